"""Events of vehicles and structures in North Africa, and the damage in a restored position."""

import pytest

import sandtable
from sandtable.core import Journal, Rng
from sandtable.undaunted.north_africa import events
from sandtable.undaunted.north_africa.state import DesertBattle

GAME = sandtable.load("undaunted-north-africa")


@pytest.mark.rule("UA-3.1", "UA-1.10")
def test_a_drive_is_no_news_and_an_escape_is() -> None:
    """Events without new information may be undone. The driver knew everything before; an escape
    removes cards."""
    state = GAME.start("undefended-camp", Rng(1))
    assert isinstance(state, DesertBattle)
    state.journal = Journal()
    vehicle = next(number for number, tile in enumerate(state.parked) if tile >= 0)
    state.active = 0
    events.drove(state, 0, vehicle, 0, 1)
    events.alighted(state, 0, vehicle)
    events.escaped(state, "rifleman", 0)
    assert [(event.kind, event.news) for event in state.journal.take()] == [
        ("drove", False),
        ("alighted", False),
        ("escaped", True),
    ]


def test_a_restored_position_keeps_the_damage() -> None:
    before = GAME.start("undefended-camp")
    assert isinstance(before, DesertBattle)
    for number in range(len(before.damage)):
        before.damage[number] = 1
    again = GAME.start(before.scenario.id)
    again.restore(before.cells(), before.ending)
    assert isinstance(again, DesertBattle)
    assert list(again.damage) == list(before.damage)
    assert again == before


@pytest.mark.rule("UA-1.6")
def test_a_structure_is_standing_or_razed() -> None:
    state = GAME.start(next(one.id for one in GAME.listings() if "ground" in one.id))
    assert isinstance(state, DesertBattle)
    data = state.view(0).data()
    names = [one["tile"] for one in data["structures"]]
    assert names
    assert data["razed"] == []
    state.standing = 0
    data = state.view(0).data()
    assert data["structures"] == []
    assert sorted(data["razed"]) == sorted(names)
