"""Playing cards: when, with which targets, who is asked, and answers (HN-3).

A card without a target is played immediately. For other cards the target is chosen first, and until
then the opponent does not know of the card. A played card waits on the stack while the enemy may
answer it, and is then resolved: last in, first out.
"""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import append, vec
from sandtable.grid.squares import NOWHERE
from sandtable.heroes.cards.effects import (
    AT_CROSSING,
    AT_NOTHING,
    AT_OWN,
    AT_TWO_ENEMIES,
    AT_TWO_OWN,
    effect_of,
    has_targets,
    target_reason,
)
from sandtable.heroes.fight import blast
from sandtable.heroes.model import events
from sandtable.heroes.model import reasons as why
from sandtable.heroes.model.battlefield import ANTI_AIR, DICE
from sandtable.heroes.model.codes import (
    AIM,
    AT,
    CARD,
    CHOOSING,
    KEEP,
    MOVING,
    ORDERS,
    PICK,
    PLAYED,
    SUPPLY,
    WINDOW,
    bit,
    code,
)
from sandtable.heroes.model.moments import (
    FIRST,
    FOURTH,
    KINDS,
    SECOND,
    THIRD,
    Moment,
    ask,
    field,
    frame,
    kind_of,
    last_of,
    new_name,
    roll,
    with_field,
    with_last,
)
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import PASSING, Skirmish
from sandtable.heroes.model.windows import (
    ANSWER,
    ANY,
    ENEMY_STEP,
    IN_GAP,
    IN_ORDERS,
    IN_SUPPLY,
    MOMENT,
    OWN_ROLL,
    afresh,
    asked,
    next_asked,
    open_window,
    passed,
)
from sandtable.heroes.move.movement import Moving

# Stages of a played card
ANSWERING: Final = 0
SHOT_AT: Final = 1
"""The enemy rolls against an air card (HN-3.4)."""
RESOLVING: Final = 2
CANCELLED: Final = 3
SHOT_ROLLED: Final = 4
"""The die against an air card has been rolled and may still be rerolled."""


# When a card may be played


def play_reason(state: Skirmish, seat: i64, card: i64, window: i64) -> i64:
    """Return why a card cannot be played in a window, or LEGAL."""
    if window == 0:
        return why.NOT_NOW
    if state.army(seat).hand[card] == 0:
        return why.NOT_IN_HAND
    if state.theatre.windows[card] & window == 0:
        return why.NOT_NOW
    effect = effect_of(state, card)
    if effect.stirs and in_passing(state):
        return why.CANNOT_STOP
    if effect.aim != AT_NOTHING:
        return LEGAL if has_targets(state, seat, card, 0) else why.NO_USE
    return LEGAL if effect.helps(state, seat, card) else why.NO_USE


def playable(state: Skirmish, seat: i64, window: i64, found: vec[i64]) -> vec[i64]:
    """Add the cards of a hand that may be played in a window to a list of codes."""
    army = state.army(seat)
    left = army.hand_size
    card: i64 = 0
    while left > 0 and card < state.theatre.n_cards:  # in a view the cards of a hand may be unknown
        if army.hand[card]:
            left -= army.hand[card]
            if state.theatre.windows[card] & window:
                if play_reason(state, seat, card, window) == LEGAL:
                    found = append(found, code(CARD, card))
        card += 1
    return found


def in_passing(state: Skirmish) -> bool:
    """Whether a moving unit is just passing through another unit's square.

    This excludes a unit that has reached the enemy it assaults: it takes no further step.
    """
    index = state.depth - 1
    while index > 0:
        top = state.frames[index]
        if kind_of(top) == MOVING and state.has(Moving.unit(top), PASSING):
            return state.at(Moving.unit(top)) != Moving.target(top)
        index -= 2
    return False


# Who is asked


def may_hold(state: Skirmish, seat: i64, card: i64) -> bool:
    """Whether a hand may hold a card, as far as both sides know: not all copies were seen."""
    army = state.army(seat)
    return army.hand_size > 0 and army.deck[card] + army.hand[card] > 0


def may_answer_step(state: Skirmish, seat: i64, mover: i64) -> bool:
    """Whether a card that the hand may hold would do something about an enemy's step."""
    theatre = state.theatre
    for card in range(theatre.n_cards):
        if theatre.windows[card] & ENEMY_STEP == 0 or theatre.windows[card] == ANY:
            continue
        if may_hold(state, seat, card):
            if effect_of(state, card).answers_step(state, seat, card, mover):
                return True
    return False


def may_act_in_gap(state: Skirmish, seat: i64) -> bool:
    """Whether a card that the hand may hold could be played between two activations."""
    theatre = state.theatre
    for card in range(theatre.n_cards):
        if theatre.windows[card] & IN_GAP == 0 or theatre.windows[card] == ANY:
            continue
        if may_hold(state, seat, card) and effect_of(state, card).fits_gap(state, seat, card):
            return True
    return False


# Playing a card


def play(state: Skirmish, seat: i64, card: i64) -> None:
    """Play a card, or ask for its target first."""
    if effect_of(state, card).aim == AT_NOTHING:
        lay_open(state, seat, card, NOWHERE, NOWHERE)
    else:
        state.push2(Choosing.frame(card, seat, NOWHERE), 0)


def lay_open(state: Skirmish, seat: i64, card: i64, first: i64, second: i64) -> None:
    """Play a card with its targets from the hand; then the enemy may answer it (HN-3.11)."""
    state.army(seat).leave_hand(card)
    if state.journal is not None:
        tell_played(state, seat, card, first, second)
    top = state.top()
    KINDS[kind_of(top)].card_played(state, top)
    state.push2(Played.frame(card, seat, first, second), 0)


def tell_played(state: Skirmish, seat: i64, card: i64, first: i64, second: i64) -> None:
    """Log a card and its targets."""
    theatre = state.theatre
    args: dict[str, object] = {"side": theatre.seats[seat], "card": theatre.cards[card]}
    args["targets"] = 0 if first < 0 else 1 if second < 0 else 2
    aim = effect_of(state, card).aim
    if aim == AT_CROSSING:
        args["aim"] = "crossing"
        args["crossing"] = theatre.crossings[first]
    elif aim == AT_OWN or aim == AT_TWO_OWN:
        args["aim"] = "own"
        events.of_units(state, "card_played", first, second, args)
        return
    elif aim != AT_NOTHING:
        args["aim"] = "enemy"
        events.of_enemies(state, state.occupant(first), args, "target")
        if second >= 0:
            events.of_enemies(state, state.occupant(second), args, "second")
    else:
        args["aim"] = "nothing"
    events.tell(state, "card_played", args)


def targets(state: Skirmish, top: i64) -> vec[i64]:
    """Return the possible targets of a card, as codes of moves."""
    card = Choosing.card(top)
    seat = Choosing.seat(top)
    first = Choosing.first(top) + 1
    effect = effect_of(state, card)
    aim = effect.aim
    found = vec[i64]()
    if aim == AT_CROSSING:
        dice = state.theatre.card_number(card, DICE)
        for crossing in blast.aimable(state, seat, effect.verb(), NOWHERE, dice):
            if target_reason(state, seat, card, first, crossing) == LEGAL:
                found = append(found, code(AIM, crossing))
        return found
    for unit in range(state.theatre.n_units):
        if aim == AT_OWN or aim == AT_TWO_OWN:
            if target_reason(state, seat, card, first, unit) == LEGAL:
                found = append(found, code(PICK, unit))
        elif state.at(unit) >= 0:
            for half in range(i64(2)):
                cell = state.square(unit, half)
                if cell >= 0 and target_reason(state, seat, card, first, cell) == LEGAL:
                    found = append(found, code(AT, cell))
    return found


class Choosing(Moment):
    """The choice of a card's target; the opponent does not know of the card yet (HN-3.11)."""

    def __init__(self) -> None:
        super().__init__("card_target", in_hand=True)
        self.rules = {"card_target": ["HN-3.11", "HN-3.1"]}

    @staticmethod
    def frame(card: i64, seat: i64, first: i64) -> i64:
        return frame(CHOOSING, card, seat, first + 1)

    @staticmethod
    def card(top: i64) -> i64:
        return field(top, FIRST)

    @staticmethod
    def seat(top: i64) -> i64:
        return field(top, SECOND)

    @staticmethod
    def first(top: i64) -> i64:
        """Return the first of two targets, or NOWHERE."""
        return field(top, THIRD) - 1

    def advance(self, state: Skirmish, top: i64) -> bool:
        return ask(state, Choosing.seat(top))

    def options(self, state: Skirmish, top: i64, seat: i64) -> vec[i64]:
        return append(targets(state, top), code(KEEP, 0))

    def asks(self, state: Skirmish, top: i64) -> i64:
        aim = effect_of(state, Choosing.card(top)).aim
        if aim == AT_CROSSING:
            return bit(AIM) | bit(KEEP)
        own = aim == AT_OWN or aim == AT_TWO_OWN
        return (bit(PICK) if own else bit(AT)) | bit(KEEP)

    def reason(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> i64:
        if kind == KEEP:
            return LEGAL
        first = Choosing.first(top) + 1
        return target_reason(state, Choosing.seat(top), Choosing.card(top), first, arg)

    def choose(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> None:
        """Store a target, and play the card when it has all its targets."""
        if kind == KEEP:
            state.pop2()
            return
        card = Choosing.card(top)
        seat = Choosing.seat(top)
        first = Choosing.first(top)
        aim = effect_of(state, card).aim
        if (aim == AT_TWO_OWN or aim == AT_TWO_ENEMIES) and first < 0:
            state.replace_top(Choosing.frame(card, seat, arg))
            return
        state.pop2()
        if first < 0:
            lay_open(state, seat, card, arg, NOWHERE)
        else:
            lay_open(state, seat, card, first, arg)

    def question(self, state: Skirmish, top: i64, args: dict[str, object]) -> str:
        args["card"] = state.theatre.cards[Choosing.card(top)]
        return self.prompt


class Played(Moment):
    """A played card: the enemy may answer it, then it is resolved (HN-3.11)."""

    def __init__(self) -> None:
        super().__init__("answer")
        self.rules = {"answer": ["HN-3.3", "HN-3.11"], "dice_rolled": ["HN-12.5", "HN-3.8"]}

    @staticmethod
    def frame(card: i64, seat: i64, first: i64, second: i64) -> i64:
        return frame(PLAYED, card, seat, first + 1, second + 1, ANSWERING)

    @staticmethod
    def card(top: i64) -> i64:
        return field(top, FIRST)

    @staticmethod
    def seat(top: i64) -> i64:
        return field(top, SECOND)

    @staticmethod
    def first(top: i64) -> i64:
        """Return the card's target, or NOWHERE."""
        return field(top, THIRD) - 1

    @staticmethod
    def second(top: i64) -> i64:
        return field(top, FOURTH) - 1

    @staticmethod
    def stage(top: i64) -> i64:
        return last_of(top)

    def advance(self, state: Skirmish, top: i64) -> bool:
        stage = Played.stage(top)
        seat = Played.seat(top)
        if stage == ANSWERING or stage == SHOT_ROLLED:
            # HN-3.8: also after a roll, before it counts.
            if asked(state, 1 - seat):
                return ask(state, 1 - seat)
            self.go_on(state, top)
            return False
        if stage == SHOT_AT:
            return roll(state)
        if stage == CANCELLED:
            state.pop2()
            state.army(seat).put_away(Played.card(top))
            events.of_card(state, "card_cancelled", seat, Played.card(top))
            return False
        self.resolve(state, top)
        return False

    def go_on(self, state: Skirmish, top: i64) -> None:
        """Continue after the answers: roll against an air card, resolve any other card."""
        if Played.stage(top) == SHOT_ROLLED:
            self.shoot_down(state, top, state.more())
        elif effect_of(state, Played.card(top)).is_shot_at():
            state.replace_top(with_last(top, SHOT_AT))
        else:
            state.replace_top(with_last(top, RESOLVING))

    def shoot_down(self, state: Skirmish, top: i64, die: i64) -> None:
        """Cancel the card if the die reaches its anti-air value (HN-3.4)."""
        needs = state.theatre.card_number(Played.card(top), ANTI_AIR)
        state.set_top(with_last(top, CANCELLED if die >= needs else RESOLVING), 0)

    def resolve(self, state: Skirmish, top: i64) -> None:
        """Apply the card's effect and discard it."""
        card = Played.card(top)
        seat = Played.seat(top)
        state.pop2()
        state.army(seat).put_away(card)
        effect = effect_of(state, card)
        target = Played.first(top)
        if effect.aim == AT_NOTHING:
            void = not effect.helps(state, seat, card)
        else:
            void = target_reason(state, seat, card, 0, target) != LEGAL
        if void:
            events.of_card(state, "card_void", seat, card)
            return
        events.of_card(state, "card_resolved", seat, card)
        effect.resolve(state, seat, card, target, Played.second(top))

    def window(self, state: Skirmish, top: i64, seat: i64) -> i64:
        return OWN_ROLL if Played.stage(top) == SHOT_ROLLED else ANSWER

    def choose(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> None:
        self.go_on(state, top)

    def settle(self, state: Skirmish, top: i64, outcome: i64) -> None:
        seat = Played.seat(top)
        if state.journal is not None:
            events.rolled(state, 1 - seat, [int(outcome)], "anti_air")
        if state.theatre.corrected:
            state.set_top(with_last(top, SHOT_ROLLED), outcome)
            open_window(state, bit(seat))
        else:
            self.shoot_down(state, top, outcome)

    def roll_again(self, state: Skirmish, top: i64) -> None:
        state.set_top(with_last(top, SHOT_AT), 0)

    def cancel(self, state: Skirmish, top: i64) -> None:
        """Cancel the card; a No! that is answered by another No! returns to its owner's hand."""
        card = Played.card(top)
        seat = Played.seat(top)
        if effect_of(state, card).comes_back():
            state.pop2()
            state.army(seat).take_back(card)
            events.of_card(state, "card_returned", seat, card)
        else:
            state.replace_top(with_last(top, CANCELLED))

    def question(self, state: Skirmish, top: i64, args: dict[str, object]) -> str:
        if Played.stage(top) == SHOT_ROLLED:
            args["dice"] = [int(state.more())]
            return "dice_rolled"
        args["card"] = state.theatre.cards[Played.card(top)]
        return self.prompt

    def renamed(self, state: Skirmish, frame: i64, units: vec[i64], order: vec[i64]) -> i64:
        aim = effect_of(state, Played.card(frame)).aim
        if aim == AT_OWN or aim == AT_TWO_OWN:
            first = new_name(units, order, Played.first(frame))
            second = new_name(units, order, Played.second(frame))
            frame = with_field(with_field(frame, THIRD, first + 1), FOURTH, second + 1)
        return frame


class Window(Moment):
    """A window for seats that are asked at every window (HN-3.10)."""

    def __init__(self) -> None:
        super().__init__("window")
        self.rules = {"window": ["HN-3.8", "HN-3.10"]}

    def advance(self, state: Skirmish, top: i64) -> bool:
        seat = next_asked(state, top)
        if seat >= 0:
            return ask(state, seat)
        state.pop2()
        return False

    def window(self, state: Skirmish, top: i64, seat: i64) -> i64:
        if state.phase == SUPPLY:
            return IN_SUPPLY
        return IN_ORDERS if state.phase == ORDERS else MOMENT

    def choose(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> None:
        state.replace_top(passed(top))

    def card_played(self, state: Skirmish, top: i64) -> None:
        state.replace_top(afresh(top))


KINDS[CHOOSING] = Choosing()
KINDS[PLAYED] = Played()
KINDS[WINDOW] = Window()
