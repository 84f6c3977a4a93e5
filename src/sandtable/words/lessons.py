"""A guided first game: its lessons, when they are due, and what they point at.

Lessons are data beside a title's rulebook: ``lessons/lessons.toml`` says when each is due, and
``lessons/en.md`` and its sisters what it says. What the titles of a system share lies with the
system; a title names the lessons of its guide in their order and may replace any of them.
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
    """The game that is played with a guide."""

    scenario: str
    side: str
    agent: str
    order: tuple[str, ...]
    """The ids of the lessons; of several that are due the first is told."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """One thing to tell."""

    id: str
    rule: str
    when: list[dict[str, Any]]
    """Any of these must be so; the server's types say what can be asked for."""
    point: tuple[str, ...]
    """The parts of the table it is about, by names that every client knows."""
    last: bool
    """Whether the guide has told all one needs after it."""
    name: str
    text: str


def guide(game: Game) -> Guide | None:
    """How a title's guided game is set up; None where it has none."""
    for folder in reversed(_folders(game)):
        about = _data(folder).get("guide")
        if about is not None:
            return Guide(**{**about, "order": tuple(about["order"])})
    return None


@cache
def lessons(game: Game, language: str) -> list[Lesson]:
    """The lessons of a title's guided game, told in a language."""
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
    """The lessons of one page: id, name and text, in the order they stand there."""
    for part in page.read_text(encoding="utf-8").split("\n## ")[1:]:
        heading, _, body = part.partition("\n")
        id, _, name = heading.partition(" ")
        yield id, name, " ".join(body.split())


def _folders(game: Game) -> list[Path]:
    """Where lessons lie, the more general first."""
    folders = [rulebook.parent / "lessons" for rulebook in game.rulebooks]
    return [folder for folder in folders if folder.is_dir()]


@cache
def _data(folder: Path) -> dict[str, Any]:
    return tomllib.loads((folder / "lessons.toml").read_text(encoding="utf-8"))
