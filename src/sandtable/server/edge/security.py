"""Checks for every request, and headers for every response."""

import ipaddress
import logging
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sandtable.server import wire
from sandtable.server.accounts.identity import Guest
from sandtable.server.edge.errors import error_number

logger = logging.getLogger(__name__)

LARGEST_BODY = 64 * 1024
STUDIO = "/api/studio/"
LARGEST_DRAFT = 256 * 1024
"""Maximum request size for the studio: a scenario and its texts."""
FILES = "/api/studio/files"
LARGEST_FILE = 400 * 1024
"""Maximum request size for file imports: 256 kB in base64."""
MOST_SOCKETS = 100
"""Maximum open sockets per user."""
MINUTE, DAY = 60.0, 86_400.0
MOST_REMEMBERED = 10_000
"""Entries kept by the rate limits before expired ones are deleted."""
CLUB, SMALL_CLUB = 10, 3
"""Number of users' rates that guests of one network share; the second for slow requests."""
LONG = ("trial", "coach", "lay out", "export")
IPV6_NETWORK = 64
"""Bits of an IPv6 address that identify a household, which owns all addresses below."""
ASKED_BY_ADDRESS = ("/healthz", "/metrics")
"""Paths for monitoring, which may use the server's IP address as host name."""
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")

CONTENT_POLICY = (
    "default-src 'none'; script-src {script}; style-src {style}; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
FOR_OTHERS = {"cross-origin-resource-policy": "cross-origin"}
"""For pictures that other sites show in link previews."""
ONLY_TLS = {"strict-transport-security": "max-age=31536000"}


def same_origin(scope: Scope, secure: bool) -> bool:
    """Whether a request comes from one of this server's own pages, according to its headers."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        # Browsers always send an origin with WebSockets.
        if scope["type"] == "websocket":
            return False
        # Without an origin, browsers still mark cross-site requests.
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    try:
        page = urlsplit(origin)
    except ValueError:
        return False
    # With TLS, a page that was loaded without TLS is not trusted.
    if secure and page.scheme != "https":
        return False
    return bool(page.netloc) and page.netloc == headers.get("host")


@lru_cache(MOST_REMEMBERED)
def network(host: str) -> str:
    """Return the network of an address, which one attacker can easily use as a whole."""
    try:
        ip = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return str(ip.ipv4_mapped)
        return str(ipaddress.ip_network((int(ip), IPV6_NETWORK), strict=False))
    return str(ip)


def host(connection: HTTPConnection) -> str:
    """Return a connection's network, by which limits count."""
    return network(connection.client.host) if connection.client else ""


def client_of(connection: HTTPConnection, guest: Guest) -> str:
    """Return the client for fair queueing.

    Guests can be created at no cost, so those of one network count as one client.
    """
    return guest.id if guest.session else host(connection)


def largest(path: str) -> int:
    """Return the maximum size of a request body for a path, in bytes."""
    if path == FILES:
        return LARGEST_FILE
    return LARGEST_DRAFT if path.startswith(STUDIO) else LARGEST_BODY


class TooLarge(Exception):
    """A request body that exceeds the limit."""


class Guard:
    """Refuses foreign origins, foreign hosts and large bodies; adds headers to every response."""

    def __init__(
        self,
        app: ASGIApp,
        secure: bool = False,
        inline: dict[str, list[str]] | None = None,
        hosts: frozenset[str] = frozenset(),
    ) -> None:
        """``inline``: hashes of the page's inline scripts and styles. ``hosts``: the host names of
        this server; empty for any."""
        self._hosts = hosts
        self._app = app
        self._secure = secure
        own = {"script": ["'self'"], "style": ["'self'"]}
        allowed = {kind: " ".join(own[kind] + (inline or {}).get(kind, [])) for kind in own}
        policy = CONTENT_POLICY.format_map(allowed)
        self._headers = {
            "content-security-policy": policy,
            **HEADERS,
            **(ONLY_TLS if secure else {}),
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and not (
            self._is_ours(scope) and same_origin(scope, self._secure)
        ):
            await send({"type": "websocket.close", "code": 4403})
        elif scope["type"] == "http":
            await self._guard(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _is_ours(self, scope: Scope) -> bool:
        """Whether the request uses this server's host name.

        Another site can point its own domain at this server, and would then pass as same-origin.
        """
        if not self._hosts or scope["path"] in ASKED_BY_ADDRESS:
            return True
        try:
            name = urlsplit("//" + Headers(scope=scope).get("host", "")).hostname
        except ValueError:
            return False
        return name in self._hosts

    async def _guard(self, scope: Scope, receive: Receive, send: Send) -> None:
        read = 0
        answered = False

        async def receive_some() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            # The Content-Length header may be missing or wrong.
            if read > largest(scope["path"]):
                raise TooLarge
            return message

        async def send_guarded(message: Message) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                answered = True
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers[name] = value
                if scope["path"].startswith("/api"):
                    headers["cache-control"] = "no-store"
                if scope["path"].startswith("/preview/"):
                    headers.update(FOR_OTHERS)
            await send(message)

        if not self._is_ours(scope):
            problem = wire.Problem(
                "unknown-host", "unknown host name; use the public address of this server"
            )
            await _refuse(send_guarded, 421, problem)
            return
        if scope["method"] not in SAFE_METHODS and not same_origin(scope, self._secure):
            problem = wire.Problem("foreign-origin", "cross-origin request refused")
            await _refuse(send_guarded, 403, problem)
            return
        try:
            await self._app(scope, receive_some, send_guarded)
        except TooLarge:
            if answered:
                raise
            await _refuse(
                send_guarded, 413, wire.Problem("too-large", "the request body is too large")
            )
        except Exception:
            if not answered:
                number = error_number()
                problem = wire.Problem("server", "internal server error (logged)", number=number)
                # The error itself is logged next, by the ASGI server.
                logger.error("request failed; error number %s", number)
                await _refuse(send_guarded, 500, problem)
            raise


async def _refuse(send: Send, status: int, problem: wire.Problem) -> None:
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


class RateLimits:
    """Rate limits per client in this process; ``scale`` multiplies all of them.

    They protect the process, so each process counts for itself. Limits against attackers are in
    ``shared_limits``.

    For each client and kind of request, the time is stored until which the allowance is used up: at
    most a minute ahead, or a day.
    """

    def __init__(self, scale: int = 1) -> None:
        self.scale = scale
        self._a_minute = {
            "request": 600 * scale,
            "create": 60 * scale,
            "change": 120 * scale,
            "guest": 120 * scale,
            "message": 1200 * scale,
            "say": 20 * scale,
            "explore": 300 * scale,
            "coach": 30 * scale,
            "socket": 240 * scale,
            "report": 3 * scale,
            "check": 240 * scale,
            "lay out": 120 * scale,
            "trial": 20 * scale,
            "preview": 120 * scale,
            "export": 10 * scale,
            "log in": 30 * scale,
        }
        # Guests can have any number of names. These rates are enough for a club at one address.
        self._a_minute |= {
            f"{what} from network": (SMALL_CLUB if what in LONG else CLUB) * rate
            for what, rate in self._a_minute.items()
        }
        # What is stored and stays. All guests of a network are one client.
        self._a_day = {
            "table": 2000 * scale,
            "challenge": 100 * scale,
            "listed": 30 * scale,
            "copied game": 200 * scale,
            "problem": 60 * scale,
        }
        self._used_until: dict[tuple[str, str], float] = {}
        self._tidy_at = MOST_REMEMBERED
        self._most_sockets = MOST_SOCKETS * scale
        self._sockets: Counter[str] = Counter()

    def rate(self, what: str) -> int:
        """Return the allowed number per minute, or per day."""
        return self._a_day[what] if what in self._a_day else self._a_minute[what]

    def allows(self, what: str, who: str) -> bool:
        now = time.monotonic()
        period = DAY if what in self._a_day else MINUTE
        used_until = max(now, self._used_until.get((what, who), now)) + period / self.rate(what)
        if used_until - now > period:
            return False
        if len(self._used_until) > self._tidy_at:
            self._used_until = {k: until for k, until in self._used_until.items() if until > now}
            # Where many are in use, looking through all of them at each request would take long.
            self._tidy_at = max(MOST_REMEMBERED, 2 * len(self._used_until))
        self._used_until[what, who] = used_until
        return True

    def allows_guest(self, what: str, guest: Guest, where: str, known: str = "") -> bool:
        """Count a request of a user; guests count by network too.

        ``known``: whom to count instead of the guest or the address.
        """
        if not self.allows(what, known or guest.id or where):
            return False
        return bool(guest.session) or self.allows(f"{what} from network", where)

    @contextmanager
    def socket(self, who: str) -> Iterator[bool]:
        """Count an open WebSocket of a client; yield whether it is within the limit."""
        self._sockets[who] += 1
        try:
            yield self._sockets[who] <= self._most_sockets
        finally:
            self._sockets[who] -= 1
            if not self._sockets[who]:
                del self._sockets[who]
