"""The rules behind each question, as declared by the moments."""

import sandtable.heroes.engine  # noqa: F401  all moments are there once it is
from sandtable.core.facets import RuleTable
from sandtable.heroes.model.moments import KINDS

PROMPTS: dict[str, list[str]] = {
    prompt: rules for moment in KINDS for prompt, rules in moment.rules.items()
}
ACTIONS: dict[str, list[str]] = {
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

RULES: RuleTable = RuleTable(
    PROMPTS,
    ACTIONS,
    frozenset({"share", "share_target", "face"}),
    sum="HN-7.3",
    over="HN-13.8",
    waiting="HN-4.1",
)
