"""Which rules of a Heroes title stand behind what is asked."""

from collections.abc import Iterator

from sandtable.core import Decision

PROMPT_RULES = {
    "deploy": ["HN-1.6", "HN-1.9", "HN-1.12"],
    "deploy_pick": ["HN-1.6", "HN-1.10"],
    "deploy_side": ["HN-1.7", "HN-1.14"],
    "place": ["HN-6.11", "HN-9.19"],
    "face": ["HN-6.24", "HN-7.8"],
    "orders": ["HN-4.2", "HN-4.3", "HN-4.16"],
    "token": ["HN-1.3", "HN-4.4", "HN-4.6"],
    "gap": ["HN-4.7", "HN-4.19"],
    "between": ["HN-4.19", "HN-11.2"],
    "order_zero": ["HN-4.5", "HN-4.19"],
    "special": ["HN-4.5"],
    "activate": ["HN-4.7", "HN-4.17"],
    "assault_target": ["HN-8.1", "HN-8.10"],
    "move": ["HN-6.1", "HN-6.2", "HN-6.5", "HN-5.4"],
    "assault_move": ["HN-8.1", "HN-8.5", "HN-6.5"],
    "target": ["HN-7.1", "HN-7.2", "HN-7.3"],
    "share": ["HN-11.5", "HN-11.17"],
    "share_target": ["HN-11.5", "HN-11.17"],
    "attack": ["HN-7.3", "HN-3.8"],
    "rolled": ["HN-7.3", "HN-7.7", "HN-12.5"],
    "assault": ["HN-8.2", "HN-3.8"],
    "assault_rolled": ["HN-8.2", "HN-8.14"],
    "retreat": ["HN-8.3", "HN-8.6", "HN-8.7"],
    "hit": ["HN-7.6", "HN-3.8"],
    "opportunity": ["HN-10.1", "HN-10.2", "HN-10.3"],
    "answer": ["HN-3.3", "HN-3.11"],
    "card_target": ["HN-3.1", "HN-3.11"],
    "discard": ["HN-4.10", "HN-3.13"],
    "break": ["HN-13.2", "HN-13.10"],
    "supply": ["HN-4.13", "HN-4.11"],
    "supply_end": ["HN-4.12"],
    "support": ["HN-3.4", "HN-12.8"],
    "go": ["HN-14.4"],
    "damage_die": ["HN-11.7", "HN-7.20"],
    "dice_rolled": ["HN-3.8", "HN-12.5"],
    "blast_order": ["HN-9.13"],
    "demolish": ["HN-9.6", "HN-9.18"],
    "window": ["HN-3.8", "HN-3.10"],
}
ACTION_RULES = {
    "move": ["HN-6.1"],
    "assault": ["HN-8.1", "HN-8.2", "HN-8.3"],
    "fire": ["HN-7.1", "HN-7.3"],
    "fire_second": ["HN-2.4", "HN-7.22"],
    "suppress": ["HN-11.6", "HN-11.18"],
    "suppress_second": ["HN-11.6", "HN-11.18"],
    "snipe": ["HN-11.8", "HN-11.19"],
    "barrage": ["HN-9.1", "HN-9.7", "HN-9.8"],
    "grenade": ["HN-9.4", "HN-9.15"],
    "rifle_grenade": ["HN-9.5", "HN-9.17"],
    "panzerfaust": ["HN-12.4"],
    "demolish": ["HN-9.6", "HN-9.18"],
}
CARD_RULES = ["HN-3.1", "HN-3.2"]


def rules_behind(decision: Decision) -> list[str]:
    """The ids of the rules behind a decision, each once."""
    return list(dict.fromkeys(_rules_behind(decision)))


def _rules_behind(decision: Decision) -> Iterator[str]:
    yield from PROMPT_RULES.get(decision.prompt, ())
    yield from ACTION_RULES.get(str(decision.args.get("action", "")), ())
    for move in decision.options:
        if move.kind == "do":
            yield from ACTION_RULES.get(move.arg, ())
    if any(move.kind == "card" for move in decision.options):
        yield from CARD_RULES
