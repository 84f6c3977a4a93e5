"""A game at this terminal: its record, its players, and its save file."""

import os
from collections.abc import Mapping
from pathlib import Path

import sandtable
from sandtable.agents import make
from sandtable.agents.time_budget import TimeBudget
from sandtable.core import Decision, Event, Game, Move, Record, Rng, View
from sandtable.tui.saves import HUMAN, Saves


class Session:
    """Plays one game. It has the full state; screens only ask for what a seat may know."""

    def __init__(
        self,
        game: Game,
        record: Record,
        players: Mapping[str, str],
        saves: Saves,
        *,
        file: Path | None = None,
        seed: int | None = None,
        told: list[str] | None = None,
    ) -> None:
        self.game = game
        self.record = record
        self.players = dict(players)
        self.told = told
        """The ids of shown lessons; None if the game has no guide."""
        self._saves = saves
        self.file = file or saves.new_file(record.scenario)
        if seed is None:
            seed = int.from_bytes(os.urandom(8))
        self._rng = Rng(seed)
        self.humans = [seat for seat, side in enumerate(game.seats) if self.players[side] == HUMAN]
        self.agents = {
            seat: TimeBudget(make(self.players[side], seed + 1 + seat))
            for seat, side in enumerate(game.seats)
            if seat not in self.humans
        }
        record.settle_all(self._rng)
        self._pass_for_idle()

    @classmethod
    def new(
        cls,
        game: Game,
        scenario: str,
        players: Mapping[str, str],
        saves: Saves,
        seed: int | None = None,
        told: list[str] | None = None,
    ) -> "Session":
        return cls(game, game.record(scenario), players, saves, seed=seed, told=told)

    @classmethod
    def resumed(cls, file: Path, saves: Saves, seed: int | None = None) -> "Session":
        """Return a saved game in its last position; SaveError if it cannot be read."""
        record, players, told = saves.load(file)
        game = sandtable.load(record.state.scenario.title)
        return cls(game, record, players, saves, file=file, seed=seed, told=told)

    @property
    def is_shared(self) -> bool:
        """Whether several people play at this screen."""
        return len(self.humans) > 1

    @property
    def over(self) -> bool:
        return self.record.state.over

    def deciding(self, present: int | None) -> int | None:
        """Return the next seat to decide: the present one first, people before agents."""
        owing = self.record.state.seats_owing
        if present in owing:
            return present
        return min(owing, key=lambda seat: (seat in self.agents, seat), default=None)

    def view(self, seat: int | None) -> View:
        return self.record.state.view(seat)

    def decision(self, seat: int) -> Decision | None:
        return self.view(seat).decision()

    def events(self, seat: int | None) -> list[Event]:
        """Return the events, as a seat may know them."""
        return self.record.seen_by(seat)

    def choose(self, move: Move, seat: int) -> None:
        """Play a move, and settle chance up to the next decision."""
        self.record.play(move, self._rng, seat)
        self._pass_for_idle()
        for other, agent in self.agents.items():
            if other != seat:
                agent.spent = 0.0

    def _pass_for_idle(self) -> None:
        """Pass for seats that can only pass."""
        state = self.record.state
        while idle := [seat for seat in state.seats_owing if state.idle(seat)]:
            (move,) = state.options(idle[0])
            self.record.play(move, self._rng, idle[0])

    def save(self) -> None:
        self._saves.write(self.file, self.record, self.players, self.told)
