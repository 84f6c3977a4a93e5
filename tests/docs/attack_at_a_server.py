"""Commits one attack at a server and prints the modules of the package that it enters.

Run with an interpreted package: a profiler sees nothing of compiled functions.
"""

import asyncio
import sys
import threading
from pathlib import Path
from types import FrameType
from typing import Any

sys.path.append(str(Path(__file__).parents[1] / "server"))
import server_table

import sandtable
from sandtable.core import Rng

PACKAGE = Path(sandtable.__file__).parent
MOST_LINES = 400
entered: set[str] = set()


def profile(frame: FrameType, event: str, arg: object) -> None:
    if event == "call":
        entered.add(frame.f_code.co_filename)


def attack(ask: dict[str, Any] | None) -> list[str]:
    """A line that attacks; empty where none is offered."""
    if ask is None or ask["prompt"] != "turn":
        return []
    for card in ask["options"]:
        for action in (card.get("next") or {}).get("options", []):
            if action["move"] == "do attack":
                target = action["next"]["options"][0]
                return [card["move"], action["move"], target["move"]]
    return []


def has_hit(browser: server_table.Browser) -> bool:
    return any(event["kind"] == "rolled" and event["hit"] for event in browser.events)


async def main(folder: Path) -> None:
    rng = Rng(3)
    database = server_table.migrated(folder / "tables.sqlite")
    async with (
        server_table.serving(database) as server,
        server_table.two_friends(server) as players,
    ):
        for _ in range(MOST_LINES):
            asked = next(player for player in players if player.frame["ask"] is not None)
            line = attack(asked.frame["ask"])
            sys.setprofile(profile if line else None)
            threading.setprofile(profile if line else None)
            after = await asked.play(line or await asked.some_line(rng))
            for player in players:
                while player.frame["log"] < after["log"]:
                    await player.get("frame")
            sys.setprofile(None)
            if has_hit(players[0]):
                break
    for file in sorted(entered):
        if file.startswith(str(PACKAGE)):
            sys.stdout.write(Path(file).relative_to(PACKAGE.parent).as_posix() + "\n")


asyncio.run(main(Path(sys.argv[1])))
