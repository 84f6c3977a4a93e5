"""The rules behind a question of a Heroes title."""

from collections.abc import Iterator

from sandtable.core import Decision
from sandtable.core.facets import RuleTable

CARD_RULES = ["HN-3.1", "HN-3.2"]


def rules_behind(decision: Decision, table: RuleTable) -> list[str]:
    """Return the ids of the rules behind a decision, each once."""
    return list(dict.fromkeys(_rules_behind(decision, table)))


def _rules_behind(decision: Decision, table: RuleTable) -> Iterator[str]:
    yield from table.prompts.get(decision.prompt, ())
    yield from table.actions.get(str(decision.args.get("action", "")), ())
    for move in decision.options:
        if move.kind == "do":
            yield from table.actions.get(move.arg, ())
    if any(move.kind == "card" for move in decision.options):
        yield from CARD_RULES
