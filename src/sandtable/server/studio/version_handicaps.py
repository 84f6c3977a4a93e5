"""The handicaps of a published version."""

from collections.abc import Awaitable, Callable

import msgspec

from sandtable.core import UnknownName, made_scenarios
from sandtable.core.handicaps import Graded, even_setting
from sandtable.server import wire
from sandtable.server.tables.lobby import handicaps_told

GRADED = msgspec.json.Decoder(Graded)

Grading = Callable[[tuple[str, ...], str, str], Awaitable[Graded | None]]
"""Finds a user's handicaps for a title's content, by its id."""


async def nothing_graded(*_asked: object) -> Graded | None:
    """The default for a server that measures nothing."""
    return None


def columns_of(graded: Graded | None) -> dict[str, str]:
    if graded is None or not graded.handicaps:
        return {"handicaps": "", "even_with": ""}
    encoded = msgspec.json.encode(graded).decode()
    return {"handicaps": encoded, "even_with": even_setting(graded) or ""}


def kept(column: str) -> Graded | None:
    return GRADED.decode(column) if column else None


def told(title: str, graded: Graded | None) -> wire.Handicaps:
    if graded is None:
        return wire.Handicaps(None, 1.0, [])
    ids = {one.name: id_of(title, one.content, one.name) for one in graded.handicaps}
    return handicaps_told(graded, ids)


def id_of(title: str, content: str, name: str) -> str:
    """Return the id of the scenario with a handicap."""
    return f"{made_scenarios.content_id(title, content)}+{name}"


def content_with(graded: Graded | None, name: str, content: str) -> str:
    """Return the content with a handicap, or unchanged without a name; or UnknownName."""
    if not name:
        return content
    found = [one.content for one in graded.handicaps if one.name == name] if graded else []
    if not found:
        raise UnknownName(f"unknown handicap: {name!r}")
    return found[0]
