"""Random battles in the lobby: generated, viewed, generated again, played."""

import pytest
from playwright.sync_api import expect

import sandtable
from sandtable.agents.fair_battles import fair_battle
from web.conftest import Invite


@pytest.mark.parametrize(
    ("title", "size", "sizes"),
    [("undaunted-normandy", "small", 3), ("heroes-of-normandie", "100", 4)],
)
def test_a_random_battle_is_generated_and_replaced(
    invite: Invite, title: str, size: str, sizes: int
) -> None:
    lobby = invite().lobby()
    lobby.choose_title(title)
    heading = lobby.page.locator(".dos .lab").first
    before = heading.text_content() or ""
    expect(lobby["random"].get_by_role("radio")).to_have_count(sizes)
    lobby[f"random-size-{size}"].click()
    expect(heading).to_have_text(before)
    lobby["random-seed"].fill("7")
    lobby["random-seed"].press("Enter")
    drawn = fair_battle(sandtable.load(title), 7, size)
    expect(heading).to_have_text(drawn)
    expect(lobby["random-seed"]).to_have_value(drawn.rpartition("-")[2])
    expect(lobby.page.locator("#dossier-name")).to_have_text("Random battle")
    expect(lobby.page.locator(".dos .still")).to_be_visible()
    expect(lobby["estimate"]).to_contain_text("Predicted: ")
    lobby["random-take"].click()
    expect(heading).not_to_have_text(drawn)
    expect(lobby["random-take"]).to_be_enabled()
    if title == "undaunted-normandy":
        lobby["random-seed"].fill("7")
        lobby["random-seed"].press("Enter")
        expect(heading).to_have_text(drawn)
        lobby.choose(opponent="agent")
        screen = lobby.start()
        expect(screen.page.locator("[data-testid^='tile-']").first).to_be_visible()
