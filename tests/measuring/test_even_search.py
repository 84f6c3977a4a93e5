"""A search for small edits: what is tried, in which games, and what is told of it."""

import msgspec
import pytest

import sandtable
from sandtable.core import made_scenarios
from sandtable.core.edits import Edit, applied
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
    found = [Variant(f"variant {number}", [an_edit(number)]) for number in range(variants)]
    found[0].edits = []
    return Plan(SMALL, found, 9)


def an_edit(number: int) -> Edit:
    return Edit("aims", "points", {"count": number}, ())


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


def test_what_is_found_in_the_trials_says_what_is_tried_again_and_measured() -> None:
    edits = [an_edit(number) for number in range(3)]
    plan = Plan(Size(3, 80, 16, 2, 8), [Variant("as it is", [], 0.75)], 9, share=0.75)
    plan.variants += [Variant(f"{edit.args['count']}", [edit], 0.5) for edit in edits]
    plan.variants.append(Variant("0 and 1", edits[:2], 0.25))
    plan.spare = 1
    assert (plan.tried, plan.known, plan.trials, plan.pairs) == (3, 320, 336, 336 + 4 * 16)
    # The first two do half of what was predicted, the third nothing: the two together will do.
    scores = 80 * [3] + 2 * 40 * [3, 2] + 80 * [3]
    plan.choose(scores)
    assert plan.again[0] == 4
    assert plan.pair(320) == (plan.variants[4], 0)
    assert plan.chosen == []
    assert plan.known == 336
    scores += 8 * [2] + 8 * [3]
    assert plan.trial(scores, 4) == 8 * [2]
    plan.choose(scores)
    assert plan.chosen[0] == 4
    assert set(plan.chosen) == {1, 2, 4}
    assert plan.known == plan.pairs


def test_a_prediction_counts_where_few_games_were_played() -> None:
    plan = a_plan()
    for number, told in enumerate((0.8, 0.5, 0.8, 0.55, 0.85)):
        plan.variants[number].predicted = told
    scores = [3] * plan.trials
    expected, errors = plan.expectations(scores)
    assert expected[1] < expected[3] < expected[2] < expected[4]
    assert errors[0] < errors[1], "the scenario as it is belongs to all"
    plan.choose(scores)
    assert plan.chosen == [1, 3, 2]


def test_what_was_not_tried_is_not_measured() -> None:
    edits = [an_edit(number) for number in range(2)]
    plan = Plan(Size(1, 8, 16), [Variant("as it is", [], 0.75)], 9, spare=1)
    plan.variants += [Variant("0", edits[:1], 0.7), Variant("both", edits, 0.5)]
    plan.choose([3] * plan.trials)
    assert plan.chosen == [1]


def test_what_was_found_is_told_with_effect_and_interval() -> None:
    plan = a_plan()
    plan.chosen = [1, 2, 3]
    scores = [2] * plan.trials + [3] * 8 + [4] * 8 + [1, 0] * 8 + [2, 2] * 8 + [3, 4] * 8
    result = result_of(plan, scores, True)
    assert result.now is not None
    assert result.now.share == 0.875
    assert result.now.games == 32
    assert [one.variant.content for one in result.found] == ["variant 2", "variant 1", "variant 3"]
    best, second, _ = result.found
    assert (best.result.share, best.effect.share) == (0.5, -0.375)
    assert best.effect.low < -0.375 < best.effect.high < 0
    assert second.effect.share == -0.75
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
    plan = plan_of(game, text, SIZES["quick"], share=0.05, seconds=1.5)
    assert plan.tried == 8
    assert plan.spare > 0, "sets of edits for when it is known what each does"
    assert plan.looked_at > 40
    data = made_scenarios.parse(text)
    for variant in plan.variants[1:]:
        assert 1 <= len(variant.edits) <= 3
        assert variant.predicted is not None
        after = made_scenarios.canonical(applied(data, variant.edits))
        assert game.faults(after) == []
        assert game.content(after) == variant.content
    assert max(len(variant.edits) for variant in plan.variants) > 1
    assert min(variant.predicted or 0 for variant in plan.variants[1:9]) > 0.1
    assert len({variant.content for variant in plan.variants}) == len(plan.variants)
    again = msgspec.json.decode(msgspec.json.encode(plan), type=Plan)
    assert again == plan, "it is kept as JSON"
    near = plan_of(game, text, SIZES["quick"], groups=["aims"], share=0.45, seconds=1.0)
    assert {edit.group for one in near.variants for edit in one.edits} == {"aims"}
    assert plan_of(game, text, SIZES["quick"], seconds=0.0).pairs == 0
