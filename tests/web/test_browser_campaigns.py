"""A campaign in the browser: from the lobby through two battles to its end."""

import re

from playwright.sync_api import expect

from web.axe import grave_faults
from web.conftest import Invite
from web.screens import LANGUAGES, CampaignScreen, JoinScreen, Lobby, TableScreen
from web.texts import overflowing, untranslated
from web.windows import both_ways


def choose_campaign(lobby: Lobby, opponent: str = "agent") -> None:
    """Select a campaign of the last two scenarios of the book."""
    lobby.choose(scenario="hill-314", opponent=opponent, side="us")
    if opponent == "agent":
        lobby.choose(agent="random")
    lobby["length-campaign"].click()
    expect(lobby["campaign-last"]).to_contain_text("Mortain")


def test_a_campaign_of_two_games_against_the_computer(invite: Invite) -> None:
    guest = invite()
    lobby = guest.lobby()
    choose_campaign(lobby)
    screen = lobby.start()
    screen.resign()
    expect(screen["result"]).to_contain_text("Battle 1 of 2")
    screen["to-campaign"].click()

    campaign = CampaignScreen(guest.page).ready()
    expect(campaign["campaign-standing"]).to_contain_text("narrow victory for the Germans")
    expect(campaign.battles).to_have_count(2)
    expect(campaign.battles.nth(0)).to_contain_text("resign")
    expect(campaign.battles.nth(1)).to_have_attribute("aria-current", "step")

    # Between two battles the campaign is in the list of the player's games.
    lobby = guest.lobby()
    mine = lobby["my-campaigns"].get_by_role("link")
    expect(mine).to_contain_text("1 of 2 battles fought")
    expect(mine).to_contain_text("Next battle")
    mine.click()
    second = campaign.ready().go_on()
    expect(guest.page.get_by_role("heading", name="Mortain", level=1)).to_be_attached()
    second.resign()
    second["to-campaign"].click()
    campaign.ready()
    expect(campaign["campaign-standing"]).to_contain_text("campaign is over")
    expect(campaign["next-battle"]).to_be_hidden()
    row = campaign["campaign-score"].get_by_role("row").filter(has_text="German")
    expect(row.get_by_role("cell").first).to_have_text("2")
    campaign.battles.nth(1).get_by_role("link", name=re.compile("Report")).click()
    expect(guest.page.get_by_test_id("report")).to_be_visible()


def test_a_campaign_with_a_friend_keeps_the_sides(invite: Invite) -> None:
    host, friend = invite(), invite()
    lobby = host.lobby()
    choose_campaign(lobby, "friend")
    lobby["start"].click()
    friend.page.goto(lobby["invitation"].input_value())
    expect(friend.page.get_by_role("main")).to_contain_text("first battle of a campaign of 2")
    theirs = JoinScreen(friend.page).sit_down()
    host.page.wait_for_url(re.compile(f"/table/{theirs.id}$"))
    ours = TableScreen(host.page).ready()
    theirs.resign()
    expect(ours["result"]).to_be_visible()
    for screen in (ours, theirs):
        screen["to-campaign"].click()
    first, other = CampaignScreen(host.page).ready(), CampaignScreen(friend.page).ready()
    begun = first.go_on()
    # The second player gets the same table, with their own side.
    again = other.go_on()
    assert again.id == begun.id
    frames = [list(guest.battle_frames())[-1] for guest in (host, friend)]
    assert [frame["seat"] for frame in frames] == ["us", "de"]


@both_ways
def test_the_page_of_a_campaign_is_public(
    invite: Invite, size: tuple[int, int], theme: str
) -> None:
    guest = invite({"size": size}, theme=theme)
    lobby = guest.lobby()
    choose_campaign(lobby)
    assert grave_faults(guest.page) == []
    lobby.start().resign()
    guest.page.get_by_test_id("to-campaign").click()
    campaign = CampaignScreen(guest.page).ready()
    assert grave_faults(guest.page) == []
    for language in LANGUAGES:
        campaign.speak(language)
        assert untranslated(guest.page) == []
        assert overflowing(guest.page) == []
    lobby = guest.lobby()
    for language in LANGUAGES:
        lobby.speak(language)
        lobby["scenario-hill-314"].click()
        lobby["length-campaign"].click()
        assert untranslated(guest.page) == []
        assert overflowing(guest.page) == []
    guest.page.goto("/campaign/aaaaaaaaaaaaaaaa")
    expect(guest.page.get_by_role("alert")).to_be_visible()
    guest.forgive("404")
