"""Preview of a choice: how it changes the acting unit, for drawing it on the map."""

from typing import Final

from mypy_extensions import i64

from sandtable.heroes.model.codes import TOKENS
from sandtable.heroes.model.events import piece_data
from sandtable.heroes.model.state import Skirmish

STANDS: Final = ("cell", "rear", "facing", "aboard", "off", "side", "concealed", "marker")
"""Keys of ``piece_data`` that a choice can change."""


def after_choice(before: Skirmish, after: Skirmish, unit: i64) -> dict[str, object] | None:
    """Return a unit's new place and token after a choice; None if neither has changed."""
    if is_same(before, after, unit):
        return None
    was = piece_data(before, unit)
    now = piece_data(after, unit)
    data: dict[str, object] = {}
    moved = False
    for key in STANDS:
        value = now.get(key)
        if value != was.get(key):
            moved = True
        # Default values are left out.
        if value is not None and value is not False and value != "front":
            data[key] = value
    token = after.token(unit)
    if token and token != before.token(unit):
        data["token"] = TOKENS[token & 15]
        moved = True
    return data if moved else None


def is_same(before: Skirmish, after: Skirmish, unit: i64) -> bool:
    for part in range(unit * 4, unit * 4 + 4):
        if before.units[part] != after.units[part]:
            return False
    return True
