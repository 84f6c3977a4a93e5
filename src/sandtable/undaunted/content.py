"""Reads a scenario of an Undaunted title from TOML into a battlefield."""

from collections.abc import Mapping, Sequence

from mypy_extensions import i64

from sandtable.core.content import Document, Table
from sandtable.core.errors import shown
from sandtable.core.game import Listing
from sandtable.core.random_battles import NUMBER
from sandtable.core.vec import vec
from sandtable.grid.offset import FAR, MapError, OffsetMap
from sandtable.undaunted import codes, faults
from sandtable.undaunted.field import NO_AIM, NO_POWER, Battlefield
from sandtable.undaunted.library import BOUND_BY_SQUAD, KINDS, SOURCES, Library
from sandtable.undaunted.rules.round import HAND
from sandtable.undaunted.state import OFF_BOARD

LATEST_LIMIT = 999
MADE_LIMIT = 100
"""The maximum round limit of a title's own scenario and of a made one."""
MOST_WORTH = 9
"""Maximum points of an objective."""
MOST_TOLD = 999
"""Maximum number of copies stated in a message; a user's text may contain any number."""
MOST_LETTERS = 60
"""Maximum length of a made scenario's place and date."""


class ScenarioReader:
    """Reads one scenario file into a battlefield."""

    def __init__(
        self,
        document: Document,
        title: str,
        rules_version: int,
        seats: Sequence[str],
        library: Library,
        verbs: Mapping[str, int],
        round_limit: int,
        made: bool = False,
    ) -> None:
        """``made``: whether the scenario is a made one.

        A made scenario need not name its id, number, place or date, and must not use more than the
        box has.
        """
        self.root = document.root()
        self.made = made
        self.title = title
        self.rules_version = rules_version
        self.seats = list(seats)
        self.library = library
        self.verbs = dict(verbs)
        self.round_limit = round_limit
        self.map_is_known = True
        """Whether the map is valid. If not, tiles that are not on it are not reported as faults."""
        self.map = self._read_map()
        self.listing = self._listing()
        self.sides = [self.root.table(seat) for seat in seats]

    def _listing(self) -> Listing:
        root = self.root
        tiles = len(self.map.places)
        if not self.made:
            number = root.number("number", 1, 99)
            return Listing(root.text("id"), number, root.text("place"), root.text("date"), tiles)
        root.text("title", self.title, among=[self.title])
        root.plain("id", MOST_LETTERS)
        root.number("number", 1, 99, default=NUMBER)
        place, date = root.plain("place", MOST_LETTERS), root.plain("date", MOST_LETTERS)
        return Listing("", NUMBER, place, date, tiles)

    def _read_map(self) -> OffsetMap:
        root = self.root
        rows = root.text("stagger", among=["rows", "columns"]) == "rows"
        text = root.text("map")
        printed = {tile[:-1] for tile in self.library.cover}
        words = text.split()
        try:
            if len(words) > 2 * len(printed):
                self.map_is_known = False
                root.fault("map", faults.TOO_MANY_TILES, count=len(words), copies=len(printed))
                return OffsetMap(rows, {})
            laid = OffsetMap.parse(text, rows=rows)
        except MapError as error:
            self.map_is_known = False
            root.fault("map", error.says, error.row + 1, None, **error.args_given)
            return OffsetMap(rows, {})
        lines = text.splitlines()

        def below(tile: str) -> int:
            return next((row for row, line in enumerate(lines, 1) if tile in line.split()), 1)

        for tile in laid.places:
            if tile not in self.library.cover:
                root.fault("map", faults.UNKNOWN_TILE, below(tile), name=shown(tile)[1:-1])
        known = {tile: place for tile, place in laid.places.items() if tile in self.library.cover}
        for number in dict.fromkeys(tile[:-1] for tile in known):
            faces = [tile for tile in known if tile[:-1] == number]
            if len(faces) > 1:
                root.fault("map", faults.BOTH_FACES, below(faces[-1]), name=number)
        if any(FAR in row for row in laid.distances()):
            root.fault("map", faults.NOT_CONNECTED)
        if not laid.places and "map" in root:
            root.fault("map", faults.NO_MAP)
        return OffsetMap(rows, known)

    def battlefield(self) -> Battlefield:
        """Return the tables of the scenario; they are incomplete if there are faults."""
        cards = self._cards()
        titles = [self.library.by_id[card][0] for card in cards]
        n_units = sum(title.kind == "combat" for title in titles)
        field = Battlefield(
            self.title,
            self.rules_version,
            self.listing.id,
            self.seats,
            list(self.map.places),
            cards,
            [title.role for title in titles],
            self.verbs,
            n_units,
        )
        if n_units > codes.UNITS:
            self.root.fault("", faults.TOO_MANY_KINDS, most=int(codes.UNITS))
        self._lay_map(field)
        self._print_cards(field)
        self._set_up(field)
        return field

    def _cards(self) -> list[str]:
        """Return the ids of the cards in play, combat cards first, Fog of War last."""
        used = set()
        for side in self.sides:
            table = side.table("cards")
            for id in table:
                if id in self.library.by_id:
                    used.add(id)
                else:
                    table.fault(id, faults.UNKNOWN_CARD)
        used |= {id for id, (title, _) in self.library.by_id.items() if title.kind == "fog"}
        return sorted(
            used,
            key=lambda id: (
                KINDS.index(self.library.by_id[id][0].kind),
                list(self.library.by_id).index(id),
            ),
        )

    def _lay_map(self, field: Battlefield) -> None:
        neighbours: list[int] = []
        near: list[int] = []
        for row in self.map.neighbours():
            neighbours += [*row, *[0] * (6 - len(row)), len(row)]
            near.append(sum(1 << tile for tile in row))
        field.neighbours = vec[i64](neighbours)
        field.near = vec[i64](near)
        field.distance = vec[i64]([steps for row in self.map.distances() for steps in row])
        field.cover = vec[i64]([self.library.cover.get(tile, 0) for tile in field.tiles])
        field.hills = self.mask(field, [t for t in field.tiles if t in self.library.hills])
        objectives = self.root.table("objectives")
        worth = {}
        for tile in objectives:
            worth[tile] = objectives.number(tile, 1, MOST_WORTH)
            self.expect_tile(objectives, tile, tile)
        field.objective = vec[i64]([worth.get(tile, 0) for tile in field.tiles])

    def _print_cards(self, field: Battlefield) -> None:
        power = [NO_POWER] * len(field.cards) * codes.VERBS
        takes = [0] * len(field.cards)
        everything = (1 << int(field.fog)) - 1
        for index, id in enumerate(field.cards):
            title, squad = self.library.by_id[id]
            for action in title.actions:
                power[index * codes.VERBS + self.verbs[action.verb]] = action.number
                if action.verb in BOUND_BY_SQUAD:
                    takes[index] = (
                        sum(
                            1 << other
                            for other, name in enumerate(field.cards)
                            if self.library.by_id[name][1] == squad
                        )
                        if action.own_squad
                        else everything
                    )
        field.power = vec[i64](power)
        field.printed = vec[i64](
            [
                sum(1 << self.verbs[action.verb] for action in self.library.by_id[id][0].actions)
                for id in field.cards
            ]
        )
        field.takes = vec[i64](takes)
        titles = [self.library.by_id[id][0] for id in field.cards]
        field.initiative = vec[i64]([title.initiative for title in titles])
        field.defence = vec[i64]([self.library.defence.get(title.title, 0) for title in titles])
        kinds = {
            kind: [id for id, (title, _) in self.library.by_id.items() if title.kind == kind]
            for kind in KINDS
        }
        field.slots = vec[i64](
            [kinds[self.library.by_id[id][0].kind].index(id) for id in field.cards[:-1]]
        )
        field.n_unit_slots = len(kinds["combat"])
        field.n_command_slots = len(kinds["command"])
        field.controllers = self.printing(field, codes.CONTROL)
        field.scouts = self.printing(field, codes.SCOUT)
        field.bolsterers = self.printing(field, codes.BOLSTER)

    def printing(self, field: Battlefield, verb: int) -> int:
        return sum(1 << card for card in range(len(field.cards)) if field.prints(card, verb))

    def _set_up(self, field: Battlefield) -> None:
        root = self.root
        field.first_holder = self.seats.index(root.text("initiative", among=self.seats))
        latest = MADE_LIMIT if self.made else LATEST_LIMIT
        field.round_limit = root.number("round_limit", 1, latest, default=self.round_limit)
        root.text("source", "designed" if self.made else None, among=SOURCES)
        deck: list[int] = []
        supply: list[int] = []
        stands: list[int] = []
        spawn: list[int] = []
        scouted: list[int] = []
        controlled: list[int] = []
        for side in self.sides:
            cards = side.table("cards")
            counts = {id: cards.numbers(id, 2) for id in cards}
            for id, count in counts.items():
                if id not in self.library.by_id:
                    continue
                title = self.library.by_id[id][0]
                copies = title.fewer.get(side.name, title.copies)
                if sum(count) > copies:
                    used = min(sum(count), MOST_TOLD)
                    cards.fault(id, faults.TOO_MANY_COPIES, count=used, copies=copies)
                    counts[id] = [0, 0]
                if title.side not in ("", side.name):
                    cards.fault(id, faults.OTHER_SIDES_CARD)
            self._expect_deck(side, counts)
            deck += [counts.get(id, [0, 0])[0] for id in field.cards]
            supply += [counts.get(id, [0, 0])[1] for id in field.cards]
            stands += self._counters(field, side, counts)
            spawn += self._spawn(field, side)
            marks = [side.texts("scouted", []), side.texts("controlled", [])]
            for key, tiles in zip(("scouted", "controlled"), marks, strict=True):
                for at, tile in enumerate(tiles):
                    self.expect_tile(side, key, tile, at)
                    if tile in tiles[:at]:
                        side.fault(key, faults.MARKED_TWICE, at=at, name=shown(tile)[1:-1])
            for at, tile in enumerate(marks[1]):
                if tile in marks[0]:
                    side.fault("controlled", faults.MARKED_TWICE, at=at, name=shown(tile)[1:-1])
            scouted.append(self.mask(field, marks[0]))
            controlled.append(self.mask(field, marks[1]))
        if controlled[0] & controlled[1]:
            self.sides[1].fault("controlled", faults.BOTH_CONTROL)
        field.deck = vec[i64](deck)
        field.supply = vec[i64](supply)
        field.stands = vec[i64](stands)
        field.spawn = vec[i64](spawn)
        field.scouted = vec[i64](scouted)
        field.controlled = vec[i64](controlled)
        field.points_to_win = vec[i64]([self._points(side) for side in self.sides])

    def _counters(
        self, field: Battlefield, side: Table, counts: Mapping[str, list[int]]
    ) -> list[int]:
        stands = [int(OFF_BOARD)] * int(field.n_units)
        counters = side.table("counters")
        for tile in counters:
            self.expect_tile(counters, tile, tile)
            for at, unit in enumerate(counters.texts(tile)):
                if unit not in field.cards[: field.n_units]:
                    self.unknown_counter(counters, tile, at, unit)
                elif stands[field.card(unit)] != OFF_BOARD:
                    counters.fault(tile, faults.PLACED_TWICE, at=at, unit=unit)
                elif unit not in counts:
                    counters.fault(tile, faults.NO_CARDS, at=at, unit=unit)
                elif tile in field.tiles:
                    stands[field.card(unit)] = field.tile(tile)
        return stands

    def _spawn(self, field: Battlefield, side: Table) -> list[int]:
        masks = [0] * int(field.n_units)
        spawn = side.table("spawn", required=False)
        squads = {squad for _, squad in self.library.by_id.values()}
        for tile in spawn:
            self.expect_tile(spawn, tile, tile)
            for at, who in enumerate(spawn.texts(tile)):
                if who != "all" and who not in squads and who not in self.library.by_id:
                    spawn.fault(tile, faults.BAD_SPAWN, at=at, value=shown(who))
                for unit in range(int(field.n_units)):
                    id = field.cards[unit]
                    if who in ("all", id, self.library.by_id[id][1]) and tile in field.tiles:
                        masks[unit] |= 1 << field.tile(tile)
        return masks

    def _points(self, side: Table) -> int:
        aim = side.table("aim")
        if "points" not in aim:
            return NO_AIM
        return aim.number("points", 1, 99)

    def expect_points(self, field: Battlefield, lying: int) -> None:
        """Record a fault if a side needs more points than the map has."""
        for side, points in zip(self.sides, field.points_to_win, strict=True):
            if points > lying:
                side.table("aim").fault("points", faults.TOO_MANY_POINTS, points=int(points))

    def expect_tile(self, table: Table, key: str, tile: str, at: int | None = None) -> None:
        if self.map_is_known and tile not in self.map.places:
            table.fault(key, faults.NOT_ON_MAP, at=at, name=shown(tile)[1:-1])

    def unknown_counter(self, table: Table, key: str, at: int, unit: str) -> None:
        """Record the fault of a counter whose unit has no cards here or does not exist."""
        title = self.library.by_id.get(unit)
        if title is not None and title[0].kind == "combat":
            table.fault(key, faults.NO_CARDS, at=at, unit=unit)
        else:
            table.fault(key, faults.UNKNOWN_COUNTER, at=at, name=shown(unit)[1:-1])

    def _expect_deck(self, side: Table, counts: Mapping[str, list[int]]) -> None:
        """Record a fault if the deck of a made scenario is too small for a first hand."""
        deck = sum(count[0] for id, count in counts.items() if id in self.library.by_id)
        if self.made and deck < HAND:
            side.fault("cards", faults.SMALL_DECK, count=deck, least=HAND)

    def mask(self, field: Battlefield, tiles: Sequence[str]) -> int:
        return sum(1 << field.tile(tile) for tile in tiles if tile in field.tiles)
