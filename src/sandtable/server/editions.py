"""Under which rules a game is played: today's, or older ones that its title still keeps."""

from importlib import import_module

import sandtable
from sandtable.core import Game


def kept(title: str, version: int) -> Game | None:
    """A title under a version of its rules; None where that version is kept no longer."""
    game = sandtable.load(title)
    if version == game.rules_version:
        return game
    package = sandtable.EDITIONS.get((title, version))
    if package is None:
        return None
    older = import_module(package).load()
    assert isinstance(older, Game)
    return older


def edition(title: str, version: int) -> Game:
    """A title under a version of its rules, or under today's where that one is kept no longer."""
    return kept(title, version) or sandtable.load(title)
