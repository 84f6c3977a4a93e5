"""Made scenarios: one id per content, records that contain it, and reported errors."""

import random
import re
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sandtable
from sandtable.core import BadRecord, ContentError, Game, Record, Rng, UnknownName, made_scenarios
from sandtable.core.campaign import Campaign
from sandtable.core.content import MOST_FAULTS
from sandtable.core.lru_cache import LruCache
from sandtable.core.toml_lines import lines_of
from sandtable.words import LANGUAGES, Words


@pytest.fixture(params=sandtable.TITLES)
def game(request: pytest.FixtureRequest) -> Game:
    return sandtable.load(request.param)


@pytest.fixture
def forgetful(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    """Empty the caches, as in another process."""
    monkeypatch.setattr(made_scenarios, "_contents", LruCache[str](8))
    monkeypatch.setattr(game, "_made", LruCache[Any](8))


def printed_of(game: Game) -> str:
    """Return the id of the printed scenario that these tests make others from."""
    return game.listings()[0].id


def example(game: Game) -> str:
    return game.text(printed_of(game))


def played(game: Game, id: str, choices: int = 40) -> Record:
    rng = Rng(5)
    record = game.record(id)
    record.settle_all(rng)
    for _ in range(choices):
        for seat in record.state.seats_owing:
            options = record.state.options(seat)
            record.choose(options[rng.below(len(options))], seat)
        record.settle_all(rng)
    return record


# Ids


def shuffled(value: Any, rng: random.Random) -> Any:
    """Return the same data with the keys of all tables in another order."""
    if isinstance(value, dict):
        keys = list(value)
        rng.shuffle(keys)
        return {key: shuffled(value[key], rng) for key in keys}
    return [shuffled(one, rng) for one in value] if isinstance(value, list) else value


def written(data: dict[str, Any], name: str = "") -> str:
    """Return data as TOML, in its own order."""
    flat = [key for key in data if not isinstance(data[key], dict)]
    lines = [f"{key}   =  {made_scenarios._value(data[key])} # a remark" for key in flat]
    for key in data:
        if isinstance(data[key], dict):
            full = f"{name}.{key}" if name else key
            lines += ["", f"  [ {full} ]", written(data[key], full)]
    return "\n".join(lines)


def test_the_same_content_has_the_same_id(game: Game) -> None:
    text = example(game)
    id = game.add(text)
    assert made_scenarios.is_made(id)
    data = {**tomllib.loads(text), "place": "Elsewhere", "date": "1950", "id": "mine", "number": 3}
    for seed in range(3):
        other = written(shuffled(data, random.Random(seed)))
        assert other != text
        assert game.add(other) == id
    for key in made_scenarios.WITHOUT:
        data.pop(key, None)
    assert game.add(written(data)) == id
    assert game.add(game.text(id)) == id, "its own content is a text of it"


def test_other_content_has_another_id(game: Game) -> None:
    text = example(game)
    other = re.sub(r'initiative = "(\w+)"', 'initiative = "us"', text, count=1)
    if other == text or "us" not in game.seats:
        seat = next(one for one in game.seats if f'initiative = "{one}"' not in text)
        other = re.sub(r'initiative = "\w+"', f'initiative = "{seat}"', text, count=1)
    assert game.add(other) != game.add(text)


def test_no_text_takes_the_place_of_a_printed_scenario(game: Game) -> None:
    printed = printed_of(game)
    before = game.start(printed).cells()
    text = example(game).replace(f'id = "{printed}"', 'id = "random-medium-7"')
    assert game.add(text) not in (printed, "random-medium-7")
    assert game.start(printed).cells() == before
    assert printed in [listing.id for listing in game.listings()]


TEXTS = st.text(max_size=12)
DATA = st.recursive(
    TEXTS | st.integers() | st.booleans(),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(TEXTS, inside, max_size=3),
    max_leaves=12,
)


@given(st.dictionaries(TEXTS, DATA, max_size=4))
def test_the_one_form_keeps_everything_and_fits_into_a_record(data: dict[str, Any]) -> None:
    text = made_scenarios.canonical(data)
    assert tomllib.loads(text) == data
    assert made_scenarios.is_canonical(text)
    for line in text.splitlines():
        assert line == " ".join(line.split()), "a record holds single spaces"
        assert "~" not in line, "with which marks begin"
    assert text.splitlines() == text.split("\n")[:-1]


# Records


@pytest.mark.usefixtures("forgetful")
def test_a_record_carries_the_content(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    id = game.add(example(game))
    record = played(game, id)
    text = record.text()
    monkeypatch.setattr(made_scenarios, "_contents", LruCache[str](8))
    monkeypatch.setattr(game, "_made", LruCache[Any](8))
    with pytest.raises(UnknownName, match="has not been loaded; add its text first"):
        game.scenario(id)
    again = sandtable.replay(text)
    assert again.state.cells() == record.state.cells()
    assert again.scenario == id
    assert again.text() == text
    assert again.at(10).state.cells() == record.at(10).state.cells()


def test_a_record_of_a_printed_scenario_is_as_before(game: Game) -> None:
    assert not any(
        line.startswith("+ ") for line in played(game, printed_of(game)).text().splitlines()
    )


def test_the_digest_covers_the_content(game: Game) -> None:
    text = played(game, game.add(example(game)), 5).text()
    lines = text.splitlines()
    for number in (5, 6, 20):
        assert lines[number - 1].startswith("+ ")
        without = [*lines[: number - 1], *lines[number:]]
        with pytest.raises(BadRecord) as caught:
            sandtable.replay("\n".join(without))
        assert caught.value.line in (4, number)
        edited = [*lines]
        edited[number - 1] = edited[number - 1].replace("1", "2").replace('"', '"', 1)
        if edited[number - 1] != lines[number - 1]:
            with pytest.raises(BadRecord):
                sandtable.replay("\n".join(edited))


def test_content_that_is_another_scenarios_is_refused(game: Game) -> None:
    """It is refused even if all marks are computed again."""
    record = played(game, game.add(example(game)), 3)
    other = record.state.scenario.content.replace("1", "2", 1)
    record.state.scenario.content, kept = other, record.state.scenario.content
    try:
        forged = record.text()
    finally:
        record.state.scenario.content = kept
    with pytest.raises(BadRecord, match="does not match the scenario") as caught:
        sandtable.replay(forged)
    assert caught.value.line == 4


@pytest.mark.usefixtures("forgetful")
def test_a_game_goes_on_when_its_content_was_forgotten(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    scenario = game.scenario(game.add(example(game)))
    monkeypatch.setattr(made_scenarios, "_contents", LruCache[str](8))
    monkeypatch.setattr(game, "_made", LruCache[Any](8))
    assert game.new_state(scenario).cells() == game.start(scenario.id).cells()


def test_a_campaign_can_be_fought_over_own_scenarios(game: Game) -> None:
    own = game.add(example(game))
    campaign = Campaign(game, [own, printed_of(game)])
    assert campaign.scenarios == [own, printed_of(game)]
    assert campaign.next_scenario == own
    with pytest.raises(UnknownName):
        Campaign(game, ["no-such-scenario"])


# Errors


def test_all_faults_of_a_text_are_told_at_once_with_their_lines(game: Game) -> None:
    text = example(game).replace(f"[{game.seats[0]}]", f"[{game.seats[0]}]\nsurprise = 1", 1)
    text = re.sub(r'initiative = "\w+"', 'initiative = "gb"', text, count=1)
    text = f'colour = "red"\n{text}'
    faults = game.faults(text)
    assert [(fault.path, fault.key) for fault in faults] == [
        ("colour", "unknown-key"),
        ("initiative", "not-among"),
        (f"{game.seats[0]}.surprise", "unknown-key"),
    ]
    for fault in faults:
        assert fault.path.rpartition(".")[2] in text.splitlines()[fault.line - 1]
    with pytest.raises(ContentError) as caught:
        game.add(text)
    assert caught.value.faults == faults


def test_faults_are_told_in_every_language(game: Game) -> None:
    text = re.sub(r'initiative = "\w+"', "initiative = 7", example(game), count=1)
    (fault,) = game.faults(text)
    assert fault.key == "wrong-kind"
    assert dict(fault.args) == {"expected": "text", "value": "7"}
    told = {Words(game, language).fault(fault) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert "Found 7. Expected: a text" in told


@pytest.mark.parametrize(
    "text",
    [
        "",
        "= 1",
        "map = " + "[" * 5000,
        "x = " + "9" * 10_000,
        "[us]\n" * 2,
        "map = '" + "1A " * 20_000 + "'",
        "\x00",
        "".join(f"k{number} = {number}\n" for number in range(3000)),
    ],
)
def test_nonsense_is_told_and_never_breaks_anything(game: Game, text: str) -> None:
    faults = game.faults(text)
    assert 0 < len(faults) <= MOST_FAULTS + 1
    for fault in faults:
        assert Words(game, "hu").fault(fault)


def test_a_text_that_is_too_long_is_not_read(game: Game) -> None:
    (fault,) = game.faults("#" * (made_scenarios.MOST_BYTES + 1))
    assert fault.key == "too-long"


def test_the_line_of_every_item_is_known() -> None:
    text = """a = 1 # one
b = [
    { c = "x # no remark", d = [1,
        2] },
    'y',
]
"q r" = \"\"\"
[not.a.table]
\"\"\"
[[e]]
f.g = 2
[[e]]
[e.h]
i = { j = 1,
}
"""
    lines = lines_of(text)
    assert {
        path: lines[path]
        for path in (
            ("a",), ("b",), ("b", "[0]"), ("b", "[0]", "d", "[1]"), ("b", "[1]"), ("q r",),
            ("e", "[0]", "f", "g"), ("e", "[1]"), ("e", "[1]", "h", "i", "j"),
        )
    } == {
        ("a",): 1, ("b",): 2, ("b", "[0]"): 3, ("b", "[0]", "d", "[1]"): 4, ("b", "[1]"): 5,
        ("q r",): 7, ("e", "[0]", "f", "g"): 11, ("e", "[1]"): 12, ("e", "[1]", "h", "i", "j"): 14,
    }  # fmt: skip
    assert ("not", "a", "table") not in lines


# Limits of the box


def test_a_text_made_to_be_hard_to_read_is_refused_at_once() -> None:
    """The parser's memory for a key is quadratic in its number of parts."""
    for text in ("a." * 30_000 + "a = 1\n", "# " + "x" * made_scenarios.MOST_BYTES):
        assert not made_scenarios.is_canonical(text)
        with pytest.raises(ValueError, match=r"too long|dots"):
            made_scenarios.parse(text)
    assert made_scenarios.parse("a.b.c = 1\n") == {"a": {"b": {"c": 1}}}


def test_a_table_of_many_parts_with_many_keys_is_refused_at_once() -> None:
    """For each part of a key the parser searches the parts of its table."""
    table = f"[{'.'.join('a' * 300)}]\n"
    for key in (".b" * 298, ""):
        text = table + "".join(f"b{number}{key} = 1\n" for number in range(6000))
        with pytest.raises(ValueError, match="dots"):
            made_scenarios.parse(text[: made_scenarios.MOST_BYTES])
        (fault,) = sandtable.load("undaunted-normandy").faults(text[: made_scenarios.MOST_BYTES])
        assert fault.key == "not-toml"
    told = made_scenarios.canonical({"history": "They came. " * 100, "notes": "... " * 100})
    assert made_scenarios.parse(told)["history"] == "They came. " * 100, "prose has dots too"


class Slow(str):
    """A name that gives other threads time to run while it is hashed."""

    __slots__ = ()

    def __hash__(self) -> int:
        time.sleep(0.0001)
        return str.__hash__(self)


def test_threads_may_ask_for_the_latest_things() -> None:
    kept: LruCache[int] = LruCache(4)

    def work(start: int) -> None:
        for number in range(start, start + 100):
            kept.put(Slow(number % 5), number)
            kept.get(Slow((number + 1) % 5))

    with ThreadPoolExecutor(4) as threads:
        for done in [threads.submit(work, start) for start in range(4)]:
            done.result()
    assert len(kept) == 4
