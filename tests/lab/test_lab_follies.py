"""Follies are counted, and agents stay within the tolerated rates.

``make follies`` plays 200 games of each title.
"""

import pytest

import sandtable
from sandtable.agents.match import play_game
from sandtable.cli import main
from sandtable.lab.measure.follies import FollyReport, Tally, Watched, count_follies, watch


def report(title: str, agent: str, games: int, fraction: float = 1.0) -> FollyReport:
    game = sandtable.load(title)
    scenarios = tuple(listing.id for listing in game.listings())
    found = FollyReport(game.facets.follies())
    for fixture in Watched(title, scenarios, agent, games, 1944, fraction).fixtures():
        found.add(watch(fixture))
    return found


@pytest.mark.parametrize("title", list(sandtable.TITLES))
def test_heuristics_are_not_foolish(title: str) -> None:
    found = report(title, "thumb", 2 * len(sandtable.load(title).listings()))
    assert not found.excess(), found.text()


@pytest.mark.parametrize("title", list(sandtable.TITLES))
def test_a_search_leaves_no_good_attack_unplayed(title: str) -> None:
    """Without that rule in its guide, a captain of North Africa ended 9 turns of 100 like this."""
    found = report(title, "captain", 2, 0.002)
    assert "attack-unplayed" not in [folly.name for folly in found.excess()], found.text()


@pytest.mark.parametrize("title", list(sandtable.TITLES))
def test_who_plays_at_random_is_a_fool(title: str) -> None:
    found = report(title, "random", 11)
    assert len(found.excess()) >= 2, found.text()


def test_a_record_is_counted_without_being_changed() -> None:
    record = play_game(sandtable.load("undaunted-normandy"), "la-raye", ("random", "random"), 7)
    before = record.text()
    tallies = count_follies(record)
    assert record.text() == before
    assert tallies["attack-unplayed"].count > 0
    assert tallies["attack-unplayed"].occasions >= tallies["attack-unplayed"].count
    assert Tally(1, 3) + Tally(2, 4) == Tally(3, 7)


def test_the_command_says_what_is_too_much(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["lab", "follies", "undaunted-north-africa", "--games", "4", "--jobs", "1"]
    assert main([*command, "--agent", "random"]) == 1
    assert "too many" in capsys.readouterr().out
    assert main([*command, "--agent", "thumb"]) == 0
    assert "too many" not in capsys.readouterr().out
