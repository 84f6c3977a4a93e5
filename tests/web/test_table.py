"""Using a table: cancel, undo, step through events, look things up, and move the map."""

import re

import pytest
from playwright.sync_api import CDPSession, expect

from web.conftest import Invite
from web.guests import LAPTOP, PHONE, Gate
from web.play import Keys, Mouse
from web.screens import HandCard, TableScreen
from web.texts import overflowing
from web.wire_player import (
    Message,
    WirePlayer,
    can_attack,
    can_attack_first,
    is_stopped,
    turn_options,
)


def at_an_attack(invite: Invite, player: WirePlayer, **options: object) -> TableScreen:
    """Return a table where a unit in hand can fire."""
    table = player.table_where(can_attack)
    screen = invite({"like": player, **options}).table(table).ready()
    screen.wait()
    return screen


def attacker(screen: TableScreen) -> HandCard:
    return next(card for card in screen.wait().cards if "attack" in card.actions)


def test_the_odds_are_shown_before_the_roll_and_can_be_cancelled(
    invite: Invite, player: WirePlayer
) -> None:
    screen = at_an_attack(invite, player)
    card, mouse = attacker(screen), Mouse(screen)
    before = screen.log.count()
    mouse.pick_action(card, "attack")
    for target in screen.wait().options:
        expect(screen.option(target)).to_have_accessible_name(re.compile(r"\d+ percent"))
        screen.option(target).hover()
        preview = screen.page.get_by_role("status").filter(has_text="needed")
        expect(preview).to_contain_text(re.compile(r"\d+\s*%"))
        # The preview stays while the pointer moves to its button.
        preview.get_by_role("button", name="Roll").hover()
        expect(preview.get_by_role("button", name="Roll")).to_be_visible()
    screen.page.keyboard.press("Escape")
    screen.page.keyboard.press("Escape")
    screen.page.keyboard.press("Escape")
    assert not any(card.chosen for card in screen.wait().cards)
    assert screen.log.count() == before


def test_no_target_is_covered(invite: Invite, player: WirePlayer) -> None:
    screen = at_an_attack(invite, player)
    mouse = Mouse(screen)
    mouse.pick_action(attacker(screen), "attack")
    targets = screen.wait().options
    for chosen in targets:
        # Playwright clicks only on elements that nothing covers.
        screen.option(chosen).click(trial=True)
        mouse.pick_option(chosen)
        expect(screen["confirm"]).to_be_visible()
        for other in targets:
            screen.option(other).click(trial=True)


def test_a_disabled_action_stays_visible_with_its_reason(
    invite: Invite, player: WirePlayer
) -> None:
    screen = invite({"like": player}).table(player.table_where(is_stopped)).ready()
    screen.wait()
    refused = screen.page.locator("[data-testid^='action-'][aria-disabled='true'][title]").first
    expect(refused).to_be_visible()
    expect(refused).to_have_attribute("title", re.compile(r"UN-\d+\.\d+"))
    expect(refused).to_have_accessible_name(re.compile(r"UN-\d+\.\d+"))
    before, lines = screen.look(), screen.log.count()
    # A press on it shows the reason in the prompt, with a link to the rule.
    refused.click(force=True)
    why = screen["prompt"].get_by_role("alert")
    rule = refused.get_attribute("title") or ""
    expect(why).to_contain_text(rule.split(" (")[0])
    assert (screen.look(), screen.log.count()) == (before, lines)
    why.get_by_role("button").click()
    number = re.findall(r"UN-\d+\.\d+", rule)[-1]
    expect(screen[f"rule-{number}"]).to_be_in_viewport()
    expect(screen[f"rule-{number}"]).to_have_attribute("aria-current", "true")


def test_a_choice_is_undone_without_consent(invite: Invite, player: WirePlayer) -> None:
    """Bolster takes cards from the open supply, so nothing is learnt by it."""

    def can_bolster(frame: Message) -> bool:
        return can_attack(frame) and any(
            choice["move"] == "do bolster"
            for option in turn_options(frame)
            for choice in (option.get("next") or {}).get("options", [])
        )

    screen = invite({"like": player}).table(player.table_where(can_bolster)).ready()
    mouse = Mouse(screen)
    before = screen.wait()
    lines = screen.log.count()
    card = next(card for card in before.cards if "bolster" in card.actions)
    mouse.pick_action(card, "bolster")
    while screen.log.count() == lines:
        sight = screen.wait()
        if not sight.confirm:
            mouse.pick_option(sight.options[0])
            continue
        # With only one possible card, that card is already selected, and another choice follows.
        ends = "Continue" not in screen["confirm"].inner_text()
        mouse.confirm()
        if ends:
            expect(screen.log).not_to_have_count(lines)
    screen.page.keyboard.press("u")
    expect(screen.log).to_have_count(lines)
    assert screen.wait().cards == before.cards


def test_the_rules_open_at_what_matters_now(invite: Invite, player: WirePlayer) -> None:
    guest = invite({"like": player})
    screen = guest.table(player.open_table("agent")["table"]).ready()
    keys = Keys(screen)
    screen.wait()
    screen["rule-now"].click()
    expect(screen["rule-UN-3.4"]).to_be_in_viewport()
    keys.press("Escape")
    expect(screen["rules-panel"]).to_be_hidden()
    expect(screen["rule-now"]).to_be_focused()

    screen = guest.table(player.table_where(can_attack)).ready()
    mouse = Mouse(screen)
    mouse.pick_action(attacker(screen), "attack")
    mouse.pick_option(screen.wait().options[0])
    keys.press("r")
    rule = screen["rule-UN-7.3"]
    expect(rule).to_have_attribute("aria-current", "true")
    # The panel leaves the choice open beside it, and a reference opens within the panel.
    expect(screen["confirm"]).to_be_in_viewport()
    screen["rules-panel"].get_by_role("link", name="UN-7.4").first.click()
    expect(screen["rule-UN-7.4"]).to_have_attribute("aria-current", "true")
    assert "/table/" in guest.page.url
    keys.press("r")
    expect(screen["rules-panel"]).to_be_hidden()
    keys.press("?")
    guest.page.get_by_role("dialog").get_by_role("button", name="Rules").click()
    expect(rule).to_be_in_viewport()


@pytest.mark.parametrize(
    "size", [pytest.param(LAPTOP, marks=pytest.mark.soak), PHONE], ids=["laptop", "phone"]
)
def test_piles_can_be_viewed(invite: Invite, player: WirePlayer, size: tuple[int, int]) -> None:
    screen = at_an_attack(invite, player, size=size)
    page = screen.page
    if size == PHONE:
        page.get_by_role("button", name="Supply").last.click()
    dialog = page.get_by_role("dialog")
    for pile in ("us.deck", "us.discard", "de.discard"):
        button = page.locator(f"[data-pile='{pile}']:visible").first
        cards = int(button.locator(".stack").inner_text())
        button.click()
        expect(dialog.get_by_role("heading")).to_contain_text(f"({cards})")
        counts = dialog.locator("li b").all_inner_texts()
        assert sum(map(int, counts)) == cards
        if pile == "us.deck" and cards > 0:
            odds = [int(odds.rstrip("%")) for odds in dialog.locator(".odds").all_inner_texts()]
            assert abs(sum(odds) - 100) <= len(odds)
        page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
    page.get_by_role("button", name="View").first.click()
    expect(dialog).to_contain_text("Supply")
    expect(dialog).to_contain_text("Fog of War")


def test_the_keys_do_what_the_help_says(invite: Invite, player: WirePlayer) -> None:
    screen = at_an_attack(invite, player, size=LAPTOP)
    keys, card = Keys(screen), attacker(screen)
    keys.pick_card(card)
    keys.press("h")
    expect(screen["prompt"]).to_contain_text("Hunker Down")
    expect(screen["confirm"]).to_be_visible()
    keys.press("Escape")
    keys.press("Escape")
    assert not any(card.chosen for card in screen.wait().cards)
    expect(screen["log"]).to_be_hidden()
    keys.press("l")
    expect(screen["log"]).to_be_visible()
    keys.press("l")
    expect(screen["log"]).to_be_hidden()
    _, _, width = place(screen, "13B")
    keys.press("+")
    assert place(screen, "13B")[2] > width
    keys.press("0")
    assert place(screen, "13B")[2] == width
    keys.press("-")
    assert place(screen, "13B")[2] < width


def test_an_attack_is_shown_step_by_step(invite: Invite, player: WirePlayer) -> None:
    screen = invite({"like": player}, speed="step").table(player.table_where(can_attack)).ready()
    mouse = Mouse(screen)
    attacks = screen["log"].locator("li.attack")
    before = attacks.count()
    mouse.pick_action(attacker(screen), "attack")
    mouse.pick_option(screen.wait().options[0])
    mouse.confirm()
    expect(screen.page.locator(".shot")).to_be_attached()
    expect(attacks).to_have_count(before + 1)
    # The log hides the result of the dice until it has been shown.
    expect(attacks.first.locator(".dice")).to_have_count(0)
    screen["step"].click()
    shown = screen.page.locator(".caption")
    expect(shown.locator(".dice i")).to_be_visible()
    expect(shown).to_contain_text(re.compile("hit|miss", re.I))
    expect(attacks.first.locator(".dice")).to_have_count(0)
    while screen["step"].is_visible():
        screen["step"].click()
    expect(attacks.first.locator(".dice i")).to_be_visible()


OVER_A_TILE = """() => {
  const caption = document.querySelector(".caption").getBoundingClientRect();
  return [...document.querySelectorAll(".board .tile")]
    .map((tile) => tile.querySelector("rect").getBoundingClientRect())
    .filter((tile) => tile.bottom > caption.top + 1 && tile.top < caption.bottom - 1 && tile.right > caption.left && tile.left < caption.right)
    .length;
}"""


def test_on_a_phone_the_caption_of_a_playback_covers_no_tile(
    invite: Invite, player: WirePlayer
) -> None:
    """It was over the first row of tiles, where the shot could be."""
    guest = invite({"like": player, "size": PHONE, "touch": True}, speed="step")
    screen = guest.table(player.table_where(can_attack)).ready()
    mouse = Mouse(screen)
    mouse.pick_action(attacker(screen), "attack")
    mouse.pick_option(screen.wait().options[0])
    mouse.confirm()
    expect(screen.page.locator(".shot")).to_be_attached()
    while screen["step"].is_visible():
        assert screen.page.evaluate(OVER_A_TILE) == 0
        screen["step"].click()


def test_nothing_moves_with_reduced_motion(invite: Invite, player: WirePlayer) -> None:
    guest = invite({"like": player}, speed="1")
    guest.page.emulate_media(reduced_motion="reduce")
    screen = guest.table(player.table_where(can_attack)).ready()
    mouse = Mouse(screen)
    attacks = screen["log"].locator("li.attack")
    before = attacks.count()
    mouse.pick_action(attacker(screen), "attack")
    mouse.pick_option(screen.wait().options[0])
    mouse.confirm()
    expect(attacks).to_have_count(before + 1)
    # Everything is shown immediately, with an outline on the tile.
    assert screen.page.locator(".caption").count() == 0
    expect(screen.page.locator(".tile.hot")).not_to_have_count(0)
    moving = "() => document.getAnimations().filter(({ playState }) => playState === 'running')"
    assert screen.page.evaluate(f"{moving}.length") == 0


def test_an_undo_that_is_not_possible_says_why(invite: Invite, player: WirePlayer) -> None:
    screen = at_an_attack(invite, player)
    mouse = Mouse(screen)
    mouse.pick_action(attacker(screen), "attack")
    mouse.pick_option(screen.wait().options[0])
    mouse.confirm()
    expect(screen["log"].locator("li.attack").first).to_be_visible()
    screen["undo"].click()
    expect(screen.page.get_by_role("status").filter(has_text="dice")).to_be_visible()


def test_single_letters_can_be_switched_off(invite: Invite, player: WirePlayer) -> None:
    screen = at_an_attack(invite, player)
    keys = Keys(screen)
    keys.press("e")
    expect(screen["confirm"]).to_be_visible()
    keys.press("Escape")
    expect(screen["confirm"]).to_be_hidden()
    dialog = screen.open_settings()
    dialog.get_by_role("checkbox", name=re.compile("Single-letter")).uncheck()
    keys.press("Escape")
    keys.press("e")
    assert not screen.look().confirm
    # Digits still work when letter shortcuts are off.
    card = attacker(screen)
    keys.pick_card(card)
    expect(screen.card(card.id).get_by_role("button").first).to_have_attribute(
        "aria-pressed", "true"
    )


def test_the_others_turn_is_shown_step_by_step(invite: Invite) -> None:
    guest = invite(speed="step")
    screen = guest.lobby().start()
    mouse = Mouse(screen)
    mouse.pick_card(screen.wait().cards[0])
    mouse.confirm()
    step = screen["step"]
    expect(step).to_be_visible()
    # All events must be shown before the next choice.
    expect(screen["end-turn"]).to_be_disabled()
    while step.is_visible():
        shown = step.get_attribute("data-event")
        step.click()
        expect(step.and_(screen.page.locator(f"[data-event='{shown}']"))).to_be_hidden()
    expect(screen.log.filter(has_text="initiative").first).to_be_visible()


@pytest.mark.parametrize(
    "options",
    [pytest.param({}, marks=pytest.mark.soak), {"size": PHONE, "touch": True}],
    ids=["desk", "phone"],
)
def test_the_progress_of_the_computers_turn_is_shown(
    invite: Invite, player: WirePlayer, options: dict[str, object]
) -> None:
    guest = invite({"like": player, **options})
    gate = Gate(guest.page)
    screen = guest.table(player.table_where(can_attack_first)).ready()
    screen.wait()
    bar, prompt = screen["thought"], screen["prompt"]
    expect(bar).to_be_hidden()
    # The random agent answers immediately; the gate holds its answer back.
    gate.watching = True
    screen["end-turn"].click()
    screen["confirm"].click()
    expect(bar).to_be_visible()
    expect(bar).to_have_accessible_name("Thinking time")
    expect(bar).to_have_attribute("max", "14")
    expect(bar).to_have_attribute("aria-valuetext", re.compile(r"^[2-9] of up to 14 seconds$"))
    # The bar takes no extra room: the prompt has the same height and scroll height without it.
    height = "(one) => [one.offsetHeight, one.scrollHeight]"
    with_bar = prompt.evaluate(height)
    bar.evaluate("(one) => one.remove()")
    assert prompt.evaluate(height) == with_bar


def test_log_and_map_highlight_each_other(invite: Invite, player: WirePlayer) -> None:
    screen = at_an_attack(invite, player)
    mouse = Mouse(screen)
    attacks = screen["log"].locator("li.attack")
    before = attacks.count()
    mouse.pick_action(attacker(screen), "attack")
    mouse.pick_option(screen.wait().options[0])
    mouse.confirm()
    expect(attacks).to_have_count(before + 1)
    line = attacks.first
    where = line.get_by_role("button").first
    tile = screen[f"tile-{where.inner_text()}"]
    line.hover()
    expect(tile).to_have_class(re.compile("hot"))
    screen["undo"].hover()
    expect(tile).not_to_have_class(re.compile("hot"))
    box = tile.bounding_box()
    assert box is not None
    screen.page.mouse.move(box["x"] + box["width"] - 6, box["y"] + box["height"] / 2)
    expect(line).to_have_class(re.compile("hot"))


def test_every_tile_has_an_accessible_name(invite: Invite, player: WirePlayer) -> None:
    screen = at_an_attack(invite, player)
    tiles = screen.page.locator("[data-testid^='tile-']")
    names = [tile.get_attribute("aria-label") or "" for tile in tiles.all()]
    assert len(names) == 12
    assert all(re.match(r"\d+[AB], .*cover \d", name) for name in names)
    assert any("Rifleman" in name for name in names)
    # The Tab key stops once; the arrow keys move from there.
    assert tiles.and_(screen.page.locator("[tabindex='0']")).count() == 1


@pytest.mark.parametrize(
    "size",
    [pytest.param((720, 450), marks=pytest.mark.soak), (844, 390)],
    ids=["twice-as-large", "on-its-side"],
)
def test_a_low_window_has_room_for_all(
    invite: Invite, player: WirePlayer, size: tuple[int, int]
) -> None:
    screen = at_an_attack(invite, player, size=size)
    mouse = Mouse(screen)
    mouse.pick_action(attacker(screen), "attack")
    mouse.pick_option(screen.wait().options[0])
    for test in ("confirm", "back", "undo", "end-turn", "prompt"):
        expect(screen[test]).to_be_in_viewport(ratio=1)
    assert overflowing(screen.page) == []
    mouse.confirm()
    expect(screen["confirm"]).to_be_hidden()


class Hand:
    """Fingers on a touch screen."""

    def __init__(self, screen: TableScreen) -> None:
        self.session: CDPSession = screen.page.context.new_cdp_session(screen.page)

    def put(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def place(screen: TableScreen, tile: str) -> tuple[float, float, float]:
    box = screen[f"tile-{tile}"].bounding_box()
    assert box is not None
    return box["x"], box["y"], box["width"]


def test_a_phone_pans_pinches_and_inspects(invite: Invite, player: WirePlayer) -> None:
    screen = at_an_attack(invite, player, size=PHONE, touch=True)
    hand = Hand(screen)
    x, y, width = place(screen, "13B")
    middle = (x + width / 2, y + width / 2)

    hand.put("touchStart", middle)
    facts = screen.page.get_by_role("status").filter(has_text="13B, ")
    expect(facts).to_be_visible()
    hand.put("touchEnd")

    hand.put("touchStart", (180, 300), (220, 300))
    for spread in range(10, 90, 10):
        hand.put("touchMove", (180 - spread, 300), (220 + spread, 300))
    hand.put("touchEnd")
    assert place(screen, "13B")[2] > width * 1.5

    x, y, _ = place(screen, "13B")
    hand.put("touchStart", (200, 300))
    for way in range(10, 70, 10):
        hand.put("touchMove", (200 - way, 300 - way))
    hand.put("touchEnd")
    moved = place(screen, "13B")
    assert moved[0] < x - 30
    assert moved[1] < y - 30


def test_a_tap_previews_and_a_second_confirms(invite: Invite, player: WirePlayer) -> None:
    screen = at_an_attack(invite, player, size=PHONE, touch=True)
    before = screen["log"].locator("li.attack").count()
    screen.action(attacker(screen).id, "attack").tap()
    target = screen.wait().options[0]
    screen.option(target).tap()
    expect(screen["prompt"]).to_contain_text("needed")
    assert screen["log"].locator("li.attack").count() == before
    # The attacker and the target are both visible above the sheet.
    screen.option(target).tap(trial=True)
    screen.option(target).tap()
    expect(screen["log"].locator("li.attack")).to_have_count(before + 1)
