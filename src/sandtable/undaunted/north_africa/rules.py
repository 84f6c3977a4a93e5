"""What Undaunted: North Africa has that the system does not.

- Vehicles: soldiers board, alight, change and swap seats (UA-2); a card may be played for the
  action of its soldier's seat; a hit wounds one of the crew and damages the vehicle (UA-4.7).
- Two kinds of defence, for small arms and against armour (UA-4.1, UA-4.3).
- Structures, scored by the one side when destroyed and by the other while held (UA-5.1).
- Navigate and Observe scout from afar, Repair mends, Strafe comes from the air (UA-3, UA-4).
- A fallen soldier takes his supply cards along (UA-4.6). Nobody is placed later.
- Control is stopped only by a soldier of the side that controls the tile (UA-3.3).
- The aims: points, escape, neutralise (UA-5).
"""

from typing import cast

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.core.state import DECISION, OVER
from sandtable.undaunted import reasons as why
from sandtable.undaunted import tell
from sandtable.undaunted.features import Observer
from sandtable.undaunted.field import Battlefield
from sandtable.undaunted.north_africa import aims, bearings, boarding, charting, combat, reports
from sandtable.undaunted.north_africa.desert import DESTROYER, Desert
from sandtable.undaunted.north_africa.state import DesertBattle
from sandtable.undaunted.north_africa.vocabulary import (
    AFTERWARDS,
    ALIGHT,
    AT_STRUCTURE,
    AT_VEHICLE,
    BOARD,
    CHANGED_ALREADY,
    COMMAND_NOT_INSPIRED,
    CREW_NOT_TO_ESCAPE,
    DEMOLISH,
    DISABLED,
    DRIVE,
    GUARDED,
    IN_VEHICLE,
    LEAVE,
    MARK,
    MARKING,
    MEND,
    MENDING,
    NAVIGATE,
    NO_EFFECT_THEN,
    NO_ESCAPE_HERE,
    NO_TARGET,
    NO_WAY_TO_DRIVE,
    NOT_A_SPECIALIST,
    NOT_ABOARD,
    NOT_HERE,
    NOT_INSIDE,
    NOT_THIS_SEAT,
    NOT_TO_ESCAPE,
    NOTHING_TO_MARK,
    NOTHING_TO_REPAIR,
    OBSERVE,
    ON_FOOT,
    ONE_MARKER_DUE,
    OTHER_VEHICLE,
    PICK,
    PICKING,
    REASONS,
    REPAIR,
    ROUGH_GROUND,
    SEATS,
    SHIFT,
    STAY,
    STRAFE,
    STRUCTURE,
    SWAP,
    UNDAMAGED,
    USE,
    VEHICLE,
    VEHICLE_GONE,
)
from sandtable.undaunted.prospects import Surveyor
from sandtable.undaunted.reasons import FINISH_FIRST, LEGAL, Reasons
from sandtable.undaunted.rules import Rules
from sandtable.undaunted.state import OFF_BOARD, Battle, Side
from sandtable.undaunted.words import (
    AT,
    CARD,
    ENOUGH,
    FIRING,
    HUNKER_DOWN,
    INSPIRE,
    MOVE,
    READY,
    ROLLING,
    SCOUT,
    STALK,
    STEPPING,
    SUPPRESS,
    VERBS,
    code,
    counter_arg,
    field_a,
    field_b,
    field_c,
    field_d,
    frame,
    kind_of,
    mask_of,
)


class NorthAfricaRules(Rules):
    """The rules of one scenario of Undaunted: North Africa."""

    def __init__(self, field: Battlefield, desert: Desert) -> None:
        super().__init__(field, Reasons(REASONS))
        self.desert: Desert = desert

    def start(self) -> DesertBattle:
        desert = self.desert
        state = DesertBattle(
            self,
            desert,
            self.new_side(0),
            self.new_side(1),
            vec[i64]([0] * 8),
            0,
            desert.parked[:],
            desert.owners[:],
            vec[i64]([0] * int(desert.n_vehicles)),
            desert.crew[:],
        )
        state.holder = self.field.first_holder
        state.active = state.holder
        self.begin_round(state)
        self.advance(state)
        return state

    # UA-2.1: what a card may be played for

    def options(self, state: Battle, seat: i64) -> vec[i64]:
        here = cast(DesertBattle, state)
        top = state.top()
        kind = kind_of(top)
        if kind == CARD:
            codes = super().options(state, seat)
            card = field_a(top)
            if card < self.field.n_units:
                codes = self.seat_options(here, codes, card)
                if not field_b(top):
                    codes = self.changes(here, codes, card, True)
            return codes
        if kind == STEPPING:
            codes = super().options(state, seat)
            if self.leave_reason(here, top) == LEGAL:
                codes = append(codes, code(LEAVE, 0))
            return codes
        if kind == FIRING:
            codes = super().options(state, seat)
            verb = field_b(top)
            tile = self.tile_of_card(state, field_a(top))
            for vehicle in range(self.desert.n_vehicles):
                if combat.vehicle_reason(here, verb, tile, vehicle) == LEGAL:
                    codes = append(codes, code(AT_VEHICLE, vehicle))
            if verb == DEMOLISH and combat.structure_reason(here, verb, tile, tile) == LEGAL:
                codes = append(codes, code(AT_STRUCTURE, tile))
            return codes
        return super().options(state, seat)

    def seat_options(self, state: DesertBattle, codes: vec[i64], card: i64) -> vec[i64]:
        seat = state.seated[card]
        if seat == ON_FOOT:
            return codes
        verbs = self.desert.printed[seat]
        for verb in range(i64(VERBS)):
            if verbs >> verb & 1 and self.use_reason(state, card, verb) == LEGAL:
                codes = append(codes, code(USE, verb))
        for other in range(self.field.n_units):
            if boarding.swap_reason(state, card, other) == LEGAL:
                codes = append(codes, code(SWAP, other))
        return codes

    def changes(self, state: DesertBattle, codes: vec[i64], unit: i64, before: bool) -> vec[i64]:
        """UA-2.2: the ways to board, alight or change seat."""
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

    def title_options(self, state: Battle, top: i64) -> vec[i64]:
        here = cast(DesertBattle, state)
        codes = vec[i64](capacity=16)
        kind = kind_of(top)
        if kind == AFTERWARDS:
            codes = self.changes(here, codes, field_a(top), False)
            return append(codes, code(STAY, 0))
        if kind == MARKING:
            if field_d(top):
                codes = append(codes, code(ENOUGH, 0))
            for tile in range(self.field.n_tiles):
                if self.mark_reason(here, top, tile) == LEGAL:
                    codes = append(codes, code(MARK, tile))
        elif kind == PICKING:
            for unit in range(self.field.n_units):
                if self.pick_reason(here, top, unit) == LEGAL:
                    codes = append(codes, code(PICK, unit))
        else:
            for vehicle in range(self.desert.n_vehicles):
                if self.mend_reason(here, field_a(top), vehicle) == LEGAL:
                    codes = append(codes, code(MEND, vehicle))
        return codes

    def settled(self, state: Battle, top: i64) -> bool:
        kind = kind_of(top)
        here = cast(DesertBattle, state)
        if kind == AFTERWARDS:
            unit = field_a(top)
            if state.side(state.active).at[unit] == OFF_BOARD:
                return True
            return len(self.changes(here, vec[i64](), unit, False)) == 0
        if kind == MARKING:
            return field_c(top) == 0 or not self.can_mark_more(here, top)
        return super().settled(state, top)

    # Why a card cannot be played for something

    def verb_reason(self, state: Battle, card: i64, verb: i64) -> i64:
        if verb == HUNKER_DOWN or verb == READY:
            top = state.top()
            if kind_of(top) == CARD and field_a(top) == card and field_b(top):
                return CHANGED_ALREADY
        return super().verb_reason(state, card, verb)

    def use_reason(self, state: DesertBattle, card: i64, verb: i64) -> i64:
        """UA-2.1: why a card cannot be played for an action of its soldier's seat."""
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
            can = charting.can_mark(state, verb, here, power)
            return LEGAL if can else NOTHING_TO_MARK
        return self.action_reason(state, card, verb, here)

    def action_reason(self, state: Battle, card: i64, verb: i64, here: i64) -> i64:
        desert = cast(DesertBattle, state)
        if verb == MOVE or verb == SCOUT or verb == STALK:
            if desert.seated[card] != ON_FOOT:
                return IN_VEHICLE
            if self.piece_leave_reason(desert, card, here) == LEGAL:
                return LEGAL
            return super().action_reason(state, card, verb, here)
        if combat.is_fire(verb):
            return LEGAL if combat.has_target(desert, verb, here) else NO_TARGET
        if verb == NAVIGATE or verb == OBSERVE:
            number = self.field.power[card * VERBS + verb]
            can = charting.can_mark(desert, verb, here, number)
            return LEGAL if can else NOTHING_TO_MARK
        if verb == REPAIR:
            return self.repair_reason(desert, card)
        return super().action_reason(state, card, verb, here)

    # UA-2.2: boarding, alighting and changing seats, before or after a card's effect

    def board_reason(self, state: DesertBattle, unit: i64, seat: i64, before: bool) -> i64:
        reason = self.may_change(state, unit)
        if reason == LEGAL:
            reason = boarding.board_reason(state, unit, seat)
        if reason != LEGAL or not before:
            return reason
        vehicle = seat // SEATS
        owner = state.owners[vehicle]
        state.owners[vehicle] = state.active
        reason = self.effect_from(state, unit, seat)
        state.owners[vehicle] = owner
        return reason

    def alight_reason(self, state: DesertBattle, unit: i64, before: bool) -> i64:
        reason = self.may_change(state, unit)
        if reason == LEGAL:
            reason = boarding.alight_reason(state, unit)
        if reason != LEGAL or not before:
            return reason
        return self.effect_from(state, unit, ON_FOOT)

    def shift_reason(self, state: DesertBattle, unit: i64, place: i64, before: bool) -> i64:
        reason = self.may_change(state, unit)
        if reason == LEGAL:
            reason = boarding.shift_reason(state, unit, place)
        if reason != LEGAL or not before:
            return reason
        return self.effect_from(state, unit, state.vehicle(unit) * SEATS + place)

    def may_change(self, state: DesertBattle, unit: i64) -> i64:
        """UA-2.7: a suppressed soldier does none of it."""
        suppressed = state.side(state.active).suppressed >> unit & 1
        return why.SUPPRESSED if suppressed else LEGAL

    def effect_from(self, state: DesertBattle, unit: i64, seat: i64) -> i64:
        """Whether the card could still do something with its soldier in another place."""
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

    # UA-3.1, UA-5.2: driving, and leaving the board

    def drive_reason(self, state: DesertBattle, driver: i64, here: i64) -> i64:
        side = state.side(state.active)
        if self.field.near[here] & side.marked & ~self.desert.rough:
            return LEGAL
        vehicle = state.vehicle(driver)
        if self.vehicle_leave_reason(state, vehicle) == LEGAL:
            return LEGAL
        return NO_WAY_TO_DRIVE

    def step_reason(self, state: Battle, unit: i64, verb: i64, tile: i64) -> i64:
        reason = super().step_reason(state, unit, verb, tile)
        if reason == LEGAL and verb == DRIVE and self.desert.rough >> tile & 1:
            return ROUGH_GROUND
        return reason

    def step(self, state: Battle, top: i64, tile: i64) -> None:
        if field_b(top) != DRIVE:
            super().step(state, top, tile)
            return
        here = cast(DesertBattle, state)
        driver = field_a(top)
        vehicle = here.vehicle(driver)
        start = here.parked[vehicle]
        here.parked[vehicle] = tile
        side = state.side(state.active)
        crew = here.crew(vehicle)
        for unit in range(self.field.n_units):
            if crew >> unit & 1:
                side.at[unit] = tile
        reports.drove(here, driver, vehicle, start, tile)
        state.replace_top(frame(STEPPING, driver, DRIVE, field_c(top) - 1, 1))

    def leave_reason(self, state: DesertBattle, top: i64) -> i64:
        """UA-5.2: why the piece that moves cannot leave the board."""
        unit = field_a(top)
        if field_b(top) == DRIVE:
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
        unit = field_a(top)
        if field_b(top) != DRIVE:
            self.escape(state, unit)
        else:
            vehicle = state.vehicle(unit)
            crew = state.crew(vehicle)
            reports.escaped(state, self.desert.vehicles[vehicle], state.parked[vehicle])
            state.parked[vehicle] = OFF_BOARD
            state.escaped |= i64(1) << self.desert.piece(vehicle)
            for rider in range(self.field.n_units):
                if crew >> rider & 1:
                    self.escape(state, rider)
        self.check_end(state)

    def escape(self, state: DesertBattle, unit: i64) -> None:
        """A soldier is gone, and every card of his with him."""
        side = state.side(state.active)
        reports.escaped(state, self.field.cards[unit], side.at[unit])
        side.at[unit] = OFF_BOARD
        side.suppressed &= ~(i64(1) << unit)
        state.seated[unit] = ON_FOOT
        state.escaped |= i64(1) << unit
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

    # UA-3: support

    def control_reason(self, state: Battle, here: i64) -> i64:
        """UA-3.3."""
        side = state.side(state.active)
        if not side.marked >> here & 1:
            return why.NO_OWN_MARKER
        if side.controlled >> here & 1:
            return why.ALREADY_CONTROLLED
        enemy = state.side(1 - state.active)
        if enemy.controlled >> here & 1 and self.stands_on(enemy, here):
            return GUARDED
        return LEGAL

    def take_reason(self, state: Battle, top: i64, card: i64) -> i64:
        """UA-3.4."""
        if field_b(top) == INSPIRE and card >= self.field.n_units:
            return COMMAND_NOT_INSPIRED
        return super().take_reason(state, top, card)

    def can_inspire(self, side: Side, taker: i64) -> bool:
        takes = self.field.takes[taker]
        for card in range(self.field.n_units):
            if takes >> card & 1 and side.played[card] > (1 if card == taker else 0):
                return True
        return False

    def mark_reason(self, state: DesertBattle, top: i64, tile: i64) -> i64:
        here = self.tile_of_card(state, field_a(top))
        return charting.mark_reason(
            state, field_b(top), here, field_c(top), field_d(top) != 0, mask_of(top), tile
        )

    def can_mark_more(self, state: DesertBattle, top: i64) -> bool:
        for tile in range(self.field.n_tiles):
            if self.mark_reason(state, top, tile) == LEGAL:
                return True
        return False

    def mark(self, state: DesertBattle, top: i64, tile: i64) -> None:
        placed = field_d(top)
        if not state.side(state.active).marked >> tile & 1:
            self.scout_tile(state, state.active, tile)
            placed = 1
        chosen = mask_of(top) | i64(1) << tile
        state.replace_top(
            frame(MARKING, field_a(top), field_b(top), field_c(top) - 1, placed, chosen)
        )

    def repair_reason(self, state: DesertBattle, unit: i64) -> i64:
        """Why there is nothing to repair: a damaged vehicle beside the own one is a reason too."""
        answer: i64 = NOTHING_TO_REPAIR
        for vehicle in range(self.desert.n_vehicles):
            reason = self.mend_reason(state, unit, vehicle)
            if reason == LEGAL:
                return LEGAL
            if reason == OTHER_VEHICLE and state.damage[vehicle]:
                answer = OTHER_VEHICLE
        return answer

    def mend_reason(self, state: DesertBattle, unit: i64, vehicle: i64) -> i64:
        """UA-3.7."""
        if state.parked[vehicle] == OFF_BOARD:
            return VEHICLE_GONE
        if state.parked[vehicle] != state.side(state.active).at[unit]:
            return NOT_HERE
        if state.seated[unit] != ON_FOOT and state.vehicle(unit) != vehicle:
            return OTHER_VEHICLE
        return LEGAL if state.damage[vehicle] else UNDAMAGED

    def mend(self, state: DesertBattle, vehicle: i64) -> None:
        was_disabled = state.is_disabled(vehicle)
        state.damage[vehicle] -= 1
        reports.repaired(state, vehicle, was_disabled and not state.is_disabled(vehicle))

    # Carrying out a choice

    def do(self, state: Battle, card: i64, verb: i64) -> None:
        if verb != READY and verb != HUNKER_DOWN:
            self.wait_for_change(state, card)
        super().do(state, card, verb)

    def wait_for_change(self, state: Battle, card: i64) -> None:
        """Lay a frame under the card, for what its soldier may do after its effect."""
        top = state.top()
        if card < self.field.n_units and not field_b(top):
            state.replace_top(frame(AFTERWARDS, card))
            state.push(top)

    def title_action(self, state: Battle, card: i64, verb: i64, power: i64) -> None:
        if combat.is_fire(verb):
            state.push(frame(FIRING, card, verb, power))
        elif verb == DRIVE:
            state.push(frame(STEPPING, card, verb, power, 0))
        elif verb == REPAIR:
            self.begin_repair(cast(DesertBattle, state), card)
        else:
            state.push(frame(MARKING, card, verb, power, 0))

    def begin_repair(self, state: DesertBattle, unit: i64) -> None:
        """A single damaged vehicle needs no question."""
        found: i64 = ON_FOOT
        for vehicle in range(self.desert.n_vehicles):
            if self.mend_reason(state, unit, vehicle) == LEGAL:
                if found != ON_FOOT:
                    state.push(frame(MENDING, unit))
                    return
                found = vehicle
        self.mend(state, found)

    def title_apply(self, state: Battle, top: i64, kind: i64, arg: i64) -> None:
        here = cast(DesertBattle, state)
        if kind == USE:
            self.use(here, field_a(top), arg)
        elif kind == BOARD or kind == ALIGHT or kind == SHIFT:
            self.change(here, top, kind, arg)
        elif kind == STAY:
            state.pop()
        elif kind == SWAP:
            self.wait_for_change(state, field_a(top))
            state.pop()
            boarding.swap(here, field_a(top), arg)
        elif kind == LEAVE:
            self.leave(here, top)
        elif kind == MARK:
            self.mark(here, top, arg)
        elif kind == AT_VEHICLE:
            self.open_fire(here, top, VEHICLE + arg)
        elif kind == AT_STRUCTURE:
            self.open_fire(here, top, STRUCTURE + arg)
        elif kind == MEND:
            state.pop()
            self.mend(here, arg)
        else:
            state.pop()
            self.hit_one(here, field_a(top), field_b(top), arg)

    def use(self, state: DesertBattle, card: i64, verb: i64) -> None:
        """UA-2.1: play a card for an action of its soldier's seat."""
        self.wait_for_change(state, card)
        state.pop()
        seat = state.seated[card]
        power = self.desert.seat_power(seat, verb)
        reports.used(state, card, verb, power, seat // SEATS)
        self.begin_action(state, card, verb, power)

    def change(self, state: DesertBattle, top: i64, kind: i64, arg: i64) -> None:
        unit = field_a(top)
        if kind == BOARD:
            boarding.board(state, unit, arg)
        elif kind == ALIGHT:
            boarding.alight(state, unit)
        else:
            boarding.shift(state, unit, arg)
        if kind_of(top) == AFTERWARDS:
            state.pop()
        else:
            state.replace_top(frame(CARD, unit, 1))

    # UA-4: combat

    def tile_of_card(self, state: Battle, card: i64) -> i64:
        """Where a card acts from; command cards are nowhere."""
        if card >= self.field.n_units:
            return OFF_BOARD
        return state.side(state.active).at[card]

    def target_reason(self, state: Battle, top: i64, seat: i64, unit: i64) -> i64:
        return combat.soldier_reason(cast(DesertBattle, state), field_b(top), seat, unit)

    def fire(self, state: Battle, top: i64, seat: i64, unit: i64) -> None:
        self.open_fire(cast(DesertBattle, state), top, counter_arg(seat, unit))

    def cover_of(self, state: DesertBattle, verb: i64, here: i64, target: i64) -> i64:
        """UA-4.3, UA-4.4: none against Demolish; a hill is low to who stands high or flies."""
        if verb == DEMOLISH:
            return 0
        high = verb == STRAFE or self.field.hills >> here & 1 != 0
        return self.cover(combat.tile_of(state, target), high)

    def open_fire(self, state: DesertBattle, top: i64, target: i64) -> None:
        """Replace the choice of a target by the roll."""
        attacker = field_a(top)
        verb = field_b(top)
        number = field_c(top)
        here = self.tile_of_card(state, attacker)
        defence = combat.base_defence(state, verb, target)
        cover = self.cover_of(state, verb, here, target)
        distance = combat.range_to(state, verb, here, target)
        need = defence + cover + distance
        state.replace_top(frame(ROLLING, number, target, need, attacker, verb))
        if target >= STRUCTURE:
            reports.demolition_declared(state, attacker, here, need, number)
        else:
            tell.attack_declared(
                state,
                verb,
                attacker,
                1 - state.active,
                combat.target_name(state, target),
                combat.tile_of(state, target),
                defence,
                cover,
                distance,
                number,
            )

    def tell_roll(
        self, state: Battle, target: i64, faces: i64, number: i64, need: i64, is_hit: bool
    ) -> None:
        name = combat.target_name(cast(DesertBattle, state), target)
        tell.rolled(state, 1 - state.active, name, faces, number, need, is_hit)

    def hit(self, state: Battle, verb: i64, target: i64) -> None:
        here = cast(DesertBattle, state)
        if target >= STRUCTURE:
            self.destroy_structure(here, target - STRUCTURE)
        elif target >= VEHICLE:
            self.hit_vehicle(here, target - VEHICLE, verb)
        else:
            super().hit(state, verb, target)

    def hit_vehicle(self, state: DesertBattle, vehicle: i64, verb: i64) -> None:
        """UA-4.7, UA-4.8: the attacker picks one of the crew; a single one needs no question."""
        crew = self.pickable(state, vehicle, verb)
        if crew == 0:
            if verb == SUPPRESS:
                reports.nobody_suppressed(state, vehicle)
            else:
                self.take_damage(state, vehicle)
        elif crew & (crew - 1):
            state.push(frame(PICKING, vehicle, verb))
        else:
            unit: i64 = 0
            while not crew >> unit & 1:
                unit += 1
            self.hit_one(state, vehicle, verb, unit)

    def pickable(self, state: DesertBattle, vehicle: i64, verb: i64) -> i64:
        crew = state.crew(vehicle)
        if verb == SUPPRESS:
            crew &= ~state.side(state.owners[vehicle]).suppressed
        return crew

    def pick_reason(self, state: DesertBattle, top: i64, unit: i64) -> i64:
        crew = self.pickable(state, field_a(top), field_b(top))
        return LEGAL if crew >> unit & 1 else NOT_INSIDE

    def hit_one(self, state: DesertBattle, vehicle: i64, verb: i64, unit: i64) -> None:
        """UA-4.10: the wound comes first and may end the game."""
        owner = state.owners[vehicle]
        if verb == SUPPRESS:
            self.suppress(state, owner, unit)
            return
        self.casualty(state, owner, unit)
        if state.waits != OVER:
            self.take_damage(state, vehicle)

    def take_damage(self, state: DesertBattle, vehicle: i64) -> None:
        state.damage[vehicle] += 1
        reports.damaged(state, vehicle)
        if state.damage[vehicle] >= self.desert.integrity[vehicle]:
            self.destroy_vehicle(state, vehicle)
        self.check_end(state)

    def destroy_vehicle(self, state: DesertBattle, vehicle: i64) -> None:
        crew = state.crew(vehicle)
        for unit in range(self.field.n_units):
            if crew >> unit & 1:
                state.seated[unit] = ON_FOOT
        reports.vehicle_destroyed(state, vehicle, state.parked[vehicle])
        state.parked[vehicle] = OFF_BOARD
        state.lose(state.owners[vehicle], self.desert.piece(vehicle))

    def lose_counter(self, state: Battle, seat: i64, unit: i64) -> None:
        """UA-4.6: a soldier who falls takes his cards in the supply along."""
        super().lose_counter(state, seat, unit)
        side = state.side(seat)
        side.removed[unit] += side.supply[unit]
        side.supply[unit] = 0
        here = cast(DesertBattle, state)
        here.seated[unit] = ON_FOOT
        here.lose(seat, unit)

    # UA-4.9, UA-5.1: structures

    def destroy_structure(self, state: DesertBattle, tile: i64) -> None:
        holder = state.side(1 - DESTROYER)
        points = self.desert.structure_points[tile]
        if holder.controlled >> tile & 1:
            holder.points -= points
        state.standing &= ~(i64(1) << tile)
        scored = points if state.active == DESTROYER else i64(0)
        state.side(state.active).points += scored
        reports.structure_destroyed(state, tile, scored)
        self.check_end(state)

    def worth(self, state: Battle, seat: i64, tile: i64) -> i64:
        worth = self.field.objective[tile]
        if seat != DESTROYER and cast(DesertBattle, state).standing >> tile & 1:
            worth += self.desert.structure_points[tile]
        return worth

    def worth_at_start(self, seat: i64, tile: i64) -> i64:
        worth = self.field.objective[tile]
        return worth if seat == DESTROYER else worth + self.desert.structure_points[tile]

    # UA-5: the end

    def check_end(self, state: Battle) -> None:
        """UA-5.6: the aims of the player whose turn it is, the other's, and then hope."""
        here = cast(DesertBattle, state)
        seat = state.active
        for _ in range(2):
            ending = aims.met(here, seat)
            if ending:
                state.finish(seat, ending)
                return
            seat = 1 - seat
        hope_one = aims.has_hope(here, 0)
        hope_other = aims.has_hope(here, 1)
        if not hope_one and not hope_other:
            self.decide_on_points(state, "both_hopeless")
        elif not hope_one and aims.winner_without_hope(here, 0):
            state.finish(1, "hopeless")
        elif not hope_other and aims.winner_without_hope(here, 1):
            state.finish(0, "hopeless")

    # Explaining

    def prompt(self, state: Battle) -> tuple[str, dict[str, object]]:
        top = state.top()
        kind = kind_of(top)
        cards = self.field.cards
        if kind == AFTERWARDS:
            return "afterwards", {"unit": cards[field_a(top)]}
        if kind == MARKING:
            action = self.field.verb_names[field_b(top)]
            args: dict[str, object] = {"unit": cards[field_a(top)], "action": action}
            return "mark", {**args, "left": int(field_c(top))}
        if kind == PICKING:
            return "pick", {
                "vehicle": self.desert.vehicles[field_a(top)],
                "action": self.field.verb_names[field_b(top)],
            }
        if kind == MENDING:
            return "mend", {"unit": cards[field_a(top)]}
        return super().prompt(state)

    def title_reason(self, state: Battle, top: i64, kind: i64, arg: i64) -> i64:
        here = cast(DesertBattle, state)
        asked = kind_of(top)
        if asked == CARD and field_a(top) < self.field.n_units:
            return self.card_reason(here, top, kind, arg)
        if asked == AFTERWARDS:
            if kind == STAY:
                return LEGAL
            return self.change_reason(here, field_a(top), kind, arg, False)
        if asked == STEPPING and kind == LEAVE:
            return self.leave_reason(here, top)
        if asked == MARKING and kind == MARK:
            return self.mark_reason(here, top, arg)
        if asked == MARKING and kind == ENOUGH:
            return LEGAL if field_d(top) else ONE_MARKER_DUE
        if asked == PICKING and kind == PICK:
            return self.pick_reason(here, top, arg)
        if asked == MENDING and kind == MEND:
            return self.mend_reason(here, field_a(top), arg)
        if asked == FIRING and kind == AT_VEHICLE:
            tile = self.tile_of_card(state, field_a(top))
            return combat.vehicle_reason(here, field_b(top), tile, arg)
        if asked == FIRING and kind == AT_STRUCTURE:
            tile = self.tile_of_card(state, field_a(top))
            return combat.structure_reason(here, field_b(top), tile, arg)
        return FINISH_FIRST

    def card_reason(self, state: DesertBattle, top: i64, kind: i64, arg: i64) -> i64:
        card = field_a(top)
        if kind == USE:
            return self.use_reason(state, card, arg)
        if kind == SWAP:
            return boarding.swap_reason(state, card, arg)
        if field_b(top) and (kind == BOARD or kind == ALIGHT or kind == SHIFT):
            return CHANGED_ALREADY
        return self.change_reason(state, card, kind, arg, True)

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

    def preview(self, state: Battle, move: i64) -> dict[str, int]:
        top = state.top()
        if state.waits != DECISION or kind_of(top) != FIRING:
            return {}
        here = cast(DesertBattle, state)
        kind = move >> 8
        arg = move & 255
        if kind == AT:
            reason = self.target_reason(state, top, arg >> 5, arg & 31)
            target = arg
        else:
            reason = self.title_reason(state, top, kind, arg)
            target = (VEHICLE if kind == AT_VEHICLE else STRUCTURE) + arg
        if reason != LEGAL:
            return {}
        verb = field_b(top)
        tile = self.tile_of_card(state, field_a(top))
        return self.sum_up(
            combat.base_defence(here, verb, target),
            self.cover_of(here, verb, tile, target),
            combat.range_to(here, verb, tile, target),
            field_c(top),
        )

    # Views

    def feature_count(self) -> int:
        return int(bearings.number(self.desert.n_slots))

    def add_features(self, state: Battle, seat: i64, observer: Observer) -> None:
        bearings.add(cast(DesertBattle, state), seat, observer)

    def choice_feature_count(self) -> int:
        return int(bearings.choice_number(self.desert.n_slots))

    def add_choice_features(
        self,
        state: Battle,
        seat: i64,
        top: i64,
        code: i64,
        surveyor: Surveyor,
        values: vec[float],
        at: i64,
    ) -> None:
        bearings.add_choice(cast(DesertBattle, state), seat, top, code, surveyor, values, at)

    def view_data(self, state: Battle) -> dict[str, object]:
        here = cast(DesertBattle, state)
        field = self.field
        desert = self.desert
        vehicles: list[dict[str, object]] = []
        for vehicle in range(desert.n_vehicles):
            if here.parked[vehicle] == OFF_BOARD:
                continue
            places: list[str] = [""] * int(desert.seats[vehicle])
            for unit in range(field.n_units):
                if here.vehicle(unit) == vehicle:
                    places[int(here.seated[unit] % SEATS)] = field.cards[unit]
            vehicles.append(
                {
                    "vehicle": desert.vehicles[vehicle],
                    "side": field.seats[here.owners[vehicle]],
                    "tile": field.tiles[here.parked[vehicle]],
                    "seats": places,
                    "damage": int(here.damage[vehicle]),
                    "disabled": here.is_disabled(vehicle),
                }
            )
        return {
            "vehicles": vehicles,
            "structures": [
                {
                    "structure": name,
                    "tile": field.tiles[tile],
                    "points": int(desert.structure_points[tile]),
                    "defence": int(desert.structure_defence[tile]),
                }
                for tile, name in desert.structure_names.items()
                if here.standing >> i64(tile) & 1
            ],
            "razed": [
                field.tiles[tile]
                for tile in desert.structure_names
                if not here.standing >> i64(tile) & 1
            ],
            "exits": [
                field.tiles[tile]
                for tile in range(len(field.tiles))
                if desert.exits >> i64(tile) & 1
            ],
            "aims": {field.seats[seat]: self.aim_data(here, i64(seat)) for seat in range(2)},
        }

    def aim_data(self, state: DesertBattle, seat: i64) -> dict[str, object]:
        """How far a side has come with the aims that are not points."""
        desert = self.desert
        return {
            "escape": {
                "pieces": self.piece_names(desert.fugitives[seat]),
                "done": self.piece_names(aims.got_away(state, seat)),
                "needed": int(desert.escapes_to_win[seat]),
            },
            "neutralise": {
                "pieces": self.piece_names(desert.quarry[seat]),
                "done": self.piece_names(desert.quarry[seat] & state.lost_by(1 - seat)),
                "needed": int(desert.kills_to_win[seat]),
            },
        }

    def piece_names(self, pieces: i64) -> list[str]:
        names = self.field.cards[: self.field.n_units] + self.desert.vehicles
        return [names[piece] for piece in range(len(names)) if pieces >> i64(piece) & 1]
