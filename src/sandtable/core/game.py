"""A game: the rules and content of one title, from which states are started."""

import difflib
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from sandtable.core import handicaps, made_scenarios, random_battles
from sandtable.core.errors import ContentError, Fault, SandtableError, UnknownName, bad_argument
from sandtable.core.facets import NO_FACETS, Facets
from sandtable.core.journal import Event
from sandtable.core.record import Record
from sandtable.core.rng import Rng
from sandtable.core.scenario import Scenario
from sandtable.core.state import State, View, expect_rng


@dataclass(frozen=True, slots=True)
class Listing:
    """What a list of scenarios shows of one, without loading its rules."""

    id: str
    number: int
    place: str
    date: str
    tiles: int


MOST_MADE = 64
"""Scenarios without a file that a title keeps in memory."""


class Game:
    """One title. Titles derive theirs and fill in how a scenario is loaded."""

    id: str
    system: str
    rules_version: int
    seats: Sequence[str]
    folder: Path
    """Where this title's content, words and rulebook are."""
    locales: Sequence[Path]
    """The folders with this title's words, the more general first."""
    rulebooks: Sequence[Path]
    """The folders with this title's rules, the more general first."""
    facets: Facets = NO_FACETS
    """What the title offers beside its rules."""
    packs: Sequence[Path] = ()
    """The content packs that are laid over it."""
    battle_sizes: Sequence[str] = ()
    """The sizes of the random battles it can make, the smallest first; none where it makes none."""

    @cached_property
    def settings(self) -> Mapping[str, Any]:
        """What ``title.toml`` of the title's folder says to agents and the benchmark."""
        file = self.folder / "title.toml"
        return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}

    def listings(self) -> list[Listing]:
        """All scenarios, in their printed order."""
        raise NotImplementedError

    def scenario(self, id: str) -> Scenario:
        """The scenario with this id; loaded once."""
        raise NotImplementedError

    def listing(self, id: str) -> Listing:
        """What is shown of a scenario; titles add those that are not in the list."""
        listings = {listing.id: listing for listing in self.listings()}
        self.expect_scenario(id, list(listings))
        return listings[id]

    def text(self, id: str) -> str:
        """The content of a scenario, as its file has it or as it was drawn or added."""
        raise NotImplementedError

    def add(self, text: str) -> str:
        """Add a scenario that a player made, given as text; its id. ContentError with every fault.

        The id follows from the content (``made``): the same battle has the same id, however its
        text is written, and it never is that of another scenario.
        """
        faults = self.faults(text)
        if faults:
            raise ContentError(faults)
        id = made_scenarios.remember(self.id, self.content(text))
        self.scenario(id)
        return id

    def faults(self, text: str, shown_as: str = "scenario") -> list[Fault]:
        """Every fault in the text of a scenario that a player made, as ``add`` finds them."""
        raise NotImplementedError

    def content(self, text: str) -> str:
        """The content of a text without faults, in its one form (``made_scenarios.canonical``)."""
        data = tomllib.loads(text)
        without = made_scenarios.WITHOUT
        kept = {key: value for key, value in data.items() if key not in without}
        return made_scenarios.canonical(self.tidy(kept))

    def tidy(self, data: dict[str, Any]) -> dict[str, Any]:
        """A scenario's data with those texts in one form that have several for the same thing."""
        return data

    def content_of(self, id: str) -> str:
        """The content of a made scenario; UnknownName where this process does not have it."""
        content = made_scenarios.find(self.id, id)
        if content is None:
            raise UnknownName(f"the content of {id} is not here: add its text first")
        return content

    def random_battle(self, seed: int, size: str = "") -> str:
        """The id of a random battle; without a size one of the middle size.

        The same title, size and seed give the same battle on every machine.
        """
        if not self.battle_sizes:
            raise SandtableError(f"{self.id} has no random battles")
        size = size or self.battle_sizes[len(self.battle_sizes) // 2]
        return random_battles.choose(size, seed, self.battle_sizes).id

    def _text_with_handicap(self, id: str) -> str | None:
        """The text of a scenario with the handicap its id names; None where there is no such."""
        found = handicaps.find(self.folder, id)
        if found is None:
            return None
        base = handicaps.without(id)
        edits = handicaps.read(self.folder)[base].edits(found.side, found.grade)
        return handicaps.text_with(self.text(base), id, edits)

    def new_state(self, scenario: Scenario) -> State:
        """The position before anything has happened."""
        raise NotImplementedError

    def recall(self, scenario: Scenario) -> None:
        """Take care that a made scenario can be found by its id again."""
        if scenario.content:
            made_scenarios.remember(self.id, scenario.content)

    def start(self, scenario: str, rng: Rng | None = None) -> State:
        """Start a scenario; with a generator, settle what chance owes before the first decision."""
        if rng is not None:
            expect_rng(rng)
        state = self.new_state(self.scenario(scenario))
        if rng is not None:
            state.settle_all(rng)
        return state

    def restore(self, scenario: str, cells: list[int], ending: str = "") -> State:
        """The position with these ``cells``, as a state or a view's position gave them."""
        state = self.start(scenario)
        state.restore(cells, ending)
        return state

    def restore_view(self, scenario: str, seat: int | str, cells: list[int]) -> View:
        """The view of a seat whose ``cells`` these are."""
        raise NotImplementedError

    def record(self, scenario: str) -> Record:
        """Start a scenario and write down everything that happens."""
        return Record(self.new_state(self.scenario(scenario)))

    def check(self) -> list[Fault]:
        """Every fault in this title's content."""
        raise NotImplementedError

    def dress(self, event: Event) -> Event:
        """The event with what is only for show, such as a soldier's name."""
        return event

    def expect_scenario(self, id: str, known: Sequence[str]) -> None:
        expect_id(id)
        if id not in known:
            raise UnknownName(unknown(f"scenario for {self.id}", id, known))


def expect_id(id: object) -> None:
    """BadArgument where the id of a scenario is none at all."""
    if not isinstance(id, str):
        raise bad_argument("scenario", id, "the id of a scenario")


def unknown(what: str, name: str, known: Sequence[str]) -> str:
    """A message for a name that does not exist, with the nearest one that does."""
    near = difflib.get_close_matches(name, known, 1)
    hint = f"did you mean {near[0]!r}?" if near else "available: " + ", ".join(known)
    return f"unknown {what}: {name!r}; {hint}"
