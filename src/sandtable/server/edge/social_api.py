"""The JSON API between players: open challenges, chat, private notes."""

from collections import Counter

from starlette.requests import Request

from sandtable.server import wire
from sandtable.server.accounts.identity import Guest
from sandtable.server.edge.api import Api, Operation, summary
from sandtable.server.edge.errors import Refusal
from sandtable.server.social import chat
from sandtable.server.store.store import TableRow
from sandtable.server.tables import table_setup
from sandtable.server.tables.live_table import LiveTable
from sandtable.server.tables.lobby import drawn_titles
from sandtable.server.wire import social as own
from sandtable.server.wire.accounts import Done

MOST_LISTED = 50
MOST_OF_PLAYER = 3
"""Of these, how many may be of one player, so that nobody pushes all others off a list."""
MOST_LOOKED_AT = 4 * MOST_LISTED
"""Running games among which those to watch are chosen: more than one player lists in a day."""


class SocialApi:
    """The routes between players."""

    def __init__(self, api: Api) -> None:
        self._api = api
        self._hub = api.hub

    async def challenges(self, request: Request, guest: Guest) -> list[wire.TableSummary]:
        rows = await self._hub.store.challenges(MOST_LISTED, MOST_OF_PLAYER)
        return [summary(row, guest) for row in rows if row.title in drawn_titles()]

    async def listed(self, request: Request, guest: Guest) -> list[wire.TableSummary]:
        rows = few_of_each(await self._hub.store.listed(MOST_LOOKED_AT))[:MOST_LISTED]
        return [summary(row, guest) for row in rows if row.title in drawn_titles()]

    async def unlist(self, request: Request, guest: Guest, body: own.Unlist) -> Done:
        async with self._api.visit(request) as table:
            self._expect_seat(table, guest)
            await self._hub.store.unlist(table.row.id)
            async with table.lock:
                await self._hub.reload(table)
        return Done()

    async def accept_challenge(
        self, request: Request, guest: Guest, body: own.AcceptChallenge
    ) -> wire.Seated:
        async with self._api.visit(request) as table:
            return await table_setup.accept(self._hub, table, guest, body.nonce, body.army)

    async def give_up(self, request: Request, guest: Guest, body: own.GiveUp) -> Done:
        async with self._api.visit(request) as table:
            self._expect_seat(table, guest)
            await table_setup.give_up(self._hub, table)
        return Done()

    async def talk(self, request: Request, guest: Guest) -> own.Talk:
        async with self._api.visit(request) as table:
            self._expect_seat(table, guest)
            return await chat.talk(self._hub.store, table.row, guest)

    async def say(self, request: Request, guest: Guest, body: own.Say) -> own.Talk:
        async with self._api.visit(request) as table:
            self._expect_seat(table, guest)
            if not chat.others(table.row, guest):
                raise Refusal(409, "nobody-there", "you have no opponent to talk to")
            self._api.expect_rate("say", request, guest)
            await chat.say(self._hub.store, table.row.id, guest, tidy(body.text))
            async with table.lock:
                await self._hub.reload(table)
            return await chat.talk(self._hub.store, table.row, guest)

    async def keep(self, request: Request, guest: Guest, body: own.Desk) -> own.Talk:
        async with self._api.visit(request) as table:
            self._expect_seat(table, guest)
            await chat.keep(self._hub.store, table.row.id, guest, body)
            return await chat.talk(self._hub.store, table.row, guest)

    def _expect_seat(self, table: LiveTable, guest: Guest) -> None:
        """Refuse spectators: messages and notes are only for a table's players."""
        if not table.row.seats_of(guest.ids):
            raise Refusal(403, "not-your-seat", "you are not a player at this table")


def few_of_each(rows: list[TableRow]) -> list[TableRow]:
    """Return the first few games of each player."""
    games = Counter[str]()
    found = []
    for row in rows:
        players = {seat.guest for seat in row.seats if seat.kind == "guest"}
        if all(games[one] < MOST_OF_PLAYER for one in players):
            games.update(players)
            found.append(row)
    return found


def tidy(text: str) -> str:
    """Remove invisible characters from a message; it is always plain text."""
    said = "".join(letter for letter in text if letter.isprintable() or letter == "\n").strip()
    if not said:
        raise Refusal(422, "nothing-said", "the message is empty")
    return said


SOCIAL_OPERATIONS = [
    Operation("GET", "/api/challenges", SocialApi.challenges, "List open challenges."),
    Operation("GET", "/api/listed", SocialApi.listed,
              "List the running games that everyone may watch."),
    Operation("POST", "/api/tables/{id}/unlist", SocialApi.unlist,
              "Permanently remove one of your games from the list of games to watch.",
              rate="change"),
    Operation("POST", "/api/tables/{id}/accept", SocialApi.accept_challenge,
              "Accept an open challenge.", welcomes=True, rate="create"),
    Operation("POST", "/api/tables/{id}/cancel", SocialApi.give_up,
              "Cancel a challenge or invitation and delete the table."),
    Operation("GET", "/api/tables/{id}/talk", SocialApi.talk,
              "Get the chat messages of a table, and your own notes."),
    Operation("POST", "/api/tables/{id}/talk", SocialApi.say,
              "Send a chat message to your opponent."),
    Operation("PUT", "/api/tables/{id}/desk", SocialApi.keep,
              "Update your notes, or mute your opponent.", rate="change"),
]  # fmt: skip
