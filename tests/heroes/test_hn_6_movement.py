"""HN-6: movement."""

import pytest
from heroes_table import Table, terrain_rows

from sandtable.heroes.fight import attack, casualties
from sandtable.heroes.ground import concealment, paths, transports
from sandtable.heroes.model import codes, moments
from sandtable.heroes.model.state import CREW, MARKED, TRACK


@pytest.mark.rule("HN-6.1", "HN-6.12")
def test_up_to_the_movement_value_in_eight_directions() -> None:
    table = Table().put("fire_team", "d4").hand("us", "no").act("fire_team").choose("do move")
    assert len(table.options("step")) == 8
    table.choose("step e5", "step e6", "step d7")
    assert table.why("step d8") == ("HN-6.1", "no-points")
    zero = Table().put("fire_team", "d4").act("fire_team").choose("do move", "halt")
    assert zero.at("fire_team") == "d4"


@pytest.mark.rule("HN-6.2", "HN-6.25")
def test_infantry_passes_own_infantry_only() -> None:
    table = Table(us_units=("willys",)).put("fire_team", "d4").put("support_team", "d5")
    table.put("willys", "e4").put("fire_group", "c4").suppress("fire_group", 1).hand("us", "no")
    table.act("fire_team").choose("do move")
    assert table.why("step e4") == ("HN-6.2", "occupied")
    assert table.why("step c4") == ("HN-6.2", "occupied")
    table.choose("step d5")
    assert table.why("halt") == ("HN-6.25", "cannot-stop")
    table.choose("step d6")
    assert table.state.foot(table.cell("d5")) == table.unit("support_team")
    last = Table().put("fire_team", "d4").put("support_team", "d5").suppress("fire_team", 1)
    last.hand("us", "no").act("fire_team").choose("do move")
    assert last.why("step d5") == ("HN-6.25", "cannot-stop")


@pytest.mark.rule("HN-6.3")
def test_suppression_lowers_movement() -> None:
    table = Table().put("fire_team", "d4")
    assert paths.allowance(table.state, table.unit("fire_team")) == 3
    table.suppress("fire_team", 1)
    assert paths.allowance(table.state, table.unit("fire_team")) == 1
    table.suppress("fire_team", 1)
    assert paths.allowance(table.state, table.unit("fire_team")) == 0


@pytest.mark.rule("HN-6.3", "HN-7.6", "HN-7.3")
def test_a_view_shows_how_far_a_unit_can_move_and_fire_now() -> None:
    table = Table(us_units=("sherman",)).put("fire_team", "d4").put("sherman", "f4", rear="f3")
    table.suppress("fire_team", 1)

    def shown(name: str) -> tuple[int, int]:
        sides = table.state.view(1).data()["sides"]
        assert isinstance(sides, dict)
        (unit,) = [unit for unit in sides["us"]["units"] if unit["unit"] == name]
        return unit.get("allowance", 0), unit.get("reach", 0)

    assert shown("fire_team") == (1, 7)
    assert shown("sherman") == (4, 7)
    attack.damage(table.state, table.unit("sherman"), 2)
    assert shown("sherman") == (0, 7)
    attack.damage(table.state, table.unit("sherman"), 5)
    assert shown("sherman") == (0, 0)
    assert shown("support_team") == (0, 0), "not on the map"


@pytest.mark.rule("HN-6.3", "HN-6.20", "HN-6.12")
def test_suppressed_to_zero_a_unit_takes_no_step_but_may_flip() -> None:
    table = Table().put("mg_42", "m4").suppress("mg_42", 2).act("mg_42", holder=1)
    table.choose("do move")
    assert table.options() == ["flip", "halt"]
    table.choose("flip")
    assert table.wounded("mg_42")  # flipping makes it ready


@pytest.mark.rule("HN-6.20")
def test_no_unit_hides_where_it_would_be_seen() -> None:
    table = Table().put("recon_team", "d4", back=True).put("fire_group", "d9").act("recon_team")
    table.choose("do move")
    assert table.why("flip") == ("HN-6.20", "seen-there")
    wood = Table(rows=terrain_rows(w="d4")).put("recon_team", "d4", back=True)
    wood.put("fire_group", "d9").act("recon_team").choose("do move", "flip")
    assert wood.state.concealed(wood.unit("recon_team"))


@pytest.mark.rule("HN-6.4", "HN-6.20", "HN-14.8")
def test_one_flip_a_move_before_or_after_it() -> None:
    table = Table(us_units=("cal_30",)).put("cal_30", "d4").hand("us", "speed_setup")
    table.act("cal_30").choose("do move", "step d5", "flip")
    assert table.wounded("cal_30")
    before = Table(us_units=("cal_30",)).put("cal_30", "d4").hand("us", "speed_setup", "no")
    before.act("cal_30").choose("card speed_setup", "do move")
    assert before.why("flip") == ("HN-6.4", "no-flip")
    assert "card speed_setup" not in before.options()


@pytest.mark.rule("HN-6.5")
def test_zones_of_control() -> None:
    table = Table(us_units=("willys",)).put("fire_team", "d4").put("fire_group", "d6")
    table.act("fire_team").choose("do move", "step d5")
    assert table.why("step c5") == ("HN-6.5", "zone")
    assert "d4" in table.options("step")
    table = Table(us_units=("willys",)).put("willys", "d5").put("fire_group", "d6").act("willys")
    table.choose("do move")
    assert "c5" in table.options("step")
    shaken = Table().put("fire_team", "d5").put("fire_group", "d6").suppress("fire_group", 1)
    shaken.act("fire_team").choose("do move")
    assert "c5" in shaken.options("step")
    cut = Table(closed=("c5d6",)).put("fire_team", "c5").put("fire_group", "d6").act("fire_team")
    cut.choose("do move")
    assert "c6" in cut.options("step")


@pytest.mark.rule("HN-6.17")
def test_concealed_infantry_projects_a_zone_and_riders_do_not() -> None:
    from sandtable.heroes.ground.paths import has_zone

    table = Table("plate rifle_platoon_22\n  mechanized_22").put("recon_group", "d6")
    assert has_zone(table.state, table.unit("recon_group"))
    table.put("half_track_a", "c3", rear="c2").aboard("fire_team", "half_track_a")
    assert not has_zone(table.state, table.unit("fire_team"))
    assert not has_zone(table.state, table.unit("half_track_a"))


@pytest.mark.rule("HN-6.7")
def test_one_square_vehicles_move_like_infantry() -> None:
    table = Table(us_units=("willys",)).put("willys", "d4").act("willys").choose("do move")
    assert len(table.options("step")) == 8
    assert table.options("drive") == []


@pytest.mark.rule("HN-6.8", "HN-6.18", "HN-6.25")
def test_a_vehicle_drives_over_infantry() -> None:
    table = Table(us_units=("sherman",)).put("sherman", "d4", rear="d3").put("fire_group", "d5")
    table.act("sherman").choose("do move", "drive forward", "halt")
    assert table.asked == "de"
    assert table.prompt == "place"
    assert "d6" in table.options("on")
    table.choose("on d6")
    assert not table.wounded("fire_group")
    stuck = Table(us_units=("sherman",)).put("sherman", "d4", rear="d3").put("fire_group", "d5")
    stuck.suppress("fire_group", 2).act("sherman").choose("do move", "drive forward", "halt")
    assert stuck.gone("fire_group")
    passing = Table(us_units=("sherman",)).put("sherman", "d4", rear="d3").put("fire_group", "d5")
    passing.act("sherman").choose("do move")
    for _ in range(3):
        passing.choose("drive forward")
    passing.choose("drive forward")
    assert passing.at("fire_group") == "d5"


@pytest.mark.rule("HN-6.8")
def test_where_infantry_under_a_vehicle_may_go() -> None:
    rows = terrain_rows(**{"~": "c4 c5 c6"})
    table = Table(us_units=("sherman",), rows=rows).put("sherman", "d4", rear="d3")
    table.put("fire_group", "d5").put("fire_team", "f6").put("support_team", "e4")
    table.act("sherman").choose("do move", "drive forward", "halt")
    # Only d6 is free of water, units and the zones of the Fire Team and the Support Team.
    assert table.options("on") == ["d6"]
    edge = Table(us_units=("sherman",)).put("sherman", "a13", rear="a12").put("fire_group", "a14")
    edge.put("fire_team", "c13").act("sherman").choose("do move", "drive forward", "halt")
    assert edge.gone("fire_group")


@pytest.mark.rule("HN-6.18", "HN-6.8")
def test_both_squares_run_over_and_the_initiative_side_goes_first() -> None:
    def stop(holder: int) -> Table:
        table = Table(us_units=("sherman",)).put("sherman", "d4", rear="d3")
        table.put("fire_group", "d5").put("fire_team", "d6").act("sherman", holder=holder)
        return table.choose("do move", "drive forward", "drive forward", "halt")

    assert stop(0).asked == "us"
    assert stop(1).asked == "de"
    wreck = Table(us_units=("sherman",)).put("sherman", "d5", rear="d4").put("fire_group", "d5")
    wreck.turn()
    wreck.state.push2(moments.frame(codes.INITIATIVE_ROLL), 0)
    casualties.eliminate(wreck.state, wreck.unit("sherman"), True)
    assert wreck.go().prompt == "place"
    hidden = Table(us_units=("sherman",)).put("sherman", "d4", rear="d3").put("recon_group", "d5")
    hidden.act("sherman").choose("do move", "drive forward", "halt", "on d6")
    assert hidden.state.concealed(hidden.unit("recon_group"))


@pytest.mark.rule("HN-6.8")
def test_vehicles_do_not_pass_vehicles() -> None:
    table = (
        Table(us_units=("sherman", "willys")).put("sherman", "d4", rear="d3").put("willys", "d5")
    )
    table.act("sherman").choose("do move")
    assert table.why("drive forward") == ("HN-6.2", "occupied")


@pytest.mark.rule("HN-6.9", "HN-6.19")
def test_a_heavy_vehicle_crushes_a_wreck() -> None:
    table = Table(us_units=("sherman", "willys"), de_units=("puma",)).put("puma", "d6", rear="d7")
    table.put("sherman", "d4", rear="d3").turn()
    casualties.eliminate(table.state, table.unit("puma"), True)
    area = int(table.theatre.n_areas + 1 + table.unit("puma"))
    table.act("sherman").choose("do move", "drive forward", "drive forward")
    assert table.state.harm(area) == 1
    table.choose("drive forward")
    assert table.state.harm(area) == 1
    table.put("sherman", "n4", rear="n3").put("willys", "d5").act("willys").choose("do move")
    assert table.why("step d6") == ("HN-5.5", "closed")


@pytest.mark.rule("HN-6.10", "HN-10.7")
def test_the_order_of_a_step() -> None:
    table = Table().put("recon_team", "d4").put("mg_42", "d8", back=True)
    table.act("recon_team").choose("do move", "step d5")
    assert table.events("revealed")
    assert table.prompt == "opportunity"
    assert table.options("activate") == ["mg_42"]


@pytest.mark.rule("HN-6.19", "HN-5.7")
def test_a_wreck_driven_over_often_enough_is_gone() -> None:
    table = Table(us_units=("sherman",), de_units=("puma",)).put("puma", "d6", rear="e6")
    table.put("sherman", "d4", rear="d3").put("fire_group", "e5").turn()
    casualties.eliminate(table.state, table.unit("puma"), True)
    table.hand("us", "no").act("sherman").choose("do move", "drive forward", "drive forward")
    table.choose("drive back", "drive forward")
    assert table.state.area(table.cell("d6")) == 0
    assert table.at("sherman") == "d6"
    assert table.suppression("fire_group") == 0


def transport(**riders: str) -> Table:
    table = Table("plate rifle_platoon_22\n  mechanized_22", us_units=("cal_30",))
    table.put("half_track_a", "d4", rear="d3")
    for name in riders:
        table.aboard(name, "half_track_a")
    return table


@pytest.mark.rule("HN-6.11", "HN-6.22", "HN-6.23")
def test_boarding_and_getting_out() -> None:
    table = transport().put("fire_team", "e4").act("fire_team").choose("do move")
    table.choose("board half_track_a")
    assert table.state.carrier(table.unit("fire_team")) == table.unit("half_track_a")
    table.act("fire_team").choose("do move")
    assert "e5" in table.options("step")
    assert "g4" not in table.options("step")
    table.choose("step e5", "step e6", "step e7", "step e8")
    assert table.at("fire_team") == "e8"


@pytest.mark.rule("HN-6.11")
def test_seats() -> None:
    table = transport(fire_team="", support_team="").put("lt_jones", "e4")
    transport_unit = table.unit("half_track_a")
    assert transports.seats_taken(table.state, transport_unit) == 4
    assert transports.room_reason(table.state, table.unit("lt_jones"), transport_unit) != 0
    assert transports.seats_for(table.state, table.unit("lt_jones")) == 1
    table.state.mark(table.unit("fire_team"), 1)
    assert transports.seats_for(table.state, table.unit("fire_team")) == 1


@pytest.mark.rule("HN-6.11", "HN-6.23", "HN-7.13")
def test_riders_fire_and_cannot_be_targeted() -> None:
    table = transport(fire_team="", cal_30_a="").put("fire_group", "d7").act("fire_team")
    assert "do fire" in table.options()
    table.act("cal_30_a")
    assert table.why("do fire") == ("HN-6.11", "heavy-aboard")
    table.act("fire_group", holder=1).choose("do fire")
    assert table.options("target") == ["d3", "d4"]


@pytest.mark.rule("HN-6.11", "HN-7.21")
def test_riders_of_a_wreck_get_out() -> None:
    table = transport(fire_team="").turn()
    casualties.eliminate(table.state, table.unit("half_track_a"), True)
    table.go()
    assert table.prompt == "place"
    assert "d4" not in table.options("on")
    table.choose("on e4")
    assert table.suppression("fire_team") == 1
    killed = transport(fire_team="").turn()
    casualties.eliminate(killed.state, killed.unit("half_track_a"), False)
    killed.go()
    assert "d4" in killed.options("on")


@pytest.mark.rule("HN-6.13", "HN-6.14")
def test_the_forms_of_a_step() -> None:
    table = Table(us_units=("greyhound",)).put("greyhound", "d4", rear="d3").act("greyhound")
    table.choose("do move")
    assert table.options("drive") == [
        "forward",
        "forward_left",
        "forward_right",
        "back",
        "back_left",
        "back_right",
        "pivot_left",
        "pivot_right",
    ]
    rows = terrain_rows(H="c5 e4")
    beside = Table(rows=rows, us_units=("greyhound",)).put("greyhound", "d4", rear="d3")
    beside.act("greyhound").choose("do move")
    assert beside.why("drive forward_left") == ("HN-5.5", "closed")
    assert "forward_right" in beside.options("drive")


@pytest.mark.rule("HN-6.15")
def test_no_second_vehicle_across_a_diagonal_one() -> None:
    table = Table(us_units=("greyhound", "sherman")).put("greyhound", "e5", rear="d4")
    table.put("sherman", "d5", rear="c5").act("sherman").choose("do move")
    assert table.why("drive forward_right") == ("HN-5.6", "no-passage")


@pytest.mark.rule("HN-6.16")
@pytest.mark.parametrize(
    ("enemy", "shut"),
    [("d4", True), ("b4", True), ("b5", True), ("d3", False), ("b3", False), ("e5", False)],
)
def test_an_enemy_beside_a_door_or_round_the_corner_closes_it(enemy: str, shut: bool) -> None:
    """The door leads to c4 only: the half square before it touches the squares around it."""
    data = """
[hut]
kind = "house"
width = 1
height = 1
terrain = "house"
ruin = "ruin"
structure = 2
openings = ["door 1 1 s low"]
source = "designed"
"""
    hut = '{ overlay = "hut", at = "T10 i3 5" }'  # the hut covers c5, d5, c6 and d6
    for start, to in (("c4", "c5d6"), ("c5d6", "c4")):
        table = Table(overlays=hut, overlay_data=data).put("fire_team", start)
        table.put("fire_group", enemy).act("fire_team").choose("do move")
        assert (table.why(f"step {to}") == ("HN-6.5", "zone")) == shut
        table.suppress("fire_group", 1).act("fire_team").choose("do move")
        assert table.why(f"step {to}") is None


@pytest.mark.rule("HN-6.16", "HN-6.17")
def test_windows_pass_no_zone() -> None:
    house = '{ overlay = "house_1x1", name = "west", at = "T10 i2 5" }'
    table = Table(overlays=house).put("fire_group", "b5c6").put("fire_team", "a5").act("fire_team")
    table.choose("do move")
    assert "a6" in table.options("step")


@pytest.mark.rule("HN-6.21")
def test_the_allowance_is_fixed_and_damage_stops_a_vehicle() -> None:
    table = Table(us_units=("sherman",)).put("sherman", "d4", rear="d3").hand("us", "no")
    table.act("sherman").choose("do move", "drive forward")
    attack.damage(table.state, table.unit("sherman"), 1)
    table.state.forget_options()
    assert table.options("drive")
    assert table.state.has(table.unit("sherman"), CREW)
    attack.damage(table.state, table.unit("sherman"), 2)
    table.state.forget_options()
    assert table.options("drive") == []
    assert table.state.has(table.unit("sherman"), TRACK)


@pytest.mark.rule("HN-6.24", "HN-7.8", "HN-7.16")
def test_a_gun_turns_at_the_end_of_a_move() -> None:
    table = Table(de_units=("pak_40",)).put("pak_40", "m5", facing=6).put("fire_team", "m9")
    table.act("pak_40", holder=1)
    assert "do fire" not in table.options()
    table.choose("do move", "halt")
    assert table.options("face") == ["n", "e", "s", "w"]
    table.choose("face n").act("pak_40", holder=1).choose("do fire")
    assert table.options("target") == ["m9"]


@pytest.mark.rule("HN-6.6")
def test_a_house_is_entered_by_doors_only() -> None:
    house = '{ overlay = "house_1x1", name = "west", at = "T10 i2 5" }'
    table = Table(overlays=house).put("fire_team", "a5").hand("us", "surprise").act("fire_team")
    table.choose("do move")
    assert table.why("step b5c6") == ("HN-5.11", "wall")
    table.choose("card surprise", "step b5c6")
    assert table.at("fire_team") == "b5c6"


@pytest.mark.rule("HN-12.7")
def test_a_marker_moves_three() -> None:
    table = Table().put("lt_parks", "d4")
    table.state.mark(table.unit("lt_parks"), MARKED)
    assert paths.allowance(table.state, table.unit("lt_parks")) == 3


@pytest.mark.rule("HN-6.2")
def test_a_vehicle_may_not_be_passed_nor_an_alley_shared() -> None:
    table = Table(us_units=("sherman",)).put("sherman", "d5", rear="d6").put("fire_team", "d4")
    table.act("fire_team").choose("do move")
    assert table.why("step d5") == ("HN-6.2", "occupied")


@pytest.mark.rule("HN-6.5")
def test_a_unit_may_enter_and_leave_a_zone_and_go_from_one_to_another() -> None:
    table = Table(de_units=("fire_group",)).put("fire_team", "d4").hand("us", "no")
    table.put("fire_group_a", "d6").put("fire_group_b", "h6").act("fire_team")
    table.choose("do move", "step d5", "step e4", "step f5")
    assert table.at("fire_team") == "f5"
    two = Table(de_units=("fire_group",)).put("fire_team", "d4")
    two.put("fire_group_a", "c6").put("fire_group_b", "f6").act("fire_team")
    two.choose("do move", "step d5")
    assert "e5" in two.options("step")  # leaving one zone, it may enter the zone of another unit


@pytest.mark.rule("HN-6.10")
def test_fire_on_the_move_comes_before_the_step_and_opportunity_fire_after_it() -> None:
    table = Table(us_units=("sherman",), de_units=("pak_40",)).put("sherman", "d4", rear="d3")
    overlay_free = table.put("mg_42", "d9", back=True).put("pak_40", "n14")
    overlay_free.act("sherman").choose("do move", "do fire_second", "target d9").roll(1)
    assert table.at("sherman") == "d4"
    table.choose("drive forward")
    assert table.at("sherman") == "d5"


@pytest.mark.rule("HN-6.11", "HN-7.18")
def test_a_rider_may_throw_a_grenade_instead_of_firing() -> None:
    army = "plate rifle_platoon_22\n  mechanized_22\n  grenade_us\n  rifle_grenade_us"
    table = Table(army, us_units=("cal_30",)).put("half_track_a", "d4", rear="d3")
    for name in ("fire_team", "cal_30_a"):
        table.aboard(name, "half_track_a")
    table.put("fire_group", "d1").act("fire_team").choose("do grenade")
    assert "c1d2" in table.options("blast")  # two crossings from the rear square
    assert table.why("blast d6e7") == ("HN-7.13", "no-target")
    table.choose("blast c1d2").roll(1)
    assert [event["target"] for event in table.events("attacked")] == ["fire_group"]
    table.act("cal_30_a")
    assert table.why("do rifle_grenade") == ("HN-6.11", "heavy-aboard")


@pytest.mark.rule("HN-6.11")
def test_one_gun_only_rides_along_and_no_more_than_there_are_seats() -> None:
    counters = """
[small_gun]
army = "us"
type = "infantry"
frame = "heavy_weapon"
source = "designed"
[small_gun.front]
move = 1
defence = 5
main = { infantry = 1 }
abilities = ["gun", "last_hit"]
"""
    table = Table(
        "plate rifle_platoon_22\n  mechanized_22",
        us_units=("small_gun", "small_gun"),
        counters=counters,
    )
    table.put("half_track_a", "d4", rear="d3")
    carrier = table.unit("half_track_a")
    one, two = table.unit("small_gun_a"), table.unit("small_gun_b")
    assert transports.room_reason(table.state, one, carrier) == 0
    table.aboard("small_gun_a", "half_track_a")
    assert transports.room_reason(table.state, two, carrier) != 0


@pytest.mark.rule("HN-6.11", "HN-6.22")
def test_an_immobile_unit_neither_boards_nor_gets_out() -> None:
    table = transport().put("fire_team", "e4").suppress("fire_team", 2).hand("us", "no")
    table.act("fire_team").choose("do move")
    assert table.why("board half_track_a") == ("HN-6.3", "suppressed")
    inside = transport(fire_team="").suppress("fire_team", 2).act("fire_team")
    inside.choose("do move")
    assert inside.options("step") == []


@pytest.mark.rule("HN-6.22")
def test_getting_out_into_an_enemy_zone_is_allowed_and_boarding_is_no_step() -> None:
    table = transport(fire_team="").put("fire_group", "e6").act("fire_team").choose("do move")
    assert "e5" in table.options("step")
    boards = transport().put("fire_team", "f4").put("mg_42", "f9", back=True).act("fire_team")
    boards.choose("do move", "step e4", "pass", "board half_track_a")
    assert boards.asked == ""  # there is no question about opportunity fire
    far = transport().put("fire_team", "g4").act("fire_team").choose("do move")
    assert far.why("board half_track_a") == ("HN-6.22", "not-beside")


@pytest.mark.rule("HN-6.11")
def test_riders_of_a_wreck_keep_out_of_zones_and_lose_their_readiness() -> None:
    table = transport(cal_30_a="").put("fire_group", "f5").turn()
    table.state.mark(table.unit("cal_30_a"), 1)
    table.state.push2(moments.frame(codes.INITIATIVE_ROLL), 0)
    casualties.eliminate(table.state, table.unit("half_track_a"), True)
    table.go()
    assert not {"e4", "e5"} & set(table.options("on"))
    table.choose("on c4")
    assert not table.wounded("cal_30_a")  # it is packed
    ring = "c2 d2 e2 c3 e3 c4 e4 c5 d5 e5"
    lost = Table("plate rifle_platoon_22\n  mechanized_22", rows=terrain_rows(**{"~": ring}))
    lost.put("half_track_a", "d4", rear="d3").aboard("fire_team", "half_track_a").turn()
    lost.state.push2(moments.frame(codes.INITIATIVE_ROLL), 0)
    casualties.eliminate(lost.state, lost.unit("half_track_a"), True)
    assert lost.go().gone("fire_team")


@pytest.mark.rule("HN-6.23")
def test_a_rider_fires_from_either_square_and_sees_nothing() -> None:
    rows = terrain_rows(H="d5")
    table = Table("plate rifle_platoon_22\n  mechanized_22", rows=rows)
    table.put("half_track_a", "d4", rear="c4").aboard("fire_team", "half_track_a")
    table.put("fire_group", "c8").put("recon_group", "b4", back=False).act("fire_team")
    table.choose("do fire")
    assert table.state.line_of_fire(table.theatre.move("target c8"))["from"] == "c4"
    rider = Table("plate rifle_platoon_22\n  mechanized_22", de_units=("panzer_iv",))
    rider.put("half_track_a", "d4", rear="c4").aboard("fire_team", "half_track_a")
    assert not concealment.watches(rider.state, rider.unit("fire_team"))


@pytest.mark.rule("HN-6.24")
def test_the_nest_never_turns() -> None:
    table = Table(de_units=("mg_nest",)).put("mg_nest", "m5", facing=6).act("mg_nest", holder=1)
    table.choose("do move")
    assert table.prompt == ""  # there is no question, because it can neither move nor turn


@pytest.mark.rule("HN-6.15")
def test_a_diagonal_wreck_closes_its_crossing() -> None:
    table = Table(de_units=("panzer_iv", "puma")).put("panzer_iv", "e5", rear="d4").turn()
    casualties.eliminate(table.state, table.unit("panzer_iv"), True)
    table.put("fire_team", "d5").put("fire_group", "e4").act("fire_team")
    assert table.why("do fire") == ("HN-7.13", "no-target")  # the wreck of a tank blocks
    table.choose("do move")
    assert table.why("step e4") in {("HN-6.2", "occupied"), ("HN-5.6", "no-passage")}
    light = Table(de_units=("puma",)).put("puma", "e5", rear="d4").turn()
    casualties.eliminate(light.state, light.unit("puma"), True)
    light.put("fire_team", "d5").put("fire_group", "f3").act("fire_team")
    assert "do fire" in light.options()  # the symbols of a light vehicle do not block
    light.choose("do move")
    assert light.why("step e4") == ("HN-5.6", "no-passage")


@pytest.mark.rule("HN-6.1", "HN-6.22", "HN-6.8")
def test_the_corner_of_the_map_is_a_square_like_any_other() -> None:
    table = Table().put("fire_team", "a1").put("fire_group", "b3").hand("us", "no")
    table.act("fire_team").choose("do assault")
    assert table.options("target") == ["b3"]
    table.act("fire_team").choose("do fire")
    assert table.options("target") == ["b3"]
    table.put("fire_group", "n9").act("fire_team").choose(
        "do move", "step b1", "step a1", "step b1"
    )
    assert table.why("step c1") == ("HN-6.1", "no-points")
    out = Table("plate rifle_platoon_22\n  mechanized_22").put("half_track_a", "a1", rear="a2")
    out.aboard("fire_team", "half_track_a").act("fire_team").choose("do move")
    assert sorted(out.options("step")) == ["a3", "b1", "b2", "b3"]
    tank = Table(us_units=("sherman",)).put("sherman", "b1", rear="c1").put("fire_group", "a1")
    tank.act("sherman").choose("do move", "drive forward", "halt")
    assert sorted(tank.options("on")) == ["a2", "b2"]
    wreck = Table(us_units=("sherman",)).put("sherman", "a1", rear="a2").turn()
    casualties.eliminate(wreck.state, wreck.unit("sherman"), True)
    assert [wreck.theatre.cells[c] for c in wreck.state.wreck_cells(wreck.unit("sherman"))] == [
        "a1",
        "a2",
    ]


@pytest.mark.rule("HN-6.11", "HN-4.11")
def test_the_first_counter_of_an_army_may_be_a_transport_too() -> None:
    table = Table("", us_units=("willys", "fire_team")).put("willys", "c3")
    table.aboard("fire_team", "willys").window(codes.SUPPLY_MOVES, seat=0)
    assert sorted(table.options("activate")) == ["fire_team", "willys"]
    table.choose("activate fire_team", "step c4")
    assert table.at("fire_team") == "c4"
