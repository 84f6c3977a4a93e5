"""An event loop with simulated time, threads and subprocesses.

Time advances when everything waits. A thread's work runs in a single moment, some time after it was
requested. Callbacks of one process run in the order that asyncio guarantees; the durations differ
between seeds. A killed process ends between two callbacks, that is at an await: none of its code
runs after that, not even `finally` blocks.

Existing libraries (looptime, async-solipsism) simulate time, but neither threads that take time nor
processes that die.
"""

import asyncio
import contextvars
import random
import warnings
from asyncio import events
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import suppress
from typing import Any, NoReturn

from sim_programs import Program


class Process:
    """A process of the simulated machines: owns everything that is started on its behalf."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.alive = True


OUTSIDE = Process("outside")
_process: contextvars.ContextVar[Process] = contextvars.ContextVar("process", default=OUTSIDE)


class Deadlock(Exception):
    """Everything waits, and no event will ever come."""


class _Waiting:
    """Stands for the selector, in which a real loop waits for the operating system."""

    def __init__(self, loop: "SimLoop") -> None:
        self._loop = loop

    def select(self, timeout: float | None) -> list[Any]:
        if timeout is None:
            raise Deadlock
        self._loop.pass_(timeout)
        return []


class SimLoop(asyncio.BaseEventLoop):
    """The event loop of one history."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__()
        self._selector = _Waiting(self)
        self._now = 0.0
        self._rng = rng
        self._threads: dict[Executor | None, float] = {}
        """Time until which each thread pool is busy."""
        self._tasks: list[asyncio.Task[Any]] = []
        self.happened: Counter[str] = Counter()
        """How often each fault happened."""
        self.thread_seconds: Callable[[], float] = lambda: rng.uniform(0.0002, 0.003)
        self.after_work: Callable[[], Callable[[], None]] = lambda: lambda: None
        """Called when a thread has done its work; the function it returns is called when the loop
        receives the result."""
        self.on_pass: Callable[[float], None] = lambda seconds: None
        self.set_task_factory(self._make_task)

    # Time

    def time(self) -> float:
        return self._now

    def pass_(self, seconds: float) -> None:
        if seconds > 0:
            self._now += seconds
            self.on_pass(seconds)

    def _process_events(self, _events: list[Any]) -> None:
        pass

    def _write_to_self(self) -> None:
        pass

    # Processes

    def call_soon(self, callback: Any, *args: Any, context: Any = None) -> events.Handle:
        return self._unless_dead(super().call_soon(callback, *args, context=context))

    def call_at(
        self, when: float, callback: Any, *args: Any, context: Any = None
    ) -> events.TimerHandle:
        return self._unless_dead(super().call_at(when, callback, *args, context=context))

    def _unless_dead(self, handle: Any) -> Any:
        if not handle._context.get(_process, OUTSIDE).alive:
            handle.cancel()
        return handle

    def start(self, process: Process, work: Any) -> asyncio.Task[Any]:
        """Start a task in a process. Everything that it starts belongs to the process, too."""
        context = contextvars.copy_context()
        context.run(_process.set, process)
        return self.create_task(work, context=context)

    def call_in(self, process: Process, seconds: float, callback: Any, *args: Any) -> None:
        """Call a function in a process after some seconds, unless the process is dead then."""
        context = contextvars.copy_context()
        context.run(_process.set, process)
        self.call_later(seconds, callback, *args, context=context)

    def kill(self, process: Process) -> None:
        process.alive = False
        for handle in [*self._ready, *self._scheduled]:  # type: ignore[attr-defined]
            self._unless_dead(handle)

    def _make_task(self, loop: Any, work: Any, **options: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.Task(work, loop=self, **options)
        # Keep all tasks, because a coroutine that is garbage-collected would run its `finally`.
        self._tasks.append(task)
        return task

    def bury(self) -> None:
        """Discard all unfinished work at the end of the history."""
        for handle in [*self._ready, *self._scheduled]:  # type: ignore[attr-defined]
            handle.cancel()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            for task in self._tasks:
                if not task.done():
                    task._log_destroy_pending = False  # type: ignore[attr-defined]
                    # Its `finally` may await or start something, which fails now.
                    with suppress(BaseException):
                        task.get_coro().close()  # type: ignore[union-attr]
        self._tasks.clear()
        self._ready.clear()  # type: ignore[attr-defined]
        self._scheduled.clear()  # type: ignore[attr-defined]
        self.close()

    # Threads

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> asyncio.Future[Any]:
        result = self.create_future()
        begin = max(self._now, self._threads.get(executor, 0.0))
        work, answer = self.thread_seconds(), self.thread_seconds()
        if executor is not None:
            # Each pool of the server has one thread, or gets one job at a time.
            self._threads[executor] = begin + work + answer

        def tell(error: Exception | None, value: Any, heard: Callable[[], None]) -> None:
            heard()
            if result.done():
                return
            if error is None:
                result.set_result(value)
            else:
                result.set_exception(error)

        def do() -> None:
            try:
                value, error = func(*args), None
            except Exception as caught:
                value, error = None, caught
            self.call_later(answer, tell, error, value, self.after_work())

        self.call_at(begin + work, do)
        return result

    # Subprocesses

    async def subprocess_exec(self, protocol_factory: Any, *args: Any, **_: Any) -> Any:
        protocol = protocol_factory()
        program = Program(self, self._rng, protocol)
        protocol.connection_made(program)
        return program, protocol

    async def create_connection(self, *args: Any, **_: Any) -> NoReturn:
        raise ConnectionRefusedError("there is no network here")

    create_server = create_connection
