"""HN-1: set-up."""

import pytest
from heroes_table import Table, terrain_rows

import sandtable
from sandtable.core import CHANCE, Record, Rng
from sandtable.heroes.content.game import HeroesGame
from sandtable.heroes.model import codes, moments
from sandtable.heroes.model.state import VEILED, Skirmish
from sandtable.heroes.turn import deployment, phases

GAME = sandtable.load("heroes-of-normandie")
assert isinstance(GAME, HeroesGame)


def skirmish(record: Record) -> Skirmish:
    assert isinstance(record.state, Skirmish)
    return record.state


def deploy(table: Table, side: str = "us") -> Table:
    """Continue to the deployment of one side."""
    table.state.depth = 0
    table.state.phase = codes.DEPLOYMENT
    table.state.push2(moments.frame(codes.INITIATIVE_ROLL), 0)
    table.state.push2(moments.frame(codes.DEPLOYING, table.theatre.seat(side)), 0)
    return table.go()


def finish_deployment(state: Skirmish) -> None:
    rng = Rng(3)
    while state.phase == codes.DEPLOYMENT:
        options = state.options()
        state.play(options[rng.below(len(options))], rng)


@pytest.mark.rule("HN-1.1", "HN-1.15")
def test_a_scenario_names_everything() -> None:
    theatre = GAME.rules("war-mess").theatre
    assert (theatre.ground.width, theatre.ground.height) == (21, 14)
    assert theatre.n_areas == 4
    assert theatre.objectives == ["de_goal", "us_goal"]
    assert theatre.n_bonuses == 5
    assert theatre.first_initiative == -1
    assert theatre.last_turn == 8
    assert "surprise" not in theatre.cards


@pytest.mark.rule("HN-1.6", "HN-1.8")
def test_the_initiative_side_deploys_first_and_then_four_cards_are_dealt() -> None:
    state = GAME.start("slaughterhouse", Rng(1))
    assert isinstance(state, Skirmish)
    order = []
    rng = Rng(2)
    while state.phase == codes.DEPLOYMENT:
        order.append(state.seat)
        options = state.options()
        state.play(options[rng.below(len(options))], rng)
    assert order == sorted(order)
    assert (state.one.hand_size, state.other.hand_size) == (4, 4)
    cells = [state.at(unit) for unit in range(state.theatre.n_units) if state.at(unit) >= 0]
    assert len(set(cells)) == len(cells)
    deck = GAME.rules("slaughterhouse").theatre.deck
    assert sum(deck[: len(deck) // 2]) == 62 + 5


@pytest.mark.rule("HN-1.7")
def test_flip_units_start_either_side_up_and_infantry_healthy() -> None:
    table = deploy(Table("plate rifle_platoon_22"))
    assert table.prompt == "deploy"
    table.choose("on a1", "on a2", "on a3")
    assert table.prompt == "deploy_side"
    assert table.options() == ["up front", "up back"]
    table.choose("up back", "on b1")
    assert table.wounded("cal_30")
    assert not table.wounded("fire_team")


@pytest.mark.rule("HN-1.9", "HN-1.13")
def test_scouts_deploy_outside_but_not_next_to_an_objective() -> None:
    extra = 'objectives = [{ name = "cross", at = "T10 i4 4" }]'
    table = deploy(Table("plate rifle_platoon_8", extra=extra))
    table.choose("on a1", "on a2", "on a3", "pick recon_team", "up front")
    assert "e9" in table.options("on")
    assert table.why("on f9") == ("HN-1.6", "not-in-zone")
    assert table.why("on e5") == ("HN-1.9", "next-to-objective")
    table.choose("on e9")
    assert table.state.has(table.unit("recon_team"), VEILED)


@pytest.mark.rule("HN-1.9")
def test_a_scout_transport_outside_the_zone_carries_only_scouts() -> None:
    table = Table("plate rifle_platoon_22\n  mechanized_22").put("half_track_a", "e5", rear="e6")
    unit, transport = table.unit("fire_team"), table.unit("half_track_a")
    assert deployment.aboard_reason(table.state, unit, transport) != 0
    table.put("half_track_a", "a5", rear="a6")
    assert deployment.aboard_reason(table.state, unit, transport) == 0


@pytest.mark.rule("HN-1.12", "HN-2.3")
def test_vehicles_deploy_with_both_squares_in_the_zone_in_any_facing() -> None:
    table = deploy(Table(us_units=("greyhound", "sherman")))
    table.choose("on a1", "on a2", "on a3")
    assert table.prompt == "deploy"
    table.choose("on a6")
    assert table.prompt == "face"
    assert len(table.options("face")) == 5  # the western edge leaves five of eight
    table.choose("face n")
    assert table.rear("greyhound") == "a5"


@pytest.mark.rule("HN-1.12")
def test_infantry_may_start_aboard_a_transport() -> None:
    table = deploy(Table("plate rifle_platoon_22\n  mechanized_22"))
    table.choose("on a6", "face n", "on a9", "face n")
    assert "half_track_a" in table.options("board")
    table.choose("board half_track_a")
    assert table.state.carrier(table.unit("lt_jones")) == table.unit("half_track_a")


@pytest.mark.rule("HN-1.12")
def test_a_gun_picks_a_side_and_infantry_may_start_in_an_overlay() -> None:
    overlay = '{ overlay = "position_1", at = "T10 2 5" }'
    gun = deploy(Table(de="plate panzergrenadiere_901\n  pak_40_option"), "de")
    gun.choose("on n1", "on n2", "up front", "on n3", "on n4")
    assert gun.prompt == "face"
    assert gun.options("face") == ["n", "e", "s", "w"]
    inside = deploy(Table(overlays=overlay))
    assert "b5" in inside.options("on")


@pytest.mark.rule("HN-1.13", "HN-1.9")
def test_scouting_counts_range_whatever_the_terrain() -> None:
    rows = terrain_rows(H="c1 c2 c3 d1 d2 d3")
    table = deploy(Table(rows=rows, extra='bonuses = ["T10 i4 9", "T10 i4 12"]'))
    table.choose("on a1", "on a2", "on a3", "pick recon_team", "up back")
    assert {"c1", "e2", "e4"} <= set(table.options("on"))
    assert table.why("on f2") == ("HN-1.6", "not-in-zone")
    for cell in ("d9", "d10", "e9", "e10", "d12", "d13", "e12", "e13"):
        assert table.why(f"on {cell}") == ("HN-1.9", "next-to-objective")
    assert "c9" in table.options("on")


@pytest.mark.rule("HN-1.9")
def test_a_scout_keeps_out_of_an_overlay_with_an_objective() -> None:
    overlay = '{ overlay = "position_1", name = "trench", at = "T10 4 5" }'
    extra = 'objectives = [{ name = "cross", inside = "trench" }]'
    table = deploy(Table(overlays=overlay, extra=extra))
    table.choose("on a1", "on a2", "on a3", "pick recon_team", "up front")
    assert table.why("on d5") == ("HN-1.9", "next-to-objective")


@pytest.mark.rule("HN-1.2", "HN-2.14")
def test_plates_and_options_give_units_and_tokens() -> None:
    table = Table("plate rifle_platoon_8\n  cal_30_squad_8\n  ammo_us\n  grenade_us")
    theatre = table.theatre
    ours = [theatre.counters[u] for u in range(theatre.n_units) if theatre.seat_of[u] == 0]
    plate = ["lt_parks", "recon_team", "fire_team", "support_team"]
    assert ours == [*plate, "fire_team", "support_team", "cal_30"]
    assert [table.state.kit(0, kit) for kit in (codes.AMMO, codes.GRENADE)] == [3, 3]


@pytest.mark.rule("HN-1.5", "HN-1.15")
def test_no_side_knows_which_bonus_is_where() -> None:
    table = Table(extra='bonuses = ["T10 i4 4", "T10 i4 6"]')
    for seat in (0, 1, None):
        data = table.state.view(seat).data()
        assert data["bonuses"] == [0, 1]
        text = str(data)
        assert not any(f"'{kind}'" in text for kind in codes.BONUSES)
    pool = [int(table.state.pool(kind)) for kind in range(len(codes.BONUSES))]
    assert pool == [1, 2, 1, 1, 1]


@pytest.mark.rule("HN-1.15")
def test_markers_never_run_out() -> None:
    table = Table(us_units=("fire_team",) * 20)
    for unit in range(table.theatre.n_units):
        table.state.add_suppression(unit, 5)
        assert table.state.suppression(unit) == 5


@pytest.mark.rule("HN-1.8", "HN-1.16")
def test_the_deck_is_76_less_support_and_what_the_scenario_bans() -> None:
    support = [name for name, card in GAME.library.cards.items() if card.army != "de"]
    names = ", ".join(f'"{name}"' for name in support)
    whole = Table(extra=f"support = [{names}]").state.one
    assert whole.deck_size == 76
    plain = Table().state.one
    assert plain.deck_size == 76 - 9
    assert Table(extra='banned = ["surprise", "mine"]').state.one.deck_size == 76 - 9 - 3


@pytest.mark.rule("HN-1.10", "HN-1.6")
def test_the_order_of_setting_up() -> None:
    record = GAME.record("private-rex")
    rng = Rng(5)
    record.settle_all(rng)
    while skirmish(record).turn == 0 or skirmish(record).one.hand_size < 4:
        options = record.state.options()
        record.play(options[0], rng)
    told = [(event.kind, event.args.get("side")) for entry in record.events for event in entry]
    kinds = [kind for kind, _ in told if kind in ("deployed", "turn_began", "drew")]
    assert kinds == sorted(kinds, key=["deployed", "turn_began", "drew"].index)
    assert [side for kind, side in told if kind == "deployed"] == ["us"] * 7
    assert [side for kind, side in told if kind == "drew"] == ["us"] * 4 + ["de"] * 4


@pytest.mark.rule("HN-1.14")
def test_concealed_units_are_checked_once_after_deployment() -> None:
    table = Table().put("recon_team", "c3").put("fire_group", "c9")
    deployment.end(table.state)
    assert table.events("revealed")


@pytest.mark.rule("HN-1.16")
def test_a_die_decides_the_first_initiative() -> None:
    state = GAME.new_state(GAME.scenario("godsend"))
    assert state.waits == CHANCE
    assert state.chance_text() == "a roll of 1 dice"
    holders = set()
    for die in (1, 3, 4, 6):
        copy = state.clone()
        assert isinstance(copy, Skirmish)
        copy.settle(die)
        holders.add(int(copy.holder))
    assert holders == {0, 1}
    cards = GAME.rules("godsend").theatre.cards
    assert "long_tom" not in cards


@pytest.mark.rule("HN-1.11")
def test_units_that_wait_may_hold_an_order_from_their_turn_on() -> None:
    table = Table(us_units=("willys",), us_extra='entry = ["a1:a9"]\narrives = { willys = 3 }')
    willys = table.unit("willys")
    table.turn(2)
    assert phases.order_reason(table.state, 0, willys) != 0
    table.turn(3)
    assert phases.order_reason(table.state, 0, willys) == 0
    assert table.state.alive(willys)
    table.act("willys")
    table.state.turn = 3
    table.choose("do move")
    assert "a5" in table.options("step")


@pytest.mark.rule("HN-1.11", "HN-1.12")
def test_a_vehicle_enters_with_both_squares_in_the_entry() -> None:
    late = "arrives = { sherman = 2 }"
    table = Table(us_units=("sherman",), us_extra=f'entry = ["a4:a5"]\n{late}').turn(2)
    table.act("sherman").choose("do move")
    assert table.options("step") == ["a4", "a5"]
    table.choose("step a5")
    assert table.options("face") == ["n"]
    table.choose("face n")
    assert (table.at("sherman"), table.rear("sherman")) == ("a5", "a4")
    narrow = Table(us_units=("sherman",), us_extra=f'entry = ["a4"]\n{late}').hand("us", "no")
    narrow.act("sherman").choose("do move")
    assert narrow.why("step a4") == ("HN-5.5", "closed")


@pytest.mark.rule("HN-1.11")
def test_the_scenario_switches_scouting_off() -> None:
    table = deploy(Table("plate rifle_platoon_8", extra="no_scouts = true"))
    table.choose("on a1", "on a2", "on a3", "pick recon_team", "up back")
    assert table.why("on e9") == ("HN-1.6", "not-in-zone")


def test_a_map_is_laid_and_turned() -> None:
    theatre = GAME.rules("private-rex").theatre
    names = [theatre.terrains[theatre.base[theatre.cell(cell)]] for cell in ("d4", "g1")]
    assert names[0] == "road"
    assert terrain_rows(H="a1")[-1][0] == "H"
    finish_deployment(GAME.start("private-rex", Rng(4)))  # type: ignore[arg-type]


@pytest.mark.rule("HN-1.6")
def test_a_unit_without_room_stays_out() -> None:
    table = deploy(Table("", us_units=("fire_team", "support_team"), us_extra='zone = ["a1"]'))
    table.choose("on a1")
    assert table.asked == ""
    assert table.at("fire_team") == "a1"
    assert table.state.at(table.unit("support_team")) == -1
