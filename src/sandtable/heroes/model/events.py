"""Events of the log. None are created without a journal.

A unit that entered the map concealed is not named; only its owner learns which unit it is.
"""

from typing import Final

from mypy_extensions import i64

from sandtable.core.journal import Event
from sandtable.grid.squares import DIRECTIONS
from sandtable.heroes.model.codes import ARC
from sandtable.heroes.model.state import (
    ABOARD,
    ARMOUR,
    BACK_UP,
    CREW,
    GONE,
    MAIN_GUN,
    MARKED,
    TRACK,
    VEILED,
    WAITING,
    Skirmish,
    direction,
)

BEFOREHAND: Final = frozenset({"activated", "destroyed", "eliminated", "left"})
"""Events that are logged before the unit changes; the kind says how it changes."""
DAMAGES: Final = [("crew", CREW), ("track", TRACK), ("armour", ARMOUR), ("gun", MAIN_GUN)]


def place(state: Skirmish, unit: i64) -> str:
    at = state.at(unit)
    if at < 0:
        carrier = state.carrier(unit)
        at = state.at(carrier) if carrier >= 0 else at
    return state.theatre.cells[at] if at >= 0 else ""


def piece_data(state: Skirmish, unit: i64) -> dict[str, object]:
    """Return a unit's place and visible state, as in a view."""
    theatre = state.theatre
    at = state.at(unit)
    data: dict[str, object] = {}
    if at >= 0:
        data["cell"] = theatre.cells[at]
        if state.rear(unit) >= 0:
            data["rear"] = theatre.cells[state.rear(unit)]
            data["facing"] = DIRECTIONS[direction(state, state.rear(unit), at)]
        elif state.able(unit, ARC):
            data["facing"] = DIRECTIONS[state.facing(unit)]
    elif at <= ABOARD:
        data["aboard"] = theatre.units[ABOARD - at]
    else:
        data["off"] = "waiting" if at == WAITING else "gone" if at == GONE else "left"
    data["side"] = "back" if state.look(unit) & BACK_UP else "front"
    data["concealed"] = state.concealed(unit)
    if state.has(unit, MARKED):
        data["marker"] = True
    data["suppressed"] = int(state.suppression(unit))
    damage = [name for name, flag in DAMAGES if state.has(unit, flag)]
    if damage:
        data["damage"] = damage
    return data


def tell(state: Skirmish, kind: str, args: dict[str, object], news: bool = False) -> None:
    if state.journal is not None:
        state.journal.add(kind, args, news)


def of_side(state: Skirmish, kind: str, seat: i64) -> None:
    if state.journal is not None:
        state.journal.add(kind, {"side": state.theatre.seats[seat]})


def of_count(state: Skirmish, kind: str, seat: i64, count: i64) -> None:
    if state.journal is not None:
        state.journal.add(kind, {"side": state.theatre.seats[seat], "count": int(count)})


def of_unit(
    state: Skirmish,
    kind: str,
    unit: i64,
    key: str = "",
    value: i64 = 0,
    news: bool = False,
) -> None:
    """Log an event about a unit, with at most one number."""
    if state.journal is None:
        return
    args: dict[str, object] = {
        "side": state.theatre.seats[state.seat_of(unit)],
        "cell": place(state, unit),
    }
    if key:
        args[key] = int(value)
    name(state, kind, unit, args, news, kind not in BEFOREHAND)


def name(
    state: Skirmish,
    kind: str,
    unit: i64,
    args: dict[str, object],
    news: bool = False,
    seen: bool = False,
) -> None:
    """Log an event about a unit; its name is secret while it is veiled.

    With ``seen`` the event has the current state of the unit.
    """
    journal = state.journal
    if journal is None:
        return
    id = state.theatre.units[unit]
    now = piece_data(state, unit) if seen else None
    if state.has(unit, VEILED):
        args["unit"] = ""
        if now is not None:
            # Its facing would reveal that it is a gun.
            now.pop("facing", None)
        journal.events.append(Event(kind, args, {"unit": id}, state.seat_of(unit), news, now))
    else:
        args["unit"] = id
        journal.add(kind, args, news, now)


def of_order(state: Skirmish, kind: str, unit: i64, number: i64) -> None:
    """Log an event about a unit's order token; the unit may still be off the map."""
    if state.journal is not None:
        cell = place(state, unit)
        args: dict[str, object] = {
            "side": state.theatre.seats[state.seat_of(unit)],
            "cell": cell,
            "off": cell == "",
            "number": int(number),
        }
        name(state, kind, unit, args, kind != "order_moved")


def of_units(state: Skirmish, kind: str, unit: i64, second: i64, args: dict[str, object]) -> None:
    """Log an event about one or two own units; their names are secret while they are veiled."""
    journal = state.journal
    if journal is None:
        return
    secret: dict[str, object] = {}
    for key, one in (("unit", unit), ("second", second)):
        if one >= 0:
            known = state.theatre.units[one]
            args[key] = "" if state.has(one, VEILED) else known
            if state.has(one, VEILED):
                secret[key] = known
            cell = place(state, one)
            args["cell" if key == "unit" else "second_cell"] = cell
            args["off" if key == "unit" else "second_off"] = cell == ""
    journal.events.append(Event(kind, args, secret, state.seat_of(unit), False))


def of_enemies(state: Skirmish, unit: i64, args: dict[str, object], key: str) -> None:
    """Add an enemy unit to the arguments: its name, or only its square while it is veiled."""
    args["enemy"] = state.theatre.seats[state.seat_of(unit)]
    args[key] = "" if state.has(unit, VEILED) else state.theatre.units[unit]
    args[key + "_cell"] = place(state, unit)
    args[key + "_off"] = False


def moved(state: Skirmish, unit: i64, start: i64) -> None:
    if state.journal is not None:
        args: dict[str, object] = {
            "side": state.theatre.seats[state.seat_of(unit)],
            "start": state.theatre.cells[start] if start >= 0 else "",
            "cell": place(state, unit),
        }
        name(state, "moved", unit, args, False, True)


def of_pair(state: Skirmish, kind: str, unit: i64, target: i64, args: dict[str, object]) -> None:
    """Log an attack of one unit on another, with its numbers."""
    if state.journal is not None:
        args["side"] = state.theatre.seats[state.seat_of(unit)]
        args["cell"] = place(state, unit)
        args["enemy"] = state.theatre.seats[state.seat_of(target)]
        args["target"] = "" if state.has(target, VEILED) else state.theatre.units[target]
        args["target_cell"] = place(state, target)
        name(state, kind, unit, args)


def of_card(state: Skirmish, kind: str, seat: i64, card: i64) -> None:
    if state.journal is not None:
        theatre = state.theatre
        state.journal.add(kind, {"side": theatre.seats[seat], "card": theatre.cards[card]})


def drew(state: Skirmish, seat: i64, card: i64) -> None:
    if state.journal is not None:
        theatre = state.theatre
        secret: dict[str, object] = {"card": theatre.cards[card]}
        state.journal.add_secret("drew", {"side": theatre.seats[seat]}, secret, seat)


def secretly(
    state: Skirmish, kind: str, seat: i64, key: str, value: str, args: dict[str, object]
) -> None:
    """Log an event with one value that only its owner may know."""
    if state.journal is not None:
        args["side"] = state.theatre.seats[seat]
        state.journal.add_secret(kind, args, {key: value}, seat)


def rolled(state: Skirmish, seat: i64, faces: list[int], purpose: str) -> None:
    if state.journal is not None:
        state.journal.add(
            "rolled", {"side": state.theatre.seats[seat], "dice": faces, "purpose": purpose}
        )
