"""What is left to chance: dice, cards, bonuses, where an item lies."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.errors import BadOutcome
from sandtable.grid.squares import NOWHERE
from sandtable.heroes.fight import assault
from sandtable.heroes.model.codes import (
    ASSAULTING,
    BONUSES,
    DAMAGE,
    DEMOLISHING,
    DRAWING,
    GOOD_VIBRATIONS,
    SPOTTING,
    TAKING_BONUS,
    field_a,
    field_c,
    kind_of,
)
from sandtable.heroes.model.state import Skirmish

DICE: Final = 0
CARD: Final = 1
BONUS: Final = 2
SPOT: Final = 3


def sort(state: Skirmish) -> i64:
    """What kind of chance is owed."""
    kind = kind_of(state.top())
    if kind == DRAWING:
        return CARD
    if kind == TAKING_BONUS:
        return BONUS
    return SPOT if kind == SPOTTING else DICE


def dice(state: Skirmish) -> i64:
    """How many dice are rolled."""
    top = state.top()
    kind = kind_of(top)
    if kind == ASSAULTING:
        held: i64 = 1 if assault.held_back(state.more()) else 0
        if assault.stage_of(top) == assault.ROLL_ATTACKER:
            return 2 - held
        return assault.defender_dice(state, top) - held
    if kind == DEMOLISHING:
        return field_c(top) - digits(state.more())
    if kind == DAMAGE and state.able(field_a(top), GOOD_VIBRATIONS):
        return 2 - digits(state.more())
    return 1


def digits(number: i64) -> i64:
    """How many dice, kept as digits, are not rolled again."""
    count: i64 = 0
    while number > 0:
        count += 1
        number //= 10
    return count


def joined(kept: i64, roll: i64) -> i64:
    """Dice that were not rolled again, and those that were."""
    return int(str(kept) + str(roll)) if kept > 0 else roll


def without(faces: i64, face: i64) -> i64:
    """The dice, as digits, that do not show a face."""
    kept: i64 = 0
    while faces:
        if faces % 10 != face:
            kept = kept * 10 + faces % 10
        faces //= 10
    return kept


def ways_of(number: i64) -> i64:
    total: i64 = 1
    for _ in range(number):
        total *= 6
    return total


def ways(state: Skirmish) -> i64:
    what = sort(state)
    if what == CARD:
        return state.army(field_a(state.top())).deck_size
    if what == BONUS:
        total: i64 = 0
        for kind in range(i64(len(BONUSES))):
            total += state.pool(kind)
        return total
    if what == SPOT:
        return spots(state)
    return ways_of(dice(state))


def spots(state: Skirmish) -> i64:
    item = field_a(state.top())
    count: i64 = 0
    for index in range(i64(8)):
        if state.theatre.item_spots[item * 8 + index] != NOWHERE:
            count += 1
    return count


def outcome(state: Skirmish, way: i64) -> i64:
    """A card, a bonus, a place; dice are the digits of a number."""
    what = sort(state)
    if what == CARD:
        deck = state.army(field_a(state.top())).deck
        card: i64 = 0
        while way >= deck[card]:
            way -= deck[card]
            card += 1
        return card
    if what == BONUS:
        kind: i64 = 0
        while way >= state.pool(kind):
            way -= state.pool(kind)
            kind += 1
        return kind
    if what == SPOT:
        return way
    roll: i64 = 0
    for _ in range(dice(state)):
        roll = roll * 10 + way % 6 + 1
        way //= 6
    return roll


def odds(state: Skirmish) -> list[tuple[int, int]]:
    what = sort(state)
    if what == CARD:
        deck = state.army(field_a(state.top())).deck
        return [(card, int(deck[card])) for card in range(len(deck)) if deck[card]]
    if what == BONUS:
        return [(kind, int(state.pool(kind))) for kind in range(len(BONUSES)) if state.pool(kind)]
    if what == SPOT:
        return [(way, 1) for way in range(int(spots(state)))]
    counts: dict[int, int] = {}
    for way in range(ways_of(dice(state))):
        faces = "".join(sorted(str(outcome(state, way))))
        counts[int(faces)] = counts.get(int(faces), 0) + 1
    return sorted(counts.items())


def possible(state: Skirmish, outcome: i64) -> bool:
    what = sort(state)
    if what == CARD:
        deck = state.army(field_a(state.top())).deck
        return 0 <= outcome < len(deck) and deck[outcome] > 0
    if what == BONUS:
        return 0 <= outcome < len(BONUSES) and state.pool(outcome) > 0
    if what == SPOT:
        return 0 <= outcome < spots(state)
    return are_faces(str(outcome), int(dice(state)))


def are_faces(text: str, number: int) -> bool:
    return len(text) == number and all(face in "123456" for face in text)


def faces(roll: int) -> list[int]:
    return [int(face) for face in str(roll)]


def chance_text(state: Skirmish) -> str:
    what = sort(state)
    if what == CARD:
        return f"a draw of {state.theatre.seats[field_a(state.top())]}"
    if what == BONUS:
        return f"a bonus of {state.theatre.seats[field_a(state.top())]}"
    if what == SPOT:
        return f"the place of {state.theatre.items[field_a(state.top())]}"
    return f"a roll of {dice(state)} dice"


def outcome_text(state: Skirmish, outcome: i64) -> str:
    what = sort(state)
    theatre = state.theatre
    if what == CARD:
        return f"draw {theatre.seats[field_a(state.top())]} {theatre.cards[outcome]}"
    if what == BONUS:
        return f"bonus {theatre.seats[field_a(state.top())]} {BONUSES[outcome]}"
    if what == SPOT:
        item = field_a(state.top())
        return f"spot {theatre.cells[theatre.item_spots[item * 8 + outcome]]}"
    return "roll " + " ".join(str(outcome))


def parse_outcome(state: Skirmish, text: str) -> int:
    what = sort(state)
    words = text.split()
    theatre = state.theatre
    if what == CARD and len(words) == 3 and words[0] == "draw":
        if words[1] == theatre.seats[field_a(state.top())] and words[2] in theatre.cards:
            return theatre.card(words[2])
    elif what == BONUS and len(words) == 3 and words[0] == "bonus":
        if words[1] == theatre.seats[field_a(state.top())] and words[2] in BONUSES:
            return BONUSES.index(words[2])
    elif what == SPOT and len(words) == 2 and words[0] == "spot":
        item = field_a(state.top())
        for way in range(int(spots(state))):
            if theatre.cells[theatre.item_spots[item * 8 + way]] == words[1]:
                return way
    elif what == DICE and words and words[0] == "roll":
        roll = "".join(words[1:])
        if are_faces(roll, int(dice(state))) and len(words) == len(roll) + 1:
            return int(roll)
    raise BadOutcome(f"{text!r} does not fit {chance_text(state)}")
