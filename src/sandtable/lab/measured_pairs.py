"""Playing the games of a measurement in pairs and counting what happens in them.

As a process (``python -m sandtable.lab.measured_pairs``) it reads orders as lines of JSON from
standard input and answers each with a line. The server starts it by name in a sandbox, without
importing the lab.
"""

import os
import signal
import sys
import time

import msgspec

from sandtable.core import Record, SandtableError, made_scenarios
from sandtable.lab.games import Fixture, Played, play, standings
from sandtable.measuring.pair_orders import Order, Pair
from sandtable.measuring.tally import LINES_STEP, Tally

MOST_CHOICES = 50_000
"""Record entries after which a game is abandoned as endless."""


class NeverEnds(SandtableError):
    """A game exceeded ``MOST_CHOICES``."""


class Trail:
    """Statistics of a game: counters at the end of each round, losses and points."""

    def __init__(self, tally: Tally) -> None:
        self._tally = tally
        self._round = -1
        self._seen = 0
        self._bought: set[tuple[str, str]] = set()
        self._lead = 0
        """The side that last led: 1 or -1; 0 for none yet."""
        self.changes: int | None = 0

    def see(self, record: Record) -> None:
        state = record.state
        if len(record.entries) > MOST_CHOICES:
            raise NeverEnds("the game does not end")
        if self._round < 0:
            self._chronicle = state.scenario.facets.chronicle(state)
            self._round = 0
            self._note_points(record)
            self._round = max(1, int(state.rounds()))
        self._note_losses(record)
        # A round is counted when the next one starts or the game is over.
        if int(state.rounds()) > self._round or state.over:
            self._note_places(record)
            self._note_points(record)
            self._round = int(state.rounds())
            if state.over and self._chronicle is not None:
                self._tally.at_limit += state.ending in self._chronicle.at_limit
                for side, card in self._bought:
                    _count(self._tally.bought, side, card)
                for aim in self._chronicle.decided(state):
                    _count(self._tally.decided, state.scenario.seats[int(state.winner)], aim)

    def _note_losses(self, record: Record) -> None:
        new = [event for events in record.events[self._seen :] for event in events]
        self._seen = len(record.events)
        if self._chronicle is None or not new:
            return
        seats = record.state.scenario.seats
        for side, place in self._chronicle.fallen(record.state, new):
            if place and side in seats:
                self._heat(place)[2 * seats.index(side) + 1] += 1
        self._bought |= {
            taken for event in new if (taken := self._chronicle.bought(event)) is not None
        }

    def _note_places(self, record: Record) -> None:
        if self._chronicle is None:
            return
        for seat in range(2):
            for place in self._chronicle.standing(record.state, seat):
                self._heat(place)[2 * seat] += 1

    def _heat(self, place: str) -> list[int]:
        return self._tally.heat.setdefault(self._round, {}).setdefault(place, [0, 0, 0, 0])

    def _note_points(self, record: Record) -> None:
        one, other = standings(record)
        if one is None or other is None:
            self.changes = None
        elif one != other and self.changes is not None:
            lead = 1 if one > other else -1
            self.changes += self._lead == -lead
            self._lead = lead
        if self._chronicle is None:
            return
        state = record.state
        points = [self._chronicle.points(state, seat) for seat in range(2)]
        self._tally.goal = [self._chronicle.goal(state, seat) for seat in range(2)]
        where = self._tally.final if state.over else self._tally.points
        here = where.setdefault(self._round, [0, 0, 0])
        for place, value in enumerate([*points, 1]):
            here[place] += value


def _count(by_side: dict[str, dict[str, int]], side: str, what: str) -> None:
    counts = by_side.setdefault(side, {})
    counts[what] = counts.get(what, 0) + 1


def count(tally: Tally, played: Played, trail: Trail) -> None:
    """Add the result of one game."""
    tally.games += 1
    tally.wins += played.winner == 0
    tally.draws += played.winner < 0
    by_winner = tally.endings.setdefault(played.ending, {})
    by_winner[played.winner] = by_winner.get(played.winner, 0) + 1
    tally.rounds[played.rounds] = tally.rounds.get(played.rounds, 0) + 1
    step = played.lines // LINES_STEP
    tally.lines[step] = tally.lines.get(step, 0) + 1
    if played.first >= 0:
        tally.began[played.first][0] += 1
        tally.began[played.first][1] += round(2 * played.score(0))
    if played.half is not None and played.half[0] != played.half[1] and played.winner >= 0:
        tally.behind[0] += 1
        tally.behind[1] += played.winner == (0 if played.half[0] < played.half[1] else 1)
    if trail.changes is not None:
        tally.led += 1
        tally.changes += trail.changes


def fixtures(order: Order) -> tuple[Fixture, Fixture]:
    """Return the two games of an order."""
    scenario = made_scenarios.remember(order.title, order.content)
    agents = (order.agent, order.agent)
    first = Fixture(
        order.title, scenario, agents, order.seed, order.pair, order.fraction,
        content=order.content,
    )  # fmt: skip
    return first, first.paired()


def play_pair(order: Order) -> Pair:
    tally = Tally()
    began = time.perf_counter()
    for fixture in fixtures(order):
        trail = Trail(tally)
        count(tally, play(fixture, observer=trail), trail)
    return Pair(tally.halves, tally, time.perf_counter() - began)


def score_of(order: Order) -> int:
    """Return the first side's score in both games, in half points, without other statistics."""
    return sum(round(2 * play(fixture).score(0)) for fixture in fixtures(order))


def answer(order: Order) -> Pair:
    """Play a pair, and report any error as a result: an unforeseen scenario must not end the
    process."""
    try:
        return play_pair(order)
    except NeverEnds:
        return Pair(0, Tally(), 0.0, "never-ends")
    except Exception:
        return Pair(0, Tally(), 0.0, "failed")


def stand_back() -> None:
    """Lower the priority of the process, so that it uses only idle processor time."""
    scheduler = getattr(os, "sched_setscheduler", None)
    if scheduler is not None:
        scheduler(0, os.SCHED_IDLE, os.sched_param(0))


def main() -> None:
    # Ctrl+C is for the server; this process ends when the server does.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    stand_back()
    for line in sys.stdin.buffer:
        pair = answer(msgspec.json.decode(line, type=Order))
        sys.stdout.buffer.write(msgspec.json.encode(pair) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
