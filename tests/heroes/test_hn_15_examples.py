"""The numeric examples of the rulebook, and tests of our rulings."""

import pytest
from heroes_table import Table, terrain_rows

import sandtable
from sandtable.core import CHANCE, Rng
from sandtable.grid.straight_lines import crossing_distance
from sandtable.heroes import victory
from sandtable.heroes.cards import hand, playing
from sandtable.heroes.content.armies import check_army, read_army
from sandtable.heroes.content.game import HeroesGame
from sandtable.heroes.fight import attack, casualties
from sandtable.heroes.ground.sight import BLOCKED, distance, sight
from sandtable.heroes.model import codes, moments, windows
from sandtable.heroes.model.battlefield import Theatre
from sandtable.heroes.model.state import Skirmish, direction
from sandtable.heroes.turn import bonuses, phases, scenario_events

GAME = sandtable.load("heroes-of-normandie")
assert isinstance(GAME, HeroesGame)


def start(scenario: str, seed: int = 1) -> Skirmish:
    state = GAME.start(scenario, Rng(seed))
    assert isinstance(state, Skirmish)
    return state


def play_until(state: Skirmish, prompt: str) -> None:
    rng = Rng(1)
    while not state.over:
        decision = state.decision(state.seat)
        if decision and decision.prompt == prompt:
            return
        options = state.options()
        state.play(options[0], rng)
    raise AssertionError(prompt)


@pytest.mark.rule("HN-15.1", "HN-1.3", "HN-1.4", "HN-1.11", "HN-2.9", "HN-1.10")
def test_private_rex_is_set_up_as_the_book_says() -> None:
    state = start("private-rex")
    theatre = state.theatre
    sides = [theatre.seat_of[unit] for unit in range(theatre.n_units)]
    assert sides.count(0) == 8
    assert sum(theatre.arrives[u] == 0 for u in range(theatre.n_units) if sides[u] == 0) == 7
    assert theatre.arrives[theatre.unit("willys")] == 3
    off = [u for u in range(theatre.n_units) if sides[u] == 1 and theatre.arrives[u] == 1]
    assert len(off) == 5
    assert state.at(theatre.unit("mg_nest")) >= 0
    play_until(state, "orders")
    assert (state.one.numbers, state.other.numbers) == (3, 2)
    assert (state.one.bluffs, state.other.bluffs) == (1, 1)
    assert state.kit(0, codes.AMMO) == 3
    assert state.holder == 0
    assert track(theatre) == [(2, "both"), (3, "us")]
    assert theatre.last_turn == 7
    assert (state.one.hand_size, state.other.hand_size) == (4, 4)
    assert theatre.no_scouts == 1


def track(theatre: Theatre) -> list[tuple[int, str]]:
    """Return the turns with events, and the sides concerned."""
    events = list(theatre.events)
    sides = [*theatre.seats, "both"]
    return [
        (int(events[at]), sides[events[at + 1]])
        for at in range(0, len(events), scenario_events.LENGTH)
    ]


@pytest.mark.rule("HN-15.2", "HN-4.10")
def test_the_turn_track() -> None:
    """US initiative in turn 1, events in 2 (both), 3 (US), 5 (German), the end in 7."""
    extra = (
        'events = [{ turn = 2, side = "both" }, { turn = 3, side = "us" }, '
        '{ turn = 5, side = "de" }]'
    )
    table = Table(extra=extra, last_turn=7).turn(1, holder=0)
    assert track(table.theatre) == [(2, "both"), (3, "us"), (5, "de")]
    assert table.theatre.last_turn == 7
    holders = []
    for _ in range(7):
        holders.append(int(table.state.holder))
        phases.pass_initiative(table.state)
    assert holders == [0, 1, 0, 1, 0, 1, 0]


@pytest.mark.rule("HN-15.3", "HN-1.2", "HN-1.3")
def test_a_filled_left_slot_and_veterans() -> None:
    for plate, squad in (
        ("rifle_platoon_8", "cal_30_squad_8"),
        ("rifle_platoon_22", "bazooka_squad_22"),
    ):
        table = Table(f"plate {plate}\n  {squad}\n  stuart_option\n  veteran_us")
        assert table.state.kit(0, codes.VETERAN) == 3
        assert victory.orders_to_come(table.state, 0) == 2 + 1
    empty = Table("plate rifle_platoon_8\n  veteran_us")
    assert victory.orders_to_come(empty.state, 0) == 2


@pytest.mark.rule("HN-15.4", "HN-2.5", "HN-2.7")
def test_an_army_of_190_points() -> None:
    text = "plate rifle_platoon_8\n  bazooka_squad_8\n  sherman_option\n  ammo_us\n  veteran_us\n"
    army, faults = read_army(text, GAME.library, "us")
    assert faults == []
    costs = [option.cost for option in army.options()]
    assert (costs[0], sum(costs[1:3]), costs[3], costs[4]) == (70, 100, 5, 15)
    assert army.cost == 190
    assert check_army(army, GAME.library, 200) == []
    assert check_army(army, GAME.library, 190) == []
    assert [fault.key for fault in check_army(army, GAME.library, 189)] == ["too-many-points"]
    command = "plate rifle_platoon_8\n  bazooka_squad_8\nplate field_command_us\n"
    army, _ = read_army(command, GAME.library, "us")
    assert [fault.key for fault in check_army(army, GAME.library, 199)] == ["command-too-early"]
    assert check_army(army, GAME.library, 200) == []


@pytest.mark.rule("HN-15.5", "HN-7.2", "HN-2.2")
def test_lieutenant_parks() -> None:
    table = (
        Table(de_units=("puma",))
        .put("lt_parks", "c3")
        .put("fire_group", "c7")
        .put("recon_group", "e8", back=True)
        .put("puma", "f4", rear="f5")
    )
    table.act("lt_parks").choose("do fire")
    assert sorted(table.options("target")) == ["c7", "f4", "f5"]
    assert table.preview("target c7")["bonus"] == 2
    assert table.preview("target f4")["bonus"] == 1
    assert table.why("target e8") == ("HN-7.2", "too-far")  # range 5
    assert victory.orders_to_come(table.state, 0) == 2
    attack.take_hit(table.state, table.unit("lt_parks"), 63, 0)
    assert table.wounded("lt_parks")
    tank = Table(de_units=("panzer_iv",)).put("lt_parks", "c3").put("panzer_iv", "c5", rear="c6")
    tank.act("lt_parks").choose("do move")
    decision = tank.state.decision(0)
    assert decision is not None
    assert decision.args["left"] == 4
    tank.act("lt_parks")
    assert tank.why("do fire") == ("HN-7.13", "no-target")


@pytest.mark.rule("HN-15.6", "HN-7.5", "HN-2.4")
def test_a_heavy_vehicle_has_three_sides_and_two_weapons() -> None:
    theatre = Table(de_units=("panzer_iv",)).theatre
    at = theatre.stats(theatre.unit("panzer_iv"), 0)
    assert list(theatre.stat[at + codes.DEFENCE : at + codes.DEFENCE + 3]) == [9, 7, 6]
    assert theatre.stat[at + codes.MOVE] == 4
    table = Table(us_units=("sherman", "fire_team"), de_units=("panzer_iv", "fire_group"))
    table.put("sherman", "c3", rear="c2").put("panzer_iv", "c7", rear="c8")
    table.put("fire_group_a", "f6").act("sherman").choose("do fire")
    assert table.preview("target c7")["defence"] == 9
    table.choose("target f6").roll(1)
    assert "do fire_second" in table.options()  # the second weapon belongs to the same order
    table.choose("do fire_second")
    assert table.options("target") == ["f6"]
    assert table.why("target c7") == ("HN-2.12", "no-attack")


@pytest.mark.rule("HN-15.7", "HN-11.9", "HN-6.20")
def test_a_machine_gun_packs_with_a_zero_move() -> None:
    table = Table().put("mg_42", "m3", back=True).put("fire_team", "m9").act("mg_42", holder=1)
    assert {"do fire", "do suppress"} <= set(table.options())
    table.choose("do move")
    assert table.options("step") == []
    table.choose("flip")
    assert len(table.options("step")) == 8
    assert table.why("flip") == ("HN-6.4", "no-flip")
    packed = Table().put("mg_42", "m3").put("fire_team", "m9").act("mg_42", holder=1)
    assert "do suppress" not in packed.options()


@pytest.mark.rule("HN-15.8", "HN-2.6", "HN-3.1")
def test_decks_are_checked() -> None:
    deck = {name: card.copies for name, card in GAME.library.cards.items() if card.kind == "common"}
    lines = "".join(f"card {name} {count}\n" for name, count in deck.items())
    army, _ = read_army("plate rifle_platoon_8\n" + lines, GAME.library, "us")
    assert check_army(army, GAME.library, 200) == []
    assert GAME.library.cards["courage"].copies == 2
    army.deck["courage"] = 3
    assert [fault.key for fault in check_army(army, GAME.library, 200)] == ["too-many-copies"]
    for size, found in ((40, []), (39, ["too-few-cards"])):
        army.deck = {}
        for name, copies in deck.items():
            army.deck[name] = min(copies, size - sum(army.deck.values()))
        assert sum(army.deck.values()) == size
        assert [fault.key for fault in check_army(army, GAME.library, 200)] == found


@pytest.mark.rule("HN-15.8", "HN-3.1")
@pytest.mark.parametrize("phase", [codes.ORDERS, codes.ACTIVATION, codes.SUPPLY])
def test_the_sample_card_takes_a_suppression_off_in_any_phase(phase: int) -> None:
    table = Table().put("fire_team", "c3").suppress("fire_team", 2).hand("us", "courage")
    table.asks("us", "always").turn(2, phase)
    table.state.push2(moments.frame(codes.INITIATIVE_ROLL), 0)
    windows.open_window(table.state, windows.BOTH_SEATS)
    table.go().choose("card courage", "pick fire_team")
    assert table.suppression("fire_team") == 1


@pytest.mark.rule("HN-15.9", "HN-3.4")
@pytest.mark.parametrize(("die", "falls"), [(6, False), (5, True)])
def test_anti_air_fire(die: int, falls: bool) -> None:
    table = Table(extra='support = ["p47_thunderbolt"]').put("fire_group", "m3")
    table.put("fire_team", "c3").turn().hand("us", "p47_thunderbolt")
    table.state.push2(moments.frame(codes.GAP, 1, 1), 0)
    table.state.set_token(table.unit("fire_team"), 0)
    playing.play(table.state, 0, table.theatre.card("p47_thunderbolt"))
    table.go().choose("blast l2m3").roll(die)
    assert bool(table.events("card_resolved")) == falls


@pytest.mark.rule("HN-15.10", "HN-4.3", "HN-12.12")
def test_orders_are_limited() -> None:
    table = Table(us_units=("the_rock",) * 9)
    stars = sum(
        table.theatre.stars_of[u]
        for u in range(table.theatre.n_units)
        if not table.theatre.seat_of[u]
    )
    assert stars == 11
    phases.count_orders(table.state, 0)
    assert table.state.one.numbers == 10
    assert codes.MOST_NUMBERS + codes.MOST_SPECIALS + codes.MOST_BLUFFS == 14


@pytest.mark.rule("HN-15.11", "HN-7.14")
def test_ranges() -> None:
    state = Table().state
    cell = state.theatre.cell
    assert distance(state, cell("a1"), cell("b2")) == 1
    assert distance(state, cell("a1"), cell("h1")) == 7
    assert distance(state, cell("a1"), cell("i1")) == 8
    table = Table(us_units=("sherman",)).put("sherman", "a1", rear="a2").put("fire_group", "i1")
    table.act("sherman").choose("do fire")
    assert table.preview("target i1")["far"] == 2
    table.put("fire_group", "h1").act("sherman").choose("do fire")
    assert table.preview("target h1")["far"] == 0


def line(table: Table, one: str, other: str, shooter: str, target: str, foot: bool = True) -> int:
    return int(
        sight(
            table.state,
            table.cell(one),
            table.cell(other),
            table.unit(shooter),
            table.unit(target),
            foot,
        )
    )


@pytest.mark.rule("HN-15.12", "HN-7.1", "HN-7.13", "HN-5.2", "HN-5.14")
def test_the_five_lines_of_page_11() -> None:
    clear = Table().put("fire_team", "a1").put("fire_group", "a4")
    assert line(clear, "a1", "a4", "fire_team", "fire_group") == 0
    hedge = Table(rows=terrain_rows(H="a2")).put("fire_team", "a1").put("fire_group", "a4")
    assert line(hedge, "a1", "a4", "fire_team", "fire_group") == BLOCKED
    own = clear.put("support_team", "a2")
    assert line(own, "a1", "a4", "fire_team", "fire_group") == BLOCKED
    corner = Table(rows=terrain_rows(H="a2 b1")).put("fire_team", "a1").put("fire_group", "b2")
    assert line(corner, "a1", "b2", "fire_team", "fire_group") == 0
    vehicle = Table(de_units=("puma",)).put("fire_team", "a1").put("support_team", "a2")
    vehicle.put("puma", "a4", rear="a5").act("fire_team").choose("do fire")
    assert vehicle.options("target") == ["a4", "a5"]


@pytest.mark.rule("HN-15.13", "HN-7.3", "HN-5.1", "HN-12.1", "HN-7.4")
def test_4_plus_2_plus_1_beats_4_plus_2() -> None:
    table = Table("plate rifle_platoon_8\n  ammo_us", rows=terrain_rows(H="c6"))
    table.put("fire_team", "c3").put("fire_group", "c6").act("fire_team").choose("do fire", "ammo")
    shot = table.preview("target c6")
    assert (shot["bonus"], shot["defence"], shot["cover"], shot["hits"]) == (3, 4, 2, 4)
    table.choose("target c6").roll(4)
    attacked = table.last("attacked")
    assert (attacked["die"], attacked["bonus"], attacked["total"]) == (4, 3, 7)
    assert attacked["defence"] == 6
    assert attacked["result"] == "hit"
    assert table.wounded("fire_group")
    assert table.state.kit(0, codes.AMMO) == 2


@pytest.mark.rule("HN-15.14", "HN-7.15", "HN-7.11")
@pytest.mark.parametrize(
    ("start", "aim", "defence"),
    [
        ("h9", "e5", 9),
        ("h9", "e4", 7),
        ("e9", "e5", 9),
        ("e9", "e4", 9),
        ("e1", "e5", 6),
        ("e1", "e4", 6),
    ],
)
def test_sides_of_a_tank(start: str, aim: str, defence: int) -> None:
    table = Table(us_units=("bazooka",), de_units=("panzer_iv",))
    table.put("panzer_iv", "e5", rear="e4").put("bazooka", start, back=True)
    table.act("bazooka").choose("do fire")
    if f"target {aim}" in table.options():
        assert table.preview(f"target {aim}")["defence"] == defence
    else:
        from sandtable.heroes.ground.sight import side_hit

        side = side_hit(table.state, table.unit("panzer_iv"), table.cell(start), table.cell(aim))
        assert (9, 7, 6)[side] == defence


@pytest.mark.rule("HN-15.15", "HN-6.7", "HN-6.13", "HN-6.14", "HN-6.21")
def test_a_two_square_vehicle_drives() -> None:
    table = Table(us_units=("greyhound",), rows=terrain_rows(H="e2 f3")).put(
        "greyhound", "d3", rear="d2"
    )
    table.hand("us", "no").act("greyhound").choose("do move")
    found = []
    for form in (
        "forward_right",
        "forward_right",
        "pivot_left",
        "pivot_left",
        "back",
        "back_left",
    ):
        table.choose(f"drive {form}")
        found.append(table.at("greyhound") + table.rear("greyhound"))
    assert found == ["e4d3", "f4e4", "f5e4", "e5e4", "e4e3", "e3f2"]
    assert table.why("drive forward") == ("HN-6.1", "no-points")


VILLAGE = """
{ overlay = "house_1x1", name = "west", at = "T10 i2 5" },
{ overlay = "house_1x1", name = "east", at = "T10 i4 5" }
"""


EAST_DOOR = """
[shop]
kind = "house"
width = 1
height = 1
terrain = "house"
ruin = "ruin"
structure = 2
openings = ["door 1 1 s", "door 1 1 e"]
source = "designed"
"""


def points_left(table: Table) -> object:
    decision = table.state.decision(table.state.seat)
    assert decision is not None
    return decision.args["left"]


@pytest.mark.rule("HN-15.16", "HN-5.19", "HN-5.20", "HN-5.21", "HN-5.22", "HN-6.6")
def test_doors_and_alleys_cost_a_point() -> None:
    houses = VILLAGE.replace("\n", " ").replace("house_1x1", "shop", 1)

    def start(cell: str) -> Table:
        table = Table(overlays=houses, overlay_data=EAST_DOOR).put("fire_team", cell)
        return table.hand("us", "no").act("fire_team").choose("do move")

    south = start("b4")
    assert "b5" not in south.options("step")  # steps do not lead to a half square
    south.choose("step b5c6")
    assert points_left(south) == 3 - 1
    east = start("c4").choose("step c5d5", "step b5c6")
    assert points_left(east) == 3 - 2
    alley = start("c2").choose("step c3", "step c4", "step c5d5")
    assert points_left(alley) == 0
    alley.choose("halt")
    assert alley.at("fire_team") == "c5d5"


@pytest.mark.rule("HN-15.17", "HN-6.16", "HN-6.17", "HN-6.5")
@pytest.mark.parametrize(
    ("enemy", "suppressed", "open_door"), [("c4", 0, False), ("c4", 1, True), ("b3", 0, True)]
)
def test_a_zone_closes_a_door(enemy: str, suppressed: int, open_door: bool) -> None:
    table = Table(overlays=VILLAGE.replace("\n", " ")).put("fire_team", "b4")
    table.put("fire_group", enemy).suppress("fire_group", suppressed)
    table.act("fire_team").choose("do move")
    assert ("b5c6" in table.options("step")) == open_door
    inside = Table(overlays=VILLAGE.replace("\n", " ")).put("fire_team", "b5c6")
    inside.put("fire_group", enemy).suppress("fire_group", suppressed)
    inside.act("fire_team").choose("do move")
    assert ("b4" in inside.options("step")) == open_door


@pytest.mark.rule("HN-15.17", "HN-6.17")
def test_in_a_larger_house_steps_between_inner_squares_stay_free() -> None:
    table = Table(overlays='{ overlay = "house_2x2", name = "big", at = "T10 4 4" }')
    table.put("fire_team", "c3d4").put("fire_group", "c2").act("fire_team").choose("do move")
    assert {"d3e4", "c4d5", "d4e5"} <= set(table.options("step"))


@pytest.mark.rule("HN-15.18", "HN-8.1", "HN-8.10")
def test_zones_of_page_13() -> None:
    table = Table(de_units=("fire_group", "fire_group")).put("fire_team", "b2")
    table.put("fire_group_a", "a3").put("fire_group_b", "d2").put("fire_group_c", "d3")
    table.act("fire_team").choose("do move")
    assert table.why("step b3") == ("HN-6.5", "zone")
    assert "c3" in table.options("step")
    table.choose("step c3")
    assert table.why("step c2") == ("HN-6.5", "zone")
    table = Table(de_units=("fire_group", "fire_group")).put("fire_team", "b2")
    table.put("fire_group_a", "a3").put("fire_group_b", "d2").put("fire_group_c", "d3")
    table.act("fire_team").choose("do assault", "target d3", "step c3", "step d3")
    # The step leads from the zones of B and C to C's square: the last step of an assault ignores
    # zones.
    assert table.last("assaulted")["target"] == "fire_group_c"


def assault_table(**more: str) -> Table:
    table = Table(de_units=("fire_group", "fire_group")).put("fire_team", "c3")
    table.put("fire_group_a", "d3")
    for name, cell in more.items():
        table.put(name, cell)
    table.act("fire_team").choose("do assault", "target d3", "step d3")
    return table


@pytest.mark.rule("HN-15.19", "HN-8.2", "HN-8.3", "HN-8.5", "HN-8.6", "HN-8.7")
def test_an_assault_and_the_retreat() -> None:
    table = assault_table().roll(6, 2).roll(1, 3)
    fought = table.last("assault_fought")
    assert (fought["total"], fought["enemy_total"]) == (8, 5)
    assert table.prompt == "retreat"
    assert sorted(table.options("on")) == ["e2", "e3", "e4"]
    table.choose("on e3")
    assert table.wounded("fire_group_a")
    assert table.at("fire_team") == "d3"


@pytest.mark.rule("HN-15.19", "HN-8.7")
def test_a_zone_beside_the_retreat_closes_squares() -> None:
    table = assault_table(support_team="d2")
    assert table.state.suppression(table.unit("support_team")) == 0
    table.roll(6, 6).roll(1, 1)
    assert table.options("on") == ["e4"]
    shut = assault_table(support_team="d2", fire_group_b="e4").roll(6, 6).roll(1, 1)
    assert shut.gone("fire_group_a")
    assert shut.at("fire_team") == "d3"


@pytest.mark.rule("HN-15.20", "HN-9.1", "HN-9.2", "HN-9.7", "HN-9.8", "HN-9.13")
def test_a_mortar_scatters_two_to_the_east() -> None:
    table = Table(us_units=("mortar_60mm",), rows=terrain_rows(H="d2 c2 b3"))
    table.put("mortar_60mm", "c1", back=True).put("fire_group", "d4").put("mg_42", "e5")
    table.put("fire_team", "f4").act("mortar_60mm").choose("do barrage", "blast d4e5")
    table.roll(4)
    assert table.last("scattered") == {"die": 4, "crossing": "f4g5"}
    table.roll(1)
    assert [event["target"] for event in table.events("attacked")] == ["fire_team"]  # friendly fire


@pytest.mark.rule("HN-15.20", "HN-9.8")
def test_a_five_stays_on_target() -> None:
    table = Table(us_units=("mortar_60mm",), rows=terrain_rows(H="d2 c2 b3"))
    table.put("mortar_60mm", "c1", back=True).put("fire_group", "d4").put("mg_42", "e5")
    table.act("mortar_60mm").choose("do barrage", "blast d4e5").roll(5)
    assert table.last("scattered") == {"die": 5, "crossing": "d4e5"}
    table.choose("target d4").roll(1).roll(1)
    assert [event["target"] for event in table.events("attacked")] == ["fire_group", "mg_42"]


@pytest.mark.rule("HN-15.20", "HN-9.1")
def test_a_mortar_on_target_attacks_everyone_under_the_template() -> None:
    table = Table(us_units=("mortar_60mm",)).put("mortar_60mm", "d1", back=True)
    table.put("fire_group", "d4").put("mg_42", "e5").act("mortar_60mm")
    table.choose("do barrage", "blast d4e5", "target e5").roll(1).roll(1)
    assert [event["target"] for event in table.events("attacked")] == ["mg_42", "fire_group"]


@pytest.mark.rule("HN-15.21", "HN-9.4", "HN-9.11", "HN-9.12")
def test_grenades_reach_two_crossings() -> None:
    army = "plate rifle_platoon_8\n  grenade_us"
    table = Table(army).put("fire_team", "c3").put("fire_group", "f6").act("fire_team")
    table.choose("do grenade")
    assert "e5f6" in table.options("blast")
    assert table.why("blast f5g6") == ("HN-7.2", "too-far")
    inside = Table(army, overlays=VILLAGE.replace("\n", " ")).put("fire_team", "b5c6")
    inside.put("fire_group", "c3").put("mg_42", "d3").act("fire_team").choose("do grenade")
    distances = {
        name: crossing_distance(
            inside.state.ground, inside.cell("b5c6"), inside.theatre.crossings.index(name)
        )
        for name in ("c4d5", "d3e4")
    }
    assert distances == {"c4d5": 1, "d3e4": 2}
    house = Table(army, overlays=VILLAGE.replace("\n", " ")).put("fire_team", "b4")
    house.put("fire_group", "b5c6").act("fire_team").choose("do grenade", "target b5c6")
    assert house.preview("pass") == {}
    house.roll(2)
    attacked = house.last("attacked")
    assert (attacked["defence"], attacked["total"]) == (4, 4)


@pytest.mark.rule("HN-15.22", "HN-9.6", "HN-9.18", "HN-5.7", "HN-5.25")
def test_demolition_2() -> None:
    table = Table(us_units=("sherman",), overlays=VILLAGE.replace("\n", " "))
    table.put("sherman", "b1", rear="a1").put("fire_group", "b5c6")
    table.act("sherman").choose("do fire", "target b5c6").roll(1)
    assert table.last("attacked")["result"] == "none"  # the shot misses
    table.choose("do demolish").roll(5, 2)
    assert table.last("demolition")["points"] == 1
    assert table.state.harm(1) == 1
    assert not table.wounded("fire_group")
    fresh = Table(us_units=("sherman",), overlays=VILLAGE.replace("\n", " "))
    fresh.put("sherman", "b1", rear="a1").put("fire_group", "b5c6")
    fresh.act("sherman").choose("do demolish", "target b5c6").roll(4, 4)
    assert fresh.state.fallen == 1
    assert fresh.asked == "de"
    assert sorted(fresh.options("on")) == ["b5", "b6", "c5", "c6"]
    fresh.choose("on b5")
    assert fresh.suppression("fire_group") == 1


@pytest.mark.rule("HN-15.23", "HN-13.2", "HN-13.9", "HN-13.10", "HN-2.14")
def test_the_five_steps_of_the_breaking_points() -> None:
    table = Table("plate rifle_platoon_8\n  cal_30_squad_8\n  mortar_option").turn()
    state = table.state
    for index, name in enumerate(
        ("mortar_60mm", "cal_30", "fire_team_a", "fire_team_b", "support_team_a", "support_team_b")
    ):
        table.put(name, f"c{index + 3}")
    orders = victory.orders_to_come(state, 0)
    casualties.eliminate(state, table.unit("mortar_60mm"), False)
    assert state.other.points == 1
    casualties.eliminate(state, table.unit("cal_30"), False)
    casualties.eliminate(state, table.unit("fire_team_a"), False)
    assert state.other.points == 6
    assert victory.orders_to_come(state, 0) == orders - 1
    casualties.eliminate(state, table.unit("support_team_a"), False)
    squad = table.theatre.groups.index("cal_30_squad_8")
    assert state.rear(table.unit("support_team_a")) == squad
    casualties.eliminate(state, table.unit("fire_team_b"), False)
    assert state.rear(table.unit("fire_team_b")) == 0
    assert state.other.points == 6


@pytest.mark.rule("HN-15.24", "HN-13.4", "HN-13.12")
def test_an_objective_changes_hands() -> None:
    extra = 'objectives = [{ name = "cross", at = "T10 i3 3", points = 2 }]'
    table = Table(extra=extra).put("fire_team", "c3").turn()
    assert victory.controller(table.state, 0, False) == 0
    table.put("fire_group", "d4")
    assert victory.controller(table.state, 0, False) == -1
    victory.take_objectives(table.state)
    assert victory.holds(table.state, 0) == -1
    table.put("fire_group", "f6")
    victory.take_objectives(table.state)
    assert victory.holds(table.state, 0) == 0
    assert table.state.one.points == 2


@pytest.mark.rule("HN-15.25", "HN-11.1", "HN-11.11", "HN-11.15")
@pytest.mark.parametrize(
    ("cell", "terrain", "seen"),
    [("e5", "w", True), ("e6", "w", False), ("e6", ".", True), ("g6", "w", False)],
)
def test_an_ambush_is_found_within_two(cell: str, terrain: str, seen: bool) -> None:
    table = (
        Table(rows=terrain_rows(**{terrain: cell})).put("recon_team", cell).put("fire_group", "e2")
    )
    table.act("fire_group", holder=1).choose("do move", "step e3")
    assert bool(table.events("revealed")) == seen


@pytest.mark.rule("HN-15.25", "HN-11.1", "HN-11.13")
def test_two_are_found_and_two_are_not() -> None:
    """A Fire Group has four units in terrain at range 2, two of them without a clear line."""
    rows = terrain_rows(w="e6 g6 c4", H="d4 c5", b="f5")
    table = Table(rows=rows, us_units=("recon_team",) * 3)
    places = {"recon_team_a": "e6", "recon_team_b": "g6", "recon_team_c": "c4"}
    for name, cell in places.items():
        table.put(name, cell)
    table.put("recon_team_d", "g4").put("fire_group", "e3")
    table.act("fire_group", holder=1).choose("do move", "step e4")
    found = {event["unit"] for event in table.events("revealed")}
    assert found == {"recon_team_a", "recon_team_d"}


@pytest.mark.rule("HN-15.26", "HN-11.5", "HN-11.17")
def test_a_machine_gun_splits_4() -> None:
    def table() -> Table:
        table = Table(us_units=("fire_team",) * 5).put("mg_42", "c3", back=True)
        for index, cell in enumerate(("b2", "d2", "b4", "d4", "h3")):
            table.put(f"fire_team_{'abcdef'[index]}", cell)
        return table.act("mg_42", holder=1).choose("do fire", "target b2")

    three = table()
    assert three.options("share") == ["1", "2", "3", "4"]
    three.choose("share 1", "target d2", "share 1")
    assert three.why("target h3") == ("HN-11.5", "too-far-apart")
    three.choose("target b4", "share 2").roll(1).roll(1).roll(1)
    assert sorted(event["bonus"] for event in three.events("attacked")) == [1, 1, 2]
    four = table().choose("share 1", "target d2", "share 1", "target b4", "share 1", "target d4")
    assert four.options("share") == ["1"]
    four.choose("share 1")
    assert four.state.waits == CHANCE  # there is no question about a fifth
    for _ in range(4):
        four.roll(1)
    assert [event["bonus"] for event in four.events("attacked")] == [1, 1, 1, 1]


@pytest.mark.rule("HN-15.27", "HN-13.5", "HN-13.13", "HN-1.5")
def test_the_six_bonuses() -> None:
    assert sum(codes.BONUS_COPIES) == 6
    assert dict(zip(codes.BONUSES, codes.BONUS_COPIES, strict=True)) == {
        "more_cards": 1,
        "more_orders": 2,
        "special_order": 1,
        "refill": 1,
        "keep_initiative": 1,
    }
    table = Table().turn()
    table.state.one.held[codes.MORE_CARDS] = 1
    table.state.one.held_size = 1
    bonuses.show(table.state, 0, codes.MORE_CARDS)
    assert hand.hand_limit(table.state, 0) == 5


@pytest.mark.rule("HN-15.28", "HN-7.7", "HN-11.6", "HN-11.18", "HN-7.19", "HN-7.9")
def test_killing_shots_and_suppression_fire() -> None:
    assert attack.outcome(codes.FIRE, 11, 6) == attack.PLAIN_HIT
    assert attack.outcome(codes.FIRE, 12, 6) == attack.KILLED
    table = Table().put("mg_42", "m3", back=True).suppress("mg_42", 1).put("fire_team", "m6")
    table.act("mg_42", holder=1).choose("do suppress")
    shot = table.preview("target m6")
    assert (shot["bonus"], shot["sum"], shot["total"]) == (2, 4, 4)
    assert attack.outcome(codes.SUPPRESS, 7, 4) == attack.SUPPRESSED
    assert attack.outcome(codes.SUPPRESS, 8, 4) == attack.SUPPRESSED_TWICE
    for die, markers in ((3, 1), (4, 2)):
        table = Table().put("mg_42", "m3", back=True).suppress("mg_42", 1).put("fire_team", "m6")
        table.act("mg_42", holder=1).choose("do suppress", "target m6").roll(die)
        assert table.suppression("fire_team") == markers
    plain = Table().put("mg_42", "m3", back=True).suppress("mg_42", 1).put("fire_team", "m6")
    plain.act("mg_42", holder=1).choose("do fire")
    assert plain.preview("target m6")["sum"] == 4 - 2


@pytest.mark.rule("HN-15.29", "HN-7.6", "HN-7.20", "HN-11.7", "HN-11.8", "HN-11.19")
def test_damage_and_snipers() -> None:
    effects = []
    for result in range(1, 7):
        table = Table(de_units=("panzer_iv",)).put("panzer_iv", "m5", rear="m6").turn()
        attack.damage(table.state, table.unit("panzer_iv"), result)
        effects.append(
            (table.gone("panzer_iv"), table.state.look(table.unit("panzer_iv")) >> 8 & 15)
        )
    assert [bits for _, bits in effects[:5]] == [1, 2, 4, 4, 8]
    assert effects[5][0]
    table = Table(de_units=("panzer_iv",)).put("panzer_iv", "m5", rear="m6").turn()
    attack.damage(table.state, table.unit("panzer_iv"), 3)
    attack.damage(table.state, table.unit("panzer_iv"), 4)
    assert table.gone("panzer_iv")
    piercing = Table(us_units=("sherman",), de_units=("panzerschreck",))
    piercing.put("sherman", "m5", rear="m6").put("panzerschreck", "m2", back=True)
    piercing.act("panzerschreck", holder=1).choose("do fire", "target m5").roll(4).roll(5)
    assert piercing.gone("sherman")  # 5 + 1
    sniper = (
        Table(de_units=("ludwig",), rows=terrain_rows(w="e5"))
        .put("ludwig", "e7")
        .put("fire_team", "e3")
    )
    sniper.act("ludwig", holder=1).choose("do snipe", "target e3").roll(6)
    assert sniper.last("attacked")["result"] == "hit"
    assert sniper.suppression("fire_team") == 0


@pytest.mark.rule("HN-15.30", "HN-5.3")
def test_each_limiting_square_counts() -> None:
    table = Table(rows=terrain_rows(w="b1 b2")).put("fire_team", "a1").put("fire_group", "c2")
    assert line(table, "a1", "c2", "fire_team", "fire_group") == 2
    assert distance(table.state, table.cell("a1"), table.cell("c2")) == 2
    houses = Table(overlays=VILLAGE.replace("\n", " "))
    room = houses.cell("b5c6")
    ranges = [distance(houses.state, room, houses.cell(cell)) for cell in ("b4", "b3", "d5e6")]
    assert ranges == [1, 2, 2]


@pytest.mark.rule("HN-15.31", "HN-6.15")
def test_a_diagonal_tank() -> None:
    from sandtable.heroes.ground.sight import FRONT, SIDE, side_hit

    table = Table(de_units=("panzer_iv",)).put("panzer_iv", "f6", rear="e5")
    unit, cell = table.unit("panzer_iv"), table.cell
    assert side_hit(table.state, unit, cell("i6"), cell("f6")) == FRONT
    assert side_hit(table.state, unit, cell("i6"), cell("e5")) == SIDE
    assert side_hit(table.state, unit, cell("f5"), cell("f6")) == SIDE
    assert direction(table.state, cell("e5"), cell("f6")) == 1
    table.put("fire_team", "e6").put("fire_group", "f5")
    assert line(table, "e6", "f5", "fire_team", "fire_group") == BLOCKED
    table.put("fire_group", "n1").act("fire_team").choose("do move")
    assert table.why("step f5") == ("HN-5.6", "no-passage")
