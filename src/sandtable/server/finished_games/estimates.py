"""The balance of an unmeasured battle: a prediction, or else a few quick games.

It is a rough estimate with a wide interval.
"""

import sandtable
from sandtable.agents.match import play_match, wilson
from sandtable.agents.prediction import predict
from sandtable.server import wire

AGENT = "thumb"
GAMES = 20
"""Games played if a battle cannot be predicted; they take about two seconds at most."""


def estimate(title: str, scenario: str) -> wire.Balance:
    """Return the estimated balance of a battle, always the same for the same battle."""
    told = predict(sandtable.load(title), scenario)
    if told is not None:
        low, high = max(0.0, told.first_side - told.error), min(1.0, told.first_side + told.error)
        return wire.Balance(AGENT, told.games, told.first_side, low, high, 0.0, 0.0)
    match = play_match(title, scenario, (AGENT, AGENT), GAMES, jobs=1)
    won = match.wins[0] + match.draws / 2
    low, high = wilson(won, GAMES)
    return wire.Balance(AGENT, GAMES, won / GAMES, low, high, match.rounds, 0.0)
