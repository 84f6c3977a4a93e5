"""Messages between players: challenges, chat, notes, campaigns, problem reports."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sandtable.server.wire.base import ArmyText, Count, Nonce, Note, Player


class AcceptChallenge(Struct, forbid_unknown_fields=True):
    nonce: Nonce
    army: ArmyText = ""
    """The army one has built, where the scenario lets players do so; empty for the scenario's."""


class GiveUp(Struct, forbid_unknown_fields=True):
    """Cancel an open challenge."""


class Unlist(Struct, forbid_unknown_fields=True):
    """Let no one find a game on the list of games to watch any more."""


class Say(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Desk(Struct, forbid_unknown_fields=True):
    """A player's private settings and notes at a table; fields left out stay as they are."""

    notes: Annotated[str, Meta(max_length=4000)] | None = None
    muted: bool | None = None


class Said(Struct):
    """Something a player said. It is plain text, whatever it looks like."""

    number: int
    name: str
    you: bool
    text: str
    at: float


class Talk(Struct):
    """What the players of a table have said, and the own notes about it."""

    messages: list[Said]
    """The latest; of a player who is muted none."""
    muted: bool
    notes: str
    to_whom: bool
    """Whether there is another person to talk to."""


# Campaigns


class NewCampaign(Struct, forbid_unknown_fields=True):
    """A request for a campaign: the first scenario, the number of scenarios, one opponent."""

    title: str
    first: Annotated[str, Meta(max_length=60)]
    length: Annotated[int, Meta(ge=2, le=100)]
    side: str
    opponent: Literal["agent", "friend", "here"]
    nonce: Nonce
    agent: str = ""


class GoOn(Struct, forbid_unknown_fields=True):
    """Begin the next battle."""

    nonce: Nonce


class Battle(Struct):
    """A scenario of a campaign, and what became of it."""

    scenario: str
    status: Literal["ahead", "waiting", "running", "over"]
    table: str | None
    your_turn: bool
    round: int
    winner: str | None
    ending: str
    casualties: dict[str, int]
    """Of each side, once it is over."""


class CampaignScore(Struct):
    """How a side stands: its victories less one for each full ten of its casualties."""

    side: str
    victories: int
    casualties: int
    score: int


class Campaign(Struct):
    """A run of scenarios with one opponent."""

    id: str
    title: str
    players: list[Player]
    battles: list[Battle]
    scores: list[CampaignScore]
    casualties_a_point: int
    leader: str | None
    """Who leads, or has won; no one while the scores are equal."""
    grade: str
    """By how much: ``marginal``, ``clear`` or ``decisive``; empty while the scores are equal."""
    status: Literal["running", "between", "over"]
    """``between``: the next battle may begin."""


# Problem reports


class Complaint(Struct, forbid_unknown_fields=True):
    """Something seems wrong: what, and where one was looking."""

    note: Note
    side: str | None = None
    """The own side, while the game runs."""
    entry: Count | None = None
    """The moment of a replay."""


class Filed(Struct):
    """What was reported is kept under this number."""

    number: int
