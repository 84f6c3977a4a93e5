"""Everything in the rulebook can happen in a game (findings H19 and H20)."""

import pytest
from heroes_table import Table, terrain_rows

import sandtable
from sandtable.core import CHANCE, ContentError, Event, Journal, Rng, SandtableError
from sandtable.heroes.content.armies import IllegalArmy, check_army, read_army
from sandtable.heroes.content.game import HeroesGame
from sandtable.heroes.content.library import Card
from sandtable.heroes.facets.battle_layout import skirmish
from sandtable.heroes.fight import casualties
from sandtable.heroes.model import codes, moments
from sandtable.heroes.model.codes import FRIGHTENING, HOWITZER, INDIRECT, RANGE, WEAPON, WEAPON_ABLE
from sandtable.heroes.model.state import ABOARD
from sandtable.heroes.turn import phases, scenario_events
from sandtable.words import Words

_game = sandtable.load("heroes-of-normandie")
assert isinstance(_game, HeroesGame)
GAME: HeroesGame = _game
LIBRARY = GAME.library
COMMAND = {
    "us": "plate rifle_platoon_8\nplate field_command_us",
    "de": "plate panzergrenadiere_902\nplate feldkommando",
}


def fields(option: str, order: str = "") -> bool:
    """Return whether any option brings this counter, or has this order."""
    return any(
        option in one.units or (order and one.order == order) for one in LIBRARY.options.values()
    )


def deal(table: Table) -> Table:
    """Continue to the moment before the first four cards are dealt."""
    table.turn(1, codes.ORDERS)
    table.state.push2(moments.frame(codes.INITIATIVE_ROLL), 0)
    phases.deal(table.state)
    return table.go()


# Support cards


@pytest.mark.rule("HN-2.6", "HN-12.8")
@pytest.mark.parametrize("card", [c for c in LIBRARY.cards.values() if c.kind != "common"])
def test_every_card_can_come_into_play(card: Card) -> None:
    """H19: each special, air and artillery card is in a deck, or an option brings it."""
    if card.kind == "special":
        assert any(card.name in GAME.scenario(one.id).cards for one in GAME.listings())
        return
    order = {"air": "air_strike", "artillery": "artillery"}[card.kind]
    army = f"{COMMAND[card.army]}\n  {order}_{card.army}\ncard {card.name} 1"
    read, faults = read_army(army, LIBRARY, card.army)
    assert not faults
    assert not check_army(read, LIBRARY, 200)
    table = Table(**{card.army: army})
    seat = table.theatre.seat(card.army)
    number = table.theatre.card(card.name)
    assert table.state.army(seat).deck[number] == 1
    assert len([one for one in table.theatre.deck if one]) > 40


@pytest.mark.rule("HN-1.16", "HN-12.8")
def test_support_cards_are_chosen_at_set_up() -> None:
    """H19: an air strike was always the P47. Now the player chooses it, the initiative side
    first."""
    table = Table(
        us=f"{COMMAND['us']}\n  air_strike_us\n  artillery_us",
        de=f"{COMMAND['de']}\n  artillery_de",
    )
    for card in ("p47_thunderbolt", "long_tom"):
        assert table.theatre.deck[table.theatre.card(card)] == 0
    deal(table)
    assert (table.asked, table.prompt) == ("us", "support")
    assert table.options("card") == [
        "long_tom",
        "howitzer_m101",
        "p47_thunderbolt",
        "p51_mustang",
        "p38_lightning",
    ]
    assert table.why("card courage") == ("HN-12.8", "no-support")
    table.choose("card p51_mustang")
    assert table.options("card") == ["long_tom", "howitzer_m101"]
    assert table.why("card p47_thunderbolt") == ("HN-12.8", "no-support")
    table.choose("card long_tom")
    assert (table.asked, table.prompt) == ("de", "support")
    table.choose("card nebelwerfer")
    assert table.state.waits == CHANCE
    for seat, chosen in ((0, ["long_tom", "p51_mustang"]), (1, ["nebelwerfer"])):
        deck = table.state.army(seat).deck
        support = [
            name
            for number, name in enumerate(table.theatre.cards)
            if deck[number] and LIBRARY.cards[name].kind in ("air", "artillery")
        ]
        assert support == chosen
    assert [event["card"] for event in table.events("support_chosen")] == [
        "p51_mustang",
        "long_tom",
        "nebelwerfer",
    ]


@pytest.mark.rule("HN-12.8")
def test_a_single_support_card_is_not_asked_for() -> None:
    """The Germans have one air card."""
    table = deal(Table(de=f"{COMMAND['de']}\n  air_strike_de"))
    assert table.last("support_chosen") == {"side": "de", "card": "bf_109"}
    assert table.state.waits == CHANCE


@pytest.mark.rule("HN-2.6")
def test_artillery_needs_its_own_option() -> None:
    air = f"{COMMAND['us']}\n  air_strike_us\ncard long_tom 1"
    army, _ = read_army(air, LIBRARY, "us")
    assert [(fault.rule, fault.key) for fault in check_army(army, LIBRARY, 200)] == [
        ("HN-2.6", "no-artillery")
    ]
    twice = f"{COMMAND['us']}\n  artillery_us\ncard long_tom 2"
    army, _ = read_army(twice, LIBRARY, "us")
    assert [fault.about for fault in check_army(army, LIBRARY, 200)] == ["2 of 1"]


@pytest.mark.rule("HN-12.8")
def test_a_built_deck_is_complete() -> None:
    """The owner has chosen the cards of a built deck, so there is no question at set-up."""
    cards = "\n".join(
        f"card {card.name} {card.copies}"
        for card in LIBRARY.cards.values()
        if card.army in ("both", "us") and card.kind in ("common", "special")
    )
    table = deal(Table(us=f"{COMMAND['us']}\n  artillery_us\n{cards}"))
    assert not table.events("support_chosen")
    assert table.state.waits == CHANCE


# Abilities


def weapons_with(ability: int) -> set[str]:
    return {
        counter.name
        for counter in LIBRARY.counters.values()
        for side in counter.stats
        if side[WEAPON + WEAPON_ABLE] & ability
    }


@pytest.mark.parametrize(
    "ability", [FRIGHTENING, HOWITZER, *codes.WEAPON_ABILITIES.values()], ids=str
)
def test_every_weapon_ability_is_on_an_available_counter(ability: int) -> None:
    """H19: the engine had howitzer and frightening fire, but no unit did."""
    assert any(fields(counter) for counter in weapons_with(ability))


@pytest.mark.rule("HN-9.11")
def test_a_counter_has_a_limited_blast_range() -> None:
    limited = {
        counter.name
        for counter in LIBRARY.counters.values()
        for side in counter.stats
        if side[WEAPON + WEAPON_ABLE] & INDIRECT and side[WEAPON + RANGE]
    }
    assert limited == {"light_mortar"}
    table = Table(de_units=("light_mortar",))
    table.put("light_mortar", "a1", back=True).put("fire_team", "h8").put("support_team", "k11")
    table.act("light_mortar").choose("do barrage")
    assert "h8i9" in table.options("blast")
    assert table.why("blast k11l12") == ("HN-7.2", "too-far")


@pytest.mark.rule("HN-11.4")
def test_a_flamethrower_frightens_a_target_it_misses() -> None:
    table = Table(us_units=("flamethrower_us",), rows=terrain_rows(H="c5"))
    table.put("flamethrower_us", "c3").put("fire_group", "c5").put("recon_group", "c6", back=True)
    table.asks("us", "never").asks("de", "never")
    table.act("flamethrower_us").choose("do fire")
    assert table.options("target") == ["c5"]
    table.choose("target c5").roll(1)
    assert not table.wounded("fire_group")
    assert table.suppression("fire_group") == 1


@pytest.mark.rule("HN-9.3", "HN-9.20")
def test_the_scott_needs_a_clear_line_and_never_scatters() -> None:
    rows = ["." * 14] * 14
    rows[14 - 3] = "..." + "H" + "." * 10
    table = Table(us_units=("scott",), rows=rows)
    table.put("scott", "b3", rear="a3").put("fire_group", "h3").put("mg_42", "h8")
    table.act("scott").choose("do barrage")
    assert table.why("blast h3i4") == ("HN-7.1", "no-line")
    table.choose("blast h8i9")
    while table.prompt:
        table.choose("pass")
    # The next die is that of the attack: there was no roll for the place.
    assert not table.events("scattered")


@pytest.mark.rule("HN-2.5")
@pytest.mark.parametrize(
    ("hero", "plate", "other"),
    [
        ("hero_kowalski", "rifle_platoon_8", "rifle_platoon_22"),
        ("hero_stahl", "panzergrenadiere_902", "panzergrenadiere_901"),
    ],
)
def test_a_hero_of_a_division_needs_its_plate(hero: str, plate: str, other: str) -> None:
    seat = LIBRARY.options[hero].army
    right, _ = read_army(f"plate {plate}\nhero {hero}", LIBRARY, seat)
    assert not check_army(right, LIBRARY, 150)
    wrong, _ = read_army(f"plate {other}\nhero {hero}", LIBRARY, seat)
    assert [fault.key for fault in check_army(wrong, LIBRARY, 150)] == ["hero-needs-plate"]


@pytest.mark.rule("HN-13.2", "HN-13.9")
@pytest.mark.parametrize(("side", "officer"), [("us", "cdt_marvin"), ("de", "major_gruber")])
def test_a_field_command_breaks(side: str, officer: str) -> None:
    """H19: plates of the field command had no breaking point."""
    table = Table(**{side: COMMAND[side]})
    table.put(officer, "g7").turn()
    table.state.push2(moments.frame(codes.INITIATIVE_ROLL), 0)
    casualties.eliminate(table.state, table.unit(officer), False)
    table.state.advance()
    assert table.state.army(1 - table.theatre.seat(side)).points == 2


# Events


EVENTS = """events = [
    { turn = 2, side = "us", kind = "cards", number = 2 },
    { turn = 2, side = "de", kind = "special_order" },
    { turn = 2, side = "both", kind = "card", card = "long_tom" },
    { turn = 2, side = "us", kind = "orders", number = 2 },
    { turn = 3, side = "de", kind = "bonus" },
    { turn = 2, side = "de", kind = "cards", number = 1, at = "supply" },
    { turn = 2, side = "us", kind = "cards", number = 1, at = "end" },
]"""


def begin_turn(table: Table, number: int) -> Table:
    table.turn(number - 1, codes.SUPPLY)
    phases.begin(table.state)
    phases.appear(table.state)
    return table.go()


@pytest.mark.rule("HN-1.1", "HN-4.14")
def test_events_bring_cards_and_orders() -> None:
    """H20: events were limited to arrivals and items."""
    plain = begin_turn(Table(), 2).state
    table = begin_turn(Table(extra=EVENTS), 2)
    us, de = table.state.one, table.state.other
    assert us.numbers == plain.one.numbers + 2
    assert us.left_size == plain.one.left_size + 2
    assert (de.specials, plain.other.specials) == (1, 0)
    long_tom = table.theatre.card("long_tom")
    assert (us.hand[long_tom], de.hand[long_tom]) == (1, 1)
    # Both sides know that the card is in the hand.
    assert [int(card) for card in us.shown] == [long_tom]
    assert table.state.waits == CHANCE
    table.state.settle_all(Rng(1))
    assert us.hand_size == 3
    told = [(event["side"], event["event"]) for event in table.events("event_happened")]
    assert sorted(told) == [
        ("de", "card"),
        ("de", "special_order"),
        ("us", "card"),
        ("us", "cards"),
        ("us", "orders"),
    ]


@pytest.mark.rule("HN-4.14")
def test_an_event_gives_a_tactical_bonus_at_random() -> None:
    table = begin_turn(Table(extra=EVENTS), 3)
    assert table.state.waits == CHANCE
    assert len(table.state.odds()) == 5
    table.state.settle_all(Rng(1))
    assert table.state.other.held_size == 1
    # Only the owner sees which bonus it is.
    taken = [event for event in table.journal.events if event.kind == "bonus_taken"]
    assert "bonus" not in taken[0].args
    assert taken[0].owner == 1


@pytest.mark.rule("HN-1.5", "HN-4.14")
def test_an_event_gives_no_bonus_that_lies_on_the_map() -> None:
    """There are six bonuses. With all on the map, taking one more stopped the game."""
    six = 'bonuses = ["b1c2", "d1e2", "f1g2", "b5c6", "d5e6", "f5g6"]'
    table = begin_turn(Table(extra=f"{EVENTS}\n{six}"), 3)
    table.state.settle_all(Rng(1))
    assert table.state.other.held_size == 0
    assert not table.events("bonus_taken")


@pytest.mark.rule("HN-4.12", "HN-4.14")
def test_events_of_supply_come_at_its_start_and_end() -> None:
    table = Table(extra=EVENTS).asks("us", "never").asks("de", "never")
    table.turn(2, codes.SUPPLY)
    phases.begin_supply(table.state)
    table.go()
    draws: list[str] = []
    while len(draws) < 2:
        if table.state.waits == CHANCE:
            draws.append(table.state.chance_text())
            table.state.settle(table.state.sample(Rng(1)))
        else:
            assert table.prompt != "discard"  # both draws come before the discards
            table.choose("pass")
    assert draws == ["a draw of de", "a draw of us"]


@pytest.mark.rule("HN-4.14")
@pytest.mark.parametrize(
    ("scenario", "turn", "arrives"),
    [("godsend", 2, []), ("godsend", 3, []), ("private-rex", 2, []), ("private-rex", 3, ["us"])],
)
def test_a_mark_on_the_turn_track_names_what_arrives(
    scenario: str, turn: int, arrives: list[str]
) -> None:
    """H20: when nothing arrived, the log reported "0 more orders", and the lobby announced
    units."""
    state = GAME.start(scenario)
    state.journal = Journal()
    state.turn = turn
    scenario_events.happen(state, scenario_events.TURN_STARTS)
    told = [(event.args["event"], event.args["side"]) for event in state.journal.take()]
    assert told == [("arrival", side) for side in arrives]
    said = Words(GAME, "en")
    event = Event("event_happened", {"side": "us", "event": "arrival", "count": 0}, {}, -1, True)
    assert said.event(event) == "Event: the Americans can bring in units."
    listed = [
        (event.kind, event.side, event.item)
        for event in skirmish(GAME, scenario).events
        if event.turn == turn
    ]
    items = {("godsend", 2): "papers", ("private-rex", 2): "rex"}
    found = [("arrival", side, "") for side in arrives]
    if item := items.get((scenario, turn)):
        found.append(("item", "both", item))
    assert listed == found


@pytest.mark.parametrize(
    ("event", "message"),
    [
        ('{ turn = 2, side = "us", kind = "rain" }', "invalid value 'rain'"),
        ('{ turn = 2, side = "us", kind = "card", card = "rain" }', "invalid value 'rain'"),
        ('{ turn = 2, side = "us", kind = "cards" }', "missing key 'number'"),
        (
            '{ turn = 2, side = "us", kind = "special_order", at = "end" }',
            "orders can only be given at the start of a turn",
        ),
    ],
)
def test_an_invalid_event_is_reported(event: str, message: str) -> None:
    with pytest.raises(ContentError, match=message):
        Table(extra=f"events = [{event}]")


def test_shipped_scenarios_use_events() -> None:
    used = {}
    for listing in GAME.listings():
        events = list(GAME.scenario(listing.id).events)
        used[listing.id] = {int(kind) for kind in events[2::5]} - {0}
    assert len([id for id, kinds in used.items() if kinds]) >= 2
    assert set().union(*used.values()) == {1, 2, 3, 4, 5}


# Dynamite and detonator


HOUSE = '{ overlay = "house_2x2", name = "target", at = "h5" }'
CHARGE = """items = [
    { name = "dynamite", side = "us", at = ["a1"], blows_up = "target" },
    { name = "detonator", side = "us", at = ["a2"], fires = "dynamite" },
]"""


def charged() -> Table:
    table = Table(
        overlays=HOUSE,
        extra=CHARGE,
        us_extra='aims = [{ kind = "demolish", structure = "target" }]',
    )
    table.asks("us", "never").asks("de", "never")
    return table.put("fire_team", "a1").put("support_team", "a2").put("fire_group", "n14")


def carry(table: Table, item: str, unit: str) -> None:
    table.state.set_item(table.theatre.items.index(item), ABOARD - table.unit(unit))


def item_at(table: Table, item: str) -> str:
    where = table.state.item(table.theatre.items.index(item))
    return table.theatre.cells[where] if where >= 0 else str(where)


def supply(table: Table, number: int = 2) -> None:
    """Play whole supply phases without any action."""
    table.turn(number, codes.SUPPLY)
    phases.begin_supply(table.state)
    table.go()
    while not table.state.over and table.prompt in ("supply", "discard", "place"):
        table.choose("pass" if table.prompt != "place" else table.options()[0])
    if table.state.waits == CHANCE:
        table.state.settle_all(Rng(1))


def inside(table: Table) -> str:
    ground = table.theatre.ground
    return next(
        name
        for cell, name in enumerate(table.theatre.cells)
        if ground.house[cell] == 0 and ground.kind[cell] == 1
    )


def test_dynamite_is_laid_and_fired_from_outside() -> None:
    """H19: the two markers of the box have a use."""
    table = charged()
    room = inside(table)
    table.put("fire_team", room).put("support_team", "d7")
    carry(table, "dynamite", "fire_team")
    carry(table, "detonator", "support_team")
    supply(table)
    assert item_at(table, "dynamite") == room
    assert not table.events("charge_fired")  # placed now, and fired next turn at the earliest
    # Nothing happens while one of the side's own units is inside.
    supply(table, 3)
    assert not table.events("charge_fired")
    table.put("fire_team", "d6")
    supply(table, 4)
    assert table.last("charge_fired") == {"side": "us", "overlay": "house_2x2"}
    assert table.events("structure_destroyed")
    assert table.state.over
    assert (table.state.winner, table.state.ending) == (0, "objectives")


def test_a_detonator_works_within_seven_squares() -> None:
    table = charged()
    room = inside(table)
    table.put("support_team", "h1")
    table.state.set_item(table.theatre.items.index("dynamite"), table.cell(room))
    carry(table, "detonator", "support_team")
    table.put("support_team", "h14")
    supply(table, 2)
    assert not table.events("charge_fired")
    table.put("support_team", "h1")
    supply(table, 3)
    assert table.events("charge_fired")


@pytest.mark.parametrize(
    ("items", "message"),
    [
        ('{ name = "dynamite", at = ["a1"], blows_up = "tower" }', "invalid value 'tower'"),
        ('{ name = "detonator", at = ["a1"], fires = "radio" }', "radio is not an explosive"),
    ],
)
def test_an_invalid_charge_is_reported(items: str, message: str) -> None:
    with pytest.raises(ContentError, match=message):
        Table(overlays=HOUSE, extra=f"items = [{items}]")


# Armies that players build for a scenario


BUILDING = [one.id for one in GAME.listings() if GAME.build_points(one.id)]


@pytest.mark.rule("HN-2.5", "HN-2.6")
def test_two_shipped_scenarios_let_both_players_build_armies() -> None:
    """H20: there was no such scenario."""
    assert len(BUILDING) >= 2
    for id in BUILDING:
        points = GAME.build_points(id)
        armies = {
            "us": "plate rifle_platoon_22\n  bazooka_squad_22\n",
            "de": "plate panzergrenadiere_902\n  luchs_option\n",
        }
        made = GAME.scenario_id(id, armies)
        assert made.startswith(f"{id}~us.rifle_platoon_22")
        state = GAME.start(made)
        assert "bazooka" in state.scenario.units
        assert "luchs" in state.scenario.units
        assert state.scenario.id == made
        # A record names the armies, so that it can be replayed.
        record = GAME.record(made)
        assert f"\nscenario {made} ~" in record.text()
        assert sandtable.replay(record.text()).scenario == made
        rich = "plate rifle_platoon_22\nplate rifle_platoon_8\n  sherman_option\n" * 2
        with pytest.raises(IllegalArmy):
            GAME.scenario_id(id, {"us": rich})
        assert points >= 150


def test_armies_cannot_be_built_where_they_are_given() -> None:
    with pytest.raises(SandtableError, match="players cannot build armies in godsend"):
        GAME.scenario_id("godsend", {"us": "plate rifle_platoon_8"})
    with pytest.raises(SandtableError):
        GAME.scenario("godsend~us.rifle_platoon_8")
    with pytest.raises(SandtableError):
        GAME.scenario(f"{BUILDING[0]}~de.panzergrenadiere_901~us.rifle_platoon_8")


@pytest.mark.parametrize("listing", [one for one in GAME.listings() if one.number > 10], ids=str)
def test_random_play_ends_the_new_scenarios(listing: object) -> None:
    for seed in range(3):
        rng = Rng(seed)
        state = GAME.start(listing.id, rng)
        choices = 0
        while not state.over:
            options = state.options()
            state.play(options[rng.below(len(options))], rng)
            choices += 1
            assert choices < 5000


def test_a_scenario_with_built_armies_has_the_texts_of_the_scenario() -> None:
    """H20: the scenario's id is followed by the armies."""
    made = GAME.scenario_id(BUILDING[0], {"us": "plate rifle_platoon_22\n"})
    for language in ("en", "pl", "hu", "pt-BR"):
        said = Words(GAME, language)
        assert said.scenario(made) == said.scenario(BUILDING[0])
        assert said.brief(made) == said.brief(BUILDING[0])
        assert said.history(made) == said.history(BUILDING[0])


@pytest.mark.parametrize("language", ["en", "pl", "hu", "pt-BR"])
def test_a_structure_is_called_by_its_name_in_the_scenario(language: str) -> None:
    """H19: the blockhouse of Azeville was called the large house."""
    theatre = GAME.rules("azeville").theatre
    assert "blockhouse" in theatre.overlays
    said = Words(GAME, language)
    event = Event("charge_fired", {"side": "us", "overlay": "blockhouse"}, {}, -1, True)
    assert said.say("overlay-blockhouse") in said.event(event)


def test_a_structure_without_a_name_is_what_it_is() -> None:
    plain = Table(overlays='{ overlay = "house_2x2", at = "h5" }').theatre
    named = Table(overlays='{ overlay = "house_2x2", called = "inn", at = "h5" }').theatre
    assert (plain.overlays, named.overlays) == (["house_2x2"], ["inn"])
