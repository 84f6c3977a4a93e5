"""Handicaps on a server: listed with their balance, played, replayed, exported, and in
campaigns."""

import msgspec
from server_table import TITLE, Serving, new_nonce

import sandtable
from sandtable.server.tables.lobby import scenario_info

SCENARIO = "la-raye+us3"


async def test_the_handicaps_of_a_scenario_are_listed_with_their_balance(server: Serving) -> None:
    async with server.guest() as guest:
        path = f"/api/titles/{TITLE}/scenarios"
        told = (await guest.http.get(f"{path}/la-raye/handicaps")).json()
        assert told["printed"]["games"] >= 100
        sides = [one["side"] for one in told["handicaps"]]
        assert set(sides) == {"us", "de"}
        for one in told["handicaps"]:
            laid = (await guest.http.get(f"{path}/{one['scenario']}")).json()
            assert laid["id"] == one["scenario"]
            assert laid["balance"] == one["balance"]
            assert one["edits"]
        none = (await guest.http.get(f"{path}/random-small-1/handicaps")).json()
        assert none["handicaps"] == []
        assert (await guest.http.get(f"{path}/la-raye+us9/handicaps")).status_code == 404


def test_a_table_of_older_rules_keeps_its_set_up() -> None:
    """Under version 4 Barce had different decks, and its handicaps were based on them."""
    title, rules = "undaunted-north-africa", 4
    for id in ("barce", "barce+it1"):
        before, today = scenario_info(title, id, rules), scenario_info(title, id)
        decks = [sandtable.kept(title, rules).text(id), sandtable.load(title).text(id)]
        assert decks[0] != decks[1]
        assert msgspec.json.encode(before) != msgspec.json.encode(today)
        assert before.balance is None, "today's balance is of another scenario"
        assert today.balance is not None
    assert scenario_info(title, "barce", 5) == scenario_info(title, "barce")


async def test_a_table_with_a_handicap_is_played_replayed_reported_and_exported(
    server: Serving,
) -> None:
    async with server.guest() as guest:
        made = await guest.open("agent", title=TITLE, scenario=SCENARIO, side="us", agent="recruit")
        table = f"/api/tables/{made['table']}"
        async with guest.sit(made["table"], "us") as seat:
            assert seat.frame["scenario"] == SCENARIO
            await seat.ask("resign")
        record = sandtable.replay((await guest.http.get(f"{table}/record")).text)
        assert record.scenario == SCENARIO
        assert (await guest.http.get(f"{table}/replay")).json()["scenario"] == SCENARIO
        assert (await guest.http.get(f"{table}/report")).json()["scenario"] == SCENARIO


async def test_a_campaign_starts_with_a_handicap_and_continues_as_printed(server: Serving) -> None:
    async with server.guest() as guest:
        body = {"title": TITLE, "first": SCENARIO, "length": 2, "side": "us", "opponent": "here"}
        answer = await guest.http.post("/api/campaigns", json={**body, "nonce": new_nonce()})
        assert answer.status_code == 200, answer.text
        made = answer.json()
        told = (await guest.http.get(f"/api/campaigns/{made['campaign']}")).json()
        scenarios = [battle["scenario"] for battle in told["battles"]]
        assert scenarios == [SCENARIO, "montmartin-en-graignes"]
