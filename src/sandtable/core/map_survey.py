"""Questions about a map before any game: distances, arrival, fire."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from sandtable.core.game import Game


@dataclass(frozen=True, slots=True)
class FirstThere:
    """How soon each side can reach an objective."""

    objective: str
    """The objective's name or tile."""
    places: tuple[str, ...]
    """The tiles or squares from which the objective is controlled."""
    moves: tuple[int | None, ...]
    """For each seat the moves of the nearest unit that can take the objective; None if none can."""

    @property
    def first(self) -> int:
        """The seat that arrives first; -1 for a tie or if no seat can arrive."""
        known = [moves for moves in self.moves if moves is not None]
        if not known or self.moves.count(min(known)) != 1:
            return -1
        return self.moves.index(min(known))


@dataclass(frozen=True, slots=True)
class FiredAt:
    """A tile or square as a target from another one."""

    place: str
    range: int
    limit: int
    """The penalty to the attack, from terrain on the line of fire or cover."""
    is_blocked: bool


@dataclass(frozen=True, slots=True)
class Fire:
    """The targets that can be fired at from a place."""

    targets: tuple[FiredAt, ...]
    under_fire: int
    """How many of the enemy's start places are unblocked targets."""


@dataclass(frozen=True, slots=True)
class Threat:
    """A unit that starts where it can fire at the enemy before the first move."""

    side: str
    unit: str
    place: str
    under_fire: int
    """The number of places where the enemy sets up that the unit can fire at."""


class Survey(Protocol):
    """A system's answers. They depend on the map and the start positions, not on a game."""

    def distances(self, game: "Game", id: str, side: str) -> dict[str, int]:
        """Return the steps to each tile or square from the side's nearest start place.

        Places that cannot be reached are omitted.
        """
        ...

    def first_there(self, game: "Game", id: str) -> list[FirstThere]: ...

    def fire(self, game: "Game", id: str, place: str, side: str) -> Fire:
        """Return what a side's unit could fire at from a place."""
        ...

    def threats(self, game: "Game", id: str) -> list[Threat]:
        """Return the units under whose fire the enemy must set up; none if fire reaches every
        place."""
        ...

    def by_thing(
        self, before: dict[str, Any], after: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return the data of two scenarios, possibly invalid, with each thing under its own name.

        Its place is stored as ``at``, so that moving a thing changes only its place.
        """
        ...
