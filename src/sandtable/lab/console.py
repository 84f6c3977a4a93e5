"""Progress bars and messages of experiments on the command line."""

import sys

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)

STOPPED = 130
"""Exit status after Ctrl-C, as shells define it."""


class Bars:
    """Progress bars of an experiment, shown only in a terminal."""

    def __init__(self) -> None:
        self._progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            disable=not sys.stderr.isatty(),
        )

    def __enter__(self) -> "Bars":
        self._progress.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._progress.stop()

    def add(self, name: str, total: int) -> TaskID:
        return self._progress.add_task(name, total=total)

    def show(self, bar: TaskID, done: int, total: int) -> None:
        self._progress.update(bar, completed=done, total=total)


def say(text: str) -> None:
    Console(soft_wrap=True).print(text, markup=False, highlight=False)
