"""Heroes in the terminal (H22): the content of the screen, and playing with the keyboard alone."""

import re
from itertools import cycle
from pathlib import Path
from typing import Any, cast

import pytest
from heroes_screens import HEROES, LARGE, LOCALES, battle, laid_out, make, moment, painter
from heroes_table import Table, terrain_rows
from textual.geometry import Size
from textual.pilot import Pilot
from textual.widgets import OptionList
from tui_tables import (
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

from sandtable import Rng
from sandtable.core import Decision
from sandtable.core.facets import NO_FACETS
from sandtable.heroes.facets.rule_table import ACTIONS, PROMPTS
from sandtable.heroes.model.battlefield import AIMS
from sandtable.heroes.model.codes import SHOWN, VERBS
from sandtable.heroes.model.state import ACTED, CREW
from sandtable.heroes.terminal.counters import letters_of
from sandtable.heroes.terminal.ground import PATTERNS
from sandtable.tui.choices import Choices
from sandtable.tui.pages import Curtain, GameOver
from sandtable.tui.painter import Painter
from sandtable.tui.painters import painter_of
from sandtable.tui.saves import HUMAN
from sandtable.tui.session import Session
from sandtable.tui.start import StartScreen
from sandtable.tui.themes import NIGHT, PAPER
from sandtable.tui.widgets import Board, Hand
from sandtable.words import LANGUAGES, Words, guide, lessons, rulebook

SIZES = [LARGE, SMALL]


def square(pilot: Pilot[int], name: str) -> list[str]:
    """Return the characters of one square on the screen, line by line."""
    screen = table(pilot)
    found = screen.painter.region(name)
    assert found is not None
    board = screen.query_one(Board)
    lines = read(pilot).split("\n")
    at = found.translate(board.region.offset)
    return [line[at.x : at.right] for line in lines[at.y : at.bottom]]


async def go_to_the_map(pilot: Pilot[int]) -> None:
    for _ in range(3):
        if not isinstance(table(pilot).focused, Board):
            await press(pilot, "tab")
    assert isinstance(table(pilot).focused, Board)


def told(session: Session) -> list[str]:
    assert session.told is not None
    return session.told


# The map


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_map_shows_terrain_cover_exits_and_units(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    """H22: a map, not a dump of the view's data."""
    session = moment(tmp_path, "orders")
    async with opened(session, tmp_path, size=size) as pilot:
        await settle(pilot)
        room = read(pilot, "#room")
        assert "points:" not in room
        header, *rows = [line for line in room.split("\n") if line.strip()]
        assert header.split() == list("abcdefghijklmn")
        numbers = [found[1] for row in rows if (found := re.match(r" *(\d+) ●", row))]
        assert numbers == list("7654321")
        # Both sides leave the map by their own edge.
        assert len([row for row in rows if re.search(r"^\s*\d ●.*◆\s*$", row)]) == 7
        assert "▒" in square(pilot, "b5")[0]
        assert "+2" in square(pilot, "b5")[0]
        assert "=" in square(pilot, "b4")[0]
        assert '"' in square(pilot, "f1")[0]
        data: Any = session.view(0).data()
        letters = painter().counters.letters
        for sign, side in zip("●◆", ("us", "de"), strict=True):
            for unit in data["sides"][side]["units"]:
                if unit["unit"]:
                    seen = "".join(square(pilot, unit["cell"]))
                    assert f"{sign}{letters[unit['unit']]}" in seen


async def test_houses_have_walls_windows_and_doors(tmp_path: Path) -> None:
    """H22: the openings of the command post of Tempest of Fire are as in its data."""
    session = battle(tmp_path, "tempest-of-fire", seed=1)
    drawn = painter("tempest-of-fire")
    drawn.fit(Size(90, 31))
    view = session.view(0)
    text = drawn.board(view, None, None).plain.split("\n")
    cell = drawn.theatre.cells.index("l8m9")
    box = drawn.chart.box(cell)
    # Its four rooms are between the squares: two doors and four windows around the first.
    assert (box.width, box.height) == (4, 2)
    block = [line[box.x - 2 : box.x + 10] for line in text[box.y - 3 : box.y + 3]]
    assert block == [
        "★ ╌╌╌╌╌╌╌╌  ",
        " ▯· +3· +3╎ ",
        " ▯        ╎ ",
        " ╎· +3· +3▯ ",
        " ╎        ▯ ",
        "  ██▯▯╌╌╌╌  ",
    ]


async def test_vehicles_show_their_facing_and_both_squares(tmp_path: Path) -> None:
    tank = Table(us_units=("sherman",), de_units=("pak_40",))
    tank.put("sherman", "d5", rear="c5").put("pak_40", "k5", facing=6).put("fire_team", "d3")
    tank.act("fire_team")
    async with opened(laid_out(tmp_path, tank), tmp_path, size=(130, 50)) as pilot:
        assert "●" in square(pilot, "d5")[0]
        assert "→" in square(pilot, "d5")[1]
        assert set(square(pilot, "c5")[0]) == {"░"}
        assert "←" in square(pilot, "k5")[1]


async def test_units_show_their_state_and_their_tokens(tmp_path: Path) -> None:
    """Own tokens show their face, the enemy's do not; both sides see revealed ones."""
    laid = Table(us_units=("sherman",), rows=terrain_rows(w="d3"))
    laid.put("sherman", "d8", rear="c8").put("fire_team", "d3", back=True)
    laid.put("support_team", "e3").put("lt_parks", "f3").put("mg_42", "k3").put("ob_hauser", "k5")
    laid.act("lt_parks")
    laid.suppress("fire_team", 2)
    state = laid.state
    state.mark(laid.unit("sherman"), CREW)
    state.mark(laid.unit("support_team"), ACTED)
    state.set_token(laid.unit("fire_team"), 3)
    state.set_token(laid.unit("lt_parks"), SHOWN + 1)
    state.set_token(laid.unit("mg_42"), 2)
    state.set_token(laid.unit("ob_hauser"), SHOWN + 1)
    async with opened(laid_out(tmp_path, laid), tmp_path, size=(130, 50)) as pilot:
        assert square(pilot, "d3")[0].startswith("◎FT")
        assert square(pilot, "d3")[1].startswith("③ !!†")
        assert "✗" in square(pilot, "d8")[1]
        assert "✓" in square(pilot, "e3")[1]
        assert square(pilot, "f3")[1].startswith("❶")
        assert square(pilot, "k3")[1].startswith("▣")
        assert square(pilot, "k5")[1].startswith("❶")
        ours, theirs = read(pilot, "#piles").split("\n")
        assert "③ FT" in ours
        assert "❶ LP" in ours
        assert "▣ MG" in theirs
        assert "②" not in read(pilot, "#room") + theirs
        await go_to_the_map(pilot)
        for spot, words in {"d3": "Suppressed 2, Wounded", "d8": "Damage: Crew"}.items():
            table(pilot)._spot = spot
            table(pilot).redraw()
            await settle(pilot)
            assert words in flat(read(pilot, "#details"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_units_of_a_side_have_the_same_letters(language: str) -> None:
    for listing in HEROES.listings():
        drawn = painter(listing.id, language)
        theatre = drawn.theatre
        for seat in (0, 1):
            units = [unit for n, unit in enumerate(theatre.units) if theatre.seat_of[n] == seat]
            letters = [drawn.counters.letters[unit] for unit in units]
            assert len(set(letters)) == len(letters)
            assert {len(text) for text in letters} <= {2, 3}


def test_letters_come_from_names() -> None:
    units = ["fire_team_a", "fire_team_b", "cal_30", "lt_parks", "flame_team"]
    names = ["Fire Team A", "Fire Team B", ".30 Cal", "Lt. Parks", "Flame Team"]
    assert list(letters_of(units, names).values()) == ["FTA", "FTB", "CA", "LP", "FL"]


def test_every_terrain_can_be_told_apart() -> None:
    shipped = set(HEROES.library.terrains)
    assert shipped <= set(PATTERNS)
    for terrain in shipped:
        name = f"field-{terrain.replace('_', '-')}"
        assert name in PAPER
        assert name in NIGHT
    seen = [sign for terrain, sign in PATTERNS.items() if sign != " " and terrain in shipped]
    assert len(set(seen)) == len(seen)


@pytest.mark.parametrize("id", [listing.id for listing in HEROES.listings()])
def test_every_scenario_fits_into_a_large_terminal(id: str) -> None:
    """120x40 characters are enough for the whole map of every scenario."""
    drawn = painter(id)
    width = LARGE[0] - max(30, min(43, LARGE[0] - drawn.least_width))
    drawn.fit(Size(width, LARGE[1] - 9))
    assert drawn.chart.size.width <= width
    assert drawn.chart.size.height <= LARGE[1] - 9
    for seat in (None, 0, 1):
        view = HEROES.start(id, Rng(3)).view(seat)
        assert drawn.board(view, view.decision(), None).plain.count("\n") > 10
        assert drawn.everything(view).plain
        assert all(words for sign, words in drawn.legend(view) if sign)


# Before a choice


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_sum_and_the_chance_stand_before_every_shot(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    session = moment(tmp_path, "target")
    view = session.view(0)
    decision = cast(Decision, view.decision())
    chances = [view.position.preview(move) for move in decision.options]
    async with opened(session, tmp_path, size=size) as pilot:
        listed = flat(read(pilot, "#options"))
        for chance in chances[:2]:
            assert f"{round(100 * chance['hits'] / 6)}%" in listed
            assert f"die + {chance['sum']} against defence {chance['total']}" in listed
        details = flat(read(pilot, "#details"))
        assert "Combat bonus +2" in details
        assert f"; Range {chances[0]['range']}" in details
        if chances[0]["cover"]:
            assert f"Cover {chances[0]['cover']} = {chances[0]['total']}" in details
        assert "•" in read(pilot, "#room") or chances[0]["range"] == 1


async def test_who_could_fire_is_told_before_a_step(tmp_path: Path) -> None:
    laid = Table(de="plate panzergrenadiere_901", de_units=("mg_nest",))
    laid.put("fire_team", "d5").put("mg_nest", "g5", facing=6)
    laid.act("fire_team").choose("do move")
    move = laid.theatre.move("step e5")
    threats = laid.state.view(0).position.threats(move)
    assert threats
    async with opened(laid_out(tmp_path, laid), tmp_path, size=LARGE) as pilot:
        number = [option.text for option in decision(pilot).options].index("step e5")
        pilot.app.screen.query_one(Choices).highlighted = number
        await settle(pilot)
        assert "could fire:" in flat(read(pilot, "#details"))
        assert "MG" in flat(read(pilot, "#details"))


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_what_cannot_be_chosen_says_why(tmp_path: Path, size: tuple[int, int]) -> None:
    laid = Table(rows=terrain_rows(H="f5"))
    laid.put("fire_team", "d5").put("mg_42", "h5").put("fire_group", "d9")
    laid.act("fire_team").choose("do fire")
    async with opened(laid_out(tmp_path, laid), tmp_path, size=size) as pilot:
        listed = flat(read(pilot, "#options"))
        assert "– Target on h5 MG 42 There is no line of sight. (HN-7.1)" in listed
        # The same on the map, with the cursor.
        await go_to_the_map(pilot)
        screen = table(pilot)
        entries = len(screen.session.record.entries)
        screen._spot = "h5"
        await press(pilot, "enter")
        await settle(pilot)
        assert "There is no line of sight. (HN-7.1)" in read(pilot)
        assert len(screen.session.record.entries) == entries


@pytest.mark.rule("HN-9.7")
async def test_a_blast_is_aimed_at_a_crossing_with_the_cursor(tmp_path: Path) -> None:
    """The cursor starts where the blast covers most units, and moves over the crossings."""
    laid = Table(us_units=("mortar_60mm",)).put("mortar_60mm", "d5", back=True)
    laid.put("mg_42", "h8").put("fire_group", "i8").act("mortar_60mm").choose("do barrage")
    async with opened(laid_out(tmp_path, laid), tmp_path, size=LARGE) as pilot:
        screen = table(pilot)
        assert "2 units under the blast" in flat(read(pilot, "#options"))
        assert "MG 42, Fire Group" in flat(read(pilot, "#details"))
        await go_to_the_map(pilot)
        assert screen.cursor.spot in ("h7i8", "h8i9")
        start = screen.cursor.spot
        await press(pilot, "left")
        assert screen.cursor.spot == start.replace("i", "h").replace("h", "g", 1)
        assert "MG 42" in flat(read(pilot, "#details"))
        assert "Fire Group" not in flat(read(pilot, "#details"))
        await press(pilot, "enter")
        await settle(pilot)
        assert any(entry.text.startswith("blast g") for entry in screen.session.record.entries)


# With the keyboard alone


async def test_tab_leads_from_the_options_to_hand_and_map(tmp_path: Path) -> None:
    session = moment(tmp_path, "orders")
    async with opened(session, tmp_path) as pilot:
        screen = table(pilot)
        focus = []
        for _ in range(4):
            focus.append(type(screen.focused))
            await press(pilot, "tab")
        assert focus == [Choices, Hand, Board, Choices]
        await press(pilot, "tab", "escape")
        assert isinstance(screen.focused, Choices)


async def test_an_order_is_laid_with_the_cursor_on_the_map(tmp_path: Path) -> None:
    """The arrows move to a unit, Enter gives it the token; its face is then on the map."""
    session = moment(tmp_path, "orders")
    async with opened(session, tmp_path, size=LARGE) as pilot:
        screen = table(pilot)
        await press(pilot, "tab", "tab")
        first = decision(pilot).options[0].arg
        assert screen.cursor.spot == screen.painter.spot_of(screen.view, decision(pilot), 0)
        spot = screen.cursor.spot
        await press(pilot, "right")
        assert screen.cursor.spot != spot
        await press(pilot, "left")
        assert screen.cursor.spot == spot
        assert spot in read(pilot, "#details")
        await press(pilot, "enter")
        await settle(pilot)
        assert decision(pilot).prompt == "token"
        # This question is not about a place, so the list has the focus again.
        assert isinstance(screen.focused, Choices)
        await press(pilot, "1")
        await settle(pilot)
        assert first in {unit["unit"] for unit in own(screen.view) if unit.get("token") == "1"}
        assert any("①" in line for line in square(pilot, spot))


def own(view: Any) -> list[dict[str, Any]]:
    return cast(list[dict[str, Any]], view.data()["sides"]["us"]["units"])


async def test_a_card_is_read_and_played_from_the_hand(tmp_path: Path) -> None:
    """In a card window the hand has the focus, the text is complete, and Enter plays the card."""
    laid = Table().put("fire_team", "d5").put("mg_42", "h5")
    laid.hand("us", "courage", "hit_the_dirt", "advance").asks("us", "attacks")
    laid.act("mg_42").choose("do fire", "target d5")
    async with opened(laid_out(tmp_path, laid), tmp_path, size=LARGE) as pilot:
        screen = table(pilot)
        assert "Fire Team is under attack. Play a card?" in flat(read(pilot, "#prompt"))
        assert "Hit the Dirt" in read(pilot, "#hand")
        await press(pilot, "tab")
        held = screen.painter.deck.held(screen.view)
        for _ in range(held.index("hit_the_dirt")):
            await press(pilot, "right")
        details = flat(read(pilot, "#details"))
        assert "Hit the Dirt Your infantry gets +2 defence against this attack." in details
        # A card that cannot be played says why.
        other = 1 if held.index("hit_the_dirt") == 0 else -1
        await press(pilot, "right" if other > 0 else "left", "enter")
        await settle(pilot)
        assert "It would have no effect right now. (HN-3.3)" in read(pilot)
        await press(pilot, "left" if other > 0 else "right", "enter")
        await settle(pilot)
        # The following windows have no question: the shot is rolled against two more.
        played = [event for event in screen.session.events(0) if event.kind == "card_played"]
        assert [event.args["card"] for event in played] == ["hit_the_dirt"]
        assert "hit_the_dirt" not in screen.painter.deck.held(screen.view)


async def test_every_prompt_has_rules_to_read(tmp_path: Path) -> None:
    prompts = {
        line.split(" =")[0].removeprefix("prompt-").replace("-", "_")
        for line in (HEROES.locales[0] / "en.ftl").read_text(encoding="utf-8").splitlines()
        if line.startswith("prompt-")
    }
    assert prompts <= set(PROMPTS)
    assert set(VERBS) - {"nothing"} <= set(ACTIONS)
    for language in LANGUAGES:
        known = rulebook(HEROES, language)
        for ids in (*PROMPTS.values(), *ACTIONS.values()):
            assert set(ids) <= set(known)
    async with opened(moment(tmp_path, "target"), tmp_path) as pilot:
        await press(pilot, "r")
        await settle(pilot)
        assert "HN-7.1" in read(pilot)


# A whole guided game


async def play_by_keys(pilot: Pilot[int], seed: int) -> dict[str, set[str]]:
    """Play to the end as a recruit would, changing the terminal's size each turn.

    Return what the screen showed on the way.
    """
    agent = make("recruit", seed)
    screen = table(pilot)
    guide = screen.guide
    assert guide is not None
    seen: dict[str, set[str]] = {"prompts": set(), "lessons": set(), "odds": set()}
    sizes = cycle(reversed(SIZES))
    while not screen.session.over:
        asked = decision(pilot)
        if asked.prompt == "supply":
            await pilot.resize_terminal(*next(sizes))
        if asked.prompt not in seen["prompts"] or asked.prompt == "target":
            await pilot.pause()
            assert screen.words.prompt(asked) in flat(read(pilot, "#prompt"))
            seen["prompts"].add(asked.prompt)
            if "%" in read(pilot, "#options"):
                seen["odds"].add(flat(read(pilot, "#options")))
        if guide.lesson is not None:
            await pilot.pause()
            seen["lessons"].add(guide.lesson.id)
            shown = flat(read(pilot, "#lesson"))
            assert guide.lesson.name in shown
            assert guide.lesson.rule in shown
            await press(pilot, "n")
            continue
        fire = [move.text for move in asked.options if move.text in ("do fire", "do suppress")]
        await tap(pilot, *keys(asked, (*fire, agent.decide(screen.view, asked).text)[0]))
    await settle(pilot)
    return seen


async def test_a_whole_guided_game_is_played_by_keys(tmp_path: Path) -> None:
    """H22: from the first lesson to the end, reading each screen, small or large."""
    session = battle(tmp_path, seed=5, told=[])
    async with opened(session, tmp_path, size=LARGE) as pilot:
        seen = await play_by_keys(pilot, 5)
        assert isinstance(pilot.app.screen, GameOver)
        assert table(pilot).words.event(session.events(None)[-1]) in flat(read(pilot))
        assert {"deploy", "orders", "token", "gap", "activate", "move", "target"} <= seen["prompts"]
        assert {"supply", "discard"} <= seen["prompts"]
        assert {"welcome", "terrain", "orders", "sum", "move", "enemy"} <= seen["lessons"]
        assert len(seen["lessons"]) > 20
        assert all(re.search(r"\d%.*against", text) for text in seen["odds"])
        assert seen["odds"]
        assert seen["lessons"] <= set(told(session))
        await press(pilot, "b", "l")
        await settle(pilot)
        assert "Supply Phase." in read(pilot)


async def test_the_guided_game_begins_with_a_key_and_goes_on_after_a_break(tmp_path: Path) -> None:
    first = guide(HEROES)
    assert first is not None
    async with opened(None, tmp_path) as pilot:
        await press(pilot, "end", "g")
        await settle(pilot)
        session = table(pilot).session
        assert session.record.scenario == first.scenario
        assert session.players == {"us": HUMAN, "de": first.agent}
        assert "A first game" in read(pilot, "#lesson")
        await press(pilot, "n", "n")
        await settle(pilot)
        assert "The ground" in read(pilot, "#lesson")
        # The cursor does what the pointer does in a browser.
        assert "Press Tab until the cursor" in flat(read(pilot, "#lesson"))
        await press(pilot, "b")
        await settle(pilot)
        assert "Your goal" in read(pilot, "#lesson")
        await press(pilot, "q")
    async with opened(None, tmp_path) as pilot:
        assert isinstance(pilot.app.screen, StartScreen)
        pilot.app.screen.query_one(OptionList).highlighted = 0
        await press(pilot, "enter")
        await settle(pilot)
        assert {"welcome", "goal"} <= set(told(table(pilot).session))
        assert "A first game" not in read(pilot, "#lesson")


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_for_the_terminal_are_lessons_of_the_game(language: str) -> None:
    drawn = painter(language=language)
    ids = [lesson.id for lesson in lessons(HEROES, language)]
    mine = [id for id in ids if drawn.lesson(id)]
    assert len(mine) == 10
    for id in mine:
        assert not re.search(r"\b(hover|click|finger|browser)\b", drawn.lesson(id))


# All languages


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_main_screens_in_every_language(tmp_path: Path, language: str) -> None:
    async with opened(moment(tmp_path, "target"), tmp_path, language, LARGE) as pilot:
        screen = table(pilot)
        words = screen.words
        text = flat(read(pilot))
        assert words.prompt(decision(pilot)) in flat(read(pilot, "#prompt"))
        assert words.say("phase-activation") in text
        assert words.side("de") in text
        assert screen.speech.say("ui-track") in text
        assert "%" in text
        assert words.say("term-combat-bonus") in flat(read(pilot, "#details"))
        for card in screen.painter.deck.held(screen.view):
            assert words.card(card) in read(pilot, "#hand")
        await press(pilot, "c")
        await settle(pilot)
        item = words.say("item-papers")
        assert screen.speech.say("ui-aim-carry", what=item) in flat(read(pilot))
        await press(pilot, "escape", "h")
        await settle(pilot)
        assert screen.speech.say("ui-help-cursor")[:20] in flat(read(pilot))
        await press(pilot, "escape")
    async with opened(moment(tmp_path, "orders"), tmp_path, language) as pilot:
        await press(pilot, "tab", "tab")
        await settle(pilot)
        words = table(pilot).words
        assert words.say("term-movement") in flat(read(pilot, "#details"))


def messages(language: str) -> dict[str, set[str]]:
    """Return the ids of the painter's own messages with their arguments."""
    text = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8")
    found = {}
    for block in re.split(r"^(?=ui-)", text, flags=re.MULTILINE)[1:]:
        body = re.sub(r"^#.*$", "", block, flags=re.MULTILINE)
        found[block.split(" =")[0]] = set(re.findall(r"\$(\w+)", body))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert messages(language) == messages("en")
    speech = painter(language=language).speech
    for id, names in messages(language).items():
        assert "{" not in speech.say(id, **dict.fromkeys(names, 2))


def test_every_message_of_the_painter_is_used() -> None:
    code = "".join(file.read_text(encoding="utf-8") for file in LOCALES.parent.glob("*.py"))
    for id in messages("en"):
        family = next((f for f in ("ui-aim-", "ui-lesson-heroes-") if id.startswith(f)), id)
        assert family in code


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_aim_can_be_told(language: str) -> None:
    for listing in HEROES.listings():
        drawn = painter(listing.id, language)
        for seat in (0, 1):
            aims = drawn.telling.aims(seat)
            assert aims
            assert all(aim and "{" not in aim for aim in aims)
    # Every kind of aim, including one that no built-in scenario has.
    drawn = painter("tempest-of-fire", language)
    for kind in AIMS[1:]:
        assert drawn.telling._aim(kind, 0 if kind in ("carry", "kill") else 1, 4)


# Hidden information


async def test_a_handover_does_not_show_the_other_sides_secrets(tmp_path: Path) -> None:
    """Two players at one screen: hands, faces of tokens and concealed units stay hidden."""
    session = moment(tmp_path, "orders", seed=3, de=HUMAN)
    async with opened(session, tmp_path, size=LARGE) as pilot:
        assert isinstance(pilot.app.screen, Curtain)
        assert "orders" not in read(pilot)
        await press(pilot, "enter")
        await settle(pilot)
        screen = table(pilot)
        ours = [screen.words.card(card) for card in screen.painter.deck.held(screen.view)]
        assert all(name in read(pilot, "#hand") for name in ours)
        await press(pilot, "1")
        await settle(pilot)
        await choose(pilot, "token 1")
        await settle(pilot)
        assert isinstance(pilot.app.screen, Curtain)
        assert not any(name in read(pilot) for name in ours)
        await press(pilot, "enter")
        await settle(pilot)
        assert screen.present == 1
        theirs = [screen.words.card(card) for card in screen.painter.deck.held(screen.view)]
        secret = [name for name in ours if name not in theirs]
        assert secret
        for page in ("", "c", "l"):
            if page:
                await press(pilot, page)
                await settle(pilot)
            shown = flat(read(pilot))
            assert not any(f"“{name}”" in shown for name in secret)
            if page:
                await press(pilot, "escape")
        assert not any(name in read(pilot, "#hand") for name in secret)
        ours_at_a_glance = read(pilot, "#piles").split("\n")[0]
        assert "▣" in ours_at_a_glance
        assert "①" not in ours_at_a_glance


async def test_what_a_seat_may_not_know_changes_nothing_on_its_screen(tmp_path: Path) -> None:
    """The screen depends only on the seat's view, including odds and reasons."""
    start = moment(tmp_path, "activate", seed=2, skip=2)
    true_state = start.record.state
    shown, hidden = set(), set()
    for seed in range(3):
        start.record.state = true_state if seed == 0 else start.view(0).imagine(Rng(seed))
        hidden.add(str(start.record.state.cells()))
        async with opened(start, tmp_path, size=LARGE) as pilot:
            screens = [read(pilot)]
            for page in "ch":
                await press(pilot, page)
                await settle(pilot)
                screens.append(read(pilot))
                await press(pilot, "escape")
            shown.add("\n".join(screens))
    assert len(hidden) > 1
    assert len(shown) == 1


# Painters


def test_a_system_names_its_painter() -> None:
    assert HEROES.facets.painter == "sandtable.heroes.terminal.painter"

    class Other:
        system = "checkers"
        seats = ("white", "black")
        facets = NO_FACETS

    words = Words(HEROES, "en")
    found = painter_of(cast(Any, Other()), "any", words)
    assert type(found) is Painter
