"""Samples of all messages: everything the code can journal, ask and refuse, with all arguments.

The kinds of event and prompt are read from the sources, their arguments from random games. A kind
without a sentence therefore cannot be overlooked.
"""

import ast
import string
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import sandtable
from sandtable.core import Decision, Event, Move, Record, Rng
from sandtable.core import faults as core_faults
from sandtable.core.errors import Says
from sandtable.core.journal import EVERYONE
from sandtable.grid import offset
from sandtable.undaunted import faults as undaunted_faults
from sandtable.undaunted.game import UndauntedGame
from sandtable.undaunted.normandy.codes import REASONS as NORMANDY_REASONS
from sandtable.undaunted.north_africa import NorthAfrica
from sandtable.undaunted.north_africa.codes import REASONS as NORTH_AFRICA_REASONS
from sandtable.undaunted.reasons import SYSTEM_REASONS
from sandtable.undaunted.testkit import PILES, DesertTable, Table
from sandtable.words import TABLE, Words, catalogue

NORMANDY = "undaunted-normandy"
NORTH_AFRICA = "undaunted-north-africa"
TITLES = (NORMANDY, NORTH_AFRICA)
PACKAGE = Path(sandtable.__file__).parent

REASONS = {
    NORMANDY: SYSTEM_REASONS | NORMANDY_REASONS,
    NORTH_AFRICA: SYSTEM_REASONS | NORTH_AFRICA_REASONS,
}
NEVER_SAID = {NORMANDY: set[str](), NORTH_AFRICA: {"placed", "enter"}}
"""Kinds of event and prompt of the system that a title does not use."""

FILES = range(3)
"""Indexes of the catalogue's texts: the table's, the system's and the title's."""
FREE = ("term-", "count-", "attack-", "error-")

COUNTS = [0, 1, 2, 3, 5, 11, 12, 21, 22, 25]
DICE = [[0], [5, 8], [1, 2, 3, 4]]

Args = dict[str, Any]


@cache
def game(title: str = NORMANDY) -> UndauntedGame:
    found = sandtable.load(title)
    assert isinstance(found, UndauntedGame)
    return found


@cache
def words(language: str, title: str = NORMANDY) -> Words:
    return Words(game(title), language)


# Content of the catalogue


@cache
def entries(title: str, language: str, file: int) -> list[ftl.Message]:
    """Return the messages of one of the catalogue's texts."""
    body = FluentParser().parse(catalogue(game(title), language)[file]).body
    for entry in body:
        assert not isinstance(entry, ftl.Junk), f"{language}: {entry.content}"
    return [entry for entry in body if isinstance(entry, ftl.Message)]


def keys(title: str, language: str, file: int) -> list[str]:
    """Return all messages and attributes of a text, in order."""
    found = []
    for message in entries(title, language, file):
        found.append(message.id.name)
        found += [f"{message.id.name}.{attribute.id.name}" for attribute in message.attributes]
    return found


def free_keys(title: str) -> list[str]:
    """Return the keys that clients use directly, without a rule."""
    return [key for file in FILES for key in keys(title, "en", file) if key.startswith(FREE)]


# Errors of made scenarios


def faults() -> list[Says]:
    """Return the possible errors of a scenario of these titles."""
    modules = (core_faults, undaunted_faults, offset)
    return [
        thing for module in modules for thing in vars(module).values() if isinstance(thing, Says)
    ]


def arguments(says: Says) -> list[str]:
    """Return the names of a message's arguments."""
    return [name for _, name, _, _ in string.Formatter().parse(says.english) if name]


# Reading the sources


@cache
def _nodes(title: str) -> list[ast.AST]:
    """Return the syntax trees of a title's sources, including the system and the core."""
    system = PACKAGE / "undaunted"
    files = [
        *(PACKAGE / "core").glob("*.py"),
        *system.glob("*.py"),
        *(system / "rules").glob("*.py"),
        *game(title).folder.rglob("*.py"),
    ]
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
    return [node for tree in trees for node in ast.walk(tree)]


def _texts(node: ast.AST) -> set[str]:
    return {
        part.value
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def _calls(title: str, *names: str) -> Iterator[ast.Call]:
    for node in _nodes(title):
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in names:
            yield node


@cache
def event_kinds(title: str) -> set[str]:
    """Return the kinds of event that any line of the engine adds to a journal."""
    kinds: set[str] = set()
    for call in _calls(title, "add", "add_secret"):
        if "journal." in ast.unparse(call.func):
            kinds |= _texts(call.args[0])
    return kinds


@cache
def endings(title: str) -> set[str]:
    """Return the endings: second arguments of calls that end a game, and names of met aims."""
    calls = _calls(title, "finish", "_concede", "decide_on_points")
    written = {ending for call in calls for ending in _texts(call.args[1])}
    return written | {text for value in _returned(title, "met") for text in _texts(value) if text}


def _returned(title: str, function: str) -> list[ast.expr]:
    """Return all expressions that a function of this name returns."""
    return [
        part.value
        for node in _nodes(title)
        if isinstance(node, ast.FunctionDef) and node.name == function
        for part in ast.walk(node)
        if isinstance(part, ast.Return) and part.value is not None
    ]


def _in_tuples(title: str, function: str, place: int) -> set[str]:
    """Return the texts at one place of the tuples that a function returns."""
    return {
        text
        for value in _returned(title, function)
        if isinstance(value, ast.Tuple)
        for text in _texts(value.elts[place])
    }


def prompts(title: str) -> set[str]:
    """Return the prompts in the sources; those of Bolster and Inspire have the verbs' names."""
    return _in_tuples(title, "prompt", 0) | {"bolster", "inspire"}


def undo_reasons(title: str) -> set[str]:
    return _in_tuples(title, "undo_limit", 1)


# Samples from games


def play_out(record: Record, seed: int) -> list[Decision]:
    """Play to the end at random; return all decisions on the way."""
    rng = Rng(seed)
    record.settle_all(rng)
    asked = []
    while not record.state.over:
        decision = record.state.decision(record.state.seat)
        assert decision is not None
        asked.append(decision)
        move = decision.options[rng.below(len(decision.options))]
        record.play(move, rng, decision.seat)
    return asked


@cache
def shown(title: str) -> tuple[dict[str, Event], dict[str, Decision]]:
    """Return one event of each kind and one decision of each prompt, from random games."""
    events: dict[str, Event] = {}
    decisions: dict[str, Decision] = {}
    for listing in game(title).listings():
        for seed in range(20):
            record = game(title).record(listing.id)
            decisions.update((asked.prompt, asked) for asked in play_out(record, seed))
            for entry in record.events:
                events.update((event.kind, event.whole()) for event in entry)
    record = game(title).record(game(title).listings()[0].id)
    record.hand_over(0, "Anna")
    events["handed_over"] = record.events[0][-1]
    add_rare = {NORMANDY: _add_rare_of_normandy, NORTH_AFRICA: _add_rare_of_north_africa}[title]
    add_rare(events, decisions)
    return events, decisions


# Kinds that random play does not reach.


def _add_rare_of_normandy(events: dict[str, Event], decisions: dict[str, Decision]) -> None:
    radio = Table("critical-intelligence").put("us.rifleman_a", "6B")
    radio.markers("us", controlled=["6B"]).cards("us", hand=["rifleman_a"]).turn("us")
    args = radio.plays("rifleman_a", "control").last("radio_raised")
    events["radio_raised"] = Event("radio_raised", args, {}, EVERYONE, False)
    # No scenario has two spawn markers for one unit.
    decisions["enter"] = Decision(0, "enter", {"unit": "rifleman_a"}, [])


def _add_rare_of_north_africa(events: dict[str, Event], decisions: dict[str, Decision]) -> None:
    valley = DesertTable("jebel-sherif")
    exits = valley.state.view(0).data()["exits"]
    assert isinstance(exits, list)
    valley.put("lrdg.rifleman", exits[0])
    valley.cards("lrdg", hand=["rifleman"]).turn("lrdg")
    args = valley.plays("rifleman", "move", "leave").last("escaped")
    events["escaped"] = Event("escaped", args, {}, EVERYONE, False)
    camp = DesertTable("undefended-camp").put("lrdg.engineer", "12A")
    camp.park("scout_car", "12A", damage=1).park("support_truck", "12A", damage=1)
    camp.cards("lrdg", hand=["engineer"]).turn("lrdg").choose("play engineer", "do repair")
    asked = camp.state.decision(0)
    assert asked is not None
    decisions[asked.prompt] = asked


@cache
def moves(title: str) -> list[Move]:
    """Return every move of all scenarios, without duplicates."""
    found = {}
    for listing in game(title).listings():
        for move in game(title).scenario(listing.id).moves:
            found[move.text] = move
    return list(found.values())


def cards(title: str) -> list[str]:
    return list(game(title).library.by_id)


def units(title: str) -> list[str]:
    return [id for id, (card, _) in game(title).library.by_id.items() if card.kind == "combat"]


def vehicles(title: str) -> list[str]:
    found = game(title)
    return list(found.desert.vehicles) if isinstance(found, NorthAfrica) else []


def structures(title: str) -> list[str]:
    found = game(title)
    return list(found.desert.structures) if isinstance(found, NorthAfrica) else []


def tiles(title: str) -> list[str]:
    return list(game(title).library.cover)


# Values of arguments


def domain(title: str, key: str, name: str, value: object) -> list[Any]:
    """Return the values to try for an argument, given a sample value."""
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
        return named(title, key, name)
    seats = list(game(title).seats)
    if kind == "side":
        return [*seats, ""] if key == "event-game-over" else seats
    return {
        "tile": tiles(title),
        "action": list(game(title).verbs),
        "pile": list(PILES),
        "ending": sorted(endings(title)),
        "text": ["Anna Nowak-Kővári"],
    }[kind]


def named(title: str, key: str, name: str) -> list[str]:
    """Return all ids that an argument can have, if it is a card or has a name like one."""
    if name == "vehicle":
        return vehicles(title)
    if name == "structure":
        return structures(title)
    if name == "target" or key == "event-escaped":
        return units(title) + vehicles(title)
    if name in ("unit", "other"):
        return units(title)
    return ["", *cards(title)] if key == "event-bids-revealed" else cards(title)


def variations(title: str, key: str, args: Mapping[str, object]) -> Iterator[Args]:
    """Yield all combinations of sides and booleans, with all values of each other argument."""
    domains = {name: domain(title, key, name, value) for name, value in args.items()}
    crossed = [name for name, values in domains.items() if len(values) <= 3]
    cycled = [name for name in domains if name not in crossed]
    rounds = max((len(domains[name]) for name in cycled), default=1)
    for chosen in product(*(domains[name] for name in crossed)):
        for number in range(rounds):
            varied = dict(zip(crossed, chosen, strict=True))
            for place, name in enumerate(cycled):
                values = domains[name]
                varied[name] = values[(number + place) % len(values)]
            if "soldier" not in varied or has_soldiers(title, varied):
                yield varied


def has_soldiers(title: str, args: Args) -> bool:
    """Return whether the side has this unit, so that a casualty has a name."""
    return args["unit"] in game(title).library.soldiers[args["side"]]


def all_events(title: str) -> Iterator[Event]:
    for sample in shown(title)[0].values():
        key = f"event-{sample.kind}".replace("_", "-")
        for args in variations(title, key, sample.args):
            yield Event(sample.kind, args, {}, EVERYONE, False)
            missing = TABLE["optional"].get(key, [])
            if missing:
                seen = {name: value for name, value in args.items() if name not in missing}
                yield Event(sample.kind, seen, {}, EVERYONE, False)


def all_decisions(title: str) -> Iterator[Decision]:
    for sample in shown(title)[1].values():
        for args in variations(title, f"prompt-{sample.prompt}", sample.args):
            yield Decision(sample.seat, sample.prompt, args, sample.options)
