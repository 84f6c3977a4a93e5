"""Numbers that the coach counts in a position of Undaunted to explain its advice."""

from sandtable.core import Decision, Move, State
from sandtable.undaunted.facets.facets import UndauntedFacets
from sandtable.undaunted.facets.heuristics.assessment import FAR
from sandtable.undaunted.facets.heuristics.option_values import Judgement
from sandtable.undaunted.frames import BIDDING, DRAWING, TURN, Drawing, kind_of
from sandtable.undaunted.state import Battle


class UndauntedMeasures:
    def stock(self, position: State, seat: int, start: State) -> dict[str, float]:
        assert isinstance(position, Battle)
        own, foe = position.side(seat), position.side(1 - seat)
        fog = int(position.field.fog)
        view = position.view(seat)
        mine = _judgement(view.position, seat)
        theirs = _judgement(view.position, 1 - seat)
        found = {
            "points": float(own.points),
            "enemy-points": float(foe.points),
            "exposure": mine.under_fire(theirs.exposed),
            "threat": theirs.under_fire(mine.exposed),
            "enemy-suppressed": float(int(foe.suppressed).bit_count()),
            "suppressed": float(int(own.suppressed).bit_count()),
            "cards": float(sum(own.hand[:fog]) + sum(own.deck[:fog]) + sum(own.discard[:fog])
                           + sum(own.played[:fog])),
            "fog": float(own.hand[fog] + own.deck[fog] + own.discard[fog]),
            "enemy-fog": float(foe.hand[fog] + foe.deck[fog] + foe.discard[fog]),
            "scouted": float(int(own.marked).bit_count()),
            "draws": _draws(position),
        }  # fmt: skip
        ways = [int(desire.nearest) for desire in mine.desires if desire.take]
        if ways and min(ways) < FAR:
            found["steps"] = float(min(ways))
        return found

    def unused(self, position: State, seat: int) -> float:
        assert isinstance(position, Battle)
        side = position.side(seat)
        return float(side.hand_size - side.hand[position.field.fog])

    def idle(self, position: State, decision: Decision, move: Move) -> float:
        return 0.0

    def is_blind(self, position: State) -> bool:
        """Return whether a secret bid is pending."""
        return bool(kind_of(position.top()) == BIDDING)

    def bid_value(self, position: State, move: Move) -> float:
        """Return the value of a bid for the initiative."""
        assert isinstance(position, Battle)
        return float(position.field.initiative[position.field.card(move.arg)])


def _judgement(position: State, seat: int) -> Judgement:
    assert isinstance(position, Battle)
    facets = position.scenario.facets
    assert isinstance(facets, UndauntedFacets)
    return facets.judgement(position, seat)


def _draws(position: Battle) -> float:
    """Return how many cards the active side is about to draw in its turn."""
    top = position.top() if position.depth > 1 else 0
    if kind_of(top) != DRAWING or kind_of(position.frames[position.depth - 2]) != TURN:
        return 0.0
    return float(Drawing.left(top))
