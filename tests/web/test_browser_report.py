"""The after-action report and the coach: from the end of a game to its replay and back."""

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, expect

import sandtable
from web.axe import grave_faults
from web.conftest import Invite
from web.guests import DESK, PHONE
from web.screens import LANGUAGES, ReplayScreen, ReportScreen, TableScreen
from web.texts import overflowing, through_sizes, untranslated
from web.windows import in_windows
from web.wire_player import WirePlayer, can_attack

CHARTS = ("points", "casualties", "luck")
A_WHILE_MS = 120_000
"""Timeout in milliseconds: the coach is slow, and the tests share the machine."""


class HeroesPlayer(WirePlayer):
    title = "heroes-of-normandie"
    scenario = "godsend"


@pytest.fixture(scope="module")
def short(address: str) -> str:
    """Return a game of two rounds, which the coach analyses quickly."""
    player = WirePlayer(address)
    table: str = player.open_table("here")["table"]
    player.play_both(table, rounds=2)
    return table


OTHERS = [title for title in sandtable.TITLES if title != WirePlayer.title]


@pytest.fixture(scope="module")
def others(address: str) -> dict[str, str]:
    """Return games of the other titles that ended early."""
    tables = {}
    for title in OTHERS:
        player = WirePlayer(address)
        game = sandtable.load(title)
        player.title, player.scenario, player.side = title, game.listings()[0].id, game.seats[0]
        table = player.open_table("here")["table"]
        with player.sitting(table, player.side) as seat:
            seat.resign()
        tables[player.title] = table
    return tables


def told(panel: Locator) -> tuple[str, str, int]:
    """Return a chart's accessible name, its text, and the number of rows of its table."""
    spoken = panel.get_by_role("img").first.get_attribute("aria-label") or ""
    panel.locator("summary").first.click()
    text = panel.locator("details p").first.inner_text()
    return spoken, text, panel.get_by_role("row").count()


def test_from_the_end_of_a_game_to_the_report_and_the_replay(
    invite: Invite, player: WirePlayer
) -> None:
    table = player.open_table("here")["table"]
    player.play_both(table, rounds=3)
    guest = invite({"like": player})
    screen = guest.table(table)
    screen["result"].get_by_test_id("to-report").click()
    report = ReportScreen(guest.page).ready()
    expect(report.page.get_by_role("heading", level=1)).to_contain_text("win")
    expect(report["why"]).to_contain_text("resigned")

    # Key moments move the small map and its slider, and link to the replay at that moment.
    moment = report.moments.first
    moment.click()
    expect(moment).to_have_attribute("aria-current", "step")
    link = report["to-replay"]
    address = link.get_attribute("href") or ""
    entry = int(re.sub(r".*entry=", "", address))
    link.click()
    replay = ReplayScreen(guest.page).ready()
    replay.at(entry)
    replay["to-report"].click()
    ReportScreen(guest.page).ready()


def test_every_chart_has_a_table_and_a_text(invite: Invite, finished: str) -> None:
    report = invite().report(finished)
    replay = WirePlayer(invite().address).get(f"/api/tables/{finished}/report")
    rows = {"points": replay["rounds"] + 2, "luck": replay["rounds"] + 2}
    rows["casualties"] = len(replay["casualties"]) + 1
    for chart in CHARTS:
        spoken, text, count = told(report[chart])
        assert spoken == text != ""
        assert count == rows[chart]
    images = report.page.locator("svg[role='img'], div[role='img']")
    for image in images.all():
        assert image.get_attribute("aria-label")


def test_by_keyboard(invite: Invite, finished: str) -> None:
    report = invite().report(finished)
    slider = report["moments-round"]
    slider.focus()
    keys = report.page.keyboard
    keys.press("Home")
    expect(slider).to_have_value("1")
    expect(report["moments"].locator("header span")).to_have_text("Round 1")
    keys.press("ArrowRight")
    expect(slider).to_have_value("2")
    expect(report["moments"].locator("header span")).to_have_text("Round 2")
    report.moments.last.focus()
    keys.press("Enter")
    expect(report.moments.last).to_have_attribute("aria-current", "step")
    assert report.round == int(slider.get_attribute("max") or 0)
    report["luck"].locator("summary").focus()
    keys.press("Enter")
    expect(report["luck"].get_by_role("table")).to_be_visible()


def test_the_key_moments_play_by_themselves(invite: Invite, finished: str) -> None:
    report = invite().report(finished)
    report["moments-play"].click()
    expect(report.moments.first).to_have_attribute("aria-current", "step")
    report["moments-play"].click()


@in_windows
def test_in_every_language_and_size(
    invite: Invite, finished: str, sizes: Sequence[tuple[int, int]]
) -> None:
    """Light on a desktop, dark on a phone; axe checks them."""
    theme = "dark" if sizes[0] == PHONE else "light"
    report = invite({"size": sizes[0]}, theme=theme).report(finished)
    for chart in CHARTS:
        report[chart].locator("summary").first.click()
    assert grave_faults(report.page) == []
    check_in_every_language(report, sizes)


def test_of_an_own_game_on_a_phone(invite: Invite, player: WirePlayer) -> None:
    """Players see more buttons than spectators."""
    table = player.open_table("agent")["table"]
    with player.sitting(table, player.side) as seat:
        seat.resign()
    report = invite({"size": PHONE, "like": player}).report(table)
    expect(report["rematch"]).to_be_visible()
    check_in_every_language(report, (PHONE,))


@pytest.mark.parametrize("title", OTHERS)
def test_of_every_title(invite: Invite, others: dict[str, str], title: str) -> None:
    check_in_every_language(invite().report(others[title]))


def check_in_every_language(
    report: ReportScreen, sizes: Sequence[tuple[int, int]] = (DESK,)
) -> None:
    said = set()
    for language in LANGUAGES:
        report.speak(language)
        assert untranslated(report.page) == [], language
        for size in through_sizes(report.page, sizes):
            assert overflowing(report.page) == [], f"{language} at {size}"
        said.add(report.text)
    assert len(said) == len(LANGUAGES)


def test_a_running_game_has_no_report(invite: Invite, player: WirePlayer) -> None:
    table = player.open_table("agent")["table"]
    guest = invite({"like": player})
    guest.page.goto(f"/report/{table}")
    expect(guest.page.get_by_role("alert")).to_contain_text("still in progress")
    guest.forgive("409")


def test_once_more_against_the_computer(invite: Invite, player: WirePlayer) -> None:
    table = player.open_table("agent")["table"]
    with player.sitting(table, "us") as seat:
        seat.resign()
    report = invite({"like": player}).report(table)
    report["rematch"].click()
    screen = TableScreen(report.page).ready()
    assert screen.id != table
    assert player.get(f"/api/tables/{table}/report")["rematch"] == screen.id


# The coach


def test_the_coach_analyses_a_game(invite: Invite, short: str) -> None:
    report = invite().report(short)
    coach = report["coach"]
    coach.get_by_test_id("coach-look").click()
    expect(coach.get_by_role("status")).to_be_visible()
    expect(coach.get_by_test_id("coach-costly")).to_be_visible(timeout=A_WHILE_MS)
    chart = coach.locator("svg.ch").bounding_box()
    assert chart is not None
    assert chart["width"] <= 720
    spoken, text, rows = told(coach)
    assert spoken == text
    assert "Chance of winning" in text
    assert rows >= 3
    # The analysis is stored: the replay shows it immediately, with links to its moments.
    replay = invite().replay(short)
    replay["open-coach"].click()
    replay["coach-look"].click()
    costly = replay["coach-costly"]
    expect(costly).to_be_visible()
    show = costly.get_by_role("button", name="Show")
    if show.count() > 0:
        show.first.click()
        expect(costly.locator("li.on")).to_be_visible()
    for page in (report.page, replay.page):
        assert untranslated(page) == []
        assert overflowing(page) == []


def test_what_would_you_play_in_a_replay(invite: Invite, short: str) -> None:
    # At this entry all cards of the first round are drawn, and both sides bid.
    replay = invite().replay(short, "?entry=8")
    replay["open-coach"].click()
    replay["coach-ask"].click()
    advice = replay["advice"]
    expect(advice).to_be_visible(timeout=A_WHILE_MS)
    expect(advice).to_contain_text(re.compile(r"Bid .*%", re.S))
    # Advice belongs to one moment and disappears at another.
    replay.page.keyboard.press("Home")
    expect(advice).to_be_hidden()
    expect(replay["coach-ask"]).to_be_disabled()


def test_what_would_you_play_at_a_table(invite: Invite, player: WirePlayer) -> None:
    table = player.table_where(can_attack)
    screen = invite({"like": player}).table(table).ready()
    screen.wait()
    expect(screen["coach"]).to_be_hidden()
    screen["game-menu"].click()
    screen["offer-coach"].click()
    # The computer always agrees.
    screen["coach"].click()
    dialog = screen["coach-dialog"]
    dialog.get_by_test_id("coach-ask").click()
    advice = dialog.get_by_test_id("advice")
    expect(advice).to_be_visible(timeout=A_WHILE_MS)
    expect(advice).to_contain_text("Chance of winning now")
    assert grave_faults(screen.page) == []
