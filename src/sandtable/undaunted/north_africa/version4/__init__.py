"""Version 4 of the rules, for the games started under it.

Jebel Sherif and Barce had other decks, and handicaps of their own: they lie in this folder, over
today's.
"""

from functools import cache
from pathlib import Path

from sandtable.undaunted.north_africa import NorthAfrica

FOLDER = Path(__file__).parent


@cache
def load() -> NorthAfrica:
    return NorthAfrica(4, packs=[FOLDER])
