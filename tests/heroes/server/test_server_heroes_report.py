"""The after-action report of Heroes: its statistics of a record."""

from collections import Counter

import pytest

import sandtable
from sandtable.core import CHANCE, Record, Rng
from sandtable.heroes.model.codes import ASSAULTING
from sandtable.heroes.model.moments import kind_of
from sandtable.heroes.model.state import Skirmish
from sandtable.server.finished_games.report import Reader

SKIRMISHES = [("godsend", 4), ("private-rex", 4), ("tempest-of-fire", 5)]


def skirmish(scenario: str, seed: int) -> Record:
    """Play a battle of Heroes at random to its end, with a preference for assaults."""
    rng = Rng(seed)
    record = sandtable.load("heroes-of-normandie").record(scenario)
    record.settle_all(rng)
    while not record.state.over:
        options = record.state.options()
        options = [move for move in options if move.text == "do assault"] or options
        record.play(options[rng.below(len(options))], rng)
    return record


@pytest.fixture(scope="module")
def skirmishes() -> list[Record]:
    return [skirmish(*one) for one in SKIRMISHES]


def test_every_roll_of_heroes_has_its_expected_mean_and_variance(
    skirmishes: list[Record],
) -> None:
    """Try all outcomes of the dice: the mean and variance of a roll are exact."""
    kinds: Counter[int] = Counter()
    for record in skirmishes:
        past = record.at(0)
        reader = Reader(record)
        for entry in record.entries:
            if past.state.waits == CHANCE:
                state = past.state
                assert isinstance(state, Skirmish)
                odds = state.odds()
                rolls = [reader.teller.roll(state, outcome) for outcome, _ in odds]
                found = [roll for roll in rolls if roll is not None]
                if found:
                    assert len(found) == len(odds)
                    ways = [ways / state.ways() for _, ways in odds]
                    mean = sum(w * roll.value for w, roll in zip(ways, found, strict=True))
                    spread = sum(
                        w * (roll.value - mean) ** 2 for w, roll in zip(ways, found, strict=True)
                    )
                    assert mean == pytest.approx(found[0].mean)
                    assert spread == pytest.approx(found[0].variance)
                    kinds[int(kind_of(state.top()))] += 1
            past.follow(entry)
    assert len(kinds) == 2
    assert kinds[ASSAULTING] > 0


def test_a_skirmish_is_reported_by_turns_and_kinds_of_counters(skirmishes: list[Record]) -> None:
    counters = sandtable.load("heroes-of-normandie").library.counters
    for record in skirmishes:
        story = Reader(record).story
        assert isinstance(record.state, Skirmish)
        assert [line[-1] for line in story.points] == [
            record.state.army(seat).points for seat in (0, 1)
        ]
        assert len(story.points[0]) == record.state.turn + 1
        assert {unit for _, unit in story.losses} <= set(counters)
    assert sum(sum(Reader(record).story.losses.values()) for record in skirmishes) > 0
