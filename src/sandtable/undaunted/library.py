"""The printed things of an Undaunted title, as TOML: cards, counters, tiles, names of soldiers.

A later folder of a title lies over the earlier ones: its tables replace theirs, so that a player
who owns a box can lay a content pack of their own over ours.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from sandtable.core import Fault
from sandtable.core.content import Document, Table

KINDS = ["combat", "command", "fog"]
SOURCES = ["rulebook", "published", "designed"]
BOUND_BY_SQUAD = ("bolster", "inspire")


@dataclass(frozen=True, slots=True)
class ActionText:
    """An action as a card prints it."""

    verb: str
    number: int
    own_squad: bool


@dataclass(frozen=True, slots=True)
class CardTitle:
    """A printed card; with squads it stands for one card of each."""

    title: str
    role: str
    """What its soldier does; cards of both sides may share a role."""
    side: str
    """The only side that has it; empty where both do."""
    kind: str
    squads: tuple[str, ...]
    squad: str
    """The squad of a card that exists in one only, so that its id need not name it."""
    copies: int
    fewer: Mapping[str, int]
    """The copies of a side that has fewer."""
    initiative: int
    actions: tuple[ActionText, ...]

    def ids(self) -> list[tuple[str, str]]:
        """The cards it stands for, each with its squad."""
        if not self.squads:
            return [(self.title, self.squad)]
        return [(f"{self.title}_{squad.lower()}", squad) for squad in self.squads]


@dataclass(slots=True)
class Library:
    """The printed things of a title that its scenarios use."""

    cards: dict[str, CardTitle] = field(default_factory=dict)
    by_id: dict[str, tuple[CardTitle, str]] = field(default_factory=dict)
    defence: dict[str, int] = field(default_factory=dict)
    cover: dict[str, int] = field(default_factory=dict)
    hills: set[str] = field(default_factory=set)
    rough: set[str] = field(default_factory=set)
    ground: dict[str, str] = field(default_factory=dict)
    """What a tile shows, where its file says so."""
    soldiers: dict[str, dict[str, list[str]]] = field(default_factory=dict)


def merged(folders: Sequence[Path], name: str, faults: list[Fault]) -> list[Table]:
    """The tables of a file, the last folder's version of each."""
    tables: dict[str, Table] = {}
    for index, folder in enumerate(folders):
        file = folder / name
        if index == 0 or file.exists():
            for table in Document(file, faults).root().tables():
                tables[table.name] = table
    return list(tables.values())


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
    """The actions a card, or a seat of a vehicle, prints."""
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
