"""UA-2: playing a card: seats, boarding, alighting, swapping."""

import pytest
from proving_ground import HOPE, asked, lay

from sandtable.core import Refusal
from sandtable.undaunted.testkit import DesertTable

CHANGES = ("board", "alight", "shift")


def changes(table: DesertTable) -> list[str]:
    """Return the offered moves to board, alight or change seat."""
    return [move for move in table.options if move.split()[0] in CHANGES]


def truck(*hand: str, crew: tuple[str, ...] = ("rifleman", "machine_gunner")) -> DesertTable:
    """Return a turn of the LRDG with its gun truck on 19A, two soldiers in it, and a distant
    enemy."""
    table = lay("lrdg", *hand).markers("lrdg", scouted=["19A", "14A", "8A", "12A"])
    return table.park("gun_truck", "19A", *crew).put("it.machine_gunner_a", "15B")


# The uses of a card


@pytest.mark.rule("UA-2.1")
def test_a_card_is_played_for_an_action_of_its_own_its_seat_a_swap_or_to_hunker_down() -> None:
    table = truck("machine_gunner").choose("play machine_gunner")
    assert table.options == [
        *("do attack", "do suppress", "do hunker_down"),
        *("use attack", "use suppress"),
        "swap rifleman",
        *("alight", "shift 3"),
    ]


@pytest.mark.rule("UA-2.1", "UA-1.4")
def test_a_vehicle_action_is_carried_out_in_full_instead_of_the_cards_own() -> None:
    table = truck("rifleman").choose("play rifleman", "use drive")
    assert table.last("used") == {
        "side": "lrdg", "card": "rifleman", "vehicle": "gun_truck", "action": "drive", "power": 2,
    }  # fmt: skip
    assert not table.events("played")
    table.choose("to 14A", "halt")
    assert table.pile("lrdg", "played") == ["rifleman"]
    table.choose("stay")
    assert table.options == ["play lieutenant", "end"], "the card is spent"


@pytest.mark.rule("UA-2.1")
def test_a_seats_action_has_the_number_of_the_seat() -> None:
    """The second seat of the truck has Attack 2; a scout's own card has Attack 1."""
    crew = ("rifleman", "scout")
    table = truck("scout", crew=crew).choose("play scout", "use attack")
    assert asked(table)[1] == {"unit": "scout", "action": "attack", "dice": 2}
    table = truck("scout", crew=crew).choose("play scout", "do attack")
    assert asked(table)[1] == {"unit": "scout", "action": "attack", "dice": 1}


@pytest.mark.rule("UA-2.1")
def test_only_the_actions_of_the_own_seat_can_be_used() -> None:
    table = truck("rifleman").choose("play rifleman")
    assert table.offers("use drive")
    assert table.refusal("use attack") == Refusal("UA-2.1", "not-this-seat")
    assert table.refusal("use navigate") == Refusal("UA-2.1", "not-this-seat")


@pytest.mark.rule("UA-2.1")
def test_a_soldier_on_foot_beside_a_vehicle_uses_none_of_its_actions() -> None:
    table = truck("scout").put("lrdg.scout", "19A").choose("play scout")
    assert not any(move.startswith(("use", "swap")) for move in table.options)
    assert table.refusal("use drive") == Refusal("UA-2.1", "not-aboard")
    assert table.refusal("swap rifleman") == Refusal("UA-2.1", "not-aboard")


@pytest.mark.rule("UA-2.1", "UA-2.6")
def test_no_vehicle_action_in_a_disabled_vehicle() -> None:
    table = truck("rifleman").park("gun_truck", "19A", "rifleman", damage=2)
    table.choose("play rifleman")
    assert not any(move.startswith("use") for move in table.options)
    assert table.refusal("use drive") == Refusal("UA-2.6", "disabled")


@pytest.mark.rule("UA-2.1")
def test_an_action_of_the_seat_that_cannot_be_carried_out_is_not_offered() -> None:
    table = truck("rifleman").markers("lrdg", scouted=["19A"]).choose("play rifleman")
    assert table.refusal("use drive") == Refusal("UA-3.1", "no-way-to-drive")
    table = truck("machine_gunner").take_off("it").choose("play machine_gunner")
    assert table.refusal("use attack") == Refusal("UA-4.1", "no-target")
    everywhere = list(table.field.tiles)
    table = truck("scout", crew=("", "", "scout")).markers("lrdg", scouted=everywhere)
    table.choose("play scout")
    assert table.refusal("use navigate") == Refusal("UA-3.5", "nothing-to-mark")


@pytest.mark.rule("UA-2.1")
def test_a_swap_exchanges_two_seats_and_does_nothing_else() -> None:
    table = truck("machine_gunner").choose("play machine_gunner", "swap rifleman")
    assert table.crew("gun_truck") == ["machine_gunner", "rifleman", ""]
    assert table.last("swapped") == {
        "side": "lrdg", "unit": "machine_gunner", "other": "rifleman", "vehicle": "gun_truck",
    }  # fmt: skip
    assert table.pile("lrdg", "played") == ["machine_gunner"]
    table.choose("stay")
    assert table.prompt == "turn"


@pytest.mark.rule("UA-2.1")
def test_a_swap_needs_another_soldier_in_the_same_vehicle() -> None:
    table = truck("rifleman").put("lrdg.scout", "19A").park("pilot_car", "19A", "sniper")
    table.choose("play rifleman")
    assert [move for move in table.options if move.startswith("swap")] == ["swap machine_gunner"]
    for unit in ("rifleman", "scout", "sniper", "machine_gunner_a", "gunner"):
        assert table.refusal(f"swap {unit}") == Refusal("UA-2.1", "not-together")


@pytest.mark.rule("UA-2.1")
def test_a_command_card_is_played_for_its_actions_or_to_hunker_down() -> None:
    table = truck("senior_sergeant", "fog_of_war").cards(
        "lrdg",
        hand=["senior_sergeant", "rifleman", "fog_of_war"],
        deck=HOPE["lrdg"],
        supply=["rifleman"],
    )
    table.choose("play senior_sergeant")
    assert table.options == ["do bolster", "do recon", "do hunker_down"]


# Before or after the effect, once


@pytest.mark.rule("UA-2.2", "UA-2.5")
def test_alight_first_and_then_move() -> None:
    table = truck("rifleman").choose("play rifleman")
    assert table.refusal("do move") == Refusal("UA-2.5", "in-vehicle")
    table.choose("alight", "do move", "to 14A")
    assert table.where("lrdg.rifleman") == "14A"
    assert table.parked("gun_truck") == "19A"
    assert table.prompt == "turn"


@pytest.mark.rule("UA-2.2", "UA-2.5")
def test_move_first_and_then_board() -> None:
    table = truck("scout").put("lrdg.scout", "14A").choose("play scout", "do scout", "to 19A")
    table.choose("halt")
    assert table.prompt == "afterwards"
    assert table.options == ["board gun_truck.3", "stay"]
    table.choose("board gun_truck.3")
    assert table.seat_of("scout") == "gun_truck.3"
    assert table.prompt == "turn"


@pytest.mark.rule("UA-2.2")
def test_not_between_two_steps() -> None:
    table = truck("scout").put("lrdg.scout", "14A").choose("play scout", "do scout", "to 19A")
    assert not changes(table)
    assert table.refusal("board gun_truck.3") == Refusal("UN-4.2", "finish-first")
    table = truck("rifleman").choose("play rifleman", "use drive", "to 14A")
    assert table.refusal("alight") == Refusal("UN-4.2", "finish-first")


@pytest.mark.rule("UA-2.2")
@pytest.mark.parametrize("first", ["alight", "shift 3"])
def test_once_before_the_effect_and_then_not_after_it(first: str) -> None:
    table = truck("machine_gunner").choose("play machine_gunner", first)
    assert not changes(table)
    for move in ("alight", "shift 2", "shift 3", "board gun_truck.2"):
        assert table.refusal(move) == Refusal("UA-2.2", "changed-already")
    table.choose("do attack", "at it.machine_gunner_a").roll(1, 1)
    assert table.prompt == "turn"


@pytest.mark.rule("UA-2.2")
def test_boarding_before_the_effect_is_once_too() -> None:
    table = truck("scout").put("lrdg.scout", "19A").choose("play scout", "board gun_truck.3")
    assert not changes(table)
    table.choose("use navigate", "mark 11A", "enough")
    assert table.prompt == "turn"


@pytest.mark.rule("UA-2.2")
@pytest.mark.parametrize("after", ["alight", "shift 3", "stay"])
def test_once_after_the_effect(after: str) -> None:
    table = truck("machine_gunner").plays(
        "machine_gunner", "attack", "at it.machine_gunner_a", dice=[1, 1]
    )
    assert asked(table) == ("afterwards", {"unit": "machine_gunner"})
    assert table.options == ["alight", "shift 3", "stay"]
    table.choose(after)
    assert table.prompt == "turn"


@pytest.mark.rule("UA-2.2")
def test_after_a_hit_as_well_and_after_a_draw() -> None:
    table = truck("machine_gunner").cards("it", hand=["machine_gunner_a"], deck=HOPE["it"])
    table.plays("machine_gunner", "attack", "at it.machine_gunner_a", dice=[0, 1])
    assert table.events("casualty")
    assert table.prompt == "afterwards"
    table = truck("scout", crew=("scout",)).cards(
        "lrdg", hand=["scout", "fog_of_war"], deck=["navigator", "rifleman"]
    )
    table.plays("scout", "recon", draws=["rifleman"])
    assert table.prompt == "afterwards"


@pytest.mark.rule("UA-2.2")
def test_each_card_played_has_its_own_change() -> None:
    table = truck("machine_gunner", "machine_gunner")
    for seat in ("shift 3", "shift 2"):
        table.choose("play machine_gunner", seat, "do attack", "at it.machine_gunner_a").roll(1, 1)
    assert table.seat_of("machine_gunner") == "gun_truck.2"
    assert table.events("shifted") == [
        {"side": "lrdg", "unit": "machine_gunner", "vehicle": "gun_truck", "place": place}
        for place in (3, 2)
    ]


@pytest.mark.rule("UA-2.2")
def test_a_card_taken_back_by_inspire_is_played_again() -> None:
    table = truck("machine_gunner", "warrant_officer")
    table.choose("play machine_gunner", "alight", "do attack", "at it.machine_gunner_a").roll(1, 1)
    table.plays("warrant_officer", "inspire", "take machine_gunner")
    table.choose("play machine_gunner")
    assert changes(table) == ["board gun_truck.2", "board gun_truck.3"]


@pytest.mark.rule("UA-2.2")
def test_beside_a_swap_before_or_after() -> None:
    table = truck("scout", crew=("rifleman", "machine_gunner")).put("lrdg.scout", "19A")
    table.choose("play scout", "board gun_truck.3", "swap rifleman")
    assert table.crew("gun_truck") == ["scout", "machine_gunner", "rifleman"]
    assert table.prompt == "turn"
    table = truck("rifleman").choose("play rifleman", "swap machine_gunner")
    assert table.options == ["alight", "shift 3", "stay"]
    table.choose("alight")
    assert table.crew("gun_truck") == ["machine_gunner", "", ""]


@pytest.mark.rule("UA-2.2")
@pytest.mark.parametrize("change", ["alight", "shift 3"])
def test_not_when_hunkering_down(change: str) -> None:
    table = truck("machine_gunner").choose("play machine_gunner", change)
    assert table.refusal("do hunker_down") == Refusal("UA-2.2", "changed-already")
    table = truck("machine_gunner").plays("machine_gunner", "hunker_down")
    assert table.prompt == "turn"
    assert table.pile("lrdg", "supply") == ["machine_gunner"]


@pytest.mark.rule("UA-2.2", "UA-2.7")
def test_not_when_the_card_only_readied_the_soldier() -> None:
    table = truck("machine_gunner").suppress("lrdg.machine_gunner").choose("play machine_gunner")
    assert not changes(table)
    table.choose("do ready")
    assert table.prompt == "turn"
    assert table.seat_of("machine_gunner") == "gun_truck.2"
    table = truck("scout").put("lrdg.scout", "19A").suppress("lrdg.scout").choose("play scout")
    assert table.options == ["do ready", "do hunker_down"], "the same on foot beside the truck"
    table.choose("do ready")
    assert table.prompt == "turn"


@pytest.mark.rule("UA-2.2")
def test_the_card_must_still_have_an_effect_after_a_change_before_it() -> None:
    """Outside, the tank driver could not move and has no enemy to attack."""
    table = lay("it", "tank_driver").markers("it", scouted=["7A"])
    table.park("medium_tank", "7A", "tank_driver", "gunner").choose("play tank_driver")
    assert table.options == ["do hunker_down", "swap gunner", "shift 3"]
    assert table.refusal("alight") == Refusal("UA-2.2", "no-effect-then")
    table.markers("it", scouted=["14A"])
    assert table.refused_by("alight") == "", "now he could move"


@pytest.mark.rule("UA-2.2")
@pytest.mark.parametrize("inside", [False, True])
def test_boarding_and_changing_seats_must_leave_an_effect_too(inside: bool) -> None:
    """A rifleman is alone in the desert with a tank, whose seats he may not use."""
    table = lay("it", "rifleman_a").put("it.rifleman_a", "7A").park("medium_tank", "7A")
    if inside:
        table.park("medium_tank", "7A", "rifleman_a")
    table.choose("play rifleman_a")
    assert table.options == ["do hunker_down"]
    for move in ["alight", "shift 2"] if inside else ["board medium_tank.1"]:
        assert table.refusal(move) == Refusal("UA-2.2", "no-effect-then")


@pytest.mark.rule("UA-2.2")
def test_boarding_after_the_effect_needs_no_further_one() -> None:
    """In the truck he could neither drive nor fire."""
    table = lay("lrdg", "saboteur").put("lrdg.saboteur", "12A").park("gun_truck", "19A")
    table.plays("saboteur", "stalk", "to 19A")
    assert table.options == [*(f"board gun_truck.{place}" for place in (1, 2, 3)), "stay"]


@pytest.mark.rule("UA-2.2")
def test_after_the_effect_no_further_effect_is_needed() -> None:
    """Outside there is no enemy and no tile to move to, and the tile is already controlled."""
    table = lay("lrdg", "rifleman").markers("lrdg", scouted=["13A"])
    table.park("gun_truck", "13A", "rifleman").plays("rifleman", "control")
    assert table.options == ["alight", "shift 2", "shift 3", "stay"]


@pytest.mark.rule("UA-2.2")
def test_a_change_is_offered_only_to_a_soldier_who_can_change() -> None:
    """On foot and without a vehicle nearby there is no question after the effect."""
    table = truck("rifleman").put("lrdg.rifleman", "8A")
    table.plays("rifleman", "attack", "at it.machine_gunner_a", dice=[1])
    assert table.prompt == "turn"


@pytest.mark.rule("UA-2.2")
def test_changing_seats_takes_a_free_seat_of_the_same_vehicle() -> None:
    table = truck("rifleman").park("pilot_car", "19A").choose("play rifleman")
    assert changes(table) == ["alight", "shift 3"]
    assert table.refusal("shift 1") == Refusal("UA-2.3", "seat-taken")
    assert table.refusal("shift 2") == Refusal("UA-2.3", "seat-taken")
    assert table.refusal("shift 4") == Refusal("UA-1.4", "no-such-seat")
    assert table.refusal("board pilot_car.1") == Refusal("UA-2.3", "already-aboard")


# Boarding


@pytest.mark.rule("UA-2.3")
def test_board_a_free_seat_of_a_vehicle_on_the_same_tile() -> None:
    table = truck("scout").put("lrdg.scout", "19A").park("pilot_car", "8A").choose("play scout")
    assert changes(table) == ["board gun_truck.3"]
    assert table.refusal("board gun_truck.1") == Refusal("UA-2.3", "seat-taken")
    assert table.refusal("board pilot_car.1") == Refusal("UA-2.3", "not-here")
    assert table.refusal("board medium_tank.1") == Refusal("UA-2.3", "not-here")
    table.choose("board gun_truck.3")
    assert table.last("boarded") == {
        "side": "lrdg", "unit": "scout", "vehicle": "gun_truck", "place": 3, "captured": False,
    }  # fmt: skip
    assert table.where("lrdg.scout") == "19A"


@pytest.mark.rule("UA-2.3")
def test_no_boarding_with_an_enemy_soldier_inside() -> None:
    table = lay("it", "scout_a").put("it.scout_a", "19A").park("gun_truck", "19A", "rifleman")
    table.choose("play scout_a")
    assert not changes(table)
    for place in (1, 2, 3):
        assert table.refusal(f"board gun_truck.{place}") == Refusal("UA-2.3", "enemy-aboard")


@pytest.mark.rule("UA-2.3")
@pytest.mark.parametrize("suppressed", [False, True])
def test_a_suppressed_enemy_inside_prevents_it_too(suppressed: bool) -> None:
    table = lay("it", "scout_a").put("it.scout_a", "19A").park("gun_truck", "19A", "rifleman")
    if suppressed:
        table.suppress("lrdg.rifleman")
    table.choose("play scout_a")
    assert table.refusal("board gun_truck.2") == Refusal("UA-2.3", "enemy-aboard")


@pytest.mark.rule("UA-2.3")
def test_an_empty_vehicle_of_the_other_side_changes_hands() -> None:
    table = lay("it", "scout_a", "rifleman_a").park("gun_truck", "19A")
    table.markers("it", scouted=["14A"]).put("lrdg.rifleman", "8A")
    table.put("it.scout_a", "19A").put("it.rifleman_a", "19A")
    table.choose("play scout_a", "board gun_truck.1")
    assert table.last("boarded")["captured"] is True
    assert table.owner("gun_truck") == "it"
    table.choose("use drive", "to 14A", "halt")
    assert table.parked("gun_truck") == table.where("it.scout_a") == "14A"


@pytest.mark.rule("UA-2.3")
def test_boarding_a_captured_vehicle_after_the_effect() -> None:
    table = lay("it", "scout_a").park("gun_truck", "19A").put("it.scout_a", "14A")
    table.plays("scout_a", "scout", "to 19A", "halt").choose("board gun_truck.2")
    assert table.owner("gun_truck") == "it"
    assert table.seat_of("scout_a") == "gun_truck.2"


@pytest.mark.rule("UA-2.3", "UA-2.6")
def test_a_disabled_vehicle_may_be_boarded_and_its_damage_stays() -> None:
    table = lay("it", "scout_a").park("gun_truck", "19A", damage=2).put("it.scout_a", "19A")
    table.put("lrdg.rifleman", "8A").choose("play scout_a", "board gun_truck.1")
    assert table.damage("gun_truck") == 2
    assert table.is_disabled("gun_truck")
    assert table.refusal("use drive") == Refusal("UA-2.6", "disabled")


@pytest.mark.rule("UA-2.3", "UA-4.2")
def test_an_emptied_vehicle_stays_with_the_side_that_left_it() -> None:
    table = truck("rifleman", crew=("rifleman",))
    table.choose("play rifleman", "alight", "do attack", "at it.machine_gunner_a").roll(1)
    assert table.crew("gun_truck") == ["", "", ""]
    assert table.owner("gun_truck") == "lrdg"


@pytest.mark.rule("UA-2.3")
def test_a_captured_vehicle_that_is_left_stays_with_its_captor_until_taken_back() -> None:
    table = lay("lrdg", "rifleman").park("gun_truck", "19A", owner="it").put("lrdg.rifleman", "19A")
    table.put("it.gunner", "15B").choose("play rifleman", "board gun_truck.1")
    assert table.owner("gun_truck") == "lrdg"
    assert table.last("boarded")["captured"] is True


# Alighting


@pytest.mark.rule("UA-2.4")
@pytest.mark.parametrize("marked", [False, True])
def test_alight_onto_the_vehicles_tile_scouted_or_not(marked: bool) -> None:
    table = lay("it", "rifleman_a").park("scout_car", "19A", "rifleman_a").put("lrdg.scout", "8A")
    table.markers("it", scouted=["19A"] if marked else [])
    table.choose("play rifleman_a", "alight")
    assert table.seat_of("rifleman_a") == ""
    assert table.where("it.rifleman_a") == "19A"
    assert table.marked("it") == (["19A"] if marked else []), "no marker is placed"
    assert not table.events("scouted")
    assert table.events("alighted") == [
        {"side": "it", "unit": "rifleman_a", "vehicle": "scout_car", "tile": "19A"}
    ]


@pytest.mark.rule("UA-2.4")
def test_only_a_soldier_inside_alights() -> None:
    table = truck("scout").put("lrdg.scout", "19A").choose("play scout")
    assert table.refusal("alight") == Refusal("UA-2.1", "not-aboard")
    assert table.refusal("shift 3") == Refusal("UA-2.1", "not-aboard")


# Inside


@pytest.mark.rule("UA-2.5", "UA-4.3")
def test_a_soldier_inside_fights_as_if_on_the_tile() -> None:
    table = truck("rifleman").choose("play rifleman", "do attack")
    preview = table.state.preview(table.field.move("at it.machine_gunner_a"))
    assert preview["range"] == 3
    assert table.field.distance[table.field.tile("19A") * 20 + table.field.tile("15B")] == 3


@pytest.mark.rule("UA-2.5", "UA-3.3")
def test_a_soldier_inside_controls_the_tile() -> None:
    table = truck("rifleman").markers("lrdg", scouted=["13A"]).park("gun_truck", "13A", "rifleman")
    table.plays("rifleman", "control")
    assert table.controlled("lrdg") == ["13A"]
    assert table.points("lrdg") == 1


@pytest.mark.rule("UA-2.5")
@pytest.mark.parametrize(
    ("card", "verb"), [("rifleman", "move"), ("scout", "scout"), ("saboteur", "stalk")]
)
def test_no_movement_card_action_inside(card: str, verb: str) -> None:
    table = truck(card, crew=("", "", card)).choose(f"play {card}")
    assert table.refusal(f"do {verb}") == Refusal("UA-2.5", "in-vehicle")
    table.choose("alight")
    assert table.offers(f"do {verb}")


@pytest.mark.rule("UA-2.5")
def test_support_actions_inside() -> None:
    table = truck("scout", crew=("scout",)).cards(
        "lrdg", hand=["scout", "fog_of_war"], deck=HOPE["lrdg"]
    )
    table.cards("it", deck=HOPE["it"], supply=["fog_of_war"]).choose("play scout")
    assert {"do conceal", "do recon"} <= set(table.options)
    table.choose("do conceal")
    assert table.pile("it", "discard") == ["fog_of_war"]


# A disabled vehicle


@pytest.mark.rule("UA-2.6")
def test_in_a_disabled_vehicle_everything_else_goes_on() -> None:
    table = truck("machine_gunner")
    table.park("gun_truck", "19A", "rifleman", "machine_gunner", damage=2)
    table.choose("play machine_gunner")
    assert table.options == [
        *("do attack", "do suppress", "do hunker_down"),
        "swap rifleman",
        *("alight", "shift 3"),
    ]
    table.choose("shift 3", "do attack", "at it.machine_gunner_a").roll(1, 1)
    assert table.is_disabled("gun_truck")


@pytest.mark.rule("UA-2.6", "UA-3.7")
def test_only_repair_makes_it_active_again() -> None:
    table = truck("engineer", "engineer", crew=())
    table.park("gun_truck", "19A", "engineer", damage=2).choose("play engineer")
    assert not table.offers("use drive")
    table.choose("do repair")
    assert table.last("repaired") == {
        "side": "lrdg", "vehicle": "gun_truck", "damage": 1, "active_again": True,
    }  # fmt: skip
    table.choose("stay", "play engineer")
    assert table.offers("use drive")


@pytest.mark.rule("UA-2.6")
def test_capturing_a_disabled_vehicle_does_not_mend_it() -> None:
    table = lay("it", "scout_a", "scout_a").park("gun_truck", "19A", damage=2)
    table.put("it.scout_a", "14A").plays("scout_a", "scout", "to 19A", "halt")
    table.choose("board gun_truck.1", "play scout_a")
    assert table.refusal("use drive") == Refusal("UA-2.6", "disabled")


# Suppressed inside


@pytest.mark.rule("UA-2.7")
def test_a_suppressed_soldier_inside_can_only_ready_or_hunker_down() -> None:
    table = truck("machine_gunner").suppress("lrdg.machine_gunner").choose("play machine_gunner")
    assert table.options == ["do ready", "do hunker_down"]
    for move in ("use attack", "swap rifleman", "alight", "shift 3", "do attack"):
        assert table.refusal(move) == Refusal("UN-4.5", "suppressed")
    table.choose("do ready")
    assert not table.is_suppressed("lrdg.machine_gunner")
    assert table.pile("lrdg", "played") == ["machine_gunner"]


@pytest.mark.rule("UA-2.7")
def test_a_suppressed_soldier_outside_does_not_board() -> None:
    table = truck("scout").put("lrdg.scout", "19A").suppress("lrdg.scout").choose("play scout")
    assert table.refusal("board gun_truck.3") == Refusal("UN-4.5", "suppressed")


@pytest.mark.rule("UA-2.7")
def test_a_suppressed_soldier_inside_may_hunker_down_and_stays_suppressed() -> None:
    table = truck("machine_gunner").suppress("lrdg.machine_gunner")
    table.plays("machine_gunner", "hunker_down")
    assert table.is_suppressed("lrdg.machine_gunner")
    assert table.seat_of("machine_gunner") == "gun_truck.2"


@pytest.mark.rule("UA-2.7")
def test_a_suppressed_soldier_hinders_no_other_in_the_vehicle() -> None:
    table = truck("rifleman").suppress("lrdg.machine_gunner")
    table.uses("rifleman", "drive", "to 14A", "halt")
    assert table.where("lrdg.machine_gunner") == "14A"
    assert table.is_suppressed("lrdg.machine_gunner")


# Swapping with a suppressed soldier


@pytest.mark.rule("UA-2.8")
def test_in_a_swap_the_other_may_be_suppressed_and_both_keep_their_state() -> None:
    table = truck("rifleman").suppress("lrdg.machine_gunner")
    table.choose("play rifleman", "swap machine_gunner")
    assert table.crew("gun_truck") == ["machine_gunner", "rifleman", ""]
    assert table.is_suppressed("lrdg.machine_gunner")
    assert not table.is_suppressed("lrdg.rifleman")


@pytest.mark.rule("UA-2.8")
def test_in_a_swap_the_played_cards_soldier_must_be_ready() -> None:
    table = truck("rifleman").suppress("lrdg.rifleman").choose("play rifleman")
    assert table.refusal("swap machine_gunner") == Refusal("UN-4.5", "suppressed")
