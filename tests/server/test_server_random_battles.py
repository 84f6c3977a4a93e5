"""Random battles on a server: generated, estimated, played, replayed, reported and exported."""

import msgspec
import pytest
from msgspec.structs import replace
from server_table import Serving

import sandtable
from sandtable.agents.fair_battles import fair_battle
from sandtable.agents.prediction import predictor
from sandtable.server.finished_games.estimates import estimate
from sandtable.server.tables.lobby import scenario_info, title_info

TITLES = list(sandtable.TITLES)


@pytest.mark.parametrize("title", TITLES)
def test_every_size_in_the_lobby_can_be_generated(title: str) -> None:
    sizes = title_info(title).battle_sizes
    assert sizes == list(sandtable.load(title).battle_sizes)
    battles = [scenario_info(title, f"random-{size}-7") for size in sizes]
    layouts = {msgspec.json.encode(replace(battle, id="", place="")) for battle in battles}
    assert len(layouts) == len(sizes) > 2
    for battle in battles:
        assert battle.round_limit > 0
        assert battle.balance is None


@pytest.mark.parametrize("title", TITLES)
async def test_a_random_battle_is_played_replayed_reported_and_exported(
    server: Serving, title: str
) -> None:
    game = sandtable.load(title)
    scenario = game.random_battle(3, game.battle_sizes[0])
    first = game.seats[0]
    async with server.guest() as guest:
        made = await guest.open("here", title=title, scenario=scenario, side=first)
        table = f"/api/tables/{made['table']}"
        async with guest.sit(made["table"], first) as seat:
            await seat.ask("resign")
        text = (await guest.http.get(f"{table}/record")).text
        record = sandtable.replay(text)
        assert record.scenario == scenario
        assert record.state.over
        assert record.state.scenario.id == scenario
        replay = (await guest.http.get(f"{table}/replay")).json()
        assert replay["scenario"] == scenario
        report = (await guest.http.get(f"{table}/report")).json()
        assert (report["scenario"], report["ending"]) == (scenario, record.state.ending)
        moment = await guest.http.get(f"{table}/replay/{len(record.entries)}")
        assert moment.status_code == 200


async def test_friends_and_agents_play_random_battles(server: Serving) -> None:
    async with server.guest() as guest, server.guest() as friend:
        battle = {"title": "undaunted-north-africa", "scenario": "random-small-9", "side": "it"}
        made = await guest.open("friend", **battle)
        assert (await friend.join(made))["table"] == made["table"]
        async with friend.sit(made["table"], "lrdg") as seat:
            assert seat.frame["scenario"] == "random-small-9"
        against = await guest.open("agent", **battle)
        async with guest.sit(against["table"], "it") as seat:
            assert seat.frame["scenario"] == "random-small-9"


async def test_a_battle_is_estimated_by_quick_games(server: Serving) -> None:
    async with server.stranger() as stranger:
        path = "/api/titles/undaunted-normandy/scenarios"
        answer = await stranger.http.get(f"{path}/random-small-7/estimate")
        found = answer.json()
        known = predictor("undaunted-normandy")
        assert known is not None
        assert (found["agent"], found["games"]) == ("thumb", known.plays)
        assert 0 <= found["low"] <= found["first_side"] <= found["high"] <= 1
        assert found["high"] - found["low"] > 0.1
        assert (await stranger.http.get(f"{path}/random-small-7/estimate")).json() == found
        assert (await stranger.http.get(f"{path}/random-tiny-7/estimate")).status_code == 404


async def test_an_almost_even_battle_is_found(server: Serving) -> None:
    game = sandtable.load("undaunted-north-africa")
    async with server.stranger() as stranger:
        path = "/api/titles/undaunted-north-africa/battles"
        drawn = (await stranger.http.get(f"{path}/small/4")).json()["scenario"]
        assert drawn == fair_battle(game, 4, "small") != game.random_battle(4, "small")
        own_seed = drawn.rpartition("-")[2]
        assert (await stranger.http.get(f"{path}/small/{own_seed}")).json()["scenario"] == drawn
        for wrong, status in (("huge/4", 400), (f"small/{10**9}", 400), ("small/-1", 404)):
            assert (await stranger.http.get(f"{path}/{wrong}")).status_code == status
        unknown = await stranger.http.get("/api/titles/chess/battles/small/4")
        assert unknown.status_code == 404


def test_the_same_battle_has_the_same_estimate() -> None:
    one = estimate("undaunted-north-africa", "random-small-3")
    assert estimate("undaunted-north-africa", "random-small-3") == one
