"""How the choices of each system make lines, and what a tree of them tells."""

from dataclasses import dataclass
from functools import cache

import sandtable
from sandtable.core import Scenario


@dataclass(frozen=True, slots=True)
class Manner:
    """How one system's choices are told."""

    rests: frozenset[str] | None
    """What a seat is asked between two actions of its own, where a line may end; None: a line is a
    single choice."""
    spreads: bool = False
    """Whether a tree grows evenly, and of several ways to the same position follows only the first:
    so a move shows all squares it can reach rather than all ways to some of them."""
    self_evident: frozenset[str] = frozenset()
    """Reasons that need not be told."""
    unexplained: frozenset[str] = frozenset()
    """Prompts at which no reasons are told: all but what is offered is out of the question."""


UNDAUNTED = Manner(rests=frozenset(["turn"]), self_evident=frozenset(["not-printed"]))

HEROES = Manner(
    rests=frozenset(
        [
            "activate",
            "answer",
            "assault",
            "assault_rolled",
            "attack",
            "between",
            "break",
            "damage_die",
            "deploy",
            "deploy_pick",
            "dice_rolled",
            "discard",
            "gap",
            "go",
            "hit",
            "opportunity",
            "order_zero",
            "orders",
            "retreat",
            "rolled",
            "special",
            "support",
            "supply",
            "supply_end",
            "window",
        ]
    ),
    spreads=True,
    self_evident=frozenset(
        [
            "has-acted",
            "no-bonus-held",
            "no-kit",
            "no-share",
            "no-special",
            "no-such-step",
            "no-target",
            "no-token",
            "not-able",
            "not-an-enemy",
            "not-asked",
            "not-autonomous",
            "not-beside",
            "not-in-hand",
            "not-in-zone",
        ]
    ),
    unexplained=frozenset(["assault_target", "card_target", "place", "share_target"]),
)

MANNERS = {"undaunted": UNDAUNTED, "heroes": HEROES}
PLAIN = Manner(rests=None)
"""That of a system nobody has told us of."""


def manner_of(scenario: Scenario) -> Manner:
    return _manner(scenario.title)


@cache
def _manner(title: str) -> Manner:
    return MANNERS.get(sandtable.load(title).system, PLAIN)
