"""HN-4.2: order tokens are face down, and hands are secret; what the other seat can imagine."""

from itertools import permutations

import pytest
from heroes_table import Table

from sandtable.core import Rng
from sandtable.heroes.model import codes

SEEDS = range(150)


def test_an_imagined_hand_comes_from_the_cards_the_seat_has_not_seen() -> None:
    table = Table().hand("us", "surprise").turn()
    theirs = table.state.army(1)
    for _ in range(3):
        theirs.draw(next(card for card in range(len(theirs.deck)) if theirs.deck[card]))
    cards = range(len(theirs.deck))
    whole = [theirs.deck[card] + theirs.hand[card] for card in cards]
    dealt = set()
    for seed in SEEDS:
        imagined = table.state.view(0).imagine(Rng(seed))
        army = imagined.army(1)
        assert [army.deck[card] + army.hand[card] for card in cards] == whole
        assert sum(army.hand) == army.hand_size == 3
        assert min(army.deck) == min(army.hand) == 0
        assert list(imagined.army(0).hand) == list(table.state.army(0).hand)
        dealt |= {card for card in cards if army.hand[card]}
    assert dealt == {card for card in cards if whole[card]}, (
        "every card occurs in some imagined hand"
    )


@pytest.mark.rule("HN-4.2")
def test_imagined_tokens_lie_in_any_order_that_is_left() -> None:
    names = ("fire_group", "mg_42", "recon_group")
    table = Table().turn()
    state = table.state
    state.slot = 1
    army = state.army(1)
    army.numbers, army.specials, army.bluffs = 2, 0, 1
    for name, face, cell in zip(names, (1, 2, codes.BLUFF), ("m1", "m2", "m3"), strict=True):
        table.put(name, cell)
        state.set_token(table.unit(name), face)
    units = [table.unit(name) for name in names]
    found = set()
    for seed in SEEDS:
        imagined = state.view(0).imagine(Rng(seed))
        found.add(tuple(int(imagined.token(unit)) for unit in units))
        own = state.view(1).imagine(Rng(seed))
        assert [own.token(unit) for unit in units] == [1, 2, codes.BLUFF]
    assert found == set(permutations((1, 2, codes.BLUFF)))
