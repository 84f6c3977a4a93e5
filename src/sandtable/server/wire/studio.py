"""Messages of the studio: drafts, their faults, published versions."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sandtable.server.wire.base import Count, Layout, Nonce, Note
from sandtable.server.wire.lobby import Balance, Handicaps, Length, NewClock, ScenarioInfo
from sandtable.server.wire.report import Replay

DraftText = str
"""The text of a draft, at most 64 kB; longer ones are refused as too large."""
DraftName = Annotated[str, Meta(max_length=60)]
VersionName = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]{1,58}[a-z0-9]$(?!\n)")]
"""The name in a published scenario's address: lower-case letters, digits and hyphens."""
Language = Literal["en", "pl", "hu", "pt-BR"]
Visibility = Literal["all", "link", "withdrawn"]


class Texts(Struct, forbid_unknown_fields=True):
    """A scenario's texts in one language, in plain text."""

    name: Annotated[str, Meta(max_length=60)] = ""
    brief: Annotated[str, Meta(max_length=200)] = ""
    history: Annotated[str, Meta(max_length=1200)] = ""
    notes: Annotated[str, Meta(max_length=600)] = ""
    new: Annotated[str, Meta(max_length=300)] = ""


class NewDraft(Struct, forbid_unknown_fields=True):
    """Create a draft with this text, or without one with the title's starter scenario.

    A request with the same ``nonce`` can be repeated and creates only one draft.
    """

    title: str
    text: DraftText | None = None
    name: DraftName = ""
    scenario: str = ""
    """The id of a listed scenario or a random battle, to copy instead of a text."""
    nonce: Nonce | None = None


class CopyVersion(Struct, forbid_unknown_fields=True):
    """Copy a version into a draft.

    A request with the same ``nonce`` can be repeated and creates only one draft.
    """

    nonce: Nonce | None = None


class SaveDraft(Struct, forbid_unknown_fields=True):
    """Save a draft.

    ``revision`` is the edited revision: if the draft has a newer one, nothing is saved and the
    answer is ``changed-elsewhere``.
    """

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
    """A draft, as sent to its owner."""

    id: str
    title: str
    name: str
    text: str
    texts: dict[str, Texts]
    parent: str
    """The source it was copied from: ``title/scenario``, or ``name.number`` of a version."""
    revision: int
    created: float
    changed: float
    deleted: float | None


class Quota(Struct):
    """The number of a user's drafts and published scenarios, and the limits."""

    drafts: int
    most_drafts: int
    published: int
    most_published: int


class Drafts(Struct):
    drafts: list[DraftSummary]
    deleted: list[DraftSummary]
    quota: Quota


class ImportFile(Struct, forbid_unknown_fields=True):
    """A ``.sandtable`` file or the text of a scenario, at most 256 kB.

    A request with the same ``nonce`` can be repeated and creates only one draft.
    """

    name: Annotated[str, Meta(max_length=200)]
    data: bytes
    """The file's content, in base64."""
    nonce: Nonce | None = None


class CheckText(Struct, forbid_unknown_fields=True):
    title: str
    text: DraftText
    trial: bool = False
    """Whether to play a trial game to its end too, which takes longer."""


class TextFault(Struct):
    """One fault.

    ``key`` and ``args`` give a translated message (``fault-KEY`` of the catalogue). ``path`` leads
    to the faulty item, such as ``us.cards.rifleman_a`` or ``overlays[3].at``.
    """

    path: str
    line: int
    key: str
    args: dict[str, str | int]
    message: str


class Imported(Struct):
    """The draft created from a file, or the reason why the file is not a scenario."""

    draft: Draft | None
    fault: TextFault | None = None


class Predicted(Struct):
    """The predicted balance of a scenario."""

    first_side: float
    error: float
    """Maximum error in 19 of 20 scenarios that the predictor was not trained on."""


class Checked(Struct):
    """The result of a check.

    For a scenario without faults it includes the id of its content and its layout.
    """

    faults: list[TextFault]
    scenario: str
    layout: Layout
    prediction: Predicted | None = None
    """None if there are faults, or if the scenario is too unlike all known ones."""


class AskEdits(Struct, forbid_unknown_fields=True):
    title: str
    text: DraftText
    groups: Annotated[list[str], Meta(max_length=20)] = []
    """The groups of edits that are allowed; empty: all."""
    helps: str = ""
    """The side that the edits should help most; empty: edits that make the scenario even."""


class EditChange(Struct):
    """A key's value before and after an edit, as JSON; empty if the key is absent."""

    path: str
    before: str
    after: str


class EditTold(Struct):
    """A small edit, and the predicted share of the first side after it."""

    group: str
    key: str
    args: dict[str, str | int]
    changes: list[EditChange]
    first_side: float


class EditsTold(Struct):
    """Small edits of a scenario, those with the best predictions first."""

    first_side: float | None
    """The predicted share without the edits; None if there is no prediction."""
    predicted: int
    """Number of small edits that were predicted."""
    groups: list[str]
    """The groups of edits that this scenario has."""
    edits: list[EditTold]


class ScenarioText(Struct):
    """The text of a scenario, to copy parts of it."""

    text: str


class SurveyText(Struct, forbid_unknown_fields=True):
    """A request to survey a map; ``place``: a place to fire from, or empty."""

    title: str
    text: DraftText
    place: Annotated[str, Meta(max_length=40)] = ""


class SurveyedAim(Struct):
    """How soon each side can reach an objective."""

    objective: str
    places: list[str]
    moves: list[int | None]
    """By seat, the moves of the nearest unit that can take the objective; null if none can."""
    first: int
    """The seat that is there first; -1 if neither is."""


class SurveyedTarget(Struct):
    """A place as a target of fire from another place."""

    place: str
    range: int
    limit: int
    """The obstruction, as a number that reduces the attack."""
    blocked: bool


class SurveyedFire(Struct):
    targets: list[SurveyedTarget]
    under_fire: int
    """Number of the enemy's starting places that can be fired at."""


class SurveyedThreat(Struct):
    """A unit that can fire at the enemy's starting places before the first move."""

    side: str
    unit: str
    place: str
    under_fire: int


class Surveyed(Struct):
    """Data about a map before any game, by side."""

    distances: dict[str, dict[str, int]]
    """By place, the steps from the side's nearest starting place."""
    first: list[SurveyedAim]
    fire: dict[str, SurveyedFire]
    """Fire from the requested place; empty without one."""
    threats: list[SurveyedThreat] = []


class Compare(Struct, forbid_unknown_fields=True):
    title: str
    before: DraftText
    after: DraftText


class Change(Struct):
    """A difference at a path: both values as JSON, empty if absent.

    An item that only changed its place is marked as moved.
    """

    path: str
    before: str
    after: str
    kind: Literal["changed", "added", "removed", "moved"]


class Diff(Struct):
    changes: list[Change]


class StartTable(Struct, forbid_unknown_fields=True):
    """Create a table of a draft or a version in its current form."""

    side: str
    opponent: Literal["agent", "friend", "here"]
    nonce: Nonce
    agent: str = ""
    clock: NewClock | None = None
    handicap: Annotated[str, Meta(max_length=8)] = ""
    """A handicap of the draft or the version, as side and grade: ``us2``."""


class GateLine(Struct):
    """A requirement for publishing for everyone, and whether it is met."""

    key: Literal["valid", "measured", "both-win", "ends", "named"]
    met: bool


class VersionNumber(Struct):
    """One version of a published scenario."""

    number: int
    address: str
    visibility: Visibility
    published: float
    balance: Balance | None


class Gate(Struct):
    """The requirements for publishing for everyone, and the measured balance of this content."""

    lines: list[GateLine]
    faults: list[TextFault]
    balance: Balance | None = None
    at_limit: float | None = None
    """The share of games that ended at the round limit."""
    named: list[str] = []
    """The languages that have both a name and a brief."""
    name: str = ""
    """The name under which this draft was last published."""
    versions: list[VersionNumber] = []
    """The versions of this name, oldest first."""
    handicaps: list[str] = []
    """The handicaps that will be published with it: ``us1``, ``us2``."""


class Publish(Struct, forbid_unknown_fields=True):
    """Publish a draft in its stored form.

    ``link``: it only needs to be valid, and lists do not show it. A request with the same ``nonce``
    can be repeated and publishes only once.
    """

    name: VersionName
    revision: Count
    nonce: Nonce
    visibility: Literal["all", "link"] = "link"
    forkable: bool = True


class VersionSummary(Struct):
    name: str
    number: int
    address: str
    """The path of its page; for unlisted versions it cannot be guessed."""
    title: str
    called: str
    names: dict[str, str]
    """Its names by language."""
    author: str
    place: str
    date: str
    scenario: str
    """The id of its content."""
    rules_version: int
    parent: str
    """The public source it was copied from, as in ``Draft``; empty if there is none."""
    visibility: Visibility
    forkable: bool
    published: float
    likes: int
    plays: int
    """Finished games that took at least half the usual length."""
    balance: Balance | None
    length: Length | None
    even_with: str
    """The handicap that makes it even, such as ``us2``; empty if none does, or none is needed."""


class Version(Struct):
    """A published scenario, which never changes."""

    summary: VersionSummary
    text: str
    texts: dict[str, Texts]
    layout: ScenarioInfo
    versions: list[VersionNumber]
    """The versions of this name that the user may see, oldest first."""
    mine: bool
    liked: bool
    handicaps: Handicaps
    """The measured handicaps it can be played with."""
    plays: dict[str, int]
    """Finished games by handicap; the empty name counts those without one."""
    is_hidden: bool
    """Whether lists hide it because of reports; only sent to its author."""


class RecordFile(Struct, forbid_unknown_fields=True):
    """The record of a game, from this server or another one."""

    record: str
    side: str = ""
    """The side whose view is requested; empty: both."""


class RecordMoment(Struct, forbid_unknown_fields=True):
    record: str
    entry: Count
    side: str = ""


class RecordReplay(Struct):
    """The replay of a record, and the layout of its scenario."""

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
    """The request succeeded."""

    done: bool = True
