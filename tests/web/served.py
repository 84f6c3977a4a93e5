"""A real server, and a connection to it that can fail."""

import os
import select
import shutil
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import sandtable

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
PAGE = WEB / "dist" / "index.html"
AT_ONCE = Path(__file__).parent / "at_once.py"
START_WITHIN = 180.0
CHUNK = 64 * 1024
DATABASE = "tables.sqlite"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    assert isinstance(port, int)
    return port


def chromium() -> str:
    """Return the path of the browser. The headless shell opens pages in half the time."""
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if found is None:
        raise RuntimeError("there is no chromium: run scripts/chromium")
    return found


@contextmanager
def serving(folder: Path, **variables: str) -> Iterator[str]:
    """Run a server process with an empty database in a folder; yield its address."""
    port = free_port()
    command = [str(AT_ONCE), "serve", "--port", str(port)]
    command += ["--database", f"sqlite:///{folder / DATABASE}"]
    with running(command, port, folder, **variables) as address:
        yield address


@contextmanager
def running(arguments: list[str], port: int, folder: Path, **variables: str) -> Iterator[str]:
    """Run a Python process that serves on a port."""
    if not PAGE.is_file():
        raise RuntimeError("web/dist/index.html is missing: run `make web/dist/index.html`")
    log = folder / "server.log"
    command = [sys.executable, *arguments]
    package = str(Path(sandtable.__file__).parents[1])
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "PYTHONPATH": package, **variables}
    with log.open("w") as output:
        process = subprocess.Popen(command, env=environment, stdout=output, stderr=output)
    try:
        address = f"http://127.0.0.1:{port}"
        _await(process, address, log)
        yield address
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _await(process: "subprocess.Popen[bytes]", address: str, log: Path) -> None:
    deadline = time.monotonic() + START_WITHIN
    while time.monotonic() < deadline:
        if process.poll() is not None:
            raise RuntimeError(f"the server did not start:\n{log.read_text()}")
        with (
            suppress(urllib.error.URLError, ConnectionError, TimeoutError),
            urllib.request.urlopen(f"{address}/api/openapi.json", timeout=5),
        ):
            return
        time.sleep(0.1)
    raise RuntimeError(f"the server was not ready in time:\n{log.read_text()}")


class Line:
    """A proxy to the server that can cut connections, drop all data, recover, and hold back
    answers."""

    def __init__(self, address: str) -> None:
        host, port = address.removeprefix("http://").split(":")
        self._server = (host, int(port))
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._calls: set[tuple[socket.socket, socket.socket]] = set()
        self._lock = threading.Lock()
        self._cut = False
        self._swallowing = False
        self._swallowed: set[tuple[socket.socket, socket.socket]] = set()
        self._closed = False
        self._flowing = threading.Event()
        self._flowing.set()
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()

    def cut(self) -> None:
        """Close all connections and accept no new ones."""
        self._cut = True
        with self._lock:
            calls = list(self._calls)
        for call in calls:
            _hang_up(call)
        self._flowing.set()

    def swallow(self) -> None:
        """Drop all data in both directions without closing the connections."""
        self._swallowing = True
        with self._lock:
            self._swallowed |= self._calls

    def mend(self) -> None:
        """Let new connections through. Connections whose data was dropped stay silent."""
        self._cut = False
        self._swallowing = False

    def hold(self) -> None:
        """Forward what the browser sends, and hold back the server's answers."""
        self._flowing.clear()

    def release(self) -> None:
        self._flowing.set()

    def close(self) -> None:
        self._closed = True
        self.cut()
        self._listener.close()
        self._thread.join()

    def _listen(self) -> None:
        while not self._closed:
            ready, _, _ = select.select([self._listener], [], [], 0.1)
            if not ready:
                continue
            try:
                browser, _ = self._listener.accept()
            except OSError:
                return
            if self._cut:
                browser.close()
                continue
            server = socket.create_connection(self._server)
            call = (browser, server)
            with self._lock:
                self._calls.add(call)
                if self._swallowing:
                    self._swallowed.add(call)
            threading.Thread(target=self._carry, args=(call, browser, server, None)).start()
            back = (call, server, browser, self._flowing)
            threading.Thread(target=self._carry, args=back).start()

    def _carry(
        self,
        call: tuple[socket.socket, socket.socket],
        source: socket.socket,
        target: socket.socket,
        flowing: threading.Event | None,
    ) -> None:
        with suppress(OSError):
            while data := source.recv(CHUNK):
                if flowing is not None:
                    flowing.wait()
                if call not in self._swallowed:
                    target.sendall(data)
        _hang_up(call)
        with self._lock:
            known = call in self._calls
            self._calls.discard(call)
            self._swallowed.discard(call)
        if not known:
            # Both directions have ended.
            for end in call:
                end.close()


def _hang_up(call: tuple[socket.socket, socket.socket]) -> None:
    for end in call:
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
