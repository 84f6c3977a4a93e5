"""The levels that search: their network, their guide, and their play."""

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import numpy as np
import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

import sandtable
from sandtable.agents import LEVELS, make, playing
from sandtable.agents.levels import BUDGETS, Plain, Searcher, trained
from sandtable.agents.network import SHAPES, Network, Numbers, blank
from sandtable.agents.network_guide import NetworkGuide, reader
from sandtable.agents.title_settings import NETWORK, learned_file
from sandtable.core import Record, Rng, SandtableError, State
from sandtable.testkit.strategies import records
from sandtable.undaunted.testkit import Table

NORMANDY = sandtable.load("undaunted-normandy")
TAUGHT = [title for title in sandtable.TITLES if "captain" in playing(title)]
GAMES = [sandtable.load(title) for title in TAUGHT]


def small(position: int = 5, choice: int = 3) -> Network:
    network = blank(position, choice, seed=7, wide=4, deep=3, match=2)
    network.weights["promise"] += 0.5
    network.weights["worth_bias"] += 0.1
    return Network(network.weights)


def captain() -> Searcher:
    """Return a captain with few rounds, so that it is fast, but with its usual foresight."""
    agent = make("captain", 5)
    assert isinstance(agent, Searcher)
    agent.budget = 200
    return agent


# The network


def test_the_network_is_what_its_layers_say() -> None:
    network = small()
    part = network.weights
    position = np.linspace(-1.0, 1.0, 5, dtype=np.float32)
    choices = np.arange(12.0, dtype=np.float32).reshape(4, 3) / np.float32(10)

    def deep(whose: str) -> Numbers:
        found = position
        for layer in (f"{whose}in", f"{whose}mid"):
            found = np.maximum(part[layer].T @ found + part[f"{layer}_bias"], 0.0)
        return found

    worth = np.tanh(part["worth"] @ deep("worth_") + 0.1)
    assert network.worth(position) == pytest.approx(worth, abs=1e-6)
    context = part["context"].T @ deep("") + part["match_bias"]
    scores = []
    for row in choices:
        match = part["choice"].T @ row + context
        scores.append(np.maximum(match, 0.0) @ part["promise"] + row @ part["direct"])
    likely = np.exp(scores)
    assert network.promise(position, choices) == pytest.approx(likely / likely.sum(), abs=1e-6)


def test_to_a_blank_network_all_choices_look_alike() -> None:
    network = blank(5, 3, wide=4, deep=3, match=2)
    rows = np.arange(6.0, dtype=np.float32).reshape(2, 3)
    assert list(network.promise(np.ones(5, dtype=np.float32), rows)) == [0.5, 0.5]


def test_weights_are_kept_in_half_precision(tmp_path: Path) -> None:
    network = small()
    network.save(tmp_path / "weights.npz")
    again = Network.load(tmp_path / "weights.npz")
    for name in SHAPES:
        assert again.weights[name] == pytest.approx(network.weights[name], abs=2e-3)
    position = np.linspace(-1.0, 1.0, 5, dtype=np.float32)
    assert again.worth(position) == pytest.approx(network.worth(position), abs=1e-2)


def test_weights_that_do_not_fit_each_other_are_refused() -> None:
    weights = small().weights
    with pytest.raises(ValueError, match=r"unexpected shape of mid"):
        Network({**weights, "mid": weights["mid"][1:]})


def test_what_was_learned_is_small_and_fits_its_title() -> None:
    assert TAUGHT
    assert sum(learned_file(id, NETWORK).stat().st_size for id in TAUGHT) < 8 * 2**20
    for game in GAMES:
        network = trained(game.id)
        for listing in game.listings():
            read = reader(game, listing.id)
            assert (network.position_size, network.choice_size) == (read.size, read.width)


# The guide


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_promises_are_shares_and_worth_is_between_lost_and_won(game: sandtable.Game) -> None:
    scenario = game.listings()[0].id
    guide = NetworkGuide(trained(game.id), reader(game, scenario))
    assert guide.foresight == reader(game, scenario).foresights[0].choices > 0
    rng = Rng(5)
    state = game.start(scenario, rng)
    for _ in range(60):
        seat = state.seat
        codes = state.codes(seat)
        promises = list(guide.promise(state, seat, codes))
        assert len(promises) == len(codes)
        assert sum(promises) == pytest.approx(1.0, abs=1e-5)
        assert -1.0 <= guide.worth(state, seat) <= 1.0
        state.play(state.options()[rng.below(len(codes))], rng)


# Play


def test_there_is_a_ladder_of_growing_budgets() -> None:
    assert tuple(BUDGETS) == LEVELS
    for name in LEVELS:
        agent = make(name, 3)
        assert agent.name == name
        assert cast(Searcher, agent).budget == BUDGETS[name]
    for game in GAMES:
        budgets = [BUDGETS[name][game.id] for name in LEVELS]
        assert budgets == sorted(set(budgets))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_search_gives_back_all_the_memory_it_took(game: sandtable.Game) -> None:
    state = game.start(game.listings()[0].id, Rng(1))
    view = state.view(state.first_owing())
    decision = view.decision()
    assert decision is not None
    searcher = Searcher("thoughtful", 60, 1)
    rounds, _ = searcher.prepare(view)
    searcher.think(view, decision)
    before = sys.getallocatedblocks()
    for _ in range(5):
        searcher.think(view, decision)
    # A round makes dozens of choices: a leak in each would add up to a multiple of this.
    assert sys.getallocatedblocks() - before < 5 * rounds


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_where_a_round_is_dear_the_same_budget_is_good_for_fewer(game: sandtable.Game) -> None:
    scenario = game.listings()[0].id
    view = game.start(scenario, Rng(1)).view(0)
    foresights = reader(game, scenario).foresights
    price = foresights[0].price
    searcher = Searcher("poor", 12 * price, 1)
    assert searcher.prepare(view)[0] == 12
    searcher.fraction = 0.25
    assert searcher.prepare(view)[0] == 3
    assert Searcher("by title", {game.id: 7 * price}, 1).prepare(view)[0] == 7
    assert Searcher("beggar", 1, 1).prepare(view)[0] == 1
    rounds, guide = Searcher("rich", 100 * foresights[-1].price, 1).prepare(view)
    assert rounds == 100
    assert (guide.foresight, guide.branching) == (foresights[-1].choices, foresights[-1].branching)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_who_can_spend_more_looks_further_and_who_has_no_time_plans_for_less(
    game: sandtable.Game,
) -> None:
    scenario = game.listings()[0].id
    view = game.start(scenario, Rng(1)).view(0)
    looks = []
    for budget in (1, 15, 200, 5000):
        _, guide = Searcher("anyone", budget, 1).prepare(view)
        looks.append(guide.foresight)
    foresights = [foresight.choices for foresight in reader(game, scenario).foresights]
    assert looks == sorted(looks)
    assert sorted(set(looks)) == foresights
    dear, hurried = (Searcher("any", 1 << 40, 1, seconds=seconds) for seconds in (1.0, 0.001))
    assert dear.prepare(view)[0] > hurried.prepare(view)[0] >= 1


def test_in_heroes_a_level_in_haste_plays_otherwise_but_always_the_same() -> None:
    game = sandtable.load("heroes-of-normandie")
    rng = Rng(8)
    state = game.start("plain-carnage", rng)
    differs = by_seed = 0
    for _ in range(60):
        seat = state.seat
        view = state.view(seat)
        decision = view.decision()
        assert decision is not None
        for calm, hasty in (
            (make("thumb", 3), make("recruit", 3)),
            (Searcher("calm", 9, 3), Searcher("hasty", 9, 3, haste={game.id: 0.5})),
        ):
            move = hasty.decide(view, decision)
            assert move == hasty.decide(view, decision)
            differs += move != calm.decide(view, decision)
        by_seed += len({make("recruit", seed).decide(view, decision) for seed in range(4)}) > 1
        state.play(move, rng, seat)
    assert 5 < differs < 100
    assert 5 < by_seed < 60


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@hypothesis_settings(max_examples=15)
@given(st.data(), st.integers(0, 2**32 - 1))
def test_what_a_level_cannot_see_does_not_change_its_move(
    game: sandtable.Game, data: st.DataObject, seed: int
) -> None:
    record: Record = data.draw(records(game))
    for seat in record.state.seats_owing:
        view = record.state.view(seat)
        other = view.imagine(Rng(seed)).view(seat)
        moves = []
        for seen in (view, other):
            decision = seen.decision()
            assert decision is not None
            moves.append(make("corporal", 5).decide(seen, decision))
        assert moves[0] == moves[1]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_top_which_looks_further_ahead_does_not_peek_either(game: sandtable.Game) -> None:
    rng = Rng(11)
    asked = 0
    for listing in game.listings()[:3]:
        state = game.start(listing.id, rng)
        for number in range(60):
            seat = state.seat
            view = state.view(seat)
            decision = view.decision()
            assert decision is not None
            if number % 20 == 19 and len(decision.options) > 1:
                move = captain().decide(view, decision)
                assert move in decision.options
                for _ in range(2):
                    seen = view.imagine(rng).view(seat)
                    again = seen.decision()
                    assert again is not None
                    assert captain().decide(seen, again) is move
                asked += 1
            state.play(make("thumb", 1).decide(view, decision), rng, seat)
            if state.over:
                break
    assert asked >= 4


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_same_view_seed_and_budget_give_the_same_move(game: sandtable.Game) -> None:
    rng = Rng(8)
    state = game.start(game.listings()[1].id, rng)
    played = [make("sergeant", 1), make("sergeant", 1)]
    for _ in range(12):
        seat = state.seat
        view = state.view(seat)
        decision = view.decision()
        assert decision is not None
        first, second = (agent.decide(view, decision) for agent in played)
        assert first == second
        # One of them has seen more of the game than the other.
        assert make("sergeant", 1).decide(view, decision) == first
        state.play(first, rng, seat)


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_that_can_win_wins(level: str) -> None:
    table = Table("la-raye").markers("us", scouted=["17B", "13B"], controlled=["5B", "7A"])
    table.take_off("de").put("de.rifleman_a", "11B").put("us.rifleman_a", "13B")
    table.cards("us", hand=["rifleman_a", "scout_b"]).cards("de", deck=["rifleman_a"]).turn("us")
    agent = make(level, 2)
    for _ in range(2):
        view = table.state.view(0)
        decision = view.decision()
        assert decision is not None
        table.choose(agent.decide(view, decision).text)
    assert table.state.over
    assert table.state.winner == 0


def on_the_brink(game: sandtable.Game, count: int) -> Iterator[State]:
    """Yield positions of games between recruits in which some choices win immediately."""
    for number in range(1000):
        listing = game.listings()[number % len(game.listings())]
        rng = Rng(number)
        state = game.start(listing.id, rng)
        while not state.over:
            seat = state.seat
            won = []
            for move in state.options():
                after = state.clone()
                after.choose(move, seat)
                won.append(after.over and after.winner == seat)
            if any(won) and not all(won):
                yield state.clone()
                count -= 1
                if not count:
                    return
            view = state.view(seat)
            decision = view.decision()
            assert decision is not None
            state.play(make("recruit", number).decide(view, decision), rng, seat)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_who_can_win_at_once_does_not_let_it_go(game: sandtable.Game) -> None:
    """It may waste a card first, as long as the other side gets no further choice."""
    brinks = list(on_the_brink(game, 5))
    assert len(brinks) == 5
    for agent in (make("corporal", 5), captain()):
        for brink in brinks:
            state = brink.clone()
            seat = state.seat
            rng = Rng(3)
            while not state.over:
                assert state.seat == seat
                view = state.view(seat)
                decision = view.decision()
                assert decision is not None
                state.play(agent.decide(view, decision), rng, seat)
            assert state.winner == seat


def test_a_level_does_not_take_up_a_card_and_put_it_down_forever() -> None:
    """The same view gives the same move, so a move back to the same view would repeat forever."""
    game = sandtable.load("heroes-of-normandie")
    rng = Rng(5)
    met = 0
    while met < 6:
        state = game.start("plain-carnage", rng)
        while not state.over:
            view = state.view(state.seat)
            decision = view.decision()
            assert decision is not None
            if decision.prompt == "card_target":
                met += 1
                assert {"keep"} < {move.kind for move in decision.options}
                for agent in (Searcher("hasty", 9, met), Plain(met)):
                    agent.budget = 9
                    assert agent.decide(view, decision).kind != "keep"
            chosen = decision.options[rng.below(len(decision.options))]
            state.play(chosen, rng, state.seat)


def test_a_clock_cuts_a_long_thought_short() -> None:
    state = NORMANDY.start("mortain", Rng(4))
    view = state.view(0)
    decision = view.decision()
    assert decision is not None
    hasty = Searcher("hasty", 10_000_000, 1, seconds=0.05)
    began = time.monotonic()
    assert hasty.decide(view, decision) in decision.options
    assert time.monotonic() - began < 30


def test_a_level_says_when_it_was_not_taught() -> None:
    with pytest.raises(SandtableError, match="lab train no-such-title"):
        trained("no-such-title")
