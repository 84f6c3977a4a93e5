"""The JSON API for files: import and export of scenarios."""

import re
import unicodedata
from pathlib import PurePath
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sandtable import scenario_archive
from sandtable.core import Fault
from sandtable.core import faults as said
from sandtable.scenario_archive import Archive, BadFile
from sandtable.server import wire
from sandtable.server.accounts.identity import Guest
from sandtable.server.edge.api import Api, Operation
from sandtable.server.edge.errors import Refusal
from sandtable.server.edge.publishing_api import VERSION, PublishingApi
from sandtable.server.edge.security import client_of
from sandtable.server.edge.studio_api import StudioApi, expect_length, expect_title
from sandtable.server.fair_turns import TooManyWait
from sandtable.server.studio.check_worker import Found, Question, RecordQuestion
from sandtable.server.studio.checker import Checker
from sandtable.server.wire import studio as studio_wire

ZIP = "application/zip"
MOST_LETTERS = 60
NO_DRAFT = {one.key for one in (said.NOT_TOML, said.TOO_DEEP, said.TOO_LONG, said.TOO_SLOW)}
"""Faults after which a text's title is unknown, so that no draft can be created."""


class FilesApi:
    """The routes of files."""

    def __init__(
        self, api: Api, studio: StudioApi, publishing: PublishingApi, checker: Checker
    ) -> None:
        self._api = api
        self._checker = checker
        self._studio = studio
        self._publishing = publishing

    async def import_file(
        self, request: Request, guest: Guest, body: studio_wire.ImportFile
    ) -> studio_wire.Imported:
        """Create a draft from a file. Faults are allowed, as a draft can be edited."""
        if before := await self._studio.made_before(guest, body.nonce):
            return studio_wire.Imported(before)
        try:
            archive = scenario_archive.unpack(body.data)
        except BadFile as error:
            return studio_wire.Imported(None, told(error.fault))
        answer = await self._studio.check(request, guest, Question("", archive.text))
        wrong = next(
            (one for one in answer.faults if one.key in NO_DRAFT or not answer.title), None
        )
        if wrong is not None:
            return studio_wire.Imported(None, told(wrong))
        expect_title(answer.title)
        expect_length(archive.text)
        texts = msgspec.convert(archive.texts, dict[str, studio_wire.Texts])
        names = [one.name for one in texts.values() if one.name]
        name = names[0] if names else PurePath(body.name).stem[:MOST_LETTERS]
        draft = await self._studio.add(
            request, guest, answer.title, name, archive.text, texts, "", body.nonce
        )
        return studio_wire.Imported(draft)

    async def replay_record(
        self, request: Request, guest: Guest, body: studio_wire.RecordFile
    ) -> Response:
        question = RecordQuestion(body.record, side=body.side or None)
        return await self._replayed(request, guest, question)

    async def record_moment(
        self, request: Request, guest: Guest, body: studio_wire.RecordMoment
    ) -> Response:
        question = RecordQuestion(body.record, body.entry, body.side or None)
        return await self._replayed(request, guest, question)

    async def _replayed(self, request: Request, guest: Guest, question: RecordQuestion) -> Response:
        """Replay a record in a sandbox; nothing of it is stored."""
        self._api.expect_rate("check", request, guest)
        client = client_of(request, guest)
        try:
            answer = await self._checker.replay(client, question)
        except TooManyWait:
            raise Refusal(503, "unavailable", "the server is busy; try again") from None
        if answer.wrong:
            raise Refusal(422, "bad-record", answer.wrong)
        return Response(bytes(answer.told), media_type="application/json")

    async def draft_file(self, request: Request, guest: Guest) -> Response:
        draft = await self._studio.read(request.path_params["draft"], guest)
        balance = await self._publishing.balance(request, guest, draft)
        return packed(draft.title, draft.name, draft.text, draft.texts, balance)

    async def draft_toml(self, request: Request, guest: Guest) -> Response:
        draft = await self._studio.read(request.path_params["draft"], guest)
        return plain(draft.title, draft.name, draft.text)

    async def version_file(self, request: Request, guest: Guest) -> Response:
        version = await self._publishing.version(request, guest)
        told = version.summary
        return packed(told.title, told.name, version.text, version.texts, told.balance)

    async def version_toml(self, request: Request, guest: Guest) -> Response:
        version = await self._publishing.version(request, guest)
        return plain(version.summary.title, version.summary.name, version.text)


def told(fault: Fault | Found) -> studio_wire.TextFault:
    return studio_wire.TextFault(fault.path, fault.line, fault.key, dict(fault.args), fault.message)


def packed(
    title: str,
    name: str,
    text: str,
    texts: dict[str, studio_wire.Texts],
    balance: wire.Balance | None,
) -> Response:
    words: dict[str, Any] = msgspec.to_builtins(texts)
    measured = "" if balance is None else msgspec.json.encode(balance).decode() + "\n"
    file = scenario_archive.pack(Archive(text, words, measured), title)
    return Response(file, media_type=ZIP, headers=saved_as(name, scenario_archive.SUFFIX))


def plain(title: str, name: str, text: str) -> Response:
    text = scenario_archive.with_title(text, title)
    kind = "text/plain; charset=utf-8"
    return Response(text, media_type=kind, headers=saved_as(name, ".toml"))


def saved_as(name: str, suffix: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="{file_name(name)}{suffix}"'}


def file_name(name: str) -> str:
    """Return a file name that every file system accepts."""
    spelled = unicodedata.normalize("NFKD", name.replace("ł", "l").replace("Ł", "L"))
    letters = spelled.encode("ascii", "ignore").decode().lower()
    return re.sub("[^a-z0-9]+", "-", letters).strip("-")[:MOST_LETTERS] or "scenario"


DRAFT = "/api/studio/drafts/{draft}"
FILE_OPERATIONS = [
    Operation("POST", "/api/studio/files", FilesApi.import_file, "Create a draft from a file.",
              welcomes=True, rate="create"),
    Operation("POST", "/api/studio/records", FilesApi.replay_record,
              "Replay the record of a game, entry by entry.", gives=studio_wire.RecordReplay,
              welcomes=True),
    Operation("POST", "/api/studio/records/moment", FilesApi.record_moment,
              "Get the position of a recorded game after a number of entries.", gives=wire.Moment,
              welcomes=True),
    Operation("GET", DRAFT + "/file", FilesApi.draft_file,
              "Download a draft as a .sandtable file: scenario, texts, measurement.", gives=bytes,
              file=ZIP),
    Operation("GET", DRAFT + "/toml", FilesApi.draft_toml, "Get only the text of a draft.",
              gives=str, text=True),
    Operation("GET", VERSION + "/file", FilesApi.version_file,
              "Download a version as a .sandtable file: scenario, texts, measurement.",
              gives=bytes, file=ZIP),
    Operation("GET", VERSION + "/toml", FilesApi.version_toml, "Get only the text of a version.",
              gives=str, text=True),
]  # fmt: skip
