"""The mutation testing script: it finds changes, identifies them, and knows its explanations."""

import gc
import os
import sys
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).parents[2] / "scripts"
SOURCE = '''
LIMIT: Final = START + 2


class Shot:
    @property
    def hits(self) -> bool:
        """Whether it hits."""
        if self.total >= LIMIT and not self.jammed:
            self.count(1)
        return True
'''


@pytest.fixture(autouse=True)
def _scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(SCRIPTS)


def test_each_change_is_found_once_and_named_by_its_function_and_lines() -> None:
    from mutant_finder import find_mutants

    found = find_mutants("shot.py", SOURCE)
    condition = "if self.total >= LIMIT and not self.jammed:"
    assert {(mutant.function, mutant.before, mutant.after) for mutant in found} == {
        ("Shot.hits", condition, "if self.total > LIMIT and not self.jammed:"),
        ("Shot.hits", condition, "if self.total >= LIMIT or not self.jammed:"),
        ("Shot.hits", condition, "if self.total >= LIMIT and (self.jammed):"),
        ("Shot.hits", condition, "if not (self.total >= LIMIT and not self.jammed):"),
        ("Shot.hits", "self.count(1)", "self.count(2)"),
        ("Shot.hits", "self.count(1)", "pass"),
        ("Shot.hits", "return True", "return False"),
    }
    assert len(found) == 7
    assert {mutant.key[0] for mutant in found} == {"hits"}
    for mutant in found:
        assert mutant.after in mutant.applied(SOURCE.encode()).decode()


def test_a_sample_has_changes_from_every_part() -> None:
    from mutant_finder import find_mutants
    from mutants import spread

    found = find_mutants("shot.py", SOURCE * 10)
    for seed in range(5):
        lines = [mutant.line // 12 for mutant in spread(found, 10, seed)]
        assert lines == list(range(10))
    assert spread(found, 0, 1) == found


def test_a_function_gets_the_changed_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from mutant_finder import find_mutants
    from mutant_trials import put_in

    source = "def twice(number):\n    return number * 2\n"
    (tmp_path / "numbers_to_change.py").write_text(source)
    monkeypatch.syspath_prepend(tmp_path)
    import numbers_to_change  # type: ignore[import-not-found]

    twice = numbers_to_change.twice
    (mutant, _) = find_mutants("numbers_to_change.py", source)
    assert twice(5) == 10
    gc.freeze()  # like tests/conftest.py: frozen functions are not in `gc.get_objects`
    assert put_in(mutant, tmp_path)
    assert twice(5) == 7
    gc.freeze()
    del sys.modules["numbers_to_change"]


def test_every_explanation_gives_a_reason_for_a_change_that_exists() -> None:
    from mutants import explanations, stale_explanations

    assert stale_explanations() == []
    explained = explanations()
    assert explained
    for (_, before, after), why in explained.items():
        assert before != after
        assert why.endswith(".")


def test_work_is_shared_out_and_each_copy_prepares_itself_once() -> None:
    from mutant_trials import shared_out

    prepared: list[int] = []

    def before() -> None:
        prepared.append(os.getpid())

    def work(number: int) -> tuple[int, list[int], int]:
        return number * number, prepared, os.getpid()

    results = dict(shared_out(work, 6, 2, before))
    assert {number: square for number, (square, _, _) in results.items()} == {
        number: number * number for number in range(6)
    }
    for _, copies, here in results.values():
        assert copies == [here]
        assert here != os.getpid()
    assert not prepared
