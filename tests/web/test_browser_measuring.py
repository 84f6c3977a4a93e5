"""Measuring a draft in a browser on a phone: start, watch the interval narrow, stop."""

import re

from playwright.sync_api import expect

from web.axe import grave_faults
from web.conftest import Invite


def test_a_deck_is_changed_and_measured_on_a_phone(invite: Invite) -> None:
    ann = invite({"size": (390, 844), "touch": True})
    made = ann.page.request.post(
        f"{ann.address}/api/studio/drafts",
        data={"title": "undaunted-normandy", "name": "Le Mesnil"},
        headers={"origin": ann.address},
    )
    ann.page.goto(f"{ann.address}/studio/{made.json()['id']}")
    # Remove a card from a deck, then open the balance.
    ann.page.get_by_test_id("tab-sides").tap()
    scouts = ann.page.get_by_test_id("deck-us-scout_a")
    scouts.locator("button").first.tap()
    expect(scouts.locator("input")).to_have_value("1")
    ann.page.get_by_test_id("tab-balance").tap()
    expect(ann.page.get_by_role("heading", name="Not measured yet")).to_be_visible()
    expect(ann.page.get_by_test_id("measure")).to_contain_text("Predicted")
    # Games are played in pairs: an odd number that a player enters is rounded.
    ann.page.get_by_test_id("measure-games").select_option("own")
    ann.page.get_by_test_id("measure-own").fill("301")
    ann.page.get_by_test_id("measure-own").press("Enter")
    expect(ann.page.get_by_test_id("measure-own")).to_have_value("302")
    ann.page.get_by_test_id("measure-start").click()
    # Wait for the first interval. Measurements only get the processor time that the tests leave.
    interval = ann.page.get_by_test_id("interval")
    expect(interval).to_contain_text("with 95% certainty", timeout=180_000)
    expect(ann.page.get_by_test_id("measure-pause")).to_be_visible()
    ann.page.get_by_test_id("heat-kind-fell").click()
    expect(ann.page.get_by_role("heading", name="Where counters fell")).to_be_visible()
    ann.page.get_by_test_id("measure-pause").click()
    expect(ann.page.get_by_test_id("measure-state")).to_have_text("Paused")
    ann.page.get_by_test_id("measure-continue").click()
    expect(ann.page.get_by_test_id("measured-games")).to_contain_text("of 302")
    ann.page.get_by_test_id("measure-stop").click()
    expect(ann.page.get_by_test_id("measure-state")).to_contain_text("Stopped after")
    # The results remain, as text and as a table.
    panel = ann.page.get_by_test_id("endings")
    panel.get_by_text("Show as text and table").click()
    expect(panel.get_by_role("table")).to_be_visible()
    assert grave_faults(ann.page) == []
    ann.page.reload()
    expect(ann.page.get_by_test_id("measure-state")).to_contain_text("Stopped after")
    expect(ann.page.get_by_test_id("share")).to_contain_text("%")
    # The publishing checklist contains the figures of this measurement.
    ann.page.get_by_test_id("more").click()
    ann.page.get_by_test_id("publish").click()
    gate = ann.page.get_by_test_id("gate")
    expect(gate).to_contain_text(re.compile(r"US \d+%, German \d+%"))
    expect(gate).to_contain_text(re.compile(r"\d+% of games reach the round limit"))
    assert grave_faults(ann.page) == []
