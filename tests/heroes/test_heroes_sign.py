"""The sign of a position, which lets a tree of options recognise a square that was visited
before."""

import sandtable
from sandtable.core import Rng

GAME = sandtable.load("heroes-of-normandie")


def test_positions_have_one_sign_exactly_when_they_are_equal() -> None:
    signs: dict[int, tuple[int, ...]] = {}
    cells: set[tuple[int, ...]] = set()
    for seed, listing in enumerate(GAME.listings()):
        rng = Rng(seed)
        state = GAME.start(listing.id, rng)
        for _ in range(150):
            if state.over:
                break
            found = tuple(state.cells())
            assert state.clone().sign() == state.sign()
            assert signs.setdefault(int(state.sign()), found) == found
            cells.add(found)
            options = state.options()
            state.play(options[rng.below(len(options))], rng, state.seat)
    assert len(signs) == len(cells) > 1000


def test_every_number_of_a_position_is_in_its_sign() -> None:
    """The only exceptions are sums of others: the sizes of piles of cards."""
    rng = Rng(7)
    state = GAME.start(GAME.listings()[0].id, rng)
    for _ in range(120):
        options = state.options()
        state.play(options[rng.below(len(options))], rng, state.seat)
    cells = state.cells()
    unnoticed = 0
    for index in range(len(cells)):
        changed = state.clone()
        other = list(cells)
        other[index] += 1
        try:
            changed.restore(other, state.ending)
        except (sandtable.SandtableError, IndexError):
            continue  # the altered number is a count of the following numbers
        unnoticed += changed.sign() == state.sign()
    assert unnoticed <= 8  # four piles for each of two sides
