"""A short training run with PyTorch: the trained network is better than the untrained one.

It is not part of ``make test``; ``make test-train`` runs it in an environment with PyTorch.
"""

from pathlib import Path

import numpy as np
import pytest

import sandtable
from sandtable.agents.network import Network, blank
from sandtable.agents.network_guide import reader
from sandtable.lab.train.fit import Pupil, learn
from sandtable.lab.train.training import Exam, Lot, Plan, Run, examine, make_lessons

TITLE = "undaunted-north-africa"
SCENARIO = "landing-ground-no-7"


def start() -> Network:
    """Return a small network, for speed."""
    read = reader(sandtable.load(TITLE), SCENARIO)
    return blank(read.size, read.width, wide=32, deep=16, match=8)


def surprise(network: Network, file: Path) -> float:
    """Return a network's mean squared error about who wins."""
    with np.load(file) as kept:
        telling = kept["telling"]
        guesses = [network.worth(row.astype(np.float32)) for row in kept["positions"][telling]]
        return float(np.mean((np.array(guesses) - kept["results"][telling]) ** 2))


def test_pytorch_and_numpy_see_the_same_network(tmp_path: Path) -> None:
    import torch

    network = start()
    network.weights["promise"] += 0.3
    network = Network(network.weights)
    make_lessons(Lot(TITLE, (SCENARIO,), None, 0, 1, 5, tmp_path / "games.npz"))
    with np.load(tmp_path / "games.npz") as kept:
        position = kept["positions"][3].astype(np.float32)
        first, end = kept["ends"][2], kept["ends"][3]
        choices = kept["choices"][first:end].astype(np.float32)
    scores, worth = Pupil(network).eval()(
        torch.tensor(position[None], dtype=torch.float32),
        torch.tensor(choices[None], dtype=torch.float32),
    )
    assert float(worth[0].detach()) == pytest.approx(network.worth(position), abs=1e-5)
    likely = torch.softmax(scores[0], 0).detach().numpy()
    assert likely == pytest.approx(network.promise(position, choices), abs=1e-5)


def test_learning_lessens_the_surprise_of_games_it_has_not_seen(tmp_path: Path) -> None:
    for name, seed in (("known", 100), ("unknown", 90_000)):
        make_lessons(Lot(TITLE, (SCENARIO,), None, 0, 60, seed, tmp_path / f"{name}.npz"))
    learned, off = learn(start(), [tmp_path / "known.npz"], passes=6, seed=1)
    assert off["lessons"] > 200
    before = surprise(start(), tmp_path / "unknown.npz")
    assert surprise(learned, tmp_path / "unknown.npz") < 0.9 * before


def test_a_short_run_improves_over_its_start(tmp_path: Path) -> None:
    plan = Plan(TITLE, school_games=1000, drills=1, drill_games=100, exam_games=0)
    run = Run(plan, tmp_path / "run", lambda told: None)
    learned = run.go()
    assert len((tmp_path / "run" / "log.jsonl").read_text().splitlines()) == 2
    begun = tmp_path / "start.npz"
    run.start().save(begun)
    games = 60
    after = examine(Exam(TITLE, SCENARIO, learned, games, 500))
    before = examine(Exam(TITLE, SCENARIO, begun, games, 500))
    # Of 100 games the trained network won 73, the untrained one 33.
    assert after > before + 10
