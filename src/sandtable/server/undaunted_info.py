"""What the browser must know to draw an Undaunted title: maps, set-ups, cards."""

from sandtable.server import wire
from sandtable.undaunted.content import UndauntedGame
from sandtable.undaunted.field import Battlefield
from sandtable.undaunted.state import OFF_BOARD


def fill_in(info: wire.TitleInfo, game: UndauntedGame) -> None:
    """Add to a title what only its system knows."""
    for scenario in info.scenarios:
        field = game.rules(scenario.id).field
        scenario.map = _map(game, field)
        scenario.sides = [_side(field, seat) for seat in range(len(game.seats))]
        scenario.initiative = game.seats[field.first_holder]
        scenario.round_limit = int(field.round_limit)
    info.cards = _cards(game)
    info.soldiers = game.library.soldiers


def _map(game: UndauntedGame, field: Battlefield) -> wire.MapInfo:
    laid = game.map(field.id)
    tiles = [
        wire.TileInfo(
            id=name,
            line=line,
            step=step,
            cover=int(field.cover[index]),
            hill=bool(field.hills >> index & 1),
            objective=int(field.objective[index]),
        )
        for index, (name, (line, step)) in enumerate(laid.places.items())
    ]
    return wire.MapInfo(laid.rows, tiles)


def _side(field: Battlefield, seat: int) -> wire.SideInfo:
    units = range(int(field.n_units))
    row = seat * int(field.n_units)
    first = seat * len(field.cards)
    copies = {
        card: int(field.deck[first + index] + field.supply[first + index])
        for index, card in enumerate(field.cards)
    }
    spawn: dict[str, list[str]] = {}
    for unit in units:
        for tile, name in enumerate(field.tiles):
            if copies[field.cards[unit]] and field.spawn[row + unit] >> tile & 1:
                spawn.setdefault(name, []).append(field.cards[unit])
    return wire.SideInfo(
        id=field.seats[seat],
        points_to_win=int(field.points_to_win[seat]),
        counters={
            field.cards[unit]: field.tiles[field.stands[row + unit]]
            for unit in units
            if field.stands[row + unit] != OFF_BOARD
        },
        scouted=_tiles(field.tiles, int(field.scouted[seat])),
        controlled=_tiles(field.tiles, int(field.controlled[seat])),
        spawn=spawn,
        copies={card: count for card, count in copies.items() if count},
    )


def _tiles(tiles: list[str], mask: int) -> list[str]:
    return [name for index, name in enumerate(tiles) if mask >> index & 1]


def _cards(game: UndauntedGame) -> list[wire.CardInfo]:
    return [
        wire.CardInfo(
            id=id,
            title=card.title,
            kind=card.kind,
            squad=squad,
            initiative=card.initiative,
            defence=game.library.defence.get(card.title, 0),
            copies=card.copies,
            actions=[
                wire.ActionInfo(action.verb, action.number, action.own_squad)
                for action in card.actions
            ],
        )
        for id, (card, squad) in game.library.by_id.items()
    ]
