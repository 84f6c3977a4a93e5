"""Structures and their destruction (HN-9.6, HN-5.25)."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import append, vec
from sandtable.grid.squares import BOARD, INNER, NOWHERE
from sandtable.heroes.fight import casualties
from sandtable.heroes.fight.casualties import ALLEY_LOST, TRAPPED, Placing
from sandtable.heroes.ground import items
from sandtable.heroes.model import dice, events
from sandtable.heroes.model import reasons as why
from sandtable.heroes.model.codes import (
    DEMOLISHING,
    DO,
    PASS,
    RAZE,
    REROLL,
    REROLL_DIE,
    bit,
    code,
)
from sandtable.heroes.model.equipment import may_roll_again, reroll_reason, rerolls, spend_veteran
from sandtable.heroes.model.moments import (
    FOURTH,
    KINDS,
    SECOND,
    THIRD,
    Moment,
    ask,
    field,
    frame,
    last_of,
    roll,
    with_last,
)
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import PASSING, WAITING, Skirmish
from sandtable.heroes.model.windows import BOTH_SEATS, MOMENT, OWN_ROLL, open_window, other_than

NEEDED: Final = 4
"""Lowest face of a demolition die that scores a point (HN-9.6)."""


UNDECIDED: Final = -1
"""Second number of the frame while the attacker is asked whether to roll."""


def structure(state: Skirmish, area: i64) -> i64:
    """Return how many demolition points destroy an area; 0 if it is indestructible (HN-5.7)."""
    theatre = state.theatre
    if area <= theatre.n_areas:
        return theatre.area_structure[area - 1]
    return theatre.wreck_structure[area - theatre.n_areas - 1]


def begin(state: Skirmish, unit: i64, area: i64, dice: i64, seat: i64) -> None:
    """Start a roll of the demolition dice."""
    state.push2(Demolishing.frame(unit, area, dice, seat), 0)
    open_window(state, BOTH_SEATS)


def offer(state: Skirmish, unit: i64, area: i64, dice: i64) -> None:
    """Ask the attacker whether to roll the demolition dice (HN-9.18)."""
    state.push2(Demolishing.frame(unit, area, dice, state.seat_of(unit)), UNDECIDED)


def count(state: Skirmish, seat: i64, area: i64, faces: list[int]) -> None:
    """Count the points of the demolition dice and add them to the area."""
    points = sum(face >= NEEDED for face in faces)
    if state.journal is not None:
        events.tell(
            state,
            "demolition",
            {
                "side": state.theatre.seats[seat],
                "overlay": structure_name(state, area),
                "dice": faces,
                "points": points,
            },
        )
    add_points(state, area, points)


def structure_name(state: Skirmish, area: i64) -> str:
    """Return the overlay of an area; empty for the wreck of a vehicle destroyed in this battle."""
    return state.theatre.overlays[area - 1] if area <= state.theatre.n_areas else ""


def add_points(state: Skirmish, area: i64, points: i64) -> None:
    needs = structure(state, area)
    now = state.harm(area) + points
    if needs == 0 or is_gone(state, area):
        return
    state.set_harm(area, min(now, needs))
    if now >= needs:
        destroy(state, area)


def is_gone(state: Skirmish, area: i64) -> bool:
    if area <= state.theatre.n_areas:
        return state.fallen >> (area - 1) & 1 != 0
    return len(state.wreck_cells(area - state.theatre.n_areas - 1)) == 0


def destroy(state: Skirmish, area: i64) -> None:
    theatre = state.theatre
    if area > theatre.n_areas:
        unit = area - theatre.n_areas - 1
        if state.journal is not None:
            name = theatre.cells[state.wreck_cells(unit)[0]]
            events.tell(state, "wreck_destroyed", {"cell": name})
        state.clear_wreck(unit)
        return
    if state.journal is not None:
        events.tell(state, "structure_destroyed", {"overlay": theatre.overlays[area - 1]})
    house = theatre.area_house[area - 1]
    state.fallen |= bit(area - 1)
    if house == NOWHERE:
        for cell in range(theatre.n_cells):
            if theatre.area[cell] == area:
                state.lay_again(cell)
        return
    bring_down(state, area, house)


def bring_down(state: Skirmish, area: i64, house: i64) -> None:
    """Suppress the units inside and place them on the ruins (HN-9.19).

    The units of the side with the initiative are placed first.
    """
    ground = state.ground
    theatre = state.theatre
    trapped = vec[i64]()
    lost = vec[i64]()
    for cell in range(ground.n):
        if ground.house[cell] != house and ground.house_too[cell] != house:
            continue
        for unit in inside(state, cell):
            if ground.kind[cell] == INNER:
                trapped = append(trapped, unit)
            else:
                lost = append(lost, unit | cell << 8)
            state.lift(unit)
            state.units[unit * 4] = WAITING
        state.lay_square(cell)
    if theatre.revised:
        items.fall_down(state)
    for turn in range(i64(2)):
        seat = state.holder if turn else 1 - state.holder
        for word in lost:
            unit = word & 255
            if state.seat_of(unit) == seat:
                state.push2(Placing.frame(unit, word >> 8, NOWHERE, ALLEY_LOST), 0)
        for unit in trapped:
            if state.seat_of(unit) == seat:
                state.push2(Placing.frame(unit, area, NOWHERE, TRAPPED), 0)
                casualties.suppress(state, unit, 1)


def inside(state: Skirmish, cell: i64) -> vec[i64]:
    """Return the infantry on a square of a building or on an alley: also one that passes it."""
    found = vec[i64]()
    if state.ground.kind[cell] == BOARD:
        return found
    unit = state.foot(cell)
    if unit >= 0:
        found = append(found, unit)
    if state.theatre.revised:
        for other in range(state.theatre.n_units):
            if state.at(other) == cell and state.has(other, PASSING):
                found = append(found, other)
    return found


class Demolishing(Moment):
    """The demolition dice against a structure (HN-9.6)."""

    def __init__(self) -> None:
        super().__init__("dice_rolled")
        self.rules = {"demolish": ["HN-9.6", "HN-9.18"]}

    @staticmethod
    def frame(unit: i64, area: i64, dice: i64, seat: i64) -> i64:
        return frame(DEMOLISHING, unit, area, dice, seat)

    @staticmethod
    def area(top: i64) -> i64:
        return field(top, SECOND)

    @staticmethod
    def number(top: i64) -> i64:
        """Return the number of dice."""
        return field(top, THIRD)

    @staticmethod
    def seat(top: i64) -> i64:
        return field(top, FOURTH)

    @staticmethod
    def roll(top: i64) -> i64:
        """Return the dice, as digits; 0 before the roll."""
        return last_of(top)

    def advance(self, state: Skirmish, top: i64) -> bool:
        seat = Demolishing.seat(top)
        if state.more() == UNDECIDED:
            return ask(state, seat)
        if Demolishing.roll(top) == 0:
            return roll(state)
        if may_roll_again(state, seat, Demolishing.unit(top)):
            return ask(state, seat)
        self.take(state, top)
        return False

    def take(self, state: Skirmish, top: i64) -> None:
        state.pop2()
        faces = dice.faces(int(Demolishing.roll(top)))
        count(state, Demolishing.seat(top), Demolishing.area(top), faces)

    def window(self, state: Skirmish, top: i64, seat: i64) -> i64:
        return MOMENT if state.more() == UNDECIDED else OWN_ROLL

    def options(self, state: Skirmish, top: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        if state.more() == UNDECIDED:
            found = append(found, code(DO, RAZE))
        else:
            found = rerolls(state, Demolishing.unit(top), Demolishing.roll(top), found)
        return append(found, code(PASS, 0))

    def asks(self, state: Skirmish, top: i64) -> i64:
        if state.more() == UNDECIDED:
            return bit(DO) | bit(PASS)
        return bit(REROLL) | bit(REROLL_DIE) | bit(PASS)

    def reason(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> i64:
        if kind == PASS:
            return LEGAL
        if kind == DO:
            return LEGAL if arg == RAZE else why.HAS_ACTED
        return reroll_reason(state, Demolishing.unit(top), Demolishing.roll(top), kind, arg)

    def choose(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> None:
        if kind == DO:
            state.set_top(top, 0)
            open_window(state, BOTH_SEATS)
        elif kind == PASS:
            if state.more() == UNDECIDED:
                state.pop2()
            else:
                self.take(state, top)
        else:
            spend_veteran(state, Demolishing.unit(top))
            kept = dice.without(Demolishing.roll(top), arg) if kind == REROLL_DIE else i64(0)
            self.roll_again(state, top)
            if kept:
                state.set_top(state.top(), kept)

    def dice(self, state: Skirmish, top: i64) -> i64:
        return Demolishing.number(top) - dice.digits(state.more())

    def settle(self, state: Skirmish, top: i64, outcome: i64) -> None:
        state.set_top(with_last(top, dice.joined(state.more(), outcome)), 0)
        open_window(state, other_than(Demolishing.seat(top)))

    def roll_again(self, state: Skirmish, top: i64) -> None:
        state.replace_top(with_last(top, 0))

    def question(self, state: Skirmish, top: i64, args: dict[str, object]) -> str:
        if state.more() == UNDECIDED:
            args["overlay"] = structure_name(state, Demolishing.area(top))
            return "demolish"
        args["dice"] = dice.faces(int(Demolishing.roll(top)))
        return self.prompt


KINDS[DEMOLISHING] = Demolishing()
