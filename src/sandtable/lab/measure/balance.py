"""Balance, length and course of a scenario between two equal agents."""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, quantiles
from typing import Any

import sandtable
from sandtable.core import Game, made_scenarios
from sandtable.lab.game_log import GameLog
from sandtable.lab.games import Fixture, Played, SelfPlay
from sandtable.lab.measure.statistics import Rate, difference, rate
from sandtable.measuring.interval import MOST_HALVES, at_the_end

FILE = "balance.json"
"""File with the balance shown in the lobby, in the title's folder."""
FAIR = (0.45, 0.55)
"""Range of win rates that is acceptable for scenarios of our own design."""


class BalanceSettings(SelfPlay):
    """The settings of a balance measurement."""

    __slots__ = ()

    def fixtures(self, scenario: str) -> list[Fixture]:
        """Return the games of a scenario; a made scenario is measured in pairs, as in the
        studio."""
        if not self.is_paired(scenario):
            return [self.fixture(scenario, number) for number in range(self.games)]
        firsts = [self.fixture(scenario, pair) for pair in range((self.games + 1) // 2)]
        return [game for first in firsts for game in (first, first.paired())]

    def is_paired(self, scenario: str) -> bool:
        return made_scenarios.is_made(scenario)

    def missing(self, log: GameLog) -> Iterator[Fixture]:
        """Yield the games still to be played."""
        for scenario in self.scenarios:
            for fixture in self.fixtures(scenario):
                if fixture not in log:
                    yield fixture

    def findings(self, log: GameLog) -> list["Finding"]:
        """Return the findings of all scenarios, once their games are played."""
        game = sandtable.load(self.title)
        return [
            Finding(
                game,
                scenario,
                [log[fixture] for fixture in self.fixtures(scenario)],
                self.is_paired(scenario),
            )
            for scenario in self.scenarios
        ]


@dataclass(frozen=True, slots=True)
class Spread:
    """Mean and quantiles of some numbers."""

    mean: float
    low: float
    middle: float
    high: float
    least: int
    most: int

    def data(self) -> dict[str, float | int]:
        return {
            "mean": round(self.mean, 2),
            "quarter": self.low,
            "half": self.middle,
            "three_quarters": self.high,
            "least": self.least,
            "most": self.most,
        }


def spread(values: Sequence[int]) -> Spread:
    low, middle, high = (
        quantiles(values, n=4, method="inclusive") if len(values) > 1 else [float(values[0])] * 3
    )
    return Spread(fmean(values), low, middle, high, min(values), max(values))


class Finding:
    """The results of one scenario's games."""

    def __init__(
        self, game: Game, scenario: str, played: Sequence[Played], paired: bool = False
    ) -> None:
        """``paired`` means that every two successive games had the same dice."""
        self.seats = list(game.seats)
        self.scenario = scenario
        self.played = played
        self.paired = paired
        self.rounds = spread([one.rounds for one in played])
        self.lines = spread([one.lines for one in played])
        self.draws = sum(one.winner < 0 for one in played)

    @property
    def games(self) -> int:
        return len(self.played)

    @property
    def first_side(self) -> Rate:
        """Win rate of the first side."""
        found = self._first_side(self.played)
        assert found is not None
        if not self.paired:
            return found
        counts = [0] * (MOST_HALVES + 1)
        for one, other in zip(self.played[::2], self.played[1::2], strict=True):
            counts[round(2 * (one.score(0) + other.score(0)))] += 1
        sure = at_the_end(counts)
        return Rate(found.value, sure.low, sure.high, found.games)

    def _first_side(self, played: Sequence[Played]) -> Rate | None:
        return rate(sum(one.score(0) for one in played), len(played))

    @property
    def favoured(self) -> str | None:
        """The side that wins more than half of its games with statistical significance, or None."""
        found = self.first_side
        if found.low > 0.5:
            return self.seats[0]
        return self.seats[1] if found.high < 0.5 else None

    @property
    def fair(self) -> bool:
        return FAIR[0] <= self.first_side.value <= FAIR[1]

    @property
    def for_points(self) -> bool:
        """Whether both sides play for points, so that one can be behind."""
        return all(one.half is not None for one in self.played)

    @property
    def comebacks(self) -> Rate | None:
        """Rate of wins by the side that was behind at half-time; None if no side ever was."""
        trailing = [
            one.score(0 if one.half[0] < one.half[1] else 1)
            for one in self.played
            if one.half is not None and one.half[0] != one.half[1] and one.winner >= 0
        ]
        return rate(sum(trailing), len(trailing))

    @property
    def initiative(self) -> list[int]:
        """Number of games in which each side had the initiative first."""
        return [sum(one.first == seat for one in self.played) for seat in range(len(self.seats))]

    @property
    def first_player(self) -> tuple[float, float, float] | None:
        """How much more often the first side wins with the first initiative than without.

        None if the same side always has it: then the two effects cannot be separated.
        """
        having = self._first_side([one for one in self.played if one.first == 0])
        lacking = self._first_side([one for one in self.played if one.first == 1])
        return None if having is None or lacking is None else difference(having, lacking)

    @property
    def endings(self) -> dict[tuple[str, str], int]:
        """Count of each ending and its winner ("" for none), most frequent first."""
        counts = Counter(
            (one.ending, "" if one.winner < 0 else self.seats[one.winner]) for one in self.played
        )
        return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))

    def data(self) -> dict[str, Any]:
        """Return all results as data for JSON."""
        effect = self.first_player
        return {
            "games": self.games,
            "draws": self.draws,
            "first_side": {"side": self.seats[0], **self.first_side.data()},
            "rounds": self.rounds.data(),
            "lines": self.lines.data(),
            "comebacks": None if self.comebacks is None else self.comebacks.data(),
            "initiative": dict(zip(self.seats, self.initiative, strict=True)),
            "first_player": None
            if effect is None
            else dict(
                zip(("more", "low", "high"), (round(part, 4) for part in effect), strict=True)
            ),
            "endings": [
                {"ending": ending, "winner": winner, "games": games}
                for (ending, winner), games in self.endings.items()
            ],
        }


def figures(settings: BalanceSettings, finding: Finding) -> dict[str, str | int | float]:
    """Return what the lobby shows about a scenario's balance, and who measured it."""
    found = finding.first_side
    return {
        "agent": settings.agent,
        "fraction": settings.fraction,
        "games": found.games,
        "first_side": round(found.value, 4),
        "low": round(found.low, 4),
        "high": round(found.high, 4),
        "rounds": round(finding.rounds.mean, 2),
        "lines": round(finding.lines.mean, 1),
        "rules": sandtable.load(settings.title).rules_version,
    }


def publish(settings: BalanceSettings, findings: Sequence[Finding], folder: Path) -> Path:
    """Write the balance of these scenarios into the lobby's file; keep the other scenarios."""
    file = folder / FILE
    measured = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    for finding in findings:
        measured[finding.scenario] = figures(settings, finding)
    order = [listing.id for listing in sandtable.load(settings.title).listings()]
    ordered = {id: measured[id] for id in order if id in measured}
    file.write_text(json.dumps(ordered, indent=1) + "\n", encoding="utf-8")
    return file
