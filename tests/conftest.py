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


LONG = ("whole_game", "to_its_end", "guided_game", "killed", "conforms", "restarted")
"""Parts of the names of tests that take ten seconds and more."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The browser first, and of all tests the long ones: none of them begins when one worker has
    nothing left to do. One worker drives the browser while another takes all the rest. What is
    marked ``soak`` runs only in ``make soak``."""
    if settings.get_current_profile_name() != "soak":
        soak = [item for item in items if item.get_closest_marker("soak")]
        items[:] = [item for item in items if item not in soak]
        config.hook.pytest_deselected(items=soak)

    def place(item: pytest.Item) -> tuple[bool, bool]:
        return "web" not in item.path.parts, not any(part in item.name for part in LONG)

    items.sort(key=place)


def pytest_collection_finish() -> None:
    """What is here now stays until the end: without this, a tenth of the time goes into looking for
    garbage among thousands of collected tests."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 10, 50)


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
