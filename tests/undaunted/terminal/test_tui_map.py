"""The map of every scenario: all tiles are drawn, and adjacent tiles are side by side."""

from typing import Any

import pytest
from textual.geometry import Region, Size
from tui_tables import DESERT, GAME
from undaunted_screens import painter

from sandtable import Rng
from sandtable.undaunted.game import UndauntedGame
from sandtable.undaunted.terminal.map import Spotlight, TileMap
from sandtable.undaunted.testkit import Table

SCENARIOS = [listing.id for listing in GAME.listings()]
EVERYWHERE = [(game, listing.id) for game in (GAME, DESERT) for listing in game.listings()]
NAMES = [scenario for _, scenario in EVERYWHERE]
ROOMS = [Size(64, 21), Size(70, 21), Size(90, 33), Size(160, 50), Size(20, 5)]


def tile_map(scenario: str, game: UndauntedGame = GAME) -> TileMap:
    return painter(game, scenario).map


def lines(drawn: TileMap, data: dict[str, Any], spotlight: Spotlight | None = None) -> list[str]:
    return drawn.draw(data, spotlight or Spotlight()).plain.split("\n")


def laid(table: Table) -> dict[str, Any]:
    return table.state.view(None).data()


def cut(picture: list[str], box: Region) -> list[str]:
    return [line[box.x : box.right] for line in picture[box.y : box.bottom]]


def touch(one: Region, other: Region) -> bool:
    """Return whether two rectangles share a part of an edge, not just a corner."""
    if one.right == other.x or other.right == one.x:
        return one.y < other.bottom and other.y < one.bottom
    if one.bottom == other.y or other.bottom == one.y:
        return one.x < other.right and other.x < one.right
    return False


@pytest.mark.parametrize("room", ROOMS, ids=str)
@pytest.mark.parametrize(("game", "scenario"), EVERYWHERE, ids=NAMES)
def test_every_tile_is_drawn_beside_its_neighbours(
    game: UndauntedGame, scenario: str, room: Size
) -> None:
    drawn = tile_map(scenario, game)
    drawn.fit(room)
    data: dict[str, Any] = game.start(scenario, Rng(1)).view(0).data()
    picture = lines(drawn, data)
    places = drawn.layout.places
    assert {len(line) for line in picture} == {drawn.size.width}
    for tile in places:
        top, *middle, bottom = cut(picture, drawn.box(tile))
        assert top[0] in "╭┏╔"
        assert bottom[-1] in "╯┛╝"
        assert top[1:].startswith(tile)
        assert drawn.cover(tile) in top[1 + len(tile) :]
        assert ("+" in top) or drawn.tile.width < 14
        assert ("»" in top) == (tile in data.get("exits", ()))
        points = drawn.points(tile, data)
        assert (f"★{points}" in top) == (points > 0)
        assert all(line[0] == line[-1] and line[0] in "│┃║" for line in middle)
        for other in places:
            if other != tile:
                assert touch(drawn.box(tile), drawn.box(other)) == drawn.layout.touching(
                    tile, other
                )


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_counter_stands_on_its_tile(scenario: str) -> None:
    drawn = tile_map(scenario)
    drawn.fit(Size(70, 21))
    data: dict[str, Any] = GAME.start(scenario, Rng(1)).view(0).data()
    picture = lines(drawn, data)
    for side, sign in zip(GAME.seats, "●◆", strict=True):
        assert data["sides"][side]["counters"]
        for counter in data["sides"][side]["counters"]:
            inside = "".join(cut(picture, drawn.box(counter["tile"]))[1:-1])
            assert sign + drawn.pieces.letters(counter["unit"]) in inside


def test_markers_differ_in_shape() -> None:
    table = Table("crossing-the-vire").turn("us")
    table.put("us.mortar", "1A").put("de.rifleman_a", "2B").suppress("de.rifleman_a", "us.mortar")
    table.markers("us", scouted=["2B"], controlled=["1A"])
    table.markers("de", scouted=["1A"], controlled=["2B"])
    state: Any = table.state
    state.set_target(0, table.field.tile("2B"))
    state.set_target(1, table.field.tile("2B"))
    drawn = tile_map("crossing-the-vire")
    drawn.fit(Size(64, 28))
    picture = lines(drawn, laid(table))
    ours = cut(picture, drawn.box("1A"))
    theirs = cut(picture, drawn.box("2B"))
    assert ours[0].startswith("┏1A")
    assert ours[-1].startswith("┗●▲")
    assert ours[-1].endswith("◇┛")
    assert "◎Mo" in "".join(ours)
    assert theirs[0].startswith("╔2B")
    assert theirs[0].endswith("⊞⊕╗")
    assert theirs[-1].startswith("╚○")
    assert theirs[-1].endswith("▼◆╝")
    assert "◈RA" in "".join(theirs)


def test_a_crowded_tile_says_how_many_it_does_not_show() -> None:
    table = Table("crossing-the-vire").turn("us")
    units = table.field.cards[: table.field.n_units]
    for unit in units:
        table.put(f"us.{unit}", "1A")
    table.put("de.sniper", "1A")
    drawn = tile_map("crossing-the-vire")
    drawn.fit(Size(56, 21))
    inside = "".join(cut(lines(drawn, laid(table)), drawn.box("1A"))[1:-1])
    assert drawn.tile == Size(14, 3)
    assert inside == f"│●RA●RB◆Sn+{len(units) - 2} │"


def test_large_tiles_spell_the_names() -> None:
    drawn = tile_map("la-raye")
    drawn.fit(Size(96, 34))
    data = GAME.start("la-raye", Rng(1)).view(0).data()
    inside = "".join(cut(lines(drawn, data), drawn.box("17B")))
    assert "● Rifleman A" in inside
    assert "● Scout B" in inside


def test_options_are_labelled_on_their_tiles() -> None:
    drawn = tile_map("la-raye")
    drawn.fit(Size(64, 21))
    data = GAME.start("la-raye", Rng(1)).view(0).data()
    picture = lines(drawn, data, Spotlight(labels={"13B": "3", "5B": "1–4"}))
    assert " 3 " in cut(picture, drawn.box("13B"))[-1]
    assert " 1–4 " in cut(picture, drawn.box("5B"))[-1]


def test_a_click_finds_its_tile() -> None:
    drawn = tile_map("la-raye")
    drawn.fit(Size(64, 21))
    for tile in drawn.layout.places:
        box = drawn.box(tile)
        assert drawn.tile_at(box.x, box.y) == tile
        assert drawn.tile_at(box.right - 1, box.bottom - 1) == tile
    assert drawn.tile_at(0, 0) == ""
