"""What all tests share."""

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
