"""Health and metrics endpoints."""

import asyncio
import os
import secrets
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
TOUCH = sa.text("UPDATE alembic_version SET version_num = version_num")
"""A write that changes nothing."""
TOKEN = "SANDTABLE_METRICS_TOKEN"
FORWARDED = ("x-forwarded-for", "forwarded", "via")


def may_read_metrics(request: Request) -> bool:
    """Metrics are for this machine, and for requests with the token."""
    token = os.environ.get(TOKEN, "")
    said = request.headers.get("authorization", "")
    if token and secrets.compare_digest(said.encode(), f"Bearer {token}".encode()):
        return True
    proxied = any(name in request.headers for name in FORWARDED)
    return not proxied and request.client is not None and is_loopback(request.client.host)


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def health_routes(store: Store) -> list[Route]:
    async def healthz(request: Request) -> Response:
        try:
            async with asyncio.timeout(PATIENCE):
                await store.fetch(sa.text("SELECT 1"))
                # A full disk still answers: only a write that is on the disk proves it.
                await store.writer.do(lambda connection: connection.execute(TOUCH))
        except (SQLAlchemyError, TimeoutError):
            return JSONResponse({"status": "the database cannot be read and written"}, 503)
        return JSONResponse({"status": "ok"})

    async def metrics(request: Request) -> Response:
        if not may_read_metrics(request):
            return JSONResponse({"error": "unknown", "message": "not found"}, 404)
        return Response(exposition(), media_type=CONTENT_TYPE_PLAIN_0_0_4)

    return [Route("/healthz", healthz), Route("/metrics", metrics)]
