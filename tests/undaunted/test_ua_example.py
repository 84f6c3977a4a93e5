"""UA-6: the rulebook's example round, the first of scenario 6 (Undefended camp), as set up."""

import pytest

from sandtable.core import Refusal
from sandtable.undaunted.testkit import DesertTable

LRDG_HAND = ("rifleman", "saboteur", "warrant_officer", "fog_of_war")
IT_HAND = ("platoon_sergeant", "scout_a", "tank_driver", "machine_gunner_a")


@pytest.fixture
def table() -> DesertTable:
    """Return the scenario after set-up, before both sides draw."""
    return DesertTable("undefended-camp")


def both_draw_and_bid(table: DesertTable) -> None:
    table.draw(*LRDG_HAND).draw(*IT_HAND)
    table.choose("bid rifleman", seat="lrdg").choose("bid platoon_sergeant", seat="it")


def the_italian_turn(table: DesertTable) -> None:
    table.choose("play scout_a", "alight", "do scout", "to 12A", "halt")
    table.uses("tank_driver", "drive", "to 12A").choose("stay")
    table.choose("play machine_gunner_a", "shift 3", "use navigate", "mark 17A", "mark 16B")


@pytest.mark.rule("UA-6.1", "UA-1.9")
def test_the_set_up_is_the_one_the_example_begins_with(table: DesertTable) -> None:
    assert table.parked("scout_car") == table.parked("medium_tank") == "19A"
    assert table.crew("scout_car") == ["rifleman_a", "machine_gunner_a", "scout_a"]
    assert table.crew("medium_tank") == ["tank_driver", "gunner", "crewman"]
    assert table.marked("it") == ["17A", "19A"]
    assert table.field.objective[table.field.tile("6B")] > 0
    assert set(LRDG_HAND) <= set(table.pile("lrdg", "deck"))
    assert set(IT_HAND) <= set(table.pile("it", "deck"))
    assert table.state.round == 1


@pytest.mark.rule("UA-6.1")
def test_the_italian_player_bids_higher_and_goes_first(table: DesertTable) -> None:
    both_draw_and_bid(table)
    assert table.last("bids_revealed") == {
        "side": "it", "card": "platoon_sergeant", "value": 9,
        "enemy": "lrdg", "enemy_card": "rifleman", "enemy_value": 5, "tie": False,
    }  # fmt: skip
    assert table.to_decide == ["it"]
    assert table.pile("it", "hand") == ["machine_gunner_a", "scout_a", "tank_driver"]


@pytest.mark.rule("UA-6.1", "UA-2.2", "UA-2.4", "UA-2.5")
def test_the_scout_alights_and_scouts_one_tile(table: DesertTable) -> None:
    both_draw_and_bid(table)
    fog = table.pile("it", "supply").count("fog_of_war")
    table.choose("play scout_a")
    assert table.refusal("do scout") == Refusal("UA-2.5", "in-vehicle")
    table.choose("alight")
    assert table.last("alighted") == {
        "side": "it", "unit": "scout_a", "vehicle": "scout_car", "tile": "19A",
    }  # fmt: skip
    assert table.crew("scout_car") == ["rifleman_a", "machine_gunner_a", ""]
    table.choose("do scout")
    assert table.last("played")["power"] == 2
    table.choose("to 12A", "halt")
    assert table.where("it.scout_a") == "12A"
    assert table.events("scouted") == [{"side": "it", "tile": "12A", "fog": True}]
    assert table.pile("it", "discard") == ["fog_of_war", "platoon_sergeant"]
    assert table.pile("it", "supply").count("fog_of_war") == fog - 1
    assert table.prompt == "turn", "the scout has used his one change of place"


@pytest.mark.rule("UA-6.1", "UA-2.1", "UA-3.1")
def test_the_driver_brings_the_tank_after_him(table: DesertTable) -> None:
    both_draw_and_bid(table)
    table.choose("play scout_a", "alight", "do scout", "to 12A", "halt")
    table.choose("play tank_driver", "use drive")
    assert table.options == ["to 17A", "to 12A"], "the tiles next to 19A with an Italian marker"
    table.choose("to 12A")
    assert table.last("drove") == {
        "side": "it", "unit": "tank_driver", "vehicle": "medium_tank", "from": "19A", "to": "12A",
    }  # fmt: skip
    assert table.parked("medium_tank") == "12A"
    for unit in ("tank_driver", "gunner", "crewman"):
        assert table.where(f"it.{unit}") == "12A"
    for unit in ("rifleman_a", "machine_gunner_a"):
        assert table.where(f"it.{unit}") == "19A"


@pytest.mark.rule("UA-6.1", "UA-2.2", "UA-3.5")
def test_the_machine_gunner_takes_the_scouts_seat_and_navigates(table: DesertTable) -> None:
    both_draw_and_bid(table)
    table.choose("play scout_a", "alight", "do scout", "to 12A", "halt")
    table.uses("tank_driver", "drive", "to 12A").choose("stay")
    fog = table.pile("it", "supply").count("fog_of_war")
    table.choose("play machine_gunner_a")
    assert table.refusal("use navigate") == Refusal("UA-2.1", "not-this-seat")
    table.choose("shift 3")
    assert table.crew("scout_car") == ["rifleman_a", "", "machine_gunner_a"]
    table.choose("use navigate")
    assert table.last("used") == {
        "side": "it", "card": "machine_gunner_a", "vehicle": "scout_car",
        "action": "navigate", "power": 2,
    }  # fmt: skip
    table.choose("mark 17A")
    assert len(table.events("scouted")) == 1, "there was a marker already"
    table.choose("mark 16B")
    assert table.last("scouted") == {"side": "it", "tile": "16B", "fog": True}
    assert table.pile("it", "supply").count("fog_of_war") == fog - 1
    assert sorted(table.marked("it")) == ["12A", "16B", "17A", "19A"]

    # The hand is empty, so the turn is over.
    assert table.last("turn_ended") == {"side": "it"}
    assert table.pile("it", "hand") == table.pile("it", "played") == []
    assert table.pile("it", "discard") == [
        *("fog_of_war", "fog_of_war", "machine_gunner_a", "platoon_sergeant"),
        *("scout_a", "tank_driver"),
    ]
    assert table.to_decide == ["lrdg"]


@pytest.mark.rule("UA-6.2", "UA-4.1")
def test_small_arms_cannot_hurt_the_tank(table: DesertTable) -> None:
    both_draw_and_bid(table)
    the_italian_turn(table)
    table.choose("play saboteur", "do attack")
    assert table.refusal("at_vehicle medium_tank") == Refusal("UA-4.1", "armoured")
    assert table.options == ["at it.scout_a", "at_vehicle scout_car"]


@pytest.mark.rule("UA-6.2", "UA-3.2", "UA-3.4", "UA-4.3", "UA-4.7")
def test_the_turn_of_the_lrdg(table: DesertTable) -> None:
    both_draw_and_bid(table)
    the_italian_turn(table)

    # The saboteur moves to the tank by Stalk, over a tile without a marker of the LRDG.
    assert "12A" not in table.marked("lrdg")
    table.plays("saboteur", "stalk", "to 12A")
    assert table.where("lrdg.saboteur") == "12A"
    assert "12A" not in table.marked("lrdg")

    # The warrant officer returns the card to the hand for another action.
    table.choose("play warrant_officer", "do inspire")
    assert table.options == ["take saboteur"]
    table.choose("take saboteur")
    assert table.pile("lrdg", "hand") == ["fog_of_war", "saboteur"]

    # Demolish 2: armoured defence 5, no cover, same tile.
    table.choose("play saboteur", "do demolish")
    assert table.options == ["at_vehicle medium_tank"]
    assert table.state.preview(table.field.move("at_vehicle medium_tank")) == {
        "defence": 5, "cover": 0, "range": 0, "total": 5, "dice": 2, "hits": 84, "ways": 100,
    }  # fmt: skip
    table.choose("at_vehicle medium_tank").roll(5, 8)
    assert table.last("rolled") == {
        "side": "lrdg", "enemy": "it", "target": "medium_tank",
        "dice": [5, 8], "total": 5, "hit": True,
    }  # fmt: skip

    # The driver is picked. A card of his leaves the discard pile, because the Italian hand is
    # empty.
    assert table.prompt == "pick"
    assert table.options == ["pick tank_driver", "pick crewman", "pick gunner"]
    table.choose("pick tank_driver")
    assert table.events("casualty") == [
        {"side": "it", "unit": "tank_driver", "pile": "discard", "soldier": 1}
    ]
    assert table.pile("it", "removed") == ["tank_driver"]
    assert table.seat_of("tank_driver") == "medium_tank.1"

    # The tank has one damage and is disabled after two more.
    assert table.last("damaged") == {
        "side": "it", "vehicle": "medium_tank", "damage": 1, "disabled": False,
    }  # fmt: skip
    assert table.desert.critical[table.desert.vehicles.index("medium_tank")] - 1 == 2
    assert table.parked("medium_tank") == "12A"

    # Only Fog of War is left. It is discarded, which ends the turn and the round.
    assert table.last("turn_ended") == {"side": "lrdg"}
    assert table.pile("lrdg", "discard") == ["fog_of_war", *sorted(LRDG_HAND[:3])]
    assert table.last("round_began") == {"round": 2}
