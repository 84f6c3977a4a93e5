"""What all tests share."""

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

# The same examples on every run: a failure in one place is a failure everywhere.
settings.register_profile("sandtable", deadline=None, derandomize=True, max_examples=25)
settings.register_profile("soak", deadline=None, max_examples=3000)
settings.load_profile("sandtable")


def pytest_sessionstart() -> None:
    """Compiled modules win over their sources: without this, tests would run yesterday's rules."""
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
"""Parts of the ids of tests that take some seconds and more."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The order of all tests. What is marked ``soak`` runs only in ``make soak``."""
    if settings.get_current_profile_name() != "soak":
        soak = [item for item in items if item.get_closest_marker("soak")]
        items[:] = [item for item in items if item not in soak]
        config.hook.pytest_deselected(items=soak)
    workers = int(getattr(config, "workerinput", {}).get("workercount", 1))
    items[:] = [item for piece in dealt(items, workers) for item in piece]


def dealt(items: list[pytest.Item], workers: int) -> list[list[pytest.Item]]:
    """The pieces into which xdist cuts all tests at first, one for each worker.

    One worker drives the browser, while the others share the long tests: none of these begins when
    nobody else has anything left to do. Who is done with a piece takes half of what another one has
    left, from the end.
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
        # What comes last takes the least time: it goes to the browser's worker.
        if place:
            room = max(0, size - len(piece))
            piece += short[:room]
            del short[:room]
    web += short
    return pieces


# While thousands of tests are collected there is no garbage to look for.
gc.set_threshold(50_000, 10, 50)


def pytest_collection_finish() -> None:
    """What is here now stays until the end: without this, a tenth of the time goes into looking for
    garbage among thousands of collected tests."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def game() -> Game:
    return sandtable.load("undaunted-normandy")


@pytest.fixture(scope="session")
def interpreted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package without its compiled modules, to be put on PYTHONPATH."""
    folder = tmp_path_factory.mktemp("interpreted")
    shutil.copytree(
        PACKAGE, folder / "sandtable", ignore=shutil.ignore_patterns("*.so", "__pycache__")
    )
    return folder
