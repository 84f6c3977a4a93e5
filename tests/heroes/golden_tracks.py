"""Boldly played random games of Heroes, with a digest of everything that can be observed in them.

A recorded game holds choices and outcomes. Its tracks hold the rest: positions, events, options,
reasons, odds, lines of fire, views, and the states that a seat imagines from its view. A change of
any of them is noticed within a few entries. ``golden_battles`` writes the tracks into
replays/heroes.tracks.
"""

import hashlib
import json
import re
from collections.abc import Iterator

import sandtable
from sandtable import Rng
from sandtable.core import CHANCE, Move, Record, SandtableError
from sandtable.heroes.content.game import HeroesGame
from sandtable.heroes.content.generator import draft
from sandtable.heroes.engine import Engine
from sandtable.heroes.testkit import Table

TITLE = "heroes-of-normandie"
BATTLES = ("battle-150-4", "battle-200-9", "battle-300-2", "battle-300-11", "battle-300-17")
"""Battles whose random armies have more kinds of equipment than those of the scenarios."""
MOST_ENTRIES = 660
APART = 30
"""Number of entries per digest."""
BOLD = frozenset(
    ("do", "card", "target", "blast", "share", "show", "charge", "die", "board", "conceal", "ammo")
)
RARE = frozenset(("do barrage", "do snipe", "do assault", "do demolish", "do grenade"))
NEAR = frozenset(("step", "drive", "on"))
REASONS = 6
"""Number of pairs of moves whose reasons are recorded: any move, and one near an offered move."""
ARENA = "arena"
ARENAS = 60
GROUND = "........==,,,bbwwHHW~"
COMMANDS = {
    "us": "plate field_command_us\n  air_strike_us\n  artillery_us\n",
    "de": "plate feldkommando\n  air_strike_de\n  artillery_de\n  mg_nest_de\n",
}
MORE_UNITS = {
    "us": ("half_track", "sherman", "scott", "mortar_60mm", "flamethrower_us", "willys"),
    "de": ("pak_40", "light_mortar", "panzer_iv", "sdkfz_251", "flamethrower_de", "zundapp"),
}
EXTRA = """
bonuses = ["b4c5", "d9e10"]
objectives = [{ name = "farm", inside = "house_2x2", points = 2 }, { name = "ford", at = "d6e7" }]
items = [
    { name = "dynamite", side = "us", at = ["b2", "c2"], blows_up = "house_2x2" },
    { name = "detonator", side = "us", at = ["d2"], fires = "dynamite" },
]
events = [
    { turn = 2, side = "both", kind = "cards", number = 2 },
    { turn = 2, side = "us", kind = "bonus" },
    { turn = 2, side = "de", kind = "special_order" },
    { turn = 3, side = "us", kind = "orders", number = 2 },
]
"""
HOUSES = (
    ("house_2x2", "c4"),
    ("house_1x1", "e7"),
    ("position_1", "b7"),
    ("position_2", "f3"),
    ("house_2x1", "j9"),
    ("thicket", "a5"),
    ("puma_wreck", "g2"),
)
CORNER = (ord("a"), 1)
SQUARE = re.compile(r"^([a-z])(\d+)")


def scenarios() -> list[str]:
    arenas = [f"{ARENA}-{number}" for number in range(ARENAS)]
    return [*(listing.id for listing in game().listings()), *BATTLES, *arenas]


def game() -> HeroesGame:
    found = sandtable.load(TITLE)
    assert isinstance(found, HeroesGame)
    return found


def tracks(scenario: str) -> Iterator[str]:
    """Yield the digests of a game, each of the entries since the one before."""
    rng = Rng(7)
    if scenario.startswith(ARENA):
        record = arena(int(scenario.partition("-")[2])).game.record("test")
    else:
        record = game().record(scenario)
    known = {move.code: move for move in record.state.scenario.moves}
    seen = hashlib.blake2b(digest_size=4)
    for number in range(1, MOST_ENTRIES + 1):
        state = record.state
        assert isinstance(state, Engine)
        if state.over:
            break
        for note in notes(state, rng, number, known):
            seen.update(json.dumps(note, sort_keys=True, default=str).encode())
        go_on(record, state, rng)
        entry = record.entries[-1]
        told = [{"kind": event.kind, **event.whole().args} for event in record.events[-1]]
        owners = [(event.owner, event.news) for event in record.events[-1]]
        seen.update(json.dumps([entry.text, told, owners, record.state.cells()]).encode())
        if number % APART == 0:
            yield seen.hexdigest()
            seen = hashlib.blake2b(digest_size=4)


def arena(number: int) -> Table:
    """Return two large armies side by side in a corner of the map, on ground of all kinds."""
    rng = Rng(1000 + number)
    rows = ["".join(GROUND[rng.below(len(GROUND))] for _ in range(14)) for _ in range(14)]
    library = game().library
    armies = [
        draft(library, seat, 300, rng).text() + (COMMANDS[seat] if rng.below(2) else "")
        for seat in COMMANDS
    ]
    overlays = [
        f'{{ overlay = "{name}", name = "{name}", at = "{at}" }}'
        for name, at in HOUSES
        if rng.below(3) or name == "house_2x2"
    ]
    us_units, de_units = (
        tuple(unit for unit in units if rng.below(2)) for units in MORE_UNITS.values()
    )
    return Table(
        *armies,
        us_units=us_units,
        de_units=de_units,
        rows=rows,
        overlays=", ".join(overlays),
        extra=EXTRA,
        us_extra='zone = ["a1:g5"]\nexit = ["a1:a14"]\naims = [{ kind = "exit", number = 4 }]',
        de_extra='zone = ["a6:g11"]\naims = [{ kind = "points", number = 30 }]',
    )


def notes(state: Engine, rng: Rng, number: int, known: dict[int, Move]) -> Iterator[object]:
    """Yield the questions, the options with their odds and lines of fire, and the refused moves
    with their reasons."""
    if number % 12 == 0:
        for viewer in (0, 1, None):
            view = state.view(viewer)
            told = without_later_fields(view.data())
            del told["ground"]  # it follows from the rest
            yield [told, view.imagine(Rng(number)).cells()]
    if state.waits == CHANCE:
        odds = state.odds()
        yield [state.chance_text(), odds]
        yield [read(state, text) for text in texts(state, [way for way, _ in odds])]
        return
    for seat in state.seats_owing:
        decision = state.decision(seat)
        assert decision is not None
        yield [decision.prompt, decision.args, [move.text for move in decision.options]]
        position = state.view(seat).position
        for move in chosen(decision.options, rng):
            yield [move.text, numbers(position, move), position.line_of_fire(move)]
            yield position.threats(move)
        every, options = state.scenario.moves, decision.options
        for _ in range(REASONS):
            offered = options[rng.below(len(options))]
            near = offered.code + rng.below(9) - 4
            moves = [every[rng.below(len(every))], *(one for one in [known.get(near)] if one)]
            for move in moves:
                yield [move.text, str(state.why_not(move, seat))]


LATER_SIDE_FIELDS = ("dead",)
LATER_UNIT_FIELDS = ("allowance", "reach")
"""Fields that views have had only since the tracks were recorded. Other tests check them."""


def without_later_fields(view: dict[str, object]) -> dict[str, object]:
    sides = view["sides"]
    assert isinstance(sides, dict)
    for side in sides.values():
        for field in LATER_SIDE_FIELDS:
            del side[field]
        for unit in side["units"]:
            for field in LATER_UNIT_FIELDS:
                unit.pop(field, None)
    return view


def texts(state: Engine, outcomes: list[int]) -> Iterator[str]:
    """Yield some outcomes as written in a record, and the last one with a word too few or too
    many."""
    for outcome in outcomes[:12]:
        yield state.outcome_text(outcome)
    text = state.outcome_text(outcomes[-1])
    yield from (text.rpartition(" ")[0], text.partition(" ")[2], f"{text} 1", f"no {text}")


def read(state: Engine, text: str) -> object:
    try:
        return state.parse_outcome(text)
    except SandtableError as error:
        return str(error)


def numbers(position: Engine, move: Move) -> object:
    try:
        return position.preview(move)
    except SandtableError as error:
        return str(error)


def chosen(options: list[Move], rng: Rng) -> list[Move]:
    """Return three options, preferably aimed ones. All squares would take too long."""
    aimed = [move for move in options if move.kind in ("target", "blast", "do", "step", "charge")]
    few = aimed or options
    return [few[rng.below(len(few))] for _ in range(3)]


def go_on(record: Record, state: Engine, rng: Rng) -> None:
    """Settle chance, or choose a move: usually one that attacks or approaches the enemy."""
    if state.waits == CHANCE:
        record.settle(state.sample(rng))
        return
    owing = state.seats_owing
    seat = owing[rng.below(len(owing))]
    options = state.options(seat)
    if rng.below(4):
        options = [move for move in options if move.kind != "ask"] or options
    bold = [move for move in options if move.kind in BOLD and move.text != "do nothing"]
    steps = [move for move in options if move.kind in NEAR]
    rare = [move for move in bold if move.text in RARE or move.kind in ("board", "conceal")]
    if rare and rng.below(3):
        options = rare
    elif bold and rng.below(4):
        options = bold
    elif steps and rng.below(3):
        options = nearest(state, seat, steps, rng)
    record.choose(options[rng.below(len(options))], seat)


def nearest(state: Engine, seat: int, steps: list[Move], rng: Rng) -> list[Move]:
    """Return the steps that lead closest to an enemy unit or to the corner of the map."""
    enemies = [
        where
        for unit in range(len(state.scenario.units))
        if state.scenario.seat_of[unit] != seat and state.at(unit) >= 0
        for where in [place(state.scenario.cells[state.at(unit)])]
        if where is not None
    ]
    if rng.below(2):
        enemies = [CORNER]  # errors are likely where squares and units have the number 0
    places = [(place(move.arg), move) for move in steps]
    far = {
        move: min(max(abs(x[0] - y[0]), abs(x[1] - y[1])) for y in enemies)
        for x, move in places
        if x is not None and enemies
    }
    return [move for move in far if far[move] == min(far.values())] or steps


def place(square: str) -> tuple[int, int] | None:
    found = SQUARE.match(square)
    return (ord(found[1]), int(found[2])) if found else None


def lines() -> list[str]:
    """Return the lines of the file: each game's scenario and digests."""
    return [f"{scenario} {' '.join(tracks(scenario))}" for scenario in scenarios()]
