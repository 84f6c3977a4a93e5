"""Common parts of all messages: names, keys, limited texts, players, refusals."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

# The look-ahead is for Python, whose ``$`` would let a newline at the end through.
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,40}$(?!\n)")]
MoveText = Annotated[str, Meta(min_length=1, max_length=80)]
Line = Annotated[list[MoveText], Meta(min_length=1, max_length=60)]
Code = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{16,64}$(?!\n)")]
ScenarioId = Annotated[str, Meta(max_length=4000)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
"""A number of things, no larger than the database holds."""
Points = Annotated[int, Meta(ge=0, le=999)]
ArmyText = Annotated[str, Meta(max_length=8000)]
Note = Annotated[str, Meta(max_length=2000)]
Nonce = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$(?!\n)")]


SCHEMAS = "#/components/schemas/"
View = Annotated[Raw, Meta(extra_json_schema={"$ref": SCHEMAS + "View"})]
"""A view of a table, as JSON. Its type belongs to its title (``Facets.wire``)."""
AfterChoice = Annotated[Raw, Meta(extra_json_schema={"$ref": SCHEMAS + "AfterChoice"})]
"""Where a choice puts pieces. Its type belongs to its title, too."""
Outlook = Annotated[Raw, Meta(extra_json_schema={"$ref": SCHEMAS + "Outlook"})]
"""What is told with a choice before it is made. Its type belongs to its title, too."""
Event = Annotated[Raw, Meta(extra_json_schema={"$ref": SCHEMAS + "Event"})]
NumberedEvent = Annotated[Raw, Meta(extra_json_schema={"$ref": SCHEMAS + "NumberedEvent"})]
"""An event with its place in the game."""
ArmyCheck = Annotated[Raw, Meta(extra_json_schema={"$ref": SCHEMAS + "ArmyCheck"})]
"""What is told of an army that a player builds. Its type belongs to its title, too."""
Layout = Annotated[
    Raw,
    Meta(extra_json_schema={"anyOf": [{"$ref": SCHEMAS + "ScenarioInfo"}, {"type": "null"}]}),
]
"""A scenario with what its system adds, or null."""
Box = Annotated[Raw, Meta(extra_json_schema={"$ref": SCHEMAS + "Box"})]
"""What is in a title's box. Its type belongs to its title, too."""


class Player(Struct, gc=False):
    seat: str
    kind: Literal["guest", "agent", "open"]
    name: str
    you: bool
    online: bool


class Problem(Struct):
    """Why a request was refused."""

    error: str
    """A message key of the locale files, without ``error-``."""
    message: str
    rule: str = ""
