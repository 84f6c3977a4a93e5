"""Quantities of a Heroes position, from which the coach derives its reasons.

Until dice are rolled, units and points are the same for every choice. What differs is where the
units are, what they can hit from there, and which units have a useful order.
"""

from sandtable.core import Decision, Move, State
from sandtable.heroes import victory
from sandtable.heroes.cards.hand import hand_limit
from sandtable.heroes.facets.heuristics.goals import Goal
from sandtable.heroes.facets.heuristics.option_values import Judgement
from sandtable.heroes.facets.heuristics.scenario_tables import UNREACHABLE
from sandtable.heroes.fight import attack
from sandtable.heroes.fight.shots import best_shot, cannot_use
from sandtable.heroes.ground import paths
from sandtable.heroes.know.view import veiled
from sandtable.heroes.model.codes import (
    BLUFF,
    DISCARDING,
    MOST_NUMBERS,
    SHOWN,
    SUPPLYING,
)
from sandtable.heroes.model.moments import kind_of
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import WAITING, Skirmish
from sandtable.heroes.turn.phases import Supplying

MOVES_DONE = 5
"""Step of the supply phase after which markers are removed and points are given."""


class HeroesMeasures:
    def stock(self, position: State, seat: int, start: State) -> dict[str, float]:
        assert isinstance(position, Skirmish)
        assert isinstance(start, Skirmish)
        found = Lookout(start, seat).stock(position)
        for side, prefix in ((seat, ""), (1 - seat, "enemy-")):
            units = [
                unit
                for unit in range(int(position.theatre.n_units))
                if position.seat_of(unit) == side and position.alive(unit)
            ]
            suppressed = sum(position.suppression(unit) > 0 for unit in units)
            found[f"{prefix}points"] = float(position.army(side).points)
            found[f"{prefix}units"] = float(len(units))
            found[f"{prefix}suppressed"] = float(suppressed)
        return found

    def unused(self, position: State, seat: int) -> float:
        return 0.0

    def idle(self, position: State, decision: Decision, move: Move) -> float:
        return left_idle(decision, move)

    def is_blind(self, position: State) -> bool:
        return False

    def bid_value(self, position: State, move: Move) -> float:
        return 0.0


class Lookout:
    """Counts what a line leads to, compared with the position at its start.

    Goals and known enemies are those at the start, so that lines from the same start can be
    compared. An enemy that could not be identified at the start is left out, even if a line reveals
    one: its identity would be a guess.
    """

    def __init__(self, start: Skirmish, seat: int) -> None:
        self.start = start
        self.seat = seat
        units = range(int(start.theatre.n_units))
        strangers = set(veiled(start, 1 - seat))
        self.own = [unit for unit in units if start.seat_of(unit) == seat]
        self.foes = [
            unit for unit in units if start.seat_of(unit) != seat and unit not in strangers
        ]
        self.goals = goals_of(Judgement(start, seat))

    def stock(self, position: Skirmish) -> dict[str, float]:
        """Return the quantities of a position for the side."""
        judgement = Judgement(position, self.seat)
        found = {
            "own-fire": fire(judgement, self.own, self.foes),
            "enemy-fire": fire(judgement, self.foes, self.own),
            "cover": float(sum(in_cover(position, unit) for unit in self.own)),
            "items": float(victory.gathered(position, self.seat)),
            "orders": float(sum(self._is_of_use(judgement, unit) for unit in self.own)),
        }
        self._add_ways(found, judgement)
        self._add_order(found, position)
        self._add_cards(found, position)
        found["moment"] = moment(position)
        return found

    def way(self, judgement: Judgement, unit: int) -> int:
        """Return the steps from a unit to its nearest goal; UNREACHABLE if there is none."""
        cell = judgement.cell_of(unit)
        if cell < 0:
            return int(UNREACHABLE)
        kind = judgement.kind(unit)
        on_foot = judgement.position.infantry(unit)
        ways = [
            int(goal.place.ways(kind)[cell])
            for goal in self.goals
            if goal.only in (-1, unit) and (on_foot or not goal.on_foot)
        ]
        return min(ways, default=int(UNREACHABLE))

    def _add_ways(self, found: dict[str, float], judgement: Judgement) -> None:
        ways = [self.way(judgement, unit) for unit in self.own]
        near = [way for way in ways if way < UNREACHABLE]
        if near:
            found["ways"] = float(sum(near))
        # Every further unit on the map adds its way.
        found["waiting"] = float(sum(judgement.position.at(unit) == WAITING for unit in self.own))

    def _is_of_use(self, judgement: Judgement, unit: int) -> bool:
        """Whether a unit has an order to come with which it can fire or reach a goal."""
        position = judgement.position
        if not 0 < position.token(unit) < SHOWN or position.token(unit) == BLUFF:
            return False
        if fire(judgement, [unit], self.foes):
            return True
        return 0 < self.way(judgement, unit) <= paths.allowance(position, unit)

    def _add_order(self, found: dict[str, float], position: Skirmish) -> None:
        """Add the number that a line places on a unit, and the unit."""
        for unit in self.own:
            token = int(position.token(unit))
            if 0 < token <= MOST_NUMBERS and not self.start.token(unit):
                found["number"], found["ordered"] = float(token), float(unit)

    def _add_cards(self, found: dict[str, float], position: Skirmish) -> None:
        """Add the size of the hand; while it is being refilled, the number of cards to draw."""
        size = int(position.army(self.seat).hand_size)
        if kind_of(self.start.top()) == DISCARDING:
            limit = hand_limit(position, self.seat) + position.theatre.hand_extra[self.seat]
            found["draws"] = float(max(limit - size, 0))
        else:
            found["hand"] = float(size)


def moment(position: Skirmish) -> float:
    """Return a number for the turn and, late in supply, for its step.

    In these steps some quantities change whatever the side plays.
    """
    step = 0
    for index in range(1, int(position.depth), 2):
        if kind_of(position.frames[index]) == SUPPLYING:
            step = int(Supplying.step(position.frames[index]))
    return float(100 * position.turn + (step if step > MOVES_DONE else 0))


def goals_of(judgement: Judgement) -> list[Goal]:
    """Return the goals that follow from both sides' aims: objectives, items, exits.

    Without tactical bonuses, enemies, and places from which an exit is blocked.
    """
    ground = judgement.ground
    lesser = [*ground.bonuses, *ground.barriers]
    return [
        goal
        for goal in judgement.goals
        if (goal.is_shared() or goal.only >= 0) and not any(goal.place is place for place in lesser)
    ]


def fire(judgement: Judgement, shooters: list[int], targets: list[int]) -> float:
    """Return the expected hits if every shooter fires once, at its best target.

    Direct fire only: where a template lands depends on another die.
    """
    position = judgement.position
    aims = [unit for unit in targets if position.on_map(unit)]
    return sum(
        max((_chance(judgement, unit, aim) for aim in aims), default=0.0)
        for unit in shooters
        if judgement.cell_of(unit) >= 0
    )


def _chance(judgement: Judgement, unit: int, target: int) -> float:
    position = judgement.position
    best = 0.0
    for verb in judgement.verbs(unit):
        if cannot_use(position, unit, verb, False) == LEGAL:
            shot = best_shot(position, unit, verb, target, False, 0)
            if shot.reason == LEGAL:
                odds = attack.odds(verb, shot)
                best = max(best, odds["hits"] / odds["ways"])
    return best


def in_cover(position: Skirmish, unit: int) -> bool:
    """Whether an infantry unit is on a square with cover."""
    if not position.on_map(unit) or not position.infantry(unit):
        return False
    return position.theatre.cover[position.terrain(position.at(unit))] > 0


def left_idle(decision: Decision, move: Move) -> float:
    """Return how many units could have acted if the side had chosen otherwise."""
    if move.text == "do nothing":
        return float(len(decision.options) > 1)
    if move.text == "pass":
        return float(sum(option.kind == "activate" for option in decision.options))
    return 0.0
