"""The findings about a scenario's balance, in reports and in the lobby."""

import json
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

import sandtable
from sandtable.core import SandtableError, UnknownName
from sandtable.lab.game_log import GameLog
from sandtable.lab.games import Played
from sandtable.lab.measure.balance import BalanceSettings, Finding, figures, publish
from sandtable.lab.measure.balance_report import BalanceReport
from sandtable.server import wire
from sandtable.server.tables import lobby
from sandtable.server.tables.lobby import title_info

TITLE = "undaunted-normandy"
GAME = sandtable.load(TITLE)
WON = Played(0, "objectives", 10, 60, (9, 9), (0.1, 0.1), (0.1, 0.1), (0.1, 0.1), 0, (0.8, 0.2))
LOST = replace(WON, winner=1, ending="hopeless", rounds=14, lines=90, first=1)
DRAWN = replace(WON, winner=-1, ending="round_limit", rounds=12)


def finding(*played: Played) -> Finding:
    return Finding(GAME, "la-raye", list(played))


def test_a_draw_counts_for_both_halves() -> None:
    found = finding(WON, WON, LOST, DRAWN)
    assert found.first_side.value == 2.5 / 4
    assert found.draws == 1


def test_length_is_told_with_its_spread() -> None:
    found = finding(WON, DRAWN, LOST)
    assert found.rounds.mean == found.rounds.middle == 12
    assert (found.rounds.least, found.rounds.low) == (10, 11)
    assert (found.rounds.high, found.rounds.most) == (13, 14)
    assert found.lines.mean == 70
    assert finding(WON).rounds.low == finding(WON).rounds.high == 10


def test_a_comeback_is_a_win_of_who_was_behind_at_half_time() -> None:
    """In LOST the first side was ahead and lost. Level games and draws do not count."""
    level = replace(LOST, half=(0.5, 0.5))
    found = finding(WON, WON, LOST, DRAWN, level).comebacks
    assert found is not None
    assert (found.value, found.games) == (pytest.approx(1 / 3), 3)
    assert finding(level, DRAWN).comebacks is None
    trailing = replace(WON, half=(0.1, 0.2))
    assert finding(trailing).comebacks == finding(LOST).comebacks
    assert not finding(WON, replace(WON, half=None)).for_points


def test_the_first_initiative_is_told_from_the_side() -> None:
    """The first side wins 3 of 4 games with the initiative and 1 of 4 without."""
    games = [WON] * 3 + [replace(LOST, first=0)] + [replace(WON, first=1)] + [LOST] * 3
    found = finding(*games)
    assert found.initiative == [4, 4]
    assert found.first_player is not None
    more, low, high = found.first_player
    assert more == pytest.approx(0.5)
    assert low < 0.5 < high
    assert finding(WON, replace(LOST, first=0)).first_player is None


def test_endings_are_counted_with_their_winners() -> None:
    found = finding(WON, LOST, LOST, DRAWN)
    assert found.endings == {
        ("hopeless", "de"): 2,
        ("objectives", "us"): 1,
        ("round_limit", ""): 1,
    }


def test_a_side_is_favoured_only_when_that_is_sure() -> None:
    assert finding(WON, LOST).favoured is None
    assert finding(*[WON] * 20).favoured == "us"
    assert finding(*[LOST] * 20).favoured == "de"
    assert finding(WON, LOST).fair
    assert not finding(WON, WON, LOST).fair


# Settings


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        (
            BalanceSettings("undaunted-normandie", (), "recruit", 1),
            "did you mean 'undaunted-normandy'",
        ),
        (BalanceSettings(TITLE, ("la-ray",), "recruit", 1), "did you mean 'la-raye'"),
        (BalanceSettings(TITLE, ("la-raye",), "recrut", 1), "did you mean 'recruit'"),
    ],
)
def test_names_that_do_not_exist_are_refused(settings: BalanceSettings, message: str) -> None:
    with pytest.raises(UnknownName, match=message):
        settings.check()


def test_numbers_that_make_no_sense_are_refused() -> None:
    settings = BalanceSettings(TITLE, ("la-raye",), "recruit", 1)
    with pytest.raises(SandtableError, match="--games must be at least 1, not 0"):
        replace(settings, games=0).check()
    with pytest.raises(SandtableError, match=r"at most 1, not 1\.5"):
        replace(settings, fraction=1.5).check()


def test_more_games_go_on_from_fewer(tmp_path: Path) -> None:
    few = BalanceSettings(TITLE, ("la-raye", "mortain"), "recruit", 3)
    with GameLog(tmp_path / "games.jsonl") as log:
        assert len(list(few.missing(log))) == 6
        for fixture in few.missing(log):
            log.add(fixture, WON)
        assert list(few.missing(log)) == []
        more = list(replace(few, games=5).missing(log))
        assert [fixture.number for fixture in more] == [3, 4, 3, 4]


# Reports


SETTINGS = BalanceSettings(TITLE, ("la-raye", "mortain"), "recruit", 4)
FINDINGS = [
    Finding(GAME, "la-raye", [WON, LOST, LOST, DRAWN]),
    Finding(GAME, "mortain", [WON, WON, WON, replace(LOST, half=None)]),
]


def test_the_data_says_everything_and_is_json() -> None:
    data = json.loads(json.dumps(BalanceReport(SETTINGS, FINDINGS).data()))
    scenario = data["scenarios"]["la-raye"]
    assert scenario["first_side"]["side"] == "us"
    assert scenario["first_side"]["rate"] == 0.375
    assert scenario["initiative"] == {"us": 2, "de": 2}
    assert scenario["endings"][0] == {"ending": "hopeless", "winner": "de", "games": 2}
    assert scenario["comebacks"]["games"] == 3


def test_the_table_names_the_scenarios() -> None:
    text = BalanceReport(SETTINGS, FINDINGS).text()
    assert "| 1  | La Raye" in text
    assert "37.5% (" in text
    assert "hopeless 2, objectives 1, round limit 1" in text


def test_the_page_has_words_and_numbers_for_every_chart() -> None:
    page = BalanceReport(SETTINGS, FINDINGS).page()
    root = ElementTree.fromstring(page.split("\n", 1)[1])
    figures = list(root.iter("figure"))
    assert len(figures) == 7
    for figure in figures:
        assert figure.find("{http://www.w3.org/2000/svg}svg") is not None
        assert figure.findtext("figcaption")
        assert list(figure.iter("td"))
    assert "Not shown for Mortain" in page
    assert "neither side is favoured" in page


def test_one_game_and_one_scenario_make_a_page_too() -> None:
    lone = Finding(GAME, "la-raye", [replace(DRAWN, half=(0.0, 0.0))])
    page = BalanceReport(replace(SETTINGS, scenarios=("la-raye",), games=1), [lone]).page()
    assert ElementTree.fromstring(page.split("\n", 1)[1]).find("body") is not None
    assert "One side always starts in La Raye" in page


# The lobby


def test_the_lobby_reads_what_is_published(tmp_path: Path) -> None:
    file = tmp_path / "balance.json"
    other = {"agent": "recruit", "games": 1, "first_side": 0.5}
    file.write_text(json.dumps({"hill-314": other}))
    assert publish(replace(SETTINGS, fraction=0.01), FINDINGS, tmp_path) == file
    measured = json.loads(file.read_text())
    assert list(measured) == ["la-raye", "hill-314", "mortain"]
    assert measured["hill-314"] == other
    assert measured["la-raye"]["fraction"] == 0.01
    balance = msgspec.convert(measured["la-raye"], wire.Balance)
    assert (balance.agent, balance.games, balance.first_side) == ("recruit", 4, 0.375)
    assert (balance.rounds, balance.lines) == (12.5, 75.0)
    assert balance.low < balance.first_side < balance.high


def test_what_the_lobby_shows_has_this_form() -> None:
    shown = title_info(TITLE).scenarios[0].balance
    assert shown is not None
    assert set(shown.__struct_fields__) == set(figures(SETTINGS, FINDINGS[0]))


def test_the_lobby_reads_figures_that_tell_the_fraction_and_older_ones(tmp_path: Path) -> None:
    new = figures(replace(SETTINGS, fraction=0.01), FINDINGS[0])
    old = {name: value for name, value in new.items() if name not in ("fraction", "rules")}
    (tmp_path / "balance.json").write_text(json.dumps({"la-raye": new, "mortain": old}))
    measured = lobby._measured(tmp_path)
    told, older = measured["la-raye"], measured["mortain"]
    assert (told.fraction, older.fraction) == (0.01, 1.0)
    assert (told.rules, older.rules) == (sandtable.load(SETTINGS.title).rules_version, 0)
    assert msgspec.structs.replace(older, fraction=told.fraction, rules=told.rules) == told
    assert told.agent == "recruit"
