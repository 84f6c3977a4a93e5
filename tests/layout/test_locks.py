"""The lock files, and the script that checks them."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


def loaded() -> ModuleType:
    spec = importlib.util.spec_from_file_location("locks", ROOT / "scripts" / "locks.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


locks = loaded()
HASH = f"    --hash=sha256:{'a' * 64}"
VIA = "    # via sandtable (pyproject.toml)"
LOCK = f"one==1.5 \\\n{HASH} \\\n{HASH}\n{VIA}\ntwo==2.0 \\\n{HASH}\n    # via one\n"
PROJECT = """
[project]
dependencies = ["One>=1.4"]
[project.optional-dependencies]
test = ["one<2", "never>=1; sys_platform == 'nowhere'"]
"""
COMMAND = "pip-compile --extra test"


def test_the_lock_files_agree() -> None:
    assert list(locks.errors()) == []


@pytest.mark.parametrize(
    ("lock", "project", "said"),
    [
        (LOCK, PROJECT, []),
        (LOCK.replace("==1.5", "==1.3"), PROJECT, ["one 1.3 does not fit One>=1.4"]),
        (LOCK.replace("one==", "other=="), PROJECT, ["One>=1.4 is missing", "one<2 is missing",
                                                     "no longer asks for other"]),
        (LOCK.replace("two==2.0", "two>=2.0"), PROJECT, ["not a pinned version"]),
        (LOCK.replace(f"two==2.0 \\\n{HASH}", "two==2.0 \\"), PROJECT, ["without a sha256 hash"]),
        (LOCK.replace("two==", "--index-url x\ntwo=="), PROJECT, ["not a pinned version"]),
        (LOCK, PROJECT.replace("test = [", 'test = ["three", '), ["three is missing"]),
    ],
)  # fmt: skip
def test_what_is_out_of_date_is_told(lock: str, project: str, said: list[str]) -> None:
    found = list(locks.python_errors(lock, project, COMMAND))
    assert len(found) == len(said), found
    for expected in said:
        assert any(expected in error for error in found), found


def node() -> tuple[dict[str, Any], dict[str, Any]]:
    package = {"name": "n", "version": "1", "dependencies": {"a": "^1"}}
    entry = {"version": "1.1", "integrity": "sha512-x"}
    return package, {"packages": {"": dict(package), "node_modules/a": entry}}


def test_what_is_out_of_date_in_node_is_told() -> None:
    package, lock = node()
    assert list(locks.node_errors("web", package, lock)) == []
    package, lock = node()
    package["dependencies"] = {"a": "^2"}
    assert len(list(locks.node_errors("web", package, lock))) == 1
    package, lock = node()
    del lock["packages"]["node_modules/a"]["integrity"]
    assert len(list(locks.node_errors("web", package, lock))) == 1
    package, lock = node()
    del lock["packages"]["node_modules/a"]
    assert len(list(locks.node_errors("web", package, lock))) == 1


def test_the_list_of_components_names_all_of_them() -> None:
    bom = json.loads(json.dumps(locks.sbom()))
    assert (bom["bomFormat"], bom["specVersion"]) == ("CycloneDX", "1.6")
    names = {one["purl"] for one in bom["components"]}
    refs = [one["bom-ref"] for one in bom["components"]]
    assert len(refs) == len(set(refs))
    pinned = list(locks.pins((ROOT / "requirements.txt").read_text()))
    assert len(pinned) > 100
    assert {f"pkg:pypi/{pin.name}@{pin.version}" for pin in pinned} <= names
    assert any(purl.startswith("pkg:npm/%40fluent/bundle@") for purl in names)
    assert not any("://" in json.dumps(one) for one in bom["components"])
