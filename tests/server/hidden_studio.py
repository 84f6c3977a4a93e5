"""A user's private data in the studio, different on two servers. No other user may notice it."""

from functools import cache
from typing import Any

import msgspec
import sqlalchemy as sa

import sandtable
from sandtable.core import made_scenarios
from sandtable.measuring.even_search import SIZES, Plan, Variant
from sandtable.measuring.progress import Part, Progress
from sandtable.server.store.schema import (
    drafts,
    measured_games,
    measurements,
    slices,
    version_reports,
    versions,
)
from sandtable.server.store.store import Store, keep_content
from sandtable.server.studio.search_rows import insert_search, searching

NOW = 1_700_000_000.0
AGENT = "corporal"


@cache
def texts_of(title: str) -> list[str]:
    """Return the texts of two scenarios."""
    game = sandtable.load(title)
    return [game.text(listing.id) for listing in game.listings()[:2]]


@cache
def content_of(title: str, which: int) -> tuple[str, str]:
    """Return the id and content of one of the two texts as a made scenario."""
    id = sandtable.load(title).add(texts_of(title)[which])
    content = made_scenarios.find(title, id)
    assert content is not None
    return id, content


class HiddenStudio:
    """The drafts, measurements and unlisted versions of one user, and their names."""

    def __init__(self, title: str, seed: int, owner: str) -> None:
        self.title = title
        self.owner = owner
        self._draft, self._measured, self._search, self._graded = (
            f"{kind}{seed:015d}" for kind in "abcd"
        )
        self._link, self._listed = f"link-{seed}", f"listed-{seed}"

    def names(self) -> dict[str, list[str]]:
        """Return the names of this data in paths and bodies, by parameter."""
        return {
            "draft": [self._draft],
            "measurement": [self._measured, self._search],
            "search": [self._search, self._graded, self._measured],
            "name": [self._link, self._listed],
            "number": ["1", "2", "1-" + "0" * 16],
            "scenario": [content_of(self.title, which)[0] for which in (0, 1)],
        }

    async def keep(self, store: Store, which: int) -> None:
        """Store all data in the variant of one server."""

        def write(connection: sa.Connection) -> None:
            for other in (0, 1):
                keep_content(connection, self.title, *content_of(self.title, other), NOW)
            connection.execute(drafts.insert(), self._drafts(which))
            connection.execute(measurements.insert(), self._measurements(which))
            insert_search(connection, self._search, self._plan(which))
            insert_search(connection, self._graded, self._plan(which, grade=1))
            if which:
                row = {"measurement": self._measured, "is_other": False, "first": 8, "pairs": 8}
                row |= {"holder": "", "until": 0.0, "done": 1, "data": _json(Part([4]))}
                connection.execute(slices.insert(), [row])
            games = {"owner": self.owner, "day": 19_000, "games": 100 + which}
            connection.execute(measured_games.insert(), [games])
            connection.execute(versions.insert(), self._versions(which))
            if which:
                report = {"name": self._listed, "number": 1, "guest": self.owner, "at": NOW}
                report |= {"reason": "offensive", "note": "bad"}
                connection.execute(version_reports.insert(), [report])

        await store.writer.do(write)

    def _drafts(self, which: int) -> list[dict[str, Any]]:
        text = texts_of(self.title)[which]
        row = {
            "id": self._draft, "owner": self.owner, "title": self.title, "name": f"mine {which}",
            "text": text, "texts": "{}", "parent": f"{self._link}.1" if which else "",
            "revision": 1 + 2 * which, "created": NOW, "changed": NOW + which,
            "deleted": NOW if which else None, "nonce": None,
        }  # fmt: skip
        more = [{**row, "id": f"z{self._draft[1:]}"}] if which else []
        return [row, *more]

    def _measurements(self, which: int) -> list[dict[str, Any]]:
        """Return the rows of measurements. The queue's length is public, so both servers have
        equally many."""
        progress = Progress(scores=[which, 2, 3, 4, 1])
        row = {
            "id": self._measured, "owner": self.owner, "draft": self._draft, "name": "mine",
            "title": self.title, "content": content_of(self.title, which)[0], "rules_version": 1,
            "agent": AGENT, "state": "active", "error": "", "failures": which, "pairs": 40,
            "others": 0, "counted": 8, "others_counted": 0, "charged": 80, "charged_day": 19_000,
            "progress": _json(progress), "share": progress.share, "low": 0.1, "high": 0.9,
            "rank": NOW, "served": 5.0 * which, "created": NOW, "changed": NOW, "told": True,
        }  # fmt: skip
        ended = {"state": "finished" if which else "stopped"}
        even = {"id": self._search, "agent": searching(AGENT, self._plan(which))}
        graded = {"id": self._graded, "agent": searching(AGENT, self._plan(which, grade=1))}
        return [row, {**row, **ended, **even}, {**row, **ended, **graded}]

    def _plan(self, which: int, grade: int = 0) -> Plan:
        content = content_of(self.title, which)[1]
        return Plan(SIZES["quick"], [Variant(content), Variant(content, grade=grade)], 7 + which)

    def _versions(self, which: int) -> list[dict[str, Any]]:
        """Return a version for people with the link and a listed one. On one server the listed
        version is a copy of the other."""
        row = {
            "title": self.title, "author": self.owner, "texts": "{}", "rules_version": 1,
            "forkable": True, "published": NOW, "nonce": None, "number": 1, "key": "",
        }  # fmt: skip
        link = {
            **row, "name": self._link, "content": content_of(self.title, which)[0],
            "called": f"hidden {which}", "text": texts_of(self.title)[which], "parent": "",
            "visibility": "link", "key": f"{which}123456789abcdef", "draft": self._draft,
            "even_with": "us2" if which else "",
        }  # fmt: skip
        listed = {
            **row, "name": self._listed, "content": content_of(self.title, 0)[0],
            "called": "listed", "text": texts_of(self.title)[0],
            "parent": f"{self._link}.1" if which else "", "visibility": "all",
            "draft": f"{which}other",
        }  # fmt: skip
        second = [{**link, "number": 2}] if which else []
        return [listed, link, *second]


def _json(value: msgspec.Struct) -> str:
    return msgspec.json.encode(value).decode()
