"""The server's log: lines of text, or of JSON.

Neither holds what it must not. Of an error it says which one and where, never in its own words:
they may name a card in a hand, or an address with a password in it.
"""

import logging
import time
import traceback
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

FORMS = ("text", "json")
FIELDS = ("table", "operation", "status", "code", "ms", "entry", "address", "version")
"""What a line may say besides its message; anything else is left out."""

ErrorInfo = (
    tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
)


class RedactingFormatter(logging.Formatter):
    """Tells where an error happened, and keeps to itself what it said."""

    def formatException(self, ei: ErrorInfo) -> str:  # noqa: N802
        return "\n".join(f"  {line}" for line in trail(ei[1]))


class JsonLines(RedactingFormatter):
    """Each line an object."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage().strip(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["error"] = list(trail(record.exc_info[1]))
        return msgspec.json.encode(line).decode()


def trail(error: BaseException | None) -> Iterator[str]:
    """The kind of an error and the way to it, and so for each error it came from."""
    while error is not None:
        steps = traceback.extract_tb(error.__traceback__)
        way = " > ".join(f"{Path(step.filename).name}:{step.lineno} {step.name}" for step in steps)
        yield f"{type(error).__name__} at {way}" if way else type(error).__name__
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def log_config(form: str) -> dict[str, Any]:
    """How the standard library is told; in JSON also what goes well is worth a line."""
    formatter = (
        {"()": JsonLines}
        if form == "json"
        else {"()": RedactingFormatter, "format": "%(levelname)s %(name)s: %(message)s"}
    )
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": formatter},
        "handlers": {
            "lines": {"class": "logging.StreamHandler", "formatter": "lines"},
            "count": {"class": "sandtable.server.ops.metrics.CountingHandler"},
        },
        "root": {"handlers": ["lines", "count"], "level": "WARNING"},
        "loggers": {"sandtable": {"level": "INFO" if form == "json" else "WARNING"}},
    }
