"""Version 4 of the rules, for games started under it.

Jebel Sherif and Barce had other decks, and handicaps of their own: this folder contains these
files, which override the current ones.
"""

from functools import cache
from pathlib import Path

from sandtable.undaunted.north_africa import NorthAfrica

FOLDER = Path(__file__).parent


@cache
def load() -> NorthAfrica:
    return NorthAfrica(4, packs=[FOLDER])
