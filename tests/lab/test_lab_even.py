"""Making a scenario even, and finding handicaps: from small edits to measurements."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import sandtable
from sandtable.cli import main
from sandtable.core import Game, made_scenarios
from sandtable.core.edits import Data, Edit, applied, edited, small_edits
from sandtable.core.handicaps import Graded, Handicap, Share, read
from sandtable.lab.measure import even_race
from sandtable.lab.measure import handicaps as lab_handicaps
from sandtable.lab.measure.even_race import graded
from sandtable.lab.measure.handicaps import (
    FRESH,
    Finder,
    Terms,
    even_setting,
    only_helping,
    write,
)
from sandtable.lab.measure.make_even import FIRST_LOOK, Aims, make_even, size_of
from sandtable.lab.measure.prediction_training import Lessons, examine, teach
from sandtable.lab.measure.scores import Player, Wanted, measure
from sandtable.lab.workers import LocalWorkers
from sandtable.measuring.even_search import SIZES, Size

TITLE = "undaunted-normandy"
THUMB = Player("thumb")
TEAM = LocalWorkers(1)


def test_an_uneven_scenario_is_brought_nearer_to_even() -> None:
    game = sandtable.load(TITLE)
    aims = Aims("thumb", 1.0, Size(4, 8, 32, 3, 8), 0.47, 0.53, ("aims",))
    answer = make_even(game, game.text("la-raye"), aims, TEAM)
    assert answer.now.share < 0.3
    assert answer.now.games == 2 * FIRST_LOOK
    assert answer.plan is not None
    assert answer.plan.looked_at > 5
    assert answer.plan.share == answer.now.share
    assert len(answer.found) == 3
    results = [one.result for one in answer.found]
    assert abs(results[0].share - 0.5) < 0.5 - answer.now.share
    assert {edit.group for one in answer.found for edit in one.variant.edits} == {"aims"}
    assert all(one.low < one.share < one.high for one in results)
    assert {one.games for one in results} == {64}


def test_where_it_is_as_wanted_there_is_nothing_to_do() -> None:
    game = sandtable.load(TITLE)
    aims = Aims("thumb", 1.0, size_of(8, 8), 0.0, 1.0)
    answer = make_even(game, game.text("la-raye"), aims, TEAM)
    assert (answer.plan, answer.found) == (None, ())


def test_games_are_rounded_to_whole_slices() -> None:
    full = SIZES["full"]
    assert size_of(2 * full.trial_pairs, 2 * full.final_pairs) == full
    assert size_of(1, 48) == Size(full.tried, 8, 24, full.again, 8, full.rounds)


def test_the_command_tells_edits_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "own.toml"
    file.write_text(sandtable.load(TITLE).text("la-raye"), encoding="utf-8")
    arguments = ["--agent", "thumb", "--games", "16", "--trial-games", "8", "--jobs", "1"]
    assert main(["lab", "even", str(file), *arguments, "--change", "initiative"]) == 0
    out = capsys.readouterr().out
    assert "small edits predicted: 1 " in out
    assert "The Germans have the first initiative: us " in out


def test_the_same_dice_tell_the_same() -> None:
    wanted = {"one": Wanted("la-raye", "", 20), "other": Wanted("la-raye", "", 20)}
    found = measure(TEAM, TITLE, wanted, THUMB)
    assert found["one"] == found["other"]
    assert len(found["one"]) == 20
    later = measure(TEAM, TITLE, {"later": Wanted("la-raye", "", 20, 1000)}, THUMB)
    assert later["later"] != found["one"]


def test_grades_that_do_not_help_go_into_the_next_one(tmp_path: Path) -> None:
    game = sandtable.load(TITLE)
    edits = small_edits(game, game.text("la-raye"))[:4]

    def share(value: float) -> Share:
        return Share("thumb", 1.0, 100, value, value - 0.1, value + 0.1)

    rows = [("us", 0.3), ("us", 0.2), ("us", 0.5), ("de", 0.15)]
    graded = Graded(
        share(0.25),
        tuple(
            Handicap(side, 1 + at % 3, (edits[at],), share(value))
            for at, (side, value) in enumerate(rows)
        ),
    )
    kept = only_helping(graded, game.seats)
    assert [(one.name, one.edits) for one in kept.handicaps] == [
        ("us1", (edits[0],)),
        ("us2", (edits[1], edits[2])),
        ("de1", (edits[3],)),
    ]
    assert even_setting(kept) == "us2"
    write(game, {"la-raye": kept}, tmp_path / "handicaps.json")
    read.cache_clear()
    assert read(tmp_path)["la-raye"].data() == kept.data()


def test_even_settings_are_measured_again_and_a_stopped_run_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab_handicaps, "LOT", 4)
    game = sandtable.load(TITLE)
    small = small_edits(game, game.text("la-raye"))
    edits = [small[0], next(edit for edit in small if edit.group != small[0].group)]
    rows = tuple(
        Handicap("us", grade, (edit,), Share("thumb", 1.0, 9, 0.4 + 0.05 * grade, 0.2, 0.8))
        for grade, edit in enumerate(edits, 1)
    )
    known = {"la-raye": Graded(Share("thumb", 1.0, 9, 0.3, 0.1, 0.6), rows)}
    notes = tmp_path / "notes.json"

    def confirm(games: int) -> Graded:
        terms = Terms(Player("captain"), 4, games, 4, THUMB, 1, 4, 4, 1944)
        return Finder(TITLE, ["la-raye", "mortain"], terms, TEAM).confirm(known, notes)["la-raye"]

    found = confirm(6)
    assert found.printed == known["la-raye"].printed
    assert found.handicaps[0] == rows[0], "us2, at one half, was the even setting"
    assert found.handicaps[1].edits == rows[1].edits
    share = found.handicaps[1].share
    assert (share.games, share.agent) == (6, "thumb"), "by the agent that measured it"
    (scores,) = json.loads(notes.read_text()).values()
    content = game.content(made_scenarios.canonical(applied_to(game, edits)))
    wanted = Wanted(made_scenarios.content_id(TITLE, content), content, 6, 4 * FRESH)
    assert scores == measure(TEAM, TITLE, {"one": wanted}, THUMB)["one"]
    more = confirm(10)
    assert more.handicaps[1].share.games == 10
    (after,) = json.loads(notes.read_text()).values()
    assert after[:6] == scores


def applied_to(game: Game, edits: list[Edit]) -> Data:
    return applied(made_scenarios.parse(game.text("la-raye")), edits)


@pytest.mark.soak
def test_the_command_finds_handicaps(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "handicaps.json"
    games = ["--games", "8", "--scout-games", "2", "--climb-games", "4", "--trial-games", "4"]
    command = ["lab", "handicaps", TITLE, "la-raye", "--agent", "recruit", *games, "--jobs", "1"]
    assert main([*command, "--output", str(file)]) == 0
    assert "la-raye: even with: " in capsys.readouterr().out
    graded = read(tmp_path)["la-raye"]
    assert graded.printed.agent == "recruit"


def test_a_prediction_is_taught_and_examined(tmp_path: Path) -> None:
    lessons = Lessons(TITLE, 4, 4, exam_battles=2, exam_games=4, plays=2, last_round=3)
    told = teach(lessons, TEAM, tmp_path / "out.npz")
    assert "on 2 random battles outside the training set" in told
    with np.load(tmp_path / "out.npz") as kept:
        taught = dict(kept)
    told = examine(replace(lessons, plays=3), TEAM, tmp_path / "out.npz")
    assert told.startswith(f"{TITLE}: on 2 random battles outside the training set")
    with np.load(tmp_path / "out.npz") as kept:
        assert (kept["plays"], kept["last_round"]) == (3, 3)
        assert (kept["weights"] == taught["weights"]).all()
        assert (kept["low"] == taught["low"]).all()


def test_a_race_brings_a_scenario_nearer_to_even(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, games in (("FIRST_GAMES", 6), ("MORE_GAMES", 8), ("LAST_GAMES", 10)):
        monkeypatch.setattr(even_race, name, games)
    game = sandtable.load(TITLE)
    terms = Terms(THUMB, 24, 24, 4, THUMB, 1, 4, 4, 1944)
    finder = Finder(TITLE, ["la-raye"], terms, TEAM)
    share = Share("thumb", 1.0, 100, 0.1, 0.05, 0.15)
    known = {"la-raye": Graded(share, ())}
    found = finder.improve(known, rounds=1)["la-raye"]
    assert found.printed == share
    assert found.handicaps
    assert {one.side for one in found.handicaps} == {"us"}
    assert found.handicaps[-1].share.games == 24
    assert found.handicaps[-1].share.first_side > 0.1
    for one in found.handicaps:
        edited(game.text("la-raye"), found.edits("us", one.grade))


def test_scenarios_with_an_even_setting_are_left_alone() -> None:
    terms = Terms(THUMB, 8, 8, 8, THUMB, 1, 8, 8, 1944)
    share = Share("thumb", 1.0, 100, 0.5, 0.4, 0.6)
    finder = Finder(TITLE, ["la-raye"], terms, TEAM)
    assert finder.improve({"la-raye": Graded(share, ())}, rounds=1) == {}


def test_a_set_of_edits_is_divided_into_grades_in_order() -> None:
    game = sandtable.load(TITLE)
    edits = small_edits(game, game.text("la-raye"))[:5]
    grades = graded(edits, lambda edit: 1.0, 3)
    assert [edit for grade in grades for edit in grade] == edits
    assert len(grades) == 3
    assert all(grades)
    assert graded(edits[:1], lambda edit: 0.0, 3) == [edits[:1]]


def test_every_scenario_has_an_even_setting() -> None:
    """The installed settings are within 47 to 53%, with the agent and games they name."""
    for title in sandtable.TITLES:
        game = sandtable.load(title)
        found = read(game.folder)
        assert list(found) == [listing.id for listing in game.listings()]
        assert all(even_setting(one) is not None for one in found.values())
