"""Whole games in a browser, by mouse and by touch; see test_keyboard for the keyboard."""

import re

import pytest
from playwright.sync_api import expect

from web.conftest import Invite
from web.guests import PHONE
from web.play import Fingers, Mouse, Officer, expect_the_same_told
from web.screens import TableScreen


@pytest.mark.soak  # the guided games of all titles cover the mouse
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
    expect_the_same_told(screen, address, "de", officer)
    expect(screen["result"].get_by_role("heading")).to_have_text(re.compile("won|lost", re.I))
    screen["to-replay"].click()
    expect(screen["replay-slider"]).to_be_visible()


def test_a_whole_game_on_a_phone_by_tapping(invite: Invite, address: str) -> None:
    guest = invite({"size": PHONE, "touch": True})
    lobby = guest.lobby()
    lobby["scenario-montmartin-en-graignes"].tap()
    lobby["side-de"].tap()
    lobby["start"].tap()
    screen = TableScreen(lobby.page).ready()
    officer = Officer(screen, Fingers(screen))
    officer.play_to_the_end()
    expect_the_same_told(screen, address, "de", officer)
    expect(screen["result"]).to_be_in_viewport()
