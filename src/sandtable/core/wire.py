"""Common parts of every system's messages: views, and events by kind.

These types describe the content of views and events to other programs. Only a server needs them,
and msgspec with them. Tests compare them with the engine's output.
"""

from functools import cache
from typing import Literal, TypeVar, cast

from msgspec import Struct, convert, defstruct, structs


class GameView(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The fields that the views of all systems have."""

    title: str
    scenario: str
    seat: str | None
    """The seat of this view; null for a spectator."""
    waits: Literal["decision", "chance", "over"]
    owing: list[str]
    """The seats that must choose."""
    initiative: str
    winner: str | None
    ending: str


class GameEvent(
    Struct, tag_field="kind", forbid_unknown_fields=True, omit_defaults=True, kw_only=True
):
    """Something that happened. ``now``, if any, has one item: the public position afterwards."""


class GameOver(GameEvent, tag="game_over"):
    side: str
    """The side that won; empty for a draw."""
    ending: str


class HandedOver(GameEvent, tag="handed_over"):
    side: str
    player: str


class AfterChoice(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Where a move puts pieces, for drawing before the move is made (``Facets.after``)."""


class Outlook(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The forecast for a move, possible or not, before it is made (``Facets.outlooks``)."""


class GameBox(Struct, forbid_unknown_fields=True, kw_only=True):
    """The contents of the box, for the studio."""


class TitlePart(Struct, kw_only=True):
    """A system's additional data about a title."""


class ScenarioPart(Struct, kw_only=True):
    """A system's additional data about a scenario, also in lists."""


class LayoutPart(Struct, kw_only=True):
    """A system's additional data about a scenario that is requested by its id."""


class ArmyCheck(Struct):
    """A system's check of an army that a player builds."""


Whole = TypeVar("Whole", bound=Struct)


def filled(kind: type[Whole], source: object, **more: object) -> Whole:
    """Return a message with ``more`` fields; the others are the source's of the same names."""
    names = [name for name in kind.__struct_fields__ if name not in more]
    values = {name: getattr(source, name) for name in names}
    return convert({**values, **more}, kind, from_attributes=True)


def joined(whole: Whole, part: Struct) -> Whole:
    """Return a message with the additional fields of a system's part."""
    values = {name: getattr(one, name) for one in (whole, part) for name in one.__struct_fields__}
    return cast(Whole, _joined_type(type(whole), type(part))(**values))


@cache
def _joined_type(whole: type[Struct], part: type[Struct]) -> type[Struct]:
    fields = [(field.name, field.type) for field in structs.fields(part)]
    return defstruct(whole.__name__, fields, bases=(whole,), kw_only=True)


class Wire:
    """The message types of one title.

    They are its views, events and box, the pieces a move places, the forecasts for moves, and its
    additions to titles, scenarios, layouts and armies.
    """

    def __init__(
        self,
        view: type[GameView],
        after: type[AfterChoice],
        events: tuple[type[GameEvent], ...],
        box: type[GameBox],
        title: type[TitlePart] | None = None,
        layout: type[LayoutPart] | None = None,
        army: type[ArmyCheck] | None = None,
        outlook: type[Outlook] | None = None,
        scenario: type[ScenarioPart] | None = None,
    ) -> None:
        self.view = view
        self.after = after
        self.box = box
        self.title = title
        self.layout = layout
        self.army = army
        self.outlook = outlook
        self.scenario = scenario
        self.events: tuple[type[GameEvent], ...] = (GameOver, HandedOver, *events)
