"""Fixtures: servers and their databases."""

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
    """Use a fast password hash. Only one test is about the cost of the real one."""
    cheap = PasswordHasher(time_cost=1, memory_cost=16, parallelism=1)
    monkeypatch.setattr(Passwords, "hasher", cheap)


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an SQLite database with all tables and no rows."""
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
    # No test kills this server, so it need not wait for the disk.
    with temporary_postgres("fsync=off") as address:
        yield address


@pytest.fixture(scope="session")
def empty_postgres(postgres: str) -> str:
    """Return the name of a PostgreSQL database with all tables and no rows."""
    name = "empty"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    Store(postgres.replace("/postgres?", f"/{name}?")).migrate()
    return name


@pytest.fixture
def shared(postgres: str, empty_postgres: str) -> str:
    """Return a PostgreSQL database for this test alone, which several servers can use."""
    name = f"test_{secrets.token_hex(6)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE {empty_postgres}")
    return postgres.replace("/postgres?", f"/{name}?")
