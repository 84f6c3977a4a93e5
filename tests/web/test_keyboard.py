"""Keyboard only: whole games of each title, and the focus at each question (B3)."""

import re

import pytest
from playwright.sync_api import Page, expect

from web import heroes, play
from web.conftest import Invite
from web.guests import LAPTOP
from web.heroes import HeroesPlayer, HeroesScreen, Sergeant
from web.play import Officer, expect_the_same_told
from web.screens import Sight, TableScreen
from web.wire_player import DesertPlayer, Message, WirePlayer, prefer, turn_options

ANSWERS = "[data-testid='prompt'], .tray, .pop, .ordtrack, .ends, [data-spot]"
HAS_FOCUS = f'() => document.activeElement?.closest("{ANSWERS}") != null'
FOCUSED = "() => document.activeElement?.dataset.testid ?? document.activeElement?.className ?? ''"
PARTS = """() => ["[data-testid='prompt']", ".hand, .cards", "[data-testid^='tile-']"]
  .map((selector) => document.querySelector(selector))
  .every((part, index, all) => part !== null && (index === 0 ||
    (all[index - 1].compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0))
"""
MOST_STOPS = 40
"""Most presses of Tab to any element that answers a question; twice as many on a map of squares."""


def expect_focus(page: Page) -> None:
    """Check that the focus is on an element that answers the question."""
    page.wait_for_function(HAS_FOCUS)


class AttentiveOfficer(Officer):
    """Checks the focus at every question."""

    def act(self, sight: Sight) -> None:
        expect_focus(self.screen.page)
        super().act(sight)


class AttentiveSergeant(Sergeant):
    """Checks the focus at every question in Heroes."""

    def act(self, sight: heroes.Sight) -> None:
        expect_focus(self.screen.page)
        super().act(sight)


def test_a_whole_game_of_normandy_from_the_lobby(
    invite: Invite, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """B3: key presses only, including the lobby and the settings, and the focus is right at every
    question. The server's replay has the same plays as the screen."""
    guest = invite(speed="1")
    lobby = guest.lobby()
    screen = TableScreen(lobby.page)
    keys = play.Keys(screen)
    keys.focus("start")
    keys.press("Enter")
    screen.ready()
    keys.focus("settings")
    keys.press("Enter")
    expect(screen["settings-dialog"]).to_be_visible()
    chosen = screen["settings-dialog"].locator("input[name='speed']:checked")
    while chosen.evaluate("(one) => document.activeElement !== one"):
        keys.press("Tab")
    keys.press("ArrowDown")
    keys.press("ArrowDown")
    expect(chosen).to_have_value("instant")
    keys.press("Escape")
    expect(screen["settings-dialog"]).to_be_hidden()
    monkeypatch.setattr(play, "MOST_TABS", MOST_STOPS)
    officer = AttentiveOfficer(screen, keys)
    # After the settings the focus is on their button. The first key of the game moves it.
    Officer.act(officer, screen.wait())
    officer.play_to_the_end()
    expect_the_same_told(screen, address, "de", officer)
    expect(screen["result"].get_by_role("heading")).to_have_text(re.compile("won|lost|draw", re.I))


def test_a_whole_game_of_north_africa(
    invite: Invite, patrol: DesertPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """B3: the same with vehicles."""
    monkeypatch.setattr(play, "MOST_TABS", MOST_STOPS)
    table = patrol.open_table("agent", agent="recruit")["table"]
    screen = invite({"like": patrol}).table(table).ready()
    officer = AttentiveOfficer(screen, play.Keys(screen))
    officer.play_to_the_end()
    assert officer.done != []
    expect(screen["result"].get_by_role("heading")).to_have_text(re.compile("won|lost|draw", re.I))


def test_a_whole_game_of_heroes(
    invite: Invite, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """B3: the same with orders and dice, on a smaller screen, with the default question
    settings."""
    monkeypatch.setattr(heroes, "MOST_TABS", 2 * MOST_STOPS)
    player = HeroesPlayer(address)
    guest = invite({"like": player, "size": LAPTOP})
    guest.table(player.open_table("agent")["table"])
    screen = HeroesScreen(guest.page).ready()
    sergeant = AttentiveSergeant(screen, heroes.Keys(screen))
    sergeant.play_to_the_end()
    kinds = {move.split("-")[0] for move in sergeant.done}
    assert {"order", "token", "step", "confirm"} <= kinds
    expect(screen["result"].get_by_role("heading")).to_have_text(re.compile("won|lost|draw", re.I))


class CardPlayer(AttentiveSergeant):
    """Plays the first card at each question for a card, and counts these questions."""

    def __init__(self, screen: HeroesScreen, hands: heroes.Keys) -> None:
        super().__init__(screen, hands)
        self.keys = hands
        self.questions = 0
        self.played: list[str] = []

    def act(self, sight: heroes.Sight) -> None:
        if not sight.cards or sight.confirm or "pass" not in sight.options:
            super().act(sight)
            return
        expect_focus(self.screen.page)
        self.questions += 1
        card = sight.cards[0]
        if card in self.played:
            self.keys.end()
            return
        self.played.append(card)
        self.keys.focus(f"card-{card}")
        self.keys.press_key("Enter")


ANSWERED = ("attack", "hit", "answer", "dice_rolled", "opportunity", "between", "assault")


def is_asked_for_a_card(frame: Message) -> bool:
    """Return whether the question is for a card or a pass, outside the player's own order."""
    ask = frame["ask"]
    if ask is None or ask["prompt"] not in ANSWERED:
        return False
    return any(one["move"].startswith("card ") for one in ask["options"])


def test_questions_for_cards_are_answered_by_keys(
    invite: Invite, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """B3, H15: with the default settings, under which no question is answered automatically."""
    monkeypatch.setattr(heroes, "MOST_TABS", 2 * MOST_STOPS)
    questions, played = 0, 0
    while questions < 4 or played < 2:
        player = HeroesPlayer(address)
        table = player.table_where(is_asked_for_a_card)
        guest = invite({"like": player, "size": LAPTOP})
        guest.table(table)
        screen = HeroesScreen(guest.page).ready()
        sergeant = CardPlayer(screen, heroes.Keys(screen))
        for _ in range(20):
            sight = screen.wait()
            if sight.over:
                break
            sergeant.act(sight)
        assert sergeant.questions > 0
        questions += sergeant.questions
        played += len(sergeant.played)


def test_tab_leads_from_the_question_to_the_hand_and_the_targets(
    invite: Invite, player: WirePlayer
) -> None:
    """B3: the hand was 26 presses away from the question."""
    table = player.open_table("agent", scenario="la-raye", side="us", agent="random")["table"]
    screen = invite({"like": player}).table(table).ready()
    screen.wait()
    keyboard = screen.page.keyboard
    assert screen.page.evaluate(PARTS)
    assert screen.page.evaluate(FOCUSED) == "prompt"
    stops = 0
    while not screen.page.evaluate("() => document.activeElement?.closest('.hand') != null"):
        keyboard.press("Tab")
        stops += 1
        assert stops < 8


def test_the_skip_link_is_the_first_stop(invite: Invite, player: WirePlayer) -> None:
    """B3: from the top of the page one key press leads to the question."""
    table = player.open_table("agent", scenario="la-raye", side="us", agent="random")["table"]
    screen = invite({"like": player}).table(table).ready()
    screen.wait()
    first = "() => document.querySelector('main a, main button')?.dataset.testid"
    assert screen.page.evaluate(first) == "skip"
    screen["skip"].focus()
    expect(screen["skip"]).to_be_in_viewport()
    screen.page.keyboard.press("Enter")
    expect(screen.page.locator(".hand .head[aria-disabled='false']").first).to_be_focused()


def can_scout(frame: Message) -> bool:
    """Return whether a scout in hand may take two steps."""
    following = [one.get("next") for one in turn_options(frame) if "scout" in one["move"]]
    offered = [choice for ask in following if ask for choice in ask["options"]]
    steps = [one["next"] for one in offered if one["move"] == "do scout" and one.get("next")]
    return any(choice.get("next") for ask in steps for choice in ask["options"])


def test_after_a_step_the_focus_is_on_the_way_ahead(invite: Invite, player: WirePlayer) -> None:
    """B3: after a first Scout step the focus was on the previous tile."""
    player.pick = lambda ask: prefer(ask, "end", "bid ")  # type: ignore[method-assign]
    table = player.table_where(can_scout, "la-raye", "us")
    screen = invite({"like": player}).table(table).ready()
    keys = play.Keys(screen)
    card = next(card for card in screen.wait().cards if "scout" in card.actions)
    before = screen.page.locator("[data-testid^='counter-us.']")
    origin = before.and_(screen.counter("us", card.id)).get_attribute("data-tile")
    keys.pick_action(card, "scout")
    expect(screen.page.locator("[data-spot]").first).to_be_visible()
    expect_focus(screen.page)
    first = screen.page.evaluate("() => document.activeElement.dataset.spot")
    keys.press("Enter")
    expect(screen.page.locator(f"[data-spot='to {origin}']")).to_be_visible()
    expect_focus(screen.page)
    now = screen.page.evaluate("() => document.activeElement.dataset.spot")
    assert now is not None
    assert now not in (f"to {origin}", first)
