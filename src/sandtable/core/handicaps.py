"""Handicaps: graded help for one side of a scenario through small edits of its set-up.

A title's folder contains them in ``handicaps.json``, written by ``sandtable lab handicaps``
together with the measured results. Older rules versions that are still playable have their own file
for scenarios that differed then. The id of a scenario includes its handicap, ``la-raye+us3``:
tables, records, replays and reports need nothing else, and results are counted separately. The
changes of a handicap are content: once games are recorded with it, it must not change.

A published scenario stores its own handicaps with its version. The scenario after the edits is a
made scenario, and its id includes the handicap as well: ``made-...+us3``.
"""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from sandtable.core import made_scenarios
from sandtable.core.edits import Edit, applied, from_data

FILE = "handicaps.json"
GRADES = 3
EVEN = (0.47, 0.53)
ID = re.compile(rf"(?P<base>[^+~]+)\+(?P<side>[a-z]+)(?P<grade>[1-{GRADES}])")


@dataclass(frozen=True, slots=True)
class Share:
    """A measured balance: how often the first side won, with the agent and the number of games."""

    agent: str
    fraction: float
    games: int
    first_side: float
    low: float
    high: float
    rules: int = 0
    """The rules version; 0 if it was not recorded."""


@dataclass(frozen=True, slots=True)
class Handicap:
    """One grade of help for one side.

    ``edits`` are those of this grade alone; ``share`` was measured with those of the lower grades
    too.
    """

    side: str
    grade: int
    edits: tuple[Edit, ...]
    share: Share
    content: str = ""
    """The content of the scenario with the handicap, for made scenarios."""

    @property
    def name(self) -> str:
        return f"{self.side}{self.grade}"


@dataclass(frozen=True, slots=True)
class Graded:
    """The handicaps of a scenario."""

    printed: Share
    """The balance of the unchanged scenario, measured with the same agent."""
    handicaps: tuple[Handicap, ...]

    def edits(self, side: str, grade: int) -> list[Edit]:
        """Return all edits of a handicap, those of the lower grades first."""
        return [
            edit
            for one in self.handicaps
            if one.side == side and one.grade <= grade
            for edit in one.edits
        ]

    def data(self) -> dict[str, Any]:
        sides: dict[str, list[dict[str, Any]]] = {}
        for one in self.handicaps:
            row = {**share_data(one.share), "edits": [edit.data() for edit in one.edits]}
            sides.setdefault(one.side, []).append(row)
        return {"printed": share_data(self.printed), "sides": sides}


def share_data(share: Share) -> dict[str, Any]:
    return {
        "agent": share.agent,
        "fraction": share.fraction,
        "games": share.games,
        "first_side": round(share.first_side, 4),
        "low": round(share.low, 4),
        "high": round(share.high, 4),
        **({"rules": share.rules} if share.rules else {}),
    }


def _share(data: Mapping[str, Any]) -> Share:
    return Share(**{key: value for key, value in data.items() if key != "edits"})


def graded_from(data: Mapping[str, Any]) -> Graded:
    handicaps = [
        Handicap(side, grade, tuple(from_data(edit) for edit in row["edits"]), _share(row))
        for side, rows in data["sides"].items()
        for grade, row in enumerate(rows, 1)
    ]
    return Graded(_share(data["printed"]), tuple(handicaps))


@cache
def read(folder: Path) -> Mapping[str, Graded]:
    """Return the handicaps of a title by scenario; empty if the title has no file of them."""
    file = folder / FILE
    if not file.exists():
        return {}
    data = json.loads(file.read_text(encoding="utf-8"))
    return {scenario: graded_from(one) for scenario, one in data.items()}


def parted(id: str) -> tuple[str, str, int] | None:
    """Split an id into scenario, side and grade; None if it contains no handicap."""
    found = ID.fullmatch(id)
    return None if found is None else (found["base"], found["side"], int(found["grade"]))


def without(id: str) -> str:
    """Return a scenario id without its handicap."""
    found = parted(id)
    return id if found is None else found[0]


def find(known: Mapping[str, Graded], id: str) -> Handicap | None:
    """Return the handicap named in an id, or None if the title does not have it."""
    found = parted(id)
    graded = None if found is None else known.get(found[0])
    if found is None or graded is None:
        return None
    return next((one for one in graded.handicaps if (one.side, one.grade) == found[1:]), None)


def text_with(text: str, id: str, edits: Sequence[Edit]) -> str:
    """Return the text of a scenario with a handicap's edits and this id."""
    return made_scenarios.canonical({**applied(made_scenarios.parse(text), edits), "id": id})


def only_helping(graded: Graded, seats: Sequence[str]) -> Graded:
    """Remove grades that did not measurably help more than the grade below.

    Their edits are added to the next grade that did, so a side may have fewer than three grades.
    """
    kept: list[Handicap] = []
    for seat, side in enumerate(seats):
        sign = 1 if seat == 0 else -1
        last, edits = graded.printed.first_side, list[Edit]()
        grade = 0
        for one in (one for one in graded.handicaps if one.side == side):
            edits += one.edits
            if (one.share.first_side - last) * sign > 0:
                grade += 1
                kept.append(replace(one, grade=grade, edits=tuple(edits)))
                last, edits = one.share.first_side, []
    return Graded(graded.printed, tuple(kept))


def even_setting(graded: Graded) -> str | None:
    """Return the setting in which the first side wins 47 to 53% of games, or None.

    The unchanged scenario (an empty string) is preferred to a handicap.
    """
    if EVEN[0] <= graded.printed.first_side <= EVEN[1]:
        return ""
    inside = [one for one in graded.handicaps if EVEN[0] <= one.share.first_side <= EVEN[1]]
    nearest = min(inside, key=lambda one: abs(one.share.first_side - 0.5), default=None)
    return None if nearest is None else nearest.name
