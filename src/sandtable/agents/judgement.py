"""What each option of a decision is worth by rules of thumb, for any title of the system.

It knows verbs by their names; one it does not know is better than none. An option of the kind `at`
is judged by the method `score_at`; a kind without a method is worth nothing.
"""

from sandtable.agents.footing import FOLLOW_UP, Footing
from sandtable.agents.ground import HIT
from sandtable.agents.lazy import lazy
from sandtable.agents.outlook import CARD, COUNTER
from sandtable.core import Decision, Move
from sandtable.undaunted.reasons import LEGAL
from sandtable.undaunted.state import OFF_BOARD
from sandtable.undaunted.view import BattleView

# What an action is worth by itself.
RECON = 8.0
CONCEAL = 3.5
DRAWN_CARD = 5.5
READY = 3.5
READY_TO_ACT = 3.0
"""More when another card of the unit is in hand."""
ENTER = 2.0
ENTER_CONTROLLER = 6.0
STAY_IN_PLAY = 20.0
"""More for a unit without which the side could be pinned."""
UNKNOWN_VERB = 2.0
HUNKER_DOWN = -5.0
DEAD_WEIGHT = 0.5
"""Hunkering down a card that can do nothing else, ever."""

# Cards to bolster.
BOLSTERED = {
    "control": 5.0,
    "suppress": 4.6,
    "stalk": 4.4,
    "scout": 4.6,
    "blast": 3.0,
    "command": 6.0,
    "inspire": 4.8,
    "guide": 3.0,
    "demolish": 5.0,
    "anti_tank": 4.5,
    "navigate": 3.5,
    "observe": 4.0,
}
"""A new card is worth as much as the best verb it prints."""
ANOTHER_COPY = 0.3
"""How much less with every copy there is already."""
FEW_COPIES = 1.0
"""More for a unit that takes control and has fewer than two cards."""
PINNER = 0.8
"""Less for such a unit on the side that needs no points."""
HUNTED_CARD = 3.0
"""More for another life of a unit that the enemy must pin."""
FADE = 0.05
LEAST_FADE = 0.3
"""New cards are worth less with every round, down to this share."""
ENOUGH = 1.0

# Bidding.
INITIATIVE = 0.25
"""What one point of a bid is worth in a quiet moment."""
URGENCY = 0.006
"""How much more for everything that either side could take this round."""
MOST_AT_STAKE = 150.0

# Which cards are played first: those that bring new cards or open the way for others.
FIRST = {
    "command": 60.0,
    "recon": 50.0,
    "scout": 8.0,
    "navigate": 8.0,
    "observe": 8.0,
    "suppress": 4.0,
    "attack": 2.0,
}
INSPIRE_LAST = -80.0
END = -1000.0
DISCARD_DEAD_WEIGHT = -900.0
USELESS = -1100.0


class Judgement(Footing):
    """What each option of one decision is worth."""

    def __init__(self, view: BattleView, decision: Decision) -> None:
        super().__init__(view, int(decision.seat))
        self.view = view
        self.decision = decision
        self._card_worth: dict[int, float] = {}

    def best(self) -> Move:
        """The option that is worth most; the first of several."""
        return max(self.decision.options, key=self.score)

    def score(self, move: Move) -> float:
        judge = getattr(self, f"score_{move.kind}", None)
        return 0.0 if judge is None else float(judge(move))

    @lazy
    def unit(self) -> int:
        """The unit the decision is about."""
        return self.ground.cards[str(self.decision.args["unit"])]

    # Bids and cards

    def score_bid(self, move: Move) -> float:
        card = self.ground.cards[move.arg]
        bid = self.ground.initiative[card] * (INITIATIVE + URGENCY * self.stakes)
        return bid - (self.fog_worth if card == self.ground.fog else self.card_worth(card))

    @lazy
    def stakes(self) -> float:
        """What acting first may decide: the best own card, and the enemy's best threat."""
        best = max(
            (self.card_worth(card) for card in range(self.ground.fog) if self.hand[card]),
            default=0.0,
        )
        return min(best, MOST_AT_STAKE) + max(self.threats.values(), default=0.0)

    def card_worth(self, card: int) -> float:
        """What a card in hand is worth this turn."""
        found = self._card_worth.get(card)
        if found is None:
            found = max((worth for _, worth in self.uses(card)), default=0.0)
            self._card_worth[card] = found
        return found

    @lazy
    def fog_worth(self) -> float:
        """A fog of war in hand is good only to be cleared."""
        clears = any(
            count and "recon" in self.ground.power[card] for card, count in enumerate(self.hand)
        )
        return RECON / 2 if clears and self.hand[self.ground.fog] == 1 else 0.0

    def uses(self, card: int) -> list[tuple[str, float]]:
        """What a card in hand can be played for, with what each is worth."""
        self.hand[card] -= 1
        found = [
            (name, self.verb_worth(card, name, power))
            for name, verb, power in self.ground.actions[card]
            if self.rules.verb_reason(self.position, card, verb) == LEGAL
        ]
        if self.own.suppressed >> card & 1:
            found.append(("ready", self.ready_worth(card)))
        self.hand[card] += 1
        return found

    def score_play(self, move: Move) -> float:
        """Cards that bring others come first, those that use others again come last."""
        card = self.ground.cards[move.arg]
        uses = self.uses(card)
        if not uses and self.is_dead_weight(card):
            return DISCARD_DEAD_WEIGHT
        name, worth = max(uses, key=lambda use: use[1], default=("", 0.0))
        if worth <= 0:
            return USELESS
        if "inspire" in self.ground.power[card] and self.waits_for_others(card):
            return worth + INSPIRE_LAST
        return worth + FIRST.get(name, 0.0)

    def score_end(self, move: Move) -> float:
        return END

    def waits_for_others(self, card: int) -> bool:
        """Whether a card that this one could take back is still to be played."""
        takes = self.ground.takes[card]
        return any(
            self.hand[other] and takes >> other & 1 and other != card
            for other in range(self.ground.fog)
        )

    def is_dead_weight(self, card: int) -> bool:
        """Whether the unit of a card can never come onto the board.

        A card that takes control is kept all the same: it may be what keeps up hope.
        """
        ground = self.ground
        return (
            card < ground.n_units
            and not ground.controls[card]
            and self.at[card] == OFF_BOARD
            and not ground.spawn[self.seat * ground.n_units + card]
        )

    def score_do(self, move: Move) -> float:
        card = self.ground.cards[str(self.decision.args["card"])]
        if move.arg == "hunker_down":
            return DEAD_WEIGHT if self.is_dead_weight(card) else HUNKER_DOWN
        if move.arg == "ready":
            return self.ready_worth(card)
        return self.verb_worth(card, move.arg, self.ground.power[card].get(move.arg, 0))

    def ready_worth(self, card: int) -> float:
        return READY + (READY_TO_ACT if self.hand[card] else 0.0)

    # Verbs

    def verb_worth(self, card: int, name: str, power: int) -> float:
        """What playing a card for a verb is worth; the hand is what is left without it."""
        ground = self.ground
        if card >= ground.n_units or self.at[card] != OFF_BOARD:
            return self.action_worth(card, name, power)
        entries = ground.spawn[self.seat * ground.n_units + card]
        best = 0.0
        for tile in range(len(ground.near)):
            if entries >> tile & 1:
                self.at[card] = tile
                best = max(best, self.action_worth(card, name, power))
        self.at[card] = OFF_BOARD
        return best + self.entry_worth(card)

    def entry_worth(self, unit: int) -> float:
        """What bringing a unit onto the board is worth."""
        controls = self.ground.controls
        if not controls[unit]:
            return ENTER
        standing = sum(
            place != OFF_BOARD and controls[other] for other, place in enumerate(self.at)
        )
        return ENTER_CONTROLLER + (STAY_IN_PLAY if standing < 2 else 0.0)

    def action_worth(self, card: int, name: str, power: int) -> float:
        """What an action is worth to a unit that stands on the board, or to a command card."""
        if name == "attack":
            return self.best_shot(self.at[card], power, self.targets)
        if name == "suppress":
            return self.best_shot(self.at[card], power, self.suppressions)
        if name == "control":
            return self.control_worth(self.at[card])
        if name in ("move", "stalk"):
            return self.best_walk(card, name)
        if name == "scout":
            return self.best_scouting(card, power)
        if name == "bolster":
            return self.bolster_worth(card, power)
        if name == "inspire":
            return self.inspire_worth(card)
        if name == "command":
            return power * DRAWN_CARD * self.good_draw
        if name == "recon":
            return RECON + DRAWN_CARD * self.good_draw
        if name == "conceal":
            return CONCEAL if self.foe.supply[self.ground.fog] else 0.0
        if name == "guide":
            return self.guide_worth()
        if name == "target":
            return self.aim_worth(card)
        if name == "blast":
            return self.blast_worth(self.target_tile, power)
        return UNKNOWN_VERB

    @lazy
    def good_draw(self) -> float:
        """How likely the next card is not fog of war."""
        own = self.own
        fog = self.ground.fog
        if own.deck_size:
            return 1.0 - int(own.deck[fog]) / int(own.deck_size)
        return 1.0 - int(own.discard[fog]) / max(1, int(own.discard_size))

    # Steps

    def score_enter(self, move: Move) -> float:
        return self.standing(self.unit, self.ground.tiles[move.arg])

    def score_to(self, move: Move) -> float:
        tile = self.ground.tiles[move.arg]
        if self.decision.args["action"] == "scout":
            left = self.decision.args["left"]
            assert isinstance(left, int)
            return self.scouting(self.unit, tile, left, self.outpost_now)
        return self.walk(self.unit, tile, self.standing_now)

    @lazy
    def standing_now(self) -> float:
        return self.standing(self.unit, self.at[self.unit])

    @lazy
    def outpost_now(self) -> float:
        return self.outpost(self.unit, self.at[self.unit])

    def guide_worth(self) -> float:
        return max(
            (
                self.best_walk(unit, "guide")
                for unit, place in enumerate(self.at)
                if place != OFF_BOARD and not self.own.suppressed >> unit & 1
            ),
            default=0.0,
        )

    def score_guide(self, move: Move) -> float:
        return self.best_walk(self.ground.cards[move.arg], "guide")

    # Bolster, Inspire, Command

    def bolster_worth(self, card: int, power: int) -> float:
        """What the best cards that a Bolster may take are worth."""
        takes = self.ground.takes[card]
        values = []
        for other in range(self.ground.fog):
            if takes >> other & 1:
                value = self.new_card(other)
                for copy in range(min(power, int(self.own.supply[other]))):
                    values.append(value - copy)
        values.sort(reverse=True)
        fade = max(LEAST_FADE, 1.0 - FADE * int(self.position.round))
        return fade * sum(value for value in values[:power] if value > ENOUGH)

    def new_card(self, card: int) -> float:
        """What one more copy of a card in the deck is worth."""
        own = self.own
        ground = self.ground
        if self.is_dead_weight(card):
            return 0.0
        copies = int(own.hand[card] + own.deck[card] + own.discard[card] + own.played[card])
        best = max((BOLSTERED.get(name, UNKNOWN_VERB) for name in ground.power[card]), default=0.0)
        value = best / (1.0 + ANOTHER_COPY * copies)
        if ground.controls[card]:
            if copies < 2:
                value += FEW_COPIES
            if not self.goal:
                value *= PINNER
        if self.is_hunted(card):
            value += HUNTED_CARD
        return value

    def inspire_worth(self, card: int) -> float:
        """What the best card that an Inspire may take back is worth."""
        takes = self.ground.takes[card]
        played = self.own.played
        return max(
            (
                self.again(other)
                for other in range(self.ground.fog)
                if takes >> other & 1 and played[other] > (other == card)
            ),
            default=0.0,
        )

    def again(self, card: int) -> float:
        """What a played card would be worth back in hand."""
        self.hand[card] += 1
        worth = self.card_worth(card)
        self.hand[card] -= 1
        return worth

    def score_take(self, move: Move) -> float:
        card = self.ground.cards[move.arg]
        return self.again(card) if self.decision.prompt == "inspire" else self.new_card(card)

    def score_enough(self, move: Move) -> float:
        return ENOUGH if self.decision.prompt == "bolster" else 0.0

    def score_draw(self, move: Move) -> float:
        return float(move.arg)

    # Fire

    def score_at(self, move: Move) -> float:
        seat, unit = self.ground.counters.get(move.arg, (1 - self.seat, OFF_BOARD))
        if seat == self.seat:
            return -1.0
        odds = self.position.preview(move)
        hits, ways = odds.get("hits", 1), odds.get("ways", 2)
        assert isinstance(hits, int)
        assert isinstance(ways, int)
        suppresses = self.decision.args.get("action") == "suppress"
        worth = self.suppressions if suppresses else self.targets
        return worth.get(unit, CARD) * hits / ways

    # The mortar

    @lazy
    def target_tile(self) -> int:
        """Where the own target marker lies, or OFF_BOARD."""
        targets = self.view.data().get("targets", {})
        assert isinstance(targets, dict)
        name = targets.get(self.position.field.seats[self.seat])
        return OFF_BOARD if name is None else self.ground.tiles[name]

    def blast_worth(self, tile: int, number: int) -> float:
        """What shelling a tile does to the enemy, less what it does to the own side."""
        if tile == OFF_BOARD:
            return 0.0
        ground = self.ground
        cover = ground.cover[1][tile]
        chances = HIT[number]
        worth = 0.0
        for unit, value in self.targets.items():
            if self.foe_at[unit] == tile:
                worth += value * chances[ground.defence[unit] + cover]
        for unit, place in enumerate(self.at):
            if place == tile:
                value = 2 * COUNTER + (0.0 if self.lives(unit) else COUNTER)
                worth -= value * chances[ground.defence[unit] + cover]
        return worth

    def aim_worth(self, card: int) -> float:
        """What aiming at the best tile is worth, over what is aimed at now."""
        number = self.ground.power[card].get("blast", 0)
        row = self.ground.distance[self.at[card]]
        best = max((self.blast_worth(t, number) for t in self.foe_tiles if row[t] > 2), default=0.0)
        return FOLLOW_UP * (best - max(0.0, self.blast_worth(self.target_tile, number)))

    def score_aim(self, move: Move) -> float:
        number = self.ground.power[self.unit].get("blast", 0)
        return self.blast_worth(self.ground.tiles[move.arg], number)
