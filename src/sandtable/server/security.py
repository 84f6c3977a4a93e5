"""What every request must pass, and what every answer carries."""

from urllib.parse import urlsplit

from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import MovingWindowRateLimiter
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LARGEST_BODY = 64 * 1024
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def same_origin(scope: Scope) -> bool:
    """Whether a request comes from a page of ours; browsers always say where from."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        # A browser that left it out would still say that the request crosses sites.
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    return urlsplit(origin).netloc == headers.get("host", "")


class Guard:
    """Refuses foreign origins and bodies that are too large; puts the headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if not same_origin(scope):
                await send({"type": "websocket.close", "code": 4403})
                return
            await self._app(scope, receive, send)
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
            await send(message)

        if scope["method"] not in SAFE_METHODS and not same_origin(scope):
            await _refuse(send_guarded, 403, b'{"error":"foreign-origin","message":"foreign"}')
            return
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isdigit() or int(length) > LARGEST_BODY:
            await _refuse(send_guarded, 413, b'{"error":"too-large","message":"too large"}')
            return
        await self._app(scope, receive, send_guarded)


async def _refuse(send: Send, status: int, body: bytes) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


class RateLimits:
    """How often somebody may do something."""

    def __init__(self) -> None:
        self._limiter = MovingWindowRateLimiter(MemoryStorage())
        self._rates: dict[str, RateLimitItem] = {
            "request": parse("600/minute"),
            "create": parse("60/minute"),
            "message": parse("1200/minute"),
            "socket": parse("240/minute"),
        }

    async def allows(self, what: str, who: str) -> bool:
        return await self._limiter.hit(self._rates[what], what, who)
