"""The examples of the studio, published as versions on every server."""

import hashlib
import logging
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

import sandtable
from sandtable.core import made_scenarios
from sandtable.server.store.schema import guests
from sandtable.server.store.store import Store
from sandtable.server.studio.version_store import (
    MEASURED,
    NameTaken,
    SameVersion,
    VersionStore,
)
from sandtable.server.wire.lobby import Balance
from sandtable.server.wire.studio import Texts
from sandtable.studio_examples import Example, examples

logger = logging.getLogger(__name__)

AUTHOR = "sandtableexample"
"""Nobody can log in as this author: it has no account, and no cookie was signed for it."""
AUTHOR_NAME = "Sandtable"
MOST = 1000


async def publish_examples(store: Store) -> None:
    """Publish missing examples. A version that the host has removed stays removed."""
    try:
        await _add_author(store)
        for title in sandtable.TITLES:
            for example in examples(title):
                await _publish(store, example)
    except SQLAlchemyError:
        logger.warning("database unavailable; examples not published")


async def _add_author(store: Store) -> None:
    values = {"id": AUTHOR, "name": AUTHOR_NAME, "created": store.clock.wall()}

    def add(connection: sa.Connection) -> None:
        # Another process may start at the same moment.
        dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
        connection.execute(dialect.insert(guests).on_conflict_do_nothing(), [values])

    await store.writer.do(add)


async def _publish(store: Store, example: Example) -> None:
    values, content = version_of(example)
    try:
        await VersionStore(store).publish(values, content, MOST)
    except SameVersion:
        pass
    except NameTaken:
        logger.warning("example not published: its name is taken", extra={"example": example.name})


def version_of(example: Example) -> tuple[dict[str, Any], str]:
    """Return the version row of an example, and its content."""
    game = sandtable.load(example.title)
    scenario = game.add(example.text)
    content = made_scenarios.find(example.title, scenario)
    assert content is not None, "it has just been added"
    told = made_scenarios.parse(example.text)
    texts = msgspec.convert(example.texts, dict[str, Texts])
    measured = msgspec.convert(example.measured, Balance)
    same = {
        "content": scenario,
        "called": example.texts["en"]["name"],
        "texts": msgspec.json.encode(texts).decode(),
        "place": str(told.get("place", "")),
        "date": str(told.get("date", "")),
    }
    # Restarting servers must not publish the same version again.
    nonce = hashlib.sha256(msgspec.json.encode([example.name, same])).hexdigest()[:32]
    values = {
        **same,
        "name": example.name,
        "title": example.title,
        "text": example.text,
        "author": AUTHOR,
        "rules_version": game.rules_version,
        "parent": "",
        "visibility": "all",
        "forkable": True,
        "nonce": nonce,
        "draft": "",
        "key": "",
        **{key: getattr(measured, key) for key in MEASURED},
    }
    return values, content
