"""UA-5: how the game ends."""

from mypy_extensions import i64

from sandtable.undaunted.field import NO_AIM
from sandtable.undaunted.hope import available
from sandtable.undaunted.north_africa.desert import DESTROYER
from sandtable.undaunted.north_africa.state import DesertBattle, count
from sandtable.undaunted.north_africa.vocabulary import DEMOLISH, NAVIGATE, OBSERVE, SEATS
from sandtable.undaunted.state import OFF_BOARD
from sandtable.undaunted.words import CONTROL, SCOUT

CHARTS = 1 << SCOUT | 1 << NAVIGATE | 1 << OBSERVE


def met(state: DesertBattle, seat: i64) -> str:
    """UA-5.5, UA-5.6: the first aim of a side that is met, as an ending; empty while none is."""
    desert = state.desert
    goal = state.field.points_to_win[seat]
    if goal != NO_AIM and state.side(seat).points >= goal:
        return "objectives"
    number = desert.escapes_to_win[seat]
    if number and count(got_away(state, seat)) >= number:
        return "escaped"
    number = desert.kills_to_win[seat]
    if number and count(desert.quarry[seat] & state.lost_by(1 - seat)) >= number:
        return "neutralised"
    return ""


def got_away(state: DesertBattle, seat: i64) -> i64:
    """The pieces of a side that have escaped and should; a captured vehicle counts for its last
    owner."""
    pieces = state.escaped & state.desert.fugitives[seat]
    for vehicle in range(state.desert.n_vehicles):
        if state.owners[vehicle] != seat:
            pieces &= ~(i64(1) << state.desert.piece(vehicle))
    return pieces


# UA-5.4, UA-5.7, UA-5.8: hope


def hopes_for_points(state: DesertBattle, seat: i64) -> bool:
    goal = state.field.points_to_win[seat]
    return goal != NO_AIM and best_points(state, seat) >= goal


def hopes_to_escape(state: DesertBattle, seat: i64) -> bool:
    number = state.desert.escapes_to_win[seat]
    if number == 0:
        return False
    still_here = state.desert.fugitives[seat] & state.on_the_board()
    return count(got_away(state, seat) | still_here) >= number


def hopes_to_neutralise(state: DesertBattle, seat: i64) -> bool:
    number = state.desert.kills_to_win[seat]
    if number == 0:
        return False
    quarry = state.desert.quarry[seat]
    return count(quarry & (state.lost_by(1 - seat) | state.on_the_board())) >= number


def best_points(state: DesertBattle, seat: i64) -> i64:
    """UA-5.7: the points a side has and those it could still take."""
    field = state.field
    desert = state.desert
    side = state.side(seat)
    cards = available(field, side)
    verbs = seat_verbs(state)
    best = side.points
    if cards & field.controllers or verbs >> CONTROL & 1:
        open_tiles = ~side.controlled
        if not (cards & desert.charters or verbs & CHARTS):
            open_tiles &= side.marked
        for tile in range(field.n_tiles):
            if open_tiles >> tile & 1:
                best += state.rules.worth(state, seat, tile)
    if seat == DESTROYER and (cards & desert.demolishers or verbs >> DEMOLISH & 1):
        for tile in range(field.n_tiles):
            if state.standing >> tile & 1:
                best += desert.structure_points[tile]
    return best


def seat_verbs(state: DesertBattle) -> i64:
    """The actions of all seats whose vehicles are on the board."""
    verbs: i64 = 0
    for vehicle in range(state.desert.n_vehicles):
        if state.parked[vehicle] != OFF_BOARD:
            for place in range(state.desert.seats[vehicle]):
                verbs |= state.desert.printed[vehicle * SEATS + place]
    return verbs


def winner_without_hope(state: DesertBattle, hopeless: i64) -> bool:
    """UA-5.4: whether the opponent of a side without hope, who has hope, wins at once."""
    seat = 1 - hopeless
    if hopes_to_neutralise(state, seat):
        return True
    return hopes_for_points(state, seat) and state.side(seat).points > state.side(hopeless).points


def has_hope(state: DesertBattle, seat: i64) -> bool:
    return (
        hopes_for_points(state, seat)
        or hopes_to_neutralise(state, seat)
        or hopes_to_escape(state, seat)
    )
