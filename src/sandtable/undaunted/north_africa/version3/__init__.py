"""Version 3 of the rules, for the games begun under it.

The last round was the 40th (UN-8.6). Landing Ground No. 7, Jebel Sherif and Sidi Haneish were other
battles: their files lie in this folder, over today's.
"""

from functools import cache
from pathlib import Path

from sandtable.undaunted.north_africa import NorthAfrica

ROUND_LIMIT = 40


@cache
def load() -> NorthAfrica:
    return NorthAfrica(3, round_limit=ROUND_LIMIT, packs=[Path(__file__).parent])
