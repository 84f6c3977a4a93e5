"""Problem reports: the stored part of a running or a finished game, and the command that shows
it."""

import asyncio
from pathlib import Path

import pytest
from server_table import Serving, play_out, serving, two_friends, whole_line

import sandtable
from sandtable.cli import main
from sandtable.core import BadRecord, Record, Rng
from sandtable.server.social.problem_reports import read_seen, seen


async def listed(database: str, capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    capsys.readouterr()
    assert await asyncio.to_thread(main, ["reports", "--database", database, *arguments]) == 0
    return capsys.readouterr().out


async def test_a_running_game_is_kept_as_the_seat_saw_it_and_opens_again(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(database) as server, server.guest() as one, server.guest() as other:
        made = await one.open("friend")
        await other.join(made)
        path = f"/api/tables/{made['table']}/problem"
        async with one.sit(made["table"], "us") as us, other.sit(made["table"], "de") as de:
            await de.play(whole_line(de.frame["ask"]))
            await us.until(lambda frame: frame["log"] >= de.frame["log"])
            body = {"note": "The fog is\n\x1b[31mtoo thick", "side": "us"}
            answer = await one.http.post(path, json=body)
            assert (answer.status_code, answer.json()) == (200, {"number": 1})
            options = [choice["move"] for choice in us.frame["ask"]["options"]]
            hand = de.frame["view"]["sides"]["de"]["hand"]
        foreign = await other.http.post(path, json={"note": "", "side": "us"})
        assert foreign.json()["error"] == "not-your-seat"
        second = await other.http.post(path, json={"note": "mine"})
        assert second.json() == {"number": 2}
    lines = (await listed(database, capsys)).splitlines()
    assert len(lines) == 2
    assert lines[0].endswith("mine")
    assert f"{made['table']} us  The fog is [31mtoo thick" in lines[1]
    text = await listed(database, capsys, "1")
    # The report contains neither the other side's bid nor its hand.
    assert hand
    assert not any(line.startswith("de: ") for line in text.splitlines())
    drawn = [line for line in text.splitlines() if "drew" in line and "side=de" in line]
    assert drawn
    assert not any("card=" in line for line in drawn)
    file = tmp_path / "problem"
    file.write_text(text)
    assert main(["replay", str(file)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("undaunted-normandy/la-raye: in progress, ")
    assert told[0].endswith("as seen by us")
    assert told[1] == f"prompt: bid; options: {', '.join(options)}"


async def test_a_finished_game_is_kept_whole(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(database) as server, two_friends(server) as (us, de):
        await play_out([us, de], Rng(2), most=10)
        await us.ask("resign")
        async with server.stranger() as stranger:
            path = f"/api/tables/{us.frame['table']}/problem"
            answer = await stranger.http.post(path, json={"note": "who won?", "entry": 7})
            assert answer.json() == {"number": 1}
    assert "entry 7  who won?" in await listed(database, capsys)
    file = tmp_path / "problem"
    file.write_text(await listed(database, capsys, "1"))
    assert main(["replay", str(file)]) == 0
    assert "de resigned" in capsys.readouterr().out
    assert main(["verify", str(file)]) == 0


async def test_an_unknown_number_is_refused(
    server: Serving, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await asyncio.to_thread(main, ["reports", "3", "--database", database]) == 2
    assert "report not found: 3" in capsys.readouterr().err


@pytest.mark.parametrize("title", sandtable.TITLES)
def test_a_report_does_not_depend_on_hidden_information(title: str) -> None:
    """A report contains only the seat's view and events: games that look the same are reported the
    same."""
    game = sandtable.load(title)
    record = game.record(game.listings()[0].id)
    rng = Rng(11)
    for _ in range(60):
        record.settle_all(rng)
        if record.state.over:
            break
        seat = record.state.seats_owing[0]
        options = record.state.options(seat)
        record.choose(options[rng.below(len(options))], seat)
    record.settle_all(rng)
    for seat in (0, 1):
        text = seen(record, seat)
        again = read_seen(text)
        assert again.entries == len(record.entries)
        assert again.view is not None
        assert again.view.data() == record.state.view(seat).data()
        other = record.state.scenario.seats[1 - seat]
        assert not any(line.startswith(f"{other}: ") for line in text.splitlines())
        told = [str(event) for event in record.seen_by(seat)]
        lines = text.splitlines()
        hidden = [event for events in record.events for event in events if event.secret]
        secret = [str(event.whole()) for event in hidden if event.owner == 1 - seat]
        whole = {one for one in secret if one not in told}
        assert hidden
        assert not any(one in line for one in whole for line in lines)


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (lambda text: text.replace("rules 2", "rules 99"), 3),
        (lambda text: text.replace("title ", "name "), 2),
        (lambda text: text.replace("cells ", "cells x"), None),
        (lambda text: text.replace("side us", "side nobody"), None),
    ],
)
def test_a_damaged_report_is_refused(change: object, line: int | None) -> None:
    record: Record = sandtable.load("undaunted-normandy").record("la-raye")
    record.settle_all(Rng(1))
    text = seen(record, 0)
    assert callable(change)
    with pytest.raises(BadRecord) as refused:
        read_seen(change(text))
    assert line is None or f"line {line}" in str(refused.value)
