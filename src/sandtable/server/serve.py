"""Starting the server from the command line."""

import gc
import os
import secrets
import sqlite3
import sys
import webbrowser
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import sqlalchemy as sa
import uvicorn
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from uvicorn.supervisors import Multiprocess

import sandtable
from sandtable.core import UnknownName
from sandtable.server.store import Store

HOST = "127.0.0.1"
SWITCH_SECONDS = 0.001
"""How long the server's thread may go on while the writing thread waits; Python's own 5 ms are felt
in every line."""


def data_folder() -> Path:
    """Where the embedded database and the server's secret live."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    folder = Path(base) / "sandtable"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def server_secret(folder: Path) -> str:
    """What signs the guests' cookies: made once, readable by its owner only."""
    if given := os.environ.get("SANDTABLE_SECRET"):
        return given
    file = folder / "secret"
    if not file.exists():
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w") as handle:
            handle.write(secrets.token_hex(32))
    return file.read_text().strip()


def check_database(database: str, workers: int) -> sa.URL:
    """The address of a database that can be used so."""
    try:
        url = sa.make_url(database)
    except ArgumentError:
        raise UnknownName(
            f"{database!r} is no database; say sqlite:///FILE or postgresql://..."
        ) from None
    if url.drivername not in ("sqlite", "postgresql"):
        raise UnknownName(
            f"{url.drivername!r} is no database we know; say sqlite:///FILE or postgresql://..."
        )
    if url.drivername == "sqlite":
        if not url.database or url.database == ":memory:":
            raise UnknownName("SQLite needs a file: say sqlite:///FILE")
        if workers > 1:
            raise UnknownName("several workers need PostgreSQL: SQLite serves one process")
    return url


def hold(file: Path) -> sqlite3.Connection:
    """Keep every other server off an SQLite file; the lock dies with this process."""
    lock = sqlite3.connect(f"{file}-served", isolation_level=None, timeout=0)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        raise UnknownName(f"another server is already serving {file}") from None
    return lock


def serve(
    *, host: str, port: int, database: str | None, workers: int, open_browser: bool, secure: bool
) -> int:
    folder = data_folder()
    url = check_database(database or f"sqlite:///{folder / 'tables.sqlite'}", workers)
    with ExitStack() as stack:
        if url.drivername == "sqlite":
            stack.enter_context(closing(hold(Path(str(url.database)))))
        try:
            Store(url).migrate()
        except SQLAlchemyError as error:
            where = url.render_as_string(hide_password=True)
            reason = str(error).splitlines()[0]
            raise UnknownName(f"the database {where} cannot be used: {reason}") from None
        # Each worker process makes its own application from these.
        os.environ["SANDTABLE_DATABASE"] = url.render_as_string(hide_password=False)
        os.environ["SANDTABLE_SECRET"] = server_secret(folder)
        os.environ["SANDTABLE_SECURE"] = "1" if secure else ""
        return run(host, port, workers, open_browser)


def run(host: str, port: int, workers: int, open_browser: bool) -> int:
    config = uvicorn.Config(
        "sandtable.server.serve:application",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_level="warning",
        # Addresses hold no secrets, but an access log of every move helps nobody.
        access_log=False,
        server_header=False,
        ws_max_size=64 * 1024,
        ws_ping_interval=20,
        # Frames are small, and packing them would cost more than everything else together.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
    socket = config.bind_socket()
    # From here on a browser that comes too early waits.
    socket.listen(config.backlog)
    address = f"http://{'localhost' if host == HOST else host}:{port}/"
    print(f"Sandtable is at {address}", flush=True)  # noqa: T201
    if open_browser:
        webbrowser.open(address)
    server = uvicorn.Server(config)
    with suppress(KeyboardInterrupt):
        if workers > 1:
            Multiprocess(config, sockets=[socket]).run()
            return 0
        server.run(sockets=[socket])
    return 0 if server.started else 1


def application() -> object:
    from sandtable.server.app import make_app
    from sandtable.server.lobby import title_info

    sys.setswitchinterval(SWITCH_SECONDS)
    app = make_app(
        os.environ["SANDTABLE_DATABASE"],
        os.environ["SANDTABLE_SECRET"],
        secure=bool(os.environ.get("SANDTABLE_SECURE")),
    )
    for title in sandtable.TITLES:
        title_info(title)
    # What is here now stays: nobody need look for garbage in it. What comes is freed when it is no
    # longer used, but for a few circles; a full search for those stops everything, and can wait.
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 20, 500)
    return app
