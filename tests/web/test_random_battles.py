"""Random battles in the lobby: generated, viewed, generated again, played."""

import pytest
from playwright.sync_api import expect

import sandtable
from sandtable.agents.fair_battles import fair_battle
from titles import WITH_BATTLES
from web.conftest import Invite


@pytest.mark.parametrize("title", WITH_BATTLES)
def test_a_random_battle_is_generated_replaced_and_played(invite: Invite, title: str) -> None:
    game = sandtable.load(title)
    size = game.battle_sizes[0]
    lobby = invite().lobby()
    lobby.choose_title(title)
    heading = lobby.page.locator(".dos .lab").first
    before = heading.text_content() or ""
    expect(lobby["random"].get_by_role("radio")).to_have_count(len(game.battle_sizes))
    lobby[f"random-size-{size}"].click()
    expect(heading).to_have_text(before)
    lobby["random-seed"].fill("7")
    lobby["random-seed"].press("Enter")
    drawn = fair_battle(game, 7, size)
    expect(heading).to_have_text(drawn)
    expect(lobby["random-seed"]).to_have_value(drawn.rpartition("-")[2])
    expect(lobby.page.locator("#dossier-name")).to_have_text("Random battle")
    expect(lobby.page.locator(".dos .still")).to_be_visible()
    expect(lobby["estimate"]).to_contain_text("Predicted: ")
    lobby["random-take"].click()
    expect(heading).not_to_have_text(drawn)
    expect(lobby["random-take"]).to_be_enabled()
    lobby["random-seed"].fill("7")
    lobby["random-seed"].press("Enter")
    expect(heading).to_have_text(drawn)
    lobby.choose(opponent="agent")
    lobby.start().ready()
