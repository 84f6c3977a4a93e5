"""Generate requests of every kind from the OpenAPI description and the types of the messages.

The generator does not know what a request means. It takes values from the server's earlier answers
(matched by name), from the limits of the schema, and from junk.
"""

import json
import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, get_args

import msgspec

from sandtable.core import Rng
from sandtable.server import wire

Schema = dict[str, Any]

ALIASES = {
    "choose": "move",
    "line": "move",
    "id": "table",
    "events": "first_event",
    "seen": "log",
    "side": "seat",
}
"""Names that answers use for the same value."""
LETTERS = ("0123456789abcdef" * 2, "abcdefgh-01234567", "Abcdefgh_0123456789-abcd")
"""Values that match the patterns of the schemas."""
JUNK: Sequence[object] = (
    "",
    "x",
    "none",
    "é" * 50,
    -1,
    0,
    1,
    2**31 - 1,
    2**63,
    1.5,
    None,
    True,
    [],
    {},
)
MOST_KEPT = 60
LONGEST_LINE = 4


@dataclass(frozen=True, slots=True)
class Route:
    """An HTTP operation of the description."""

    method: str
    path: str
    query: tuple[str, ...]
    body: Schema | None

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"


@dataclass(frozen=True, slots=True)
class HttpRequest:
    route: str
    method: str
    path: str
    body: bytes | None

    def __str__(self) -> str:
        return f"{self.method} {self.path} {'' if self.body is None else self.body.decode()}"


@dataclass
class Requests:
    """Generates requests, and remembers the values in the answers."""

    rng: Rng
    routes: list[Route]
    components: dict[str, Schema]
    said: dict[str, list[Any]] = field(default_factory=lambda: defaultdict(list))
    lots: Rng = field(default_factory=lambda: Rng(0))
    guessed: dict[str, list[str]] = field(default_factory=dict)
    """Names of hidden things by parameter, used as if a user had guessed them."""

    @classmethod
    def described(cls, description: Any, rng: Rng) -> "Requests":
        """Make a generator from an OpenAPI description."""
        routes = []
        for path, methods in description["paths"].items():
            for method, operation in methods.items():
                body = operation.get("requestBody")
                routes.append(
                    Route(
                        method.upper(),
                        path,
                        tuple(p["name"] for p in operation["parameters"] if p["in"] == "query"),
                        body and body["content"]["application/json"]["schema"],
                    )
                )
        components = dict(description["components"]["schemas"])
        return cls(rng, routes, components)

    # Answers

    def hear(self, text: str | bytes) -> None:
        """Remember the values in an answer by their names."""
        try:
            self._keep("", json.loads(text))
        except ValueError:
            return

    def _keep(self, name: str, value: Any) -> None:
        if isinstance(value, dict):
            for key, inner in value.items():
                self._keep(key, inner)
        elif isinstance(value, list):
            for inner in value:
                self._keep(name, inner)
        elif value is not None and value not in self.said[name][-8:]:
            kept = self.said[name]
            kept.append(value)
            del kept[:-MOST_KEPT]

    def heard(self, name: str) -> list[Any]:
        return self.said.get(name) or self.said.get(ALIASES.get(name, name)) or []

    # Requests

    def http(self, route: Route) -> HttpRequest:
        path = re.sub(r"\{(\w+)\}", lambda match: str(self._named(match[1])), route.path)
        asked = [f"{name}={self._named(name)}" for name in route.query if self.rng.below(3)]
        body = None if route.body is None else self._body(route.body)
        return HttpRequest(
            route.name, route.method, path + ("?" + "&".join(asked) if asked else ""), body
        )

    def _body(self, schema: Schema) -> bytes:
        if self.rng.below(20) == 0:
            return b"{nonsense"
        return json.dumps(self._value(schema, "")).encode()

    def message(self, kind: type, lines: Sequence[list[str]]) -> str:
        """Generate a message for the socket. ``lines`` are lines worth trying."""
        (schema,), components = msgspec.json.schema_components([kind])
        self.components.update(components)
        made = self._value(schema, "")
        for name in ("choose", "line"):
            if lines and isinstance(made, dict) and name in made and self.rng.below(4):
                made[name] = lines[self.rng.below(len(lines))]
        if self.rng.below(40) == 0:
            return json.dumps(made)[:-2]
        return json.dumps(made)

    # Values

    def _guess(self, name: str) -> str:
        """Return the name of something hidden in some cases, otherwise "". It has its own random
        generator, so that the other random choices do not depend on it."""
        known = self.guessed.get(name)
        return known[self.lots.below(len(known))] if known and self.lots.below(3) == 0 else ""

    def _named(self, name: str) -> Any:
        said = self._said(name)
        return self._guess(name) or said

    def _said(self, name: str) -> Any:
        heard = self.heard(name)
        if heard and self.rng.below(8):
            # Prefer the latest value: it is usually the current one.
            return heard[-1] if self.rng.below(3) else heard[self.rng.below(len(heard))]
        return ("x", 0, 1, 7, "none")[self.rng.below(5)]

    def _value(self, schema: Schema, name: str) -> Any:
        if self.rng.below(60) == 0:
            return JUNK[self.rng.below(len(JUNK))]
        if "$ref" in schema:
            return self._value(self.components[schema["$ref"].rpartition("/")[2]], name)
        for several in ("anyOf", "oneOf"):
            if several in schema:
                return self._value(schema[several][self.rng.below(len(schema[several]))], name)
        if "enum" in schema:
            return schema["enum"][self.rng.below(len(schema["enum"]))]
        kinds = {
            "object": self._object,
            "array": self._array,
            "string": self._string,
            "integer": self._integer,
            "number": self._number,
            "boolean": self._boolean,
        }
        make = kinds.get(schema.get("type", "null"))
        return None if make is None else make(schema, name)

    def _object(self, schema: Schema, name: str) -> Any:
        required = schema.get("required", [])
        made = {
            key: self._value(inner, key)
            for key, inner in schema.get("properties", {}).items()
            if key in required or self.rng.below(2)
        }
        if made and self.rng.below(40) == 0:
            made.pop(list(made)[self.rng.below(len(made))])
        if self.rng.below(40) == 0:
            made["unknown"] = 1
        return made

    def _array(self, schema: Schema, name: str) -> list[Any]:
        return [self._value(schema["items"], name) for _ in range(1 + self.rng.below(LONGEST_LINE))]

    def _string(self, schema: Schema, name: str) -> str:
        said = self._said_text(schema, name)
        return self._guess(name) or said

    def _said_text(self, schema: Schema, name: str) -> str:
        pattern = schema.get("pattern", "")
        heard = [one for one in self.heard(name) if isinstance(one, str)]
        if not pattern and heard and self.rng.below(6):
            return str(heard[-1] if self.rng.below(2) else heard[self.rng.below(len(heard))])
        new = [f"{letters}" for letters in LETTERS if re.search(pattern, letters)]
        if new and pattern and self.rng.below(4):
            # Make a new key each time, because a server accepts a key only once.
            fresh = f"{self.rng.below(1 << 30):08x}" + new[0][8:]
            return fresh if re.search(pattern, fresh) else new[0]
        return str(heard[-1]) if heard else (new or ["x"])[0]

    def _integer(self, schema: Schema, name: str) -> int:
        heard = [one for one in self.heard(name) if isinstance(one, int)]
        if heard and self.rng.below(8):
            return int(heard[-1]) if self.rng.below(4) else int(heard[-1]) + self.rng.below(3) - 1
        return int(schema.get("minimum", 0)) + self.rng.below(4)

    def _number(self, schema: Schema, name: str) -> float:
        return self.rng.below(10) / 2

    def _boolean(self, schema: Schema, name: str) -> bool:
        return bool(self.rng.below(2))


MESSAGES: tuple[type, ...] = get_args(wire.ClientMessage)
"""Types of the messages that a client may send to a table's socket."""
