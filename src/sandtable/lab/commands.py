"""The command ``sandtable lab``: what can be said to it."""

import argparse
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING

import sandtable
from sandtable.packs import add_pack

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

FOLDER = Path("build") / "lab"


def add_lab(commands: "Commands") -> None:
    lab = commands.add_parser("lab", help="measure agents and scenarios; games to learn from")
    experiments = lab.add_subparsers(required=True, metavar="EXPERIMENT")
    _add_rate(experiments)
    _add_balance(experiments)
    _add_data(experiments)
    _add_train(experiments)


def _add_rate(experiments: "Commands") -> None:
    rate = experiments.add_parser("rate", help="a tournament on the ladder of levels")
    rate.add_argument("titles", nargs="*", metavar="TITLE", help="by default all")
    rate.add_argument("--agents", nargs="+", metavar="AGENT", help="the weakest first; default all")
    rate.add_argument("--games", type=int, default=400, help="the most of a meeting (400)")
    rate.add_argument(
        "--claim", type=float, default=0.6, help="how often a level should beat the one below (0.6)"
    )
    rate.add_argument(
        "--top", type=float, default=0.9, help="how often the top should beat the recruit (0.9)"
    )
    rate.add_argument(
        "--seconds", type=float, default=0.0, help="the same time for each choice, not rounds"
    )
    rate.add_argument(
        "--hours", type=float, default=inf, help="begin no game later than this (all are played)"
    )
    _add_common(rate, "build/lab/rate")
    rate.set_defaults(run=_run_rate)


def _add_balance(experiments: "Commands") -> None:
    balance = experiments.add_parser("balance", help="how even and how long scenarios are")
    _add_scenarios(balance)
    balance.add_argument("--agent", default="corporal", help="who plays both sides (corporal)")
    balance.add_argument("--games", type=int, default=400, help="of each scenario (400)")
    balance.add_argument("--lobby", action="store_true", help="let the lobby show these figures")
    add_pack(balance)
    _add_common(balance, "build/lab/balance/TITLE")
    balance.set_defaults(run=_run_balance)


def _add_data(experiments: "Commands") -> None:
    data = experiments.add_parser("data", help="self-play games as records and as columns")
    _add_scenarios(data)
    data.add_argument("--agent", default="thumb", help="who plays all seats (thumb)")
    data.add_argument("--games", type=int, default=1000, help="of all scenarios in turn (1000)")
    _add_common(data, "build/lab/data/TITLE")
    data.set_defaults(run=_run_data)


def _add_train(experiments: "Commands") -> None:
    train = experiments.add_parser("train", help="teach a network by self-play (needs PyTorch)")
    train.add_argument("title", metavar="TITLE")
    train.add_argument("--generations", type=int, default=0, help="of play by search (0)")
    train.add_argument(
        "--school", type=int, default=20000, help="games by rules of thumb on each scenario (20000)"
    )
    train.add_argument("--drills", type=int, default=2, help="generations of quick games (2)")
    train.add_argument(
        "--drill-games", type=int, default=600, help="quick games on each scenario, a drill (600)"
    )
    train.add_argument(
        "--games", type=int, default=40, help="games by search on each scenario, a generation (40)"
    )
    train.add_argument("--rounds", type=int, default=80, help="of search in a full thought (80)")
    train.add_argument(
        "--exam", type=int, default=8, help="games against rules of thumb on each scenario (8)"
    )
    train.add_argument(
        "--all", action="store_true", help="train on the scenarios that are held out as well"
    )
    train.add_argument("--seed", type=int, default=1944, help="of everything random (1944)")
    train.add_argument("--jobs", type=int, help="processes; by default one for each core")
    train.add_argument(
        "--to", type=Path, metavar="FOLDER", help="where the run lives (build/lab/train/TITLE)"
    )
    train.add_argument(
        "--keep", action="store_true", help="let the agents play by what was learned"
    )
    train.add_argument("--fresh", action="store_true", help="forget the run that is there")
    train.add_argument(
        "--anyway", action="store_true", help="go on although rules or the teacher have changed"
    )
    train.set_defaults(run=_run_train)


def _add_scenarios(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("title", metavar="TITLE")
    parser.add_argument("scenarios", nargs="*", metavar="SCENARIO", help="by default all")


def _add_common(parser: argparse.ArgumentParser, folder: str) -> None:
    parser.add_argument("--seed", type=int, default=1944, help="of all dice and draws (1944)")
    parser.add_argument(
        "--fraction", type=float, default=1.0, help="the part of their budgets the agents get (1)"
    )
    parser.add_argument(
        "--to", type=Path, metavar="FOLDER", help=f"where the results are written ({folder})"
    )
    parser.add_argument("--jobs", type=int, help="processes; by default one for each core")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster instead")
    parser.add_argument("--fresh", action="store_true", help="forget the games played before")
    parser.add_argument(
        "--anyway", action="store_true", help="go on although rules or agents have changed"
    )


# What they start is loaded only then: it takes a moment.


def _run_rate(options: argparse.Namespace) -> int:
    from sandtable.lab.experiments import rate

    return rate(options, options.to or FOLDER / "rate")


def _run_balance(options: argparse.Namespace) -> int:
    from sandtable.lab.experiments import balance

    sandtable.use_packs(options.pack, options.title)
    return balance(options, options.to or FOLDER / "balance" / options.title)


def _run_data(options: argparse.Namespace) -> int:
    from sandtable.lab.experiments import data

    return data(options, options.to or FOLDER / "data" / options.title)


def _run_train(options: argparse.Namespace) -> int:
    from sandtable.lab.teach import train

    return train(options, options.to or FOLDER / "train" / options.title)
