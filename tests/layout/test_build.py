"""An installed package is compiled, in an environment with the build's dependencies."""

import hashlib
import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import engine_build
import mypyc
import pytest

ROOT = Path(__file__).parents[2]
OF_THE_COMPILER = {"librt", "mypy_extensions"}
"""Dependencies of mypy."""


def test_what_the_compiler_reads_is_there_when_the_package_is_built() -> None:
    read = engine_build.files_read()
    imported = {module.split(".", 1)[0] for file in read for module in engine_build.imported(file)}
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]
    names = {re.split(r"\W", requirement, maxsplit=1)[0] for requirement in asked}
    assert engine_build.SOURCES / "sandtable/core/state.py" in read
    assert imported - {"sandtable"} - set(sys.stdlib_module_names) <= OF_THE_COMPILER | names


def test_compiled_code_of_another_source_is_found(tmp_path: Path) -> None:
    """C1: compared by content, since a checkout changes the times of files."""
    source = tmp_path / "sandtable/core/rules.py"
    source.parent.mkdir(parents=True)
    source.write_text("STEPS = 1\n")
    assert engine_build.stale(tmp_path) == []
    source.with_name("rules.cpython-311.so").touch()
    assert engine_build.stale(tmp_path) == ["sandtable.core.rules"]
    known = {"sandtable/core/rules.py": hashlib.sha256(source.read_bytes()).hexdigest()}
    (tmp_path / engine_build.FINGERPRINTS).write_text(json.dumps(known))
    os.utime(source, (2e9, 2e9))
    assert engine_build.stale(tmp_path) == []
    source.write_text("STEPS = 2\n")
    assert engine_build.stale(tmp_path) == ["sandtable.core.rules"]
    source.unlink()
    assert engine_build.stale(tmp_path) == ["sandtable.core.rules"]


def test_pytest_refuses_compiled_code_of_another_source(
    tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C1: the message names the module and the command."""
    conftest = request.config.pluginmanager.get_plugin(str(ROOT / "tests/conftest.py"))
    monkeypatch.setattr(conftest, "PACKAGE", tmp_path / "sandtable")
    folder = tmp_path / "sandtable/heroes"
    folder.mkdir(parents=True)
    (folder / "blast.py").touch()
    conftest.pytest_sessionstart()
    (folder / "blast.cpython-311.so").touch()
    with pytest.raises(pytest.exit.Exception) as refused:
        conftest.pytest_sessionstart()
    assert refused.value.returncode == pytest.ExitCode.USAGE_ERROR
    assert "sandtable.heroes.blast. Run `make engine`" in str(refused.value)


def test_an_unchanged_file_is_compiled_once(tmp_path: Path) -> None:
    made = []

    def make() -> bytes:
        made.append(1)
        return b"object code"

    for _ in range(2):  # a second build uses its own cache object
        assert engine_build.Cache(tmp_path).get("key", make) == b"object code"
    assert len(made) == 1


@pytest.mark.parametrize("damage", [b"", b"short", bytes(32) + b"object code"])
def test_a_damaged_entry_of_the_cache_is_made_again(tmp_path: Path, damage: bytes) -> None:
    cache = engine_build.Cache(tmp_path)
    cache.get("key", lambda: b"object code")
    (tmp_path / "key").write_bytes(damage)
    assert cache.get("key", lambda: b"made again") == b"made again"
    assert cache.get("key", lambda: b"unused") == b"made again"


def test_the_cache_forgets_what_was_not_used_for_longest(tmp_path: Path) -> None:
    cache = engine_build.Cache(tmp_path, limit=300)
    for number in range(5):
        cache.get(f"key{number}", lambda: bytes(68))  # 100 including the hash
        os.utime(tmp_path / f"key{number}", (number, number))
    cache.get("key0", lambda: b"unused")
    cache.trim()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["key0", "key3", "key4"]


def test_a_build_goes_on_where_nothing_can_be_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    cache = engine_build.Cache(tmp_path / "file" / "folder")
    assert cache.get("key", lambda: b"object code") == b"object code"
    assert "cannot keep compiled code" in capsys.readouterr().err


HEADER = """#include <Python.h>
#include "__native_sandtable.h"
typedef struct {
    PyObject_HEAD
    int64_t _count;
} sandtable___PileObject;
extern PyObject *CPyStatics[9];
extern int64_t CPyDef_pile___count(PyObject *cpy_r_self);
extern int64_t CPyDef_pile___long(PyObject *cpy_r_self);
extern int64_t CPyDef_hand___size(PyObject *cpy_r_self);
"""
PILE = (
    """#include "__native_internal_sandtable.h"
int64_t CPyDef_pile___count(PyObject *cpy_r_self) {
    return ((sandtable___PileObject *)cpy_r_self)->_count;
}
int64_t CPyDef_pile___long(PyObject *cpy_r_self) {
"""
    + "    count();\n" * 100
    + "}\n"
)
HAND = """#include "__native_internal_sandtable.h"
int64_t CPyDef_hand___size(PyObject *cpy_r_self) {
    use(CPyStatics[5]); use(CPyStatics[3]); use(CPyStatics[5]);
    return CPyDef_pile___count(cpy_r_self) + CPyDef_pile___long(cpy_r_self);
}
"""


def units(hand: str = HAND, pile: str = PILE, header: str = HEADER) -> dict[str, str]:
    return engine_build.Units([header], {"hand": hand, "pile": pile}, "", aliases=True).texts


def test_a_unit_has_what_it_uses() -> None:
    hand = units()["hand"]
    assert "gnu_inline)) int64_t CPyDef_pile___count(" in hand
    assert "extern int64_t CPyDef_pile___long(PyObject *cpy_r_self);" in hand
    assert "} sandtable___PileObject;" in hand, "the copied function needs it"
    assert "count();" not in hand, "too long to copy"
    pile = units()["pile"]
    assert "CPyDef_hand___size" not in pile
    assert "gnu_inline" not in pile


def test_every_function_of_the_runtime_that_is_copied_exists() -> None:
    """A new mypyc may rename them; then searches would be slower without any other error."""
    sources = Path(mypyc.__file__).with_name("lib-rt").glob("*.c")
    runtime = "".join(source.read_text() for source in sources)
    found = dict(engine_build._functions(runtime, "|".join(engine_build.RUNTIME_INLINED)))
    assert sorted(found) == sorted(engine_build.RUNTIME_INLINED)
    hand = HAND.replace("CPyDef_pile___count(cpy_r_self)", "CPyInt64_Divide(6, 3)")
    text = engine_build.Units([HEADER], {"hand": hand}, "", aliases=True, runtime=runtime).texts
    assert "gnu_inline)) int64_t CPyInt64_Divide(int64_t x, int64_t y) {" in text["hand"]


def test_a_unit_does_not_change_when_others_gain_literals_and_functions() -> None:
    before = units()
    after = units(
        hand=HAND.replace("[5]", "[7]").replace("[3]", "[2]"),
        pile=PILE + "int64_t CPyDef_pile___new(void) {\n}\n",
        header=HEADER + "extern int64_t CPyDef_pile___new(void);\n",
    )
    assert after["hand"] == before["hand"]
    assert after["pile"] != before["pile"]
    assert "CPyLiteral_hand_0, CPyStatics + 40" in before["sandtable"]
    assert "CPyLiteral_hand_0, CPyStatics + 56" in after["sandtable"]


def test_without_a_c_compiler_the_engine_is_plain_python(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", str(tmp_path)],
        env={**os.environ, "CC": "no-such-compiler"},
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0
    assert "no C compiler (no-such-compiler)" in done.stderr
    assert not list(tmp_path.rglob("*.so"))
