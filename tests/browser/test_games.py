"""Whole games in a browser: by mouse, by keyboard alone, and by tapping on a phone."""

import re

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.guests import PHONE
from browser.play import Fingers, Keys, Mouse, Officer
from browser.screens import TableScreen
from browser.wire_player import WirePlayer


def check(screen: TableScreen, address: str, side: str, officer: Officer) -> None:
    """The game is over, and what was done at the screen is what the server tells of it."""
    replay = WirePlayer(address).get(f"/api/tables/{screen.id}/replay")
    assert replay["ending"] != ""
    events = [event for entry in replay["entries"] for event in entry["events"]]
    played = [
        (event["card"], event.get("action", "ready"))
        for event in events
        if event["kind"] in ("played", "readied") and event["side"] == side
    ]
    assert officer.done != []
    assert officer.done == played


def test_a_whole_game_by_mouse(invite: Invite, address: str) -> None:
    guest = invite(speed="1")
    lobby = guest.lobby()
    lobby.choose(scenario="montmartin-en-graignes", side="de")
    screen = lobby.start()
    dialog = screen.open_settings()
    dialog.locator("input[value='instant']").click()
    dialog.get_by_role("button", name="Close").click()
    officer = Officer(screen, Mouse(screen))
    officer.play_to_the_end()
    check(screen, address, "de", officer)
    expect(screen["result"].get_by_role("heading")).to_have_text(re.compile("won|lost", re.I))
    screen["to-replay"].click()
    expect(screen["replay-slider"]).to_be_visible()


def test_a_whole_game_by_keyboard_alone(invite: Invite, address: str) -> None:
    guest = invite(speed="1")
    lobby = guest.lobby()
    screen = TableScreen(lobby.page)
    keys = Keys(screen)
    keys.focus("start")
    keys.press("Enter")
    screen.ready()
    keys.focus("settings")
    keys.press("Enter")
    expect(screen["settings-dialog"]).to_be_visible()
    chosen = screen["settings-dialog"].locator("input[name='speed']:checked")
    while chosen.evaluate("(one) => document.activeElement !== one"):
        keys.press("Tab")
    keys.press("ArrowDown")
    keys.press("ArrowDown")
    expect(chosen).to_have_value("instant")
    keys.press("Escape")
    expect(screen["settings-dialog"]).to_be_hidden()
    officer = Officer(screen, keys)
    officer.play_to_the_end()
    check(screen, address, "de", officer)


def test_a_whole_game_on_a_phone_by_tapping(invite: Invite, address: str) -> None:
    guest = invite({"size": PHONE, "touch": True})
    lobby = guest.lobby()
    lobby["scenario-montmartin-en-graignes"].tap()
    lobby["side-de"].tap()
    lobby["start"].tap()
    screen = TableScreen(lobby.page).ready()
    officer = Officer(screen, Fingers(screen))
    officer.play_to_the_end()
    check(screen, address, "de", officer)
    expect(screen["result"]).to_be_in_viewport()
