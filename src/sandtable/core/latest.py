"""The things that were asked for most recently."""

from typing import Generic, TypeVar

T = TypeVar("T")


class Latest(Generic[T]):
    """The things that were asked for most recently, by name."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: dict[str, T] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, name: str) -> T | None:
        if name not in self._kept:
            return None
        self._kept[name] = self._kept.pop(name)  # now the latest
        return self._kept[name]

    def put(self, name: str, thing: T) -> None:
        self._kept.pop(name, None)
        self._kept[name] = thing
        while len(self._kept) > self._most:
            del self._kept[next(iter(self._kept))]
