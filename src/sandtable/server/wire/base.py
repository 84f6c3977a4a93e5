"""Common parts of all messages: names, keys, limited texts, players, refusals."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

# The look-ahead rejects a newline at the end, which ``$`` allows in Python.
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,40}$(?!\n)")]
MoveText = Annotated[str, Meta(min_length=1, max_length=80)]
Line = Annotated[list[MoveText], Meta(min_length=1, max_length=60)]
Code = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{16,64}$(?!\n)")]
ScenarioId = Annotated[str, Meta(max_length=4000)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
"""A number that fits into a 32-bit database column."""
Points = Annotated[int, Meta(ge=0, le=999)]
ArmyText = Annotated[str, Meta(max_length=8000)]
Note = Annotated[str, Meta(max_length=2000)]
Nonce = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$(?!\n)")]


SCHEMAS = "#/components/schemas/"
View = Annotated[Raw, Meta(extra_json_schema={"$ref": SCHEMAS + "View"})]
"""A seat's view as JSON; its type depends on the title's system (``Facets.wire``)."""
AfterChoice = Annotated[Raw, Meta(extra_json_schema={"$ref": SCHEMAS + "AfterChoice"})]
"""The positions of pieces after a choice; its type depends on the title's system."""
Outlook = Annotated[Raw, Meta(extra_json_schema={"$ref": SCHEMAS + "Outlook"})]
"""Details shown before a choice is made; its type depends on the title's system."""
Event = Annotated[Raw, Meta(extra_json_schema={"$ref": SCHEMAS + "Event"})]
NumberedEvent = Annotated[Raw, Meta(extra_json_schema={"$ref": SCHEMAS + "NumberedEvent"})]
"""An event with its number in the game."""
ArmyCheck = Annotated[Raw, Meta(extra_json_schema={"$ref": SCHEMAS + "ArmyCheck"})]
"""The check of a player's army; its type depends on the title's system."""
Layout = Annotated[
    Raw,
    Meta(extra_json_schema={"anyOf": [{"$ref": SCHEMAS + "ScenarioInfo"}, {"type": "null"}]}),
]
"""A scenario with its system's additions, or null."""
Box = Annotated[Raw, Meta(extra_json_schema={"$ref": SCHEMAS + "Box"})]
"""The contents of a title's box; its type depends on the title's system."""


class Player(Struct, gc=False):
    seat: str
    kind: Literal["guest", "agent", "open"]
    name: str
    you: bool
    online: bool


class Problem(Struct):
    """The reason why a request was refused."""

    error: str
    """A message key of the locale files, without ``error-``."""
    message: str
    rule: str = ""
    number: str = ""
    """For an error of the server itself: a number that is also in its log."""
