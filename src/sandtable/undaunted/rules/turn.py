"""UN-4: a turn: the verbs of a card, and playing a card."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import append, vec
from sandtable.undaunted import events
from sandtable.undaunted import reasons as why
from sandtable.undaunted.codes import (
    ATTACK,
    BOLSTER,
    COMMAND,
    CONCEAL,
    CONTROL,
    DO,
    END,
    ENTER,
    HUNKER_DOWN,
    INSPIRE,
    MOVE,
    PLAY,
    READY,
    RECON,
    SCOUT,
    STALK,
    SUPPRESS,
    VERBS,
    code,
)
from sandtable.undaunted.frames import Card, Counting, Entering, Firing, Stepping, Taking
from sandtable.undaunted.reasons import LEGAL
from sandtable.undaunted.rules.combat import Combat
from sandtable.undaunted.state import OFF_BOARD, Battle, Side

ALWAYS: Final = 1 << READY | 1 << HUNKER_DOWN
"""The verbs that every card has without printing them."""


class Turn(Combat):
    """Playing cards: choosing a card and a verb, and placing the card's unit."""

    # UN-4.1: the card

    def may_play(self, side: Side) -> bool:
        """Return whether a hand may hold a card that is not Fog of War.

        In a view the unknown cards of a hand are in the deck. If all of these are Fog of War, both
        sides know that the hand has no card to play.
        """
        fog = self.field.fog
        for card in range(fog):
            if side.hand[card]:
                return True
        if side.hand_size == side.hand[fog]:
            return False
        for card in range(fog):
            if side.deck[card]:
                return True
        return False

    def play_options(self, side: Side) -> vec[i64]:
        codes = vec[i64](capacity=16)
        for card in range(self.field.fog):
            if self.play_reason(side, card) == LEGAL:
                codes = append(codes, code(PLAY, card))
        return append(codes, code(END, 0))

    def play_reason(self, side: Side, card: i64) -> i64:
        """Return why a card cannot be played now, or LEGAL."""
        if card == self.field.fog:
            return why.FOG_STAYS
        return LEGAL if side.hand[card] else why.NOT_IN_HAND

    def play(self, state: Battle, card: i64) -> None:
        side = state.side(state.active)
        side.leave_hand(card)
        side.played[card] += 1
        state.push(Card.of(card))

    # UN-4.2 to UN-4.8: the verb

    def verb_options(self, state: Battle, top: i64) -> vec[i64]:
        codes = vec[i64](capacity=16)
        card = Card.card(top)
        verbs = self.field.printed[card] | ALWAYS
        for verb in range(i64(VERBS)):
            if verbs >> verb & 1 and self.verb_reason(state, card, verb) == LEGAL:
                codes = append(codes, code(DO, verb))
        return codes

    def verb_reason(self, state: Battle, card: i64, verb: i64) -> i64:
        """Return why the active player cannot play this card for this verb, or LEGAL."""
        if verb == HUNKER_DOWN:
            return LEGAL
        side = state.side(state.active)
        is_suppressed = side.suppressed >> card & 1
        if verb == READY:
            return LEGAL if is_suppressed else why.NOT_SUPPRESSED
        if not self.field.prints(card, verb):
            return why.NOT_PRINTED
        if is_suppressed:
            return why.SUPPRESSED
        if card >= self.field.n_units:
            return self.action_reason(state, card, verb, OFF_BOARD)
        here = side.at[card]
        if here != OFF_BOARD:
            return self.action_reason(state, card, verb, here)
        return self.enter_and_act_reason(state, card, verb)

    def action_reason(self, state: Battle, card: i64, verb: i64, here: i64) -> i64:
        """Return why a unit on this tile cannot carry out an action at all, or LEGAL (UN-4.7)."""
        if verb == MOVE or verb == SCOUT or verb == STALK:
            return self.movement_reason(state, verb, here)
        if verb == ATTACK or verb == SUPPRESS:
            return self.combat_reason(state)
        return self.support_reason(state, card, verb, here)

    def do(self, state: Battle, card: i64, verb: i64) -> None:
        """Play a card for a verb."""
        state.pop()
        side = state.side(state.active)
        if verb == HUNKER_DOWN:
            events.hunkered_down(state, card)
            side.played[card] -= 1
            side.supply[card] += 1
            self.check_end(state)
            return
        if verb == READY:
            events.readied(state, card)
            side.suppressed &= ~(i64(1) << card)
            return
        power = self.field.power[card * VERBS + verb]
        events.played(state, card, verb, power)
        if card < self.field.n_units and side.at[card] == OFF_BOARD:
            self.choose_entry(state, card, verb)
        else:
            self.begin_action(state, card, verb, power)

    def begin_action(self, state: Battle, card: i64, verb: i64, power: i64) -> None:
        """Start an action. Its unit, if any, must be on the board."""
        if verb == MOVE or verb == SCOUT or verb == STALK:
            state.push(Stepping.of(card, verb, power, 0))
        elif verb == ATTACK or verb == SUPPRESS:
            state.push(Firing.of(card, verb, power))
        elif verb == BOLSTER or verb == INSPIRE:
            state.push(Taking.of(card, verb, power, 0))
        elif verb == COMMAND:
            state.push(Counting.of(power))
        elif verb == CONTROL:
            self.control(state, state.side(state.active).at[card])
        elif verb == RECON:
            self.recon(state)
        elif verb == CONCEAL:
            self.conceal(state)
        else:
            self.title_action(state, card, verb, power)

    def title_action(self, state: Battle, card: i64, verb: i64, power: i64) -> None:
        """Start an action that only this title has."""
        raise NotImplementedError

    # UN-4.6, UN-4.8: placing a unit first

    def enter_and_act_reason(self, state: Battle, card: i64, verb: i64) -> i64:
        """UN-4.6: the action must be legal from a spawn tile."""
        spawn = self.field.spawn[state.active * self.field.n_units + card]
        if spawn == 0:
            return why.NO_SPAWN
        for tile in range(self.field.n_tiles):
            if spawn >> tile & 1 and self.action_reason(state, card, verb, tile) == LEGAL:
                return LEGAL
        return why.NOT_FROM_SPAWN

    def enter_options(self, state: Battle, top: i64) -> vec[i64]:
        codes = vec[i64](capacity=16)
        card = Entering.card(top)
        verb = Entering.verb(top)
        for tile in range(self.field.n_tiles):
            if self.enter_reason(state, card, verb, tile) == LEGAL:
                codes = append(codes, code(ENTER, tile))
        return codes

    def enter_reason(self, state: Battle, card: i64, verb: i64, tile: i64) -> i64:
        if not self.field.spawn[state.active * self.field.n_units + card] >> tile & 1:
            return why.NOT_A_SPAWN
        if self.action_reason(state, card, verb, tile) != LEGAL:
            return why.NOT_FROM_SPAWN
        return LEGAL

    def choose_entry(self, state: Battle, card: i64, verb: i64) -> None:
        """UN-4.8: let the player choose among several spawn tiles; use a single one directly."""
        entry: i64 = OFF_BOARD
        several = False
        for tile in range(self.field.n_tiles):
            if self.enter_reason(state, card, verb, tile) == LEGAL:
                several = entry != OFF_BOARD
                entry = tile
                if several:
                    break
        if several:
            state.push(Entering.of(card, verb))
        else:
            self.enter_and_act(state, card, verb, entry)

    def enter_and_act(self, state: Battle, card: i64, verb: i64, tile: i64) -> None:
        state.side(state.active).at[card] = tile
        events.placed(state, card, tile)
        self.begin_action(state, card, verb, self.field.power[card * VERBS + verb])
