"""Properties of every position of every game."""

from typing import cast

import pytest
from heroes_invariants import check
from hypothesis import given, settings
from hypothesis import strategies as st

import sandtable
from sandtable.core import CHANCE, Record, Rng
from sandtable.heroes.content.game import HeroesGame
from sandtable.heroes.facets.battle_layout import skirmish as skirmish_info
from sandtable.heroes.ground.sight import BLOCKED, sight
from sandtable.heroes.model.state import Skirmish
from sandtable.testkit.strategies import records

GAME = sandtable.load("heroes-of-normandie")
assert isinstance(GAME, HeroesGame)
QUICK = settings(max_examples=25, deadline=None)


def skirmish(record: Record) -> Skirmish:
    return cast(Skirmish, record.state)


@QUICK
@given(records(GAME, most=900))
def test_every_position_is_possible(record: Record) -> None:
    check(skirmish(record))


@QUICK
@given(records(GAME, most=900))
def test_a_position_cloned_or_restored_has_the_same_ground_and_views(record: Record) -> None:
    """H6: the board and the data it is made from agree."""
    state = skirmish(record)
    restored = cast(Skirmish, GAME.new_state(state.theatre))
    restored.restore(state.cells(), state.ending)
    for copy in (state.clone(), restored):
        assert list(copy.board) == list(state.board)
        assert copy == state
        for seat in (0, 1, None):
            assert copy.view(seat).data() == state.view(seat).data()


@pytest.mark.parametrize("scenario", ["tempest-of-fire", "out-of-gas"])
def test_a_view_shows_the_present_ground_of_every_square(scenario: str) -> None:
    """A client draws the changed squares of the view over the map from the lobby."""
    laid = skirmish_info(GAME, scenario).cells
    touched = set()
    for seed in range(3):
        rng = Rng(seed)
        state = GAME.start(scenario, rng)
        left = 0
        while not state.over:
            position = cast(Skirmish, state)
            left -= 1
            if left < 0:
                left = 12
                now = cast(dict[str, str], state.view(None).data()["ground"])
                touched |= set(now)
                for number, cell in enumerate(position.theatre.cells):
                    told = now.get(cell, laid[cell].terrain)
                    assert told == position.theatre.terrains[position.terrain(number)], cell
            options = state.options()
            bold = [move for move in options if move.kind in ("target", "blast", "activate")]
            chosen = bold if bold and rng.below(2) else options
            state.play(chosen[rng.below(len(chosen))], rng)
    assert touched


BATTLES = ["battle-100-1", "battle-200-3", "battle-300-5"]
SCENARIOS = [listing.id for listing in GAME.listings()]


@pytest.mark.parametrize("scenario", [*SCENARIOS, *BATTLES])
def test_a_whole_game_stays_possible_after_each_choice(scenario: str) -> None:
    rng = Rng(len(scenario))
    state = GAME.start(scenario, rng)
    while not state.over:
        check(cast(Skirmish, state))
        options = state.options()
        bold = [move for move in options if move.kind in ("card", "target", "blast", "activate")]
        chosen = bold if bold and rng.below(2) else options
        state.play(chosen[rng.below(len(chosen))], rng)
    check(cast(Skirmish, state))


@QUICK
@given(records(GAME, most=900))
def test_nothing_is_attacked_in_supply(record: Record) -> None:
    phase = ""
    for events in record.events:
        for event in events:
            if event.kind in ("turn_began", "activation_began", "supply_began"):
                phase = event.kind
            elif event.kind in ("attacked", "assaulted", "fired", "razed"):
                assert phase == "activation_began"


@QUICK
@given(records(GAME, most=500), st.integers(0, 10_000), st.integers(0, 10_000))
def test_lines_are_symmetric(record: Record, one: int, other: int) -> None:
    state = skirmish(record)
    n = int(state.theatre.n_cells)
    a, b = one % n, other % n
    there = sight(state, a, b, -1, -1, True)
    back = sight(state, b, a, -1, -1, True)
    assert (there == BLOCKED) == (back == BLOCKED)
    assert there == back


@QUICK
@given(records(GAME, most=900))
def test_no_hidden_name_or_face_is_in_the_enemys_view(record: Record) -> None:
    state = skirmish(record)
    for seat in (0, 1):
        name = state.theatre.seats[1 - seat]
        side = cast(dict[str, dict[str, object]], state.view(seat).data()["sides"])[name]
        units = cast(list[dict[str, object]], side["units"])
        for unit in units:
            if "token" in unit and not unit["shown"]:
                assert unit["token"] == "hidden"
        assert set(cast(dict[str, int], side["hand"])) <= {
            state.theatre.cards[card] for card in state.army(1 - seat).shown
        }


@settings(max_examples=6, deadline=None)
@given(st.integers(0, 2**32 - 1), st.sampled_from(SCENARIOS))
def test_random_play_ends(seed: int, scenario: str) -> None:
    rng = Rng(seed)
    state = GAME.start(scenario, rng)
    for _ in range(20_000):
        if state.over:
            break
        options = state.options()
        assert len(options) < 320
        state.play(options[rng.below(len(options))], rng)
    assert state.ending in ("objectives", "disorganised", "last_turn")


@QUICK
@given(records(GAME, most=900), st.sampled_from([0, 1]), st.integers(0, 2**32))
def test_a_view_can_be_played_on(record: Record, seat: int, seed: int) -> None:
    """A client can try its choices on its view, up to chance or the next question."""
    rng = Rng(seed)
    position = record.state.view(seat).position
    for _ in range(8):
        if position.over or position.waits == CHANCE or seat not in position.seats_owing:
            break
        options = position.options(seat)
        assert options
        position.choose(options[rng.below(len(options))], seat)
    assert position.ending in ("", record.state.ending, "disorganised", "objectives", "last_turn")
