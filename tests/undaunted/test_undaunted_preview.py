"""The odds of an attack before its card is played."""

import pytest

from sandtable.core import IllegalMove, UnknownName
from sandtable.undaunted.testkit import DesertTable, Table

SHOT = ("play rifleman_a", "do attack", "at de.scout_a")


def riflemen() -> Table:
    table = Table("la-raye").put("us.rifleman_a", "13B").put("de.scout_a", "5B")
    return table.cards("us", hand=["rifleman_a", "fog_of_war"]).turn("us")


def test_a_title_tells_the_odds_before_the_card_is_played() -> None:
    table = riflemen()
    before = table.state.cells()
    told = table.state.preview(*SHOT)
    assert table.state.view("us").position.preview(*SHOT) == told
    assert table.state.cells() == before
    assert table.journal.events == []
    table.choose(*SHOT[:-1])
    assert table.state.preview(SHOT[-1]) == told
    assert table.state.preview(*SHOT[1:2]) == {}
    assert told["ways"] == 10 ** told["dice"]


def test_the_desert_does_too() -> None:
    table = DesertTable("undefended-camp")
    table.take_off("it", "lrdg").put("lrdg.rifleman", "8B").put("it.rifleman_a", "8B")
    table.cards("lrdg", hand=["rifleman"]).turn("lrdg")
    line = ("play rifleman", "do attack", "at it.rifleman_a")
    told = table.state.preview(*line)
    table.choose(*line[:-1])
    assert table.state.preview(line[-1]) == told != {}


def test_what_cannot_follow_is_refused_with_its_reason() -> None:
    state = riflemen().state
    before = state.cells()
    with pytest.raises(IllegalMove, match=r"illegal move 'at us.rifleman_a'") as caught:
        state.preview("play rifleman_a", "do attack", "at us.rifleman_a")
    assert caught.value.rule.startswith("UN-")
    with pytest.raises(IllegalMove, match="UN-4"):
        state.preview("play fog_of_war", "do attack")
    with pytest.raises(IllegalMove, match="'end' cannot follow: chance comes first"):
        state.preview(*SHOT, "end")
    with pytest.raises(UnknownName):
        state.preview("play rifleman_a", "do nothing")
    assert state.cells() == before
