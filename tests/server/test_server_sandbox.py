"""Processes in a sandbox: a script inside tries what a hostile agent would."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from server_process import Process, children
from server_table import Serving, migrated

from sandtable import sandbox
from sandtable.sandbox import Limits

HOSTILE = """
import ctypes, json, os, resource, socket, sqlite3, subprocess, threading
found = {}

def attempt(name, act):
    try:
        found[name] = act()
    except BaseException as error:
        found[name] = type(error).__name__

def connect(family, address):
    with socket.socket(family) as line:
        line.connect(address)
    return "connected"

def read(path):
    with open(path) as file:
        return file.read()

def in_thread():
    done = []
    thread = threading.Thread(target=done.append, args=[1])
    thread.start()
    thread.join()
    return len(done)

attempt("database", lambda: sqlite3.connect(DATABASE).execute("SELECT 1 FROM tables").fetchall())
attempt("secret file", lambda: read(SECRET))
attempt("password file", lambda: read("/etc/passwd"))
attempt("secret in surroundings", lambda: sorted(os.environ))
attempt("surroundings of the server", lambda: read(f"/proc/{PARENT}/environ"))
attempt("write", lambda: open(FOLDER + "/made", "w").write("x"))
attempt("loopback", lambda: connect(socket.AF_INET, ("127.0.0.1", PORT)))
attempt("unix socket", lambda: connect(socket.AF_UNIX, UNIX))
attempt("datagram", lambda: socket.socket(socket.AF_INET, socket.SOCK_DGRAM).close())
attempt("fork", os.fork)
attempt("start", lambda: subprocess.run(["/bin/true"]).returncode)
attempt("kill", lambda: os.kill(PARENT, 0))
attempt("thread", in_thread)
attempt("raise the limit", lambda: resource.setrlimit(resource.RLIMIT_AS, (1 << 40, 1 << 40)))
attempt("trace", lambda: ctypes.CDLL(None).ptrace(16, PARENT, 0, 0))
attempt("descriptors", lambda: [n for n in range(3, 60) if not ctypes.CDLL(None).fcntl(n, 1) < 0])
print(json.dumps(found))
"""


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, object]]:
    """Yield the result of each attempt. All would succeed outside, which is checked too."""
    folder = tmp_path_factory.mktemp("box")
    database = migrated(folder / "tables.sqlite").removeprefix("sqlite:///")
    secret = folder / "secret"
    secret.write_text("hush")
    kept_open = os.open(secret, os.O_RDONLY)
    os.set_inheritable(kept_open, True)
    address = str(folder / "socket")
    with socket.create_server(("127.0.0.1", 0)) as listener, socket.socket(socket.AF_UNIX) as unix:
        unix.bind(address)
        unix.listen()
        os.set_inheritable(listener.fileno(), True)
        names = {
            "DATABASE": database,
            "SECRET": str(secret),
            "FOLDER": str(folder),
            "PARENT": os.getpid(),
            "PORT": listener.getsockname()[1],
            "UNIX": address,
        }
        script = "".join(f"{name} = {value!r}\n" for name, value in names.items()) + HOSTILE
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("SANDTABLE_SECRET", "hush")
            patch.setenv("PGPASSWORD", "hush")
            # Like uvloop, do not close inheritable descriptors.
            done = subprocess.run(
                sandbox.command_in_box([sys.executable, "-c", script]),
                capture_output=True,
                text=True,
                timeout=60,
                env=sandbox.environment(),
                close_fds=False,
                check=False,
            )
        assert done.returncode == 0, done.stderr
        yield json.loads(done.stdout)
        # Without the sandbox these attempts succeed.
        socket.create_connection(("127.0.0.1", names["PORT"])).close()
    assert secret.read_text() == "hush"
    os.close(kept_open)


def test_this_machine_supports_the_sandbox() -> None:
    assert {"files", "network", "calls"} <= set(sandbox.protections())


def test_the_database_cannot_be_opened(found: dict[str, object]) -> None:
    assert found["database"] == "OperationalError"


def test_the_secret_cannot_be_read(found: dict[str, object]) -> None:
    assert found["secret file"] == "PermissionError"
    assert found["surroundings of the server"] == "PermissionError"
    names = found["secret in surroundings"]
    assert isinstance(names, list)
    assert "PATH" in names
    assert not [name for name in names if name.startswith("SANDTABLE_") or name == "PGPASSWORD"]


def test_no_other_file_can_be_read_or_written(found: dict[str, object]) -> None:
    assert found["password file"] == "PermissionError"
    assert found["write"] == "PermissionError"


def test_nothing_can_be_connected_to(found: dict[str, object]) -> None:
    assert found["loopback"] == "PermissionError"
    assert found["unix socket"] == "PermissionError"
    assert found["datagram"] == "PermissionError"


def test_no_process_can_be_started_or_stopped(found: dict[str, object]) -> None:
    assert found["fork"] == "PermissionError"
    assert found["start"] == "PermissionError"
    assert found["kill"] == "PermissionError"
    assert found["trace"] == -1
    assert found["thread"] == 1  # an agent reads its questions in a thread


def test_no_descriptor_is_inherited(found: dict[str, object]) -> None:
    assert found["descriptors"] == []


async def test_the_servers_log_is_out_of_reach(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The server's standard error may be a file, which a sandboxed process could empty or fill the
    disk with. Its messages are logged, up to a limit."""
    script = "import os,sys\ntry: os.ftruncate(2, 0)\nexcept OSError: print('out of reach')"
    script += "\nfor number in range(5000): print('said', number, file=sys.stderr)"
    log = (tmp_path / "log").open("w")
    kept = os.dup(2)
    os.dup2(log.fileno(), 2)
    try:
        log.write("what was logged before")
        log.flush()
        process = await sandbox.start([sys.executable, "-c", script])
        assert process.stdout is not None
        assert await process.stdout.read() == b"out of reach\n"
        await process.wait()
        here = asyncio.get_running_loop()
        await asyncio.gather(*(task for task in sandbox._heard if task.get_loop() is here))
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        log.close()
    assert (tmp_path / "log").read_text() == "what was logged before"
    assert "sandboxed process: said 0" in caplog.text
    assert len(caplog.records) == sandbox.MOST_SAID


def test_memory_and_processor_time_are_limited(found: dict[str, object]) -> None:
    assert found["raise the limit"] in ("ValueError", "PermissionError", "OSError")
    script = "try:\n bytearray(600 << 20)\nexcept MemoryError:\n print('no room')"
    assert sandbox.run([sys.executable, "-c", script]).stdout == ""
    small = Limits(memory=512 << 20, processor_seconds=1)
    assert sandbox.run([sys.executable, "-c", script], small).stdout == "no room\n"
    endless = sandbox.run([sys.executable, "-c", "while True: pass"], small, seconds=60)
    assert endless.returncode in (-signal.SIGXCPU, -signal.SIGKILL)


def test_root_starts_it_as_another_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """This needs files that others can read: here, the system's own programs."""
    system = ["/usr", "/bin", "/lib", "/lib64"]
    monkeypatch.setattr(sandbox, "readable", lambda: system)
    users = {int(sandbox.run(["/usr/bin/id", "-u"]).stdout) for _ in range(2)}
    if os.geteuid() != 0:
        assert users == {65534}  # the unmapped user of the namespace
        return
    assert len(users) == 2
    assert min(users) > 60_000
    # Otherwise it stays root, without root's privileges.
    tmp_path.chmod(0o700)
    monkeypatch.setattr(sandbox, "readable", lambda: [*system, str(tmp_path)])
    assert sandbox.run(["/usr/bin/id", "-u"]).stdout == "0\n"
    assert sandbox.run(["/usr/sbin/chroot", "/", "/bin/true"]).returncode != 0


async def test_it_ends_with_its_parent() -> None:
    script = "import time; print('ready', flush=True); time.sleep(1000)"
    starter = (
        "import asyncio, sys; from sandtable import sandbox\n"
        "async def main():\n"
        f"    process = await sandbox.start([sys.executable, '-c', {script!r}])\n"
        "    await process.stdout.readline()\n"
        "    print(process.pid, flush=True)\n"
        "    await asyncio.sleep(1000)\n"
        "asyncio.run(main())"
    )
    parent = await asyncio.create_subprocess_exec(
        sys.executable, "-c", starter, stdout=asyncio.subprocess.PIPE
    )
    assert parent.stdout is not None
    child = int(await parent.stdout.readline())
    assert Path(f"/proc/{child}").exists()
    parent.kill()
    await parent.wait()
    await gone(child)


async def gone(pid: int) -> None:
    async with asyncio.timeout(30):
        while runs(pid):
            await asyncio.sleep(0.02)


def runs(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


@pytest.mark.parametrize("options", [(), ("--workers", "1")])
async def test_after_a_kill_the_port_is_free(tmp_path: Path, options: tuple[str, ...]) -> None:
    database = migrated(tmp_path / "tables.sqlite")
    with Process(database, tmp_path, *options) as server:
        agents: list[int] = []
        async with Serving(server.base, None).guest() as guest:
            made = await guest.open("agent", agent="captain")
            async with guest.sit(made["table"], "us"), asyncio.timeout(60):
                while not agents:
                    await asyncio.sleep(0.05)
                    server_processes = [server.process.pid, *children(server.process.pid)]
                    agents = [
                        pid
                        for parent in server_processes
                        for pid in children(parent)
                        if b"agents.worker" in Path(f"/proc/{pid}/cmdline").read_bytes()
                    ]
        server.kill()
        deadline = time.monotonic() + 30
        while True:
            with socket.socket() as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                try:
                    probe.bind(("127.0.0.1", server.port))
                    probe.listen()
                    break
                except OSError:
                    assert time.monotonic() < deadline, "the port is still held"
            await asyncio.sleep(0.02)
        for pid in agents:
            await gone(pid)
