"""Agents: computer players. An agent sees only its seat's view."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Protocol, runtime_checkable

from sandtable.agents.random import RandomAgent
from sandtable.agents.recruit import Recruit, Thumb
from sandtable.agents.title_settings import is_taught
from sandtable.core import Decision, Move, UnknownName, View
from sandtable.core.game import unknown


class Agent(Protocol):
    """A player that makes the decisions of one seat."""

    name: str

    def decide(self, view: View, decision: Decision) -> Move:
        """Choose one of the options of a decision."""
        ...


@runtime_checkable
class Searching(Protocol):
    """An agent whose level is a budget for search; a clock may cut a thought short."""

    budget: int | Mapping[str, int]
    fraction: float
    """The part of its budget that it spends."""
    seconds: float
    """The longest thought; without a clock nothing hangs on how fast the machine is."""


def _level(name: str) -> Callable[[int], Agent]:
    def searcher(seed: int) -> Agent:
        # NumPy takes a moment to load, and most commands need none.
        from sandtable.agents.levels import BUDGETS, HASTE, Searcher

        return Searcher(name, BUDGETS[name], seed, haste=HASTE.get(name))

    return searcher


def _of(module: str, name: str) -> Callable[[int], Agent]:
    """An agent of a module that is imported only when it plays."""

    def made(seed: int) -> Agent:
        agent: Agent = getattr(import_module(f"sandtable.agents.{module}"), name)(seed)
        return agent

    return made


LEVELS = ("corporal", "sergeant", "lieutenant", "captain")
"""The levels that search, the weakest first."""
AGENTS: dict[str, Callable[[int], Agent]] = {
    "random": RandomAgent,
    "recruit": Recruit,
    **{name: _level(name) for name in LEVELS},
}
"""The agents that can be named, each made from a seed; the weakest first."""


YARDSTICKS: dict[str, Callable[[int], Agent]] = {
    "thumb": Thumb,
    "plain": _of("levels", "Plain"),
}
"""Reference agents used only for measuring others."""
WITHOUT_LUCK = ("thumb",)
"""Agents that always choose the same: all chance is in the dice."""


def make(name: str, seed: int) -> Agent:
    """The agent of this name; the same seed makes one that chooses the same."""
    makers = {**AGENTS, **YARDSTICKS}
    if name not in makers:
        raise UnknownName(unknown("agent", name, list(AGENTS)))
    return makers[name](seed)


def playing(title: str) -> list[str]:
    """The agents that play a title: those who search need to have been taught it."""
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
