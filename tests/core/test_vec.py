"""The engine needs librt only for speed: without it the same games are played, interpreted."""

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import sandtable
from sandtable import Rng
from sandtable.agents.network_guide import reader_of
from sandtable.core.playout import play_out
from sandtable.core.record import digest

ROOT = Path(__file__).parents[2]
WITHOUT = """
import json, sys
sys.modules["librt"] = sys.modules["librt.vecs"] = None
import sandtable
from sandtable.core import vec
from sandtable.agents.network_guide import reader_of
from sandtable.core.playout import play_out
from sandtable.core.record import digest
from sandtable.core.rng import Rng
assert not sandtable.COMPILED and "array" in str(vec._Integers.__mro__)
found = []
for title in json.loads(sys.argv[1]):
    game = sandtable.load(title)
    start = game.start(game.listings()[0].id, Rng(7))
    seen = reader_of(start).position(start, 0)
    end = start.clone()
    play_out(end, Rng(11))
    found.append([digest(start), digest(end), [float(number) for number in seen]])
print(json.dumps(found))
"""


def test_one_module_imports_librt() -> None:
    found = {
        file.relative_to(ROOT).as_posix()
        for folder in ("src", "tests", "scripts")
        for file in (ROOT / folder).rglob("*.py")
        if "librt" in (text := file.read_text(encoding="utf-8"))
        for node in ast.walk(ast.parse(text))
        if (isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "librt")
        or (isinstance(node, ast.Import) and any(a.name.startswith("librt") for a in node.names))
    }
    assert found == {"src/sandtable/core/vec.py"}


@pytest.mark.parametrize("title", sandtable.TITLES)
def test_without_librt_the_same_game_is_played(title: str, interpreted: Path) -> None:
    game = sandtable.load(title)
    start = game.start(game.listings()[0].id, Rng(7))
    seen = [float(number) for number in reader_of(start).position(start, 0)]
    end = start.clone()
    play_out(end, Rng(11))
    output = subprocess.run(
        [sys.executable, "-c", WITHOUT, json.dumps([title])],
        env={**os.environ, "PYTHONPATH": str(interpreted)},
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    assert json.loads(output) == [[digest(start), digest(end), seen]]
