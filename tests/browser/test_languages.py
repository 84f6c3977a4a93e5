"""Every screen in every language: at once, whole, and within its boxes."""

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Invite
from browser.guests import DESK, LAPTOP, PHONE
from browser.play import Mouse
from browser.screens import LANGUAGES, Screen
from browser.texts import overflowing, untranslated
from browser.wire_player import WirePlayer, can_attack

SIZES = {"desk": DESK, "laptop": LAPTOP, "phone": PHONE}


def check(page: Page, language: str, where: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert untranslated(page) == [], f"{where} in {language}"
    assert overflowing(page) == [], f"{where} in {language}"


def through_languages(screen: Screen, where: str) -> None:
    """Switches through all languages where one is, without a reload."""
    screen.page.evaluate("window.notReloaded = true")
    said: set[str] = set()
    for language in (*LANGUAGES, LANGUAGES[0]):
        screen.speak(language)
        check(screen.page, language, where)
        said.add(screen.text)
    assert len(said) == len(LANGUAGES)
    assert screen.page.evaluate("window.notReloaded")


@pytest.mark.parametrize("size", SIZES)
class TestLanguages:
    def test_in_the_lobby(self, invite: Invite, size: str) -> None:
        guest = invite({"size": SIZES[size]})
        lobby = guest.lobby()
        lobby["scenario-streets-of-tessy-sur-vire"].click()
        through_languages(lobby, "lobby")
        lobby.choose(opponent="friend")
        through_languages(lobby, "lobby, a friend")

    def test_at_the_table(self, invite: Invite, player: WirePlayer, size: str) -> None:
        table = player.table_where(can_attack)
        screen = invite({"size": SIZES[size], "like": player}).table(table).ready()
        screen.wait()
        through_languages(screen, "turn")
        mouse = Mouse(screen)
        card = next(card for card in screen.wait().cards if "attack" in card.actions)
        mouse.pick_action(card, "attack")
        through_languages(screen, "targets")
        mouse.pick_option(screen.wait().options[0])
        expect(screen["confirm"]).to_be_visible()
        through_languages(screen, "sum")

    def test_in_a_replay(self, invite: Invite, finished: str, size: str) -> None:
        replay = invite({"size": SIZES[size]}).replay(finished, "?entry=90")
        through_languages(replay, "replay")

    def test_in_the_rules(self, invite: Invite, size: str) -> None:
        rules = invite({"size": SIZES[size]}).rules("#UN-6.4")
        through_languages(rules, "rules")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rest_of_a_table(invite: Invite, player: WirePlayer, language: str) -> None:
    """Dialogs, the log in full, the curtain and the end, opened in a language from the start."""
    table = player.open_table("here")["table"]
    guest = invite({"like": player}, language=language)
    screen = guest.table(table).ready()
    expect(screen["curtain"]).to_be_visible()
    check(guest.page, language, "curtain")
    screen["curtain-open"].click()
    screen.wait()
    check(guest.page, language, "bid")
    for test in ("game-menu", "settings"):
        screen[test].click()
        check(guest.page, language, test)
        guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("?")
    check(guest.page, language, "help")
    guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("r")
    expect(screen["rule-UN-3.4"]).to_be_visible()
    check(guest.page, language, "rules")
    guest.page.keyboard.press("Escape")
    player.play_both(table, rounds=1)
    guest.page.reload()
    expect(screen["result"]).to_be_visible()
    check(guest.page, language, "result")
