"""What Undaunted: North Africa offers besides its rules."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sandtable.core.facets import Lobby, RuleTable
from sandtable.core.signs import stir, stir_all
from sandtable.core.state import State
from sandtable.undaunted.facets.facets import UndauntedFacets
from sandtable.undaunted.facets.heuristics.option_values import Judgement
from sandtable.undaunted.north_africa.codes import ON_FOOT, SEATS
from sandtable.undaunted.north_africa.events import vehicle_data
from sandtable.undaunted.north_africa.facets.heuristics.option_values import DesertJudgement
from sandtable.undaunted.north_africa.facets.rule_table import RULES
from sandtable.undaunted.north_africa.state import DesertBattle
from sandtable.undaunted.state import OFF_BOARD, Battle

if TYPE_CHECKING:
    from sandtable.core.edits import Edits
    from sandtable.core.follies import FollyCounter
    from sandtable.core.wire import Wire


class NorthAfricaFacets(UndauntedFacets):
    def sign_of_board(self, position: Battle, seat: i64) -> i64:
        assert isinstance(position, DesertBattle)
        sign = stir(super().sign_of_board(position, seat), position.standing)
        sign = stir(sign, position.escaped)
        sign = stir(sign, position.lost_by(1 - seat))
        for numbers in (position.parked, position.owners, position.damage, position.seated):
            sign = stir_all(sign, numbers)
        return sign

    def judgement(self, position: Battle, seat: i64) -> Judgement:
        assert isinstance(position, DesertBattle)
        return DesertJudgement(position, seat)

    def lobby(self) -> Lobby | None:
        from sandtable.undaunted.north_africa.facets.lobby import DesertLobby

        return DesertLobby()

    def edits(self) -> "Edits | None":
        from sandtable.undaunted.north_africa.facets.edits import DesertEdits

        return DesertEdits()

    def folly_counter(self) -> "FollyCounter":
        from sandtable.undaunted.north_africa.facets.follies import NorthAfricaFollies

        return NorthAfricaFollies(self.follies())

    def rules(self) -> RuleTable:
        return RULES

    def after(
        self, before: State, after: State, seat: i64, args: dict[str, object]
    ) -> dict[str, object] | None:
        assert isinstance(before, DesertBattle)
        assert isinstance(after, DesertBattle)
        moved = super().after(before, after, seat, args)
        touched = touched_vehicles(before, after)
        if touched == 0:
            return moved
        vehicles: list[dict[str, object]] = []
        for vehicle in range(i64(len(after.parked))):
            if touched >> vehicle & 1 and after.parked[vehicle] != OFF_BOARD:
                vehicles.append(vehicle_data(after, vehicle))
        return {"counters": {} if moved is None else moved["counters"], "vehicles": vehicles}

    def wire(self) -> "Wire | None":
        from sandtable.undaunted.north_africa.wire import WIRE

        return WIRE


def touched_vehicles(before: DesertBattle, after: DesertBattle) -> i64:
    """Return the vehicles that have moved, changed sides or changed crews, as a mask."""
    found: i64 = 0
    for vehicle in range(i64(len(after.parked))):
        if (
            after.parked[vehicle] != before.parked[vehicle]
            or after.owners[vehicle] != before.owners[vehicle]
        ):
            found |= i64(1) << vehicle
    for unit in range(i64(len(after.seated))):
        if before.seated[unit] != after.seated[unit]:
            for seat in (before.seated[unit], after.seated[unit]):
                if seat != ON_FOOT:
                    found |= i64(1) << (seat // SEATS)
    return found
