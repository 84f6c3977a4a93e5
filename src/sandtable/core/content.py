"""Reading content files: typed access to TOML that collects every fault with its line.

A reader does not stop at the first fault. It records the fault, returns a harmless value and
continues, so that one run of ``sandtable check`` reports everything that is wrong.
"""

import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path

from sandtable.core import faults as said
from sandtable.core import made_scenarios
from sandtable.core.errors import Argument, Fault, Says, shown
from sandtable.core.toml_lines import Path as Path_
from sandtable.core.toml_lines import item, line_of_error, lines_of, path_text

MOST_IN_PATH = 80
"""Characters of a path in a message; keys in a user's text may be long."""
MOST_FAULTS = 100
"""Maximum number of faults reported for a user's text."""


class Document:
    """One TOML file or text, with the lines of its keys and the faults found in it."""

    def __init__(
        self,
        source: Path | str,
        faults: list[Fault],
        shown_as: str = "",
        most_bytes: int | None = None,
    ) -> None:
        """``most_bytes``: the size limit for a text from a user; None for trusted content."""
        self.name = shown_as or (str(source) if isinstance(source, Path) else "text")
        self.faults = faults
        self._lines: dict[Path_, int] | None = None
        self.data: dict[str, object] = {}
        self.is_readable = False
        self.text = ""
        self._most_faults = None if most_bytes is None else MOST_FAULTS
        try:
            text = source if isinstance(source, str) else source.read_text(encoding="utf-8")
            length = len(text.encode("utf-8", "replace"))
            if most_bytes is not None and length > most_bytes:
                self.fault((), said.TOO_LONG, count=length, most=most_bytes)
                return
            self.text = text
            self.data = tomllib.loads(text) if most_bytes is None else made_scenarios.parse(text)
            self.is_readable = True
        except FileNotFoundError:
            self.fault((), "file not found")
        except UnicodeDecodeError as error:
            self.fault((), f"not valid UTF-8: {error.reason} at byte {error.start}")
        except OSError as error:
            self.fault((), f"cannot read file: {error.strerror}")
        except RecursionError:
            self.fault((), said.TOO_DEEP)
        except ValueError as error:  # TOMLDecodeError, or a number with thousands of digits
            line = line_of_error(error, text)
            self._note(line, (), said.NOT_TOML, {"reason": str(error)})

    def line(self, path: Path_) -> int:
        """Return the line of a path, or of the nearest path that contains it."""
        if self._lines is None:
            # Computed on demand: most texts have no faults.
            self._lines = lines_of(self.text)
        while path and path not in self._lines:
            path = path[:-1]
        return self._lines.get(path, 1)

    def fault(self, path: Path_, what: Says | str, below: int = 0, **args: Argument) -> None:
        """Record a fault; ``below`` is its distance in lines below the line of the path."""
        self._note(self.line(path) + below, path, what, args)

    def _note(self, line: int, path: Path_, what: Says | str, args: dict[str, Argument]) -> None:
        if self._most_faults is not None and len(self.faults) >= self._most_faults:
            if self.faults[-1].key != said.MORE_FAULTS.key:
                self._add(1, "", said.MORE_FAULTS, {})
            return
        where = path_text(path)
        if len(where) > MOST_IN_PATH:
            where = where[: MOST_IN_PATH - 3] + "..."
        if isinstance(what, str):
            self.faults.append(Fault(self.name, line, where, what))
        else:
            self._add(line, where, what, args)

    def _add(self, line: int, where: str, what: Says, args: dict[str, Argument]) -> None:
        expected = said.EXPECTED.get(str(args.get("expected", "")), "")
        message = what.english.format(**{**args, "expected": expected})
        self.faults.append(Fault(self.name, line, where, message, what.key, tuple(args.items())))

    def root(self) -> "Table":
        return Table(self, (), self.data)


class Table:
    """A TOML table, read key by key.

    ``close`` reports the keys that were not read, including those of inner tables.
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

    def fault(
        self, key: str, what: Says | str, below: int = 0, at: int | None = None, **args: Argument
    ) -> None:
        """Record a fault of a key, or with ``at`` of one item of the list at that key."""
        path = (*self.path, key) if key else self.path
        if at is not None:
            path = (*path, item(at))
        self.document.fault(path, what, below, **args)

    def _get(self, key: str, kind: type, words: str, required: bool) -> object | None:
        self._asked.add(key)
        if key not in self._data:
            if required:
                self.document.fault(self.path, said.MISSING_KEY, name=key, expected=words)
            return None
        value = self._data[key]
        # In Python a bool is an int; in a content file `true` is not a number.
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            self.fault(key, said.WRONG_KIND, expected=words, value=shown(value))
            return None
        return value

    def text(self, key: str, default: str | None = None, among: list[str] | None = None) -> str:
        value = self._get(key, str, "text", default is None)
        if not isinstance(value, str):
            return default if default is not None else (among or [""])[0]
        if among is not None and value not in among:
            self.not_among(key, value, among)
            return default or (among or [""])[0]
        return value

    def not_among(self, key: str, value: str, known: list[str], at: int | None = None) -> None:
        """Record the fault of a value that is not one of the known ones."""
        self.fault(key, said.NOT_AMONG, at=at, value=shown(value), known=", ".join(known))

    def plain(self, key: str, most: int, default: str = "") -> str:
        """Return a text that is shown to other users: one line of printable characters."""
        text = self.text(key, default)
        if len(text) > most or not text.isprintable():
            self.fault(key, said.NOT_PLAIN, most=most)
            return default
        return text

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        value = self._get(key, int, "number", default is None)
        if not isinstance(value, int):
            return low if default is None else default
        if not low <= value <= high:
            self.fault(key, said.OUT_OF_RANGE, value=shown(value), low=low, high=high)
            return low
        return value

    def flag(self, key: str) -> bool:
        value = self._get(key, bool, "flag", False)
        return value is True

    def texts(self, key: str, default: list[str] | None = None) -> list[str]:
        value = self._get(key, list, "texts", default is None)
        if not isinstance(value, list):
            return default or []
        if not all(isinstance(item, str) for item in value):
            self.fault(key, said.WRONG_KIND, expected="texts", value=shown(value))
            return default or []
        return value

    def numbers(self, key: str, count: int) -> list[int]:
        words = f"numbers-{count}"
        value = self._get(key, list, words, True)
        if not isinstance(value, list):
            return [0] * count
        if len(value) != count or not all(type(item) is int and item >= 0 for item in value):
            self.fault(key, said.WRONG_KIND, expected=words, value=shown(value))
            return [0] * count
        return value

    def table(self, key: str, required: bool = True) -> "Table":
        if key not in self._inside:
            value = self._get(key, dict, "table", required)
            data = value if isinstance(value, dict) else {}
            self._inside[key] = Table(self.document, (*self.path, key), data)
        return self._inside[key]

    def rows(self, key: str) -> list["Table"]:
        """Return a list of tables."""
        value = self._get(key, list, "tables", True)
        if not isinstance(value, list):
            return []
        rows = []
        for index, one in enumerate(value):
            if isinstance(one, dict):
                rows.append(Table(self.document, (*self.path, key, item(index)), one))
            else:
                self.fault(key, said.WRONG_KIND, at=index, expected="table", value=shown(one))
        return rows

    def tables(self) -> Iterator["Table"]:
        """Yield every key's value as a table."""
        for key in self._data:
            yield self.table(key)

    def __iter__(self) -> Iterator[str]:
        return iter(self._data)

    def close(self) -> None:
        for table in self._inside.values():
            table.close()
        for key in self._data:
            if key not in self._asked:
                self.fault(key, said.UNKNOWN_KEY)


def merged(folders: Sequence[Path], name: str, faults: list[Fault]) -> list[Table]:
    """Return the tables of a file in several folders; a later folder's table replaces an earlier
    one."""
    tables: dict[str, Table] = {}
    for index, folder in enumerate(folders):
        file = folder / name
        if index == 0 or file.exists():
            tables |= {table.name: table for table in Document(file, faults).root().tables()}
    return list(tables.values())
