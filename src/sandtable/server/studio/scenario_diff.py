"""The differences between two scenarios' data; formatting and comments do not count.

Items are matched by what they are, not by their index in a list: a house that was moved is one
change of its place, not one house removed and one added.
"""

import json
from collections import deque
from collections.abc import Iterator
from typing import Any, Literal

import sandtable
from sandtable.core.made_scenarios import WITHOUT, parse
from sandtable.core.toml_lines import item, path_text
from sandtable.server.wire.studio import Change

MOST_CHANGES = 500
WHERE = ("at", "tile", "turn", "face")
"""The keys that say where an item lies, and how."""

Path = tuple[str, ...]


def differences(title: str, before: str, after: str) -> list[Change]:
    """Return the changes at each path; ValueError if a text is not TOML."""
    try:
        old, new = parse(before), parse(after)
    except RecursionError:
        raise ValueError("tables and lists are nested too deeply") from None
    for data in (old, new):
        for key in WITHOUT - {"place", "date"}:
            data.pop(key, None)
    survey = sandtable.load(title).facets.survey()
    if survey is not None:
        old, new = survey.by_thing(old, new)
    return list(_compare((), old, new))[:MOST_CHANGES]


def _compare(path: Path, old: Any, new: Any) -> Iterator[Change]:
    if isinstance(old, dict) and isinstance(new, dict):
        for key in {**old, **new}:
            yield from _compare((*path, key), old.get(key), new.get(key))
    elif _is_tables(old) and _is_tables(new):
        for index, one, other in _pairs(old, new):
            yield from _compare((*path, item(index)), one, other)
    elif isinstance(old, dict) or isinstance(new, dict) or _is_tables(old) or _is_tables(new):
        # An item that exists only on one side is one change.
        if old != new:
            yield _change(path, old, new)
    elif old != new:
        yield _change(path, old, new)


def _change(path: Path, old: Any, new: Any) -> Change:
    kind: Literal["changed", "added", "removed", "moved"] = "changed"
    if old is None:
        kind = "added"
    elif new is None:
        kind = "removed"
    elif path[-1] in WHERE:
        kind = "moved"
    return Change(path_text(path), _told(old), _told(new), kind)


def _told(value: Any) -> str:
    return "" if value is None else json.dumps(value, default=str, ensure_ascii=False)


def _is_tables(value: Any) -> bool:
    return isinstance(value, list) and any(isinstance(one, dict) for one in value)


def _pairs(old: list[Any], new: list[Any]) -> Iterator[tuple[int, Any, Any]]:
    """Yield matching items, each with its index in the newer list, or in the older one if removed.

    Equal items are matched first, then ever less similar ones.
    """
    left = dict(enumerate(old))
    right = dict(enumerate(new))
    for alike in (_whole, _named, _without_place, _kind):
        places: dict[str, deque[int]] = {}
        for index, one in left.items():
            places.setdefault(alike(one), deque()).append(index)
        for index, one in list(right.items()):
            sign = alike(one)
            if sign and (same := places.get(sign)):
                yield index, left.pop(same.popleft()), right.pop(index)
    for index, one in left.items():
        yield index, one, None
    for index, one in right.items():
        yield index, None, one


def _whole(one: Any) -> str:
    return _told(one)


def _named(one: Any) -> str:
    return str(one["name"]) if isinstance(one, dict) and "name" in one else ""


def _without_place(one: Any) -> str:
    if not isinstance(one, dict):
        return ""
    return _told({key: value for key, value in one.items() if key not in WHERE})


def _kind(one: Any) -> str:
    """Return a key for the kind of item: its first field, which names what it is."""
    if not isinstance(one, dict) or not one:
        return ""
    key = next(iter(one))
    return "" if key in WHERE else f"{key} {_told(one[key])}"
