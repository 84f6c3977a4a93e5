"""Everything there is to say: what the sources can journal, ask and refuse, with all arguments.

What the kinds of event and prompt are called is read from the sources; which arguments they have,
from games that are played. So a kind that nobody wrote a sentence for cannot be overlooked.
"""

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import sandtable
from sandtable.core import Decision, Event, Move, Record, Rng
from sandtable.core.journal import EVERYONE
from sandtable.testkit.undaunted import PILES, Table
from sandtable.undaunted.content import UndauntedGame
from sandtable.words import TABLE, Words, catalogue

PACKAGE = Path(sandtable.__file__).parent
ENGINE = [*(PACKAGE / "core").glob("*.py"), *(PACKAGE / "undaunted").rglob("*.py")]

FILES = range(3)
"""The texts of the catalogue: the table's, the system's and the title's."""
FREE = ("term-", "count-", "attack-", "error-")

COUNTS = [0, 1, 2, 3, 5, 11, 12, 21, 22, 25]
DICE = [[0], [5, 8], [1, 2, 3, 4]]

Args = dict[str, Any]


@cache
def game() -> UndauntedGame:
    title = sandtable.load("undaunted-normandy")
    assert isinstance(title, UndauntedGame)
    return title


@cache
def words(language: str) -> Words:
    return Words(game(), language)


# What the catalogue holds


@cache
def entries(language: str, file: int) -> list[ftl.Message]:
    """The messages of one of the catalogue's texts."""
    body = FluentParser().parse(catalogue(game(), language)[file]).body
    for entry in body:
        assert not isinstance(entry, ftl.Junk), f"{language}: {entry.content}"
    return [entry for entry in body if isinstance(entry, ftl.Message)]


def keys(language: str, file: int) -> list[str]:
    """All messages and attributes of a text, in their order."""
    found = []
    for message in entries(language, file):
        found.append(message.id.name)
        found += [f"{message.id.name}.{attribute.id.name}" for attribute in message.attributes]
    return found


def free_keys() -> list[str]:
    """What clients ask for by itself: no rule names it."""
    return [key for file in FILES for key in keys("en", file) if key.startswith(FREE)]


# What the sources say


@cache
def _nodes() -> list[ast.AST]:
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in ENGINE]
    return [node for tree in trees for node in ast.walk(tree)]


def _texts(node: ast.AST) -> set[str]:
    return {
        part.value
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def _calls(*names: str) -> Iterator[ast.Call]:
    for node in _nodes():
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in names:
            yield node


@cache
def event_kinds() -> set[str]:
    """The kinds of event that any line of the engine adds to a journal."""
    kinds: set[str] = set()
    for call in _calls("add", "add_secret"):
        if "journal." in ast.unparse(call.func):
            kinds |= _texts(call.args[0])
    return kinds


@cache
def endings() -> set[str]:
    """The second argument of whatever ends a game."""
    return {
        ending
        for call in _calls("finish", "_concede", "decide_on_points")
        for ending in _texts(call.args[1])
    }


def _returned(function: str, place: int) -> set[str]:
    """The texts at one place of the tuples that a function returns."""
    return {
        text
        for node in _nodes()
        if isinstance(node, ast.FunctionDef) and node.name == function
        for part in ast.walk(node)
        if isinstance(part, ast.Return) and isinstance(part.value, ast.Tuple)
        for text in _texts(part.value.elts[place])
    }


def prompts() -> set[str]:
    """The prompts that are written out; those of Bolster and Inspire are the names of the verbs."""
    return _returned("prompt", 0) | {"bolster", "inspire"}


def undo_reasons() -> set[str]:
    return _returned("undo_limit", 1)


# What games show


def play_out(record: Record, seed: int) -> list[Decision]:
    """Play to the end at random; all that was asked on the way."""
    rng = Rng(seed)
    record.settle_all(rng)
    asked = []
    while not record.state.over:
        decision = record.state.decision(record.state.seat)
        assert decision is not None
        asked.append(decision)
        record.play(decision.options[rng.below(len(decision.options))], rng)
    return asked


@cache
def shown() -> tuple[dict[str, Event], dict[str, Decision]]:
    """One event of each kind and one decision of each prompt, from games of random play."""
    events: dict[str, Event] = {}
    decisions: dict[str, Decision] = {}
    for listing in game().listings():
        for seed in range(10):
            record = game().record(listing.id)
            decisions.update((asked.prompt, asked) for asked in play_out(record, seed))
            for entry in record.events:
                events.update((event.kind, event.whole()) for event in entry)
    # What random play does not lead to.
    record = game().record("la-raye")
    record.hand_over(0, "Anna")
    events["handed_over"] = record.events[0][-1]
    radio = Table("critical-intelligence").put("us.rifleman_a", "6B")
    radio.markers("us", controlled=["6B"]).cards("us", hand=["rifleman_a"]).turn("us")
    args = radio.plays("rifleman_a", "control").last("radio_raised")
    events["radio_raised"] = Event("radio_raised", args, {}, EVERYONE, False)
    # No scenario has two spawn markers for one unit.
    decisions["enter"] = Decision(0, "enter", {"unit": "rifleman_a"}, [])
    return events, decisions


@cache
def moves() -> list[Move]:
    """Every move of every scenario, once."""
    found = {}
    for listing in game().listings():
        for move in game().scenario(listing.id).moves:
            found[move.text] = move
    return list(found.values())


def cards() -> list[str]:
    return list(game().library.by_id)


def units() -> list[str]:
    return [id for id, (title, _) in game().library.by_id.items() if title.kind == "combat"]


def tiles() -> list[str]:
    return list(game().library.cover)


# All that an argument can be


def domain(key: str, name: str, value: object) -> list[Any]:
    """The values to try for an argument, given one that it had."""
    if isinstance(value, bool):
        return [True, False]
    if isinstance(value, list):
        return DICE
    if name == "soldier":
        return [1, 2, 3]
    if isinstance(value, int):
        return COUNTS
    kind = TABLE["kinds"][name]
    if kind == "card":
        if name.startswith("card_"):
            return ["", *cards()]
        return units() if name in ("unit", "target") else cards()
    if kind == "side":
        return [*game().seats, ""] if key == "event-game-over" else list(game().seats)
    return {
        "tile": tiles(),
        "action": list(game().verbs),
        "pile": list(PILES),
        "ending": sorted(endings()),
        "text": ["Anna Nowak-Kővári"],
    }[kind]


def variations(key: str, args: Mapping[str, object]) -> Iterator[Args]:
    """All sides with all yeses and noes, and with each every value of every other argument."""
    domains = {name: domain(key, name, value) for name, value in args.items()}
    crossed = [name for name, values in domains.items() if len(values) <= 3]
    cycled = [name for name in domains if name not in crossed]
    rounds = max((len(domains[name]) for name in cycled), default=1)
    for chosen in product(*(domains[name] for name in crossed)):
        for number in range(rounds):
            varied = dict(zip(crossed, chosen, strict=True))
            for place, name in enumerate(cycled):
                values = domains[name]
                varied[name] = values[(number + place) % len(values)]
            yield varied


def all_events() -> Iterator[Event]:
    for sample in shown()[0].values():
        key = f"event-{sample.kind}".replace("_", "-")
        for args in variations(key, sample.args):
            yield Event(sample.kind, args, {}, EVERYONE, False)
            missing = TABLE["optional"].get(key, [])
            if missing:
                seen = {name: value for name, value in args.items() if name not in missing}
                yield Event(sample.kind, seen, {}, EVERYONE, False)


def all_decisions() -> Iterator[Decision]:
    for sample in shown()[1].values():
        for args in variations(f"prompt-{sample.prompt}", sample.args):
            yield Decision(sample.seat, sample.prompt, args, sample.options)
