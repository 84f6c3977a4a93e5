"""Maps of offset tiles."""

import pytest

from sandtable.grid.offset import FAR, MapError, OffsetMap

ROWS = """\
   1A    2A
3A    4A    5A
   6A    7A
"""
COLUMNS = """\
1A        5A
     3A
2A        6A
     4A
"""


def names(laid: OffsetMap, tile: str) -> set[str]:
    order = list(laid.places)
    return {order[index] for index in laid.neighbours()[order.index(tile)]}


@pytest.mark.rule("UN-5.1")
def test_a_tile_in_the_middle_touches_six_others() -> None:
    laid = OffsetMap.parse(ROWS, rows=True)
    assert names(laid, "4A") == {"1A", "2A", "3A", "5A", "6A", "7A"}
    assert names(laid, "1A") == {"2A", "3A", "4A"}
    assert not laid.touching("1A", "6A")  # they only look over 3A and 4A


@pytest.mark.rule("UN-5.1")
def test_columns_are_rows_turned_by_a_quarter() -> None:
    laid = OffsetMap.parse(COLUMNS, rows=False)
    assert laid.places["3A"] == (1, 1)
    assert names(laid, "3A") == {"1A", "2A", "4A", "5A", "6A"}
    assert names(laid, "1A") == {"2A", "3A"}


@pytest.mark.rule("UN-5.1")
def test_a_whole_edge_touches_and_a_corner_does_not() -> None:
    laid = OffsetMap.parse("1A    2A\n1B    2B", rows=True)
    assert names(laid, "1A") == {"2A", "1B"}
    assert not laid.touching("1A", "2B")


@pytest.mark.rule("UN-5.1")
def test_distance_is_the_fewest_steps_over_tiles_laid_out() -> None:
    laid = OffsetMap.parse("1A    2A\n   3A    4A\n            5A", rows=True)
    order = list(laid.places)
    assert laid.distances()[order.index("1A")][order.index("5A")] == 3
    lonely = OffsetMap.parse("1A          2A", rows=True)
    assert lonely.distances()[0][1] == FAR


@pytest.mark.parametrize(
    ("text", "row", "message"),
    [
        ("1A   2A", 0, "starts at column 5"),
        ("1A    2A\n   1A", 1, "appears twice"),
        ("1A 2A", 0, "tile 2A overlaps tile 1A"),
        ("1A\n   2A 3A", 1, "tile 3A overlaps tile 2A"),
    ],
)
def test_a_map_that_cannot_be_laid_is_refused(text: str, row: int, message: str) -> None:
    with pytest.raises(MapError, match=message) as caught:
        OffsetMap.parse(text, rows=True)
    assert caught.value.row == row
