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
"""Seconds the event loop's thread may run while the writing thread waits.

Python's default of 5 ms would noticeably delay every line.
"""
HANGS_SECONDS = 30
"""Seconds without a response before a worker is replaced.

On a busy machine, a working worker may be silent for a while.
"""


class ServeError(SandtableError):
    """The server cannot start because something is missing or invalid."""


def data_folder() -> Path:
    """Return the folder of the embedded database and the server's secret, created if needed."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    folder = Path(base) / "sandtable"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise ServeError(f"cannot create the folder {folder}: {error.strerror}") from None
    return folder


def server_secret(folder: Path) -> str:
    """Return the secret that signs cookies; created once, readable only by its owner."""
    if given := os.environ.get("SANDTABLE_SECRET"):
        return given
    file = folder / "secret"
    try:
        if not file.exists():
            # Written to a temporary file and linked, so that two servers starting at once share it.
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
    """Return the URL of a supported database; by default that of the embedded one."""
    # The variable keeps passwords out of the process list.
    database = database or os.environ.get("SANDTABLE_DATABASE")
    database = database or f"sqlite:///{data_folder() / 'tables.sqlite'}"
    try:
        url = sa.make_url(database)
    except (ArgumentError, ValueError):
        # The value is not shown, because it may contain a password.
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
    """Lock an SQLite file against other servers; the lock ends with this process."""
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
    """Return a socket bound to the server's address."""
    if not 0 <= port <= 65535:
        raise ServeError(f"--port must be from 0 to 65535, not {port}")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sets TCP_NODELAY only if the protocol is given. Without it, parts of a response wait
    # 40 ms for the browser's acknowledgement.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    # Allows binding while connections of a server that has just ended linger.
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
    """Serve until stopped.

    ``workers``: number of processes, which are replaced one by one on SIGHUP; None: serve in this
    process.
    """
    if workers is not None and workers < 1:
        raise ServeError(f"--workers must be at least 1, not {workers}")
    folder = data_folder()
    url = check_database(database, workers or 1)
    with ExitStack() as stack:
        listener = stack.enter_context(bind(host, port))
        if url.drivername == "sqlite":
            stack.enter_context(closing(hold(Path(str(url.database)))))
        migrate(url)
        Mailer.from_environment()  # raises an error if the configuration is invalid
        # Each worker process reads its configuration from these variables.
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
    # Imported here because the metrics folder must be set first.
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
        # An access log of every move is of no use.
        access_log=False,
        server_header=False,
        ws_max_size=64 * 1024,
        ws_ping_interval=20,
        # Frames are small, and compressing them would cost more than everything else together.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
    # From here on, early browsers wait instead of being refused.
    listener.listen(config.backlog)
    address = address_of(listener)
    if logs == "text":
        print(f"Sandtable is running at {address}", flush=True)
    logger.info("serving", extra={"address": address, "version": sandtable.__version__})
    if open_browser:
        webbrowser.open(address)
    server = uvicorn.Server(config)
    # Uvicorn shuts down cleanly and then raises the signal again.
    signal.signal(signal.SIGTERM, leave)
    with suppress(KeyboardInterrupt):
        if workers:
            Supervisor(config, sockets=[listener]).run()
            return 0
        server.run(sockets=[listener])
    return 0 if server.started else 1


class Supervisor(Multiprocess):
    """Keeps the workers alive.

    On SIGHUP it replaces them one by one, and starts each new worker before the old one stops, so
    that there is always one to accept connections.
    """

    def restart_all(self) -> None:
        super().restart_all()
        # On SQLite a new worker is not notified of what the old one wrote while it stopped.
        for process in self.processes:
            if process.pid is not None and process.exitcode is None:
                os.kill(process.pid, signal.SIGUSR1)


def leave(_number: int, _frame: FrameType | None) -> None:
    """Exit with status 0 on SIGTERM."""
    sys.exit(0)


def address_of(listener: socket.socket) -> str:
    """Return the URL to open in a browser."""
    host, port = listener.getsockname()[:2]
    name = "localhost" if host == HOST else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


def follow(parent: int) -> None:
    """Stop this worker when its parent process has ended, perhaps killed."""
    while os.getppid() == parent:
        time.sleep(0.2)
    os.kill(os.getpid(), signal.SIGTERM)


def work_for(parent: int, url: sa.URL, hub: "Hub") -> None:
    """Set up this process as a worker, perhaps with newer code than its parent."""
    # Imported here because the metrics folder must be set first.
    from sandtable.server.ops.metrics import forget_the_dead

    threading.Thread(target=follow, args=[parent], daemon=True).start()
    forget_the_dead()
    migrate(url)
    under_way = set()

    def catch_up() -> None:
        # The event loop keeps only weak references to tasks.
        under_way.add(asyncio.ensure_future(hub.catch_up()))

    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, catch_up)


def own_hosts() -> frozenset[str]:
    """Return the host names this server accepts.

    They come from `SANDTABLE_HOSTS` (comma-separated), or else from its public URL; this machine's
    names are always added. Empty, which accepts any name, if it listens to the network and no name
    is configured.
    """
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
    # Exempt everything loaded so far from garbage collection. Later objects are freed by reference
    # counting except for a few cycles, and a full collection stops the process, so it runs rarely.
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 20)
    return app
