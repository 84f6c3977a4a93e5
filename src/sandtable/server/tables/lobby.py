"""Static data of a title for the lobby and the table."""

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

import msgspec
from msgspec.structs import replace

import sandtable
from sandtable.agents import playing
from sandtable.core import Game, UnknownName, handicaps, made_scenarios
from sandtable.core.facets import Lobby, ScenarioFacts
from sandtable.core.game import Listing
from sandtable.core.map_patches import Plan
from sandtable.core.wire import GameBox, LayoutPart, ScenarioPart, TitlePart, joined
from sandtable.server import wire
from sandtable.words import Words, examples, guide, lessons, rulebook
from sandtable.words import catalogue as words_of
from sandtable.words.catalogue import expect_language, table

SECONDS_A_LINE = 10
"""Estimated seconds per line between two people; converts measured lines to minutes."""
SCENARIOS_KEPT = 32
"""Size of the cache of laid-out scenarios (generated battles are unlimited)."""


@cache
def drawn_titles() -> list[str]:
    """Return the titles that can be played in the browser."""
    return [title for title in sandtable.TITLES if sandtable.load(title).facets.lobby() is not None]


class PlainLobby:
    """Lobby data of a title that the browser cannot draw: only its list of scenarios."""

    keeps_layouts = False

    def title_part(self, game: Game) -> TitlePart | None:
        return None

    def facts(self, game: Game, id: str) -> ScenarioFacts:
        return ScenarioFacts()

    def scenario_part(self, game: Game, id: str) -> ScenarioPart | None:
        return None

    def layout_part(self, game: Game, id: str) -> LayoutPart | None:
        return None

    def plan(self, game: Game, id: str) -> Plan:
        raise UnknownName(f"{game.id} has no map picture")

    def box_data(self, game: Game) -> GameBox:
        raise UnknownName(f"scenarios of {game.id} cannot be drawn")


def _lobby(game: Game) -> Lobby:
    return game.facets.lobby() or PlainLobby()


@cache
def box_of(title: str) -> msgspec.Raw:
    """Return the contents of a title's box as JSON; it never changes."""
    game = sandtable.load(title)
    return msgspec.Raw(msgspec.json.encode(_lobby(game).box_data(game)))


@cache
def title_info(title: str) -> wire.TitleInfo:
    """Return a title's static data, which a client loads once."""
    game = sandtable.load(title)
    lobby = _lobby(game)
    rules = game.facets.rules()
    info = wire.TitleInfo(
        id=title,
        system=game.system,
        seats=list(game.seats),
        agents=playing(title),
        scenarios=[_scenario(game, lobby, listing) for listing in game.listings()],
        guide=guide_info(game),
        examples=examples(game),
        battle_sizes=list(game.battle_sizes),
        sum_rule=rules.sum,
        over_rule=rules.over,
        waiting_rule=rules.waiting,
    )
    part = lobby.title_part(game)
    if part is not None:
        info = joined(info, part)
    if lobby.keeps_layouts:
        info.older = _older(info)
    return info


def _older(info: wire.TitleInfo) -> list[wire.OlderScenario]:
    """Return the scenarios that had a different layout under older rules that the title keeps."""
    found = []
    today = {scenario.id: scenario for scenario in info.scenarios}
    for title, version in sandtable.EDITIONS:
        game = sandtable.kept(title, version) if title == info.id else None
        if game is None:
            continue
        for listing in game.listings():
            scenario = _scenario(game, _lobby(game), listing)
            now = today.get(listing.id)
            if now is None or _layout(scenario) != _layout(now):
                told = replace(scenario, balance=None, length=None)
                found.append(wire.OlderScenario(version, told))
    return found


def _layout(scenario: wire.ScenarioInfo) -> wire.ScenarioInfo:
    """Return a scenario without the data that does not affect its layout."""
    return replace(scenario, round_limit=0, balance=None, length=None)


def guide_info(game: Game) -> wire.GuideInfo | None:
    first = guide(game)
    return None if first is None else wire.GuideInfo(first.scenario, first.side, first.agent)


@lru_cache(SCENARIOS_KEPT)
def scenario_info(title: str, id: str, rules: int = 0) -> wire.ScenarioInfo:
    """Return a scenario with its layout, including generated ones.

    ``rules``: the version of the rules, if the title keeps it; otherwise the current rules apply.
    """
    today = sandtable.load(title)
    game = sandtable.edition(title, rules) if rules else today
    lobby = _lobby(game)
    if game.rules_version != today.rules_version:
        told = replace(_scenario(game, lobby, game.listing(id)), balance=None, length=None)
        return _with_layout(told, lobby.layout_part(game, id))
    if made_scenarios.is_made(id):
        return _with_layout(_scenario(game, lobby, game.listing(id)), lobby.layout_part(game, id))
    known = {scenario.id: scenario for scenario in title_info(title).scenarios}
    if id in known:
        return _with_layout(known[id], lobby.layout_part(game, id))
    scenario = _scenario(game, lobby, game.listing(id))
    return _with_layout(scenario, lobby.layout_part(game, id))


def _with_layout(scenario: wire.ScenarioInfo, part: LayoutPart | None) -> wire.ScenarioInfo:
    return scenario if part is None else joined(scenario, part)


def plan_of(title: str, scenario: str) -> Plan:
    """Return the map of a scenario at the start, for a small picture."""
    game = sandtable.load(title)
    return _lobby(game).plan(game, scenario)


def _scenario(game: Game, lobby: Lobby, listing: Listing) -> wire.ScenarioInfo:
    """Return a scenario's data without its layout, for a title of any system."""
    measured = _measured(game.folder).get(listing.id)
    helped = handicaps.find(game.graded, listing.id)
    if helped is not None:
        measured = _share(helped.share)
    facts = lobby.facts(game, listing.id)
    info = wire.ScenarioInfo(
        id=listing.id,
        number=listing.number,
        place=listing.place,
        date=listing.date,
        initiative=facts.initiative,
        round_limit=facts.round_limit,
        balance=measured,
        length=None if measured is None or not measured.lines else length_of(measured),
        build=facts.build,
    )
    part = lobby.scenario_part(game, listing.id)
    return info if part is None else joined(info, part)


def handicaps_of(title: str, id: str) -> wire.Handicaps:
    """Return the handicaps of a printed scenario, if it has any."""
    game = sandtable.load(title)
    base = handicaps.without(game.scenario(id).id)
    graded = game.graded.get(base)
    if graded is None:
        return wire.Handicaps(None, 1.0, [])
    return handicaps_told(graded, {one.name: f"{base}+{one.name}" for one in graded.handicaps})


def handicaps_told(graded: handicaps.Graded, ids: Mapping[str, str]) -> wire.Handicaps:
    """Return measured handicaps as wire data. ``ids``: the scenario id for each handicap."""
    return wire.Handicaps(
        _share(graded.printed),
        graded.printed.fraction,
        [
            wire.HandicapInfo(
                ids[one.name],
                one.side,
                one.grade,
                [wire.EditWords(edit.group, edit.key, dict(edit.args)) for edit in one.edits],
                _share(one.share),
            )
            for one in graded.handicaps
        ],
    )


def _share(share: handicaps.Share) -> wire.Balance:
    told = (share.agent, share.games, share.first_side, share.low, share.high)
    return wire.Balance(*told, 0.0, 0.0, share.fraction, share.rules)


def length_of(measured: wire.Balance) -> wire.Length:
    minutes = measured.lines * SECONDS_A_LINE / 60
    # Rounded to five minutes, as the estimate is no more exact.
    return wire.Length(round(measured.rounds), max(5, 5 * round(minutes / 5)))


@cache
def _measured(folder: Path) -> dict[str, wire.Balance]:
    """Return the measured balance and length of a title's scenarios, by scenario id."""
    file = folder / "balance.json"
    if not file.exists():
        return {}
    return msgspec.json.decode(file.read_bytes(), type=dict[str, wire.Balance])


@cache
def catalogue(title: str, language: str) -> wire.Catalogue:
    """Return a title's texts in a language, for Fluent in the browser."""
    game = sandtable.load(title)
    return wire.Catalogue(language, words_of(game, language), table(game))


@cache
def title_names(language: str) -> wire.TitleNames:
    """Return the names of the titles, for lists that do not need their full texts."""
    expect_language(language)
    names = {id: Words(sandtable.load(id), language).say("title") for id in drawn_titles()}
    return wire.TitleNames(language, names)


@cache
def rule_texts(title: str, language: str) -> list[wire.RuleText]:
    """Return a title's rules in a language, each chapter's heading before its rules."""
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
    """Return the lessons of a title's guided game, in order."""
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
