"""Games started under older rules: which of them would play out differently now.

A table's log is what happened, whatever the current rules say. If a title keeps its older rules, a
running game continues under them. Otherwise the game is shown up to where the current rules
differ, and waits until its players agree to continue from there.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Literal

from sqlalchemy.exc import SQLAlchemyError

import sandtable
from sandtable.core import Game, Record, SandtableError, State, made_scenarios
from sandtable.server.ops.metrics import DIFFERING
from sandtable.server.store.log_entry import LogEntry
from sandtable.server.store.store import Store, TableRow
from sandtable.server.tables.log import RECORD_KINDS, UNDO, mark, superseded

logger = logging.getLogger(__name__)

PAUSE = 0.05
"""Seconds between two replays, so that live games come first."""
RETRY = 5.0


@dataclass(frozen=True, slots=True)
class Difference:
    """The entry at which a game plays out differently under the current rules, and the reason."""

    table: str
    game: str
    status: str
    entry: int
    why: str

    def __str__(self) -> str:
        return f"{self.table}  {self.game}  {self.status}  entry {self.entry}: {self.why}"


def recall(row: TableRow) -> None:
    """Register a table's made scenario, if it has one, so that it can be loaded."""
    if row.content:
        made_scenarios.remember(row.title, row.content)


def start_of(game: Game, row: TableRow) -> State:
    """Return the start position of a table's scenario."""
    recall(row)
    return game.start(row.scenario)


def first_difference(game: Game, row: TableRow, log: Sequence[LogEntry]) -> tuple[int, str] | None:
    """Return the first log entry that these rules refuse or play differently, and the reason."""
    record = Record(start_of(game, row))
    gone = superseded(log)
    # Checksums are only comparable if both versions encode the start position alike.
    comparable = row.mark == mark(record.state)
    for number, entry in enumerate(log):
        if number in gone:
            continue
        try:
            follow(record, entry)
        except (SandtableError, ValueError, IndexError):
            # The error message is not shown: it may name a card in a hand.
            return number, "is refused"
        if comparable and entry.mark and entry.mark != mark(record.state):
            return number, "leads to a different position"
    now, state = row.summary, record.state
    if now.status != "waiting" and (now.winner, now.owing) != (state.winner, state.owing):
        return max(0, len(log) - 1), "leads to a different position"
    return None


def follow(record: Record, entry: LogEntry) -> None:
    """Apply a log entry to a record, if it is of a kind that records know."""
    if entry.kind == UNDO:
        record.take_back(int(entry.text))
    elif entry.kind in RECORD_KINDS:
        record.follow(entry.as_record())


async def recheck(store: Store, which: Literal["new", "old", "all"]) -> AsyncIterator[Difference]:
    """Replay games under the current rules and yield those that differ.

    ``old``: games started under other rules; ``new``: those of them not replayed yet.
    """
    for title in sandtable.TITLES:
        game = sandtable.load(title)
        for id in await store.tables_to_check(title, game.rules_version, which):
            row = await store.table(id)
            assert row is not None
            found = await _examine(store, game, row)
            await store.set_checked(id, game.rules_version, None if found is None else found[0])
            if found is not None:
                yield Difference(id, f"{row.title}/{row.scenario}", row.summary.status, *found)
            await asyncio.sleep(PAUSE)


async def _examine(store: Store, game: Game, row: TableRow) -> tuple[int, str] | None:
    log = await store.log(row.id)
    try:
        # In a thread, so that a long game does not block the event loop.
        return await asyncio.to_thread(first_difference, game, row, log)
    except Exception:
        # A missing scenario or a damaged log must not stop the check of other games.
        logger.exception("failed to replay table %s", row.id)
        return 0, "cannot be replayed"


async def recheck_beside(store: Store) -> None:
    """Recheck games in the background after the server has started."""
    while True:
        try:
            async for difference in recheck(store, "new"):
                about = {"table": difference.table, "entry": difference.entry}
                logger.warning("game differs under the current rules", extra=about)
            DIFFERING.set(await store.count_differing())
            return
        except SQLAlchemyError:
            logger.warning("database unavailable; rechecking of games delayed")
            await asyncio.sleep(RETRY)
