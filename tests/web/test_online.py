"""Two players at different browsers, and a spectator."""

import re
import time
from collections.abc import Iterable, Mapping
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.conftest import Invite
from web.guests import BROKEN_LINE, Guest
from web.play import Mouse
from web.screens import HandCard, JoinScreen, TableScreen
from web.served import Line
from web.wire_player import MOST_TABLES, Message, WirePlayer, can_attack_first, fight


def leaks(frames: Iterable[Mapping[str, Any]], side: str) -> list[object]:
    """Return what these frames reveal of a side's secret hand and bid."""
    found: list[object] = []
    for frame in frames:
        view = frame["view"]["sides"][side]
        found += [view["hand"]] if view["hand"] else []
        found += [view["bid"]] if view.get("bid") else []
        secrets = [event for event in frame["events"] if event["kind"] in ("drew", "bid_placed")]
        found += [event for event in secrets if event["side"] == side and "card" in event]
    return found


def bid(screen: TableScreen) -> None:
    mouse = Mouse(screen)
    mouse.pick_card(screen.wait().cards[0])
    mouse.confirm()


def attacker(screen: TableScreen) -> HandCard:
    return next(card for card in screen.wait().cards if "attack" in card.actions)


def take_aim(screen: TableScreen) -> None:
    """Prepare an attack up to its odds."""
    mouse = Mouse(screen)
    mouse.pick_action(attacker(screen), "attack")
    sight = screen.wait()
    if not sight.confirm:
        mouse.pick_option(sight.options[0])
    expect(screen["confirm"]).to_contain_text("Roll")


class Friends:
    """Two friends at a table where the first side can fire and moves first."""

    def __init__(self, address: str) -> None:
        self.us = WirePlayer(address)
        self.de = WirePlayer(address)
        for _ in range(MOST_TABLES):
            seated: Message = self.us.open_table("friend")
            self.table: str = seated["table"]
            self.de.join(seated)
            if self.us.play_friend(self.de, self.table, fight, can_attack_first):
                return
        raise AssertionError("no game came to this")


@pytest.fixture
def friends(address: str) -> Friends:
    return Friends(address)


def test_a_friend_by_link_a_spectator_and_secret_bids(invite: Invite) -> None:
    host, friend, watcher = invite(), invite(), invite()
    lobby = host.lobby()
    lobby.choose(side="us")
    friend.page.goto(lobby.invite())
    theirs = JoinScreen(friend.page).sit_down()
    # The host's page opens the table by itself, and the code is removed from the friend's address.
    host.page.wait_for_url(re.compile(f"/table/{theirs.id}$"))
    assert "#" not in friend.page.url
    ours = TableScreen(host.page).ready()
    public = watcher.table(theirs.id).ready()

    hands = ours.soldiers(), theirs.soldiers()
    bid(ours)
    expect(ours["prompt"]).to_contain_text("Waiting")
    assert theirs.wait().cards[0].open
    for name in hands[0]:
        assert name not in friend.page.content()
        assert name not in watcher.page.content()
    for name in hands[1]:
        assert name not in host.page.content()
        assert name not in watcher.page.content()
    assert leaks(friend.battle_frames(), "us") == []
    assert leaks(host.battle_frames(), "de") == []
    assert leaks(watcher.battle_frames(), "us") + leaks(watcher.battle_frames(), "de") == []

    bid(theirs)
    for screen in (ours, theirs, public):
        expect(screen.log.filter(has_text="initiative").first).to_be_visible()
    assert leaks(friend.battle_frames(), "us") == []
    assert leaks(host.battle_frames(), "de") == []
    assert leaks(watcher.battle_frames(), "us") + leaks(watcher.battle_frames(), "de") == []
    assert public.look().cards == []


def test_a_name_is_seen_by_the_friend(invite: Invite) -> None:
    host, friend = invite(), invite()
    lobby = host.lobby()
    lobby["guest-name"].fill("Ann of Orval")
    lobby["guest-name"].press("Enter")
    expect(lobby.page.get_by_role("status").filter(has_text="saved")).to_be_visible()
    friend.page.goto(lobby.invite())
    expect(friend.page.get_by_role("main")).to_contain_text("Ann of Orval")
    shown = friend.page.get_by_test_id("guest-name").input_value()
    JoinScreen(friend.page).sit_down()
    opponent = host.page.get_by_role("complementary", name="Opponent")
    expect(opponent).to_contain_text(shown)


@pytest.mark.parametrize("heard", [False, True], ids=["unheard", "heard"])
def test_a_broken_line_in_mid_attack(
    invite: Invite, friends: Friends, line: Line, address: str, heard: bool
) -> None:
    host = invite({"like": friends.us, "address": line.address})
    friend, watcher = invite({"like": friends.de}), invite()
    ours = host.table(friends.table).ready()
    theirs, public = friend.table(friends.table).ready(), watcher.table(friends.table).ready()
    before = attacks(theirs.page).count()
    take_aim(ours)
    host.page.evaluate("window.notReloaded = true")
    if heard:
        # The server receives the order, but the result never arrives.
        line.hold()
        ours["confirm"].click()
        expect(attacks(theirs.page)).to_have_count(before + 1)
        line.cut()
    else:
        line.cut()
        expect(ours["offline"]).to_be_visible()
        ours["confirm"].click()
    expect(ours["offline"]).to_be_visible()
    line.mend()
    expect(ours["offline"]).to_be_hidden()
    for screen in (ours, theirs, public):
        expect(attacks(screen.page)).to_have_count(before + 1)
    assert host.page.evaluate("window.notReloaded")
    # The game continues: the next question appears on the page.
    expect(ours["end-turn"]).to_be_enabled()
    host.forgive(BROKEN_LINE)


def test_a_silent_line_is_reported_and_replaced(
    invite: Invite, friends: Friends, line: Line
) -> None:
    """B1: data disappears without a closed connection. An order given in that time counts once."""
    host, friend = (
        invite({"like": friends.us, "address": line.address}),
        invite({"like": friends.de}),
    )
    ours, theirs = host.table(friends.table).ready(), friend.table(friends.table).ready()
    before = attacks(theirs.page).count()
    take_aim(ours)
    host.page.evaluate("window.notReloaded = true")
    line.swallow()
    began = time.monotonic()
    ours["confirm"].click()
    expect(ours["offline"]).to_have_text("Connection lost. Reconnecting…", timeout=10_000)
    assert time.monotonic() - began < 10
    assert attacks(theirs.page).count() == before
    line.mend()
    # The page reconnects by itself and sends the order again.
    expect(ours["offline"]).to_be_hidden()
    for screen in (ours, theirs):
        expect(attacks(screen.page)).to_have_count(before + 1)
    assert host.page.evaluate("window.notReloaded")
    expect(ours["end-turn"]).to_be_enabled()
    host.forgive(BROKEN_LINE)


def test_silence_is_shown_to_a_waiting_player_within_ten_seconds(
    invite: Invite, friends: Friends, line: Line
) -> None:
    """B1: neither side sends anything, as during the other side's turn."""
    guest = invite({"like": friends.de, "address": line.address})
    screen = guest.table(friends.table).ready()
    line.swallow()
    expect(screen["offline"]).to_be_visible(timeout=10_000)
    line.mend()
    expect(screen["offline"]).to_be_hidden()
    guest.forgive(BROKEN_LINE)


def attacks(page: Page) -> Any:
    return page.get_by_test_id("log").locator("li.attack")


def test_a_stale_click_is_refused_with_what_was_missed(
    invite: Invite, friends: Friends, line: Line
) -> None:
    host = invite({"like": friends.us})
    first = host.table(friends.table).ready()
    second = host.table(friends.table, host.tab(), line.address).ready()
    before = attacks(second.page).count()
    second.wait()
    line.hold()
    take_aim(first)
    first["confirm"].click()
    expect(attacks(first.page)).to_have_count(before + 1)
    # The second tab has not received this, and ends a turn that it shows wrongly.
    assert attacks(second.page).count() == before
    end_turn(second)
    line.release()
    expect(second["prompt"].get_by_role("alert")).to_contain_text("moved on")
    expect(attacks(second.page)).to_have_count(before + 1)
    expect(second["end-turn"]).to_be_enabled()
    assert first.look() == second.look()


def test_an_undone_end_of_turn_is_noticed(invite: Invite, friends: Friends) -> None:
    """B5: the new turn disappeared without a message."""
    host, friend = invite({"like": friends.us}), invite({"like": friends.de})
    ours, theirs = host.table(friends.table).ready(), friend.table(friends.table).ready()
    ours.wait()
    end_turn(ours)
    expect(theirs["end-turn"]).to_be_enabled()
    expect(theirs["undone"]).to_be_hidden()
    ours["undo"].click()
    expect(ours["end-turn"]).to_be_enabled()
    text = "The Americans undo their last move."
    expect(theirs["undone"]).to_contain_text(f"{text} It is their turn again.")
    expect(theirs.log.first).to_have_text(text)
    expect(theirs["end-turn"]).to_be_disabled()
    expect(ours["undone"]).to_be_hidden()
    theirs["undone"].get_by_role("button").click()
    expect(theirs["undone"]).to_be_hidden()
    expect(theirs.log.first).to_have_text(text)


def test_two_tabs_of_one_seat_stay_in_step(invite: Invite, friends: Friends) -> None:
    host = invite({"like": friends.us})
    first = host.table(friends.table).ready()
    second = host.table(friends.table, host.tab()).ready()
    before = attacks(second.page).count()
    take_aim(first)
    first["confirm"].click()
    expect(attacks(second.page)).to_have_count(before + 1)
    assert first.wait() == second.wait()
    end_turn(second)
    for tab in (first, second):
        expect(tab["prompt"]).to_contain_text("Waiting")
        expect(tab["end-turn"]).to_be_disabled()
    assert first.log.all_inner_texts() == second.log.all_inner_texts()


def end_turn(screen: TableScreen) -> None:
    screen["end-turn"].click()
    # With cards left, the page asks for confirmation.
    if screen.look().confirm:
        screen["confirm"].click()


def test_an_undo_is_asked_for_and_allowed(invite: Invite, friends: Friends) -> None:
    host, friend = invite({"like": friends.us}), invite({"like": friends.de})
    ours, theirs = host.table(friends.table).ready(), friend.table(friends.table).ready()
    before = attacks(ours.page).count()
    hand = [card.id for card in ours.wait().cards]
    take_aim(ours)
    ours["confirm"].click()
    expect(attacks(theirs.page)).to_have_count(before + 1)
    ours["undo"].click()
    reason = ours.page.get_by_role("status").filter(has_text="Ask to undo")
    expect(reason).to_contain_text("Dice")
    reason.get_by_role("button", name="Ask to undo").click()
    expect(ours["offer"]).to_be_visible()
    theirs["offer-accept"].click()
    for screen in (ours, theirs):
        expect(attacks(screen.page)).to_have_count(before)
        expect(screen["offer"]).to_be_hidden()
    assert [card.id for card in ours.wait().cards] == hand


def test_a_draw_is_declined_and_then_agreed(invite: Invite, friends: Friends) -> None:
    host, friend = invite({"like": friends.us}), invite({"like": friends.de})
    ours, theirs = host.table(friends.table).ready(), friend.table(friends.table).ready()
    offer_draw(ours)
    theirs["offer-decline"].click()
    expect(ours["offer"]).to_be_hidden()
    expect(ours["declined"]).to_be_visible()
    offer_draw(ours)
    expect(ours["declined"]).to_be_hidden()
    theirs["offer-accept"].click()
    for screen in (ours, theirs):
        expect(screen["result"].get_by_role("heading")).to_have_text("draw", ignore_case=True)


def offer_draw(screen: TableScreen) -> None:
    screen["game-menu"].click()
    screen["offer-draw"].click()
    expect(screen["offer"]).to_be_visible()


def test_resignation_and_a_rematch_with_sides_swapped(invite: Invite, friends: Friends) -> None:
    host, friend, watcher = invite({"like": friends.us}), invite({"like": friends.de}), invite()
    ours, theirs = host.table(friends.table).ready(), friend.table(friends.table).ready()
    public = watcher.table(friends.table).ready()
    ours["game-menu"].click()
    ours["resign"].click()
    ours["resign-sure"].click()
    expect(ours["result"].get_by_role("heading")).to_contain_text("lost")
    expect(theirs["result"].get_by_role("heading")).to_contain_text("won")
    expect(public["result"].get_by_role("heading")).to_contain_text("German")
    # The result can be closed and shown again.
    theirs["result"].get_by_role("button", name="Close").click()
    expect(theirs["result"]).to_be_hidden()
    theirs["show-result"].click()
    # The player who starts a rematch goes to its table; the other gets a link.
    theirs["rematch"].click()
    ours["to-rematch"].click()
    for screen, guest in ((ours, host), (theirs, friend)):
        guest.page.wait_for_url(lambda url: friends.table not in url)
        screen.ready()
    assert ours.id == theirs.id
    assert seat_of(host) == "de"
    assert seat_of(friend) == "us"
    bid(ours)
    bid(theirs)
    expect(ours.log.filter(has_text="initiative").first).to_be_visible()


def seat_of(guest: Guest) -> object:
    return list(guest.battle_frames())[-1]["seat"]
