"""Random data through a socket: no crash, no leak, no lost move, and the table still works."""

import json
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
import requests
from hypothesis import given, settings
from hypothesis import strategies as st
from server_table import TITLE, Serving, copied, new_key, new_nonce, serving_beside, whole_line
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import sandtable
from sandtable.server import wire

MOVES = [move.text for move in sandtable.load(TITLE).scenario("la-raye").moves]
TAGS = ["hello", "commit", "explore", "undo", "offer", "answer", "resign", "rematch", "ping"]
GIVING_UP = {"resign", "offer", "answer"}
"""Messages that would end the game."""
CLOSES = {1007, 1009}
"""Expected close codes: not text, too large."""

server_message: msgspec.json.Decoder[wire.ServerMessage] = msgspec.json.Decoder(wire.ServerMessage)

junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)
almost: dict[str, st.SearchStrategy[Any]] = {
    "seat": st.sampled_from(["us", "de", None, "fr"]) | junk,
    "events": st.integers(0, 10_000) | junk,
    "decision": st.integers(0, 60) | st.integers() | junk,
    "choose": st.lists(st.sampled_from(MOVES) | st.text(max_size=90), max_size=70) | junk,
    "line": st.lists(st.sampled_from(MOVES) | st.text(max_size=90), max_size=70) | junk,
    "key": st.from_regex(r"\A[A-Za-z0-9_-]{8,40}\Z") | junk,
    "kind": st.sampled_from(["draw", "undo"]) | junk,
    "accept": st.booleans() | junk,
    "nonce": st.from_regex(r"\A[0-9a-f]{32}\Z") | junk,
    "log": st.integers(0, 100) | junk,
    "more": junk,
}
fields = {
    "hello": ("seat", "events"),
    "commit": ("decision", "choose", "key"),
    "explore": ("decision", "line"),
    "undo": ("key", "log"),
    "rematch": ("key", "nonce"),
    "ping": (),
}


@st.composite
def valid_ish(draw: st.DrawFn) -> str:
    """A message with the right fields, sometimes the right values, and sometimes an extra field."""
    tag = draw(st.sampled_from([tag for tag in TAGS if tag not in GIVING_UP]))
    names = list(fields[tag])
    names += draw(st.lists(st.sampled_from(sorted(almost)), max_size=1))
    message = {"type": tag, **{name: draw(almost[name]) for name in names}}
    if draw(st.booleans()) and names:
        del message[draw(st.sampled_from(names))]
    return json.dumps(message)


@st.composite
def mutated(draw: st.DrawFn) -> bytes:
    """A message in which some bytes are changed."""
    raw = bytearray(draw(valid_ish()).encode())
    for _ in range(draw(st.integers(1, 6))):
        at = draw(st.integers(0, len(raw)))
        raw[at : at + draw(st.integers(0, 3))] = draw(st.binary(max_size=3))
    return bytes(raw)


frames = st.one_of(
    valid_ish(),
    mutated(),
    st.binary(max_size=200),
    st.text(max_size=200),
    junk.map(json.dumps),
    st.builds(lambda tag, rest: json.dumps({"type": tag, **rest}), junk, st.just({})),
    st.sampled_from(["", "{}", "null", "[" * 10_000, '{"type":' * 1000, "\x00" * 100, "9" * 5000]),
    st.integers(16_000, 70_000).map(lambda size: '{"type": "ping", "x": "' + "x" * size + '"}'),
)


class Target:
    """A table with a player who keeps playing, and an attacker who sends arbitrary data."""

    def __init__(self, server: Serving) -> None:
        self.server = server
        self.player, self.attacker = requests.Session(), requests.Session()
        for session in (self.player, self.attacker):
            session.get(f"{server.base}/api/me")
        self.acknowledged: list[str] = []
        self.open_table()

    def open_table(self) -> None:
        new = {"title": TITLE, "scenario": "la-raye", "side": "us", "opponent": "friend"}
        made = self.player.post(
            f"{self.server.base}/api/tables", json={**new, "nonce": new_nonce()}
        ).json()
        self.table = made["table"]
        join = {"invitation": made["invitation"], "nonce": new_nonce()}
        self.attacker.post(f"{self.server.base}/api/tables/{self.table}/join", json=join)

    def connect(self, session: Any) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in session.cookies.items())
        return connect(
            f"{self.server.base.replace('http', 'ws')}/api/tables/{self.table}/socket",
            additional_headers={"cookie": cookie, "origin": self.server.base},
            max_size=None,
        )

    def attack(self, seat: str | None, sent: list[str | bytes], as_text: bool = False) -> None:
        """Send all data as the second player or a spectator, and check every answer."""
        with self.connect(self.attacker) as socket:
            with suppress(ConnectionClosed):
                socket.send(json.dumps({"type": "hello", "seat": seat}))
                for frame in sent:
                    socket.send(frame, text=True if as_text else None)
                socket.send('{"type": "ping"}')
                while self.check(socket.recv(timeout=30)) != "pong":
                    pass
            # The close code gets lost when it arrives while this side is still sending.
            assert socket.close_code in (None, 1006, *CLOSES)

    def check(self, raw: str | bytes) -> str:
        """Check that an answer is valid and contains nothing that the attacker may not know; return
        its type."""
        message = server_message.decode(raw)
        if isinstance(message, wire.Frame):
            assert message.dice.key is None
            assert message.seat in ("de", None)
            view = msgspec.json.decode(message.view)
            hidden = "us" if message.seat == "de" else view["sides"]
            for name, side in view["sides"].items():
                if name in hidden:
                    assert "bid" not in side
            for event in map(msgspec.json.decode, message.events):
                if event["kind"] in ("drew", "bid_placed") and event["side"] != message.seat:
                    assert "card" not in event
        kind: str = json.loads(raw)["type"]
        return kind

    def play_on(self) -> None:
        """Make a move as the other player, if that player has a question. The table must still
        work."""
        with self.connect(self.player) as socket:
            socket.send(json.dumps({"type": "hello", "seat": "us"}))
            frame = json.loads(socket.recv(timeout=30))
            assert frame["type"] == "frame"
            if frame["view"]["waits"] == "over":
                self.open_table()
            elif frame["ask"] is not None:
                key = new_key()
                line = whole_line(frame["ask"])
                commit = {"type": "commit", "decision": frame["decision"], "choose": line}
                socket.send(json.dumps({**commit, "key": key}))
                while (answer := json.loads(socket.recv(timeout=30)))["type"] == "frame":
                    pass
                assert answer["type"] == "accepted", answer
                self.acknowledged.append(f"0-{key}")


class Complaints(logging.Handler):
    """Records the errors that the server logs."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        # Text that is not UTF-8 is closed with 1007. uvicorn logs an error for this and for data
        # that arrives during closing. Messages of this test's client do not count.
        text = self.format(record)
        if any(fuss in text for fuss in ("Invalid UTF-8", "connection is closing")):
            return
        if record.name != "websockets.client":
            self.heard.append(text)


@pytest.fixture(scope="module")
def target(empty_database: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    database = copied(empty_database, tmp_path_factory.mktemp("fuzz"))
    complaints = Complaints()
    logging.getLogger().addHandler(complaints)
    with serving_beside(database) as server:
        target = Target(server)
        yield target
    logging.getLogger().removeHandler(complaints)
    assert complaints.heard == []
    kept = keys_in(database)
    assert [key for key in target.acknowledged if kept.count(key) != 1] == []


def keys_in(database: str) -> list[str]:
    with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
        return [key for (key,) in connection.execute("SELECT key FROM entries WHERE key != ''")]


@settings(max_examples=80)
@given(
    seat=st.sampled_from(["de", "de", None]),
    sent=st.lists(frames, min_size=1, max_size=8),
    as_text=st.booleans(),
)
def test_a_table_survives_whatever_is_sent(
    target: Target, seat: str | None, sent: list[str | bytes], as_text: bool
) -> None:
    target.attack(seat, sent, as_text)
    target.play_on()


def test_a_whole_game_is_still_possible_afterwards(target: Target) -> None:
    before = len(target.acknowledged)
    for _ in range(10):
        target.play_on()
        target.attack("de", [])
    assert target.acknowledged
    assert len(target.acknowledged) >= before
