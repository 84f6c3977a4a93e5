"""Judges "make it even" on drafts that were made uneven.

    scripts/judge_even.py undaunted-normandy                       # 60 drafts, all cores
    scripts/judge_even.py heroes-of-normandie --drafts 8 --games 400   # a look at it

A draft is a printed scenario or a random battle after two small edits drawn at random, whose first
side wins less than 38 or more than 62 % of 200 games. The studio's search looks for edits, in the
size that its page offers as the larger one: predicted, tried with the same dice, the best three
measured. The nearest of the three, which has at most three edits, is then played in fresh games
that no choice depended on. Both sides are played by heuristics. What is printed: how many drafts
came into 45 to 55 %, with a 95 % interval, and each draft by itself.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass

import sandtable
from sandtable.agents.match import wilson
from sandtable.core import Rng, made_scenarios
from sandtable.core.edits import edited, is_legal, small_edits
from sandtable.core.game import Game
from sandtable.lab.games import play
from sandtable.lab.measured_pairs import fixtures
from sandtable.lab.workers import LocalWorkers
from sandtable.measuring.even_search import SIZES, Plan, plan_of, result_of, share_of
from sandtable.measuring.pair_orders import Order, seed_of

UNEVEN = 0.12
"""How far from one half a draft is at least."""
LOOKS = 100
"""Pairs by which that is judged."""
JUDGED = 1 << 24
"""The number of the first pair of the last games."""
EVEN = (0.45, 0.55)
SECONDS = 7.0
"""For predicting, as on the server."""
AGENT = "thumb"


@dataclass(frozen=True, slots=True)
class Task:
    title: str
    number: int
    pairs: int
    size: str


@dataclass(frozen=True, slots=True)
class Judged:
    base: str
    before: float
    edits: int
    after: float
    seconds: float

    @property
    def is_even(self) -> bool:
        return EVEN[0] <= self.after <= EVEN[1]


def scores(game: Game, content: str, seed: int, first: int, pairs: int) -> list[int]:
    """What the first side wins in each pair, in halves."""
    found = []
    for pair in range(first, first + pairs):
        order = Order(game.id, content, AGENT, seed, pair)
        found.append(sum(round(2 * play(one).score(0)) for one in fixtures(order)))
    return found


def uneven(game: Game, number: int) -> tuple[str, str, float]:
    """What a draft was made of, its text, and the share of its first side."""
    rng = Rng(7_000 + number)
    printed = [one.id for one in game.listings()]
    while True:
        if number % 2:
            sizes = game.battle_sizes
            base = game.random_battle(rng.below(1 << 20), sizes[rng.below(len(sizes))])
        else:
            base = printed[rng.below(len(printed))]
        text = made_scenarios.canonical(made_scenarios.parse(game.text(base)))
        if game.faults(text):
            continue
        for _ in range(2):
            edits = small_edits(game, text)
            text = edited(text, [edits[rng.below(len(edits))]])
        if not is_legal(game, made_scenarios.parse(text), []):
            continue
        content = game.content(text)
        share = share_of(scores(game, content, seed_of(game.id, content), JUDGED // 2, LOOKS))
        if abs(share - 0.5) > UNEVEN:
            return base, text, share


def searched(game: Game, plan: Plan, seed: int) -> list[int]:
    """The scores of all pairs of a search."""
    found: list[int] = []
    while len(found) < plan.pairs:
        variant, dice = plan.pair(len(found))
        found += scores(game, variant.content, seed, dice, 1)
        if not plan.chosen and len(found) == plan.trials:
            plan.choose(found)
    return found


def judge(task: Task) -> Judged:
    began = time.perf_counter()
    game = sandtable.load(task.title)
    base, text, share = uneven(game, task.number)
    content = game.content(text)
    seed = seed_of(game.id, content)
    plan = plan_of(game, text, SIZES[task.size], share=share, seconds=SECONDS)
    result = result_of(plan, searched(game, plan, seed), finished=True)
    edits, after = 0, share
    if result.found:
        best = result.found[0].variant
        edits = len(best.edits)
        after = share_of(scores(game, best.content, seed, JUDGED, task.pairs))
    return Judged(base, share, edits, after, time.perf_counter() - began)


def report(title: str, games: int, found: Sequence[Judged]) -> str:
    inside = sum(one.is_even for one in found)
    low, high = wilson(inside, len(found))
    lines = [
        f"  {one.base}: {100 * one.before:.1f} % to {100 * one.after:.1f} % by {one.edits}"
        for one in sorted(found, key=lambda one: abs(one.after - 0.5))
    ]
    off = sorted(abs(one.after - 0.5) for one in found)
    lines.append(
        f"{title}: {inside} of {len(found)} drafts within 45 to 55 % in {games} games: "
        f"{100 * inside / len(found):.1f} % ({100 * low:.1f} to {100 * high:.1f}); "
        f"half of them within {100 * off[len(off) // 2]:.1f} points of one half"
    )
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("title", choices=sorted(sandtable.TITLES))
    parser.add_argument("--drafts", type=int, default=60)
    parser.add_argument("--games", type=int, default=1600, help="fresh games of each")
    parser.add_argument("--size", choices=sorted(SIZES), default="full")
    parser.add_argument("--jobs", type=int, default=None)
    options = parser.parse_args()
    tasks = [
        Task(options.title, number, options.games // 2, options.size)
        for number in range(options.drafts)
    ]
    found = []
    for _, one in LocalWorkers(options.jobs).run(judge, tasks):
        found.append(one)
        print(f"{len(found)}: {one}", file=sys.stderr, flush=True)
    print(report(options.title, options.games, found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
