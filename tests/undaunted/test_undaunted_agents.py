"""The agents in Undaunted: what they choose, and how little they waste."""

import pytest

import sandtable
from sandtable.agents import make
from sandtable.agents.match import play_game
from sandtable.core import Game
from sandtable.undaunted.facets.heuristics.option_values import Judgement
from sandtable.undaunted.facets.heuristics.scenario_tables import UNKNOWN_VERB
from sandtable.undaunted.testkit import Table

TITLE = "undaunted-normandy"
SCENARIOS = [listing.id for listing in sandtable.load(TITLE).listings()]


def ask(name: str, table: Table, seat: str = "") -> str:
    """Return an agent's choice at a scripted table."""
    state = table.state
    who = table.field.seat(seat) if seat else state.seat
    view = state.view(who)
    decision = view.decision()
    assert decision is not None
    return make(name, 1).decide(view, decision).text


def let_play(name: str, table: Table, choices: int) -> list[str]:
    """Return an agent's next choices, until chance."""
    made = []
    for _ in range(choices):
        move = ask(name, table)
        table.choose(move)
        made.append(move)
        if table.waits_for_chance:
            break
    return made


def wasted(game: Game, scenario: str, agent: str) -> tuple[int, int, int]:
    """Count how often a game between two such agents hunkers down, steps, and steps back."""
    record = play_game(game, scenario, (agent, agent), seed=12)
    assert record.state.over
    came_from: dict[tuple[object, object], tuple[object, object]] = {}
    hunkered = steps = back = 0
    for event in record.seen_by(None):
        hunkered += event.kind == "hunkered_down"
        if event.kind == "moved" and event.args["action"] != "scout":
            unit = (event.args["side"], event.args["unit"])
            step = (event.args["from"], event.args["to"])
            steps += 1
            back += came_from.get(unit) == (step[1], step[0])
            came_from[unit] = step
    return hunkered, steps, back


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_heuristics_waste_nothing(game: Game, scenario: str) -> None:
    """It never hunkers down a card that can act. Steps back are counted over many games in
    ``test_lab_follies``."""
    hunkered, steps, _ = wasted(game, scenario, "thumb")
    assert hunkered == 0 < steps


def test_recruits_waste_little_even_in_haste(game: Game) -> None:
    """Each of the two hunkers down less than one card per game."""
    hunkered, steps, back = map(
        sum, zip(*(wasted(game, scenario, "recruit") for scenario in SCENARIOS), strict=True)
    )
    assert hunkered < 2 * len(SCENARIOS)
    assert 0 < back <= steps // 8


@pytest.mark.parametrize("title", [TITLE, "undaunted-north-africa"])
def test_a_level_seldom_walks_back_where_it_came_from(title: str) -> None:
    game = sandtable.load(title)
    games = [wasted(game, listing.id, "corporal") for listing in game.listings()[:6]]
    _, steps, back = map(sum, zip(*games, strict=True))
    assert back <= steps // 12


def test_it_takes_control_and_wins() -> None:
    table = Table("la-raye").markers("us", scouted=["17B", "13B"], controlled=["5B", "7A"])
    table.take_off("de").put("de.rifleman_a", "11B").put("us.rifleman_a", "13B")
    table.cards("us", hand=["rifleman_a", "scout_b"]).cards("de", deck=["rifleman_a"]).turn("us")
    assert let_play("thumb", table, 2) == ["play rifleman_a", "do control"]
    assert table.result == ("us", "objectives")


def test_it_moves_to_an_objective_that_another_card_can_take() -> None:
    table = Table("la-raye").markers("us", scouted=["17B", "13B"], controlled=["5B", "7A"])
    table.take_off("de").put("de.rifleman_a", "11B").put("us.rifleman_a", "17B")
    table.cards("us", hand=["rifleman_a", "rifleman_a"]).cards("de", deck=["rifleman_a"])
    table.turn("us")
    made = let_play("thumb", table, 5)
    assert made == [
        "play rifleman_a",
        "do move",
        "to 13B",
        "play rifleman_a",
        "do control",
    ]


def test_it_shoots_the_last_rifleman_when_it_must_pin() -> None:
    table = Table("montmartin-en-graignes").take_off("us", "de")
    table.put("us.rifleman_a", "2B").put("us.scout_a", "2B").put("de.machine_gunner_a", "2B")
    table.cards("us", deck=["scout_a"]).cards("de", hand=["machine_gunner_a"]).turn("de")
    assert let_play("thumb", table, 3) == [
        "play machine_gunner_a",
        "do attack",
        "at us.rifleman_a",
    ]


def test_it_stands_in_the_way_of_a_control_that_would_lose() -> None:
    table = Table("la-raye").take_off("us", "de")
    table.put("de.rifleman_a", "6A").put("us.scout_a", "3B").put("us.rifleman_b", "17B")
    table.markers("de", scouted=["6A"], controlled=["5B"])
    table.markers("us", scouted=["17B", "3B", "6A"])
    table.cards("us", hand=["scout_a"]).cards("de", deck=["rifleman_a"] * 4).turn("us")
    assert let_play("thumb", table, 4) == ["play scout_a", "do scout", "to 6A", "halt"]


def test_it_clears_fog_before_anything_else() -> None:
    table = Table("la-raye").markers("us", scouted=["17B", "2B", "12B", "13B", "16B", "7A"])
    table.cards("us", hand=["fog_of_war", "scout_a", "rifleman_b"], deck=["rifleman_a"])
    table.cards("de", deck=["rifleman_a"]).turn("us")
    assert let_play("thumb", table, 2) == ["play scout_a", "do recon"]


def test_it_bids_the_fog_in_a_quiet_moment() -> None:
    table = Table("la-raye").cards(
        "us", hand=["fog_of_war", "squad_leader_a"], supply=["rifleman_a"]
    )
    table.cards("de", hand=["scout_a"]).bidding()
    assert ask("thumb", table, "us") == "bid fog_of_war"


def test_it_uses_its_best_card_again() -> None:
    table = Table("la-raye").take_off("de").put("de.rifleman_a", "17B")
    table.cards("us", hand=["rifleman_a", "squad_leader_a"])
    table.cards("de", deck=["rifleman_a"]).turn("us")
    table.plays("rifleman_a", "attack", "at de.rifleman_a", dice=[1])
    assert let_play("thumb", table, 3) == [
        "play squad_leader_a",
        "do inspire",
        "take rifleman_a",
    ]


def test_it_aims_where_enemies_cluster_and_not_at_its_own() -> None:
    table = Table("crossing-the-vire").take_off("us", "de").put("de.mortar", "2B")
    table.put("us.rifleman_a", "5A").put("us.scout_a", "5A")
    table.put("us.rifleman_b", "3A").put("de.rifleman_a", "3A").put("de.rifleman_b", "3A")
    table.cards("de", hand=["mortar"], deck=["mortar"]).cards("us", deck=["rifleman_a"] * 3)
    table.turn("de")
    assert let_play("thumb", table, 3) == ["play mortar", "do target", "aim 5A"]


def test_it_does_not_shell_its_own_men() -> None:
    table = Table("crossing-the-vire").take_off("us", "de").put("de.mortar", "2B")
    table.put("us.rifleman_a", "5A").cards("us", deck=["rifleman_a"] * 3)
    table.cards("de", hand=["mortar", "mortar"]).turn("de")
    table.plays("mortar", "target", "aim 5A")
    table.put("us.rifleman_a", "3A").put("de.rifleman_a", "5A").put("de.rifleman_b", "5A")
    made = let_play("thumb", table, 3)
    assert made == ["play mortar", "do target", "aim 3A"]


def test_a_verb_it_does_not_know_is_better_than_none() -> None:
    table = Table("la-raye").cards("us", hand=["rifleman_a", "scout_a"])
    state = table.cards("de", hand=["scout_a"]).turn("us").state
    dance = table.field.verb_names.index("")
    judgement = Judgement(state, 0)
    assert judgement.action_worth(table.field.card("rifleman_a"), dance, 1) == UNKNOWN_VERB > 0
