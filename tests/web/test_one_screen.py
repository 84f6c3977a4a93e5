"""Two players at one screen, with a curtain between their turns."""

import re

from playwright.sync_api import expect

from web.conftest import Invite
from web.play import Mouse
from web.screens import TableScreen


def secrets(screen: TableScreen) -> list[str]:
    """Return everything about a hand that is in the page, visible or not."""
    return re.findall(
        r'data-testid="card-[^"]*"|class="nm"[^>]*><span>[^<]*', screen.page.content()
    )


def bid(screen: TableScreen) -> None:
    mouse = Mouse(screen)
    mouse.pick_card(screen.wait().cards[0])
    mouse.confirm()


def test_the_curtain_hides_each_hand_from_the_other(invite: Invite) -> None:
    guest = invite()
    lobby = guest.lobby()
    lobby.choose(opponent="here")
    screen = lobby.start()
    expect(screen["curtain"]).to_contain_text("Americans")
    assert secrets(screen) == []
    screen["curtain-open"].click()
    expect(screen["curtain"]).to_be_hidden()
    us = screen.soldiers()
    assert us != []
    bid(screen)

    expect(screen["curtain"]).to_contain_text("Germans")
    assert secrets(screen) == []
    assert not any(name in screen.page.content() for name in us)
    # The curtain has the focus, so that the next player can just press Enter.
    screen.page.keyboard.press("Enter")
    expect(screen["curtain"]).to_be_hidden()
    german = screen.soldiers()
    assert german != []
    assert not any(name in screen.page.content() for name in us)
    bid(screen)
    expect(screen.log.filter(has_text="initiative").first).to_be_visible()


def test_a_reload_shows_the_curtain_again(invite: Invite) -> None:
    guest = invite()
    lobby = guest.lobby()
    lobby.choose(opponent="here")
    screen = lobby.start()
    screen["curtain-open"].click()
    expect(screen["curtain"]).to_be_hidden()
    screen.page.reload()
    expect(screen["curtain"]).to_be_visible()
    assert secrets(screen) == []


def test_both_sides_play_on_in_turn(invite: Invite) -> None:
    guest = invite()
    lobby = guest.lobby()
    lobby.choose(opponent="here")
    screen = lobby.start()
    curtains = 0
    for _ in range(6):
        sight = screen.wait()
        if sight.curtain:
            curtains += 1
            screen["curtain-open"].click()
            expect(screen["curtain"]).to_be_hidden()
        elif sight.end:
            screen["end-turn"].click()
            expect(screen["confirm"].or_(screen["curtain"])).to_be_visible()
            if screen.look().confirm:
                screen["confirm"].click()
            expect(screen["curtain"]).to_be_visible()
        else:
            bid(screen)
            expect(
                screen["curtain"].or_(screen["end-turn"].and_(screen.page.locator(":enabled")))
            ).to_be_visible()
    assert curtains >= 2
