"""Scenario files: the title of a file, and a starter scenario."""

from pathlib import Path

import sandtable
from sandtable import scenario_archive
from sandtable.core import ContentError, SandtableError, UnknownName, made_scenarios

SUFFIX = ".toml"
SUFFIXES = (SUFFIX, scenario_archive.SUFFIX)


def read(file: Path) -> str:
    """Return the text of a scenario file. At most the size limit is read."""
    return read_all(file).text


def read_all(file: Path) -> scenario_archive.Archive:
    """Return the scenario of a file with its texts and measurement."""
    archived = file.suffix == scenario_archive.SUFFIX
    most = scenario_archive.MOST_BYTES if archived else made_scenarios.MOST_BYTES
    try:
        with file.open("rb") as stream:
            data = stream.read(most + 1)
        if archived:
            return scenario_archive.unpack(data)
        return scenario_archive.Archive(data.decode("utf-8"))
    except FileNotFoundError:
        raise UnknownName(f"file not found: {file}") from None
    except OSError as error:
        raise UnknownName(f"cannot read {file}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise UnknownName(f"cannot read {file}: not a text file in UTF-8") from None


def title_of(text: str) -> str:
    """Return the title that a scenario names, or else the one under which it has fewest faults."""
    try:
        told = made_scenarios.parse(text).get("title")
    except (ValueError, RecursionError):
        told = None
    if isinstance(told, str) and told in sandtable.TITLES:
        return told
    return min(sandtable.TITLES, key=lambda title: len(sandtable.load(title).faults(text)))


def add_file(file: Path) -> tuple[str, str]:
    """Add the scenario of a file; return its title and id. ContentError lists all faults."""
    text = read(file)
    game = sandtable.load(title_of(text))
    faults = game.faults(text, str(file))
    if faults:
        raise ContentError(faults)
    return game.id, game.add(text)


def starter(title: str) -> str:
    """Return the text of a small valid scenario as a starting point."""
    game = sandtable.load(title)
    file = game.folder / "starter.toml"
    if not file.is_file():
        raise SandtableError(f"{title} has no starter scenario")
    return file.read_text(encoding="utf-8")


def write_new(title: str, file: Path) -> None:
    """Write the starter scenario to a new file; refuse to overwrite one."""
    if file.suffix != SUFFIX:
        raise SandtableError(f"the name of a scenario file must end with {SUFFIX}: {file}")
    try:
        with file.open("x", encoding="utf-8") as stream:
            stream.write(starter(title))
    except FileExistsError:
        raise SandtableError(f"{file} already exists") from None
    except OSError as error:
        raise SandtableError(f"cannot write {file}: {error.strerror}") from None
