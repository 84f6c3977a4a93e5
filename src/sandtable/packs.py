"""Content packs: which titles they apply to, and the option ``--pack``."""

import argparse
import json
import os
from collections.abc import Sequence
from pathlib import Path

SURROUNDINGS = "SANDTABLE_PACKS"
"""Tells the processes that are started which packs are laid over which titles."""


def laid(title: str) -> tuple[Path, ...]:
    """The packs over a title, the later over the earlier."""
    given = os.environ.get(SURROUNDINGS)
    return tuple(Path(folder) for folder in json.loads(given).get(title, [])) if given else ()


def lay(title: str, folder: Path) -> None:
    """Lay a pack over a title, for this process and for those it starts."""
    given = json.loads(os.environ.get(SURROUNDINGS, "{}"))
    given.setdefault(title, []).append(str(folder.resolve()))
    os.environ[SURROUNDINGS] = json.dumps(given)


def add_pack(parser: argparse.ArgumentParser) -> None:
    """The option ``--pack``."""
    parser.add_argument(
        "--pack",
        action="append",
        default=[],
        metavar="TITLE=FOLDER",
        help="apply a content pack to a title; can be repeated",
    )


def split_pack(given: str, titles: Sequence[str], title: str) -> tuple[str, Path]:
    """The title and the folder that ``--pack`` names; where no title is named, it is ``title``."""
    name, equals, folder = given.partition("=")
    if equals and name in titles:
        return name, Path(folder)
    return title, Path(given)
