"""Worth, attacks, danger and goals of the units of a position, in whole numbers.

A chance is in twelfths, a pull in thousandths. With whole numbers the sums do not depend on the
order of the units, which for concealed enemies must not be known. Lines of fire are those of the
map; units in between are only checked where a shot could hit.
"""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import vec
from sandtable.grid.squares import size
from sandtable.heroes.fight import attack
from sandtable.heroes.fight.shots import (
    FAUST_RANGE,
    LONG_RANGE,
    LONG_RANGE_PENALTY,
    SUPPRESSED_PENALTY,
    base_of,
    bonus_against,
    weapon_of,
    weapon_stat,
)
from sandtable.heroes.ground.sight import BLOCKED, in_arc, side_hit, sight
from sandtable.heroes.learning.map_cache import FAR, NO_LINE, RANGE_AT, Land
from sandtable.heroes.model.battlefield import (
    AIM_CARRY,
    AIM_EXIT,
    AIM_GATHER,
    AIM_HOLD,
    AIM_LAST,
    Theatre,
)
from sandtable.heroes.model.codes import (
    ABLE,
    CONCEALED,
    DEFENCE,
    DEPLOYMENT,
    FAUST,
    FLIP_AMBUSH,
    FLIP_NONE,
    GUN,
    HEAVY,
    HERO,
    INFANTRY,
    LIGHT,
    MACHINE_GUN,
    MOVE,
    NO_BONUS,
    OFFICER,
    PIERCING,
    RANGE,
    SNIPE,
    SNIPER,
    SUPPRESSION,
    TEMPLATE,
    WEAPON,
    WEAPON_ABLE,
    WEAPON_LENGTH,
)
from sandtable.heroes.model.state import (
    ABOARD,
    ARMOUR,
    BACK_UP,
    CREW,
    LEFT,
    MAIN_GUN,
    TRACK,
    VEILED,
    WAITING,
    Skirmish,
)
from sandtable.heroes.turn.deployment import waits_for_place
from sandtable.heroes.victory import gathered, has_aim

# Roles of units
OFFICERS: Final = 0
HEROES: Final = 1
RIFLES: Final = 2
SUPPORT: Final = 3
ANTI_TANK: Final = 4
GUNS: Final = 5
"""Guns and mortars."""
LIGHT_VEHICLES: Final = 6
HEAVY_VEHICLES: Final = 7
UNKNOWN: Final = 8
"""A concealed enemy whose identity is unknown."""
ROLES: Final = 9

TWELFTHS: Final = 12
SNIPER_FACES: Final = 3
"""Number of faces of a die with which a sniper hits."""
TEMPLATE_LENGTH: Final = 5

# Worth of a counter, in tenths
BODY: Final = [40, 50, 90]
"""Base worth, by type."""
STAR_WORTH: Final = 40
HERO_WORTH: Final = 30
PER_BONUS: Final = [12, 5, 8]
"""Worth per point of the best combat bonus, by type of target."""

# Worth of goals, in hundredths
HOLD: Final = 100
DENY: Final = 80
LATER: Final = 60
"""Percentage of the worth while the turn from which a goal counts is still far off."""
FETCH: Final = 100
EXPECT: Final = 70
BRING_OUT: Final = 200
LEAVE: Final = 100
HUNT: Final = 60
PER_POINT: Final = 15
BONUS: Final = 20

NEARNESS: Final = 0.9
"""Factor on a goal's worth for every step of the way."""
MOST_LANDS: Final = 16


class Goal:
    """Squares that attract a side's units."""

    def __init__(self, ways: vec[i64], worth: i64, only: i64, foot: bool) -> None:
        self.ways: vec[i64] = ways
        self.worth: i64 = worth
        self.only: i64 = only
        """The only unit that the goal is for, or -1."""
        self.foot: bool = foot


def role_of(theatre: Theatre, unit: i64) -> i64:
    """Return the role of a unit's counter."""
    able: i64 = 0
    armed: i64 = 0
    lobs = False
    pierces = False
    moves = False
    for side in range(i64(2)):
        at = theatre.stats(unit, side)
        able |= theatre.stat[at + ABLE]
        moves = moves or theatre.stat[at + MOVE] > 0
        for weapon in range(i64(2)):
            first = at + WEAPON + weapon * WEAPON_LENGTH
            armed |= theatre.stat[first + WEAPON_ABLE]
            lobs = lobs or theatre.stat[first + TEMPLATE] > 0
            pierces = pierces or theatre.stat[first + HEAVY] > 0
    kind = theatre.type_of[unit]
    if kind == HEAVY:
        return HEAVY_VEHICLES
    if kind == LIGHT and moves:
        return LIGHT_VEHICLES
    if theatre.frame_of[unit] == OFFICER:
        return OFFICERS
    if theatre.frame_of[unit] == HERO:
        return HEROES
    if lobs or able & GUN:
        return GUNS
    if pierces or armed & PIERCING:
        return ANTI_TANK
    return SUPPORT if armed & (MACHINE_GUN | SUPPRESSION) else RIFLES


def worth_of(theatre: Theatre, unit: i64) -> i64:
    """Return the worth of a counter."""
    kind = theatre.type_of[unit]
    worth: i64 = BODY[kind] + STAR_WORTH * theatre.stars_of[unit]
    if theatre.frame_of[unit] == HERO:
        worth += HERO_WORTH
    at = theatre.stats(unit, 0 if theatre.flip_of[unit] == FLIP_NONE else 1) + WEAPON
    for target in range(i64(3)):
        bonus = max(theatre.stat[at + target], theatre.stat[at + WEAPON_LENGTH + target])
        if bonus > 0:
            worth += PER_BONUS[target] * bonus
    return worth


class Appraiser:
    """Appraiser of the positions of one scenario."""

    def __init__(self, theatre: Theatre) -> None:
        self.theatre: Theatre = theatre
        units = [i64(unit) for unit in range(int(theatre.n_units))]
        self.made_for: vec[i64] = vec[i64]([role_of(theatre, unit) for unit in units])
        self.counter_worth: vec[i64] = vec[i64]([worth_of(theatre, unit) for unit in units])
        self.near: vec[i64] = vec[i64](
            [round(1000 * NEARNESS**steps) for steps in range(FAR)] + [0]
        )
        self.lands: dict[int, Land] = {}
        self.land_of: i64 = -1
        self.land: Land | None = None
        none = [0] * int(theatre.n_units)
        # For each unit, from the last ``look_over``
        self.where: vec[i64] = vec[i64](none)
        """Its square, or its transport's; -1 if it is not on the map."""
        self.role: vec[i64] = vec[i64](none)
        self.kind: vec[i64] = vec[i64](none)
        self.arms: vec[i64] = vec[i64](none)
        """Start of the numbers of the side it fights with; -1 if its identity is unknown."""
        self.lobs: vec[i64] = vec[i64](none)
        """Number of its template, which needs no line; 0 for none."""
        self.worth: vec[i64] = vec[i64](none)
        self.best: vec[i64] = vec[i64](none)
        """Its best chance to hit."""
        self.sees: vec[i64] = vec[i64](none)
        """Number of enemies it could hit."""
        self.danger: vec[i64] = vec[i64](none)
        """Expected hits if every enemy fired at it once."""
        self.gap: vec[i64] = vec[i64](none)
        """Distance to the nearest enemy."""
        self.pull: vec[i64] = vec[i64](none)
        self.enemies: vec[i64] = vec[i64](none)
        """Units of the second side on the map, found again for every position."""
        self.goals: list[list[Goal]] = [[], []]
        """Goals of each side on the map."""
        # For a unit on a square, from the last ``scout``
        self.shot: i64 = 0
        self.risk: i64 = 0
        self.foe_gap: i64 = 0
        # Of six faces of a die, the number with each result, from the last ``reckon``
        self.hits: i64 = 0
        self.kills: i64 = 0
        self.suppresses: i64 = 0

    # Appraising a position

    def look_over(self, state: Skirmish, seat: i64) -> None:
        """Compute the values of all units, with what a seat may know."""
        self.find_land(state)
        for unit in range(self.theatre.n_units):
            self.note(state, unit, seat)
        self.goals = [self.goals_of(state, 0), self.goals_of(state, 1)]
        seats = self.theatre.seat_of
        where = self.where
        enemies: i64 = 0
        for unit in range(self.theatre.n_units):
            if where[unit] >= 0:
                self.pull[unit] = self.pull_at(unit, where[unit])
                if seats[unit] == 1:
                    self.enemies[enemies] = unit
                    enemies += 1
        for unit in range(self.theatre.n_units):
            if seats[unit] == 0 and where[unit] >= 0:
                for index in range(enemies):
                    self.confront(state, unit, self.enemies[index])

    def find_land(self, state: Skirmish) -> None:
        if self.land is not None and self.land_of == state.fallen:
            return
        key = int(state.fallen)
        land = self.lands.get(key)
        if land is None:
            if len(self.lands) >= MOST_LANDS:
                self.lands.clear()
            land = self.lands[key] = Land(state)
        self.land = land
        self.land_of = state.fallen

    def known(self, state: Skirmish, unit: i64, seat: i64) -> bool:
        """Whether a seat knows the identity of a unit; see ``view.veiled``."""
        theatre = self.theatre
        if theatre.seat_of[unit] == seat or theatre.flip_of[unit] != FLIP_AMBUSH:
            return True
        if state.has(unit, VEILED):
            return False
        if state.phase != DEPLOYMENT or theatre.placed[unit] >= 0:
            return True
        return not waits_for_place(state, unit)

    def role_seen(self, state: Skirmish, unit: i64, seat: i64) -> i64:
        """Return the role of a unit, as far as a seat knows it."""
        return self.made_for[unit] if self.known(state, unit, seat) else UNKNOWN

    def note(self, state: Skirmish, unit: i64, seat: i64) -> None:
        theatre = self.theatre
        at = state.at(unit)
        self.where[unit] = at if at >= 0 else state.at(ABOARD - at) if at <= ABOARD else -1
        self.best[unit] = 0
        self.sees[unit] = 0
        self.danger[unit] = 0
        self.gap[unit] = FAR
        self.pull[unit] = 0
        if not self.known(state, unit, seat):
            self.role[unit] = UNKNOWN
            self.kind[unit] = INFANTRY
            self.arms[unit] = -1
            self.lobs[unit] = 0
            self.worth[unit] = self.counter_worth[unit]
            return
        self.role[unit] = self.made_for[unit]
        self.kind[unit] = theatre.type_of[unit]
        look = state.look(unit)
        arms = theatre.stats(unit, look & BACK_UP)
        if theatre.stat[arms + ABLE] & CONCEALED:
            arms = theatre.stats(unit, 1)
        self.arms[unit] = arms
        self.lobs[unit] = theatre.stat[arms + WEAPON + TEMPLATE]
        self.worth[unit] = self.worth_now(state, unit, look)

    def worth_now(self, state: Skirmish, unit: i64, look: i64) -> i64:
        """Return the worth of a unit in its current state; 0 if it is lost."""
        at = state.at(unit)
        if at < WAITING and at > ABOARD:
            return 0
        worth = self.counter_worth[unit]
        if self.theatre.type_of[unit] != INFANTRY:
            return worth * (4 - min(damages(look), 3)) // 4
        wounded = look & BACK_UP and self.theatre.flip_of[unit] == FLIP_NONE
        return worth * 6 // 10 if wounded else worth

    # Fire

    def confront(self, state: Skirmish, one: i64, other: i64) -> None:
        """Update the values of two enemies for their possible attacks on each other."""
        land = self.land
        assert land is not None
        here = self.where[one]
        there = self.where[other]
        apart = self.apart(here, there)
        if apart < self.gap[one]:
            self.gap[one] = apart
        if apart < self.gap[other]:
            self.gap[other] = apart
        word = land.line(here, there)
        if word == NO_LINE and not self.lobs[one] and not self.lobs[other]:
            return
        strike = self.strike(state, one, here, other, there, word)
        reply = self.strike(state, other, there, one, here, word)
        if strike == 0 and reply == 0:
            return
        if word != NO_LINE:
            foot = self.kind[one] == INFANTRY and self.kind[other] == INFANTRY
            limit = sight(state, here, there, base_of(state, one), base_of(state, other), foot)
            if limit != word & 255:
                word = NO_LINE if limit == BLOCKED else word & ~i64(255) | limit
                strike = self.strike(state, one, here, other, there, word)
                reply = self.strike(state, other, there, one, here, word)
        self.count(one, other, strike)
        self.count(other, one, reply)

    def count(self, shooter: i64, target: i64, chance: i64) -> None:
        if chance == 0:
            return
        self.sees[shooter] += 1
        if chance > self.best[shooter]:
            self.best[shooter] = chance
        self.danger[target] += chance

    def strike(
        self, state: Skirmish, shooter: i64, start: i64, target: i64, aim: i64, word: i64
    ) -> i64:
        """Return a unit's chance to hit another from these squares; 0 if it cannot."""
        if self.arms[shooter] < 0 or self.arms[target] < 0 or state.at(target) < 0:
            return 0
        if word == NO_LINE and not self.lobs[shooter]:
            return 0
        if state.concealed(target):
            return 0
        if word != NO_LINE and not in_arc(state, shooter, start, aim):
            word = NO_LINE
        need = self.defence(state, target, start, aim)
        return self.chance(state, shooter, self.kind[target], need, word)

    def defence(self, state: Skirmish, target: i64, start: i64, aim: i64) -> i64:
        """Return a unit's defence and cover against fire from a square."""
        kind = self.kind[target]
        if kind == HEAVY:
            return state.stat(target, DEFENCE + side_hit(state, target, start, aim))
        need = state.stat(target, DEFENCE)
        if kind == INFANTRY:
            need += self.theatre.cover[state.terrain(aim)]
        return need

    def chance(self, state: Skirmish, shooter: i64, kind: i64, need: i64, word: i64) -> i64:
        """Return a unit's chance to hit a type of unit over a line, with its better weapon."""
        stat = self.theatre.stat
        best: i64 = 0
        shaken = SUPPRESSED_PENALTY * state.suppression(shooter)
        first = self.arms[shooter] + WEAPON
        template = stat[first + TEMPLATE]
        if template:
            # Indirect fire needs no line, but may scatter.
            bonus = self.theatre.template[(template - 1) * TEMPLATE_LENGTH + kind]
            best = faces(7 + bonus - shaken - need)
        if word == NO_LINE:
            return best
        far = word >> RANGE_AT
        loss = shaken + (word & 255)
        if far > LONG_RANGE:
            loss += LONG_RANGE_PENALTY
        for weapon in range(i64(2)):
            at = first + weapon * WEAPON_LENGTH
            bonus = stat[at + kind]
            if bonus == NO_BONUS or (weapon == 0 and state.has(shooter, MAIN_GUN)):
                continue
            reach = stat[at + RANGE]
            if reach and far > reach:
                continue
            hits = 2 * faces(7 + bonus - loss - need)
            if stat[at + WEAPON_ABLE] & SNIPER and kind == INFANTRY:
                hits = max(hits, 2 * faces(SNIPER_FACES - shaken - (word & 255)))
            if hits > best:
                best = hits
        return best

    def scout(self, state: Skirmish, unit: i64, cell: i64) -> None:
        """Compute the values of a square for a unit: its best shot, the risk, the nearest enemy."""
        land = self.land
        assert land is not None
        theatre = self.theatre
        self.shot = 0
        self.risk = 0
        self.foe_gap = FAR
        kind = self.kind[unit]
        need = theatre.stat[self.arms[unit] + DEFENCE + (1 if kind == HEAVY else 0)]
        if kind == INFANTRY:
            need += theatre.cover[state.terrain(cell)]
        enemy = 1 - theatre.seat_of[unit]
        for foe in range(theatre.n_units):
            there = self.where[foe]
            if theatre.seat_of[foe] != enemy or there < 0:
                continue
            apart = self.apart(cell, there)
            if apart < self.foe_gap:
                self.foe_gap = apart
            if self.arms[foe] < 0:
                continue
            word = land.line(cell, there)
            if word == NO_LINE:
                continue
            if in_arc(state, foe, there, cell):
                self.risk += self.chance(state, foe, kind, need, word)
            if state.at(foe) >= 0 and not state.concealed(foe):
                need_of_foe = self.defence(state, foe, cell, there)
                hits = self.chance(state, unit, self.kind[foe], need_of_foe, word)
                self.shot = max(self.shot, hits)

    def best_by(self, state: Skirmish, unit: i64, verb: i64) -> i64:
        """Return the best chance of a kind of fire to have its effect: to hit, or to suppress."""
        land = self.land
        assert land is not None
        theatre = self.theatre
        here = self.where[unit]
        best: i64 = 0
        if here < 0:
            return best
        shaken = SUPPRESSED_PENALTY * state.suppression(unit)
        reach: i64 = FAUST_RANGE
        if verb != FAUST:
            reach = weapon_stat(state, unit, weapon_of(verb), RANGE)
        for foe in range(theatre.n_units):
            there = self.where[foe]
            if theatre.seat_of[foe] == theatre.seat_of[unit] or state.at(foe) < 0:
                continue
            if self.arms[foe] < 0 or state.concealed(foe):
                continue
            word = land.line(here, there)
            if word == NO_LINE or (reach and word >> RANGE_AT > reach):
                continue
            if not in_arc(state, unit, here, there):
                continue
            loss = shaken + (word & 255)
            if verb == SNIPE:
                hits = faces(SNIPER_FACES - loss) if self.kind[foe] == INFANTRY else i64(0)
            else:
                bonus = bonus_against(state, unit, verb, self.kind[foe])
                if attack.doubles(verb) and bonus > 0:
                    bonus *= 2
                if word >> RANGE_AT > LONG_RANGE:
                    loss += LONG_RANGE_PENALTY
                hits = faces(7 + bonus - loss - self.defence(state, foe, here, there))
            if hits > best:
                best = hits
        return 2 * best

    def apart(self, one: i64, other: i64) -> i64:
        """Return the distance between two squares, rounded down."""
        ground = self.theatre.ground
        gap = max(size(ground.x[one] - ground.x[other]), size(ground.y[one] - ground.y[other]))
        return gap >> 1

    def reckon(self, verb: i64, total: i64, defence: i64) -> None:
        """Count the results of an attack over all faces; ``total`` is added to the die."""
        self.hits = 0
        self.kills = 0
        self.suppresses = 0
        for die in range(i64(1), i64(7)):
            result = attack.outcome(verb, total + die, defence)
            if result >= attack.PLAIN_HIT:
                self.hits += 1
            elif result != attack.NONE:
                self.suppresses += 1
            if result == attack.KILLED:
                self.kills += 1

    def reckon_attack(self, top: i64, more: i64) -> None:
        """Count the results of a frame's attack; after the roll only the rolled face counts."""
        verb = attack.Attack.verb(top)
        total = attack.modifier(verb, more)
        defence = attack.defence_of(more)
        if attack.Attack.stage(top) != attack.ROLLED:
            self.reckon(verb, total, defence)
            return
        result = attack.outcome(verb, total + attack.die_of(more), defence)
        self.hits = 6 if result >= attack.PLAIN_HIT else 0
        self.kills = 6 if result == attack.KILLED else 0
        self.suppresses = 6 if attack.NONE < result < attack.PLAIN_HIT else 0

    # Goals

    def pull_at(self, unit: i64, cell: i64) -> i64:
        """Return the pull of a side's goals on a unit at a square."""
        goals = self.goals[self.theatre.seat_of[unit]]
        kind = self.kind[unit]
        first = kind * self.theatre.n_cells + cell
        best: i64 = 0
        for goal in goals:
            if (goal.only >= 0 and goal.only != unit) or (goal.foot and kind != INFANTRY):
                continue
            value = goal.worth * self.near[goal.ways[first]] // 100
            if value > best:
                best = value
        return best

    def nearest(self, seat: i64, ways: vec[i64]) -> i64:
        """Return the nearness of a side's nearest unit to the goal of these ways."""
        best: i64 = FAR
        n = self.theatre.n_cells
        for unit in range(self.theatre.n_units):
            at = self.where[unit]
            if at >= 0 and self.theatre.seat_of[unit] == seat:
                far = ways[self.kind[unit] * n + at]
                if far < best:
                    best = far
        return self.near[best]

    def goals_of(self, state: Skirmish, seat: i64) -> list[Goal]:
        """Return the goals of a side on the map."""
        theatre = self.theatre
        land = self.land
        assert land is not None
        found: list[Goal] = []
        for index in range(i64(4)):
            at = (seat * 4 + index) * 3
            kind = theatre.aims[at]
            what = theatre.aims[at + 1]
            number = theatre.aims[at + 2]
            if kind == AIM_HOLD:
                self.want_objectives(found, what, HOLD, state.turn < number - 1)
            elif kind == AIM_CARRY:
                self.want_item(state, found, seat, what)
            elif kind == AIM_EXIT:
                found.append(Goal(land.exits[seat], LEAVE, -1, False))
            elif kind == AIM_GATHER:
                missing = gathered(state, seat) < number
                if missing:
                    for item in range(i64(len(theatre.items))):
                        self.want_item(state, found, seat, item)
                self.want_objectives(found, i64(1) << what, HOLD, missing)
            at = ((1 - seat) * 4 + index) * 3
            kind = theatre.aims[at]
            what = theatre.aims[at + 1]
            if kind == AIM_HOLD:
                late = state.turn >= theatre.aims[at + 2] - 2
                self.want_objectives(found, what, DENY, not late)
            elif kind == AIM_GATHER:
                self.want_objectives(found, i64(1) << what, DENY, True)
                for item in range(i64(len(theatre.items))):
                    self.hunt(state, found, seat, item)
            elif kind == AIM_CARRY:
                self.hunt(state, found, seat, what)
        self.want_points(state, found)
        for number in range(theatre.n_bonuses):
            if state.lying >> number & 1:
                found.append(Goal(land.bonuses[number], BONUS, -1, False))
        return found

    def want_objectives(self, found: list[Goal], mask: i64, worth: i64, later: bool) -> None:
        land = self.land
        assert land is not None
        if later:
            worth = worth * LATER // 100
        for number in range(self.theatre.n_objectives):
            if mask >> number & 1:
                found.append(Goal(land.objectives[number], worth, -1, False))

    def want_points(self, state: Skirmish, found: list[Goal]) -> None:
        """Add the objectives that give points, if points can decide the game."""
        theatre = self.theatre
        land = self.land
        assert land is not None
        if has_aim(state, 0, AIM_LAST) or has_aim(state, 1, AIM_LAST):
            return
        for number in range(theatre.n_objectives):
            points = theatre.objective_points[number]
            if points:
                found.append(Goal(land.objectives[number], PER_POINT * (points + 1), -1, False))

    def want_item(self, state: Skirmish, found: list[Goal], seat: i64, item: i64) -> None:
        """Add the goal for an item: fetch it, wait for it, or bring it out."""
        theatre = self.theatre
        land = self.land
        assert land is not None
        where = state.item(item)
        if where >= 0:
            found.append(Goal(land.ways_to(where), FETCH, -1, True))
        elif where == WAITING:
            if theatre.item_cell[item] >= 0:
                found.append(Goal(land.ways_to(theatre.item_cell[item]), EXPECT, -1, True))
            else:
                self.expect(found, item)
        elif where <= ABOARD and theatre.seat_of[ABOARD - where] == seat:
            found.append(Goal(land.exits[seat], BRING_OUT, ABOARD - where, False))

    def expect(self, found: list[Goal], item: i64) -> None:
        """Add the squares where an item may appear as goals."""
        land = self.land
        assert land is not None
        spots = self.theatre.item_spots
        count: i64 = 0
        for index in range(i64(8)):
            if spots[item * 8 + index] >= 0:
                count += 1
        for index in range(count):
            spot = spots[item * 8 + index]
            found.append(Goal(land.ways_to(spot), EXPECT // count, -1, True))

    def hunt(self, state: Skirmish, found: list[Goal], seat: i64, item: i64) -> None:
        """Add an enemy that carries an item as a goal."""
        land = self.land
        assert land is not None
        where = state.item(item)
        if where <= ABOARD and self.theatre.seat_of[ABOARD - where] != seat:
            at = self.where[ABOARD - where]
            if at >= 0:
                found.append(Goal(land.ways_to(at), HUNT, -1, False))

    def item_near(self, state: Skirmish, seat: i64, item: i64) -> i64:
        """Return how near a side is to taking an item or bringing it out."""
        land = self.land
        assert land is not None
        where = state.item(item)
        if where == LEFT - seat:
            return 1000
        if where >= 0:
            return self.nearest(seat, land.ways_to(where))
        if where <= ABOARD and self.theatre.seat_of[ABOARD - where] == seat:
            carrier = ABOARD - where
            at = self.where[carrier]
            if at >= 0:
                return self.near[land.exits[seat][self.kind[carrier] * self.theatre.n_cells + at]]
        return 0


def damages(look: i64) -> i64:
    """Return the number of damages of a vehicle."""
    return (
        (1 if look & CREW else 0)
        + (1 if look & TRACK else 0)
        + (1 if look & ARMOUR else 0)
        + (1 if look & MAIN_GUN else 0)
    )


def faces(count: i64) -> i64:
    """Clamp a count of die faces to 0..6."""
    return 0 if count < 0 else 6 if count > 6 else count
