"""The rules all Undaunted titles share. A title derives its own class and overrides what differs.

Every question "may this be done?" is answered by a method that returns a reason (0 when it may):
the same answer makes the list of options and explains why something is not on it.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.core.state import CHANCE, DECISION, NOBODY, OVER
from sandtable.undaunted import dice, tell
from sandtable.undaunted import reasons as why
from sandtable.undaunted.field import NO_AIM, Battlefield
from sandtable.undaunted.hope import available, has
from sandtable.undaunted.reasons import LEGAL, Reasons
from sandtable.undaunted.state import NO_BID, OFF_BOARD, Battle, Side
from sandtable.undaunted.view import BattleView, hide_hand
from sandtable.undaunted.words import (
    AT,
    ATTACK,
    BID,
    BIDDING,
    BOLSTER,
    CARD,
    COMMAND,
    CONCEAL,
    CONTROL,
    COUNTING,
    DO,
    DRAW,
    DRAWING,
    END,
    ENOUGH,
    ENTER,
    ENTERING,
    FIRING,
    HALT,
    HUNKER_DOWN,
    INSPIRE,
    MOVE,
    PLAY,
    READY,
    RECON,
    ROLLING,
    SCOUT,
    STALK,
    STEPPING,
    SUPPRESS,
    TAKE,
    TAKING,
    TO,
    TURN,
    VERBS,
    code,
    counter_arg,
    field_a,
    field_b,
    field_c,
    field_d,
    frame,
    kind_of,
    mask_of,
)

if TYPE_CHECKING:
    from sandtable.undaunted.features import Observer
    from sandtable.undaunted.prospects import Surveyor

HAND: Final = 4
"""UN-3.2: how many cards each player draws at the start of a round."""
ALWAYS: Final = 1 << READY | 1 << HUNKER_DOWN
"""The verbs every card has without printing them."""
HILL_COVER: Final = 3
HILL_COVER_LOW: Final = 1
"""UN-7.7: the cover of a hill, and what is left of it against an attacker who stands high."""


class Rules:
    """The rules of one scenario of one title."""

    def __init__(self, field: Battlefield, reasons: Reasons) -> None:
        self.field: Battlefield = field
        self.reasons: Reasons = reasons

    # UN-2: set-up

    def start(self) -> Battle:
        """The position before the first draw."""
        raise NotImplementedError

    def new_side(self, seat: i64) -> Side:
        field = self.field
        n = field.n_cards
        empty = vec[i64]([0] * int(n))
        side = Side(
            field.deck[seat * n : seat * n + n],
            empty[:],
            empty[:],
            empty[:],
            field.supply[seat * n : seat * n + n],
            empty[:],
            field.stands[seat * field.n_units : (seat + 1) * field.n_units],
        )
        for count in side.deck:
            side.deck_size += count
        side.controlled = field.controlled[seat]
        side.marked = field.scouted[seat] | side.controlled
        for tile in range(field.n_tiles):
            if side.controlled >> tile & 1:
                side.points += self.worth_at_start(seat, tile)
        return side

    def worth_at_start(self, seat: i64, tile: i64) -> i64:
        """The objective points a side has on a tile that it controls from the first."""
        return self.field.objective[tile]

    # UN-3: the round

    def begin_round(self, state: Battle) -> None:
        state.round += 1
        state.turns = 0
        tell.round_began(state)
        state.push(frame(BIDDING))
        state.push(frame(DRAWING, HAND, 1))
        state.push(frame(DRAWING, HAND, 0))

    def advance(self, state: Battle) -> None:
        """Go on to whatever the state waits for next."""
        while state.waits != OVER:
            top = state.top()
            kind = kind_of(top)
            if kind == TURN:
                side = state.side(state.active)
                if self.may_play(side):
                    self.ask(state, i64(1) << state.active)
                    return
                self.end_turn(state)
            elif kind == DRAWING:
                if self.next_draw(state, top):
                    state.waits = CHANCE
                    state.owing = 0
                    return
            elif kind == ROLLING:
                state.waits = CHANCE
                state.owing = 0
                return
            elif kind == BIDDING:
                bidders = self.bidders(state)
                if bidders:
                    self.ask(state, bidders)
                    return
                self.reveal_bids(state)
            elif self.settled(state, top):
                state.pop()
            else:
                self.ask(state, i64(1) << state.active)
                return

    def may_play(self, side: Side) -> bool:
        """Whether a hand may hold a card that is not Fog of War.

        In a view the unknown cards of a hand lie in the deck. Where these are all Fog of War
        everybody knows that there is nothing to play.
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

    def ask(self, state: Battle, seats: i64) -> None:
        state.waits = DECISION
        state.owing = seats

    def settled(self, state: Battle, top: i64) -> bool:
        """Whether a frame has nothing left to ask."""
        kind = kind_of(top)
        if kind == STEPPING:
            return field_c(top) == 0
        if kind == TAKING:
            return field_c(top) == 0 or not self.can_take(state, top)
        return False

    def next_draw(self, state: Battle, top: i64) -> bool:
        """UN-3.3: make the next draw possible, or end the drawing."""
        side = state.side(field_b(top))
        if field_a(top) == 0:
            state.pop()
            return False
        if side.deck_size == 0:
            if side.discard_size == 0:
                state.pop()
                return False
            tell.reshuffled(state, field_b(top), side.discard_size)
            side.refill()
        return True

    def bidders(self, state: Battle) -> i64:
        """UN-3.4: who still owes a bid."""
        seats: i64 = 0
        if state.one.hand_size > 0 and state.one.bid == NO_BID:
            seats |= 1
        if state.other.hand_size > 0 and state.other.bid == NO_BID:
            seats |= 2
        return seats

    def reveal_bids(self, state: Battle) -> None:
        one = self.bid_value(state.one)
        other = self.bid_value(state.other)
        if one != other:
            state.holder = 0 if one > other else 1
        if state.holder == 0:
            tell.bids_revealed(state, one, other)
        else:
            tell.bids_revealed(state, other, one)
        self.discard_bid(state.one)
        self.discard_bid(state.other)
        state.pop()
        self.begin_turn(state, state.holder)

    def bid_value(self, side: Side) -> i64:
        return 0 if side.bid == NO_BID else self.field.initiative[side.bid]

    def discard_bid(self, side: Side) -> None:
        if side.bid != NO_BID:
            side.leave_hand(side.bid)
            side.discard[side.bid] += 1
            side.discard_size += 1
            side.bid = NO_BID

    # UN-4: a turn

    def begin_turn(self, state: Battle, seat: i64) -> None:
        state.active = seat
        state.push(frame(TURN))
        tell.turn_began(state, seat)

    def end_turn(self, state: Battle) -> None:
        state.pop()
        state.side(state.active).clear_table()
        tell.turn_ended(state)
        state.turns += 1
        if state.turns == 1:
            self.begin_turn(state, 1 - state.active)
        elif state.round >= self.field.round_limit:
            self.decide_on_points(state, "round_limit")
        else:
            self.begin_round(state)

    # The options

    def options(self, state: Battle, seat: i64) -> vec[i64]:
        field = self.field
        top = state.top()
        kind = kind_of(top)
        codes = vec[i64](capacity=16)
        if kind == CARD:
            card = field_a(top)
            verbs = field.printed[card] | ALWAYS
            for verb in range(i64(VERBS)):
                if verbs >> verb & 1 and self.verb_reason(state, card, verb) == LEGAL:
                    codes = append(codes, code(DO, verb))
        elif kind == TURN:
            hand = state.side(seat).hand
            for card in range(field.fog):
                if hand[card]:
                    codes = append(codes, code(PLAY, card))
            codes = append(codes, code(END, 0))
        elif kind == STEPPING:
            unit = field_a(top)
            verb = field_b(top)
            here = state.side(seat).at[unit]
            first = here * 7
            for index in range(first, first + field.neighbours[first + 6]):
                tile = field.neighbours[index]
                if self.step_reason(state, unit, verb, tile) == LEGAL:
                    codes = append(codes, code(TO, tile))
            if field_d(top):
                codes = append(codes, code(HALT, 0))
        elif kind == FIRING:
            enemy = 1 - seat
            for unit in range(field.n_units):
                if self.target_reason(state, top, enemy, unit) == LEGAL:
                    codes = append(codes, code(AT, counter_arg(enemy, unit)))
        elif kind == TAKING:
            for card in range(field.fog):
                if self.take_reason(state, top, card) == LEGAL:
                    codes = append(codes, code(TAKE, card))
            if field_d(top):
                codes = append(codes, code(ENOUGH, 0))
        elif kind == BIDDING:
            hand = state.side(seat).hand
            for card in range(field.n_cards):
                if hand[card]:
                    codes = append(codes, code(BID, card))
        elif kind == COUNTING:
            for number in range(i64(1), field_a(top) + 1):
                codes = append(codes, code(DRAW, number))
        elif kind == ENTERING:
            for tile in range(field.n_tiles):
                if self.enter_reason(state, field_a(top), field_b(top), tile) == LEGAL:
                    codes = append(codes, code(ENTER, tile))
        else:
            return self.title_options(state, top)
        return codes

    def title_options(self, state: Battle, top: i64) -> vec[i64]:
        """The options of a frame that only this title has."""
        raise NotImplementedError

    # UN-4.2 to UN-4.8: what a card may be played for

    def verb_reason(self, state: Battle, card: i64, verb: i64) -> i64:
        """Why the active player cannot play this card for this verb."""
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

    def enter_and_act_reason(self, state: Battle, card: i64, verb: i64) -> i64:
        """UN-4.6: the action must be legal from a spawn tile."""
        spawn = self.field.spawn[state.active * self.field.n_units + card]
        if spawn == 0:
            return why.NO_SPAWN
        for tile in range(self.field.n_tiles):
            if spawn >> tile & 1 and self.action_reason(state, card, verb, tile) == LEGAL:
                return LEGAL
        return why.NOT_FROM_SPAWN

    def enter_reason(self, state: Battle, card: i64, verb: i64, tile: i64) -> i64:
        if not self.field.spawn[state.active * self.field.n_units + card] >> tile & 1:
            return why.NOT_A_SPAWN
        if self.action_reason(state, card, verb, tile) != LEGAL:
            return why.NOT_FROM_SPAWN
        return LEGAL

    def action_reason(self, state: Battle, card: i64, verb: i64, here: i64) -> i64:
        """Why an action cannot be carried out at all by a unit that stands here (UN-4.7)."""
        side = state.side(state.active)
        if verb == MOVE:
            return LEGAL if self.field.near[here] & side.marked else why.NO_SCOUTED_NEIGHBOUR
        if verb == SCOUT or verb == STALK:
            return LEGAL if self.field.near[here] else why.NO_NEIGHBOUR
        if verb == ATTACK or verb == SUPPRESS:
            return LEGAL if self.on_board(state, 1 - state.active) else why.NO_ENEMY_ON_BOARD
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

    def on_board(self, state: Battle, seat: i64) -> bool:
        """Whether a side has a counter on the board."""
        for tile in state.side(seat).at:
            if tile != OFF_BOARD:
                return True
        return False

    def stands_on(self, side: Side, tile: i64) -> bool:
        """Whether a side has a counter on this tile."""
        for place in side.at:
            if place == tile:
                return True
        return False

    def holds(self, pile: vec[i64], cards: i64) -> bool:
        """Whether a pile holds one of these cards."""
        for card in range(self.field.n_cards):
            if cards >> card & 1 and pile[card]:
                return True
        return False

    # UN-5: movement

    def step_reason(self, state: Battle, unit: i64, verb: i64, tile: i64) -> i64:
        """Why a unit cannot step to this tile."""
        side = state.side(state.active)
        if not self.field.near[side.at[unit]] >> tile & 1:
            return why.NOT_ADJACENT
        if self.needs_marker(verb) and not side.marked >> tile & 1:
            return why.NOT_SCOUTED
        return LEGAL

    def needs_marker(self, verb: i64) -> bool:
        """UN-5.2, UN-5.4, UN-5.5: only Scout and Stalk enter tiles without an own marker."""
        return verb != SCOUT and verb != STALK

    def step(self, state: Battle, top: i64, tile: i64) -> None:
        unit = field_a(top)
        verb = field_b(top)
        side = state.side(state.active)
        start = side.at[unit]
        side.at[unit] = tile
        tell.moved(state, unit, verb, start, tile)
        if verb == SCOUT and not side.marked >> tile & 1:
            self.scout_tile(state, state.active, tile)
        self.moved(state, unit, verb)
        state.replace_top(frame(STEPPING, unit, verb, field_c(top) - 1, 1))

    def moved(self, state: Battle, unit: i64, verb: i64) -> None:
        """What else a step of a unit brings about in this title."""

    def scout_tile(self, state: Battle, seat: i64, tile: i64) -> None:
        """UN-5.4: place a marker, and take a fog of war for it while there is one."""
        side = state.side(seat)
        side.marked |= i64(1) << tile
        taken = self.fog_to_discard(side)
        tell.scouted(state, seat, tile, taken)

    def fog_to_discard(self, side: Side) -> bool:
        fog = self.field.fog
        if side.supply[fog] == 0:
            return False
        side.supply[fog] -= 1
        side.discard[fog] += 1
        side.discard_size += 1
        return True

    # UN-6: support

    def can_take(self, state: Battle, top: i64) -> bool:
        for card in range(self.field.fog):
            if self.take_reason(state, top, card) == LEGAL:
                return True
        return False

    def take_reason(self, state: Battle, top: i64, card: i64) -> i64:
        """Why a Bolster or an Inspire cannot take this card."""
        side = state.side(state.active)
        taker = field_a(top)
        if field_b(top) == BOLSTER:
            if card == self.field.fog:
                return why.FOG_NOT_BOLSTERED
            if not side.supply[card]:
                return why.NOT_IN_SUPPLY
        elif side.played[card] <= (1 if card == taker else 0):
            return why.NOT_ITSELF if card == taker else why.NOT_IN_PLAY_AREA
        return LEGAL if self.field.takes[taker] >> card & 1 else why.NOT_OF_SQUAD

    def can_inspire(self, side: Side, taker: i64) -> bool:
        """Whether the play area holds a card to take: never the one that inspires."""
        takes = self.field.takes[taker]
        for card in range(self.field.fog):
            if takes >> card & 1 and side.played[card] > (1 if card == taker else 0):
                return True
        return False

    def take(self, state: Battle, top: i64, card: i64) -> None:
        side = state.side(state.active)
        verb = field_b(top)
        if verb == BOLSTER:
            side.supply[card] -= 1
            side.discard[card] += 1
            side.discard_size += 1
            tell.bolstered(state, card)
        else:
            side.played[card] -= 1
            side.show(card)
            tell.inspired(state, card)
        state.replace_top(frame(TAKING, field_a(top), verb, field_c(top) - 1, 1))

    def conceal(self, state: Battle) -> None:
        enemy = 1 - state.active
        taken = self.fog_to_discard(state.side(enemy))
        tell.concealed(state, taken)

    def recon(self, state: Battle) -> None:
        side = state.side(state.active)
        side.leave_hand(self.field.fog)
        side.removed[self.field.fog] += 1
        tell.fog_cleared(state)
        state.push(frame(DRAWING, 1, state.active))

    def control_reason(self, state: Battle, here: i64) -> i64:
        """UN-6.4: why a unit that stands here cannot take control."""
        side = state.side(state.active)
        if not side.marked >> here & 1:
            return why.NO_OWN_MARKER
        if side.controlled >> here & 1:
            return why.ALREADY_CONTROLLED
        if self.stands_on(state.side(1 - state.active), here):
            return why.ENEMY_ON_TILE
        return LEGAL

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
        tell.controlled(state, tile, worth, was_enemys)
        self.check_end(state)

    def worth(self, state: Battle, seat: i64, tile: i64) -> i64:
        """The objective points a side has on a tile while it controls it."""
        return self.field.objective[tile]

    # UN-7: combat

    def cover(self, tile: i64, attacker_high: bool) -> i64:
        """UN-7.7: the cover a tile gives."""
        if self.field.hills >> tile & 1:
            return HILL_COVER_LOW if attacker_high else HILL_COVER
        return self.field.cover[tile]

    def defence_cover(self, state: Battle, attacker: i64, seat: i64, unit: i64) -> i64:
        """The cover of a counter against an attacker of the active side."""
        here = state.side(state.active).at[attacker]
        return self.cover(state.side(seat).at[unit], self.field.hills >> here & 1 != 0)

    def defence_range(self, state: Battle, attacker: i64, seat: i64, unit: i64) -> i64:
        here = state.side(state.active).at[attacker]
        return self.field.distance[here * self.field.n_tiles + state.side(seat).at[unit]]

    def total_defence(self, state: Battle, attacker: i64, seat: i64, unit: i64) -> i64:
        """UN-7.3: base defence, cover and range."""
        return (
            self.field.defence[unit]
            + self.defence_cover(state, attacker, seat, unit)
            + self.defence_range(state, attacker, seat, unit)
        )

    def target_reason(self, state: Battle, top: i64, seat: i64, unit: i64) -> i64:
        """UN-7.1: why a counter cannot be chosen as a target."""
        if seat == state.active:
            return why.NOT_THE_ENEMY
        if state.side(seat).at[unit] == OFF_BOARD:
            return why.NOT_ON_BOARD
        return LEGAL

    def fire(self, state: Battle, top: i64, seat: i64, unit: i64) -> None:
        """Replace the choice of a target by the roll."""
        attacker = field_a(top)
        verb = field_b(top)
        need = self.total_defence(state, attacker, seat, unit)
        state.replace_top(
            frame(ROLLING, field_c(top), counter_arg(seat, unit), need, attacker, verb)
        )
        tell.attack_declared(
            state,
            verb,
            attacker,
            seat,
            self.field.cards[unit],
            state.side(seat).at[unit],
            self.field.defence[unit],
            self.defence_cover(state, attacker, seat, unit),
            self.defence_range(state, attacker, seat, unit),
            field_c(top),
        )

    def hit(self, state: Battle, verb: i64, target: i64) -> None:
        """What a success does to its target."""
        if verb == SUPPRESS:
            self.suppress(state, target >> 5, target & 31)
        else:
            self.casualty(state, target >> 5, target & 31)

    def suppress(self, state: Battle, seat: i64, unit: i64) -> None:
        side = state.side(seat)
        already = side.suppressed >> unit & 1 != 0
        side.suppressed |= i64(1) << unit
        tell.suppressed(state, seat, unit, already)

    def casualty(self, state: Battle, seat: i64, unit: i64) -> None:
        """UN-7.5: a card from the hand, else the discard, else the deck, else the counter."""
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
        tell.casualty(state, seat, unit, pile)

    def lose_counter(self, state: Battle, seat: i64, unit: i64) -> None:
        side = state.side(seat)
        tile = side.at[unit]
        side.at[unit] = OFF_BOARD
        side.suppressed &= ~(i64(1) << unit)
        tell.counter_lost(state, seat, unit, tile)

    # UN-8: the end

    def check_end(self, state: Battle) -> None:
        """Whether an effect has ended the game."""
        raise NotImplementedError

    def claims(self, state: Battle, seat: i64) -> bool:
        """UN-8.2: whether a side whose aim is points has reached them."""
        goal = self.field.points_to_win[seat]
        return goal != NO_AIM and state.side(seat).points >= goal

    def decide_on_points(self, state: Battle, ending: str) -> None:
        """UN-8.4: more points win; on a tie the holder of the initiative marker."""
        if state.one.points > state.other.points:
            state.finish(0, ending)
        elif state.other.points > state.one.points:
            state.finish(1, ending)
        else:
            state.finish(state.holder, ending)

    def can_reach(self, state: Battle, seat: i64) -> bool:
        """UN-8.5: whether a side could still reach the points it needs."""
        field = self.field
        side = state.side(seat)
        if has(field, side, field.controllers) and has(field, side, field.scouts):
            return True  # every tile is open to it, and a scenario never asks for more
        cards = available(field, side)
        reach = side.points
        if cards & field.controllers:
            open_tiles = ~side.controlled
            if not cards & self.field.scouts:
                open_tiles &= side.marked
            for tile in range(self.field.n_tiles):
                if open_tiles >> tile & 1:
                    reach += self.worth(state, seat, tile)
        return reach >= self.field.points_to_win[seat]

    # Carrying out a choice

    def apply(self, state: Battle, move: i64, seat: i64) -> None:
        kind = move >> 8
        arg = move & 255
        top = state.top()
        if kind == DO:
            self.do(state, field_a(top), arg)
        elif kind == PLAY:
            side = state.side(seat)
            side.leave_hand(arg)
            side.played[arg] += 1
            state.push(frame(CARD, arg))
        elif kind == TO:
            self.step(state, top, arg)
        elif kind == AT:
            self.fire(state, top, arg >> 5, arg & 31)
        elif kind == BID:
            state.side(seat).bid = arg
            tell.bid_placed(state, seat, arg)
        elif kind == END:
            self.end_turn(state)
        elif kind == TAKE:
            self.take(state, top, arg)
        elif kind == HALT or kind == ENOUGH:
            state.pop()
        elif kind == DRAW:
            state.replace_top(frame(DRAWING, arg, state.active))
        elif kind == ENTER:
            state.pop()
            card = field_a(top)
            verb = field_b(top)
            self.enter(state, card, arg)
            self.begin_action(state, card, verb, self.field.power[card * VERBS + verb])
        else:
            self.title_apply(state, top, kind, arg)
        self.advance(state)

    def title_apply(self, state: Battle, top: i64, kind: i64, arg: i64) -> None:
        """Carry out a kind of move that only this title has."""
        raise NotImplementedError

    def do(self, state: Battle, card: i64, verb: i64) -> None:
        """Play a card for a verb."""
        state.pop()
        side = state.side(state.active)
        if verb == HUNKER_DOWN:
            tell.hunkered_down(state, card)
            side.played[card] -= 1
            side.supply[card] += 1
            self.check_end(state)
            return
        if verb == READY:
            tell.readied(state, card)
            side.suppressed &= ~(i64(1) << card)
            return
        tell.played(state, card, verb, self.field.power[card * VERBS + verb])
        if card < self.field.n_units and side.at[card] == OFF_BOARD:
            self.choose_entry(state, card, verb)
        else:
            self.begin_action(state, card, verb, self.field.power[card * VERBS + verb])

    def choose_entry(self, state: Battle, card: i64, verb: i64) -> None:
        """UN-4.8: the player chooses among several spawn tiles; a single one needs no question."""
        entry: i64 = OFF_BOARD
        several = False
        for tile in range(self.field.n_tiles):
            if self.enter_reason(state, card, verb, tile) == LEGAL:
                several = entry != OFF_BOARD
                entry = tile
                if several:
                    break
        if several:
            state.push(frame(ENTERING, card, verb))
        else:
            self.enter(state, card, entry)
            self.begin_action(state, card, verb, self.field.power[card * VERBS + verb])

    def enter(self, state: Battle, unit: i64, tile: i64) -> None:
        side = state.side(state.active)
        side.at[unit] = tile
        tell.placed(state, unit, tile)

    def begin_action(self, state: Battle, card: i64, verb: i64, power: i64) -> None:
        """Begin an action whose unit, if it has one, is on the board."""
        if verb == MOVE or verb == SCOUT or verb == STALK:
            state.push(frame(STEPPING, card, verb, power, 0))
        elif verb == ATTACK or verb == SUPPRESS:
            state.push(frame(FIRING, card, verb, power))
        elif verb == BOLSTER or verb == INSPIRE:
            state.push(frame(TAKING, card, verb, power, 0))
        elif verb == COMMAND:
            state.push(frame(COUNTING, power))
        elif verb == CONTROL:
            self.control(state, state.side(state.active).at[card])
        elif verb == RECON:
            self.recon(state)
        elif verb == CONCEAL:
            self.conceal(state)
        else:
            self.title_action(state, card, verb, power)

    def title_action(self, state: Battle, card: i64, verb: i64, power: i64) -> None:
        """Begin an action that only this title has."""
        raise NotImplementedError

    # Carrying out an outcome

    def resolve(self, state: Battle, outcome: i64) -> None:
        top = state.top()
        if kind_of(top) == DRAWING:
            seat = field_b(top)
            state.side(seat).draw(outcome)
            tell.drew(state, seat, outcome)
            state.replace_top(frame(DRAWING, field_a(top) - 1, seat))
        else:
            self.roll(state, top, outcome)
        self.advance(state)

    def roll(self, state: Battle, top: i64, faces: i64) -> None:
        """UN-7.4: one die is enough."""
        state.pop()
        number = field_a(top)
        target = field_b(top)
        is_hit = dice.is_hit(faces, number, field_c(top))
        self.tell_roll(state, target, faces, number, field_c(top), is_hit)
        if is_hit:
            self.hit(state, mask_of(top), target)

    def tell_roll(
        self, state: Battle, target: i64, faces: i64, number: i64, need: i64, is_hit: bool
    ) -> None:
        tell.rolled(state, target >> 5, self.field.cards[target & 31], faces, number, need, is_hit)

    # Explaining

    def prompt(self, state: Battle) -> tuple[str, dict[str, object]]:
        """What is asked, as a key and its arguments."""
        top = state.top()
        kind = kind_of(top)
        cards = self.field.cards
        if kind == BIDDING:
            return "bid", {}
        if kind == TURN:
            return "turn", {}
        if kind == CARD:
            return "card", {"card": cards[field_a(top)]}
        if kind == ENTERING:
            return "enter", {"unit": cards[field_a(top)]}
        if kind == STEPPING:
            action = self.field.verb_names[field_b(top)]
            return "step", {
                "unit": cards[field_a(top)],
                "action": action,
                "left": int(field_c(top)),
            }
        if kind == TAKING:
            return self.field.verb_names[field_b(top)], {"left": int(field_c(top))}
        if kind == COUNTING:
            return "count", {"most": int(field_a(top))}
        return "fire", {
            "unit": cards[field_a(top)],
            "action": self.field.verb_names[field_b(top)],
            "dice": int(field_c(top)),
        }

    def title_reason(self, state: Battle, top: i64, kind: i64, arg: i64) -> i64:
        """The same for what only this title has."""
        return why.FINISH_FIRST

    def preview(self, state: Battle, move: i64) -> dict[str, int]:
        """UN-7.3, UN-7.4: the sum and the chance of an attack before it is rolled."""
        top = state.top()
        if state.waits != DECISION or move >> 8 != AT or kind_of(top) != FIRING:
            return {}
        arg = move & 255
        attacker = field_a(top)
        seat = arg >> 5
        unit = arg & 31
        if self.target_reason(state, top, seat, unit) != LEGAL:
            return {}
        return self.sum_up(
            self.field.defence[unit],
            self.defence_cover(state, attacker, seat, unit),
            self.defence_range(state, attacker, seat, unit),
            field_c(top),
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

    # Views

    def view(self, state: Battle, seat: int | None) -> BattleView:
        """What a seat may know: a copy from which everything else has been taken out."""
        position = state.clone()
        position.forget_options()
        for other in range(i64(2)):
            if seat is None or other != seat:
                hide_hand(position.side(other))
        return BattleView(NOBODY if seat is None else seat, position)

    # Learning

    def feature_count(self) -> int:
        """How many numbers a title adds to what an observer sees."""
        return 0

    def add_features(self, state: Battle, seat: i64, observer: "Observer") -> None:
        """Add them."""

    def choice_feature_count(self) -> int:
        """How many numbers a title adds to what is seen of a choice."""
        return 0

    def add_choice_features(
        self,
        state: Battle,
        seat: i64,
        top: i64,
        code: i64,
        surveyor: "Surveyor",
        values: vec[float],
        at: i64,
    ) -> None:
        """Write them into a row of values, from ``at`` on."""

    def extra_fire(self, card: int) -> int:
        """The dice a unit fires by an action that only this title has."""
        return 0

    def view_data(self, state: Battle) -> dict[str, object]:
        """What a title has on the table besides what all of them have."""
        return {}
