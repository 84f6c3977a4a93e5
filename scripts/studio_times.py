"""Measure the studio's response times on a server of its own; the machine should be idle.

    scripts/studio_times.py                # what `make studio-times` runs, about eleven minutes
    scripts/studio_times.py --games 100    # a quick try with short measurements

The script prints a table for docs/results.md: from a draft to the agent's first move, a check with
prediction on the largest Heroes map, the first live interval of a measurement, and how long the
corporal takes for intervals of ±5 and ±2.5 points. For Heroes the captain measures the largest map
for the same time, and the table has the interval it reaches.
"""

import argparse
import asyncio
import secrets
import statistics
import sys
import tempfile
import time
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx2

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
from load import Player, Tally, free_port, serving  # noqa: E402

import sandtable  # noqa: E402

NORMANDY, HEROES = "undaunted-normandy", "heroes-of-normandie"
VILLAGE = "la-raye"
TABLES = 10
CHECKS = 60
CHECK_PAUSE = 0.6
"""Seconds between two checks, as when someone edits, and within the rate limits."""
WIDTHS = (0.05, 0.025)
LOOK = 0.25
LONGEST = 270.0
"""Seconds after which a measurement is stopped."""


def largest(title: str) -> str:
    """Return the scenario with the most boards on its map, or of these the longest text."""
    game = sandtable.load(title)

    def size(id: str) -> tuple[int, int]:
        text = game.text(id)
        boards = tomllib.loads(text).get("boards", [])
        return sum(len(line.split()) for line in boards), len(text)

    return max((one.id for one in game.listings()), key=size)


async def first_moves(http: httpx2.AsyncClient, player: Player, draft: Any) -> list[float]:
    """From the click until the page has the position after the agent's first move."""
    found = []
    for _ in range(TABLES):
        body = {"side": "de", "opponent": "agent", "agent": "sergeant"}
        began = time.perf_counter()
        path = f"/api/studio/drafts/{draft['id']}/table"
        table = await player.post(http, path, {**body, "nonce": secrets.token_hex(16)})
        async with player.sitting(table["table"], "de", 1):
            # The first line is the start of the game.
            while player.frame is None or player.frame.log < 2:
                await player.change()
            found.append(time.perf_counter() - began)
        await asyncio.sleep(1)
    return found


async def checks(http: httpx2.AsyncClient, player: Player) -> tuple[str, list[float]]:
    scenario = largest(HEROES)
    text = sandtable.load(HEROES).text(scenario)
    found = []
    for number in range(CHECKS):
        # Change the text each time, so that nothing is cached.
        body = {"title": HEROES, "text": f"{text}\n# {number}\n"}
        began = time.perf_counter()
        answer = await player.post(http, "/api/studio/check", dict(body))
        found.append(time.perf_counter() - began)
        assert not answer["faults"]
        await asyncio.sleep(CHECK_PAUSE)
    return scenario, found[1:]


async def drafted(http: httpx2.AsyncClient, player: Player, title: str, scenario: str) -> Any:
    body = {"title": title, "text": sandtable.load(title).text(scenario)}
    return await player.post(http, "/api/studio/drafts", dict(body))


@dataclass
class Measured:
    """Seconds to the first interval, and to each width with its games; the last summary."""

    first: float
    widths: dict[float, tuple[float, int]]
    summary: Any


async def measured(
    http: httpx2.AsyncClient, player: Player, draft: Any, agent: str, games: int
) -> Measured:
    """Measure until all games are played or the maximum time is over."""
    began = time.perf_counter()
    body = {"draft": draft["id"], "revision": draft["revision"], "agent": agent}
    found = await player.post(http, "/api/studio/measurements", {**body, "games": games})
    first = 0.0
    widths: dict[float, tuple[float, int]] = {}
    while True:
        summary = found["summary"]
        now = time.perf_counter() - began
        result = summary["result"]
        if result is not None and summary["games"]:
            first = first or now
            for width in WIDTHS:
                if width not in widths and (result["high"] - result["low"]) / 2 <= width:
                    widths[width] = now, summary["games"]
        if summary["state"] in ("finished", "failed", "stopped"):
            return Measured(first, widths, summary)
        address = f"/api/studio/measurements/{summary['id']}"
        if now > LONGEST:
            found = await player.post(http, f"{address}/stop", {})
            continue
        await asyncio.sleep(LOOK)
        found = (await http.get(player.base + address, headers=player.headers)).json()


def percentile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


def rows_of(what: str, found: Measured, wanted: tuple[str, str]) -> list[tuple[str, str, str]]:
    rows = [(f"{what}: first live interval", f"{found.first:.1f} s", "3 s")]
    for width, most in zip(WIDTHS, wanted, strict=True):
        told = "not reached"
        if width in found.widths:
            told = f"{found.widths[width][0]:.0f} s ({found.widths[width][1]} games)"
        rows.append((f"{what}: interval of ±{100 * width:g} points", told, most))
    summary = found.summary
    share, low, high = (100 * summary["result"][key] for key in ("share", "low", "high"))
    ended = f"{what}: {summary['games']} games, {summary['state']}"
    return [*rows, (ended, f"first side {share:.1f}% ({low:.1f} to {high:.1f})", "")]


async def times(base: str, games: int) -> list[tuple[str, str, str]]:
    player = Player(base, "10.0.0.1", Tally())
    async with httpx2.AsyncClient(timeout=60) as http:
        # An account, because its limit of games is higher than a guest's.
        account = {"name": "Ann", "password": secrets.token_hex(12)}
        await player.post(http, "/api/account", dict(account))
        draft = await drafted(http, player, NORMANDY, VILLAGE)
        moves = await first_moves(http, player, draft)
        scenario, checked = await checks(http, player)
        village = await measured(http, player, draft, "corporal", games)
        heroes = await drafted(http, player, HEROES, scenario)
        large = await measured(http, player, heroes, "captain", games)
    first, *later = moves
    return [
        (
            "draft to the sergeant's first move, right after the server's start",
            f"{first:.2f} s",
            "1 s",
        ),
        (
            f"draft to the sergeant's first move, {len(later)} more tables",
            f"median {statistics.median(later):.2f} s, at most {max(later):.2f} s",
            "1 s",
        ),
        (
            f"check with prediction, {scenario}, {len(checked)} checks",
            f"median {1000 * statistics.median(checked):.0f} ms, "
            f"p95 {1000 * percentile(checked, 0.95):.0f} ms",
            "200 ms",
        ),
        *rows_of(f"{VILLAGE}, corporal", village, ("60 s", "4 min")),
        *rows_of(f"{scenario}, captain", large, ("reported", "reported")),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--games", type=int, default=6400, help="number of games per measurement")
    games = parser.parse_args().games
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        with serving(f"sqlite:///{folder}/times.db", port, Path(folder)):
            rows = asyncio.run(times(f"http://127.0.0.1:{port}", games))
    print("| what | measured | target |\n|---|---|---|")
    for row in rows:
        print(f"| {' | '.join(row)} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
