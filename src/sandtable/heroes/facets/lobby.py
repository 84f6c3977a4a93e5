"""Data with which the browser draws a Heroes title: counters, cards, options."""

from collections.abc import Mapping, Sequence

import msgspec

from sandtable.core import Game
from sandtable.core.facets import ScenarioFacts
from sandtable.core.map_patches import Plan
from sandtable.core.wire import filled
from sandtable.grid.squares import NOWHERE
from sandtable.heroes import lobby_wire as wire
from sandtable.heroes.cards.effects import EFFECTS
from sandtable.heroes.content.armies import (
    COMMAND_LIMIT,
    LEAST_CARDS,
    LEAST_POINTS,
    MOST_POINTS,
    SUPPORT,
)
from sandtable.heroes.content.game import HeroesGame
from sandtable.heroes.content.library import Counter, Library, Option
from sandtable.heroes.facets.battle_layout import plan, skirmish
from sandtable.heroes.facets.box import contents
from sandtable.heroes.fight.demolition import NEEDED
from sandtable.heroes.model.codes import (
    ABILITIES,
    ABLE,
    ASSAULT_BONUS,
    BONUS,
    BONUS_COPIES,
    BONUSES,
    CANNOT_MOVE,
    DEFENCE,
    DEMOLITION,
    FLIPS,
    FRAMES,
    MOVE,
    MOVE_PENALTY,
    NO_BONUS,
    ON_THE_MOVE,
    RANGE,
    SEATS,
    TEMPLATE,
    TYPES,
    WEAPON,
    WEAPON_ABILITIES,
    WEAPON_ABLE,
    WEAPON_LENGTH,
)
from sandtable.heroes.model.windows import ANY, WINDOWS
from sandtable.heroes.wire import SkirmishBox

NO_WEAPON = (NO_BONUS, NO_BONUS, NO_BONUS, 0, 0, 0, 0, 0)


class HeroesLobby:
    """The lobby data of a Heroes title."""

    keeps_layouts = False

    def title_part(self, game: Game) -> wire.SkirmishTitle:
        assert isinstance(game, HeroesGame)
        return wire.SkirmishTitle(heroes=_printed(game.library))

    def facts(self, game: Game, id: str) -> ScenarioFacts:
        assert isinstance(game, HeroesGame)
        theatre = game.rules(id).theatre
        first = theatre.first_initiative
        return ScenarioFacts(
            round_limit=int(theatre.last_turn),
            initiative="" if first == NOWHERE else game.seats[first],
            build=game.build_points(id),
        )

    def scenario_part(self, game: Game, id: str) -> None:
        return None

    def layout_part(self, game: Game, id: str) -> wire.SkirmishLayout:
        assert isinstance(game, HeroesGame)
        return wire.SkirmishLayout(skirmish=skirmish(game, id))

    def plan(self, game: Game, id: str) -> Plan:
        """Return the map at the start: ground, houses and objectives."""
        assert isinstance(game, HeroesGame)
        return plan(skirmish(game, id))

    def box_data(self, game: Game) -> SkirmishBox:
        assert isinstance(game, HeroesGame)
        return msgspec.convert(contents(game), SkirmishBox)


# Components


def _printed(library: Library) -> wire.HeroesInfo:
    return wire.HeroesInfo(
        terrains=[
            filled(
                wire.TerrainInfo,
                terrain,
                id=terrain.name,
                closed=[kind for index, kind in enumerate(TYPES) if terrain.closed >> index & 1],
            )
            for terrain in library.terrains.values()
        ],
        counters=[_counter(counter, library) for counter in library.counters.values()],
        cards=[
            filled(
                wire.ActionCardInfo,
                card,
                id=card.name,
                by_option=card.kind in SUPPORT,
                effect=EFFECTS[card.effect],
                when=["any"] if card.windows == ANY else _names(WINDOWS, card.windows),
                bonus=list(card.numbers[:3]),
                demolition=card.numbers[3],
                scatter=card.numbers[4],
                anti_air=card.numbers[5],
            )
            for card in library.cards.values()
        ],
        options=[_option(option) for option in library.options.values()],
        templates=[
            wire.TemplateInfo(
                id=name,
                bonus=list(numbers[:3]),
                demolition=numbers[3],
                scatter=numbers[4],
            )
            for name, numbers in library.templates.items()
        ],
        equipment=[
            wire.EquipmentInfo(
                id=name,
                tokens=library.tokens[name],
                bonus=list(numbers[:3]),
                demolition=numbers[3],
            )
            for name, numbers in library.equipment.items()
        ],
        bonuses=dict(zip(BONUSES, BONUS_COPIES, strict=True)),
        limits=wire.BuildingLimits(
            least_points=LEAST_POINTS,
            most_points=MOST_POINTS,
            command_from=COMMAND_LIMIT,
            least_cards=LEAST_CARDS,
        ),
        demolition_face=int(NEEDED),
    )


def _names(known: Mapping[str, int], mask: int) -> list[str]:
    return [name for name, bits in known.items() if mask & bits == bits]


def _counter(counter: Counter, library: Library) -> wire.CounterInfo:
    front, back = (_side(stats, library) for stats in counter.stats)
    return filled(
        wire.CounterInfo,
        counter,
        id=counter.name,
        type=TYPES[counter.type],
        frame=FRAMES[counter.frame],
        flip=FLIPS[counter.flip],
        front=front,
        back=back,
    )


def _side(stats: Sequence[int], library: Library) -> wire.CounterSide:
    return wire.CounterSide(
        move=None if stats[MOVE] == CANNOT_MOVE else stats[MOVE],
        defence=list(stats[DEFENCE : DEFENCE + 3]),
        abilities=_names(ABILITIES, stats[ABLE]),
        assault_bonus=stats[ASSAULT_BONUS],
        seats=stats[SEATS],
        main=_weapon(stats[WEAPON : WEAPON + WEAPON_LENGTH], library),
        second=_weapon(stats[WEAPON + WEAPON_LENGTH : WEAPON + 2 * WEAPON_LENGTH], library),
    )


def _weapon(stats: Sequence[int], library: Library) -> wire.WeaponInfo | None:
    if tuple(stats) == NO_WEAPON:
        return None
    able = stats[WEAPON_ABLE]
    return wire.WeaponInfo(
        bonus=[None if one == NO_BONUS else one for one in stats[BONUS : BONUS + 3]],
        range=stats[RANGE],
        abilities=_names(WEAPON_ABILITIES, able),
        on_the_move=stats[MOVE_PENALTY] if able & ON_THE_MOVE else None,
        demolition=stats[DEMOLITION],
        template=list(library.templates)[stats[TEMPLATE] - 1] if stats[TEMPLATE] else "",
    )


def _option(option: Option) -> wire.OptionInfo:
    slots = [wire.SlotInfo(size=size, colours=list(colours)) for size, colours in option.slots]
    return filled(wire.OptionInfo, option, id=option.name, slots=slots)
