"""Clocks: the time of day, time differences, and table time.

Players are charged by table time. It passes only while a server is there: it is written down every
few seconds (`Store.beat`), a server that starts goes on from what was written last, and between two
beats a clock counts that nobody can set. So neither the time a server was away nor a step of the
system's clock is charged to a player, and several processes share one time.
"""

import time
from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy.exc import SQLAlchemyError

BEAT = 2.0
"""Seconds between two beats."""
MOST_UNHEARD = 3 * BEAT
"""Seconds that table time passes at most after the last beat. A server that cannot write, or that
was stopped for a while, is away too."""


class TimeUnknown(SQLAlchemyError):
    """The database has not told yet how late it is at the tables."""


class Moment(NamedTuple):
    """When something happens."""

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
        """What people call the time. It may step."""
        self.monotonic = monotonic or time.monotonic
        """It only goes forward, and says nothing by itself."""
        self._beat: tuple[float, float] | None = None
        """Table time at the last beat, and what the monotonic clock said then."""

    @property
    def is_known(self) -> bool:
        return self._beat is not None

    def table(self) -> float:
        """Table time now."""
        if self._beat is None:
            raise TimeUnknown("table time is not known yet")
        then, beat = self._beat
        return then + min(self.monotonic() - beat, MOST_UNHEARD)

    def moment(self) -> Moment:
        return Moment(self.table(), self.wall())

    def beat(self, stored: float) -> None:
        """Take over what the database says of table time: another process may be ahead."""
        now = max(self.table(), stored) if self.is_known else stored
        self._beat = now, self.monotonic()
