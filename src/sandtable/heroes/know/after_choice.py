"""What a choice does to the unit that acts, for drawing it before it is made."""

from typing import Final

from mypy_extensions import i64

from sandtable.heroes.model.codes import TOKENS
from sandtable.heroes.model.events import piece_data
from sandtable.heroes.model.state import Skirmish

STANDS: Final = ("cell", "rear", "facing", "aboard", "off", "side", "concealed", "marker")
"""What of ``piece_data`` a choice can change."""


def after_choice(before: Skirmish, after: Skirmish, unit: i64) -> dict[str, object] | None:
    """Where a unit is after a choice, and the token laid on it; None where neither has changed."""
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
        # The rest goes without saying.
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
