"""UA-5: points, escapes and losses, and the end of the game."""

from typing import Final, cast

from mypy_extensions import i64

from sandtable.undaunted.codes import CONTROL, SCOUT
from sandtable.undaunted.field import NO_AIM, Battlefield
from sandtable.undaunted.frames import Stepping
from sandtable.undaunted.north_africa import events
from sandtable.undaunted.north_africa.codes import (
    CREW_NOT_TO_ESCAPE,
    DEMOLISH,
    DRIVE,
    NAVIGATE,
    NO_ESCAPE_HERE,
    NOT_TO_ESCAPE,
    OBSERVE,
    ON_FOOT,
    REASONS,
    SEATS,
)
from sandtable.undaunted.north_africa.state import DesertBattle, count
from sandtable.undaunted.north_africa.tables import DESTROYER, Desert
from sandtable.undaunted.out_of_reach import available
from sandtable.undaunted.reasons import LEGAL, Reasons
from sandtable.undaunted.rules.engine import Rules
from sandtable.undaunted.state import OFF_BOARD, Battle, Side

MARKERS: Final = 1 << SCOUT | 1 << NAVIGATE | 1 << OBSERVE
"""UA-5.7: the actions that place scouted markers."""


class DesertEnding(Rules):
    """The checks after every effect, and leaving the board."""

    def __init__(self, field: Battlefield, desert: Desert) -> None:
        super().__init__(field, Reasons(REASONS))
        self.desert: Desert = desert

    def check_end(self, state: Battle) -> None:
        """UA-5.6: check the active player's aims, the other's, then whether both can still win."""
        here = cast(DesertBattle, state)
        seat = state.active
        for _ in range(2):
            ending = met(here, seat)
            if ending:
                state.finish(seat, ending)
                return
            seat = 1 - seat
        hope_one = has_hope(here, 0)
        hope_other = has_hope(here, 1)
        if not hope_one and not hope_other:
            self.decide_on_points(state, "both_hopeless")
        elif not hope_one and winner_without_hope(here, 0):
            state.finish(1, "hopeless")
        elif not hope_other and winner_without_hope(here, 1):
            state.finish(0, "hopeless")

    # UA-5.1: structures

    def worth(self, state: Battle, seat: i64, tile: i64) -> i64:
        worth = self.field.objective[tile]
        if seat != DESTROYER and cast(DesertBattle, state).standing >> tile & 1:
            worth += self.desert.structure_points[tile]
        return worth

    def worth_at_start(self, seat: i64, tile: i64) -> i64:
        worth = self.field.objective[tile]
        return worth if seat == DESTROYER else worth + self.desert.structure_points[tile]

    # UA-5.2: leaving the board

    def leave_reason(self, state: DesertBattle, top: i64) -> i64:
        """Return why the moving piece cannot leave the board, or LEGAL."""
        unit = Stepping.card(top)
        if Stepping.verb(top) == DRIVE:
            return self.vehicle_leave_reason(state, state.vehicle(unit))
        return self.piece_leave_reason(state, unit, state.side(state.active).at[unit])

    def piece_leave_reason(self, state: DesertBattle, piece: i64, tile: i64) -> i64:
        if not self.desert.exits >> tile & 1:
            return NO_ESCAPE_HERE
        return LEGAL if self.desert.fugitives[state.active] >> piece & 1 else NOT_TO_ESCAPE

    def vehicle_leave_reason(self, state: DesertBattle, vehicle: i64) -> i64:
        piece = self.desert.piece(vehicle)
        reason = self.piece_leave_reason(state, piece, state.parked[vehicle])
        if reason == LEGAL and state.crew(vehicle) & ~self.desert.fugitives[state.active]:
            return CREW_NOT_TO_ESCAPE
        return reason

    def leave(self, state: DesertBattle, top: i64) -> None:
        state.pop()
        unit = Stepping.card(top)
        if Stepping.verb(top) != DRIVE:
            self.escape(state, unit)
        else:
            vehicle = state.vehicle(unit)
            crew = state.crew(vehicle)
            tile = state.parked[vehicle]
            state.parked[vehicle] = OFF_BOARD
            state.escaped |= i64(1) << self.desert.piece(vehicle)
            events.escaped(state, self.desert.vehicles[vehicle], tile)
            for rider in range(self.field.n_units):
                if crew >> rider & 1:
                    self.escape(state, rider)
        self.check_end(state)

    def escape(self, state: DesertBattle, unit: i64) -> None:
        """Remove an escaping soldier with all cards."""
        side = state.side(state.active)
        tile = side.at[unit]
        side.at[unit] = OFF_BOARD
        side.suppressed &= ~(i64(1) << unit)
        state.seated[unit] = ON_FOOT
        state.escaped |= i64(1) << unit
        events.escaped(state, self.field.cards[unit], tile)
        self.remove_cards(side, unit)

    def remove_cards(self, side: Side, unit: i64) -> None:
        while side.hand[unit]:
            side.leave_hand(unit)
            side.removed[unit] += 1
        side.removed[unit] += side.deck[unit] + side.discard[unit]
        side.removed[unit] += side.supply[unit] + side.played[unit]
        side.deck_size -= side.deck[unit]
        side.discard_size -= side.discard[unit]
        side.deck[unit] = 0
        side.discard[unit] = 0
        side.supply[unit] = 0
        side.played[unit] = 0


# UA-5.5, UA-5.6: the aims


def met(state: DesertBattle, seat: i64) -> str:
    """UA-5.5, UA-5.6: return the ending for a side's first aim that is met, or an empty string."""
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
    """Return the pieces that have escaped for a side, vehicles for their last owner."""
    pieces = state.escaped & state.desert.fugitives[seat]
    for vehicle in range(state.desert.n_vehicles):
        if state.owners[vehicle] != seat:
            pieces &= ~(i64(1) << state.desert.piece(vehicle))
    return pieces


# UA-5.4, UA-5.7, UA-5.8: whether a side can still win


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
    """UA-5.7: return the points a side has plus those it could still take."""
    field = state.field
    desert = state.desert
    side = state.side(seat)
    cards = available(field, side)
    verbs = seat_verbs(state)
    best = side.points
    if cards & field.controllers or verbs >> CONTROL & 1:
        open_tiles = ~side.controlled
        if not (cards & desert.charters or verbs & MARKERS):
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
    """Return the actions of all seats whose vehicles are on the board, as a mask."""
    verbs: i64 = 0
    for vehicle in range(state.desert.n_vehicles):
        if state.parked[vehicle] != OFF_BOARD:
            for place in range(state.desert.seats[vehicle]):
                verbs |= state.desert.printed[vehicle * SEATS + place]
    return verbs


def winner_without_hope(state: DesertBattle, hopeless: i64) -> bool:
    """UA-5.4: return whether the opponent of a side that can no longer win wins immediately."""
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
