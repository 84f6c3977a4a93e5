"""Page object of the account page."""

from playwright.sync_api import Locator, Page, expect

PASSWORD = "correct horse battery"


class AccountPage:
    """The account page, with the actions of a user."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def open(self) -> "AccountPage":
        self.page.goto("/account")
        expect(self["who"]).to_be_visible()
        return self

    def __getitem__(self, test: str) -> Locator:
        return self.page.get_by_test_id(test)

    def enter(self, door: str, name: str, password: str) -> None:
        self[f"door-{door}"].click()
        self["account-name"].fill(name)
        self["account-password"].fill(password)
        self[door].get_by_role("button").click()

    def send(self, form: str, **fields: str) -> None:
        for field, value in fields.items():
            self[field.replace("_", "-")].fill(value)
        self[form].get_by_role("button").click()
