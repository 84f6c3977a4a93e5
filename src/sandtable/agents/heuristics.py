"""The heuristics of all titles: what choices are worth, and how likely each is the best."""

import math
from typing import Final

from mypy_extensions import i64

from sandtable.core.facets import Reader
from sandtable.core.heuristics import NEVER, Intent, Judge
from sandtable.core.rng import Rng
from sandtable.core.state import OVER, State
from sandtable.core.vec import vec

CALM: Final = 6.0
"""By how many points of a heuristic one choice is e times as likely as another."""
LEAST: Final = -8.0
"""Where choices are so bad that it no longer matters how bad."""
NO_END: Final = 1 << 40
"""More choices than a game has, and a round that never begins."""


def judge(position: State, seat: i64) -> Judge:
    """What they make of what a seat is asked in a position that holds no more than it may know."""
    return position.scenario.facets.judge(position, seat)


def judge_again(position: State, seat: i64, intent: Intent) -> Judge:
    """The same for who asks about many positions: what was found out about others is used."""
    return position.scenario.facets.judge_again(position, seat, intent)


def reply(position: State, seat: i64, intent: Intent) -> i64:
    """Which of its choices a seat would make: what a search asks for."""
    found = judge_again(position, seat, intent)
    found.intent = intent
    return found.best_code(position.codes(seat))


def play_on(state: State, rng: Rng, most: i64 = NO_END, until: i64 = NO_END) -> i64:
    """Both sides play as ``thumb`` does, each from its view: to the end, for ``most`` choices, or
    until a round begins; how many choices they made."""
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
    """What options are worth to a seat. What ``intent`` keeps of other positions is used; where a
    unit is going is not."""
    found = judge(position, seat) if intent is None else judge_again(position, seat, intent)
    found.intent = None
    return found.worths_of(position.codes(seat))


def likelihoods(position: State, seat: i64, intent: Intent | None = None) -> vec[float]:
    """How likely each choice is the best; together 1."""
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
    """Whether one of its choices changes nothing."""
    for code in position.codes(seat):
        if system.idle(code):
            return True
    return False
