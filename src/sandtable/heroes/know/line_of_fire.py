"""What a player sees before choosing: the line of a shot by squares, and the threats to a step.

Nothing here uses hidden information: a view's position gives the same result as the true one.
"""

from mypy_extensions import i64

from sandtable.core.state import DECISION
from sandtable.core.vec import append, vec
from sandtable.grid.squares import INNER, NOWHERE, WALL, SquareMap
from sandtable.grid.straight_lines import (
    FALLING,
    MATE,
    PAIR,
    RISING,
    ROOM,
    WALLED,
    head_length,
    head_range,
    leaving,
    line,
    line_to_crossing,
    met_place,
    met_tag,
)
from sandtable.heroes.fight import attack, blast, fire, shots
from sandtable.heroes.fight.fire import Sharing, Targeting
from sandtable.heroes.ground import concealment
from sandtable.heroes.ground.sight import BLOCKED, crossing_shut, sight_to_crossing, toll
from sandtable.heroes.model.codes import (
    ACTIVATION,
    AIM,
    AT,
    BARRAGE,
    DRIVE,
    FAUST,
    FIRE,
    FIRE_SECOND,
    HALT,
    INFANTRY,
    LAUNCH,
    MOVING,
    SHARING,
    SNIPE,
    STEP,
    SUPPRESS,
    SUPPRESS_SECOND,
    TARGETING,
    THROW,
    VERBS,
)
from sandtable.heroes.model.moments import kind_of
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import Skirmish
from sandtable.heroes.move import movement
from sandtable.heroes.move.movement import Moving
from sandtable.heroes.turn import opportunity

# Effects of a square on a line
CLEAR = "clear"
LIMITS = "limits"
BLOCKS = "blocks"


# The line of a shot


def line_of_fire(state: Skirmish, code: i64) -> dict[str, object]:
    """Return the line to a target by squares, even if blocked; empty if no line is drawn."""
    if state.waits != DECISION:
        return {}
    top = state.top()
    asked = kind_of(top)
    if asked != TARGETING and asked != SHARING:
        return {}
    unit = Targeting.unit(top)  # both kinds of frame have the unit and the verb in the same fields
    verb = Targeting.verb(top)
    kind = code >> 10
    arg = code & 1023
    base = shots.base_of(state, unit)
    if state.at(base) < 0:
        return {}
    if kind == AIM and (verb == BARRAGE or verb == LAUNCH):
        return line_to_blast(state, unit, verb, arg)
    if kind != AT or verb == BARRAGE or verb == THROW or verb == LAUNCH:
        return {}
    if arg == state.at(base) or arg == state.rear(base) or state.terrain(arg) == 0:
        return {}
    if asked == TARGETING and fire.razes(state, top, arg):
        return better_line(state, unit, base, arg, NOWHERE, state.area(arg))
    target = state.occupant(arg)
    mover = Targeting.mover(top) if asked == TARGETING else i64(NOWHERE)
    if mover >= 0 and state.at(mover) == arg:
        target = mover  # HN-8.12: the mover, even if another unit stands there
    return better_line(state, unit, base, arg, target, 0)


def better_line(
    state: Skirmish, unit: i64, base: i64, aim: i64, target: i64, razed: i64
) -> dict[str, object]:
    """Return the line from the square that a vehicle would fire from.

    An open line is preferred to a blocked one, then the one more likely to hit, as ``shots``
    chooses.
    """
    front = state.at(base)
    rear = state.rear(base)
    if rear >= 0 and prefers_rear(state, unit, base, aim, target, razed):
        return drawn(state, unit, base, rear, aim, target, razed)
    return drawn(state, unit, base, front, aim, target, razed)


def prefers_rear(state: Skirmish, unit: i64, base: i64, aim: i64, target: i64, razed: i64) -> bool:
    top = state.top()
    verb = Targeting.verb(top)
    if razed == 0 and target >= 0 and state.seat_of(target) != state.seat_of(unit):
        moving = Targeting.is_moving(top)
        ammo = Targeting.ammo(top) if kind_of(top) == TARGETING else Sharing.ammo(top)
        best = shots.shot_at(state, unit, verb, aim, moving, ammo)
        if best.reason == LEGAL:
            return best.start == state.rear(base)
    front = drawn(state, unit, base, state.at(base), aim, target, razed)
    rear = drawn(state, unit, base, state.rear(base), aim, target, razed)
    return bool(front["blocked"]) and not rear["blocked"]


def drawn(
    state: Skirmish, unit: i64, base: i64, start: i64, aim: i64, target: i64, razed: i64
) -> dict[str, object]:
    """Return the line between two squares as data; a structure under attack blocks nothing."""
    ground = state.ground
    theatre = state.theatre
    foot = theatre.type_of[unit] == INFANTRY and (target < 0 or theatre.type_of[target] == INFANTRY)
    at = line(ground, start, aim)
    head = ground.pool[at]
    met = vec[i64]()
    for index in range(at + 1, at + 1 + head_length(head)):
        entry = ground.pool[index]
        if not razed or met_tag(entry) > MATE or state.area(met_place(entry)) != razed:
            met = append(met, entry)
    victim = target if not razed else state.occupant(aim)
    squares = crossed(state, met, start, aim, base, victim, foot and not razed, True, head)
    dx = ground.x[aim] - ground.x[start]
    dy = ground.y[aim] - ground.y[start]
    if head & WALLED:
        if ground.kind[start] == INNER and leaving(ground, start, dx, dy) == WALL:
            squares.insert(0, stopped(state, theatre.cells[start], start, "wall"))
        elif not razed:
            squares.append(stopped(state, theatre.cells[aim], aim, "wall"))
    return told(theatre.cells[start], theatre.cells[aim], head_range(head), squares)


def line_to_blast(state: Skirmish, unit: i64, verb: i64, crossing: i64) -> dict[str, object]:
    """Return the line to a crossing; without a clear one indirect fire scatters (HN-9.9)."""
    ground = state.ground
    base = shots.base_of(state, unit)
    start = state.at(base)
    rear = state.rear(base)
    if rear >= 0 and sight_to_crossing(state, start, crossing, base) != 0:
        if sight_to_crossing(state, rear, crossing, base) == 0:
            start = rear
    met = line_to_crossing(ground, start, crossing)
    squares = crossed(
        state,
        met[1:],
        start,
        NOWHERE,
        base,
        -2 - crossing,
        False,
        False,
        met[0],
        ground.crossing_x(crossing),
        ground.crossing_y(crossing),
    )
    if met[0] & WALLED:
        squares.insert(0, stopped(state, state.theatre.cells[start], start, "wall"))
    found = told(
        state.theatre.cells[start],
        state.theatre.crossings[crossing],
        head_range(met[0]),
        squares,
    )
    found["scatters"] = blast.may_scatter(state, unit, verb) and (
        blast.always_scatters(state, verb) or bool(found["blocked"]) or found["limit"] != 0
    )
    return found


def told(start: str, aim: str, far: i64, squares: list[dict[str, object]]) -> dict[str, object]:
    limit = 0
    blocked = False
    for found in squares:
        modifier = found["modifier"]
        assert isinstance(modifier, int)
        limit -= modifier
        if found["effect"] == BLOCKS:
            blocked = True
    return {
        "from": start,
        "to": aim,
        "range": int(far),
        "limit": limit,
        "blocked": blocked,
        "squares": squares,
    }


def crossed(
    state: Skirmish,
    met: vec[i64],
    start: i64,
    aim: i64,
    shooter: i64,
    target: i64,
    foot: bool,
    units: bool,
    head: i64,
    to_x: i64 = 0,
    to_y: i64 = 0,
) -> list[dict[str, object]]:
    """Return what a line crosses, in order from its start."""
    ground = state.ground
    if aim >= 0:
        to_x = ground.x[aim]
        to_y = ground.y[aim]
    dx = to_x - ground.x[start]
    dy = to_y - ground.y[start]
    room = head & ROOM != 0
    found: list[tuple[int, dict[str, object]]] = []
    index: i64 = 0
    while index < len(met):
        entry = met[index]
        tag = met_tag(entry)
        place = met_place(entry)
        if tag == RISING or tag == FALLING:
            if crossing_shut(state, place, tag == RISING, shooter, target, True, units):
                x = ground.crossing_x(place)
                y = ground.crossing_y(place)
                name = state.theatre.crossings[place]
                mark = {"cell": name, "terrain": "", "effect": BLOCKS, "modifier": 0}
                by = "no_passage" if is_marked(state, place, tag == RISING) else "vehicle"
                found.append((along(ground, start, x, y, dx, dy), {**mark, "by": by}))
        elif tag == PAIR:
            mate = met_place(met[index + 1])
            index += 1
            one = toll(state, place, shooter, target, foot, units, room)
            other = toll(state, mate, shooter, target, foot, units, room)
            # HN-7.12: along an edge the square that costs less counts.
            if one == BLOCKED or (other != BLOCKED and other < one):
                place, mate, one = mate, place, other
            if state.terrain(place) or state.terrain(mate):
                what = on_line(state, place, one, units, room)
                what["beside"] = state.theatre.cells[mate]
                x = (ground.x[place] + ground.x[mate]) // 2
                y = (ground.y[place] + ground.y[mate]) // 2
                found.append((along(ground, start, x, y, dx, dy), what))
        elif tag != MATE and state.terrain(place):
            cost = toll(state, place, shooter, target, foot, units, room)
            where = along(ground, start, ground.x[place], ground.y[place], dx, dy)
            found.append((where, on_line(state, place, cost, units, room)))
        index += 1
    found.sort(key=first_of)
    return [what for _, what in found]


def first_of(pair: tuple[int, dict[str, object]]) -> int:
    return pair[0]


def along(ground: SquareMap, start: i64, x: i64, y: i64, dx: i64, dy: i64) -> int:
    """Return a measure of how far along a line a point is, for sorting."""
    return int((x - ground.x[start]) * dx + (y - ground.y[start]) * dy)


def is_marked(state: Skirmish, crossing: i64, rising: bool) -> bool:
    return state.theatre.shut[crossing] & (1 if rising else 2) != 0


def on_line(state: Skirmish, cell: i64, cost: i64, units: bool, room: bool) -> dict[str, object]:
    """Return one square of a line and its effect on the line."""
    theatre = state.theatre
    found: dict[str, object] = {
        "cell": theatre.cells[cell],
        "terrain": theatre.terrains[state.terrain(cell)],
        "effect": CLEAR,
        "modifier": 0,
        "by": "",
    }
    if cost == BLOCKED:
        found["effect"] = BLOCKS
        found["by"] = blocker(state, cell, units, room)
    elif cost:
        found["effect"] = LIMITS
        found["modifier"] = int(-cost)
        found["by"] = "terrain"
    return found


def blocker(state: Skirmish, cell: i64, units: bool, room: bool) -> str:
    if state.ground.kind[cell] == INNER and not room:
        return "house"
    if state.ground.kind[cell] != INNER and state.theatre.blocks[state.terrain(cell)]:
        return "terrain"
    return "vehicle" if units and state.hull(cell) >= 0 else "infantry"


def stopped(state: Skirmish, name: str, cell: i64, by: str) -> dict[str, object]:
    terrain = state.theatre.terrains[state.terrain(cell)]
    return {"cell": name, "terrain": terrain, "effect": BLOCKS, "modifier": 0, "by": by}


# Threats to a step


def threats(state: Skirmish, code: i64) -> list[dict[str, object]]:
    """Return the visible enemies that could fire at a unit after this step."""
    found: list[dict[str, object]] = []
    if state.waits != DECISION or state.phase != ACTIVATION:
        return found
    top = state.top()
    if kind_of(top) != MOVING:
        return found
    if not offered(state, code):
        return found
    after = state.clone()
    unit = Moving.unit(top)
    kind = code >> 10
    if kind == STEP:
        movement.take_step(after, code & 1023)
    elif kind == DRIVE:
        movement.take_form(after, code & 1023)
    elif kind != HALT or Moving.flags(top) & movement.STEPPED or after.at(unit) < 0:
        return found
    if after.concealed(unit):
        if not concealment.would_be_seen(after, unit):
            return found
        concealment.reveal(after, unit)
    for option in opportunity.shooters(after, unit):
        found.append(threat(after, option & 1023, unit))
    return found


def offered(state: Skirmish, code: i64) -> bool:
    for option in state.codes(state.first_owing()):
        if option == code:
            return True
    return False


def threat(state: Skirmish, enemy: i64, mover: i64) -> dict[str, object]:
    """Return an enemy's attack that is most likely to hit, then to suppress."""
    best: dict[str, int] = {}
    action: i64 = FIRE
    for verb in (FIRE, FIRE_SECOND, SUPPRESS, SUPPRESS_SECOND, SNIPE, FAUST):
        if fire.fire_reason(state, enemy, verb, False, mover) == LEGAL:
            shot = fire.shot_at_mover(state, enemy, verb, mover)
            odds = attack.odds(verb, shot)
            if better(odds, best):
                best = odds
                action = verb
    for verb in (BARRAGE, THROW, LAUNCH):
        if fire.fire_reason(state, enemy, verb, False, mover) == LEGAL:
            odds = blast.odds(state, enemy, verb, mover)
            if better(odds, best):
                best = odds
                action = verb
    at = state.at(shots.base_of(state, enemy))
    return {
        "unit": state.theatre.units[enemy],
        "cell": state.theatre.cells[at],
        "action": VERBS[action],
        "hits": best["hits"],
        "kills": best["kills"],
        "suppresses": best["suppresses"],
        "ways": best["ways"],
    }


def better(odds: dict[str, int], best: dict[str, int]) -> bool:
    if not best:
        return True
    if odds["hits"] != best["hits"]:
        return odds["hits"] > best["hits"]
    return odds["suppresses"] > best["suppresses"]
