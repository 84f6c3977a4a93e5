"""What the lobby and the table show of a title that never changes."""

import json
from functools import cache
from importlib import resources

import sandtable
from sandtable.agents import AGENTS
from sandtable.core import UnknownName
from sandtable.server import wire
from sandtable.undaunted.content import UndauntedGame
from sandtable.undaunted.state import OFF_BOARD
from sandtable.words import LANGUAGES
from sandtable.words.catalogue import TABLE
from sandtable.words.catalogue import catalogue as words_of


@cache
def title_info(title: str) -> wire.TitleInfo:
    """All a client needs to know of a title, once."""
    game = sandtable.load(title)
    assert isinstance(game, UndauntedGame)
    measured = _balance().get(title, {})
    return wire.TitleInfo(
        id=title,
        system=game.system,
        seats=list(game.seats),
        agents=list(AGENTS),
        scenarios=[
            _scenario(game, listing.id, measured.get(listing.id)) for listing in game.listings()
        ],
        cards=_cards(game),
        soldiers=game.library.soldiers,
    )


def _scenario(game: UndauntedGame, id: str, balance: wire.Balance | None) -> wire.ScenarioInfo:
    listing = next(listing for listing in game.listings() if listing.id == id)
    field = game.rules(id).field
    laid = game.map(id)
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
    return wire.ScenarioInfo(
        id=id,
        number=listing.number,
        place=listing.place,
        date=listing.date,
        map=wire.MapInfo(laid.rows, tiles),
        sides=[_side(game, id, seat) for seat in range(len(game.seats))],
        initiative=game.seats[field.first_holder],
        round_limit=int(field.round_limit),
        balance=balance,
    )


def _side(game: UndauntedGame, id: str, seat: int) -> wire.SideInfo:
    field = game.rules(id).field
    units = range(int(field.n_units))
    row = seat * int(field.n_units)
    spawn: dict[str, list[str]] = {}
    for unit in units:
        for tile, name in enumerate(field.tiles):
            owns = (
                field.deck[seat * field.n_cards + unit] + field.supply[seat * field.n_cards + unit]
            )
            if owns and field.spawn[row + unit] >> tile & 1:
                spawn.setdefault(name, []).append(field.cards[unit])
    return wire.SideInfo(
        id=game.seats[seat],
        points_to_win=int(field.points_to_win[seat]),
        counters={
            field.cards[unit]: field.tiles[field.stands[row + unit]]
            for unit in units
            if field.stands[row + unit] != OFF_BOARD
        },
        scouted=_tiles(field.tiles, int(field.scouted[seat])),
        controlled=_tiles(field.tiles, int(field.controlled[seat])),
        spawn=spawn,
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


@cache
def _balance() -> dict[str, dict[str, wire.Balance]]:
    """The measured balance of the scenarios, where somebody has measured it."""
    file = resources.files("sandtable.server") / "balance.json"
    data = json.loads(file.read_text(encoding="utf-8"))
    return {
        title: {id: wire.Balance(**numbers) for id, numbers in scenarios.items()}
        for title, scenarios in data.items()
    }


@cache
def catalogue(title: str, language: str) -> wire.Catalogue:
    """The words of a title in a language, for the browser's own Fluent."""
    if language not in LANGUAGES:
        raise UnknownName(f"{language!r} is no language; there are: {', '.join(LANGUAGES)}")
    return wire.Catalogue(language, list(words_of(sandtable.load(title), language)), dict(TABLE))


@cache
def rule_texts(title: str, language: str) -> list[wire.RuleText]:
    """The rules of a title, told in a language."""
    if language not in LANGUAGES:
        raise UnknownName(f"{language!r} is no language; there are: {', '.join(LANGUAGES)}")
    game = sandtable.load(title)
    assert isinstance(game, UndauntedGame)
    page = (game.folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
    texts = []
    for part in page.split("\n### ")[1:]:
        heading, _, body = part.partition("\n")
        id, _, name = heading.partition(" ")
        texts.append(wire.RuleText(id, name, body.split("\n## ")[0].strip()))
    return texts
