"""The processes of agents and the coach, with timeouts."""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import Process
from contextlib import suppress
from typing import TypeVar

import msgspec

from sandtable import sandbox
from sandtable.agents import LEVELS
from sandtable.agents.coach_messages import Consultation, Counsel, Studied, Study
from sandtable.agents.worker import Question, fallback_line
from sandtable.server.agents.thinking_queue import UNKNOWN, Asker, ThinkingQueue

logger = logging.getLogger(__name__)

Asked = Question | Study | Consultation
Answer = TypeVar("Answer")

SECONDS = 20.0
"""Timeout in seconds per line; after that the fallback plays."""
ANSWER_SECONDS = 10.0
"""Seconds within which a player should have an answer; searching agents share this time."""
STUDY_SECONDS = 30.0
"""Timeout of a coach's study, which is less urgent."""
TRIES = 2
"""Attempts per question, because a crash may not be the agent's fault."""
LONGEST_ANSWER = 1 << 20


def loop_time() -> float:
    return asyncio.get_running_loop().time()


class Died(Exception):
    """The process ended without an answer."""


class AgentProcess:
    """A process for agents that answers one question at a time; started on first use."""

    def __init__(
        self,
        command: list[str],
        limits: sandbox.Limits = sandbox.DEFAULT,
        longest: int = LONGEST_ANSWER,
    ) -> None:
        self._command = command
        self._limits = limits
        self._longest = longest
        self._process: Process | None = None

    async def ask(self, question: msgspec.Struct, gives: type[Answer]) -> Answer:
        try:
            process = await self._running()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(msgspec.json.encode(question) + b"\n")
            await process.stdin.drain()
            return msgspec.json.decode(await process.stdout.readline(), type=gives)
        except (OSError, ValueError) as error:
            raise Died from error

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await sandbox.start(self._command, self._limits, self._longest)
        return self._process

    async def kill(self, patience: float = 0.0) -> int:
        """End the process; return its exit status, or 0 if none was running.

        A process that ends by itself within ``patience`` seconds shows why in its status; a killed
        one does not.
        """
        process, self._process = self._process, None
        if process is None:
            return 0
        if patience:
            with suppress(TimeoutError):
                return await asyncio.wait_for(process.wait(), patience)
        with suppress(ProcessLookupError):
            process.kill()
        return await process.wait()


class AgentPool:
    """The processes that agents think in.

    Questions queue for an idle process; the longer the queue, the less time searches get.
    """

    def __init__(
        self,
        workers: int = 0,
        seconds: float = SECONDS,
        command: list[str] | None = None,
    ) -> None:
        self._seconds = seconds
        command = command or [sys.executable, "-m", "sandtable.agents.worker"]
        # Leave one core to the server.
        workers = workers or max(1, (os.cpu_count() or 1) - 1)
        self._all = [AgentProcess(command) for _ in range(workers + 1)]
        self._queue = ThinkingQueue(self._all[1:], self._all[0], loop_time)

    def others_waiting(self, table: str) -> int:
        """Return the number of games and studies waiting, apart from the given table."""
        return self._queue.waiting - self._queue.has_place(table)

    async def line(self, question: Question, table: str = "", asker: Asker = UNKNOWN) -> list[str]:
        """Return an agent's line, or a legal fallback line if it times out or crashes.

        Raises QueueFull if too many are waiting.
        """
        quick = question.agent not in LEVELS
        async with self._queue.turn(table, ANSWER_SECONDS, quick, asker) as process:
            if not quick:
                seconds = min(question.seconds, self._queue.share())
                question = msgspec.structs.replace(question, seconds=seconds)
            answer = await self._ask(process, question, list[str], question.agent)
        return fallback_line(question) if answer is None else answer

    async def study(self, question: Study) -> Studied | None:
        """Return the coach's analysis of a line; None if it times out or crashes."""
        async with self._queue.turn("", STUDY_SECONDS) as process:
            return await self._ask(process, question, Studied, "the coach")

    async def counsel(self, question: Consultation) -> Counsel | None:
        """Return the coach's suggestion; None if it times out or crashes."""
        async with self._queue.turn("", ANSWER_SECONDS) as process:
            return await self._ask(process, question, Counsel, "the coach")

    async def _ask(
        self, process: AgentProcess, question: Asked, gives: type[Answer], who: str
    ) -> Answer | None:
        try:
            for _ in range(TRIES):
                try:
                    return await asyncio.wait_for(process.ask(question, gives), self._seconds)
                except TimeoutError:
                    logger.warning("%s timed out at %s", who, question.scenario)
                    await process.kill()
                    break
                except Died:
                    logger.warning("%s crashed at %s", who, question.scenario)
                    await process.kill()
        except asyncio.CancelledError:
            # Otherwise its late answer would be taken for the answer to the next question.
            await process.kill()
            raise
        return None

    async def close(self) -> None:
        for process in self._all:
            await process.kill()
