"""Matches on battles that no network was taught on: a fixed list for each title.

The list holds random battles that are about even between players by rules of thumb. It is drawn
once, from seeds that nothing is trained on, and kept in the title's folder, so that agents of all
versions are measured on the same battles.
"""

import json
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import count
from math import inf
from pathlib import Path
from statistics import fmean, stdev

import sandtable
from sandtable.agents import make
from sandtable.agents.match import Z95
from sandtable.agents.title_settings import learned_file
from sandtable.core import SandtableError
from sandtable.lab.game_log import GameLog
from sandtable.lab.games import Fixture, Played, check_fraction
from sandtable.lab.measure.statistics import rate
from sandtable.lab.measure.win_rates import Player, Wanted, measure
from sandtable.lab.workers import Workers

UNSEEN = "unseen.json"
"""The list, in the title's ``learned`` folder."""
FIRST_SEED = 950_000_000
"""Of the battles that are drawn. Training takes seeds from 100 million on, its examinations from
900 million on, predictions less than a million."""
BATTLES = 200
GAMES = 400
"""Games by rules of thumb that measure a battle."""
LOOK = 100
"""Games after which a battle that is far from even is given up."""
ABOUT_EVEN = (0.4, 0.6)
FAR = (0.3, 0.7)
LOT = 50
"""Battles that are measured at a time."""


def unseen_battles(title: str) -> dict[str, float]:
    """The list of a title: battles, and the share of the first side between rules of thumb."""
    file = learned_file(title, UNSEEN)
    if not file.exists():
        raise SandtableError(f"no list of unseen battles for {title}; draw one with --draw")
    found: dict[str, float] = json.loads(file.read_text(encoding="utf-8"))["battles"]
    return found


def draw(title: str, team: Workers, battles: int = BATTLES, games: int = GAMES) -> Path:
    """Draw the list of a title and keep it."""
    found: dict[str, float] = {}
    for lot in count():
        found |= _about_even(title, team, FIRST_SEED + lot * LOT, games)
        if len(found) >= battles:
            break
    file = learned_file(title, UNSEEN)
    file.parent.mkdir(exist_ok=True)
    kept = dict(list(found.items())[:battles])
    data = {"agent": "thumb", "games": games, "battles": kept}
    file.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    return file


def _about_even(title: str, team: Workers, first: int, games: int) -> dict[str, float]:
    """Those of a lot of battles that are about even, in the order of their seeds."""
    game = sandtable.load(title)
    sizes = game.battle_sizes
    ids = [game.random_battle(seed, sizes[seed % len(sizes)]) for seed in range(first, first + LOT)]
    look = min(LOOK, games)
    shares = _shares(title, team, ids, look)
    near = [id for id in ids if FAR[0] <= shares[id] <= FAR[1]]
    shares = _shares(title, team, near, games)
    return {id: round(shares[id], 4) for id in near if ABOUT_EVEN[0] <= shares[id] <= ABOUT_EVEN[1]}


def _shares(title: str, team: Workers, ids: list[str], games: int) -> dict[str, float]:
    wanted = {id: Wanted(id, "", games) for id in ids}
    found = measure(team, title, wanted, Player("thumb"))
    return {id: fmean(scores) for id, scores in found.items()}


@dataclass(frozen=True, slots=True)
class UnseenMatch:
    """Two agents on the unseen battles of a title, in mirrored pairs."""

    title: str
    upper: str
    lower: str
    games: int
    """Two for each battle, until there are enough."""
    seed: int
    fraction: float = 1.0
    seconds: float = 0.0
    """The time of each thought instead of a number of rounds; 0 for rounds."""

    def check(self) -> None:
        make(self.upper, 0)
        make(self.lower, 0)
        if self.games < 2 or self.games % 2:
            raise SandtableError(
                f"games are played in pairs: --games must be even, not {self.games}"
            )
        check_fraction(self.fraction)

    def fixtures(self) -> list[Fixture]:
        """Two in a row are a mirrored pair."""
        battles = list(unseen_battles(self.title))
        found = []
        for pair in range(self.games // 2):
            fixture = Fixture(
                self.title,
                battles[pair % len(battles)],
                (self.upper, self.lower),
                self.seed,
                pair,
                self.fraction,
                self.seconds,
            )
            found += [fixture, fixture.exchanged()]
        return found

    def missing(self, log: GameLog, until: float = inf) -> Iterator[Fixture]:
        """The games that have to be played, as many as can begin ``until`` then."""
        for fixture in self.fixtures():
            if fixture not in log and time.monotonic() < until:
                yield fixture

    def report(self, games: Mapping[Fixture, Played]) -> str:
        """What the upper agent won in the pairs that were played; pairs are what is independent."""
        fixtures = self.fixtures()
        pairs = [
            (games[one], games[other])
            for one, other in zip(fixtures[::2], fixtures[1::2], strict=True)
            if one in games and other in games
        ]
        if not pairs:
            return f"{self.title}: no pair was played"
        scores = [(one.score(0) + other.score(1)) / 2 for one, other in pairs]
        found = rate(sum(scores) * 2, 2 * len(scores))
        doubt = Z95 * stdev(scores) / len(scores) ** 0.5 if len(scores) > 1 else 1.0
        first = fmean(one.score(0) for one, _ in pairs)
        second = fmean(other.score(1) for _, other in pairs)
        lines = [
            f"{self.title}: {self.upper} against {self.lower}: {found} of {2 * len(pairs)} games",
            f"by pairs: {100 * fmean(scores):.1f} % ± {100 * doubt:.1f}; on the first side "
            f"{100 * first:.1f} %, on the second {100 * second:.1f} %",
        ]
        for place, agent in enumerate((self.upper, self.lower)):
            choices = sum(one.choices[place] + other.choices[1 - place] for one, other in pairs)
            took = sum(one.seconds[place] + other.seconds[1 - place] for one, other in pairs)
            lines.append(f"{agent}: {1000 * took / max(1, choices):.1f} ms a choice")
        return "\n".join(lines)
