"""Compiles the engine: from Python to C with mypyc, then on all cores into one shared library.

mypyc can write all modules into one C file, which makes fast code but takes one core six minutes to
compile, or one file per module, which compiles in a quarter of the time and runs a seventh slower.
This module turns each of these files into a *unit* with everything it needs and nothing else:

- the declarations it uses, instead of one header with all of them;
- copies of the short functions that it calls in other modules, for the C compiler to inline;
- names for its literals, instead of indexes in a table that shift when any module gains a literal.

A unit therefore changes only if its module changes, or something that the module uses. Compiled
units and the finished library are kept in a cache on this machine, keyed by their sources.
"""

import ast
import functools
import hashlib
import json
import os
import platform
import re
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent
SOURCES = ROOT / "src"
REGISTRY = SOURCES / "sandtable" / "__init__.py"
SYSTEMS = sorted(set(re.findall(r'": "sandtable\.(\w+)\.', REGISTRY.read_text())))
FOLDERS = ("agents", "core", "grid", *SYSTEMS)
"""Folders of the package with compiled modules, including those of all titles' systems."""
PLAIN = (
    "__init__",
    "content",
    "undaunted/game",
    "undaunted/library",
    "undaunted/faults",
    "core/faults",
    "core/lru_cache",
    "core/made_scenarios",
    "core/toml_lines",
    "heroes/content/faults",
    "heroes/content/map_reader",
    "agents/coach_analysis",
    "agents/coach_messages",
    "agents/coach_reasons",
    "agents/fair_battles",
    "agents/levels",
    "agents/match",
    "agents/network",
    "agents/network_guide",
    "agents/prediction",
    "agents/random",
    "agents/time_budget",
    "agents/title_settings",
    "agents/worker",
    "core/campaign",
    "core/edits",
    "core/errors",
    "core/follies",
    "core/game",
    "core/handicaps",
    "core/map_patches",
    "random_battles",
    "core/record",
    "core/report_parts",
    "core/vec",
    "facets/armies",
    "facets/box",
    "facets/chronicle",
    "facets/edits",
    "facets/follies",
    "facets/lines",
    "facets/battle_layout",
    "facets/lobby",
    "facets/measures",
    "facets/rule_table",
    "facets/map_survey",
    "core/map_survey",
    "generator",
    "grid/offset",
    "heroes/content/armies",
    "heroes/content/game",
    "heroes/content/library",
    "heroes/content/scenarios",
    "heroes/testkit",
    "lobby_wire",
    "normandy/battles",
    "north_africa/battles",
    "undaunted/testkit",
    "wire",
)
"""Endings of the paths of modules that stay plain Python: they read files, or have classes that
mypyc cannot compile."""
TERMINAL = "terminal"
"""Name of each system's folder for the terminal; it stays plain Python too."""
GROUP = "sandtable"
RUNTIME = "runtime"
"""Name of the unit with mypyc's own library."""
LIBRARY = f"{GROUP}__mypyc"
"""The shared library with all compiled code; each module is a small library that refers to it."""
FINGERPRINTS = "sandtable/compiled.json"
"""File beside the compiled modules with the hashes of their sources."""
FLAGS = (
    "-O3",
    "-g0",
    "-w",
    "-fno-semantic-interposition",
    *(() if platform.machine() in ("x86_64", "AMD64") else ("-ffp-contract=off",)),
)
"""C compiler flags. The fourth lets the compiler inline our own functions although the library
exports them. The last makes heuristics give the same results on processors that can multiply and
add in one step."""
SHIM_FLAGS = ("-O0", "-g0", "-w")
INLINE_LINES = 60
"""Maximum lines of C of a function that is copied into the units that call it."""
RUNTIME_INLINED = (
    "CPyFloat_FromTagged",
    "CPyInt64_Divide",
    "CPyInt64_Remainder",
    "CPyList_GetItemInt64",
    "CPyList_GetItemInt64Borrow",
    "CPyList_GetItemShort",
    "CPyList_GetItemShortBorrow",
)
"""Functions of mypyc's own library that are copied too, chosen by profiling a search. The first
list function alone took 3 % of a search of Heroes."""
CACHE_BYTES = 512 * 1024 * 1024


def compiled_files() -> list[Path]:
    """Return the modules to compile. Calls between them are native because they share a library."""
    files = (file for folder in FOLDERS for file in (SOURCES / "sandtable" / folder).rglob("*.py"))
    return sorted(
        file
        for file in files
        if not file.with_suffix("").as_posix().endswith(tuple("/" + name for name in PLAIN))
        and file.parent.name != TERMINAL
    )


def module_name(file: Path) -> str:
    return ".".join(file.relative_to(SOURCES).with_suffix("").parts)


def files_read() -> list[Path]:
    """Return the files that mypyc reads: the compiled modules, and everything they import."""
    waiting = [module_name(file) for file in compiled_files()]
    found: set[Path] = set()
    while waiting:
        file = source_of(waiting.pop())
        if file is not None and file not in found:
            found.add(file)
            waiting += imported(file)
    return sorted(found)


def source_of(module: str) -> Path | None:
    """Return the file of one of our modules; None for other modules."""
    path = SOURCES.joinpath(*module.split("."))
    for file in (path / "__init__.py", path.with_suffix(".py")):
        if file.exists():
            return file
    return None


def imported(file: Path) -> Iterator[str]:
    """Yield what the compiler reads for a file: its parent packages, and all its imports."""
    parts = file.relative_to(SOURCES).with_suffix("").parts
    yield from (".".join(parts[:length]) for length in range(1, len(parts)))
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def fingerprints() -> dict[str, str]:
    """Return the hash of each compiled module's source."""
    return {
        file.relative_to(SOURCES).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()
        for file in compiled_files()
    }


def stale(sources: Path) -> list[str]:
    """Return the modules whose source has changed since they were compiled."""
    try:
        built = json.loads((sources / FINGERPRINTS).read_text())
    except (OSError, ValueError):
        built = {}
    found = []
    for library in sorted((sources / "sandtable").rglob("*.so")):
        source = library.parent / f"{library.name.partition('.')[0]}.py"
        path = source.relative_to(sources).as_posix()
        content = source.read_bytes() if source.exists() else b""
        if built.get(path) != hashlib.sha256(content).hexdigest():
            found.append(path.removesuffix(".py").replace("/", "."))
    return found


class Cache:
    """Cached files by a hash of their inputs, in the user's cache folder.

    An entry starts with the hash of its content, so that damage is detected. It gets its name when
    it is complete, so that two builds at the same time do not disturb each other.
    """

    def __init__(self, folder: Path | None, limit: int = CACHE_BYTES) -> None:
        self.folder = folder
        self.limit = limit
        self.hits = 0
        self.misses = 0

    def get(self, key: str, make: Callable[[], bytes]) -> bytes:
        """Return the cached content, or make and cache it."""
        content = self._read(key)
        if content is not None:
            self.hits += 1
            return content
        self.misses += 1
        content = make()
        self._write(key, content)
        return content

    def _read(self, key: str) -> bytes | None:
        if self.folder is None:
            return None
        path = self.folder / key
        try:
            whole = path.read_bytes()
            os.utime(path)
        except OSError:
            return None
        digest, content = whole[:32], whole[32:]
        if hashlib.sha256(content).digest() == digest:
            return content
        path.unlink(missing_ok=True)
        return None

    def _write(self, key: str, content: bytes) -> None:
        if self.folder is None:
            return
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(dir=self.folder, prefix="new-")
            with os.fdopen(handle, "wb") as file:
                file.write(hashlib.sha256(content).digest() + content)
            Path(name).replace(self.folder / key)
        except OSError as error:
            sys.stderr.write(f"cannot keep compiled code in {self.folder}: {error}\n")
            self.folder = None

    def trim(self) -> None:
        """Delete the least recently used entries until the cache is within its limit."""
        if self.folder is None or not self.folder.is_dir():
            return
        entries = []
        for path in self.folder.iterdir():
            try:
                status = path.stat()
            except OSError:
                continue
            entries.append((status.st_mtime, status.st_size, path))
        total = sum(size for _, size, _ in entries)
        for _, size, path in sorted(entries):
            if total <= self.limit:
                return
            path.unlink(missing_ok=True)
            total -= size


def cache_folder() -> Path | None:
    """Return the cache folder; ``$SANDTABLE_CACHE`` overrides it, or disables it if empty."""
    chosen = os.environ.get("SANDTABLE_CACHE")
    if chosen is not None:
        return Path(chosen) if chosen else None
    base = os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    return Path(base).expanduser() / "sandtable" / "engine"


def digest(parts: Iterable[str | bytes]) -> str:
    """Return a hash of the parts, including their lengths."""
    total = hashlib.sha256()
    for part in parts:
        content = part.encode() if isinstance(part, str) else part
        total.update(len(content).to_bytes(8, "little"))
        total.update(content)
    return total.hexdigest()


class Units:
    """The C files of mypyc, divided into self-contained units."""

    def __init__(
        self,
        headers: list[str],
        modules: dict[str, str],
        rest: str,
        aliases: bool,
        runtime: str = "",
    ) -> None:
        """``aliases`` says whether the assembler can give literals their own names."""
        self._aliases = aliases
        self._includes: list[str] = []
        self._declarations: list[tuple[str, str]] = []
        for header in headers:
            self._read_header(header)
        self._short = {
            name: (unit, body)
            for unit, text in modules.items()
            for name, body in _functions(text)
            if body.count("\n") <= INLINE_LINES
        } | {name: (RUNTIME, body) for name, body in _functions(runtime, "|".join(RUNTIME_INLINED))}
        self._places: dict[str, int] = {}
        self.texts = {unit: self._text(unit, text) for unit, text in modules.items()}
        # The rest defines everything global, including the literals.
        self.texts[GROUP] = "\n".join(
            [*self._includes, HIDDEN, *(text for _, text in self._declarations), _own_part(rest)]
        ) + "".join(
            f'__asm__(".globl {name}\\n.hidden {name}\\n'
            f'.set {name}, CPyStatics + {8 * place}\\n");\n'
            for name, place in self._places.items()
        )

    def _read_header(self, header: str) -> None:
        """Read a header's includes and declarations, the latter with the names they declare."""
        for block in re.findall(
            r"^#ifndef MYPYC_DECLARED.*?^#endif$|^typedef struct.*?^}.*?;$|^[^\n]+$",
            header,
            re.M | re.S,
        ):
            if block.startswith("#include"):
                if "__native" not in block:
                    self._includes.append(block)
            elif block.startswith(("#ifndef MYPYC_DECLARED", "typedef")):
                self._declarations.append(
                    (re.findall(r"\w+", block.removesuffix("#endif"))[-1], block)
                )
            elif not block.startswith("#"):
                found = re.search(r"(\w+)(?:\(|\[|;)", block)
                assert found is not None, block
                self._declarations.append((found[1], block))

    def _text(self, unit: str, text: str) -> str:
        own = _own_part(text)
        bodies = self._bodies(unit, own)
        needed = _words(own + bodies) - ({"CPyStatics"} if self._aliases else set())
        declarations: list[str] = []
        for name, declaration in reversed(self._declarations):
            if name in needed:
                needed |= _words(declaration)
                declarations.append(declaration)
        whole = "\n".join([*self._includes, HIDDEN, *reversed(declarations), bodies, own])
        return self._with_names(unit, whole) if self._aliases else whole

    def _bodies(self, unit: str, text: str) -> str:
        """Return copies of other units' short functions that are called, directly or by a copy."""
        found: dict[str, str] = {}
        waiting = text
        while waiting:
            new = {
                name: self._short[name][1]
                for name in sorted(_words(waiting) & self._short.keys())
                if name not in found and self._short[name][0] != unit
            }
            found |= new
            waiting = "".join(new.values())
        return "".join(
            f"extern inline __attribute__((gnu_inline)) {body}" for body in found.values()
        )

    def _with_names(self, unit: str, text: str) -> str:
        """Replace indexes of literals by names of this unit, numbered by first use."""
        names: dict[str, str] = {}

        def name(match: re.Match[str]) -> str:
            if match[1] not in names:
                names[match[1]] = f"CPyLiteral_{unit}_{len(names)}"
                self._places[names[match[1]]] = int(match[1])
            return names[match[1]]

        named = re.sub(r"\bCPyStatics\[(\d+)\]", name, text)
        declared = "".join(f"extern PyObject *{own};\n" for own in names.values())
        return named.replace(HIDDEN, HIDDEN + "\n" + declared, 1)


HIDDEN = "#pragma GCC visibility push(hidden)"
"""The code after this pragma is not called from outside the library, so its calls can be direct."""


def _own_part(text: str) -> str:
    return re.sub(r'^#include "__native.*\n', "", text, flags=re.M)


def _functions(text: str, names: str = r"CPyDef_\w+") -> Iterator[tuple[str, str]]:
    """Yield native functions with their definitions; ``names`` is a pattern."""
    form = rf"^[A-Za-z]\w* \**({names})\(.*\) \{{\n(?:.*\n)*?\}}\n"
    for match in re.finditer(form, text, re.M):
        if not match[1].endswith("__top_level__") and not match[0].startswith("static"):
            yield match[1], match[0]


def _words(text: str) -> set[str]:
    return set(re.findall(r"\w+", text))


class Engine:
    """Builds the library and the small modules with setuptools' compiler."""

    def __init__(self, compiler: Any, jobs: int | None = None) -> None:
        self.compiler = compiler
        allowed = getattr(os, "sched_getaffinity", None)  # missing on macOS
        self.jobs = jobs or (len(allowed(0)) if allowed else os.cpu_count() or 1)
        self.cache = Cache(cache_folder())

    def build(self) -> dict[str, bytes]:
        """Return the compiled modules by dotted name, with the library that they need."""
        modules = [module_name(file) for file in compiled_files()]
        with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(self.jobs) as pool:
            shims = pool.map(lambda module: self._shim(module, Path(folder)), modules)
            key = self._key_of_library()
            library = self.cache.get(key, lambda: self._library(Path(folder), pool, key))
            built = {LIBRARY: library, **dict(zip(modules, shims, strict=True))}
        self.cache.trim()
        return built

    @functools.cached_property
    def tools(self) -> str:
        """Return a hash of everything other than the sources that affects the result."""
        import mypyc

        runtime = Path(mypyc.__file__).with_name("lib-rt")
        command = self.compiler.compiler_so
        version = subprocess.run(
            [command[0], "--version"], capture_output=True, text=True, check=True
        ).stdout
        return digest(
            [
                sys.version,
                sysconfig.get_platform(),
                version,
                *command,
                "to link:",
                *self.compiler.linker_so,
                *(file.read_bytes() for file in sorted(runtime.rglob("*.[ch]"))),
            ]
        )

    def _key_of_library(self) -> str:
        from importlib.metadata import version

        files = files_read()
        return digest(
            [
                "library",
                self.tools,
                Path(__file__).read_bytes(),
                *(version(package) for package in ("mypy", "librt", "numpy")),
                (ROOT / "pyproject.toml").read_bytes(),
                *(part for file in files for part in (module_name(file), file.read_bytes())),
            ]
        )

    def _library(self, folder: Path, pool: ThreadPoolExecutor, key: str) -> bytes:
        from mypyc.build import mypycify

        generated = folder / "c"
        library, *_ = mypycify(
            [str(file.relative_to(ROOT)) for file in compiled_files()],
            group_name=GROUP,
            multi_file=True,
            target_dir=str(generated),
        )
        if self._key_of_library() != key:
            sys.exit("The engine's sources changed while mypyc read them. Build again.")
        prefix = f"__native_{GROUP}"
        modules: dict[str, str] = {}
        runtime: list[Path] = []
        for source in map(Path, library.sources):
            if source.stem.startswith(f"{prefix}___"):
                modules[source.stem.removeprefix(f"{prefix}___")] = source.read_text()
            elif source.stem != prefix:
                runtime.append(source)
        headers = [f"{prefix}.h", f"__native_internal_{GROUP}.h"]
        units = Units(
            [(generated / header).read_text() for header in headers],
            modules,
            (generated / f"{prefix}.c").read_text(),
            aliases=sys.platform == "linux",
            runtime="".join(source.read_text() for source in runtime),
        )
        included = (f"#include <{file.relative_to(generated).as_posix()}>\n" for file in runtime)
        texts = {RUNTIME: "".join(included), **units.texts}
        includes = [include for include in library.include_dirs if include != str(generated)]
        (folder / "units").mkdir()

        def compile_unit(unit: str) -> tuple[str, bytes]:
            key = digest(["unit", self.tools, *FLAGS, texts[unit]])
            return key, self.cache.get(
                key, lambda: self._compile(unit, texts[unit], folder, includes)
            )

        # Compile the longest first, so that all cores finish at about the same time.
        order = sorted(texts, key=lambda unit: -len(texts[unit]))
        objects = []
        for unit, (_, content) in zip(order, pool.map(compile_unit, order), strict=True):
            path = folder / f"{unit}.o"
            path.write_bytes(content)
            objects.append(str(path))
        flags = ["-Wl,-Bsymbolic"] if sys.platform == "linux" else []
        self.compiler.link_shared_object(objects, str(folder / "library"), extra_postargs=flags)
        return (folder / "library").read_bytes()

    def _compile(self, unit: str, text: str, folder: Path, includes: list[str]) -> bytes:
        source = folder / "units" / f"{unit}.c"
        source.write_text(text)
        [path] = self.compiler.compile(
            [str(source)],
            output_dir=str(folder / "objects"),
            include_dirs=includes,
            extra_postargs=list(FLAGS),
        )
        return Path(path).read_bytes()

    def _shim(self, module: str, folder: Path) -> bytes:
        from mypyc.build import generate_c_extension_shim

        def make() -> bytes:
            source = generate_c_extension_shim(
                module, module.rpartition(".")[2], str(folder / "shims"), GROUP
            )
            objects = self.compiler.compile(
                [source], output_dir=str(folder / "objects"), extra_postargs=list(SHIM_FLAGS)
            )
            path = folder / f"{module}.library"
            self.compiler.link_shared_object(objects, str(path))
            return path.read_bytes()

        return self.cache.get(digest(["module", self.tools, *SHIM_FLAGS, module]), make)
