"""Undaunted: North Africa. The modules here have what differs from the system.

Differences from Normandy, in the order of the rulebook:

- ``codes``, ``frames``: seven more actions and their reasons; frames that only this title has;
- ``tables``, ``state``: vehicles with seats, structures, escape markers, damage;
- ``rules``: chapter by chapter, UA-2 to UA-5;
- ``events``, ``features``: events; the features for learning;
- ``content``: reading vehicles, structures and scenarios.
"""

from collections.abc import Sequence
from pathlib import Path

from sandtable.core import Fault
from sandtable.undaunted.codes import code
from sandtable.undaunted.content import ScenarioReader
from sandtable.undaunted.field import Battlefield
from sandtable.undaunted.game import ROUND_LIMIT, UndauntedGame
from sandtable.undaunted.north_africa.battles import battle
from sandtable.undaunted.north_africa.codes import (
    ALIGHT,
    AT_STRUCTURE,
    AT_VEHICLE,
    BOARD,
    LEAVE,
    MARK,
    MEND,
    PICK,
    SEATS,
    SHIFT,
    STAY,
    SWAP,
    USE,
    VERB_NAMES,
)
from sandtable.undaunted.north_africa.content import (
    DesertLibrary,
    DesertReader,
    read_motor_pool,
)
from sandtable.undaunted.north_africa.facets.facets import NorthAfricaFacets
from sandtable.undaunted.north_africa.rules.engine import NorthAfricaRules
from sandtable.undaunted.rules.engine import Rules

NUMBERED = ("drive", "navigate", "observe", "strafe", "anti_tank", "demolish")


class NorthAfrica(UndauntedGame):
    """The title, with its vehicles and structures."""

    def __init__(
        self, version: int, *, round_limit: int = ROUND_LIMIT, packs: Sequence[Path] = ()
    ) -> None:
        super().__init__(
            "undaunted-north-africa",
            rules_version=version,
            seats=("lrdg", "it"),
            folder=Path(__file__).parent,
            verbs=VERB_NAMES,
            numbered=NUMBERED,
            make_rules=make_rules,
            list_moves=list_moves,
            packs=packs,
            round_limit=round_limit,
            facets=NorthAfricaFacets(),
            battle=battle,
        )

    def _library(self, faults: list[Fault]) -> DesertLibrary:
        library = DesertLibrary()
        self._fill(library, faults)
        read_motor_pool(library, self.folders, self.seats, self.verbs, self.numbered, faults)
        return library

    @property
    def desert(self) -> DesertLibrary:
        """The cards, tiles, vehicles and structures."""
        assert isinstance(self.library, DesertLibrary)
        return self.library


def make_rules(field: Battlefield, reader: ScenarioReader) -> NorthAfricaRules:
    return NorthAfricaRules(field, DesertReader(reader, field).desert())


def list_moves(rules: Rules) -> list[tuple[int, str, str]]:
    """Return the moves of this title alone that the scenario can lead to."""
    assert isinstance(rules, NorthAfricaRules)
    field = rules.field
    desert = rules.desert
    moves = [
        (code(ALIGHT, 0), "alight", ""),
        (code(STAY, 0), "stay", ""),
        (code(LEAVE, 0), "leave", ""),
    ]
    for place in range(SEATS):
        moves.append((code(SHIFT, place), "shift", str(place + 1)))
    for verb, name in enumerate(field.verb_names):
        if name and any(printed >> verb & 1 for printed in desert.printed):
            moves.append((code(USE, verb), "use", name))
    for unit in range(int(field.n_units)):
        moves.append((code(SWAP, unit), "swap", field.cards[unit]))
        moves.append((code(PICK, unit), "pick", field.cards[unit]))
    for vehicle, name in enumerate(desert.vehicles):
        moves.append((code(AT_VEHICLE, vehicle), "at_vehicle", name))
        moves.append((code(MEND, vehicle), "mend", name))
        for place in range(int(desert.seats[vehicle])):
            seat = vehicle * SEATS + place
            moves.append((code(BOARD, seat), "board", f"{name}.{place + 1}"))
    for tile, name in enumerate(field.tiles):
        moves.append((code(MARK, tile), "mark", name))
        if desert.structures >> tile & 1:
            moves.append((code(AT_STRUCTURE, tile), "at_structure", name))
    return moves


def load(packs: Sequence[Path] = ()) -> NorthAfrica:
    """Return the title with these content packs."""
    return NorthAfrica(5, packs=packs)
