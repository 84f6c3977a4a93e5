"""The JSON API of published scenarios: versions, lists and tables."""

import re
from typing import Any, get_args

import msgspec
from starlette.requests import Request

import sandtable
from sandtable.agents import AGENTS
from sandtable.core import UnknownName, made_scenarios
from sandtable.core.handicaps import Graded
from sandtable.measuring.pair_orders import fraction_of
from sandtable.server import wire
from sandtable.server.accounts.identity import Guest, new_id
from sandtable.server.edge.api import Api, Operation
from sandtable.server.edge.errors import Refusal
from sandtable.server.edge.shared_limits import SharedLimits
from sandtable.server.edge.studio_api import (
    TEXTS,
    StudioApi,
    changed_elsewhere,
    clean,
    expect_title,
    one_line,
    quota_used,
    told,
)
from sandtable.server.store.store import version_address
from sandtable.server.studio import version_handicaps
from sandtable.server.studio.check_worker import Question
from sandtable.server.studio.publishing_gate import Measured, Measuring, gate, nothing_measured
from sandtable.server.studio.quotas import MOST_PUBLISHED
from sandtable.server.studio.studio_store import TooMany
from sandtable.server.studio.version_handicaps import content_with
from sandtable.server.studio.version_store import (
    HIDDEN_BY,
    MEASURED,
    NAME,
    REMOVED,
    WITHDRAWN,
    NameTaken,
    Order,
    Removed,
    SameVersion,
    VersionStore,
    Wanted,
)
from sandtable.server.tables.lobby import length_of, scenario_info
from sandtable.server.wire import studio as studio_wire

EVEN = {"even": 0.03, "near": 0.05, "handicap": 0.03}
"""Maximum difference of the first side's share from one half, by filter."""
WITH_HANDICAP = "handicap"
"""The filter that includes versions made even by a handicap."""
MOST_MINUTES = 600
NAMES = msgspec.json.Decoder(dict[str, str])


class PublishingApi:
    """The routes of published scenarios."""

    def __init__(
        self,
        api: Api,
        studio: StudioApi,
        shared: SharedLimits,
        measuring: Measuring = nothing_measured,
    ) -> None:
        self._api = api
        self._shared = shared
        self._studio = studio
        self._store = VersionStore(api.hub.store)
        self._measuring = measuring

    async def publish_gate(self, request: Request, guest: Guest) -> studio_wire.Gate:
        draft = await self._studio.read(request.path_params["draft"], guest)
        question = Question(draft.title, draft.text, trial=True)
        answer = await self._studio.check(request, guest, question)
        measured = None
        graded = None
        if answer.content:
            measured = await self._measured(guest, draft.title, answer.content)
            graded = await self._graded(guest, draft.title, answer.content)
        found = gate(told(answer), measured, draft.name, draft.texts)
        found.handicaps = [] if graded is None else [one.name for one in graded.handicaps]
        found.name = await self._store.name_of_draft(draft.id, guest.ids)
        found.versions = [number_of(row) for row in await self._store.all_of(found.name)]
        return found

    async def balance(
        self, request: Request, guest: Guest, draft: studio_wire.Draft
    ) -> wire.Balance | None:
        """Return the user's measured balance of a draft's current content."""
        question = Question(draft.title, draft.text)
        answer = await self._studio.check(request, guest, question)
        measured = None
        if answer.content:
            measured = await self._measured(guest, draft.title, answer.content)
        return None if measured is None else measured.balance

    async def _measured(self, guest: Guest, title: str, content: str) -> Measured | None:
        """Return the user's own measurement of a content; those of others stay private."""
        return await self._measuring(guest.ids, title, made_scenarios.content_id(title, content))

    async def _graded(self, guest: Guest, title: str, content: str) -> Graded | None:
        """Return the user's handicaps for a content."""
        return await self._studio.grading(
            guest.ids, title, made_scenarios.content_id(title, content)
        )

    async def publish(
        self, request: Request, guest: Guest, body: studio_wire.Publish
    ) -> studio_wire.Version:
        if not guest.session:
            raise Refusal(403, "no-account", "publishing requires an account")
        draft = await self._studio.read(request.path_params["draft"], guest)
        before = await self._store.published_by(guest.ids, body.nonce)
        if before is not None:
            # A repeated request: the first response was lost; the draft may have changed since.
            return await self._tell(before.name, before.number, guest)
        if draft.revision != body.revision or draft.deleted is not None:
            raise changed_elsewhere()
        question = Question(draft.title, draft.text, trial=True)
        answer = await self._studio.check(request, guest, question)
        if answer.faults:
            raise Refusal(422, "not-valid", answer.faults[0].message)
        measured = await self._measured(guest, draft.title, answer.content)
        if body.visibility == "all":
            expect_open(gate([], measured, draft.name, draft.texts))
        values = {
            "name": body.name,
            "title": draft.title,
            "content": made_scenarios.content_id(draft.title, answer.content),
            "called": draft.name,
            "text": draft.text,
            "texts": msgspec.json.encode(told_in(draft.texts)).decode(),
            "author": guest.id,
            "rules_version": sandtable.load(draft.title).rules_version,
            "parent": draft.parent,
            "visibility": body.visibility,
            "forkable": body.forkable,
            "nonce": body.nonce,
            "draft": draft.id,
            "key": new_id() if body.visibility == "link" else "",
            "place": one_line(answer.place),
            "date": one_line(answer.date),
            **columns_of(measured),
            **version_handicaps.columns_of(await self._graded(guest, draft.title, answer.content)),
        }
        uses = await self._shared.takes(("publish", guest.id))
        if uses is None:
            raise Refusal(
                429, "too-many-tries", "you have published too many versions today; try again later"
            )
        try:
            name, number = await self._store.publish(values, answer.content, MOST_PUBLISHED)
        except (NameTaken, Removed, SameVersion, TooMany) as error:
            await self._shared.give_back(uses)
            raise refusal_of(error) from None
        return await self._tell(name, number, guest)

    # Reading

    async def versions(self, request: Request, guest: Guest) -> list[studio_wire.VersionSummary]:
        mine = request.query_params.get("whose", "") == MINE
        rows = await self._store.listed(wanted_of(request), guest.ids if mine else None)
        public = await self._store.public([row.parent for row in rows])
        return [summary_of(row, public, guest) for row in rows]

    async def latest(self, request: Request, guest: Guest) -> studio_wire.Version:
        name = request.path_params["name"]
        rows = await self._store.all_of(name) if NAME.fullmatch(name) else []
        seen = [row for row in rows if row.visibility == "all" or row.author in guest.ids]
        if not seen:
            raise UnknownName("version not found")
        return await self._tell(name, seen[-1].number, guest)

    async def _version(self, request: Request, guest: Guest) -> Any:
        """Return the requested version if the user may see it."""
        where = request.path_params
        row, is_whole = await self._store.at(where["name"], where["number"])
        if row is not None and row.author in guest.ids:
            return row
        if row is None or not is_whole:
            raise UnknownName("version not found")
        if is_withdrawn(row):
            raise Refusal(410, "withdrawn", "this version has been withdrawn")
        return row

    async def version(self, request: Request, guest: Guest) -> studio_wire.Version:
        row = await self._version(request, guest)
        return await self._tell(row.name, row.number, guest)

    async def _tell(self, name: str, number: int, guest: Guest) -> studio_wire.Version:
        row = await self._store.version(name, number)
        assert row is not None
        mine = row.author in guest.ids
        scenario = made_scenarios.remember(row.title, row.content_text)
        summary = summary_of(row, await self._store.public([row.parent]), guest)
        layout = msgspec.structs.replace(
            scenario_info(row.title, scenario),
            place=row.place,
            date=row.date,
            balance=summary.balance,
            length=summary.length,
        )
        return studio_wire.Version(
            summary,
            row.text,
            TEXTS.decode(row.texts),
            layout,
            [
                number_of(one)
                for one in await self._store.all_of(name)
                if mine or one.visibility == "all" or one.number == number
            ],
            mine,
            bool(guest) and await self._store.likes(name, number, guest.id),
            version_handicaps.told(row.title, version_handicaps.kept(row.handicaps)),
            await self._store.plays(name, number),
            mine and row.reports >= HIDDEN_BY,
        )

    # Actions on versions

    async def version_table(
        self, request: Request, guest: Guest, body: studio_wire.StartTable
    ) -> wire.Seated:
        row = await self._version(request, guest)
        graded = version_handicaps.kept(row.handicaps)
        content = content_with(graded, body.handicap, row.content_text)
        of_version = (row.name, row.number)
        return await self._studio.open(request, guest, row.title, content, body, of_version)

    async def fork(
        self, request: Request, guest: Guest, body: studio_wire.CopyVersion
    ) -> studio_wire.Draft:
        if before := await self._studio.made_before(guest, body.nonce):
            return before
        row = await self._version(request, guest)
        if not row.forkable and row.author not in guest.ids:
            raise Refusal(403, "not-forkable", "the author does not allow copies")
        parent = f"{row.name}.{row.number}"
        texts = TEXTS.decode(row.texts)
        return await self._studio.add(
            request, guest, row.title, row.called, row.text, texts, parent, body.nonce
        )

    async def set_visibility(
        self, request: Request, guest: Guest, body: studio_wire.SetVisibility
    ) -> studio_wire.Version:
        row = await self._version(request, guest)
        if row.author not in guest.ids:
            raise Refusal(403, "not-yours", "only the author can do this")
        measured = None
        if body.visibility == "all" and row.visibility != "all":
            measured = await self._measured(guest, row.title, row.content_text)
            expect_open(gate([], measured, row.called, TEXTS.decode(row.texts)))
        found = columns_of(measured)
        try:
            await self._store.show(row.name, row.number, body.visibility, found)
        except Removed:
            raise removed() from None
        return await self._tell(row.name, row.number, guest)

    async def like(
        self, request: Request, guest: Guest, body: studio_wire.Like
    ) -> studio_wire.Version:
        row = await self._version(request, guest)
        if not guest.session:
            raise Refusal(403, "no-account", "this requires an account")
        await self._store.like(row.name, row.number, guest.id, body.like)
        return await self._tell(row.name, row.number, guest)

    async def report_version(
        self, request: Request, guest: Guest, body: studio_wire.ReportVersion
    ) -> studio_wire.Received:
        row = await self._version(request, guest)
        if not guest.session:
            raise Refusal(403, "no-account", "this requires an account")
        await self._store.report(row.name, row.number, guest.id, body.reason, clean(body.note))
        return studio_wire.Received()


def refusal_of(error: Exception) -> Refusal:
    """Return the response for a failed publication."""
    if isinstance(error, NameTaken):
        return Refusal(409, "name-taken", "the name is already taken")
    if isinstance(error, SameVersion):
        return Refusal(409, "same-version", str(error))
    return removed() if isinstance(error, Removed) else quota_used("published")


def expect_open(found: studio_wire.Gate) -> None:
    missing = next((line.key for line in found.lines if not line.met), None)
    if missing is not None:
        raise Refusal(409, f"not-{missing}", "not all requirements for publishing are met")


def removed() -> Refusal:
    return Refusal(403, "removed", "the host of this server has removed this scenario")


def is_withdrawn(row: Any) -> bool:
    return row.visibility in (WITHDRAWN, REMOVED)


def visibility_of(row: Any) -> studio_wire.Visibility:
    return "withdrawn" if is_withdrawn(row) else row.visibility


def told_in(texts: dict[str, studio_wire.Texts]) -> dict[str, studio_wire.Texts]:
    """Keep only the languages that have any text."""
    return {language: one for language, one in texts.items() if one != studio_wire.Texts()}


def columns_of(measured: Measured | None) -> dict[str, Any]:
    if measured is None:
        return {}
    return {key: getattr(measured.balance, key) for key in MEASURED}


def balance_of(row: Any) -> wire.Balance | None:
    if row.games is None:
        return None
    told: dict[str, Any] = {key: getattr(row, key) for key in MEASURED}
    fraction = fraction_of(row.title, row.agent)
    return wire.Balance(**told, fraction=fraction, rules=row.rules_version)


def number_of(row: Any) -> studio_wire.VersionNumber:
    return studio_wire.VersionNumber(
        row.number, version_address(row), visibility_of(row), row.published, balance_of(row)
    )


def summary_of(row: Any, public: set[str], guest: Guest) -> studio_wire.VersionSummary:
    """Return a version's summary.

    It names the version it was copied from only if that is public or the user is the author.
    """
    balance = balance_of(row)
    open_parent = "/" in row.parent or row.parent in public or row.author in guest.ids
    return studio_wire.VersionSummary(
        name=row.name,
        number=row.number,
        address=version_address(row),
        title=row.title,
        called=row.called,
        names=NAMES.decode(row.names),
        author=row.author_name,
        place=row.place,
        date=row.date,
        scenario=row.content,
        rules_version=row.rules_version,
        parent=row.parent if open_parent else "",
        visibility=visibility_of(row),
        forkable=row.forkable,
        published=row.published,
        likes=int(row.likes),
        plays=int(row.plays),
        balance=balance,
        length=None if balance is None else length_of(balance),
        even_with=row.even_with,
    )


def wanted_of(request: Request) -> Wanted:
    """Return the filters of a list request; invalid values are ignored."""
    asked = request.query_params
    title, agent, order = asked.get("title", ""), asked.get("agent", ""), asked.get("order", "")
    language, minutes = asked.get("language", ""), asked.get("minutes", "")
    if title:
        expect_title(title)
    return Wanted(
        title=title,
        words=asked.get("words", "")[:60].replace("\0", ""),
        even=EVEN.get(asked.get("balance", ""), 0.0),
        helped=asked.get("balance") == WITH_HANDICAP,
        minutes=min(int(minutes), MOST_MINUTES) if re.fullmatch("[0-9]{1,4}", minutes) else 0,
        agent=agent if agent in AGENTS else "",
        language=language if language in get_args(studio_wire.Language) else "",
        order=next((one for one in get_args(Order) if one == order), "newest"),
    )


LATEST = "/api/studio/versions/{name}"
VERSION = LATEST + "/{number}"
MINE = "mine"
"""The value of ``whose`` for the user's own versions, including those that no list shows."""
FILTERS = ("whose", "title", "words", "balance", "minutes", "agent", "language", "order")
PUBLISHING_OPERATIONS = [
    Operation("GET", "/api/studio/drafts/{draft}/gate", PublishingApi.publish_gate,
              "List what is still required to publish a draft for everyone."),
    Operation("POST", "/api/studio/drafts/{draft}/publish", PublishingApi.publish,
              "Publish a draft as a version that never changes.", rate="create"),
    Operation("GET", "/api/studio/versions", PublishingApi.versions,
              "Search the publicly listed scenarios, or your own.", query=FILTERS),
    Operation("GET", LATEST, PublishingApi.latest,
              "Get the latest version of a published scenario.", rate="lay out"),
    Operation("GET", VERSION, PublishingApi.version, "Get a published version.", rate="lay out"),
    Operation("POST", VERSION + "/table", PublishingApi.version_table,
              "Create a table with a published version.", welcomes=True),
    Operation("POST", VERSION + "/fork", PublishingApi.fork, "Copy a version into a new draft.",
              welcomes=True, rate="create"),
    Operation("POST", VERSION + "/visibility", PublishingApi.set_visibility,
              "Make a version public or available by link only, or withdraw it.", rate="change"),
    Operation("POST", VERSION + "/like", PublishingApi.like,
              "Like a version, or remove your like.", rate="change"),
    Operation("POST", VERSION + "/report", PublishingApi.report_version,
              "Report a version to the host.", rate="report"),
]  # fmt: skip
