"""What goes over the wire between players: challenges, what they say, what they keep."""

from typing import Annotated

from msgspec import Meta, Struct

from sandtable.server.wire import Nonce


class AcceptChallenge(Struct, forbid_unknown_fields=True):
    nonce: Nonce


class GiveUp(Struct, forbid_unknown_fields=True):
    """Wait no longer for somebody to come."""


class Unlist(Struct, forbid_unknown_fields=True):
    """Let nobody find a game on the list of games to watch any more."""


class Say(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Desk(Struct, forbid_unknown_fields=True):
    """What somebody keeps at a table for themselves; what is left out stays as it is."""

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
