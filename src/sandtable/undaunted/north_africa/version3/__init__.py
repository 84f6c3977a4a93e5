"""Version 3 of the rules, for games started under it.

The round limit was 40 (UN-8.6). Landing Ground No. 7, Jebel Sherif and Sidi Haneish were different
scenarios: this folder contains their files, which override those of version 4.
"""

from functools import cache
from pathlib import Path

from sandtable.undaunted.north_africa import NorthAfrica
from sandtable.undaunted.north_africa.version4 import FOLDER as VERSION4

ROUND_LIMIT = 40


@cache
def load() -> NorthAfrica:
    return NorthAfrica(3, round_limit=ROUND_LIMIT, packs=[VERSION4, Path(__file__).parent])
