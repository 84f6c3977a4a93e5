"""Log of finished games on disk; interrupted runs resume from it."""

import hashlib
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import sandtable
from sandtable.core import SandtableError
from sandtable.lab.games import Fixture, Played, played_from
from sandtable.packs import laid

FORMAT = "sandtable lab 1"
PLAYING = sorted(
    {"agents", "core", "grid", *(name.split(".")[1] for name in sandtable.TITLES.values())}
)
"""Packages a game depends on."""
KINDS = (".py", ".toml", ".npz")
LIBRARY = "sandtable__mypyc.py"
"""Name of mypyc's shared library for all compiled modules, as if it were a source file."""


def fingerprint() -> str:
    """Return a hash of the code, content and weights that games depend on."""
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
    """Yield the files that games depend on; for a compiled module not its source, which may be
    newer."""
    files = sorted(
        file for package in PLAYING for file in (root / package).rglob("*") if file.suffix in KINDS
    )
    compiled = [_compiled(file) for file in files]
    yield from (made or file for file, made in zip(files, compiled, strict=True))
    # The compiled modules only load one library beside the package.
    library = _compiled(root.parent / LIBRARY)
    if library is not None and any(compiled):
        yield library


def _compiled(file: Path) -> Path | None:
    """Return the compiled file that Python loads instead of a source file, if there is one."""
    if file.suffix != ".py":
        return None
    made = (file.with_suffix(suffix) for suffix in EXTENSION_SUFFIXES)
    return next((one for one in made if one.exists()), None)


@contextmanager
def on_disk(file: Path) -> Iterator[None]:
    """Report an error of the disk as one line."""
    try:
        yield
    except OSError as error:
        raise SandtableError(
            f"cannot write {file}: {error.strerror or error}; choose another folder with --output"
        ) from None


class GameLog:
    """A file with one line for each finished game; one run at a time writes it.

    A header names the code of the games after it. A log has several headers if a run was continued
    with other code.
    """

    def __init__(
        self,
        file: Path,
        fresh: bool = False,
        anyway: bool = False,
        terms: Mapping[str, Any] | None = None,
        beside: Sequence[str] = (),
    ) -> None:
        """Open or create a log. ``fresh`` discards its games; ``anyway`` continues even if the code
        has changed.

        ``terms`` identify a run if the games' keys do not: a log with other terms is refused.
        ``beside`` are patterns of the files to delete together with the games.
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

    def __exit__(self, *error: object) -> None:
        self._stream.close()

    def __contains__(self, fixture: Fixture) -> bool:
        return fixture.key in self.games

    def __getitem__(self, fixture: Fixture) -> Played:
        return self.games[fixture.key]

    def add(self, fixture: Fixture, played: Played) -> None:
        """Save a finished game, so that it is not played again."""
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
        """Read the file. It is changed only after it is known to be a valid game log."""
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
        if rest:  # an incomplete line, written when the run was killed
            self._stream.truncate(sum(len(line) + 1 for line in lines))
        if last != code:
            self._write({"format": FORMAT, "code": code})

    def _forget(self, beside: Sequence[str]) -> None:
        """Delete derived files; the caller removes the games afterwards, so that no file is left
        over."""
        for pattern in beside:
            for file in self.file.parent.glob(pattern):
                file.unlink()

    def _read(self, lines: list[bytes], terms: dict[str, Any]) -> Any:
        """Read the games; return the code that played the last of them."""
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
        """Raise an error if the games belong to another run."""
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
    """Return whether this is the header of a game log, or an incomplete one."""
    if whole:
        return bool(_load(start).get("format") == FORMAT)
    head = json.dumps({"format": FORMAT, "code": ""}).encode().removesuffix(b'"}')
    return head.startswith(start[: len(head)])


def _told(terms: dict[str, Any], name: str) -> str:
    value = terms.get(name, "unknown")
    return " ".join(value) if isinstance(value, list) else str(value)


def _load(line: bytes) -> dict[str, Any]:
    """Return the data of a line; empty if the line is damaged."""
    try:
        data = json.loads(line)
    except ValueError:
        return {}
    return data if isinstance(data, dict) else {}
