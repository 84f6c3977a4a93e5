"""Health and metrics endpoints."""

import asyncio
import os
import secrets
import time
from ipaddress import ip_address

import sqlalchemy as sa
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from sandtable.server.ops.metrics import exposition
from sandtable.server.store.store import Store

PATIENCE = 3.0
"""Timeout of the database check in seconds."""
KEPT = 1.0
"""Seconds for which the result of a check is reused."""
TOUCH = sa.text("UPDATE alembic_version SET version_num = version_num")
"""A write that changes nothing."""
TOKEN = "SANDTABLE_METRICS_TOKEN"
FORWARDED = ("x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via")


def may_read_metrics(request: Request) -> bool:
    """Allow requests from this machine, and requests with the token."""
    token = os.environ.get(TOKEN, "")
    said = request.headers.get("authorization", "")
    if token and secrets.compare_digest(said.encode(), f"Bearer {token}".encode()):
        return True
    proxied = any(name in request.headers for name in FORWARDED)
    # Another site can point its own domain here and use a browser on this machine.
    named = request.url.hostname or ""
    is_named_here = named == "localhost" or is_loopback(named)
    client = request.client
    return not proxied and is_named_here and client is not None and is_loopback(client.host)


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


class Health:
    """Checks whether the database can be read and written.

    Anyone may request the check and each one writes, so a result is reused for a second.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._looked = -KEPT
        self._looking: asyncio.Task[bool] | None = None

    async def is_well(self) -> bool:
        now = time.monotonic()
        if self._looking is None or (self._looking.done() and now - self._looked >= KEPT):
            self._looked = now
            self._looking = asyncio.create_task(self._look())
        return await asyncio.shield(self._looking)

    async def _look(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.fetch(sa.text("SELECT 1"))
                # A full disk can still be read: only a completed write proves that it works.
                await self._store.writer.do(lambda connection: connection.execute(TOUCH))
        except (SQLAlchemyError, TimeoutError):
            return False
        return True


def health_routes(store: Store) -> list[Route]:
    health = Health(store)

    async def healthz(_request: Request) -> Response:
        if await health.is_well():
            return JSONResponse({"status": "ok"})
        return JSONResponse({"status": "the database cannot be read and written"}, 503)

    async def metrics(request: Request) -> Response:
        if not may_read_metrics(request):
            return JSONResponse({"error": "unknown", "message": "not found"}, 404)
        return Response(exposition(), media_type=CONTENT_TYPE_PLAIN_0_0_4)

    return [Route("/healthz", healthz), Route("/metrics", metrics)]
