"""The events that only this title has."""

from mypy_extensions import i64

from sandtable.undaunted.events import standings
from sandtable.undaunted.north_africa.codes import SEATS
from sandtable.undaunted.north_africa.state import DesertBattle


def vehicle_data(state: DesertBattle, vehicle: i64) -> dict[str, object]:
    """Return a vehicle on the board as shown in views."""
    field = state.field
    places: list[str] = [""] * int(state.desert.seats[vehicle])
    for unit in range(field.n_units):
        if state.vehicle(unit) == vehicle:
            places[int(state.seated[unit] % SEATS)] = field.cards[unit]
    return {
        "vehicle": state.desert.vehicles[vehicle],
        "side": field.seats[state.owners[vehicle]],
        "tile": field.tiles[state.parked[vehicle]],
        "seats": places,
        "damage": int(state.damage[vehicle]),
        "disabled": state.is_disabled(vehicle),
    }


def vehicle_now(state: DesertBattle, vehicle: i64) -> dict[str, object]:
    return {"vehicle": vehicle_data(state, vehicle)}


def boarded(state: DesertBattle, unit: i64, seat: i64, captured: bool) -> None:
    if state.journal is not None:
        field = state.field
        state.journal.add(
            "boarded",
            {
                "side": field.seats[state.active],
                "unit": field.cards[unit],
                "vehicle": state.desert.vehicles[seat // SEATS],
                "place": int(seat % SEATS) + 1,
                "captured": captured,
            },
            False,
            vehicle_now(state, seat // SEATS),
        )


def alighted(state: DesertBattle, unit: i64, vehicle: i64) -> None:
    if state.journal is not None:
        field = state.field
        state.journal.add(
            "alighted",
            {
                "side": field.seats[state.active],
                "unit": field.cards[unit],
                "vehicle": state.desert.vehicles[vehicle],
                "tile": field.tiles[state.parked[vehicle]],
            },
            False,
            vehicle_now(state, vehicle),
        )


def shifted(state: DesertBattle, unit: i64, seat: i64) -> None:
    if state.journal is not None:
        field = state.field
        state.journal.add(
            "shifted",
            {
                "side": field.seats[state.active],
                "unit": field.cards[unit],
                "vehicle": state.desert.vehicles[seat // SEATS],
                "place": int(seat % SEATS) + 1,
            },
            False,
            vehicle_now(state, seat // SEATS),
        )


def swapped(state: DesertBattle, unit: i64, other: i64, vehicle: i64) -> None:
    if state.journal is not None:
        field = state.field
        state.journal.add(
            "swapped",
            {
                "side": field.seats[state.active],
                "unit": field.cards[unit],
                "other": field.cards[other],
                "vehicle": state.desert.vehicles[vehicle],
            },
            False,
            vehicle_now(state, vehicle),
        )


def used(state: DesertBattle, card: i64, verb: i64, power: i64, vehicle: i64) -> None:
    if state.journal is not None:
        field = state.field
        state.journal.add(
            "used",
            {
                "side": field.seats[state.active],
                "card": field.cards[card],
                "vehicle": state.desert.vehicles[vehicle],
                "action": field.verb_names[verb],
                "power": int(power),
            },
        )


def drove(state: DesertBattle, unit: i64, vehicle: i64, start: i64, tile: i64) -> None:
    if state.journal is not None:
        field = state.field
        state.journal.add(
            "drove",
            {
                "side": field.seats[state.active],
                "unit": field.cards[unit],
                "vehicle": state.desert.vehicles[vehicle],
                "from": field.tiles[start],
                "to": field.tiles[tile],
            },
            False,
            vehicle_now(state, vehicle),
        )


def escaped(state: DesertBattle, unit: str, tile: i64) -> None:
    """Report an escape from the board, which reveals the soldier's cards in hand."""
    if state.journal is not None:
        field = state.field
        args: dict[str, object] = {
            "side": field.seats[state.active],
            "unit": unit,
            "tile": field.tiles[tile],
        }
        state.journal.add("escaped", args, True, state.rules.losses(state))


def repaired(state: DesertBattle, vehicle: i64, active_again: bool) -> None:
    if state.journal is not None:
        state.journal.add(
            "repaired",
            {
                "side": state.field.seats[state.active],
                "vehicle": state.desert.vehicles[vehicle],
                "damage": int(state.damage[vehicle]),
                "active_again": active_again,
            },
            False,
            vehicle_now(state, vehicle),
        )


def demolition_declared(
    state: DesertBattle, attacker: i64, tile: i64, defence: i64, number: i64
) -> None:
    if state.journal is not None:
        field = state.field
        state.journal.add(
            "demolition_declared",
            {
                "side": field.seats[state.active],
                "unit": field.cards[attacker],
                "structure": state.desert.structure_names[int(tile)],
                "tile": field.tiles[tile],
                "total": int(defence),
                "dice": int(number),
            },
        )


def damaged(state: DesertBattle, vehicle: i64) -> None:
    if state.journal is not None:
        state.journal.add(
            "damaged",
            {
                "side": state.field.seats[state.owners[vehicle]],
                "vehicle": state.desert.vehicles[vehicle],
                "damage": int(state.damage[vehicle]),
                "disabled": state.is_disabled(vehicle),
            },
            False,
            vehicle_now(state, vehicle),
        )


def vehicle_destroyed(state: DesertBattle, vehicle: i64, tile: i64) -> None:
    if state.journal is not None:
        state.journal.add(
            "vehicle_destroyed",
            {
                "side": state.field.seats[state.owners[vehicle]],
                "vehicle": state.desert.vehicles[vehicle],
                "tile": state.field.tiles[tile],
            },
            False,
            state.rules.losses(state),
        )


def structure_destroyed(state: DesertBattle, tile: i64, points: i64) -> None:
    if state.journal is not None:
        field = state.field
        state.journal.add(
            "structure_destroyed",
            {
                "side": field.seats[state.active],
                "structure": state.desert.structure_names[int(tile)],
                "tile": field.tiles[tile],
                "points": int(points),
                "total": int(state.side(state.active).points),
            },
            False,
            standings(state),
        )


def nobody_suppressed(state: DesertBattle, vehicle: i64) -> None:
    if state.journal is not None:
        state.journal.add(
            "nobody_suppressed",
            {
                "side": state.field.seats[state.owners[vehicle]],
                "vehicle": state.desert.vehicles[vehicle],
            },
        )
