"""UA-1: the content of the box of North Africa, which no scenario exceeds."""

from typing import cast

import pytest

from sandtable.undaunted import north_africa
from sandtable.undaunted.field import NO_AIM
from sandtable.undaunted.library import CardTitle
from sandtable.undaunted.north_africa.codes import NO_DEFENCE, VERB_NAMES
from sandtable.undaunted.north_africa.rules.engine import NorthAfricaRules
from sandtable.undaunted.north_africa.state import DesertBattle

GAME = north_africa.load()
CARDS = GAME.library.cards
VEHICLES = GAME.desert.vehicles
SCENARIOS = [listing.id for listing in GAME.listings()]
BOX = {"lrdg": 42, "it": 40}
FOG = {"lrdg": 7, "it": 8}

EACH_SCENARIO = pytest.mark.parametrize("scenario", SCENARIOS)


def cards_of(side: str, kind: str) -> list[CardTitle]:
    return [card for card in CARDS.values() if card.side == side and card.kind == kind]


def printing(verb: str) -> set[str]:
    return {
        title for title, card in CARDS.items() if verb in [action.verb for action in card.actions]
    }


def actions(card: str) -> list[tuple[str, int]]:
    return [(action.verb, action.number) for action in CARDS[card].actions]


def seats(vehicle: str) -> list[list[tuple[str, int]]]:
    return [
        [(action.verb, action.number) for action in seat.actions]
        for seat in VEHICLES[vehicle].seats
    ]


# The cards


@pytest.mark.rule("UA-1.1")
def test_the_sides_are_the_lrdg_and_the_italians() -> None:
    assert list(GAME.seats) == ["lrdg", "it"]
    assert all(GAME.scenario(id).seats == ["lrdg", "it"] for id in SCENARIOS)


@pytest.mark.rule("UA-1.1")
@pytest.mark.parametrize(("side", "soldiers", "leaders"), [("lrdg", 8, 3), ("it", 7, 4)])
def test_a_side_has_its_number_of_cards(side: str, soldiers: int, leaders: int) -> None:
    assert len(cards_of(side, "combat")) == soldiers
    assert len(cards_of(side, "command")) == leaders
    assert {card.copies for card in cards_of(side, "combat")} == {4}
    assert {card.copies for card in cards_of(side, "command")} == {1}
    assert soldiers * 4 + leaders + FOG[side] == BOX[side]


@pytest.mark.rule("UA-1.1", "UA-1.2")
def test_a_side_has_a_counter_for_each_soldier_and_each_vehicle() -> None:
    counters = {
        side: len(cards_of(side, "combat"))
        + sum(vehicle.side == side for vehicle in VEHICLES.values())
        for side in GAME.seats
    }
    assert counters == {"lrdg": 11, "it": 10}
    assert set(GAME.library.defence) == {
        title for title, card in CARDS.items() if card.kind == "combat"
    }


@pytest.mark.rule("UA-1.1", "UA-1.4")
def test_each_side_has_three_vehicle_cards() -> None:
    assert {id: vehicle.side for id, vehicle in VEHICLES.items()} == {
        "gun_truck": "lrdg",
        "support_truck": "lrdg",
        "pilot_car": "lrdg",
        "scout_car": "it",
        "lorry": "it",
        "medium_tank": "it",
    }


@pytest.mark.rule("UA-1.1")
def test_there_are_twenty_two_tiles_with_two_faces_and_six_structures() -> None:
    faces = [f"{number}{face}" for number in range(1, 23) for face in "AB"]
    assert sorted(GAME.library.cover) == sorted(faces)
    assert len(GAME.desert.structures) == 6


@pytest.mark.rule("UA-1.1")
@EACH_SCENARIO
def test_no_scenario_lays_out_more_than_the_box_holds(scenario: str) -> None:
    state = cast(DesertBattle, GAME.start(scenario))
    field, desert = state.field, state.desert
    numbers = [tile[:-1] for tile in field.tiles]
    assert len(set(numbers)) == len(numbers) <= 22
    assert sum(worth > 0 for worth in field.objective) <= 3
    assert int(desert.structures).bit_count() == len(desert.structure_names) <= 6
    assert int(desert.exits).bit_count() <= 4
    for seat, side in enumerate(field.seats):
        first = seat * int(field.n_cards)
        counts = [
            int(field.deck[first + card] + field.supply[first + card])
            for card in range(int(field.n_cards))
        ]
        assert counts[-1] <= FOG[side]
        assert sum(counts) <= BOX[side]


@pytest.mark.rule("UA-1.1")
def test_the_damage_markers_are_enough_for_every_vehicle() -> None:
    """So the rule that damage markers never run out (UA-1.9) is never needed."""
    assert sum(vehicle.integrity for vehicle in VEHICLES.values()) <= 24


@pytest.mark.rule("UA-1.1")
def test_no_action_rolls_more_than_four_dice() -> None:
    rolled = {"attack", "suppress", "strafe", "anti_tank", "demolish"}
    printed = [action for card in CARDS.values() for action in card.actions]
    printed += [
        action for vehicle in VEHICLES.values() for seat in vehicle.seats for action in seat.actions
    ]
    assert max(action.number for action in printed if action.verb in rolled) == 4


@pytest.mark.rule("UA-1.2")
def test_soldiers_of_the_lrdg_have_no_squad() -> None:
    squads = {title: card.squad for title, card in CARDS.items()}
    assert {
        squads[card.title] for kind in ("combat", "command") for card in cards_of("lrdg", kind)
    } == {""}
    assert {title for title, squad in squads.items() if squad == "A"} == {
        *("scout_a", "rifleman_a", "machine_gunner_a", "anti_tank_a", "squad_leader_a")
    }
    assert {title for title, squad in squads.items() if squad == "T"} == {
        *("tank_driver", "crewman", "gunner", "tank_commander")
    }


@pytest.mark.rule("UA-1.8")
def test_recon_and_stalk_are_on_these_cards_only() -> None:
    assert printing("recon") == {"scout", "scout_a", "senior_sergeant", "recon_plane"}
    assert printing("stalk") == {"saboteur", "sniper"}
    assert {CARDS[title].side for title in printing("stalk")} == {"lrdg"}


@pytest.mark.rule("UA-1.7", "UA-1.8")
def test_the_reconnaissance_aircraft_is_a_command_card() -> None:
    assert CARDS["recon_plane"].kind == "command"
    assert CARDS["recon_plane"].side == "it"
    assert "recon_plane" not in GAME.library.defence
    assert printing("strafe") == printing("observe") == {"recon_plane"}


def test_the_numbers_the_rulebook_names() -> None:
    assert ("scout", 2) in actions("scout_a")
    assert ("demolish", 2) in actions("saboteur")
    assert ("bolster", 3) in actions("platoon_sergeant")
    assert ("bolster", 2) in actions("tank_commander")
    assert "inspire" in dict(actions("warrant_officer"))
    assert "stalk" in dict(actions("saboteur"))
    assert [CARDS["tank_commander"].squad] == ["T"]
    assert all(action.own_squad for action in CARDS["tank_commander"].actions)


def test_only_the_lrdg_demolishes_and_both_repair() -> None:
    assert {CARDS[title].side for title in printing("demolish")} == {"lrdg"}
    assert {CARDS[title].side for title in printing("repair")} == {"lrdg", "it"}
    seat_verbs = {verb for id in VEHICLES for seat in seats(id) for verb, _ in seat}
    assert "demolish" not in seat_verbs


def test_every_action_of_this_title_is_printed_somewhere() -> None:
    seat_verbs = {verb for id in VEHICLES for seat in seats(id) for verb, _ in seat}
    for verb in VERB_NAMES:
        assert printing(verb) or verb in seat_verbs


# Defences


@pytest.mark.rule("UA-1.3")
def test_counters_have_a_normal_or_an_armoured_defence_or_both() -> None:
    assert VEHICLES["medium_tank"].defence == NO_DEFENCE
    assert {id for id, vehicle in VEHICLES.items() if vehicle.defence > 0} == {
        *("gun_truck", "support_truck", "pilot_car", "scout_car", "lorry")
    }
    assert all(vehicle.armour > 0 for vehicle in VEHICLES.values())
    assert set(GAME.library.defence.values()) == {4, 5, 6}, "soldiers: a normal defence each"


# Vehicles


@pytest.mark.rule("UA-1.4")
def test_the_medium_tank() -> None:
    tank = VEHICLES["medium_tank"]
    assert (tank.armour, tank.critical, tank.integrity) == (5, 3, 4)
    assert [seat.needs for seat in tank.seats] == ["tank_driver", "gunner", "crewman"]
    assert "drive" in dict(seats("medium_tank")[0])
    assert "anti_tank" in dict(seats("medium_tank")[1])


@pytest.mark.rule("UA-1.4")
def test_only_the_tank_asks_for_specialists_and_only_italians_are() -> None:
    asking = {
        (id, seat.needs) for id, vehicle in VEHICLES.items() for seat in vehicle.seats if seat.needs
    }
    assert {id for id, _ in asking} == {"medium_tank"}
    for _, role in asking:
        assert [card.title for card in CARDS.values() if card.role == role] == [role]
        assert CARDS[role].side == "it"


@pytest.mark.rule("UA-1.4")
def test_every_vehicle_can_be_driven_disabled_and_destroyed() -> None:
    for id, vehicle in VEHICLES.items():
        assert any(verb == "drive" for seat in seats(id) for verb, _ in seat)
        assert 1 <= vehicle.critical < vehicle.integrity
        assert all(seat.actions for seat in vehicle.seats)
    assert seats("scout_car")[2] == [("navigate", 2)]
    assert "drive" in dict(seats("scout_car")[0])


@pytest.mark.rule("UA-1.4", "UA-1.9")
@EACH_SCENARIO
def test_a_vehicle_card_lies_before_its_side_and_in_no_pile(scenario: str) -> None:
    state = cast(DesertBattle, GAME.start(scenario))
    for index, id in enumerate(state.desert.vehicles):
        assert state.field.seats[state.owners[index]] == VEHICLES[id].side
        assert id not in state.field.cards


# Tiles, structures and the set-up


@pytest.mark.rule("UA-1.5")
def test_difficult_terrain() -> None:
    assert GAME.library.rough == {"2B", "12B", "16A", "17B", "21A", "22A"}
    assert GAME.library.hills == {"2B", "9A", "12B", "13A", "16A", "17B"}


@pytest.mark.rule("UA-1.6")
def test_a_structure_has_a_defence_of_its_own() -> None:
    assert {id: structure.defence for id, structure in GAME.desert.structures.items()} == {
        "aircraft": 4,
        "hangar": 6,
        "motor_pool": 6,
        "fuel_dump": 5,
        "radio_mast": 5,
        "water_tower": 5,
    }


@pytest.mark.rule("UA-1.9")
@EACH_SCENARIO
def test_a_scenario_places_every_soldier_whose_cards_it_uses(scenario: str) -> None:
    state = cast(DesertBattle, GAME.start(scenario))
    field = state.field
    for seat in (0, 1):
        side = state.side(seat)
        for unit in range(int(field.n_units)):
            row = seat * field.n_cards + unit
            assert (side.at[unit] >= 0) == (field.deck[row] + field.supply[row] > 0)
    assert not any(state.damage)
    assert not any(field.spawn)


@pytest.mark.rule("UA-1.9", "UA-5.7")
@EACH_SCENARIO
def test_a_scenario_begins_with_hope_on_both_sides(scenario: str) -> None:
    state = cast(DesertBattle, GAME.start(scenario))
    cast(NorthAfricaRules, state.rules).check_end(state)
    assert not state.over


def test_the_scenarios_come_in_order() -> None:
    assert [listing.number for listing in GAME.listings()] == list(range(1, len(SCENARIOS) + 1))
    assert SCENARIOS[0] == "landing-ground-no-7"
    assert SCENARIOS[5] == "undefended-camp"
    assert SCENARIOS[10] == "barce"


def test_every_kind_of_aim_occurs() -> None:
    aims = set()
    for scenario in SCENARIOS:
        state = cast(DesertBattle, GAME.start(scenario))
        for seat in (0, 1):
            aims |= {"points"} if state.field.points_to_win[seat] else set()
            aims |= {"escape"} if state.desert.escapes_to_win[seat] else set()
            aims |= {"neutralise"} if state.desert.kills_to_win[seat] else set()
    assert aims == {"points", "escape", "neutralise"}


DESIGNED_AGAIN = ("landing-ground-no-7", "jebel-sherif", "sidi-haneish")


@pytest.mark.parametrize("scenario", DESIGNED_AGAIN)
def test_no_side_loses_hope_before_the_other_can_win(scenario: str) -> None:
    """U6: while neither side has won, each has enough left."""
    rules = cast(NorthAfricaRules, GAME.rules(scenario))
    field, desert = rules.field, rules.desert
    goals = [int(goal) for goal in field.points_to_win]
    if NO_AIM not in goals:
        lying = sum(field.objective) + sum(desert.structure_points)
        assert sum(goals) <= lying + 1
    escapes, kills = int(desert.escapes_to_win[0]), int(desert.kills_to_win[1])
    if escapes:
        assert escapes + kills <= int(desert.fugitives[0]).bit_count() + 1


def test_three_points_at_the_landing_ground_are_not_the_motor_pool_alone() -> None:
    """U6: either side can reach three points without it."""
    rules = cast(NorthAfricaRules, GAME.rules("landing-ground-no-7"))
    desert, field = rules.desert, rules.field
    names = {id: tile for tile, id in desert.structure_names.items()}
    assert sorted(names) == ["aircraft", "hangar", "motor_pool"]
    points = {id: int(desert.structure_points[tile]) for id, tile in names.items()}
    assert points == {"aircraft": 1, "hangar": 1, "motor_pool": 2}
    without = sum(field.objective) + sum(points.values()) - points["motor_pool"]
    assert all(without >= goal == 3 for goal in field.points_to_win)
