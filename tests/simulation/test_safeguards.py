"""The list of safeguards, which are removed one by one, matches the present code."""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "scripts"))

from safeguards import removals  # noqa: E402


def test_every_removal_still_applies() -> None:
    for removal in removals():
        text = (ROOT / removal.file).read_text()
        assert text.count(removal.old) == 1, removal.name
        assert removal.new != removal.old, removal.name
        compile(text.replace(removal.old, removal.new), removal.file, "exec")


def test_the_test_for_each_removal_exists() -> None:
    for removal in removals():
        file, _, name = removal.test.partition("::")
        if file:
            assert not name or f"def {name}(" in (ROOT / file).read_text(), removal.name


def test_there_are_enough_safeguards() -> None:
    found = removals()
    assert len({removal.name for removal in found}) == len(found) >= 25
    assert sum(not removal.test for removal in found) >= 10
