"""HN-13: objectives, bonuses, breaking points, the end."""

import pytest
from heroes_table import Table, terrain_rows

from sandtable.core import Rng
from sandtable.heroes import victory
from sandtable.heroes.fight import casualties
from sandtable.heroes.model import codes, moments
from sandtable.heroes.model.state import ABOARD, LEFT
from sandtable.heroes.turn import bonuses, phases

HOLD = 'aims = [{ kind = "hold", objectives = ["cross"], from = 3 }]'
CROSS = 'objectives = [{ name = "cross", at = "T10 i3 3", points = 2 }]'


def end_of_turn(table: Table, number: int) -> Table:
    """Continue with the last steps of a supply phase."""
    table.turn(number, codes.SUPPLY)
    table.state.push2(moments.frame(codes.SUPPLYING, 8), 0)
    table.state.advance()
    return table


def armies(**more: object) -> Table:
    table = Table(**more)  # type: ignore[arg-type]
    table.put("lt_parks", "a9").put("ob_hauser", "n9")
    return table


@pytest.mark.rule("HN-13.1", "HN-13.8")
def test_no_side_wins_in_turn_1() -> None:
    table = armies(extra=CROSS, us_extra=HOLD.replace("from = 3", "from = 1")).put(
        "fire_team", "c3"
    )
    end_of_turn(table, 1)
    assert not table.state.over
    alone = Table().put("lt_parks", "a9").turn(1)
    assert not victory.check_units(alone.state)


@pytest.mark.rule("HN-13.4", "HN-13.11", "HN-13.12")
def test_an_objective_must_be_held_at_the_check() -> None:
    table = armies(extra=CROSS, us_extra=HOLD).put("fire_team", "c3")
    end_of_turn(table, 2)
    assert not table.state.over
    end_of_turn(table, 3)
    assert (table.state.winner, table.state.ending) == (0, "objectives")
    denied = armies(extra=CROSS, us_extra=HOLD).put("fire_team", "c3").put("fire_group", "d4")
    end_of_turn(denied, 3)
    assert not denied.state.over
    own = armies(extra=CROSS.replace("points = 2", 'side = "de", points = 2')).put(
        "fire_team", "c3"
    )
    assert victory.controller(own.state, 0, False) == -1


@pytest.mark.rule("HN-13.12")
def test_in_a_house_the_side_alone_inside_controls() -> None:
    house = '{ overlay = "house_1x1", name = "west", at = "T10 i2 5" }'
    extra = 'objectives = [{ name = "cross", inside = "west" }]'
    table = armies(overlays=house, extra=extra).put("fire_team", "b5c6").put("fire_group", "b4")
    assert victory.controller(table.state, 0, False) == 0


@pytest.mark.rule("HN-13.3", "HN-13.7")
def test_a_side_without_orders_or_units_is_disorganised() -> None:
    table = Table().put("lt_parks", "a9").put("ob_hauser", "n9").put("fire_group", "n3").turn(2)
    for unit in range(table.theatre.n_units):
        if table.state.at(unit) == -1 and table.theatre.seat_of[unit] == 0:
            casualties.eliminate(table.state, unit, False)
    casualties.eliminate(table.state, table.unit("lt_parks"), False)
    assert victory.check_units(table.state)
    assert (table.state.winner, table.state.ending) == (1, "disorganised")
    orders = armies().turn(2)
    orders.state.set_token(orders.unit("ob_hauser"), 1)
    assert victory.check_activation(orders.state)
    assert orders.state.winner == 1
    alone = armies(us_units=("clint",)).put("clint", "a3").turn(2)
    alone.state.set_token(alone.unit("ob_hauser"), 1)
    assert not victory.check_activation(alone.state)
    bluff = armies().turn(2)
    bluff.state.set_token(bluff.unit("lt_parks"), codes.BLUFF)
    bluff.state.set_token(bluff.unit("ob_hauser"), 1)
    assert victory.check_activation(bluff.state)


@pytest.mark.rule("HN-13.8")
def test_both_at_once_and_the_last_turn_are_decided_by_points() -> None:
    table = armies(last_turn=4).turn(2)
    table.state.other.points = 3
    assert victory.check_disorganised(table.state, True, True)
    assert table.state.winner == 1
    last = armies(last_turn=4)
    last.state.one.points = 2
    end_of_turn(last, 4)
    assert (last.state.winner, last.state.ending) == (0, "last_turn")
    drawn = end_of_turn(armies(last_turn=4), 4)
    assert drawn.state.winner == -1
    named = end_of_turn(armies(last_turn=4, de_extra='aims = [{ kind = "last_turn" }]'), 4)
    assert named.state.winner == 1


@pytest.mark.rule("HN-13.8")
def test_when_both_reach_their_aims_the_points_decide() -> None:
    aims = 'aims = [{ kind = "points", number = 2 }]'
    for ours, theirs, winner in ((3, 5, 1), (5, 3, 0), (2, 2, -1), (2, 1, 0), (1, 2, 1)):
        table = armies(us_extra=aims, de_extra=aims)
        table.state.one.points, table.state.other.points = ours, theirs
        end_of_turn(table, 2)
        assert (table.state.winner, table.state.ending) == (winner, "objectives")


@pytest.mark.rule("HN-13.2")
def test_the_owner_chooses_among_several_options() -> None:
    army = "plate rifle_platoon_8\n  cal_30_squad_8\n  bazooka_squad_8"
    table = Table(army)
    if table.theatre.n_groups < 3:
        pytest.fail("both squads must be there")
    table.put("fire_team_a", "c3").turn(2)
    table.state.push2(moments.frame(codes.INITIATIVE_ROLL), 0)
    casualties.eliminate(table.state, table.unit("fire_team_a"), False)
    table.go()
    assert table.prompt == "break"
    assert table.options("charge") == ["cal_30_squad_8", "bazooka_squad_8"]
    table.choose("charge bazooka_squad_8")
    sides = table.state.view(1).data()["sides"]
    assert isinstance(sides, dict)
    assert sides["us"]["dead"] == {"bazooka_squad_8": 1}
    assert table.state.rear(table.unit("fire_team_a")) == table.theatre.groups.index(
        "bazooka_squad_8"
    )


@pytest.mark.rule("HN-13.5", "HN-13.13", "HN-1.5")
def test_a_bonus_is_taken_in_secret() -> None:
    table = armies(extra='bonuses = ["T10 i3 3"]').put("fire_team", "c3")
    table.turn(2, codes.SUPPLY)
    table.state.push2(moments.frame(codes.SUPPLYING, 8), 0)
    table.state.advance()
    assert table.state.chance_text() == "a bonus of us"
    assert len(table.state.odds()) == 5
    table.state.settle(codes.MORE_ORDERS)
    event = [e for e in table.journal.events if e.kind == "bonus_taken"][-1]
    assert "bonus" not in event.seen_by(1).data()
    assert event.seen_by(0).data()["bonus"] == "more_orders"
    assert table.state.lying == 0


@pytest.mark.rule("HN-13.13")
def test_what_the_bonuses_do() -> None:
    table = armies().turn(2, codes.ORDERS)
    for kind in range(len(codes.BONUSES)):
        table.state.one.held[kind] += 1
        table.state.one.held_size += 1
    before = victory.orders_to_come(table.state, 0)
    bonuses.show(table.state, 0, codes.MORE_ORDERS)
    assert victory.orders_to_come(table.state, 0) == before + 1
    bonuses.show(table.state, 0, codes.SPECIAL_ORDER)
    assert table.state.one.specials == 1
    table.state.phase = codes.SUPPLY
    table.state.holder = 0
    bonuses.show(table.state, 0, codes.KEEP_INITIATIVE)
    phases.pass_initiative(table.state)
    assert table.state.holder == 0
    phases.pass_initiative(table.state)
    assert table.state.holder == 1
    bonuses.show(table.state, 0, codes.REFILL)
    table.state.waits = 1
    table.state.advance()
    rng = Rng(1)
    for _ in range(3):
        table.state.settle(table.state.sample(rng))
    assert table.state.one.hand_size == 3


@pytest.mark.rule("HN-13.9")
def test_only_plates_and_unit_options_break() -> None:
    theatre = Table("plate rifle_platoon_8\n  ammo_us\n  mortar_option").theatre
    assert theatre.groups == ["rifle_platoon_8", "mortar_option", "panzergrenadiere_901"]
    assert list(theatre.group_losses) == [3, 1, 3]


@pytest.mark.rule("HN-13.10")
def test_a_hero_lies_under_its_own_option() -> None:
    table = Table("plate rifle_platoon_8\nhero hero_clint").put("clint", "c3").turn(2)
    casualties.eliminate(table.state, table.unit("clint"), False)
    assert table.state.other.points == 3


def test_items_are_carried_and_dropped() -> None:
    extra = 'items = [{ name = "papers", at = ["d5"] }]'
    aims = 'exit = ["a1:a14"]\naims = [{ kind = "carry", item = "papers" }]'
    table = armies(extra=extra, us_extra=aims).put("fire_team", "d4").act("fire_team")
    table.choose("do move", "step d5", "halt")
    assert table.events("picked_up")
    casualties.eliminate(table.state, table.unit("fire_team"), False)
    assert table.state.item(0) == table.cell("d5")
    table.put("support_team", "d4").act("support_team").choose("do move", "step d5", "halt")
    table.put("support_team", "a5").act("support_team").choose("do move", "leave")
    assert victory.reached(table.state, 0)


def test_what_a_lost_rider_carried_stays_where_its_transport_was() -> None:
    extra = 'items = [{ name = "papers", at = ["n14"] }]'
    army = "plate rifle_platoon_22\n  mechanized_22"
    ring = "c2 d2 e2 c3 e3 c4 e4 c5 d5 e5"
    table = Table(army, extra=extra, rows=terrain_rows(**{"~": ring}))
    table.put("half_track_a", "d4", rear="d3").aboard("fire_team", "half_track_a").turn()
    table.state.set_item(0, ABOARD - table.unit("fire_team"))
    table.state.push2(moments.frame(codes.INITIATIVE_ROLL), 0)
    casualties.eliminate(table.state, table.unit("half_track_a"), True)
    table.go()
    assert table.gone("fire_team")
    assert table.theatre.cells[table.state.item(0)] == "d4"
    assert table.last("item_dropped") == {"item": "papers", "cell": "d4"}


def test_exit_and_points_and_kill_and_gather() -> None:
    aims = (
        'exit = ["a1:a14"]\naims = [{ kind = "exit", number = 1 }, '
        '{ kind = "points", number = 5 }, '
        '{ kind = "kill", unit = "fire_group" }]'
    )
    table = armies(us_extra=aims).put("fire_team", "a4")
    assert not victory.reached(table.state, 0)
    table.act("fire_team").choose("do move", "leave")
    assert victory.reached(table.state, 0)
    points = armies(us_extra=aims)
    points.state.one.points = 5
    assert victory.reached(points.state, 0)
    dead = armies(us_extra=aims).put("fire_group", "m3").turn(2)
    casualties.eliminate(dead.state, dead.unit("fire_group"), False)
    assert victory.reached(dead.state, 0)


@pytest.mark.rule("HN-13.7", "HN-13.3")
def test_the_last_unit_may_fall_to_a_card_between_two_orders() -> None:
    table = Table("", us_units=("fire_team",), extra='support = ["nebelwerfer"]')
    table.put("fire_team", "d4", back=True).put("ob_hauser", "n1").put("fire_group", "n3")
    table.hand("de", "nebelwerfer").turn(2, holder=1)
    table.state.slot = 1
    table.state.set_token(table.unit("ob_hauser"), 1)
    table.state.set_token(table.unit("fire_group"), 2)
    table.state.push2(moments.frame(codes.GAP, 0, 0), 0)
    table.go().choose("card nebelwerfer", "blast d4e5").roll(6).roll(6)
    while not table.state.over and table.state.waits != 1:
        table.choose("do nothing" if table.prompt == "activate" else table.options()[-1])
    assert (table.state.winner, table.state.ending) == (1, "disorganised")
    assert table.state.turn == 2


@pytest.mark.rule("HN-13.7")
def test_riders_and_units_to_come_count_and_tokens_lost_later_do_not() -> None:
    army = "plate rifle_platoon_22\n  mechanized_22"
    table = Table(army, us_extra='entry = ["a1:a9"]\narrives = { all = 5 }').turn(2)
    assert victory.has_units(table.state, 0)
    table.put("ob_hauser", "n1").put("lt_jones", "a1")
    table.state.set_token(table.unit("lt_jones"), 1)
    table.state.set_token(table.unit("ob_hauser"), 1)
    assert not victory.check_activation(table.state)
    table.state.set_token(table.unit("lt_jones"), 0)
    assert not victory.check_units(table.state)


@pytest.mark.rule("HN-13.2", "HN-7.6")
def test_a_vehicle_counts_at_once_though_its_wreck_stays() -> None:
    table = Table("plate rifle_platoon_8\n  sherman_option").put("sherman", "d4", rear="d3").turn()
    casualties.eliminate(table.state, table.unit("sherman"), True)
    assert table.state.other.points == 6
    assert len(table.state.wreck_cells(table.unit("sherman"))) == 2


@pytest.mark.rule("HN-13.4", "HN-13.12")
def test_concealed_units_count_and_wrecks_and_riders_do_not() -> None:
    army = "plate rifle_platoon_22\n  mechanized_22"
    table = armies(extra=CROSS).put("recon_group", "c3")
    assert victory.controller(table.state, 0, False) == 1
    wreck = Table(army, extra=CROSS).put("half_track_a", "c3", rear="c2").turn()
    assert victory.controller(wreck.state, 0, False) == 0
    casualties.eliminate(wreck.state, wreck.unit("half_track_a"), True)
    assert victory.controller(wreck.state, 0, False) == -1
    rider = Table(army, extra=CROSS).put("half_track_a", "n9", rear="n8")
    rider.aboard("fire_team", "half_track_a")
    assert victory.controller(rider.state, 0, False) == -1
    single = armies(extra='objectives = [{ name = "cross", at = "d4" }]').put("fire_team", "d5")
    assert victory.controller(single.state, 0, False) == -1
    single.put("fire_team", "d4")
    assert victory.controller(single.state, 0, False) == 0


@pytest.mark.rule("HN-13.9", "HN-13.10")
def test_the_dead_still_go_under_a_flipped_option_and_points_come_once() -> None:
    table = Table("plate rifle_platoon_8\n  cal_30_squad_8").turn()
    for name in ("cal_30", "fire_team_b", "support_team_b"):
        casualties.eliminate(table.state, table.unit(name), False)
    squad = table.theatre.groups.index("cal_30_squad_8")
    assert [table.state.rear(table.unit(n)) for n in ("cal_30", "fire_team_b")] == [squad, squad]
    assert table.state.rear(table.unit("support_team_b")) == squad
    assert table.state.other.points == 5
    for name in ("fire_team_a", "support_team_a", "recon_team"):
        casualties.eliminate(table.state, table.unit(name), False)
    assert table.state.other.points == 5 + 3
    assert victory.orders_to_come(table.state, 0) == 2  # flipping the plate changes nothing else


@pytest.mark.rule("HN-13.11", "HN-13.8")
def test_the_last_turn_is_played_to_its_end() -> None:
    table = armies(last_turn=3)
    end_of_turn(table, 2)
    assert not table.state.over
    assert table.state.turn == 3
    end_of_turn(table, 3)
    assert table.state.ending == "last_turn"


@pytest.mark.rule("HN-13.13")
def test_when_each_bonus_may_be_shown() -> None:
    table = armies().turn(2, codes.ORDERS)
    for kind in range(len(codes.BONUSES)):
        table.state.one.held[kind] = 1
    table.state.one.held_size = 5

    def now(phase: int) -> list[str]:
        table.state.phase = phase
        reasons = [bonuses.show_reason(table.state, 0, kind) for kind in range(len(codes.BONUSES))]
        return [codes.BONUSES[kind] for kind, why in enumerate(reasons) if why == 0]

    assert now(codes.ORDERS) == ["more_cards", "more_orders", "special_order", "refill"]
    assert now(codes.ACTIVATION) == ["more_cards", "more_orders", "refill"]
    assert now(codes.SUPPLY) == ["more_cards", "more_orders", "refill", "keep_initiative"]
    table.state.one.specials = 2
    assert "special_order" not in now(codes.ORDERS)
    table.hand("us", "no", "no", "ram", "ready")
    assert "refill" not in now(codes.ORDERS)


@pytest.mark.rule("HN-13.2")
def test_the_opponent_of_a_broken_plate_scores() -> None:
    army = "plate panzergrenadiere_901\n  pak_40_option"
    table = Table("plate rifle_platoon_8\n  mortar_option", army).turn()
    casualties.eliminate(table.state, table.unit("pak_40"), False)
    assert (table.state.one.points, table.state.other.points) == (3, 0)
    casualties.eliminate(table.state, table.unit("mortar_60mm"), False)
    assert (table.state.one.points, table.state.other.points) == (3, 1)
    assert [event["side"] for event in table.events("broken")] == ["de", "us"]


def test_items_must_be_carried_by_the_side_that_gathers_them() -> None:
    extra = CROSS + '\nitems = [{ name = "radio", at = ["n1"] }, { name = "micro", at = ["n2"] }]'
    aims = 'aims = [{ kind = "gather", number = 2, objective = "cross" }]'
    table = armies(extra=extra, us_extra=aims).put("fire_team", "c3").turn(2)
    victory.take_objectives(table.state)
    assert not victory.reached(table.state, 0)
    table.state.set_item(0, ABOARD - table.unit("fire_team"))
    table.state.set_item(1, ABOARD - table.unit("ob_hauser"))
    assert not victory.reached(table.state, 0)
    table.state.set_item(1, ABOARD - table.unit("lt_parks"))
    assert victory.reached(table.state, 0)
    # An item that left the map counts for the side that carried it.
    for side, reached in ((0, True), (1, False)):
        table.state.set_item(0, LEFT - side)
        assert victory.reached(table.state, 0) == reached
    table.state.set_item(0, LEFT)
    table.put("fire_group", "d4")
    victory.take_objectives(table.state)
    assert not victory.reached(table.state, 0)
