"""What every system's messages are made of: views, and events told apart by their kind.

These types describe for other programs what views and events hold. Only a server needs them, and
with them msgspec; tests compare them with what the engine makes.
"""

from typing import Literal

from msgspec import Struct


class GameView(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What the views of all systems have in common."""

    title: str
    scenario: str
    seat: str | None
    """Whose view it is; None: a spectator's."""
    waits: Literal["decision", "chance", "over"]
    owing: list[str]
    """The seats that are asked something."""
    initiative: str
    winner: str | None
    ending: str


class GameEvent(
    Struct, tag_field="kind", forbid_unknown_fields=True, omit_defaults=True, kw_only=True
):
    """Something that happened. Where it has ``now``, its one member is how things lie after it."""


class GameOver(GameEvent, tag="game_over"):
    side: str
    """Who won; empty: no one."""
    ending: str


class HandedOver(GameEvent, tag="handed_over"):
    side: str
    player: str


class AfterChoice(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Where a choice puts pieces, for drawing it before it is made (``Facets.after``)."""


class GameBox(Struct, forbid_unknown_fields=True, kw_only=True):
    """What lies in the box, for those who draw scenarios."""


class Wire:
    """What one title sends: the type of its views, of what a choice moves, of its events and of
    its box."""

    def __init__(
        self,
        view: type[GameView],
        after: type[AfterChoice],
        events: tuple[type[GameEvent], ...],
        box: type[GameBox],
    ) -> None:
        self.view = view
        self.after = after
        self.box = box
        self.events: tuple[type[GameEvent], ...] = (GameOver, HandedOver, *events)
