"""Non-interference on the wire (S1, S5, S12).

Two servers differ only in what a viewer may not know. Whatever a seat, a spectator, a stranger or a
former player asks, their answers are the same. ``scripts/wire_secrecy.py`` checks this for hours.
"""

from pathlib import Path

import pytest
from any_requests import MESSAGES
from twin_servers import check_finished_tables, check_tables, twin_servers

import sandtable
from sandtable.server import wire
from sandtable.server.edge.openapi import OPERATIONS


def kinds(hidden: set[str]) -> set[str]:
    """Return the fields of a side's data, without the names of sides and cards."""
    return {"".join(place.split(".")[2:3]) for place in hidden if place.startswith("sides.")}


@pytest.mark.parametrize("title", sandtable.TITLES)
async def test_what_is_hidden_changes_no_answer(
    title: str, empty_database: Path, tmp_path: Path
) -> None:
    """``checks.secrets`` of a title says how many tables are compared, a seed that finds what
    others miss, and the fields of a side that are hidden."""
    secrets = sandtable.load(title).settings["checks"]["secrets"]
    tables, telling = secrets["tables"], secrets["telling"]
    async with twin_servers(empty_database, tmp_path) as servers:
        await check_tables(servers, title, 1, tables)
        tally = await check_tables(servers, title, telling, 1)
    # If a view showed too much, fewer histories would look alike, and these numbers would fall.
    assert tally.pairs >= 2 * tables
    assert kinds(set(tally.hidden)) >= set(secrets["hidden"])
    assert tally.told_apart < tally.tables / 4
    # Check that all operations and messages were used, except the ping, which is used for waiting.
    asked = {route for _, route in tally.requests}
    described = {f"{op.method} {op.path.replace(':int', '')}" for op in OPERATIONS}
    assert asked >= described
    said = {name for _, name in tally.messages}
    assert said == {kind.__name__ for kind in MESSAGES} - {wire.Ping.__name__}
    assert {who for who, _ in tally.requests} == {"seat", "spectator", "stranger", "former"}


@pytest.mark.parametrize("title", sandtable.TITLES)
async def test_what_people_keep_to_themselves_stays_hidden_after_the_game(
    title: str, empty_database: Path, tmp_path: Path
) -> None:
    """Nothing of a finished game is hidden, but chat, notes and accounts of its players are."""
    async with twin_servers(empty_database, tmp_path) as servers:
        tally = await check_finished_tables(servers, title, 1, 8)
    assert {who for who, _ in tally.requests} >= {"seat", "spectator", "stranger"}
    assert tally.answers > 400
