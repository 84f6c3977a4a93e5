"""UA-2: playing a card, and the seats of vehicles."""

from typing import cast

from mypy_extensions import i64

from sandtable.core.vec import append, vec
from sandtable.undaunted import reasons as why
from sandtable.undaunted.codes import HUNKER_DOWN, READY, VERBS, code
from sandtable.undaunted.frames import CARD, kind_of
from sandtable.undaunted.north_africa import events
from sandtable.undaunted.north_africa.codes import (
    ALIGHT,
    ALREADY_ABOARD,
    BOARD,
    CHANGED_ALREADY,
    DISABLED,
    DRIVE,
    ENEMY_ABOARD,
    NAVIGATE,
    NO_EFFECT_THEN,
    NO_SUCH_SEAT,
    NOT_A_SPECIALIST,
    NOT_ABOARD,
    NOT_HERE,
    NOT_THIS_SEAT,
    NOT_TOGETHER,
    NOTHING_TO_MARK,
    OBSERVE,
    ON_FOOT,
    SEAT_TAKEN,
    SEATS,
    SHIFT,
    STAY,
    SWAP,
    USE,
)
from sandtable.undaunted.north_africa.frames import AFTERWARDS, Afterwards, SoldierCard
from sandtable.undaunted.north_africa.rules.actions import DesertActions, can_mark
from sandtable.undaunted.north_africa.state import DesertBattle
from sandtable.undaunted.reasons import FINISH_FIRST, LEGAL
from sandtable.undaunted.state import Battle


class Seats(DesertActions):
    """The uses of a card, and boarding, alighting, changing and swapping seats."""

    # UA-2.1: a card's own actions, or one of its soldier's seat

    def verb_options(self, state: Battle, top: i64) -> vec[i64]:
        codes = super().verb_options(state, top)
        card = SoldierCard.card(top)
        if card < self.field.n_units:
            here = cast(DesertBattle, state)
            codes = self.seat_options(here, codes, card)
            if not SoldierCard.changed(top):
                codes = self.changes(here, codes, card, True)
        return codes

    def verb_reason(self, state: Battle, card: i64, verb: i64) -> i64:
        if verb == HUNKER_DOWN or verb == READY:
            top = state.top()
            if kind_of(top) == CARD and SoldierCard.card(top) == card and SoldierCard.changed(top):
                return CHANGED_ALREADY
        return super().verb_reason(state, card, verb)

    def card_reason(self, state: DesertBattle, top: i64, kind: i64, arg: i64) -> i64:
        """Return why a move that only this title has is illegal for a soldier's card, or LEGAL."""
        card = SoldierCard.card(top)
        if kind == USE:
            return self.use_reason(state, card, arg)
        if kind == SWAP:
            return self.swap_reason(state, card, arg)
        if SoldierCard.changed(top) and (kind == BOARD or kind == ALIGHT or kind == SHIFT):
            return CHANGED_ALREADY
        return self.change_reason(state, card, kind, arg, True)

    def do(self, state: Battle, card: i64, verb: i64) -> None:
        if verb != READY and verb != HUNKER_DOWN:
            self.wait_for_change(state, card)
        super().do(state, card, verb)

    def seat_options(self, state: DesertBattle, codes: vec[i64], card: i64) -> vec[i64]:
        seat = state.seated[card]
        if seat == ON_FOOT:
            return codes
        verbs = self.desert.printed[seat]
        for verb in range(i64(VERBS)):
            if verbs >> verb & 1 and self.use_reason(state, card, verb) == LEGAL:
                codes = append(codes, code(USE, verb))
        for other in range(self.field.n_units):
            if self.swap_reason(state, card, other) == LEGAL:
                codes = append(codes, code(SWAP, other))
        return codes

    def use_reason(self, state: DesertBattle, card: i64, verb: i64) -> i64:
        """Return why a card cannot be played for an action of its soldier's seat, or LEGAL."""
        side = state.side(state.active)
        seat = state.seated[card]
        if seat == ON_FOOT:
            return NOT_ABOARD
        if side.suppressed >> card & 1:
            return why.SUPPRESSED
        if not self.desert.seat_prints(seat, verb):
            return NOT_THIS_SEAT
        if state.is_disabled(seat // SEATS):
            return DISABLED
        if not self.desert.users[seat] >> card & 1:
            return NOT_A_SPECIALIST
        return self.seat_action_reason(state, card, verb, self.desert.seat_power(seat, verb))

    def seat_action_reason(self, state: DesertBattle, card: i64, verb: i64, power: i64) -> i64:
        here = state.side(state.active).at[card]
        if verb == DRIVE:
            return self.drive_reason(state, card, here)
        if verb == NAVIGATE or verb == OBSERVE:
            return LEGAL if can_mark(state, verb, here, power) else NOTHING_TO_MARK
        return self.action_reason(state, card, verb, here)

    def use(self, state: DesertBattle, card: i64, verb: i64) -> None:
        """Play a card for an action of its soldier's seat."""
        self.wait_for_change(state, card)
        state.pop()
        seat = state.seated[card]
        power = self.desert.seat_power(seat, verb)
        events.used(state, card, verb, power, seat // SEATS)
        self.begin_action(state, card, verb, power)

    # UA-2.1, UA-2.8: swapping seats

    def swap_reason(self, state: DesertBattle, unit: i64, other: i64) -> i64:
        """Return why a soldier cannot swap seats with another one, or LEGAL."""
        vehicle = state.vehicle(unit)
        if vehicle == ON_FOOT:
            return NOT_ABOARD
        if other == unit or state.vehicle(other) != vehicle:
            return NOT_TOGETHER
        return self.ready_reason(state, unit)

    def swap(self, state: DesertBattle, unit: i64, other: i64) -> None:
        self.wait_for_change(state, unit)
        state.pop()
        seat = state.seated[unit]
        state.seated[unit] = state.seated[other]
        state.seated[other] = seat
        events.swapped(state, unit, other, seat // SEATS)

    # UA-2.2: boarding, alighting and changing seats, before or after a card's effect

    def wait_for_change(self, state: Battle, card: i64) -> None:
        """Insert a frame below the card's frame, for what its soldier may do after the effect."""
        top = state.top()
        if card < self.field.n_units and not SoldierCard.changed(top):
            state.replace_top(Afterwards.of(card))
            state.push(top)

    def afterwards_options(self, state: DesertBattle, top: i64) -> vec[i64]:
        codes = self.changes(state, vec[i64](capacity=16), Afterwards.unit(top), False)
        return append(codes, code(STAY, 0))

    def changes(self, state: DesertBattle, codes: vec[i64], unit: i64, before: bool) -> vec[i64]:
        """Append the moves to board, alight or change seat."""
        if state.seated[unit] == ON_FOOT:
            tile = state.side(state.active).at[unit]
            for vehicle in range(self.desert.n_vehicles):
                if state.parked[vehicle] == tile:
                    for place in range(self.desert.seats[vehicle]):
                        seat = vehicle * SEATS + place
                        if self.board_reason(state, unit, seat, before) == LEGAL:
                            codes = append(codes, code(BOARD, seat))
            return codes
        if self.alight_reason(state, unit, before) == LEGAL:
            codes = append(codes, code(ALIGHT, 0))
        for place in range(self.desert.seats[state.vehicle(unit)]):
            if self.shift_reason(state, unit, place, before) == LEGAL:
                codes = append(codes, code(SHIFT, place))
        return codes

    def change_reason(
        self, state: DesertBattle, unit: i64, kind: i64, arg: i64, before: bool
    ) -> i64:
        if kind == BOARD:
            return self.board_reason(state, unit, arg, before)
        if kind == ALIGHT:
            return self.alight_reason(state, unit, before)
        if kind == SHIFT:
            return self.shift_reason(state, unit, arg, before)
        return FINISH_FIRST

    def change(self, state: DesertBattle, top: i64, kind: i64, arg: i64) -> None:
        afterwards = kind_of(top) == AFTERWARDS
        unit = Afterwards.unit(top) if afterwards else SoldierCard.card(top)
        if kind == BOARD:
            self.board(state, unit, arg)
        elif kind == ALIGHT:
            self.alight(state, unit)
        else:
            self.shift(state, unit, arg)
        if afterwards:
            state.pop()
        else:
            state.replace_top(SoldierCard.after_change(unit))

    def ready_reason(self, state: DesertBattle, unit: i64) -> i64:
        """UA-2.7: return SUPPRESSED if the soldier is suppressed, else LEGAL."""
        suppressed = state.side(state.active).suppressed >> unit & 1
        return why.SUPPRESSED if suppressed else LEGAL

    def effect_from(self, state: DesertBattle, unit: i64, seat: i64) -> i64:
        """Return LEGAL if the card would still have an effect with its soldier in another place."""
        was = state.seated[unit]
        state.seated[unit] = seat
        reason = LEGAL if self.has_effect(state, unit) else i64(NO_EFFECT_THEN)
        state.seated[unit] = was
        return reason

    def has_effect(self, state: DesertBattle, card: i64) -> bool:
        verbs = self.field.printed[card]
        for verb in range(i64(VERBS)):
            if verbs >> verb & 1 and self.verb_reason(state, card, verb) == LEGAL:
                return True
        return len(self.seat_options(state, vec[i64](), card)) > 0

    # UA-2.3: board

    def board_reason(self, state: DesertBattle, unit: i64, seat: i64, before: bool) -> i64:
        """Return why a soldier of the active side cannot get into this seat, or LEGAL."""
        reason = self.ready_reason(state, unit)
        if reason != LEGAL:
            return reason
        vehicle = seat // SEATS
        if state.seated[unit] != ON_FOOT:
            return ALREADY_ABOARD
        if state.parked[vehicle] != state.side(state.active).at[unit]:
            return NOT_HERE
        if state.owners[vehicle] != state.active and state.crew(vehicle):
            return ENEMY_ABOARD
        if not state.is_free(seat):
            return SEAT_TAKEN
        if not before:
            return LEGAL
        owner = state.owners[vehicle]
        state.owners[vehicle] = state.active
        reason = self.effect_from(state, unit, seat)
        state.owners[vehicle] = owner
        return reason

    def board(self, state: DesertBattle, unit: i64, seat: i64) -> None:
        vehicle = seat // SEATS
        captured = state.owners[vehicle] != state.active
        state.owners[vehicle] = state.active
        state.seated[unit] = seat
        events.boarded(state, unit, seat, captured)

    # UA-2.4: alight

    def alight_reason(self, state: DesertBattle, unit: i64, before: bool) -> i64:
        reason = self.ready_reason(state, unit)
        if reason != LEGAL:
            return reason
        if state.seated[unit] == ON_FOOT:
            return NOT_ABOARD
        return self.effect_from(state, unit, ON_FOOT) if before else i64(LEGAL)

    def alight(self, state: DesertBattle, unit: i64) -> None:
        vehicle = state.vehicle(unit)
        state.seated[unit] = ON_FOOT
        events.alighted(state, unit, vehicle)

    # UA-2.2: change seat

    def shift_reason(self, state: DesertBattle, unit: i64, place: i64, before: bool) -> i64:
        """Return why a soldier cannot change to this place in the same vehicle, or LEGAL."""
        reason = self.ready_reason(state, unit)
        if reason != LEGAL:
            return reason
        vehicle = state.vehicle(unit)
        if vehicle == ON_FOOT:
            return NOT_ABOARD
        if place >= self.desert.seats[vehicle]:
            return NO_SUCH_SEAT
        if not state.is_free(vehicle * SEATS + place):
            return SEAT_TAKEN
        return self.effect_from(state, unit, vehicle * SEATS + place) if before else i64(LEGAL)

    def shift(self, state: DesertBattle, unit: i64, place: i64) -> None:
        seat = state.vehicle(unit) * SEATS + place
        state.seated[unit] = seat
        events.shifted(state, unit, seat)
