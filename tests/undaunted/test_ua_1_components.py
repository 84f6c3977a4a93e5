"""UA-1: components and set-up. test_ua_box checks the content of the box."""

from typing import Any, cast

import pytest
from proving_ground import LRDG, empty, lay

from sandtable.core import Refusal
from sandtable.undaunted.testkit import DesertTable

SEATS = pytest.mark.parametrize("seat", ["lrdg", "it"])


def data(table: DesertTable, viewer: int | None = None) -> dict[str, Any]:
    return table.state.view(viewer).data()


def vehicle(table: DesertTable, name: str, viewer: int | None = None) -> dict[str, Any]:
    """Return a vehicle as it is shown to a seat or a spectator."""
    return next(row for row in data(table, viewer)["vehicles"] if row["vehicle"] == name)


# Counters


@pytest.mark.rule("UA-1.2")
def test_a_soldier_is_ready_or_suppressed() -> None:
    table = empty().put("lrdg.scout", "8A").park("gun_truck", "8A", "rifleman")
    table.suppress("lrdg.rifleman")
    assert data(table)["sides"]["lrdg"]["counters"] == [
        {"unit": "scout", "tile": "8A", "suppressed": False},
        {"unit": "rifleman", "tile": "8A", "suppressed": True},
    ]


@pytest.mark.rule("UA-1.2")
@pytest.mark.parametrize(("damage", "disabled"), [(0, False), (1, False), (2, True)])
def test_a_vehicle_is_active_or_disabled(damage: int, disabled: bool) -> None:
    table = empty().park("gun_truck", "8A", damage=damage)
    assert vehicle(table, "gun_truck")["disabled"] is disabled
    assert table.is_disabled("gun_truck") is disabled


@pytest.mark.rule("UA-1.2")
def test_all_cards_of_a_title_move_one_counter() -> None:
    table = lay("lrdg", "rifleman", "rifleman").put("lrdg.rifleman", "8A")
    table.markers("lrdg", scouted=["8A", "19A", "14A"])
    table.plays("rifleman", "move", "to 19A").plays("rifleman", "move", "to 14A")
    assert table.where("lrdg.rifleman") == "14A"
    assert len(data(table)["sides"]["lrdg"]["counters"]) == 1


@pytest.mark.rule("UA-1.2", "UA-3.8")
def test_a_squad_binds_only_cards_that_have_it() -> None:
    table = lay("it", "tank_commander").cards(
        "it",
        hand=["tank_commander", "squad_leader_a"],
        supply=["tank_driver", "crewman", "gunner", "rifleman_a", "platoon_sergeant"],
        deck=["rifleman_a", "scout_a"],
    )
    table.choose("play tank_commander", "do bolster")
    assert table.options == ["take tank_driver", "take crewman", "take gunner"]
    table.choose("take gunner", "enough")
    table.choose("play squad_leader_a", "do bolster")
    assert table.options == ["take rifleman_a"]


@pytest.mark.rule("UA-1.3", "UA-4.1")
def test_soldiers_have_no_armoured_defence() -> None:
    table = lay("lrdg", "anti_tank", "saboteur").put("lrdg.anti_tank", "8A")
    table.put("lrdg.saboteur", "8A").put("it.rifleman_a", "8A").park("scout_car", "8A")
    table.choose("play anti_tank", "do anti_tank")
    assert table.options == ["at_vehicle scout_car"]
    assert table.refusal("at it.rifleman_a") == Refusal("UA-4.1", "only-vehicles")


@pytest.mark.rule("UA-1.3", "UA-4.1")
def test_the_medium_tank_has_no_normal_defence_and_other_vehicles_have_both() -> None:
    table = lay("lrdg", "rifleman", "anti_tank").put("lrdg.rifleman", "8A")
    table.put("lrdg.anti_tank", "8A")
    for name in ("scout_car", "lorry", "medium_tank"):
        table.park(name, "8A")
    table.choose("play rifleman", "do attack")
    assert table.options == ["at_vehicle scout_car", "at_vehicle lorry"]
    assert table.refusal("at_vehicle medium_tank") == Refusal("UA-4.1", "armoured")
    table.choose("at_vehicle lorry").roll(1).choose("stay", "play anti_tank", "do anti_tank")
    assert table.options == [
        "at_vehicle scout_car", "at_vehicle lorry", "at_vehicle medium_tank",
    ]  # fmt: skip


# Vehicle cards


@pytest.mark.rule("UA-1.4")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_vehicle_card_lies_face_up(viewer: int | None) -> None:
    table = empty().park("lorry", "7A", "", "rifleman_a", damage=1)
    assert vehicle(table, "lorry", viewer) == {
        "vehicle": "lorry", "side": "it", "tile": "7A", "seats": ["", "rifleman_a", "", ""],
        "damage": 1, "disabled": False,
    }  # fmt: skip


@pytest.mark.rule("UA-1.4")
@pytest.mark.parametrize(
    ("unit", "place", "verb"),
    [("tank_driver", 1, "drive"), ("gunner", 2, "anti_tank"), ("crewman", 3, "suppress")],
)
def test_only_the_specialist_uses_a_seat_of_the_tank(unit: str, place: int, verb: str) -> None:
    for sitter in ("tank_driver", "gunner", "crewman", "rifleman_a"):
        table = lay("it", sitter).markers("it", scouted=["7A", "14A"])
        table.put("lrdg.scout", "8A").park("gun_truck", "8A")
        crew = [""] * (place - 1) + [sitter]
        table.park("medium_tank", "7A", *crew).choose(f"play {sitter}")
        if sitter == unit:
            assert table.offers(f"use {verb}")
        else:
            assert table.refusal(f"use {verb}") == Refusal("UA-1.4", "not-a-specialist")


@pytest.mark.rule("UA-1.4", "UA-2.3")
def test_any_soldier_may_sit_in_a_seat_of_the_tank() -> None:
    table = lay("it", "scout_a").put("it.scout_a", "7A").put("lrdg.scout", "8A")
    table.park("medium_tank", "7A").choose("play scout_a")
    assert [move for move in table.options if move.startswith("board")] == [
        "board medium_tank.1", "board medium_tank.2", "board medium_tank.3",
    ]  # fmt: skip


@pytest.mark.rule("UA-1.4", "UA-2.3")
def test_the_lrdg_can_sit_in_a_captured_tank_but_not_use_it() -> None:
    table = lay("lrdg", "rifleman").markers("lrdg", scouted=["7A", "14A"])
    table.put("it.scout_a", "8A").park("medium_tank", "7A", "rifleman", owner="lrdg")
    table.choose("play rifleman")
    assert table.refusal("use drive") == Refusal("UA-1.4", "not-a-specialist")
    assert table.options == [
        *("do control", "do attack", "do hunker_down"),
        *("alight", "shift 2", "shift 3"),
    ]


@pytest.mark.rule("UA-1.4", "UA-4.7")
@pytest.mark.parametrize(
    ("name", "damage", "disabled", "destroyed"),
    [
        ("gun_truck", 0, False, False),
        ("gun_truck", 1, True, False),
        ("gun_truck", 2, True, True),
        ("support_truck", 2, True, False),
        ("support_truck", 3, True, True),
        ("pilot_car", 0, True, False),
        ("pilot_car", 1, True, True),
    ],
)
def test_critical_level_and_integrity_of_each_vehicle_of_the_lrdg(
    name: str, damage: int, disabled: bool, destroyed: bool
) -> None:
    table = lay("it", "anti_tank_a").put("it.anti_tank_a", "8A").park(name, "8A", damage=damage)
    table.plays("anti_tank_a", "anti_tank", f"at_vehicle {name}", dice=[9, 9])
    assert table.last("damaged") == {
        "side": "lrdg", "vehicle": name, "damage": damage + 1, "disabled": disabled,
    }  # fmt: skip
    assert table.parked(name) == ("" if destroyed else "8A")


# Tiles and structures


@pytest.mark.rule("UA-1.5")
@pytest.mark.parametrize("rough", ["21A", "2B"])
def test_a_vehicle_cannot_enter_difficult_terrain(rough: str) -> None:
    table = lay("lrdg", "rifleman").markers("lrdg", scouted=["3A", rough, "13A"])
    table.park("gun_truck", "3A", "rifleman").choose("play rifleman", "use drive")
    assert table.options == ["to 13A"]
    assert table.refusal(f"to {rough}") == Refusal("UA-1.5", "rough-ground")


@pytest.mark.rule("UA-1.5")
def test_a_soldier_on_foot_enters_difficult_terrain() -> None:
    table = lay("lrdg", "rifleman").markers("lrdg", scouted=["21A"]).put("lrdg.rifleman", "3A")
    table.plays("rifleman", "move", "to 21A")
    assert table.where("lrdg.rifleman") == "21A"


@pytest.mark.rule("UA-1.6")
@pytest.mark.parametrize(
    ("tile", "structure", "defence", "points"),
    [("18A", "aircraft", 4, 1), ("11A", "hangar", 6, 2), ("1A", "radio_mast", 5, 0)],
)
def test_a_structure_has_a_defence_and_perhaps_points(
    tile: str, structure: str, defence: int, points: int
) -> None:
    table = lay("lrdg", "saboteur").put("lrdg.saboteur", tile)
    assert {"structure": structure, "tile": tile, "points": points, "defence": defence} in data(
        table
    )["structures"]
    table.choose("play saboteur", "do demolish", f"at_structure {tile}")
    assert table.last("demolition_declared") == {
        "side": "lrdg", "unit": "saboteur", "structure": structure, "tile": tile,
        "total": defence, "dice": 2,
    }  # fmt: skip
    table.roll(0, 0)
    assert table.points("lrdg") == points
    assert tile not in table.structures()
    assert all(row["tile"] != tile for row in data(table)["structures"])


@pytest.mark.rule("UA-1.7", "UA-2.2")
def test_a_command_card_stands_for_an_asset_without_a_counter() -> None:
    table = lay("it", "recon_plane").put("lrdg.scout", "8A").park("scout_car", "7A")
    table.choose("play recon_plane")
    assert table.options == ["do observe", "do strafe", "do hunker_down"]
    for move in ("use drive", "board scout_car.1", "alight", "shift 1", "swap scout_a"):
        assert table.refused_by(move)
    table.choose("do strafe", "at lrdg.scout").roll(1, 1)
    assert table.prompt == "turn", "no soldier is there who could board or alight"
    assert table.pile("it", "played") == ["recon_plane"]


# Set-up


@pytest.mark.rule("UA-1.9")
def test_the_set_up_of_a_scenario() -> None:
    table = DesertTable("undefended-camp")
    assert table.structures() == ["6B"]
    assert table.owner("support_truck") == "lrdg"
    assert table.owner("scout_car") == table.owner("medium_tank") == "it"
    assert table.crew("support_truck") == ["engineer", "", "", ""]
    assert table.where("lrdg.engineer") == table.parked("support_truck") == "5A"
    assert table.where("lrdg.rifleman") == "5A"
    assert table.seat_of("rifleman") == ""
    for name in table.desert.vehicles:
        assert table.damage(name) == 0
        assert not table.is_disabled(name)


@pytest.mark.rule("UA-1.9")
@SEATS
def test_no_soldier_enters_later(seat: str) -> None:
    """A soldier off the board never comes back, so his card could only hunker down."""
    unit = {"lrdg": "rifleman", "it": "rifleman_a"}[seat]
    table = lay(seat, unit).put({"lrdg": "it.gunner", "it": "lrdg.scout"}[seat], "7A")
    for name in table.desert.vehicles:
        table.park(name, "8A")
    table.choose(f"play {unit}")
    assert table.options == ["do hunker_down"]
    assert not any(move.kind == "enter" for move in table.field.moves)


@pytest.mark.rule("UA-1.9")
def test_control_markers_never_run_out() -> None:
    """The box has sixteen markers for each side; this map has twenty tiles."""
    tiles = list(empty().field.tiles)
    table = empty().markers("lrdg", scouted=tiles[:-1])
    table.cards("lrdg", hand=["navigator", "lieutenant"], deck=["rifleman"], supply=["fog_of_war"])
    table.put("lrdg.navigator", "10B").turn("lrdg").choose("play navigator", "do navigate")
    assert len(tiles) == 20
    table.choose(f"mark {tiles[-1]}")
    assert table.marked("lrdg") == tiles


@pytest.mark.rule("UA-1.9")
def test_damage_markers_are_one_stock_without_end() -> None:
    table = empty()
    for name in table.desert.vehicles:
        table.park(name, "8A", damage=9)
    assert sum(table.damage(name) for name in table.desert.vehicles) == 54 > 24
    assert all(table.is_disabled(name) for name in table.desert.vehicles)


@pytest.mark.rule("UA-1.10")
def test_the_scenario_names_where_and_who_may_flee() -> None:
    escape = 'escape = { pieces = ["rifleman", "gun_truck"], number = 1 }'
    table = lay("lrdg", "rifleman", "scout", lrdg=escape).put("lrdg.rifleman", "4A")
    assert data(table)["exits"] == ["16B", "4A"]
    aims = cast(dict[str, Any], data(table)["aims"])
    assert aims["lrdg"]["escape"] == {"pieces": ["rifleman", "gun_truck"], "done": [], "needed": 1}
    assert aims["it"]["escape"] == {"pieces": [], "done": [], "needed": 0}
    table.put("lrdg.scout", "4A").choose("play scout", "do scout")
    assert table.refusal("leave") == Refusal("UA-5.2", "not-to-escape")
    table.turn("lrdg").choose("play rifleman", "do move")
    assert table.options == ["leave"]


@pytest.mark.rule("UA-1.10")
def test_the_other_side_cannot_flee() -> None:
    escape = 'escape = { pieces = ["rifleman"] }'
    table = lay("it", "rifleman_a", lrdg=escape).put("it.rifleman_a", "4A")
    table.put("lrdg.rifleman", "8A").markers("it", scouted=["12A"])
    table.choose("play rifleman_a", "do move")
    assert table.options == ["to 12A"]
    assert table.refusal("leave") == Refusal("UA-5.2", "not-to-escape")


def test_the_proving_ground_uses_all_units() -> None:
    table = empty()
    assert table.field.cards[: len(LRDG)] == list(LRDG)
    assert len(table.desert.vehicles) == 6
