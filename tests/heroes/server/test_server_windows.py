"""The other side must not notice whether a player is asked to play a card (HN-3.10).

Two tables differ only in a hand that the viewer does not see. Both are continued in the same way,
and the asked seat passes. The viewer must be sent the same messages in the same order, byte by
byte, whether its opponent was asked or not.
"""

import asyncio
import itertools
import time
from dataclasses import replace
from typing import Any, cast

import msgspec
import pytest
from fake_clock import FakeClock
from hidden_things import random_log
from option_trees import asked

import sandtable
from sandtable.core import Rng
from sandtable.core.line import follow
from sandtable.heroes.model.codes import CHOOSING
from sandtable.heroes.model.moments import kind_of
from sandtable.heroes.model.state import Skirmish
from sandtable.server.accounts.identity import Guest
from sandtable.server.store.batch_writer import Append, Summary
from sandtable.server.store.log_entry import LogEntry
from sandtable.server.store.store import SeatRow, TableRow
from sandtable.server.tables.answer_times import BLUR, LONGEST, USUAL
from sandtable.server.tables.hub import Hub
from sandtable.server.tables.live_table import LiveTable
from sandtable.server.tables.log import TableLog

GAME = sandtable.load("heroes-of-normandie")
SECRET = ("card", "show", "discard", "ask")
"""Moves that may differ with another hand, or that reveal something about it."""
LINES = 30


class Forgetful:
    """A store that stores nothing."""

    is_shared = False
    clock = FakeClock()

    async def append(self, append: Append) -> None:
        pass

    async def log(self, table: str, first: int = 0) -> list[LogEntry]:
        return []


class Browser:
    """Records everything that a seat is sent."""

    def __init__(self, table: LiveTable, seat: int) -> None:
        self.guest = Guest()
        self.seat: int | None = seat
        self.events = 0
        self.seen: int | None = None
        self.table = table
        self.got: list[bytes] = []
        table.watchers[self] = None

    def look(self) -> None:
        self.got.append(msgspec.json.encode(self.table.frame(self)))

    def come_again(self) -> None:
        raise AssertionError("no browser loses its seat here")


def seated(log: TableLog) -> LiveTable:
    seats = tuple(SeatRow(seat, "guest", f"g{seat}", f"G{seat}", "", "00") for seat in (0, 1))
    scenario = log.state.scenario
    summary = Summary("running", 0, 1, -1, "", scenario.rules_version)
    row = TableRow(
        "t",
        scenario.title,
        scenario.rules_version,
        scenario.id,
        "00" * 16,
        "",
        0,
        None,
        summary,
        0.0,
        0.0,
        seats,
    )
    return LiveTable(row, log, FakeClock())


def with_another_hand(log: TableLog, seat: int, rng: Rng) -> TableLog:
    """Return the same table, except that a side has drawn other cards."""
    other = log.fork()
    state = cast(Skirmish, log.state.clone())
    army = state.army(seat)
    unknown = 0
    for card in range(len(army.hand)):
        known = sum(1 for shown in army.shown if shown == card)
        unknown += army.hand[card] - known
        army.deck[card] += army.hand[card] - known
        army.hand[card] = known
    for _ in range(unknown):
        pool = [card for card in range(len(army.deck)) for _ in range(army.deck[card])]
        card = pool[rng.below(len(pool))]
        army.deck[card] -= 1
        army.hand[card] += 1
    state.forget_options()
    state.journal = other.record.journal
    other.record.state = state
    return other


def open_line(log: TableLog, seat: int, rng: Rng, secret: tuple[str, ...]) -> list[str] | None:
    """Return a random whole line without the secret moves, with a pass where possible, or None."""
    line: list[str] = []
    ask = asked(log.state.view(seat).position, seat)
    while ask is not None:
        choices = [one for one in ask.options if one.move.split()[0] not in secret]
        if not choices:
            return None
        passes = [one for one in choices if one.move == "pass"] if secret else []
        choice = passes[0] if passes else choices[rng.below(len(choices))]
        line.append(choice.move)
        ask = choice.next
        if choice.more:
            ask = asked(follow(log.state.view(seat).position, seat, line), seat)
    return line


class Pair:
    """Two tables that one side cannot distinguish."""

    def __init__(self, one: TableLog, other: TableLog, viewer: int) -> None:
        self.hub = Hub(cast(Any, Forgetful()), cast(Any, None))
        self.hub.pause = 0
        self.viewer = viewer
        self.tables = [seated(one), seated(other)]
        self.browsers = [Browser(table, viewer) for table in self.tables]
        self.keys = itertools.count()
        self.asked_apart = 0
        """How often the hidden side was asked at only one of the tables."""

    async def commit(self, table: LiveTable, seat: int, line: list[str]) -> None:
        key = f"pair-{next(self.keys)}"
        opened = table.log.opened[seat]
        await self.hub.commit(table, lambda log: log.choose(seat, opened, line, key), key)
        await self.quiet(table)

    async def quiet(self, table: LiveTable) -> None:
        """Wait until the server has nothing more to do at a table."""
        while table.thinking is not None:
            await table.thinking

    async def begin(self) -> None:
        for table in self.tables:
            table.show()
            self.hub._let_agent_think(table)
            await self.quiet(table)

    async def step(self, rng: Rng) -> bool:
        """Play a line at both tables, or a pass at the one that is behind; return whether the game
        continues."""
        one, other = self.tables
        hidden = 1 - self.viewer
        if one.log.length != other.log.length:
            behind = min(self.tables, key=lambda table: table.log.length)
            assert list(behind.log.state.seats_owing) == [hidden]
            self.asked_apart += 1
            line = open_line(behind.log, hidden, rng, SECRET)
            assert line is not None
            assert line[0] == "pass"
            await self.commit(behind, hidden, line)
            return True
        if one.log.state.over:
            return False
        (seat,) = one.log.state.seats_owing
        assert list(other.log.state.seats_owing) == [seat]
        line = open_line(one.log, seat, rng, SECRET if seat == hidden else ())
        if line is None:
            return False
        for table in self.tables:
            await self.commit(table, seat, line)
        return True


async def play(seed: int, scenario: str, viewer: int) -> Pair:
    rng = Rng(seed)
    log = random_log(GAME, scenario, rng, 20 + rng.below(30))
    while log.state.over:
        log = random_log(GAME, scenario, rng, 20 + rng.below(30))
    while kind_of(cast(Skirmish, log.state).top()) == CHOOSING:
        owing = log.state.seats_owing[0]
        log.choose(owing, log.opened[owing], ["keep"], f"keep-{log.length}")
    pair = Pair(log.fork(), with_another_hand(log, 1 - viewer, rng), viewer)
    await pair.begin()
    for _ in range(LINES):
        if not await pair.step(rng):
            break
    # The last step may have left a question open at one of the tables.
    while pair.tables[0].log.length != pair.tables[1].log.length:
        await pair.step(rng)
    return pair


@pytest.mark.rule("HN-3.10")
@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize("scenario", ["godsend", "war-mess", "road-to-death"])
async def test_messages_do_not_reveal_whether_the_opponent_was_asked(
    scenario: str, viewer: int
) -> None:
    """H15: the number, order and bytes of the messages are the same."""
    apart = 0
    for seed in range(3):
        pair = await play(seed, scenario, viewer)
        one, other = (browser.got for browser in pair.browsers)
        assert len(one) == len(other)
        for mine, theirs in zip(one, other, strict=True):
            # At the end of the game both hands are revealed.
            assert mine == theirs or b'"waits":"over"' in mine
        apart += pair.asked_apart
    assert apart  # the other hand made a difference


# Pauses


def at_a_window(idle: bool) -> tuple[LiveTable, int]:
    """Return a table where a seat may pass, with or without a card to play, and the seat."""
    for seed in itertools.count():
        log = random_log(GAME, "godsend", Rng(seed), 40 + seed % 40)
        for seat in log.state.seats_owing:
            if log.state.may_pass(seat) and log.state.idle(seat) == idle:
                return seated(log), seat
    raise AssertionError


def pauses(table: LiveTable, seat: int) -> tuple[float, float]:
    found = [table.pause_of(seat, 0.15) for _ in range(300)]
    return min(found), max(found)


def expect_around(pauses: tuple[float, float], low: float, high: float) -> None:
    assert BLUR[0] * low <= pauses[0] < pauses[1] <= BLUR[1] * high
    assert pauses[1] > high  # the pauses vary in both directions


@pytest.mark.rule("HN-3.10")
def test_a_pass_made_for_a_player_takes_as_long_as_an_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """H15: an automatic pass came immediately, so that a longer pause revealed a card."""
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    table, seat = at_a_window(idle=False)
    expect_around(pauses(table, seat), min(USUAL), max(USUAL))
    draft = table.log.fork()
    draft.choose(seat, draft.opened[seat], ["pass"], "by-hand")
    now += 3.0
    table.adopt(draft)
    expect_around(pauses(table, seat), 3.0, 3.0)
    expect_around(pauses(table, 1 - seat), min(USUAL), max(USUAL))
    slow, seat = at_a_window(idle=False)
    draft = slow.log.fork()
    draft.choose(seat, draft.opened[seat], ["pass"], "by-hand")
    now += 3600.0
    slow.adopt(draft)
    expect_around(pauses(slow, seat), LONGEST, LONGEST)


@pytest.mark.rule("HN-3.10")
def test_without_an_opponent_to_deceive_a_pass_is_immediate() -> None:
    """An agent, or a player at the same screen, learns nothing from a pause."""
    table, seat = at_a_window(idle=True)
    own, other = table.row.seats[seat], table.row.seats[1 - seat]
    for opposite in (replace(other, kind="agent", guest=""), replace(other, guest=own.guest)):
        pair = sorted((own, opposite), key=lambda row: row.seat)
        table.row = replace(table.row, seats=tuple(pair))
        assert pauses(table, seat) == (0.15, 0.15)


@pytest.mark.rule("HN-3.10")
async def test_the_server_waits_before_it_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """H15: it waits for such a pause, and then adds the pass as a normal entry."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    table, seat = at_a_window(idle=True)
    server = Hub(cast(Any, Forgetful()), cast(Any, None))
    monkeypatch.setattr(asyncio, "sleep", sleep)
    length = table.log.length
    await server._pass_for(table, seat)
    assert BLUR[0] * min(USUAL) <= waited[0] <= BLUR[1] * max(USUAL)
    assert table.log.length > length
