"""An attribute that is worked out when it is first asked for.

Like functools.cached_property without its lock, which costs more than most of what is kept here.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class lazy(Generic[T]):  # noqa: N801 - it is used like a property
    """Decorates a method; its answer then stands in the instance in its place."""

    def __init__(self, work_out: Callable[[Any], T]) -> None:
        self._work_out = work_out
        self._name = work_out.__name__

    def __get__(self, instance: Any, owner: type) -> T:
        answer = instance.__dict__[self._name] = self._work_out(instance)
        return answer
