"""What each option of a decision is worth in Heroes.

An option of the kind `target` is judged by the method `score_target`; a kind without a method is
worth nothing, and so is passing.
"""

from sandtable.agents.lazy import lazy
from sandtable.agents.skirmish.attacks import LEAST
from sandtable.agents.skirmish.hand import PLAY
from sandtable.agents.skirmish.marching import Marching
from sandtable.core import Decision, Move
from sandtable.heroes import fire
from sandtable.heroes.cards import EFFECTS
from sandtable.heroes.fire import MOVING_FIRE
from sandtable.heroes.reasons import LEGAL
from sandtable.heroes.shots import best_shot
from sandtable.heroes.state import GONE
from sandtable.heroes.view import SkirmishView
from sandtable.heroes.windows import ATTACKS
from sandtable.heroes.words import (
    BARRAGE,
    GO,
    KEEP_INITIATIVE,
    LAUNCH,
    NOTHING,
    ON_THE_MOVE,
    RAZE,
    REFILL,
    STORM,
    THROW,
    field_a,
    field_b,
    field_c,
    field_d,
    field_e,
)

LEAST_GAIN = 0.35
"""A move in supply must bring this."""
RAZE_WORTH = 0.5
"""Firing at a house with enemies in it, when there is nothing better."""
AMMO = 0.8
"""What an Ammo token is worth."""
EAGER = 0.5
"""What opportunity fire must bring."""
EAGER_ORDERED = 1.6
"""The same by a unit that would act anyway."""
AUTONOMOUS_FIRE = 0.8
SHOW_AT_ONCE = 5.0
LOW_DIE = 3
SEVERITY = {1: 1.0, 2: 2.0, 3: 1.5, 4: 1.5, 5: 2.5}
"""How bad each damage of a vehicle is; the rest destroys it."""


class Judgement(Marching):
    """What each option of one decision is worth."""

    def __init__(self, view: SkirmishView, decision: Decision) -> None:
        super().__init__(view, int(decision.seat))
        self.decision = decision
        self.prompt = decision.prompt

    def best(self) -> Move:
        """The option that is worth most; the first of several."""
        return max(self.decision.options, key=self.score)

    def score(self, move: Move) -> float:
        judge = getattr(self, f"score_{move.kind}", None)
        return 0.0 if judge is None else float(judge(move))

    @staticmethod
    def number(move: Move) -> int:
        """The argument of a move as the rules count it."""
        return int(move.code) & 1023

    @lazy
    def unit(self) -> int:
        """The unit the decision is about."""
        name = self.decision.args.get("unit")
        return self.theatre.units.index(str(name)) if name else int(field_a(self.top))

    # Setting up and placing

    def score_on(self, move: Move) -> float:
        cell = self.number(move)
        if self.prompt == "supply_end":
            return 1.0 + self.place_score(int(self.theatre.nest), cell)
        if self.prompt == "deploy":
            return 50.0 + self.place_score(self.unit, cell)
        return 50.0 + self.moving(self.unit).value((cell, -1))

    def score_up(self, move: Move) -> float:
        return self.side_score(self.unit, self.number(move))

    def score_face(self, move: Move) -> float:
        return self.face_score(self.unit, self.number(move))

    # Orders

    def score_order(self, move: Move) -> float:
        return self.order_score(self.number(move))

    def score_token(self, move: Move) -> float:
        return self.token_score(self.number(move), self.unit)

    def score_ask(self, move: Move) -> float:
        """It wants to be asked before attacks on its units, for cards that help there."""
        return 2 * PLAY if self.number(move) == ATTACKS else -10 * PLAY

    def score_show(self, move: Move) -> float:
        bonus = self.number(move)
        if bonus == REFILL:
            return SHOW_AT_ONCE if self.position.army(self.seat).hand_size <= 1 else -PLAY
        if bonus == KEEP_INITIATIVE:
            return SHOW_AT_ONCE if self.position.holder == self.seat else -PLAY
        return PLAY

    # Activation

    def score_resolve(self, move: Move) -> float:
        worth = self.attack_worth(self.number(move)) + self._errand(self.number(move))
        return worth - 1.0

    def score_activate(self, move: Move) -> float:
        unit = self.number(move)
        if self.prompt in ("gap", "between", "special"):
            return self.attack_worth(unit) - AUTONOMOUS_FIRE
        if self.prompt == "opportunity":
            return self._opportunity(unit)
        if unit not in self.own:
            return 5.0
        gain = max(self.move_worth(unit), self.flip_worth(unit))
        return gain - LEAST_GAIN

    def _opportunity(self, unit: int) -> float:
        mover = int(field_a(self.top))
        return self.best_shot_at(unit, mover) - (EAGER_ORDERED if self.token[unit] else EAGER)

    def score_do(self, move: Move) -> float:
        verb = self.number(move)
        if self.prompt in ("move", "assault_move"):
            return self.fire_on_the_move(verb)
        if self.prompt == "demolish":
            return self._ruin_worth(int(field_b(self.top)))
        unit = self.unit
        if verb == NOTHING:
            return 0.0
        if verb == GO:
            return self._go_worth(unit)
        if verb == STORM:
            return max(self.assaults(unit).values(), default=0.0)
        if verb == RAZE:
            return self._raze_worth()
        mover = int(field_c(self.top)) - 1
        if mover >= 0 and verb not in (THROW, LAUNCH, BARRAGE):
            return self.shot_worth(unit, verb, mover, False, 0)
        return self.best_of(unit, verb)

    def _go_worth(self, unit: int) -> float:
        gain = max(self.move_worth(unit), self.flip_worth(unit), 0.01)
        moving = [
            self.best_of(unit, verb, True)
            for verb in self.verbs(unit)
            if any(weapon.able & ON_THE_MOVE for weapon in self.face(unit).weapons)
        ]
        return gain + max(moving, default=0.0) * 0.9 + self._errand(unit)

    def _ruin_worth(self, area: int) -> float:
        """Whether the dice for a structure should be rolled: not over own heads."""
        inside = [unit for unit in self.own if self.at[unit] >= 0]
        return -1.0 if any(self.position.area(self.at[unit]) == area for unit in inside) else 1.0

    def _raze_worth(self) -> float:
        inside = any(self.position.area(self.at[foe]) for foe in self.foes)
        return RAZE_WORTH if inside else 0.05

    # Targets

    def score_target(self, move: Move) -> float:
        cell = self.number(move)
        if self.prompt == "assault_target":
            target = int(self.position.occupant(cell))
            return 50.0 + self.assault_worth(self.unit, target, self.at[self.unit])
        if self.prompt == "card_target":
            return 50.0 + self._card_on_enemy(cell)
        if self.prompt == "share_target":
            return 50.0 + self._split_worth(int(self.position.occupant(cell)), 1)
        verb = int(field_b(self.top))
        if verb == RAZE:
            return 50.0 + self._raze_target(cell)
        if verb in (THROW, LAUNCH, BARRAGE):
            return 50.0 + self.room_worth(self.unit, verb, cell)
        sums = self.position.preview(move)
        if not sums:
            return 0.0
        mover = int(field_e(self.top)) - 1
        target = mover if mover >= 0 else int(self.position.occupant(cell))
        effect = self.effect(
            target, verb, sums["sum"], sums["total"], self.pierces(self.unit, verb)
        )
        return 50.0 + self.aim_worth(self.unit, verb, target, effect)

    def _raze_target(self, cell: int) -> float:
        area = self.position.area(cell)
        return sum(
            self.worths[foe] for foe in self.foes if self.position.area(self.at[foe]) == area
        )

    def score_blast(self, move: Move) -> float:
        if self.prompt == "card_target":
            return 50.0 + self.crossing_worth(int(field_a(self.top)), self.number(move))
        return 50.0 + self.template_worth(self.unit, int(field_b(self.top)), self.number(move))

    def score_ammo(self, move: Move) -> float:
        top = self.top
        verb, ammo = int(field_b(top)), int(field_d(top)) + 1
        moving = field_c(top) & MOVING_FIRE != 0
        best = max(
            (self.shot_worth(self.unit, verb, foe, moving, ammo) for foe in self.targets),
            default=LEAST,
        )
        return 50.0 + best - AMMO

    # The machine gun

    def _split_worth(self, target: int, share: int) -> float:
        """What so much of the bonus is expected to bring against one target."""
        top = self.top
        verb = int(field_b(top))
        moving = field_c(top) & MOVING_FIRE != 0
        shot = best_shot(self.position, self.unit, verb, target, moving, int(field_c(top)) >> 4)
        if shot.reason != LEGAL:
            return 0.0
        shot.bonus = share
        return self.shot_effect(self.unit, verb, shot, False)

    def score_share(self, move: Move) -> float:
        share = self.number(move)
        top, more = self.top, self.position.more()
        left = int(field_d(top))
        last = int(fire.chosen_count(more)) - 1
        target = (int(fire.share_of(more, last)) & 63) - 1
        value = self._split_worth(target, share)
        if share < left:
            others = [
                self._split_worth(int(self.position.occupant(int(option) & 1023)), left - share)
                for option in fire.next_targets(self.position, top, more, False)
            ]
            value += max(others, default=0.0)
        return 50.0 + value

    # Cards

    def score_card(self, move: Move) -> float:
        return self.card_score(self.number(move))

    def score_pick(self, move: Move) -> float:
        unit = self.number(move)
        if self.prompt == "deploy_pick":
            return -0.01 * unit
        effect = EFFECTS[self.theatre.effect[int(field_a(self.top))]]
        if effect == "rally":
            return self.rally_worth(unit)
        if effect == "repair":
            return self.repair_worth(unit)
        if effect == "heal":
            return self.heal_worth(unit)
        if effect == "ready":
            return self.ready_worth(unit)
        if effect == "shoot":
            below = int(self.position.frames[self.position.depth - 3])
            return self.best_shot_at(unit, int(field_a(below)))
        return self.attack_worth(unit)

    def _card_on_enemy(self, cell: int) -> float:
        unit = int(self.position.occupant(cell))
        effect = EFFECTS[self.theatre.effect[int(field_a(self.top))]]
        return self.scramble_worth(unit) if effect == "scramble" else self.hit_worth(unit)

    def score_keep(self, move: Move) -> float:
        """Never: it would choose the card again."""
        return -float("inf")

    def score_discard(self, move: Move) -> float:
        return -self.keep_worth(self.number(move))

    def score_reroll(self, move: Move) -> float:
        return self.reroll_gain() - 1.0

    def score_reroll_die(self, move: Move) -> float:
        """Of several dice the low ones."""
        return self.reroll_gain() - 0.9 if self.number(move) <= LOW_DIE else -1.0

    # Losses

    def score_die(self, move: Move) -> float:
        """Good vibrations: the lesser damage."""
        return -SEVERITY.get(self.number(move), 10.0)

    def score_charge(self, move: Move) -> float:
        """A dead unit goes where it breaks nothing."""
        group = self.number(move)
        theatre = self.theatre
        fallen = sum(
            self.at[unit] == GONE and self.rear[unit] == group for unit in self.ground.units
        )
        losses = int(theatre.group_losses[group])
        if self.position.broken >> group & 1 or not losses:
            return 10.0
        breaks = fallen + 1 >= losses
        return (-10.0 if breaks else 0.0) - int(theatre.group_points[group])
