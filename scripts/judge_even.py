"""Evaluate "make it even" on drafts that were unbalanced by random edits.

    scripts/judge_even.py undaunted-normandy                       # 60 drafts, all cores
    scripts/judge_even.py heroes-of-normandie --drafts 8 --games 400   # a quick try

A draft is a printed scenario or a random battle that two random small edits have unbalanced: its
first side wins 35 to 65% of 200 games before the edits, and less than 38 or more than 62% of
another 200 games after them. The studio's search looks for edits, with the larger size that its
page offers: it predicts their effects, tries them with the same dice and measures the best three.
The one nearest to even, with at most three edits, is then played in new games with unused dice.
Heuristics play both sides. The script prints how many drafts end between 45 and 55%, with a 95%
interval, and a line for each draft.

Each evaluated draft is a line of a file in build/judge-even; if the script is stopped and started
again, it continues from there. ``--first`` selects other drafts than those the search was tuned on.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

import sandtable
from sandtable.agents.match import wilson
from sandtable.core import Rng, made_scenarios
from sandtable.core.edits import edited, is_legal, small_edits
from sandtable.core.game import Game
from sandtable.lab.measure.make_even import Aims, searched
from sandtable.lab.measured_pairs import score_of
from sandtable.lab.workers import LocalWorkers
from sandtable.measuring.even_search import SIZES, plan_of, result_of, share_of
from sandtable.measuring.pair_orders import Order, seed_of

UNEVEN = 0.12
"""Minimum distance of a draft's win rate from one half."""
BALANCED = 0.15
"""Maximum distance from one half before the edits."""
LOOKS = 100
"""Number of pairs that measure a draft's win rate."""
JUDGED = 1 << 24
"""Number of the first pair of the final games."""
EVEN = (0.45, 0.55)
SECONDS = 7.0
"""Time limit for predictions in seconds, as on the server."""
AGENT = "thumb"
FOLDER = Path("build/judge-even")


class Task(msgspec.Struct, frozen=True):
    title: str
    number: int
    pairs: int
    size: str


class Judged(msgspec.Struct, frozen=True):
    task: Task
    base: str
    before: float
    edits: int
    found: float
    """Win rate of the best result in the search; ``after`` is its win rate in the new games."""
    after: float
    seconds: float
    """Processor time."""

    @property
    def is_even(self) -> bool:
        return EVEN[0] <= self.after <= EVEN[1]


def scores(game: Game, content: str, seed: int, first: int, pairs: int) -> list[int]:
    """Return the first side's score in each pair, in half points."""
    pairs_played = range(first, first + pairs)
    return [score_of(Order(game.id, content, AGENT, seed, pair)) for pair in pairs_played]


def uneven(game: Game, number: int) -> tuple[str, str, float]:
    """Return a draft's base scenario, its text, and its first side's win rate."""

    def share_in(text: str, first: int) -> float:
        content = game.content(text)
        return share_of(scores(game, content, seed_of(game.id, content), first, LOOKS))

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
        balanced = text
        for _ in range(2):
            edits = small_edits(game, text)
            text = edited(text, [edits[rng.below(len(edits))]])
        if not is_legal(game, made_scenarios.parse(text), []):
            continue
        share = share_in(text, JUDGED // 2)
        if abs(share - 0.5) > UNEVEN and abs(share_in(balanced, JUDGED // 4) - 0.5) <= BALANCED:
            return base, text, share


def judge(task: Task) -> Judged:
    began = time.process_time()
    game = sandtable.load(task.title)
    base, text, share = uneven(game, task.number)
    content = game.content(text)
    seed = seed_of(game.id, content)
    plan = plan_of(game, text, SIZES[task.size], share=share, seconds=SECONDS)
    aims = Aims(AGENT, 1.0, plan.size, *EVEN)
    result = result_of(plan, searched(game, plan, aims, LocalWorkers(1)), finished=True)
    edits, found, after = 0, share, share
    if result.found:
        best = result.found[0].variant
        edits, found = len(best.edits), result.found[0].result.share
        after = share_of(scores(game, best.content, seed, JUDGED, task.pairs))
    return Judged(task, base, share, edits, found, after, time.process_time() - began)


def judged_before(file: Path) -> dict[Task, Judged]:
    """Return the drafts evaluated in an earlier run, without an incomplete last line."""
    found = {}
    for line in file.read_bytes().splitlines() if file.exists() else ():
        try:
            one = msgspec.json.decode(line, type=Judged)
        except msgspec.DecodeError:
            continue
        found[one.task] = one
    return found


def report(title: str, games: int, found: Sequence[Judged]) -> str:
    inside = sum(one.is_even for one in found)
    low, high = wilson(inside, len(found))
    lines = [
        f"  {one.task.number} {one.base}: {100 * one.before:.1f}% to {100 * one.after:.1f}% "
        f"by {one.edits}, {one.seconds:.0f} s"
        for one in sorted(found, key=lambda one: abs(one.after - 0.5))
    ]
    off = sorted(abs(one.after - 0.5) for one in found)
    lines.append(
        f"{title}: {inside} of {len(found)} drafts within 45 to 55% in {games} games: "
        f"{100 * inside / len(found):.1f}% ({100 * low:.1f} to {100 * high:.1f}); "
        f"half of them within {100 * off[len(off) // 2]:.1f} points of one half"
    )
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("title", choices=sorted(sandtable.TITLES))
    parser.add_argument("--drafts", type=int, default=60)
    parser.add_argument(
        "--games", type=int, default=1600, help="number of new games per draft, for the judgement"
    )
    parser.add_argument("--size", choices=sorted(SIZES), default="full")
    parser.add_argument("--first", type=int, default=0, help="number of the first draft")
    parser.add_argument("--jobs", type=int, default=None)
    parser.add_argument(
        "--output",
        type=Path,
        default=None,
        help="file for the results; an existing file is continued",
    )
    options = parser.parse_args()
    tasks = [
        Task(options.title, number, options.games // 2, options.size)
        for number in range(options.first, options.first + options.drafts)
    ]
    file: Path = options.output or FOLDER / f"{options.title}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    found = judged_before(file)
    with file.open("ab") as kept:
        for task, one in LocalWorkers(options.jobs).run(
            judge, [t for t in tasks if t not in found]
        ):
            found[task] = one
            kept.write(b"\n" + msgspec.json.encode(one))
            kept.flush()
    print(report(options.title, options.games, [found[task] for task in tasks]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
