"""The battlefield: tables of everything in a scenario that does not change.

Cards of both sides are numbered together, combat cards first, so that a unit has the number of its
card. Fog of War is the last card. Tiles are numbered in reading order. Sets of cards, units and
tiles are bit masks.
"""

from typing import Final

from mypy_extensions import i64

from sandtable.core.scenario import Scenario
from sandtable.core.vec import vec
from sandtable.undaunted.codes import VERBS

NO_POWER: Final = -1
NO_AIM: Final = 0
"""The value of ``points_to_win`` for a side that does not win by points."""


class Battlefield(Scenario):
    """The tables of one scenario, filled by the content loader."""

    def __init__(
        self,
        title: str,
        rules_version: int,
        id: str,
        seats: list[str],
        tiles: list[str],
        cards: list[str],
        roles: list[str],
        verbs: dict[str, int],
        n_units: int,
    ) -> None:
        super().__init__(title, rules_version, id, seats)
        self.tiles: list[str] = tiles
        self.cards: list[str] = cards
        self.roles: list[str] = roles
        self.verbs: dict[str, int] = verbs
        self.verb_names: list[str] = [""] * VERBS
        for name, verb in verbs.items():
            self.verb_names[verb] = name
        self.n_tiles: i64 = len(tiles)
        self.n_cards: i64 = len(cards)
        self.n_units: i64 = n_units
        self.fog: i64 = len(cards) - 1

        # The map
        self.neighbours: vec[i64] = vec[i64]()
        """Seven numbers per tile: its neighbours and, as the last number, how many it has."""
        self.near: vec[i64] = vec[i64]()
        """The neighbours of each tile as a mask."""
        self.distance: vec[i64] = vec[i64]()
        self.cover: vec[i64] = vec[i64]()
        self.hills: i64 = 0
        self.objective: vec[i64] = vec[i64]()

        # The cards
        self.initiative: vec[i64] = vec[i64]()
        self.defence: vec[i64] = vec[i64]()
        self.power: vec[i64] = vec[i64]()
        """The number printed for each card and verb; NO_POWER if the card lacks the verb."""
        self.printed: vec[i64] = vec[i64]()
        """The verbs printed on each card, as a mask."""
        self.takes: vec[i64] = vec[i64]()
        """The cards that each card's Bolster or Inspire may take, as a mask."""
        self.slots: vec[i64] = vec[i64]()
        """The index of each card, except Fog of War, among all the title's cards of its kind."""
        self.n_unit_slots: i64 = 0
        self.n_command_slots: i64 = 0
        self.controllers: i64 = 0
        self.scouts: i64 = 0
        self.bolsterers: i64 = 0

        # The set-up; two rows each, one for each seat
        self.deck: vec[i64] = vec[i64]()
        self.supply: vec[i64] = vec[i64]()
        self.stands: vec[i64] = vec[i64]()
        self.spawn: vec[i64] = vec[i64]()
        self.scouted: vec[i64] = vec[i64]()
        self.controlled: vec[i64] = vec[i64]()
        self.points_to_win: vec[i64] = vec[i64]()
        self.first_holder: i64 = 0
        self.round_limit: i64 = 0

    def tile(self, name: str) -> int:
        return self.tiles.index(name)

    def card(self, name: str) -> int:
        return self.cards.index(name)

    def counter(self, seat: i64, unit: i64) -> str:
        """Return the name of a counter as used in moves."""
        return f"{self.seats[seat]}.{self.cards[unit]}"

    def prints(self, card: i64, verb: i64) -> bool:
        return self.printed[card] >> verb & 1 != 0
