"""What differs between two scenarios, on their data: formatting and remarks do not count."""

import json
from collections.abc import Iterator

from sandtable.core.made import WITHOUT, parse
from sandtable.core.toml_lines import item, path_text
from sandtable.server.wire.studio import Change

MOST_CHANGES = 500


def differences(before: str, after: str) -> list[Change]:
    """Each path whose value differs; ValueError where a text is no TOML."""
    try:
        old, new = parse(before), parse(after)
    except RecursionError:
        raise ValueError("tables and lists are nested too deeply") from None
    for data in (old, new):
        for key in WITHOUT - {"place", "date"}:
            data.pop(key, None)
    left, right = dict(_leaves((), old)), dict(_leaves((), new))
    changed = [path for path in {**left, **right} if left.get(path) != right.get(path)]
    return [
        Change(path_text(path), left.get(path, ""), right.get(path, ""))
        for path in changed[:MOST_CHANGES]
    ]


def _leaves(path: tuple[str, ...], value: object) -> Iterator[tuple[tuple[str, ...], str]]:
    """What has no tables inside, as JSON; a list without tables is one value."""
    if isinstance(value, dict):
        for key, inside in value.items():
            yield from _leaves((*path, key), inside)
    elif isinstance(value, list) and any(isinstance(one, dict) for one in value):
        for index, one in enumerate(value):
            yield from _leaves((*path, item(index)), one)
    else:
        yield path, json.dumps(value, default=str, ensure_ascii=False)
