"""Games started under older rules: which of them would play out differently now.

The log of a table is what happened, whatever the rules say today. Where a title keeps its older
rules, a running game goes on under those. Where it does not, the game is shown as far as today's
rules take it as it was played, and waits until its players agree to go on from there.
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
"""Between two games that are replayed beside the live ones, which come first."""
RETRY = 5.0


@dataclass(frozen=True, slots=True)
class Difference:
    """Where a game plays out differently under today's rules, and how."""

    table: str
    game: str
    status: str
    entry: int
    why: str

    def __str__(self) -> str:
        return f"{self.table}  {self.game}  {self.status}  entry {self.entry}: {self.why}"


def recall(row: TableRow) -> None:
    """Take care that the scenario of a table can be found, which a player may have made."""
    if row.content:
        made_scenarios.remember(row.title, row.content)


def start_of(game: Game, row: TableRow) -> State:
    """The first position of a table's scenario."""
    recall(row)
    return game.start(row.scenario)


def first_difference(game: Game, row: TableRow, log: Sequence[LogEntry]) -> tuple[int, str] | None:
    """The first entry of a table's log that these rules refuse, or that leads elsewhere."""
    record = Record(start_of(game, row))
    gone = superseded(log)
    # Where a position is written down in another way, signs of it cannot be compared.
    comparable = row.mark == mark(record.state)
    for number, entry in enumerate(log):
        if number in gone:
            continue
        try:
            follow(record, entry)
        except (SandtableError, ValueError, IndexError):
            # Not in its own words: they may name a card in a hand.
            return number, "is refused"
        if comparable and entry.mark and entry.mark != mark(record.state):
            return number, "leads to a different position"
    now, state = row.summary, record.state
    if now.status != "waiting" and (now.winner, now.owing) != (state.winner, state.owing):
        return max(0, len(log) - 1), "leads to a different position"
    return None


def follow(record: Record, entry: LogEntry) -> None:
    """Play an entry of a log again, where it is one that the game knows."""
    if entry.kind == UNDO:
        record.take_back(int(entry.text))
    elif entry.kind in RECORD_KINDS:
        record.follow(entry.as_record())


async def recheck(store: Store, which: Literal["new", "old", "all"]) -> AsyncIterator[Difference]:
    """Replay games under today's rules, and tell what differs.

    ``old`` are those that were started under other rules, ``new`` those of them that were not
    replayed yet.
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
        # Beside the loop: a long game must not keep the others waiting.
        return await asyncio.to_thread(first_difference, game, row, log)
    except Exception:
        # A scenario that is gone, or a log that is damaged: one of them must not hide the others.
        logger.exception("failed to replay table %s", row.id)
        return 0, "cannot be replayed"


async def recheck_beside(store: Store) -> None:
    """The same for a server that has just started, beside its work."""
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
