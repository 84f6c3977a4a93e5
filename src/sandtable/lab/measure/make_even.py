"""Making a scenario even with the studio's search (``measuring.even_search``) on worker
processes."""

from collections.abc import Sequence
from dataclasses import dataclass

from sandtable.core import Game
from sandtable.lab.measured_pairs import score_of
from sandtable.lab.workers import Workers
from sandtable.measuring.even_search import (
    SIZES,
    Estimate,
    Found,
    Plan,
    Size,
    estimate,
    plan_of,
    result_of,
)
from sandtable.measuring.pair_orders import PAIRS, Order, seed_of
from sandtable.words import Words

FIRST_LOOK = 56
"""Pairs that measure the scenario before the search for edits."""


@dataclass(frozen=True, slots=True)
class Aims:
    """What is wanted and which edits are allowed."""

    agent: str
    fraction: float
    size: Size
    low: float
    high: float
    groups: tuple[str, ...] = ()
    """Groups of allowed edits; empty for all."""


def size_of(trial_games: int, games: int) -> Size:
    """Return the size of a search, in whole slices. Retries have the same proportion of games as in
    the studio."""
    full = SIZES["full"]
    trial, again, final = (
        PAIRS * max(1, round(wanted / (2 * PAIRS)))
        for wanted in (trial_games, trial_games * full.again_pairs / full.trial_pairs, games)
    )
    return Size(full.tried, trial, final, full.again, again, full.rounds)


@dataclass(frozen=True, slots=True)
class Answer:
    now: Estimate
    """Win rate of the first side in the scenario as it is."""
    plan: Plan | None = None
    """The search's plan; None if the scenario already is as wanted."""
    found: tuple[Found, ...] = ()
    """Up to three results, nearest to even first."""


def make_even(game: Game, text: str, aims: Aims, team: Workers) -> Answer:
    """Return a scenario's balance, and small edits that bring it nearest to even."""
    content = game.content(text)
    first = [order_of(game, aims, content, content, pair) for pair in range(FIRST_LOOK)]
    now = estimate(played(first, team), finished=True)
    assert now is not None, "games were played"
    if aims.low <= now.share <= aims.high:
        return Answer(now)
    plan = plan_of(game, text, aims.size, aims.groups, now.share)
    result = result_of(plan, searched(game, plan, aims, team), finished=True)
    return Answer(now, plan, tuple(result.found))


def searched(game: Game, plan: Plan, aims: Aims, team: Workers) -> list[int]:
    """Return the scores of all pairs of a search, the same that a server would play."""
    scores: list[int] = []
    drafted = plan.variants[0].content
    while len(scores) < plan.pairs:
        pairs = [plan.pair(place) for place in range(len(scores), plan.known)]
        orders = [order_of(game, aims, drafted, one.content, dice) for one, dice in pairs]
        scores += played(orders, team)
        if not plan.chosen:
            plan.choose(scores)
    return scores


def order_of(game: Game, aims: Aims, drafted: str, content: str, pair: int) -> Order:
    """Return the order of a pair of games; all variants of a draft use the same dice."""
    return Order(game.id, content, aims.agent, seed_of(game.id, drafted), pair, aims.fraction)


def played(orders: Sequence[Order], team: Workers) -> list[int]:
    """Return the first side's score in each pair, in half points."""
    found = dict(team.run(score_of, dict.fromkeys(orders)))
    return [found[order] for order in orders]


def report(game: Game, answer: Answer) -> str:
    side = game.seats[0]
    words = Words(game, "en")
    lines = [f"now: {side} {_told(answer.now)}"]
    if answer.plan is None:
        return f"{lines[0]}: already even, nothing to do"
    tried = answer.plan.tried
    lines.append(
        f"small edits predicted: {answer.plan.looked_at} "
        f"(up to {tried} measured in the first round)"
    )
    for one in answer.found:
        effect = one.effect
        edits = " and ".join(words.edit(edit) for edit in one.variant.edits)
        lines.append(
            f"{edits}: {side} {_told(one.result)}, {100 * effect.share:+.0f} points, "
            f"± {50 * (effect.high - effect.low):.0f}: {one.label.replace('-', ' ')}"
        )
    if all(one.label == "not-enough" for one in answer.found):
        lines.append("no small edits are enough; apply some of them and run the command again")
    return "\n".join(lines)


def _told(one: Estimate) -> str:
    share, low, high = (f"{100 * value:.0f}" for value in (one.share, one.low, one.high))
    return f"{share}% ({low} to {high} in {one.games} games)"
