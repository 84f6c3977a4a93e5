"""Armies as text, and the rules of building one (HN-2.5 to HN-2.8).

An army is a list of plates, the options in their slots, and heroes::

    plate rifle_platoon_8
      cal_30_squad_8
      ammo_us
    hero hero_clint
    card courage 2

The first unit option of a plate is in its leftmost slot if it fits there. ``card`` lines define a
deck; without them the army has the full deck. If all of these lines are air and artillery cards,
they are added to the full deck, and the remaining ones are chosen at set-up.

As part of a scenario's id, an army is written as names joined by dots, heroes last, and after two
dots the cards with their numbers: ``rifle_platoon_8.cal_30_squad_8.ammo_us.hero_clint..courage-2``.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from sandtable.core.errors import IllegalSetup
from sandtable.heroes.content.library import Library, Option

CODED_CARD = re.compile(r"([a-z0-9_]+)-([1-9])")
NUMBER = re.compile(r"[0-9]{1,3}")
LEAST_CARDS = 40
LEAST_POINTS = 70
MOST_POINTS = 300
COMMAND_LIMIT = 200
MOST_PLATES, MOST_OPTIONS = 20, 100
"""Plates and options of a text that are read; all legal armies have fewer.

The time for finding out what can be added grows with the square of an army's size.
"""


@dataclass(frozen=True, slots=True)
class ArmyFault:
    """A rule that an army breaks: the rule, a message key, and the option or card concerned."""

    rule: str
    key: str
    about: str
    line: int = 0
    """Line of the army's text, from 1; 0 if the whole army is concerned."""

    def __str__(self) -> str:
        return f"{self.key} ({self.rule}): {self.about}"


class IllegalArmy(IllegalSetup):
    """An army that breaks the rules of army building; ``faults`` lists all errors."""

    def __init__(self, seat: str, faults: list[ArmyFault]) -> None:
        message = f"the army of {seat}: " + "; ".join(str(fault) for fault in faults)
        super().__init__(message, faults[0].rule, "illegal-army")
        self.seat = seat
        self.faults = faults


@dataclass(slots=True)
class Plate:
    option: Option
    inside: list[Option] = field(default_factory=list)

    def seating(self) -> list[Option | None] | None:
        """Return the option in each slot; None if they do not all fit (HN-2.5)."""
        slots = self.option.slots
        if len(self.inside) > len(slots):
            return None
        found: list[Option | None] = [None] * len(slots)

        def lay(index: int) -> bool:
            if index == len(self.inside):
                return True
            option = self.inside[index]
            for slot, taken in enumerate(slots):
                if found[slot] is None and _takes(taken, option):
                    found[slot] = option
                    if lay(index + 1):
                        return True
                    found[slot] = None
            return False

        return found if lay(0) else None

    def starred(self) -> Option | None:
        """Return the unit option in the leftmost slot, which gives a star (HN-1.3)."""
        seats = self.seating()
        if not self.option.star_slot or not seats or seats[0] is None:
            return None
        return seats[0] if seats[0].units else None


@dataclass(slots=True)
class ArmyList:
    """An army as its player wrote it."""

    plates: list[Plate] = field(default_factory=list)
    heroes: list[Option] = field(default_factory=list)
    deck: dict[str, int] = field(default_factory=dict)

    @property
    def cost(self) -> int:
        return sum(option.cost for option in self.options())

    def options(self) -> list[Option]:
        found = []
        for plate in self.plates:
            found += [plate.option, *plate.inside]
        return found + self.heroes

    def text(self) -> str:
        lines = []
        for plate in self.plates:
            lines.append(f"plate {plate.option.name}")
            lines += [f"  {option.name}" for option in plate.inside]
        lines += [f"hero {hero.name}" for hero in self.heroes]
        lines += [f"card {card} {count}" for card, count in self.deck.items()]
        return "\n".join(lines) + "\n"

    def code(self, library: Library) -> str:
        """Return the army as part of an id, with heroes and cards in the order of the content."""
        known = list(library.options)
        names = [option.name for plate in self.plates for option in (plate.option, *plate.inside)]
        names += sorted((hero.name for hero in self.heroes), key=known.index)
        cards = [f"{card}-{self.deck[card]}" for card in library.cards if self.deck.get(card)]
        return ".".join(names) + (".." + ".".join(cards) if cards else "")


def read_code(code: str, library: Library, seat: str) -> tuple[ArmyList, list[ArmyFault]]:
    """Read an army that is part of an id."""
    names, _, cards = code.partition("..")
    lines = []
    for name in names.split("."):
        option = library.options.get(name)
        kind = option.kind if option is not None else ""
        lines.append(f"{kind} {name}" if kind in ("plate", "hero") else name)
    for card in cards.split(".") if cards else ():
        found = CODED_CARD.fullmatch(card)
        lines.append(f"card {found[1]} {found[2]}" if found else card)
    return read_army("\n".join(lines), library, seat)


def built_id(id: str, armies: Mapping[str, ArmyList], library: Library) -> str:
    """Return the id of a scenario with the armies that players built."""
    return id + "".join(f"~{seat}.{army.code(library)}" for seat, army in armies.items())


def read_armies(
    codes: str, library: Library, seats: Sequence[str], points: int
) -> dict[str, ArmyList] | None:
    """Return the armies in an id, from the first ``~`` on; None if they are not valid codes.

    Raise IllegalArmy if an army breaks rules. Each army has exactly one valid code: sides, heroes
    and cards in order, and no leading zeros.
    """
    armies: dict[str, ArmyList] = {}
    for part in codes.split("~")[1:]:
        seat, _, code = part.partition(".")
        if seat not in seats:
            return None
        army, faults = read_code(code, library, seat)
        armies[seat] = legal(army, faults, library, seat, points)
    ordered = {seat: armies[seat] for seat in seats if seat in armies}
    return ordered if built_id("", ordered, library) == codes else None


def legal(
    army: ArmyList, faults: list[ArmyFault], library: Library, seat: str, points: int
) -> ArmyList:
    """Return the army; raise IllegalArmy if it breaks rules."""
    faults = faults + check_army(army, library, points)
    if faults:
        raise IllegalArmy(seat, faults)
    return army


def read_army(text: str, library: Library, seat: str) -> tuple[ArmyList, list[ArmyFault]]:
    """Read an army; each line that cannot be read is an error."""
    army = ArmyList()
    faults: list[ArmyFault] = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        about = f"line {number}: {line.strip()}"
        if words[0] == "card" and len(words) == 3 and NUMBER.fullmatch(words[2]):
            if words[1] in library.cards:
                army.deck[words[1]] = army.deck.get(words[1], 0) + int(words[2])
            else:
                faults.append(ArmyFault("HN-2.6", "no-such-card", about, number))
            continue
        name = words[1] if words[0] in ("plate", "hero") and len(words) == 2 else words[0]
        option = library.options.get(name)
        if option is None:
            faults.append(ArmyFault("HN-2.5", "no-such-option", about, number))
        elif option.army != seat:
            faults.append(ArmyFault("HN-2.5", "other-army", about, number))
        elif is_full(army, option):
            faults.append(ArmyFault("HN-2.5", "too-many-points", about, number))
        elif words[0] == "plate" and option.kind == "plate":
            army.plates.append(Plate(option))
        elif words[0] == "hero" and option.kind == "hero":
            army.heroes.append(option)
        elif option.kind in ("plate", "hero") or not army.plates or len(words) > 1:
            faults.append(ArmyFault("HN-2.5", "not-in-a-slot", about, number))
        else:
            army.plates[-1].inside.append(option)
    return army, faults


def is_full(army: ArmyList, option: Option) -> bool:
    """Whether an army has reached the number of plates or options up to which a text is read."""
    plates = len(army.plates)
    if option.kind == "plate":
        return plates >= MOST_PLATES
    return plates + len(army.heroes) + sum(len(one.inside) for one in army.plates) >= MOST_OPTIONS


def check_army(army: ArmyList, library: Library, limit: int) -> list[ArmyFault]:
    """Return an error for each rule of army building that an army breaks."""
    faults = []
    if not army.plates:
        faults.append(ArmyFault("HN-2.5", "no-plate", ""))
    if army.cost > limit:
        faults.append(ArmyFault("HN-2.5", "too-many-points", f"{army.cost} of {limit}"))
    insignia = {plate.option.insignia for plate in army.plates}
    if library.corrected and sum(plate.option.command for plate in army.plates) > 1:
        faults.append(ArmyFault("HN-2.5", "one-command", ""))
    for plate in army.plates:
        if plate.option.command and limit < COMMAND_LIMIT:
            faults.append(ArmyFault("HN-2.5", "command-too-early", plate.option.name))
        if plate.seating() is None:
            faults.append(ArmyFault("HN-2.5", "no-slot", plate.option.name))
        for option in plate.inside:
            if option.insignia and option.insignia != plate.option.insignia:
                faults.append(ArmyFault("HN-2.5", "other-insignia", option.name))
            if option.kind == "order" and not plate.option.command:
                faults.append(ArmyFault("HN-2.8", "order-needs-command", option.name))
            if option.kind == "trait" and plate.option.command:
                faults.append(ArmyFault("HN-2.8", "no-traits-in-command", option.name))
    if army.plates and all(plate.option.command for plate in army.plates):
        faults.append(ArmyFault("HN-2.5", "no-plate", "a field command is not enough"))
    for hero in army.heroes:
        if hero.insignia != hero.army and hero.insignia not in insignia:
            faults.append(ArmyFault("HN-2.5", "hero-needs-plate", hero.name))
    counts: dict[str, int] = {}
    for option in army.options():
        counts[option.name] = counts.get(option.name, 0) + 1
    for name, count in counts.items():
        option = library.options[name]
        if count > option.copies and (library.corrected or option.kind != "plate"):
            faults.append(ArmyFault("HN-2.5", "too-many-copies", name))
    return faults + check_deck(army, library)


SLOT_ORDER = ("other-insignia", "order-needs-command", "no-traits-in-command", "no-slot")
"""Errors to report first if an option does not fit, the most important first."""


def addable(
    army: ArmyList, option: Option, library: Library, limit: int
) -> tuple[list[int], ArmyFault | None]:
    """Return the plates to which an option could be added, or why it cannot be added.

    Adding it must not break another rule. For plates and heroes, which are not part of a plate, the
    list is empty.
    """
    broken = check_army(army, library, limit)
    lies_in_none = option.kind in ("plate", "hero")
    if not lies_in_none and not army.plates:
        return [], ArmyFault("HN-2.5", "no-plate", "")
    tried: list[tuple[int, int, ArmyFault]] = []
    places = []
    for number in [0] if lies_in_none else range(len(army.plates)):
        faults = check_army(with_option(army, option, number), library, limit)
        new = sorted((f for f in faults if f not in broken), key=_severity)
        if army.cost > limit:
            new.append(ArmyFault("HN-2.5", "too-many-points", f"{army.cost} of {limit}"))
        if new:
            tried.append((_severity(new[0]), number, new[0]))
        else:
            places.append(number)
    if places:
        return [] if lies_in_none else places, None
    # Report the error of the plate that is closest to fitting.
    _, number, fault = max(tried, key=lambda one: one[0])
    if fault.key == "no-slot" and any(
        _takes(slot, option) for slot in army.plates[number].option.slots
    ):
        fault = ArmyFault(fault.rule, "slots-full", fault.about)
    return [], fault


def _severity(fault: ArmyFault) -> int:
    return SLOT_ORDER.index(fault.key) if fault.key in SLOT_ORDER else len(SLOT_ORDER)


def _takes(slot: tuple[str, Sequence[str]], option: Option) -> bool:
    size, colours = slot
    return option.size == size and bool(set(option.colours) & set(colours))


def with_option(army: ArmyList, option: Option, plate: int) -> ArmyList:
    """Return the army with another option."""
    plates = [Plate(old.option, list(old.inside)) for old in army.plates]
    heroes = list(army.heroes)
    if option.kind == "plate":
        plates.append(Plate(option))
    elif option.kind == "hero":
        heroes.append(option)
    else:
        plates[plate].inside.append(option)
    return ArmyList(plates, heroes, army.deck)


SUPPORT = {"air": "air_strike", "artillery": "artillery"}
"""Kinds of card that need an option of the army, and that option's order."""


def check_deck(army: ArmyList, library: Library) -> list[ArmyFault]:
    """Check a deck: at least 40 cards besides air and artillery, no more than printed (HN-2.6)."""
    faults = []
    seat = army.plates[0].option.army if army.plates else ""
    counts = dict.fromkeys(SUPPORT, 0)
    counted = 0
    for name, count in army.deck.items():
        card = library.cards[name]
        if card.army not in ("both", seat):
            faults.append(ArmyFault("HN-2.6", "other-army", name))
        if count > card.copies:
            faults.append(ArmyFault("HN-2.6", "too-many-copies", name))
        if card.kind in SUPPORT:
            counts[card.kind] += count
        else:
            counted += count
    for kind, order in SUPPORT.items():
        allowed = support_cards(army, kind)
        if counts[kind] > allowed:
            key = f"no-{order.replace('_', '-')}"
            faults.append(ArmyFault("HN-2.6", key, f"{counts[kind]} of {allowed}"))
    if builds_deck(army, library) and counted < LEAST_CARDS:
        faults.append(ArmyFault("HN-2.6", "too-few-cards", f"{counted} of {LEAST_CARDS}"))
    return faults


def builds_deck(army: ArmyList, library: Library) -> bool:
    """Whether an army has its own deck; air and artillery cards alone do not make one."""
    return any(library.cards[name].kind not in SUPPORT for name in army.deck)


def support_cards(army: ArmyList, kind: str) -> int:
    """Return how many cards of a kind the army's options allow (HN-12.8)."""
    return sum(option.order == SUPPORT[kind] for option in army.options())


def support_left(army: ArmyList, library: Library, kind: str) -> int:
    """Return how many cards of a kind are chosen at set-up; 0 for an army with its own deck."""
    if builds_deck(army, library):
        return 0
    chosen = sum(n for name, n in army.deck.items() if library.cards[name].kind == kind)
    return support_cards(army, kind) - chosen


def deck_of(
    army: ArmyList, library: Library, seat: str, banned: list[str], allowed: list[str]
) -> dict[str, int]:
    """Return the cards of an army's deck: its own, or the full deck without banned cards.

    Air and artillery cards are included if the army names them or the scenario allows them.
    """
    if builds_deck(army, library):
        return {name: count for name, count in army.deck.items() if name not in banned}
    deck = {}
    for name, card in library.cards.items():
        if card.army not in ("both", seat) or name in banned:
            continue
        if card.kind not in SUPPORT or name in allowed:
            deck[name] = card.copies
        elif name in army.deck:
            deck[name] = army.deck[name]
    return deck
