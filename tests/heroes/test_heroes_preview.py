"""The numbers of a shot of Heroes before its order is given."""

from heroes_table import Table

FIRE = ("do fire", "target c5")


def test_a_shot_tells_its_numbers_before_the_order_is_given() -> None:
    table = Table().put("fire_team", "c1").put("fire_group", "c5").act("fire_team")
    told = table.state.preview(*FIRE)
    assert table.state.view("us").position.preview(*FIRE) == told
    table.choose("do fire")
    assert table.state.preview("target c5") == told != {}
