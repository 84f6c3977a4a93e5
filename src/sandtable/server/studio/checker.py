"""Checking users' texts in separate processes with little memory and a time limit."""

import asyncio
import logging
import signal
import sys

from msgspec import structs

from sandtable import sandbox
from sandtable.core import faults as said
from sandtable.server.agents.agent_pool import AgentProcess, Died
from sandtable.server.fair_turns import FairTurns
from sandtable.server.studio.check_worker import (
    Answer,
    Question,
    RecordAnswer,
    RecordQuestion,
    failing,
)

logger = logging.getLogger(__name__)

LIMITS = sandbox.Limits(memory=1 << 30, processor_seconds=600)
"""Limits of each process. One that has used up its time is replaced."""
CHECK_SECONDS = 5.0
TRIAL_SECONDS = 10.0
"""Limits of processor time per question, in seconds.

Time in which a process starts or waits for the processor does not count.
"""
PATIENCE = 6.0
"""Maximum total time of a question, as a multiple of its processor time."""
ENDS_WITHIN = 1.0
"""Seconds a process may take to end after it has closed its output."""
LONGEST = 1 << 24
WAITING = 16
"""Maximum number of waiting checks; further ones are refused."""
WAITING_OF_ONE = 4
"""Maximum number of waiting checks of one client: a user, or all guests of one network."""
CHECKS, TRIALS, EXTRAS = range(3)
"""Publishing, measuring and opening a table use trial games; edits and records can wait."""
COMMAND = [sys.executable, "-m", "sandtable.server.studio.check_worker"]


def too_slow(question: Question) -> Answer:
    logger.warning("checking a scenario of %s took too long", question.title)
    return failing(said.NEVER_ENDS if question.trial else said.TOO_SLOW)


class Checker:
    """One process for quick checks, one for trial games, one for other slow requests, so that none
    waits for another."""

    def __init__(
        self,
        command: list[str] | None = None,
        limits: sandbox.Limits = LIMITS,
        check_seconds: float = CHECK_SECONDS,
        trial_seconds: float = TRIAL_SECONDS,
        patience: float = PATIENCE,
    ) -> None:
        self._patience = patience
        self._seconds = (check_seconds, trial_seconds, trial_seconds)
        self._processes = [AgentProcess(command or COMMAND, limits, LONGEST) for _ in self._seconds]
        self._turns = [FairTurns(1, WAITING, WAITING_OF_ONE) for _ in self._seconds]

    async def check(self, client: str, question: Question) -> Answer:
        """Check a text; return its faults, or its content if it has none.

        TooManyWait if too many requests are waiting already, of all clients or of this one.
        """
        which = TRIALS if question.trial else EXTRAS if question.takes_long else CHECKS
        async with self._turns[which].turn(client):
            return await self._ask(which, structs.replace(question, seconds=self._seconds[which]))

    async def replay(self, client: str, question: RecordQuestion) -> RecordAnswer:
        """Replay a record, with the limits of a trial game."""
        process = self._processes[EXTRAS]
        seconds = self._seconds[EXTRAS]
        async with self._turns[EXTRAS].turn(client):
            try:
                async with asyncio.timeout(seconds * self._patience):
                    return await process.ask(
                        structs.replace(question, seconds=seconds), RecordAnswer
                    )
            except (TimeoutError, Died):
                logger.warning("replaying a record exceeded the time or memory limit")
                await process.kill()
                return RecordAnswer(wrong="replaying the record took too long")
            except asyncio.CancelledError:
                await process.kill()
                raise

    async def _ask(self, which: int, question: Question, again: bool = False) -> Answer:
        process = self._processes[which]
        try:
            async with asyncio.timeout(question.seconds * self._patience):
                return await process.ask(question, Answer)
        except TimeoutError:
            await process.kill()
            return too_slow(question)
        except Died:
            if await process.kill(ENDS_WITHIN) == -signal.SIGPROF:
                return too_slow(question)
            # The process ran out of memory, or of time used up by others: retry in a new one.
            if not again:
                return await self._ask(which, question, again=True)
            logger.warning("the checking process ended on a scenario of %s", question.title)
            return failing(said.TRIAL_FAILED if question.trial else said.TOO_SLOW)
        except asyncio.CancelledError:
            # Its late answer would be taken for the answer to the next question.
            await process.kill()
            raise

    async def close(self) -> None:
        for process in self._processes:
            await process.kill()
