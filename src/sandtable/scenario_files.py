"""Scenario files: the title of a file, and a starter scenario."""

from pathlib import Path

import sandtable
from sandtable import scenario_archive
from sandtable.core import ContentError, SandtableError, UnknownName, made_scenarios

SUFFIX = ".toml"
SUFFIXES = (SUFFIX, scenario_archive.SUFFIX)


def read(file: Path) -> str:
    """The text of a file; one that is too long is not read to its end."""
    return read_all(file).text


def read_all(file: Path) -> scenario_archive.Archive:
    """The scenario of a file, with all that is told about it."""
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
    except (OSError, UnicodeDecodeError) as error:
        raise UnknownName(f"cannot read {file}: {error}") from None


def title_of(text: str) -> str:
    """The title a scenario belongs to: it says so, or it has fewest faults as one of it."""
    try:
        told = made_scenarios.parse(text).get("title")
    except (ValueError, RecursionError):
        told = None
    if isinstance(told, str) and told in sandtable.TITLES:
        return told
    return min(sandtable.TITLES, key=lambda title: len(sandtable.load(title).faults(text)))


def add_file(file: Path) -> tuple[str, str]:
    """Add the scenario of a file; its title and its id. ContentError with every fault."""
    text = read(file)
    game = sandtable.load(title_of(text))
    faults = game.faults(text, str(file))
    if faults:
        raise ContentError(faults)
    return game.id, game.add(text)


def starter(title: str) -> str:
    """The text of a small valid scenario to begin with."""
    game = sandtable.load(title)
    file = game.folder / "starter.toml"
    if not file.is_file():
        raise SandtableError(f"{title} has no scenario to start from")
    return file.read_text(encoding="utf-8")


def write_new(title: str, file: Path) -> None:
    """Write the scenario to begin with; never over a file that is there."""
    if file.suffix != SUFFIX:
        raise SandtableError(f"the name of a scenario file must end with {SUFFIX}: {file}")
    try:
        with file.open("x", encoding="utf-8") as stream:
            stream.write(starter(title))
    except FileExistsError:
        raise SandtableError(f"{file} already exists") from None
    except OSError as error:
        raise SandtableError(f"cannot write {file}: {error.strerror}") from None
