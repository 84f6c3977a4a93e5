"""Invariants that hold in every position of every game."""

from collections import Counter
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sandtable
from sandtable.core import CHANCE, Game, Rng
from sandtable.testkit.strategies import records, walk
from sandtable.undaunted.north_africa.state import DesertBattle
from sandtable.undaunted.north_africa.tables import DESTROYER
from sandtable.undaunted.state import OFF_BOARD, Battle
from sandtable.undaunted.testkit import PILES

GAMES = [sandtable.load(title) for title in sandtable.TITLES]
EACH_TITLE = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
UNDAUNTED = pytest.mark.parametrize(
    "game", [game for game in GAMES if game.system == "undaunted"], ids=lambda game: game.id
)
ENDINGS = {
    "undaunted-normandy": {"objectives", "pinned", "hopeless", "both_pinned", "round_limit"},
    "undaunted-north-africa": {
        *("objectives", "escaped", "neutralised"),
        *("hopeless", "both_hopeless", "round_limit"),
    },
    "heroes-of-normandie": {"objectives", "disorganised", "last_turn"},
}
SHOWING = {
    *("bids_revealed", "escaped", "casualty", "counter_lost"),
    *("discarded", "card_played", "bonus_shown", "order_shown", "bluff_shown", "revealed"),
    *("destroyed", "eliminated"),
}
"""Events that reveal something about a hand, or turn something over."""


def destroyed(state: Battle, seat: int) -> int:
    """Return a side's points for structures it destroyed."""
    if not isinstance(state, DesertBattle) or seat != DESTROYER:
        return 0
    desert = state.desert
    gone = desert.structures & ~state.standing
    return sum(int(p) for tile, p in enumerate(desert.structure_points) if gone >> tile & 1)


@UNDAUNTED
@given(st.data())
def test_cards_and_counters_are_conserved(game: Game, data: st.DataObject) -> None:
    record = data.draw(records(game))
    state = cast(Battle, record.state)
    field = state.field
    for seat in (0, 1):
        side = state.side(seat)
        for card in range(int(field.n_cards)):
            row = seat * field.n_cards + card
            total = sum(int(getattr(side, pile)[card]) for pile in PILES)
            assert total == field.deck[row] + field.supply[row]
        assert side.deck_size == sum(side.deck)
        assert side.hand_size == sum(side.hand)
        assert side.discard_size == sum(side.discard)
        assert all(tile == OFF_BOARD or 0 <= tile < field.n_tiles for tile in side.at)
        # A counter off the board is not suppressed: it returns ready.
        assert not any(side.suppressed >> u & 1 for u, t in enumerate(side.at) if t == OFF_BOARD)
        assert side.controlled & ~side.marked == 0
        # Markers never leave the board.
        assert (field.scouted[seat] | field.controlled[seat]) & ~side.marked == 0
        held = sum(
            int(state.rules.worth(state, seat, tile))
            for tile in range(int(field.n_tiles))
            if side.controlled >> tile & 1
        )
        assert side.points == held + destroyed(state, seat)
    assert state.one.controlled & state.other.controlled == 0


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
    assert state.ending in ENDINGS[game.id]
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
