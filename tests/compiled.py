"""Runs the same script with the compiled and the interpreted package."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any


def both_ways(interpreted: Path, script: str, *arguments: object) -> tuple[list[Any], list[Any]]:
    """Return what a script found with the compiled and with the interpreted package.

    The script prints, as JSON, whether the package is compiled and what it found.
    """
    compiled, fast = _run(script, arguments, {})
    pure, slow = _run(script, arguments, {"PYTHONPATH": str(interpreted)})
    assert compiled, "the engine is not compiled here: is there a C compiler?"
    assert not pure
    return fast, slow


def _run(script: str, arguments: tuple[object, ...], variables: dict[str, str]) -> Any:
    output = subprocess.run(
        [sys.executable, "-c", script, *map(str, arguments)],
        env={**os.environ, **variables},
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    return json.loads(output)
