"""The army builder in the browser: cost, broken rules, and options that still fit."""

from sandtable.core import Game, UnknownName
from sandtable.core.game import unknown
from sandtable.heroes import lobby_wire as wire
from sandtable.heroes.content.armies import (
    LEAST_POINTS,
    MOST_POINTS,
    SUPPORT,
    ArmyFault,
    addable,
    check_army,
    read_armies,
    read_army,
    support_cards,
)
from sandtable.heroes.content.game import HeroesGame
from sandtable.heroes.facets.battle_layout import plate_info


class HeroesArmies:
    """Armies that players build (HN-2)."""

    def report(self, game: Game, side: str, points: int, text: str) -> wire.ArmyReport:
        """Return all data that the army builder shows."""
        assert isinstance(game, HeroesGame)
        _expect_side(game, side)
        army, unreadable = read_army(text, game.library, side)
        fits: dict[str, list[int]] = {}
        refused: dict[str, wire.ArmyFault] = {}
        for option in game.library.options.values():
            if option.army == side:
                places, obstacle = addable(army, option, game.library, points)
                if obstacle is None:
                    fits[option.name] = places
                else:
                    refused[option.name] = _told(obstacle)
        return wire.ArmyReport(
            text=army.text(),
            cost=army.cost,
            plates=[plate_info(plate) for plate in army.plates],
            heroes=[hero.name for hero in army.heroes],
            deck=army.deck,
            support_cards={kind: support_cards(army, kind) for kind in SUPPORT},
            faults=[
                _told(fault) for fault in (*unreadable, *check_army(army, game.library, points))
            ],
            fits=fits,
            refused=refused,
        )

    def battle_id(
        self, game: Game, points: int, seed: int, scenario: str, armies: dict[str, str]
    ) -> str:
        """Return the id of a battle; raise IllegalArmy if its armies break rules."""
        assert isinstance(game, HeroesGame)
        for side in armies:
            _expect_side(game, side)
        if scenario:
            return game.scenario_id(scenario, armies)
        if not LEAST_POINTS <= points <= MOST_POINTS:
            raise UnknownName(f"points must be from {LEAST_POINTS} to {MOST_POINTS}")
        return game.battle_id(points, seed, armies)

    def parted(self, game: Game, id: str) -> tuple[str, dict[str, str]]:
        """Split an id into a scenario and the armies that were built for it, as texts.

        The armies of a generated battle stay in its id.
        """
        assert isinstance(game, HeroesGame)
        base, _, built = id.partition("~")
        points = game.build_points(base)
        if not built or not points:
            return id, {}
        armies = read_armies(f"~{built}", game.library, game.seats, points) or {}
        return base, {seat: army.text() for seat, army in armies.items()}


def _told(fault: ArmyFault) -> wire.ArmyFault:
    return wire.ArmyFault(rule=fault.rule, key=fault.key, about=fault.about)


def _expect_side(game: HeroesGame, side: str) -> None:
    if side not in game.seats:
        raise UnknownName(unknown(f"side for {game.id}", side, game.seats))
