"""Line numbers of all keys and list items in a TOML text, which ``tomllib`` does not provide.

The text has already been parsed by ``tomllib``, so this module need not find faults.
"""

import re
from contextlib import suppress

Path = tuple[str, ...]
"""Keys from the outside in; a list item is its index in brackets, counted from 0."""

SPACE = " \t\r\n"
BARE_END = " \t\r\n=.]#,}"


def item(index: int) -> str:
    """Return a list item's part of a path."""
    return f"[{index}]"


def path_text(path: Path) -> str:
    """Return a path as shown to users: ``us.cards.rifleman_a``, ``overlays[3].at``."""
    text = ""
    for part in path:
        if part.startswith("[") or not text:
            text += part
        else:
            text += f".{part}"
    return text


def line_of_error(error: ValueError, text: str) -> int:
    """Return the line in a ``tomllib`` error; the last line if the error names none."""
    found = re.search(r"at line (\d+)", str(error))
    return int(found[1]) if found else max(1, len(text.splitlines()))


def lines_of(text: str) -> dict[Path, int]:
    """Return the line on which each key, table and list item starts."""
    walk = _Walk(text)
    # The text may be truncated or nested too deeply: keep the lines found so far.
    with suppress(IndexError, RecursionError):
        walk.document()
    return walk.lines


class _Walk:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.line = 1
        self.lines: dict[Path, int] = {}
        self._lists: dict[Path, int] = {}
        """Lists of tables, ``[[path]]``, with the index of their last item."""

    def document(self) -> None:
        table: Path = ()
        while True:
            self._skip(SPACE)
            if self.at >= len(self.text):
                return
            if self.text[self.at] == "[":
                table = self._header()
            else:
                self._pair(table)

    def _header(self) -> Path:
        is_list = self.text.startswith("[[", self.at)
        self._step(2 if is_list else 1)
        path: Path = ()
        keys = self._keys()
        for number, key in enumerate(keys, 1):
            path = (*path, key)
            if is_list and number == len(keys):
                self._lists[path] = self._lists.get(path, -1) + 1
                self.lines.setdefault(path, self.line)
            if path in self._lists:
                path = (*path, item(self._lists[path]))
        self.lines.setdefault(path, self.line)
        self._step(2 if is_list else 1)
        return path

    def _pair(self, table: Path) -> None:
        line = self.line
        path = table
        for key in self._keys():
            path = (*path, key)
            self.lines.setdefault(path, line)
        self._step(1)  # the equals sign
        self._skip(" \t")
        self._value(path)

    def _keys(self) -> list[str]:
        keys = []
        while True:
            self._skip(" \t")
            if self.text[self.at] in "\"'":
                keys.append(self._string())
            else:
                start = self.at
                while self.text[self.at] not in BARE_END:
                    self._step(1)
                keys.append(self.text[start : self.at])
                if start == self.at:
                    raise IndexError
            self._skip(" \t")
            if self.text[self.at] != ".":
                return keys
            self._step(1)

    def _value(self, path: Path) -> None:
        mark = self.text[self.at]
        if mark in "\"'":
            self._string()
        elif mark == "[":
            self._step(1)
            self._items(path)
        elif mark == "{":
            self._step(1)
            while True:
                self._skip(SPACE + ",")
                if self.text[self.at] == "}":
                    self._step(1)
                    return
                self._pair(path)
        else:
            while self.at < len(self.text) and self.text[self.at] not in "\n#,]}":
                self._step(1)

    def _items(self, path: Path) -> None:
        index = 0
        while True:
            self._skip(SPACE + ",")
            if self.text[self.at] == "]":
                self._step(1)
                return
            self.lines[(*path, item(index))] = self.line
            self._value((*path, item(index)))
            index += 1

    def _string(self) -> str:
        quote = self.text[self.at]
        end = quote * 3 if self.text.startswith(quote * 3, self.at) else quote
        self._step(len(end))
        start = self.at
        while not self.text.startswith(end, self.at):
            self._step(2 if quote == '"' and self.text[self.at] == "\\" else 1)
        found = self.text[start : self.at]
        self._step(len(end))
        while len(end) == 3 and self.text.startswith(quote, self.at):
            self._step(1)  # up to two more quotes belong to the text
        return found

    def _skip(self, these: str) -> None:
        """Skip these characters and comments."""
        while self.at < len(self.text):
            if self.text[self.at] == "#":
                while self.at < len(self.text) and self.text[self.at] != "\n":
                    self._step(1)
            elif self.text[self.at] in these:
                self._step(1)
            else:
                return

    def _step(self, length: int) -> None:
        if self.at + length > len(self.text):
            raise IndexError
        self.line += self.text.count("\n", self.at, self.at + length)
        self.at += length
