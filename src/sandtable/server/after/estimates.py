"""How even a battle is that no one has measured: a few games between two fast players.

It is a first guess, and its interval says so.
"""

from sandtable.agents.match import play_match, wilson
from sandtable.server import wire

AGENT = "thumb"
GAMES = 20
"""They take at most about two seconds."""


def estimate(title: str, scenario: str) -> wire.Balance:
    """The same battle has the same estimate."""
    match = play_match(title, scenario, (AGENT, AGENT), GAMES, jobs=1)
    won = match.wins[0] + match.draws / 2
    low, high = wilson(won, GAMES)
    return wire.Balance(AGENT, GAMES, won / GAMES, low, high, match.rounds, 0.0)
