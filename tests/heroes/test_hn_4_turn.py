"""HN-4: the turn."""

import pytest
from heroes_table import Table

from sandtable.core import CHANCE, Rng
from sandtable.heroes.fight import casualties
from sandtable.heroes.model import codes, moments
from sandtable.heroes.model.codes import BLUFF, SHOWN, SPECIAL
from sandtable.heroes.model.state import ACTED, Skirmish
from sandtable.heroes.turn import phases as order_phase


def orders(table: Table, holder: int = 0) -> Table:
    table.turn(1, codes.ORDERS, holder)
    order_phase.begin(table.state)
    table.state.turn = 2
    return table.go()


def small() -> Table:
    table = Table()
    for index, name in enumerate(("lt_parks", "fire_team", "support_team")):
        table.put(name, f"a{index + 1}")
    for index, name in enumerate(("ob_hauser", "fire_group")):
        table.put(name, f"n{index + 1}")
    table.put("recon_team", "a9").put("recon_group", "n9").put("mg_42", "n8")
    return table


@pytest.mark.rule("HN-4.1", "HN-4.2", "HN-4.16")
def test_tokens_are_laid_in_turn_until_all_are_placed() -> None:
    table = orders(small())
    asked = []
    while table.prompt == "orders":
        asked.append(table.asked)
        unit = table.options("order")[0]
        table.choose(f"order {unit}")
        table.choose("token " + table.options("token")[0])
    assert asked == ["us", "de", "us", "de", "us", "de"]
    assert table.state.phase == codes.ACTIVATION
    tokens = [table.state.token(unit) & 15 for unit in range(table.theatre.n_units)]
    assert sorted(token for token in tokens if token) == [1, 1, 2, 2, BLUFF, BLUFF]


@pytest.mark.rule("HN-4.2")
def test_one_token_a_unit() -> None:
    table = orders(small())
    table.choose("order lt_parks", "token 1", "order ob_hauser", "token 1")
    assert table.why("order lt_parks") == ("HN-4.2", "has-order")


@pytest.mark.rule("HN-4.6", "HN-4.16")
def test_a_personal_order_must_be_given_and_is_no_bluff() -> None:
    table = orders(Table(us_units=("the_rock",)).put("lt_parks", "a1").put("the_rock", "a2"))
    table.choose("order the_rock")
    assert "bluff" not in table.options("token")
    assert table.why("token bluff") == ("HN-4.6", "no-bluff")
    only = orders(Table(us_units=("the_rock",)).put("fire_team", "a1").put("the_rock", "a2"))
    casualties.eliminate(only.state, only.unit("lt_parks"), False)
    only = orders(only)
    only.choose("order fire_team")
    assert only.options("token") == ["bluff"]


def give(table: Table, **tokens: int) -> Table:
    for name, token in tokens.items():
        table.state.set_token(table.unit(name), token)
    return table


def activation(table: Table, holder: int = 0) -> Table:
    table.turn(2, codes.ACTIVATION, holder)
    table.state.slot = 1
    table.state.push2(moments.frame(codes.GAP, 0, 0), 0)
    return table.go()


@pytest.mark.rule("HN-4.7", "HN-4.15", "HN-4.17")
def test_orders_are_turned_up_by_number_in_turn() -> None:
    table = small()
    give(table, lt_parks=2, fire_team=1, ob_hauser=1, fire_group=2)
    activation(table)
    order = []
    while table.prompt == "activate":
        decision = table.state.decision(table.state.seat)
        assert decision is not None
        order.append(decision.args["unit"])
        table.choose("do nothing")
    assert order == ["fire_team", "ob_hauser", "lt_parks", "fire_group"]
    assert table.state.phase == codes.SUPPLY
    assert table.state.token(table.unit("fire_team")) == 1 | SHOWN
    assert table.state.has(table.unit("fire_team"), ACTED)


@pytest.mark.rule("HN-4.7", "HN-4.9", "HN-4.18")
def test_a_lost_token_is_passed_over() -> None:
    table = small()
    give(table, lt_parks=2, fire_team=1, ob_hauser=1)
    casualties.eliminate(table.state, table.unit("fire_team"), False)
    assert table.state.token(table.unit("fire_team")) == 0
    activation(table)
    decision = table.state.decision(table.state.seat)
    assert decision is not None
    assert decision.args["unit"] == "ob_hauser"


@pytest.mark.rule("HN-4.8", "HN-3.12")
def test_acting_out_of_turn_costs_the_token() -> None:
    table = small().put("mg_42", "n8", back=True).put("fire_team", "e8")
    give(table, mg_42=2)
    table.act("fire_team").choose("do move", "step f8")
    assert table.asked == "de"
    table.choose("activate mg_42", "do fire", "target f8").roll(1)
    assert table.state.token(table.unit("mg_42")) == 0
    assert table.state.has(table.unit("mg_42"), ACTED)
    assert table.asked == "us"


@pytest.mark.rule("HN-4.5", "HN-4.19")
def test_special_orders_come_before_an_own_number_or_as_order_zero() -> None:
    table = small()
    give(table, lt_parks=1, fire_team=SPECIAL, ob_hauser=1, fire_group=SPECIAL)
    table.state.one.specials = table.state.other.specials = 1
    activation(table)
    assert table.prompt == "gap"
    assert sorted(table.options()) == ["resolve fire_team", "reveal"]
    table.choose("reveal")
    assert table.prompt == "order_zero"
    assert table.asked == "de"
    table.choose("resolve fire_group", "do nothing")
    assert (table.asked, table.prompt) == ("us", "gap")  # between two activations, as before
    table.choose("reveal")
    assert asked_unit(table) == "lt_parks"  # there is no second order 0
    table.choose("do nothing", "reveal", "do nothing")
    assert table.prompt == "special"
    assert table.options() == ["resolve fire_team"]


def asked_unit(table: Table) -> object:
    decision = table.state.decision(table.state.seat)
    assert decision is not None
    return decision.args["unit"]


@pytest.mark.rule("HN-4.5")
def test_after_a_special_the_same_number_is_next() -> None:
    table = small()
    give(table, lt_parks=1, fire_team=SPECIAL, ob_hauser=1)
    table.state.one.specials = 1
    activation(table).choose("resolve fire_team")
    assert table.last("order_shown")["number"] == 0
    table.choose("do nothing", "reveal")
    assert asked_unit(table) == "lt_parks"


@pytest.mark.rule("HN-4.19", "HN-4.5")
def test_order_zero_comes_in_the_very_first_gap_whatever_its_number() -> None:
    table = small()
    give(table, lt_parks=2, fire_team=3, ob_hauser=3, fire_group=SPECIAL, mg_42=SPECIAL)
    table.state.other.specials = 2
    activation(table, holder=0)
    assert (table.asked, table.prompt) == ("de", "order_zero")
    table.choose("resolve fire_group", "do nothing")
    assert asked_unit(table) == "lt_parks"  # only one order 0 is resolved
    table.choose("do nothing")
    assert asked_unit(table) == "fire_team"


@pytest.mark.rule("HN-4.19", "HN-11.20")
def test_in_a_gap_the_initiative_side_acts_first() -> None:
    table = Table(us_units=("clint",), de_units=("ludwig",)).put("clint", "a5")
    table.put("ludwig", "n5").put("lt_parks", "a1").put("ob_hauser", "n1")
    give(table, lt_parks=1, ob_hauser=1)
    activation(table, holder=0)
    asked = []
    while table.prompt == "between":
        asked.append(table.asked)
        table.choose("pass")
    assert asked == ["us", "de"]
    assert (table.asked, table.prompt) == ("us", "gap")


@pytest.mark.rule("HN-4.8")
def test_a_unit_with_a_marker_neither_acts_nor_moves() -> None:
    table = small()
    give(table, lt_parks=1, fire_team=2)
    table.hand("us", "burst_into_action")
    table.state.set_token(table.unit("support_team"), 0)
    activation(table).choose("card burst_into_action", "pick support_team", "do nothing")
    assert table.state.has(table.unit("support_team"), ACTED)
    assert "pick support_team" not in table.options()
    table.choose("do nothing", "do nothing")
    assert table.state.phase == codes.SUPPLY
    assert "support_team" not in table.options("activate")
    assert "recon_team" in table.options("activate")


@pytest.mark.rule("HN-4.4")
def test_a_bluffed_unit_moves_in_supply() -> None:
    table = small()
    give(table, fire_team=BLUFF)
    activation(table)
    assert table.state.phase == codes.SUPPLY
    assert table.events("bluff_shown")
    assert "fire_team" in table.options("activate")


@pytest.mark.rule("HN-4.10", "HN-4.12", "HN-4.13", "HN-4.14")
def test_the_eleven_steps_of_supply() -> None:
    table = small().suppress("fire_team", 2)
    table.state.mark(table.unit("lt_parks"), ACTED)
    activation(table)
    assert table.prompt == "supply"
    assert table.asked == "us"
    assert "lt_parks" not in table.options("activate")
    table.choose("activate support_team", "step b3", "halt")
    assert "support_team" not in table.options("activate")
    table.choose("pass")
    assert table.asked == "de"
    table.choose("pass")
    assert table.suppression("fire_team") == 1
    rng = Rng(1)
    table.state.settle_all(rng)
    assert table.state.turn == 3
    assert table.state.holder == 1
    assert table.state.one.hand_size == 4
    assert not table.state.has(table.unit("lt_parks"), ACTED)


@pytest.mark.rule("HN-4.10", "HN-4.12")
def test_supply_goes_step_by_step() -> None:
    extra = 'objectives = [{ name = "cross", at = "T10 i3 3", points = 1 }]\nbonuses = ["T10 i5 5"]'
    table = Table(extra=extra).put("lt_parks", "a1").put("ob_hauser", "n1").put("fire_team", "c3")
    table.put("support_team", "e5").put("fire_group", "n5").suppress("fire_group", 1)
    table.hand("us", "no").hand("de", "no")
    give(table, fire_team=BLUFF, lt_parks=1 | SHOWN, ob_hauser=1 | SHOWN)
    activation(table, holder=1)
    rng = Rng(3)
    seen = []
    while table.state.turn == 2:
        if table.state.waits == CHANCE:
            table.state.settle(table.state.sample(rng))
            continue
        seen.append((table.asked, table.prompt, table.suppression("fire_group")))
        table.choose("pass")
    assert seen == [
        ("de", "supply", 1),
        ("us", "supply", 1),
        ("de", "discard", 0),
        ("us", "discard", 0),
    ]
    told = [event.kind for event in table.journal.events]
    steps = ["bluff_shown", "drew", "objective_held", "bonus_taken", "initiative", "turn_began"]
    places = [told.index(kind) for kind in steps]
    assert places == sorted(places)
    assert all(table.state.token(unit) == 0 for unit in range(table.theatre.n_units))


@pytest.mark.rule("HN-4.14", "HN-1.11")
def test_what_comes_in_a_turn_is_there_when_the_supply_before_it_is_over() -> None:
    extra = 'items = [{ name = "rex", at = ["d5"], turn = 3 }]'
    table = Table(extra=extra).put("lt_parks", "a1").put("ob_hauser", "n1")
    give(table, lt_parks=1 | SHOWN, ob_hauser=1 | SHOWN)
    activation(table)
    assert table.state.item(0) == -1
    rng = Rng(3)
    while table.state.turn == 2:
        if table.state.waits == CHANCE:
            table.state.settle(table.state.sample(rng))
        else:
            table.choose("pass")
    assert table.theatre.cells[table.state.item(0)] == "d5"


@pytest.mark.rule("HN-4.16")
def test_tokens_beyond_the_units_stay_unused() -> None:
    table = orders(
        Table("", "", us_units=("lt_parks",), de_units=("ob_hauser",))
        .put("lt_parks", "a1")
        .put("ob_hauser", "n1")
    )
    table.choose("order lt_parks")
    assert table.options("token") == ["1", "2", "bluff"]  # the owner may choose any of these
    table.choose("token 2", "order ob_hauser", "token 1")
    assert table.state.phase == codes.ACTIVATION
    assert asked_unit(table) == "ob_hauser"


@pytest.mark.rule("HN-4.11", "HN-4.13")
def test_nothing_fires_in_supply_and_no_unit_is_fired_at() -> None:
    table = small().put("fire_team", "e8").put("mg_42", "n8", back=True)
    table.moves("fire_team").choose("step f8")
    assert table.asked == "us"
    assert table.why("do fire") == ("HN-4.11", "no-fire-in-supply")


@pytest.mark.rule("HN-4.20")
def test_what_is_hidden_from_the_enemy() -> None:
    table = small()
    give(table, lt_parks=2, fire_team=BLUFF)
    table.hand("us", "courage")
    table.state.one.held[codes.REFILL] = 1
    table.state.one.held_size = 1
    table.turn(2)
    table.state.push2(moments.frame(codes.INITIATIVE_ROLL), 0)
    table.go()
    theirs = table.state.view(1).data()["sides"]["us"]  # type: ignore[index]
    faces = {unit["token"] for unit in theirs["units"] if "token" in unit}
    assert faces == {"hidden"}
    assert theirs["hand"] == {}
    assert "bonuses" not in theirs
    assert theirs["bonuses_held"] == 1
    ours = table.state.view(0).data()["sides"]["us"]  # type: ignore[index]
    assert ours["hand"] == {"courage": 1}
    assert ours["bonuses"] == ["refill"]


@pytest.mark.rule("HN-4.3")
def test_a_tenth_order_is_the_last() -> None:
    table = Table(us_units=("the_rock",) * 12)
    order_phase.count_orders(table.state, 0)
    assert (table.state.one.numbers, table.state.one.bluffs) == (10, 1)


def test_a_whole_turn_can_be_replayed_from_any_point() -> None:
    table = orders(small())
    rng = Rng(9)
    state = table.state.clone()
    assert isinstance(state, Skirmish)
    for _ in range(60):
        if state.over:
            break
        if state.waits == CHANCE:
            state.settle_all(rng)
            continue
        options = state.options()
        state.choose(options[rng.below(len(options))])
    copy = state.clone()
    copy.restore(state.cells(), state.ending)
    assert copy == state
