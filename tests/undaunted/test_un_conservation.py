"""Cards, counters and markers of Undaunted: none appears or vanishes in any game."""

from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sandtable
from sandtable import Rng
from sandtable.core import Game
from sandtable.testkit.strategies import records
from sandtable.undaunted.north_africa.state import DesertBattle
from sandtable.undaunted.north_africa.tables import DESTROYER
from sandtable.undaunted.state import OFF_BOARD, Battle
from sandtable.undaunted.testkit import PILES

GAMES = [game for game in map(sandtable.load, sandtable.TITLES) if game.system == "undaunted"]


def destroyed(state: Battle, seat: int) -> int:
    """Return a side's points for structures it destroyed."""
    if not isinstance(state, DesertBattle) or seat != DESTROYER:
        return 0
    desert = state.desert
    gone = desert.structures & ~state.standing
    return sum(int(p) for tile, p in enumerate(desert.structure_points) if gone >> tile & 1)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@given(st.data())
def test_cards_and_counters_are_conserved(game: Game, data: st.DataObject) -> None:
    record = data.draw(records(game))
    state = cast(Battle, record.state)
    field = state.field
    for seat in (0, 1):
        side = state.side(seat)
        for card in range(int(field.n_cards)):
            row = seat * field.n_cards + card
            total = sum(int(getattr(side, pile)[card]) for pile in PILES)
            assert total == field.deck[row] + field.supply[row]
        assert side.deck_size == sum(side.deck)
        assert side.hand_size == sum(side.hand)
        assert side.discard_size == sum(side.discard)
        assert all(tile == OFF_BOARD or 0 <= tile < field.n_tiles for tile in side.at)
        # A counter off the board is not suppressed: it returns ready.
        assert not any(side.suppressed >> u & 1 for u, t in enumerate(side.at) if t == OFF_BOARD)
        assert side.controlled & ~side.marked == 0
        # Markers never leave the board.
        assert (field.scouted[seat] | field.controlled[seat]) & ~side.marked == 0
        held = sum(
            int(state.rules.worth(state, seat, tile))
            for tile in range(int(field.n_tiles))
            if side.controlled >> tile & 1
        )
        assert side.points == held + destroyed(state, seat)
    assert state.one.controlled & state.other.controlled == 0


@pytest.mark.parametrize(
    ("title", "scenario", "objects"),
    [
        ("undaunted-normandy", "mortain", 3 + 2 * 9 + 1),
        ("undaunted-north-africa", "barce", 3 + 2 * 9 + 1 + 4),
    ],
)
def test_a_whole_state_stays_under_four_kilobytes(title: str, scenario: str, objects: int) -> None:
    """The size in the engine's memory: eight bytes per number, and a header per object."""
    state = sandtable.load(title).start(scenario, Rng(1))
    numbers = len(state.cells())
    assert numbers * 8 + objects * 48 < 4096
