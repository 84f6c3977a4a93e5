"""A clock that a test sets."""

MINUTE = 60.0
DAY = 24 * 3600.0


class FakeClock:
    """What time it is at the tables."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now

    def pass_(self, seconds: float) -> None:
        self.now += seconds
