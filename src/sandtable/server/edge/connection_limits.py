"""Limits on open connections: in total, per address, and in time for silent ones.

They prevent a client that only connects from locking others out.
"""

import asyncio
import logging
import resource
import time
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sandtable.server.edge.security import network
from sandtable.server.ops.metrics import CONNECTIONS, TURNED_AWAY

logger = logging.getLogger(__name__)

MOST_FILES = 65536
"""Number of open files the server asks the system for."""
SPARE_FILES = 128
"""Open files reserved for the database, the log and agent processes."""
MOST_OF_ADDRESS = 400
"""Maximum connections per address, or per IPv6 household; trusted proxies have no limit."""
REQUEST_SECONDS = 20.0
"""Seconds within which a connection must have sent a whole request."""
HELLO_SECONDS = 20.0
"""Seconds a WebSocket may stay open without a hello message."""
LOG_SECONDS = 60.0
"""Minimum seconds between two warnings of the same kind."""


def raise_file_limit() -> int:
    """Raise the limit of open files as far as the system allows; return the limit."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return soft


class Door:
    """Counts and limits the connections of one server process."""

    def __init__(self, most: int = 0, most_of_address: int = MOST_OF_ADDRESS) -> None:
        self._most = most
        self._most_of_address = most_of_address
        self._inside: dict[Any, str] = {}
        """Addresses by transport."""
        self._silent: dict[Any, None] = {}
        """Transports that have not sent a whole request yet, oldest first."""
        self._by_address: Counter[str] = Counter()
        self._warned: dict[str, float] = {}

    @property
    def most(self) -> int:
        if not self._most:
            files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
            spare = min(SPARE_FILES, files // 2)
            self._most = MOST_FILES if files == resource.RLIM_INFINITY else files - spare
        return self._most

    def enter(self, transport: Any, address: str, is_proxy: bool) -> bool:
        """Admit a connection if the limits allow it.

        When all places are taken, the connection that has been silent for longest is closed
        instead.
        """
        address = network(address)
        if not is_proxy and self._by_address[address] >= self._most_of_address:
            self.turn_away("address", "too many connections from one address")
            return False
        if len(self._inside) >= self.most:
            self.turn_away("full", "connection limit reached")
            if not self._silent:
                return False
            oldest = next(iter(self._silent))
            self.leave(oldest)
            oldest.abort()
        self._inside[transport] = address
        self._silent[transport] = None
        self._by_address[address] += 1
        CONNECTIONS.set(len(self._inside))
        return True

    def heard(self, transport: Any) -> None:
        """Note that a connection has sent a whole request."""
        self._silent.pop(transport, None)

    def leave(self, transport: Any) -> None:
        self._silent.pop(transport, None)
        address = self._inside.pop(transport, None)
        if address is not None:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]
            CONNECTIONS.set(len(self._inside))

    def turn_away(self, why: str, message: str) -> None:
        TURNED_AWAY.labels(why).inc()
        now = time.monotonic()
        if now - self._warned.get(why, -LOG_SECONDS) >= LOG_SECONDS:
            self._warned[why] = now
            logger.warning("%s (%d open, at most %d)", message, len(self._inside), self.most)


def is_trusted(address: str, trusted: str | list[str] | None) -> bool:
    """Whether an address is one of the trusted proxies."""
    names = trusted.split(",") if isinstance(trusted, str) else trusted or ["127.0.0.1"]
    try:
        return any(
            name.strip() == "*" or ip_address(address) in ip_network(name.strip(), strict=False)
            for name in names
        )
    except ValueError:
        return address in names


class GuardedHttp(HttpToolsProtocol):
    """A uvicorn connection that is counted and limited."""

    door = Door()
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        trusted = is_trusted(address, self.config.forwarded_allow_ips)
        if self.door.enter(transport, address, trusted):
            self._expect_request()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        self.door.leave(self.transport)
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect_request()

    def on_message_complete(self) -> None:
        self._stop_timer()
        self.door.heard(self.transport)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_timer()
        self.door.heard(self.transport)
        super().handle_websocket_upgrade()

    def _expect_request(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(REQUEST_SECONDS, self._took_too_long)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _took_too_long(self) -> None:
        self._timer = None
        self.door.turn_away("silent", "closed a connection that sent no complete request in time")
        self.transport.abort()


class GuardedSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is no longer counted once it closes."""

    def connection_lost(self, exc: Exception | None) -> None:
        GuardedHttp.door.leave(self.transport)
        super().connection_lost(exc)
