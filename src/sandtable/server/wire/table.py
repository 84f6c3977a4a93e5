"""Messages of a table's socket, both ways."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from sandtable.server.wire.base import (
    AfterChoice,
    Count,
    Key,
    Line,
    Nonce,
    NumberedEvent,
    Outlook,
    Player,
    View,
)
from sandtable.server.wire.lobby import CampaignPlace


class Choice(Struct, omit_defaults=True, gc=False):
    """An option, with the numbers behind it and what would be asked next.

    ``next`` is missing where the line is complete: it ends there, or chance or the other side comes
    next. ``more`` says that what is asked next was left out for its size; explore it.
    """

    move: str
    preview: dict[str, int] = {}
    next: "Ask | None" = None
    more: bool = False
    outlook: Outlook | UnsetType = UNSET
    """What its system tells about it before it is made."""
    free: bool = False
    """Whether a line that ends with it could be taken back: neither chance nor the other side comes
    next, nor is anything hidden shown."""
    rule: str = ""
    """The rule behind it, where it is an action."""
    after: AfterChoice | UnsetType = UNSET
    """Where it puts the pieces of its seat, for drawing it before it is made."""
    then: list[str] = []
    """How a line that ends with it may answer the next question already: the cards before a roll,
    or none of them."""


class Refused(Struct, omit_defaults=True, gc=False):
    """Something that is not possible, with the rule that stops it."""

    move: str
    rule: str
    key: str
    outlook: Outlook | UnsetType = UNSET


class Ask(Struct, gc=False):
    """What a seat is asked: a prompt with arguments, what it may choose, and what it may not."""

    prompt: str
    args: dict[str, str | int | list[int]]
    options: list[Choice]
    refused: list[Refused]
    rule: str = ""
    """The rule behind the question."""


class Undo(Struct, gc=False):
    possible: bool
    reason: str
    """Why not: a message key."""


class Offer(Struct, gc=False):
    """Something one player asks of the other."""

    kind: Literal["draw", "undo", "coach", "rules", "agent"]
    by: str


class OlderRules(Struct, gc=False):
    """A game that was started under older rules than today's."""

    version: int
    held: bool
    """Whether those rules are here no more: nothing is chosen until both agree to today's."""
    over: bool
    differs: bool
    """Whether it would play out differently under today's rules, so that a part is undone."""


class Clock(Struct, gc=False):
    """What is left to each player, in seconds, when the frame was made."""

    kind: Literal["live", "days"]
    left: dict[str, float | None]
    """By seat; an agent has none."""
    running: list[str]
    """The seats whose time passes."""
    increment: float
    """What a whole turn brings back."""
    agent: str
    """The agent that replaces a player whose time is up; empty: that player loses."""


class Thought(Struct, gc=False):
    """How far an agent is in its turn, in seconds, when the frame was made.

    In tenths of a second: spectators get nothing finer, and nothing but the time.
    """

    spent: float
    """What its turn has taken so far."""
    limit: float
    """What a turn takes at most."""
    waiting: int = 0
    """How many other games wait for the computer, roughly: then it takes longer."""


class Since(Struct, gc=False):
    """What has happened since a player last looked."""

    first_event: int
    view: View
    """How things lay then, as the player's seat saw it."""


class Dice(Struct, gc=False):
    """What was promised about the dice, and, when the game is over, the proof."""

    promise: str
    nonces: dict[str, str]
    key: str | None


class Frame(Struct, tag="frame", gc=False):
    """All a seat, or a spectator, may know of a table now."""

    table: str
    title: str
    scenario: str
    log: int
    """How much this seat, or a spectator, has noticed of the table: it rises with everything they
    do or are shown, and with nothing else."""
    seat: str | None
    seats: list[str]
    """All seats this browser holds; two of them on one screen."""
    players: list[Player]
    view: View
    decision: int | None
    """The number of the open decision; a line names it."""
    ask: Ask | None
    events: list[NumberedEvent]
    """Events since ``first_event``, each numbered by its place in the game."""
    first_event: int
    undo: Undo
    offer: Offer | None
    declined: Offer | None
    """The offer that was refused last, until something else happens."""
    thinking: str | None
    """The seat whose agent is thinking."""
    dice: Dice
    rematch: str | None
    """The table of the next game, once there is one."""
    coach: bool = False
    """Whether the coach may be asked: both sides have agreed to that."""
    rules: OlderRules | None = None
    """Where the game was started under older rules."""
    campaign: CampaignPlace | None = None
    clock: Clock | None = None
    """Where the time is limited."""
    since: Since | None = None
    """In the first frame for a player who comes back."""
    said: int = 0
    """How much the players have said to each other; nothing for a spectator."""
    listed: bool = False
    """Whether others find the game on the list of games to watch."""
    watching: int = 0
    """How many people look on who do not play."""
    thought: Thought | None = None
    """Of the agent that is thinking, where this server process lets it think."""


class Accepted(Struct, tag="accepted"):
    """A line is durable. The frame that follows shows what came of it."""

    key: str
    log: int


class Rejected(Struct, tag="rejected"):
    """A line, or another request, was not taken; nothing has changed."""

    key: str
    error: str
    message: str
    rule: str = ""


class Explored(Struct, tag="explored"):
    line: list[str]
    ask: Ask | None


class Pong(Struct, tag="pong"):
    pass


ServerMessage = Frame | Accepted | Rejected | Explored | Pong


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: for which seat, and which events it already has.

    ``seen`` is ``log`` of the frame that its player last looked at, of who wants to see what has
    happened since.
    """

    seat: str | None = None
    events: Count = 0
    seen: Count | None = None


class Commit(Struct, tag="commit", forbid_unknown_fields=True):
    """A whole line. Its key makes it count once, however often it is sent."""

    decision: Count
    choose: Line
    key: Key


class Explore(Struct, tag="explore", forbid_unknown_fields=True):
    decision: Count
    line: Line


class TakeBack(Struct, tag="undo", forbid_unknown_fields=True):
    """Undo the own last line. ``log``: stale unless it is still that of the frame."""

    key: Key
    log: Count | None = None


class MakeOffer(Struct, tag="offer", forbid_unknown_fields=True):
    """Offer a draw, ask for an undo beyond the horizon, that both may ask the coach, to go on under
    newer rules, or that an agent takes the own seat."""

    kind: Literal["draw", "undo", "coach", "rules", "agent"]
    key: Key


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """Answer an offer. ``log``: stale unless it is still that of the frame with the offer."""

    accept: bool
    key: Key
    log: Count | None = None


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    key: Key


class Rematch(Struct, tag="rematch", forbid_unknown_fields=True):
    """The same scenario again, with the sides exchanged."""

    key: Key
    nonce: Nonce


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    pass


ClientMessage = Hello | Commit | Explore | TakeBack | MakeOffer | Answer | Resign | Rematch | Ping
