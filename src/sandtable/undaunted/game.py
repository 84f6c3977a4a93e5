"""An Undaunted title as a game: its scenarios, made scenarios, and the moves of each."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Any

from sandtable.core import (
    ContentError,
    Event,
    Fault,
    Game,
    Scenario,
    State,
    made_scenarios,
    random_battles,
)
from sandtable.core.content import Document
from sandtable.core.facets import NO_FACETS, Facets
from sandtable.core.game import MOST_MADE, Listing, expect_id, expect_text
from sandtable.core.lru_cache import LruCache
from sandtable.core.random_battles import RandomBattle
from sandtable.grid.offset import OffsetMap
from sandtable.undaunted import codes
from sandtable.undaunted.content import ScenarioReader
from sandtable.undaunted.field import Battlefield
from sandtable.undaunted.library import Library, read_library
from sandtable.undaunted.rules.engine import Rules
from sandtable.undaunted.state import Battle
from sandtable.undaunted.view import BattleView

NUMBERED = ("move", "scout", "stalk", "bolster", "command", "inspire", "attack", "suppress")
ROUND_LIMIT = 100
"""UN-8.6: the default round limit."""


def system_moves(field: Battlefield) -> list[tuple[int, str, str]]:
    """Return every move of the system that a scenario can offer, as (code, kind, argument)."""
    moves: list[tuple[int, str, str]] = [
        (codes.code(codes.END, 0), "end", ""),
        (codes.code(codes.HALT, 0), "halt", ""),
        (codes.code(codes.ENOUGH, 0), "enough", ""),
    ]
    for card, name in enumerate(field.cards):
        moves.append((codes.code(codes.BID, card), "bid", name))
        # Fog of War can never be played or taken, but ``why_not`` accepts these moves.
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
"""Reads the title's own part of a scenario and creates its rules."""
ListMoves = Callable[[Rules], list[tuple[int, str, str]]]
MakeBattle = Callable[[Library, RandomBattle], str]
SIZES = ("small", "medium", "large")
"""The sizes of random battles."""


def _sort(table: dict[str, Any], keys: Sequence[str]) -> None:
    """Sort lists whose order has no meaning, and remove empty ones."""
    for key in keys:
        found = sorted(table.pop(key, []))
        if found:
            table[key] = found


class UndauntedGame(Game):
    """A title of the system: its folder, its verbs, and how to read its own scenario content."""

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
        self.round_limit = round_limit
        self._make_rules = make_rules
        self._list_moves = list_moves
        self._rules: dict[str, tuple[Rules, ScenarioReader]] = {}
        self._made: LruCache[tuple[Rules, ScenarioReader]] = LruCache(MOST_MADE)
        self._battle = battle
        self.battle_sizes = SIZES if battle else ()

    @cached_property
    def _files(self) -> list[Path]:
        """The scenario files; a pack's file replaces the title's file of the same name."""
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
        self,
        source: Path | str,
        library: Library,
        faults: list[Fault],
        shown_as: str = "",
        by_player: bool = False,
    ) -> ScenarioReader | None:
        document = Document(
            source, faults, shown_as, made_scenarios.MOST_BYTES if by_player else None
        )
        if not document.is_readable:
            return None
        return ScenarioReader(
            document,
            self.id,
            self.rules_version,
            self.seats,
            library,
            self.verbs,
            self.round_limit,
            by_player,
        )

    @cached_property
    def _readers(self) -> dict[str, ScenarioReader]:
        """The scenarios by id, in their printed order."""
        faults: list[Fault] = []
        readers = [self._read(file, self.library, faults) for file in self._files]
        if faults:
            raise ContentError(faults)
        found = sorted((r for r in readers if r is not None), key=lambda r: r.listing.number)
        return {reader.listing.id: reader for reader in found}

    def listings(self) -> list[Listing]:
        return [reader.listing for reader in self._readers.values()]

    def rules(self, id: str) -> Rules:
        """Return the rules of a scenario. They are loaded only once."""
        return self._loaded(id)[0]

    def _loaded(self, id: str) -> tuple[Rules, ScenarioReader]:
        """Return the rules of a scenario and their source."""
        expect_id(id)
        if id not in self._rules and id in self._readers:
            self._rules[id] = self._load_whole(self._readers[id])
        if id in self._rules:
            return self._rules[id]
        found = self._made.get(id)
        if found is None:
            battle = random_battles.parse(id, self.battle_sizes)
            helped = self._text_with_handicap(id)
            if made_scenarios.is_made(id):
                found = self._keep(self.content_of(id), id, by_player=True)
            elif helped is not None:
                found = self._keep(helped, id)
            elif battle is None or self._battle is None:
                self.expect_scenario(id, list(self._readers))
            else:
                found = self._keep(self._battle(self.library, battle), id)
        assert found is not None
        return found

    def faults(self, text: str, shown_as: str = "scenario") -> list[Fault]:
        expect_text(text)
        faults: list[Fault] = []
        reader = self._read(text, self.library, faults, shown_as, by_player=True)
        if reader is not None:
            self._load(reader)
        return sorted(set(faults))

    def tidy(self, data: dict[str, Any]) -> dict[str, Any]:
        laid = OffsetMap.parse(data["map"], rows=data["stagger"] == "rows")
        tidied = {**data, "map": laid.text()}
        _sort(tidied, ("exits",))
        for seat in self.seats:
            side = tidied[seat] = dict(data[seat])
            _sort(side, ("scouted", "controlled"))
            for key in ("counters", "spawn"):
                if key in side:
                    side[key] = {tile: sorted(who) for tile, who in side[key].items() if who}
        return tidied

    def _keep(self, text: str, id: str, by_player: bool = False) -> tuple[Rules, ScenarioReader]:
        """Load and cache a scenario that has no file. Only the most recent ones are kept."""
        faults: list[Fault] = []
        reader = self._read(text, self.library, faults, id, by_player)
        if reader is None:
            raise ContentError(faults)
        if by_player:
            reader.listing = replace(reader.listing, id=id)
        loaded = self._load_whole(reader)
        if by_player:
            loaded[0].field.content = text
        self._made.put(id, loaded)
        return loaded

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
        self.recall(scenario)
        return self.rules(scenario.id).start()

    def restore_view(self, scenario: str, seat: int | str, cells: list[int]) -> BattleView:
        position = self.restore(scenario, cells)
        assert isinstance(position, Battle)
        return BattleView(position.seat_number(seat), position)

    def dress(self, event: Event) -> Event:
        """Add the soldier's name to a casualty: a unit's k-th casualty has its k-th name."""
        if event.kind != "casualty":
            return event
        side, unit, number = (event.args[key] for key in ("side", "unit", "soldier"))
        assert isinstance(number, int)
        name = self.library.soldiers[str(side)][str(unit)][number - 1]
        return Event(
            event.kind, {**event.args, "name": name}, {}, event.owner, event.news, event.now
        )

    def map(self, id: str) -> OffsetMap:
        """Return the map of a scenario."""
        return self._loaded(id)[1].map

    def text(self, id: str) -> str:
        return self._loaded(id)[1].root.document.text

    def listing(self, id: str) -> Listing:
        return self._loaded(id)[1].listing

    def check(self) -> list[Fault]:
        """Return every fault in this title's content."""
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
