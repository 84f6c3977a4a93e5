"""Example scenarios for the studio that are part of the package.

In the title's folder, ``studio_examples/NAME`` contains the parts of a ``.sandtable`` file:
``scenario.toml``, ``texts/LANGUAGE.toml`` and ``measurement.json``. Every server publishes them.
"""

import json
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sandtable
from sandtable.scenario_archive import MEASUREMENT, SCENARIO
from sandtable.words import LANGUAGES

FOLDER = "studio_examples"


@dataclass(frozen=True, slots=True)
class Example:
    title: str
    name: str
    """The name in the address of the example's page: ``/s/NAME``."""
    file: Path
    text: str
    texts: dict[str, dict[str, str]]
    measured: dict[str, Any]
    """Agent, games, share of the first side with its interval, rounds and lines."""


def examples(title: str) -> list[Example]:
    """Return the examples of a title, sorted by name."""
    folder = sandtable.load(title).folder / FOLDER
    return [_read(title, file) for file in sorted(folder.glob(f"*/{SCENARIO}"))]


def _read(title: str, file: Path) -> Example:
    folder = file.parent
    told = {language: folder / "texts" / f"{language}.toml" for language in LANGUAGES}
    return Example(
        title,
        folder.name,
        file,
        file.read_text(encoding="utf-8"),
        {
            language: tomllib.loads(one.read_text(encoding="utf-8"))
            for language, one in told.items()
            if one.is_file()
        },
        json.loads((folder / MEASUREMENT).read_text(encoding="utf-8")),
    )
