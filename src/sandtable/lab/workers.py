"""Worker pools: local processes or a Ray cluster."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Any, Protocol, TypeVar

from sandtable.core import SandtableError

Thing = TypeVar("Thing")
Result = TypeVar("Result")

AHEAD = 2
"""Tasks queued per worker, so that none is idle."""
THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
"""Limits of library threads: each worker is meant to use one core."""


class Workers(Protocol):
    """A pool of processes."""

    def run(
        self, work: Callable[[Thing], Result], things: Iterable[Thing]
    ) -> Iterator[tuple[Thing, Result]]:
        """Yield each thing with its result, as they finish.

        The next thing is requested only shortly before a worker is free, so that it may depend on
        the first results.
        """
        ...


class LocalWorkers:
    """The cores of this machine."""

    def __init__(self, processes: int | None = None) -> None:
        if processes is not None and processes < 1:
            raise SandtableError(f"--jobs must be at least 1, not {processes}")
        self.processes = processes or os.cpu_count() or 1

    def run(
        self, work: Callable[[Thing], Result], things: Iterable[Thing]
    ) -> Iterator[tuple[Thing, Result]]:
        if self.processes == 1:
            for thing in things:
                yield thing, work(thing)
            return
        # Start a new interpreter for each worker: forking a process that has threads is not safe.
        context = multiprocessing.get_context("spawn")
        others = multiprocessing.active_children()
        pool = ProcessPoolExecutor(self.processes, context, initializer=_settle_in)
        coming = iter(things)
        under_way: dict[Future[Result], Thing] = {}
        try:
            while True:
                for thing in islice(coming, AHEAD * self.processes - len(under_way)):
                    under_way[pool.submit(work, thing)] = thing
                if not under_way:
                    break
                for task in wait(under_way, return_when=FIRST_COMPLETED).done:
                    yield under_way.pop(task), task.result()
        finally:
            pool.shutdown(wait=not under_way, cancel_futures=True)
            if under_way:  # the caller stopped early and does not need the other results
                for process in multiprocessing.active_children():
                    if process not in others:
                        process.terminate()


def _settle_in() -> None:
    """Initialise a worker process: one thread, ignores Ctrl-C, exits with its parent."""
    for name in THREADS:
        os.environ[name] = "1"
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _do(work: Callable[[Thing], Result], thing: Thing) -> Result:
    return work(thing)


class RayWorkers:
    """The cores of a Ray cluster; each of its machines needs this package."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError:
            raise SandtableError(
                "--ray needs the ray package; run: pip install 'sandtable[ray]'"
            ) from None
        try:
            ray.init(
                address=address,
                ignore_reinit_error=True,
                log_to_driver=False,
                logging_level="error",
            )
        except (ConnectionError, RuntimeError, ValueError) as error:
            reason = str(error).strip().splitlines()[0]
            raise SandtableError(
                f"cannot connect to a Ray cluster at {address!r}: {reason}"
            ) from None
        self._ray: Any = ray

    def run(
        self, work: Callable[[Thing], Result], things: Iterable[Thing]
    ) -> Iterator[tuple[Thing, Result]]:
        remote = self._ray.remote(_do)
        coming = iter(things)
        under_way: dict[Any, Thing] = {}
        try:
            while True:
                for thing in islice(coming, max(0, AHEAD * self.cores() - len(under_way))):
                    under_way[remote.remote(work, thing)] = thing
                if not under_way:
                    break
                for task in self._ray.wait(list(under_way))[0]:
                    yield under_way.pop(task), self._result(task)
        finally:
            for task in under_way:
                self._ray.cancel(task)

    def cores(self) -> int:
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    async def play(self, work: Callable[[Thing], Result], thing: Thing) -> Result:
        """Run one thing on one core, for callers that wait for several at the same time."""
        result: Result = await self._ray.remote(_do).remote(work, thing)
        return result

    def _result(self, task: Any) -> Any:
        try:
            return self._ray.get(task)
        except self._ray.exceptions.RayTaskError as error:
            # Report an error in the work as our own exception, not as Ray's.
            raise error.cause from None


def make_workers(processes: int | None, ray: str | None) -> Workers:
    """Return the cluster at an address, or local processes, by default one per CPU core."""
    return LocalWorkers(processes) if ray is None else RayWorkers(ray)
