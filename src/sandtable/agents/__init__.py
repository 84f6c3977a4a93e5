"""Players made of code. An agent takes what its seat may know, and never the position itself."""

from collections.abc import Callable
from typing import Protocol

from sandtable.agents.random import RandomAgent
from sandtable.agents.recruit import Recruit
from sandtable.core import Decision, Move, UnknownName, View
from sandtable.core.game import unknown


class Agent(Protocol):
    """Somebody who makes the choices of one seat."""

    name: str

    def decide(self, view: View, decision: Decision) -> Move:
        """Choose one of the options of a decision."""
        ...


AGENTS: dict[str, Callable[[int], Agent]] = {"random": RandomAgent, "recruit": Recruit}
"""The agents that can be named, each made from a seed."""


def make(name: str, seed: int) -> Agent:
    """The agent of this name; the same seed makes one that chooses the same."""
    if name not in AGENTS:
        raise UnknownName(unknown("agent", name, list(AGENTS)))
    return AGENTS[name](seed)


__all__ = ["AGENTS", "Agent", "RandomAgent", "Recruit", "make"]
