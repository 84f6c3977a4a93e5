"""Moves: what a seat can choose."""

from typing import Final

from mypy_extensions import i64


class Move:
    """One option that a seat can choose. A scenario holds exactly one Move for each text.

    ``text`` parses back to this very object. ``index`` is its place in the scenario's list, for
    masks and adapters. ``kind`` and ``arg`` are its parts, for adapters and features.
    """

    def __init__(self, index: i64, code: i64, kind: str, arg: str) -> None:
        self.index: i64 = index
        self.code: i64 = code
        self.kind: str = kind
        self.arg: str = arg
        self.text: str = f"{kind} {arg}" if arg else kind

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __str__(self) -> str:
        return self.text


NO_MOVE: Final = Move(-1, -1, "none", "")


class Refusal:
    """The reason why a move is not offered: a rule and a message key that explains it."""

    def __init__(self, rule: str, key: str) -> None:
        self.rule: str = rule
        self.key: str = key

    def __repr__(self) -> str:
        return f"<{self.rule} {self.key}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.rule, self.key) == (other.rule, other.key)

    def __hash__(self) -> int:
        return hash((self.rule, self.key))
