"""Non-interference on the wire (S1, S5, S12): whatever a seat, a spectator, a stranger or a former
player asks, the answers of two servers that differ only in what they may not know are the same.

``scripts/wire_secrecy.py`` does it for hours.
"""

from pathlib import Path

import pytest
from any_requests import MESSAGES
from twin_servers import check_tables, twin_servers

from sandtable.server import wire
from sandtable.server.edge.openapi import OPERATIONS


def kinds(hidden: set[str]) -> set[str]:
    """The kinds of facts of a side, without the names of sides and cards."""
    return {"".join(place.split(".")[2:3]) for place in hidden if place.startswith("sides.")}


@pytest.mark.parametrize(
    ("title", "tables", "telling", "hidden"),
    [
        ("undaunted-normandy", 28, 47, {"hand", "deck", "bid"}),
        ("undaunted-north-africa", 28, 63, {"hand", "deck", "bid"}),
        ("heroes-of-normandie", 30, 20112, {"hand", "deck", "tokens", "units", "bonuses"}),
    ],
)
async def test_what_is_hidden_changes_no_answer(
    title: str, tables: int, telling: int, hidden: set[str], empty_database: Path, tmp_path: Path
) -> None:
    """At the seed ``telling`` of Undaunted S1 is found where its safeguard is removed; at that of
    Heroes two players pass, after which all looks to a spectator as before."""
    async with twin_servers(empty_database, tmp_path) as servers:
        await check_tables(servers, title, 1, tables)
        tally = await check_tables(servers, title, telling, 1)
    # Where a view showed too much, no two histories would look alike: then these numbers fall.
    assert tally.pairs >= 2 * tables
    assert kinds(set(tally.hidden)) >= hidden
    assert tally.told_apart < tally.tables / 4
    # Every operation of the description, and every message but the one that is waited with.
    asked = {route for _, route in tally.requests}
    described = {f"{op.method} {op.path.replace(':int', '')}" for op in OPERATIONS}
    assert asked >= described
    said = {name for _, name in tally.messages}
    assert said == {kind.__name__ for kind in MESSAGES} - {wire.Ping.__name__}
    assert {who for who, _ in tally.requests} == {"seat", "spectator", "stranger", "former"}
