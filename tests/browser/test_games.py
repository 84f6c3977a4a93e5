"""Whole games in a browser: by mouse, by keyboard alone, and by tapping on a phone."""

import re

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.guests import PHONE
from browser.play import Fingers, Keys, Mouse, Officer
from browser.screens import TableScreen
from browser.wire_player import WirePlayer


def ending(screen: TableScreen, address: str) -> str:
    """How the game ended, as the server tells anybody once it is over."""
    replay = WirePlayer(address).get(f"/api/tables/{screen.id}/replay")
    return str(replay["ending"])


def test_a_whole_game_by_mouse(invite: Invite, address: str) -> None:
    guest = invite(speed="1")
    screen = guest.lobby().start()
    dialog = screen.open_settings()
    dialog.locator("input[value='instant']").click()
    dialog.get_by_role("button", name="Close").click()
    officer = Officer(screen, Mouse(screen))
    officer.play_to_the_end()
    assert officer.attacks > 0
    assert ending(screen, address)
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
    Officer(screen, keys).play_to_the_end()
    assert ending(screen, address)


def test_a_whole_game_on_a_phone_by_tapping(invite: Invite, address: str) -> None:
    guest = invite({"size": PHONE, "touch": True})
    lobby = guest.lobby()
    lobby["start"].tap()
    screen = TableScreen(lobby.page).ready()
    Officer(screen, Fingers(screen)).play_to_the_end()
    assert ending(screen, address)
    expect(screen["result"]).to_be_in_viewport()
