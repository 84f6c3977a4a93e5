"""An account from guest to deletion; its pages pass axe and the content policy."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from web.account_page import PASSWORD, AccountPage
from web.axe import grave_faults
from web.conftest import Invite
from web.letters import Letterbox, letterbox
from web.screens import LANGUAGES
from web.served import serving
from web.texts import overflowing, untranslated
from web.windows import both_ways
from web.wire_player import WirePlayer

OTHER = "staple of another kind"


@pytest.fixture(scope="module")
def mailed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Letterbox]]:
    """Run a server that can send emails; yield its address and the mailbox."""
    with letterbox() as box:
        variables = {
            "SANDTABLE_SMTP": box.address,
            "SANDTABLE_MAIL_FROM": "table@table.example",
            "SANDTABLE_URL": "https://table.example",
        }
        with serving(tmp_path_factory.mktemp("mailed"), **variables) as address:
            yield address, box


def test_an_account_from_guest_to_deletion(
    invite: Invite, mailed: tuple[str, Letterbox], tmp_path: Path
) -> None:
    address, box = mailed
    player = WirePlayer(address)
    running = player.open_table("here")["table"]
    finished = player.open_table("agent", agent="recruit")["table"]
    with player.sitting(finished, "us") as seat:
        seat.resign()
    guest = invite({"address": address, "like": player})
    page = guest.page

    # A guest registers an account, and the games move into it.
    guest.lobby()
    page.get_by_test_id("to-account").click()
    account = AccountPage(page)
    expect(account["results"]).to_contain_text("Recruit")
    expect(account["no-mail"]).to_be_hidden()
    account.enter("sign-up", "Ann Onym", PASSWORD)
    expect(account["who"]).to_have_text("Ann Onym")
    row = account["results"].get_by_role("row").filter(has_text="Recruit")
    expect(row).to_contain_text("1")
    assert grave_faults(page) == []
    guest.lobby()
    expect(page.locator(f'a[href="/table/{running}"]')).to_be_visible()

    # Log out, and log in with a wrong password and with the right one.
    account.open()
    account["log-out"].click()
    expect(account["door-log-in"]).to_be_visible()
    expect(account["results"]).not_to_contain_text("Recruit")
    account.enter("log-in", "ann onym", "not the password")
    expect(page.get_by_role("alert")).to_contain_text("Wrong name or password")
    account.enter("log-in", "ann onym", PASSWORD)
    expect(account["who"]).to_have_text("Ann Onym")

    # An address is confirmed by a link, and is used to set a new password.
    account.send("reach", account_email="ann@example.org", reach_password=PASSWORD)
    expect(account["unconfirmed"]).to_contain_text("ann@example.org")
    page.goto(box.path(1))
    assert grave_faults(page) == []
    account["link"].get_by_role("button").click()
    expect(account["link-done"]).to_be_visible()
    account.open()
    expect(account["unconfirmed"]).to_be_hidden()
    expect(account["account-email"]).to_have_value("ann@example.org")
    account["log-out"].click()
    account["forgot"].click()
    account.send("forgotten", account_name="Ann Onym")
    expect(page.get_by_role("status").filter(has_text="on its way")).to_be_visible()
    page.goto(box.path(2))
    assert grave_faults(page) == []
    account.send("link", new_password=OTHER)
    expect(account["link-done"]).to_be_visible()
    assert "#" not in page.url
    page.get_by_role("link", name="Your account").last.click()
    account.enter("log-in", "Ann Onym", OTHER)
    expect(account["who"]).to_have_text("Ann Onym")
    account.send("change-password", old_password=OTHER, new_password=PASSWORD)
    expect(page.get_by_role("status").filter(has_text="Password changed")).to_be_visible()

    # Export the data, and delete the account.
    with page.expect_download() as started:
        account["own-data"].click()
    file = tmp_path / "mine.json"
    started.value.save_as(file)
    mine = json.loads(file.read_text(encoding="utf-8"))
    assert mine["account"]["email"] == "ann@example.org"
    assert {table["id"] for table in mine["tables"]} == {running, finished}
    account["delete-ask"].click()
    account.send("delete", delete_password="not the password")
    expect(page.get_by_role("alert")).to_contain_text("Wrong name or password")
    account.send("delete", delete_password=PASSWORD)
    expect(page.get_by_test_id("my-games")).not_to_contain_text("La Raye")
    account.open()
    account.enter("log-in", "Ann Onym", PASSWORD)
    expect(page.get_by_role("alert")).to_contain_text("Wrong name or password")
    page.goto(f"/replay/{running}")
    expect(page.locator("body")).to_contain_text("Former player")
    guest.forgive("401")


def test_without_mail_the_page_says_what_a_lost_password_means(invite: Invite) -> None:
    """B4: the page warns in each language before the account is created, unless the server has
    mail."""
    guest = invite()
    account = AccountPage(guest.page).open()
    said = set()
    for language in LANGUAGES:
        account[f"language-{language}"].click()
        expect(guest.page.locator("html")).to_have_attribute("lang", language)
        for door in ("log-in", "sign-up"):
            account[f"door-{door}"].click()
            expect(account["no-mail"]).to_be_visible()
            said.add(account["no-mail"].inner_text())
        assert untranslated(guest.page) == []
        assert overflowing(guest.page) == []
    assert len(said) == 2 * len(LANGUAGES)
    assert grave_faults(guest.page) == []


def test_the_name_to_log_in_with_is_changed_on_the_page_of_the_account(invite: Invite) -> None:
    """S2: it requires the password; the lobby says where to change it."""
    guest = invite()
    page = guest.page
    account = AccountPage(page).open()
    account.enter("sign-up", "Bea Fore", PASSWORD)
    expect(account["who"]).to_have_text("Bea Fore")
    guest.lobby()
    page.get_by_test_id("guest-name").fill("Bea After")
    page.get_by_test_id("guest-name").press("Enter")
    expect(page.get_by_role("status").filter(has_text="your account page")).to_be_visible()
    account.open()
    expect(account["who"]).to_have_text("Bea Fore")
    account.send("change-name", new_name="Bea After", name_password=PASSWORD)
    expect(account["who"]).to_have_text("Bea After")
    guest.forgive("401")


@both_ways
def test_the_pages_in_every_language(
    invite: Invite, mailed: tuple[str, Letterbox], size: tuple[int, int], theme: str
) -> None:
    address, _ = mailed
    guest = invite({"address": address, "size": size}, theme=theme)
    account = AccountPage(guest.page).open()
    said = set()
    for language in LANGUAGES:
        account[f"language-{language}"].click()
        expect(guest.page.locator("html")).to_have_attribute("lang", language)
        assert untranslated(guest.page) == []
        assert overflowing(guest.page) == []
        said.add(guest.page.locator("main").inner_text())
    assert len(said) == len(LANGUAGES)
    assert grave_faults(guest.page) == []
    account.enter("sign-up", f"Łucja {theme}", PASSWORD)
    expect(account["who"]).to_contain_text("Łucja")
    account["delete-ask"].click()
    for language in LANGUAGES:
        account[f"language-{language}"].click()
        expect(guest.page.locator("html")).to_have_attribute("lang", language)
        assert untranslated(guest.page) == []
        assert overflowing(guest.page) == []
    assert grave_faults(guest.page) == []
    guest.page.goto("/reset")
    expect(guest.page.get_by_role("alert")).to_be_visible()
    assert untranslated(guest.page) == []
    assert grave_faults(guest.page) == []
