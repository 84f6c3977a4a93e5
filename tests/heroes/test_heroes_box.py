"""Scenarios are checked against the components in the data of the box."""

from typing import Any

import pytest

import sandtable
from sandtable.heroes.content.game import HeroesGame
from sandtable.heroes.facets.battle_layout import skirmish
from sandtable.heroes.wire import SkirmishBox


@pytest.fixture(scope="module")
def game() -> HeroesGame:
    found = sandtable.load("heroes-of-normandie")
    assert isinstance(found, HeroesGame)
    return found


@pytest.fixture(scope="module")
def box(game: HeroesGame) -> SkirmishBox:
    lobby = game.facets.lobby()
    assert lobby is not None
    box = lobby.box_data(game)
    assert isinstance(box, SkirmishBox)
    return box


def told(game: HeroesGame, text: str) -> list[str]:
    return [fault.key for fault in game.faults(text)]


def test_there_are_six_boards_with_two_faces(box: SkirmishBox) -> None:
    faces: dict[str, list[str]] = {}
    for one in box.boards:
        faces.setdefault(one.board, []).append(one.face)
        assert [len(line) for line in one.ground] == [7] * 7
    assert faces == {f"C{number}": [f"C{number}A", f"C{number}B"] for number in range(1, 7)}


@pytest.mark.rule("HN-5.19")
def test_the_walls_of_a_house_are_those_it_has_on_the_map(
    game: HeroesGame, box: SkirmishBox
) -> None:
    pieces = {piece.id: piece for piece in box.overlays}
    houses = 0
    for listing in game.listings():
        for overlay in skirmish(game, listing.id).overlays:
            if overlay.kind == "house":
                houses += 1
                walls = [room.halves for room in overlay.rooms]
                assert walls == pieces[overlay.id].rooms[overlay.turn // 90]
    assert houses > 8


def test_as_many_overlays_as_the_box_has_and_no_more(game: HeroesGame, box: SkirmishBox) -> None:
    for piece in box.overlays:
        # These places are far enough apart for every overlay, including houses.
        spots = [f"{column}{row}" for row in (2, 6, 10) for column in "cgkos"]
        text = STARTER.format(
            overlays=", ".join(
                f'{{ overlay = "{piece.id}", at = "{spot}" }}' for spot in spots[: piece.copies + 1]
            )
        )
        assert told(game, text) == ["overlay-copies"], piece.id
        fewer = text.replace(f', {{ overlay = "{piece.id}", at = "{spots[piece.copies]}" }}', "")
        assert told(game, fewer) == [], piece.id


STARTER = """
title = "heroes-of-normandie"
place = "Here"
date = "1944"
initiative = "random"
last_turn = 6
boards = ["C1A C2A C3A", "C4A C5A C6A"]
overlays = [{overlays}]

[us]
army = \"\"\"
plate rifle_platoon_8
  rifle_squad_8
\"\"\"
zone = ["a1:b14"]

[de]
army = \"\"\"
plate panzergrenadiere_901
  grenadiere_901
\"\"\"
zone = ["t1:u14"]
"""


@pytest.mark.rule("HN-1.10")
def test_every_scenario_can_be_laid_out_with_one_box(game: HeroesGame) -> None:
    """A copy of a printed scenario is valid in the studio: it uses each board once, on one face."""
    faulty: dict[str, Any] = {}
    for listing in game.listings():
        found = [fault.message for fault in game.faults(game.text(listing.id))]
        if found:
            faulty[listing.id] = found
    assert faulty == {}
