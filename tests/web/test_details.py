"""Details that troubled players, each with its finding number."""

import json
import re

from playwright.sync_api import WebSocketRoute, expect

from web.conftest import Invite
from web.guests import DESK, LAPTOP, PHONE
from web.heroes import HeroesPlayer, HeroesScreen, heroes_lobby
from web.screens import LANGUAGES
from web.wire_player import Message, WirePlayer, can_attack_first, over

NOT_FOUND = r"status of 404"
"""The error that the browser logs for a missing page."""

CUT = """() => [...document.querySelectorAll(".ac .tx")]
  .filter((text) => text.clientHeight === 0 || text.scrollHeight > text.clientHeight + 1)
  .map((text) => text.innerText)"""


def test_an_unknown_page_says_so_in_the_players_language(invite: Invite) -> None:
    """B6: it was raw JSON or a blank page."""
    guest = invite(language="pl")
    for path in ("/nonsense/page", "/nowhere", "/table/%00%ff", "/table/a/b"):
        answer = guest.page.goto(path)
        assert answer is not None
        expect(guest.page.get_by_test_id("nowhere")).to_have_text("Nie znaleziono strony")
    guest.page.get_by_role("link").first.click()
    expect(guest.page.get_by_test_id("start")).to_be_visible()
    guest.forgive(NOT_FOUND)


def test_a_table_that_does_not_exist(invite: Invite) -> None:
    """B6."""
    guest = invite()
    guest.page.goto("/table/aaaaaaaaaaaaaaaa")
    expect(guest.page.get_by_test_id("nowhere")).to_have_text("This table does not exist.")
    guest.forgive(NOT_FOUND)


def test_an_invisible_name_is_refused_with_a_reason(invite: Invite) -> None:
    """B6: a name of zero-width characters was refused without a reason."""
    guest = invite()
    lobby = guest.lobby()
    lobby["guest-name"].fill("\u200b\u200b")
    lobby["guest-name"].press("Enter")
    expect(lobby.page.get_by_role("status").filter(has_text="visible")).to_be_visible()
    guest.forgive("status of 4")


class TestArmyBuilder:
    def test_a_file_that_is_not_an_army_changes_nothing(self, invite: Invite) -> None:
        """B2: such a file deleted the army under construction."""
        lobby = heroes_lobby(invite())
        lobby["build-us"].click()
        lobby["add-rifle_platoon_8"].click()
        expect(lobby["army-cost"]).to_contain_text("70")
        shopping = {"name": "list.txt", "mimeType": "text/plain", "buffer": b"milk\nbread, eggs\n"}
        lobby["army-load"].set_input_files(shopping)  # type: ignore[arg-type]
        expect(lobby["army-said"]).to_have_text(
            "“list.txt” is not an army file. Your army is unchanged."
        )
        expect(lobby["army-cost"]).to_contain_text("70")
        expect(lobby["builder"]).to_contain_text("Rifle Platoon (8th)")
        german = {"name": "de.army", "mimeType": "text/plain", "buffer": b"plate grenadiers_d_1\n"}
        lobby["army-load"].set_input_files(german)  # type: ignore[arg-type]
        expect(lobby["army-said"]).to_contain_text("Your army is unchanged.")
        expect(lobby["army-cost"]).to_contain_text("70")

    def test_a_limit_out_of_range_is_explained(self, invite: Invite) -> None:
        """B6: the page said only that the server "could not do that"."""
        lobby = heroes_lobby(invite())
        lobby["battle-points"].fill("-5")
        lobby["battle-points"].press("Enter")
        expect(lobby.page.get_by_role("alert")).to_contain_text("must be between")
        lobby["build-us"].click()
        lobby["army-limit"].fill("-5")
        expect(lobby["army-faults"]).to_contain_text("The points limit must be between")
        expect(lobby["army-use"]).to_be_disabled()
        lobby["army-limit"].fill("150")
        expect(lobby["army-faults"]).not_to_contain_text("must be between")

    def test_it_says_why_something_cannot_be_added(self, invite: Invite) -> None:
        """B9: options were disabled without a reason, and only their colours distinguished
        slots."""
        lobby = heroes_lobby(invite())
        expect(lobby["workshop"].get_by_role("heading", name="Army builder")).to_be_visible()
        lobby["build-us"].click()
        expect(lobby["why-cal_30_squad_8"]).to_have_text("Add a recruitment tile first")
        lobby["add-rifle_platoon_8"].click()
        expect(lobby["why-cal_30_squad_8"]).to_be_hidden()
        expect(lobby["why-rifle_squad_22"]).to_contain_text("its own division")
        lobby["army-limit"].fill("70")
        expect(lobby["why-cal_30_squad_8"]).to_have_text("Only 0 points left")
        shapes = (
            lobby["builder"]
            .locator(".slots .slot i")
            .evaluate_all(
                "(all) => Object.fromEntries(all.map((one) => { const s = getComputedStyle(one);"
                " return [one.className.split(' ')[0], s.clipPath + s.borderRadius + s.transform]; }))"
            )
        )
        assert len(set(shapes.values())) == len(shapes) > 1

    def test_a_saved_army_is_listed_with_its_cost(self, invite: Invite) -> None:
        """B9: it was listed with its limit."""
        lobby = heroes_lobby(invite())
        lobby["build-us"].click()
        lobby["army-name"].fill("Able")
        lobby["army-limit"].fill("200")
        lobby["add-rifle_platoon_8"].click()
        expect(lobby["army-cost"]).to_contain_text("70")
        lobby["army-save"].click()
        expect(lobby["builder"].get_by_role("button", name="Able · 70 points")).to_be_visible()


def has_cards(frame: Message) -> bool:
    """Return whether this side holds action cards in the Order Phase."""
    ask = frame["ask"]
    hand = frame["view"]["sides"]["us"].get("hand") or {}
    return bool(ask is not None and ask["prompt"] == "orders" and len(hand) >= 3)


def test_card_texts_are_not_cut(invite: Invite, address: str) -> None:
    """B9: at 1440x900 they ended in "…", and the labels of numbers were cut at the bottom."""
    player = HeroesPlayer(address)
    table = player.table_where(has_cards, side="us")
    guest = invite({"like": player, "size": DESK}, asking="never")
    guest.table(table)
    screen = HeroesScreen(guest.page).ready()
    for language in LANGUAGES:
        screen.speak(language)
        expect(guest.page.locator(".ac .tx").first).to_be_visible()
        assert guest.page.evaluate(CUT) == [], language
        screen.page.locator("[data-testid^='counter-us.']").first.click(force=True)
        labels = guest.page.locator(".stats dt")
        expect(labels.first).to_be_visible()
        heights = labels.evaluate_all(
            "(all) => all.map((one) => one.clientHeight / parseFloat(getComputedStyle(one).fontSize))"
        )
        assert min(heights) >= 1.2, language


def test_the_result_names_the_goal_that_was_reached(invite: Invite, address: str) -> None:
    """B9: "objective achieved" did not say which."""
    player = HeroesPlayer(address)
    table = player.open_table("agent")["table"]
    guest = invite({"like": player}, asking="never")
    guest.page.route_web_socket("**/socket", reach_the_goal)
    # The game is still running on the server, which would not reveal its dice.
    guest.page.route("**/record", lambda route: route.fulfill(body=""))
    guest.table(table)
    screen = HeroesScreen(guest.page)
    expect(screen["result"]).to_contain_text("objective achieved")
    expect(screen["result-goals"]).to_contain_text(re.compile(r"^Goal: \w.{8,}"))


def reach_the_goal(browser: WebSocketRoute) -> None:
    """Change every frame of the server into a won game."""

    def forward(message: str | bytes) -> None:
        told = json.loads(message)
        if told["type"] == "frame":
            told["view"] |= {"waits": "over", "owing": [], "winner": "us", "ending": "objectives"}
            told["ask"] = None
        browser.send(json.dumps(told))

    browser.connect_to_server().on_message(forward)


def test_a_question_mark_means_help(invite: Invite, finished: str) -> None:
    """B10: on the replay page it meant "report a problem"."""
    page = invite({"size": LAPTOP}).replay(finished).page
    sign = page.get_by_test_id("report-problem").locator("svg").inner_html()
    page.goto("/rules/undaunted-normandy")
    table = WirePlayer(page.url.split("/rules")[0]).open_table("here")["table"]
    page.goto(f"/table/{table}")
    button = page.get_by_role("button", name=re.compile("^Help"))
    expect(button).to_be_visible()
    assert button.locator("svg").inner_html() != sign


class TestPhone:
    def test_own_piles_are_on_the_main_screen(self, invite: Invite, player: WirePlayer) -> None:
        """B8."""
        table = player.open_table("agent", scenario="la-raye", side="us", agent="random")["table"]
        guest = invite({"like": player, "size": PHONE, "touch": True})
        screen = guest.table(table).ready()
        for pile in ("deck", "discard", "removed"):
            expect(screen.page.locator(f"[data-pile='us.{pile}']")).to_be_in_viewport(ratio=1)

    def test_the_skip_button_is_large_enough_for_a_finger(
        self, invite: Invite, player: WirePlayer
    ) -> None:
        """B8: the button was 18 pixels wide."""
        table = player.open_table("agent", scenario="la-raye", side="us", agent="random")["table"]
        guest = invite({"like": player, "size": PHONE, "touch": True}, speed="step")
        screen = guest.table(table).ready()
        screen.wait()
        screen.card("fog_of_war").or_(screen.page.locator(".hand .card")).first.get_by_role(
            "button"
        ).first.tap()
        screen["confirm"].tap()
        skip = screen.page.get_by_role("button", name="Skip to the end")
        box = skip.bounding_box()
        assert box is not None
        assert box["width"] >= 44
        assert box["height"] >= 44

    def test_the_report_leads_to_the_replay(self, invite: Invite, finished: str) -> None:
        """B8: the link was hidden."""
        guest = invite({"size": PHONE, "touch": True})
        guest.report(finished)
        guest.page.get_by_test_id("bar-replay").tap()
        expect(guest.page.get_by_test_id("replay-slider")).to_be_visible()


def test_a_rematch_is_one_click(invite: Invite, player: WirePlayer) -> None:
    """B10."""
    table = player.open_table("agent", scenario="la-raye", side="us", agent="random")["table"]
    guest = invite({"like": player})
    screen = guest.table(table).ready()
    screen.resign()
    screen["rematch"].click()
    guest.page.wait_for_url(re.compile(rf"/table/(?!{table})\w{{16}}$"))
    expect(screen["prompt"]).to_be_visible()


def test_spectators_see_no_buttons_they_cannot_use(invite: Invite, player: WirePlayer) -> None:
    """B10: they saw Undo, End turn and the way to resign."""
    table = player.open_table("agent", scenario="la-raye", side="us", agent="random")["table"]
    for size in (DESK, PHONE):
        guest = invite({"size": size, "touch": size == PHONE})
        screen = guest.table(table).ready()
        expect(screen["prompt"]).to_contain_text("watching")
        if size == PHONE:  # the text appears once, and no empty hand takes up space
            expect(guest.page.get_by_text("watching this game").filter(visible=True)).to_have_count(
                1
            )
            expect(guest.page.locator(".tray")).to_have_count(0)
        for button in ("undo", "end-turn"):
            expect(screen[button]).to_have_count(0)
        screen["game-menu"].click()
        expect(screen["menu"]).to_be_visible()
        expect(screen["resign"]).to_have_count(0)


def begins_early(frame: Message) -> bool:
    """Return whether it is the first turn of a round, long before the game can end."""
    return can_attack_first(frame) and bool(frame["view"]["round"] < 4)


def test_the_future_is_not_shown_while_a_turn_is_played_back(
    invite: Invite, player: WirePlayer
) -> None:
    """B10: the bar and the hand were ahead of the map."""
    table = player.table_where(begins_early, "la-raye", "us", agent="recruit")
    guest = invite({"like": player}, speed="step")
    screen = guest.table(table).ready()
    screen.wait()
    frames = list(guest.battle_frames())
    now = frames[-1]["view"]["round"]
    screen["end-turn"].click()
    screen["confirm"].or_(screen["step"]).first.click()
    expect(screen["step"]).to_be_visible()
    while True:
        frame = list(guest.battle_frames())[-1]
        assert not over(frame)
        if frame["view"]["round"] > now:
            break
        guest.page.wait_for_timeout(200)
    expect(screen["step"]).to_be_visible()
    box = guest.page.locator(".roundbox b")
    expect(box).to_have_text(f"Round {now}")
    expect(guest.page.locator(".hand .card")).to_have_count(0)
    guest.page.get_by_role("button", name="Skip to the end").click()
    expect(box).to_have_text(f"Round {now + 1}")
    expect(guest.page.locator(".hand .card")).not_to_have_count(0)
