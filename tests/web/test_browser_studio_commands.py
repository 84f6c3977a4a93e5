"""What can be done with a draft beside drawing it: menus, files, copies, and all of it on a phone."""

import re
import tomllib
from io import BytesIO
from pathlib import Path
from secrets import token_hex
from typing import Any
from zipfile import ZipFile

import pytest
from playwright.sync_api import Locator, Page, expect

import sandtable
from web.axe import grave_faults
from web.conftest import Invite
from web.guests import PHONE, Guest
from web.test_browser_publishing import with_account

TITLE = "undaunted-normandy"
TABS = ("map", "sides", "story", "balance")
LEAST = 44

SMALL = """(least) => {
  const found = [];
  for (const one of document.querySelectorAll(".studio :is(button, a.btn, select, input)")) {
    // A box to be ticked is as large as its label.
    const touched = one.matches("[type=checkbox], [type=radio]") ? one.closest("label") ?? one : one;
    const shown = { opacityProperty: true, visibilityProperty: true };
    if (touched.closest(".vh") !== null || !touched.checkVisibility(shown)) continue;
    const { width, height } = touched.getBoundingClientRect();
    if (width > 2 && height > 2 && height < least - 0.5)
      found.push(`${one.tagName} ${one.className} ${one.innerText} is ${height} px high`);
  }
  return [...new Set(found)];
}"""


def draft_of(guest: Guest, title: str = TITLE, **body: object) -> Any:
    new = {"title": title, "name": "Le Mesnil", **body}
    answer = guest.page.request.post(
        f"{guest.address}/api/studio/drafts", data=new, headers={"origin": guest.address}
    )
    assert answer.ok, answer.text()
    return answer.json()


def with_texts(guest: Guest, draft: Any, texts: dict[str, dict[str, str]]) -> None:
    body = {key: draft[key] for key in ("revision", "text", "name")} | {"texts": texts}
    path = f"{guest.address}/api/studio/drafts/{draft['id']}"
    answer = guest.page.request.put(path, data=body, headers={"origin": guest.address})
    assert answer.ok, answer.text()


def downloaded(page: Page, link: str) -> bytes:
    with page.expect_download() as started:
        page.get_by_test_id(link).click()
    return Path(started.value.path()).read_bytes()


@pytest.mark.parametrize("title", sandtable.TITLES)
def test_what_is_touched_on_a_phone_is_large(invite: Invite, title: str) -> None:
    guest = invite({"size": PHONE, "touch": True})
    page = guest.page
    draft = draft_of(guest, title, scenario=sandtable.load(title).listings()[0].id)
    page.goto(f"/studio/{draft['id']}")
    expect(page.get_by_test_id("validity")).to_be_visible()
    for tab in TABS:
        page.get_by_test_id(f"tab-{tab}").tap()
        if tab == "balance":
            expect(page.get_by_test_id("measure-start")).to_be_visible()
        assert page.evaluate(SMALL, LEAST) == [], tab
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    for part in ("even", "handicaps"):
        page.get_by_test_id(f"balance-part-{part}").tap()
        expect(page.get_by_test_id(part)).to_be_visible()
        assert page.evaluate(SMALL, LEAST) == [], part


def test_the_menu_of_a_draft_on_a_phone(invite: Invite) -> None:
    """Opponents, files, history and publishing are one press away there, too."""
    guest = invite({"size": PHONE, "touch": True})
    page = guest.page
    draft = draft_of(guest)
    page.goto(f"/studio/{draft['id']}")
    page.get_by_test_id("tab-sides").tap()
    page.get_by_test_id("deck-us-scout_a").locator("button").first.tap()
    page.get_by_test_id("more").tap()
    menu = page.get_by_test_id("more-dialog")
    expect(menu).to_be_visible()
    assert grave_faults(page) == []
    assert page.evaluate(SMALL, LEAST) == []
    # The file has the change of a moment ago.
    data = tomllib.loads(downloaded(page, "export-toml").decode())
    assert data["us"]["cards"]["scout_a"][0] == 1
    menu.get_by_role("button", name="History").tap()
    expect(page.get_by_test_id("history-dialog")).to_contain_text("Scout A, deck: 2 → 1")
    page.keyboard.press("Escape")
    page.get_by_test_id("more").tap()
    page.get_by_test_id("publish").tap()
    expect(page.get_by_test_id("gate-valid")).to_have_attribute("data-met", "true")
    page.keyboard.press("Escape")
    page.get_by_test_id("more").tap()
    page.get_by_test_id("play-choose").tap()
    page.get_by_label("Link for a friend").check()
    page.get_by_test_id("play-now").tap()
    expect(page.get_by_test_id("invitation")).to_be_visible()


def test_menus_close_with_escape_and_beside_them(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    draft = draft_of(guest)
    page.goto(f"/studio/{draft['id']}")
    opener = page.get_by_test_id("play-menu")
    opener.click()
    page.get_by_label("Link for a friend").focus()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("play-now")).to_be_hidden()
    expect(opener).to_be_focused()
    opener.click()
    page.get_by_test_id("tool-points").click()
    expect(page.get_by_test_id("play-now")).to_be_hidden()
    page.goto("/studio")
    cards = page.get_by_test_id("card-menu")
    cards.click()
    page.get_by_test_id("card-play").focus()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("card-play")).to_be_hidden()
    expect(cards).to_be_focused()
    cards.click()
    page.locator("h1").click()
    expect(page.get_by_test_id("card-play")).to_be_hidden()


def test_a_copy_of_a_draft_has_its_texts_and_files_have_all_of_it(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    draft = draft_of(guest)
    texts = {"pl": {"name": "Młyn o świcie", "brief": "Utrzymaj młyn."}}
    with_texts(guest, draft, texts)
    page.goto("/studio")
    page.get_by_test_id("card-menu").click()
    page.get_by_test_id("card-duplicate").click()
    expect(page.get_by_test_id("card-menu")).to_have_count(2)
    copied = page.locator("[data-testid^='draft-'] a.to", has_text="Copy of Le Mesnil")
    copied.click()
    page.get_by_test_id("tab-story").click()
    page.get_by_test_id("story-language-pl").click()
    expect(page.get_by_test_id("story-name")).to_have_value("Młyn o świcie")
    # A change that is not saved yet is in the file.
    page.get_by_test_id("story-brief").fill("Zdobądź młyn.")
    packed = ZipFile(BytesIO(downloaded(page, "export-file")))
    assert "Zdobądź młyn." in packed.read("texts/pl.toml").decode()
    page.get_by_test_id("back").click()
    card = page.locator("[data-testid^='draft-']", has_text="Copy of Le Mesnil").first
    card.get_by_test_id("card-menu").click()
    data = tomllib.loads(downloaded(page, "card-export-toml").decode())
    assert data["initiative"] == "us"


def published(guest: Guest, draft: Any, number: int) -> str:
    """The address of a new version of a draft, for people with the link."""
    body = {"name": f"compared-{draft['id']}", "revision": draft["revision"]}
    path = f"{guest.address}/api/studio/drafts/{draft['id']}/publish"
    body |= {"nonce": str(number) * 32}
    answer = guest.page.request.post(path, data=body, headers={"origin": guest.address})
    assert answer.ok, answer.text()
    return str(answer.json()["summary"]["address"])


def compared(guest: Guest, draft: Any, *edits: tuple[str, str]) -> Locator:
    """The list of changes between two versions of a draft, of which the second one is edited."""
    published(guest, draft, 1)
    text = draft["text"]
    for old, new in edits:
        assert old in text, old
        text = text.replace(old, new, 1)
    path = f"{guest.address}/api/studio/drafts/{draft['id']}"
    body = {"revision": draft["revision"], "text": text, "name": "Le Mesnil"}
    answer = guest.page.request.put(path, data=body, headers={"origin": guest.address})
    guest.page.goto(published(guest, answer.json(), 2))
    guest.page.get_by_test_id("compare-1").click()
    return guest.page.get_by_test_id("compare-changes")


def test_versions_are_compared_on_one_map_and_on_two(invite: Invite) -> None:
    """A tile that was flipped is one change, and so is one that was moved; cards have words."""
    guest = invite()
    page = guest.page
    with_account(guest, "Comparing Ann")
    listed = compared(
        guest,
        draft_of(guest),
        ("13B = 2", "13B = 3"),
        ("12B = 1", "12A = 1"),
        ("   12B   8A", "   12A   8A"),
        ("   2B    16B", "   16B   2B"),
        ("scout_a = [2, 1]", "scout_a = [1, 1]"),
    )
    for words in (
        "Objective, 13B",
        "US, Scout A 2 in the deck, 1 in the supply 1 in the deck, 1 in the supply",
        "Column 1, row 3 Tile 12B Tile 12A",
        "Tile 16B (moved) column 2, row 1 column 1, row 1",
    ):
        expect(listed.get_by_role("button", name=words)).to_be_visible()
    expect(page.get_by_test_id("compare-maps-both")).to_have_attribute("aria-checked", "true")
    # The switch looks the same outside the editor.
    chosen = page.get_by_test_id("compare-maps-both")
    other = page.get_by_test_id("compare-maps-one")
    colour = "one => getComputedStyle(one).backgroundColor"
    assert chosen.evaluate(colour) != other.evaluate(colour)
    other.click()
    slider = page.get_by_test_id("compare-slider")
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    listed.get_by_role("button", name="Objective, 13B").click()
    assert grave_faults(page) == []


def test_things_of_heroes_are_compared_by_their_names(invite: Invite) -> None:
    guest = invite()
    with_account(guest, "Comparing Ben")
    title = "heroes-of-normandie"
    listed = compared(
        guest,
        draft_of(guest, title, scenario="slaughterhouse"),
        ('at = "C6B 5 6", turn = -90', 'at = "C6B 4 6", turn = 0'),
        ('"C2B i2 6", ', ""),
        ('zone = ["k1:n9"]', 'zone = ["k1:n8"]'),
    )
    for words in (
        "The large house (moved) L6 K6",
        "The large house turned by 270° turned by 0°",
        "Bonus tactics B6C7 none",
    ):
        expect(listed.get_by_role("button", name=words).first).to_be_visible()


def test_authors_find_what_only_its_link_leads_to(invite: Invite) -> None:
    """A scenario published with a link only is in the library of its author, and in no other."""
    ann, ben = invite(), invite()
    with_account(ann, "Link Ann")
    page = ann.page
    draft = draft_of(ann, "undaunted-normandy", scenario="la-raye")
    page.goto(f"/studio/{draft['id']}")
    page.get_by_test_id("publish").click()
    page.get_by_test_id("publish-name").fill(f"lost-mill-{token_hex(3)}")
    page.get_by_test_id("publish-now").click()
    link = page.get_by_test_id("published-link").inner_text()
    page.goto("/studio")
    page.get_by_test_id("show-mine").click()
    listed = page.get_by_test_id("published")
    expect(listed.locator("tbody tr")).to_have_count(1)
    expect(listed.locator("tbody tr")).to_contain_text("link only")
    expect(page).to_have_url(re.compile("whose=mine"))
    assert grave_faults(page) == []
    listed.get_by_role("link", name="Open").click()
    expect(page).to_have_url(link)
    ben.page.goto("/studio?whose=mine")
    expect(ben.page.get_by_test_id("published")).to_contain_text("No scenarios match")


def test_a_sheet_of_heroes_has_all_that_is_set_up_on_light_paper(invite: Invite) -> None:
    guest = invite(theme="dark")
    page = guest.page
    title = "heroes-of-normandie"
    theme = "document.documentElement.dataset.theme"
    draft = draft_of(guest, title, scenario="slaughterhouse")
    page.goto(f"/studio/{draft['id']}/sheet")
    sheet = page.get_by_test_id("sheet")
    expect(sheet).to_contain_text("K5L6 Recon Team (north)")
    # The objective in a house has the squares of the house, and no points of its own.
    expect(sheet).to_contain_text(re.compile(r"slaughterhouse \(\w+:\w+\)", re.IGNORECASE))
    expect(sheet).not_to_contain_text("()")
    assert page.evaluate(theme) == "light", "a dark frame would be printed"
    page.locator(".sheetpage .back, .sheetpage a.ghost").first.click()
    expect(page.get_by_test_id("validity")).to_be_visible()
    assert page.evaluate(theme) == "dark"
    # The names of units can be read without a pointer.
    page.get_by_test_id("tab-sides").click()
    expect(page.get_by_test_id("unit-recon_team")).to_contain_text("Recon Team")
    draft = draft_of(guest, title, scenario="godsend")
    page.goto(f"/studio/{draft['id']}/sheet")
    expect(sheet).to_contain_text("The files: H1 H5 F1 F5 G3 · Turn 2")
