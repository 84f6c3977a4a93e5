"""The rules of a scenario of Undaunted: North Africa, frame by frame, and the data of its views."""

from typing import cast

from mypy_extensions import i64

from sandtable.core.vec import vec
from sandtable.undaunted.codes import ENOUGH
from sandtable.undaunted.features import Observer
from sandtable.undaunted.frames import CARD, FIRING, STEPPING, Card, kind_of
from sandtable.undaunted.lean import LeanObserver
from sandtable.undaunted.north_africa import features
from sandtable.undaunted.north_africa.codes import (
    ALIGHT,
    AT_STRUCTURE,
    AT_VEHICLE,
    BOARD,
    LEAVE,
    MARK,
    MEND,
    PICK,
    SHIFT,
    STAY,
    STRUCTURE,
    SWAP,
    USE,
    VEHICLE,
)
from sandtable.undaunted.north_africa.events import vehicle_data
from sandtable.undaunted.north_africa.frames import (
    AFTERWARDS,
    MARKING,
    MENDING,
    PICKING,
    Afterwards,
    Marking,
    Mending,
    Picking,
)
from sandtable.undaunted.north_africa.rules.ending import got_away
from sandtable.undaunted.north_africa.rules.seats import Seats
from sandtable.undaunted.north_africa.state import DesertBattle
from sandtable.undaunted.prospects import Surveyor
from sandtable.undaunted.reasons import FINISH_FIRST, LEGAL
from sandtable.undaunted.state import OFF_BOARD, Battle


class NorthAfricaRules(Seats):
    """The rules of one scenario of Undaunted: North Africa."""

    def new_battle(self) -> DesertBattle:
        desert = self.desert
        return DesertBattle(
            self,
            desert,
            self.new_side(0),
            self.new_side(1),
            vec[i64]([0] * 8),
            0,
            desert.parked[:],
            desert.owners[:],
            vec[i64]([0] * int(desert.n_vehicles)),
            desert.crew[:],
        )

    def settled(self, state: Battle, top: i64) -> bool:
        kind = kind_of(top)
        here = cast(DesertBattle, state)
        if kind == AFTERWARDS:
            unit = Afterwards.unit(top)
            if state.side(state.active).at[unit] == OFF_BOARD:
                return True
            return len(self.changes(here, vec[i64](), unit, False)) == 0
        if kind == MARKING:
            return Marking.left(top) == 0 or not self.can_mark_more(here, top)
        return super().settled(state, top)

    def title_options(self, state: Battle, top: i64) -> vec[i64]:
        here = cast(DesertBattle, state)
        kind = kind_of(top)
        if kind == AFTERWARDS:
            return self.afterwards_options(here, top)
        if kind == MARKING:
            return self.mark_options(here, top)
        if kind == PICKING:
            return self.pick_options(here, top)
        return self.mend_options(here, top)

    def title_reason(self, state: Battle, top: i64, kind: i64, arg: i64) -> i64:
        here = cast(DesertBattle, state)
        asked = kind_of(top)
        if asked == CARD and Card.card(top) < self.field.n_units:
            return self.card_reason(here, top, kind, arg)
        if asked == AFTERWARDS:
            if kind == STAY:
                return LEGAL
            return self.change_reason(here, Afterwards.unit(top), kind, arg, False)
        if asked == STEPPING and kind == LEAVE:
            return self.leave_reason(here, top)
        if asked == MARKING and kind == MARK:
            return self.mark_reason(here, top, arg)
        if asked == MARKING and kind == ENOUGH:
            return self.marked_enough_reason(top)
        if asked == PICKING and kind == PICK:
            return self.pick_reason(here, top, arg)
        if asked == MENDING and kind == MEND:
            return self.mend_reason(here, Mending.unit(top), arg)
        if asked == FIRING:
            return self.other_target_reason(here, top, kind, arg)
        return FINISH_FIRST

    def title_apply(self, state: Battle, top: i64, kind: i64, arg: i64) -> None:
        here = cast(DesertBattle, state)
        if kind == USE:
            self.use(here, Card.card(top), arg)
        elif kind == BOARD or kind == ALIGHT or kind == SHIFT:
            self.change(here, top, kind, arg)
        elif kind == STAY:
            state.pop()
        elif kind == SWAP:
            self.swap(here, Card.card(top), arg)
        elif kind == LEAVE:
            self.leave(here, top)
        elif kind == MARK:
            self.mark(here, top, arg)
        elif kind == AT_VEHICLE:
            self.open_fire(here, top, VEHICLE + arg)
        elif kind == AT_STRUCTURE:
            self.open_fire(here, top, STRUCTURE + arg)
        elif kind == MEND:
            state.pop()
            self.mend(here, arg)
        else:
            state.pop()
            self.hit_one(here, Picking.vehicle(top), Picking.verb(top), arg)

    def prompt(self, state: Battle) -> tuple[str, dict[str, object]]:
        top = state.top()
        kind = kind_of(top)
        cards = self.field.cards
        if kind == AFTERWARDS:
            return "afterwards", {"unit": cards[Afterwards.unit(top)]}
        if kind == MARKING:
            action = self.field.verb_names[Marking.verb(top)]
            args: dict[str, object] = {"unit": cards[Marking.card(top)], "action": action}
            return "mark", {**args, "left": int(Marking.left(top))}
        if kind == PICKING:
            return "pick", {
                "vehicle": self.desert.vehicles[Picking.vehicle(top)],
                "action": self.field.verb_names[Picking.verb(top)],
            }
        if kind == MENDING:
            return "mend", {"unit": cards[Mending.unit(top)]}
        return super().prompt(state)

    # Views

    def view_data(self, state: Battle) -> dict[str, object]:
        here = cast(DesertBattle, state)
        field = self.field
        desert = self.desert
        return {
            "vehicles": [
                vehicle_data(here, i64(vehicle))
                for vehicle in range(desert.n_vehicles)
                if here.parked[vehicle] != OFF_BOARD
            ],
            "structures": [
                {
                    "structure": name,
                    "tile": field.tiles[tile],
                    "points": int(desert.structure_points[tile]),
                    "defence": int(desert.structure_defence[tile]),
                }
                for tile, name in desert.structure_names.items()
                if here.standing >> i64(tile) & 1
            ],
            "razed": [
                field.tiles[tile]
                for tile in desert.structure_names
                if not here.standing >> i64(tile) & 1
            ],
            "exits": [
                field.tiles[tile]
                for tile in range(len(field.tiles))
                if desert.exits >> i64(tile) & 1
            ],
            "aims": self.aims(here),
        }

    def losses(self, state: Battle) -> dict[str, object] | None:
        here = cast(DesertBattle, state)
        for seat in range(2):
            if self.desert.escapes_to_win[seat] or self.desert.kills_to_win[seat]:
                return {"aims": self.aims(here)}
        return None

    def aims(self, state: DesertBattle) -> dict[str, dict[str, object]]:
        return {self.field.seats[seat]: self.aim_data(state, i64(seat)) for seat in range(2)}

    def aim_data(self, state: DesertBattle, seat: i64) -> dict[str, object]:
        """Return a side's progress with its aims other than points."""
        desert = self.desert
        return {
            "escape": {
                "pieces": self.piece_names(desert.fugitives[seat]),
                "done": self.piece_names(got_away(state, seat)),
                "needed": int(desert.escapes_to_win[seat]),
            },
            "neutralise": {
                "pieces": self.piece_names(desert.quarry[seat]),
                "done": self.piece_names(desert.quarry[seat] & state.lost_by(1 - seat)),
                "needed": int(desert.kills_to_win[seat]),
            },
        }

    def piece_names(self, pieces: i64) -> list[str]:
        names = self.field.cards[: self.field.n_units] + self.desert.vehicles
        return [names[piece] for piece in range(len(names)) if pieces >> i64(piece) & 1]

    # Learning

    def feature_count(self) -> int:
        return int(features.number(self.desert.n_slots))

    def add_features(self, state: Battle, seat: i64, observer: Observer) -> None:
        features.add(cast(DesertBattle, state), seat, observer)

    def lean_parts(self) -> list[tuple[str, int, list[str]]]:
        return features.lean_parts(self.desert, self.field.n_tiles)

    def add_lean(self, state: Battle, seat: i64, lean: LeanObserver) -> None:
        features.add_lean(cast(DesertBattle, state), seat, lean)

    def choice_feature_count(self) -> int:
        return int(features.choice_number(self.desert.n_slots))

    def add_choice_features(
        self,
        state: Battle,
        seat: i64,
        top: i64,
        code: i64,
        surveyor: Surveyor,
        values: vec[float],
        at: i64,
    ) -> None:
        features.add_choice(cast(DesertBattle, state), seat, top, code, surveyor, values, at)
