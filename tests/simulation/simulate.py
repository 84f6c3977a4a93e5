"""Run one history from one seed: a few games on a server with faults.

First the seed's faults happen. Then nothing fails any more, and every game must end. Then the
server is restarted, and must show the same.
"""

import asyncio
import hashlib
import random
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from sim_history import History, Json
from sim_loop import OUTSIDE, Deadlock
from sim_measuring import Customer, is_measured
from sim_network import Connection
from sim_players import Player
from sim_programs import Program
from sim_world import PEOPLE, World, a_world, cookie_of

import sandtable

ONE_IN = 100
"""One in this many histories plays its games to their natural end."""
LATE_SEED, LATE_IN = 3, 5
"""In one of ``LATE_IN`` histories the second players join while the faults happen."""
LONGEST = 600.0
"""Most seconds of a game after the faults; ten times as many if it is played to its end."""


def run(seed: int) -> History:
    """Run the history of a seed."""
    with a_world(seed) as world:
        try:
            world.loop.run_until_complete(_history(world))
        except (TimeoutError, Deadlock) as error:
            world.note("world", "is stuck")
            world.history.faults.append(f"stuck: {type(error).__name__}")
        except AssertionError as error:
            world.history.faults.append(f"cannot begin: {error}")
        world.history.entries = _entries(world.disk.file)
        world.history.rows = _rows(world.disk.file, "SELECT * FROM tables")
        world.history.measured = _rows(world.disk.file, "SELECT * FROM measurements")
        return world.history


async def _history(world: World) -> None:
    for _ in range(1 + world.shared):
        world.boot()
    while not all(server.is_ready for server in world.servers):
        await asyncio.sleep(0.01)
    await _open_tables(world)
    playing = [asyncio.ensure_future(player.play()) for player in world.players]
    if is_measured(world.seed):
        playing.append(asyncio.ensure_future(Customer(world).run()))
    trouble = asyncio.ensure_future(_make_trouble(world))
    await trouble
    await _heal(world)
    async with asyncio.timeout(LONGEST if world.seed % ONE_IN else 10 * LONGEST):
        await asyncio.gather(*playing)
    await _look_again(world)


async def _open_tables(world: World) -> None:
    plan = world.plan
    kinds = plan.choice((["friend"], ["friend"], ["agent"], ["friend", "agent"]))
    for number, kind in enumerate(kinds):
        title = "heroes-of-normandie" if plan.random() < 0.06 else "undaunted-normandy"
        game = sandtable.load(title)
        clock: Json | None = None
        if kind == "friend" and plan.random() < 0.8:
            agent = "recruit" if plan.random() < 0.2 else ""
            live = {"kind": "live", "minutes": plan.choice((1, 2, 30)), "increment": 0}
            clock = plan.choice((live, live, {"kind": "days", "days": 1})) | {"agent": agent}
        people = [2 * number % PEOPLE, (2 * number + 1) % PEOPLE]
        body = {
            "title": title,
            "scenario": game.settings["bench"]["scenarios"][0],
            "side": game.seats[0],
            "opponent": kind,
            "nonce": _nonce(plan),
            "clock": clock,
            **({"agent": "recruit"} if kind == "agent" else {}),
        }
        made = await world.ask("POST", "/api/tables", people[0], body)
        table = made["table"]
        joined: Json | None = None
        if kind == "friend":
            joined = {"invitation": made["invitation"], "nonce": _nonce(plan)}
            if not joins_late(world.seed):
                await world.ask("POST", f"/api/tables/{table}/join", people[1], joined)
                joined = None
        world.history.tables[table] = body | {"uptime": world.uptime}
        pace = plan.choice((0.3, 1.0, 1.0, 5.0))
        for seat in range(2 if kind == "friend" else 1):
            side, cookie = game.seats[seat], cookie_of(people[seat])
            name = f"{side}-{number}"
            player = Player(world, name, cookie, table, seat, side, pace)
            player.joins = joined if seat else None
            if plan.random() < 0.25:
                player.leaves = plan.choice((10.0, 100.0, 150.0))
            world.players.append(player)
        world.note("world", f"{table[:4]} is {title} against {kind}, clock {clock}")


def joins_late(seed: int) -> bool:
    return seed % LATE_IN == LATE_SEED


def _nonce(rng: random.Random) -> str:
    return hashlib.sha256(str(rng.random()).encode()).hexdigest()[:32]


# Faults


async def _make_trouble(world: World) -> None:
    """Cause faults for a while."""
    plan, rng = world.plan, world.faults_rng
    world.faulty = plan.random() < 0.95
    Program.faults = world.faulty
    lines = plan.randint(5, 10)
    for _ in range(plan.randint(3, 7)):
        await asyncio.sleep(rng.expovariate(1 / 3))
        if world.faulty:
            await rng.choice(TROUBLE)(world)
        if sum(player.lines for player in world.players) >= lines:
            return
        if all(player.over for player in world.players):
            return


async def _moment(world: World) -> None:
    """Wait, in some cases, for data that is written and not yet synced, which random times seldom
    hit."""
    if world.faults_rng.random() < 0.6:
        world.disk.wrote_something.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(10):
                await world.disk.wrote_something.wait()


async def _crash(world: World) -> None:
    """Kill a process, and start another one after a while."""
    await _moment(world)
    if world.servers:
        world.kill(world.faults_rng.choice(world.servers))
    await _absence(world)
    world.boot()


async def _lose_power(world: World) -> None:
    await _moment(world)
    world.lose_power()
    await _absence(world)
    for _ in range(1 + world.shared):
        world.boot()


async def _absence(world: World) -> None:
    rng = world.faults_rng
    # While another process is running, a long absence would only take time.
    lengths = (0.1, 2.0, 20.0) if world.servers else (0.1, 30.0, 500.0, 90_000.0)
    await asyncio.sleep(rng.choice(lengths) * rng.random())


async def _restart(world: World) -> None:
    """Shut the server down cleanly and start it again."""
    world.loop.happened["a restart"] += 1
    for server in list(world.servers):
        await server.leave()
    await _absence(world)
    for _ in range(1 + world.shared):
        world.boot()


async def _rolling_restart(world: World) -> None:
    """Replace each process, starting the new one before the old one stops."""
    if world.shared:
        world.loop.happened["a rolling restart of two processes"] += 1
    for old in list(world.servers):
        new = world.boot()
        await asyncio.sleep(world.faults_rng.uniform(0.1, 3.0))
        if old.process.alive:
            await old.leave()
        if new.process.alive:
            # On SQLite the new process gets no notification of what the old one wrote at the end.
            world.loop.start(new.process, new.app.state.hub.catch_up())


async def _slow_disk(world: World) -> None:
    world.note("disk", "is slow")
    world.slow = True
    await asyncio.sleep(world.faults_rng.uniform(1, 12))
    world.slow = False


async def _full_disk(world: World) -> None:
    world.note("disk", "is full")
    world.disk.is_full = True
    await asyncio.sleep(world.faults_rng.uniform(1, 10))
    world.disk.is_full = False
    world.note("disk", "has room")


async def _bad_network(world: World) -> None:
    world.network.is_bad = not world.network.is_bad
    world.note("network", "is bad" if world.network.is_bad else "is well")


async def _lost_lines(world: World) -> None:
    rng = world.faults_rng
    silently = rng.random() < 0.5
    world.note("network", f"lines are cut{' silently' if silently else ''}")
    world.network.lose_some(rng.random(), silently)


async def _lost_notes(world: World) -> None:
    if world.wires is not None:
        world.note("network", "the processes do not hear each other")
        world.wires.cut()


async def _step_of_the_clock(world: World) -> None:
    step = world.faults_rng.choice((-7200.0, -40.0, 40.0, 7200.0, 86_400.0))
    world.note("machine", f"its clock steps by {step}")
    world.loop.happened["the clock is set forward" if step > 0 else "the clock is set back"] += 1
    world.step += step


TROUBLE = (
    _crash,
    _crash,
    _lose_power,
    _restart,
    _rolling_restart,
    _slow_disk,
    _full_disk,
    _bad_network,
    _bad_network,
    _lost_lines,
    _lost_notes,
    _step_of_the_clock,
)


# Checks after the faults


async def _heal(world: World) -> None:
    """End all faults, and let the games continue to their end."""
    world.note("world", "all is well from here on")
    world.faulty = world.slow = world.disk.is_full = world.network.is_bad = False
    Program.faults = False
    if not world.servers:
        world.boot()
    if world.seed % ONE_IN:
        for table in world.history.tables:
            here = [player for player in world.players if player.table == table]
            world.loop.start(OUTSIDE, _resign_after(here, world.plan.randint(1, 3)))


async def _resign_after(players: list[Player], lines: int) -> None:
    """Let a table play some more lines, and then a player resign."""
    before = sum(player.lines for player in players)
    while sum(player.lines for player in players) < before + lines:
        if all(player.over or player.is_out for player in players):
            return
        await asyncio.sleep(1.0)
    for player in players:
        player.resigns = True


async def _look_again(world: World) -> None:
    """Restart the server and record what it shows of the games."""
    world.note("world", "looks again")
    for server in list(world.servers):
        await server.leave()
    server = world.boot()
    while not server.is_ready:
        await asyncio.sleep(0.01)
    for player in world.players:
        connection = world.connect(server, player.table, player.cookie)
        side = None if player.is_out else player.side
        connection.send({"type": "hello", "seat": side, "events": 0})
        async with asyncio.timeout(60):
            frame = await connection.inbox.get()
        assert frame is not None
        world.history.note(world.loop.time(), player.name, f"sees log {frame.get('log')}")
        world.history.seen.setdefault((player.table, side), []).append(frame)
        here = [other for other in world.players if other.table == player.table]
        over = frame["view"]["waits"] == "over"
        if not over and all(other.is_out for other in here):
            over = await _goes_on(connection, frame["log"])
        connection.close()
        world.history.over[player.table] = over


async def _goes_on(connection: Connection, log: int) -> bool:
    """Return whether the agents that took over all seats keep playing, as no player is left to
    resign."""
    with suppress(TimeoutError):
        async with asyncio.timeout(60):
            while (message := await connection.inbox.get()) is not None:
                if message.get("log", 0) > log:
                    return True
    return False


def _entries(file: Path) -> dict[str, list[Json]]:
    """Return the logs on the disk."""
    found: dict[str, list[Json]] = {}
    for entry in _rows(file, "SELECT * FROM entries ORDER BY table_id, number"):
        found.setdefault(entry["table_id"], []).append(entry)
    return found


def _rows(file: Path, query: str) -> list[Json]:
    with closing(sqlite3.connect(file)) as connection:
        rows = connection.execute(query)
        names = [column[0] for column in rows.description]
        return [dict(zip(names, row, strict=True)) for row in rows]
