"""Starting the server from the command line."""

import os
import secrets
import webbrowser
from pathlib import Path

import uvicorn

from sandtable.core import UnknownName
from sandtable.server.store import Store

HOST = "127.0.0.1"


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


def serve(
    *, host: str, port: int, database: str | None, workers: int, open_browser: bool, secure: bool
) -> int:
    folder = data_folder()
    url = database or f"sqlite:///{folder / 'tables.sqlite'}"
    if not url.startswith(("sqlite://", "postgresql://")):
        raise UnknownName(f"{url!r} is no database; say sqlite:///FILE or postgresql://...")
    if workers > 1 and url.startswith("sqlite"):
        raise UnknownName("several workers need PostgreSQL: SQLite serves one process")
    store = Store(url)
    store.migrate()
    # Each worker process makes its own application from these.
    os.environ["SANDTABLE_DATABASE"] = url
    os.environ["SANDTABLE_SECRET"] = server_secret(folder)
    os.environ["SANDTABLE_SECURE"] = "1" if secure else ""
    address = f"http://{'localhost' if host == HOST else host}:{port}/"
    print(f"Sandtable is at {address}", flush=True)  # noqa: T201
    if open_browser:
        webbrowser.open(address)
    uvicorn.run(
        "sandtable.server.serve:application",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_level="warning",
        # Addresses hold no secrets, but an access log of every move helps nobody.
        access_log=False,
        ws_max_size=64 * 1024,
        ws_ping_interval=20,
        timeout_graceful_shutdown=5,
    )
    return 0


def application() -> object:
    from sandtable.server.app import make_app

    return make_app(
        os.environ["SANDTABLE_DATABASE"],
        os.environ["SANDTABLE_SECRET"],
        secure=bool(os.environ.get("SANDTABLE_SECURE")),
    )
