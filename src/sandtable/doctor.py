"""``sandtable doctor``: what is installed, what is wrong, and how to fix it."""

import importlib.util
import platform
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import sandtable
from sandtable.core import SandtableError
from sandtable.extras import OWN, install_command, missing, requirements
from sandtable.sandbox import protections

FINE = "ok"
ABSENT = "--"
WRONG = "!!"

LAST_PORT = 65535

DEVELOPMENT = ("test", "lint", "docs")
"""Extras for development of Sandtable."""


@dataclass(frozen=True)
class Finding:
    """One line of the report. ``fix`` is the recommended action, or empty."""

    mark: str
    subject: str
    text: str
    fix: str = ""

    def __str__(self) -> str:
        line = f"{self.mark}  {self.subject:<10} {self.text}"
        return f"{line}\n    {'':<10} fix: {self.fix}" if self.fix else line


def examine(port: int, database: str | None) -> Iterator[Finding]:
    """Yield all findings in the order in which they are printed."""
    yield Finding(FINE, "sandtable", f"{sandtable.__version__} in {Path(__file__).parent}")
    yield _python()
    yield _engine()
    yield from _extras()
    yield from _content()
    if not missing("server"):
        yield _page()
        yield _database(database)
        yield _port(port)
        yield _agents()


def _python() -> Finding:
    version = f"Python {platform.python_version()}, {platform.system()} {platform.machine()}"
    return Finding(FINE, "python", version)


def _engine() -> Finding:
    if sandtable.COMPILED:
        return Finding(FINE, "engine", "compiled")
    return Finding(
        ABSENT,
        "engine",
        "interpreted: everything works, but 20 to 50 times slower",
        "install a C compiler and Python's headers, then 'make engine' in a checkout, or "
        "'pip install --force-reinstall --no-binary sandtable sandtable'",
    )


def _extras() -> Iterator[Finding]:
    lacking = missing(OWN)
    if lacking:
        names = ", ".join(lacking)
        yield Finding(WRONG, "packages", f"missing: {names}", "pip install " + " ".join(lacking))
    for extra in requirements():
        if extra == OWN or extra in DEVELOPMENT:
            continue
        lacking = missing(extra)
        if lacking:
            text = f"not installed (missing: {', '.join(lacking)})"
            yield Finding(ABSENT, extra, text, install_command(extra))
        else:
            yield Finding(FINE, extra, "installed")


def _content() -> Iterator[Finding]:
    for title in sandtable.TITLES:
        try:
            game = sandtable.load(title)
            faults = game.check()
        except SandtableError as error:
            yield Finding(WRONG, "title", f"{title}: {error}", "reinstall sandtable")
            continue
        if faults:
            yield Finding(
                WRONG, "title", f"{title}: {len(faults)} error(s) found", "run 'sandtable check'"
            )
        else:
            yield Finding(FINE, "title", f"{title}: {len(list(game.listings()))} scenarios")


def _page() -> Finding:
    from sandtable.server.edge.api import static_folder

    folder = static_folder()
    if folder is None:
        return Finding(
            WRONG, "page", "not built", "run 'make play' in a checkout, or install a wheel"
        )
    return Finding(FINE, "page", str(folder))


def _database(given: str | None) -> Finding:
    import sqlalchemy as sa

    from sandtable.server.ops.serve import check_database

    try:
        url = check_database(given)
    except SandtableError as error:
        return Finding(WRONG, "database", str(error), "set --database or SANDTABLE_DATABASE")
    where = url.render_as_string(hide_password=True)
    if url.drivername == "sqlite":
        folder = Path(str(url.database)).absolute().parent
        if given and not folder.is_dir():
            fix = f"mkdir -p {folder}"
            return Finding(WRONG, "database", f"{where}: folder not found: {folder}", fix)
        if not Path(str(url.database)).exists():
            return Finding(FINE, "database", f"{where} (will be created)")
    elif importlib.util.find_spec("psycopg") is None:
        text = f"{where}: the PostgreSQL driver is missing"
        return Finding(WRONG, "database", text, install_command("postgres"))
    driver = "postgresql+psycopg" if url.drivername == "postgresql" else "sqlite"
    engine = sa.create_engine(url.set(drivername=driver))
    try:
        with engine.connect() as connection:
            connection.execute(sa.text("SELECT 1"))
    except sa.exc.SQLAlchemyError as error:
        reason = str(error).splitlines()[0]
        return Finding(WRONG, "database", f"{where}: {reason}", "check the address and the server")
    finally:
        engine.dispose()
    return Finding(FINE, "database", f"{where} is reachable")


def _port(port: int) -> Finding:
    from sandtable.server.ops.serve import HOST, bind

    try:
        bind(HOST, port).close()
    except SandtableError as error:
        other = port + 1 if 0 <= port < LAST_PORT else 8000
        return Finding(WRONG, "port", str(error), f"'sandtable serve --port {other}'")
    return Finding(FINE, "port", f"{port} is free")


def _agents() -> Finding:
    held = protections()
    if {"files", "calls"} <= set(held):
        return Finding(FINE, "agents", f"sandboxed ({', '.join(held)})")
    return Finding(
        WRONG,
        "agents",
        f"not fully sandboxed (working: {', '.join(held) or 'nothing'})",
        "use a kernel with Landlock and seccomp, or run only agents you trust",
    )
