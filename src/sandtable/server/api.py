"""The JSON API. Each route says what it takes and gives, and the OpenAPI page is made from that."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import sandtable
from sandtable.core import BadOutcome, IllegalMove, SandtableError, UnknownName
from sandtable.server import dice, wire
from sandtable.server.export import export_record
from sandtable.server.hub import Hub, LiveTable, given_entries
from sandtable.server.lobby import catalogue, rule_texts, title_info
from sandtable.server.log import Stale
from sandtable.server.people import People
from sandtable.server.security import RateLimits
from sandtable.server.store import TableRow

TABLE_ID = re.compile(r"^[a-z0-9]{16}$")


@dataclass(frozen=True, slots=True)
class Operation:
    """One thing the API can do."""

    method: str
    path: str
    name: str
    about: str
    gives: Any
    takes: Any = None
    text: bool = False
    """Whether the answer is plain text."""


class Refusal(Exception):
    """An answer other than what was asked for."""

    def __init__(self, status: int, error: str, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.status = status
        self.problem = wire.Problem(error, message, rule)


class Api:
    """What the routes do."""

    def __init__(self, hub: Hub, people: People, limits: RateLimits, secure: bool) -> None:
        self.hub = hub
        self.people = people
        self.limits = limits
        self.secure = secure

    # Titles and words

    async def titles(self, request: Request, guest: str) -> list[wire.TitleInfo]:
        return [title_info(title) for title in sandtable.TITLES]

    async def catalogue(self, request: Request, guest: str) -> wire.Catalogue:
        return catalogue(request.path_params["title"], request.path_params["language"])

    async def rules(self, request: Request, guest: str) -> list[wire.RuleText]:
        return rule_texts(request.path_params["title"], request.path_params["language"])

    # People

    async def me(self, request: Request, guest: str) -> wire.Me:
        name = await self.hub.store.guest_name(guest)
        rows = await self.hub.store.tables_of(guest)
        return wire.Me(name or "", [self.summary(row, guest) for row in rows])

    async def rename(self, request: Request, guest: str, body: wire.Rename) -> wire.Me:
        name = " ".join(body.name.split())
        if not name or not name.isprintable():
            raise Refusal(422, "bad-name", "a name has at least one visible letter")
        await self.hub.store.rename_guest(guest, name)
        return await self.me(request, guest)

    # Tables

    async def create(self, request: Request, guest: str, body: wire.NewTable) -> wire.Seated:
        await self.expect_rate("create", guest)
        return await self.hub.create(guest, body)

    async def table(self, request: Request, guest: str) -> wire.TableSummary:
        return self.summary((await self.live(request)).row, guest)

    async def join(self, request: Request, guest: str, body: wire.Join) -> wire.Seated:
        await self.expect_rate("create", guest)
        await self.live(request)
        table = request.path_params["id"]
        return await self.hub.join(table, guest, body.invitation, body.nonce)

    async def record(self, request: Request, guest: str) -> str:
        table = self.finished(await self.live(request))
        return export_record(table.row, table.log)

    async def replay(self, request: Request, guest: str) -> wire.Replay:
        table = self.finished(await self.live(request))
        log, names = table.log, table.names
        game = sandtable.load(table.row.title)
        state = log.state
        return wire.Replay(
            table=table.row.id,
            title=table.row.title,
            scenario=table.row.scenario,
            players=table.players(guest),
            winner=None if state.winner < 0 else names[state.winner],
            ending=state.ending,
            entries=[
                wire.ReplayEntry(
                    entry.line(names), [game.dress(event.whole()).data() for event in events]
                )
                for entry, events in zip(log.record.entries, log.record.events, strict=True)
            ],
            dice=wire.Dice(
                dice.promise(table.row.secret),
                {names[seat.seat]: seat.nonce for seat in table.row.seats},
                table.row.secret,
            ),
        )

    async def moment(self, request: Request, guest: str) -> wire.Moment:
        table = self.finished(await self.live(request))
        entry = request.path_params["entry"]
        if entry > len(table.log.record.entries):
            raise Refusal(404, "unknown-moment", "the game is not that long")
        side = request.query_params.get("side", "both")
        state = table.log.record.at(entry).state
        seats = range(len(table.names)) if side == "both" else [state.scenario.seat(side)]
        return wire.Moment(entry, [state.view(seat).data() for seat in seats])

    async def from_here(self, request: Request, guest: str, body: wire.FromHere) -> wire.Seated:
        await self.expect_rate("create", guest)
        table = self.finished(await self.live(request))
        if not 0 <= body.entry < len(table.log.record.entries):
            raise Refusal(404, "unknown-moment", "the game is not that long")
        given = given_entries(table.log, body.entry)
        if any(entry.kind not in ("choice", "outcome") for entry in given):
            given = [entry for entry in given if entry.kind in ("choice", "outcome")]
        new = wire.NewTable(
            title=table.row.title,
            scenario=table.row.scenario,
            side=body.side,
            opponent="agent",
            nonce=body.nonce,
            agent=body.agent,
        )
        return await self.hub.create(guest, new, given)

    # Helping

    async def live(self, request: Request) -> LiveTable:
        id = request.path_params["id"]
        if not TABLE_ID.match(id):
            raise UnknownName(f"there is no table {id!r}")
        return await self.hub.live(id)

    def finished(self, table: LiveTable) -> LiveTable:
        if not table.log.state.over:
            raise Refusal(409, "not-over", "the game is not over")
        return table

    def summary(self, row: TableRow, guest: str) -> wire.TableSummary:
        names = sandtable.load(row.title).seats
        mine = [seat.seat for seat in row.seats if seat.guest and seat.guest == guest]
        return wire.TableSummary(
            id=row.id,
            title=row.title,
            scenario=row.scenario,
            players=[
                wire.Player(
                    seat=names[seat.seat],
                    kind="agent" if seat.kind == "agent" else "guest" if seat.guest else "open",
                    name=seat.agent or seat.name,
                    you=seat.seat in mine,
                    online=seat.kind == "agent",
                )
                for seat in row.seats
            ],
            status="over" if row.status == "over" else
            "waiting" if row.status == "waiting" else "running",
            your_turn=row.status == "running" and any(row.owing >> seat & 1 for seat in mine),
            round=row.round,
            winner=None if row.winner < 0 else names[row.winner],
            ending=row.ending,
            created=row.created,
            touched=row.touched,
        )  # fmt: skip

    async def expect_rate(self, what: str, who: str) -> None:
        if not await self.limits.allows(what, who):
            raise Refusal(429, "too-fast", "too many requests; try again in a minute")


OPERATIONS = [
    Operation("GET", "/api/titles", "titles", "All titles with their scenarios and cards.",
              list[wire.TitleInfo]),
    Operation("GET", "/api/catalogue/{title}/{language}", "catalogue",
              "The words of a title in a language.", wire.Catalogue),
    Operation("GET", "/api/rules/{title}/{language}", "rules",
              "The rules of a title, told in a language.", list[wire.RuleText]),
    Operation("GET", "/api/me", "me", "Who you are, and your tables.", wire.Me),
    Operation("PUT", "/api/me", "rename", "Change your name.", wire.Me, wire.Rename),
    Operation("POST", "/api/tables", "create", "A new table.", wire.Seated, wire.NewTable),
    Operation("GET", "/api/tables/{id}", "table", "A table in short.", wire.TableSummary),
    Operation("POST", "/api/tables/{id}/join", "join", "Sit down where you are invited.",
              wire.Seated, wire.Join),
    Operation("GET", "/api/tables/{id}/record", "record", "The record of a finished game.",
              str, text=True),
    Operation("GET", "/api/tables/{id}/replay", "replay", "A finished game, entry by entry.",
              wire.Replay),
    Operation("GET", "/api/tables/{id}/replay/{entry:int}", "moment",
              "How a finished game looked after so many entries.", wire.Moment),
    Operation("POST", "/api/tables/{id}/from-here", "from_here",
              "Play on from a moment of a finished game, against an agent.",
              wire.Seated, wire.FromHere),
]  # fmt: skip


def problem_of(error: Exception) -> tuple[int, wire.Problem]:
    """What to answer when something was refused."""
    if isinstance(error, Refusal):
        return error.status, error.problem
    if isinstance(error, Stale):
        return 409, wire.Problem("stale", str(error))
    if isinstance(error, IllegalMove):
        return 422, wire.Problem(error.key or "illegal-move", str(error), error.rule)
    if isinstance(error, UnknownName):
        return 404, wire.Problem("unknown", str(error))
    if isinstance(error, BadOutcome):
        return 422, wire.Problem("bad-outcome", str(error))
    return 422, wire.Problem("bad-request", str(error))


def json_response(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def make_routes(api: Api) -> list[Route]:
    return [_route(api, operation) for operation in OPERATIONS]


def _route(api: Api, operation: Operation) -> Route:
    act: Callable[..., Awaitable[Any]] = getattr(api, operation.name)
    decoder = msgspec.json.Decoder(operation.takes) if operation.takes else None

    async def endpoint(request: Request) -> Response:
        who = request.client.host if request.client else ""
        try:
            await api.expect_rate("request", api.people.known(request) or who)
            arguments = []
            if decoder is not None:
                if request.headers.get("content-type", "").split(";")[0] != "application/json":
                    raise Refusal(415, "not-json", "the body must be JSON")
                arguments.append(decoder.decode(await request.body()))
            guest, new = await api.people.guest(request)
            result = await act(request, guest, *arguments)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            return json_response(wire.Problem("bad-request", str(error)), 400)
        except (Refusal, SandtableError) as error:
            status, problem = problem_of(error)
            return json_response(problem, status)
        if operation.text:
            response = Response(result, media_type="text/plain; charset=utf-8")
        else:
            response = json_response(result)
        if new:
            api.people.remember(response, guest, api.secure)
        return response

    return Route(operation.path, endpoint, methods=[operation.method])


def static_folder() -> Path | None:
    """The built browser table: in the package, or in the checkout."""
    here = Path(__file__).parent
    for folder in (here / "static", here.parents[2] / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None
