"""How even random battles are, with or without the filter, measured by new games."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

import sandtable
from sandtable.agents.fair_battles import STEP, fair_battle
from sandtable.agents.match import wilson
from sandtable.lab.console import say
from sandtable.lab.measure.scores import Player, Wanted, measure
from sandtable.lab.workers import Workers

LEAST = 0.25
"""Minimum win rate of the weaker side in an even battle."""


@dataclass(frozen=True, slots=True)
class Sample:
    """The settings of a survey."""

    title: str
    first_seed: int
    battles: int
    games: int
    filtered: bool = True
    seed: int = 1944
    """Seed of the measured games; the filter's games use another."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A battle drawn for a seed."""

    id: str
    rejected: int
    seconds: float
    """Processor time of drawing in seconds."""


def survey(sample: Sample, team: Workers) -> str:
    """Draw battles, measure them, and report what share of them is roughly even."""
    sizes = sandtable.load(sample.title).battle_sizes
    seeds = range(sample.first_seed, sample.first_seed + sample.battles)
    drawn = dict(team.run(partial(draw, sample), dict.fromkeys(seeds)))
    say(f"{len(drawn)} battles drawn; playing {sample.games} games of each")
    wanted = {seed: Wanted(one.id, "", sample.games) for seed, one in drawn.items()}
    scores = measure(team, sample.title, wanted, Player("thumb"), sample.seed)
    shares = {seed: sum(found) / len(found) for seed, found in scores.items()}

    def lines() -> Iterator[str]:
        everything = list(shares)
        yield _line(f"{sample.title}, all sizes", everything, drawn, shares)
        for size in sizes:
            some = [seed for seed in everything if sizes[seed % len(sizes)] == size]
            if some:
                yield _line(size, some, drawn, shares)

    return "\n".join(lines())


def draw(sample: Sample, seed: int) -> Drawn:
    """Draw the battle of a seed; the sizes alternate."""
    game = sandtable.load(sample.title)
    size = game.battle_sizes[seed % len(game.battle_sizes)]
    began = time.process_time()
    if not sample.filtered:
        return Drawn(game.random_battle(seed, size), 0, time.process_time() - began)
    id = fair_battle(game, seed, size)
    rejected = (int(id.rpartition("-")[2]) - seed) // STEP
    return Drawn(id, rejected, time.process_time() - began)


def _line(name: str, seeds: list[int], drawn: dict[int, Drawn], shares: dict[int, float]) -> str:
    inside = sum(LEAST <= shares[seed] <= 1 - LEAST for seed in seeds)
    low, high = wilson(inside, len(seeds))
    rejected = sum(drawn[seed].rejected for seed in seeds)
    seconds = sorted(drawn[seed].seconds for seed in seeds)
    slow = seconds[min(len(seconds) - 1, round(0.95 * len(seconds)))]
    return (
        f"{name}: the weaker side wins {LEAST:.0%} or more in {inside} of {len(seeds)} battles, "
        f"{inside / len(seeds):.1%} ({low:.1%} to {high:.1%}); {rejected} rejected; drawn in "
        f"{sum(seconds) / len(seconds):.2f} s on average, 19 of 20 within {slow:.2f} s"
    )
