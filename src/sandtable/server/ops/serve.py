"""Starting the server from the command line."""

import asyncio
import gc
import logging
import os
import secrets
import signal
import socket
import sqlite3
import sys
import tempfile
import threading
import time
import webbrowser
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import sqlalchemy as sa
import uvicorn
from alembic.util import CommandError
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from uvicorn.supervisors import Multiprocess

import sandtable
from sandtable.core import SandtableError
from sandtable.server.ops.logs import log_config
from sandtable.server.social.mail import Mailer
from sandtable.server.store.store import Store

if TYPE_CHECKING:
    from sandtable.server.tables.hub import Hub

logger = logging.getLogger(__name__)

HOST = "127.0.0.1"
THIS_MACHINE = ("127.0.0.1", "localhost", "::1")
SWITCH_SECONDS = 0.001
"""Length the server's thread may go on while the writing thread waits; Python's own 5 ms are
felt in every line."""
HANGS_SECONDS = 30
"""Seconds without an answer before a worker is ended and replaced; on a busy machine one that does
its work may be silent for a while."""


class ServeError(SandtableError):
    """Something the server needs is not there, or is not what it should be."""


def data_folder() -> Path:
    """Where the embedded database and the server's secret live."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    folder = Path(base) / "sandtable"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise ServeError(f"cannot create the folder {folder}: {error.strerror}") from None
    return folder


def server_secret(folder: Path) -> str:
    """What signs the guests' cookies: made once, readable by its owner only."""
    if given := os.environ.get("SANDTABLE_SECRET"):
        return given
    file = folder / "secret"
    try:
        if not file.exists():
            # Whole or not at all: of two servers that start at once both use the same.
            draft = folder / f"secret-{os.getpid()}"
            descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT, 0o600)
            with os.fdopen(descriptor, "w") as handle:
                handle.write(secrets.token_hex(32))
            with suppress(FileExistsError):
                os.link(draft, file)
            draft.unlink()
        return file.read_text().strip()
    except OSError as error:
        raise ServeError(f"cannot read or create the secret in {file}: {error.strerror}") from None


def check_database(database: str | None, workers: int = 1) -> sa.URL:
    """The address of a database that can be used so; the embedded one when none is given."""
    # The variable keeps a password out of the list of processes.
    database = database or os.environ.get("SANDTABLE_DATABASE")
    database = database or f"sqlite:///{data_folder() / 'tables.sqlite'}"
    try:
        url = sa.make_url(database)
    except (ArgumentError, ValueError):
        # Not with what was said: a password may be in it.
        raise ServeError(
            "not a valid database URL; use sqlite:///FILE or postgresql://USER@HOST/NAME"
        ) from None
    if url.drivername not in ("sqlite", "postgresql"):
        raise ServeError(
            f"unsupported database {url.drivername!r}; use sqlite:///FILE or "
            "postgresql://USER@HOST/NAME"
        )
    if url.drivername == "sqlite":
        if not url.database or url.database == ":memory:":
            raise ServeError("SQLite needs a file; use sqlite:///FILE")
        if workers > 1:
            raise ServeError(
                "more than one worker needs PostgreSQL (SQLite supports a single process)"
            )
    return url


def hold(file: Path) -> sqlite3.Connection:
    """Keep every other server off an SQLite file; the lock dies with this process."""
    try:
        lock = sqlite3.connect(f"{file}-served", isolation_level=None, timeout=0)
    except sqlite3.OperationalError as error:
        raise ServeError(f"cannot open {file}: {error}") from None
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise ServeError(f"{file} is already in use by another server") from None
        raise ServeError(f"cannot open {file}: {error}") from None
    return lock


def bind(host: str, port: int) -> socket.socket:
    """The place where the server will listen."""
    if not 0 <= port <= 65535:
        raise ServeError(f"--port must be from 0 to 65535, not {port}")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named so that asyncio knows it, and lets no part of an answer wait for the
    # browser to acknowledge the part before: that takes 40 ms each time.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    # A server that has just ended may leave connections behind that keep the port.
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        reason = error.strerror
        raise ServeError(f"cannot listen on {host}:{port}: {reason}") from None
    return listener


def migrate(url: sa.URL) -> None:
    where = url.render_as_string(hide_password=True)
    try:
        Store(url).migrate()
    except SQLAlchemyError as error:
        reason = str(error).splitlines()[0]
        raise ServeError(f"cannot use the database {where}: {reason}") from None
    except CommandError:
        raise ServeError(
            f"the database {where} was created by a newer version of Sandtable"
        ) from None


def serve(
    *,
    host: str,
    port: int,
    database: str | None,
    workers: int | None,
    open_browser: bool,
    secure: bool,
    logs: str,
) -> int:
    """Serve until stopped. ``workers``: number of processes, which are replaced one by one on
    SIGHUP; None: this process serves by itself."""
    if workers is not None and workers < 1:
        raise ServeError(f"--workers must be at least 1, not {workers}")
    folder = data_folder()
    url = check_database(database, workers or 1)
    with ExitStack() as stack:
        listener = stack.enter_context(bind(host, port))
        if url.drivername == "sqlite":
            stack.enter_context(closing(hold(Path(str(url.database)))))
        migrate(url)
        Mailer.from_environment()  # what is wrong with it is told here
        # Each worker process makes its own application from these.
        os.environ["SANDTABLE_DATABASE"] = url.render_as_string(hide_password=False)
        os.environ["SANDTABLE_SECRET"] = server_secret(folder)
        os.environ["SANDTABLE_BOUND"] = host
        os.environ["SANDTABLE_SECURE"] = "1" if secure else ""
        os.environ["SANDTABLE_WORKERS"] = str(workers or 1)
        os.environ["SANDTABLE_PARENT"] = str(os.getpid()) if workers else ""
        if workers:
            counted = tempfile.TemporaryDirectory(prefix="sandtable-metrics-")
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = stack.enter_context(counted)
        return run(listener, workers, open_browser, logs)


def run(listener: socket.socket, workers: int | None, open_browser: bool, logs: str) -> int:
    # Read when the folder in which the workers count is known, and not before.
    from sandtable.server.edge.connection_limits import GuardedHttp, GuardedSocket, raise_file_limit

    raise_file_limit()
    config = uvicorn.Config(
        "sandtable.server.ops.serve:application",
        factory=True,
        http=GuardedHttp,
        ws=GuardedSocket,
        workers=workers or 1,
        timeout_worker_healthcheck=HANGS_SECONDS,
        log_config=log_config(logs),
        log_level="warning",
        # Addresses hold no secrets, but an access log of every move helps no one.
        access_log=False,
        server_header=False,
        ws_max_size=64 * 1024,
        ws_ping_interval=20,
        # Frames are small, and packing them would cost more than everything else together.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
    # From here on a browser that comes too early waits.
    listener.listen(config.backlog)
    address = address_of(listener)
    if logs == "text":
        print(f"Sandtable is running at {address}", flush=True)
    logger.info("serving", extra={"address": address, "version": sandtable.__version__})
    if open_browser:
        webbrowser.open(address)
    server = uvicorn.Server(config)
    # Uvicorn ends its work in good order and then lets the signal have its way.
    signal.signal(signal.SIGTERM, leave)
    with suppress(KeyboardInterrupt):
        if workers:
            Supervisor(config, sockets=[listener]).run()
            return 0
        server.run(sockets=[listener])
    return 0 if server.started else 1


class Supervisor(Multiprocess):
    """Keeps the workers alive. On SIGHUP it replaces them one by one, each new one before its old
    one goes, so that no browser finds the door closed."""

    def restart_all(self) -> None:
        super().restart_all()
        # On SQLite no one else tells a new worker what the old one wrote while it went.
        for process in self.processes:
            if process.pid is not None and process.exitcode is None:
                os.kill(process.pid, signal.SIGUSR1)


def leave(number: int, frame: FrameType | None) -> None:
    """Exit with status 0 on SIGTERM."""
    sys.exit(0)


def address_of(listener: socket.socket) -> str:
    """What to write into a browser."""
    host, port = listener.getsockname()[:2]
    name = "localhost" if host == HOST else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


def follow(parent: int) -> None:
    """End with the process that started this worker, which may have been killed."""
    while os.getppid() == parent:
        time.sleep(0.2)
    os.kill(os.getpid(), signal.SIGTERM)


def work_for(parent: int, url: sa.URL, hub: "Hub") -> None:
    """Make this process a worker: newer than its parent, perhaps, and than another it replaces."""
    # Read when the folder in which the workers count is known, and not before.
    from sandtable.server.ops.metrics import forget_the_dead

    threading.Thread(target=follow, args=[parent], daemon=True).start()
    forget_the_dead()
    migrate(url)
    under_way = set()

    def catch_up() -> None:
        # A loop forgets a task that no one holds.
        under_way.add(asyncio.ensure_future(hub.catch_up()))

    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, catch_up)


def own_hosts() -> frozenset[str]:
    """The names this server answers to: as `SANDTABLE_HOSTS` says, separated by commas; else its
    address from outside and, always, this machine. Empty, for any name, where it listens to the
    network and no one has said what it is called."""
    given = os.environ.get("SANDTABLE_HOSTS", "")
    names = {name.strip().lower() for name in given.split(",") if name.strip()}
    if address := urlsplit(os.environ.get("SANDTABLE_URL", "")).hostname:
        names.add(address)
    bound = os.environ.get("SANDTABLE_BOUND", "")
    if not names and bound not in THIS_MACHINE:
        return frozenset()
    return frozenset({*names, *THIS_MACHINE})


def application() -> object:
    from sandtable.server.edge.app import make_app
    from sandtable.server.social.webhook import WebhookClient
    from sandtable.server.studio.measurer import BoxedPlayer, processes_here
    from sandtable.server.tables.lobby import drawn_titles, title_info

    sys.setswitchinterval(SWITCH_SECONDS)
    database = os.environ["SANDTABLE_DATABASE"]
    processes = processes_here(int(os.environ.get("SANDTABLE_WORKERS") or 1))
    app = make_app(
        database,
        os.environ["SANDTABLE_SECRET"],
        secure=bool(os.environ.get("SANDTABLE_SECURE")),
        post=Mailer.from_environment(),
        caller=WebhookClient.from_environment(),
        address=os.environ.get("SANDTABLE_URL", "").rstrip("/"),
        hosts=own_hosts(),
        players=[BoxedPlayer() for _ in range(processes)],
        measures=processes != 0,
        examples=True,
    )
    if parent := os.environ.get("SANDTABLE_PARENT"):
        work_for(int(parent), sa.make_url(database), app.state.hub)
    for title in drawn_titles():
        title_info(title)
    # What is here now stays: no one need look for garbage in it. What comes is freed when it is no
    # longer used, but for a few circles; a full search for those stops everything, and can wait.
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 20)
    return app
