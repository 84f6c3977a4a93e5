"""Squares, houses on crossings, alleys: who touches whom."""

from sandtable.grid.squares import (
    ALLEY,
    DOOR,
    DOOR_STEP,
    EAST,
    INNER,
    NORTH,
    NOWHERE,
    SOUTH,
    WEST,
    WINDOW,
    WINDOW_STEP,
    House,
    SquareMap,
    way_cell,
    way_kind,
)


def two_houses() -> SquareMap:
    """HN-15.16: 1x1 houses on columns 2-3 and 4-5, rows 5-6."""
    west, east = House(2, 5, 1, 1), House(4, 5, 1, 1)
    west.open(0, 0, SOUTH, 0, DOOR)
    west.open(0, 0, EAST, 0, DOOR)
    west.open(0, 0, NORTH, 1, WINDOW)
    return SquareMap(8, 9, [west, east])


def at(ground: SquareMap, x: float, y: float) -> int:
    return int(ground.cell_at(round(2 * x), round(2 * y)))


def ways(ground: SquareMap, cell: int) -> dict[str, int]:
    steps = [ground.ways[index] for index in range(ground.first[cell], ground.first[cell + 1])]
    return {ground.name(way_cell(step)): int(way_kind(step)) for step in steps}


def test_inner_squares_lie_on_crossings_and_alleys_between_houses() -> None:
    ground = two_houses()
    assert ground.kind[at(ground, 2.5, 5.5)] == INNER
    assert ground.kind[at(ground, 3.5, 5)] == ALLEY
    assert ground.kind[at(ground, 3.5, 6)] == ALLEY
    assert ground.n == 8 * 9 + 2 + 2


def test_names_say_where_a_place_lies() -> None:
    ground = two_houses()
    assert ground.name(at(ground, 3, 4)) == "c4"
    assert ground.name(at(ground, 2.5, 5.5)) == "b5c6"
    assert ground.name(at(ground, 3.5, 5)) == "c5d5"
    assert len({ground.name(cell) for cell in range(ground.n)}) == ground.n


def test_a_door_joins_the_squares_it_names_and_a_window_only_looks() -> None:
    ground = two_houses()
    assert ways(ground, at(ground, 2.5, 5.5)) == {
        "b4": DOOR_STEP,
        "c5d5": DOOR_STEP,
        "c7": WINDOW_STEP,
    }


def test_an_alley_touches_the_squares_at_its_ends_and_the_next_alley() -> None:
    ground = two_houses()
    found = ways(ground, at(ground, 3.5, 5))
    assert {"c4", "d4", "c6d6", "b5c6"} <= set(found)
    assert "b4" not in found


def test_board_squares_under_a_house_know_it() -> None:
    ground = two_houses()
    assert ground.house[at(ground, 2, 5)] == 0
    assert ground.house[at(ground, 5, 6)] == 1
    assert ground.house[at(ground, 1, 5)] == NOWHERE


def test_a_larger_house_is_one_room() -> None:
    house = House(3, 3, 2, 2)
    house.open(0, 1, WEST, 0, DOOR)
    ground = SquareMap(9, 9, [house])
    inside = [cell for cell in range(ground.n) if ground.kind[cell] == INNER]
    assert len(inside) == 4
    assert len({ground.room[cell] for cell in inside}) == 1
    assert len(ways(ground, inside[0])) == 3
    assert ways(ground, at(ground, 3.5, 4.5))["b4"] == DOOR_STEP


def test_three_houses_in_an_l_share_an_alley_square() -> None:
    ground = SquareMap(9, 9, [House(2, 2, 1, 1), House(4, 2, 1, 1), House(2, 4, 1, 1)])
    alleys = [cell for cell in range(ground.n) if ground.kind[cell] == ALLEY]
    assert any(ground.overlaps[cell] != NOWHERE for cell in alleys)
    for cell in alleys:
        mate = ground.overlaps[cell]
        assert mate == NOWHERE or ground.overlaps[mate] == cell


def test_who_stands_beside_a_door() -> None:
    """HN-15.17: beside the square used, or round the corner."""
    ground = two_houses()
    inner, door = at(ground, 2.5, 5.5), at(ground, 2, 4)
    assert ground.beside_door(inner, door, at(ground, 3, 4))
    assert ground.beside_door(inner, door, at(ground, 1, 5))
    assert not ground.beside_door(inner, door, at(ground, 2, 3))
    assert not ground.beside_door(inner, door, door)
