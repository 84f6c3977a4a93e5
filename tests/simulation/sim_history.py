"""The course of a simulation in order, as text for people and as data for the checker."""

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
    """A request of a player with its key."""

    table: str
    seat: int
    message: Json

    @property
    def key(self) -> str:
        return f"{self.seat}-{self.message['key']}"


@dataclass(frozen=True)
class Shown:
    """A frame at the moment when a server sent it."""

    at: float
    table: str
    log: int
    left: dict[str, float | None]
    safe: int
    """Length of the table's log that would have survived a loss of power."""
    uptime: float
    """Seconds in which a server had been up."""


@dataclass(frozen=True)
class Told:
    """A notification of a player's turn."""

    at: float
    table: str
    side: str
    length: int
    """Length of the log."""


@dataclass
class History:
    """The history of one seed."""

    lines: list[str] = field(default_factory=list)
    sent: dict[tuple[str, str], Deed] = field(default_factory=dict)
    """All requests of players, by table and key."""
    acknowledged: list[Deed] = field(default_factory=list)
    """Acknowledged requests, in the order of their acknowledgements."""
    shown: list[Shown] = field(default_factory=list)
    told: list[Told] = field(default_factory=list)
    seen: dict[tuple[str, str | None], list[Json]] = field(default_factory=dict)
    """The last frames of a table that browsers received, by seat; the last one is from after the
    final restart. Their events are all events that the browsers received."""
    tables: dict[str, Json] = field(default_factory=dict)
    """The settings of each table, and the server's uptime when it was opened."""
    entries: dict[str, list[Json]] = field(default_factory=dict)
    """The content of each table's log on the disk at the end."""
    rows: list[Json] = field(default_factory=list)
    """The tables on the disk at the end, as lists show them."""
    over: dict[str, bool] = field(default_factory=dict)
    ordered: bool = False
    """Whether a user's order of a measurement was confirmed."""
    begun: list[tuple[bool, int]] = field(default_factory=list)
    """The pairs that players of the measurement have started since the customer last looked."""
    measured: list[Json] = field(default_factory=list)
    """The measurements on the disk at the end."""
    told_of_measured: list[str] = field(default_factory=list)
    """The measurements of whose end a user was notified."""
    happened: Counter[str] = field(default_factory=Counter)
    """How often each fault happened outside the server."""
    faults: list[str] = field(default_factory=list)
    """Violations that were found during the run."""

    def note(self, at: float, who: str, what: str) -> None:
        self.lines.append(f"{at:9.3f} {who:<10} {what}")

    def text(self) -> str:
        return "\n".join(self.lines) + "\n"

    def digest(self) -> str:
        return hashlib.sha256(self.text().encode()).hexdigest()


def short(message: Json) -> str:
    """Return a message as one line, with long parts shortened."""
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
