"""Second factor, recovery codes and sessions on the account page."""

import os
import re
import time
from pathlib import Path

from playwright.sync_api import Page, expect

from sandtable.server.accounts import totp
from web.account_page import PASSWORD, AccountPage
from web.axe import grave_faults
from web.conftest import Invite
from web.screens import LANGUAGES
from web.texts import overflowing, untranslated
from web.windows import both_ways

SHOTS = os.environ.get("SANDTABLE_SHOTS", "")
"""Folder for screenshots of the steps, for inspection."""


def shoot(page: Page, name: str) -> None:
    if SHOTS:
        page.get_by_test_id("security").screenshot(path=str(Path(SHOTS) / f"{name}.png"))


def code_of(secret: str, ahead: int = 0) -> str:
    """Return the code that the app shows now, or ``ahead`` half minutes later."""
    return totp.code_at(secret, int(time.time()) // totp.STEP + ahead)


def set_up(account: AccountPage) -> str:
    """Set up the second factor by keyboard, up to the recovery codes; return the secret."""
    page = account.page
    account["factor-start"].press("Enter")
    expect(account["factor-password"]).to_be_focused()
    account["factor-password"].fill(PASSWORD)
    account["factor-password"].press("Enter")
    expect(page.get_by_role("heading", name="Scan the QR code")).to_be_focused()
    secret = account["factor-secret"].inner_text().replace(" ", "")
    assert re.fullmatch(r"[A-Z2-7]{32}", secret)
    picture = page.get_by_role("img", name="QR code for your authenticator app")
    assert picture.evaluate("image => image.complete && image.naturalWidth > 100")
    account.send("confirm-factor", factor_code="000000")
    expect(page.get_by_role("alert")).to_contain_text("Wrong code")
    account["factor-code"].fill(code_of(secret))
    account["factor-code"].press("Enter")
    expect(account["recovery-codes"]).to_be_visible()
    return secret


def test_two_step_login_from_start_to_end(invite: Invite) -> None:
    guest, other = invite(), invite()
    page = guest.page
    account = AccountPage(page).open()
    account.enter("sign-up", "Cleo Patra", PASSWORD)
    expect(account["who"]).to_have_text("Cleo Patra")
    expect(account["factor-state"]).to_contain_text("Off")
    secret = set_up(account)
    codes = account["recovery-codes"].get_by_role("listitem").all_inner_texts()
    assert len(set(codes)) == totp.RECOVERY_CODES
    assert grave_faults(page) == []
    account["codes-saved"].click()
    expect(account["factor-state"]).to_contain_text("Recovery codes left: 10")
    two_step = page.get_by_role("heading", name="Two-step login")
    expect(two_step).to_be_focused()
    account["factor-renew"].click()
    expect(account["factor-password"]).to_be_focused()
    account["factor-cancel"].click()
    expect(two_step).to_be_focused()

    # Log out and in again: the code is asked for after the right password.
    account["log-out"].click()
    account.enter("log-in", "Cleo Patra", "not the password")
    expect(page.get_by_role("alert")).to_contain_text("Wrong name or password")
    expect(account["account-code"]).to_be_hidden()
    account.enter("log-in", "Cleo Patra", PASSWORD)
    expect(account["account-code"]).to_be_focused()
    assert grave_faults(page) == []
    account["account-code"].fill(code_of(secret, ahead=1))
    account["account-code"].press("Enter")
    expect(account["who"]).to_have_text("Cleo Patra")

    # Log in with a recovery code in another browser; its session is listed here and ended.
    there = AccountPage(other.page).open()
    there.enter("log-in", "Cleo Patra", PASSWORD)
    there["account-code"].fill("000000")
    there["account-code"].press("Enter")
    expect(other.page.get_by_role("alert")).to_contain_text("Wrong code")
    there["account-code"].fill(codes[0])
    there["account-code"].press("Enter")
    expect(there["who"]).to_have_text("Cleo Patra")
    account.open()
    expect(account["factor-state"]).to_contain_text("Recovery codes left: 9")
    sessions = account["sessions"].get_by_role("listitem")
    expect(sessions).to_have_count(2)
    expect(sessions.filter(has_text="This browser")).to_have_count(1)
    account["sessions"].get_by_role("button").press("Enter")
    expect(sessions).to_have_count(1)
    expect(page.get_by_role("heading", name="Where you’re logged in")).to_be_focused()
    expect(page.get_by_role("status").filter(has_text="Logged out: ")).to_be_visible()
    there.open()
    expect(there["door-log-in"]).to_be_visible()

    # The session and the password are not enough to remove the second factor.
    account["factor-remove"].click()
    account.send("remove-factor", factor_password=PASSWORD, factor_password_code=codes[0])
    expect(page.get_by_role("alert")).to_contain_text("Wrong code")
    account.send("remove-factor", factor_password=PASSWORD, factor_password_code=codes[1])
    expect(account["factor-state"]).to_contain_text("Off")
    for one in (guest, other):
        one.forgive("401")


@both_ways
def test_each_step_in_every_language(invite: Invite, size: tuple[int, int], theme: str) -> None:
    guest = invite({"size": size}, theme=theme)
    page = guest.page
    account = AccountPage(page).open()
    account.enter("sign-up", f"Dido {theme}", PASSWORD)
    expect(account["factor-state"]).to_be_visible()
    look(account, f"{theme}-off")
    account["factor-start"].click()
    account.send("start-factor", factor_password=PASSWORD)
    expect(account["factor-secret"]).to_be_visible()
    secret = account["factor-secret"].inner_text().replace(" ", "")
    look(account, f"{theme}-scan")
    account.send("confirm-factor", factor_code=code_of(secret))
    expect(account["recovery-codes"]).to_be_visible()
    look(account, f"{theme}-codes")
    account["codes-saved"].click()
    account["factor-remove"].click()
    look(account, f"{theme}-on")


def look(account: AccountPage, name: str) -> None:
    page = account.page
    said = set()
    for language in LANGUAGES:
        account[f"language-{language}"].click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert untranslated(page) == []
        assert overflowing(page) == []
        said.add(account["security"].inner_text())
        shoot(page, f"{name}-{language}")
    assert len(said) == len(LANGUAGES)
    account["language-en"].click()
    assert grave_faults(page) == []
