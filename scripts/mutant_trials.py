"""Tries mutants on tests that were collected once.

One process imports the interpreted package and collects the tests. Copies of it run them with the
rules as they are and note which test reaches which statement; the notes are kept in a file, and a
test runs again for them only when its file or the package has changed. Then each change gets a copy
of its own, puts the changed code into its function, and runs the tests that reach it until one
fails. Several copies work at once where there are several jobs.
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
"""A mutant that takes this many times as long as the rules themselves never ends."""
HYPOTHESIS = "_hypothesis_pytestplugin"
MEMORY = 3 << 30
PROBE = "note_that_it_is_reached"
NOT_THERE, BROKEN, TIME_IS_UP = 2, 3, 4
A_MOMENT = 5.0
UNTIMED = 30.0
"""Processor time for a test that was not timed."""
WHOLE_RUN = 300
KEEP_AFTER = 50


def pytest_words(tests: list[str]) -> list[str]:
    chosen = [word for plugin in ("no:cacheprovider", HYPOTHESIS) for word in ("-p", plugin)]
    quiet = ["-q", "-s", "-W", "ignore", "--no-header", "--no-summary"]
    return ["-x", *quiet, "-c", os.devnull, f"--rootdir={ROOT}", *chosen, *tests]


class Probes:
    """Calls put in front of the statements that will be changed: which of them does a test reach?

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
        """A statement, and in front of it a call that notes that it was reached."""
        place = places.get(lines_of(old))
        if place is None:
            return [old]
        (probe,) = ast.parse(f"{PROBE}({place!r})").body
        for node in ast.walk(probe):
            ast.copy_location(node, old)
        return [probe, old]


def be_modest() -> None:
    """A mutant may take all memory, and tests print."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def in_a_copy(work: Callable[[], int]) -> int:
    """Do something in a copy of this process; its status."""
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
"""What a copy of this process does with each number it gets."""


def begin(work: Callable[[int], Any], before: Callable[[], None]) -> None:
    WORK.append(work)
    before()


def do(number: int) -> tuple[int, Any]:
    return number, WORK[-1](number)


def shared_out(
    work: Callable[[int], Any], count: int, jobs: int, before: Callable[[], None] = lambda: None
) -> Iterator[tuple[int, Any]]:
    """Do something for each number in copies of this process; the results as they come."""
    with ProcessPoolExecutor(jobs, get_context("fork"), begin, (work, before)) as pool:
        try:
            for future in as_completed([pool.submit(do, number) for number in range(count)]):
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def give_up(signal_number: int, frame: FrameType | None) -> None:
    os._exit(TIME_IS_UP)


def first_to_fail(
    session: pytest.Session, items: list[pytest.Item], times: dict[str, float]
) -> str:
    """Run tests until one fails; its name. What takes much longer than it should ends the copy."""
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
    """Give the functions of this process the changed code; false if nothing has that code."""
    file = package / mutant.module
    changed = compile(mutant.applied(file.read_bytes()), str(file), "exec")
    return replace_code(changed, file, mutant.function, mutant.began)


def replace_code(module: CodeType, file: Path, function: str, began: int) -> bool:
    """Give a function of this process its code from another text of its module."""
    codes = [module]
    for code in codes:
        codes += [constant for constant in code.co_consts if isinstance(constant, CodeType)]
    wanted = (str(file), function, began)
    fitting = [code for code in codes if name_of(code) == wanted]
    done = False
    gc.unfreeze()  # the tests freeze what is there after they are collected, and hide it from us
    for thing in gc.get_objects() if fitting else ():
        # `isinstance` would ask what a dead weak reference pointed to.
        if type(thing) is FunctionType and name_of(thing.__code__) == wanted:
            with contextlib.suppress(ValueError):  # `super()` gone, its cell is too many
                thing.__code__ = fitting[0]
                done = True
    return done


def name_of(code: CodeType) -> tuple[str, str, int]:
    return code.co_filename, code.co_qualname, code.co_firstlineno


@dataclass(frozen=True, slots=True)
class Pass:
    """A test that passes on the rules as they are."""

    item: pytest.Item
    seconds: float
    places: frozenset[str]
    """The statements it reaches."""


class Notes:
    """What each test took and reached, kept from run to run in a file."""

    def __init__(self, file: Path, package: Path) -> None:
        self.file = file
        self.rules = digest(sorted(package.rglob("*.py")), package)
        kept = json.loads(file.read_text()) if file.exists() else {}
        self.known: dict[str, tuple[str, float, list[str]]] = (
            kept["tests"] if kept.get("rules") == self.rules else {}
        )

    def fitting(self, item: pytest.Item) -> tuple[float, list[str]] | None:
        """What is known of a test, unless its folder has changed."""
        text, seconds, places = self.known.get(item.nodeid, ("", 0.0, []))
        return (seconds, places) if text == text_of(item.path) else None

    def add(self, item: pytest.Item, seconds: float, places: set[str]) -> None:
        self.known[item.nodeid] = (text_of(item.path), seconds, sorted(places))

    def keep(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(json.dumps({"rules": self.rules, "tests": self.known}))


@cache
def text_of(file: Path) -> str:
    """A digest of a file of tests, and of what the tests beside it share."""
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
    """All changes; which statements the tests reach is noted for all of them."""
    mutants: list[Mutant]
    """Those to try."""
    first: tuple[str, ...]
    then: tuple[str, ...]
    seconds: float
    """How long the tests of one mutant may take together."""
    notes: Path
    jobs: int
    report: Callable[[Mutant, str], None]
    """Told of each mutant, with the test that caught it, or with nothing."""
    unreached: Callable[[list[Mutant]], None] | None = None
    """Told of all changes that no test reaches, instead of trying any."""

    def run(self) -> int:
        return int(pytest.main(pytest_words([*self.first, *self.then]), plugins=[self]))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("the tests cannot be collected")
        late = [item for item in session.items if item.nodeid.startswith(self.then)]
        usual = [item for item in session.items if item not in set(late)]
        passes = self.trace(session, usual)
        if not any(one.places for one in passes):
            self.notes.unlink()
            raise session.Interrupted("no test reaches any statement that could be changed")
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
        """Each test with the processor time it takes and the statements it reaches."""
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
                raise session.Interrupted(f"a test fails without any change: {failed}")
            notes.add(missing[number], seconds, places)
            if done % KEEP_AFTER == 0:
                notes.keep()  # so that a run that is stopped goes on from here
        notes.keep()
        return [
            Pass(item, seconds, frozenset(places))
            for item in items
            for seconds, places in [notes.fitting(item) or (UNTIMED, [])]
        ]

    def control(self, session: pytest.Session, items: list[pytest.Item]) -> None:
        """A change that changes nothing must not be caught."""
        for mutant in self.mutants[:1]:
            same = replace(mutant, new=mutant.old)

            def work(same: Mutant = same) -> int:
                put_in(same, self.package)
                return int(bool(first_to_fail(session, items[:20], {})))

            if in_a_copy(work):
                raise session.Interrupted("the tests fail although nothing is changed")

    def catcher(
        self,
        session: pytest.Session,
        mutant: Mutant,
        passes: list[Pass],
        late: list[pytest.Item],
    ) -> str:
        """The test that notices a mutant, or nothing."""
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
            raise session.Interrupted(f"{mutant} could not be tried")
        if status not in (0, NOT_THERE):
            return notes.read_text() or ("time" if status == TIME_IS_UP else "memory")
        # Names of a module or a class got their values when it was imported, and so did moments.
        imported = status == NOT_THERE or (not fitting and mutant.function.endswith("__init__"))
        if imported and self.notices(mutant):
            return "a new process"
        return ""

    def notices(self, mutant: Mutant) -> bool:
        """Whether the tests fail in a new process that imports the changed module."""
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
    """A mutant may loop or take all memory."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (WHOLE_RUN, WHOLE_RUN))
