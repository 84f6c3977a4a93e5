"""The studio: a battle from an empty page to a link, by visible clicks only and by keyboard."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from web.axe import grave_faults
from web.conftest import Invite
from web.guests import PHONE
from web.screens import TableScreen

MOST_CLICKS = 60
TITLE = "undaunted-normandy"
TILES = (("13B", "0,0"), ("2B", "0,2"), ("8A", "0,4"), ("5B", "1,1"), ("12B", "1,3"))
"""Faces and their places, by line and half-step."""
UNITS = (("us", "13B"), ("de", "8A"))


class Clicks:
    """Clicks on visible elements and counts the clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.count = 0

    def __call__(self, what: str | Locator) -> None:
        found = self.page.get_by_test_id(what) if isinstance(what, str) else what
        expect(found).to_be_visible()
        self.count += 1
        found.click()

    def tile(self, name: str) -> None:
        """Click on a tile where it has no counter."""
        found = self.page.get_by_test_id(f"tile-{name}")
        expect(found).to_be_visible()
        box = found.bounding_box()
        assert box is not None
        self.count += 1
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.94)

    def more(self, stepper: str) -> None:
        self(self.page.get_by_test_id(stepper).locator("button").last)

    def type(self, field: str, text: str) -> None:
        self(field)
        self.page.keyboard.type(text)


def draw(click: Clicks) -> None:
    """Make a small valid battle from an empty table."""
    page = click.page
    for face, place in TILES:
        click(f"face-{face}")
        click(f"place-{place}")
        expect(page.get_by_test_id(f"tile-{face}")).to_be_visible()
    click("tool-points")
    click.tile("2B")
    click.tile("5B")
    click("tool-pieces")
    for side, tile in UNITS:
        for unit in ("rifleman_a", "scout_a"):
            click(f"piece-unit-{side}-{unit}")
            click.tile(tile)
            click("add-cards")
    click("tab-sides")
    for card in ("platoon_sergeant", "squad_leader_a"):
        click.more(f"deck-us-{card}")
    click("copy-list")
    expect(page.get_by_test_id("validity")).to_have_class(re.compile(r"\bok\b"))


def test_a_battle_from_the_empty_page_is_played_and_shared(invite: Invite) -> None:
    """Issue 24: a new user makes a valid scenario, plays its first move and shares a link."""
    page = invite().lobby().page
    click = Clicks(page)
    click("to-studio")
    click("begin-scratch")
    click(f"scratch-{TITLE}")
    expect(page.get_by_test_id("place-0,0")).to_be_visible()
    expect(page.get_by_test_id("validity")).to_have_class(re.compile(r"\bbad\b"))
    expect(page.get_by_test_id("play")).to_be_disabled()
    draw(click)
    click("play")
    table = TableScreen(page).ready()
    card = table.wait().cards[0].id
    click(table.card(card).get_by_role("button").first)
    if table["confirm"].is_visible():
        click("confirm")
    expect(table.log.filter(has_text=re.compile("initiative", re.IGNORECASE)).first).to_be_visible()
    # The editor has kept the draft and its undo steps.
    click("draft-ribbon")
    expect(page.get_by_test_id("saved")).to_contain_text("Saved")
    expect(page.get_by_test_id("undo")).to_be_enabled()
    click("publish")
    click(page.get_by_test_id("publish-problem").get_by_role("link"))
    click("door-sign-up")
    click.type("account-name", "Ann of the Mill")
    click.type("account-password", "correct horse battery")
    click(page.get_by_test_id("sign-up").get_by_role("button"))
    expect(page.get_by_test_id("who")).to_have_text("Ann of the Mill")
    click(page.locator(".brand"))
    click("to-studio")
    click(page.locator("[data-testid^='draft-'] a.to"))
    click("publish")
    click("publish-now")
    link = page.get_by_test_id("published-link").inner_text()
    assert click.count <= MOST_CLICKS, click.count
    # Another user with the link sees the battle.
    friend = invite().page
    friend.goto(link)
    expect(friend.get_by_text("Untitled battle").first).to_be_visible()


def test_the_whole_way_by_keyboard(invite: Invite) -> None:
    """Place, move and turn tiles, set points, undo and redo without a mouse."""
    page = invite().page
    page.goto("/studio")
    keys = page.keyboard
    page.get_by_test_id("begin-scratch").focus()
    keys.press("Enter")
    page.get_by_test_id(f"scratch-{TITLE}").focus()
    keys.press("Enter")
    first = page.get_by_test_id("place-0,0")
    expect(first).to_be_visible()
    page.get_by_test_id("face-13B").focus()
    keys.press("Enter")
    first.focus()
    keys.press("Enter")
    page.get_by_test_id("face-2B").focus()
    keys.press("Enter")
    page.get_by_test_id("tile-13B").focus()
    keys.press("ArrowRight")
    expect(page.get_by_test_id("place-0,2")).to_be_focused()
    keys.press("Enter")
    tile = page.get_by_test_id("tile-2B")
    expect(tile).to_be_visible()
    # Set points, turn the tile to its other face, and move it to another place.
    tile.focus()
    keys.press("3")
    expect(tile).to_have_attribute("aria-label", re.compile("3 points"))
    keys.press("f")
    other = page.get_by_test_id("tile-2A")
    expect(other).to_have_attribute("aria-label", re.compile("3 points"))
    other.focus()
    keys.press("Enter")
    keys.press("g")
    page.get_by_test_id("place-1,1").focus()
    keys.press("Enter")
    expect(page.get_by_test_id("tile-2A")).to_have_attribute("aria-label", re.compile("row 2"))
    for _ in range(5):
        keys.press("Control+z")
    expect(page.get_by_test_id("tile-13B")).to_be_hidden()
    for _ in range(5):
        keys.press("Control+Shift+z")
    expect(page.get_by_test_id("tile-2A")).to_be_visible()
    keys.press("k")
    keys.press("Alt+2")
    expect(page.get_by_test_id("rounds")).to_be_visible()
    stepper = page.get_by_test_id("rounds").locator("input")
    stepper.fill("25")
    stepper.press("Enter")
    expect(page.get_by_text("Round limit 25")).to_be_visible()
    # A reload keeps the draft and its undo steps.
    expect(page.get_by_test_id("saved")).to_contain_text("Saved")
    page.reload()
    expect(page.get_by_test_id("rounds").locator("input")).to_have_value("25")
    keys.press("Control+z")
    expect(page.get_by_test_id("rounds").locator("input")).to_have_value("30")
    for tab in ("map", "sides"):
        page.get_by_test_id(f"tab-{tab}").click()
        assert grave_faults(page) == []
    # In a narrow window the palette is a drawer that closes before the next press on the map.
    page.set_viewport_size({"width": 768, "height": 900})
    page.get_by_test_id("tab-map").click()
    page.get_by_test_id("tool-points").click()
    palette = page.locator(".mapgrid > .pal")
    expect(palette).to_be_visible()
    page.get_by_test_id("tool-points").click()
    expect(palette).to_be_hidden()
    page.get_by_test_id("tile-2A").click()
    box = page.get_by_test_id("publish").bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= 768


@pytest.mark.soak
def test_on_a_phone_a_tile_is_laid_and_a_deck_is_changed(invite: Invite) -> None:
    page = invite({"size": PHONE, "touch": True}).page
    page.goto("/studio")
    page.get_by_test_id("begin-scratch").tap()
    page.get_by_test_id(f"scratch-{TITLE}").tap()
    page.get_by_test_id("place-0,0").tap()
    page.get_by_test_id("face-16B").tap()
    # The sheet is as wide as the screen, however many faces are left.
    expect(page.get_by_test_id("lay")).to_be_in_viewport(ratio=1)
    page.get_by_test_id("lay").tap()
    expect(page.get_by_test_id("tile-16B")).to_be_visible()
    page.get_by_test_id("tab-sides").tap()
    page.get_by_test_id("deck-us-rifleman_a").locator("button").last.tap()
    expect(page.get_by_test_id("deck-us-rifleman_a").locator("input")).to_have_value("1")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert grave_faults(page) == []
