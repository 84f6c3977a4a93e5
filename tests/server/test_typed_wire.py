"""The messages of each title conform to their types, in all recorded games and for all seats."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Union

import msgspec
import pytest

import sandtable
from sandtable.core import State
from sandtable.core.line import go_past
from sandtable.core.line_tree import LineTree
from sandtable.core.record import Record
from sandtable.core.wire import Wire

ROOT = Path(__file__).parents[2]
TESTS = ROOT / "tests"
RECORDS = [
    *sorted((ROOT / "src" / "sandtable").rglob("*.record")),
    *sorted((TESTS / "undaunted" / "replays").rglob("*.record"))[::3],
    *sorted((TESTS / "heroes" / "replays").rglob("*.record"))[::3],
]
SEATS = (None, 0, 1)


@cache
def replayed(file: Path) -> Record:
    return sandtable.replay(file.read_text(encoding="utf-8"))


def wire_of(title: str) -> Wire:
    found = sandtable.load(title).facets.wire()
    assert found is not None
    return found


def told(record: Record, seat: int | None) -> Iterator[dict[str, Any]]:
    game = sandtable.load(record.state.scenario.title)
    for events in record.events:
        for event in events:
            yield game.dress(event.seen_by(seat)).data()


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_views_and_events_fit_their_types(file: Path) -> None:
    record = replayed(file)
    wire = wire_of(record.state.scenario.title)
    event_type: Any = Union[wire.events]  # noqa: UP007
    for seat in SEATS:
        for event in told(record, seat):
            msgspec.convert(event, event_type)
        for entry in range(0, len(record.entries) + 1, max(1, len(record.entries) // 5)):
            msgspec.convert(record.at(entry).state.view(seat).data(), wire.view)


@pytest.mark.parametrize("title", list(sandtable.TITLES))
def test_every_sentence_about_an_event_has_a_type(title: str) -> None:
    game = sandtable.load(title)
    texts = [(folder / "en.ftl").read_text(encoding="utf-8") for folder in game.locales]
    said = {
        key.replace("-", "_") for key in re.findall(r"^event-([\w-]+) =", "\n".join(texts), re.M)
    }
    typed = {event.__struct_config__.tag for event in wire_of(title).events}
    assert said
    assert said - typed == set()


@pytest.mark.parametrize("title", list(sandtable.TITLES))
def test_an_event_contains_what_the_next_view_shows(title: str) -> None:
    """An event contains everything that a page needs to draw it without further computation."""
    compared = 0
    moments = [
        (record, entry, events)
        for record in map(replayed, RECORDS)
        if record.state.scenario.title == title
        for entry, events in enumerate(record.events)
        if events and events[-1].now is not None
    ]
    for record, entry, events in moments:
        now: Any = events[-1].now
        compared += 1
        args = events[-1].args
        view: Any = record.at(entry + 1).state.view(None).data()
        sides = view["sides"]
        if "points" in now:
            for key in ("points", "scouted", "controlled"):
                assert now[key] == {side: sides[side][key] for side in sides}
        elif "vehicle" in now:
            assert now["vehicle"] in view["vehicles"]
        elif "aims" in now:
            assert now["aims"] == view["aims"]
        else:
            units = [unit for unit in sides[args["side"]]["units"] if now.items() <= unit.items()]
            assert args["unit"] in [unit["unit"] for unit in units]
    assert compared > 3


PLACES = ("cell", "rear", "facing", "aboard", "off", "side", "concealed", "marker")


def places(view: Any, seat: int) -> dict[str, dict[str, Any]]:
    """Return the positions of a seat's pieces and of the vehicles, by name."""
    side = view["sides"][list(view["sides"])[seat]]
    if "units" in side:
        return {one["unit"]: {key: one.get(key) for key in PLACES} for one in side["units"]}
    found = {one["unit"]: {"tile": one["tile"]} for one in side["counters"]}
    return found | {
        one["vehicle"]: {key: one[key] for key in ("side", "tile", "seats")}
        for one in view.get("vehicles", [])
    }


def place(piece: dict[str, Any]) -> dict[str, Any]:
    """Return a piece's position without the fields that an attack may change."""
    turned = ("side", "concealed") if "cell" in piece else ()
    return {key: value for key, value in piece.items() if key not in turned}


def drawn(before: dict[str, dict[str, Any]], after: Any, unit: str) -> dict[str, dict[str, Any]]:
    """Return the positions that a page draws after a choice."""
    if after is None:
        return before
    if "counters" in after:
        vehicles = {one["vehicle"]: one for one in after.get("vehicles", [])}
        moved = {unit: {"tile": tile} for unit, tile in after["counters"].items()}
        for name, vehicle in vehicles.items():
            moved[name] = {key: vehicle[key] for key in before[name]}
        return before | moved
    stands = {"side": "front", "concealed": False} | after
    return before | {unit: {key: stands.get(key) for key in PLACES}}


def tried(position: State, seat: int, ask: Any) -> Iterator[tuple[State, Any, Any, State]]:
    """Yield each choice of a tree: the position before it, its question, the choice, the position
    after it."""
    for choice in ask["options"]:
        after = position.clone()
        after.choose(after.scenario.move(choice["move"]), seat)
        yield position, ask, choice, after.clone()
        if "next" in choice:
            go_past(after, seat)
            yield from tried(after, seat, choice["next"])


@pytest.mark.parametrize("title", list(sandtable.TITLES))
def test_a_choice_contains_the_new_positions_of_own_pieces(title: str) -> None:
    """A choice contains everything that a page needs to draw a line before it is committed."""
    moved = 0
    wire = wire_of(title)
    records = [record for record in map(replayed, RECORDS) if record.state.scenario.title == title]
    states = [
        record.at(entry).state for record in records for entry in range(0, len(record.entries), 41)
    ]
    for state in states:
        for seat in state.seats_owing:
            position = state.view(seat).position
            tree = LineTree(position, seat).ask(position)
            for before, ask, choice, after in tried(position, seat, tree):
                told = choice.get("after")
                if told is not None:
                    moved += 1
                    msgspec.convert(told, wire.after)
                now = places(after.view(seat).data(), seat)
                was = places(before.view(seat).data(), seat)
                shown = drawn(was, told, str(ask["args"].get("unit", "")))
                # Pieces that are lost or have left the board are announced by events.
                left = {name for name, where in now.items() if where.get("off") != "gone"}
                for name in left:
                    assert place(shown[name]) == place(now[name]), (choice["move"], name)
                if told is not None and "counters" not in told:
                    assert shown[ask["args"]["unit"]] == now[ask["args"]["unit"]], choice["move"]
    assert moved > 40


def test_nothing_on_the_wire_is_untyped() -> None:
    wires = [*(ROOT / "src/sandtable/server/wire").glob("*.py"), *(ROOT / "src").rglob("wire.py")]
    wires.append(ROOT / "src/sandtable/agents/coach_messages.py")
    for file in wires:
        assert "Any" not in re.findall(r"\w+", file.read_text(encoding="utf-8")), file
    for file in [*(ROOT / "web/src").rglob("*.ts"), *(ROOT / "web/src").rglob("*.svelte")]:
        assert "as unknown as" not in file.read_text(encoding="utf-8"), file
