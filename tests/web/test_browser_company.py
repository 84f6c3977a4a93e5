"""Players among themselves: open challenges, chat with mute, private notes, express mode."""

import re

from playwright.sync_api import expect

from web.axe import grave_faults
from web.conftest import Invite
from web.play import Mouse
from web.screens import Lobby, TableScreen
from web.texts import in_all_languages, overflowing
from web.windows import both_ways
from web.wire_player import WirePlayer, can_attack


def post(lobby: Lobby, scenario: str) -> None:
    lobby.choose(scenario=scenario, opponent="anyone")
    lobby["start"].click()
    expect(lobby.games.filter(has_text="waiting")).to_have_count(1)


@both_ways
def test_an_open_challenge(invite: Invite, size: tuple[int, int], theme: str) -> None:
    host, other = invite(), invite({"size": size}, theme=theme)
    ours = host.lobby()
    post(ours, "montmartin-en-graignes")
    theirs = other.lobby()
    listed = theirs["challenges"].get_by_role("listitem").filter(has_text="Montmartin")
    expect(listed).to_have_count(1)
    assert grave_faults(other.page) == []
    in_all_languages(other)
    # The host withdraws the challenge.
    ours["cancel"].click()
    expect(ours.games).to_have_count(0)
    theirs = other.lobby()
    expect(listed).to_have_count(0)
    post(ours, "montmartin-en-graignes")
    other.lobby()
    listed.get_by_role("button").click()
    other.page.wait_for_url(re.compile(r"/table/\w{16}$"))
    screen = TableScreen(other.page).ready()
    screen.wait()
    # The waiting host is notified, with a link to the table.
    expect(ours["to-accepted"]).to_have_attribute("href", f"/table/{screen.id}")
    ours = host.lobby()
    expect(ours["cancel"]).to_have_count(0)
    ours.games.get_by_role("link").first.click()
    assert TableScreen(host.page).ready().id == screen.id


def test_chat_mute_and_notes(invite: Invite, address: str) -> None:
    us, de = WirePlayer(address), WirePlayer(address)
    seated = us.open_table("friend")
    de.join(seated)
    host, friend, watcher = invite({"like": us}), invite({"like": de}), invite()
    ours, theirs = host.table(seated["table"]).ready(), friend.table(seated["table"]).ready()
    watcher.table(seated["table"])
    expect(watcher.page.get_by_test_id("log")).to_be_visible()
    expect(watcher.page.get_by_test_id("talk")).to_have_count(0)
    ours["talk"].click()
    expect(ours["talk-text"]).to_be_focused()
    ours["talk-text"].fill("<b>Good luck</b>")
    ours["talk-say"].click()
    # A message is shown as text, even if it looks like HTML.
    expect(ours["talk-messages"].get_by_text("<b>Good luck</b>")).to_be_visible()
    assert grave_faults(host.page) == []
    expect(theirs["talk"].locator(".badge")).to_have_text("1")
    theirs["talk"].click()
    expect(theirs["talk-messages"].get_by_text("<b>Good luck</b>")).to_be_visible()
    expect(theirs["talk"].locator(".badge")).to_have_count(0)
    theirs["talk-mute"].check()
    expect(theirs["talk-messages"]).not_to_contain_text("Good luck")
    theirs["notes"].fill("the scout is bait")
    theirs["notes"].blur()
    expect(theirs["talk-dialog"].get_by_role("status").filter(has_text="Saved")).to_be_visible()
    assert overflowing(friend.page) == []
    ours["talk-text"].fill("are you there?")
    ours["talk-say"].click()
    expect(ours["talk-messages"].get_by_role("listitem")).to_have_count(2)
    expect(ours["notes"]).to_have_value("")
    # Muting and notes are stored.
    friend.page.reload()
    theirs.ready()
    expect(theirs["talk"].locator(".badge")).to_have_count(0)
    theirs["talk"].click()
    expect(theirs["talk-mute"]).to_be_checked()
    expect(theirs["notes"]).to_have_value("the scout is bait")
    theirs["talk-mute"].uncheck()
    expect(theirs["talk-messages"]).to_contain_text("are you there?")


def test_express_mode(invite: Invite, player: WirePlayer) -> None:
    """A line that can be undone needs no confirmation; a roll of dice does."""
    table = player.table_where(can_attack)
    guest = invite({"like": player})
    screen = guest.table(table).ready()
    mouse = Mouse(screen)
    cards = screen.wait().cards
    attacker = next(card for card in cards if "attack" in card.actions)
    other = next((card for card in cards if card.open and card.id != attacker.id), attacker)
    mouse.pick_card(other)
    guest.page.keyboard.press("h")
    expect(screen["confirm"]).to_be_visible()
    guest.page.keyboard.press("Escape")
    screen.open_settings().get_by_test_id("express").check()
    guest.page.keyboard.press("Escape")
    expect(screen["settings-dialog"]).to_be_hidden()
    # Dice are rolled only after a confirmation.
    mouse.pick_action(attacker, "attack")
    sight = screen.wait()
    if not sight.confirm:
        mouse.pick_option(sight.options[0])
    expect(screen["confirm"]).to_contain_text("Roll")
    guest.page.keyboard.press("Escape")
    lines = screen.log.count()
    mouse.pick_card(other)
    guest.page.keyboard.press("h")
    expect(screen.log).not_to_have_count(lines)
    expect(screen["confirm"]).to_be_hidden()
    screen["undo"].click()
    expect(screen.log).to_have_count(lines)
