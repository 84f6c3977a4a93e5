"""Draws docs/terminal.svg: a moment of a game in the terminal client.

Run it from anywhere: python docs/make_picture.py
"""

import asyncio
import re
import tempfile
from itertools import count
from pathlib import Path
from typing import Any, cast

import sandtable
from sandtable.core import Decision
from sandtable.tui.app import SandtableApp
from sandtable.tui.saves import HUMAN, Saves
from sandtable.tui.session import Session

PICTURE = Path(__file__).parent / "terminal.svg"
SCENARIO = "la-huberderie"
SIZE = (120, 36)


def good_moment(saves: Saves) -> Session:
    """The first game in which a machine gun has several targets while others are suppressed."""
    game = sandtable.load("undaunted-normandy")
    for seed in count():
        session = Session.new(game, SCENARIO, {"us": "recruit", "de": "recruit"}, saves, seed)
        while not session.over:
            seat = session.deciding(None)
            assert seat is not None
            view = session.view(seat)
            decision = view.decision()
            assert decision is not None
            if seat == 0 and is_good(decision, view.data()):
                return Session(game, session.record, {"us": HUMAN, "de": "recruit"}, saves, seed=0)
            session.choose(session.agents[seat].decide(view, decision), seat)
    raise AssertionError("there is always another seed")


def is_good(decision: Decision, data: dict[str, Any]) -> bool:
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


async def draw() -> str:
    with tempfile.TemporaryDirectory() as folder:
        saves = Saves(Path(folder))
        session = good_moment(saves)
        state = session.record.state
        chances = [state.preview(move)["hits"] for move in state.options(0)]
        app = SandtableApp(saves, "en", session)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.press(*["down"] * chances.index(max(chances)))
            await pilot.pause()
            return app.export_screenshot(title="Sandtable")


def main() -> None:
    svg = asyncio.run(draw())
    # A name made from the content would change every line whenever the picture changes at all.
    svg = re.sub(r"terminal-\d+", "terminal", svg)
    # A picture fetches nothing from elsewhere; any monospaced font will do.
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    PICTURE.write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
