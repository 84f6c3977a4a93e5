"""Saved games: the record of each, and the players of its sides."""

import os
import tempfile
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import sandtable
from sandtable.agents import AGENTS
from sandtable.core import Record, SandtableError
from sandtable.core.record import header

HUMAN = "human"
RECORD = ".record"
PLAYERS = ".toml"
TOLD = "lessons_told"


class SaveError(SandtableError):
    """A saved game that cannot be resumed; its files stay unchanged."""

    def __init__(self, file: Path, reason: object) -> None:
        super().__init__(f"{file}: {reason}")
        self.file = file
        self.reason = str(reason)


class ContinuedElsewhereError(SaveError):
    """A saved game that another window has changed since this one last saved or loaded it."""

    def __init__(self, file: Path) -> None:
        super().__init__(file, "continued in another window")


@dataclass(frozen=True, slots=True)
class Saved:
    """A saved game that can be resumed."""

    file: Path
    title: str
    scenario: str
    players: dict[str, str]
    """For each side an agent's name, or HUMAN."""
    when: datetime


def default_folder() -> Path:
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "sandtable" / "games"


class Saves:
    """A folder of saved games."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or default_folder()
        self._known: dict[Path, str] = {}
        """The records as this window last saved or loaded them."""

    def new_file(self, scenario: str) -> Path:
        """Return an unused file name for a new game."""
        name = f"{scenario}-{datetime.now():%Y%m%d-%H%M%S}"
        number = 1
        file = self.folder / (name + RECORD)
        while file.exists():
            number += 1
            file = self.folder / f"{name}-{number}{RECORD}"
        return file

    def write(
        self,
        file: Path,
        record: Record,
        players: Mapping[str, str],
        told: Sequence[str] | None = None,
    ) -> None:
        """Save a game. Files are replaced atomically, so that they are never half written."""
        if file in self._known and file.exists():
            stored = file.read_text(encoding="utf-8", errors="replace")
            if stored != self._known[file]:
                raise ContinuedElsewhereError(file)
        self.folder.mkdir(parents=True, exist_ok=True)
        beside = file.with_suffix(PLAYERS)
        if told is not None or not beside.exists():
            lines = [f'{side} = "{who}"\n' for side, who in players.items()]
            if told is not None:
                lines.append(f"{TOLD} = {list(told)}\n")
            replace(beside, "".join(lines))
        self._known[file] = record.text()
        replace(file, self._known[file])

    def open_games(self) -> list[Saved | SaveError]:
        """Return unfinished games, latest first, including broken ones."""
        if not self.folder.is_dir():
            return []
        files = sorted(
            self.folder.glob("*" + RECORD), key=lambda file: file.stat().st_mtime, reverse=True
        )
        games: list[Saved | SaveError] = []
        for file in files:
            try:
                text = read(file)
                if text.rstrip().rpartition("\n")[2].startswith("= open"):
                    games.append(saved(file, text))
                elif not text.rstrip().rpartition("\n")[2].startswith("= "):
                    games.append(SaveError(file, "the record is truncated"))
            except SaveError as broken:
                games.append(broken)
        return games

    def load(self, file: Path) -> tuple[Record, dict[str, str], list[str] | None]:
        """Replay a saved game; return its record, players and shown lessons.

        SaveError says what is wrong with it.
        """
        try:
            self._known[file] = read(file)
            record = sandtable.replay(self._known[file])
        except SaveError:
            raise
        except SandtableError as error:
            raise SaveError(file, error) from None
        return record, read_players(file, record.state.scenario.seats), read_told(file)


def read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SaveError(file, error) from None


def saved(file: Path, text: str) -> Saved:
    """Return what a list shows of a saved game, without replaying it."""
    try:
        head = header(text)
        seats = sandtable.load(head["title"]).seats
    except SandtableError as error:
        raise SaveError(file, error) from None
    when = datetime.fromtimestamp(file.stat().st_mtime)
    return Saved(file, head["title"], head["scenario"], read_players(file, list(seats)), when)


def read_players(file: Path, seats: list[str]) -> dict[str, str]:
    data = read_beside(file)
    for side in seats:
        if data.get(side) not in (HUMAN, *AGENTS):
            raise SaveError(file.with_suffix(PLAYERS), f"the player of {side} is missing")
    return {side: str(data[side]) for side in seats}


def read_told(file: Path) -> list[str] | None:
    """Return the shown lessons of a guided game; None if it has no guide."""
    told = read_beside(file).get(TOLD)
    if told is None:
        return None
    if not isinstance(told, list):
        raise SaveError(file.with_suffix(PLAYERS), f"{TOLD} is not a list")
    return [str(lesson) for lesson in told]


def read_beside(file: Path) -> dict[str, object]:
    """Read the file beside a record."""
    beside = file.with_suffix(PLAYERS)
    try:
        return tomllib.loads(read(beside))
    except tomllib.TOMLDecodeError as error:
        raise SaveError(beside, error) from None


def replace(file: Path, text: str) -> None:
    """Write a temporary file, then replace the file with it."""
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=file.name, suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        Path(name).replace(file)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
