"""The live side of a table: one WebSocket for each browser that looks at it."""

import asyncio
import logging
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from sandtable.core import SandtableError, UnknownName
from sandtable.server import wire
from sandtable.server.api import TABLE_ID, Refusal, problem_of
from sandtable.server.asking import Tree, follow
from sandtable.server.hub import Hub, LiveTable, Watcher
from sandtable.server.log import LogEntry, Stale, TableLog
from sandtable.server.people import People
from sandtable.server.security import RateLimits

logger = logging.getLogger(__name__)

LARGEST_MESSAGE = 16 * 1024
MOST_WAITING = 200
"""So many messages may wait for a slow browser; then it is cut off and comes back."""
UNKNOWN_TABLE = 4404
TOO_FAST = 4429
TOO_SLOW = 4408

decoder = msgspec.json.Decoder(wire.ClientMessage)


class Connection:
    """One browser at one table."""

    def __init__(
        self, socket: WebSocket, hub: Hub, table: LiveTable, guest: str, limits: RateLimits
    ) -> None:
        self.socket = socket
        self.hub = hub
        self.table = table
        self.guest = guest
        self.limits = limits
        self._outbox: asyncio.Queue[wire.ServerMessage] = asyncio.Queue(MOST_WAITING)
        self.watcher = Watcher(guest, self.send)

    def send(self, message: wire.ServerMessage) -> None:
        try:
            self._outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.table.watchers.discard(self.watcher)

    async def run(self) -> None:
        writer = asyncio.create_task(self._write())
        try:
            await self._read()
        finally:
            self.table.watchers.discard(self.watcher)
            writer.cancel()
            with suppress(asyncio.CancelledError):
                await writer

    async def _write(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                message = await self._outbox.get()
                await self.socket.send_text(msgspec.json.encode(message).decode())
                if self._outbox.full():
                    await self.socket.close(TOO_SLOW)
                    return

    async def _read(self) -> None:
        while True:
            try:
                message = await self.socket.receive()
            except WebSocketDisconnect:
                return
            if message["type"] == "websocket.disconnect":
                return
            raw = message.get("text") or message.get("bytes") or ""
            if not await self.limits.allows("message", self.guest or "spectator"):
                await self.socket.close(TOO_FAST)
                return
            await self._handle(raw)

    async def _handle(self, raw: str | bytes) -> None:
        key = ""
        try:
            if len(raw) > LARGEST_MESSAGE:
                raise Refusal(413, "too-large", "the message is too large")
            request = decoder.decode(raw)
            key = getattr(request, "key", "")
            await self._answer(request)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.send(wire.Rejected(key, "bad-request", str(error)))
        except (Refusal, SandtableError) as error:
            _, problem = problem_of(error)
            self.send(wire.Rejected(key, problem.error, problem.message, problem.rule))
            if isinstance(error, Stale):
                # What was missed.
                self.send(self.table.frame(self.watcher))

    async def _answer(self, request: wire.ClientMessage) -> None:
        if isinstance(request, wire.Hello):
            self._hello(request)
        elif isinstance(request, wire.Ping):
            self.send(wire.Pong())
        elif isinstance(request, wire.Explore):
            self._explore(request)
        elif isinstance(request, wire.Rematch):
            await self._rematch(request)
        else:
            await self._commit(request)

    def _hello(self, request: wire.Hello) -> None:
        if request.seat is None:
            self.watcher.seat = None
        else:
            seat = self.table.log.state.scenario.seat(request.seat)
            if seat not in self.table.seats_of(self.guest):
                raise Refusal(403, "not-your-seat", "this seat belongs to somebody else")
            self.watcher.seat = seat
        self.watcher.events = request.events
        arrived = self.watcher not in self.table.watchers
        self.table.watchers.add(self.watcher)
        if arrived:
            self.table.broadcast()
        else:
            self.send(self.table.frame(self.watcher))

    def _own_seat(self) -> int:
        if self.watcher.seat is None:
            raise Refusal(403, "not-your-seat", "a spectator cannot do this")
        return self.watcher.seat

    def _explore(self, request: wire.Explore) -> None:
        seat = self._own_seat()
        log = self.table.log
        if seat not in log.state.seats_owing or log.opened[seat] != request.decision:
            raise Stale("this decision is closed")
        position = follow(log.state.view(seat).position, seat, request.line)
        self.send(wire.Explored(request.line, Tree().ask(position, seat)))

    async def _commit(
        self,
        request: wire.Commit | wire.TakeBack | wire.MakeOffer | wire.Answer | wire.Resign,
    ) -> None:
        seat = self._own_seat()
        key = f"{seat}-{request.key}"

        def act(log: TableLog) -> list[LogEntry]:
            if isinstance(request, wire.Commit):
                return log.choose(seat, request.decision, request.choose, key)
            if isinstance(request, wire.TakeBack):
                return log.take_back(seat, key)
            if isinstance(request, wire.MakeOffer):
                return log.make_offer(seat, request.kind, key)
            if isinstance(request, wire.Answer):
                return log.answer(seat, request.accept, key)
            return log.resign(seat, key)

        if self.table.row.status == "waiting":
            raise Refusal(409, "waiting", "the other player has not come yet")
        await self.hub.commit(self.table, act, key)
        self.send(wire.Accepted(request.key, self.table.log.length))

    async def _rematch(self, request: wire.Rematch) -> None:
        seat = self._own_seat()
        if not self.table.log.state.over:
            raise Refusal(409, "not-over", "the game is not over")
        await self.hub.rematch(self.table, seat, self.guest, request.nonce)
        self.send(wire.Accepted(request.key, self.table.log.length))


async def serve_socket(socket: WebSocket, hub: Hub, people: People, limits: RateLimits) -> None:
    """Serve one browser until it goes away."""
    id = socket.path_params["id"]
    guest = people.known(socket)
    who = guest or (socket.client.host if socket.client else "")
    if not await limits.allows("socket", who):
        await socket.close(TOO_FAST)
        return
    try:
        if not TABLE_ID.match(id):
            raise UnknownName(id)
        table = await hub.live(id)
    except UnknownName:
        await socket.accept()
        await socket.close(UNKNOWN_TABLE)
        return
    await socket.accept()
    try:
        await Connection(socket, hub, table, guest, limits).run()
    except RuntimeError:
        if socket.client_state is WebSocketState.CONNECTED:
            raise
