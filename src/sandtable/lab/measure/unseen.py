"""Matches on battles that no network was trained on: a fixed list for each title.

The list holds random battles that are roughly even when heuristics play. It is drawn once, from
seeds that are not used in training, and stored in the title's folder, so that agents of all
versions are measured on the same battles.
"""

import json
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
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
from sandtable.lab.measure.scores import Player, Wanted, measure
from sandtable.lab.measure.statistics import rate
from sandtable.lab.workers import Workers

UNSEEN = "unseen.json"
"""File of the list, in the title's ``learned`` folder."""
FIRST_SEED = 950_000_000
"""First seed of the battles. Training uses seeds from 100 million, its evaluations from 900
million, predictions less than a million."""
BATTLES = 200
GAMES = 400
"""Games by heuristics that measure a battle."""
LOOKS = ((16, 0.2, 0.8), (48, 0.28, 0.72), (100, 0.32, 0.68), (200, 0.35, 0.65))
"""Early rejection: after this many games, drop a battle whose win rate is outside these limits.
Each look drops one in fifteen of the battles whose true rate is at a limit of the list, and hardly
any within."""
ABOUT_EVEN = (0.4, 0.6)
LOT = 20
"""Battles measured at a time: the most that is lost when a run is stopped."""


def unseen_battles(title: str) -> dict[str, float]:
    """Return the list of a title: win rates of the first side between heuristics, by battle."""
    file = learned_file(title, UNSEEN)
    if not file.exists():
        raise SandtableError(f"no list of unseen battles for {title}; draw one with --draw")
    found: dict[str, float] = json.loads(file.read_text(encoding="utf-8"))["battles"]
    return found


def draw(title: str, team: Workers, battles: int = BATTLES, games: int = GAMES) -> Path:
    """Draw the list of a title, saving it after each lot; continue an incomplete list."""
    file = learned_file(title, UNSEEN)
    file.parent.mkdir(exist_ok=True)
    found, seed = _begun(file, battles, games)
    while len(found) < battles:
        found |= _about_even(title, team, seed, games)
        seed += LOT
        kept = dict(list(found.items())[:battles])
        data = {"agent": "thumb", "games": games, "next_seed": seed, "battles": kept}
        file.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    return file


def _begun(file: Path, battles: int, games: int) -> tuple[dict[str, float], int]:
    """Return the battles of an incomplete list, and the seed to continue from."""
    if file.exists():
        data = json.loads(file.read_text(encoding="utf-8"))
        if len(data["battles"]) < battles and data["games"] == games:
            return data["battles"], data["next_seed"]
    return {}, FIRST_SEED


def _about_even(title: str, team: Workers, first: int, games: int) -> dict[str, float]:
    """Return the battles of a lot that are roughly even, in the order of their seeds."""
    game = sandtable.load(title)
    sizes = game.battle_sizes
    ids = [game.random_battle(seed, sizes[seed % len(sizes)]) for seed in range(first, first + LOT)]
    scores: dict[str, list[float]] = {id: [] for id in ids}
    looks = [look for look in LOOKS if look[0] < games]
    for until, low, high in (*looks, (games, *ABOUT_EVEN)):
        wanted = {
            id: Wanted(id, "", until - len(known), len(known)) for id, known in scores.items()
        }
        found = measure(team, title, wanted, Player("thumb"))
        scores = {id: known + found[id] for id, known in scores.items()}
        scores = {id: known for id, known in scores.items() if low <= fmean(known) <= high}
    return {id: round(fmean(known), 4) for id, known in scores.items()}


@dataclass(frozen=True, slots=True)
class UnseenMatch:
    """Two agents on the unseen battles of a title, in mirrored pairs."""

    title: str
    upper: str
    lower: str
    games: int
    """Number of games, two for each battle in turn."""
    seed: int
    fraction: float = 1.0
    seconds: float = 0.0
    """Time limit per decision in seconds, instead of a number of rounds; 0 to use rounds."""

    def check(self) -> None:
        make(self.upper, 0)
        make(self.lower, 0)
        if self.games < 2 or self.games % 2:
            raise SandtableError(
                f"games are played in pairs: --games must be even and at least 2, not {self.games}"
            )
        check_fraction(self.fraction)

    def fixtures(self) -> list[Fixture]:
        """Return all games; two in a row are a mirrored pair."""
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
        """Yield the games still to be played, as long as they can start before ``until``."""
        for fixture in self.fixtures():
            if fixture not in log and time.monotonic() < until:
                yield fixture

    def report(self, games: Mapping[Fixture, Played]) -> str:
        """Report the upper agent's score. The statistics use pairs, because only pairs are
        independent."""
        fixtures = self.fixtures()
        pairs = [
            (games[one], games[other])
            for one, other in zip(fixtures[::2], fixtures[1::2], strict=True)
            if one in games and other in games
        ]
        if not pairs:
            return f"{self.title}: no complete pair was played"
        scores = [(one.score(0) + other.score(1)) / 2 for one, other in pairs]
        found = rate(sum(scores) * 2, 2 * len(scores))
        doubt = Z95 * stdev(scores) / len(scores) ** 0.5 if len(scores) > 1 else 1.0
        first = fmean(one.score(0) for one, _ in pairs)
        second = fmean(other.score(1) for _, other in pairs)
        lines = [
            f"{self.title}: {self.upper} against {self.lower}: {found} of {2 * len(pairs)} games",
            f"by pairs: {100 * fmean(scores):.1f}% ± {100 * doubt:.1f}; on the first side "
            f"{100 * first:.1f}%, on the second {100 * second:.1f}%",
        ]
        for place, agent in enumerate((self.upper, self.lower)):
            choices = sum(one.choices[place] + other.choices[1 - place] for one, other in pairs)
            took = sum(one.seconds[place] + other.seconds[1 - place] for one, other in pairs)
            lines.append(f"{agent}: {1000 * took / max(1, choices):.1f} ms per decision")
        return "\n".join(lines)
