"""The generic terminal client plays Heroes."""

from pathlib import Path

import sandtable
from sandtable.tui.app import SandtableApp
from sandtable.tui.saves import HUMAN, Saves
from sandtable.tui.session import Session
from sandtable.tui.table import TableScreen


async def test_the_terminal_client_plays_it(tmp_path: Path) -> None:
    game = sandtable.load("heroes-of-normandie")
    session = Session.new(game, "godsend", {"us": HUMAN, "de": "random"}, Saves(tmp_path), 1)
    app = SandtableApp(Saves(tmp_path), "en", session, pace=0)
    async with app.run_test(size=(100, 40)) as pilot:
        for _ in range(40):
            await pilot.app.workers.wait_for_complete()
            await pilot.pause()
            if not isinstance(pilot.app.screen, TableScreen):
                break
            await pilot.press("1")
        assert len(session.record.entries) > 40
