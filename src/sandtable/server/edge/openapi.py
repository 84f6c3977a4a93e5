"""The API described by itself: OpenAPI, made from the wire types, and a page to read."""

import html
import re
from functools import cache
from typing import Any

import msgspec

import sandtable
from sandtable.server import wire
from sandtable.server.edge.accounts_api import ACCOUNT_OPERATIONS
from sandtable.server.edge.api import OPERATIONS as TABLE_OPERATIONS
from sandtable.server.edge.api import Operation
from sandtable.server.edge.campaigns_api import CAMPAIGN_OPERATIONS
from sandtable.server.edge.second_factor_api import SECOND_FACTOR_OPERATIONS
from sandtable.server.edge.social_api import COMPANY_OPERATIONS

OPERATIONS = [
    *TABLE_OPERATIONS,
    *ACCOUNT_OPERATIONS,
    *SECOND_FACTOR_OPERATIONS,
    *CAMPAIGN_OPERATIONS,
    *COMPANY_OPERATIONS,
]
REF = "#/components/schemas/{name}"


@cache
def openapi() -> dict[str, Any]:
    types = [t for op in OPERATIONS for t in (op.gives, op.takes) if t not in (None, str)]
    messages = [wire.ServerMessage, wire.ClientMessage, wire.Problem]
    _, components = msgspec.json.schema_components([*types, *messages], ref_template=REF)
    paths: dict[str, Any] = {}
    for operation in OPERATIONS:
        path = operation.path.replace(":int", "")
        paths.setdefault(path, {})[operation.method.lower()] = _operation(operation)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Sandtable", "version": sandtable.__version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(operation: Operation) -> dict[str, Any]:
    described: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.about,
        "parameters": [
            {
                "name": name,
                "in": "path",
                "required": True,
                "schema": {"type": "integer", "minimum": 0} if kind else {"type": "string"},
            }
            for name, kind in re.findall(r"\{(\w+)(:int)?\}", operation.path)
        ],
        "responses": {"200": _answer(operation), "default": _content(wire.Problem, "refused")},
    }
    described["parameters"] += [
        {"name": name, "in": "query", "required": False, "schema": {"type": "string"}}
        for name in operation.query
    ]
    if operation.takes is not None:
        described["requestBody"] = {**_content(operation.takes, ""), "required": True}
        del described["requestBody"]["description"]
    return described


def _answer(operation: Operation) -> dict[str, Any]:
    if operation.text:
        return {
            "description": "done",
            "content": {"text/plain": {"schema": {"type": "string"}}},
        }
    return _content(operation.gives, "done")


def _content(type_: Any, description: str) -> dict[str, Any]:
    (schema,), _ = msgspec.json.schema_components([type_], ref_template=REF)
    return {"description": description, "content": {"application/json": {"schema": schema}}}


@cache
def openapi_page() -> str:
    """A plain page: every operation, what it takes and what it gives."""
    rows = "".join(
        f"<tr><td><code>{op.method}</code></td><td><code>{html.escape(op.path)}</code></td>"
        f"<td>{html.escape(op.about)}</td><td>{_name(op.takes)}</td><td>{_name(op.gives)}</td></tr>"
        for op in OPERATIONS
    )
    return (
        "<!doctype html><html lang='en'><head><meta charset='utf-8'>"
        "<title>Sandtable API</title></head><body><h1>Sandtable API</h1>"
        "<p>Machine-readable: <a href='/api/openapi.json'>openapi.json</a>. Live tables: "
        "a WebSocket at <code>/api/tables/{id}/socket</code>; the messages are the types "
        "<code>ClientMessage</code> and <code>ServerMessage</code> there.</p>"
        "<table><thead><tr><th>Method</th><th>Path</th><th>What</th><th>Takes</th>"
        f"<th>Gives</th></tr></thead><tbody>{rows}</tbody></table></body></html>"
    )


def _name(type_: Any) -> str:
    return "" if type_ is None else html.escape(getattr(type_, "__name__", str(type_)))
