"""The rules of one scenario: everything the modules of this system do, behind one seam."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.core.journal import Journal
from sandtable.core.moves import Move, Refusal
from sandtable.core.rng import Rng
from sandtable.core.state import Decision
from sandtable.grid.squares import NOWHERE
from sandtable.heroes import chance, choices, explain, flow, options
from sandtable.heroes.know import line_of_fire, view
from sandtable.heroes.know.view import SkirmishView
from sandtable.heroes.model.codes import BONUS_COPIES, INITIATIVE_ROLL, bit, frame
from sandtable.heroes.model.seam import Seam
from sandtable.heroes.model.state import WAITING, Army, Skirmish
from sandtable.heroes.model.windows import ATTACKS, set_level
from sandtable.heroes.turn.deployment import begin


class HeroesRules(Seam):
    """The seam, filled in. A title with rules of its own derives from it."""

    def start(self) -> Skirmish:
        """HN-1: the position before chance has done anything."""
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
        state = Skirmish(
            self,
            self.new_army(0),
            self.new_army(1),
            units,
            vec[i64]([0] * int(theatre.n_cells)),
            things,
            vec[i64](),
            0,
        )
        state.lying = bit(theatre.n_bonuses) - 1
        if theatre.corrected:
            for seat in range(i64(2)):
                set_level(state, seat, ATTACKS)
        state.lay_ground()
        if theatre.first_initiative == NOWHERE:
            state.push2(frame(INITIATIVE_ROLL), 0)
        else:
            state.holder = theatre.first_initiative
            begin(state)
        flow.advance(state)
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

    def announce(self, state: Skirmish, journal: Journal) -> None:
        journal.add("scenario_began", {"scenario": self.theatre.id})

    def options(self, state: Skirmish, seat: i64) -> vec[i64]:
        return options.list_options(state, seat)

    def apply(self, state: Skirmish, code: i64, seat: i64) -> None:
        choices.apply(state, code, seat)

    def ways(self, state: Skirmish) -> i64:
        return chance.ways(state)

    def outcome(self, state: Skirmish, way: i64) -> i64:
        return chance.outcome(state, way)

    def odds(self, state: Skirmish) -> list[tuple[int, int]]:
        return chance.odds(state)

    def possible(self, state: Skirmish, outcome: i64) -> bool:
        return chance.possible(state, outcome)

    def resolve(self, state: Skirmish, outcome: i64) -> None:
        choices.resolve(state, outcome)

    def chance_text(self, state: Skirmish) -> str:
        return chance.chance_text(state)

    def outcome_text(self, state: Skirmish, outcome: i64) -> str:
        return chance.outcome_text(state, outcome)

    def parse_outcome(self, state: Skirmish, text: str) -> int:
        return chance.parse_outcome(state, text)

    def idle(self, state: Skirmish, seat: i64) -> bool:
        return options.idle(state, seat)

    def decision(self, state: Skirmish, seat: i64) -> Decision | None:
        return explain.decision(state, seat)

    def why_not(self, state: Skirmish, move: Move, seat: i64) -> Refusal | None:
        return explain.why_not(state, move, seat)

    def preview(self, state: Skirmish, code: i64) -> dict[str, int]:
        return explain.preview(state, code)

    def line_of_fire(self, state: Skirmish, code: i64) -> dict[str, object]:
        return line_of_fire.line_of_fire(state, code)

    def threats(self, state: Skirmish, code: i64) -> list[dict[str, object]]:
        return line_of_fire.threats(state, code)

    def view(self, state: Skirmish, seat: int | None) -> SkirmishView:
        return view.view(state, seat)

    def imagine(self, state: Skirmish, seat: i64, rng: Rng) -> Skirmish:
        return view.imagine(state, seat, rng)
