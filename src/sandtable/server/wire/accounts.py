"""Messages about accounts."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sandtable.server.wire.base import Name
from sandtable.words import LANGUAGES

Password = Annotated[str, Meta(min_length=8, max_length=200)]
AnyPassword = Annotated[str, Meta(max_length=200)]
"""A password as entered, of any length."""
Code = Annotated[str, Meta(max_length=40)]
"""A code of the authenticator app, or a recovery code; empty without a second factor."""
SessionNumber = Annotated[str, Meta(pattern=r"^[0-9a-f]{16}$(?!\n)")]
Token = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{32,64}$(?!\n)")]
Email = Annotated[str, Meta(max_length=254)]
Address = Annotated[str, Meta(max_length=500)]
Language = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]


class Account(Struct):
    """The account that is logged in."""

    name: str
    email: str
    """The confirmed email address; empty if there is none."""
    unconfirmed: str
    """An email address whose confirmation link has not been opened yet."""
    webhook: str
    language: Language
    created: float
    second_factor: bool = False
    """Whether logging in also requires a code."""


class Doors(Struct):
    """The account features that this server offers."""

    mail: bool
    """Whether the server can send email; without it, passwords cannot be reset."""


class SignUp(Struct, forbid_unknown_fields=True):
    """Create an account; the guest's games move to it."""

    name: Name
    password: Password
    language: Language = "en"


class LogIn(Struct, forbid_unknown_fields=True):
    name: Name
    password: AnyPassword
    code: Code = ""
    """Needed if a first attempt was refused with ``code-needed``."""


class LogOut(Struct, forbid_unknown_fields=True):
    everywhere: bool = False
    """Whether to log out on all devices."""


class NewPassword(Struct, forbid_unknown_fields=True):
    old: AnyPassword
    new: Password
    code: Code = ""


class Rename(Struct, forbid_unknown_fields=True):
    """Change a user's name; for accounts it is also the login name."""

    name: Name
    password: AnyPassword = ""
    """Needed if the new name is a different login; guests have no password."""
    code: Code = ""


class AccountSettings(Struct, forbid_unknown_fields=True):
    """Change the settings of an account. A new email address is used once its link is opened."""

    email: Email
    webhook: Address
    language: Language
    password: AnyPassword = ""
    """Needed to change anything but the language."""
    code: Code = ""


class Forgotten(Struct, forbid_unknown_fields=True):
    name: Name


class ResetPassword(Struct, forbid_unknown_fields=True):
    token: Token
    password: Password


class ConfirmEmail(Struct, forbid_unknown_fields=True):
    token: Token


class DeleteMe(Struct, forbid_unknown_fields=True):
    """Delete the account permanently. A guest has no password and sends none."""

    password: AnyPassword = ""
    code: Code = ""


class Proof(Struct, forbid_unknown_fields=True):
    """Proof that the owner makes the request."""

    password: AnyPassword
    code: Code = ""


class NewFactor(Struct):
    """A secret for an authenticator app, active once a code has confirmed it."""

    secret: str
    uri: str
    picture: str
    """The secret's URI as a QR code, in a data URI."""


class ConfirmFactor(Struct, forbid_unknown_fields=True):
    code: Code


class RecoveryCodes(Struct):
    """Recovery codes, each valid once in place of a code; shown only once."""

    codes: list[str]


class SessionInfo(Struct):
    """A browser in which the account is logged in."""

    number: str
    device: str
    """Browser and system; empty if both are unknown."""
    created: float
    used: float
    """Time of last use, accurate to a day."""
    current: bool


class Security(Struct):
    second_factor: bool
    codes_left: int
    sessions: list[SessionInfo]


class EndSession(Struct, forbid_unknown_fields=True):
    number: SessionNumber


class Done(Struct):
    """The request succeeded.

    The answer may be the same if there was nothing to do, so as not to reveal that.
    """


class Score(Struct):
    """Results of finished games with one side of a title against one opponent."""

    title: str
    side: str
    kind: Literal["guest", "agent"]
    opponent: str
    """The opponent's name; empty for a deleted user."""
    handicap: bool
    """Whether the games had a handicap; they are counted separately."""
    won: int
    lost: int
    drawn: int


class Profile(Struct):
    name: str
    scores: list[Score]


class OwnChoice(Struct):
    at: float
    text: str


class OwnTable(Struct):
    """A table of the player, with the player's own choices only."""

    id: str
    title: str
    scenario: str
    sides: list[str]
    status: str
    winner: str | None
    ending: str
    created: float
    touched: float
    choices: list[OwnChoice]


class OwnSession(Struct):
    created: float
    used: float
    device: str = ""


class OwnWords(Struct):
    """A chat message or a note of the user at a table."""

    table: str
    text: str
    at: float | None = None


class OwnDraft(Struct):
    """A user's draft, or published version."""

    title: str
    name: str
    text: str
    texts: str
    changed: float
    address: str = ""
    """Path of the published version's page; empty for a draft."""
    visibility: str = ""
    """Visibility of the published version; empty for a draft."""


class OwnMeasurement(Struct):
    """A measurement of a user's scenario; ``share`` is the first side's."""

    title: str
    name: str
    scenario: str
    agent: str
    state: str
    games: int
    share: float | None
    low: float | None
    high: float | None
    created: float
    changed: float


class OwnReport(Struct):
    """A report by the user, about a published version or a game."""

    about: str
    reason: str
    note: str
    at: float


class OwnData(Struct):
    """All that is stored about a user."""

    name: str
    account: Account | None
    sessions: list[OwnSession]
    tables: list[OwnTable]
    said: list[OwnWords] = []
    notes: list[OwnWords] = []
    drafts: list[OwnDraft] = []
    published: list[OwnDraft] = []
    measurements: list[OwnMeasurement] = []
    measured_games: dict[str, int] = {}
    """Charged games by day (UTC)."""
    likes: list[str] = []
    """Liked versions, as NAME.NUMBER."""
    reports: list[OwnReport] = []
