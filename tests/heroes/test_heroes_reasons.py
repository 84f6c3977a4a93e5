"""H21: the reasons against a move and the list of options agree."""

from collections import Counter
from collections.abc import Iterator
from itertools import cycle, islice

import pytest

import sandtable
from sandtable.core import DECISION, Rng
from sandtable.heroes.cards import effects
from sandtable.heroes.engine import Engine
from sandtable.heroes.facets.heuristics import effect_numbers
from sandtable.heroes.model import codes
from sandtable.heroes.model.moments import KINDS, kind_of
from sandtable.heroes.model.reasons import LEGAL, NOT_ASKED

TITLE = "heroes-of-normandie"
SCENARIOS = [listing.id for listing in sandtable.load(TITLE).listings()]
BATTLES = [f"battle-{points}-{seed}" for points in (150, 300) for seed in (3, 8)]
POSITIONS = 10_000 if sandtable.COMPILED else 150
"""Takes four seconds when compiled; interpreted, as many positions would take minutes."""


def positions(version: int, seed: int) -> Iterator[Engine]:
    """Yield positions with a question from random games, through all scenarios in turn. The players
    prefer cards, and sometimes want to be asked at every window."""
    game = sandtable.kept(TITLE, version)
    assert game is not None
    rng = Rng(seed)
    for scenario in cycle([*SCENARIOS, *BATTLES]):
        state = game.start(scenario, rng)
        skip = rng.below(20)
        while not state.over:
            assert isinstance(state, Engine)
            skip -= 1
            if skip < 0:
                yield state
                skip = rng.below(40)
            options = state.options()
            bold = [move for move in options if move.kind in ("card", "do", "ask", "target")]
            chosen = bold if bold and rng.below(3) == 0 else options
            state.play(chosen[rng.below(len(chosen))], rng)


@pytest.mark.parametrize("version", [3, 4])
def test_a_move_is_listed_where_there_is_no_reason_against_it(version: int) -> None:
    """H21: moves of the present question are never refused as belonging to another question."""
    seen: Counter[int] = Counter()
    refused: Counter[int] = Counter()
    for state in islice(positions(version, 21), POSITIONS // 2):
        assert state.waits == DECISION
        top = state.top()
        moment = KINDS[kind_of(top)]
        asks = moment.asks(state, top) | 1 << codes.CARD | 1 << codes.SHOW
        seen[int(kind_of(top))] += 1
        for seat in state.seats_owing:
            listed = set(state.codes(seat))
            for move in state.scenario.moves:
                reason = state.reason(seat, move.code)
                where = f"{state.scenario.id}: {moment.prompt}, {move.text}, reason {reason}"
                assert (reason == LEGAL) == (move.code in listed), where
                if asks >> (move.code >> 10) & 1:
                    assert reason != NOT_ASKED, where
                    refused[int(reason)] += 1
    assert len(seen) >= 14
    assert len(refused) >= 20


def test_every_number_of_an_effect_is_the_place_of_its_row() -> None:
    """Agents identify effects by number, and the table has the same order."""
    named = {
        name.lower().removesuffix("_dice"): number
        for name, number in vars(effect_numbers).items()
        if isinstance(number, int) and name.isupper()
    }
    assert len(named) >= 40
    for name, number in named.items():
        assert effects.EFFECTS[number] == name
    assert len(set(effects.EFFECTS)) == len(effects.TABLE)
