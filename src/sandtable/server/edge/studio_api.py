"""The JSON API of the studio: drafts, checks, published versions, and tables of both."""

import re
import unicodedata
from typing import Any

import msgspec
from starlette.requests import Request

import sandtable
from sandtable.core import UnknownName, made
from sandtable.own_scenarios import starter
from sandtable.server import wire
from sandtable.server.accounts.identity import Guest, new_id
from sandtable.server.edge.api import Api, Operation, expect_public
from sandtable.server.edge.errors import Refusal
from sandtable.server.fair_turns import TooManyWait
from sandtable.server.store.batch_writer import Conflict
from sandtable.server.studio.check_worker import Answer
from sandtable.server.studio.checker import Checker
from sandtable.server.studio.diff import differences
from sandtable.server.studio.studio_store import StudioStore, TooMany
from sandtable.server.tables import table_setup
from sandtable.server.tables.lobby import drawn_titles, scenario_info
from sandtable.server.wire import studio as studio_wire

DRAFT_ID = re.compile(r"[a-z0-9]{16}")
VERSION_NAME = re.compile(r"[a-z0-9][a-z0-9-]{1,58}[a-z0-9]")
MOST_DRAFTS = 50
MOST_DRAFTS_OF_GUEST = 5
MOST_PUBLISHED = 100
MOST_NUMBER = 999
TEXTS = msgspec.json.Decoder(dict[str, studio_wire.Texts])


class StudioApi:
    """What the routes of the studio do."""

    def __init__(self, api: Api, checker: Checker) -> None:
        self._api = api
        self._store = StudioStore(api.hub.store)
        self._checker = checker

    # Drafts

    async def studio_drafts(self, request: Request, guest: Guest) -> studio_wire.Drafts:
        rows = await self._store.drafts(guest.ids) if guest else []
        living = [summary_of(row) for row in rows if row.deleted is None]
        gone = [summary_of(row) for row in rows if row.deleted is not None]
        published = await self._store.published_names(guest.ids) if guest else 0
        quota = studio_wire.Quota(len(living), most_drafts(guest), published, MOST_PUBLISHED)
        return studio_wire.Drafts(living, gone, quota)

    async def new_draft(
        self, request: Request, guest: Guest, body: studio_wire.NewDraft
    ) -> studio_wire.Draft:
        self._api.expect_rate("create", guest.id)
        expect_title(body.title)
        expect_length(body.text or "")
        text, parent = body.text, ""
        if text is None and body.scenario:
            expect_public(body.scenario)
            text = sandtable.load(body.title).text(body.scenario)
            parent = f"{body.title}/{body.scenario}"
        elif text is None:
            text = starter(body.title)
        return await self._add(guest, body.title, body.name, text, {}, parent)

    async def _add(
        self,
        guest: Guest,
        title: str,
        name: str,
        text: str,
        texts: dict[str, studio_wire.Texts],
        parent: str,
    ) -> studio_wire.Draft:
        id = new_id()
        values: dict[str, object] = {"id": id, "owner": guest.id, "title": title}
        values |= {"name": one_line(name), "text": text, "parent": parent}
        values |= {"texts": msgspec.json.encode(cleaned(texts)).decode()}
        try:
            await self._store.add_draft(values, most_drafts(guest))
        except TooMany:
            raise quota_used("drafts") from None
        return await self._read(id, guest)

    async def _read(self, id: str, guest: Guest) -> studio_wire.Draft:
        row = await self._store.draft(id, guest.ids) if guest and DRAFT_ID.fullmatch(id) else None
        if row is None:
            raise UnknownName("draft not found")
        return studio_wire.Draft(
            row.id, row.title, row.name, row.text, TEXTS.decode(row.texts), row.parent,
            row.revision, row.created, row.changed, row.deleted,
        )  # fmt: skip

    async def studio_draft(self, request: Request, guest: Guest) -> studio_wire.Draft:
        return await self._read(request.path_params["draft"], guest)

    async def save_draft(
        self, request: Request, guest: Guest, body: studio_wire.SaveDraft
    ) -> studio_wire.Draft:
        expect_length(body.text)
        draft = await self._read(request.path_params["draft"], guest)
        texts = cleaned({str(language): one for language, one in body.texts.items()})
        values: dict[str, object] = {"text": body.text, "name": one_line(body.name)}
        values |= {"texts": msgspec.json.encode(texts).decode()}
        try:
            await self._store.save_draft(draft.id, guest.ids, body.revision, values)
        except Conflict:
            raise changed_elsewhere() from None
        return await self._read(draft.id, guest)

    async def delete_draft(self, request: Request, guest: Guest) -> studio_wire.Received:
        draft = await self._read(request.path_params["draft"], guest)
        await self._store.delete_draft(draft.id, guest.ids, None)
        return studio_wire.Received()

    async def restore_draft(self, request: Request, guest: Guest) -> studio_wire.Draft:
        draft = await self._read(request.path_params["draft"], guest)
        try:
            await self._store.delete_draft(draft.id, guest.ids, most_drafts(guest))
        except TooMany:
            raise quota_used("drafts") from None
        return await self._read(draft.id, guest)

    # Checking

    async def check_text(
        self, request: Request, guest: Guest, body: studio_wire.CheckText
    ) -> studio_wire.Checked:
        expect_title(body.title)
        answer = await self._check(guest, body.title, body.text, body.trial, layout=True)
        id = made.content_id(body.title, answer.content) if answer.content else ""
        return studio_wire.Checked(told(answer), id, answer.layout)

    async def _check(
        self, guest: Guest, title: str, text: str, trial: bool, layout: bool = False
    ) -> Answer:
        self._api.expect_rate("trial" if trial else "check", guest.id or "nobody")
        try:
            client = guest.id or "nobody"
            return await self._checker.check(client, title, text, trial=trial, layout=layout)
        except TooManyWait:
            raise Refusal(503, "unavailable", "the server is busy; try again") from None

    async def compare(
        self, request: Request, guest: Guest, body: studio_wire.Compare
    ) -> studio_wire.Diff:
        self._api.expect_rate("check", guest.id or "nobody")
        expect_title(body.title)
        expect_length(body.before)
        expect_length(body.after)
        try:
            return studio_wire.Diff(differences(body.before, body.after))
        except ValueError as error:
            raise Refusal(422, "not-toml", str(error)) from None

    # Tables

    async def draft_table(
        self, request: Request, guest: Guest, body: studio_wire.StartTable
    ) -> wire.Seated:
        draft = await self._read(request.path_params["draft"], guest)
        answer = await self._check(guest, draft.title, draft.text, trial=True)
        if answer.faults:
            raise Refusal(422, "not-valid", answer.faults[0].message)
        return await self._open(guest, draft.title, answer.content, body)

    async def version_table(
        self, request: Request, guest: Guest, body: studio_wire.StartTable
    ) -> wire.Seated:
        row = await self._version(request, guest)
        return await self._open(guest, row.title, row.content_text, body)

    async def _open(
        self, guest: Guest, title: str, content: str, body: studio_wire.StartTable
    ) -> wire.Seated:
        self._api.expect_rate("create", guest.id)
        new = wire.NewTable(
            title=title,
            scenario=made.remember(title, content),
            side=body.side,
            opponent=body.opponent,
            nonce=body.nonce,
            agent=body.agent,
            clock=body.clock,
            listed=False,
        )
        return await table_setup.open_table(self._api.hub, guest, new)

    # Publishing

    async def publish_gate(self, request: Request, guest: Guest) -> studio_wire.Gate:
        draft = await self._read(request.path_params["draft"], guest)
        return await self._gate(guest, draft)

    async def _gate(self, guest: Guest, draft: studio_wire.Draft) -> studio_wire.Gate:
        answer = await self._check(guest, draft.title, draft.text, trial=True)
        named = any(texts.name and texts.brief for texts in draft.texts.values())
        return studio_wire.Gate(
            [
                studio_wire.GateLine("valid", not answer.faults),
                # No measurement is stored yet, so none of this content is there.
                studio_wire.GateLine("measured", False),
                studio_wire.GateLine("named", named),
            ],
            told(answer),
        )

    async def publish(
        self, request: Request, guest: Guest, body: studio_wire.Publish
    ) -> studio_wire.Version:
        self._api.expect_rate("create", guest.id)
        if not guest.session:
            raise Refusal(403, "no-account", "publishing needs an account")
        draft = await self._read(request.path_params["draft"], guest)
        if draft.revision != body.revision or draft.deleted is not None:
            raise changed_elsewhere()
        answer = await self._check(guest, draft.title, draft.text, trial=True)
        if answer.faults:
            raise Refusal(422, "not-valid", answer.faults[0].message)
        if body.visibility == "all":
            gate = await self._gate(guest, draft)
            missing = next((line.key for line in gate.lines if not line.met), None)
            if missing is not None:
                raise Refusal(409, f"not-{missing}", "not everything for publishing is met yet")
        values = {
            "name": body.name,
            "title": draft.title,
            "content": made.content_id(draft.title, answer.content),
            "called": draft.name,
            "text": draft.text,
            "texts": msgspec.json.encode(draft.texts).decode(),
            "author": guest.id,
            "rules_version": sandtable.load(draft.title).rules_version,
            "parent": draft.parent,
            "visibility": body.visibility,
            "forkable": body.forkable,
        }
        try:
            number = await self._store.publish(values, answer.content, MOST_PUBLISHED)
        except Conflict:
            raise Refusal(
                409, "name-taken", "the name is taken, or its latest version is the same"
            ) from None
        except TooMany:
            raise quota_used("published") from None
        return await self._tell(body.name, number, guest)

    async def versions(self, request: Request, guest: Guest) -> list[studio_wire.VersionSummary]:
        asked = request.query_params
        title, words = asked.get("title", ""), asked.get("words", "")[:60]
        if title:
            expect_title(title)
        return [version_of(row) for row in await self._store.listed(title, words)]

    async def _version(self, request: Request, guest: Guest) -> Any:
        name, number = request.path_params["name"], request.path_params["number"]
        row = None
        if VERSION_NAME.fullmatch(name) and number <= MOST_NUMBER:
            row = await self._store.version(name, number)
        # Who has the link of a withdrawn version learns no more of it; its author does.
        if row is None or (row.visibility == "withdrawn" and row.author not in guest.ids):
            raise UnknownName("version not found")
        return row

    async def version(self, request: Request, guest: Guest) -> studio_wire.Version:
        row = await self._version(request, guest)
        return await self._tell(row.name, row.number, guest)

    async def _tell(self, name: str, number: int, guest: Guest) -> studio_wire.Version:
        row = await self._store.version(name, number)
        assert row is not None
        mine = row.author in guest.ids
        scenario = made.remember(row.title, row.content_text)
        return studio_wire.Version(
            version_of(row),
            row.text,
            TEXTS.decode(row.texts),
            scenario_info(row.title, scenario),
            [
                one.number
                for one in await self._store.numbers(name)
                if mine or one.visibility == "all" or one.number == number
            ],
            mine,
            bool(guest) and await self._store.likes(name, number, guest.id),
        )

    async def fork(self, request: Request, guest: Guest) -> studio_wire.Draft:
        self._api.expect_rate("create", guest.id)
        row = await self._version(request, guest)
        if not row.forkable and row.author not in guest.ids:
            raise Refusal(403, "not-forkable", "its author does not let others copy it")
        parent = f"{row.name}.{row.number}"
        texts = TEXTS.decode(row.texts)
        return await self._add(guest, row.title, row.called, row.text, texts, parent)

    async def set_visibility(
        self, request: Request, guest: Guest, body: studio_wire.SetVisibility
    ) -> studio_wire.Version:
        row = await self._version(request, guest)
        if row.author not in guest.ids:
            raise Refusal(403, "not-yours", "only its author can do this")
        if body.visibility == "all" and row.visibility != "all":
            raise Refusal(409, "not-measured", "not everything for publishing is met yet")
        await self._store.show(row.name, row.number, body.visibility)
        return await self._tell(row.name, row.number, guest)

    async def like(
        self, request: Request, guest: Guest, body: studio_wire.Like
    ) -> studio_wire.Version:
        row = await self._version(request, guest)
        if not guest.session:
            raise Refusal(403, "no-account", "this needs an account")
        await self._store.like(row.name, row.number, guest.id, body.like)
        return await self._tell(row.name, row.number, guest)

    async def report_version(
        self, request: Request, guest: Guest, body: studio_wire.ReportVersion
    ) -> studio_wire.Received:
        self._api.expect_rate("report", guest.id)
        row = await self._version(request, guest)
        if not guest.session:
            raise Refusal(403, "no-account", "this needs an account")
        await self._store.report(row.name, row.number, guest.id, body.reason, clean(body.note))
        return studio_wire.Received()


def expect_title(title: str) -> None:
    if title not in drawn_titles():
        raise UnknownName("unknown title")


def expect_length(text: str) -> None:
    if len(text.encode("utf-8", "replace")) > made.MOST_BYTES:
        raise Refusal(413, "too-large", "the text of a scenario has at most 64 kB")
    if "\0" in text:
        # PostgreSQL has no place for it.
        raise Refusal(422, "not-plain", "the text holds a character that no text has (NUL)")


def most_drafts(guest: Guest) -> int:
    return MOST_DRAFTS if guest.session else MOST_DRAFTS_OF_GUEST


def quota_used(what: str) -> Refusal:
    return Refusal(409, "quota", f"there is no room for more: {what}")


def changed_elsewhere() -> Refusal:
    return Refusal(409, "changed-elsewhere", "this draft was changed elsewhere")


def clean(text: str) -> str:
    """A text without what cannot be seen, and what would turn others around."""
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


def version_of(row: Any) -> studio_wire.VersionSummary:
    return studio_wire.VersionSummary(
        row.name, row.number, row.title, row.called, row.author_name, row.content,
        row.rules_version, row.parent, row.visibility, row.forkable, row.published, int(row.likes),
    )  # fmt: skip


VERSION = "/api/studio/versions/{name}/{number:int}"
STUDIO_OPERATIONS = [
    Operation("GET", "/api/studio/drafts", "studio_drafts", "Your drafts.", studio_wire.Drafts),
    Operation("POST", "/api/studio/drafts", "new_draft",
              "A new draft: from a text, a copy of a scenario, or a small one to begin with.",
              studio_wire.Draft, studio_wire.NewDraft, welcomes=True),
    Operation("GET", "/api/studio/drafts/{draft}", "studio_draft", "One of your drafts.",
              studio_wire.Draft),
    Operation("PUT", "/api/studio/drafts/{draft}", "save_draft",
              "Save a draft; refused where it was changed elsewhere meanwhile.",
              studio_wire.Draft, studio_wire.SaveDraft),
    Operation("DELETE", "/api/studio/drafts/{draft}", "delete_draft",
              "Delete a draft; it can be taken back for 30 days.", studio_wire.Received),
    Operation("POST", "/api/studio/drafts/{draft}/restore", "restore_draft",
              "Take back the deletion of a draft.", studio_wire.Draft),
    Operation("POST", "/api/studio/check", "check_text",
              "What is wrong with the text of a scenario, and its layout where nothing is.",
              studio_wire.Checked, studio_wire.CheckText, welcomes=True),
    Operation("POST", "/api/studio/compare", "compare", "What differs between two texts.",
              studio_wire.Diff, studio_wire.Compare),
    Operation("POST", "/api/studio/drafts/{draft}/table", "draft_table",
              "A table of a draft as it is now.", wire.Seated, studio_wire.StartTable,
              welcomes=True),
    Operation("GET", "/api/studio/drafts/{draft}/gate", "publish_gate",
              "What publishing a draft for everyone still needs.", studio_wire.Gate),
    Operation("POST", "/api/studio/drafts/{draft}/publish", "publish",
              "Publish a draft as a version that never changes.",
              studio_wire.Version, studio_wire.Publish),
    Operation("GET", "/api/studio/versions", "versions",
              "The published scenarios that everyone may find.",
              list[studio_wire.VersionSummary], query=("title", "words")),
    Operation("GET", VERSION, "version", "A published version.", studio_wire.Version),
    Operation("POST", VERSION + "/table", "version_table", "A table of a published version.",
              wire.Seated, studio_wire.StartTable, welcomes=True),
    Operation("POST", VERSION + "/fork", "fork", "Copy a version into a draft.",
              studio_wire.Draft, welcomes=True),
    Operation("POST", VERSION + "/visibility", "set_visibility",
              "Take a version off the lists, or back to its link.",
              studio_wire.Version, studio_wire.SetVisibility),
    Operation("POST", VERSION + "/like", "like", "Like a version, or no longer.",
              studio_wire.Version, studio_wire.Like),
    Operation("POST", VERSION + "/report", "report_version", "Report a version to the host.",
              studio_wire.Received, studio_wire.ReportVersion),
]  # fmt: skip
