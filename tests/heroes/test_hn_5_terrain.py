"""HN-5: terrain, overlays, houses."""

import pytest
from heroes_table import Table, terrain_rows

import sandtable
from sandtable.grid.squares import ALLEY, BOARD, INNER
from sandtable.heroes.content.game import HeroesGame
from sandtable.heroes.fight import demolition
from sandtable.heroes.ground import concealment
from sandtable.heroes.ground.paths import free
from sandtable.heroes.ground.sight import BLOCKED, sight
from sandtable.heroes.model import codes, moments

GAME = sandtable.load("heroes-of-normandie")
assert isinstance(GAME, HeroesGame)
HOUSES = (
    '{ overlay = "house_1x1", name = "west", at = "T10 i2 5" }, '
    '{ overlay = "house_1x1", name = "east", at = "T10 i4 5" }'
)
BIG = '{ overlay = "house_2x2", name = "big", at = "T10 4 4" }'


def line(table: Table, one: str, other: str, shooter: str, target: str) -> int:
    units = (table.unit(shooter), table.unit(target))
    return int(sight(table.state, table.cell(one), table.cell(other), *units, True))


@pytest.mark.rule("HN-5.1", "HN-5.13")
def test_cover_helps_infantry_and_not_vehicles() -> None:
    rows = terrain_rows(H="c6 c7", w="e6")
    table = Table(rows=rows, us_units=("sherman",), de_units=("puma",)).put(
        "sherman", "c2", rear="c1"
    )
    table.put("fire_group", "c6").act("sherman").choose("do fire")
    assert table.preview("target c6")["cover"] == 2
    wood = Table(rows=rows, us_units=("sherman",), de_units=("puma",)).put(
        "sherman", "e2", rear="e1"
    )
    wood.put("puma", "e6", rear="e7").act("sherman").choose("do fire")
    assert wood.preview("target e6")["cover"] == 0


@pytest.mark.rule("HN-5.2", "HN-5.3")
def test_blocking_and_limiting_squares() -> None:
    table = Table(rows=terrain_rows(H="c4 e3", w="e5 e6")).put("fire_team", "c3")
    table.put("fire_group", "c7")
    assert line(table, "c3", "c7", "fire_team", "fire_group") == BLOCKED
    table.put("fire_team", "e4").put("fire_group", "e9")
    assert line(table, "e4", "e9", "fire_team", "fire_group") == 2
    table.put("fire_team", "e3").put("fire_group", "e4")
    assert line(table, "e3", "e4", "fire_team", "fire_group") == 0


@pytest.mark.rule("HN-5.4", "HN-5.15")
def test_difficult_terrain_ends_the_move() -> None:
    table = Table(rows=terrain_rows(H="c4 c5")).put("fire_team", "c3").hand("us", "no")
    table.act("fire_team").choose("do move", "step c4")
    assert table.options("step") == []
    assert table.why("step c5") == ("HN-5.4", "stopped")
    leaving = Table(rows=terrain_rows(H="c4")).put("fire_team", "c4").act("fire_team")
    leaving.choose("do move", "step c5", "step c6", "step c7")
    assert leaving.at("fire_team") == "c7"


@pytest.mark.rule("HN-5.5", "HN-5.9")
def test_water_and_closed_squares() -> None:
    rows = terrain_rows(**{"~": "c4", "W": "d4", "H": "b4"})
    table = Table(rows=rows, us_units=("willys",)).put("fire_team", "c3").put("willys", "c2")
    table.act("fire_team").choose("do move")
    assert table.why("step c4") == ("HN-5.5", "closed")
    assert {"b4", "d4"} <= set(table.options("step"))
    table.put("fire_team", "n1").put("willys", "c3").act("willys").choose("do move")
    assert not {"b4", "c4", "d4"} & set(table.options("step"))


@pytest.mark.rule("HN-5.6", "HN-5.17")
def test_no_passage_closes_a_diagonal_to_step_and_line() -> None:
    table = Table(closed=("c3d4",)).put("fire_team", "c3").put("fire_group", "e5")
    assert line(table, "c3", "e5", "fire_team", "fire_group") == BLOCKED
    table.act("fire_team").choose("do move")
    assert table.why("step d4") == ("HN-5.6", "no-passage")
    assert "d2" in table.options("step")
    table.put("fire_group", "e4")
    assert line(table, "c3", "e4", "fire_team", "fire_group") == 0


@pytest.mark.rule("HN-5.8", "HN-5.10")
def test_a_position_gives_cover_and_opportunity_fire() -> None:
    positions = '{ overlay = "position_2", name = "trench", at = "T10 3.5 4" }'
    table = Table(overlays=positions, us_units=("willys",)).put("fire_group", "c4")
    table.put("fire_team", "c8").act("fire_team").choose("do fire")
    assert table.preview("target c4")["cover"] == 2
    table.put("fire_team", "d4").act("fire_team").choose("do fire")
    assert table.preview("target c4")["cover"] == 0
    table.put("fire_team", "h8").act("fire_team").choose("do move", "step h7")
    assert table.options("activate") == ["fire_group"]
    table.put("fire_team", "n1").put("willys", "c3").act("willys").choose("do move")
    assert table.why("step d4") == ("HN-5.5", "closed")


@pytest.mark.rule("HN-5.10")
def test_terrain_has_the_icons_of_the_book() -> None:
    terrains = GAME.library.terrains
    hedge = terrains["hedgerow"]
    assert (hedge.cover, hedge.blocks, hedge.difficult, hedge.closed) == (2, True, True, 6)
    assert terrains["bushes"].limits == terrains["woods"].limits == 1
    assert terrains["deep_woods"].closed == 6
    assert terrains["position"].opportunity
    assert terrains["position"].closed == 2


@pytest.mark.rule("HN-5.11", "HN-5.24")
def test_fire_goes_through_openings_only() -> None:
    table = Table(overlays=HOUSES).put("fire_team", "b5c6").put("fire_group", "b2")
    assert line(table, "b5c6", "b2", "fire_team", "fire_group") == 0
    table.put("fire_group", "h6")
    assert line(table, "b5c6", "h6", "fire_team", "fire_group") == BLOCKED  # through a house
    table.put("fire_team", "a5").put("fire_group", "g6")
    assert line(table, "a5", "g6", "fire_team", "fire_group") == BLOCKED
    table.put("fire_group", "g5")  # along the outline: half squares do not block
    assert line(table, "a5", "g5", "fire_team", "fire_group") == 0


@pytest.mark.rule("HN-5.12")
def test_objectives_block_nothing() -> None:
    extra = 'objectives = [{ name = "cross", at = "T10 i3 3" }]\nbonuses = ["T10 i5 5"]'
    table = Table(extra=extra).put("fire_team", "c3").put("fire_group", "f6")
    assert line(table, "c3", "f6", "fire_team", "fire_group") == 0
    table.act("fire_team").choose("do move")
    assert "d4" in table.options("step")


@pytest.mark.rule("HN-5.14")
def test_a_vehicle_in_between_blocks_a_line() -> None:
    table = Table(us_units=("willys",)).put("fire_team", "c3").put("willys", "c5")
    table.put("fire_group", "c7")
    assert line(table, "c3", "c7", "fire_team", "fire_group") == BLOCKED


@pytest.mark.rule("HN-5.16")
def test_a_grenade_into_a_position_attacks_both_squares_with_a_roll_each() -> None:
    positions = '{ overlay = "position_2", name = "trench", at = "T10 3.5 4" }'
    table = Table("plate rifle_platoon_8\n  grenade_us", overlays=positions)
    table.put("fire_team", "b4").put("fire_group", "c4").put("mg_42", "d4").act("fire_team")
    table.choose("do grenade", "target c4", "target c4").roll(1).roll(6)
    assert [event["result"] for event in table.events("attacked")] == ["none", "hit"]
    assert all(event["defence"] in (4, 5) for event in table.events("attacked"))


@pytest.mark.rule("HN-5.18")
def test_an_overlay_replaces_the_terrain_beneath_it() -> None:
    thicket = '{ overlay = "thicket", at = "T10 3 4" }'
    table = Table(rows=terrain_rows(H="c4"), overlays=thicket)
    assert table.theatre.terrains[table.state.terrain(table.cell("c4"))] == "bushes"
    table.put("fire_team", "a1").act("fire_team").choose("do move")
    assert table.why("leave") == ("HN-5.18", "no-exit")


@pytest.mark.rule("HN-5.19", "HN-5.23")
def test_the_building_grid() -> None:
    table = Table(overlays=BIG).put("fire_team", "c3d4").put("support_team", "d4e5")
    for cell in ("c3", "e5", "c5", "d4"):
        assert table.state.terrain(table.cell(cell)) == 0
    table.act("fire_team").choose("do move")
    assert {"d3e4", "c4d5"} <= set(table.options("step"))
    table.put("fire_group", "d3e4")
    assert line(table, "c3d4", "d3e4", "fire_team", "fire_group") == 0


@pytest.mark.rule("HN-5.20", "HN-5.21")
def test_half_squares_are_only_crossed_at_a_door() -> None:
    table = Table(overlays=HOUSES, us_units=("willys",)).put("fire_team", "a5").act("fire_team")
    table.choose("do move")
    assert not {"b5", "b6", "b5c6"} & set(table.options("step"))
    assert table.why("step b5c6") == ("HN-5.11", "wall")
    table.put("fire_team", "n1").put("willys", "b4").act("willys").choose("do move")
    assert not {"b5", "c5", "b5c6"} & set(table.options("step"))


@pytest.mark.rule("HN-5.22")
def test_alleys_hold_infantry_like_any_square() -> None:
    table = Table(overlays=HOUSES).put("fire_team", "c5d5").put("fire_group", "c2")
    assert line(table, "c5d5", "c2", "fire_team", "fire_group") == 0
    assert not free(table.state, table.cell("c5d5"))
    houses = ", ".join(
        f'{{ overlay = "house_1x1", at = "T10 i{x} {y}" }}' for x, y in ((2, 2), (4, 2), (2, 4))
    )
    corner = Table(overlays=houses)
    ground = corner.state.ground
    shared = [cell for cell in range(ground.n) if ground.overlaps[cell] >= 0]
    corner.put("fire_team", ground.name(shared[0]))
    assert not free(corner.state, ground.overlaps[shared[0]])


@pytest.mark.rule("HN-5.25", "HN-9.19")
def test_a_house_falls_and_its_alley_is_lost() -> None:
    table = Table(overlays=HOUSES).put("fire_team", "c5d5").turn()
    demolition.destroy(table.state, 1)
    table.go()
    assert table.prompt == "place"
    assert set(table.options("on")) <= {"c5", "c6", "c4", "d4", "b4", "d5"}
    names = table.theatre.terrains
    assert names[table.state.terrain(table.cell("b5"))] == "ruin"
    assert table.state.terrain(table.cell("b5c6")) == 0
    assert table.state.terrain(table.cell("c5d5")) == 0


@pytest.mark.rule("HN-5.7")
def test_structure_numbers() -> None:
    overlays = GAME.library.overlays
    assert [overlays[f"house_{size}"].structure for size in ("1x1", "2x1", "2x2")] == [2, 4, 6]


@pytest.mark.rule("HN-5.13", "HN-5.10")
def test_icons_work_on_every_square_of_an_overlay() -> None:
    positions = '{ overlay = "position_2", name = "trench", at = "T10 3.5 4" }'
    table = Table(overlays=positions, de_units=("fire_group",)).put("fire_group_a", "c4")
    table.put("fire_group_b", "d4").put("fire_team", "c8").act("fire_team").choose("do fire")
    assert [table.preview(f"target {cell}")["cover"] for cell in ("c4", "d4")] == [2, 2]


@pytest.mark.rule("HN-5.14", "HN-11.1")
def test_a_unit_that_does_not_block_leaves_a_line_clear() -> None:
    """Infantry between a light vehicle and a concealed unit does not hide that unit."""
    table = Table(de_units=("puma",)).put("recon_team", "d4").put("puma", "d9", rear="d10")
    table.put("fire_group", "d7")
    assert concealment.would_be_seen(table.state, table.unit("recon_team"))
    wood = Table(rows=terrain_rows(w="d6"), de_units=("puma",)).put("recon_team", "d4")
    wood.put("puma", "d9", rear="d10")
    assert not concealment.would_be_seen(wood.state, wood.unit("recon_team"))  # limited, not clear


@pytest.mark.rule("HN-5.15")
def test_a_vehicle_stops_when_either_square_enters_difficult_terrain() -> None:
    pack = """
[mud]
char = "m"
difficult = true
source = "designed"
"""
    table = Table(rows=terrain_rows(H="d6"), us_units=("greyhound",), terrain_data=pack)
    table.put("greyhound", "d4", rear="d3").hand("us", "no").act("greyhound").choose("do move")
    assert table.why("drive forward") is None
    muddy = Table(rows=terrain_rows(m="d2"), us_units=("greyhound",), terrain_data=pack)
    muddy.put("greyhound", "d4", rear="d3").hand("us", "no").act("greyhound")
    muddy.choose("do move", "drive back")
    assert muddy.rear("greyhound") == "d2"
    assert muddy.why("drive forward") == ("HN-5.4", "stopped")


@pytest.mark.rule("HN-5.17")
def test_without_the_mark_a_corner_is_open_between_two_blocking_squares() -> None:
    table = Table(rows=terrain_rows(H="c4 d3")).put("fire_team", "c3").put("fire_group", "e5")
    assert line(table, "c3", "e5", "fire_team", "fire_group") == 0
    table.act("fire_team").choose("do move")
    assert "d4" in table.options("step")
    steep = Table(closed=("c3d4",)).put("fire_team", "c2").put("fire_group", "d5")
    assert line(steep, "c2", "d5", "fire_team", "fire_group") == BLOCKED  # through that crossing
    missing = Table(closed=("c3d4",)).put("fire_team", "c1").put("fire_group", "d5")
    assert line(missing, "c1", "d5", "fire_team", "fire_group") == 0


@pytest.mark.rule("HN-5.18")
def test_cover_does_not_add_up() -> None:
    thicket = '{ overlay = "thicket", at = "T10 3 6" }'
    table = Table(rows=terrain_rows(H="c6"), overlays=thicket).put("fire_team", "c3")
    table.put("fire_group", "c6").act("fire_team").choose("do fire")
    assert table.preview("target c6")["cover"] == 1


@pytest.mark.rule("HN-5.19")
@pytest.mark.parametrize(
    ("overlay", "at", "inner", "block"),
    [
        ("house_1x1", "T10 i4 4", {"d4e5"}, 4),
        ("house_2x1", "T10 4 3.5", {"c3d4", "d3e4"}, 6),
        ("house_2x2", "T10 4 4", {"c3d4", "d3e4", "c4d5", "d4e5"}, 9),
    ],
)
def test_a_house_lies_on_a_block_one_larger(
    overlay: str, at: str, inner: set[str], block: int
) -> None:
    table = Table(overlays=f'{{ overlay = "{overlay}", at = "{at}" }}')
    ground = table.state.ground
    cells = range(int(ground.n))
    assert {ground.name(cell) for cell in cells if ground.kind[cell] == INNER} == inner
    covered = [cell for cell in cells if ground.kind[cell] == BOARD and ground.house[cell] >= 0]
    assert len(covered) == block
    assert all(table.state.terrain(cell) == 0 for cell in covered)


@pytest.mark.rule("HN-5.20", "HN-5.11")
def test_an_opening_takes_the_half_before_each_square_it_names() -> None:
    data = """
[hut]
kind = "house"
width = 1
height = 1
terrain = "house"
ruin = "ruin"
structure = 2
openings = ["door 1 1 s low", "window 1 1 n"]
source = "designed"
"""
    table = Table(overlays='{ overlay = "hut", at = "T10 i4 4" }', overlay_data=data)
    table.put("fire_team", "d4e5").act("fire_team").choose("do move")
    assert table.options("step") == ["d3"]  # the one square the door names
    assert line(table, "d4e5", "d2", "fire_team", "fire_team") == 0
    assert line(table, "d4e5", "e2", "fire_team", "fire_team") == BLOCKED
    # Without data an opening leads to both squares.
    assert line(table, "d4e5", "d7", "fire_team", "fire_team") == 0
    assert line(table, "d4e5", "e7", "fire_team", "fire_team") == 0


@pytest.mark.rule("HN-5.21")
def test_a_diagonal_vehicle_may_overlap_a_block() -> None:
    table = Table(overlays=HOUSES, us_units=("greyhound",)).put("greyhound", "b4", rear="b3")
    table.act("greyhound").choose("do move")
    assert table.why("drive forward") == ("HN-5.5", "closed")  # b5 is under the house
    table.choose("drive forward_left")
    assert (table.at("greyhound"), table.rear("greyhound")) == ("a5", "b4")  # across b5's corner


@pytest.mark.rule("HN-5.22")
def test_an_alley_round_a_corner_is_one_way() -> None:
    houses = ", ".join(
        f'{{ overlay = "house_1x1", at = "T10 i{x} {y}" }}'
        for x, y in ((2, 2), (4, 2), (2, 4), (4, 4))
    )
    table = Table(overlays=houses)
    ground = table.state.ground
    alleys = [cell for cell in range(ground.n) if ground.kind[cell] == ALLEY]
    middle = [cell for cell in alleys if ground.overlaps[cell] >= 0]
    assert len(middle) == 4  # two upright and two horizontal ones share the crossroads
    for cell in middle:
        for mate in middle:
            if ground.gap(cell, mate) == 1:
                assert ground.touch(cell, mate)
                table.put("fire_team", ground.name(cell))
                assert not free(table.state, mate)
                table.state.lift(table.unit("fire_team"))


@pytest.mark.rule("HN-5.22")
def test_an_opening_on_the_side_of_an_alley_names_it() -> None:
    table = Table(overlays=HOUSES).put("fire_team", "c5d5").put("fire_group", "b5c6")
    table.act("fire_team").choose("do fire")
    assert table.options("target") == ["b5c6"]  # through the window to the alley
    assert table.preview("target b5c6")["range"] == 1


@pytest.mark.rule("HN-5.23")
def test_inside_a_room_one_moves_and_sees_in_eight_directions() -> None:
    table = Table(overlays=BIG).put("fire_team", "c3d4").put("fire_group", "d4e5")
    assert line(table, "c3d4", "d4e5", "fire_team", "fire_group") == 0
    table.put("fire_group", "n1").act("fire_team").choose("do move")
    assert {"d3e4", "c4d5", "d4e5"} <= set(table.options("step"))


@pytest.mark.rule("HN-5.25")
def test_infantry_of_a_lost_alley_first_takes_a_square_it_overlapped() -> None:
    table = Table(overlays=HOUSES).put("fire_team", "c5d5").turn()
    table.state.push2(moments.frame(codes.INITIATIVE_ROLL), 0)
    demolition.destroy(table.state, 1)
    table.go()
    assert table.options("on") == ["c5"]
    crowded = Table(overlays=HOUSES).put("fire_team", "c5d5").turn()
    crowded.state.push2(moments.frame(codes.INITIATIVE_ROLL), 0)
    demolition.destroy(crowded.state, 1)
    crowded.put("support_team", "c5").go()
    assert "c4" in crowded.options("on")


@pytest.mark.rule("HN-5.8")
def test_only_infantry_in_a_position_gets_its_opportunity_fire() -> None:
    positions = '{ overlay = "position_2", name = "trench", at = "T00 3.5 4" }'
    table = Table(overlays=positions, de_units=("panzer_iv",)).put("panzer_iv", "c11", rear="d11")
    table.put("fire_team", "c4").act("fire_team").choose("do move", "step c5")
    assert table.asked == "us"


@pytest.mark.rule("HN-5.7")
def test_a_structure_falls_at_its_number_and_not_before() -> None:
    table = Table(overlays=BIG).turn()
    table.state.push2(moments.frame(codes.INITIATIVE_ROLL), 0)
    for points in range(5):
        assert table.state.harm(1) == points
        demolition.add_points(table.state, 1, 1)
        assert table.state.fallen == 0
    demolition.add_points(table.state, 1, 1)
    assert table.state.fallen == 1
