"""Check every screen with axe, in light and dark colours, on a desktop and a phone."""

import pytest
from playwright.sync_api import expect

from web.axe import grave_faults
from web.conftest import Invite
from web.guests import DESK, PHONE
from web.play import Mouse
from web.windows import both_ways
from web.wire_player import WirePlayer, can_attack

everywhere = pytest.mark.parametrize(
    ("size", "theme"),
    [(DESK, "light"), pytest.param(DESK, "dark", marks=pytest.mark.soak), (PHONE, "dark")],
    ids=["desk-light", "desk-dark", "phone-dark"],
)


@both_ways
def test_the_lobby_and_an_invitation(invite: Invite, size: tuple[int, int], theme: str) -> None:
    guest, friend = invite({"size": size}, theme=theme), invite(theme=theme)
    lobby = guest.lobby()
    expect(guest.page.locator("html")).to_have_attribute("data-theme", theme)
    assert grave_faults(guest.page) == []
    link = lobby.invite()
    assert grave_faults(guest.page) == []
    friend.page.goto(link)
    expect(friend.page.get_by_test_id("sit-down")).to_be_visible()
    assert grave_faults(friend.page) == []


@everywhere
def test_a_table_from_the_bid_to_an_attack(
    invite: Invite, player: WirePlayer, size: tuple[int, int], theme: str
) -> None:
    guest = invite({"size": size, "like": player}, theme=theme)
    screen = guest.table(player.open_table("agent")["table"]).ready()
    screen.wait()
    assert grave_faults(guest.page) == []
    screen = guest.table(player.table_where(can_attack)).ready()
    mouse = Mouse(screen)
    card = next(card for card in screen.wait().cards if "attack" in card.actions)
    mouse.pick_card(card)
    assert grave_faults(guest.page) == []
    mouse.pick_action(card, "attack")
    mouse.pick_option(screen.wait().options[0])
    expect(screen["confirm"]).to_be_visible()
    assert grave_faults(guest.page) == []
    mouse.confirm()
    expect(screen["confirm"]).to_be_hidden()
    screen["undo"].click()
    expect(screen.page.get_by_role("status").filter(has_text="dice")).to_be_visible()
    assert grave_faults(guest.page) == []


@both_ways
def test_the_dialogs_of_a_table(
    invite: Invite, player: WirePlayer, size: tuple[int, int], theme: str
) -> None:
    guest = invite({"size": size, "like": player}, theme=theme)
    screen = guest.table(player.table_where(can_attack)).ready()
    screen.wait()
    for open_dialog in (
        lambda: screen["settings"].click(),
        lambda: screen["game-menu"].click(),
        lambda: guest.page.keyboard.press("?"),
        lambda: guest.page.locator(".pile-deck:visible").last.click(),
        lambda: guest.page.locator(".pile-discard:visible").first.click(),
    ):
        open_dialog()
        dialog = guest.page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        assert grave_faults(guest.page) == []
        guest.page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
    guest.page.keyboard.press("l")
    assert grave_faults(guest.page) == []
    guest.page.keyboard.press("r")
    expect(screen["rules-panel"]).to_be_visible()
    expect(screen["rule-UN-4.1"]).to_be_visible()
    assert grave_faults(guest.page) == []


@both_ways
def test_the_curtain_and_the_end(
    invite: Invite, player: WirePlayer, size: tuple[int, int], theme: str
) -> None:
    table = player.open_table("here")["table"]
    guest = invite({"size": size, "like": player}, theme=theme)
    screen = guest.table(table)
    expect(screen["curtain"]).to_be_visible()
    assert grave_faults(guest.page) == []
    player.play_both(table, rounds=1)
    guest.page.reload()
    expect(screen["result"]).to_be_visible()
    assert grave_faults(guest.page) == []


@both_ways
def test_a_replay_the_rules_and_a_missing_page(
    invite: Invite, finished: str, size: tuple[int, int], theme: str
) -> None:
    guest = invite({"size": size}, theme=theme)
    guest.replay(finished, "?entry=90")
    assert grave_faults(guest.page) == []
    guest.replay(finished, "?entry=8&side=us")
    assert grave_faults(guest.page) == []
    guest.rules("#UN-6.4")
    assert grave_faults(guest.page) == []
    guest.page.goto("/table/aaaaaaaaaaaaaaaa")
    expect(guest.page.get_by_role("link")).to_be_visible()
    assert grave_faults(guest.page) == []
    # The browser itself logs an error for a table that does not exist.
    guest.forgive("404")
