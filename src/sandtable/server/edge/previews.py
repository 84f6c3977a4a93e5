"""Link previews on other sites: a name, a sentence, a picture of the map.

A table's preview shows only what is played there, never the players or the position.
"""

import asyncio
from functools import lru_cache

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import sandtable
from sandtable.core import SandtableError, UnknownName, made_scenarios
from sandtable.server import wire
from sandtable.server.accounts.player_names import language_of
from sandtable.server.edge.api import TABLE_ID
from sandtable.server.edge.errors import Refusal, json_response, problem_of
from sandtable.server.edge.page import meta
from sandtable.server.edge.publishing_api import is_withdrawn
from sandtable.server.edge.security import RateLimits, host
from sandtable.server.fair_turns import FairTurns, TooManyWait
from sandtable.server.store.store import Store
from sandtable.server.studio.version_store import Row, VersionStore
from sandtable.server.tables.lobby import drawn_titles, plan_of, title_info
from sandtable.server.tables.map_pictures import HEIGHT, WIDTH, draw
from sandtable.server.texts import words
from sandtable.server.wire.studio import Texts
from sandtable.words import Words

SITE = "Sandtable"
A_DAY = 86_400
AT_TABLES = ("table", "replay", "report", "join")
OF_TITLES = ("rules", "example")
PICTURES = 64
"""Maximum number of cached pictures; higher than the number of listed scenarios."""


async def told_of(request: Request, store: Store, address: str) -> str:
    """Return a page's preview tags: title, description and picture."""
    title, scenario = await subject(request, store)
    language = language_of(request.headers.get("accept-language", ""))
    name, about = SITE, words(language, "preview-about")
    first = drawn_titles()[0]
    version = await published(request, store)
    shown = ""
    if version is not None:
        title = version.title
        shown = f"s/{version.name}/{request.path_params['number']}"
    if title:
        said = Words(sandtable.load(title), language)
        name = said.say("title")
        if version is not None:
            told = told_in(version.texts, language)
            name, about = f"{told.name or version.called} – {name}", told.brief or about
        elif scenario and not made_scenarios.is_made(scenario):
            name, about = f"{said.scenario(scenario)} – {name}", said.brief(scenario)
    address = address or str(request.base_url).rstrip("/")
    picture = f"{address}/preview/{shown or pictured(title or first, scenario)}.png"
    return "\n    ".join(
        [
            f"<title>{SITE}</title>",
            meta("description", about),
            *(
                meta(f"og:{key}", value, "property")
                for key, value in {
                    "site_name": SITE,
                    "type": "website",
                    "title": name,
                    "description": about,
                    "image": picture,
                    "image:width": str(WIDTH),
                    "image:height": str(HEIGHT),
                }.items()
            ),
            meta("twitter:card", "summary_large_image"),
            # Tells the page which title to load first.
            meta("sandtable-title", title or first),
            meta("sandtable-system", sandtable.load(title or first).system),
        ]
    )


async def subject(request: Request, store: Store) -> tuple[str, str]:
    """Return the title and scenario a page is about; empty strings if none."""
    screen, *rest = request.url.path.strip("/").split("/")
    if screen in OF_TITLES and rest and rest[0] in drawn_titles():
        return rest[0], ""
    if screen in AT_TABLES and rest and TABLE_ID.fullmatch(rest[0]):
        try:
            row = await store.table(rest[0])
        except SQLAlchemyError:
            return "", ""
        if row is not None and row.title in drawn_titles():
            return row.title, row.scenario
    return "", ""


async def published(request: Request, store: Store) -> Row | None:
    """Return the version a page is about, if its full address was given and it is not withdrawn."""
    where = request.path_params
    if not request.url.path.startswith("/s/") or "number" not in where:
        return None
    try:
        row, is_whole = await VersionStore(store).at(where["name"], where["number"])
    except SQLAlchemyError:
        return None
    return row if row is not None and is_whole and not is_withdrawn(row) else None


def told_in(texts: str, language: str) -> Texts:
    """Return a version's texts in a language, or in the first available one."""
    told = msgspec.json.decode(texts, type=dict[str, Texts])
    return told.get(language) or next(iter(told.values()), Texts())


def pictured(title: str, scenario: str) -> str:
    """Return the path of the picture: of the scenario if it is listed, else of the first one."""
    listed = [one.id for one in sorted(title_info(title).scenarios, key=lambda one: one.number)]
    return f"{title}/{scenario if scenario in listed else listed[0]}"


@lru_cache(PICTURES)
def picture(title: str, scenario: str) -> bytes:
    if title not in drawn_titles() or pictured(title, scenario) != f"{title}/{scenario}":
        raise SandtableError("picture not found")
    return draw(plan_of(title, scenario))


async def preview(request: Request) -> Response:
    where = request.path_params
    try:
        drawn = await asyncio.to_thread(picture, where["title"], where["scenario"])
    except SandtableError as error:
        return json_response(wire.Problem("unknown", str(error)), 404)
    headers = {"cache-control": f"public, max-age={A_DAY}"}
    return Response(drawn, media_type="image/png", headers=headers)


def preview_routes(store: Store, limits: RateLimits) -> list[Route]:
    turns = FairTurns(1)

    async def drawn_version(request: Request) -> bytes:
        client = host(request)
        if not limits.allows("preview", client):
            raise Refusal(429, "too-fast", "too many requests; try again in a minute")
        where = request.path_params
        row, is_whole = await VersionStore(store).at(where["name"], where["number"])
        if row is None or not is_whole or is_withdrawn(row):
            raise UnknownName("picture not found")
        try:
            async with turns.turn(client):
                return await asyncio.to_thread(made_picture, row.title, row.content_text)
        except TooManyWait:
            raise Refusal(503, "unavailable", "the server is busy; try again") from None

    async def preview_of_version(request: Request) -> Response:
        try:
            drawn = await drawn_version(request)
        except (Refusal, UnknownName, SQLAlchemyError) as error:
            status, problem = problem_of(error)
            return json_response(problem, status)
        return Response(drawn, media_type="image/png", headers={"cache-control": "no-cache"})

    return [
        Route("/preview/s/{name}/{number}.png", preview_of_version),
        Route("/preview/{title}/{scenario}.png", preview),
    ]


@lru_cache(PICTURES)
def made_picture(title: str, content: str) -> bytes:
    return draw(plan_of(title, made_scenarios.remember(title, content)))
