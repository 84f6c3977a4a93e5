"""Messages about accounts."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sandtable.server.wire.base import Name
from sandtable.words import LANGUAGES

Password = Annotated[str, Meta(min_length=8, max_length=200)]
AnyPassword = Annotated[str, Meta(max_length=200)]
"""A password as entered."""
Code = Annotated[str, Meta(max_length=40)]
"""A code of the authenticator app, or a recovery code; empty where there is no second factor."""
SessionNumber = Annotated[str, Meta(pattern=r"^[0-9a-f]{16}$(?!\n)")]
Token = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{32,64}$(?!\n)")]
Email = Annotated[str, Meta(max_length=254)]
Address = Annotated[str, Meta(max_length=500)]
Language = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]


class Account(Struct):
    """What belongs to the account that is logged in."""

    name: str
    email: str
    """The address that was confirmed; empty where there is none."""
    unconfirmed: str
    """An address that was sent a link which no one has followed yet."""
    webhook: str
    language: Language
    created: float
    second_factor: bool = False
    """Whether a code is asked for beside the password."""


class Doors(Struct):
    """What this server offers to those who have no account yet, or have lost the way to it."""

    mail: bool
    """Whether it can send letters: without, a password cannot be reset."""


class SignUp(Struct, forbid_unknown_fields=True):
    """Make an account of the guest one is; its games move along."""

    name: Name
    password: Password
    language: Language = "en"


class LogIn(Struct, forbid_unknown_fields=True):
    name: Name
    password: AnyPassword
    code: Code = ""
    """Asked for once the password is right, by the refusal ``code-needed``."""


class LogOut(Struct, forbid_unknown_fields=True):
    everywhere: bool = False
    """Whether also wherever else one is logged in."""


class NewPassword(Struct, forbid_unknown_fields=True):
    old: AnyPassword
    new: Password
    code: Code = ""


class Rename(Struct, forbid_unknown_fields=True):
    """Of an account it is also the name to log in with."""

    name: Name
    password: AnyPassword = ""
    """Needed where one would log in with another name from then on; a guest has none."""
    code: Code = ""


class AccountSettings(Struct, forbid_unknown_fields=True):
    """A new address gets a link, and is not used before the link is opened."""

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
    """A secret for an authenticator app. It counts once a code of it was entered."""

    secret: str
    uri: str
    picture: str
    """The same as a QR code: the address of an image."""


class ConfirmFactor(Struct, forbid_unknown_fields=True):
    code: Code


class RecoveryCodes(Struct):
    """Each of them opens the account once in place of a code. They are shown once."""

    codes: list[str]


class SessionInfo(Struct):
    """A browser in which the account is logged in."""

    number: str
    device: str
    """Browser and system; empty where they are unknown."""
    created: float
    used: float
    """When it was last used, to a day."""
    current: bool


class Security(Struct):
    second_factor: bool
    codes_left: int
    sessions: list[SessionInfo]


class EndSession(Struct, forbid_unknown_fields=True):
    number: SessionNumber


class Done(Struct):
    """It was done, or, where no one is to learn whether there was anything to do, it was heard."""


class Score(Struct):
    """How finished games went, on one side of a title against one opponent."""

    title: str
    side: str
    kind: Literal["guest", "agent"]
    opponent: str
    """Its name; empty where it is there no more."""
    handicap: bool
    """Whether one of the sides was helped; such games are counted apart."""
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
    """Something one has said or noted at a table."""

    table: str
    text: str
    at: float | None = None


class OwnDraft(Struct):
    """A scenario that one has drawn, or published under a name."""

    title: str
    name: str
    text: str
    texts: str
    changed: float
    address: str = ""
    """Of the page of what is published."""
    visibility: str = ""
    """Who may see what is published."""


class OwnMeasurement(Struct):
    """What one had measured, and what came of it: ``share`` is the first side's."""

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
    """A published version, or the game at a table, that one has reported to the host."""

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
    """Games that were charged, by day (UTC)."""
    likes: list[str] = []
    """Published versions, as NAME.NUMBER."""
    reports: list[OwnReport] = []
