"""Players that keep playing while servers stop and restart."""

import asyncio
import time
from collections import Counter
from dataclasses import dataclass, field

from server_table import Browser, Guest, Serving, new_key
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from sandtable.core import Rng

GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError)


@dataclass
class Journal:
    """Lines that the players sent, and lines that the server acknowledged, for all tables."""

    sent: Counter[str] = field(default_factory=Counter)
    """How often each key was sent."""
    acknowledged: dict[tuple[str, str], list[str]] = field(default_factory=dict)
    """Acknowledged lines by table and key."""


class Persistent:
    """Plays a seat at random. It reconnects when the server was gone, and repeats lines that were
    not acknowledged with the same key."""

    def __init__(
        self,
        guest: Guest,
        table: str,
        seat: str,
        seed: int,
        journal: Journal,
        pause: float = 0.01,
    ) -> None:
        self.guest = guest
        self.table = table
        self.seat = seat
        self.rng = Rng(seed)
        self.journal = journal
        self.lines = 0
        self.over = False
        self.pause = pause
        """Seconds before each line."""
        self.away: list[float] = []
        """Seconds without the table, for each lost connection."""
        self.codes: list[int | None] = []
        """Close codes of the lost connections."""
        self._lost: float | None = None
        self._pending: tuple[str, int, list[str]] | None = None

    async def play(self, servings: list[Serving]) -> None:
        """Play until the game is over, changing servers when a connection is lost."""
        number = 0
        while not self.over:
            serving = servings[number % len(servings)]
            number += 1
            try:
                async with self.guest.sit(self.table, self.seat, serving) as browser:
                    if self._lost is not None:
                        self.away.append(time.monotonic() - self._lost)
                        self._lost = None
                    await self._play_at(browser)
            except GONE as gone:
                if self._lost is None:
                    self._lost = time.monotonic()
                    said = gone.rcvd if isinstance(gone, ConnectionClosed) else None
                    self.codes.append(said and said.code)
                await asyncio.sleep(0.05)

    async def _play_at(self, browser: Browser) -> None:
        while True:
            if self._pending is not None:
                await self._say_again(browser)
            await browser.until(lambda frame: frame["ask"] or frame["view"]["waits"] == "over")
            if browser.over:
                self.over = True
                return
            line = await browser.some_line(self.rng)
            self._pending = (new_key(), browser.frame["decision"], line)
            await asyncio.sleep(self.pause)

    async def _say_again(self, browser: Browser) -> None:
        assert self._pending is not None
        key, decision, line = self._pending
        self.journal.sent[key] += 1
        answer = await browser.commit(line, key=key, decision=decision)
        assert answer["type"] == "accepted", answer
        seat = ("us", "de").index(self.seat)
        self.journal.acknowledged[self.table, f"{seat}-{key}"] = line
        self.lines += 1
        self._pending = None
        await browser.until(lambda frame: frame["log"] >= answer["log"])


def check_journal(journal: Journal, rows: list[tuple[str, int, str, str, str | None]]) -> None:
    """Check that each acknowledged line is in the log once and unchanged, and that the numbers have
    no gap."""
    found: dict[tuple[str, str], list[str]] = {}
    expected: Counter[str] = Counter()
    at: tuple[str, str] | None = None
    for table, number, kind, text, key in sorted(rows, key=lambda row: row[:2]):
        assert number == expected[table]
        expected[table] += 1
        if kind == "choice" and key:
            at = (table, key)
            assert at not in found
            found[at] = [text]
        elif kind == "choice" and at is not None:
            found[at].append(text)
        else:
            at = None
    for where, line in journal.acknowledged.items():
        assert found[where] == line
