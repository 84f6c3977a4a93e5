"""Orders of games for a measurement, and their results.

Games are played in pairs with the same dice: in the second game of a pair the two players have
exchanged their own luck. Which games these are follows from the content of the scenario alone, so
that anyone can play them again.
"""

import hashlib

import msgspec

from sandtable.agents import LEVELS
from sandtable.agents.title_settings import agent_settings
from sandtable.core import made_scenarios
from sandtable.measuring.tally import Tally

PAIRS = 8
"""In a slice: 16 games, after which it is someone else's turn."""
OTHERS = 4
"""Pairs for which one more is played with the other side beginning."""
INITIATIVE = "initiative"
"""Where a scenario says which side begins."""


class Order(msgspec.Struct, frozen=True):
    """One pair of games."""

    title: str
    content: str
    """Of the scenario as it is played: with the other side beginning it is another one."""
    agent: str
    seed: int
    pair: int
    fraction: float = 1.0
    """The part of its budget that the agent spends."""


class Pair(msgspec.Struct):
    """What came of it."""

    score: int
    """What the first side won in both games, in halves: 0 to 4."""
    tally: Tally
    seconds: float
    """How long both games took."""
    error: str = ""
    """Why there is nothing of this: the game could not be played to its end."""


def fraction_of(title: str, agent: str) -> float:
    """The part of its budget that an agent spends when it measures."""
    return float(agent_settings(title).get("measuring", {}).get(agent, 1.0))


def usual_agent(title: str) -> str:
    """Who measures a title unless another is chosen."""
    return str(next(iter(agent_settings(title).get("measuring", {})), LEVELS[0]))


def seed_of(title: str, content: str) -> int:
    """The seed of all games of a content."""
    digest = hashlib.sha256(
        f"measured {made_scenarios.content_id(title, content)}".encode()
    ).digest()
    return int.from_bytes(digest[:6], "big")


def begun_by_other(content: str, seats: tuple[str, ...]) -> str:
    """The same scenario with the other side beginning; empty where the scenario does not say who
    begins."""
    data = made_scenarios.parse(content)
    first = data.get(INITIATIVE)
    if first not in seats:
        return ""
    return made_scenarios.canonical({**data, INITIATIVE: seats[1 - seats.index(first)]})


def others_of(pairs: int, content: str, seats: tuple[str, ...]) -> int:
    """How many pairs with the other side beginning belong to some pairs of a measurement."""
    return pairs // OTHERS if begun_by_other(content, seats) else 0
