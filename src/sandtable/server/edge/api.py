"""The JSON API. Each route declares its types, from which the OpenAPI page is generated."""

import gzip
import logging
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

import sandtable
from sandtable.core import Game, Record, SandtableError, State, UnknownName, made_scenarios
from sandtable.core.facets import Armies
from sandtable.core.wire import ArmyCheck
from sandtable.server import wire
from sandtable.server.accounts.identity import NOBODY, Guest, People
from sandtable.server.accounts.player_names import BadName, language_of
from sandtable.server.agents.coach import taught
from sandtable.server.edge.errors import READING, Refusal, json_response, problem_of
from sandtable.server.edge.security import RateLimits, client_of, host
from sandtable.server.fair_turns import TooManyWait
from sandtable.server.finished_games import analysis_worker
from sandtable.server.finished_games.analysis_queue import AnalysisQueue
from sandtable.server.finished_games.record_replay import example
from sandtable.server.ops.metrics import REQUEST_SECONDS, REQUESTS
from sandtable.server.social.campaigns import summaries
from sandtable.server.social.problem_reports import complaint
from sandtable.server.store.store import TableRow
from sandtable.server.tables import table_setup
from sandtable.server.tables.hub import Hub
from sandtable.server.tables.live_table import LiveTable, place, player
from sandtable.server.tables.lobby import (
    catalogue,
    drawn_titles,
    handicaps_of,
    lesson_texts,
    rule_texts,
    scenario_info,
    title_info,
    title_names,
)
from sandtable.server.tables.recheck import recall
from sandtable.server.wire import report as wire_report

logger = logging.getLogger(__name__)

TABLE_ID = re.compile(r"[a-z0-9]{16}")
LARGEST_NUMBER = 1 << 31
"""Upper bound for entry numbers; games are far shorter."""


class ShortInteger(IntegerConvertor):
    """A number in a path. Python refuses to read one of thousands of digits, with an error."""

    regex = "[0-9]{1,18}"


register_url_convertor("int", ShortInteger())


@dataclass(frozen=True, slots=True)
class Operation:
    """One operation of the API."""

    method: str
    path: str
    act: Callable[..., Awaitable[Any]]
    """Method of an API class that does it."""
    about: str
    gives: Any = None
    """Type of the answer, for a method that returns a response."""
    text: bool = False
    """Whether the response is plain text."""
    file: str = ""
    """Media type of the response if it is a file."""
    welcomes: bool = False
    """Whether an unknown visitor becomes a guest."""
    query: tuple[str, ...] = ()
    """Names of the query parameters."""
    rate: str = ""
    """The rate limit that it counts for, if any."""

    @property
    def name(self) -> str:
        return self.act.__name__

    @property
    def takes(self) -> Any:
        """Type of the request's body, or None."""
        return get_type_hints(self.act).get("body")

    @property
    def answer(self) -> Any:
        """Type of the response."""
        return self.gives or get_type_hints(self.act)["return"]


class Api:
    """The routes of titles, tables and finished games."""

    def __init__(
        self, hub: Hub, people: People, limits: RateLimits, analyses: AnalysisQueue
    ) -> None:
        self.hub = hub
        self.people = people
        self.limits = limits
        self.analyses = analyses

    # Titles and texts

    async def titles(self, request: Request, guest: Guest) -> list[wire.TitleInfo]:
        return [title_info(title) for title in drawn_titles()]

    async def scenario(self, request: Request, guest: Guest) -> wire.ScenarioInfo:
        title, scenario = request.path_params["title"], request.path_params["scenario"]
        expect_public(scenario)
        return self.laid_out(request, guest, title, scenario)

    async def table_scenario(self, request: Request, guest: Guest) -> wire.ScenarioInfo:
        row = await self.hub.store.table(table_id(request))
        if row is None:
            raise UnknownName("table not found")
        recall(row)
        return self.laid_out(request, guest, row.title, row.scenario, row.rules_version)

    async def estimate(self, request: Request, guest: Guest) -> Response:
        title, scenario = request.path_params["title"], request.path_params["scenario"]
        expect_public(scenario)
        self.laid_out(request, guest, title, scenario)  # raises an error for an unknown scenario
        return await self._ask(request, guest, analysis_worker.Estimate(title, scenario))

    async def draw_battle(self, request: Request, guest: Guest) -> Response:
        title, size, seed = (request.path_params[name] for name in ("title", "size", "seed"))
        sandtable.load(title).random_battle(seed, size)  # raises for a bad seed or size
        return await self._ask(request, guest, analysis_worker.Draw(title, size, seed))

    async def handicaps(self, request: Request, guest: Guest) -> wire.Handicaps:
        title, scenario = request.path_params["title"], request.path_params["scenario"]
        expect_public(scenario)
        return handicaps_of(title, scenario)

    async def check_army(self, request: Request, guest: Guest, body: wire.CheckArmy) -> ArmyCheck:
        game, armies = title_with_armies(request)
        return armies.report(game, body.side, body.points, body.text)

    async def make_battle(
        self, request: Request, guest: Guest, body: wire.NewBattle
    ) -> wire.ScenarioInfo:
        game, armies = title_with_armies(request)
        id = armies.battle_id(game, body.points, body.seed, body.scenario, body.armies)
        return self.laid_out(request, guest, game.id, id)

    async def names(self, request: Request, guest: Guest) -> wire.TitleNames:
        return title_names(request.path_params["language"])

    async def catalogue(self, request: Request, guest: Guest) -> wire.Catalogue:
        return catalogue(request.path_params["title"], request.path_params["language"])

    async def rules(self, request: Request, guest: Guest) -> list[wire.RuleText]:
        return rule_texts(request.path_params["title"], request.path_params["language"])

    async def guide(self, request: Request, guest: Guest) -> list[wire.Lesson]:
        return lesson_texts(request.path_params["title"], request.path_params["language"])

    async def example(self, request: Request, guest: Guest) -> wire.Example:
        where = request.path_params
        return example(where["title"], where["example"], where["language"])

    # People

    async def me(self, request: Request, guest: Guest) -> wire.Me:
        names = await self.hub.store.guest_names(guest.ids)
        rows = await self.hub.store.tables_of(guest.ids)
        # The database may contain titles that are no longer installed.
        tables = [summary(row, guest) for row in rows if row.title in sandtable.TITLES]
        return wire.Me(names[guest.id], tables, bool(guest.session), summaries(tables))

    # Tables

    async def create(self, request: Request, guest: Guest, body: wire.NewTable) -> wire.Seated:
        self.expect_new_table(request, guest)
        if body.opponent == "anyone":
            self.expect_daily("challenge", request, guest)
        elif table_setup.is_listed(body):
            self.expect_daily("listed", request, guest)
        expect_public(body.scenario)
        return await table_setup.open_table(self.hub, guest, body)

    async def table(self, request: Request, guest: Guest) -> wire.TableSummary:
        row = await self.hub.store.table(table_id(request))
        if row is None:
            raise UnknownName("table not found")
        return summary(row, guest)

    async def join(self, request: Request, guest: Guest, body: wire.Join) -> wire.Seated:
        async with self.visit(request) as table:
            return await table_setup.join(self.hub, table, guest, body)

    async def record(self, request: Request, guest: Guest) -> Response:
        return await self._look_back(request, guest, "record", text=True)

    async def replay(self, request: Request, guest: Guest) -> Response:
        return await self._look_back(request, guest, "replay")

    async def moment(self, request: Request, guest: Guest) -> Response:
        entry = request.path_params["entry"]
        if entry >= LARGEST_NUMBER:
            raise Refusal(404, "unknown-moment", "entry not found")
        return await self._look_back(request, guest, "moment", entry=entry)

    async def report(self, request: Request, guest: Guest) -> Response:
        return await self._look_back(request, guest, "report")

    async def _look_back(
        self, request: Request, guest: Guest, kind: str, *, entry: int = 0, text: bool = False
    ) -> Response:
        """Answer a question about a finished game, in another process."""
        row = await self.hub.store.table(table_id(request))
        if row is None:
            raise UnknownName("table not found")
        if row.summary.status != "over":
            raise Refusal(409, "not-over", "the game is not over")
        names = sandtable.load(row.title).seats
        players = [player(names[seat.seat], seat, guest, 0) for seat in row.seats]
        asked = analysis_worker.Request(
            kind,
            row,
            () if kind in ("record", "moment") else tuple(map(msgspec.json.encode, players)),
            side_asked(request, names),
            entry,
            await self.hub.store.seconds(row) if kind == "report" else 0.0,
        )
        return await self._ask(request, guest, asked, text)

    async def _ask(
        self, request: Request, guest: Guest, asked: analysis_worker.Question, text: bool = False
    ) -> Response:
        """Ask an analysis process and return its answer."""
        try:
            answer = await self.analyses.answer(client_of(request, guest), asked)
        except TooManyWait as error:
            if error.own:
                raise Refusal(429, "too-fast", "too many requests; try again in a minute") from None
            raise Refusal(503, "unavailable", "the server is busy; try again in a moment") from None
        except (OSError, TimeoutError):
            raise Refusal(503, "unavailable", "this took too long; try again") from None
        return packed_response(request, answer, text and answer.status == 200)

    async def review(self, request: Request, guest: Guest) -> wire_report.Review:
        async with self.visit(request) as table:
            record = whole(table)
            seat = table.log.state.scenario.seat(request.query_params.get("side", ""))
            if not taught(table.row.title):
                return wire_report.Review(table.names[seat], "untaught", 0, 0, [], [])
            coach = self.hub.coach
            if not coach.knows(table.row.id, seat):
                self.expect_rate("coach", request, guest)
            return coach.review(table.row.id, record, seat)

    async def advise(
        self, request: Request, guest: Guest, body: wire_report.AskCoach
    ) -> wire_report.Advice:
        async with self.visit(request) as table:
            seat = table.log.state.scenario.seat(body.side)
            if not taught(table.row.title):
                raise Refusal(409, "untaught", "the coach is not available for this title")
            state, at = asked_about(table, guest, seat, body)
            if seat not in state.seats_owing:
                raise Refusal(409, "not-asked", "this side has no decision to make there")
            advice = await self.hub.coach.advise(table.row.id, state, seat, at)
        if advice is None:
            raise Refusal(503, "unavailable", "the coach found no move; try again")
        return advice

    async def again(self, request: Request, guest: Guest, body: wire_report.Again) -> wire.Seated:
        self.expect_new_table(request, guest)
        async with self.visit(request) as table:
            finished(table)
            mine = table.row.seats_of(guest.ids)
            if not mine:
                raise Refusal(403, "not-your-seat", "you did not play at this table")
            await table_setup.rematch(self.hub, table, mine[0], body.nonce)
            assert table.row.rematch is not None
            return wire.Seated(table.row.rematch, [table.names[1 - seat] for seat in mine], None)

    async def complain(self, request: Request, guest: Guest, body: wire.Complaint) -> wire.Filed:
        self.expect_daily("problem", request, guest)
        async with self.visit(request) as table:
            seat = None if body.side is None else table.log.state.scenario.seat(body.side)
            if seat is not None and seat not in table.row.seats_of(guest.ids):
                raise Refusal(403, "not-your-seat", "this seat belongs to another player")
            store = self.hub.store
            text = complaint(table, await store.log(table.row.id), seat)
            number = await store.complain(table.row.id, seat, body.entry, plain(body.note), text)
        logger.info("problem reported by a player", extra={"table": table.row.id, "number": number})
        return wire.Filed(number)

    async def from_here(self, request: Request, guest: Guest, body: wire.FromHere) -> wire.Seated:
        self.expect_new_table(request, guest)
        self.expect_daily("copied game", request, guest)
        async with self.visit(request) as table:
            if not 0 <= body.entry < len(finished(table).entries):
                raise Refusal(404, "unknown-moment", "entry not found")
            given = table_setup.given_entries(table.log, body.entry)
            recall(table.row)
        new = wire.NewTable(
            title=table.row.title,
            scenario=table.row.scenario,
            side=body.side,
            opponent="agent",
            nonce=body.nonce,
            agent=body.agent,
        )
        return await table_setup.open_table(self.hub, guest, new, given)

    # Helpers

    def visit(self, request: Request) -> AbstractAsyncContextManager[LiveTable]:
        return self.hub.visit(table_id(request))

    def laid_out(
        self, request: Request, guest: Guest, title: str, scenario: str, *version: int
    ) -> wire.ScenarioInfo:
        """Return a scenario with its layout.

        Unlisted scenarios are generated on the event loop, so they are rate-limited.
        """
        if all(scenario != one.id for one in title_info(title).scenarios):
            self.expect_rate("lay out", request, guest)
        return scenario_info(title, scenario, *version)

    def expect_rate(self, what: str, request: Request, guest: Guest) -> None:
        """Refuse if a rate limit is exceeded; guests of one network share it."""
        if not self.limits.allows_guest(what, guest, host(request)):
            raise too_fast()

    def expect_daily(self, what: str, request: Request, guest: Guest) -> None:
        """Count something that is stored and stays; Refusal if it was too much for a day."""
        if not self.limits.allows(what, client_of(request, guest)):
            raise Refusal(429, "too-fast", "too much for one day; try again later")

    def expect_new_table(self, request: Request, guest: Guest) -> None:
        self.expect_rate("create", request, guest)
        self.expect_daily("table", request, guest)

    async def current_user(self, request: Request) -> Guest:
        """Return the guest or user who sends the request, or NOBODY; refuse too many requests."""
        guest = await self.people.known(request)
        known = guest.id or self.people.known_browser(request)
        if not self.limits.allows_guest("request", guest, host(request), known):
            raise too_fast()
        return guest

    async def ensure_user(self, request: Request, guest: Guest) -> Guest:
        """Return this guest, or a new one for an unknown visitor."""
        guest = await self.people.still_known(guest)
        if not guest:
            if not self.limits.allows("guest", host(request)):
                raise too_fast()
            guest = await self.people.welcome(
                language_of(request.headers.get("accept-language", ""))
            )
        return guest


def too_fast() -> Refusal:
    return Refusal(429, "too-fast", "too many requests; try again in a minute")


def expect_public(scenario: str) -> None:
    """Refuse made scenarios, which are only reached by their draft, version or table.

    The error is the same whether such a scenario exists or not.
    """
    if scenario.startswith(made_scenarios.PREFIX):
        raise UnknownName("this scenario can only be played from its draft or its page")


def title_with_armies(request: Request) -> tuple[Game, Armies]:
    """Return the requested title and its army builder."""
    game = sandtable.load(request.path_params["title"])
    armies = game.facets.armies()
    if armies is None:
        raise UnknownName(f"{game.id} has no army builder")
    return game, armies


def table_id(request: Request) -> str:
    id: str = request.path_params["id"]
    if not TABLE_ID.fullmatch(id):
        raise UnknownName("table not found")
    return id


def finished(table: LiveTable) -> Record:
    """Return the record of a finished game; refuse for running games, as a record hides nothing."""
    if not table.over:
        raise Refusal(409, "not-over", "the game is not over")
    return table.log.record


def whole(table: LiveTable) -> Record:
    """Return the record of a finished game that can be shown to its end."""
    record = finished(table)
    if not record.state.over:
        raise Refusal(409, "old-rules", "this game was played under older rules")
    return record


def asked_about(
    table: LiveTable, guest: Guest, seat: int, body: wire_report.AskCoach
) -> tuple[State, int]:
    """Return the position the coach is asked about, and a number for it at this table."""
    log = table.log
    if log.state.over:
        if body.entry is None or body.entry >= len(log.record.entries):
            raise Refusal(404, "unknown-moment", "entry not found")
        return log.record.at(body.entry).state, body.entry
    if seat not in table.row.seats_of(guest.ids):
        raise Refusal(403, "not-your-seat", "this seat belongs to another player")
    if not log.coached:
        raise Refusal(409, "no-coach", "both sides must agree to use the coach first")
    log.named(seat, -1 if body.decision is None else body.decision)
    # Step numbers only grow, even after an undo. Negative, as record entries count from 0.
    return log.state, -1 - log.noticed.number(seat)


def plain(note: str) -> str:
    """Remove control characters, which a terminal would interpret."""
    return "".join(letter for letter in note if letter.isprintable() or letter == "\n").strip()


def side_asked(request: Request, names: Sequence[str]) -> str | None:
    """Return the seat name whose view is requested; None for the views of both sides."""
    side = request.query_params.get("side", "both")
    if side == "both":
        return None
    if side not in names:
        raise UnknownName(f"{side!r} is not a side of this game")
    return side


def packed_response(request: Request, answer: analysis_worker.Answer, text: bool) -> Response:
    """Return a response from a compressed answer, decompressed for clients without gzip."""
    kind = "text/plain; charset=utf-8" if text else "application/json"
    headers = {"vary": "Accept-Encoding"}
    body = answer.packed
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return Response(body, answer.status, headers, kind)


def summary(row: TableRow, guest: Guest) -> wire.TableSummary:
    names = sandtable.load(row.title).seats
    now = row.summary
    mine = row.seats_of(guest.ids)
    return wire.TableSummary(
        id=row.id,
        title=row.title,
        scenario=row.scenario,
        players=[player(names[seat.seat], seat, guest, 0) for seat in row.seats],
        status="over" if now.status == "over" else "waiting" if row.waiting else "running",
        your_turn=now.status == "running" and any(now.owing >> seat & 1 for seat in mine),
        round=now.round,
        winner=None if now.winner < 0 else names[now.winner],
        ending=now.ending,
        created=row.created,
        touched=row.touched,
        campaign=place(row),
        deadline=now.deadline,
        clock=table_setup.agreed(row.clock),
        anyone=table_setup.for_anyone(row),
        listed=row.listed,
    )


OPERATIONS = [
    Operation("GET", "/api/titles", Api.titles,
              "List all titles with their scenarios and cards."),
    Operation("GET", "/api/titles/{title}/scenarios/{scenario}", Api.scenario,
              "Get a scenario or a random battle, with its layout."),
    Operation("GET", "/api/titles/{title}/scenarios/{scenario}/estimate", Api.estimate,
              "Estimate the balance of an unmeasured battle from a few quick games.",
              gives=wire.Balance),
    Operation("GET", "/api/titles/{title}/battles/{size}/{seed:int}", Api.draw_battle,
              "Draw a random battle for a seed: the first candidate that quick games find even.",
              gives=wire.DrawnBattle),
    Operation("GET", "/api/titles/{title}/scenarios/{scenario}/handicaps", Api.handicaps,
              "List the handicaps of a printed scenario, each with its measured balance."),
    Operation("POST", "/api/titles/{title}/armies", Api.check_army,
              "Check an army: its cost, the rules it breaks, and what can still be added.",
              rate="check",
              gives=wire.ArmyCheck),
    Operation("POST", "/api/titles/{title}/battles", Api.make_battle,
              "Generate a battle with the given armies."),
    Operation("GET", "/api/names/{language}", Api.names,
              "Get the names of all titles in a language."),
    Operation("GET", "/api/catalogue/{title}/{language}", Api.catalogue,
              "Get the texts of a title in a language."),
    Operation("GET", "/api/rules/{title}/{language}", Api.rules,
              "Get the rulebook of a title in a language."),
    Operation("GET", "/api/guide/{title}/{language}", Api.guide,
              "Get the lessons of a title's guided first game."),
    Operation("GET", "/api/examples/{title}/{example}/{language}", Api.example,
              "Get an example round, step by step."),
    Operation("GET", "/api/me", Api.me, "Get your name and your tables.", welcomes=True),
    Operation("POST", "/api/tables", Api.create, "Create a table.", welcomes=True),
    Operation("GET", "/api/tables/{id}", Api.table, "Get a table's summary."),
    Operation("GET", "/api/tables/{id}/scenario", Api.table_scenario,
              "Get the scenario of a table and its layout, including player-made scenarios."),
    Operation("POST", "/api/tables/{id}/join", Api.join, "Accept an invitation.", welcomes=True,
              rate="create"),
    Operation("GET", "/api/tables/{id}/record", Api.record, "Get the record of a finished game.",
              gives=str, text=True),
    Operation("GET", "/api/tables/{id}/replay", Api.replay,
              "Get a finished game, entry by entry.", gives=wire.Replay, query=("side",)),
    Operation("GET", "/api/tables/{id}/replay/{entry:int}", Api.moment,
              "Get the position of a finished game after an entry.", gives=wire.Moment,
              query=("side",)),
    Operation("GET", "/api/tables/{id}/report", Api.report,
              "Get the after-action report of a finished game.", gives=wire_report.Report),
    Operation("GET", "/api/tables/{id}/review", Api.review,
              "Get the coach's review of one side's game. Poll until it is done.",
              query=("side",)),
    Operation("POST", "/api/tables/{id}/advice", Api.advise,
              "Ask the coach for a suggestion, in a finished game or if both sides have agreed.",
              rate="coach"),
    Operation("POST", "/api/tables/{id}/again", Api.again,
              "Create a rematch: the same scenario with the sides swapped.", welcomes=True),
    Operation("POST", "/api/tables/{id}/problem", Api.complain,
              "Report a problem. For a game in progress, only what the reporter may know is "
              "stored.", rate="report"),
    Operation("POST", "/api/tables/{id}/from-here", Api.from_here,
              "Continue a finished game from an entry, against an agent.", welcomes=True),
]  # fmt: skip


def make_routes(api: Api, doer: object, operations: list[Operation]) -> list[Route]:
    """Return routes for operations that are methods of the class of ``doer``."""
    return [_route(api, doer, operation) for operation in operations]


@cache
def _decoder(takes: type[Any]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(takes)


def _route(api: Api, doer: object, operation: Operation) -> Route:
    takes = operation.takes
    decoder = _decoder(takes) if takes else None

    async def answer(request: Request, guest: Guest, arguments: list[Any]) -> Response:
        result = await operation.act(doer, request, guest, *arguments)
        if isinstance(result, Response):
            return result
        if operation.text:
            return Response(result, media_type="text/plain; charset=utf-8")
        return json_response(result)

    async def endpoint(request: Request) -> Response:
        began = time.perf_counter()
        status = 500
        try:
            response = await respond(request)
            status = response.status_code
            return response
        finally:
            seconds = time.perf_counter() - began
            REQUEST_SECONDS.observe(seconds)
            REQUESTS.labels(operation.name, status).inc()
            about = {"operation": operation.name, "status": status, "ms": round(1000 * seconds, 1)}
            logger.info("answered", extra=about)

    async def respond(request: Request) -> Response:
        guest = NOBODY
        try:
            asking = await api.current_user(request)
            arguments = []
            if decoder is not None:
                if request.headers.get("content-type", "").split(";")[0] != "application/json":
                    raise Refusal(415, "not-json", "the request body must be JSON")
                arguments.append(decoder.decode(await request.body()))
            guest = await api.ensure_user(request, asking) if operation.welcomes else asking
            if operation.rate:
                api.expect_rate(operation.rate, request, guest)
            response = await answer(request, guest, arguments)
        except ClientDisconnect:
            return Response(status_code=400)
        except (*READING, BadName, Refusal, SandtableError, SQLAlchemyError) as error:
            status, problem = problem_of(error)
            response = json_response(problem, status)
        if operation.welcomes and guest:
            # Set on each visit, so that it is valid for a year after the last one.
            api.people.remember(response, guest)
        if hasattr(request.state, "remember"):
            request.state.remember(response)
        return response

    return Route(operation.path, endpoint, methods=[operation.method])


def static_folder() -> Path | None:
    """Return the folder of the built web client, in the package or the checkout."""
    server = Path(__file__).parents[1]
    for folder in (server / "static", server.parents[2] / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None
