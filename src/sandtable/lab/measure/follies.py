"""How often an agent makes foolish moves, as its title's system defines them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import sandtable
from sandtable.core import Record
from sandtable.core.follies import Folly
from sandtable.core.record import CHOICE
from sandtable.lab.games import Fixture, SelfPlay, play_and_keep
from sandtable.lab.measure.statistics import Rate, rate


@dataclass(frozen=True, slots=True)
class Tally:
    """Number of occasions for a folly, and how often it was committed."""

    count: int
    occasions: int

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(self.count + other.count, self.occasions + other.occasions)


class Watched(SelfPlay):
    """Games of one agent, spread over scenarios in turn."""

    __slots__ = ()

    def fixtures(self) -> Iterator[Fixture]:
        for number in range(self.games):
            scenario = self.scenarios[number % len(self.scenarios)]
            yield self.fixture(scenario, number // len(self.scenarios))


def count_follies(record: Record) -> dict[str, Tally]:
    """Count the follies of both sides in a recorded game."""
    past = record.at(0)
    counter = past.state.scenario.facets.folly_counter()
    for entry in record.entries:
        if entry.kind == CHOICE:
            counter.watch(past.state, entry.seat, past.state.move_given(entry.text))
        past.follow(entry)
    counter.finish(past.state)
    return {
        name: Tally(counter.counts[name], occasions)
        for name, occasions in counter.occasions.items()
    }


def watch(fixture: Fixture) -> dict[str, Tally]:
    """Play a game and count its follies."""
    return count_follies(sandtable.replay(play_and_keep(fixture).record))


class FollyReport:
    """The follies counted, compared with the tolerated rates."""

    def __init__(self, follies: Sequence[Folly]) -> None:
        self.follies = follies
        self.games = 0
        self._tallies = {folly.name: Tally(0, 0) for folly in follies}

    def add(self, tallies: Mapping[str, Tally]) -> None:
        self.games += 1
        for name, tally in tallies.items():
            self._tallies[name] += tally

    def rate(self, folly: Folly) -> Rate | None:
        """Return how often a folly was committed; None without an occasion."""
        tally = self._tallies[folly.name]
        return rate(tally.count, tally.occasions)

    def excess(self) -> list[Folly]:
        """Return the follies committed more often than tolerated."""
        return [folly for folly in self.follies if self._is_excess(folly)]

    def _is_excess(self, folly: Folly) -> bool:
        found = self.rate(folly)
        return found is not None and found.value > folly.most

    def text(self) -> str:
        lines = [f"{'folly':<20} {'count':>6} {'of':>7}  {'share':<24} {'at most':>8}"]
        for folly in self.follies:
            tally, found = self._tallies[folly.name], self.rate(folly)
            lines.append(
                f"{folly.name:<20} {tally.count:>6} {tally.occasions:>7}  "
                f"{'-' if found is None else str(found):<24} {100 * folly.most:>7.0f}%"
                f"{'  too many' if self._is_excess(folly) else ''}"
            )
        return "\n".join(lines)
