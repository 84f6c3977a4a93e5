"""Equipment tokens: which group's token a unit may spend (HN-2.1, HN-2.8)."""

from mypy_extensions import i64

from sandtable.grid.squares import NOWHERE
from sandtable.heroes.model.codes import KITS
from sandtable.heroes.model.state import Skirmish


def kit_group(state: Skirmish, unit: i64, kit: i64) -> i64:
    """HN-2.1, HN-2.8: the group whose token a unit may spend, or NOWHERE."""
    theatre = state.theatre
    plate = theatre.plate_of[unit]
    if plate >= 0 and state.kit(plate, kit):
        return plate
    for group in range(theatre.n_groups):
        if (
            theatre.group_seat[group] == theatre.seat_of[unit]
            and state.kit(group, kit)
            and (theatre.group_command[group] or (plate < 0 and kit != KITS - 1))
            and not (kit == KITS - 1 and theatre.group_command[group])
        ):
            return group
    return NOWHERE
