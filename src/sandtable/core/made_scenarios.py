"""Scenarios made by players: their canonical content, and the id derived from it.

A made scenario is its content and nothing else: the id is a digest of the content in one form, so
that the same battle has the same id however its text was written, on every machine. Records carry
the content, and who has an id alone must find the content by it: ``remember`` and ``find``.
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
"""With the handicap that is part of its content, where it has one."""
LENGTH = len(PREFIX) + DIGITS
"""Of an id without a handicap."""
WITHOUT = frozenset(("title", "id", "number", "place", "date", "source"))
"""What a text may say of itself that changes nothing in the game."""
MOST_BYTES = 64 * 1024
"""Of the text of a scenario."""
MOST_DOTS = 300
"""Full stops in one of its lines."""
MOST_STEPS = 400_000
"""The full stops of a line times all lines and full stops: for each part of a key the parser goes
through the parts of the table it stands in."""
MOST_KEPT = 512
"""Contents that a process remembers."""

_contents: LruCache[str] = LruCache(MOST_KEPT)


def is_made(id: str) -> bool:
    """Whether an id is that of a scenario a player made."""
    return ID.fullmatch(id) is not None


def content_id(title: str, content: str) -> str:
    """The id of a scenario with this content."""
    digest = hashlib.sha256(f"{title}\n{content}".encode()).hexdigest()
    return PREFIX + digest[:DIGITS]


def without_handicap(id: str) -> str:
    """The id that follows from the content of a made scenario. What stands behind it names the
    handicap that is in the content: ``made-...+us2``."""
    found = ID.fullmatch(id)
    return id if found is None else found["content"]


def remember(title: str, content: str) -> str:
    """Keep a content for ``find``; the id of its scenario."""
    id = content_id(title, content)
    _contents.put(f"{title}/{id}", content)
    return id


def find(title: str, id: str) -> str | None:
    """The content of a scenario; None where this process has not been told of it lately."""
    return _contents.get(f"{title}/{without_handicap(id)}")


# The one form


def canonical(data: Mapping[str, object]) -> str:
    """A content in its one form: TOML with sorted keys, a line for each, no space that a reader of
    records would drop. ``data`` holds texts, whole numbers, truth values, lists and tables."""
    lines: list[str] = []
    _write_table("", data, lines)
    return "".join(f"{line}\n" for line in lines)


def parse(text: str) -> dict[str, Any]:
    """The data of a text that may come from strangers; ValueError where it cannot be read.

    A key of many parts takes the parser memory by the square of their number.
    """
    if len(text.encode("utf-8", "replace")) > MOST_BYTES:
        raise ValueError("the text is too long")
    dots = [line.count(".") for line in text.split("\n")]
    if max(dots) > MOST_DOTS:
        raise ValueError(f"a line has more than {MOST_DOTS} full stops")
    if max(dots) * (len(dots) + sum(dots)) > MOST_STEPS:
        raise ValueError("too many lines have too many full stops")
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
    """A text in quotes. Of several spaces all but the first are written by their number: records
    hold single spaces only. So is what no one could see, and ``~``, with which marks begin."""
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
