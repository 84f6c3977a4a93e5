"""A title's rules, told in a language: one page with a heading for each rule."""

from dataclasses import dataclass
from functools import cache

from sandtable.core import Game
from sandtable.words.catalogue import expect_language


@dataclass(frozen=True, slots=True)
class Told:
    """A rule as it is told: its number, its name, and its text in Markdown."""

    id: str
    name: str
    text: str


@cache
def rulebook(game: Game, language: str) -> dict[str, Told]:
    """The rules of a title by their ids, in their order."""
    expect_language(language)
    page = (game.folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
    told = {}
    for part in page.split("\n### ")[1:]:
        heading, _, body = part.partition("\n")
        id, _, name = heading.partition(" ")
        told[id] = Told(id, name, body.split("\n## ")[0].strip())
    return told
