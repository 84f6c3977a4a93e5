"""Starting the server: what it needs, and what it refuses."""

import asyncio
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from server_process import Process, children, free_port
from server_table import Serving, migrated

from sandtable.cli import main
from sandtable.server.ops.serve import address_of, bind, hold, server_secret
from sandtable.server.store.store import Store


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["serve", *arguments]) == 2
    return capsys.readouterr().err


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def test_several_workers_on_sqlite_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert "needs PostgreSQL" in refused(capsys, "--workers", "2")


@pytest.mark.parametrize(
    ("option", "number", "expected"),
    [
        ("--workers", "0", "must be at least 1"),
        ("--workers", "-2", "must be at least 1"),
        ("--port", "65536", "from 0 to 65535"),
        ("--port", "-1", "from 0 to 65535"),
    ],
)
def test_an_invalid_number_is_refused(
    capsys: pytest.CaptureFixture[str], option: str, number: str, expected: str
) -> None:
    assert expected in refused(capsys, option, number)


@pytest.mark.parametrize("host", ["203.0.113.9", "2001:db8::1"])
def test_an_address_of_another_machine_is_refused(
    capsys: pytest.CaptureFixture[str], host: str
) -> None:
    assert f"cannot listen on {host}:" in refused(capsys, "--host", host)


UNKNOWN = [
    "mysql://here/db",
    "tables.sqlite",
    "sqlite+x:///f",
    "://",
    "postgresql://player:hush@here:hush/tables",
]


@pytest.mark.parametrize("database", UNKNOWN)
def test_an_unknown_database_is_refused_with_what_is_known(
    capsys: pytest.CaptureFixture[str], database: str
) -> None:
    message = refused(capsys, "--database", database)
    assert "sqlite:///FILE or postgresql://" in message
    assert "hush" not in message


@pytest.mark.parametrize("database", ["sqlite://", "sqlite:///:memory:"])
def test_a_database_in_memory_is_refused(capsys: pytest.CaptureFixture[str], database: str) -> None:
    assert "SQLite needs a file" in refused(capsys, "--database", database)


def test_an_unreachable_database_is_reported_without_its_password(
    capsys: pytest.CaptureFixture[str],
) -> None:
    address = f"postgresql://player:hush@127.0.0.1:{free_port()}/tables"
    message = refused(capsys, "--port", "0", "--database", address)
    assert "cannot use the database" in message
    assert "hush" not in message


def test_an_invalid_database_file_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "letter").write_text("Dear reader, this is no database, and never will be one.")
    for file in ("nowhere/tables.sqlite", "letter", "."):
        message = refused(capsys, "--port", "0", "--database", f"sqlite:///{tmp_path / file}")
        assert "cannot " in message
        assert str(tmp_path) in message


def test_a_database_of_a_newer_version_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tables.sqlite"
    migrated(file)
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    message = refused(capsys, "--port", "0", "--database", f"sqlite:///{file}")
    assert "newer version of Sandtable" in message


def test_a_folder_that_cannot_be_created_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    assert "cannot create the folder" in refused(capsys)


def test_two_servers_do_not_share_an_sqlite_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tables.sqlite"
    lock = hold(file)
    message = refused(capsys, "--port", "0", "--database", f"sqlite:///{file}")
    assert "another server" in message
    lock.close()
    hold(file).close()


def test_the_secret_is_made_once_and_for_its_owner_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SANDTABLE_SECRET", raising=False)
    secret = server_secret(tmp_path)
    assert re.fullmatch("[0-9a-f]{64}", secret)
    assert server_secret(tmp_path) == secret
    assert (tmp_path / "secret").stat().st_mode & 0o077 == 0
    assert [file.name for file in tmp_path.iterdir()] == ["secret"]


def test_servers_that_start_at_once_have_the_same_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SANDTABLE_SECRET", raising=False)
    # Simulate that neither server sees an existing secret.
    monkeypatch.setattr(Path, "exists", lambda path: False)
    secret = server_secret(tmp_path)
    assert server_secret(tmp_path) == secret


def test_an_address_can_be_written_into_a_browser() -> None:
    for host, expected in (("127.0.0.1", "localhost"), ("0.0.0.0", "0.0.0.0"), ("::1", "[::1]")):
        with bind(host, 0) as listener:
            assert address_of(listener) == f"http://{expected}:{listener.getsockname()[1]}/"


async def test_answers_are_sent_without_delay() -> None:
    accepted: asyncio.Future[asyncio.StreamWriter] = asyncio.get_running_loop().create_future()
    with bind("127.0.0.1", 0) as listener:
        server = await asyncio.start_server(
            lambda _, writer: accepted.set_result(writer), sock=listener
        )
        _, browser = await asyncio.open_connection(*listener.getsockname())
        writer = await accepted
        connection = writer.get_extra_info("socket")
        assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        for one in (browser, writer):
            one.close()
            await one.wait_closed()
        server.close()
        await server.wait_closed()


@pytest.mark.parametrize("told", [signal.SIGINT, signal.SIGTERM])
async def test_it_prints_its_address_and_stops_on_a_signal(
    tmp_path: Path, told: signal.Signals
) -> None:
    with Process(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path) as process:
        async with Serving(process.base, None).guest() as guest:
            made = await guest.open("agent", agent="recruit")
            async with guest.sit(made["table"], "us") as browser:
                answer = await browser.commit([browser.frame["ask"]["options"][0]["move"]])
                assert answer["type"] == "accepted"
                agents = children(process.process.pid)
                process.process.send_signal(told)
                await browser.connection.wait_closed()
                assert browser.connection.close_code == 1012
        assert await asyncio.to_thread(process.process.wait, 20) == 0
        assert agents
        assert not any(Path(f"/proc/{agent}").exists() for agent in agents)
        assert process.errors() == f"Sandtable is running at http://localhost:{process.port}/\n"


def test_a_used_port_is_reported(tmp_path: Path) -> None:
    with Process(f"sqlite:///{tmp_path / 'one.sqlite'}", tmp_path) as server:
        second = subprocess.run(
            [*_command(), "--port", str(server.port), "--database", f"sqlite:///{tmp_path}/two"],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert second.returncode == 2
        assert second.stderr == (
            f"sandtable: cannot listen on 127.0.0.1:{server.port}: Address already in use\n"
        )


def _command() -> list[str]:
    return [sys.executable, "-m", "sandtable.cli", "serve"]


def test_a_new_database_is_ready_for_two_connections_at_once(tmp_path: Path) -> None:
    """The first two connections both changed the journal mode, and one was locked out."""
    file = tmp_path / "tables.sqlite"
    Store(f"sqlite:///{file}").migrate()
    # The read and write versions of the file format: 2 is a write-ahead log.
    assert file.read_bytes()[18:20] == b"\x02\x02"
