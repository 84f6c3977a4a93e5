"""The options of a decision as numbers for learning: kind, card, place and odds."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import vec
from sandtable.undaunted.codes import AT, BID, DO, ENTER, PLAY, TAKE, TO, UNITS, VERBS
from sandtable.undaunted.features import Observer
from sandtable.undaunted.frames import CARD, FIRING, STEPPING, TAKING, Action, kind_of
from sandtable.undaunted.state import OFF_BOARD, Battle

KINDS: Final = 32
PLACE_NUMBERS: Final = 9
ODDS_NUMBERS: Final = 4


class Surveyor:
    """Converts the options of one scenario into numbers, a row for each."""

    def __init__(self, observer: Observer) -> None:
        field = observer.field
        self.observer: Observer = observer
        self.cards: i64 = field.n_unit_slots + field.n_command_slots + 1
        self.targets: i64 = field.n_unit_slots
        self.width: i64 = (
            KINDS
            + VERBS
            + self.cards
            + self.targets
            + PLACE_NUMBERS
            + ODDS_NUMBERS
            + observer.rules.choice_feature_count()
        )

    def survey(self, state: Battle, seat: i64, values: vec[float], first: i64, known: bool) -> None:
        """Write the rows of a seat's options in sequence.

        ``known``: whether the tile values of this position have already been computed.
        """
        if not known:
            self.observer.weigh(state)
        top = state.top()
        for code in state.codes(seat):
            self.row(state, seat, top, code, values, first)
            first += self.width

    def row(
        self, state: Battle, seat: i64, top: i64, code: i64, values: vec[float], first: i64
    ) -> None:
        kind = code >> 8
        arg = code & 255
        asked = kind_of(top)
        values[first + kind] = 1.0
        at = first + KINDS
        verb: i64 = -1
        if kind == DO:
            verb = arg
        elif asked == STEPPING or asked == FIRING or asked == TAKING:
            verb = Action.verb(top)
        if verb >= 0:
            values[at + verb] = 1.0
        at += VERBS
        card: i64 = -1
        if kind == BID or kind == PLAY or kind == TAKE:
            card = arg
        elif asked == CARD or asked == STEPPING or asked == FIRING:
            card = Action.card(top)
        if card >= 0:
            values[at + self.slot(card)] = 1.0
        at += self.cards
        if kind == AT:
            values[at + self.observer.field.slots[arg & (UNITS - 1)]] = 1.0
        at += self.targets
        if kind == TO or kind == ENTER:
            self.place(state, seat, card, arg, values, at)
        at += PLACE_NUMBERS
        self.odds(state, seat, top, code, values, at)
        at += ODDS_NUMBERS
        self.observer.rules.add_choice_features(state, seat, top, code, self, values, at)

    def slot(self, card: i64) -> i64:
        field = self.observer.field
        if card == field.fog:
            return self.cards - 1
        place = field.slots[card]
        return place if card < field.n_units else field.n_unit_slots + place

    def place(
        self, state: Battle, seat: i64, unit: i64, tile: i64, values: vec[float], at: i64
    ) -> None:
        """Write the properties of a tile for a unit that could go there."""
        observer = self.observer
        field = observer.field
        side = state.side(seat)
        foe = state.side(1 - seat)
        pull = observer.pull(seat, side, tile)
        values[at] = pull
        values[at + 1] = observer.worths[seat * field.n_tiles + tile] / 3.0
        values[at + 2] = float(observer.low[tile]) / 3.0
        values[at + 3] = float(side.marked >> tile & 1)
        values[at + 4] = float(side.controlled >> tile & 1)
        values[at + 5] = float(foe.controlled >> tile & 1)
        for other in range(field.n_units):
            if foe.at[other] == tile:
                values[at + 6] += 0.5
        if unit >= 0 and unit < field.n_units:
            here = side.at[unit]
            if here != OFF_BOARD:
                values[at + 7] = pull - observer.pull(seat, side, here)
                values[at + 8] = observer.danger(foe, unit, tile)
                values[at + 8] -= observer.danger(foe, unit, here)

    def odds(
        self, state: Battle, seat: i64, top: i64, code: i64, values: vec[float], at: i64
    ) -> None:
        """Write the chance of a hit and its effect."""
        found = self.observer.rules.preview(state, code)
        if len(found) == 0:
            return
        values[at] = float(found["hits"]) / float(found["ways"])
        if code >> 8 == AT:
            unit = code & (UNITS - 1)
            foe = state.side(1 - seat)
            lives = self.observer.lives(foe, unit)
            values[at + 1] = float(lives) / 4.0
            values[at + 2] = values[at] if lives == 0 else 0.0
            values[at + 3] = float(foe.suppressed >> unit & 1)
