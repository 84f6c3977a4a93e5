"""Messages of a table's WebSocket, in both directions."""

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
    """An option, with the numbers behind it and the next question.

    ``next`` is missing if the line is complete: it ends there, or chance or the other side comes
    next. ``more`` means that the next question was omitted because of its size; send ``explore``.
    """

    move: str
    preview: dict[str, int] = {}
    next: "Ask | None" = None
    more: bool = False
    outlook: Outlook | UnsetType = UNSET
    """Details from its system, shown before it is chosen."""
    free: bool = False
    """Whether a line that ends with this option could be undone: neither chance nor the other side
    comes next, and nothing hidden is revealed."""
    rule: str = ""
    """The rule behind it, if it is an action."""
    after: AfterChoice | UnsetType = UNSET
    """The positions of its seat's pieces after it, for a preview."""
    then: list[str] = []
    """Answers to the next question with which a line that ends here may continue: the cards before
    a roll, or none of them."""


class Refused(Struct, omit_defaults=True, gc=False):
    """An impossible move, with the rule that forbids it."""

    move: str
    rule: str
    key: str
    outlook: Outlook | UnsetType = UNSET


class Ask(Struct, gc=False):
    """A question to a seat: a prompt with arguments, the options, and impossible moves."""

    prompt: str
    args: dict[str, str | int | list[int]]
    options: list[Choice]
    refused: list[Refused]
    rule: str = ""
    """The rule behind the question."""


class Undo(Struct, gc=False):
    possible: bool
    reason: str
    """The reason why undo is impossible: a message key."""


class Offer(Struct, gc=False):
    """An offer from one player to the other."""

    kind: Literal["draw", "undo", "coach", "rules", "agent"]
    by: str


class OlderRules(Struct, gc=False):
    """Information on a game that was started under older rules."""

    version: int
    held: bool
    """Whether those rules are gone: no moves are possible until both players accept new ones."""
    over: bool
    differs: bool
    """Whether it would play out differently under the current rules, so that a part is undone."""


class Clock(Struct, gc=False):
    """Each player's time left in seconds, when the frame was made."""

    kind: Literal["live", "days"]
    left: dict[str, float | None]
    """By side; None for an agent."""
    running: list[str]
    """The sides whose clocks are running."""
    increment: float
    """Seconds added after each full turn."""
    agent: str
    """The agent that takes over when a player's time runs out; empty: the player loses."""


class Thought(Struct, gc=False):
    """The progress of an agent's turn, in seconds, when the frame was made.

    Rounded to tenths of a second. Spectators get only these numbers.
    """

    spent: float
    """Time spent on this turn so far."""
    limit: float
    """Maximum time per turn."""
    waiting: int = 0
    """Rounded number of other games waiting for agents, which slow this one down."""


class Since(Struct, gc=False):
    """What has happened since a player's last visit."""

    first_event: int
    view: View
    """The view of the player's seat at that time."""


class Dice(Struct, gc=False):
    """The commit to the server's dice secret, and the secret itself when the game is over."""

    promise: str
    nonces: dict[str, str]
    key: str | None


class Frame(Struct, tag="frame", gc=False):
    """Everything a seat or spectator may know of a table now."""

    table: str
    title: str
    scenario: str
    log: int
    """The step number of this seat or spectator.

    It rises with everything they do or are shown, and with nothing else.
    """
    seat: str | None
    seats: list[str]
    """All seats of this browser; two in a game at one screen."""
    players: list[Player]
    view: View
    decision: int | None
    """The number of the open decision, which a commit refers to."""
    ask: Ask | None
    events: list[NumberedEvent]
    """Events from ``first_event`` on, each with its number in the game."""
    first_event: int
    undo: Undo
    offer: Offer | None
    declined: Offer | None
    """The last declined offer, until something else happens."""
    thinking: str | None
    """The side whose agent is thinking."""
    dice: Dice
    rematch: str | None
    """The rematch's table, once it exists."""
    coach: bool = False
    """Whether both sides have allowed the coach."""
    rules: OlderRules | None = None
    """Set if the game was started under older rules."""
    campaign: CampaignPlace | None = None
    clock: Clock | None = None
    """Set if the game has a time control."""
    since: Since | None = None
    """Set in the first frame for a returning player."""
    said: int = 0
    """Number of chat messages; 0 for spectators."""
    listed: bool = False
    """Whether the game is on the list of games to watch."""
    watching: int = 0
    """Number of spectators."""
    thought: Thought | None = None
    """The progress of the thinking agent, if it runs in this server process."""


class Accepted(Struct, tag="accepted"):
    """A request was stored. The next frame shows its result."""

    key: str
    log: int


class Rejected(Struct, tag="rejected"):
    """A request was refused; nothing has changed."""

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
    """The first message: the requested seat, and the number of events the client has.

    ``seen`` is the ``log`` of the frame the player last looked at, to be shown what has happened
    since.
    """

    seat: str | None = None
    events: Count = 0
    seen: Count | None = None


class Commit(Struct, tag="commit", forbid_unknown_fields=True):
    """A whole line of moves. Its key makes it count only once, even if it is sent again."""

    decision: Count
    choose: Line
    key: Key


class Explore(Struct, tag="explore", forbid_unknown_fields=True):
    decision: Count
    line: Line


class TakeBack(Struct, tag="undo", forbid_unknown_fields=True):
    """Undo the player's last line. ``log``: refused as stale unless it matches the latest frame."""

    key: Key
    log: Count | None = None


class MakeOffer(Struct, tag="offer", forbid_unknown_fields=True):
    """Offer a draw; or ask for an undo beyond the limit, the coach for both sides, newer rules, or
    an agent for the player's own seat."""

    kind: Literal["draw", "undo", "coach", "rules", "agent"]
    key: Key


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """Answer an offer. ``log``: refused as stale unless it matches the frame with the offer."""

    accept: bool
    key: Key
    log: Count | None = None


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    key: Key


class Rematch(Struct, tag="rematch", forbid_unknown_fields=True):
    """Rematch with the same scenario and swapped sides."""

    key: Key
    nonce: Nonce


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    pass


ClientMessage = Hello | Commit | Explore | TakeBack | MakeOffer | Answer | Resign | Rematch | Ping
