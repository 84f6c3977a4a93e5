"""A tournament: pairings, mirrored cycles, early ends, the same result in any order."""

import random
from dataclasses import replace
from itertools import islice
from math import inf, nan
from pathlib import Path

import pytest

import sandtable
from sandtable.core import SandtableError
from sandtable.lab.game_log import GameLog
from sandtable.lab.games import Fixture, Played
from sandtable.lab.measure import ladder_report
from sandtable.lab.measure.ladder import Meeting, Terms, Tournament, pairings
from sandtable.lab.measure.statistics import BETTER, OPEN, WORSE

TITLE = "undaunted-normandy"
CYCLE = 2 * len(sandtable.load(TITLE).listings())
TERMS = Terms(agents=("random", "recruit"), games=10 * CYCLE)


def played(winner: int) -> Played:
    seconds, slowest, longest = (1.0, 4.0), (0.3, 0.5), (0.6, 0.9)
    return Played(winner, "objectives", 9, 50, (10, 20), seconds, slowest, longest, 0, (0.5, 0.2))


def referee(strength: float, fixture: Fixture) -> Played:
    """Return an invented game that the recruit wins with this probability, fixed by the fixture."""
    dice = random.Random(fixture.key)
    wins = dice.random() < strength
    seat = fixture.agents.index("recruit")
    return played(seat if wins else 1 - seat)


def held(strength: float, log: GameLog, ahead: int, seed: int = 0) -> Tournament:
    """Run a tournament with this many games at the same time, which finish in random order."""
    order = random.Random(seed)
    tournament = Tournament(TITLE, TERMS)
    under_way: list[Fixture] = []
    coming = tournament.fixtures(log)
    while True:
        for fixture in coming:
            assert tournament.meetings[0].test.verdict == OPEN, "it was decided before"
            under_way.append(fixture)
            if len(under_way) >= ahead:
                break
        if not under_way:
            return tournament
        fixture = under_way.pop(order.randrange(len(under_way)))
        result = referee(strength, fixture)
        log.add(fixture, result)
        tournament.add(fixture, result)


def test_neighbours_meet_and_the_top_meets_the_floor() -> None:
    agents = ("random", "recruit", "corporal", "sergeant")
    assert list(pairings(agents, 0.6, 0.9)) == [
        ("recruit", "random", 0.6),
        ("corporal", "recruit", 0.6),
        ("sergeant", "corporal", 0.6),
        ("sergeant", "recruit", 0.9),
    ]
    assert list(pairings(("random", "recruit"), 0.6, 0.9)) == [("recruit", "random", 0.6)]
    assert len(list(pairings(("recruit", "corporal"), 0.6, 0.9))) == 1


def test_a_cycle_has_each_scenario_in_a_mirrored_pair() -> None:
    meeting = Meeting(TITLE, "recruit", "random", 0.6, TERMS)
    scenarios = [listing.id for listing in sandtable.load(TITLE).listings()]
    assert meeting.cycle == 2 * len(scenarios) == CYCLE
    games = [meeting.fixture(number) for number in range(2 * meeting.cycle)]
    assert len({fixture.key for fixture in games}) == len(games)
    for one, other in zip(games[::2], games[1::2], strict=True):
        assert other == one.exchanged()
        assert one.agents == ("recruit", "random")
    assert [one.scenario for one in games[:CYCLE:2]] == scenarios
    assert [one.scenario for one in games[CYCLE::2]] == scenarios


def test_whole_cycles_are_played() -> None:
    for games, most in ((1, CYCLE), (CYCLE, CYCLE), (CYCLE + 1, 2 * CYCLE)):
        terms = Terms(TERMS.agents, games=games)
        assert Meeting(TITLE, "recruit", "random", 0.6, terms).most == most


@pytest.mark.parametrize(("strength", "verdict"), [(0.95, BETTER), (0.1, WORSE), (0.6, OPEN)])
def test_a_meeting_ends_when_the_test_is_sure(
    strength: float, verdict: str, tmp_path: Path
) -> None:
    with GameLog(tmp_path / "games.jsonl") as log:
        (meeting,) = held(strength, log, 1).meetings
        assert meeting.test.verdict == verdict
        assert meeting.counted == len(log.games) == meeting.played
        assert (meeting.counted < TERMS.games) == (verdict != OPEN)
        assert meeting.counted % meeting.cycle == 0


def test_what_counts_does_not_depend_on_the_order_games_are_finished_in(tmp_path: Path) -> None:
    results = set()
    for ahead, seed in ((1, 0), (4, 1), (4, 2), (64, 3)):
        with GameLog(tmp_path / f"{ahead}-{seed}.jsonl") as log:
            tournament = held(0.75, log, ahead, seed)
            (meeting,) = tournament.meetings
            score = meeting.result()
            elo = tournament.ratings()["random"].elo
            results.add((meeting.counted, score.won, meeting.test.verdict, round(elo, 6)))
    assert len(results) == 1


def test_a_tournament_goes_on_from_its_ledger(tmp_path: Path) -> None:
    with GameLog(tmp_path / "whole.jsonl") as log:
        whole = held(0.7, log, 1)
    with GameLog(tmp_path / "broken.jsonl") as log:
        tournament = Tournament(TITLE, TERMS)
        for number, fixture in enumerate(tournament.fixtures(log)):
            if number == 31:
                break
            log.add(fixture, referee(0.7, fixture))
            tournament.add(fixture, log[fixture])
        again = held(0.7, log, 1)
        assert len(log.games) == whole.meetings[0].counted
        assert list(again.fixtures(log)) == []
    assert ladder_report.report_data(TERMS, [again]) == ladder_report.report_data(TERMS, [whole])


def test_the_tops_games_come_last_and_it_meets_both_as_often(tmp_path: Path) -> None:
    terms = Terms(("random", "recruit", "corporal", "sergeant"), games=2 * CYCLE)
    with GameLog(tmp_path / "games.jsonl") as log:
        cycles = list(Tournament(TITLE, terms).fixtures(log))[::CYCLE]
    assert [fixture.agents for fixture in cycles] == [
        *[("recruit", "random"), ("corporal", "recruit")] * 2,
        *[("sergeant", "corporal"), ("sergeant", "recruit")] * 2,
    ]


def test_when_the_time_is_up_only_what_was_played_counts(tmp_path: Path) -> None:
    with GameLog(tmp_path / "games.jsonl") as log:
        tournament = Tournament(TITLE, TERMS)
        for fixture in islice(tournament.fixtures(log), CYCLE + 7):
            log.add(fixture, referee(0.7, fixture))
        late = Tournament(TITLE, TERMS)
        assert list(late.fixtures(log, until=0.0)) == []
        (meeting,) = late.meetings
        assert (meeting.played, meeting.counted) == (CYCLE + 7, CYCLE)


def test_scores_are_the_upper_levels_whatever_its_seat() -> None:
    tournament = Tournament(TITLE, Terms(TERMS.agents, games=CYCLE))
    (meeting,) = tournament.meetings
    for number in range(CYCLE):
        meeting.add(number, played(-1 if number == CYCLE - 1 else 0))
    # Seat 0 always won, which is the recruit's seat only in the first game of each pair.
    assert meeting.result().won == CYCLE / 2 + 0.5
    assert meeting.draws == 1
    assert meeting.result("la-raye") == type(meeting.result())(1.0, 2)
    rate = meeting.rate("la-raye")
    assert rate is not None
    assert rate.value == 0.5
    pace = tournament.pace("recruit")
    assert pace.mean == pytest.approx((12 * 1.0 + 12 * 4.0) / (12 * 10 + 12 * 20))
    assert (pace.slowest, pace.longest) == (0.5, 0.9)


@pytest.mark.parametrize(
    ("terms", "message"),
    [
        (Terms(("recruit",), 10), "at least two different agents"),
        (Terms(("recruit", "recruit"), 10), "at least two different agents"),
        (Terms(("recruit", "general"), 10), "unknown agent: 'general'"),
        (Terms(("random", "recruit"), 0), "--games must be at least 1, not 0"),
        (Terms(("random", "recruit"), 10, fraction=0), "greater than 0 and at most 1, not 0"),
        (Terms(("random", "recruit"), 10, fraction=2), "greater than 0 and at most 1, not 2"),
        (Terms(("random", "recruit"), 10, step=1), "between 0 and 1, not 1"),
        (Terms(("random", "recruit"), 10, hours=0), "--max-hours must be greater than 0, not 0"),
        (
            Terms(("random", "recruit"), 10, hours=nan),
            "--max-hours must be greater than 0, not nan",
        ),
        (Terms(("random", "recruit"), 10, seconds=-1), "--seconds-per-move must be 0 .* not -1"),
        (Terms(("random", "recruit"), 10, seconds=nan), "--seconds-per-move must be 0 .* not nan"),
        (Terms(("random", "recruit"), 10, seconds=inf), "--seconds-per-move must be 0 .* not inf"),
    ],
)
def test_terms_that_make_no_sense_are_refused(terms: Terms, message: str) -> None:
    with pytest.raises(SandtableError, match=message):
        terms.check()


def test_the_report_says_what_was_found(tmp_path: Path) -> None:
    with GameLog(tmp_path / "games.jsonl") as log:
        tournament = held(0.95, log, 1)
    data = ladder_report.report_data(TERMS, [tournament])
    (meeting,) = data["titles"][TITLE]["meetings"]
    assert meeting["verdict"] == "shown"
    assert set(meeting["scenarios"]) == set(tournament.meetings[0].scenarios)
    assert data["titles"][TITLE]["above"] == "recruit"
    assert [one["elo"] < 0 for one in data["titles"][TITLE]["ratings"]] == [True, False]
    text = ladder_report.report_text([tournament])
    assert "## Undaunted: Normandy" in text
    assert "| recruit | random" in text
    page = ladder_report.report_page(TERMS, [tournament])
    assert page.count("<figure>") == page.count("<figcaption>") == page.count("<details>") == 2
    assert "Streets of Tessy-sur-Vire" in page
    assert "above 60%" in page


LADDER = ("random", "recruit", "thumb", "plain")


def tournament_of(wins: dict[str, float], agents: tuple[str, ...] = LADDER) -> Tournament:
    """Return a tournament in which each upper level won this share of a cycle. Pairs that are not
    named have not played."""
    tournament = Tournament(TITLE, Terms(agents, games=CYCLE))
    for meeting in tournament.meetings:
        share = wins.get(f"{meeting.upper} {meeting.lower}")
        for number in range(0 if share is None else meeting.cycle):
            upper = number % 2
            won = number < (share or 0) * meeting.cycle
            meeting.add(number, played(upper if won else 1 - upper))
    return tournament


ALL = {"recruit random": 1.0, "thumb recruit": 0.75, "plain thumb": 0.5, "plain recruit": 0.75}


def test_ratings_are_above_the_recruit_where_it_takes_part() -> None:
    """It beats random in every game, which says nothing about the distance of the others."""
    ratings = tournament_of(ALL).ratings()
    assert list(ratings) == list(LADDER)
    assert ratings["recruit"].elo == ratings["recruit"].low == ratings["recruit"].high == 0
    assert 0 < ratings["thumb"].low < ratings["thumb"].elo < 250
    assert ratings["random"].high < 0
    wide, narrow = (ratings[agent].high - ratings[agent].low for agent in ("random", "thumb"))
    assert wide > 2 * narrow
    without = tournament_of({"plain thumb": 0.75}, ("thumb", "plain"))
    assert without.anchor == "thumb"
    assert without.ratings()["plain"].elo > 0


def test_the_report_says_above_whom() -> None:
    tournament = tournament_of(ALL)
    summary = ladder_report.elo_summary(tournament)
    assert summary.startswith("Elo above recruit: random -")
    page = ladder_report.report_page(tournament.terms, [tournament])
    assert summary in page
    assert summary in ladder_report.elo_chart(tournament)
    text = ladder_report.report_text([tournament])
    assert "Elo above recruit:" in text
    assert "No complete cycle" not in text + page


@pytest.mark.parametrize(
    ("names", "rated"),
    [
        (["thumb recruit", "recruit random"], ["random", "recruit", "thumb"]),
        (["plain recruit"], ["recruit", "plain"]),
        # Neither has met the recruit, so the report gives no Elo for them.
        (["plain thumb"], ["recruit"]),
        ([], ["recruit"]),
    ],
    ids=str,
)
def test_what_there_was_no_time_for_is_missing_from_the_report(
    names: list[str], rated: list[str]
) -> None:
    tournament = tournament_of({name: ALL[name] for name in names})
    assert {f"{one.upper} {one.lower}" for one in tournament.told} == set(names)
    assert tournament.rated == rated == list(tournament.ratings())
    data = ladder_report.report_data(tournament.terms, [tournament])["titles"][TITLE]
    assert [one["agent"] for one in data["ratings"]] == rated
    assert sum(one["games"] > 0 for one in data["meetings"]) == len(names)
    for told in (
        ladder_report.report_text([tournament]),
        ladder_report.report_page(tournament.terms, [tournament]),
    ):
        assert ladder_report.missing_summary(tournament) in told
        for meeting in tournament.missing:
            assert f"{meeting.upper} – {meeting.lower}" in ladder_report.missing_summary(tournament)
        assert ("higher level wins" in told) == bool(names)


def test_the_longest_turn_is_left_out_where_older_games_did_not_measure_it() -> None:
    tournament = Tournament(TITLE, Terms(TERMS.agents, games=CYCLE))
    for number in range(CYCLE):
        tournament.meetings[0].add(number, replace(played(0), longest=(0.0, 0.0)))
    assert "0 s" not in ladder_report.report_text([tournament])
