"""The page about the life of a move names rooms that exist and that a move passes through."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "life-of-a-move.md"
MOST_ROOMS = 45
ROOMS = re.findall(r"^\| (\d+) \| `(.+?)` \| (.+) \|$", PAGE.read_text(), re.MULTILINE)
TYPES_ONLY = {"src/sandtable/server/wire/table.py"}
"""A message is decoded into its type without running code of the module."""


def test_the_rooms_are_counted_and_few() -> None:
    assert [int(number) for number, _, _ in ROOMS] == list(range(1, len(ROOMS) + 1))
    assert 30 < len(ROOMS) <= MOST_ROOMS
    assert len({room for _, room, _ in ROOMS}) == len(ROOMS)


@pytest.mark.parametrize(("room", "text"), [(room, text) for _, room, text in ROOMS])
def test_each_room_exists_and_has_what_is_named(room: str, text: str) -> None:
    source = (ROOT / room).read_text(encoding="utf-8")
    for name in re.findall(r"`(\w+)`", text):
        if room.endswith(".py"):
            defined = rf"^\s*(async )?(def|class) {name}\b"
        else:
            defined = rf"^\s*(export |protected |async )*(function |const )?{name}\b.*[(=]"
        assert re.search(defined, source, re.MULTILINE), f"{room}: {name}"


def test_an_attack_at_a_server_passes_through_the_rooms(interpreted: Path, tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("attack_at_a_server.py")), str(tmp_path)],
        env={**os.environ, "PYTHONPATH": str(interpreted)},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert told.returncode == 0, told.stderr
    entered = {f"src/{line}" for line in told.stdout.splitlines()}
    rooms = {room for _, room, _ in ROOMS if room.endswith(".py")} - TYPES_ONLY
    assert len(rooms) > 20
    assert rooms <= entered, rooms - entered
