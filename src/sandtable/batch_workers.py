"""A batch played by several processes, with arrays in shared memory.

Each process plays a share of the games and copies its rows once per step into shared memory. Game
number ``i`` is the same game as in a ``Batch``.
"""

import ctypes
import itertools
import multiprocessing
import signal
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.sharedctypes import RawArray
from typing import Any

import numpy as np
import numpy.typing as npt

import sandtable
from sandtable.batch import Batch, actions_of, count_of, games_of, names_of, seeds_of
from sandtable.core import made_scenarios
from sandtable.core.errors import IllegalMove, SandtableError, whole_number

ARRAYS = ("seat", "mask", "reward", "done", "lean", "rich")
"""The arrays that the workers write; the caller writes ``actions``."""
LEFT = "the games in different positions; close the batch and create it again"
ENDED_EARLY = (
    "a worker process ended (exit code {}) before it was ready; "
    "a script must create the batch below: if __name__ == '__main__':"
)
SECONDS_TO_END = 10
"""Time for a process to end by itself when the batch is closed."""


class WorkerBatch:
    """Games of one title that advance together, in several processes.

    Option rows are available only in a ``Batch``, because their number changes with every step.
    """

    def __init__(
        self,
        title: str,
        scenarios: str | Sequence[str],
        games: int,
        *,
        workers: int = 2,
        seed: int = 0,
        autoreset: str = "same_step",
        lean: bool = True,
        rich: bool = False,
    ) -> None:
        names = names_of(scenarios)
        wanted = {"autoreset": autoreset, "lean": lean, "rich": rich}
        # A batch with one game per scenario gives the row sizes and validates the arguments.
        pattern = Batch(title, names, len(names), seed=seed, **wanted)  # type: ignore[arg-type]
        games = count_of(games)
        expected = f"a number from 1 to {games} (at most one per game)"
        workers = whole_number("workers", workers, expected, 1, games)
        self.title, self.scenarios, self.games = title, tuple(names), games
        self.autoreset, self.moves = autoreset, pattern.moves
        self._seed = int(seed)
        self._unusable = ""
        """Why the batch can only be closed, or empty."""
        self._pipes: list[Connection] = []
        self._processes: list[SpawnProcess] = []
        self.scenario = np.arange(games, dtype=np.int64) % len(names)
        try:
            self._begin(pattern, workers, wanted)
        except BaseException:
            self.close()
            raise

    def _begin(self, pattern: Batch, workers: int, wanted: dict[str, Any]) -> None:
        """Allocate the arrays and start the processes."""
        names, games = list(self.scenarios), self.games
        title = sandtable.load(self.title)
        contents = {title.scenario(name).content for name in names} - {""}
        shared = [_Shared((games,), "i8")]
        for name in ARRAYS:
            part = getattr(pattern, name)
            rows = games if len(part) else 0
            shared.append(_Shared((rows, *part.shape[1:]), part.dtype.str))
        for name, memory in zip(("actions", *ARRAYS), shared, strict=True):
            setattr(self, name, memory.array())
        context = multiprocessing.get_context("spawn")
        bounds = [games * number // workers for number in range(workers + 1)]
        self._shares = list(itertools.pairwise(bounds))
        for begin, end in self._shares:
            ours, theirs = context.Pipe()
            self._pipes.append(ours)
            turn = begin % len(names)
            turned = names[turn:] + names[:turn]
            share = _Share(title.id, turned, contents, begin, end, self._seed, wanted)
            process = context.Process(target=_work, args=(theirs, shared, share), daemon=True)
            process.start()
            self._processes.append(process)
            theirs.close()
        self._await(ENDED_EARLY)

    actions: npt.NDArray[np.int64]
    seat: npt.NDArray[np.int8]
    mask: npt.NDArray[np.int8]
    reward: npt.NDArray[np.int8]
    done: npt.NDArray[np.bool_]
    lean: npt.NDArray[np.int8]
    rich: npt.NDArray[np.float32]

    def reset(
        self, seeds: Iterable[int] | int | None = None, games: Iterable[int] | None = None
    ) -> None:
        """Start all games, or only the given ones, with these seeds, as in a ``Batch``."""
        self._expect_usable()
        which = games_of(games, self.games)
        given = seeds_of(self._seed if seeds is None else seeds, which)
        self._send(
            [
                [
                    (game - begin, seed)
                    for game, seed in zip(which, given, strict=True)
                    if begin <= game < end
                ]
                for begin, end in self._shares
            ]
        )

    def step(self, actions: npt.ArrayLike | None = None) -> None:
        """Make one move in every game, as in a ``Batch``."""
        self._expect_usable()
        chosen = self.actions if actions is None else actions_of(actions, self.games)
        self._expect_possible(chosen)
        self.actions[:] = chosen
        self._send([None] * len(self._pipes))

    def _expect_possible(self, actions: npt.NDArray[Any]) -> None:
        """Raise IllegalMove before any process plays, so that all processes stay in step."""
        asked = np.flatnonzero(self.seat >= 0)
        chosen = actions[asked]
        known = (chosen >= 0) & (chosen < self.mask.shape[1])
        wrong = asked[~known | (self.mask[asked, np.where(known, chosen, 0)] == 0)]
        if len(wrong):
            game = int(wrong[0])
            raise IllegalMove(f"game {game}: action {actions[game]} is not legal")

    def _expect_usable(self) -> None:
        if self._unusable:
            raise SandtableError(self._unusable)

    def _send(self, messages: Sequence[object]) -> None:
        """Send each process its message and wait until all are done."""
        try:
            for pipe, message in zip(self._pipes, messages, strict=True):
                with suppress(OSError):  # the process has ended: see the missing answer
                    pipe.send(message)
            self._await(f"a worker process ended (exit code {{}}) and left {LEFT}")
        except BaseException:
            # Some games may have moved and others not.
            self._unusable = self._unusable or f"an interrupted call left {LEFT}"
            raise

    def _await(self, ended: str) -> None:
        """Wait for all processes; ``ended`` is the message if one has ended."""
        for pipe, process in zip(self._pipes, self._processes, strict=True):
            try:
                error = pipe.recv()
            except (EOFError, OSError):
                process.join()
                self._unusable = ended.format(process.exitcode)
                raise SandtableError(self._unusable) from None
            if error is not None:
                raise error

    def close(self) -> None:
        """Stop the processes. The batch's arrays are empty then; memory that the caller still uses
        stays."""
        self._unusable = "the batch is closed"
        for pipe in self._pipes:
            with suppress(OSError):
                pipe.send("end")
            pipe.close()
        for process in self._processes:
            process.join(SECONDS_TO_END)
            process.kill()
            process.join()
        self._pipes, self._processes = [], []
        for name in ("actions", *ARRAYS):
            setattr(self, name, np.zeros(0, np.int8))

    def __enter__(self) -> "WorkerBatch":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


class _Shared:
    """Memory for an array, shared with the processes to which it is passed."""

    def __init__(self, shape: tuple[int, ...], kind: str) -> None:
        self._shape, self._kind = shape, kind
        size = int(np.prod(shape)) * np.dtype(kind).itemsize
        self._memory = RawArray(ctypes.c_uint8, max(size, 1))

    def array(self) -> npt.NDArray[Any]:
        return np.ndarray(self._shape, self._kind, memoryview(self._memory))


@dataclass(frozen=True)
class _Share:
    """The games of one process."""

    title: str
    names: list[str]
    contents: set[str]
    """Contents of scenarios that are not files."""
    begin: int
    end: int
    seed: int
    wanted: dict[str, Any]

    def batch(self) -> Batch:
        for content in self.contents:
            made_scenarios.remember(self.title, content)
        games, seed = self.end - self.begin, self.seed + self.begin
        return Batch(self.title, self.names, games, seed=seed, **self.wanted)


def _work(pipe: Connection, shared: list[_Shared], share: _Share) -> None:
    """Play a share of the games in one process as the caller requests, until the caller closes."""
    # An interrupt at the terminal goes to all processes; the caller decides what happens then.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    arrays = [memory.array() for memory in shared]
    actions, *written = [
        array[share.begin : share.end] if len(array) else array for array in arrays
    ]
    try:
        batch = share.batch()
        own = [getattr(batch, name) for name in ARRAYS]
        while True:
            for array, source in zip(written, own, strict=True):
                array[:] = source
            pipe.send(None)
            message = pipe.recv()
            if message == "end":
                break
            if message is None:
                batch.step(actions)
            elif message:
                games, seeds = zip(*message, strict=True)
                batch.reset(seeds, games)
    except (EOFError, BrokenPipeError):  # the caller has closed the connection
        pass
    except sandtable.SandtableError as error:
        pipe.send(error)
