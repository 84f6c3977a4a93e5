"""Watching, sharing, sounds, notifications, and the page as an app (B12)."""

import json
import re

import httpx2
import pytest
from playwright.sync_api import expect

from web.axe import grave_faults
from web.conftest import Invite
from web.guests import BROKEN_LINE, DESK, LAPTOP, PHONE, Guest
from web.screens import TableScreen
from web.served import Line
from web.texts import in_all_languages
from web.wire_player import WirePlayer, fight

LISTEN = """
  window.heard = [];
  window.AudioContext = class {
    state = "running";
    currentTime = 0;
    destination = {};
    part() {
      const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
      return { frequency: {}, gain, connect: (next) => next, start: (at) => heard.push(at), stop() {} };
    }
    createOscillator() { return this.part(); }
    createGain() { return this.part(); }
  };
"""
"""Records every note that is played."""

TELL = """
  window.told = [];
  window.asked = 0;
  window.Notification = class {
    static permission = "default";
    static async requestPermission() { asked += 1; return (this.permission = "granted"); }
    constructor(title, options) { told.push([title, options.body]); }
    close() {}
  };
"""
"""Records every notification that the browser would show."""

LOOK_AWAY = """
  Object.defineProperty(document, "visibilityState", { get: () => window.away ? "hidden" : "visible" });
"""

SHARE = "navigator.share = async (what) => { window.shared = what; };"


def challenged(address: str) -> tuple[WirePlayer, WirePlayer, str]:
    """Return two players who met through an open challenge, and their table."""
    host, other = WirePlayer(address), WirePlayer(address)
    table: str = host.open_table("anyone")["table"]
    other.post(f"/api/tables/{table}/accept", {"nonce": "0" * 32})
    return host, other, table


@pytest.mark.parametrize(
    ("size", "theme"),
    [(DESK, "light"), pytest.param(PHONE, "dark", marks=pytest.mark.soak)],
    ids=["desk-light", "phone-dark"],
)
def test_a_game_to_watch(invite: Invite, address: str, size: tuple[int, int], theme: str) -> None:
    """B12: the lobby lists the game, and the watcher sees what a spectator may see."""
    host, _, table = challenged(address)
    watcher = invite({"size": size, "touch": size == PHONE}, theme=theme)
    player = invite({"like": host})
    screen = player.table(table).ready()
    expect(screen["watching"]).to_have_count(0)
    lobby = watcher.lobby()
    link = lobby["watch"].locator(f"a[href='/table/{table}']")
    expect(link).to_be_visible()
    assert grave_faults(watcher.page) == []
    in_all_languages(watcher)
    link.click()
    seen = TableScreen(watcher.page).ready()
    # Both see one spectator, and a reload does not count twice.
    for one in (screen, seen):
        expect(one["watching"]).to_have_text("1")
        expect(one["watching"]).to_have_attribute("aria-label", re.compile("watching"))
    watcher.page.reload()
    expect(TableScreen(watcher.page).ready()["watching"]).to_have_text("1")
    if size == DESK:
        # A narrow window names both players, too.
        watcher.page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
        expect(seen["watched"]).not_to_be_empty()
    assert grave_faults(player.page) == []
    frame = list(watcher.battle_frames())[-1]
    assert frame["seat"] is None
    assert frame["ask"] is None
    watcher.page.goto("/")
    expect(screen["watching"]).to_have_count(0)


def test_a_player_takes_the_game_off_the_list(invite: Invite, address: str) -> None:
    host, _, table = challenged(address)
    player, watcher = invite({"like": host}), invite()
    screen = player.table(table).ready()
    screen["game-menu"].click()
    expect(screen["watch-link"]).to_have_value(re.compile(f"/table/{table}$"))
    screen["unlist"].click()
    expect(screen["unlist"]).to_have_count(0)
    watcher.lobby()
    expect(watcher.page.locator(f"[data-testid=watch] a[href='/table/{table}']")).to_have_count(0)


def test_an_invited_friend_is_told_that_others_may_watch(invite: Invite) -> None:
    """B12: such a game is private unless its host chooses otherwise."""
    host, friend = invite(), invite()
    lobby = host.lobby()
    lobby.choose(opponent="friend")
    expect(lobby["listed"]).not_to_be_checked()
    lobby.choose(opponent="anyone")
    expect(lobby["listed"]).to_be_checked()
    lobby.choose(opponent="friend")
    lobby["listed"].check()
    friend.page.goto(lobby.invite())
    expect(friend.page.get_by_test_id("listed")).to_be_visible()


def test_a_link_is_shared_as_the_device_does_it(invite: Invite) -> None:
    """B12: the page copies the link if the device has no share function."""
    guest = invite()
    guest.context.add_init_script(SHARE)
    link = guest.lobby().invite()
    guest.page.get_by_test_id("share").click()
    assert guest.page.evaluate("() => window.shared.url") == link
    plain = invite()
    plain.lobby().invite()
    expect(plain.page.get_by_test_id("share")).to_have_count(0)
    expect(plain.page.get_by_role("button", name="Copy")).to_be_visible()


def met(guest: Guest, player: WirePlayer, friend: WirePlayer) -> TableScreen:
    """Return a table of two players, of whom the friend plays elsewhere."""
    made = player.open_table("friend")
    friend.join(made)
    return guest.table(made["table"]).ready()


def test_sounds_are_heard_once_they_are_chosen(invite: Invite, address: str) -> None:
    """B12: sounds are soft, few, and off by default."""
    player, friend = WirePlayer(address), WirePlayer(address)
    guest = invite({"like": player})
    guest.context.add_init_script(LISTEN)
    screen = met(guest, player, friend)
    heard = "() => window.heard.length"
    screen["settings"].click()
    expect(screen["sound"]).not_to_be_checked()
    assert guest.page.evaluate(heard) == 0
    screen["sound"].check()
    chosen = guest.page.evaluate(heard)
    assert chosen > 0
    assert grave_faults(guest.page) == []
    guest.page.keyboard.press("Escape")
    player.post(f"/api/tables/{screen.id}/talk", {"text": "hello"})
    friend.post(f"/api/tables/{screen.id}/talk", {"text": "hello"})
    guest.page.wait_for_function("(before) => window.heard.length > before", arg=chosen)
    # The setting is stored, and opening a page plays no sound for earlier events.
    guest.page.reload()
    screen.ready()
    screen.wait()
    assert guest.page.evaluate(heard) == 0


def test_a_turn_is_notified_when_the_table_is_hidden(invite: Invite, address: str) -> None:
    """B12: permission is requested by a click only, and a visible table sends no notification."""
    player, friend = WirePlayer(address), WirePlayer(address)
    guest = invite({"like": player})
    for script in (TELL, LOOK_AWAY):
        guest.context.add_init_script(script)
    screen = met(guest, player, friend)
    screen.wait()
    assert guest.page.evaluate("() => window.asked") == 0
    screen["settings"].click()
    screen["notify"].check()
    expect(screen["notify"]).to_be_checked()
    assert guest.page.evaluate("() => window.asked") == 1
    guest.page.keyboard.press("Escape")
    # While the table is visible there is no notification.
    assert guest.page.evaluate("() => window.told") == []
    guest.page.evaluate("() => { window.away = true; }")
    asked_again = lambda frame: frame["ask"] is not None and frame["view"]["round"] > 1  # noqa: E731
    assert player.play_friend(friend, screen.id, fight, asked_again)
    guest.page.wait_for_function("() => window.told.length > 0")
    assert guest.page.evaluate("() => window.told[0]") == ["Your turn", "La Raye"]


def test_strong_contrast_makes_one_side_light_and_the_other_dark(
    invite: Invite, address: str
) -> None:
    """B12: the theme is for people with different colour vision; it is stored and set before the
    first paint."""
    player = WirePlayer(address)
    guest = invite({"like": player})
    screen = guest.table(player.open_table("agent")["table"]).ready()
    screen.wait()
    faces = """() => ["a", "b"].map((side) => getComputedStyle(document.querySelector(`.face.${side}`)).fill)"""
    before = guest.page.evaluate(faces)
    screen["settings"].click()
    expect(screen["contrast"]).not_to_be_checked()
    screen["contrast"].check()
    after = guest.page.evaluate(faces)
    assert after == ["rgb(117, 137, 58)", "rgb(16, 23, 28)"] != before
    assert grave_faults(guest.page) == []
    guest.page.reload()
    screen.ready()
    screen.wait()
    assert guest.page.evaluate(faces) == after


def test_the_page_is_an_app(invite: Invite, address: str, line: Line) -> None:
    """B12: it has a manifest with icons, opens offline, and caches nothing from the API."""
    manifest = httpx2.get(f"{address}/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    for icon in json.loads(manifest.text)["icons"]:
        assert httpx2.get(address + icon["src"]).headers["content-type"] == icon["type"]
    guest = invite({"address": line.address, "worker": True})
    guest.lobby()
    guest.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    guest.page.reload()
    expect(guest.page.get_by_test_id("start")).to_be_enabled()
    kept = guest.page.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(
             async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
           ))).flat()"""
    )
    assert "/" in kept
    assert any(path.startswith("/assets/") for path in kept)
    assert not any(path.startswith(("/api", "/preview")) for path in kept)
    line.cut()
    guest.page.reload()
    # The page opens, reports the problem, and works again when the connection is back.
    expect(guest.page.get_by_role("alert").first).to_be_visible()
    line.mend()
    guest.page.reload()
    expect(guest.page.get_by_test_id("start")).to_be_enabled()
    guest.forgive(BROKEN_LINE)


def test_the_page_opens_offline_after_one_visit(invite: Invite, line: Line) -> None:
    guest = invite({"address": line.address, "worker": True})
    guest.lobby()
    guest.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    line.cut()
    guest.page.reload()
    expect(guest.page.get_by_role("alert").first).to_contain_text("can’t be reached")
    guest.forgive(BROKEN_LINE)


def test_chromium_would_install_it(invite: Invite, address: str) -> None:
    """B12: the browser's own check finds nothing missing."""
    guest = invite({"worker": True})
    guest.lobby()
    guest.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    devtools = guest.context.new_cdp_session(guest.page)
    told = devtools.send("Page.getAppManifest")
    assert told["url"] == f"{address}/manifest.webmanifest"
    assert told["errors"] == []
    found = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A test window is private, and pages cannot be installed from private windows.
    assert [one["errorId"] for one in found if one["errorId"] != "in-incognito"] == []


SHOW = """
  window.shown = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body, data }) => { shown.push([title, body, data]); };
"""
PRESS = """async (data) => {
  const done = [];
  self.clients.openWindow = async (address) => { done.push(["open", address]); };
  WindowClient.prototype.focus = async function () { done.push(["focus", this.url]); };
  const waits = [];
  const event = new Event("notificationclick");
  event.notification = { data, close: () => done.push("close") };
  event.waitUntil = (work) => waits.push(work);
  self.dispatchEvent(event);
  await Promise.all(waits);
  return done;
}"""
"""Runs in the worker: what a click on a notification does. Scripts may not open a window
themselves."""


def test_a_press_on_a_notification_leads_to_its_table(invite: Invite, address: str) -> None:
    """B12: in an installed page the worker opens the table, in an existing tab or a new one."""
    player, friend = WirePlayer(address), WirePlayer(address)
    guest = invite({"like": player, "worker": True})
    for script in (TELL, LOOK_AWAY, SHOW):
        guest.context.add_init_script(script)
    guest.lobby()
    guest.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    screen = met(guest, player, friend)
    screen.wait()
    screen["settings"].click()
    screen["notify"].check()
    guest.page.keyboard.press("Escape")
    guest.page.evaluate("() => { window.away = true; }")
    asked_again = lambda frame: frame["ask"] is not None and frame["view"]["round"] > 1  # noqa: E731
    assert player.play_friend(friend, screen.id, fight, asked_again)
    guest.page.wait_for_function("() => window.shown.length > 0")
    path = f"/table/{screen.id}"
    assert guest.page.evaluate("() => window.shown[0]") == ["Your turn", "La Raye", path]
    assert guest.page.evaluate("() => window.told") == []
    (worker,) = guest.context.service_workers
    assert worker.evaluate(PRESS, path) == ["close", ["focus", address + path]]
    guest.page.goto("/")
    assert worker.evaluate(PRESS, path) == ["close", ["open", address + path]]
