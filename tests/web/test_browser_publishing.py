"""A scenario is described, published, read by others, copied and printed; its texts are never
HTML."""

import re
from pathlib import Path
from secrets import token_hex

import pytest
from playwright.sync_api import expect

import sandtable
from sandtable import scenario_archive
from sandtable.agents.match import play_game
from sandtable.cli import main
from sandtable.scenario_archive import Archive
from sandtable.scenario_files import starter
from sandtable.server.ops.sheet_pdf import print_sheet
from web.axe import grave_faults
from web.conftest import Invite
from web.guests import Guest

TITLE = "undaunted-normandy"
EVIL = "Mill <img src=x onerror=alert(1)>"
TEXTS = {
    "en": {"name": EVIL, "brief": "Hold <b>it</b>."},
    "pl": {"name": "Zażółć gęślą jaźń", "brief": "Młyn.", "history": "Őrült <i>útvesztő</i>."},
}


def with_account(guest: Guest, name: str) -> None:
    """Make an account. Its name is unique, because tests and their second tries share a server."""
    body = {"name": f"{name} {token_hex(3)}", "password": "correct horse battery"}
    guest.page.goto("/studio")
    answer = guest.page.request.post("/api/account", data=body, headers={"origin": guest.address})
    assert answer.ok, answer.text()


def test_a_scenario_is_described_published_read_copied_and_withdrawn(invite: Invite) -> None:
    ann, ben = invite(), invite()
    with_account(ann, "Publisher Ann")
    page = ann.page
    page.goto("/studio")
    file = scenario_archive.pack(Archive(starter(TITLE)), TITLE)
    page.get_by_test_id("import-file").set_input_files(
        {"name": "my mill.sandtable", "mimeType": "application/zip", "buffer": file}
    )
    page.get_by_test_id("tab-story").click()
    page.get_by_test_id("story-name").fill(EVIL)
    page.get_by_test_id("story-brief").fill("Hold <b>it</b>.")
    expect(page.get_by_test_id("story").locator("article h2")).to_have_text(EVIL)
    assert grave_faults(page) == []
    page.get_by_test_id("publish").click()
    expect(page.get_by_test_id("gate-valid")).to_have_attribute("data-met", "true")
    expect(page.get_by_test_id("gate-named")).to_have_attribute("data-met", "true")
    expect(page.get_by_test_id("gate-measured")).to_have_attribute("data-met", "false")
    expect(page.get_by_test_id("publish-name")).to_have_value("my-mill")
    assert grave_faults(page) == []
    page.get_by_test_id("publish-now").click()
    link = page.get_by_test_id("published-link").inner_text()
    assert re.fullmatch(r".*/s/my-mill/1-[a-z0-9]{16}", link)
    # Open the published version.
    page.get_by_test_id("published-open").click()
    expect(page.get_by_test_id("version-name")).to_have_text(EVIL)
    # Another user opens it with the link and copies it.
    ben.page.goto(link)
    expect(ben.page.get_by_test_id("version-name")).to_have_text(EVIL)
    assert grave_faults(ben.page) == []
    ben.page.get_by_test_id("fork").click()
    expect(ben.page.get_by_test_id("name")).to_have_text("my mill")
    ben.page.goto(f"{link}/sheet")
    expect(ben.page.locator("[data-ready]")).to_be_visible()
    expect(ben.page.locator("article h1")).to_have_text(EVIL)
    assert ben.page.locator("article img").count() == 0
    assert grave_faults(ben.page) == []
    # The link of a withdrawn version says that it was withdrawn.
    page.get_by_test_id("withdraw").click()
    page.get_by_test_id("withdraw-sure").click()
    expect(page.locator(".problem")).to_be_visible()
    ben.page.goto(link)
    expect(ben.page.get_by_test_id("withdrawn")).to_be_visible()
    ben.forgive("410")


def test_the_record_of_a_file_is_replayed(invite: Invite) -> None:
    game = sandtable.load(TITLE)
    record = play_game(game, game.add(starter(TITLE)), ("random", "random"), 5)
    guest = invite()
    page = guest.page
    page.goto("/studio")
    file = {"name": "a.record", "mimeType": "text/plain", "buffer": record.text().encode()}
    page.get_by_test_id("import-file").set_input_files(file)
    expect(page.locator(".board .still")).to_be_visible()
    expect(page.locator(".result")).not_to_be_empty()
    assert page.get_by_test_id("open-dice").count() == 0
    page.keyboard.press("Home")
    expect(page).to_have_url(re.compile(r"/replay/file\?entry=0"))
    file = {
        **file,
        "buffer": record.text().replace("round_limit = 30", "round_limit = 31").encode(),
    }
    page.goto("/studio")
    page.get_by_test_id("import-file").set_input_files(file)
    expect(page.get_by_role("alert")).to_have_text("This file is not a record, or it was changed.")
    guest.forgive("422")


def pages(file: Path) -> list[tuple[int, int]]:
    """Return the sizes of the pages of a PDF file, in points."""
    data = file.read_bytes()
    assert data.startswith(b"%PDF-")
    assert data.count(b"/Type /Page\n") == data.count(b"/MediaBox")
    found = re.findall(rb"/MediaBox \[0 0 ([0-9.]+) ([0-9.]+)\]", data)
    return [(round(float(width)), round(float(height))) for width, height in found]


def test_a_sheet_is_printed_to_two_pages(tmp_path: Path) -> None:
    file, to = tmp_path / "mill.sandtable", tmp_path / "mill.pdf"
    file.write_bytes(scenario_archive.pack(Archive(starter(TITLE), TEXTS), TITLE))
    assert main(["print", str(file), "--language", "pl"]) == 0
    assert pages(to) == [(595, 842)] * 2
    assert b"/Lang (pl)" in to.read_bytes()
    assert "Zażółć gęślą jaźń".encode("utf-16-be").hex().upper().encode() in to.read_bytes()


@pytest.mark.soak
@pytest.mark.parametrize("title", list(sandtable.TITLES))
@pytest.mark.parametrize("language", ["en", "pl", "hu", "pt-BR"])
def test_every_title_is_printed_in_every_language(
    title: str, language: str, tmp_path: Path
) -> None:
    file, to = tmp_path / "mill.sandtable", tmp_path / "mill.pdf"
    long = {"name": "N" * 60, "history": "An old story. " * 85, "notes": "A note here. " * 46}
    file.write_bytes(scenario_archive.pack(Archive(starter(title), {"en": long}), title))
    print_sheet(file, to, language, letter=True, save_ink=True)
    assert pages(to) == [(612, 792)] * 2
    assert f"/Lang ({language})".encode() in to.read_bytes()
