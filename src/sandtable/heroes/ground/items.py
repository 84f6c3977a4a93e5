"""Items of a scenario: how they appear and are picked up, carried and dropped."""

from mypy_extensions import i64

from sandtable.grid.squares import NOWHERE
from sandtable.heroes.model import events
from sandtable.heroes.model.codes import SPOTTING
from sandtable.heroes.model.moments import FIRST, KINDS, Moment, field, frame
from sandtable.heroes.model.state import ABOARD, WAITING, Skirmish


def pick_up(state: Skirmish, unit: i64) -> None:
    """Let infantry that ends its move on an item pick it up."""
    for item in range(i64(len(state.theatre.items))):
        side = state.theatre.item_side[item]
        if state.item(item) == state.at(unit) and side in (NOWHERE, state.seat_of(unit)):
            state.set_item(item, ABOARD - unit)
            if state.journal is not None:
                args: dict[str, object] = {
                    "side": state.theatre.seats[state.seat_of(unit)],
                    "cell": events.place(state, unit),
                    "item": state.theatre.items[item],
                }
                events.name(state, "picked_up", unit, args)


def drop_items(state: Skirmish, unit: i64, at: i64) -> None:
    """Leave the items that a unit carries on its square."""
    for item in range(i64(len(state.theatre.items))):
        if state.item(item) == ABOARD - unit:
            leave_item(state, item, at)


def leave_item(state: Skirmish, item: i64, cell: i64) -> None:
    cell = put_down(state, item, cell)
    if state.journal is not None:
        theatre = state.theatre
        args: dict[str, object] = {"item": theatre.items[item], "cell": theatre.cells[cell]}
        events.tell(state, "item_dropped", args)


def put_down(state: Skirmish, item: i64, cell: i64) -> i64:
    """Put an item on a square, or on the ruins of one that is gone; return where it lies."""
    if state.theatre.revised:
        cell = standing_ground(state, cell)
    state.set_item(item, cell)
    return cell


def fall_down(state: Skirmish) -> None:
    """Put items whose square is gone on the ruins (HN-5.25)."""
    for item in range(i64(len(state.theatre.items))):
        at = state.item(item)
        if at >= 0 and standing_ground(state, at) != at:
            leave_item(state, item, at)


def standing_ground(state: Skirmish, cell: i64) -> i64:
    """Return the square; if it fell with its building, the first board square it overlapped."""
    if state.terrain(cell):
        return cell
    for other in range(state.ground.n_board):
        if state.ground.gap(other, cell) <= 1 and state.terrain(other):
            return other
    return cell


def appear(state: Skirmish) -> None:
    """Place the items of this turn on the map, some of them at random."""
    theatre = state.theatre
    for item in range(i64(len(theatre.items))):
        if state.item(item) == WAITING and theatre.item_turn[item] == state.turn:
            cell = theatre.item_cell[item]
            if cell >= 0:
                put_down(state, item, cell)
            else:
                state.push2(frame(SPOTTING, item), 0)


class Spotting(Moment):
    """The random choice of an item's square (HN-1.1)."""

    def __init__(self) -> None:
        super().__init__("")

    @staticmethod
    def item(top: i64) -> i64:
        return field(top, FIRST)

    @staticmethod
    def cell(state: Skirmish, top: i64, way: i64) -> i64:
        return state.theatre.item_spots[Spotting.item(top) * 8 + way]

    def ways(self, state: Skirmish, top: i64) -> i64:
        count: i64 = 0
        for way in range(i64(8)):
            if Spotting.cell(state, top, way) != NOWHERE:
                count += 1
        return count

    def outcome(self, state: Skirmish, top: i64, way: i64) -> i64:
        return way

    def odds(self, state: Skirmish, top: i64) -> list[tuple[int, int]]:
        return [(way, 1) for way in range(int(self.ways(state, top)))]

    def possible(self, state: Skirmish, top: i64, outcome: i64) -> bool:
        return 0 <= outcome < self.ways(state, top)

    def chance_text(self, state: Skirmish, top: i64) -> str:
        return f"the place of {state.theatre.items[Spotting.item(top)]}"

    def outcome_text(self, state: Skirmish, top: i64, outcome: i64) -> str:
        return f"spot {state.theatre.cells[Spotting.cell(state, top, outcome)]}"

    def parse(self, state: Skirmish, top: i64, words: list[str]) -> i64:
        if len(words) == 2 and words[0] == "spot":
            for way in range(self.ways(state, top)):
                if state.theatre.cells[Spotting.cell(state, top, way)] == words[1]:
                    return way
        return -1

    def settle(self, state: Skirmish, top: i64, outcome: i64) -> None:
        item = Spotting.item(top)
        cell = Spotting.cell(state, top, outcome)
        state.pop2()
        cell = put_down(state, item, cell)
        if state.journal is not None:
            theatre = state.theatre
            args: dict[str, object] = {"item": theatre.items[item], "cell": theatre.cells[cell]}
            events.tell(state, "item_found", args)


KINDS[SPOTTING] = Spotting()
