"""Questions about a map without a game: distances, arrival, fire."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from sandtable.core.game import Game


@dataclass(frozen=True, slots=True)
class FirstThere:
    """How soon each side can be at an objective."""

    objective: str
    """Its name, or its tile."""
    places: tuple[str, ...]
    """The tiles or squares from which it is held."""
    moves: tuple[int | None, ...]
    """By seat the moves of the nearest unit that can take it; None where none can."""

    @property
    def first(self) -> int:
        """The seat that is first; -1 where both are equal or neither gets there."""
        known = [moves for moves in self.moves if moves is not None]
        if not known or self.moves.count(min(known)) != 1:
            return -1
        return self.moves.index(min(known))


@dataclass(frozen=True, slots=True)
class FiredAt:
    """A tile or square as a target from another."""

    place: str
    range: int
    limit: int
    """What stands in the way, as a number off the attack: terrain on the line, or cover."""
    is_blocked: bool


@dataclass(frozen=True, slots=True)
class Fire:
    """What can be fired at from a place."""

    targets: tuple[FiredAt, ...]
    under_fire: int
    """How many of the enemy's places to begin are among those that are not blocked."""


@dataclass(frozen=True, slots=True)
class Threat:
    """A unit that the scenario places where it can fire at the enemy before the first move."""

    side: str
    unit: str
    place: str
    under_fire: int
    """The places where the enemy sets up that it can fire at."""


class Survey(Protocol):
    """A system's answers. They depend on the map and on who begins where, not on a game."""

    def distances(self, game: "Game", id: str, side: str) -> dict[str, int]:
        """By tile or square the steps from the nearest place where a side begins; what cannot be
        reached is left out."""
        ...

    def first_there(self, game: "Game", id: str) -> list[FirstThere]: ...

    def fire(self, game: "Game", id: str, place: str, side: str) -> Fire:
        """What a side's unit could fire at from a place."""
        ...

    def threats(self, game: "Game", id: str) -> list[Threat]:
        """Units under whose fire the enemy has to set up; none where fire reaches every place."""
        ...

    def by_thing(
        self, before: dict[str, Any], after: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """The data of two scenarios, possibly faulty, with each thing under its own name and its
        place as ``at``: so a thing that was moved differs in its place and in nothing else."""
        ...
