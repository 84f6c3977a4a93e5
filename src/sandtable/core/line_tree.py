"""The tree of a seat's possible lines, up to chance or the other side, as JSON data.

Building the tree changes nothing: every branch is tried on a copy of the seat's position. The
server sends a tree with nearly every frame, so this module is compiled and computes only what is
sent.
"""

from collections import deque

from mypy_extensions import i64

from sandtable.core.facets import Facets, Lines, Outlooks, RuleTable
from sandtable.core.line import asked_again, choose, go_past, is_asked
from sandtable.core.moves import Move
from sandtable.core.scenario import Scenario
from sandtable.core.state import Decision, State

MOST_NODES = 300
"""Options at which a tree stops growing; deeper parts are computed on request."""

ACTS = frozenset({"do", "use"})
"""Kinds of moves whose argument is an action."""


class Branch:
    """A choice after which its seat has another decision before the line may end."""

    def __init__(
        self, choice: dict[str, object], after: State, decision: Decision, past: bool
    ) -> None:
        self.choice: dict[str, object] = choice
        self.after: State = after
        self.decision: Decision = decision
        self.past: bool = past
        """Whether a window in which the other side could have played a card was passed."""


class LineTree:
    """Builds the tree of one decision, limited to a number of options."""

    def __init__(self, state: State, seat: int) -> None:
        """``state`` must be the position of the seat's own view, or one after a line in it."""
        self.seat: i64 = seat
        self.left: i64 = MOST_NODES
        self.facets: Facets = state.scenario.facets
        self.lines: Lines = self.facets.lines
        self.spreads: bool = self.lines.spreads
        self.outlooks: Outlooks | None = self.facets.outlooks()
        self.rules: RuleTable = self.facets.rules()
        self._known: set[int] = set()
        self._waiting: deque[Branch] = deque()

    def ask(self, state: State) -> dict[str, object] | None:
        """Return the seat's question with its options and what follows each of them."""
        decision = state.decision(self.seat)
        if decision is None:
            return None
        root = self._ask(state, decision, False)
        while self._waiting:
            branch = self._waiting.popleft()
            if self.left > 0 and self._is_new(branch.after):
                branch.choice["next"] = self._ask(branch.after, branch.decision, branch.past)
            else:
                branch.choice["more"] = True
        return root

    def _is_new(self, state: State) -> bool:
        """Return whether this is the first way found to a position."""
        if not self.spreads:
            return True
        sign = int(state.sign())
        if sign in self._known:
            return False
        self._known.add(sign)
        return True

    def _ask(self, state: State, decision: Decision, went_past: bool) -> dict[str, object]:
        seat = self.seat
        self.left -= len(decision.options)
        options: list[dict[str, object]] = []
        branches: list[Branch] = []
        for move in decision.options:
            choice: dict[str, object] = {"move": move.text}
            preview = state.preview_code(move.code)
            if preview:
                choice["preview"] = preview
            self._add_outlook(choice, state, move, True)
            rule = self.rules.rule_of_action(move.arg) if move.kind in ACTS else ""
            if rule:
                choice["rule"] = rule
            options.append(choice)
            after = state.clone()
            news = choose(after, move, seat)
            moved = self.facets.after(state, after, seat, decision.args)
            if moved is not None:
                choice["after"] = moved
            past = (not news and go_past(after, seat)) or went_past
            following = None if news else asked_again(after, seat)
            if following is not None:
                branches.append(Branch(choice, after, following, past))
            elif not news and is_asked(after, seat):
                then = self._then(after)
                if then:
                    choice["then"] = then
                if not past:
                    # The line could be undone: its seat keeps choosing, nothing was revealed, and
                    # the other side had no decision.
                    choice["free"] = True
        if self.spreads:
            self._waiting.extend(branches)
        else:
            branches.reverse()
            self._waiting.extendleft(branches)
        return {
            "prompt": decision.prompt,
            "args": decision.args,
            "options": options,
            "refused": self._refused(state, decision),
            "rule": self.rules.rule_at(decision.prompt, str(decision.args.get("action", ""))),
        }

    def _then(self, state: State) -> list[str]:
        """Return the possible answers to the next question that a line may already include."""
        found: list[str] = []
        if not self.lines.ahead or state.question({}) not in self.lines.ahead:
            return found
        for move in state.options(self.seat):
            after = state.clone()
            if choose(after, move, self.seat):
                found.append(move.text)
                continue
            go_past(after, self.seat)
            if asked_again(after, self.seat) is None:
                found.append(move.text)
        return found

    def _refused(self, state: State, decision: Decision) -> list[dict[str, object]]:
        """Return the moves that are not possible now, each with the rule that forbids it."""
        found: list[dict[str, object]] = []
        if decision.prompt in self.lines.unexplained:
            return found
        self_evident = self.lines.self_evident
        offered: set[Move] = set(decision.options)
        kinds: set[str] = {move.kind for move in decision.options}
        by_kind = moves_of(state.scenario)
        for kind in sorted(kinds):
            for move in by_kind[kind]:
                if move in offered:
                    continue
                refusal = state.why_not(move, self.seat)
                if refusal is not None and refusal.key not in self_evident:
                    told: dict[str, object] = {
                        "move": move.text,
                        "rule": refusal.rule,
                        "key": refusal.key,
                    }
                    self._add_outlook(told, state, move, False)
                    found.append(told)
        return found

    def _add_outlook(
        self, told: dict[str, object], state: State, move: Move, offered: bool
    ) -> None:
        if self.outlooks is not None:
            outlook = self.outlooks.of(state, move, offered)
            if outlook is not None:
                told["outlook"] = outlook


_BY_KIND: dict[Scenario, dict[str, list[Move]]] = {}
MOST_SCENARIOS = 64
"""Scenarios whose moves are cached by kind; limited because random battles are unlimited."""


def moves_of(scenario: Scenario) -> dict[str, list[Move]]:
    """Return all moves of a scenario by kind."""
    found = _BY_KIND.get(scenario)
    if found is None:
        found = {}
        for move in scenario.moves:
            found.setdefault(move.kind, []).append(move)
        if len(_BY_KIND) >= MOST_SCENARIOS:
            _BY_KIND.clear()
        _BY_KIND[scenario] = found
    return found
