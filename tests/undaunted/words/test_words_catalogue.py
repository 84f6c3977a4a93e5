"""The catalogue is complete: every language has the same messages."""

import json
from pathlib import Path

import pytest
import words_samples as samples
from fluent.syntax import ast, visitor
from words_samples import FILES, NORMANDY, TITLES, entries, keys

from sandtable.core import UnknownName
from sandtable.core import errors as core_errors
from sandtable.undaunted.testkit import PILES
from sandtable.words import LANGUAGES, TABLE, Words, WordsError


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_in_the_same_order(
    language: str, file: int, title: str
) -> None:
    assert keys(title, language, file) == keys(title, "en", file)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_written_twice(language: str, title: str) -> None:
    every = [key for file in FILES for key in keys(title, language, file)]
    assert len(set(every)) == len(every)


def expected(title: str) -> set[str]:
    """Return every key that is used, from the rules and the content."""
    game = samples.game(title)
    found = {"title", "tile", "counter"}
    found |= {f"event-{kind}" for kind in samples.event_kinds(title)}
    found |= {f"prompt-{prompt}" for prompt in samples.prompts(title)}
    found |= {f"move-{move.kind}" for move in samples.moves(title)}
    found |= {f"why-{key}" for _, key in samples.REASONS[title].values()}
    found |= {f"why-undo-{reason}" for reason in samples.undo_reasons(title)}
    found |= {f"action-{verb}" for verb in game.verbs}
    found |= {f"pile-{pile}" for pile in PILES}
    found |= {f"ending-{ending}" for ending in samples.endings(title)}
    found |= {f"side-{seat}" for seat in game.seats}
    for names in (game.library.cards, samples.vehicles(title), samples.structures(title)):
        found |= {f"card-{name}" for name in names}
    found |= {f"fault-{says.key}" for says in samples.faults()}
    edits = game.facets.edits()
    found |= {f"edit-{key}" for key in edits.keys} if edits is not None else set()
    for id in [*(listing.id for listing in game.listings()), "random", "made"]:
        found |= {f"scenario-{id}{part}" for part in ("", ".history", ".brief")}
    return {key.replace("_", "-") for key in found}


def bound_keys(title: str, file: int) -> set[str]:
    """Return the keys of a text that rules or content need; forms are not counted separately."""
    return {
        key
        for key in keys(title, "en", file)
        if not key.startswith(samples.FREE) and ("." not in key or key.startswith("scenario-"))
    }


@pytest.mark.parametrize("title", TITLES)
def test_every_key_that_is_asked_for_is_there_and_no_other(title: str) -> None:
    assert expected(title) <= {key for file in FILES for key in bound_keys(title, file)}
    assert bound_keys(title, FILES[-1]) <= expected(title)
    asked_by_any = {key for any_title in TITLES for key in expected(any_title)}
    assert {key for file in FILES[:-1] for key in bound_keys(title, file)} <= asked_by_any


def test_every_error_a_player_can_meet_has_a_message() -> None:
    said = {key for file in FILES for key in keys(NORMANDY, "en", file) if key.startswith("error-")}
    things = ("title", "scenario", "side", "move", "agent", "language")
    unknown = {f"error-unknown-{thing}" for thing in things}
    assert said == unknown | {
        "error-illegal-move",
        "error-bad-outcome",
        "error-bad-record",
        "error-bad-content",
    }
    family = {
        name
        for name, thing in vars(core_errors).items()
        if isinstance(thing, type) and issubclass(thing, core_errors.SandtableError)
    }
    assert family == {
        "SandtableError",
        "BadArgument",
        "UnknownName",
        "IllegalMove",
        "IllegalSetup",
        "BadOutcome",
        "BadRecord",
        "ContentError",
    }


@pytest.mark.parametrize("title", TITLES)
def test_every_form_of_a_name_is_the_same_for_all_names_of_its_kind(title: str) -> None:
    by_kind: dict[str, set[tuple[str, ...]]] = {}
    for file in FILES:
        for message in entries(title, "en", file):
            kind = message.id.name.partition("-")[0]
            forms = tuple(attribute.id.name for attribute in message.attributes)
            by_kind.setdefault(kind, set()).add(forms)
    assert {kind: len(forms) for kind, forms in by_kind.items() if len(forms) > 1} == {}


class Variables(visitor.Visitor):
    """Collects the arguments that messages use, including by reference to other messages."""

    def __init__(self, messages: dict[str, ast.Message]) -> None:
        self.messages = messages
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(argument(node.id.name))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.visit(self.messages[node.id.name])


def argument(name: str) -> str:
    """Return the argument of a form: ``unit`` for ``unit_counter_acc``."""
    while name not in TABLE["kinds"] and "_" in name:
        name = name.rpartition("_")[0]
    return name


def arguments(title: str, language: str) -> dict[str, set[str]]:
    """Return the arguments that each message uses, without their forms."""
    every = [message for file in FILES for message in entries(title, language, file)]
    messages = {message.id.name: message for message in every}
    found = {}
    for key, message in messages.items():
        used = Variables(messages)
        used.visit(message)
        found[key] = used.names
    return found


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_the_same(language: str, title: str) -> None:
    english = arguments(title, "en")
    differ = {key: names ^ english[key] for key, names in arguments(title, language).items()}
    assert differ.pop("tile") <= {"number", "face"}, "what an article or an ending may need"
    assert not any(differ.values()), differ


def test_the_table_knows_every_kind_of_move() -> None:
    assert set(TABLE["moves"]) == {move.kind for title in TITLES for move in samples.moves(title)}


def test_the_table_names_no_argument_that_nothing_has() -> None:
    used: set[str] = set()
    for title in TITLES:
        events, decisions = samples.shown(title)
        used |= {name for event in events.values() for name in event.args}
        used |= {name for decision in decisions.values() for name in decision.args}
    used |= {name for names in TABLE["moves"].values() for name in names}
    used |= {name for says in samples.faults() for name in samples.arguments(says)}
    assert set(TABLE["kinds"]) <= used | {"name"}, "a casualty's name is added by the game"


def test_an_unknown_language_is_refused_with_the_list_of_all() -> None:
    with pytest.raises(UnknownName, match="en, pl, hu, pt-BR"):
        Words(samples.game(), "de")


def test_what_has_no_words_raises() -> None:
    words = Words(samples.game(), "pl")
    with pytest.raises(WordsError, match="no-such-key in pl"):
        words.say("no-such-key")
    with pytest.raises(WordsError, match="card-cook"):
        words.card("cook")
    with pytest.raises(WordsError, match="name"):
        words.say("error-unknown-scenario")
    with pytest.raises(WordsError, match="unknown type of argument colour"):
        words.say("event-moved", colour="red")


def test_the_lock_file_names_no_registry() -> None:
    lock = Path(__file__).parents[3] / "web" / "package-lock.json"
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    assert packages["node_modules/@fluent/bundle"]["integrity"]
    assert not any("resolved" in package for package in packages.values())
