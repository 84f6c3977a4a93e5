"""The studio: drafts of scenarios, what is wrong with them, published versions."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sandtable.server.wire.base import Count, Nonce, Note
from sandtable.server.wire.lobby import NewClock, ScenarioInfo

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
    """A draft with this text; without one it is the title's scenario to begin with."""

    title: str
    text: DraftText | None = None
    name: DraftName = ""
    scenario: str = ""
    """Instead of a text: a scenario of the list, or a random battle, to copy."""


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


class Checked(Struct):
    """What a check found. Where there are no faults: the id that the content gives, and how the
    scenario is laid out."""

    faults: list[TextFault]
    scenario: str = ""
    layout: ScenarioInfo | None = None


class Compare(Struct, forbid_unknown_fields=True):
    title: str
    before: DraftText
    after: DraftText


class Change(Struct):
    """What differs at a path: each side's value as JSON, and nothing where it has none."""

    path: str
    before: str
    after: str


class Diff(Struct):
    changes: list[Change]


class StartTable(Struct, forbid_unknown_fields=True):
    """A table of a draft or a version, as it is at this moment."""

    side: str
    opponent: Literal["agent", "friend", "here"]
    nonce: Nonce
    agent: str = ""
    clock: NewClock | None = None


class GateLine(Struct):
    """One condition of publishing for everyone, and whether it is met."""

    key: Literal["valid", "measured", "named"]
    met: bool


class Gate(Struct):
    lines: list[GateLine]
    faults: list[TextFault]


class Publish(Struct, forbid_unknown_fields=True):
    """Publish a draft as it is stored now. ``link``: valid is enough, and no list shows it."""

    name: VersionName
    revision: Count
    visibility: Literal["all", "link"] = "link"
    forkable: bool = True


class VersionSummary(Struct):
    name: str
    number: int
    title: str
    called: str
    author: str
    scenario: str
    """The id of its content."""
    rules_version: int
    parent: str
    visibility: Visibility
    forkable: bool
    published: float
    likes: int


class Version(Struct):
    """A published scenario: it never changes."""

    summary: VersionSummary
    text: str
    texts: dict[str, Texts]
    layout: ScenarioInfo
    numbers: list[int]
    """The versions of this name that one may see."""
    mine: bool
    liked: bool


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
