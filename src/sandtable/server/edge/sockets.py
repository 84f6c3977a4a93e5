"""The live connection to a table: one WebSocket per browser."""

import asyncio
import logging
from collections import deque
from contextlib import suppress
from functools import partial
from typing import Any, cast

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect

from sandtable.core import SandtableError, UnknownName
from sandtable.core.line import follow
from sandtable.server import wire
from sandtable.server.accounts.identity import NOBODY, Guest, People
from sandtable.server.accounts.open_sessions import OpenSessions
from sandtable.server.edge import connection_limits
from sandtable.server.edge.api import TABLE_ID
from sandtable.server.edge.errors import READING, Refusal, problem_of
from sandtable.server.edge.security import RateLimits, client_of, host
from sandtable.server.ops.metrics import REFUSALS, SOCKETS
from sandtable.server.store.log_entry import LogEntry
from sandtable.server.tables import table_setup
from sandtable.server.tables.hub import Hub
from sandtable.server.tables.live_table import LiveTable
from sandtable.server.tables.log import MOST_ENTRIES, Stale, TableLog
from sandtable.server.tables.seat_frame import tree

logger = logging.getLogger(__name__)

LARGEST_MESSAGE = 16 * 1024
MOST_WAITING = 20
"""Queued messages per slow client before reading from it stops."""
UNKNOWN_TABLE = 4404
BROKEN_TABLE = 4410
NO_HELLO = 4408
TOO_FAST = 4429
TRY_AGAIN = 1013
COME_AGAIN = 1012
"""Also the code of a restarting server: browsers reconnect at once."""
COOKIE_SECONDS = 1.0
"""Delay in seconds before closing a socket, so that the client receives its new cookie first."""
OUR_FAULT = 1011

decoder = msgspec.json.Decoder(wire.ClientMessage)
encoder = msgspec.json.Encoder()

Deed = wire.Commit | wire.TakeBack | wire.MakeOffer | wire.Answer | wire.Resign


class Connection:
    """One browser at one table.

    Answers wait in a queue. Frames do not: a frame is made when the browser is ready for it, so
    that a slow browser gets fewer frames, and always the latest.
    """

    def __init__(
        self, socket: WebSocket, hub: Hub, table: LiveTable, guest: Guest, limits: RateLimits
    ) -> None:
        self.socket = socket
        self.hub = hub
        self.table = table
        self.guest = guest
        self.limits = limits
        self.seat: int | None = None
        self.events = 0
        self.seen: int | None = None
        self._answers: deque[wire.ServerMessage] = deque()
        self._frame_due = False
        self._gone = False
        self._due = asyncio.Event()
        self._room = asyncio.Event()

    # Sending

    def send(self, message: wire.ServerMessage) -> None:
        if not self._gone:
            self._answers.append(message)
            self._due.set()

    def look(self) -> None:
        self._frame_due = True
        self._due.set()

    def come_again(self) -> None:
        loop = asyncio.get_running_loop()
        loop.call_later(COOKIE_SECONDS, lambda: loop.create_task(close(self.socket, COME_AGAIN)))

    def end_session(self) -> None:
        """Treat the browser as unknown after its session has ended, and make it reconnect."""
        self.guest = NOBODY
        self.seat = None
        self.come_again()

    async def _write(self) -> None:
        try:
            while not self._gone:
                await self._due.wait()
                self._due.clear()
                while self._answers:
                    await self._send(self._answers.popleft())
                    self._room.set()
                if self._frame_due:
                    self._frame_due = False
                    await self._send(self.table.frame(self))
        except Exception:
            logger.exception("failed to build a message for table %s", self.table.row.id)
            await close(self.socket, OUR_FAULT)
        finally:
            # Wake a reader that waits for room in the queue.
            self._gone = True
            self._answers.clear()
            self._room.set()

    async def _send(self, message: wire.ServerMessage) -> None:
        text = encoder.encode(message).decode()
        try:
            await self.socket.send_text(text)
        except (WebSocketDisconnect, RuntimeError):
            self._gone = True  # the reader notices the disconnect too

    # Receiving

    async def run(self) -> None:
        writer = asyncio.create_task(self._write())
        patience = asyncio.create_task(self._expect_hello())
        try:
            await self._read()
        finally:
            patience.cancel()
            writer.cancel()
            with suppress(asyncio.CancelledError):
                await writer
            if self in self.table.watchers:
                del self.table.watchers[self]
                self.hub.came_or_went(self.table)

    def _allows(self, what: str) -> bool:
        return self.limits.allows_guest(what, self.guest, host(self.socket))

    async def _expect_hello(self) -> None:
        await asyncio.sleep(connection_limits.HELLO_SECONDS)
        if self not in self.table.watchers:
            await close(self.socket, NO_HELLO)

    async def _read(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not self._allows("message"):
                await close(self.socket, TOO_FAST)
                return
            text = message.get("text")
            try:
                await self._handle(message.get("bytes") or b"" if text is None else text)
            except SQLAlchemyError:
                # It is unknown whether the entry was written: the browser reconnects and asks
                # again.
                logger.warning("database unavailable")
                await close(self.socket, TRY_AGAIN)
                return
            while len(self._answers) > MOST_WAITING:
                self._room.clear()
                await self._room.wait()

    async def _handle(self, raw: str | bytes) -> None:
        key = ""
        try:
            if len(raw) > LARGEST_MESSAGE:
                raise Refusal(413, "too-large", "the message is too large")
            request = decoder.decode(raw)
            key = getattr(request, "key", "")
            await self._answer(request)
        except (*READING, Refusal, SandtableError) as error:
            _, problem = problem_of(error)
            REFUSALS.labels(problem.error).inc()
            self.send(wire.Rejected(key, problem.error, problem.message, problem.rule))
            if isinstance(error, Stale):
                # Send the missed changes.
                self.look()

    async def _answer(self, request: wire.ClientMessage) -> None:
        if isinstance(request, wire.Hello):
            await self._hello(request)
        elif isinstance(request, wire.Ping):
            self.send(wire.Pong())
        elif isinstance(request, wire.Explore):
            self._explore(request)
        elif isinstance(request, wire.Rematch):
            await self._rematch(request)
        else:
            await self._commit(request)

    async def _hello(self, request: wire.Hello) -> None:
        seat = None
        if request.seat is not None:
            seat = self.table.log.state.scenario.seat(request.seat)
            if seat not in self.table.row.seats_of(self.guest.ids):
                # The player may have joined in another process, whose notification was lost.
                await self.hub.refresh(self.table)
            if seat not in self.table.row.seats_of(self.guest.ids):
                raise Refusal(403, "not-your-seat", "this seat belongs to another player")
        news = self not in self.table.watchers or seat != self.seat
        self.seat = seat
        # After an undo the browser may have events that were taken back, so all are sent again.
        self.events = 0 if self.table.log.undone else request.events
        self.seen = request.seen
        # Showing the earlier position replays the game, so it is rate-limited.
        if request.seen is not None and not self._allows("explore"):
            self.seen = None
        self.table.watchers[self] = None
        if news:
            self.hub.came_or_went(self.table)
        else:
            self.look()

    def _own_seat(self) -> int:
        if self.seat is None:
            raise Refusal(403, "not-your-seat", "spectators cannot do this")
        if self.seat not in self.table.row.seats_of(self.guest.ids):
            raise Refusal(403, "not-your-seat", "this seat belongs to another player")
        return self.seat

    def _explore(self, request: wire.Explore) -> None:
        seat = self._own_seat()
        log = self.table.log
        log.named(seat, request.decision)
        # Building trees is the most expensive request here.
        if not self._allows("explore"):
            raise Refusal(429, "too-fast", "too many requests; try again in a minute")
        position = follow(log.state.view(seat).position, seat, request.line)
        self.send(wire.Explored(request.line, cast(Any, tree(position, seat))))

    async def _commit(self, request: Deed) -> None:
        seat = self._own_seat()
        if self.table.row.waiting:
            raise Refusal(409, "waiting", "the other player has not joined yet")
        key = f"{seat}-{request.key}"
        if self.table.log.held:
            expect_talk(self.table, request)
        if isinstance(request, wire.Answer) and request.accept and self._offered("rules"):
            await self.hub.change_rules(self.table, seat, key)
        elif isinstance(request, wire.Answer) and request.accept and self._offered("agent"):
            agent = self.table.log.stand_in
            act = partial(deed, seat=seat, request=request, key=key, against_agent=False)
            await self.hub.hand_over(self.table, 1 - seat, agent, act, key)
        else:
            against_agent = self.table.plays_itself(1 - seat)
            await self.hub.commit(
                self.table, lambda log: deed(log, seat, request, key, against_agent), key
            )
            if self._offered("rules") and self._is_alone(seat):
                await self.hub.change_rules(self.table, 1 - seat, f"agree-{key}")
        self._accept(request.key)

    def _accept(self, key: str) -> None:
        self.send(wire.Accepted(key, self.table.log.noticed.number(self.seat)))

    def _offered(self, kind: str) -> bool:
        offer = self.table.log.offer
        return offer is not None and offer[0] == kind

    def _is_alone(self, seat: int) -> bool:
        """Whether the opponent is an agent or the same player, so that no one else must agree."""
        return self.table.plays_itself(1 - seat) or (
            1 - seat in self.table.row.seats_of(self.guest.ids)
        )

    async def _rematch(self, request: wire.Rematch) -> None:
        seat = self._own_seat()
        if not self.table.log.state.over:
            raise Refusal(409, "not-over", "the game is not over")
        if self.table.row.rematch is None and not (
            self._allows("create")
            and self.limits.allows("table", client_of(self.socket, self.guest))
        ):
            raise Refusal(429, "too-fast", "too many requests; try again in a minute")
        await table_setup.rematch(self.hub, self.table, seat, request.nonce)
        self._accept(request.key)


def deed(log: TableLog, seat: int, request: Deed, key: str, against_agent: bool) -> list[LogEntry]:
    """Apply a request to the log and return the new entries."""
    if log.length >= MOST_ENTRIES and not isinstance(request, wire.Answer | wire.Resign):
        raise Refusal(409, "too-long", "this game is too long; you can only resign")
    if isinstance(request, wire.Commit):
        log.expect_time(seat)
        return log.choose(seat, log.named(seat, request.decision), request.choose, key)
    if isinstance(request, wire.TakeBack):
        log.expect_number(seat, request.log)
        return log.take_back(seat, key)
    if isinstance(request, wire.Answer):
        log.expect_number(seat, request.log)
        return log.answer(seat, request.accept, key)
    if isinstance(request, wire.MakeOffer):
        if against_agent and request.kind == "agent":
            raise Refusal(409, "no-opponent", "you have no opponent to ask")
        entries = log.make_offer(seat, request.kind, key)
        if against_agent and request.kind != "rules":
            # Agents accept every offer except a draw.
            entries += log.answer(1 - seat, request.kind != "draw", f"agent-{log.length}")
        return entries
    return log.resign(seat, key)


def expect_talk(table: LiveTable, request: Deed) -> None:
    """Refuse all but offers, answers and resigning in games under rules that are gone."""
    offers = isinstance(request, wire.MakeOffer) and request.kind in ("rules", "draw")
    if table.over or not (offers or isinstance(request, wire.Answer | wire.Resign)):
        raise Refusal(409, "old-rules", "this game started under older rules")


async def close(socket: WebSocket, code: int) -> None:
    """Close a socket unless it is already closed."""
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code)


async def serve_socket(
    socket: WebSocket, hub: Hub, people: People, limits: RateLimits, sessions: OpenSessions
) -> None:
    """Serve one browser until it disconnects."""
    try:
        guest = await people.known(socket)
    except SQLAlchemyError:
        await socket.accept()
        await close(socket, TRY_AGAIN)
        return
    who = guest.id or host(socket)
    with limits.socket(who) as few_enough:
        if not few_enough or not limits.allows_guest("socket", guest, host(socket)):
            await close(socket, TOO_FAST)
            return
        await socket.accept()
        try:
            id = socket.path_params["id"]
            if not TABLE_ID.fullmatch(id):
                raise UnknownName(id)
            # An agent may start to think as soon as the table is loaded.
            hub.comes_from(guest.id, "" if guest.session else host(socket))
            async with hub.visit(id) as table:
                connection = Connection(socket, hub, table, guest, limits)
                sessions.add(connection)
                try:
                    # The session may have ended since it was looked up.
                    await sessions.check(connection)
                    with SOCKETS.track_inprogress():
                        await connection.run()
                finally:
                    sessions.discard(connection)
        except UnknownName:
            await close(socket, UNKNOWN_TABLE)
        except SandtableError:
            logger.exception("failed to send an update of table %s", id)
            await close(socket, BROKEN_TABLE)
        except SQLAlchemyError:
            await close(socket, TRY_AGAIN)
        else:
            logger.info("client disconnected", extra={"table": id})
