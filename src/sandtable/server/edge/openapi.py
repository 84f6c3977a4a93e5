"""The OpenAPI description, generated from the wire types, and a page to read it."""

import html
import re
from functools import cache
from typing import Any

import msgspec

import sandtable
from sandtable.core import SandtableError
from sandtable.server import wire
from sandtable.server.edge.accounts_api import ACCOUNT_OPERATIONS
from sandtable.server.edge.api import OPERATIONS as TABLE_OPERATIONS
from sandtable.server.edge.api import Operation
from sandtable.server.edge.campaigns_api import CAMPAIGN_OPERATIONS
from sandtable.server.edge.files_api import FILE_OPERATIONS
from sandtable.server.edge.measuring_api import MEASURING_OPERATIONS
from sandtable.server.edge.publishing_api import PUBLISHING_OPERATIONS
from sandtable.server.edge.second_factor_api import SECOND_FACTOR_OPERATIONS
from sandtable.server.edge.social_api import SOCIAL_OPERATIONS
from sandtable.server.edge.studio_api import STUDIO_OPERATIONS

OPERATIONS = [
    *TABLE_OPERATIONS,
    *ACCOUNT_OPERATIONS,
    *SECOND_FACTOR_OPERATIONS,
    *CAMPAIGN_OPERATIONS,
    *SOCIAL_OPERATIONS,
    *STUDIO_OPERATIONS,
    *PUBLISHING_OPERATIONS,
    *FILE_OPERATIONS,
    *MEASURING_OPERATIONS,
]
REF = "#/components/schemas/{name}"


@cache
def openapi() -> dict[str, Any]:
    types = [t for op in OPERATIONS for t in (op.answer, op.takes) if t not in (None, str, bytes)]
    messages = [wire.ServerMessage, wire.ClientMessage, wire.Problem]
    _, components = msgspec.json.schema_components([*types, *messages], ref_template=REF)
    own, of_titles = _prefixed(components), _of_titles()
    if own.keys() & of_titles.keys():
        raise SandtableError(
            f"two types have the same name: {sorted(own.keys() & of_titles.keys())}"
        )
    components = {**own, **of_titles}
    _add_parts(components)
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


def _of_titles() -> dict[str, Any]:
    """Return the schemas of the titles' own types, grouped by system."""
    groups: dict[str, dict[str, dict[str, Any]]] = {}
    parts: dict[str, Any] = {}
    for title in sandtable.TITLES:
        game = sandtable.load(title)
        wired = game.facets.wire()
        if wired is None:
            continue
        sent: dict[str, tuple[type | None, ...]] = {
            "View": (wired.view,),
            "AfterChoice": (wired.after,),
            "Outlook": (wired.outlook,),
            "Event": wired.events,
            "Box": (wired.box,),
            "ArmyCheck": (wired.army,),
        }
        for name, some in sent.items():
            systems = groups.setdefault(name, {})
            for one in filter(None, some):
                systems.setdefault(game.system, {})[one.__name__] = one
        own = (wired.title, wired.scenario, wired.layout)
        parts |= {one.__name__: one for one in own if one is not None}
    types = [one for of in groups.values() for some in of.values() for one in some.values()]
    types += parts.values()
    schemas, found = msgspec.json.schema_components(types, ref_template=REF)
    refs = dict(zip(types, schemas, strict=True))
    components = _prefixed(found)

    for name, systems in groups.items():
        for system, members in systems.items():
            components[system.capitalize() + name] = {
                "anyOf": [_renamed(refs[one]) for one in members.values()]
            }
        components[name] = {
            "anyOf": [{"$ref": REF.format(name=system.capitalize() + name)} for system in systems]
        }
    number = {"type": "object", "properties": {"n": {"type": "integer"}}, "required": ["n"]}
    components["NumberedEvent"] = {"allOf": [{"$ref": REF.format(name="Event")}, number]}
    return components


def _add_parts(components: dict[str, Any]) -> None:
    """Add the properties of each system to titles and scenarios, as optional properties."""
    wires = [sandtable.load(title).facets.wire() for title in sandtable.TITLES]
    added: set[str] = set()
    for wired in wires:
        if wired is None:
            continue
        for name, part in (
            ("TitleInfo", wired.title),
            ("ScenarioInfo", wired.scenario),
            ("ScenarioInfo", wired.layout),
        ):
            if part is not None:
                components[name]["properties"].update(components[part.__name__]["properties"])
                added.add(part.__name__)
    for name in added:
        del components[name]


def _short(name: str) -> str:
    """Return a type's short name; types of a system get it as a prefix: ``HeroesMoved``."""
    *folders, own = re.split(r"[._]", name) if name.startswith("sandtable") else [name]
    return folders[1].capitalize() + own if folders else own


def _prefixed(components: dict[str, Any]) -> dict[str, Any]:
    return {_short(name): _renamed(schema) for name, schema in components.items()}


def _renamed(schema: Any) -> Any:
    if isinstance(schema, list):
        return [_renamed(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: REF.format(name=_short(str(value).rsplit("/", 1)[-1]))
        if key == "$ref"
        else _renamed(value)
        for key, value in schema.items()
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
    if (takes := operation.takes) is not None:
        described["requestBody"] = {**_content(takes, ""), "required": True}
        del described["requestBody"]["description"]
    return described


def _answer(operation: Operation) -> dict[str, Any]:
    if operation.text:
        return {
            "description": "done",
            "content": {"text/plain": {"schema": {"type": "string"}}},
        }
    if operation.file:
        return {
            "description": "done",
            "content": {operation.file: {"schema": {"type": "string", "format": "binary"}}},
        }
    return _content(operation.answer, "done")


def _content(type_: Any, description: str) -> dict[str, Any]:
    (schema,), _ = msgspec.json.schema_components([type_], ref_template=REF)
    return {"description": description, "content": {"application/json": {"schema": schema}}}


@cache
def openapi_page() -> str:
    """Return a plain HTML page listing every operation with its types."""
    rows = "".join(
        f"<tr><td><code>{op.method}</code></td><td><code>{html.escape(op.path)}</code></td>"
        f"<td>{html.escape(op.about)}</td><td>{_name(op.takes)}</td><td>{_name(op.answer)}</td></tr>"
        for op in OPERATIONS
    )
    return (
        "<!doctype html><html lang='en'><head><meta charset='utf-8'>"
        "<title>Sandtable API</title></head><body><h1>Sandtable API</h1>"
        "<p>Machine-readable: <a href='/api/openapi.json'>openapi.json</a>. Live tables: "
        "a WebSocket at <code>/api/tables/{id}/socket</code>; the messages are the types "
        "<code>ClientMessage</code> and <code>ServerMessage</code> there.</p>"
        "<table><thead><tr><th>Method</th><th>Path</th><th>Summary</th>"
        f"<th>Request</th><th>Response</th></tr></thead><tbody>{rows}</tbody></table></body></html>"
    )


def _name(type_: Any) -> str:
    return "" if type_ is None else html.escape(getattr(type_, "__name__", str(type_)))
