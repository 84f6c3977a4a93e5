"""Undaunted: Normandy. ``rules`` has what differs from the system; the rest is data."""

from collections.abc import Sequence
from pathlib import Path

from mypy_extensions import i64

from sandtable.core.vec import vec
from sandtable.undaunted import faults
from sandtable.undaunted.codes import code
from sandtable.undaunted.content import ScenarioReader
from sandtable.undaunted.field import Battlefield
from sandtable.undaunted.game import ROUND_LIMIT, UndauntedGame
from sandtable.undaunted.normandy.battles import battle
from sandtable.undaunted.normandy.codes import AIM, GUIDE_UNIT, VERB_NAMES
from sandtable.undaunted.normandy.facets.facets import NormandyFacets
from sandtable.undaunted.normandy.rules import NO_RADIO, UNITS_A_SIDE, NormandyRules
from sandtable.undaunted.rules.engine import Rules

SEATS = ("us", "de")


def make_rules(field: Battlefield, reader: ScenarioReader) -> NormandyRules:
    """Create the rules with the parts that only this title has: the aim to pin, and the radio."""
    reader.expect_points(field, sum(int(worth) for worth in field.objective))
    if field.n_units > UNITS_A_SIDE:
        reader.root.fault("", faults.TOO_MANY_UNITS, most=int(UNITS_A_SIDE))
    pins = []
    for side in reader.sides:
        aim = side.table("aim")
        pin = aim.flag("pin")
        if pin == ("points" in aim):
            side.fault("aim", faults.POINTS_OR_PIN)
        pins.append(int(pin))
    radio_tile = radio_seat = NO_RADIO
    if "radio" in reader.root:
        radio = reader.root.table("radio")
        tile = radio.text("tile")
        radio_seat = SEATS.index(radio.text("side", among=list(SEATS)))
        reader.expect_tile(radio, "tile", tile)
        if tile in field.tiles:
            radio_tile = field.tile(tile)
    return NormandyRules(field, vec[i64](pins), radio_tile, radio_seat)


def list_moves(rules: Rules) -> list[tuple[int, str, str]]:
    """Return the moves of this title alone that the scenario's cards can lead to."""
    field = rules.field
    moves: list[tuple[int, str, str]] = []
    printed = [
        {name for name, verb in VERB_NAMES.items() if field.prints(card, verb)}
        for card in range(len(field.cards))
    ]
    if any("guide" in names for names in printed):
        for unit in range(int(field.n_units)):
            moves.append((code(GUIDE_UNIT, unit), "guide", field.cards[unit]))
    if any("target" in names for names in printed):
        for tile, name in enumerate(field.tiles):
            moves.append((code(AIM, tile), "aim", name))
    return moves


def load(packs: Sequence[Path] = ()) -> UndauntedGame:
    """Return the title with these content packs."""
    return edition(2, packs=packs)


def edition(
    version: int, *, round_limit: int = ROUND_LIMIT, packs: Sequence[Path] = ()
) -> UndauntedGame:
    """Return the title under a rules version."""
    return UndauntedGame(
        "undaunted-normandy",
        rules_version=version,
        seats=SEATS,
        folder=Path(__file__).parent,
        verbs=VERB_NAMES,
        numbered=("guide", "blast"),
        make_rules=make_rules,
        list_moves=list_moves,
        packs=packs,
        round_limit=round_limit,
        facets=NormandyFacets(),
        battle=battle,
    )
