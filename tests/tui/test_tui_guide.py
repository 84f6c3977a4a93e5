"""The guided game in the terminal: the lessons shown, for Undaunted too."""

from pathlib import Path
from typing import Any

import pytest
from tui_tables import DESERT, GAME, decision, flat, keys, opened, press, read, settle, table, tap

from sandtable.agents import make
from sandtable.core import Decision, Event, Game
from sandtable.tui.cursor_moves import nearest
from sandtable.tui.guide import Guide, Now, holds
from sandtable.tui.painters import painter_of
from sandtable.tui.saves import HUMAN, Saves
from sandtable.tui.session import Session
from sandtable.words import LANGUAGES, Lesson, Words, lessons


def now(prompt: str = "", **more: Any) -> Now:
    asked = Decision(0, prompt, {"action": "fire"}, []) if prompt else None
    given = {"shows_sum": False, "events": [], "own": "us", "round": 1, "over": False, **more}
    return Now(asked, **given)


def happened(kind: str) -> Event:
    """Return an event of the Americans."""
    return Event(kind, {"side": "us"}, {}, -1, False)


def lesson(id: str, **when: Any) -> Lesson:
    return Lesson(id, "UN-1.1", [when], (), False, id, id)


@pytest.mark.parametrize(
    ("when", "moment", "due"),
    [
        ({}, now(), True),
        ({"prompts": ["bid"]}, now("bid"), True),
        ({"prompts": ["bid"]}, now("turn"), False),
        ({"prompts": ["bid"]}, now(), False),
        ({"verb": "fire"}, now("target"), True),
        ({"verb": "move"}, now("target"), False),
        ({"offers": ["do fire"]}, now("activate"), False),
        ({"sum": True}, now(shows_sum=True), True),
        ({"sum": True}, now(), False),
        ({"round": 2}, now(round=3), True),
        ({"round": 2}, now(round=1), False),
        ({"waiting": True}, now(), True),
        ({"waiting": True}, now("bid"), False),
        ({"over": True}, now(over=True), True),
        ({}, now(over=True), False),
        ({"event": "hit", "by": "own"}, now(events=[happened("hit")]), True),
        ({"event": "hit", "by": "enemy"}, now(events=[happened("hit")]), False),
        ({"event": "hit"}, now(events=[happened("moved")]), False),
    ],
    ids=str,
)
def test_when_a_lesson_is_due(when: dict[str, Any], moment: Now, due: bool) -> None:
    assert holds(when, moment) == due


def test_the_guide_goes_on_and_back() -> None:
    told: list[str] = []
    guide = Guide([lesson("one"), lesson("two", prompts=["bid"]), lesson("three")], told)
    guide.look(now("bid"))
    assert guide.lesson is not None
    assert guide.lesson.id == "one"
    guide.next(now("bid"))
    assert guide.lesson.id == "two"
    # It counts as shown when its moment passes, without a key.
    guide.look(now("turn"))
    assert guide.lesson.id == "three"
    assert told == ["one", "two"]
    guide.back()
    assert guide.lesson.id == "two"
    guide.back()
    assert guide.lesson.id == "one"
    guide.back()
    assert guide.lesson.id == "one"
    guide.next(now("turn"))
    assert guide.lesson is None
    assert told == ["one", "two", "three"]


def test_where_an_arrow_leads() -> None:
    spots = {"a": (0, 0), "b": (2, 0), "c": (0, 2), "d": (2, 2), "room": (1, 1)}
    assert nearest(spots, "a", 1, 0) == "b"
    assert nearest(spots, "a", 0, 1) == "c"
    assert nearest(spots, "room", 1, 0) in ("b", "d")
    assert nearest(spots, "a", -1, 0) == "a"
    assert nearest(spots, "gone", 1, 0) == "a"
    assert nearest({}, "a", 1, 0) == "a"


@pytest.mark.parametrize("game", [GAME, DESERT], ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_for_the_terminal(game: Game, language: str) -> None:
    scenario = game.listings()[0].id
    painter = painter_of(game, scenario, Words(game, language))
    ids = [lesson.id for lesson in lessons(game, language)]
    mine = [id for id in ids if painter.lesson(id)]
    assert {"turn", "card", "alone", "over"} <= set(mine)


async def test_undaunted_is_guided_and_has_a_cursor_on_its_map(tmp_path: Path) -> None:
    players = {"us": "recruit", "de": HUMAN}
    session = Session.new(GAME, "la-raye", players, Saves(tmp_path), 4, told=[])
    agent = make("recruit", 4)
    async with opened(session, tmp_path) as pilot:
        screen = table(pilot)
        assert "A first game" in read(pilot, "#lesson")
        # From the options past the hand to the map, where the tile is described in words.
        await press(pilot, "tab", "tab")
        spot = screen.cursor.spot
        assert spot in flat(read(pilot, "#details"))
        await press(pilot, "right", "down")
        assert screen.cursor.spot not in ("", spot)
        await press(pilot, "enter")
        await settle(pilot)
        assert "There is nothing to choose here." in read(pilot)
        await press(pilot, "escape")
        shown = set()
        for _ in range(40):
            assert screen.guide is not None
            if screen.guide.lesson is not None:
                shown.add(screen.guide.lesson.id)
                await press(pilot, "n")
            else:
                asked = decision(pilot)
                await tap(pilot, *keys(asked, agent.decide(screen.view, asked).text))
        assert {"welcome", "goal", "bid", "revealed", "turn", "card"} <= shown
