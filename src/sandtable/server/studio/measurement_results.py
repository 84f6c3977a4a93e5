"""The results of a measurement: from tallies to shares, verdicts and means."""

from collections.abc import Sequence
from typing import Any

import sandtable
from sandtable.agents import LEVELS
from sandtable.agents.match import wilson
from sandtable.core import Game, made_scenarios
from sandtable.measuring.interval import (
    Interval,
    at_any_time,
    at_the_end,
    difference,
    verdict,
)
from sandtable.measuring.pair_orders import INITIATIVE, fraction_of
from sandtable.measuring.progress import PROGRESS, Progress
from sandtable.measuring.tally import LINES_STEP, MINUTE_ACTIONS, Tally, quartiles
from sandtable.server.studio.publishing_gate import Measured
from sandtable.server.wire import measuring as wire
from sandtable.server.wire.lobby import Balance

NEAREST_MINUTES = 5


def finding_of(title: str, content: str, progress: Progress, finished: bool) -> wire.Finding | None:
    """Return the findings of a measurement; None before the first games are played."""
    tally = progress.tally
    if not tally.games:
        return None
    game = sandtable.load(title)
    seats = game.seats
    interval = progress.interval(finished)
    judged = verdict(progress.share, interval)
    return wire.Finding(
        verdict=judged,
        favoured=seats[0 if progress.share > 0.5 else 1] if judged == "favoured" else "",
        interval="final" if finished else "always",
        draws=tally.draws,
        band=[wire.BandPoint(*point) for point in progress.band],
        begins=beginning(game, content, progress, finished),
        endings=[
            wire.Ending(ending, seats[winner] if winner >= 0 else "", games)
            for ending, winners in sorted(tally.endings.items())
            for winner, games in sorted(winners.items())
        ],
        at_limit=tally.at_limit,
        length=length(tally),
        points=[
            wire.RoundPoints(round_, round(a, 2), round(b, 2))
            for round_, a, b in tally.mean_points()
        ],
        goal=wire.BothSides(*tally.goal),
        comebacks=of_games(tally.behind[1], tally.behind[0]),
        lead_changes=round(tally.changes / tally.led, 2) if tally.led else None,
        lost=lost(tally),
        heat=[
            wire.PlaceHeat(round_, place, *counts)
            for round_, places in sorted(tally.heat.items())
            for place, counts in sorted(places.items())
        ],
        bought=by_side(tally.bought),
        decided=by_side(tally.decided),
    )


def by_side(counts: dict[str, dict[str, int]]) -> list[wire.SideGames]:
    return [
        wire.SideGames(side, what, games)
        for side, of_side in sorted(counts.items())
        for what, games in sorted(of_side.items())
    ]


def share_of(progress: Progress, finished: bool) -> wire.Share | None:
    if not progress.games:
        return None
    return told(progress.share, progress.interval(finished), progress.games)


def told(share: float, interval: Interval, games: int) -> wire.Share:
    return wire.Share(round(share, 4), round(interval.low, 4), round(interval.high, 4), games)


def of_games(wins: float, games: int) -> wire.Share | None:
    if not games:
        return None
    return told(wins / games, Interval(*wilson(wins, games)), games)


def of_pairs(scores: list[int], finished: bool) -> wire.Share | None:
    games = 2 * sum(scores)
    if not games:
        return None
    share = sum(score * count for score, count in enumerate(scores)) / (2 * games)
    return told(share, at_the_end(scores) if finished else at_any_time(scores), games)


def beginning(
    game: Game, content: str, progress: Progress, finished: bool
) -> wire.Beginning | None:
    """Return how much it matters who begins.

    If the scenario fixes the beginning side, this compares its games with games in which the other
    side begins; otherwise games are grouped by the side that happened to begin.
    """
    seats = list(game.seats)
    fixed = str(made_scenarios.parse(content).get(INITIATIVE, ""))
    if fixed in seats:
        own = of_pairs(progress.scores, finished)
        other = of_pairs(progress.other_scores, finished)
        shares = (own, other) if fixed == seats[0] else (other, own)
    else:
        fixed = ""
        first, second = (of_games(halves / 2, games) for games, halves in progress.tally.began)
        shares = (first, second)
    one, two = shares
    worth = None if one is None or two is None else worth_of(one, two)
    return None if worth is None and not fixed else wire.Beginning(fixed, one, two, worth)


def worth_of(one: wire.Share, other: wire.Share) -> wire.Worth:
    """Return how much higher one share is than another, with an interval."""
    more, low, high = difference(
        (one.share, one.low, one.high), (other.share, other.low, other.high)
    )
    return wire.Worth(round(more, 4), round(low, 4), round(high, 4))


def length(tally: Tally) -> wire.GameLength:
    quarter, median, three_quarters = quartiles(tally.rounds)
    return wire.GameLength(
        [wire.RoundGames(*one) for one in sorted(tally.rounds.items())],
        median,
        quarter,
        three_quarters,
        minutes_of(tally),
    )


def minutes_of(tally: Tally) -> int:
    """Return the estimated minutes of a game between people, rounded to five."""
    _, median, _ = quartiles(tally.lines)
    minutes = (median + 0.5) * LINES_STEP / MINUTE_ACTIONS
    return max(1, round(minutes / NEAREST_MINUTES)) * NEAREST_MINUTES


def lost(tally: Tally) -> wire.BothSides:
    fell = [0, 0]
    for places in tally.heat.values():
        for counts in places.values():
            fell[0] += counts[1]
            fell[1] += counts[3]
    return wire.BothSides(*(round(one / tally.games, 2) for one in fell))


def best_measured(rows: Sequence[Any]) -> Measured | None:
    """Return the balance of the measurement with the most games by a searching agent, if any."""
    found = [row for row in rows if row.agent in LEVELS and row.counted]
    if not found:
        return None
    row = max(found, key=lambda one: one.counted)
    progress = PROGRESS.decode(row.progress)
    tally = progress.tally
    balance = Balance(
        row.agent,
        progress.games,
        round(row.share, 4),
        round(row.low, 4),
        round(row.high, 4),
        round(mean(tally.rounds), 2),
        round((mean(tally.lines) + 0.5) * LINES_STEP, 1),
        fraction_of(row.title, row.agent),
        row.rules_version,
    )
    return Measured(balance, tally.at_limit / tally.games)


def mean(counts: dict[int, int]) -> float:
    return sum(value * count for value, count in counts.items()) / sum(counts.values())
