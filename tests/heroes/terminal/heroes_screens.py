"""Battles of Heroes for the terminal's tests: played to a moment, or set up by hand."""

from functools import cache
from pathlib import Path

from heroes_table import Table

import sandtable
from sandtable.agents import make
from sandtable.core import Record
from sandtable.heroes.terminal.painter import LOCALES, HeroesPainter
from sandtable.tui.painters import painter_of
from sandtable.tui.saves import HUMAN, Saves
from sandtable.tui.session import Session
from sandtable.words import LANGUAGES, Words

HEROES = sandtable.load("heroes-of-normandie")
LARGE = (120, 40)


def battle(
    folder: Path,
    scenario: str = "godsend",
    us: str = HUMAN,
    de: str = "recruit",
    seed: int = 1,
    told: list[str] | None = None,
) -> Session:
    players = {"us": us, "de": de}
    return Session.new(HEROES, scenario, players, Saves(folder), seed, told=told)


def moment(
    folder: Path,
    prompt: str,
    scenario: str = "godsend",
    seed: int = 1,
    skip: int = 0,
    de: str = "recruit",
) -> Session:
    """Return a battle of two recruits at the moment when the Americans get this question."""
    session = battle(folder, scenario, us="recruit", seed=seed)
    while not session.over:
        seat = session.deciding(None)
        assert seat is not None
        view = session.view(seat)
        decision = view.decision()
        assert decision is not None
        if seat == 0 and decision.prompt == prompt:
            if skip == 0:
                players = {"us": HUMAN, "de": de}
                return Session(HEROES, session.record, players, Saves(folder), seed=1)
            skip -= 1
        session.choose(session.agents[seat].decide(view, decision), seat)
    raise AssertionError(f"nobody was asked {prompt}")


def laid_out(folder: Path, table: Table, us: str = HUMAN, de: str = "random") -> Session:
    """Return a session with a position set up by hand; its scenario has a name."""
    for language in LANGUAGES:
        (folder / f"{language}.ftl").write_text("scenario-test = Test\n", encoding="utf-8")
    table.game.locales = (*table.game.locales, folder)
    players = {"us": us, "de": de}
    return Session(table.game, Record(table.state), players, Saves(folder), seed=1)


@cache
def words(language: str) -> Words:
    return Words(HEROES, language)


def painter(scenario: str = "godsend", language: str = "en") -> HeroesPainter:
    found = painter_of(HEROES, scenario, words(language))
    assert isinstance(found, HeroesPainter)
    return found


__all__ = ["HEROES", "LARGE", "LOCALES", "battle", "laid_out", "make", "moment", "painter"]
