"""Changes the rules one small thing at a time and sees whether a test notices.

A named test can still prove nothing. Each mutant is a copy of the interpreted package with one
change in a rules module; it is caught when the rule tests fail with it. Survivors are listed with
their place and change; docs/results.md explains them.

    python scripts/mutants.py [SUITE ...] [--only PART] [--jobs N] [--sample N]
"""

import argparse
import ast
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from sandtable.agents.match import wilson

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "sandtable"


@dataclass(frozen=True, slots=True)
class Suite:
    """The rules of one system or title, and the tests that should notice a change in them."""

    modules: tuple[str, ...]
    first: tuple[str, ...]
    then: tuple[str, ...]
    """What the rule tests let through must also pass these."""


def python_files(folder: str, without: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The modules of a folder of the package, less those that hold no rules."""
    files = sorted((PACKAGE / folder).glob("*.py"))
    return tuple(
        f"{folder}/{file.name}" for file in files if file.stem not in (*without, "__init__")
    )


def python_files_below(folder: str, *rooms: str) -> tuple[str, ...]:
    """The modules of some folders of a folder, and its own."""
    below = (file for room in rooms for file in python_files(f"{folder}/{room}"))
    return (*python_files(folder), *below)


CONTENT = ("content", "codes")
"""Reading files, and names for numbers."""
LEARNING = ("features", "prospects")
"""What agents see of a position."""
SUITES = {
    "normandy": Suite(
        (
            *python_files("undaunted", (*CONTENT, *LEARNING, "field", "reasons")),
            *python_files("undaunted/rules"),
            *python_files("undaunted/normandy", (*CONTENT, "version1")),
        ),
        ("tests/rules", "tests/rulebook"),
        ("tests/perft", "tests/replays", "tests/records", "tests/properties"),
    ),
    "north-africa": Suite(
        (
            *python_files("undaunted/north_africa", (*CONTENT, *LEARNING, "tables")),
            *python_files("undaunted/north_africa/rules"),
        ),
        ("tests/rules",),
        ("tests/perft", "tests/replays", "tests/properties"),
    ),
    "heroes": Suite(
        python_files_below("heroes", "ground", "fight", "move", "cards", "turn", "know"),
        tuple(str(file) for file in sorted(ROOT.glob("tests/heroes/test_hn_*.py"))),
        (
            "tests/heroes/test_heroes_golden.py",
            "tests/heroes/test_heroes_numbers.py",
            "tests/heroes/test_heroes_properties.py",
        ),
    ),
}
PATIENCE = 4.0
"""A mutant that takes this many times as long as the rules themselves never ends."""
HYPOTHESIS = "_hypothesis_pytestplugin"
LEAST_CAUGHT = 0.9

COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
}
OPERATORS: dict[type[ast.operator], str] = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.FloorDiv: "*",
    ast.Mod: "+",
    ast.BitAnd: "|",
    ast.BitOr: "&",
}


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change: in a module, the text between two places is replaced."""

    module: str
    line: int
    start: int
    end: int
    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.module}:{self.line}: {self.old} -> {self.new}"


class Finder(ast.NodeVisitor):
    """Finds what can be changed in a module."""

    def __init__(self, module: str, source: str) -> None:
        self.module = module
        self.source = source
        self.lines = [0]
        for line in source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line.encode()))
        self.bytes = source.encode()
        self.found: list[Mutant] = []

    def offset(self, line: int, column: int) -> int:
        return self.lines[line - 1] + column

    def span(self, node: ast.AST) -> tuple[int, int]:
        return (
            self.offset(node.lineno, node.col_offset),  # type: ignore[attr-defined]
            self.offset(node.end_lineno, node.end_col_offset),  # type: ignore[attr-defined]
        )

    def text(self, start: int, end: int) -> str:
        return self.bytes[start:end].decode()

    def replace(self, node: ast.AST, new: str) -> None:
        start, end = self.span(node)
        line = node.lineno  # type: ignore[attr-defined]
        self.found.append(Mutant(self.module, line, start, end, self.text(start, end), new))

    def between(self, left: ast.expr, right: ast.expr, new: str) -> None:
        """Replace the operator that stands between two operands."""
        start, end = self.span(left)[1], self.span(right)[0]
        gap = self.text(start, end)
        operator = gap.replace("(", " ").replace(")", " ").strip()
        at = start + len(gap[: gap.index(operator)].encode())
        stop = at + len(operator.encode())
        self.found.append(Mutant(self.module, left.lineno, at, stop, operator, new))

    def visit_Compare(self, node: ast.Compare) -> None:
        left = node.left
        for operator, right in zip(node.ops, node.comparators, strict=True):
            if type(operator) in COMPARISONS:
                self.between(left, right, COMPARISONS[type(operator)])
            left = right
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in OPERATORS:
            self.between(node.left, node.right, OPERATORS[type(node.op)])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        new = "or" if isinstance(node.op, ast.And) else "and"
        for left, right in zip(node.values, node.values[1:], strict=False):
            self.between(left, right, new)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not | ast.Invert):
            self.replace(node, f"({self.text(*self.span(node.operand))})")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if node.value is True:
            self.replace(node, "False")
        elif node.value is False:
            self.replace(node, "True")
        elif isinstance(node.value, int):
            self.replace(node, str(node.value + 1))

    def visit_If(self, node: ast.If) -> None:
        if "journal" not in ast.unparse(node.test):
            self.replace(node.test, f"not ({self.text(*self.span(node.test))})")
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self.replace(node, "pass")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.replace(node, "pass")
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        if isinstance(node.value, ast.Name) and node.value.id.isupper():
            new = "GAME_OVER" if node.value.id == "LEGAL" else "LEGAL"
            if new in self.source:
                self.replace(node.value, new)
        self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        # Names in annotations and default values are no behaviour.
        for statement in node.body:
            self.visit(statement)

    def visit_Raise(self, node: ast.Raise) -> None:
        """Leave the wording of errors alone."""

    def visit_Import(self, node: ast.Import) -> None:
        """Nothing to change."""

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        # Decorators say how a class is made, not what it does.
        for statement in node.body:
            self.visit(statement)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        # `BLAST: Final = TITLE + 2` only gives a name its number.
        numbering = isinstance(node.value, ast.BinOp | ast.UnaryOp)
        if node.value is not None and not (numbering and ast.unparse(node.annotation) == "Final"):
            self.visit(node.value)


def find_mutants(suite: Suite) -> Iterator[Mutant]:
    for module in suite.modules:
        source = (PACKAGE / module).read_text()
        finder = Finder(module, source)
        finder.visit(ast.parse(source))
        yield from sorted(set(finder.found), key=lambda mutant: (mutant.start, mutant.new))


def limits() -> None:
    """A mutant may loop for ever or eat memory."""
    resource.setrlimit(resource.RLIMIT_AS, (3 << 30, 3 << 30))
    os.setsid()


def passes(folder: Path, tests: tuple[str, ...], seconds: float | None) -> bool:
    """Whether tests pass with the package in this folder, within a time."""
    chosen = [word for plugin in ("no:cacheprovider", HYPOTHESIS) for word in ("-p", plugin)]
    pytest = [sys.executable, "-m", "pytest", "-x", "-q", "-c", os.devnull, f"--rootdir={ROOT}"]
    process = subprocess.Popen(
        [*pytest, *chosen, *tests],
        cwd=ROOT,
        # Loading every installed plugin would take longer than the tests.
        env={**os.environ, "PYTHONPATH": str(folder), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        preexec_fn=limits,
    )
    try:
        return process.wait(seconds) == 0
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        return False


class Examiner:
    """Tries mutants of one suite; each test run may take as long as with the rules themselves."""

    def __init__(self, suite: Suite, jobs: int) -> None:
        self.suite = suite
        self.jobs = jobs
        self.seconds: list[float] = []

    def prepare(self) -> None:
        """Run the tests on the rules as they are: they must pass, and take this long."""
        with self.package() as folder, ThreadPoolExecutor(self.jobs) as pool:
            for tests in (self.suite.first, self.suite.then):
                began = time.monotonic()
                # As many at a time as there will be mutants: that is how long it takes then.
                runs = [pool.submit(passes, folder, tests, None) for _ in range(self.jobs)]
                if not all(run.result() for run in runs):
                    sys.exit(f"the tests fail without any change: {' '.join(tests)}")
                self.seconds.append(10 + PATIENCE * (time.monotonic() - began))

    @contextmanager
    def package(self) -> Iterator[Path]:
        """A copy of the interpreted package."""
        with tempfile.TemporaryDirectory() as name:
            leave_out = shutil.ignore_patterns("*.so", "__pycache__")
            shutil.copytree(PACKAGE, Path(name) / "sandtable", ignore=leave_out)
            yield Path(name)

    def survives(self, mutant: Mutant) -> bool:
        with self.package() as folder:
            file = folder / "sandtable" / mutant.module
            source = file.read_bytes()
            file.write_bytes(source[: mutant.start] + mutant.new.encode() + source[mutant.end :])
            tests = zip((self.suite.first, self.suite.then), self.seconds, strict=True)
            return all(passes(folder, names, seconds) for names, seconds in tests)


def examine(name: str, sample: int, only: str, jobs: int) -> bool:
    """Try the mutants of one suite; whether enough of them were caught."""
    suite = SUITES[name]
    mutants = [mutant for mutant in find_mutants(suite) if only in mutant.module]
    if not mutants:
        return True
    found = len(mutants)
    if sample and sample < found:
        mutants = sorted(Random(1).sample(mutants, sample), key=lambda m: (m.module, m.start))
    print(f"{name}: {len(mutants)} of {found} mutants", flush=True)
    survivors = 0
    examiner = Examiner(suite, jobs)
    examiner.prepare()
    with ThreadPoolExecutor(jobs) as pool:
        lives = pool.map(examiner.survives, mutants)
        for number, (mutant, alive) in enumerate(zip(mutants, lives, strict=True), 1):
            if alive:
                survivors += 1
                print(f"\rsurvived: {mutant}", flush=True)
            print(f"\r{number}/{len(mutants)}", end="", flush=True)
    caught = len(mutants) - survivors
    low, high = wilson(caught, len(mutants))
    print(
        f"\r{name}: {caught} of {len(mutants)} caught: {caught / len(mutants):.1%} "
        f"({low:.1%} to {high:.1%})",
        flush=True,
    )
    return caught >= LEAST_CAUGHT * len(mutants)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("suites", nargs="*", metavar="SUITE", help=f"of {', '.join(SUITES)}")
    parser.add_argument("--only", default="", help="only modules whose name has this part")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--sample", type=int, default=200, help="mutants per suite, chosen evenly; 0: all"
    )
    options = parser.parse_args()
    for name in options.suites:
        if name not in SUITES:
            parser.error(f"unknown suite {name!r}: there are {', '.join(SUITES)}")
    enough = [
        examine(name, options.sample, options.only, options.jobs)
        for name in options.suites or SUITES
    ]
    return 0 if all(enough) else 1


if __name__ == "__main__":
    sys.exit(main())
