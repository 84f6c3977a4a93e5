"""Players who keep playing, whatever happens to the server.

They use the protocol and nothing of the server's code.
"""

import asyncio
import random
from typing import TYPE_CHECKING, Any

from sim_history import Deed, History, short
from sim_network import Connection, Json

if TYPE_CHECKING:
    from sim_world import World

PATIENCE = 10.0
"""Seconds after which a browser gives up a silent connection."""


class Player:
    """A seat of a table and its browser."""

    def __init__(
        self, world: "World", name: str, cookie: str, table: str, seat: int, side: str, pace: float
    ) -> None:
        self.world = world
        self.name = name
        self.cookie = cookie
        self.table = table
        self.seat = seat
        self.side = side
        self.pace = pace
        """Mean thinking time in seconds."""
        self.rng = random.Random(f"{world.seed} {name}")
        self.frame: Json = {}
        self.events: list[Json] = []
        self.pending: Deed | None = None
        self.explored: tuple[list[str], Any] | None = None
        self.lines = 0
        self.over = False
        self.is_out = False
        """Whether an agent has taken the seat."""
        self.resigns = False
        self.leaves = 0.0
        """Seconds for which the player once goes away during the game."""
        self.joins: Json | None = None
        """The request with which it accepts an invitation first."""
        self._number = 0
        self._connection: Connection | None = None

    @property
    def history(self) -> History:
        return self.world.history

    def note(self, what: str) -> None:
        self.history.note(self.world.loop.time(), self.name, what)

    async def play(self) -> None:
        """Play until the game is over, connecting to one process after another."""
        if self.joins is not None:
            await asyncio.sleep(self.rng.uniform(0.0, 6.0))
            while not await self._join(self.joins):
                await asyncio.sleep(1.0)
        while not (self.over or self.is_out):
            server = await self.world.a_server()
            await asyncio.sleep(self.rng.uniform(0.01, 1.0))
            if not server.is_ready:
                continue
            self._connection = self.world.connect(server, self.table, self.cookie)
            self.note(f"connects to {server.process.name}")
            kept = self.events if self.rng.random() < 0.5 else []
            self.events = list(kept)
            self.frame = {}
            self._connection.send({"type": "hello", "seat": self.side, "events": len(kept)})
            if self.pending is not None:
                self._say(self.pending)
            await self._stay(self._connection)

    async def _join(self, body: Json) -> bool:
        """Accept the invitation, sometimes in two tabs at once; return whether the server confirmed
        it."""
        server = await self.world.a_server()
        self.note(f"joins at {server.process.name}")
        path = f"/api/tables/{self.table}/join"
        tabs = 1 + (self.rng.random() < 0.3)
        answers = await asyncio.gather(
            *(
                self.world.network.request(
                    server.process, server.app, "POST", path, self.cookie, body
                )
                for _ in range(tabs)
            )
        )
        for status, _, answer in answers:
            # Without an answer, or without a database, the request is repeated.
            if status not in (200, 0, 503) or (status == 200 and answer["seats"] != [self.side]):
                self.history.faults.append(f"{self.name} joins and is told {status}: {answer}")
        return any(status == 200 for status, _, _ in answers)

    async def _stay(self, connection: Connection) -> None:
        """Play on a connection until it is gone or silent for too long."""
        tries = 0
        while not (self.over or self.is_out):
            message = await self._next(connection, PATIENCE)
            if message is None:
                self.note("hears nothing any more")
                connection.close()
                return
            if message == {}:
                # No message came. Repeat the request once, and then give up the connection.
                if self.pending is None and self.frame:
                    connection.send({"type": "ping"})
                tries += 1
                if tries > 1:
                    self.note("gives the connection up")
                    connection.close()
                    return
                if self.pending is not None:
                    self._say(self.pending)
                continue
            tries = 0
            self._take(message)
            if self._may_act():
                if self.leaves > 0 and self.lines >= 1:
                    await self._go_away(connection)
                    return
                await self._think(connection)
                if self._may_act():
                    await self._act(connection)

    async def _next(self, connection: Connection, seconds: float) -> Json | None:
        """Return the next message, {} on a timeout, or None when the connection is gone."""
        try:
            async with asyncio.timeout(seconds):
                return await connection.inbox.get()
        except TimeoutError:
            return {}

    def _take(self, message: Json) -> None:
        kind = message["type"]
        if kind != "pong":
            self.note(f"hears {short(message)}")
        if kind == "frame":
            self.frame = message
            first = message["first_event"]
            if first > len(self.events):
                self.history.faults.append(f"{self.name} misses events before {first}")
            self.events[first:] = message["events"]
            self.over = message["view"]["waits"] == "over"
            self.history.seen.setdefault((self.table, self.side), []).append(
                message | {"events": list(self.events)} if self.over else {}
            )
        elif kind == "accepted":
            self._accepted(message)
        elif kind == "explored":
            self.explored = (message["line"], message["ask"])
        elif kind == "rejected":
            if message["error"] == "not-your-seat" and not message["key"]:
                self.is_out = True
            if self.pending is not None and message["key"] == self.pending.message["key"]:
                self.pending = None

    def _accepted(self, message: Json) -> None:
        deed = self.history.sent.get((self.table, f"{self.seat}-{message['key']}"))
        if deed is None:
            self.history.faults.append(f"{self.name} hears of a key nobody sent")
            return
        self.history.acknowledged.append(deed)
        if self.pending is not None and deed.key == self.pending.key:
            self.pending = None
            self.lines += 1

    def _may_act(self) -> bool:
        if self.pending is not None or self.over or not self.frame:
            return False
        offer = self.frame["offer"]
        return self.frame["ask"] is not None or (offer is not None and offer["by"] != self.side)

    async def _think(self, connection: Connection) -> None:
        """Wait for the thinking time, and process the messages that arrive."""
        loop = self.world.loop
        end = loop.time() + self.rng.expovariate(1 / self.pace)
        while (left := end - loop.time()) > 0:
            message = await self._next(connection, left)
            if message is None:
                connection.inbox.put_nowait(None)
                return
            if message:
                self._take(message)

    async def _go_away(self, connection: Connection) -> None:
        self.note("goes away")
        seconds, self.leaves = self.leaves, 0.0
        connection.close()
        self.frame = {}
        await asyncio.sleep(seconds)

    # Actions

    async def _act(self, connection: Connection) -> None:
        frame, chance = self.frame, self.rng.random()
        offer = frame["offer"]
        if self.resigns:
            self._do({"type": "resign"})
        elif offer is not None and offer["by"] != self.side:
            accept = offer["kind"] in ("undo", "coach") and chance < 0.6
            self._do({"type": "answer", "accept": accept, "log": frame["log"]})
        elif frame["ask"] is None:
            return
        elif chance < 0.03 or (frame["undo"]["possible"] and chance < 0.12):
            # Try it even when the frame says that no undo is possible.
            self._do({"type": "undo", "log": frame["log"] if chance < 0.06 else None})
        elif chance < 0.16 and offer is None and self.lines:
            self._do({"type": "offer", "kind": self.rng.choice(("draw", "undo", "coach"))})
        else:
            line = await self._line(connection)
            if line:
                self._do({"type": "commit", "decision": frame["decision"], "choose": line})

    async def _line(self, connection: Connection) -> list[str]:
        """Return a random whole line. Explore parts that the tree leaves out."""
        ask, line = self.frame["ask"], list[str]()
        decision = self.frame["decision"]
        while ask is not None:
            option = ask["options"][self.rng.randrange(len(ask["options"]))]
            line.append(option["move"])
            ask = option.get("next")
            if option.get("more"):
                ask = await self._explore(connection, decision, line)
                if ask is None:
                    return []
        return line

    async def _explore(self, connection: Connection, decision: int, line: list[str]) -> Any:
        self.explored = None
        connection.send({"type": "explore", "decision": decision, "line": line})
        for _ in range(5):
            message = await self._next(connection, 2.0)
            if message is None:
                connection.inbox.put_nowait(None)
                return None
            if message:
                self._take(message)
            if self.explored is not None and self.explored[0] == line:
                return self.explored[1]
            if self.frame.get("decision") != decision:
                return None
        return None

    def _do(self, message: Json) -> None:
        self._number += 1
        message = {**message, "key": f"{self.name}-{self._number:04}"}
        self.pending = Deed(self.table, self.seat, message)
        self.history.sent[self.table, self.pending.key] = self.pending
        self._say(self.pending)

    def _say(self, deed: Deed) -> None:
        self.note(f"says {short(deed.message)}")
        assert self._connection is not None
        self._connection.send(deed.message)
