"""Every sentence can be formed in every language, and is the same in the browser."""

import json
import re
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest
import words_samples as samples
from words_samples import NORMANDY, NORTH_AFRICA, TITLES, words

from sandtable.core import Decision, Event, IllegalMove, Move, Refusal
from sandtable.undaunted.north_africa.rules.engine import NorthAfricaRules
from sandtable.undaunted.testkit import PILES
from sandtable.words import LANGUAGES, TABLE, WordsError, catalogue

ROOT = Path(__file__).parents[3]

FREE_NUMBERS = [
    "count",
    "points",
    "dice",
    "damage",
    "defence",
    "cover",
    "range",
    "total",
    "percent",
    "line",
]
"""Arguments of the messages that no rule uses."""

Call = tuple[str, tuple[object, ...]]
"""A method of Words and its arguments."""


@cache
def calls(title: str) -> list[Call]:
    """Return all calls to test, for any language."""
    game = samples.game(title)
    found: list[Call] = [("event", (event,)) for event in samples.all_events(title)]
    for decision in samples.all_decisions(title):
        found.append(("prompt", (decision,)))
        found += [("option", (move, decision)) for move in decision.options[:3]]
    found += [("option", (move,)) for move in samples.moves(title)]
    found += [("refusal", (Refusal(*why),)) for why in samples.REASONS[title].values()]
    found += [("refusal", (Refusal("", f"undo-{why}"),)) for why in samples.undo_reasons(title)]
    found.append(("refusal", (IllegalMove("the game is over"),)))
    found += [("card", (id,)) for id in samples.cards(title)]
    found += [("card", (id,)) for id in samples.vehicles(title) + samples.structures(title)]
    found += [("side", (seat,)) for seat in game.seats]
    found += [("tile", (code,)) for code in samples.tiles(title)]
    found += [("action", (verb,)) for verb in game.verbs]
    found += [("pile", (pile,)) for pile in PILES]
    found += [("ending", (ending,)) for ending in sorted(samples.endings(title))]
    for key in samples.free_keys(title):
        for count in samples.COUNTS:
            named = dict.fromkeys(FREE_NUMBERS, count)
            found.append(("say", (key, {"name": "Xyz", **named})))
    for listing in game.listings():
        found += [(method, (listing.id,)) for method in ("scenario", "history", "brief")]
    return found


def spoken(title: str, language: str, call: Call) -> str:
    method, args = call
    if method == "say":
        key, named = args
        assert isinstance(key, str)
        assert isinstance(named, dict)
        return words(language, title).say(key, **named)
    text = getattr(words(language, title), method)(*args)
    assert isinstance(text, str)
    return text


@cache
def everything(title: str, language: str) -> list[str]:
    return [spoken(title, language, call) for call in calls(title)]


# Python


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_unsaid(language: str, title: str) -> None:
    for text in everything(title, language):
        assert not re.search(r"[{}$]|None|undefined|\?\?\?|  |^\s|\s$| [.,:;?)]|\( ", text), text
        assert text


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_begins_with_a_capital_and_ends_like_one(language: str, title: str) -> None:
    said = words(language, title)
    for event in samples.all_events(title):
        assert re.match(r"[A-ZÁÉÖŐÚÜŻŚŁ0-9].*\.$", said.event(event))
    for decision in samples.all_decisions(title):
        assert re.match(r"[A-ZÁÉÖŐÚÜŻŚŁ].*[.?)]$", said.prompt(decision))
    for move in samples.moves(title):
        option = said.option(move).replace("Ppanc.", "Ppanc")  # the action's printed name
        assert re.match(r"[A-ZÁÉÖŐÚÜŻŚŁ0-9].*[^.]$", option)


@pytest.mark.parametrize("title", TITLES)
def test_the_games_played_show_every_kind_of_event_and_prompt(title: str) -> None:
    events, decisions = samples.shown(title)
    assert set(events) == samples.event_kinds(title) - samples.NEVER_SAID[title]
    assert set(decisions) == samples.prompts(title) - samples.NEVER_SAID[title]


@pytest.mark.parametrize(
    ("title", "scenario"), [(NORMANDY, "la-huberderie"), (NORTH_AFRICA, "undefended-camp")]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told_to_each_seat_and_to_a_spectator(
    language: str, title: str, scenario: str
) -> None:
    said = words(language, title)
    record = samples.game(title).record(scenario)
    samples.play_out(record, seed=4)
    for seat in (0, 1, None):
        told = [said.event(event) for event in record.seen_by(seat)]
        assert len(told) > 100
    first = samples.game(title).seats[0]
    assert told.count(said.event(Event("drew", {"side": first}, {}, -1, False))) > 10


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_events_that_differ_are_told_differently(language: str, title: str) -> None:
    """If a card or a tile were missing in a message, two sentences would be the same."""
    by_kind = {
        "moved": ("unit", "from", "to"),
        "attack_declared": ("target", "enemy", "tile"),
        "hunkered_down": ("side", "card"),
        "readied": ("side", "card"),
        "casualty": ("side", "unit", "pile", "soldier"),
        "boarded": ("unit", "vehicle", "place", "captured"),
        "swapped": ("unit", "other", "vehicle"),
        "drove": ("vehicle", "from", "to"),
        "escaped": ("side", "unit", "tile"),
        "repaired": ("side", "vehicle", "damage", "active_again"),
        "damaged": ("vehicle", "damage", "disabled"),
        "structure_destroyed": ("side", "structure", "tile", "points"),
    }
    for kind, names in by_kind.items():
        told: dict[str, tuple[object, ...]] = {}
        for event in samples.all_events(title):
            if event.kind == kind:
                what = tuple(event.args[name] for name in names)
                assert told.setdefault(words(language, title).event(event), what) == what


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_brief_has_the_numbers_of_the_aims(language: str) -> None:
    """In North Africa; for a single counter the number may be left out."""
    for listing in samples.game(NORTH_AFRICA).listings():
        rules = samples.game(NORTH_AFRICA).rules(listing.id)
        assert isinstance(rules, NorthAfricaRules)
        desert = rules.desert
        aims = [*rules.field.points_to_win, *desert.escapes_to_win, *desert.kills_to_win]
        brief = words(language, NORTH_AFRICA).brief(listing.id)
        numbers = {int(number) for number in re.findall(r"\d+", brief)}
        assert numbers == {int(number) for number in aims if number > 1}, listing.id


# JavaScript


def plain(title: str, thing: object) -> object:
    """Return a value as the server would send it to a browser."""
    if isinstance(thing, Event):
        return samples.game(title).dress(thing).data()
    if isinstance(thing, Decision):
        return {"prompt": thing.prompt, "args": thing.args}
    if isinstance(thing, Move):
        return {"kind": thing.kind, "arg": thing.arg}
    if isinstance(thing, Refusal | IllegalMove):
        return {"key": thing.key}
    return thing


def browser(title: str, plain_calls: list[list[object]]) -> list[str | None]:
    """Return the results of the calls in JavaScript, all in one process."""
    assert shutil.which("node"), "node is needed: install Node.js 20 or later"
    installed = ROOT / "web" / "node_modules" / "@fluent" / "bundle"
    assert installed.is_dir(), "web/node_modules is missing: run `npm ci` in web/, or `make test`"
    asked = {
        "table": TABLE,
        "catalogues": {lang: catalogue(samples.game(title), lang) for lang in LANGUAGES},
        "calls": plain_calls,
    }
    done = subprocess.run(
        ["node", str(Path(__file__).parent / "render.mjs")],
        input=json.dumps(asked).encode(),
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr.decode()
    answers = json.loads(done.stdout)
    assert isinstance(answers, list)
    return answers


@pytest.mark.parametrize("title", TITLES)
def test_the_browser_says_exactly_the_same(title: str) -> None:
    asked = [
        [language, method, *(plain(title, arg) for arg in args)]
        for language in LANGUAGES
        for method, args in calls(title)
    ]
    expected = [text for language in LANGUAGES for text in everything(title, language)]
    answers = browser(title, asked)
    assert len(answers) == len(expected) > 5000
    differences = [
        (call, here, there)
        for call, here, there in zip(asked, expected, answers, strict=True)
        if there is None or here.encode() != there.encode()
    ]
    assert differences == []


def test_the_browser_refuses_what_python_refuses() -> None:
    bad: list[tuple[str, list[object], dict[str, object]]] = [
        ("say", ["no-such-key"], {}),
        ("say", ["error-unknown-scenario"], {}),
        ("say", ["event-moved"], {"colour": "red"}),
        ("card", ["cook"], {}),
        ("card", [""], {}),
        ("tile", ["somewhere"], {}),
        ("history", ["stalingrad"], {}),
        ("option", [Move(-1, -1, "fly", "")], {}),
        ("option", [Move(-1, -1, "play", "")], {}),
        ("option", [Move(-1, -1, "end", "1B")], {}),
    ]
    for method, args, named in bad:
        with pytest.raises(WordsError):
            getattr(words("hu"), method)(*args, **named)
    asked = [
        ["hu", method, *(plain(NORMANDY, arg) for arg in args), *([named] if named else [])]
        for method, args, named in bad
    ]
    assert browser(NORMANDY, asked) == [None] * len(bad)
