"""A training run, from the command to the weights the agents play by."""

import argparse
import shutil
from pathlib import Path

from rich.progress import TaskID

from sandtable.agents import WEIGHTS
from sandtable.lab.experiments import STOPPED, Bars, say
from sandtable.lab.training import Plan, Run


def train(options: argparse.Namespace, folder: Path) -> int:
    """A network for a title, taught by self-play."""
    plan = Plan(
        options.title,
        generations=options.generations,
        school_games=options.school,
        drills=options.drills,
        drill_games=options.drill_games,
        games=options.games,
        rounds=options.rounds,
        exam_games=options.exam,
        hold_out=not options.all,
        processes=options.jobs,
        seed=options.seed,
    )
    plan.check()
    with Bars() as bars:
        shown: dict[str, TaskID] = {}

        def show(what: str, done: int, total: int) -> None:
            if what not in shown:
                shown[what] = bars.add(what, total)
            bars.show(shown[what], done, total)

        try:
            learned = Run(plan, folder, say, show).go(options.fresh, options.anyway)
        except KeyboardInterrupt:
            say("stopped: what was played and learned is kept; without --fresh the same goes on")
            raise SystemExit(STOPPED) from None
    say(f"learned: {learned}")
    if options.keep:
        shutil.copy(learned, WEIGHTS / f"{plan.title}.npz")
        say(f"the levels of {plan.title} play by it from now on")
    return 0
