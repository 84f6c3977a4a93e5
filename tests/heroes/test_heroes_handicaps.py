"""Handicaps of Heroes, with armies that players build."""

import sandtable


def test_armies_can_be_built_for_a_scenario_with_a_handicap() -> None:
    game = sandtable.load("heroes-of-normandie")
    armies = game.facets.armies()
    assert armies is not None
    army = "plate rifle_platoon_8\n  ammo_us\n"
    id = armies.battle_id(game, 0, 0, "hedgerow-patrols+us1", {"us": army})
    assert id == "hedgerow-patrols+us1~us.rifle_platoon_8.ammo_us"
    assert game.scenario(id).id == id
    assert armies.parted(game, id) == ("hedgerow-patrols+us1", {"us": army})
