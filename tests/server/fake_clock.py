"""A clock that a test sets."""

from sandtable.server.store.server_clock import ServerClock

MINUTE = 60.0
DAY = 24 * 3600.0


class FakeClock(ServerClock):
    """A table clock and wall clock that advances only when a test says so."""

    def __init__(self) -> None:
        super().__init__(wall=self.table)
        self.now = 1_800_000_000.0

    @property
    def is_known(self) -> bool:
        return True

    def table(self) -> float:
        return self.now

    def pass_(self, seconds: float) -> None:
        self.now += seconds
