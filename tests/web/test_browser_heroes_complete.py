"""Support cards, events and charges of Heroes in a browser (findings H19 and H20)."""

import re

import pytest
from playwright.sync_api import expect

from web.axe import grave_faults
from web.conftest import Invite
from web.guests import PHONE
from web.heroes import HeroesPlayer, HeroesScreen, Keys, heroes_lobby
from web.texts import overflowing
from web.windows import both_sizes

NEW = ["azeville", "le-dezert", "hedgerow-patrols", "road-junction"]


@pytest.fixture
def platoon(address: str) -> HeroesPlayer:
    """Return a player who prepares tables of Heroes."""
    return HeroesPlayer(address)


def test_scenarios_are_chosen_and_their_tables_open(invite: Invite, platoon: HeroesPlayer) -> None:
    """H20: the events of Azeville and Le Dézert broke the page, because a card occurred twice."""
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


@both_sizes
def test_the_turn_track_shows_events_and_charges(
    invite: Invite, platoon: HeroesPlayer, size: tuple[int, int]
) -> None:
    """H19, H20: the track and the task explain the events and the purpose of the dynamite."""
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
    """H19: the question has the focus, each card has its text, and Enter chooses it."""
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


@both_sizes
def test_the_confirm_button_of_support_stays_in_view(
    invite: Invite, platoon: HeroesPlayer, size: tuple[int, int]
) -> None:
    """H19: five cards with texts need much room, but the confirm button stays visible."""
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


class TestBuilding:
    def test_choosing_a_scenario_for_built_armies_leads_to_the_builder(
        self, invite: Invite
    ) -> None:
        """H20: the panel scrolls into view with the scenario's points, also by keyboard."""
        guest = invite(asking="never")
        lobby = heroes_lobby(guest)
        lobby["scenario-hedgerow-patrols"].click()
        panel = lobby["workshop"]
        expect(panel.get_by_role("heading")).to_have_text("Build your armies: up to 150 points")
        expect(panel).to_be_in_viewport(ratio=0.9)
        lobby["build-us"].focus()
        guest.page.keyboard.press("Enter")
        expect(lobby["army-limit"]).to_have_value("150")
        expect(lobby["army-limit"]).not_to_be_editable()
        expect(lobby["why-field_command_us"]).to_contain_text("at least 200")
        expect(lobby["why-ammo_us"]).to_have_text("Add a recruitment tile first")
        assert grave_faults(guest.page) == []
        lobby["add-rifle_platoon_22"].click()
        expect(lobby["why-bazooka_squad_8"]).to_have_text(
            "Needs a recruitment tile of its own division"
        )
        lobby["add-bazooka_squad_22"].click()
        lobby["army-name"].fill("Patrol")
        lobby["army-use"].click()
        expect(lobby["army-of-us"]).to_have_value("Patrol")
        lobby["agent-random"].click()
        lobby["start"].click()
        screen = HeroesScreen(guest.page).ready()
        expect(screen["army-us"]).to_contain_text("Bazooka Squad (22nd)")

    @pytest.mark.parametrize("opponent", [pytest.param("friend", marks=pytest.mark.soak), "anyone"])
    def test_the_player_who_joins_builds_an_army(self, invite: Invite, opponent: str) -> None:
        """H20: each player builds one army, and neither sees the other's before the game."""
        ann, ben = invite(asking="never"), invite(asking="never")
        lobby = heroes_lobby(ann)
        lobby["scenario-hedgerow-patrols"].click()
        lobby[f"opponent-{opponent}"].click()
        expect(lobby["army-of-de"]).to_be_hidden()
        expect(lobby["workshop"]).to_contain_text("The player who joins does the same")
        lobby["build-us"].click()
        lobby["add-rifle_platoon_22"].click()
        lobby["add-bazooka_squad_22"].click()
        lobby["army-use"].click()
        if opponent == "friend":
            ben.page.goto(lobby.invite())
        else:
            lobby["start"].click()
            expect(lobby["posted"]).not_to_be_empty()
            theirs = heroes_lobby(ben)
            theirs["challenges"].get_by_role("link", name="Choose your army").first.click()
        levy = ben.page.get_by_test_id("levy")
        expect(levy).to_contain_text("up to 150 points")
        assert "bazooka" not in ben.page.content().lower()
        assert grave_faults(ben.page) == []
        ben.page.get_by_test_id("build-de").click()
        ben.page.get_by_test_id("add-panzergrenadiere_902").click()
        ben.page.get_by_test_id("add-luchs_option").click()
        ben.page.get_by_test_id("army-use").click()
        ben.page.get_by_test_id("sit-down").click()
        screen = HeroesScreen(ben.page).ready()
        expect(screen["army-de"]).to_contain_text("Luchs")

    def test_the_host_sees_both_armies_when_the_friend_has_come(
        self, invite: Invite, platoon: HeroesPlayer, address: str
    ) -> None:
        """H20: the host's table showed the scenario's armies while it waited, and is rebuilt."""
        us = "plate rifle_platoon_22\n  bazooka_squad_22\n"
        made = platoon.post(
            f"/api/titles/{platoon.title}/battles",
            {"points": 150, "seed": 0, "scenario": "hedgerow-patrols", "armies": {"us": us}},
        )
        seated = platoon.open_table("friend", scenario=made["id"])
        guest = invite({"like": platoon}, asking="never")
        guest.table(seated["table"])
        screen = HeroesScreen(guest.page).ready()
        expect(screen["army-us"]).to_be_visible()
        friend = HeroesPlayer(address)
        friend.join(seated)
        expect(screen["army-us"]).to_contain_text("Bazooka Squad (22nd)")
