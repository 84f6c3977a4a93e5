"""The coach's reasons in Heroes: each is given where it applies, and only there."""

from heroes_table import Table, terrain_rows

from sandtable.agents.coach_analysis import Line
from sandtable.agents.coach_reasons import reasons
from sandtable.core import Rng
from sandtable.heroes.facets.measures import Lookout
from sandtable.heroes.model import codes, moments
from sandtable.heroes.model.state import VEILED
from sandtable.heroes.turn import phases

CROSS = 'objectives = [{ name = "cross", at = "T10 i3 3", points = 2 }]'
HOLD = 'aims = [{ kind = "hold", objectives = ["cross"], from = 3 }]'
PAPERS = 'items = [{ name = "papers", at = ["d5"] }]'
CARRY = 'exit = ["a1:a14"]\naims = [{ kind = "carry", item = "papers" }]'


def line(table: Table, *texts: str) -> Line:
    seat = int(table.state.first_owing())
    found = Line(table.state.view(seat).position, seat)
    for text in texts:
        found.add(table.theatre.move(text))
    return found


def why(table: Table, better: list[str], worse: list[str]) -> dict[str, tuple[float, float]]:
    """Return the reasons for one line rather than another, with their numbers."""
    one, other = line(table, *better).take_stock(), line(table, *worse).take_stock()
    return {reason.key: (reason.better, reason.worse) for reason in reasons(one, other)}


def both(table: Table, one: list[str], other: list[str], key: str) -> None:
    """Check that a reason speaks for one of two lines, and not for the other."""
    assert key in why(table, one, other)
    assert key not in why(table, other, one)


# Positions of the units


def test_the_ways_to_the_goals_are_added_up() -> None:
    table = Table(extra=CROSS, us_extra=HOLD).put("fire_team", "g3").put("lt_parks", "d3")
    table.moves("fire_team")
    nearer, away = ["step f3", "halt"], ["step h3", "halt"]
    assert why(table, nearer, away)["ways"] == (2.0, 4.0)
    both(table, nearer, away, "ways")


def test_without_a_goal_there_is_no_way() -> None:
    table = Table().put("fire_team", "g3").put("ob_hauser", "a3").moves("fire_team")
    assert set(why(table, ["step f3", "halt"], ["step h3", "halt"])) == {"later"}


def test_a_unit_that_comes_to_the_map_makes_no_way_longer() -> None:
    """One more unit means one more way to a goal. That is no reason against bringing it in."""
    table = Table(extra=CROSS, us_extra=HOLD).put("lt_parks", "d3").moves("lt_parks")
    lookout = Lookout(table.state.view(0).position, 0)
    few = lookout.stock(table.state.view(0).position)
    more = lookout.stock(table.put("fire_team", "g3").state.view(0).position)
    assert more["ways"] > few["ways"]
    assert "ways" not in {reason.key for reason in reasons(few, more)}


def test_the_way_leads_to_the_goal_at_the_start_of_the_line() -> None:
    """Picking up an item changes the goal; the way to the old goal counts."""
    table = Table(extra=PAPERS, us_extra=CARRY).put("fire_team", "d4").act("fire_team")
    found = why(table, ["do move", "step d5", "halt"], ["do move", "halt"])
    assert found["items"] == (1.0, 0.0)
    assert found["ways"] == (0.0, 1.0)
    both(table, ["do move", "step d5", "halt"], ["do move", "step e4", "halt"], "items")
    assert "items" not in why(table, ["do move", "step e5", "halt"], ["do move", "halt"])


def test_infantry_in_cover_is_counted() -> None:
    table = Table(rows=terrain_rows(w="d5")).put("fire_team", "d4").moves("fire_team")
    assert why(table, ["step d5", "halt"], ["step e4", "halt"])["cover"] == (1.0, 0.0)
    assert "cover" not in why(table, ["step e5", "halt"], ["step e4", "halt"])
    both(table, ["step d5", "halt"], ["step e4", "halt"], "cover")


def test_a_vehicle_has_no_cover() -> None:
    table = Table(us_units=("willys",), rows=terrain_rows(w="d5")).put("willys", "d5")
    position = table.moves("willys").state.view(0).position
    assert Lookout(position, 0).stock(position)["cover"] == 0.0


# Fire


def test_enemy_and_own_fire_match_the_rules() -> None:
    table = Table(rows=terrain_rows(H="d6")).put("fire_team", "c4").put("fire_group", "d9")
    behind, open_ = ["step d4", "halt"], ["step c5", "halt"]
    table.moves("fire_team")
    shot = Table().put("fire_team", "c5").put("fire_group", "d9").act("fire_team")
    odds = shot.choose("do fire").preview("target d9")
    hits = odds["hits"] / odds["ways"]
    assert hits > 0
    seen = line(table, *open_).take_stock()
    assert seen["own-fire"] == hits
    assert line(table, *behind).take_stock()["own-fire"] == 0.0
    assert why(table, behind, open_)["enemy-fire"] == (0.0, round(seen["enemy-fire"], 1))
    both(table, open_, behind, "own-fire")
    both(table, behind, open_, "enemy-fire")


def test_an_unknown_enemy_is_no_danger() -> None:
    """Nor does an enemy that the line reveals count, because its identity is a guess."""
    table = Table().put("fire_team", "d4").put("recon_group", "d6", back=True)
    known = table.moves("fire_team").state.view(0).position
    assert Lookout(known, 0).stock(known)["enemy-fire"] > 0.0
    table.state.mark(table.unit("recon_group"), VEILED)
    unknown = table.state.view(0).position
    lookout = Lookout(unknown, 0)
    assert lookout.stock(unknown)["enemy-fire"] == 0.0
    assert lookout.stock(known)["enemy-fire"] == 0.0


def test_the_odds_of_the_attack_that_is_made_are_compared() -> None:
    table = Table().put("support_team", "d4").put("fire_group", "d6").put("ob_hauser", "h12")
    table.act("support_team")
    found = why(table, ["do fire", "target d6"], ["do fire", "target h12"])
    assert found["odds"][0] > found["odds"][1]
    both(table, ["do suppress", "target d6"], ["do fire", "target d6"], "suppression-odds")
    both(table, ["do fire", "target d6"], ["do suppress", "target d6"], "odds")


# Orders


def ordering() -> Table:
    """Return a table in the Order Phase: the Support Team can fire, the Fire Team sees no enemy."""
    table = Table(rows=terrain_rows(H="a2 b2 b1")).put("fire_team", "a1").put("support_team", "d4")
    table.put("ob_hauser", "d9").turn(phase=codes.ORDERS)
    army = table.state.army(0)
    army.numbers, army.bluffs, army.left, army.left_size = 2, 1, 6 | 1 << 20, 3
    table.state.push2(moments.frame(codes.ORDERING, 0), 0)
    return table.go()


def test_orders_are_of_use_on_units_with_something_to_do() -> None:
    table = ordering()
    of_use, idle = ["order support_team", "token 1"], ["order fire_team", "token 1"]
    bluff = ["order support_team", "token bluff"]
    assert why(table, of_use, idle)["orders"] == (1.0, 0.0)
    both(table, of_use, idle, "orders")
    assert why(table, of_use, bluff)["orders"] == (1.0, 0.0)


def test_a_goal_within_a_move_is_something_to_do() -> None:
    near = Table(extra=CROSS, us_extra=HOLD).put("fire_team", "f3").put("lt_parks", "n3")
    near.turn(1, codes.ORDERS)
    phases.begin(near.state)
    near.go()
    both(near, ["order fire_team", "token 1"], ["order lt_parks", "token 1"], "orders")


def test_a_lower_number_is_sooner_for_the_same_unit_only() -> None:
    table = ordering()
    first, second = ["order support_team", "token 1"], ["order support_team", "token 2"]
    assert why(table, first, second)["number"] == (1.0, 2.0)
    both(table, first, second, "number")
    assert "number" not in why(table, first, ["order fire_team", "token 2"])


def test_a_unit_that_could_act_and_does_not_is_idle() -> None:
    table = Table().put("fire_team", "d4").put("ob_hauser", "d9").act("fire_team")
    both(table, ["do move", "step d5", "halt"], ["do nothing"], "idle")
    supply = Table().put("fire_team", "d4").put("lt_parks", "b1").put("ob_hauser", "d9")
    supply.window(codes.SUPPLY_MOVES, seat=0)
    found = why(supply, ["activate fire_team", "halt"], ["pass"])
    assert found["idle"] == (0.0, 2.0)


# Cards


def test_kept_cards_are_counted_and_discarded_cards_are_replaced() -> None:
    table = Table().put("lt_parks", "d4").put("ob_hauser", "d9")
    table.hand("us", "repairs", "thank_the_helmet").window(codes.DISCARDING, seat=0)
    found = why(table, ["discard repairs"], ["pass"])
    assert found["draws"] == (3.0, 2.0)
    assert set(why(table, ["pass"], ["discard repairs"])) == {"later"}
    playing = Table().put("lt_parks", "d4").put("ob_hauser", "d9").hand("us", "tactician")
    lookout = Lookout(playing.moves("lt_parks").state.view(0).position, 0)
    full = lookout.stock(playing.state.view(0).position)
    playing.state.army(0).leave_hand(playing.theatre.card("tactician"))
    empty = lookout.stock(playing.state.view(0).position)
    assert [reason.key for reason in reasons(full, empty)] == ["hand"]
    assert "hand" not in {reason.key for reason in reasons(empty, full)}


# Timing and point of view


def test_what_changes_by_itself_is_no_reason() -> None:
    """Suppression is removed at the end of the turn, not because of a pass."""
    table = Table().put("fire_team", "d4").put("lt_parks", "b1").put("ob_hauser", "d9")
    table.suppress("ob_hauser", 1).turn(phase=codes.SUPPLY)
    table.state.push2(moments.frame(codes.SUPPLYING, 5), 0)
    table.state.push2(moments.frame(codes.SUPPLY_MOVES, 0), 0)
    table.go()
    stays, passes = ["activate fire_team", "halt"], ["pass"]
    ends = [line(table, *texts).take_stock() for texts in (stays, passes)]
    assert [end["enemy-suppressed"] for end in ends] == [1.0, 0.0]
    for found in (why(table, stays, passes), why(table, passes, stays)):
        assert not {"enemy-suppressed", "enemy-fire", "own-fire", "hand"} & set(found)


def test_what_is_hidden_changes_no_number() -> None:
    table = Table(de="plate panzergrenadiere_901", de_units=("panzerschreck",))
    table.put("fire_team", "d4").put("lt_parks", "b4").put("ob_hauser", "d11")
    for name, cell in {"recon_group": "d8", "panzerschreck": "f6"}.items():
        table.put(name, cell)
        table.state.mark(table.unit(name), VEILED)
    table.state.set_token(table.unit("ob_hauser"), 2)
    table.hand("de", "tactician").act("fire_team")
    lines = [["do nothing"], ["do move", "step d5"], ["do move", "step e4", "halt"]]
    told = [line(table, *texts).take_stock() for texts in lines]
    view = table.state.view(0)
    others = [view.imagine(Rng(seed)) for seed in range(6)]
    squares = {
        tuple(int(state.at(unit)) for unit in range(table.theatre.n_units)) for state in others
    }
    assert len(squares) > 1
    for state in others:
        table.state = state
        assert [line(table, *texts).take_stock() for texts in lines] == told
