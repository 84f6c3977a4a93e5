"""UN-8: points, and the end of the game."""

from mypy_extensions import i64

from sandtable.undaunted.field import NO_AIM
from sandtable.undaunted.out_of_reach import available, has
from sandtable.undaunted.rules.setup import SetUp
from sandtable.undaunted.state import Battle


class Ending(SetUp):
    """The checks after every effect."""

    def check_end(self, state: Battle) -> None:
        """End the game if a side has reached its points or no longer can (UN-8.2, UN-8.5)."""
        for seat in range(i64(2)):
            if self.claims(state, seat):
                state.finish(seat, "objectives")
                return
        lost_one = self.has_lost_hope(state, 0)
        lost_other = self.has_lost_hope(state, 1)
        if lost_one and lost_other:
            self.decide_on_points(state, "both_hopeless")
        elif lost_one and state.other.points > state.one.points:
            state.finish(1, "hopeless")
        elif lost_other and state.one.points > state.other.points:
            state.finish(0, "hopeless")

    def worth(self, state: Battle, seat: i64, tile: i64) -> i64:
        """Return the objective points that a side has for controlling a tile."""
        return self.field.objective[tile]

    def claims(self, state: Battle, seat: i64) -> bool:
        """UN-8.2: return whether a side that plays for points has reached them."""
        goal = self.field.points_to_win[seat]
        return goal != NO_AIM and state.side(seat).points >= goal

    def decide_on_points(self, state: Battle, ending: str) -> None:
        """UN-8.4: more points win; in a tie the holder of the initiative marker wins."""
        if state.one.points > state.other.points:
            state.finish(0, ending)
        elif state.other.points > state.one.points:
            state.finish(1, ending)
        else:
            state.finish(state.holder, ending)

    def has_lost_hope(self, state: Battle, seat: i64) -> bool:
        """UN-8.5: return whether a side that plays for points can no longer reach them."""
        return self.field.points_to_win[seat] != NO_AIM and not self.can_reach(state, seat)

    def can_reach(self, state: Battle, seat: i64) -> bool:
        """UN-8.5: return whether a side could still reach the points it needs."""
        field = self.field
        side = state.side(seat)
        if has(field, side, field.controllers) and has(field, side, field.scouts):
            return True  # every tile can be controlled, and a scenario never requires more
        cards = available(field, side)
        reach = side.points
        if cards & field.controllers:
            open_tiles = ~side.controlled
            if not cards & self.field.scouts:
                open_tiles &= side.marked
            for tile in range(self.field.n_tiles):
                if open_tiles >> tile & 1:
                    reach += self.worth(state, seat, tile)
        return reach >= self.field.points_to_win[seat]
