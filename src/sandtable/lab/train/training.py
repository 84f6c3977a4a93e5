"""Training by self-play: first by heuristics, then by search.

A run has a folder with the games of each generation, the weights after it, and a log. Started again
on the same folder, it continues where it stopped.
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
"""Number of passes over the games of the warm-up and the fast generations."""
BATTLES_A_LOT = 10
"""Random battles whose games share a file."""
MOST_LOTS = 200
"""Maximum number of files for the games of one generation on one scenario."""
CAREFUL = 5e-4
"""Learning rate when continuing from a good network."""
EXAM_ROUNDS = 40
EXAM_BATTLES = 24
FIRST_BATTLE, FIRST_EXAM_BATTLE = 100_000_000, 900_000_000
"""First seeds of the random battles used for training and for evaluation."""
SEEDS = 2**63
"""Upper limit of seeds in PyTorch."""
UNDECIDING = ("generations", "exam_games", "processes", "ray")
"""Settings that may differ when a run is continued: they affect only its length, its evaluations or
where it runs, not what has been learned."""


FLAGS = {
    "school_games": "warmup-games",
    "drills": "fast-generations",
    "drill_games": "fast-games",
    "rounds": "search-iterations",
    "exam_games": "eval-games",
    "battle_games": "battle-games",
}
"""Names of a plan's fields on the command line, if different."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The settings of a training run."""

    title: str
    generations: int = 0
    """Generations with search; the warm-up and the fast generations come before them."""
    school_games: int = 20000
    """Games by heuristics on each scenario, in the warm-up."""
    drills: int = 2
    """Generations of fast games by the network's policy, without search."""
    drill_games: int = 600
    """Games of each fast generation on each scenario."""
    games: int = 40
    """Games with search on each scenario in each generation."""
    rounds: int = 80
    passes: float = 1.0
    """Number of passes over the games of the last generations, in each generation."""
    exam_games: int = 8
    """Evaluation games on each scenario, half from each side; 0 for none."""
    battles: int = 0
    """Number of random battles to train on in addition to the scenarios."""
    battle_games: int = 40
    """Games by heuristics on each random battle; of the other games it gets a proportional
    share."""
    rival: bool = False
    """Whether to learn to beat the installed network: starting from it, by games with search
    against it alone. The installed network stays as it is."""
    hold_out: bool = True
    """Whether to leave out some scenarios, to evaluate the network on scenarios it was not trained
    on."""
    processes: int | None = None
    """Number of worker processes; None for one per core."""
    ray: str | None = None
    """Address of a Ray cluster to play on instead."""
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
        """Return the settings that affect what is learned."""
        return {name: value for name, value in asdict(self).items() if name not in UNDECIDING}


@dataclass(frozen=True, slots=True)
class Lot:
    """Some games to learn from, which one process plays."""

    title: str
    scenarios: tuple[str, ...]
    weights: Path | None
    """Weights of the network that plays; None to use heuristics."""
    rounds: int
    """Rounds of search per decision; 0 to play by the policy alone."""
    games: int
    """Number of games on each scenario."""
    seed: int
    out: Path
    """File for the training rows."""
    rival: Path | None = None
    """Weights of the other side's network, if it is a different one."""


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
    """Return ids of random battles, with the sizes in turn."""
    game = sandtable.load(title)
    sizes = game.battle_sizes
    if number and not sizes:
        raise SandtableError(f"--battles: {title} has no random battles")
    return [game.random_battle(first + n, sizes[n % len(sizes)]) for n in range(number)]


def scenarios(title: str, hold_out: bool = True) -> tuple[list[str], list[str]]:
    """Return the scenarios to train on and those held out."""
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
    """Play a lot of games and save the training rows; return how many."""
    lessons = Lessons()
    number = 0
    # A few short games may have no usable decision; a file needs at least one row.
    while number < lot.games * len(lot.scenarios) or not lessons.results:
        scenario = lot.scenarios[number // lot.games % len(lot.scenarios)]
        play_lesson(lot, scenario, lessons, Rng(lot.seed + number))
        number += 1
    lessons.save(lot.out)
    return len(lessons.results)


def play_lesson(lot: Lot, scenario: str, lessons: Lessons, rng: Rng) -> None:
    """Play one game of a lot, by heuristics, by policy alone or by search."""
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
    """Play the evaluation games; return the network's score."""
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


def _rival(file: Path, _title: str) -> Network:
    """Return the network of the other side; takes a title because ``Searcher`` passes one."""
    return network(file)


def teacher() -> "Callable[..., tuple[Network, dict[str, float]]]":
    """Return the function that trains a network; imported here because only it needs PyTorch."""
    try:
        from sandtable.lab.train.fit import learn
    except ImportError as missing:
        raise SandtableError(
            f"training needs PyTorch ({missing}); run: pip install 'sandtable[train]'"
        ) from missing
    return learn


class Run:
    """A training run with its folder."""

    def __init__(
        self,
        plan: Plan,
        folder: Path,
        tell: Callable[[str], None],
        show: Callable[[str, int, int], None] = lambda what, done, total: None,
    ) -> None:
        """``tell`` receives log lines, ``show`` progress."""
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
        """Run what is still to be done; return the file of the last weights.

        The folder must be new or of this run. ``fresh`` discards the existing run; ``anyway``
        continues even if the code has changed.
        """
        teacher()
        last = self.plan.drills + self.plan.generations
        with on_disk(self.folder.path):
            self.folder.take_up(self.plan.deciding(), fresh, anyway)
            for generation in range(last + 1):
                self.generation(generation)
        return self.folder.weights(last)

    def generation(self, generation: int) -> None:
        """Run what is still to be done of a generation."""
        to_teach = not self.folder.weights(generation).exists()
        if to_teach:
            self.teach(generation)
        entry = self.folder.log().get(generation, {"generation": generation})
        # The evaluation may be missing although the weights exist: the run was stopped in it, or it
        # was not requested before.
        to_examine = self.plan.exam_games not in (0, entry.get("exam_games"))
        if to_examine:
            began = time.monotonic()
            entry |= {"exam_games": self.plan.exam_games, "exam": self.exam(generation)}
            entry["seconds_exam"] = time.monotonic() - began
            self.folder.note(entry)
        if to_teach or to_examine:
            self.tell(json.dumps(entry))

    def teach(self, generation: int) -> None:
        """Play a generation's games and train on them."""
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
        # Write the log entry first, so that all existing weights have one.
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
        """Return the generations to train on: after the fast ones, only those with search."""
        drills = self.plan.drills
        if self.rival is not None:
            return range(max(1, generation - WINDOW + 1), generation + 1)
        if generation <= drills:
            return range(generation + 1)
        oldest = drills if generation <= drills + 2 else drills + 1
        return range(max(oldest, generation - WINDOW + 1), generation + 1)

    def start(self) -> Network:
        """Return the untrained network that a run starts with."""
        read = readers(self.plan.title, self.trained_on[0])
        return blank(read.size, read.width, self.plan.seed, wide=WIDE, deep=DEEP, match=MATCH)

    def lots(self, generation: int) -> list[Lot]:
        """Return a generation's games, in small lots so that all cores finish at about the same
        time."""
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
        # A random battle gets the same proportion of later games as a scenario.
        share = max(1, games * plan.battle_games // plan.school_games)
        for first in range(0, len(self.battles), BATTLES_A_LOT):
            some = tuple(self.battles[first : first + BATTLES_A_LOT])
            lots.append(lot(some, len(self.trained_on) + first, 0, share))
        return lots

    def files(self, generation: int) -> list[Path]:
        return sorted(lot.out for lot in self.lots(generation))

    def play(self, generation: int) -> None:
        """Play a generation's missing games."""
        lots = self.lots(generation)
        missing = [lot for lot in lots if not lot.out.exists()]
        done = len(lots) - len(missing)
        for _ in self.workers.run(make_lessons, missing):
            done += 1
            self.show(f"generation {generation}: game batches", done, len(lots))

    def exam(self, generation: int) -> dict[str, float]:
        """Return the network's score against heuristics or its rival, by group of scenarios.

        The groups are scenarios trained on, held-out scenarios, and random battles not trained on.
        """
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
    """Return a different seed for each lot of games."""
    seed = 0
    for part in parts:
        seed = (seed * 1_000_003 + part * 7_919 + 17) % 2**40
    return seed * 1024
