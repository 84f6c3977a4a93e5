"""A server for each test that asks for one."""

import secrets
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import psycopg
import pytest
from argon2 import PasswordHasher
from fake_clock import FakeClock
from measuring_shop import Shop
from server_table import Serving, copied, migrated, serving
from temporary_postgres import temporary_postgres

from sandtable.server.accounts.passwords import Passwords
from sandtable.server.store.store import Store


@pytest.fixture(autouse=True)
def cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashes that take no time: how dear they are is the subject of one test only."""
    cheap = PasswordHasher(time_cost=1, memory_cost=16, parallelism=1)
    monkeypatch.setattr(Passwords, "hasher", cheap)


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with all tables and nothing in them."""
    file = tmp_path_factory.mktemp("database") / "empty.sqlite"
    migrated(file)
    return file


@pytest.fixture
def database(empty_database: Path, tmp_path: Path) -> str:
    return copied(empty_database, tmp_path)


@pytest.fixture
async def shop(database: str) -> AsyncIterator[Shop]:
    found = Shop(database, FakeClock())
    yield found
    await found.store.close()


@pytest.fixture
async def server(database: str) -> AsyncIterator[Serving]:
    async with serving(database) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    # It is killed in none of these tests, so that it need not wait for the disk.
    with temporary_postgres("fsync=off") as address:
        yield address


@pytest.fixture(scope="session")
def empty_postgres(postgres: str) -> str:
    """The name of a PostgreSQL database with all tables and nothing in them."""
    name = "empty"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    Store(postgres.replace("/postgres?", f"/{name}?")).migrate()
    return name


@pytest.fixture
def shared(postgres: str, empty_postgres: str) -> str:
    """A PostgreSQL database of this test's own, for several servers."""
    name = f"test_{secrets.token_hex(6)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE {empty_postgres}")
    return postgres.replace("/postgres?", f"/{name}?")
