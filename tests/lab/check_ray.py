"""The lab on a Ray cluster on this machine: ``make test-ray``, where Ray is installed."""

import json
from collections.abc import Iterator
from dataclasses import replace
from math import sqrt
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest
import ray

from sandtable.agents.levels import trained
from sandtable.cli import main
from sandtable.core import UnknownName
from sandtable.lab.games import Fixture, play
from sandtable.lab.train.courier import Courier
from sandtable.lab.train.training import Lot, make_lessons
from sandtable.lab.workers import RayWorkers

# Ray's own warnings: about its next version, and about sockets that it does not close.
pytestmark = pytest.mark.filterwarnings("ignore::FutureWarning", "ignore::ResourceWarning")


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """Yield the address of a cluster with two cores."""
    context = ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield context.address_info["gcs_address"]
    ray.shutdown()


def test_every_thing_is_done_once(cluster: str) -> None:
    done = dict(RayWorkers(cluster).run(sqrt, range(20)))
    assert done == {number: sqrt(number) for number in range(20)}


def test_things_are_asked_for_only_when_they_are_needed(cluster: str) -> None:
    asked: list[int] = []

    def things() -> Iterator[int]:
        for number in range(1000):
            asked.append(number)
            yield number

    running = RayWorkers(cluster).run(sqrt, things())
    next(running)
    running.close()  # type: ignore[attr-defined]
    assert len(asked) <= 5


def test_what_goes_wrong_there_is_told_here(cluster: str) -> None:
    nowhere = Fixture("undaunted-normandy", "la-ray", ("random", "random"), 1, 0)
    with pytest.raises(UnknownName, match=r"^unknown scenario for undaunted-normandy: 'la-ray'"):
        list(RayWorkers(cluster).run(play, [nowhere]))


def test_a_run_on_the_cluster_finds_what_a_run_here_finds(cluster: str, tmp_path: Path) -> None:
    words = ["lab", "rate", "undaunted-normandy", "--agents", "random", "recruit", "--games", "24"]
    assert main([*words, "--output", str(tmp_path / "there"), "--ray", cluster]) == 0
    assert main([*words, "--output", str(tmp_path / "here"), "--jobs", "1"]) == 0
    there, here = (
        json.loads((tmp_path / place / "rate.json").read_text())["titles"]["undaunted-normandy"]
        for place in ("there", "here")
    )
    assert there["meetings"] == here["meetings"]
    assert [one["elo"] for one in there["ratings"]] == [one["elo"] for one in here["ratings"]]


def test_a_run_started_here_continues_there(cluster: str, tmp_path: Path) -> None:
    words = ["lab", "balance", "undaunted-normandy", "la-raye", "--agent", "thumb"]
    words += ["--output", str(tmp_path)]
    assert main([*words, "--games", "4", "--jobs", "1"]) == 0
    before = (tmp_path / "games.jsonl").read_text()
    assert main([*words, "--games", "10", "--ray", cluster]) == 0
    after = (tmp_path / "games.jsonl").read_text()
    assert after.startswith(before)
    assert len(after.splitlines()) == 11


def test_columns_are_made_there_from_records_that_lie_here(cluster: str, tmp_path: Path) -> None:
    words = ["lab", "data", "undaunted-normandy", "la-raye", "--agent", "random", "--games", "4"]
    assert main([*words, "--output", str(tmp_path / "there"), "--ray", cluster]) == 0
    assert main([*words, "--output", str(tmp_path / "here"), "--jobs", "1"]) == 0
    for name in ("games.parquet", "decisions-000000-000003.parquet"):
        there, here = (pq.read_table(tmp_path / place / name) for place in ("there", "here"))
        assert there.equals(here)


def test_what_a_lot_of_training_games_teaches_is_played_there_and_lies_here(
    cluster: str, tmp_path: Path
) -> None:
    weights = tmp_path / "weights.npz"
    trained("undaunted-normandy").save(weights)
    lot = Lot("undaunted-normandy", ("la-raye",), weights, 8, 1, 5, tmp_path / "there.npz")
    assert [one for one, _ in Courier(RayWorkers(cluster)).run(make_lessons, [lot])] == [lot]
    here = replace(lot, out=tmp_path / "here.npz")
    make_lessons(here)
    with np.load(lot.out) as there, np.load(here.out) as expected:
        assert all((there[name] == expected[name]).all() for name in expected)


def test_an_address_where_nobody_is_is_said_in_one_line(
    cluster: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ray.shutdown()
    words = ["lab", "balance", "undaunted-normandy", "--output", str(tmp_path), "--ray", "auto"]
    assert main(words) == 2
    err = capsys.readouterr().err
    assert err.startswith("sandtable: cannot connect to a Ray cluster at 'auto': ")
    assert len(err.splitlines()) == 1
