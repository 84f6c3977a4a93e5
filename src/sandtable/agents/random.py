"""The agent that chooses at random."""

from sandtable.core import Decision, Move, Rng, View


class RandomAgent:
    """Chooses each option with the same probability."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def decide(self, view: View, decision: Decision) -> Move:
        return decision.options[self._rng.below(len(decision.options))]
