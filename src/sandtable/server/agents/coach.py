"""The coach: reviews of a side's finished game, and advice during a game.

It uses the agents' processes for one question at a time per server process, so that agents never
wait long for it. Its results are cached, and a review continues only while a client polls for it.
"""

import asyncio
import logging
import zlib
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import takewhile

from msgspec.structs import replace

from sandtable.agents import LEVELS, playing
from sandtable.agents.coach_messages import Consultation, Studied, StudiedLine, Study
from sandtable.core import Record, State
from sandtable.core.line import is_complete
from sandtable.core.record import CHOICE
from sandtable.server.agents.agent_pool import AgentPool
from sandtable.server.wire import report as wire

logger = logging.getLogger(__name__)

ROUNDS = 100
"""Search rounds per line in the first pass."""
ROUNDS_AGAIN = 500
"""Search rounds per line in the second pass, for the seemingly most costly lines."""
ROUNDS_ASKED = 400
"""Search rounds for advice during a game."""
SUSPECTS = 8
"""Number of suspicious lines analysed a second time, to filter out noise."""
MOST_COSTLY = 5
LEAST_COST = 0.04
"""Minimum cost in winning chance; smaller values are within the error."""
PATIENCE = 30.0
"""Seconds a review continues after the last poll."""
MOST_KEPT = 200


def taught(title: str) -> bool:
    """Whether the coach supports a title: the agents that search must play it."""
    return LEVELS[-1] in playing(title)


@dataclass(frozen=True, slots=True)
class LineContext:
    """A line of a finished game."""

    entry: int
    """Number of entries before it."""
    seat: int
    moves: list[str]
    free: bool
    """Whether the player had any choice."""


def passages(record: Record) -> Iterator[LineContext]:
    """Yield the lines of a game, each with its seat and its first entry."""
    past = record.at(0)
    begun: LineContext | None = None
    for entry, one in enumerate(record.entries):
        if one.kind != CHOICE:
            if begun is not None:
                yield begun
            begun = None
        else:
            decision = past.state.decision(one.seat)
            assert decision is not None
            goes_on = begun is not None and begun.seat == one.seat
            if begun is not None and (not goes_on or is_complete(past.state, decision)):
                yield begun
                begun = None
            moves = [] if begun is None else begun.moves
            free = (begun is not None and begun.free) or len(decision.options) > 1
            start = entry if begun is None else begun.entry
            begun = LineContext(start, one.seat, [*moves, one.text], free)
        past.follow(one)
    if begun is not None:
        yield begun


def round_of(state: State) -> int:
    """Return the current round, or turn; at least 1."""
    return max(1, int(state.rounds()))


def seed_of(table: str, entry: int) -> int:
    """Return the seed for a position, so that repeated analyses agree."""
    return zlib.crc32(f"{table} {entry}".encode())


@dataclass(slots=True)
class Finding:
    """The latest result of a studied line."""

    entry: int
    round: int
    studied: Studied
    study: Study | None
    """The question, kept if the line is to be studied a second time."""


@dataclass
class ReviewJob:
    """The review of one side's game, as far as it is done."""

    table: str
    title: str
    scenario: str
    seat: int
    record: Record
    passages: list[LineContext]
    past: Record
    """The record replayed up to the next line."""
    found: list[Finding] = field(default_factory=list)
    costly: list[wire.CostlyLine] = field(default_factory=list)
    done: int = 0
    asked: float = 0.0
    """When a client last polled for it."""
    work: asyncio.Task[None] | None = None

    @property
    def whole(self) -> int:
        return len(self.passages) + SUSPECTS

    def next_study(self) -> Study:
        """Return the question about the next line."""
        passage = self.passages[self.done]
        for entry in self.record.entries[len(self.past.entries) : passage.entry]:
            self.past.follow(entry)
        # Events are not needed, and hundreds of jobs are kept.
        self.past.events.clear()
        own = passage.seat == self.seat and passage.free
        return Study(
            title=self.title,
            scenario=self.scenario,
            seat=self.seat,
            cells=self.past.state.view(self.seat).cells(),
            seed=seed_of(self.table, passage.entry),
            rounds=ROUNDS,
            rules=self.past.state.scenario.rules_version,
            played=passage.moves if own else [],
            content=self.past.state.scenario.content,
        )

    def take(self, study: Study, studied: Studied | None) -> None:
        """Store the result for the next line; None if it failed."""
        if studied is not None:
            entry, suspect = len(self.past.entries), studied.cost >= LEAST_COST
            finding = Finding(entry, round_of(self.past.state), studied, study if suspect else None)
            self.found.append(finding)
        self.done += 1

    def only_order(self, entry: int, better: StudiedLine | None) -> bool:
        """Whether the better line was also played later in the same turn, which is no mistake."""
        if better is None:
            return False
        moves = [step.move for step in better.steps]
        later = (passage for passage in self.passages if passage.entry > entry)
        same_turn = takewhile(lambda passage: passage.seat == self.seat, later)
        return any(passage.moves == moves for passage in same_turn)

    def review(self) -> wire.Review:
        chances = [
            wire.ChanceAt(finding.entry, finding.round, finding.studied.chance)
            for finding in self.found
        ]
        finished = self.done >= self.whole
        if finished:
            state = self.record.state
            last = 0.5 if state.winner < 0 else float(state.winner == self.seat)
            chances.append(wire.ChanceAt(len(self.record.entries), round_of(state), last))
        return wire.Review(
            side=self.record.state.scenario.seats[self.seat],
            state="done" if finished else "working",
            done=self.done,
            whole=self.whole,
            chances=chances,
            costly=self.costly,
        )


class Coach:
    """The reviews and the advice of one server process."""

    def __init__(self, thinkers: AgentPool) -> None:
        self._thinkers = thinkers
        self._one_at_a_time = asyncio.Semaphore(1)
        self._looking: OrderedDict[tuple[str, int], ReviewJob] = OrderedDict()
        self._advice: OrderedDict[tuple[str, int, int], wire.Advice] = OrderedDict()

    def knows(self, table: str, seat: int) -> bool:
        """Whether a review of this game exists."""
        return (table, seat) in self._looking

    def review(self, table: str, record: Record, seat: int) -> wire.Review:
        """Return a review as far as it is done, and continue it."""
        scenario = record.state.scenario
        looking = self._looking.get((table, seat))
        if looking is None:
            looking = ReviewJob(
                table, scenario.title, scenario.id, seat, record, list(passages(record)),
                record.at(0),
            )  # fmt: skip
            self._looking[table, seat] = looking
            self._forget()
        self._looking.move_to_end((table, seat))
        looking.asked = asyncio.get_running_loop().time()
        if looking.work is None and looking.done < looking.whole:
            looking.work = asyncio.create_task(self._look_through(looking))
        return looking.review()

    def _forget(self) -> None:
        idle = [key for key, looking in self._looking.items() if looking.work is None]
        for key in idle[: max(0, len(self._looking) - MOST_KEPT)]:
            del self._looking[key]

    async def _look_through(self, looking: ReviewJob) -> None:
        now = asyncio.get_running_loop().time
        try:
            while looking.done < len(looking.passages):
                if now() - looking.asked > PATIENCE:
                    return
                study = looking.next_study()
                looking.take(study, await self._study(study))
            await self._look_again(looking)
        except Exception:
            logger.exception("coach failed on table %s", looking.table)
            looking.done = looking.whole
        finally:
            looking.work = None

    async def _look_again(self, looking: ReviewJob) -> None:
        """Study the seemingly most costly lines again, with more rounds and another seed."""
        found_wrong = [
            one for one in looking.found if not looking.only_order(one.entry, one.studied.better)
        ]
        suspects = sorted(found_wrong, key=lambda finding: -finding.studied.cost)[:SUSPECTS]
        costly: list[tuple[float, wire.CostlyLine]] = []
        looking.done = len(looking.passages)
        for one in suspects:
            if one.study is not None:
                again = replace(one.study, seed=one.study.seed + 1, rounds=ROUNDS_AGAIN)
                found = await self._study(again)
                one.studied = found or one.studied
                if found is not None and found.cost >= LEAST_COST:
                    assert found.played is not None
                    assert found.better is not None
                    line = wire.CostlyLine(
                        one.entry, one.round, found.played, found.better, found.reasons
                    )
                    if not looking.only_order(one.entry, found.better):
                        costly.append((found.cost, line))
            looking.done += 1
        costly.sort(key=lambda line: -line[0])
        looking.costly = [line for _, line in costly[:MOST_COSTLY]]
        looking.done = looking.whole

    async def _study(self, study: Study) -> Studied | None:
        async with self._one_at_a_time:
            return await self._thinkers.study(study)

    async def advise(self, table: str, state: State, seat: int, at: int) -> wire.Advice | None:
        """Return advice for a seat; None if it failed. ``at`` identifies the position at the
        table."""
        key = (table, seat, at)
        if key not in self._advice:
            scenario = state.scenario
            question = Consultation(
                title=scenario.title,
                scenario=scenario.id,
                seat=seat,
                cells=state.view(seat).cells(),
                seed=seed_of(table, at),
                rounds=ROUNDS_ASKED,
                rules=scenario.rules_version,
                content=scenario.content,
            )
            async with self._one_at_a_time:
                found = await self._thinkers.counsel(question)
            if found is None:
                return None
            self._advice[key] = wire.Advice(
                scenario.seats[seat], found.chance, found.lines, found.reasons
            )
            if len(self._advice) > MOST_KEPT:
                self._advice.popitem(last=False)
        return self._advice[key]

    async def close(self) -> None:
        work = [looking.work for looking in self._looking.values() if looking.work is not None]
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)
