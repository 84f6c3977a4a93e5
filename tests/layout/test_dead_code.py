"""The list of names that the search for dead code passes over."""

import tomllib
from fnmatch import fnmatchcase
from pathlib import Path

import pytest
from vulture import Vulture

ROOT = Path(__file__).parents[2]


def test_every_name_that_is_passed_over_exists(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["vulture"]
    found = Vulture(ignore_decorators=config["ignore_decorators"])
    found.scavenge(config["paths"], config["exclude"])
    unused = {str(item.name) for item in found.get_unused_code(config["min_confidence"])}
    assert len(unused) > 20
    patterns = config["ignore_names"]
    assert [one for one in patterns if not any(fnmatchcase(name, one) for name in unused)] == []
