"""Training by self-play: first by heuristics, then by search.

A run lives in a folder: the games of each generation, the weights after it, and a log. Started
again on the same folder it goes on where it stopped.
"""

import json
import math
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import sandtable
from sandtable.agents import Agent
from sandtable.agents.levels import Searcher
from sandtable.agents.network import Network, blank
from sandtable.agents.network_guide import NetworkGuide, Reader, reader
from sandtable.agents.recruit import Thumb
from sandtable.agents.title_settings import NETWORK, learned_file
from sandtable.core import Rng, SandtableError
from sandtable.lab.game_log import on_disk
from sandtable.lab.train.courier import Courier
from sandtable.lab.train.run_folder import RunFolder
from sandtable.lab.train.selfplay import (
    Lessons,
    play_by_promise,
    play_by_search,
    play_by_thumb,
)
from sandtable.lab.workers import LocalWorkers, RayWorkers, Workers

WIDE, DEEP, MATCH = 256, 64, 48
HELD_OUT = 4
"""Every n-th scenario is held out."""
WINDOW = 6
"""Generations whose games are in the training set."""
EARLY_PASSES = 4
"""How often the games of the school and the drills are gone over."""
BATTLES_A_LOT = 10
"""Random battles whose games are in one file."""
MOST_LOTS = 200
"""Maximum number of files for the games of one generation on one scenario."""
CAREFUL = 5e-4
"""The rate at which something is learned on top of what a good network knows."""
EXAM_ROUNDS = 40
EXAM_BATTLES = 24
FIRST_BATTLE, FIRST_EXAM_BATTLE = 100_000_000, 900_000_000
"""The seeds of the random battles that are trained on, and of those that are never."""
SEEDS = 2**63
"""What learns knows no larger seeds."""
UNDECIDING = ("generations", "exam_games", "processes", "ray")
"""What a plan may change when its run is taken up again: how far it goes, and how it is looked at,
does not change what has been learned so far."""


FLAGS = {
    "school_games": "warmup-games",
    "drills": "fast-generations",
    "drill_games": "fast-games",
    "rounds": "search-iterations",
    "exam_games": "eval-games",
    "battle_games": "battle-games",
}
"""How the command line calls the fields of a plan that have another name there."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How much of everything a run has."""

    title: str
    generations: int = 0
    """Of play by search; before them come one by heuristics and the drills."""
    school_games: int = 20000
    """Games by heuristics on each scenario."""
    drills: int = 2
    """Generations of quick play by promise alone."""
    drill_games: int = 600
    """Games of each drill on each scenario."""
    games: int = 40
    """Games by search on each scenario in each generation."""
    rounds: int = 80
    passes: float = 1.0
    """How often a generation goes over the games of the last few."""
    exam_games: int = 8
    """Games against heuristics on each scenario, half from each side; 0 for none."""
    battles: int = 0
    """Random battles that are trained on beside the scenarios."""
    battle_games: int = 40
    """Games by heuristics on each random battle; of all other games they have their share."""
    rival: bool = False
    """Whether it learns to beat the network that ships, which stays as it is: from games by search
    against it alone, beginning with what that knows."""
    hold_out: bool = True
    """Whether some scenarios are left out, to see how it plays what it does not know."""
    processes: int | None = None
    """By default one for each core."""
    ray: str | None = None
    """The address of a Ray cluster that plays instead."""
    seed: int = 1944

    def check(self) -> None:
        for name, least in (
            ("generations", 0),
            ("school_games", 1),
            ("drills", 0),
            ("drill_games", 1),
            ("games", 1),
            ("rounds", 2),
            ("exam_games", 0),
            ("battles", 0),
            ("battle_games", 1),
        ):
            if getattr(self, name) < least:
                raise SandtableError(
                    f"--{FLAGS.get(name, name)} must be at least {least}, not {getattr(self, name)}"
                )
        if self.rival and self.drills:
            raise SandtableError("--best-response has no fast generations: --fast-generations 0")
        if self.exam_games % 2:
            raise SandtableError(
                f"--eval-games must be even (half from each side), not {self.exam_games}"
            )
        if not 0 < self.passes < math.inf:
            raise SandtableError(f"passes must be greater than 0, not {self.passes:g}")
        if not 0 <= self.seed < SEEDS:
            raise SandtableError(f"--seed must be from 0 to 2^63 - 1, not {self.seed}")
        LocalWorkers(self.processes)

    def deciding(self) -> dict[str, Any]:
        """All that decides what is learned."""
        return {name: value for name, value in asdict(self).items() if name not in UNDECIDING}


@dataclass(frozen=True, slots=True)
class Lot:
    """Some games to learn from, which one process plays."""

    title: str
    scenarios: tuple[str, ...]
    weights: Path | None
    """Of the network that plays; without one heuristics do."""
    rounds: int
    """Of search; 0 for play by promise alone."""
    games: int
    """On each of the scenarios."""
    seed: int
    out: Path
    """Where what they teach is kept."""
    rival: Path | None = None
    """The network of the other side, where it is another."""


@dataclass(frozen=True, slots=True)
class Exam:
    """Some games of a quick search against heuristics, or against the same search with another
    network, from both sides in turn."""

    title: str
    scenario: str
    weights: Path
    games: int
    seed: int
    rival: Path | None = None


def random_battles(title: str, number: int, first: int) -> list[str]:
    """Random battles of all sizes in turn."""
    game = sandtable.load(title)
    sizes = game.battle_sizes
    if number and not sizes:
        raise SandtableError(f"--battles: {title} has no random battles")
    return [game.random_battle(first + n, sizes[n % len(sizes)]) for n in range(number)]


def scenarios(title: str, hold_out: bool = True) -> tuple[list[str], list[str]]:
    """The scenarios to train on, and those held out."""
    ids = [listing.id for listing in sandtable.load(title).listings()]
    held_out = ids[HELD_OUT - 1 :: HELD_OUT] if hold_out else []
    return [id for id in ids if id not in held_out], held_out


@lru_cache(maxsize=64)
def readers(title: str, scenario: str) -> Reader:
    return reader(sandtable.load(title), scenario)


@lru_cache(maxsize=4)
def network(file: Path) -> Network:
    return Network.load(file)


def make_lessons(lot: Lot) -> int:
    """Plays a lot of games and saves what they teach; how many lessons."""
    lessons = Lessons()
    number = 0
    # A few short games may teach nothing; a file of lessons has at least one.
    while number < lot.games * len(lot.scenarios) or not lessons.results:
        scenario = lot.scenarios[number // lot.games % len(lot.scenarios)]
        play_lesson(lot, scenario, lessons, Rng(lot.seed + number))
        number += 1
    lessons.save(lot.out)
    return len(lessons.results)


def play_lesson(lot: Lot, scenario: str, lessons: Lessons, rng: Rng) -> None:
    """One game of a lot, by heuristics, by promise alone or by search."""
    game = sandtable.load(lot.title)
    read = readers(lot.title, scenario)
    if lot.weights is None:
        play_by_thumb(game, scenario, read, lessons, rng)
        return
    guide = NetworkGuide(network(lot.weights), read)
    if lot.rounds == 0:
        play_by_promise(game, scenario, guide, lessons, rng)
    else:
        rival = None if lot.rival is None else NetworkGuide(network(lot.rival), read)
        play_by_search(game, scenario, guide, lot.rounds, lessons, rng, rival)


def examine(exam: Exam) -> float:
    """The points of the network that is examined."""
    game = sandtable.load(exam.title)
    points = 0.0
    for number in range(exam.games):
        rng = Rng(exam.seed + number // 2)
        pupil = number % 2
        searcher = Searcher("pupil", EXAM_ROUNDS, number, lambda _: network(exam.weights))
        other: Agent = Thumb(0)
        if exam.rival is not None:
            other = Searcher("rival", EXAM_ROUNDS, number, partial(_rival, exam.rival))
        state = game.start(exam.scenario, rng)
        while not state.over:
            seat = state.seat
            view = state.view(seat)
            decision = view.decision()
            assert decision is not None
            player = searcher if seat == pupil else other
            state.play(player.decide(view, decision), rng, seat)
        points += 0.5 if state.winner < 0 else float(state.winner == pupil)
    return points


def _rival(file: Path, title: str) -> Network:
    """The network of the other side, as a searcher asks for it."""
    return network(file)


def teacher() -> "Callable[..., tuple[Network, dict[str, float]]]":
    """What learns; PyTorch is only needed for that."""
    try:
        from sandtable.lab.train.fit import learn
    except ImportError as missing:
        raise SandtableError(
            f"training needs PyTorch ({missing}); run: pip install 'sandtable[train]'"
        ) from missing
    return learn


class Run:
    """A run in its folder."""

    def __init__(
        self,
        plan: Plan,
        folder: Path,
        tell: Callable[[str], None],
        show: Callable[[str, int, int], None] = lambda what, done, total: None,
    ) -> None:
        """``tell`` gets what is logged, ``show`` how far something is."""
        self.plan = plan
        self.folder = RunFolder(folder)
        self.tell = tell
        self.show = show
        self.workers: Workers = LocalWorkers(plan.processes)
        if plan.ray is not None:
            self.workers = Courier(RayWorkers(plan.ray))
        self.trained_on, self.held_out = scenarios(plan.title, plan.hold_out)
        self.battles = random_battles(plan.title, plan.battles, FIRST_BATTLE)
        unseen = EXAM_BATTLES if plan.battles else 0
        self.unseen_battles = random_battles(plan.title, unseen, FIRST_EXAM_BATTLE)
        self.rival = learned_file(plan.title, NETWORK) if plan.rival else None

    def go(self, fresh: bool = False, anyway: bool = False) -> Path:
        """All that is still to be done, in a folder that is new or of this run; the last weights.

        ``fresh`` forgets what is there; ``anyway`` goes on though the code has changed.
        """
        teacher()
        last = self.plan.drills + self.plan.generations
        with on_disk(self.folder.path):
            self.folder.take_up(self.plan.deciding(), fresh, anyway)
            for generation in range(last + 1):
                self.generation(generation)
        return self.folder.weights(last)

    def generation(self, generation: int) -> None:
        """What is still to be done of a generation."""
        to_teach = not self.folder.weights(generation).exists()
        if to_teach:
            self.teach(generation)
        entry = self.folder.log().get(generation, {"generation": generation})
        # The exam may be missing although the weights are there: then the run was stopped in it,
        # or it was not asked for until now.
        to_examine = self.plan.exam_games not in (0, entry.get("exam_games"))
        if to_examine:
            began = time.monotonic()
            entry |= {"exam_games": self.plan.exam_games, "exam": self.exam(generation)}
            entry["seconds_exam"] = time.monotonic() - began
            self.folder.note(entry)
        if to_teach or to_examine:
            self.tell(json.dumps(entry))

    def teach(self, generation: int) -> None:
        """The games of a generation and what is learned from them."""
        plan = self.plan
        began = time.monotonic()
        weights = self.folder.weights(generation)
        if self.rival is not None and not generation:
            Network.load(self.rival).save(weights)
            return
        self.play(generation)
        played = time.monotonic()
        before = self.folder.weights(generation - 1)
        start = Network.load(before) if generation else self.start()
        known = [file for past in self.window(generation) for file in self.files(past)]
        passes = plan.passes * (EARLY_PASSES if generation <= plan.drills else 1)
        rate = {"rate": CAREFUL} if self.rival else {}
        learned, off = teacher()(start, known, passes=passes, seed=plan.seed + generation, **rate)
        taught = time.monotonic()
        part = weights.with_suffix(".part.npz")
        learned.save(part)
        # The note comes first: weights that are there have theirs, whenever one was stopped.
        self.folder.note(
            {
                "generation": generation,
                **off,
                "seconds_playing": played - began,
                "seconds_learning": taught - played,
            }
        )
        part.replace(weights)

    def window(self, generation: int) -> range:
        """The generations to learn from: after the drills only those that searched."""
        drills = self.plan.drills
        if self.rival is not None:
            return range(max(1, generation - WINDOW + 1), generation + 1)
        if generation <= drills:
            return range(generation + 1)
        oldest = drills if generation <= drills + 2 else drills + 1
        return range(max(oldest, generation - WINDOW + 1), generation + 1)

    def start(self) -> Network:
        """The network the run begins with."""
        read = readers(self.plan.title, self.trained_on[0])
        return blank(read.size, read.width, self.plan.seed, wide=WIDE, deep=DEEP, match=MATCH)

    def lots(self, generation: int) -> list[Lot]:
        """The games of a generation, in small lots so that no core waits long for another."""
        plan = self.plan
        weights = self.folder.weights(generation - 1) if generation else None
        by_search = generation > plan.drills
        games = plan.games if by_search else plan.drill_games if generation else plan.school_games
        size = 4 if by_search else max(10, games // MOST_LOTS)

        def lot(scenarios: tuple[str, ...], number: int, first: int, count: int) -> Lot:
            seed = hash_seed(plan.seed, generation, number, first)
            out = self.folder.games(generation, scenarios[0], first)
            rounds = plan.rounds if by_search else 0
            return Lot(plan.title, scenarios, weights, rounds, count, seed, out, self.rival)

        lots = [
            lot((scenario,), number, first, min(size, games - first))
            for first in range(0, games, size)
            for number, scenario in enumerate(self.trained_on)
        ]
        # A random battle has as large a part of its own games as a scenario has of its.
        share = max(1, games * plan.battle_games // plan.school_games)
        for first in range(0, len(self.battles), BATTLES_A_LOT):
            some = tuple(self.battles[first : first + BATTLES_A_LOT])
            lots.append(lot(some, len(self.trained_on) + first, 0, share))
        return lots

    def files(self, generation: int) -> list[Path]:
        return sorted(lot.out for lot in self.lots(generation))

    def play(self, generation: int) -> None:
        """The games of a generation that have not been played yet."""
        lots = self.lots(generation)
        missing = [lot for lot in lots if not lot.out.exists()]
        done = len(lots) - len(missing)
        for _ in self.workers.run(make_lessons, missing):
            done += 1
            self.show(f"generation {generation}: game batches", done, len(lots))

    def exam(self, generation: int) -> dict[str, float]:
        """The share of points against heuristics, or its rival: on scenarios that were trained on,
        on those held out, and on random battles that were not trained on."""
        plan = self.plan
        weights = self.folder.weights(generation)
        exams = [
            Exam(plan.title, scenario, weights, 2, 10 * lot, self.rival)
            for scenario in self.trained_on + self.held_out + self.unseen_battles
            for lot in range(plan.exam_games // 2)
        ]
        shares: dict[str, list[float]] = {"known": [], "unknown": [], "random": []}
        groups = dict.fromkeys(self.held_out, "unknown")
        groups |= dict.fromkeys(self.unseen_battles, "random")
        for done, (exam, points) in enumerate(self.workers.run(examine, exams), 1):
            shares[groups.get(exam.scenario, "known")].append(points / exam.games)
            self.show(f"generation {generation}: evaluation", done, len(exams))
        return {name: sum(some) / len(some) for name, some in shares.items() if some}


def hash_seed(*parts: int) -> int:
    """A seed of its own for every lot of games."""
    seed = 0
    for part in parts:
        seed = (seed * 1_000_003 + part * 7_919 + 17) % 2**40
    return seed * 1024
