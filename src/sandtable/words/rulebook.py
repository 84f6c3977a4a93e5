"""A title's rules in a language: pages with a heading for each rule."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from sandtable.core import Game
from sandtable.words.catalogue import expect_language, page


@dataclass(frozen=True, slots=True)
class Told:
    """A rule with its number, name, text in Markdown, and the heading of its chapter."""

    id: str
    name: str
    text: str
    chapter: str


@cache
def rulebook(game: Game, language: str) -> dict[str, Told]:
    """Return a title's rules by id: its own series first, each in numerical order."""
    expect_language(language)
    folders = [folder for folder in reversed(game.rulebooks) if folder.is_dir()]
    told = {rule.id: rule for folder in folders for rule in read_rules(page(folder, language))}
    series = list(dict.fromkeys(split(id)[0] for id in told))
    ids = sorted(told, key=lambda id: (series.index(split(id)[0]), *split(id)[1:]))
    return {id: told[id] for id in ids}


def read_rules(page: Path) -> Iterator[Told]:
    """Yield the rules of one page in order."""
    for chapter in page.read_text(encoding="utf-8").split("\n## ")[1:]:
        title, *parts = chapter.split("\n### ")
        for part in parts:
            heading, _, body = part.partition("\n")
            id, _, name = heading.partition(" ")
            yield Told(id, name, body.strip(), title.partition(" ")[2].strip())


def split(id: str) -> tuple[str, int, int]:
    """Split an id such as UN-6.4 into series, section and number."""
    series, _, numbers = id.partition("-")
    section, _, place = numbers.partition(".")
    return series, int(section), int(place)
