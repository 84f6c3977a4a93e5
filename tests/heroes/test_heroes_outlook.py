"""Information for a player before a choice: lines of fire and threats as data."""

import time
from typing import Any, cast

import pytest
from heroes_table import Table, terrain_rows
from hypothesis import given, settings
from hypothesis import strategies as st

import sandtable
from sandtable.core import Record, Rng
from sandtable.heroes.content.game import HeroesGame
from sandtable.heroes.engine import Engine
from sandtable.heroes.ground.sight import sight
from sandtable.testkit.strategies import records

GAME = sandtable.load("heroes-of-normandie")


def line(table: Table, cell: str) -> dict[str, Any]:
    return table.state.line_of_fire(table.theatre.move(f"target {cell}"))


def threats(table: Table, text: str) -> list[dict[str, Any]]:
    return table.state.threats(table.theatre.move(text))


def aiming(**terrain: str) -> Table:
    """Return a table where a Fire Team on a1 aims at a Fire Group on g1."""
    table = Table(us_units=("willys",), rows=terrain_rows(**terrain))
    table.put("fire_team", "a1").put("fire_group", "g1")
    return table.act("fire_team").choose("do fire")


@pytest.mark.rule("HN-7.11", "HN-5.3")
def test_a_line_lists_each_square_in_order_with_its_penalty() -> None:
    table = aiming(W="c1 e1")
    found = line(table, "g1")
    assert (found["from"], found["to"], found["range"]) == ("a1", "g1", 6)
    assert (found["blocked"], found["limit"]) == (False, 2)
    assert [square["cell"] for square in found["squares"]] == ["b1", "c1", "d1", "e1", "f1"]
    assert found["squares"][1] == {
        "cell": "c1",
        "terrain": "deep_woods",
        "effect": "limits",
        "modifier": -1,
        "by": "terrain",
    }
    assert found["squares"][2]["effect"] == "clear"
    assert table.preview("target g1")["limit"] == found["limit"]


@pytest.mark.rule("HN-5.2", "HN-7.1")
def test_a_target_that_is_refused_shows_the_square_that_blocks() -> None:
    table = Table(rows=terrain_rows(H="d1"))
    table.put("fire_team", "a1").put("fire_group", "g1").put("recon_group", "a5", back=True)
    table.act("fire_team").choose("do fire")
    assert table.why("target g1") == ("HN-7.1", "no-line")
    found = line(table, "g1")
    assert found["blocked"]
    stops = [(s["cell"], s["by"]) for s in found["squares"] if s["effect"] == "blocks"]
    assert stops == [("d1", "terrain")]


@pytest.mark.rule("HN-7.1")
def test_infantry_between_infantry_and_a_vehicle_block() -> None:
    table = Table(us_units=("willys",))
    table.put("fire_team", "a1").put("support_team", "c1").put("fire_group", "g1")
    table.put("willys", "a3").put("recon_group", "a8", back=True).put("mg_42", "e5")
    table.act("fire_team").choose("do fire")
    assert [s["by"] for s in line(table, "g1")["squares"] if s["effect"] == "blocks"] == [
        "infantry"
    ]
    assert [s["by"] for s in line(table, "a8")["squares"] if s["effect"] == "blocks"] == ["vehicle"]


@pytest.mark.rule("HN-5.17")
def test_a_closed_diagonal_is_named_by_its_crossing() -> None:
    table = Table(closed=("b2c3",))
    table.put("fire_team", "a1").put("fire_group", "d4").put("mg_42", "a4")
    table.act("fire_team").choose("do fire")
    found = line(table, "d4")
    assert [(s["cell"], s["by"]) for s in found["squares"] if s["effect"] == "blocks"] == [
        ("b2c3", "no_passage")
    ]


@pytest.mark.rule("HN-5.24")
def test_a_wall_is_listed_at_its_square() -> None:
    table = Table(overlays='{ overlay = "house_1x1", at = "e5f6" }')
    table.put("fire_team", "e9").put("fire_group", "e5f6").put("mg_42", "a9")
    table.act("fire_team").choose("do fire")
    assert table.why("target e5f6") == ("HN-7.1", "no-line")
    squares = line(table, "e5f6")["squares"]
    assert [(s["cell"], s["by"]) for s in squares if s["effect"] == "blocks"] == [("e5f6", "wall")]
    assert [s["cell"] for s in squares] == ["e8", "e7", "e5f6"]


@pytest.mark.rule("HN-7.1", "HN-7.11")
def test_a_vehicle_of_two_squares_fires_from_the_better_one() -> None:
    table = Table(us="plate rifle_platoon_8\n  sherman_option", rows=terrain_rows(H="d4"))
    table.put("sherman", "c5", rear="c4").put("fire_group", "g4").put("mg_42", "g8")
    table.act("sherman").choose("do fire")
    found = line(table, "g4")
    assert found["from"] == "c5"
    assert not found["blocked"]


@pytest.mark.rule("HN-9.9")
def test_the_line_to_a_crossing_shows_whether_the_template_scatters() -> None:
    table = Table(us="plate rifle_platoon_8\n  mortar_option", rows=terrain_rows(H="c2"))
    table.put("mortar_60mm", "a2", back=True).put("fire_group", "e2").put("mg_42", "a8")
    table.act("mortar_60mm").choose("do barrage")
    hidden = table.state.line_of_fire(table.theatre.move("blast e2f3"))
    assert hidden["scatters"] is True
    assert hidden["blocked"] is True
    clear = table.state.line_of_fire(table.theatre.move("blast a7b8"))
    assert clear["scatters"] is False
    assert clear["range"] == 5


@pytest.mark.rule("HN-10.1")
def test_a_step_shows_who_could_fire_at_it() -> None:
    table = Table(rows=terrain_rows(H="d4"))
    table.put("fire_team", "e2").put("mg_42", "d8", back=True).put("fire_group", "n14")
    table.act("fire_team").choose("do move")
    assert threats(table, "step d3") == []
    (found,) = threats(table, "step f3")
    assert (found["unit"], found["cell"], found["ways"]) == ("mg_42", "d8", 6)
    shot = {"hits": found["hits"], "action": found["action"]}
    # +4 against defence 4: every face hits.
    assert shot == {"hits": 6, "action": "fire"}


@pytest.mark.rule("HN-10.1", "HN-10.2")
def test_a_unit_that_has_acted_threatens_nobody_and_a_packed_one_neither() -> None:
    table = Table(de="plate panzergrenadiere_901\n  assault_group_901")
    names = [name for name in table.theatre.units if name.startswith("mg_42")]
    one, two = names[:2]
    table.put("fire_team", "d2").put(one, "d8", back=True).put(two, "e8")
    table.act("fire_team").choose("do move")
    assert [found["unit"] for found in threats(table, "step d3")] == [one]
    assert [found["unit"] for found in threats(table, "halt")] == [one]
    table.state.mark(table.unit(one), 1 << 12)
    assert threats(table, "step d3") == []


@pytest.mark.rule("HN-11.1")
def test_a_concealed_unit_is_threatened_only_where_it_would_be_seen() -> None:
    table = Table(rows=terrain_rows(W="d3"))
    table.put("recon_team", "d2").put("mg_42", "d8", back=True).put("fire_group", "n14")
    table.act("recon_team").choose("do move")
    assert threats(table, "step d3") == []
    assert [found["unit"] for found in threats(table, "step e3")] == ["mg_42"]


def test_the_line_of_fire_between_all_pairs_of_the_largest_map_is_quick() -> None:
    """Measure tracing and following the lines over the units, and take the best of a few runs."""
    times = []
    for _ in range(6 if sandtable.COMPILED else 1):
        game = HeroesGame(
            GAME.id, rules_version=GAME.rules_version, seats=GAME.seats, folder=GAME.folder
        )
        state = cast(Engine, game.start("tempest-of-fire", Rng(1)))
        n = int(state.theatre.n_cells)
        begun = time.process_time()
        for one in range(n):
            for other in range(one + 1, n):
                sight(state, one, other, -1, -1, True)
        times.append(time.process_time() - begun)
        assert n >= 294
    assert min(times) < (0.25 if sandtable.COMPILED else 60)


@settings(max_examples=40, deadline=None)
@given(records(GAME, most=900), st.integers(0, 2**32))
def test_lines_and_threats_match_the_rules(record: Record, seed: int) -> None:
    state = cast(Engine, record.state)
    if not state.seats_owing:
        return
    seat = state.seats_owing[0]
    view = cast(Engine, state.view(seat).position)
    other = cast(Engine, state.view(seat).imagine(Rng(seed)))
    for move in state.scenario.moves:
        if move.kind == "target":
            found = state.line_of_fire(move)
            assert found == view.line_of_fire(move) == other.line_of_fire(move)
            sums = state.preview(move)
            if sums:
                assert not found["blocked"]
                assert (found["limit"], found["range"]) == (sums["limit"], sums["range"])
            elif found:
                refusal = state.why_not(move, seat)
                if refusal is not None and refusal.key == "no-line":
                    assert found["blocked"]
    for move in state.options(seat):
        if move.kind in ("step", "drive", "halt"):
            assert view.threats(move) == other.threats(move) == state.threats(move)
