"""Support cards, events and charges of Heroes in a browser (findings H19 and H20)."""

import re

import pytest
from playwright.sync_api import expect

from browser.axe import grave_faults
from browser.conftest import Invite
from browser.guests import DESK, PHONE
from browser.heroes import HeroesPlayer, HeroesScreen, Keys, heroes_lobby
from browser.texts import overflowing

NEW = ["azeville", "le-dezert", "hedgerow-patrols", "road-junction"]


@pytest.fixture
def platoon(address: str) -> HeroesPlayer:
    """Somebody who prepares a Heroes table."""
    return HeroesPlayer(address)


def test_scenarios_are_chosen_and_their_tables_open(invite: Invite, platoon: HeroesPlayer) -> None:
    """H20: the events of Azeville and Le Dézert stopped the page: a card was named twice."""
    guest = invite({"like": platoon}, asking="never")
    lobby = heroes_lobby(guest)
    for scenario in NEW:
        lobby[f"scenario-{scenario}"].click()
        name = lobby[f"scenario-{scenario}"].locator(".name").inner_text()
        expect(lobby.page.locator("#dossier-name")).to_have_text(name)
    for scenario in NEW:
        guest.table(platoon.open_table("agent", scenario=scenario)["table"])
        screen = HeroesScreen(guest.page).ready()
        screen["game-menu"].click()
        expect(screen["task"]).to_contain_text(re.compile("US: .+German: ", re.S))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_turn_track_tells_of_events_and_charges(
    invite: Invite, platoon: HeroesPlayer, size: tuple[int, int]
) -> None:
    """H19, H20: what happens when, and what the dynamite is for, in words and at a press."""
    guest = invite({"like": platoon, "size": size, "touch": size == PHONE}, asking="never")
    guest.table(platoon.open_table("agent", scenario="azeville")["table"])
    screen = HeroesScreen(guest.page).ready()
    expect(screen["turn-2"]).to_have_accessible_name("Turn 2, Event: US: the card “M101 Howitzer”")
    screen["turn-5"].click()
    events = screen["task-events"].get_by_role("listitem")
    expect(events).to_have_text(
        [
            "Turn 2 US: the card “M101 Howitzer”",
            "Turn 3 German: draw 2 cards (at the start of the Supply Phase)",
            "Turn 4 US: a special order",
            "Turn 5 German: a bonus tactic (at the end of the Supply Phase)",
        ]
    )
    expect(screen["task"]).to_contain_text("US: destroy the blockhouse")
    items = screen["task-items"]
    expect(items).to_contain_text("The dynamite: Target: the blockhouse.")
    expect(items).to_contain_text("within 7 squares")
    assert grave_faults(guest.page) == []
    assert overflowing(guest.page) == []
    guest.page.keyboard.press("Escape")
    room = guest.page.locator(".sq[aria-label*='the blockhouse']")
    expect(room).not_to_have_count(0)


def test_support_is_chosen_by_keyboard_alone(invite: Invite, platoon: HeroesPlayer) -> None:
    """H19: the question has the focus, each card says what it does, and Enter chooses it."""
    table = platoon.table_at("support", scenario="le-dezert")
    guest = invite({"like": platoon}, asking="never")
    guest.table(table)
    screen = HeroesScreen(guest.page).ready()
    keys = Keys(screen)
    screen.wait()
    expect(screen["support-left"]).to_have_text(
        "Air cards to choose: 1 · Artillery cards to choose: 1"
    )
    keys.press_key("Tab")
    for card in ("p51_mustang", "long_tom"):
        option = f"option-card-{card}"
        expect(screen[option]).to_contain_text("against infantry")
        keys.focus(option)
        keys.press_key("Enter")
        expect(screen["confirm"]).to_be_visible()
        keys.press_key("Enter")
        expect(screen[option]).to_be_hidden()
    chosen = screen["log"].locator("li", has_text="for their deck")
    expect(chosen.filter(has_text="The Americans")).to_have_count(2)
    expect(screen["support-left"]).to_be_hidden()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_support_can_be_confirmed_where_it_is_seen(
    invite: Invite, platoon: HeroesPlayer, size: tuple[int, int]
) -> None:
    """H19: five cards with their texts are long; the button that commits stays in sight."""
    table = platoon.table_at("support", scenario="le-dezert")
    guest = invite({"like": platoon, "size": size, "touch": size == PHONE}, asking="never")
    guest.table(table)
    screen = HeroesScreen(guest.page).ready()
    screen.wait()
    screen["option-card-long_tom"].click()
    expect(screen["confirm"]).to_be_in_viewport(ratio=1)
    assert grave_faults(guest.page) == []
    screen["confirm"].click()
    expect(screen["support-left"]).to_have_text("Air cards to choose: 1")
