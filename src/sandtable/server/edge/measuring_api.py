"""The JSON API of measurements, for the user's own drafts."""

from collections.abc import Awaitable
from dataclasses import replace
from typing import Any, Literal, get_args

from starlette.requests import Request

import sandtable
from sandtable.agents import playing
from sandtable.core import UnknownName, made_scenarios
from sandtable.core.edits import GROUPS
from sandtable.core.handicaps import Graded
from sandtable.measuring.even_search import SIZES, Estimate, Found, Plan, result_of
from sandtable.measuring.handicap_search import SIZES as HANDICAP_SIZES
from sandtable.measuring.handicap_search import Chosen, graded_of
from sandtable.measuring.interval import Interval
from sandtable.measuring.pair_orders import OTHERS, others_of, pair_seconds, usual_agent
from sandtable.measuring.progress import PROGRESS, Progress
from sandtable.server.accounts.identity import Guest, new_id
from sandtable.server.edge.api import Api, Operation
from sandtable.server.edge.errors import Refusal
from sandtable.server.edge.security import host
from sandtable.server.edge.shared_limits import SharedLimits
from sandtable.server.edge.studio_api import DRAFT_ID, StudioApi, changed_elsewhere
from sandtable.server.studio import version_handicaps
from sandtable.server.studio.check_worker import Question, Search, as_json
from sandtable.server.studio.measurement_results import best_measured, finding_of, share_of, told
from sandtable.server.studio.measurer import TURN_SECONDS, Measurer, number_of_failure
from sandtable.server.studio.measuring_store import (
    Allowance,
    Busy,
    FailedBefore,
    MeasuringStore,
    QuotaSpent,
    Wanted,
)
from sandtable.server.studio.publishing_gate import Measured
from sandtable.server.studio.quotas import MOST_RUNNING, MOST_WAITING
from sandtable.server.studio.search_rows import (
    PLAN,
    agent_of,
    is_for_handicaps,
    is_search,
    read_scores,
)
from sandtable.server.studio.slice_store import ACTIVE, FAILED, FINISHED, PAUSED
from sandtable.server.studio.studio_store import TooMany
from sandtable.server.tables.lobby import drawn_titles
from sandtable.server.wire import measuring as wire
from sandtable.server.wire.studio import Draft, EditChange

GAMES_A_DAY = 20_000
GAMES_A_DAY_OF_GUEST = 400
KNOWN_PAIRS = 50
"""Minimum pairs of games after which a measured share is used as the start of a search."""


class MeasuringApi:
    """The routes of measurements."""

    def __init__(
        self,
        api: Api,
        studio: StudioApi,
        store: MeasuringStore,
        measurer: Measurer,
        shared: SharedLimits,
        is_open: bool,
        has_post: bool = False,
    ) -> None:
        self._api = api
        self._studio = studio
        self._store = store
        self._measurer = measurer
        self._shared = shared
        self._is_open = is_open
        self._has_post = has_post
        """Whether this server sends emails."""

    async def measurements(self, request: Request, guest: Guest) -> wire.Measurements:
        rows = await self._store.of(guest.ids) if guest else []
        queue = await self._store.queue()
        under_way = sum(row.state in (ACTIVE, PAUSED) for row in rows)
        return wire.Measurements(
            [self._summary(row, queue) for row in rows if not is_search(row.agent)],
            wire.MeasuringQuota(
                await self._store.games_today(guest.ids) if guest else 0,
                games_a_day(guest),
                under_way,
                MOST_RUNNING + MOST_WAITING,
            ),
            self._is_open,
            await self._store.under_way(),
            {title: usual_agent(title) for title in drawn_titles()},
            self._game_seconds(guest, queue),
            await self._store.notices(guest.ids, self._has_post) if guest else [],
            [
                self._summary(row, queue)
                for row in rows
                if is_search(row.agent) and not is_for_handicaps(row.agent)
            ],
            [self._summary(row, queue) for row in rows if is_for_handicaps(row.agent)],
        )

    async def new_measurement(
        self, request: Request, guest: Guest, body: wire.NewMeasurement
    ) -> wire.Measurement:
        _, wanted = await self._wanted(request, guest, body, (body.games + 1) // 2)
        if body.search:
            wanted = await self._of_search(guest, body, wanted)
        allowed = Allowance(games_a_day(guest), not guest.session)
        id = await self._accepted(self._store.add(wanted, guest.ids, allowed))
        return await self._read(id, guest)

    async def _of_search(self, guest: Guest, body: wire.NewMeasurement, wanted: Wanted) -> Wanted:
        """Return a measurement of a search result instead of the draft."""
        row, plan, scores = await self._searched(body.search, guest, graded=False)
        found = result_of(plan, scores, row.state == FINISHED).found
        if row.draft != wanted.draft or body.found >= len(found):
            raise UnknownName("search result not found")
        content = found[body.found].variant.content
        return replace(
            wanted,
            scenario=made_scenarios.content_id(wanted.title, content),
            content=content,
            others=others_of(wanted.pairs, content, tuple(sandtable.load(wanted.title).seats)),
        )

    async def new_search(
        self, request: Request, guest: Guest, body: wire.NewSearch
    ) -> wire.EvenSearch:
        search = Search(SIZES[body.size], body.groups, None)
        return await self._read_search(await self._planned(request, guest, body, search), guest)

    async def _planned(
        self, request: Request, guest: Guest, body: wire.NewSearch, search: Search
    ) -> str:
        """Add a search; return the id of its measurement."""
        draft, wanted = await self._wanted(request, guest, body, 1)
        if not set(body.groups) <= set(GROUPS):
            raise Refusal(
                422, "bad-request", f"groups: expected one or more of {', '.join(GROUPS)}"
            )
        rows = await self._store.of_content(guest.ids, wanted.scenario, wanted.rules_version)
        enough = [row for row in rows if row.agent == body.agent and row.counted >= KNOWN_PAIRS]
        search.share = enough[0].share if enough else None
        question = Question(draft.title, draft.text, search=search)
        answer = await self._studio.check(request, guest, question)
        if answer.faults:
            raise Refusal(422, "not-valid", "a scenario with errors cannot be made even")
        if answer.plan is None or len(answer.plan.variants) < 2:
            raise Refusal(409, "no-edits", "this scenario has no small edits of this kind")
        allowed = Allowance(games_a_day(guest), not guest.session)
        return await self._accepted(self._store.search(wanted, answer.plan, guest.ids, allowed))

    async def new_handicaps(
        self, request: Request, guest: Guest, body: wire.NewHandicaps
    ) -> wire.HandicapSearch:
        choice = None
        if body.chosen:
            choice = {
                side: [[Chosen(one.key, one.args) for one in grade] for grade in grades]
                for side, grades in body.chosen.items()
            }
        search = Search(HANDICAP_SIZES[body.size], body.groups, None, True, choice)
        return await self._read_handicaps(await self._planned(request, guest, body, search), guest)

    async def handicap_search(self, request: Request, guest: Guest) -> wire.HandicapSearch:
        return await self._read_handicaps(request.path_params["search"], guest)

    async def _read_handicaps(self, id: str, guest: Guest) -> wire.HandicapSearch:
        row, plan, scores = await self._searched(id, guest, graded=True)
        queue = await self._store.queue() if row.state == ACTIVE else []
        found = graded_of(
            sandtable.load(row.title),
            agent_of(row.agent),
            plan,
            result_of(plan, scores, row.state == FINISHED),
        )
        return wire.HandicapSearch(
            self._summary(row, queue, PROGRESS.decode(row.progress)),
            "full" if plan.size.final_pairs == HANDICAP_SIZES["full"].final_pairs else "quick",
            stage_of(row, plan),
            plan.looked_at,
            len(plan.variants) - 1,
            None if found is None else version_handicaps.told(row.title, found),
        )

    async def graded(self, ids: tuple[str, ...], title: str, scenario: str) -> Graded | None:
        """Return the handicaps that a user's searches found for a content, if any."""
        game = sandtable.load(title)
        for row in await self._store.graded(ids, scenario, game.rules_version):
            plan, scores = PLAN.decode(row.plan), read_scores(row.scores)
            found = graded_of(game, agent_of(row.agent), plan, result_of(plan, scores, True))
            if found is not None:
                return found
        return None

    async def _searched(self, id: str, guest: Guest, graded: bool) -> tuple[Any, Plan, list[int]]:
        found = (
            await self._store.searched(id, guest.ids) if guest and DRAFT_ID.fullmatch(id) else None
        )
        if found is None or is_for_handicaps(found[0].agent) != graded:
            raise UnknownName("search not found")
        return found

    async def search(self, request: Request, guest: Guest) -> wire.EvenSearch:
        return await self._read_search(request.path_params["search"], guest)

    async def _read_search(self, id: str, guest: Guest) -> wire.EvenSearch:
        row, plan, scores = await self._searched(id, guest, graded=False)
        queue = await self._store.queue() if row.state == ACTIVE else []
        result = result_of(plan, scores, row.state == FINISHED)
        return wire.EvenSearch(
            self._summary(row, queue, PROGRESS.decode(row.progress)),
            "full" if plan.size == SIZES["full"] else "quick",
            plan.groups,
            stage_of(row, plan),
            plan.looked_at,
            plan.tried,
            None if result.now is None else estimated(result.now),
            [found_edits(row.title, one) for one in result.found],
        )

    async def _wanted(
        self,
        request: Request,
        guest: Guest,
        body: wire.NewMeasurement | wire.NewSearch,
        pairs: int,
    ) -> tuple[Draft, Wanted]:
        """Return a draft and the measurement to add; refuse if it cannot be measured."""
        if not self._is_open:
            raise Refusal(409, "no-measuring", "measurements are turned off on this server")
        draft, answer = await self._studio.valid_draft(request, guest, body.draft)
        if draft.revision != body.revision:
            raise changed_elsewhere()
        if body.agent not in playing(draft.title):
            raise Refusal(422, "unknown-agent", "this agent does not play this title")
        if not guest.session:
            # Guests can be created at no cost, so the limit counts by network.
            where = host(request)
            if await self._shared.takes(("measurement from network", where)) is None:
                raise Refusal(
                    429,
                    "games-spent",
                    "guests from this address have requested too many measurements today",
                )
        game = sandtable.load(draft.title)
        return draft, Wanted(
            new_id(),
            guest.id,
            draft.id,
            draft.name,
            draft.title,
            made_scenarios.content_id(draft.title, answer.content),
            answer.content,
            game.rules_version,
            body.agent,
            pairs,
            others_of(pairs, answer.content, tuple(game.seats)),
        )

    async def _accepted(self, adding: Awaitable[str]) -> str:
        """Return the id of an added measurement; refuse if a limit is reached."""
        try:
            id = await adding
        except TooMany:
            raise Refusal(
                409, "too-many-measurements", "you have too many measurements in the queue"
            ) from None
        except FailedBefore:
            raise Refusal(
                409,
                "failed-before",
                "games of this scenario failed recently; change the scenario or try again later",
            ) from None
        except Busy:
            raise Refusal(
                503, "measuring-busy", "the measurement queue is full; try again later"
            ) from None
        except QuotaSpent:
            raise Refusal(409, "games-spent", "this exceeds your daily limit of games") from None
        self._measurer.wake()
        return id

    async def measured(self, ids: tuple[str, ...], title: str, scenario: str) -> Measured | None:
        """Return the user's best measurement of a content, for publishing it."""
        rules = sandtable.load(title).rules_version
        return best_measured(await self._store.of_content(ids, scenario, rules))

    async def measurement(self, request: Request, guest: Guest) -> wire.Measurement:
        return await self._read(request.path_params["measurement"], guest)

    async def _read(self, id: str, guest: Guest) -> wire.Measurement:
        found = await self._store.one(id, guest.ids) if guest and DRAFT_ID.fullmatch(id) else None
        if found is None:
            raise UnknownName("measurement not found")
        row, progress = found
        finished = row.state == FINISHED
        queue = await self._store.queue() if row.state == ACTIVE else []
        summary = self._summary(row, queue, progress)
        summary.result = share_of(progress, finished)
        return wire.Measurement(
            summary, finding_of(row.title, row.content_text, progress, finished)
        )

    async def pause_measurement(self, request: Request, guest: Guest) -> wire.Measurement:
        return await self._do(request, guest, self._store.pause)

    async def continue_measurement(self, request: Request, guest: Guest) -> wire.Measurement:
        return await self._do(request, guest, self._store.go_on)

    async def next_measurement(self, request: Request, guest: Guest) -> wire.Measurement:
        return await self._do(request, guest, self._store.put_next)

    async def stop_measurement(self, request: Request, guest: Guest) -> wire.Measurement:
        return await self._do(request, guest, self._store.stop)

    async def _do(self, request: Request, guest: Guest, what: Any) -> wire.Measurement:
        """Apply a change to a measurement; one that has ended stays as it is."""
        self._api.expect_rate("change", request, guest)
        found = await self._read(request.path_params["measurement"], guest)
        await what(found.summary.id, guest.ids)
        self._measurer.wake()
        return await self._read(found.summary.id, guest)

    def _summary(
        self, row: Any, queue: list[tuple[str, str]], progress: Progress | None = None
    ) -> wire.MeasurementSummary:
        games = 2 * (row.counted + row.played) if progress is None else progress.games
        if is_search(row.agent):
            games = 2 * row.counted
        place = next((at for at, (id, _) in enumerate(queue, 1) if id == row.id), 0)
        state = row.state
        if state == ACTIVE:
            state = "measuring" if games and place else "queued" if place else "waiting"
        result = None
        if row.share is not None:
            result = told(row.share, Interval(row.low, row.high), games)
        return wire.MeasurementSummary(
            id=row.id,
            draft=row.draft,
            name=row.name,
            title=row.title,
            scenario=row.content,
            rules_version=row.rules_version,
            is_current=sandtable.load(row.title).rules_version == row.rules_version,
            agent=agent_of(row.agent),
            state=state,
            place=place if state == "queued" else 0,
            error=row.error,
            error_number=number_of_failure(row.id) if state == FAILED else "",
            wanted=2 * row.pairs,
            games=games,
            result=result,
            starts_in=self._starts_in(place) if state == "queued" else None,
            seconds_left=self._seconds_left(row, progress, len(queue)) if place else None,
            created=row.created,
            changed=row.changed,
        )

    def _seconds_left(self, row: Any, progress: Progress | None, people: int) -> float:
        """Estimate the remaining seconds from the queue's length and the games played so far.

        Before the first games, the usual time of a pair counts. Only the number of the other users
        matters, not what they measure.
        """
        played = row.counted + row.others_counted
        seconds = pair_seconds(row.title, agent_of(row.agent))
        if progress is not None and not is_search(row.agent):
            played = sum(progress.scores) + sum(progress.other_scores)
        if progress is not None and played:
            seconds = progress.seconds / played
        left = row.pairs + row.others - played
        return float(round(seconds * left * people / self._at_once, 1))

    @property
    def _at_once(self) -> int:
        return max(1, len(self._measurer.players))

    def _starts_in(self, place: int) -> float:
        """Estimate the seconds until a place in the queue is served; a turn ends after a minute."""
        return TURN_SECONDS * max(0, place - self._at_once) / self._at_once

    def _game_seconds(
        self, guest: Guest, queue: list[tuple[str, str]]
    ) -> dict[str, dict[str, float]]:
        """Estimate the seconds of each game of a new measurement, in turn with other users."""
        people = 1 + sum(owner not in guest.ids for _, owner in queue)
        each = (1 + 1 / OTHERS) / 2 * people / self._at_once
        return {
            title: {
                agent: round(pair_seconds(title, agent) * each, 3)
                for agent in get_args(wire.MeasuringAgent)
                if agent in playing(title)
            }
            for title in drawn_titles()
        }


def stage_of(row: Any, plan: Plan) -> Literal["trying", "measuring", "over"]:
    if row.state not in (ACTIVE, PAUSED):
        return "over"
    return "measuring" if plan.chosen else "trying"


def estimated(one: Estimate) -> wire.Share:
    return told(one.share, Interval(one.low, one.high), one.games)


def found_edits(title: str, one: Found) -> wire.FoundEdits:
    effect = one.effect
    return wire.FoundEdits(
        [
            wire.FoundEdit(
                edit.group,
                edit.key,
                dict(edit.args),
                [
                    EditChange(change.at, as_json(change.before), as_json(change.after))
                    for change in edit.changes
                ],
            )
            for edit in one.variant.edits
        ],
        made_scenarios.content_id(title, one.variant.content),
        one.label,
        estimated(one.result),
        wire.Worth(round(effect.share, 4), round(effect.low, 4), round(effect.high, 4)),
    )


def games_a_day(guest: Guest) -> int:
    return GAMES_A_DAY if guest.session else GAMES_A_DAY_OF_GUEST


MEASUREMENT = "/api/studio/measurements/{measurement}"
MEASURING_OPERATIONS = [
    Operation("GET", "/api/studio/measurements", MeasuringApi.measurements,
              "List your measurements."),
    Operation("POST", "/api/studio/measurements", MeasuringApi.new_measurement,
              "Measure a draft, or add games to an earlier measurement of it."),
    Operation("GET", MEASUREMENT, MeasuringApi.measurement,
              "Get one of your measurements, with its results so far."),
    Operation("POST", MEASUREMENT + "/pause", MeasuringApi.pause_measurement,
              "Pause a measurement."),
    Operation("POST", MEASUREMENT + "/continue", MeasuringApi.continue_measurement,
              "Resume a paused measurement."),
    Operation("POST", MEASUREMENT + "/next", MeasuringApi.next_measurement,
              "Move a measurement to the front of your queue."),
    Operation("POST", MEASUREMENT + "/stop", MeasuringApi.stop_measurement,
              "Stop a measurement and keep the games played."),
    Operation("POST", "/api/studio/searches", MeasuringApi.new_search,
              "Search for small edits that make a draft even, and measure them."),
    Operation("GET", "/api/studio/searches/{search}", MeasuringApi.search,
              "Get one of your searches, with its results so far."),
    Operation("POST", "/api/studio/handicaps", MeasuringApi.new_handicaps,
              "Search for handicaps of a draft and measure them, or measure the chosen ones."),
    Operation("GET", "/api/studio/handicaps/{search}", MeasuringApi.handicap_search,
              "Get one of your handicap searches, with its results so far."),
]  # fmt: skip
