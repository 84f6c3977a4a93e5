"""A search for small edits: what is tried, in which games, and what is told of it."""

import msgspec
import pytest

import sandtable
from sandtable.core import made_scenarios
from sandtable.core.edits import applied
from sandtable.measuring.even_search import (
    FRESH,
    SIZES,
    Plan,
    Size,
    Variant,
    plan_of,
    result_of,
)

TITLE = "undaunted-normandy"
SMALL = Size(4, 8, 16)


def a_plan(variants: int = 5) -> Plan:
    return Plan(SMALL, [Variant(f"variant {number}") for number in range(variants)], 9)


def test_every_place_has_a_variant_and_its_dice() -> None:
    plan = a_plan()
    assert plan.trials == plan.known == 5 * 8
    assert plan.pairs == plan.trials + 4 * 16
    plan.chosen = [3, 1, 2]
    assert plan.known == plan.pairs
    told = [plan.pair(place) for place in range(plan.pairs)]
    assert [dice for _, dice in told[:40]] == 5 * list(range(8)), "trials have the same dice"
    assert [dice - FRESH for _, dice in told[40:]] == 4 * list(range(16)), "fresh dice after them"
    finals = [variant.content for variant, _ in told[40::16]]
    assert finals == ["variant 0", "variant 3", "variant 1", "variant 2"]


@pytest.mark.parametrize("size", SIZES.values())
def test_a_slice_belongs_to_one_variant(size: Size) -> None:
    plan = Plan(size, [Variant(str(number)) for number in range(size.tried + 1)], 9, chosen=[1])
    assert (
        plan.pairs * 2
        <= {"quick": 400, "full": 20_000}[next(name for name, one in SIZES.items() if one == size)]
    ), "what one may play in a day is enough"
    for first in range(0, plan.trials, 8):
        assert plan.pair(first)[0] is plan.pair(first + 7)[0]
    with pytest.raises(ValueError, match="whole slices"):
        Size(4, 12, 16)


@pytest.mark.parametrize(("share", "chosen"), [(None, [2, 3, 1]), (0.75, [3, 2, 4])])
def test_the_best_are_chosen_by_their_shift_from_the_measured_share(
    share: float | None, chosen: list[int]
) -> None:
    plan = a_plan()
    plan.share = share
    # By trial the shares are 5/8, 3/4, 1/2, 3/8 and 1/4. As it was measured it stands elsewhere.
    halves = [[3, 2], [3, 3], [2, 2], [2, 1], [1, 1]]
    plan.choose([score for both in halves for score in 4 * both])
    assert plan.chosen == chosen


def test_what_was_found_is_told_with_effect_and_interval() -> None:
    plan = a_plan()
    plan.chosen = [1, 2, 3]
    scores = [2] * plan.trials + [4, 3] * 8 + [2, 1] * 8 + [2, 2] * 8 + [4, 2] * 8
    result = result_of(plan, scores, True)
    assert result.now is not None
    assert result.now.share == 0.875
    assert result.now.games == 32
    assert [one.variant.content for one in result.found] == ["variant 2", "variant 1", "variant 3"]
    best, second, _ = result.found
    assert (best.result.share, best.effect.share) == (0.5, -0.375)
    assert best.effect.low < -0.375 < best.effect.high < 0
    assert second.effect.share == -0.5
    assert [one.label for one in result.found] == ["looks-even", "not-enough", "not-enough"]
    for one in result.found:
        assert one.result.low < one.result.share < one.result.high
    # Before all is played less is known, and no variant without a game is shown.
    early = result_of(plan, scores[: plan.trials + 20], False)
    assert [one.result.games for one in early.found] == [8]
    assert early.found[0].result.high - early.found[0].result.low > 0.3
    assert result_of(plan, scores[:8], False).found == []
    assert result_of(plan, [], False).now is None


def test_a_plan_has_valid_variants_and_combines_edits_where_one_is_not_enough() -> None:
    game = sandtable.load(TITLE)
    text = game.text("la-raye")
    plan = plan_of(game, text, SIZES["quick"], share=0.05)
    assert len(plan.variants) == 9
    assert plan.looked_at > 40
    data = made_scenarios.parse(text)
    for variant in plan.variants[1:]:
        assert 1 <= len(variant.edits) <= 3
        assert variant.predicted is not None
        assert variant.predicted > 0.3
        after = made_scenarios.canonical(applied(data, variant.edits))
        assert game.faults(after) == []
        assert game.content(after) == variant.content
    assert max(len(variant.edits) for variant in plan.variants) > 1
    assert len({variant.content for variant in plan.variants}) == 9
    again = msgspec.json.decode(msgspec.json.encode(plan), type=Plan)
    assert again == plan, "it is kept as JSON"
    near = plan_of(game, text, SIZES["quick"], groups=["aims"], share=0.45)
    assert {edit.group for one in near.variants for edit in one.edits} == {"aims"}
    assert plan_of(game, text, SIZES["quick"], seconds=0.0).pairs == 0
