"""What can be counted of a position: the reasons of the coach are made of it.

Everything here is read from what a seat may know, laid out as a state.
"""

from dataclasses import dataclass

from sandtable.agents.outlook import FAR
from sandtable.agents.thumb import battle_judgement
from sandtable.core import Decision, Move, State
from sandtable.heroes.model.state import Skirmish
from sandtable.server.agents.heroes_coach_reasons import Lookout, left_idle
from sandtable.server.wire.report import Reason
from sandtable.undaunted.frames import BIDDING, DRAWING, TURN, Drawing, kind_of
from sandtable.undaunted.state import Battle

Bearings = dict[str, float]
"""Numbers by what they count: the message keys of reasons."""

MOST_REASONS = 3


@dataclass(frozen=True, slots=True)
class Measure:
    """When a difference is worth telling, and how much it tells."""

    least: float
    weight: float
    """By how much one more is better; below 0 where less is better."""
    given: str = ""
    """What else must be the same, for the two to be compared."""


MEASURES = {
    "points": Measure(1, 10.0, given="moment"),
    "enemy-points": Measure(1, -10.0, given="moment"),
    "units": Measure(1, 5.0),
    "enemy-units": Measure(1, -5.0),
    "items": Measure(1, 8.0),
    "odds": Measure(8, 0.08),
    "suppression-odds": Measure(8, 0.05),
    "exposure": Measure(0.15, -6.0),
    "threat": Measure(0.15, 4.0),
    "enemy-fire": Measure(0.15, -6.0, given="moment"),
    "own-fire": Measure(0.15, 4.0, given="moment"),
    "enemy-suppressed": Measure(1, 2.0, given="moment"),
    "suppressed": Measure(1, -2.0, given="moment"),
    "unused": Measure(1, -2.0),
    "idle": Measure(1, -2.0),
    "orders": Measure(1, 1.8, given="moment"),
    "number": Measure(1, -1.6, given="ordered"),
    "steps": Measure(1, -1.5),
    "cover": Measure(1, 1.4),
    "draws": Measure(1, 1.5),
    "cards": Measure(1, 1.2),
    "hand": Measure(1, 1.2, given="moment"),
    "fog": Measure(1, -1.2),
    "enemy-fog": Measure(1, 1.2),
    "scouted": Measure(1, 1.0),
    "ways": Measure(1, -0.8, given="waiting"),
}
LATER = Reason("later", 0.0, 0.0)
"""Where nothing can be counted: what comes later makes the difference."""


def reasons(better: Bearings, worse: Bearings) -> list[Reason]:
    """What speaks for one line rather than another, the strongest first."""
    found: list[tuple[float, Reason]] = []
    for key, measure in MEASURES.items():
        alike = better.get(measure.given) == worse.get(measure.given)
        if key in better and key in worse and alike:
            difference = better[key] - worse[key]
            if abs(difference) >= measure.least and difference * measure.weight > 0:
                reason = Reason(key, round(better[key], 1), round(worse[key], 1))
                found.append((difference * measure.weight, reason))
    if better.get("bid", 0.0) != worse.get("bid", 0.0):
        key = "bid-more" if better["bid"] > worse["bid"] else "bid-less"
        found.append((0.0, Reason(key, better["bid"], worse["bid"])))
    found.sort(key=lambda one: -one[0])
    return [reason for _, reason in found[:MOST_REASONS]] or [LATER]


def bearings(position: State, seat: int, start: State) -> Bearings:
    """What a seat can count of a position that a line from ``start`` has led to."""
    if isinstance(position, Battle):
        return _battle(position, seat)
    if isinstance(position, Skirmish):
        assert isinstance(start, Skirmish)
        return _skirmish(position, seat, start)
    return {}


def _skirmish(position: Skirmish, seat: int, start: Skirmish) -> Bearings:
    found: Bearings = Lookout(start, seat).stock(position)
    for side, prefix in ((seat, ""), (1 - seat, "enemy-")):
        units = [
            unit
            for unit in range(int(position.theatre.n_units))
            if position.seat_of(unit) == side and position.alive(unit)
        ]
        found[f"{prefix}points"] = float(position.army(side).points)
        found[f"{prefix}units"] = float(len(units))
        found[f"{prefix}suppressed"] = float(sum(position.suppression(unit) > 0 for unit in units))
    return found


def _battle(position: Battle, seat: int) -> Bearings:
    own, foe = position.side(seat), position.side(1 - seat)
    fog = int(position.field.fog)
    view = position.view(seat)
    mine = battle_judgement(view.position, seat)
    theirs = battle_judgement(view.position, 1 - seat)
    found: Bearings = {
        "points": float(own.points),
        "enemy-points": float(foe.points),
        "exposure": mine.under_fire(theirs.exposed),
        "threat": theirs.under_fire(mine.exposed),
        "enemy-suppressed": float(int(foe.suppressed).bit_count()),
        "suppressed": float(int(own.suppressed).bit_count()),
        "cards": float(sum(own.hand[:fog]) + sum(own.deck[:fog]) + sum(own.discard[:fog])
                       + sum(own.played[:fog])),
        "fog": float(own.hand[fog] + own.deck[fog] + own.discard[fog]),
        "enemy-fog": float(foe.hand[fog] + foe.deck[fog] + foe.discard[fog]),
        "scouted": float(int(own.marked).bit_count()),
        "draws": _draws(position),
    }  # fmt: skip
    ways = [int(desire.nearest) for desire in mine.desires if desire.take]
    if ways and min(ways) < FAR:
        found["steps"] = float(min(ways))
    return found


def _draws(position: Battle) -> float:
    """How many cards the active side is about to draw in its turn."""
    top = position.top() if position.depth > 1 else 0
    if kind_of(top) != DRAWING or kind_of(position.frames[position.depth - 2]) != TURN:
        return 0.0
    return float(Drawing.left(top))


def unused(position: State, seat: int) -> float:
    """How many cards a seat could still play."""
    if not isinstance(position, Battle):
        return 0.0
    side = position.side(seat)
    return float(side.hand_size - side.hand[position.field.fog])


def idle(position: State, decision: Decision, move: Move) -> float:
    """How many units a choice leaves idle that could act."""
    return left_idle(decision, move) if isinstance(position, Skirmish) else 0.0


def is_blind(position: State) -> bool:
    """Whether it is the moment of a secret bid."""
    return isinstance(position, Battle) and kind_of(position.top()) == BIDDING


def bid_value(position: State, move: Move) -> float:
    """What a bid for the initiative is worth."""
    if not isinstance(position, Battle):
        return 0.0
    return float(position.field.initiative[position.field.card(move.arg)])
