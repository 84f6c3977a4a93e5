"""Worth of playing a card, and of keeping it.

A card is rated by what it would bring now. An effect without a rule is never played.
"""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import append, vec
from sandtable.grid.squares import NOWHERE, size
from sandtable.heroes.cards.effects import called_by, movers_near_officer
from sandtable.heroes.cards.playing import Played
from sandtable.heroes.facets.heuristics.assessment import hit_chance
from sandtable.heroes.facets.heuristics.attacks import FACES
from sandtable.heroes.facets.heuristics.effect_numbers import (
    ACTIVATE_UNIT,
    ADVANCE,
    AIR,
    ARTILLERY,
    BOG_DOWN,
    BOOBY_TRAP,
    BUNDLE,
    CANCEL,
    CONFUSE,
    DEFEND,
    DESERT,
    DRAW_CARDS,
    DRIVE_BACK,
    EVERYBODY_MOVES,
    FALL_BACK,
    FLIP_UNIT,
    GIVE_FAUST,
    HEAL,
    HIT_AND_RUN,
    MINE,
    MOVE_AGAIN,
    NEXT_ORDER,
    ONE_MORE_ORDER,
    PRECISION,
    RAGE,
    RALLY,
    RALLY_ALL,
    RAM,
    READY,
    REPAIR,
    REROLL_DICE,
    RESUPPLY,
    RETURN,
    SCRAMBLE,
    SHOOT,
    SNEAK,
    STOP_FIRE_HIT,
    STOP_HIT,
    STORM,
    SURE_FOOTED,
    TAKE_INITIATIVE,
    WEAKEN,
)
from sandtable.heroes.facets.heuristics.placement import Footing
from sandtable.heroes.fight import assault, attack
from sandtable.heroes.fight.assault import Assaulting
from sandtable.heroes.fight.attack import Attack, Hit
from sandtable.heroes.fight.blast import Blast
from sandtable.heroes.fight.shots import FAUST_RANGE
from sandtable.heroes.model.battlefield import CARD_NUMBERS, SCATTER
from sandtable.heroes.model.codes import (
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
    MOST_NUMBERS,
    ORDERS,
    SHOWN,
)
from sandtable.heroes.model.moments import kind_of, unit_of
from sandtable.heroes.model.state import ARMOUR, BACK_UP, CREW, MAIN_GUN, TRACK
from sandtable.heroes.move.activation import RAGING
from sandtable.heroes.move.movement import Moving
from sandtable.heroes.turn.phases import real_left

PLAY: Final = 100.0
"""Added to a card worth playing, which then comes before other choices."""
PRICE: Final = 1.0
"""Worth that a card must exceed."""
CHEAP: Final = 0.4
"""Price of cards that are easily replaced."""
LEAST_GAIN: Final = 0.35
"""Least gain of a move in supply, or of one with other units."""
EARLY: Final = 0.5
"""Share of a move's gain that counts if the unit could also move in supply."""

KEEP: Final = {
    ACTIVATE_UNIT: 3.0,
    REROLL_DICE: 3.0,
    STOP_HIT: 4.0,
    STOP_FIRE_HIT: 3.0,
    SCRAMBLE: 4.0,
    CANCEL: 2.5,
    PRECISION: 2.5,
    DEFEND: 2.5,
    STORM: 2.0,
    HIT_AND_RUN: 2.5,
    DRAW_CARDS: 4.0,
    ONE_MORE_ORDER: 3.0,
    NEXT_ORDER: 1.5,
    TAKE_INITIATIVE: 1.5,
    RALLY: 1.5,
    RALLY_ALL: 2.0,
    HEAL: 2.0,
    SHOOT: 1.8,
    ADVANCE: 1.3,
    MOVE_AGAIN: 1.5,
    EVERYBODY_MOVES: 1.2,
    DESERT: 1.5,
    FALL_BACK: 1.3,
    SNEAK: 1.2,
    CONFUSE: 1.2,
    ARTILLERY: 4.0,
    AIR: 4.0,
    BUNDLE: 1.5,
    MINE: 1.5,
    RETURN: 0.6,
    DRIVE_BACK: 0.9,
    FLIP_UNIT: 1.2,
    WEAKEN: 1.2,
    REPAIR: 1.2,
    RESUPPLY: 1.2,
    GIVE_FAUST: 1.2,
}
"""Worth of a card with this effect in hand; other cards are replaced by new ones."""
ENOUGH: Final = 1.0
CANCELLED: Final = {
    ACTIVATE_UNIT: 2.5,
    SCRAMBLE: 3.0,
    STOP_HIT: 3.0,
    STOP_FIRE_HIT: 2.5,
    ONE_MORE_ORDER: 1.5,
    STORM: 2.0,
    HIT_AND_RUN: 3.0,
    RAM: 4.0,
    DESERT: 3.0,
    PRECISION: 1.8,
    DEFEND: 1.5,
    DRAW_CARDS: 1.5,
    ARTILLERY: 4.0,
    BUNDLE: 3.0,
    HEAL: 2.5,
    MINE: 3.0,
    SHOOT: 2.0,
    REROLL_DICE: 1.5,
    NEXT_ORDER: 1.5,
}
"""Worth of stopping an enemy's card with this effect."""


class Hand(Footing):
    """Worth of cards."""

    def card_score(self, card: i64) -> float:
        gain = self.play_worth(self.theatre.effect[card], card)
        return PLAY + gain if gain > 0.0 else -PLAY

    def play_worth(self, effect: i64, card: i64) -> float:
        """Return the worth of playing a card with this effect now."""
        if effect == DRAW_CARDS:
            return 3.0
        if effect == ONE_MORE_ORDER:
            return self._worth_one_more_order()
        if effect == RALLY:
            return self._worth_rally()
        if effect == RALLY_ALL:
            return self._worth_rally_all()
        if effect == REPAIR:
            return self._worth_repair()
        if effect == TAKE_INITIATIVE:
            return self._worth_take_initiative()
        if effect == RESUPPLY or effect == RETURN:
            return 1.0
        if effect == ACTIVATE_UNIT:
            return self._worth_activate_unit()
        if effect == NEXT_ORDER:
            return self._worth_next_order()
        if effect == SCRAMBLE:
            return self._worth_scramble()
        if effect == CONFUSE:
            return self._worth_confuse()
        if effect == DESERT:
            return self._worth_desert()
        if effect == HEAL:
            return self._worth_heal()
        if effect == READY:
            return self._worth_ready()
        if effect == ARTILLERY or effect == AIR:
            return self._best_crossing(card) - PRICE
        if effect == BUNDLE:
            return self._best_crossing(card) - 2.0 if self.at[self.active] >= 0 else -1.0
        if effect == FLIP_UNIT:
            return self._worth_flip_unit()
        if effect == GIVE_FAUST:
            return self._worth_give_faust()
        if effect == RAGE:
            return self._worth_rage()
        return self._move_card_worth(effect, card)

    def _move_card_worth(self, effect: i64, card: i64) -> float:
        """Return the worth of a card that is played on a move."""
        if effect == ADVANCE:
            return self._further(self.theatre.power[card]) - 4.0
        if effect == MOVE_AGAIN:
            return self._worth_move_again()
        if effect == EVERYBODY_MOVES:
            return self._worth_everybody_moves()
        if effect == SURE_FOOTED:
            return self._further(0, True) - 3.0
        if effect == HIT_AND_RUN:
            return self._best_victim(True) - PRICE
        if effect == RAM:
            return self._best_victim(False) - PRICE
        if effect == SHOOT:
            return self._worth_shoot()
        if effect == MINE:
            return self._worth_mine(card)
        if effect == BOOBY_TRAP:
            return self._worth_booby_trap(card)
        if effect == BOG_DOWN:
            return self._worth_bog_down()
        return self._attack_card_worth(effect, card)

    def _attack_card_worth(self, effect: i64, card: i64) -> float:
        """Return the worth of a card that is played on an attack, a hit or another card."""
        if effect == PRECISION:
            return self.attack_gain(self.theatre.power[card], 0) - 1.5
        if effect == SNEAK:
            limit = self.position.more() >> attack.LIMIT_AT & 255
            return self.attack_gain(limit, 0) - PRICE
        if effect == WEAKEN:
            return self._worth_weaken()
        if effect == DEFEND:
            return -self.attack_gain(0, self.theatre.power[card]) - 1.2
        if effect == DRIVE_BACK:
            return self._worth_drive_back()
        if effect == REROLL_DICE:
            return self.reroll_gain() - 1.2
        if effect == STORM:
            return self._worth_storm()
        if effect == FALL_BACK:
            return self._worth_fall_back()
        if effect == STOP_HIT:
            return self.hit_worth(Hit.target(self.top)) - 2.5
        if effect == STOP_FIRE_HIT:
            return self.hit_worth(Hit.target(self.top)) - 2.0
        if effect == CANCEL:
            return self._worth_cancel()
        return -1.0

    def keep_worth(self, card: i64) -> float:
        """Return the worth of keeping a card."""
        effect = self.theatre.effect[card]
        if self._has_use(effect):
            return KEEP.get(int(effect), 0.5) - ENOUGH
        return -ENOUGH

    def _has_use(self, effect: i64) -> bool:
        """Whether a card has a possible target, if it needs one."""
        if effect == MINE or effect == GIVE_FAUST or effect == BOG_DOWN:
            return self._has_kind(self.foes, LIGHT) or self._has_kind(self.foes, HEAVY)
        if effect == WEAKEN:
            return self._has_kind(self.foes, HEAVY)
        if effect == REPAIR:
            return self._has_kind(self.own, HEAVY)
        if effect == FLIP_UNIT:
            for unit in self.own:
                if self.is_packed(unit):
                    return True
            return False
        return True

    def _has_kind(self, units: vec[i64], kind: i64) -> bool:
        for unit in units:
            if self.kind(unit) == kind:
                return True
        return False

    @property
    def active(self) -> i64:
        """The unit that acts or moves now."""
        return unit_of(self.top)

    # Orders

    def _worth_one_more_order(self) -> float:
        wanting = [self.attack_worth(unit) for unit in self.idle]
        wanting.sort(reverse=True)
        orders = real_left(self.position, self.seat)
        return (wanting[orders] if orders < len(wanting) else 0.0) - PRICE

    @property
    def idle(self) -> vec[i64]:
        """Own units without a token that have not acted."""
        found = vec[i64]()
        for unit in self.own:
            if not self.token[unit] and not self.has_acted(unit):
                found = append(found, unit)
        return found

    def rally_worth(self, unit: i64) -> float:
        """Return the worth of removing one suppression from a unit."""
        markers = self.suppression(unit)
        if markers == 0:
            return 0.0
        if self.position.phase == ORDERS:
            return 0.15 * self.worths[unit]
        if kind_of(self.top) == MENU and self.active == unit:
            return 0.25 * self.worths[unit]
        waits = self.token[unit] != 0 and not self.has_acted(unit)
        return (0.12 if waits or markers > 1 else 0.0) * self.worths[unit]

    def _worth_rally(self) -> float:
        best = 0.0
        for unit in self.own:
            best = max(best, self.rally_worth(unit))
        return best - PRICE

    def _worth_rally_all(self) -> float:
        total = 0.0
        for unit in self.own:
            total += self.rally_worth(unit)
        return total - PRICE

    def repair_worth(self, unit: i64) -> float:
        look = self.look[unit]
        share = 0.0
        if look & MAIN_GUN:
            share = 0.4
        elif look & TRACK:
            share = 0.3
        elif look & (ARMOUR | CREW):
            share = 0.2
        return share * self.worths[unit]

    def _worth_repair(self) -> float:
        best = 0.0
        for unit in self.own:
            best = max(best, self.repair_worth(unit))
        return best - PRICE

    def _worth_take_initiative(self) -> float:
        return 1.0 if self.position.holder == self.seat and not self.position.extra & 7 else -1.0

    # Gaps between activations

    def _worth_activate_unit(self) -> float:
        best = 0.0
        for unit in self.idle:
            best = max(best, self.attack_worth(unit))
        return best - 1.5

    def _worth_next_order(self) -> float:
        waiting: i64 = 0
        first: i64 = NOWHERE
        for unit in self.own:
            if self.token[unit] > 0 and self.token[unit] <= MOST_NUMBERS:
                waiting += 1
                if first < 0 or self.token[unit] < self.token[first]:
                    first = unit
        return self.attack_worth(first) - 2.5 if waiting > 1 else -1.0

    def scramble_worth(self, unit: i64) -> float:
        """Return what an enemy may lose with its order."""
        if not self._may_yet_act(unit):
            return 0.0
        share = 0.3 if self.suppression(unit) == 0 else 0.1
        return share * self.worths[unit] * (0.6 if self.is_concealed(unit) else 1.0)

    def _worth_scramble(self) -> float:
        best = 0.0
        for unit in self.foes:
            best = max(best, self.scramble_worth(unit))
        return best - PRICE

    def _worth_confuse(self) -> float:
        waiting: i64 = 0
        for unit in self.foes:
            if self._may_yet_act(unit):
                waiting += 1
        return 0.5 if waiting > 1 and self.position.slot == 1 else -1.0

    def _may_yet_act(self, unit: i64) -> bool:
        """Whether an enemy has a hidden order."""
        return self.token[unit] > 0 and self.token[unit] < SHOWN

    def _worth_desert(self) -> float:
        best = 0.0
        for unit in self.foes:
            best = max(best, self._desert_worth(unit))
        return best - PRICE

    def _desert_worth(self, unit: i64) -> float:
        on_foot = self.kind(unit) == INFANTRY
        return self.hit_worth(unit) if on_foot and self.suppression(unit) >= 2 else 0.0

    def heal_worth(self, unit: i64) -> float:
        wounded = (
            self.kind(unit) == INFANTRY
            and self.theatre.flip_of[unit] == FLIP_NONE
            and self.look[unit] & BACK_UP != 0
        )
        return 0.5 * self.worths[unit] if wounded else 0.0

    def _worth_heal(self) -> float:
        best = 0.0
        for unit in self.own:
            best = max(best, self.heal_worth(unit))
        return best - PRICE

    def ready_worth(self, unit: i64) -> float:
        """Return the worth of a second action of an autonomous unit that has acted."""
        if not self.face(unit).able & AUTONOMOUS or not self.has_acted(unit):
            return 0.0
        return self.attack_worth(unit)

    def _worth_ready(self) -> float:
        best = 0.0
        for unit in self.own:
            best = max(best, self.ready_worth(unit))
        return best - PRICE

    def crossing_worth(self, card: i64, crossing: i64) -> float:
        """Return the worth of an artillery or air card on a crossing."""
        start = card * CARD_NUMBERS
        value = self.under_worth(crossing, self.theatre.card_bonus[start : start + 3], 0)
        return value * (0.6 if self.theatre.card_number(card, SCATTER) else 1.0)

    def _best_crossing(self, card: i64) -> float:
        best = 0.0
        for unit in self.targets:
            best = max(best, self._best_around(card, self.at[unit]))
            if self.rear[unit] >= 0:
                best = max(best, self._best_around(card, self.rear[unit]))
        return best

    def _best_around(self, card: i64, cell: i64) -> float:
        """Return the worth of the best of the four crossings around a square."""
        ground = self.theatre.ground
        best = 0.0
        for corner in range(i64(4)):
            x = self.ground.x[cell] + (corner >> 1) * 2 - 1
            y = self.ground.y[cell] + (corner & 1) * 2 - 1
            crossing = ground.crossing_at(x, y)
            if crossing >= 0:
                best = max(best, self.crossing_worth(card, crossing))
        return best

    # An activated unit

    def _worth_flip_unit(self) -> float:
        """Return the worth of setting up a tripod before it fires."""
        unit = self.active
        if kind_of(self.top) != MENU or self.theatre.flip_of[unit] != FLIP_TRIPOD:
            return -1.0
        if not self.is_packed(unit):
            return -1.0
        at = self.at[unit]
        rear = self.rear[unit]
        ready = self.standing(unit, True)
        gain = self.fire_ahead(ready, at, rear) - self.fire_ahead(self.standing(unit), at, rear)
        return gain / ready.share - PRICE

    def _worth_give_faust(self) -> float:
        unit = self.active
        at = self.at[unit]
        if at < 0:
            return -1.0
        best = 0.0
        for foe in self.targets:
            there = self.at[foe]
            if (
                self.kind(foe) != INFANTRY
                and self.ground.gap(at, there) <= FAUST_RANGE
                and self.ground.line(at, there) >= 0
            ):
                best = max(best, 0.6 * self.hit_worth(foe))
        return best - max(self.attack_worth(unit), PRICE)

    def _worth_rage(self) -> float:
        """Return the worth of Battle Rage: an assault by a unit without the ability."""
        unit = self.active
        if self.at[unit] < 0:
            return -1.0
        return self.best_assault(unit, RAGING) - self.attack_worth(unit) - 1.5

    # On a move

    def _further(self, points: i64, sure: bool = False) -> float:
        """Return the gain of the moving unit from more points."""
        unit = self.active
        now = Moving.points(self.top)
        if self.at[unit] < 0 or Moving.target(self.top) >= 0:
            return 0.0
        here = self.best_stand(unit, now).gain()
        return self.best_stand(unit, now + points, False, sure).gain() - here

    def _worth_move_again(self) -> float:
        if Moving.points(self.top) > 0:
            return -1.0
        return self._further(self.points(self.active)) - 5.0

    def going_worth(self, unit: i64) -> float:
        """Return the gain if a unit moves with the others; it would lose a hidden order."""
        is_active = unit == called_by(self.position, self.seat)
        if self.token[unit] and not is_active:
            return -1.0
        gain = self.move_worth(unit) - LEAST_GAIN
        return gain if is_active else EARLY * gain

    def _worth_everybody_moves(self) -> float:
        total = 0.0
        for unit in movers_near_officer(self.position, self.seat):
            total += max(0.0, self.going_worth(unit))
        return total - PRICE

    def _best_victim(self, on_foot: bool) -> float:
        """Return the worth of a hit on an enemy next to the moving unit."""
        best = 0.0
        for foe in self.targets:
            if (self.kind(foe) == INFANTRY) == on_foot and self._is_beside(self.active, foe):
                best = max(best, self.hit_worth(foe))
        return best

    def _is_beside(self, unit: i64, other: i64) -> bool:
        """Whether a square of one unit is next to a square of another."""
        one = self.bearer(unit)
        return (
            self._touch(self.at[one], self.at[other])
            or self._touch(self.at[one], self.rear[other])
            or self._touch(self.rear[one], self.at[other])
            or self._touch(self.rear[one], self.rear[other])
        )

    def _touch(self, one: i64, other: i64) -> bool:
        return one >= 0 and other >= 0 and self.ground.gap(one, other) <= 1

    # An enemy on the move

    def _worth_shoot(self) -> float:
        mover = unit_of(self.top)
        best = 0.0
        for unit in self.own:
            if self.at[unit] >= 0 and not self.has_acted(unit) and not self.is_concealed(unit):
                best = max(best, self.best_shot_at(unit, mover))
        return best - 1.5

    def _worth_mine(self, card: i64) -> float:
        mover = unit_of(self.top)
        kind = self.kind(mover)
        bonus = self.theatre.card_number(card, kind)
        defence = self.face(mover).defence[1 if kind == HEAVY else 0]
        return self.effect(mover, FIRE, bonus, defence, False) - PRICE

    def _worth_booby_trap(self, card: i64) -> float:
        mover = unit_of(self.top)
        bonus = self.theatre.card_number(card, INFANTRY)
        return self.effect(mover, FIRE, bonus, self.face(mover).defence[0], False) - PRICE

    def _worth_bog_down(self) -> float:
        return 0.3 if self.ground.aims[self.foe] and self.kind(self.active) != LIGHT else -1.0

    # Attacks

    def attack_sums(self) -> tuple[i64, i64, i64, i64]:
        """Return the current attack: target, verb, what is added to the die, number to reach."""
        more = self.position.more()
        verb = Attack.verb(self.top)
        target = Attack.target(self.top)
        return target, verb, attack.modifier(verb, more), attack.defence_of(more)

    def attack_gain(self, bonus: i64, defence: i64) -> float:
        """Return the change in the current attack's effect by a bonus or a higher defence."""
        target, verb, total, needed = self.attack_sums()
        before = self.effect(target, verb, total, needed, False)
        return self.effect(target, verb, total + bonus, needed + defence, False) - before

    def _worth_weaken(self) -> float:
        target, _, total, needed = self.attack_sums()
        return 0.15 * hit_chance(total - needed) * self.worths[target] - CHEAP

    def _worth_drive_back(self) -> float:
        """Return the worth of a hit that also suppresses."""
        target, verb, total, needed = self.attack_sums()
        die = attack.die_of(self.position.more())
        if die + total < needed or verb != FIRE or self.kind(target) != INFANTRY:
            return -1.0
        if self.is_last_hit(target):
            return -1.0
        return self.suppression_worth(target) - PRICE

    def reroll_gain(self, again: i64 = 0) -> float:
        """Return the expected gain of a reroll of the own dice.

        ``again``: of two dice only the one with this face is rerolled.
        """
        top = self.top
        kind = kind_of(top)
        if kind == ATTACK:
            target, verb, total, needed = self.attack_sums()
            die = attack.die_of(self.position.more())
            if attack.outcome(verb, die + total, needed) != attack.NONE:
                return -1.0
            return self.effect(target, verb, total, needed, False)
        if kind == BLAST:
            return 1.0 if Blast.die(top) <= 4 else -1.0
        if kind == ASSAULTING:
            return self._assault_reroll(again)
        return -1.0

    def _assault_reroll(self, again: i64) -> float:
        top = self.top
        more = self.position.more()
        roll = assault.faces(self.position, Assaulting.stage(top))
        kept: i64 = 0
        if again:
            kept = roll // 10 if roll % 10 == again else roll % 10
        two = roll > 9 and not again
        if Assaulting.stage(top) == assault.ATTACKER_ROLLED:
            best = assault.best_die(more, 16)
            both = assault.defender_dice(self.position, top) == 2
            gain = self._after_reroll(kept, two, True, both) - self._outcome(best, True, both)
        else:
            best = assault.best_die(more, 24)
            gain = self._after_reroll(kept, two, False, False) - self._outcome(best, False, False)
        return gain

    def _after_reroll(self, kept: i64, two: bool, attacks: bool, both: bool) -> float:
        """Return the expected result of rerolling one die or two, with a die that is kept."""
        total = 0.0
        for face in range(i64(1), FACES):
            weight = float(2 * face - 1) / 36.0 if two else 1.0 / 6.0
            total += weight * self._outcome(max(face, kept), attacks, both)
        return total

    def _outcome(self, best: i64, attacks: bool, both: bool) -> float:
        """Return the worth of an assault to the seat whose best die is known.

        A defender knows the attacker's dice. An attacker only knows whether the defender rolls two
        dice (``both``).
        """
        margin = self._assault_margin()
        top = self.top
        won = self.hit_worth(Assaulting.defender(top))
        lost = self.hit_worth(Assaulting.attacker(top))
        if not attacks:
            result = margin + assault.best_die(self.position.more(), 16) - best
            if result > 0:
                return -won
            return lost if result < 0 else 0.0
        total = 0.0
        for face in range(i64(1), FACES):
            weight = float(2 * face - 1) / 36.0 if both else 1.0 / 6.0
            if margin + best > face:
                total += weight * won
            elif margin + best < face:
                total -= weight * lost
        return total

    def _worth_storm(self) -> float:
        """Return the worth of a bonus in an assault."""
        if size(self._assault_margin()) > 4:
            return -1.0
        attacker = Assaulting.attacker(self.top)
        both = self.hit_worth(attacker) + self.hit_worth(Assaulting.defender(self.top))
        return 0.25 * both - PRICE

    def _worth_fall_back(self) -> float:
        """Return the worth of retreating from an assault that will probably be lost."""
        defender = Assaulting.defender(self.top)
        at = self.at[defender]
        if at >= 0 and self.contested[at] != NOWHERE:
            return -1.0
        return 0.2 * float(self._assault_margin() + 1) * self.hit_worth(defender) - PRICE

    def _assault_margin(self) -> i64:
        """Return the attacker's lead before the dice."""
        more = self.position.more()
        ours = assault.attacker_sum(self.position, self.top, more)
        return ours - assault.defender_sum(self.position, self.top, more)

    def _worth_cancel(self) -> float:
        """Return the worth of stopping the card on the table with No!."""
        played = Played.card(self.top)
        return CANCELLED.get(int(self.theatre.effect[played]), 0.0) - 1.2
