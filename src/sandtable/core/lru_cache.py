"""A cache of the most recently used values."""

from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class LruCache(Generic[T]):
    """A thread-safe cache of the most recently used values, by name."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: dict[str, T] = {}
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, name: str) -> T | None:
        with self._lock:
            if name not in self._kept:
                return None
            found = self._kept[name] = self._kept.pop(name)  # moved to the end, as the latest
            return found

    def put(self, name: str, thing: T) -> None:
        with self._lock:
            self._kept.pop(name, None)
            self._kept[name] = thing
            while len(self._kept) > self._most:
                del self._kept[next(iter(self._kept))]
