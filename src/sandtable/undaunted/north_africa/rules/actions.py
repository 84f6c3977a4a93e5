"""UA-3: the actions that this title adds or changes."""

from typing import cast

from mypy_extensions import i64

from sandtable.core.vec import append, vec
from sandtable.undaunted import reasons as why
from sandtable.undaunted.codes import ENOUGH, INSPIRE, MOVE, SCOUT, STALK, VERBS, code
from sandtable.undaunted.frames import Firing, Stepping, Taking
from sandtable.undaunted.north_africa import events
from sandtable.undaunted.north_africa.codes import (
    ALREADY_MARKED,
    COMMAND_NOT_INSPIRED,
    DRIVE,
    GUARDED,
    IN_VEHICLE,
    LEADS_NOWHERE,
    LEAVE,
    MARK,
    MEND,
    NAVIGATE,
    NO_TARGET,
    NO_WAY_TO_DRIVE,
    NOT_CONNECTED,
    NOT_HERE,
    NOTHING_TO_MARK,
    NOTHING_TO_REPAIR,
    OBSERVE,
    ON_FOOT,
    ONE_MARKER_DUE,
    OTHER_VEHICLE,
    REPAIR,
    ROUGH_GROUND,
    UNDAMAGED,
    VEHICLE_GONE,
)
from sandtable.undaunted.north_africa.frames import Marking, Mending
from sandtable.undaunted.north_africa.rules.combat import DesertCombat, has_target, is_fire
from sandtable.undaunted.north_africa.state import DesertBattle
from sandtable.undaunted.reasons import LEGAL
from sandtable.undaunted.state import OFF_BOARD, Battle, Side


class DesertActions(DesertCombat):
    """Drive, Navigate, Observe and Repair, and changes to Control and Inspire."""

    def action_reason(self, state: Battle, card: i64, verb: i64, here: i64) -> i64:
        desert = cast(DesertBattle, state)
        if verb == MOVE or verb == SCOUT or verb == STALK:
            if desert.seated[card] != ON_FOOT:
                return IN_VEHICLE
            if self.piece_leave_reason(desert, card, here) == LEGAL:
                return LEGAL
            return super().action_reason(state, card, verb, here)
        if is_fire(verb):
            return LEGAL if has_target(desert, verb, here) else NO_TARGET
        if verb == NAVIGATE or verb == OBSERVE:
            can = can_mark(desert, verb, here, self.field.power[card * VERBS + verb])
            return LEGAL if can else NOTHING_TO_MARK
        if verb == REPAIR:
            return self.repair_reason(desert, card)
        return super().action_reason(state, card, verb, here)

    def title_action(self, state: Battle, card: i64, verb: i64, power: i64) -> None:
        if is_fire(verb):
            state.push(Firing.of(card, verb, power))
        elif verb == DRIVE:
            state.push(Stepping.of(card, verb, power, 0))
        elif verb == REPAIR:
            self.begin_repair(cast(DesertBattle, state), card)
        else:
            state.push(Marking.of(card, verb, power, 0, 0))

    # UA-3.1: Drive

    def drive_reason(self, state: DesertBattle, driver: i64, here: i64) -> i64:
        side = state.side(state.active)
        if self.field.near[here] & side.marked & ~self.desert.rough:
            return LEGAL
        vehicle = state.vehicle(driver)
        if self.vehicle_leave_reason(state, vehicle) == LEGAL:
            return LEGAL
        return NO_WAY_TO_DRIVE

    def step_options(self, state: Battle, top: i64) -> vec[i64]:
        codes = super().step_options(state, top)
        if self.leave_reason(cast(DesertBattle, state), top) == LEGAL:
            codes = append(codes, code(LEAVE, 0))
        return codes

    def step_reason(self, state: Battle, unit: i64, verb: i64, tile: i64) -> i64:
        reason = super().step_reason(state, unit, verb, tile)
        if reason == LEGAL and verb == DRIVE and self.desert.rough >> tile & 1:
            return ROUGH_GROUND
        return reason

    def step(self, state: Battle, top: i64, tile: i64) -> None:
        if Stepping.verb(top) != DRIVE:
            super().step(state, top, tile)
            return
        here = cast(DesertBattle, state)
        driver = Stepping.card(top)
        vehicle = here.vehicle(driver)
        start = here.parked[vehicle]
        here.parked[vehicle] = tile
        side = state.side(state.active)
        crew = here.crew(vehicle)
        for unit in range(self.field.n_units):
            if crew >> unit & 1:
                side.at[unit] = tile
        events.drove(here, driver, vehicle, start, tile)
        state.replace_top(Stepping.of(driver, DRIVE, Stepping.left(top) - 1, 1))

    # UA-3.3, UA-3.4: Control and Inspire

    def control_reason(self, state: Battle, here: i64) -> i64:
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
        if Taking.verb(top) == INSPIRE and card >= self.field.n_units:
            return COMMAND_NOT_INSPIRED
        return super().take_reason(state, top, card)

    def can_inspire(self, side: Side, taker: i64) -> bool:
        takes = self.field.takes[taker]
        for card in range(self.field.n_units):
            if takes >> card & 1 and side.played[card]:
                return True
        return False

    # UA-3.5, UA-3.6: Navigate and Observe place scouted markers at a distance, tile by tile.

    def mark_options(self, state: DesertBattle, top: i64) -> vec[i64]:
        codes = vec[i64](capacity=16)
        if self.marked_enough_reason(top) == LEGAL:
            codes = append(codes, code(ENOUGH, 0))
        for tile in range(self.field.n_tiles):
            if self.mark_reason(state, top, tile) == LEGAL:
                codes = append(codes, code(MARK, tile))
        return codes

    def marked_enough_reason(self, top: i64) -> i64:
        return LEGAL if Marking.placed(top) else ONE_MARKER_DUE

    def mark_reason(self, state: DesertBattle, top: i64, tile: i64) -> i64:
        here = self.tile_of_card(state, Marking.card(top))
        return marker_reason(
            state,
            Marking.verb(top),
            here,
            Marking.left(top),
            Marking.placed(top) != 0,
            Marking.chosen(top),
            tile,
        )

    def can_mark_more(self, state: DesertBattle, top: i64) -> bool:
        for tile in range(self.field.n_tiles):
            if self.mark_reason(state, top, tile) == LEGAL:
                return True
        return False

    def mark(self, state: DesertBattle, top: i64, tile: i64) -> None:
        """Mark a tile immediately; the frame stores the chosen tiles."""
        placed = Marking.placed(top)
        if not state.side(state.active).marked >> tile & 1:
            self.scout_tile(state, state.active, tile)
            placed = 1
        chosen = Marking.chosen(top) | i64(1) << tile
        left = Marking.left(top) - 1
        state.replace_top(Marking.of(Marking.card(top), Marking.verb(top), left, placed, chosen))

    # UA-3.7: Repair

    def repair_reason(self, state: DesertBattle, unit: i64) -> i64:
        """Return why there is nothing to repair, or LEGAL.

        The reason OTHER_VEHICLE means that only a vehicle other than the soldier's own is damaged.
        """
        answer: i64 = NOTHING_TO_REPAIR
        for vehicle in range(self.desert.n_vehicles):
            reason = self.mend_reason(state, unit, vehicle)
            if reason == LEGAL:
                return LEGAL
            if reason == OTHER_VEHICLE and state.damage[vehicle]:
                answer = OTHER_VEHICLE
        return answer

    def begin_repair(self, state: DesertBattle, unit: i64) -> None:
        """Repair a single damaged vehicle directly, or ask which one to repair."""
        found: i64 = ON_FOOT
        for vehicle in range(self.desert.n_vehicles):
            if self.mend_reason(state, unit, vehicle) == LEGAL:
                if found != ON_FOOT:
                    state.push(Mending.of(unit))
                    return
                found = vehicle
        self.mend(state, found)

    def mend_options(self, state: DesertBattle, top: i64) -> vec[i64]:
        codes = vec[i64](capacity=16)
        for vehicle in range(self.desert.n_vehicles):
            if self.mend_reason(state, Mending.unit(top), vehicle) == LEGAL:
                codes = append(codes, code(MEND, vehicle))
        return codes

    def mend_reason(self, state: DesertBattle, unit: i64, vehicle: i64) -> i64:
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
        events.repaired(state, vehicle, was_disabled and not state.is_disabled(vehicle))


# UA-3.5, UA-3.6: which tiles can be marked


def marker_reason(
    state: DesertBattle, verb: i64, here: i64, left: i64, placed: bool, chosen: i64, tile: i64
) -> i64:
    """Return why this tile cannot be chosen next, or LEGAL; ``left`` counts this tile too."""
    side = state.side(state.active)
    if verb != NAVIGATE:
        return ALREADY_MARKED if side.marked >> tile & 1 else LEGAL
    if chosen >> tile & 1:
        return NOT_CONNECTED
    if not state.field.near[tile] & (chosen if chosen else i64(1) << here):
        return NOT_CONNECTED
    if placed or reaches_unmarked(state, chosen | i64(1) << tile, left - 1):
        return LEGAL
    return LEADS_NOWHERE


def reaches_unmarked(state: DesertBattle, chosen: i64, steps: i64) -> bool:
    """Return whether an unmarked tile is chosen, or within some steps of a chosen tile."""
    field = state.field
    marked = state.side(state.active).marked
    for tile in range(field.n_tiles):
        if marked >> tile & 1:
            continue
        for start in range(field.n_tiles):
            if chosen >> start & 1 and field.distance[start * field.n_tiles + tile] <= steps:
                return True
    return False


def can_mark(state: DesertBattle, verb: i64, here: i64, number: i64) -> bool:
    """Return whether the action could place any marker."""
    for tile in range(state.field.n_tiles):
        if marker_reason(state, verb, here, number, False, 0, tile) == LEGAL:
            return True
    return False
