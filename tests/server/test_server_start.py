"""Starting the server: what it asks for, and what it refuses."""

import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from server_process import Process, free_port

from sandtable.cli import main
from sandtable.server.serve import hold, server_secret


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["serve", *arguments]) == 2
    return capsys.readouterr().err


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def test_several_workers_on_sqlite_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert "need PostgreSQL" in refused(capsys, "--workers", "2")


@pytest.mark.parametrize("database", ["mysql://here/db", "tables.sqlite", "sqlite+x:///f", "://"])
def test_an_unknown_database_is_refused_with_what_is_known(
    capsys: pytest.CaptureFixture[str], database: str
) -> None:
    message = refused(capsys, "--database", database)
    assert "sqlite:///FILE or postgresql://" in message


@pytest.mark.parametrize("database", ["sqlite://", "sqlite:///:memory:"])
def test_a_database_that_forgets_is_refused(
    capsys: pytest.CaptureFixture[str], database: str
) -> None:
    assert "SQLite needs a file" in refused(capsys, "--database", database)


def test_a_database_that_cannot_be_reached_is_told_without_its_password(
    capsys: pytest.CaptureFixture[str],
) -> None:
    address = f"postgresql://somebody:hush@127.0.0.1:{free_port()}/tables"
    message = refused(capsys, "--database", address)
    assert "cannot be used" in message
    assert "hush" not in message


def test_two_servers_do_not_share_an_sqlite_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tables.sqlite"
    lock = hold(file)
    assert "another server" in refused(capsys, "--database", f"sqlite:///{file}")
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


def test_it_says_where_it_is_and_goes_when_it_is_told(tmp_path: Path) -> None:
    with Process(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path) as server:
        with urllib.request.urlopen(f"{server.base}/api/titles") as answer:
            assert answer.status == 200
        assert server.process.poll() is None
        server.process.send_signal(signal.SIGINT)
        assert server.process.wait(20) == 0
        assert "Traceback" not in server.errors()


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with Process(f"sqlite:///{tmp_path / 'one.sqlite'}", tmp_path) as server:
        second = subprocess.run(
            [*_command(), "--port", str(server.port), "--database", f"sqlite:///{tmp_path}/two"],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert second.returncode != 0
        assert "in use" in second.stderr


def _command() -> list[str]:
    return [sys.executable, "-m", "sandtable.cli", "serve"]
