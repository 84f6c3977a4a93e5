"""Agents at work: in a process of their own, with nothing but the view."""

import asyncio
import logging
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

import sandtable
from sandtable.agents import make

logger = logging.getLogger(__name__)

SECONDS = 20.0
"""So long an agent may think about one line; then the watchdog plays for it."""
COMPLETE = "turn"


def find_line(
    title: str, scenario: str, seat: int, cells: list[int], agent: str, seed: int
) -> list[str]:
    """A whole line of an agent's choices, up to chance, the other seat, or the next card."""
    game = sandtable.load(title)
    view = game.restore_view(scenario, seat, cells)
    player = make(agent, seed)
    line: list[str] = []
    while True:
        decision = view.decision()
        if decision is None or (line and decision.prompt == COMPLETE):
            return line
        move = player.decide(view, decision)
        line.append(move.text)
        position = view.position
        position.choose(move, seat)
        if position.over:
            return line
        view = position.view(seat)


def first_line(title: str, scenario: str, seat: int, cells: list[int]) -> list[str]:
    """What the watchdog plays: the last option, which ends a turn or bids what is worth least."""
    view = sandtable.load(title).restore_view(scenario, seat, cells)
    decision = view.decision()
    return [] if decision is None else [decision.options[-1].text]


class Thinkers:
    """The process the agents think in, and its watchdog."""

    def __init__(self, workers: int = 1, seconds: float = SECONDS) -> None:
        self._workers = workers
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A forked child would hold the server's sockets.
            self._pool = ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"))
        return self._pool

    async def line(
        self, title: str, scenario: str, seat: int, cells: list[int], agent: str, seed: int
    ) -> list[str]:
        """What an agent chooses; a sensible line in its stead when it takes too long or dies."""
        loop = asyncio.get_running_loop()
        work = loop.run_in_executor(
            self._running(), find_line, title, scenario, seat, cells, agent, seed
        )
        try:
            return await asyncio.wait_for(work, self._seconds)
        except TimeoutError:
            logger.warning("an agent took too long at %s/%s", title, scenario)
        except BrokenProcessPool:
            logger.warning("the agents' process died at %s/%s", title, scenario)
        self.close()
        return first_line(title, scenario, seat, cells)

    def close(self) -> None:
        """End the process, whatever it is doing."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)
