"""UA-3: movement and support actions."""

import pytest
from proving_ground import HOPE, asked, empty, enemy_of, lay

from sandtable.core import Refusal
from sandtable.undaunted.testkit import DesertTable

SEATS = pytest.mark.parametrize("seat", ["lrdg", "it"])


def marks(table: DesertTable) -> list[str]:
    """Return the tiles that may be marked next."""
    return [move.removeprefix("mark ") for move in table.options if move.startswith("mark")]


def fogs(table: DesertTable, seat: str, pile: str) -> int:
    return table.pile(seat, pile).count("fog_of_war")


# Drive


def driving(*scouted: str, controlled: tuple[str, ...] = ()) -> DesertTable:
    """Return a rifleman at the wheel of the gun truck on 19A, with a scout in the third seat."""
    table = lay("lrdg", "rifleman").markers("lrdg", scouted=scouted, controlled=controlled)
    return table.park("gun_truck", "19A", "rifleman", "", "scout")


@pytest.mark.rule("UA-3.1")
def test_drive_moves_the_vehicle_and_everyone_inside() -> None:
    table = driving("14A", "7A").put("lrdg.sniper", "19A")
    table.suppress("lrdg.scout").uses("rifleman", "drive", "to 14A")
    assert (table.parked("gun_truck"), table.where("lrdg.scout")) == ("14A", "14A")
    table.choose("to 7A")
    assert table.parked("gun_truck") == "7A"
    assert table.where("lrdg.rifleman") == table.where("lrdg.scout") == "7A"
    assert table.is_suppressed("lrdg.scout")
    assert table.where("lrdg.sniper") == "19A", "a soldier outside stays"
    assert [(event["from"], event["to"]) for event in table.events("drove")] == [
        ("19A", "14A"),
        ("14A", "7A"),
    ]
    assert not table.events("moved")


@pytest.mark.rule("UA-3.1")
def test_each_tile_must_be_scouted_or_controlled_by_the_own_side() -> None:
    table = driving("14A", controlled=("12A",)).markers("it", scouted=["8A"], controlled=["11A"])
    table.choose("play rifleman", "use drive")
    assert table.options == ["to 12A", "to 14A"]
    assert table.refusal("to 8A") == Refusal("UN-5.2", "not-scouted")
    table.choose("to 14A")
    assert table.options == ["halt"], "the tile it came from has no marker"
    assert table.refusal("to 7A") == Refusal("UN-5.2", "not-scouted")


@pytest.mark.rule("UA-3.1", "UA-1.5")
def test_each_tile_passed_must_not_be_difficult() -> None:
    table = driving("21A", "13A", "5A").park("gun_truck", "14A", "rifleman")
    table.choose("play rifleman", "use drive")
    assert table.options == ["to 13A"]
    assert table.refusal("to 21A") == Refusal("UA-1.5", "rough-ground")


@pytest.mark.rule("UA-3.1")
def test_no_drive_where_no_tile_can_be_entered() -> None:
    table = driving("21A").park("gun_truck", "14A", "rifleman").choose("play rifleman")
    assert table.refusal("use drive") == Refusal("UA-3.1", "no-way-to-drive")


@pytest.mark.rule("UA-3.1")
def test_drive_goes_up_to_its_number_and_at_least_one_tile() -> None:
    table = driving("19A", "14A", "7A", "17A").choose("play rifleman", "use drive")
    assert table.refusal("halt") == Refusal("UN-5.7", "first-step-due")
    table.choose("to 14A")
    assert table.offers("halt")
    assert table.offers("to 19A"), "it may return"
    table.choose("to 7A")
    assert table.prompt == "afterwards", "Drive 2 is two tiles"


@pytest.mark.rule("UA-3.1")
def test_drive_places_no_marker_and_heeds_no_enemy() -> None:
    table = driving("14A").put("it.gunner", "14A").park("medium_tank", "14A", "tank_driver")
    table.uses("rifleman", "drive", "to 14A", "halt")
    assert table.parked("gun_truck") == "14A"
    assert table.marked("lrdg") == ["14A"]


@pytest.mark.rule("UA-3.1")
def test_an_enemy_vehicle_on_the_same_tile_stays_with_its_crew() -> None:
    table = driving("14A").park("scout_car", "19A", "rifleman_a")
    table.uses("rifleman", "drive", "to 14A", "halt")
    assert table.parked("scout_car") == table.where("it.rifleman_a") == "19A"


# Move, Scout, Stalk


@pytest.mark.rule("UA-3.2")
def test_move_needs_markers_on_the_way_scout_places_them_stalk_does_neither() -> None:
    table = lay("lrdg", "rifleman", "scout", "saboteur").markers("lrdg", scouted=["14A"])
    for unit in ("rifleman", "scout", "saboteur"):
        table.put(f"lrdg.{unit}", "19A")
    table.cards(
        "lrdg",
        hand=["rifleman", "scout", "saboteur", "lieutenant"],
        deck=HOPE["lrdg"],
        supply=["fog_of_war"] * 3,
    )
    table.choose("play rifleman", "do move")
    assert table.options == ["to 14A"]
    table.choose("to 14A")
    table.plays("saboteur", "stalk", "to 12A")
    assert table.marked("lrdg") == ["14A"]
    table.plays("scout", "scout", "to 8A", "to 18A")
    assert table.marked("lrdg") == ["14A", "18A", "8A"], "the tile passed through counts as well"
    assert fogs(table, "lrdg", "discard") == 2
    assert fogs(table, "lrdg", "supply") == 1


# Control


def controlling(seat: str, *, enemy_controls: bool) -> DesertTable:
    """Return a side's rifleman on 13A, where the side has a marker."""
    unit = {"lrdg": "rifleman", "it": "rifleman_a"}[seat]
    table = lay(seat, unit).put(f"{seat}.{unit}", "13A").markers(seat, scouted=["13A"])
    if enemy_controls:
        table.markers(enemy_of(seat), controlled=["13A"])
    return table.choose(f"play {unit}")


@pytest.mark.rule("UA-3.3")
@SEATS
def test_control_is_possible_with_enemies_present(seat: str) -> None:
    table = controlling(seat, enemy_controls=False)
    table.put({"lrdg": "it.gunner", "it": "lrdg.sniper"}[seat], "13A")
    table.markers(enemy_of(seat), scouted=["13A"])
    assert table.offers("do control")
    table.choose("do control")
    assert table.controlled(seat) == ["13A"]


@pytest.mark.rule("UA-3.3")
@SEATS
def test_control_turns_the_opponents_marker_back_to_scouted(seat: str) -> None:
    table = controlling(seat, enemy_controls=True).choose("do control")
    enemy = enemy_of(seat)
    assert (table.controlled(seat), table.controlled(enemy)) == (["13A"], [])
    assert table.marked(enemy) == ["13A"]
    assert (table.points(seat), table.points(enemy)) == (1, 0)
    assert table.last("controlled") == {
        "side": seat, "tile": "13A", "points": 1, "taken": True, "total": 1,
    }  # fmt: skip


@pytest.mark.rule("UA-3.3")
@SEATS
@pytest.mark.parametrize("suppressed", [False, True])
@pytest.mark.parametrize("inside", [False, True])
def test_no_control_where_the_opponent_controls_and_has_a_soldier(
    seat: str, suppressed: bool, inside: bool
) -> None:
    enemy = enemy_of(seat)
    unit, car = {"lrdg": ("gunner", "scout_car"), "it": ("sniper", "gun_truck")}[seat]
    table = controlling(seat, enemy_controls=True).put(f"{enemy}.{unit}", "13A")
    if inside:
        table.park(car, "13A", unit)
    if suppressed:
        table.suppress(f"{enemy}.{unit}")
    assert table.refusal("do control") == Refusal("UA-3.3", "guarded")
    table.park(car, "13A").put(f"{enemy}.{unit}", "12A")
    assert table.refused_by("do control") == "", "a soldier on the next tile does not prevent it"


@pytest.mark.rule("UA-3.3")
@SEATS
def test_an_empty_enemy_vehicle_never_prevents_it(seat: str) -> None:
    table = controlling(seat, enemy_controls=True)
    table.park({"lrdg": "medium_tank", "it": "gun_truck"}[seat], "13A")
    assert table.offers("do control")


@pytest.mark.rule("UA-3.3")
def test_control_needs_an_own_marker_that_is_not_yet_controlled() -> None:
    table = controlling("lrdg", enemy_controls=False).markers("lrdg")
    assert table.refusal("do control") == Refusal("UN-6.4", "no-own-marker")
    table.markers("lrdg", controlled=["13A"])
    assert table.refusal("do control") == Refusal("UN-6.4", "already-controlled")


# Inspire


@pytest.mark.rule("UA-3.4")
def test_inspire_takes_combat_cards_only() -> None:
    table = empty().cards(
        "lrdg",
        hand=["warrant_officer", "navigator"],
        played=["lieutenant", "senior_sergeant", "rifleman", "scout"],
        deck=HOPE["lrdg"],
    )
    table.turn("lrdg").choose("play warrant_officer", "do inspire")
    assert table.options == ["take scout", "take rifleman"]
    for card in ("lieutenant", "senior_sergeant", "warrant_officer", "fog_of_war"):
        assert table.refusal(f"take {card}") == Refusal("UA-3.4", "command-not-inspired")
    table.choose("take scout")
    assert table.pile("lrdg", "hand") == ["navigator", "scout"]
    assert table.prompt == "turn", "Inspire 1 is one card"


@pytest.mark.rule("UA-3.4")
def test_command_cards_alone_are_nothing_to_inspire() -> None:
    table = empty().cards(
        "lrdg", hand=["warrant_officer"], played=["lieutenant"], deck=HOPE["lrdg"]
    )
    table.turn("lrdg").choose("play warrant_officer")
    assert table.refusal("do inspire") == Refusal("UN-6.5", "nothing-to-inspire")


@pytest.mark.rule("UA-3.4")
def test_cards_of_another_squad_are_nothing_to_inspire() -> None:
    table = empty().cards(
        "it", hand=["squad_leader_a"], played=["tank_driver", "gunner"], deck=HOPE["it"]
    )
    table.turn("it").choose("play squad_leader_a")
    assert table.refusal("do inspire") == Refusal("UN-6.5", "nothing-to-inspire")


@pytest.mark.rule("UA-3.4")
def test_a_squad_leader_inspires_combat_cards_of_his_squad() -> None:
    table = empty().cards(
        "it",
        hand=["squad_leader_a", "scout_a"],
        played=["tank_driver", "rifleman_a", "platoon_sergeant"],
        deck=HOPE["it"],
    )
    table.turn("it").choose("play squad_leader_a", "do inspire")
    assert table.options == ["take rifleman_a"]
    assert table.refusal("take tank_driver") == Refusal("UN-4.9", "not-of-squad")
    assert table.refusal("take scout_a") == Refusal("UN-6.5", "not-in-play-area")


# Navigate


def navigating(*scouted: str, fog: int = 5) -> DesertTable:
    """Return the navigator on 19A, who is starting Navigate 2."""
    table = lay("lrdg", "navigator").put("lrdg.navigator", "19A")
    table.markers("lrdg", scouted=scouted).cards(
        "lrdg",
        hand=["navigator", "lieutenant"],
        deck=["navigator"],
        supply=["fog_of_war"] * fog,
    )
    return table.choose("play navigator", "do navigate")


@pytest.mark.rule("UA-3.5")
def test_the_first_tile_is_adjacent_and_the_next_to_a_chosen_one() -> None:
    table = navigating()
    assert marks(table) == ["12A", "13A", "6B", "14A", "8A", "11A"]
    assert table.refusal("mark 7A") == Refusal("UA-3.5", "not-connected")
    assert table.refusal("mark 19A") == Refusal("UA-3.5", "not-connected")
    table.choose("mark 14A")
    assert marks(table) == ["13A", "21A", "19A", "7A", "11A", "10B"]
    assert table.refusal("mark 14A") == Refusal("UA-3.5", "not-connected")
    assert table.refusal("mark 12A") == Refusal("UA-3.5", "not-connected"), (
        "next to the navigator, but to no chosen tile"
    )
    table.choose("mark 7A")
    assert table.marked("lrdg") == ["14A", "7A"]
    assert table.where("lrdg.navigator") == "19A"
    assert fogs(table, "lrdg", "discard") == 2
    assert table.prompt == "turn"


@pytest.mark.rule("UA-3.5")
def test_the_question_says_what_is_left() -> None:
    table = navigating()
    for left in (2, 1):
        prompt, args = asked(table)
        assert (prompt, args["action"], args["left"]) == ("mark", "navigate", left)
        table.choose("mark 14A" if left == 2 else "mark 7A")


@pytest.mark.rule("UA-3.5")
def test_a_single_adjacent_tile_will_do() -> None:
    table = navigating()
    assert table.refusal("enough") == Refusal("UA-3.5", "one-marker-due")
    table.choose("mark 8A")
    assert table.offers("enough")
    table.choose("enough")
    assert table.marked("lrdg") == ["8A"]
    assert fogs(table, "lrdg", "discard") == 1


@pytest.mark.rule("UA-3.5")
def test_a_marked_tile_may_be_chosen_on_the_way_without_fog() -> None:
    table = navigating("14A").choose("mark 14A")
    assert table.refusal("enough") == Refusal("UA-3.5", "one-marker-due")
    assert marks(table) == ["13A", "21A", "19A", "7A", "11A", "10B"]
    table.choose("mark 10B")
    assert table.marked("lrdg") == ["14A", "10B"]
    assert fogs(table, "lrdg", "discard") == 1


@pytest.mark.rule("UA-3.5")
def test_the_soldiers_own_tile_may_be_chosen() -> None:
    table = navigating("14A", "8A").choose("mark 14A", "mark 19A")
    assert table.marked("lrdg") == ["19A", "14A", "8A"]


@pytest.mark.rule("UA-3.5")
def test_one_marker_at_least_must_be_placed() -> None:
    """8A and its neighbours 6B, 18A and 11A are marked, so no marker could be placed from there."""
    table = navigating("19A", "8A", "6B", "18A", "11A", "14A")
    assert "8A" not in marks(table)
    assert table.refusal("mark 8A") == Refusal("UA-3.5", "leads-nowhere")
    assert marks(table) == ["12A", "13A", "6B", "14A", "11A"]
    table.choose("mark 14A")
    assert table.refusal("mark 19A") == Refusal("UA-3.5", "leads-nowhere")
    assert table.refusal("mark 11A") == Refusal("UA-3.5", "leads-nowhere")
    assert marks(table) == ["13A", "21A", "7A", "10B"]


@pytest.mark.rule("UA-3.5")
def test_navigate_is_not_offered_when_no_marker_could_be_placed() -> None:
    table = lay("lrdg", "navigator").put("lrdg.navigator", "18A").put("it.gunner", "7A")
    table.markers("lrdg", scouted=["18A", "6B", "8A", "4A", "12A", "19A", "11A"])
    table.choose("play navigator")
    assert table.refusal("do navigate") == Refusal("UA-3.5", "nothing-to-mark")
    table.markers("lrdg", scouted=["18A", "6B", "8A", "4A", "12A", "19A"])
    assert table.refused_by("do navigate") == "", "11A is two tiles away"


@pytest.mark.rule("UA-3.5")
@pytest.mark.parametrize(("fog", "taken"), [(0, 0), (1, 1), (5, 2)])
def test_one_fog_per_marker_while_there_is_one(fog: int, taken: int) -> None:
    table = navigating(fog=fog).choose("mark 14A", "mark 7A")
    assert table.marked("lrdg") == ["14A", "7A"]
    assert fogs(table, "lrdg", "discard") == taken
    assert [event["fog"] for event in table.events("scouted")] == [
        number < fog for number in range(2)
    ]


@pytest.mark.rule("UA-3.5")
def test_a_seats_navigate_starts_from_the_vehicles_tile_and_reaches_three_with_navigate_3() -> None:
    table = lay("lrdg", "scout").park("pilot_car", "19A", "", "scout").put("it.gunner", "7A")
    table.choose("play scout", "use navigate", "mark 14A", "mark 7A", "mark 17A")
    assert table.marked("lrdg") == ["14A", "7A", "17A"]
    assert table.prompt == "afterwards"


@pytest.mark.rule("UA-3.5")
def test_enemy_markers_do_not_count() -> None:
    table = navigating().markers("it", controlled=["14A"]).choose("mark 14A")
    assert table.marked("lrdg") == ["14A"]
    assert table.controlled("it") == ["14A"]


# Observe


def observing(*scouted: str) -> DesertTable:
    table = lay("it", "recon_plane").markers("it", scouted=scouted)
    return table.choose("play recon_plane", "do observe")


@pytest.mark.rule("UA-3.6")
def test_observe_takes_any_tiles_adjacent_to_nothing() -> None:
    table = observing("1A", "7A")
    assert set(marks(table)) == set(table.field.tiles) - {"1A", "7A"}
    table.choose("mark 4A")
    assert set(marks(table)) == set(table.field.tiles) - {"1A", "7A", "4A"}
    table.choose("mark 15B")
    assert table.marked("it") == ["1A", "4A", "7A", "15B"]
    assert table.prompt == "turn", "Observe 2 is two tiles"


@pytest.mark.rule("UA-3.6")
def test_observe_places_at_least_one_marker_and_takes_a_fog_for_each() -> None:
    table = empty().cards(
        "it", hand=["recon_plane", "platoon_sergeant"], deck=HOPE["it"], supply=["fog_of_war"]
    )
    table.turn("it").choose("play recon_plane", "do observe")
    assert table.refusal("enough") == Refusal("UA-3.5", "one-marker-due")
    table.choose("mark 4A", "mark 16B")
    assert fogs(table, "it", "discard") == 1
    assert [event["fog"] for event in table.events("scouted")] == [True, False]


@pytest.mark.rule("UA-3.6")
def test_observe_may_stop_after_one() -> None:
    table = observing().choose("mark 4A", "enough")
    assert table.marked("it") == ["4A"]
    assert table.prompt == "turn"


@pytest.mark.rule("UA-3.6")
def test_a_tile_with_an_own_marker_is_nothing_to_observe() -> None:
    table = observing("1A")
    assert table.refusal("mark 1A") == Refusal("UA-3.6", "already-marked")


@pytest.mark.rule("UA-3.6")
def test_observe_ends_when_every_tile_is_marked() -> None:
    tiles = list(empty().field.tiles)
    table = observing(*tiles[:-1]).choose(f"mark {tiles[-1]}")
    assert table.prompt == "turn"
    table = lay("it", "recon_plane").markers("it", scouted=tiles).put("lrdg.scout", "8A")
    table.choose("play recon_plane")
    assert table.refusal("do observe") == Refusal("UA-3.5", "nothing-to-mark")


# Repair


def repairing(seat: str = "lrdg") -> DesertTable:
    unit = {"lrdg": "engineer", "it": "crewman"}[seat]
    return lay(seat, unit, unit).put(f"{seat}.{unit}", "19A")


@pytest.mark.rule("UA-3.7")
@SEATS
@pytest.mark.parametrize(("damage", "active_again"), [(1, False), (2, True), (3, False)])
def test_repair_removes_one_damage(seat: str, damage: int, active_again: bool) -> None:
    unit = {"lrdg": "engineer", "it": "crewman"}[seat]
    table = repairing(seat).park("support_truck", "19A", damage=damage, owner=seat)
    table.plays(unit, "repair")
    assert table.damage("support_truck") == damage - 1
    assert table.last("repaired") == {
        "side": seat, "vehicle": "support_truck", "damage": damage - 1,
        "active_again": active_again,
    }  # fmt: skip
    assert table.is_disabled("support_truck") == (damage - 1 >= 2)


@pytest.mark.rule("UA-3.7")
def test_the_vehicle_must_be_damaged_and_on_the_soldiers_tile() -> None:
    table = repairing().park("gun_truck", "19A").park("pilot_car", "14A", damage=1)
    table.put("it.gunner", "7A").choose("play engineer")
    assert table.refusal("do repair") == Refusal("UA-3.7", "nothing-to-repair")
    table.park("gun_truck", "19A", damage=1)
    assert table.refused_by("do repair") == ""


@pytest.mark.rule("UA-3.7")
def test_a_soldier_on_foot_chooses_among_all_vehicles_there_the_enemys_too() -> None:
    table = repairing().park("gun_truck", "19A", damage=1).park("pilot_car", "19A")
    table.park("medium_tank", "19A", "gunner", damage=3).park("lorry", "7A", damage=1)
    table.choose("play engineer", "do repair")
    assert asked(table) == ("mend", {"unit": "engineer"})
    assert table.options == ["mend gun_truck", "mend medium_tank"]
    assert table.refusal("mend pilot_car") == Refusal("UA-3.7", "undamaged")
    assert table.refused_by("mend lorry")
    assert table.refusal("mend support_truck") == Refusal("UA-4.7", "vehicle-gone")
    table.choose("mend medium_tank")
    assert table.damage("medium_tank") == 2
    assert not table.is_disabled("medium_tank")
    assert table.damage("gun_truck") == 1


@pytest.mark.rule("UA-3.7")
def test_a_soldier_inside_repairs_only_his_own_vehicle() -> None:
    table = repairing().park("gun_truck", "19A", "engineer", damage=1)
    table.park("pilot_car", "19A", damage=1).plays("engineer", "repair")
    assert (table.damage("gun_truck"), table.damage("pilot_car")) == (0, 1)
    table.choose("stay", "play engineer")
    assert table.refusal("do repair") == Refusal("UA-3.7", "other-vehicle")
    table.choose("alight")
    assert table.offers("do repair"), "outside he may"


@pytest.mark.rule("UA-3.7")
def test_a_destroyed_vehicle_cannot_be_repaired() -> None:
    table = repairing().park("gun_truck", "19A", damage=3).wreck("gun_truck")
    table.put("it.gunner", "7A").choose("play engineer")
    assert table.refusal("do repair") == Refusal("UA-3.7", "nothing-to-repair")


@pytest.mark.rule("UA-3.7")
def test_a_seats_repair_mends_the_vehicle_of_the_seat() -> None:
    table = lay("lrdg", "rifleman").park("support_truck", "19A", "", "", "rifleman", damage=1)
    table.park("gun_truck", "19A", damage=1).put("it.gunner", "7A")
    table.uses("rifleman", "repair")
    assert (table.damage("support_truck"), table.damage("gun_truck")) == (0, 1)


# Actions as in Normandy


@pytest.mark.rule("UA-3.8")
def test_bolster_takes_up_to_its_number_of_cards_but_no_fog() -> None:
    table = empty().cards(
        "lrdg",
        hand=["lieutenant", "rifleman"],
        deck=HOPE["lrdg"],
        supply=["scout", "scout", "sniper", "senior_sergeant", "fog_of_war"],
    )
    table.turn("lrdg").choose("play lieutenant", "do bolster")
    assert table.options == ["take scout", "take sniper", "take senior_sergeant"]
    assert table.refusal("take fog_of_war") == Refusal("UN-6.1", "fog-not-bolstered")
    table.choose("take scout", "take senior_sergeant", "take scout")
    assert table.pile("lrdg", "discard") == ["scout", "scout", "senior_sergeant"]
    assert table.prompt == "turn"


@pytest.mark.rule("UA-3.8")
def test_command_draws_the_number_named() -> None:
    table = empty().cards("it", hand=["platoon_sergeant"], deck=["rifleman_a", "scout_a", "gunner"])
    table.turn("it").choose("play platoon_sergeant", "do command")
    assert table.options == ["draw 1", "draw 2"]
    table.choose("draw 2").draw("gunner", "scout_a")
    assert table.pile("it", "hand") == ["gunner", "scout_a"]


@pytest.mark.rule("UA-3.8")
@pytest.mark.parametrize("fog", [0, 1])
def test_conceal_gives_the_opponent_a_fog_of_war_while_there_is_one(fog: int) -> None:
    table = lay("it", "scout_a").put("it.scout_a", "7A")
    table.cards("lrdg", deck=HOPE["lrdg"], supply=["fog_of_war"] * fog)
    table.plays("scout_a", "conceal")
    assert fogs(table, "lrdg", "discard") == fog
    assert table.last("concealed") == {"side": "it", "enemy": "lrdg", "fog": fog == 1}


@pytest.mark.rule("UA-3.8")
@pytest.mark.parametrize("card", ["scout", "senior_sergeant"])
def test_recon_removes_a_fog_of_war_and_draws_a_card(card: str) -> None:
    table = lay("lrdg", card).put("lrdg.scout", "8A").put("it.gunner", "7A")
    table.choose(f"play {card}")
    assert table.refusal("do recon") == Refusal("UN-6.6", "no-fog-in-hand")
    table = (
        empty()
        .put("lrdg.scout", "8A")
        .cards("lrdg", hand=[card, "fog_of_war"], deck=["navigator", "sniper"])
    )
    table.turn("lrdg").plays(card, "recon", draws=["sniper"])
    assert table.pile("lrdg", "removed") == ["fog_of_war"]
    assert table.pile("lrdg", "hand") == ["sniper"]
