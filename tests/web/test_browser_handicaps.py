"""Handicaps of a user's scenario: found in the studio, published, chosen and played."""

import re
from typing import Any

from playwright.sync_api import expect

from web.axe import grave_faults
from web.conftest import Invite
from web.guests import PHONE, Guest
from web.test_browser_even import TITLE, short_scenario
from web.test_browser_publishing import with_account

NONCE = "0123456789abcdef" * 2


def post(guest: Guest, path: str, **body: object) -> Any:
    origin = {"origin": guest.address}
    answer = guest.page.request.post(f"/api/studio/{path}", data=body, headers=origin)
    assert answer.ok, answer.text()
    return answer.json()


def a_draft(guest: Guest, text: str) -> Any:
    return post(guest, "drafts", title=TITLE, name="Le Mesnil", text=text)


def publish(guest: Guest, draft: Any, nonce: str) -> str:
    body = {"name": f"mill-{draft['id']}", "revision": draft["revision"], "nonce": nonce}
    return str(post(guest, f"drafts/{draft['id']}/publish", **body)["summary"]["address"])


def test_handicaps_are_chosen_published_and_played(invite: Invite) -> None:
    ann, ben = invite(), invite(size=PHONE, touch=True)
    with_account(ann, "Helper Ann")
    draft = a_draft(ann, short_scenario())
    page = ann.page
    page.goto(f"/studio/{draft['id']}#balance")
    page.get_by_test_id("balance-part-handicaps").click()
    page.get_by_test_id("graded-look").click()
    choice = page.get_by_test_id("graded-us1")
    expect(choice.locator("option").nth(1)).to_contain_text(re.compile(r"\(.\d+ points\)"))
    choice.select_option(index=1)
    page.get_by_test_id("graded-de1").select_option(index=1)
    page.get_by_test_id("graded-measure-chosen").click()
    expect(page.get_by_test_id("graded-state")).to_have_text("Finished", timeout=180_000)
    assert grave_faults(page) == []
    # With so few games the found handicaps are random. The unchanged scenario is always measured.
    told = page.get_by_test_id("handicaps")
    expect(told).to_contain_text("settings tried".capitalize())
    found = page.request.get("/api/studio/measurements").json()["handicaps"]
    assert [one["state"] for one in found] == ["finished"]
    link = publish(ann, draft, NONCE)
    version = page.request.get(f"/api/studio/versions{link.removeprefix('/s')}").json()
    helps = version["handicaps"]["handicaps"]
    ben.page.goto(link)
    expect(ben.page.get_by_test_id("version-name")).to_be_visible()
    assert helps, [one["balance"] for one in helps]
    row = ben.page.get_by_test_id(f"handicap-{helps[0]['scenario']}")
    if not row.is_visible():
        ben.page.locator(".handicap summary").click()
    row.click()
    assert grave_faults(ben.page) == []
    ben.page.get_by_test_id("play").click()
    expect(ben.page).to_have_url(re.compile("/table/"))
    side = "US" if helps[0]["side"] == "us" else "German"
    expect(ben.page.locator("body")).to_contain_text(f"(● {side})")


def test_two_versions_are_compared_in_words_and_on_the_map(invite: Invite) -> None:
    ann = invite()
    with_account(ann, "Comparing Ann")
    draft = a_draft(ann, short_scenario())
    publish(ann, draft, NONCE)
    saved = ann.page.request.put(
        f"/api/studio/drafts/{draft['id']}",
        data={
            "revision": draft["revision"],
            "name": "Le Mesnil",
            "text": draft["text"].replace("round_limit = 2", "round_limit = 3"),
            "texts": {"en": {"history": "A long story."}},
        },
        headers={"origin": ann.address},
    ).json()
    page = ann.page
    page.goto(publish(ann, saved, NONCE[::-1]))
    page.get_by_test_id("compare-1").click()
    changes = page.get_by_test_id("compare-changes")
    expect(changes.locator(".change")).to_have_count(2)
    expect(changes).to_contain_text(re.compile("2.*3", re.DOTALL))
    expect(changes).to_contain_text("3 words")
    expect(page.get_by_test_id("compare").locator("figure")).to_have_count(2)
    assert grave_faults(page) == []
    changes.locator(".change").first.click()
    expect(changes.locator(".change").first).to_have_attribute("aria-pressed", "true")
    # On a single map, the border between the two versions can be moved, also by keyboard.
    page.get_by_test_id("compare-maps-one").click()
    slider = page.get_by_test_id("compare-slider")
    cut = page.get_by_test_id("compare").locator(".cut")
    expect(cut).to_have_css("clip-path", "inset(0px 0px 0px 50%)")
    slider.press("End")
    expect(cut).to_have_css("clip-path", "inset(0px 0px 0px 100%)")
    assert grave_faults(page) == []


def test_a_user_without_drafts_may_try_one(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    page.goto("/studio")
    tries = page.get_by_test_id("try-one").locator("li")
    expect(tries).to_have_count(3)
    expect(tries.first).to_contain_text("%")
    assert grave_faults(page) == []
    page.get_by_test_id(f"try-copy-{TITLE}").click()
    expect(page).to_have_url(re.compile("/studio/[a-z0-9]{16}"))
    page.goto("/studio")
    expect(page.get_by_test_id("published")).to_be_visible()
    expect(page.get_by_test_id("try-one")).to_have_count(0)
