"""What the lobby and the table show of a title that never changes."""

import json
from functools import cache
from importlib import resources

import sandtable
from sandtable.agents import AGENTS
from sandtable.core import Game
from sandtable.core.game import Listing
from sandtable.server import undaunted_info, wire
from sandtable.undaunted.content import UndauntedGame
from sandtable.words import catalogue as words_of
from sandtable.words import rulebook
from sandtable.words.catalogue import table

SECONDS_A_LINE = 10
"""So long two people take for an action, what comes of it included: a guess of ours that makes
minutes of what was measured."""
DRAWN = ("undaunted",)
"""The systems the browser can draw; the terminal plays all."""


@cache
def drawn_titles() -> list[str]:
    """The titles that can be played in the browser."""
    return [title for title in sandtable.TITLES if sandtable.load(title).system in DRAWN]


@cache
def title_info(title: str) -> wire.TitleInfo:
    """All a client needs to know of a title, once."""
    game = sandtable.load(title)
    info = wire.TitleInfo(
        id=title,
        system=game.system,
        seats=list(game.seats),
        agents=list(AGENTS),
        scenarios=[_scenario(game, listing) for listing in game.listings()],
        cards=[],
        soldiers={},
    )
    if isinstance(game, UndauntedGame):
        undaunted_info.fill_in(info, game)
    return info


def _scenario(game: Game, listing: Listing) -> wire.ScenarioInfo:
    """A scenario of any title; its system fills in how it is laid out."""
    measured = _measured().get(game.id, {}).get(listing.id)
    return wire.ScenarioInfo(
        id=listing.id,
        number=listing.number,
        place=listing.place,
        date=listing.date,
        map=wire.MapInfo(True, []),
        sides=[wire.SideInfo(seat, 0, {}, [], [], {}) for seat in game.seats],
        initiative="",
        round_limit=0,
        balance=measured,
        length=None if measured is None else _length(measured),
    )


def _length(measured: wire.Balance) -> wire.Length:
    minutes = measured.lines * SECONDS_A_LINE / 60
    # To five minutes: it is no more exact than that.
    return wire.Length(round(measured.rounds), max(5, 5 * round(minutes / 5)))


@cache
def _measured() -> dict[str, dict[str, wire.Balance]]:
    """The balance and length of the scenarios, where somebody has measured them."""
    file = resources.files("sandtable.server") / "balance.json"
    data = json.loads(file.read_text(encoding="utf-8"))
    return {
        title: {id: wire.Balance(**numbers) for id, numbers in scenarios.items()}
        for title, scenarios in data.items()
    }


@cache
def catalogue(title: str, language: str) -> wire.Catalogue:
    """The words of a title in a language, for the browser's own Fluent."""
    game = sandtable.load(title)
    return wire.Catalogue(language, words_of(game, language), dict(table(game)))


@cache
def rule_texts(title: str, language: str) -> list[wire.RuleText]:
    """The rules of a title, told in a language, each chapter's heading before its rules."""
    texts = []
    last = ""
    for rule in rulebook(sandtable.load(title), language).values():
        chapter = rule.id.partition(".")[0]
        if chapter != last:
            texts.append(wire.RuleText(chapter, rule.chapter, ""))
            last = chapter
        texts.append(wire.RuleText(rule.id, rule.name, rule.text))
    return texts
