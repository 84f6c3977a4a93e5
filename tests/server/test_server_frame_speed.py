"""The cost of a frame in decisions of the engine: a ratio, so that it holds on any machine.

Frames once took over half of the server's time without being noticed: interpreted code built the
trees of Heroes node by node, and the load test had run before Heroes existed. Each limit is halfway
between the present cost and the cost at that time.
"""

import time
from collections.abc import Callable

import pytest

import sandtable
from sandtable.core import Rng, State
from sandtable.server.tables.log import TableLog
from sandtable.server.tables.seat_frame import glance

FRAMES = 150
EVERY = 6
"""Decisions of a random game between two frames."""
TIMES = 3
"""Times that each frame is made. The fastest one counts: other programs empty the processor's
caches, which slows frames more than decisions."""
ROUNDS = 5
"""Most measurements per title."""


def processor_seconds(act: Callable[[], object]) -> float:
    began = time.process_time()
    act()
    return time.process_time() - began


def frame_of(state: State) -> Callable[[], object]:
    """Return a function that makes the first frame of a position for the seat that is asked."""
    log = TableLog(state.clone(), "00")
    log.noticed.asked = [0, 0]
    return lambda: glance(log, state.seat)


def cost_in_decisions(title: str) -> float:
    """Return the processor time of a frame for the seat that is asked, divided by that of a random
    decision."""
    game, rng = sandtable.load(title), Rng(2026)
    scenarios = [listing.id for listing in game.listings()]
    frames = decisions = 0
    seconds = [0.0, 0.0]

    def decide(state: State) -> None:
        options = state.options()
        state.play(options[rng.below(len(options))], rng, state.seat)

    while frames < FRAMES:
        state = game.start(scenarios[frames % len(scenarios)], rng)
        for step in range(150):
            if state.over:
                break
            if step % EVERY == 0:
                seconds[0] += min(processor_seconds(frame_of(state)) for _ in range(TIMES))
                frames += 1
            seconds[1] += processor_seconds(lambda state=state: decide(state))  # type: ignore[misc]
            decisions += 1
    return (seconds[0] / frames) / (seconds[1] / decisions)


@pytest.mark.parametrize("title", sandtable.TITLES)
def test_a_frame_costs_few_decisions(title: str) -> None:
    # The games are the same each time; only the load of the machine differs.
    most = sandtable.load(title).settings["checks"]["frame"]
    found: list[float] = []
    while len(found) < ROUNDS and (not found or found[-1] > most):
        found.append(cost_in_decisions(title))
    assert found[-1] <= most, found
