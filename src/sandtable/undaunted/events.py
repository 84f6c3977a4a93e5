"""The events of a game. They are created only if the state has a journal.

Arguments are ids and numbers; ``words`` turns them into sentences in each language.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sandtable.undaunted import dice

if TYPE_CHECKING:
    from sandtable.undaunted.state import Battle


def round_began(state: "Battle") -> None:
    if state.journal is not None:
        state.journal.add("round_began", {"round": int(state.round)})


def drew(state: "Battle", seat: i64, card: i64) -> None:
    if state.journal is not None:
        field = state.field
        secret: dict[str, object] = {"card": field.cards[card]}
        state.journal.add_secret("drew", {"side": field.seats[seat]}, secret, seat)


def reshuffled(state: "Battle", seat: i64, count: i64) -> None:
    if state.journal is not None:
        args: dict[str, object] = {"side": state.field.seats[seat], "count": int(count)}
        state.journal.add("reshuffled", args)


def bid_placed(state: "Battle", seat: i64, card: i64) -> None:
    if state.journal is not None:
        field = state.field
        secret: dict[str, object] = {"card": field.cards[card]}
        state.journal.add_secret("bid_placed", {"side": field.seats[seat]}, secret, seat)


def bids_revealed(state: "Battle", value: i64, enemy_value: i64) -> None:
    """Report the bids; ``value`` is the bid of the side that now has the initiative."""
    if state.journal is not None:
        field = state.field
        bid = state.side(state.holder).bid
        enemy_bid = state.side(1 - state.holder).bid
        state.journal.add(
            "bids_revealed",
            {
                "side": field.seats[state.holder],
                "enemy": field.seats[1 - state.holder],
                "card": field.cards[bid] if bid >= 0 else "",
                "value": int(value),
                "enemy_card": field.cards[enemy_bid] if enemy_bid >= 0 else "",
                "enemy_value": int(enemy_value),
                "tie": value == enemy_value,
            },
            True,
        )


def turn_began(state: "Battle", seat: i64) -> None:
    if state.journal is not None:
        state.journal.add("turn_began", {"side": state.field.seats[seat]})


def turn_ended(state: "Battle") -> None:
    if state.journal is not None:
        state.journal.add("turn_ended", {"side": state.field.seats[state.active]})


def played(state: "Battle", card: i64, verb: i64, power: i64) -> None:
    if state.journal is not None:
        field = state.field
        state.journal.add(
            "played",
            {
                "side": field.seats[state.active],
                "card": field.cards[card],
                "action": field.verb_names[verb],
                "power": int(power),
            },
        )


def hunkered_down(state: "Battle", card: i64) -> None:
    if state.journal is not None:
        field = state.field
        state.journal.add(
            "hunkered_down", {"side": field.seats[state.active], "card": field.cards[card]}
        )


def readied(state: "Battle", card: i64) -> None:
    if state.journal is not None:
        field = state.field
        state.journal.add("readied", {"side": field.seats[state.active], "card": field.cards[card]})


def placed(state: "Battle", unit: i64, tile: i64) -> None:
    if state.journal is not None:
        field = state.field
        state.journal.add(
            "placed",
            {
                "side": field.seats[state.active],
                "unit": field.cards[unit],
                "tile": field.tiles[tile],
            },
        )


def moved(state: "Battle", unit: i64, verb: i64, start: i64, tile: i64) -> None:
    if state.journal is not None:
        field = state.field
        state.journal.add(
            "moved",
            {
                "side": field.seats[state.active],
                "unit": field.cards[unit],
                "from": field.tiles[start],
                "to": field.tiles[tile],
                "action": field.verb_names[verb],
            },
        )


def tiles_of(state: "Battle", mask: i64) -> list[str]:
    tiles = state.field.tiles
    return [tiles[tile] for tile in range(len(tiles)) if mask >> i64(tile) & 1]


def standings(state: "Battle") -> dict[str, object]:
    """Return the points and markers of both sides, as in their views."""
    points: dict[str, int] = {}
    scouted: dict[str, list[str]] = {}
    controlled: dict[str, list[str]] = {}
    for seat in range(i64(2)):
        name = state.field.seats[seat]
        side = state.side(seat)
        points[name] = int(side.points)
        scouted[name] = tiles_of(state, side.marked & ~side.controlled)
        controlled[name] = tiles_of(state, side.controlled)
    return {"points": points, "scouted": scouted, "controlled": controlled}


def scouted(state: "Battle", seat: i64, tile: i64, fog: bool) -> None:
    if state.journal is not None:
        field = state.field
        args: dict[str, object] = {
            "side": field.seats[seat],
            "tile": field.tiles[tile],
            "fog": fog,
        }
        state.journal.add("scouted", args, False, standings(state))


def bolstered(state: "Battle", card: i64) -> None:
    if state.journal is not None:
        field = state.field
        state.journal.add(
            "bolstered", {"side": field.seats[state.active], "card": field.cards[card]}
        )


def inspired(state: "Battle", card: i64) -> None:
    if state.journal is not None:
        field = state.field
        state.journal.add(
            "inspired", {"side": field.seats[state.active], "card": field.cards[card]}
        )


def concealed(state: "Battle", fog: bool) -> None:
    if state.journal is not None:
        seats = state.field.seats
        state.journal.add(
            "concealed",
            {"side": seats[state.active], "enemy": seats[1 - state.active], "fog": fog},
        )


def fog_cleared(state: "Battle") -> None:
    if state.journal is not None:
        state.journal.add("fog_cleared", {"side": state.field.seats[state.active]})


def controlled(state: "Battle", tile: i64, points: i64, taken: bool) -> None:
    if state.journal is not None:
        field = state.field
        state.journal.add(
            "controlled",
            {
                "side": field.seats[state.active],
                "tile": field.tiles[tile],
                "points": int(points),
                "taken": taken,
                "total": int(state.side(state.active).points),
            },
            False,
            standings(state),
        )


def attack_declared(
    state: "Battle",
    verb: i64,
    attacker: i64,
    seat: i64,
    target: str,
    tile: i64,
    defence: i64,
    cover: i64,
    distance: i64,
    number: i64,
) -> None:
    if state.journal is not None:
        field = state.field
        state.journal.add(
            "attack_declared",
            {
                "side": field.seats[state.active],
                "unit": field.cards[attacker],
                "action": field.verb_names[verb],
                "enemy": field.seats[seat],
                "target": target,
                "tile": field.tiles[tile],
                "defence": int(defence),
                "cover": int(cover),
                "range": int(distance),
                "total": int(defence + cover + distance),
                "dice": int(number),
            },
        )


def rolled(
    state: "Battle", seat: i64, target: str, faces: i64, number: i64, need: i64, hit: bool
) -> None:
    if state.journal is not None:
        field = state.field
        state.journal.add(
            "rolled",
            {
                "side": field.seats[state.active],
                "enemy": field.seats[seat],
                "target": target,
                "dice": dice.faces(int(faces), int(number)),
                "total": int(need),
                "hit": hit,
            },
        )


def suppressed(state: "Battle", seat: i64, unit: i64, already: bool) -> None:
    if state.journal is not None:
        field = state.field
        state.journal.add(
            "suppressed",
            {"side": field.seats[seat], "unit": field.cards[unit], "already": already},
        )


def casualty(state: "Battle", seat: i64, unit: i64, pile: str) -> None:
    """Report a casualty. The pile reveals which other piles held no card of the unit."""
    if state.journal is not None:
        field = state.field
        state.journal.add(
            "casualty",
            {
                "side": field.seats[seat],
                "unit": field.cards[unit],
                "pile": pile,
                "soldier": int(state.side(seat).removed[unit]),
            },
            True,
        )


def counter_lost(state: "Battle", seat: i64, unit: i64, tile: i64) -> None:
    if state.journal is not None:
        field = state.field
        state.journal.add(
            "counter_lost",
            {"side": field.seats[seat], "unit": field.cards[unit], "tile": field.tiles[tile]},
            True,
            state.rules.losses(state),
        )
