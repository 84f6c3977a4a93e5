"""An entry of a table's log as it is stored."""

from dataclasses import dataclass

from sandtable.core import Entry


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One entry of a table's log. ``key`` is the idempotency key of a client's request."""

    kind: str
    seat: int
    text: str
    key: str = ""
    mark: int = 0
    """Checksum of the position after the entry; 0 if none was stored."""
    at: float = 0.0
    """Table time of the entry."""

    def as_record(self) -> Entry:
        """Return the entry in the form used by records."""
        return Entry(self.kind, self.seat, self.text)
