"""The rules that apply to each prompt and action."""

from sandtable.core.facets import RuleTable
from sandtable.undaunted.facets import rule_table as shared

PROMPTS: dict[str, list[str]] = {
    "card": ["UA-2.1", "UN-4.2", "UA-2.2"],
    "afterwards": ["UA-2.2", "UA-2.3", "UA-2.4"],
    "step": ["UN-5.7", "UA-5.2"],
    "inspire": ["UN-6.5", "UA-3.4"],
    "mark": ["UA-3.5"],
    "mend": ["UA-3.7"],
    "fire": [
        "UN-7.1",
        "UN-7.3",
        "UN-7.4",
        "UN-7.7",
        "UA-4.1",
        "UA-4.2",
        "UA-4.3",
        "UA-4.4",
        "UA-4.5",
    ],
    "pick": ["UA-4.7", "UA-4.6", "UA-4.8", "UA-4.10"],
}
ACTIONS: dict[str, list[str]] = {
    "move": ["UN-5.2", "UA-2.5", "UA-3.2"],
    "scout": ["UN-5.4", "UA-2.5", "UA-3.2"],
    "stalk": ["UN-5.5", "UA-2.5", "UA-3.2"],
    "drive": ["UA-3.1", "UA-1.5", "UA-2.6"],
    "control": ["UA-3.3", "UN-6.4"],
    "inspire": ["UA-3.4", "UN-6.5"],
    "navigate": ["UA-3.5"],
    "observe": ["UA-3.6", "UA-3.5"],
    "repair": ["UA-3.7"],
    "attack": ["UA-4.1", "UN-7.5", "UA-4.6", "UA-4.7"],
    "suppress": ["UA-4.8", "UN-7.6"],
    "strafe": ["UA-4.1", "UA-4.3", "UA-4.4", "UA-4.6", "UA-4.7"],
    "anti_tank": ["UA-4.1", "UA-4.3", "UA-4.7"],
    "demolish": ["UA-4.1", "UA-4.3", "UA-4.7", "UA-4.9"],
    "ready": ["UN-4.5", "UA-2.7"],
}

RULES: RuleTable = RuleTable(
    {**shared.PROMPTS, **PROMPTS},
    {**shared.ACTIONS, **ACTIONS},
    frozenset({"afterwards", "pick", "mend"}),
    sum="UA-4.3",
    over="UA-5.5",
    waiting="UN-3.5",
)
