"""Ratings of the options of a decision in Heroes.

Kinds of option without a rule are worth 0, and so is passing.
"""

from typing import Final

from mypy_extensions import i64

from sandtable.core.heuristics import NEVER
from sandtable.core.vec import vec
from sandtable.grid.squares import NOWHERE
from sandtable.heroes.cards.playing import Choosing
from sandtable.heroes.facets.heuristics.assessment import total_of
from sandtable.heroes.facets.heuristics.attacks import LEAST, is_template
from sandtable.heroes.facets.heuristics.effect_numbers import (
    HEAL,
    RALLY,
    READY,
    REPAIR,
    REROLL_DICE,
    SCRAMBLE,
    SHOOT,
)
from sandtable.heroes.facets.heuristics.hand import LEAST_GAIN, PLAY
from sandtable.heroes.facets.heuristics.marching import Marching
from sandtable.heroes.fight import assault, fire
from sandtable.heroes.fight.assault import Assaulting
from sandtable.heroes.fight.demolition import UNDECIDED, Demolishing
from sandtable.heroes.fight.fire import Sharing, Targeting
from sandtable.heroes.fight.shots import best_shot
from sandtable.heroes.model.battlefield import SCATTER
from sandtable.heroes.model.codes import (
    ACTIVATE,
    AIM,
    AMMO_UP,
    ASK,
    ASSAULTING,
    AT,
    BOARD,
    CARD,
    CHARGE,
    CHOOSING,
    CONCEAL,
    DEMOLISHING,
    DEPLOYING,
    DIE,
    DISCARD,
    DO,
    DRIVE,
    FACE,
    FLIP,
    GAP,
    GO,
    GOING,
    HALT,
    KEEP,
    KEEP_INITIATIVE,
    LEAVE,
    MENU,
    MOVING,
    NEST,
    NOTHING,
    ON,
    ON_THE_MOVE,
    ORDER,
    ORDERING,
    PICK,
    RAZE,
    REFILL,
    REROLL,
    REROLL_DIE,
    RESOLVE,
    SHARE,
    SHARING,
    SHOOTING_UP,
    SHOW,
    STEP,
    STORM,
    SUPPLY,
    SUPPORTING,
    TARGETING,
    TOKEN,
    UP,
)
from sandtable.heroes.model.moments import kind_of, unit_of
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import GONE
from sandtable.heroes.model.windows import ATTACKS
from sandtable.heroes.move.activation import Activation
from sandtable.heroes.move.movement import FLIPPED, STEPPED
from sandtable.heroes.turn.deployment import Deploying
from sandtable.heroes.turn.phases import Gap

STAY: Final = 0.01
"""Worth of a move that only makes the unit have acted."""
BUSY: Final = 1.2
"""Worth of an order from which even a unit that stays where it is has a use for it."""
IDLE_ORDER: Final = 12.0
"""Cost of an order to a unit that has no use for it."""
RAZE_WORTH: Final = 0.5
"""Worth of firing at a house with enemies in it, if there is nothing better."""
AMMO: Final = 0.8
"""Cost of an Ammo token."""
EAGER: Final = 0.5
"""Least worth of opportunity fire."""
EAGER_ORDERED: Final = 1.6
"""Least worth of opportunity fire by a unit that has an order."""
AUTONOMOUS_FIRE: Final = 0.8
SHOW_AT_ONCE: Final = 5.0
MUST: Final = 50.0
"""Added to a choice that must be made, so that it comes before passing or a card."""
LOW_DIE: Final = 3
SEVERITY: Final = [10.0, 1.0, 2.0, 1.5, 1.5, 2.5, 10.0]
"""How bad each damage of a vehicle is, by the die; the last one destroys it."""
ORDER_ZERO: Final = 4
"""The stage of a GAP in which only order zero can be chosen."""


class Judgement(Marching):
    """Ratings of the options of one decision."""

    def worth_of(self, code: i64) -> float:
        kind = code >> 10
        arg = code & 1023
        if kind <= AT:
            return self._act_worth(kind, arg)
        if kind == AIM:
            return self.score_blast(arg)
        if kind == ON:
            return self.score_on(arg)
        if kind == ORDER:
            return self.order_score(arg)
        if kind == ACTIVATE:
            return self.score_activate(arg)
        if kind == RESOLVE:
            return self.score_resolve(arg)
        if kind == CARD:
            return self.support_score(arg) if self.asked == SUPPORTING else self.card_score(arg)
        if kind == SHARE:
            return self.score_share(arg)
        if kind == FACE:
            return self.face_score(self.unit, arg)
        if kind == UP:
            return self.side_score(self.unit, arg)
        if kind == TOKEN:
            return self.token_score(arg, self.unit)
        if kind == PICK:
            return self.score_pick(arg)
        if kind == DISCARD:
            return -self.keep_worth(arg)
        return self._rare_worth(kind, arg)

    def worths_of(self, codes: vec[i64]) -> vec[float]:
        """Return the worth of each option, with wasteful ones excluded from a search.

        A unit at rest gets no order if another unit has a use for one. A unit that has something to
        do does it. Dice that have won are not rerolled.
        """
        worths = super().worths_of(codes)
        asked = self.asked
        if asked == ORDERING and not self.bluffs_now:
            self._keep_orders(codes, worths)
        elif asked == MENU and Activation.mover(self.top) < 0 and not Activation.done(self.top):
            self._leave_out(codes, worths, DO << 10 | NOTHING, BUSY / 4)
        elif asked == MOVING and not self.flags & (STEPPED | FLIPPED) and not self.is_there:
            self._leave_out(codes, worths, HALT << 10, 0.0)
        elif assault.has_won(self.position, self.top, self.seat):
            self._keep_roll(codes, worths)
        return worths

    def _keep_orders(self, codes: vec[i64], worths: vec[float]) -> None:
        """Exclude units at rest if another unit has a use for an order."""
        resting = vec[i64]([0] * len(codes))
        busy: i64 = 0
        for index in range(i64(len(codes))):
            if codes[index] >> 10 == ORDER:
                unit = codes[index] & 1023
                if worths[index] < BUSY and self.is_at_rest(unit):
                    worths[index] -= IDLE_ORDER
                    resting[index] = 1
                else:
                    busy += 1
        if busy:
            for index in range(i64(len(codes))):
                if resting[index]:
                    worths[index] = NEVER

    def _keep_roll(self, codes: vec[i64], worths: vec[float]) -> None:
        """Exclude rerolls."""
        for index in range(i64(len(codes))):
            kind = codes[index] >> 10
            card = codes[index] & 1023
            if kind == CARD and self.theatre.effect[card] == REROLL_DICE:
                worths[index] = NEVER
            elif kind == REROLL or kind == REROLL_DIE:
                worths[index] = NEVER

    def _leave_out(self, codes: vec[i64], worths: vec[float], code: i64, least: float) -> None:
        """Exclude a choice if another one is worth more than ``least``."""
        place: i64 = -1
        better = False
        for index in range(i64(len(codes))):
            if codes[index] == code:
                place = index
            elif worths[index] > least:
                better = True
        if place >= 0 and better:
            worths[place] = NEVER

    def is_at_rest(self, unit: i64) -> bool:
        """Whether a unit is where it should be, so that it would do nothing with an order."""
        if self.at[unit] < 0 or self.is_personal(unit):
            return False
        return max(self.move_worth(unit), self.flip_worth(unit)) <= LEAST_GAIN

    def carries_out(self, code: i64) -> bool:
        kind = code >> 10
        return kind == STEP or kind == DRIVE or kind == HALT

    def _act_worth(self, kind: i64, arg: i64) -> float:
        """Return the worth of an action of the acting or moving unit."""
        if kind == STEP:
            return self.score_step(arg)
        if kind == DO:
            return self.score_do(arg)
        if kind == AT:
            return self.score_target(arg)
        if kind == DRIVE:
            return self.score_drive(arg)
        if kind == HALT:
            return self.score_halt()
        if kind == FLIP:
            return self.score_flip()
        if kind == LEAVE:
            return self.score_leave()
        if kind == AMMO_UP:
            return self.score_ammo()
        assert kind == BOARD
        if self.asked == DEPLOYING:
            return self._start_aboard_worth(arg)
        return self.score_board(arg)

    def _rare_worth(self, kind: i64, arg: i64) -> float:
        if kind == ASK:
            return self.score_ask(arg)
        if kind == SHOW:
            return self.score_show(arg)
        if kind == KEEP:
            return NEVER  # it would choose the card again
        if kind == REROLL:
            return self.reroll_gain() - 1.0
        if kind == REROLL_DIE:  # of several dice only low ones
            return self.reroll_gain(arg) - 0.9 if arg <= LOW_DIE else -1.0
        if kind == DIE:  # good vibrations: the lesser damage
            return -SEVERITY[arg]
        if kind == CHARGE:
            return self.score_charge(arg)
        if kind == CONCEAL:
            return self.score_conceal()
        return 0.0

    @property
    def asked(self) -> i64:
        """The kind of the frame that is being resolved."""
        return kind_of(self.top)

    @property
    def unit(self) -> i64:
        """The unit that the decision is about."""
        if self.asked == DEPLOYING and Deploying.unit(self.top) >= 0:
            return Deploying.unit(self.top)
        if self.asked == ASSAULTING and Assaulting.stage(self.top) == assault.RETREATED:
            return Assaulting.defender(self.top)
        return unit_of(self.top)

    # Set-up and placement

    def score_on(self, cell: i64) -> float:
        if self.asked == NEST:
            return 1.0 + self.place_score(self.theatre.nest, cell)
        if self.asked == DEPLOYING:
            return MUST + self.place_score(self.unit, cell)
        return MUST + self.place_worth(self.moving(self.unit), cell, NOWHERE)

    def _start_aboard_worth(self, transport: i64) -> float:
        """Rate a start in a transport: it pays for a unit that has far to go."""
        cell = self.at[transport]
        return 2 * MUST if self.is_lift(transport, self.unit, cell) else -1.0

    def support_score(self, card: i64) -> float:
        """Rate an air or artillery card for the deck by its bonuses against the enemies."""
        value = 0.0
        for foe in self.foes:
            value += float(self.theatre.card_number(card, self.theatre.type_of[foe]))
        return MUST + value - 0.1 * float(self.theatre.card_number(card, SCATTER))

    # Orders

    def score_ask(self, level: i64) -> float:
        """Rate the levels of questions: ask before attacks, for cards that help there."""
        return 2 * PLAY if level == ATTACKS else NEVER

    def score_show(self, bonus: i64) -> float:
        if bonus == REFILL:
            if self.position.phase == SUPPLY:
                return NEVER  # the hand is filled at the end of the phase anyway
            return SHOW_AT_ONCE if self.position.army(self.seat).hand_size <= 1 else -PLAY
        if bonus == KEEP_INITIATIVE:
            return SHOW_AT_ONCE if self.position.holder == self.seat else -PLAY
        return PLAY

    # Activation

    def score_resolve(self, unit: i64) -> float:
        return self.attack_worth(unit) + self.errand(unit) - 1.0

    def score_activate(self, unit: i64) -> float:
        if self.asked == GAP and Gap.stage(self.top) != ORDER_ZERO:
            return self.attack_worth(unit) - AUTONOMOUS_FIRE
        if self.asked == SHOOTING_UP:
            eager = EAGER_ORDERED if self.token[unit] else EAGER
            return self.best_shot_at(unit, unit_of(self.top)) - eager
        if not self.is_own(unit):
            return 5.0
        if self.asked == GOING:
            return self.going_worth(unit)
        return max(self.move_worth(unit), self.flip_worth(unit)) - LEAST_GAIN

    def score_do(self, verb: i64) -> float:
        if self.asked == MOVING:
            return self.fire_on_the_move(verb)
        if self.asked == DEMOLISHING and self.position.more() == UNDECIDED:
            return self._ruin_worth(Demolishing.area(self.top))
        unit = self.unit
        if verb == NOTHING:
            return 0.0
        if verb == GO:
            return self._go_worth(unit)
        if verb == STORM:
            return self.best_assault(unit)
        if verb == RAZE:
            return self._raze_worth()
        mover = Activation.mover(self.top)
        if mover >= 0 and not is_template(verb):
            return self.shot_worth(unit, verb, mover, False, 0)
        return self.best_of(unit, verb)

    def _go_worth(self, unit: i64) -> float:
        gain = max(self.move_worth(unit), self.flip_worth(unit))
        if gain <= 0.0:  # its own square is the best, whatever there is to do elsewhere
            return STAY
        fired = 0.0
        if self.face(unit).weapons_able() & ON_THE_MOVE:
            for verb in self.verbs(unit):
                fired = max(fired, self.best_of(unit, verb, True))
        return gain + fired * 0.9 + self.errand(unit)

    def _ruin_worth(self, area: i64) -> float:
        """Rate rolling the demolition dice: not for a structure with own units in it."""
        for unit in self.own:
            if self.at[unit] >= 0 and self.position.area(self.at[unit]) == area:
                return -1.0
        return 1.0

    def _raze_worth(self) -> float:
        for foe in self.foes:
            if self.position.area(self.at[foe]):
                return RAZE_WORTH
        return 0.05

    # Targets

    def score_target(self, cell: i64) -> float:
        if self.asked == MENU and Activation.storms(self.top):
            target = self.position.occupant(cell)
            return MUST + self.assault_worth(self.unit, target, self.at[self.unit])
        if self.asked == CHOOSING:
            return MUST + self._card_on_enemy(self.position.occupant(cell))
        if self.asked == SHARING and Sharing.asks_target(self.top):
            return MUST + self._split_worth(self.position.occupant(cell), 1)
        verb = Targeting.verb(self.top)
        if verb == RAZE:
            return MUST + self._raze_target(cell)
        if is_template(verb):
            return MUST + self.room_worth(self.unit, verb, cell)
        return self._shot_score(verb, cell)

    def _shot_score(self, verb: i64, cell: i64) -> float:
        position = self.position
        if (
            self.asked != TARGETING
            or fire.target_reason(position, self.top, cell) != LEGAL
            or fire.razes(position, self.top, cell)
        ):
            return 0.0
        shot = fire.shot_of(position, self.top, cell)
        target = Targeting.mover(self.top)
        if target < 0:
            target = position.occupant(cell)
        defence = shot.defence + shot.cover
        pierces = self.pierces(self.unit, verb)
        effect = self.effect(target, verb, total_of(verb, shot), defence, pierces)
        return MUST + self.aim_worth(self.unit, verb, target, effect)

    def _raze_target(self, cell: i64) -> float:
        area = self.position.area(cell)
        total = 0.0
        for foe in self.foes:
            if self.position.area(self.at[foe]) == area:
                total += self.worths[foe]
        return total

    def score_blast(self, crossing: i64) -> float:
        if self.asked == CHOOSING:
            return MUST + self.crossing_worth(Choosing.card(self.top), crossing)
        return MUST + self.template_worth(self.unit, Targeting.verb(self.top), crossing)

    def score_ammo(self) -> float:
        top = self.top
        verb = Targeting.verb(top)
        moving = Targeting.is_moving(top)
        ammo = Targeting.ammo(top) + 1
        best = LEAST
        for foe in self.targets:
            worth = self.shot_worth(self.unit, verb, foe, moving, ammo)
            best = max(best, worth)
        return MUST + best - AMMO

    # The machine gun

    def _split_worth(self, target: i64, share: i64) -> float:
        """Return the expected worth of a share of the bonus against one target."""
        top = self.top
        verb = Sharing.verb(top)
        moving = Sharing.is_moving(top)
        shot = best_shot(self.position, self.unit, verb, target, moving, Sharing.ammo(top))
        if shot.reason != LEGAL:
            return 0.0
        shot.bonus = share
        return self.shot_effect(verb, shot, False)

    def score_share(self, share: i64) -> float:
        top = self.top
        more = self.position.more()
        left = Sharing.left(top)
        target = (fire.share_of(more, fire.chosen_count(more) - 1) & 63) - 1
        value = self._split_worth(target, share)
        if share < left:
            best = 0.0
            for option in fire.next_targets(self.position, top, more, False):
                other = self.position.occupant(option & 1023)
                best = max(best, self._split_worth(other, left - share))
            value += best
        return MUST + value

    # Cards

    def score_pick(self, unit: i64) -> float:
        if self.asked == DEPLOYING:
            return -0.01 * float(unit)
        effect = self.theatre.effect[Choosing.card(self.top)]
        if effect == RALLY:
            return self.rally_worth(unit)
        if effect == REPAIR:
            return self.repair_worth(unit)
        if effect == HEAL:
            return self.heal_worth(unit)
        if effect == READY:
            return self.ready_worth(unit)
        if effect == SHOOT:
            below = self.position.frames[self.position.depth - 3]
            return self.best_shot_at(unit, unit_of(below))
        return self.attack_worth(unit)

    def _card_on_enemy(self, unit: i64) -> float:
        effect = self.theatre.effect[Choosing.card(self.top)]
        return self.scramble_worth(unit) if effect == SCRAMBLE else self.hit_worth(unit)

    # Losses

    def score_charge(self, group: i64) -> float:
        """Rate the group for an eliminated unit: one that does not break."""
        theatre = self.theatre
        losses = theatre.group_losses[group]
        if self.position.broken >> group & 1 or not losses:
            return 10.0
        fallen: i64 = 0
        for unit in range(theatre.n_units):
            if self.at[unit] == GONE and self.rear[unit] == group:
                fallen += 1
        breaks = -10.0 if fallen + 1 >= losses else 0.0
        return breaks - float(theatre.group_points[group])
