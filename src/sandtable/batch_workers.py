"""A batch played by several processes, with arrays in shared memory.

Each process plays a share of the games and copies its rows once per step into shared memory. Game
number ``i`` is the same game as in a ``Batch``.
"""

import itertools
import multiprocessing
from collections.abc import Iterable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any

import numpy as np
import numpy.typing as npt

import sandtable
from sandtable.batch import Batch
from sandtable.core.errors import BadArgument, IllegalMove, bad_argument

ARRAYS = ("seat", "mask", "reward", "done", "lean", "rich")
"""The arrays that the workers write; the caller writes ``actions``."""


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
        names = [scenarios] if isinstance(scenarios, str) else list(scenarios)
        if not isinstance(workers, int) or not 1 <= workers <= games:
            raise bad_argument(
                "workers", workers, f"a number from 1 to {games} (at most one per game)"
            )
        wanted = {"autoreset": autoreset, "lean": lean, "rich": rich}
        # A batch with one game per scenario gives the row sizes and validates the arguments.
        pattern = Batch(title, names, len(names), seed=seed, **wanted)  # type: ignore[arg-type]
        self.title, self.scenarios, self.games = title, tuple(names), games
        self.autoreset, self.moves = autoreset, pattern.moves
        self._seed = seed
        self._memory: list[SharedMemory] = []
        self.scenario = np.arange(games, dtype=np.int64) % len(names)
        self.actions: npt.NDArray[np.int64] = self._shared((games,), np.dtype(np.int64))
        for name in ARRAYS:
            part = getattr(pattern, name)
            rows = games if len(part) else 0
            setattr(self, name, self._shared((rows, *part.shape[1:]), part.dtype))
        context = multiprocessing.get_context("spawn")
        bounds = [games * number // workers for number in range(workers + 1)]
        self._shares = list(itertools.pairwise(bounds))
        self._pipes: list[Connection] = []
        self._processes = []
        shapes = [(memory.name, array.shape, array.dtype.str) for memory, array in self._kept]
        for begin, end in self._shares:
            ours, theirs = context.Pipe()
            turn = begin % len(names)
            process = context.Process(
                target=_work,
                args=(theirs, shapes, title, names[turn:] + names[:turn], begin, end, seed, wanted),
                daemon=True,
            )
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)
        self._await()

    seat: npt.NDArray[np.int8]
    mask: npt.NDArray[np.int8]
    reward: npt.NDArray[np.int8]
    done: npt.NDArray[np.bool_]
    lean: npt.NDArray[np.int8]
    rich: npt.NDArray[np.float32]

    @property
    def _kept(self) -> list[tuple[SharedMemory, npt.NDArray[Any]]]:
        arrays = [self.actions, *(getattr(self, name) for name in ARRAYS)]
        return list(zip(self._memory, arrays, strict=True))

    def _shared(self, shape: tuple[int, ...], kind: np.dtype[Any]) -> npt.NDArray[Any]:
        size = int(np.prod(shape)) * kind.itemsize
        memory = SharedMemory(create=True, size=max(size, 1))
        self._memory.append(memory)
        return np.ndarray(shape, kind, memory.buf)

    def reset(self, seeds: Iterable[int] | int | None = None) -> None:
        """Start all games with these seeds; a number is the first of consecutive seeds."""
        if seeds is None or isinstance(seeds, int):
            begin = self._seed if seeds is None else seeds
            given = list(range(begin, begin + self.games))
        else:
            given = [int(seed) for seed in seeds]
        if len(given) != self.games:
            raise BadArgument(f"seeds: expected one seed per game ({self.games}), got {len(given)}")
        for pipe, (begin, end) in zip(self._pipes, self._shares, strict=True):
            pipe.send(given[begin:end])
        self._await()

    def step(self, actions: npt.ArrayLike | None = None) -> None:
        """Make one move in every game, as in a ``Batch``."""
        if actions is not None:
            chosen = np.asarray(actions)
            if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
                raise bad_argument("actions", actions, f"{self.games} integers")
            self.actions[:] = chosen
        self._expect_possible()
        for pipe in self._pipes:
            pipe.send(None)
        self._await()

    def _expect_possible(self) -> None:
        """Raise IllegalMove before any process plays, so that all processes stay in step."""
        asked = np.flatnonzero(self.seat >= 0)
        chosen = self.actions[asked]
        known = (chosen >= 0) & (chosen < self.mask.shape[1])
        wrong = asked[~known | (self.mask[asked, np.where(known, chosen, 0)] == 0)]
        if len(wrong):
            game = int(wrong[0])
            raise IllegalMove(f"game {game}: action {self.actions[game]} is not legal")

    def _await(self) -> None:
        errors = [answer for answer in (pipe.recv() for pipe in self._pipes) if answer is not None]
        if errors:
            raise errors[0]

    def close(self) -> None:
        """Stop the processes and free the memory, including the arrays."""
        for pipe in self._pipes:
            with suppress(OSError):
                pipe.send("end")
            pipe.close()
        for process in self._processes:
            process.join()
        self._pipes, self._processes = [], []
        for name in ("actions", *ARRAYS):
            setattr(self, name, np.zeros(0, np.int8))
        for memory in self._memory:
            memory.close()
            memory.unlink()
        self._memory = []

    def __enter__(self) -> "WorkerBatch":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def _work(
    pipe: Connection,
    shapes: list[tuple[str, tuple[int, ...], str]],
    title: str,
    names: list[str],
    begin: int,
    end: int,
    seed: int,
    wanted: dict[str, Any],
) -> None:
    """Play a share of the games in one process as the caller requests, until the caller closes."""
    memories = [SharedMemory(name) for name, _, _ in shapes]
    shared = [
        np.ndarray(shape, kind, memory.buf)
        for memory, (_, shape, kind) in zip(memories, shapes, strict=True)
    ]
    actions, *written = [array[begin:end] if len(array) else array for array in shared]
    try:
        batch = Batch(title, names, end - begin, seed=seed + begin, **wanted)
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
            else:
                batch.reset(message)
    except EOFError:  # the caller has closed the connection
        pass
    except sandtable.SandtableError as error:
        pipe.send(error)
    del actions, written, shared
    for memory in memories:
        memory.close()
