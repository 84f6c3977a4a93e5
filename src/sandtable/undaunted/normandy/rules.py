"""The rules that Undaunted: Normandy adds to the system.

- Guide: the platoon guide moves any counter of the side that is not suppressed.
- The mortar: Target places a marker, Blast attacks all counters on its tile.
- Pinning: a side without a rifleman on the board is pinned, which can lose it the game.
- The radio of scenario 10, whose points the Americans raise.
"""

from typing import Final, cast

from mypy_extensions import i64

from sandtable.core.state import DECISION
from sandtable.core.vec import append, vec
from sandtable.undaunted import events
from sandtable.undaunted.codes import (
    AT,
    VERBS,
    arg_of_move,
    code,
    counter_arg,
    kind_of_move,
    seat_of,
    unit_of,
)
from sandtable.undaunted.field import Battlefield
from sandtable.undaunted.frames import Rolling, Stepping, kind_of
from sandtable.undaunted.lean import LeanObserver
from sandtable.undaunted.normandy.codes import (
    AIM,
    ALREADY_AIMED,
    BLAST,
    GUIDE,
    GUIDE_NO_WAY,
    GUIDE_OFF_BOARD,
    GUIDE_SUPPRESSED,
    GUIDE_UNIT,
    NO_TARGET_MARKER,
    NO_TILE_IN_RANGE,
    NOBODY_ON_TARGET,
    NOBODY_TO_GUIDE,
    NOT_ON_TARGET,
    REASONS,
    TARGET,
    TOO_NEAR,
)
from sandtable.undaunted.normandy.frames import (
    AIMING,
    BLASTING,
    GUIDING,
    Aiming,
    Blasting,
    Guiding,
)
from sandtable.undaunted.normandy.state import OFF_MAP, NormandyBattle
from sandtable.undaunted.out_of_reach import available
from sandtable.undaunted.reasons import ENEMY_ON_TILE, FINISH_FIRST, LEGAL, Reasons
from sandtable.undaunted.rules.engine import Rules
from sandtable.undaunted.state import OFF_BOARD, Battle

UNITS_A_SIDE: Final = 13
"""Maximum number of counters of each side in the mask of a Blast."""
MORTAR_RANGE: Final = 3
"""UN-6.7: the minimum distance between a mortar and its target."""
NO_RADIO: Final = -1


class NormandyRules(Rules):
    """The rules of one scenario of Undaunted: Normandy."""

    def __init__(
        self, field: Battlefield, pins: vec[i64], radio_tile: i64, radio_seat: i64
    ) -> None:
        super().__init__(field, Reasons(REASONS))
        self.pins: vec[i64] = pins
        """For each side whether its aim is to pin the other."""
        self.radio_tile: i64 = radio_tile
        self.radio_seat: i64 = radio_seat
        self.riflemen: i64 = 0
        for unit in range(field.n_units):
            if field.roles[unit] == "rifleman":
                self.riflemen |= i64(1) << unit

    def new_battle(self) -> NormandyBattle:
        return NormandyBattle(self, self.new_side(0), self.new_side(1), vec[i64]([0] * 8), 0)

    # Guide, Target and Blast: when they are legal

    def action_reason(self, state: Battle, card: i64, verb: i64, here: i64) -> i64:
        if verb == GUIDE:
            for unit in range(self.field.n_units):
                if self.guide_reason(state, unit) == LEGAL:
                    return LEGAL
            return NOBODY_TO_GUIDE
        if verb == TARGET:
            for tile in range(self.field.n_tiles):
                if self.aim_reason(state, here, tile) == LEGAL:
                    return LEGAL
            return NO_TILE_IN_RANGE
        if verb == BLAST:
            if cast(NormandyBattle, state).target(state.active) == OFF_MAP:
                return NO_TARGET_MARKER
            return LEGAL if self.on_target(state) else NOBODY_ON_TARGET
        return super().action_reason(state, card, verb, here)

    def guide_reason(self, state: Battle, unit: i64) -> i64:
        """UN-5.3: return why a counter cannot be guided, or LEGAL."""
        side = state.side(state.active)
        here = side.at[unit]
        if here == OFF_BOARD:
            return GUIDE_OFF_BOARD
        if side.suppressed >> unit & 1:
            return GUIDE_SUPPRESSED
        if not self.field.near[here] & side.marked:
            return GUIDE_NO_WAY
        return LEGAL

    def aim_reason(self, state: Battle, mortar: i64, tile: i64) -> i64:
        """UN-6.7: return why the target marker cannot be placed on this tile, or LEGAL."""
        if self.field.distance[mortar * self.field.n_tiles + tile] < MORTAR_RANGE:
            return TOO_NEAR
        if cast(NormandyBattle, state).target(state.active) == tile:
            return ALREADY_AIMED
        return LEGAL

    def on_target(self, state: Battle) -> i64:
        """Return the counters of both sides on the tile with the target marker, as a mask."""
        tile = cast(NormandyBattle, state).target(state.active)
        counters: i64 = 0
        for seat in range(i64(2)):
            at = state.side(seat).at
            for unit in range(self.field.n_units):
                if at[unit] == tile:
                    counters |= i64(1) << (seat * UNITS_A_SIDE + unit)
        return counters

    # Guide, Target and Blast: effects

    def title_action(self, state: Battle, card: i64, verb: i64, power: i64) -> None:
        if verb == GUIDE:
            state.push(Guiding.of(card, power))
        elif verb == TARGET:
            state.push(Aiming.of(card))
        else:
            state.push(Blasting.of(card, power, self.on_target(state)))

    def settled(self, state: Battle, top: i64) -> bool:
        if kind_of(top) == BLASTING:
            return Blasting.left(top) == 0
        return super().settled(state, top)

    def title_options(self, state: Battle, top: i64) -> vec[i64]:
        codes = vec[i64](capacity=16)
        kind = kind_of(top)
        if kind == GUIDING:
            for unit in range(self.field.n_units):
                if self.guide_reason(state, unit) == LEGAL:
                    codes = append(codes, code(GUIDE_UNIT, unit))
        elif kind == AIMING:
            mortar = state.side(state.active).at[Aiming.mortar(top)]
            for tile in range(self.field.n_tiles):
                if self.aim_reason(state, mortar, tile) == LEGAL:
                    codes = append(codes, code(AIM, tile))
        else:
            for seat in range(i64(2)):
                for unit in range(self.field.n_units):
                    if self.blast_reason(top, seat, unit) == LEGAL:
                        codes = append(codes, code(AT, counter_arg(seat, unit)))
        return codes

    def blast_reason(self, top: i64, seat: i64, unit: i64) -> i64:
        on_target = Blasting.left(top) >> (seat * UNITS_A_SIDE + unit) & 1
        return LEGAL if on_target else NOT_ON_TARGET

    def title_apply(self, state: Battle, top: i64, kind: i64, arg: i64) -> None:
        if kind == GUIDE_UNIT:
            state.replace_top(Stepping.of(arg, GUIDE, Guiding.steps(top), 0))
        else:
            state.pop()
            cast(NormandyBattle, state).set_target(state.active, arg)
            if state.journal is not None:
                state.journal.add(
                    "target_placed",
                    {
                        "side": self.field.seats[state.active],
                        "tile": self.field.tiles[arg],
                    },
                )

    def fire(self, state: Battle, top: i64, seat: i64, unit: i64) -> None:
        if kind_of(top) != BLASTING:
            super().fire(state, top, seat, unit)
            return
        mortar = Blasting.mortar(top)
        dice = Blasting.dice(top)
        left = Blasting.left(top) & ~(i64(1) << (seat * UNITS_A_SIDE + unit))
        state.replace_top(Blasting.of(mortar, dice, left))
        cover = self.blast_cover(state, seat, unit)
        defence = self.field.defence[unit]
        state.push(Rolling.of(dice, counter_arg(seat, unit), defence + cover, mortar, BLAST))
        tile = state.side(seat).at[unit]
        target = self.field.cards[unit]
        events.attack_declared(state, BLAST, mortar, seat, target, tile, defence, cover, 0, dice)

    def blast_cover(self, state: Battle, seat: i64, unit: i64) -> i64:
        """UN-7.7: return the cover against a mortar, for which hills have their low cover."""
        return self.cover(state.side(seat).at[unit], True)

    # The mortar's target marker is removed with the mortar

    def moved(self, state: Battle, unit: i64, verb: i64) -> None:
        """UN-5.6: remove the target marker if its mortar moves."""
        self.drop_target(state, state.active, unit)

    def lose_counter(self, state: Battle, seat: i64, unit: i64) -> None:
        """UN-7.8: remove the target marker if its mortar is lost."""
        super().lose_counter(state, seat, unit)
        self.drop_target(state, seat, unit)

    def drop_target(self, state: Battle, seat: i64, unit: i64) -> None:
        here = cast(NormandyBattle, state)
        if here.target(seat) == OFF_MAP or not self.field.prints(unit, TARGET):
            return
        here.set_target(seat, OFF_MAP)
        if state.journal is not None:
            state.journal.add("target_removed", {"side": self.field.seats[seat]})

    # UN-10.1: the radio

    def is_radio(self, state: Battle, tile: i64) -> bool:
        """Return whether the active player may raise the points of this tile."""
        return (
            tile == self.radio_tile
            and state.active == self.radio_seat
            and state.side(state.active).controlled >> tile & 1 != 0
        )

    def control_reason(self, state: Battle, here: i64) -> i64:
        if self.is_radio(state, here):
            enemy = state.side(1 - state.active)
            return ENEMY_ON_TILE if self.stands_on(enemy, here) else LEGAL
        return super().control_reason(state, here)

    def control(self, state: Battle, tile: i64) -> None:
        if not self.is_radio(state, tile):
            super().control(state, tile)
            return
        cast(NormandyBattle, state).raised += 1
        state.side(state.active).points += 1
        if state.journal is not None:
            state.journal.add(
                "radio_raised",
                {
                    "side": self.field.seats[state.active],
                    "tile": self.field.tiles[tile],
                    "points": int(self.worth(state, state.active, tile)),
                    "total": int(state.side(state.active).points),
                },
                False,
                events.standings(state),
            )
        self.check_end(state)

    def worth(self, state: Battle, seat: i64, tile: i64) -> i64:
        raised = cast(NormandyBattle, state).raised if tile == self.radio_tile else 0
        return self.field.objective[tile] + raised

    def can_reach(self, state: Battle, seat: i64) -> bool:
        if seat == self.radio_seat:
            side = state.side(seat)
            cards = available(self.field, side)
            holds_or_could_take = side.marked >> self.radio_tile & 1 or cards & self.field.scouts
            if cards & self.field.controllers and holds_or_could_take:
                return True
        return super().can_reach(state, seat)

    # UN-8: the end

    def check_end(self, state: Battle) -> None:
        """UN-8.7: make the checks in their order."""
        for seat in range(i64(2)):
            if self.claims(state, seat):
                state.finish(seat, "objectives")
                return
        for seat in range(i64(2)):
            if self.pins[seat] and self.without_riflemen(state, 1 - seat):
                state.finish(seat, "pinned")
                return
        lost_one = self.has_lost_hope(state, 0)
        lost_other = self.has_lost_hope(state, 1)
        if lost_one and self.wins_over_hopeless(state, 1):
            state.finish(1, "hopeless")
        elif lost_other and self.wins_over_hopeless(state, 0):
            state.finish(0, "hopeless")
        elif (lost_one or self.without_riflemen(state, 0)) and (
            lost_other or self.without_riflemen(state, 1)
        ):
            self.decide_on_points(state, "both_pinned")

    def without_riflemen(self, state: Battle, seat: i64) -> bool:
        """UN-8.3: return whether a side is pinned, having no rifleman counter on the board."""
        at = state.side(seat).at
        for unit in range(self.field.n_units):
            if self.riflemen >> unit & 1 and at[unit] != OFF_BOARD:
                return False
        return True

    def wins_over_hopeless(self, state: Battle, seat: i64) -> bool:
        if self.pins[seat]:
            return True
        return state.side(seat).points > state.side(1 - seat).points

    # Prompts and reasons

    def prompt(self, state: Battle) -> tuple[str, dict[str, object]]:
        top = state.top()
        kind = kind_of(top)
        cards = self.field.cards
        if kind == GUIDING:
            return "guide", {"card": cards[Guiding.card(top)]}
        if kind == AIMING:
            return "aim", {"unit": cards[Aiming.mortar(top)]}
        if kind == BLASTING:
            unit = cards[Blasting.mortar(top)]
            return "blast", {"unit": unit, "dice": int(Blasting.dice(top))}
        return super().prompt(state)

    def title_reason(self, state: Battle, top: i64, kind: i64, arg: i64) -> i64:
        frame_kind = kind_of(top)
        if frame_kind == GUIDING and kind == GUIDE_UNIT:
            return self.guide_reason(state, arg)
        if frame_kind == AIMING and kind == AIM:
            return self.aim_reason(state, state.side(state.active).at[Aiming.mortar(top)], arg)
        if frame_kind == BLASTING and kind == AT:
            return self.blast_reason(top, seat_of(arg), unit_of(arg))
        return FINISH_FIRST

    def preview(self, state: Battle, move: i64) -> dict[str, int]:
        top = state.top() if state.waits == DECISION else i64(0)
        if kind_of_move(move) != AT or kind_of(top) != BLASTING:
            return super().preview(state, move)
        seat = seat_of(arg_of_move(move))
        unit = unit_of(arg_of_move(move))
        if self.blast_reason(top, seat, unit) != LEGAL:
            return {}
        cover = self.blast_cover(state, seat, unit)
        return self.sum_up(self.field.defence[unit], cover, 0, Blasting.dice(top))

    def lean_parts(self) -> list[tuple[str, int, list[str]]]:
        return [("targets", 1, ["own", "enemy", "radio raised by"])]

    def add_lean(self, state: Battle, seat: i64, lean: LeanObserver) -> None:
        here = cast(NormandyBattle, state)
        lean.add(here.target(seat))
        lean.add(here.target(1 - seat))
        lean.add(here.raised)

    def extra_fire(self, card: int) -> int:
        return int(self.field.power[card * VERBS + BLAST])

    def view_data(self, state: Battle) -> dict[str, object]:
        here = cast(NormandyBattle, state)
        targets: dict[str, str] = {}
        for seat in range(i64(2)):
            if here.target(seat) != OFF_MAP:
                targets[self.field.seats[seat]] = self.field.tiles[here.target(seat)]
        data: dict[str, object] = {"targets": targets}
        if self.radio_tile != NO_RADIO:
            data["radio"] = {
                "tile": self.field.tiles[self.radio_tile],
                "points": int(self.worth(state, self.radio_seat, self.radio_tile)),
            }
        return data
