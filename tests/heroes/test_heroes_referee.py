"""A referee watches random games: limits from the printed rules, computed from coordinates."""

from collections.abc import Iterator

import pytest

import sandtable
from sandtable.core import CHANCE, DECISION, Rng
from sandtable.heroes.content.game import HeroesGame
from sandtable.heroes.fight.attack import NO_CELL, Attack
from sandtable.heroes.fight.blast import FALLS, Blast
from sandtable.heroes.model import codes
from sandtable.heroes.model.moments import kind_of
from sandtable.heroes.model.state import ACTED, MARKED, PASSING, TRACK, Skirmish
from sandtable.heroes.move.activation import Activation
from sandtable.heroes.move.movement import STEPPED, STOPPED, Moving

GAME = sandtable.load("heroes-of-normandie")
assert isinstance(GAME, HeroesGame)
BOLD = {"step": 4, "drive": 4, "target": 6, "blast": 3, "activate": 4, "do": 4, "card": 4}
GAMES = ["road-to-death", "tempest-of-fire", "out-of-gas", "slaughterhouse", "battle-200-3"]


def positions(scenario: str, seed: int) -> Iterator[Skirmish]:
    """Play at random, with a preference for moves and attacks; return every position."""
    rng = Rng(seed)
    state = GAME.start(scenario, rng)
    assert isinstance(state, Skirmish)
    yield state
    while not state.over:
        bag = [move for move in state.options() for _ in range(BOLD.get(move.kind, 1))]
        state.choose(bag[rng.below(len(bag))])
        yield state
        while state.waits == CHANCE:
            state.settle(state.sample(rng))
            yield state


def frames(state: Skirmish, kind: int) -> list[int]:
    """Return the frames of a kind, the lowest first."""
    found = [int(state.frames[index]) for index in range(1, int(state.depth), 2)]
    return [frame for frame in found if kind_of(frame) == kind]


class Ground:
    """The board squares, by coordinates, and where units stand now."""

    def __init__(self, state: Skirmish) -> None:
        ground = state.ground
        self.state = state
        self.place = [(int(ground.x[c]), int(ground.y[c])) for c in range(int(ground.n_board))]
        self.cell = {place: cell for cell, place in enumerate(self.place)}
        off_grid = [
            (int(ground.x[c]), int(ground.y[c])) for c in range(len(self.place), int(ground.n))
        ]
        self.near_house = {
            cell
            for cell, (x, y) in enumerate(self.place)
            if any(max(abs(x - a), abs(y - b)) <= 5 for a, b in off_grid)
        }

    def around(self, cell: int) -> list[int]:
        x, y = self.place[cell]
        steps = [(dx, dy) for dx in (-2, 0, 2) for dy in (-2, 0, 2) if dx or dy]
        return [self.cell[x + dx, y + dy] for dx, dy in steps if (x + dx, y + dy) in self.cell]

    def marked(self, one: int, other: int) -> bool:
        """Whether a no-passage mark closes a diagonal step (HN-5.6)."""
        (x, y), (a, b) = self.place[one], self.place[other]
        if x == a or y == b:
            return False
        crossing = self.state.ground.crossing_at((x + a) // 2, (y + b) // 2)
        rising = (a > x) == (b > y)
        return bool(self.state.theatre.shut[crossing] & (1 if rising else 2))

    def bodies(self) -> Iterator[set[int]]:
        """Return the squares of each vehicle and wreck of two squares."""
        state = self.state
        for unit in range(state.theatre.n_units):
            if state.at(unit) >= 0 and state.rear(unit) >= 0:
                yield {int(state.at(unit)), int(state.rear(unit))}
            yield {int(cell) for cell in state.wreck_cells(unit)}

    def crossed(self, one: int, other: int) -> bool:
        """Whether a diagonal step leads across a diagonal vehicle or wreck (HN-6.15)."""
        (x, y), (a, b) = self.place[one], self.place[other]
        if x == a or y == b:
            return False
        across = {self.cell[x, b], self.cell[a, y]}
        return any(body == across for body in self.bodies())

    def holders(self, cell: int, enemy: int) -> set[int]:
        """Return the enemy infantry in whose zone of control a square is (HN-6.5)."""
        state = self.state
        return {
            unit
            for unit in range(state.theatre.n_units)
            if state.seat_of(unit) == enemy
            and state.infantry(unit)
            and 0 <= state.at(unit) < len(self.place)
            and state.suppression(unit) == 0
            and int(state.at(unit)) in self.around(cell)
            and not self.marked(int(state.at(unit)), cell)
        }

    def on(self, cell: int) -> list[int]:
        state = self.state
        return [
            unit
            for unit in range(state.theatre.n_units)
            if state.at(unit) >= 0 and cell in (state.at(unit), state.rear(unit))
        ]


def steps_of_infantry(ground: Ground, unit: int, points: int) -> tuple[set[int], set[int]]:
    """Return the squares infantry may step to, and those where it depends on what comes after."""
    state = ground.state
    start = int(state.at(unit))
    enemy = 1 - state.seat_of(unit)
    sure, perhaps = set[int](), set[int]()
    if points <= 0:
        return sure, perhaps
    held = ground.holders(start, enemy)
    for cell in ground.around(start):
        terrain = state.terrain(cell)
        if terrain == 0 or state.theatre.closed[terrain] & 1:
            continue
        if ground.marked(start, cell) or ground.crossed(start, cell):
            continue
        if held & ground.holders(cell, enemy):
            continue
        there = ground.on(cell)
        if any(not state.infantry(other) or state.seat_of(other) == enemy for other in there):
            continue
        (perhaps if there else sure).add(cell)
    return sure, perhaps


@pytest.mark.rule("HN-6.2", "HN-6.5", "HN-6.15", "HN-5.5", "HN-5.6")
@pytest.mark.parametrize("scenario", GAMES[:3])
def test_infantry_steps_where_the_map_allows_it(scenario: str) -> None:
    looked = 0
    ground: Ground | None = None
    for state in positions(scenario, 11):
        ground = ground or Ground(state)
        if state.waits != DECISION or kind_of(state.top()) != codes.MOVING:
            continue
        top = state.top()
        unit = int(Moving.unit(top))
        at = int(state.at(unit))
        moves_freely = Moving.target(top) < 0 and not Moving.flags(top) & STOPPED
        if not (0 <= at < len(ground.place)) or at in ground.near_house or not moves_freely:
            continue
        if not state.infantry(unit) or state.has(unit, PASSING):
            continue
        offered = {state.theatre.cell(move.arg) for move in state.options() if move.kind == "step"}
        sure, perhaps = steps_of_infantry(ground, unit, int(Moving.points(top)))
        assert sure <= offered <= sure | perhaps, state.theatre.cells[at]
        looked += 1
    assert looked > 20


@pytest.mark.rule("HN-6.3", "HN-12.7")
@pytest.mark.parametrize("scenario", GAMES)
def test_a_unit_without_movement_takes_no_first_step(scenario: str) -> None:
    """A unit that has not started to move has two points less for each suppression."""
    for state in positions(scenario, 5):
        if state.waits != DECISION or kind_of(state.top()) != codes.MOVING:
            continue
        top = state.top()
        unit = int(Moving.unit(top))
        if Moving.flags(top) & STEPPED or state.at(unit) < 0:
            continue
        printed = int(state.stat(unit, codes.MOVE))
        if state.has(unit, MARKED):
            printed = min(printed, 3)
        if state.has(unit, TRACK) or printed <= 2 * int(state.suppression(unit)):
            kinds = {move.kind for move in state.options()}
            assert not kinds & {"step", "drive", "board"}, state.theatre.units[unit]


@pytest.mark.rule("HN-4.8", "HN-4.10", "HN-10.2")
@pytest.mark.parametrize("scenario", GAMES)
def test_no_unit_is_activated_that_has_acted(scenario: str) -> None:
    activated = 0
    for state in positions(scenario, 2):
        for frame in frames(state, codes.MENU):
            unit = int(Activation.unit(frame))
            assert not state.has(unit, ACTED) or state.over, state.theatre.units[unit]
            activated += 1
            if Activation.mover(frame) >= 0:
                mover = int(Activation.mover(frame))
                assert state.seat_of(mover) != state.seat_of(unit)
                assert state.phase == codes.ACTIVATION
        if state.phase == codes.SUPPLY:
            assert not frames(state, codes.MENU)
            for frame in frames(state, codes.MOVING):
                unit = int(Moving.unit(frame))
                assert not state.has(unit, ACTED)
                assert state.token(unit) == 0
    assert activated


@pytest.mark.rule("HN-11.1", "HN-6.11", "HN-9.13", "HN-7.13")
@pytest.mark.parametrize("scenario", GAMES)
def test_only_visible_units_on_the_map_are_attacked(scenario: str) -> None:
    """A blast attacks no unit that came to the map, or into sight, after it landed."""
    landed: dict[int, set[int]] = {}
    for state in positions(scenario, 8):
        exposed = {
            unit
            for unit in range(state.theatre.n_units)
            if state.at(unit) >= 0 and not state.concealed(unit)
        }
        blasts = frames(state, codes.BLAST)
        for number in list(landed):
            if number >= len(blasts):
                del landed[number]
        for number, frame in enumerate(blasts):
            if Blast.stage(frame) == FALLS:
                landed.setdefault(number, exposed)
        for frame in frames(state, codes.ATTACK):
            target = int(Attack.target(frame))
            if state.at(target) < 0:
                continue  # it was eliminated: the rest of the attack falls away
            assert target in exposed, state.theatre.units[target]
            if Attack.start(frame) == NO_CELL:
                assert any(target in seen for seen in landed.values()) or not blasts
            else:
                assert state.seat_of(target) != Attack.seat(frame)


@pytest.mark.rule("HN-13.2", "HN-13.4", "HN-13.10")
@pytest.mark.parametrize("scenario", GAMES)
def test_points_come_from_objectives_and_broken_options_alone(scenario: str) -> None:
    before, broken = (0, 0), 0
    for state in positions(scenario, 3):
        now = (int(state.one.points), int(state.other.points))
        if now != before:
            theatre = state.theatre
            groups = [
                group
                for group in range(theatre.n_groups)
                if (int(state.broken) ^ broken) >> group & 1
            ]
            gained = [
                sum(int(theatre.group_points[g]) for g in groups if theatre.group_seat[g] != seat)
                for seat in (0, 1)
            ]
            held = [
                sum(
                    int(theatre.objective_points[number])
                    for number in range(theatre.n_objectives)
                    if (int(state.held_by) >> 2 * number & 3) == seat + 1
                )
                for seat in (0, 1)
            ]
            scored = [now[seat] - before[seat] - gained[seat] for seat in (0, 1)]
            assert scored == [0, 0] or scored == held, (scored, held)
        before, broken = now, int(state.broken)
