"""The command ``sandtable worker``: measurements for a server, on this machine or a Ray cluster."""

import asyncio
import logging
import os
import signal
import subprocess
from collections.abc import Sequence
from functools import cache

import msgspec

from sandtable import sandbox
from sandtable.core import SandtableError
from sandtable.lab.workers import RayWorkers
from sandtable.measuring.pair_orders import Order, Pair
from sandtable.server.agents.agent_pool import Died
from sandtable.server.ops.serve import ServeError, check_database
from sandtable.server.store.store import Store
from sandtable.server.studio.measurer import COMMAND, LIMITS, BoxedPlayer, Measurer, Player
from sandtable.server.studio.slice_store import SliceStore


class RayPlayer:
    """One core of a cluster. The games run in a sandbox there, too."""

    def __init__(self, cluster: RayWorkers) -> None:
        self._cluster = cluster

    async def play(self, order: Order) -> Pair:
        try:
            return msgspec.json.decode(
                await self._cluster.play(play_boxed, msgspec.json.encode(order)), type=Pair
            )
        except (OSError, RuntimeError, ValueError) as error:
            raise Died from error

    async def close(self) -> None:
        """Do nothing: a core of the cluster may finish its pair, and the result is ignored."""


@cache
def _box(_parent: int) -> "subprocess.Popen[bytes]":
    """Start the sandboxed process of a core, which is reused."""
    return subprocess.Popen(
        sandbox.command_in_box(COMMAND, LIMITS),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=sandbox.environment(),
        cwd="/",
    )


def play_boxed(order: bytes) -> bytes:
    """Play one pair in this core's sandbox; return its output, empty if the process died."""
    box = _box(os.getpid())
    assert box.stdin is not None
    assert box.stdout is not None
    try:
        box.stdin.write(order + b"\n")
        box.stdin.flush()
        answer = box.stdout.readline()
    except OSError:
        answer = b""
    if not answer:
        box.kill()
        box.wait()
        _box.cache_clear()
    return answer


def work(database: str | None, processes: int | None, ray: str | None, once: bool) -> int:
    """Play until stopped, or with ``once`` until there is nothing left to play."""
    url = check_database(database)
    if url.drivername == "sqlite" and not once:
        raise ServeError("a worker needs PostgreSQL; only one process can use an SQLite database")
    if processes is not None and processes < 1:
        raise SandtableError(f"--jobs must be at least 1, not {processes}")
    players: Sequence[Player]
    if ray is not None:
        cluster = RayWorkers(ray)
        players = [RayPlayer(cluster) for _ in range(processes or cluster.cores())]
    else:
        players = [BoxedPlayer() for _ in range(processes or os.cpu_count() or 1)]
    logging.basicConfig(level=logging.WARNING)
    print(f"playing measurements with {len(players)} processes", flush=True)
    asyncio.run(_work(Store(url), players, once))
    return 0


async def _work(store: Store, players: Sequence[Player], once: bool) -> None:
    leaving = asyncio.Event()
    loop = asyncio.get_running_loop()
    measuring = asyncio.create_task(Measurer(SliceStore(store), players).run(leaving, once))
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, measuring.cancel)
    try:
        await measuring
    except asyncio.CancelledError:
        print("stopped: the games played are saved, and other workers can play the rest")
    finally:
        await store.close()
