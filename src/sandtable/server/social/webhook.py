"""Calls of webhooks that players have set.

The address is a player's, so it must not become a way into the host's own network: only public
addresses are called, and the one that was looked up is the one that is called. Nor may it keep the
server busy: a call has one deadline for everything, and of the answer only the status is read.
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
"""Timeout of a call in seconds, from the name lookup to the status of the answer."""
PORTS = {"http": 80, "https": 443}
LONGEST_HEAD = 16 * 1024
LOOKUPS = 16
"""Concurrent name lookups. A lookup cannot be cancelled, so it has threads of its own."""

GLOBAL_UNICAST = ipaddress.ip_network("2000::/3")
"""All other addresses of IPv6 are special: among them those that hold an address of IPv4
(``::127.0.0.1``, NAT64), links, sites and groups."""
DETOURS = (
    ipaddress.ip_network("2001::/32"),  # Teredo
    ipaddress.ip_network("2002::/16"),  # 6to4
    ipaddress.ip_network("192.88.99.0/24"),  # relays of 6to4
)

_lookups = ThreadPoolExecutor(LOOKUPS, thread_name_prefix="lookup")


class NotPublic(OSError):
    """An address in the host's own network."""


class NoAnswer(OSError):
    """What came back is no answer of a web server."""


@dataclass(frozen=True, slots=True)
class WebhookClient:
    """Calls webhooks. ``private``: also those of the host's own network."""

    private: bool = False
    seconds: float = SECONDS

    @classmethod
    def from_environment(cls) -> "WebhookClient":
        return cls(private=bool(os.environ.get("SANDTABLE_ALLOW_PRIVATE_WEBHOOKS")))

    async def call(self, address: str, about: dict[str, str]) -> Outcome:
        """Post something there as JSON; what became of it."""
        # Once the connection stands the call may have arrived: then it is never repeated.
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
                # Where it would lead further is nobody's business: it is not followed.
                status = await _status(reader)
        except TimeoutError:
            logger.info("a webhook took too long")
            return Outcome.SLOW
        except (OSError, ValueError, EOFError) as error:
            # Not where to: an address may hold a secret.
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
        """The address of a host, unless one of its addresses is not public."""
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(one[4][0]) for one in found]
        if not self.private and not all(map(is_public, addresses)):
            raise NotPublic(host)
        return addresses[0]


def is_public(address: str) -> bool:
    """Whether an address is one of the internet's own, and leads nowhere else."""
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
    """The status of an answer; what is said ahead of it (100 to 199) is passed over."""
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
