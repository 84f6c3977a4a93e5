"""Made scenarios: their canonical content and the id derived from it.

A made scenario is defined by its content alone: the id is a digest of the canonical content, so
that the same battle has the same id on every machine, however its text was formatted. Records
contain the content. Code that has only the id looks the content up with ``find``, after
``remember`` stored it.
"""

import hashlib
import re
import tomllib
from collections.abc import Mapping
from typing import Any

from sandtable.core.lru_cache import LruCache

PREFIX = "made-"
DIGITS = 32
ID = re.compile(rf"(?P<content>{PREFIX}[0-9a-f]{{{DIGITS}}})(?:\+[a-z]+[1-3])?")
"""The id of a made scenario, with the handicap that its content includes, if any."""
LENGTH = len(PREFIX) + DIGITS
"""Length of an id without a handicap."""
WITHOUT = frozenset(("title", "id", "number", "place", "date", "source"))
"""Keys of a scenario's text that do not affect the game."""
MOST_BYTES = 64 * 1024
"""Maximum size of a scenario's text."""
MOST_DOTS = 300
"""Maximum number of full stops in a line of a text."""
MOST_STEPS = 400_000
"""Limit for the full stops of a line times the sum of all lines and full stops.

For each part of a key the parser visits all parts of the table that contains the key.
"""
MOST_KEPT = 512
"""Number of contents that a process stores."""

_contents: LruCache[str] = LruCache(MOST_KEPT)


def is_made(id: str) -> bool:
    """Return whether an id is the id of a made scenario."""
    return ID.fullmatch(id) is not None


def content_id(title: str, content: str) -> str:
    """Return the id of the scenario with this content."""
    digest = hashlib.sha256(f"{title}\n{content}".encode()).hexdigest()
    return PREFIX + digest[:DIGITS]


def without_handicap(id: str) -> str:
    """Return the id of a made scenario without its suffix for a handicap.

    The content already includes the handicap that the suffix names: ``made-...+us2``.
    """
    found = ID.fullmatch(id)
    return id if found is None else found["content"]


def remember(title: str, content: str) -> str:
    """Store a content for ``find``; return the id of its scenario."""
    id = content_id(title, content)
    _contents.put(f"{title}/{id}", content)
    return id


def find(title: str, id: str) -> str | None:
    """Return the content of a scenario; None if this process has not stored it recently."""
    return _contents.get(f"{title}/{without_handicap(id)}")


# The canonical form


def canonical(data: Mapping[str, object]) -> str:
    """Return a content in canonical form.

    That is TOML with sorted keys, one per line, without spaces that a reader of records would drop.
    ``data`` contains texts, integers, booleans, lists and tables.
    """
    lines: list[str] = []
    _write_table("", data, lines)
    return "".join(f"{line}\n" for line in lines)


def parse(text: str) -> dict[str, Any]:
    """Parse a text that may come from an untrusted user; raise ValueError if it is invalid.

    Full stops are limited because the parser's memory grows with the square of a key's parts.
    """
    if len(text.encode("utf-8", "replace")) > MOST_BYTES:
        raise ValueError("the text is too long")
    dots = [line.count(".") for line in text.split("\n")]
    if max(dots) > MOST_DOTS:
        raise ValueError(f"a line has more than {MOST_DOTS} dots")
    if max(dots) * (len(dots) + sum(dots)) > MOST_STEPS:
        raise ValueError("too many lines have too many dots")
    return tomllib.loads(text)


def is_canonical(content: str) -> bool:
    try:
        return canonical(parse(content)) == content
    except (ValueError, TypeError, RecursionError):
        return False


def _write_table(name: str, data: Mapping[str, object], lines: list[str]) -> None:
    tables = []
    for key in sorted(data):
        value = data[key]
        if isinstance(value, dict):
            tables.append((f"{name}.{_key(key)}" if name else _key(key), value))
        else:
            lines.append(f"{_key(key)} = {_value(value)}")
    for full, table in tables:
        lines.append(f"[{full}]")
        _write_table(full, table, lines)


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else _text(key)


def _value(value: object) -> str:
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, list):
        return f"[{', '.join(_value(one) for one in value)}]"
    if isinstance(value, dict):
        inside = ", ".join(f"{_key(key)} = {_value(value[key])}" for key in sorted(value))
        return f"{{ {inside} }}" if inside else "{}"
    raise TypeError(f"not part of a scenario: {value!r}")


SHORT = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r"}


def _text(text: str) -> str:
    """Return a text in quotes.

    Escape repeated spaces, because records hold single spaces only, invisible characters, and
    ``~``, which starts a mark.
    """
    found = []
    space = True
    for letter in text:
        if letter in SHORT:
            found.append(SHORT[letter])
        elif (letter == " " and not space) or (letter.isprintable() and letter not in " ~"):
            found.append(letter)
        else:
            number = ord(letter)
            found.append(f"\\u{number:04x}" if number < 1 << 16 else f"\\U{number:08x}")
        space = letter.isspace()
    return f'"{"".join(found)}"'
