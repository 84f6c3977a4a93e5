"""The page about the life of a move names rooms that exist and that moves pass through."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import sandtable
from sandtable.words import Words

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "life-of-a-move.md"
ROW = re.compile(r"^\| (\d+) \| `(.+?)` \| (.+) \|$", re.MULTILINE)


def walks() -> Iterator[tuple[str, list[tuple[str, str, str]], int]]:
    """Yield the titles of the page in order, with the rooms of each walk and their maximum."""
    titles = {Words(sandtable.load(title), "en").say("title"): title for title in sandtable.TITLES}
    head, *parts = re.split(r"^## [^:\n]+: .*$", PAGE.read_text(encoding="utf-8"), flags=re.M)
    named = re.findall(rf"({'|'.join(titles)})\s\(at most (\d+)", " ".join(head.split()))
    for (name, most), part in zip(named, parts, strict=True):
        yield titles[name], ROW.findall(part), int(most)


WALKS = {title: (rooms, most) for title, rooms, most in walks()}
TYPES_ONLY = {"src/sandtable/server/wire/table.py"}
"""Modules with message types only: decoding does not run their code."""


@pytest.mark.parametrize("title", WALKS)
def test_the_rooms_are_counted_and_few(title: str) -> None:
    rooms, most = WALKS[title]
    assert [int(number) for number, _, _ in rooms] == list(range(1, len(rooms) + 1))
    assert 30 < len(rooms) <= most
    assert len({room for _, room, _ in rooms}) == len(rooms)


@pytest.mark.parametrize(
    ("room", "text"), sorted({row[1:] for rooms, _ in WALKS.values() for row in rooms})
)
def test_each_room_exists_and_has_what_is_named(room: str, text: str) -> None:
    source = (ROOT / room).read_text(encoding="utf-8")
    for name in re.findall(r"`(\w+)`", text):
        if room.endswith(".py"):
            defined = rf"^\s*(async )?(def|class) {name}\b"
        else:
            defined = (
                rf"^\s*(export |protected |override |async )*(function |const )?{name}\b.*[(=]"
            )
        assert re.search(defined, source, re.MULTILINE), f"{room}: {name}"


@pytest.mark.parametrize("title", WALKS)
def test_an_attack_at_a_server_passes_through_the_rooms(
    title: str, interpreted: Path, tmp_path: Path
) -> None:
    rooms = {room for _, room, _ in WALKS[title][0] if room.endswith(".py")} - TYPES_ONLY
    assert len(rooms) > 20
    script = Path(__file__).with_name("attack_at_a_server.py")
    told = subprocess.run(
        [sys.executable, str(script), title, str(tmp_path), *rooms],
        env={**os.environ, "PYTHONPATH": str(interpreted)},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert told.returncode == 0, told.stderr
