"""What newcomers and visitors are given: a side by lot, games to watch, pictures for links (B12).

A visitor learns nothing that a spectator may not know.
"""

from server_table import Serving


async def test_a_side_is_drawn_by_lot(server: Serving) -> None:
    """B12: whoever asks for either side gets one of them, and not always the same."""
    async with server.guest() as guest:
        drawn = [(await guest.open("agent", side="random"))["seats"] for _ in range(24)]
        # The chance that all 24 are equal is one in eight million.
        assert sorted({tuple(seats) for seats in drawn}) == [("de",), ("us",)]


async def test_a_friend_gets_the_side_that_is_left(server: Serving) -> None:
    async with server.guest() as host, server.guest() as friend:
        made = await host.open("friend", side="random")
        seated = await friend.join(made)
        assert sorted(made["seats"] + seated["seats"]) == ["de", "us"]
