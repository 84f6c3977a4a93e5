"""A scripted table for tests of Undaunted: set up a position, choose dice, play, check.

>>> table = Table("la-raye")
>>> table.put("us.rifleman_a", "13B").put("de.scout_a", "5B")
Table(la-raye)
>>> table.cards("us", hand=["rifleman_a"]).cards("de", discard=["scout_a"]).turn("us")
Table(la-raye)
>>> table.plays("rifleman_a", "attack", "at de.scout_a", dice=[8])
Table(la-raye)
>>> table.last("rolled")["hit"], table.last("casualty")["pile"]
(True, 'discard')
"""

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Self, cast

from mypy_extensions import i64

import sandtable
from sandtable.core import CHANCE, Event, Game, Journal, Refusal
from sandtable.core.vec import vec
from sandtable.undaunted.frames import BIDDING, TURN
from sandtable.undaunted.normandy.state import OFF_MAP, NormandyBattle
from sandtable.undaunted.north_africa.codes import ON_FOOT, SEATS
from sandtable.undaunted.north_africa.state import DesertBattle
from sandtable.undaunted.state import NO_BID, OFF_BOARD, Battle, Side

PILES = ("deck", "hand", "discard", "played", "supply", "removed")


class Table:
    """A position that can be set up by hand and played with chosen dice and draws."""

    def __init__(
        self,
        scenario: str = "la-raye",
        title: str = "undaunted-normandy",
        game: Game | None = None,
    ) -> None:
        self.state = cast(Battle, (game or sandtable.load(title)).start(scenario))
        self.field = self.state.field
        self.journal = Journal()
        self.state.journal = self.journal
        self._seen: list[Event] = []

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.field.id})"

    def fork(self) -> Self:
        """Return an independent copy of the table, with the events so far."""
        other = copy(self)
        other.state = self.state.clone()
        other.journal = Journal()
        other.state.journal = other.journal
        other._seen = list(self._seen)
        return other

    # Setting up

    def put(self, counter: str, tile: str) -> Self:
        """Put a counter on a tile, ready."""
        side, unit = self._counter(counter)
        side.at[unit] = self.field.tile(tile)
        side.suppressed &= ~(1 << unit)
        return self

    def take_off(self, *counters: str) -> Self:
        """Take counters off the board; a side's name takes off all of its counters."""
        for counter in counters:
            if "." in counter:
                side, unit = self._counter(counter)
                side.at[unit] = OFF_BOARD
                side.suppressed &= ~(1 << unit)
            else:
                side = self._side(counter)
                side.suppressed = 0
                for unit in range(self.field.n_units):
                    side.at[unit] = OFF_BOARD
        return self

    def suppress(self, *counters: str) -> Self:
        for counter in counters:
            side, unit = self._counter(counter)
            side.suppressed |= 1 << unit
        return self

    def cards(self, seat: str, **piles: Sequence[str]) -> Self:
        """Set a side's cards; piles that are not named become empty."""
        side = self._side(seat)
        for name in PILES:
            counts = [0] * len(self.field.cards)
            for card in piles.get(name, ()):
                counts[self.field.card(card)] += 1
            setattr(side, name, vec[i64](counts))
        side.deck_size = len(piles.get("deck", ()))
        side.hand_size = len(piles.get("hand", ()))
        side.discard_size = len(piles.get("discard", ()))
        side.bid = NO_BID
        side.shown = vec[i64]()
        side.proofs = vec[i64]()
        return self

    def markers(
        self, seat: str, *, scouted: Sequence[str] = (), controlled: Sequence[str] = ()
    ) -> Self:
        """Set a side's control markers and remove all others."""
        side = self._side(seat)
        side.controlled = sum(1 << self.field.tile(tile) for tile in controlled)
        side.marked = side.controlled | sum(1 << self.field.tile(tile) for tile in scouted)
        side.points = sum(
            int(self.state.rules.worth(self.state, self.field.seat(seat), self.field.tile(tile)))
            for tile in controlled
        )
        return self

    def target(self, seat: str, tile: str = "") -> Self:
        """Place a side's target marker on a tile, or take it off the map."""
        battle = cast(NormandyBattle, self.state)
        battle.set_target(self.field.seat(seat), self.field.tile(tile) if tile else OFF_MAP)
        return self

    def initiative(self, seat: str) -> Self:
        self.state.holder = self.field.seat(seat)
        return self

    def round(self, number: int) -> Self:
        self.state.round = number
        return self

    def turn(self, seat: str, *, second: bool = False) -> Self:
        """Start a turn of this side: the first of the round, or the second."""
        self.state.depth = 0
        self.state.active = self.field.seat(seat)
        self.state.turns = int(second)
        self.state.push(TURN)
        return self._go_on()

    def bidding(self) -> Self:
        """Start the bidding, in which both sides owe a bid."""
        self.state.depth = 0
        self.state.turns = 0
        self.state.push(BIDDING)
        return self._go_on()

    def new_round(self) -> Self:
        """Start a new round."""
        self.state.depth = 0
        self.state.rules.begin_round(self.state)
        return self._go_on()

    def check_end(self) -> Self:
        """Check whether the position ends the game."""
        self.state.rules.check_end(self.state)
        return self

    def _go_on(self) -> Self:
        self.state.forget_options()
        self.state.rules.advance(self.state)
        return self

    # Playing

    def choose(self, *moves: str, seat: str = "") -> Self:
        """Make choices given as text. Chance is not resolved."""
        for text in moves:
            who = self.field.seat(seat) if seat else self.state.seat
            self.state.choose(self.field.move(text), who)
        return self

    def roll(self, *faces: int) -> Self:
        return self._settle("roll " + " ".join(str(face) for face in faces))

    def blasts(self, card: str, rolls: Mapping[str, Sequence[int]]) -> Self:
        """Play a card for a whole Blast with these targets in order, each with its dice."""
        self.choose(f"play {card}", "do blast")
        for target, dice in rolls.items():
            self.choose(f"at {target}").roll(*dice)
        return self

    def draw(self, *cards: str) -> Self:
        """Resolve draws of either side with these cards."""
        for card in cards:
            name = self.state.chance_text().split()[-1]
            self._settle(f"draw {name} {card}")
        return self

    def _settle(self, text: str) -> Self:
        self.state.settle(self.state.parse_outcome(text))
        return self

    def plays(
        self,
        card: str,
        verb: str,
        *moves: str,
        dice: Sequence[int] = (),
        draws: Sequence[str] = (),
    ) -> Self:
        """Play a card for a verb, with further choices, and then these dice and draws."""
        self.choose(f"play {card}", f"do {verb}", *moves)
        if dice:
            self.roll(*dice)
        return self.draw(*draws)

    # Checking

    @property
    def options(self) -> list[str]:
        return [move.text for move in self.state.options()]

    def offers(self, move: str) -> bool:
        return move in self.options

    def refusal(self, move: str, seat: str = "") -> Refusal | None:
        who = self.field.seat(seat) if seat else self.state.seat
        return self.state.why_not(self.field.move(move), who)

    def refused_by(self, move: str, seat: str = "") -> str:
        """Return the id of the rule that forbids a move; empty if the move is offered."""
        refusal = self.refusal(move, seat)
        return refusal.rule if refusal else ""

    def events(self, kind: str = "") -> list[dict[str, object]]:
        """Return the arguments of all events so far, or of one kind, with nothing hidden."""
        self._seen += self.journal.take()
        return [event.whole().args for event in self._seen if kind in ("", event.kind)]

    def last(self, kind: str) -> dict[str, object]:
        """Return the arguments of the latest event of a kind."""
        return self.events(kind)[-1]

    @property
    def waits_for_chance(self) -> bool:
        return self.state.waits == CHANCE

    @property
    def to_decide(self) -> list[str]:
        """The sides that owe a choice."""
        return [self.field.seats[seat] for seat in self.state.seats_owing]

    @property
    def prompt(self) -> str:
        """The key of the pending question; empty if there is none."""
        decision = self.state.decision(self.state.first_owing())
        return decision.prompt if decision else ""

    @property
    def result(self) -> tuple[str, str] | None:
        """The winner and the ending, once the game is over."""
        if not self.state.over:
            return None
        winner = self.state.winner
        return ("" if winner < 0 else self.field.seats[winner], self.state.ending)

    def pile(self, seat: str, name: str) -> list[str]:
        """Return the cards in one of a side's piles, sorted."""
        counts = getattr(self._side(seat), name)
        return sorted(
            card for index, card in enumerate(self.field.cards) for _ in range(counts[index])
        )

    def where(self, counter: str) -> str:
        """Return the tile of a counter; empty if it is off the board."""
        side, unit = self._counter(counter)
        return "" if side.at[unit] == OFF_BOARD else self.field.tiles[side.at[unit]]

    def is_suppressed(self, counter: str) -> bool:
        side, unit = self._counter(counter)
        return bool(side.suppressed >> unit & 1)

    def marked(self, seat: str) -> list[str]:
        """Return the tiles with a side's marker, with either side up."""
        return self._names(self._side(seat).marked)

    def controlled(self, seat: str) -> list[str]:
        return self._names(self._side(seat).controlled)

    def points(self, seat: str) -> int:
        return int(self._side(seat).points)

    # Names

    def _names(self, mask: int) -> list[str]:
        return [tile for index, tile in enumerate(self.field.tiles) if mask >> index & 1]

    def _side(self, seat: str) -> Side:
        return self.state.side(self.field.seat(seat))

    def _counter(self, name: str) -> tuple[Side, int]:
        seat, _, unit = name.partition(".")
        return self._side(seat), self.field.card(unit)


class DesertTable(Table):
    """A scripted table for North Africa, with vehicles, seats and structures.

    A seat is written as in moves: ``gun_truck.2``.

    >>> table = DesertTable("undefended-camp").park("scout_car", "12A", "rifleman_a", damage=1)
    >>> table.crew("scout_car"), table.where("it.rifleman_a"), table.seat_of("scout_a")
    (['rifleman_a', '', ''], '12A', '')
    """

    def __init__(self, scenario: str = "undefended-camp", game: Game | None = None) -> None:
        super().__init__(scenario, "undaunted-north-africa", game)
        self.battle = cast(DesertBattle, self.state)
        self.desert = self.battle.desert

    def fork(self) -> Self:
        other = super().fork()
        other.battle = cast(DesertBattle, other.state)
        return other

    # Setting up

    def put(self, counter: str, tile: str) -> Self:
        """Put a soldier on a tile, ready and on foot."""
        super().put(counter, tile)
        self.battle.seated[self._counter(counter)[1]] = ON_FOOT
        return self

    def take_off(self, *counters: str) -> Self:
        super().take_off(*counters)
        board = self.battle.on_the_board()
        for unit in range(self.field.n_units):
            if not board >> unit & 1:
                self.battle.seated[unit] = ON_FOOT
        return self

    def park(self, vehicle: str, tile: str, *crew: str, owner: str = "", damage: int = 0) -> Self:
        """Put a vehicle on a tile, with this crew in its seats ("" for a free one).

        Soldiers who were in the vehicle are on foot where it was.
        """
        index = self._vehicle(vehicle)
        self._turn_out(index)
        if owner:
            self.battle.owners[index] = self.field.seat(owner)
        self.battle.parked[index] = self.field.tile(tile)
        self.battle.damage[index] = damage
        for place, unit in enumerate(crew):
            if unit:
                self.put(f"{self.owner(vehicle)}.{unit}", tile)
                self.battle.seated[self.field.card(unit)] = index * SEATS + place
        return self

    def wreck(self, *vehicles: str) -> Self:
        """Take vehicles off the board; their crews are on foot where they were."""
        for vehicle in vehicles:
            index = self._vehicle(vehicle)
            self._turn_out(index)
            self.battle.parked[index] = OFF_BOARD
        return self

    def raze(self, *tiles: str) -> Self:
        """Take structures off the board without scoring them."""
        for tile in tiles:
            self.battle.standing &= ~(1 << self.field.tile(tile))
        return self

    def _turn_out(self, vehicle: int) -> None:
        for unit in range(self.field.n_units):
            if self.battle.vehicle(unit) == vehicle:
                self.battle.seated[unit] = ON_FOOT

    # Playing

    def uses(self, card: str, verb: str, *moves: str, dice: Sequence[int] = ()) -> Self:
        """Play a card for an action of its soldier's seat, as ``plays`` does for its own."""
        self.choose(f"play {card}", f"use {verb}", *moves)
        return self.roll(*dice) if dice else self

    # Checking

    def seat_of(self, unit: str) -> str:
        """Return the seat of a soldier; empty if on foot."""
        seat = self.battle.seated[self.field.card(unit)]
        if seat == ON_FOOT:
            return ""
        return f"{self.desert.vehicles[seat // SEATS]}.{seat % SEATS + 1}"

    def crew(self, vehicle: str) -> list[str]:
        """Return the soldiers in a vehicle, seat by seat."""
        seats = {self.seat_of(unit): unit for unit in self.field.cards[: self.field.n_units]}
        places = range(self.desert.seats[self._vehicle(vehicle)])
        return [seats.get(f"{vehicle}.{place + 1}", "") for place in places]

    def parked(self, vehicle: str) -> str:
        """Return the tile of a vehicle; empty if it is off the board."""
        tile = self.battle.parked[self._vehicle(vehicle)]
        return "" if tile == OFF_BOARD else self.field.tiles[tile]

    def owner(self, vehicle: str) -> str:
        """Return the side that has a vehicle's card."""
        return self.field.seats[self.battle.owners[self._vehicle(vehicle)]]

    def damage(self, vehicle: str) -> int:
        return int(self.battle.damage[self._vehicle(vehicle)])

    def is_disabled(self, vehicle: str) -> bool:
        return self.battle.is_disabled(self._vehicle(vehicle))

    def structures(self) -> list[str]:
        """The tiles with standing structures."""
        return self._names(self.battle.standing)

    # Names

    def _vehicle(self, name: str) -> int:
        return self.desert.vehicles.index(name)
