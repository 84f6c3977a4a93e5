"""Which rules of an Undaunted title stand behind what is asked, and behind what a card can do.

The tables name the rules of all titles; a title's rulebook tells those that hold there.
"""

from collections.abc import Iterator

from sandtable.core import Decision
from sandtable.undaunted.content import Library

PROMPT_RULES = {
    "bid": ["UN-3.4"],
    "turn": ["UN-4.1"],
    "card": ["UN-4.2", "UA-2.1", "UA-2.2"],
    "afterwards": ["UA-2.2", "UA-2.3", "UA-2.4"],
    "enter": ["UN-4.6", "UN-4.8"],
    "step": ["UN-5.7", "UA-5.2"],
    "bolster": ["UN-6.1"],
    "inspire": ["UN-6.5", "UA-3.4"],
    "count": ["UN-6.2"],
    "guide": ["UN-5.3"],
    "aim": ["UN-6.7"],
    "mark": ["UA-3.5"],
    "mend": ["UA-3.7"],
    "fire": [
        *("UN-7.1", "UN-7.3", "UN-7.4", "UN-7.7"),
        *("UA-4.1", "UA-4.2", "UA-4.3", "UA-4.4", "UA-4.5"),
    ],
    "pick": ["UA-4.6", "UA-4.7", "UA-4.8", "UA-4.10"],
    "blast": ["UN-7.2", "UN-7.3", "UN-7.4", "UN-7.5", "UN-7.7", "UN-7.9"],
}
ACTION_RULES = {
    "move": ["UN-5.2", "UA-2.5", "UA-3.2"],
    "guide": ["UN-5.3"],
    "scout": ["UN-5.4", "UA-2.5", "UA-3.2"],
    "stalk": ["UN-5.5", "UA-2.5", "UA-3.2"],
    "drive": ["UA-3.1", "UA-1.5", "UA-2.6"],
    "bolster": ["UN-6.1"],
    "command": ["UN-6.2"],
    "conceal": ["UN-6.3"],
    "control": ["UN-6.4", "UA-3.3"],
    "inspire": ["UN-6.5", "UA-3.4"],
    "recon": ["UN-6.6"],
    "navigate": ["UA-3.5"],
    "observe": ["UA-3.5", "UA-3.6"],
    "repair": ["UA-3.7"],
    "target": ["UN-6.7"],
    "attack": ["UN-7.5", "UA-4.6", "UA-4.7"],
    "suppress": ["UN-7.6", "UA-4.8"],
    "strafe": ["UA-4.3", "UA-4.4", "UA-4.6", "UA-4.7"],
    "anti_tank": ["UA-4.3", "UA-4.7"],
    "demolish": ["UA-4.3", "UA-4.7", "UA-4.9"],
    "blast": ["UN-7.2"],
    "ready": ["UN-4.5", "UA-2.7"],
    "hunker_down": ["UN-4.3"],
}
MOVE_RULES = {"board": ["UA-2.3"], "alight": ["UA-2.4"], "swap": ["UA-2.8"]}


def rules_behind(decision: Decision, library: Library) -> list[str]:
    """The ids of the rules behind a decision, each once."""
    return list(dict.fromkeys(_rules_behind(decision, library)))


def _rules_behind(decision: Decision, library: Library) -> Iterator[str]:
    yield from PROMPT_RULES[decision.prompt]
    if decision.prompt == "card":
        card = str(decision.args["card"])
        verbs = [action.verb for action in library.by_id[card][0].actions]
        verbs += [move.arg for move in decision.options if move.kind == "use"]
        for verb in (*verbs, "ready", "hunker_down"):
            yield from ACTION_RULES[verb]
        for move in decision.options:
            yield from MOVE_RULES.get(move.kind, ())
    elif action := decision.args.get("action"):
        yield from ACTION_RULES[str(action)]
