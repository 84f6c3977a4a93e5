"""Search the server's messages for hidden information.

Two servers play games that a seat cannot tell apart, and all their answers to that seat are
compared. Stops at the first difference, with the command that reproduces it.

    scripts/wire_secrecy.py --title undaunted-normandy --tables 200 --seed 1
    scripts/wire_secrecy.py --hours 4
"""

import argparse
import asyncio
import logging
import sys
import tempfile
import time
from pathlib import Path

from argon2 import PasswordHasher

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests" / "server"))
from server_table import migrated  # noqa: E402
from twin_servers import (  # noqa: E402
    Difference,
    Tally,
    check_finished_tables,
    check_tables,
    twin_servers,
)

import sandtable  # noqa: E402
from sandtable.server.accounts.passwords import Passwords  # noqa: E402

ONE_IN = 5
"""One finished game is checked for this many tables."""
TABLES_AT_ONCE = 25
"""Tables before the servers are restarted: they keep all tables, and have a daily limit."""


async def check(title: str, seed: int, tables: int) -> Tally:
    with tempfile.TemporaryDirectory() as folder:
        template = Path(folder) / "empty.sqlite"
        migrated(template)
        async with twin_servers(template, Path(folder)) as servers:
            await check_finished_tables(servers, title, seed, 1 + tables // ONE_IN)
            return await check_tables(servers, title, seed, tables)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument(
        "--title", choices=sandtable.TITLES, action="append", help="title to check (default: all)"
    )
    parser.add_argument(
        "--seed", type=int, default=1, help="first seed; each table uses the next one"
    )
    parser.add_argument("--tables", type=int, default=0, help="number of tables per title")
    parser.add_argument(
        "--hours", type=float, default=0.0, help="continue with new seeds for this number of hours"
    )
    arguments = parser.parse_args()
    logging.disable(logging.CRITICAL)
    # The cost of password hashes does not matter here.
    Passwords.hasher = PasswordHasher(time_cost=1, memory_cost=16, parallelism=1)
    titles = arguments.title or list(sandtable.TITLES)
    most = arguments.tables or (0 if arguments.hours else TABLES_AT_ONCE)
    began, seed, done = time.monotonic(), arguments.seed, 0
    while (most and done < most) or (
        arguments.hours and time.monotonic() - began < 3600 * arguments.hours
    ):
        count = min(TABLES_AT_ONCE, most - done) if most else TABLES_AT_ONCE
        for title in titles:
            cpu = time.process_time()
            try:
                tally = asyncio.run(check(title, seed, count))
            except Difference as difference:
                print(difference)
                return 1
            seconds = time.process_time() - cpu
            if count > 1 and tally.pairs < tally.tables:
                print(f"seed {seed}: {tally}: too few, so a view shows what it should hide")
                return 1
            print(
                f"{title}, seeds {seed} to {seed + count - 1}: {tally}, {seconds:.1f} s", flush=True
            )
        seed += count
        done += count
    return 0


if __name__ == "__main__":
    sys.exit(main())
