"""Languages, their files, and the table of arguments.

The browser gets the same texts and the same table, so that its sentences are the same.
"""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TypedDict

from sandtable.core import Game, UnknownName
from sandtable.core.errors import shown

LANGUAGES = ("en", "pl", "hu", "pt-BR")
"""Supported languages; English is first and the fallback for missing translations."""

_HERE = Path(__file__).parent


class Table(TypedDict):
    """Types of the arguments of events, prompts and moves."""

    kinds: dict[str, str]
    """Type of each string argument: the kind of name, a number, or plain text."""
    owners: dict[str, str]
    """For each argument that is a unit, the argument with its side."""
    optional: dict[str, list[str]]
    """By message, arguments that may be missing, such as a hidden card or a move's purpose."""
    moves: dict[str, list[str]]
    """By kind of move, the names of its argument's parts, which are separated by full stops."""


TABLE: Table = json.loads((_HERE / "arguments.json").read_text(encoding="utf-8"))


@cache
def table(game: Game) -> Table:
    """Return the table of a game: the common one, extended by its system."""
    merged: Table = json.loads(json.dumps(TABLE))
    for folder in game.locales:
        file = folder / "arguments.json"
        if file.exists():
            own: Table = json.loads(file.read_text(encoding="utf-8"))
            merged["kinds"].update(own["kinds"])
            merged["owners"].update(own["owners"])
            merged["optional"].update(own["optional"])
            merged["moves"].update(own["moves"])
    return merged


def folders(game: Game) -> list[Path]:
    """Return the folders with a game's texts, more general ones first."""
    return [_HERE / "locales", *game.locales]


def expect_language(language: str) -> None:
    if not isinstance(language, str) or language not in LANGUAGES:
        raise UnknownName(f"unknown language: {shown(language)}; available: {', '.join(LANGUAGES)}")


def page(folder: Path, language: str, name: str = "{}.md") -> Path:
    """Return the file of a language, or the English one if it is missing (``check`` reports it)."""
    file = folder / name.format(language)
    return file if file.exists() else folder / name.format(LANGUAGES[0])


def catalogue(game: Game, language: str) -> list[str]:
    """Return the Fluent texts of a game in a language; later ones may override messages."""
    expect_language(language)
    files = (page(folder, language, "{}.ftl") for folder in folders(game))
    texts = [file.read_text(encoding="utf-8") for file in files]
    return texts + _of_packs(game, language, texts) if game.packs else texts


def _of_packs(game: Game, language: str, ours: Sequence[str]) -> list[str]:
    """Return the texts of packs, in English if a language is missing, and names for the rest.

    A scenario without a text gets the name of its place.
    """
    texts = []
    for pack in game.packs:
        file = page(pack / "locales", language, "{}.ftl")
        if file.exists():
            texts.append(file.read_text(encoding="utf-8"))
    known = "\n".join(["", *ours, *texts])
    for listing in game.listings():
        if f"\nscenario-{listing.id} =" not in known:
            place = json.dumps(" ".join(listing.place.split()), ensure_ascii=False)
            texts.append(
                f"scenario-{listing.id} = {{ {place} }}\n"
                '    .history = { "" }\n    .brief = { "" }\n'
            )
    return texts
