"""A server for each test that asks for one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from server_table import Serving, copied, migrated, serving


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
async def server(database: str) -> AsyncIterator[Serving]:
    async with serving(database) as running:
        yield running
