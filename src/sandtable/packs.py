"""Content packs: the titles they apply to, and the option ``--pack``."""

import argparse
import json
import os
from collections.abc import Sequence
from pathlib import Path

SURROUNDINGS = "SANDTABLE_PACKS"
"""Environment variable that passes the packs of each title to child processes."""


def laid(title: str) -> tuple[Path, ...]:
    """Return the packs of a title; later ones override earlier ones."""
    given = os.environ.get(SURROUNDINGS)
    return tuple(Path(folder) for folder in json.loads(given).get(title, [])) if given else ()


def lay(title: str, folder: Path) -> None:
    """Apply a pack to a title, for this process and its child processes."""
    given = json.loads(os.environ.get(SURROUNDINGS, "{}"))
    given.setdefault(title, []).append(str(folder.resolve()))
    os.environ[SURROUNDINGS] = json.dumps(given)


def add_pack(parser: argparse.ArgumentParser) -> None:
    """Add the option ``--pack``."""
    parser.add_argument(
        "--pack",
        action="append",
        default=[],
        metavar="TITLE=FOLDER",
        help="apply a content pack to a title; can be repeated",
    )


def split_pack(given: str, titles: Sequence[str], title: str) -> tuple[str, Path]:
    """Return the title and the folder given with ``--pack``; the default title is ``title``."""
    name, equals, folder = given.partition("=")
    if equals and name in titles:
        return name, Path(folder)
    return title, Path(given)
