"""HN-7: fire."""

import pytest
from heroes_table import Table, terrain_rows

from sandtable.heroes.fight import attack
from sandtable.heroes.ground import paths
from sandtable.heroes.ground.sight import distance
from sandtable.heroes.model import codes
from sandtable.heroes.model.state import CREW, MAIN_GUN


@pytest.mark.rule("HN-7.2", "HN-7.23")
def test_long_range_and_limited_range() -> None:
    table = Table().put("fire_team", "c1").put("fire_group", "c9").act("fire_team")
    table.choose("do fire")
    assert table.preview("target c9")["far"] == 2
    table = Table(us_units=("bazooka",), de_units=("puma",)).put("bazooka", "c1", back=True)
    table.put("puma", "c9", rear="c10").act("bazooka")
    assert table.why("do fire") == ("HN-7.13", "no-target")


@pytest.mark.rule("HN-7.3", "HN-7.9", "HN-7.10", "HN-7.11")
def test_every_modifier_counts() -> None:
    table = Table(rows=terrain_rows(w="c3", H="c9")).put("fire_team", "c1").put("fire_group", "c9")
    table.suppress("fire_team", 1).act("fire_team").choose("do fire")
    shot = table.preview("target c9")
    assert shot["bonus"] == 2
    assert (shot["limit"], shot["far"], shot["suppressed"]) == (1, 2, 2)
    assert shot["sum"] == 2 - 1 - 2 - 2
    assert shot["total"] == 6
    assert shot["hits"] == 0


@pytest.mark.rule("HN-7.4")
def test_cards_are_declared_before_the_roll() -> None:
    table = Table().put("fire_team", "c3").put("fire_group", "c5").hand("us", "precision")
    table.act("fire_team").choose("do fire", "target c5", "pass").roll(1)
    assert table.prompt == "rolled"
    assert table.why("card precision") == ("HN-3.8", "not-now")


@pytest.mark.rule("HN-7.6", "HN-7.7")
def test_what_a_hit_does() -> None:
    table = Table(de_units=("puma", "zundapp", "mg_nest")).put("puma", "d5", rear="d6").turn()
    table.put("fire_group", "f5").put("mg_42", "f7").put("zundapp", "h5").put("mg_nest", "h7")
    state = table.state
    attack.take_hit(state, table.unit("fire_group"), 63, 0)
    assert table.wounded("fire_group")
    attack.take_hit(state, table.unit("fire_group"), 63, 0)
    assert table.gone("fire_group")
    attack.take_hit(state, table.unit("mg_42"), 63, 0)
    assert table.gone("mg_42")
    attack.take_hit(state, table.unit("puma"), 63, 0)
    assert len(state.wreck_cells(table.unit("puma"))) == 2
    for name in ("zundapp", "mg_nest"):
        attack.take_hit(state, table.unit(name), 63, 0)
        assert table.gone(name)
        assert len(state.wreck_cells(table.unit(name))) == 0


@pytest.mark.rule("HN-7.6")
@pytest.mark.parametrize(
    ("unit", "rear", "effect"),
    [
        ("fire_group", "", attack.WOUNDS),
        ("mg_42", "", attack.DESTROYS),
        ("puma", "c7", attack.DESTROYS),
        ("panzer_iv", "c7", attack.DAMAGES),
    ],
)
def test_a_preview_tells_what_a_hit_would_do(unit: str, rear: str, effect: int) -> None:
    table = Table(us_units=("sherman",), de_units=("puma", "panzer_iv"))
    table.put("sherman", "c3", rear="c2").put(unit, "c6", rear=rear)
    shot = table.act("sherman").choose("do fire").preview("target c6")
    assert shot["effect"] == effect
    assert ("side" in shot) == (effect == attack.DAMAGES)


@pytest.mark.rule("HN-7.7")
def test_a_killing_shot_leaves_no_wreck() -> None:
    table = Table(de_units=("panzer_iv",)).put("panzer_iv", "d5", rear="d6").turn()
    attack.take_hit(table.state, table.unit("panzer_iv"), 63, attack.KILLING)
    assert table.gone("panzer_iv")
    assert len(table.state.wreck_cells(table.unit("panzer_iv"))) == 0
    shot = Table(us_units=("sherman",)).put("sherman", "c3", rear="c2").put("fire_group", "c5")
    shot.act("sherman").choose("do fire", "target c5").roll(5)
    assert shot.last("attacked")["result"] == "killed"
    assert shot.gone("fire_group")


@pytest.mark.rule("HN-7.12")
def test_a_line_along_an_edge_is_stopped_by_two_squares_only() -> None:
    from sandtable.heroes.ground.sight import BLOCKED, sight

    houses = (
        '{ overlay = "house_1x1", name = "south", at = "T10 i2 2" }, '
        '{ overlay = "house_1x1", name = "north", at = "T10 i2 6", turn = 180 }'
    )
    for hedges, stopped in (("b4", False), ("b4 c4", True)):
        table = Table(overlays=houses, rows=terrain_rows(H=hedges)).put("fire_team", "b2c3")
        table.put("fire_group", "b6c7")
        found = sight(
            table.state,
            table.cell("b2c3"),
            table.cell("b6c7"),
            table.unit("fire_team"),
            table.unit("fire_group"),
            True,
        )
        assert (found == BLOCKED) == stopped


@pytest.mark.rule("HN-7.5", "HN-7.15")
def test_the_attacker_picks_the_square_that_suits() -> None:
    table = Table(us_units=("sherman",), de_units=("panzer_iv",)).put("sherman", "h9", rear="i9")
    table.put("panzer_iv", "e5", rear="e4").act("sherman").choose("do fire")
    found = {cell: table.preview(f"target {cell}")["defence"] for cell in table.options("target")}
    assert found["e5"] == 9
    assert found["e4"] == 7


@pytest.mark.rule("HN-7.5", "HN-7.15")
def test_a_tank_in_the_corner_of_the_map_has_sides_too() -> None:
    table = Table(us_units=("bazooka",), de_units=("panzer_iv",)).put("bazooka", "d1", back=True)
    table.put("panzer_iv", "a2", rear="a1").act("bazooka").choose("do fire")
    assert table.preview("target a1")["defence"] == 7


@pytest.mark.rule("HN-7.17", "HN-7.18", "HN-12.4")
def test_a_panzerfaust_brings_its_own_bonus() -> None:
    table = Table(
        de="plate panzergrenadiere_901\n  panzerfaust_de\n  ammo_de", us_units=("sherman",)
    )
    table.put("sherman", "c5", rear="c4").put("fire_group", "c8").hand("us", "bounced_off")
    table.act("fire_group", holder=1)
    assert "do fire" not in table.options()
    table.choose("do panzerfaust")
    assert "ammo" not in table.options()
    assert table.preview("target c5")["bonus"] == 5
    table.choose("target c5").roll(4)
    assert table.prompt == "hit"
    assert table.why("card bounced_off") == ("HN-3.3", "no-use")
    assert table.state.kit(table.theatre.plate_of[table.unit("fire_group")], codes.PANZERFAUST) == 2
    far = Table(de="plate panzergrenadiere_901\n  panzerfaust_de", us_units=("sherman",))
    far.put("sherman", "c2", rear="c1").put("fire_group", "c8").act("fire_group", holder=1)
    assert "do panzerfaust" not in far.options()


@pytest.mark.rule("HN-7.20", "HN-7.22", "HN-2.4")
def test_damaged_crew_and_gun() -> None:
    table = Table(us_units=("sherman",)).put("sherman", "c3", rear="c2").put("fire_group", "c7")
    table.act("sherman").choose("do fire", "target c7").roll(1)
    assert table.prompt == "activate"
    assert {"do fire_second", "do suppress_second"} <= set(table.options())
    assert "do fire" not in table.options()
    table.choose("do suppress_second", "target c7").roll(1)
    assert table.prompt == ""  # both weapons have fired
    table.state.mark(table.unit("sherman"), CREW)
    table.act("sherman").choose("do fire", "target c7").roll(1)
    assert table.prompt == ""
    table.state.mark(table.unit("sherman"), MAIN_GUN)
    table.act("sherman")
    assert "do fire" not in table.options()
    assert "do fire_second" in table.options()
    house = '{ overlay = "house_1x1", name = "west", at = "T10 i2 5" }'
    walls = Table(us_units=("sherman",), overlays=house).put("sherman", "b1", rear="a1")
    walls.state.mark(walls.unit("sherman"), MAIN_GUN)
    walls.act("sherman")
    assert "do demolish" not in walls.options()


@pytest.mark.rule("HN-7.24")
def test_no_cover_inside_the_same_house() -> None:
    house = '{ overlay = "house_2x1", name = "long", at = "T10 3 3.5" }'
    table = Table(overlays=house)
    inner = [
        name
        for name in table.theatre.cells
        if len(name) == 4 and table.state.terrain(table.cell(name))
    ]
    table.put("fire_team", inner[0]).put("fire_group", inner[1]).act("fire_team")
    table.choose("do fire")
    assert table.preview(f"target {inner[1]}")["cover"] == 0


@pytest.mark.rule("HN-7.23")
def test_spent_tokens_are_lost() -> None:
    table = Table("plate rifle_platoon_8\n  ammo_us").put("fire_team", "c3").put("fire_group", "c5")
    table.act("fire_team").choose("do fire", "ammo", "ammo", "target c5").roll(1)
    assert table.state.kit(0, codes.AMMO) == 1


@pytest.mark.rule("HN-7.1")
def test_what_blocks_between_whom() -> None:
    """Infantry blocks lines between infantry only, a vehicle always, a concealed unit never."""
    table = Table(us_units=("willys",), de_units=("puma",), rows=terrain_rows(w="e6"))
    table.put("fire_team", "c3").put("support_team", "c5").put("puma", "c8", rear="c9")
    table.put("fire_group", "c11").put("willys", "e3").put("mg_42", "e12")
    table.put("recon_group", "e6").act("fire_team").choose("do fire")
    assert table.options("target") == ["c8", "c9"]  # over friendly infantry at a vehicle
    table.act("willys").choose("do fire")
    assert "e12" in table.options("target")  # over a concealed unit
    assert "c11" not in table.options("target")


@pytest.mark.rule("HN-7.2", "HN-7.23", "HN-15.11")
def test_a_long_limited_range_still_pays_for_distance() -> None:
    counters = """
[gunner]
army = "us"
type = "infantry"
source = "designed"
[gunner.front]
move = 3
defence = 4
main = { infantry = 3, range = 9 }
abilities = ["last_hit"]
"""
    table = Table(us_units=("gunner",), counters=counters).put("gunner", "c1")
    table.put("fire_group", "c9").put("mg_42", "e11").put("ob_hauser", "c8")
    table.put("ob_hauser", "a8").act("gunner").choose("do fire")
    assert table.preview("target c9")["far"] == 2
    assert table.preview("target a8")["far"] == 0
    assert table.why("target e11") == ("HN-7.2", "too-far")


@pytest.mark.rule("HN-7.6", "HN-7.20")
@pytest.mark.parametrize(
    ("die", "bit", "suppressed", "stops"),
    [(1, 1, 0, False), (2, 2, 0, True), (3, 4, 2, True), (4, 4, 2, True), (5, 8, 0, False)],
)
def test_each_damage(die: int, bit: int, suppressed: int, stops: bool) -> None:
    table = Table(us_units=("sherman",), de_units=("panzer_iv",)).put("sherman", "c3", rear="c2")
    table.put("panzer_iv", "c9", rear="d9").act("sherman").choose("do fire", "target c9").roll(4)
    assert table.last("attacked")["result"] == "hit"
    table.roll(die)
    tank = table.unit("panzer_iv")
    assert table.state.look(tank) >> 8 & 15 == bit
    assert table.suppression("panzer_iv") == suppressed
    assert (paths.allowance(table.state, tank) == 0) == (die in (2, 3, 4))
    assert stops == (die in (2, 3, 4))


@pytest.mark.rule("HN-7.7")
def test_twice_the_defence_takes_a_tank_off_the_map() -> None:
    table = Table(us_units=("sherman",), de_units=("puma",)).put("sherman", "c3", rear="c2")
    table.put("puma", "c9", rear="c10").act("sherman").choose("do fire", "target c9")
    table.roll(6)  # 6 + 5 = 11 against 6
    assert table.last("attacked")["result"] == "hit"
    assert len(table.state.wreck_cells(table.unit("puma"))) == 2
    killed = Table(us_units=("sherman",), de_units=("zundapp",)).put("sherman", "c3", rear="c2")
    killed.put("zundapp", "c9").act("sherman").choose("do fire", "target c9").roll(5)
    assert killed.last("attacked")["result"] == "killed"  # 5 + 5 = 10 against 5


@pytest.mark.rule("HN-7.8", "HN-7.16")
def test_the_diagonals_are_inside_the_arc() -> None:
    table = Table(de_units=("pak_40",), us_units=("fire_team",) * 2).put("pak_40", "g5", facing=0)
    table.put("fire_team_a", "j8").put("fire_team_b", "k8").put("fire_team_c", "g9")
    table.act("pak_40", holder=1).choose("do fire")
    assert sorted(table.options("target")) == ["g9", "j8"]
    assert table.why("target k8") == ("HN-7.8", "out-of-arc")


@pytest.mark.rule("HN-7.9")
def test_suppression_adds_up_and_spares_damage_and_demolition_rolls() -> None:
    table = Table(us_units=("sherman",), de_units=("panzer_iv",)).put("sherman", "c3", rear="c2")
    table.put("panzer_iv", "c9", rear="d9").suppress("sherman", 2).act("sherman")
    table.choose("do fire")
    shot = table.preview("target c9")
    assert (shot["suppressed"], shot["sum"]) == (4, 4 - 4)
    house = '{ overlay = "house_1x1", name = "west", at = "T10 i2 5" }'
    walls = Table(us_units=("sherman",), overlays=house).put("sherman", "b1", rear="a1")
    walls.suppress("sherman", 3).act("sherman").choose("do demolish", "target b5c6").roll(4, 4)
    assert walls.state.fallen == 1
    hit = Table(us_units=("bazooka",), de_units=("panzer_iv",)).put("bazooka", "c5", back=True)
    hit.put("panzer_iv", "c9", rear="c8").suppress("bazooka", 1).act("bazooka")
    hit.choose("do fire", "target c8").roll(5).roll(4)
    # 5 + 3 - 2 against the rear 6; the damage roll gets +1 for piercing and no penalty.
    assert hit.last("damaged")["damage"] == 5


@pytest.mark.rule("HN-7.10", "HN-12.11", "HN-11.6")
def test_the_order_in_which_bonuses_are_counted() -> None:
    """Subtract movement, add Ammo, split, then double; range is subtracted at the end."""
    army = "plate rifle_platoon_8\n  sherman_option\n  ammo_us"
    table = Table(army, de_units=("fire_group",)).put("sherman", "c1", rear="b1")
    table.put("fire_group_a", "c10").put("fire_group_b", "d10").act("sherman").choose("do move")
    table.choose("do suppress_second", "ammo", "ammo", "target c10")
    assert table.options("share") == ["1", "2", "3"]  # 3 - 2 + 2
    shot = table.preview("share 2")
    assert (shot["bonus"], shot["far"], shot["sum"]) == (2, 2, 2 * 2 - 2)
    table.choose("share 2", "target d10", "share 1").roll(1).roll(1)
    assert [event["total"] for event in table.events("attacked")] == [1 + 4 - 2, 1 + 2 - 2]


@pytest.mark.rule("HN-7.12")
def test_along_an_edge_the_smaller_penalty_counts() -> None:
    houses = (
        '{ overlay = "house_1x1", name = "south", at = "T10 i2 2" }, '
        '{ overlay = "house_1x1", name = "north", at = "T10 i2 6", turn = 180 }'
    )
    for woods, limit in (("b4", 0), ("b4 c4", 1)):
        table = Table(overlays=houses, rows=terrain_rows(w=woods)).put("fire_team", "b2c3")
        table.put("fire_group", "b6c7").act("fire_team").choose("do fire")
        assert table.preview("target b6c7")["limit"] == limit


@pytest.mark.rule("HN-7.13")
def test_direct_fire_needs_a_visible_enemy() -> None:
    table = Table(rows=terrain_rows(w="c8")).put("fire_team", "c3").put("fire_group", "e3")
    table.put("recon_group", "c8").put("support_team", "d5").act("fire_team").choose("do fire")
    assert table.why("target c8") == ("HN-11.1", "concealed-target")
    assert table.why("target d5") == ("HN-7.13", "not-an-enemy")
    assert table.why("target h8") == ("HN-7.13", "no-target")


@pytest.mark.rule("HN-7.14", "HN-15.30")
def test_range_out_of_a_house_is_half_a_square_less() -> None:
    houses = (
        '{ overlay = "house_1x1", name = "west", at = "T10 i2 5" }, '
        '{ overlay = "house_1x1", name = "east", at = "T10 i4 5" }'
    )
    table = Table(overlays=houses)
    cell = table.cell
    ranges = {
        aim: int(distance(table.state, cell("b5c6"), cell(aim)))
        for aim in ("b4", "b3", "c5d5", "d5e6")
    }
    assert ranges == {"b4": 1, "b3": 2, "c5d5": 1, "d5e6": 2}


@pytest.mark.rule("HN-7.18", "HN-10.4")
def test_fire_may_be_swapped_for_what_replaces_it() -> None:
    army = "plate panzergrenadiere_901\n  panzerfaust_de\n  grenade_de"
    table = Table(de=army, de_units=("ludwig",)).put("fire_team", "d4")
    table.put("mg_42", "d6", back=True).put("ludwig", "f6").act("mg_42", holder=1)
    replaced = {"do fire", "do suppress", "do grenade", "do panzerfaust"}
    assert replaced <= set(table.options())
    table.act("ludwig", holder=1)
    assert "do snipe" in table.options()


@pytest.mark.rule("HN-7.21")
def test_riders_of_a_vehicle_shot_off_the_map_stand_on_its_squares() -> None:
    army = "plate rifle_platoon_22\n  mechanized_22"
    table = Table(army, de_units=("panzer_iv",)).put("half_track_a", "d4", rear="d3")
    table.aboard("fire_team", "half_track_a").put("panzer_iv", "d9", rear="d10")
    table.hand("de", "precision").act("panzer_iv", holder=1)
    table.choose("do fire", "target d4", "card precision").roll(6)  # 6 + 5 + 2 against 6
    assert table.last("attacked")["result"] == "killed"
    assert table.prompt == "place"
    assert {"d3", "d4", "e4", "c5"} <= set(table.options("on"))


@pytest.mark.rule("HN-7.24", "HN-5.10")
def test_no_cover_between_two_in_one_position() -> None:
    positions = (
        '{ overlay = "position_2", name = "one", at = "T10 3.5 4" }, '
        '{ overlay = "position_1", name = "two", at = "T10 6 4" }'
    )
    table = Table(overlays=positions, de_units=("fire_group",)).put("fire_team", "c4")
    table.put("fire_group_a", "d4").put("fire_group_b", "f4").act("fire_team").choose("do fire")
    assert table.preview("target d4")["cover"] == 0
    other = Table(overlays=positions).put("fire_team", "d4").put("fire_group", "f4")
    other.act("fire_team").choose("do fire")
    assert other.preview("target f4")["cover"] == 2  # the other position gives cover
