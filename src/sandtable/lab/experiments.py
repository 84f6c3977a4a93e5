"""The experiments of the lab, from the command to the output files."""

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import sandtable
from sandtable import scenario_files
from sandtable.agents import prediction
from sandtable.agents.title_settings import PREDICTION, learned_file
from sandtable.core import SandtableError
from sandtable.core.handicaps import FILE as HANDICAPS
from sandtable.core.handicaps import read as read_handicaps
from sandtable.lab.console import STOPPED, Bars, say
from sandtable.lab.game_log import GameLog, on_disk
from sandtable.lab.games import Fixture, check_fraction, play, play_and_keep
from sandtable.lab.measure import handicaps as handicap_finder
from sandtable.lab.measure import ladder_report
from sandtable.lab.measure.balance import BalanceSettings, publish
from sandtable.lab.measure.balance_report import BalanceReport
from sandtable.lab.measure.evenness import Sample, survey
from sandtable.lab.measure.follies import FollyReport, Watched, watch
from sandtable.lab.measure.ladder import Meeting, Terms, Tournament, default_ladder
from sandtable.lab.measure.make_even import Aims, make_even, size_of
from sandtable.lab.measure.make_even import report as even_report
from sandtable.lab.measure.prediction_training import Lessons, examine, teach
from sandtable.lab.measure.scores import Player
from sandtable.lab.measure.unseen import UnseenMatch, draw
from sandtable.lab.train.dataset import (
    BESIDE,
    Dataset,
    clear_columns,
    keep,
    shards,
    write_decisions,
    write_games,
)
from sandtable.lab.workers import Workers, make_workers
from sandtable.measuring.pair_orders import fraction_of

Games = TypeVar("Games", BalanceSettings, Watched, Dataset)
HANDICAP_NOTES = Path("build") / "lab" / "handicaps"
"""Folder for the games that measure even settings again, by title."""


def rate(options: argparse.Namespace, folder: Path) -> int:
    """Run a tournament in each of the titles."""
    terms = Terms(
        agents=tuple(options.agents or default_ladder()),
        games=options.games,
        seed=options.seed,
        fraction=options.budget_fraction,
        seconds=options.seconds_per_move,
        step=options.target_win_rate,
        height=options.top_target_win_rate,
        hours=options.max_hours,
    )
    terms.check()
    tournaments = {title: Tournament(title, terms) for title in options.titles or sandtable.TITLES}
    with _bench(options, folder) as (log, team), Bars() as bars:
        meetings = [meeting for one in tournaments.values() for meeting in one.meetings]
        shown = {meeting: bars.add(_name(meeting), meeting.most) for meeting in meetings}
        coming = _in_time(list(tournaments.values()), log, terms.hours * 3600)
        for fixture, played in team.run(play, coming):
            log.add(fixture, played)
            meeting = tournaments[fixture.title].add(fixture, played)
            bars.show(shown[meeting], meeting.played, _length(meeting))
        for meeting, bar in shown.items():
            bars.show(bar, meeting.counted, meeting.counted)
    found = list(tournaments.values())
    if not any(one.told for one in found):
        raise SandtableError(
            f"out of time: no pairing finished a cycle. {len(log.games)} games saved; "
            "run the same command again to continue"
        )
    _write(folder / "rate.json", _json(ladder_report.report_data(terms, found)))
    _write(folder / "rate.txt", ladder_report.report_text(found))
    _write(folder / "index.html", ladder_report.report_page(terms, found))
    for one in (one for one in found if one.told):
        _write(folder / f"elo-{one.title}.svg", ladder_report.elo_chart(one))
        _write(folder / f"wins-{one.title}.svg", ladder_report.meetings_chart(one))
    say(ladder_report.report_text(found))
    if any(one.missing for one in found):
        say(
            "out of time: some pairings did not finish a cycle. Run the same command again to "
            "continue"
        )
    say(f"report: {folder / 'index.html'}")
    return 0


def _in_time(tournaments: Sequence[Tournament], log: GameLog, seconds: float) -> Iterator[Fixture]:
    """Yield the games of all tournaments in turn, with an equal part of the time left for each."""
    end = time.monotonic() + seconds
    for number, one in enumerate(tournaments):
        now = time.monotonic()
        yield from one.fixtures(log, now + (end - now) / (len(tournaments) - number))


def _name(meeting: Meeting) -> str:
    return f"{meeting.title}  {meeting.upper} – {meeting.lower}"


def _length(meeting: Meeting) -> int:
    """Return the expected number of games of a meeting."""
    return max(meeting.counted, meeting.played) if meeting.over else meeting.most


def balance(options: argparse.Namespace, folder: Path) -> int:
    """Measure the balance of a title's scenarios."""
    settings = _games(BalanceSettings, options)
    with _bench(options, folder) as (log, team), Bars() as bars:
        left = Counter(fixture.scenario for fixture in settings.missing(log))
        done = {scenario: settings.games - left[scenario] for scenario in settings.scenarios}
        shown = {scenario: bars.add(scenario, settings.games) for scenario in settings.scenarios}
        for scenario, bar in shown.items():
            bars.show(bar, done[scenario], settings.games)
        for fixture, played in team.run(play, settings.missing(log)):
            log.add(fixture, played)
            done[fixture.scenario] += 1
            bars.show(shown[fixture.scenario], done[fixture.scenario], settings.games)
        findings = settings.findings(log)
    report = BalanceReport(settings, findings)
    _write(folder / "balance.json", _json(report.data()))
    _write(folder / "balance.txt", report.text())
    _write(folder / "index.html", report.page())
    say(report.text())
    say(f"report: {folder / 'index.html'}")
    if options.publish:
        file = publish(settings, findings, sandtable.load(settings.title).folder)
        say(f"lobby figures updated: {file}")
    return 0


def handicaps(options: argparse.Namespace) -> int:
    """Find and measure the handicaps of the scenarios of a title."""
    game = sandtable.load(options.title)
    check_fraction(options.budget_fraction)
    terms = handicap_finder.Terms(
        player=Player(options.agent, options.budget_fraction),
        games=options.games,
        even_games=options.even_games or options.games,
        other_games=options.other_games or options.games,
        scout=Player(options.scout),
        scout_games=options.scout_games,
        climb_games=options.climb_games,
        trial_games=options.trial_games,
        seed=options.seed,
    )
    team = make_workers(options.jobs, options.ray)
    file = options.output or game.folder / HANDICAPS
    finder = handicap_finder.Finder(options.title, _scenarios(options), terms, team)
    if options.confirm:
        notes = HANDICAP_NOTES / f"{game.id}.json"
        found = finder.confirm(read_handicaps(game.folder), notes)
    elif options.improve:
        found = finder.improve(read_handicaps(game.folder), options.improve)
    else:
        found = finder.find()
    handicap_finder.write(game, found, file)
    say(handicap_finder.report(game, found))
    say(f"handicaps written: {file}")
    return 0


def predict(options: argparse.Namespace) -> int:
    """Predict the balance of a scenario, or train a title's prediction."""
    game = sandtable.load(options.title)
    if options.train or options.evaluate:
        known = prediction.predictor(game.id)
        if known is None and not (options.plays and options.last_round):
            raise SandtableError("--plays and --last-round are required")
        lessons = Lessons(
            title=game.id,
            battles=options.battles,
            games=options.games,
            exam_battles=options.eval_battles,
            exam_games=options.eval_games,
            plays=options.plays or (known.plays if known else 0),
            last_round=options.last_round or (known.last_round if known else 0),
        )
        file = learned_file(game.id, PREDICTION)
        file.parent.mkdir(exist_ok=True)
        work = teach if options.train else examine
        say(work(lessons, make_workers(options.jobs, options.ray), file))
        say(f"written: {file}")
        return 0
    if options.scenario is None:
        raise SandtableError("name a scenario, or pass --train or --evaluate")
    scenario = game.scenario(options.scenario).id
    began = time.perf_counter()
    told = prediction.predict(game, scenario)
    took = time.perf_counter() - began
    if told is None:
        say(f"{options.scenario}: no prediction: too different from the training scenarios")
        return 0
    share = f"{game.seats[0]} {100 * told.first_side:.0f}%"
    say(
        f"{options.scenario}: {share} between two fast players; the error is "
        f"{100 * told.mean_error:.1f} points on average, and at most {100 * told.error:.0f} "
        f"in 19 of 20 scenarios ({1000 * took:.0f} ms)"
    )
    return 0


def battles(options: argparse.Namespace) -> int:
    """Measure how even a title's random battles are."""
    sample = Sample(
        title=sandtable.load(options.title).id,
        first_seed=options.first_seed,
        battles=options.battles,
        games=options.games,
        filtered=not options.unfiltered,
    )
    say(survey(sample, make_workers(options.jobs, options.ray)))
    return 0


def unseen(options: argparse.Namespace, folder: Path) -> int:
    """Play two agents against each other on battles that no network was trained on."""
    title = sandtable.load(options.title).id
    if options.draw:
        team = make_workers(options.jobs, options.ray)
        say(f"written: {draw(title, team, options.battles, options.battle_games)}")
        return 0
    upper, lower = options.agents
    match = UnseenMatch(
        title,
        upper,
        lower,
        games=options.games,
        seed=options.seed,
        fraction=options.budget_fraction,
        seconds=options.seconds_per_move,
    )
    match.check()
    with _bench(options, folder) as (log, team), Bars() as bars:
        bar = bars.add(f"{upper} – {lower}", match.games)
        done = match.games - sum(1 for _ in match.missing(log))
        until = time.monotonic() + 3600 * options.max_hours
        for fixture, played in team.run(play, match.missing(log, until)):
            log.add(fixture, played)
            done += 1
            bars.show(bar, done, match.games)
        report = match.report({one: log[one] for one in match.fixtures() if one in log})
    _write(folder / "unseen.txt", report + "\n")
    say(report)
    return 0


def even(options: argparse.Namespace) -> int:
    """Find small edits that make a made scenario even."""
    title, scenario = scenario_files.add_file(options.file)
    fraction = options.budget_fraction
    if fraction is None:
        fraction = fraction_of(title, options.agent)
    check_fraction(fraction)
    game = sandtable.load(title)
    low, high = options.wanted
    if not 0 <= low < high <= 100:
        raise SandtableError(
            f"--wanted must be two rising percentages from 0 to 100, not {low:g} {high:g}"
        )
    size = size_of(options.trial_games, options.games)
    aims = Aims(options.agent, fraction, size, low / 100, high / 100, tuple(options.change))
    team = make_workers(options.jobs, options.ray)
    say(even_report(game, make_even(game, game.text(scenario), aims, team)))
    return 0


def follies(options: argparse.Namespace) -> int:
    """Count an agent's foolish moves; the exit status is 1 if there are more than tolerated."""
    watched = _games(Watched, options)
    report = FollyReport(sandtable.load(options.title).facets.follies())
    with Bars() as bars:
        bar = bars.add("games", watched.games)
        for _, tallies in make_workers(options.jobs, options.ray).run(watch, watched.fixtures()):
            report.add(tallies)
            bars.show(bar, report.games, watched.games)
    say(report.text())
    return 1 if report.excess() else 0


def data(options: argparse.Namespace, folder: Path) -> int:
    """Make a dataset of games."""
    dataset = _games(Dataset, options)
    with _bench(options, folder, dataset) as (log, team), Bars() as bars:
        missing = dataset.missing(log, folder)
        done = dataset.games - len(missing)
        bar = bars.add("games", dataset.games)
        bars.show(bar, done, dataset.games)
        for fixture, played in team.run(play_and_keep, missing):
            keep(folder, fixture, played)
            log.add(fixture, replace(played, record=""))
            done += 1
            bars.show(bar, done, dataset.games)
        clear_columns(folder)
        write_games(dataset, log, folder / "games.parquet")
        lots = shards(dataset)
        bar = bars.add("columns", len(lots))
        for number, _ in enumerate(write_decisions(lots, folder, team), 1):
            bars.show(bar, number, len(lots))
    say(f"{dataset.games} games written to {folder}")
    return 0


def _games(kind: type[Games], options: argparse.Namespace) -> Games:
    """Return the games that an experiment plays."""
    games = kind(
        title=options.title,
        scenarios=_scenarios(options),
        agent=options.agent,
        games=options.games,
        seed=options.seed,
        fraction=options.budget_fraction,
    )
    games.check()
    return games


def _scenarios(options: argparse.Namespace) -> tuple[str, ...]:
    listings = sandtable.load(options.title).listings()
    return tuple(options.scenarios or [listing.id for listing in listings])


@contextmanager
def _bench(
    options: argparse.Namespace, folder: Path, dataset: Dataset | None = None
) -> Iterator[tuple[GameLog, Workers]]:
    """Open the game log of an experiment and its workers.

    A dataset numbers its games, so its folder holds one run only. Other experiments identify games
    by keys, and may share a folder.
    """
    team = make_workers(options.jobs, options.ray)
    terms = None if dataset is None else dataset.terms()
    beside = () if dataset is None else BESIDE
    file = folder / "games.jsonl"
    with GameLog(file, options.restart, options.force, terms, beside) as log:
        try:
            yield log, team
        except KeyboardInterrupt:
            say(f"stopped: {len(log.games)} games saved; run the same command again to continue")
            raise SystemExit(STOPPED) from None


def _json(data: dict[str, object]) -> str:
    return json.dumps(data, indent=1) + "\n"


def _write(file: Path, text: str) -> None:
    with on_disk(file):
        file.write_text(text, encoding="utf-8")
