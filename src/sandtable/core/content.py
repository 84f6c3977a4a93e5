"""Reading content files: typed access to TOML that collects every fault with its line.

A reader never stops at the first fault. It notes it, gives back a harmless value, and goes on, so
that one run of ``sandtable check`` tells everything that is wrong.
"""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from sandtable.core.errors import Fault

_HEADER = re.compile(r"^\s*\[\[?([^\[\]]+)\]\]?\s*(#.*)?$")
_KEY = re.compile(r"""^\s*("[^"]*"|'[^']*'|[A-Za-z0-9_-]+)\s*=""")

Path_ = tuple[str, ...]


def _lines_of(text: str) -> dict[Path_, int]:
    """The line on which each table and key begins; tomllib does not tell."""
    lines: dict[Path_, int] = {}
    table: Path_ = ()
    quote = ""
    for number, line in enumerate(text.splitlines(), 1):
        if quote:
            if line.count(quote) % 2:
                quote = ""
            continue
        if header := _HEADER.match(line):
            table = tuple(part.strip().strip("\"'") for part in header[1].split("."))
            lines.setdefault(table, number)
        elif key := _KEY.match(line):
            lines[(*table, key[1].strip("\"'"))] = number
        for mark in ('"""', "'''"):
            if line.count(mark) % 2:
                quote = mark
    return lines


class Document:
    """One TOML file, or the text of one, with the lines of its keys and the faults found in it."""

    def __init__(self, source: Path | str, faults: list[Fault], shown_as: str = "") -> None:
        self.name = shown_as or (str(source) if isinstance(source, Path) else "text")
        self.faults = faults
        self._lines: dict[Path_, int] = {}
        self.data: dict[str, object] = {}
        self.is_readable = False
        self.text = ""
        try:
            text = source if isinstance(source, str) else source.read_text(encoding="utf-8")
            self.text = text
            self._lines = _lines_of(text)
            self.data = tomllib.loads(text)
            self.is_readable = True
        except FileNotFoundError:
            self.fault((), "file not found")
        except UnicodeDecodeError as error:
            self.fault((), f"not valid UTF-8: {error.reason} at byte {error.start}")
        except OSError as error:
            self.fault((), f"cannot read file: {error.strerror}")
        except tomllib.TOMLDecodeError as error:
            found = re.search(r"at line (\d+)", str(error))
            line = int(found[1]) if found else len(text.splitlines())
            faults.append(Fault(self.name, line, "", f"not valid TOML: {error}"))

    def line(self, path: Path_) -> int:
        """The line of a path, or of the nearest thing around it."""
        while path and path not in self._lines:
            path = path[:-1]
        return self._lines.get(path, 1)

    def fault(self, path: Path_, message: str, below: int = 0) -> None:
        """Note a fault; ``below`` is how many lines under the path's own line it lies."""
        where = ".".join(path)
        self.faults.append(Fault(self.name, self.line(path) + below, where, message))

    def root(self) -> "Table":
        return Table(self, (), self.data)


class Table:
    """A TOML table, read key by key.

    ``close`` reports the keys that no one asked for, in the tables inside it too.
    """

    def __init__(self, document: Document, path: Path_, data: dict[str, object]) -> None:
        self.document = document
        self.path = path
        self._data = data
        self._asked: set[str] = set()
        self._inside: dict[str, Table] = {}

    @property
    def name(self) -> str:
        return self.path[-1] if self.path else self.document.name

    def __contains__(self, key: str) -> bool:
        return key in self._data

    def fault(self, key: str, message: str, below: int = 0) -> None:
        self.document.fault((*self.path, key) if key else self.path, message, below)

    def _get(self, key: str, kind: type, words: str, required: bool) -> object | None:
        self._asked.add(key)
        if key not in self._data:
            if required:
                self.document.fault(self.path, f"missing key {key!r} (expected {words})")
            return None
        value = self._data[key]
        # In Python a bool is an int; in a content file `true` is no number.
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            self.fault(key, f"expected {words}, got {value!r}")
            return None
        return value

    def text(self, key: str, default: str | None = None, among: list[str] | None = None) -> str:
        value = self._get(key, str, "a string", default is None)
        if not isinstance(value, str):
            return default if default is not None else (among or [""])[0]
        if among is not None and value not in among:
            self.fault(key, f"invalid value {value!r}; expected one of: {', '.join(among)}")
            return default or among[0]
        return value

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        value = self._get(key, int, "an integer", default is None)
        if not isinstance(value, int):
            return low if default is None else default
        if not low <= value <= high:
            self.fault(key, f"{value} is out of range ({low} to {high})")
            return low
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        value = self._get(key, bool, "true or false", False)
        return value if isinstance(value, bool) else default

    def texts(self, key: str, default: list[str] | None = None) -> list[str]:
        value = self._get(key, list, "a list of texts", default is None)
        if not isinstance(value, list):
            return default or []
        if not all(isinstance(item, str) for item in value):
            self.fault(key, f"expected a list of strings, got {value!r}")
            return default or []
        return value

    def numbers(self, key: str, count: int) -> list[int]:
        words = f"a list of {count} integers"
        value = self._get(key, list, words, True)
        if not isinstance(value, list):
            return [0] * count
        if len(value) != count or not all(type(item) is int and item >= 0 for item in value):
            self.fault(key, f"expected {words}, got {value!r}")
            return [0] * count
        return value

    def table(self, key: str, required: bool = True) -> "Table":
        if key not in self._inside:
            value = self._get(key, dict, "a table", required)
            data = value if isinstance(value, dict) else {}
            self._inside[key] = Table(self.document, (*self.path, key), data)
        return self._inside[key]

    def rows(self, key: str) -> list["Table"]:
        """A list of tables."""
        value = self._get(key, list, "a list of tables", True)
        if not isinstance(value, list):
            return []
        rows = []
        for index, item in enumerate(value):
            if isinstance(item, dict):
                rows.append(Table(self.document, (*self.path, key, str(index)), item))
            else:
                self.fault(key, f"expected a table, got {item!r}")
        return rows

    def tables(self) -> Iterator["Table"]:
        """Every key as a table."""
        for key in self._data:
            yield self.table(key)

    def __iter__(self) -> Iterator[str]:
        return iter(self._data)

    def close(self) -> None:
        for table in self._inside.values():
            table.close()
        for key in self._data:
            if key not in self._asked:
                self.fault(key, "unknown key")
