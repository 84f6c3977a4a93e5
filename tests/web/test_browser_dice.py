"""Verifiable dice: committed at the start, checked by the browser at the end."""

import hashlib
import re

import pytest
from playwright.sync_api import FilePayload, Locator, Route, expect

from web.axe import grave_faults
from web.conftest import Invite
from web.guests import DESK, PHONE, Guest
from web.screens import LANGUAGES
from web.texts import overflowing, untranslated
from web.wire_player import WirePlayer, can_attack

both_ways = pytest.mark.parametrize(
    ("size", "theme"),
    [(DESK, "light"), pytest.param(PHONE, "dark", marks=pytest.mark.soak)],
    ids=["desk-light", "phone-dark"],
)


def forged(record: str) -> str:
    """Return the record with a different first card drawn."""

    def other(found: re.Match[str]) -> str:
        return found[1] + ("scout_a" if found[2] == "fog_of_war" else "fog_of_war")

    return re.sub(r"^(chance: draw us )(\w+)", other, record, count=1, flags=re.M)


def resealed(record: str) -> str:
    """Return the record with a different secret and the matching commitment."""
    secret = "ab" * 32
    promise = hashlib.sha256(bytes.fromhex(secret)).hexdigest()
    record = re.sub(r"^# secret .*$", f"# secret {secret}", record, flags=re.M)
    return re.sub(r"^# promise .*$", f"# promise {promise}", record, flags=re.M)


def record_of(guest: Guest, table: str) -> str:
    return guest.context.request.get(f"{guest.address}/api/tables/{table}/record").text()


def verdict(guest: Guest) -> Locator:
    return guest.page.get_by_test_id("dice-check").locator("[data-verdict]").first


@both_ways
def test_the_dice_are_committed_and_verified(
    invite: Invite, player: WirePlayer, size: tuple[int, int], theme: str
) -> None:
    table = player.table_where(can_attack)
    guest = invite({"like": player, "size": size}, theme=theme)
    screen = guest.table(table).ready()
    screen.wait()
    screen["game-menu"].click()
    screen["menu"].get_by_text("The dice are sealed").click()
    expect(screen["dice-promise"]).to_contain_text("the server picked a secret number")
    seal = screen["dice-promise"].locator("code").first.inner_text()
    assert grave_faults(guest.page) == []
    guest.page.keyboard.press("Escape")
    screen.resign()

    expect(verdict(guest)).to_have_attribute("data-verdict", "fair")
    expect(verdict(guest)).to_contain_text(re.compile(r"checked all \d+ rolls and draws"))
    assert grave_faults(guest.page) == []
    screen["dice-check"].get_by_text("How do I know").click()
    expect(screen["dice-check"]).to_contain_text("the one this browser saw when the game started")
    expect(screen["dice-check"]).to_contain_text(seal)
    assert f"# promise {seal}" in record_of(guest, table)
    guest.report(table)
    expect(verdict(guest)).to_have_attribute("data-verdict", "fair")
    guest.replay(table)["open-dice"].click()
    expect(verdict(guest)).to_have_attribute("data-verdict", "fair")
    guest.page.get_by_test_id("dice-check").get_by_text("How do I know").click()
    for language in LANGUAGES:
        guest.page.get_by_test_id(f"language-{language}").click()
        expect(guest.page.locator("html")).to_have_attribute("lang", language)
        assert untranslated(guest.page) == []
        assert overflowing(guest.page) == []


@pytest.mark.parametrize(("forge", "fault"), [(forged, "outcome"), (resealed, "promise")])
def test_a_forged_record_is_caught(
    invite: Invite, player: WirePlayer, forge: object, fault: str
) -> None:
    """The server's record at the end differs from its commitment at the start."""
    assert callable(forge)
    guest = invite({"like": player})
    screen = guest.table(player.open_table("agent")["table"]).ready()
    screen.wait()

    def lie(route: Route) -> None:
        route.fulfill(body=forge(route.fetch().text()), content_type="text/plain; charset=utf-8")

    guest.page.route("**/record", lie)
    screen.resign()
    expect(verdict(guest)).to_have_attribute("data-verdict", fault)
    expect(guest.page.get_by_role("alert")).to_contain_text("can’t be trusted")
    assert grave_faults(guest.page) == []


def test_a_file_can_be_checked(invite: Invite, finished: str) -> None:
    guest = invite()
    guest.replay(finished)["open-dice"].click()
    expect(verdict(guest)).to_have_attribute("data-verdict", "fair")
    check = guest.page.get_by_test_id("dice-check")
    check.get_by_text("How do I know").click()
    expect(check).to_contain_text("wasn’t there when the game started")
    record = record_of(guest, finished)
    found = check.get_by_test_id("dice-file-verdict").locator("[data-verdict]")
    for text, expected in ((forged(record), "outcome"), (record, "fair"), ("", "damaged")):
        file: FilePayload = {"name": "a.record", "mimeType": "text/plain", "buffer": text.encode()}
        check.get_by_test_id("dice-file").set_input_files(file)
        expect(found).to_have_attribute("data-verdict", expected)
