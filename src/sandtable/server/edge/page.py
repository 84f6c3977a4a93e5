"""Serving the page and its assets."""

import base64
import hashlib
import html
import mimetypes
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PAGES = (
    "/",
    "/table/{id}",
    "/replay/{id}",
    "/report/{id}",
    "/join/{id}",
    "/campaign/{id}",
    "/rules",
    "/rules/{title}",
    "/example/{title}/{example}",
    "/account",
    "/studio",
    "/studio/{draft}",
    "/s/{name}",
    "/s/{name}/{number}",
    "/s/{name}/{number}/sheet",
    "/studio/{draft}/sheet",
    "/reset",
    "/confirm",
)
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/plain", ".ftl")
PACKED = (("br", ".br"), ("gzip", ".gz"))
"""Encodings in which the build stores the assets, best first."""
A_YEAR = 31_536_000
HEAD = re.compile(r"<!--preview-->.*?<!--/preview-->", re.DOTALL)
INLINE = re.compile(r"<(script|style)>(.*?)</\1>", re.DOTALL)

Teller = Callable[[Request], Awaitable[str]]
"""Returns the preview tags for the head of a page."""


def inline_hashes(page: str) -> dict[str, list[str]]:
    """Return the hashes of a page's inline scripts and styles, for its content security policy."""
    hashes: dict[str, list[str]] = {"script": [], "style": []}
    for kind, text in INLINE.findall(page):
        digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        hashes[kind].append(f"'sha256-{digest}'")
    return hashes


def meta(name: str, content: str, key: str = "name") -> str:
    return f'<meta {key}="{name}" content="{html.escape(content)}" />'


class Assets(StaticFiles):
    """Assets of the page. Each build renames them, so browsers cache them permanently."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await self._packed(path, scope) or await super().get_response(path, scope)
        if response.status_code in (200, 304):
            response.headers["cache-control"] = f"public, max-age={A_YEAR}, immutable"
            response.headers["vary"] = "accept-encoding"
        return response

    async def _packed(self, path: str, scope: Scope) -> Response | None:
        """Return a pre-compressed asset if the browser accepts its encoding."""
        asked = Headers(scope=scope).get("accept-encoding", "")
        codings = {one.split(";")[0].strip() for one in asked.split(",")}
        for coding, ending in PACKED:
            if coding in codings and self.lookup_path(path + ending)[1] is not None:
                response = await super().get_response(path + ending, scope)
                response.headers["content-encoding"] = coding
                kind = mimetypes.guess_type(path)[0] or "text/plain"
                response.headers["content-type"] = f"{kind}; charset=utf-8"
                return response
        return None


def page_routes(folder: Path | None, tell: Teller) -> list[BaseRoute]:
    """Return routes for the web client's files and pages."""
    whole = "" if folder is None else (folder / "index.html").read_text(encoding="utf-8")

    async def page(request: Request) -> Response:
        if folder is None:
            return Response("the web client has not been built; run `make play`", 404)
        head = await tell(request)
        return Response(
            HEAD.sub(lambda _: head, whole) if head else whole,
            media_type="text/html; charset=utf-8",
            headers={"cache-control": "no-cache"},
        )

    async def file(request: Request) -> Response:
        assert folder is not None
        path = folder / request.url.path.lstrip("/")
        return FileResponse(path, headers={"cache-control": "no-cache"})

    routes: list[BaseRoute] = [Route(path, page) for path in PAGES]
    if folder is not None:
        routes.append(Mount("/assets", Assets(directory=folder / "assets")))
        for one in folder.iterdir():
            if one.is_file() and one.name != "index.html":
                routes.append(Route(f"/{one.name}", file))
    return routes
