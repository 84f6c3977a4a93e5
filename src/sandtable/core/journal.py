"""Events: what happened, as keys with arguments. ``words`` turns them into sentences."""

from mypy_extensions import i64

from sandtable.core.errors import bad_argument

EVERYONE = -1


class Event:
    """Something that happened. ``secret`` arguments belong to one seat only."""

    def __init__(
        self,
        kind: str,
        args: dict[str, object],
        secret: dict[str, object],
        owner: i64,
        news: bool,
        now: dict[str, object] | None = None,
    ) -> None:
        self.kind: str = kind
        self.args: dict[str, object] = args
        self.secret: dict[str, object] = secret
        self.owner: i64 = owner
        self.news: bool = news
        """Whether the event revealed hidden information; what came before it cannot be undone."""
        self.now: dict[str, object] | None = now
        """The public position after the event, in the form of a view, for drawing."""

    def seen_by(self, seat: object) -> "Event":
        """Return this event as a seat (by number) or a spectator (None) may know it."""
        if seat is not None and not isinstance(seat, int):
            raise bad_argument("seat", seat, "the number of a seat, or None")
        if not self.secret:
            return self
        if seat is not None and seat == self.owner:
            return self.whole()
        return Event(self.kind, self.args, {}, EVERYONE, self.news, self.now)

    def whole(self) -> "Event":
        """Return this event with nothing hidden, for records and finished games."""
        args = {**self.args, **self.secret}
        return Event(self.kind, args, {}, EVERYONE, self.news, self.now)

    def data(self) -> dict[str, object]:
        """Return the public part as JSON data. Filter with ``seen_by`` first."""
        data = {"kind": self.kind, **self.args}
        if self.now is not None:
            # A list, because older pages, which make sentences of every argument, accept one.
            data["now"] = [self.now]
        return data

    def __repr__(self) -> str:
        inside = " ".join(f"{key}={value}" for key, value in self.args.items())
        return f"<{self.kind} {inside}>" if inside else f"<{self.kind}>"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.kind == other.kind
            and self.args == other.args
            and self.secret == other.secret
            and self.owner == other.owner
        )

    def __hash__(self) -> int:
        return hash(self.kind)


class Journal:
    """Collects the events of a state. A state without a journal creates no events."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(
        self,
        kind: str,
        args: dict[str, object],
        news: bool = False,
        now: dict[str, object] | None = None,
    ) -> None:
        self.events.append(Event(kind, args, {}, EVERYONE, news, now))

    def add_secret(
        self, kind: str, args: dict[str, object], secret: dict[str, object], owner: i64
    ) -> None:
        self.events.append(Event(kind, args, secret, owner, False))

    def take(self) -> list[Event]:
        """Return the events since the last call."""
        events = self.events
        self.events = []
        return events
