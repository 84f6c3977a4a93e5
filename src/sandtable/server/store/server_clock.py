"""Clocks: wall clock, monotonic clock, and table time.

Players' clocks count table time, which passes only while a server is running. It is saved every few
seconds (`Store.beat`), a starting server continues from the last saved value, and between two beats
the monotonic clock counts. So neither a server's downtime nor a change of the system clock is
charged to a player, and several processes share one time.
"""

import time
from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy.exc import SQLAlchemyError

BEAT = 2.0
"""Seconds between two saves of table time."""
MOST_UNHEARD = 3 * BEAT
"""Maximum seconds that table time advances after the last beat.

A server that cannot save, or that was suspended, counts as down.
"""


class TimeUnknown(SQLAlchemyError):
    """Table time has not been read from the database yet."""


class Moment(NamedTuple):
    """A point in time on two clocks."""

    table: float
    wall: float


class ServerClock:
    """The clocks of one process."""

    def __init__(
        self,
        wall: Callable[[], float] | None = None,
        monotonic: Callable[[], float] | None = None,
    ) -> None:
        self.wall = wall or time.time
        """The wall clock, which may jump."""
        self.monotonic = monotonic or time.monotonic
        """The monotonic clock, for measuring differences."""
        self._beat: tuple[float, float] | None = None
        """Table time at the last beat, and the monotonic clock then."""

    @property
    def is_known(self) -> bool:
        return self._beat is not None

    def table(self) -> float:
        """Return the current table time."""
        if self._beat is None:
            raise TimeUnknown("table time is not known yet")
        then, beat = self._beat
        return then + min(self.monotonic() - beat, MOST_UNHEARD)

    def moment(self) -> Moment:
        return Moment(self.table(), self.wall())

    def beat(self, stored: float) -> None:
        """Adopt the table time of the database, as another process may be ahead."""
        now = max(self.table(), stored) if self.is_known else stored
        self._beat = now, self.monotonic()
