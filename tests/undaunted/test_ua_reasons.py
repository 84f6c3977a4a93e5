"""Every reason of this title for refusing a move occurs, and names its rule."""

from collections.abc import Callable

import pytest
from proving_ground import HOPE, empty, lay

from sandtable.core import IllegalMove, Refusal
from sandtable.undaunted.north_africa.codes import REASONS
from sandtable.undaunted.testkit import DesertTable

Case = tuple[Callable[[], DesertTable], str]


def crewed(*moves: str) -> DesertTable:
    """Return a rifleman and a machine gunner in the gun truck on 19A, with enemies far away."""
    table = lay("lrdg", "rifleman").markers("lrdg", scouted=["19A", "14A"])
    table.park("gun_truck", "19A", "rifleman", "machine_gunner").put("it.gunner", "15B")
    return table.choose("play rifleman", *moves)


def on_foot(*moves: str) -> DesertTable:
    """Return a rifleman beside the gun truck on 19A, with all kinds of enemies."""
    table = lay("lrdg", "rifleman").put("lrdg.rifleman", "19A")
    table.park("gun_truck", "19A", "scout").park("pilot_car", "8A")
    table.park("scout_car", "19A", "rifleman_a").park("medium_tank", "19A")
    return table.put("it.gunner", "15B").choose("play rifleman", *moves)


def tank(*moves: str) -> DesertTable:
    """Return the tank's gunner at its wheel, alone on the board."""
    table = lay("it", "gunner").park("medium_tank", "7A", "gunner")
    return table.choose("play gunner", *moves)


def engineer(*moves: str) -> DesertTable:
    """Return the engineer on 19A among three vehicles, two of them damaged."""
    table = lay("lrdg", "engineer").put("lrdg.engineer", "19A").put("it.gunner", "15B")
    table.park("gun_truck", "19A", damage=1).park("pilot_car", "19A")
    table.park("lorry", "19A", damage=1)
    return table.choose("play engineer", *moves)


def sapper_aboard() -> DesertTable:
    table = lay("lrdg", "engineer").park("gun_truck", "19A", "engineer").put("it.gunner", "15B")
    return table.park("pilot_car", "19A", damage=1).choose("play engineer")


def saboteur(*moves: str) -> DesertTable:
    """Return the saboteur on 18A with an aircraft, and enemy vehicles on other tiles."""
    table = lay("lrdg", "saboteur").put("lrdg.saboteur", "18A").park("lorry", "7A")
    return table.put("it.gunner", "18A").raze("11A").choose("play saboteur", *moves)


def navigator(*moves: str, everywhere: bool = False) -> DesertTable:
    """Return the navigator on 18A; 18A, 6B, 8A, 4A, 19A and 12A are marked, or all tiles."""
    table = lay("lrdg", "navigator").put("lrdg.navigator", "18A").put("it.gunner", "15B")
    near = ["18A", "6B", "8A", "4A", "19A", "12A"]
    table.markers("lrdg", scouted=list(table.field.tiles) if everywhere else near)
    return table.choose("play navigator", *moves)


def plane() -> DesertTable:
    table = lay("it", "recon_plane").markers("it", scouted=["1A"])
    return table.choose("play recon_plane", "do observe")


def fleeing(card: str, *pieces: str) -> DesertTable:
    names = ", ".join(f'"{piece}"' for piece in pieces)
    table = lay("lrdg", card, lrdg=f"escape = {{ pieces = [{names}], number = 1 }}")
    return table.markers("lrdg", scouted=["12A", "1A"])


def on_foot_to_leave(tile: str, *pieces: str) -> DesertTable:
    table = fleeing("rifleman", *pieces).put("lrdg.scout", "8A").put("lrdg.rifleman", tile)
    return table.choose("play rifleman", "do move")


def truck_to_leave() -> DesertTable:
    table = fleeing("rifleman", "gun_truck", "rifleman")
    return table.park("gun_truck", "4A", "rifleman", "scout").choose("play rifleman", "use drive")


def picking() -> DesertTable:
    table = lay("lrdg", "anti_tank").put("lrdg.anti_tank", "7A")
    table.park("medium_tank", "7A", "tank_driver", "gunner")
    return table.plays("anti_tank", "anti_tank", "at_vehicle medium_tank", dice=[9, 9])


def guarded() -> DesertTable:
    table = lay("lrdg", "rifleman").put("lrdg.rifleman", "13A").markers("lrdg", scouted=["13A"])
    table.markers("it", controlled=["13A"]).park("medium_tank", "13A", "gunner")
    return table.choose("play rifleman")


def inspiring() -> DesertTable:
    table = empty().cards(
        "lrdg",
        hand=["warrant_officer", "navigator"],
        played=["lieutenant", "scout"],
        deck=HOPE["lrdg"],
    )
    return table.turn("lrdg").choose("play warrant_officer", "do inspire")


def disabled() -> DesertTable:
    return crewed().park("gun_truck", "19A", "rifleman", damage=2)


def stuck() -> DesertTable:
    return crewed().markers("lrdg")


def into_the_rocks() -> DesertTable:
    table = crewed().markers("lrdg", scouted=["21A", "13A"])
    return table.park("gun_truck", "14A", "rifleman").choose("use drive")


def wrecked() -> DesertTable:
    return on_foot("do attack").wreck("scout_car")


CASES: dict[str, Case] = {
    "not-aboard": (on_foot, "use drive"),
    "disabled": (disabled, "use drive"),
    "not-a-specialist": (tank, "use drive"),
    "not-this-seat": (crewed, "use navigate"),
    "in-vehicle": (crewed, "do move"),
    "not-together": (crewed, "swap scout"),
    "changed-already": (lambda: crewed("shift 3"), "alight"),
    "no-effect-then": (tank, "alight"),
    "already-aboard": (crewed, "board gun_truck.3"),
    "not-here": (on_foot, "board pilot_car.1"),
    "seat-taken": (on_foot, "board gun_truck.1"),
    "enemy-aboard": (on_foot, "board scout_car.2"),
    "rough-ground": (into_the_rocks, "to 21A"),
    "no-way-to-drive": (stuck, "use drive"),
    "guarded": (guarded, "do control"),
    "nothing-to-mark": (lambda: navigator(everywhere=True), "do navigate"),
    "not-connected": (lambda: navigator("do navigate"), "mark 7A"),
    "leads-nowhere": (lambda: navigator("do navigate"), "mark 6B"),
    "already-marked": (plane, "mark 1A"),
    "one-marker-due": (plane, "enough"),
    "nothing-to-repair": (
        lambda: engineer().park("lorry", "7A").park("gun_truck", "7A"),
        "do repair",
    ),
    "undamaged": (lambda: engineer("do repair"), "mend pilot_car"),
    "other-vehicle": (sapper_aboard, "do repair"),
    "command-not-inspired": (inspiring, "take lieutenant"),
    "no-target": (tank, "do attack"),
    "shielded": (lambda: on_foot("do attack"), "at it.rifleman_a"),
    "only-vehicles": (lambda: saboteur("do demolish"), "at it.gunner"),
    "armoured": (lambda: on_foot("do attack"), "at_vehicle medium_tank"),
    "own-vehicle": (lambda: on_foot("do attack"), "at_vehicle gun_truck"),
    "not-same-tile": (lambda: saboteur("do demolish"), "at_vehicle lorry"),
    "no-structure": (lambda: saboteur("do demolish"), "at_structure 11A"),
    "only-demolish": (lambda: saboteur("do attack"), "at_structure 18A"),
    "no-escape-here": (lambda: on_foot_to_leave("6B", "rifleman"), "leave"),
    "not-to-escape": (lambda: on_foot_to_leave("4A", "scout"), "leave"),
    "crew-not-to-escape": (truck_to_leave, "leave"),
    "not-inside": (picking, "pick crewman"),
    "vehicle-gone": (wrecked, "at_vehicle scout_car"),
    "no-such-seat": (crewed, "shift 4"),
}


def test_there_is_a_case_for_every_reason() -> None:
    assert set(CASES) == {key for _, key in REASONS.values()}


@pytest.mark.parametrize(("rule", "key"), REASONS.values(), ids=lambda value: value)
def test_a_refusal_names_the_rule_and_changes_nothing(rule: str, key: str) -> None:
    build, move = CASES[key]
    table = build()
    table.state.forget_options()
    assert table.refusal(move) == Refusal(rule, key)
    assert not table.offers(move)
    before = table.state.clone()
    with pytest.raises(IllegalMove) as refused:
        table.choose(move)
    assert (refused.value.rule, refused.value.key) == (rule, key)
    assert table.state == before


def test_a_move_unrelated_to_the_question_is_refused_as_such() -> None:
    """After a change of seat, too: only another change is refused because of it."""
    finish = Refusal("UN-4.2", "finish-first")
    for table in (crewed(), crewed("shift 3")):
        for move in ("to 14A", "mark 14A", "pick scout", "stay", "leave", "mend gun_truck"):
            assert table.refusal(move) == finish
    assert crewed("use drive", "to 14A", "halt").refusal("use drive") == finish
    assert crewed("use drive").refusal("alight") == finish
    for move in ("to 14A", "at it.gunner", "use drive", "mend gun_truck"):
        assert plane().refusal(move) == finish
    for move in ("mark 14A", "pick scout", "stay", "use drive", "leave"):
        assert engineer("do repair").refusal(move) == finish
    for move in ("mark 14A", "stay", "use drive", "leave", "mend gun_truck"):
        assert picking().refusal(move) == finish


def test_a_command_card_has_no_soldier_to_board_or_swap() -> None:
    table = crewed().turn("lrdg").choose("play lieutenant")
    for move in ("use drive", "swap rifleman", "board gun_truck.3", "alight", "shift 3"):
        assert table.refusal(move) == Refusal("UN-4.2", "finish-first")
