"""Finding handicaps: chains of small edits that help one side, in three measured grades.

A fast agent, the scout, measures the effect of each small edit. The result of a few games with one
edit is combined with the usual effect of that kind of edit in other scenarios. Then the scout
climbs: it tries the most promising edits on top of the earlier ones until a grade has its intended
effect, measured in log odds. If the published results are another agent's, that agent tries the
chains for weaker sides, and the scout climbs again with the corrected scale.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from pathlib import Path
from statistics import fmean

import sandtable
from sandtable.agents.match import wilson
from sandtable.core import Game, handicaps, made_scenarios
from sandtable.core.edits import Data, Edit, applied, is_legal, small_edits
from sandtable.core.handicaps import (
    EVEN,
    GRADES,
    Graded,
    Handicap,
    Share,
    even_setting,
    only_helping,
)
from sandtable.lab.console import say
from sandtable.lab.measure.even_race import Race, Runner
from sandtable.lab.measure.even_race import graded as parted_edits
from sandtable.lab.measure.even_race import run as run_races
from sandtable.lab.measure.scores import Player, Wanted, log_odds, logit, measure
from sandtable.lab.workers import Workers

STEP = 0.2
"""Effect of a grade in log odds, for a side that needs no help: five percentage points."""
MOST_EDITS = 4
"""Maximum edits of one grade."""
PRIOR = 8.0
"""Weight of other scenarios' results, as evidence: games × p × (1 - p)."""
PROMISING = 6
"""Edits tried for each step of a chain."""
PROGRESS = 0.05
"""Minimum effect in log odds for an edit to be accepted."""
CLOSE = 0.12
"""Distance from the planned log odds at which planning stops."""
TRIES = 2
FINALISTS = 3
"""Sets of a race to measure with new dice, one after the other, until one is even."""
FRESH = 1 << 20
"""Number of the first game of a final measurement, so that its dice were not used in planning."""
LOT = 80
"""Games of a setting between two saves, when even settings are measured again."""

Signature = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Terms:
    """The settings of a search for handicaps."""

    player: Player
    games: int
    even_games: int
    """Games for the grade that is to be even."""
    other_games: int
    """Games for grades of sides that need no help."""
    scout: Player
    scout_games: int
    climb_games: int
    """The scout's games for each edit tried on top of others."""
    trial_games: int
    seed: int


@dataclass(slots=True)
class Effects:
    """Effects of small edits on the first side's log odds."""

    own: dict[tuple[str, Signature], tuple[float, float]] = field(default_factory=dict)
    """Effect and its evidence, by scenario and edit."""
    kinds: dict[Signature, list[tuple[float, float]]] = field(default_factory=dict)

    def add(self, scenario: str, edit: Edit, effect: float, evidence: float) -> None:
        self.own[scenario, signature(edit)] = effect, evidence
        self.kinds.setdefault(kind(edit), []).append((effect, evidence))

    def of(self, scenario: str, edit: Edit) -> float:
        effect, evidence = self.own.get((scenario, signature(edit)), (0.0, 0.0))
        found = self.kinds.get(kind(edit), [])
        weight = sum(one[1] for one in found)
        usual = sum(one[0] * one[1] for one in found) / weight if weight else 0.0
        return (effect * evidence + usual * PRIOR) / (evidence + PRIOR)


def signature(edit: Edit) -> Signature:
    """Return an identifier of an edit that stays the same after other edits."""
    args = (f"{key}={value}" for key, value in edit.args.items() if key != "count")
    return (edit.key, *args, _direction(edit))


def kind(edit: Edit) -> Signature:
    """Return what is common to similar edits of several scenarios."""
    named = (
        f"{key}={value}" for key, value in edit.args.items() if key in ("side", "card", "group")
    )
    return (edit.key, *named, _direction(edit))


def _direction(edit: Edit) -> str:
    change = edit.changes[0]
    if isinstance(change.before, int) and isinstance(change.after, int):
        return "up" if change.after > change.before else "down"
    return ""


@dataclass(slots=True)
class Chain:
    """Three grades for one side."""

    scenario: str
    seat: int
    target: float
    """Intended change of the first side's log odds with the third grade."""
    scale: float = 1.0
    """Ratio of an edit's effect for the agent to its effect for the scout."""
    grades: list[list[Edit]] = field(default_factory=lambda: [[]])
    reached: float = 0.0
    """Effect of the current edits, measured by the scout."""
    shown: float = 0.0
    """Effect of the current edits, measured by the agent."""
    stuck: bool = False

    @property
    def edits(self) -> list[Edit]:
        return [edit for grade in self.grades for edit in grade]

    @property
    def sign(self) -> float:
        return 1.0 if self.target > 0 else -1.0

    @property
    def wanted(self) -> float:
        """Intended effect of the edits up to the current grade, as the scout measures it."""
        return self.target / self.scale * len(self.grades) / GRADES

    @property
    def missing(self) -> float:
        """Effect still missing from ``wanted``; negative if there is more than enough."""
        return (self.wanted - self.reached) * self.sign

    def go_on(self) -> bool:
        """Start the next grade if this one is complete; return whether there is more to do."""
        enough = self.missing < STEP / 3 or len(self.grades[-1]) == MOST_EDITS
        while self.grades[-1] and enough:
            if len(self.grades) == GRADES:
                return False
            self.grades.append([])
            enough = False
        return not self.stuck


class Finder:
    """Finds the handicaps of some scenarios of a title."""

    def __init__(self, title: str, scenarios: Sequence[str], terms: Terms, team: Workers) -> None:
        self.game: Game = sandtable.load(title)
        self.scenarios = []
        for scenario in scenarios:
            # A scenario that breaks the limits of the box cannot be edited as a made scenario.
            if faults := self.game.faults(self.game.text(scenario)):
                say(f"{scenario} skipped: {faults[0].message}")
            else:
                self.scenarios.append(scenario)
        self.terms = terms
        self.team = team
        self.effects = Effects()
        self.scouted: dict[str, float] = {}
        """Log odds of the first side in the scenario as printed, measured by the scout."""
        self.data: dict[str, Data] = {
            scenario: made_scenarios.parse(self.game.text(scenario)) for scenario in self.scenarios
        }

    def find(self) -> dict[str, Graded]:
        terms = self.terms
        self._scout()
        printed = self._measure(
            {one: Wanted(one, "", terms.games, FRESH) for one in self.scenarios}, terms.player
        )
        for scenario, scores in printed.items():
            say(f"{scenario}: {100 * sum(scores) / len(scores):.1f}% as printed")
        odds = {scenario: log_odds(scores) for scenario, scores in printed.items()}
        chains = [
            Chain(scenario, seat, _target(odds[scenario], seat))
            for scenario in self.scenarios
            for seat in range(len(self.game.seats))
        ]
        self._climb(chains)
        if terms.player != terms.scout:
            chains = self._try(chains, odds)
        return self._final(printed, chains)

    def improve(self, known: Mapping[str, Graded], rounds: int) -> dict[str, Graded]:
        """Search again for the weaker sides of scenarios without an even setting.

        The agent itself runs races that start with the known handicaps.
        """
        terms = self.terms
        self.scenarios = [
            one for one in self.scenarios if one not in known or even_setting(known[one]) is None
        ]
        self.data = {one: self.data[one] for one in self.scenarios}
        self._scout()
        unknown = {
            one: Wanted(one, "", terms.games, FRESH) for one in self.scenarios if one not in known
        }
        printed = self._measure(unknown, terms.player)
        begun = {
            one: known.get(one) or Graded(self._told(printed[one]), ()) for one in self.scenarios
        }
        races = [
            Race(self.game, one, self.data[one], self._starts(begun[one]))
            for one in self.scenarios
            if even_setting(begun[one]) is None
        ]
        run_races(races, self.effects.of, self._content, self._by_player, rounds)
        settled = self._settle(races)
        return {
            one: self._regraded(one, begun[one], *settled[one]) if one in settled else begun[one]
            for one in self.scenarios
        }

    def _starts(self, graded: Graded) -> list[Runner]:
        """Return the scenario as printed and its known handicaps, as sets of edits."""
        shares: list[tuple[list[Edit], Share]] = [([], graded.printed)]
        shares += [(graded.edits(one.side, one.grade), one.share) for one in graded.handicaps]
        return [Runner(edits, [share.first_side] * share.games) for edits, share in shares]

    def _content(self, scenario: str, edits: Sequence[Edit], games: int, first: int) -> Wanted:
        return self._wanted(self.data[scenario], edits, games, first)

    def _by_player(
        self, wanted: Mapping[tuple[str, int], Wanted]
    ) -> dict[tuple[str, int], list[float]]:
        return measure(self.team, self.game.id, wanted, self.terms.player, self.terms.seed)

    def _settle(self, races: Sequence[Race]) -> dict[str, tuple[list[Edit], list[float]]]:
        """Measure the nearest sets of each race with new dice; return the first even one, or the
        nearest."""
        found: dict[str, tuple[list[Edit], list[float]]] = {}
        for place in range(FINALISTS):
            wanted = {}
            runners = {}
            for race in races:
                share = fmean(found[race.scenario][1]) if race.scenario in found else 0.0
                ranked = [one for one in race.ranked if one.edits]
                if EVEN[0] <= share <= EVEN[1] or place >= len(ranked):
                    continue
                runners[race.scenario] = ranked[place]
                wanted[race.scenario, 0] = self._content(
                    race.scenario, ranked[place].edits, self.terms.even_games, 2 * FRESH
                )
            for (scenario, _), scores in self._by_player(wanted).items():
                before = fmean(found[scenario][1]) if scenario in found else 0.0
                if abs(fmean(scores) - 0.5) < abs(before - 0.5):
                    found[scenario] = runners[scenario].edits, scores
        for scenario, (edits, scores) in found.items():
            say(f"{scenario}: {100 * fmean(scores):.1f}% with {len(edits)} edits")
        return found

    def _regraded(
        self, scenario: str, graded: Graded, edits: Sequence[Edit], scores: list[float]
    ) -> Graded:
        """Return a scenario's handicaps with new grades for the weaker side."""
        seat = 0 if graded.printed.first_side < 0.5 else 1
        sign = 1.0 if seat == 0 else -1.0
        grades = parted_edits(edits, lambda edit: sign * self.effects.of(scenario, edit), GRADES)
        wanted = {
            (scenario, number): self._content(
                scenario,
                [edit for grade in grades[:number] for edit in grade],
                self.terms.other_games,
                2 * FRESH,
            )
            for number in range(1, len(grades))
        }
        found = self._by_player(wanted) | {(scenario, len(grades)): scores}
        side = self.game.seats[seat]
        rows = [one for one in graded.handicaps if one.side != side]
        final = fmean(scores)
        waiting: list[Edit] = []
        for number, grade in enumerate(grades, 1):
            waiting += grade
            share = fmean(found[scenario, number])
            between = (
                sign * share > sign * graded.printed.first_side and sign * share < sign * final
            )
            # Skip a lower grade that by luck seems to help more than the whole, as it would replace
            # it.
            if between or number == len(grades):
                told = self._told(found[scenario, number])
                rows.append(Handicap(side, number, tuple(waiting), told))
                waiting = []
        return only_helping(Graded(graded.printed, tuple(rows)), self.game.seats)

    def confirm(self, known: Mapping[str, Graded], notes: Path) -> dict[str, Graded]:
        """Measure the even setting of each scenario again, with the same agent and unused dice.

        The scores are saved in ``notes``, so that a stopped run continues from there.
        """
        settings = {
            one: name
            for one in self.scenarios
            if one in known and (name := even_setting(known[one])) is not None
        }
        players: dict[str, Player] = {}
        contents: dict[str, Wanted] = {}
        for one, name in settings.items():
            share = _share_of(known[one], name)
            players[one] = Player(share.agent, share.fraction)
            edits = _edits_of(known[one], name)
            contents[one] = self._wanted(self.data[one], edits, 0) if name else Wanted(one, "", 0)
        keys = {one: self._key(one, contents[one], players[one]) for one in settings}
        scores = _noted(notes)
        for player in set(players.values()):
            while wanted := {
                one: replace(content, games=games, first=4 * FRESH + done)
                for one, content in contents.items()
                if players[one] == player
                and (done := len(scores.setdefault(keys[one], []))) < self.terms.even_games
                and (games := min(LOT, self.terms.even_games - done))
            }:
                found = measure(self.team, self.game.id, wanted, player, self.terms.seed)
                for one, more in found.items():
                    scores[keys[one]] += more
                notes.parent.mkdir(parents=True, exist_ok=True)
                notes.write_text(json.dumps(scores) + "\n", encoding="utf-8")
        return {
            one: _with_share(known[one], name, self._told(scores[keys[one]], players[one]))
            for one, name in settings.items()
        }

    def _key(self, scenario: str, setting: Wanted, player: Player) -> str:
        """Return the key of a measured setting: everything its games depend on."""
        return (
            f"{scenario} {setting.scenario} {player.agent} x{player.fraction:g} "
            f"seed {self.terms.seed} r{self.game.rules_version}"
        )

    # Effects of edits

    def _scout(self) -> None:
        terms = self.terms
        wanted: dict[tuple[str, int], Wanted] = {}
        edits: dict[str, list[Edit]] = {}
        for scenario, data in self.data.items():
            wanted[scenario, -1] = Wanted(scenario, "", 2 * terms.climb_games)
            edits[scenario] = small_edits(self.game, self.game.text(scenario))
            for number, edit in enumerate(edits[scenario]):
                wanted[scenario, number] = self._wanted(data, [edit], terms.scout_games)
        found = measure(self.team, self.game.id, wanted, terms.scout, terms.seed)
        for scenario, some in edits.items():
            self.scouted[scenario] = log_odds(found[scenario, -1])
            for number, edit in enumerate(some):
                scores = found[scenario, number]
                share = (sum(scores) + 1) / (len(scores) + 2)
                evidence = len(scores) * share * (1 - share)
                self.effects.add(scenario, edit, logit(share) - self.scouted[scenario], evidence)
        say(f"tried {sum(map(len, edits.values()))} small edits of {len(edits)} scenarios")

    def _wanted(self, data: Data, edits: Sequence[Edit], games: int, first: int = 0) -> Wanted:
        content = self.game.content(made_scenarios.canonical(applied(data, edits)))
        return Wanted(made_scenarios.content_id(self.game.id, content), content, games, first)

    def _measure(self, wanted: Mapping[str, Wanted], player: Player) -> dict[str, list[float]]:
        return measure(self.team, self.game.id, wanted, player, self.terms.seed)

    # Chains

    def _climb(self, chains: Sequence[Chain]) -> None:
        """Add edits to chains until each grade has its intended effect."""
        climbing = list(chains)
        while climbing:
            tried: dict[str, tuple[Chain, Edit]] = {}
            wanted: dict[str, Wanted] = {}
            for number, chain in enumerate(climbing):
                for edit in self._promising(chain):
                    name = f"{number} {len(tried)}"
                    tried[name] = chain, edit
                    edits = [*chain.edits, edit]
                    data = self.data[chain.scenario]
                    wanted[name] = self._wanted(data, edits, self.terms.climb_games)
            found = self._measure(wanted, self.terms.scout)
            for number, chain in enumerate(climbing):
                self._take_best(
                    chain,
                    [
                        (self._judge(chain, edit, found[name]), edit)
                        for name, (_, edit) in tried.items()
                        if name.startswith(f"{number} ")
                    ],
                )
            climbing = [chain for chain in climbing if chain.go_on()]

    def _promising(self, chain: Chain) -> list[Edit]:
        """Return the legal edits whose effect is nearest to what the chain is missing."""
        facet = self.game.facets.edits()
        assert facet is not None
        now = applied(self.data[chain.scenario], chain.edits)
        used = {signature(edit)[:3] for edit in chain.edits}
        helps = sorted(
            (
                (abs(chain.missing - chain.sign * self.effects.of(chain.scenario, edit)), at, edit)
                for at, edit in enumerate(facet.candidates(self.game, now))
                if signature(edit)[:3] not in used
                and chain.sign * self.effects.of(chain.scenario, edit) > 0
            ),
            key=lambda one: one[:2],
        )
        legal = (edit for _, _, edit in helps if is_legal(self.game, now, [edit]))
        return list(islice(legal, PROMISING))

    def _judge(self, chain: Chain, edit: Edit, scores: list[float]) -> float:
        """Estimate a chain's effect with one edit more, from its games and the expected effect.

        If one side wins nearly all games, they count little.
        """
        share = (sum(scores) + 1) / (len(scores) + 2)
        evidence = len(scores) * share * (1 - share)
        shown = logit(share) - self.scouted[chain.scenario]
        expected = chain.reached + self.effects.of(chain.scenario, edit)
        return (shown * evidence + expected * PRIOR) / (evidence + PRIOR)

    def _take_best(self, chain: Chain, found: Sequence[tuple[float, Edit]]) -> None:
        helping = [one for one in found if (one[0] - chain.reached) * chain.sign > PROGRESS]
        if not helping:
            chain.stuck = True
            return
        chain.reached, edit = min(helping, key=lambda one: abs(one[0] - chain.wanted))
        chain.grades[-1].append(edit)

    def _try(self, chains: Sequence[Chain], printed: Mapping[str, float]) -> list[Chain]:
        """Let the agent try the chains that should make a scenario even, then climb again with the
        scale it found."""
        best = {(chain.scenario, chain.seat): chain for chain in chains}
        trying = [chain for chain in chains if abs(printed[chain.scenario] + chain.target) < 0.01]
        for attempt in range(TRIES):
            games = self.terms.trial_games
            wanted = {
                chain.scenario: self._wanted(
                    self.data[chain.scenario], chain.edits, games, attempt * games
                )
                for chain in trying
            }
            found = self._measure(wanted, self.terms.player)
            again = []
            for chain in trying:
                chain.shown = log_odds(found[chain.scenario]) - printed[chain.scenario]
                off = abs(chain.shown - chain.target)
                place = chain.scenario, chain.seat
                if not attempt or off < abs(best[place].shown - best[place].target):
                    best[place] = chain
                if off > CLOSE and chain.reached:
                    scale = min(3.0, max(0.3, chain.shown / chain.reached))
                    again.append(Chain(chain.scenario, chain.seat, chain.target, scale))
            say(f"trial {attempt + 1}: {len(trying) - len(again)} of {len(trying)} on target")
            if attempt + 1 < TRIES:
                self._climb(again)
                trying = again
        return list(best.values())

    # Final measurements

    def _final(self, printed: Mapping[str, list[float]], chains: list[Chain]) -> dict[str, Graded]:
        terms = self.terms
        wanted: dict[str, Wanted] = {}
        for chain in chains:
            chain.grades = [grade for grade in chain.grades if grade]
            for grade in range(1, len(chain.grades) + 1):
                edits = [edit for one in chain.grades[:grade] for edit in one]
                helped = abs(log_odds(printed[chain.scenario]) + chain.target) < 0.01
                games = terms.games if helped else terms.other_games
                if helped and grade == GRADES:
                    games = terms.even_games
                wanted[f"{chain.scenario} {chain.seat} {grade}"] = self._wanted(
                    self.data[chain.scenario], edits, games, FRESH
                )
        found = self._measure(wanted, terms.player)
        result = {}
        for scenario in self.scenarios:
            rows = [
                Handicap(
                    self.game.seats[chain.seat],
                    grade,
                    tuple(chain.grades[grade - 1]),
                    self._told(found[f"{scenario} {chain.seat} {grade}"]),
                )
                for chain in chains
                if chain.scenario == scenario
                for grade in range(1, len(chain.grades) + 1)
            ]
            told = Graded(self._told(printed[scenario]), tuple(rows))
            result[scenario] = only_helping(told, self.game.seats)
        return result

    def _told(self, scores: list[float], player: Player | None = None) -> Share:
        player = player or self.terms.player
        low, high = wilson(sum(scores), len(scores))
        share = sum(scores) / len(scores)
        told = (player.agent, player.fraction, len(scores), share, low, high)
        return Share(*told, self.game.rules_version)


def _noted(notes: Path) -> dict[str, list[float]]:
    if not notes.exists():
        return {}
    scores: dict[str, list[float]] = json.loads(notes.read_text(encoding="utf-8"))
    return scores


def _edits_of(graded: Graded, name: str) -> list[Edit]:
    return next(
        (graded.edits(one.side, one.grade) for one in graded.handicaps if one.name == name), []
    )


def _share_of(graded: Graded, name: str) -> Share:
    """Return the share of a handicap, or of the scenario as printed."""
    return next((one.share for one in graded.handicaps if one.name == name), graded.printed)


def _with_share(graded: Graded, name: str, share: Share) -> Graded:
    """Return handicaps with another share for one of them, or for the scenario as printed."""
    if not name:
        return replace(graded, printed=share)
    rows = (replace(one, share=share) if one.name == name else one for one in graded.handicaps)
    return replace(graded, handicaps=tuple(rows))


def _target(printed: float, seat: int) -> float:
    """Return the intended change of log odds for a seat's third grade.

    For the weaker side of an uneven scenario, that is the distance to even, otherwise a fixed step
    for each grade.
    """
    helps = 1.0 if seat == 0 else -1.0
    behind = -printed * helps
    return helps * (behind if behind > logit(EVEN[1]) else GRADES * STEP)


def write(game: Game, found: Mapping[str, Graded], file: Path) -> None:
    """Write the handicaps of some scenarios of a title; keep those of others."""
    data = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    for scenario, graded in found.items():
        data[scenario] = graded.data()
    order = [listing.id for listing in game.listings()]
    ordered = {id: data[id] for id in order if id in data}
    file.write_text(json.dumps(ordered, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    handicaps.read.cache_clear()


def report(game: Game, found: Mapping[str, Graded]) -> str:
    lines = []
    for scenario, graded in found.items():
        even = even_setting(graded)
        setting = "no even setting" if even is None else even or "as printed"
        lines.append(f"{scenario}: even with: {setting}")
        rows = [("printed", graded.printed)]
        rows += [(one.name, one.share) for one in graded.handicaps]
        for name, share in rows:
            lines.append(
                f"  {name:8} {100 * share.first_side:5.1f}% "
                f"({100 * share.low:.1f} to {100 * share.high:.1f}) of {share.games}"
            )
    settled = sum(even_setting(graded) is not None for graded in found.values())
    lines.append(f"{game.id}: {settled} of {len(found)} have a setting within 47 to 53%")
    return "\n".join(lines)
