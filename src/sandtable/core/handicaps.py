"""Handicaps: graded help for one side of a scenario, by small edits of its set-up.

A title's folder has them in ``handicaps.json``, which ``sandtable lab handicaps`` writes, with what
was measured; older rules that are kept have those of scenarios that were others then. The id of a
scenario names its handicap, ``la-raye+us3``: tables, records, replays and reports need nothing
else, and results are counted apart. What a handicap changes is content: once games are recorded
with it, it stays, as a scenario does.

A published scenario keeps its own with its version; there the content after the edits is a made
scenario like others, and its id names the handicap as well: ``made-...+us3``.
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
    """How often the first side won, between which agents, in how many games."""

    agent: str
    fraction: float
    games: int
    first_side: float
    low: float
    high: float
    rules: int = 0
    """The version of the rules; 0 where nobody wrote it down."""


@dataclass(frozen=True, slots=True)
class Handicap:
    """One grade for one side: the edits of this grade alone, those of all below it included in
    what is measured."""

    side: str
    grade: int
    edits: tuple[Edit, ...]
    share: Share
    content: str = ""
    """Of the scenario with it, where a player made the scenario."""

    @property
    def name(self) -> str:
        return f"{self.side}{self.grade}"


@dataclass(frozen=True, slots=True)
class Graded:
    """The handicaps of a scenario."""

    printed: Share
    """As printed, measured by the same agent."""
    handicaps: tuple[Handicap, ...]

    def edits(self, side: str, grade: int) -> list[Edit]:
        """All edits of a handicap, those of the grades below it first."""
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
    """The handicaps of a title by scenario; none where it has no file of them."""
    file = folder / FILE
    if not file.exists():
        return {}
    data = json.loads(file.read_text(encoding="utf-8"))
    return {scenario: graded_from(one) for scenario, one in data.items()}


def parted(id: str) -> tuple[str, str, int] | None:
    """The scenario, the side and the grade that an id names; None where it names no handicap."""
    found = ID.fullmatch(id)
    return None if found is None else (found["base"], found["side"], int(found["grade"]))


def without(id: str) -> str:
    """The scenario of an id without its handicap."""
    found = parted(id)
    return id if found is None else found[0]


def find(known: Mapping[str, Graded], id: str) -> Handicap | None:
    """The handicap that an id names, among those of a title."""
    found = parted(id)
    graded = None if found is None else known.get(found[0])
    if found is None or graded is None:
        return None
    return next((one for one in graded.handicaps if (one.side, one.grade) == found[1:]), None)


def text_with(text: str, id: str, edits: Sequence[Edit]) -> str:
    """The text of a scenario with a handicap, under its id."""
    return made_scenarios.canonical({**applied(made_scenarios.parse(text), edits), "id": id})


def only_helping(graded: Graded, seats: Sequence[str]) -> Graded:
    """Without grades that were not found to help more than the one below: their edits go into the
    next one that was. So a side may have fewer than three."""
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
    """The setting whose share is 47 to 53 %, as printed first; None where there is none."""
    if EVEN[0] <= graded.printed.first_side <= EVEN[1]:
        return ""
    inside = [one for one in graded.handicaps if EVEN[0] <= one.share.first_side <= EVEN[1]]
    nearest = min(inside, key=lambda one: abs(one.share.first_side - 0.5), default=None)
    return None if nearest is None else nearest.name
