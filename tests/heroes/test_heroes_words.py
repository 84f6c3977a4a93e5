"""Every event, question and move of the game is a complete sentence in every language."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import sandtable
from sandtable.core import Decision, Event, Rng
from sandtable.core.moves import Refusal
from sandtable.heroes.model import reasons
from sandtable.words import LANGUAGES, Words, WordsError

GAME = sandtable.load("heroes-of-normandie")
PACKAGE = Path(sandtable.__file__).parent / "heroes"

FAULTY = re.compile(r"[{}_]|  | [,:;)]| \.(?!\d)|\( |\(\)|\bnone\b|None| \+ -|− -|:\.|\.\.")
"""Signs of a faulty sentence: braces, keys, gaps, repeated punctuation."""

# Events and questions that random play does not reach.
RARE = [
    ("ammo_spent", {"side": "us", "cell": "c4", "unit": "fire_team_a"}),
    ("blast_lost", {"die": 3}),
    ("boarded", {"side": "us", "cell": "c4", "unit": "lt_jones", "transport": "half_track_a"}),
    ("card_returned", {"side": "us", "card": "no"}),
    ("card_void", {"side": "us", "card": "ram"}),
    ("charge_fired", {"side": "us", "overlay": "house_2x2"}),
    ("event_happened", {"side": "us", "event": "arrival", "card": "", "count": 0}),
    ("event_happened", {"side": "us", "event": "orders", "card": "", "count": 1}),
    ("event_happened", {"side": "de", "event": "orders", "card": "", "count": 2}),
    ("hedge_cut", {"side": "us", "cell": "c4", "unit": "sherman"}),
    ("item_dropped", {"item": "papers", "cell": "c4"}),
    ("item_dropped", {"item": "rex", "cell": "c4"}),
    ("left", {"side": "us", "cell": "c4", "unit": "fire_team_a"}),
    (
        "razed",
        {"side": "us", "cell": "c4", "unit": "sherman", "action": "demolish"}
        | {"overlay": "house_1x1", "target_cell": "e4f5"},
    ),
    (
        "razed",
        {"side": "us", "cell": "c4", "unit": "sherman", "action": "demolish"}
        | {"overlay": "", "target_cell": "e4"},
    ),
    ("reshuffled", {"side": "de", "count": 30}),
    ("scattered", {"die": 4, "crossing": "c4d5"}),
    ("scattered", {"die": 6, "crossing": "c4d5"}),
    ("structure_destroyed", {"overlay": "house_1x1"}),
    ("structure_destroyed", {"overlay": "puma_wreck"}),
    ("veteran_spent", {"side": "us", "cell": "c4", "unit": "fire_team_a"}),
    ("wreck_crushed", {"side": "us", "cell": "c4", "unit": "sherman"}),
    ("wreck_destroyed", {"cell": "c4"}),
    ("demolition", {"side": "us", "overlay": "", "dice": [4, 4], "points": 2}),
    ("order_shown", {"side": "de", "unit": "mg_42", "cell": "", "off": True, "number": 1}),
    ("order_shown", {"side": "de", "unit": "mg_42", "cell": "", "off": True, "number": 0}),
    ("bluff_shown", {"side": "de", "unit": "mg_42", "cell": "", "off": True, "number": 0}),
    ("order_moved", {"side": "de", "unit": "mg_42", "cell": "", "off": True, "number": 0}),
    ("order_placed", {"side": "de", "unit": "mg_42", "cell": "", "off": True}),
    ("order_placed", {"side": "de", "unit": "mg_42", "cell": "", "off": True, "token": "bluff"}),
]


@cache
def words(language: str) -> Words:
    return Words(GAME, language)


@cache
def played() -> tuple[list[Event], list[Decision]]:
    """Return the events, as each seat and a spectator sees them, and the questions of random
    games."""
    events: dict[str, Event] = {}
    decisions: dict[tuple[str, str], Decision] = {}
    for listing in GAME.listings():
        for seed in range(3):
            rng = Rng(seed * 100 + listing.number)
            record = GAME.record(listing.id)
            record.settle_all(rng)
            while not record.state.over:
                decision = record.state.decision(record.state.seat)
                assert decision is not None
                decisions[decision.prompt, str(sorted(decision.args))] = decision
                playable = [move for move in decision.options if move.kind in ("card", "target")]
                chosen = playable if playable and rng.below(3) else decision.options
                record.play(chosen[rng.below(len(chosen))], rng)
            for viewer in (None, 0, 1):
                events.update((str(event), event) for event in record.seen_by(viewer))
    events |= {str(event): event for event in rare_events()}
    return list(events.values()), list(decisions.values())


def rare_events() -> Iterator[Event]:
    for kind, args in RARE:
        yield Event(kind, dict(args), {}, -1, False)


def calls(*names: str) -> Iterator[ast.Call]:
    for file in PACKAGE.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in names:
                yield node


def told_kinds() -> set[str]:
    """Return the kinds of events in the engine's source."""
    found = set()
    tellers = ("tell", "of_side", "of_count", "of_unit", "name", "of_pair", "of_card", "secretly")
    for call in calls(*tellers, "of_order", "of_units", "add", "add_secret"):
        for argument in call.args[:2]:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                found.add(argument.value)
            elif isinstance(argument, ast.IfExp):
                found |= {
                    part.value
                    for part in (argument.body, argument.orelse)
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                }
    return found - {"table"}


def test_every_kind_of_event_is_tried() -> None:
    seen = {event.kind for event in played()[0]}
    assert told_kinds() <= seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_a_sentence(language: str) -> None:
    for event in played()[0]:
        text = words(language).event(event)
        assert not FAULTY.search(text), f"{event}: {text}"
        assert text.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_move_has_a_text(language: str) -> None:
    for decision in played()[1]:
        text = words(language).prompt(decision)
        assert not FAULTY.search(text), text
        for move in decision.options:
            label = words(language).option(move, decision)
            assert not FAULTY.search(label), f"{move}: {label}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_of_a_scenario_has_a_text_without_its_question(language: str) -> None:
    for move in GAME.scenario("tempest-of-fire").moves:
        assert not FAULTY.search(words(language).option(move))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text(language: str) -> None:
    for rule, key in reasons.REASONS.values():
        assert not FAULTY.search(words(language).refusal(Refusal(rule, key)))


@pytest.mark.parametrize(
    ("language", "sums"),
    [
        ("en", ("die + 3 against defence 6", "die − 2 against defence 6", "die + 0 against")),
        ("pl", ("kość + 3 przeciw Obronie 6", "kość − 2 przeciw Obronie 6", "kość + 0 przeciw")),
        ("hu", ("kocka + 3, védelem: 6", "kocka − 2, védelem: 6", "kocka + 0, védelem")),
        ("pt-BR", ("dado + 3 contra a defesa 6", "dado − 2 contra a defesa 6", "dado + 0 contra")),
    ],
)
def test_negative_sums_have_one_sign(language: str, sums: tuple[str, str, str]) -> None:
    for number, text in zip((3, -2, 0), sums, strict=True):
        assert words(language).say("attack-sum", sum=number, total=6).startswith(text)
    for number in range(-12, 13):
        assert not FAULTY.search(words(language).say("attack-sum", sum=number, total=6))


@pytest.mark.parametrize(
    ("language", "sides"),
    [
        ("en", ["Concealed side", "Visible side", "Packed side", "Ready side"]),
        ("pl", ["Strona zamaskowana", "Strona widoczna", "Strona spakowana", "Strona gotowa"]),
        ("hu", ["Rejtett oldal", "Látható oldal", "Menetkész oldal", "Tűzkész oldal"]),
        ("pt-BR", ["Lado oculto", "Lado visível", "Lado recolhido", "Lado em posição"]),
    ],
)
def test_a_side_of_a_counter_is_named_by_what_it_is(language: str, sides: list[str]) -> None:
    found = {}
    for decision in played()[1]:
        if decision.prompt == "deploy_side":
            for move in decision.options:
                flip = str(decision.args["flip"])
                found[flip, move.arg] = words(language).option(move, decision)
    kinds = [(flip, side) for flip in ("ambush", "tripod") for side in ("front", "back")]
    assert all(found.get(kind, side) == side for kind, side in zip(kinds, sides, strict=True))
    assert found


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Order 1: the MG 42 (not on the map yet)."),
        ("pl", "Rozkaz 1: MG 42 (jeszcze poza mapą)."),
        ("hu", "1. parancs: az MG 42 következik (még nincs a térképen)."),
        ("pt-BR", "Ordem 1: é a vez da MG 42 (ainda fora do mapa)."),
    ],
)
def test_an_order_for_a_unit_that_waits_to_enter(language: str, text: str) -> None:
    args = {"side": "de", "unit": "mg_42", "cell": "", "off": True, "number": 1}
    assert words(language).event(Event("order_shown", args, {}, -1, False)) == text


@pytest.mark.rule("HN-12.8")
@pytest.mark.parametrize(
    ("language", "chosen", "played"),
    [
        ("en", "Choose “P51 Mustang”", "Play “P51 Mustang”"),
        ("pl", "Wybierz „P51 Mustang”", "Zagraj „P51 Mustang”"),
        ("hu", "„P51 Mustang” a pakliba", "„P51 Mustang” kijátszása"),
        ("pt-BR", "Escolher “P51 Mustang”", "Jogar “P51 Mustang”"),
    ],
)
def test_a_support_card_is_chosen_and_not_played(language: str, chosen: str, played: str) -> None:
    """The button said that the card is played, although it is only chosen at set-up."""
    move = GAME.scenario("le-dezert").move("card p51_mustang")
    for left in range(3):
        support = Decision(0, "support", {"air": 1, "artillery": left}, [move])
        assert words(language).option(move, support) == chosen
    assert words(language).option(move, Decision(0, "window", {}, [move])) == played
    assert words(language).option(move) == played


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_battle_from_a_seed_has_a_name(language: str) -> None:
    known = words(language)
    built = "battle-200-7~us.rifle_platoon_8.ammo_us"
    assert known.scenario(built) == known.scenario("battle") != ""
    assert known.history("battle-200-7") == known.history("battle")
    assert known.brief("battle-200-7") == known.brief("battle")
    with pytest.raises(WordsError):
        known.scenario("nonsense-1")


def test_a_brief_names_the_last_turn_of_its_scenario() -> None:
    """The brief of Azeville said that it lasts eight turns when it lasted seven."""
    game = sandtable.load("heroes-of-normandie")
    words = Words(game, "en")
    named = 0
    for listing in game.listings():
        last = game.scenario(listing.id).last_turn  # type: ignore[attr-defined]
        for turn in re.findall(r"after turn (\d+)", words.brief(listing.id)):
            assert int(turn) == last, listing.id
            named += 1
    assert named >= 3
