"""The items of a scenario: picked up, carried, dropped."""

from mypy_extensions import i64

from sandtable.grid.squares import NOWHERE
from sandtable.heroes.model import events
from sandtable.heroes.model.state import ABOARD, Skirmish


def pick_up(state: Skirmish, unit: i64) -> None:
    """Infantry that ends its move on an item takes it along."""
    for item in range(i64(len(state.theatre.items))):
        side = state.theatre.item_side[item]
        if state.item(item) == state.at(unit) and side in (NOWHERE, state.seat_of(unit)):
            state.set_item(item, ABOARD - unit)
            if state.journal is not None:
                args: dict[str, object] = {
                    "side": state.theatre.seats[state.seat_of(unit)],
                    "cell": events.place(state, unit),
                    "item": state.theatre.items[item],
                }
                events.name(state, "picked_up", unit, args)


def drop_items(state: Skirmish, unit: i64, at: i64) -> None:
    """What a unit carries stays on its square."""
    for item in range(i64(len(state.theatre.items))):
        if state.item(item) == ABOARD - unit:
            leave_item(state, item, at)


def leave_item(state: Skirmish, item: i64, cell: i64) -> None:
    state.set_item(item, cell)
    if state.journal is not None:
        theatre = state.theatre
        args: dict[str, object] = {"item": theatre.items[item], "cell": theatre.cells[cell]}
        events.tell(state, "item_dropped", args)
