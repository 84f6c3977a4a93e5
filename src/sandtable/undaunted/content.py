"""Loading the content of an Undaunted title: cards, counters, tiles and scenarios as TOML.

A later folder of a title lies over the earlier ones: its tables replace theirs, so that a player
who owns a box can lay a content pack of their own over ours.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from mypy_extensions import i64

from sandtable.core import ContentError, Event, Fault, Game, Scenario, State, random_battles
from sandtable.core.content import Document, Table
from sandtable.core.facets import NO_FACETS, Facets
from sandtable.core.game import MOST_MADE, Latest, Listing, expect_id
from sandtable.core.random_battles import RandomBattle
from sandtable.core.vec import vec
from sandtable.grid.offset import FAR, MapError, OffsetMap
from sandtable.undaunted import codes
from sandtable.undaunted.field import NO_AIM, NO_POWER, Battlefield
from sandtable.undaunted.rules.engine import Rules
from sandtable.undaunted.state import OFF_BOARD, Battle
from sandtable.undaunted.view import BattleView

KINDS = ["combat", "command", "fog"]
SOURCES = ["rulebook", "published", "designed"]
BOUND_BY_SQUAD = ("bolster", "inspire")
NUMBERED = ("move", "scout", "stalk", "bolster", "command", "inspire", "attack", "suppress")
ROUND_LIMIT = 100
"""UN-8.6: the last round, where a scenario names no other."""
LATEST_LIMIT = 999


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


class ScenarioReader:
    """Reads one scenario file into a battlefield."""

    def __init__(
        self,
        document: Document,
        title: str,
        rules_version: int,
        seats: Sequence[str],
        library: Library,
        verbs: Mapping[str, int],
        round_limit: int,
    ) -> None:
        self.root = document.root()
        self.title = title
        self.rules_version = rules_version
        self.seats = list(seats)
        self.library = library
        self.verbs = dict(verbs)
        self.round_limit = round_limit
        self.map = self._read_map()
        self.listing = Listing(
            self.root.text("id"),
            self.root.number("number", 1, 99),
            self.root.text("place"),
            self.root.text("date"),
            len(self.map.places),
        )
        self.sides = [self.root.table(seat) for seat in seats]

    def _read_map(self) -> OffsetMap:
        rows = self.root.text("stagger", among=["rows", "columns"]) == "rows"
        try:
            laid = OffsetMap.parse(self.root.text("map"), rows=rows)
        except MapError as error:
            self.root.fault("map", str(error), below=error.row + 1)
            return OffsetMap(rows, {})
        for tile in laid.places:
            if tile not in self.library.cover:
                self.root.fault("map", f"unknown tile {tile}")
            if sum(tile[:-1] == other[:-1] for other in laid.places) > 1:
                self.root.fault("map", f"both faces of tile {tile[:-1]} are used")
        if any(FAR in row for row in laid.distances()):
            self.root.fault("map", "the tiles are not all connected")
        return laid

    def battlefield(self) -> Battlefield:
        """The tables of the scenario; where there are faults, some of them are hollow."""
        cards = self._cards()
        titles = [self.library.by_id[card][0] for card in cards]
        n_units = sum(title.kind == "combat" for title in titles)
        field = Battlefield(
            self.title,
            self.rules_version,
            self.listing.id,
            self.seats,
            list(self.map.places),
            cards,
            [title.role for title in titles],
            self.verbs,
            n_units,
        )
        if n_units > codes.UNITS:
            self.root.fault("", f"more than {codes.UNITS} kinds of counter")
        self._lay_map(field)
        self._print_cards(field)
        self._set_up(field)
        return field

    def _cards(self) -> list[str]:
        """The cards in play, combat cards first, fog of war last."""
        used = set()
        for side in self.sides:
            table = side.table("cards")
            for id in table:
                if id in self.library.by_id:
                    used.add(id)
                else:
                    table.fault(id, "unknown card")
        used |= {id for id, (title, _) in self.library.by_id.items() if title.kind == "fog"}
        return sorted(
            used,
            key=lambda id: (
                KINDS.index(self.library.by_id[id][0].kind),
                list(self.library.by_id).index(id),
            ),
        )

    def _lay_map(self, field: Battlefield) -> None:
        neighbours: list[int] = []
        near: list[int] = []
        for row in self.map.neighbours():
            neighbours += [*row, *[0] * (6 - len(row)), len(row)]
            near.append(sum(1 << tile for tile in row))
        field.neighbours = vec[i64](neighbours)
        field.near = vec[i64](near)
        field.distance = vec[i64]([steps for row in self.map.distances() for steps in row])
        field.cover = vec[i64]([self.library.cover.get(tile, 0) for tile in field.tiles])
        field.hills = self.mask(field, [t for t in field.tiles if t in self.library.hills])
        objectives = self.root.table("objectives")
        worth = {}
        for tile in objectives:
            worth[tile] = objectives.number(tile, 1, 9)
            self.expect_tile(objectives, tile, tile)
        field.objective = vec[i64]([worth.get(tile, 0) for tile in field.tiles])

    def _print_cards(self, field: Battlefield) -> None:
        power = [NO_POWER] * len(field.cards) * codes.VERBS
        takes = [0] * len(field.cards)
        everything = (1 << int(field.fog)) - 1
        for index, id in enumerate(field.cards):
            title, squad = self.library.by_id[id]
            for action in title.actions:
                power[index * codes.VERBS + self.verbs[action.verb]] = action.number
                if action.verb in BOUND_BY_SQUAD:
                    takes[index] = (
                        sum(
                            1 << other
                            for other, name in enumerate(field.cards)
                            if self.library.by_id[name][1] == squad
                        )
                        if action.own_squad
                        else everything
                    )
        field.power = vec[i64](power)
        field.printed = vec[i64](
            [
                sum(1 << self.verbs[action.verb] for action in self.library.by_id[id][0].actions)
                for id in field.cards
            ]
        )
        field.takes = vec[i64](takes)
        titles = [self.library.by_id[id][0] for id in field.cards]
        field.initiative = vec[i64]([title.initiative for title in titles])
        field.defence = vec[i64]([self.library.defence.get(title.title, 0) for title in titles])
        kinds = {
            kind: [id for id, (title, _) in self.library.by_id.items() if title.kind == kind]
            for kind in KINDS
        }
        field.slots = vec[i64](
            [kinds[self.library.by_id[id][0].kind].index(id) for id in field.cards[:-1]]
        )
        field.n_unit_slots = len(kinds["combat"])
        field.n_command_slots = len(kinds["command"])
        field.controllers = self.printing(field, codes.CONTROL)
        field.scouts = self.printing(field, codes.SCOUT)
        field.bolsterers = self.printing(field, codes.BOLSTER)

    def printing(self, field: Battlefield, verb: int) -> int:
        return sum(1 << card for card in range(len(field.cards)) if field.prints(card, verb))

    def _set_up(self, field: Battlefield) -> None:
        root = self.root
        field.first_holder = self.seats.index(root.text("initiative", among=self.seats))
        field.round_limit = root.number("round_limit", 1, LATEST_LIMIT, default=self.round_limit)
        root.text("source", among=SOURCES)
        deck: list[int] = []
        supply: list[int] = []
        stands: list[int] = []
        spawn: list[int] = []
        scouted: list[int] = []
        controlled: list[int] = []
        for side in self.sides:
            cards = side.table("cards")
            counts = {id: cards.numbers(id, 2) for id in cards}
            for id, count in counts.items():
                if id not in self.library.by_id:
                    continue
                title = self.library.by_id[id][0]
                copies = title.fewer.get(side.name, title.copies)
                if sum(count) > copies:
                    cards.fault(id, f"{sum(count)} copies used, but the box has only {copies}")
                if title.side not in ("", side.name):
                    cards.fault(id, "this card belongs to the other side")
            deck += [counts.get(id, [0, 0])[0] for id in field.cards]
            supply += [counts.get(id, [0, 0])[1] for id in field.cards]
            stands += self._counters(field, side, counts)
            spawn += self._spawn(field, side)
            marks = [side.texts("scouted", []), side.texts("controlled", [])]
            for key, tiles in zip(("scouted", "controlled"), marks, strict=True):
                for tile in tiles:
                    self.expect_tile(side, key, tile)
            for tile in set(marks[0]) & set(marks[1]):
                side.fault("controlled", f"tile {tile} is marked twice")
            scouted.append(self.mask(field, marks[0]))
            controlled.append(self.mask(field, marks[1]))
        if controlled[0] & controlled[1]:
            self.sides[1].fault("controlled", "both sides control the same tile")
        field.deck = vec[i64](deck)
        field.supply = vec[i64](supply)
        field.stands = vec[i64](stands)
        field.spawn = vec[i64](spawn)
        field.scouted = vec[i64](scouted)
        field.controlled = vec[i64](controlled)
        field.points_to_win = vec[i64]([self._points(side) for side in self.sides])

    def _counters(
        self, field: Battlefield, side: Table, counts: Mapping[str, list[int]]
    ) -> list[int]:
        stands = [int(OFF_BOARD)] * int(field.n_units)
        counters = side.table("counters")
        for tile in counters:
            self.expect_tile(counters, tile, tile)
            for unit in counters.texts(tile):
                if unit not in field.cards[: field.n_units]:
                    counters.fault(tile, f"unknown counter {unit}")
                elif stands[field.card(unit)] != OFF_BOARD:
                    counters.fault(tile, f"{unit} is placed twice")
                elif unit not in counts:
                    counters.fault(tile, f"{unit} has no cards in this scenario")
                elif tile in field.tiles:
                    stands[field.card(unit)] = field.tile(tile)
        return stands

    def _spawn(self, field: Battlefield, side: Table) -> list[int]:
        masks = [0] * int(field.n_units)
        spawn = side.table("spawn", required=False)
        squads = {squad for _, squad in self.library.by_id.values()}
        for tile in spawn:
            self.expect_tile(spawn, tile, tile)
            for who in spawn.texts(tile):
                if who != "all" and who not in squads and who not in self.library.by_id:
                    spawn.fault(tile, f"invalid value {who!r}; expected 'all', a squad or a unit")
                for unit in range(int(field.n_units)):
                    id = field.cards[unit]
                    if who in ("all", id, self.library.by_id[id][1]) and tile in field.tiles:
                        masks[unit] |= 1 << field.tile(tile)
        return masks

    def _points(self, side: Table) -> int:
        aim = side.table("aim")
        if "points" not in aim:
            return NO_AIM
        return aim.number("points", 1, 99)

    def expect_points(self, field: Battlefield, lying: int) -> None:
        """No side may need more points than lie on the map."""
        for side, points in zip(self.sides, field.points_to_win, strict=True):
            if points > lying:
                side.table("aim").fault(
                    "points", f"{points} points required, but the map has fewer"
                )

    def expect_tile(self, table: Table, key: str, tile: str) -> None:
        if tile not in self.map.places:
            table.fault(key, f"tile {tile} is not on the map")

    def mask(self, field: Battlefield, tiles: Sequence[str]) -> int:
        return sum(1 << field.tile(tile) for tile in tiles if tile in field.tiles)


def system_moves(field: Battlefield) -> list[tuple[int, str, str]]:
    """Every move of the system that a scenario can offer, as (code, kind, argument)."""
    moves: list[tuple[int, str, str]] = [
        (codes.code(codes.END, 0), "end", ""),
        (codes.code(codes.HALT, 0), "halt", ""),
        (codes.code(codes.ENOUGH, 0), "enough", ""),
    ]
    for card, name in enumerate(field.cards):
        moves.append((codes.code(codes.BID, card), "bid", name))
        # Fog of war is never offered to be played or taken, but one may ask why not.
        moves.append((codes.code(codes.PLAY, card), "play", name))
        moves.append((codes.code(codes.TAKE, card), "take", name))
    for name, verb in field.verbs.items():
        printed = any(field.prints(card, verb) for card in range(len(field.cards)))
        if printed or verb in (codes.READY, codes.HUNKER_DOWN):
            moves.append((codes.code(codes.DO, verb), "do", name))
    for tile, name in enumerate(field.tiles):
        moves.append((codes.code(codes.TO, tile), "to", name))
        if any(mask >> tile & 1 for mask in field.spawn):
            moves.append((codes.code(codes.ENTER, tile), "enter", name))
    most = max(
        int(field.power[card * codes.VERBS + codes.COMMAND]) for card in range(len(field.cards))
    )
    for number in range(1, most + 1):
        moves.append((codes.code(codes.DRAW, number), "draw", str(number)))
    for seat in range(len(field.seats)):
        for unit in range(int(field.n_units)):
            arg = codes.counter_arg(seat, unit)
            moves.append((codes.code(codes.AT, arg), "at", field.counter(seat, unit)))
    return moves


MakeRules = Callable[[Battlefield, ScenarioReader], Rules]
"""How a title reads what only its scenarios have, and makes its rules."""
ListMoves = Callable[[Rules], list[tuple[int, str, str]]]
MakeBattle = Callable[[Library, RandomBattle], str]
SIZES = ("small", "medium", "large")
"""The sizes of random battles."""


class UndauntedGame(Game):
    """A title of the system: its folder, its verbs, and what its scenarios have of their own."""

    system = "undaunted"

    def __init__(
        self,
        id: str,
        *,
        rules_version: int,
        seats: Sequence[str],
        folder: Path,
        verbs: Mapping[str, int],
        numbered: Sequence[str],
        make_rules: MakeRules,
        list_moves: ListMoves,
        packs: Sequence[Path] = (),
        round_limit: int = ROUND_LIMIT,
        facets: Facets = NO_FACETS,
        battle: MakeBattle | None = None,
    ) -> None:
        """``battle`` writes the text of a random battle; without it the title has none."""
        self.id = id
        self.rules_version = rules_version
        self.seats = tuple(seats)
        self.folder = folder
        self.folders = [folder / "data", *packs]
        self.packs = tuple(packs)
        self.facets = facets
        self.locales = [Path(__file__).parent / "locales", folder / "locales"]
        self.rulebooks = [Path(__file__).parent / "rulebook", folder / "rulebook"]
        self.verbs = {**codes.VERB_NAMES, **verbs}
        self.numbered = (*NUMBERED, *numbered)
        self._round_limit = round_limit
        self._make_rules = make_rules
        self._list_moves = list_moves
        self._rules: dict[str, tuple[Rules, ScenarioReader]] = {}
        self._made: Latest[tuple[Rules, ScenarioReader]] = Latest(MOST_MADE)
        self._battle = battle
        self.battle_sizes = SIZES if battle else ()

    @cached_property
    def _files(self) -> list[Path]:
        """The scenario files; a pack's file replaces ours of the same name."""
        files: dict[str, Path] = {}
        for folder in self.folders:
            for file in sorted((folder / "scenarios").glob("*.toml")):
                files[file.name] = file
        return [files[name] for name in sorted(files)]

    def _library(self, faults: list[Fault]) -> Library:
        library = Library()
        self._fill(library, faults)
        return library

    def _fill(self, library: Library, faults: list[Fault]) -> None:
        read_library(library, self.folders, self.seats, self.verbs, self.numbered, faults)

    @cached_property
    def library(self) -> Library:
        """The title's cards, counters, tiles and soldiers."""
        faults: list[Fault] = []
        library = self._library(faults)
        if faults:
            raise ContentError(faults)
        return library

    def _read(
        self, source: Path | str, library: Library, faults: list[Fault], shown_as: str = ""
    ) -> ScenarioReader | None:
        document = Document(source, faults, shown_as)
        if not document.is_readable:
            return None
        return ScenarioReader(
            document,
            self.id,
            self.rules_version,
            self.seats,
            library,
            self.verbs,
            self._round_limit,
        )

    @cached_property
    def _readers(self) -> dict[str, ScenarioReader]:
        """The scenarios by their ids, in their printed order."""
        faults: list[Fault] = []
        readers = [self._read(file, self.library, faults) for file in self._files]
        if faults:
            raise ContentError(faults)
        found = sorted((r for r in readers if r is not None), key=lambda r: r.listing.number)
        return {reader.listing.id: reader for reader in found}

    def listings(self) -> list[Listing]:
        return [reader.listing for reader in self._readers.values()]

    def rules(self, id: str) -> Rules:
        """The rules of one scenario; loaded once."""
        return self._loaded(id)[0]

    def _loaded(self, id: str) -> tuple[Rules, ScenarioReader]:
        """The rules of a scenario and what they were read from."""
        expect_id(id)
        if id not in self._rules and id in self._readers:
            self._rules[id] = self._load_whole(self._readers[id])
        if id in self._rules:
            return self._rules[id]
        made = self._made.get(id)
        if made is None:
            battle = random_battles.parse(id, self.battle_sizes)
            if battle is None or self._battle is None:
                self.expect_scenario(id, list(self._readers))
            else:
                made = self._keep(self._battle(self.library, battle), id)
        assert made is not None
        return made

    def add(self, text: str) -> str:
        """Add a scenario given as text; its id. ContentError with every fault."""
        return self._keep(text, "scenario")[1].listing.id

    def _keep(self, text: str, shown_as: str) -> tuple[Rules, ScenarioReader]:
        """Load a scenario that is not in a file. Only the latest of these are kept."""
        faults: list[Fault] = []
        reader = self._read(text, self.library, faults, shown_as)
        if reader is None:
            raise ContentError(faults)
        made = self._load_whole(reader)
        self._made.put(reader.listing.id, made)
        return made

    def _load_whole(self, reader: ScenarioReader) -> tuple[Rules, ScenarioReader]:
        rules = self._load(reader)
        if reader.root.document.faults:
            raise ContentError(reader.root.document.faults)
        return rules, reader

    def _load(self, reader: ScenarioReader) -> Rules:
        field = reader.battlefield()
        field.facets = self.facets
        rules = self._make_rules(field, reader)
        reader.root.close()
        field.intern(system_moves(field) + self._list_moves(rules))
        return rules

    def scenario(self, id: str) -> Scenario:
        return self.rules(id).field

    def new_state(self, scenario: Scenario) -> State:
        return self.rules(scenario.id).start()

    def restore_view(self, scenario: str, seat: int | str, cells: list[int]) -> BattleView:
        position = self.restore(scenario, cells)
        assert isinstance(position, Battle)
        return BattleView(position.seat_number(seat), position)

    def dress(self, event: Event) -> Event:
        """The k-th casualty of a unit bears the unit's k-th name."""
        if event.kind != "casualty":
            return event
        side, unit, number = (event.args[key] for key in ("side", "unit", "soldier"))
        assert isinstance(number, int)
        name = self.library.soldiers[str(side)][str(unit)][number - 1]
        return Event(
            event.kind, {**event.args, "name": name}, {}, event.owner, event.news, event.now
        )

    def map(self, id: str) -> OffsetMap:
        """How a scenario's tiles lie."""
        return self._loaded(id)[1].map

    def text(self, id: str) -> str:
        return self._loaded(id)[1].root.document.text

    def listing(self, id: str) -> Listing:
        return self._loaded(id)[1].listing

    def check(self) -> list[Fault]:
        """Every fault in this title's content."""
        faults: list[Fault] = []
        library = self._library(faults)
        seen: dict[tuple[str, object], str] = {}
        if not self._files:
            faults.append(Fault(str(self.folders[0] / "scenarios"), 1, "", "no scenarios found"))
        for file in self._files:
            reader = self._read(file, library, faults)
            if reader is None:
                continue
            self._load(reader)
            for key, value in (("id", reader.listing.id), ("number", reader.listing.number)):
                if (key, value) in seen:
                    reader.root.fault(
                        key, f"duplicate {key} {value!r}, also used by {seen[key, value]}"
                    )
                seen[key, value] = file.name
        return sorted(set(faults))
