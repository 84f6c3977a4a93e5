"""A temporary PostgreSQL server for the tests."""

import fcntl
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

OWNER = "sandtable"


def find_programs() -> Path:
    """Return the folder with ``initdb`` and ``postgres``. Install Debian's package when it is
    missing."""
    for attempt in range(2):
        folders = [Path("/usr/lib/postgresql") / version / "bin" for version in _versions()]
        folders += [Path(found).resolve().parent for found in [shutil.which("initdb")] if found]
        for folder in folders:
            if (folder / "initdb").exists() and (folder / "postgres").exists():
                return folder
        if not attempt:
            _install()
    raise RuntimeError("PostgreSQL was installed, but there is no initdb")


def _versions() -> list[str]:
    folder = Path("/usr/lib/postgresql")
    return sorted((one.name for one in folder.iterdir()), reverse=True) if folder.is_dir() else []


def _install() -> None:
    sudo = [] if os.geteuid() == 0 else ["sudo"]
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    with (Path(tempfile.gettempdir()) / "sandtable-install.lock").open("w") as lock:
        # Tests run in parallel, but apt-get does not.
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([*sudo, "apt-get", "update", "--quiet"], check=True, env=quiet)
        install = [*sudo, "apt-get", "install", "--yes", "--quiet", "postgresql"]
        subprocess.run(install, check=True, env=quiet)


def _unprivileged() -> str | None:
    """Return the user to run PostgreSQL as, because it refuses root. None is the current user."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


@contextmanager
def temporary_postgres(*settings: str) -> Iterator[str]:
    """Run a server that accepts connections through a socket file only; yield its address."""
    programs = find_programs()
    user = _unprivileged()
    folder = Path(tempfile.mkdtemp(prefix="sandtable-postgres-"))
    if user is not None:
        shutil.chown(folder, user)
    data = folder / "data"
    with (folder / "log").open("wb") as log:
        owner = ["-U", OWNER, "--auth=trust"]
        subprocess.run(
            [programs / "initdb", "-D", data, *owner, "--no-sync", "--encoding=UTF8"],
            check=True,
            stdout=log,
            stderr=log,
            user=user,
            cwd=folder,
        )
        options = [f"--{setting}" for setting in settings]
        server = subprocess.Popen(
            [programs / "postgres", "-D", data, "-k", folder, "--listen_addresses=", *options],
            stdout=log,
            stderr=log,
            user=user,
            cwd=folder,
        )
    try:
        _wait_for(programs, folder, server)
        yield f"postgresql://{OWNER}@/postgres?host={folder}"
    finally:
        # Stop immediately: nothing that it would still write to the disk is needed.
        server.send_signal(signal.SIGQUIT)
        try:
            server.wait(10)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()
        shutil.rmtree(folder, ignore_errors=True)


def _wait_for(programs: Path, folder: Path, server: subprocess.Popen[bytes]) -> None:
    ready = [str(programs / "pg_isready"), "-h", str(folder), "-q"]
    deadline = time.monotonic() + 30
    while subprocess.run(ready, check=False).returncode != 0:
        if server.poll() is not None or time.monotonic() > deadline:
            raise RuntimeError(f"PostgreSQL does not start: {(folder / 'log').read_text()}")
        time.sleep(0.05)
