"""Languages, their files, and the table of arguments.

The browser gets the same texts and the same table, so that it says the same.
"""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TypedDict

from sandtable.core import Game, UnknownName

LANGUAGES = ("en", "pl", "hu", "pt-BR")
"""The languages, English first: what is not translated yet is shown in it."""

_HERE = Path(__file__).parent


class Table(TypedDict):
    """What the arguments of events, prompts and moves are."""

    kinds: dict[str, str]
    """What an argument is that comes as a string: the kind of name, a number, or plain text."""
    owners: dict[str, str]
    """For an argument that is a unit, the argument that is its side."""
    optional: dict[str, list[str]]
    """For a message the arguments it can do without: a card one may not see, what a move is for."""
    moves: dict[str, list[str]]
    """For each kind of move what its argument is made of, divided by full stops."""


TABLE: Table = json.loads((_HERE / "arguments.json").read_text(encoding="utf-8"))


@cache
def table(game: Game) -> Table:
    """The table of a game: the common one, and over it what its system adds."""
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
    """Where the words of a game lie, the more general first."""
    return [_HERE / "locales", *game.locales]


def expect_language(language: str) -> None:
    if language not in LANGUAGES:
        raise UnknownName(f"unsupported language {language!r}; available: {', '.join(LANGUAGES)}")


def page(folder: Path, language: str, name: str = "{}.md") -> Path:
    """The file of a language, or the English one where there is none (``check`` names it)."""
    file = folder / name.format(language)
    return file if file.exists() else folder / name.format(LANGUAGES[0])


def catalogue(game: Game, language: str) -> list[str]:
    """The Fluent texts of a game in a language; a later one may replace words of an earlier one."""
    expect_language(language)
    files = (page(folder, language, "{}.ftl") for folder in folders(game))
    texts = [file.read_text(encoding="utf-8") for file in files]
    return texts + _of_packs(game, language, texts) if game.packs else texts


def _of_packs(game: Game, language: str, ours: Sequence[str]) -> list[str]:
    """What packs add: their words, in English where a language is missing, and names for the rest.

    A scenario without words has the name of its place.
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
