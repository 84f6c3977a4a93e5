"""The game-independent core.

Import names from this package. The modules inside are not part of the public API.
"""

from sandtable.core.errors import (
    BadArgument,
    BadOutcome,
    BadRecord,
    ContentError,
    Fault,
    IllegalMove,
    SandtableError,
    UnknownName,
)
from sandtable.core.game import Game
from sandtable.core.journal import Event, Journal
from sandtable.core.moves import Move, Refusal
from sandtable.core.record import Entry, Record, replay
from sandtable.core.rng import Rng
from sandtable.core.scenario import Scenario
from sandtable.core.state import CHANCE, DECISION, OVER, Decision, State, View

__all__ = [
    "CHANCE",
    "DECISION",
    "OVER",
    "BadArgument",
    "BadOutcome",
    "BadRecord",
    "ContentError",
    "Decision",
    "Entry",
    "Event",
    "Fault",
    "Game",
    "IllegalMove",
    "Journal",
    "Move",
    "Record",
    "Refusal",
    "Rng",
    "SandtableError",
    "Scenario",
    "State",
    "UnknownName",
    "View",
    "replay",
]
