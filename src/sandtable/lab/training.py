"""Training by self-play: first by rules of thumb, then by search, each time a little better.

A run lives in a folder: the games of each generation, the weights after it, and a log. Started
again on the same folder it goes on where it stopped.
"""

import json
import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from pathlib import Path

import sandtable
from sandtable.agents.insight import Insight, Reader, reader
from sandtable.agents.levels import Searcher
from sandtable.agents.network import Network, blank
from sandtable.agents.recruit import Thumb
from sandtable.core import Rng, SandtableError
from sandtable.lab.selfplay import (
    Lessons,
    play_by_promise,
    play_by_search,
    play_by_thumb,
)

WIDE, DEEP, MATCH = 256, 64, 48
HELD_OUT = 4
"""Every so many-th scenario is held out."""
WINDOW = 6
"""The games of so many generations are learned from at once."""
EARLY_PASSES = 4
"""How often the games of the school and the drills are gone over."""
MOST_LOTS = 200
"""The games of a generation on one scenario are at most so many files."""
EXAM_ROUNDS = 40


@dataclass(frozen=True, slots=True)
class Plan:
    """How much of everything a run has."""

    title: str
    generations: int = 0
    """Of play by search; before them come one by rules of thumb and the drills."""
    school_games: int = 20000
    """Games by rules of thumb on each scenario."""
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
    """Games against rules of thumb on each scenario, half from each side; 0 for none."""
    hold_out: bool = True
    """Whether some scenarios are left out, to see how it plays what it does not know."""
    processes: int = 0
    seed: int = 1944

    def check(self) -> None:
        for name, least in (
            ("generations", 0),
            ("school_games", 1),
            ("drills", 0),
            ("drill_games", 1),
            ("games", 1),
            ("rounds", 2),
        ):
            if getattr(self, name) < least:
                raise SandtableError(f"a training run has {name} of at least {least}")


def scenarios(title: str, hold_out: bool = True) -> tuple[list[str], list[str]]:
    """The scenarios to train on, and those held out."""
    ids = [listing.id for listing in sandtable.load(title).listings()]
    held_out = ids[HELD_OUT - 1 :: HELD_OUT] if hold_out else []
    return [id for id in ids if id not in held_out], held_out


@cache
def readers(title: str, scenario: str) -> Reader:
    return reader(sandtable.load(title), scenario)


@cache
def network(file: Path) -> Network:
    return Network.load(file)


def make_lessons(
    title: str, scenario: str, weights: Path | None, rounds: int, games: int, seed: int, out: Path
) -> int:
    """Plays some games in a process of its own and saves what they teach; how many lessons.

    Without weights by rules of thumb, without rounds by promise, otherwise by search.
    """
    game = sandtable.load(title)
    lessons = Lessons()
    read = readers(title, scenario)
    for number in range(games):
        rng = Rng(seed + number)
        if weights is None:
            play_by_thumb(game, scenario, read, lessons, rng)
        elif rounds == 0:
            play_by_promise(game, scenario, Insight(network(weights), read), lessons, rng)
        else:
            play_by_search(game, scenario, Insight(network(weights), read), rounds, lessons, rng)
    lessons.save(out)
    return len(lessons.results)


def examine(title: str, scenario: str, weights: Path, games: int, seed: int) -> float:
    """The points of a quick search against rules of thumb, from both sides."""
    points = 0.0
    for number in range(games):
        rng = Rng(seed + number // 2)
        pupil = number % 2
        searcher = Searcher("pupil", EXAM_ROUNDS, number, lambda _: network(weights))
        state = sandtable.load(title).start(scenario, rng)
        while not state.over:
            seat = state.seat
            view = state.view(seat)
            decision = view.decision()
            assert decision is not None
            player = searcher if seat == pupil else Thumb(0)
            state.play(player.decide(view, decision), rng, seat)
        points += 0.5 if state.winner < 0 else float(state.winner == pupil)
    return points


def teacher() -> "Callable[..., tuple[Network, dict[str, float]]]":
    """What learns; PyTorch is only needed for that."""
    try:
        from sandtable.lab.learning import learn
    except ImportError as missing:
        raise SandtableError(
            f"training needs PyTorch: pip install 'sandtable[train]' ({missing})"
        ) from missing
    return learn


class Run:
    """A run in its folder."""

    def __init__(self, plan: Plan, folder: Path, tell: Callable[[str], None]) -> None:
        self.plan = plan
        self.folder = folder
        self.tell = tell
        self.trained_on, self.held_out = scenarios(plan.title, plan.hold_out)
        folder.mkdir(parents=True, exist_ok=True)

    def weights(self, generation: int) -> Path:
        return self.folder / f"weights-{generation:03}.npz"

    def go(self) -> Path:
        """All generations that are still to come; the last weights."""
        teacher()
        # One thread each: the processes fill the cores.
        os.environ.update(OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1")
        processes = self.plan.processes or os.cpu_count() or 1
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
            last = self.plan.drills + self.plan.generations
            for generation in range(last + 1):
                if not self.weights(generation).exists():
                    self.generation(generation, pool)
        return self.weights(last)

    def generation(self, generation: int, pool: ProcessPoolExecutor) -> None:
        learn = teacher()
        plan = self.plan
        began = time.monotonic()
        self.play(generation, pool)
        played = time.monotonic()
        if generation == 0:
            start = blank(*self.sizes(), plan.seed, wide=WIDE, deep=DEEP, match=MATCH)
        else:
            start = Network.load(self.weights(generation - 1))
        known = [file for past in self.window(generation) for file in self.files(past)]
        passes = plan.passes * (EARLY_PASSES if generation <= plan.drills else 1)
        learned, off = learn(start, known, passes=passes, seed=plan.seed + generation)
        part = self.folder / "weights.part.npz"
        learned.save(part)
        part.rename(self.weights(generation))
        taught = time.monotonic()
        entry: dict[str, object] = {
            "generation": generation,
            **off,
            "seconds_playing": played - began,
        }
        entry["seconds_learning"] = taught - played
        if plan.exam_games:
            entry["exam"] = self.exam(generation, pool)
            entry["seconds_exam"] = time.monotonic() - taught
        with (self.folder / "log.jsonl").open("a") as log:
            log.write(json.dumps(entry) + "\n")
        self.tell(json.dumps(entry))

    def window(self, generation: int) -> range:
        """The generations to learn from: after the drills only those that searched."""
        drills = self.plan.drills
        if generation <= drills:
            return range(generation + 1)
        oldest = drills if generation <= drills + 2 else drills + 1
        return range(max(oldest, generation - WINDOW + 1), generation + 1)

    def sizes(self) -> tuple[int, int]:
        read = readers(self.plan.title, self.trained_on[0])
        return read.size, read.width

    def files(self, generation: int) -> list[Path]:
        return sorted(self.folder.glob(f"games-{generation:03}-*.npz"))

    def play(self, generation: int, pool: ProcessPoolExecutor) -> None:
        """The games of a generation, in small lots so that no core waits long for another."""
        plan = self.plan
        weights = self.weights(generation - 1) if generation else None
        by_search = generation > plan.drills
        games = plan.games if by_search else plan.drill_games if generation else plan.school_games
        rounds = plan.rounds if by_search else 0
        lot = 4 if by_search else max(10, games // MOST_LOTS)
        jobs = []
        for first in range(0, games, lot):
            for number, scenario in enumerate(self.trained_on):
                out = self.folder / f"games-{generation:03}-{scenario}-{first:05}.npz"
                if not out.exists():
                    seed = hash_seed(plan.seed, generation, number, first)
                    few = min(lot, games - first)
                    lot_of = (plan.title, scenario, weights, rounds, few, seed, out)
                    jobs.append(pool.submit(make_lessons, *lot_of))
        for job in jobs:
            job.result()

    def exam(self, generation: int, pool: ProcessPoolExecutor) -> dict[str, float]:
        """The share of points against rules of thumb, on known and on unknown scenarios."""
        plan = self.plan
        found = {}
        for name, ids in (("known", self.trained_on), ("unknown", self.held_out)):
            if not ids:
                continue
            jobs = [
                pool.submit(examine, plan.title, id, self.weights(generation), 2, 10 * lot)
                for id in ids
                for lot in range(plan.exam_games // 2)
            ]
            found[name] = sum(job.result() for job in jobs) / (len(jobs) * 2)
        return found


def hash_seed(*parts: int) -> int:
    """A seed of its own for every lot of games."""
    seed = 0
    for part in parts:
        seed = (seed * 1_000_003 + part * 7_919 + 17) % 2**40
    return seed * 1024
