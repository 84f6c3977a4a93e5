"""The studio's examples: valid, balanced, described in four languages, and published on every
server."""

import json
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

import sandtable
from sandtable.agents import make
from sandtable.scenario_archive import LETTERS
from sandtable.server.store.database import MIGRATIONS
from sandtable.server.store.schema import guests, versions
from sandtable.server.store.store import Store
from sandtable.server.studio.published_examples import AUTHOR, publish_examples, version_of
from sandtable.server.studio.version_store import VersionStore, Wanted, withdraw
from sandtable.studio_examples import Example, examples
from sandtable.words import LANGUAGES

ALL = [example for title in sandtable.TITLES for example in examples(title)]
PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "studio-examples.md"
each = pytest.mark.parametrize("example", ALL, ids=lambda example: example.name)


def test_each_title_has_one() -> None:
    assert [example.name for example in ALL] == [
        "pont-hebert-crossing",
        "well-at-bir-sahra",
        "dispatch-rider",
    ]


@each
def test_an_example_has_no_faults_and_ends(example: Example) -> None:
    game = sandtable.load(example.title)
    assert not game.faults(example.text)
    rng = sandtable.Rng(24)
    state = game.start(game.add(example.text), rng)
    players = [make("thumb", 1), make("thumb", 2)]
    while not state.over:
        seat = state.seats_owing[0]
        decision = state.view(seat).decision()
        assert decision is not None
        state.choose(players[seat].decide(state.view(seat), decision), seat)
        state.settle_all(rng)
    assert state.ending


@each
def test_an_example_is_described_in_four_languages(example: Example) -> None:
    assert list(example.texts) == list(LANGUAGES)
    for told in example.texts.values():
        assert told["name"]
        assert told["brief"]
        assert all(len(text) <= LETTERS[key] for key, text in told.items())


@each
def test_an_example_is_even_and_its_page_says_so(example: Example) -> None:
    measured = example.measured
    assert 0.45 <= measured["first_side"] <= 0.55
    assert measured["low"] <= 0.5 <= measured["high"]
    assert measured["games"] >= 160
    page = PAGE.read_text(encoding="utf-8")
    share, low, high = (f"{100 * measured[key]:.1f}" for key in ("first_side", "low", "high"))
    assert example.texts["en"]["name"] in page
    assert f"/s/{example.name}" in page
    assert f"{share}% of {measured['games']} games ({low} to {high})" in page


async def test_every_start_of_a_server_publishes_them_once(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    store.migrate()
    try:
        await publish_examples(store)
        await publish_examples(store)
        rows = await VersionStore(store).listed(Wanted())
        assert sorted(row.name for row in rows) == sorted(example.name for example in ALL)
        assert {(row.number, row.author_name) for row in rows} == {(1, "Sandtable")}
        await withdraw(store, ALL[0].name)
        await publish_examples(store)
        rows = await VersionStore(store).listed(Wanted())
        assert ALL[0].name not in {row.name for row in rows}
    finally:
        await store.close()


async def test_a_name_that_a_player_took_stays_theirs(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    store.migrate()
    try:
        await store.add_guest("anna", "Anna")
        values, content = version_of(ALL[0])
        await VersionStore(store).publish({**values, "author": "anna"}, content, 50)
        await publish_examples(store)
        query = sa.select(versions.c.name, versions.c.author)
        authors = {row.name: row.author for row in await store.fetch(query)}
        assert authors == {example.name: AUTHOR for example in ALL} | {ALL[0].name: "anna"}
        (row,) = await store.fetch(sa.select(guests.c.name).where(guests.c.id == AUTHOR))
        assert row.name == "Sandtable"
    finally:
        await store.close()


async def test_versions_of_an_older_database_get_their_names(tmp_path: Path) -> None:
    """The versions were published when lists had a name in one language only."""
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    store.migrate()
    try:
        await publish_examples(store)
        before = [row.names for row in await VersionStore(store).listed(Wanted())]
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["url"] = store.database.url.set(drivername="sqlite+pysqlite")
        command.downgrade(config, "0021")
        store.migrate()
        after = [row.names for row in await VersionStore(store).listed(Wanted())]
        names = [json.loads(one) for one in after]
        assert names == [json.loads(one) for one in before]
        assert {*names[0]} == {"en", "hu", "pl", "pt-BR"}
    finally:
        await store.close()
