"""A fast player by rules of thumb for the Undaunted system, either side, any scenario.

It takes objectives, shoots what it can hit, strengthens its deck early, and keeps no memory: what
it does follows from what it sees. It knows verbs by their names; one it does not know is better
than none.
"""

from sandtable.agents.ground import HIT, UNMARKED
from sandtable.agents.lazy import lazy
from sandtable.agents.outlook import COUNTER, DECAY, GUARDED, SHARED, Outlook
from sandtable.core import Decision, Move, SandtableError, View
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
"""More for a unit without which the side is pinned."""
UNKNOWN_VERB = 2.0
HUNKER_DOWN = -5.0
DEAD_WEIGHT = 0.5
"""Hunkering down a card that can never do anything else."""

# How much steps count.
PULL = 3.0
AIMING = 3.5
"""A better position to shoot from lasts for more than one shot."""
CAUTION = 1.0
FRAGILE = 1.0
"""More caution for a unit whose next casualty is its counter."""
HUNTED = 3.0
"""How much more caution for the units that the enemy must pin."""
STEP = 0.15
"""A step must be worth more than this, lest a unit walk to and fro."""
FOLLOW_UP = 0.9
"""What a later card will do counts almost as if it were done."""

# Scouting.
MARKER_ON_THE_WAY = 1.2
DETOUR = 0.2
APPROACH = 0.5
FOG = 1.5
"""What taking a fog of war costs."""
MORE_FOG = 2.5
"""More, by the share of fog of war among the own cards: the first can still be bid."""

# Cards to bolster.
BOLSTERED = {
    "control": 5.0,
    "suppress": 4.6,
    "stalk": 4.4,
    "scout": 3.8,
    "blast": 3.0,
    "command": 6.0,
    "inspire": 4.8,
    "guide": 3.0,
}
"""A card is worth as much as the best verb it prints."""
ANOTHER_COPY = 0.3
HUNTED_CARD = 3.0
"""More for another life of a unit that the enemy must pin."""
NEW_CARDS_FADE = 0.05
"""So much less a new card is worth with every round."""
ENOUGH = 1.0

# Bidding.
INITIATIVE = 0.25
"""What one point of a bid is worth in a quiet moment."""
URGENCY = 0.006
"""How much more for everything that either side could take this round."""

# Which cards are played first: those that bring new cards or open the way for others.
FIRST = {"command": 60.0, "recon": 50.0, "scout": 8.0, "suppress": 4.0, "attack": 2.0}
INSPIRE_LAST = -80.0


class Recruit:
    """Plays by rules of thumb. The same view gives the same move, whatever the seed."""

    name = "recruit"

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def decide(self, view: View, decision: Decision) -> Move:
        options = decision.options
        if len(options) == 1:
            return options[0]
        if not isinstance(view, BattleView):
            raise SandtableError("the agent 'recruit' plays only titles of the Undaunted system")
        return Judgement(view, decision).best()


class Judgement(Outlook):
    """The options of one decision, and what each of them is worth."""

    def __init__(self, view: BattleView, decision: Decision) -> None:
        super().__init__(view, int(decision.seat))
        self.view = view
        self.decision = decision

    def best(self) -> Move:
        options = self.decision.options
        kind = options[0].kind
        score = {
            "bid": self.score_bid,
            "play": self.score_play,
            "do": self.score_do,
            "enter": self.score_enter,
            "to": self.score_step,
            "take": self.score_take,
            "draw": self.score_draw,
            "at": self.score_target,
            "guide": self.score_guide,
            "aim": self.score_aim,
        }.get(kind)
        if score is None:
            return options[0]
        return max(options, key=score)

    def arg(self, key: str) -> str:
        return str(self.decision.args.get(key, ""))

    # Cards

    def score_bid(self, move: Move) -> float:
        card = self.ground.cards[move.arg]
        bid = self.ground.initiative[card] * (INITIATIVE + URGENCY * self.stakes)
        return bid - self.card_worth(card)

    @lazy
    def stakes(self) -> float:
        """What acting first may decide: the best own card, and the enemy's best threat."""
        best = max(
            (self.card_worth(card) for card in range(self.ground.fog) if self.hand[card]),
            default=0.0,
        )
        return min(best, 150.0) + max(self.threats.values(), default=0.0)

    def card_worth(self, card: int) -> float:
        """What a card in hand is worth this turn."""
        found = self._card_worth.get(card)
        if found is None:
            if card == self.ground.fog:
                found = self.fog_worth()
            else:
                found = max((score for _, score in self.uses(card)), default=0.0)
            self._card_worth[card] = found
        return found

    @lazy
    def _card_worth(self) -> dict[int, float]:
        return {}

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
        if move.kind == "end":
            return -1000.0
        card = self.ground.cards[move.arg]
        uses = self.uses(card)
        if not uses:
            return -900.0 if self.is_dead_weight(card) else -1100.0
        name, worth = max(uses, key=lambda use: use[1])
        if worth <= 0:
            return -1100.0
        order = FIRST.get(name, 0.0)
        if "inspire" in self.ground.power[card] and self.waits_for_squad(card):
            order = INSPIRE_LAST
        return worth + order

    def waits_for_squad(self, card: int) -> bool:
        """Whether a card that could be used again is still to be played."""
        takes = self.ground.takes[card]
        return any(
            self.hand[other] and takes >> other & 1 and other != card
            for other in range(self.ground.fog)
        )

    def is_dead_weight(self, card: int) -> bool:
        """Whether the unit of a card can never come onto the board."""
        if card >= self.ground.n_units or self.at[card] != OFF_BOARD:
            return False
        return not self.ground.spawn[self.seat * self.ground.n_units + card]

    def score_do(self, move: Move) -> float:
        card = self.ground.cards[self.arg("card")]
        if move.arg == "hunker_down":
            return DEAD_WEIGHT if self.is_dead_weight(card) else HUNKER_DOWN
        if move.arg == "ready":
            return self.ready_worth(card)
        return self.verb_worth(card, move.arg, self.ground.power[card].get(move.arg, 0))

    def ready_worth(self, card: int) -> float:
        return READY + (READY_TO_ACT if self.hand[card] else 0.0)

    # Verbs

    def verb_worth(self, card: int, name: str, power: int) -> float:
        """What playing a card for a verb is worth, when the rest of the hand is as it is."""
        if card >= self.ground.n_units or self.at[card] != OFF_BOARD:
            return self.action_worth(card, name, power)
        entries = self.ground.spawn[self.seat * self.ground.n_units + card]
        best = 0.0
        for tile in range(len(self.ground.near)):
            if entries >> tile & 1:
                self.at[card] = tile
                best = max(best, self.action_worth(card, name, power))
        self.at[card] = OFF_BOARD
        return best + self.entry_worth(card)

    def entry_worth(self, unit: int) -> float:
        if not self.ground.controls[unit]:
            return ENTER
        standing = sum(
            self.ground.controls[other] and self.at[other] != OFF_BOARD
            for other in range(self.ground.n_units)
        )
        return ENTER_CONTROLLER + (STAY_IN_PLAY if standing < 2 else 0.0)

    def action_worth(self, card: int, name: str, power: int) -> float:
        if name == "attack":
            return self.best_shot(card, self.at[card], power, self.targets)
        if name == "suppress":
            return self.best_shot(card, self.at[card], power, self.suppressions)
        if name == "control":
            return self.control_worth(self.at[card])
        if name in ("move", "stalk"):
            return self.best_walk(card, name)
        if name == "scout":
            return self.best_scouting(card, power)
        if name == "bolster":
            return self.bolster_worth(card, power)
        if name == "command":
            return power * DRAWN_CARD * self.good_draw
        if name == "inspire":
            return self.inspire_worth(card)
        if name == "recon":
            return RECON + DRAWN_CARD * self.good_draw
        if name == "conceal":
            return CONCEAL if self.foe.supply[self.ground.fog] else 0.0
        if name == "guide":
            return max(
                (
                    self.best_walk(unit, name)
                    for unit in range(self.ground.n_units)
                    if self.at[unit] != OFF_BOARD and not self.own.suppressed >> unit & 1
                ),
                default=0.0,
            )
        if name == "target":
            return self.target_worth(card)
        if name == "blast":
            return self.blast_worth(self.target_tile, self.ground.power[card]["blast"])
        return UNKNOWN_VERB

    @lazy
    def good_draw(self) -> float:
        """How likely the next card is not fog of war."""
        own = self.own
        fog = self.ground.fog
        size = int(own.deck_size)
        if size:
            return 1.0 - int(own.deck[fog]) / size
        return 1.0 - int(own.discard[fog]) / max(1, int(own.discard_size))

    # Steps

    def score_enter(self, move: Move) -> float:
        unit = self.ground.cards[self.arg("unit")]
        tile = self.ground.tiles[move.arg]
        return self.standing(unit, tile)

    def standing(self, unit: int, tile: int) -> float:
        """How well a unit stands on a tile."""
        ground = self.ground
        value = PULL * self.pull(unit, tile)
        number = ground.power[unit].get("attack", 0)
        if number:
            value += AIMING * self.best_shot(unit, tile, number, self.targets)
        caution = CAUTION * (1.0 if self.lives(unit) else 1.0 + FRAGILE)
        if not self.foe_goal and ground.controls[unit]:
            caution *= HUNTED
        return value - caution * self.danger(unit, tile)

    def pull(self, unit: int, tile: int) -> float:
        """How near a unit on a tile is to something worth being at."""
        best = 0.0
        for _, value, ways in self.goals(unit):
            near = value * DECAY[ways[tile]]
            if near > best:
                best = near
        return best

    def goals(self, unit: int) -> list[tuple[int, float, list[int]]]:
        """The objectives a unit should be at, each with its value and the ways there."""
        found = self._goals.get(unit)
        if found is None:
            found = self._goals[unit] = self.find_goals(unit)
        return found

    @lazy
    def _goals(self) -> dict[int, list[tuple[int, float, list[int]]]]:
        return {}

    def find_goals(self, unit: int) -> list[tuple[int, float, list[int]]]:
        ground = self.ground
        here = self.at[unit]
        controls = ground.controls[unit]
        freely = ground.freely[unit]
        found = []
        for tile, take, guard, ways, nearest, first in self.desires:
            value = 0.0
            if controls and take:
                value = take
                mine = ways[here]
                if first != unit and (nearest < mine or (nearest == mine and first < unit)):
                    value *= SHARED
            if guard:
                if self.at.count(tile) > (here == tile):
                    guard *= GUARDED
                if guard > value:
                    value = guard
            if value:
                found.append((tile, value, ground.distance[tile] if freely else ways))
        return found

    def best_walk(self, unit: int, name: str) -> float:
        """What the best single step of a unit is worth."""
        here = self.at[unit]
        freely = name == "stalk"
        now = self.standing(unit, here)
        best = -10.0
        for tile in self.ground.near[here]:
            if freely or self.marked >> tile & 1:
                best = max(best, self.walk_worth(unit, tile, now))
        return best

    def walk_worth(self, unit: int, tile: int, now: float) -> float:
        gain = self.standing(unit, tile) - now - STEP
        if (
            self.ground.controls[unit]
            and tile not in self.foe_tiles
            and self.marked >> tile & 1
            and self.can_follow(unit)
        ):
            gain = max(gain, FOLLOW_UP * self.control_worth(tile))
        return gain

    def can_follow(self, unit: int) -> bool:
        """Whether another card in hand lets this unit act again this turn."""
        if self.hand[unit]:
            return True
        return any(
            self.hand[card]
            and "inspire" in self.ground.power[card]
            and self.ground.takes[card] >> unit & 1
            for card in range(self.ground.n_units, self.ground.fog)
        )

    def score_step(self, move: Move) -> float:
        unit = self.ground.cards[self.arg("unit")]
        if self.arg("action") == "scout":
            return self.scout_step(unit, move)
        if move.kind == "halt":
            return 0.0
        return self.walk_worth(unit, self.ground.tiles[move.arg], self.standing_now(unit))

    def standing_now(self, unit: int) -> float:
        if self._now is None:
            self._now = self.standing(unit, self.at[unit])
        return self._now

    _now: float | None = None

    def score_guide(self, move: Move) -> float:
        return self.best_walk(self.ground.cards[move.arg], "guide")

    # Scouting

    @lazy
    def markers(self) -> list[float]:
        """What a marker is worth on each tile: most where it opens a way to an objective."""
        ground = self.ground
        cost = self.fog_cost if self.own.supply[ground.fog] else 0.0
        worth = [0.0 if self.marked >> t & 1 else -cost for t in range(len(ground.near))]
        for unit in range(ground.n_units):
            here = self.at[unit]
            if not ground.controls[unit] or here == OFF_BOARD:
                continue
            row = ground.distance[here]
            now = self.pull(unit, here)
            for tile, value, ways in self.goals(unit):
                steps = row[tile]
                longer = ways[here] - steps
                gain = value * DECAY[steps] - now
                if not longer or gain <= 0:
                    continue
                gain *= MARKER_ON_THE_WAY * (UNMARKED - 1) / longer
                beyond = ground.distance[tile]
                for other in range(len(worth)):
                    if not self.marked >> other & 1:
                        slack = row[other] + beyond[other] - steps
                        if slack < 2:
                            better = gain * (DETOUR if slack else 1.0) - cost
                            if better > worth[other]:
                                worth[other] = better
        return worth

    @lazy
    def fog_cost(self) -> float:
        own = self.own
        fog = self.ground.fog
        cards = int(own.hand_size + own.deck_size + own.discard_size)
        return FOG + MORE_FOG * int(own.hand[fog] + own.deck[fog] + own.discard[fog]) / max(1, cards)

    def best_scouting(self, unit: int, power: int) -> float:
        now = self.outpost(unit, self.at[unit])
        return max(
            self.scouting(unit, tile, power, now) for tile in self.ground.near[self.at[unit]]
        )

    def scouting(self, unit: int, tile: int, power: int, now: float) -> float:
        """What stepping to a tile is worth to a scout, with the steps that may follow."""
        markers = self.markers
        gain = markers[tile]
        if power > 1:
            here = self.at[unit]
            after = 0.0
            for other in self.ground.near[tile]:
                if markers[other] > after and other != here:
                    after = markers[other]
            gain += after
        return gain + self.outpost(unit, tile) - now

    def outpost(self, unit: int, tile: int) -> float:
        """How well a scout stands on a tile."""
        row = self.ground.distance[tile]
        near = 0.0
        for other, value in self.wanted:
            if value * DECAY[row[other]] > near:
                near = value * DECAY[row[other]]
        return APPROACH * near + PULL * self.pull(unit, tile) - CAUTION * self.danger(unit, tile)

    @lazy
    def wanted(self) -> list[tuple[int, float]]:
        """The tiles that should be scouted."""
        return [(tile, value) for tile, value in enumerate(self.markers) if value > 0]

    def scout_step(self, unit: int, move: Move) -> float:
        if move.kind == "halt":
            return 0.0
        left = self.decision.args["left"]
        assert isinstance(left, int)
        if self._now is None:
            self._now = self.outpost(unit, self.at[unit])
        return self.scouting(unit, self.ground.tiles[move.arg], left, self._now)

    # Bolster, Inspire, Command

    def bolster_worth(self, card: int, power: int) -> float:
        takes = self.ground.takes[card]
        values = []
        for other in range(self.ground.fog):
            if takes >> other & 1:
                value = self.new_card(other)
                for copy in range(min(power, int(self.own.supply[other]))):
                    values.append(value - copy)
        values.sort(reverse=True)
        fade = max(0.3, 1.0 - NEW_CARDS_FADE * int(self.position.round))
        return fade * sum(value for value in values[:power] if value > ENOUGH)

    def new_card(self, card: int) -> float:
        """What one more copy of a card in the deck is worth."""
        own = self.own
        ground = self.ground
        copies = int(own.hand[card] + own.deck[card] + own.discard[card] + own.played[card])
        value = max(
            (BOLSTERED.get(name, UNKNOWN_VERB) for name in ground.power[card]),
            default=0.0,
        ) / (1.0 + ANOTHER_COPY * copies)
        if card < ground.n_units:
            if self.at[card] == OFF_BOARD and self.is_dead_weight(card):
                return 0.0
            if ground.controls[card]:
                if copies < 2:
                    value += 1.0
                if not self.goal:
                    value *= 0.8
                if not self.foe_goal:
                    value += HUNTED_CARD
        return value

    def inspire_worth(self, card: int) -> float:
        takes = self.ground.takes[card]
        best = 0.0
        for other in range(self.ground.fog):
            spare = int(self.own.played[other]) - (other == card)
            if spare > 0 and takes >> other & 1:
                best = max(best, self.again(other))
        return best

    def again(self, card: int) -> float:
        """What a played card would be worth back in hand."""
        self.hand[card] += 1
        worth = self.card_worth(card)
        self.hand[card] -= 1
        return worth

    def score_take(self, move: Move) -> float:
        inspires = self.decision.prompt == "inspire"
        if move.kind == "enough":
            return 0.0 if inspires else ENOUGH
        card = self.ground.cards[move.arg]
        return self.again(card) if inspires else self.new_card(card)

    def score_draw(self, move: Move) -> float:
        return float(move.arg)

    # Fire

    def score_target(self, move: Move) -> float:
        seat, unit = self.ground.counters[move.arg]
        odds = self.position.preview(move)
        hits, ways = odds.get("hits", 1), odds.get("ways", 2)
        assert isinstance(hits, int)
        assert isinstance(ways, int)
        if seat == self.seat:
            return -float(hits)
        worth = self.suppressions if self.arg("action") == "suppress" else self.targets
        return worth[unit] * hits / ways

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

    def target_worth(self, card: int) -> float:
        """What aiming at the best tile in reach is worth, over what is aimed at now."""
        number = self.ground.power[card].get("blast", 0)
        row = self.ground.distance[self.at[card]]
        best = max((self.blast_worth(t, number) for t in self.foe_tiles if row[t] > 2), default=0.0)
        return FOLLOW_UP * (best - max(0.0, self.blast_worth(self.target_tile, number)))

    def score_aim(self, move: Move) -> float:
        unit = self.ground.cards[self.arg("unit")]
        return self.blast_worth(self.ground.tiles[move.arg], self.ground.power[unit]["blast"])
