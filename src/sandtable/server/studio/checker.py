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
    Search,
    failing,
)

logger = logging.getLogger(__name__)

LIMITS = sandbox.Limits(memory=1 << 30, processor_seconds=600)
"""Of a process. One that has used up its time is replaced by a new one."""
CHECK_SECONDS = 5.0
TRIAL_SECONDS = 10.0
"""Processor time of a question. A process that starts, or waits while others use the machine,
spends none."""
PATIENCE = 6.0
"""How much longer than its processor time a question may take in all."""
ENDS_WITHIN = 1.0
"""Seconds that a process which has closed its mouth may take to end."""
LONGEST = 1 << 24
WAITING = 16
"""Checks that may wait for a process; who comes later is told to try again."""
WAITING_OF_ONE = 4
"""Of them those of one client: a person with an account, or all guests of a network."""
CHECKS, TRIALS, EXTRAS = range(3)
"""Who publishes, measures or opens a table needs a trial game; edits and records can wait."""
COMMAND = [sys.executable, "-m", "sandtable.server.studio.check_worker"]


def too_slow(question: Question) -> Answer:
    logger.warning("a check of %s took too long", question.title)
    return failing(said.NEVER_ENDS if question.trial else said.TOO_SLOW)


class Checker:
    """A process for quick checks, one for trial games, and one for what takes long besides: none of
    them waits for another."""

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

    async def check(
        self,
        client: str,
        title: str,
        text: str,
        *,
        trial: bool = False,
        layout: bool = False,
        survey: str | None = None,
        edits: list[str] | None = None,
        helps: str = "",
        before: str | None = None,
        search: Search | None = None,
    ) -> Answer:
        """What is wrong with a text; its content where nothing is.

        TooManyWait where others, or too many requests of the same user, wait already.
        """
        quick = edits is None and search is None
        which = TRIALS if trial else CHECKS if quick else EXTRAS
        async with self._turns[which].turn(client):
            seconds = self._seconds[which]
            question = Question(
                title, text, trial, layout, survey, edits, helps, search, before, seconds
            )
            return await self._ask(which, question)

    async def replay(self, client: str, question: RecordQuestion) -> RecordAnswer:
        """Play a record again, as a trial game is played."""
        process = self._processes[EXTRAS]
        seconds = self._seconds[EXTRAS]
        async with self._turns[EXTRAS].turn(client):
            try:
                async with asyncio.timeout(seconds * self._patience):
                    return await process.ask(
                        structs.replace(question, seconds=seconds), RecordAnswer
                    )
            except (TimeoutError, Died):
                logger.warning("a record took too long, or too much")
                await process.kill()
                return RecordAnswer(wrong="playing the record again took too long")
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
            # Out of memory, or of the process's time, which others have used: a new one tells.
            if not again:
                return await self._ask(which, question, again=True)
            logger.warning("the process for checks ended over a text of %s", question.title)
            return failing(said.TRIAL_FAILED if question.trial else said.TOO_SLOW)
        except asyncio.CancelledError:
            # Its answer would be taken for that to the next question.
            await process.kill()
            raise

    async def close(self) -> None:
        for process in self._processes:
            await process.kill()
