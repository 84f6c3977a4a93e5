"""A card effect is one row, and a moment one class: each is added to a copy in one place and
played."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

EFFECT = """
class Cheer(Effect):
    def helps(self, state: Skirmish, seat: i64, card: i64) -> bool:
        return state.army(seat).points < 9

    def resolve(self, state: Skirmish, seat: i64, card: i64, target: i64, second: i64) -> None:
        state.army(seat).points += state.theatre.power[card] + 1


"""

PLAY_EFFECT = """
from sandtable.heroes.cards.effects import EFFECTS
from sandtable.heroes.model import codes
from sandtable.heroes.testkit import Table

table = Table().put("fire_team", "c3").hand("us", "repairs")
card = table.theatre.card("repairs")
table.theatre.effect[card] = EFFECTS.index("cheer")
power = table.theatre.power[card]
table.window(codes.SUPPLY_MOVES, seat=0)
assert table.why("card repairs") is None
table.choose("card repairs")
assert table.state.army(0).points == power + 1
table.state.army(0).points = 9
table.hand("us", "repairs").window(codes.SUPPLY_MOVES, seat=0)
assert table.why("card repairs")[1] == "no-use"
print("played")
"""

MOMENT = '''

class Saluting(Moment):
    """A side may salute, once."""

    def __init__(self) -> None:
        super().__init__("salute")

    def advance(self, state: Skirmish, top: i64) -> bool:
        return ask(state, field(top, FIRST))

    def choose(self, state: Skirmish, top: i64, seat: i64, kind: i64, arg: i64) -> None:
        state.army(seat).points += 1
        state.pop2()


KINDS[50] = Saluting()
'''

PLAY_MOMENT = """
from sandtable.heroes.testkit import Table

table = Table().put("fire_team", "c3").window(50, seat=1)
assert table.state.decision().prompt == "salute"
assert table.options() == ["pass"]
assert table.why("pass") is None
assert table.why("halt")[1] == "not-asked"
view = table.state.view(0).position
assert view == table.state.clone().view(0).position
table.choose("pass")
assert table.state.army(1).points == 1
print("played")
"""


def changed_copy(interpreted: Path, folder: Path) -> Path:
    return Path(shutil.copytree(interpreted, folder / "copy"))


def play(copy: Path, script: str) -> str:
    result = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": str(copy)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    return result.stdout


def test_a_card_effect_is_one_row_of_one_table(interpreted: Path, tmp_path: Path) -> None:
    copy = changed_copy(interpreted, tmp_path)
    file = copy / "sandtable/heroes/cards/effects.py"
    text = file.read_text()
    table = "TABLE: Final[list[Effect]] = ["
    assert table in text
    before, _, after = text.partition(table)
    file.write_text(
        before + EFFECT + table + after.replace("\n]\n", '\n    Cheer("cheer"),\n]\n', 1)
    )
    assert play(copy, PLAY_EFFECT) == "played\n"


def test_a_moment_is_one_class(interpreted: Path, tmp_path: Path) -> None:
    copy = changed_copy(interpreted, tmp_path)
    file = copy / "sandtable/heroes/turn/phases.py"
    file.write_text(file.read_text() + MOMENT)
    assert play(copy, PLAY_MOMENT) == "played\n"
