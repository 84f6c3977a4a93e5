"""Calls of webhooks that players have set.

Players choose the URL, so it must not give access to the host's own network: only public addresses
are called, and exactly the address that was looked up. Nor may it block the server: a call has one
deadline in total, and only the status of the response is read.
"""

import asyncio
import ipaddress
import logging
import os
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from urllib.parse import SplitResult, urlsplit

import msgspec

from sandtable.server.social.delivery import Outcome

logger = logging.getLogger(__name__)

SECONDS = 10.0
"""Timeout of a call in seconds, from the name lookup to the response status."""
PORTS = {"http": 80, "https": 443}
LONGEST_HEAD = 16 * 1024
LOOKUPS = 16
"""Maximum concurrent name lookups. They cannot be cancelled, so they have their own threads."""

GLOBAL_UNICAST = ipaddress.ip_network("2000::/3")
"""The public unicast range of IPv6.

Other ranges are special, such as embedded IPv4 addresses (``::127.0.0.1``, NAT64), link-local,
site-local and multicast addresses.
"""
DETOURS = (
    ipaddress.ip_network("2001::/32"),  # Teredo
    ipaddress.ip_network("2002::/16"),  # 6to4
    ipaddress.ip_network("192.88.99.0/24"),  # relays of 6to4
)

_lookups = ThreadPoolExecutor(LOOKUPS, thread_name_prefix="lookup")


class NotPublic(OSError):
    """An address in the host's own network."""


class NoAnswer(OSError):
    """The response is not valid HTTP."""


@dataclass(frozen=True, slots=True)
class WebhookClient:
    """Calls webhooks. ``private``: whether addresses in the host's own network are allowed."""

    private: bool = False
    seconds: float = SECONDS

    @classmethod
    def from_environment(cls) -> "WebhookClient":
        return cls(private=bool(os.environ.get("SANDTABLE_ALLOW_PRIVATE_WEBHOOKS")))

    async def call(self, address: str, about: dict[str, str]) -> Outcome:
        """Post data as JSON to a URL; return the outcome."""
        # Once connected, the call may have arrived, so it is never repeated.
        connected = False
        writer: asyncio.StreamWriter | None = None
        try:
            async with asyncio.timeout(self.seconds):
                parts = urlsplit(address)
                request = _request(parts, address, about)
                reader, writer = await self._connect(parts)
                connected = True
                writer.write(request)
                await writer.drain()
                # Redirects are not followed.
                status = await _status(reader)
        except TimeoutError:
            logger.info("a webhook took too long")
            return Outcome.SLOW
        except (OSError, ValueError, EOFError) as error:
            # The URL is not logged, as it may contain a secret.
            logger.info("webhook call failed: %s", type(error).__name__)
            again = (
                not connected and isinstance(error, OSError) and not isinstance(error, NotPublic)
            )
            return Outcome.UNREACHED if again else Outcome.REFUSED
        finally:
            if writer is not None:
                writer.transport.abort()
        return Outcome.TAKEN if 200 <= status < 300 else Outcome.REFUSED

    async def _connect(
        self, address: SplitResult
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        host, port = str(address.hostname), address.port or PORTS[address.scheme]
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(_lookups, self.find, host, port)
        if address.scheme == "http":
            return await asyncio.open_connection(found, port, limit=LONGEST_HEAD)
        trusted = await loop.run_in_executor(_lookups, _trusted)
        return await asyncio.open_connection(
            found, port, limit=LONGEST_HEAD, ssl=trusted, server_hostname=host
        )

    def find(self, host: str, port: int) -> str:
        """Return the address of a host; NotPublic if any of its addresses is not public."""
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(one[4][0]) for one in found]
        if not self.private and not all(map(is_public, addresses)):
            raise NotPublic(host)
        return addresses[0]


def is_public(address: str) -> bool:
    """Whether an address is a public one that does not tunnel elsewhere."""
    ip = ipaddress.ip_address(address)
    if not ip.is_global or ip.is_multicast:
        return False
    if ip.version == 6 and ip not in GLOBAL_UNICAST:
        return False
    return not any(ip in detour for detour in DETOURS)


@cache
def _trusted() -> ssl.SSLContext:
    return ssl.create_default_context()


def _request(parts: SplitResult, address: str, about: dict[str, str]) -> bytes:
    if not address.isascii() or not address.isprintable() or " " in address:
        raise ValueError("not a valid webhook URL")
    if parts.scheme not in PORTS or not parts.hostname:
        raise ValueError("not a valid webhook URL")
    body = msgspec.json.encode(about)
    path = f"{parts.path or '/'}{f'?{parts.query}' if parts.query else ''}"
    head = [
        f"POST {path} HTTP/1.1",
        f"Host: {parts.netloc.rpartition('@')[2]}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "User-Agent: sandtable",
        "Accept-Encoding: identity",
        "Connection: close",
    ]
    return "\r\n".join([*head, "", ""]).encode() + body


async def _status(reader: asyncio.StreamReader) -> int:
    """Return the status of a response, skipping interim responses (100 to 199)."""
    left = LONGEST_HEAD
    while True:
        line = await reader.readline()
        version, _, rest = line.decode("latin-1").partition(" ")
        if not version.startswith("HTTP/") or not rest[:3].isdecimal():
            raise NoAnswer
        status = int(rest[:3])
        if not 100 <= status < 200:
            return status
        while line.strip():
            line = await reader.readline()
            left -= len(line)
            if left < 0 or not line:
                raise NoAnswer
