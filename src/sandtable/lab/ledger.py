"""The games that are finished, on disk: a run that was killed goes on where it was."""

import hashlib
import json
import sys
from pathlib import Path
from types import TracebackType
from typing import Any

import sandtable
from sandtable.core import SandtableError
from sandtable.lab.fixtures import Fixture, Played, played_from

FORMAT = "sandtable lab 1"
PLAYING = ("core", "grid", "undaunted", "heroes", "agents")
"""The packages a game depends on."""
KINDS = (".py", ".toml", ".npz")


def fingerprint() -> str:
    """The state of the code, content and weights games depend on."""
    root = Path(sandtable.__file__).parent
    files = sorted(
        file for package in PLAYING for file in (root / package).rglob("*") if file.suffix in KINDS
    )
    digest = hashlib.blake2b(digest_size=8)
    for file in files:
        digest.update(str(file.relative_to(root)).encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


class Ledger:
    """A file with one line for each finished game, which one run at a time writes."""

    def __init__(self, file: Path, fresh: bool = False, anyway: bool = False) -> None:
        """``fresh`` forgets what is there; ``anyway`` goes on though the code has changed."""
        self.file = file
        self.games: dict[str, Played] = {}
        file.parent.mkdir(parents=True, exist_ok=True)
        self._stream = file.open("a+", encoding="utf-8")
        try:
            self._lock()
            if fresh:
                self._stream.truncate(0)
            self._read(anyway)
        except BaseException:
            self._stream.close()
            raise

    def __enter__(self) -> "Ledger":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stream.close()

    def __contains__(self, fixture: Fixture) -> bool:
        return fixture.key in self.games

    def __getitem__(self, fixture: Fixture) -> Played:
        return self.games[fixture.key]

    def add(self, fixture: Fixture, played: Played) -> None:
        """Write down a finished game; once it is here, it is not played again."""
        self.games[fixture.key] = played
        self._write({"game": fixture.key, **played.data()})

    def _write(self, line: dict[str, Any]) -> None:
        self._stream.write(json.dumps(line) + "\n")
        self._stream.flush()

    def _lock(self) -> None:
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(self._stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise SandtableError(f"another run is writing {self.file}") from None

    def _read(self, anyway: bool) -> None:
        self._stream.seek(0)
        text = self._stream.read()
        whole = text[: text.rfind("\n") + 1]
        if len(whole) < len(text):  # the line that was being written when the run was killed
            self._stream.truncate(len(whole.encode()))
        lines = whole.splitlines()
        code = fingerprint()
        if not lines:
            self._write({"format": FORMAT, "code": code})
            return
        head = _load(lines[0])
        if head.get("format") != FORMAT:
            raise SandtableError(f"{self.file} is no ledger of the lab: name another folder")
        if head["code"] != code and not anyway:
            raise SandtableError(
                f"{self.file} has {len(lines) - 1} games of other rules or agents: "
                "--fresh forgets them, --anyway counts them as if nothing had changed"
            )
        for number, line in enumerate(lines[1:], 2):
            data = _load(line)
            if "game" not in data:
                raise SandtableError(f"{self.file}: line {number} is no game")
            key = data.pop("game")
            self.games[key] = played_from(data)


def _load(line: str) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except ValueError:
        return {}
    return data if isinstance(data, dict) else {}
