"""``kill -9`` while a draft is saved, published and measured: nothing acknowledged is lost, and
nothing is published twice."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx2
import pytest
from server_process import Process
from server_table import Guest, Serving, new_nonce
from studio_guests import account, ask, new

AGAIN = 0.05
"""Seconds before a failed request is repeated."""


async def insist(how: Callable[[], Awaitable[httpx2.Response]]) -> httpx2.Response:
    """Repeat a request until the server answers it."""
    async with asyncio.timeout(60):
        while True:
            try:
                answer = await how()
            except httpx2.TransportError:
                await asyncio.sleep(AGAIN)
                continue
            if answer.status_code not in (429, 503):
                return answer
            await asyncio.sleep(AGAIN)


def limited(text: str, rounds: int) -> str:
    return text.replace("round_limit = 30", f"round_limit = {rounds}")


class Saves:
    """A user who keeps editing, and the last revision that the server acknowledged."""

    def __init__(self, guest: Guest, draft: Any) -> None:
        self.guest = guest
        self.path = f"/api/studio/drafts/{draft['id']}"
        self.start = draft["text"]
        self.revision, self.text = draft["revision"], draft["text"]
        self.sent = ""
        """The text that was sent last."""
        self.count = 0

    async def edit(self) -> None:
        while True:
            self.count += 1
            self.sent = limited(self.start, 2 + self.count % 90)
            body = {"revision": self.revision, "text": self.sent, "name": f"Mill {self.count}"}
            try:
                answer = await self.guest.http.put(self.path, json=body)
            except httpx2.TransportError:
                await self.compare()
                continue
            if answer.status_code == 200:
                self.revision, self.text = answer.json()["revision"], self.sent
            else:
                assert answer.status_code == 429, answer.text
            await asyncio.sleep(0.02)

    async def compare(self) -> None:
        """Check that the stored text is the acknowledged one, or the one whose answer was lost."""
        stored = (await insist(lambda: self.guest.http.get(self.path))).json()
        if stored["revision"] == self.revision + 1:
            assert stored["text"] == self.sent
        else:
            assert (stored["revision"], stored["text"]) == (self.revision, self.text)
        self.revision, self.text = stored["revision"], stored["text"]


async def published_once(guest: Guest, draft: Any, rounds: int, kill: Callable[[], None]) -> Any:
    """Publish a new revision of the draft, and kill the server during the request."""
    path = f"/api/studio/drafts/{draft['id']}"
    stored = (await insist(lambda: guest.http.get(path))).json()
    text = limited(draft["text"], rounds)
    body = {"revision": stored["revision"], "text": text, "name": "Mill at dawn"}
    saved = await insist(lambda: guest.http.put(path, json=body))
    assert saved.status_code == 200, saved.text
    asked = {
        "name": "mill-at-dawn",
        "revision": saved.json()["revision"],
        "nonce": new_nonce(),
    }
    asyncio.get_running_loop().call_later(random.uniform(0, 0.06), kill)
    answer = await insist(lambda: guest.http.post(f"{path}/publish", json=asked))
    assert answer.status_code == 200, answer.text
    again = await insist(lambda: guest.http.post(f"{path}/publish", json=asked))
    assert again.json()["summary"] == answer.json()["summary"]
    return answer.json()


async def games_of(guest: Guest, measurement: Any) -> int:
    path = f"/api/studio/measurements/{measurement['summary']['id']}"
    summary = (await insist(lambda: guest.http.get(path))).json()["summary"]
    assert summary["state"] in ("measuring", "queued"), summary
    return int(summary["games"])


async def killed(folder: Path, kills: int) -> None:
    with Process(f"sqlite:///{folder / 'studio.sqlite'}", folder) as process:
        server = Serving(process.base, None)
        async with server.guest() as ann:
            await account(ann, "Ann")
            edited, shown = await new(ann), await new(ann)
            order = {"draft": shown["id"], "revision": 1, "agent": "corporal", "games": 6400}
            measured = await ask(ann, "POST", "measurements", **order)
            saves = Saves(ann, edited)
            games, numbers = 0, []
            async with asyncio.TaskGroup() as group:
                editing = group.create_task(saves.edit())
                for count in range(kills):
                    async with asyncio.timeout(60):
                        while (now := await games_of(ann, measured)) <= games:
                            await asyncio.sleep(AGAIN)
                    games = now
                    dead = asyncio.Event()

                    def kill(dead: asyncio.Event = dead) -> None:
                        process.kill()
                        dead.set()

                    version = group.create_task(published_once(ann, shown, 40 + count, kill))
                    await dead.wait()
                    await asyncio.to_thread(process.start)
                    numbers.append((await version)["summary"]["number"])
                    # The games that the server reported before are still there.
                    assert await games_of(ann, measured) >= games
                editing.cancel()
            await saves.compare()
            assert saves.count > kills
            assert numbers == list(range(1, kills + 1))
            gate = await ask(ann, "GET", f"drafts/{shown['id']}/gate")
            assert [one["number"] for one in gate["versions"]] == numbers


async def test_nothing_of_the_studio_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    await killed(tmp_path, 1)


@pytest.mark.soak
async def test_nothing_of_the_studio_is_lost_when_it_is_killed_often(tmp_path: Path) -> None:
    await killed(tmp_path, 12)
