"""Many games at once, in arrays, for training and measuring.

    batch = Batch("undaunted-normandy", ["la-raye", "mortain"], games=1024, seed=7)
    batch.reset()
    while training:
        batch.step(choose(batch.lean, batch.mask))

All games of a batch are of one title. The arrays are created once, and every step writes into the
same memory, shared by NumPy, DLPack and the engine. Copy data that you need after the next step.
"""

import ctypes
from collections.abc import Iterable, Sequence
from typing import Any, cast

import numpy as np
import numpy.typing as npt

import sandtable
from sandtable.core import SandtableError
from sandtable.core.batch import DISABLED, NEXT_STEP, SAME_STEP, Games, Setting
from sandtable.core.errors import BadArgument, UnknownName, bad_argument, shown, whole_number
from sandtable.core.facets import Part
from sandtable.core.game import unknown
from sandtable.core.state import expect_rng

Numbers = npt.NDArray[np.float32]

AUTORESET = {"same_step": SAME_STEP, "next_step": NEXT_STEP, "disabled": DISABLED}
"""What happens when a game ends.

``same_step``: the next game starts in the same step, and its row already shows the next game's
first decision. ``next_step``: the next game starts in the next step, whose action is ignored.
``disabled``: nothing, until the game is reset.
"""
NO_OPTIONS = np.zeros(0, np.int64)
NO_ROWS = np.zeros((0, 0), np.float32)
MOST_GAMES = 1 << 20
ROWS_A_GAME = 16
"""Initial capacity for option rows, per game."""


class Batch:
    """Games of one title that advance together, with a row for each game in every array."""

    def __init__(
        self,
        title: str,
        scenarios: str | Sequence[str],
        games: int,
        *,
        seed: int = 0,
        autoreset: str = "same_step",
        lean: bool = True,
        rich: bool = False,
        choices: bool = False,
    ) -> None:
        """The scenarios are assigned to the games in turn.

        Game number ``i`` has the seed ``seed + i`` unless ``reset`` gives it another.
        """
        names = names_of(scenarios)
        games = count_of(games)
        seed = whole_number("seed", seed)
        if not isinstance(autoreset, str) or autoreset not in AUTORESET:
            raise UnknownName(
                f"unknown autoreset: {shown(autoreset)}; available: {', '.join(AUTORESET)}"
            )
        game = sandtable.load(title)
        self.title = title
        self.scenarios = tuple(names)
        self.autoreset = autoreset
        self.games = games
        settings = [Setting(game.start(name)) for name in names]
        self.moves = tuple(tuple(game.scenario(name).moves) for name in names)
        """The moves of each scenario: an action is the index of a move."""
        self._settings = settings
        engine = Games(settings, [i % len(names) for i in range(games)], AUTORESET[autoreset], lean)
        self._engine = engine
        self._seed = seed
        self.scenario = np.arange(games, dtype=np.int64) % len(names)
        """The index of each game's scenario."""
        self.seat: npt.NDArray[np.int8] = _array(engine.seats, np.int8)
        """The seat that must choose; -1 if the game is over."""
        self.mask: npt.NDArray[np.int8] = _array(engine.masks, np.int8).reshape(games, -1)
        """1 for each legal action."""
        self.reward: npt.NDArray[np.int8] = _array(engine.rewards, np.int8).reshape(games, 2)
        """For each seat 1, 0 or -1 in the step in which a game ends, else 0."""
        self.done: npt.NDArray[np.bool_] = _array(engine.done, np.bool_)
        """Whether a game has ended in this step."""
        self.actions: npt.NDArray[np.int64] = _array(engine.actions, np.int64)
        """The actions that ``step`` uses if it is given none."""
        width = int(engine.lean_width) if lean else 0
        self.lean: npt.NDArray[np.int8] = _array(engine.lean, np.int8).reshape(games, width)
        """The position as the deciding seat may know it; ``layout`` describes the bytes."""
        self.size, self.width = int(engine.size), int(engine.width)
        self._rich, self._choices = rich, choices
        self.rich = np.zeros((games if rich else 0, self.size), np.float32)
        """The same position as the floats that guide the built-in search."""
        self._first: npt.NDArray[np.int64] = _array(engine.first_rows, np.int64)
        self._rows = np.zeros((games * ROWS_A_GAME if choices else 0, self.width), np.float32)
        self._options = np.zeros(len(self._rows), np.int64)
        # The buffers into which the engine writes a block of games
        self._block_rich = _array(engine.positions, np.float64).reshape(-1, self.size)
        block = _array(engine.rows, np.float64)
        rows = len(engine.options)
        self._block_rows = block[: rows * self.width].reshape(rows, self.width)
        self._block_options = _array(engine.options, np.int64)
        self.reset()

    def __repr__(self) -> str:
        return f"<{self.games} games of {self.title}: {', '.join(self.scenarios)}>"

    @property
    def choices(self) -> npt.NDArray[np.float32]:
        """The numbers of all options of all games, one row each; see ``first`` and ``options``."""
        return self._rows[: self._first[-1]]

    @property
    def options(self) -> npt.NDArray[np.int64]:
        """The action of each row of ``choices``."""
        return self._options[: self._first[-1]]

    @property
    def first(self) -> npt.NDArray[np.int64]:
        """The first row of each game: game ``i`` has the rows ``first[i]:first[i + 1]``."""
        return self._first

    def layout(self, scenario: str = "") -> tuple[Part, ...]:
        """Return the layout of ``lean`` in a scenario (default: the first)."""
        name = self.scenarios[0] if isinstance(scenario, str) and not scenario else scenario
        if not isinstance(name, str) or name not in self.scenarios:
            raise UnknownName(unknown("scenario of this batch", name, self.scenarios))
        return tuple(self._settings[self.scenarios.index(name)].reader.layout)

    def state(self, game: int) -> sandtable.State:
        """Return the true state of a game, for inspection and tests; agents get arrays."""
        return self._engine.states[games_of([game], self.games)[0]]

    def reset(
        self, seeds: Iterable[int] | int | None = None, games: Iterable[int] | None = None
    ) -> None:
        """Start all games, or only the given ones, with these seeds.

        A number is the first of consecutive seeds. The same seed and the same choices give the same
        game, regardless of the other games.
        """
        which = games_of(games, self.games)
        given = seeds_of(self._seed if seeds is None else seeds, which)
        for game, seed in zip(which, given, strict=True):
            self._engine.reset(game, seed)
        self._read()

    def sample(self, rng: sandtable.Rng) -> npt.NDArray[np.int64]:
        """Fill ``actions`` with legal actions, each equally likely, and return it."""
        self._engine.choose_at_random(expect_rng(rng))
        return self.actions

    def step(self, actions: npt.ArrayLike | None = None) -> None:
        """Make one move in every game (default: the moves in ``actions``).

        An action that the mask forbids raises an IllegalMove that names the game; no game changes
        then. The actions of games that are over are ignored.
        """
        if actions is None:
            self._engine.step()
        else:
            chosen = actions_of(actions, self.games)
            before = self.actions.copy()
            self.actions[:] = chosen
            try:
                self._engine.step()
            except SandtableError:
                self.actions[:] = before
                raise
        self._read()

    def _read(self) -> None:
        """Copy rich observations and option rows, if requested, block by block."""
        if not self._rich and not self._choices:
            return
        game = 0
        while game < self.games:
            following = int(self._engine.read(game, self._rich, self._choices))
            if self._rich:
                block = self._block_rich[: following - game]
                self.rich[game:following] = block
                block.fill(0.0)
            if self._choices:
                begin, end = int(self._first[game]), int(self._first[following])
                if end > len(self._rows):
                    self._make_room(end)
                self._rows[begin:end] = self._block_rows[: end - begin]
                self._block_rows[: end - begin].fill(0.0)
                self._options[begin:end] = self._block_options[: end - begin]
            game = following

    def read_one(self, choices: bool) -> tuple[Numbers, npt.NDArray[np.int64], Numbers]:
        """Return new arrays with the rich observation, options and option rows of the only game.

        Use it for single or occasional observations.
        """
        assert self.games == 1
        self._engine.read(0, True, choices)
        position = self._block_rich[0]
        numbers = position.astype(np.float32)
        position.fill(0.0)
        if not choices:
            return numbers, NO_OPTIONS, NO_ROWS
        count = int(self._first[1])
        block = self._block_rows[:count]
        rows = block.astype(np.float32)
        block.fill(0.0)
        return numbers, self._block_options[:count].copy(), rows

    def _make_room(self, rows: int) -> None:
        more = max(2 * len(self._rows), rows)
        self._rows = np.concatenate(
            [self._rows, np.zeros((more - len(self._rows), self.width), np.float32)]
        )
        self._options = np.concatenate(
            [self._options, np.zeros(more - len(self._options), np.int64)]
        )


def count_of(games: int) -> int:
    """Return the number of games of a batch."""
    return whole_number("games", games, f"a number of games from 1 to {MOST_GAMES}", 1, MOST_GAMES)


def names_of(scenarios: str | Sequence[str]) -> list[str]:
    """Return the scenarios of a batch as a list."""
    names = [scenarios] if isinstance(scenarios, str) else scenarios
    if not isinstance(names, (list, tuple)) or not names:
        raise bad_argument("scenarios", scenarios, "the id of a scenario, or a list of ids")
    return list(names)


def whole_numbers(name: str, values: object) -> list[int]:
    """Return an argument that is a list or an array of integers."""
    if isinstance(values, (str, bytes)) or not isinstance(values, Iterable):
        raise bad_argument(name, values, "a list of numbers")
    return [whole_number(name, value, "a list of numbers") for value in values]


def games_of(games: object, count: int) -> list[int]:
    """Return the numbers of these games of a batch with this many; None means all."""
    which = list(range(count)) if games is None else whole_numbers("games", games)
    for game in which:
        if not 0 <= game < count:
            raise BadArgument(f"games: no game {shown(game)}; the games are 0 to {count - 1}")
    return which


def seeds_of(seeds: object, games: Sequence[int]) -> list[int]:
    """Return a seed for each of these games; a number is the seed of game 0."""
    if not isinstance(seeds, Iterable) or (isinstance(seeds, np.ndarray) and seeds.ndim == 0):
        first = whole_number("seeds", seeds, "a number or a list of numbers")
        return [first + game for game in games]
    given = whole_numbers("seeds", seeds)
    if len(given) != len(games):
        raise BadArgument(f"seeds: expected one seed per game ({len(games)}), got {len(given)}")
    return given


def actions_of(actions: npt.ArrayLike, games: int) -> npt.NDArray[Any]:
    """Return the actions of a step as an array."""
    try:
        chosen = np.asarray(actions)
    except ValueError:  # rows of different lengths
        chosen = np.zeros(0)
    if chosen.shape != (games,) or chosen.dtype.kind not in "iu":
        raise bad_argument("actions", actions, f"{games} integers")
    return chosen


def _array(memory: object, kind: type[np.generic]) -> npt.NDArray[Any]:
    """Return the engine's memory as an array. Without ctypes NumPy's view would be read-only."""
    seen = np.frombuffer(cast(bytearray, memory), np.uint8)
    if not seen.size:
        return np.zeros(0, kind)
    held = (ctypes.c_uint8 * seen.size).from_address(seen.ctypes.data)
    held.owner = memory  # type: ignore[attr-defined]  # which lives as long as the array
    array: npt.NDArray[Any] = np.frombuffer(cast(bytearray, held), kind)
    return array
