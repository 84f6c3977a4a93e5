"""What each title has for the agents: ``[agents]`` of its ``title.toml``, and what was learned for
it (the folder ``learned`` of the title)."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import sandtable

NETWORK = "network.npz"
"""The network that the levels search with."""
PREDICTION = "prediction.npz"
"""What the balance of a scenario is predicted by."""


@cache
def agent_settings(title: str) -> Mapping[str, Any]:
    """What a title says; nothing where it is not one of ours."""
    if title not in sandtable.TITLES:
        return {}
    found: Mapping[str, Any] = sandtable.load(title).settings.get("agents", {})
    return found


def by_title(key: str, level: str) -> dict[str, Any]:
    """A number of a level in all titles that say it."""
    settings = {title: agent_settings(title).get(key, {}) for title in sandtable.TITLES}
    return {title: found[level] for title, found in settings.items() if level in found}


@cache
def recruit_haste(title: str, haste: float, rival: float) -> tuple[float, float]:
    """What the recruit is told in a title, or else these."""
    found = agent_settings(title).get("recruit", {})
    return float(found.get("haste", haste)), float(found.get("rival", rival))


def learned_file(title: str, name: str) -> Path:
    """Where a title keeps something that was learned for it, whether it is there or not."""
    return sandtable.load(title).folder / "learned" / name


def is_taught(title: str) -> bool:
    """Whether a network was trained for a title."""
    return title in sandtable.TITLES and learned_file(title, NETWORK).exists()
