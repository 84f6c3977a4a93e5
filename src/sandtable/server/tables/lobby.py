"""What the lobby and the table show of a title that never changes."""

from functools import cache, lru_cache
from importlib import resources

import msgspec
from msgspec.structs import replace

import sandtable
from sandtable.agents import playing
from sandtable.core import Game
from sandtable.core.game import Listing
from sandtable.heroes.content.game import HeroesGame
from sandtable.heroes.content.generator import NUMBER
from sandtable.server import wire
from sandtable.server.tables import heroes_info, undaunted_info
from sandtable.server.tables.pictures import Plan
from sandtable.undaunted.content import UndauntedGame
from sandtable.words import Words, examples, guide, lessons, rulebook
from sandtable.words import catalogue as words_of
from sandtable.words.catalogue import expect_language, table

SECONDS_A_LINE = 10
"""So long two people take for an action, what comes of it included: a guess of ours that makes
minutes of what was measured."""
DRAWN = ("undaunted", "heroes")
"""The systems the browser can draw; the terminal plays all."""
SCENARIOS_KEPT = 32
"""So many laid-out scenarios are remembered; battles from a seed are without number."""


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
        agents=playing(title),
        scenarios=[_scenario(game, listing) for listing in game.listings()],
        cards=[],
        soldiers={},
        guide=guide_info(game),
        examples=examples(game),
    )
    if isinstance(game, UndauntedGame):
        undaunted_info.fill_in(info, game)
        info.older = _older(info)
    elif isinstance(game, HeroesGame):
        heroes_info.fill_in(info, game)
    return info


def _older(info: wire.TitleInfo) -> list[wire.OlderScenario]:
    """The scenarios that were laid out otherwise under the older rules a title keeps."""
    found = []
    for title, version in sandtable.EDITIONS:
        game = sandtable.kept(title, version) if title == info.id else None
        if not isinstance(game, UndauntedGame):
            continue
        today = {scenario.id: scenario for scenario in info.scenarios}
        for listing in game.listings():
            scenario = _scenario(game, listing)
            undaunted_info.fill_in_scenario(scenario, game)
            now = today.get(listing.id)
            if now is None or _layout(scenario) != _layout(now):
                found.append(wire.OlderScenario(version, scenario))
    return found


def _layout(scenario: wire.ScenarioInfo) -> wire.ScenarioInfo:
    """What can be seen of a scenario: the last round is told at the table."""
    return replace(scenario, round_limit=0, balance=None, length=None)


def guide_info(game: Game) -> wire.GuideInfo | None:
    first = guide(game)
    return None if first is None else wire.GuideInfo(first.scenario, first.side, first.agent)


@lru_cache(SCENARIOS_KEPT)
def scenario_info(title: str, id: str) -> wire.ScenarioInfo:
    """A scenario and how it is laid out, one that was made from a seed included."""
    game = sandtable.load(title)
    known = {scenario.id: scenario for scenario in title_info(title).scenarios}
    if not isinstance(game, HeroesGame):
        game.expect_scenario(id, list(known))
        return known[id]
    laid_out = heroes_info.skirmish(game, id)
    if id in known:
        return replace(known[id], skirmish=laid_out)
    scenario = _scenario(game, Listing(id, NUMBER, "", "", len(laid_out.boards)))
    heroes_info.fill_in_scenario(scenario, game)
    return replace(scenario, skirmish=laid_out)


def plan_of(title: str, scenario: str) -> Plan:
    """The map of a scenario as it lies at the start, for a small picture."""
    info = scenario_info(title, scenario)
    if info.skirmish is not None:
        return heroes_info.plan(info.skirmish)
    return undaunted_info.plan(info)


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
    """The balance and length of the scenarios, where somebody has measured them.

    The file tells more than is shown, such as the part of its budget the agent had.
    """
    file = resources.files("sandtable.server") / "balance.json"
    return msgspec.json.decode(file.read_bytes(), type=dict[str, dict[str, wire.Balance]])


@cache
def catalogue(title: str, language: str) -> wire.Catalogue:
    """The words of a title in a language, for the browser's own Fluent."""
    game = sandtable.load(title)
    return wire.Catalogue(language, words_of(game, language), dict(table(game)))


@cache
def title_names(language: str) -> wire.TitleNames:
    """What the titles are called, for a shelf that need not know all their words."""
    expect_language(language)
    names = {id: Words(sandtable.load(id), language).say("title") for id in drawn_titles()}
    return wire.TitleNames(language, names)


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


@cache
def lesson_texts(title: str, language: str) -> list[wire.Lesson]:
    """What the guided game of a title tells, in the order in which it is told."""
    return [
        wire.Lesson(
            id=lesson.id,
            title=lesson.name,
            text=lesson.text,
            rule=lesson.rule,
            when=msgspec.convert(lesson.when, list[wire.Trigger]),
            point=list(lesson.point),
            last=lesson.last,
        )
        for lesson in lessons(sandtable.load(title), language)
    ]
