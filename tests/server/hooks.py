"""Webhook receivers: one that answers correctly, and some that never finish their answer."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from server_table import Message

HEAD = b"HTTP/1.1 200 Well\r\n"
A_WHILE = 0.05
"""Seconds between two bytes of a receiver that never finishes. No single read times out."""


class Hook:
    """A webhook receiver that stores its calls."""

    def __init__(self, answer: bytes = b"HTTP/1.1 204 Well\r\ncontent-length: 0\r\n\r\n") -> None:
        self.calls: list[Message] = []
        self.answer = answer
        self._called = asyncio.Condition()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.partition("content-length:")[2].split()[0])
        call = json.loads(await reader.readexactly(length))
        async with self._called:
            self.calls.append(call)
            self._called.notify_all()
        writer.write(self.answer)
        await writer.drain()
        writer.close()

    async def next(self, seconds: float) -> None:
        async with asyncio.timeout(seconds), self._called:
            await self._called.wait_for(lambda: bool(self.calls))


class Drip:
    """A receiver that sends some bytes, and then one byte after another while the caller
    listens."""

    def __init__(self, first: bytes, then: bytes) -> None:
        self._first = first
        self._then = then
        self.callers = 0
        self.tasks: list[asyncio.Task[None] | None] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.callers += 1
        self.tasks.append(asyncio.current_task())
        try:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(self._first)
            while True:
                writer.write(self._then)
                await writer.drain()
                await asyncio.sleep(A_WHILE)
        except OSError:
            pass  # the caller has closed the connection
        finally:
            writer.close()


DRIPS = {
    "status": (b"HTTP/1.1 2", b"0"),
    "nothing": (b"", b""),
    "early hints": (b"", b"HTTP/1.1 103 Soon\r\nlink: x\r\n\r\n"),
    "headers of early hints": (b"HTTP/1.1 103 Soon\r\n", b"x"),
}
"""Endless answers that never complete a status line: the caller can only abort."""
HARMLESS = {
    "headers": (HEAD, b"x-more: y\r\n"),
    "one header": (HEAD + b"x-more: ", b"y"),
    "body": (HEAD + b"content-length: 1000000000\r\n\r\n", b"z" * 1000),
    "body without an end": (HEAD + b"transfer-encoding: chunked\r\n\r\n", b"1\r\nz\r\n"),
}
"""Endless answers with a complete status line. The caller need not read the rest."""


@asynccontextmanager
async def hook(answering: Hook | None = None) -> AsyncIterator[tuple[Hook, str]]:
    called = answering or Hook()
    async with _served(called) as address:
        yield called, f"{address}/turn?of=mine"


@asynccontextmanager
async def drip(first: bytes, then: bytes) -> AsyncIterator[tuple[Drip, str]]:
    dripping = Drip(first, then)
    async with _served(dripping) as address:
        try:
            yield dripping, address
        finally:
            for task in filter(None, dripping.tasks):
                task.cancel()
                await asyncio.wait([task])


@asynccontextmanager
async def _served(one: Hook | Drip) -> AsyncIterator[str]:
    server = await asyncio.start_server(one.serve, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()


@contextmanager
def never_connects() -> Iterator[str]:
    """Yield an address that does not accept a connection, because its backlog is full."""
    with socket.create_server(("127.0.0.1", 0), backlog=0) as listener:
        host, port = listener.getsockname()
        waiting = []
        for _ in range(4):
            one = socket.socket()
            one.setblocking(False)
            one.connect_ex((host, port))
            waiting.append(one)
        try:
            yield f"http://{host}:{port}"
        finally:
            for one in waiting:
                one.close()
