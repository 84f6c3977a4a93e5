"""The requirements for publishing a scenario for everyone."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from sandtable.agents import LEVELS
from sandtable.server import wire
from sandtable.server.wire.studio import Gate, GateLine, TextFault, Texts

LEAST_GAMES = 400
LEAST_SHARE = 0.05
"""Minimum share of games that each side must win."""
MOST_AT_LIMIT = 0.25
"""Maximum share of games that end because the rounds are over."""


@dataclass(frozen=True, slots=True)
class Measured:
    """What the games of one content have shown."""

    balance: wire.Balance
    at_limit: float


Measuring = Callable[[tuple[str, ...], str, str], Awaitable[Measured | None]]
"""Finds a user's measurement of a title's content by its id, under the current rules."""


async def nothing_measured(*_asked: object) -> Measured | None:
    """The default for a server that measures nothing."""
    return None


def gate(
    faults: list[TextFault], measured: Measured | None, name: str, texts: Mapping[str, Texts]
) -> Gate:
    """Return which of the requirements are met.

    ``name`` is the scenario's name; a language needs its own only if it differs.
    """
    named = [language for language, one in texts.items() if (one.name or name) and one.brief]
    balance = measured.balance if measured is not None else None
    enough = balance is not None and balance.games >= LEAST_GAMES and balance.agent in LEVELS
    both = balance is not None and LEAST_SHARE <= balance.first_side <= 1 - LEAST_SHARE
    ends = measured is not None and measured.at_limit <= MOST_AT_LIMIT
    return Gate(
        [
            GateLine("valid", not faults),
            GateLine("measured", enough),
            GateLine("both-win", both),
            GateLine("ends", ends),
            GateLine("named", bool(named)),
        ],
        faults,
        balance,
        None if measured is None else measured.at_limit,
        named,
    )
