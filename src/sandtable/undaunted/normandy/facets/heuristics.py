"""Heuristics for the actions that only Undaunted: Normandy has: guides and the mortar."""

from mypy_extensions import i64

from sandtable.undaunted.facets.heuristics.assessment import COUNTER
from sandtable.undaunted.facets.heuristics.option_values import Judgement, Use
from sandtable.undaunted.facets.heuristics.placement import FOLLOW_UP
from sandtable.undaunted.facets.heuristics.scenario_tables import NO_VERB, UNKNOWN_VERB
from sandtable.undaunted.normandy.codes import AIM, GUIDE_UNIT
from sandtable.undaunted.normandy.state import NormandyBattle
from sandtable.undaunted.state import OFF_BOARD


class NormandyJudgement(Judgement):
    def title_score(self, code: i64, kind: i64, arg: i64) -> float:
        if kind == GUIDE_UNIT:
            return self.best_walk(arg, False)
        if kind == AIM:
            return self.blast_worth(arg, self.ground.power(self.unit, self.ground.blast))
        return 0.0

    def title_worth(self, card: i64, verb: i64, power: i64) -> float:
        if verb == self.ground.guide:
            return self.guide_worth()
        if verb == self.ground.target:
            return self.aim_worth(card)
        if verb == self.ground.blast:
            return self.blast_worth(self.target_tile(), power)
        return UNKNOWN_VERB

    def guide_worth(self) -> float:
        use = Use()
        for unit in range(self.ground.n_units):
            if self.at[unit] != OFF_BOARD and not self.own.suppressed >> unit & 1:
                use.consider(NO_VERB, self.best_walk(unit, False))
        return use.worth

    # The mortar

    def target_tile(self) -> i64:
        """Return the tile of the own target marker, or OFF_BOARD."""
        position = self.position
        assert isinstance(position, NormandyBattle)
        return position.target(self.seat)

    def blast_worth(self, tile: i64, number: i64) -> float:
        """Return the value of shelling a tile: the enemy's losses minus the own."""
        if tile == OFF_BOARD:
            return 0.0
        ground = self.ground
        defence = ground.field.defence
        cover = ground.high[tile]
        worth = 0.0
        for unit in self.exposed:
            if self.foe_at[unit] == tile:
                worth += self.targets[unit] * ground.chance(number, defence[unit] + cover)
        for unit in range(ground.n_units):
            if self.at[unit] == tile:
                value = 2 * COUNTER + (0.0 if self.lives(unit) else COUNTER)
                worth -= value * ground.chance(number, defence[unit] + cover)
        return worth

    def aim_worth(self, card: i64) -> float:
        """Return the value of aiming at the best tile, compared with the current target."""
        number = self.ground.power(card, self.ground.blast)
        row = self.ground.distance[self.at[card]]
        use = Use()
        for tile in range(self.ground.n_tiles):
            if self.foe_tiles >> tile & 1 and row[tile] > 2:
                use.consider(NO_VERB, self.blast_worth(tile, number))
        return FOLLOW_UP * (use.worth - max(0.0, self.blast_worth(self.target_tile(), number)))
