"""Deployment of units (HN-1).

Units are deployed in the order of the scenario, transports first. Units that can start concealed
come last and are picked by their owner, because the enemy may not know which of them is where.
"""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import append, vec
from sandtable.grid.squares import BOARD, NOWHERE
from sandtable.heroes.ground import concealment, transports
from sandtable.heroes.ground.paths import FAR_AWAY, free, may_stand
from sandtable.heroes.ground.sight import distance
from sandtable.heroes.model import events
from sandtable.heroes.model import reasons as why
from sandtable.heroes.model.codes import (
    ARC,
    CONCEALED,
    DEPLOYING,
    FLIP_AMBUSH,
    FLIP_NONE,
    FLIPS,
    INITIATIVE_ROLL,
    NEST,
    ON,
    PASS,
    PICK,
    SEATS,
    UP,
    bit,
    code,
)
from sandtable.heroes.model.codes import BOARD as BOARD_MOVE
from sandtable.heroes.model.moments import (
    KINDS,
    SECOND,
    THIRD,
    Moment,
    ask,
    field,
    frame,
    new_name,
    with_field,
)
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import BACK_UP, MOVED, VEILED, WAITING, Skirmish
from sandtable.heroes.move import movement
from sandtable.heroes.move.movement import Facing, face
from sandtable.heroes.turn import phases

MOST_SCOUTING: Final = 4
"""Greatest scouting range of any unit."""


def waits_for_place(state: Skirmish, unit: i64) -> bool:
    """Whether a unit still has to be deployed."""
    theatre = state.theatre
    return (
        state.at(unit) == WAITING
        and theatre.arrives[unit] == 0
        and unit != theatre.nest
        and not state.has(unit, MOVED)
    )


def next_unit(state: Skirmish, seat: i64) -> i64:
    """Return the next unit to deploy, or NOWHERE.

    Units that can start concealed are left out; their owner picks them.
    """
    theatre = state.theatre
    for group in range(i64(2)):
        for unit in range(theatre.n_units):
            if theatre.seat_of[unit] != seat or theatre.flip_of[unit] == FLIP_AMBUSH:
                continue
            carries = theatre.stat[theatre.stats(unit, 0) + SEATS] > 0
            if carries == (group == 0) and waits_for_place(state, unit):
                return unit
    return NOWHERE


def picks(state: Skirmish, seat: i64) -> vec[i64]:
    found = vec[i64]()
    for unit in range(state.theatre.n_units):
        if pick_reason(state, seat, unit) == LEGAL:
            found = append(found, code(PICK, unit))
    return found


def pick_reason(state: Skirmish, seat: i64, unit: i64) -> i64:
    if state.theatre.seat_of[unit] != seat or not waits_for_place(state, unit):
        return why.NO_TARGET
    return LEGAL if state.theatre.flip_of[unit] == FLIP_AMBUSH else why.NO_TARGET


def find_next(state: Skirmish) -> bool:
    """Find the next unit of a DEPLOYING frame; return False if there is none."""
    top = state.top()
    seat = Deploying.seat(top)
    if Deploying.unit(top) >= 0:
        return True
    unit = next_unit(state, seat)
    if unit == NOWHERE:
        return len(picks(state, seat)) > 0
    state.replace_top(Deploying.frame(seat, unit))
    if state.theatre.flip_of[unit] == FLIP_NONE and not has_place(state, unit):
        state.mark(unit, MOVED)  # no room: it is not deployed
        state.replace_top(Deploying.frame(seat, NOWHERE))
        return find_next(state)
    return True


def choose_side(state: Skirmish, top: i64, back: i64) -> None:
    unit = Deploying.unit(top)
    if back:
        state.mark(unit, BACK_UP)
    else:
        state.unmark(unit, BACK_UP)
    state.replace_top(with_field(top, THIRD, 1))
    if not has_place(state, unit):
        state.mark(unit, MOVED)
        state.replace_top(Deploying.frame(Deploying.seat(top), NOWHERE))


def place_reason(state: Skirmish, unit: i64, cell: i64) -> i64:
    """Return why a unit cannot be deployed on a square, or LEGAL (HN-1.6, HN-1.9)."""
    theatre = state.theatre
    seat = theatre.seat_of[unit]
    zone = seat * theatre.n_cells
    if not theatre.zone[zone + cell]:
        reason = scout_reason(state, unit, cell)
        if reason != LEGAL:
            return reason
    reason = may_stand(state, unit, cell)
    if reason != LEGAL:
        return reason
    if not free(state, cell):
        return why.OCCUPIED
    if theatre.squares_of[unit] > 1 and len(movement.facings(state, unit, cell, False)) == 0:
        return why.NOT_IN_ZONE
    return LEGAL


def scout_reason(state: Skirmish, unit: i64, cell: i64) -> i64:
    """Return why a unit cannot scout as far as a square outside its zone (HN-1.9, HN-1.13)."""
    theatre = state.theatre
    scout = theatre.scout_of[unit]
    if scout == 0 or theatre.no_scouts:
        return why.NOT_IN_ZONE
    if beside_objective(state, cell):
        return why.NEXT_TO_OBJECTIVE
    far = zone_distance(state, theatre.seat_of[unit], cell)
    return LEGAL if far <= scout else why.NOT_IN_ZONE


def zone_distance(state: Skirmish, seat: i64, cell: i64) -> i64:
    """Return the range from a square to the nearest square of a side's zone (cached)."""
    theatre = state.theatre
    row = seat * theatre.n_cells
    best = theatre.scouting[row + cell]
    if best != NOWHERE:
        return best
    best = FAR_AWAY
    ground = state.ground
    for other in range(theatre.n_cells):
        if theatre.zone[row + other] and ground.gap(other, cell) <= 2 * MOST_SCOUTING + 1:
            best = min(best, distance(state, other, cell))
    theatre.scouting[row + cell] = best
    return best


def beside_objective(state: Skirmish, cell: i64) -> bool:
    """Whether a square is next to an objective or bonus, or in an overlay with an objective."""
    theatre = state.theatre
    for number in range(theatre.n_objectives):
        area = theatre.objective_area[number]
        if area and state.area(cell) == area:
            return True
        for index in range(i64(4)):
            if theatre.objective_cells[number * 4 + index] == cell:
                return True
    for number in range(theatre.n_bonuses):
        if theatre.corrected and not state.lying >> number & 1:
            continue  # taken: it is not on the map any more
        for index in range(i64(4)):
            if theatre.bonus_cells[number * 4 + index] == cell:
                return True
    return False


def places(state: Skirmish, unit: i64) -> vec[i64]:
    """Return where a unit may be deployed, as codes: transports first, then squares."""
    theatre = state.theatre
    found = vec[i64]()
    for transport in range(theatre.n_units):
        if aboard_reason(state, unit, transport) == LEGAL:
            found = append(found, code(BOARD_MOVE, transport))
    scouts = theatre.scout_of[unit] != 0 and theatre.no_scouts == 0
    zone = theatre.seat_of[unit] * theatre.n_cells
    for cell in range(theatre.n_cells):
        if scouts or theatre.zone[zone + cell] != 0:
            if place_reason(state, unit, cell) == LEGAL:
                found = append(found, code(ON, cell))
    return found


def has_place(state: Skirmish, unit: i64) -> bool:
    for cell in range(state.theatre.n_cells):
        if place_reason(state, unit, cell) == LEGAL:
            return True
    for transport in range(state.theatre.n_units):
        if aboard_reason(state, unit, transport) == LEGAL:
            return True
    return False


def aboard_reason(state: Skirmish, unit: i64, transport: i64) -> i64:
    """Return why infantry cannot start aboard a transport, or LEGAL (HN-1.12)."""
    theatre = state.theatre
    if theatre.seat_of[transport] != theatre.seat_of[unit] or state.at(transport) < 0:
        return why.NO_SEAT
    if state.able(unit, CONCEALED):
        return why.NO_SEAT
    if not theatre.zone[theatre.seat_of[unit] * theatre.n_cells + state.at(transport)]:
        if theatre.scout_of[unit] == 0:
            return why.NO_SEAT
    return transports.room_reason(state, unit, transport)


def place(state: Skirmish, unit: i64, cell: i64) -> None:
    state.put(unit, cell, NOWHERE)
    if state.able(unit, CONCEALED):
        state.mark(unit, VEILED)
    if state.theatre.squares_of[unit] > 1 or state.able(unit, ARC):
        state.push2(Facing.frame(unit, False), 0)
    events.of_unit(state, "deployed", unit)


def begin(state: Skirmish) -> None:
    """Place the units that the scenario places, then let the initiative side deploy first."""
    theatre = state.theatre
    for unit in range(theatre.n_units):
        cell = theatre.placed[unit]
        if cell >= 0 and free(state, cell):
            state.put(unit, cell, NOWHERE)
            if theatre.squares_of[unit] > 1 or state.able(unit, ARC):
                face(state, unit, theatre.faces[unit])
            if state.able(unit, CONCEALED):
                state.mark(unit, VEILED)
    state.push2(Deploying.frame(1 - state.holder, NOWHERE), 0)
    state.push2(Deploying.frame(state.holder, NOWHERE), 0)


def end(state: Skirmish) -> None:
    """End deployment: reveal the units that are in sight (HN-1.14)."""
    for unit in range(state.theatre.n_units):
        state.unmark(unit, MOVED)
    concealment.look_everywhere(state)


def nest_reason(state: Skirmish, seat: i64, cell: i64) -> i64:
    """Return why the MG nest cannot be placed on a square, or LEGAL (HN-12.10)."""
    theatre = state.theatre
    if state.ground.kind[cell] != BOARD or theatre.zone[(1 - seat) * theatre.n_cells + cell]:
        return why.NOT_IN_ZONE
    if beside_objective(state, cell):
        return why.NEXT_TO_OBJECTIVE
    if not free(state, cell):
        return why.OCCUPIED
    return may_stand(state, theatre.nest, cell)


def nest_waits(state: Skirmish, seat: i64) -> bool:
    """Whether a side still has an MG nest to place (HN-12.10)."""
    nest = state.theatre.nest
    return nest >= 0 and state.theatre.seat_of[nest] == seat and state.at(nest) == WAITING


def nest_places(state: Skirmish, seat: i64) -> vec[i64]:
    found = vec[i64]()
    if nest_waits(state, seat):
        for cell in range(state.theatre.n_cells):
            if nest_reason(state, seat, cell) == LEGAL:
                found = append(found, cell)
    return found


class Deploying(Moment):
    """A side's deployment of its units (HN-1.6)."""

    def __init__(self) -> None:
        super().__init__("deploy", in_hand=True)
        self.rules = {
            "deploy": ["HN-1.6", "HN-1.9", "HN-1.12"],
            "deploy_pick": ["HN-1.6", "HN-1.10"],
            "deploy_side": ["HN-1.7", "HN-1.14"],
        }

    @staticmethod
    def frame(seat: i64, unit: i64) -> i64:
        return frame(DEPLOYING, seat, unit + 1)

    @staticmethod
    def unit(top: i64) -> i64:
        """Return the unit that is being deployed; NOWHERE if one has to be picked."""
        return field(top, SECOND) - 1

    @staticmethod
    def asks_side(state: Skirmish, top: i64) -> bool:
        """Whether the player has to choose the side of a unit that can flip (HN-1.7)."""
        unit = Deploying.unit(top)
        chosen = field(top, THIRD) != 0
        return unit >= 0 and state.theatre.flip_of[unit] != FLIP_NONE and not chosen

    def advance(self, state: Skirmish, top: i64) -> bool:
        if find_next(state):
            return ask(state, Deploying.seat(state.top()))
        state.pop2()
        if state.depth == 0:
            end(state)
            phases.begin_first(state)
        return False

    def options(self, state: Skirmish, top: i64, seat: i64) -> vec[i64]:
        unit = Deploying.unit(top)
        if unit < 0:
            return picks(state, seat)
        if Deploying.asks_side(state, top):
            return append(append(vec[i64](), code(UP, 0)), code(UP, 1))
        return places(state, unit)

    def asks(self, state: Skirmish, top: i64) -> i64:
        if Deploying.unit(top) < 0:
            return bit(PICK)
        return bit(UP) if Deploying.asks_side(state, top) else bit(ON) | bit(BOARD_MOVE)

    def reason(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> i64:
        if kind == PICK:
            return pick_reason(state, seat, arg)
        if kind == ON:
            return place_reason(state, Deploying.unit(top), arg)
        if kind == BOARD_MOVE:
            return aboard_reason(state, Deploying.unit(top), arg)
        return LEGAL

    def choose(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> None:
        owner = Deploying.seat(top)
        unit = Deploying.unit(top)
        if kind == PICK:
            state.replace_top(Deploying.frame(owner, arg))
        elif kind == UP:
            choose_side(state, top, arg)
        else:
            state.replace_top(Deploying.frame(owner, NOWHERE))
            if kind == ON:
                place(state, unit, arg)
            else:
                transports.get_in(state, unit, arg)

    def question(self, state: Skirmish, top: i64, args: dict[str, object]) -> str:
        unit = Deploying.unit(top)
        if unit < 0:
            return "deploy_pick"
        args["unit"] = state.theatre.units[unit]
        if Deploying.asks_side(state, top):
            args["flip"] = FLIPS[state.theatre.flip_of[unit]]
            return "deploy_side"
        return self.prompt

    def renamed(self, state: Skirmish, frame: i64, units: vec[i64], order: vec[i64]) -> i64:
        unit = Deploying.unit(frame)
        if unit < 0:
            return frame
        return with_field(frame, SECOND, new_name(units, order, unit) + 1)


class InitiativeRoll(Moment):
    """The die that decides who has the initiative first (HN-1.16)."""

    def __init__(self) -> None:
        super().__init__("")

    def settle(self, state: Skirmish, top: i64, outcome: i64) -> None:
        state.pop2()
        state.holder = 0 if outcome <= 3 else 1
        events.of_side(state, "initiative", state.holder)
        begin(state)


class Nest(Moment):
    """The placement of a side's MG nest (HN-12.10)."""

    def __init__(self) -> None:
        super().__init__("supply_end")
        self.rules = {"supply_end": ["HN-4.10", "HN-4.12"]}

    def advance(self, state: Skirmish, top: i64) -> bool:
        seat = Nest.seat(top)
        if len(nest_places(state, seat)):
            return ask(state, seat)
        state.pop2()
        return False

    def options(self, state: Skirmish, top: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for cell in nest_places(state, seat):
            found = append(found, code(ON, cell))
        return append(found, code(PASS, 0))

    def asks(self, state: Skirmish, top: i64) -> i64:
        return bit(ON) | bit(PASS)

    def reason(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> i64:
        return LEGAL if kind == PASS else nest_reason(state, seat, arg)

    def choose(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> None:
        if kind == PASS:
            state.pop2()
            return
        nest = state.theatre.nest
        state.put(nest, arg, NOWHERE)
        events.of_unit(state, "deployed", nest)
        if not (state.theatre.corrected and state.able(nest, ARC)):
            concealment.look_around(state, nest)
        if state.able(nest, ARC):
            state.push2(Facing.frame(nest, False), 0)


KINDS[DEPLOYING] = Deploying()
KINDS[INITIATIVE_ROLL] = InitiativeRoll()
KINDS[NEST] = Nest()
