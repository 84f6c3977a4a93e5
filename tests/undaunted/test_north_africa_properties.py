"""Properties of every position of North Africa, in addition to those of every title."""

from collections.abc import Iterator
from typing import cast

import proving_ground
import pytest
from hypothesis import given
from hypothesis import strategies as st

import sandtable
from sandtable.core import CHANCE, Game, Move, Rng, State
from sandtable.undaunted.north_africa.codes import ON_FOOT, SEATS
from sandtable.undaunted.north_africa.state import DesertBattle, count
from sandtable.undaunted.north_africa.tables import DESTROYER
from sandtable.undaunted.state import OFF_BOARD

GAME = sandtable.load("undaunted-north-africa")
BATTLES: list[tuple[Game, str]] = [(GAME, listing.id) for listing in GAME.listings()]
BATTLES += [(proving_ground.exodus(), "proving-ground")] * 3
CHANGES = ("board", "alight", "shift")
SELDOM = {*CHANGES, "use", "swap", "leave", "mark", "mend", "at_vehicle", "at_structure"}
"""Moves that random play rarely makes. These games make them half of the time when possible."""

some_game = given(
    st.sampled_from(BATTLES).map(lambda battle: battle[0].start(battle[1])),
    st.integers(0, 2**32),
)


def choice(options: list[Move], rng: Rng) -> Move:
    lively = [move for move in options if move.kind in SELDOM or move.text == "do demolish"]
    among = lively if lively and rng.below(2) else options
    return among[rng.below(len(among))]


def positions(start: State, seed: int) -> Iterator[DesertBattle]:
    """Yield every position of a game. It is always the same object, so check it immediately."""
    rng = Rng(seed)
    state = cast(DesertBattle, start.clone())
    yield state
    while not state.over:
        if state.waits == CHANCE:
            state.settle(state.sample(rng))
        else:
            seat = state.seats_owing[rng.below(len(state.seats_owing))]
            state.choose(choice(state.options(seat), rng), seat)
        yield state


@pytest.mark.rule("UA-2.3", "UA-3.1", "UA-4.10")
@some_game
def test_every_soldier_aboard_is_on_the_tile_of_a_vehicle_of_his_side(
    start: State, seed: int
) -> None:
    for state in positions(start, seed):
        desert = state.desert
        taken = [int(seat) for seat in state.seated if seat != ON_FOOT]
        assert len(set(taken)) == len(taken), "a seat holds one soldier"
        for unit, seat in enumerate(state.seated):
            tiles = [int(state.side(side).at[unit]) for side in (0, 1)]
            if seat == ON_FOOT:
                continue
            vehicle = int(seat) // SEATS
            owner = int(state.owners[vehicle])
            assert tiles[owner] == state.parked[vehicle] != OFF_BOARD
            assert tiles[1 - owner] == OFF_BOARD
            assert seat % SEATS < desert.seats[vehicle]


@pytest.mark.rule("UA-1.5", "UA-4.7")
@some_game
def test_a_vehicle_on_the_board_is_whole_enough_and_on_firm_ground(start: State, seed: int) -> None:
    for state in positions(start, seed):
        desert = state.desert
        for vehicle in range(int(desert.n_vehicles)):
            gone = (state.escaped | state.lost_by_one | state.lost_by_other) >> desert.piece(
                vehicle
            ) & 1
            assert (state.parked[vehicle] == OFF_BOARD) == bool(gone)
            assert 0 <= state.damage[vehicle] <= desert.integrity[vehicle]
            if not gone:
                assert state.damage[vehicle] < desert.integrity[vehicle]
                assert not desert.rough >> state.parked[vehicle] & 1
            else:
                assert state.crew(vehicle) == 0


@pytest.mark.rule("UA-4.6", "UA-5.2", "UA-1.9")
@some_game
def test_a_soldier_is_on_the_board_or_fallen_or_away_and_then_has_no_cards(
    start: State, seed: int
) -> None:
    for state in positions(start, seed):
        for unit in range(int(state.desert.n_units)):
            for seat in (0, 1):
                side = state.side(seat)
                row = seat * state.field.n_cards + unit
                if not state.field.deck[row] + state.field.supply[row]:
                    assert side.at[unit] == OFF_BOARD
                    continue
                fallen = state.lost_by(seat) >> unit & 1
                away = state.escaped >> unit & 1
                assert (side.at[unit] == OFF_BOARD) == bool(fallen or away)
                assert not (fallen and away)
                if fallen or away:
                    for pile in (side.hand, side.deck, side.discard, side.played, side.supply):
                        assert pile[unit] == 0


@pytest.mark.rule("UA-5.1")
@some_game
def test_points_are_what_is_held_and_what_was_destroyed(start: State, seed: int) -> None:
    for state in positions(start, seed):
        desert, field = state.desert, state.field
        tiles = range(int(field.n_tiles))
        gone = desert.structures & ~state.standing
        expected = [
            sum(int(field.objective[tile]) for tile in tiles if side.controlled >> tile & 1)
            for side in (state.one, state.other)
        ]
        expected[DESTROYER] += sum(
            int(desert.structure_points[tile]) for tile in tiles if gone >> tile & 1
        )
        expected[1 - DESTROYER] += sum(
            int(desert.structure_points[tile])
            for tile in tiles
            if state.other.controlled & state.standing & 1 << tile
        )
        assert [int(state.one.points), int(state.other.points)] == expected


@pytest.mark.rule("UA-2.2", "UA-3.5", "UN-4.7")
@some_game
def test_no_option_leads_to_a_dead_end(start: State, seed: int) -> None:
    """After a change of place before a card's effect, some effect is legal. Every choice leaves
    another one, except before the end of the game or a roll."""
    for state in positions(start, seed):
        if state.waits == CHANCE or state.over:
            continue
        seat = state.seats_owing[0]
        decision = state.decision(seat)
        assert decision is not None
        for move in decision.options:
            after = state.clone()
            after.choose(move, seat)
            if after.over or after.waits == CHANCE:
                continue
            options = after.options(after.seats_owing[0])
            assert options
            if decision.prompt == "card" and move.kind in CHANGES:
                assert {option.kind for option in options} <= {"do", "use", "swap"}
                assert "do hunker_down" not in [option.text for option in options]


@pytest.mark.rule("UA-5.2", "UA-5.3")
@some_game
def test_the_result_is_what_the_aims_say(start: State, seed: int) -> None:
    for state in positions(start, seed):
        if not state.over:
            continue
        desert, winner = state.desert, state.winner
        away = state.escaped & desert.fugitives[winner]
        slain = state.lost_by(1 - winner) & desert.quarry[winner]
        assert (state.ending == "escaped") <= (0 < desert.escapes_to_win[winner] <= count(away))
        assert (state.ending == "neutralised") <= (0 < desert.kills_to_win[winner] <= count(slain))
        goal = state.field.points_to_win[winner]
        assert (state.ending == "objectives") <= (0 < goal <= state.side(winner).points)
        if state.ending in ("both_hopeless", "round_limit"):
            points = [int(state.one.points), int(state.other.points)]
            assert points[winner] == max(points)
            assert points[winner] > min(points) or winner == state.holder
