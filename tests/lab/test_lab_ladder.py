"""A tournament: who meets whom, mirrored cycles, early ends, the same result in any order."""

import random
from itertools import islice
from pathlib import Path

import pytest

import sandtable
from sandtable.core import SandtableError
from sandtable.lab import ladder_report
from sandtable.lab.fixtures import Fixture, Played
from sandtable.lab.ladder import Meeting, Terms, Tournament, pairings
from sandtable.lab.ledger import Ledger
from sandtable.lab.statistics import BETTER, OPEN, WORSE

TITLE = "undaunted-normandy"
TERMS = Terms(agents=("random", "recruit"), games=240)


def played(winner: int) -> Played:
    seconds, slowest, longest = (1.0, 4.0), (0.3, 0.5), (0.6, 0.9)
    return Played(winner, "objectives", 9, 50, (10, 20), seconds, slowest, longest, 0, (0.5, 0.2))


def referee(strength: float, fixture: Fixture) -> Played:
    """A made-up game that the recruit wins so often; it follows from the fixture."""
    dice = random.Random(fixture.key)
    wins = dice.random() < strength
    seat = fixture.agents.index("recruit")
    return played(seat if wins else 1 - seat)


def held(strength: float, ledger: Ledger, ahead: int, seed: int = 0) -> Tournament:
    """A tournament with so many games under way at once, finished in any order."""
    order = random.Random(seed)
    tournament = Tournament(TITLE, TERMS)
    under_way: list[Fixture] = []
    coming = tournament.fixtures(ledger)
    while True:
        for fixture in coming:
            under_way.append(fixture)
            if len(under_way) >= ahead:
                break
        if not under_way:
            return tournament
        fixture = under_way.pop(order.randrange(len(under_way)))
        result = referee(strength, fixture)
        ledger.add(fixture, result)
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
    assert meeting.cycle == 2 * len(scenarios) == 24
    games = [meeting.fixture(number) for number in range(2 * meeting.cycle)]
    assert len({fixture.key for fixture in games}) == len(games)
    for one, other in zip(games[::2], games[1::2], strict=True):
        assert other == one.exchanged()
        assert one.agents == ("recruit", "random")
    assert [one.scenario for one in games[:24:2]] == scenarios
    assert [one.scenario for one in games[24::2]] == scenarios


def test_whole_cycles_are_played() -> None:
    assert Meeting(TITLE, "recruit", "random", 0.6, Terms(TERMS.agents, games=1)).most == 24
    assert Meeting(TITLE, "recruit", "random", 0.6, Terms(TERMS.agents, games=25)).most == 48


@pytest.mark.parametrize(("strength", "verdict"), [(0.95, BETTER), (0.1, WORSE), (0.6, OPEN)])
def test_a_meeting_ends_when_the_test_is_sure(
    strength: float, verdict: str, tmp_path: Path
) -> None:
    with Ledger(tmp_path / "games.jsonl") as ledger:
        (meeting,) = held(strength, ledger, 1).meetings
        assert meeting.test.verdict == verdict
        assert meeting.counted == len(ledger.games) == meeting.played
        assert (meeting.counted < 240) == (verdict != OPEN)
        assert meeting.counted % meeting.cycle == 0


def test_what_counts_does_not_depend_on_the_order_games_are_finished_in(tmp_path: Path) -> None:
    results = set()
    for ahead, seed in ((1, 0), (4, 1), (4, 2), (64, 3)):
        with Ledger(tmp_path / f"{ahead}-{seed}.jsonl") as ledger:
            tournament = held(0.75, ledger, ahead, seed)
            (meeting,) = tournament.meetings
            score = meeting.result()
            elo = tournament.ratings()["recruit"].elo
            results.add((meeting.counted, score.won, meeting.test.verdict, round(elo, 6)))
            # Some games too many may have been under way, but no more than that.
            assert len(ledger.games) <= meeting.counted + ahead + meeting.cycle
    assert len(results) == 1


def test_a_tournament_goes_on_from_its_ledger(tmp_path: Path) -> None:
    with Ledger(tmp_path / "whole.jsonl") as ledger:
        whole = held(0.7, ledger, 1)
    with Ledger(tmp_path / "broken.jsonl") as ledger:
        tournament = Tournament(TITLE, TERMS)
        for number, fixture in enumerate(tournament.fixtures(ledger)):
            if number == 31:
                break
            ledger.add(fixture, referee(0.7, fixture))
            tournament.add(fixture, ledger[fixture])
        again = held(0.7, ledger, 1)
        assert len(ledger.games) == whole.meetings[0].counted
        assert list(again.fixtures(ledger)) == []
    assert ladder_report.report_data(TERMS, [again]) == ladder_report.report_data(TERMS, [whole])


def test_the_tops_games_come_last_and_it_meets_both_as_often(tmp_path: Path) -> None:
    terms = Terms(("random", "recruit", "corporal", "sergeant"), games=48)
    with Ledger(tmp_path / "games.jsonl") as ledger:
        cycles = list(Tournament(TITLE, terms).fixtures(ledger))[::24]
    assert [fixture.agents for fixture in cycles] == [
        *[("recruit", "random"), ("corporal", "recruit")] * 2,
        *[("sergeant", "corporal"), ("sergeant", "recruit")] * 2,
    ]


def test_when_the_time_is_up_only_what_was_played_counts(tmp_path: Path) -> None:
    with Ledger(tmp_path / "games.jsonl") as ledger:
        tournament = Tournament(TITLE, TERMS)
        for fixture in islice(tournament.fixtures(ledger), 31):
            ledger.add(fixture, referee(0.7, fixture))
        late = Tournament(TITLE, TERMS)
        assert list(late.fixtures(ledger, until=0.0)) == []
        (meeting,) = late.meetings
        assert (meeting.played, meeting.counted) == (31, 24)


def test_scores_are_the_upper_levels_whatever_its_seat() -> None:
    tournament = Tournament(TITLE, Terms(TERMS.agents, games=24))
    (meeting,) = tournament.meetings
    for number in range(24):
        meeting.add(number, played(-1 if number == 23 else 0))
    # Seat 0 always won: the recruit's in the first game of each pair only.
    assert meeting.result().won == 12.5
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
        (Terms(("recruit",), 10), "two or more different agents"),
        (Terms(("recruit", "recruit"), 10), "two or more different agents"),
        (Terms(("recruit", "general"), 10), "'general' is no agent"),
        (Terms(("random", "recruit"), 0), "at least one game, not 0"),
        (Terms(("random", "recruit"), 10, fraction=0), "more than 0 and at most 1, not 0"),
        (Terms(("random", "recruit"), 10, fraction=2), "more than 0 and at most 1, not 2"),
        (Terms(("random", "recruit"), 10, step=1), "between 0 and 1, not 1"),
        (Terms(("random", "recruit"), 10, hours=0), "more than 0 hours, not 0"),
    ],
)
def test_terms_that_make_no_sense_are_refused(terms: Terms, message: str) -> None:
    with pytest.raises(SandtableError, match=message):
        terms.check()


def test_the_report_says_what_was_found(tmp_path: Path) -> None:
    with Ledger(tmp_path / "games.jsonl") as ledger:
        tournament = held(0.95, ledger, 1)
    data = ladder_report.report_data(TERMS, [tournament])
    (meeting,) = data["titles"][TITLE]["meetings"]
    assert meeting["verdict"] == "shown"
    assert set(meeting["scenarios"]) == set(tournament.meetings[0].scenarios)
    assert data["titles"][TITLE]["ratings"][0]["elo"] == 0
    text = ladder_report.report_text([tournament])
    assert "## Undaunted: Normandy" in text
    assert "| recruit | random" in text
    page = ladder_report.report_page(TERMS, [tournament])
    assert page.count("<figure>") == page.count("<figcaption>") == page.count("<details>") == 2
    assert "Streets of Tessy-sur-Vire" in page
    assert "more than 60 % is shown" in page
