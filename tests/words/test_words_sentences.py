"""Every sentence can be said, in every language, and the browser says exactly the same."""

import json
import re
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest
import words_samples as samples
from words_samples import words

from sandtable.core import Decision, Event, IllegalMove, Move, Refusal
from sandtable.testkit.undaunted import PILES
from sandtable.undaunted.normandy.rules import REASONS
from sandtable.undaunted.reasons import SYSTEM_REASONS
from sandtable.words import LANGUAGES, TABLE, WordsError, catalogue

ROOT = Path(__file__).parents[2]

FREE_NUMBERS = ["count", "points", "dice", "defence", "cover", "range", "total", "percent", "line"]
"""What the messages that no rule names are told with."""

Call = tuple[str, tuple[object, ...]]
"""A method of Words and what it is called with."""


def calls() -> list[Call]:
    """All there is to say, in any language."""
    game = samples.game()
    found: list[Call] = [("event", (event,)) for event in samples.all_events()]
    for decision in samples.all_decisions():
        found.append(("prompt", (decision,)))
        found += [("option", (move, decision)) for move in decision.options[:3]]
    found += [("option", (move,)) for move in samples.moves()]
    found += [("refusal", (Refusal(*why),)) for why in (SYSTEM_REASONS | REASONS).values()]
    found += [("refusal", (Refusal("", f"undo-{why}"),)) for why in samples.undo_reasons()]
    found.append(("refusal", (IllegalMove("the game is over"),)))
    found += [("card", (id,)) for id in samples.cards()]
    found += [("side", (seat,)) for seat in game.seats]
    found += [("tile", (code,)) for code in samples.tiles()]
    found += [("action", (verb,)) for verb in game.verbs]
    found += [("pile", (pile,)) for pile in PILES]
    found += [("ending", (ending,)) for ending in sorted(samples.endings())]
    for key in samples.free_keys():
        for count in samples.COUNTS:
            named = dict.fromkeys(FREE_NUMBERS, count)
            found.append(("say", (key, {"name": "Xyz", **named})))
    for listing in game.listings():
        found += [(method, (listing.id,)) for method in ("scenario", "history", "brief")]
    return found


def spoken(language: str, call: Call) -> str:
    method, args = call
    if method == "say":
        key, named = args
        assert isinstance(key, str)
        assert isinstance(named, dict)
        return words(language).say(key, **named)
    text = getattr(words(language), method)(*args)
    assert isinstance(text, str)
    return text


@cache
def everything(language: str) -> list[str]:
    return [spoken(language, call) for call in calls()]


# In Python


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_unsaid(language: str) -> None:
    for text in everything(language):
        assert not re.search(r"[{}$]|None|undefined|\?\?\?|  |^\s|\s$| [.,:;?)]|\( ", text), text
        assert text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_begins_with_a_capital_and_ends_like_one(language: str) -> None:
    for event in samples.all_events():
        assert re.match(r"[A-ZÁÉÖŐÚÜŻŚŁ0-9].*\.$", words(language).event(event))
    for decision in samples.all_decisions():
        assert re.match(r"[A-ZÁÉÖŐÚÜŻŚŁ].*[.?)]$", words(language).prompt(decision))
    for move in samples.moves():
        assert re.match(r"[A-ZÁÉÖŐÚÜŻŚŁ0-9].*[^.]$", words(language).option(move))


def test_the_games_played_show_every_kind_of_event_and_prompt() -> None:
    events, decisions = samples.shown()
    assert set(events) == samples.event_kinds()
    assert set(decisions) == samples.prompts()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told_to_each_seat_and_to_a_spectator(language: str) -> None:
    record = samples.game().record("la-huberderie")
    samples.play_out(record, seed=4)
    for seat in (0, 1, None):
        told = [words(language).event(event) for event in record.seen_by(seat)]
        assert len(told) > 100
    assert told.count(words(language).event(Event("drew", {"side": "us"}, {}, -1, False))) > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_that_differ_are_told_differently(language: str) -> None:
    """A card or a tile that got lost on the way would make two sentences the same."""
    by_kind = {
        "moved": ("unit", "from", "to"),
        "attack_declared": ("target", "enemy", "tile"),
        "hunkered_down": ("side", "card"),
        "readied": ("side", "card"),
        "casualty": ("side", "unit", "pile", "soldier"),
    }
    for kind, names in by_kind.items():
        told: dict[str, tuple[object, ...]] = {}
        for event in samples.all_events():
            if event.kind == kind:
                what = tuple(event.args[name] for name in names)
                assert told.setdefault(words(language).event(event), what) == what


# In JavaScript


def plain(thing: object) -> object:
    """The same as the server would send it to a browser."""
    if isinstance(thing, Event):
        return samples.game().dress(thing).data()
    if isinstance(thing, Decision):
        return {"prompt": thing.prompt, "args": thing.args}
    if isinstance(thing, Move):
        return {"kind": thing.kind, "arg": thing.arg}
    if isinstance(thing, Refusal | IllegalMove):
        return {"key": thing.key}
    return thing


def browser(plain_calls: list[list[object]]) -> list[str | None]:
    """The same calls in JavaScript, all in one process."""
    assert shutil.which("node"), "node is needed: install Node.js 20 or later"
    installed = ROOT / "web" / "node_modules" / "@fluent" / "bundle"
    assert installed.is_dir(), "web/node_modules is missing: run `npm ci` in web/, or `make test`"
    asked = {
        "table": TABLE,
        "catalogues": {lang: catalogue(samples.game(), lang) for lang in LANGUAGES},
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


def test_the_browser_says_exactly_the_same() -> None:
    asked = [
        [language, method, *(plain(arg) for arg in args)]
        for language in LANGUAGES
        for method, args in calls()
    ]
    expected = [text for language in LANGUAGES for text in everything(language)]
    answers = browser(asked)
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
        ["hu", method, *(plain(arg) for arg in args), *([named] if named else [])]
        for method, args, named in bad
    ]
    assert browser(asked) == [None] * len(bad)
