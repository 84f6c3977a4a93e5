"""The recruit in the desert: it drives, boards, demolishes, repairs, hunts and escapes."""

from collections import Counter

import sandtable
from sandtable.agents import make
from sandtable.agents.match import play_game
from sandtable.undaunted.testkit import DesertTable

TITLE = "undaunted-north-africa"
GAME = sandtable.load(TITLE)
ASKED = ("random", "recruit", "corporal")
"""Agents tested often. Higher levels are the corporal with more rounds, and too slow here;
test_agents_levels tests the top level."""
SCENARIOS = [listing.id for listing in GAME.listings()]


def let_play(table: DesertTable, choices: int) -> list[str]:
    """Return the recruit's next choices, until chance."""
    made = []
    for _ in range(choices):
        view = table.state.view(table.state.seat)
        decision = view.decision()
        assert decision is not None
        move = make("thumb", 1).decide(view, decision).text
        table.choose(move)
        made.append(move)
        if table.waits_for_chance or table.result:
            break
    return made


def test_recruits_use_what_the_desert_has() -> None:
    done: Counter[str] = Counter()
    for scenario in SCENARIOS:
        for number in range(3):
            record = play_game(GAME, scenario, ("thumb", "thumb"), seed=5, number=number)
            for event in record.seen_by(None):
                assert event.kind != "hunkered_down"
                done[event.kind] += 1
                done[f"{event.kind} {event.args.get('action', '')}"] += 1
    for kind in ("drove", "boarded", "alighted", "shifted", "structure_destroyed", "escaped"):
        assert done[kind] > 0, kind
    for action in ("used drive", "used attack", "played demolish", "played anti_tank"):
        assert done[action] > 0, action


def test_it_destroys_the_structure_that_wins() -> None:
    table = DesertTable("landing-ground-no-7").raze("18A")
    table.put("lrdg.engineer", "11A").put("it.rifleman_a", "8B")
    table.markers("lrdg", scouted=["11A"]).cards("lrdg", hand=["engineer"])
    table.cards("it", deck=["rifleman_a"]).turn("lrdg")
    assert let_play(table, 3) == ["play engineer", "do demolish", "at_structure 11A"]


def test_it_drives_off_the_board_when_it_can() -> None:
    table = DesertTable("jebel-sherif").park("gun_truck", "6A", "rifleman", "machine_gunner")
    table.cards("lrdg", hand=["rifleman"]).cards("it", deck=["rifleman_a"]).turn("lrdg")
    assert let_play(table, 3) == ["play rifleman", "use drive", "leave"]


def test_it_drives_towards_the_way_out() -> None:
    table = DesertTable("jebel-sherif").park("gun_truck", "11B", "rifleman", "machine_gunner")
    table.markers("lrdg", scouted=["11B", "2A", "6A"])
    table.cards("lrdg", hand=["rifleman"]).cards("it", deck=["rifleman_a"]).turn("lrdg")
    assert let_play(table, 4) == ["play rifleman", "use drive", "to 2A", "to 6A"]


def test_it_makes_a_vehicle_run_again() -> None:
    table = DesertTable("murzuk").park("gun_truck", "12A", "engineer", damage=2)
    table.take_off("it").put("it.rifleman_a", "15B").markers("lrdg", scouted=["12A"])
    table.cards("lrdg", hand=["engineer"]).cards("it", deck=["rifleman_a"]).turn("lrdg")
    assert let_play(table, 2) == ["play engineer", "do repair"]


def test_it_fires_at_the_tank_it_must_destroy() -> None:
    table = DesertTable("bir-bu-hasci").put("lrdg.anti_tank", "3B")
    table.cards("lrdg", hand=["anti_tank"]).cards("it", deck=["rifleman_a"]).turn("lrdg")
    assert let_play(table, 3) == ["play anti_tank", "do anti_tank", "at_vehicle medium_tank"]
