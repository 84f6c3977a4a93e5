"""UN-7: combat."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.state import DECISION
from sandtable.core.vec import append, vec
from sandtable.undaunted import dice, events
from sandtable.undaunted import reasons as why
from sandtable.undaunted.codes import (
    AT,
    SUPPRESS,
    arg_of_move,
    code,
    counter_arg,
    kind_of_move,
    seat_of,
    unit_of,
)
from sandtable.undaunted.frames import FIRING, Firing, Rolling, kind_of
from sandtable.undaunted.reasons import LEGAL
from sandtable.undaunted.rules.support import Support
from sandtable.undaunted.state import OFF_BOARD, Battle

HILL_COVER: Final = 3
HILL_COVER_LOW: Final = 1
"""UN-7.7: the cover of a hill, and its cover against an attacker on a hill."""


class Combat(Support):
    """Attack and Suppress: the target, the roll, and the effect of a hit."""

    def combat_reason(self, state: Battle) -> i64:
        """Return why no target exists, or LEGAL."""
        for tile in state.side(1 - state.active).at:
            if tile != OFF_BOARD:
                return LEGAL
        return why.NO_ENEMY_ON_BOARD

    # UN-7.1: the target

    def target_options(self, state: Battle, top: i64) -> vec[i64]:
        codes = vec[i64](capacity=16)
        enemy = 1 - state.active
        for unit in range(self.field.n_units):
            if self.target_reason(state, top, enemy, unit) == LEGAL:
                codes = append(codes, code(AT, counter_arg(enemy, unit)))
        return codes

    def target_reason(self, state: Battle, top: i64, seat: i64, unit: i64) -> i64:
        """Return why a counter cannot be chosen as a target, or LEGAL."""
        if seat == state.active:
            return why.NOT_THE_ENEMY
        if state.side(seat).at[unit] == OFF_BOARD:
            return why.NOT_ON_BOARD
        return LEGAL

    # UN-7.3: total defence

    def cover(self, tile: i64, attacker_high: bool) -> i64:
        """UN-7.7: return the cover of a tile."""
        if self.field.hills >> tile & 1:
            return HILL_COVER_LOW if attacker_high else HILL_COVER
        return self.field.cover[tile]

    def defence_cover(self, state: Battle, attacker: i64, seat: i64, unit: i64) -> i64:
        """Return the cover of a counter against an attacker of the active side."""
        here = state.side(state.active).at[attacker]
        return self.cover(state.side(seat).at[unit], self.field.hills >> here & 1 != 0)

    def defence_range(self, state: Battle, attacker: i64, seat: i64, unit: i64) -> i64:
        here = state.side(state.active).at[attacker]
        return self.field.distance[here * self.field.n_tiles + state.side(seat).at[unit]]

    def total_defence(self, state: Battle, attacker: i64, seat: i64, unit: i64) -> i64:
        """UN-7.3: return base defence plus cover plus range."""
        return (
            self.field.defence[unit]
            + self.defence_cover(state, attacker, seat, unit)
            + self.defence_range(state, attacker, seat, unit)
        )

    def preview(self, state: Battle, move: i64) -> dict[str, int]:
        """UN-7.3, UN-7.4: return the total defence and the chance of an attack before the roll."""
        top = state.top()
        if state.waits != DECISION or kind_of_move(move) != AT or kind_of(top) != FIRING:
            return {}
        target = arg_of_move(move)
        attacker = Firing.card(top)
        seat = seat_of(target)
        unit = unit_of(target)
        if self.target_reason(state, top, seat, unit) != LEGAL:
            return {}
        return self.sum_up(
            self.field.defence[unit],
            self.defence_cover(state, attacker, seat, unit),
            self.defence_range(state, attacker, seat, unit),
            Firing.dice(top),
        )

    def sum_up(self, defence: i64, cover: i64, distance: i64, number: i64) -> dict[str, int]:
        total = defence + cover + distance
        return {
            "defence": int(defence),
            "cover": int(cover),
            "range": int(distance),
            "total": int(total),
            "dice": int(number),
            "hits": dice.hits(int(number), int(total)),
            "ways": int(dice.ways(number)),
        }

    # The roll

    def fire(self, state: Battle, top: i64, seat: i64, unit: i64) -> None:
        """Replace the choice of a target with the roll."""
        attacker = Firing.card(top)
        verb = Firing.verb(top)
        number = Firing.dice(top)
        need = self.total_defence(state, attacker, seat, unit)
        state.replace_top(Rolling.of(number, counter_arg(seat, unit), need, attacker, verb))
        events.attack_declared(
            state,
            verb,
            attacker,
            seat,
            self.field.cards[unit],
            state.side(seat).at[unit],
            self.field.defence[unit],
            self.defence_cover(state, attacker, seat, unit),
            self.defence_range(state, attacker, seat, unit),
            number,
        )

    def roll(self, state: Battle, top: i64, faces: i64) -> None:
        """UN-7.4: one successful die is enough for a hit."""
        state.pop()
        number = Rolling.dice(top)
        target = Rolling.target(top)
        need = Rolling.need(top)
        is_hit = dice.is_hit(faces, number, need)
        self.announce_roll(state, target, faces, number, need, is_hit)
        if is_hit:
            self.hit(state, Rolling.verb(top), target)

    def announce_roll(
        self, state: Battle, target: i64, faces: i64, number: i64, need: i64, is_hit: bool
    ) -> None:
        name = self.field.cards[unit_of(target)]
        events.rolled(state, seat_of(target), name, faces, number, need, is_hit)

    # UN-7.5, UN-7.6: the effect of a hit

    def hit(self, state: Battle, verb: i64, target: i64) -> None:
        """Apply a hit to its target."""
        if verb == SUPPRESS:
            self.suppress(state, seat_of(target), unit_of(target))
        else:
            self.casualty(state, seat_of(target), unit_of(target))

    def suppress(self, state: Battle, seat: i64, unit: i64) -> None:
        side = state.side(seat)
        already = side.suppressed >> unit & 1 != 0
        side.suppressed |= i64(1) << unit
        events.suppressed(state, seat, unit, already)

    def casualty(self, state: Battle, seat: i64, unit: i64) -> None:
        """UN-7.5: remove a card from hand, else discard, else deck, else remove the counter."""
        side = state.side(seat)
        if side.hand[unit]:
            side.leave_hand(unit)
            self.lose_card(state, seat, unit, "hand")
        else:
            side.prove_absent(unit)
            if side.discard[unit]:
                side.discard[unit] -= 1
                side.discard_size -= 1
                self.lose_card(state, seat, unit, "discard")
            elif side.deck[unit]:
                side.deck[unit] -= 1
                side.deck_size -= 1
                self.lose_card(state, seat, unit, "deck")
            else:
                self.lose_counter(state, seat, unit)
        self.check_end(state)

    def lose_card(self, state: Battle, seat: i64, unit: i64, pile: str) -> None:
        side = state.side(seat)
        side.removed[unit] += 1
        events.casualty(state, seat, unit, pile)

    def lose_counter(self, state: Battle, seat: i64, unit: i64) -> None:
        side = state.side(seat)
        tile = side.at[unit]
        side.at[unit] = OFF_BOARD
        side.suppressed &= ~(i64(1) << unit)
        events.counter_lost(state, seat, unit, tile)
