"""Training on machines that do not share a disk: the files of a task travel with it.

A task is a dataclass. The files it names are sent along if they exist; the others are created by
the task and sent back.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, fields, replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Generic, TypeVar

from sandtable.lab.workers import Workers

Task = TypeVar("Task")
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Parcel(Generic[Task]):
    """A task with its files, by field name."""

    task: Task
    taken: dict[str, bytes]
    wanted: tuple[str, ...]


def pack(task: Task) -> Parcel[Task]:
    taken, wanted = {}, []
    for name, file in _files(task):
        if file.exists():
            taken[name] = file.read_bytes()
        else:
            wanted.append(name)
    return Parcel(task, taken, tuple(wanted))


def carry_out(work: Callable[[Task], Result], parcel: Parcel[Task]) -> tuple[Result, list[bytes]]:
    """Run the work in a temporary folder; return its result and the files it created."""
    with TemporaryDirectory() as folder:
        places = {name: Path(folder) / f"{name}.npz" for name in (*parcel.taken, *parcel.wanted)}
        for name, data in parcel.taken.items():
            places[name].write_bytes(data)
        result = work(_moved(parcel.task, places))
        return result, [places[name].read_bytes() for name in parcel.wanted]


class Courier:
    """Remote workers for tasks with files."""

    def __init__(self, team: Workers) -> None:
        self.team = team

    def run(
        self, work: Callable[[Task], Result], things: Iterable[Task]
    ) -> Iterator[tuple[Task, Result]]:
        """Yield each task with its result, after its files have been written here."""
        parcels = map(pack, things)
        for parcel, (result, made) in self.team.run(partial(carry_out, work), parcels):
            files = dict(_files(parcel.task))
            for name, data in zip(parcel.wanted, made, strict=True):
                part = files[name].with_suffix(".part.npz")
                part.write_bytes(data)
                part.replace(files[name])
            yield parcel.task, result


def _files(task: Any) -> Iterator[tuple[str, Path]]:
    for field in fields(task):
        value = getattr(task, field.name)
        if isinstance(value, Path):
            yield field.name, value


def _moved(task: Any, places: dict[str, Path]) -> Any:
    return replace(task, **places)
