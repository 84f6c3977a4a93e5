"""Heroes of Normandie. The rules are the system's; the title is data."""

from collections.abc import Sequence
from pathlib import Path

from sandtable.heroes.content.game import HeroesGame
from sandtable.heroes.facets.facets import HeroesFacets

SEATS = ("us", "de")


def load(packs: Sequence[Path] = ()) -> HeroesGame:
    """The title, with a player's own content packs laid over it."""
    return edition(5, packs)


def edition(version: int, packs: Sequence[Path] = ()) -> HeroesGame:
    """The title under a version of its rules."""
    return HeroesGame(
        "heroes-of-normandie",
        rules_version=version,
        seats=SEATS,
        folder=Path(__file__).parent,
        packs=packs,
        facets=HeroesFacets(),
    )
