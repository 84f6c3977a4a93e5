"""When a card is worth playing, and what it is worth to keep.

An effect `rally` is judged by the method `worth_rally`: what playing the card now would bring. One
without a method is never played.
"""

from sandtable.agents.skirmish.footing import Footing
from sandtable.heroes import assault, attack, blast
from sandtable.heroes.cards import EFFECTS
from sandtable.heroes.menu import RAGING
from sandtable.heroes.state import ARMOUR, CREW, MAIN_GUN, TRACK
from sandtable.heroes.words import (
    ASSAULTING,
    ATTACK,
    AUTONOMOUS,
    BLAST,
    FIRE,
    FLIP_NONE,
    FLIP_TRIPOD,
    HEAVY,
    INFANTRY,
    LIGHT,
    MENU,
    ORDERS,
    SHOWN,
    field_a,
    field_b,
    field_c,
    kind_of,
)

PLAY = 100.0
"""A card worth playing comes before what else could be chosen."""
PRICE = 1.0
"""A card must bring more than this."""
CHEAP = 0.4
"""The price of cards that are easily replaced."""

KEEP = {
    "activate_unit": 3.0,
    "reroll": 3.0,
    "stop_hit": 4.0,
    "stop_fire_hit": 3.0,
    "scramble": 4.0,
    "cancel": 2.5,
    "precision": 2.5,
    "defend": 2.5,
    "storm": 2.0,
    "hit_and_run": 2.5,
    "draw_cards": 4.0,
    "one_more_order": 3.0,
    "next_order": 1.5,
    "take_initiative": 1.5,
    "rally": 1.5,
    "rally_all": 2.0,
    "heal": 2.0,
    "shoot": 1.8,
    "advance": 1.3,
    "move_again": 1.5,
    "desert": 1.5,
    "fall_back": 1.3,
    "sneak": 1.2,
    "confuse": 1.2,
    "artillery": 4.0,
    "air": 4.0,
    "bundle": 1.5,
    "mine": 1.5,
    "return": 0.6,
    "drive_back": 0.9,
    "flip_unit": 1.2,
    "weaken": 1.2,
    "repair": 1.2,
    "resupply": 1.2,
    "give_faust": 1.2,
}
"""What a card of this effect is worth in hand; others are discarded for a new one."""
ENOUGH = 1.0
AGAINST_VEHICLES = {"mine", "give_faust", "bog_down"}
AGAINST_ARMOUR = {"weaken"}
FOR_ARMOUR = {"repair"}
FOR_TRIPODS = {"flip_unit"}
"""Cards that need somebody to be played on."""

CANCELLED = {
    "activate_unit": 2.5,
    "scramble": 3.0,
    "stop_hit": 3.0,
    "stop_fire_hit": 2.5,
    "one_more_order": 1.5,
    "storm": 2.0,
    "hit_and_run": 3.0,
    "ram": 4.0,
    "desert": 3.0,
    "precision": 1.8,
    "defend": 1.5,
    "draw_cards": 1.5,
    "artillery": 4.0,
    "bundle": 3.0,
    "heal": 2.5,
    "mine": 3.0,
    "shoot": 2.0,
    "reroll": 1.5,
    "next_order": 1.5,
}
"""What stopping an enemy's card is worth."""


class Hand(Footing):
    """What cards are worth."""

    def card_score(self, card: int) -> float:
        effect = EFFECTS[self.theatre.effect[card]]
        judge = getattr(self, f"worth_{effect}", None)
        gain = -1.0 if judge is None else float(judge(card))
        return PLAY + gain if gain > 0.0 else -PLAY

    def keep_worth(self, card: int) -> float:
        """What holding on to a card is worth."""
        effect = EFFECTS[self.theatre.effect[card]]
        types = self.ground.type_of
        if effect in AGAINST_VEHICLES and all(types[foe] == INFANTRY for foe in self.foes):
            return -ENOUGH
        if effect in AGAINST_ARMOUR and all(types[foe] != HEAVY for foe in self.foes):
            return -ENOUGH
        if effect in FOR_ARMOUR and all(types[unit] != HEAVY for unit in self.own):
            return -ENOUGH
        if effect in FOR_TRIPODS and not any(self.is_packed(unit) for unit in self.own):
            return -ENOUGH
        return KEEP.get(effect, 0.5) - ENOUGH

    @property
    def top(self) -> int:
        return int(self.position.top())

    @property
    def active(self) -> int:
        """The unit that acts or moves now."""
        return int(field_a(self.top))

    # Orders

    def worth_draw_cards(self, card: int) -> float:
        return 3.0

    def worth_one_more_order(self, card: int) -> float:
        army = self.position.army(self.seat)
        wanting = sorted((self.attack_worth(unit) for unit in self.idle), reverse=True)
        orders = int(army.left_size - army.bluffs)
        return (wanting[orders] if orders < len(wanting) else 0.0) - PRICE

    @property
    def idle(self) -> list[int]:
        """Own units without a token that have not acted."""
        return [unit for unit in self.own if not self.token[unit] and not self.has_acted(unit)]

    def rally_worth(self, unit: int) -> float:
        """What taking one suppression off a unit brings."""
        markers = self.suppression(unit)
        if markers == 0:
            return 0.0
        if self.position.phase == ORDERS:
            return 0.15 * self.worths[unit]
        if kind_of(self.top) == MENU and self.active == unit:
            return 0.25 * self.worths[unit]
        waits = self.token[unit] and not self.has_acted(unit)
        return (0.12 if waits or markers > 1 else 0.0) * self.worths[unit]

    def worth_rally(self, card: int) -> float:
        return max((self.rally_worth(unit) for unit in self.own), default=0.0) - PRICE

    def worth_rally_all(self, card: int) -> float:
        return sum(self.rally_worth(unit) for unit in self.own) - PRICE

    def repair_worth(self, unit: int) -> float:
        worth = 0.0
        for damage, share in ((MAIN_GUN, 0.4), (TRACK, 0.3), (ARMOUR, 0.2), (CREW, 0.2)):
            if self.look[unit] & damage:
                worth = max(worth, share * self.worths[unit])
        return worth

    def worth_repair(self, card: int) -> float:
        return max((self.repair_worth(unit) for unit in self.own), default=0.0) - PRICE

    def worth_take_initiative(self, card: int) -> float:
        return 1.0 if self.position.holder == self.seat and not self.position.extra & 7 else -1.0

    def worth_resupply(self, card: int) -> float:
        return 1.0

    # Gaps between activations

    def worth_activate_unit(self, card: int) -> float:
        return max((self.attack_worth(unit) for unit in self.idle), default=0.0) - 1.5

    def worth_next_order(self, card: int) -> float:
        waiting = [unit for unit in self.own if 0 < self.token[unit] <= 10]
        if len(waiting) < 2:
            return -1.0
        return self.attack_worth(min(waiting, key=lambda unit: self.token[unit])) - 2.5

    def scramble_worth(self, unit: int) -> float:
        """What an enemy may lose with his order."""
        if not 0 < self.token[unit] < SHOWN:
            return 0.0
        shares = 0.3 if self.suppression(unit) == 0 else 0.1
        return shares * self.worths[unit] * (0.6 if self.is_concealed(unit) else 1.0)

    def worth_scramble(self, card: int) -> float:
        return max((self.scramble_worth(unit) for unit in self.foes), default=0.0) - PRICE

    def worth_confuse(self, card: int) -> float:
        waiting = [unit for unit in self.foes if 0 < self.token[unit] < SHOWN]
        return 0.5 if len(waiting) > 1 and self.position.slot == 1 else -1.0

    def worth_desert(self, card: int) -> float:
        return max((self._desert_worth(unit) for unit in self.foes), default=0.0) - PRICE

    def _desert_worth(self, unit: int) -> float:
        on_foot = self.ground.type_of[unit] == INFANTRY
        return self.hit_worth(unit) if on_foot and self.suppression(unit) >= 2 else 0.0

    def heal_worth(self, unit: int) -> float:
        wounded = (
            self.ground.type_of[unit] == INFANTRY
            and self.ground.flip_of[unit] == FLIP_NONE
            and self.look[unit] & 1
        )
        return 0.5 * self.worths[unit] if wounded else 0.0

    def worth_heal(self, card: int) -> float:
        return max((self.heal_worth(unit) for unit in self.own), default=0.0) - PRICE

    def ready_worth(self, unit: int) -> float:
        """An autonomous unit that has acted may act again."""
        if not self.face(unit).able & AUTONOMOUS or not self.has_acted(unit):
            return 0.0
        return self.attack_worth(unit)

    def worth_ready(self, card: int) -> float:
        return max((self.ready_worth(unit) for unit in self.own), default=0.0) - PRICE

    def crossing_worth(self, card: int, crossing: int) -> float:
        """What a shell or a bomb on a crossing brings."""
        bonuses = [int(self.theatre.card_bonus[card * 6 + kind]) for kind in range(3)]
        value = self.under_worth(crossing, bonuses, 0)
        return value * (0.6 if self.theatre.card_bonus[card * 6 + 4] else 1.0)

    def _best_crossing(self, card: int) -> float:
        best = 0.0
        ground = self.theatre.ground
        for unit in self.targets:
            for cell in self.cells_of(unit):
                for dx in (-1, 1):
                    for dy in (-1, 1):
                        x, y = self.ground.x[cell] + dx, self.ground.y[cell] + dy
                        crossing = int(ground.crossing_at(x, y))
                        if crossing >= 0:
                            best = max(best, self.crossing_worth(card, crossing))
        return best

    def worth_artillery(self, card: int) -> float:
        return self._best_crossing(card) - PRICE

    def worth_air(self, card: int) -> float:
        return self._best_crossing(card) - PRICE

    def worth_bundle(self, card: int) -> float:
        return self._best_crossing(card) - 2.0 if self.at[self.active] >= 0 else -1.0

    # An activated unit

    def worth_flip_unit(self, card: int) -> float:
        """Setting up a tripod before it fires."""
        unit = self.active
        if kind_of(self.top) != MENU or self.ground.flip_of[unit] != FLIP_TRIPOD:
            return -1.0
        if not self.is_packed(unit):
            return -1.0
        stand = self.stand(unit)
        ready = self.standing(unit, True)
        return (ready.fire(stand) - self.standing(unit).fire(stand)) / ready.share - PRICE

    def worth_give_faust(self, card: int) -> float:
        unit = self.active
        at = self.at[unit]
        if at < 0:
            return -1.0
        best = 0.0
        for foe in self.targets:
            kind = self.ground.type_of[foe]
            if kind != INFANTRY and self.ground.gap(at, self.at[foe]) <= 4:
                line = self.ground.lines(at)[self.at[foe]]
                if line >= 0:
                    best = max(best, 0.6 * self.hit_worth(foe))
        return best - max(self.attack_worth(unit), PRICE)

    def worth_rage(self, card: int) -> float:
        """Battle Rage: an assault by a unit that knows none."""
        unit = self.active
        if self.at[unit] < 0:
            return -1.0
        best = max(self.assaults(unit, RAGING).values(), default=0.0)
        return best - self.attack_worth(unit) - 1.5

    # On the move

    def _further(self, points: int, sure: bool = False) -> float:
        """What more points would bring the unit that moves."""
        unit = self.active
        now = int(field_b(self.top))
        if self.at[unit] < 0 or field_c(self.top):
            return 0.0
        here, _ = self.best_stand(unit, now)
        there, _ = self.best_stand(unit, now + points, False, sure)
        return there - here

    def worth_advance(self, card: int) -> float:
        return self._further(int(self.theatre.power[card])) - 4.0

    def worth_move_again(self, card: int) -> float:
        if field_b(self.top) > 0:
            return -1.0
        return self._further(self.points(self.active)) - 5.0

    def worth_sure_footed(self, card: int) -> float:
        return self._further(0, True) - 3.0

    def victims(self, on_foot: bool) -> list[int]:
        """The enemies beside the unit that moves."""
        unit = self.active
        cells = self.cells_of(unit)
        return [
            foe
            for foe in self.targets
            if (self.ground.type_of[foe] == INFANTRY) == on_foot
            and any(
                self.ground.gap(cell, there) <= 1 for cell in cells for there in self.cells_of(foe)
            )
        ]

    def worth_hit_and_run(self, card: int) -> float:
        return max((self.hit_worth(foe) for foe in self.victims(True)), default=0.0) - PRICE

    def worth_ram(self, card: int) -> float:
        return max((self.hit_worth(foe) for foe in self.victims(False)), default=0.0) - PRICE

    # An enemy on the move

    def worth_shoot(self, card: int) -> float:
        mover = int(field_a(self.top))
        best = 0.0
        for unit in self.own:
            if self.at[unit] >= 0 and not self.has_acted(unit) and not self.is_concealed(unit):
                best = max(best, self.best_shot_at(unit, mover))
        return best - 1.5

    def worth_mine(self, card: int) -> float:
        mover = int(field_a(self.top))
        kind = self.ground.type_of[mover]
        bonus = int(self.theatre.card_bonus[card * 6 + kind])
        defence = self.face(mover).defence[1 if kind == HEAVY else 0]
        return self.effect(mover, FIRE, bonus, defence, False) - PRICE

    def worth_booby_trap(self, card: int) -> float:
        mover = int(field_a(self.top))
        bonus = int(self.theatre.card_bonus[card * 6])
        return self.effect(mover, FIRE, bonus, self.face(mover).defence[0], False) - PRICE

    def worth_bog_down(self, card: int) -> float:
        return 0.3 if self.aims[self.foe] and self.ground.type_of[self.active] != LIGHT else -1.0

    # Attacks

    def attack_sums(self) -> tuple[int, int, int, int]:
        """The attack before us: target, verb, what is added to the die, what must be reached."""
        top, more = self.top, self.position.more()
        verb = int(attack.verb_of(top))
        total = int(attack.modifier(verb, more))
        return int(field_b(top)), verb, total, int(attack.defence_of(more))

    def attack_gain(self, bonus: int, defence: int) -> float:
        """What a better bonus or a higher defence changes in the attack before us."""
        target, verb, total, needed = self.attack_sums()
        before = self.effect(target, verb, total, needed, False)
        return self.effect(target, verb, total + bonus, needed + defence, False) - before

    def worth_precision(self, card: int) -> float:
        return self.attack_gain(int(self.theatre.power[card]), 0) - 1.5

    def worth_sneak(self, card: int) -> float:
        limit = int(self.position.more() >> attack.LIMIT_AT & 255)
        return self.attack_gain(limit, 0) - PRICE

    def worth_weaken(self, card: int) -> float:
        target, _, total, needed = self.attack_sums()
        hits = min(max(7 + total - needed, 0), 6) / 6.0
        return 0.15 * hits * self.worths[target] - CHEAP

    def worth_defend(self, card: int) -> float:
        return -self.attack_gain(0, int(self.theatre.power[card])) - 1.2

    def worth_return(self, card: int) -> float:
        return 1.0

    def worth_drive_back(self, card: int) -> float:
        """A hit that also suppresses."""
        target, verb, total, needed = self.attack_sums()
        die = int(attack.die_of(self.position.more()))
        if die + total < needed or verb != FIRE or self.ground.type_of[target] != INFANTRY:
            return -1.0
        if self.is_last_hit(target):
            return -1.0
        return self.suppression_worth(target) - PRICE

    def reroll_gain(self) -> float:
        """What rolling again is expected to bring; the dice before us are the own ones."""
        top = self.top
        kind = kind_of(top)
        if kind == ATTACK:
            target, verb, total, needed = self.attack_sums()
            die = int(attack.die_of(self.position.more()))
            if attack.outcome(verb, die + total, needed) != attack.NONE:
                return -1.0
            return self.effect(target, verb, total, needed, False)
        if kind == BLAST:
            return 1.0 if int(top >> 46) >> blast.DIE_AT & 7 <= 4 else -1.0
        if kind == ASSAULTING:
            return self._assault_reroll()
        return -1.0

    def _assault_reroll(self) -> float:
        top, more = self.top, self.position.more()
        ours = int(assault.attacker_sum(self.position, top, more)) + int(more >> 16 & 255)
        theirs = int(assault.defender_sum(self.position, top, more)) + int(more >> 24 & 255)
        if assault.stage_of(top) == assault.ATTACKER_ROLLED:
            return 2.0 if int(more >> 16 & 255) <= 3 else -1.0
        return 0.5 * self.hit_worth(int(field_b(top))) if ours > theirs else -1.0

    def worth_reroll(self, card: int) -> float:
        return self.reroll_gain() - 1.2

    def worth_storm(self, card: int) -> float:
        """Two more in an assault."""
        top, more = self.top, self.position.more()
        margin = int(assault.attacker_sum(self.position, top, more)) - int(
            assault.defender_sum(self.position, top, more)
        )
        if abs(margin) > 4:
            return -1.0
        attacker, defender = int(field_a(top)), int(field_b(top))
        return 0.25 * (self.hit_worth(attacker) + self.hit_worth(defender)) - PRICE

    def worth_fall_back(self, card: int) -> float:
        """Giving way to an assault that will probably be lost."""
        top, more = self.top, self.position.more()
        margin = int(assault.attacker_sum(self.position, top, more)) - int(
            assault.defender_sum(self.position, top, more)
        )
        defender = int(field_b(top))
        if self.at[defender] in self.contested:
            return -1.0
        return 0.2 * (margin + 1) * self.hit_worth(defender) - PRICE

    def worth_stop_hit(self, card: int) -> float:
        return self.hit_worth(int(field_a(self.top))) - 2.5

    def worth_stop_fire_hit(self, card: int) -> float:
        return self.hit_worth(int(field_a(self.top))) - 2.0

    def worth_cancel(self, card: int) -> float:
        """No!: the card on the table is stopped."""
        played = int(field_a(self.top))
        return CANCELLED.get(EFFECTS[self.theatre.effect[played]], 0.0) - 1.2
