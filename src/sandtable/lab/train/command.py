"""A training run, from the command to the installed weights."""

import argparse
import shutil
from pathlib import Path

from rich.progress import TaskID

from sandtable.agents.title_settings import NETWORK, learned_file
from sandtable.lab.console import STOPPED, Bars, say
from sandtable.lab.train.training import Plan, Run


def train(options: argparse.Namespace, folder: Path) -> int:
    """Train a network for a title by self-play."""
    plan = Plan(
        options.title,
        generations=options.generations,
        school_games=options.warmup_games,
        drills=options.fast_generations,
        drill_games=options.fast_games,
        games=options.games,
        rounds=options.search_iterations,
        exam_games=options.eval_games,
        battles=options.battles,
        battle_games=options.battle_games,
        rival=options.best_response,
        hold_out=not options.include_held_out,
        processes=options.jobs,
        ray=options.ray,
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
            learned = Run(plan, folder, say, show).go(options.restart, options.force)
        except KeyboardInterrupt:
            say("stopped: progress saved; run the same command again to continue")
            raise SystemExit(STOPPED) from None
    say(f"trained weights: {learned}")
    if options.install:
        file = learned_file(plan.title, NETWORK)
        file.parent.mkdir(exist_ok=True)
        shutil.copy(learned, file)
        say(f"installed: the levels of {plan.title} now use these weights")
    return 0
