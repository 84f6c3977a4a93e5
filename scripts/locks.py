"""Check the lock files, or list the components in them.

``python scripts/locks.py check`` fails if a lock file is out of date or a line has no hash; it
needs no network. ``python scripts/locks.py sbom`` prints a list of all components (CycloneDX 1.6).
"""

import argparse
import json
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
NODE_FOLDERS = ("web", "scripts/lighthouse")
PIN = re.compile(r"(?P<name>[A-Za-z0-9._-]+)==(?P<version>[^ ;\\]+)(?P<marker> ; [^\\]+)? \\")
HASH = re.compile(r"    --hash=sha256:(?P<hash>[0-9a-f]{64})(?: \\)?")
OURS = "sandtable (pyproject.toml)"
KINDS = ("dependencies", "devDependencies", "optionalDependencies")


@dataclass(frozen=True, slots=True)
class Pin:
    """A line of requirements.txt."""

    name: str
    version: str
    hashes: tuple[str, ...]
    ours: bool
    """Whether pyproject.toml requires it."""


# Python


def pins(text: str) -> Iterator[Pin | str]:
    """Yield the pins of a requirements file, or a message for an invalid line."""
    lines = [line for line in text.split("\n") if line and not line.startswith("#")]
    for block in re.split(r"\n(?=\S)", "\n".join(lines)):
        first, *rest = block.split("\n")
        found = PIN.fullmatch(first)
        if found is None:
            yield f"not a pinned version with a hash: {first}"
            continue
        hashes = tuple(m["hash"] for line in rest if (m := HASH.fullmatch(line)))
        comments = [line.strip(" #") for line in rest if line.startswith("    #")]
        if not hashes or len(hashes) + len(comments) != len(rest):
            yield f"a line without a sha256 hash: {first}"
        via = {comment.removeprefix("via ").strip() for comment in comments}
        yield Pin(canonicalize_name(found["name"]), found["version"], hashes, OURS in via)


def asked_for(project: dict[str, Any], extras: list[str]) -> dict[str, list[Requirement]]:
    """Return the requirements of pyproject.toml with these extras on this machine."""
    texts = [*project["dependencies"]]
    for extra in extras:
        texts += project["optional-dependencies"][extra]
    wanted: dict[str, list[Requirement]] = {}
    for requirement in map(Requirement, texts):
        if requirement.marker is None or requirement.marker.evaluate():
            wanted.setdefault(canonicalize_name(requirement.name), []).append(requirement)
    return wanted


def locked_extras(contributing: str) -> list[str]:
    """Return the extras in the documented command that writes requirements.txt."""
    return re.findall(r"--extra (\w+)", contributing)


def python_errors(requirements: str, pyproject: str, contributing: str) -> Iterator[str]:
    locked: dict[str, Pin] = {}
    for pin in pins(requirements):
        if isinstance(pin, str):
            yield f"requirements.txt: {pin}"
        else:
            locked[pin.name] = pin
    wanted = asked_for(tomllib.loads(pyproject)["project"], locked_extras(contributing))
    for name, asked in wanted.items():
        pin = locked.get(name)
        for requirement in asked:
            if pin is None:
                yield f"requirements.txt: {requirement} is missing"
            elif not requirement.specifier.contains(pin.version, prereleases=True):
                yield f"requirements.txt: {name} {pin.version} does not fit {requirement}"
    for name in sorted({pin.name for pin in locked.values() if pin.ours} - wanted.keys()):
        yield f"requirements.txt: pyproject.toml no longer asks for {name}"


# Node


def node_errors(folder: str, package: dict[str, Any], lock: dict[str, Any]) -> Iterator[str]:
    top = lock["packages"][""]
    for key in ("name", "version", *KINDS):
        if package.get(key) != top.get(key):
            yield f"{folder}/package-lock.json: {key} differs from package.json"
    for path, entry in lock["packages"].items():
        if path and not entry.get("link") and not entry.get("integrity", "").startswith("sha512-"):
            yield f"{folder}/package-lock.json: {path} has no sha512 hash"
    for kind in KINDS:
        for name in package.get(kind, {}):
            if f"node_modules/{name}" not in lock["packages"]:
                yield f"{folder}/package-lock.json: {name} is missing"


# Components


def components() -> Iterator[dict[str, Any]]:
    for pin in pins((ROOT / "requirements.txt").read_text(encoding="utf-8")):
        assert isinstance(pin, Pin), pin
        yield {
            "type": "library",
            "name": pin.name,
            "version": pin.version,
            "purl": f"pkg:pypi/{pin.name}@{pin.version}",
            "properties": [{"name": "lock:sha256", "value": value} for value in pin.hashes],
        }
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    for path, entry in lock["packages"].items():
        if path:
            name = path.rpartition("node_modules/")[2]
            yield {
                "type": "library",
                "name": name,
                "version": entry["version"],
                # Only dependencies shipped to the browser are required; the others are for the
                # build.
                "scope": "excluded" if entry.get("dev") else "required",
                "purl": f"pkg:npm/{name.replace('@', '%40')}@{entry['version']}",
                "properties": [{"name": "lock:integrity", "value": entry["integrity"]}],
            }


def sbom() -> dict[str, Any]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    seen: dict[str, dict[str, Any]] = {one["purl"]: one for one in components()}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "name": project["name"],
                "version": project["version"],
                "bom-ref": f"pkg:pypi/{project['name']}@{project['version']}",
            }
        },
        "components": [{"bom-ref": purl, **one} for purl, one in sorted(seen.items())],
    }


def errors() -> Iterator[str]:
    def read(name: str) -> str:
        return (ROOT / name).read_text(encoding="utf-8")

    yield from python_errors(
        read("requirements.txt"), read("pyproject.toml"), read("CONTRIBUTING.md")
    )
    for folder in NODE_FOLDERS:
        package = json.loads(read(f"{folder}/package.json"))
        yield from node_errors(folder, package, json.loads(read(f"{folder}/package-lock.json")))


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Check the lock files, or print what they contain as an SBOM."
    )
    parser.add_argument("action", choices=["check", "sbom"])
    if parser.parse_args().action == "sbom":
        print(json.dumps(sbom(), indent=2))
        return 0
    found = list(errors())
    for error in found:
        print(error, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
