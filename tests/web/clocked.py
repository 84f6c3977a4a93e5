"""A server whose clock a test sets, so that days can pass immediately."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from sandtable.server.edge.app import make_app
from sandtable.server.edge.security import RateLimits
from sandtable.server.store.server_clock import ServerClock
from sandtable.server.store.store import Store
from web.served import free_port, running

DAY = 24 * 3600.0


class WallClock(ServerClock):
    """The clock of a server, stored in a file that the server and the test share."""

    def __init__(self, file: Path) -> None:
        super().__init__(wall=self.table)
        self._file = file

    @property
    def is_known(self) -> bool:
        return True

    def table(self) -> float:
        return float(self._file.read_text())

    def set(self, now: float) -> None:
        draft = self._file.with_suffix(".new")
        draft.write_text(str(now))
        draft.replace(self._file)

    def pass_days(self, days: float) -> None:
        self.set(self.table() + days * DAY)


@contextmanager
def clocked(folder: Path) -> Iterator[tuple[str, WallClock, Path]]:
    """Run such a server; yield its address, clock and database."""
    clock = WallClock(folder / "clock")
    clock.set(time.time())
    port, database = free_port(), folder / "tables.sqlite"
    arguments = [__file__, str(port), str(database), str(folder / "clock")]
    tests = str(Path(__file__).parents[1])
    with running(arguments, port, folder, PYTHONPATH=f"{tests}:{tests}/../src") as address:
        yield address, clock, database


def main(port: str, database: str, clock: str) -> None:
    url = f"sqlite:///{database}"
    Store(url).migrate()
    app = make_app(
        url,
        "a secret of the tests",
        limits=RateLimits(100),
        clock=WallClock(Path(clock)),
        tick=0.2,
    )
    app.state.hub.pause = 0
    uvicorn.run(app, host="127.0.0.1", port=int(port), log_level="warning")


if __name__ == "__main__":
    main(*sys.argv[1:])
