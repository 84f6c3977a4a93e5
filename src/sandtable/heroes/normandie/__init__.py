"""Heroes of Normandie: the content of the title; the rules are those of the system."""

from collections.abc import Sequence
from pathlib import Path

from sandtable.heroes.content.game import HeroesGame
from sandtable.heroes.facets.facets import HeroesFacets

SEATS = ("us", "de")


def load(packs: Sequence[Path] = ()) -> HeroesGame:
    """Return the title, with content packs."""
    return edition(7, packs)


def edition(version: int, packs: Sequence[Path] = ()) -> HeroesGame:
    """Return the title under a version of its rules."""
    return HeroesGame(
        "heroes-of-normandie",
        rules_version=version,
        seats=SEATS,
        folder=Path(__file__).parent,
        packs=packs,
        facets=HeroesFacets(),
    )
