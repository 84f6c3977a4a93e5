"""Many games at once with the loop inside the engine: the basis of ``sandtable.batch``.

All results are written into fixed memory with a row for each game, so that NumPy can read them
without a copy.
"""

from typing import Final

from mypy_extensions import i64, u8

from sandtable.core.errors import BadArgument
from sandtable.core.facets import Reader
from sandtable.core.rng import Rng
from sandtable.core.state import NOBODY, OVER, State
from sandtable.core.vec import vec

SAME_STEP: Final = 0
NEXT_STEP: Final = 1
DISABLED: Final = 2

BLOCK: Final = 64
"""Games that are read together before their numbers are copied."""
BLOCK_NUMBERS: Final = 1 << 16


class Setting:
    """A scenario that games of a batch play."""

    def __init__(self, start: State) -> None:
        scenario = start.scenario
        self.start: State = start
        self.reader: Reader = scenario.facets.reader(start)
        self.codes: vec[i64] = vec[i64]([int(move.code) for move in scenario.moves])
        self.places: vec[i64] = vec[i64]([int(move.index) for move in scenario.by_code])
        """The index of the move of each code."""


class Games:
    """Games that advance together.

    All arrays have a row for each game. All rows are as long as the longest.
    """

    def __init__(self, settings: list[Setting], which: list[int], mode: int, lean: bool) -> None:
        self.n: i64 = len(which)
        self.settings: list[Setting] = settings
        self.which: vec[i64] = vec[i64](which)
        self.mode: i64 = mode
        self.moves: i64 = max([len(setting.codes) for setting in settings])
        self.lean_width: i64 = max([int(setting.reader.lean_size) for setting in settings])
        self.keeps_lean: bool = lean
        self.states: list[State] = [settings[place].start.clone() for place in which]
        self.rngs: list[Rng] = [Rng() for _ in which]
        n = len(which)
        self.actions: vec[i64] = vec[i64]([0] * n)
        self.seats: vec[u8] = vec[u8]([0] * n)
        """The seat that must choose; 255 (-1 as a signed byte) if the game is over."""
        self.masks: vec[u8] = vec[u8]([0] * (n * int(self.moves)))
        self.lean: vec[u8] = vec[u8]([0] * (n * int(self.lean_width) if lean else 0))
        self.rewards: vec[u8] = vec[u8]([0] * (2 * n))
        """For each seat 1, 0 or -1, as signed bytes, in the step in which a game ends."""
        self.done: vec[u8] = vec[u8]([0] * n)
        # Rich observations and option rows of a block of games
        self.size: i64 = settings[0].reader.size
        self.width: i64 = settings[0].reader.width
        self.positions: vec[float] = vec[float]([0.0] * (BLOCK * int(self.size)))
        longest = max(BLOCK_NUMBERS, int(self.moves * self.width))
        self.rows: vec[float] = vec[float]([0.0] * longest)
        self.options: vec[i64] = vec[i64]([0] * (longest // int(self.width)))
        """The index of the move of each row."""
        self.first_rows: vec[i64] = vec[i64]([0] * (n + 1))
        """Where the rows of each game start among the rows of all games."""

    # Playing

    def reset(self, game: i64, seed: int) -> None:
        """Start a game. Its dice and draws follow from the seed."""
        self.rngs[game] = Rng(seed)
        self.forget(game)
        self.clear(game)
        self.restart(game)
        self.show(game)

    def restart(self, game: i64) -> None:
        """Start the next game of a row. The random numbers continue."""
        state = self.settings[self.which[game]].start.clone()
        state.settle_chance(self.rngs[game])
        self.states[game] = state

    def step(self) -> None:
        """Make a move in every game, from ``actions``; change nothing if one is illegal."""
        for game in range(self.n):
            if not self.fits(game):
                self.refuse(game)
        for game in range(self.n):
            self.advance(game)

    def fits(self, game: i64) -> bool:
        state = self.states[game]
        if state.waits == OVER:
            return True
        codes = self.settings[self.which[game]].codes
        action = self.actions[game]
        return 0 <= action < len(codes) and state.offers(codes[action], state.first_owing())

    def refuse(self, game: i64) -> None:
        state = self.states[game]
        moves = state.scenario.moves
        action = self.actions[game]
        if not 0 <= action < len(moves):
            raise BadArgument(f"game {game}: unknown action {action}")
        try:
            state.refuse(moves[action].code, state.first_owing(), moves[action])
        except Exception as error:
            error.args = (f"game {game}: {error}",)
            raise

    def advance(self, game: i64) -> None:
        state = self.states[game]
        self.clear(game)
        if state.waits == OVER:
            if self.mode == DISABLED:
                return
            self.restart(game)
        else:
            self.forget(game)
            setting = self.settings[self.which[game]]
            state.carry_out(setting.codes[self.actions[game]], state.first_owing())
            state.settle_chance(self.rngs[game])
            if state.waits == OVER:
                self.finish(game, state)
        self.show(game)

    def clear(self, game: i64) -> None:
        """Clear the results of the last step."""
        self.done[game] = 0
        self.rewards[2 * game] = 0
        self.rewards[2 * game + 1] = 0

    def finish(self, game: i64, state: State) -> None:
        self.done[game] = 1
        if state.winner != NOBODY:
            self.rewards[2 * game + state.winner] = 1
            self.rewards[2 * game + 1 - state.winner] = 255
        if self.mode == SAME_STEP:
            self.restart(game)

    def choose_at_random(self, rng: Rng) -> None:
        """Fill ``actions`` with legal moves, each equally likely."""
        for game in range(self.n):
            state = self.states[game]
            if state.waits != OVER:
                codes = state.codes(state.first_owing())
                places = self.settings[self.which[game]].places
                self.actions[game] = places[codes[rng.below(len(codes))]]

    # Observations

    def forget(self, game: i64) -> None:
        """Clear a game's options in the mask."""
        state = self.states[game]
        seat = state.first_owing()
        if seat != NOBODY:
            places = self.settings[self.which[game]].places
            first = game * self.moves
            for code in state.codes(seat):
                self.masks[first + places[code]] = 0

    def show(self, game: i64) -> None:
        """Write the observation for the seat that chooses next."""
        state = self.states[game]
        seat = state.first_owing()
        if seat == NOBODY:
            self.seats[game] = 255
            if self.keeps_lean:
                for at in range(game * self.lean_width, (game + 1) * self.lean_width):
                    self.lean[at] = 0
            return
        self.seats[game] = u8(seat)
        setting = self.settings[self.which[game]]
        places = setting.places
        first = game * self.moves
        for code in state.codes(seat):
            self.masks[first + places[code]] = 1
        if self.keeps_lean:
            setting.reader.write_lean(state, seat, self.lean, game * self.lean_width)

    def read(self, game: i64, rich: bool, choices: bool) -> i64:
        """Write the numbers of a block of games from ``game`` on; return the next game.

        The arrays must be zero.
        """
        last = min(game + BLOCK, self.n)
        at: i64 = 0
        row: i64 = 0
        begun = self.first_rows[game]
        room = i64(len(self.options))
        while game < last:
            state = self.states[game]
            seat = state.first_owing()
            if seat != NOBODY:
                setting = self.settings[self.which[game]]
                if choices:
                    codes = state.codes(seat)
                    if row + i64(len(codes)) > room:
                        break
                if rich:
                    setting.reader.write_position(state, seat, self.positions, at)
                if choices:
                    setting.reader.write_choices(state, seat, self.rows, row * self.width, rich)
                    for code in codes:
                        self.options[row] = setting.places[code]
                        row += 1
            at += self.size
            game += 1
            self.first_rows[game] = begun + row
        return game
