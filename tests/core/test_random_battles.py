"""Random battles: the same on all machines, valid scenarios of their title, and games that end."""

import hashlib

import pytest

import sandtable
from sandtable.core import BadArgument, Game, Rng, SandtableError, UnknownName
from sandtable.core.playout import play_out
from sandtable.core.random_battles import Draw
from sandtable.words import Words
from titles import WITH_BATTLES

EACH = 12
"""Number of battles of each size."""


@pytest.fixture(params=WITH_BATTLES)
def game(request: pytest.FixtureRequest) -> Game:
    return sandtable.load(request.param)


def battles(game: Game, number: int) -> list[str]:
    return [game.random_battle(seed, size) for size in game.battle_sizes for seed in range(number)]


def test_a_seed_is_a_battle(game: Game) -> None:
    """An id stands for the same battle on every machine and in every release, as records contain
    only the id. A changed generator must use another prefix in its ids."""
    digest = hashlib.blake2b(digest_size=8)
    for id in battles(game, 3):
        digest.update(game.text(id).encode())
    assert digest.hexdigest() == game.settings["checks"]["battles"]


def test_random_play_ends_every_battle(game: Game) -> None:
    for number, id in enumerate(battles(game, EACH)):
        state = game.start(id, Rng(number))
        assert play_out(state, Rng(number), 200_000) > 20
        assert state.over, id


def test_a_battle_keeps_to_the_box(game: Game) -> None:
    """A battle uses no more than the box contains, and can be copied into a made scenario."""
    for id in battles(game, EACH):
        assert game.faults(game.text(id)) == [], id


def test_battles_differ(game: Game) -> None:
    texts = {game.text(id).partition("place")[2] for id in battles(game, EACH)}
    assert len(texts) == EACH * len(game.battle_sizes)


def test_a_record_of_a_battle_replays(game: Game) -> None:
    rng = Rng(7)
    record = game.record(game.random_battle(7))
    record.settle_all(rng)
    while not record.state.over:
        for seat in record.state.seats_owing:
            options = record.state.options(seat)
            record.choose(options[rng.below(len(options))], seat)
        record.settle_all(rng)
    assert sandtable.replay(record.text()).state == record.state


def test_a_battle_is_shown_like_a_scenario(game: Game) -> None:
    id = game.random_battle(3)
    assert game.listing(id).id == id
    assert id not in [listing.id for listing in game.listings()]
    lobby = game.facets.lobby()
    assert lobby is not None
    assert lobby.plan(game, id).patches
    assert Words(game, "pl").scenario(id) == "Losowa bitwa"


def test_wrong_arguments_are_named(game: Game) -> None:
    for seed in (-1, 10**9, True, 1.5, "7"):
        with pytest.raises(BadArgument, match="seed"):
            game.random_battle(seed)  # type: ignore[arg-type]
    with pytest.raises(BadArgument, match="size: expected one of"):
        game.random_battle(7, "huge")
    for id in ("random-huge-7", "random-7", f"random-{game.battle_sizes[0]}-007"):
        with pytest.raises(UnknownName):
            game.scenario(id)


def test_a_title_may_have_no_random_battles() -> None:
    class Bare(Game):
        id = "bare"

    with pytest.raises(SandtableError, match="bare has no random battles"):
        Bare().random_battle(1)


def test_a_draw_is_fair_to_all_its_items() -> None:
    draw = Draw(1, 2)
    picked = [draw.weighted((("often", 3), ("seldom", 1))) for _ in range(4000)]
    assert 0.70 < picked.count("often") / 4000 < 0.80
    assert sorted(draw.shuffled(range(9))) == list(range(9))
    assert {draw.number(2, 4) for _ in range(100)} == {2, 3, 4}
