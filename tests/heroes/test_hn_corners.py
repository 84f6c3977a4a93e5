"""Edge cases of the rules: the square a1, whose number is 0, and rare states."""

from itertools import permutations

import pytest
from heroes_table import Table, terrain_rows

from sandtable.core import DECISION, Rng
from sandtable.grid.squares import NOWHERE
from sandtable.heroes import victory
from sandtable.heroes.fight import assault, blast, casualties
from sandtable.heroes.know.after_choice import after_choice
from sandtable.heroes.model import codes, moments
from sandtable.heroes.model.state import ABOARD, VEILED, Skirmish
from sandtable.heroes.turn import deployment

MECHANIZED = "plate rifle_platoon_22\n  mechanized_22"


@pytest.mark.rule("HN-7.9")
def test_a_shot_from_the_corner_meets_the_side_it_comes_from() -> None:
    """A shot from below does not hit the side that a shot from above would hit."""
    for column in ("a", "d"):
        met = []
        for front, rear in ((3, 4), (4, 3)):
            table = Table(us_units=("bazooka",), de_units=("panzer_iv",))
            table.put("bazooka", f"{column}1").act("bazooka")
            table.put("panzer_iv", f"{column}{front}", rear=f"{column}{rear}").go()
            met.append(table.choose("do fire").preview(f"target {column}3")["defence"])
        assert met[0] > met[1]


@pytest.mark.rule("HN-1.11")
def test_a_unit_that_the_scenario_places_can_stand_in_the_corner() -> None:
    table = Table(us_extra='placed = [{ unit = "fire_team", at = "a1" }]')
    deployment.begin(table.state)
    assert table.at("fire_team") == "a1"


@pytest.mark.rule("HN-6.22", "HN-11.15")
@pytest.mark.parametrize("name", ["recon_team", "support_team"])
def test_a_concealed_unit_that_gets_in_is_revealed(name: str) -> None:
    table = Table(MECHANIZED, us_units=("recon_team",))
    table.put("half_track_a", "f4", rear="f3").put(name, "e4").act(name)
    concealed = table.state.concealed(table.unit(name))
    assert concealed == (name == "recon_team")
    table.choose("do move", "board half_track_a")
    assert bool(table.events("revealed")) == concealed
    assert not table.state.concealed(table.unit(name))


@pytest.mark.rule("HN-8.2", "HN-8.14")
def test_two_in_one_position_in_the_corner_have_no_cover_from_each_other() -> None:
    overlay = '{ overlay = "position_2", at = "b1" }'
    for origin, total in (("a1", 1 + 2), ("a2", 1 + 2 + 2)):
        table = Table(overlays=overlay).put("fire_team", origin).put("fire_group", "b1")
        table.act("fire_team").choose("do assault", "target b1", "step b1")
        table.roll(1, 1).roll(1, 1)
        assert table.last("assault_fought")["enemy_total"] == total


@pytest.mark.rule("HN-8.8", "HN-8.15")
def test_a_beaten_attacker_whose_transport_is_full_is_lost() -> None:
    for full in (False, True):
        table = Table(MECHANIZED).put("half_track_a", "c4", rear="c3").put("fire_group", "c5")
        table.aboard("fire_team", "half_track_a").act("fire_team")
        table.choose("do assault", "target c5", "step c5").roll(1, 1)
        for name in ("support_team", "cal_30", "lt_jones") if full else ():
            table.aboard(name, "half_track_a")
        table.roll(6, 6)
        assert table.gone("fire_team") == full


@pytest.mark.rule("HN-6.11")
def test_a_rider_that_is_thrown_out_has_lost_its_hiding_place() -> None:
    table = Table(MECHANIZED, us_units=("recon_team",), rows=terrain_rows(w="e4"))
    table.put("half_track_a", "d4", rear="d3").aboard("recon_team", "half_track_a").turn()
    table.state.push2(moments.frame(codes.INITIATIVE_ROLL), 0)
    casualties.eliminate(table.state, table.unit("half_track_a"), True)
    table.go()
    assert "e4" in table.options("on")
    table.choose("on e4")
    assert table.suppression("recon_team") == 1
    assert not table.state.concealed(table.unit("recon_team"))


def test_what_a_rider_carried_lies_on_the_square_of_its_transport() -> None:
    table = Table(MECHANIZED, extra='items = [{ name = "papers", at = ["n14"] }]')
    table.put("half_track_a", "d4", rear="d3").aboard("fire_team", "half_track_a").turn()
    table.state.set_item(0, ABOARD - table.unit("fire_team"))
    casualties.eliminate(table.state, table.unit("fire_team"), False)
    assert table.theatre.cells[table.state.item(0)] == "d4"


@pytest.mark.rule("HN-7.12")
@pytest.mark.parametrize(
    ("terrain", "limit", "kinder", "worse"),
    [
        ({"H": "c4", "w": "b4"}, 1, "b4", "c4"),
        ({"H": "b4", "w": "c4"}, 1, "c4", "b4"),
        ({"w": "b4"}, 0, "c4", "b4"),
        ({"w": "c4"}, 0, "b4", "c4"),
    ],
)
def test_along_an_edge_the_kinder_square_counts_and_is_shown(
    terrain: dict[str, str], limit: int, kinder: str, worse: str
) -> None:
    houses = (
        '{ overlay = "house_1x1", name = "south", at = "T10 i2 2" }, '
        '{ overlay = "house_1x1", name = "north", at = "T10 i2 6", turn = 180 }'
    )
    table = Table(overlays=houses, rows=terrain_rows(**terrain)).put("fire_team", "b2c3")
    table.put("fire_group", "b6c7").act("fire_team").choose("do fire")
    assert table.preview("target b6c7")["limit"] == limit
    line = table.state.line_of_fire(table.theatre.move("target b6c7"))
    (beside,) = [square for square in line["squares"] if square.get("beside") in ("b4", "c4")]
    assert (beside["cell"], beside["beside"]) == (kinder, worse)
    assert beside["modifier"] == -limit
    assert line["limit"] == limit


@pytest.mark.rule("HN-4.6", "HN-4.16")
def test_a_bluff_for_a_personal_order_only_where_no_other_unit_can_take_it() -> None:
    for others, reason in ((("fire_team",), ("HN-4.6", "no-bluff")), ((), None)):
        table = Table(us_units=("the_rock",)).put("the_rock", "a2").put("fire_group", "n1")
        for name in others:
            table.put(name, "a1")
        table.turn(2, codes.ORDERS)
        army = table.state.one
        army.left, army.left_size = 1 << 20, 1
        table.state.push2(moments.frame(codes.ORDERING, 0), 0)
        table.go()
        assert table.why("order the_rock") == reason


@pytest.mark.rule("HN-12.6")
def test_an_opened_hedge_in_the_corner_stays_open() -> None:
    table = Table(rows=terrain_rows(H="a1 b1"))
    table.state.open_hedge(table.cell("a1"))
    opened = [table.state.terrain(table.cell(name)) for name in ("a1", "b1")]
    table.state.lay_ground()
    assert [table.state.terrain(table.cell(name)) for name in ("a1", "b1")] == opened
    assert opened[0] != opened[1]


@pytest.mark.rule("HN-13.2")
def test_only_an_option_that_can_break_is_charged() -> None:
    table = Table("plate rifle_platoon_8\n  cal_30_squad_8\n  bazooka_squad_8")
    table.put("fire_team_a", "c3").turn(2)
    table.state.push2(moments.frame(codes.INITIATIVE_ROLL), 0)
    casualties.eliminate(table.state, table.unit("fire_team_a"), False)
    table.go()
    for group in table.theatre.groups:
        offered = group in table.options("charge")
        assert (table.why(f"charge {group}") is None) == offered
    assert 0 < len(table.options("charge")) < len(table.theatre.groups)


@pytest.mark.rule("HN-10.1")
def test_what_fires_at_a_mover_takes_its_better_square() -> None:
    """The threats shown before a step include lines to the vehicle's rear alone."""
    table = Table(us_units=("greyhound",), rows=terrain_rows(H="e5"))
    table.put("greyhound", "d4", rear="d3").put("mg_42", "h4", back=True).act("greyhound")
    table.choose("do move")
    told = table.state.threats(table.theatre.move("drive forward"))
    assert [threat["unit"] for threat in told] == ["mg_42"]


def test_without_a_seat_there_is_no_pass() -> None:
    table = Table().put("fire_team", "c3").act("fire_team")
    assert not table.state.may_pass(-1)


@pytest.mark.rule("HN-10.2", "HN-3.10")
@pytest.mark.parametrize(
    ("hidden", "mover", "side"),
    [("recon_group", "fire_team", "de"), ("recon_team", "fire_group", "us")],
)
def test_a_hidden_unit_in_a_position_is_asked_even_where_it_cannot_fire(
    hidden: str, mover: str, side: str
) -> None:
    """On both sides only the owner knows what the unit is. The pause must not reveal it."""
    pit = '{ overlay = "position_1", at = "T00 4 3" }'
    wall = terrain_rows(H="a7 b7 c7 d7 e7 f7 g7 h7")
    table = Table(overlays=pit, rows=wall).put(mover, "d4")
    table.put(hidden, "d10").hand(side, "courage")
    table.state.mark(table.unit(hidden), VEILED)
    table.act(mover).choose("do move", "step d5")
    assert (table.asked, table.prompt) == (side, "opportunity")
    assert table.options("activate") == []


@pytest.mark.rule("HN-7.9")
def test_markers_of_suppression_above_the_maximum_change_nothing_else() -> None:
    table = Table().put("fire_team", "c3").put("fire_group", "n14")
    unit = table.unit("fire_team")
    for number in range(1, 18):
        table.state.add_suppression(unit, 1)
        assert table.suppression("fire_team") == min(number, 15)
    table.state.add_suppression(unit, -20)
    assert table.suppression("fire_team") == 0
    assert table.at("fire_team") == "c3"


@pytest.mark.rule("HN-5.18")
def test_a_wreck_can_lie_in_the_corner() -> None:
    table = Table(us_units=("sherman",)).put("sherman", "a1", rear="b1").put("fire_group", "n14")
    casualties.eliminate(table.state, table.unit("sherman"), True)
    cells = [table.theatre.cells[cell] for cell in table.state.wreck_cells(table.unit("sherman"))]
    assert cells == ["a1", "b1"]


def test_a_choice_shows_a_changed_token() -> None:
    """The map shows the order before it is committed."""
    table = Table().put("fire_team", "c3").put("fire_group", "n14")
    unit = table.unit("fire_team")
    before = table.state.clone()
    assert isinstance(before, Skirmish)
    table.state.set_token(unit, 1)
    told = after_choice(before, table.state, unit)
    assert told is not None
    assert (told["cell"], told["token"]) == ("c3", "1")
    assert after_choice(before, table.state, table.unit("fire_group")) is None
    ordered = table.state.clone()
    assert isinstance(ordered, Skirmish)
    table.state.lift(unit)
    table.state.put(unit, table.theatre.cells.index("c4"), NOWHERE)
    # A token that did not change is left out.
    assert after_choice(ordered, table.state, unit) == {"cell": "c4"}


@pytest.mark.rule("HN-14.7")
def test_an_attacker_beaten_in_the_corner_gets_back_through_a_window() -> None:
    house = '{ overlay = "house_1x1", name = "west", at = "T10 i2 1" }'
    table = Table(overlays=house).put("fire_team", "b1c2").put("fire_group", "a1")
    table.hand("us", "surprise", "surprise").suppress("fire_team", 1).act("fire_team")
    table.choose("card surprise", "do assault", "target a1", "step a1", "pass")
    table.roll(1, 1).choose("pass").roll(6, 6).choose("card surprise")
    assert table.at("fire_team") == "b1c2"


@pytest.mark.rule("HN-9.18", "HN-5.18")
def test_a_wreck_is_a_structure_that_artillery_may_be_offered_for() -> None:
    """A card of artillery may target crossings around a wreck."""
    table = Table(de_units=("panzer_iv",)).put("fire_team", "c3")
    table.put("panzer_iv", "j10", rear="j11")
    casualties.eliminate(table.state, table.unit("panzer_iv"), True)
    names = [
        table.theatre.crossings[crossing]
        for crossing in blast.near_targets(table.state, 0, NOWHERE, 1)
    ]
    corners = [
        f"{west}{south}{east}{south + 1}" for west, east in ("ij", "jk") for south in (9, 10, 11)
    ]
    assert sorted(names) == sorted(corners)
    assert len(blast.near_targets(table.state, 0, NOWHERE, 0)) == 0


@pytest.mark.rule("HN-8.15", "HN-6.11")
def test_a_transport_can_be_the_first_of_all_units() -> None:
    """Units in a transport with the number 0 storm from its squares, as from any other
    transport."""
    suppressed = []
    for facing in (0, 4):
        table = Table("", us_units=("half_track", "fire_team"), de_units=("pak_40",))
        assert table.unit("half_track") == 0
        table.put("half_track", "c4", rear="c3").aboard("fire_team", "half_track")
        table.put("pak_40", "c5", facing=facing).act("fire_team")
        assert "do fire" in table.options()
        table.choose("do assault", "target c5", "step c5")
        suppressed.append(table.suppression("pak_40"))
    assert suppressed == [1, 0]


@pytest.mark.rule("HN-9.7")
@pytest.mark.parametrize(("unit", "rear", "rows"), [("panzer_iv", "j11", 3), ("fire_group", "", 2)])
def test_the_crossings_of_each_square_of_an_enemy_are_offered(
    unit: str, rear: str, rows: int
) -> None:
    table = Table(de_units=("panzer_iv",)).put("fire_team", "c3").put(unit, "j10", rear=rear)
    names = [
        table.theatre.crossings[crossing]
        for crossing in blast.near_targets(table.state, 0, NOWHERE, 0)
    ]
    around = [
        f"{left}{row}{right}{row + 1}" for left, right in ("ij", "jk") for row in range(9, 9 + rows)
    ]
    assert sorted(names) == sorted(around)


@pytest.mark.rule("HN-13.12")
def test_the_rear_of_a_vehicle_counts_in_the_corner() -> None:
    bushes = '{ overlay = "thicket", name = "pit", at = "T10 1 1" }'
    extra = 'objectives = [{ name = "cross", inside = "pit" }]'
    table = Table(us_units=("sherman",), overlays=bushes, extra=extra)
    assert table.theatre.area[table.theatre.cells.index("a1")] > 0
    table.put("sherman", "a2", rear="a1").put("ob_hauser", "n9")
    assert victory.controller(table.state, 0, False) == 0


def test_a_fallen_unit_is_hidden_no_longer() -> None:
    """The enemy must not confuse it with units that are still in ambush."""
    table = Table().put("fire_team", "c3").put("fire_group", "n14")
    unit = table.unit("fire_group")
    table.state.mark(unit, VEILED)
    casualties.eliminate(table.state, unit, False)
    assert not table.state.has(unit, VEILED)


STORM = ["do assault", "target c4", "step c4"]
SHOOT = ["do fire", "target c4"]


@pytest.mark.rule("HN-7.3", "HN-8.2")
@pytest.mark.parametrize(
    ("moves", "suppressed", "rolls", "won"),
    [
        (STORM, 3, [(6, 6), (1, 1)], {"us assault_rolled": ["us"], "de assault_rolled": []}),
        (STORM, 0, [(1, 1), (6, 6)], {"us assault_rolled": [], "de assault_rolled": ["de"]}),
        (SHOOT, 0, [(6,)], {"us rolled": ["us"]}),
        (SHOOT, 0, [(1,)], {"us rolled": []}),
    ],
)
def test_dice_win_only_after_the_roll_and_only_for_the_side_that_rolled_them(
    moves: list[str], suppressed: int, rolls: list[tuple[int, ...]], won: dict[str, list[str]]
) -> None:
    table = Table().put("fire_team", "c3").put("fire_group", "c4")
    table.suppress("fire_group", suppressed).act("fire_team").choose(*moves[:-1])
    for side in ("us", "de"):
        table.hand(side, "surprise").asks(side, "always")
    table.choose(moves[-1])
    found: dict[str, list[str]] = {}
    left = iter(rolls)
    state = table.state
    while moments.kind_of(state.top()) != codes.INITIATIVE_ROLL:
        moment = f"{table.asked} {table.prompt}" if state.waits == DECISION else "roll"
        sides = [
            side
            for seat, side in enumerate(table.theatre.seats)
            if assault.has_won(state, state.top(), seat)
        ]
        assert found.setdefault(moment, sides) == sides
        if state.waits == DECISION:
            table.choose("on c5" if "on c5" in table.options() else "pass")
        else:
            table.roll(*next(left))
    assert {moment: sides for moment, sides in found.items() if "rolled" in moment} == won
    assert not any(sides for moment, sides in found.items() if moment not in won)
    assert "roll" in found


@pytest.mark.rule("HN-7.12")
@pytest.mark.parametrize(
    ("others", "woods", "ends", "between"),
    [
        (
            ["i2 4", "i5 2", "i5 4"],
            "d3 d4",
            ("b3b4", "f3f4"),
            [("c3c4", None), ("d3", "d4"), ("e3e4", None)],
        ),
        (
            ["i4 2", "i2 5", "i4 5"],
            "c4 d4",
            ("c2d2", "c6d6"),
            [("c3d3", None), ("c4", "d4"), ("c5d5", None)],
        ),
    ],
)
def test_what_a_line_crosses_is_told_in_order_with_an_edge_between_two_alleys(
    others: list[str], woods: str, ends: tuple[str, str], between: list[tuple[str, str | None]]
) -> None:
    houses = ", ".join(f'{{ overlay = "house_1x1", at = "T10 {at}" }}' for at in ["i2 2", *others])
    table = Table(overlays=houses, rows=terrain_rows(w=woods))
    one, other = ends
    for start, aim, squares in ((one, other, between), (other, one, between[::-1])):
        line = table.fork().put("fire_team", start).put("fire_group", aim).act("fire_team")
        told = line.choose("do fire").state.line_of_fire(table.theatre.move(f"target {aim}"))
        assert [(square["cell"], square.get("beside")) for square in told["squares"]] == squares


@pytest.mark.rule("HN-11.14", "HN-4.20")
def test_what_a_concealed_unit_carries_stays_on_its_square_whichever_unit_it_is() -> None:
    extra = 'items = [{ name = "papers", at = ["c5"] }]'
    names = ["recon_team", "bazooka"]
    views = []
    for carrier, other in permutations(names):
        table = Table(rows=terrain_rows(w="c3 c4 c5 g9"), us_units=("bazooka",), extra=extra)
        table.put(carrier, "c3").put(other, "g9").put("fire_group", "n14")
        for name in names:
            table.state.mark(table.unit(name), VEILED)
        table.state.set_item(0, table.cell("c5"))
        table.act(carrier).choose("do move", "step c4", "step c5", "halt").go()
        assert table.state.item(0) == ABOARD - table.unit(carrier)
        assert all(table.state.has(table.unit(name), VEILED) for name in names)
        view = table.state.view(1)
        assert view.data()["items"] == {"papers": "carried"}
        views.append(view.cells())
        found = set()
        for seed in range(20):
            imagined = view.imagine(Rng(seed))
            unit = ABOARD - imagined.item(0)
            found.add(table.theatre.units[unit])
            assert table.theatre.cells[imagined.at(unit)] == "c5"
        assert found == set(names)
    assert views[0] == views[1], "the view does not tell which unit carries it"
