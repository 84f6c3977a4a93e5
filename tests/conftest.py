"""Shared configuration and fixtures of all tests."""

import gc
import shutil
from pathlib import Path

import engine_build
import pytest
from hypothesis import settings

import sandtable
from sandtable.core import Game

ROOT = Path(__file__).parent.parent
PACKAGE = Path(sandtable.__file__).parent

# The same examples in every run, so that failures can be reproduced anywhere.
settings.register_profile("sandtable", deadline=None, derandomize=True, max_examples=25)
settings.register_profile("soak", deadline=None, max_examples=3000)
settings.load_profile("sandtable")


def pytest_sessionstart() -> None:
    """Python prefers compiled modules to their sources, so check that they are up to date."""
    if modules := engine_build.stale(PACKAGE.parent):
        shown = ", ".join(modules[:3]) + (f" and {len(modules) - 3} more" if modules[3:] else "")
        pytest.exit(
            f"Compiled code is out of date: {shown}. Run `make engine`, or the tests interpreted: "
            "`scripts/interpreted pytest ...`.",
            returncode=pytest.ExitCode.USAGE_ERROR,
        )


LONG = (
    "simulation/",
    "test_scaffold",
    "changes_no_answer",
    "conforms",
    "guided_game",
    "interpreted_and_compiled",
    "killed",
    "restarted",
    "to_its_end",
    "whole_game",
)
"""Parts of the ids of tests that take several seconds or more."""


REAL_TIME = {"server", "web", "tui", "terminal"}
"""Names of folders of tests that talk to other processes or to a browser, within time limits."""
MOST_SECOND_TRIES = 8


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--second-try",
        action="store_true",
        help="run a failed test of the server, the page or the terminal once more; the summary "
        f"lists it, and more than {MOST_SECOND_TRIES} such tests fail the run",
    )


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if is_worse_than_chance(terminalreporter):
        terminalreporter.write_line(f"More than {MOST_SECOND_TRIES} tests needed a second try.")


def pytest_sessionfinish(session: pytest.Session) -> None:
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and is_worse_than_chance(reporter):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def is_worse_than_chance(reporter: pytest.TerminalReporter) -> bool:
    return len(reporter.stats.get("rerun", [])) > MOST_SECOND_TRIES


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Sort the tests. Tests marked ``soak`` run only with ``make soak``."""
    if settings.get_current_profile_name() != "soak":
        soak = [item for item in items if item.get_closest_marker("soak")]
        items[:] = [item for item in items if item not in soak]
        config.hook.pytest_deselected(items=soak)
    if config.getoption("--second-try"):
        for item in items:
            if REAL_TIME & set(item.path.relative_to(ROOT / "tests").parts):
                item.add_marker(pytest.mark.flaky(reruns=1))
    workers = int(getattr(config, "workerinput", {}).get("workercount", 1))
    items[:] = [item for piece in dealt(items, workers) for item in piece]


def dealt(items: list[pytest.Item], workers: int) -> list[list[pytest.Item]]:
    """Return the pieces into which xdist initially divides the tests, one for each worker.

    One worker runs the browser tests, while the others share the long tests, so that no long test
    starts at the end, when other workers are idle. A worker that has finished its piece takes half
    of another one's remaining tests, from the end.
    """

    def is_short(item: pytest.Item) -> bool:
        return not any(part in item.nodeid for part in LONG)

    items = sorted(items, key=is_short)
    web = [item for item in items if "web" in item.path.parts]
    others = [item for item in items if "web" not in item.path.parts]
    if workers == 1:
        return [web, others]
    long = [item for item in others if not is_short(item)]
    pieces = [web, *(long[place :: workers - 1] for place in range(workers - 1))]
    short = others[len(long) :]
    left = len(items)
    for place, piece in enumerate(pieces):
        size = left // (workers - place)
        left -= size
        # The browser's worker gets the last tests, which take the least time.
        if place:
            room = max(0, size - len(piece))
            piece += short[:room]
            del short[:room]
    web += short
    return pieces


# Thousands of tests are collected without garbage, so collect less often.
gc.set_threshold(50_000, 10, 50)


def pytest_collection_finish() -> None:
    """Freeze the collected tests: otherwise garbage collection takes a tenth of the time."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def game() -> Game:
    return sandtable.load("undaunted-normandy")


@pytest.fixture(scope="session")
def interpreted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the package without its compiled modules, to put on PYTHONPATH."""
    folder = tmp_path_factory.mktemp("interpreted")
    shutil.copytree(
        PACKAGE, folder / "sandtable", ignore=shutil.ignore_patterns("*.so", "__pycache__")
    )
    return folder
