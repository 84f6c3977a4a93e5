"""How sure one is of a share, what is counted in games, and which games these are."""

import random

import pytest

import sandtable
from sandtable.agents.match import wilson
from sandtable.core import made_scenarios
from sandtable.lab.games import OTHER_DICE, play
from sandtable.lab.measured_pairs import fixtures, play_pair
from sandtable.measuring import interval
from sandtable.measuring.interval import Interval, at_any_time, at_the_end, likeness, verdict
from sandtable.measuring.pair_orders import Order, Pair, begun_by_other, others_of, seed_of
from sandtable.measuring.progress import Part, Progress
from sandtable.measuring.tally import Tally, quartiles
from sandtable.scenario_files import starter

TITLE = "undaunted-normandy"
RUNS = 300
LONG = 60


def content(title: str = TITLE) -> str:
    game = sandtable.load(title)
    return game.scenario(game.add(starter(title))).content


def order(title: str = TITLE, pair: int = 0, agent: str = "recruit") -> Order:
    text = content(title)
    return Order(title, text, agent, seed_of(title, text), pair)


# The interval


@pytest.mark.parametrize("truth", [0.5, 0.1])
def test_the_interval_holds_at_every_moment_together(truth: float) -> None:
    """In at least 95% of all runs no moment refutes the truth. Wilson's would in many more."""
    rng = random.Random(f"{truth}")
    refuted = by_wilson = 0
    enough = interval.log(1 / interval.RISK)
    for _ in range(RUNS):
        counts = [0] * 5
        wrong = wrong_wilson = False
        for _ in range(LONG):
            counts[2 * (rng.random() < truth) + 2 * (rng.random() < truth)] += 1
            wrong |= interval._fortune(counts, truth) >= enough
            wrong |= interval._fortune(counts[::-1], 1 - truth) >= enough
            games = 2 * sum(counts)
            low, high = wilson(sum(place * count for place, count in enumerate(counts)) / 2, games)
            wrong_wilson |= not low <= truth <= high
        refuted += wrong
        by_wilson += wrong_wilson
    assert refuted <= 0.05 * RUNS
    assert by_wilson > 0.1 * RUNS


def test_the_interval_narrows_around_the_share() -> None:
    few, many = at_any_time([5, 0, 10, 0, 5]), at_any_time([100, 0, 200, 0, 100])
    assert few.low < many.low < 0.5 < many.high < few.high
    assert many.high - many.low < 0.13
    assert at_any_time([0, 0, 0, 0, 200]).low > 0.9
    assert at_any_time([0] * 5) == Interval(0.0, 1.0)
    # Both sides are treated alike.
    one, other = at_any_time([1, 2, 3, 4, 50]), at_any_time([50, 4, 3, 2, 1])
    assert one.low == pytest.approx(1 - other.high)
    assert one.high == pytest.approx(1 - other.low)


def test_games_of_a_pair_that_are_alike_count_for_fewer() -> None:
    apart = [50, 0, 100, 0, 50]
    assert likeness(apart) == pytest.approx(0)
    assert at_the_end(apart) == Interval(*wilson(200, 400))
    alike = [100, 0, 0, 0, 100]
    assert likeness(alike) == pytest.approx(1)
    assert at_the_end(alike) == Interval(*wilson(100, 200))
    assert at_the_end([0] * 5) == Interval()


def test_verdicts() -> None:
    assert verdict(0.5, Interval(0.46, 0.54)) == "even"
    assert verdict(0.5, Interval(0.44, 0.56)) == "unknown"
    assert verdict(0.535, Interval(0.49, 0.55)) == "unknown"
    assert verdict(0.6, Interval(0.51, 0.7)) == "favoured"
    assert verdict(0.4, Interval(0.3, 0.49)) == "favoured"


# What is counted


@pytest.mark.parametrize("title", list(sandtable.TITLES))
def test_a_pair_is_played_and_counted(title: str) -> None:
    pair = play_pair(order(title))
    tally = pair.tally
    assert tally.games == 2
    assert pair.score == tally.halves
    assert sum(sum(winners.values()) for winners in tally.endings.values()) == 2
    assert sum(tally.rounds.values()) == sum(tally.lines.values()) == 2
    assert sum(games for games, _ in tally.began) == 2
    seats = sandtable.load(title).seats
    stood = [
        sum(counts[2 * seat] for places in tally.heat.values() for counts in places.values())
        for seat in range(len(seats))
    ]
    assert min(stood) > 0, "both sides have counters on the map"
    assert max(tally.heat) == max(tally.rounds)
    assert tally.mean_points()[0][0] == 0
    # Each loss that the report of these games tells has its place in the heat.
    losses = 0
    bought: dict[tuple[str, str], int] = {}
    decided = 0
    pairs = range(3)
    for fixture in [one for pair in pairs for one in fixtures(order(title, pair))]:
        record = sandtable.replay(play(fixture, keep=True).record)
        chronicle = record.state.scenario.facets.chronicle(record.at(0).state)
        assert chronicle is not None
        events = [one for told in record.events for one in told]
        losses += sum(chronicle.loss(one) is not None for one in events)
        for card in {taken for one in events if (taken := chronicle.bought(one)) is not None}:
            bought[card] = bought.get(card, 0) + 1
        decided += len(chronicle.decided(record.state))
    for pair in pairs[1:]:
        tally.add(play_pair(order(title, pair)).tally)
    fell = sum(
        counts[1] + counts[3] for places in tally.heat.values() for counts in places.values()
    )
    assert fell >= losses > 0
    # Cards that were bought, and the aims that games were won by.
    assert {
        (side, card): games for side, cards in tally.bought.items() for card, games in cards.items()
    } == bought
    assert sum(sum(aims.values()) for aims in tally.decided.values()) == decided
    if tally.endings.keys() & {"objectives", "pinned", "escaped", "neutralised"}:
        assert decided > 0


def test_the_same_order_gives_the_same_games_and_others_give_others() -> None:
    first, again, second = play_pair(order()), play_pair(order()), play_pair(order(pair=1))
    assert first.tally == again.tally
    assert first.tally != second.tally
    one, mirror = fixtures(order())
    assert one.key != mirror.key
    assert play(one, keep=True).record != play(mirror, keep=True).record
    # The dice are those of the pair: the first draws are the same.
    drawn = [
        [line for line in play(fixture, keep=True).record.splitlines() if "chance: draw" in line][
            :8
        ]
        for fixture in (one, mirror)
    ]
    assert drawn[0] == drawn[1]


def test_agents_without_luck_of_their_own_play_two_games_of_a_pair() -> None:
    """With the same dice they would play the same game again."""
    one, other = fixtures(order(agent="thumb"))
    assert not other.mirrored
    assert other.number == OTHER_DICE + one.number
    assert play(one, keep=True).record != play(other, keep=True).record


def test_tallies_add_up_in_any_order() -> None:
    pairs = [play_pair(order(pair=number)) for number in range(3)]
    one, other = Tally(), Tally()
    for pair in pairs:
        one.add(pair.tally)
    for pair in reversed(pairs):
        other.add(pair.tally)
    assert one == other
    assert one.games == 6
    assert sum(values[2] for values in one.final.values()) == 6


def test_games_that_are_over_keep_their_points() -> None:
    tally = Tally(
        games=2,
        points={0: [0, 0, 2], 1: [2, 0, 2], 2: [2, 1, 1]},
        final={2: [3, 0, 1], 3: [2, 2, 1]},
    )
    assert tally.mean_points() == [(0, 0, 0), (1, 1, 0), (2, 2.5, 0.5), (3, 2.5, 1)]
    assert quartiles({1: 1, 5: 2, 9: 1}) == (1, 5, 5)


def test_a_progress_counts_parts_in_order() -> None:
    scores = [4, 0, 2, 2, 3, 1, 2, 4]
    whole, parts = Progress(), Progress()
    part = Part()
    for score in scores:
        part.add(Pair(score, Tally(games=2), 0.5))
    whole.add(part, False)
    for start in range(0, len(scores), 2):
        piece = Part()
        for score in scores[start : start + 2]:
            piece.add(Pair(score, Tally(games=2), 0.5))
        parts.add(piece, False)
    assert whole == parts
    assert whole.games == 16
    assert whole.share == sum(scores) / 32
    widths = [high - low for _, _, low, high in whole.band]
    assert widths == sorted(widths, reverse=True), "it never widens"


# Which games


def test_seeds_follow_from_the_content() -> None:
    text = content()
    assert seed_of(TITLE, text) == seed_of(TITLE, text)
    assert seed_of(TITLE, text) != seed_of(
        TITLE, text.replace("round_limit = 30", "round_limit = 29")
    )


def test_the_other_side_begins_in_one_of_five_pairs() -> None:
    game = sandtable.load(TITLE)
    seats = tuple(game.seats)
    other = begun_by_other(content(), seats)
    assert made_scenarios.is_canonical(other)
    assert other != content()
    assert begun_by_other(other, seats) == content()
    assert game.faults(other) == []
    assert others_of(200, content(), seats) == 50
    # Where chance says who begins, both sides begin in games of the scenario itself.
    heroes = content("heroes-of-normandie")
    assert begun_by_other(heroes, tuple(sandtable.load("heroes-of-normandie").seats)) == ""
    assert others_of(200, heroes, tuple(sandtable.load("heroes-of-normandie").seats)) == 0
