"""Questions about maps of Undaunted without a game."""

import sandtable

GAME = sandtable.load("undaunted-normandy")


def test_who_is_first_at_an_objective() -> None:
    there = {one.objective: one for one in GAME.facets.survey().first_there(GAME, "la-raye")}
    assert set(there) == {"2B", "16B", "7A", "13B", "6A", "5B"}
    assert there["5B"].moves[1] == 0
    assert there["5B"].first == 1
    assert there["2B"].first == 0


def test_fire_from_a_place() -> None:
    fire = GAME.facets.survey().fire(GAME, "la-raye", "13B", "us")
    ranges = {target.place: target.range for target in fire.targets}
    assert ranges["13B"] == 0
    assert ranges["16B"] == 1


def test_no_unit_has_the_enemys_set_up_under_fire() -> None:
    assert GAME.facets.survey().threats(GAME, "la-raye") == []
