"""The coach's analysis of lines. Like any agent, it sees only the view it is sent.

Two lines are compared by searching from the positions they lead to, with new samples of the hidden
information, so that the search that found a line does not favour it.
"""

from typing import cast

import sandtable
from sandtable.agents.coach_messages import (
    Consultation,
    Counsel,
    Step,
    Studied,
    StudiedLine,
    Study,
)
from sandtable.agents.coach_reasons import Bearings, reasons
from sandtable.agents.levels import Searcher
from sandtable.agents.noise import by_sight
from sandtable.agents.search import Search, Tree
from sandtable.core import Move, SandtableError, State, View, made_scenarios
from sandtable.core.facets import Measures
from sandtable.core.line import next_in_line

SECONDS = 5.0
"""Time limit per decision in seconds. The number of rounds normally decides; this is for slow
machines."""
LEAST_TRIED = 4
"""Moves with fewer tries are ignored."""


def measures_of(position: State) -> Measures:
    """Return the measures of a position's system; raise if the system has none."""
    measures = position.scenario.facets.measures()
    if measures is None:
        raise SandtableError(f"the coach is not available for {position.scenario.title}")
    return measures


class Line:
    """A line played out in a seat's view: its steps and the position it leads to."""

    def __init__(self, position: State, seat: int) -> None:
        self.start = position
        self.position = position.clone()
        self.seat = seat
        self.measures = measures_of(position)
        self.blind = self.measures.is_blind(position)
        """Whether both sides choose at the same time. The other side's choice is hidden, so the
        line cannot be continued."""
        self.steps: list[Step] = []
        self.bearings: Bearings = {
            "odds": 0.0,
            "suppression-odds": 0.0,
            "unused": 0.0,
            "idle": 0.0,
        }

    def add(self, move: Move) -> bool:
        """Apply one move; return whether the line may continue."""
        decision = self.position.decision(self.seat)
        assert decision is not None
        self.steps.append(Step(move.text, cast(dict[str, str | int | list[int]], decision.args)))
        if self.blind:
            self.bearings = {"bid": self.measures.bid_value(self.position, move)}
            return False
        sums = self.position.preview(move)
        for key, what in (("odds", "hits"), ("suppression-odds", "suppresses")):
            if what in sums:
                # With several targets, the highest chance counts.
                chance = 100.0 * sums[what] / sums["ways"]
                self.bearings[key] = max(self.bearings[key], chance)
        self.bearings["idle"] += self.measures.idle(self.position, decision, move)
        if move.text == "end":
            self.bearings["unused"] = self.measures.unused(self.position, self.seat)
        return next_in_line(self.position, move, self.seat) is not None

    def take_stock(self) -> Bearings:
        """Return the measures of the position that the line leads to."""
        if self.blind:
            return self.bearings
        return {**self.measures.stock(self.position, self.seat, self.start), **self.bearings}

    @property
    def moves(self) -> list[str]:
        return [step.move for step in self.steps]


class Examiner:
    """Analyses one position of a scenario from one seat's view."""

    def __init__(self, question: Study | Consultation) -> None:
        self.seat = question.seat
        self.seed = question.seed
        self.rounds = question.rounds
        self.searcher = Searcher("coach", question.rounds, question.seed, seconds=SECONDS)
        game = sandtable.edition(question.title, question.rules)
        if question.content:
            made_scenarios.remember(question.title, question.content)
        self.view = game.restore_view(question.scenario, question.seat, question.cells)

        self.idle = self.searcher.guide(self.view).reader.idle
        """Whether a move changes nothing in the game, such as a setting of how often the seat is
        asked."""

    # Lines

    def begin(self) -> Line:
        return Line(self.view.position, self.seat)

    def said(self, moves: list[str]) -> Line:
        """Return the line of moves that the player made."""
        line = self.begin()
        for text in moves:
            line.add(line.position.scenario.move(text))
        return line

    def found(self, first: Move) -> Line:
        """Return the best line that starts with this move."""
        line = self.begin()
        goes_on = line.add(first)
        while goes_on:
            view = line.position.view(self.seat)
            decision = view.decision()
            assert decision is not None
            goes_on = line.add(self.searcher.decide(view, decision))
        return line

    # Chances

    def chance(self, view: View) -> float:
        """Return the seat's estimated chance of winning from this view."""
        position = view.position
        if position.over:
            return 0.5 if position.winner < 0 else float(position.winner == self.seat)
        # Other random numbers than those of the search that found the line.
        search = Search(view, self.seat, self.searcher.guide(view), by_sight(view, self.seed ^ 1))
        return share(search.expect(self.rounds, SECONDS))

    def studied(self, line: Line, tree: Tree) -> StudiedLine:
        """Return a line with its chance; ``tree`` is the search tree of its first move."""
        if line.blind:
            first = line.position.scenario.move(line.moves[0])
            chance = share(tree.worth(first.code))
        else:
            chance = self.chance(line.position.view(self.seat))
        return StudiedLine(line.steps, round(chance, 4))

    def think(self) -> tuple[Tree, list[Move]]:
        """Return the search tree of the first move, and the moves, best first."""
        tree, order = self._compare()
        if self.idle(order[0].code) and self._look_beyond(order[0]):
            tree, order = self._compare()
        if measures_of(self.view.position).is_blind(self.view.position):
            # The other side's choice is hidden, so only the tree's own tries can rate these moves.
            order = [move for move in order if tree.visits(move.code) >= LEAST_TRIED] or order[:1]
        return tree, order

    def _compare(self) -> tuple[Tree, list[Move]]:
        decision = self.view.decision()
        assert decision is not None
        tree = self.searcher.think(self.view, decision)
        by_code = self.view.position.scenario.by_code
        return tree, [by_code[trial.code] for trial in tree.trials]

    def _look_beyond(self, setting: Move) -> bool:
        """Make a move that changes nothing, if the same question follows; return whether it did."""
        after = self.begin().position
        after.choose(setting, self.seat)
        now, then = self.view.decision(), after.decision(self.seat)
        assert now is not None
        if then is None or then.prompt != now.prompt:
            return False
        self.view = after.view(self.seat)
        return True


def share(worth: float) -> float:
    """Convert a value between -1 and 1 to a chance."""
    return (1.0 + worth) / 2.0


def study(question: Study) -> Studied:
    """Return a seat's chance of winning, and a better line than its own if there is one."""
    examiner = Examiner(question)
    now = round(examiner.chance(examiner.view), 4)
    scenario = examiner.view.position.scenario
    if all(examiner.idle(scenario.move(text).code) for text in question.played):
        return Studied(now)
    tree, order = examiner.think()
    played, better = examiner.said(question.played), examiner.found(order[0])
    if better.moves == played.moves:
        return Studied(now)
    first = played.position.scenario.move(played.moves[0])
    if played.blind and tree.visits(first.code) < LEAST_TRIED:
        return Studied(now)
    one, other = examiner.studied(played, tree), examiner.studied(better, tree)
    if other.chance <= one.chance:
        return Studied(now)
    # The position gets the chance of its best line: a separate estimate could contradict it.
    return Studied(other.chance, one, other, reasons(better.take_stock(), played.take_stock()))


def counsel(question: Consultation) -> Counsel:
    """Return the recommended line, an alternative, and reasons for preferring the first."""
    examiner = Examiner(question)
    tree, order = examiner.think()
    lines = [examiner.found(first) for first in order[:2]]
    studied = sorted(
        ((examiner.studied(line, tree), line) for line in lines), key=lambda one: -one[0].chance
    )
    why = [] if len(studied) < 2 else reasons(*(line.take_stock() for _, line in studied))
    return Counsel(studied[0][0].chance, [line for line, _ in studied], why)
