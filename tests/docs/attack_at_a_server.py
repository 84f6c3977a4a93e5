"""Plays attacks at a server until they have executed code of all given modules, or fails.

``attack_at_a_server.py TITLE FOLDER MODULE...``. Run with an interpreted package, because a
profiler does not see compiled functions.
"""

import asyncio
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from types import FrameType
from typing import Any

sys.path.append(str(Path(__file__).parents[1] / "server"))
import server_table

import sandtable
from sandtable.core import Rng

PACKAGE = Path(sandtable.__file__).parent
MOST_LINES = 400
WINDOWS = ("attack", "hit", "rolled")
"""Prompts between an attack and its result, which belong to the attack."""
entered: set[str] = set()


def profile(frame: FrameType, event: str, arg: object) -> None:
    if event == "call":
        entered.add(frame.f_code.co_filename)


def attack(ask: dict[str, Any] | None, *before: str) -> list[str]:
    """Return a line that attacks, up to its dice; empty if no attack is possible."""
    for choice in [] if ask is None else ask["options"]:
        line = [*before, choice["move"]]
        following = attack(choice.get("next"), *line)
        if following:
            return following
        numbers = choice.get("preview", {})
        ends = choice.get("next") is None and not choice.get("more")
        if ends and ("chance" in numbers or "hits" in numbers):
            return line + [answer for answer in choice.get("then", []) if answer == "pass"]
    return []


async def enters(rooms: set[str], players: Sequence[server_table.Browser], rng: Rng) -> bool:
    """Play until attacks have entered all rooms; return False if the game ends before that."""
    attacking = False
    for _ in range(MOST_LINES):
        asked = await server_table.next_asked(players)
        if asked is None:
            break
        line = attack(asked.frame["ask"])
        attacking = bool(line) or (attacking and asked.frame["ask"]["prompt"] in WINDOWS)
        # Profile until the next question, as the server may pass for the other side in between.
        sys.setprofile(profile if attacking else None)
        threading.setprofile(profile if attacking else None)
        await asked.play(line or await asked.some_line(rng))
        for player in players:
            await player.catch_up()
        if rooms <= modules():
            return True
    return False


def modules() -> set[str]:
    """Return the modules of the package whose code was executed."""
    ours = [file for file in entered.copy() if file.startswith(str(PACKAGE))]
    return {f"src/{Path(file).relative_to(PACKAGE.parent).as_posix()}" for file in ours}


async def main(title: str, folder: Path, rooms: set[str]) -> None:
    rng = Rng(3)
    database = server_table.migrated(folder / "tables.sqlite")
    async with server_table.serving(database) as server:
        for scenario in sandtable.load(title).settings["bench"]["scenarios"]:
            async with server_table.two_friends(server, title=title, scenario=scenario) as players:
                if await enters(rooms, players, rng):
                    return
    sys.exit(f"not entered: {sorted(rooms - modules())}")


asyncio.run(main(sys.argv[1], Path(sys.argv[2]), set(sys.argv[3:])))
