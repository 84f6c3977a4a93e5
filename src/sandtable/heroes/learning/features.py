"""A position as numbers for the network: what a seat may know, scaled to about one.

The numbers describe roles and relations (distance to an objective, quality of a shot) instead of
squares of one map, so that training on some scenarios also helps on others and on generated
battles. Nothing in them depends on the enemy's hand, hidden orders and bonuses, or the identity of
concealed enemies.
"""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import vec
from sandtable.heroes import victory
from sandtable.heroes.cards.playing import Choosing
from sandtable.heroes.fight import attack
from sandtable.heroes.learning.appraisal import (
    ROLES,
    TWELFTHS,
    UNKNOWN,
    Appraiser,
    damages,
)
from sandtable.heroes.model.battlefield import (
    AIM_CARRY,
    AIM_EXIT,
    AIM_GATHER,
    AIM_HOLD,
    AIM_KILL,
    AIM_LAST,
    AIM_POINTS,
    Theatre,
)
from sandtable.heroes.model.codes import (
    ATTACK,
    BLUFF,
    BONUSES,
    CHOOSING,
    DEPLOYING,
    FLIP_NONE,
    FLIP_TRIPOD,
    INFANTRY,
    KITS,
    MOST_NUMBERS,
    NOBODY_FIRES,
    PHASES,
    SHOWN,
)
from sandtable.heroes.model.moments import FIRST, KINDS, SECOND, field, kind_of
from sandtable.heroes.model.state import ABOARD, ACTED, BACK_UP, GONE, LEFT, WAITING, Army, Skirmish
from sandtable.heroes.model.windows import ALWAYS, level
from sandtable.heroes.turn.deployment import Deploying

FRAMES: Final = 36
"""Kinds of question, with some in reserve."""
EFFECTS_KNOWN: Final = 44
"""Effects of cards that the network was trained on."""
TABLE_NUMBERS: Final = 6 + 4 + FRAMES + 3 + 2 * ROLES + 3
AIM_NUMBERS: Final = 4
AIMS_KNOWN: Final = 7
"""Kinds of aim that the network was trained on."""
SIDE_NUMBERS: Final = 43
TOKEN_NUMBERS: Final = 12
ROLE_NUMBERS: Final = 17


class Observer:
    """Writer of the positions of one scenario as numbers."""

    def __init__(self, theatre: Theatre) -> None:
        self.theatre: Theatre = theatre
        self.appraiser: Appraiser = Appraiser(theatre)
        self.size: i64 = (
            TABLE_NUMBERS
            + 2 * (SIDE_NUMBERS + AIM_NUMBERS * AIMS_KNOWN + ROLE_NUMBERS * ROLES)
            + TOKEN_NUMBERS
            + len(BONUSES)
            + EFFECTS_KNOWN
        )
        self.values: vec[float] = vec[float]()
        self.at: i64 = 0

    def observe(self, state: Skirmish, seat: i64, values: vec[float], at: i64) -> None:
        """Write what a seat sees, as numbers."""
        self.values = values
        self.at = at
        self.appraiser.look_over(state, seat)
        self.table(state, seat)
        self.side(state, seat)
        self.side(state, 1 - seat)
        self.own_tokens(state, seat)
        self.own_hand(state.army(seat))

    def add(self, value: float) -> None:
        self.values[self.at] = value
        self.at += 1

    def add_share(self, count: i64, much: i64) -> None:
        """Add a count, divided by a value that counts as large."""
        self.add(float(count) / float(much))

    def add_flag(self, flag: bool) -> None:
        self.add(1.0 if flag else 0.0)

    # The state of the game

    def table(self, state: Skirmish, seat: i64) -> None:
        theatre = self.theatre
        self.add_share(state.turn, theatre.last_turn)
        self.add_share(theatre.last_turn - state.turn, 8)
        self.add_share(state.slot, MOST_NUMBERS)
        self.add_flag(state.holder == seat)
        self.add_flag(state.owing >> seat & 1 != 0)
        self.add_share(state.army(seat).points - state.army(1 - seat).points, 10)
        self.values[self.at + state.phase] = 1.0
        self.at += len(PHASES)
        first = self.at
        self.at += FRAMES + 3 + 2 * ROLES + 3
        depth = state.depth
        if depth and kind_of(state.top()) == CHOOSING and Choosing.seat(state.top()) != seat:
            depth -= 2  # hidden: the enemy is choosing the target of a card
        if depth:
            self.question(state.frames[depth - 1], state.frames[depth - 2], seat, first)

    def question(self, top: i64, more: i64, seat: i64, at: i64) -> None:
        """Write what is being resolved: the kind of question, the acting unit and its target."""
        kind = kind_of(top)
        self.values[at + kind] = 1.0
        at += FRAMES
        actor: i64 = -1
        target: i64 = -1
        if KINDS[kind].units >= 1:
            actor = field(top, FIRST)
        elif kind == DEPLOYING:
            actor = Deploying.unit(top)
        if KINDS[kind].units >= 2:
            target = field(top, SECOND)
        self.actor(seat, actor, at, at + 3)
        self.actor(seat, target, at + 1, at + 3 + ROLES)
        if kind == ATTACK:
            self.values[at + 2] = 1.0 if attack.Attack.seat(top) == seat else -1.0
            appraiser = self.appraiser
            appraiser.reckon_attack(top, more)
            at += 3 + 2 * ROLES
            self.values[at] = float(appraiser.hits) / 6.0
            self.values[at + 1] = float(appraiser.kills) / 6.0
            self.values[at + 2] = float(appraiser.suppresses) / 6.0

    def actor(self, seat: i64, unit: i64, whose: i64, first: i64) -> None:
        if unit < 0 or unit >= self.theatre.n_units or unit == NOBODY_FIRES:
            return
        self.values[whose] = 1.0 if self.theatre.seat_of[unit] == seat else -1.0
        self.values[first + self.appraiser.role[unit]] = 1.0

    # One side

    def side(self, state: Skirmish, seat: i64) -> None:
        self.stores(state, seat, state.army(seat))
        self.strength(state, seat)
        self.ground(state, seat)
        self.aims(state, seat)
        self.roles(state, seat)

    def stores(self, state: Skirmish, seat: i64, army: Army) -> None:
        """Write cards, orders, bonuses and equipment."""
        theatre = self.theatre
        self.add_share(army.points, 10)
        self.add_share(army.hand_size, 6)
        self.add_share(army.deck_size, 60)
        self.add_share(army.discard_size, 60)
        self.add_share(i64(len(army.shown)), 3)
        self.add_share(army.numbers, MOST_NUMBERS)
        self.add_share(army.specials, 2)
        self.add_share(army.bluffs, 2)
        self.add_share(army.left_size, MOST_NUMBERS)
        self.add_share(victory.orders_to_come(state, seat), MOST_NUMBERS)
        self.add_share(army.held_size, 3)
        for kind in range(i64(len(BONUSES))):
            self.add_share(army.open[kind], 1)
        self.add_share(army.out, 3)
        self.add_share(army.markers, 2)
        self.add_share(level(state, seat), ALWAYS)
        first = self.at
        for group in range(theatre.n_groups):
            if theatre.group_seat[group] == seat:
                for kit in range(i64(KITS)):
                    count = state.kit(group, kit)
                    if count:
                        self.values[first + kit] += float(count) / 4.0
        self.at = first + KITS

    def strength(self, state: Skirmish, seat: i64) -> None:
        """Write the worth of the units, their chances and risks, and the orders still to come."""
        theatre = self.theatre
        appraiser = self.appraiser
        worth: i64 = 0
        best: i64 = 0
        able: i64 = 0
        seen: i64 = 0
        danger: i64 = 0
        feared: i64 = 0
        waiting: i64 = 0
        ordered: i64 = 0
        turned_up: i64 = 0
        for unit in range(theatre.n_units):
            if theatre.seat_of[unit] != seat:
                continue
            worth += appraiser.worth[unit]
            best += appraiser.best[unit]
            if appraiser.best[unit]:
                able += 1
            seen += appraiser.sees[unit]
            danger += min(appraiser.danger[unit], TWELFTHS)
            # A loss counts by the unit's worth.
            feared += min(appraiser.danger[unit], TWELFTHS) * appraiser.worth[unit]
            if state.at(unit) == WAITING:
                waiting += 1
            if state.token(unit) >= SHOWN:
                turned_up += 1
            elif state.token(unit):
                ordered += 1
        self.add_share(worth, 1000)
        self.add_share(best, 4 * TWELFTHS)
        self.add_share(able, 8)
        self.add_share(seen, 20)
        self.add_share(danger, 4 * TWELFTHS)
        self.add_share(feared, 300 * TWELFTHS)
        self.add_share(waiting, 8)
        self.add_share(ordered, 8)
        self.add_share(turned_up, 8)
        self.groups(state, seat)

    def groups(self, state: Skirmish, seat: i64) -> None:
        """Write the broken groups, and those close to their breaking point (HN-13.2)."""
        theatre = self.theatre
        broken: i64 = 0
        given: i64 = 0
        near = 0.0
        threatened = 0.0
        for group in range(theatre.n_groups):
            losses = theatre.group_losses[group]
            if theatre.group_seat[group] != seat or losses == 0:
                continue
            if state.broken >> group & 1:
                broken += 1
                given += theatre.group_points[group]
                continue
            share = float(self.fallen(state, group)) / float(losses)
            near = max(near, share)
            threatened += share * float(theatre.group_points[group])
        self.add_share(broken, 3)
        self.add_share(given, 5)
        self.add(near)
        self.add(threatened / 5.0)

    def fallen(self, state: Skirmish, group: i64) -> i64:
        count: i64 = 0
        for unit in range(self.theatre.n_units):
            if state.at(unit) == GONE and state.rear(unit) == group:
                count += 1
        return count

    def ground(self, state: Skirmish, seat: i64) -> None:
        """Write the objectives held and near, and the nearest bonus."""
        theatre = self.theatre
        land = self.appraiser.land
        assert land is not None
        held: i64 = 0
        there: i64 = 0
        income: i64 = 0
        hoped: i64 = 0
        for number in range(theatre.n_objectives):
            owner = theatre.objective_side[number]
            points = theatre.objective_points[number]
            if victory.holds(state, number) == seat:
                held += 1
            if victory.controller(state, number, False) == seat:
                there += 1
                income += points
            elif owner < 0 or owner == seat:
                hoped += (points + 1) * self.appraiser.nearest(seat, land.objectives[number])
        self.add_share(held, 2)
        self.add_share(there, 2)
        self.add_share(income, 2)
        self.add_share(hoped, 2000)
        best: i64 = 0
        for number in range(theatre.n_bonuses):
            if state.lying >> number & 1:
                best = max(best, self.appraiser.nearest(seat, land.bonuses[number]))
        self.add_share(best, 1000)

    # Aims

    def aims(self, state: Skirmish, seat: i64) -> None:
        """Write for each kind of aim: whether the side has it, its progress, what is missing."""
        theatre = self.theatre
        first = self.at
        for index in range(i64(4)):
            at = (seat * 4 + index) * 3
            kind = theatre.aims[at]
            if 0 < kind <= AIMS_KNOWN:
                self.at = first + (kind - 1) * AIM_NUMBERS
                self.aim(state, seat, kind, theatre.aims[at + 1], theatre.aims[at + 2])
        self.at = first + AIM_NUMBERS * AIMS_KNOWN

    def aim(self, state: Skirmish, seat: i64, kind: i64, what: i64, number: i64) -> None:
        theatre = self.theatre
        appraiser = self.appraiser
        land = appraiser.land
        assert land is not None
        army = state.army(seat)
        self.add(1.0)
        if kind == AIM_HOLD:
            self.hold(state, seat, what)
            self.add_share(max(number - state.turn, 0), 4)
        elif kind == AIM_CARRY:
            self.add(self.carried(state, seat, what))
            self.add_share(appraiser.item_near(state, seat, what), 1000)
        elif kind == AIM_EXIT:
            self.add_share(army.out, number)
            self.add_share(appraiser.nearest(seat, land.exits[seat]), 1000)
            self.add_share(number - army.out, 3)
        elif kind == AIM_GATHER:
            self.add_share(victory.gathered(state, seat), number)
            best: i64 = 0
            for item in range(i64(len(theatre.items))):
                if state.item(item) >= 0:
                    best = max(best, appraiser.item_near(state, seat, item))
            self.add_share(best, 1000)
            self.add_share(appraiser.nearest(seat, land.objectives[what]), 1000)
        elif kind == AIM_KILL:
            self.add_flag(state.at(what) == GONE)
            self.add_share(appraiser.danger[what], TWELFTHS)
        elif kind == AIM_LAST:
            self.add_share(state.turn, theatre.last_turn)
        elif kind == AIM_POINTS:
            self.add_share(army.points, number)

    def hold(self, state: Skirmish, seat: i64, mask: i64) -> None:
        """Write the held share of some objectives, and the nearness of the farthest other one."""
        land = self.appraiser.land
        assert land is not None
        needed: i64 = 0
        held: i64 = 0
        near: i64 = 1000
        for number in range(self.theatre.n_objectives):
            if mask >> number & 1:
                needed += 1
                if victory.controller(state, number, False) == seat:
                    held += 1
                else:
                    near = min(near, self.appraiser.nearest(seat, land.objectives[number]))
        self.add_share(held, max(needed, 1))
        self.add_share(near, 1000)

    def carried(self, state: Skirmish, seat: i64, item: i64) -> float:
        """Return 1 for an item taken off the map, 0.5 for a carried one; negative for the enemy."""
        where = state.item(item)
        if where <= ABOARD:
            return 0.5 if self.theatre.seat_of[ABOARD - where] == seat else -0.5
        if where <= LEFT:
            return 1.0 if where == LEFT - seat else -1.0
        return 0.0

    # Units by role

    def roles(self, state: Skirmish, seat: i64) -> None:
        theatre = self.theatre
        appraiser = self.appraiser
        first = self.at
        for unit in range(theatre.n_units):
            if theatre.seat_of[unit] != seat:
                continue
            role = appraiser.role[unit]
            if role == UNKNOWN:
                # Count the roles among the units that cannot be told apart.
                self.values[first + appraiser.made_for[unit] * ROLE_NUMBERS + 16] += 0.25
            self.unit(state, unit, first + role * ROLE_NUMBERS)
        self.at = first + ROLE_NUMBERS * ROLES

    def unit(self, state: Skirmish, unit: i64, at: i64) -> None:
        """Add a unit to the values of its role: counts in quarters, and some maxima."""
        theatre = self.theatre
        appraiser = self.appraiser
        values = self.values
        where = state.at(unit)
        if where < WAITING and where > ABOARD:
            return
        values[at] += 0.25
        if where == WAITING:
            return
        values[at + 1] += 0.25
        look = state.look(unit)
        if state.token(unit):
            values[at + 2] += 0.25
        if look & ACTED:
            values[at + 3] += 0.25
        values[at + 4] += 0.125 * float(min(state.suppression(unit), 4))
        if where <= ABOARD:
            values[at + 5] += 0.25
        cell = appraiser.where[unit]
        if cell >= 0:
            values[at + 6] += 0.125 * float(theatre.cover[state.terrain(cell)])
            values[at + 7] = max(
                values[at + 7], float(appraiser.near[appraiser.gap[unit]]) / 1000.0
            )
        pull = float(appraiser.pull[unit]) / 1000.0
        values[at + 8] = max(values[at + 8], pull)
        if appraiser.role[unit] == UNKNOWN:
            return
        values[at + 9] += self.harm(unit, look)
        if state.concealed(unit):
            values[at + 10] += 0.25
        values[at + 11] += float(appraiser.best[unit]) / 24.0
        values[at + 12] = max(values[at + 12], float(appraiser.best[unit]) / 12.0)
        values[at + 13] += float(min(appraiser.danger[unit], 2 * TWELFTHS)) / 48.0
        values[at + 14] += pull / 4.0
        if look & BACK_UP and theatre.flip_of[unit] == FLIP_TRIPOD:
            values[at + 15] += 0.25

    def harm(self, unit: i64, look: i64) -> float:
        """Return how much a unit is damaged."""
        if self.theatre.type_of[unit] != INFANTRY:
            return 0.25 * float(damages(look))
        return 0.25 if look & BACK_UP and self.theatre.flip_of[unit] == FLIP_NONE else 0.0

    # Hidden information of the seat itself

    def own_tokens(self, state: Skirmish, seat: i64) -> None:
        """Write which orders are on units, and which are not placed yet."""
        first = self.at
        army = state.army(seat)
        for number in range(i64(1), i64(MOST_NUMBERS + 1)):
            if army.left >> number & 1:
                self.values[first + number - 1] = -1.0
        for unit in range(self.theatre.n_units):
            if self.theatre.seat_of[unit] == seat:
                token = state.token(unit)
                if token and token <= BLUFF:
                    self.values[first + token - 1] += 1.0
        self.at = first + TOKEN_NUMBERS

    def own_hand(self, army: Army) -> None:
        """Write the bonuses that were not shown, and the cards in hand by effect."""
        for kind in range(i64(len(BONUSES))):
            self.add_share(army.held[kind], 1)
        first = self.at
        for card in range(self.theatre.n_cards):
            count = army.hand[card]
            if count and self.theatre.effect[card] < EFFECTS_KNOWN:
                self.values[first + self.theatre.effect[card]] += float(count)
        self.at = first + EFFECTS_KNOWN
