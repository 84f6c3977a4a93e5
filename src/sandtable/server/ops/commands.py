"""The commands of ``sandtable`` for whoever runs a server."""

import argparse
import asyncio
import os
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import sandtable
from sandtable.core import UnknownName
from sandtable.packs import add_pack

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sandtable.server.store.store import Store

    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

T = TypeVar("T")

DATABASE = "sqlite:///FILE or postgresql://USER@HOST/NAME; else $SANDTABLE_DATABASE"


def add_hosting(commands: "Commands") -> None:
    _add_serve(commands)
    _add_backup(commands)
    _add_restore(commands)
    _add_table(commands)
    _add_recheck(commands)
    _add_problems(commands)
    _add_account(commands)


def _add_serve(commands: "Commands") -> None:
    serve = commands.add_parser("serve", help="serve the browser table")
    serve.add_argument("--host", default="127.0.0.1")
    serve.add_argument("--port", type=int, default=8000)
    serve.add_argument("--database", help=DATABASE)
    serve.add_argument(
        "--workers",
        type=int,
        help="processes that are replaced one by one on SIGHUP; more than one needs PostgreSQL",
    )
    serve.add_argument("--open", action="store_true", help="open the page in the browser")
    serve.add_argument("--secure", action="store_true", help="behind TLS: cookies only over https")
    serve.add_argument("--logs", choices=["text", "json"], default="text", help="how logs look")
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
        open_browser=options.open,
        secure=options.secure,
        logs=options.logs,
    )


def _add_backup(commands: "Commands") -> None:
    backup = commands.add_parser("backup", help="write a whole server into a file as it runs")
    backup.add_argument("file", type=Path)
    backup.add_argument("--database", help=DATABASE)
    backup.set_defaults(run=_backup)


def _backup(options: argparse.Namespace) -> int:
    from sandtable.server.ops.serve import check_database
    from sandtable.server.store.backup import back_up

    contents = back_up(check_database(options.database), options.file)
    print(f"{options.file}: {contents}")
    print("the secret that signs cookies is not in it: keep that, too")
    return 0


def _add_restore(commands: "Commands") -> None:
    restore = commands.add_parser("restore", help="make a database what a backup was")
    restore.add_argument("file", type=Path)
    restore.add_argument("--database", help=DATABASE)
    restore.add_argument("--replace", action="store_true", help="even where it is not empty")
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


def _add_table(commands: "Commands") -> None:
    table = commands.add_parser("table", help="look at the log of a table")
    table.add_argument("id", metavar="ID")
    table.add_argument("--database", help=DATABASE)
    table.add_argument("--all", action="store_true", help="also what is hidden while the game runs")
    table.set_defaults(run=_table)


def _table(options: argparse.Namespace) -> int:
    from sandtable.server.ops.admin import table_lines

    async def look(store: "Store") -> list[str]:
        row = await store.table(options.id)
        if row is None:
            raise UnknownName(f"there is no table {options.id!r}")
        return list(table_lines(row, await store.timed_log(row.id), options.all))

    for line in _read(options.database, look):
        print(line)
    return 0


def _add_recheck(commands: "Commands") -> None:
    recheck = commands.add_parser(
        "recheck", help="list the games of a server that would go another way under today's rules"
    )
    recheck.add_argument("--database", help=DATABASE)
    recheck.add_argument(
        "--all", action="store_true", help="also those that were begun under today's rules"
    )
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
    print(f"{found or 'no'} game{'' if found == 1 else 's'} would go another way")
    return 1 if found else 0


def _add_problems(commands: "Commands") -> None:
    problems = commands.add_parser("problems", help="list what players have reported")
    problems.add_argument("number", type=int, nargs="?", help="write this one's record")
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
        raise UnknownName(f"nothing was reported under number {options.number}")
    # Remarks come last: a record begins with its format.
    print(found[0].record, end="")
    for line in found[0].note.splitlines():
        print(f"# {line}")
    return 0


def _add_account(commands: "Commands") -> None:
    account = commands.add_parser("account", help="help a player who cannot log in")
    actions = account.add_subparsers(required=True, metavar="ACTION")
    reset = actions.add_parser(
        "reset",
        help="end a password and all sessions, and print a link to a new password",
        description="End the password, all sessions and all mailed links of an account, and print "
        "a link with which its owner chooses a new password. The server may run meanwhile.",
    )
    reset.add_argument("name", metavar="NAME")
    reset.add_argument(
        "--remove-email",
        action="store_true",
        help="also remove the e-mail address, where it is not the owner's",
    )
    reset.add_argument(
        "--address", help="where the server is reached, for the link; else $SANDTABLE_ADDRESS"
    )
    reset.add_argument("--database", help=DATABASE)
    reset.set_defaults(run=_reset)


def _reset(options: argparse.Namespace) -> int:
    from sandtable.server.accounts.password_reset import HOURS, reset_account

    address = (options.address or os.environ.get("SANDTABLE_ADDRESS", "")).rstrip("/")
    name, token = _read(
        options.database, lambda store: reset_account(store, options.name, options.remove_email)
    )
    print(f"{name} is logged out everywhere, and the old password no longer works.")
    print(f"Give this link to {name} and to nobody else. It works once, within {HOURS} hours:")
    print(f"{address}/reset#{token}")
    if not address:
        print("Put the address of your server in front of it, such as https://table.example.org.")
    return 0


def _read(database: str | None, look: "Callable[[Store], Awaitable[T]]") -> T:
    """Look into a server's database, whether it is being served or not."""
    from sqlalchemy.exc import SQLAlchemyError

    from sandtable.server.ops.serve import ServeError, check_database
    from sandtable.server.store.store import Store

    url = check_database(database)
    if url.drivername == "sqlite" and not Path(str(url.database)).is_file():
        raise UnknownName(f"there is no file {url.database}")

    async def read() -> T:
        store = Store(url)
        try:
            return await look(store)
        except SQLAlchemyError as error:
            reason = type(error).__name__
            raise ServeError(f"the database cannot be read: {reason}") from None
        finally:
            await store.close()

    return asyncio.run(read())
