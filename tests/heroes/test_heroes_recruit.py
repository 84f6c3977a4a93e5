"""Choices of the recruit in Heroes, in small positions."""

from heroes_table import Table, terrain_rows

from sandtable.agents import make
from sandtable.agents.heuristics import likelihoods
from sandtable.heroes.model import codes, moments

AT_WAR = "plate rifle_platoon_8"


def ask(table: Table) -> str:
    """Return the recruit's choice."""
    view = table.state.view(table.state.seat)
    decision = view.decision()
    assert decision is not None
    return make("thumb", 1).decide(view, decision).text


def let_play(table: Table, choices: int) -> list[str]:
    """Return the recruit's next choices, until chance."""
    made = []
    for _ in range(choices):
        if not table.options():
            break
        made.append(ask(table))
        table.choose(made[-1])
    return made


def test_it_fires_at_the_target_it_can_hurt_most() -> None:
    """The target is a wounded unit in the open, not a healthy one behind a hedge."""
    table = Table(rows=terrain_rows(H="h8"), de_units=("fire_group",))
    table.put("fire_team", "d4").put("fire_group_a", "d8", back=True).put("fire_group_b", "h8")
    assert let_play(table.act("fire_team"), 2) == ["do fire", "target d8"]


def test_it_aims_at_the_officer_who_gives_all_orders() -> None:
    table = Table().put("support_team", "d4").put("ob_hauser", "d8").put("fire_group", "f8")
    made = let_play(table.act("support_team"), 2)
    assert made[-1] == "target d8"


def test_it_uses_ammo_where_that_pays() -> None:
    table = Table(us=f"{AT_WAR}\n  ammo_us", rows=terrain_rows(H="d8"))
    table.put("fire_team", "d4").put("ob_hauser", "d8")
    assert let_play(table.act("fire_team"), 2) == ["do fire", "ammo"]


def test_it_assaults_a_suppressed_unit_in_cover() -> None:
    """Fire has little effect behind a hedge, and a suppressed gun crew cannot hold."""
    table = Table(us_units=("the_rock",), rows=terrain_rows(H="d6"))
    table.put("the_rock", "d4").put("mg_42", "d6", back=True).suppress("mg_42", 1)
    assert let_play(table.act("the_rock"), 2) == ["do assault", "target d6"]


def test_it_throws_a_grenade_into_a_house() -> None:
    house = '{ overlay = "house_1x1", name = "west", at = "T10 i2 5" }'
    table = Table(us=f"{AT_WAR}\n  grenade_us", overlays=house)
    table.put("fire_team", "b4").put("ob_hauser", "b5c6")
    assert let_play(table.act("fire_team"), 2) == ["do grenade", "target b5c6"]


def test_it_shows_a_tank_its_front() -> None:
    """The tank does not turn its rear to a gun ahead."""
    table = Table(us_units=("sherman",), de_units=("pak_40",))
    table.put("pak_40", "d12", facing=4).put("sherman", "d4", rear="d3")
    let_play(table.act("sherman"), 12)
    state = table.state
    tank = table.unit("sherman")
    assert state.ground.y[state.at(tank)] >= state.ground.y[state.rear(tank)]


def test_it_gives_the_first_order_to_a_unit_that_can_use_it() -> None:
    table = Table().put("support_team", "d4").put("fire_team", "a1").put("lt_parks", "b1")
    table.put("ob_hauser", "d9").turn(phase=codes.ORDERS)
    army = table.state.army(0)
    army.numbers, army.bluffs, army.left, army.left_size = 2, 0, 6, 2
    table.state.push2(moments.frame(codes.ORDERING, 0), 0)
    table.go()
    assert let_play(table, 2) == ["order support_team", "token 1"]


def test_it_walks_to_its_objective_and_stays() -> None:
    extra = 'objectives = [{ name = "goal", side = "us", at = "h4", points = 1 }]'
    aims = 'aims = [{ kind = "hold", objectives = ["goal"], from = 2 }]'
    table = Table(extra=extra, us_extra=aims).put("fire_team", "f4").moves("fire_team")
    let_play(table, 3)
    assert table.at("fire_team") == "h4"
    assert let_play(table.moves("fire_team"), 1) == ["halt"]


def test_it_leaves_the_map_with_what_it_carries() -> None:
    extra = 'items = [{ name = "papers", at = ["d4"] }]'
    aims = 'exit = ["a1:a14"]\naims = [{ kind = "carry", item = "papers" }]'
    table = Table(extra=extra, us_extra=aims).put("fire_team", "a4").put("ob_hauser", "d8")
    table.state.set_item(0, -10 - table.unit("fire_team"))
    assert let_play(table.act("fire_team"), 2) == ["do move", "leave"]


def test_it_stops_a_hit_that_would_cost_the_officer() -> None:
    table = Table().put("lt_parks", "d4").put("ob_hauser", "d7").hand("us", "thank_the_helmet")
    table.act("ob_hauser", holder=1).choose("do fire", "target d4")
    while table.state.options() == []:
        table.roll(6)
    while table.asked == "us" and table.prompt != "hit":
        table.choose("pass")
        while table.state.options() == []:
            table.roll(6)
    assert table.prompt == "hit"
    assert ask(table) == "card thank_the_helmet"


def test_it_discards_what_it_cannot_use() -> None:
    """Repairs are discarded by a side without tanks; a helmet stays."""
    table = Table().put("lt_parks", "d4").put("ob_hauser", "d9")
    table.hand("us", "repairs", "thank_the_helmet").window(codes.DISCARDING, seat=0)
    assert let_play(table, 2) == ["discard repairs", "pass"]


def likely(table: Table) -> dict[str, float]:
    """Return the prior probability of each option for a search."""
    seat = table.state.seat
    shares = likelihoods(table.state.view(seat).position, seat)
    return dict(zip(table.options(), shares, strict=True))


def test_a_won_roll_is_not_rerolled() -> None:
    """The search gives no weight to any reroll, of one die or all, in fire or assault."""
    army = f"{AT_WAR}\n  veteran_us"
    fire = Table(army).put("fire_team", "d4").put("fire_group", "d6").act("fire_team")
    fire.choose("do fire", "target d6").roll(6)
    assert likely(fire) == {"reroll": 0.0, "pass": 1.0}
    fire.choose("pass")
    lost = Table(army).put("fire_team", "d4").put("fire_group", "d6").act("fire_team")
    lost.choose("do fire", "target d6").roll(1)
    assert likely(lost)["reroll"] > 0.0
    assault = Table(army).put("fire_team", "d4").put("mg_42", "d5", back=True).suppress("mg_42", 3)
    assault.act("fire_team").choose("do assault", "target d5", "step d5").roll(6, 2)
    assault.hand("us", "second_chance").state.forget_options()
    found = likely(assault)
    assert found.pop("pass") == 1.0
    assert set(found) == {"card second_chance", "reroll", "reroll_die 2", "reroll_die 6"}
    assert not any(found.values())


FAR_AWAY = 'objectives = [{ name = "cross", at = "T10 i3 3", points = 2 }]'
MECHANIZED = "plate rifle_platoon_22\n  mechanized_22"


def test_a_unit_with_a_long_way_rides() -> None:
    table = Table(MECHANIZED, extra=FAR_AWAY)
    table.put("half_track_a", "m13", rear="m14").put("fire_team", "n13").act("fire_team")
    assert let_play(table, 2) == ["do move", "board half_track_a"]
    near = Table(MECHANIZED, extra=FAR_AWAY)
    near.put("half_track_a", "d5", rear="d6").put("fire_team", "e5").act("fire_team")
    assert "board half_track_a" not in let_play(near, 4)


def test_a_unit_with_a_long_way_starts_aboard() -> None:
    """The heuristics once valued squares of the zone above any transport, and did not know the
    way."""
    for zone, chosen in (('zone = ["l11:n14"]', True), ('zone = ["a1:c6"]', False)):
        table = Table(MECHANIZED, extra=FAR_AWAY, us_extra=zone)
        table.put("half_track_a", "m13" if chosen else "b5", rear="m14" if chosen else "b6")
        table.put("half_track_b", "l13" if chosen else "a5", rear="l14" if chosen else "a6")
        table.turn(phase=codes.DEPLOYMENT).state.push2(moments.frame(codes.INITIATIVE_ROLL), 0)
        table.state.push2(moments.frame(codes.DEPLOYING, 0), 0)
        assert "board half_track_a" in table.go().options()
        assert ask(table).startswith("board ") == chosen
