"""Playing in the terminal: with the keyboard alone, with odds, reasons and undo."""

import asyncio
import sys
from pathlib import Path

import pytest
from textual.containers import VerticalScroll
from textual.geometry import Region
from textual.widgets import OptionList, Static
from tui_tables import (
    GAME,
    SMALL,
    decision,
    flat,
    keys,
    opened,
    press,
    read,
    session,
    settle,
    table,
    tap,
)

import sandtable
from sandtable import Rng
from sandtable.agents import make
from sandtable.agents.time_budget import TimeBudget
from sandtable.core import Decision, Game, Move, SandtableError, View
from sandtable.tui import play
from sandtable.tui.app import SandtableApp
from sandtable.tui.client_words import speech
from sandtable.tui.pages import GameOver, Page
from sandtable.tui.painter import Painter
from sandtable.tui.saves import Saves
from sandtable.tui.session import Session
from sandtable.tui.start import StartScreen
from sandtable.tui.table import TableScreen
from sandtable.tui.widgets import Board
from sandtable.words import LANGUAGES, Words

SCENARIOS = [listing.id for listing in GAME.listings()]


async def test_a_whole_game_by_keyboard_alone(tmp_path: Path) -> None:
    player = make("recruit", 1)
    async with opened(session(tmp_path, seed=8), tmp_path) as pilot:
        while not table(pilot).session.over:
            move = player.decide(table(pilot).view, decision(pilot))
            await tap(pilot, *keys(decision(pilot), move.text))
        await settle(pilot)
        assert isinstance(pilot.app.screen, GameOver)
        state = table(pilot).session.record.state
        text = flat(read(pilot))
        assert table(pilot).words.side(GAME.seats[state.winner]) in text
        assert table(pilot).words.ending(state.ending) in text
        await press(pilot, "b")
        assert isinstance(pilot.app.screen, TableScreen)
        await press(pilot, "n")
        assert isinstance(pilot.app.screen, StartScreen)
    saved = Saves(tmp_path)
    assert saved.open_games() == []
    assert sandtable.replay(next(tmp_path.glob("*.record")).read_text()).state == state


async def test_arrows_and_enter_choose_too(tmp_path: Path) -> None:
    async with opened(session(tmp_path), tmp_path) as pilot:
        bid = decision(pilot).options[1].text
        await press(pilot, "down", "enter")
        entries = table(pilot).session.record.entries
        assert bid in [entry.text for entry in entries if entry.seat == 0]


def at(folder: Path, prompt: str) -> Session:
    """Return a game at the moment when the Americans have the initiative and get this question."""
    for seed in range(100):
        start = session(folder, seed=seed)
        rng = Rng(seed)
        for _ in range(80):
            state = start.record.state
            if state.over:
                break
            asked = state.decision(state.seat)
            assert asked is not None
            is_first = state.view(0).data()["initiative"] == "us"
            if state.seat == 0 and is_first and asked.prompt == prompt:
                return start
            start.choose(asked.options[rng.below(len(asked.options))], state.seat)
    raise AssertionError(f"nobody is ever asked {prompt!r}")


async def test_the_odds_stand_beside_each_target_before_the_roll(tmp_path: Path) -> None:
    async with opened(at(tmp_path, "fire"), tmp_path) as pilot:
        text = read(pilot)
        state = table(pilot).session.record.state
        assert len(decision(pilot).options) > 1
        for move in decision(pilot).options:
            odds = state.preview(move)
            total = f"{odds['defence']}+{odds['cover']}+{odds['range']} = {odds['total']}, 1 die"
            assert f"{round(100 * odds['hits'] / odds['ways'])}%  {total}" in text
        await press(pilot, "1")
        await settle(pilot)
        await press(pilot, "l")
        assert "Rolled " in flat(read(pilot))


async def test_what_a_card_cannot_do_is_shown_with_the_rule(tmp_path: Path) -> None:
    async with opened(session(tmp_path, seed=2), tmp_path) as pilot:
        screen = table(pilot)
        while not screen.painter.withheld(screen.view, decision(pilot)):
            await press(pilot, "1")
        await settle(pilot)
        options = screen.query_one(OptionList)
        text = flat(read(pilot, "#options"))
        offered = len(decision(pilot).options)
        withheld = screen.painter.withheld(screen.view, decision(pilot))
        for index, move in enumerate(withheld, offered):
            refusal = screen.session.record.state.why_not(move, 0)
            assert refusal is not None
            assert f"– {screen.words.option(move)}" in text
            assert f"{screen.words.refusal(refusal)} ({refusal.rule})" in text
            assert options.get_option_at_index(index).disabled
        await press(pilot, str(offered + 1))
        assert len(decision(pilot).options) == offered


async def test_undo_goes_back_to_the_horizon_and_says_why_no_further(tmp_path: Path) -> None:
    async with opened(at(tmp_path, "fire"), tmp_path) as pilot:
        record = table(pilot).session.record
        while decision(pilot).prompt != "turn":
            before = len(record.entries)
            await press(pilot, "u")
            assert len(record.entries) == before - 1
        while len(record.entries) > record.undo_limit(0)[0]:
            await press(pilot, "u")
        before = len(record.entries)
        await press(pilot, "u")
        assert len(record.entries) == before
        await settle(pilot)
        reasons = ("cannot be undone", "Your opponent has acted", "has been revealed")
        assert any(reason in flat(read(pilot)) for reason in reasons)


async def test_undo_stops_an_agent_that_is_thinking(tmp_path: Path) -> None:
    async with opened(at(tmp_path, "fire"), tmp_path) as pilot:
        screen = table(pilot)
        while decision(pilot).prompt != "turn":
            await press(pilot, "u")
        screen.pace = 60
        state = screen.session.record.state.clone()
        await pilot.press(str(len(decision(pilot).options)))
        await pilot.pause()
        assert "thinking" in read(pilot)
        await press(pilot, "u")
        assert screen.session.record.state == state
        assert decision(pilot).prompt == "turn"


class Slow(TimeBudget):
    """An agent that seems to take five seconds for each choice."""

    def decide(self, view: View, decision: Decision) -> Move:
        move = super().decide(view, decision)
        self.spent += 5.0
        return move


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_seconds_of_an_agents_turn_are_counted(tmp_path: Path, language: str) -> None:
    laid = session(tmp_path)
    async with opened(laid, tmp_path, language) as pilot:
        screen = table(pilot)
        static = screen.speech.say("ui-thinking")
        laid.agents[1] = Slow(laid.agents[1].agent)
        screen.pace = 60
        await pilot.press("1")
        async with asyncio.timeout(60):
            while "5/14" not in read(pilot, "#prompt"):
                await pilot.pause(0.05)
        # On one line, as before: nothing moves when the counter starts.
        assert screen.query_one("#prompt").size.height == 1
        # No counter is shown for an agent that answers immediately.
        laid.agents[1].spent = 0.0
        screen.go_on()
        assert screen._thinking() == static


def test_the_clock_of_an_agents_turn_restarts_when_another_side_has_chosen(
    tmp_path: Path,
) -> None:
    laid = session(tmp_path, de="recruit")
    clock = laid.agents[1]
    clock.spent = 3.0
    bid = laid.decision(1)
    assert bid is not None
    laid.choose(bid.options[0], 1)
    assert clock.spent == 3.0
    bid = laid.decision(0)
    assert bid is not None
    laid.choose(bid.options[0], 0)
    assert clock.spent == 0.0


async def test_a_click_on_the_map_points_out_and_a_second_one_chooses(tmp_path: Path) -> None:
    async with opened(at(tmp_path, "step"), tmp_path) as pilot:
        screen = table(pilot)
        entries = screen.session.record.entries
        place = screen.painter.place(screen.view, decision(pilot), 1)
        assert place is not None
        middle = (place.x + place.width // 2, place.y + 1)
        move = decision(pilot).options[1]
        assert screen.painter.options_at(screen.view, decision(pilot), *middle) == [1]
        await pilot.click(Board, offset=middle)
        await settle(pilot)
        assert screen.chosen == 1
        assert entries[-1].text != move.text
        await pilot.click(Board, offset=middle)
        await settle(pilot)
        assert move.text in [entry.text for entry in entries if entry.seat == 0][-2:]


@pytest.mark.parametrize("key", ["l", "c", "r", "h", "question_mark"])
async def test_pages_open_and_close(tmp_path: Path, key: str) -> None:
    async with opened(session(tmp_path), tmp_path) as pilot:
        await press(pilot, key)
        assert isinstance(pilot.app.screen, Page)
        assert len(read(pilot)) > 500
        await press(pilot, "escape")
        assert isinstance(pilot.app.screen, TableScreen)


async def test_t_turns_the_light(tmp_path: Path) -> None:
    async with opened(session(tmp_path), tmp_path) as pilot:
        assert pilot.app.theme == "paper"
        await press(pilot, "t")
        assert pilot.app.theme == "night"


@pytest.mark.parametrize("scenario", SCENARIOS)
async def test_nothing_overflows_in_a_small_terminal(tmp_path: Path, scenario: str) -> None:
    language = LANGUAGES[SCENARIOS.index(scenario) % len(LANGUAGES)]
    async with opened(session(tmp_path, scenario), tmp_path, language) as pilot:
        screen = pilot.app.screen
        room = screen.query_one("#room")
        board = screen.query_one(Board)
        assert screen.size == SMALL
        assert room.region.contains_region(board.region)
        painter = table(pilot).painter
        assert board.size == painter.map.size
        assert painter.map.tile.width >= 14
        whole = Region(0, 0, *SMALL)
        for widget in screen.query("*"):
            if widget.parent is not None and "log" not in (widget.id, widget.parent.id):
                assert whole.contains_region(widget.region), widget
        assert painter.score(table(pilot).view).cell_length < SMALL[0] - 20


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_language(tmp_path: Path, language: str) -> None:
    async with opened(at(tmp_path, "fire"), tmp_path, language) as pilot:
        screen = table(pilot)
        text = flat(read(pilot))
        assert screen.words.prompt(decision(pilot)) in flat(read(pilot, "#prompt"))
        assert screen.words.side("de") in text
        assert "%" in text
        assert screen.speech.say("ui-key-undo") in text
        await press(pilot, "r")
        assert "UN-7.3" in read(pilot)
        await press(pilot, "escape", "c")
        assert screen.words.card("rifleman_a") in read(pilot)


async def test_a_system_without_a_painter_is_listed_plainly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def plain(game: Game, scenario: str, words: Words) -> Painter:
        return Painter(game.seats, words, speech("en"))

    monkeypatch.setattr("sandtable.tui.app.painter_of", plain)
    async with opened(session(tmp_path), tmp_path) as pilot:
        assert "round: 1" in read(pilot, "#room")
        for page in "crh":
            await press(pilot, page, "escape")
        assert decision(pilot).prompt == "bid"
        await press(pilot, "1")
        assert "bid" in [entry.text.split()[0] for entry in table(pilot).session.record.entries]


async def test_the_table_grows_with_the_terminal(tmp_path: Path) -> None:
    async with opened(session(tmp_path), tmp_path, size=(160, 50)) as pilot:
        board = pilot.app.screen.query_one(Board)
        assert board.region.width >= 88
        await pilot.resize_terminal(*SMALL)
        await settle(pilot)
        assert board.region.width == 64


@pytest.mark.parametrize(
    "wrong",
    [{"scenario": "la-rye"}, {"side": "uk"}, {"against": "rookie"}, {"language": "de"}],
    ids=str,
)
def test_names_that_do_not_exist_are_told_before_the_screen_opens(
    tmp_path: Path, wrong: dict[str, str]
) -> None:
    names = {"scenario": "la-raye", "side": "us", "against": "recruit", "language": "en", **wrong}
    with pytest.raises(sandtable.UnknownName, match=next(iter(wrong.values()))):
        play(title="undaunted-normandy", seed=1, save_dir=tmp_path, **names)


async def test_a_terminal_that_is_too_small_is_told_so_until_it_is_enlarged(tmp_path: Path) -> None:
    async with opened(session(tmp_path), tmp_path, size=(40, 12)) as pilot:
        (told,) = pilot.app._notifications
        assert "64 × 20" in told.message
        for width, shown in ((63, 1), (64, 0), (63, 1), (80, 0)):
            await pilot.resize_terminal(width, 20)
            await pilot.pause()
            assert len(pilot.app._notifications) == shown, width


@pytest.mark.parametrize("width", [80, 100])
async def test_each_line_of_the_help_fits_the_page(tmp_path: Path, width: int) -> None:
    """A line that is too long used to continue in the column of the keys."""
    async with opened(session(tmp_path), tmp_path, size=(width, 30)) as pilot:
        await press(pilot, "h")
        await settle(pilot)
        page = pilot.app.screen.query_one(VerticalScroll)
        text = str(page.query_one(Static).render())
        assert max(map(len, text.splitlines())) <= page.scrollable_content_region.width


def test_a_terminal_without_utf_8_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal:
        encoding = "iso8859-1"

        def isatty(self) -> bool:
            return True

    monkeypatch.setattr(sys, "stdin", Terminal())
    monkeypatch.setattr(sys, "stdout", Terminal())
    with pytest.raises(SandtableError, match=r"with UTF-8, not iso8859-1; .*LC_ALL=C.UTF-8"):
        SandtableApp(Saves(), "en").run()
