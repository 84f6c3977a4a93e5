"""Invariants that hold in every position of every game."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sandtable
from sandtable.core import CHANCE, Game, Rng
from sandtable.testkit.strategies import records, walk

GAMES = [sandtable.load(title) for title in sandtable.TITLES]
EACH_TITLE = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
SHOWING = {
    *("bids_revealed", "escaped", "casualty", "counter_lost"),
    *("discarded", "card_played", "bonus_shown", "order_shown", "bluff_shown", "revealed"),
    *("destroyed", "eliminated"),
}
"""Events that reveal something about a hand, or turn something over."""


@EACH_TITLE
@given(st.data())
def test_a_record_replays_to_equal_states_and_events(game: Game, data: st.DataObject) -> None:
    record = data.draw(records(game))
    again = sandtable.replay(record.text())
    assert again.state == record.state
    assert again.events == record.events
    assert again.text() == record.text()


@EACH_TITLE
@given(st.data(), st.integers(0, 2**32))
def test_every_option_can_be_applied_and_no_other_is_accepted(
    game: Game, data: st.DataObject, seed: int
) -> None:
    record = data.draw(records(game))
    state = record.state
    if state.waits == CHANCE or state.over:
        assert state.options() == []
    for seat in state.seats_owing:
        offered = state.options(seat)
        for move in state.scenario.moves:
            trial = state.clone()
            try:
                trial.play(move, Rng(seed), seat)
            except sandtable.SandtableError:
                assert move not in offered
                assert trial == state
            else:
                assert move in offered
                assert trial != state


@EACH_TITLE
@given(st.data())
def test_open_decisions_commute(game: Game, data: st.DataObject) -> None:
    record = data.draw(records(game))
    state = record.state
    while not state.over and state.seats_owing != [0, 1]:
        walk(record, Rng(len(record.entries)), 1)
    if state.over:
        return
    for one in state.options(0):
        for other in state.options(1):
            first, second = state.clone(), state.clone()
            first.choose(one, 0)
            # The first bid does not affect the other seat's options.
            assert first.options(1) == state.options(1)
            first.choose(other, 1)
            second.choose(other, 1)
            second.choose(one, 0)
            assert first == second


@EACH_TITLE
@given(st.data(), st.integers(0, 2**32))
def test_undo_restores_an_equal_state(game: Game, data: st.DataObject, seed: int) -> None:
    record = data.draw(records(game))
    rng = Rng(seed)
    while not record.state.over and record.state.waits == CHANCE:
        record.settle(record.state.sample(rng))
    if record.state.over:
        return
    seat = record.state.seat
    before, entries = record.state.clone(), list(record.entries)
    options = record.state.options(seat)
    record.choose(options[rng.below(len(options))], seat)
    limit, reason = record.undo_limit(seat)
    if limit < len(record.entries):
        record.undo(seat)
        assert record.state == before
        assert record.entries == entries
    elif reason == "over":
        assert record.state.over
    else:
        # Only a choice that revealed hidden cards cannot be undone immediately.
        assert reason == "seen"
        assert SHOWING & {event.kind for event in record.events[-1]}


@EACH_TITLE
@given(st.data())
def test_the_undo_horizon_is_the_latest_chance_or_other_choice(
    game: Game, data: st.DataObject
) -> None:
    record = data.draw(records(game, most=60))
    for seat in (0, 1):
        limit, reason = record.undo_limit(seat)
        for entry in record.entries[limit:]:
            assert (entry.kind, entry.seat) == ("choice", seat)
        if record.state.over:
            assert (limit, reason) == (len(record.entries), "over")
        elif limit == 0:
            assert reason == "start"
        else:
            last = record.entries[limit - 1]
            stops = {"chance": last.kind == "outcome", "other": last.seat == 1 - seat}
            assert stops.get(reason, reason == "seen")


@EACH_TITLE
@given(st.data(), st.integers(0, 2**32))
def test_a_game_under_random_play_ends(game: Game, data: st.DataObject, seed: int) -> None:
    scenario = data.draw(st.sampled_from([listing.id for listing in game.listings()]))
    state = game.start(scenario, Rng(seed))
    rng = Rng(seed + 1)
    decisions = 0
    while not state.over:
        options = state.options()
        state.play(options[rng.below(len(options))], rng)
        decisions += 1
    assert decisions < 5000
    assert state.ending
    # A draw requires equal points with no side ahead (HN-13.8).
    assert state.winner in (0, 1) or state.ending in ("last_turn", "disorganised")


@EACH_TITLE
@given(st.data())
def test_texts_round_trip(game: Game, data: st.DataObject) -> None:
    record = data.draw(records(game))
    state = record.state
    for seat in state.seats_owing:
        for move in state.options(seat):
            assert state.scenario.move(move.text) is move
    if state.waits == CHANCE:
        for outcome, _ in state.odds():
            assert state.parse_outcome(state.outcome_text(outcome)) == outcome


@EACH_TITLE
@given(st.data(), st.integers(0, 2**32))
def test_samples_follow_the_odds(game: Game, data: st.DataObject, seed: int) -> None:
    record = data.draw(records(game))
    state = record.state
    if state.waits != CHANCE:
        return
    ways = int(state.ways())
    by_way = Counter(tuple(sorted(state.outcome_text(state.outcome(way)))) for way in range(ways))
    listed = {
        tuple(sorted(state.outcome_text(outcome))): weight for outcome, weight in state.odds()
    }
    assert by_way == listed
    assert state.possible(state.sample(Rng(seed)))


@EACH_TITLE
@given(st.data())
def test_a_position_can_be_restored_from_its_cells(game: Game, data: st.DataObject) -> None:
    record = data.draw(records(game))
    again = game.restore(record.scenario, record.state.cells(), record.state.ending)
    assert again == record.state
    assert again.seats_owing == record.state.seats_owing
    for seat in record.state.seats_owing:
        assert again.options(seat) == record.state.options(seat)


def test_what_is_printed_says_what_it_is() -> None:
    game = sandtable.load("undaunted-normandy")
    record = game.record("la-raye")
    name = "undaunted-normandy/la-raye"
    assert repr(record) == f"<record of 0 entries: <{name} in round 1: chance is due>>"
    record.settle_all(Rng(1))
    assert repr(record.state) == f"<{name} in round 1: us and de to choose>"
    assert repr(record.state.view("de")) == f"<{name} as seen by de>"
    assert repr(record.state.view(None)) == f"<{name} as seen by a spectator>"
    record.resign("us")
    assert repr(record.state) == f"<{name} in round 1: over, de won (resigned)>"
    assert repr(game) == f"<undaunted-normandy, rules {game.rules_version}>"
