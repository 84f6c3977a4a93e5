"""Self-play datasets: records and Parquet files.

The records are the games. The columns are derived from them and can be made again. Parquet was
chosen because every learning framework can read it, it stores lists of different lengths (decisions
have different numbers of options), it describes its columns, and it is small.
"""

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import sandtable
from sandtable.core import Record, SandtableError
from sandtable.core.record import CHOICE
from sandtable.lab.adapters.observation import senses
from sandtable.lab.game_log import GameLog, on_disk
from sandtable.lab.games import Fixture, Played, SelfPlay
from sandtable.lab.workers import Workers

Lot = tuple[tuple[int, str], ...]
"""Some games, each with its number and its record."""
SHARD = 100
"""Games per Parquet shard."""
PART = ".part"
"""Suffix of a file that is being written."""
COLUMNS = tuple(
    f"{name}.parquet{part}" for name in ("games", "decisions-[0-9]*-[0-9]*") for part in ("", PART)
)
BESIDE = (*COLUMNS, *(f"records/[0-9]*.record{part}" for part in ("", PART)))
"""Patterns of the files that a run leaves besides its game log."""

GAME_COLUMNS = {
    "game": ("int32", "game number; the record is records/NUMBER.record"),
    "scenario": ("string", "scenario"),
    "agents": ("list<string>", "agents by seat"),
    "winner": ("int8", "winning seat, or -1 for a draw"),
    "ending": ("string", "how the game ended"),
    "rounds": ("int16", "round in which the game ended"),
    "lines": ("int32", "number of lines, both sides together"),
    "choices": ("list<int32>", "decisions with more than one option, by seat"),
    "first": ("int8", "seat that started with the initiative"),
    "half": ("list<float>", "progress of each side towards its goal at half-time; may be missing"),
}
DECISION_COLUMNS = {
    "game": ("int32", "game number"),
    "entry": ("int32", "number of record entries before this choice"),
    "seat": ("int8", "seat that chooses"),
    "round": ("int16", "round"),
    "prompt": ("string", "prompt"),
    "observation": (
        "list<float>",
        "what the seat sees: sandtable.lab.adapters.observation.observation",
    ),
    "options": ("list<int32>", "indices of the legal moves in scenario.moves"),
    "choices": (
        "list<float>",
        "features of the options, row by row: sandtable.lab.adapters.observation.choices",
    ),
    "width": ("int16", "row length"),
    "chosen": ("int16", "index of the chosen option"),
    "move": ("string", "text of the chosen move"),
    "result": ("int8", "result for this seat: 1 won, 0 drawn, -1 lost"),
}
"""Columns with their types and meanings. Decisions with one option are left out."""


class Dataset(SelfPlay):
    """The dataset to make: a total number of games, taken from the scenarios in turn."""

    __slots__ = ()

    def check(self) -> None:
        super().check()
        arrow()

    def terms(self) -> dict[str, Any]:
        """Return what determines the game of a given number; the number of games does not."""
        return {
            "title": self.title,
            "rules": sandtable.load(self.title).rules_version,
            "scenarios": list(self.scenarios),
            "agent": self.agent,
            "seed": self.seed,
            "fraction": self.fraction,
        }

    def fixtures(self) -> list[Fixture]:
        """Return the games in the order of their numbers."""
        count = len(self.scenarios)
        return [
            self.fixture(self.scenarios[number % count], number) for number in range(self.games)
        ]

    def missing(self, log: GameLog, folder: Path) -> list[Fixture]:
        """Return the games still to be played, including those whose records were deleted."""
        return [
            fixture
            for fixture in self.fixtures()
            if fixture not in log or not record_file(folder, fixture.number).exists()
        ]


def arrow() -> Any:
    """Return the package that writes Parquet."""
    try:
        import pyarrow
    except ImportError:
        raise SandtableError(
            "Parquet files need the package pyarrow; run: pip install 'sandtable[lab]'"
        ) from None
    return pyarrow


def record_file(folder: Path, number: int) -> Path:
    return folder / "records" / f"{number:06}.record"


def write_games(dataset: Dataset, log: GameLog, file: Path) -> None:
    """Write the file of games, with a row for each game."""
    rows = []
    for number, fixture in enumerate(dataset.fixtures()):
        data = log[fixture].data()
        known = {"game": number, "scenario": fixture.scenario, "agents": list(fixture.agents)}
        rows.append({**known, **{name: data[name] for name in GAME_COLUMNS if name in data}})
    _replace(file, parquet(rows, GAME_COLUMNS))


def shards(dataset: Dataset) -> list[range]:
    """Return the ranges of games that share a file of decisions."""
    return [
        range(first, min(first + SHARD, dataset.games)) for first in range(0, dataset.games, SHARD)
    ]


def clear_columns(folder: Path) -> None:
    """Delete the columns of a run with more or fewer games; they are made again from the records.

    The old files hold other ranges of games, and a reader takes all files in the folder.
    """
    for pattern in COLUMNS:
        for file in folder.glob(pattern):
            with on_disk(file):
                file.unlink()


def write_decisions(shards: list[range], folder: Path, workers: Workers) -> Iterator[Path]:
    """Write the files of decisions; yield each when it is finished."""
    for lot, data in workers.run(decisions, (read_lot(folder, shard) for shard in shards)):
        numbers = [number for number, _ in lot]
        file = folder / f"decisions-{numbers[0]:06}-{numbers[-1]:06}.parquet"
        _replace(file, data)
        yield file


def read_lot(folder: Path, numbers: range) -> Lot:
    """Return the records of some games, for a worker that may not have access to our disk."""
    lot = []
    for number in numbers:
        file = record_file(folder, number)
        with on_disk(file):
            lot.append((number, file.read_text(encoding="utf-8")))
    return tuple(lot)


def decisions(lot: Lot) -> bytes:
    """Return the decisions of some recorded games as a Parquet file."""
    rows = []
    for number, text in lot:
        rows += [{"game": number, **row} for row in decision_rows(sandtable.replay(text))]
    return parquet(rows, DECISION_COLUMNS)


def decision_rows(record: Record) -> Iterator[dict[str, Any]]:
    """Yield a row for each decision of a game."""
    scenario = record.state.scenario
    sense = senses(scenario.title, scenario.id)
    winner = record.state.winner
    past = record.at(0)
    for place, entry in enumerate(record.entries):
        if entry.kind == CHOICE:
            view = past.state.view(entry.seat)
            decision = view.decision()
            assert decision is not None
            if len(decision.options) > 1:
                yield {
                    "entry": place,
                    "seat": entry.seat,
                    "round": int(past.state.rounds()),
                    "prompt": decision.prompt,
                    "observation": sense.observation(view),
                    "options": [int(move.index) for move in decision.options],
                    "choices": sense.choices(view).reshape(-1),
                    "width": sense.width,
                    "chosen": decision.options.index(scenario.move(entry.text)),
                    "move": entry.text,
                    "result": 0 if winner < 0 else 1 if winner == entry.seat else -1,
                }
        past.follow(entry)


def parquet(rows: list[dict[str, Any]], columns: dict[str, tuple[str, str]]) -> bytes:
    """Return a Parquet file whose columns have descriptions."""
    pa = arrow()
    from pyarrow import parquet

    lists = {f"list<{name}>": pa.list_(pa.type_for_alias(name)) for name in ("int32", "string")}
    types = {**lists, "list<float>": pa.list_(pa.float32())}
    schema = pa.schema(
        [
            pa.field(
                name,
                types[kind] if kind in types else pa.type_for_alias(kind),
                metadata={"about": about},
            )
            for name, (kind, about) in columns.items()
        ],
        metadata={"sandtable": sandtable.__version__},
    )
    made = {name: [row.get(name) for row in rows] for name in columns}
    file = BytesIO()
    parquet.write_table(pa.table(made, schema=schema), file, compression="zstd")
    return file.getvalue()


def keep(folder: Path, fixture: Fixture, played: Played) -> None:
    """Write a game's record, before the game log marks the game as played."""
    file = record_file(folder, fixture.number)
    with on_disk(file):
        file.parent.mkdir(parents=True, exist_ok=True)
    _replace(file, played.record.encode())


def _replace(file: Path, data: bytes) -> None:
    """Write a file atomically."""
    half = file.with_suffix(file.suffix + PART)
    with on_disk(file):
        half.write_bytes(data)
        half.replace(file)
