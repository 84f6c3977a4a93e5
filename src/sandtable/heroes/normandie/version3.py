"""Version 3 of the rules, for the games begun under it; what differs asks ``theatre.corrected``."""

from sandtable.heroes import normandie
from sandtable.heroes.content.game import HeroesGame


def load() -> HeroesGame:
    today = normandie.load()
    return HeroesGame(
        today.id,
        rules_version=3,
        seats=today.seats,
        folder=today.folder,
        facets=today.facets,
    )
