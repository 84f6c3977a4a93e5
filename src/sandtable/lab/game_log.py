"""Log of finished games on disk; interrupted runs resume from it."""

import hashlib
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import TracebackType
from typing import Any

import sandtable
from sandtable.core import SandtableError
from sandtable.lab.games import Fixture, Played, played_from
from sandtable.packs import laid

FORMAT = "sandtable lab 1"
PLAYING = sorted(
    {"agents", "core", "grid", *(name.split(".")[1] for name in sandtable.TITLES.values())}
)
"""The packages a game depends on."""
KINDS = (".py", ".toml", ".npz")
LIBRARY = "sandtable__mypyc.py"
"""What mypyc calls the library that all compiled modules stand on, if it were a source."""


def fingerprint() -> str:
    """The state of the code, content and weights games depend on."""
    root = Path(sandtable.__file__).parent
    digest = hashlib.blake2b(digest_size=8)
    for file in what_plays(root):
        digest.update(str(file.relative_to(root.parent)).encode())
        digest.update(file.read_bytes())
    for pack in (pack for title in sandtable.TITLES for pack in laid(title)):
        for file in sorted(pack.rglob("*.toml")):
            digest.update(str(file.relative_to(pack)).encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()


def what_plays(root: Path) -> Iterator[Path]:
    """The files games depend on; of a compiled module not its source, which may be newer."""
    files = sorted(
        file for package in PLAYING for file in (root / package).rglob("*") if file.suffix in KINDS
    )
    compiled = [_compiled(file) for file in files]
    yield from (made or file for file, made in zip(files, compiled, strict=True))
    # The compiled modules are but doors to one library beside the package.
    library = _compiled(root.parent / LIBRARY)
    if library is not None and any(compiled):
        yield library


def _compiled(file: Path) -> Path | None:
    """What Python loads instead of a source."""
    if file.suffix != ".py":
        return None
    made = (file.with_suffix(suffix) for suffix in EXTENSION_SUFFIXES)
    return next((one for one in made if one.exists()), None)


@contextmanager
def on_disk(file: Path) -> Iterator[None]:
    """What the disk refuses is said in one line."""
    try:
        yield
    except OSError as error:
        raise SandtableError(
            f"cannot write {file}: {error.strerror or error}; choose another folder with --output"
        ) from None


class GameLog:
    """A file with one line for each finished game, which one run at a time writes.

    A head says with what code the games after it were played. There is a further one where a user
    went on with other code.
    """

    def __init__(
        self,
        file: Path,
        fresh: bool = False,
        anyway: bool = False,
        terms: Mapping[str, Any] | None = None,
        beside: Sequence[str] = (),
    ) -> None:
        """``fresh`` forgets what is there; ``anyway`` goes on though the code has changed.

        ``terms`` tell one run from another where the games' keys do not: a game log with others is
        refused. ``beside`` are patterns of the files that are forgotten with the games.
        """
        self.file = file
        self.games: dict[str, Played] = {}
        with on_disk(file):
            file.parent.mkdir(parents=True, exist_ok=True)
            self._stream = file.open("a+b")
        try:
            with on_disk(file):
                self._lock()
                self._open(fresh, anyway, dict(terms or {}), beside)
        except BaseException:
            self._stream.close()
            raise

    def __enter__(self) -> "GameLog":
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
        with on_disk(self.file):
            self._write({"game": fixture.key, **played.data()})

    def _write(self, line: dict[str, Any]) -> None:
        self._stream.write(json.dumps(line).encode() + b"\n")
        self._stream.flush()

    def _lock(self) -> None:
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(self._stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise SandtableError(f"{self.file} is in use by another run") from None

    def _open(
        self, fresh: bool, anyway: bool, terms: dict[str, Any], beside: Sequence[str]
    ) -> None:
        """Read what is there. Nothing is changed before it is known to be ours and in order."""
        self._stream.seek(0)
        *lines, rest = self._stream.read().split(b"\n")
        if not _ours(lines[0] if lines else rest, whole=bool(lines)):
            raise SandtableError(
                f"{self.file} is not a lab results file; choose another folder with --output"
            )
        code = fingerprint()
        if fresh or not lines:
            if fresh:
                self._forget(beside)
            self._stream.truncate(0)
            self._write({"format": FORMAT, "code": code, **({"terms": terms} if terms else {})})
            return
        last = self._read(lines, terms)
        if last != code and not anyway:
            raise SandtableError(
                f"{self.file} has {len(self.games)} games played with other rules or "
                "agents; use --restart to discard them or --force to keep them"
            )
        if rest:  # the line that was being written when the run was killed
            self._stream.truncate(sum(len(line) + 1 for line in lines))
        if last != code:
            self._write({"format": FORMAT, "code": code})

    def _forget(self, beside: Sequence[str]) -> None:
        """Remove what was made of the games before the games, so that nothing is left of no one."""
        for pattern in beside:
            for file in self.file.parent.glob(pattern):
                file.unlink()

    def _read(self, lines: list[bytes], terms: dict[str, Any]) -> Any:
        """Take over the games; the code that played last."""
        head = _load(lines[0])
        there = head.get("terms")
        self._expect(terms, there if isinstance(there, dict) else {})
        code = head.get("code")
        for number, line in enumerate(lines[1:], 2):
            data = _load(line)
            if data.get("format") == FORMAT:
                code = data.get("code")
                continue
            key = data.pop("game", None)
            if not isinstance(key, str):
                raise self._damaged(number, "")
            try:
                self.games[key] = played_from(data)
            except SandtableError as error:
                raise self._damaged(number, f": {error}") from None
        return code

    def _expect(self, terms: dict[str, Any], there: dict[str, Any]) -> None:
        """Refuse the games of another run."""
        different = [
            f"{name} {_told(there, name)}, not {_told(terms, name)}"
            for name in {**terms, **there}
            if there.get(name) != terms.get(name)
        ]
        if different:
            raise SandtableError(
                f"{self.file} belongs to another run: {'; '.join(different)}. Choose "
                "another folder with --output, or discard this one with --restart"
            )

    def _damaged(self, number: int, why: str) -> SandtableError:
        return SandtableError(
            f"{self.file}: line {number} is not a valid game{why}. Delete the line to keep "
            "the other games, or use --restart to discard them all"
        )


def _ours(start: bytes, whole: bool) -> bool:
    """Whether this is the head of a game log, or the part of one that was written."""
    if whole:
        return bool(_load(start).get("format") == FORMAT)
    head = json.dumps({"format": FORMAT, "code": ""}).encode().removesuffix(b'"}')
    return head.startswith(start[: len(head)])


def _told(terms: dict[str, Any], name: str) -> str:
    value = terms.get(name, "unknown")
    return " ".join(value) if isinstance(value, list) else str(value)


def _load(line: bytes) -> dict[str, Any]:
    """What a line says; nothing if it is damaged."""
    try:
        data = json.loads(line)
    except ValueError:
        return {}
    return data if isinstance(data, dict) else {}
