"""What people keep to themselves, different on two servers: chat, notes, accounts, private games.

It belongs to players of a table who are not observers, and to a user who is at no table. No one
else may notice it.
"""

from dataclasses import replace
from typing import Any

import sqlalchemy as sa

import sandtable
from sandtable.server.store.schema import accounts, desks, factors, links, messages, sessions
from sandtable.server.store.server_clock import Moment
from sandtable.server.store.store import SeatRow, Store
from sandtable.server.tables.table_setup import hash_code, new_table


class HiddenPeople:
    """The private data of some players of a table, and the private games of another user."""

    def __init__(self, title: str, seed: int, table: str, players: list[str], owner: str) -> None:
        """``players``: those at the table who are not observers."""
        self._game = sandtable.load(title)
        self._seed = seed
        self._table = table
        self._players = players
        self._owner = owner

    async def keep(self, store: Store, which: int, moment: Moment) -> None:
        """Store all data in the variant of one server."""
        now = moment.wall

        def write(connection: sa.Connection) -> None:
            for person in (*self._players, self._owner):
                connection.execute(accounts.insert(), [self._account(person, which, now)])
                of_person = {"account": person, "created": now, "device": "Firefox"}
                signed = [
                    {**of_person, "token": f"{which}{number}{person}", "used": now - number}
                    for number in range(1 + which)
                ]
                connection.execute(sessions.insert(), signed)
                if which:
                    factor = {"account": person, "secret": "s", "confirmed": True, "step": 1}
                    connection.execute(factors.insert(), [factor])
                    link = {"token": person, "account": person, "purpose": "confirm"}
                    link |= {"email": "new@example.org", "session": ""}
                    connection.execute(links.insert(), [{**link, "expires": now + 3600}])
            for person in self._players:
                desk = {"table_id": self._table, "guest": person, "muted": bool(which)}
                connection.execute(desks.insert(), [{**desk, "notes": f"plan {which}"}])
            if len(self._players) == len(self._game.seats):
                connection.execute(messages.insert(), list(self._talk(which, now)))

        await store.writer.do(write)
        for number in range(1 + 2 * which):
            await self._add_game(store, f"{number}{which}", moment)

    def _account(self, person: str, which: int, now: float) -> dict[str, Any]:
        return {
            "id": person, "login": f"login of {person}", "password": f"hash {which}",
            "email": f"{person}@example.org" if which else "", "created": now - which,
            "webhook": "https://example.org/" if which else "",
            "language": ("pl", "hu")[which],
        }  # fmt: skip

    def _talk(self, which: int, now: float) -> list[dict[str, Any]]:
        """Return what both players have said: more on one server, and something else."""
        return [
            {
                "table_id": self._table, "number": number, "at": now + number,
                "guest": self._players[number % 2], "text": f"{which}: {'word ' * number}",
            }
            for number in range(1, 3 + 2 * which)
        ]  # fmt: skip

    async def _add_game(self, store: Store, name: str, moment: Moment) -> None:
        """Add a game that is on no list: with an invitation, or at one screen."""
        open_ = name.startswith("0")
        seats = [
            SeatRow(seat, "open" if open_ and seat else "guest", "" if open_ and seat else
                    self._owner, "", "", f"{seat:032x}")
            for seat in range(len(self._game.seats))
        ]  # fmt: skip
        scenario = self._game.listings()[len(name) % 2].id
        row, log = new_table(self._game, scenario, seats, f"code {name}", [], moment)
        private = f"p{self._seed:013d}{name}"
        await store.add_table(replace(row, id=private, invitation=hash_code(name)), log)
