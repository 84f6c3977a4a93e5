"""What a frame costs, in decisions of the engine: a ratio, so that it holds on any machine.

Frames took over half of the server's time before anyone noticed: trees of Heroes were built in
interpreted code, node by node, and the load test had been run before there were any. Each limit
is halfway between what a frame costs and what it cost then.
"""

import time
from collections.abc import Callable

import pytest

import sandtable
from sandtable.core import Rng, State
from sandtable.server.tables.log import TableLog
from sandtable.server.tables.seat_frame import glance

MOST_DECISIONS = {
    "undaunted-normandy": 95,
    "undaunted-north-africa": 120,
    "heroes-of-normandie": 255,
}
FRAMES = 150
EVERY = 6
"""Decisions of a random game between two frames."""
ROUNDS = 8
"""Measurements at most: other programs make the one as well as the other dearer, but not alike."""


def processor_seconds(act: Callable[[], object]) -> float:
    began = time.process_time()
    act()
    return time.process_time() - began


def cost_in_decisions(title: str) -> float:
    """The processor time of a frame for the seat that is asked, in that of a random decision."""
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
                log = TableLog(state.clone(), "00")
                log.noticed.asked = [0, 0]
                seat = state.seat
                seconds[0] += processor_seconds(lambda log=log, seat=seat: glance(log, seat))  # type: ignore[misc]
                frames += 1
            seconds[1] += processor_seconds(lambda state=state: decide(state))  # type: ignore[misc]
            decisions += 1
    return (seconds[0] / frames) / (seconds[1] / decisions)


@pytest.mark.parametrize("title", sandtable.TITLES)
def test_a_frame_costs_few_decisions(title: str) -> None:
    # The same games each time: what differs is the machine.
    found: list[float] = []
    while len(found) < ROUNDS and (not found or found[-1] > MOST_DECISIONS[title]):
        found.append(cost_in_decisions(title))
    assert found[-1] <= MOST_DECISIONS[title], found
