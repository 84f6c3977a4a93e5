"""A Heroes scenario in the studio: from a copy of a printed one to a game and a link, by clicks
only."""

import re

from playwright.sync_api import Locator, Page, expect

from web.axe import grave_faults
from web.conftest import Invite
from web.guests import PHONE, Guest
from web.heroes import HeroesScreen

MOST_CLICKS = 40
TITLE = "heroes-of-normandie"


class Hand:
    """Clicks on visible elements and counts the clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.clicks = 0

    def click(self, what: str | Locator) -> None:
        found = self.page.get_by_test_id(what) if isinstance(what, str) else what
        expect(found).to_be_visible()
        self.clicks += 1
        found.click()

    def choose(self, what: str, option: str) -> None:
        """Choose an option of a list: one click opens it, another selects the option."""
        self.clicks += 2
        self.page.get_by_test_id(what).select_option(option)

    def square(self, cell: str, dx: float = 0, dy: float = 0) -> tuple[float, float]:
        """Return the middle of a square on the screen. ``dx`` and ``dy`` are in squares."""
        box = self.page.evaluate(
            """([column, row]) => {
                const stage = document.querySelector("svg.hmap");
                const rows = Number(stage.getAttribute("aria-label").match(/by (\\d+)/)[1]);
                const point = new DOMPoint((column - 0.5) * 40, (rows - row + 0.5) * 40);
                const { x, y } = point.matrixTransform(stage.getScreenCTM());
                return [x, y];
            }""",
            ["abcdefghijklmnopqrstu".index(cell[0]) + 1 + dx, int(cell[1:]) + dy],
        )
        return box[0], box[1]

    def tap(self, cell: str, dx: float = 0, dy: float = 0) -> None:
        self.clicks += 1
        self.page.mouse.move(*self.square(cell, dx, dy))
        self.page.mouse.down()
        self.page.mouse.up()

    def drag(self, start: str, end: str) -> None:
        self.clicks += 1
        self.page.mouse.move(*self.square(start))
        self.page.mouse.down()
        self.page.mouse.move(*self.square(end), steps=6)
        self.page.mouse.up()


def forked(guest: Guest, scenario: str) -> Hand:
    """Start with a copy of a printed scenario."""
    page = guest.page
    page.goto("/studio")
    hand = Hand(page)
    hand.click("begin-scenario")
    hand.choose("from-title", TITLE)
    hand.choose("from-scenario", scenario)
    hand.click("from-take")
    expect(page.get_by_test_id("studio-stage")).to_be_visible()
    expect(page.get_by_test_id("validity")).to_have_text("Valid")
    return hand


def draft_text(page: Page) -> str:
    """Return the draft's text as stored on the server."""
    expect(page.get_by_test_id("saved")).to_contain_text("Saved")
    id = page.url.split("/studio/")[1].partition("#")[0]
    answer = page.request.get(f"/api/studio/drafts/{id}")
    return str(answer.json()["text"])


def opened(guest: Guest, scenario: str) -> Page:
    """Open a copy of a printed scenario through the API."""
    page = guest.page
    page.goto("/studio")
    new = {"title": TITLE, "scenario": scenario, "name": "Test"}
    made = page.request.post("/api/studio/drafts", data=new)
    page.goto(f"/studio/{made.json()['id']}")
    expect(page.get_by_test_id("validity")).to_have_text("Valid")
    return page


def test_a_copy_is_changed_played_and_shared(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    hand = forked(guest, "slaughterhouse")
    draft = page.url.partition("#")[0]

    # Add a house with an objective.
    hand.click("tool-overlays")
    hand.click("overlay-house_1x1")
    hand.tap("f9", 0.5, 0.5)
    expect(page.get_by_test_id("overlay-house_1x1")).to_contain_text("1 of 2 left")
    hand.click("objective-rank-secondary")
    expect(page.get_by_test_id("objective-points")).to_be_visible()
    hand.click("turn")

    # Enlarge the German zone by a rectangle, and remove a corner.
    hand.click("paint-de")
    hand.click("brush-0")
    hand.drag("c1", "c6")
    expect(page.get_by_test_id("palette")).to_contain_text("34 squares")

    # Use another board, turned.
    hand.click("tool-boards")
    hand.click("face-C5A")
    hand.tap("c3")
    hand.click("turn")

    # Add a counter without a plate.
    hand.click("tool-units")
    hand.click("unit-side-de")
    hand.click("counter-mg_nest")
    hand.tap("b4")

    # Set the turns and a goal.
    hand.click("tab-sides")
    hand.click(page.get_by_test_id("last-turn").get_by_role("button", name="More"))
    hand.choose("add-aim-us", "points")
    expect(page.get_by_test_id("validity")).to_have_text("Valid")
    text = draft_text(page)
    for part in ("house_1x1", "C5A/270", "mg_nest", '"a1:b14"', '"c1:c6"', "last_turn = 8"):
        assert part in text, text

    # Play the first move.
    hand.click("play")
    page.wait_for_url(re.compile("/table/"))
    screen = HeroesScreen(page).ready()
    before = screen.wait()
    hand.click(screen.option(before.options[0]))
    if screen.look().confirm:
        hand.click("confirm")
    page.wait_for_function(
        "(gone) => document.querySelector(`[data-testid='option-${gone}']`) === null",
        arg=before.options[0],
    )

    # Make a link for a friend.
    hand.click("draft-ribbon")
    page.wait_for_url(re.compile(draft))
    hand.click("play-menu")
    hand.click(page.get_by_label("Link for a friend"))
    hand.click("play-now")
    expect(page.get_by_test_id("invitation")).to_be_visible()
    assert hand.clicks <= MOST_CLICKS, hand.clicks


def test_keys_alone_move_turn_remove_and_paint(invite: Invite) -> None:
    page = opened(invite(), "azeville")
    cursor = page.get_by_test_id("cursor")

    def press(*keys: str) -> None:
        for key in keys:
            page.keyboard.press(key)

    cursor.focus()
    press(*["ArrowRight"] * 7, *["ArrowUp"] * 5)
    expect(cursor).to_have_attribute("aria-label", re.compile("^H6, Defensive position, cover 2"))
    press("Enter", "g", "ArrowLeft", "ArrowLeft", "Enter")
    expect(cursor).to_have_attribute("aria-label", re.compile("^F6, Defensive position, cover 2"))

    press("o")
    page.get_by_test_id("overlay-pond").focus()
    press("Enter", "r")
    cursor.focus()
    press("ArrowLeft", "Enter")
    expect(page.get_by_test_id("context")).to_contain_text("The pond")
    expect(page.get_by_test_id("overlay-turn-90")).to_have_attribute("aria-checked", "true")
    press("Delete")
    expect(page.get_by_test_id("overlay-pond")).to_contain_text("1 of 1 left")
    press("Control+z")
    expect(page.get_by_test_id("overlay-pond")).to_contain_text("0 of 1 left")

    # Mark a rectangle by two corners.
    press("z")
    page.get_by_test_id("brush-1").focus()
    press("ArrowLeft")
    expect(page.get_by_test_id("brush-0")).to_have_attribute("aria-checked", "true")
    # The page moves the focus slightly later than it checks the brush.
    expect(page.get_by_test_id("brush-0")).to_be_focused()
    cursor.focus()
    press("Enter", "ArrowRight", "ArrowUp", "Enter")
    expect(page.get_by_test_id("palette")).to_contain_text("46 squares")
    press("d", "Enter", "ArrowRight", "ArrowRight", "ArrowUp", "Enter")
    expect(page.get_by_test_id("measured")).to_have_text("2 squares")
    page.get_by_test_id("tab-sides").focus()
    press("Enter")
    expect(page.get_by_test_id("side-us")).to_be_visible()


def test_a_phone_places_an_overlay_without_faults(invite: Invite) -> None:
    page = opened(invite({"size": PHONE, "touch": True}), "slaughterhouse")
    page.get_by_test_id("tool-overlays").tap()
    page.get_by_test_id("overlay-thicket").tap()
    x, y = Hand(page).square("f6")
    page.touchscreen.tap(x, y)
    expect(page.get_by_test_id("selection")).to_contain_text("The thicket")
    expect(page.get_by_test_id("validity")).to_have_text("Valid")
    assert grave_faults(page) == []
    page.get_by_test_id("tab-sides").tap()
    expect(page.get_by_test_id("game-settings")).to_be_visible()
    assert grave_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
