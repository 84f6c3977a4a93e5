"""Tries mutants on tests that were collected once.

One process imports the interpreted package and collects the tests. Forks of it run the tests with
unchanged rules and note which test reaches which statement; the notes are saved in a file, and a
test runs again for them only if its file or the package has changed. Then each mutant gets its own
fork, which replaces the code of the changed function and runs the tests that reach it until one
fails. With several jobs, several forks run at the same time.
"""

import ast
import builtins
import contextlib
import gc
import hashlib
import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, replace
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest
from mutant_finder import Mutant, lines_of

ROOT = Path(__file__).parent.parent
PATIENCE = 4.0
"""Factor of the normal time after which a mutant is considered endless."""
HYPOTHESIS = "_hypothesis_pytestplugin"
MEMORY = 3 << 30
PROBE = "note_that_it_is_reached"
NOT_THERE, BROKEN, TIME_IS_UP = 2, 3, 4
A_MOMENT = 5.0
UNTIMED = 30.0
"""Processor time in seconds for a test without a known time."""
WHOLE_RUN = 300
KEEP_AFTER = 50


def pytest_words(tests: list[str]) -> list[str]:
    chosen = [word for plugin in ("no:cacheprovider", HYPOTHESIS) for word in ("-p", plugin)]
    quiet = ["-q", "-s", "-W", "ignore", "--no-header", "--no-summary"]
    return ["-x", *quiet, "-c", os.devnull, f"--rootdir={ROOT}", *chosen, *tests]


class Probes:
    """Calls inserted before the statements to change, to find out which of them a test reaches.

    Tracing every line would take several times as long as the tests themselves.
    """

    def __init__(self, package: Path, mutants: list[Mutant]) -> None:
        self.package = package
        self.seen: set[str] = set()
        self.places: dict[str, dict[tuple[int, int], str]] = {}
        for mutant in mutants:
            self.places.setdefault(mutant.module, {})[mutant.statement] = mutant.place
        self.functions = {(mutant.module, mutant.function, mutant.began) for mutant in mutants}

    def put_in(self) -> None:
        builtins.__dict__[PROBE] = self.seen.add
        for module, places in self.places.items():
            file = self.package / module
            tree = ast.parse(file.read_text())
            for node in list(ast.walk(tree)):
                for block in ("body", "orelse", "finalbody"):
                    statements = getattr(node, block, None)
                    if isinstance(statements, list):
                        setattr(
                            node,
                            block,
                            [new for old in statements for new in self.both(old, places)],
                        )
            code = compile(ast.fix_missing_locations(tree), str(file), "exec")
            for changed, function, began in self.functions:
                if changed == module and function:
                    replace_code(code, file, function, began)

    def both(self, old: ast.stmt, places: dict[tuple[int, int], str]) -> list[ast.stmt]:
        """Return a statement with a call before it that records it as reached."""
        place = places.get(lines_of(old))
        if place is None:
            return [old]
        (probe,) = ast.parse(f"{PROBE}({place!r})").body
        for node in ast.walk(probe):
            ast.copy_location(node, old)
        return [probe, old]


def be_modest() -> None:
    """Limit the memory of a mutant, and discard what tests print."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def in_a_copy(work: Callable[[], int]) -> int:
    """Run a function in a fork of this process; return its exit status."""
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        status = 1
        try:
            be_modest()
            status = work()
        except Exception:
            status = BROKEN
            raise
        finally:
            os._exit(status)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


WORK: list[Callable[[int], Any]] = []
"""The function that a fork calls with each number it gets."""


def begin(work: Callable[[int], Any], before: Callable[[], None]) -> None:
    WORK.append(work)
    before()


def do(number: int) -> tuple[int, Any]:
    return number, WORK[-1](number)


def shared_out(
    work: Callable[[int], Any], count: int, jobs: int, before: Callable[[], None] = lambda: None
) -> Iterator[tuple[int, Any]]:
    """Call a function for each number in forks of this process; yield results as they finish."""
    with ProcessPoolExecutor(jobs, get_context("fork"), begin, (work, before)) as pool:
        try:
            for future in as_completed([pool.submit(do, number) for number in range(count)]):
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def give_up(_signal: int, _frame: FrameType | None) -> None:
    os._exit(TIME_IS_UP)


def first_to_fail(
    session: pytest.Session, items: list[pytest.Item], times: dict[str, float]
) -> str:
    """Run tests until one fails; return its id. A test that takes too long ends the process."""
    signal.signal(signal.SIGPROF, give_up)
    for index, item in enumerate(items, 1):
        after = items[index] if index < len(items) else None
        seconds = A_MOMENT + PATIENCE * times[item.nodeid] if item.nodeid in times else UNTIMED
        signal.setitimer(signal.ITIMER_PROF, seconds)
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        if session.testsfailed:
            return item.nodeid
    signal.setitimer(signal.ITIMER_PROF, 0)
    return ""


def put_in(mutant: Mutant, package: Path) -> bool:
    """Replace the mutated function's code in this process; return False if it was not found."""
    file = package / mutant.module
    changed = compile(mutant.applied(file.read_bytes()), str(file), "exec")
    return replace_code(changed, file, mutant.function, mutant.began)


def replace_code(module: CodeType, file: Path, function: str, began: int) -> bool:
    """Replace the code of a function in this process by that of another version of its module."""
    codes = [module]
    for code in codes:
        codes += [constant for constant in code.co_consts if isinstance(constant, CodeType)]
    wanted = (str(file), function, began)
    fitting = [code for code in codes if name_of(code) == wanted]
    done = False
    gc.unfreeze()  # pytest freezes the collected objects, which hides them
    for thing in gc.get_objects() if fitting else ():
        # `isinstance` would follow weak references to dead objects.
        if type(thing) is FunctionType and name_of(thing.__code__) == wanted:
            with contextlib.suppress(ValueError):  # without `super()`, there is one cell less
                thing.__code__ = fitting[0]
                done = True
    return done


def name_of(code: CodeType) -> tuple[str, str, int]:
    return code.co_filename, code.co_qualname, code.co_firstlineno


@dataclass(frozen=True, slots=True)
class Pass:
    """A test that passes with unchanged rules."""

    item: pytest.Item
    seconds: float
    places: frozenset[str]
    """The statements that it reaches."""


class Notes:
    """Times and reached statements of tests, saved in a file between runs."""

    def __init__(self, file: Path, package: Path) -> None:
        self.file = file
        self.rules = digest(sorted(package.rglob("*.py")), package)
        kept = json.loads(file.read_text()) if file.exists() else {}
        self.known: dict[str, tuple[str, float, list[str]]] = (
            kept["tests"] if kept.get("rules") == self.rules else {}
        )

    def fitting(self, item: pytest.Item) -> tuple[float, list[str]] | None:
        """Return what is known of a test, unless its folder has changed."""
        text, seconds, places = self.known.get(item.nodeid, ("", 0.0, []))
        return (seconds, places) if text == text_of(item.path) else None

    def add(self, item: pytest.Item, seconds: float, places: set[str]) -> None:
        self.known[item.nodeid] = (text_of(item.path), seconds, sorted(places))

    def keep(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(json.dumps({"rules": self.rules, "tests": self.known}))


@cache
def text_of(file: Path) -> str:
    """Return a digest of a test file and of the modules shared by the tests beside it."""
    shared = [other for other in file.parent.glob("*.py") if not other.name.startswith("test_")]
    return digest([file, *sorted(shared)], file.parent)


def digest(files: list[Path], folder: Path) -> str:
    text = hashlib.sha256()
    for file in files:
        text.update(str(file.relative_to(folder)).encode())
        text.update(file.read_bytes())
    return text.hexdigest()


@dataclass(slots=True)
class Trials:
    """A pytest plugin that runs the collected tests on each mutant instead of once."""

    package: Path
    everything: list[Mutant]
    """All mutants; the statements that tests reach are recorded for all of them."""
    mutants: list[Mutant]
    """The mutants to try."""
    first: tuple[str, ...]
    then: tuple[str, ...]
    seconds: float
    """Maximum total time of the tests of one mutant."""
    notes: Path
    jobs: int
    report: Callable[[Mutant, str], None]
    """Called for each mutant with the test that caught it, or ""."""
    unreached: Callable[[list[Mutant]], None] | None = None
    """If set, called with all mutants that no test reaches, and none are tried."""

    def run(self) -> int:
        return int(pytest.main(pytest_words([*self.first, *self.then]), plugins=[self]))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("pytest cannot collect the tests")
        late = [item for item in session.items if item.nodeid.startswith(self.then)]
        usual = [item for item in session.items if item not in set(late)]
        passes = self.trace(session, usual)
        if not any(one.places for one in passes):
            self.notes.unlink()
            raise session.Interrupted("no test reaches a statement with a mutant")
        if self.unreached is not None:
            reached = frozenset[str]().union(*(one.places for one in passes))
            self.unreached([one for one in self.everything if one.place not in reached])
            return True
        self.control(session, usual)

        def catcher(number: int) -> str:
            return self.catcher(session, self.mutants[number], passes, late)

        for number, caught in shared_out(catcher, len(self.mutants), self.jobs):
            self.report(self.mutants[number], caught)
        return True

    def trace(self, session: pytest.Session, items: list[pytest.Item]) -> list[Pass]:
        """Return the tests with their processor times and the statements they reach."""
        notes = Notes(self.notes, self.package)
        missing = [item for item in items if notes.fitting(item) is None]
        probes = Probes(self.package, self.everything)

        def before() -> None:
            be_modest()
            probes.put_in()

        def look(number: int) -> tuple[str, float, set[str]]:
            item = missing[number]
            probes.seen.clear()
            began = time.process_time()
            failed = first_to_fail(session, [item], {item.nodeid: WHOLE_RUN})
            return failed, time.process_time() - began, probes.seen

        looked = shared_out(look, len(missing), self.jobs, before)
        for done, (number, (failed, seconds, places)) in enumerate(looked, 1):
            if failed:
                raise session.Interrupted(f"a test fails without a mutant: {failed}")
            notes.add(missing[number], seconds, places)
            if done % KEEP_AFTER == 0:
                notes.keep()  # so that a run that is stopped can continue
        notes.keep()
        return [
            Pass(item, seconds, frozenset(places))
            for item in items
            for seconds, places in [notes.fitting(item) or (UNTIMED, [])]
        ]

    def control(self, session: pytest.Session, items: list[pytest.Item]) -> None:
        """Check that a mutant without a change is not caught."""
        for mutant in self.mutants[:1]:
            same = replace(mutant, new=mutant.old)

            def work(same: Mutant = same) -> int:
                put_in(same, self.package)
                return int(bool(first_to_fail(session, items[:20], {})))

            if in_a_copy(work):
                raise session.Interrupted("the tests fail with a mutant that changes nothing")

    def catcher(
        self,
        session: pytest.Session,
        mutant: Mutant,
        passes: list[Pass],
        late: list[pytest.Item],
    ) -> str:
        """Return the test that catches a mutant, or ""."""
        subject = Path(mutant.module).stem
        fitting = [one for one in passes if mutant.place in one.places]
        items: list[pytest.Item] = []
        total = 0.0
        for one in sorted(
            fitting, key=lambda one: (subject not in one.item.path.stem, one.seconds)
        ):
            total += one.seconds
            if items and total > self.seconds:
                break
            items.append(one.item)
        notes = self.package.parent / f"caught-{os.getpid()}.txt"
        notes.write_text("")
        times = {one.item.nodeid: one.seconds for one in passes}

        def work() -> int:
            if not put_in(mutant, self.package):
                return NOT_THERE
            caught = first_to_fail(session, [*items, *late], times)
            notes.write_text(caught)
            return int(bool(caught))

        status = in_a_copy(work)
        if status == BROKEN:
            raise session.Interrupted(f"could not try {mutant}")
        if status not in (0, NOT_THERE):
            return notes.read_text() or ("time" if status == TIME_IS_UP else "memory")
        # Values at module or class level are computed on import, so they need a new process.
        imported = status == NOT_THERE or (not fitting and mutant.function.endswith("__init__"))
        if imported and self.notices(mutant):
            return "a new process"
        return ""

    def notices(self, mutant: Mutant) -> bool:
        """Return whether the tests fail in a new process that imports the changed module."""
        with tempfile.TemporaryDirectory() as folder:
            package = Path(folder) / self.package.name
            shutil.copytree(
                self.package, package, ignore=shutil.ignore_patterns("__pycache__", "*.pyc")
            )
            file = package / mutant.module
            file.write_bytes(mutant.applied(file.read_bytes()))
            process = subprocess.run(
                [sys.executable, "-m", "pytest", *pytest_words([*self.first, *self.then])],
                cwd=ROOT,
                env={
                    **os.environ,
                    "PYTHONPATH": os.pathsep.join([folder, os.environ.get("PYTHONPATH", "")]),
                },
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                preexec_fn=limits,
                check=False,
            )
        return process.returncode != 0


def limits() -> None:
    """Limit memory and processor time, which a mutant could exhaust."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (WHOLE_RUN, WHOLE_RUN))
