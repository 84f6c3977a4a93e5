"""A guided first game: its lessons, when they are due, and what they point at.

Lessons are data beside a title's rulebook: ``lessons/lessons.toml`` defines when each is due, and
``lessons/en.md``, and the same for the other languages, has the texts. Lessons that all titles of a
system share are in the system's folder; a title lists the lessons of its guide in order and may
replace any of them.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from sandtable.core import Game, UnknownName
from sandtable.words.catalogue import expect_language, page


@dataclass(frozen=True, slots=True)
class Guide:
    """The set-up of a guided game."""

    scenario: str
    side: str
    agent: str
    order: tuple[str, ...]
    """Ids of the lessons; if several are due, the first is shown."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson of a guide."""

    id: str
    rule: str
    when: list[dict[str, Any]]
    """Alternative conditions for showing the lesson; the server's types define them."""
    point: tuple[str, ...]
    """Parts of the table that the lesson is about, by names that every client knows."""
    last: bool
    """Whether the guide is complete after this lesson."""
    name: str
    text: str


def guide(game: Game) -> Guide | None:
    """Return the set-up of a title's guided game; None if it has none."""
    for folder in reversed(_folders(game)):
        about = _data(folder).get("guide")
        if about is not None:
            return Guide(**{**about, "order": tuple(about["order"])})
    return None


@cache
def lessons(game: Game, language: str) -> list[Lesson]:
    """Return the lessons of a title's guided game in a language."""
    expect_language(language)
    first = guide(game)
    if first is None:
        raise UnknownName(f"{game.id} has no guided game")
    data: dict[str, dict[str, Any]] = {}
    told: dict[str, tuple[str, str]] = {}
    for folder in _folders(game):
        data.update(_data(folder).get("lesson", {}))
        for id, name, text in read_lessons(page(folder, language)):
            told[id] = name, text
    return [_lesson(id, data[id], *told[id]) for id in first.order]


def _lesson(id: str, data: dict[str, Any], name: str, text: str) -> Lesson:
    point = tuple(data.get("point", ()))
    return Lesson(id, data["rule"], data["when"], point, data.get("last", False), name, text)


def read_lessons(page: Path) -> Iterator[tuple[str, str, str]]:
    """Yield the lessons of one page in order: id, name and text."""
    for part in page.read_text(encoding="utf-8").split("\n## ")[1:]:
        heading, _, body = part.partition("\n")
        id, _, name = heading.partition(" ")
        yield id, name, " ".join(body.split())


def _folders(game: Game) -> list[Path]:
    """Return the folders with a game's lessons, more general ones first."""
    folders = [rulebook.parent / "lessons" for rulebook in game.rulebooks]
    return [folder for folder in folders if folder.is_dir()]


@cache
def _data(folder: Path) -> dict[str, Any]:
    return tomllib.loads((folder / "lessons.toml").read_text(encoding="utf-8"))
