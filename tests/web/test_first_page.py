"""The first page: a fair first game for a newcomer, at every window size (B7)."""

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, expect

import sandtable
from sandtable.words import guide
from web.conftest import Invite
from web.guests import DESK, LAPTOP, NOTEBOOK, PHONE
from web.screens import LANGUAGES, TableScreen
from web.texts import through_sizes

WINDOWS = {"desk": (DESK, NOTEBOOK, LAPTOP), "phone": (PHONE,)}
LEAST_TEXT = 250
"""Width in pixels below which a text becomes a column of single words."""
REASON = re.compile("They win|equally often")
"""Why the player of a guided game has the side."""

COVERED = """(one) => {
  const box = one.getBoundingClientRect();
  const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return found === null || !(one.contains(found) || found.contains(one));
}"""


def width(part: Locator) -> float:
    box = part.bounding_box()
    assert box is not None
    return box["width"]


@pytest.mark.parametrize("sizes", WINDOWS.values(), ids=WINDOWS)
def test_the_guide_and_the_sides_have_room(
    invite: Invite, sizes: Sequence[tuple[int, int]]
) -> None:
    """B7: the guide's text was squeezed, and the side picker was under the Play button."""
    guest = invite({"size": sizes[0], "touch": sizes[0] == PHONE})
    lobby = guest.lobby()
    for language in LANGUAGES:
        lobby.speak(language)
        for where in through_sizes(guest.page, sizes):
            where = f"{language} at {where}"
            assert width(lobby["learn"].locator("p").first) >= LEAST_TEXT, where
            if guest.page.viewport_size in ({"width": w, "height": h} for w, h in (DESK, NOTEBOOK)):
                # Both are visible side by side without scrolling.
                for side in ("us", "de", "random"):
                    assert not lobby[f"side-{side}"].evaluate(COVERED), f"{side}, {where}"
                assert not lobby["start"].evaluate(COVERED), where
            else:
                lobby["side-de"].scroll_into_view_if_needed()
                lobby["side-us"].click()
                lobby["side-de"].click()
                expect(lobby["side-de"].locator("input")).to_be_checked()
                lobby["learn"].scroll_into_view_if_needed()


def test_the_guided_game_shows_the_players_side_and_why(invite: Invite) -> None:
    """B7: the guided game has the announced side, which is also preselected, and is nearly even. It
    was La Raye as US, the side that loses 85%."""
    guest = invite()
    for title in sandtable.TITLES:
        guided = guide(sandtable.load(title))
        assert guided is not None
        lobby = guest.lobby()
        lobby.choose_title(title)
        chosen = guest.page.locator("label:has(input[name=scenario]:checked) .bal svg")
        spoken = chosen.get_attribute("aria-label") or ""
        shares = [int(share) for share in re.findall(r"(\d+)%", spoken)]
        assert len(shares) == 2
        assert all(45 <= share <= 55 for share in shares), spoken
        expect(lobby["learn-side"]).to_contain_text(REASON)
        proposed = guest.page.locator("input[name=side]:checked")
        expect(proposed).to_have_attribute("value", guided.side)
        lobby["learn-start"].click()
        guest.page.wait_for_url(re.compile("/table/"))
        expect(guest.page.get_by_test_id("guide")).to_be_visible()
        frames = list(guest.battle_frames())
        assert frames[-1]["seats"] == [guided.side]
        assert frames[-1]["title"] == title


def test_a_phone_says_what_play_starts(invite: Invite) -> None:
    """The button is always in view, but the form is below the list of scenarios."""
    guest = invite({"size": PHONE, "touch": True})
    lobby = guest.lobby()
    chosen = lobby["chosen-game"]
    expect(chosen).to_be_in_viewport()
    for scenario, name in (("mortain", "Mortain"), ("la-raye", "La Raye")):
        lobby[f"scenario-{scenario}"].tap()
        expect(chosen).to_have_text(f"{name} · German · Recruit")
    lobby.choose(side="random", agent="captain")
    expect(chosen).to_have_text("La Raye · Random side · Captain")
    lobby["length-campaign"].tap()
    expect(chosen).to_have_text("La Raye · Random side · Captain · Campaign")
    lobby["length-one"].tap()
    lobby.choose(opponent="here")
    expect(chosen).to_have_text("La Raye · Same screen")
    described = lobby["start"].get_attribute("aria-describedby")
    assert described == chosen.get_attribute("id")


def test_a_random_side(invite: Invite) -> None:
    """B12: a player need not choose a side."""
    guest = invite()
    lobby = guest.lobby()
    lobby.choose(side="random", agent="random")
    lobby["start"].click()
    screen = TableScreen(guest.page).ready()
    frame = list(guest.battle_frames())[-1]
    assert frame["seats"] in (["us"], ["de"])
    assert screen.id
