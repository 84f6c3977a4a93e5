"""The engine: a position in play. The moment on top of its stack answers every question."""

from mypy_extensions import i64

from sandtable.core.errors import bad_argument
from sandtable.core.journal import Journal
from sandtable.core.moves import Refusal
from sandtable.core.state import CHANCE, DECISION, FIRST, OVER
from sandtable.core.vec import append, vec
from sandtable.grid.squares import NOWHERE
from sandtable.heroes.cards import playing
from sandtable.heroes.know import line_of_fire, view
from sandtable.heroes.know.view import SkirmishView
from sandtable.heroes.model import moments
from sandtable.heroes.model import reasons as why
from sandtable.heroes.model.battlefield import Theatre
from sandtable.heroes.model.codes import (
    BONUS_COPIES,
    CARD,
    INITIATIVE_ROLL,
    PASS,
    SHOW,
    bit,
    code,
)
from sandtable.heroes.model.moments import KINDS, Moment, frame, kind_of
from sandtable.heroes.model.reasons import refusal
from sandtable.heroes.model.state import WAITING, Army, Skirmish
from sandtable.heroes.model.windows import ALWAYS, ATTACKS, level, set_level
from sandtable.heroes.turn import bonuses, deployment, opportunity


def in_order(found: vec[i64]) -> vec[i64]:
    """Return the codes sorted and without duplicates; they are almost sorted."""
    sorted_so_far = True
    for index in range(i64(1), i64(len(found))):
        if found[index] <= found[index - 1]:
            sorted_so_far = False
            break
    if sorted_so_far:
        return found
    for index in range(i64(1), i64(len(found))):
        value = found[index]
        place = index
        while place > 0 and found[place - 1] > value:
            found[place] = found[place - 1]
            place -= 1
        found[place] = value
    kept: i64 = 0
    for index in range(i64(len(found))):
        if index == 0 or found[index] != found[kept - 1]:
            found[kept] = found[index]
            kept += 1
    return found[:kept]


class Engine(Skirmish):
    """A position that is played by the rules."""

    def moment(self) -> Moment:
        return KINDS[kind_of(self.top())]

    def advance(self) -> None:
        """Resolve until a seat is asked, a random outcome is needed, or the game is over."""
        while self.waits != OVER:
            top = self.top()
            if KINDS[kind_of(top)].advance(self, top):
                return

    # Choices

    def list_options(self, seat: i64) -> vec[i64]:
        """Return the options of the moment and, in a window, cards and tactical bonuses."""
        top = self.top()
        moment = KINDS[kind_of(top)]
        found = moment.options(self, top, seat)
        window = moment.window(self, top, seat)
        if window:
            found = playing.playable(self, seat, window, found)
            found = bonuses.shows(self, seat, found)
        return in_order(found)

    def reason(self, seat: i64, move: i64) -> i64:
        """Return why a seat that is asked cannot make a move, or 0."""
        top = self.top()
        moment = KINDS[kind_of(top)]
        kind = move >> 10
        arg = move & 1023
        if moment.asks(self, top) >> kind & 1:
            return moment.reason(self, top, seat, kind, arg)
        if kind == CARD:
            return playing.play_reason(self, seat, arg, moment.window(self, top, seat))
        if kind == SHOW:
            now = moment.window(self, top, seat) != 0
            return bonuses.show_reason(self, seat, arg) if now else why.NOT_NOW
        return moment.elsewhere

    def apply(self, code: i64, seat: i64) -> None:
        top = self.top()
        moment = KINDS[kind_of(top)]
        kind = code >> 10
        arg = code & 1023
        if kind == CARD and moment.window(self, top, seat):
            playing.play(self, seat, arg)
        elif kind == SHOW:
            bonuses.show(self, seat, arg)
        else:
            moment.choose(self, top, seat, kind, arg)
        self.advance()

    def idle(self, seat: i64) -> bool:
        """Whether a seat is asked for a card but has nothing to play: it can only pass.

        False for a seat that is asked at every window, because it answers each window itself.
        """
        return self.may_pass(seat) and level(self, seat) != ALWAYS and len(self.codes(seat)) == 1

    def may_pass(self, seat: i64) -> bool:
        if self.waits != DECISION or seat < 0 or not self.owing >> seat & 1:
            return False
        return code(PASS, 0) in self.codes(seat)

    def question(self, args: dict[str, object]) -> str:
        return self.moment().question(self, self.top(), args)

    def why_not(self, move: object, seat: object = FIRST) -> Refusal | None:
        code = self.own_move(move).code
        number = self.seat_or_first(seat)
        if self.waits == OVER:
            return refusal(why.GAME_OVER)
        if self.waits == CHANCE:
            return refusal(why.CHANCE_FIRST)
        if number < 0 or not self.owing >> number & 1:
            return refusal(why.NOT_YOUR_TURN)
        return refusal(self.reason(number, code))

    def preview_code(self, code: i64) -> dict[str, int]:
        """Return the numbers behind a choice, such as the sum and odds of an attack (HN-7.3)."""
        if self.waits != DECISION:
            return {}
        return self.moment().preview(self, self.top(), code >> 10, code & 1023)

    # Chance

    def ways(self) -> i64:
        top = self.top()
        return KINDS[kind_of(top)].ways(self, top)

    def outcome(self, way: i64) -> i64:
        top = self.top()
        return KINDS[kind_of(top)].outcome(self, top, way)

    def odds(self) -> list[tuple[int, int]]:
        self.expect_chance()
        return self.moment().odds(self, self.top())

    def possible(self, outcome: i64) -> bool:
        return self.moment().possible(self, self.top(), outcome)

    def resolve(self, outcome: i64) -> None:
        top = self.top()
        KINDS[kind_of(top)].settle(self, top, outcome)
        self.advance()

    def chance_text(self) -> str:
        return self.moment().chance_text(self, self.top())

    def outcome_text(self, outcome: object) -> str:
        return self.moment().outcome_text(self, self.top(), self.outcome_given(outcome))

    def parse_outcome(self, text: object) -> int:
        self.expect_chance()
        if not isinstance(text, str):
            raise bad_argument("text", text, "an outcome as a record writes it")
        return moments.parse_outcome(self, text)

    # What a seat may know

    def announce(self, journal: Journal) -> None:
        journal.add("scenario_began", {"scenario": self.theatre.id})

    def line_of_fire(self, move: object) -> dict[str, object]:
        """Return the line to a target by squares: see docs/heroes-content.md."""
        return line_of_fire.line_of_fire(self, self.own_move(move).code)

    def threats(self, move: object) -> list[dict[str, object]]:
        """Return the visible enemies that could fire at a unit after this step."""
        return line_of_fire.threats(self, self.own_move(move).code)

    def view(self, seat: object) -> SkirmishView:
        return view.view(self, self.viewer(seat))

    def clone(self) -> "Engine":
        copy = Engine(
            self.theatre,
            self.one.clone(),
            self.other.clone(),
            self.units[:],
            self.board[:],
            self.things[:],
            self.frames[: self.depth],
            self.depth,
        )
        self.copy_to(copy)
        return copy


class HeroesRules:
    """The rules of one scenario."""

    def __init__(self, theatre: Theatre) -> None:
        self.theatre: Theatre = theatre

    def start(self) -> Engine:
        """Return the position before the first random outcome (HN-1)."""
        theatre = self.theatre
        units = vec[i64]()
        for _ in range(theatre.n_units):
            units = append(append(units, WAITING), NOWHERE)
            units = append(append(units, 0), 0)
        things = vec[i64]([0] * int(theatre.n_areas + theatre.n_units))
        for count in theatre.kits:
            things = append(things, count)
        for item in range(i64(len(theatre.items))):
            now = theatre.item_turn[item] <= 1
            things = append(things, theatre.item_cell[item] if now else WAITING)
        for copies in BONUS_COPIES:
            things = append(things, copies)
        board = vec[i64]([0] * int(theatre.n_cells))
        one, other = self.new_army(0), self.new_army(1)
        state = Engine(theatre, one, other, units, board, things, vec[i64](), 0)
        state.lying = bit(theatre.n_bonuses) - 1
        if theatre.corrected:
            for seat in range(i64(2)):
                set_level(state, seat, ATTACKS)
        state.lay_ground()
        if theatre.first_initiative == NOWHERE:
            state.push2(frame(INITIATIVE_ROLL), 0)
        else:
            state.holder = theatre.first_initiative
            deployment.begin(state)
        state.advance()
        return state

    def new_army(self, seat: i64) -> Army:
        theatre = self.theatre
        n = theatre.n_cards
        empty = vec[i64]([0] * int(n))
        none = vec[i64]([0] * len(BONUS_COPIES))
        army = Army(theatre.deck[seat * n : seat * n + n], empty[:], empty[:], none[:], none[:])
        for count in army.deck:
            army.deck_size += count
        army.markers = theatre.markers[seat]
        return army


ROOMS = (opportunity,)
"""Modules that are imported only to register their moments."""
