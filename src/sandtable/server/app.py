"""The server as an ASGI application."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from sandtable.server.api import Api, make_routes, static_folder
from sandtable.server.hub import Hub
from sandtable.server.listening import listen
from sandtable.server.openapi import openapi, openapi_page
from sandtable.server.people import People
from sandtable.server.security import Guard, RateLimits
from sandtable.server.sockets import serve_socket
from sandtable.server.store import Store
from sandtable.server.thinking import Thinkers

logger = logging.getLogger(__name__)


def make_app(
    database: str,
    secret: str,
    *,
    secure: bool = False,
    web: Path | None = None,
    rate_limits: RateLimits | None = None,
) -> Starlette:
    """The whole server on one database. ``secret`` signs the guests' cookies."""
    store = Store(database)
    hub = Hub(store, Thinkers())
    people = People(store, secret)
    limits = rate_limits or RateLimits()
    api = Api(hub, people, limits, secure)
    folder = web or static_folder()

    async def socket(websocket: WebSocket) -> None:
        await serve_socket(websocket, hub, people, limits)

    async def description(request: Request) -> Response:
        return Response(msgspec.json.encode(openapi()), media_type="application/json")

    async def description_page(request: Request) -> Response:
        return Response(openapi_page(), media_type="text/html; charset=utf-8")

    async def page(request: Request) -> Response:
        if folder is None:
            return Response("the browser table is not built: run `make play`", 404)
        return FileResponse(folder / "index.html", headers={"cache-control": "no-cache"})

    async def public_file(request: Request) -> Response:
        assert folder is not None
        return FileResponse(folder / request.url.path.lstrip("/"))

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        listener = asyncio.create_task(listen(hub)) if not store.is_sqlite else None
        await hub.wake_agents()
        yield
        if listener is not None:
            listener.cancel()
            with suppress(asyncio.CancelledError):
                await listener
        await hub.close()

    routes: list[Route | Mount | WebSocketRoute] = [
        *make_routes(api),
        Route("/api/openapi.json", description),
        Route("/api", description_page),
        WebSocketRoute("/api/tables/{id}/socket", socket),
    ]
    if folder is not None:
        routes.append(Mount("/assets", StaticFiles(directory=folder / "assets")))
        for file in folder.iterdir():
            if file.is_file() and file.name != "index.html":
                routes.append(Route(f"/{file.name}", public_file))
    for path in ("/", "/table/{id}", "/replay/{id}", "/join/{id}", "/rules/{title}"):
        routes.append(Route(path, page))
    app = Starlette(routes=routes, lifespan=life, middleware=[Middleware(Guard)])
    app.state.hub = hub
    return app
