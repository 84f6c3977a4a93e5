"""Make it even, in the studio: looked for, applied as one step, undone."""

import re

import pytest
from playwright.sync_api import expect

from web.conftest import Invite

pytestmark = pytest.mark.soak


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
    expect(card).to_contain_text(re.compile("points for US, predicted"), timeout=20_000)
    page.get_by_test_id("even-apply-0").click()
    expect(card).to_have_count(0)  # the draft is another one now
    page.keyboard.press("Control+z")
    expect(card).to_have_count(1)
