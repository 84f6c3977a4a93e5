"""What the studio shows while the server does not answer, and how one goes on from there."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

import sandtable
from web.conftest import Invite
from web.guests import BROKEN_LINE, Guest
from web.served import Line
from web.test_browser_studio_commands import draft_of, with_texts

ONE_OF_EACH = {sandtable.load(title).system: title for title in sandtable.TITLES}.values()
"""A title of each system."""
CHECK = "**/api/studio/check"
DRAFT = "**/api/studio/drafts/*"
MEASUREMENTS = "**/api/studio/measurements"


def fail(route: Route) -> None:
    problem = {"error": "server", "message": "", "rule": "", "number": "e5f6g7h8"}
    route.fulfill(status=500, json=problem)


def lose_saves(route: Route) -> None:
    if route.request.method == "PUT":
        route.abort()
    else:
        route.continue_()


def test_a_draft_that_was_never_checked_has_no_verdict(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    draft = draft_of(guest, scenario="la-raye")
    held: list[Route] = []
    answering = False

    def hold(route: Route) -> None:
        if answering:
            route.continue_()
        else:
            held.append(route)

    page.route(CHECK, hold)
    page.goto(f"/studio/{draft['id']}#sides")
    checklist = page.get_by_test_id("checklist")
    expect(checklist).to_contain_text("Checking…")
    expect(checklist).not_to_contain_text("No errors")
    answering = True
    for route in held:
        route.continue_()
    expect(checklist).to_contain_text("No errors")


def test_an_unchecked_change_is_not_called_valid(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    draft = draft_of(guest, scenario="la-raye")
    page.goto(f"/studio/{draft['id']}#sides")
    pill = page.get_by_test_id("validity")
    expect(pill).to_have_class(re.compile(r"\bok\b"))
    page.route(CHECK, fail)
    page.get_by_test_id("deck-us-rifleman_a").locator("button").last.click()
    expect(pill).to_have_text("Not checked")
    expect(page.get_by_test_id("play")).to_be_disabled()
    expect(page.get_by_test_id("checklist")).to_contain_text("Not checked")
    page.unroute(CHECK)
    # It is checked as soon as the server answers: there is one card too many.
    expect(pill).to_have_class(re.compile(r"\bbad\b"))
    guest.forgive("500")


def test_a_silent_server_is_not_called_offline(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    draft = draft_of(guest, scenario="la-raye")
    page.goto(f"/studio/{draft['id']}#sides")
    expect(page.get_by_test_id("validity")).to_be_visible()
    page.route(DRAFT, fail)
    page.get_by_test_id("rounds").locator("button").first.click()
    expect(page.get_by_test_id("server-silent")).to_contain_text("Error number: e5f6g7h8")
    expect(page.get_by_test_id("offline")).to_be_hidden()
    # A failed load can be repeated on the spot.
    page.reload()
    again = page.get_by_test_id("load-again")
    expect(again).to_be_visible()
    page.unroute(DRAFT)
    again.click()
    expect(page.get_by_test_id("rounds").locator("input")).to_have_value("99")
    expect(page.get_by_test_id("saved")).to_contain_text("Saved")
    guest.forgive("500")


@pytest.mark.parametrize("title", sandtable.TITLES)
def test_a_long_checklist_leaves_room_for_the_rest(invite: Invite, title: str) -> None:
    """All of the rail can be reached, however many errors there are."""
    guest = invite()
    page = guest.page
    scenario = sandtable.load(title).listings()[0].id
    told = page.request.get(f"{guest.address}/api/studio/scenarios/{title}/{scenario}").json()
    text = "".join(f"unknown_{number} = 1\n" for number in range(30)) + told["text"]
    draft = draft_of(guest, title, text=text)
    page.goto(f"/studio/{draft['id']}")
    checklist = page.get_by_test_id("checklist")
    expect(checklist.get_by_role("listitem").nth(15)).to_be_attached()
    box = checklist.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < 900
    expect(page.get_by_test_id("export-toml")).to_be_in_viewport(ratio=1)
    checklist.get_by_role("listitem").last.scroll_into_view_if_needed()
    expect(checklist.get_by_role("listitem").last).to_be_in_viewport(ratio=1)


def test_the_empty_table_says_how_to_begin_in_the_dark(invite: Invite) -> None:
    page = invite(theme="dark").page
    page.goto("/studio")
    page.get_by_test_id("begin-scratch").click()
    page.get_by_test_id("scratch-undaunted-normandy").click()
    words = page.get_by_text("Place the first tile")
    expect(words).to_be_visible()
    shade = words.evaluate("(one) => getComputedStyle(one).color")
    assert min(int(part) for part in re.findall(r"\d+", shade)) > 200, shade


def test_the_library_saves_what_a_closed_editor_left_unsaved(invite: Invite) -> None:
    """A page closed right after a change: the change is on the server before the card is used."""
    guest = invite()
    page = guest.page
    draft = draft_of(guest, scenario="la-raye")
    page.goto(f"/studio/{draft['id']}#sides")
    expect(page.get_by_test_id("validity")).to_be_visible()
    page.route(DRAFT, lose_saves)
    page.get_by_test_id("rounds").locator("button").first.click()
    expect(page.get_by_test_id("saved")).to_have_text("Stored on this device")
    page.goto("/studio")
    card = page.get_by_test_id(f"draft-{draft['id']}")
    expect(card.get_by_test_id("draft-state")).to_have_text("Stored on this device")
    page.unroute(DRAFT)
    page.reload()
    expect(card.get_by_test_id("draft-state")).to_have_text("Not measured")
    path = f"{guest.address}/api/studio/drafts/{draft['id']}"
    assert "round_limit = 99" in page.request.get(path).json()["text"]
    guest.forgive("ERR_FAILED|net::")


def test_a_search_that_waits_says_for_what_and_can_go_first(invite: Invite) -> None:
    """Studio design, section 13: one measurement at a time."""
    guest = invite()
    page = guest.page
    draft = draft_of(guest, scenario="la-raye")
    known = page.request.get(f"{guest.address}/api/studio/measurements").json()
    waiting = measurement(guest, draft, state="waiting", place=0, wanted=224)
    ahead = {**waiting, "id": "a" * 16, "name": "Kufra Well", "state": "measuring"}
    told = {**known, "searches": [ahead], "handicaps": [waiting]}
    search = {
        "summary": waiting, "size": "quick", "stage": "trying", "predicted": 9, "tried": 3,
        "told": None,
    }  # fmt: skip
    asked: list[str] = []

    def put_first(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(json={"summary": waiting, "finding": None})

    page.route("**/api/studio/measurements", lambda route: route.fulfill(json=told))
    page.route("**/api/studio/handicaps/*", lambda route: route.fulfill(json=search))
    page.route("**/api/studio/measurements/*/next", put_first)
    page.goto(f"/studio/{draft['id']}#balance")
    page.get_by_test_id("balance-part-handicaps").click()
    expect(page.get_by_test_id("graded-state")).to_contain_text("Kufra Well")
    page.get_by_test_id("graded-next").click()
    expect(page.get_by_test_id("graded-next")).to_be_enabled()
    assert [url.rsplit("/", 2)[1] for url in asked] == ["b" * 16]


def measurement(guest: Guest, draft: Any, **values: object) -> dict[str, object]:
    """Return a measurement of a draft, as the server lists it."""
    text = {"title": draft["title"], "text": draft["text"]}
    headers = {"origin": guest.address}
    check = guest.page.request.post(f"{guest.address}/api/studio/check", data=text, headers=headers)
    return {
        "id": "b" * 16, "draft": draft["id"], "name": "Mill", "title": draft["title"],
        "scenario": check.json()["scenario"], "rules_version": 1, "is_current": True,
        "agent": "corporal", "state": "queued", "place": 5, "error": "", "error_number": "",
        "wanted": 400, "games": 0, "result": None, "starts_in": 240.0, "seconds_left": 7200.0,
        "created": 1.0, "changed": 1.0, **values,
    }  # fmt: skip


def tell(guest: Guest, **values: object) -> None:
    """Let the server list measurements with other values."""
    known = guest.page.request.get(f"{guest.address}/api/studio/measurements").json()
    told = {**known, **values}
    guest.page.unroute(MEASUREMENTS)
    guest.page.route(MEASUREMENTS, lambda route: route.fulfill(json=told))
    one = next(iter(told["measurements"]), None)
    guest.page.unroute(f"{MEASUREMENTS}/*")
    answer = {"summary": one, "finding": None}
    guest.page.route(f"{MEASUREMENTS}/*", lambda route: route.fulfill(json=answer))


def test_the_time_is_told_before_the_first_games(invite: Invite) -> None:
    """Studio design, section 13: the estimate, the queue and the busy server."""
    guest = invite()
    page = guest.page
    draft = draft_of(guest, scenario="la-raye")
    seconds = {draft["title"]: {"corporal": 1.5}}
    tell(guest, game_seconds=seconds)
    page.goto(f"/studio/{draft['id']}#balance")
    start = page.get_by_test_id("measure-start")
    expect(start).to_have_text("Measure with the Corporal, about 10 minutes")
    expect(page.get_by_test_id("measure-busy")).to_be_hidden()
    # Others are in the queue: only their number is told.
    tell(guest, game_seconds={draft["title"]: {"corporal": 18.0}}, queue=31)
    page.reload()
    busy = page.get_by_test_id("measure-busy")
    expect(busy).to_contain_text("31 other measurements are in the queue")
    expect(busy).to_contain_text("about 2 hours")
    expect(page.get_by_test_id("measure-fewer")).to_have_text("Measure 100 games, about 30 minutes")
    tell(guest, measurements=[measurement(guest, draft)], queue=31)
    page.reload()
    state = page.get_by_test_id("measure-state")
    expect(state).to_have_text("In the queue: place 5, starts in about 4 minutes")
    running = measurement(guest, draft, state="measuring", games=2, starts_in=None)
    tell(guest, measurements=[running], queue=31)
    page.reload()
    expect(state).to_have_text("about 2 hours left")


ANSWER = """(answer) => {
  Notification.requestPermission = () => Promise.resolve(answer);
  Object.defineProperty(Notification, "permission", { get: () => "default", configurable: true });
}"""
"""The player's answer to the browser's question."""


def test_a_designer_asks_to_be_reminded(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    guest.context.grant_permissions(["notifications"], origin=guest.address)
    draft = draft_of(guest, scenario="la-raye")
    tell(guest, measurements=[measurement(guest, draft)], notices=["email"])
    page.goto(f"/studio/{draft['id']}#balance")
    expect(page.get_by_test_id("remind-way")).to_have_text(
        "You’ll get an email when it’s finished."
    )
    page.evaluate(ANSWER, "denied")
    page.get_by_test_id("remind-me").click()
    expect(page.get_by_role("alert")).to_contain_text("blocks notifications")
    page.evaluate(ANSWER, "granted")
    page.get_by_test_id("remind-me").click()
    expect(page.get_by_test_id("remind-set")).to_be_visible()
    page.reload()
    expect(page.get_by_test_id("remind-set")).to_be_visible()
    # The games of the day are spent: a reminder for the next one.
    quota = {"games_today": 400, "most_games_a_day": 400, "under_way": 0, "most_under_way": 4}
    tell(guest, measurements=[], quota=quota)
    page.reload()
    expect(page.get_by_test_id("measure-start")).to_be_disabled()
    expect(page.get_by_test_id("remind-me")).to_be_visible()


def test_errors_have_numbers(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    draft = draft_of(guest, scenario="la-raye")
    failed = {"state": "failed", "error": "never-ends", "error_number": "k3f9xq2b", "place": 0}
    tell(guest, measurements=[measurement(guest, draft, **failed)])
    page.goto(f"/studio/{draft['id']}#balance")
    expect(page.get_by_test_id("measure-state")).to_have_text(
        "The measurement failed because a game did not end. Error number: k3f9xq2b"
    )
    broken = {"error": "server", "message": "", "rule": "", "number": "a1b2c3d4"}
    page.unroute(MEASUREMENTS)
    page.route(MEASUREMENTS, lambda route: route.fulfill(status=500, json=broken))
    page.reload()
    expect(page.get_by_test_id("measure-problem")).to_contain_text("Error number: a1b2c3d4")
    page.unroute(MEASUREMENTS)
    page.get_by_test_id("measure-look").click()
    expect(page.get_by_test_id("measure-start")).to_be_enabled()
    page.route(DRAFT, lambda route: route.fulfill(status=500, json=broken))
    page.reload()
    expect(page.get_by_text("Error number: a1b2c3d4")).to_be_visible()
    guest.forgive("500")


def test_the_gate_leads_to_what_is_missing(invite: Invite) -> None:
    """The name of the draft counts; a sentence that describes it is missing."""
    guest = invite()
    page = guest.page
    draft = draft_of(guest, scenario="la-raye")
    page.goto(f"/studio/{draft['id']}")
    page.get_by_test_id("publish").click()
    named = page.get_by_test_id("gate-named")
    expect(named).to_contain_text("Add a sentence that describes it")
    page.get_by_test_id("gate-to-named").click()
    expect(page.get_by_test_id("publish-dialog")).to_be_hidden()
    expect(page.get_by_test_id("story-name")).to_have_attribute("placeholder", "Le Mesnil")
    page.get_by_test_id("story-brief").fill("Hold the mill.")
    page.get_by_test_id("publish").click()
    expect(named).to_have_attribute("data-met", "true")
    expect(named).to_contain_text("English")
    expect(page.get_by_test_id("gate-to-measured")).to_have_text("Balance")


def title_of(scenario: str) -> str:
    """Return the title of a printed scenario."""
    games = map(sandtable.load, sandtable.TITLES)
    return next(g.id for g in games if scenario in [one.id for one in g.listings()])


GROUNDS = {"la-raye": "Tile 3A, church, cover 3", "barce": "Tile 2B, rocks, cover 3/1"}
"""A tile of a scenario as screen readers say it."""


@pytest.mark.parametrize("scenario", GROUNDS)
def test_tiles_are_called_by_their_ground(invite: Invite, scenario: str) -> None:
    """Studio design, section 15."""
    guest = invite()
    page = guest.page
    draft = draft_of(guest, title_of(scenario), scenario=scenario)
    page.goto(f"/studio/{draft['id']}")
    page.get_by_test_id("tool-tiles").click()
    spoken = GROUNDS[scenario]
    face = page.get_by_test_id(f"face-{spoken.split()[1].rstrip(',')}")
    expect(face).to_have_attribute("aria-label", re.compile(f"^{spoken}, "))
    expect(face).to_have_attribute("title", re.compile(f"^{spoken}, "))


@pytest.mark.parametrize("title", ONE_OF_EACH)
def test_a_draft_is_opened_and_changed_without_a_connection(
    invite: Invite, line: Line, title: str
) -> None:
    """It was opened once on this device; a newer state on the server is never overwritten."""
    guest = invite({"address": line.address, "worker": True})
    page = guest.page
    scenario = sandtable.load(title).listings()[0].id
    page.goto("/studio")
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    draft = draft_of(guest, title, scenario=scenario)
    path = f"/studio/{draft['id']}"
    page.goto(f"{path}#story")
    expect(page.get_by_test_id("validity")).to_have_class(re.compile(r"\bok\b"))
    page.reload()
    expect(page.get_by_test_id("validity")).to_have_class(re.compile(r"\bok\b"))
    line.cut()
    page.goto("/studio")
    page.get_by_test_id(f"on-device-{draft['id']}").click()
    expect(page.get_by_test_id("name")).to_have_text("Le Mesnil")
    expect(page.get_by_test_id("validity")).to_have_text("Not checked")
    page.reload()
    page.get_by_test_id("tab-story").click()
    page.get_by_test_id("story-place").fill("Le Mesnil")
    expect(page.get_by_test_id("saved")).to_have_text("Stored on this device")
    page.goto(path)
    page.get_by_test_id("tab-story").click()
    expect(page.get_by_test_id("story-place")).to_have_value("Le Mesnil")
    line.mend()
    expect(page.get_by_test_id("saved")).to_contain_text("Saved")
    read = page.request.get(f"{guest.address}/api/studio/drafts/{draft['id']}").json()
    assert 'place = "Le Mesnil"' in read["text"]
    line.cut()
    page.get_by_test_id("story-place").fill("Carentan")
    expect(page.get_by_test_id("saved")).to_have_text("Stored on this device")
    line.mend()
    with_texts(guest, read, {"en": {"name": "Other"}})
    expect(page.get_by_test_id("conflict")).to_be_visible()
    kept = page.request.get(f"{guest.address}/api/studio/drafts/{draft['id']}").json()
    assert kept["texts"]["en"]["name"] == "Other"
    guest.forgive(f"{BROKEN_LINE}|409")


def test_a_draft_that_is_not_on_this_device_says_so(invite: Invite, line: Line) -> None:
    guest = invite({"address": line.address})
    page = guest.page
    draft = draft_of(guest, scenario="la-raye")
    page.goto(f"/studio/{draft['id']}")
    expect(page.get_by_test_id("validity")).to_be_visible()
    page.goto("/studio")
    page.route(DRAFT, lambda route: route.abort())
    page.evaluate("indexedDB.deleteDatabase('sandtable-studio')")
    page.goto(f"/studio/{draft['id']}")
    expect(page.get_by_role("alert")).to_contain_text("isn’t stored on this device")
    guest.forgive(BROKEN_LINE)


def tab_to(page: Page, start: str) -> None:
    """Press Tab until something with such a test id has the focus."""
    for _ in range(60):
        if (page.evaluate("document.activeElement?.dataset.testid") or "").startswith(start):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{start} cannot be reached")


@pytest.mark.parametrize("scenario", ["critical-intelligence", "barce"])
def test_the_largest_map_is_changed_by_keyboard_alone(invite: Invite, scenario: str) -> None:
    """Studio design, sections 14 and 15: every step without a mouse, from the address on."""
    guest = invite()
    page = guest.page
    keys = page.keyboard
    draft = draft_of(guest, title_of(scenario), scenario=scenario)
    page.goto(f"/studio/{draft['id']}")
    tiles = page.locator("[data-testid^='tile-']")
    expect(page.get_by_test_id("validity")).to_have_class(re.compile(r"\bok\b"))
    count = tiles.count()
    keys.press("t")
    tab_to(page, "tile-")
    taken = page.evaluate("document.activeElement.dataset.testid.slice(5)")
    keys.press("Enter")
    keys.press("Delete")
    expect(tiles).to_have_count(count - 1)
    # The box has one Tab stop; arrows lead to the face, and one Tab to the map.
    page.evaluate("document.activeElement.blur()")
    tab_to(page, "face-")
    # Two tiles in a row, with both faces.
    row, column = divmod(int(taken[:-1]) - 1, 2)
    for _ in range(2 * column + (taken[-1] == "B")):
        keys.press("ArrowRight")
    for _ in range(row):
        keys.press("ArrowDown")
    expect(page.get_by_test_id(f"face-{taken}")).to_be_focused()
    keys.press("Enter")
    keys.press("Tab")
    for _ in range(4):
        if page.evaluate("document.activeElement.dataset.testid").startswith("place-"):
            break
        keys.press("ArrowUp")
    keys.press("Enter")
    expect(tiles).to_have_count(count)
    keys.press("Control+z")
    keys.press("Control+z")
    expect(page.get_by_test_id("undo")).to_be_disabled()
    expect(page.get_by_test_id("validity")).to_have_class(re.compile(r"\bok\b"))


def test_the_largest_map_of_heroes_is_changed_by_keyboard_alone(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    keys = page.keyboard
    draft = draft_of(guest, "heroes-of-normandie", scenario="road-junction")
    page.goto(f"/studio/{draft['id']}")
    expect(page.get_by_test_id("validity")).to_have_class(re.compile(r"\bok\b"))
    keys.press("v")
    tab_to(page, "overlay-")
    first = page.evaluate("document.activeElement.dataset.testid")
    keys.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.testid") != first
    keys.press("Enter")
    keys.press("Delete")
    expect(page.get_by_test_id("undo")).to_be_enabled()
    keys.press("Control+z")
    expect(page.get_by_test_id("undo")).to_be_disabled()
    tab_to(page, "cursor")
    corner = page.get_by_test_id("cursor")
    for _ in range(21):
        keys.press("ArrowRight")
    for _ in range(14):
        keys.press("ArrowUp")
    expect(corner).to_have_attribute("aria-label", re.compile("^U14"))
