"""A language model at a table, with the Model Context Protocol: a scripted client plays.

``make test-mcp`` runs this in an environment with the SDK.
"""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from mcp import Client

from sandtable.mcp_server import make_server
from sandtable.model_seat import Rating

pytestmark = pytest.mark.filterwarnings("default")  # from libraries the SDK depends on


async def said(client: Client, tool: str, **args: Any) -> str:
    result = await client.call_tool(tool, args)
    assert not result.is_error, result
    return str(result.content[0].text)  # type: ignore[union-attr]


async def refused(client: Client, tool: str, **args: Any) -> str:
    result = await client.call_tool(tool, args)
    assert result.is_error
    return str(result.content[0].text)  # type: ignore[union-attr]


async def play(client: Client, text: str, seed: int) -> str:
    """Choose at random until the game is over; return the last message."""
    choosing = random.Random(seed)
    for _ in range(3000):
        if "The game is over" in text:
            return text
        numbers = re.findall(r"^(\d+): ", text, re.M)
        text = await said(client, "choose", move=choosing.choice(numbers), tokens=7)
    raise AssertionError("the game does not end")


async def test_a_client_plays_a_whole_game() -> None:
    async with Client(make_server()) as client:
        assert "la-raye" in await said(client, "scenarios")
        assert "call start first" in await refused(client, "options")
        text = await said(client, "start", side="de", opponent="random", seed=3)
        assert "you are de" in text
        assert " id 17B, line 1, step 1, cover 3" in await said(client, "battlefield")
        assert "hand: " in await said(client, "position")
        assert re.search(r"^0: bid \w+ = ", await said(client, "options"), re.M)
        assert "UN-3.4" in await said(client, "why_not", move="end")
        before = await said(client, "position")
        assert "UN-3.4" in await refused(client, "choose", move="end")
        assert "unknown option 99" in await refused(client, "choose", move="99")
        assert "unknown move" in await refused(client, "choose", move="surrender")
        assert await said(client, "position") == before
        text = await play(client, text, 1)
        assert re.search(r"you (won|lost)|a draw", text)
        assert "The game is over" in await said(client, "choose", move="0")
        assert len((await said(client, "log", last=5)).splitlines()) == 5


async def test_a_series_is_played_in_mirrored_pairs_and_reported(tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    rating = Rating("undaunted-normandy", "la-raye", "random", pairs=1, seed=5)
    async with Client(make_server(rating, report)) as client:
        first = await said(client, "start", scenario="mortain")
        assert "la-raye: you are us" in first
        assert "played to its end" in await refused(client, "start")
        await refused(client, "choose", move="99")
        await play(client, first, 1)
        second = await said(client, "start")
        assert "la-raye: you are de" in second
        await play(client, second, 2)
        assert "all games of the series" in await refused(client, "start")
    data = json.loads(report.read_text())
    assert data["games"] == 2
    assert data["win_rate"] == sum(data["results"]) / 2
    low, high = data["interval"]
    assert low <= data["win_rate"] <= high
    assert sum(data["pairs"].values()) == 1
    assert data["refused"] == 1
    assert data["tokens"] == 7 * (data["choices"] - 1)
    assert data["seconds"] > 0
    assert data["characters_read"] > 1000
