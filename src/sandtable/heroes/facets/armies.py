"""Building armies in the browser: what one costs, which rules it breaks, what still fits."""

from collections.abc import Iterator
from typing import Any

from sandtable.core import Game, UnknownName
from sandtable.core.game import unknown
from sandtable.heroes.content.armies import (
    LEAST_POINTS,
    MOST_POINTS,
    ArmyFault,
    ArmyList,
    Plate,
    check_army,
    read_army,
    support_cards,
)
from sandtable.heroes.content.game import HeroesGame
from sandtable.heroes.content.library import Library, Option
from sandtable.heroes.facets.lobby import plate_info


class HeroesArmies:
    """Armies that players build (HN-2)."""

    def report(self, game: Game, side: str, points: int, text: str) -> dict[str, Any]:
        """All that whoever builds an army wants to know of it."""
        assert isinstance(game, HeroesGame)
        _expect_side(game, side)
        army, unreadable = read_army(text, game.library, side)
        broken = check_army(army, game.library, points)
        return {
            "text": army.text(),
            "cost": army.cost,
            "plates": [plate_info(plate) for plate in army.plates],
            "heroes": [hero.name for hero in army.heroes],
            "deck": army.deck,
            "air_cards": support_cards(army, "air"),
            "artillery_cards": support_cards(army, "artillery"),
            "faults": [
                {"rule": fault.rule, "key": fault.key, "about": fault.about}
                for fault in (*unreadable, *broken)
            ],
            "fits": dict(_fits(army, broken, game.library, side, points)),
        }

    def battle_id(
        self, game: Game, points: int, seed: int, scenario: str, armies: dict[str, str]
    ) -> str:
        """The id of the battle that is asked for; IllegalArmy with the rules its armies break."""
        assert isinstance(game, HeroesGame)
        for side in armies:
            _expect_side(game, side)
        if scenario:
            return game.scenario_id(scenario, armies)
        if not LEAST_POINTS <= points <= MOST_POINTS:
            raise UnknownName(f"a battle has {LEAST_POINTS} to {MOST_POINTS} points")
        return game.battle_id(points, seed, armies)


def _expect_side(game: HeroesGame, side: str) -> None:
    if side not in game.seats:
        raise UnknownName(unknown(f"side of {game.id}", side, game.seats))


def _fits(
    army: ArmyList, broken: list[ArmyFault], library: Library, side: str, points: int
) -> Iterator[tuple[str, list[int]]]:
    """What can be added without breaking another rule, and where."""
    if army.cost > points:
        return

    for option in library.options.values():
        if option.army != side:
            continue
        lies_in_none = option.kind in ("plate", "hero")
        places = [
            number
            for number in ([0] if lies_in_none else range(len(army.plates)))
            if all(
                fault in broken
                for fault in check_army(_with(army, option, number), library, points)
            )
        ]
        if places:
            yield option.name, [] if lies_in_none else places


def _with(army: ArmyList, option: Option, plate: int) -> ArmyList:
    """An army with an option more."""
    plates = [Plate(old.option, list(old.inside)) for old in army.plates]
    heroes = list(army.heroes)
    if option.kind == "plate":
        plates.append(Plate(option))
    elif option.kind == "hero":
        heroes.append(option)
    else:
        plates[plate].inside.append(option)
    return ArmyList(plates, heroes, army.deck)
