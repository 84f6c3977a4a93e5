"""Printing a scenario sheet as PDF with Chromium.

It prints the sheet of the web client, so that there is only one implementation. A temporary server
that is only reachable locally shows the sheet to a headless browser; the scenario is in a temporary
database. Both are removed afterwards.
"""

import os
import secrets
import shutil
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlencode

import msgspec
import sqlalchemy as sa
import uvicorn

import sandtable
from sandtable.core import ContentError, SandtableError, made_scenarios
from sandtable.scenario_files import read_all, title_of
from sandtable.server.accounts.identity import new_id
from sandtable.server.edge.api import static_folder
from sandtable.server.edge.app import make_app
from sandtable.server.store.schema import contents, guests, versions
from sandtable.server.store.store import Store
from sandtable.words.catalogue import expect_language

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
VARIABLE = "SANDTABLE_CHROMIUM"
OPTIONS = (
    "--headless",
    "--disable-gpu",
    "--disable-background-networking",
    "--no-first-run",
    "--no-pdf-header-footer",
    # Milliseconds on the page's virtual clock before it is printed; waiting takes no real time.
    "--virtual-time-budget=30000",
)
SECONDS = 90.0
NAME = "sheet"
HOST = "127.0.0.1"


class PrintError(SandtableError):
    """The sheet could not be printed."""


def print_sheet(
    file: Path, to: Path, language: str = "en", *, letter: bool = False, save_ink: bool = False
) -> None:
    """Print the scenario in a file; ContentError with every fault."""
    expect_language(language)
    browser = find_browser()
    if static_folder() is None:
        raise PrintError("the web client has not been built; run `make play`")
    archive = read_all(file)
    title = title_of(archive.text)
    game = sandtable.load(title)
    if faults := game.faults(archive.text, str(file)):
        raise ContentError(faults)
    about = made_scenarios.parse(archive.text)
    values = {
        "title": title,
        "called": file.stem[:60],
        "text": archive.text,
        "texts": msgspec.json.encode(archive.texts).decode(),
        "rules_version": game.rules_version,
        "place": str(about.get("place", "")),
        "date": str(about.get("date", "")),
    }
    wanted = {"language": language, "paper": "letter" if letter else "a4"}
    wanted |= {"ink": "save"} if save_ink else {}
    with tempfile.TemporaryDirectory(prefix="sandtable-") as folder:
        database = f"sqlite:///{Path(folder) / 'sheet.sqlite'}"
        keep(database, values, game.scenario(game.add(archive.text)).content)
        with serving(database) as address:
            page = f"{address}/s/{NAME}/1/sheet?{urlencode(wanted)}"
            _print(browser, page, Path(folder))
        printed = Path(folder) / "sheet.pdf"
        try:
            shutil.copyfile(printed, to)
        except OSError as error:
            raise PrintError(f"cannot write {to}: {error.strerror}") from None


def find_browser() -> str:
    """Return the path of a Chromium browser."""
    for name in filter(None, (os.environ.get(VARIABLE), *BROWSERS)):
        if found := shutil.which(name):
            return found
    raise PrintError(
        f"printing needs Chromium or Chrome; install it, or set {VARIABLE} to its path"
    )


def keep(database: str, values: dict[str, object], content: str) -> None:
    """Store the scenario as a version in the temporary database."""
    store = Store(database)
    store.migrate()
    now, id = time.time(), new_id()
    scenario = made_scenarios.content_id(str(values["title"]), content)
    row = {
        **values,
        "name": NAME, "number": 1, "content": scenario, "author": id, "parent": "",
        "visibility": "all", "forkable": False, "published": now,
    }  # fmt: skip
    kept = {"id": scenario, "title": values["title"], "text": content, "created": now}
    engine = sa.create_engine(database)
    with engine.begin() as connection:
        connection.execute(guests.insert(), [{"id": id, "name": "", "created": now}])
        connection.execute(contents.insert(), [kept])
        connection.execute(versions.insert(), [row])
    engine.dispose()


@contextmanager
def serving(database: str) -> Iterator[str]:
    """Run a server on a free port of this machine; yield its URL."""
    app = make_app(database, secrets.token_hex(16), analysis_processes=0)
    config = uvicorn.Config(app, log_config=None, lifespan="on")
    server = uvicorn.Server(config)
    with socket.socket() as listening:
        listening.bind((HOST, 0))
        port = listening.getsockname()[1]
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        try:
            until = time.monotonic() + SECONDS
            while not server.started:
                if not thread.is_alive() or time.monotonic() > until:
                    raise PrintError("the server did not start")
                time.sleep(0.01)
            yield f"http://{HOST}:{port}"
        finally:
            server.should_exit = True
            thread.join(SECONDS)


def _print(browser: str, page: str, folder: Path) -> None:
    command = [browser, *OPTIONS, f"--user-data-dir={folder / 'browser'}"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        # Chromium's sandbox does not work as root. The page is our own, and its texts are escaped.
        command.append("--no-sandbox")
    try:
        done = subprocess.run(
            [*command, f"--print-to-pdf={folder / 'sheet.pdf'}", page],
            capture_output=True,
            timeout=SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise PrintError(f"{browser} took too long") from None
    if done.returncode or not (folder / "sheet.pdf").is_file():
        lines = done.stderr.decode("utf-8", "replace").strip().splitlines()
        raise PrintError(f"{browser} could not print: {lines[-1] if lines else done.returncode}")
