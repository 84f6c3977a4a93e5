"""Playing North Africa in the terminal: whole games, and every new question with the keyboard."""

from pathlib import Path

import pytest
from textual.geometry import Region
from textual.widgets import OptionList
from tui_tables import (
    DESERT,
    SMALL,
    choose,
    decision,
    flat,
    keys,
    opened,
    press,
    read,
    settle,
    table,
    tap,
)
from undaunted_screens import desert_session, laid_session

import sandtable
from sandtable.agents import make
from sandtable.tui.pages import GameOver, Page
from sandtable.tui.start import StartScreen
from sandtable.tui.widgets import Board
from sandtable.undaunted.testkit import DesertTable
from sandtable.words import LANGUAGES, Words

SCENARIOS = [listing.id for listing in DESERT.listings()]
CAMP = "undefended-camp"
LARGE = (160, 50)


@pytest.mark.parametrize(
    ("scenario", "side", "language"),
    [("murzuk", 0, "pl"), pytest.param("hon-road", 1, "en", marks=pytest.mark.soak)],
)
async def test_a_whole_game_against_the_recruit(
    tmp_path: Path, scenario: str, side: int, language: str
) -> None:
    player = make("recruit", 1)
    players = ("human", "recruit") if side == 0 else ("recruit", "human")
    start = desert_session(tmp_path, scenario, *players, seed=3)
    asked: set[str] = set()
    chosen: set[str] = set()
    async with opened(start, tmp_path, language) as pilot:
        screen = table(pilot)
        while not start.over:
            asks = decision(pilot)
            if asks.prompt not in asked:
                await settle(pilot)
                assert screen.words.prompt(asks) in flat(read(pilot, "#prompt"))
                first = screen.painter.option(screen.view, asks.options[0], asks).plain
                assert flat(first) in flat(read(pilot, "#options"))
            asked.add(asks.prompt)
            move = player.decide(screen.view, asks)
            chosen.add(move.kind)
            await tap(pilot, *keys(asks, move.text))
        await settle(pilot)
        assert isinstance(pilot.app.screen, GameOver)
        state = start.record.state
        assert screen.words.side(DESERT.seats[state.winner]) in flat(read(pilot))
        assert screen.words.ending(state.ending) in flat(read(pilot, "#ending"))
        await press(pilot, "b", "v")
        assert isinstance(pilot.app.screen, Page)
    assert {"bid", "turn", "card", "step", "afterwards"} <= asked
    assert {"use", "play", "to"} <= chosen
    saved = next(tmp_path.glob("*.record")).read_text()
    assert sandtable.replay(saved).state == start.record.state


def crew() -> DesertTable:
    """Return a position of the LRDG: an engineer on 12A between damaged vehicles, enemies near."""
    laid = DesertTable(CAMP).take_off("lrdg", "it")
    laid.park("support_truck", "12A", "", "scout", "", "", damage=1)
    laid.park("scout_car", "12A", "rifleman_a", "machine_gunner_a", "", damage=1)
    laid.park("medium_tank", "19A", "tank_driver", "gunner", "crewman")
    laid.put("lrdg.engineer", "12A").put("lrdg.saboteur", "19A").put("it.scout_a", "17A")
    laid.markers("lrdg", scouted=["12A", "19A", "11B"])
    laid.cards("lrdg", hand=["engineer", "saboteur", "scout", "lieutenant"], deck=["rifleman"] * 4)
    laid.cards("it", hand=["rifleman_a"], deck=["scout_a"] * 8, discard=["gunner", "crewman"])
    return laid.turn("lrdg")


QUESTIONS = {
    "afterwards": ["play engineer", "do attack", "at it.scout_a"],
    "mark": ["play scout", "use navigate"],
    "mend": ["play engineer", "do repair"],
    "pick": ["play saboteur", "do demolish", "at_vehicle medium_tank"],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prompt", QUESTIONS)
async def test_every_new_question_is_answered_by_a_key(
    tmp_path: Path, prompt: str, language: str
) -> None:
    laid = crew().choose(*QUESTIONS[prompt])
    if laid.waits_for_chance:
        laid.roll(*[9] * (2 if prompt == "pick" else 1))
    assert laid.prompt == prompt
    start = laid_session(tmp_path, laid)
    async with opened(start, tmp_path, language) as pilot:
        screen = table(pilot)
        asks = decision(pilot)
        assert screen.words.prompt(asks) in flat(read(pilot, "#prompt"))
        options = flat(read(pilot, "#options"))
        for number, move in enumerate(asks.options, 1):
            text = flat(screen.painter.option(screen.view, move, asks).plain)
            assert f"{number} {text}" in options
        await press(pilot, "r")
        assert "UA-" in read(pilot)
        await press(pilot, "escape")
        await choose(pilot, asks.options[-1].text)
        assert start.record.entries[0].text == asks.options[-1].text


async def test_the_odds_stand_beside_vehicles_and_structures(tmp_path: Path) -> None:
    laid = crew().park("support_truck", "6B", "saboteur", "")
    laid.park("scout_car", "6B", "rifleman_a", damage=1)
    laid.choose("play saboteur", "do demolish")
    async with opened(laid_session(tmp_path, laid), tmp_path) as pilot:
        text = flat(read(pilot, "#options"))
        # The car's armoured defence 4, the fuel dump's 5, and neither cover nor range.
        assert "1 Blow up the Scout Car ■□┊□ 91% 4+0+0 = 4, 2 dice" in text
        assert "2 Blow up the structure on 6B Fuel Dump ★1 84% 5+0+0 = 5, 2 dice" in text
        assert "– Blow up the Medium Tank" in text
        assert "(UA-4.1)" in text


def plane() -> DesertTable:
    """Return a position in which the reconnaissance plane may choose any tile."""
    laid = DesertTable("barce").markers("it")
    laid.cards("it", hand=["recon_plane"], deck=["scout_a"] * 4).turn("it")
    return laid.choose("play recon_plane", "do observe")


async def test_a_number_of_two_digits_is_typed(tmp_path: Path) -> None:
    laid = (
        DesertTable("barce").markers("it").cards("it", hand=["recon_plane"], deck=["scout_a"] * 4)
    )
    laid.turn("it").choose("play recon_plane", "do observe")
    start = laid_session(tmp_path, laid, seat=1)
    entries = start.record.entries
    async with opened(start, tmp_path) as pilot:
        options = pilot.app.screen.query_one(OptionList)
        moves = [move.text for move in decision(pilot).options]
        assert len(moves) >= 20
        await press(pilot, "1")
        assert options.highlighted == 0
        assert not entries
        await press(pilot, "2")
        assert [entry.text for entry in entries] == [moves[11]]
        moves = [move.text for move in decision(pilot).options]
        await press(pilot, "2", "down", "1", "enter")
        assert entries[1].text == moves[0]


async def test_one_digit_is_enough_where_no_second_one_fits(tmp_path: Path) -> None:
    laid = (
        DesertTable("barce").markers("it").cards("it", hand=["recon_plane"], deck=["scout_a"] * 4)
    )
    laid.turn("it").choose("play recon_plane", "do observe")
    start = laid_session(tmp_path, laid, seat=1)
    async with opened(start, tmp_path) as pilot:
        move = decision(pilot).options[4].text
        await press(pilot, "5")
        assert start.record.entries[0].text == move
        assert decision(pilot).prompt == "mark"


async def test_vehicles_stand_beside_a_large_board_and_a_key_away_from_a_small_one(
    tmp_path: Path,
) -> None:
    start = desert_session(tmp_path, CAMP)
    async with opened(start, tmp_path, size=LARGE) as pilot:
        panel = pilot.app.screen.query_one("#vehicles")
        assert panel.display
        text = read(pilot, "#vehicles")
        for vehicle in ("support_truck", "scout_car", "medium_tank"):
            assert table(pilot).words.card(vehicle) in text
        assert "Drive 1 (Tank Driver)" in text
        await pilot.resize_terminal(*SMALL)
        await settle(pilot)
        assert not panel.display
        await press(pilot, "v")
        assert isinstance(pilot.app.screen, Page)
        assert "Drive 1 (Tank Driver)" in read(pilot)
        await press(pilot, "v")
        assert not isinstance(pilot.app.screen, Page)


async def test_without_vehicles_their_key_does_nothing(tmp_path: Path) -> None:
    laid = DesertTable(CAMP).wreck("support_truck", "scout_car", "medium_tank").turn("lrdg")
    async with opened(laid_session(tmp_path, laid), tmp_path) as pilot:
        assert "vehicles" not in read(pilot, "#keys")
        await press(pilot, "v")
        assert not isinstance(pilot.app.screen, Page)


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
@pytest.mark.parametrize("scenario", SCENARIOS)
async def test_nothing_overflows(tmp_path: Path, scenario: str, size: tuple[int, int]) -> None:
    language = LANGUAGES[SCENARIOS.index(scenario) % len(LANGUAGES)]
    async with opened(desert_session(tmp_path, scenario), tmp_path, language, size) as pilot:
        screen = pilot.app.screen
        painter = table(pilot).painter
        assert screen.query_one("#room").region.contains_region(screen.query_one(Board).region)
        whole = Region(0, 0, *size)
        for widget in screen.query("*"):
            if widget.parent is not None and "log" not in (widget.id, widget.parent.id):
                assert whole.contains_region(widget.region), widget
        name = table(pilot).words.scenario(scenario)
        assert name in read(pilot, "#bar") or len(name) > 24
        assert painter.score(table(pilot).view).plain in read(pilot, "#bar")


async def test_the_first_screen_offers_every_title(tmp_path: Path) -> None:
    async with opened(None, tmp_path) as pilot:
        battles = read(pilot, "#battles")
        assert "Undaunted: Normandy" in battles
        assert "Undaunted: North Africa" in battles
        assert "Heroes of Normandie" in battles
        assert "La Raye" in read(pilot, "#dossier")
        await press(pilot, "up")
        heroes = sandtable.load("heroes-of-normandie")
        scenarios = [listing.id for listing in heroes.listings()]
        assert Words(heroes, "en").scenario(scenarios[-1]) in read(pilot, "#dossier")
        await press(pilot, *["up"] * len(scenarios))
        assert "Barce" in read(pilot, "#dossier")
        await press(pilot, *["up"] * 9, "s")
        await settle(pilot)
        dossier = read(pilot, "#dossier")
        assert "Murzuk" in dossier
        assert "● LRDG" in dossier
        await press(pilot, *["up"] * 2)
        assert "Mortain" in read(pilot, "#dossier")
        await press(pilot, *["down"] * 2, "enter")
        await settle(pilot)
        assert not isinstance(pilot.app.screen, StartScreen)
        session = table(pilot).session
        assert session.record.scenario == "murzuk"
        assert session.players == {"lrdg": "recruit", "it": "human"}
