"""Which painter draws which system: one line for each."""

from importlib import import_module

from sandtable.core import Game
from sandtable.tui.painter import Painter
from sandtable.tui.speech import speech
from sandtable.words import Words

PAINTERS = {
    "heroes": "sandtable.tui.heroes.painter",
    "undaunted": "sandtable.tui.undaunted.painter",
}
"""For each system the module whose ``make`` builds its painter."""


def painter_of(game: Game, scenario: str, words: Words) -> Painter:
    """The painter of a game's system, or the plain one."""
    module = PAINTERS.get(game.system)
    if module is None:
        return Painter(game.seats, words, speech(words.language))
    painter = import_module(module).make(game, scenario, words)
    assert isinstance(painter, Painter)
    return painter
