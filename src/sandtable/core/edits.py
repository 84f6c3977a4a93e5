"""Small edits of a scenario: one marker, card, point, round, tile face or start tile at a time.

A system lists the edits of a scenario (``Facets.edits``); other modules measure their effect. An
edit changes only the set-up, can be described in words, and never introduces a fault.
"""

import copy
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from sandtable.core import made_scenarios
from sandtable.core.errors import ContentError, SandtableError

if TYPE_CHECKING:
    from sandtable.core.game import Game

GROUPS = (
    "markers", "decks", "supplies", "armies", "aims", "initiative", "start", "tiles",
)  # fmt: skip
"""The kinds of things an edit can change; a designer may exclude some of them."""
PART = re.compile(r"([^.\[\]]+)|\[(\d+)\]")

Data = dict[str, Any]
Path = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """The old and new value of a key in a scenario's data; None if the key is absent."""

    path: Path
    before: Any
    after: Any

    @property
    def at(self) -> str:
        """The path as shown in faults: ``us.cards.rifleman_a``, ``objectives[0].points``."""
        text = ""
        for part in self.path:
            text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else part
        return text


@dataclass(frozen=True, slots=True)
class Edit:
    """A small change and its description: the message ``edit-KEY`` with these arguments."""

    group: str
    key: str
    args: Mapping[str, str | int]
    changes: tuple[Change, ...]

    def data(self) -> dict[str, Any]:
        """Return the edit as JSON data for ``from_data``."""
        return {
            "group": self.group,
            "key": self.key,
            "args": dict(self.args),
            "changes": [
                {"path": change.at, "before": change.before, "after": change.after}
                for change in self.changes
            ],
        }


class Edits(Protocol):
    """A system's small edits."""

    @property
    def keys(self) -> Sequence[str]:
        """The keys of the messages that describe the edits, without ``edit-``."""
        ...

    def candidates(self, game: "Game", data: Data) -> Iterator[Edit]:
        """Yield the small edits of a scenario; some of them may be invalid."""
        ...


def from_data(data: Mapping[str, Any]) -> Edit:
    changes = tuple(
        Change(parse_path(one["path"]), one["before"], one["after"]) for one in data["changes"]
    )
    return Edit(data["group"], data["key"], data["args"], changes)


def parse_path(text: str) -> Path:
    return tuple(int(number) if number else key for key, number in PART.findall(text))


def changed(group: str, key: str, args: Mapping[str, str | int], before: Data, after: Data) -> Edit:
    """Return the edit that changes one scenario into another."""
    return Edit(group, key, args, tuple(_differences((), before, after)))


def _differences(path: Path, before: Any, after: Any) -> Iterator[Change]:
    """Yield the differences between two values.

    Compare tables key by key and lists of tables of equal length item by item; anything else is
    replaced as a whole.
    """
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        for key in dict.fromkeys((*before, *after)):
            yield from _differences((*path, key), before.get(key), after.get(key))
    elif _is_tables(before) and _is_tables(after) and len(before) == len(after):
        for index, (one, other) in enumerate(zip(before, after, strict=True)):
            yield from _differences((*path, index), one, other)
    else:
        yield Change(path, before, after)


def _is_tables(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, dict) for one in value)


def applied(data: Data, edits: Iterable[Edit]) -> Data:
    """Return a scenario's data after some edits; raise SandtableError if one does not apply."""
    found = copy.deepcopy(data)
    for edit in edits:
        for change in edit.changes:
            _apply(found, change)
    return found


def _apply(data: Data, change: Change) -> None:
    *way, last = change.path
    place: Any = data
    try:
        for part in way:
            place = place.setdefault(part, {}) if isinstance(place, dict) else place[part]
        there = place.get(last) if isinstance(place, dict) else place[last]
        if there != change.before:
            raise SandtableError(f"{change.at} is {there!r}, not {change.before!r}")
        if change.after is None:
            del place[last]
        else:
            place[last] = copy.deepcopy(change.after)
    except (AttributeError, LookupError, TypeError):
        raise SandtableError(f"cannot edit {change.at}: not found in this scenario") from None


def edited(text: str, edits: Sequence[Edit]) -> str:
    """Return the text of a scenario after some edits."""
    return made_scenarios.canonical(applied(made_scenarios.parse(text), edits))


def small_edits(game: "Game", text: str) -> list[Edit]:
    """Return every small edit of a scenario's text; raise ContentError if the text has faults.

    None of these edits introduces a fault or decides the game before it starts.
    """
    faults = game.faults(text)
    if faults:
        raise ContentError(faults)
    facet: Edits | None = game.facets.edits()
    if facet is None:
        return []
    data = made_scenarios.parse(text)
    return [edit for edit in facet.candidates(game, data) if is_legal(game, data, [edit])]


def is_legal(game: "Game", data: Data, edits: Sequence[Edit]) -> bool:
    """Return whether a valid scenario stays valid after some edits, and a game of it can start."""
    try:
        id = game.add(made_scenarios.canonical(applied(data, edits)))
    except ContentError:
        return False
    state = game.start(id)
    chronicle = game.facets.chronicle(state)
    if state.over or chronicle is None:
        return not state.over
    seats = range(len(game.seats))
    goals = [chronicle.goal(state, seat) for seat in seats]
    return not any(goals[seat] and chronicle.points(state, seat) >= goals[seat] for seat in seats)
