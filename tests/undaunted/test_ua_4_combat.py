"""UA-4: combat."""

import pytest
from proving_ground import HOPE, LRDG, asked, empty, enemy_of, lay

from sandtable.core import Refusal
from sandtable.undaunted.testkit import DesertTable

SEATS = pytest.mark.parametrize("seat", ["lrdg", "it"])
SMALL_ARMS = pytest.mark.parametrize(
    ("seat", "card", "verb"),
    [
        ("lrdg", "machine_gunner", "attack"),
        ("lrdg", "machine_gunner", "suppress"),
        ("it", "machine_gunner_a", "attack"),
        ("it", "machine_gunner_a", "suppress"),
        ("it", "recon_plane", "strafe"),
    ],
)

SAPPER = """
[crewman]
side = "it"
kind = "combat"
squad = "T"
copies = 4
initiative = 2
actions = [{ do = "demolish", n = 2 }]
source = "designed"
"""
"""An Italian card with Demolish, which the title does not have."""


def sums(table: DesertTable, target: str) -> tuple[int, int, int, int]:
    """Return base defence, cover, range and their sum before the roll."""
    preview = table.state.preview(table.field.move(target))
    return preview["defence"], preview["cover"], preview["range"], preview["total"]


def crowd(table: DesertTable, seat: str) -> DesertTable:
    """Place enemies of a side all over the map: on foot and in vehicles, with some empty
    vehicles."""
    if seat == "lrdg":
        table.put("it.gunner", "15B").put("it.scout_a", "1A").suppress("it.scout_a")
        table.park("lorry", "17A", "rifleman_a").park("scout_car", "19A")
        table.park("medium_tank", "19A", "tank_driver", "", "crewman")
    else:
        table.put("lrdg.sniper", "15B").put("lrdg.scout", "1A").suppress("lrdg.scout")
        table.park("gun_truck", "17A", "rifleman").park("pilot_car", "19A")
        table.park("medium_tank", "19A", "saboteur", owner="lrdg")
    return table


def shooting(seat: str, card: str, verb: str, tile: str = "19A") -> DesertTable:
    """Return a table where a side's soldier on a tile chooses a target."""
    table = lay(seat, card)
    if card in table.field.cards[: int(table.field.n_units)]:
        table.put(f"{seat}.{card}", tile)
    return crowd(table, seat).choose(f"play {card}", f"do {verb}")


# Possible targets


@pytest.mark.rule("UA-4.1", "UA-4.2")
@SMALL_ARMS
def test_small_arms_take_any_enemy_counter_with_a_normal_defence(
    seat: str, card: str, verb: str
) -> None:
    table = shooting(seat, card, verb)
    assert (
        table.options
        == {
            "lrdg": ["at it.scout_a", "at it.gunner", "at_vehicle scout_car", "at_vehicle lorry"],
            "it": [
                "at lrdg.scout",
                "at lrdg.sniper",
                "at_vehicle gun_truck",
                "at_vehicle pilot_car",
            ],
        }[seat]
    )
    assert table.refusal("at_vehicle medium_tank") == Refusal("UA-4.1", "armoured")
    for tile in ("18A", "11A"):
        assert table.refusal(f"at_structure {tile}") == Refusal("UA-4.1", "only-demolish")


@pytest.mark.rule("UA-4.1")
@pytest.mark.parametrize(("seat", "card"), [("lrdg", "anti_tank"), ("it", "anti_tank_a")])
def test_anti_tank_takes_any_enemy_vehicle(seat: str, card: str) -> None:
    table = shooting(seat, card, "anti_tank", "4A")
    cars = {"lrdg": ["scout_car", "lorry"], "it": ["gun_truck", "pilot_car"]}[seat]
    assert table.options == [f"at_vehicle {car}" for car in [*cars, "medium_tank"]]
    foot, rider = {
        "lrdg": ("it.gunner", "it.rifleman_a"),
        "it": ("lrdg.sniper", "lrdg.rifleman"),
    }[seat]
    for soldier in (foot, rider):
        assert table.refusal(f"at {soldier}") == Refusal("UA-4.1", "only-vehicles")
    assert table.refusal("at_structure 18A") == Refusal("UA-4.1", "only-demolish")


@pytest.mark.rule("UA-4.1")
@pytest.mark.parametrize("card", ["saboteur", "engineer"])
def test_demolish_takes_an_enemy_vehicle_on_the_own_tile(card: str) -> None:
    table = shooting("lrdg", card, "demolish")
    assert table.options == ["at_vehicle scout_car", "at_vehicle medium_tank"]
    assert table.refusal("at_vehicle lorry") == Refusal("UA-4.1", "not-same-tile")
    assert table.refusal("at_structure 11A") == Refusal("UA-4.1", "not-same-tile")
    assert table.refusal("at_structure 6B") == Refusal("UA-4.1", "not-same-tile")
    table.put("it.gunner", "19A")
    assert table.refusal("at it.gunner") == Refusal("UA-4.1", "only-vehicles")


@pytest.mark.rule("UA-4.1")
def test_demolish_takes_a_structure_on_the_own_tile() -> None:
    table = lay("lrdg", "saboteur").put("lrdg.saboteur", "11A").park("lorry", "11A")
    table.choose("play saboteur", "do demolish")
    assert table.options == ["at_vehicle lorry", "at_structure 11A"]
    table.raze("11A").state.forget_options()
    assert table.refusal("at_structure 11A") == Refusal("UA-4.1", "no-structure")


@pytest.mark.rule("UA-4.1", "UA-2.5")
def test_a_soldier_in_a_vehicle_demolishes_from_it() -> None:
    table = lay("lrdg", "saboteur").park("gun_truck", "18A", "", "saboteur")
    table.plays("saboteur", "demolish", "at_structure 18A", dice=[4, 1])
    assert table.points("lrdg") == 1


@pytest.mark.rule("UA-4.1")
@pytest.mark.parametrize(
    ("card", "verb"),
    [
        ("rifleman", "attack"),
        ("machine_gunner", "suppress"),
        ("anti_tank", "anti_tank"),
        ("saboteur", "demolish"),
    ],
)
def test_without_a_target_the_action_is_not_offered(card: str, verb: str) -> None:
    """The only enemy is a tank, which small arms cannot hurt; for the others, a soldier on foot."""
    table = lay("lrdg", card).put(f"lrdg.{card}", "19A")
    if verb in ("attack", "suppress"):
        table.park("medium_tank", "7A", "gunner")
    else:
        table.put("it.gunner", "19A")
    table.choose(f"play {card}")
    assert table.refusal(f"do {verb}") == Refusal("UA-4.1", "no-target")


@pytest.mark.rule("UA-4.2")
@SMALL_ARMS
def test_a_soldier_in_a_vehicle_cannot_be_targeted(seat: str, card: str, verb: str) -> None:
    table = shooting(seat, card, verb)
    inside = {"lrdg": ("rifleman_a", "tank_driver"), "it": ("rifleman", "saboteur")}[seat]
    for unit in inside:
        assert table.refusal(f"at {enemy_of(seat)}.{unit}") == Refusal("UA-4.2", "shielded")


@pytest.mark.rule("UA-4.2")
@SEATS
def test_an_empty_vehicle_is_a_target_for_the_side_that_does_not_have_its_card(seat: str) -> None:
    """This includes vehicles that belonged to the other side at first."""
    card = {"lrdg": "anti_tank", "it": "anti_tank_a"}[seat]
    table = lay(seat, card).put(f"{seat}.{card}", "8A")
    table.park("gun_truck", "7A", owner="it").park("lorry", "7A", owner="lrdg")
    table.choose(f"play {card}", "do anti_tank")
    mine, theirs = {"lrdg": ("lorry", "gun_truck"), "it": ("gun_truck", "lorry")}[seat]
    assert table.options == [f"at_vehicle {theirs}"]
    assert table.refusal(f"at_vehicle {mine}") == Refusal("UA-4.2", "own-vehicle")


@pytest.mark.rule("UA-4.2", "UA-4.1")
def test_own_soldiers_and_those_off_the_board_are_no_targets() -> None:
    table = shooting("lrdg", "rifleman", "attack")
    assert table.refusal("at lrdg.rifleman") == Refusal("UN-7.1", "not-the-enemy")
    assert table.refusal("at it.anti_tank_a") == Refusal("UN-7.1", "not-on-board")
    table.wreck("lorry").state.forget_options()
    assert table.refusal("at_vehicle lorry") == Refusal("UA-4.7", "vehicle-gone")
    for move in ("at lrdg.rifleman", "at_vehicle lorry", "at_structure 18A", "to 14A"):
        assert table.state.preview(table.field.move(move)) == {}


# The numbers needed to hit


@pytest.mark.rule("UA-4.3", "UA-1.3")
def test_the_base_defence_depends_on_the_weapon() -> None:
    table = shooting("lrdg", "rifleman", "attack", "19A")
    assert sums(table, "at_vehicle scout_car")[0] == 6
    assert sums(table, "at_vehicle lorry")[0] == 5
    assert sums(table, "at it.gunner")[0] == 4
    assert sums(table, "at it.scout_a")[0] == 5
    table = shooting("lrdg", "anti_tank", "anti_tank", "19A")
    assert sums(table, "at_vehicle scout_car")[0] == 4
    assert sums(table, "at_vehicle lorry")[0] == 3
    assert sums(table, "at_vehicle medium_tank")[0] == 5
    table = shooting("lrdg", "saboteur", "demolish", "19A")
    assert sums(table, "at_vehicle scout_car")[0] == 4
    table = lay("lrdg", "saboteur").put("lrdg.saboteur", "11A").choose("play saboteur")
    assert sums(table.choose("do demolish"), "at_structure 11A") == (6, 0, 0, 6)


@pytest.mark.rule("UA-4.3", "UA-4.4")
@pytest.mark.parametrize(
    ("card", "verb", "defence"),
    [
        ("machine_gunner", "attack", 5),
        ("machine_gunner", "suppress", 5),
        ("anti_tank", "anti_tank", 3),
    ],
)
def test_cover_and_range_count_for_a_vehicle(card: str, verb: str, defence: int) -> None:
    table = lay("lrdg", card).put(f"lrdg.{card}", "19A").park("lorry", "15B")
    table.choose(f"play {card}", f"do {verb}")
    assert sums(table, "at_vehicle lorry") == (defence, 3, 3, defence + 6)
    table.choose("at_vehicle lorry")
    assert table.last("attack_declared") == {
        "side": "lrdg", "unit": card, "action": verb, "enemy": "it", "target": "lorry",
        "tile": "15B", "defence": defence, "cover": 3, "range": 3, "total": defence + 6,
        "dice": {"attack": 2, "suppress": 4, "anti_tank": 2}[verb],
    }  # fmt: skip


@pytest.mark.rule("UA-4.3", "UA-4.5")
@pytest.mark.parametrize("car", ["gun_truck", "support_truck", "pilot_car"])
def test_a_vehicle_is_named_as_the_target(car: str) -> None:
    table = lay("it", "anti_tank_a").put("it.anti_tank_a", "8A").park(car, "8A")
    table.plays("anti_tank_a", "anti_tank", f"at_vehicle {car}", dice=[1, 1])
    assert table.last("attack_declared")["target"] == table.last("rolled")["target"] == car


@pytest.mark.rule("UA-4.3")
def test_no_cover_against_demolish() -> None:
    table = lay("lrdg", "engineer").put("lrdg.engineer", "15B").park("lorry", "15B")
    table.choose("play engineer", "do demolish")
    assert sums(table, "at_vehicle lorry") == (3, 0, 0, 3)
    table = (
        lay("lrdg", "engineer").put("lrdg.engineer", "6B").choose("play engineer", "do demolish")
    )
    assert sums(table, "at_structure 6B") == (5, 0, 0, 5), "the camp gives cover 1 otherwise"


@pytest.mark.rule("UA-4.3")
def test_no_range_for_strafe_but_cover() -> None:
    table = shooting("it", "recon_plane", "strafe")
    assert sums(table, "at lrdg.sniper") == (6, 3, 0, 9)
    assert sums(table, "at_vehicle gun_truck") == (6, 1, 0, 7)
    table.choose("at lrdg.sniper").roll(9, 1)
    assert table.last("rolled")["hit"] is True


# Hills


@pytest.mark.rule("UA-4.4")
@pytest.mark.parametrize(
    ("tile", "cover"), [("19A", 3), ("12A", 3), ("9A", 1), ("13A", 1), ("2B", 1)]
)
@pytest.mark.parametrize("inside", [False, True])
def test_a_hill_covers_less_against_an_attacker_on_a_hill(
    tile: str, cover: int, inside: bool
) -> None:
    table = lay("lrdg", "rifleman").put("it.gunner", "13A").park("lorry", "13A")
    table.put("lrdg.rifleman", tile)
    if inside:
        table.park("gun_truck", tile, "rifleman")
    table.choose("play rifleman", "do attack")
    assert sums(table, "at it.gunner")[1] == cover
    assert sums(table, "at_vehicle lorry")[1] == cover


@pytest.mark.rule("UA-4.4")
def test_a_hill_covers_less_against_a_strafe() -> None:
    table = lay("it", "recon_plane").put("lrdg.sniper", "13A").park("gun_truck", "9A")
    table.choose("play recon_plane", "do strafe")
    assert sums(table, "at lrdg.sniper") == (6, 1, 0, 7)
    assert sums(table, "at_vehicle gun_truck") == (6, 1, 0, 7)


@pytest.mark.rule("UA-4.4")
def test_standing_high_does_not_lower_the_cover_of_other_tiles() -> None:
    table = lay("lrdg", "rifleman").put("it.gunner", "15B").put("lrdg.rifleman", "13A")
    table.choose("play rifleman", "do attack")
    assert sums(table, "at it.gunner") == (4, 3, 3, 10)


# Dice


@pytest.mark.rule("UA-4.5")
@pytest.mark.parametrize(
    ("dice", "hit"), [([5, 1], True), ([4, 4], False), ([9, 9], True), ([0, 1], True)]
)
def test_however_many_succeed_a_vehicle_takes_one_wound_and_one_damage(
    dice: list[int], hit: bool
) -> None:
    table = lay("lrdg", "machine_gunner").put("lrdg.machine_gunner", "7A")
    table.park("lorry", "7A", "gunner").cards("it", hand=["gunner"] * 3, deck=HOPE["it"])
    table.plays("machine_gunner", "attack", "at_vehicle lorry", dice=dice)
    assert table.pile("it", "removed") == ["gunner"] * hit
    assert table.damage("lorry") == int(hit)


@pytest.mark.rule("UA-4.5")
@pytest.mark.parametrize("dice", [[4, 1], [4, 9], [0, 0]])
def test_however_many_succeed_a_soldier_takes_one_wound(dice: list[int]) -> None:
    table = lay("lrdg", "machine_gunner").put("lrdg.machine_gunner", "7A").put("it.gunner", "7A")
    table.cards("it", hand=["gunner"] * 3, deck=HOPE["it"])
    table.plays("machine_gunner", "attack", "at it.gunner", dice=dice)
    assert table.pile("it", "hand") == ["gunner"] * 2


# A wounded soldier


def wounding(**piles: list[str]) -> DesertTable:
    """Return a table after a hit on the gunner on 7A, whose cards are in these piles."""
    table = lay("lrdg", "machine_gunner").put("lrdg.machine_gunner", "7A").put("it.gunner", "7A")
    piles.setdefault("deck", []).extend(HOPE["it"])
    table.cards("it", **piles)
    return table.plays("machine_gunner", "attack", "at it.gunner", dice=[9, 9])


@pytest.mark.rule("UA-4.6")
@pytest.mark.parametrize(
    ("piles", "pile"),
    [
        (["hand", "discard", "deck", "supply"], "hand"),
        (["discard", "deck", "supply"], "discard"),
        (["deck", "supply"], "deck"),
    ],
)
def test_a_wound_takes_a_card_from_hand_else_discard_else_deck(piles: list[str], pile: str) -> None:
    table = wounding(**{name: ["gunner"] for name in piles})
    assert table.events("casualty") == [
        {"side": "it", "unit": "gunner", "pile": pile, "soldier": 1}
    ]
    for name in piles:
        assert ("gunner" in table.pile("it", name)) == (name != pile)
    assert table.where("it.gunner") == "7A"


@pytest.mark.rule("UA-4.6")
def test_else_the_counter_leaves_and_the_cards_in_the_supply_with_it() -> None:
    table = wounding(supply=["gunner", "gunner", "crewman"], removed=["gunner"])
    assert table.events("counter_lost") == [{"side": "it", "unit": "gunner", "tile": "7A"}]
    assert not table.events("casualty")
    assert table.where("it.gunner") == ""
    assert table.pile("it", "supply") == ["crewman"]
    assert table.pile("it", "removed") == ["gunner"] * 3


@pytest.mark.rule("UA-4.6")
def test_cards_of_other_soldiers_are_not_searched() -> None:
    table = wounding(hand=["crewman"], discard=["tank_driver"])
    assert table.where("it.gunner") == ""
    assert table.pile("it", "hand") == ["crewman"]


@pytest.mark.rule("UA-4.6")
def test_a_counter_that_left_is_no_target_and_has_no_card_left() -> None:
    table = wounding(supply=["gunner"])
    for pile in ("hand", "deck", "discard", "played", "supply"):
        assert "gunner" not in table.pile("it", pile)
    table.cards("lrdg", hand=["machine_gunner", "lieutenant"], deck=HOPE["lrdg"])
    table.put("it.crewman", "7A").turn("lrdg").choose("play machine_gunner", "do attack")
    assert table.options == ["at it.crewman"]


@pytest.mark.rule("UA-4.6")
def test_suppress_does_not_wound() -> None:
    table = lay("lrdg", "machine_gunner").put("lrdg.machine_gunner", "7A").put("it.gunner", "7A")
    table.plays("machine_gunner", "suppress", "at it.gunner", dice=[9, 9, 9, 9])
    assert table.is_suppressed("it.gunner")
    assert table.where("it.gunner") == "7A"
    assert not table.events("casualty") + table.events("counter_lost")


@pytest.mark.rule("UA-4.6", "UA-4.1")
def test_a_strafe_wounds() -> None:
    table = lay("it", "recon_plane").put("lrdg.sniper", "8A")
    table.cards("lrdg", hand=["sniper"], deck=HOPE["lrdg"])
    table.plays("recon_plane", "strafe", "at lrdg.sniper", dice=[7, 1])
    assert table.pile("lrdg", "removed") == ["sniper"]


# A hit on a vehicle


def tank_hunt(*crew: str, damage: int = 0, **piles: list[str]) -> DesertTable:
    """Return a table after an Anti-tank hit of the LRDG on the tank on 7A."""
    table = lay("lrdg", "anti_tank").put("lrdg.anti_tank", "7A")
    table.park("medium_tank", "7A", *crew, damage=damage)
    piles.setdefault("deck", []).extend(HOPE["it"])
    table.cards("it", **piles)
    return table.plays("anti_tank", "anti_tank", "at_vehicle medium_tank", dice=[5, 1])


@pytest.mark.rule("UA-4.7")
def test_the_attacker_picks_who_is_wounded_then_the_damage_comes() -> None:
    table = tank_hunt("tank_driver", "gunner", hand=["gunner", "tank_driver"])
    assert table.to_decide == ["lrdg"]
    assert asked(table) == ("pick", {"vehicle": "medium_tank", "action": "anti_tank"})
    assert table.damage("medium_tank") == 0
    assert table.options == ["pick tank_driver", "pick gunner"]
    for unit in ("crewman", "rifleman_a", "anti_tank"):
        assert table.refusal(f"pick {unit}") == Refusal("UA-4.7", "not-inside")
    table.choose("pick gunner")
    assert table.pile("it", "removed") == ["gunner"]
    assert table.damage("medium_tank") == 1
    kinds = [event.kind for event in table.journal.take()]
    assert kinds.index("casualty") < kinds.index("damaged")


@pytest.mark.rule("UA-4.7")
def test_a_single_soldier_inside_needs_no_question() -> None:
    table = tank_hunt("", "gunner", hand=["gunner", "gunner"])
    assert table.pile("it", "hand") == ["gunner"]
    assert table.damage("medium_tank") == 1
    assert table.prompt == "turn"


@pytest.mark.rule("UA-4.7")
@pytest.mark.parametrize("soldier", LRDG)
def test_a_soldier_alone_in_a_vehicle_is_the_one_hit(soldier: str) -> None:
    table = lay("it", "anti_tank_a").put("it.anti_tank_a", "7A").park("gun_truck", "7A", soldier)
    table.cards("lrdg", hand=[soldier, soldier], deck=HOPE["lrdg"])
    table.plays("anti_tank_a", "anti_tank", "at_vehicle gun_truck", dice=[9, 1])
    assert table.pile("lrdg", "removed") == [soldier]
    assert table.damage("gun_truck") == 1


@pytest.mark.rule("UA-4.7")
def test_a_suppressed_soldier_inside_can_be_picked() -> None:
    table = lay("lrdg", "anti_tank").put("lrdg.anti_tank", "7A")
    table.park("medium_tank", "7A", "tank_driver", "gunner").suppress("it.gunner")
    table.plays("anti_tank", "anti_tank", "at_vehicle medium_tank", dice=[5, 1])
    assert table.options == ["pick tank_driver", "pick gunner"]


@pytest.mark.rule("UA-4.7")
def test_in_an_empty_vehicle_only_the_damage_counts() -> None:
    table = tank_hunt(hand=["tank_driver", "gunner"])
    assert table.pile("it", "removed") == []
    assert table.damage("medium_tank") == 1


@pytest.mark.rule("UA-4.7", "UA-2.6")
@pytest.mark.parametrize(("damage", "disabled"), [(0, False), (1, False), (2, True)])
def test_damage_at_the_critical_level_disables(damage: int, disabled: bool) -> None:
    table = tank_hunt("gunner", damage=damage, hand=["gunner"])
    assert table.last("damaged") == {
        "side": "it", "vehicle": "medium_tank", "damage": damage + 1, "disabled": disabled,
    }  # fmt: skip
    assert table.is_disabled("medium_tank") is disabled
    assert table.parked("medium_tank") == "7A"


@pytest.mark.rule("UA-4.7", "UA-4.10")
def test_damage_at_the_integrity_destroys_and_puts_everyone_on_the_tile() -> None:
    table = lay("lrdg", "anti_tank").put("lrdg.anti_tank", "7A")
    table.park("medium_tank", "7A", "tank_driver", "gunner", "crewman", damage=3)
    table.cards("it", hand=["gunner"], deck=HOPE["it"]).suppress("it.crewman")
    table.choose("play anti_tank", "do anti_tank", "at_vehicle medium_tank").roll(5, 1)
    table.choose("pick gunner")
    assert table.last("vehicle_destroyed") == {
        "side": "it", "vehicle": "medium_tank", "tile": "7A",
    }  # fmt: skip
    assert table.parked("medium_tank") == ""
    for unit in ("tank_driver", "gunner", "crewman"):
        assert table.seat_of(unit) == ""
        assert table.where(f"it.{unit}") == "7A"
    assert table.is_suppressed("it.crewman")
    assert not table.is_suppressed("it.gunner")
    assert table.marked("it") == [], "no marker is placed"
    assert table.state.view(None).data()["vehicles"] == [], "its card has left the game"
    table.cards("lrdg", hand=["anti_tank", "lieutenant"], deck=HOPE["lrdg"]).turn("lrdg")
    table.choose("play anti_tank")
    assert table.offers("do attack"), "the crew are targets now"
    assert table.refusal("do anti_tank") == Refusal("UA-4.1", "no-target")


@pytest.mark.rule("UA-4.10")
def test_a_soldier_whose_counter_leaves_frees_the_seat() -> None:
    table = tank_hunt("tank_driver", "gunner", hand=["tank_driver"]).choose("pick gunner")
    assert table.crew("medium_tank") == ["tank_driver", "", ""]
    assert table.where("it.gunner") == ""
    assert table.damage("medium_tank") == 1, "the damage follows anyway"


@pytest.mark.rule("UA-4.10", "UA-2.3")
def test_the_emptied_vehicle_stays_with_its_side() -> None:
    table = tank_hunt("", "gunner")
    assert table.crew("medium_tank") == ["", "", ""]
    assert table.owner("medium_tank") == "it"


@pytest.mark.rule("UA-4.10", "UA-4.7")
def test_the_picked_soldier_may_fall_in_the_hit_that_destroys_the_vehicle() -> None:
    table = tank_hunt("tank_driver", "gunner", damage=3).choose("pick gunner")
    assert table.where("it.gunner") == ""
    assert table.where("it.tank_driver") == "7A"
    assert table.parked("medium_tank") == ""


@pytest.mark.rule("UA-4.10", "UA-5.3")
def test_a_wound_that_ends_the_game_comes_before_the_damage() -> None:
    aim = 'neutralise = { pieces = ["gunner", "medium_tank"], number = 1 }'
    table = lay("lrdg", "anti_tank", lrdg=aim).put("lrdg.anti_tank", "7A")
    table.park("medium_tank", "7A", "gunner", damage=3)
    table.plays("anti_tank", "anti_tank", "at_vehicle medium_tank", dice=[5, 1])
    assert table.result == ("lrdg", "neutralised")
    assert table.damage("medium_tank") == 3
    assert table.parked("medium_tank") == "7A"
    assert not table.events("damaged")


@pytest.mark.rule("UA-4.10")
def test_soldiers_are_put_out_on_whatever_tile_it_is() -> None:
    """An enemy on the tile or the enemy's control of it makes no difference."""
    table = lay("it", "anti_tank_a").put("it.anti_tank_a", "14A").markers("it", controlled=["14A"])
    table.park("gun_truck", "14A", "rifleman", damage=2)
    table.cards("lrdg", hand=["rifleman"], deck=HOPE["lrdg"])
    table.plays("anti_tank_a", "anti_tank", "at_vehicle gun_truck", dice=[9, 9])
    assert table.where("lrdg.rifleman") == "14A"
    assert table.seat_of("rifleman") == ""
    assert table.marked("lrdg") == []


@pytest.mark.rule("UA-4.7")
def test_a_miss_does_nothing() -> None:
    table = lay("lrdg", "anti_tank").put("lrdg.anti_tank", "7A")
    table.park("medium_tank", "7A", "gunner", "crewman")
    table.plays("anti_tank", "anti_tank", "at_vehicle medium_tank", dice=[4, 4])
    assert table.damage("medium_tank") == 0
    assert table.prompt == "turn"


# Suppressing a vehicle


def suppressing(*suppressed: str) -> DesertTable:
    table = lay("lrdg", "machine_gunner").put("lrdg.machine_gunner", "7A")
    table.park("lorry", "7A", "gunner", "crewman", "scout_a").suppress(*suppressed)
    return table.plays("machine_gunner", "suppress", "at_vehicle lorry", dice=[9, 0, 1, 1])


@pytest.mark.rule("UA-4.8")
def test_suppress_on_a_vehicle_suppresses_one_ready_soldier_the_attacker_picks() -> None:
    table = suppressing("it.crewman")
    assert asked(table) == ("pick", {"vehicle": "lorry", "action": "suppress"})
    assert table.options == ["pick scout_a", "pick gunner"]
    assert table.refusal("pick crewman") == Refusal("UA-4.7", "not-inside")
    table.choose("pick gunner")
    assert table.is_suppressed("it.gunner")
    assert not table.is_suppressed("it.scout_a")
    assert table.damage("lorry") == 0
    assert table.pile("it", "removed") == []
    assert table.prompt == "turn"


@pytest.mark.rule("UA-4.8")
def test_a_single_ready_soldier_needs_no_question() -> None:
    table = suppressing("it.crewman", "it.gunner")
    assert table.is_suppressed("it.scout_a")
    assert table.prompt == "turn"


@pytest.mark.rule("UA-4.8")
def test_no_effect_when_all_inside_are_suppressed() -> None:
    table = suppressing("it.crewman", "it.gunner", "it.scout_a")
    assert table.last("nobody_suppressed") == {"side": "it", "vehicle": "lorry"}
    assert table.damage("lorry") == 0
    assert table.prompt == "turn"


@pytest.mark.rule("UA-4.8")
def test_no_effect_on_an_empty_vehicle() -> None:
    table = lay("lrdg", "machine_gunner").put("lrdg.machine_gunner", "7A").park("lorry", "7A")
    table.plays("machine_gunner", "suppress", "at_vehicle lorry", dice=[9, 9, 9, 9])
    assert table.last("nobody_suppressed") == {"side": "it", "vehicle": "lorry"}
    assert table.damage("lorry") == 0


# Structures


@pytest.mark.rule("UA-4.9", "UA-5.1")
def test_a_structure_hit_by_demolish_is_destroyed_and_its_points_are_kept() -> None:
    table = lay("lrdg", "saboteur", "saboteur").put("lrdg.saboteur", "11A")
    table.plays("saboteur", "demolish", "at_structure 11A", dice=[5, 5])
    assert table.last("rolled") == {
        "side": "lrdg", "enemy": "it", "target": "hangar", "dice": [5, 5], "total": 6, "hit": False,
    }  # fmt: skip
    assert "11A" in table.structures()
    table.plays("saboteur", "demolish", "at_structure 11A", dice=[6, 6])
    assert table.last("structure_destroyed") == {
        "side": "lrdg", "structure": "hangar", "tile": "11A", "points": 2, "total": 2,
    }  # fmt: skip
    assert table.structures() == ["1A", "6B", "18A"]
    assert table.points("lrdg") == 2


@pytest.mark.rule("UA-4.9", "UA-5.1")
def test_the_italians_lose_the_points_of_a_structure_that_is_destroyed() -> None:
    table = lay("lrdg", "saboteur").put("lrdg.saboteur", "6B").markers("it", controlled=["6B"])
    assert table.points("it") == 3
    table.plays("saboteur", "demolish", "at_structure 6B", dice=[9, 9])
    assert (table.points("lrdg"), table.points("it")) == (1, 2)
    assert table.controlled("it") == ["6B"], "the objective stays theirs"


@pytest.mark.rule("UA-4.9")
@pytest.mark.parametrize("held", [False, True])
def test_a_structure_the_italians_destroy_scores_for_no_side(held: bool) -> None:
    table = empty(cards=SAPPER).put("it.crewman", "11A")
    table.markers("it", controlled=["11A"] if held else [])
    table.cards("it", hand=["crewman", "platoon_sergeant"], deck=HOPE["it"]).turn("it")
    assert table.points("it") == (2 if held else 0)
    table.plays("crewman", "demolish", "at_structure 11A", dice=[9, 9])
    assert "11A" not in table.structures()
    assert (table.points("lrdg"), table.points("it")) == (0, 0)
    assert table.last("structure_destroyed") == {
        "side": "it", "structure": "hangar", "tile": "11A", "points": 0, "total": 0,
    }  # fmt: skip


@pytest.mark.rule("UA-4.9")
def test_a_structure_is_destroyed_once() -> None:
    table = lay("lrdg", "saboteur", "saboteur").put("lrdg.saboteur", "18A").put("it.gunner", "7A")
    table.plays("saboteur", "demolish", "at_structure 18A", dice=[9, 9])
    table.choose("play saboteur")
    assert table.refusal("do demolish") == Refusal("UA-4.1", "no-target")
