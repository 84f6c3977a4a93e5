"""HN-3.8 to HN-3.11: at which windows a player is asked for a card."""

import pytest
from heroes_table import Table

import sandtable
from sandtable.core import CHANCE, Rng
from sandtable.heroes.model import codes, moments, windows
from sandtable.heroes.model.state import Skirmish
from sandtable.heroes.turn import phases

BUSY = ("do move", "step a2", "step a6", "activate lt_jones", "order lt_parks")
QUIET = ("pass", "halt", "reveal", "do nothing")


def whole_turn(level: str, hand: str = "courage") -> list[str]:
    """Return all questions to the Germans in a turn. The Americans act first, and both sides
    move."""
    table = Table("", "", us_units=("lt_parks", "lt_jones"), de_units=("ob_hauser",))
    table.put("lt_parks", "a1").put("lt_jones", "a5").put("ob_hauser", "n14", back=True)
    table.hand("de", hand).asks("de", level).turn(1, codes.ORDERS)
    phases.begin(table.state)
    table.go()
    army = table.state.one
    army.left = 2  # the Americans have a single order, number 1
    army.left_size = 1
    questions = []
    rng = Rng(1)
    while table.state.turn == 2 and not table.state.over:
        if table.state.waits == CHANCE:
            table.state.settle(table.state.sample(rng))
            continue
        if table.asked == "de":
            questions.append(table.prompt)
        wanted = (BUSY + QUIET) if table.asked == "us" else QUIET
        options = table.options()
        table.choose(next((text for text in wanted if text in options), options[0]))
    return questions


@pytest.mark.rule("HN-3.8", "HN-3.9")
def test_at_level_always_a_player_is_asked_at_every_window_of_a_turn() -> None:
    assert whole_turn("always") == [
        "window",  # the start of the orders, before the enemy's token
        "orders",
        "token",
        "window",  # the end of the orders
        "between",  # the start of activation, before the enemy's order
        "window",  # after the enemy's token is shown
        "window",  # after the enemy declared a move
        "opportunity",  # after the enemy's step
        "gap",  # between two activations
        "activate",
        "window",  # the end of the phase
        "window",  # supply: the start
        "window",  # before a unit of the enemy moves
        "supply",
        "window",  # before suppression is taken off
        "window",  # the end of supply, before the discards
        "discard",
    ]


@pytest.mark.rule("HN-3.8", "HN-3.10")
def test_in_a_quiet_turn_a_player_is_asked_only_for_own_choices() -> None:
    assert whole_turn("own") == ["orders", "token", "gap", "activate", "supply", "discard"]
    # The default level adds the window before the enemy's order, where most cards of a gap work.
    asked = ["orders", "token", "between", "gap", "activate", "supply", "discard"]
    assert whole_turn("attacks") == asked
    assert whole_turn("never") == ["orders", "token", "activate", "discard"]


@pytest.mark.rule("HN-3.10")
@pytest.mark.parametrize("level", windows.ASKS)
def test_a_hand_never_decides_whether_its_player_is_asked(level: str) -> None:
    assert whole_turn(level, "courage") == whole_turn(level, "no")
    assert whole_turn(level, "courage") == whole_turn(level, "mine")


def shot(level: str = "own", us: tuple[str, ...] = (), de: tuple[str, ...] = ()) -> Table:
    """Return a table where a Fire Team fires at a Fire Group."""
    table = Table().put("fire_team", "c3").put("fire_group", "c5").hand("us", *us).hand("de", *de)
    table.asks("de", level)
    return table.act("fire_team").choose("do fire", "target c5")


@pytest.mark.rule("HN-3.8")
def test_own_rolls_are_asked_about_before_and_after() -> None:
    table = shot(us=("no",))
    assert (table.asked, table.prompt) == ("us", "attack")
    table.choose("pass").roll(2)
    assert (table.asked, table.prompt) == ("us", "rolled")


@pytest.mark.rule("HN-3.8")
def test_an_attack_on_own_units_is_asked_about_at_level_attacks() -> None:
    assert shot(de=("no",)).state.waits == CHANCE
    table = shot("attacks", de=("no",))
    assert (table.asked, table.prompt) == ("de", "attack")


@pytest.mark.rule("HN-3.8")
def test_a_hit_on_an_own_unit_is_asked_about() -> None:
    table = shot(de=("no",)).roll(5)
    assert (table.asked, table.prompt) == ("de", "hit")
    silent = shot("never", de=("no",)).roll(5)
    assert silent.wounded("fire_group")


@pytest.mark.rule("HN-3.8", "HN-3.3")
def test_a_card_of_the_enemy_may_be_answered() -> None:
    table = shot(us=("precision",), de=("no",)).choose("card precision")
    assert (table.asked, table.prompt) == ("de", "answer")
    assert shot("never", us=("precision",), de=("no",)).choose("card precision").asked == ""


@pytest.mark.rule("HN-3.10")
def test_an_empty_hand_is_never_asked() -> None:
    table = shot("always", de=()).roll(5)
    assert table.asked == ""
    assert table.wounded("fire_group")


@pytest.mark.rule("HN-3.8")
def test_at_level_always_a_player_is_asked_after_the_enemys_roll_and_before_the_hit() -> None:
    table = shot("always", us=("no",), de=("no",))
    prompts = []
    while table.state.waits != CHANCE or not table.wounded("fire_group"):
        if table.state.waits == CHANCE:
            table.roll(5)
            continue
        prompts.append((table.asked, table.prompt))
        table.choose("pass")
    assert prompts == [
        ("us", "attack"),
        ("de", "attack"),
        ("de", "window"),
        ("us", "rolled"),
        ("de", "hit"),
    ]


@pytest.mark.rule("HN-3.8")
def test_damage_scatter_and_demolition_rolls_have_windows_too() -> None:
    tank = Table(us_units=("sherman",), de_units=("panzer_iv",)).put("sherman", "c3", rear="c2")
    tank.put("panzer_iv", "c6", rear="c7").hand("de", "no").asks("de", "always").act("sherman")
    tank.choose("do fire", "target c6", "pass").roll(6)
    assert tank.prompt == "window"
    tank.choose("pass", "pass")
    assert tank.prompt == "window"  # before the damage roll
    tank.choose("pass").roll(1)
    assert tank.prompt == "window"  # before the damage takes effect
    mortar = Table("plate rifle_platoon_8\n  mortar_option").put("fire_group", "g7")
    mortar.put("mortar_60mm", "c3", back=True).put("support_team", "d4").hand("de", "no")
    mortar.asks("de", "always").act("mortar_60mm").choose("do barrage", "blast g7h8")
    assert mortar.prompt == "window"


@pytest.mark.rule("HN-3.8", "HN-3.10")
def test_only_cards_for_any_moment_are_played_in_a_window_of_that_kind() -> None:
    table = Table().put("fire_team", "c3").put("fire_group", "m5").suppress("fire_group", 1)
    table.hand("de", "courage", "confusion", "mine", "second_chance", "initiative")
    table.asks("de", "always").act("fire_team").choose("do move")
    assert (table.asked, table.prompt) == ("de", "window")
    assert table.options() == ["card courage", "pass"]
    assert table.why("card mine") == ("HN-3.8", "not-now")


@pytest.mark.rule("HN-3.9")
def test_cards_of_a_phase_are_played_in_all_its_windows() -> None:
    table = Table().put("fire_team", "c3").put("fire_group", "m5")
    table.hand("de", "initiative", "tactician").asks("de", "always").turn(phase=codes.SUPPLY)
    table.state.push2(moments.frame(codes.INITIATIVE_ROLL), 0)
    windows.open_window(table.state, windows.BOTH_SEATS)
    assert table.go().options("card") == ["initiative"]
    table.state.phase = codes.ORDERS
    assert table.go().options("card") == ["tactician"]


@pytest.mark.rule("HN-3.10", "HN-3.3")
def test_the_initiative_side_is_asked_first_until_both_pass_in_a_row() -> None:
    table = Table().put("fire_team", "c3").put("fire_group", "m5")
    table.suppress("fire_team", 2).suppress("fire_group", 1)
    table.hand("us", "courage", "courage").hand("de", "courage")
    table.asks("us", "always").asks("de", "always").turn(holder=1)
    table.state.push2(moments.frame(codes.INITIATIVE_ROLL), 0)
    windows.open_window(table.state, windows.BOTH_SEATS)
    asked = []
    table.go()
    while table.prompt == "window":
        asked.append(table.asked)
        if asked == ["de", "us"]:
            table.choose("card courage", "pick fire_team", "pass")  # the opponent does not respond
        else:
            table.choose("pass")
    assert asked == ["de", "us", "de", "us"]
    assert table.suppression("fire_team") == 1


@pytest.mark.rule("HN-3.7")
def test_after_a_card_of_the_initiative_side_the_other_decides_again() -> None:
    table = shot("attacks", us=("precision", "sneaky_shot"), de=("hit_the_dirt",))
    asked = []
    for text in ("pass", "card hit_the_dirt", "pass", "pass"):
        asked.append((table.asked, table.prompt))
        table.choose(text)
    # The Americans pass, the Germans play, the Americans may respond and are then asked again.
    assert asked[:3] == [("us", "attack"), ("de", "attack"), ("us", "answer")]
    assert asked[3] == ("us", "attack")


@pytest.mark.rule("HN-3.13", "HN-14.3")
def test_a_no_may_return_above_the_limit() -> None:
    table = shot(us=("precision", "no"), de=("no", "mine", "mine", "mine", "ram"))
    table.choose("card precision", "card no", "card no", "pass")
    assert table.state.other.hand_size == 5
    assert (table.asked, table.prompt) == ("de", "answer")
    assert "card no" in table.options()


@pytest.mark.rule("HN-13.13")
def test_a_lasting_bonus_may_be_shown_in_any_window() -> None:
    table = shot(us=("no",))
    table.state.one.held[codes.MORE_ORDERS] = 1
    table.state.one.held_size = 1
    table.state.forget_options()
    assert table.options("show") == ["more_orders"]
    table.choose("show more_orders")
    assert (table.asked, table.prompt) == ("us", "attack")
    assert table.state.one.open[codes.MORE_ORDERS] == 1


@pytest.mark.rule("HN-3.11")
def test_a_card_can_be_tried_and_kept_unnoticed() -> None:
    table = Table().put("fire_team", "c3").suppress("fire_team", 1).hand("us", "courage")
    table.put("fire_group", "m5").act("fire_team")
    before = table.state.view(1).cells()
    told = len(table.journal.events)
    table.choose("card courage")
    assert table.prompt == "card_target"
    assert table.options() == ["pick fire_team", "keep"]
    assert table.state.view(1).cells() == before
    assert table.state.view(None).cells() == table.state.view(None).cells()
    table.choose("keep")
    assert table.state.one.hand_size == 1
    assert len(table.journal.events) == told
    assert table.state.view(1).cells() == before
    table.choose("card courage", "pick fire_team")
    played = table.last("card_played")
    assert (played["card"], played["aim"], played["unit"]) == ("courage", "own", "fire_team")


@pytest.mark.rule("HN-3.11")
def test_the_target_of_a_card_is_shown() -> None:
    table = Table().put("fire_group", "n5").put("mg_42", "n7").put("lt_parks", "a1")
    table.hand("us", "confusion").turn(2)
    for name in ("fire_group", "mg_42", "lt_parks"):
        table.state.set_token(table.unit(name), 1 if name == "lt_parks" else 2)
    table.state.slot = 1
    table.state.push2(moments.frame(codes.GAP, 0, 0), 0)
    table.go().choose("card confusion", "target n5", "target n7")
    played = table.last("card_played")
    assert (played["target"], played["target_cell"]) == ("fire_group", "n5")
    assert (played["second"], played["second_cell"]) == ("mg_42", "n7")
    assert (played["enemy"], played["targets"]) == ("de", 2)


@pytest.mark.rule("HN-3.11", "HN-3.4")
def test_a_cancelled_card_is_shown() -> None:
    table = shot(us=("precision",), de=("no",)).choose("card precision", "card no")
    assert table.last("card_cancelled") == {"side": "us", "card": "precision"}


@pytest.mark.rule("HN-3.8", "HN-7.9")
def test_courage_before_the_roll_steadies_the_shot() -> None:
    table = Table().put("fire_team", "c3").put("fire_group", "c5").suppress("fire_team", 1)
    table.hand("us", "courage").act("fire_team").choose("do fire", "target c5")
    assert table.preview("pass")["sum"] == 0
    table.choose("card courage", "pick fire_team").roll(2)
    attacked = table.last("attacked")
    assert (attacked["total"], attacked["other"]) == (4, 0)


def test_the_level_of_questions_is_chosen_before_the_first_token() -> None:
    table = Table().put("lt_parks", "a1").put("fire_team", "a2").put("ob_hauser", "n1")
    table.put("fire_group", "n2").hand("us", "no").turn(1, codes.ORDERS)
    phases.begin(table.state)
    table.go()
    assert table.options("ask") == ["never", "attacks", "always"]
    table.choose("ask always")
    assert table.options("ask") == ["never", "own", "attacks"]
    sides = table.state.view(1).data()["sides"]
    assert isinstance(sides, dict)
    assert sides["us"]["asks"] == "always"
    table.choose("order lt_parks", "token 1")
    while table.asked == "de":
        table.choose(f"order {table.options('order')[0]}")
        table.choose(f"token {table.options('token')[0]}")
    while table.prompt == "window":
        table.choose("pass")
    assert table.options("ask") == []


# H15: windows at the default level


def in_the_deck(table: Table, side: str, *cards: str) -> Table:
    """Make a side's deck consist of these cards."""
    army = table.state.army(table.theatre.seat(side))
    for card in range(int(table.theatre.n_cards)):
        army.deck[card] = 0
    for name in cards:
        army.deck[table.theatre.card(name)] += 1
    army.deck_size = len(cards)
    return table


@pytest.mark.rule("HN-3.10")
def test_a_game_starts_at_the_level_attacks() -> None:
    """H15: a game that started under version 3 has the level of that version."""
    game = sandtable.load("heroes-of-normandie")
    older = sandtable.kept("heroes-of-normandie", 3)
    assert older is not None
    for started, level in ((game, windows.ATTACKS), (older, windows.OWN)):
        state = started.start("godsend")
        assert isinstance(state, Skirmish)
        assert [windows.level(state, seat) for seat in (0, 1)] == [level, level]


@pytest.mark.rule("HN-3.8", "HN-3.10")
@pytest.mark.parametrize(
    ("hand", "asked"),
    [("hit_the_dirt", True), ("courage", False), ("return_to_sender", False), ("mine", False)],
)
def test_a_target_of_fire_is_asked_if_a_card_helps(hand: str, asked: bool) -> None:
    """H15: the window opens for both hands; a hand without a useful card is idle."""
    table = shot("attacks", de=(hand,))
    assert (table.asked, table.prompt) == ("de", "attack")
    assert table.state.idle(1) == (not asked)
    assert (hand in table.options("card")) == asked


@pytest.mark.rule("HN-3.8", "HN-14.1")
def test_a_target_of_a_grenade_is_asked_with_return_to_sender() -> None:
    """H15: Return to Sender works against grenades only."""
    table = Table("plate rifle_platoon_8\n  grenade_us").put("fire_team", "c3")
    table.put("fire_group", "c5").hand("de", "return_to_sender").asks("de", "attacks")
    table.act("fire_team").choose("do grenade", "blast c5d6")
    assert table.options("card") == ["return_to_sender"]
    assert not table.state.idle(1)


def driving(*cards: str, unseen: tuple[str, ...] = ("mine",)) -> Table:
    table = Table(us_units=("sherman",)).put("sherman", "d4", rear="d3").put("fire_group", "n14")
    in_the_deck(table, "de", *unseen).hand("de", *cards).asks("de", "attacks")
    return table.act("sherman").choose("do move", "drive forward")


@pytest.mark.rule("HN-3.8", "HN-3.10")
def test_a_vehicle_drives_onto_a_mine() -> None:
    """H15: the holder of the card is asked at the step, and with another hand the seat is idle. If
    both sides know that no such card is left, there is no question."""
    mine = driving("mine")
    assert (mine.asked, mine.prompt) == ("de", "opportunity")
    assert mine.options("card") == ["mine"]
    assert not mine.state.idle(1)
    other = driving("courage")
    assert (other.asked, other.prompt) == ("de", "opportunity")
    assert other.state.idle(1)
    assert driving("courage", unseen=()).asked == "us"
    on_foot = Table().put("fire_team", "d4").put("fire_group", "n14", back=True)
    in_the_deck(on_foot, "de", "mine", "bogged_down").hand("de", "mine").asks("de", "attacks")
    assert on_foot.act("fire_team").choose("do move", "step d5").asked == "us"


@pytest.mark.rule("HN-3.8", "HN-3.10")
def test_opportunistic_fire_and_a_booby_trap_stop_a_step_where_they_work() -> None:
    """H15: the firing unit must see the mover, and for the trap the mover must be inside a
    house."""
    seen = Table().put("fire_team", "d4").put("fire_group", "d9")
    in_the_deck(seen, "de", "opportunistic_fire").hand("de", "opportunistic_fire")
    seen.asks("de", "attacks").act("fire_team").choose("do move", "step d5")
    assert seen.options("card") == ["opportunistic_fire"]
    house = Table(overlays='{ overlay = "house_1x1", at = "T10 i2 5" }').put("fire_team", "b4")
    in_the_deck(house, "de", "booby_trapped").hand("de", "booby_trapped").asks("de", "attacks")
    house.put("fire_group", "n14").act("fire_team").choose("do move", "step b5c6")
    assert house.options("card") == ["booby_trapped"]


@pytest.mark.rule("HN-3.8", "HN-3.10")
def test_before_the_enemys_order_a_card_of_the_gap_is_asked_for() -> None:
    """H15: Communications Scrambled removes the next order."""
    for card, asked in (("communications_scrambled", True), ("fall_back", False)):
        table = Table().put("lt_parks", "c3").put("ob_hauser", "n9").turn(2)
        in_the_deck(table, "de", "communications_scrambled").hand("de", card)
        table.asks("de", "attacks")
        table.state.slot = 1
        table.state.set_token(table.unit("lt_parks"), 1)
        table.state.push2(moments.frame(codes.GAP, 0, 0), 0)
        table.go()
        assert (table.asked, table.prompt) == ("de", "between")
        assert table.state.idle(1) == (not asked)


@pytest.mark.rule("HN-3.8", "HN-3.10")
def test_where_no_card_of_the_gap_can_be_held_no_one_is_asked_before_an_order() -> None:
    """H15: this depends on what both sides know of the deck, not on the hand."""
    asked = []
    for unseen in ("communications_scrambled", "hit_the_dirt"):
        table = Table().put("lt_parks", "c3").put("ob_hauser", "n9").turn(2)
        in_the_deck(table, "de", unseen).hand("de", "courage").asks("de", "attacks")
        table.state.slot = 1
        table.state.set_token(table.unit("lt_parks"), 1)
        table.state.push2(moments.frame(codes.GAP, 0, 0), 0)
        asked.append(table.go().asked)
    assert asked == ["de", "us"]


@pytest.mark.rule("HN-3.10")
def test_at_level_always_a_player_is_never_idle() -> None:
    """H15: a player who answers every window by hand reveals nothing through the time of an
    answer."""
    table = shot("always", de=("courage",))
    assert table.options() == ["pass"]
    assert not table.state.idle(1)
    assert not shot(us=("precision",)).state.idle(0)
    assert shot(us=("courage",)).state.idle(0)
    assert not shot(us=("courage",)).state.idle(1)  # this seat has no question
