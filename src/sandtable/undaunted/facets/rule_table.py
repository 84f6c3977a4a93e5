"""The rules that apply to each prompt and action, in all titles of the system."""

from sandtable.core.facets import RuleTable

PROMPTS: dict[str, list[str]] = {
    "bid": ["UN-3.4"],
    "turn": ["UN-4.1"],
    "card": ["UN-4.2"],
    "step": ["UN-5.7"],
    "bolster": ["UN-6.1"],
    "inspire": ["UN-6.5"],
    "count": ["UN-6.2"],
    "fire": ["UN-7.1", "UN-7.3", "UN-7.4", "UN-7.7"],
}
ACTIONS: dict[str, list[str]] = {
    "hunker_down": ["UN-4.3"],
    "ready": ["UN-4.5"],
    "move": ["UN-5.2"],
    "scout": ["UN-5.4"],
    "stalk": ["UN-5.5"],
    "bolster": ["UN-6.1"],
    "command": ["UN-6.2"],
    "conceal": ["UN-6.3"],
    "control": ["UN-6.4"],
    "inspire": ["UN-6.5"],
    "recon": ["UN-6.6"],
    "attack": ["UN-7.1", "UN-7.5"],
    "suppress": ["UN-7.6"],
}

RULES: RuleTable = RuleTable(
    PROMPTS, ACTIONS, frozenset({"enter"}), sum="UN-7.3", over="UN-8.1", waiting="UN-3.5"
)
