"""Orders of games for a measurement, and their results.

Games are played in pairs with the same dice: in the second game of a pair the two agents exchange
their random streams. The content of the scenario alone determines the games, so that anyone can
repeat them.
"""

import hashlib

import msgspec

from sandtable.agents import LEVELS
from sandtable.agents.title_settings import agent_settings
from sandtable.core import made_scenarios
from sandtable.measuring.tally import Tally

PAIRS = 8
"""Pairs in a slice: after 16 games another measurement gets its turn."""
OTHERS = 4
"""Number of pairs for each extra pair in which the other side starts."""
PAIR_SECONDS = 10.0
"""Processor seconds of a pair in a title whose settings have no figure."""
INITIATIVE = "initiative"
"""Key of a scenario's content that says which side starts."""


class Order(msgspec.Struct, frozen=True):
    """An order to play one pair of games."""

    title: str
    content: str
    """Content of the scenario as played, with the starting side already exchanged if wanted."""
    agent: str
    seed: int
    pair: int
    fraction: float = 1.0
    """Share of its budget that the agent uses."""


class Pair(msgspec.Struct):
    """The result of a pair."""

    score: int
    """Score of the first side in both games, in half points: 0 to 4."""
    tally: Tally
    seconds: float
    """Seconds for both games."""
    error: str = ""
    """Why there is no result; empty if both games ended."""


def fraction_of(title: str, agent: str) -> float:
    """Return the share of its budget that an agent uses in measurements."""
    return float(agent_settings(title).get("measuring", {}).get(agent, 1.0))


def pair_seconds(title: str, agent: str) -> float:
    """Return the usual processor seconds of a pair, for estimates before the first games."""
    return float(agent_settings(title).get("pair_seconds", {}).get(agent, PAIR_SECONDS))


def usual_agent(title: str) -> str:
    """Return the default agent for measurements of a title."""
    return str(next(iter(agent_settings(title).get("measuring", {})), LEVELS[0]))


def seed_of(title: str, content: str) -> int:
    """Return the seed of all games of a content."""
    digest = hashlib.sha256(
        f"measured {made_scenarios.content_id(title, content)}".encode()
    ).digest()
    return int.from_bytes(digest[:6], "big")


def begun_by_other(content: str, seats: tuple[str, ...]) -> str:
    """Return the scenario with the other side starting; empty if it does not say who starts."""
    data = made_scenarios.parse(content)
    first = data.get(INITIATIVE)
    if first not in seats:
        return ""
    return made_scenarios.canonical({**data, INITIATIVE: seats[1 - seats.index(first)]})


def others_of(pairs: int, content: str, seats: tuple[str, ...]) -> int:
    """Return the number of extra pairs with the other side starting, for a number of pairs."""
    return pairs // OTHERS if begun_by_other(content, seats) else 0
