"""An entry of a table's log as it is stored."""

from dataclasses import dataclass

from sandtable.core import Entry


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line of a table's log. ``key`` is the client's, for what a client asked for."""

    kind: str
    seat: int
    text: str
    key: str = ""
    mark: int = 0
    """A sign of the position after it; 0 where none was kept."""
    at: float = 0.0
    """When it happened, in table time."""

    def as_record(self) -> Entry:
        """The same as a line of a record, where it is one."""
        return Entry(self.kind, self.seat, self.text)
