"""Agents and the coach at work, each in a process of its own, and their watchdog."""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import TypeVar

import msgspec

from sandtable.agents.coach_messages import Consultation, Counsel, Studied, Study
from sandtable.agents.worker import Question, fallback_line
from sandtable.packs import SURROUNDINGS as PACKS

logger = logging.getLogger(__name__)

Asked = Question | Study | Consultation
Answer = TypeVar("Answer")

SECONDS = 20.0
"""Timeout in seconds per line; after that the fallback plays."""
TRIES = 2
"""A process that dies need not be the agent's fault: it is asked once more in a new one."""
LONGEST_ANSWER = 1 << 20


class Died(Exception):
    """The process ended without an answer."""


class AgentProcess:
    """One process in which agents think, one question at a time; started when first asked."""

    def __init__(self, command: list[str]) -> None:
        self._command = command
        self._process: Process | None = None

    async def ask(self, question: Asked, gives: type[Answer]) -> Answer:
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
            # No agent is to find the server's secrets in its surroundings.
            surroundings = {
                key: value
                for key, value in os.environ.items()
                if key == PACKS or not key.startswith("SANDTABLE_")
            }
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, env=surroundings, limit=LONGEST_ANSWER
            )
        return self._process

    async def kill(self) -> None:
        """End the process, whatever it is doing."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class AgentPool:
    """The processes the agents think in. Who finds none idle waits for one, without a limit."""

    def __init__(
        self, workers: int = 0, seconds: float = SECONDS, command: list[str] | None = None
    ) -> None:
        self._seconds = seconds
        command = command or [sys.executable, "-m", "sandtable.agents.worker"]
        # The server itself wants a core too.
        workers = workers or max(1, (os.cpu_count() or 1) - 1)
        self._all = [AgentProcess(command) for _ in range(workers)]
        self._idle: asyncio.LifoQueue[AgentProcess] = asyncio.LifoQueue()
        for thinker in self._all:
            self._idle.put_nowait(thinker)

    async def line(self, question: Question) -> list[str]:
        """What an agent chooses; a legal line in its stead when it takes too long or dies."""
        answer = await self._ask(question, list[str], question.agent)
        return fallback_line(question) if answer is None else answer

    async def study(self, question: Study) -> Studied | None:
        """What the coach says of a line; None when it takes too long or dies."""
        return await self._ask(question, Studied, "the coach")

    async def counsel(self, question: Consultation) -> Counsel | None:
        """What the coach would play; None when it takes too long or dies."""
        return await self._ask(question, Counsel, "the coach")

    async def _ask(self, question: Asked, gives: type[Answer], who: str) -> Answer | None:
        thinker = await self._idle.get()
        try:
            for _ in range(TRIES):
                try:
                    return await asyncio.wait_for(thinker.ask(question, gives), self._seconds)
                except TimeoutError:
                    logger.warning("%s timed out at %s", who, question.scenario)
                    await thinker.kill()
                    break
                except Died:
                    logger.warning("%s crashed at %s", who, question.scenario)
                    await thinker.kill()
        except asyncio.CancelledError:
            # Its answer would be taken for that to the next question.
            await thinker.kill()
            raise
        finally:
            self._idle.put_nowait(thinker)
        return None

    async def close(self) -> None:
        for thinker in self._all:
            await thinker.kill()
