"""``sandtable new-title``: creates the folder of a new title from its system's template."""

import re
from pathlib import Path

import sandtable
from sandtable.core import SandtableError, UnknownName

PATTERN = "new_title"
"""The folder in a system with the files of a minimal title."""
TEMPLATE = ".template"
"""The suffix of templates that must not be treated as modules or content yet."""
REGISTRY = re.compile(r"(?m)^TITLES = \{\n(?:    .*\n)*")


def write_title(id: str, system: str, package: Path) -> Path:
    """Create the folder of a title in its system's folder, and register the title."""
    if re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", id) is None:
        raise SandtableError(
            f"invalid id {id!r}; use lower-case letters, digits and single hyphens"
        )
    pattern = package / system / PATTERN
    if not system.isidentifier() or not pattern.is_dir():
        known = sorted(folder.parent.name for folder in package.glob(f"*/{PATTERN}"))
        raise UnknownName(f"no template for system {system!r}; available: {', '.join(known)}")
    folder = package / system / id.replace("-", "_")
    if folder.exists() or id in sandtable.TITLES:
        raise SandtableError(f"{id!r} already exists")
    name = id.replace("-", " ").title()
    for file in sorted(pattern.rglob("*.*")):
        target = folder / str(file.relative_to(pattern)).removesuffix(TEMPLATE)
        target.parent.mkdir(parents=True, exist_ok=True)
        text = file.read_text(encoding="utf-8").replace("@ID@", id).replace("@NAME@", name)
        target.write_text(text, encoding="utf-8")
    registry = package / "__init__.py"
    line = f'    "{id}": "sandtable.{system}.{folder.name}",\n'
    text = registry.read_text(encoding="utf-8")
    registry.write_text(REGISTRY.sub(lambda found: found[0] + line, text, count=1))
    return folder
