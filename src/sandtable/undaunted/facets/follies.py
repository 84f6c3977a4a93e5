"""Foolish play in Undaunted that applies to every title."""

from collections.abc import Sequence

from sandtable.core.follies import Folly, FollyCounter
from sandtable.core.moves import Move
from sandtable.core.state import DECISION, State
from sandtable.undaunted.codes import (
    ATTACK,
    CONTROL,
    DO,
    END,
    ENTER,
    HUNKER_DOWN,
    MOVE,
    PLAY,
    STALK,
    TO,
    arg_of_move,
    kind_of_move,
)
from sandtable.undaunted.frames import STEPPING, Card, Stepping, kind_of
from sandtable.undaunted.reasons import LEGAL
from sandtable.undaunted.state import OFF_BOARD, Battle

GOOD_CHANCE = 0.4
"""Hit chance from which not playing an attack is foolish; the hand is discarded anyway."""

ATTACK_UNPLAYED = "attack-unplayed"
CONTROL_UNPLAYED = "control-unplayed"
CARD_BURIED = "card-buried"
WALK_BACK = "walk-back"

FOLLIES = (
    Folly(ATTACK_UNPLAYED, 0.01),
    Folly(CONTROL_UNPLAYED, 0.01),
    Folly(CARD_BURIED, 0.05),
    Folly(WALK_BACK, 0.05),
)


class UndauntedFollies(FollyCounter):
    def __init__(self, follies: Sequence[Folly]) -> None:
        super().__init__(follies)
        self._turn = (-1, -1)
        self._came_from: dict[tuple[int, int], int] = {}
        """The tile each unit came from, for units that have done nothing since."""

    def watch(self, state: State, seat: int, move: Move) -> None:
        assert isinstance(state, Battle)
        kind = kind_of_move(move.code)
        if kind in (PLAY, END):
            self._play(state, seat, kind == END)
        elif kind == DO:
            self._do(state, seat, int(arg_of_move(move.code)))
        elif kind == TO and kind_of(state.top()) == STEPPING:
            self._step(state, seat, int(arg_of_move(move.code)))

    def _play(self, state: Battle, seat: int, ends: bool) -> None:
        """Count each turn as an opportunity to end it too early."""
        turn = (int(state.round), seat)
        if turn != self._turn:
            self._turn = turn
            for name in (ATTACK_UNPLAYED, CONTROL_UNPLAYED):
                self.occasions[name] += 1
        if ends:
            self.counts[ATTACK_UNPLAYED] += self.can_attack(state, seat)
            self.counts[CONTROL_UNPLAYED] += can_score(state, seat)

    def _do(self, state: Battle, seat: int, verb: int) -> None:
        if len(state.codes(seat)) > 1:
            self.note(CARD_BURIED, verb == HUNKER_DOWN)
        if verb not in (MOVE, STALK):
            self._came_from.pop((seat, int(Card.card(state.top()))), None)

    def _step(self, state: Battle, seat: int, to: int) -> None:
        """Count steps back to the previous tile. Scouts may return, because they leave a marker."""
        top = state.top()
        unit = int(Stepping.card(top))
        here = int(state.side(seat).at[unit])
        if Stepping.verb(top) in (MOVE, STALK):
            self.note(WALK_BACK, self._came_from.get((seat, unit)) == to)
            self._came_from[seat, unit] = here

    def can_attack(self, state: Battle, seat: int) -> bool:
        """Return whether the remaining choices can lead to an attack with a good chance."""
        for code in state.codes(seat):
            kind = kind_of_move(code)
            odds = state.preview_code(code)
            if odds:
                if odds["hits"] >= GOOD_CHANCE * odds["ways"]:
                    return True
            elif kind in (PLAY, ENTER) or self.names_attack(state, code):
                after = state.clone()
                after.choose_code(code, seat)
                if after.waits == DECISION and self.can_attack(after, seat):
                    return True
        return False

    def names_attack(self, state: Battle, code: int) -> bool:
        """Return whether a choice plays a card for an attack."""
        return code == DO << 8 | ATTACK


def can_score(state: Battle, seat: int) -> bool:
    """Return whether a card in hand could take an objective with points."""
    side = state.side(seat)
    rules = state.rules
    return any(
        side.hand[card]
        and side.at[card] != OFF_BOARD
        and rules.verb_reason(state, card, CONTROL) == LEGAL
        and rules.worth(state, seat, side.at[card]) > 0
        for card in range(int(state.field.n_units))
    )
