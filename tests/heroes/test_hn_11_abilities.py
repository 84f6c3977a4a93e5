"""HN-11: abilities."""

import pytest
from heroes_table import Table, terrain_rows

from sandtable.core import Rng
from sandtable.heroes import victory
from sandtable.heroes.fight import casualties
from sandtable.heroes.ground import concealment
from sandtable.heroes.model import codes, moments
from sandtable.heroes.model.state import ACTED, VEILED, Skirmish


@pytest.mark.rule("HN-11.1")
def test_a_concealed_unit_is_no_target_and_blocks_nothing() -> None:
    rows = terrain_rows(w="d8")
    table = (
        Table(rows=rows, de_units=("fire_group",)).put("fire_team", "d2").put("recon_group", "d8")
    )
    table.put("fire_group_a", "d12").act("fire_team").choose("do fire")
    assert table.options("target") == ["d12"]
    assert table.why("target d8") == ("HN-11.1", "concealed-target")


@pytest.mark.rule("HN-11.1", "HN-11.15")
def test_attacking_reveals() -> None:
    table = Table(rows=terrain_rows(w="d8"), us_units=("bazooka",), de_units=("panzer_iv",))
    table.put("bazooka", "d8").put("panzer_iv", "d12", rear="d13")
    table.act("bazooka").choose("do fire")
    assert table.state.concealed(table.unit("bazooka"))
    assert table.preview("target d12")["bonus"] == 3  # the bonus of the visible side
    table.choose("target d12")
    assert table.events("revealed")
    assert not table.state.concealed(table.unit("bazooka"))
    table.roll(6)
    assert table.last("attacked")["total"] == 6 + 3


@pytest.mark.rule("HN-11.1")
def test_heavy_vehicles_reveal_no_unit_and_openings_show_the_room() -> None:
    table = (
        Table(de_units=("panzer_iv",)).put("recon_team", "d4").put("panzer_iv", "d9", rear="d10")
    )
    assert not concealment.would_be_seen(table.state, table.unit("recon_team"))
    house = '{ overlay = "house_1x1", name = "west", at = "T10 i2 5" }'
    room = Table(overlays=house).put("recon_team", "b5c6").put("fire_group", "a5")
    assert concealment.would_be_seen(room.state, room.unit("recon_team"))
    room.put("fire_group", "a2")
    assert not concealment.would_be_seen(room.state, room.unit("recon_team"))


@pytest.mark.rule("HN-11.2", "HN-11.20")
def test_an_autonomous_unit_acts_between_activations() -> None:
    table = (
        Table(us_units=("clint",)).put("clint", "d4").put("lt_parks", "a1").put("ob_hauser", "n1")
    )
    table.turn(2)
    table.state.slot = 1
    table.state.set_token(table.unit("ob_hauser"), 1)
    table.state.push2(moments.frame(codes.GAP, 1, 0), 0)
    table.go()
    assert table.prompt == "between"
    table.choose("activate clint", "do nothing")
    assert table.state.has(table.unit("clint"), ACTED)
    assert table.prompt == "activate"


@pytest.mark.rule("HN-11.3", "HN-11.16")
def test_fire_on_the_move() -> None:
    table = Table(us_units=("sherman",)).put("sherman", "c3", rear="c2").put("fire_group", "c9")
    table.hand("us", "no").act("sherman").choose("do move")
    assert "do fire_second" in table.options()
    assert "do fire" not in table.options()
    table.choose("do fire_second", "target c9")
    assert table.preview("pass")["sum"] == 3 - 2
    table.choose("pass").roll(1).choose("pass")
    assert table.why("halt") == ("HN-11.16", "must-step")
    table.choose("drive forward")
    assert table.why("do fire_second") == ("HN-4.8", "has-acted")


@pytest.mark.rule("HN-11.4", "HN-11.21")
def test_frightening_fire() -> None:
    counters = """
[flamethrower]
army = "us"
type = "infantry"
source = "designed"
[flamethrower.front]
move = 3
defence = 4
main = { infantry = 2, abilities = ["frightening"] }
abilities = ["last_hit"]
"""
    table = Table(us_units=("flamethrower",), counters=counters).put("flamethrower", "d4")
    table.put("fire_group", "d6").act("flamethrower").choose("do fire", "target d6").roll(1)
    assert table.last("attacked")["result"] == "none"
    assert table.suppression("fire_group") == 1


@pytest.mark.rule("HN-11.6", "HN-11.18")
def test_suppression_fire_doubles_what_was_declared() -> None:
    table = (
        Table("plate rifle_platoon_8\n  ammo_us").put("support_team", "d4").put("fire_group", "d6")
    )
    table.act("support_team").choose("do suppress", "ammo")
    assert table.preview("target d6")["sum"] == (3 + 1) * 2
    table.choose("target d6").roll(1)
    assert table.suppression("fire_group") == 2
    assert not table.wounded("fire_group")


@pytest.mark.rule("HN-11.7", "HN-11.21")
def test_good_vibrations_lets_the_owner_pick() -> None:
    table = Table(us_units=("oddball",), de_units=("panzerschreck",)).put(
        "oddball", "d4", rear="d3"
    )
    table.put("panzerschreck", "d9", back=True).act("panzerschreck", holder=1)
    table.choose("do fire", "target d4").roll(5)
    table.roll(6, 1)
    assert table.asked == "us"
    assert table.options("die") == ["1", "6"]
    table.choose("die 1")
    assert table.last("damaged")["damage"] == 2  # piercing adds one


@pytest.mark.rule("HN-11.8", "HN-11.19")
@pytest.mark.parametrize(
    ("die", "result"),
    [(1, "none"), (2, "suppressed"), (4, "hit"), (6, "hit_and_suppressed")],
)
def test_a_sniper(die: int, result: str) -> None:
    table = Table(de_units=("ludwig",), rows=terrain_rows(H="d4")).put("ludwig", "d12")
    table.put("fire_team", "d4").act("ludwig", holder=1).choose("do snipe", "target d4").roll(die)
    assert table.last("attacked")["result"] == result


@pytest.mark.rule("HN-11.10", "HN-11.22")
def test_stars_are_lost_with_their_unit() -> None:
    table = Table().turn()
    assert victory.orders_to_come(table.state, 0) == 2
    table.put("lt_parks", "d4")
    casualties.eliminate(table.state, table.unit("lt_parks"), False)
    assert victory.orders_to_come(table.state, 0) == 0


@pytest.mark.rule("HN-11.11", "HN-11.12", "HN-6.18")
def test_a_revealed_mover_goes_on_with_its_allowance() -> None:
    table = Table().put("recon_team", "d4").put("fire_group", "d9").hand("us", "no")
    table.act("recon_team").choose("do move", "step d5")
    assert table.events("revealed")
    assert table.why("flip") == ("HN-6.4", "no-flip")
    table.choose("step c5", "step b5")
    assert table.why("step b6") == ("HN-6.1", "no-points")


@pytest.mark.rule("HN-11.13")
def test_two_concealed_units_reveal_each_other() -> None:
    table = Table(rows=terrain_rows(w="d4 d8")).put("recon_team", "d4").put("recon_group", "d8")
    table.act("recon_team").choose("do move", "step d5", "step d6")
    assert len(table.events("revealed")) == 2


@pytest.mark.rule("HN-11.14")
def test_only_the_owner_knows_which_concealed_unit_is_which() -> None:
    rows = terrain_rows(w="c3 c5")
    table = Table(rows=rows, us_units=("bazooka",)).put("recon_team", "c3").put("bazooka", "c5")
    for name in ("recon_team", "bazooka"):
        table.state.mark(table.unit(name), VEILED)
    table.turn(2)
    table.state.push2(moments.frame(codes.INITIATIVE_ROLL), 0)
    table.go()
    theirs = table.state.view(1).data()["sides"]["us"]["units"]  # type: ignore[index]
    hidden = [unit for unit in theirs if unit["unit"] == ""]
    assert sorted(unit["cell"] for unit in hidden) == ["c3", "c5"]
    found = set()
    for seed in range(20):
        imagined = table.state.view(1).imagine(Rng(seed))
        assert isinstance(imagined, Skirmish)
        found.add(table.theatre.cells[imagined.at(table.unit("bazooka"))])
    assert found == {"c3", "c5"}
    swapped = table.state.clone()
    assert isinstance(swapped, Skirmish)
    table2 = Table(rows=rows, us_units=("bazooka",)).put("recon_team", "c5").put("bazooka", "c3")
    for name in ("recon_team", "bazooka"):
        table2.state.mark(table2.unit(name), VEILED)
    table2.turn(2)
    table2.state.push2(moments.frame(codes.INITIATIVE_ROLL), 0)
    table2.go()
    assert table2.state.view(1).cells() == table.state.view(1).cells()


@pytest.mark.rule("HN-11.23")
def test_limited_range_in_squares_and_in_crossings_are_two_things() -> None:
    counters = """
[both]
army = "us"
type = "infantry"
source = "designed"
[both.front]
move = 3
defence = 5
main = { infantry = 1, abilities = ["indirect"], template = "blue", range = 3 }
abilities = ["last_hit"]
"""
    table = Table(us_units=("both",), counters=counters).put("both", "d4")
    table.put("fire_group", "h4").put("mg_42", "d7").act("both").choose("do fire")
    assert table.options("target") == ["d7"]  # h4 is four squares away
    table.act("both").choose("do barrage")
    assert "g4h5" in table.options("blast")  # but its nearest crossing only three


@pytest.mark.rule("HN-11.1", "HN-11.11")
def test_a_step_of_either_side_reveals() -> None:
    table = Table(rows=terrain_rows(w="d4")).put("recon_team", "d4").put("fire_group", "d7")
    table.act("fire_group", holder=1).choose("do move", "step d6")
    assert [event["unit"] for event in table.events("revealed")] == ["recon_team"]
    light = Table(de_units=("puma",), rows=terrain_rows(w="d4")).put("recon_team", "d4")
    light.put("puma", "d8", rear="d9").act("puma", holder=1).choose("do move", "drive forward")
    assert not light.events("revealed")
    light.choose("drive forward")
    assert light.events("revealed")


@pytest.mark.rule("HN-11.11")
def test_a_line_opened_by_something_else_shows_nothing_before_the_next_step() -> None:
    table = Table(us_units=("willys",)).put("recon_team", "d4").put("willys", "d5")
    table.put("fire_group", "d7").act("willys").choose("do move", "step e5", "halt")
    assert not table.events("revealed")
    table.act("fire_group", holder=1).choose("do move", "halt")
    assert table.events("revealed")  # a zero move is a step


@pytest.mark.rule("HN-11.11")
def test_what_is_placed_looks_around() -> None:
    army = "plate panzergrenadiere_901\nplate feldkommando\n  mg_nest_de"
    table = Table(de=army).put("recon_team", "d4").window(codes.NEST, seat=1)
    table.choose("on d8", "face s")
    assert table.events("revealed")


@pytest.mark.rule("HN-11.12", "HN-11.1")
def test_a_revealed_unit_keeps_its_order_and_its_action() -> None:
    table = Table().put("recon_team", "d4").put("fire_group", "d9").hand("us", "no")
    table.state.set_token(table.unit("recon_team"), 1 | codes.SHOWN)
    table.act("recon_team").choose("do move", "step d5")
    assert table.events("revealed")
    assert table.state.token(table.unit("recon_team")) == 1 | codes.SHOWN
    assert table.options("step")


@pytest.mark.rule("HN-11.15", "HN-15.25")
def test_limiting_terrain_or_a_unit_in_between_keeps_it_hidden() -> None:
    wood = Table(rows=terrain_rows(w="d4 d5")).put("recon_team", "d4").put("fire_group", "d6")
    assert not concealment.would_be_seen(wood.state, wood.unit("recon_team"))
    unit = Table(rows=terrain_rows(w="d4")).put("recon_team", "d4").put("fire_group", "d6")
    assert concealment.would_be_seen(unit.state, unit.unit("recon_team"))
    unit.put("mg_42", "d5")
    unit.state.lift(unit.unit("mg_42"))
    unit.put("mg_42", "d5")
    assert not concealment.sees(unit.state, unit.unit("fire_group"), unit.unit("recon_team"))


@pytest.mark.rule("HN-11.2", "HN-11.20")
def test_an_autonomous_unit_with_a_token_still_acts_once() -> None:
    table = Table(us_units=("clint",)).put("clint", "d4").put("lt_parks", "a1")
    table.put("ob_hauser", "n1").turn(2)
    table.state.slot = 1
    table.state.set_token(table.unit("lt_parks"), 1)
    table.state.set_token(table.unit("clint"), 2)
    table.state.push2(moments.frame(codes.GAP, 0, 0), 0)
    table.go().choose("activate clint", "do nothing")
    assert table.state.token(table.unit("clint")) == 0
    assert not table.events("order_shown") or table.last("order_shown")["unit"] == "lt_parks"
    table.choose("do nothing")
    assert table.state.phase == codes.SUPPLY  # there is no second activation


@pytest.mark.rule("HN-11.3", "HN-11.16")
def test_the_penalty_of_moving_comes_off_a_tokens_bonus_too() -> None:
    counters = """
[riders]
army = "de"
type = "infantry"
source = "designed"
[riders.front]
move = 3
defence = 4
main = { infantry = 1, on_the_move = 2 }
abilities = ["last_hit"]
"""
    army = "plate panzergrenadiere_901\n  panzerfaust_de"
    table = Table(de=army, de_units=("riders",), us_units=("sherman",), counters=counters)
    table.put("riders", "d7").put("sherman", "d4", rear="d3").put("fire_team", "f7")
    table.act("riders", holder=1).choose("do move", "do fire")
    assert table.preview("target f7")["bonus"] == 1 - 2  # negative sums are possible
    table.act("riders", holder=1).choose("do move", "do panzerfaust")
    assert table.preview("target d4")["bonus"] == 5 - 2


@pytest.mark.rule("HN-11.4", "HN-11.21")
def test_frightening_fire_is_judged_for_each_target() -> None:
    counters = """
[terror]
army = "us"
type = "infantry"
source = "designed"
[terror.front]
move = 3
defence = 4
main = { infantry = 4, abilities = ["frightening", "machine_gun"] }
abilities = ["last_hit"]
"""
    table = Table(us_units=("terror",), de_units=("fire_group",), counters=counters)
    table.put("terror", "d4").put("fire_group_a", "d6").put("fire_group_b", "e6").act("terror")
    table.choose("do fire", "target d6", "share 1", "target e6", "share 3").roll(1).roll(4)
    assert table.suppression("fire_group_a") == 1  # 1 + 1 misses
    assert table.suppression("fire_group_b") == 0  # 4 + 3 hits
    assert table.wounded("fire_group_b")


@pytest.mark.rule("HN-11.5", "HN-11.17")
def test_a_machine_gun_fires_at_one_type_and_at_no_unit_twice() -> None:
    table = Table(us_units=("willys", "fire_team")).put("mg_42", "d4", back=True)
    table.put("fire_team_a", "d7").put("fire_team_b", "e7").put("willys", "f7")
    table.act("mg_42", holder=1).choose("do fire", "target d7", "share 1")
    assert table.options("target") == ["e7"]
    assert table.why("target f7") == ("HN-11.5", "other-type")
    assert table.why("target d7") == ("HN-7.13", "no-target")
    every = Table().put("mg_42", "d4", back=True).put("fire_team", "d7")
    for name in ("lt_parks", "support_team"):  # any other unit on its square
        shared = every.fork().put(name, "e7").act("mg_42", holder=1)
        assert shared.choose("do fire", "target d7", "share 1").options("target") == ["e7"]
    weak = Table(us_units=("fire_team",)).put("mg_42", "d4", back=True).suppress("mg_42", 2)
    weak.put("fire_team_a", "d7").put("fire_team_b", "e7").act("mg_42", holder=1)
    weak.choose("do fire", "target d7").roll(1)  # +4 less 4: there is nothing to split
    assert [event["bonus"] for event in weak.events("attacked")] == [0]


@pytest.mark.rule("HN-11.6", "HN-11.18")
def test_a_negative_sum_is_not_doubled() -> None:
    table = Table().put("support_team", "d4").suppress("support_team", 2).put("fire_group", "d6")
    table.act("support_team").choose("do suppress")
    shot = table.preview("target d6")
    assert (shot["bonus"], shot["sum"]) == (3 - 4, -1)
    doubled = Table().put("support_team", "d4").put("fire_group", "d6").hand("us", "precision")
    doubled.act("support_team").choose("do suppress", "target d6", "card precision").roll(1)
    assert doubled.last("attacked")["total"] == 1 + 2 * (3 + 2)


@pytest.mark.rule("HN-11.7", "HN-11.21")
def test_piercing_counts_for_whichever_die_is_picked() -> None:
    for die, damage in ((1, 2), (4, 5)):
        table = Table(us_units=("oddball",), de_units=("panzerschreck",))
        table.put("oddball", "d4", rear="d3").put("panzerschreck", "d9", back=True)
        table.act("panzerschreck", holder=1).choose("do fire", "target d4").roll(5).roll(1, 4)
        table.choose(f"die {die}")
        assert table.last("damaged")["damage"] == damage


@pytest.mark.rule("HN-11.8", "HN-11.19")
def test_a_sniper_is_hindered_by_terrain_and_suppression_only() -> None:
    table = Table(de_units=("ludwig",), rows=terrain_rows(H="d2", w="d8")).put("ludwig", "d12")
    table.put("fire_team", "d2").suppress("ludwig", 1).act("ludwig", holder=1)
    table.choose("do snipe", "target d2").roll(6)
    attacked = table.last("attacked")
    assert (attacked["total"], attacked["result"]) == (6 - 1 - 2, "suppressed")
    dying = Table(de_units=("ludwig",)).put("ludwig", "d12").put("fire_team", "d4", back=True)
    dying.act("ludwig", holder=1).choose("do snipe", "target d4").roll(6)
    assert dying.gone("fire_team")
    assert not dying.events("suppressed")
    tank = Table(de_units=("ludwig",), us_units=("willys",)).put("ludwig", "d12")
    tank.put("willys", "d4").act("ludwig", holder=1)
    assert "do snipe" not in tank.options()


@pytest.mark.rule("HN-11.9")
def test_a_tripod_has_a_packed_and_a_ready_side() -> None:
    packed, ready = (
        [
            Table().theatre.stat[Table().theatre.stats(Table().unit("mg_42"), side) + what]
            for what in (codes.MOVE, codes.WEAPON + codes.WEAPON_ABLE)
        ]
        for side in (0, 1)
    )
    assert packed[0] == 3
    assert ready[0] == codes.CANNOT_MOVE
    assert packed[1] & codes.MACHINE_GUN == 0
    assert ready[1] & codes.MACHINE_GUN


@pytest.mark.rule("HN-11.14")
def test_events_name_a_concealed_unit_to_its_owner_only() -> None:
    table = Table(rows=terrain_rows(w="c3 c4")).put("recon_team", "c3").put("fire_group", "n14")
    table.state.mark(table.unit("recon_team"), VEILED)
    table.act("recon_team").choose("do move", "step c4")
    moved = [event for event in table.journal.events if event.kind == "moved"][-1]
    assert moved.seen_by(0).data()["unit"] == "recon_team"
    assert moved.seen_by(1).data()["unit"] == ""
    assert moved.seen_by(None).data()["unit"] == ""
