"""What goes over the wire about campaigns."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sandtable.server.wire import Nonce, Player


class NewCampaign(Struct, forbid_unknown_fields=True):
    """A request for a campaign: so many scenarios from the first one on, with one opponent."""

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
    """Who leads, or has won; nobody while the scores are equal."""
    grade: str
    """By how much: ``marginal``, ``clear`` or ``decisive``; empty while the scores are equal."""
    status: Literal["running", "between", "over"]
    """``between``: the next battle may begin."""
