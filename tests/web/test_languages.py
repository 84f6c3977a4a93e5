"""Every screen in every language: switched without a reload, complete, and within its boxes."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from web.conftest import Invite
from web.guests import DESK
from web.play import Mouse
from web.screens import LANGUAGES, Screen
from web.texts import overflowing, through_sizes, untranslated
from web.windows import in_windows
from web.wire_player import WirePlayer, can_attack


def check(
    page: Page, language: str, where: str, sizes: Sequence[tuple[int, int]] = (DESK,)
) -> None:
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert untranslated(page) == [], f"{where} in {language}"
    for size in through_sizes(page, sizes):
        assert overflowing(page) == [], f"{where} in {language} at {size}"


def through_languages(screen: Screen, where: str, sizes: Sequence[tuple[int, int]]) -> None:
    """Switch through all languages without a reload."""
    screen.page.evaluate("window.notReloaded = true")
    said: set[str] = set()
    for language in (*LANGUAGES[1:], LANGUAGES[0]):
        screen.speak(language)
        check(screen.page, language, where, sizes)
        said.add(screen.text)
    assert len(said) == len(LANGUAGES)
    assert screen.page.evaluate("window.notReloaded")


@in_windows
class TestLanguages:
    def test_in_the_lobby(self, invite: Invite, sizes: Sequence[tuple[int, int]]) -> None:
        guest = invite({"size": sizes[0]})
        lobby = guest.lobby()
        lobby["scenario-streets-of-tessy-sur-vire"].click()
        through_languages(lobby, "lobby", sizes)
        lobby.choose(opponent="friend")
        through_languages(lobby, "lobby, a friend", sizes)

    def test_at_the_table(
        self, invite: Invite, player: WirePlayer, sizes: Sequence[tuple[int, int]]
    ) -> None:
        table = player.table_where(can_attack)
        screen = invite({"size": sizes[0], "like": player}).table(table).ready()
        screen.wait()
        through_languages(screen, "turn", sizes)
        mouse = Mouse(screen)
        card = next(card for card in screen.wait().cards if "attack" in card.actions)
        mouse.pick_action(card, "attack")
        through_languages(screen, "targets", sizes)
        mouse.pick_option(screen.wait().options[0])
        expect(screen["confirm"]).to_be_visible()
        through_languages(screen, "sum", sizes)

    def test_in_a_replay(
        self, invite: Invite, finished: str, sizes: Sequence[tuple[int, int]]
    ) -> None:
        replay = invite({"size": sizes[0]}).replay(finished, "?entry=90")
        through_languages(replay, "replay", sizes)

    def test_in_the_rules(self, invite: Invite, sizes: Sequence[tuple[int, int]]) -> None:
        rules = invite({"size": sizes[0]}).rules("#UN-6.4")
        through_languages(rules, "rules", sizes)


@pytest.mark.parametrize(
    "language",
    ["hu", *(pytest.param(name, marks=pytest.mark.soak) for name in LANGUAGES if name != "hu")],
)
def test_the_rest_of_a_table(invite: Invite, player: WirePlayer, language: str) -> None:
    """Open dialogs, the full log, the curtain and the end in a language from the start."""
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
