"""Batches of games: the same games as played one by one, in arrays without hidden information."""

import gc
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sandtable
from sandtable.batch import AUTORESET, Batch
from sandtable.core import DECISION, Game, IllegalMove, Rng, SandtableError, State
from sandtable.lab.adapters.observation import choices, observation
from sandtable.testkit.strategies import records

GAMES = [sandtable.load(title) for title in sandtable.TITLES]
EACH_TITLE = pytest.mark.parametrize("game", GAMES, ids=sandtable.TITLES)
MIXES = {game.id: (2 * game.settings["bench"]["scenarios"])[:2] for game in GAMES}


def mix(title: str, games: int = 4, **more: Any) -> Batch:
    return Batch(title, MIXES[title], games, seed=11, **more)


def arrays(batch: Batch, game: int) -> list[bytes]:
    """Return all arrays of one game except the results of the last step."""
    begin, end = batch.first[game : game + 2] if len(batch.choices) else (0, 0)
    told = [batch.seat[game], batch.mask[game], batch.lean[game]]
    if len(batch.rich):
        told.append(batch.rich[game])
    return [array.tobytes() for array in (*told, batch.choices[begin:end])]


@EACH_TITLE
def test_the_games_of_a_batch_are_those_played_one_by_one(game: Game) -> None:
    batch = mix(game.id, rich=True, choices=True)
    luck = [Rng(11 + number) for number in range(batch.games)]
    states = [game.start(MIXES[game.id][number % 2], luck[number]) for number in range(batch.games)]
    choosing = Rng(3)
    for _ in range(60):
        for number, state in enumerate(states):
            view = state.view(state.seat)
            offered = [move.index for move in state.options()]
            assert batch.seat[number] == state.seat
            assert np.flatnonzero(batch.mask[number]).tolist() == offered
            assert np.array_equal(batch.rich[number], observation(view))
            rows = slice(batch.first[number], batch.first[number + 1])
            assert batch.options[rows].tolist() == offered
            assert np.array_equal(batch.choices[rows], choices(view))
        actions = batch.sample(choosing).copy()
        batch.step(actions)
        assert not batch.done.any()
        assert not batch.reward.any()
        for number, state in enumerate(states):
            state.play(state.scenario.moves[actions[number]], luck[number])


@EACH_TITLE
@pytest.mark.parametrize("mode", AUTORESET)
def test_a_game_that_ends_is_told_and_the_next_one_begins(game: Game, mode: str) -> None:
    scenario = MIXES[game.id][0]
    batch = Batch(game.id, scenario, 1, seed=5, autoreset=mode, rich=True, choices=True)
    luck, choosing = Rng(5), Rng(8)
    state = game.start(scenario, luck)
    while not state.over:
        action = int(batch.sample(choosing)[0])
        state.play(state.scenario.moves[action], luck)
        batch.step()
    assert batch.done.tolist() == [True]
    expected = [0, 0]
    if state.winner >= 0:
        expected[state.winner], expected[1 - state.winner] = 1, -1
    assert batch.reward[0].tolist() == expected
    following = game.start(scenario, luck)  # with the generator as the first game left it
    if mode != "same_step":
        assert batch.seat.tolist() == [-1]
        assert not batch.mask.any()
        assert not batch.lean.any()
        assert not batch.rich.any()
        assert len(batch.choices) == 0
        batch.step([-5])  # ignored, as the game is over
        assert not batch.done.any()
        assert not batch.reward.any()
    if mode == "disabled":
        assert batch.seat.tolist() == [-1]
        batch.reset([5])
        following = game.start(scenario, Rng(5))
    assert batch.seat.tolist() == [following.seat]
    assert np.array_equal(batch.rich[0], observation(following.view(following.seat)))
    offered = [move.index for move in following.options()]
    assert np.flatnonzero(batch.mask[0]).tolist() == offered


def test_a_game_depends_on_its_own_seed_and_choices_only() -> None:
    title = "undaunted-normandy"
    alone = Batch(title, "mortain", 1, seed=99)
    among = mix(title, games=6)
    among.reset([99], games=[3])
    choosing = Rng(1)
    for _ in range(150):
        assert arrays(alone, 0)[0] == arrays(among, 3)[0]
        assert alone.mask[0].tobytes() == among.mask[3].tobytes()
        assert alone.lean[0].tobytes() == among.lean[3].tobytes()
        chosen = among.sample(choosing)
        alone.step(chosen[3:4])
        among.step()


def test_one_wrong_action_and_nothing_happens_in_any_game() -> None:
    batch = mix("undaunted-normandy", rich=True, choices=True)
    before = [arrays(batch, game) for game in range(batch.games)]
    states = [state.clone() for state in batch._engine.states]
    actions = batch.sample(Rng(1)).copy()
    actions[2] = int(np.flatnonzero(batch.mask[2] == 0)[0])
    with pytest.raises(IllegalMove, match="game 2: "):
        batch.step(actions)
    actions[2] = batch.mask.shape[1]
    with pytest.raises(SandtableError, match=f"game 2: unknown action {actions[2]}"):
        batch.step(actions)
    with pytest.raises(SandtableError, match="actions"):
        batch.step([0.5] * batch.games)
    assert [arrays(batch, game) for game in range(batch.games)] == before
    assert batch._engine.states == states


def test_arguments_that_make_no_batch_are_refused() -> None:
    with pytest.raises(SandtableError, match="did you mean 'la-raye'"):
        Batch("undaunted-normandy", "la-ray", 2)
    with pytest.raises(SandtableError, match="available: same_step"):
        Batch("undaunted-normandy", "la-raye", 2, autoreset="never")
    with pytest.raises(SandtableError, match="games"):
        Batch("undaunted-normandy", "la-raye", 0)
    batch = mix("undaunted-normandy")
    with pytest.raises(SandtableError, match=r"expected one seed per game \(4\), got 1"):
        batch.reset([1])
    with pytest.raises(SandtableError, match="no game 4; the games are 0 to 3"):
        batch.reset([1], games=[4])


ODD: list[Any] = [
    *(None, True, -1, 9, 2**63, -(2**64), 10**5000, 0.0, float("nan"), "", "xx", "²", b"us", ()),
    *([0], [None], ["x"], [10**5000], {"us": 1}, object(), int, Rng(1), np.float32(2), np.ones(3)),
]
CALLS: dict[str, Callable[[Batch, Any], object]] = {
    "title": lambda batch, odd: Batch(odd, batch.scenarios, 1),
    "scenarios": lambda batch, odd: Batch(batch.title, odd, 1),
    "a scenario": lambda batch, odd: Batch(batch.title, ["la-raye", odd], 2),
    "games": lambda batch, odd: Batch(batch.title, batch.scenarios, odd),
    "seed": lambda batch, odd: Batch(batch.title, batch.scenarios, 1, seed=odd),
    "autoreset": lambda batch, odd: Batch(batch.title, batch.scenarios, 1, autoreset=odd),
    "reset": lambda batch, odd: batch.reset(odd),
    "a seed": lambda batch, odd: batch.reset([1, odd, 2, 3]),
    "reset games": lambda batch, odd: batch.reset([1], odd),
    "a game": lambda batch, odd: batch.reset([1, 2], [0, odd]),
    "step": lambda batch, odd: batch.step(odd),
    "an action": lambda batch, odd: batch.step([odd, 0, 0, 0]),
    "sample": lambda batch, odd: batch.sample(odd),
    "layout": lambda batch, odd: batch.layout(odd),
    "state": lambda batch, odd: batch.state(odd),
}


@pytest.mark.parametrize("name", CALLS)
def test_a_wrong_argument_is_refused_and_no_game_has_changed(name: str) -> None:
    """U2, for batches: a SandtableError with a message, or success; no other error."""
    batch = mix("undaunted-normandy")
    refused = 0
    for odd in ODD:
        before = [arrays(batch, game) for game in range(batch.games)], batch.actions.tolist()
        message = refusal(lambda odd=odd: CALLS[name](batch, odd))  # type: ignore[misc]
        if message is not None:
            refused += 1
            assert 0 < len(message) < 600
            after = [arrays(batch, game) for game in range(batch.games)], batch.actions.tolist()
            assert after == before
    assert refused > 5


def refusal(act: Callable[[], object]) -> str | None:
    """Return the message of a refusal, or None if the call succeeds; other errors propagate."""
    try:
        act()
    except SandtableError as error:
        return str(error)
    return None


def test_numbers_of_numpy_are_numbers() -> None:
    batch = Batch("undaunted-normandy", "la-raye", np.int64(2), seed=np.uint8(7))  # type: ignore[arg-type]
    again = Batch("undaunted-normandy", "la-raye", 2)
    again.reset(np.arange(7, 9), np.arange(2))
    assert np.array_equal(batch.lean, again.lean)
    again.reset(np.int32(7))  # type: ignore[arg-type]
    assert np.array_equal(batch.lean, again.lean)
    assert Rng(np.int64(5)).below(1000) == Rng(5).below(1000)


def test_arrays_are_the_engines_memory_and_outlive_the_batch() -> None:
    batch = mix("undaunted-normandy")
    lean, mask, seat = batch.lean, np.from_dlpack(batch.mask), batch.seat
    assert np.shares_memory(mask, batch.mask)
    before = lean.tobytes()
    batch.actions[:] = mask.argmax(axis=1)
    batch.step()
    assert lean is batch.lean
    assert lean.tobytes() != before
    kept = [array.tobytes() for array in (lean, mask, seat)]
    del batch
    gc.collect()
    assert [array.tobytes() for array in (lean, mask, seat)] == kept


@EACH_TITLE
def test_rows_are_written_only_where_they_are_asked_for(game: Game) -> None:
    batch = mix(game.id, lean=False)
    batch.step(batch.sample(Rng(1)))
    assert batch.lean.shape == (4, 0)
    assert batch.rich.shape == (0, batch.size)
    assert batch.choices.shape == (0, batch.width)


@EACH_TITLE
def test_the_layout_tells_what_every_byte_is(game: Game) -> None:
    batch = mix(game.id)
    for scenario in batch.scenarios:
        at = 0
        for part in batch.layout(scenario):
            assert part.first == at
            at += part.rows * len(part.columns)
        assert at <= batch.lean.shape[1]
    first = {part.name: part for part in batch.layout()}
    assert batch.lean[0, first["table"].first + first["table"].columns.index("initiative")] in (
        0,
        1,
    )


# Hidden information


def told(batch: Batch, state: State, seat: int) -> list[bytes]:
    """Return all that a batch writes for a seat that is to choose."""
    mine = state.clone()
    mine.forget_options()
    # If both seats choose, the arrays are for the first; the second follows when it has chosen.
    mine.owing = 1 << seat
    batch.mask[:] = 0
    batch._engine.states[0] = mine
    batch._engine.show(0)
    batch._read()
    return arrays(batch, 0)


@EACH_TITLE
@settings(max_examples=40)
@given(st.data(), st.integers(0, 2**32))
def test_what_is_hidden_does_not_change_a_row(game: Game, data: st.DataObject, seed: int) -> None:
    """The batch writes the same bytes for two histories that a seat cannot tell apart."""
    state = data.draw(records(game)).state
    if state.waits != DECISION:
        state.settle_all(Rng(seed))
    if state.over:
        return
    batch = Batch(game.id, state.scenario.id, 1, rich=True, choices=True)
    for seat in state.seats_owing:
        view = state.view(seat)
        shown = told(batch, state, seat)
        assert told(batch, view.imagine(Rng(seed)), seat) == shown
        assert told(batch, view.position, seat) == shown
