"""A player without a browser, who quickly plays a table to the position that a test needs."""

import json
import secrets
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from http.cookiejar import CookieJar
from typing import Any

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

PATIENCE = 90.0
NONCE = "0" * 32
"""The nonce of a friend who joins."""
MOST_TABLES = 8
"""Most games started to reach a wanted position. More than one may be needed, because of the
dice."""

Message = dict[str, Any]
Pick = Callable[[Message], str]
"""Chooses one of the offered moves."""
Until = Callable[[Message], bool]
"""Returns whether a frame fulfils the condition."""


class WirePlayer:
    """A guest of the server. A browser with the same cookies is the same guest."""

    title = "undaunted-normandy"
    scenario = "la-raye"
    side = "us"

    def __init__(self, address: str) -> None:
        self.address = address
        self.jar = CookieJar()
        self._http = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar))
        self._opened = 0
        self.get("/api/me")

    def get(self, path: str) -> Any:
        with self._http.open(self.address + path, timeout=PATIENCE) as answer:
            return json.load(answer)

    def post(self, path: str, body: Message, method: str = "POST") -> Any:
        request = urllib.request.Request(
            self.address + path,
            json.dumps(body).encode(),
            {"content-type": "application/json"},
            method=method,
        )
        with self._http.open(request, timeout=PATIENCE) as answer:
            return json.load(answer)

    @property
    def cookies(self) -> list[dict[str, str]]:
        return [
            {"name": cookie.name, "value": cookie.value or "", "url": self.address}
            for cookie in self.jar
        ]

    def open_table(
        self,
        opponent: str,
        *,
        side: str = "",
        scenario: str = "",
        agent: str = "random",
    ) -> Message:
        request: Message = {"title": self.title, "side": side or self.side}
        request["scenario"] = scenario or self.scenario
        # Different nonces give a player's tables different dice.
        self._opened += 1
        request |= {"opponent": opponent, "nonce": f"{self._opened:032x}"}
        if opponent == "agent":
            request["agent"] = agent
        seated = self.post("/api/tables", request)
        assert isinstance(seated, dict)
        return seated

    def join(self, seated: Message) -> None:
        """Take the seat that a friend's invitation offers."""
        body = {"invitation": seated["invitation"], "nonce": NONCE}
        self.post(f"/api/tables/{seated['table']}/join", body)

    @contextmanager
    def sitting(self, table: str, seat: str) -> Iterator["Seat"]:
        cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.jar)
        address = self.address.replace("http://", "ws://")
        socket = connect(
            f"{address}/api/tables/{table}/socket",
            additional_headers={"cookie": cookie},
            origin=Origin(self.address),
            open_timeout=PATIENCE,
            max_size=None,
        )
        with socket:
            yield Seat(socket, seat)

    def play_both(self, table: str, rounds: int) -> None:
        """Play both sides of a table at one screen for some rounds, then resign."""
        with self.sitting(table, self.side) as seat:
            while seat.frame["view"]["round"] <= rounds and not over(seat.frame):
                if seat.frame["ask"] is None:
                    seat.sit(seat.frame["view"]["owing"][0])
                else:
                    seat.choose(fight)
            if not over(seat.frame):
                seat.resign()

    def play_friend(self, friend: "WirePlayer", table: str, pick: Pick, until: Until) -> bool:
        """Play the first side, and a friend the other, until the first side's frame fulfils the
        condition."""
        with self.sitting(table, "us") as us, friend.sitting(table, "de") as de:
            while not until(us.frame):
                if over(us.frame):
                    return False
                mover, other = (us, de) if us.frame["ask"] is not None else (de, us)
                mover.choose(pick)
                other.fetch()
        return True

    def play(self, table: str, side: str, pick: Pick, until: Until) -> bool:
        """Play a side until a frame fulfils the condition; return False if the game ends first."""
        with self.sitting(table, side) as seat:
            while not until(seat.frame):
                if over(seat.frame):
                    return False
                if seat.frame["ask"] is None:
                    seat.read()
                else:
                    seat.choose(pick)
        return True

    def table_where(
        self, until: Until, scenario: str = "", side: str = "", agent: str = "random"
    ) -> str:
        """Return a table against the computer at which a frame of this side fulfils the
        condition."""
        for _ in range(MOST_TABLES):
            seated = self.open_table("agent", scenario=scenario, side=side, agent=agent)
            table: str = seated["table"]
            if self.play(table, side or self.side, self.pick, until):
                return table
        raise AssertionError("no game came to this")

    def pick(self, ask: Message) -> str:
        """Choose this player's moves until the condition holds."""
        return fight(ask)


class DesertPlayer(WirePlayer):
    """A player of North Africa, who waits until the right cards come."""

    title = "undaunted-north-africa"
    scenario = "hon-road"
    side = "lrdg"

    def pick(self, ask: Message) -> str:
        return prefer(ask, "end", "bid fog_of_war")


class Seat:
    """A seat at a table on the wire."""

    def __init__(self, socket: ClientConnection, seat: str) -> None:
        self._socket = socket
        self.frame: Message = {}
        self.sit(seat)

    def sit(self, seat: str) -> None:
        self._send({"type": "hello", "seat": seat, "events": 0})
        self._await(lambda message: message["type"] == "frame" and message["seat"] == seat)

    def choose(self, pick: Pick) -> None:
        """Choose moves to the end of a line, and commit it."""
        decision, ask, line = self.frame["decision"], self.frame["ask"], []
        while ask is not None:
            line.append(pick(ask))
            option = next(one for one in ask["options"] if one["move"] == line[-1])
            ask = self._explore(decision, line) if option.get("more") else option.get("next")
        self._ask({"type": "commit", "decision": decision, "choose": line})

    def _explore(self, decision: int, line: list[str]) -> Message | None:
        self._send({"type": "explore", "decision": decision, "line": line})
        ask: Message | None = self._await(lambda message: message["type"] == "explored")["ask"]
        return ask

    def resign(self) -> None:
        self._ask({"type": "resign"})

    def read(self) -> Message:
        message: Message = json.loads(self._socket.recv(PATIENCE))
        if message["type"] == "frame":
            self.frame = message
        return message

    def fetch(self) -> None:
        """Receive everything that the server has for this seat now."""
        for _ in range(2):
            self._send({"type": "ping"})
            self._await(lambda message: message["type"] == "pong")

    def catch_up(self, log: int) -> None:
        """Receive messages until the seat's frame has this number."""
        while self.frame["log"] < log:
            self.read()

    def _ask(self, message: Message) -> None:
        key = secrets.token_hex(8)
        self._send({**message, "key": key})
        answer = self._await(lambda message: message.get("key") == key)
        assert answer["type"] == "accepted", answer
        self.catch_up(answer["log"])

    def _send(self, message: Message) -> None:
        self._socket.send(json.dumps(message))

    def _await(self, wanted: Callable[[Message], bool]) -> Message:
        while not wanted(message := self.read()):
            pass
        return message


def prefer(ask: Message, *wishes: str) -> str:
    """Return the first move that starts with one of the wishes, in their order, or else the first
    move."""
    offered: list[str] = [option["move"] for option in ask["options"]]
    return next((move for wish in wishes for move in offered if move.startswith(wish)), offered[0])


def fight(ask: Message) -> str:
    """Play to win by fire and by taking control."""
    return prefer(ask, "do control", "do attack", "do ", "at ", "to ", "play ")


def over(frame: Message) -> bool:
    return bool(frame["view"]["waits"] == "over")


def turn_options(frame: Message) -> list[Message]:
    """Return the moves of a turn, or nothing at another question."""
    ask: Message | None = frame["ask"]
    return ask["options"] if ask is not None and ask["prompt"] == "turn" else []


def can_attack(frame: Message) -> bool:
    """Return whether a card in hand can fire now, with another card left to play after it."""
    options = turn_options(frame)
    hand = frame["view"]["sides"][frame["seat"]]["hand"]
    cards = [option["move"].removeprefix("play ") for option in options]
    return any(map(firing, options)) and sum(hand.get(card, 0) for card in cards) > 1


def can_attack_first(frame: Message) -> bool:
    """Return whether a card can fire now, and the other side has its turn later in this round."""
    return can_attack(frame) and frame["view"]["initiative"] == frame["seat"]


def is_stopped(frame: Message) -> bool:
    """Return whether a card in hand has a printed action that is not possible now."""
    asked = [option["next"] for option in turn_options(frame) if option.get("next")]
    refused = [one["move"] for ask in asked for one in ask["refused"]]
    # Readying a suppressed unit is not printed on a card.
    return any(move.startswith("do ") and move != "do ready" for move in refused)


def may(frame: Message, card: str, *moves: str) -> bool:
    """Return whether a card in hand may be played for moves with each of these prefixes."""
    following = [one.get("next") for one in turn_options(frame) if one["move"] == f"play {card}"]
    offered = [choice["move"] for ask in following if ask for choice in ask["options"]]
    return all(any(move.startswith(wish) for move in offered) for wish in moves)


def firing(option: Message) -> bool:
    following: Sequence[Message] = (option.get("next") or {}).get("options", [])
    return any(choice["move"] == "do attack" for choice in following)
