"""Invariants of every position of every game."""

from sandtable.core import CHANCE, DECISION
from sandtable.grid.squares import BOARD
from sandtable.heroes.cards.playing import Played
from sandtable.heroes.ground import transports
from sandtable.heroes.model import codes
from sandtable.heroes.model.codes import MOVING
from sandtable.heroes.model.moments import kind_of, unit_of
from sandtable.heroes.model.state import (
    ABOARD,
    GONE,
    LATE,
    LEFT,
    MARKED,
    PASSING,
    WAITING,
    Skirmish,
)
from sandtable.heroes.turn.scenario_events import BOTH, CARD, LENGTH
from sandtable.heroes.turn.support_cards import Supporting


def frames(state: Skirmish, *kinds: int) -> list[int]:
    """Return the first field of every frame of the given kinds."""
    return [
        int(unit_of(state.frames[index]))
        for index in range(state.depth - 1, 0, -2)
        if kind_of(state.frames[index]) in kinds
    ]


def check(state: Skirmish) -> None:
    """Raise AssertionError if a position is impossible."""
    check_frames(state)
    check_board(state)
    check_units(state)
    check_squares(state)
    for seat in (0, 1):
        check_army(state, seat)
    check_things(state)


def check_frames(state: Skirmish) -> None:
    assert state.depth % 2 == 0
    assert state.over == (state.depth == 0)
    if state.waits == DECISION:
        (seat,) = state.seats_owing
        codes = list(state.codes(seat))
        assert codes
        assert codes == sorted(set(codes))
        assert all(move.code == code for move, code in zip(state.options(seat), codes, strict=True))
    elif state.waits == CHANCE:
        assert state.ways() > 0


def check_board(state: Skirmish) -> None:
    """Check that the board matches the rest of the position, and that cells can be written and
    read."""
    copy = state.clone()
    assert isinstance(copy, Skirmish)
    copy.lay_ground()
    assert list(copy.board) == list(state.board)
    copy.restore(state.cells(), state.ending)
    assert copy == state


def check_units(state: Skirmish) -> None:
    theatre = state.theatre
    for unit in range(theatre.n_units):
        at = state.at(unit)
        rear = state.rear(unit)
        if at >= 0:
            placing = unit in frames(state, codes.FACING)
            assert (rear >= 0) == (theatre.squares_of[unit] == 2) or placing
            if rear >= 0:
                assert state.ground.gap(at, rear) == 2
        elif at <= ABOARD:
            transport = state.carrier(unit)
            lost = unit in frames(state, codes.PLACING)
            assert state.at(transport) >= 0 or lost
            assert state.infantry(unit)
            assert lost or transports.seats_taken(state, transport) <= state.stat(
                transport, codes.SEATS
            )
        else:
            assert at in (WAITING, GONE, LEFT)
            if at == GONE:
                assert state.token(unit) == 0
                assert rear == -1 or theatre.group_seat[rear] == theatre.seat_of[unit]
        assert 0 <= state.suppression(unit) <= 15


def check_squares(state: Skirmish) -> None:
    """Check that no two resting units share a square, and that no unit is on a square closed to
    it."""
    theatre = state.theatre
    moving = frames(state, MOVING)
    placing = frames(state, codes.PLACING)
    seen: dict[int, int] = {}
    for unit in range(theatre.n_units):
        for cell in (state.at(unit), state.rear(unit)):
            if state.at(unit) < 0 or cell < 0:
                continue
            kind = theatre.type_of[unit]
            terrain = state.terrain(cell)
            assert terrain != 0
            gives_way = state.area(cell) > theatre.n_areas and (
                placing or unit in moving or state.has(unit, PASSING) or state.over
            )
            assert not theatre.closed[terrain] >> kind & 1 or gives_way
            assert kind == codes.INFANTRY or state.ground.kind[cell] == BOARD
            if unit in moving or state.has(unit, PASSING):
                continue
            other = seen.setdefault(int(cell), unit)
            assert other == unit or placing or other in moving


def check_army(state: Skirmish, seat: int) -> None:
    theatre = state.theatre
    army = state.army(seat)
    assert army.numbers <= codes.MOST_NUMBERS
    assert army.specials <= codes.MOST_SPECIALS
    assert army.bluffs <= codes.MOST_BLUFFS
    faces = [
        state.token(unit) & 15
        for unit in range(theatre.n_units)
        if theatre.seat_of[unit] == seat and state.token(unit)
    ]
    numbers = [face for face in faces if face <= codes.MOST_NUMBERS]
    assert len(set(numbers)) == len(numbers)
    assert all(number <= army.numbers for number in numbers)
    assert faces.count(codes.BLUFF) <= army.bluffs
    assert faces.count(codes.SPECIAL) <= army.specials
    n = theatre.n_cards
    in_play = sum(
        kind_of(state.frames[index]) == codes.PLAYED and Played.seat(state.frames[index]) == seat
        for index in range(state.depth - 1, 0, -2)
    )
    held = army.deck_size + army.hand_size + army.discard_size
    # The end of a game discards all open frames, including played cards.
    total = sum(theatre.deck[seat * n : seat * n + n])
    chosen, brought, due = support_chosen(state, seat), *cards_brought(state, seat)
    assert total + chosen + brought <= held + in_play <= total + chosen + due or state.over
    assert (army.hand_size, army.deck_size) == (sum(army.hand), sum(army.deck))
    assert army.discard_size == sum(army.discard)
    assert army.held_size == sum(army.held)
    assert all(count >= 0 for pile in (army.hand, army.deck, army.discard) for count in pile)
    out = sum(
        state.has(unit, MARKED) + state.has(unit, LATE)
        for unit in range(theatre.n_units)
        if theatre.seat_of[unit] == seat
    )
    assert army.markers + out == theatre.markers[seat]


def support_chosen(state: Skirmish, seat: int) -> int:
    """Return how many air and artillery cards a side has added to its deck at set-up."""
    due = int(state.theatre.air_cards[seat] + state.theatre.artillery_cards[seat])
    if frames(state, codes.DEPLOYING):
        return 0  # Cards are chosen and dealt after deployment.
    for index in range(state.depth - 1, 0, -2):
        top = state.frames[index]
        if kind_of(top) == codes.SUPPORTING and Supporting.seat(top) == seat:
            due -= int(Supporting.air(top) + Supporting.artillery(top))
    return due


def cards_brought(state: Skirmish, seat: int) -> tuple[int, int]:
    """Return how many cards events have brought a side before this turn, and including this
    turn."""
    events = list(state.theatre.events)
    turns = [
        events[at]
        for at in range(0, len(events), LENGTH)
        if events[at + 2] == CARD and events[at + 1] in (seat, BOTH)
    ]
    return sum(turn < state.turn for turn in turns), sum(turn <= state.turn for turn in turns)


def check_things(state: Skirmish) -> None:
    theatre = state.theatre
    held = sum(int(army.held_size) for army in (state.one, state.other))
    pool = sum(int(state.pool(kind)) for kind in range(len(codes.BONUSES)))
    assert held + pool <= sum(codes.BONUS_COPIES)
    for item in range(len(theatre.items)):
        where = state.item(item)
        if where <= ABOARD:
            assert state.alive(ABOARD - where)
        else:
            assert where >= 0 or where in (WAITING, LEFT, LEFT - 1)
    for group in range(theatre.n_groups):
        assert all(state.kit(group, kit) >= 0 for kit in range(codes.KITS))
