"""The heuristics of all titles: how good each choice is, and how likely it is the best."""

import math
from typing import Final

from mypy_extensions import i64

from sandtable.core.facets import Reader
from sandtable.core.heuristics import NEVER, Intent, Judge
from sandtable.core.rng import Rng
from sandtable.core.state import OVER, State
from sandtable.core.vec import vec

CALM: Final = 6.0
"""Difference in a heuristic's points that makes one choice e times as likely as another."""
LEAST: Final = -8.0
"""Lower limit of the logarithm of a choice's relative probability."""
NO_END: Final = 1 << 40
"""Default limit that no game reaches, for choices and rounds."""


def judge(position: State, seat: i64) -> Judge:
    """Return the heuristics' judgement of a seat's decision; ``position`` is that of a view."""
    return position.scenario.facets.judge(position, seat)


def judge_again(position: State, seat: i64, intent: Intent) -> Judge:
    """Judge like ``judge``, but reuse what ``intent`` has cached from other positions."""
    return position.scenario.facets.judge_again(position, seat, intent)


def reply(position: State, seat: i64, intent: Intent) -> i64:
    """Return the choice the heuristics would make; used inside a search."""
    found = judge_again(position, seat, intent)
    found.intent = intent
    return found.best_code(position.codes(seat))


def play_on(state: State, rng: Rng, most: i64 = NO_END, until: i64 = NO_END) -> i64:
    """Let the heuristics play both sides, each from its own view; return the choices made.

    Stop at the end of the game, after ``most`` choices, or when round ``until`` starts.
    """
    made: i64 = 0
    state.settle_chance(rng)
    while state.waits != OVER and made < most and state.rounds() < until:
        seat = state.first_owing()
        codes = state.codes(seat)
        code = codes[0]
        if len(codes) > 1:
            code = judge(state.view(seat).position, seat).best_code(codes)
        state.choose_code(code, seat)
        state.settle_chance(rng)
        made += 1
    return made


def appraise(position: State, seat: i64, intent: Intent | None = None) -> vec[float]:
    """Return the heuristic value of each option. The cache of ``intent`` is used, but not its plan
    of where a unit is going."""
    found = judge(position, seat) if intent is None else judge_again(position, seat, intent)
    found.intent = None
    return found.worths_of(position.codes(seat))


def likelihoods(position: State, seat: i64, intent: Intent | None = None) -> vec[float]:
    """Return the probability that each choice is the best; the sum is 1."""
    likely = appraise(position, seat, intent)
    best = max(likely)
    whole = 0.0
    for index in range(i64(len(likely))):
        behind = (likely[index] - best) / CALM
        if behind > NEVER:
            likely[index] = math.exp(behind if behind > LEAST else LEAST)
            whole += likely[index]
        else:
            likely[index] = 0.0
    for index in range(i64(len(likely))):
        likely[index] /= whole
    return likely


def has_idle(position: State, seat: i64, system: Reader) -> bool:
    """Return whether one of the seat's choices changes nothing in the game."""
    for code in position.codes(seat):
        if system.idle(code):
            return True
    return False
