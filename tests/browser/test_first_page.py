"""The first page: a fair first game for a newcomer, at every window size (B7)."""

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Invite
from browser.guests import DESK, LAPTOP, NOTEBOOK, PHONE
from browser.screens import LANGUAGES, TableScreen

SIZES = {"desk": DESK, "notebook": NOTEBOOK, "laptop": LAPTOP, "phone": PHONE}
LEAST_TEXT = 250
"""So many pixels a text needs, or it becomes a column of single words."""
TITLES = {
    "undaunted-normandy": ("Germans", "85%"),
    "undaunted-north-africa": ("LRDG", "equally often"),
    "heroes-of-normandie": ("Americans", "equally often"),
}
"""For each title whom one plays in the guided game, and why."""

COVERED = """(one) => {
  const box = one.getBoundingClientRect();
  const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return found === null || !(one.contains(found) || found.contains(one));
}"""


def width(part: Locator) -> float:
    box = part.bounding_box()
    assert box is not None
    return box["width"]


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_and_the_sides_have_room(
    invite: Invite, size: tuple[int, int], language: str
) -> None:
    """B7: the guide's text was squeezed, and the side picker lay under Play."""
    guest = invite({"size": size, "touch": size == PHONE}, language=language)
    lobby = guest.lobby()
    assert width(lobby["learn"].locator("p").first) >= LEAST_TEXT
    if size in (DESK, NOTEBOOK):
        # Without scrolling both are in sight, one beside the other.
        for side in ("us", "de", "random"):
            assert not lobby[f"side-{side}"].evaluate(COVERED), side
        assert not lobby["start"].evaluate(COVERED)
    else:
        lobby["side-de"].scroll_into_view_if_needed()
        lobby["side-de"].click()
        expect(lobby["side-de"].locator("input")).to_be_checked()


@pytest.mark.parametrize("title", TITLES)
def test_the_guided_game_says_whom_one_plays_and_why(invite: Invite, title: str) -> None:
    """B7: the guided game seats one where the page says so, and proposes the same side."""
    guest = invite()
    side, why = TITLES[title]
    lobby = guest.lobby()
    lobby.choose_title(title)
    expect(lobby["learn-side"]).to_contain_text(side)
    expect(lobby["learn-side"]).to_contain_text(why)
    proposed = guest.page.locator("input[name=side]:checked")
    seat = proposed.get_attribute("value")
    lobby["learn-start"].click()
    guest.page.wait_for_url(re.compile("/table/"))
    expect(guest.page.get_by_test_id("guide")).to_be_visible()
    frames = list(guest.battle_frames())
    assert frames[-1]["seats"] == [seat]


@pytest.mark.parametrize("title", TITLES)
def test_the_proposed_game_is_near_even(invite: Invite, title: str) -> None:
    """B7: the page proposed La Raye as US, the side that loses 85 %."""
    guest = invite()
    lobby = guest.lobby()
    lobby.choose_title(title)
    chosen = guest.page.locator("label:has(input[name=scenario]:checked) .bal svg")
    spoken = chosen.get_attribute("aria-label") or ""
    shares = [int(share) for share in re.findall(r"(\d+)%", spoken)]
    assert len(shares) == 2
    assert all(45 <= share <= 55 for share in shares), spoken


def test_a_side_by_lot(invite: Invite) -> None:
    """B12: nobody need choose a side."""
    guest = invite()
    lobby = guest.lobby()
    lobby.choose(side="random", agent="random")
    lobby["start"].click()
    screen = TableScreen(guest.page).ready()
    frame = list(guest.battle_frames())[-1]
    assert frame["seats"] in (["us"], ["de"])
    assert screen.id
