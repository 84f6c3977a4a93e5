"""Common parts of every system's messages: views, and events by kind.

These types describe for other programs what views and events hold. Only a server needs them, and
with them msgspec; tests compare them with what the engine makes.
"""

from functools import cache
from typing import Literal, TypeVar, cast

from msgspec import Struct, defstruct, structs


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


class Outlook(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What is told with a choice before it is made, possible or not (``Facets.outlooks``)."""


class GameBox(Struct, forbid_unknown_fields=True, kw_only=True):
    """What lies in the box, for those who draw scenarios."""


class TitlePart(Struct, kw_only=True):
    """What a system adds to what a client is told of a title."""


class ScenarioPart(Struct, kw_only=True):
    """What a system adds to a scenario, in lists too."""


class LayoutPart(Struct, kw_only=True):
    """What a system adds to a scenario that is asked for by its id."""


class ArmyCheck(Struct):
    """What a system tells of an army that a player builds."""


Whole = TypeVar("Whole", bound=Struct)


def joined(whole: Whole, part: Struct) -> Whole:
    """A message with the fields of a system's part beside its own."""
    values = {name: getattr(one, name) for one in (whole, part) for name in one.__struct_fields__}
    return cast(Whole, _joined_type(type(whole), type(part))(**values))


@cache
def _joined_type(whole: type[Struct], part: type[Struct]) -> type[Struct]:
    fields = [(field.name, field.type) for field in structs.fields(part)]
    return defstruct(whole.__name__, fields, bases=(whole,), kw_only=True)


class Wire:
    """What one title sends: the types of its views, events and box, of what a choice moves and of
    what is told with it, and of what it adds to titles, scenarios, layouts and armies."""

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
