"""Rules at the edge: the square a1, whose number is 0, and states that seldom meet."""

import pytest
from heroes_table import Table

from sandtable.heroes.turn import deployment


@pytest.mark.rule("HN-7.9")
def test_a_shot_from_the_corner_meets_the_side_it_comes_from() -> None:
    """Not the side that a shot from above meets."""
    for column in ("a", "d"):
        met = []
        for front, rear in ((3, 4), (4, 3)):
            table = Table(us_units=("bazooka",), de_units=("panzer_iv",))
            table.put("bazooka", f"{column}1").act("bazooka")
            table.put("panzer_iv", f"{column}{front}", rear=f"{column}{rear}").go()
            met.append(table.choose("do fire").preview(f"target {column}3")["defence"])
        assert met[0] > met[1]


@pytest.mark.rule("HN-1.11")
def test_a_unit_that_the_scenario_places_can_stand_in_the_corner() -> None:
    table = Table(us_extra='placed = [{ unit = "fire_team", at = "a1" }]')
    deployment.begin(table.state)
    assert table.at("fire_team") == "a1"


@pytest.mark.rule("HN-6.22", "HN-11.15")
@pytest.mark.parametrize("name", ["recon_team", "support_team"])
def test_a_concealed_unit_that_gets_in_is_revealed(name: str) -> None:
    table = Table("plate rifle_platoon_22\n  mechanized_22", us_units=("recon_team",))
    table.put("half_track_a", "f4", rear="f3").put(name, "e4").act(name)
    concealed = table.state.concealed(table.unit(name))
    assert concealed == (name == "recon_team")
    table.choose("do move", "board half_track_a")
    assert bool(table.events("revealed")) == concealed
    assert not table.state.concealed(table.unit(name))
