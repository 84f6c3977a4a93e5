"""A scenario: everything about a battle that does not change during a game."""

import difflib

from sandtable.core.errors import UnknownName, bad_argument, shown
from sandtable.core.facets import NO_FACETS, Facets
from sandtable.core.moves import NO_MOVE, Move


class Scenario:
    """The immutable part of a game that all its states share."""

    def __init__(self, title: str, rules_version: int, id: str, seats: list[str]) -> None:
        self.title: str = title
        self.rules_version: int = rules_version
        self.id: str = id
        self.seats: list[str] = seats
        self.content: str = ""
        """The content of a made scenario (see ``made_scenarios``); empty for all others."""
        self.facets: Facets = NO_FACETS
        """What the title offers besides its rules."""
        self.moves: list[Move] = []
        """Every move that this scenario can offer, each at its own index."""
        self._by_text: dict[str, Move] = {}
        self.by_code: list[Move] = []
        """The move of each code; NO_MOVE for unused codes."""

    def __repr__(self) -> str:
        return f"{self.title}/{self.id}"

    def intern(self, moves: list[tuple[int, str, str]]) -> None:
        """Fill the lists of moves from (code, kind, arg), ordered by code."""
        ordered = sorted(moves)
        self.by_code = [NO_MOVE] * (ordered[-1][0] + 1)
        for index, (code, kind, arg) in enumerate(ordered):
            move = Move(index, code, kind, arg)
            self.moves.append(move)
            self._by_text[move.text] = move
            self.by_code[code] = move

    def move(self, text: object) -> Move:
        """Return the move with this text."""
        if not isinstance(text, str):
            raise bad_argument("text", text, "the text of a move")
        move = self._by_text.get(" ".join(text.split()))
        if move is None:
            near = difflib.get_close_matches(text, list(self._by_text), 1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise UnknownName(f"unknown move for {self.title}/{self.id}: {shown(text)}{hint}")
        return move

    def seat(self, name: object) -> int:
        """Return the number of the seat with this name."""
        if not isinstance(name, str) or name not in self.seats:
            raise UnknownName(
                f"unknown side of {self.title}/{self.id}: {shown(name)}; "
                f"the sides are {' and '.join(self.seats)}"
            )
        return self.seats.index(name)
