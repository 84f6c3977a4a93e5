"""What happened, in the order in which it happened: for people to read, and for the checker."""

import hashlib
import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import msgspec

Json = dict[str, Any]


sorted_json = msgspec.json.Encoder(order="sorted").encode


@dataclass(frozen=True)
class Deed:
    """Something a player asked for, under a key."""

    table: str
    seat: int
    message: Json

    @property
    def key(self) -> str:
        return f"{self.seat}-{self.message['key']}"


@dataclass(frozen=True)
class Shown:
    """A frame, when a server sent it."""

    at: float
    table: str
    log: int
    left: dict[str, float | None]
    safe: int
    """How long the log of its table was on the disk then."""
    uptime: float
    """For how many seconds there had been a server."""


@dataclass(frozen=True)
class Told:
    """A player was told that it is their turn."""

    at: float
    table: str
    side: str
    length: int
    """How long the log was."""


@dataclass
class History:
    """One history."""

    lines: list[str] = field(default_factory=list)
    sent: dict[tuple[str, str], Deed] = field(default_factory=dict)
    """All that players asked for, by table and key."""
    acknowledged: list[Deed] = field(default_factory=list)
    """What a server has said is done, in that order."""
    shown: list[Shown] = field(default_factory=list)
    told: list[Told] = field(default_factory=list)
    seen: dict[tuple[str, str | None], list[Json]] = field(default_factory=dict)
    """The last frames that browsers had of a table, by seat; the one after the last restart last.
    Their events are all that they were ever told."""
    tables: dict[str, Json] = field(default_factory=dict)
    """What was agreed for each table, and for how many seconds there had been a server then."""
    entries: dict[str, list[Json]] = field(default_factory=dict)
    """What is on the disk in the end, by table."""
    over: dict[str, bool] = field(default_factory=dict)
    ordered: bool = False
    """Whether someone was told that their scenario will be measured."""
    begun: list[tuple[bool, int]] = field(default_factory=list)
    """With which pairs those who play for it have started lately."""
    measured: list[Json] = field(default_factory=list)
    """What is on the disk of measurements in the end."""
    told_of_measured: list[str] = field(default_factory=list)
    """The measurements of whose end someone was told."""
    happened: Counter[str] = field(default_factory=Counter)
    """What has gone wrong outside the server, and how often."""
    faults: list[str] = field(default_factory=list)
    """What should never happen, and did."""

    def note(self, at: float, who: str, what: str) -> None:
        self.lines.append(f"{at:9.3f} {who:<10} {what}")

    def text(self) -> str:
        return "\n".join(self.lines) + "\n"

    def digest(self) -> str:
        return hashlib.sha256(self.text().encode()).hexdigest()


def short(message: Json) -> str:
    """A message in one line; of what is long only what it was."""
    if message.get("type") == "frame":
        view = hashlib.sha256(sorted_json(message["view"])).hexdigest()[:8]
        clock = message["clock"]
        left = {} if clock is None else {s: round(v or 0, 1) for s, v in clock["left"].items()}
        return (
            f"frame {message['table'][:4]} log {message['log']} seat {message['seat']} "
            f"decision {message['decision']} events {message['first_event']}+"
            f"{len(message['events'])} view {view} left {left}"
        )
    return json.dumps(message)
