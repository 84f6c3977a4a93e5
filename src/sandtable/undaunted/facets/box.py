"""The contents of an Undaunted title's box, for the studio."""

from sandtable.undaunted.content import MADE_LIMIT, MOST_WORTH
from sandtable.undaunted.game import UndauntedGame
from sandtable.undaunted.rules.round import HAND
from sandtable.undaunted.wire import BattleBox, TileFace


def contents(game: UndauntedGame) -> BattleBox:
    """Return the contents that all titles have."""
    library = game.library
    return BattleBox(
        tiles=[
            TileFace(
                id=face,
                cover=cover,
                hill=face in library.hills,
                ground=library.ground[face],
                rough=face in library.rough,
            )
            for face, cover in library.cover.items()
        ],
        copies={
            seat: {
                id: title.fewer.get(seat, title.copies)
                for id, (title, _) in library.by_id.items()
                if title.side in ("", seat)
            }
            for seat in game.seats
        },
        hand=int(HAND),
        most_worth=MOST_WORTH,
        round_limit=min(game.round_limit, MADE_LIMIT),
        most_rounds=MADE_LIMIT,
        aims=["points", "pin"],
        single_aim=True,
        spawns=True,
        markers={},
        structures=[],
    )
