"""HN-1: set-up."""

import pytest
from heroes_table import Table, terrain_rows

import sandtable
from sandtable.core import CHANCE, Rng
from sandtable.heroes import deployment, turn, words
from sandtable.heroes.content import HeroesGame
from sandtable.heroes.state import VEILED, Skirmish

GAME = sandtable.load("heroes-of-normandie")
assert isinstance(GAME, HeroesGame)


def deploy(table: Table, side: str = "us") -> Table:
    """One side is about to deploy."""
    table.state.depth = 0
    table.state.phase = words.DEPLOYMENT
    table.state.push2(words.frame(words.INITIATIVE_ROLL), 0)
    table.state.push2(words.frame(words.DEPLOYING, table.theatre.seat(side)), 0)
    return table.go()


def finish_deployment(state: Skirmish) -> None:
    rng = Rng(3)
    while state.phase == words.DEPLOYMENT:
        options = state.options()
        state.play(options[rng.below(len(options))], rng)


@pytest.mark.rule("HN-1.1", "HN-1.15")
def test_a_scenario_names_everything() -> None:
    theatre = GAME.rules("war-mess").theatre
    assert (theatre.ground.width, theatre.ground.height) == (21, 14)
    assert theatre.n_areas == 4
    assert theatre.objectives == ["de_goal", "us_goal"]
    assert theatre.n_bonuses == 5
    assert theatre.first_initiative == -1
    assert theatre.last_turn == 8
    assert "surprise" not in theatre.cards


@pytest.mark.rule("HN-1.6", "HN-1.8")
def test_the_initiative_side_deploys_first_and_then_four_cards_are_dealt() -> None:
    state = GAME.start("slaughterhouse", Rng(1))
    assert isinstance(state, Skirmish)
    order = []
    rng = Rng(2)
    while state.phase == words.DEPLOYMENT:
        order.append(state.seat)
        options = state.options()
        state.play(options[rng.below(len(options))], rng)
    assert order == sorted(order)
    assert (state.one.hand_size, state.other.hand_size) == (4, 4)
    cells = [state.at(unit) for unit in range(state.theatre.n_units) if state.at(unit) >= 0]
    assert len(set(cells)) == len(cells)
    deck = GAME.rules("slaughterhouse").theatre.deck
    assert sum(deck[: len(deck) // 2]) == 62 + 5


@pytest.mark.rule("HN-1.7")
def test_flip_units_start_either_side_up_and_infantry_healthy() -> None:
    table = deploy(Table("plate rifle_platoon_22"))
    assert table.prompt == "deploy"
    table.choose("on a1", "on a2", "on a3")
    assert table.prompt == "deploy_side"
    assert table.options() == ["up front", "up back"]
    table.choose("up back", "on b1")
    assert table.wounded("cal_30")
    assert not table.wounded("fire_team")


@pytest.mark.rule("HN-1.9", "HN-1.13")
def test_scouts_deploy_outside_but_not_next_to_an_objective() -> None:
    extra = 'objectives = [{ name = "cross", at = "T10 i4 4" }]'
    table = deploy(Table("plate rifle_platoon_8", extra=extra))
    table.choose("on a1", "on a2", "on a3", "pick recon_team", "up front")
    assert "e9" in table.options("on")
    assert table.why("on f9") == ("HN-1.6", "not-in-zone")
    assert table.why("on e5") == ("HN-1.9", "next-to-objective")
    table.choose("on e9")
    assert table.state.has(table.unit("recon_team"), VEILED)


@pytest.mark.rule("HN-1.9")
def test_a_scout_transport_outside_the_zone_carries_only_scouts() -> None:
    table = Table("plate rifle_platoon_22\n  mechanized_22").put("half_track_a", "e5", rear="e6")
    unit, transport = table.unit("fire_team"), table.unit("half_track_a")
    assert deployment.aboard_reason(table.state, unit, transport) != 0
    table.put("half_track_a", "a5", rear="a6")
    assert deployment.aboard_reason(table.state, unit, transport) == 0


@pytest.mark.rule("HN-1.12", "HN-2.3")
def test_vehicles_deploy_with_both_squares_in_the_zone_in_any_facing() -> None:
    table = deploy(Table(us_units=("greyhound", "sherman")))
    table.choose("on a1", "on a2", "on a3")
    assert table.prompt == "deploy"
    table.choose("on a6")
    assert table.prompt == "face"
    assert len(table.options("face")) == 5  # the western edge leaves five of eight
    table.choose("face n")
    assert table.rear("greyhound") == "a5"


@pytest.mark.rule("HN-1.12")
def test_infantry_may_start_aboard_a_transport() -> None:
    table = deploy(Table("plate rifle_platoon_22\n  mechanized_22"))
    table.choose("on a6", "face n", "on a9", "face n")
    assert "half_track_a" in table.options("board")
    table.choose("board half_track_a")
    assert table.state.carrier(table.unit("lt_jones")) == table.unit("half_track_a")


@pytest.mark.rule("HN-1.14")
def test_concealed_units_are_checked_once_after_deployment() -> None:
    table = Table().put("recon_team", "c3").put("fire_group", "c9")
    deployment.end(table.state)
    assert table.events("revealed")


@pytest.mark.rule("HN-1.16")
def test_a_die_decides_the_first_initiative() -> None:
    state = GAME.new_state(GAME.scenario("godsend"))
    assert state.waits == CHANCE
    assert state.chance_text() == "a roll of 1 dice"
    holders = set()
    for die in (1, 3, 4, 6):
        copy = state.clone()
        assert isinstance(copy, Skirmish)
        copy.settle(die)
        holders.add(int(copy.holder))
    assert holders == {0, 1}
    cards = GAME.rules("godsend").theatre.cards
    assert "long_tom" not in cards


@pytest.mark.rule("HN-1.11")
def test_units_that_wait_may_hold_an_order_from_their_turn_on() -> None:
    table = Table(us_units=("willys",), us_extra='entry = ["a1:a9"]\narrives = { willys = 3 }')
    willys = table.unit("willys")
    table.turn(2)
    assert turn.order_reason(table.state, 0, willys) != 0
    table.turn(3)
    assert turn.order_reason(table.state, 0, willys) == 0
    assert table.state.alive(willys)
    table.act("willys")
    table.state.turn = 3
    table.choose("do move")
    assert "a5" in table.options("step")


@pytest.mark.rule("HN-1.11")
def test_the_scenario_switches_scouting_off() -> None:
    table = deploy(Table("plate rifle_platoon_8", extra="no_scouts = true"))
    table.choose("on a1", "on a2", "on a3", "pick recon_team", "up back")
    assert table.why("on e9") == ("HN-1.6", "not-in-zone")


def test_a_map_is_laid_and_turned() -> None:
    theatre = GAME.rules("private-rex").theatre
    names = [theatre.terrains[theatre.base[theatre.cell(cell)]] for cell in ("d4", "g1")]
    assert names[0] == "road"
    assert terrain_rows(H="a1")[-1][0] == "H"
    finish_deployment(GAME.start("private-rex", Rng(4)))  # type: ignore[arg-type]
