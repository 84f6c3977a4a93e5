"""UN-5: movement."""

from mypy_extensions import i64

from sandtable.core.vec import append, vec
from sandtable.undaunted import events
from sandtable.undaunted import reasons as why
from sandtable.undaunted.codes import HALT, MOVE, SCOUT, STALK, TO, code
from sandtable.undaunted.frames import Stepping
from sandtable.undaunted.reasons import LEGAL
from sandtable.undaunted.rules.ending import Ending
from sandtable.undaunted.state import Battle, Side


class Movement(Ending):
    """Move, Scout and Stalk: steps to adjacent tiles, one by one (UN-5.7)."""

    def movement_reason(self, state: Battle, verb: i64, here: i64) -> i64:
        """Return why a unit on this tile cannot move with this verb at all, or LEGAL."""
        near = self.field.near[here]
        if verb == MOVE:
            marked = state.side(state.active).marked
            return LEGAL if near & marked else why.NO_SCOUTED_NEIGHBOUR
        return LEGAL if near else why.NO_NEIGHBOUR

    def step_options(self, state: Battle, top: i64) -> vec[i64]:
        field = self.field
        codes = vec[i64](capacity=16)
        unit = Stepping.card(top)
        verb = Stepping.verb(top)
        first = state.side(state.active).at[unit] * 7
        for index in range(first, first + field.neighbours[first + 6]):
            tile = field.neighbours[index]
            if self.step_reason(state, unit, verb, tile) == LEGAL:
                codes = append(codes, code(TO, tile))
        if self.halt_reason(top) == LEGAL:
            codes = append(codes, code(HALT, 0))
        return codes

    def step_reason(self, state: Battle, unit: i64, verb: i64, tile: i64) -> i64:
        """Return why a unit cannot step to this tile, or LEGAL."""
        side = state.side(state.active)
        if not self.field.near[side.at[unit]] >> tile & 1:
            return why.NOT_ADJACENT
        if self.needs_marker(verb) and not side.marked >> tile & 1:
            return why.NOT_SCOUTED
        return LEGAL

    def halt_reason(self, top: i64) -> i64:
        return LEGAL if Stepping.moved(top) else why.FIRST_STEP_DUE

    def needs_marker(self, verb: i64) -> bool:
        """UN-5.2, UN-5.4, UN-5.5: only Scout and Stalk can enter tiles without an own marker."""
        return verb != SCOUT and verb != STALK

    def step(self, state: Battle, top: i64, tile: i64) -> None:
        unit = Stepping.card(top)
        verb = Stepping.verb(top)
        side = state.side(state.active)
        start = side.at[unit]
        side.at[unit] = tile
        events.moved(state, unit, verb, start, tile)
        if verb == SCOUT and not side.marked >> tile & 1:
            self.scout_tile(state, state.active, tile)
        self.moved(state, unit, verb)
        state.replace_top(Stepping.of(unit, verb, Stepping.left(top) - 1, 1))

    def moved(self, state: Battle, unit: i64, verb: i64) -> None:
        """Apply the title's additional effects of a step."""

    def scout_tile(self, state: Battle, seat: i64, tile: i64) -> None:
        """UN-5.4: place a marker and take a Fog of War from the supply, if there is one."""
        side = state.side(seat)
        side.marked |= i64(1) << tile
        taken = self.fog_to_discard(side)
        events.scouted(state, seat, tile, taken)

    def fog_to_discard(self, side: Side) -> bool:
        fog = self.field.fog
        if side.supply[fog] == 0:
            return False
        side.supply[fog] -= 1
        side.put_away(fog)
        return True
