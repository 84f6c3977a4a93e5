"""Rules that version 4 corrected, beside those that apply to games started under version 3."""

import pytest
from heroes_table import Table

import sandtable
from sandtable.heroes import victory
from sandtable.heroes.content.armies import check_army, read_army
from sandtable.heroes.content.game import HeroesGame
from sandtable.heroes.content.generator import parse_id
from sandtable.heroes.fight import casualties, demolition
from sandtable.heroes.model import codes, moments
from sandtable.heroes.model.state import ACTED, Skirmish
from sandtable.heroes.turn import bonuses

TITLE = "heroes-of-normandie"
NEST = "plate panzergrenadiere_901\nplate feldkommando\n  mg_nest_de"
POSITION = '{ overlay = "position_1", name = "pit", at = "T10 i4 6" }'
both = pytest.mark.parametrize("version", [3, 4])


def alone(table: Table, side: str, *kept_units: str) -> Table:
    """Remove all units of a side except these."""
    for unit, name in enumerate(table.theatre.units):
        own = table.theatre.seats[table.theatre.seat_of[unit]] == side
        if own and name not in kept_units:
            casualties.eliminate(table.state, unit, False)
            table.state.depth = 0
    return table


# HN-13: units that left the map are not dead


@both
@pytest.mark.rule("HN-13.3")
def test_the_last_unit_carries_the_papers_off_and_wins(version: int) -> None:
    """H1: goals are checked first, and a side that met one by leaving is not disorganised."""
    table = Table(
        extra='items = [{ name = "papers", turn = 1, side = "us", at = ["T10 3 3"] }]',
        us_extra='exit = ["a1:a14"]\naims = [{ kind = "carry", item = "papers" }]',
        rules_version=version,
    )
    table.put("fire_team", "a3").put("ob_hauser", "n9")
    alone(table, "us", "fire_team")
    table.state.set_item(0, -10 - table.unit("fire_team"))
    table.act("fire_team").choose("do move", "leave")
    if version == 3:
        assert (table.state.winner, table.state.ending) == (1, "disorganised")
        return
    assert not table.state.over
    table.turn(2, codes.SUPPLY)
    table.state.push2(moments.frame(codes.SUPPLYING, 8), 0)
    table.state.advance()
    assert (table.state.winner, table.state.ending) == (0, "objectives")


@pytest.mark.rule("HN-13.3")
def test_the_last_two_break_through_and_win_and_one_is_not_enough() -> None:
    """H1: a side without units has lost unless its goal is met."""
    for number, over in ((2, False), (3, True)):
        aims = f'exit = ["a1:a14"]\naims = [{{ kind = "exit", number = {number} }}]'
        table = Table(us_extra=aims).put("fire_team", "a3").put("support_team", "a7")
        table.put("ob_hauser", "n9")
        alone(table, "us", "fire_team", "support_team")
        table.act("fire_team").choose("do move", "leave")
        assert not table.state.over
        table.act("support_team").choose("do move", "leave")
        assert table.state.over == over
        assert victory.got_away(table.state, 0) != over


def test_a_side_that_got_away_can_play_the_turn_to_its_end() -> None:
    """H1: the side without units has no questions, and the enemy's orders are resolved."""
    aims = 'exit = ["a1:a14"]\naims = [{ kind = "exit", number = 1 }]'
    table = Table(us_extra=aims).put("fire_team", "a3").put("ob_hauser", "n9")
    alone(table, "us", "fire_team")
    table.turn(2)
    table.state.slot = 1
    table.state.set_token(table.unit("fire_team"), 1)
    table.state.set_token(table.unit("ob_hauser"), 1)
    table.state.push2(moments.frame(codes.GAP), 0)
    table.go().choose("do move", "leave")
    assert (table.asked, table.prompt) == ("de", "activate")
    table.choose("do nothing")
    while not table.state.over:
        if table.state.waits == sandtable.CHANCE:
            table.state.settle(table.state.odds()[0][0])
        else:
            table.choose("pass")
    assert (table.state.winner, table.state.ending) == (0, "objectives")


# HN-3, HN-4, HN-14: cards in their phase


@both
@pytest.mark.rule("HN-3.2", "HN-4.11")
def test_no_card_attacks_in_supply(version: int) -> None:
    """H2: Hit and Run and Ram are attacks, which do not exist in the supply phase."""
    table = Table(rules_version=version).put("fire_team", "c3").put("fire_group", "e3")
    table.hand("us", "hit_and_run").moves("fire_team").choose("step d3")
    assert ("hit_and_run" in table.options("card")) == (version == 3)
    tank = Table(us_units=("sherman",), de_units=("puma",), rules_version=version)
    tank.put("sherman", "c3", rear="c2").put("puma", "c6", rear="c7").hand("us", "ram")
    tank.moves("sherman").choose("drive forward", "drive forward")
    assert ("ram" in tank.options("card")) == (version == 3)
    if version == 4:
        assert tank.why("card ram") == ("HN-3.3", "no-use")


@both
@pytest.mark.rule("HN-14.4")
def test_go_go_go_is_for_the_activation_of_an_own_unit(version: int) -> None:
    """H3: in supply the moving unit could be activated and moved twice."""
    table = Table(rules_version=version).put("lt_parks", "d4").put("fire_team", "d6")
    table.hand("us", "go_go_go").moves("lt_parks").choose("step d5")
    assert ("go_go_go" in table.options("card")) == (version == 3)
    shooter = Table(us_units=("cal_30",), rules_version=version).put("fire_group", "d12")
    shooter.put("lt_parks", "c3").put("cal_30", "d3", back=True).put("fire_team", "c4")
    shooter.hand("us", "go_go_go").act("fire_group").choose("do move", "step d11")
    shooter.choose("activate cal_30")
    assert ("go_go_go" in shooter.options("card")) == (version == 3)  # the enemy is active


@both
@pytest.mark.rule("HN-14.4", "HN-3.12")
def test_go_go_go_moves_the_active_unit_too(version: int) -> None:
    """H13: it moves any units near the officer; the active unit gets no marker and moves once."""
    table = Table(rules_version=version).put("lt_parks", "d4").put("fire_team", "d6")
    table.put("ob_hauser", "n1").hand("us", "go_go_go").act("fire_team").choose("card go_go_go")
    if version == 3:
        assert table.options("activate") == ["lt_parks"]
        return
    assert table.options("activate") == ["lt_parks", "fire_team"]
    table.choose("activate fire_team", "step e6", "step f6", "halt")
    assert table.options("activate") == ["lt_parks"]  # a card moves a unit only once
    table.choose("activate lt_parks", "step d5", "halt")
    assert table.prompt == "activate"  # no unit is left to move, so the order continues
    assert not table.state.has(table.unit("fire_team"), ACTED)
    assert table.state.has(table.unit("lt_parks"), ACTED)
    table.choose("do move", "step g6")
    assert table.at("fire_team") == "g6"


@pytest.mark.rule("HN-14.4")
def test_in_the_middle_of_its_move_the_active_unit_gets_another() -> None:
    """H13: the card's move interrupts its own move, which then continues."""
    table = Table().put("lt_parks", "d4").put("fire_team", "d6").put("ob_hauser", "n1")
    table.hand("us", "go_go_go").act("fire_team").choose("do move", "step e6")
    left = table.state.decision(0).args["left"]  # type: ignore[union-attr]
    table.choose("card go_go_go", "activate fire_team", "step f6", "halt", "pass")
    assert table.prompt == "move"
    assert table.state.decision(0).args["left"] == left  # type: ignore[union-attr]
    table.choose("step g6", "halt")
    assert table.state.has(table.unit("fire_team"), ACTED)


@pytest.mark.rule("HN-14.4", "HN-6.22")
def test_a_unit_that_boards_by_the_card_has_ended_its_own_move() -> None:
    """H13: boarding ends the move of the card and the move it interrupted."""
    table = Table("plate rifle_platoon_22\n  mechanized_22").put("lt_jones", "d4")
    table.put("half_track_a", "g6", rear="h6").put("support_team", "d6").put("ob_hauser", "n1")
    table.hand("us", "go_go_go").act("support_team").choose("do move", "step e6")
    table.choose("card go_go_go", "activate support_team", "step f6", "board half_track_a", "pass")
    assert table.state.carrier(table.unit("support_team")) == table.unit("half_track_a")
    assert table.state.has(table.unit("support_team"), ACTED)


# HN-10: opportunity fire


@both
@pytest.mark.rule("HN-10.2")
def test_a_unit_in_its_own_activation_has_no_opportunity_fire(version: int) -> None:
    """H4: the enemy responds to a step with Dynamic; the moving unit may not fire at the new
    mover."""
    pit = POSITION.replace("T10 i4 6", "T10 4 5")
    table = Table(overlays=pit, rules_version=version).put("fire_team", "d4")
    table.put("fire_group", "d9").hand("de", "dynamic").asks("de", "always")
    table.state.set_token(table.unit("fire_group"), 1)
    table.act("fire_team").choose("do move", "pass", "step d5", "card dynamic")
    table.choose("do move", "step d10")
    assert (table.prompt == "opportunity") == (version == 3)


@both
@pytest.mark.rule("HN-10.2", "HN-5.8", "HN-11.15")
def test_concealed_infantry_in_a_position_has_opportunity_fire(version: int) -> None:
    """H12: it may fire at a mover, and the attack reveals it."""
    pit = POSITION.replace("T10 i4 6", "T00 4 3")
    table = Table(overlays=pit, rules_version=version).put("fire_team", "d4")
    table.put("recon_group", "d10")
    assert table.state.concealed(table.unit("recon_group"))
    table.act("fire_team").choose("do move", "step d5")
    if version == 3:
        assert table.asked == "us"
        return
    assert table.options("activate") == ["recon_group"]
    table.choose("activate recon_group", "do fire", "target d5")
    assert not table.state.concealed(table.unit("recon_group"))


@both
@pytest.mark.rule("HN-10.4", "HN-2.4")
def test_a_tank_fires_both_weapons_at_what_moves(version: int) -> None:
    """H16: opportunity fire is normal Fire."""
    table = Table(us_units=("sherman",), rules_version=version).asks("us", "always")
    table.put("sherman", "d4", rear="d3").put("fire_group", "d10").hand("us", "opportunistic_fire")
    table.act("fire_group").choose("do move", "pass", "step d9")
    table.choose("card opportunistic_fire", "pick sherman", "do fire", "target d9").roll(1)
    if version == 3:
        assert table.state.has(table.unit("sherman"), ACTED)
        return
    assert "do fire_second" in table.options()
    table.choose("do fire_second", "target d9").roll(1)
    assert table.state.has(table.unit("sherman"), ACTED)
    assert table.prompt == "move"


@pytest.mark.rule("HN-10.4")
def test_the_second_weapon_needs_the_mover_still_there() -> None:
    """H16: the second weapon has no target if the first one killed the mover."""
    table = Table(us_units=("sherman",)).asks("us", "always").hand("us", "opportunistic_fire")
    table.put("sherman", "d4", rear="d3").put("fire_group", "d10", back=True).act("fire_group")
    table.choose("do move", "pass", "step d9", "card opportunistic_fire", "pick sherman")
    table.choose("do fire", "target d9").roll(6)
    assert table.gone("fire_group")
    assert table.state.has(table.unit("sherman"), ACTED)


# HN-13.5, HN-6.21, HN-11.11, HN-12.10, HN-13.12


@both
@pytest.mark.rule("HN-13.5", "HN-13.13")
def test_only_the_initiative_side_keeps_it(version: int) -> None:
    """H5: with the other side's card the enemy would keep the initiative."""
    table = Table(rules_version=version).put("lt_parks", "a9").put("ob_hauser", "n9")
    table.turn(2, codes.SUPPLY, holder=1)
    for army in (table.state.one, table.state.other):
        army.held[codes.KEEP_INITIATIVE] += 1
        army.held_size += 1
    shown = [bonuses.show_reason(table.state, seat, codes.KEEP_INITIATIVE) == 0 for seat in (0, 1)]
    assert shown == [version == 3, True]


@both
@pytest.mark.rule("HN-6.21")
def test_a_unit_suppressed_on_the_way_still_boards(version: int) -> None:
    """H7: a move is completed, including boarding at its end."""
    table = Table("plate rifle_platoon_22\n  mechanized_22", rules_version=version)
    table.put("half_track_a", "f4", rear="f3").put("support_team", "c4").act("support_team")
    table.choose("do move", "step d4", "step e4")
    table.suppress("support_team", 2).go()
    assert ("half_track_a" in table.options("board")) == (version == 4)
    still = Table("plate rifle_platoon_22\n  mechanized_22", rules_version=version)
    still.put("half_track_a", "f4", rear="f3").put("support_team", "e4").suppress("support_team", 2)
    still.act("support_team").choose("do move")
    assert "half_track_a" not in still.options("board")  # it could not move from the start


@both
@pytest.mark.rule("HN-11.11", "HN-7.8")
def test_a_weapon_with_an_arc_reveals_only_inside_it(version: int) -> None:
    """H8: a Pak 40 that faces south does not see behind it."""
    table = Table(de_units=("pak_40",), rules_version=version)
    table.put("pak_40", "d9", facing=4).put("recon_team", "d13").act("recon_team")
    table.choose("do move", "step d12")
    assert table.state.concealed(table.unit("recon_team")) == (version == 4)
    ahead = Table(de_units=("pak_40",), rules_version=version)
    ahead.put("pak_40", "d9", facing=4).put("recon_team", "d5").act("recon_team")
    ahead.choose("do move", "step d6")
    assert not ahead.state.concealed(ahead.unit("recon_team"))


@pytest.mark.rule("HN-11.11", "HN-12.10")
@pytest.mark.parametrize(("facing", "seen"), [("s", True), ("n", False)])
def test_an_mg_nest_sees_where_it_is_turned(facing: str, seen: bool) -> None:
    """H8: it reveals units when its facing is chosen, not before."""
    table = Table(de=NEST).put("recon_team", "d4").window(codes.NEST, seat=1)
    table.choose("on d8")
    assert not table.events("revealed")
    table.choose(f"face {facing}")
    assert bool(table.events("revealed")) == seen


@both
@pytest.mark.rule("HN-12.10", "HN-1.13")
def test_an_mg_nest_stands_where_a_bonus_was_taken(version: int) -> None:
    """H9: a taken bonus is no longer on the map."""
    table = Table(de=NEST, extra='bonuses = ["T10 i4 6"]', rules_version=version)
    table.put("lt_parks", "a1").window(codes.NEST, seat=1)
    assert "d6" not in table.options("on")
    table.state.lying = 0
    table.window(codes.NEST, seat=1)
    assert ("d6" in table.options("on")) == (version == 4)


@both
@pytest.mark.rule("HN-13.12")
def test_the_rear_of_a_vehicle_counts_for_an_objective(version: int) -> None:
    """H11: a unit counts with both of its squares."""
    bushes = '{ overlay = "thicket", name = "pit", at = "T10 4 6" }'
    extra = 'objectives = [{ name = "cross", inside = "pit" }]'
    table = Table(us_units=("sherman",), overlays=bushes, extra=extra, rules_version=version)
    inside = table.theatre.cells[[int(area) for area in table.theatre.area].index(1)]
    column, row = inside[0], int(inside[1:])
    table.put("sherman", f"{column}{row + 1}", rear=inside).put("ob_hauser", "n9")
    assert victory.controller(table.state, 0, False) == (0 if version == 4 else -1)


# HN-9: templates


@both
@pytest.mark.rule("HN-9.17")
def test_a_rifle_grenade_always_rolls_for_scatter(version: int) -> None:
    """H14: even with a clear line."""
    table = Table("plate rifle_platoon_8\n  rifle_grenade_us", rules_version=version)
    table.put("fire_team", "d1").put("fire_group", "d6").act("fire_team")
    table.choose("do rifle_grenade")
    move = table.theatre.move("blast d6e7")
    assert table.state.line_of_fire(move)["scatters"] == (version == 4)
    table.choose("blast d6e7").roll(4)
    assert bool(table.events("scattered")) == (version == 4)


@both
@pytest.mark.rule("HN-9.1")
def test_indirect_fire_is_aimed_at_any_crossing(version: int) -> None:
    """H14: it may target empty ground, because it can scatter; a grenade may not."""
    table = Table(us_units=("mortar_60mm",), rules_version=version)
    table.put("mortar_60mm", "d1", back=True).put("fire_group", "m12").act("mortar_60mm").choose(
        "do barrage"
    )
    assert ("d6e7" in table.options("blast")) == (version == 4)
    assert (len(table.options("blast")) == 13 * 13) == (version == 4)
    grenade = Table("plate rifle_platoon_8\n  grenade_us", rules_version=version)
    grenade.put("fire_team", "d1").put("fire_group", "d3").act("fire_team").choose("do grenade")
    assert "a1b2" not in grenade.options("blast")


@pytest.mark.rule("HN-9.1", "HN-10.4")
def test_a_template_of_opportunity_fire_covers_the_mover() -> None:
    """H14: the template of opportunity fire must cover the mover."""
    table = Table("plate rifle_platoon_8\n  rifle_grenade_us", overlays=POSITION)
    table.put("fire_team", "d6").put("fire_group", "d12").act("fire_group")
    table.choose("do move", "step d11", "activate fire_team", "do rifle_grenade")
    assert set(table.options("blast")) == {"c10d11", "c11d12", "d10e11", "d11e12"}


# HN-2.5: armies


@pytest.mark.rule("HN-2.5")
def test_one_field_command_and_no_more_plates_than_the_box_has() -> None:
    """H10: six commands gave 14 stars for 190 points."""
    game = sandtable.load(TITLE)
    assert isinstance(game, HeroesGame)

    def faults(text: str) -> list[str]:
        army, broken = read_army(text, game.library, "us")
        return [fault.key for fault in broken + check_army(army, game.library, 400)]

    commands = "plate rifle_platoon_8\n" + "plate field_command_us\n" * 2
    assert faults(commands) == ["one-command", "too-many-copies"]
    assert faults("plate rifle_platoon_8\n" * 2) == ["too-many-copies"]
    assert faults("plate rifle_platoon_8\nplate rifle_platoon_22\nplate field_command_us") == []


@pytest.mark.rule("HN-2.5")
def test_a_battle_started_with_two_copies_of_a_plate_can_be_opened() -> None:
    """H10: the game continues under version 3."""
    older = sandtable.kept(TITLE, 3)
    assert isinstance(older, HeroesGame)
    id = "battle-300-7~us.rifle_platoon_8.rifle_platoon_8~de.panzergrenadiere_901"
    assert older.start(id).scenario.id == id
    today = sandtable.load(TITLE)
    assert isinstance(today, HeroesGame)
    with pytest.raises(sandtable.SandtableError, match="too-many-copies"):
        parse_id(id, today.library)


# HN-3.8: cards do what their text says


@both
@pytest.mark.rule("HN-3.8", "HN-3.4")
def test_the_anti_air_die_can_be_rerolled(version: int) -> None:
    """H17: a window follows this roll, as any other."""
    table = Table(extra='support = ["p47_thunderbolt"]', rules_version=version)
    table.put("fire_group", "m3").put("fire_team", "c3").put("lt_parks", "a1").turn(2)
    table.hand("us", "p47_thunderbolt").hand("de", "second_chance")
    table.state.push2(moments.frame(codes.GAP, 0, 1), 0)
    table.state.set_token(table.unit("lt_parks"), 10)
    table.go().choose("card p47_thunderbolt", "blast l2m3")
    if table.prompt == "answer":
        table.choose("pass")
    table.roll(1)
    if version == 3:
        assert table.events("attacked") or table.prompt != "dice_rolled"
        return
    assert (table.asked, table.prompt) == ("de", "dice_rolled")
    assert table.options("card") == ["second_chance"]
    table.choose("card second_chance").roll(6)
    assert table.events("card_cancelled")[-1]["card"] == "p47_thunderbolt"
    assert not table.events("attacked")


@pytest.mark.rule("HN-3.4")
def test_an_anti_air_die_that_is_left_counts() -> None:
    """H17: after a pass the die counts as rolled."""
    table = Table(extra='support = ["p47_thunderbolt"]').put("fire_group", "m3")
    table.put("lt_parks", "a1").turn(2)
    table.hand("us", "p47_thunderbolt").hand("de", "second_chance")
    table.state.push2(moments.frame(codes.GAP, 0, 1), 0)
    table.state.set_token(table.unit("lt_parks"), 10)
    table.go().choose("card p47_thunderbolt", "blast l2m3")
    if table.prompt == "answer":
        table.choose("pass")
    table.roll(6)
    table.choose("pass")
    assert table.events("card_cancelled")


@both
@pytest.mark.rule("HN-4.8", "HN-10.2")
def test_ready_is_offered_where_it_helps(version: int) -> None:
    """H18: it needs a unit with an activation marker that can still act."""
    table = Table(rules_version=version).put("fire_team", "c3").put("support_team", "d3")
    table.put("ob_hauser", "n9").put("lt_parks", "a1").hand("us", "ready").turn(2)
    table.state.mark(table.unit("fire_team"), ACTED)  # it has a marker
    table.state.mark(table.unit("support_team"), ACTED)  # it has resolved its order
    table.state.set_token(table.unit("support_team"), 1 | codes.SHOWN)
    table.state.set_token(table.unit("lt_parks"), 10)
    table.state.push2(moments.frame(codes.GAP, 0, 1), 0)
    table.go().choose("card ready")
    picks = ["fire_team"] if version == 4 else ["fire_team", "support_team"]
    assert table.options("pick") == picks
    late = Table(rules_version=version).put("fire_team", "c3").put("ob_hauser", "n9")
    late.hand("us", "ready").asks("us", "always").turn(2, codes.SUPPLY)
    late.state.mark(late.unit("fire_team"), ACTED)
    late.state.push2(moments.frame(codes.SUPPLYING, 6), 0)
    late.go()
    assert ("ready" in late.options("card")) == (version == 3)  # there are no moves left


def test_the_text_of_second_chance_says_what_it_does() -> None:
    """H18: it rerolls any roll of the player, not only an attack."""
    game = sandtable.load(TITLE)
    for language, narrow in {
        "en": "attack",
        "pl": "atak",
        "hu": "támad",
        "pt-BR": "ataque",
    }.items():
        words_of = (game.folder / "locales" / f"{language}.ftl").read_text("utf-8")
        (line,) = [line for line in words_of.splitlines() if "text-second-chance" in line]
        assert narrow not in line.casefold()


# HN-5.18: positions are equal


def wreck_on_wreck(version: int = 4) -> Table:
    """Return a table where a Panzer IV, which has the higher number, is destroyed on the wreck of a
    Puma."""
    table = Table(de_units=("panzer_iv", "puma"), rules_version=version).put("fire_team", "a1")
    table.put("puma", "d6", rear="d7").turn(2)
    table.state.push2(moments.frame(codes.INITIATIVE_ROLL), 0)
    casualties.eliminate(table.state, table.unit("puma"), True)
    table.put("panzer_iv", "d5", rear="d6")
    casualties.eliminate(table.state, table.unit("panzer_iv"), True)
    return table


def restored(table: Table) -> Skirmish:
    copy = table.game.new_state(table.theatre)
    copy.restore(table.state.cells(), table.state.ending)
    assert isinstance(copy, Skirmish)
    return copy


@pytest.mark.rule("HN-5.18", "HN-2.11")
def test_a_wreck_on_a_wreck_is_one_position() -> None:
    """H6: the upper wreck is on top in the live and in the restored position."""
    table = wreck_on_wreck()
    upper = table.theatre.n_areas + 1 + table.unit("panzer_iv")
    lower = table.theatre.n_areas + 1 + table.unit("puma")
    assert table.unit("puma") > table.unit("panzer_iv")
    for state in (table.state, restored(table), table.state.clone()):
        areas = [int(state.area(table.cell(name))) for name in ("d5", "d6", "d7")]
        assert areas == [upper, upper, lower]
        assert state == table.state
        assert state.view(0).data() == table.state.view(0).data()


@pytest.mark.rule("HN-5.18", "HN-9.6")
def test_when_the_upper_wreck_falls_the_lower_is_there() -> None:
    """H6: this is true of the view and of the board."""
    table = wreck_on_wreck()
    lower = table.theatre.n_areas + 1 + table.unit("puma")
    table.state.clear_wreck(table.unit("panzer_iv"))
    for state in (table.state, restored(table)):
        assert [int(state.area(table.cell(name))) for name in ("d5", "d6", "d7")] == [
            0,
            lower,
            lower,
        ]
    assert [wreck["unit"] for wreck in table.state.view(1).data()["wrecks"]] == ["puma"]  # type: ignore[attr-defined]
    older = wreck_on_wreck(3)
    older.state.clear_wreck(older.unit("panzer_iv"))
    assert older.state.area(older.cell("d6")) == 0  # as in games started under version 3


def test_equal_positions_have_equal_ground() -> None:
    """H6: positions with different boards are not equal, even if everything else is."""
    table = wreck_on_wreck()
    other = table.state.clone()
    assert other == table.state
    other.board[table.cell("d6")] = 1
    assert other != table.state


@pytest.mark.rule("HN-5.18")
def test_what_falls_under_a_wreck_leaves_the_wreck() -> None:
    """H6: an overlay beneath a wreck is destroyed; the wreck stays, live and restored."""
    lying = '{ overlay = "puma_wreck", name = "scrap", at = "T10 4 6" }'
    table = Table(de_units=("panzer_iv",), overlays=lying).put("fire_team", "a1")
    place = [int(area) for area in table.theatre.area].index(1)
    name = table.theatre.cells[place]
    table.put("panzer_iv", name, rear=f"{name[0]}{int(name[1:]) + 1}").turn(2)
    table.state.push2(moments.frame(codes.INITIATIVE_ROLL), 0)
    casualties.eliminate(table.state, table.unit("panzer_iv"), True)
    demolition.add_points(table.state, 1, 2)
    assert table.state.fallen == 1
    assert table.state.area(place) == table.theatre.n_areas + 1 + table.unit("panzer_iv")
    assert restored(table) == table.state


# Games of version 3


def test_version_3_is_kept_for_the_games_started_under_it() -> None:
    older = sandtable.kept(TITLE, 3)
    assert older is not None
    assert older.rules_version == 3
    assert sandtable.load(TITLE).rules_version > 3
    assert not older.start("godsend").scenario.corrected  # type: ignore[attr-defined]
