"""The subprocesses of agents, as the loop of a simulation starts them."""

import asyncio
import random
from typing import Any

import msgspec

from sandtable.agents.worker import Question, find_line

KILLED = -9


class Program(asyncio.SubprocessTransport):
    """A process that answers questions on its standard input, or dies of one."""

    faults = False
    """Whether some of the processes are killed or never answer."""

    def __init__(self, loop: Any, rng: random.Random, protocol: Any) -> None:
        super().__init__()
        self._loop = loop
        self._rng = rng
        self._protocol = protocol
        self._code: int | None = None
        self._ended = asyncio.Event()

    # Pipes: this object is all of them

    def get_pipe_transport(self, _fd: int) -> Any:
        return self

    def write(self, data: bytes) -> None:
        fate = self._rng.random() if Program.faults else 1.0
        if fate < 0.1:
            self._loop.happened["an agent is killed"] += 1
            self._loop.call_later(self._rng.uniform(0, 0.5), self._end, KILLED)
        elif fate > 0.15:
            question = msgspec.json.decode(data, type=Question)
            # All levels play like this, because their thinking is not under test.
            line = find_line(msgspec.structs.replace(question, agent="random"))
            answer = msgspec.json.encode(line) + b"\n"
            self._loop.call_later(self._rng.uniform(0.01, 2.0), self._answer, answer)
        else:
            self._loop.happened["an agent never answers"] += 1

    def _answer(self, answer: bytes) -> None:
        if self._code is None:
            self._protocol.pipe_data_received(1, answer)

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def is_closing(self) -> bool:
        return self._code is not None or bool(self._loop.is_closed())

    # The process

    def get_pid(self) -> int:
        return 1

    def get_returncode(self) -> int | None:
        return self._code

    def kill(self) -> None:
        if self._code is not None:
            raise ProcessLookupError
        self._loop.call_soon(self._end, KILLED)

    terminate = kill

    def _end(self, code: int) -> None:
        if self._code is None:
            self._code = code
            self._protocol.pipe_connection_lost(1, None)
            self._protocol.pipe_connection_lost(2, None)
            self._protocol.process_exited()
            self._ended.set()

    async def _wait(self) -> int:
        await self._ended.wait()
        assert self._code is not None
        return self._code

    def close(self) -> None:
        pass
