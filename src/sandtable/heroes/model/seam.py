"""What a position needs of its rules. ``rules`` fills it in; a title may derive its own."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.journal import Journal
from sandtable.core.moves import Move, Refusal
from sandtable.core.rng import Rng
from sandtable.core.state import Decision
from sandtable.heroes.model.battlefield import Theatre

if TYPE_CHECKING:
    from sandtable.heroes.know.view import SkirmishView
    from sandtable.heroes.model.state import Skirmish


class Seam:
    """The rules of one scenario, as its positions see them."""

    def __init__(self, theatre: Theatre) -> None:
        self.theatre: Theatre = theatre

    def announce(self, state: "Skirmish", journal: Journal) -> None:
        raise NotImplementedError

    def options(self, state: "Skirmish", seat: i64) -> vec[i64]:
        raise NotImplementedError

    def apply(self, state: "Skirmish", code: i64, seat: i64) -> None:
        raise NotImplementedError

    def ways(self, state: "Skirmish") -> i64:
        raise NotImplementedError

    def outcome(self, state: "Skirmish", way: i64) -> i64:
        raise NotImplementedError

    def odds(self, state: "Skirmish") -> list[tuple[int, int]]:
        raise NotImplementedError

    def possible(self, state: "Skirmish", outcome: i64) -> bool:
        raise NotImplementedError

    def resolve(self, state: "Skirmish", outcome: i64) -> None:
        raise NotImplementedError

    def chance_text(self, state: "Skirmish") -> str:
        raise NotImplementedError

    def outcome_text(self, state: "Skirmish", outcome: i64) -> str:
        raise NotImplementedError

    def parse_outcome(self, state: "Skirmish", text: str) -> int:
        raise NotImplementedError

    def idle(self, state: "Skirmish", seat: i64) -> bool:
        raise NotImplementedError

    def decision(self, state: "Skirmish", seat: i64) -> Decision | None:
        raise NotImplementedError

    def why_not(self, state: "Skirmish", move: Move, seat: i64) -> Refusal | None:
        raise NotImplementedError

    def preview(self, state: "Skirmish", code: i64) -> dict[str, int]:
        raise NotImplementedError

    def line_of_fire(self, state: "Skirmish", code: i64) -> dict[str, object]:
        raise NotImplementedError

    def threats(self, state: "Skirmish", code: i64) -> list[dict[str, object]]:
        raise NotImplementedError

    def view(self, state: "Skirmish", seat: int | None) -> "SkirmishView":
        raise NotImplementedError

    def imagine(self, state: "Skirmish", seat: i64, rng: Rng) -> "Skirmish":
        raise NotImplementedError
