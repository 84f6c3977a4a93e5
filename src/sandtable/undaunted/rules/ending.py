"""UN-8: points, and how the game ends."""

from mypy_extensions import i64

from sandtable.undaunted.field import NO_AIM
from sandtable.undaunted.out_of_reach import available, has
from sandtable.undaunted.rules.setup import SetUp
from sandtable.undaunted.state import Battle


class Ending(SetUp):
    """What is checked after every effect."""

    def check_end(self, state: Battle) -> None:
        """Whether an effect has ended the game."""
        raise NotImplementedError

    def worth(self, state: Battle, seat: i64, tile: i64) -> i64:
        """The objective points a side has on a tile while it controls it."""
        return self.field.objective[tile]

    def claims(self, state: Battle, seat: i64) -> bool:
        """UN-8.2: whether a side whose aim is points has reached them."""
        goal = self.field.points_to_win[seat]
        return goal != NO_AIM and state.side(seat).points >= goal

    def decide_on_points(self, state: Battle, ending: str) -> None:
        """UN-8.4: more points win; on a tie the holder of the initiative marker."""
        if state.one.points > state.other.points:
            state.finish(0, ending)
        elif state.other.points > state.one.points:
            state.finish(1, ending)
        else:
            state.finish(state.holder, ending)

    def can_reach(self, state: Battle, seat: i64) -> bool:
        """UN-8.5: whether a side could still reach the points it needs."""
        field = self.field
        side = state.side(seat)
        if has(field, side, field.controllers) and has(field, side, field.scouts):
            return True  # every tile is open to it, and a scenario never asks for more
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
