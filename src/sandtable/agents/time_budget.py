"""Time limits for agents at live tables."""

import time

from sandtable.agents import Agent, Searching
from sandtable.core import Decision, Move, View

SECONDS = 1.0
"""The longest thought about a decision."""
TURN = 14.0
"""The longest turn: all thoughts until the other side has something to choose. With what else it
takes, people wait for at most fifteen."""
SHARE = 8
"""No thought takes more than this part of what is left of the turn, so that something is left for
the next, however many there will be."""
LEAST = 0.01


class TimeBudget:
    """An agent under a clock. Where no one waits, agents have none, and nothing hangs on how fast
    the machine is."""

    def __init__(self, agent: Agent, spent: float = 0.0, seconds: float = TURN) -> None:
        self.agent = agent
        self.spent = spent
        """The seconds its turn has taken so far."""
        self.left = seconds
        """What is left to it until others must have their turn."""

    def decide(self, view: View, decision: Decision) -> Move:
        if isinstance(self.agent, Searching):
            # Half of what is left: a line may have another choice or two.
            most = min(SECONDS, (TURN - self.spent) / SHARE, self.left / 2)
            self.agent.seconds = max(LEAST, most)
        began = time.monotonic()
        move = self.agent.decide(view, decision)
        took = time.monotonic() - began
        self.spent += took
        self.left -= took
        return move
