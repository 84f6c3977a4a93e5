"""The printed example rounds: a record, and notes on it in each language.

``examples/ID.record`` of a title is an ordinary record. ``examples/ID.en.md``, and the same for the
other languages, has a heading for each explained entry: its number, and the relevant rules. The
entries before the first heading lead up to the example and are not shown.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from sandtable.core import Game, UnknownName
from sandtable.words.catalogue import expect_language, page


@dataclass(frozen=True, slots=True)
class Note:
    """The explanation to show after a number of entries."""

    entry: int
    rules: tuple[str, ...]
    text: str


@dataclass(frozen=True, slots=True)
class Example:
    """An example round in a language."""

    id: str
    name: str
    text: str
    """Introduction to the example."""
    record: str
    notes: tuple[Note, ...]


def examples(game: Game) -> list[str]:
    """Return the ids of a title's examples."""
    return sorted(file.stem for file in _folder(game).glob("*.record"))


@cache
def example(game: Game, id: str, language: str) -> Example:
    """Return an example of a title in a language."""
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
