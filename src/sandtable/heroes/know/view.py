"""What a seat may know, and possible states that fit it (HN-4.20).

Hidden from the enemy are the faces of order tokens, the hand, bonuses that were not shown, and the
identity of concealed units. A view holds a copy of the position in which these are normalised, so
that nothing in it depends on hidden information: unknown cards are in the deck, unknown bonuses in
the pool, unknown tokens have no face, and units that entered the map concealed are sorted by their
squares.
"""

from mypy_extensions import i64

from sandtable.core.rng import Rng
from sandtable.core.state import DECISION, NOBODY, OVER, Decision, View, expect_rng
from sandtable.core.vec import append, vec
from sandtable.grid.squares import NOWHERE
from sandtable.heroes.cards.playing import Choosing
from sandtable.heroes.fight.shots import clear_reach
from sandtable.heroes.ground.paths import allowance
from sandtable.heroes.model.codes import (
    ACTIVATION,
    BLUFF,
    BONUSES,
    CHOOSING,
    DEPLOYING,
    DEPLOYMENT,
    EQUIPMENT,
    FLIP_AMBUSH,
    GAP,
    HIDDEN,
    KITS,
    MOST_NUMBERS,
    PHASES,
    SHOWN,
    SPECIAL,
    SUPPLY,
    TOKENS,
    bit,
)
from sandtable.heroes.model.events import piece_data
from sandtable.heroes.model.moments import KINDS, kind_of, new_name
from sandtable.heroes.model.state import (
    ABOARD,
    ACTED,
    LEFT,
    VEILED,
    WAITING,
    Army,
    Skirmish,
)
from sandtable.heroes.model.windows import ASKS, level
from sandtable.heroes.turn import phases
from sandtable.heroes.turn.deployment import Deploying, waits_for_place
from sandtable.heroes.turn.phases import Gap
from sandtable.heroes.victory import dead_under

# Hiding


def hide(state: Skirmish, seat: i64) -> None:
    """Remove from a position what the enemy of a seat may not know."""
    army = state.army(seat)
    if state.depth and kind_of(state.top()) == CHOOSING and Choosing.seat(state.top()) == seat:
        state.pop2()  # hidden: the seat is choosing the target of a card
    hide_hand(army)
    for kind in range(i64(len(BONUSES))):
        state.add_pool(kind, army.held[kind])
        army.held[kind] = 0
    hide_tokens(state, seat)
    unveiled = veiled(state, seat)
    relabel(state, unveiled, in_order_of_squares(state, unveiled))


def hide_hand(army: Army) -> None:
    for card in range(i64(len(army.hand))):
        army.deck[card] += army.hand[card]
        army.hand[card] = 0
    for card in army.shown:
        army.deck[card] -= 1
        army.hand[card] += 1


def hide_tokens(state: Skirmish, seat: i64) -> None:
    for unit in range(state.theatre.n_units):
        if state.seat_of(unit) == seat and 0 < state.token(unit) < SHOWN:
            state.set_token(unit, HIDDEN)
    state.army(seat).left = 0


def veiled(state: Skirmish, seat: i64) -> vec[i64]:
    """Return the units of a side that the enemy cannot tell apart."""
    found = vec[i64]()
    theatre = state.theatre
    for unit in range(theatre.n_units):
        if theatre.seat_of[unit] != seat or theatre.flip_of[unit] != FLIP_AMBUSH:
            continue
        waiting = state.phase == DEPLOYMENT and waits_for_place(state, unit)
        if state.has(unit, VEILED) or (waiting and theatre.placed[unit] < 0):
            found = append(found, unit)
    return found


def in_order_of_squares(state: Skirmish, units: vec[i64]) -> vec[i64]:
    """Sort units by their squares, then the unit being placed, then the others."""
    order = units[:]
    for index in range(i64(1), i64(len(order))):
        unit = order[index]
        place = index
        while place > 0 and rank(state, order[place - 1]) > rank(state, unit):
            order[place] = order[place - 1]
            place -= 1
        order[place] = unit
    return order


def rank(state: Skirmish, unit: i64) -> i64:
    if state.at(unit) >= 0:
        return state.at(unit)
    if state.depth and kind_of(state.top()) == DEPLOYING and Deploying.unit(state.top()) == unit:
        return 5000
    return 9000


def relabel(state: Skirmish, units: vec[i64], order: vec[i64]) -> None:
    """Give each unit the place, look and token of the unit at the same index of ``order``."""
    if len(units) < 2:
        return
    before = state.units[:]
    for index in range(i64(len(units))):
        unit = units[index]
        other = order[index]
        for part in range(i64(4)):
            state.units[unit * 4 + part] = before[other * 4 + part]
    index = state.depth - 1
    while index > 0:
        top = state.frames[index]
        state.frames[index] = KINDS[kind_of(top)].renamed(state, top, units, order)
        index -= 2
    for item in range(i64(len(state.theatre.items))):
        where = state.item(item)
        if where <= ABOARD:
            state.set_item(item, ABOARD - new_name(units, order, ABOARD - where))
    state.lay_ground()


# Sampling possible states


def imagine(position: Skirmish, viewer: i64, rng: Rng) -> Skirmish:
    state = position.clone()
    for seat in range(i64(2)):
        if seat != viewer:
            deal_hand(state.army(seat), rng)
            deal_bonuses(state, seat, rng)
            shuffle_veiled(state, seat, rng)
            deal_tokens(state, seat, rng)
    return state


def deal_hand(army: Army, rng: Rng) -> None:
    unknown = army.hand_size - len(army.shown)
    pool = army.deck_size + unknown
    for _ in range(unknown):
        way = rng.below(pool)
        card: i64 = 0
        while way >= army.deck[card]:
            way -= army.deck[card]
            card += 1
        army.deck[card] -= 1
        army.hand[card] += 1
        pool -= 1


def deal_bonuses(state: Skirmish, seat: i64, rng: Rng) -> None:
    army = state.army(seat)
    for _ in range(army.held_size):
        total: i64 = 0
        for kind in range(i64(len(BONUSES))):
            total += state.pool(kind)
        way = rng.below(total)
        kind = 0
        while way >= state.pool(kind):
            way -= state.pool(kind)
            kind += 1
        state.add_pool(kind, -1)
        army.held[kind] += 1


def shuffle_veiled(state: Skirmish, seat: i64, rng: Rng) -> None:
    units = veiled(state, seat)
    order = units[:]
    index: i64 = len(order) - 1
    while index > 0:
        other = rng.below(index + 1)
        order[index], order[other] = order[other], order[index]
        index -= 1
    relabel(state, units, order)


def deal_tokens(state: Skirmish, seat: i64, rng: Rng) -> None:
    """Deal the unseen faces of a side to its tokens on units and to the tokens not yet placed.

    A number whose slot has passed unseen was lost with its unit. The number of the current slot is
    on a unit, and a unit with a personal order has no bluff. The deal is repeated until it fits.
    """
    army = state.army(seat)
    unseen = unseen_faces(state, seat)
    if len(unseen) == 0:
        return
    needed = needed_face(state, seat)
    units = vec[i64]()
    for unit in range(state.theatre.n_units):
        if state.seat_of(unit) == seat and state.token(unit) == HIDDEN:
            units = append(units, unit)
    tries: i64 = 0
    while True:
        tries += 1
        index: i64 = len(unseen) - 1
        while index > 0:
            other = rng.below(index + 1)
            unseen[index], unseen[other] = unseen[other], unseen[index]
            index -= 1
        if tries > 200 or tokens_fit(state, units, unseen, needed):
            break
    count: i64 = min(i64(len(units)), i64(len(unseen)))
    for index in range(count):
        state.set_token(units[index], unseen[index])
    army.left = 0
    for index in range(count, min(count + army.left_size, i64(len(unseen)))):
        face = unseen[index]
        if face == BLUFF:
            army.left += bit(20)
        elif face == SPECIAL:
            army.left += bit(16)
        else:
            army.left |= bit(face)


def unseen_faces(state: Skirmish, seat: i64) -> vec[i64]:
    """Return the faces of this turn that were not shown and whose slot has not passed."""
    army = state.army(seat)
    theatre = state.theatre
    found = vec[i64]()
    shown: i64 = 0
    specials = army.specials
    for unit in range(theatre.n_units):
        token = state.token(unit)
        if state.seat_of(unit) == seat and token >= SHOWN:
            if token - SHOWN <= MOST_NUMBERS:
                shown |= bit(token - SHOWN)
            elif token - SHOWN == SPECIAL:
                specials -= 1
    passed = passed_numbers(state, seat)
    for number in range(passed + 1, army.numbers + 1):
        if not shown >> number & 1:
            found = append(found, number)
    for _ in range(specials):
        found = append(found, SPECIAL)
    if state.phase < SUPPLY:
        for _ in range(army.bluffs):
            found = append(found, BLUFF)
    return found


def passed_numbers(state: Skirmish, seat: i64) -> i64:
    """Return the highest number whose slot has passed for a side."""
    if state.phase < ACTIVATION:
        return 0
    if state.phase == SUPPLY:
        return MOST_NUMBERS
    half: i64 = 0
    if state.depth >= 2 and kind_of(state.frames[1]) == GAP:
        half = Gap.half(state.frames[1])
    if state.slot > MOST_NUMBERS:
        return MOST_NUMBERS
    if seat == state.holder:
        return state.slot if half else state.slot - 1
    return state.slot - 1


def needed_face(state: Skirmish, seat: i64) -> i64:
    """Return the face that must be on a unit because its slot is current; 0 for none."""
    if state.phase != ACTIVATION or state.depth < 2 or kind_of(state.frames[1]) != GAP:
        return 0
    gap = state.frames[1]
    stage = Gap.stage(gap)
    owner = phases.owner(state, Gap.half(gap))
    if stage == phases.NEXT_SLOT or stage > phases.TURNED_UP:
        return 0
    if stage == phases.ORDER_ZERO and state.depth == 2 and owner != seat:
        if state.waits == DECISION:
            return SPECIAL
    if owner != seat or state.depth > 2:
        return 0
    return SPECIAL if state.slot > MOST_NUMBERS else state.slot


def tokens_fit(state: Skirmish, units: vec[i64], faces: vec[i64], needed: i64) -> bool:
    found = needed == 0
    for index in range(i64(len(units))):
        if index >= len(faces):
            return True
        if faces[index] == needed:
            found = True
        if faces[index] == BLUFF and state.theatre.personal_of[units[index]]:
            return False
    return found


# View


class SkirmishView(View):
    """What a seat, or a spectator, may know of a position."""

    def __init__(self, seat: i64, position: Skirmish) -> None:
        super().__init__(seat)
        # Not the true position: hidden information has been removed.
        self._position: Skirmish = position

    def imagine(self, rng: object) -> Skirmish:
        return imagine(self._position, self._seat, expect_rng(rng))

    def decision(self) -> Decision | None:
        return None if self._seat == NOBODY else self._position.decision(self._seat)

    def cells(self) -> list[int]:
        return self._position.cells()

    @property
    def position(self) -> Skirmish:
        return self._position

    def data(self) -> dict[str, object]:
        state = self._position
        theatre = state.theatre
        waits = "decision" if state.waits == DECISION else "chance"
        return {
            "title": theatre.title,
            "scenario": theatre.id,
            "seat": None if self._seat == NOBODY else theatre.seats[self._seat],
            "waits": "over" if state.waits == OVER else waits,
            "owing": [theatre.seats[seat] for seat in state.seats_owing],
            "turn": int(state.turn),
            "last_turn": int(theatre.last_turn),
            "phase": PHASES[state.phase],
            "slot": int(state.slot),
            "initiative": theatre.seats[state.holder],
            "winner": None if state.winner == NOBODY else theatre.seats[state.winner],
            "ending": state.ending,
            "sides": {theatre.seats[seat]: self._side_data(seat) for seat in range(i64(2))},
            "objectives": self._objectives(),
            "bonuses": [
                number for number in range(int(theatre.n_bonuses)) if state.lying >> number & 1
            ],
            "items": {
                theatre.items[item]: self._where(state.item(item))
                for item in range(len(theatre.items))
            },
            "fallen": [
                theatre.areas[area]
                for area in range(int(theatre.n_areas))
                if state.fallen >> area & 1
            ],
            "harm": {
                theatre.areas[area]: int(state.harm(area + 1))
                for area in range(int(theatre.n_areas))
                if state.harm(area + 1)
            },
            "wrecks": self._wrecks(),
            "opened": [
                theatre.cells[state.things[index]]
                for index in range(state.opened_from(), len(state.things))
            ],
            "ground": self._ground(),
        }

    def _ground(self) -> dict[str, str]:
        """Return the terrain of the squares changed by the battle; empty if no square is left."""
        state = self._position
        theatre = state.theatre
        ground = state.ground
        houses: i64 = 0
        for area in range(theatre.n_areas):
            if state.fallen >> area & 1 and theatre.area_house[area] != NOWHERE:
                houses |= bit(theatre.area_house[area])
        touched = vec[i64]()
        for cell in range(theatre.n_cells):
            here = theatre.area[cell]
            if (
                (here and state.fallen >> (here - 1) & 1)
                or (ground.house[cell] != NOWHERE and houses >> ground.house[cell] & 1)
                or (ground.house_too[cell] != NOWHERE and houses >> ground.house_too[cell] & 1)
            ):
                touched = append(touched, cell)
        for index in range(state.opened_from(), i64(len(state.things))):
            touched = append(touched, state.things[index])
        for unit in range(theatre.n_units):
            for cell in state.wreck_cells(unit):
                touched = append(touched, cell)
        return {theatre.cells[cell]: theatre.terrains[state.terrain(cell)] for cell in touched}

    def _where(self, at: i64) -> str:
        state = self._position
        if at >= 0:
            return state.theatre.cells[at]
        if at <= ABOARD:
            unit = ABOARD - at
            if state.has(unit, VEILED) and state.seat_of(unit) != self._seat:
                return "carried"
            return "carried " + state.theatre.units[unit]
        if at <= LEFT:
            return "out " + state.theatre.seats[LEFT - at]
        return "waiting" if at == WAITING else "gone"

    def _objectives(self) -> dict[str, str]:
        state = self._position
        names: dict[str, str] = {}
        for number in range(state.theatre.n_objectives):
            holder = (state.held_by >> (2 * number) & 3) - 1
            names[state.theatre.objectives[number]] = (
                state.theatre.seats[holder] if holder >= 0 else ""
            )
        return names

    def _wrecks(self) -> list[dict[str, object]]:
        state = self._position
        theatre = state.theatre
        found: list[dict[str, object]] = []
        for unit in range(theatre.n_units):
            cells = state.wreck_cells(unit)
            if len(cells):
                found.append(
                    {
                        "unit": theatre.units[unit],
                        "cells": [theatre.cells[cell] for cell in cells],
                        "harm": int(state.harm(theatre.n_areas + 1 + unit)),
                    }
                )
        return found

    def _side_data(self, seat: i64) -> dict[str, object]:
        state = self._position
        theatre = state.theatre
        army = state.army(seat)
        own = seat == self._seat
        data: dict[str, object] = {
            "points": int(army.points),
            "hand_size": int(army.hand_size),
            "deck_size": int(army.deck_size),
            "hand": self._pile(army.hand),
            "deck": self._pile(army.deck),
            "discard": self._pile(army.discard),
            "orders": int(army.numbers),
            "specials": int(army.specials),
            "bluffs": int(army.bluffs),
            "tokens_left": int(army.left_size),
            "bonuses_held": int(army.held_size),
            "bonuses_open": [BONUSES[kind] for kind in range(len(BONUSES)) if army.open[kind]],
            "out": int(army.out),
            "markers": int(army.markers),
            "asks": ASKS[level(state, seat)],
            "kits": self._kits(seat),
            "dead": self._dead(seat),
            "broken": [
                theatre.groups[group]
                for group in range(int(theatre.n_groups))
                if theatre.group_seat[group] == seat and state.broken >> group & 1
            ],
            "units": [
                self._unit_data(unit, own)
                for unit in range(int(theatre.n_units))
                if theatre.seat_of[unit] == seat
            ],
        }
        if own:
            data["bonuses"] = [BONUSES[kind] for kind in range(len(BONUSES)) if army.held[kind]]
            data["tokens"] = [
                *[number for number in range(1, MOST_NUMBERS + 1) if army.left >> number & 1],
                *["special"] * int(army.left >> 16 & 15),
                *["bluff"] * int(army.left >> 20),
            ]
        return data

    def _kits(self, seat: i64) -> dict[str, dict[str, int]]:
        state = self._position
        theatre = state.theatre
        found: dict[str, dict[str, int]] = {}
        for group in range(theatre.n_groups):
            if theatre.group_seat[group] != seat:
                continue
            kits: dict[str, int] = {}
            for kit in range(i64(KITS)):
                if state.kit(group, kit):
                    kits[EQUIPMENT[kit]] = int(state.kit(group, kit))
            if kits:
                found[theatre.groups[group]] = kits
        return found

    def _dead(self, seat: i64) -> dict[str, int]:
        state = self._position
        theatre = state.theatre
        found: dict[str, int] = {}
        for group in range(theatre.n_groups):
            if theatre.group_seat[group] == seat:
                count = dead_under(state, group)
                if count:
                    found[theatre.groups[group]] = int(count)
        return found

    def _unit_data(self, unit: i64, own: bool) -> dict[str, object]:
        state = self._position
        theatre = state.theatre
        hidden = not own and unit in veiled(state, state.seat_of(unit))
        data: dict[str, object] = {"unit": "" if hidden else theatre.units[unit]}
        data["counter"] = "" if hidden else theatre.counters[unit]
        data.update(piece_data(state, unit))
        data["acted"] = state.has(unit, ACTED)
        if not hidden and state.at(unit) >= 0:
            data["allowance"] = int(allowance(state, unit))
            data["reach"] = int(clear_reach(state, unit))
        token = state.token(unit)
        if token:
            data["token"] = TOKENS[token & 15]
            data["shown"] = token >= SHOWN
        return data

    def _pile(self, pile: vec[i64]) -> dict[str, int]:
        cards = self._position.theatre.cards
        return {cards[card]: int(pile[card]) for card in range(len(pile)) if pile[card]}


def view(state: Skirmish, seat: int | None) -> SkirmishView:
    """Return a view: a copy of the position without what the seat may not know."""
    position = state.clone()
    position.forget_options()
    for other in range(i64(2)):
        if seat is None or other != seat:
            hide(position, other)
    return SkirmishView(NOBODY if seat is None else i64(seat), position)
