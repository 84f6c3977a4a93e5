"""Sandtable: play, host and analyse World War II board games."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path

from sandtable.core import (
    CHANCE,
    DECISION,
    OVER,
    ContentError,
    Game,
    Record,
    Rng,
    SandtableError,
    State,
    UnknownName,
    View,
)
from sandtable.core import replay as _replay
from sandtable.core import state as _state
from sandtable.core.errors import bad_argument, whole_number
from sandtable.core.game import unknown
from sandtable.packs import laid, lay, split_pack

__version__ = "0.1.0"

TITLES = {
    "undaunted-normandy": "sandtable.undaunted.normandy",
    "undaunted-north-africa": "sandtable.undaunted.north_africa",
    "heroes-of-normandie": "sandtable.heroes.normandie",
}
"""The package of each title. Each package has a function ``load``."""


def _editions() -> dict[tuple[str, int], str]:
    found = {}
    for title, package in TITLES.items():
        for entry in (Path(__file__).parent.parent / package.replace(".", "/")).iterdir():
            name = entry.name.partition(".")[0]
            if name.removeprefix("version").isdecimal():
                found[title, int(name.removeprefix("version"))] = f"{package}.{name}"
    return found


EDITIONS = _editions()
"""The modules of older rules versions, by title and version.

Games started under an older version continue under it. Each module is ``versionN`` in the title's
folder and has a function ``load``.
"""

COMPILED = not str(_state.__file__).endswith(".py")
"""Whether the engine runs compiled."""


def load(title: str, packs: tuple[Path, ...] = ()) -> Game:
    """Load a title, with these content packs (default: those of the process)."""
    if not isinstance(title, str):
        raise bad_argument("title", title, "the id of a title")
    if title not in TITLES:
        raise UnknownName(unknown("title", title, list(TITLES)))
    if not isinstance(packs, (tuple, list)) or not all(isinstance(pack, Path) for pack in packs):
        raise bad_argument("packs", packs, "folders")
    return _load(title, tuple(packs) or laid(title))


@cache
def _load(title: str, packs: tuple[Path, ...]) -> Game:
    game = import_module(TITLES[title]).load(packs)
    assert isinstance(game, Game)
    return game


def use_packs(given: Sequence[str], title: str = "") -> None:
    """Apply content packs to titles: each is ``TITLE=FOLDER``, or a folder for ``title``.

    If any of them has faults, all faults are reported and none is applied.
    """
    if not isinstance(given, (tuple, list)) or not all(isinstance(one, str) for one in given):
        raise bad_argument("packs", given, "a list of TITLE=FOLDER")
    packs = [split_pack(one, list(TITLES), title) for one in given]
    for name, folder in packs:
        if not name:
            raise UnknownName(
                f"{folder}: name the title that the pack belongs to, for example "
                f"--pack {next(iter(TITLES))}={folder}"
            )
        if not folder.is_dir():
            raise UnknownName(f"folder not found: {folder}")
    for name in dict.fromkeys(name for name, _ in packs):
        folders = tuple(folder for other, folder in packs if other == name)
        faults = load(name, (*laid(name), *folders)).check()
        if faults:
            raise ContentError(faults)
    for name, folder in packs:
        lay(name, folder)


def start(title: str, scenario: str) -> State:
    """Return the initial state of a scenario, before any chance outcome."""
    return load(title).start(scenario)


def kept(title: str, version: int) -> Game | None:
    """Return a title under a rules version, or None if that version is no longer available."""
    game = load(title)
    version = whole_number("version", version)
    if version == game.rules_version:
        return game
    package = EDITIONS.get((title, version))
    if package is None:
        return None
    older = import_module(package).load()
    assert isinstance(older, Game)
    return older


def edition(title: str, version: int) -> Game:
    """Return a title under a rules version, or under the current one if it is unavailable."""
    return kept(title, version) or load(title)


def replay(text: str) -> Record:
    """Replay a record under its own rules version and check every line."""
    return _replay(text, edition)


__all__ = [
    "CHANCE",
    "COMPILED",
    "DECISION",
    "EDITIONS",
    "OVER",
    "TITLES",
    "Game",
    "Record",
    "Rng",
    "SandtableError",
    "State",
    "UnknownName",
    "View",
    "edition",
    "kept",
    "load",
    "replay",
    "start",
    "use_packs",
]
