"""Texts of strangers are read in processes of their own, with little memory and a clock."""

import asyncio
import logging
import sys

from sandtable import sandbox
from sandtable.core import faults as said
from sandtable.server.agents.agent_pool import AgentProcess, Died
from sandtable.server.studio.check_worker import Answer, Question, failing

logger = logging.getLogger(__name__)

LIMITS = sandbox.Limits(memory=1 << 30, processor_seconds=600)
"""Of a process. One that has used up its time is replaced by a new one."""
CHECK_SECONDS = 5.0
TRIAL_SECONDS = 10.0
LONGEST = 1 << 22
WAITING = 8
"""Checks that may wait for a process; who comes later is told to try again."""
COMMAND = [sys.executable, "-m", "sandtable.server.studio.check_worker"]


class Busy(Exception):
    """Too many checks wait."""


class Checker:
    """Two processes: one for quick checks, one for trial games, so that no one waits for these."""

    def __init__(
        self,
        command: list[str] | None = None,
        limits: sandbox.Limits = LIMITS,
        check_seconds: float = CHECK_SECONDS,
        trial_seconds: float = TRIAL_SECONDS,
    ) -> None:
        self._seconds = (check_seconds, trial_seconds)
        self._processes = [AgentProcess(command or COMMAND, limits, LONGEST) for _ in range(2)]
        self._locks = [asyncio.Lock() for _ in range(2)]
        self._waiting = [0, 0]

    async def check(
        self, title: str, text: str, *, trial: bool = False, layout: bool = False
    ) -> Answer:
        """What is wrong with a text; its content where nothing is. Busy where too many wait."""
        which = int(trial)
        if self._waiting[which] >= WAITING:
            raise Busy
        self._waiting[which] += 1
        try:
            async with self._locks[which]:
                return await self._ask(which, Question(title, text, trial, layout))
        finally:
            self._waiting[which] -= 1

    async def _ask(self, which: int, question: Question) -> Answer:
        process = self._processes[which]
        try:
            async with asyncio.timeout(self._seconds[which]):
                return await process.ask(question, Answer)
        except TimeoutError:
            logger.warning("a check of %s took too long", question.title)
            await process.kill()
            return failing(said.NEVER_ENDS if question.trial else said.TOO_SLOW)
        except Died:
            # Out of memory, or of processor time: what was asked is the likely reason.
            logger.warning("the process for checks ended over a text of %s", question.title)
            await process.kill()
            return failing(said.TRIAL_FAILED if question.trial else said.TOO_SLOW)
        except asyncio.CancelledError:
            # Its answer would be taken for that to the next question.
            await process.kill()
            raise

    async def close(self) -> None:
        for process in self._processes:
            await process.kill()
