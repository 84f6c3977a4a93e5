"""Information-set search: many imagined states, one tree.

Every round of it imagines a state that fits what the seat may know, goes down the tree by promise
and doubt, lets chance decide what is chance, and asks a guide what the state it reaches is worth.
The tree's branches are choices only; what differs between imagined states is averaged over.

The seat's own choices are compared fairly: each is tried in the same imagined states with the same
luck, the worse half is dropped, the rest is tried further, until one is left. What came of a choice
counts beside what it promised the more, the more often it was tried.
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
"""How much doubt counts beside promise."""
FIRST_TRY: Final = 0.2
"""How much less a branch no one has tried is expected to bring than its node does on the whole."""
PLAIN_DOUBT: Final = 1.4
"""The same for plain search, where worth goes from -1 to 1."""
SECOND_LOOK: Final = 8
"""Visits after which a node gets the network's opinion about its choices."""

SEEDS: Final = 1 << 30
EVENTS: Final = 61
"""Number of event kinds counted separately."""
MOST_TRIED: Final = 16
"""Maximum number of root moves compared."""
FEWEST_ROUNDS: Final = 2
"""Rounds per choice below which fewer choices are tried."""
TRUST: Final = 2.0
"""How much what came of one try counts beside the logarithm of what a choice promised."""
LOOK: Final = 24
"""After how many tries of each choice one looks which of them can no longer be the best."""
SURE: Final = 3.0
"""By how many standard errors it must be behind for that, in the states both were tried in."""
LATE: Final = 0.05
"""How much less a win is worth that is as far away as one looks, and a loss then costs."""
FAR: Final = 100
"""How many choices that is."""
LEAP: Final = 0.5
"""Largest difference of worth by which a choice can overtake one that promised more."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """What the search is told about a title: which choices look good, and what a state is worth."""

    def __init__(self) -> None:
        self.foresight: i64 = 0
        """How many choices are played on before a position is judged."""
        self.branching: bool = True
        """Whether what follows a choice is searched as well, or only played on."""
        self.intent: Intent | None = None
        """Where replies are those of the heuristics: what these plan. ``reply`` is not asked
        then, which saves a call through Python for each choice."""
        self.system: Reader | None = None
        """What tells then whether a position is quiet."""

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

    def set_out(self) -> None:
        """It will be asked for replies from a new position on."""

    def reply(self, state: State, seat: i64, codes: vec[i64]) -> i64:
        """What a seat would play without much thought."""
        priors = self.promise(state, seat, codes)
        best: i64 = 0
        for index in range(i64(len(codes))):
            if priors[index] > priors[best]:
                best = index
        return codes[best]


class Rollouts(Guide):
    """What guides plain search: it knows nothing of choices, and plays on by chance."""

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

    def leaf(self, value: float) -> float:
        """Nothing below it was looked at; what it was found to be worth."""
        self.count += 1
        self.total += value
        return value

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


class Luck:
    """The dice and draws of one imagined state: for the same event the same, whatever came before.

    So two choices that lead to the same attacks are compared with the same rolls, though one of
    them rolled for something else in between.
    """

    def __init__(self) -> None:
        self.rng: Rng = Rng()
        self.seed: i64 = 0
        self.times: vec[i64] = vec[i64]([0] * EVENTS)
        """How often each event was met; some share a counter, which does no harm."""

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
    """What all searches for one seat from what it may know have in common."""

    def __init__(self, view: View, seat: i64, guide: Guide, rng: Rng) -> None:
        self.view: View = view
        self.seat: i64 = seat
        self.guide: Guide = guide
        self.rng: Rng = rng
        self.luck: Luck = Luck()
        self.choices: i64 = 0
        """How many choices were made in imagined states."""
        self.began: i64 = 0
        """How many of them before the round that is under way."""

    def select(self, node: Node, codes: vec[i64], sign: float) -> i64:
        """The branch to try; ``sign`` is that of worth for the seat that chooses."""
        return node.select(codes, sign)

    def expect(self, rounds: i64, seconds: float) -> float:
        """The mean worth of a position for the seat over a number of rounds.

        It takes at least one, and stops when the time is up.
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
        """Follow the tree from a node to a state no one has seen; what that is worth to us."""
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
                # Choices made at once: what the others choose may not lean on ours.
                self.choose_blindly(state, seat, codes)
                continue
            if node.count == 0:
                value = self.outlook(state)
                break
            if not node.knows(codes):
                # Most nodes are reached but once; only those that are come back to need this.
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
        """What a state is worth to us, once both sides have played on for a while.

        What is judged is then a position as it comes up in play, with nothing half done.
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
        """Who chooses next: of several at once first the others, who may not know our choice."""
        first = state.first_owing()
        if first == self.seat and state.owing & (state.owing - 1):
            other = first + 1
            while not state.owing >> other & 1:
                other += 1
            return other
        return first

    def result(self, state: State) -> float:
        """What a game that is over is worth: sooner won is better, and later lost."""
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
    """Plain search, to measure ours by: every choice once, then by UCB1."""

    def __init__(self, view: View, seat: i64, rollouts: Rollouts, rng: Rng) -> None:
        super().__init__(view, seat, rollouts, rng)
        self.root: Node = Node()
        # The root is no leaf, though no one has been there.
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
        """How often a choice was tried."""
        index = self.root.index(code)
        return 0 if index < 0 else self.root.visits[index]


class Trial:
    """One of the seat's choices, and what came of it in one imagined state after the other."""

    def __init__(self, code: i64, promise: float) -> None:
        self.code: i64 = code
        self.promise: float = promise
        self.node: Node = Node()
        self.sums: vec[float] = vec[float]()
        """What it brought in the first state, in the first two together, and so on."""

    def count(self) -> i64:
        return len(self.sums)

    def mean(self, count: i64) -> float:
        """Its mean result in the first ``count`` states."""
        return self.sums[count - 1] / float(count) if count else 0.0

    def score(self, count: i64) -> float:
        """Its score after a number of states: what it promised, and what it brought."""
        return math.log(self.promise) + TRUST * float(count) * self.mean(count)

    def is_beaten_by(self, other: "Trial") -> bool:
        """Whether another choice is better beyond doubt, after the same states."""
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
    """A search for one seat from what it may know."""

    def __init__(self, view: View, seat: i64, guide: Guide, rng: Rng, haste: float = 0.0) -> None:
        """``haste`` is the share of chance in what choices seem to promise."""
        super().__init__(view, seat, guide, rng)
        self.worlds: int = int(rng.below(SEEDS)) * SEEDS
        """The seed of the first imagined state and its luck; those of the others follow."""
        self.trials: list[Trial] = []
        """The seat's choices, those that are thought best first."""
        state = view.imagine(rng)
        codes = state.codes(seat)
        self.codes: vec[i64] = codes
        """The seat's choices as the rules list them."""
        promises = guide.second_look(state, seat, codes)
        if haste > 0.0:
            stir(promises, haste, rng)
        for index in range(i64(len(codes))):
            self.trials.append(Trial(codes[index], promises[index]))
        self.trials.sort(key=promise_of, reverse=True)

    def grow(self, rounds: i64, seconds: float, hurry: bool = False) -> i64:
        """Run up to this many iterations, or until the time is up; return how many ran.

        Who is in a hurry leaves out what can hardly be the best, and what is beaten beyond doubt on
        the way, and stops when one choice is left.
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
        """How many of the first choices may still be the best; those come first then."""
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
        """How many choices are compared, of those that promise most."""
        most: i64 = 2
        while most < MOST_TRIED and rounds >= 2 * most * FEWEST_ROUNDS:
            most *= 2
        # What a choice can make up for in the rounds it would have at the end.
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
        """The better ones of those that are left first, by the states all of them were tried in."""
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
        """One round: a choice in the next imagined state that it was not yet tried in."""
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

    # What it found

    def best(self) -> i64:
        """The choice that is thought best."""
        return self.trials[0].code

    def trial(self, code: i64) -> Trial:
        for trial in self.trials:
            if trial.code == code:
                return trial
        raise ValueError(f"move {code} is not an option here")

    def visits(self, code: i64) -> i64:
        """How often a choice was tried."""
        return self.trial(code).count()

    def worth(self, code: i64) -> float:
        """What a choice brings: as much more or less than the best as in the same states."""
        count = self.trial(code).count()
        if count == 0:
            return 0.0
        best = self.trials[0]
        if count >= best.count():
            return self.trial(code).mean(count)
        return best.mean(best.count()) + self.trial(code).mean(count) - best.mean(count)

    def shares(self) -> vec[float]:
        """How likely each choice is the best, after all that came of them; together 1."""
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
    """Number of halvings until one is left."""
    count: i64 = 0
    while left > 1:
        left = (left + 1) // 2
        count += 1
    return count
