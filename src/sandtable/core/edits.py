"""Small edits of a scenario: one marker, card, point, round, tile face or start tile at a time.

A system lists those of a scenario (``Facets.edits``); what they are good for is measured elsewhere.
An edit changes the set-up only, is told in words, and never adds a fault.
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
"""What an edit changes; a designer may leave some of these alone."""
PART = re.compile(r"([^.\[\]]+)|\[(\d+)\]")

Data = dict[str, Any]
Path = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """What a key of a scenario's data was and is; None where it is not there."""

    path: Path
    before: Any
    after: Any

    @property
    def at(self) -> str:
        """The path as faults tell it: ``us.cards.rifleman_a``, ``objectives[0].points``."""
        text = ""
        for part in self.path:
            text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else part
        return text


@dataclass(frozen=True, slots=True)
class Edit:
    """A small change, and the words for it: the message ``edit-KEY`` with these arguments."""

    group: str
    key: str
    args: Mapping[str, str | int]
    changes: tuple[Change, ...]

    def data(self) -> dict[str, Any]:
        """Ready for JSON; ``from_data`` reads it."""
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
        """The messages that tell them, without ``edit-``."""
        ...

    def candidates(self, game: "Game", data: Data) -> Iterator[Edit]:
        """The small edits of a scenario; some may turn out to be faulty."""
        ...


def from_data(data: Mapping[str, Any]) -> Edit:
    changes = tuple(
        Change(parse_path(one["path"]), one["before"], one["after"]) for one in data["changes"]
    )
    return Edit(data["group"], data["key"], data["args"], changes)


def parse_path(text: str) -> Path:
    return tuple(int(number) if number else key for key, number in PART.findall(text))


def changed(group: str, key: str, args: Mapping[str, str | int], before: Data, after: Data) -> Edit:
    """The edit that leads from one scenario to another."""
    return Edit(group, key, args, tuple(_differences((), before, after)))


def _differences(path: Path, before: Any, after: Any) -> Iterator[Change]:
    """Tables are compared key by key, lists of as many tables item by item, all else as a whole."""
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
    """A scenario's data after some edits; SandtableError where one does not fit it."""
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
        raise SandtableError(f"there is no {change.at} to change") from None


def edited(text: str, edits: Sequence[Edit]) -> str:
    """The text of a scenario after some edits."""
    return made_scenarios.canonical(applied(made_scenarios.parse(text), edits))


def small_edits(game: "Game", text: str) -> list[Edit]:
    """Every small edit of the text of a scenario; ContentError where the text has faults.

    After none of them is there a fault, and none decides the game before it begins.
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
    """Whether a scenario without faults has none after some edits, and a game of it can begin."""
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
