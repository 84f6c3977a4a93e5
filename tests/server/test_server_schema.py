"""The API conforms to its description, whatever the request."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)
from server_table import TITLE, Serving, copied, new_nonce, serving_beside
from websockets.sync.client import connect

from sandtable.server.edge.openapi import openapi

schema = schemathesis.openapi.from_dict(openapi())
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
]


def bounded(examples: int) -> settings:
    return settings(
        max_examples=examples,
        derandomize=True,
        deadline=None,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )


class Lobby:
    """A server with a table of each kind."""

    def __init__(self, server: Serving) -> None:
        self.base = server.base
        self.session = requests.Session()
        self.session.get(f"{self.base}/api/me")
        self.tables = [self._open("here"), self._open("friend"), self._finished()]

    def _open(self, opponent: str) -> str:
        new = {"title": TITLE, "scenario": "la-raye", "side": "us", "opponent": opponent}
        answer = self.session.post(f"{self.base}/api/tables", json={**new, "nonce": new_nonce()})
        table: str = answer.json()["table"]
        return table

    def _finished(self) -> str:
        table = self._open("here")
        cookie = "; ".join(f"{name}={value}" for name, value in self.session.cookies.items())
        address = f"{self.base.replace('http', 'ws')}/api/tables/{table}/socket"
        headers = {"cookie": cookie, "origin": self.base}
        with connect(address, additional_headers=headers, max_size=None) as socket:
            socket.send('{"type": "hello", "seat": "us"}')
            socket.send('{"type": "resign", "key": "i-give-up"}')
            while "accepted" not in str(socket.recv())[:30]:
                pass
        return table


@pytest.fixture(scope="module")
def lobby(empty_database: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lobby]:
    with serving_beside(copied(empty_database, tmp_path_factory.mktemp("schema"))) as server:
        yield Lobby(server)


@schema.parametrize()
@bounded(12)
def test_all_answers_conform_to_the_description(case: schemathesis.Case[Any], lobby: Lobby) -> None:
    case.call_and_validate(base_url=lobby.base, session=lobby.session, checks=CHECKS)


@schema.include(path_regex=r"\{id\}").parametrize()
@bounded(5)
def test_all_answers_about_tables_conform_to_the_description(
    case: schemathesis.Case[Any], lobby: Lobby
) -> None:
    for table in lobby.tables:
        case.path_parameters["id"] = table
        case.call_and_validate(base_url=lobby.base, session=lobby.session, checks=CHECKS)


def test_every_route_is_described(lobby: Lobby) -> None:
    described = httpx2.get(f"{lobby.base}/api/openapi.json").json()
    assert described == openapi()
    assert len(described["paths"]) == 89
