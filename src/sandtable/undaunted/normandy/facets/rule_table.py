"""The rules that apply to each prompt and action."""

from dataclasses import replace

from sandtable.core.facets import RuleTable
from sandtable.undaunted.facets import rule_table as shared

PROMPTS: dict[str, list[str]] = {
    "enter": ["UN-4.8", "UN-4.6"],
    "guide": ["UN-5.3"],
    "aim": ["UN-6.7"],
    "blast": ["UN-7.2", "UN-7.3", "UN-7.4", "UN-7.5", "UN-7.7", "UN-7.9"],
}
ACTIONS: dict[str, list[str]] = {
    "guide": ["UN-5.3"],
    "target": ["UN-6.7"],
    "blast": ["UN-7.2"],
}

RULES: RuleTable = replace(
    shared.RULES,
    prompts={**shared.PROMPTS, **PROMPTS},
    actions={**shared.ACTIONS, **ACTIONS},
    own=frozenset({"enter"}),
)
