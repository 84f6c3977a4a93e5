"""The rules of an Undaunted title that apply to a decision and to the actions of a card."""

from collections.abc import Iterator

from sandtable.core import Decision
from sandtable.core.facets import RuleTable
from sandtable.undaunted.library import Library

MOVE_RULES = {"board": ["UA-2.3"], "alight": ["UA-2.4"], "swap": ["UA-2.8"]}


def rules_behind(decision: Decision, table: RuleTable, library: Library) -> list[str]:
    """Return the ids of the rules that apply to a decision, each once."""
    return list(dict.fromkeys(_rules_behind(decision, table, library)))


def _rules_behind(decision: Decision, table: RuleTable, library: Library) -> Iterator[str]:
    yield from table.prompts[decision.prompt]
    if decision.prompt == "card":
        card = str(decision.args["card"])
        verbs = [action.verb for action in library.by_id[card][0].actions]
        verbs += [move.arg for move in decision.options if move.kind == "use"]
        for verb in (*verbs, "ready", "hunker_down"):
            yield from table.actions[verb]
        for move in decision.options:
            yield from MOVE_RULES.get(move.kind, ())
    elif action := decision.args.get("action"):
        yield from table.actions[str(action)]
