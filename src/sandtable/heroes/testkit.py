"""A scripted table for tests of Heroes: a small map, some units, chosen dice.

>>> table = Table().put("fire_team", "c1").put("fire_group", "c5").act("fire_team")
>>> table.preview("do fire", "target c5")["total"]           # before the order is given
4
>>> shot = table.fork().choose("do fire", "target c5").rolls(6, 6)
>>> shot.last("attacked")["result"], table.wounded("fire_group")
('killed', False)
"""

import shutil
import tempfile
from copy import copy
from pathlib import Path
from typing import Any, Self

import sandtable
from sandtable.core import CHANCE, Journal, Move
from sandtable.grid.squares import NOWHERE
from sandtable.heroes.content.game import HeroesGame
from sandtable.heroes.engine import Engine
from sandtable.heroes.facets.facets import HeroesFacets
from sandtable.heroes.model import codes, windows
from sandtable.heroes.model.battlefield import REVISED, Theatre
from sandtable.heroes.model.moments import frame
from sandtable.heroes.model.state import ABOARD, BACK_UP
from sandtable.heroes.move import activation, movement

TITLE = "heroes-of-normandie"
PLATES = {"us": "plate rifle_platoon_8", "de": "plate panzergrenadiere_901"}


def terrain_rows(**places: str) -> list[str]:
    """Return a map of 14 by 14 open squares with other terrain on some: H='b1 c2' for hedgerows."""
    grid = [["."] * 14 for _ in range(14)]
    for char, names in places.items():
        for name in names.split():
            grid[14 - int(name[1:])][ord(name[0]) - ord("a")] = char
    return ["".join(row) for row in grid]


def write_pack(folder: Path, rows: list[str], scenario: str, closed: tuple[str, ...]) -> None:
    """Write a content pack with the boards of a map that is drawn as text."""
    height, width = len(rows) // 7, len(rows[0]) // 7
    boards = []
    names = []
    for y in range(height):
        line = []
        for x in range(width):
            name = f"T{y}{x}"
            part = "\n".join(row[7 * x : 7 * x + 7] for row in rows[7 * y : 7 * y + 7])
            marks = ", ".join(f'"{mark}"' for mark in closed) if (x, y) == (0, height - 1) else ""
            boards.append(
                f'[{name}]\nmap = """\n{part}\n"""\nclosed = [{marks}]\nsource = "designed"\n'
            )
            line.append(name)
        names.append(f'"{" ".join(line)}"')
    (folder / "scenarios").mkdir()
    (folder / "boards.toml").write_text("\n".join(boards))
    text = scenario.replace("BOARDS", ", ".join(names))
    (folder / "scenarios" / "01_test.toml").write_text(text)


class Table:
    """A position that is set up by hand and played by text."""

    def __init__(
        self,
        us: str | None = None,
        de: str | None = None,
        *,
        us_units: tuple[str, ...] = (),
        de_units: tuple[str, ...] = (),
        rows: list[str] | None = None,
        overlays: str = "",
        extra: str = "",
        us_extra: str = "",
        de_extra: str = "",
        closed: tuple[str, ...] = (),
        last_turn: int = 9,
        counters: str = "",
        overlay_data: str = "",
        terrain_data: str = "",
        rules_version: int = REVISED,
    ) -> None:
        folder = Path(tempfile.mkdtemp())
        rows = rows or ["." * 14] * 14
        scenario = f"""
id = "test"
number = 99
place = "Nowhere"
date = "1944"
source = "designed"
boards = [BOARDS]
initiative = "us"
last_turn = {last_turn}
overlays = [{overlays}]
{extra}
[us]
army = \"\"\"
{PLATES["us"] if us is None else us}
\"\"\"
units = [{", ".join(f'"{unit}"' for unit in us_units)}]
{us_extra if "zone" in us_extra else 'zone = ["a1:b14"]' + chr(10) + us_extra}
[de]
army = \"\"\"
{PLATES["de"] if de is None else de}
\"\"\"
units = [{", ".join(f'"{unit}"' for unit in de_units)}]
{de_extra if "zone" in de_extra else 'zone = ["m1:n14"]' + chr(10) + de_extra}
"""
        try:
            write_pack(folder, rows, scenario, closed)
            if counters:
                (folder / "units.toml").write_text(counters)
            if terrain_data:
                (folder / "terrain.toml").write_text(terrain_data)
            if overlay_data:
                (folder / "overlays.toml").write_text(overlay_data)
            self.game = HeroesGame(
                TITLE,
                rules_version=rules_version,
                seats=("us", "de"),
                folder=sandtable.load(TITLE).folder,
                packs=[folder],
                facets=HeroesFacets(),
            )
            state = self.game.new_state(self.game.scenario("test"))
        finally:
            shutil.rmtree(folder)
        assert isinstance(state, Engine)
        self.state = state
        for seat in (0, 1):
            windows.set_level(state, seat, windows.OWN)  # tests that need more set it themselves
        self.journal = Journal()
        state.journal = self.journal
        self.theatre: Theatre = state.theatre
        self.told: list[dict[str, object]] = []

    def fork(self) -> Self:
        """Return an independent copy of the table with an empty journal."""
        other = copy(self)
        other.state = self.state.clone()
        other.journal = Journal()
        other.state.journal = other.journal
        other.told = list(self.told)
        return other

    # Set-up

    def cell(self, name: str) -> int:
        return self.theatre.cell(name)

    def unit(self, name: str) -> int:
        return self.theatre.unit(name)

    def put(
        self, name: str, cell: str, *, rear: str = "", back: bool = False, facing: int = 0
    ) -> Self:
        """Put a unit on the map, without checking any rule."""
        unit = self.unit(name)
        self.state.lift(unit)
        self.state.put(unit, self.cell(cell), self.cell(rear) if rear else NOWHERE)
        if back:
            self.state.mark(unit, BACK_UP)
        self.state.set_facing(unit, facing)
        return self

    def aboard(self, name: str, transport: str) -> Self:
        unit = self.unit(name)
        self.state.lift(unit)
        self.state.units[unit * 4] = ABOARD - self.unit(transport)
        return self

    def suppress(self, name: str, count: int) -> Self:
        self.state.add_suppression(self.unit(name), count)
        return self

    def turn(self, number: int = 2, phase: int = codes.ACTIVATION, holder: int = 0) -> Self:
        """Empty the stack in the middle of a turn."""
        self.state.depth = 0
        self.state.turn = number
        self.state.phase = phase
        self.state.holder = holder
        self.state.slot = 10
        self.state.waits = CHANCE
        self.state.forget_options()
        return self

    def hand(self, side: str, *cards: str) -> Self:
        army = self.state.army(self.theatre.seat(side))
        for name in cards:
            army.hand[self.theatre.card(name)] += 1
            army.hand_size += 1
        return self

    def asks(self, side: str, level: str) -> Self:
        """Set how often a side is asked to play cards."""
        seat = self.theatre.seat(side)
        windows.set_level(self.state, seat, windows.ASKS.index(level))
        return self

    def act(self, name: str, phase: int = codes.ACTIVATION, **more: int) -> Self:
        """Activate this unit; nothing more happens after its activation."""
        self.turn(phase=phase, **more)
        self.state.push2(frame(codes.INITIATIVE_ROLL), 0)
        activation.begin_menu(self.state, self.unit(name), False)
        return self.go()

    def moves(self, name: str, phase: int = codes.SUPPLY) -> Self:
        """Start a unit's move, by default in supply."""
        self.turn(phase=phase)
        self.state.push2(frame(codes.INITIATIVE_ROLL), 0)
        movement.begin(self.state, self.unit(name), NOWHERE)
        return self.go()

    def go(self) -> Self:
        self.state.advance()
        self.state.forget_options()
        return self

    def window(self, kind: int, seat: int) -> Self:
        """Push a frame of this kind, which asks a side, on an otherwise empty stack."""
        self.turn()
        self.state.push2(frame(codes.INITIATIVE_ROLL), 0)
        self.state.push2(frame(kind, seat), 0)
        return self.go()

    # Playing

    def choose(self, *texts: str) -> Self:
        for text in texts:
            self.state.choose(self.theatre.move(text))
        return self

    def roll(self, *dice: int) -> Self:
        """Settle one roll with these faces."""
        self.state.settle(int("".join(map(str, dice))))
        return self

    def rolls(self, *dice: int) -> Self:
        """Settle one die at a time, as a blast or an assault needs them.

        Questions in between are answered with ``pass``.
        """
        for die in dice:
            while self.state.waits != CHANCE:
                self.choose("pass")
            self.roll(die)
        return self

    def options(self, kind: str = "") -> list[str]:
        """Return the options; for one kind only their arguments."""
        moves: list[Move] = self.state.options()
        if kind:
            return [move.arg for move in moves if move.kind == kind]
        return [move.text for move in moves]

    def why(self, text: str) -> tuple[str, str] | None:
        refusal = self.state.why_not(self.theatre.move(text))
        return None if refusal is None else (refusal.rule, refusal.key)

    def preview(self, *texts: str) -> dict[str, int]:
        """Return the numbers behind the last of these moves, before the first of them is made."""
        return self.state.preview(*texts)

    # Queries

    @property
    def prompt(self) -> str:
        decision = self.state.decision(self.state.seat)
        return decision.prompt if decision else ""

    @property
    def asked(self) -> str:
        return self.theatre.seats[self.state.seat] if self.state.seat >= 0 else ""

    def at(self, name: str) -> str:
        where = self.state.at(self.unit(name))
        return self.theatre.cells[where] if where >= 0 else str(where)

    def rear(self, name: str) -> str:
        return self.theatre.cells[self.state.rear(self.unit(name))]

    def gone(self, name: str) -> bool:
        return self.state.at(self.unit(name)) == -2

    def wounded(self, name: str) -> bool:
        return self.state.has(self.unit(name), BACK_UP)

    def suppression(self, name: str) -> int:
        return int(self.state.suppression(self.unit(name)))

    def events(self, kind: str) -> list[dict[str, Any]]:
        return [
            {**event.args, **event.secret} for event in self.journal.events if event.kind == kind
        ]

    def last(self, kind: str) -> dict[str, Any]:
        return self.events(kind)[-1]
