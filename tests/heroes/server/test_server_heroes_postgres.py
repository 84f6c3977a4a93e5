"""Battles of Heroes on PostgreSQL."""

from server_table import far_friends, play_out, two_servers

import sandtable
from sandtable.core import Rng


async def test_a_battle_may_have_a_long_id(shared: str) -> None:
    """The id contains the built armies and decks."""
    game = sandtable.load("heroes-of-normandie")
    cards = [card for card in game.library.cards.values() if card.kind in ("common", "special")]
    armies = {
        side: f"plate {plate}\n"
        + "".join(f"card {card.name} {card.copies}\n" for card in cards if card.army != other)
        for side, plate, other in (
            ("us", "rifle_platoon_8", "de"),
            ("de", "panzergrenadiere_901", "us"),
        )
    }
    scenario = game.battle_id(200, 7, armies)
    assert len(scenario) > 1000
    async with (
        two_servers(shared) as (one, other),
        far_friends(one, other, title=game.id, scenario=scenario) as (us, de),
    ):
        await play_out([us, de], Rng(1), most=8)
        assert us.frame["scenario"] == de.frame["scenario"] == scenario
