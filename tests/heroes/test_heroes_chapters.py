"""Each chapter of the rulebook has its modules, with its questions, options, refusals and
effects."""

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

import sandtable.heroes.engine
from sandtable.heroes.facets.rule_table import PROMPTS
from sandtable.heroes.model.moments import KINDS, Moment

ROOT = Path(sandtable.heroes.__file__).parent
RULE = re.compile(r"HN-(\d+)(?:\.\d+)?\b")
MOST_MODULES = 2


def homes() -> dict[int, set[str]]:
    """Return the modules with the moments of each chapter. A moment belongs to the first rule in
    its docstring."""
    found: dict[int, set[str]] = defaultdict(set)
    for file in sorted(ROOT.rglob("*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and "Moment" in map(ast.unparse, node.bases):
                rule = RULE.search(ast.get_docstring(node) or "")
                assert rule is not None, f"{node.name} names no rule"
                found[int(rule[1])].add(file.relative_to(ROOT).as_posix())
    return found


@pytest.mark.parametrize("chapter", range(4, 15))
def test_the_moments_of_a_chapter_are_in_its_rooms(chapter: int) -> None:
    modules = homes()[chapter]
    assert len(modules) <= MOST_MODULES, modules


def test_every_moment_is_in_a_room() -> None:
    classes = {type(moment) for moment in KINDS if type(moment) is not Moment}
    assert len(classes) > 25
    assert sum(map(len, homes().values())) >= 20


def test_a_moment_says_which_rules_are_behind_its_questions() -> None:
    """The table of questions is made from the moments, except rerolls, which belong to cards."""
    asked = [moment for moment in KINDS if moment.prompt]
    assert len(asked) >= 20
    for moment in asked:
        assert moment.prompt in moment.rules or moment.prompt == "dice_rolled"
    assert sum(len(moment.rules) for moment in KINDS) == len(PROMPTS), (
        "no prompt belongs to two moments"
    )
    assert all(RULE.fullmatch(rule) for rules in PROMPTS.values() for rule in rules)
