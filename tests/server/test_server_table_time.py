"""Table time (S4): players lose no time when the server is down or a clock is changed."""

import sqlite3

import pytest
from alembic import command
from alembic.config import Config
from fake_clock import DAY, FakeClock
from server_table import Browser, Message, Serving, serving, two_friends, whole_line

from sandtable.server.store.database import MIGRATIONS
from sandtable.server.store.server_clock import MOST_UNHEARD, ServerClock, TimeUnknown
from sandtable.server.store.store import Store
from sandtable.server.tables.clocks import Clock, Control

LIVE = {"kind": "live", "minutes": 10, "increment": 20}
HOUR = 3600.0


class Machine:
    """The clocks of a machine, which advance only when a test says so."""

    def __init__(self) -> None:
        self.wall = 1_800_000_000.0
        self.up = 50.0

    def clock(self) -> ServerClock:
        return ServerClock(lambda: self.wall, lambda: self.up)

    def pass_(self, seconds: float) -> None:
        self.wall += seconds
        self.up += seconds


def test_table_time_passes_only_while_it_is_stored() -> None:
    machine = Machine()
    clock = machine.clock()
    with pytest.raises(TimeUnknown):
        clock.table()
    clock.beat(1000.0)
    machine.pass_(2)
    assert clock.table() == 1002
    # The system's clock has no influence.
    machine.wall += HOUR
    assert clock.table() == 1002
    machine.pass_(HOUR)
    assert clock.table() == 1000 + MOST_UNHEARD
    clock.beat(1001.0)
    machine.pass_(1)
    assert clock.table() == 1001 + MOST_UNHEARD


def test_table_time_is_not_counted_twice() -> None:
    """Another process may be slightly behind."""
    clock = Clock(Control("live", 600, 0, ""))
    clock.since = 100.0
    for at in (110.0, 108.0, 111.0):
        clock.run(0b01, at)
    assert clock.left == [589, 600]


async def test_processes_share_table_time(database: str) -> None:
    machine = Machine()
    one, other = (Store(database, machine.clock()) for _ in range(2))
    await one.beat()
    machine.pass_(1.5)
    await one.beat()
    # The other process starts with a system clock that is wrong by an hour.
    machine.wall -= HOUR
    await other.beat()
    assert other.clock.table() == one.clock.table()
    machine.pass_(HOUR)
    await other.beat()
    await one.beat()
    assert one.clock.table() == other.clock.table()
    for store in (one, other):
        await store.close()


async def look(server: Serving, table: str) -> Message:
    async with server.stranger() as stranger, stranger.socket(table) as browser:
        seen: Message = await browser.hello(None)
        return seen


@pytest.mark.parametrize("step", [0.0, HOUR, -HOUR])
async def test_nobody_is_charged_while_the_server_is_away(database: str, step: float) -> None:
    machine = Machine()
    async with (
        serving(database, clock=machine.clock(), tick=0.02) as server,
        two_friends(server, clock=LIVE) as (us, de),
    ):
        await us.play(whole_line(us.frame["ask"]))
        machine.pass_(4)
        await de.play(whole_line(de.frame["ask"]))
        before, table = de.frame["clock"], us.frame["table"]
        assert before["left"]["de"] in (596, 616)
    machine.pass_(DAY)
    machine.wall += step
    async with serving(database, clock=machine.clock(), tick=0.02) as server:
        assert (await look(server, table))["clock"] == before


async def test_nobody_is_charged_for_a_step_of_the_system_clock(database: str) -> None:
    machine = Machine()
    async with (
        serving(database, clock=machine.clock(), tick=0.02) as server,
        two_friends(server, clock=LIVE) as (us, de),
    ):
        for step in (HOUR, -2 * HOUR):
            machine.wall += step
            await see_all_of_it(us, de)
        assert us.frame["clock"]["left"] == {"us": 600, "de": 600}


async def see_all_of_it(*players: Browser) -> None:
    for player in players:
        await player.hello(player.frame["seat"])


async def test_a_running_game_of_an_older_database_goes_on(database: str) -> None:
    """Its log has wall-clock times instead of table time."""
    clock = FakeClock()
    async with (
        serving(database, clock=clock, tick=0.02) as server,
        two_friends(server, clock=LIVE) as (us, de),
    ):
        clock.pass_(30)
        await us.play(whole_line(us.frame["ask"]))
        await de.until(lambda frame: frame["log"] >= us.frame["log"])
        before, table = us.frame["clock"]["left"], us.frame["table"]
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["url"] = Store(database).database.url.set(drivername="sqlite+pysqlite")
    command.downgrade(config, "0013")
    machine = Machine()
    machine.pass_(DAY)
    Store(database).migrate()
    with sqlite3.connect(str(Store(database).database.url.database)) as connection:
        ((now,),) = connection.execute("SELECT now FROM table_time")
        assert now == clock.now
    connection.close()
    async with serving(database, clock=machine.clock(), tick=0.02) as server:
        seen = await look(server, table)
        assert seen["clock"]["left"] == before
        assert seen["clock"]["running"] == ["de"]
