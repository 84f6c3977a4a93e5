"""The search "Make it even" in the studio: edits are searched, measured, applied and undone."""

import re

import pytest
from playwright.sync_api import expect

from sandtable.scenario_files import starter
from web.axe import grave_faults
from web.conftest import Invite

TITLE = "undaunted-normandy"


def short_scenario() -> str:
    """Return a scenario that ends after two rounds, so that its games are short."""
    text = starter(TITLE)
    assert "round_limit = 30" in text
    return text.replace("round_limit = 30", "round_limit = 2")


def test_a_measured_edit_is_applied_and_undone(invite: Invite) -> None:
    ann = invite()
    page = ann.page
    made = page.request.post(
        f"{ann.address}/api/studio/drafts",
        data={"title": TITLE, "name": "Le Mesnil", "text": short_scenario()},
        headers={"origin": ann.address},
    ).json()
    page.goto(f"{ann.address}/studio/{made['id']}#balance")
    page.get_by_test_id("balance-part-even").click()
    page.get_by_test_id("even-measure").click()
    expect(page.get_by_test_id("even-pause")).to_be_visible()
    card = page.get_by_test_id("even-found-0")
    # Measurements of other tests may be ahead of it in the queue.
    expect(page.get_by_test_id("even-state")).to_have_text("Finished", timeout=180_000)
    expect(page.get_by_test_id("even")).to_contain_text("64 of 64 games")
    expect(card).to_contain_text(
        re.compile(r"US: \d+% to \d+% · 16 games with fresh dice · Corporal")
    )
    expect(card).to_contain_text(re.compile(r"points for US, between .\d+ and .\d+, with the same"))
    # The map can show the draft with and without the edits.
    look = page.get_by_test_id("even-preview")
    expect(card.get_by_test_id("even-look-at")).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("even-when-before").click()
    expect(look.locator(".edge").first).to_be_visible()
    assert grave_faults(page) == []
    page.get_by_test_id("even-found-apply-0").click()
    expect(card).to_have_count(0)  # the draft has changed
    page.keyboard.press("Control+z")
    expect(card).to_be_visible()
    # The other tabs show the balance too, with a link to its details.
    page.get_by_test_id("tab-map").click()
    expect(page.get_by_test_id("balance-tag")).to_have_text("Predicted")
    expect(page.get_by_test_id("checklist")).to_contain_text("No errors")
    page.get_by_test_id("rail-even").click()
    expect(card).to_be_visible()


@pytest.mark.soak
def test_a_small_edit_is_found_applied_and_undone(invite: Invite) -> None:
    guest = invite()
    guest.lobby()
    page = guest.page
    made = page.evaluate(
        """async () => (await fetch("/api/studio/drafts", {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ title: "undaunted-normandy", scenario: "la-raye" }),
        })).json()"""
    )
    page.goto(f"{page.url.split('/', 3)[0]}//{page.url.split('/')[2]}/studio/{made['id']}")
    expect(page.get_by_test_id("prediction")).to_be_visible()
    page.get_by_role("tab", name="Balance").or_(
        page.get_by_text("Balance", exact=True)
    ).first.click()
    page.get_by_text("Make it even").first.click()
    page.get_by_test_id("even-look").click()
    card = page.get_by_test_id("even-0")
    expect(card).to_contain_text(re.compile("points for US, predicted"), timeout=60_000)
    page.get_by_test_id("even-apply-0").click()
    expect(card).to_have_count(0)  # the draft has changed
    page.keyboard.press("Control+z")
    expect(card).to_have_count(1)
