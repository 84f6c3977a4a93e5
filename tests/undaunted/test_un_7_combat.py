"""UN-7: combat actions."""

from typing import cast

import pytest

from sandtable.core import Refusal
from sandtable.undaunted.normandy.state import NormandyBattle
from sandtable.undaunted.testkit import Table

HOPE = ("rifleman_b", "scout_b", "rifleman_c")
"""Available cards, so that no side has lost all hope (UN-8.5)."""
SEATS = pytest.mark.parametrize("seat", ["us", "de"])


def enemy_of(seat: str) -> str:
    return "de" if seat == "us" else "us"


def lay(seat: str, card: str, scenario: str = "la-huberderie") -> Table:
    """Return a side's turn with this card and one more in hand.

    Each side has riflemen on its own tile at the edge, so that neither is pinned (UN-8.3).
    """
    table = Table(scenario).take_off("us", "de").markers("us").markers("de")
    table.put("us.rifleman_c", "18B" if scenario == "la-huberderie" else "4B")
    table.put("de.rifleman_c", "14B" if scenario == "la-huberderie" else "17A")
    for side in ("us", "de"):
        table.cards(side, hand=[card, "squad_leader_a"] if side == seat else [], deck=HOPE)
    return table.turn(seat)


def asked(table: Table) -> tuple[str, dict[str, object]]:
    """Return the prompt of the open decision and its arguments."""
    decision = table.state.decision(table.state.first_owing())
    assert decision is not None
    return decision.prompt, decision.args


def preview(table: Table, target: str) -> dict[str, int]:
    return table.state.preview(table.field.move(f"at {target}"))


def total(table: Table, target: str) -> tuple[int, int, int, int]:
    """Return base defence, cover, range and their sum before the roll."""
    sums = preview(table, target)
    return sums["defence"], sums["cover"], sums["range"], sums["total"]


def odds(table: Table, target: str) -> tuple[int, int]:
    """Return the number of hits and the number of all equally likely rolls."""
    sums = preview(table, target)
    return sums["hits"], sums["ways"]


def aim(table: Table, seat: str, tile: str) -> Table:
    """Place a side's target marker."""
    cast(NormandyBattle, table.state).set_target(table.field.seat(seat), table.field.tile(tile))
    return table


def targets(table: Table) -> object:
    return table.state.view(None).data()["targets"]


# Possible targets


@pytest.mark.rule("UN-7.1")
@SEATS
def test_an_attack_chooses_any_enemy_counter_on_the_board(seat: str) -> None:
    enemy = enemy_of(seat)
    table = lay(seat, "rifleman_a").put(f"{seat}.rifleman_a", "13B")
    table.put(f"{enemy}.rifleman_a", "13B").put(f"{enemy}.sniper", "14B")
    table.put(f"{enemy}.scout_b", "18B").suppress(f"{enemy}.scout_b")
    table.choose("play rifleman_a", "do attack")
    assert asked(table) == ("fire", {"unit": "rifleman_a", "action": "attack", "dice": 1})
    assert table.options == [
        f"at {enemy}.{unit}" for unit in ("rifleman_a", "rifleman_c", "scout_b", "sniper")
    ]


@pytest.mark.rule("UN-7.1")
@SEATS
def test_suppress_chooses_any_enemy_counter_on_the_board(seat: str) -> None:
    enemy = enemy_of(seat)
    table = lay(seat, "machine_gunner_b").put(f"{seat}.machine_gunner_b", "11B")
    table.put(f"{enemy}.mortar", "18B").put(f"{enemy}.rifleman_a", "11B")
    table.choose("play machine_gunner_b", "do suppress")
    assert asked(table) == ("fire", {"unit": "machine_gunner_b", "action": "suppress", "dice": 4})
    assert table.options == [
        f"at {enemy}.{unit}" for unit in ("rifleman_a", "rifleman_c", "mortar")
    ]


@pytest.mark.rule("UN-7.1")
def test_neither_own_counters_nor_counters_off_the_board_are_targets() -> None:
    table = lay("us", "rifleman_a").put("us.rifleman_a", "13B").put("us.scout_a", "2B")
    table.choose("play rifleman_a", "do attack")
    assert table.refusal("at us.scout_a") == Refusal("UN-7.1", "not-the-enemy")
    assert table.refusal("at us.rifleman_a") == Refusal("UN-7.1", "not-the-enemy")
    assert table.refusal("at de.scout_a") == Refusal("UN-7.1", "not-on-board")
    assert table.refused_by("at de.rifleman_c") == ""
    assert table.refusal("to 2B") == Refusal("UN-4.2", "finish-first")
    assert preview(table, "us.scout_a") == {}
    assert preview(table, "de.scout_a") == {}


@pytest.mark.rule("UN-7.1")
@SEATS
@pytest.mark.parametrize("verb", ["attack", "suppress"])
def test_without_an_enemy_on_the_board_there_is_nothing_to_fire_at(seat: str, verb: str) -> None:
    table = lay(seat, "machine_gunner_a").put(f"{seat}.machine_gunner_a", "13B")
    table.take_off(enemy_of(seat)).choose("play machine_gunner_a")
    assert not table.offers(f"do {verb}")
    assert table.refusal(f"do {verb}") == Refusal("UN-7.1", "no-enemy-on-board")


# Blast


@pytest.mark.rule("UN-7.2")
@SEATS
def test_blast_hits_every_counter_on_the_target_own_ones_too(seat: str) -> None:
    enemy = enemy_of(seat)
    table = aim(lay(seat, "mortar").put(f"{seat}.mortar", "3B"), seat, "18B")
    for counter in (f"{enemy}.rifleman_a", f"{enemy}.scout_a", f"{seat}.scout_b"):
        table.put(counter, "18B")
    table.put("us.rifleman_c", "13B").put(f"{enemy}.sniper", "15B")
    table.choose("play mortar", "do blast")
    assert asked(table) == ("blast", {"unit": "mortar", "dice": 1})
    assert sorted(table.options) == sorted(
        [f"at {enemy}.rifleman_a", f"at {enemy}.scout_a", f"at {seat}.scout_b"]
    )
    assert table.refusal(f"at {enemy}.sniper") == Refusal("UN-7.2", "not-on-target")
    assert table.refusal(f"at {seat}.rifleman_a") == Refusal("UN-7.2", "not-on-target")
    assert table.refusal("to 8A") == Refusal("UN-4.2", "finish-first")
    assert preview(table, f"{enemy}.sniper") == {}
    for counter, defence in ((f"{enemy}.rifleman_a", 4), (f"{seat}.scout_b", 5)):
        assert table.refused_by(f"at {counter}") == ""
        assert total(table, counter) == (defence, 3, 0, defence + 3)


@pytest.mark.rule("UN-7.2")
def test_each_target_of_a_blast_is_attacked_once_in_the_order_the_attacker_chooses() -> None:
    table = aim(lay("us", "mortar").put("us.mortar", "3B"), "us", "14B")
    table.cards("de", discard=["scout_a"], hand=HOPE)
    table.put("us.sniper", "14B").put("de.scout_a", "14B")
    table.choose("play mortar", "do blast")
    assert table.options == ["at us.sniper", "at de.rifleman_c", "at de.scout_a"]
    table.choose("at de.scout_a")
    assert table.waits_for_chance, "the attack is settled before the next target is picked"
    assert table.refusal("at us.sniper", "us") == Refusal("UN-4.2", "chance-first")
    table.roll(9)
    assert table.options == ["at us.sniper", "at de.rifleman_c"]
    assert table.refused_by("at de.scout_a") == "UN-7.2"
    table.choose("at us.sniper").roll(1)
    assert table.options == ["at de.rifleman_c"], "a miss counts as an attack"
    table.choose("at de.rifleman_c").roll(2)
    assert table.prompt == "turn"
    assert [(roll["enemy"], roll["target"], roll["hit"]) for roll in table.events("rolled")] == [
        ("de", "scout_a", True),
        ("us", "sniper", False),
        ("de", "rifleman_c", False),
    ]
    assert targets(table) == {"us": "14B"}, "the marker stays where it is"


@pytest.mark.rule("UN-7.2")
def test_a_counter_that_loses_a_card_stays_a_target_of_this_blast_no_longer() -> None:
    table = aim(lay("us", "mortar").put("us.mortar", "3B"), "us", "14B")
    table.cards("de", hand=["rifleman_c", "rifleman_c"], deck=HOPE)
    table.plays("mortar", "blast", "at de.rifleman_c", dice=[0])
    assert table.prompt == "turn"
    assert table.pile("de", "hand") == ["rifleman_c"]
    assert table.where("de.rifleman_c") == "14B"


@pytest.mark.rule("UN-7.2")
def test_an_own_counter_alone_is_target_enough() -> None:
    table = aim(lay("us", "mortar").put("us.mortar", "3B"), "us", "18B")
    table.choose("play mortar", "do blast")
    assert table.options == ["at us.rifleman_c"]
    table.choose("at us.rifleman_c")
    assert table.last("attack_declared") == {
        "side": "us", "unit": "mortar", "action": "blast", "enemy": "us", "target": "rifleman_c",
        "tile": "18B", "defence": 4, "cover": 3, "range": 0, "total": 7, "dice": 1,
    }  # fmt: skip


@pytest.mark.rule("UN-7.2")
@SEATS
def test_no_blast_without_the_own_target_marker(seat: str) -> None:
    table = aim(lay(seat, "mortar").put(f"{seat}.mortar", "3B"), enemy_of(seat), "14B")
    table.choose("play mortar")
    assert not table.offers("do blast")
    assert table.refusal("do blast") == Refusal("UN-7.2", "no-target-marker")


@pytest.mark.rule("UN-7.2")
def test_no_blast_without_a_counter_on_the_target() -> None:
    table = aim(lay("us", "mortar").put("us.mortar", "3B"), "us", "13B").choose("play mortar")
    assert not table.offers("do blast")
    assert table.refusal("do blast") == Refusal("UN-7.2", "nobody-on-target")


@pytest.mark.rule("UN-7.2", "UN-7.8")
def test_a_counter_the_blast_takes_off_the_board_does_not_stop_it() -> None:
    table = aim(lay("us", "mortar").put("us.mortar", "3B"), "us", "14B")
    table.put("de.scout_a", "14B").put("de.mortar", "14B")
    aim(table, "de", "13B")
    table.plays("mortar", "blast", "at de.mortar", dice=[0])
    assert table.where("de.mortar") == ""
    assert targets(table) == {"us": "14B"}
    assert table.options == ["at de.rifleman_c", "at de.scout_a"]


# Total defence


@pytest.mark.rule("UN-7.3")
@pytest.mark.parametrize(
    ("unit", "defence"),
    [("rifleman_a", 4), ("scout_a", 5), ("machine_gunner_a", 4), ("sniper", 6), ("mortar", 4)],
)
def test_the_base_defence_is_that_of_the_defender(unit: str, defence: int) -> None:
    table = lay("us", "sniper").put("us.sniper", "3B").put(f"de.{unit}", "3B")
    table.choose("play sniper", "do attack")
    assert total(table, f"de.{unit}") == (defence, 0, 0, defence)


@pytest.mark.rule("UN-7.3")
@SEATS
@pytest.mark.parametrize(
    ("tile", "cover", "distance"),
    [("2B", 2, 0), ("17B", 3, 1), ("13B", 1, 1), ("3B", 0, 2), ("18B", 3, 2), ("14B", 1, 4)],
)
def test_cover_and_range_are_added(seat: str, tile: str, cover: int, distance: int) -> None:
    enemy = enemy_of(seat)
    table = lay(seat, "machine_gunner_a").put(f"{seat}.machine_gunner_a", "2B")
    table.put(f"{enemy}.scout_a", tile).choose("play machine_gunner_a", "do attack")
    assert total(table, f"{enemy}.scout_a") == (5, cover, distance, 5 + cover + distance)
    table.choose(f"at {enemy}.scout_a")
    assert table.last("attack_declared") == {
        "side": seat, "unit": "machine_gunner_a", "action": "attack", "enemy": enemy,
        "target": "scout_a", "tile": tile, "defence": 5, "cover": cover, "range": distance,
        "total": 5 + cover + distance, "dice": 2,
    }  # fmt: skip


@pytest.mark.rule("UN-7.3", "UN-7.6")
def test_suppress_is_rolled_against_the_same_total() -> None:
    table = lay("us", "machine_gunner_a").put("us.machine_gunner_a", "2B")
    table.put("de.scout_a", "17B").choose("play machine_gunner_a", "do suppress")
    assert total(table, "de.scout_a") == (5, 3, 1, 9)


@pytest.mark.rule("UN-7.3")
def test_blast_has_no_range_bonus() -> None:
    table = aim(lay("de", "mortar").put("de.mortar", "11B"), "de", "18B")
    table.choose("play mortar", "do blast")
    assert preview(table, "us.rifleman_c") == {
        "defence": 4, "cover": 3, "range": 0, "total": 7, "dice": 1, "hits": 4, "ways": 10,
    }  # fmt: skip
    table.choose("at us.rifleman_c").roll(7)
    assert table.last("rolled")["hit"] is True


# The dice


@pytest.mark.rule("UN-7.4")
@pytest.mark.parametrize(
    ("die", "hit"), [(9, True), (8, True), (7, False), (6, False), (1, False), (0, True)]
)
def test_a_die_equal_to_or_above_the_total_hits(die: int, hit: bool) -> None:
    """A rifleman on 17B, one tile away: 4 + 3 + 1 = 8."""
    table = lay("us", "rifleman_a").put("us.rifleman_a", "2B").put("de.rifleman_a", "17B")
    table.plays("rifleman_a", "attack", "at de.rifleman_a", dice=[die])
    assert table.last("rolled") == {
        "side": "us", "enemy": "de", "target": "rifleman_a", "dice": [die], "total": 8, "hit": hit,
    }  # fmt: skip
    assert table.where("de.rifleman_a") == ("" if hit else "17B")


@pytest.mark.rule("UN-7.4")
def test_a_zero_always_hits() -> None:
    """A sniper on 18B, five tiles away: 6 + 3 + 5 = 14."""
    table = lay("us", "rifleman_a").put("us.rifleman_a", "11B").put("de.sniper", "18B")
    table.choose("play rifleman_a", "do attack")
    assert total(table, "de.sniper") == (6, 3, 5, 14)
    assert odds(table, "de.sniper") == (1, 10)
    table.choose("at de.sniper").roll(0)
    assert table.last("rolled")["hit"] is True
    assert table.where("de.sniper") == ""


@pytest.mark.rule("UN-7.4")
def test_nothing_but_a_zero_hits_a_total_above_nine() -> None:
    table = lay("us", "machine_gunner_a").put("us.machine_gunner_a", "11B")
    table.put("de.sniper", "18B").choose("play machine_gunner_a", "do attack")
    assert odds(table, "de.sniper") == (19, 100)
    table.choose("at de.sniper").roll(9, 9)
    assert table.last("rolled")["hit"] is False
    assert table.where("de.sniper") == "18B"


@pytest.mark.rule("UN-7.4")
@pytest.mark.parametrize(
    ("dice", "hit"),
    [([8, 1], True), ([1, 8], True), ([0, 1], True), ([1, 0], True), ([7, 7], False)],
)
def test_one_success_among_the_dice_is_enough(dice: list[int], hit: bool) -> None:
    table = lay("de", "machine_gunner_a").put("de.machine_gunner_a", "2B")
    table.put("us.rifleman_a", "17B")
    table.plays("machine_gunner_a", "attack", "at us.rifleman_a", dice=dice)
    assert table.last("rolled")["dice"] == dice
    assert table.last("rolled")["hit"] is hit


@pytest.mark.rule("UN-7.4", "UN-7.5")
def test_more_successes_change_nothing() -> None:
    table = lay("us", "sniper").put("us.sniper", "3B").put("de.rifleman_a", "3B")
    table.cards("de", hand=["rifleman_a"] * 3, discard=["rifleman_a"], deck=HOPE)
    table.plays("sniper", "attack", "at de.rifleman_a", dice=[9, 0, 8])
    assert table.pile("de", "removed") == ["rifleman_a"]
    assert table.pile("de", "hand") == ["rifleman_a"] * 2
    assert table.prompt == "turn"


@pytest.mark.rule("UN-7.4")
@pytest.mark.parametrize(
    ("card", "verb", "number"),
    [
        ("rifleman_a", "attack", 1),
        ("scout_a", "attack", 1),
        ("machine_gunner_a", "attack", 2),
        ("sniper", "attack", 3),
        ("machine_gunner_a", "suppress", 4),
    ],
)
def test_as_many_dice_are_rolled_as_the_card_says(card: str, verb: str, number: int) -> None:
    table = lay("us", card).put(f"us.{card}", "2B").put("de.rifleman_b", "17B")
    table.choose(f"play {card}", f"do {verb}")
    assert odds(table, "de.rifleman_b") == (10**number - 7**number, 10**number)
    table.choose("at de.rifleman_b")
    assert table.state.ways() == 10**number
    weights = [weight for _, weight in table.state.odds()]
    assert len(weights) == {1: 10, 2: 55, 3: 220, 4: 715}[number]
    assert sum(weights) == 10**number
    table.roll(*[1] * number)
    assert table.last("rolled")["dice"] == [1] * number
    assert table.last("rolled")["hit"] is False


@pytest.mark.rule("UN-7.4")
def test_the_odds_before_the_roll_are_exact() -> None:
    """Two dice against 5, 8 and 9 miss with 4, 7 and 8 faces each."""
    table = lay("us", "machine_gunner_a").put("us.machine_gunner_a", "3B")
    table.put("de.scout_a", "3B").put("de.rifleman_a", "17B").put("de.scout_b", "17B")
    table.choose("play machine_gunner_a", "do attack")
    assert odds(table, "de.scout_a") == (100 - 16, 100)
    assert odds(table, "de.rifleman_a") == (100 - 49, 100)
    assert odds(table, "de.scout_b") == (100 - 64, 100)
    assert table.state.preview(table.field.move("end")) == {}


@pytest.mark.rule("UN-7.4")
def test_odds_are_shown_only_while_a_target_is_chosen() -> None:
    table = lay("us", "rifleman_a").put("us.rifleman_a", "3B")
    assert preview(table, "de.rifleman_c") == {}
    table.choose("play rifleman_a", "do attack")
    assert preview(table, "de.rifleman_c") != {}
    table.choose("at de.rifleman_c")
    assert preview(table, "de.rifleman_c") == {}


# Casualties


@pytest.mark.rule("UN-7.5")
@SEATS
@pytest.mark.parametrize(
    ("piles", "pile"),
    [
        (("hand", "discard", "deck"), "hand"),
        (("discard", "deck"), "discard"),
        (("deck",), "deck"),
        (("hand", "deck"), "hand"),
    ],
)
def test_a_casualty_comes_from_hand_else_discard_else_deck(
    seat: str, piles: tuple[str, ...], pile: str
) -> None:
    enemy = enemy_of(seat)
    table = lay(seat, "rifleman_b").put(f"{seat}.rifleman_b", "3B")
    table.put(f"{enemy}.scout_a", "3B")
    cards = {name: ["rifleman_a", "fog_of_war", *HOPE] for name in ("hand", "discard", "deck")}
    for name in piles:
        cards[name] = [*cards[name], "scout_a", "scout_a"]
    table.cards(enemy, supply=["scout_a"], **cards)
    sizes = {name: len(cards[name]) for name in cards}
    table.plays("rifleman_b", "attack", f"at {enemy}.scout_a", dice=[9])
    for name in ("hand", "discard", "deck"):
        left = (1 if name == pile else 2) if name in piles else 0
        assert table.pile(enemy, name).count("scout_a") == left
        size = getattr(table.state.side(table.field.seat(enemy)), f"{name}_size")
        assert size == sizes[name] - (name == pile) == len(table.pile(enemy, name))
    assert table.pile(enemy, "removed") == ["scout_a"]
    assert table.pile(enemy, "supply") == ["scout_a"]
    assert table.where(f"{enemy}.scout_a") == "3B"
    assert table.events("casualty") == [
        {"side": enemy, "unit": "scout_a", "pile": pile, "soldier": 1}
    ]
    assert not table.events("counter_lost")


@pytest.mark.rule("UN-7.5")
@SEATS
def test_the_counter_leaves_when_no_card_is_found(seat: str) -> None:
    """Cards in the supply and the play area, and of other units, do not count."""
    enemy = enemy_of(seat)
    table = lay(seat, "rifleman_b").put(f"{seat}.rifleman_b", "3B")
    table.put(f"{enemy}.scout_a", "3B").suppress(f"{enemy}.scout_a")
    table.cards(enemy, deck=HOPE, hand=["rifleman_a"], played=["scout_a"], supply=["scout_a"])
    table.plays("rifleman_b", "attack", f"at {enemy}.scout_a", dice=[9])
    assert table.where(f"{enemy}.scout_a") == ""
    assert not table.is_suppressed(f"{enemy}.scout_a")
    assert table.pile(enemy, "removed") == [], "this hit removes no card"
    assert table.pile(enemy, "played") == ["scout_a"]
    assert table.pile(enemy, "supply") == ["scout_a"]
    assert table.pile(enemy, "hand") == ["rifleman_a"]
    assert table.events("counter_lost") == [{"side": enemy, "unit": "scout_a", "tile": "3B"}]
    assert not table.events("casualty")
    assert table.pile(seat, "removed") == []


@pytest.mark.rule("UN-7.5")
def test_each_hit_searches_again_until_the_counter_leaves() -> None:
    table = lay("us", "rifleman_a").put("us.rifleman_a", "3B").put("de.scout_a", "3B")
    table.cards("us", hand=["rifleman_a"] * 5, deck=HOPE)
    table.cards("de", hand=["scout_a"], discard=["scout_a"], deck=["scout_a", *HOPE])
    for _ in range(4):
        table.plays("rifleman_a", "attack", "at de.scout_a", dice=[7])
    assert [(event["pile"], event["soldier"]) for event in table.events("casualty")] == [
        ("hand", 1),
        ("discard", 2),
        ("deck", 3),
    ]
    assert table.where("de.scout_a") == ""
    assert table.pile("de", "removed") == ["scout_a"] * 3


@pytest.mark.rule("UN-7.5")
def test_other_counters_of_the_defender_are_untouched() -> None:
    table = lay("us", "rifleman_a").put("us.rifleman_a", "3B").put("de.scout_a", "3B")
    table.put("de.scout_b", "3B").suppress("de.scout_a", "de.scout_b")
    table.plays("rifleman_a", "attack", "at de.scout_a", dice=[7])
    assert table.where("de.scout_b") == "3B"
    assert table.is_suppressed("de.scout_b")


@pytest.mark.rule("UN-7.4", "UN-7.5", "UN-7.6")
@pytest.mark.parametrize(("verb", "dice"), [("attack", [3, 4]), ("suppress", [1, 2, 3, 4])])
def test_a_miss_does_nothing(verb: str, dice: list[int]) -> None:
    table = lay("us", "machine_gunner_a").put("us.machine_gunner_a", "3B").put("de.scout_a", "3B")
    table.cards("de", hand=["scout_a", *HOPE])
    table.plays("machine_gunner_a", verb, "at de.scout_a", dice=dice)
    assert table.pile("de", "hand") == sorted(["scout_a", *HOPE])
    assert not table.is_suppressed("de.scout_a")
    assert table.where("de.scout_a") == "3B"
    assert table.last("rolled")["hit"] is False


@pytest.mark.rule("UN-7.5")
@pytest.mark.parametrize(("hand", "kind"), [(["scout_a"], "casualty"), ([], "counter_lost")])
def test_a_loss_shows_both_players_something_new(hand: list[str], kind: str) -> None:
    """The pile of the lost card reveals what was in the hand, so nothing before it can be
    undone."""
    table = lay("us", "rifleman_a").put("us.rifleman_a", "3B").put("de.scout_a", "3B")
    table.cards("de", hand=hand, deck=HOPE)
    table.plays("rifleman_a", "attack", "at de.scout_a", dice=[9])
    assert [event.news for event in table.journal.take() if event.kind == kind] == [True]


# Suppress


@pytest.mark.rule("UN-7.6")
@SEATS
def test_a_success_of_suppress_turns_the_counter_and_costs_no_card(seat: str) -> None:
    enemy = enemy_of(seat)
    table = lay(seat, "machine_gunner_a").put(f"{seat}.machine_gunner_a", "3B")
    table.put(f"{enemy}.scout_a", "3B").put(f"{enemy}.scout_b", "3B")
    table.cards(enemy, hand=["scout_a", *HOPE])
    table.plays("machine_gunner_a", "suppress", f"at {enemy}.scout_a", dice=[1, 5, 9, 0])
    assert table.is_suppressed(f"{enemy}.scout_a")
    assert not table.is_suppressed(f"{enemy}.scout_b")
    assert not table.is_suppressed(f"{seat}.scout_a")
    assert table.where(f"{enemy}.scout_a") == "3B"
    assert table.pile(enemy, "removed") == []
    assert table.events("suppressed") == [{"side": enemy, "unit": "scout_a", "already": False}]
    assert table.last("attack_declared")["action"] == "suppress"


@pytest.mark.rule("UN-7.6")
def test_suppress_has_no_effect_on_a_suppressed_counter() -> None:
    table = lay("us", "machine_gunner_a").put("us.machine_gunner_a", "3B").put("de.scout_a", "3B")
    table.suppress("de.scout_a", "de.rifleman_c")
    table.plays("machine_gunner_a", "suppress", "at de.scout_a", dice=[1, 5, 9, 0])
    assert table.is_suppressed("de.scout_a")
    assert table.is_suppressed("de.rifleman_c")
    assert table.where("de.scout_a") == "3B"
    assert table.events("suppressed") == [{"side": "de", "unit": "scout_a", "already": True}]


@pytest.mark.rule("UN-7.6")
def test_an_attack_on_a_suppressed_counter_is_an_attack_like_any_other() -> None:
    table = lay("us", "rifleman_a").put("us.rifleman_a", "3B").put("de.scout_a", "3B")
    table.cards("de", hand=["scout_a", *HOPE]).suppress("de.scout_a")
    table.plays("rifleman_a", "attack", "at de.scout_a", dice=[5])
    assert table.is_suppressed("de.scout_a")
    assert table.pile("de", "removed") == ["scout_a"]


# Hills


@pytest.mark.rule("UN-7.7")
@SEATS
@pytest.mark.parametrize(
    ("attacker", "cover", "distance"),
    [("4B", 3, 1), ("11B", 3, 1), ("16A", 1, 1), ("2A", 1, 0), ("9A", 1, 3), ("12A", 3, 4)],
)
def test_a_hill_covers_less_against_an_attacker_on_a_hill(
    seat: str, attacker: str, cover: int, distance: int
) -> None:
    enemy = enemy_of(seat)
    table = lay(seat, "rifleman_a", "streets-of-tessy-sur-vire").put(f"{enemy}.scout_a", "2A")
    table.put(f"{seat}.rifleman_a", attacker).choose("play rifleman_a", "do attack")
    assert total(table, f"{enemy}.scout_a") == (5, cover, distance, 5 + cover + distance)
    table.choose(f"at {enemy}.scout_a")
    assert table.last("attack_declared")["cover"] == cover
    table.roll(9)
    assert table.last("rolled")["total"] == 5 + cover + distance


@pytest.mark.rule("UN-7.7")
def test_standing_on_a_hill_does_not_lower_the_cover_of_other_tiles() -> None:
    table = lay("us", "rifleman_a", "streets-of-tessy-sur-vire").put("us.rifleman_a", "2A")
    table.put("de.scout_a", "1B").put("de.scout_b", "3B").choose("play rifleman_a", "do attack")
    assert total(table, "de.scout_a") == (5, 1, 2, 8)
    assert total(table, "de.scout_b") == (5, 0, 1, 6)


@pytest.mark.rule("UN-7.7")
@pytest.mark.parametrize("mortar", ["12A", "9A"])
def test_a_hill_covers_less_against_a_blast_wherever_the_mortar_stands(mortar: str) -> None:
    table = lay("de", "mortar", "streets-of-tessy-sur-vire").put("us.scout_a", "16A")
    aim(table.put("de.mortar", mortar), "de", "16A").choose("play mortar", "do blast")
    assert total(table, "us.scout_a") == (5, 1, 0, 6)
    assert odds(table, "us.scout_a") == (5, 10)
    table.choose("at us.scout_a").roll(5)
    assert table.last("rolled") == {
        "side": "de", "enemy": "us", "target": "scout_a", "dice": [5], "total": 6, "hit": False,
    }  # fmt: skip
    assert table.last("attack_declared")["cover"] == 1


# Coming back


@pytest.mark.rule("UN-7.8")
@SEATS
def test_a_lost_counter_comes_back_ready_on_its_spawn_marker(seat: str) -> None:
    enemy = enemy_of(seat)
    spawn = {"us": "13B", "de": "6B"}[enemy]
    table = lay(seat, "rifleman_b").put(f"{seat}.rifleman_b", "3B")
    table.put(f"{enemy}.rifleman_a", "3B").suppress(f"{enemy}.rifleman_a")
    table.cards(enemy, hand=["squad_leader_a"], deck=HOPE, supply=["rifleman_a"])
    table.plays("rifleman_b", "attack", f"at {enemy}.rifleman_a", dice=[9]).choose("end")
    assert table.where(f"{enemy}.rifleman_a") == ""
    table.plays("squad_leader_a", "bolster", "take rifleman_a")
    table.cards(enemy, hand=["rifleman_a", "scout_a"], deck=HOPE).turn(enemy)
    table.plays("rifleman_a", "attack", f"at {seat}.rifleman_b", dice=[1])
    assert table.where(f"{enemy}.rifleman_a") == spawn
    assert not table.is_suppressed(f"{enemy}.rifleman_a")
    assert table.events("placed") == [{"side": enemy, "unit": "rifleman_a", "tile": spawn}]
    assert table.last("attack_declared")["tile"] == "3B"


@pytest.mark.rule("UN-7.8")
@SEATS
def test_a_mortar_that_leaves_the_board_takes_its_target_marker_along(seat: str) -> None:
    enemy = enemy_of(seat)
    table = lay(seat, "rifleman_a").put(f"{seat}.rifleman_a", "3B").put(f"{enemy}.mortar", "3B")
    aim(aim(table, seat, "11B"), enemy, "14B")
    table.plays("rifleman_a", "attack", f"at {enemy}.mortar", dice=[4])
    assert table.where(f"{enemy}.mortar") == ""
    assert targets(table) == {seat: "11B"}
    assert table.events("target_removed") == [{"side": enemy}]


@pytest.mark.rule("UN-7.8")
def test_a_mortar_that_loses_only_a_card_keeps_its_target_marker() -> None:
    table = lay("us", "rifleman_a").put("us.rifleman_a", "3B").put("de.mortar", "3B")
    aim(table, "de", "14B").cards("de", hand=["mortar", *HOPE])
    table.plays("rifleman_a", "attack", "at de.mortar", dice=[4])
    assert targets(table) == {"de": "14B"}
    assert not table.events("target_removed")


@pytest.mark.rule("UN-7.8")
def test_the_loss_of_another_counter_leaves_the_target_marker_alone() -> None:
    table = lay("us", "rifleman_a").put("us.rifleman_a", "3B").put("de.sniper", "3B")
    aim(table.put("de.mortar", "3B"), "de", "14B")
    table.plays("rifleman_a", "attack", "at de.sniper", dice=[6])
    assert table.where("de.sniper") == ""
    assert targets(table) == {"de": "14B"}


# Hitting the player's own


@pytest.mark.rule("UN-7.9")
@SEATS
@pytest.mark.parametrize("pile", ["hand", "discard", "deck"])
def test_a_blast_on_an_own_counter_searches_the_own_cards(seat: str, pile: str) -> None:
    enemy = enemy_of(seat)
    table = aim(lay(seat, "mortar").put(f"{seat}.mortar", "3B"), seat, "14B")
    table.put(f"{seat}.scout_a", "14B").cards(enemy, hand=["scout_a"], deck=HOPE)
    piles = {"hand": ["mortar", "squad_leader_a"], "discard": ["rifleman_a"], "deck": [*HOPE]}
    piles[pile].append("scout_a")
    table.cards(seat, **piles).plays("mortar", "blast", f"at {seat}.scout_a", dice=[6])
    assert table.events("casualty") == [
        {"side": seat, "unit": "scout_a", "pile": pile, "soldier": 1}
    ]
    assert table.pile(seat, "removed") == ["scout_a"]
    assert table.pile(enemy, "hand") == ["scout_a"]
    assert table.where(f"{seat}.scout_a") == "14B"


@pytest.mark.rule("UN-7.9")
def test_cards_played_this_turn_are_safe_and_the_counter_leaves_instead() -> None:
    table = aim(lay("us", "mortar").put("us.mortar", "3B"), "us", "14B").put("us.scout_a", "12B")
    table.cards("us", hand=["scout_a", "mortar", "squad_leader_a"], deck=HOPE)
    table.markers("us", scouted=["14B", "12B"])
    table.plays("scout_a", "scout", "to 14B", "halt")
    table.plays("mortar", "blast", "at us.scout_a", dice=[6])
    assert table.where("us.scout_a") == ""
    assert table.pile("us", "removed") == []
    assert table.pile("us", "played") == ["mortar", "scout_a"]
    assert table.options == ["at de.rifleman_c"], "the action goes on"
    table.choose("at de.rifleman_c").roll(1)
    assert table.options == ["play squad_leader_a", "end"], "and so does the turn"
    assert table.to_decide == ["us"]
