"""Arrays of numbers: librt's ``vec``, which mypyc compiles to plain memory, or a substitute.

This is the only module that imports librt. Without librt the same code runs on the standard
library's arrays, interpreted and with the same results.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append, vec
else:
    try:
        from librt.vecs import append, vec
    except ImportError:
        from array import array

        from mypy_extensions import i16, i64, u8

        class _Integers(array):
            def __new__(cls, items=(), **_capacity):
                return super().__new__(cls, "q", items)

        class _ShortIntegers(array):
            def __new__(cls, items=(), **_capacity):
                return super().__new__(cls, "h", items)

        class _Floats(array):
            def __new__(cls, items=(), **_capacity):
                return super().__new__(cls, "d", items)

        class _Bytes(array):
            def __new__(cls, items=(), **_capacity):
                return super().__new__(cls, "B", items)

        class vec:  # noqa: N801
            """``vec[i64]``, ``vec[float]``, ``vec[i16]`` or ``vec[u8]``."""

            def __class_getitem__(cls, kind):
                return {i64: _Integers, float: _Floats, i16: _ShortIntegers, u8: _Bytes}[kind]

        def append(values, value):
            """Return a new array with one more value. Like librt's, it replaces the old array."""
            longer = values[:]
            longer.append(value)
            return longer


__all__ = ["append", "vec"]
