"""Messages between players: challenges, chat, notes, campaigns, problem reports."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sandtable.server.wire.base import ArmyText, Count, Nonce, Note, Player


class AcceptChallenge(Struct, forbid_unknown_fields=True):
    nonce: Nonce
    army: ArmyText = ""
    """The army the player has built, if the scenario allows that; empty: the scenario's army."""


class GiveUp(Struct, forbid_unknown_fields=True):
    """Cancel an open challenge."""


class Unlist(Struct, forbid_unknown_fields=True):
    """Take a game off the list of games to watch."""


class Say(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Desk(Struct, forbid_unknown_fields=True):
    """A player's private settings and notes at a table; omitted fields stay unchanged."""

    notes: Annotated[str, Meta(max_length=4000)] | None = None
    muted: bool | None = None


class Said(Struct):
    """A chat message; always plain text."""

    number: int
    name: str
    you: bool
    text: str
    at: float


class Talk(Struct):
    """The chat of a table, and the user's own notes."""

    messages: list[Said]
    """The latest messages; without those of a muted player."""
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
    """Start the next battle."""

    nonce: Nonce


class Battle(Struct):
    """A battle of a campaign, and its result."""

    scenario: str
    status: Literal["ahead", "waiting", "running", "over"]
    table: str | None
    your_turn: bool
    round: int
    winner: str | None
    ending: str
    casualties: dict[str, int]
    """The casualties of each side, once the battle is over."""


class CampaignScore(Struct):
    """A side's score: its victories, minus one for every ten casualties."""

    side: str
    victories: int
    casualties: int
    score: int


class Campaign(Struct):
    """Consecutive scenarios with one opponent."""

    id: str
    title: str
    players: list[Player]
    battles: list[Battle]
    scores: list[CampaignScore]
    casualties_a_point: int
    leader: str | None
    """The side that leads or has won; None while the scores are equal."""
    grade: str
    """The lead: ``marginal``, ``clear`` or ``decisive``; empty while the scores are equal."""
    status: Literal["running", "between", "over"]
    """``between``: the next battle can start."""


# Problem reports


class Complaint(Struct, forbid_unknown_fields=True):
    """A problem report: a note, and the place in the game."""

    note: Note
    side: str | None = None
    """The reporter's side, while the game is running."""
    entry: Count | None = None
    """The entry shown in a replay."""


class Filed(Struct):
    """The number under which a problem report is stored."""

    number: int
