"""Information-set search: many imagined states, one tree.

Each round imagines a state that fits the seat's view, follows the tree by value and exploration,
resolves chance at random, and lets a guide evaluate the state it reaches. The tree branches on
choices only; differences between imagined states are averaged.

The seat's own choices are compared by sequential halving: each is tried in the same imagined states
with the same luck, the worse half is dropped, and the others are tried further until one is left.
The more often a choice was tried, the more its results count compared with its prior.
"""

import math
import time
from typing import Final

from mypy_extensions import i64, mypyc_attr

from sandtable.agents.heuristics import reply
from sandtable.agents.noise import share, stir
from sandtable.core.facets import Reader
from sandtable.core.heuristics import Intent
from sandtable.core.rng import Rng
from sandtable.core.state import CHANCE, OVER, State, View
from sandtable.core.vec import append, vec

EXPLORE: Final = 1.2
"""Weight of exploration compared with value."""
FIRST_TRY: Final = 0.2
"""How far below its node's mean the value of an untried branch is assumed to be."""
PLAIN_DOUBT: Final = 1.4
"""Weight of exploration in plain search, where values go from -1 to 1."""
SECOND_LOOK: Final = 8
"""Visits after which a node gets the network's opinion about its choices."""

SEEDS: Final = 1 << 30
EVENTS: Final = 61
"""Number of counters for chance events."""
MOST_TRIED: Final = 16
"""Maximum number of root moves compared."""
FEWEST_ROUNDS: Final = 2
"""Rounds per choice below which fewer choices are tried."""
TRUST: Final = 2.0
"""Weight of the result of one try compared with the logarithm of the prior."""
LOOK: Final = 24
"""Tries per choice after which choices that can no longer be the best are dropped."""
SURE: Final = 3.0
"""Standard errors by which a choice must be behind to be dropped, in the same states."""
LATE: Final = 0.05
"""How much the value of a win or a loss shrinks at distance ``FAR``."""
FAR: Final = 100
"""Number of choices in an imagined game from which a result counts as distant."""
LEAP: Final = 0.5
"""Largest difference in value by which a choice can overtake one with a higher prior."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """Interface of a guide, which rates choices and evaluates states for a search."""

    def __init__(self) -> None:
        self.foresight: i64 = 0
        """Number of choices played by heuristics before a position is evaluated."""
        self.branching: bool = True
        """Whether the moves after the first are searched too, or only played by ``reply``."""
        self.intent: Intent | None = None
        """Plans of the heuristics, if they choose the replies. The search then does not call
        ``reply``, which saves a call through Python for each choice."""
        self.system: Reader | None = None
        """Tells whether a position is quiet, if set; saves calls of ``quiet``."""

    def promise(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        """Return the prior probability that each choice is the best; the sum is 1."""
        raise NotImplementedError

    def second_look(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        """Return better priors than ``promise``, at higher cost."""
        return self.promise(state, seat, codes)

    def worth(self, state: State, seat: i64) -> float:
        """Return the value of a state for the seat that is to choose, from -1 (lost) to 1 (won)."""
        raise NotImplementedError

    def quiet(self, state: State) -> bool:
        """Return whether a state can be evaluated, with no action half resolved."""
        return True

    def set_out(self) -> None:
        """Prepare for replies from a new position."""

    def reply(self, state: State, seat: i64, codes: vec[i64]) -> i64:
        """Return a quick choice for a seat."""
        priors = self.promise(state, seat, codes)
        best: i64 = 0
        for index in range(i64(len(codes))):
            if priors[index] > priors[best]:
                best = index
        return codes[best]


class Rollouts(Guide):
    """The guide of plain search: equal priors and random playouts."""

    def __init__(self, rng: Rng) -> None:
        super().__init__()
        self.rng: Rng = rng

    def promise(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        return vec[float]([1.0 / float(len(codes))] * len(codes))

    def worth(self, state: State, seat: i64) -> float:
        rest = state.clone()
        while rest.waits != OVER:
            if rest.waits == CHANCE:
                rest.settle_chance(self.rng)
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
        """Add the choices that no earlier imagined state had here."""
        for index in range(i64(len(codes))):
            if self.index(codes[index]) < 0:
                self.codes = append(self.codes, codes[index])
                self.priors = append(self.priors, priors[index])
                self.visits = append(self.visits, i64(0))
                self.totals = append(self.totals, 0.0)
                self.children.append(Node())

    def learn_better(self, codes: vec[i64], priors: vec[float]) -> None:
        """Replace the priors of known choices."""
        for index in range(i64(len(codes))):
            self.priors[self.index(codes[index])] = priors[index]

    def leaf(self, value: float) -> float:
        """Record a value found at this node without searching further; return it."""
        self.count += 1
        self.total += value
        return value

    def select_plainly(self, codes: vec[i64], sign: float) -> i64:
        """Return the index of the branch to try without priors: each branch once, then by UCB1."""
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
        """Return the index of the branch to try, among those possible in this imagined state."""
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


class Luck:
    """The dice and draws of one imagined state, the same for the same event whatever came before.

    Two choices that lead to the same attacks are therefore compared with the same rolls, even if
    one of them rolled for something else in between.
    """

    def __init__(self) -> None:
        self.rng: Rng = Rng()
        self.seed: i64 = 0
        self.times: vec[i64] = vec[i64]([0] * EVENTS)
        """Occurrences of each event; a few events share a counter, which is harmless."""

    def begin(self, rng: Rng) -> None:
        self.seed = rng.below(SEEDS)
        for event in range(EVENTS):
            self.times[event] = 0

    def settle(self, state: State) -> None:
        """Settle chance until a seat owes a choice or the game is over."""
        while state.waits == CHANCE:
            event = state.top()
            event = (event ^ (event >> 32)) & 0xFFFFFFFF
            place = (event ^ (event >> 7)) % EVENTS
            self.rng.move_to(self.seed + self.times[place], event)
            self.times[place] += 1
            state.resolve(state.outcome(self.rng.below(state.ways())))


class Search:
    """Base of all searches from one seat's view."""

    def __init__(self, view: View, seat: i64, guide: Guide, rng: Rng) -> None:
        self.view: View = view
        self.seat: i64 = seat
        self.guide: Guide = guide
        self.rng: Rng = rng
        self.luck: Luck = Luck()
        self.choices: i64 = 0
        """Number of choices made in imagined states."""
        self.began: i64 = 0
        """Value of ``choices`` when the current round started."""

    def select(self, node: Node, codes: vec[i64], sign: float) -> i64:
        """Return the index of the branch to try; ``sign`` is 1 for our seat and -1 for others."""
        return node.select(codes, sign)

    def expect(self, rounds: i64, seconds: float) -> float:
        """Return the mean value of the position for the seat over a number of rounds.

        At least one round runs; the search stops when the time is up.
        """
        end = time.monotonic() + seconds
        root = Node()
        for done in range(max(rounds, i64(1))):
            if done and time.monotonic() > end:
                break
            self.began = self.choices
            self.luck.begin(self.rng)
            self.descend(root, self.view.imagine(self.rng))
        return root.total / float(root.count)

    def descend(self, node: Node, state: State) -> float:
        """Follow the tree to an unvisited node; return the state's value for our seat."""
        if not self.guide.branching:
            return node.leaf(self.outlook(state))
        nodes: list[Node] = []
        branches = vec[i64]()
        value = 0.0
        while True:
            self.luck.settle(state)
            if state.waits == OVER:
                value = self.result(state)
                break
            seat = self.mover(state)
            codes = state.codes(seat)
            if len(codes) == 1:
                self.choose(state, codes[0], seat)
                continue
            if seat != self.seat and state.owing & (state.owing - 1):
                # Simultaneous choices: what the others choose must not depend on our choice.
                self.choose_blindly(state, seat, codes)
                continue
            if node.count == 0:
                value = self.outlook(state)
                break
            if not node.knows(codes):
                # Compute priors only on the second visit: most nodes are visited once.
                node.learn(codes, self.guide.promise(state, seat, codes))
            elif node.count == SECOND_LOOK:
                node.learn_better(codes, self.guide.second_look(state, seat, codes))
            index = self.select(node, codes, 1.0 if seat == self.seat else -1.0)
            nodes.append(node)
            branches = append(branches, index)
            self.choose(state, node.codes[index], seat)
            node = node.children[index]
        node.leaf(value)
        for depth in range(i64(len(nodes))):
            parent = nodes[depth]
            parent.count += 1
            parent.total += value
            parent.visits[branches[depth]] += 1
            parent.totals[branches[depth]] += value
        return value

    def outlook(self, state: State) -> float:
        """Return the value of a state for our seat after some moves by both sides.

        Playing on leads to a position that is typical of real games, with no action half resolved.
        """
        ahead = self.guide.foresight
        intent = self.guide.intent
        if intent is not None:
            intent.forget()
        else:
            self.guide.set_out()
        while True:
            self.luck.settle(state)
            if state.waits == OVER:
                return self.result(state)
            seat = self.mover(state)
            codes = state.codes(seat)
            if len(codes) == 1:
                self.choose(state, codes[0], seat)
                continue
            if ahead <= 0 and self.is_quiet(state):
                worth = self.guide.worth(state, seat)
                return worth if seat == self.seat else -worth
            if intent is not None:
                self.choose(state, reply(state, seat, intent), seat)
            else:
                self.choose(state, self.guide.reply(state, seat, codes), seat)
            ahead -= 1

    def is_quiet(self, state: State) -> bool:
        system = self.guide.system
        return self.guide.quiet(state) if system is None else system.quiet(state)

    def choose(self, state: State, code: i64, seat: i64) -> None:
        state.choose_code(code, seat)
        self.choices += 1

    def mover(self, state: State) -> i64:
        """Return the seat to choose next.

        If several choose at the same time, the others go first, as they must not know our choice.
        """
        first = state.first_owing()
        if first == self.seat and state.owing & (state.owing - 1):
            other = first + 1
            while not state.owing >> other & 1:
                other += 1
            return other
        return first

    def result(self, state: State) -> float:
        """Return the value of a finished game; earlier wins and later losses are better."""
        if state.winner < 0:
            return 0.0
        worth = 1.0 - LATE * float(min(self.choices - self.began, i64(FAR))) / float(FAR)
        return worth if state.winner == self.seat else -worth

    def choose_blindly(self, state: State, seat: i64, codes: vec[i64]) -> None:
        priors = self.guide.promise(state, seat, codes)
        point = share(self.rng)
        for index in range(i64(len(codes))):
            point -= priors[index]
            if point < 0.0:
                self.choose(state, codes[index], seat)
                return
        self.choose(state, codes[len(codes) - 1], seat)


class PlainTree(Search):
    """Plain search with UCB1, the reference for measuring ``Tree``."""

    def __init__(self, view: View, seat: i64, rollouts: Rollouts, rng: Rng) -> None:
        super().__init__(view, seat, rollouts, rng)
        self.root: Node = Node()
        # Treat the root as visited, so that it is expanded in the first round.
        self.root.count = 1

    def select(self, node: Node, codes: vec[i64], sign: float) -> i64:
        return node.select_plainly(codes, sign)

    def grow(self, rounds: i64, seconds: float) -> i64:
        """Run up to this many iterations, or until the time is up; return how many ran."""
        end = time.monotonic() + seconds
        for done in range(rounds):
            if done and time.monotonic() > end:
                return done
            self.began = self.choices
            self.luck.begin(self.rng)
            self.descend(self.root, self.view.imagine(self.rng))
        return rounds

    def visits(self, code: i64) -> i64:
        """Return how often a choice was tried."""
        index = self.root.index(code)
        return 0 if index < 0 else self.root.visits[index]


class Trial:
    """One of the seat's choices, with its results in successive imagined states."""

    def __init__(self, code: i64, promise: float) -> None:
        self.code: i64 = code
        self.promise: float = promise
        self.node: Node = Node()
        self.sums: vec[float] = vec[float]()
        """Cumulative results: after the first state, after the first two, and so on."""

    def count(self) -> i64:
        return len(self.sums)

    def mean(self, count: i64) -> float:
        """Return the mean result in the first ``count`` states."""
        return self.sums[count - 1] / float(count) if count else 0.0

    def score(self, count: i64) -> float:
        """Return the score after ``count`` states, from the prior and the results."""
        return math.log(self.promise) + TRUST * float(count) * self.mean(count)

    def is_beaten_by(self, other: "Trial") -> bool:
        """Return whether another choice is significantly better in the same states."""
        count = min(self.count(), other.count())
        if count < LOOK:
            return False
        squares = 0.0
        before = 0.0
        for index in range(count):
            behind = other.sums[index] - self.sums[index]
            squares += (behind - before) * (behind - before)
            before = behind
        if before <= 0.0:
            return False
        doubt = squares - before * before / float(count)
        return before * before > SURE * SURE * doubt * float(count) / float(count - 1)


class Tree(Search):
    """Search for one seat from its view, by sequential halving."""

    def __init__(self, view: View, seat: i64, guide: Guide, rng: Rng, haste: float = 0.0) -> None:
        """``haste`` is the share of noise in the priors."""
        super().__init__(view, seat, guide, rng)
        self.worlds: int = int(rng.below(SEEDS)) * SEEDS
        """Seed of the first imagined state and its luck; later states use the following seeds."""
        self.trials: list[Trial] = []
        """The seat's choices, best first."""
        state = view.imagine(rng)
        codes = state.codes(seat)
        self.codes: vec[i64] = codes
        """The seat's choices in the order of the rules."""
        promises = guide.second_look(state, seat, codes)
        if haste > 0.0:
            stir(promises, haste, rng)
        for index in range(i64(len(codes))):
            self.trials.append(Trial(codes[index], promises[index]))
        self.trials.sort(key=promise_of, reverse=True)

    def grow(self, rounds: i64, seconds: float, hurry: bool = False) -> i64:
        """Run up to this many iterations, or until the time is up; return how many ran.

        With ``hurry``, skip choices that can hardly become the best, drop choices that are
        significantly worse, and stop when one is left.
        """
        end = time.monotonic() + seconds
        left = self.candidates(rounds, hurry)
        done: i64 = 0
        while left > 1 and done < rounds:
            each = max((rounds - done) // (left * halvings(left)), i64(1))
            half = (left + 1) // 2
            tried: i64 = 0
            while tried < each and left > 1:
                more = min(each - tried, i64(LOOK)) if hurry else each
                for turn in range(more * left):
                    if done >= rounds or (done and time.monotonic() > end):
                        self.sort(left)
                        return done
                    self.try_out(self.trials[turn % left])
                    done += 1
                self.sort(left)
                if hurry:
                    left = self.rivals(left)
                tried += more
            left = min(left, half)
        while done < rounds and not hurry:
            if done and time.monotonic() > end:
                return done
            self.try_out(self.trials[0])
            done += 1
        return done

    def rivals(self, left: i64) -> i64:
        """Move the choices that may still be the best to the front; return how many there are."""
        best = self.trials[0]
        kept: i64 = 1
        for index in range(i64(1), left):
            trial = self.trials[index]
            if not trial.is_beaten_by(best):
                self.trials[index] = self.trials[kept]
                self.trials[kept] = trial
                kept += 1
        return kept

    def candidates(self, rounds: i64, hurry: bool) -> i64:
        """Return how many choices to compare, from the highest prior."""
        most: i64 = 2
        while most < MOST_TRIED and rounds >= 2 * most * FEWEST_ROUNDS:
            most *= 2
        # Largest difference of log priors that results can make up in the final rounds.
        leap = LEAP * TRUST * float(rounds) / float(2 * halvings(most))
        count: i64 = 0
        for trial in self.trials:
            if count == most or trial.promise <= 0.0:
                break
            if hurry and math.log(self.trials[0].promise / trial.promise) > leap:
                break
            count += 1
        return count

    def sort(self, left: i64) -> None:
        """Sort the first ``left`` choices, best first, by the states that all were tried in."""
        count = self.trials[0].count()
        for index in range(left):
            count = min(count, self.trials[index].count())
        for index in range(i64(1), left):
            trial = self.trials[index]
            place = index
            while place > 0 and self.trials[place - 1].score(count) < trial.score(count):
                self.trials[place] = self.trials[place - 1]
                place -= 1
            self.trials[place] = trial

    def try_out(self, trial: Trial) -> None:
        """Run one round: try a choice in its next imagined state."""
        self.rng = Rng(self.worlds + int(trial.count()))
        self.luck.begin(self.rng)
        state = self.view.imagine(self.rng)
        mover = self.mover(state)
        while mover != self.seat:
            self.choose_blindly(state, mover, state.codes(mover))
            mover = self.mover(state)
        self.began = self.choices
        self.choose(state, trial.code, mover)
        value = self.descend(trial.node, state)
        before = trial.sums[trial.count() - 1] if trial.count() else 0.0
        trial.sums = append(trial.sums, before + value)

    # Results

    def best(self) -> i64:
        """Return the choice with the best score."""
        return self.trials[0].code

    def trial(self, code: i64) -> Trial:
        for trial in self.trials:
            if trial.code == code:
                return trial
        raise ValueError(f"move {code} is not an option here")

    def visits(self, code: i64) -> i64:
        """Return how often a choice was tried."""
        return self.trial(code).count()

    def worth(self, code: i64) -> float:
        """Return a choice's value: the best one's, plus their difference in the same states."""
        count = self.trial(code).count()
        if count == 0:
            return 0.0
        best = self.trials[0]
        if count >= best.count():
            return self.trial(code).mean(count)
        return best.mean(best.count()) + self.trial(code).mean(count) - best.mean(count)

    def shares(self) -> vec[float]:
        """Return the probability that each choice is the best, after all tries; the sum is 1."""
        best = self.worth(self.best())
        shares = vec[float]()
        whole = 0.0
        for code in self.codes:
            trial = self.trial(code)
            proof = TRUST * float(trial.count()) * (self.worth(code) - best)
            share = trial.promise * math.exp(proof)
            shares = append(shares, share)
            whole += share
        for index in range(i64(len(shares))):
            shares[index] /= whole
        return shares


def promise_of(trial: Trial) -> float:
    return trial.promise


def halvings(left: i64) -> i64:
    """Return the number of halvings until one is left."""
    count: i64 = 0
    while left > 1:
        left = (left + 1) // 2
        count += 1
    return count
