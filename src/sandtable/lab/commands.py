"""Arguments of the command ``sandtable lab``."""

import argparse
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING

import sandtable
from sandtable import scenario_files
from sandtable.core import SandtableError
from sandtable.core.edits import GROUPS
from sandtable.option_types import at_least
from sandtable.packs import add_pack

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

FOLDER = Path("build") / "lab"
SEED = 1944


def add_lab(commands: "Commands") -> None:
    lab = commands.add_parser(
        "lab", help="measure agents and scenarios, generate training data, train networks"
    )
    experiments = lab.add_subparsers(required=True, metavar="EXPERIMENT")
    _add_rate(experiments)
    _add_balance(experiments)
    _add_handicaps(experiments)
    _add_predict(experiments)
    _add_battles(experiments)
    _add_unseen(experiments)
    _add_even(experiments)
    _add_follies(experiments)
    _add_data(experiments)
    _add_train(experiments)


def add_worker(commands: "Commands") -> None:
    worker = commands.add_parser(
        "worker",
        help="play measurements of the studio on another machine",
        description="Take slices of measurements from the PostgreSQL database of a server, play "
        "them in sandboxed processes with the lowest priority, and store the results. "
        "You can run any number of workers; a killed worker loses at most its current slice.",
    )
    worker.add_argument(
        "--database",
        help="database URL: postgresql://USER@HOST/NAME (default: $SANDTABLE_DATABASE)",
    )
    _add_jobs(worker)
    worker.add_argument("--once", action="store_true", help="stop when no measurements are left")
    worker.set_defaults(run=_run_worker)


def _run_worker(options: argparse.Namespace) -> int:
    from sandtable.lab.server_worker import work

    return work(options.database, options.jobs, options.ray, options.once)


def _add_rate(experiments: "Commands") -> None:
    rate = experiments.add_parser("rate", help="run a rating tournament between agent levels")
    rate.add_argument("titles", nargs="*", metavar="TITLE", help="titles to include (default: all)")
    rate.add_argument(
        "--agents",
        nargs="+",
        metavar="AGENT",
        help="agents to rate, weakest first (default: all levels)",
    )
    rate.add_argument(
        "--games", type=int, default=400, help="maximum games per pairing (default: 400)"
    )
    rate.add_argument(
        "--target-win-rate",
        type=float,
        default=0.6,
        help="target win rate of each level against the one below (default: 0.6)",
    )
    rate.add_argument(
        "--top-target-win-rate",
        type=float,
        default=0.9,
        help="target win rate of the top level against the recruit (default: 0.9)",
    )
    _add_limits(rate)
    _add_common(rate, "build/lab/rate")
    rate.set_defaults(run=_run_rate)


def _add_balance(experiments: "Commands") -> None:
    balance = experiments.add_parser("balance", help="measure the balance and length of scenarios")
    _add_scenarios(balance)
    _add_agent(balance, "corporal")
    balance.add_argument("--games", type=int, default=400, help="games per scenario (default: 400)")
    balance.add_argument("--publish", action="store_true", help="publish the results to the lobby")
    add_pack(balance)
    _add_common(balance, "build/lab/balance/TITLE")
    balance.set_defaults(run=_run_balance, seed=None, budget_fraction=None)


def _add_handicaps(experiments: "Commands") -> None:
    found = experiments.add_parser(
        "handicaps", help="find graded handicaps for both sides of each scenario, and measure them"
    )
    found.add_argument("title", metavar="TITLE", help="title")
    found.add_argument(
        "scenarios", nargs="*", metavar="SCENARIO", help="scenarios to include (default: all)"
    )
    found.add_argument(
        "--agent", default="corporal", help="agent that measures the grades (default: corporal)"
    )
    _add_fraction(found)
    found.add_argument(
        "--games", type=at_least(1), default=1600, help="games per grade (default: 1600)"
    )
    found.add_argument(
        "--even-games",
        type=at_least(1),
        help="games for the grade that should be even (default: same as --games)",
    )
    found.add_argument(
        "--other-games",
        type=at_least(1),
        help="games per grade for a side that needs no help (default: same as --games)",
    )
    found.add_argument(
        "--scout", default="thumb", help="agent that tries every small edit (default: thumb)"
    )
    found.add_argument(
        "--scout-games", type=at_least(1), default=64, help="games per small edit (default: 64)"
    )
    found.add_argument(
        "--climb-games",
        type=at_least(1),
        default=200,
        help="games per combined edit, by the scout (default: 200)",
    )
    found.add_argument(
        "--trial-games",
        type=at_least(1),
        default=200,
        help="games per trial of a plan (default: 200)",
    )
    found.add_argument(
        "--improve",
        type=at_least(1),
        metavar="ROUNDS",
        help="only search for even settings of scenarios that have none: the agent "
        "measures candidates in this number of rounds",
    )
    found.add_argument(
        "--confirm",
        action="store_true",
        help="only measure the even settings again, in --even-games new games by the same agent; "
        "continues an interrupted run",
    )
    _add_seed(found)
    _add_jobs(found)
    found.add_argument(
        "--output",
        type=Path,
        metavar="FILE",
        help="file to write (default: the title's handicap file)",
    )
    found.set_defaults(run=_run_handicaps)


def _add_predict(experiments: "Commands") -> None:
    told = experiments.add_parser(
        "predict", help="predict the balance of a scenario, with the expected error"
    )
    told.add_argument("title", metavar="TITLE", help="title, or the file of your own scenario")
    told.add_argument("scenario", nargs="?", metavar="SCENARIO", help="scenario of the title")
    told.add_argument(
        "--train", action="store_true", help="measure scenarios and train the title's prediction"
    )
    told.add_argument(
        "--evaluate",
        action="store_true",
        help="evaluate the title's prediction with new --plays and --last-round, and save them",
    )
    told.add_argument(
        "--battles",
        type=at_least(1),
        default=1000,
        help="number of training scenarios of each of the three kinds (default: 1000)",
    )
    told.add_argument(
        "--games", type=at_least(1), default=64, help="games per scenario (default: 64)"
    )
    told.add_argument(
        "--eval-battles",
        type=at_least(1),
        default=100,
        help="battles for the evaluation (default: 100)",
    )
    told.add_argument(
        "--eval-games",
        type=at_least(1),
        default=400,
        help="games per evaluation battle (default: 400)",
    )
    told.add_argument(
        "--plays", type=at_least(1), help="openings played per prediction (default: unchanged)"
    )
    told.add_argument(
        "--last-round", type=at_least(1), help="round at which openings end (default: unchanged)"
    )
    _add_jobs(told)
    told.set_defaults(run=_run_predict)


def _add_battles(experiments: "Commands") -> None:
    drawn = experiments.add_parser(
        "battles", help="measure how even the random battles of a title are"
    )
    drawn.add_argument("title", metavar="TITLE", help="title")
    drawn.add_argument(
        "--battles", type=at_least(1), default=1000, help="number of battles (default: 1000)"
    )
    drawn.add_argument(
        "--games", type=at_least(1), default=200, help="games per battle (default: 200)"
    )
    drawn.add_argument(
        "--first-seed", type=int, default=20_000, help="seed of the first battle (default: 20000)"
    )
    drawn.add_argument("--unfiltered", action="store_true", help="include one-sided battles")
    _add_jobs(drawn)
    drawn.set_defaults(run=_run_battles)


def _add_unseen(experiments: "Commands") -> None:
    unseen = experiments.add_parser(
        "unseen", help="compare two agents on battles that no network was trained on"
    )
    unseen.add_argument("title", metavar="TITLE", help="title")
    unseen.add_argument(
        "--agents",
        nargs=2,
        default=("captain", "thumb"),
        metavar="AGENT",
        help="agent to measure, and its opponent (default: captain thumb)",
    )
    unseen.add_argument(
        "--games",
        type=at_least(1),
        default=400,
        help="number of games, played in mirrored pairs (default: 400)",
    )
    _add_limits(unseen)
    unseen.add_argument(
        "--draw",
        action="store_true",
        help="draw a new list of battles and measure them; continues an unfinished list",
    )
    unseen.add_argument(
        "--battles",
        type=at_least(1),
        default=200,
        help="with --draw: number of battles (default: 200)",
    )
    unseen.add_argument(
        "--battle-games",
        type=at_least(1),
        default=400,
        help="with --draw: games per battle (default: 400)",
    )
    _add_common(unseen, "build/lab/unseen/TITLE")
    unseen.set_defaults(run=_run_unseen)


def _add_even(experiments: "Commands") -> None:
    even = experiments.add_parser(
        "even", help="find small edits that make your own scenario even, and measure them"
    )
    even.add_argument("file", type=Path, metavar="FILE", help="file of your own scenario")
    _add_agent(even, "corporal")
    even.add_argument(
        "--budget-fraction",
        type=float,
        help="fraction of its search budget the agent may use (default: as in the studio)",
    )
    even.add_argument(
        "--games", type=at_least(1), default=480, help="games per edit in the result (default: 480)"
    )
    even.add_argument(
        "--trial-games",
        type=at_least(1),
        default=32,
        help="games per trial, with the same dice for all edits; the best edits get more "
        "(default: 32)",
    )
    even.add_argument(
        "--wanted",
        nargs=2,
        type=float,
        default=(47.0, 53.0),
        metavar="PER_CENT",
        help="target range for the win rate of the first side, in per cent (default: 47 53)",
    )
    even.add_argument(
        "--change",
        nargs="+",
        choices=GROUPS,
        default=(),
        metavar="GROUP",
        help=f"allowed kinds of edits: {', '.join(GROUPS)} (default: all)",
    )
    _add_jobs(even)
    even.set_defaults(run=_run_even)


def _add_follies(experiments: "Commands") -> None:
    follies = experiments.add_parser("follies", help="count an agent's foolish moves")
    _add_scenarios(follies)
    _add_agent(follies, "captain")
    follies.add_argument(
        "--games",
        type=int,
        default=200,
        help="total games, spread over the scenarios in turn (default: 200)",
    )
    _add_seed(follies)
    _add_fraction(follies)
    _add_jobs(follies)
    follies.set_defaults(run=_run_follies)


def _add_data(experiments: "Commands") -> None:
    data = experiments.add_parser(
        "data", help="generate self-play games as records and Parquet files"
    )
    _add_scenarios(data)
    data.add_argument(
        "--agent", default="thumb", help="agent that plays every seat (default: thumb)"
    )
    data.add_argument(
        "--games",
        type=int,
        default=1000,
        help="total games, spread over the scenarios in turn (default: 1000)",
    )
    _add_common(data, "build/lab/data/TITLE")
    data.set_defaults(run=_run_data)


def _add_train(experiments: "Commands") -> None:
    train = experiments.add_parser("train", help="train a network by self-play (needs PyTorch)")
    train.add_argument("title", metavar="TITLE", help="title")
    train.add_argument(
        "--generations", type=int, default=0, help="generations of search self-play (default: 0)"
    )
    train.add_argument(
        "--warmup-games",
        type=int,
        default=20000,
        help="warm-up games per scenario, played by heuristics (default: 20000)",
    )
    train.add_argument(
        "--fast-generations", type=int, default=2, help="generations of fast self-play (default: 2)"
    )
    train.add_argument(
        "--fast-games",
        type=int,
        default=600,
        help="fast games per scenario and generation (default: 600)",
    )
    train.add_argument(
        "--games",
        type=int,
        default=40,
        help="search games per scenario and generation (default: 40)",
    )
    train.add_argument(
        "--search-iterations",
        type=int,
        default=80,
        help="search iterations per full decision (default: 80)",
    )
    train.add_argument(
        "--eval-games",
        type=int,
        default=8,
        help="evaluation games per scenario against the heuristics (default: 8)",
    )
    train.add_argument(
        "--battles",
        type=int,
        default=0,
        metavar="N",
        help="also train on N random battles (default: 0)",
    )
    train.add_argument(
        "--battle-games",
        type=int,
        default=40,
        help="warm-up games per random battle (default: 40)",
    )
    train.add_argument(
        "--include-held-out", action="store_true", help="also train on the held-out scenarios"
    )
    train.add_argument(
        "--best-response",
        action="store_true",
        help="train against the installed network in search games, and evaluate against it",
    )
    _add_seed(train)
    _add_jobs(train)
    train.add_argument(
        "--output",
        type=Path,
        metavar="FOLDER",
        help="output folder of the run (default: build/lab/train/TITLE)",
    )
    train.add_argument(
        "--install", action="store_true", help="install the trained network for the agents"
    )
    train.add_argument(
        "--restart", action="store_true", help="discard the existing run and start over"
    )
    train.add_argument(
        "--force",
        action="store_true",
        help="continue even though the rules or the training code have changed",
    )
    train.set_defaults(run=_run_train)


def _add_scenarios(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "title", metavar="TITLE", help="title, or the file of your own scenario (FILE.toml)"
    )
    parser.add_argument(
        "scenarios", nargs="*", metavar="SCENARIO", help="scenarios to include (default: all)"
    )


def _add_agent(parser: argparse.ArgumentParser, default: str) -> None:
    parser.add_argument(
        "--agent", default=default, help=f"agent that plays both sides (default: {default})"
    )


def _add_seed(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", type=int, default=SEED, help=f"random seed (default: {SEED})")


def _add_fraction(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--budget-fraction",
        type=float,
        default=1.0,
        help="fraction of their search budget the agents may use (default: 1)",
    )


def _add_limits(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seconds-per-move",
        type=float,
        default=0.0,
        help="thinking time per decision, in seconds, instead of a fixed search budget",
    )
    parser.add_argument(
        "--max-hours",
        type=float,
        default=inf,
        help="stop starting new games after this many hours (default: no limit)",
    )


def _add_jobs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--jobs", type=int, help="number of worker processes (default: one per CPU core)"
    )
    parser.add_argument("--ray", metavar="ADDRESS", help="run the games on a Ray cluster")


def _add_common(parser: argparse.ArgumentParser, folder: str) -> None:
    _add_seed(parser)
    _add_fraction(parser)
    parser.add_argument(
        "--output", type=Path, metavar="FOLDER", help=f"output folder (default: {folder})"
    )
    _add_jobs(parser)
    parser.add_argument(
        "--restart", action="store_true", help="discard previously played games and start over"
    )
    parser.add_argument(
        "--force",
        action="store_true",
        help="continue even though the rules or agents have changed",
    )


# The functions below import their modules when called, because loading them takes a moment.


def _run_rate(options: argparse.Namespace) -> int:
    from sandtable.lab.experiments import rate

    return rate(options, options.output or FOLDER / "rate")


def _add_own(options: argparse.Namespace) -> bool:
    """Add the scenario of a file given as title; return whether it is one."""
    if not options.title.endswith(scenario_files.SUFFIXES):
        return False
    options.title, scenario = scenario_files.add_file(Path(options.title))
    options.scenarios = [scenario]
    return True


def _run_balance(options: argparse.Namespace) -> int:
    from sandtable.lab.experiments import balance

    if _add_own(options):
        if options.publish:
            raise SandtableError(
                "--publish is for the scenarios of a title; publish your own in the studio"
            )
        from sandtable.measuring.pair_orders import fraction_of, seed_of

        if options.seed is None:
            # Use the same games as the studio, so that its results can be repeated.
            content = sandtable.load(options.title).scenario(options.scenarios[0]).content
            options.seed = seed_of(options.title, content)
        if options.budget_fraction is None:
            options.budget_fraction = fraction_of(options.title, options.agent)
    if options.seed is None:
        options.seed = SEED
    if options.budget_fraction is None:
        options.budget_fraction = 1.0
    sandtable.use_packs(options.pack, options.title)
    return balance(options, options.output or FOLDER / "balance" / options.title)


def _run_handicaps(options: argparse.Namespace) -> int:
    from sandtable.lab.experiments import handicaps

    return handicaps(options)


def _run_predict(options: argparse.Namespace) -> int:
    from sandtable.lab.experiments import predict

    if options.title.endswith(scenario_files.SUFFIXES):
        options.title, options.scenario = scenario_files.add_file(Path(options.title))
    return predict(options)


def _run_battles(options: argparse.Namespace) -> int:
    from sandtable.lab.experiments import battles

    return battles(options)


def _run_unseen(options: argparse.Namespace) -> int:
    from sandtable.lab.experiments import unseen

    return unseen(options, options.output or FOLDER / "unseen" / options.title)


def _run_even(options: argparse.Namespace) -> int:
    from sandtable.lab.experiments import even

    return even(options)


def _run_follies(options: argparse.Namespace) -> int:
    from sandtable.lab.experiments import follies

    _add_own(options)
    return follies(options)


def _run_data(options: argparse.Namespace) -> int:
    from sandtable.lab.experiments import data

    _add_own(options)
    return data(options, options.output or FOLDER / "data" / options.title)


def _run_train(options: argparse.Namespace) -> int:
    from sandtable.lab.train.command import train

    return train(options, options.output or FOLDER / "train" / options.title)
