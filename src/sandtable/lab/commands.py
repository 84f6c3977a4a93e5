"""Arguments of the command ``sandtable lab``."""

import argparse
from math import inf
from pathlib import Path

import sandtable
from sandtable import scenario_files
from sandtable.core import SandtableError
from sandtable.core.edits import GROUPS
from sandtable.option_types import Command, Commands, at_least
from sandtable.packs import add_pack

FOLDER = Path("build") / "lab"
SEED = 1944


def add_lab(commands: Commands) -> None:
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


def add_worker(commands: Commands) -> None:
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
    worker.flag("--once", "stop when no measurements are left")
    worker.set_defaults(run=_run_worker)


def _run_worker(options: argparse.Namespace) -> int:
    from sandtable.lab.server_worker import work

    return work(options.database, options.jobs, options.ray, options.once)


def _add_rate(experiments: Commands) -> None:
    rate = experiments.add_parser("rate", help="run a rating tournament between agent levels")
    rate.add_argument("titles", nargs="*", metavar="TITLE", help="titles to include (default: all)")
    rate.add_argument(
        "--agents",
        nargs="+",
        metavar="AGENT",
        help="agents to rate, weakest first (default: all levels)",
    )
    rate.setting("--games", 400, "maximum games per pairing")
    rate.setting("--target-win-rate", 0.6, "target win rate of each level against the one below")
    rate.setting(
        "--top-target-win-rate", 0.9, "target win rate of the top level against the recruit"
    )
    _add_limits(rate)
    _add_common(rate, "build/lab/rate")
    rate.set_defaults(run=_run_rate)


def _add_balance(experiments: Commands) -> None:
    balance = experiments.add_parser("balance", help="measure the balance and length of scenarios")
    _add_scenarios(balance)
    _add_agent(balance, "corporal")
    balance.setting("--games", 400, "games per scenario")
    balance.flag("--publish", "publish the results to the lobby")
    add_pack(balance)
    _add_common(balance, "build/lab/balance/TITLE")
    balance.set_defaults(run=_run_balance, seed=None, budget_fraction=None)


def _add_handicaps(experiments: Commands) -> None:
    found = experiments.add_parser(
        "handicaps", help="find graded handicaps for both sides of each scenario, and measure them"
    )
    found.add_argument("title", metavar="TITLE", help="title")
    found.add_argument(
        "scenarios", nargs="*", metavar="SCENARIO", help="scenarios to include (default: all)"
    )
    found.setting("--agent", "corporal", "agent that measures the grades")
    _add_fraction(found)
    found.count("--games", 1600, "games per grade")
    found.count(
        "--even-games", None, "games for the grade that should be even (default: same as --games)"
    )
    found.count(
        "--other-games",
        None,
        "games per grade for a side that needs no help (default: same as --games)",
    )
    found.setting("--scout", "thumb", "agent that tries every small edit")
    found.count("--scout-games", 64, "games per small edit")
    found.count("--climb-games", 200, "games per combined edit, by the scout")
    found.count("--trial-games", 200, "games per trial of a plan")
    found.add_argument(
        "--improve",
        type=at_least(1),
        metavar="ROUNDS",
        help="only search for even settings of scenarios that have none: the agent "
        "measures candidates in this number of rounds",
    )
    found.flag(
        "--confirm",
        "only measure the even settings again, in --even-games new games by the same agent; "
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


def _add_predict(experiments: Commands) -> None:
    told = experiments.add_parser(
        "predict", help="predict the balance of a scenario, with the expected error"
    )
    told.add_argument("title", metavar="TITLE", help="title, or the file of your own scenario")
    told.add_argument("scenario", nargs="?", metavar="SCENARIO", help="scenario of the title")
    told.flag("--train", "measure scenarios and train the title's prediction")
    told.flag(
        "--evaluate",
        "evaluate the title's prediction with new --plays and --last-round, and save them",
    )
    told.count("--battles", 1000, "number of training scenarios of each of the three kinds")
    told.count("--games", 64, "games per scenario")
    told.count("--eval-battles", 100, "battles for the evaluation")
    told.count("--eval-games", 400, "games per evaluation battle")
    told.count("--plays", None, "openings played per prediction (default: unchanged)")
    told.count("--last-round", None, "round at which openings end (default: unchanged)")
    _add_jobs(told)
    told.set_defaults(run=_run_predict)


def _add_battles(experiments: Commands) -> None:
    drawn = experiments.add_parser(
        "battles", help="measure how even the random battles of a title are"
    )
    drawn.add_argument("title", metavar="TITLE", help="title")
    drawn.count("--battles", 1000, "number of battles")
    drawn.count("--games", 200, "games per battle")
    drawn.setting("--first-seed", 20_000, "seed of the first battle")
    drawn.flag("--unfiltered", "include one-sided battles")
    _add_jobs(drawn)
    drawn.set_defaults(run=_run_battles)


def _add_unseen(experiments: Commands) -> None:
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
    unseen.count("--games", 400, "number of games, played in mirrored pairs")
    _add_limits(unseen)
    unseen.flag(
        "--draw", "draw a new list of battles and measure them; continues an unfinished list"
    )
    unseen.count("--battles", 200, "with --draw: number of battles")
    unseen.count("--battle-games", 400, "with --draw: games per battle")
    _add_common(unseen, "build/lab/unseen/TITLE")
    unseen.set_defaults(run=_run_unseen)


def _add_even(experiments: Commands) -> None:
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
    even.count("--games", 480, "games per edit in the result")
    even.count(
        "--trial-games",
        32,
        "games per trial, with the same dice for all edits; the best edits get more",
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


def _add_follies(experiments: Commands) -> None:
    follies = experiments.add_parser("follies", help="count an agent's foolish moves")
    _add_scenarios(follies)
    _add_agent(follies, "captain")
    follies.setting("--games", 200, "total games, spread over the scenarios in turn")
    _add_seed(follies)
    _add_fraction(follies)
    _add_jobs(follies)
    follies.set_defaults(run=_run_follies)


def _add_data(experiments: Commands) -> None:
    data = experiments.add_parser(
        "data", help="generate self-play games as records and Parquet files"
    )
    _add_scenarios(data)
    data.setting("--agent", "thumb", "agent that plays every seat")
    data.setting("--games", 1000, "total games, spread over the scenarios in turn")
    _add_common(data, "build/lab/data/TITLE")
    data.set_defaults(run=_run_data)


def _add_train(experiments: Commands) -> None:
    train = experiments.add_parser("train", help="train a network by self-play (needs PyTorch)")
    train.add_argument("title", metavar="TITLE", help="title")
    train.setting("--generations", 0, "generations of search self-play")
    train.setting("--warmup-games", 20000, "warm-up games per scenario, played by heuristics")
    train.setting("--fast-generations", 2, "generations of fast self-play")
    train.setting("--fast-games", 600, "fast games per scenario and generation")
    train.setting("--games", 40, "search games per scenario and generation")
    train.setting("--search-iterations", 80, "search iterations per full decision")
    train.setting("--eval-games", 8, "evaluation games per scenario against the heuristics")
    train.setting("--battles", 0, "also train on N random battles", metavar="N")
    train.setting("--battle-games", 40, "warm-up games per random battle")
    train.flag("--include-held-out", "also train on the held-out scenarios")
    train.flag(
        "--best-response",
        "train against the installed network in search games, and evaluate against it",
    )
    _add_seed(train)
    _add_jobs(train)
    train.add_argument(
        "--output",
        type=Path,
        metavar="FOLDER",
        help="output folder of the run (default: build/lab/train/TITLE)",
    )
    train.flag("--install", "install the trained network for the agents")
    train.flag("--restart", "discard the existing run and start over")
    train.flag("--force", "continue even though the rules or the training code have changed")
    train.set_defaults(run=_run_train)


def _add_scenarios(parser: Command) -> None:
    parser.add_argument(
        "title", metavar="TITLE", help="title, or the file of your own scenario (FILE.toml)"
    )
    parser.add_argument(
        "scenarios", nargs="*", metavar="SCENARIO", help="scenarios to include (default: all)"
    )


def _add_agent(parser: Command, default: str) -> None:
    parser.add_argument(
        "--agent", default=default, help=f"agent that plays both sides (default: {default})"
    )


def _add_seed(parser: Command) -> None:
    parser.add_argument("--seed", type=int, default=SEED, help=f"random seed (default: {SEED})")


def _add_fraction(parser: Command) -> None:
    parser.setting("--budget-fraction", 1.0, "fraction of their search budget the agents may use")


def _add_limits(parser: Command) -> None:
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


def _add_jobs(parser: Command) -> None:
    parser.add_argument(
        "--jobs", type=int, help="number of worker processes (default: one per CPU core)"
    )
    parser.add_argument("--ray", metavar="ADDRESS", help="run the games on a Ray cluster")


def _add_common(parser: Command, folder: str) -> None:
    _add_seed(parser)
    _add_fraction(parser)
    parser.add_argument(
        "--output", type=Path, metavar="FOLDER", help=f"output folder (default: {folder})"
    )
    _add_jobs(parser)
    parser.flag("--restart", "discard previously played games and start over")
    parser.flag("--force", "continue even though the rules or agents have changed")


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
