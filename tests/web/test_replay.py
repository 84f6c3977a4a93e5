"""Viewing a finished game, and continuing from one of its positions."""

import re

from playwright.sync_api import expect

from web.conftest import Invite
from web.screens import TableScreen
from web.wire_player import WirePlayer


def test_scrubbing_and_stepping(invite: Invite, finished: str) -> None:
    replay = invite().replay(finished)
    last = replay.last
    replay.at(last)
    keys = replay.page.keyboard
    keys.press("Home")
    replay.at(0)
    expect(replay["replay-prev"]).to_be_disabled()
    keys.press("ArrowRight")
    first = replay.entry
    assert first > 0
    replay.at(first)
    keys.press("ArrowRight")
    second = replay.entry
    assert second > first
    keys.press("ArrowLeft")
    replay.at(first)
    replay["replay-next"].click()
    replay.at(second)
    replay["replay-prev"].click()
    replay.at(first)
    keys.press("End")
    replay.at(last)
    expect(replay["replay-next"]).to_be_disabled()

    # The middle of the slider is the middle of the game.
    replay["replay-slider"].click()
    assert abs(replay.entry - last / 2) < last / 10
    # Not every entry has events; the previous one does.
    keys.press("ArrowLeft")
    replay.at(replay.entry)
    line = replay.page.get_by_role("list", name="Events").locator("[aria-current='step']")
    expect(line.first).to_be_in_viewport()


def test_a_link_leads_to_a_moment(invite: Invite, finished: str) -> None:
    there = invite().replay(finished, "?entry=60&side=de")
    here = invite().replay(finished)
    here["replay-slider"].fill("60")
    here["replay-side"].select_option("de")
    here.at(60)
    expect(here.page).to_have_url(there.page.url)
    board = there.page.get_by_role("region", name="Board").text_content()
    assert board
    expect(here.page.get_by_role("region", name="Board")).to_have_text(board)
    assert here.text == there.text


def test_it_plays_by_itself(invite: Invite, finished: str) -> None:
    replay = invite().replay(finished, "?entry=0")
    replay["replay-play"].click()
    expect(replay["replay-slider"]).not_to_have_value("0")
    replay["replay-play"].click()
    stopped = replay.entry
    replay.at(stopped)


def test_one_sides_knowledge(invite: Invite, finished: str) -> None:
    # At this entry all cards of the first round are drawn, so both sides hold some.
    replay = invite().replay(finished, "?entry=8")
    ours = replay.page.get_by_role("region", name="US")
    theirs = replay.page.get_by_role("region", name="German")
    hidden = re.compile(r"hidden", re.I)
    for side in (ours, theirs):
        expect(side.locator(".hand")).not_to_contain_text(hidden)
    replay["replay-side"].select_option("us")
    expect(ours.locator(".hand")).not_to_contain_text(hidden)
    expect(theirs.locator(".hand")).to_contain_text(hidden)
    expect(replay.page).to_have_url(re.compile("side=us"))
    replay["replay-side"].select_option("de")
    expect(ours.locator(".hand")).to_contain_text(hidden)


def test_playing_on_from_here(invite: Invite, finished: str, address: str) -> None:
    replay = invite().replay(finished)
    # After the last move there is nothing to play.
    expect(replay["from-here"]).to_be_disabled()
    replay.page.keyboard.press("Home")
    for _ in range(12):
        replay.page.keyboard.press("ArrowRight")
    entry = replay.entry
    replay.at(entry)
    replay["from-here"].click()
    screen = TableScreen(replay.page).ready()
    assert screen.id != finished
    sight = screen.wait()
    assert sight.cards != []
    past = WirePlayer(address).get(f"/api/tables/{finished}/replay")["entries"][:entry]
    told = [event for one in past for event in one["events"] if event["kind"] == "drew"]
    assert len(told) > 0
    expect(screen.log.first).to_be_visible()


FORMS = """() => Object.fromEntries(
  [...document.querySelectorAll("[data-mark]")].map((mark) => [
    mark.dataset.mark,
    [...mark.children]
      .map((part) => [part.getAttribute("d"), part.getAttribute("stroke-linecap"), getComputedStyle(part).strokeWidth].join())
      .join(" + "),
  ]),
)"""
"""The marks on the track by side and kind, with their form but not their colour."""


def test_marks_on_the_track_differ_in_form(invite: Invite, finished: str) -> None:
    """A loss of the first side looked like a capture in a paler colour."""
    guest = invite()
    guest.replay(finished)
    forms = guest.page.evaluate(FORMS)
    kinds = {mark.split(" ")[1] for mark in forms}
    assert {"control", "loss", "end"} <= kinds
    bodies = {mark: form for mark, form in forms.items() if not mark.endswith("end")}
    assert len(set(bodies.values())) == len(bodies) > 2
    assert len({form for mark, form in forms.items() if mark.endswith("end")}) == 1
    # The report has the same marks.
    guest.report(finished)
    marked = guest.page.evaluate(FORMS)
    assert {mark: form for mark, form in marked.items() if mark in forms}.items() <= forms.items()
    assert "a end" in marked or "b end" in marked


def test_the_dice_are_shown_to_be_honest(invite: Invite, finished: str) -> None:
    replay = invite().replay(finished)
    replay["open-dice"].click()
    expect(replay["dice-check"].get_by_role("status").first).to_have_class(re.compile("good"))
