"""The painter of a title, as named by its system (``Facets.painter``)."""

from importlib import import_module

from sandtable.core import Game
from sandtable.tui.client_words import speech
from sandtable.tui.painter import Painter
from sandtable.words import Words


def painter_of(game: Game, scenario: str, words: Words) -> Painter:
    """Return the painter of a game's system, or the plain one."""
    if not game.facets.painter:
        return Painter(game.seats, words, speech(words.language))
    painter = import_module(game.facets.painter).make(game, scenario, words)
    assert isinstance(painter, Painter)
    return painter
