"""The levels above the recruit: the same search, with growing budgets.

A level is a budget of search rounds. The same view, seed and budget give the same move; a time
limit, if there is one, only cuts searches short on slow machines.
"""

from collections.abc import Callable, Mapping
from functools import cache
from math import inf

from sandtable.agents import LEVELS
from sandtable.agents.network import Network
from sandtable.agents.network_guide import NetworkGuide, reader_of
from sandtable.agents.noise import by_sight
from sandtable.agents.search import PlainTree, Rollouts, Tree
from sandtable.agents.title_settings import NETWORK, by_title, is_taught, learned_file
from sandtable.core import Decision, Move, Rng, SandtableError, Scenario, View
from sandtable.core.facets import Foresight
from sandtable.core.heuristics import Intent

BUDGETS: dict[str, dict[str, int]] = {level: by_title("rounds", level) for level in LEVELS}
"""Maximum rounds per decision of each level in each title, in rounds of Undaunted.

A round of Heroes costs more than one. The top level's budget is limited by how long people are
willing to wait in a turn. docs/results.md shows how much stronger each level is than the one below
it.
"""
HASTE: dict[str, dict[str, float]] = {level: by_title("haste", level) for level in LEVELS}
"""Share of noise in the priors of choices, by level and title, if not 0.

In Heroes the heuristics are so strong that rounds alone do not separate the levels.
"""
WORTHWHILE = 16
"""Minimum number of rounds for using a longer foresight."""
PACE = 12_000
"""Upper bound of rounds per second, to plan a budget by time."""
PLAIN_BUDGET = 1000


@cache
def trained(title: str) -> Network:
    """Return the trained network of a title."""
    if not is_taught(title):
        raise SandtableError(
            f"no trained network for {title}; train one with: sandtable lab train {title}"
        )
    return Network.load(learned_file(title, NETWORK))


class Searcher:
    """Agent that searches from its seat's view."""

    def __init__(
        self,
        name: str,
        budget: int | Mapping[str, int],
        seed: int,
        network: Callable[[str], Network] = trained,
        seconds: float = inf,
        haste: Mapping[str, float] | None = None,
    ) -> None:
        """``budget`` is the number of rounds per decision, for all titles or by title; ``haste`` is
        by title."""
        self.name = name
        self.budget = budget
        self.fraction = 1.0
        self.seed = seed
        self.network = network
        self.seconds = seconds
        self.haste = haste or {}
        self._guides: dict[tuple[Scenario, Foresight | None], NetworkGuide] = {}
        self._thoughts = Intent()

    def decide(self, view: View, decision: Decision) -> Move:
        if len(decision.options) == 1:
            return decision.options[0]
        haste = self.haste.get(view.position.scenario.title, 0.0)
        rounds, guide = self.prepare(view)
        tree = Tree(view, decision.seat, guide, by_sight(view, self.seed), haste)
        tree.grow(rounds, self.seconds, hurry=True)
        return view.position.scenario.by_code[tree.best()]

    def think(self, view: View, decision: Decision) -> Tree:
        """Return the tree of a decision, with all promising choices compared."""
        rounds, guide = self.prepare(view)
        tree = Tree(view, decision.seat, guide, by_sight(view, self.seed))
        tree.grow(rounds, self.seconds)
        return tree

    def allowance(self, view: View) -> int:
        """Return the rounds to spend on a decision: the budget times ``fraction``."""
        budget = self.budget
        if not isinstance(budget, int):
            budget = budget[view.position.scenario.title]
        return round(budget * self.fraction)

    def prepare(self, view: View) -> tuple[int, NetworkGuide]:
        """Return the number of rounds within budget and time limit, and the guide to use."""
        guide = self.guide(view)
        allowance = round(min(self.allowance(view), PACE * self.seconds))
        shortest, *longer = guide.reader.foresights
        price = shortest.price
        for foresight in longer:
            if allowance >= WORTHWHILE * foresight.price:
                guide, price = self.guide(view, foresight), foresight.price
        return max(1, allowance // price), guide

    def guide(self, view: View, foresight: Foresight | None = None) -> NetworkGuide:
        """Return the guide of a search; ``foresight`` defaults to the shortest."""
        scenario = view.position.scenario
        key = scenario, foresight
        if key not in self._guides:
            read = reader_of(view.position)
            network = self.network(scenario.title)
            self._guides[key] = NetworkGuide(network, read, foresight, self._thoughts)
        return self._guides[key]


class Plain(Searcher):
    """Plain information-set search with random playouts, for measuring the levels."""

    def __init__(self, seed: int) -> None:
        super().__init__("plain", PLAIN_BUDGET, seed)

    def decide(self, view: View, decision: Decision) -> Move:
        if len(decision.options) == 1:
            return decision.options[0]
        tree = PlainTree(
            view, decision.seat, Rollouts(Rng(self.seed ^ 1)), by_sight(view, self.seed)
        )
        tree.grow(self.allowance(view), self.seconds)
        idle = self.guide(view).reader.idle
        options = [move for move in decision.options if not idle(move.code)]
        return max(options, key=lambda move: tree.visits(move.code))
