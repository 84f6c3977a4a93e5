"""Which extras of the package are installed, and which extra provides a missing module.

The list of extras comes from the package's metadata, so that there is no second list to maintain.
"""

import re
from importlib import metadata

PACKAGE = "sandtable"
OWN = "own"
"""Key of the requirements that every installation has."""

NAME = re.compile(r"[A-Za-z0-9._-]+")
EXTRA = re.compile(r"""extra\s*==\s*["']([^"']+)["']""")


def requirements() -> dict[str, list[str]]:
    """Return the distributions that each extra requires, without versions.

    ``OWN`` is the key for those of every installation.
    """
    found: dict[str, list[str]] = {}
    for line in metadata.requires(PACKAGE) or []:
        name = NAME.match(line)
        assert name is not None, line
        extra = EXTRA.search(line)
        found.setdefault(extra[1] if extra else OWN, []).append(name[0])
    return found


def missing(extra: str) -> list[str]:
    """Return the distributions of an extra that are not installed."""
    return [name for name in requirements().get(extra, []) if not is_installed(name)]


def is_installed(distribution: str) -> bool:
    try:
        metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return False
    return True


def extra_of(module: str) -> str | None:
    """Return the extra that provides a module, given the name of its distribution."""
    wanted = _plain(module.partition(".")[0])
    for extra, distributions in requirements().items():
        if extra != OWN and any(_plain(name).startswith(wanted) for name in distributions):
            return extra
    return None


def install_command(extra: str) -> str:
    return f"pip install '{PACKAGE}[{extra}]'"


def _plain(name: str) -> str:
    return name.lower().replace("-", "_").replace(".", "_")
