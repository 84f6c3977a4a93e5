"""Templates: indirect fire, grenades, artillery; scatter, and the units under a template (HN-9)."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import append, vec
from sandtable.grid.squares import ALLEY, BOARD, INNER, NOWHERE, WALL, SquareMap, size
from sandtable.grid.straight_lines import crossing_distance, leaving
from sandtable.heroes.fight import attack, demolition
from sandtable.heroes.fight.shots import (
    base_of,
    too_heavy_aboard,
    weapon_able,
    weapon_stat,
)
from sandtable.heroes.ground import concealment
from sandtable.heroes.ground.sight import sight_to_crossing, touches_crossing
from sandtable.heroes.model import events
from sandtable.heroes.model import reasons as why
from sandtable.heroes.model.battlefield import DICE, SCATTER
from sandtable.heroes.model.codes import (
    AIM,
    AT,
    BARRAGE,
    BLAST,
    BY_CARD,
    GRENADE,
    HOWITZER,
    INDIRECT,
    INFANTRY,
    LAUNCH,
    MOVE_PENALTY,
    NOBODY_FIRES,
    ON_THE_MOVE,
    PASS,
    RANGE,
    REROLL,
    RIFLE_GRENADE,
    TEMPLATE,
    THROW,
    VERBS,
    bit,
    code,
)
from sandtable.heroes.model.equipment import (
    kit_group,
    may_roll_again,
    reroll_reason,
    rerolls,
    spend_veteran,
)
from sandtable.heroes.model.moments import (
    FIRST,
    FOURTH,
    KINDS,
    SECOND,
    THIRD,
    Moment,
    ask,
    field,
    frame,
    last_of,
    only_pass,
    roll,
    with_last,
)
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import MAIN_GUN, Skirmish
from sandtable.heroes.model.windows import BOTH_SEATS, MOMENT, OWN_ROLL, open_window, other_than

# Stages
SCATTERS: Final = 0
FALLS: Final = 1
SCATTERED: Final = 3
DIE_AT: Final = 5
"""Bit offset of the scatter die in the fifth field."""

INTO_ROOM: Final = 512
"""Bit of the fifth field: the target is a square (a room or position), not a crossing."""
MOVED: Final = 1024
RETURNED: Final = -1
"""Second number of the frame of a grenade that was thrown back: it attacks nothing else here."""

GRENADE_RANGE: Final = 2
RIFLE_GRENADE_RANGE: Final = 7
ON_TARGET: Final = 5
"""Lowest face of the scatter die at which the template stays where it was aimed (HN-9.1)."""


def cannot_use(state: Skirmish, unit: i64, verb: i64, moving: bool) -> i64:
    """Return why a unit cannot make such an attack with a template at all, or LEGAL."""
    if moving and not weapon_able(state, unit, 0, ON_THE_MOVE):
        return why.NOT_ABLE
    if too_heavy_aboard(state, unit):
        return why.HEAVY_ABOARD
    inside = state.ground.kind[state.at(base_of(state, unit))] == INNER
    if verb == BARRAGE:
        if weapon_stat(state, unit, 0, TEMPLATE) == 0:
            return why.NOT_ABLE
        if state.theatre.revised and state.has(unit, MAIN_GUN):
            return why.NOT_ABLE  # HN-7.6: the main weapon is lost
        return why.INSIDE_HOUSE if inside else LEGAL
    if state.theatre.type_of[unit] != INFANTRY:
        return why.NOT_ABLE
    kit: i64 = GRENADE if verb == THROW else RIFLE_GRENADE
    if kit_group(state, unit, kit) == NOWHERE:
        return why.NO_KIT
    return why.INSIDE_HOUSE if verb == LAUNCH and inside else LEGAL


def under(state: Skirmish, unit: i64, crossing: i64) -> bool:
    """Whether a unit is under a template: not aboard, not concealed, not in a house (HN-9.7)."""
    at = state.at(unit)
    if at < 0 or state.concealed(unit) or state.ground.kind[at] == INNER:
        return False
    if touches_crossing(state, at, crossing):
        return True
    if state.ground.kind[at] == ALLEY:
        return overlaps_template(state, at, crossing)
    rear = state.rear(unit)
    return rear >= 0 and touches_crossing(state, rear, crossing)


def overlaps_template(state: Skirmish, alley: i64, crossing: i64) -> bool:
    """Whether an alley, half a square off the grid, overlaps a square of the template (HN-9.7)."""
    ground = state.ground
    return (
        size(ground.x[alley] - ground.crossing_x(crossing)) < 3
        and size(ground.y[alley] - ground.crossing_y(crossing)) < 3
    )


def any_ground(state: Skirmish, verb: i64, mover: i64) -> bool:
    """Whether a template may be aimed at empty ground, to scatter from there (HN-9.1).

    Not a grenade, which never scatters, and not against a moving unit.
    """
    return state.theatre.corrected and mover < 0 and verb != THROW


def worth_it(state: Skirmish, seat: i64, crossing: i64, mover: i64, dice: i64) -> bool:
    """Whether a crossing has a target under the template (HN-7.13).

    That is a visible enemy or, for a template with demolition dice, a structure.
    """
    ground = state.ground
    if mover >= 0:
        return under(state, mover, crossing)
    x = ground.crossing_x(crossing)
    y = ground.crossing_y(crossing)
    for index in range(i64(4)):
        cell = ground.board_cell((x >> 1) + (index & 1), (y >> 1) + (index >> 1))
        if cell == NOWHERE:
            continue
        if dice and state.area(cell) and demolition.structure(state, state.area(cell)):
            return True
        unit = state.occupant(cell)
        if unit >= 0 and state.seat_of(unit) != seat and not state.concealed(unit):
            return True
        house = ground.house[cell]
        if dice and house != NOWHERE and not state.house_fell(house):
            return True
    for cell in range(ground.n_board, ground.n):
        unit = state.occupant(cell)
        if unit >= 0 and state.seat_of(unit) != seat and under(state, unit, crossing):
            return True
    return False


def dice_of(state: Skirmish, unit: i64, verb: i64) -> i64:
    """Return the number of demolition dice of a unit's template or grenade."""
    theatre = state.theatre
    if verb == BARRAGE:
        return theatre.template_number(weapon_stat(state, unit, 0, TEMPLATE), DICE)
    kit: i64 = GRENADE if verb == THROW else RIFLE_GRENADE
    return theatre.kit_number(kit, DICE)


def aim_reason(
    state: Skirmish, unit: i64, seat: i64, verb: i64, crossing: i64, mover: i64, dice: i64
) -> i64:
    """Return why a template cannot be aimed at a crossing, or LEGAL (HN-9.7)."""
    ground = state.ground
    x = ground.crossing_x(crossing)
    y = ground.crossing_y(crossing)
    if x <= 1 or y <= 1 or x > 2 * ground.width or y > 2 * ground.height:
        return why.NO_TARGET
    sw = ground.board_cell(x >> 1, y >> 1)
    ne = ground.board_cell((x >> 1) + 1, (y >> 1) + 1)
    if state.terrain(sw) == 0 and state.terrain(ne) == 0 and ground.house[sw] == ground.house[ne]:
        return why.INSIDE_HOUSE
    if not any_ground(state, verb, mover) and not worth_it(state, seat, crossing, mover, dice):
        return why.NO_TARGET
    if unit == NOBODY_FIRES:
        return LEGAL
    base = base_of(state, unit)
    at = state.at(base)
    far = crossing_distance(ground, at, crossing)
    if state.rear(base) >= 0:
        far = min(far, crossing_distance(ground, state.rear(base), crossing))
    if verb == THROW:
        if far > GRENADE_RANGE:
            return why.TOO_FAR
        if ground.kind[at] == INNER and not leaves(state, at, crossing):
            return why.WALL
        return LEGAL
    if verb == LAUNCH and far > RIFLE_GRENADE_RANGE:
        return why.TOO_FAR
    if verb == BARRAGE:
        reach = weapon_stat(state, unit, 0, RANGE)
        if reach and far > reach:
            return why.TOO_FAR
        if weapon_able(state, unit, 0, HOWITZER) and not sees_crossing(state, unit, crossing):
            return why.NO_LINE
    return LEGAL


def sees_crossing(state: Skirmish, unit: i64, crossing: i64) -> bool:
    """Whether a unit has a clear line to a crossing from one of its squares (HN-9.1)."""
    base = base_of(state, unit)
    if sight_to_crossing(state, state.at(base), crossing, base) == 0:
        return True
    rear = state.rear(base)
    return rear >= 0 and sight_to_crossing(state, rear, crossing, base) == 0


def leaves(state: Skirmish, cell: i64, crossing: i64) -> bool:
    """Whether a grenade can leave the house through an opening of its square (HN-9.16)."""
    ground = state.ground
    dx = ground.crossing_x(crossing) - ground.x[cell]
    dy = ground.crossing_y(crossing) - ground.y[cell]
    return leaving(ground, cell, dx, dy) != WALL


def aims(state: Skirmish, unit: i64, verb: i64, mover: i64, any_will_do: bool = False) -> vec[i64]:
    """Return the crossings and rooms at which a unit may aim a template, as codes of moves.

    With ``any_will_do`` stop at the first one.
    """
    found = vec[i64]()
    seat = state.seat_of(unit)
    if verb != BARRAGE:
        for target in range(state.theatre.n_units):
            if state.theatre.seat_of[target] == seat or state.units[target * 4] < 0:
                continue
            for half in range(i64(2)):
                cell = state.square(target, half)
                if cell >= 0 and room_reason(state, unit, cell, mover) == LEGAL:
                    found = append(found, code(AT, cell))
                    if any_will_do:
                        return found
    dice = dice_of(state, unit, verb)
    for crossing in aimable(state, seat, verb, mover, dice):
        if aim_reason(state, unit, seat, verb, crossing, mover, dice) == LEGAL:
            found = append(found, code(AIM, crossing))
            if any_will_do:
                return found
    return found


def aimable(state: Skirmish, seat: i64, verb: i64, mover: i64, dice: i64) -> vec[i64]:
    """Return the crossings to check as targets of a template."""
    if not any_ground(state, verb, mover):
        return near_targets(state, seat, mover, dice)
    found = vec[i64]()
    for crossing in range(state.ground.n_crossings):
        found = append(found, crossing)
    return found


def near_targets(state: Skirmish, seat: i64, mover: i64, dice: i64) -> vec[i64]:
    """Return the crossings with an enemy, or part of a structure, on one of their four squares."""
    ground = state.ground
    theatre = state.theatre
    marked = vec[i64]([0] * ground.n_crossings)
    for unit in range(theatre.n_units):
        at = state.units[unit * 4]
        if at < 0 or (unit != mover if mover >= 0 else theatre.seat_of[unit] == seat):
            continue
        mark_around(ground, at, marked)
        if state.units[unit * 4 + 1] >= 0:
            mark_around(ground, state.units[unit * 4 + 1], marked)
    if dice and mover < 0:
        for cell in theatre.structures:
            if state.terrain(cell) == 0 or state.area(cell):
                mark_around(ground, cell, marked)
        for unit in range(theatre.n_units):
            if theatre.wreck_structure[unit]:
                for cell in state.wreck_cells(unit):
                    mark_around(ground, cell, marked)
    found = vec[i64]()
    for crossing in range(i64(len(marked))):
        if marked[crossing]:
            found = append(found, crossing)
    return found


def mark_around(ground: SquareMap, cell: i64, marked: vec[i64]) -> None:
    """Mark the crossings around a square; an alley has more of them."""
    x = ground.x[cell] - 1 - (ground.x[cell] & 1)
    while x <= ground.x[cell] + 2:
        y = ground.y[cell] - 1 - (ground.y[cell] & 1)
        while y <= ground.y[cell] + 2:
            crossing = ground.crossing_at(x, y)
            if crossing != NOWHERE:
                marked[crossing] = 1
            y += 2
        x += 2


def room_reason(state: Skirmish, unit: i64, cell: i64, mover: i64) -> i64:
    """Return why a grenade cannot be thrown into the room or position of a square, or LEGAL.

    HN-9.4, HN-5.10.
    """
    ground = state.ground
    theatre = state.theatre
    area = state.area(cell)
    base = base_of(state, unit)
    at = state.at(base)
    if area == 0 or area > theatre.n_areas or state.occupant(cell) < 0:
        return why.NO_TARGET
    if mover >= 0 and not is_in_area(state, mover, area):
        return why.NO_TARGET
    if state.seat_of(state.occupant(cell)) == state.seat_of(unit):
        return why.NO_TARGET
    if theatre.revised and state.concealed(state.occupant(cell)):
        return why.CONCEALED_TARGET
    if state.area(at) == area:
        return why.INSIDE_HOUSE
    if theatre.area_house[area - 1] >= 0:
        house = ground.house[cell]
        if ground.kind[at] == INNER:
            return why.NOT_BESIDE
        near = ground.near_opening(at, house)
        if not near and state.rear(base) >= 0:
            near = ground.near_opening(state.rear(base), house)
        return LEGAL if near else why.NOT_BESIDE
    if theatre.area_position[area - 1] == 0:
        return why.NO_TARGET
    near = beside_area(state, at, area)
    if not near and state.rear(base) >= 0:
        near = beside_area(state, state.rear(base), area)
    return LEGAL if near else why.NOT_BESIDE


def beside_area(state: Skirmish, at: i64, area: i64) -> bool:
    """Whether a square is next to a square of an overlay."""
    ground = state.ground
    for other in range(ground.n_board):
        if state.area(other) == area and ground.kind[at] == BOARD and ground.gap(at, other) == 2:
            return True
    return False


def can_aim(state: Skirmish, unit: i64, verb: i64, mover: i64) -> bool:
    return len(aims(state, unit, verb, mover, True)) > 0


# Firing


def spend(state: Skirmish, unit: i64, verb: i64) -> None:
    if verb == THROW or verb == LAUNCH:
        kit: i64 = GRENADE if verb == THROW else RIFLE_GRENADE
        group = kit_group(state, unit, kit)
        state.add_kit(group, kit, -1)


def fire(state: Skirmish, unit: i64, verb: i64, crossing: i64, moving: bool) -> None:
    """Fire or throw a template at a crossing."""
    state.pop2()
    spend(state, unit, verb)
    concealment.reveal(state, unit)
    stage: i64 = FALLS
    if may_scatter(state, unit, verb):
        if always_scatters(state, verb) or not sees_crossing(state, unit, crossing):
            stage = SCATTERS
    tell_aim(state, unit, verb, state.theatre.crossings[crossing])
    push(state, unit, state.seat_of(unit), verb, crossing, 0, stage, moving)


def always_scatters(state: Skirmish, verb: i64) -> bool:
    """Whether a shot scatters even with a clear line: a rifle grenade does (HN-9.17)."""
    return verb == LAUNCH and state.theatre.corrected


def may_scatter(state: Skirmish, unit: i64, verb: i64) -> bool:
    """Whether a shot can scatter (HN-9.1, HN-9.17).

    A rifle grenade always can, indirect fire only without a clear line, a howitzer never.
    """
    return verb == LAUNCH or (
        verb == BARRAGE
        and weapon_able(state, unit, 0, INDIRECT)
        and not weapon_able(state, unit, 0, HOWITZER)
    )


def push(
    state: Skirmish,
    unit: i64,
    seat: i64,
    verb: i64,
    crossing: i64,
    card: i64,
    stage: i64,
    moving: bool,
) -> None:
    """``card`` is the number of a card plus one, or 0."""
    last = stage | seat << 4 | (MOVED if moving else 0)
    state.push2(frame(BLAST, unit, verb, crossing, card, last), 0)
    open_window(state, BOTH_SEATS)


def throw_into(state: Skirmish, unit: i64, verb: i64, cell: i64, moving: bool) -> None:
    """Throw a grenade into the room or position of a square."""
    state.pop2()
    spend(state, unit, verb)
    concealment.reveal(state, unit)
    last = FALLS | state.seat_of(unit) << 4 | INTO_ROOM | (MOVED if moving else 0)
    tell_aim(state, unit, verb, state.theatre.cells[cell])
    state.push2(frame(BLAST, unit, verb, cell, 0, last), 0)
    open_window(state, BOTH_SEATS)


def tell_aim(state: Skirmish, unit: i64, verb: i64, place: str) -> None:
    if state.journal is not None:
        args: dict[str, object] = {
            "side": state.theatre.seats[state.seat_of(unit)],
            "cell": events.place(state, unit),
            "action": VERBS[verb],
            "crossing": place,
        }
        events.name(state, "blast_aimed", unit, args)


def scatter(state: Skirmish) -> None:
    """Move the template by the scatter die (HN-9.8).

    1 is north, 2 south, 3 west, 4 east, by the scatter distance of the template; 5 and 6 hit the
    target.
    """
    top = state.top()
    die = Blast.die(top)
    ground = state.ground
    crossing = Blast.place(top)
    if die < ON_TARGET:
        far = 2 * scatter_of(state, top)
        x = ground.crossing_x(crossing)
        y = ground.crossing_y(crossing)
        if die == 1:
            y += far
        elif die == 2:
            y -= far
        elif die == 3:
            x -= far
        else:
            x += far
        landed = ground.crossing_at(x, y)
        if landed == NOWHERE:
            events.tell(state, "blast_lost", {"die": int(die)})
            state.pop2()
            return
        crossing = landed
    if state.journal is not None:
        events.tell(
            state, "scattered", {"die": int(die), "crossing": state.theatre.crossings[crossing]}
        )
    last = Blast.without_die(top, FALLS)
    state.set_top(
        frame(BLAST, Blast.unit(top), Blast.verb(top), crossing, field(top, FOURTH), last), 0
    )


def scatter_of(state: Skirmish, top: i64) -> i64:
    card = Blast.card(top)
    if card >= 0:
        return state.theatre.card_number(card, SCATTER)
    if Blast.verb(top) == BARRAGE:
        return state.theatre.template_number(template_of(state, Blast.unit(top)), SCATTER)
    return 2


def template_of(state: Skirmish, unit: i64) -> i64:
    return weapon_stat(state, unit, 0, TEMPLATE)


def bonus_against(state: Skirmish, unit: i64, verb: i64, kind: i64) -> i64:
    """Return the bonus of a unit's template against a type of unit."""
    theatre = state.theatre
    if verb == BARRAGE:
        return theatre.template_number(template_of(state, unit), kind)
    kit: i64 = GRENADE if verb == THROW else RIFLE_GRENADE
    return theatre.kit_number(kit, kind)


def bonus_of(state: Skirmish, top: i64, kind: i64) -> i64:
    """Return the bonus of a blast against a type of unit."""
    card = Blast.card(top)
    if card >= 0:
        return state.theatre.card_number(card, kind)
    unit = Blast.unit(top)
    bonus = bonus_against(state, unit, Blast.verb(top), kind)
    if last_of(top) & MOVED:
        bonus -= weapon_stat(state, unit, 0, MOVE_PENALTY)
    return bonus


def odds(state: Skirmish, unit: i64, verb: i64, target: i64) -> dict[str, int]:
    """Return the odds of a template's attack on a unit that is under it."""
    bonus = bonus_against(state, unit, verb, state.theatre.type_of[target])
    into = verb != BARRAGE and room_reason(state, unit, state.at(target), target) == LEGAL
    shot = attack.blast_shot(state, unit, target, bonus, into)
    return attack.odds(verb, shot)


def demolition_of(state: Skirmish, top: i64) -> i64:
    card = Blast.card(top)
    if card >= 0:
        return state.theatre.card_number(card, DICE)
    return dice_of(state, Blast.unit(top), Blast.verb(top))


def affected(state: Skirmish, top: i64, unit: i64) -> bool:
    """Whether a blast attacks this unit."""
    if not Blast.into_room(top):
        return under(state, unit, Blast.place(top))
    at = state.at(unit)
    if at < 0 or state.concealed(unit):
        return False
    ground = state.ground
    cell = Blast.place(top)
    if ground.kind[cell] == INNER:
        return ground.kind[at] == INNER and ground.room[at] == ground.room[cell]
    return is_in_area(state, unit, state.area(cell))


def is_in_area(state: Skirmish, unit: i64, area: i64) -> bool:
    """Whether a unit on the map is in an overlay, with either of its squares."""
    if state.area(state.at(unit)) == area != 0:
        return True
    rear = state.rear(unit)
    return state.theatre.revised and rear >= 0 and state.area(rear) == area != 0


def victims(state: Skirmish, top: i64) -> vec[i64]:
    """Return the units that a blast still has to attack."""
    done = state.more()
    found = vec[i64]()
    for unit in range(state.theatre.n_units):
        if not done >> unit & 1 and affected(state, top, unit):
            found = append(found, unit)
    return found


def strike(state: Skirmish, unit: i64) -> None:
    """Attack a unit with the blast."""
    top = state.top()
    done = state.more()
    if done == 0 and state.theatre.revised:
        # HN-9.13: a unit that comes under the template later, such as a rider, is not attacked.
        for other in range(state.theatre.n_units):
            if not affected(state, top, other):
                done |= bit(other)
    state.set_top(top, done | bit(unit))
    bonus = bonus_of(state, top, state.theatre.type_of[unit])
    seat = Blast.seat(top)
    attack.blast(state, Blast.unit(top), seat, Blast.verb(top), unit, bonus, Blast.into_room(top))


def finish(state: Skirmish) -> None:
    """Roll the demolition dice once for each structure touched, after all attacks (HN-9.20)."""
    top = state.top()
    dice = demolition_of(state, top)
    if state.more() == RETURNED and state.theatre.revised:
        dice = 0
    found = vec[i64]()
    if dice:
        if Blast.into_room(top):
            area = state.area(Blast.place(top))
            if area and demolition.structure(state, area):
                found = append(found, area)
        else:
            found = touched(state, Blast.place(top))
    state.pop2()
    for area in found:
        demolition.begin(state, Blast.unit(top), area, dice, Blast.seat(top))


def touched(state: Skirmish, crossing: i64) -> vec[i64]:
    """Return the structures whose block or overlay a template touches (HN-9.10)."""
    ground = state.ground
    x = ground.crossing_x(crossing)
    y = ground.crossing_y(crossing)
    found = vec[i64]()
    for index in range(i64(4)):
        cell = ground.board_cell((x >> 1) + (index & 1), (y >> 1) + (index >> 1))
        if cell == NOWHERE:
            continue
        area = state.area(cell)
        if state.terrain(cell) == 0:
            area = state.theatre.area[cell]
        if area == 0 or demolition.structure(state, area) == 0:
            continue
        known = False
        for other in found:
            known = known or other == area
        if not known:
            found = append(found, area)
    return found


def by_card(state: Skirmish, seat: i64, card: i64, crossing: i64, scatters: bool) -> None:
    """Drop the template of an artillery or air card on a crossing (HN-3.5)."""
    push(
        state,
        NOBODY_FIRES,
        seat,
        BY_CARD,
        crossing,
        card + 1,
        SCATTERS if scatters else FALLS,
        False,
    )


class Blast(Moment):
    """A template (HN-9.1). Its frame's second number is a mask of the units already attacked."""

    def __init__(self) -> None:
        super().__init__("dice_rolled")
        self.rules = {"blast_order": ["HN-9.13"]}

    @staticmethod
    def unit(top: i64) -> i64:
        """Return the unit that fires; NOBODY_FIRES for a card."""
        return field(top, FIRST)

    @staticmethod
    def verb(top: i64) -> i64:
        return field(top, SECOND)

    @staticmethod
    def place(top: i64) -> i64:
        """Return the crossing; for a grenade thrown into a room or position, the square."""
        return field(top, THIRD)

    @staticmethod
    def card(top: i64) -> i64:
        """Return the card the blast comes from, or -1."""
        return field(top, FOURTH) - 1

    @staticmethod
    def stage(top: i64) -> i64:
        return last_of(top) & 15

    @staticmethod
    def seat(top: i64) -> i64:
        return last_of(top) >> 4 & 1

    @staticmethod
    def die(top: i64) -> i64:
        """Return the scatter die."""
        return last_of(top) >> DIE_AT & 7

    @staticmethod
    def into_room(top: i64) -> bool:
        return last_of(top) & INTO_ROOM != 0

    @staticmethod
    def without_die(top: i64, stage: i64) -> i64:
        """Return the last field with another stage and without the die."""
        return last_of(top) & ~i64(15 | 7 << DIE_AT) | stage

    def advance(self, state: Skirmish, top: i64) -> bool:
        stage = Blast.stage(top)
        if stage == SCATTERS:
            return roll(state)
        if stage == SCATTERED:
            if may_roll_again(state, Blast.seat(top), Blast.unit(top)):
                return ask(state, Blast.seat(top))
            scatter(state)
            return False
        struck = victims(state, top)
        if len(struck) == 0:
            finish(state)
            return False
        if len(struck) == 1:
            strike(state, struck[0])
            return False
        return ask(state, Blast.seat(top))  # HN-9.13: in the order the attacker chooses

    def window(self, state: Skirmish, top: i64, seat: i64) -> i64:
        return MOMENT if Blast.stage(top) == FALLS else OWN_ROLL

    def options(self, state: Skirmish, top: i64, seat: i64) -> vec[i64]:
        if Blast.stage(top) == FALLS:
            found = vec[i64]()
            for unit in victims(state, top):
                found = append(found, code(AT, state.at(unit)))
            return found
        return rerolls(state, Blast.unit(top), Blast.die(top), only_pass())

    def asks(self, state: Skirmish, top: i64) -> i64:
        return bit(AT) if Blast.stage(top) == FALLS else bit(REROLL) | bit(PASS)

    def reason(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> i64:
        if kind == AT:
            for unit in victims(state, top):
                if state.at(unit) == arg:
                    return LEGAL
            return why.NO_TARGET
        if kind == PASS:
            return LEGAL
        return reroll_reason(state, Blast.unit(top), Blast.die(top), kind, arg)

    def choose(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> None:
        if kind == AT:
            for unit in victims(state, top):
                if state.at(unit) == arg:
                    strike(state, unit)
                    return
        elif kind == PASS:
            scatter(state)
        else:
            spend_veteran(state, Blast.unit(top))
            self.roll_again(state, top)

    def settle(self, state: Skirmish, top: i64, outcome: i64) -> None:
        last = last_of(top) & ~i64(15) | SCATTERED | outcome << DIE_AT
        state.replace_top(with_last(top, last))
        open_window(state, other_than(Blast.seat(top)))

    def roll_again(self, state: Skirmish, top: i64) -> None:
        state.replace_top(with_last(top, Blast.without_die(top, SCATTERS)))

    def question(self, state: Skirmish, top: i64, args: dict[str, object]) -> str:
        if Blast.stage(top) == FALLS:
            return "blast_order"
        args["dice"] = [int(Blast.die(top))]
        return self.prompt


KINDS[BLAST] = Blast()
