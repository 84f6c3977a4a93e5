"""A search for handicaps: which chains are tried, which of them are measured, what is kept."""

from itertools import pairwise

import pytest

import sandtable
from sandtable.core import made_scenarios
from sandtable.core.edits import applied
from sandtable.measuring.even_search import Plan, Size, Variant, logit, result_of
from sandtable.measuring.handicap_search import (
    Chosen,
    NotThere,
    choose,
    graded_of,
    plan_chosen,
    plan_of,
    target_of,
)

TITLE = "undaunted-normandy"
SMALL = Size(3, 8, 16)


def a_plan() -> Plan:
    """Two chains of three grades for the first side."""
    grades = [
        Variant(f"{chain} {grade}", [], None, 0, chain, grade)
        for chain in (0, 1)
        for grade in (1, 2, 3)
    ]
    return Plan(SMALL, [Variant("as it is"), *grades], 9, finals=3)


def test_each_side_gets_chains_of_grades_that_go_on_from_each_other() -> None:
    game = sandtable.load(TITLE)
    text = game.text("la-raye")
    data = made_scenarios.parse(text)
    plan = plan_of(game, text, SMALL, seconds=1.5)
    assert plan.is_graded
    assert plan.variants[0].content == game.content(text)
    chains: dict[tuple[int, int], list[Variant]] = {}
    for one in plan.variants[1:]:
        chains.setdefault((one.seat, one.chain), []).append(one)
        assert one.content == game.content(made_scenarios.canonical(applied(data, one.edits)))
    assert {seat for seat, _ in chains} == {0, 1}
    for chain in chains.values():
        assert [one.grade for one in chain] == [1, 2, 3]
        for lower, higher in pairwise(chain):
            assert higher.edits[: len(lower.edits)] == lower.edits
            assert len(higher.edits) > len(lower.edits)
    assert plan.finals == 6


@pytest.mark.parametrize(
    ("share", "seat", "target"),
    [(0.2, 0, -logit(0.2)), (0.2, 1, -0.6), (0.5, 0, 0.6), (0.8, 1, -logit(0.8))],
)
def test_the_weaker_side_is_brought_to_even_the_other_by_fixed_steps(
    share: float, seat: int, target: float
) -> None:
    assert target_of(share, seat) == pytest.approx(target)


def test_the_chain_that_comes_nearest_in_the_trials_is_measured() -> None:
    plan = a_plan()
    plan.share = 0.3
    # Of four halves in a pair the first side wins one as it is. The first chain does too much.
    halves = [(1, 1), (3, 3), (3, 4), (4, 4), (1, 2), (1, 2), (2, 2)]
    scores = [one for pair in halves for one in 4 * pair]
    choose(plan, scores)
    assert [plan.variants[number].content for number in plan.chosen] == ["1 1", "1 2", "1 3"]
    assert plan.known == plan.pairs == 7 * 8 + 4 * 16


def test_a_grade_that_helps_no_more_than_the_one_below_is_joined_to_the_next() -> None:
    game = sandtable.load(TITLE)
    edits = plan_of(game, game.text("la-raye"), SMALL, seconds=1.5).variants[3].edits
    plan = a_plan()
    for number, one in enumerate(plan.variants[1:4], 1):
        one.edits = edits[:number]
    plan.chosen = [1, 2, 3]
    trials = [0] * plan.trials
    finals = [*16 * [1], *16 * [2], *16 * [1], *16 * [3]]
    unfinished = result_of(plan, [*trials, *finals[:40]], False)
    assert graded_of(game, "corporal", plan, unfinished) is None
    found = graded_of(game, "corporal", plan, result_of(plan, [*trials, *finals], True))
    assert found is not None
    assert found.printed.first_side == 0.25
    assert [(one.name, one.share.first_side) for one in found.handicaps] == [
        ("us1", 0.5),
        ("us2", 0.75),
    ]
    assert found.edits("us", 2) == edits[:3]
    assert found.handicaps[1].content == "0 3"


def test_what_a_designer_chooses_is_measured_at_once() -> None:
    game = sandtable.load(TITLE)
    text = game.text("la-raye")
    some = plan_of(game, text, SMALL, seconds=1.5).variants[3].edits[:2]
    chosen = {"us": [[Chosen(edit.key, dict(edit.args))] for edit in some]}
    plan = plan_chosen(game, text, SMALL, chosen)
    assert plan.trials == 0
    assert plan.chosen == [1, 2]
    assert plan.pairs == 3 * 16
    assert [one.edits for one in plan.variants] == [[], some[:1], some]
    with pytest.raises(NotThere):
        plan_chosen(game, text, SMALL, {"us": [[Chosen("weather", {})]]})
    with pytest.raises(NotThere):
        plan_chosen(game, text, SMALL, {"us": [chosen["us"][0], chosen["us"][0]]})
