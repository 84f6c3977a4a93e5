"""Messages of the studio: drafts, their faults, published versions."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sandtable.server.wire.base import Count, Layout, Nonce, Note
from sandtable.server.wire.lobby import Balance, Handicaps, Length, NewClock, ScenarioInfo
from sandtable.server.wire.report import Replay

DraftText = str
"""At most 64 kB; a longer one is refused as too large."""
DraftName = Annotated[str, Meta(max_length=60)]
VersionName = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]{1,58}[a-z0-9]$(?!\n)")]
"""What the address of a published scenario has: small letters, digits and hyphens."""
Language = Literal["en", "pl", "hu", "pt-BR"]
Visibility = Literal["all", "link", "withdrawn"]


class Texts(Struct, forbid_unknown_fields=True):
    """What is told about a scenario in one language. Plain text."""

    name: Annotated[str, Meta(max_length=60)] = ""
    brief: Annotated[str, Meta(max_length=200)] = ""
    history: Annotated[str, Meta(max_length=1200)] = ""
    notes: Annotated[str, Meta(max_length=600)] = ""
    new: Annotated[str, Meta(max_length=300)] = ""


class NewDraft(Struct, forbid_unknown_fields=True):
    """A draft with this text; without one it is the title's scenario to begin with. The same
    ``nonce`` makes one draft: where an answer was lost, the request can be sent again."""

    title: str
    text: DraftText | None = None
    name: DraftName = ""
    scenario: str = ""
    """Instead of a text: a scenario of the list, or a random battle, to copy."""
    nonce: Nonce | None = None


class CopyVersion(Struct, forbid_unknown_fields=True):
    """The same ``nonce`` makes one copy, however often the request is sent."""

    nonce: Nonce | None = None


class SaveDraft(Struct, forbid_unknown_fields=True):
    """What a draft is now. ``revision`` is the one that was changed: where the draft has another by
    now, nothing is saved and the answer is ``changed-elsewhere``."""

    revision: Count
    text: DraftText
    name: DraftName = ""
    texts: dict[Language, Texts] = {}


class DraftSummary(Struct):
    """A draft in a list."""

    id: str
    title: str
    name: str
    parent: str
    revision: int
    created: float
    changed: float
    deleted: float | None


class Draft(Struct):
    """A draft, for its owner alone."""

    id: str
    title: str
    name: str
    text: str
    texts: dict[str, Texts]
    parent: str
    """What it was copied from: ``title/scenario``, or ``name.number`` of a version."""
    revision: int
    created: float
    changed: float
    deleted: float | None


class Quota(Struct):
    """How many drafts one has, and may have."""

    drafts: int
    most_drafts: int
    published: int
    most_published: int


class Drafts(Struct):
    drafts: list[DraftSummary]
    deleted: list[DraftSummary]
    quota: Quota


class ImportFile(Struct, forbid_unknown_fields=True):
    """A ``.sandtable`` file, or the text of a scenario by itself; at most 256 kB. The same
    ``nonce`` makes one draft, however often the request is sent."""

    name: Annotated[str, Meta(max_length=200)]
    data: bytes
    """In base64."""
    nonce: Nonce | None = None


class CheckText(Struct, forbid_unknown_fields=True):
    title: str
    text: DraftText
    trial: bool = False
    """Whether a game is played to its end too; it takes longer."""


class TextFault(Struct):
    """One fault. ``key`` and ``args`` make it in other words (``fault-KEY`` of the catalogue); the
    path leads to the thing, such as ``us.cards.rifleman_a`` or ``overlays[3].at``."""

    path: str
    line: int
    key: str
    args: dict[str, str | int]
    message: str


class Imported(Struct):
    """The draft that was made of a file; where it is not a scenario at all, why."""

    draft: Draft | None
    fault: TextFault | None = None


class Predicted(Struct):
    """The balance of a scenario as it is estimated without measuring."""

    first_side: float
    error: float
    """How far it is off at most in 19 of 20 scenarios it was not taught."""


class Checked(Struct):
    """What a check found. Where there are no faults: the id that the content gives, and how the
    scenario is laid out."""

    faults: list[TextFault]
    scenario: str
    layout: Layout
    prediction: Predicted | None = None
    """None with faults, and where a scenario is too unlike all known ones."""


class AskEdits(Struct, forbid_unknown_fields=True):
    title: str
    text: DraftText
    groups: Annotated[list[str], Meta(max_length=20)] = []
    """What may be changed; nothing named: all."""
    helps: str = ""
    """A side: then those that help it most come first. Nothing: those that make it even."""


class EditChange(Struct):
    """What a key is before and after an edit, as JSON; nothing where it is not there."""

    path: str
    before: str
    after: str


class EditTold(Struct):
    """A small edit, and the share of the first side that is predicted after it."""

    group: str
    key: str
    args: dict[str, str | int]
    changes: list[EditChange]
    first_side: float


class EditsTold(Struct):
    """Small edits of a scenario that are predicted to make it even, the nearest first."""

    first_side: float | None
    """What is predicted without them; None where there is no estimate."""
    predicted: int
    """How many small edits were looked at."""
    groups: list[str]
    """What can be changed in this scenario."""
    edits: list[EditTold]


class ScenarioText(Struct):
    """A scenario as text, to take parts of it over."""

    text: str


class SurveyText(Struct, forbid_unknown_fields=True):
    """A map to survey, and a place on it to fire from, if any."""

    title: str
    text: DraftText
    place: Annotated[str, Meta(max_length=40)] = ""


class SurveyedAim(Struct):
    """How soon each side can be at an objective."""

    objective: str
    places: list[str]
    moves: list[int | None]
    """By seat the moves of the nearest unit that can take it; null where none can."""
    first: int
    """The seat that is first; -1 where none is."""


class SurveyedTarget(Struct):
    """A place as a target from another."""

    place: str
    range: int
    limit: int
    """What stands in the way, as a number off the attack."""
    blocked: bool


class SurveyedFire(Struct):
    targets: list[SurveyedTarget]
    under_fire: int
    """How many of the enemy's places to begin can be fired at."""


class SurveyedThreat(Struct):
    """A unit that can fire at places where the enemy sets up, before the first move."""

    side: str
    unit: str
    place: str
    under_fire: int


class Surveyed(Struct):
    """What can be told of a map before any game, by side."""

    distances: dict[str, dict[str, int]]
    """By place the steps from the nearest place where a side begins."""
    first: list[SurveyedAim]
    fire: dict[str, SurveyedFire]
    """From the place that was asked for; empty without one."""
    threats: list[SurveyedThreat] = []


class Compare(Struct, forbid_unknown_fields=True):
    title: str
    before: DraftText
    after: DraftText


class Change(Struct):
    """What differs at a path: each side's value as JSON, and nothing where it has none. A thing
    that lies elsewhere was moved."""

    path: str
    before: str
    after: str
    kind: Literal["changed", "added", "removed", "moved"]


class Diff(Struct):
    changes: list[Change]


class StartTable(Struct, forbid_unknown_fields=True):
    """A table of a draft or a version, as it is at this moment."""

    side: str
    opponent: Literal["agent", "friend", "here"]
    nonce: Nonce
    agent: str = ""
    clock: NewClock | None = None
    handicap: Annotated[str, Meta(max_length=8)] = ""
    """One of those of the draft or the version: the side and the grade, ``us2``."""


class GateLine(Struct):
    """One condition of publishing for everyone, and whether it is met."""

    key: Literal["valid", "measured", "both-win", "ends", "named"]
    met: bool


class VersionNumber(Struct):
    """A version of the same name."""

    number: int
    address: str
    visibility: Visibility
    published: float
    balance: Balance | None


class Gate(Struct):
    """What publishing for everyone needs, how it stands, and what was measured of this content."""

    lines: list[GateLine]
    faults: list[TextFault]
    balance: Balance | None = None
    at_limit: float | None = None
    """The share of games that ended at the round limit."""
    named: list[str] = []
    """The languages in which it has a name and a brief."""
    name: str = ""
    """Under which this draft was published last."""
    versions: list[VersionNumber] = []
    """Those of this name, the first one first."""
    handicaps: list[str] = []
    """Those that go with it: ``us1``, ``us2``."""


class Publish(Struct, forbid_unknown_fields=True):
    """Publish a draft as it is stored now. ``link``: valid is enough, and no list shows it. The
    same ``nonce`` publishes once: where an answer was lost, the request can be sent again."""

    name: VersionName
    revision: Count
    nonce: Nonce
    visibility: Literal["all", "link"] = "link"
    forkable: bool = True


class VersionSummary(Struct):
    name: str
    number: int
    address: str
    """Of its page. That of a version which no list shows cannot be guessed."""
    title: str
    called: str
    names: dict[str, str]
    """Its name in each language that has one."""
    author: str
    place: str
    date: str
    scenario: str
    """The id of its content."""
    rules_version: int
    parent: str
    """What it was copied from, where everyone may find that: ``title/scenario``, or ``name.number``
    of a version."""
    visibility: Visibility
    forkable: bool
    published: float
    likes: int
    plays: int
    """Finished games of at least half the usual length."""
    balance: Balance | None
    length: Length | None
    even_with: str
    """The handicap that makes it even, such as ``us2``; empty where none does, or as it is."""


class Version(Struct):
    """A published scenario: it never changes."""

    summary: VersionSummary
    text: str
    texts: dict[str, Texts]
    layout: ScenarioInfo
    versions: list[VersionNumber]
    """The versions of this name that one may see, the first one first."""
    mine: bool
    liked: bool
    handicaps: Handicaps
    """Measured helps for one side, which it can be played with."""
    plays: dict[str, int]
    """Finished games with each of them; those without are under the empty name."""
    is_hidden: bool
    """Whether no list shows it because it was reported; told to its author alone."""


class RecordFile(Struct, forbid_unknown_fields=True):
    """The record of a game, from this server or another one."""

    record: str
    side: str = ""
    """Whose knowledge is asked for; empty: that of both."""


class RecordMoment(Struct, forbid_unknown_fields=True):
    record: str
    entry: Count
    side: str = ""


class RecordReplay(Struct):
    """The game of a record, and how its scenario is laid out."""

    replay: Replay
    layout: ScenarioInfo


class SetVisibility(Struct, forbid_unknown_fields=True):
    visibility: Visibility


class Like(Struct, forbid_unknown_fields=True):
    like: bool


class ReportVersion(Struct, forbid_unknown_fields=True):
    reason: Literal["offensive", "copied", "broken", "other"]
    note: Note = ""


class Received(Struct):
    """Nothing more to tell."""

    done: bool = True
