"""Games of Undaunted for the terminal's tests, new or set up by hand, and their painters."""

from functools import cache
from pathlib import Path

from tui_tables import DESERT

from sandtable.core import Record
from sandtable.tui.client_words import speech
from sandtable.tui.saves import HUMAN, Saves
from sandtable.tui.session import Session
from sandtable.undaunted.game import UndauntedGame
from sandtable.undaunted.terminal.painter import UndauntedPainter
from sandtable.undaunted.testkit import DesertTable
from sandtable.words import Words


def desert_session(
    folder: Path,
    scenario: str = "murzuk",
    lrdg: str = HUMAN,
    it: str = "recruit",
    seed: int = 1,
) -> Session:
    return Session.new(DESERT, scenario, {"lrdg": lrdg, "it": it}, Saves(folder), seed)


def laid_session(folder: Path, laid: DesertTable, seat: int = 0) -> Session:
    """Return a game that starts with a position set up by hand; an agent has the other seat."""
    players = dict.fromkeys(DESERT.seats, "random")
    players[DESERT.seats[seat]] = HUMAN
    return Session(DESERT, Record(laid.state), players, Saves(folder), seed=1)


@cache
def words(game: UndauntedGame, language: str) -> Words:
    return Words(game, language)


def painter(game: UndauntedGame, scenario: str, language: str = "en") -> UndauntedPainter:
    field = game.rules(scenario).field
    return UndauntedPainter(game, field, words(game, language), speech(language))


def desert_painter(scenario: str, language: str = "en") -> UndauntedPainter:
    return painter(DESERT, scenario, language)
