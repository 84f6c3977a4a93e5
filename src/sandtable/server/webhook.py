"""Calling an address that a player has given.

It is somebody else's address, so it must not become a way into the host's own network: only public
addresses are called, and the one that was looked up is the one that is called.
"""

import asyncio
import http.client
import ipaddress
import logging
import os
import socket
import ssl
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

import msgspec

logger = logging.getLogger(__name__)

SECONDS = 10
PORTS = {"http": 80, "https": 443}


class NotPublic(OSError):
    """An address in the host's own network."""


@dataclass(frozen=True, slots=True)
class Caller:
    """Calls webhooks. ``private``: also those of the host's own network."""

    private: bool = False

    @classmethod
    def from_environment(cls) -> "Caller":
        return cls(private=bool(os.environ.get("SANDTABLE_PRIVATE_WEBHOOKS")))

    async def call(self, address: str, about: dict[str, str]) -> bool:
        """Post something there as JSON; whether it was taken."""
        try:
            status = await asyncio.to_thread(self._post, urlsplit(address), about)
        except (OSError, ValueError, http.client.HTTPException) as error:
            # Not where to: an address may hold a secret.
            logger.info("a webhook could not be called: %s", type(error).__name__)
            return False
        return 200 <= status < 300

    def _post(self, address: SplitResult, about: dict[str, str]) -> int:
        host, port = str(address.hostname), address.port or PORTS[address.scheme]
        line = socket.create_connection((self._find(host, port), port), SECONDS)
        try:
            if address.scheme == "https":
                line = ssl.create_default_context().wrap_socket(line, server_hostname=host)
            connection = http.client.HTTPConnection(host, port, timeout=SECONDS)
            connection.sock = line
            path = f"{address.path or '/'}{f'?{address.query}' if address.query else ''}"
            headers = {"content-type": "application/json", "user-agent": "sandtable"}
            connection.request("POST", path, msgspec.json.encode(about), headers)
            # Where it would lead further is nobody's business: it is not followed.
            return connection.getresponse().status
        finally:
            line.close()

    def _find(self, host: str, port: int) -> str:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(one[4][0]) for one in found]
        if not self.private and not all(ipaddress.ip_address(a).is_global for a in addresses):
            raise NotPublic(host)
        return addresses[0]
