"""The agent that chooses at random."""

from sandtable.core import Decision, Move, Rng, View


class RandomAgent:
    """Chooses any of its options, each as likely as the others."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def decide(self, view: View, decision: Decision) -> Move:
        return decision.options[self._rng.below(len(decision.options))]
