"""North Africa's features on the screen: vehicles and their seats, structures, exits, aims."""

from typing import Any

import pytest
from textual.content import Content
from textual.geometry import Size
from tui_tables import DESERT
from undaunted_screens import desert_painter

from sandtable import Rng
from sandtable.core import Decision
from sandtable.undaunted.terminal.map import GROUNDS, Spotlight
from sandtable.undaunted.terminal.pieces import arrange
from sandtable.undaunted.terminal.vehicles import motor_pool
from sandtable.undaunted.testkit import DesertTable
from sandtable.words import LANGUAGES

SCENARIOS = [listing.id for listing in DESERT.listings()]
CAMP = "undefended-camp"
SMALL_ROOM, LARGE_ROOM = Size(66, 21), Size(200, 60)


def laid() -> DesertTable:
    """Return a position of the Italians: a tank on 12A, a damaged car and a soldier on 19A."""
    table = DesertTable(CAMP).take_off("lrdg", "it")
    table.park("medium_tank", "12A", "tank_driver", "", "crewman", damage=3)
    table.park("scout_car", "19A", "", "rifleman_a", "", damage=1)
    table.park("support_truck", "6B", "engineer")
    table.put("it.machine_gunner_a", "19A").put("lrdg.saboteur", "6B").suppress("it.crewman")
    for side in ("lrdg", "it"):
        table.markers(side, scouted=["12A", "19A", "6B", "17A"])
    crew = ["tank_driver", "crewman", "rifleman_a", "machine_gunner_a", "scout_a"]
    table.cards("it", hand=crew, supply=["rifleman_a"])
    hand = ["engineer", "saboteur", "rifleman"]
    return table.cards("lrdg", hand=hand, supply=["rifleman", "scout"]).turn("it")


def data_of(table: DesertTable, seat: int | None = None) -> dict[str, Any]:
    return table.state.view(seat).data()


def tiles(data: dict[str, Any], room: Size) -> dict[str, list[str]]:
    """Return each tile as drawn."""
    drawn = desert_painter(data["scenario"]).map
    drawn.fit(room)
    lines = drawn.draw(data, Spotlight()).plain.split("\n")
    boxes = {tile: drawn.box(tile) for tile in drawn.layout.places}
    return {
        tile: [line[box.x : box.right] for line in lines[box.y : box.bottom]]
        for tile, box in boxes.items()
    }


def tile(data: dict[str, Any], code: str, room: Size = SMALL_ROOM) -> str:
    """Return a tile as drawn, in one line."""
    return "".join(tiles(data, room)[code])


def decision_of(table: DesertTable) -> Decision:
    decision = table.state.view(int(table.state.seat)).decision()
    assert decision is not None
    return decision


def option_texts(table: DesertTable, language: str = "en") -> list[str]:
    painter = desert_painter(CAMP, language)
    view = table.state.view(int(table.state.seat))
    decision = decision_of(table)
    return [painter.option(view, move, decision).plain for move in decision.options]


# The map


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_everything_stands_on_its_tile(scenario: str) -> None:
    data: dict[str, Any] = DESERT.start(scenario, Rng(1)).view(0).data()
    pieces = desert_painter(scenario).map.pieces
    drawn = {code: "".join(lines) for code, lines in tiles(data, Size(160, 50)).items()}
    riders = {unit for vehicle in data["vehicles"] for unit in vehicle["seats"]}
    for vehicle in data["vehicles"]:
        sign = "●◆"[DESERT.seats.index(vehicle["side"])]
        letters, name = pieces.letters(vehicle["vehicle"]), pieces.names(vehicle["vehicle"])
        seats = "".join(sign if unit else {"●": "○", "◆": "◇"}[sign] for unit in vehicle["seats"])
        inside = drawn[vehicle["tile"]]
        assert letters + seats in inside or f"{name} {seats}" in inside
    for structure in data["structures"]:
        assert f"★{structure['points']}/{structure['defence']}" in drawn[structure["tile"]]
    for side, sign in zip(DESERT.seats, "●◆", strict=True):
        for counter in data["sides"][side]["counters"]:
            unit, inside = counter["unit"], drawn[counter["tile"]]
            is_there = (
                sign + pieces.letters(unit) in inside or f"{sign} {pieces.names(unit)}" in inside
            )
            assert is_there == (unit not in riders)


def test_a_vehicle_shows_its_seats_its_damage_and_whether_it_is_disabled() -> None:
    data = data_of(laid())
    assert "MT◆◇◈✗3" in tile(data, "12A")
    beside = tile(data, "19A")
    assert "CA◇◆◇!1" in beside
    assert "◆MA" in beside
    assert "RA" not in beside
    assert "Medium Tank ◆◇◈ ✗3" in tile(data, "12A", LARGE_ROOM)


def test_a_structure_shows_points_and_defence_until_it_is_destroyed() -> None:
    table = laid()
    assert "⌂Fd★1/5" in tile(data_of(table), "6B")
    assert "⌂ Fuel Dump ★1/5" in tile(data_of(table), "6B", LARGE_ROOM)
    table.raze("6B")
    assert "⌂" not in tile(data_of(table), "6B")


def test_the_ground_shows_what_it_is_and_where_no_vehicle_can_go() -> None:
    library = DESERT.library
    rough = set()
    for scenario in SCENARIOS:
        data: dict[str, Any] = DESERT.start(scenario, Rng(1)).view(0).data()
        for code, (top, *inside, _) in tiles(data, Size(160, 50)).items():
            assert ("░" in "".join(inside)) == (code in library.rough), code
            assert ("3/1" in top) == (code in library.hills)
            if code not in library.rough:
                assert GROUNDS[library.ground[code]] in "".join(inside)
            rough.add(code in library.rough)
    assert rough == {True, False}


def test_a_crowded_tile_packs_well_and_says_how_many_it_leaves_out() -> None:
    table = laid().put("it.scout_a", "12A").put("it.rifleman_a", "12A")
    for unit in ("scout", "rifleman", "saboteur"):
        table.put(f"lrdg.{unit}", "12A")
    pieces = desert_painter(CAMP).map.pieces
    groups = pieces.on("12A", data_of(table))
    number = sum(map(len, groups))
    for rows in (1, 2, 3):
        lines = arrange(groups, 12, rows)
        shown = [piece.small for line in lines for piece in line]
        left_out = sum(int(text) for text in shown if text.startswith("+"))
        kept = [text for text in shown if not text.startswith("+")]
        assert len(lines) <= rows
        assert all(sum(len(piece.small) for piece in line) <= 12 for line in lines)
        assert len(kept) + left_out == number
        assert any("MT" in text for text in kept)
    assert left_out == 0


def test_who_rides_lights_up_his_vehicle() -> None:
    table = laid().choose("play tank_driver")
    painter = desert_painter(CAMP)
    painter.fit(Size(66, 21))
    view = table.state.view(1)
    lit = painter.board(view, view.decision(), None)
    box = painter.map.box("12A")
    place = lit.plain.split("\n")[box.y + 2].index("MT")
    start = (painter.map.size.width + 1) * (box.y + 2) + place
    styles = [str(span.style) for span in lit.spans if span.start <= start < span.end]
    assert any("brass-hi" in style for style in styles)


# Vehicles as text


def test_the_vehicles_are_told_with_seats_actions_and_damage() -> None:
    table = laid()
    view = table.state.view(0)
    lines = desert_painter(CAMP).vehicles(view, 76).plain.split("\n")
    tank = lines.index("◆ Medium Tank 12A  ■■■┊□ Disabled  Defence – · Armoured defence 5")
    assert lines[tank + 1 : tank + 4] == [
        "  1 ◆ Tank Driver  Drive 1 (Tank Driver)",
        "  2 ◇ –            Anti-tank 3, Attack 2 (Gunner)",
        "  3 ◈ Crewman      Attack 2, Suppress 4 (Crewman)",
    ]
    assert "◆ Scout Car 19A  ■□┊□  Defence 6 · Armoured defence 4" in lines
    assert "● Support Truck 6B  □□┊□□  Defence 5 · Armoured defence 4" in lines
    table.wreck("medium_tank", "scout_car", "support_truck")
    assert desert_painter(CAMP).vehicles(table.state.view(0), 76) == Content("")


@pytest.mark.parametrize("width", [53, 76])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_vehicles_keep_to_their_column(language: str, width: int) -> None:
    told = set()
    for scenario in SCENARIOS:
        view = DESERT.start(scenario, Rng(1)).view(0)
        painter = desert_painter(scenario, language)
        text = painter.vehicles(view, width)
        assert all(line.cell_length <= width for line in text.split("\n"))
        names = motor_pool(DESERT.library)
        told |= {name for name in names if painter.words.card(name) in text.plain}
    assert told == set(motor_pool(DESERT.library))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_told_in_words(language: str) -> None:
    painter = desert_painter(CAMP, language)
    words = painter.words
    text = painter.everything(laid().state.view(0)).plain
    line = next(line for line in text.split("\n") if line.startswith("12A"))
    assert painter.speech.say("ui-ground-track") in line
    tank = f"{words.card('medium_tank')} [{words.card('tank_driver')}, –, {words.card('crewman')} "
    assert f"◆ {tank}({words.say('term-suppressed')})" in line
    assert words.say("term-disabled") in line
    fuel = next(line for line in text.split("\n") if line.startswith("6B"))
    assert f"{words.card('fuel_dump')} ({words.say('term-objective-points')} 1" in fuel
    assert f"{words.say('term-structure-defence')} 5)" in fuel


# Aims


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_aims_of_both_sides_stand_in_the_bar(scenario: str) -> None:
    view = DESERT.start(scenario, Rng(1)).view(0)
    data: dict[str, Any] = view.data()
    painter = desert_painter(scenario)
    told = painter.score(view).plain
    everything = painter.everything(view).plain
    for side in DESERT.seats:
        aims = data["aims"][side]
        part = told.split(painter.words.side(side))[1].split("   ")[0]
        goal = data["sides"][side]["points_to_win"]
        assert (f" {data['sides'][side]['points']}/{goal}" in part) == bool(goal)
        for aim in ("escape", "neutralise"):
            assert (f"{aim} 0/{aims[aim]['needed']}" in part) == bool(aims[aim]["needed"])
            if aims[aim]["needed"]:
                names = ", ".join(map(painter.words.card, aims[aim]["pieces"]))
                assert f"{aim.capitalize()} 0/{aims[aim]['needed']}: {names}" in everything


def test_what_has_been_reached_is_ticked_off() -> None:
    table = DesertTable("hon-road")
    data = data_of(table)
    quarry = data["aims"]["lrdg"]["neutralise"]["pieces"]
    lost = table.field.card(quarry[0])
    table.battle.lose(1, lost)
    painter = desert_painter("hon-road")
    view = table.state.view(None)
    assert "neutralise 1/" in painter.score(view).plain
    assert f"{painter.words.card(quarry[0])} ✓" in painter.everything(view).plain


# The supply


def test_the_supply_names_each_card_of_its_side() -> None:
    view = laid().state.view(0)
    ours, theirs = desert_painter(CAMP).deck.piles(view).plain.split("\n")
    assert ours.split("supply ")[1].split() == ["Sc1", "Ri1"]
    assert theirs.split("supply ")[1].split() == ["RA1"]


# Options


def test_a_seat_says_what_it_is_good_for() -> None:
    table = laid().choose("play rifleman_a")
    texts = option_texts(table)
    assert "Attack 2  Scout Car" in texts
    assert "Suppress 3  Scout Car" in texts
    assert "Move to seat 1  Drive 2" in texts
    assert "Move to seat 3  Navigate 2" in texts
    aboard = laid().park("scout_car", "19A", "rifleman_a", "machine_gunner_a")
    swap = option_texts(aboard.choose("play rifleman_a"))
    assert "Swap seats with Machine Gunner A  Attack 2, Suppress 3" in swap


def test_a_place_to_board_says_what_it_is_good_for() -> None:
    texts = option_texts(laid().choose("play machine_gunner_a"))
    assert "Board the Scout Car, seat 1  Drive 2" in texts
    assert "Board the Scout Car, seat 3  Navigate 2" in texts


def test_a_tile_says_how_it_lies_and_whether_it_is_marked() -> None:
    table = laid().park("scout_car", "19A", "rifleman_a")
    assert "Drive to 17A  +1 ◇" in option_texts(table.choose("play rifleman_a", "use drive"))
    table = (
        laid().park("scout_car", "19A", "", "", "scout_a").choose("play scout_a", "use navigate")
    )
    texts = option_texts(table)
    assert "Choose 17A  +1 ◇" in texts
    assert "Choose 10A  +1" in texts
    table = laid().put("lrdg.scout", "14A").cards("lrdg", hand=["scout"]).turn("lrdg")
    texts = option_texts(table.choose("play scout", "do scout"))
    assert "Move to 6B  +1 ★2 ⌂★1/5 ○" in texts


def test_targets_say_how_they_are() -> None:
    table = laid().cards("it", hand=["gunner"]).turn("lrdg")
    table.put("lrdg.saboteur", "12A").choose("play saboteur", "do demolish")
    assert option_texts(table) == ["Blow up the Medium Tank  ■■■┊□"]
    assert desert_painter(CAMP).withheld(table.state.view(0), decision_of(table)) == [
        table.field.move("at_vehicle scout_car")
    ]
    table = laid().turn("lrdg").choose("play saboteur", "do demolish")
    assert option_texts(table) == ["Blow up the structure on 6B  Fuel Dump ★1"]


def test_whom_to_pick_is_told_with_his_seat() -> None:
    table = laid().put("lrdg.saboteur", "12A").turn("lrdg")
    table.choose("play saboteur", "do demolish", "at_vehicle medium_tank").roll(9, 9)
    assert decision_of(table).prompt == "pick"
    assert option_texts(table) == [
        "Wound the Tank Driver  Drive 1",
        "Wound the Crewman  Attack 2, Suppress 4",
    ]


def test_what_a_seat_cannot_do_is_among_what_is_withheld() -> None:
    table = laid().choose("play tank_driver")
    withheld = desert_painter(CAMP).withheld(table.state.view(1), decision_of(table))
    assert "use drive" in [move.text for move in withheld]
    assert table.refused_by("use drive") == "UA-2.6"


def test_an_attack_that_armour_stops_is_withheld_with_the_reason() -> None:
    table = laid().turn("lrdg").choose("play saboteur", "do attack")
    withheld = desert_painter(CAMP).withheld(table.state.view(0), decision_of(table))
    assert [move.text for move in withheld] == ["at_vehicle medium_tank"]
    assert table.refused_by("at_vehicle medium_tank") == "UA-4.1"


# Reasons from the rules


def test_the_rules_of_both_books_stand_behind_a_decision() -> None:
    table = laid().choose("play rifleman_a")
    lessons = desert_painter(CAMP).lessons(decision_of(table))
    ids = [lesson.plain.split()[0] for lesson in lessons]
    assert {"UN-4.2", "UA-2.1", "UA-2.2", "UA-2.4", "UA-3.3", "UN-4.3"} <= set(ids)
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_names_the_signs_that_are_on_the_table(language: str) -> None:
    painter = desert_painter(CAMP, language)
    told = dict(painter.legend(laid().state.view(0)))
    words = painter.words
    assert words.say("term-structure") in told[f"⌂{painter.deck.letters('fuel_dump')}★1/5"]
    assert words.say("term-critical-level") in told["■□┊□"]
    assert told[painter.deck.letters("medium_tank")] == words.card("medium_tank")
    assert told[painter.deck.letters("fuel_dump")] == words.card("fuel_dump")
    assert {"»", "░░░", "▲ ▼", "⊕ ⊞"}.isdisjoint(told)
    road = desert_painter("hon-road", language)
    told = dict(road.legend(DesertTable("hon-road").state.view(0)))
    assert told["»"] == words.say("term-escape-marker")
    assert told["░░░"] == words.say("term-rough-ground")
