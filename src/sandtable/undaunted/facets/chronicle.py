"""The Undaunted system's part of after-action reports."""

from collections.abc import Sequence

from sandtable.core import CHANCE, Event, State
from sandtable.core.report_parts import Mattered, Roll, decided
from sandtable.undaunted import dice
from sandtable.undaunted.codes import seat_of
from sandtable.undaunted.frames import ROLLING, Rolling, kind_of
from sandtable.undaunted.state import OFF_BOARD, Battle

# Importance of events
POINT = 2.0
TAKEN = 1.0
"""Bonus for ground taken from the enemy."""
COUNTER = 5.0
VEHICLE = 7.0
ESCAPE = 6.0
SURPRISE = 4.0
"""Importance of a hit or a miss that was almost impossible."""
UNLIKELY = 0.4
"""Chance up to which a hit or a miss counts as surprising."""


AIMS = {
    "objectives": "points",
    "pinned": "pin",
    "escaped": "escape",
    "neutralised": "neutralise",
}
"""The aim that each ending meets."""


class UndauntedChronicle:
    heading = ("round_began", "round")
    fresh_start = frozenset(["attack_declared", "demolition_declared", "turn_began", "turn_ended"])
    decisive = frozenset(
        [
            "controlled",
            "radio_raised",
            "structure_destroyed",
            "vehicle_destroyed",
            "escaped",
            "casualty",
            "counter_lost",
            "hunkered_down",
        ]
    )
    figures: tuple[tuple[str, bool], ...] = (("initiatives", True), ("fog", False))
    at_limit = frozenset(["round_limit"])

    def __init__(self, start: State) -> None:
        assert isinstance(start, Battle)
        self._fog = start.field.cards[start.field.fog]
        self._attack: Event | None = None
        """The latest declared attack."""

    def points(self, state: State, seat: int) -> int:
        assert isinstance(state, Battle)
        return int(state.side(seat).points)

    def goal(self, state: State, seat: int) -> int:
        assert isinstance(state, Battle)
        return max(0, int(state.field.points_to_win[seat]))

    def roll(self, state: State, outcome: int) -> Roll | None:
        assert isinstance(state, Battle)
        assert state.waits == CHANCE
        top = state.top()
        # A mortar may also roll against its own side's counters; those rolls do not count as luck.
        if kind_of(top) != ROLLING or seat_of(Rolling.target(top)) == state.active:
            return None
        number, need = int(Rolling.dice(top)), int(Rolling.need(top))
        chance = dice.hits(number, need) / 10**number
        return decided(int(state.active), chance, dice.is_hit(outcome, number, need))

    def loss(self, event: Event) -> tuple[str, str] | None:
        if event.kind == "casualty":
            return str(event.args["side"]), str(event.args["unit"])
        if event.kind == "vehicle_destroyed":
            return str(event.args["side"]), str(event.args["vehicle"])
        return None

    def standing(self, state: State, seat: int) -> list[str]:
        assert isinstance(state, Battle)
        tiles = state.field.tiles
        return [tiles[int(tile)] for tile in state.side(seat).at if tile != OFF_BOARD]

    def fallen(self, state: State, events: Sequence[Event]) -> list[tuple[str, str]]:
        """Return the side and place of each loss.

        A casualty event has no place: the counter is still there, or its loss is another event.
        """
        assert isinstance(state, Battle)
        field = state.field
        where = {
            (event.args["side"], event.args["unit"]): str(event.args["tile"])
            for event in events
            if event.kind == "counter_lost"
        }
        found = []
        for event in events:
            side = str(event.args.get("side", ""))
            if event.kind == "vehicle_destroyed":
                found.append((side, str(event.args["tile"])))
            elif event.kind == "casualty":
                unit = str(event.args["unit"])
                tile = int(state.side(field.seats.index(side)).at[field.cards.index(unit)])
                place = where.get((side, unit)) or ("" if tile == OFF_BOARD else field.tiles[tile])
                found.append((side, place))
        return found

    def bought(self, event: Event) -> tuple[str, str] | None:
        if event.kind != "bolstered":
            return None
        return str(event.args["side"]), str(event.args["card"])

    def decided(self, state: State) -> list[str]:
        aim = AIMS.get(state.ending)
        return [] if aim is None else [aim]

    def moment(self, event: Event, roll: Roll | None) -> Mattered | None:
        args = event.args
        points = args.get("points", 0)
        assert isinstance(points, int)
        if event.kind == "attack_declared":
            self._attack = event
        elif event.kind == "controlled" and points:
            return POINT * (points + 1) + (TAKEN if args["taken"] else 0.0), "control", event
        elif event.kind in ("structure_destroyed", "radio_raised"):
            return POINT * (points + 1), "control", event
        elif event.kind == "escaped":
            return ESCAPE, "control", event
        elif event.kind == "vehicle_destroyed":
            return VEHICLE, "loss", event
        elif event.kind == "counter_lost":
            return COUNTER, "loss", event
        elif event.kind == "casualty" and roll is not None and roll.chance <= UNLIKELY:
            return SURPRISE * (1 - roll.chance), "loss", event
        elif event.kind == "rolled" and not args["hit"]:
            return self._miss(roll)
        return None

    def _miss(self, roll: Roll | None) -> Mattered | None:
        if self._attack is None or roll is None or roll.chance < 1 - UNLIKELY:
            return None
        return SURPRISE * roll.chance, "miss", self._attack

    def count(self, event: Event) -> tuple[str, str] | None:
        if event.kind == "bids_revealed":
            return str(event.args["side"]), "initiatives"
        if event.kind == "drew" and event.args["card"] == self._fog:
            return str(event.args["side"]), "fog"
        return None
