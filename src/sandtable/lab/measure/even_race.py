"""Making a scenario even by a race between many sets of small edits.

Where a chain of edits that a fast player planned is not even between the players whose figures are
told, these play themselves: sets that should bring the odds to one are tried in a few games, the
nearest in more, and new sets are made from the best by one edit more or less.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from sandtable.core import Game, SandtableError
from sandtable.core.edits import Data, Edit, applied, is_legal
from sandtable.lab.measure.win_rates import Wanted, logit

FIELD = 6
"""New sets of a round."""
FIRST_GAMES, MORE_GAMES, LAST_GAMES = 48, 128, 256
"""Games of a set when it is new, when it is among the nearest, and of the nearest ones."""
NEAR, NEAREST = 4, 2
PARENTS = 3
MOST_EDITS = 12
BELIEVED = 0.7
"""How much of what a fast player found an edit to do other players find."""
CLOSE = 0.06
"""Log odds within which a set is near enough to end a race: a point and a half of a hundred."""
LOOKED_AT = 60
"""Edits beside a set of which legality is asked; asking takes a moment."""

Effect = Callable[[str, Edit], float]
Measure = Callable[[Mapping[tuple[str, int], Wanted]], dict[tuple[str, int], list[float]]]
Content = Callable[[str, Sequence[Edit], int, int], Wanted]


@dataclass(slots=True)
class Runner:
    """A set of edits, and what the games with it brought the first side."""

    edits: list[Edit]
    scores: list[float] = field(default_factory=list)

    @property
    def odds(self) -> float:
        return logit((sum(self.scores) + 1) / (len(self.scores) + 2))

    @property
    def key(self) -> frozenset[str]:
        return frozenset(repr(edit.data()) for edit in self.edits)


class Race:
    """The race of one scenario."""

    def __init__(self, game: Game, scenario: str, data: Data, starts: Sequence[Runner]) -> None:
        """``starts`` were measured before: as printed, and what else is known."""
        self.game = game
        self.scenario = scenario
        self.data = data
        self.runners = list(starts)

    @property
    def ranked(self) -> list[Runner]:
        """The nearest to even first; few games are believed less."""
        return sorted(self.runners, key=lambda one: abs(one.odds) + 1.0 / len(one.scores) ** 0.5)

    @property
    def is_won(self) -> bool:
        best = self.ranked[0]
        return len(best.scores) >= LAST_GAMES and abs(best.odds) <= CLOSE

    def start(self, effect: Effect) -> list[Runner]:
        """Put new sets into the field."""
        known = {one.key for one in self.runners}
        found: list[tuple[float, int, Runner]] = []
        for parent in self.ranked[:PARENTS]:
            for missing, edits in self._children(parent, effect):
                child = Runner(edits)
                if child.key not in known:
                    known.add(child.key)
                    found.append((missing, len(found), child))
        new = [child for _, _, child in sorted(found, key=lambda one: one[:2])[:FIELD]]
        self.runners += new
        return new

    def _children(self, parent: Runner, effect: Effect) -> list[tuple[float, list[Edit]]]:
        """Sets with one edit more or less, and how far from even they should be."""
        now = parent.odds
        made: list[tuple[float, list[Edit]]] = []
        for place, edit in enumerate(parent.edits):
            rest = [*parent.edits[:place], *parent.edits[place + 1 :]]
            if self._fits(rest):
                off = abs(now - BELIEVED * effect(self.scenario, edit))
                made.append((off, rest))
        facet = self.game.facets.edits()
        if facet is not None and len(parent.edits) < MOST_EDITS:
            after = applied(self.data, parent.edits)
            adding = sorted(
                (
                    (abs(now + BELIEVED * effect(self.scenario, edit)), place, edit)
                    for place, edit in enumerate(facet.candidates(self.game, after))
                ),
                key=lambda one: one[:2],
            )
            legal = 0
            for off, _, edit in adding[:LOOKED_AT]:
                if not undoes(edit, parent.edits) and is_legal(self.game, after, [edit]):
                    made.append((off, [*parent.edits, edit]))
                    legal += 1
                    if legal == FIELD:
                        break
        return made

    def _fits(self, edits: Sequence[Edit]) -> bool:
        try:
            applied(self.data, edits)
        except SandtableError:
            return False
        return bool(edits) and is_legal(self.game, self.data, edits)


def undoes(edit: Edit, others: Sequence[Edit]) -> bool:
    """Whether an edit takes back a part of others."""
    return any(
        one.path == other.path and one.after == other.before
        for one in edit.changes
        for before in others
        for other in before.changes
    )


def run(
    races: Sequence[Race], effect: Effect, content: Content, measure: Measure, rounds: int
) -> None:
    """Run some races together, so that all cores have something to do."""
    for _ in range(rounds):
        going = [race for race in races if not race.is_won]
        if not going:
            break
        new = [(race, race.start(effect)) for race in going]
        _play(new, FIRST_GAMES, content, measure)
        for number, games in ((NEAR, MORE_GAMES), (NEAREST, LAST_GAMES)):
            _play([(race, race.ranked[:number]) for race in going], games, content, measure)


def _play(
    some: Sequence[tuple[Race, Sequence[Runner]]],
    games: int,
    content: Content,
    measure: Measure,
) -> None:
    """Play a number of games with each of some sets, those that it has included."""
    runners: dict[tuple[str, int], Runner] = {}
    wanted: dict[tuple[str, int], Wanted] = {}
    for race, chosen in some:
        for place, runner in enumerate(chosen):
            have = len(runner.scores)
            if have < games:
                key = race.scenario, place
                runners[key] = runner
                wanted[key] = content(race.scenario, runner.edits, games - have, have)
    for key, scores in measure(wanted).items():
        runners[key].scores += scores


def graded(edits: Sequence[Edit], effect: Callable[[Edit], float], grades: int) -> list[list[Edit]]:
    """A set as grades of a handicap, each with a part of what all do together, in their order."""
    whole = sum(max(0.0, effect(edit)) for edit in edits) or 1.0
    found: list[list[Edit]] = [[]]
    done = 0.0
    for place, edit in enumerate(edits):
        found[-1].append(edit)
        done += max(0.0, effect(edit))
        left = len(edits) - place - 1
        if left and len(found) < grades and done >= whole * len(found) / grades - 1e-9:
            found.append([])
    return found
