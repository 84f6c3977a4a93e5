"""The server's log: lines of text, or of JSON.

Errors are logged with their type and place, but without their message, which may name a card in a
hand or contain a URL with a password.
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
"""Extra fields a log line may have; all others are left out."""

ErrorInfo = (
    tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
)


class RedactingFormatter(logging.Formatter):
    """Logs where an error happened, without its message."""

    def formatException(self, ei: ErrorInfo) -> str:  # noqa: N802
        return "\n".join(f"  {line}" for line in trail(ei[1]))


class JsonLines(RedactingFormatter):
    """Formats each log line as a JSON object."""

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
    """Yield the type and traceback of an error and of each of its causes."""
    while error is not None:
        steps = traceback.extract_tb(error.__traceback__)
        way = " > ".join(f"{Path(step.filename).name}:{step.lineno} {step.name}" for step in steps)
        yield f"{type(error).__name__} at {way}" if way else type(error).__name__
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def log_config(form: str) -> dict[str, Any]:
    """Return the configuration for `logging`; the JSON format also logs normal events."""
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
