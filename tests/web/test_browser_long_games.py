"""Long games: a time-out, a takeover, changed rules, and a problem report."""

import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from web.axe import grave_faults
from web.clocked import DAY, WallClock, clocked
from web.conftest import Invite
from web.guests import PHONE
from web.play import Mouse
from web.screens import LANGUAGES, TableScreen
from web.texts import overflowing, untranslated
from web.wire_player import Message, WirePlayer, fight, prefer

Served = tuple[str, WallClock, Path]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with clocked(tmp_path_factory.mktemp("clocked")) as server:
        yield server


def seated(link: str) -> Message:
    """Return the table and invitation code of a link."""
    path, _, code = link.partition("#")
    return {"table": path.rpartition("/")[2], "invitation": code}


def end_turn(ask: Message) -> str:
    return prefer(ask, "end")


def bid(screen: TableScreen) -> None:
    mouse = Mouse(screen)
    mouse.pick_card(screen.wait().cards[0])
    mouse.confirm()


def command(*arguments: str) -> str:
    """Run a command and return its output. It needs its own process, because the browser uses this
    one's event loop."""
    run = [sys.executable, "-m", "sandtable.cli", *arguments]
    return subprocess.run(run, capture_output=True, text=True, check=True).stdout


def test_a_game_over_days_a_time_out_and_a_takeover(invite: Invite, served: Served) -> None:
    address, clock, _ = served
    guest = invite({"address": address})
    lobby = guest.lobby()
    lobby.choose(opponent="friend", side="us")
    lobby["clock"].select_option("days-3")
    lobby["stand-in"].select_option("recruit")
    assert grave_faults(guest.page) == []
    lobby["start"].click()
    made = seated(lobby["invitation"].input_value())
    friend = WirePlayer(address)
    friend.join(made)

    # Both bid. A day later a side has the turn, and the table shows its remaining time.
    table = guest.table(made["table"]).ready()
    expect(table["clock-us"]).to_have_text("3 days")
    bid(table)
    expect(table["clock-us"]).not_to_have_class("running")
    clock.pass_days(1)
    with friend.sitting(made["table"], "de") as de:
        de.choose(fight)
        mine = de.frame["view"]["owing"] == ["us"]
        if mine:
            expect(table["clock-us"]).to_have_text("3 days")
            Mouse(table).end_turn()
            # The page asks for confirmation, because a card could still be played.
            Mouse(table).confirm()
            de.catch_up(de.frame["log"] + 1)
        while de.frame["ask"] is None:
            de.read()
        # The guest leaves; the friend has a turn.
        guest.page.goto("about:blank")
        de.choose(end_turn)
        while de.frame["ask"] is not None:
            de.choose(end_turn)

    # On return the page shows what happened in the meantime.
    frames = len(guest.frames)
    table = guest.table(made["table"]).ready()
    expect(table["clocks"]).to_be_visible()
    came = [frame for frame in guest.frames[frames:] if frame.get("since")]
    assert came
    assert came[0]["since"]["first_event"] < len(came[0]["events"])

    # After three days without a move the computer takes over, and the late player may watch.
    clock.pass_days(4)
    expect(table["log"]).to_contain_text("played by", timeout=60_000)
    expect(table["prompt"]).to_contain_text("watch", timeout=60_000)
    with friend.sitting(made["table"], "de") as de:
        while de.frame["ask"] is None:
            de.read()
        de.choose(end_turn)
    guest.forgive("WebSocket")


RUNNING, SOON = re.compile(r"\brunning\b"), re.compile(r"\bsoon\b")
LOOKS = """(clock) => {
  const { boxShadow, backgroundColor } = getComputedStyle(clock);
  const [r, g, b] = backgroundColor.match(/[\\d.]+/g).map(Number);
  return { bar: boxShadow !== "none", light: 0.3 * r + 0.6 * g + 0.1 * b };
}"""


def test_a_player_without_time_has_lost(invite: Invite, served: Served) -> None:
    address, clock, _ = served
    one, other = WirePlayer(address), WirePlayer(address)
    body = {"title": one.title, "scenario": one.scenario, "side": "us", "opponent": "friend"}
    made = one.post(
        "/api/tables",
        {**body, "nonce": "0" * 32, "clock": {"kind": "live", "minutes": 5, "increment": 10}},
    )
    other.join(made)
    guest = invite({"address": address, "like": one, "size": PHONE})
    table = guest.table(made["table"]).ready()
    expect(table["over-us"]).to_contain_text("4:5")
    assert overflowing(guest.page) == []
    with other.sitting(made["table"], "de") as de:
        de.choose(fight)
    # Without colours, a bar marks the running clock, and a dark ground one that will soon run out.
    expect(table["over-de"]).not_to_have_class(RUNNING)
    assert table["over-de"].evaluate(LOOKS)["bar"] is False
    expect(table["over-us"]).to_have_class(RUNNING)
    running = table["over-us"].evaluate(LOOKS)
    assert running["bar"] is True
    clock.pass_days(250 / DAY)
    guest.page.reload()
    expect(table["over-us"]).to_have_class(SOON)
    assert table["over-us"].evaluate(LOOKS)["light"] < running["light"] / 2
    clock.pass_days(0.01)
    expect(table["result"]).to_contain_text("You lost", timeout=30_000)


def test_a_player_asks_the_computer_to_take_over(invite: Invite, served: Served) -> None:
    address, _, _ = served
    one, other = WirePlayer(address), WirePlayer(address)
    made = one.open_table("friend")
    other.join(made)
    guest = invite({"address": address, "like": one})
    table = guest.table(made["table"]).ready()
    table["game-menu"].click()
    table["offer-agent"].click()
    expect(table["offer"]).to_contain_text("computer")
    friend = invite({"address": address, "like": other})
    screen = friend.table(made["table"]).ready()
    screen["offer-accept"].click()
    expect(table["prompt"]).to_contain_text("watch", timeout=30_000)
    bid(screen)
    screen.wait()
    guest.forgive("WebSocket")


def test_a_game_under_older_rules_continues_by_agreement(invite: Invite, served: Served) -> None:
    address, _, database = served
    player = WirePlayer(address)
    table: str = player.open_table("agent", agent="recruit")["table"]
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE tables SET rules_version = 0 WHERE id = ?", [table])
    guest = invite({"address": address, "like": player})
    screen = guest.table(table)
    expect(screen["older-rules"]).to_contain_text("rules have changed")
    # B8: the notice can be closed to show the map; the game menu still has it.
    screen["older-rules-close"].click()
    expect(screen["older-rules"]).to_be_hidden()
    screen.page.reload()
    expect(screen["older-rules"]).to_be_visible()
    for language in LANGUAGES:
        screen.speak(language)
        assert untranslated(guest.page) == []
        assert overflowing(guest.page) == []
    screen.speak("en")
    assert grave_faults(guest.page) == []
    screen["new-rules"].click()
    expect(screen["older-rules"]).to_be_hidden()
    bid(screen)


def test_a_problem_is_reported_at_the_table_and_in_the_replay(
    invite: Invite, served: Served, tmp_path: Path
) -> None:
    address, _, database = served
    player = WirePlayer(address)
    table: str = player.open_table("agent", agent="recruit")["table"]
    guest = invite({"address": address, "like": player})
    screen = guest.table(table).ready()
    screen["game-menu"].click()
    screen["report-problem"].click()
    screen["problem-note"].fill("My scout cannot scout.")
    assert grave_faults(guest.page) == []
    screen["problem-send"].click()
    expect(screen["problem-number"]).to_contain_text("number")
    first = int(screen["problem-number"].inner_text().rstrip(".").split()[-1])
    with player.sitting(table, "us") as seat:
        seat.resign()
    replay = guest.replay(table)
    replay["report-problem"].click()
    replay["problem-note"].fill("Why?")
    replay["problem-send"].click()
    expect(replay["problem-number"]).to_contain_text(str(first + 1))
    for number, told in ((first, "as seen by us"), (first + 1, "de resigned")):
        file = tmp_path / str(number)
        file.write_text(command("reports", str(number), "--database", f"sqlite:///{database}"))
        assert told in command("replay", str(file))
