"""The queue of analyses of finished games, which run in other processes and are cached.

Users watching replays must not slow down those who play. So nothing is computed in the event loop,
each client may have only a few waiting questions, and clients take turns.
"""

import asyncio
import logging
import sys
from asyncio.subprocess import Process
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress

import msgspec

from sandtable import sandbox
from sandtable.server.fair_turns import FairTurns
from sandtable.server.finished_games import analysis_worker
from sandtable.server.finished_games.analysis_worker import (
    LENGTH,
    Answer,
    Draw,
    Estimate,
    Job,
    Question,
    framed,
)
from sandtable.server.store.log_entry import LogEntry

logger = logging.getLogger(__name__)

SECONDS = 30.0
"""Timeout of an answer in seconds."""
MOST_ESTIMATES = 8
"""Maximum number of waiting estimates and draws, since any number of battles can be requested."""
MOST_BYTES = 32 << 20
"""Maximum size of the cached answers, compressed."""
MOST_LOGS = 16
"""Number of cached logs, for viewers who step through a replay."""

ESTIMATES = "estimates"
ReadLog = Callable[[str], Awaitable[list[LogEntry]]]


class AnalysisProcess:
    """A process that replays finished games; started on first use."""

    def __init__(self) -> None:
        self._process: Process | None = None

    async def ask(self, job: Job) -> Answer:
        if self._process is None or self._process.returncode is not None:
            command = [sys.executable, "-m", analysis_worker.__name__]
            self._process = await sandbox.start(command, longest=1 << 24)
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(framed(msgspec.msgpack.encode(job)))
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
        return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Answer)

    async def kill(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class AnalysisQueue:
    """All questions about finished games in one server process."""

    def __init__(self, read_log: ReadLog, processes: int = 1) -> None:
        """``processes``: 0 answers in a thread of this process, for tests."""
        self._read_log = read_log
        self._idle = [AnalysisProcess() for _ in range(processes)]
        self._all = list(self._idle)
        self._turns = FairTurns(max(1, processes))
        self._estimates = FairTurns(1, most=MOST_ESTIMATES, most_of_one=1)
        self._under_way: dict[Question, asyncio.Task[Answer]] = {}
        self._kept: OrderedDict[Question, Answer] = OrderedDict()
        self._bytes = 0
        self._logs: OrderedDict[tuple[str, float], list[LogEntry]] = OrderedDict()

    async def answer(self, client: str, request: Question) -> Answer:
        """Return the answer to a question.

        TooManyWait if too many are waiting; TimeoutError or OSError if the process failed.
        """
        kept = self._kept.get(request)
        if kept is not None:
            self._kept.move_to_end(request)
            return kept
        task = self._under_way.get(request)
        if task is None:
            # Shared and shielded: others may ask the same, and the first client may disconnect.
            task = self._under_way[request] = asyncio.create_task(self._find(client, request))
            task.add_done_callback(lambda _: self._under_way.pop(request, None))
        return await asyncio.shield(task)

    async def _find(self, client: str, request: Question) -> Answer:
        async with AsyncExitStack() as stack:
            if isinstance(request, Estimate | Draw):
                # All estimates together take turns with the viewers of games as one client.
                await stack.enter_async_context(self._estimates.turn(client))
                client = ESTIMATES
            await stack.enter_async_context(self._turns.turn(client))
            answer = await self._ask(Job(request, await self._log(request)))
        self._keep(request, answer)
        return answer

    async def _log(self, request: Question) -> list[LogEntry]:
        if isinstance(request, Estimate | Draw):
            return []
        key = request.row.id, request.row.touched
        if key not in self._logs:
            self._logs[key] = await self._read_log(request.row.id)
            if len(self._logs) > MOST_LOGS:
                self._logs.popitem(last=False)
        return self._logs[key]

    async def _ask(self, job: Job) -> Answer:
        if not self._all:
            return await asyncio.to_thread(analysis_worker.answer, job)
        process = self._idle.pop()
        try:
            return await asyncio.wait_for(process.ask(job), SECONDS)
        except BaseException as error:
            logger.warning("analysis failed: %s", type(error).__name__)
            await process.kill()
            if isinstance(error, asyncio.IncompleteReadError | msgspec.DecodeError):
                raise OSError("the analysis process ended") from error
            raise
        finally:
            self._idle.append(process)

    def _keep(self, request: Question, answer: Answer) -> None:
        self._kept[request] = answer
        self._bytes += len(answer.packed)
        while self._bytes > MOST_BYTES:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= len(oldest.packed)

    async def close(self) -> None:
        for task in list(self._under_way.values()):
            task.cancel()
        await asyncio.gather(*self._under_way.values(), return_exceptions=True)
        for process in self._all:
            await process.kill()
