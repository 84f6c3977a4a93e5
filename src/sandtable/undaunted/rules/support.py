"""UN-6: support."""

from mypy_extensions import i64

from sandtable.core.vec import append, vec
from sandtable.undaunted import events
from sandtable.undaunted import reasons as why
from sandtable.undaunted.codes import (
    BOLSTER,
    COMMAND,
    CONTROL,
    DRAW,
    ENOUGH,
    INSPIRE,
    RECON,
    TAKE,
    code,
)
from sandtable.undaunted.frames import Counting, Drawing, Taking
from sandtable.undaunted.reasons import LEGAL
from sandtable.undaunted.rules.movement import Movement
from sandtable.undaunted.state import Battle, Side


class Support(Movement):
    """Bolster, Command, Conceal, Control, Inspire and Recon."""

    def support_reason(self, state: Battle, card: i64, verb: i64, here: i64) -> i64:
        """Return why a card cannot support with this verb at all, or LEGAL."""
        side = state.side(state.active)
        if verb == CONTROL:
            return self.control_reason(state, here)
        if verb == BOLSTER:
            return (
                LEGAL if self.holds(side.supply, self.field.takes[card]) else why.NOTHING_TO_BOLSTER
            )
        if verb == INSPIRE:
            return LEGAL if self.can_inspire(side, card) else why.NOTHING_TO_INSPIRE
        if verb == COMMAND:
            return LEGAL if side.deck_size + side.discard_size > 0 else why.NOTHING_TO_DRAW
        if verb == RECON:
            return LEGAL if side.hand[self.field.fog] else why.NO_FOG_IN_HAND
        return LEGAL  # UN-6.3: Conceal is always possible

    def holds(self, pile: vec[i64], cards: i64) -> bool:
        """Return whether a pile contains one of these cards."""
        for card in range(self.field.n_cards):
            if cards >> card & 1 and pile[card]:
                return True
        return False

    # Bolster and Inspire

    def take_options(self, state: Battle, top: i64) -> vec[i64]:
        codes = vec[i64](capacity=16)
        for card in range(self.field.fog):
            if self.take_reason(state, top, card) == LEGAL:
                codes = append(codes, code(TAKE, card))
        if self.enough_reason(top) == LEGAL:
            codes = append(codes, code(ENOUGH, 0))
        return codes

    def can_take(self, state: Battle, top: i64) -> bool:
        for card in range(self.field.fog):
            if self.take_reason(state, top, card) == LEGAL:
                return True
        return False

    def take_reason(self, state: Battle, top: i64, card: i64) -> i64:
        """Return why a Bolster or an Inspire cannot take this card, or LEGAL."""
        side = state.side(state.active)
        taker = Taking.card(top)
        if Taking.verb(top) == BOLSTER:
            if card == self.field.fog:
                return why.FOG_NOT_BOLSTERED
            if not side.supply[card]:
                return why.NOT_IN_SUPPLY
        elif side.played[card] <= (1 if card == taker else 0):
            return why.NOT_ITSELF if card == taker else why.NOT_IN_PLAY_AREA
        return LEGAL if self.field.takes[taker] >> card & 1 else why.NOT_OF_SQUAD

    def enough_reason(self, top: i64) -> i64:
        return LEGAL if Taking.took(top) else why.ONE_CARD_DUE

    def can_inspire(self, side: Side, taker: i64) -> bool:
        """Return whether the play area has a card to take besides the inspiring card itself."""
        takes = self.field.takes[taker]
        for card in range(self.field.fog):
            if takes >> card & 1 and side.played[card] > (1 if card == taker else 0):
                return True
        return False

    def take(self, state: Battle, top: i64, card: i64) -> None:
        side = state.side(state.active)
        verb = Taking.verb(top)
        if verb == BOLSTER:
            side.supply[card] -= 1
            side.put_away(card)
            events.bolstered(state, card)
        else:
            side.played[card] -= 1
            side.show(card)
            events.inspired(state, card)
        state.replace_top(Taking.of(Taking.card(top), verb, Taking.left(top) - 1, 1))

    # Command, Conceal and Recon

    def draw_options(self, top: i64) -> vec[i64]:
        codes = vec[i64](capacity=16)
        for number in range(i64(1), Counting.most(top) + 1):
            codes = append(codes, code(DRAW, number))
        return codes

    def draw_reason(self, top: i64, number: i64) -> i64:
        return LEGAL if number <= Counting.most(top) else why.TOO_MANY

    def conceal(self, state: Battle) -> None:
        enemy = 1 - state.active
        taken = self.fog_to_discard(state.side(enemy))
        events.concealed(state, taken)

    def recon(self, state: Battle) -> None:
        side = state.side(state.active)
        side.leave_hand(self.field.fog)
        side.removed[self.field.fog] += 1
        events.fog_cleared(state)
        state.push(Drawing.of(1, state.active))

    # UN-6.4: Control

    def control_reason(self, state: Battle, here: i64) -> i64:
        """Return why a unit on this tile cannot take control, or LEGAL."""
        side = state.side(state.active)
        if not side.marked >> here & 1:
            return why.NO_OWN_MARKER
        if side.controlled >> here & 1:
            return why.ALREADY_CONTROLLED
        if self.stands_on(state.side(1 - state.active), here):
            return why.ENEMY_ON_TILE
        return LEGAL

    def stands_on(self, side: Side, tile: i64) -> bool:
        """Return whether a side has a counter on this tile."""
        for place in side.at:
            if place == tile:
                return True
        return False

    def control(self, state: Battle, tile: i64) -> None:
        side = state.side(state.active)
        enemy = state.side(1 - state.active)
        flag = i64(1) << tile
        worth = self.worth(state, state.active, tile)
        side.controlled |= flag
        side.points += worth
        was_enemys = enemy.controlled & flag != 0
        if was_enemys:
            enemy.controlled &= ~flag
            enemy.points -= self.worth(state, 1 - state.active, tile)
        events.controlled(state, tile, worth, was_enemys)
        self.check_end(state)
