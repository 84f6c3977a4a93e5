"""Objectives, aims, breaking points and the end of the game (HN-13)."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.state import NOBODY
from sandtable.core.vec import append, vec
from sandtable.grid.squares import NOWHERE
from sandtable.heroes.model import events
from sandtable.heroes.model import reasons as why
from sandtable.heroes.model.battlefield import (
    AIM_CARRY,
    AIM_DEMOLISH,
    AIM_EXIT,
    AIM_GATHER,
    AIM_HOLD,
    AIM_KILL,
    AIM_LAST,
    AIM_POINTS,
)
from sandtable.heroes.model.codes import (
    AUTONOMOUS,
    BLUFF,
    BREAKING,
    CHARGE,
    SHOWN,
    TAKING_BONUS,
    bit,
    code,
)
from sandtable.heroes.model.moments import KINDS, Moment, ask, frame
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import ABOARD, ACTED, GONE, LEFT, Skirmish


def has_units(state: Skirmish, seat: i64) -> bool:
    """Whether a side has a unit on the map, aboard or still to come."""
    for unit in range(state.theatre.n_units):
        if state.theatre.seat_of[unit] == seat and state.alive(unit):
            return True
    return False


def is_of(state: Skirmish, seat: i64, unit: i64) -> bool:
    """Whether a unit exists and belongs to this side."""
    return unit >= 0 and state.seat_of(unit) == seat


def on_cells(state: Skirmish, seat: i64, number: i64, bonus: bool) -> bool:
    """Whether a side has a unit on one of the four squares of an objective or bonus."""
    theatre = state.theatre
    table = theatre.bonus_cells if bonus else theatre.objective_cells
    for index in range(i64(4)):
        cell = table[number * 4 + index]
        if cell < 0 or state.terrain(cell) == 0:
            continue
        if is_of(state, seat, state.foot(cell)) or is_of(state, seat, state.hull(cell)):
            return True
    if not bonus:
        area = theatre.objective_area[number]
        if area:
            for unit in range(theatre.n_units):
                if theatre.seat_of[unit] == seat and state.at(unit) >= 0:
                    if theatre.area[state.at(unit)] == area:
                        return True
                    rear = state.rear(unit)
                    if theatre.corrected and rear >= 0 and theatre.area[rear] == area:
                        return True
    return False


def controller(state: Skirmish, number: i64, bonus: bool) -> i64:
    """Return the only side with a unit at an objective or bonus, or NOWHERE (HN-13.4).

    An army's own objective can only be controlled by that army.
    """
    one = on_cells(state, 0, number, bonus)
    other = on_cells(state, 1, number, bonus)
    if one == other:
        return NOWHERE
    seat: i64 = 0 if one else 1
    if not bonus:
        owner = state.theatre.objective_side[number]
        if owner != NOWHERE and owner != seat:
            return NOWHERE
    return seat


def take_objectives(state: Skirmish) -> None:
    """Set who controls objectives, add their points, take bonuses (supply step 8)."""
    theatre = state.theatre
    held: i64 = 0
    for number in range(theatre.n_objectives):
        seat = controller(state, number, False)
        if seat != NOWHERE:
            held |= (seat + 1) << (2 * number)
            state.army(seat).points += theatre.objective_points[number]
            if state.journal is not None:
                events.tell(
                    state,
                    "objective_held",
                    {
                        "side": theatre.seats[seat],
                        "objective": theatre.objectives[number],
                        "points": int(theatre.objective_points[number]),
                    },
                )
    state.held_by = held
    for number in range(theatre.n_bonuses):
        if state.lying >> number & 1:
            seat = controller(state, number, True)
            if seat != NOWHERE:
                state.lying &= ~bit(number)
                state.push2(frame(TAKING_BONUS, seat, number), 0)


def holds(state: Skirmish, number: i64) -> i64:
    """Return the seat that controls an objective, or NOWHERE."""
    return (state.held_by >> (2 * number) & 3) - 1


def orders_to_come(state: Skirmish, seat: i64) -> i64:
    """Return the orders of the next turn: stars, left slots, Planning, bonuses (HN-2.9)."""
    theatre = state.theatre
    count = theatre.orders_extra[seat]
    for unit in range(theatre.n_units):
        if theatre.seat_of[unit] == seat and state.alive(unit):
            count += theatre.stars_of[unit]
    for group in range(theatre.n_groups):
        if (
            theatre.group_seat[group] == seat
            and theatre.group_star[group]
            and not state.broken >> group & 1
        ):
            count += 1
    return count + state.army(seat).open[1]


def is_autonomous(state: Skirmish, unit: i64) -> bool:
    return state.alive(unit) and state.able(unit, AUTONOMOUS)


def has_autonomous(state: Skirmish, seat: i64) -> bool:
    for unit in range(state.theatre.n_units):
        if state.theatre.seat_of[unit] == seat and is_autonomous(state, unit):
            return True
    return False


def fresh_autonomous(state: Skirmish, seat: i64) -> bool:
    """Whether a side has an autonomous unit that has not acted."""
    if state.theatre.autonomous == 0:
        return False
    for unit in range(state.theatre.n_units):
        if (
            state.theatre.seat_of[unit] == seat
            and is_autonomous(state, unit)
            and (state.at(unit) >= 0 or state.carrier(unit) >= 0)
            and not state.has(unit, ACTED)
        ):
            return True
    return False


def has_orders(state: Skirmish, seat: i64) -> bool:
    """Whether one of a side's units has a numbered or special order."""
    for unit in range(state.theatre.n_units):
        token = state.token(unit)
        if state.theatre.seat_of[unit] == seat and token and token < SHOWN:
            if token != BLUFF:
                return True  # a hidden token may be an order
    return False


def got_away(state: Skirmish, seat: i64) -> bool:
    """Whether a side reached an aim by units that left the map: it is not beaten (HN-13.3)."""
    if not state.theatre.corrected:
        return False
    for index in range(i64(4)):
        at = (seat * 4 + index) * 3
        kind = state.theatre.aims[at]
        if kind == AIM_CARRY or kind == AIM_EXIT:
            what = state.theatre.aims[at + 1]
            if aim_reached(state, seat, kind, what, state.theatre.aims[at + 2]):
                return True
    return False


def check_disorganised(state: Skirmish, one_lost: bool, other_lost: bool) -> bool:
    """End the game if a side can no longer act; by points if both cannot (HN-13.3, HN-13.8)."""
    one_lost = one_lost and not got_away(state, 0)
    other_lost = other_lost and not got_away(state, 1)
    if state.turn <= 1 or not (one_lost or other_lost):
        return False
    if one_lost and other_lost:
        state.finish(by_points(state), "disorganised")
    else:
        state.finish(1 if one_lost else 0, "disorganised")
    return True


def by_points(state: Skirmish) -> i64:
    if state.one.points == state.other.points:
        return NOBODY
    return 0 if state.one.points > state.other.points else 1


def check_activation(state: Skirmish) -> bool:
    """End the game at the start of activation if a side has no units, or no orders.

    Autonomous units count as orders.
    """
    lost = [
        not has_units(state, seat) or not (has_orders(state, seat) or has_autonomous(state, seat))
        for seat in range(i64(2))
    ]
    return check_disorganised(state, lost[0], lost[1])


def check_units(state: Skirmish) -> bool:
    """End the game after an action if a side has no units left."""
    if state.turn <= 1:
        return False
    return check_disorganised(state, not has_units(state, 0), not has_units(state, 1))


def check_supply(state: Skirmish) -> bool:
    """Check for the end in supply step 9: aims, then disorganisation, then the last turn."""
    if state.turn <= 1:
        return False
    winners = [reached(state, seat) for seat in range(i64(2))]
    if winners[0] or winners[1]:
        if winners[0] and winners[1]:
            state.finish(by_points(state), "objectives")
        else:
            state.finish(0 if winners[0] else 1, "objectives")
        return True
    lost = [
        not has_units(state, seat)
        or (orders_to_come(state, seat) == 0 and not has_autonomous(state, seat))
        for seat in range(i64(2))
    ]
    if check_disorganised(state, lost[0], lost[1]):
        return True
    if state.turn >= state.theatre.last_turn:
        state.finish(last_winner(state), "last_turn")
        return True
    return False


def last_winner(state: Skirmish) -> i64:
    """Return the winner at the last turn: the side named, else by points (HN-13.8)."""
    for seat in range(i64(2)):
        if has_aim(state, seat, AIM_LAST):
            return seat
    return by_points(state)


def has_aim(state: Skirmish, seat: i64, kind: i64) -> bool:
    for index in range(i64(4)):
        if state.theatre.aims[(seat * 4 + index) * 3] == kind:
            return True
    return False


def reached(state: Skirmish, seat: i64) -> bool:
    """Whether a side has reached one of its aims and still holds it (HN-13.11)."""
    for index in range(i64(4)):
        if aim_met(state, seat, index):
            return True
    return False


def aim_met(state: Skirmish, seat: i64, index: i64) -> bool:
    """Whether a side has reached one aim of its list."""
    aims = state.theatre.aims
    at = (seat * 4 + index) * 3
    return aims[at] != 0 and aim_reached(state, seat, aims[at], aims[at + 1], aims[at + 2])


def aim_reached(state: Skirmish, seat: i64, kind: i64, what: i64, number: i64) -> bool:
    theatre = state.theatre
    if kind == AIM_HOLD:
        # All objectives of the mask, from a turn on.
        if state.turn < number:
            return False
        for objective in range(theatre.n_objectives):
            if what >> objective & 1 and holds(state, objective) != seat:
                return False
        return True
    if kind == AIM_CARRY:
        return state.item(what) == LEFT - seat
    if kind == AIM_EXIT:
        return state.army(seat).out >= number
    if kind == AIM_GATHER:
        return gathered(state, seat) >= number and holds(state, what) == seat
    if kind == AIM_KILL:
        return state.at(what) == GONE
    if kind == AIM_POINTS:
        return state.army(seat).points >= number
    if kind == AIM_DEMOLISH:
        return state.fallen >> (what - 1) & 1 != 0
    return False


def gathered(state: Skirmish, seat: i64) -> i64:
    """Return the number of items that a side carries or has taken off the map."""
    count: i64 = 0
    for item in range(i64(len(state.theatre.items))):
        where = state.item(item)
        if where == LEFT - seat:
            count += 1
        elif where <= ABOARD and state.seat_of(ABOARD - where) == seat:
            count += 1
    return count


# Breaking points (HN-13.2)

ANY_KIND: Final = -1


def lay_down(state: Skirmish, unit: i64) -> None:
    """Assign an eliminated unit to a group: an option if possible, else its plate (HN-13.2).

    The owner chooses among several groups.
    """
    choices = groups_for(state, unit)
    if len(choices) == 1:
        lay_under(state, unit, choices[0])
    elif len(choices) > 1:
        state.push2(frame(BREAKING, unit), 0)


def groups_for(state: Skirmish, unit: i64) -> vec[i64]:
    """Return the groups to which an eliminated unit may be assigned."""
    theatre = state.theatre
    kind = theatre.kind_of[unit]
    plate = theatre.plate_of[unit]
    found = vec[i64]()
    if unit == theatre.nest:
        return found  # HN-12.10: it does not count for a breaking point
    for group in range(theatre.n_groups):
        if theatre.group_seat[group] != theatre.seat_of[unit] or group == plate:
            continue
        own = theatre.group_plate[group]
        if plate >= 0 and own != plate:
            continue
        if plate < 0 and own != NOWHERE:
            continue
        if dead_under(state, group, kind) < theatre.group_takes[group * theatre.n_kinds + kind]:
            found = append(found, group)
    if len(found) == 0 and plate >= 0:
        found = append(found, plate)
    return found


def dead_under(state: Skirmish, group: i64, kind: i64 = ANY_KIND) -> i64:
    """Return the number of eliminated units assigned to a group, optionally of one kind."""
    count: i64 = 0
    theatre = state.theatre
    for unit in range(theatre.n_units):
        if state.at(unit) == GONE and state.rear(unit) == group:
            if kind == ANY_KIND or theatre.kind_of[unit] == kind:
                count += 1
    return count


def lay_under(state: Skirmish, unit: i64, group: i64) -> None:
    theatre = state.theatre
    state.units[unit * 4 + 1] = group
    losses = theatre.group_losses[group]
    if losses and dead_under(state, group) >= losses and not state.broken >> group & 1:
        state.broken |= bit(group)
        enemy = 1 - theatre.group_seat[group]
        state.army(enemy).points += theatre.group_points[group]
        if state.journal is not None:
            events.tell(
                state,
                "broken",
                {
                    "side": theatre.seats[theatre.group_seat[group]],
                    "group": theatre.groups[group],
                    "enemy": theatre.seats[enemy],
                    "points": int(theatre.group_points[group]),
                },
            )


class Breaking(Moment):
    """The choice of a group for an eliminated unit (HN-13.2)."""

    def __init__(self) -> None:
        super().__init__("break", units=1)
        self.rules = {"break": ["HN-13.2", "HN-13.10"]}

    def advance(self, state: Skirmish, top: i64) -> bool:
        return ask(state, state.seat_of(Breaking.unit(top)))

    def options(self, state: Skirmish, top: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for group in groups_for(state, Breaking.unit(top)):
            found = append(found, code(CHARGE, group))
        return found

    def asks(self, state: Skirmish, top: i64) -> i64:
        return bit(CHARGE)

    def reason(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> i64:
        for group in groups_for(state, Breaking.unit(top)):
            if group == arg:
                return LEGAL
        return why.NO_TARGET

    def choose(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> None:
        state.pop2()
        lay_under(state, Breaking.unit(top), arg)


KINDS[BREAKING] = Breaking()
