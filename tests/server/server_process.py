"""The server as a separate process that a test can kill."""

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType

import httpx2


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Process:
    """``sandtable serve`` on a database. It can be killed and started again on the same port."""

    def __init__(self, database: str, folder: Path, *options: str, files: int = 0) -> None:
        """Prepare the process. ``files`` limits its open files."""
        self.files = files
        self.database = database
        self.options = options
        self.folder = folder
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes]
        self._log = folder / f"server-{self.port}.log"

    def __enter__(self) -> "Process":
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.kill()

    def start(self) -> None:
        command = [sys.executable, "-m", "sandtable.cli", "serve"]
        if self.files:
            command = ["sh", "-c", f'ulimit -n {self.files} && exec "$@"', "sh", *command]
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--port", str(self.port), "--database", self.database, *self.options],
                stdout=log,
                stderr=log,
                env={**os.environ, "XDG_DATA_HOME": str(self.folder), "SANDTABLE_SECRET": "tests"},
            )
        deadline = time.monotonic() + 60
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"the server does not start: {self.errors()}")
            time.sleep(0.05)

    def answers(self) -> bool:
        """Return whether a worker answers. The port alone is open before the first worker is
        ready."""
        try:
            return httpx2.get(f"{self.base}/healthz", timeout=10).is_success
        except httpx2.TransportError:
            return False

    def kill(self) -> None:
        """Kill the process and its workers immediately."""
        if "--workers" in self.options:
            for worker in children(self.process.pid):
                os.kill(worker, signal.SIGKILL)
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def errors(self) -> str:
        return self._log.read_text()


def children(pid: int) -> list[int]:
    """Return the child processes of a process. The process's own list may miss some."""
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            _, _, rest = file.read_text().rpartition(") ")
            if int(rest.split()[1]) == pid:
                found.append(int(file.parent.name))
    return found
