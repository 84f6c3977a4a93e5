"""Requests of guests to the studio."""

from typing import Any

from server_table import Guest, new_nonce

TITLE = "undaunted-normandy"


async def ask(guest: Guest, method: str, path: str, status: int = 200, **body: object) -> Any:
    path = f"/api/studio/{path}"
    if method in ("GET", "DELETE"):
        found = await guest.http.request(method, path)
    else:
        found = await guest.http.request(method, path, json=body)
    assert found.status_code == status, found.text
    return found.json()


async def new(guest: Guest, title: str = TITLE, **body: object) -> Any:
    return await ask(guest, "POST", "drafts", title=title, **body)


async def account(guest: Guest, name: str) -> None:
    body = {"name": name, "password": "correct horse battery"}
    made_account = await guest.http.post("/api/account", json=body)
    assert made_account.status_code == 200, made_account.text


async def publish(guest: Guest, draft: Any, status: int = 200, **body: object) -> Any:
    asked = {"name": "mill-at-dawn", "revision": draft["revision"], "nonce": new_nonce(), **body}
    return await ask(guest, "POST", f"drafts/{draft['id']}/publish", status, **asked)


def link_of(version: Any) -> str:
    """Return the API path of a version."""
    return str(version["summary"]["address"]).replace("/s/", "versions/")
