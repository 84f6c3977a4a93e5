"""Undaunted: Normandy as a package that contains an older version of its rules, version 0."""

from importlib import import_module

import sandtable
from sandtable.core import Game


def load() -> Game:
    game = import_module(sandtable.TITLES["undaunted-normandy"]).edition(0)
    assert isinstance(game, Game)
    return game
