"""The server as an ASGI application."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from sandtable.server import wire
from sandtable.server.accounts.identity import People
from sandtable.server.accounts.open_sessions import OpenSessions
from sandtable.server.agents.agent_pool import AgentPool
from sandtable.server.edge.account_access import AccountAccess
from sandtable.server.edge.accounts_api import ACCOUNT_OPERATIONS, AccountApi
from sandtable.server.edge.api import OPERATIONS, Api, make_routes, static_folder
from sandtable.server.edge.campaigns_api import CAMPAIGN_OPERATIONS, CampaignApi
from sandtable.server.edge.errors import json_response
from sandtable.server.edge.files_api import FILE_OPERATIONS, FilesApi
from sandtable.server.edge.measuring_api import MEASURING_OPERATIONS, MeasuringApi
from sandtable.server.edge.openapi import openapi, openapi_page
from sandtable.server.edge.page import inline_hashes, page_routes
from sandtable.server.edge.previews import preview_routes, told_of
from sandtable.server.edge.publishing_api import PUBLISHING_OPERATIONS, PublishingApi
from sandtable.server.edge.second_factor_api import SECOND_FACTOR_OPERATIONS, SecondFactorApi
from sandtable.server.edge.security import Guard, RateLimits
from sandtable.server.edge.shared_limits import SharedLimits
from sandtable.server.edge.social_api import SOCIAL_OPERATIONS, SocialApi
from sandtable.server.edge.sockets import serve_socket
from sandtable.server.edge.studio_api import STUDIO_OPERATIONS, StudioApi
from sandtable.server.finished_games.analysis_queue import AnalysisQueue
from sandtable.server.ops.health import health_routes
from sandtable.server.social.mail import Mailer
from sandtable.server.social.measured_notifier import MeasuredNotifier
from sandtable.server.social.turn_notifier import CALLS, TurnNotifier
from sandtable.server.social.webhook import WebhookClient
from sandtable.server.store.database import Database
from sandtable.server.store.server_clock import ServerClock
from sandtable.server.store.store import Store
from sandtable.server.studio.checker import Checker
from sandtable.server.studio.cleanup import sweep_studio
from sandtable.server.studio.measurer import Measurer, Player
from sandtable.server.studio.measuring_store import MeasuringStore
from sandtable.server.studio.published_examples import publish_examples
from sandtable.server.studio.slice_store import SliceStore
from sandtable.server.tables.clock_watcher import TICK, beat, keep_time
from sandtable.server.tables.hub import Hub
from sandtable.server.tables.listener import listen
from sandtable.server.tables.recheck import recheck_beside

logger = logging.getLogger(__name__)

GRACE = 3.0


def make_app(
    database: str | Database,
    secret: str,
    *,
    secure: bool = False,
    web: Path | None = None,
    limits: RateLimits | None = None,
    thinkers: AgentPool | None = None,
    post: Mailer | None = None,
    clock: ServerClock | None = None,
    tick: float = TICK,
    caller: WebhookClient | None = None,
    address: str = "",
    hosts: frozenset[str] = frozenset(),
    analysis_processes: int = 1,
    players: Sequence[Player] = (),
    measures: bool | None = None,
    examples: bool = False,
) -> Starlette:
    """Return the server application on one database.

    ``secret`` signs the guests' cookies. ``clock`` provides the time, and players' clocks are
    checked every ``tick`` seconds. ``address`` is the server's public URL, ``hosts`` are the host
    names it accepts (empty: any). ``analysis_processes`` is the number of processes that replay
    finished games for viewers (0: a thread does). ``players`` play measurements in this process;
    ``measures`` says whether measurements are offered (None: if there are players). With
    ``examples`` the studio's examples are published.
    """
    store = Store(database, clock)
    hub = Hub(store, thinkers or AgentPool())
    people = People(store, secret, secure)
    limits = limits or RateLimits()
    analyses = AnalysisQueue(store.log, analysis_processes)
    api = Api(hub, people, limits, analyses)
    checker = Checker()
    measuring = MeasuringStore(store)
    taken = SliceStore(store)
    measurer = Measurer(taken, players)
    sessions = OpenSessions(store)
    shared = SharedLimits(store, secret, limits.scale)
    access = AccountAccess(api, post, sessions, shared)
    studio = StudioApi(api, checker, shared)
    is_open = bool(players) if measures is None else measures
    measuring_api = MeasuringApi(
        api, studio, measuring, measurer, shared, is_open, post is not None
    )
    studio.grading = measuring_api.graded
    publishing = PublishingApi(api, studio, shared, measuring_api.measured)
    caller = caller or WebhookClient()
    herald = TurnNotifier(hub, post, caller, address)
    measured = MeasuredNotifier(measuring, post, caller, address)

    async def socket(websocket: WebSocket) -> None:
        await serve_socket(websocket, hub, people, limits, sessions)

    @asynccontextmanager
    async def life(_app: Starlette) -> AsyncIterator[None]:
        beside = [
            asyncio.create_task(hub.wake_agents()),
            asyncio.create_task(recheck_beside(store)),
        ]
        leaving = asyncio.Event()
        rounds = [
            asyncio.create_task(beat(store, leaving)),
            asyncio.create_task(keep_time(hub, tick, leaving)),
            asyncio.create_task(herald.run(tick * CALLS, leaving)),
            asyncio.create_task(sessions.watch(leaving)),
            asyncio.create_task(sweep_studio(store, leaving)),
            asyncio.create_task(measured.run(tick * CALLS, leaving)),
        ]
        if examples:
            await publish_examples(store)
        if players and not store.is_shared:
            # This is the only process that plays, so slices taken earlier belong to a dead server.
            await taken.release(None)
        beside.append(asyncio.create_task(measurer.run(leaving)))
        if hub.presence is not None:
            beside.append(asyncio.create_task(listen(hub, hub.presence, sessions.check)))
            beside.append(asyncio.create_task(hub.presence.repeat()))
        logger.info("ready")
        yield
        logger.info("leaving")
        leaving.set()
        # Let these tasks finish what they are writing.
        await asyncio.wait(rounds, timeout=GRACE)
        for task in [*beside, *rounds]:
            task.cancel()
        await asyncio.gather(*beside, *rounds, return_exceptions=True)
        await asyncio.gather(herald.close(GRACE), measured.close(GRACE))
        await access.close()
        await analyses.close()
        await checker.close()
        await hub.close()

    folder = web or static_folder()
    inline = inline_hashes("" if folder is None else (folder / "index.html").read_text("utf-8"))
    app = Starlette(
        routes=[
            *make_routes(api, api, OPERATIONS),
            *make_routes(api, AccountApi(api, access), ACCOUNT_OPERATIONS),
            *make_routes(api, SecondFactorApi(access), SECOND_FACTOR_OPERATIONS),
            *make_routes(api, CampaignApi(api), CAMPAIGN_OPERATIONS),
            *make_routes(api, SocialApi(api), SOCIAL_OPERATIONS),
            *make_routes(api, studio, STUDIO_OPERATIONS),
            *make_routes(api, publishing, PUBLISHING_OPERATIONS),
            *make_routes(api, FilesApi(api, studio, publishing, checker), FILE_OPERATIONS),
            *make_routes(api, measuring_api, MEASURING_OPERATIONS),
            Route("/api/openapi.json", description),
            Route("/api", description_page),
            *health_routes(store),
            WebSocketRoute("/api/tables/{id}/socket", socket),
            *preview_routes(store, limits),
            *page_routes(folder, partial(told_of, store=store, address=address)),
        ],
        lifespan=life,
        middleware=[
            Middleware(Guard, secure=secure, inline=inline, hosts=hosts),
            Middleware(GZipMiddleware, minimum_size=2000, compresslevel=5),
        ],
        exception_handlers={HTTPException: refusing(folder)},
    )
    app.state.hub = hub
    app.state.people = people
    app.state.access = access
    return app


async def description(_request: Request) -> Response:
    return Response(msgspec.json.encode(openapi()), media_type="application/json")


async def description_page(_request: Request) -> Response:
    return Response(openapi_page(), media_type="text/html; charset=utf-8")


def refusing(folder: Path | None) -> Callable[[Request, Exception], Awaitable[Response]]:
    """Return the handler of unknown paths and wrong methods."""

    async def refuse(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        if error.status_code == 404 and folder is not None and wants_page(request):
            # The page shows the error in the user's language.
            return FileResponse(folder / "index.html", 404, {"cache-control": "no-cache"})
        kind = "unknown" if error.status_code == 404 else "bad-request"
        response = json_response(wire.Problem(kind, error.detail), error.status_code)
        response.headers.update(error.headers or {})
        return response

    return refuse


def wants_page(request: Request) -> bool:
    """Whether this is a browser navigating to a page."""
    path = request.url.path
    if path.startswith(("/api/", "/assets/")) or request.method not in ("GET", "HEAD"):
        return False
    return "text/html" in request.headers.get("accept", "")
