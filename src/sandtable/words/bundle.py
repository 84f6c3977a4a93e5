"""The messages of a language, parsed when first used.

The parser is written in Python and takes a second for all texts of a title, of which most processes
use few.
"""

import re
from collections.abc import Mapping
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

_START = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Bundle:
    """Like Fluent's own bundle, except that the later of two messages with the same name wins."""

    def __init__(self, language: str, *texts: str) -> None:
        self._parsed = FluentBundle([language], use_isolating=False)
        self._waiting: dict[str, str] = {}
        """Unparsed messages and terms."""
        for text in texts:
            starts = [*_START.finditer(text)]
            ends = [start.start() for start in starts[1:]] + [len(text)]
            for start, end in zip(starts, ends, strict=True):
                self._waiting[start[1]] = text[start.start() : end]

    def has_message(self, key: str) -> bool:
        self._parse(key)
        return bool(self._parsed.has_message(key))

    def get_message(self, key: str) -> Any:
        self._parse(key)
        return self._parsed.get_message(key)

    def format_pattern(self, pattern: Any, args: Mapping[str, Any]) -> tuple[Any, list[Exception]]:
        text, errors = self._parsed.format_pattern(pattern, dict(args))
        return text, errors

    def _parse(self, key: str) -> None:
        """Parse a message and all messages and terms it refers to."""
        text = self._waiting.pop(key, None)
        if text is not None:
            self._parsed.add_resource(FluentResource(text))
            for reference in _REFERENCE.findall(text):
                self._parse(reference)
