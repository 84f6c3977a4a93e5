"""Games in which both players build an army, and the reasons why an option does not fit."""

import time
from typing import Any

import pytest
from server_table import Guest, Message, Serving, new_nonce

import sandtable
from sandtable.heroes.content.armies import (
    MOST_OPTIONS,
    MOST_PLATES,
    MOST_POINTS,
    ArmyList,
    addable,
    read_army,
)
from sandtable.heroes.content.game import HeroesGame

TITLE = "heroes-of-normandie"
_game = sandtable.load(TITLE)
assert isinstance(_game, HeroesGame)
GAME: HeroesGame = _game

HOSTS = "plate rifle_platoon_22\n  bazooka_squad_22\n"
FRIENDS = "plate panzergrenadiere_902\n  luchs_option\n"
POOR = "plate panzergrenadiere_902\nplate panzergrenadiere_901\nplate feldkommando\n"


async def host(guest: Guest, opponent: str = "friend", **changes: object) -> Message:
    """Open a table of a scenario with built armies. Its id contains the host's army."""
    scenario = GAME.scenario_id("hedgerow-patrols", {"us": HOSTS})
    made: Message = await guest.open(opponent, title=TITLE, scenario=scenario, **changes)
    return made


async def join(guest: Guest, made: Message, **body: object) -> Any:
    given = {"invitation": made["invitation"], "nonce": new_nonce(), **body}
    return await guest.http.post(f"/api/tables/{made['table']}/join", json=given)


async def told(guest: Guest, table: str) -> str:
    answer = await guest.http.get(f"/api/tables/{table}")
    assert answer.status_code == 200, answer.text
    scenario: str = answer.json()["scenario"]
    return scenario


@pytest.mark.rule("HN-2.5")
async def test_a_friend_builds_an_army_of_their_own(server: Serving) -> None:
    """H20: the host had to enter both armies."""
    async with server.guest() as ann, server.guest() as ben:
        made = await host(ann)
        async with ann.sit(made["table"], "us") as waiting:
            seated = await join(ben, made, army=FRIENDS)
            assert seated.json()["seats"] == ["de"]
            frame = await waiting.until(lambda frame: "~" in frame["scenario"])
        expected = GAME.scenario_id("hedgerow-patrols", {"us": HOSTS, "de": FRIENDS})
        assert frame["scenario"] == expected
        units = {unit["counter"] for unit in frame["view"]["sides"]["de"]["units"]}
        assert "luchs" in units
        assert await told(ben, made["table"]) == expected


async def test_no_army_is_shown_before_both_are_built(server: Serving) -> None:
    """H20: the friend builds an army without seeing the host's."""
    async with server.guest() as ann, server.guest() as ben:
        made = await host(ann)
        assert await told(ben, made["table"]) == "hedgerow-patrols"
        async with ben.socket(made["table"]) as watching:
            frame = await watching.hello(None)
        assert frame["scenario"] == "hedgerow-patrols"
        assert "bazooka" not in str(frame)
        page = await ben.http.get(f"/join/{made['table']}")
        assert "bazooka" not in page.text


async def test_a_friend_without_an_army_gets_that_of_the_scenario(server: Serving) -> None:
    async with server.guest() as ann, server.guest() as ben:
        made = await host(ann)
        assert (await join(ben, made)).status_code == 200
        expected = GAME.scenario_id("hedgerow-patrols", {"us": HOSTS})
        assert await told(ben, made["table"]) == expected


@pytest.mark.rule("HN-2.5")
async def test_an_army_that_breaks_a_rule_is_refused_and_nothing_is_lost(server: Serving) -> None:
    async with server.guest() as ann, server.guest() as ben:
        made = await host(ann)
        refused = await join(ben, made, army=POOR)
        assert refused.status_code == 422
        assert refused.json()["error"] == "illegal-army"
        assert refused.json()["rule"] == "HN-2.5"
        assert (await join(ben, made, army=FRIENDS)).status_code == 200


async def test_a_player_who_accepts_a_challenge_builds_an_army(server: Serving) -> None:
    async with server.guest() as ann, server.guest() as ben:
        made = await host(ann, "anyone")
        body = {"nonce": new_nonce(), "army": FRIENDS}
        seated = await ben.http.post(f"/api/tables/{made['table']}/accept", json=body)
        assert seated.status_code == 200, seated.text
        assert "luchs_option" in await told(ben, made["table"])


async def test_an_army_is_built_only_where_the_scenario_says_so(server: Serving) -> None:
    async with server.guest() as ann, server.guest() as ben:
        for title, scenario in ((TITLE, "godsend"), ("undaunted-normandy", "la-raye")):
            made = await ann.open("friend", title=title, scenario=scenario)
            assert (await join(ben, made, army=FRIENDS)).status_code == 400
            assert (await join(ben, made)).status_code == 200


async def test_the_armies_of_a_game_against_the_computer_are_all_in_its_id(server: Serving) -> None:
    async with server.guest() as ann:
        scenario = GAME.scenario_id("hedgerow-patrols", {"us": HOSTS, "de": FRIENDS})
        made = await ann.open("agent", title=TITLE, scenario=scenario, agent="random")
        assert await told(ann, made["table"]) == scenario


def army(text: str) -> ArmyList:
    read, faults = read_army(text, GAME.library, "us")
    assert not faults
    return read


@pytest.mark.rule("HN-2.5")
@pytest.mark.parametrize(
    ("text", "option", "limit", "key"),
    [
        ("", "ammo_us", 150, "no-plate"),
        ("plate rifle_platoon_8", "bazooka_squad_22", 150, "other-insignia"),
        ("plate rifle_platoon_8", "artillery_us", 150, "order-needs-command"),
        ("plate rifle_platoon_8", "sherman_option", 100, "too-many-points"),
        ("plate rifle_platoon_8", "rifle_platoon_8", 300, "too-many-copies"),
        ("plate rifle_platoon_8", "field_command_us", 150, "command-too-early"),
        ("plate rifle_platoon_22", "hero_kowalski", 300, "hero-needs-plate"),
    ],
)
def test_an_option_that_does_not_fit_says_why(text: str, option: str, limit: int, key: str) -> None:
    """H20: the page had its own reasons, and named a limit of copies for options without one."""
    places, fault = addable(army(text), GAME.library.options[option], GAME.library, limit)
    assert places == []
    assert fault is not None
    assert fault.key == key


@pytest.mark.rule("HN-2.5")
def test_full_slots_differ_from_missing_slots() -> None:
    option = GAME.library.options["ammo_us"]
    built = army("plate rifle_platoon_8")
    while True:
        places, fault = addable(built, option, GAME.library, 300)
        if fault is not None:
            break
        built.plates[places[0]].inside.append(option)
    assert fault.key in ("slots-full", "too-many-copies")
    assert built.plates[0].inside


async def test_the_report_gives_a_place_or_a_reason_for_each_option(server: Serving) -> None:
    async with server.guest() as ann:
        asked = {"side": "us", "points": 150, "text": "plate rifle_platoon_8\n"}
        answer = await ann.http.post(f"/api/titles/{TITLE}/armies", json=asked)
        report = answer.json()
    own = {option.name for option in GAME.library.options.values() if option.army == "us"}
    assert set(report["fits"]) | set(report["refused"]) == own
    assert not set(report["fits"]) & set(report["refused"])
    assert report["refused"]["field_command_us"]["key"] == "command-too-early"


def test_a_text_with_hundreds_of_plates_is_checked_at_once() -> None:
    """It held up all tables for five seconds, and could be sent 240 times a minute."""
    armies = GAME.facets.armies()
    assert armies is not None
    text = "plate rifle_platoon_8\n" * 360 + "plate feldkommando\n"
    began = time.process_time()
    report: Any = armies.report(GAME, "us", 300, text)
    assert time.process_time() - began < 1.0
    assert len(report.plates) == MOST_PLATES
    unread = [fault for fault in report.faults if fault.key == "too-many-points"]
    assert len(unread) == 360 - MOST_PLATES + 1
    inside = "plate field_command_us\n" + "  ammo_us\n" * 400
    army, faults = read_army(inside, GAME.library, "us")
    assert len(army.options()) == MOST_OPTIONS
    assert len(faults) == 401 - MOST_OPTIONS


def test_every_legal_army_is_read() -> None:
    options = GAME.library.options.values()
    plates = min(one.cost for one in options if one.kind == "plate")
    assert min(one.cost for one in options) * MOST_OPTIONS > MOST_POINTS
    assert plates * MOST_PLATES > MOST_POINTS
