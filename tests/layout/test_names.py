"""Modules with the same name have the same role in different folders."""

from collections import defaultdict
from pathlib import Path

import sandtable

ROOT = Path(sandtable.__file__).parent
SHARED = {
    "app": "the program: a server, a terminal",
    "armies": "armies as content, and as players build them",
    "assessment": "heuristics: what a position is worth",
    "batch": "many games at once: inside the engine, and in arrays",
    "battles": "random battles of a title",
    "box": "facet: what is in the box",
    "cards": "cards: of the kernel, or drawn in the terminal",
    "chronicle": "facet: what a report asks",
    "codes": "numbers for moves and verbs",
    "combat": "rules of combat",
    "commands": "commands of the command line",
    "content": "reading content files",
    "deployment": "deployment: its rules, its heuristics",
    "dice": "dice of a system",
    "edits": "small edits of a scenario: of any, and of a system's",
    "ending": "rules of the end",
    "engine": "the whole of the rules of a system or title",
    "errors": "errors of a layer",
    "events": "events of a system or title",
    "facets": "what a system offers beside its rules",
    "faults": "what can be wrong with the text of a scenario",
    "features": "positions as numbers to learn from",
    "follies": "foolish play: what it is, and how it is counted",
    "frames": "what is being resolved",
    "game": "a title",
    "generator": "what random battles of a system are made by",
    "hand": "a hand of cards: its rules, its heuristics",
    "handicaps": "handicaps: what they are, and how they are found",
    "heuristics": "rules that rate a move without search",
    "lean": "positions as bytes",
    "library": "the printed things of a system",
    "lobby": "what the lobby shows",
    "lobby_wire": "types of what a client is told before a game",
    "map": "what the terminal shows of a map",
    "measures": "facet: what the coach counts",
    "movement": "rules of movement",
    "new_title": "a title that is made from a pattern",
    "option_values": "heuristics: what options are worth",
    "options": "options as the terminal shows them",
    "painter": "what draws a title in the terminal",
    "placement": "heuristics: where units should stand",
    "pointing": "the cursor on a map in the terminal",
    "random_battles": "scenarios from a size and a seed",
    "reader": "facet: positions and choices as numbers",
    "reasons": "why a move is refused",
    "report": "the after-action report",
    "rulebook": "the rules as texts",
    "rule_table": "facet: the rule behind each question",
    "rules": "the rules of a title, or which of them stand behind a question",
    "scenario_tables": "heuristics: tables of one scenario",
    "state": "a position",
    "map_survey": "facet: questions about a map without a game",
    "table": "a table where a game is played",
    "telling": "events as the terminal tells them",
    "testkit": "a table for tests of a system",
    "view": "what a seat may know",
    "wire": "types of what is sent",
}


def test_modules_that_share_a_name_are_the_same_thing_elsewhere() -> None:
    places: dict[str, set[Path]] = defaultdict(set)
    for file in ROOT.rglob("*.py"):
        if "migrations" not in file.parts and file.stem != "__init__":
            places[file.stem].add(file.parent)
    shared = {name for name, folders in places.items() if len(folders) > 1}
    assert sorted(shared - set(SHARED)) == [], "say what they have in common, or rename one"


def test_every_name_on_the_list_exists() -> None:
    stems = [file.stem for file in ROOT.rglob("*.py")]
    folders = [folder.name for folder in ROOT.rglob("*") if folder.is_dir()]
    assert [name for name in SHARED if (stems + folders).count(name) < 2] == []
