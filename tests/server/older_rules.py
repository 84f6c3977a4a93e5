"""Undaunted: Normandy as a package that contains an older version of its rules, version 0."""

from sandtable.core import Game
from sandtable.undaunted import normandy
from sandtable.undaunted.game import UndauntedGame


def load() -> Game:
    today = normandy.load()
    return UndauntedGame(
        today.id,
        rules_version=0,
        seats=today.seats,
        folder=today.folder,
        verbs=normandy.VERB_NAMES,
        numbered=("guide", "blast"),
        make_rules=normandy.make_rules,
        list_moves=normandy.list_moves,
        facets=today.facets,
    )
