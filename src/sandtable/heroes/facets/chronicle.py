"""What the after-action report knows of the Heroes system."""

from collections.abc import Sequence

from sandtable.core import CHANCE, Event, State
from sandtable.core.report_parts import Mattered, Roll, decided
from sandtable.core.state import NOBODY
from sandtable.heroes.fight import assault, attack
from sandtable.heroes.fight.assault import Assaulting
from sandtable.heroes.fight.attack import Attack
from sandtable.heroes.model.battlefield import AIM_LAST, AIM_POINTS
from sandtable.heroes.model.codes import ASSAULTING, ATTACK
from sandtable.heroes.model.moments import kind_of
from sandtable.heroes.model.state import Skirmish
from sandtable.heroes.victory import aim_met

FACES = range(1, 7)
AIMS = 4
"""Greatest number of aims of a side."""
LOSSES = ("eliminated", "destroyed", "wounded", "damaged")

# How much an event matters
POINT = 1.0
OBJECTIVE = 4.0
BROKEN = 6.0
LOSS = 4.0
VEHICLE = 6.0
ITEM = 5.0
EXIT = 6.0


class HeroesChronicle:
    heading = ("turn_began", "turn")
    fresh_start = frozenset(["fired", "assaulted", "blast_aimed", "order_shown", "activated"])
    decisive = frozenset(["objective_held", "broken", "eliminated", "destroyed", "left"])
    figures: tuple[tuple[str, bool], ...] = (("initiatives", True), ("cards", False))
    at_limit: frozenset[str] = frozenset()
    """Empty: a battle regularly ends with the last turn, and aims may be about it (HN-13)."""

    def __init__(self, start: State) -> None:
        assert isinstance(start, Skirmish)
        theatre = start.theatre
        self._counters = dict(zip(theatre.units, theatre.counters, strict=True))
        """The kind of counter of each unit."""
        self._held: dict[object, object] = {}
        """The last side that controlled each objective."""
        self._assault = 0.0
        """The chance of the assault that is being rolled."""

    def points(self, state: State, seat: int) -> int:
        assert isinstance(state, Skirmish)
        return int(state.army(seat).points)

    def goal(self, state: State, seat: int) -> int:
        assert isinstance(state, Skirmish)
        aims = state.theatre.aims
        for index in range(seat * 4, seat * 4 + 4):
            if aims[index * 3] == AIM_POINTS:
                return int(aims[index * 3 + 2])
        return 0

    # Dice

    def roll(self, state: State, outcome: int) -> Roll | None:
        assert isinstance(state, Skirmish)
        assert state.waits == CHANCE
        top = state.top()
        if kind_of(top) == ATTACK:
            return self._shot(state, outcome)
        if kind_of(top) == ASSAULTING:
            if Assaulting.stage(top) == assault.ROLL_ATTACKER:
                return self._attackers_dice(state, outcome)
            return self._defenders_dice(state, outcome)
        return None

    def _shot(self, state: Skirmish, die: int) -> Roll:
        top, more = state.top(), state.more()
        verb = Attack.verb(top)
        # Suppressive Fire can only suppress; other fire is meant to hit.
        least = attack.SUPPRESSED if attack.doubles(verb) else attack.PLAIN_HIT
        hits = {
            face
            for face in FACES
            if attack.outcome(verb, face + attack.modifier(verb, more), attack.defence_of(more))
            >= least
        }
        return decided(int(Attack.seat(top)), len(hits) / 6, die in hits)

    def _attackers_dice(self, state: Skirmish, outcome: int) -> Roll:
        top, more = state.top(), state.more()
        lead = int(assault.attacker_sum(state, top, more) - assault.defender_sum(state, top, more))
        two = assault.defender_dice(state, top) == 2
        # The number of the 36 rolls of two dice whose better one shows a face.
        chances = [(2 * face - 1, _wins(lead + face, two)) for face in FACES]
        mean = sum(ways * chance for ways, chance in chances) / 36
        variance = sum(ways * (chance - mean) ** 2 for ways, chance in chances) / 36
        self._assault = mean
        value = _wins(lead + _better(outcome), two)
        seat = int(state.seat_of(Assaulting.attacker(top)))
        return Roll(seat, mean, variance, value, mean, decides=False)

    def _defenders_dice(self, state: Skirmish, outcome: int) -> Roll:
        top, more = state.top(), state.more()
        # HN-8.2: the higher of the attacker's two dice counts.
        best = assault.best_die(more, assault.dice_at(assault.ROLL_ATTACKER))
        ours = int(assault.attacker_sum(state, top, more) + best)
        theirs = int(assault.defender_sum(state, top, more))
        chance = _wins(ours - theirs, assault.defender_dice(state, top) == 2)
        hit = ours > theirs + _better(outcome)
        seat = int(state.seat_of(Assaulting.attacker(top)))
        return Roll(seat, chance, chance * (1 - chance), float(hit), self._assault)

    # Events

    def loss(self, event: Event) -> tuple[str, str] | None:
        if event.kind in ("eliminated", "destroyed"):
            return str(event.args["side"]), self._counters[str(event.args["unit"])]
        return None

    def standing(self, state: State, seat: int) -> list[str]:
        assert isinstance(state, Skirmish)
        theatre = state.theatre
        return [
            theatre.cells[int(state.at(unit))]
            for unit in range(int(theatre.n_units))
            if state.on_map(unit) and state.seat_of(unit) == seat
        ]

    def fallen(self, state: State, events: Sequence[Event]) -> list[tuple[str, str]]:
        return [
            (str(event.args["side"]), str(event.args["cell"]))
            for event in events
            if event.kind in LOSSES
        ]

    def bought(self, event: Event) -> tuple[str, str] | None:
        return None

    def decided(self, state: State) -> list[str]:
        """Return the indices of the aims that decided the game."""
        assert isinstance(state, Skirmish)
        seat = state.winner
        if state.ending == "objectives" and seat != NOBODY:
            return [str(index) for index in range(AIMS) if aim_met(state, seat, index)]
        if state.ending == "last_turn" and seat != NOBODY:
            aims = state.theatre.aims
            return [
                str(index) for index in range(AIMS) if aims[(seat * AIMS + index) * 3] == AIM_LAST
            ]
        return []

    def moment(self, event: Event, roll: Roll | None) -> Mattered | None:
        args = event.args
        points = args.get("points", 0)
        assert isinstance(points, int)
        if event.kind == "objective_held":
            before = self._held.get(args["objective"])
            self._held[args["objective"]] = args["side"]
            # Report a side only when it gains control.
            if before != args["side"]:
                return OBJECTIVE + POINT * points, "control", event
        elif event.kind == "broken":
            return BROKEN + POINT * points, "loss", event
        elif event.kind == "picked_up":
            return ITEM, "control", event
        elif event.kind == "left":
            return EXIT, "control", event
        elif event.kind == "eliminated":
            return LOSS + _surprise(roll), "loss", event
        elif event.kind == "destroyed":
            return VEHICLE + _surprise(roll), "loss", event
        return None

    def count(self, event: Event) -> tuple[str, str] | None:
        if event.kind == "initiative":
            return str(event.args["side"]), "initiatives"
        if event.kind == "card_played":
            return str(event.args["side"]), "cards"
        return None


def _better(outcome: int) -> int:
    """Return the better of one or two dice, which are the digits of a number."""
    return max(outcome % 10, outcome // 10)


def _wins(lead: int, two: bool) -> float:
    """Return the chance that a lead exceeds the defender's dice."""
    if two:
        return sum(2 * face - 1 for face in FACES if lead > face) / 36
    return sum(lead > face for face in FACES) / 6


def _surprise(roll: Roll | None) -> float:
    """Return how unlikely a loss was; an unlikely loss matters more."""
    return 0.0 if roll is None else 1 - roll.chance
