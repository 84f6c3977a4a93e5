"""Refusals, and how errors are sent to clients."""

import logging
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import Response

from sandtable.core import IllegalMove, UnknownName
from sandtable.core.errors import IllegalSetup
from sandtable.server import wire
from sandtable.server.accounts.identity import new_id
from sandtable.server.accounts.player_names import BadName
from sandtable.server.tables.log import Stale

logger = logging.getLogger(__name__)

READING = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""The errors of decoding JSON."""
ERROR_NUMBER = 8
"""Length of the number of an error."""


class Refusal(Exception):
    """An error response to a request."""

    def __init__(self, status: int, error: str, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.status = status
        self.problem = wire.Problem(error, message, rule)


def error_number() -> str:
    """Return a new number under which an error is logged and shown."""
    return new_id()[:ERROR_NUMBER]


def problem_of(error: Exception) -> tuple[int, wire.Problem]:
    """Return the status and the problem to send for an error."""
    if isinstance(error, Refusal):
        return error.status, error.problem
    if isinstance(error, BadName):
        return 422, wire.Problem("bad-name", str(error))
    if isinstance(error, Stale):
        return 409, wire.Problem("stale", str(error))
    if isinstance(error, IllegalMove):
        return 422, wire.Problem(error.key or "illegal-move", str(error), error.rule)
    if isinstance(error, IllegalSetup):
        return 422, wire.Problem(error.key, str(error), error.rule)
    if isinstance(error, UnknownName):
        return 404, wire.Problem("unknown", str(error))
    if isinstance(error, SQLAlchemyError):
        number = error_number()
        logger.error("database unavailable: %s; error number %s", type(error).__name__, number)
        return 503, wire.Problem(
            "unavailable", "temporarily unavailable; try again in a moment", number=number
        )
    # Invalid data: a request's JSON or a table's log.
    return 400, wire.Problem("bad-request", str(error))


def json_response(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")
