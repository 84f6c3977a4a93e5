"""Agents: computer players. An agent sees only its seat's view."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Protocol, runtime_checkable

from sandtable.agents.random import RandomAgent
from sandtable.agents.recruit import Recruit, Thumb
from sandtable.agents.title_settings import is_taught
from sandtable.core import Decision, Move, UnknownName, View
from sandtable.core.errors import whole_number
from sandtable.core.game import unknown


class Agent(Protocol):
    """A player that makes the decisions of one seat."""

    name: str

    def decide(self, view: View, decision: Decision) -> Move:
        """Choose one of the options of a decision."""
        ...


@runtime_checkable
class Searching(Protocol):
    """An agent whose level is a search budget; a time limit may cut a search short."""

    budget: int | Mapping[str, int]
    fraction: float
    """Share of the budget to spend."""
    seconds: float
    """Time limit per decision in seconds. Without one, the machine's speed does not matter."""


def _level(name: str) -> Callable[[int], Agent]:
    def searcher(seed: int) -> Agent:
        # NumPy takes a moment to load, and most commands do not need it.
        from sandtable.agents.levels import BUDGETS, HASTE, Searcher

        return Searcher(name, BUDGETS[name], seed, haste=HASTE.get(name))

    return searcher


def _of(module: str, name: str) -> Callable[[int], Agent]:
    """Return a factory of an agent whose module is imported only when the agent is made."""

    def made(seed: int) -> Agent:
        agent: Agent = getattr(import_module(f"sandtable.agents.{module}"), name)(seed)
        return agent

    return made


LEVELS = ("corporal", "sergeant", "lieutenant", "captain")
"""Levels that search, weakest first."""
AGENTS: dict[str, Callable[[int], Agent]] = {
    "random": RandomAgent,
    "recruit": Recruit,
    **{name: _level(name) for name in LEVELS},
}
"""Agents that users can name, weakest first; each is made from a seed."""


YARDSTICKS: dict[str, Callable[[int], Agent]] = {
    "thumb": Thumb,
    "plain": _of("levels", "Plain"),
}
"""Reference agents used only for measuring others."""
WITHOUT_LUCK = ("thumb",)
"""Deterministic agents: in their games only the dice vary."""


def make(name: str, seed: int) -> Agent:
    """Return a new agent by name; agents with the same name and seed make the same choices."""
    makers = {**AGENTS, **YARDSTICKS}
    if not isinstance(name, str) or name not in makers:
        raise UnknownName(unknown("agent", name, list(AGENTS)))
    return makers[name](whole_number("seed", seed))


def playing(title: str) -> list[str]:
    """Return the agents that can play a title; those that search need a trained network."""
    taught = is_taught(title)
    return [name for name in AGENTS if taught or name not in LEVELS]


__all__ = [
    "AGENTS",
    "LEVELS",
    "Agent",
    "RandomAgent",
    "Recruit",
    "Searching",
    "make",
    "playing",
]
