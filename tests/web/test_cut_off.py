"""No text is cut off, in any language, in windows from wide to an upright tablet."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from web.conftest import Invite
from web.guests import DESK, LAPTOP, NOTEBOOK, PHONE, Guest
from web.heroes import HeroesPlayer, HeroesScreen
from web.screens import LANGUAGES
from web.texts import cut_off, through_sizes
from web.wire_player import WirePlayer

SIZES = (DESK, NOTEBOOK, (1180, 820), LAPTOP, (900, 768), (768, 1024), PHONE)
LONG = "hu"
"""The language with the longest words, which `make test` checks."""

in_each_language = pytest.mark.parametrize(
    "language",
    [pytest.param(one, marks=[] if one == LONG else pytest.mark.soak) for one in LANGUAGES],
)


def expect_nothing_cut_off(guest: Guest) -> None:
    found = {size: cut_off(guest.page) for size in through_sizes(guest.page, SIZES)}
    assert {size: words for size, words in found.items() if words} == {}


@in_each_language
def test_the_lobby(invite: Invite, language: str) -> None:
    guest = invite(language=language)
    lobby = guest.lobby()
    expect(lobby["scenario-mortain"]).to_be_visible()
    expect_nothing_cut_off(guest)


@in_each_language
def test_a_table_its_report_and_its_replay(
    invite: Invite, player: WirePlayer, language: str
) -> None:
    """This includes the buttons that only a player of the game sees."""
    table = player.open_table("agent")["table"]
    guest = invite({"like": player}, language=language)
    screen = guest.table(table).ready()
    expect(screen.log.first).to_be_visible()
    # A log line starts with a capital letter, even if it starts with a name or an article.
    for line in screen.log.all_inner_texts():
        assert line[:1] == line[:1].upper(), line
    expect_nothing_cut_off(guest)
    with player.sitting(table, player.side) as seat:
        seat.resign()
    pages: tuple[Callable[[str], object], ...] = (guest.report, guest.replay)
    for page in pages:
        guest.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
        page(table)
        expect_nothing_cut_off(guest)


@in_each_language
@pytest.mark.parametrize(
    "scenario", ["undaunted-normandy/la-raye", "heroes-of-normandie/tempest-of-fire"]
)
def test_the_sides_of_a_draft(invite: Invite, language: str, scenario: str) -> None:
    title, _, name = scenario.partition("/")
    guest = invite(language=language)
    guest.lobby()
    new = {"title": title, "scenario": name, "name": "The Mill at Dawn"}
    made = guest.page.request.post("/api/studio/drafts", data=new)
    assert made.ok, made.text()
    guest.page.goto(f"/studio/{made.json()['id']}#sides")
    expect(guest.page.get_by_test_id("editor")).to_be_visible()
    side = guest.page.locator("[data-thing='side us'], [data-testid='side-us']")
    expect(side.first).to_be_visible()
    expect_nothing_cut_off(guest)


SHORTENED = """() =>
  [...document.querySelectorAll(".crumb > *")]
    .filter((line) => line.scrollWidth > line.clientWidth)
    .map((line) => line.innerText)
"""
UNDER_THE_EDGE = """() => {
  const track = document.querySelector(".ordtrack");
  return track.scrollHeight - track.clientHeight;
}"""


@in_each_language
def test_the_bar_and_the_order_track_of_a_large_battle(
    invite: Invite, address: str, language: str
) -> None:
    """The bar of a notebook had room for a part of the scenario's name; at 1440 x 900 the lines
    below seven orders were cut off, without a scrollbar."""
    player = HeroesPlayer(address)
    table = player.table_at("activate", scenario="tempest-of-fire")
    guest = invite({"like": player}, language=language)
    guest.table(table)
    screen = HeroesScreen(guest.page).ready()
    screen.wait()
    expect(guest.page.locator(".ordtrack .bluff").first).to_be_visible()
    for size in through_sizes(guest.page, (DESK, NOTEBOOK)):
        assert guest.page.evaluate(SHORTENED) == [], size
        assert guest.page.evaluate(UNDER_THE_EDGE) <= 0, size


BAR_OVERFLOW = """() => {
  const bar = document.querySelector("header.bar");
  return bar.scrollWidth - bar.clientWidth;
}"""


def test_the_bar_of_a_phone_has_room_for_every_button(invite: Invite, player: WirePlayer) -> None:
    """A side that must pin, and the coach: the longest bar. Spectators are not counted there."""
    table = player.open_table("agent", scenario="crossing-the-vire")["table"]
    guest = invite({"like": player, "size": PHONE, "touch": True})
    screen = guest.table(table).ready()
    screen["game-menu"].click()
    screen["offer-coach"].click()
    expect(screen["coach"]).to_be_visible()
    invite().table(table).ready()
    expect(screen["watching"]).to_have_text("1")
    for language in LANGUAGES:
        screen.speak(language)
        assert guest.page.evaluate(BAR_OVERFLOW) <= 0, language
