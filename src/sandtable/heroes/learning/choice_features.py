"""The choices of a decision as numbers, for the network: kind, units, place, odds."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import vec
from sandtable.grid.squares import INNER
from sandtable.heroes.cards.playing import Choosing, Played
from sandtable.heroes.fight import assault, attack, blast, fire
from sandtable.heroes.fight.assault import Assaulting
from sandtable.heroes.fight.attack import Attack
from sandtable.heroes.fight.fire import Sharing, Targeting
from sandtable.heroes.fight.shots import Shot, shot_at
from sandtable.heroes.ground.paths import new_front
from sandtable.heroes.ground.sight import in_front
from sandtable.heroes.learning.appraisal import ROLES, TWELFTHS, UNKNOWN, Appraiser, faces
from sandtable.heroes.learning.features import EFFECTS_KNOWN, Observer
from sandtable.heroes.learning.map_cache import FAR
from sandtable.heroes.model.codes import (
    ACTIVATE,
    AIM,
    AMMO_UP,
    ASK,
    ASSAULT_BONUS,
    ASSAULTING,
    AT,
    ATTACK,
    BARRAGE,
    BLUFF,
    BOARD,
    BONUSES,
    BY_CARD,
    CARD,
    CHARGE,
    CHOOSING,
    DEFENCE,
    DEPLOYING,
    DIE,
    DISCARD,
    DO,
    DRIVE,
    FACE,
    FAUST,
    FIRE,
    FLIP_NONE,
    GRENADE,
    HALT,
    INFANTRY,
    LAUNCH,
    MENU,
    MOST_NUMBERS,
    MOVE,
    MOVING,
    NEST,
    ON,
    ORDER,
    PICK,
    PLAYED,
    REROLL_DIE,
    RESOLVE,
    RIFLE_GRENADE,
    SHARE,
    SHARING,
    SHOOTING_UP,
    SHOW,
    SNIPE,
    SPECIAL,
    STEP,
    STORM,
    TARGETING,
    TEMPLATE,
    THROW,
    TOKEN,
    UP,
    WEAPON,
    bit,
)
from sandtable.heroes.model.moments import KINDS as MOMENTS
from sandtable.heroes.model.moments import kind_of, unit_of
from sandtable.heroes.model.reasons import LEGAL
from sandtable.heroes.model.state import ABOARD, ACTED, BACK_UP, Skirmish
from sandtable.heroes.model.windows import ALWAYS
from sandtable.heroes.move.activation import Activation
from sandtable.heroes.move.movement import Moving
from sandtable.heroes.turn.deployment import Deploying

KINDS: Final = 32
VERBS_KNOWN: Final = BY_CARD + 1
UNIT_NUMBERS: Final = 12
PLACE_NUMBERS: Final = 13
ODDS_NUMBERS: Final = 7
TOKEN_NUMBERS: Final = 3
OTHER_NUMBERS: Final = 5

LOOKED_AT: Final = (
    1 << DO
    | 1 << STEP
    | 1 << DRIVE
    | 1 << HALT
    | 1 << BOARD
    | 1 << AMMO_UP
    | 1 << AT
    | 1 << AIM
    | 1 << ON
    | 1 << FACE
    | 1 << ORDER
    | 1 << TOKEN
    | 1 << RESOLVE
    | 1 << ACTIVATE
    | 1 << PICK
)
"""Kinds of move for which the whole position is appraised."""


class Surveyor:
    """Writer of the choices of one scenario as numbers, a row for each."""

    def __init__(self, observer: Observer) -> None:
        self.observer: Observer = observer
        self.appraiser: Appraiser = observer.appraiser
        self.width: i64 = (
            KINDS
            + VERBS_KNOWN
            + 2 * ROLES
            + EFFECTS_KNOWN
            + UNIT_NUMBERS
            + PLACE_NUMBERS
            + ODDS_NUMBERS
            + TOKEN_NUMBERS
            + len(BONUSES)
            + OTHER_NUMBERS
        )
        self.values: vec[float] = vec[float]()
        # The last unit whose current square was scouted, and the result
        self.here: i64 = -1
        self.here_pull: i64 = 0
        self.here_shot: i64 = 0
        self.here_risk: i64 = 0
        self.here_gap: i64 = 0

    def survey(
        self, state: Skirmish, seat: i64, values: vec[float], first: i64, known: bool
    ) -> None:
        """Write a row for each choice of a seat; ``known``: the position was just appraised."""
        self.values = values
        codes = state.codes(seat)
        looked = False
        for code in codes:
            if bit(code >> 10) & i64(LOOKED_AT):
                looked = True
        if looked and not known:
            self.appraiser.look_over(state, seat)
        self.here = -1
        top = state.top()
        for code in codes:
            self.row(state, seat, top, code, first, looked)
            first += self.width

    def row(
        self, state: Skirmish, seat: i64, top: i64, code: i64, first: i64, looked: bool
    ) -> None:
        values = self.values
        kind = code >> 10
        arg = code & 1023
        asked = kind_of(top)
        values[first + kind] = 1.0
        at = first + KINDS
        verb = verb_of(top, asked, kind, arg)
        if verb >= 0:
            values[at + verb] = 1.0
        at += VERBS_KNOWN
        actor = self.actor(state, top, asked, kind, arg)
        if actor >= 0:
            values[at + self.appraiser.role_seen(state, actor, seat)] = 1.0
        at += ROLES
        target = self.target(state, top, asked, kind, arg)
        if target >= 0:
            values[at + self.appraiser.role_seen(state, target, seat)] = 1.0
        at += ROLES
        card: i64 = -1
        if kind == CARD or kind == DISCARD:
            card = arg
        elif asked == CHOOSING:
            card = Choosing.card(top)
        elif asked == PLAYED:
            card = Played.card(top)
        if card >= 0 and state.theatre.effect[card] < EFFECTS_KNOWN:
            values[at + state.theatre.effect[card]] = 1.0
        at += EFFECTS_KNOWN
        if looked and actor >= 0 and self.appraiser.role[actor] != UNKNOWN:
            self.unit(state, actor, at)
            cell = self.place_of(state, actor, kind, arg)
            if cell >= 0:
                self.place(state, top, asked, actor, cell, at + UNIT_NUMBERS)
        at += UNIT_NUMBERS + PLACE_NUMBERS
        self.odds(state, seat, top, asked, kind, arg, actor, target, at)
        at += ODDS_NUMBERS
        if kind == TOKEN:
            if arg <= MOST_NUMBERS:
                values[at] = float(arg) / float(MOST_NUMBERS)
            values[at + 1] = 1.0 if arg == SPECIAL else 0.0
            values[at + 2] = 1.0 if arg == BLUFF else 0.0
        at += TOKEN_NUMBERS
        if kind == SHOW:
            values[at + arg] = 1.0
        at += len(BONUSES)
        self.others(state, top, kind, arg, actor, at)

    # The units of a choice

    def actor(self, state: Skirmish, top: i64, asked: i64, kind: i64, arg: i64) -> i64:
        """Return the unit that acts in a choice, or -1."""
        unit: i64 = -1
        if kind == ORDER or kind == RESOLVE or kind == ACTIVATE or kind == PICK:
            unit = arg
        elif asked == DEPLOYING:
            unit = Deploying.unit(top)
        elif asked == NEST:
            unit = state.theatre.nest
        elif asked == ASSAULTING and kind == ON:
            unit = Assaulting.defender(top)
        elif asked != SHOOTING_UP and MOMENTS[asked].units:
            unit = unit_of(top)
        return unit if unit < state.theatre.n_units else -1

    def target(self, state: Skirmish, top: i64, asked: i64, kind: i64, arg: i64) -> i64:
        """Return the unit that a choice is aimed at, or -1."""
        if kind == AT:
            return state.occupant(arg)
        if kind == BOARD:
            return arg
        if asked == SHOOTING_UP:
            return unit_of(top)
        if asked == ATTACK:
            return Attack.target(top)
        if asked == ASSAULTING:
            return Assaulting.defender(top)
        return -1

    def unit(self, state: Skirmish, unit: i64, at: i64) -> None:
        """Write what is known of the acting unit."""
        values = self.values
        appraiser = self.appraiser
        theatre = state.theatre
        look = state.look(unit)
        values[at] = float(appraiser.best[unit]) / 12.0
        values[at + 1] = float(min(appraiser.danger[unit], 2 * TWELFTHS)) / 24.0
        values[at + 2] = float(appraiser.pull[unit]) / 1000.0
        values[at + 3] = float(appraiser.near[appraiser.gap[unit]]) / 1000.0
        values[at + 4] = float(appraiser.worth[unit]) / 100.0
        values[at + 5] = float(min(state.suppression(unit), 4)) / 2.0
        values[at + 6] = 1.0 if state.concealed(unit) else 0.0
        values[at + 7] = 1.0 if look & ACTED else 0.0
        values[at + 8] = 1.0 if state.token(unit) else 0.0
        flips = theatre.flip_of[unit] != FLIP_NONE
        values[at + 9] = (1.0 if flips else -1.0) if look & BACK_UP else 0.0
        values[at + 10] = float(max(state.stat(unit, MOVE), 0)) / 6.0
        for item in range(i64(len(theatre.items))):
            if state.item(item) == ABOARD - unit:
                values[at + 11] = 1.0

    # Places

    def place_of(self, state: Skirmish, unit: i64, kind: i64, arg: i64) -> i64:
        """Return the square of a unit after a choice, or -1."""
        if kind == STEP or kind == ON:
            return arg
        if kind == DRIVE:
            return new_front(state, unit, arg)
        return state.at(unit) if kind == HALT else -1

    def look_here(self, state: Skirmish, unit: i64) -> None:
        """Scout a unit's current square, for comparison."""
        if self.here == unit:
            return
        appraiser = self.appraiser
        self.here = unit
        cell = appraiser.where[unit]
        if cell < 0:
            self.here_pull = 0
            self.here_shot = 0
            self.here_risk = 0
            self.here_gap = FAR
            return
        appraiser.scout(state, unit, cell)
        self.here_pull = appraiser.pull_at(unit, cell)
        self.here_shot = appraiser.shot
        self.here_risk = appraiser.risk
        self.here_gap = appraiser.foe_gap

    def place(self, state: Skirmish, top: i64, asked: i64, unit: i64, cell: i64, at: i64) -> None:
        """Write the values of a square for a unit that would be there."""
        values = self.values
        appraiser = self.appraiser
        theatre = state.theatre
        self.look_here(state, unit)
        appraiser.scout(state, unit, cell)
        terrain = state.terrain(cell)
        pull = appraiser.pull_at(unit, cell)
        values[at] = float(pull) / 1000.0
        values[at + 1] = float(pull - self.here_pull) / 500.0
        values[at + 2] = float(theatre.cover[terrain]) / 3.0
        values[at + 3] = float(min(appraiser.risk, 2 * TWELFTHS)) / 24.0
        values[at + 4] = (
            float(max(min(appraiser.risk - self.here_risk, TWELFTHS), -TWELFTHS)) / 12.0
        )
        values[at + 5] = float(appraiser.shot) / 12.0
        values[at + 6] = float(appraiser.shot - self.here_shot) / 12.0
        values[at + 7] = float(appraiser.near[appraiser.foe_gap]) / 1000.0
        values[at + 8] = (
            float(appraiser.near[appraiser.foe_gap] - appraiser.near[self.here_gap]) / 250.0
        )
        values[at + 9] = 1.0 if theatre.difficult[terrain] else 0.0
        values[at + 10] = 1.0 if theatre.ambushes[terrain] else 0.0
        values[at + 11] = 1.0 if state.ground.kind[cell] == INNER else 0.0
        if asked == MOVING:
            values[at + 12] = float(Moving.points(top)) / 6.0

    # Odds

    def odds(
        self,
        state: Skirmish,
        seat: i64,
        top: i64,
        asked: i64,
        kind: i64,
        arg: i64,
        actor: i64,
        target: i64,
        at: i64,
    ) -> None:
        """Write how likely an attack hits, kills and suppresses, and its targets."""
        appraiser = self.appraiser
        if asked == ATTACK:
            appraiser.reckon_attack(top, state.more())
            self.told(target, False, at)
        elif kind == AT and asked == TARGETING:
            verb = Targeting.verb(top)
            if fire.razes(state, top, arg):
                self.inside(state, seat, state.area(arg), at)
            elif verb == BARRAGE or verb == THROW or verb == LAUNCH:
                self.thrown_in(state, verb, target, at)
            else:
                if Targeting.mover(top) >= 0:
                    target = Targeting.mover(top)
                self.shot(verb, fire.shot_of(state, top, arg), target, at)
        elif kind == AT and asked == SHARING:
            verb = Sharing.verb(top)
            found = shot_at(state, actor, verb, arg, Sharing.is_moving(top), Sharing.ammo(top))
            found.bonus = Sharing.left(top)
            self.shot(verb, found, target, at)
        elif kind == SHARE:
            found = fire.shared_shot(state, top, state.more(), arg)
            self.shot(Sharing.verb(top), found, found.target, at)
        elif kind == AT and asked == MENU and Activation.storms(top):
            if appraiser.role[target] != UNKNOWN:
                odds = self.assault_odds(state, actor, target, arg)
                self.values[at] = odds
                self.values[at + 3] = odds * float(appraiser.worth[target]) / 100.0
        elif kind == AIM:
            self.blast(state, seat, top, asked, arg, at)
        elif kind == DO and actor >= 0:
            self.deed(state, actor, arg, at)

    def deed(self, state: Skirmish, unit: i64, verb: i64, at: i64) -> None:
        """Write the best chance of an action, before its target is chosen."""
        if verb == STORM:
            self.best_storm(state, unit, at)
        elif verb == BARRAGE:
            self.values[at] = float(self.appraiser.best[unit]) / 12.0
        elif FIRE <= verb <= SNIPE or verb == FAUST:
            self.values[at] = float(self.appraiser.best_by(state, unit, verb)) / 12.0

    def best_storm(self, state: Skirmish, unit: i64, at: i64) -> None:
        """Write the best chance of an assault on an enemy within a move, ignoring obstacles."""
        appraiser = self.appraiser
        theatre = state.theatre
        here = appraiser.where[unit]
        points = state.stat(unit, MOVE)
        best = 0.0
        for foe in range(theatre.n_units):
            there = state.at(foe)
            if there < 0 or here < 0 or theatre.seat_of[foe] == theatre.seat_of[unit]:
                continue
            if appraiser.role[foe] == UNKNOWN or appraiser.apart(here, there) > points:
                continue
            best = max(best, self.assault_odds(state, unit, foe, there))
        self.values[at] = best

    def told(self, target: i64, looked: bool, at: i64) -> None:
        """Write the results that were counted last."""
        values = self.values
        appraiser = self.appraiser
        values[at] = float(appraiser.hits) / 6.0
        values[at + 1] = float(appraiser.kills) / 6.0
        values[at + 2] = float(appraiser.suppresses) / 6.0
        if looked and target >= 0:
            values[at + 3] = float(appraiser.hits * appraiser.worth[target]) / 600.0

    def shot(self, verb: i64, shot: Shot, target: i64, at: i64) -> None:
        if shot.reason != LEGAL:
            return
        doubled = shot.bonus > 0 and attack.doubles(verb)
        bonus = shot.bonus * 2 if doubled else shot.bonus
        self.appraiser.reckon(
            verb, bonus - shot.limit - shot.far - shot.shaken, shot.defence + shot.cover
        )
        self.told(target, True, at)

    def assault_odds(self, state: Skirmish, unit: i64, target: i64, cell: i64) -> float:
        """Return the chance of an assault on a unit, without cards."""
        theatre = state.theatre
        ahead = assault.combat_bonus(state, unit, theatre.type_of[target])
        ahead += state.fighting_stat(unit, ASSAULT_BONUS)
        ahead -= assault.combat_bonus(state, target, INFANTRY)
        ahead -= state.fighting_stat(target, ASSAULT_BONUS)
        ahead += 2 * (state.suppression(target) - state.suppression(unit))
        if theatre.type_of[target] == INFANTRY:
            ahead -= theatre.cover[state.terrain(cell)]
        two = assault.has_assault(state, target)
        wins: i64 = 0
        for one in range(i64(1), i64(7)):
            for other in range(i64(1), i64(7)):
                if ahead + one > other:
                    # The number of rolls with these faces as the higher ones.
                    wins += (2 * one - 1) * ((2 * other - 1) if two else i64(6))
        return float(wins) / 1296.0

    def thrown_in(self, state: Skirmish, verb: i64, target: i64, at: i64) -> None:
        """Write the odds of a grenade thrown into a room or position, without cover."""
        if target < 0 or self.appraiser.role[target] == UNKNOWN:
            return
        kit: i64 = GRENADE if verb == THROW else RIFLE_GRENADE
        bonus = state.theatre.kit_number(kit, state.theatre.type_of[target])
        self.appraiser.reckon(verb, bonus, state.stat(target, DEFENCE))
        self.told(target, True, at)

    def inside(self, state: Skirmish, seat: i64, area: i64, at: i64) -> None:
        """Write the number of units in a structure that would be fired at."""
        for unit in range(state.theatre.n_units):
            cell = state.at(unit)
            if cell >= 0 and state.area(cell) == area:
                place = at + 5 if state.theatre.seat_of[unit] == seat else at + 4
                self.values[place] += 0.5

    def blast(
        self, state: Skirmish, seat: i64, top: i64, asked: i64, crossing: i64, at: i64
    ) -> None:
        """Write the units under a template, and the expected hits on them."""
        theatre = state.theatre
        values = self.values
        for unit in range(theatre.n_units):
            if not blast.under(state, unit, crossing):
                continue
            need = state.stat(unit, DEFENCE)
            if theatre.type_of[unit] == INFANTRY:
                need += theatre.cover[state.terrain(state.at(unit))]
            hits = faces(7 + self.bonus(state, top, asked, theatre.type_of[unit]) - need)
            worth = float(hits * self.appraiser.worth[unit]) / 600.0
            if theatre.seat_of[unit] == seat:
                values[at + 5] += float(hits) / 6.0
                values[at + 6] += worth
            else:
                values[at + 4] += float(hits) / 6.0
                values[at + 3] += worth

    def bonus(self, state: Skirmish, top: i64, asked: i64, kind: i64) -> i64:
        """Return the bonus of a template against a type of unit."""
        theatre = state.theatre
        if asked == CHOOSING:
            return theatre.card_number(Choosing.card(top), kind)
        verb = Targeting.verb(top)
        if verb == BARRAGE:
            template = state.stat(Targeting.unit(top), WEAPON + TEMPLATE)
            return theatre.template_number(template, kind)
        kit: i64 = GRENADE if verb == THROW else RIFLE_GRENADE
        return theatre.kit_number(kit, kind)

    # Other values

    def others(self, state: Skirmish, top: i64, kind: i64, arg: i64, actor: i64, at: i64) -> None:
        values = self.values
        theatre = state.theatre
        if kind == SHARE:
            values[at] = float(arg) / float(max(Sharing.left(top), 1))
        elif kind == UP:
            values[at] = float(arg)
        elif kind == DIE or kind == REROLL_DIE:
            values[at] = float(arg) / 6.0
        elif kind == ASK:
            values[at] = float(arg) / float(ALWAYS)
        elif kind == FACE:
            self.faced(state, actor, arg, at)
        elif kind == CHARGE:
            broken = state.broken >> arg & 1 != 0
            losses = theatre.group_losses[arg]
            fallen = self.observer.fallen(state, arg)
            if losses and not broken:
                values[at + 3] = 1.0 if fallen + 1 >= losses else 0.0
                values[at + 4] = float(theatre.group_points[arg]) / 5.0

    def faced(self, state: Skirmish, unit: i64, direction: i64, at: i64) -> None:
        """Write the number of enemies ahead, and how near the nearest of them is."""
        appraiser = self.appraiser
        theatre = state.theatre
        cell = appraiser.where[unit]
        if cell < 0:
            return
        best: i64 = FAR
        for foe in range(theatre.n_units):
            there = appraiser.where[foe]
            if there < 0 or theatre.seat_of[foe] == theatre.seat_of[unit]:
                continue
            if in_front(state.ground, cell, direction, there):
                self.values[at + 1] += 0.25
                best = min(best, appraiser.apart(cell, there))
        self.values[at + 2] = float(appraiser.near[best]) / 1000.0


def verb_of(top: i64, asked: i64, kind: i64, arg: i64) -> i64:
    """Return the verb of the acting unit, or -1."""
    if kind == DO:
        return arg
    if asked == TARGETING:
        return Targeting.verb(top)
    if asked == SHARING:
        return Sharing.verb(top)
    return STORM if asked == MENU and kind == AT else -1
