"""The command ``sandtable``."""

import argparse
import io
import json
import os
import statistics
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import shtab

import sandtable
from sandtable import SandtableError, UnknownName, old_names, scenario_files
from sandtable.core import BadRecord, Fault
from sandtable.extras import extra_of, install_command
from sandtable.lab.commands import add_lab, add_worker
from sandtable.option_types import Command, positive
from sandtable.packs import add_pack
from sandtable.server.ops.commands import add_hosting

if TYPE_CHECKING:
    from sandtable.server.social.problem_reports import Seen

PROBLEM = 1
"""Exit status when a check finds problems."""
MISUSE = 2
"""Exit status for invalid arguments and other errors."""
SCENARIO = "scenario id, or your own file (FILE.toml or FILE.sandtable)"


def main(arguments: Sequence[str] | None = None) -> int:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.encoding.lower() != "utf-8":
            stream.reconfigure(errors="replace")  # names of places have letters beyond ASCII
    parser = make_parser()
    names, warnings = old_names.current(sys.argv[1:] if arguments is None else arguments)
    for warning in [*warnings, *old_names.use_current_variables(os.environ)]:
        print(f"sandtable: {warning}; the old name works for one more release", file=sys.stderr)
    options = parser.parse_args(names)
    run: Callable[[argparse.Namespace], int] = options.run
    try:
        return run(options)
    except SandtableError as error:
        print(f"sandtable: {error}", file=sys.stderr)
        return MISUSE
    except ModuleNotFoundError as error:
        extra = extra_of(error.name or "")
        if extra is None:
            raise
        print(
            f"sandtable: this command needs the extra '{extra}': {install_command(extra)}",
            file=sys.stderr,
        )
        return MISUSE
    except BrokenPipeError:  # the reader stopped early, as `head` does
        return 0


def make_parser() -> Command:
    parser = Command(prog="sandtable", description=sandtable.__doc__)
    parser.add_argument("--version", action="version", version=sandtable.__version__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    play = commands.add_parser(
        "play", help="play a game in the terminal (without a scenario, choose one there)"
    )
    play.add_argument("scenario", nargs="?", metavar="TITLE/SCENARIO", help=SCENARIO)
    play.add_argument("--side", help="side to play (default: the first side of the scenario)")
    play.setting(
        "--opponent",
        "recruit",
        "opponent: an agent name, or 'human' for a second player at this terminal",
    )
    play.add_argument("--learn", metavar="TITLE", help="play the guided first game of a title")
    play.add_argument(
        "--seed", type=int, help="random seed for dice and draws (default: a new one)"
    )
    play.add_argument(
        "--language",
        default="en",
        help="language code (default: %(default)s); an unknown code lists all languages",
    )
    add_pack(play)
    play.set_defaults(run=run_play)

    add_hosting(commands)

    verify = commands.add_parser("verify", help="verify that the dice of a finished game were fair")
    verify.add_argument("file", type=Path, metavar="FILE", help="record of the game")
    verify.set_defaults(run=run_verify)

    listing = commands.add_parser("list", help="list titles, scenarios and agents")
    listing.add_argument(
        "--language",
        default="en",
        help="language code (default: %(default)s); an unknown code lists all languages",
    )
    listing.set_defaults(run=run_list)

    match = commands.add_parser("match", help="play a series of games between two agents")
    match.add_argument("scenario", metavar="TITLE/SCENARIO", help=SCENARIO)
    match.add_argument(
        "--agents",
        nargs=2,
        metavar=("A", "B"),
        required=True,
        help="agents of the first and of the second side",
    )
    match.setting("--games", 100, "number of games")
    match.setting("--seed", 0, "random seed")
    match.flag("--swap", "play each seed twice with the sides swapped")
    match.add_argument(
        "--records", type=Path, metavar="FOLDER", help="folder for the records of the games"
    )
    match.flag("--json", "print the result as JSON")
    add_pack(match)
    match.set_defaults(run=run_match)

    replay = commands.add_parser("replay", help="replay a recorded game and check every line")
    replay.add_argument("file", type=Path, metavar="FILE", help="record of the game")
    replay.set_defaults(run=run_replay)

    check = commands.add_parser("check", help="validate content files and translations")
    check.add_argument(
        "path",
        type=Path,
        nargs="?",
        metavar="PATH",
        help="your own scenario (a file), or a content pack (a folder) to apply to a title",
    )
    check.add_argument(
        "--title",
        help="title of the scenario or content pack (default: the one named in the file; for a "
        f"pack, {next(iter(sandtable.TITLES))})",
    )
    check.setting("--language", "en", "language of the error messages for a file")
    check.set_defaults(run=run_check)

    new = commands.add_parser("new", help="create a small scenario file to start from")
    new.add_argument(
        "title",
        choices=list(sandtable.TITLES),
        metavar="TITLE",
        help="title of the scenario: " + ", ".join(sandtable.TITLES),
    )
    new.add_argument("file", type=Path, metavar="FILE", help="file to write (.toml)")
    new.set_defaults(run=run_new)

    paper = commands.add_parser(
        "print",
        help="print your own scenario as a two-page PDF",
        description="Print the sheet of your own scenario as a two-page PDF. Needs Chromium or "
        "Chrome on this machine.",
    )
    paper.add_argument("file", type=Path, metavar="FILE", help="FILE.toml or FILE.sandtable")
    paper.add_argument(
        "--output", type=Path, metavar="PDF", help="file to write (default: FILE.pdf)"
    )
    paper.setting("--language", "en", "language of the sheet")
    paper.flag("--letter", "use Letter paper instead of A4")
    paper.flag("--save-ink", "draw the map in outlines to save ink")
    paper.set_defaults(run=run_print)

    new_title = commands.add_parser(
        "new-title", help="create the folder of a new title and register it (source checkout only)"
    )
    new_title.add_argument(
        "name", metavar="NAME", help="id of the title, such as demo or undaunted-bastogne"
    )
    new_title.setting("--system", "undaunted", "game system of the title")
    new_title.set_defaults(run=run_new_title)

    rules = commands.add_parser(
        "rule-coverage", help="list the rules and the tests that cover them"
    )
    rules.flag("--json", "print the result as JSON")
    rules.set_defaults(run=run_rules)

    bench = commands.add_parser("bench", help="benchmark the engine")
    bench.add_argument(
        "title",
        nargs="?",
        default=next(iter(sandtable.TITLES)),
        choices=list(sandtable.TITLES),
        metavar="TITLE",
        help="title to benchmark: " + ", ".join(sandtable.TITLES) + " (default: the first)",
    )
    bench.flag("--json", "print the result as JSON")
    bench.flag("--peers", "also benchmark other game engines for comparison")
    bench.flag("--batch", "benchmark batches of games in NumPy arrays")
    bench.count("--rounds", 3, "measurements of each kind")
    bench.setting("--seconds", 1.0, "length of a measurement in seconds", positive)
    bench.set_defaults(run=run_bench)

    mcp = commands.add_parser(
        "mcp", help="let a language model play over the Model Context Protocol (stdio)"
    )
    mcp.add_argument(
        "--rate",
        metavar="AGENT",
        help="rated series: mirrored pairs of games against this agent",
    )
    mcp.add_argument(
        "--game", default="", metavar="TITLE/SCENARIO", help="scenario of a rated series"
    )
    mcp.count("--pairs", 10, "pairs of games")
    mcp.setting("--seed", 0, "random seed")
    mcp.add_argument(
        "--report",
        type=Path,
        metavar="FILE",
        default=Path("rating.json"),
        help="report file of a rated series (default: rating.json)",
    )
    mcp.set_defaults(run=run_mcp)

    add_lab(commands)
    add_worker(commands)

    doctor = commands.add_parser("doctor", help="show what is installed and what is wrong")
    doctor.setting("--port", 8000, "port to test")
    doctor.add_argument("--database", help="database to test (default: $SANDTABLE_DATABASE)")
    doctor.set_defaults(run=run_doctor)

    completion = commands.add_parser("completion", help="print shell completions")
    completion.add_argument(
        "shell",
        choices=shtab.SUPPORTED_SHELLS,
        metavar="SHELL",
        help="shell: " + ", ".join(shtab.SUPPORTED_SHELLS),
    )
    completion.set_defaults(run=lambda options: run_completion(options, parser))
    return parser


def split_name(name: str) -> tuple[str, str]:
    """Return title and scenario from TITLE/SCENARIO, or add the scenario of a file."""
    if name.endswith(scenario_files.SUFFIXES):
        return scenario_files.add_file(Path(name))
    title, slash, scenario = name.partition("/")
    if not slash or not scenario:
        raise UnknownName(
            f"not a scenario: {name!r}; use TITLE/SCENARIO (run 'sandtable list' to see all)"
        )
    sandtable.load(title).scenario(scenario)
    return title, scenario


def title_of(name: str | None) -> str:
    """Return the title in TITLE/SCENARIO, or an empty string if there is none."""
    title = (name or "").partition("/")[0]
    return title if title in sandtable.TITLES else ""


def run_play(options: argparse.Namespace) -> int:
    from sandtable import tui

    sandtable.use_packs(options.pack, title_of(options.scenario))
    if options.scenario is not None and options.learn is not None:
        raise SandtableError("name either a scenario or --learn TITLE")
    if options.learn is not None:
        return tui.learn(title=options.learn, seed=options.seed, language=options.language)
    if options.scenario is None:
        return tui.choose_and_play(options.language)
    title, scenario = split_name(options.scenario)
    side = options.side or sandtable.load(title).seats[0]
    return tui.play(
        title=title,
        scenario=scenario,
        side=side,
        against=options.opponent,
        seed=options.seed,
        language=options.language,
        save_dir=None,
    )


def run_list(options: argparse.Namespace) -> int:
    from sandtable.agents import AGENTS
    from sandtable.words import Words

    for title in sandtable.TITLES:
        game = sandtable.load(title)
        words = Words(game, options.language)
        print(f"{words.say('title')}  ({title})")
        for listing in game.listings():
            name = f"{title}/{listing.id}"
            print(f"  {listing.number:>2}  {words.scenario(listing.id):<32} {name}")
    print("agents: " + ", ".join(AGENTS))
    return 0


def run_match(options: argparse.Namespace) -> int:
    from sandtable.agents.match import play_match

    sandtable.use_packs(options.pack, title_of(options.scenario))
    title, scenario = split_name(options.scenario)
    result = play_match(
        title,
        scenario,
        agents=tuple(options.agents),
        games=options.games,
        seed=options.seed,
        swap=options.swap,
        progress=None if options.json or not sys.stderr.isatty() else show_progress,
        records=options.records,
    )
    if options.json:
        print(json.dumps(result.data()))
    else:
        print(result)
    return 0


def show_progress(done: int, total: int) -> None:
    width = 40
    filled = width * done // total
    end = "\n" if done == total else ""
    bar = "█" * filled + "·" * (width - filled)
    print(f"\r{bar} {done}/{total}", end=end, file=sys.stderr, flush=True)


def run_verify(options: argparse.Namespace) -> int:
    from sandtable.server.tables.records import verify

    try:
        verdict = verify(read_file(options.file))
    except BadRecord as error:
        print(f"{options.file}: {error}", file=sys.stderr)
        return PROBLEM
    print(f"{verdict.checked} outcomes verified against the committed key", end="")
    print(f"; {verdict.given} inherited from another game (not verified)" if verdict.given else "")
    return 0


def read_file(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise UnknownName(f"file not found: {file}") from None
    except OSError as error:
        raise UnknownName(f"cannot read {file}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise UnknownName(f"cannot read {file}: not a text file in UTF-8") from None


def run_replay(options: argparse.Namespace) -> int:
    from sandtable.server.social.problem_reports import is_seen, read_seen

    text = read_file(options.file)
    try:
        if is_seen(text):
            return show_seen(read_seen(text))
        record = sandtable.replay(text)
    except BadRecord as error:
        print(f"{options.file}: {error}", file=sys.stderr)
        return PROBLEM
    print(f"{record.state.scenario.title}/{record.scenario}: {record.result_line()[2:]}")
    return 0


def show_seen(seen: "Seen") -> int:
    """Print a running game from a problem report, as the reporter's side saw it."""
    print(f"{seen.game}: in progress, {seen.entries} entries, as seen by {seen.side}")
    decision = None if seen.view is None else seen.view.decision()
    if decision is not None:
        options = ", ".join(move.text for move in decision.options)
        print(f"prompt: {decision.prompt}; options: {options}")
    return 0


def run_check(options: argparse.Namespace) -> int:
    faults: list[Fault] = []
    if options.path is None:
        from sandtable.agents import AGENTS
        from sandtable.words.check import (
            AGENT,
            AGENT_ON_PAGE,
            check_agents,
            check_files,
            check_words,
        )

        package = Path(sandtable.__file__).parent
        faults += check_files(package)
        faults += check_agents(list(AGENTS), package / "tui" / "locales", AGENT)
        page = package.parents[1] / "web" / "locales"
        if page.is_dir():
            faults += check_agents(list(AGENTS), page, AGENT_ON_PAGE)
        for title in sandtable.TITLES:
            game = sandtable.load(title)
            faults += game.check()
            faults += check_words(game)
        faults = sorted(set(faults))
    elif options.path.is_file():
        return check_file(options.path, options.title, options.language)
    else:
        if not options.path.is_dir():
            raise UnknownName(f"file or folder not found: {options.path}")
        title = options.title or next(iter(sandtable.TITLES))
        expect_pack(options.path, title)
        faults += sandtable.load(title, (options.path,)).check()
    for fault in faults:
        print(fault)
    if faults:
        print(f"{len(faults)} error(s) found", file=sys.stderr)
        return PROBLEM
    print("no errors found")
    return 0


def expect_pack(folder: Path, title: str) -> None:
    """Raise an error for a folder in which nothing would be found, such as ``pack/scenarios``."""
    data = sandtable.load(title).folder / "data"
    known = {"locales", "handicaps.json", *(part.name for part in data.iterdir())}
    if not any(part.name in known for part in folder.iterdir()):
        raise UnknownName(
            f"not a content pack: {folder} has no folder 'scenarios' or 'locales' and no file "
            "that replaces one of the title"
        )


def check_file(file: Path, title: str | None, language: str) -> int:
    """Print every fault in a scenario file."""
    from sandtable.words import Words

    text = scenario_files.read(file)
    game = sandtable.load(title or scenario_files.title_of(text))
    faults = game.faults(text, str(file))
    words = Words(game, language)
    for fault in faults:
        where = f"{fault.file}:{fault.line}: " + (f"{fault.path}: " if fault.path else "")
        print(where + words.fault(fault))
    if faults:
        print(f"{len(faults)} error(s) found", file=sys.stderr)
        return PROBLEM
    print(f"no errors found: {game.id}/{game.add(text)}")
    return 0


def run_new(options: argparse.Namespace) -> int:
    scenario_files.write_new(options.title, options.file)
    print(f"scenario written: {options.file}")
    print(f"try it: sandtable play {options.file}")
    return 0


def run_print(options: argparse.Namespace) -> int:
    from sandtable.server.ops.sheet_pdf import print_sheet

    to = options.output or options.file.with_suffix(".pdf")
    print_sheet(
        options.file, to, options.language, letter=options.letter, save_ink=options.save_ink
    )
    print(f"sheet written: {to}")
    return 0


def run_new_title(options: argparse.Namespace) -> int:
    from sandtable.new_title import write_title

    package = Path(sandtable.__file__).parent
    if not (package.parents[1] / "pyproject.toml").is_file():
        raise UnknownName("a title is part of the package; run this command in a source checkout")
    folder = write_title(options.name, options.system, package)
    print(f"title written: {folder}")
    print(f"try it: sandtable play {options.name}/first-battle")
    return 0


def run_rules(options: argparse.Namespace) -> int:
    from sandtable.rule_coverage import project_root, read_rules

    root = project_root()
    if root is None:
        raise UnknownName("the rule tests are only in the source checkout; run this command there")
    rules = read_rules(root)
    if options.json:
        print(json.dumps([asdict(rule) for rule in rules], indent=1))
        return 0
    for rule in rules:
        print(f"{rule.id:<8} {len(rule.tests):>3} tests  {rule.title}  ({rule.where})")
        for test in rule.tests:
            print(f"           {test}")
    proved = sum(bool(rule.tests) for rule in rules)
    print(f"{proved} of {len(rules)} rules are covered by tests")
    return 0 if proved == len(rules) else PROBLEM


def run_mcp(options: argparse.Namespace) -> int:
    from sandtable.model_seat import Rating

    rating = None
    if options.rate:
        if not options.report.parent.is_dir() or options.report.is_dir():
            raise UnknownName(f"--report: cannot write {options.report}")
        if not options.game:
            raise UnknownName("a rated series needs --game TITLE/SCENARIO")
        title, scenario = split_name(options.game)
        rating = Rating(title, scenario, options.rate, options.pairs, options.seed)
        rating.next_game()  # reject unknown names now, before a model waits for them
    from sandtable.mcp_server import make_server

    make_server(rating, options.report).run()
    return 0


def run_batch_bench(options: argparse.Namespace) -> int:
    from sandtable.bench import BATCH_PEERS, PeerMissingError, batched, interleave

    measures = batched(options.title)
    if options.peers:
        from sandtable.lab.adapters.speed import pettingzoo

        measures["pettingzoo_aec"] = partial(pettingzoo, options.title)
        for name, peer in BATCH_PEERS.items():
            try:
                peer(0.01)
            except PeerMissingError as error:
                print(f"skipped: {error}", file=sys.stderr)
            else:
                measures[name] = peer
    speeds = interleave(measures, options.rounds, options.seconds)
    rates = {name: round(statistics.median(values)) for name, values in speeds.items()}
    if options.json:
        print(json.dumps({"compiled": sandtable.COMPILED, **rates}))
        return 0
    print("compiled" if sandtable.COMPILED else "interpreted")
    for name, rate in rates.items():
        print(f"{name:<32} {rate:>12,}/s")
    return 0


def run_bench(options: argparse.Namespace) -> int:
    if options.batch:
        return run_batch_bench(options)
    from sandtable.bench import PEERS, RATIOS, PeerMissingError, interleave, own

    ratios = RATIOS[options.title]
    ours = own(options.title)
    peers = {name: PEERS[name] for name in ratios} if options.peers else {}
    try:
        speeds = interleave({**ours, **peers}, options.rounds, options.seconds)
    except PeerMissingError as error:
        raise UnknownName(str(error)) from None
    rates = {name: round(statistics.median(values)) for name, values in speeds.items()}
    if options.json:
        beside = {name: rates[name] for name in peers}
        alone = {name: rates[name] for name in ours}
        print(json.dumps({"compiled": sandtable.COMPILED, **alone, "peers": beside}))
        return 0
    print("compiled" if sandtable.COMPILED else "interpreted")
    for name, rate in rates.items():
        print(f"{name:<28} {rate:>12,}/s")
    status = 0
    for name, (own_name, least) in ratios.items():
        if name in rates:
            # The median of the ratios per round: a slow moment affects both sides of a round.
            pairs = zip(speeds[own_name], speeds[name], strict=True)
            ratio = statistics.median(mine / theirs for mine, theirs in pairs)
            verdict = "" if ratio >= least else "  BELOW TARGET"
            status = PROBLEM if verdict else status
            print(f"{own_name} vs {name}: {ratio:.2f} (required: {least:g}){verdict}")
    return status


def run_doctor(options: argparse.Namespace) -> int:
    from sandtable.doctor import WRONG, examine

    status = 0
    for finding in examine(options.port, options.database):
        print(finding)
        status = PROBLEM if finding.mark == WRONG else status
    return status


def run_completion(options: argparse.Namespace, parser: argparse.ArgumentParser) -> int:
    print(shtab.complete(parser, options.shell))
    return 0


if __name__ == "__main__":
    sys.exit(main())
