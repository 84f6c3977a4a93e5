"""UN-9: the rulebook's example round, on its map (La Huberderie)."""

import pytest

from sandtable.core import Refusal
from sandtable.undaunted.testkit import Table

NOT_DRAWN = ["platoon_sergeant", "scout_a", "squad_leader_a", "fog_of_war"]


@pytest.fixture
def table() -> Table:
    """Return the start of the round: these counters are on the board, and these cards will be
    drawn."""
    table = Table("la-huberderie")
    table.put("de.rifleman_a", "3B").put("de.scout_b", "6B").put("us.machine_gunner_c", "16B")
    table.cards(
        "us",
        deck=["rifleman_b", "machine_gunner_c", "squad_leader_c", "fog_of_war", *NOT_DRAWN],
        supply=["rifleman_c", "scout_c", "fog_of_war"],
    )
    table.cards(
        "de",
        deck=["squad_leader_b", "scout_b", "rifleman_a", "rifleman_a", *NOT_DRAWN],
        supply=["rifleman_b", "scout_a", "fog_of_war", "fog_of_war"],
    )
    return table.initiative("us").round(0).new_round()


def both_draw_and_bid(table: Table) -> None:
    table.draw("rifleman_b", "machine_gunner_c", "squad_leader_c", "fog_of_war")
    table.draw("squad_leader_b", "scout_b", "rifleman_a", "rifleman_a")
    table.choose("bid rifleman_b", seat="us").choose("bid squad_leader_b", seat="de")


def the_german_turn(table: Table) -> None:
    table.plays("scout_b", "scout", "to 3B", "to 17B")
    table.plays("rifleman_a", "move", "to 17B")
    table.plays("rifleman_a", "control")


@pytest.mark.rule("UN-9.1")
def test_the_german_player_bids_higher_and_goes_first(table: Table) -> None:
    both_draw_and_bid(table)
    assert table.last("bids_revealed") == {
        "side": "de", "card": "squad_leader_b", "value": 7,
        "enemy": "us", "enemy_card": "rifleman_b", "enemy_value": 5, "tie": False,
    }  # fmt: skip
    assert table.to_decide == ["de"]
    assert table.pile("de", "hand") == ["rifleman_a", "rifleman_a", "scout_b"]
    assert table.pile("de", "discard") == ["squad_leader_b"]
    assert table.pile("us", "discard") == ["rifleman_b"]


@pytest.mark.rule("UN-9.1")
def test_the_german_turn(table: Table) -> None:
    both_draw_and_bid(table)

    # Scouts B move over 3B, which has their side's marker, to 17B, which has none.
    table.choose("play scout_b", "do scout", "to 3B")
    assert table.events("scouted") == []
    assert table.pile("de", "supply").count("fog_of_war") == 2
    table.choose("to 17B")
    assert table.where("de.scout_b") == "17B"
    assert table.events("scouted") == [{"side": "de", "tile": "17B", "fog": True}]
    assert table.pile("de", "discard") == ["fog_of_war", "squad_leader_b"]
    assert table.pile("de", "supply").count("fog_of_war") == 1
    assert "17B" in table.marked("de")
    assert "17B" not in table.controlled("de")

    # Riflemen A follow, because the tile is scouted now.
    table.choose("play rifleman_a", "do move")
    assert table.offers("to 17B")
    table.choose("to 17B")
    assert table.where("de.rifleman_a") == "17B"

    # A second card of the riflemen takes the objective.
    points = table.points("de")
    table.plays("rifleman_a", "control")
    assert "17B" in table.controlled("de")
    assert table.points("de") == points + 1
    assert table.last("controlled") == {
        "side": "de", "tile": "17B", "points": 1, "taken": False, "total": points + 1,
    }  # fmt: skip

    # The hand is empty, which ends the turn, and all cards are in the discard pile.
    assert table.last("turn_ended") == {"side": "de"}
    assert table.pile("de", "hand") == table.pile("de", "played") == []
    assert table.pile("de", "discard") == [
        "fog_of_war", "rifleman_a", "rifleman_a", "scout_b", "squad_leader_b",
    ]  # fmt: skip
    assert table.to_decide == ["us"]


@pytest.mark.rule("UN-9.2")
def test_the_american_turn(table: Table) -> None:
    both_draw_and_bid(table)
    the_german_turn(table)

    # Machine gunners C move next to the riflemen.
    table.plays("machine_gunner_c", "move", "to 2B")
    assert table.where("us.machine_gunner_c") == "2B"

    # Their leader returns the card to the hand for another action.
    table.choose("play squad_leader_c", "do inspire")
    assert table.options == ["take machine_gunner_c"]
    table.choose("take machine_gunner_c")
    assert table.pile("us", "hand") == ["fog_of_war", "machine_gunner_c"]

    # The attack has base defence 4, cover 3, range 1.
    table.choose("play machine_gunner_c", "do attack")
    attack = table.field.move("at de.rifleman_a")
    assert table.state.preview(attack) == {
        "defence": 4, "cover": 3, "range": 1, "total": 8, "dice": 2, "hits": 51, "ways": 100,
    }  # fmt: skip
    table.choose("at de.rifleman_a").roll(5, 8)
    assert table.last("rolled") == {
        "side": "us", "enemy": "de", "target": "rifleman_a",
        "dice": [5, 8], "total": 8, "hit": True,
    }  # fmt: skip

    # The German hand is empty, so a card of the riflemen is removed from the discard pile.
    assert table.events("casualty") == [
        {"side": "de", "unit": "rifleman_a", "pile": "discard", "soldier": 1}
    ]
    assert table.pile("de", "removed") == ["rifleman_a"]
    assert table.pile("de", "discard").count("rifleman_a") == 1
    assert table.where("de.rifleman_a") == "17B"

    # Only Fog of War is left. It is discarded, which ends the turn and the round.
    assert table.last("turn_ended") == {"side": "us"}
    assert table.pile("us", "hand") == table.pile("us", "played") == []
    assert table.pile("us", "discard") == [
        "fog_of_war", "machine_gunner_c", "rifleman_b", "squad_leader_c",
    ]  # fmt: skip
    assert table.last("round_began") == {"round": 2}


@pytest.mark.rule("UN-9.2")
def test_the_germans_cannot_control_2b_while_the_machine_gunners_stand_there(table: Table) -> None:
    both_draw_and_bid(table)
    the_german_turn(table)
    table.plays("machine_gunner_c", "move", "to 2B")
    assert table.field.objective[table.field.tile("2B")] == 2
    table.markers("de", scouted=["2B"]).put("de.rifleman_b", "2B")
    table.cards("de", hand=["rifleman_b"]).turn("de").choose("play rifleman_b")
    assert table.refusal("do control") == Refusal("UN-6.4", "enemy-on-tile")
    table.put("us.machine_gunner_c", "16B")
    assert table.refused_by("do control") == ""
