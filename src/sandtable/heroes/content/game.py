"""A Heroes title as a game: its scenarios, their moves, and the errors in its content."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from sandtable.core import (
    ContentError,
    Fault,
    Game,
    SandtableError,
    Scenario,
    State,
    handicaps,
    made_scenarios,
    random_battles,
)
from sandtable.core.content import Document, Table
from sandtable.core.facets import NO_FACETS, Facets
from sandtable.core.game import MOST_MADE, Listing, expect_id, expect_text
from sandtable.core.lru_cache import LruCache
from sandtable.grid.squares import DIRECTIONS
from sandtable.heroes.content.armies import ArmyList, built_id, read_armies, read_army
from sandtable.heroes.content.generator import battle, battle_id, parse_id, read_texts
from sandtable.heroes.content.library import Library, read_library
from sandtable.heroes.content.random_battles import SIZES
from sandtable.heroes.content.random_battles import battle as random_battle
from sandtable.heroes.content.scenarios import ScenarioReader
from sandtable.heroes.engine import HeroesRules
from sandtable.heroes.know.view import SkirmishView
from sandtable.heroes.model import codes
from sandtable.heroes.model.battlefield import CORRECTED, Theatre
from sandtable.heroes.model.codes import SEATS, code
from sandtable.heroes.model.state import Skirmish
from sandtable.heroes.model.windows import ASKS

MOST_SHARES = 12


def list_moves(theatre: Theatre) -> list[tuple[int, str, str]]:
    """Return all possible moves of a scenario, as code, kind and argument."""
    plain = {
        codes.FLIP: "flip",
        codes.HALT: "halt",
        codes.LEAVE: "leave",
        codes.AMMO_UP: "ammo",
        codes.REVEAL: "reveal",
        codes.REROLL: "reroll",
        codes.CONCEAL: "conceal",
        codes.KEEP: "keep",
        codes.PASS: "pass",
    }
    transports = [
        name if any(theatre.stat[theatre.stats(unit, s) + SEATS] for s in (0, 1)) else ""
        for unit, name in enumerate(theatre.units)
    ]
    named: list[tuple[int, str, Sequence[str]]] = [
        (codes.DO, "do", codes.VERBS),
        (codes.STEP, "step", theatre.cells),
        (codes.DRIVE, "drive", codes.FORMS),
        (codes.BOARD, "board", transports),
        (codes.AT, "target", theatre.cells),
        (codes.SHARE, "share", ["", *map(str, range(1, MOST_SHARES + 1))]),
        (codes.AIM, "blast", theatre.crossings),
        (codes.ON, "on", theatre.cells),
        (codes.FACE, "face", DIRECTIONS),
        (codes.UP, "up", ["front", "back"]),
        (codes.ORDER, "order", theatre.units),
        (codes.TOKEN, "token", ["", *codes.TOKENS[1:13]]),
        (codes.RESOLVE, "resolve", theatre.units),
        (codes.ACTIVATE, "activate", theatre.units),
        (codes.CARD, "card", theatre.cards),
        (codes.PICK, "pick", theatre.units),
        (codes.CHARGE, "charge", theatre.groups),
        (codes.SHOW, "show", codes.BONUSES),
        (codes.DISCARD, "discard", theatre.cards),
        (codes.DIE, "die", ["", *map(str, range(1, 7))]),
        (codes.ASK, "ask", ASKS),
        (codes.REROLL_DIE, "reroll_die", ["", *map(str, range(1, 7))]),
    ]
    moves = [(code(kind, 0), name, "") for kind, name in plain.items()]
    for kind, name, args in named:
        moves += [(code(kind, index), name, arg) for index, arg in enumerate(args) if arg]
    return [(int(number), kind, arg) for number, kind, arg in moves]


class ReadFile(NamedTuple):
    """A scenario as read from its file, and the errors in the file."""

    reader: ScenarioReader
    theatre: Theatre
    listing: Listing
    faults: list[Fault]


def tidy_boards(line: str) -> str:
    """Return a row of boards with single spaces and turns between 90 and 270 degrees."""
    words = []
    for word in line.split():
        name, _, turn = word.partition("/")
        degrees = int(turn or 0) % 360
        words.append(f"{name}/{degrees}" if degrees else name)
    return " ".join(words)


class HeroesGame(Game):
    """A title of the Heroes system."""

    system = "heroes"
    battle_sizes = SIZES

    def __init__(
        self,
        id: str,
        *,
        rules_version: int,
        seats: Sequence[str],
        folder: Path,
        packs: Sequence[Path] = (),
        facets: Facets = NO_FACETS,
    ) -> None:
        self.id = id
        self.rules_version = rules_version
        self.seats = seats
        self.folder = folder
        self.facets = facets
        self.locales = (Path(__file__).parents[1] / "locales", folder / "locales")
        self.rulebooks = (folder / "rulebook",)
        self.folders = [folder / "data", *packs]
        self.packs = tuple(packs)
        self._rules: dict[str, tuple[HeroesRules, ScenarioReader]] = {}
        self._from_files: dict[str, ReadFile] = {}
        self._made: LruCache[tuple[HeroesRules, ScenarioReader]] = LruCache(MOST_MADE)

    @cached_property
    def _content(self) -> tuple[Library, list[Fault]]:
        faults: list[Fault] = []
        library = read_library(self.folders, self.seats, faults)
        library.corrected = self.rules_version >= CORRECTED
        return library, faults

    @property
    def library(self) -> Library:
        library, faults = self._content
        if faults:
            raise ContentError(faults)
        return library

    @cached_property
    def _files(self) -> dict[str, Path]:
        """The scenario files by id; a pack's file replaces the title's file with the same id."""
        files: dict[str, Path] = {}
        for folder in self.folders:
            for file in sorted((folder / "scenarios").glob("*.toml")):
                files[file.stem.partition("_")[2]] = file
        return files

    def read(
        self, id: str, faults: list[Fault], built: Mapping[str, ArmyList] | None = None
    ) -> tuple[ScenarioReader, Theatre, Listing]:
        """Read a scenario file, with the armies that players built for it."""
        return self._read_table(Document(self._files[id], faults).root(), built)

    def _read_table(
        self,
        root: Table,
        built: Mapping[str, ArmyList] | None = None,
        made: str | None = None,
    ) -> tuple[ScenarioReader, Theatre, Listing]:
        """Read a scenario; ``made`` is the id of a user's scenario, None for other scenarios."""
        reader = ScenarioReader(
            root, self.id, self.rules_version, self.seats, self._content[0], built, made
        )
        listing = reader.listing()
        theatre = reader.theatre()
        theatre.facets = self.facets
        root.close()
        theatre.intern(list_moves(theatre))
        return reader, theatre, listing

    def _read_file(self, id: str) -> ReadFile:
        """Return what the file of a scenario contains (cached)."""
        if id not in self._from_files:
            faults: list[Fault] = []
            self._from_files[id] = ReadFile(*self.read(id, faults), faults)
        return self._from_files[id]

    def listings(self) -> list[Listing]:
        found = [self._read_file(id).listing for id in self._files]
        return sorted(found, key=lambda listing: listing.number)

    def listing(self, id: str) -> Listing:
        reader = self.reader(id)
        return self._read_file(id).listing if id in self._files else reader.listing()

    def text(self, id: str) -> str:
        return self.reader(id).root.document.text

    def rules(self, id: str) -> HeroesRules:
        """Return the rules of a scenario (cached)."""
        return self._loaded(id)[0]

    def reader(self, id: str) -> ScenarioReader:
        """Return the reader of a scenario, which has the places of boards and overlays."""
        return self._loaded(id)[1]

    def _loaded(self, id: str) -> tuple[HeroesRules, ScenarioReader]:
        expect_id(id)
        kept = self._rules.get(id) or self._made.get(id)
        if kept is not None:
            return kept
        faults: list[Fault] = []
        found = None if id in self._files else self.read_made(id, faults)
        if found is not None:
            return self._keep(found[0], found[1], faults)
        self.expect_scenario(id, list(self._files))
        file = self._read_file(id)
        if self._content[1] or file.faults:
            raise ContentError([*self._content[1], *file.faults])
        self._rules[id] = HeroesRules(file.theatre), file.reader
        return self._rules[id]

    def read_made(
        self, id: str, faults: list[Fault]
    ) -> tuple[ScenarioReader, Theatre, Listing] | None:
        """Read a generated battle, or a scenario with built armies or a handicap; None for other
        ids.

        Raise IllegalArmy if an army breaks rules.
        """
        base, tilde, armies = id.partition("~")
        helped = self._text_with_handicap(base)
        if tilde and (base in self._files or helped is not None):
            points = self.build_points(base)
            if not points:
                return None
            built = read_armies(tilde + armies, self.library, self.seats, points)
            if built is None or helped is None:
                return self.read(base, faults, built) if built else None
            return self._read_table(Document(helped, faults, base).root(), built)
        if helped is not None:
            return self._read_table(Document(helped, faults, id).root())
        if made_scenarios.is_made(id):
            document = Document(self.content_of(id), faults, id, made_scenarios.MOST_BYTES)
            found = self._read_table(document.root(), made=id)
            found[1].content = document.text
            return found
        drawn = random_battles.parse(id, self.battle_sizes)
        if drawn is not None:
            text = random_battle(self.library, drawn)
        else:
            battle_made = parse_id(id, self.library)
            if battle_made is None:
                return None
            text = battle(self.library, battle_made)
        return self._read_table(Document(text, faults, id).root())

    def build_points(self, id: str) -> int:
        """Return the points for armies that players build; 0 if the scenario has fixed armies."""
        base = handicaps.without(id.partition("~")[0])
        return self._read_file(base).reader.build_points if base in self._files else 0

    def battle_id(self, points: int, seed: int, armies: dict[str, str]) -> str:
        """Return the id of a generated battle with armies given as text; see ``generator``."""
        return battle_id(self.library, points, seed, armies)

    def scenario_id(self, id: str, armies: dict[str, str]) -> str:
        """Return the id of a scenario with armies that players built, given as text."""
        self.expect_scenario(handicaps.without(id), list(self._files))
        points = self.build_points(id)
        if armies and not points:
            raise SandtableError(f"players cannot build armies in {id}")
        return built_id(id, read_texts(self.library, points, armies), self.library)

    def faults(self, text: str, shown_as: str = "scenario") -> list[Fault]:
        expect_text(text)
        faults: list[Fault] = []
        document = Document(text, faults, shown_as, made_scenarios.MOST_BYTES)
        if document.is_readable:
            self._read_table(document.root(), made="")
        return sorted(set(faults))

    def tidy(self, data: dict[str, Any]) -> dict[str, Any]:
        tidied = {**data, "boards": [tidy_boards(line) for line in data["boards"]]}
        for seat in self.seats:
            army, _ = read_army(data[seat]["army"], self.library, seat)
            tidied[seat] = {**data[seat], "army": army.text()}
        return tidied

    def _keep(
        self, reader: ScenarioReader, theatre: Theatre, faults: list[Fault]
    ) -> tuple[HeroesRules, ScenarioReader]:
        """Cache a scenario that is not from a file; only the latest ones are kept."""
        if faults:
            raise ContentError(faults)
        loaded = HeroesRules(theatre), reader
        self._made.put(theatre.id, loaded)
        return loaded

    def scenario(self, id: str) -> Scenario:
        return self.rules(id).theatre

    def new_state(self, scenario: Scenario) -> State:
        self.recall(scenario)
        return self.rules(scenario.id).start()

    def restore_view(self, scenario: str, seat: int | str, cells: list[int]) -> SkirmishView:
        position = self.restore(scenario, cells)
        assert isinstance(position, Skirmish)
        return SkirmishView(position.seat_number(seat), position)

    def check(self) -> list[Fault]:
        faults = list(self._content[1])
        for id in self._files:
            self.read(id, faults)
        return sorted(faults)
