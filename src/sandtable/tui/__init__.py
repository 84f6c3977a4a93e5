"""The terminal client."""

from pathlib import Path

import sandtable
from sandtable.core import UnknownName
from sandtable.tui.app import SandtableApp
from sandtable.tui.saves import HUMAN, Saves
from sandtable.tui.session import Session
from sandtable.tui.start import guided_players
from sandtable.words import guide


def play(
    *,
    title: str,
    scenario: str,
    side: str,
    against: str,
    seed: int | None,
    language: str,
    save_dir: Path | None,
) -> int:
    """Play a scenario against an agent, or against ``human`` at the same screen."""
    game = sandtable.load(title)
    seat = game.scenario(scenario).seat(side)
    players = dict.fromkeys(game.seats, against)
    players[game.seats[seat]] = HUMAN
    saves = Saves(save_dir)
    session = Session.new(game, scenario, players, saves, seed)
    return SandtableApp(saves, language, session).run() or 0


def learn(*, title: str, seed: int | None, language: str, save_dir: Path | None = None) -> int:
    """Play the guided first game of a title."""
    game = sandtable.load(title)
    first = guide(game)
    if first is None:
        raise UnknownName(f"{title} has no guided game")
    saves = Saves(save_dir)
    players = guided_players(game, first)
    session = Session.new(game, first.scenario, players, saves, seed, told=[])
    return SandtableApp(saves, language, session).run() or 0


def choose_and_play(language: str) -> int:
    """Show the start screen, then play the selected game."""
    return SandtableApp(Saves(), language).run() or 0


__all__ = ["choose_and_play", "learn", "play"]
