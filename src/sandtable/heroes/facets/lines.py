"""How choices in Heroes form lines."""

from sandtable.core.facets import Lines

LINES = Lines(
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
    ahead=frozenset(["assault", "attack"]),
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
