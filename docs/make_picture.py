"""Draws docs/terminal.svg and docs/terminal-heroes.svg: moments of games in the terminal client.

Run it from anywhere: python docs/make_picture.py
"""

import asyncio
import re
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, cast

import sandtable
from sandtable.core import Decision
from sandtable.tui.app import SandtableApp
from sandtable.tui.saves import HUMAN, Saves
from sandtable.tui.session import Session

FOLDER = Path(__file__).parent


def undaunted_is_good(decision: Decision, data: dict[str, Any]) -> bool:
    """A machine gun has several targets while others are suppressed."""
    sides = data["sides"].values()
    counters = [counter for side in sides for counter in side["counters"]]
    return (
        decision.prompt == "fire"
        and decision.args["action"] == "attack"
        and cast(int, decision.args["dice"]) > 1
        and 5 <= len(decision.options) <= 8
        and len(counters) >= 12
        and any(counter["suppressed"] for counter in counters)
        and data["sides"]["us"]["hand_size"] >= 2
        and all(side["points"] > 2 for side in sides)
        and data["round"] <= 20
    )


def heroes_is_good(decision: Decision, data: dict[str, Any]) -> bool:
    """A unit has several targets, and all sorts of things have happened to the others."""
    units = [unit for side in data["sides"].values() for unit in side["units"]]
    return (
        decision.prompt == "target"
        and 3 <= sum(move.kind == "target" for move in decision.options) <= 5
        and any(unit["suppressed"] for unit in units)
        and any("facing" in unit for unit in units)
        and data["turn"] >= 2
        and data["sides"]["us"]["hand_size"] >= 3
        and sum("token" in unit for unit in units) >= 8
    )


@dataclass(frozen=True)
class Picture:
    """Which moment of which game is drawn, and where it goes."""

    file: str
    title: str
    scenario: str
    size: tuple[int, int]
    is_good: Callable[[Decision, dict[str, Any]], bool]


PICTURES = (
    Picture("terminal.svg", "undaunted-normandy", "la-huberderie", (120, 36), undaunted_is_good),
    Picture(
        "terminal-heroes.svg", "heroes-of-normandie", "tempest-of-fire", (120, 40), heroes_is_good
    ),
)


def good_moment(picture: Picture, saves: Saves) -> Session:
    """The first game of two recruits in which the Americans are asked at a good moment."""
    game = sandtable.load(picture.title)
    for seed in count():
        players = {"us": "recruit", "de": "recruit"}
        session = Session.new(game, picture.scenario, players, saves, seed)
        while not session.over:
            seat = session.deciding(None)
            assert seat is not None
            view = session.view(seat)
            decision = view.decision()
            assert decision is not None
            if seat == 0 and picture.is_good(decision, view.data()):
                return Session(game, session.record, {"us": HUMAN, "de": "recruit"}, saves, seed=0)
            session.choose(session.agents[seat].decide(view, decision), seat)
    raise AssertionError("there is always another seed")


async def draw(picture: Picture) -> str:
    with tempfile.TemporaryDirectory() as folder:
        saves = Saves(Path(folder))
        session = good_moment(picture, saves)
        position = session.view(0).position
        chances = [position.preview(move).get("hits", 0) for move in position.options(0)]
        app = SandtableApp(saves, "en", session)
        async with app.run_test(size=picture.size) as pilot:
            await pilot.press(*["down"] * chances.index(max(chances)))
            await pilot.pause()
            return app.export_screenshot(title="Sandtable")


def main() -> None:
    for picture in PICTURES:
        svg = asyncio.run(draw(picture))
        # A name made from the content would change every line whenever the picture changes at all.
        svg = re.sub(r"terminal-\d+", "terminal", svg)
        # A picture fetches nothing from elsewhere; any monospaced font will do.
        svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
        (FOLDER / picture.file).write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
