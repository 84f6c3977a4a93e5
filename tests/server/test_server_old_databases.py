"""A server starts on a database of any earlier version, and its games go on."""

import asyncio
import shutil
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from server_table import copied, new_nonce, serving

from sandtable.server.store.database import MIGRATIONS
from sandtable.server.store.store import Store

QUICK = 5
"""One in this many versions is tried in ``make test``, and all of them in ``make soak``."""


def revisions() -> list[str]:
    """Return all versions of the schema before today's, the oldest first."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    found = [one.revision for one in ScriptDirectory.from_config(config).walk_revisions()]
    return found[:0:-1]


@pytest.fixture(scope="module")
def played(empty_database: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str]:
    """Return a database with a running game and a finished one, a cookie and the game's id."""
    folder = tmp_path_factory.mktemp("played")
    address = copied(empty_database, folder)

    async def play() -> tuple[str, str]:
        async with serving(address) as server, server.guest() as guest:
            finished = (await guest.open("here"))["table"]
            async with guest.sit(finished, "us") as us:
                await us.ask("resign")
            table = (await guest.open("here"))["table"]
            async with guest.sit(table, "us") as us:
                await us.commit([us.frame["ask"]["options"][0]["move"]])
            return guest.cookie, table

    cookie, table = asyncio.run(play())
    return Path(address.partition("///")[2]), cookie, table


@pytest.mark.parametrize(
    "revision",
    [
        pytest.param(one, marks=[pytest.mark.soak] if at % QUICK else [])
        for at, one in enumerate(revisions())
    ],
)
async def test_a_game_goes_on_after_the_upgrade(
    played: tuple[Path, str, str], revision: str, tmp_path: Path
) -> None:
    before, cookie, table = played
    file = tmp_path / "old.sqlite"
    shutil.copy(before, file)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    address = f"sqlite:///{file}"
    config.attributes["url"] = Store(address).database.url.set(drivername="sqlite+pysqlite")
    command.downgrade(config, revision)
    Store(address).migrate()
    async with serving(address) as server, server.stranger() as guest:
        guest.http.cookies.set(f"sandtable_guest_{cookie[:8]}", cookie)
        known = (await guest.http.get("/api/me")).json()["tables"]
        assert {one["status"] for one in known} == {"running", "over"}
        async with guest.sit(table, "de") as de:
            answer = await de.commit([de.frame["ask"]["options"][0]["move"]])
            assert answer["type"] == "accepted"
        (over,) = [one["id"] for one in known if one["status"] == "over"]
        assert (await guest.http.get(f"/api/tables/{over}/replay")).status_code == 200
        new = {"title": known[0]["title"], "name": "mill", "nonce": new_nonce()}
        assert (await guest.http.post("/api/studio/drafts", json=new)).status_code == 200
