"""Foolish play in Heroes: wasted orders and cards, rerolls of won dice, fire on own units."""

from collections.abc import Sequence

from sandtable.core.follies import Folly, FollyCounter
from sandtable.core.moves import Move
from sandtable.core.state import State
from sandtable.heroes.facets.heuristics.effect_numbers import EVERYBODY_MOVES, REROLL_DICE
from sandtable.heroes.facets.heuristics.option_values import Judgement
from sandtable.heroes.fight import blast
from sandtable.heroes.fight.assault import has_won
from sandtable.heroes.model.codes import (
    AIM,
    ASSAULTING,
    AT,
    ATTACK,
    BOARD,
    CARD,
    DO,
    FAUST,
    FIRE,
    GO,
    HALT,
    MENU,
    MOVING,
    NOTHING,
    PASS,
    REFILL,
    REROLL,
    REROLL_DIE,
    SHOW,
    SHOWN,
    SUPPLY,
    TARGETING,
)
from sandtable.heroes.model.moments import kind_of
from sandtable.heroes.model.state import Skirmish
from sandtable.heroes.move.activation import BY_CARD, Activation
from sandtable.heroes.move.movement import FLIPPED, STEPPED, Moving, may_turn

GOOD_CHANCE = 0.4
"""Chance to hit above which an idle unit should make an attack."""
OFTEN = 4
"""Number of chances for a long ride of which a side should use at least one."""

ORDER_IDLE = "order-idle"
ATTACK_UNPLAYED = "attack-unplayed"
WALK_BACK = "walk-back"
GO_UNPLAYED = "go-go-go-unplayed"
TRANSPORTS_UNUSED = "transports-unused"
WON_REROLLED = "won-rerolled"
REFILLED_LATE = "refilled-late"
FIRE_ON_OWN = "fire-on-own"

FOLLIES = (
    Folly(ORDER_IDLE, 0.05),
    Folly(ATTACK_UNPLAYED, 0.01),
    Folly(WALK_BACK, 0.05),
    Folly(GO_UNPLAYED, 0.7),
    Folly(TRANSPORTS_UNUSED, 0.7),
    Folly(WON_REROLLED, 0.0),
    Folly(REFILLED_LATE, 0.0),
    Folly(FIRE_ON_OWN, 0.02),
)


class HeroesFollies(FollyCounter):
    def __init__(self, follies: Sequence[Folly]) -> None:
        super().__init__(follies)
        self._menu: Skirmish | None = None
        """The position in which the unit that is about to move was activated."""
        self._marching: dict[int, int] = {}
        """Where each unit started its current move."""
        self._came_from: dict[int, int] = {}
        """Where the last move of each unit started, if it has only moved since."""
        self._offers = [0, 0]
        self._boarded = [False, False]
        self._go: list[set[str]] = [set(), set()]

    def watch(self, state: State, seat: int, move: Move) -> None:
        assert isinstance(state, Skirmish)
        kind, arg = move.code >> 10, move.code & 1023
        top = state.top()
        asked = kind_of(top)
        self._end_marches(state)
        if asked == MENU and kind == DO:
            self._act(state, arg)
        elif asked == MOVING:
            self._go_on(state, seat, kind)
        elif asked in (ATTACK, ASSAULTING) and has_won(state, top, seat):
            again = kind in (REROLL, REROLL_DIE) or (kind == CARD and _rerolls(state, arg))
            self.note(WON_REROLLED, again)
        elif asked == TARGETING and kind == AIM:
            self.note(FIRE_ON_OWN, hurts_own_side(state, seat, arg))
        if kind == SHOW and arg == REFILL:
            self.note(REFILLED_LATE, state.phase == SUPPLY)
        self._look_at_cards(state, seat, kind, arg)

    def _act(self, state: Skirmish, verb: int) -> None:
        top = state.top()
        unit = int(Activation.unit(top))
        if verb not in (NOTHING, GO):
            self._came_from.pop(unit, None)
        if Activation.done(top) or Activation.mover(top) >= 0 or Activation.flags(top) & BY_CARD:
            return
        if state.token(unit) < SHOWN:
            return
        self._menu = None
        if verb == GO:
            self._menu = state.clone()
        else:
            self._note_order(state, verb == NOTHING)

    def _note_order(self, menu: Skirmish, is_idle: bool) -> None:
        self.note(ORDER_IDLE, is_idle)
        self.note(ATTACK_UNPLAYED, is_idle and can_attack(menu))

    def _go_on(self, state: Skirmish, seat: int, kind: int) -> None:
        top = state.top()
        unit = int(Moving.unit(top))
        began = Moving.flags(top) & (STEPPED | FLIPPED)
        if not began and state.at(unit) >= 0:
            self._marching.setdefault(unit, int(state.at(unit)))
        menu = self._menu
        if menu is not None and Activation.unit(menu.top()) == unit and kind not in (CARD, PASS):
            self._menu = None
            stays = kind == HALT and not began and not may_turn(state, unit)
            self._note_order(menu, stays)
        self._boarded[seat] |= kind == BOARD
        self._offers[seat] += could_ride(state, unit, seat)

    def _end_marches(self, state: Skirmish) -> None:
        """Note the moves that have ended."""
        frames = [state.frames[index] for index in range(1, int(state.depth), 2)]
        moving = {int(Moving.unit(frame)) for frame in frames if kind_of(frame) == MOVING}
        for unit in [unit for unit in self._marching if unit not in moving]:
            start, end = self._marching.pop(unit), int(state.at(unit))
            if end >= 0 and end != start:
                self.note(WALK_BACK, self._came_from.get(unit) == end)
                self._came_from[unit] = start

    def _look_at_cards(self, state: Skirmish, seat: int, kind: int, arg: int) -> None:
        effect = state.theatre.effect
        for code in state.codes(seat):
            if code >> 10 == CARD and effect[code & 1023] == EVERYBODY_MOVES:
                self._go[seat].add("offered")
        if kind == CARD and effect[arg] == EVERYBODY_MOVES:
            self._go[seat].add("played")

    def finish(self, state: State) -> None:
        for seat in range(2):
            if self._offers[seat] >= OFTEN:
                self.note(TRANSPORTS_UNUSED, not self._boarded[seat])
            if self._go[seat]:
                self.note(GO_UNPLAYED, "played" not in self._go[seat])


def _rerolls(state: Skirmish, card: int) -> bool:
    return state.theatre.effect[card] == REROLL_DICE


def could_ride(state: Skirmish, unit: int, seat: int) -> bool:
    """Whether a unit that has far to go may board a faster transport that has not acted."""
    transports = [code & 1023 for code in state.codes(seat) if code >> 10 == BOARD]
    if not transports:
        return False
    outlook = Judgement(state, seat)
    return any(
        outlook.is_lift(transport, unit, state.at(unit)) and not outlook.has_acted(transport)
        for transport in transports
    )


def can_attack(menu: Skirmish) -> bool:
    """Whether the activated unit could attack with a good chance.

    False for a concealed unit, which may be better off if it does not reveal itself.
    """
    unit = Activation.unit(menu.top())
    seat = menu.seat_of(unit)
    if menu.concealed(unit):
        return False
    for code in menu.codes(seat):
        if code >> 10 != DO or not FIRE <= code & 1023 <= FAUST:
            continue
        aiming = menu.clone()
        aiming.choose_code(code, seat)
        if kind_of(aiming.top()) != TARGETING:
            continue
        for target in aiming.codes(seat):
            odds = aiming.preview_code(target) if target >> 10 == AT else {}
            if odds.get("hits", 0) >= GOOD_CHANCE * odds.get("ways", 1):
                return True
    return False


def hurts_own_side(state: Skirmish, seat: int, crossing: int) -> bool:
    """Whether a template covers more own units than enemies."""
    under = [
        state.seat_of(unit) == seat
        for unit in range(int(state.theatre.n_units))
        if blast.under(state, unit, crossing)
    ]
    return 2 * sum(under) > len(under)
