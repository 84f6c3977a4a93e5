"""The after-action report: its statistics of a record, and who may read it."""

from pathlib import Path

import msgspec
import pytest
from server_table import Serving, new_nonce, play_out

import sandtable
from sandtable.core import Rng
from sandtable.server.finished_games.report import MOST_MOMENTS, Reader, key_moments

RECORDS = sorted(Path(__file__).parents[1].glob("*/replays/**/*.record"))
"""The records that the tests of each system keep."""


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_key_moments_are_few_and_point_to_their_events(file: Path) -> None:
    record = sandtable.replay(file.read_text(encoding="utf-8"))
    moments = key_moments(Reader(record).story.moments)
    assert 1 <= len(moments) <= MOST_MOMENTS
    assert [moment.entry for moment in moments] == sorted(moment.entry for moment in moments)
    assert moments[-1].kind == "end"
    assert moments[-1].entry == len(record.entries)
    for moment in moments:
        kinds = {event.kind for event in record.events[moment.entry - 1]}
        told = msgspec.json.decode(moment.event)
        assert ("rolled" if moment.kind == "miss" else told["kind"]) in kinds
        if moment.chance is not None:
            assert 0 <= moment.chance <= 1
        if moment.kind == "miss":
            assert moment.chance is not None
            assert moment.chance >= 0.6


async def test_a_report_of_a_running_game_is_refused(server: Serving) -> None:
    async with server.guest() as guest:
        made = await guest.open("here")
        answer = await guest.http.get(f"/api/tables/{made['table']}/report")
        assert answer.status_code == 409
        assert answer.json()["error"] == "not-over"
        again = await guest.http.post(
            f"/api/tables/{made['table']}/again", json={"nonce": new_nonce()}
        )
        assert again.status_code == 409


async def test_the_report_of_a_finished_game_is_public(server: Serving) -> None:
    async with server.guest() as guest, server.stranger() as third:
        made = await guest.open("here")
        table = made["table"]
        async with guest.sit(table, "us") as us, guest.sit(table, "de") as de:
            await play_out([us, de], Rng(5))
            shown = us.frame
        report = (await guest.http.get(f"/api/tables/{table}/report")).json()
        assert report["winner"] == shown["view"]["winner"]
        assert report["ending"] == shown["view"]["ending"]
        assert report["rounds"] == shown["view"]["round"]
        assert [line["side"] for line in report["points"]] == ["us", "de"]
        assert report["points"][0]["goal"] == shown["view"]["sides"]["us"]["points_to_win"]
        assert report["seconds"] > 0
        shares = {figure["key"]: figure for figure in report["figures"]}
        assert shares["initiatives"]["of"] == report["rounds"]
        assert shares["fog"]["of"] == 0
        assert all(player["you"] for player in report["players"])
        other = (await third.http.get(f"/api/tables/{table}/report")).json()
        assert not any(player.pop("you") for player in other["players"])
        for player in report["players"]:
            player.pop("you")
        assert other == report


async def test_a_rematch_from_the_report_exchanges_the_sides(server: Serving) -> None:
    async with server.guest() as guest, server.guest() as third:
        made = await guest.open("agent")
        table = made["table"]
        async with guest.sit(table, "us") as us:
            await us.ask("resign")
        path = f"/api/tables/{table}/again"
        seated = (await guest.http.post(path, json={"nonce": new_nonce()})).json()
        assert seated["seats"] == ["de"]
        # Every further request returns the same table.
        twice = (await guest.http.post(path, json={"nonce": new_nonce()})).json()
        assert twice["table"] == seated["table"]
        assert (await guest.http.get(f"/api/tables/{table}/report")).json()["rematch"] == (
            seated["table"]
        )
        refused = await third.http.post(path, json={"nonce": new_nonce()})
        assert refused.status_code == 403
