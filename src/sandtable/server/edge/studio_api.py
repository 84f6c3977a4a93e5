"""The JSON API of the studio: drafts, checks, and tables of drafts."""

import re
import unicodedata
from typing import Any

import msgspec
from starlette.requests import Request

import sandtable
from sandtable.core import UnknownName, made_scenarios
from sandtable.scenario_files import starter
from sandtable.server import wire
from sandtable.server.accounts.identity import Guest, new_id
from sandtable.server.edge.api import Api, Operation, expect_public
from sandtable.server.edge.errors import Refusal
from sandtable.server.edge.security import client_of, host
from sandtable.server.edge.shared_limits import SharedLimits
from sandtable.server.fair_turns import TooManyWait
from sandtable.server.store.batch_writer import Conflict
from sandtable.server.studio.check_worker import Answer, Question
from sandtable.server.studio.checker import Checker
from sandtable.server.studio.quotas import MOST_PUBLISHED, most_drafts
from sandtable.server.studio.studio_store import StudioStore, TooMany
from sandtable.server.studio.version_handicaps import Grading, content_with, nothing_graded
from sandtable.server.studio.version_store import VersionStore
from sandtable.server.tables import table_setup
from sandtable.server.tables.lobby import box_of, drawn_titles
from sandtable.server.wire import studio as studio_wire

DRAFT_ID = re.compile(r"[a-z0-9]{16}")
TEXTS = msgspec.json.Decoder(dict[str, studio_wire.Texts])


class StudioApi:
    """The routes of the studio."""

    def __init__(self, api: Api, checker: Checker, shared: SharedLimits) -> None:
        self._api = api
        self._store = StudioStore(api.hub.store)
        self._versions = VersionStore(api.hub.store)
        self._checker = checker
        self._shared = shared
        self.grading: Grading = nothing_graded
        """Finds a user's handicaps for a content; replaced if the server measures."""

    # Drafts

    async def studio_drafts(self, request: Request, guest: Guest) -> studio_wire.Drafts:
        rows = await self._store.drafts(guest.ids) if guest else []
        living = [summary_of(row) for row in rows if row.deleted is None]
        gone = [summary_of(row) for row in rows if row.deleted is not None]
        published = await self._versions.published_names(guest.ids) if guest else 0
        quota = studio_wire.Quota(len(living), most_drafts(guest), published, MOST_PUBLISHED)
        return studio_wire.Drafts(living, gone, quota)

    async def new_draft(
        self, request: Request, guest: Guest, body: studio_wire.NewDraft
    ) -> studio_wire.Draft:
        if before := await self.made_before(guest, body.nonce):
            return before
        expect_title(body.title)
        expect_length(body.text or "")
        text, parent = body.text, ""
        if text is None and body.scenario:
            expect_public(body.scenario)
            text = sandtable.load(body.title).text(body.scenario)
            parent = f"{body.title}/{body.scenario}"
        elif text is None:
            text = starter(body.title)
        return await self.add(request, guest, body.title, body.name, text, {}, parent, body.nonce)

    async def made_before(self, guest: Guest, nonce: str | None) -> studio_wire.Draft | None:
        """Return the draft that an earlier request with this nonce created, if any."""
        id = await self._store.made_by(nonce, guest.ids) if nonce else ""
        return await self.read(id, guest) if id else None

    async def add(
        self,
        request: Request,
        guest: Guest,
        title: str,
        name: str,
        text: str,
        texts: dict[str, studio_wire.Texts],
        parent: str,
        nonce: str | None,
    ) -> studio_wire.Draft:
        if not guest.session:
            # Guests can be created at no cost, so the limit counts by network.
            where = host(request)
            if await self._shared.takes(("draft from network", where)) is None:
                raise Refusal(
                    429, "quota", "guests from this address have created too many drafts today"
                )
        values: dict[str, object] = {"id": new_id(), "owner": guest.id, "title": title}
        values |= {"name": one_line(name), "text": text, "parent": parent}
        values |= {"texts": msgspec.json.encode(cleaned(texts)).decode(), "nonce": nonce}
        try:
            id = await self._store.add_draft(values, most_drafts(guest))
        except TooMany:
            raise quota_used("drafts") from None
        return await self.read(id, guest)

    async def read(self, id: str, guest: Guest) -> studio_wire.Draft:
        row = await self._store.draft(id, guest.ids) if guest and DRAFT_ID.fullmatch(id) else None
        if row is None:
            raise UnknownName("draft not found")
        return studio_wire.Draft(
            row.id, row.title, row.name, row.text, TEXTS.decode(row.texts), row.parent,
            row.revision, row.created, row.changed, row.deleted,
        )  # fmt: skip

    async def studio_draft(self, request: Request, guest: Guest) -> studio_wire.Draft:
        return await self.read(request.path_params["draft"], guest)

    async def save_draft(
        self, request: Request, guest: Guest, body: studio_wire.SaveDraft
    ) -> studio_wire.Draft:
        expect_length(body.text)
        draft = await self.read(request.path_params["draft"], guest)
        texts = cleaned({str(language): one for language, one in body.texts.items()})
        values: dict[str, object] = {"text": body.text, "name": one_line(body.name)}
        values |= {"texts": msgspec.json.encode(texts).decode()}
        try:
            await self._store.save_draft(draft.id, guest.ids, body.revision, values)
        except Conflict:
            raise changed_elsewhere() from None
        return await self.read(draft.id, guest)

    async def delete_draft(self, request: Request, guest: Guest) -> studio_wire.Received:
        draft = await self.read(request.path_params["draft"], guest)
        await self._store.delete_draft(draft.id, guest.ids, None)
        return studio_wire.Received()

    async def restore_draft(self, request: Request, guest: Guest) -> studio_wire.Draft:
        draft = await self.read(request.path_params["draft"], guest)
        try:
            await self._store.delete_draft(draft.id, guest.ids, most_drafts(guest))
        except TooMany:
            raise quota_used("drafts") from None
        return await self.read(draft.id, guest)

    # Checking

    async def check_text(
        self, request: Request, guest: Guest, body: studio_wire.CheckText
    ) -> studio_wire.Checked:
        expect_title(body.title)
        question = Question(body.title, body.text, body.trial, layout=True)
        answer = await self.check(request, guest, question)
        id = made_scenarios.content_id(body.title, answer.content) if answer.content else ""
        return studio_wire.Checked(told(answer), id, answer.layout, answer.prediction)

    async def check(self, request: Request, guest: Guest, question: Question) -> Answer:
        self._api.expect_rate("trial" if question.takes_long else "check", request, guest)
        try:
            return await self._checker.check(client_of(request, guest), question)
        except TooManyWait:
            raise Refusal(503, "unavailable", "the server is busy; try again") from None

    async def studio_box(self, request: Request, guest: Guest) -> msgspec.Raw:
        title = request.path_params["title"]
        expect_title(title)
        return box_of(title)

    async def scenario_text(self, request: Request, guest: Guest) -> studio_wire.ScenarioText:
        title, scenario = request.path_params["title"], request.path_params["scenario"]
        expect_title(title)
        expect_public(scenario)
        return studio_wire.ScenarioText(sandtable.load(title).text(scenario))

    async def survey_text(
        self, request: Request, guest: Guest, body: studio_wire.SurveyText
    ) -> studio_wire.Surveyed:
        expect_title(body.title)
        question = Question(body.title, body.text, survey=body.place)
        answer = await self.check(request, guest, question)
        if answer.survey is None:
            raise Refusal(
                422, "not-valid", "map overlays are only available for a scenario without errors"
            )
        return answer.survey

    async def even_edits(
        self, request: Request, guest: Guest, body: studio_wire.AskEdits
    ) -> studio_wire.EditsTold:
        expect_title(body.title)
        expect_length(body.text)
        if body.helps and body.helps not in sandtable.load(body.title).seats:
            raise Refusal(
                422, "bad-request", "helps: expected one of the sides, or an empty string"
            )
        question = Question(body.title, body.text, edits=body.groups, helps=body.helps)
        answer = await self.check(request, guest, question)
        if answer.edits is None:
            raise Refusal(422, "not-valid", "a scenario with errors cannot be made even")
        return answer.edits

    async def compare(
        self, request: Request, guest: Guest, body: studio_wire.Compare
    ) -> studio_wire.Diff:
        expect_title(body.title)
        expect_length(body.before)
        expect_length(body.after)
        question = Question(body.title, body.after, before=body.before)
        answer = await self.check(request, guest, question)
        if answer.changes is None:
            fault = answer.faults[0]
            raise Refusal(422, fault.key, fault.message)
        return studio_wire.Diff(answer.changes)

    # Tables

    async def valid_draft(
        self, request: Request, guest: Guest, id: str
    ) -> tuple[studio_wire.Draft, Answer]:
        """Return a draft of the user and its content; refuse if it has faults."""
        draft = await self.read(id, guest)
        question = Question(draft.title, draft.text, trial=True)
        answer = await self.check(request, guest, question)
        if answer.faults:
            raise Refusal(422, "not-valid", answer.faults[0].message)
        return draft, answer

    async def draft_table(
        self, request: Request, guest: Guest, body: studio_wire.StartTable
    ) -> wire.Seated:
        draft, answer = await self.valid_draft(request, guest, request.path_params["draft"])
        content = answer.content
        if body.handicap:
            id = made_scenarios.content_id(draft.title, content)
            graded = await self.grading(guest.ids, draft.title, id)
            content = content_with(graded, body.handicap, content)
        return await self.open(request, guest, draft.title, content, body)

    async def open(
        self,
        request: Request,
        guest: Guest,
        title: str,
        content: str,
        body: studio_wire.StartTable,
        of_version: tuple[str, int] | None = None,
    ) -> wire.Seated:
        self._api.expect_new_table(request, guest)
        scenario = made_scenarios.remember(title, content)
        new = wire.NewTable(
            title=title,
            scenario=f"{scenario}+{body.handicap}" if body.handicap else scenario,
            side=body.side,
            opponent=body.opponent,
            nonce=body.nonce,
            agent=body.agent,
            clock=body.clock,
            listed=False,
        )
        return await table_setup.open_table(self._api.hub, guest, new, of_version=of_version)


def expect_title(title: str) -> None:
    if title not in drawn_titles():
        raise UnknownName("unknown title")


def expect_length(text: str) -> None:
    if len(text.encode("utf-8", "replace")) > made_scenarios.MOST_BYTES:
        raise Refusal(413, "too-large", "the text of a scenario must not exceed 64 kB")
    if "\0" in text:
        # PostgreSQL cannot store NUL characters.
        raise Refusal(422, "not-plain", "the text contains an invalid character (NUL)")


def quota_used(what: str) -> Refusal:
    return Refusal(409, "quota", f"storage limit reached: {what}")


def changed_elsewhere() -> Refusal:
    return Refusal(409, "changed-elsewhere", "this draft was changed elsewhere")


def clean(text: str) -> str:
    """Remove control characters, including those that change the text direction."""
    return "".join(
        letter for letter in text if letter == "\n" or unicodedata.category(letter)[0] != "C"
    ).strip()


def one_line(text: str) -> str:
    return " ".join(clean(text).split())


def cleaned(texts: dict[str, studio_wire.Texts]) -> dict[str, studio_wire.Texts]:
    return {
        language: studio_wire.Texts(
            one_line(one.name), one_line(one.brief), clean(one.history), clean(one.notes),
            clean(one.new),
        )
        for language, one in texts.items()
    }  # fmt: skip


def told(answer: Answer) -> list[studio_wire.TextFault]:
    return [
        studio_wire.TextFault(fault.path, fault.line, fault.key, fault.args, fault.message)
        for fault in answer.faults
    ]


def summary_of(row: Any) -> studio_wire.DraftSummary:
    return studio_wire.DraftSummary(
        row.id, row.title, row.name, row.parent, row.revision, row.created, row.changed, row.deleted
    )


STUDIO_OPERATIONS = [
    Operation("GET", "/api/studio/drafts", StudioApi.studio_drafts, "List your drafts."),
    Operation("POST", "/api/studio/drafts", StudioApi.new_draft,
              "Create a draft from a text, from a copy of a scenario, or from a small starter.",
              welcomes=True, rate="create"),
    Operation("GET", "/api/studio/drafts/{draft}", StudioApi.studio_draft,
              "Get one of your drafts."),
    Operation("PUT", "/api/studio/drafts/{draft}", StudioApi.save_draft,
              "Save a draft. Refused if it has been changed elsewhere.", rate="change"),
    Operation("DELETE", "/api/studio/drafts/{draft}", StudioApi.delete_draft,
              "Delete a draft. It can be restored for 30 days.", rate="change"),
    Operation("POST", "/api/studio/drafts/{draft}/restore", StudioApi.restore_draft,
              "Restore a deleted draft.", rate="change"),
    Operation("POST", "/api/studio/check", StudioApi.check_text,
              "Check the text of a scenario: return its errors, or its layout if there are none.",
              welcomes=True),
    Operation("GET", "/api/studio/box/{title}", StudioApi.studio_box,
              "Get the components in a title's box, for drawing scenarios.", gives=wire.Box),
    Operation("GET", "/api/studio/scenarios/{title}/{scenario}", StudioApi.scenario_text,
              "Get the text of a scenario that everyone may play."),
    Operation("POST", "/api/studio/survey", StudioApi.survey_text,
              "Survey a map: distances, who reaches an objective first, and fire from a place.",
              welcomes=True),
    Operation("POST", "/api/studio/edits", StudioApi.even_edits,
              "List small edits that are predicted to make a scenario even.", welcomes=True),
    Operation("POST", "/api/studio/compare", StudioApi.compare,
              "List the differences between two texts."),
    Operation("POST", "/api/studio/drafts/{draft}/table", StudioApi.draft_table,
              "Create a table with a draft as it is now.", welcomes=True),
]  # fmt: skip
