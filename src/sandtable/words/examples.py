"""The printed example rounds: a record, and notes on it in each language.

``examples/ID.record`` of a title is a record like any other. ``examples/ID.en.md`` and its sisters
have a heading for each entry that is explained: its number, and the rules that matter there. What
comes before the first of them leads up to the example and is not shown.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from sandtable.core import Game, UnknownName
from sandtable.words.catalogue import expect_language, page


@dataclass(frozen=True, slots=True)
class Note:
    """The explanation after a number of entries."""

    entry: int
    rules: tuple[str, ...]
    text: str


@dataclass(frozen=True, slots=True)
class Example:
    """An example round, told in a language."""

    id: str
    name: str
    text: str
    """What it is about."""
    record: str
    notes: tuple[Note, ...]


def examples(game: Game) -> list[str]:
    """The ids of a title's examples."""
    return sorted(file.stem for file in _folder(game).glob("*.record"))


@cache
def example(game: Game, id: str, language: str) -> Example:
    """One example of a title."""
    expect_language(language)
    if id not in examples(game):
        raise UnknownName(f"{game.id} has no example named {id!r}")
    record = (_folder(game) / f"{id}.record").read_text(encoding="utf-8")
    notes = page(_folder(game), language, f"{id}.{{}}.md").read_text(encoding="utf-8")
    about, *parts = notes.split("\n## ")
    name, _, text = about.removeprefix("# ").partition("\n")
    return Example(id, name, " ".join(text.split()), record, tuple(map(_note, parts)))


def _note(part: str) -> Note:
    heading, _, text = part.partition("\n")
    entry, *rules = heading.split()
    return Note(int(entry), tuple(rules), " ".join(text.split()))


def _folder(game: Game) -> Path:
    return game.folder / "examples"
