"""Agent settings and trained files of each title: ``[agents]`` of its ``title.toml`` and its folder
``learned``."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import sandtable

NETWORK = "network.npz"
"""File of the network that the levels search with."""
PREDICTION = "prediction.npz"
"""File of the predictor of a scenario's balance."""


@cache
def agent_settings(title: str) -> Mapping[str, Any]:
    """Return a title's agent settings; empty for titles that are not built in."""
    if title not in sandtable.TITLES:
        return {}
    found: Mapping[str, Any] = sandtable.load(title).settings.get("agents", {})
    return found


def by_title(key: str, level: str) -> dict[str, Any]:
    """Return a setting of a level, by title, for the titles that have it."""
    settings = {title: agent_settings(title).get(key, {}) for title in sandtable.TITLES}
    return {title: found[level] for title, found in settings.items() if level in found}


@cache
def recruit_haste(title: str, haste: float, rival: float) -> tuple[float, float]:
    """Return the recruit's settings in a title; the arguments are the defaults."""
    found = agent_settings(title).get("recruit", {})
    return float(found.get("haste", haste)), float(found.get("rival", rival))


def learned_file(title: str, name: str) -> Path:
    """Return the path of a trained file of a title, whether it exists or not."""
    return sandtable.load(title).folder / "learned" / name


def is_taught(title: str) -> bool:
    """Return whether a title has a trained network."""
    return title in sandtable.TITLES and learned_file(title, NETWORK).exists()
