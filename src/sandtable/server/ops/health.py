"""What those ask who watch over a server: whether it is well, and how it is doing."""

import asyncio

import sqlalchemy as sa
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from sandtable.server.ops.metrics import exposition
from sandtable.server.store.store import Store

PATIENCE = 3.0
"""A database that takes longer than so many seconds is as good as none."""


def health_routes(store: Store) -> list[Route]:
    async def healthz(request: Request) -> Response:
        try:
            async with asyncio.timeout(PATIENCE):
                await store.fetch(sa.text("SELECT 1"))
        except (SQLAlchemyError, TimeoutError):
            return JSONResponse({"status": "the database does not answer"}, 503)
        return JSONResponse({"status": "ok"})

    async def metrics(request: Request) -> Response:
        return Response(exposition(), media_type=CONTENT_TYPE_PLAIN_0_0_4)

    return [Route("/healthz", healthz), Route("/metrics", metrics)]
