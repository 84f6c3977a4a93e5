"""Server administration commands."""

import argparse
import asyncio
import os
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import sandtable
from sandtable.core import UnknownName
from sandtable.option_types import Commands
from sandtable.packs import add_pack

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sandtable.server.store.store import Store


T = TypeVar("T")

DATABASE = (
    "database URL: sqlite:///FILE or postgresql://USER@HOST/NAME (default: "
    "$SANDTABLE_DATABASE, else SQLite in the data folder)"
)


def add_hosting(commands: Commands) -> None:
    _add_serve(commands)
    _add_backup(commands)
    _add_restore(commands)
    _add_table(commands)
    _add_recheck(commands)
    _add_problems(commands)
    _add_scenarios(commands)
    _add_account(commands)


def _add_serve(commands: Commands) -> None:
    serve = commands.add_parser("serve", help="start the web server")
    serve.add_argument(
        "--host",
        default="127.0.0.1",
        help="address to listen on (default: %(default)s, this machine only)",
    )
    serve.setting("--port", 8000, "port to listen on")
    serve.add_argument("--database", help=DATABASE)
    serve.add_argument(
        "--workers",
        type=int,
        help="number of worker processes, restarted one by one on SIGHUP (more than one needs "
        "PostgreSQL)",
    )
    serve.flag("--open-browser", "open the lobby in a browser")
    serve.flag("--secure-cookies", "send cookies over HTTPS only (use behind a TLS proxy)")
    serve.setting("--log-format", "text", "log format", choices=["text", "json"])
    add_pack(serve)
    serve.set_defaults(run=_serve)


def _serve(options: argparse.Namespace) -> int:
    from sandtable.server.ops.serve import serve

    sandtable.use_packs(options.pack)
    return serve(
        host=options.host,
        port=options.port,
        database=options.database,
        workers=options.workers,
        open_browser=options.open_browser,
        secure=options.secure_cookies,
        logs=options.log_format,
    )


def _add_backup(commands: Commands) -> None:
    backup = commands.add_parser("backup", help="back up a running server to a file")
    backup.add_argument("file", type=Path, metavar="FILE", help="file to write")
    backup.add_argument("--database", help=DATABASE)
    backup.set_defaults(run=_backup)


def _backup(options: argparse.Namespace) -> int:
    from sandtable.server.ops.serve import check_database
    from sandtable.server.store.backup import back_up

    contents = back_up(check_database(options.database), options.file)
    print(f"{options.file}: {contents}")
    print("The cookie-signing secret is not included. Back it up separately.")
    return 0


def _add_restore(commands: Commands) -> None:
    restore = commands.add_parser("restore", help="restore a database from a backup")
    restore.add_argument("file", type=Path, metavar="FILE", help="backup to read")
    restore.add_argument("--database", help=DATABASE)
    restore.flag("--replace", "overwrite a database that is not empty")
    restore.set_defaults(run=_restore)


def _restore(options: argparse.Namespace) -> int:
    from sandtable.server.ops.serve import check_database, hold
    from sandtable.server.store.backup import restore

    url = check_database(options.database)
    with ExitStack() as stack:
        if url.drivername == "sqlite":
            stack.enter_context(closing(hold(Path(str(url.database)))))
        contents = restore(options.file, url, options.replace)
    print(f"{url.render_as_string(hide_password=True)}: {contents}")
    return 0


def _add_table(commands: Commands) -> None:
    table = commands.add_parser("inspect", help="show a table's log")
    table.add_argument("id", metavar="ID", help="id of the table, as in its address")
    table.add_argument("--database", help=DATABASE)
    table.flag("--show-hidden", "include hidden information of a game in progress")
    table.set_defaults(run=_table)


def _table(options: argparse.Namespace) -> int:
    from sandtable.server.ops.admin import table_lines

    async def look(store: "Store") -> list[str]:
        row = await store.table(options.id)
        if row is None:
            raise UnknownName(f"table not found: {options.id}")
        return list(table_lines(row, await store.timed_log(row.id), options.show_hidden))

    for line in _read(options.database, look):
        print(line)
    return 0


def _add_recheck(commands: Commands) -> None:
    recheck = commands.add_parser(
        "recheck", help="list stored games that would play out differently under the current rules"
    )
    recheck.add_argument("--database", help=DATABASE)
    recheck.flag("--all", "also check games started under the current rules version")
    recheck.set_defaults(run=_recheck)


def _recheck(options: argparse.Namespace) -> int:
    from sandtable.server.tables.recheck import recheck

    async def look(store: "Store") -> int:
        found = 0
        async for difference in recheck(store, "all" if options.all else "old"):
            print(difference, flush=True)
            found += 1
        return found

    found = _read(options.database, look)
    print(f"{found or 'no'} game{'' if found == 1 else 's'} would play out differently")
    return 1 if found else 0


def _add_problems(commands: Commands) -> None:
    problems = commands.add_parser("reports", help="list problem reports from players")
    problems.add_argument(
        "number", type=int, nargs="?", help="print the record attached to this report"
    )
    problems.add_argument("--database", help=DATABASE)
    problems.set_defaults(run=_problems)


def _problems(options: argparse.Namespace) -> int:
    from sandtable.server.ops.admin import complaint_line

    found = _read(options.database, lambda store: store.complaints(options.number))
    if options.number is None:
        for row in found:
            print(complaint_line(row))
        return 0
    if not found:
        raise UnknownName(f"report not found: {options.number}")
    # The player's note comes last, because a record begins with its format.
    print(found[0].record, end="")
    for line in found[0].note.splitlines():
        print(f"# {line}")
    return 0


def _add_scenarios(commands: Commands) -> None:
    scenarios = commands.add_parser(
        "scenarios",
        help="list reported scenarios, and dismiss reports or withdraw scenarios",
        description="List reports about published scenarios. Three reports hide a "
        "scenario from the lists until you decide.",
    )
    decide = scenarios.add_mutually_exclusive_group()
    decide.add_argument("--dismiss", metavar="NAME", help="discard the reports and list it again")
    decide.add_argument(
        "--withdraw",
        metavar="NAME",
        help="remove all versions permanently; games and copies stay",
    )
    scenarios.add_argument("--database", help=DATABASE)
    scenarios.set_defaults(run=_scenarios)


def _scenarios(options: argparse.Namespace) -> int:
    from sandtable.server.ops.admin import reported_line
    from sandtable.server.studio.version_store import dismiss, reported, withdraw

    name = options.dismiss or options.withdraw
    if name is None:
        for row in _read(options.database, reported):
            print(reported_line(row))
        return 0
    decide = dismiss if options.dismiss else withdraw
    done = _read(options.database, lambda store: decide(store, name))
    if not done:
        raise UnknownName(f"scenario not found: {name}")
    what = "reports dismissed" if options.dismiss else "versions withdrawn"
    print(f"{name}: {what}: {done}")
    return 0


def _add_account(commands: Commands) -> None:
    account = commands.add_parser("account", help="help a player who cannot log in")
    actions = account.add_subparsers(required=True, metavar="ACTION")
    reset = actions.add_parser(
        "reset",
        help="invalidate a password and all sessions, and print a link to set a new password",
        description="Invalidate the password, all sessions and all mailed links of an account, "
        "and print a link with which the owner can set a new password. The server may be running.",
    )
    reset.add_argument("name", metavar="NAME", help="name the player logs in with")
    reset.flag("--remove-email", "also remove the email address, if it is not the owner's")
    reset.flag(
        "--remove-second-factor",
        "also turn the second factor off, for an owner who has lost it and all recovery codes",
    )
    reset.add_argument(
        "--address", help="public URL of the server, for the link (default: $SANDTABLE_URL)"
    )
    reset.add_argument("--database", help=DATABASE)
    reset.set_defaults(run=_reset)


def _reset(options: argparse.Namespace) -> int:
    from sandtable.server.accounts.password_reset import HOURS, reset_account

    address = (options.address or os.environ.get("SANDTABLE_URL", "")).rstrip("/")
    reset = _read(
        options.database,
        lambda store: reset_account(
            store, options.name, options.remove_email, options.remove_second_factor
        ),
    )
    name = reset.name
    print(f"{name} is logged out everywhere, and the old password no longer works.")
    print(f"Give this link to {name} and to nobody else. It works once, within {HOURS} hours:")
    print(f"{address}/reset#{reset.token}")
    if reset.second_factor:
        print(
            f"{name} also needs the authenticator app or a recovery code to log in. If both are "
            "lost, run the command again with --remove-second-factor."
        )
    if not address:
        print("Put the address of your server in front of it, such as https://table.example.org.")
    return 0


def _read(database: str | None, look: "Callable[[Store], Awaitable[T]]") -> T:
    """Run a query on a server's database, whether the server is running or not."""
    from sqlalchemy.exc import SQLAlchemyError

    from sandtable.server.ops.serve import ServeError, check_database
    from sandtable.server.store.store import Store

    url = check_database(database)
    if url.drivername == "sqlite" and not Path(str(url.database)).is_file():
        raise UnknownName(f"file not found: {url.database}")

    async def read() -> T:
        store = Store(url)
        try:
            return await look(store)
        except SQLAlchemyError as error:
            reason = type(error).__name__
            raise ServeError(f"cannot read the database: {reason}") from None
        finally:
            await store.close()

    return asyncio.run(read())
