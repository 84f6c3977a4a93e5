"""A game: the rules and content of one title."""

import difflib
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from sandtable.core import handicaps, made_scenarios, random_battles
from sandtable.core.errors import (
    ContentError,
    Fault,
    SandtableError,
    UnknownName,
    bad_argument,
    shown,
)
from sandtable.core.facets import NO_FACETS, Facets
from sandtable.core.journal import Event
from sandtable.core.record import Record
from sandtable.core.rng import Rng
from sandtable.core.scenario import Scenario
from sandtable.core.state import State, View, expect_rng


@dataclass(frozen=True, slots=True)
class Listing:
    """A scenario as shown in a list, without its rules loaded."""

    id: str
    number: int
    place: str
    date: str
    tiles: int


MOST_MADE = 64
"""Scenarios without a file, such as made ones, that a title keeps in memory."""


class Game:
    """One title. Each title derives its own class, which loads its scenarios."""

    id: str
    system: str
    rules_version: int
    seats: Sequence[str]
    folder: Path
    """The folder with this title's content, texts and rulebook."""
    locales: Sequence[Path]
    """The folders with this title's texts, the more general first."""
    rulebooks: Sequence[Path]
    """The folders with this title's rulebooks, the more general first."""
    facets: Facets = NO_FACETS
    """What the title offers besides its rules."""
    packs: Sequence[Path] = ()
    """The content packs applied to this title."""
    battle_sizes: Sequence[str] = ()
    """The sizes of the random battles this title can make, the smallest first; empty if none."""

    def __repr__(self) -> str:
        return f"<{self.id}, rules {self.rules_version}>"

    @cached_property
    def settings(self) -> Mapping[str, Any]:
        """The settings in the title's ``title.toml``, for agents and the benchmark."""
        file = self.folder / "title.toml"
        return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}

    def listings(self) -> list[Listing]:
        """Return all scenarios, in their printed order."""
        raise NotImplementedError

    def scenario(self, id: str) -> Scenario:
        """Return the scenario with this id. It is loaded only once."""
        raise NotImplementedError

    def listing(self, id: str) -> Listing:
        """Return the listing of a scenario, including scenarios that are not in the list."""
        listings = {listing.id: listing for listing in self.listings()}
        self.expect_scenario(id, list(listings))
        return listings[id]

    def text(self, id: str) -> str:
        """Return the content of a scenario as text."""
        raise NotImplementedError

    def add(self, text: str) -> str:
        """Add a made scenario and return its id. ContentError lists all faults.

        The id is a digest of the content: the same battle has the same id, however its text is
        formatted.
        """
        faults = self.faults(text)
        if faults:
            raise ContentError(faults)
        id = made_scenarios.remember(self.id, self.content(text))
        self.scenario(id)
        return id

    def faults(self, text: str, shown_as: str = "scenario") -> list[Fault]:
        """Return all faults in the text of a scenario, as ``add`` finds them."""
        raise NotImplementedError

    def content(self, text: str) -> str:
        """Return the content of a text without faults, in canonical form."""
        expect_text(text)
        without = made_scenarios.WITHOUT
        try:
            data = tomllib.loads(text)
            kept = {key: value for key, value in data.items() if key not in without}
            return made_scenarios.canonical(self.tidy(kept))
        except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
            if faults := self.faults(text):
                raise ContentError(faults) from None
            raise

    def tidy(self, data: dict[str, Any]) -> dict[str, Any]:
        """Return a scenario's data with equivalent spellings replaced by one form."""
        return data

    def content_of(self, id: str) -> str:
        """Return the content of a made scenario; raise UnknownName if this process does not have
        it."""
        helped = handicaps.parted(id)
        if helped is not None and helped[1] not in self.seats:
            raise UnknownName(unknown("side", helped[1], self.seats))
        content = made_scenarios.find(self.id, id)
        if content is None:
            raise UnknownName(f"scenario {id} has not been loaded; add its text first")
        return content

    def random_battle(self, seed: int, size: str = "") -> str:
        """Return the id of a random battle (default: the middle size).

        The same title, size and seed give the same battle on every machine.
        """
        if not self.battle_sizes:
            raise SandtableError(f"{self.id} has no random battles")
        if isinstance(size, str) and not size:
            size = self.battle_sizes[len(self.battle_sizes) // 2]
        return random_battles.choose(size, seed, self.battle_sizes).id

    @property
    def graded(self) -> Mapping[str, handicaps.Graded]:
        """The handicaps of this title's scenarios. Those of a pack replace the title's own."""
        found: dict[str, handicaps.Graded] = {}
        for folder in (self.folder, *self.packs):
            found |= handicaps.read(folder)
        return found

    def _text_with_handicap(self, id: str) -> str | None:
        """Return the text of a scenario with the handicap in its id, or None if there is none."""
        known = self.graded if handicaps.parted(id) else {}
        found = handicaps.find(known, id)
        if found is None:
            return None
        base = handicaps.without(id)
        edits = known[base].edits(found.side, found.grade)
        return handicaps.text_with(self.text(base), id, edits)

    def new_state(self, scenario: Scenario) -> State:
        """Return the position at the start, before any draw or roll."""
        raise NotImplementedError

    def recall(self, scenario: Scenario) -> None:
        """Store the content of a made scenario so that it can be found by its id."""
        if scenario.content:
            made_scenarios.remember(self.id, scenario.content)

    def start(self, scenario: str, rng: Rng | None = None) -> State:
        """Start a scenario; with a generator, resolve chance up to the first decision."""
        if rng is not None:
            expect_rng(rng)
        state = self.new_state(self.scenario(scenario))
        if rng is not None:
            state.settle_all(rng)
        return state

    def restore(self, scenario: str, cells: list[int], ending: str = "") -> State:
        """Return the position with these ``cells``, from a state or a view's position."""
        state = self.start(scenario)
        state.restore(cells, ending)
        return state

    def restore_view(self, scenario: str, seat: int | str, cells: list[int]) -> View:
        """Return the view of a seat with these ``cells``."""
        raise NotImplementedError

    def record(self, scenario: str) -> Record:
        """Start a scenario and record everything that happens."""
        return Record(self.new_state(self.scenario(scenario)))

    def check(self) -> list[Fault]:
        """Return all faults in this title's content."""
        raise NotImplementedError

    def dress(self, event: Event) -> Event:
        """Return the event with decoration added, such as a soldier's name."""
        return event

    def expect_scenario(self, id: str, known: Sequence[str]) -> None:
        expect_id(id)
        if id not in known:
            raise UnknownName(unknown(f"scenario for {self.id}", id, known))


def expect_id(id: object) -> None:
    """Raise BadArgument if the id of a scenario is not text."""
    if not isinstance(id, str):
        raise bad_argument("scenario", id, "the id of a scenario")


def expect_text(text: object) -> None:
    """Raise BadArgument if the text of a scenario is not text."""
    if not isinstance(text, str):
        raise bad_argument("text", text, "the text of a scenario")


def expect_game(game: object) -> None:
    """Raise BadArgument if a title is not loaded."""
    if not isinstance(game, Game):
        raise bad_argument("game", game, "a title, as sandtable.load returns it")


def unknown(what: str, name: object, known: Sequence[str]) -> str:
    """Return a message for an unknown name, with the most similar known one."""
    near = difflib.get_close_matches(name, known, 1) if isinstance(name, str) else []
    hint = f"did you mean {near[0]!r}?" if near else "available: " + ", ".join(known)
    return f"unknown {what}: {shown(name)}; {hint}"
