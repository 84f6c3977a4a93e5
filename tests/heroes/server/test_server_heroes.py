"""The data of Heroes that never changes during a game, and the army builder."""

import tomllib
from typing import Any

import msgspec
import pytest
from server_table import Guest, Serving

import sandtable
from sandtable.grid.squares import BOARD, INNER
from sandtable.heroes import lobby_wire
from sandtable.heroes.content.game import HeroesGame
from sandtable.heroes.model.battlefield import AIMS
from sandtable.server.tables.lobby import catalogue, scenario_info, title_info
from sandtable.words import LANGUAGES

TITLE = "heroes-of-normandie"
GAME = sandtable.load(TITLE)
assert isinstance(GAME, HeroesGame)
SCENARIOS = [listing.id for listing in GAME.listings()]
BATTLES = ["battle-100-3", "battle-200-7", "battle-300-12"]


def printed() -> lobby_wire.HeroesInfo:
    return msgspec.convert(title_info(TITLE), lobby_wire.SkirmishTitle, from_attributes=True).heroes


def laid_out(id: str) -> lobby_wire.SkirmishInfo:
    info = scenario_info(TITLE, id)
    return msgspec.convert(info, lobby_wire.SkirmishLayout, from_attributes=True).skirmish


# Printed components


def test_a_counter_is_described_with_both_sides() -> None:
    counters = {counter.id: counter for counter in printed().counters}
    team = counters["fire_team"]
    assert (team.army, team.type, team.frame, team.squares) == ("us", "infantry", "plain", 1)
    assert (team.front.move, team.front.defence) == (3, [4, 4, 4])
    assert team.front.main is not None
    assert team.front.main.bonus == [2, 1, None]
    assert team.front.second is None
    assert team.back.abilities == ["assault", "last_hit"]
    assert counters["lt_parks"].stars == 2
    assert any(counter.front.move is None for counter in counters.values())
    assert any(
        weapon.on_the_move is not None and weapon.template == ""
        for counter in counters.values()
        for weapon in (counter.front.main, counter.front.second)
        if weapon is not None
    )
    assert {weapon.template for c in counters.values() if (weapon := c.back.main)} > {""}


def test_all_printed_components_are_described() -> None:
    info = printed()
    library = GAME.library
    assert [counter.id for counter in info.counters] == list(library.counters)
    assert [option.id for option in info.options] == list(library.options)
    assert [card.id for card in info.cards] == list(library.cards)
    assert [terrain.id for terrain in info.terrains] == list(library.terrains)
    assert [one.id for one in info.templates] == list(library.templates)
    assert [one.id for one in info.equipment] == list(library.equipment)
    for side in GAME.seats:
        assert sum(card.copies for card in info.cards if card.army in ("both", side)) == 76
    assert sum(info.bonuses.values()) == 6
    hedgerow = next(terrain for terrain in info.terrains if terrain.id == "hedgerow")
    assert hedgerow.blocks
    assert hedgerow.closed == ["light", "heavy"]
    plate = next(option for option in info.options if option.id == "rifle_platoon_8")
    assert (plate.cost, plate.star_slot, len(plate.slots)) == (70, True, 4)
    assert plate.slots[0] == lobby_wire.SlotInfo("large", ["yellow", "green"])
    assert info.limits == lobby_wire.BuildingLimits(70, 300, 200, 40)


def test_cards_are_described_with_their_windows_and_numbers() -> None:
    written = tomllib.loads((GAME.folder / "data" / "cards.toml").read_text(encoding="utf-8"))
    for card in printed().cards:
        table = written[card.id]
        assert (card.kind, card.army, card.effect) == (
            table["kind"],
            table["army"],
            table["effect"],
        )
        assert sorted(card.when) == sorted(table["when"])
        assert card.bonus == [table.get(kind, 0) for kind in ("infantry", "light", "heavy")]
        assert [card.demolition, card.scatter, card.anti_air, card.power] == [
            table.get(key, 0) for key in ("demolition", "scatter", "anti_air", "power")
        ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_texts_for_all_components(language: str) -> None:
    words = "\n".join(catalogue(TITLE, language).texts)
    info = printed()
    ids = [
        *(f"card-{one.id}" for one in info.counters),
        *(f"card-{one.id}" for one in info.cards),
        *(f"text-{one.id}" for one in info.cards),
        *(f"group-{one.id}" for one in info.options),
        *(f"terrain-{one.id}" for one in info.terrains),
    ]
    for id in ids:
        assert f"\n{id.replace('_', '-')} =" in words, id


def test_a_title_is_small_and_battles_are_loaded_separately() -> None:
    title = title_info(TITLE)
    assert not any(hasattr(scenario, "skirmish") for scenario in title.scenarios)
    assert len(msgspec.json.encode(title)) < 60_000
    for id in [*SCENARIOS, *BATTLES]:
        assert len(msgspec.json.encode(scenario_info(TITLE, id))) < 40_000


# Layout of a battle


@pytest.mark.parametrize("id", [*SCENARIOS, *BATTLES])
def test_a_map_matches_the_rules_of_its_battle(id: str) -> None:
    info = laid_out(id)
    theatre = GAME.rules(id).theatre
    ground = theatre.ground
    chars = {terrain.char: terrain.id for terrain in printed().terrains}
    assert len(info.boards) * 49 == info.columns * info.rows
    assert list(info.cells) == theatre.cells
    assert list(info.crossings) == theatre.crossings
    rooms = {room.cell for overlay in info.overlays for room in overlay.rooms}
    start = GAME.rules(id).start()
    for cell, (name, place) in enumerate(info.cells.items()):
        assert (place.x, place.y) == (ground.x[cell], ground.y[cell])
        assert place.terrain == theatre.terrains[start.terrain(cell)]
        assert (name in rooms) == (ground.kind[cell] == INNER)
        if ground.kind[cell] == BOARD:
            char = info.ground[info.rows - place.y // 2][place.x // 2 - 1]
            assert chars[char] == theatre.terrains[theatre.base[cell]]


@pytest.mark.parametrize("id", [*SCENARIOS, *BATTLES])
def test_boards_are_turned_as_described(id: str) -> None:
    """With its turn undone, each seventh of the map is a face of a board."""
    info = laid_out(id)
    for board in info.boards:
        top = info.rows - board.row - 6
        rows = [line[board.column - 1 : board.column + 6] for line in info.ground[top : top + 7]]
        for _ in range(board.turn // 90):
            # Turn back by 90 degrees: the last column becomes the first row.
            rows = ["".join(row[index] for row in rows) for index in reversed(range(7))]
        assert rows == list(GAME.library.boards[board.face].rows)


def test_houses_describe_their_walls_from_the_inside() -> None:
    houses = [
        overlay for id in SCENARIOS for overlay in laid_out(id).overlays if overlay.kind == "house"
    ]
    assert {(len(house.rooms), house.structure) for house in houses} >= {(1, 2), (2, 4), (4, 6)}
    for house in houses:
        assert len(house.rooms) == house.width * house.height
        assert len(house.covers) == (house.width + 1) * (house.height + 1)
        halves = "".join(room.halves for room in house.rooms)
        assert len(halves) == 8 * len(house.rooms)
        assert set(halves) <= set("#od.")
        assert "d" in halves
        assert halves.count(".") == 4 * (
            (house.width - 1) * house.height + (house.height - 1) * house.width
        )
    # The only door of half a side turns with its house.
    small = {(house.turn, house.rooms[0].halves) for house in houses if house.id == "house_1x1"}
    assert len(small) > 1
    assert small <= {(0, "#dooddoo"), (90, "ood#oodd"), (180, "ddood#oo"), (270, "ooddoo#d")}


def test_goals_and_sides_are_described() -> None:
    rex = laid_out("private-rex")
    theatre = GAME.rules("private-rex").theatre
    spot = theatre.cells[theatre.item_cell[0]]
    assert rex.items == [lobby_wire.ItemInfo("rex", [spot], 2, "", "", "", 0)]
    charge, detonator = laid_out("azeville").items
    assert (charge.blows_up, charge.fires, charge.reach) == ("blockhouse", "", 0)
    assert (detonator.blows_up, detonator.fires, detonator.reach) == ("", "dynamite", 7)
    # Events on the track contain what they bring: Rex, the German column and the jeep.
    assert lobby_wire.TrackEvent(2, "both", "item", "turn", 0, "", "rex") in rex.events
    assert lobby_wire.TrackEvent(3, "us", "arrival", "turn", 0, "", "") in rex.events
    assert (rex.last_turn, rex.scouts) == (theatre.last_turn, False)
    us, de = rex.armies
    assert (us.orders, de.orders) == (3, 2)
    assert {unit.id: unit.arrives for unit in us.units}["willys"] == 3
    nest = next(unit for unit in de.units if unit.id == "mg_nest")
    assert nest.cell == theatre.cells[theatre.placed[theatre.unit("mg_nest")]]
    assert (nest.facing, nest.plate) == ("w", "")
    assert us.aims == [lobby_wire.SkirmishAim("carry", [], "rex", "", "", 0)]
    assert "carry" in [aim.kind for aim in de.aims]
    assert us.zone[:3] == ["a1", "b1", "c1"]
    assert set(us.exit) <= set(us.entry)


def test_an_army_is_described_plate_by_plate() -> None:
    army = "rifle_platoon_8.rifle_squad_8.willys_option.ammo_us.hero_clint"
    us = laid_out(f"battle-200-7~us.{army}").armies[0]
    slots = ["rifle_squad_8", "willys_option", "ammo_us", ""]
    assert us.plates == [lobby_wire.PlateInfo("rifle_platoon_8", slots)]
    assert us.heroes == ["hero_clint"]
    assert us.cost == sum(GAME.library.options[name].cost for name in army.split("."))
    assert [(group.id, group.plate, group.stars) for group in us.groups] == [
        ("rifle_platoon_8", "rifle_platoon_8", 2),
        ("rifle_squad_8", "rifle_platoon_8", 1),
        ("willys_option", "rifle_platoon_8", 0),
        ("hero_clint", "", 0),
    ]
    assert us.groups[0].kits == {"ammo": 3}
    assert {unit.plate for unit in us.units} == {"rifle_platoon_8", ""}
    assert sum(us.deck.values()) >= 40
    assert (us.bluffs, us.markers, us.improvises) == (1, 0, False)


@pytest.mark.parametrize("id", [*SCENARIOS, *BATTLES])
def test_objectives_and_bonuses_lie_among_the_squares_they_are_taken_from(id: str) -> None:
    info = laid_out(id)
    areas = {overlay.name: overlay for overlay in info.overlays}
    for place in (*info.objectives, *info.bonuses):
        for name in place.cells:
            cell = info.cells[name]
            assert max(abs(cell.x - place.x), abs(cell.y - place.y)) <= 1
    for objective in info.objectives:
        assert bool(objective.cells) != bool(objective.inside)
        assert objective.rank in ("primary", "secondary")
        if objective.inside:
            house = areas[objective.inside]
            assert (house.x, house.y) == (objective.x, objective.y)
    theatre = GAME.rules(id).theatre
    assert [objective.name for objective in info.objectives] == theatre.objectives
    assert len(info.bonuses) == theatre.n_bonuses
    for seat, army in enumerate(info.armies):
        names = {aim.kind for aim in army.aims}
        assert names <= set(AIMS)
        assert all(aim.structure in areas for aim in army.aims if aim.kind == "demolish")
        for aim in army.aims:
            assert aim.kind not in ("hold", "gather") or aim.objectives
            assert aim.kind != "kill" or aim.unit in theatre.units
        own = [unit for unit in range(int(theatre.n_units)) if theatre.seat_of[unit] == seat]
        assert [unit.id for unit in army.units] == [theatre.units[unit] for unit in own]


# The API


async def ask(guest: Guest, path: str, **body: object) -> tuple[int, Any]:
    if body:
        answer = await guest.http.post(f"/api/titles/{TITLE}/{path}", json=body)
    else:
        answer = await guest.http.get(f"/api/titles/{TITLE}/{path}")
    return answer.status_code, answer.json()


async def test_a_scenario_is_requested_by_its_id(server: Serving) -> None:
    async with server.stranger() as stranger:
        status, rex = await ask(stranger, "scenarios/private-rex")
        assert (status, rex["number"], rex["initiative"]) == (200, 2, "us")
        assert rex["round_limit"] == rex["skirmish"]["last_turn"]
        assert rex["skirmish"]["columns"] == 14
        status, battle = await ask(stranger, "scenarios/battle-200-7")
        assert (status, battle["number"], battle["initiative"]) == (200, 99, "")
        assert battle["id"] == "battle-200-7"
        assert max(army["cost"] for army in battle["skirmish"]["armies"]) <= 200
        assert (await ask(stranger, "scenarios/battle-200-8"))[1] != battle
        for wrong in ("nowhere", "battle-20-7", "battle-200"):
            status, problem = await ask(stranger, f"scenarios/{wrong}")
            assert (status, problem["error"]) == (404, "unknown")
        answer = await stranger.http.get("/api/titles/undaunted-normandy/scenarios/la-raye")
        assert "skirmish" not in answer.json()
        assert answer.json()["map"]["tiles"]
        answer = await stranger.http.get("/api/titles/undaunted-normandy/scenarios/private-rex")
        assert answer.status_code == 404


async def check(guest: Guest, text: str, points: int = 200, side: str = "us") -> Any:
    status, report = await ask(guest, "armies", side=side, points=points, text=text)
    assert status == 200, report
    return report


async def test_an_army_is_checked_while_it_is_built(server: Serving) -> None:
    async with server.stranger() as stranger:
        nothing = await check(stranger, "")
        assert [fault["key"] for fault in nothing["faults"]] == ["no-plate"]
        assert nothing["fits"]["rifle_platoon_8"] == []
        assert "ammo_us" not in nothing["fits"]
        assert "panzergrenadiere_901" not in nothing["fits"]
        army = "plate rifle_platoon_8\n  cal_30_squad_8\n  ammo_us\n"
        report = await check(stranger, army)
        assert (report["text"], report["faults"]) == (army, [])
        assert report["plates"][0]["slots"] == ["cal_30_squad_8", "ammo_us", "", ""]
        assert report["fits"]["grenade_us"] == [0]
        assert report["fits"]["field_command_us"] == []
        assert "rifle_squad_22" not in report["fits"]  # an option of another division
        # Options that cost too many points are not listed.
        tight = await check(stranger, army, points=report["cost"] + 5)
        assert tight["fits"]
        assert max(GAME.library.options[option].cost for option in tight["fits"]) == 5


ILLEGAL = {
    "plate rifle_platoon_8\n  cal_30_squad_8\n": ("too-many-points", "HN-2.5", 80),
    "plate field_command_us\nplate rifle_platoon_8\n": ("command-too-early", "HN-2.5", 199),
    "plate rifle_platoon_8\n  planning_us\n": ("order-needs-command", "HN-2.8", 200),
    "plate rifle_platoon_8\n  rifle_squad_22\n": ("other-insignia", "HN-2.5", 200),
    "plate rifle_platoon_8\n  nonsense\n": ("no-such-option", "HN-2.5", 200),
    "plate panzergrenadiere_901\n": ("other-army", "HN-2.5", 200),
    "plate rifle_platoon_8\ncard courage 2\n": ("too-few-cards", "HN-2.6", 200),
}


@pytest.mark.parametrize("text", ILLEGAL)
async def test_an_illegal_army_is_reported_with_its_rule(server: Serving, text: str) -> None:
    key, rule, points = ILLEGAL[text]
    async with server.stranger() as stranger:
        report = await check(stranger, text, points)
        assert (key, rule) in [(fault["key"], fault["rule"]) for fault in report["faults"]]
        if key == "too-many-points":
            assert report["fits"] == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_text_for_every_fault_of_an_army(language: str) -> None:
    words = "\n".join(catalogue(TITLE, language).texts)
    for key, _, _ in ILLEGAL.values():
        assert f"\narmy-{key} =" in words


async def test_armies_are_built_for_known_sides_and_titles(server: Serving) -> None:
    async with server.stranger() as stranger:
        status, problem = await ask(stranger, "armies", side="fr", points=100, text="")
        assert (status, problem["error"]) == (404, "unknown")
        body = {"side": "us", "points": 100, "text": ""}
        answer = await stranger.http.post("/api/titles/undaunted-normandy/armies", json=body)
        assert answer.status_code == 404
        for wrong in ({"points": -1}, {"points": "many"}, {"text": "x" * 8001}, {"more": 1}):
            status, problem = await ask(stranger, "armies", **{**body, **wrong})
            assert (status, problem["error"]) == (400, "bad-request")


# Battles with built armies

ARMY = "plate rifle_platoon_8\n  cal_30_squad_8\n  ammo_us\nhero hero_clint\n"
GERMANS = "plate panzergrenadiere_901\n"


async def test_a_battle_is_made_with_the_army_that_was_built(server: Serving) -> None:
    async with server.guest() as guest:
        status, made = await ask(guest, "battles", points=200, seed=7, armies={"us": ARMY})
        assert status == 200, made
        us, de = made["skirmish"]["armies"]
        assert us["text"] == ARMY
        assert [unit["id"] for unit in us["units"] if unit["counter"] == "clint"] != []
        assert 0 < de["cost"] <= 200
        assert await ask(guest, f"scenarios/{made['id']}") == (200, made)
        # The map depends on the seed only, not on the armies.
        _, drawn = await ask(guest, "scenarios/battle-200-7")
        assert drawn["skirmish"]["ground"] == made["skirmish"]["ground"]
        assert drawn["skirmish"]["armies"][1] == de
        _, both = await ask(
            guest, "battles", points=200, seed=7, armies={"us": ARMY, "de": GERMANS}
        )
        assert both["skirmish"]["armies"][1]["text"] == GERMANS
        table = await guest.open("agent", title=TITLE, scenario=made["id"])
        async with guest.sit(table["table"], "us") as browser:
            await browser.until(lambda frame: frame["ask"] is not None)
            assert browser.frame["scenario"] == made["id"]
            units = browser.frame["view"]["sides"]["us"]["units"]
            assert {unit["counter"] for unit in units} == {unit["counter"] for unit in us["units"]}
        tables = (await guest.http.get("/api/me")).json()["tables"]
        assert tables[0]["scenario"] == made["id"]


@pytest.mark.parametrize("text", ILLEGAL)
async def test_an_illegal_army_is_refused_with_its_rule(server: Serving, text: str) -> None:
    key, rule, points = ILLEGAL[text]
    async with server.guest() as guest:
        armies = {"us": text}
        status, problem = await ask(guest, "battles", points=points, seed=1, armies=armies)
        assert (status, problem["error"], problem["rule"]) == (422, "illegal-army", rule)
        assert key in problem["message"]


async def test_no_player_joins_with_an_illegal_army(server: Serving) -> None:
    async with server.guest() as guest:
        body = {
            "title": TITLE,
            "scenario": "battle-80-1~us.rifle_platoon_8.cal_30_squad_8",
            "side": "us",
            "opponent": "here",
            "nonce": "0" * 32,
        }
        answer = await guest.http.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["rule"]) == (422, "HN-2.5")
        body["scenario"] = "battle-200-1~us.rifle_platoon_8~us.rifle_platoon_8"
        assert (await guest.http.post("/api/tables", json=body)).status_code == 404
        body["scenario"] = "battle-" + "9" * 4000
        assert (await guest.http.post("/api/tables", json=body)).status_code == 400


async def test_battles_are_made_within_their_limits(server: Serving) -> None:
    async with server.stranger() as stranger:
        for wrong in ({"points": 69}, {"points": 301}, {"armies": {"fr": ARMY}}):
            body: dict[str, object] = {"points": 100, "seed": 1, **wrong}
            assert (await ask(stranger, "battles", **body))[0] == 404
        for wrong in ({"seed": -1}, {"seed": 10**9}, {"points": "x"}, {"armies": {"us": 3}}):
            body = {"points": 100, "seed": 1, **wrong}
            assert (await ask(stranger, "battles", **body))[0] == 400
