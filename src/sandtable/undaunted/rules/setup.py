"""UN-2: the set-up of a scenario."""

from mypy_extensions import i64

from sandtable.core.vec import vec
from sandtable.undaunted.field import Battlefield
from sandtable.undaunted.reasons import Reasons
from sandtable.undaunted.state import Side


class SetUp:
    """The scenario of these rules, and its position before the first draw."""

    def __init__(self, field: Battlefield, reasons: Reasons) -> None:
        self.field: Battlefield = field
        self.reasons: Reasons = reasons

    def new_side(self, seat: i64) -> Side:
        field = self.field
        n = field.n_cards
        empty = vec[i64]([0] * int(n))
        side = Side(
            field.deck[seat * n : seat * n + n],
            empty[:],
            empty[:],
            empty[:],
            field.supply[seat * n : seat * n + n],
            empty[:],
            field.stands[seat * field.n_units : (seat + 1) * field.n_units],
        )
        for count in side.deck:
            side.deck_size += count
        side.controlled = field.controlled[seat]
        side.marked = field.scouted[seat] | side.controlled
        for tile in range(field.n_tiles):
            if side.controlled >> tile & 1:
                side.points += self.worth_at_start(seat, tile)
        return side

    def worth_at_start(self, seat: i64, tile: i64) -> i64:
        """Return the objective points of a tile that a side controls from the start."""
        return self.field.objective[tile]
