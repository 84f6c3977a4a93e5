"""Measuring a draft in a browser, on a phone: start, see it narrow, stop and keep."""

from playwright.sync_api import expect

from web.axe import grave_faults
from web.conftest import Invite


def test_a_draft_is_measured_on_a_phone(invite: Invite) -> None:
    ann = invite({"size": (390, 844), "touch": True})
    made = ann.page.request.post(
        f"{ann.address}/api/studio/drafts",
        data={"title": "undaunted-normandy", "name": "Le Mesnil"},
        headers={"origin": ann.address},
    )
    ann.page.goto(f"{ann.address}/studio/{made.json()['id']}")
    ann.page.get_by_test_id("tab-balance").click()
    expect(ann.page.get_by_role("heading", name="Not measured yet")).to_be_visible()
    ann.page.get_by_test_id("measure-start").click()
    # The first interval, and then more games.
    expect(ann.page.get_by_test_id("interval")).to_contain_text("with 95% certainty")
    expect(ann.page.get_by_test_id("measure-pause")).to_be_visible()
    ann.page.get_by_test_id("heat-kind-fell").click()
    expect(ann.page.get_by_role("heading", name="Where counters fell")).to_be_visible()
    ann.page.get_by_test_id("measure-pause").click()
    expect(ann.page.get_by_test_id("measure-state")).to_have_text("Paused")
    ann.page.get_by_test_id("measure-continue").click()
    ann.page.get_by_test_id("measure-stop").click()
    expect(ann.page.get_by_test_id("measure-state")).to_contain_text("Stopped after")
    # What was found stays, in words and as a table.
    panel = ann.page.get_by_test_id("endings")
    panel.get_by_text("Show as text and table").click()
    expect(panel.get_by_role("table")).to_be_visible()
    assert grave_faults(ann.page) == []
    ann.page.reload()
    expect(ann.page.get_by_test_id("measure-state")).to_contain_text("Stopped after")
    expect(ann.page.get_by_test_id("share")).to_contain_text("%")
