"""The titles in other frameworks: their own tests pass, and no hidden information is shown."""

import copy
from typing import Any

import numpy as np
import pyspiel
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

import sandtable
from sandtable.core import CHANCE, Game, IllegalMove, Rng, SandtableError
from sandtable.lab.adapters import openspiel_game
from sandtable.lab.adapters.observation import choices, observation, senses
from sandtable.lab.adapters.pettingzoo_env import env, raw_env
from sandtable.testkit.strategies import records

GAMES = [sandtable.load(title) for title in sandtable.TITLES]
EACH = pytest.mark.parametrize(
    ("title", "scenario"),
    [(game.id, scenario) for game in GAMES for scenario in game.settings["bench"]["scenarios"][:2]],
)

# PettingZoo has a fixed list of its own environments that may observe dictionaries with a mask.
DICTIONARIES = (
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)


# PettingZoo


@EACH
@pytest.mark.filterwarnings(*DICTIONARIES)
def test_pettingzoos_own_tests_pass(title: str, scenario: str) -> None:
    environment = env(title, scenario, choices=True)
    api_test(environment, num_cycles=60)
    seed_test(lambda: env(title, scenario), num_cycles=60)
    assert environment.possible_agents == [
        f"{seat}_{number}" for number, seat in enumerate(sandtable.load(title).seats)
    ]


def finish(environment: Any, seed: int) -> dict[str, float]:
    """Play a random game; return each agent's total reward."""
    environment.reset(seed=seed)
    for number, agent in enumerate(environment.possible_agents):
        environment.action_space(agent).seed(seed + number)
    brought = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        seen, reward, over, cut, _ = environment.last()
        assert not cut
        brought[agent] += reward
        action = None if over else environment.action_space(agent).sample(seen["action_mask"])
        environment.step(action)
    return brought


@EACH
def test_a_whole_game_ends_and_is_worth_nothing_on_the_whole(title: str, scenario: str) -> None:
    brought = finish(raw_env(title, scenario), 5)
    assert sum(brought.values()) == 0
    assert set(brought.values()) <= {-1.0, 0.0, 1.0}
    assert finish(raw_env(title, scenario), 5) == brought


@EACH
def test_the_mask_and_the_rows_are_those_of_the_options(title: str, scenario: str) -> None:
    environment = raw_env(title, scenario, choices=True)
    environment.reset(seed=1)
    agent = environment.agent_selection
    seen = environment.observe(agent)
    view = environment._state.view(environment._seats[agent])
    decision = view.decision()
    assert decision is not None
    offered = np.flatnonzero(seen["action_mask"])
    assert [environment.scenario.moves[index] for index in offered] == decision.options
    assert np.array_equal(seen["choices"][offered], choices(view))
    assert not seen["choices"][seen["action_mask"] == 0].any()
    assert np.array_equal(seen["observation"], observation(view))


def test_who_does_not_choose_has_nothing_to_choose() -> None:
    environment = raw_env("undaunted-normandy", "la-raye")
    environment.reset(seed=1)
    environment.step(int(np.flatnonzero(environment.observe("us_0")["action_mask"])[0]))
    assert environment.agent_selection == "de_1"
    assert not environment.observe("us_0")["action_mask"].any()


def test_a_bid_is_not_shown_to_who_bids_next() -> None:
    seen = []
    for place in (0, 1):
        environment = raw_env("undaunted-normandy", "la-raye", choices=True)
        environment.reset(seed=2)
        offered = np.flatnonzero(environment.observe("us_0")["action_mask"])
        environment.step(int(offered[place]))
        seen.append(environment.observe("de_1"))
    for name in ("observation", "action_mask", "choices"):
        assert np.array_equal(seen[0][name], seen[1][name])


def test_what_the_mask_forbids_is_refused() -> None:
    environment = raw_env("undaunted-normandy", "la-raye")
    environment.reset(seed=1)
    forbidden = int(np.flatnonzero(environment.observe("us_0")["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove):
        environment.step(forbidden)


def test_an_environment_shows_a_spectators_view_if_asked() -> None:
    environment = raw_env("undaunted-normandy", "la-raye", render_mode="ansi")
    environment.reset(seed=1)
    assert '"seat": null' in str(environment.render())
    silent = raw_env("undaunted-normandy", "la-raye")
    silent.reset(seed=1)
    assert silent.render() is None
    with pytest.raises(SandtableError, match="unknown render mode 'human'"):
        raw_env("undaunted-normandy", "la-raye", render_mode="human")


# OpenSpiel


def spiel(title: str, scenario: str) -> Any:
    return pyspiel.load_game(f"python_sandtable(title={title},scenario={scenario})")


@EACH
def test_openspiels_own_simulation_passes(title: str, scenario: str) -> None:
    game = spiel(title, scenario)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    assert game.num_distinct_actions() == len(sandtable.load(title).scenario(scenario).moves)
    assert game.observation_tensor_shape() == [senses(title, scenario).size]


def walk(state: Any, steps: int, seed: int) -> None:
    rng = Rng(seed)
    for _ in range(steps):
        if state.is_terminal():
            return
        if state.is_chance_node():
            odds = state.chance_outcomes()
            assert sum(chance for _, chance in odds) == pytest.approx(1)
            state.apply_action(odds[rng.below(len(odds))][0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[rng.below(len(legal))])


def test_a_state_is_written_down_and_read_again() -> None:
    game = spiel("undaunted-normandy", "la-raye")
    state = game.new_initial_state()
    walk(state, 60, 1)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state)
    assert again.history() == state.history()
    for player in (0, 1):
        assert again.information_state_string(player) == state.information_state_string(player)


def test_a_clone_goes_its_own_way() -> None:
    state = spiel("undaunted-normandy", "la-raye").new_initial_state()
    walk(state, 40, 3)
    before, heard = str(state), state.information_state_string(0)
    walk(state.clone(), 30, 4)
    walk(copy.deepcopy(state), 30, 5)
    assert str(state) == before
    assert state.information_state_string(0) == heard


def test_a_seat_is_told_of_a_bid_but_not_which() -> None:
    told = []
    for place in (0, 1):
        state = spiel("undaunted-normandy", "la-raye").new_initial_state()
        rng = Rng(6)
        while state.is_chance_node():
            odds = state.chance_outcomes()
            state.apply_action(odds[rng.below(len(odds))][0])
        state.apply_action(state.legal_actions()[place])
        told.append(
            (
                state.information_state_string(1),
                state.observation_string(1),
                state.observation_tensor(1),
            )
        )
        own = state.information_state_string(0)
        assert "bid_placed side=us card=" in own
        assert "<bid_placed side=us>" in told[-1][0]
    assert told[0] == told[1]


def test_the_winner_gets_what_the_loser_pays() -> None:
    state = spiel("undaunted-normandy", "la-raye").new_initial_state()
    assert state.returns() == [0, 0]
    walk(state, openspiel_game.MOST_CHOICES, 8)
    assert state.is_terminal()
    assert sum(state.returns()) == 0
    assert state.returns()[state.state.winner] == 1


def test_a_game_that_does_not_exist_is_refused() -> None:
    with pytest.raises(SandtableError, match="did you mean 'la-raye'"):
        openspiel_game.SandtableGame({"scenario": "la-ray"})


# Observations of both


@pytest.mark.parametrize("game", GAMES, ids=sandtable.TITLES)
@given(st.data(), st.sampled_from([0, 1]), st.integers(0, 2**32))
def test_what_is_hidden_does_not_change_what_is_observed(
    game: Game, data: st.DataObject, seat: int, seed: int
) -> None:
    state = data.draw(records(game)).state
    view = state.view(seat)
    other = view.imagine(Rng(seed)).view(seat)
    seen = observation(view)
    assert np.array_equal(observation(other), seen)
    assert np.array_equal(choices(other), choices(view))
    sense = senses(game.id, state.scenario.id)
    assert seen.shape == (sense.size,)
    assert np.isfinite(seen).all()
    decision = view.decision()
    options = 0 if decision is None else len(decision.options)
    assert choices(view).shape == (options, sense.width)


@pytest.mark.parametrize("game", GAMES, ids=sandtable.TITLES)
def test_seats_observe_as_many_numbers_and_not_the_same(game: Game) -> None:
    state = game.start(game.listings()[0].id, Rng(1))
    rng = Rng(2)
    for _ in range(30):
        options = state.options(state.seat)
        state.play(options[rng.below(len(options))], rng, state.seat)
        assert state.waits != CHANCE
    one, other = (observation(state.view(seat)) for seat in (0, 1))
    assert one.shape == other.shape
    assert not np.array_equal(one, other)


def test_the_order_of_calls_is_checked_as_by_pettingzoo() -> None:
    ours = env("undaunted-normandy", "la-raye")
    theirs = OrderEnforcingWrapper(raw_env("undaunted-normandy", "la-raye"))
    for game in (ours, theirs):
        with pytest.raises(AttributeError, match="before reset"):
            game.last()
        game.reset(seed=3)
    assert str(ours) == str(theirs)
    for _ in range(50):
        one, other = ours.last(), theirs.last()
        assert one[1:] == other[1:]
        assert all(np.array_equal(one[0][part], other[0][part]) for part in other[0])
        action = int(np.flatnonzero(one[0]["action_mask"])[0])
        ours.step(action)
        theirs.step(action)
        assert ours.agent_selection == theirs.agent_selection
    with pytest.raises(AssertionError, match="need to call step"):
        for _ in ours.agent_iter():
            pass


@pytest.mark.parametrize("odd", [None, "x", 1.5, True, -1, 10**20, [1]])
def test_an_action_that_is_no_number_of_a_move_is_refused(odd: Any) -> None:
    """``1.5`` used to be played as 1."""
    environment = env("undaunted-normandy", "la-raye")
    environment.reset(seed=np.int64(1))
    before = environment.unwrapped._state.clone()
    with pytest.raises(SandtableError, match="action: expected the index of a move"):
        environment.step(odd)
    with pytest.raises(SandtableError, match=r"unknown agent: .*available: us_0, de_1"):
        environment.observe(odd)
    assert environment.unwrapped._state == before


def test_openspiel_names_an_unknown_action() -> None:
    state = pyspiel.load_game("python_sandtable(title=heroes-of-normandie)").new_initial_state()
    assert state.get_game().scenario.id == "godsend"
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        with pytest.raises(SandtableError, match=f"the outcomes are 0 to {len(outcomes) - 1}"):
            state.apply_action(len(outcomes))
        state.apply_action(outcomes[0][0])
    actions = state.get_game().num_distinct_actions()
    for act in (state.apply_action, lambda action: state.action_to_string(0, action)):
        with pytest.raises(SandtableError, match=f"unknown action {actions}; the actions are 0"):
            act(actions)
