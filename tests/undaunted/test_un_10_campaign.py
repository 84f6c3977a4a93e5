"""The campaign."""

import pytest

import sandtable
from sandtable import SandtableError
from sandtable.core.campaign import Campaign
from sandtable.undaunted.testkit import Table

GAME = sandtable.load("undaunted-normandy")


def finished(scenario: str, winner: str, us: int = 0, de: int = 0) -> Table:
    """Return a game won by a side, with this many combat cards lost, and some Fog of War
    removed."""
    table = Table(scenario)
    table.cards("us", removed=["rifleman_a"] * us + ["fog_of_war"] * 3)
    table.cards("de", removed=["rifleman_a"] * de + ["fog_of_war"] * 7)
    table.state.resign(1 if winner == "us" else 0)
    return table


def campaign_of(*games: tuple[str, int, int]) -> Campaign:
    campaign = Campaign(GAME, "la-raye", len(games))
    for winner, us, de in games:
        campaign.enter(finished(campaign.next_scenario, winner, us, de).state)
    return campaign


@pytest.mark.rule("UN-10.3")
def test_a_score_is_victories_less_one_for_each_full_ten_casualties() -> None:
    campaign = campaign_of(("us", 9, 19), ("us", 10, 0), ("de", 0, 1))
    assert campaign.casualties("us") == 19
    assert campaign.casualties("de") == 20
    assert campaign.score("us") == 2 - 1
    assert campaign.score("de") == 1 - 2


@pytest.mark.rule("UN-10.3")
def test_fog_of_war_is_no_casualty() -> None:
    assert campaign_of(("us", 0, 0)).casualties("de") == 0


@pytest.mark.rule("UN-10.3")
@pytest.mark.parametrize(
    ("lost_by_de", "result"),
    [
        (0, ("us", "marginal")),
        (20, ("us", "marginal")),
        (30, ("us", "clear")),
        (40, ("us", "clear")),
        (50, ("us", "decisive")),
    ],
)
def test_the_margin_grades_the_victory(lost_by_de: int, result: tuple[str, str]) -> None:
    campaign = campaign_of(("us", 0, lost_by_de))
    assert campaign.score("us") - campaign.score("de") == 1 + lost_by_de // 10
    assert campaign.result() == result


@pytest.mark.rule("UN-10.3")
def test_a_margin_of_nothing_is_a_draw_and_the_other_side_can_lead() -> None:
    assert campaign_of(("us", 0, 0), ("de", 0, 0)).result() == ("", "")
    assert campaign_of(("de", 50, 0)).result() == ("de", "decisive")


@pytest.mark.rule("UN-10.3")
def test_the_scenarios_are_consecutive_and_played_in_order() -> None:
    campaign = Campaign(GAME, "hill-314", 2)
    assert campaign.scenarios == ["hill-314", "mortain"]
    with pytest.raises(SandtableError, match="not the campaign's next scenario"):
        campaign.enter(finished("mortain", "us").state)
    with pytest.raises(SandtableError, match="not over"):
        campaign.enter(Table("hill-314").state)
    campaign.enter(finished("hill-314", "us").state)
    assert campaign.next_scenario == "mortain"
    campaign.enter(finished("mortain", "us").state)
    assert campaign.is_over
    with pytest.raises(SandtableError, match="the campaign is over"):
        campaign.enter(finished("mortain", "us").state)


def test_a_campaign_that_runs_past_the_last_scenario_is_refused() -> None:
    with pytest.raises(SandtableError, match="1 to 1 scenarios, not 2"):
        Campaign(GAME, "mortain", 2)
    with pytest.raises(SandtableError, match="la-raye"):
        Campaign(GAME, "la-ray", 1)
