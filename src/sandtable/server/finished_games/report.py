"""The after-action report: how a finished game came to its end.

The record is replayed from its first entry. The system's chronicle supplies what the report needs
to know of its rules: which rolls decide something, which events are losses, which mattered.
"""

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt

import sandtable
from sandtable.core import Event, Record, SandtableError
from sandtable.core.record import OUTCOME
from sandtable.core.report_parts import Mattered, Roll
from sandtable.server.tables.live_table import LiveTable
from sandtable.server.tables.log import raw
from sandtable.server.wire import Player
from sandtable.server.wire import report as wire

MOST_MOMENTS = 7
"""Maximum number of key moments, including the end."""


@dataclass
class LuckTracker:
    """The dice of one side so far."""

    rolled: int = 0
    hit: int = 0
    luck: float = 0.0
    variance: float = 0.0

    def take(self, roll: Roll) -> None:
        self.rolled += roll.decides
        self.hit += roll.decides and roll.value == 1.0
        self.luck += roll.value - roll.mean
        self.variance += roll.variance


@dataclass
class ReportBuilder:
    """Data collected while a record is replayed."""

    fortunes: list[LuckTracker]
    points: list[list[int]]
    luck: list[list[float]]
    band: list[list[float]]
    ends: list[int] = field(default_factory=lambda: [0])
    """Number of entries at the end of each round."""
    round: int = 0
    losses: Counter[tuple[str, str]] = field(default_factory=Counter)
    figures: Counter[tuple[str, str]] = field(default_factory=Counter)
    moments: list[tuple[float, wire.KeyMoment]] = field(default_factory=list)
    decisive: Event | None = None

    def close_round(self, entry: int, points: list[int]) -> None:
        self.ends.append(entry)
        for seat, fortune in enumerate(self.fortunes):
            self.points[seat].append(points[seat])
            self.luck[seat].append(round(fortune.luck, 3))
            self.band[seat].append(round(sqrt(fortune.variance), 3))


class Reader:
    """Replays a record and collects the data of its report."""

    def __init__(self, record: Record) -> None:
        self.past = record.at(0)
        scenario = record.state.scenario
        self.game = sandtable.load(scenario.title)
        self.seats = scenario.seats
        teller = self.game.facets.chronicle(self.past.state)
        if teller is None:
            raise SandtableError(f"{self.game.id} has no report")
        self.teller = teller
        self.roll: Roll | None = None
        """The last attack, while events may still follow from it."""
        start = self._points()
        self.story = ReportBuilder(
            [LuckTracker() for _ in self.seats],
            [[points] for points in start],
            [[0.0] for _ in self.seats],
            [[0.0] for _ in self.seats],
        )
        for entry in record.entries:
            if entry.kind == OUTCOME:
                self._take_roll(entry.text)
            self.past.follow(entry)
            self._take_events(self.past.events[-1])
        self._close_round()

    def _close_round(self) -> None:
        self.story.close_round(len(self.past.entries), self._points())

    def _points(self) -> list[int]:
        return [self.teller.points(self.past.state, seat) for seat in range(len(self.seats))]

    def _take_roll(self, text: str) -> None:
        state = self.past.state
        roll = self.teller.roll(state, state.parse_outcome(text))
        if roll is not None:
            self.roll = roll
            self.story.fortunes[roll.seat].take(roll)

    def _take_events(self, events: list[Event]) -> None:
        story = self.story
        story.decisive = None
        for hidden in events:
            event = hidden.whole()
            if event.kind == self.teller.heading[0]:
                number = event.args[self.teller.heading[1]]
                assert isinstance(number, int)
                if number > 1:
                    self._close_round()
                story.round = number
            if event.kind in self.teller.fresh_start:
                self.roll = None
            if event.kind in self.teller.decisive:
                story.decisive = event
            self._count(event)
            self._consider(event)

    def _count(self, event: Event) -> None:
        if (loss := self.teller.loss(event)) is not None:
            self.story.losses[loss] += 1
        if (figure := self.teller.count(event)) is not None:
            self.story.figures[figure] += 1

    def _consider(self, event: Event) -> None:
        roll = self.roll if self.roll is not None and self.roll.decides else None
        if event.kind == "game_over":
            found: Mattered | None = (float("inf"), "end", event)
            roll = None
        else:
            found = self.teller.moment(event, roll)
        if found is not None:
            weight, kind, told = found
            moment = wire.KeyMoment(
                entry=len(self.past.entries),
                round=max(1, self.story.round),
                side=str(told.args.get("side", "")),
                kind=kind,
                event=raw(self.game.dress(told).data()),
                chance=None if roll is None else round(roll.chance, 4),
            )
            self.story.moments.append((weight, moment))


def key_moments(found: list[tuple[float, wire.KeyMoment]]) -> list[wire.KeyMoment]:
    """Return the most important moments, in chronological order."""
    by_weight = sorted(range(len(found)), key=lambda index: (-found[index][0], index))
    return [found[index][1] for index in sorted(by_weight[:MOST_MOMENTS])]


def report(table: LiveTable, players: list[Player], seconds: float) -> wire.Report:
    """Return the report of a finished game at a table."""
    record = table.log.record
    reader = Reader(record)
    story, teller, state = reader.story, reader.teller, record.state
    return wire.Report(
        table=table.row.id,
        title=table.row.title,
        scenario=table.row.scenario,
        players=players,
        winner=None if state.winner < 0 else table.names[state.winner],
        ending=state.ending,
        decisive=None if story.decisive is None else raw(reader.game.dress(story.decisive).data()),
        rounds=len(story.points[0]) - 1,
        rules=state.scenario.rules_version,
        ends=story.ends,
        seconds=seconds,
        points=[
            wire.ScoreLine(name, story.points[seat], teller.goal(state, seat))
            for seat, name in enumerate(table.names)
        ],
        casualties=casualties(story.losses, table.names),
        luck=[
            wire.LuckLine(
                side=name,
                rolled=fortune.rolled,
                hit=fortune.hit,
                expected=round(fortune.hit - fortune.luck, 3),
                luck=story.luck[seat],
                band=story.band[seat],
            )
            for seat, (name, fortune) in enumerate(zip(table.names, story.fortunes, strict=True))
        ],
        moments=key_moments(story.moments),
        figures=[
            wire.Figure(key, counts, sum(counts.values()) if is_share else 0)
            for key, is_share in teller.figures
            for counts in [{name: story.figures[name, key] for name in table.names}]
        ],
        rematch=table.row.rematch,
    )


def casualties(losses: Counter[tuple[str, str]], names: list[str]) -> list[wire.Losses]:
    """Return losses by kind of unit, the highest first."""
    units = dict.fromkeys(unit for _, unit in losses)
    rows = [wire.Losses(unit, {name: losses[name, unit] for name in names}) for unit in units]
    return sorted(rows, key=lambda row: (-sum(row.lost.values()), row.unit))
