"""Information-set search: many imagined states, one tree.

Every round of it imagines a state that fits what the seat may know, goes down the tree by promise
and doubt, lets chance decide what is chance, and asks a guide what the state it reaches is worth.
The tree's branches are choices only; what differs between imagined states is averaged over.
"""

import math
import time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.core.rng import Rng
from sandtable.core.state import CHANCE, OVER, State, View

EXPLORE: Final = 1.2
"""How much doubt counts beside promise."""
FIRST_TRY: Final = 0.2
"""How much less a branch nobody has tried is expected to bring than its node does on the whole."""
PLAIN_DOUBT: Final = 1.4
"""The same for plain search, where worth goes from -1 to 1."""
SECOND_LOOK: Final = 8
"""A node that was reached so often is worth a careful opinion about its choices."""
PAUSE: Final = 16
"""After so many rounds it looks up: at the clock, and whether it is done."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """What the search is told about a title: which choices look good, and what a state is worth."""

    def __init__(self) -> None:
        self.foresight: i64 = 0
        """How many choices are played on before a position is judged."""

    def promise(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        """How likely each of a seat's choices is the best; together 1."""
        raise NotImplementedError

    def second_look(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        """The same, with more care and at more cost."""
        return self.promise(state, seat, codes)

    def worth(self, state: State, seat: i64) -> float:
        """What a state is worth to a seat that is to choose, from -1 (lost) to 1 (won)."""
        raise NotImplementedError

    def quiet(self, state: State) -> bool:
        """Whether nothing is half done, so that its worth can be told."""
        return True

    def reply(self, state: State, seat: i64, codes: vec[i64]) -> i64:
        """What a seat would play without much thought."""
        priors = self.promise(state, seat, codes)
        best: i64 = 0
        for index in range(i64(len(codes))):
            if priors[index] > priors[best]:
                best = index
        return codes[best]


class Rollouts(Guide):
    """Plain search, to measure ours by: it knows nothing of choices, and plays on by chance."""

    def __init__(self, rng: Rng) -> None:
        super().__init__()
        self.rng: Rng = rng

    def promise(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        return vec[float]([1.0 / float(len(codes))] * len(codes))

    def worth(self, state: State, seat: i64) -> float:
        rest = state.clone()
        while rest.waits != OVER:
            if rest.waits == CHANCE:
                rest.settle_all(self.rng)
                continue
            mover = rest.first_owing()
            codes = rest.codes(mover)
            rest.choose_code(codes[self.rng.below(len(codes))], mover)
        if rest.winner < 0:
            return 0.0
        return 1.0 if rest.winner == seat else -1.0


class Node:
    """A choice of one seat, reached by the same choices in many imagined states."""

    def __init__(self) -> None:
        self.codes: vec[i64] = vec[i64]()
        self.priors: vec[float] = vec[float]()
        self.visits: vec[i64] = vec[i64]()
        self.totals: vec[float] = vec[float]()
        self.children: list[Node] = []
        self.count: i64 = 0
        self.total: float = 0.0

    def index(self, code: i64) -> i64:
        for index in range(i64(len(self.codes))):
            if self.codes[index] == code:
                return index
        return -1

    def knows(self, codes: vec[i64]) -> bool:
        for code in codes:
            if self.index(code) < 0:
                return False
        return True

    def learn(self, codes: vec[i64], priors: vec[float]) -> None:
        """Add the choices that no imagined state had here before."""
        for index in range(i64(len(codes))):
            if self.index(codes[index]) < 0:
                self.codes = append(self.codes, codes[index])
                self.priors = append(self.priors, priors[index])
                self.visits = append(self.visits, i64(0))
                self.totals = append(self.totals, 0.0)
                self.children.append(Node())

    def learn_better(self, codes: vec[i64], priors: vec[float]) -> None:
        """Replace what is expected of choices that are known."""
        for index in range(i64(len(codes))):
            self.priors[self.index(codes[index])] = priors[index]

    def select_plainly(self, codes: vec[i64], sign: float) -> i64:
        """The branch to try where no choice promises more than another: each once, then by UCB1."""
        best = -1e9
        chosen: i64 = 0
        tries = math.log(float(self.count + 1))
        for code in codes:
            index = self.index(code)
            visits = self.visits[index]
            if visits == 0:
                return index
            worth = sign * self.totals[index] / float(visits)
            worth += PLAIN_DOUBT * (tries / float(visits)) ** 0.5
            if worth > best:
                best = worth
                chosen = index
        return chosen

    def select(self, codes: vec[i64], sign: float) -> i64:
        """The branch to try among those that are possible in this imagined state."""
        root = float(self.count + 1) ** 0.5
        mean = sign * self.total / float(self.count) if self.count else 0.0
        best = -1e9
        chosen: i64 = 0
        for code in codes:
            index = self.index(code)
            visits = self.visits[index]
            worth = sign * self.totals[index] / float(visits) if visits else mean - FIRST_TRY
            worth += EXPLORE * self.priors[index] * root / float(1 + visits)
            if worth > best:
                best = worth
                chosen = index
        return chosen


def share(rng: Rng) -> float:
    """A number between 0 and 1."""
    return float(rng.below(1_000_000)) / 1_000_000.0


class Tree:
    """A search for one seat from what it may know."""

    def __init__(self, view: View, seat: i64, guide: Guide, rng: Rng, noise: float = 0.0) -> None:
        """``noise`` is the share of chance in what is tried first, for play to learn from."""
        self.view: View = view
        self.seat: i64 = seat
        self.guide: Guide = guide
        self.rng: Rng = rng
        self.noise: float = noise
        self.plain: bool = isinstance(guide, Rollouts)
        self.root: Node = Node()

    def grow(self, rounds: i64, seconds: float, hurry: bool = False) -> i64:
        """So many rounds, or until the time is up; how many there were.

        Who is in a hurry stops as soon as no choice can catch up with the one tried most.
        """
        end = time.monotonic() + seconds
        for done in range(rounds):
            if done % PAUSE == 0 and done and time.monotonic() > end:
                return done
            if done % PAUSE == 0 and hurry and self.lead() > rounds - done:
                return done
            self.grow_once()
        return rounds

    def lead(self) -> i64:
        """How much more often the first choice was tried than the second."""
        first: i64 = 0
        second: i64 = 0
        for visits in self.root.visits:
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        return first - second

    def grow_once(self) -> None:
        state = self.view.imagine(self.rng)
        node = self.root
        nodes: list[Node] = []
        branches = vec[i64]()
        value = 0.0
        while True:
            if state.waits == CHANCE:
                state.settle_all(self.rng)
            if state.waits == OVER:
                value = self.result(state)
                break
            seat = self.mover(state)
            codes = state.codes(seat)
            if len(codes) == 1:
                state.choose_code(codes[0], seat)
                continue
            if seat != self.seat and state.owing & (state.owing - 1):
                # Choices made at once: what the others choose may not lean on ours.
                self.choose_blindly(state, seat, codes)
                continue
            if node.count == 0 and node is not self.root:
                value = self.outlook(state)
                break
            if not node.knows(codes):
                # Most nodes are reached but once; only those that are come back to need this.
                if node is self.root:
                    priors = self.guide.second_look(state, seat, codes)
                    if self.noise > 0.0:
                        self.stir(priors)
                else:
                    priors = self.guide.promise(state, seat, codes)
                node.learn(codes, priors)
            elif node.count == SECOND_LOOK and node is not self.root:
                node.learn_better(codes, self.guide.second_look(state, seat, codes))
            sign = 1.0 if seat == self.seat else -1.0
            index = node.select_plainly(codes, sign) if self.plain else node.select(codes, sign)
            nodes.append(node)
            branches = append(branches, index)
            state.choose_code(node.codes[index], seat)
            node = node.children[index]
        node.count += 1
        node.total += value
        for depth in range(i64(len(nodes))):
            parent = nodes[depth]
            parent.count += 1
            parent.total += value
            parent.visits[branches[depth]] += 1
            parent.totals[branches[depth]] += value

    def outlook(self, state: State) -> float:
        """What a state is worth to us, once both sides have played on for a while.

        What is judged is then a position as it comes up in play, with nothing half done.
        """
        ahead = self.guide.foresight
        while True:
            if state.waits == CHANCE:
                state.settle_all(self.rng)
            if state.waits == OVER:
                return self.result(state)
            seat = self.mover(state)
            codes = state.codes(seat)
            if len(codes) == 1:
                state.choose_code(codes[0], seat)
                continue
            if ahead <= 0 and self.guide.quiet(state):
                worth = self.guide.worth(state, seat)
                return worth if seat == self.seat else -worth
            state.choose_code(self.guide.reply(state, seat, codes), seat)
            ahead -= 1

    def mover(self, state: State) -> i64:
        """Who chooses next: of several at once first the others, who may not know our choice."""
        first = state.first_owing()
        if first == self.seat and state.owing & (state.owing - 1):
            other = first + 1
            while not state.owing >> other & 1:
                other += 1
            return other
        return first

    def result(self, state: State) -> float:
        if state.winner < 0:
            return 0.0
        return 1.0 if state.winner == self.seat else -1.0

    def choose_blindly(self, state: State, seat: i64, codes: vec[i64]) -> None:
        priors = self.guide.promise(state, seat, codes)
        point = share(self.rng)
        for index in range(i64(len(codes))):
            point -= priors[index]
            if point < 0.0:
                state.choose_code(codes[index], seat)
                return
        state.choose_code(codes[len(codes) - 1], seat)

    def stir(self, priors: vec[float]) -> None:
        """Mix a random division of 1 into the priors."""
        count: i64 = len(priors)
        shares = vec[float]()
        whole = 0.0
        for _ in range(count):
            part = -math.log(share(self.rng) + 1e-9)
            shares = append(shares, part)
            whole += part
        for index in range(count):
            priors[index] += self.noise * (shares[index] / whole - priors[index])

    # What it found

    def visits(self, code: i64) -> i64:
        """How often a choice was tried."""
        index = self.root.index(code)
        return 0 if index < 0 else self.root.visits[index]

    def worth(self, code: i64) -> float:
        """What a choice brought on the average."""
        index = self.root.index(code)
        if index < 0 or self.root.visits[index] == 0:
            return 0.0
        return self.root.totals[index] / float(self.root.visits[index])
