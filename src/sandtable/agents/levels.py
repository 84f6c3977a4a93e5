"""The levels above the recruit: the same search, with growing budgets.

A level is a number of rounds of search. The same view, seed and number give the same move; a clock,
where there is one, only cuts short what would take too long on a slow machine.
"""

import zlib
from collections.abc import Callable
from functools import cache
from math import inf

import sandtable
from sandtable.agents import WEIGHTS
from sandtable.agents.insight import Insight, reader
from sandtable.agents.network import Network
from sandtable.agents.search import PlainTree, Rollouts, Tree
from sandtable.core import Decision, Move, Rng, SandtableError, View

ROUNDS = {"corporal": 40, "sergeant": 200, "lieutenant": 1000, "captain": 5000}
"""How many rounds of search each level spends on a decision at most, in a title where a round is
cheap; where it is dear it has fewer for the same price."""
PLAIN_ROUNDS = 1000


@cache
def trained(title: str) -> Network:
    """The network that was trained for a title."""
    if not (WEIGHTS / f"{title}.npz").exists():
        raise SandtableError(f"nobody has taught this level {title}: sandtable lab train {title}")
    return Network.load(WEIGHTS / f"{title}.npz")


class Searcher:
    """Searches from what its seat may know."""

    def __init__(
        self,
        name: str,
        rounds: int,
        seed: int,
        network: Callable[[str], Network] = trained,
        seconds: float = inf,
    ) -> None:
        self.name = name
        self.rounds = rounds
        self.seed = seed
        self.network = network
        self.seconds = seconds
        self._guides: dict[tuple[str, str], Insight] = {}

    def decide(self, view: View, decision: Decision) -> Move:
        if len(decision.options) == 1:
            return decision.options[0]
        tree = Tree(view, decision.seat, self.guide(view), self.rng(view))
        tree.grow(self.affords(view), self.seconds, hurry=True)
        return view.position.scenario.by_code[tree.best()]

    def think(self, view: View, decision: Decision) -> Tree:
        """The tree of a decision, in which all choices with some promise were compared."""
        tree = Tree(view, decision.seat, self.guide(view), self.rng(view))
        tree.grow(self.affords(view), self.seconds)
        return tree

    def affords(self, view: View) -> int:
        """How many rounds its budget is good for in this title."""
        return max(1, self.rounds // self.guide(view).reader.price)

    def rng(self, view: View) -> Rng:
        """What is tried depends on what is seen, not on what was played before."""
        return Rng(self.seed ^ zlib.crc32(repr(view.cells()).encode()))

    def guide(self, view: View) -> Insight:
        scenario = view.position.scenario
        key = scenario.title, scenario.id
        if key not in self._guides:
            game = sandtable.load(scenario.title)
            read = reader(game, scenario.id)
            self._guides[key] = Insight(self.network(scenario.title), read, read.foresight)
        return self._guides[key]


class Plain(Searcher):
    """Plain information-set search with random play to the end, to measure the levels by."""

    def __init__(self, seed: int) -> None:
        super().__init__("plain", PLAIN_ROUNDS, seed)

    def decide(self, view: View, decision: Decision) -> Move:
        if len(decision.options) == 1:
            return decision.options[0]
        tree = PlainTree(view, decision.seat, Rollouts(Rng(self.seed ^ 1)), self.rng(view))
        tree.grow(self.rounds, self.seconds)
        idle = self.guide(view).reader.idle
        options = [move for move in decision.options if not idle(move.code)]
        return max(options, key=lambda move: tree.visits(move.code))
