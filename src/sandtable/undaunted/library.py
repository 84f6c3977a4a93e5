"""The components of an Undaunted title, from TOML: cards, counters, tiles, names of soldiers.

Tables of a later folder replace those of the earlier ones, so that owners of a box can apply their
own content pack.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from sandtable.core import Fault
from sandtable.core.content import Table, merged

KINDS = ["combat", "command", "fog"]
SOURCES = ["rulebook", "published", "designed"]
BOUND_BY_SQUAD = ("bolster", "inspire")


@dataclass(frozen=True, slots=True)
class ActionText:
    """An action printed on a card."""

    verb: str
    number: int
    own_squad: bool


@dataclass(frozen=True, slots=True)
class CardTitle:
    """A printed card; if it has squads, one card of each squad."""

    title: str
    role: str
    """The soldier's function; cards of both sides may share a role."""
    side: str
    """The only side that has the card; empty if both have it."""
    kind: str
    squads: tuple[str, ...]
    squad: str
    """The squad of a card that exists in only one, whose id need not name the squad."""
    copies: int
    fewer: Mapping[str, int]
    """The number of copies for sides that have fewer."""
    initiative: int
    actions: tuple[ActionText, ...]

    def ids(self) -> list[tuple[str, str]]:
        """Return the card ids, each with its squad."""
        if not self.squads:
            return [(self.title, self.squad)]
        return [(f"{self.title}_{squad.lower()}", squad) for squad in self.squads]


@dataclass(slots=True)
class Library:
    """The components of a title that its scenarios use."""

    cards: dict[str, CardTitle] = field(default_factory=dict)
    by_id: dict[str, tuple[CardTitle, str]] = field(default_factory=dict)
    defence: dict[str, int] = field(default_factory=dict)
    cover: dict[str, int] = field(default_factory=dict)
    hills: set[str] = field(default_factory=set)
    rough: set[str] = field(default_factory=set)
    ground: dict[str, str] = field(default_factory=dict)
    """The terrain shown on each tile; empty if its file does not say."""
    soldiers: dict[str, dict[str, list[str]]] = field(default_factory=dict)


def read_library(
    library: Library,
    folders: Sequence[Path],
    seats: Sequence[str],
    verbs: Mapping[str, int],
    numbered: Sequence[str],
    faults: list[Fault],
) -> None:
    """Fill a library from the files of all folders."""
    for table in merged(folders, "cards.toml", faults):
        card = _read_card(table, seats, verbs, numbered)
        library.cards[card.title] = card
        for id, squad in card.ids():
            library.by_id[id] = (card, squad)
    for table in merged(folders, "counters.toml", faults):
        known = library.cards.get(table.name)
        squads = tuple(table.texts("squads", []))
        if known is None or known.kind != "combat":
            table.fault("", "no combat card has this name")
        elif squads != known.squads:
            table.fault("squads", "squads do not match those of its cards")
        library.defence[table.name] = table.number("defence", 0, 10)
        table.text("source", among=SOURCES)
        table.close()
    for card in library.cards.values():
        if card.kind == "combat" and card.title not in library.defence:
            file = str(folders[0] / "counters.toml")
            faults.append(Fault(file, 1, card.title, "combat card without a counter"))
    for table in merged(folders, "tiles.toml", faults):
        if table.flag("hill"):
            library.hills.add(table.name)
            library.cover[table.name] = 0
        else:
            library.cover[table.name] = table.number("cover", 0, 9)
        if table.flag("rough"):
            library.rough.add(table.name)
        library.ground[table.name] = table.text("ground", "")
        table.text("source", among=SOURCES)
        table.close()
    _read_soldiers(folders, seats, library, faults)


def read_actions(
    table: Table, verbs: Mapping[str, int], numbered: Sequence[str]
) -> tuple[ActionText, ...]:
    """Return the actions printed on a card or on a seat of a vehicle."""
    actions = []
    for row in table.rows("actions"):
        verb = row.text("do", among=list(verbs))
        actions.append(
            ActionText(
                verb,
                row.number("n", 1, 9) if verb in numbered else 0,
                row.text("squad", "", among=["own"]) == "own" if verb in BOUND_BY_SQUAD else False,
            )
        )
        row.close()
    if len({action.verb for action in actions}) < len(actions):
        table.fault("actions", "duplicate action")
    return tuple(actions)


def _read_card(
    table: Table, seats: Sequence[str], verbs: Mapping[str, int], numbered: Sequence[str]
) -> CardTitle:
    actions = read_actions(table, verbs, numbered)
    kind = table.text("kind", among=KINDS)
    if (kind == "fog") == bool(actions):
        table.fault(
            "actions", "Fog of War must have no actions; every other card needs at least one"
        )
    fewer = table.table("fewer", required=False)
    card = CardTitle(
        table.name,
        table.text("role", table.name),
        table.text("side", "", among=["", *seats]),
        kind,
        tuple(table.texts("squads", [])),
        table.text("squad", ""),
        table.number("copies", 1, 20),
        {seat: fewer.number(seat, 1, 20) for seat in fewer},
        table.number("initiative", 1, 20),
        actions,
    )
    if any(action.own_squad for action in actions) and not (card.squads or card.squad):
        table.fault("actions", "the card does not belong to a squad")
    table.text("source", among=SOURCES)
    table.close()
    return card


def _read_soldiers(
    folders: Sequence[Path], seats: Sequence[str], library: Library, faults: list[Fault]
) -> None:
    for table in merged(folders, "soldiers.toml", faults):
        if table.name not in seats:
            table.fault("", f"unknown side; expected {' or '.join(seats)}")
            continue
        names = {}
        for id in table:
            names[id] = table.texts(id)
            if id not in library.by_id:
                table.fault(id, "unknown card")
            elif len(names[id]) != library.by_id[id][0].copies:
                table.fault(id, f"expected {library.by_id[id][0].copies} names")
        library.soldiers[table.name] = names
