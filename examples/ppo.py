"""Proximal policy optimisation on one scenario, with only ``sandtable.batch`` and NumPy.

    python examples/ppo.py --output build/ppo

A small network learns Montmartin-en-Graignes: first it imitates the heuristics (``thumb``) for a
short while, then it plays against them and against itself. It is evaluated on games with other
dice. The output folder gets the network (``policy.npz``), a line for each evaluation
(``curve.jsonl``) and the learning curve (``curve.svg``). The same seed gives the same network on
the same machine.
"""

import argparse
import json
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from sandtable.agents.match import wilson
from sandtable.agents.recruit import Thumb
from sandtable.batch import Batch
from sandtable.lab.measure.charts import Interval, Mark, intervals, percent

Numbers = npt.NDArray[np.float32]
Places = npt.NDArray[np.int64]
Seats = npt.NDArray[np.int8]

TITLE, SCENARIO = "undaunted-normandy", "montmartin-en-graignes"
GAMES, STEPS = 128, 128
"""Number of games played in parallel, and choices in each between two updates."""
FORESIGHT = 0.95
"""GAE's lambda. The discount is 1: games end by themselves."""
EPOCHS, MINIBATCH, RATE = 3, 2048, 1e-3
CLIP, CURIOSITY, WORTH = 0.2, 0.01, 0.5
"""PPO's clipping range, and the weights of the entropy and of the value's error."""
HIDDEN = 96
WATCHED = 40
"""Number of updates at the start that only imitate the heuristics."""
EXAM_SEED = 1_000_000


@dataclass(frozen=True, slots=True)
class Seen:
    """Decisions as inputs of the network. The rows of each decision's options are consecutive."""

    positions: Numbers
    rows: Numbers
    counts: Places

    @property
    def first(self) -> Places:
        return np.concatenate([[0], np.cumsum(self.counts)[:-1]])

    def some(self, which: Places) -> "Seen":
        return Seen(self.positions[which], self.rows[self.spread(which)], self.counts[which])

    def spread(self, which: Places) -> Places:
        """Return the row indexes of some decisions."""
        counts = self.counts[which]
        ahead = np.repeat(self.first[which] - (np.cumsum(counts) - counts), counts)
        return ahead + np.arange(counts.sum())


def look(batch: Batch) -> Seen:
    return Seen(batch.rich.copy(), batch.choices.copy(), np.diff(batch.first))


class Policy:
    """A network with two layers: the value of a position for its seat, and a score for each option.

    Only legal options have a row, so no mask is needed.
    """

    def __init__(self, size: int, width: int, seed: int) -> None:
        rng = np.random.default_rng(seed)

        def layer(ins: int, outs: int, gain: float = 1.0) -> Numbers:
            scale = gain * np.sqrt(2.0 / ins)
            return rng.normal(0.0, scale, (ins, outs)).astype(np.float32)

        self.weights: dict[str, Numbers] = {
            "position": layer(size, HIDDEN),
            "position_bias": np.zeros(HIDDEN, np.float32),
            "value": layer(HIDDEN, 1, 0.1),
            "value_bias": np.zeros(1, np.float32),
            "row": layer(width, HIDDEN),
            "context": layer(HIDDEN, HIDDEN, 0.5),
            "row_bias": np.zeros(HIDDEN, np.float32),
            "score": layer(HIDDEN, 1, 0.1),
        }
        self.momentum = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.spread = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.steps = 0
        self.rate = RATE

    def think(self, seen: Seen) -> tuple[Numbers, Numbers, Numbers, Numbers]:
        """Return the probabilities of options, the values of positions, and the hidden layers."""
        w = self.weights
        inside = np.maximum(seen.positions @ w["position"] + w["position_bias"], 0.0)
        values = (inside @ w["value"] + w["value_bias"])[:, 0]
        context = np.repeat(inside @ w["context"] + w["row_bias"], seen.counts, axis=0)
        judged = np.maximum(seen.rows @ w["row"] + context, 0.0)
        scores = (judged @ w["score"])[:, 0]
        first = seen.first
        scores = np.exp(scores - np.repeat(np.maximum.reduceat(scores, first), seen.counts))
        odds = scores / np.repeat(np.add.reduceat(scores, first), seen.counts)
        return odds, values, inside, judged

    def choose(self, seen: Seen, rng: np.random.Generator) -> tuple[Places, Numbers, Numbers]:
        """Choose at random with the network's probabilities.

        Return the chosen row of each decision, its probability, and the values of the positions.
        """
        odds, values, _, _ = self.think(seen)
        ends = np.cumsum(odds, dtype=np.float64)
        first = seen.first
        last = first + seen.counts - 1
        begin = np.where(first > 0, ends[first - 1], 0.0)
        drawn = begin + rng.random(len(first)) * (ends[last] - begin)
        chosen = np.clip(np.searchsorted(ends, drawn, side="right"), first, last)
        return chosen, odds[chosen], values

    def best(self, seen: Seen) -> Places:
        odds = self.think(seen)[0]
        most = np.repeat(np.maximum.reduceat(odds, seen.first), seen.counts)
        places = np.where(odds >= most, np.arange(len(odds)), len(odds))
        return np.minimum.reduceat(places, seen.first)

    def learn(
        self,
        seen: Seen,
        chosen: Places,
        before: Numbers | None,
        gains: Numbers,
        returns: Numbers,
    ) -> None:
        """Make one step of Adam on PPO's clipped objective, with gradients computed by hand.

        Without ``before`` the objective is the likelihood of the choices (imitation).
        """
        w, number = self.weights, np.float32(len(gains))
        odds, values, inside, judged = self.think(seen)
        logs = np.log(odds + 1e-9)
        entropy = -np.add.reduceat(odds * logs, seen.first)
        ratio = np.ones_like(gains) if before is None else odds[chosen] / before
        # Beyond the clipping range the objective is flat.
        moving = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = np.where(moving, gains * ratio, 0.0)
        toward = -odds * np.repeat(push, seen.counts)
        toward[chosen] += push
        toward -= CURIOSITY * odds * (logs + np.repeat(entropy, seen.counts))
        scores = (-toward / number).astype(np.float32)[:, None]  # gradient descent
        value = (WORTH * (values - returns) / number).astype(np.float32)[:, None]
        slopes: dict[str, Numbers] = {"score": judged.T @ scores, "value": inside.T @ value}
        slopes["value_bias"] = value.sum(axis=0)
        judged_slope = (scores @ w["score"].T) * (judged > 0)
        slopes["row"] = seen.rows.T @ judged_slope
        context_slope = np.add.reduceat(judged_slope, seen.first, axis=0)
        slopes["row_bias"] = context_slope.sum(axis=0)
        slopes["context"] = inside.T @ context_slope
        inside_slope = (context_slope @ w["context"].T + value @ w["value"].T) * (inside > 0)
        slopes["position"] = seen.positions.T @ inside_slope
        slopes["position_bias"] = inside_slope.sum(axis=0)
        self.descend(slopes)

    def descend(self, slopes: dict[str, Numbers]) -> None:
        self.steps += 1
        norm = np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values()))
        shrink = np.float32(min(1.0, 0.5 / (norm + 1e-9)))
        for name, slope in slopes.items():
            slope *= shrink
            momentum, spread = self.momentum[name], self.spread[name]
            momentum += 0.1 * (slope - momentum)
            spread += 0.001 * (slope**2 - spread)
            fast = momentum / np.float32(1 - 0.9**self.steps)
            wide = spread / np.float32(1 - 0.999**self.steps)
            self.weights[name] -= np.float32(self.rate) * fast / (np.sqrt(wide) + np.float32(1e-5))


class School:
    """Games that continue from update to update. In the first half the heuristics play one seat,
    alternating between the seats; in the second half the policy plays both seats."""

    def __init__(self, policy: Policy, batch: Batch, seed: int) -> None:
        self.policy, self.batch = policy, batch
        self.rng = np.random.default_rng(seed)
        self.thumbs = thumb_seats(batch.games, batch.games // 2)

    def lesson(self, steps: int, watch: bool = False) -> int:
        """Play and learn; return the number of choices learned from.

        With ``watch`` the heuristics play both seats, and the policy learns to imitate them.
        """
        batch, games = self.batch, self.batch.games
        parts: list[Seen] = []
        told: list[tuple[Places, Places, Numbers, Numbers]] = []
        ends: list[tuple[npt.NDArray[np.bool_], Seats, Seats]] = []
        for _ in range(steps):
            seen = look(batch)
            asked = np.flatnonzero((batch.seat != self.thumbs) | watch)
            own = seen.some(asked)
            chosen, odds, values = self.policy.choose(own, self.rng)
            if watch:
                actions = thumb_actions(batch, batch.seat)
                chosen = np.flatnonzero(batch.options == np.repeat(actions, own.counts))
            else:
                actions = thumb_actions(batch, self.thumbs)
                actions[asked] = batch.options[seen.spread(asked)[chosen]]
            seat = batch.seat.copy()
            batch.step(actions)
            parts.append(own)
            told.append((asked, chosen - own.first, odds, values))
            ends.append((batch.done.copy(), batch.reward.copy(), seat))
        # Zero-sum: the value for one seat is the negative value for the other.
        _, now, _, _ = self.policy.think(look(batch))
        ahead = np.zeros((games, 2), np.float32)
        every = np.arange(games)
        ahead[every, batch.seat], ahead[every, 1 - batch.seat] = now, -now
        gains = self.gains(told, ends, ahead)
        counts = np.concatenate([part.counts for part in parts])
        lesson = Seen(
            np.concatenate([part.positions for part in parts]),
            np.concatenate([part.rows for part in parts]),
            counts,
        )
        places = np.concatenate([part[1] for part in told])
        before = np.concatenate([part[2] for part in told])
        returns = np.concatenate([part[3] for part in told]) + gains
        gains = np.ones_like(gains) if watch else (gains - gains.mean()) / (gains.std() + 1e-6)
        useful = np.arange(len(gains))
        for _ in range(EPOCHS):
            self.rng.shuffle(useful)
            for begin in range(0, len(useful), MINIBATCH):
                which = useful[begin : begin + MINIBATCH]
                some = lesson.some(which)
                self.policy.learn(
                    some,
                    some.first + places[which],
                    None if watch else before[which],
                    gains[which],
                    returns[which],
                )
        return len(gains)

    def gains(
        self,
        told: list[tuple[Places, Places, Numbers, Numbers]],
        ends: list[tuple[npt.NDArray[np.bool_], Seats, Seats]],
        ahead: Numbers,
    ) -> Numbers:
        """Return the advantage of each choice, by GAE. Each seat of a game has its own sequence of
        choices, and the end of the game ends both."""
        later, due = np.zeros_like(ahead), np.zeros_like(ahead)
        found: list[Numbers] = []
        for (asked, _, _, values), (done, reward, seat) in zip(
            reversed(told), reversed(ends), strict=True
        ):
            ahead[done], later[done], due[done] = 0.0, 0.0, reward[done]
            who = seat[asked]
            gain = due[asked, who] + ahead[asked, who] - values + FORESIGHT * later[asked, who]
            ahead[asked, who], later[asked, who], due[asked, who] = values, gain, 0.0
            found.append(gain.astype(np.float32))
        return np.concatenate(found[::-1])


def thumb_seats(games: int, against: int) -> Seats:
    """Return the heuristics' seat in each game; -2 if they play neither."""
    seats = (np.arange(games) % 2).astype(np.int8)
    seats[against:] = -2
    return seats


def thumb_actions(batch: Batch, thumbs: Seats) -> Places:
    """Return the heuristics' choices where it is their turn. They get views, like any agent."""
    actions = np.zeros(batch.games, np.int64)
    thumb = Thumb(0)
    for game in np.flatnonzero(batch.seat == thumbs):
        view = batch.state(int(game)).view(int(batch.seat[game]))
        actions[game] = thumb.choose(view, int(batch.seat[game])).index
    return actions


def exam(policy: Policy, games: int, seed: int) -> float:
    """Return the score against the heuristics: half of the games from each seat, always choosing
    the best option. A draw counts as half a point."""
    batch = Batch(
        TITLE, SCENARIO, games, seed=seed, autoreset="disabled", lean=False, rich=True, choices=True
    )
    thumbs = thumb_seats(games, games)
    points = np.zeros(games)
    while (batch.seat >= 0).any():
        asked = np.flatnonzero((batch.seat >= 0) & (batch.seat != thumbs))
        actions = thumb_actions(batch, thumbs)
        if len(asked):
            seen = look(batch)
            actions[asked] = batch.options[seen.spread(asked)[policy.best(seen.some(asked))]]
        batch.step(actions)
        own = batch.reward[np.arange(games), 1 - thumbs]
        points[batch.done] = (1 + own[batch.done]) / 2
    return float(points.sum())


def examine(policy: Policy, games: int, seed: int) -> dict[str, float]:
    points = exam(policy, games, seed)
    low, high = wilson(points, games)
    return {"games": games, "points": points, "low": round(low, 4), "high": round(high, 4)}


def draw(curve: list[dict[str, float]]) -> str:
    rows = [
        Interval(
            f"{line['choices'] / 1e6:.1f} million choices, {line['processor_seconds']:.0f} s",
            line["points"] / line["games"],
            line["low"],
            line["high"],
        )
        for line in curve
    ]
    last = rows[-1]
    return intervals(
        "Points against the heuristics",
        f"{len(rows)} evaluations. The last: {percent(last.value)}.",
        rows,
        percent,
        reach=(0.0, 1.0),
        marks=[Mark(0.5, "equal")],
    )


def train(output: Path, updates: int, seed: int, exam_every: int, exam_games: int) -> Policy:
    """Run the whole training. The times are processor time, without the evaluations."""
    output.mkdir(parents=True, exist_ok=True)
    batch = Batch(TITLE, SCENARIO, GAMES, seed=seed, lean=False, rich=True, choices=True)
    policy = Policy(batch.size, batch.width, seed)
    school = School(policy, batch, seed)
    curve: list[dict[str, float]] = []
    spent, choices = 0.0, 0
    for update in range(updates + 1):
        if update % exam_every == 0 or update == updates:
            # The last evaluation uses new dice, as the others were watched during the training.
            last = update == updates
            games, first = (5 * exam_games, 2 * EXAM_SEED) if last else (exam_games, EXAM_SEED)
            line = {"updates": update, "choices": choices, "processor_seconds": round(spent, 1)}
            curve.append(line | examine(policy, games, first))
            print(json.dumps(curve[-1]), flush=True)
        if update < updates:
            begun = time.process_time()
            policy.rate = RATE * max(1 - update / updates, 0.1)
            choices += school.lesson(STEPS, watch=update < WATCHED)
            spent += time.process_time() - begun
    (output / "curve.jsonl").write_text("".join(json.dumps(line) + "\n" for line in curve))
    (output / "curve.svg").write_text(draw(curve))
    np.savez(output / "policy.npz", **policy.weights)  # type: ignore[arg-type]
    return policy


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--output", type=Path, default=Path("build/ppo"))
    parser.add_argument("--updates", type=int, default=2500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--exam-every", type=int, default=250)
    parser.add_argument("--exam-games", type=int, default=400)
    wanted = parser.parse_args()
    train(wanted.output, wanted.updates, wanted.seed, wanted.exam_every, wanted.exam_games)


if __name__ == "__main__":
    main()
