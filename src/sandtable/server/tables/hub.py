"""The live tables of one server process."""

import asyncio
import hmac
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace

from sqlalchemy.exc import SQLAlchemyError

from sandtable.agents.worker import Question, fallback_line
from sandtable.core import SandtableError, UnknownName
from sandtable.server.accounts.identity import Guest
from sandtable.server.agents.agent_pool import SECONDS, AgentPool
from sandtable.server.agents.coach import Coach
from sandtable.server.agents.thinking_queue import Asker, QueueFull
from sandtable.server.ops.metrics import COMMIT_SECONDS, COMMITS, TABLES, THINKING, THOUGHT_SECONDS
from sandtable.server.store.batch_writer import Append, Conflict
from sandtable.server.store.log_entry import LogEntry
from sandtable.server.store.store import SeatRow, Store
from sandtable.server.tables.live_table import (
    AgentTime,
    LiveTable,
    fold,
    fold_beside,
    fold_today,
    summarise,
)
from sandtable.server.tables.log import IDLE, RULES, Stale, TableLog
from sandtable.server.tables.presence import Presence

logger = logging.getLogger(__name__)

MOST_IDLE = 500
"""Idle tables kept in memory; others are rebuilt on demand."""
MOST_NETWORKS = 10_000
"""Guests whose network is remembered."""
AGENT_PAUSE = 0.15
"""Seconds between two lines of an agent, so that players can follow them."""
TAKE_OVER = SECONDS + 5.0
"""Seconds without a move after which another process takes over an agent's turn."""
RETRY = 1.0
TELL_AGAIN = 2.0
"""Seconds between updates of the queue length for players who wait for an agent."""


class Hub:
    """All live tables, the store behind them, and the agents."""

    def __init__(self, store: Store, thinkers: AgentPool, most_idle: int = MOST_IDLE) -> None:
        self.store = store
        self.thinkers = thinkers
        self.coach = Coach(thinkers)
        self.pause = AGENT_PAUSE
        self._most_idle = most_idle
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._reloading: set[asyncio.Task[None]] = set()
        self._networks: dict[str, str] = {}
        """Where guests came from last, the latest at the end."""
        self.presence = Presence(store, self._live) if store.is_shared else None

    # Finding tables

    @asynccontextmanager
    async def visit(self, id: str) -> AsyncIterator[LiveTable]:
        """Load a table if it is not in memory, and keep it there while it is in use."""
        table = await self._find(id)
        table.visitors += 1
        try:
            yield table
        finally:
            table.visitors -= 1
            self._forget_idle()

    async def _find(self, id: str) -> LiveTable:
        table = self._live.get(id)
        if table is None:
            # Many requests may come at once. The log is folded once, even if the first request is
            # cancelled.
            loading = self._loading.get(id)
            if loading is None:
                loading = self._loading[id] = asyncio.create_task(self._load(id))
                loading.add_done_callback(lambda _: self._loading.pop(id))
            # The table may have been dropped and loaded again while this request waited.
            table = self._live.setdefault(id, await asyncio.shield(loading))
        self._live.move_to_end(id)
        return table

    async def _load(self, id: str) -> LiveTable:
        await self.store.know_time()
        row = await self.store.table(id)
        if row is None:
            raise UnknownName(f"table not found: {id!r}")
        log = await fold_beside(row, await self.store.log(id))
        table = self._live[id] = LiveTable(row, log, self.store.clock)
        TABLES.set(len(self._live))
        self._let_agent_think(table)
        return table

    def _forget_idle(self) -> None:
        if len(self._live) > self._most_idle:
            idle = [id for id, table in self._live.items() if table.idle]
            for id in idle[: max(0, len(idle) - self._most_idle)]:
                del self._live[id]
            TABLES.set(len(self._live))

    def came_or_went(self, table: LiveTable) -> None:
        """Update viewers and other processes after a viewer has come or gone."""
        table.show()
        if self.presence is not None:
            self.presence.tell(table)

    async def wake_agents(self) -> None:
        """Load the tables where an agent has to move, so that it continues."""
        while True:
            try:
                for id in await self.store.tables_waiting_for_agents():
                    with _one_fails_alone(id):
                        await self._find(id)
                return
            except SQLAlchemyError:
                logger.warning("database unavailable; agents paused")
                await asyncio.sleep(RETRY)

    # Playing

    async def commit(
        self, table: LiveTable, act: Callable[[TableLog], list[LogEntry]], key: str
    ) -> None:
        """Change a table's log: first a copy, then the database, then what viewers see.

        A key is used only once; an action whose key is in the log is not repeated.
        """
        async with table.lock:
            while key not in table.log.keys:
                draft = table.log.fork()
                draft.now = self.store.clock.table()
                try:
                    entries = act(draft)
                except SandtableError:
                    # Another process may have written entries after which the action is legal.
                    if not await self._catch_up_with(table):
                        raise
                    continue
                first, after = table.log.length, summarise(table.row, draft)
                # Lists tell everyone when something last happened at a table.
                shown = draft.noticed.number(None) != table.log.noticed.number(None)
                try:
                    with COMMIT_SECONDS.time():
                        await self.store.append(Append(table.row.id, first, entries, after, shown))
                except Conflict:
                    # Another process was faster: read what it wrote and try again.
                    if not await self._catch_up_with(table):
                        raise Stale("the table has changed; try again") from None
                else:
                    COMMITS.labels("agent" if key.startswith("agent-") else "people").inc()
                    table.adopt(draft)
        self._let_agent_think(table)

    async def _catch_up_with(self, table: LiveTable) -> bool:
        """Apply other processes' entries to a table's log; return whether there were any."""
        entries = await self.store.log(table.row.id, table.log.length)
        await self._take_in(table, entries)
        return bool(entries)

    async def _take_in(self, table: LiveTable, entries: list[LogEntry]) -> None:
        if any(entry.kind == RULES for entry in entries):
            await self._reread(table)
            return
        log = table.log.fork()
        log.fold(entries)
        if log.length > table.log.length:
            table.adopt(log)

    async def reload(self, table: LiveTable) -> None:
        """Read a table's row and new log entries again."""
        row = await self.store.table(table.row.id)
        if row is None:
            # The table was cancelled before an opponent joined.
            self._live.pop(table.row.id, None)
            table.dissolve()
        elif row.nonces == table.row.nonces:
            table.reseat(row)
            await self._catch_up_with(table)
        else:
            # A player has joined, which changes the dice key.
            await self._reread(table)

    async def _reread(self, table: LiveTable) -> None:
        row = await self.store.table(table.row.id)
        assert row is not None
        table.replace(row, fold(row, await self.store.log(row.id)))

    async def change_rules(self, table: LiveTable, seat: int, key: str) -> None:
        """Accept the current rules for a seat and continue from the first entry they refuse."""
        async with table.lock:
            if key in table.log.keys:
                return
            row, log = table.row, await self.store.log(table.row.id)
            if table.log.offer != ("rules", 1 - seat) or len(log) != table.log.length:
                raise Stale("there is no open offer")
            fresh, first = fold_today(row, log)
            fresh.now = self.store.clock.table()
            version = fresh.state.scenario.rules_version
            entries = fresh.change_rules(seat, key, version, first)
            row = replace(row, rules_version=version)
            after = summarise(row, fresh)
            try:
                await self.store.append(Append(row.id, len(log), entries, after))
            except Conflict:
                raise Stale("the table has changed; try again") from None
            await self.store.set_checked(row.id, version, None)
            table.replace(replace(row, summary=after), fresh)
        self._let_agent_think(table)

    async def hand_over(
        self,
        table: LiveTable,
        seat: int,
        agent: str,
        act: Callable[[TableLog], list[LogEntry]],
        key: str,
    ) -> None:
        """Let an agent take a seat; ``act`` makes the log entries that say why."""
        async with table.lock:
            if key in table.log.keys:
                return
            await self._catch_up_with(table)
            draft = table.log.fork()
            draft.now = self.store.clock.table()
            entries = act(draft)
            taken = replace(table.row.seats[seat], kind="agent", agent=agent)
            seats = tuple(taken if one.seat == seat else one for one in table.row.seats)
            row = replace(table.row, seats=seats)
            append = Append(row.id, table.log.length, entries, summarise(row, draft))
            try:
                await self.store.sit_down(taken, append, instead_of="guest")
            except Conflict:
                await self.reload(table)
                raise Stale("the table has changed; try again") from None
            table.adopt(draft)
            table.reseat(row)
        self._let_agent_think(table)

    def rename(self, guest: Guest, name: str) -> None:
        """Update a player's name at the live tables."""
        for table in self._live.values():
            if table.row.seats_of(guest.ids):
                seats = tuple(
                    replace(seat, name=name) if seat.guest in guest.ids else seat
                    for seat in table.row.seats
                )
                table.row = replace(table.row, seats=seats)
                table.show()
        self._reload_loading()

    def change_guest(self, ids: tuple[str, ...], to: str, name: str) -> None:
        """Replace guests at the live tables after sign-up, log-in or account deletion."""
        for table in self._live.values():
            if any(seat.guest and seat.guest in ids for seat in table.row.seats):
                seats = tuple(
                    replace(seat, guest=to, name=name) if seat.guest in ids else seat
                    for seat in table.row.seats
                )
                table.reseat(replace(table.row, seats=seats))
        self._reload_loading()

    def _reload_loading(self) -> None:
        """Read tables that are being loaded again: their rows may be from before a change."""
        if self._loading:
            task = asyncio.create_task(self.notice(dict.fromkeys(self._loading, 0)))
            self._reloading.add(task)
            task.add_done_callback(self._reloading.discard)

    # What other processes write

    async def notice(self, lengths: dict[str, int]) -> None:
        """Read changes of other processes: log lengths by table; 0: the row has changed."""
        # A table that is being loaded may have been read before the change.
        loading = [self._loading[id] for id in lengths if id in self._loading]
        if loading:
            await asyncio.wait(loading)
        behind = {}
        for table in [self._live[id] for id in lengths if id in self._live]:
            length = lengths[table.row.id]
            # A commit in progress here may be the change that was announced.
            async with table.lock:
                if length == 0:
                    with _one_fails_alone(table.row.id):
                        await self.reload(table)
                        self._expect_agent(table)
                elif table.log.length < length:
                    behind[table.row.id] = table.log.length
        found = await self.store.logs(behind) if behind else {}
        for table in [self._live[id] for id in found if id in self._live]:
            first = behind[table.row.id]
            async with table.lock:
                with _one_fails_alone(table.row.id):
                    # The table may have caught up by itself.
                    await self._take_in(table, found[table.row.id][table.log.length - first :])
            self._expect_agent(table)

    async def refresh(self, table: LiveTable) -> None:
        """Read a table again if other processes may have changed it."""
        if self.store.is_shared:
            await self.notice({table.row.id: 0})

    async def catch_up(self) -> None:
        """Read all live tables again, because notifications may have been missed."""
        await self.notice(dict.fromkeys([*self._live, *self._loading], 0))

    def _expect_agent(self, table: LiveTable) -> None:
        """Let an agent move if another process's entry makes it due: here, or in that process."""
        if table.follows_a_plan() or not self.store.is_shared:
            # The line was sent to this process, or this process replaces the one that wrote.
            self._let_agent_think(table)
        else:
            self._watch_agent(table)

    def _watch_agent(self, table: LiveTable) -> None:
        """Expect the agent's move from another process; take over if it does not come."""
        if _has_to_answer(table):
            length = table.log.length

            def take_over() -> None:
                if table.log.length == length:
                    self._let_agent_think(table)

            asyncio.get_running_loop().call_later(TAKE_OVER, take_over)

    # Agents

    def _let_agent_think(self, table: LiveTable) -> None:
        """Start answering for an agent that has to move, or for a seat that can only pass."""
        if table.thinking is None and _has_to_answer(table):
            table.thinking = asyncio.create_task(self._think(table))

    async def _think(self, table: LiveTable) -> None:
        try:
            while _has_to_answer(table):
                try:
                    if (idle := table.idle_owing()) is not None:
                        await self._pass_for(table, idle)
                    elif table.follows_a_plan():
                        await self._follow_plan(table)
                    elif (seat := table.agent_owing()) is not None:
                        await self._play_agent(table, seat)
                except Stale:
                    pass  # the game has changed, by an undo or a resignation
                except SQLAlchemyError:
                    logger.warning("database unavailable; agent paused")
                    await asyncio.sleep(RETRY)
                except QueueFull:
                    await asyncio.sleep(RETRY)
        except Exception:
            logger.exception("agent failed at table %s", table.row.id)
        finally:
            table.thinking = None

    async def _pass_for(self, table: LiveTable, seat: int) -> None:
        """Pass for a seat that has nothing to play.

        It looks like the player's own pass: a separate entry and frame, after a similar pause. The
        other side cannot tell whether the player was asked.
        """
        decision = table.log.opened[seat]
        if self.pause:
            await asyncio.sleep(table.pause_of(seat, self.pause))
        key = f"{IDLE}{decision}-{seat}"
        await self.commit(table, lambda log: log.pass_by(seat, decision, key), key)

    async def _follow_plan(self, table: LiveTable) -> None:
        """Play the rest of a line after the other side has passed, as far as it is still legal."""
        key = f"{IDLE}{table.log.length}-plan"
        try:
            await self.commit(table, lambda log: log.go_on_with_plan(key), key)
        except SandtableError:
            table.drop_plan()

    async def _play_agent(self, table: LiveTable, seat: SeatRow) -> None:
        log = table.log
        question = Question(
            title=table.row.title,
            scenario=table.row.scenario,
            seat=seat.seat,
            cells=log.state.view(seat.seat).cells(),
            agent=seat.agent,
            seed=_seed(log),
            rules=table.row.rules_version,
            spent=table.spent(seat.seat),
            content=log.state.scenario.content,
        )
        decision = log.opened[seat.seat]
        began = self.store.clock.monotonic()
        line = await self._answer(table, question, decision)
        await asyncio.sleep(self.pause)
        table.spend(seat.seat, self.store.clock.monotonic() - began)
        key = f"agent-{decision}-{seat.seat}"

        async def play(line: list[str]) -> None:
            await self.commit(table, lambda log: log.choose(seat.seat, decision, line, key), key)

        try:
            await play(line)
        except Stale:
            raise
        except SandtableError:
            logger.exception("agent %s chose an illegal move", seat.agent)
            await play(fallback_line(question))

    def comes_from(self, player: str, network: str) -> None:
        """Note from which network a guest comes; an empty one does not count."""
        self._networks.pop(player, None)
        if network:
            self._networks[player] = network
            if len(self._networks) > MOST_NETWORKS:
                del self._networks[next(iter(self._networks))]

    def _asker(self, table: LiveTable) -> Asker:
        """For whom an agent thinks: the player it plays against."""
        player = next((seat.guest for seat in table.row.seats if seat.kind == "guest"), "")
        return Asker(player, self._networks.get(player, ""))

    async def _answer(self, table: LiveTable, question: Question, decision: int) -> list[str]:
        """Return the line an agent chooses; Stale if its decision has been closed."""
        answer = asyncio.create_task(self.thinkers.line(question, table.row.id, self._asker(table)))
        began = self.store.clock.monotonic()
        table.pondered = AgentTime(question.seat, decision, answer, began)
        try:
            with THINKING.track_inprogress(), THOUGHT_SECONDS.time():
                while not (await asyncio.wait([answer], timeout=TELL_AGAIN))[0]:
                    others = self.thinkers.others_waiting(table.row.id)
                    if table.waiting_for != others:
                        table.waiting_for = others
                        table.show()
        finally:
            table.pondered = None
            table.waiting_for = 0
            # If this task is cancelled, cancel the search too.
            answer.cancel()
        if answer.cancelled():
            raise Stale("the agent's answer is no longer needed")
        return answer.result()

    async def close(self) -> None:
        thoughts = [table.thinking for table in self._live.values() if table.thinking is not None]
        under_way = [*thoughts, *self._loading.values(), *self._reloading]
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        await self.coach.close()
        if self.presence is not None:
            await self.presence.close()
        await self.thinkers.close()
        await self.store.close()


@contextmanager
def _one_fails_alone(table: str) -> Iterator[None]:
    """Log an error of one table so that the others continue."""
    try:
        yield
    except SQLAlchemyError:
        raise
    except Exception:
        logger.exception("table %s failed", table)


def _has_to_answer(table: LiveTable) -> bool:
    """Whether the server has to answer at a table."""
    return (
        table.idle_owing() is not None or table.follows_a_plan() or table.agent_owing() is not None
    )


def _seed(log: TableLog) -> int:
    digest = hmac.new(bytes.fromhex(log.chance_key), f"agent {log.length}".encode(), "sha256")
    return int.from_bytes(digest.digest()[:6], "big")
