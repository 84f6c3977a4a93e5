"""Making a scenario even: small edits that bring it near to one half, tried and measured.

Every small edit is predicted; the most promising are tried with the dice of the first measurement,
so that luck cancels out; the best of these are measured with fresh dice.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from sandtable.agents.match import Z95, wilson
from sandtable.agents.prediction import predict
from sandtable.core import Game, made_scenarios
from sandtable.core.edits import Edit, applied, small_edits
from sandtable.lab.measure.win_rates import Player, Wanted, logit, measure
from sandtable.lab.workers import Workers
from sandtable.words import Words

TRIED = 12
SHOWN = 3
FRESH = 1 << 20
"""The number of the first game of a final measurement: no choice hung on these dice."""
EVEN, NEARLY = (0.45, 0.55), (0.43, 0.57)


@dataclass(frozen=True, slots=True)
class Aims:
    """What is wanted, and what may be changed."""

    player: Player
    games: int
    trial_games: int
    low: float
    high: float
    groups: tuple[str, ...] = ()
    """Groups of edits that may be made; none named: all."""
    seed: int = 1944


@dataclass(frozen=True, slots=True)
class Found:
    """An edit with what it leads to."""

    edit: Edit
    share: float
    low: float
    high: float
    effect: float
    """How much more often the first side wins than before, in the games with the same dice."""
    give_or_take: float
    games: int

    @property
    def label(self) -> str:
        if EVEN[0] <= self.low and self.high <= EVEN[1]:
            return "even"
        if EVEN[0] <= self.share <= EVEN[1]:
            return "looks even"
        return "nearly even" if NEARLY[0] <= self.share <= NEARLY[1] else "not enough alone"


@dataclass(frozen=True, slots=True)
class Answer:
    share: float
    low: float
    high: float
    predicted: int
    """Small edits that were looked at."""
    found: tuple[Found, ...]


def make_even(game: Game, text: str, aims: Aims, team: Workers) -> Answer:
    """The share of a scenario now, and at most three small edits, the nearest to even first.

    No edits where it is as wanted already."""
    data = made_scenarios.parse(text)
    now = _wanted(game, text, aims.trial_games)
    before = measure(team, game.id, {"now": now}, aims.player, aims.seed)["now"]
    share = sum(before) / len(before)
    low, high = wilson(sum(before), len(before))
    if aims.low <= share <= aims.high:
        return Answer(share, low, high, 0, ())
    edits = [
        edit for edit in small_edits(game, text) if not aims.groups or edit.group in aims.groups
    ]
    middle = (aims.low + aims.high) / 2
    promising = _promising(game, text, edits, share, middle)
    wanted = {
        number: _wanted(game, made_scenarios.canonical(applied(data, [edit])), aims.trial_games)
        for number, edit in enumerate(promising)
    }
    tried = measure(team, game.id, wanted, aims.player, aims.seed)
    best = sorted(tried, key=lambda number: abs(sum(tried[number]) / aims.trial_games - middle))
    best = best[:SHOWN]
    again = {number: _fresh(wanted[number], aims.games) for number in best}
    final = measure(team, game.id, again, aims.player, aims.seed)
    found = [_found(promising[number], before, tried[number], final[number]) for number in best]
    found.sort(key=lambda one: abs(one.share - middle))
    return Answer(share, low, high, len(edits), tuple(found))


def _promising(
    game: Game, text: str, edits: Sequence[Edit], share: float, middle: float
) -> list[Edit]:
    """Those that are predicted to lead nearest to the middle, from where the scenario is."""
    data = made_scenarios.parse(text)
    base = predict(game, game.add(text))
    off: dict[int, float] = {}
    needed = logit(middle) - logit(min(0.99, max(0.01, share)))
    for number, edit in enumerate(edits):
        told = predict(game, game.add(made_scenarios.canonical(applied(data, [edit]))))
        if told is not None and base is not None:
            off[number] = abs(logit(told.first_side) - logit(base.first_side) - needed)
    nearest = sorted(range(len(edits)), key=lambda number: off.get(number, 99.0))
    return [edits[number] for number in nearest[:TRIED]]


def _wanted(game: Game, text: str, games: int) -> Wanted:
    content = game.content(text)
    return Wanted(made_scenarios.content_id(game.id, content), content, games)


def _fresh(wanted: Wanted, games: int) -> Wanted:
    return Wanted(wanted.scenario, wanted.content, games, FRESH)


def _found(
    edit: Edit, before: Sequence[float], tried: Sequence[float], final: list[float]
) -> Found:
    differences = [after - was for was, after in zip(before, tried, strict=True)]
    effect = sum(differences) / len(differences)
    spread = sum((one - effect) ** 2 for one in differences) / max(1, len(differences) - 1)
    low, high = wilson(sum(final), len(final))
    return Found(
        edit,
        sum(final) / len(final),
        low,
        high,
        effect,
        Z95 * sqrt(spread / len(differences)),
        len(final),
    )


def report(game: Game, answer: Answer) -> str:
    side = game.seats[0]
    words = Words(game, "en")
    lines = [
        f"now: {side} {100 * answer.share:.0f}% ({100 * answer.low:.0f} to {100 * answer.high:.0f})"
    ]
    if not answer.predicted:
        return f"{lines[0]}: nothing to do"
    lines.append(f"small edits predicted: {answer.predicted} (at most {TRIED} tried)")
    for one in answer.found:
        lines.append(
            f"{words.edit(one.edit)}: {side} {100 * one.share:.0f}% "
            f"({100 * one.low:.0f} to {100 * one.high:.0f} in {one.games} games), "
            f"{100 * one.effect:+.0f} points, give or take {100 * one.give_or_take:.0f}: "
            f"{one.label}"
        )
    if all(one.label == "not enough alone" for one in answer.found):
        lines.append("no small edit is enough alone; apply one and run again")
    return "\n".join(lines)
