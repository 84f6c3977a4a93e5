"""Handicaps: scenarios with graded help for one side, identified by their ids."""

import pytest

import sandtable
from sandtable.core import Rng, UnknownName, handicaps, made_scenarios
from sandtable.core.campaign import Campaign
from sandtable.core.edits import applied
from sandtable.words import Words

EVERY = [
    (title, scenario)
    for title in sandtable.TITLES
    for scenario in handicaps.read(sandtable.load(title).folder)
]


@pytest.mark.parametrize(("title", "scenario"), EVERY)
def test_every_handicap_is_its_scenario_after_small_edits(title: str, scenario: str) -> None:
    game = sandtable.load(title)
    graded = handicaps.read(game.folder)[scenario]
    assert graded.handicaps
    for one in graded.handicaps:
        id = f"{scenario}+{one.name}"
        assert game.scenario(id).id == id
        assert game.listing(id).number == game.listing(scenario).number
        edits = graded.edits(one.side, one.grade)
        data = made_scenarios.parse(game.text(id))
        assert data.pop("id") == id
        expected = applied(made_scenarios.parse(game.text(scenario)), edits)
        assert data == {key: value for key, value in expected.items() if key != "id"}
        assert one.share.low <= one.share.first_side <= one.share.high


@pytest.mark.parametrize(("title", "scenario"), EVERY)
def test_each_grade_was_found_to_help_more_than_the_one_below(title: str, scenario: str) -> None:
    game = sandtable.load(title)
    graded = handicaps.read(game.folder)[scenario]
    for seat, side in enumerate(game.seats):
        shares = [one.share.first_side for one in graded.handicaps if one.side == side]
        grades = [one.grade for one in graded.handicaps if one.side == side]
        ordered = sorted([graded.printed.first_side, *shares], reverse=seat == 1)
        assert [graded.printed.first_side, *shares] == ordered
        assert grades == list(range(1, len(shares) + 1))


@pytest.mark.parametrize("id", ["la-raye+us3", "la-raye+de1"])
def test_a_record_with_a_handicap_replays(id: str) -> None:
    game = sandtable.load("undaunted-normandy")
    rng = Rng(7)
    record = game.record(id)
    record.settle_all(rng)
    while not record.state.over:
        for seat in record.state.seats_owing:
            options = record.state.options(seat)
            record.choose(options[rng.below(len(options))], seat)
        record.settle_all(rng)
    text = record.text()
    assert id in text
    assert sandtable.replay(text).state == record.state


@pytest.mark.parametrize("id", ["la-raye+us4", "la-raye+fr1", "nowhere+us1", "la-raye+us1+us2"])
def test_there_are_no_other_handicaps(id: str) -> None:
    with pytest.raises(UnknownName):
        sandtable.load("undaunted-normandy").scenario(id)


def test_the_name_of_a_scenario_tells_its_handicap() -> None:
    words = Words(sandtable.load("undaunted-normandy"), "en")
    assert words.scenario("la-raye+us3") == "La Raye (●●● US)"
    assert words.brief("la-raye+us3") == words.brief("la-raye")


def test_a_campaign_may_begin_with_a_handicap() -> None:
    game = sandtable.load("undaunted-normandy")
    campaign = Campaign(game, "la-raye+us3", 2)
    assert campaign.scenarios == ["la-raye+us3", "montmartin-en-graignes"]
