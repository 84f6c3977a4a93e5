"""Time limits for agents at live tables."""

import time

from sandtable.agents import Agent, Searching
from sandtable.core import Decision, Move, View

SECONDS = 1.0
"""Time limit per decision in seconds."""
TURN = 14.0
"""Time limit per turn in seconds, over all decisions until the other side has a choice. Including
overhead, people wait at most 15 seconds."""
SHARE = 8
"""A decision takes at most one eighth of the time left in the turn, so that any number of further
decisions have time."""
LEAST = 0.01


class TimeBudget:
    """An agent with a time limit, for tables where someone waits. Elsewhere agents have no limit,
    so that their moves do not depend on the machine's speed."""

    def __init__(self, agent: Agent, spent: float = 0.0, seconds: float = TURN) -> None:
        self.agent = agent
        self.spent = spent
        """Seconds that the turn has taken."""
        self.left = seconds
        """Seconds left for this line."""

    def decide(self, view: View, decision: Decision) -> Move:
        if isinstance(self.agent, Searching):
            # Half of the time left, as a line may have one or two more choices.
            most = min(SECONDS, (TURN - self.spent) / SHARE, self.left / 2)
            self.agent.seconds = max(LEAST, most)
        began = time.monotonic()
        move = self.agent.decide(view, decision)
        took = time.monotonic() - began
        self.spent += took
        self.left -= took
        return move
