"""Making a scenario even by a race between many sets of small edits.

If the chains of edits that the scout (a fast agent) planned are not even between the agents whose
results are shown, those agents play themselves. Sets of edits that should make the scenario even
are tried in a few games, and the ones nearest to even in more; new sets are made from the best by
adding or removing one edit.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from sandtable.core import Game, SandtableError
from sandtable.core.edits import Data, Edit, applied, is_legal
from sandtable.lab.measure.scores import Wanted, logit

FIELD = 6
"""New sets per round."""
FIRST_GAMES, MORE_GAMES, LAST_GAMES = 48, 128, 256
"""Total games of a set: when it is new, near to even, and nearest to even."""
NEAR, NEAREST = 4, 2
PARENTS = 3
MOST_EDITS = 12
BELIEVED = 0.7
"""Share of an edit's effect, as found by the scout, that is expected for other agents."""
CLOSE = 0.06
"""Log odds within which a set ends the race: about 1.5 percentage points."""
LOOKED_AT = 60
"""Maximum number of edits per set to check for legality, which is slow."""

Effect = Callable[[str, Edit], float]
Measure = Callable[[Mapping[tuple[str, int], Wanted]], dict[tuple[str, int], list[float]]]
Content = Callable[[str, Sequence[Edit], int, int], Wanted]


@dataclass(slots=True)
class Runner:
    """A set of edits with the first side's scores in its games."""

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
        """``starts`` are sets that were measured before, including the scenario as printed."""
        self.game = game
        self.scenario = scenario
        self.data = data
        self.runners = list(starts)

    @property
    def ranked(self) -> list[Runner]:
        """Sets by distance from even, nearest first; sets with few games are ranked lower."""
        return sorted(self.runners, key=lambda one: abs(one.odds) + 1.0 / len(one.scores) ** 0.5)

    @property
    def is_won(self) -> bool:
        best = self.ranked[0]
        return len(best.scores) >= LAST_GAMES and abs(best.odds) <= CLOSE

    def start(self, effect: Effect) -> list[Runner]:
        """Add new sets to the race; return them."""
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
        """Return sets with one edit more or less, with their expected distance from even."""
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
    """Return whether an edit reverts a part of others."""
    return any(
        one.path == other.path and one.after == other.before
        for one in edit.changes
        for before in others
        for other in before.changes
    )


def run(
    races: Sequence[Race], effect: Effect, content: Content, measure: Measure, rounds: int
) -> None:
    """Run several races together, to use all cores."""
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
    """Play games with each of some sets until each has this many."""
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
    """Split a set into the grades of a handicap, in order, with roughly equal effects."""
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
