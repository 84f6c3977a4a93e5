"""Searching for handicaps: chains of small edits that help one side, in measured grades.

Each side has a few chains. The effect of each grade is predicted and tried with the same dice as
the scenario as it is; the chain that comes nearest to its target is measured with new dice. For a
side that wins too seldom, the third grade should make the scenario even; for a side that needs no
help, each grade moves the odds by a fixed step. The plan has the same form as that of
``even_search`` and is played in the same way.
"""

import time
from collections.abc import Sequence
from itertools import combinations

import msgspec

from sandtable.core import Game, made_scenarios
from sandtable.core.edits import Data, Edit, small_edits
from sandtable.core.handicaps import EVEN, GRADES, Graded, Handicap, Share, only_helping
from sandtable.measuring.even_search import (
    SPENT,
    Estimate,
    Plan,
    Result,
    Size,
    Variant,
    apart,
    edited_text,
    fits,
    logit,
    predicted_shifts,
    share_of,
)
from sandtable.measuring.pair_orders import fraction_of

SIZES = {"quick": Size(3, 8, 48), "full": Size(3, 24, 800)}
"""Sizes of a search; ``tried`` is the number of chains for each side."""
SCALES = (1.0, 0.6, 1.7)
"""Factors of the predicted effects on which the chains rely."""
STEP = 0.2
"""Effect of a grade in log odds, for a side that needs no help: five percentage points."""
PROGRESS = 0.03
"""Minimum predicted effect of a grade in log odds."""
MOST_OF_GRADE = 2
"""Maximum number of edits that a grade adds."""
CLOSE = 8
"""Number of edits considered for pairs in a grade."""
TRIED = 12
"""Number of ways tried for a grade before its chain ends."""


class Chosen(msgspec.Struct, frozen=True):
    """An edit that a designer has chosen, identified by its key and arguments."""

    key: str
    args: dict[str, str | int]


Choice = dict[str, list[list[Chosen]]]
"""The edits that each grade adds, by side."""


class NotThere(Exception):
    """A chosen edit is not a small edit of this scenario."""


def plan_of(
    game: Game,
    text: str,
    size: Size,
    groups: Sequence[str] = (),
    share: float | None = None,
    seconds: float = float("inf"),
) -> Plan:
    """Return the plan of a search; without any chain if nothing can be predicted."""
    began = time.process_time()
    data = made_scenarios.parse(text)
    edits = [edit for edit in small_edits(game, text) if not groups or edit.group in groups]
    now, shifts = predicted_shifts(game, text, edits, began + SPENT * seconds)
    base = share if share is not None else now if now is not None else 0.5
    variants = [Variant(game.content(text), predicted=now)]
    finals = 0
    for seat in range(len(game.seats)):
        chains: list[list[list[Edit]]] = []
        for scale in SCALES[: size.tried]:
            target = target_of(base, seat) / scale
            chain = _chain(game, data, edits, shifts, target, began + seconds)
            if chain and chain not in chains:
                chains.append(chain)
        longest = max(map(len, chains), default=0)
        finals += longest
        for number, chain in enumerate(one for one in chains if len(one) == longest):
            variants += _variants(game, data, chain, seat, number)
    return Plan(size, variants, len(shifts), list(groups), share, finals=finals)


def plan_chosen(game: Game, text: str, size: Size, choice: Choice) -> Plan:
    """Return a plan that only measures the grades chosen by a designer."""
    data = made_scenarios.parse(text)
    known = {_name(edit.key, edit.args): edit for edit in small_edits(game, text)}
    variants = [Variant(game.content(text))]
    for seat, side in enumerate(game.seats):
        chain: list[list[Edit]] = []
        for grade in choice.get(side, [])[:GRADES]:
            try:
                chain.append([known[_name(one.key, one.args)] for one in grade])
            except KeyError:
                raise NotThere from None
        every = [edit for grade in chain for edit in grade]
        if not all(chain) or not apart(every) or (every and not fits(game, data, every)):
            raise NotThere
        variants += _variants(game, data, chain, seat, 0)
    finals = len(variants) - 1
    chosen = list(range(1, finals + 1))
    measured = Size(size.tried, 0, size.final_pairs)
    return Plan(measured, variants, finals, chosen=chosen, finals=finals)


def _name(key: str, args: object) -> tuple[str, bytes]:
    return key, msgspec.json.encode(args, order="deterministic")


def _variants(
    game: Game, data: Data, chain: Sequence[list[Edit]], seat: int, number: int
) -> list[Variant]:
    found = []
    for grade in range(1, len(chain) + 1):
        edits = [edit for one in chain[:grade] for edit in one]
        content = game.content(edited_text(data, edits))
        found.append(Variant(content, edits, None, seat, number, grade))
    return found


def target_of(share: float, seat: int) -> float:
    """Return the intended change of log odds for a seat's third grade.

    For the weaker side of an uneven scenario, that is the distance to even, otherwise a fixed step
    for each grade.
    """
    helps = 1.0 if seat == 0 else -1.0
    behind = -logit(share) * helps
    return helps * (behind if behind > logit(EVEN[1]) else GRADES * STEP)


def _chain(
    game: Game,
    data: Data,
    edits: Sequence[Edit],
    shifts: dict[int, float],
    target: float,
    until: float,
) -> list[list[Edit]]:
    """Return the grades that are predicted to lead in equal steps to a target, as many as found."""
    sign = 1.0 if target > 0 else -1.0
    helping = {number: shift * sign for number, shift in shifts.items() if shift * sign > 0}
    chain: list[list[Edit]] = []
    reached = 0.0
    for grade in range(1, GRADES + 1):
        wanted = abs(target) * grade / GRADES - reached
        before = [edit for one in chain for edit in one]
        for some in _ways(helping, wanted)[:TRIED]:
            added = [edits[number] for number in some]
            every = [*before, *added]
            if time.process_time() > until:
                return chain
            if apart(every) and fits(game, data, every):
                chain.append(added)
                reached += sum(helping[number] for number in some)
                break
        else:
            return chain
    return chain


def _ways(helping: dict[int, float], wanted: float) -> list[tuple[int, ...]]:
    """Return single edits and pairs of edits, those nearest to the wanted effect first."""
    singles: list[tuple[int, ...]] = [
        (number,) for number, shift in helping.items() if shift > PROGRESS
    ]
    strong = sorted(helping, key=lambda number: -helping[number])
    near = sorted(helping, key=lambda number: abs(helping[number] - wanted / MOST_OF_GRADE))
    together = dict.fromkeys([*strong[:CLOSE], *near[:CLOSE]])
    sets = singles + list(combinations(together, MOST_OF_GRADE))

    def off(some: tuple[int, ...]) -> float:
        # Prefer the smaller change if two have the same effect.
        return abs(sum(helping[number] for number in some) - wanted) + 0.05 * (len(some) - 1)

    return sorted(sets, key=off)


def choose(plan: Plan, scores: Sequence[int]) -> None:
    """Choose the chain of each side whose grades come nearest to their targets in the trials.

    The effects are differences from the scenario as it is, in games with the same dice.
    """
    now = share_of(plan.trial(scores, 0))
    base = now if plan.share is None else plan.share
    off: dict[tuple[int, int], float] = {}
    for number, variant in enumerate(plan.variants[1:], 1):
        shift = logit(share_of(plan.trial(scores, number))) - logit(now)
        wanted = target_of(base, variant.seat) * variant.grade / GRADES
        way = variant.seat, variant.chain
        off[way] = off.get(way, 0.0) + (shift - wanted) ** 2
    best = {seat: min(way for way in off if way[0] == seat) for seat, _ in off}
    for way in off:
        if off[way] < off[best[way[0]]]:
            best[way[0]] = way
    plan.chosen = [
        number
        for number, variant in enumerate(plan.variants)
        if variant.grade and best[variant.seat] == (variant.seat, variant.chain)
    ]


def graded_of(game: Game, agent: str, plan: Plan, result: Result) -> Graded | None:
    """Return the handicaps that help; None until all of them are measured."""
    if result.now is None or len(result.found) < len(plan.chosen) or not plan.chosen:
        return None
    fraction = fraction_of(game.id, agent)

    def share(one: Estimate) -> Share:
        told = (agent, fraction, one.games, one.share, one.low, one.high)
        return Share(*told, game.rules_version)

    rows = []
    before = 0
    for one in result.found:
        variant = one.variant
        before = before if variant.grade > 1 else 0
        added = tuple(variant.edits[before:])
        before = len(variant.edits)
        side = game.seats[variant.seat]
        rows.append(Handicap(side, variant.grade, added, share(one.result), variant.content))
    return only_helping(Graded(share(result.now), tuple(rows)), game.seats)
