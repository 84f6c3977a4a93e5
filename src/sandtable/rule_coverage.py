"""Which tests cover which rules, for ``sandtable rule-coverage``.

``docs/rules/`` describes the rules, one heading each. A test that proves a rule names it with
``@pytest.mark.rule("UN-7.3")``. Tests marked ``soak`` do not count, because ``make test`` does not
run them.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

HEADING = re.compile(r"^### ([A-Z]{2}-\d+\.\d+) (.+)$")


@dataclass(slots=True)
class Rule:
    """A rule, where it is described, and the tests that prove it."""

    id: str
    title: str
    where: str
    tests: list[str] = field(default_factory=list)


def project_root() -> Path | None:
    """Return the checkout that this package runs from, or None."""
    for folder in (Path.cwd(), *Path.cwd().parents, *Path(__file__).parents):
        if (folder / "docs" / "rules").is_dir() and (folder / "tests").is_dir():
            return folder
    return None


def read_rules(root: Path) -> list[Rule]:
    """Return every rule with its proofs, in the order of the docs."""
    rules: dict[str, Rule] = {}
    for page in sorted((root / "docs" / "rules").glob("*.md")):
        for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
            if heading := HEADING.match(line):
                where = f"{page.relative_to(root).as_posix()}:{number}"
                rules[heading[1]] = Rule(heading[1], heading[2], where)
    for test, ids in sorted(find_proofs(root / "tests").items()):
        for id in ids:
            if id in rules:
                rules[id].tests.append(test)
            else:
                rules[id] = Rule(id, "named by a test but missing from the rulebook", "", [test])
    return list(rules.values())


def find_proofs(tests: Path) -> dict[str, list[str]]:
    """Return the rule ids that each test names, by test id."""
    proofs: dict[str, list[str]] = {}
    for file in sorted(tests.rglob("test_*.py")):
        name = file.relative_to(tests.parent).as_posix()
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in [] if _is_soak_module(tree) else _tests(tree.body):
            ids = [id for decorator in node.decorator_list for id in _ids(decorator)]
            if ids:
                proofs[f"{name}::{node.name}"] = ids
    return proofs


def _tests(body: list[ast.stmt]) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Yield the tests that ``make test`` runs."""
    for node in body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            if any(_is_soak(decorator) for decorator in node.decorator_list):
                continue
            if isinstance(node, ast.ClassDef):
                yield from _tests(node.body)
            elif node.name.startswith("test_"):
                yield node


def _is_soak_module(tree: ast.Module) -> bool:
    return any(
        isinstance(node, ast.Assign)
        and ast.unparse(node.targets[0]) == "pytestmark"
        and "mark.soak" in ast.unparse(node.value)
        for node in tree.body
    )


def _is_soak(decorator: ast.expr) -> bool:
    """Return whether a decorator marks a test, or all its cases, as ``soak``."""
    words = ast.unparse(decorator)
    if words.endswith("mark.soak") or "mark.soak(" in words:
        return True
    if isinstance(decorator, ast.Call) and words.startswith("pytest.mark.parametrize("):
        cases = decorator.args[1] if len(decorator.args) > 1 else None
        if isinstance(cases, ast.List | ast.Tuple) and cases.elts:
            return all("mark.soak" in ast.unparse(case) for case in cases.elts)
    return False


def _ids(decorator: ast.expr) -> list[str]:
    if not isinstance(decorator, ast.Call) or not ast.unparse(decorator.func).endswith("mark.rule"):
        return []
    return [str(arg.value) for arg in decorator.args if isinstance(arg, ast.Constant)]
