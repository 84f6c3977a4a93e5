"""Saving, resuming, and saves that cannot be read."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.widgets import OptionList
from tui_tables import (
    GAME,
    choose,
    decision,
    flat,
    opened,
    press,
    read,
    session,
    settle,
    table,
    tight,
)

import sandtable
from sandtable.agents import AGENTS
from sandtable.tui.pages import Curtain
from sandtable.tui.saves import HUMAN, Saved, SaveError, Saves, default_folder
from sandtable.tui.session import Session
from sandtable.tui.start import StartScreen
from sandtable.tui.table import TableScreen


async def test_every_scenario_is_one_line_of_the_list(tmp_path: Path) -> None:
    async with opened(None, tmp_path) as pilot:
        battles = pilot.app.screen.query_one(OptionList)
        titles = [sandtable.load(title) for title in sandtable.TITLES]
        assert battles.virtual_size.height == sum(1 + len(game.listings()) for game in titles)
        await press(pilot, "end")
        last = read(pilot, "#battles")
        assert re.search(r"9 The Best Defence Is a Good … +1944-07-25", last)


async def test_quit_saves_and_resume_gives_the_same_state(tmp_path: Path) -> None:
    async with opened(session(tmp_path, de="recruit"), tmp_path) as pilot:
        await press(pilot, "1", "1", "1")
        left = table(pilot).session
        await press(pilot, "q")
    assert pilot.app.return_value == 0
    async with opened(None, tmp_path) as pilot:
        assert isinstance(pilot.app.screen, StartScreen)
        assert "La Raye" in read(pilot, "#battles").splitlines()[1]
        await press(pilot, "enter")
        await settle(pilot)
        resumed = table(pilot).session
        assert resumed.record.state == left.record.state
        assert resumed.record.entries == left.record.entries
        assert resumed.players == {"us": "human", "de": "recruit"}
        assert resumed.file == left.file
        await press(pilot, "1")
        assert len(resumed.record.entries) > len(left.record.entries)
    assert len(list(tmp_path.glob("*.record"))) == 1


async def test_every_choice_is_saved_at_once(tmp_path: Path) -> None:
    async with opened(session(tmp_path, de=HUMAN), tmp_path) as pilot:
        await press(pilot, "enter", "1")
        start = table(pilot).session
        assert sandtable.replay(start.file.read_text()).state == start.record.state


async def test_s_says_where_the_game_is_saved(tmp_path: Path) -> None:
    async with opened(session(tmp_path), tmp_path) as pilot:
        start = table(pilot).session
        assert not start.file.exists()
        await press(pilot, "s")
        await settle(pilot)
        assert start.file.exists()
        assert start.file.name in tight(read(pilot, "Toast"))


async def test_a_shared_game_resumes_behind_the_curtain(tmp_path: Path) -> None:
    start = session(tmp_path, de=HUMAN)
    start.save()
    async with opened(Session.resumed(start.file, Saves(tmp_path)), tmp_path) as pilot:
        assert isinstance(pilot.app.screen, Curtain)
        await press(pilot, "q")
    assert pilot.app.return_value == 0


def cut_short(text: str) -> str:
    return text[: len(text) // 2]


def wrong_card(text: str) -> str:
    return text.replace("chance: draw us", "chance: draw de", 1)


def no_record(text: str) -> str:
    return "dear diary"


@pytest.mark.parametrize("harm", [cut_short, wrong_card, no_record])
async def test_a_broken_save_says_so_and_stays_as_it_is(
    tmp_path: Path, harm: Callable[[str], str]
) -> None:
    start = session(tmp_path)
    start.save()
    broken = harm(start.file.read_text())
    start.file.write_text(broken)
    async with opened(None, tmp_path) as pilot:
        await press(pilot, "enter")
        await settle(pilot)
        assert isinstance(pilot.app.screen, StartScreen)
        assert "This saved game can’t be opened. The file has not been changed." in flat(
            read(pilot)
        )
        assert start.file.name in tight(read(pilot, "Toast"))
        await press(pilot, "down", "enter")
        await settle(pilot)
        assert isinstance(pilot.app.screen, TableScreen)
    assert start.file.read_text() == broken


def test_a_broken_save_names_the_line(tmp_path: Path) -> None:
    start = session(tmp_path)
    start.save()
    start.file.write_text(wrong_card(start.file.read_text()))
    with pytest.raises(SaveError, match="line 6: "):
        Saves(tmp_path).load(start.file)


@pytest.mark.parametrize("players", ["", 'us = "human"\n', 'us = "human"\nde = "rookie"\n', "us ="])
def test_a_save_must_say_who_plays(tmp_path: Path, players: str) -> None:
    start = session(tmp_path)
    start.save()
    start.file.with_suffix(".toml").write_text(players)
    (listed,) = Saves(tmp_path).open_games()
    assert isinstance(listed, SaveError)
    assert listed.file.suffix == ".toml"
    with pytest.raises(SaveError):
        Saves(tmp_path).load(start.file)


def test_saves_are_listed_latest_first_and_only_while_open(tmp_path: Path) -> None:
    saves = Saves(tmp_path / "not" / "yet")
    assert saves.open_games() == []
    first = Session.new(GAME, "la-raye", {"us": HUMAN, "de": "random"}, saves, seed=1)
    first.save()
    second = Session.new(GAME, "mortain", {"us": "random", "de": HUMAN}, saves, seed=1)
    second.save()
    over = Session.new(GAME, "la-raye", {"us": HUMAN, "de": HUMAN}, saves, seed=1)
    over.record.resign(1)
    over.save()
    listed = [game for game in saves.open_games() if isinstance(game, Saved)]
    assert {game.file for game in listed} == {first.file, second.file}
    assert {game.scenario for game in listed} == {"la-raye", "mortain"}
    assert len({first.file, second.file, over.file}) == 3


async def test_a_game_that_cannot_be_saved_can_still_be_left(tmp_path: Path) -> None:
    start = session(tmp_path / "folder")
    (tmp_path / "folder").write_text("a file is in the way")
    async with opened(start, tmp_path) as pilot:
        await press(pilot, "q")
        await settle(pilot)
        assert "could not be saved" in flat(read(pilot))
        await press(pilot, "q")
    assert pilot.app.return_value == 0


def test_a_failed_write_leaves_the_old_save(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = session(tmp_path)
    start.save()
    before = start.file.read_text()
    start.choose(start.record.state.options()[0], 0)

    def no_room(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", no_room)
    with pytest.raises(OSError, match="No space"):
        start.save()
    assert start.file.read_text() == before
    assert sorted(file.suffix for file in tmp_path.iterdir()) == [".record", ".toml"]


def test_the_default_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_folder() == tmp_path / "sandtable" / "games"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_folder() == tmp_path / ".local" / "share" / "sandtable" / "games"


async def test_the_first_screen_starts_what_was_chosen(tmp_path: Path) -> None:
    async with opened(None, tmp_path) as pilot:
        await press(pilot, "down", "s", *"o" * len(AGENTS), "l")
        await settle(pilot)
        assert "Wybierz bitwę" in read(pilot)
        await press(pilot, "enter")
        await settle(pilot)
        screen = table(pilot)
        assert screen.session.record.scenario == "montmartin-en-graignes"
        assert screen.session.players == {"us": HUMAN, "de": HUMAN}
        assert "Enter" in read(pilot)
        await press(pilot, "enter")
        await choose(pilot, decision(pilot).options[0].text)
        assert len(screen.session.record.entries) == 9


async def test_two_windows_do_not_overwrite_each_others_moves(tmp_path: Path) -> None:
    async with opened(session(tmp_path, de="recruit"), tmp_path) as first:
        await press(first, "1")
        file = table(first).session.file
        other = Session.resumed(file, Saves(tmp_path))
        seat = other.deciding(0)
        assert seat is not None
        asked = other.decision(seat)
        assert asked is not None
        other.choose(asked.options[0], seat)
        other.save()
        text = file.read_text()
        await press(first, "1")
        await settle(first)
        (told,) = first.app._notifications
        assert "continued in another window" in told.message
        assert file.read_text() == text
        other.record.resign("us")
        other.save()
        assert file.read_text() != text
