"""The value of each option of a decision by heuristics, for any title of the system.

Options of unknown kinds have no value. Unknown verbs have a small positive value.
"""

from typing import Final

from mypy_extensions import i64

from sandtable.core.heuristics import NEVER
from sandtable.core.vec import vec
from sandtable.undaunted.codes import (
    AT,
    ATTACK,
    BID,
    BOLSTER,
    COMMAND,
    CONCEAL,
    CONTROL,
    DO,
    DRAW,
    END,
    ENOUGH,
    ENTER,
    HALT,
    HUNKER_DOWN,
    INSPIRE,
    MOVE,
    PLAY,
    READY,
    RECON,
    SCOUT,
    STALK,
    SUPPRESS,
    TAKE,
    TO,
)
from sandtable.undaunted.facets.heuristics.assessment import CARD, UNKNOWN
from sandtable.undaunted.facets.heuristics.placement import Footing
from sandtable.undaunted.facets.heuristics.scenario_tables import NO_VERB, UNKNOWN_VERB
from sandtable.undaunted.frames import FIRING, TAKING, Action, Firing, Stepping, Taking, kind_of
from sandtable.undaunted.reasons import LEGAL
from sandtable.undaunted.state import OFF_BOARD, Battle

# Values of actions
CLEARED: Final = 8.0
CONCEALED: Final = 3.5
DRAWN_CARD: Final = 5.5
READIED: Final = 3.5
READY_TO_ACT: Final = 3.0
"""Bonus if another card of the unit is in hand."""
ENTERED: Final = 2.0
ENTER_CONTROLLER: Final = 6.0
STAY_IN_PLAY: Final = 20.0
"""Bonus for a unit without which the side could be pinned."""
HUNKERED_DOWN: Final = -5.0
DEAD_WEIGHT: Final = 0.5
"""Value of hunkering down a card that can never do anything else."""

# Cards to bolster
ANOTHER_COPY: Final = 0.3
"""Discount for each copy that the side already has."""
FEW_COPIES: Final = 1.0
"""Bonus for a unit that can take control and has fewer than two cards."""
PINNER: Final = 0.8
"""Factor for such a unit on a side that needs no points."""
HUNTED_CARD: Final = 3.0
"""Bonus for another card of a unit that the enemy must remove."""
FADE: Final = 0.05
LEAST_FADE: Final = 0.3
"""Minimum factor for the value of new cards, which decreases every round."""
WORTH_TAKING: Final = 1.0

# Bidding
INITIATIVE: Final = 0.25
"""Value of one point of a bid when nothing is at stake."""
URGENCY: Final = 0.006
"""Additional value of a point of a bid, per unit of the stakes."""
MOST_AT_STAKE: Final = 150.0

# The order of playing cards
INSPIRE_LAST: Final = -80.0
ENDED: Final = -1000.0
DISCARD_DEAD_WEIGHT: Final = -900.0
USELESS: Final = -1100.0
GOOD_CHANCE: Final = 0.4
"""Hit chance from which a turn does not end without the attack, as the hand is discarded."""


class Use:
    """The most valuable use of a card."""

    def __init__(self) -> None:
        self.verb: i64 = NO_VERB
        self.worth: float = 0.0
        self.empty: bool = True

    def consider(self, verb: i64, worth: float) -> None:
        if self.empty or worth > self.worth:
            self.verb = verb
            self.worth = worth
        self.empty = False


class Judgement(Footing):
    """The value of each option of one decision."""

    def __init__(self, position: Battle, seat: i64) -> None:
        super().__init__(position, seat)
        self._card_worth: vec[float] = vec[float]([UNKNOWN] * int(self.ground.fog + 1))
        self._stakes: float = UNKNOWN
        self._fog_worth: float = UNKNOWN
        self._standing_now: float = UNKNOWN
        self._outpost_now: float = UNKNOWN

    def look_again(self, position: Battle) -> None:
        super().look_again(position)
        for card in range(i64(len(self._card_worth))):
            self._card_worth[card] = UNKNOWN
        self._stakes = UNKNOWN
        self._fog_worth = UNKNOWN
        self._standing_now = UNKNOWN
        self._outpost_now = UNKNOWN

    def worth_of(self, code: i64) -> float:
        kind = code >> 8
        arg = code & 255
        if kind == BID:
            return self.score_bid(arg)
        if kind == PLAY:
            return self.score_play(arg)
        if kind == END:
            return ENDED
        if kind == DO:
            return self.score_do(arg)
        if kind == TO:
            return self.score_to(arg)
        if kind == AT:
            return self.score_at(code, arg >> 5, arg & 31)
        if kind == ENTER:
            return self.standing(self.unit, arg)
        if kind == TAKE:
            return self.again(arg) if self.takes_for(INSPIRE) else self.new_card(arg)
        if kind == ENOUGH:
            return WORTH_TAKING if self.takes_for(BOLSTER) else 0.0
        if kind == DRAW:
            return float(arg)
        if kind == HALT:
            return 0.0
        return self.title_score(code, kind, arg)

    def worths_of(self, codes: vec[i64]) -> vec[float]:
        worths = super().worths_of(codes)
        for index in range(i64(len(codes))):
            if codes[index] >> 8 == END and self.has_more_to_do():
                worths[index] = NEVER
        return worths

    def has_more_to_do(self) -> bool:
        """Return whether a card in hand could still take points or attack with a good chance."""
        for card in range(self.ground.n_units):
            if self.hand[card] and self.is_wanted(card):
                return True
        return False

    def is_wanted(self, unit: i64) -> bool:
        """Return whether a card of a unit could take points, or attack with a good chance."""
        if self.own.suppressed >> unit & 1:
            return False
        here = self.at[unit]
        number = self.ground.dice[unit]
        if here == OFF_BOARD:
            entries = self.entries(unit)
            for tile in range(self.ground.n_tiles):
                if number and entries >> tile & 1 and self.best_chance(tile, number) >= GOOD_CHANCE:
                    return True
            return False
        if number and self.rules.verb_reason(self.position, unit, ATTACK) == LEGAL:
            if self.best_chance(here, number) >= GOOD_CHANCE:
                return True
        if self.ground.controls(unit):
            if self.rules.verb_reason(self.position, unit, CONTROL) == LEGAL:
                return self.worth(here) > 0
        return False

    def title_score(self, code: i64, kind: i64, arg: i64) -> float:
        """Return the value of an option of a kind that only the title has."""
        return 0.0

    @property
    def unit(self) -> i64:
        """The unit, or the card, of the decision."""
        return Action.card(self.top)

    def takes_for(self, verb: i64) -> bool:
        """Return whether cards are being taken with this verb."""
        return kind_of(self.top) == TAKING and Taking.verb(self.top) == verb

    # Bids and cards

    def score_bid(self, card: i64) -> float:
        ground = self.ground
        bid = float(ground.field.initiative[card]) * (INITIATIVE + URGENCY * self.stakes)
        return bid - (self.fog_worth if card == ground.fog else self.card_worth(card))

    @property
    def stakes(self) -> float:
        """The stakes of acting first: the best own card, and the enemy's greatest threat."""
        if self._stakes == UNKNOWN:
            own = Use()
            for card in range(self.ground.fog):
                if self.hand[card]:
                    own.consider(NO_VERB, self.card_worth(card))
            threat = 0.0
            for tile in range(self.ground.n_tiles):
                threat = max(threat, self.threats[tile])
            self._stakes = min(own.worth, MOST_AT_STAKE) + threat
        return self._stakes

    def card_worth(self, card: i64) -> float:
        """Return the value of a card in hand this turn."""
        found = self._card_worth[card]
        if found == UNKNOWN:
            found = self.best_use(card).worth
            self._card_worth[card] = found
        return found

    @property
    def fog_worth(self) -> float:
        """The value of a Fog of War in hand, which can only be removed."""
        if self._fog_worth == UNKNOWN:
            clears = self.hand[self.ground.fog] == 1 and self._can_clear()
            self._fog_worth = CLEARED / 2 if clears else 0.0
        return self._fog_worth

    def _can_clear(self) -> bool:
        for card in range(i64(len(self.hand))):
            if self.hand[card] and self.ground.prints(card, RECON):
                return True
        return False

    def best_use(self, card: i64) -> Use:
        """Return the most valuable use of a card in hand."""
        use = Use()
        self.hand[card] -= 1
        self.find_uses(use, card)
        self.hand[card] += 1
        return use

    def find_uses(self, use: Use, card: i64) -> None:
        self.find_effects(use, card)
        if self.own.suppressed >> card & 1:
            use.consider(READY, self.ready_worth(card))

    def find_effects(self, use: Use, card: i64) -> None:
        """Consider the verbs printed on a card."""
        for action in self.ground.actions[card]:
            if self.rules.verb_reason(self.position, card, action.verb) == LEGAL:
                use.consider(action.verb, self.verb_worth(card, action.verb, action.power))

    def score_play(self, card: i64) -> float:
        """Rate playing a card: first cards that bring others, last those that take others back."""
        use = self.best_use(card)
        if use.empty and self.is_dead_weight(card):
            return DISCARD_DEAD_WEIGHT
        if use.worth <= 0.0:
            return USELESS
        if self.ground.prints(card, INSPIRE) and self.waits_for_others(card):
            return use.worth + INSPIRE_LAST
        return use.worth if use.verb == NO_VERB else use.worth + self.ground.first[use.verb]

    def waits_for_others(self, card: i64) -> bool:
        """Return whether a card that this one could take back has not been played yet."""
        takes = self.ground.field.takes[card]
        for other in range(self.ground.fog):
            if self.hand[other] and takes >> other & 1 and other != card:
                return True
        return False

    def is_dead_weight(self, card: i64) -> bool:
        """Return whether the unit of a card can never enter the board.

        Cards that can take control are kept anyway: losing them could make winning impossible.
        """
        return (
            card < self.ground.n_units
            and not self.ground.controls(card)
            and self.at[card] == OFF_BOARD
            and not self.entries(card)
        )

    def entries(self, unit: i64) -> i64:
        """Return the tiles on which a unit may enter the board, as a mask."""
        return self.ground.field.spawn[self.seat * self.ground.n_units + unit]

    def score_do(self, verb: i64) -> float:
        card = self.unit
        if verb == HUNKER_DOWN:
            return DEAD_WEIGHT if self.is_dead_weight(card) else HUNKERED_DOWN
        if verb == READY:
            return self.ready_worth(card)
        return self.verb_worth(card, verb, self.ground.power(card, verb))

    def ready_worth(self, card: i64) -> float:
        return READIED + (READY_TO_ACT if self.hand[card] else 0.0)

    # Verbs

    def verb_worth(self, card: i64, verb: i64, power: i64) -> float:
        """Return the value of playing a card for a verb; the card must have left ``hand``."""
        if card >= self.ground.n_units or self.at[card] != OFF_BOARD:
            return self.action_worth(card, verb, power)
        entries = self.entries(card)
        best = 0.0
        wanted = self.displace(card)
        for tile in range(self.ground.n_tiles):
            if entries >> tile & 1:
                self.at[card] = tile
                best = max(best, self.action_worth(card, verb, power))
        self.at[card] = OFF_BOARD
        self.replace(card, wanted)
        return best + self.entry_worth(card)

    def entry_worth(self, unit: i64) -> float:
        """Return the value of bringing a unit onto the board."""
        if not self.ground.controls(unit):
            return ENTERED
        standing: i64 = 0
        for other in range(self.ground.n_units):
            if self.at[other] != OFF_BOARD and self.ground.controls(other):
                standing += 1
        return ENTER_CONTROLLER + (STAY_IN_PLAY if standing < 2 else 0.0)

    def action_worth(self, card: i64, verb: i64, power: i64) -> float:
        """Return the value of an action to a unit on the board, or to a command card."""
        if verb == ATTACK:
            return self.best_shot(self.at[card], power, False)
        if verb == SUPPRESS:
            return self.best_shot(self.at[card], power, True)
        if verb == CONTROL:
            return self.control_worth(self.at[card])
        if verb == MOVE or verb == STALK:
            return self.best_walk(card, verb == STALK)
        if verb == SCOUT:
            return self.best_scouting(card, power)
        if verb == BOLSTER:
            return self.bolster_worth(card, power)
        if verb == INSPIRE:
            return self.inspire_worth(card)
        if verb == COMMAND:
            return float(power) * DRAWN_CARD * self.good_draw()
        if verb == RECON:
            return CLEARED + DRAWN_CARD * self.good_draw()
        if verb == CONCEAL:
            return CONCEALED if self.foe.supply[self.ground.fog] else 0.0
        return self.title_worth(card, verb, power)

    def title_worth(self, card: i64, verb: i64, power: i64) -> float:
        """Return the value of an action that only the title has."""
        return UNKNOWN_VERB

    def good_draw(self) -> float:
        """Return the chance that the next card is not Fog of War."""
        own = self.own
        fog = self.ground.fog
        if own.deck_size:
            return 1.0 - float(own.deck[fog]) / float(own.deck_size)
        return 1.0 - float(own.discard[fog]) / float(max(own.discard_size, 1))

    # Steps

    def score_to(self, tile: i64) -> float:
        if Stepping.verb(self.top) == SCOUT:
            return self.scouting(self.unit, tile, Stepping.left(self.top), self.outpost_now)
        return self.walk(self.unit, tile, self.standing_now)

    @property
    def standing_now(self) -> float:
        if self._standing_now == UNKNOWN:
            self._standing_now = self.standing(self.unit, self.at[self.unit])
        return self._standing_now

    @property
    def outpost_now(self) -> float:
        if self._outpost_now == UNKNOWN:
            self._outpost_now = self.outpost(self.unit, self.at[self.unit])
        return self._outpost_now

    # Bolster, Inspire, Command

    def bolster_worth(self, card: i64, power: i64) -> float:
        """Return the value of the best cards that a Bolster may take."""
        takes = self.ground.field.takes[card]
        values: list[float] = []
        for other in range(self.ground.fog):
            if takes >> other & 1:
                value = self.new_card(other)
                for copy in range(min(power, self.own.supply[other])):
                    values.append(value - float(copy))
        values.sort(reverse=True)
        total = 0.0
        for value in values[:power]:
            if value > WORTH_TAKING:
                total += value
        return max(LEAST_FADE, 1.0 - FADE * float(self.position.round)) * total

    def new_card(self, card: i64) -> float:
        """Return the value of one more copy of a card in the deck."""
        if self.is_dead_weight(card):
            return 0.0
        copies = self.copies(card)
        value = self.ground.bolstered[card] / (1.0 + ANOTHER_COPY * float(copies))
        if self.ground.controls(card):
            if copies < 2:
                value += FEW_COPIES
            if not self.goal:
                value *= PINNER
        if self.is_hunted(card):
            value += HUNTED_CARD
        return value

    def copies(self, card: i64) -> i64:
        """Return how many copies of a card the side has."""
        own = self.own
        return own.hand[card] + own.deck[card] + own.discard[card] + own.played[card]

    def inspire_worth(self, card: i64) -> float:
        """Return the value of the best card that an Inspire may take back."""
        takes = self.ground.field.takes[card]
        use = Use()
        for other in range(self.ground.fog):
            # The Inspire card itself is in the play area too.
            if takes >> other & 1 and self.own.played[other] > (1 if other == card else 0):
                use.consider(NO_VERB, self.again(other))
        return use.worth

    def again(self, card: i64) -> float:
        """Return the value of having a played card in hand again."""
        self.hand[card] += 1
        worth = self.card_worth(card)
        self.hand[card] -= 1
        return worth

    # Fire

    def score_at(self, code: i64, seat: i64, unit: i64) -> float:
        if seat == self.seat:
            return -1.0
        odds = self.rules.preview(self.position, code)
        worth = self.suppressions if self.suppresses else self.targets
        value = worth[unit] if self._is_exposed(unit) else CARD
        return value * float(odds.get("hits", 1)) / float(odds.get("ways", 2))

    @property
    def suppresses(self) -> bool:
        """Whether the pending attack is meant to suppress."""
        return kind_of(self.top) == FIRING and Firing.verb(self.top) == SUPPRESS

    def _is_exposed(self, unit: i64) -> bool:
        for foe in self.exposed:
            if foe == unit:
                return True
        return False
