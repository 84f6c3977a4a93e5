"""Heroes in a browser: orders, fire and movement by mouse, keyboard and touch, to the end."""

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from web import play
from web.axe import grave_faults
from web.conftest import Invite
from web.guests import DESK, PHONE
from web.heroes import (
    Fingers,
    HeroesPlayer,
    HeroesScreen,
    Keys,
    Mouse,
    Sergeant,
    asks,
    can_aim_and_go,
    can_fire,
    can_go,
    can_load,
    heroes_lobby,
    must_declare,
)
from web.screens import LANGUAGES, Lobby, ReplayScreen
from web.texts import overflowing, through_sizes, untranslated
from web.windows import in_windows
from web.wire_player import Message

AMMO = "tempest-of-fire"
"""A scenario whose Americans have Ammo."""

Waiting = tuple[HeroesPlayer, str]
"""A player, and a table that waits for this player."""


@pytest.fixture
def platoon(address: str) -> HeroesPlayer:
    """Return a player who prepares tables of Heroes."""
    return HeroesPlayer(address)


@pytest.fixture(scope="module")
def ordering(address: str) -> Waiting:
    """A table in the Order Phase. Its tests change nothing."""
    player = HeroesPlayer(address)
    return player, player.table_at("orders")


@pytest.fixture(scope="module")
def firing(address: str) -> Waiting:
    """A table where a unit has two targets and can move. Its tests change nothing."""
    player = HeroesPlayer(address)
    return player, player.table_at("activate", can_aim_and_go)


@pytest.fixture(scope="module")
def fought(address: str) -> str:
    """Return a finished game of Heroes."""
    player = HeroesPlayer(address)
    table: str = player.open_table("agent")["table"]
    player.play(table, "us", player.pick, lambda frame: bool(frame["view"]["turn"] > 1))
    with player.sitting(table, "us") as seat:
        seat.resign()
    return table


def sat_down(invite: Invite, table: str, player: HeroesPlayer, **options: object) -> HeroesScreen:
    theme = str(options.pop("theme", "light"))
    guest = invite({"like": player, **options}, theme=theme, asking="never")
    guest.table(table)
    screen = HeroesScreen(guest.page).ready()
    screen.wait()
    return screen


@pytest.mark.parametrize(
    ("hands", "size"),
    [
        # The guided game covers the mouse.
        pytest.param(Mouse, DESK, marks=pytest.mark.soak),
        (Fingers, PHONE),
    ],
    ids=["mouse", "fingers"],
)
def test_a_scenario_to_its_end(
    invite: Invite, platoon: HeroesPlayer, hands: type[Mouse], size: tuple[int, int]
) -> None:
    table = platoon.open_table("agent")["table"]
    screen = sat_down(invite, table, platoon, size=size, touch=size == PHONE)
    sergeant = Sergeant(screen, hands(screen))
    sergeant.play_to_the_end()
    kinds = {move.split("-")[0] for move in sergeant.done}
    assert {"order", "token", "step"} <= kinds
    expect(screen["result"].get_by_role("heading")).to_have_text(re.compile("won|lost|draw", re.I))
    screen["to-replay"].click()
    expect(screen["replay-slider"]).to_be_visible()


class TestOrders:
    def test_a_token_is_dragged_onto_a_unit(self, invite: Invite, ordering: Waiting) -> None:
        player, table = ordering
        screen = sat_down(invite, table, player)
        unit = next(move for move in screen.look().options if move.startswith("order-"))
        play.Mouse(screen.plain).drag(screen["option-token-1"], screen.option(unit))
        name = unit.removeprefix("order-")
        expect(screen[f"counter-us.{name}"]).to_contain_text("1")
        expect(screen["confirm"]).to_be_visible()

    def test_a_token_is_selected_by_its_number_and_placed_by_keys(
        self, invite: Invite, ordering: Waiting
    ) -> None:
        player, table = ordering
        screen = sat_down(invite, table, player)
        keys = Keys(screen)
        keys.press_key("1")
        expect(screen["prompt"]).to_contain_text("Order 1: choose a unit")
        expect(screen["option-token-1"]).to_have_attribute("aria-pressed", "true")
        keys.press_key("Escape")
        expect(screen["option-token-1"]).to_have_attribute("aria-pressed", "false")
        keys.press_key("1")
        unit = next(move for move in screen.look().options if move.startswith("order-"))
        keys.focus(f"option-{unit}")
        keys.press_key("Enter")
        expect(screen["confirm"]).to_be_visible()

    def test_a_hidden_order_is_never_on_the_wire(self, invite: Invite, address: str) -> None:
        us, de = HeroesPlayer(address), HeroesPlayer(address)
        seated = us.open_table("friend")
        de.join(seated)
        table = seated["table"]

        def laid(frame: Message) -> bool:
            units = frame["view"]["sides"]["us"]["units"]
            return any(unit.get("token") not in (None, "hidden") for unit in units)

        # The page only listens, because the wire player does not expect its requests.
        guest = invite({"like": de})
        guest.table(table)
        screen = HeroesScreen(guest.page).ready()
        assert us.play_friend(de, table, us.pick, laid)
        expect(
            screen["log"].locator("li", has_text="The Americans place an order token")
        ).not_to_have_count(0)
        frames = list(guest.battle_frames())
        assert any(frame["seat"] == "de" for frame in frames)
        enemy = [unit for frame in frames for unit in frame["view"]["sides"]["us"]["units"]]
        assert any(unit.get("token") == "hidden" for unit in enemy)
        assert {unit.get("token") for unit in enemy} == {None, "hidden"}
        told = [
            event
            for frame in frames
            for event in frame["events"]
            if event["kind"] == "order_placed"
        ]
        assert all("token" not in event for event in told if event["side"] == "us")
        assert all("tokens" not in frame["view"]["sides"]["us"] for frame in frames)


class TestFire:
    def test_the_odds_and_the_line_of_fire_before_the_roll(
        self, invite: Invite, platoon: HeroesPlayer
    ) -> None:
        screen = sat_down(invite, platoon.table_at("activate", can_fire), platoon)
        aim = next(move for move in screen.look().options if move.startswith("target-"))
        expect(screen.option(aim)).to_have_accessible_name(re.compile(r"\d+ percent"))
        screen.option(aim).hover()
        expect(screen["chance"]).to_contain_text(re.compile(r"\d+\s*%"))
        before = screen["log"].locator("li.ev").count()
        Mouse(screen).pick(aim)
        prompt = screen["prompt"]
        for row in ("Combat bonus", "Range", "Total added to the die", "Defence"):
            expect(prompt).to_contain_text(row)
        expect(screen["confirm"]).to_have_text(re.compile("Fire|Sniper|Suppressive"))
        assert screen["log"].locator("li.ev").count() == before
        screen.page.keyboard.press("Escape")
        screen.page.keyboard.press("Escape")
        expect(screen["chance"]).to_be_hidden()
        Mouse(screen).pick(aim)
        Mouse(screen).confirm()
        expect(screen["log"].locator("li.attack")).not_to_have_count(0)

    def test_keys_fire_and_back_out(self, invite: Invite, firing: Waiting) -> None:
        player, table = firing
        screen = sat_down(invite, table, player)
        keys = Keys(screen)
        keys.press_key("f")
        expect(screen["prompt"]).to_contain_text("choose a target")
        focused = "() => document.activeElement?.dataset.testid?.startsWith('option-target-')"
        screen.page.wait_for_function(focused)
        expect(screen["chance"]).to_be_visible()
        keys.press_key("Escape")
        expect(screen["prompt"]).to_contain_text("Choose an action")
        keys.press_key("m")
        screen.page.wait_for_function("() => document.activeElement?.dataset.spot !== undefined")
        keys.press_key("r")
        expect(screen["rules-panel"]).to_be_visible()

    def test_a_move_the_enemy_may_answer_is_confirmed_first(
        self, invite: Invite, platoon: HeroesPlayer
    ) -> None:
        """If `do move` ends the line, its key only selects it; Enter then leads to the squares."""
        screen = sat_down(invite, platoon.table_at("activate", must_declare), platoon)
        keys = Keys(screen)
        keys.press_key("m")
        expect(screen["confirm"]).to_have_text(re.compile("Move"))
        expect(screen["confirm"]).to_be_focused()
        keys.press_key("Enter")
        screen.page.wait_for_function("() => document.activeElement?.dataset.spot !== undefined")

    def test_a_disabled_action_shows_its_reason(
        self, invite: Invite, platoon: HeroesPlayer
    ) -> None:
        def stopped(frame: Message) -> bool:
            keys = [one["key"] for one in frame["ask"]["refused"] if one["move"] == "do assault"]
            return keys != []

        screen = sat_down(invite, platoon.table_at("activate", stopped), platoon)
        refused = screen["option-do-assault"]
        expect(refused).to_have_attribute("title", re.compile(r"HN-\d+\.\d+"))
        refused.click(force=True)
        why = screen["prompt"].get_by_role("alert")
        why.get_by_role("button").click()
        expect(screen["rules-panel"].locator("[aria-current='true']")).to_be_in_viewport()


BESIDE_THE_BUTTONS = """(target) => {
  const [one, zoom] = [target, document.querySelector(".boardctl")].map((part) => part.getBoundingClientRect());
  return one.right <= zoom.left || one.bottom <= zoom.top || one.top >= zoom.bottom;
}"""


class TestPhone:
    def test_the_zoom_buttons_cover_no_target(self, invite: Invite, platoon: HeroesPlayer) -> None:
        """The map moved just enough to put the target under the buttons, with its chance."""
        table = platoon.table_at("activate", can_fire, scenario="tempest-of-fire")
        screen = sat_down(invite, table, platoon, size=PHONE, touch=True)
        aims = [move for move in screen.look().options if move.startswith("target-")]
        assert aims != []
        for aim in aims:
            Fingers(screen).pick(aim)
            expect(screen["chance"]).to_be_visible()
            target = screen.option(aim).locator(".hit")
            screen.page.wait_for_function(BESIDE_THE_BUTTONS, arg=target.element_handle())

    def test_ammo_is_spent(self, invite: Invite, platoon: HeroesPlayer) -> None:
        table = platoon.table_at("activate", can_load, scenario=AMMO)
        screen = sat_down(invite, table, platoon, size=PHONE, touch=True)
        screen["option-do-fire"].tap()
        aims = [move for move in screen.look().options if move.startswith("target-")]
        for aim in aims:
            Fingers(screen).pick(aim)
            expect(screen["chance"]).to_be_visible()
            # Ammo helps only against infantry.
            if screen["option-ammo"].is_visible():
                break
        before = screen["chance"].inner_text()
        screen["option-ammo"].tap()
        expect(screen["prompt"].locator(".ammo")).to_contain_text("+1")
        expect(screen["chance"]).not_to_have_text(before)
        screen["ammo-less"].tap()
        expect(screen["chance"]).to_have_text(before)
        screen["option-ammo"].tap()
        expect(screen["ammo-less"]).to_be_enabled()
        screen["confirm"].tap()
        screen["tab-log"].tap()
        expect(screen["log"].locator("li", has_text="Ammo")).not_to_have_count(0)

    def test_units_and_points_are_shown(self, invite: Invite, ordering: Waiting) -> None:
        player, table = ordering
        screen = sat_down(invite, table, player, size=PHONE, touch=True)
        standing = screen["standing"]
        expect(standing).to_contain_text("Initiative")
        expect(standing).to_contain_text("Order Phase")
        expect(screen["points-us"]).to_be_visible()
        expect(screen["inspector"]).to_be_hidden()
        screen["tab-army"].tap()
        screen.page.locator("[data-testid^='unit-us.']").first.tap()
        inspector = screen["inspector"]
        expect(inspector).to_contain_text("move")
        expect(inspector).to_be_in_viewport()
        screen["tab-action"].tap()
        expect(inspector).to_be_visible()
        screen["inspector-close"].tap()
        expect(inspector).to_be_hidden()

    def test_a_long_press_shows_details_until_the_next_touch(
        self, invite: Invite, ordering: Waiting
    ) -> None:
        player, table = ordering
        screen = sat_down(invite, table, player, size=PHONE, touch=True)
        unit = next(move for move in screen.look().options if move.startswith("order-"))
        box = screen.option(unit).bounding_box()
        assert box is not None
        at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        fingers = screen.page.context.new_cdp_session(screen.page)
        fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        expect(screen["inspector"]).to_be_visible()
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        facts = screen.page.locator(".board .facts")
        expect(facts).to_contain_text("US: ")
        expect(screen["inspector"]).to_contain_text("defence")


def test_pointing_at_the_army_shows_the_numbers_of_a_unit(
    invite: Invite, ordering: Waiting
) -> None:
    player, table = ordering
    screen = sat_down(invite, table, player)
    units = screen["army-us"].locator("[data-testid^='unit-us.']")
    for unit in (units.nth(0), units.nth(1)):
        unit.hover()
        name = unit.get_attribute("aria-label") or ""
        expect(screen["inspector"].get_by_role("heading")).to_have_text(name)


def test_a_move_is_planned_and_undone(invite: Invite, platoon: HeroesPlayer) -> None:
    screen = sat_down(invite, platoon.table_at("activate", can_go), platoon)
    ways = [move for move in screen.look().options if move.startswith("step-")]
    assert ways != []
    far = ways[-1].removeprefix("step-")
    Mouse(screen).pick(ways[-1])
    expect(screen.square(far)).to_have_accessible_name(re.compile("US: "))
    screen.page.keyboard.press("u")
    while screen["back"].is_visible():
        screen.page.keyboard.press("Escape")
    expect(screen.square(far)).not_to_have_accessible_name(re.compile("US: "))


def test_squares_units_and_tokens_have_accessible_names(invite: Invite, ordering: Waiting) -> None:
    player, table = ordering
    screen = sat_down(invite, table, player)
    labels: list[str] = screen.page.locator(".sq").evaluate_all(
        "(all) => all.map((one) => one.ariaLabel)"
    )
    assert any(re.search("^[A-N][1-7], Hedgerow, cover 2", label) for label in labels)
    assert any(re.search(r"US: .*Defence \d", label) for label in labels)
    expect(screen["option-token-bluff"]).to_have_accessible_name("bluff")
    track = screen.page.get_by_role("list", name="Turn track").get_by_role("listitem")
    expect(track.nth(1)).to_contain_text("Turn 2, new on the map: the files")
    expect(track.last).to_contain_text("Last turn")
    # The arrow keys move between squares.
    screen.square("d4").focus()
    screen.page.keyboard.press("ArrowRight")
    expect(screen.square("e4")).to_be_focused()


def test_two_at_one_screen_do_not_see_each_others_orders(
    invite: Invite, platoon: HeroesPlayer
) -> None:
    table = platoon.open_table("here")["table"]
    guest = invite({"like": platoon}, asking="never")
    guest.table(table)
    screen = HeroesScreen(guest.page).ready()
    sergeant = Sergeant(screen, Mouse(screen))
    handed = 0
    while guest.page.get_by_text("Activation Phase.").count() == 0:
        sight = screen.wait()
        if sight.curtain:
            handed += 1
            expect(guest.page.locator(".map")).to_be_hidden()
            screen["curtain-open"].click()
            expect(screen["curtain"]).to_be_hidden()
            continue
        sergeant.act(sight)
    assert handed > 4
    # Each frame showed only its own seat's orders.
    for frame in guest.battle_frames():
        for side, its in frame["view"]["sides"].items():
            known = {unit["token"] for unit in its["units"] if unit.get("token")}
            if side != frame["seat"] and frame["view"]["phase"] == "orders":
                assert known <= {"hidden"}


class TestLobby:
    def test_an_army_is_built_and_used(self, invite: Invite) -> None:
        guest = invite(asking="never")
        lobby = heroes_lobby(guest)
        lobby["take-battle"].click()
        expect(guest.page.get_by_role("heading", name="Battle", exact=True)).to_be_visible()
        lobby["battle-points"].fill("200")
        lobby["battle-points"].press("Enter")
        lobby["build-us"].click()
        build(lobby)
        lobby["army-name"].fill("Able")
        lobby["army-use"].click()
        expect(lobby["builder"]).to_be_hidden()
        expect(lobby["army-of-us"]).to_have_value("Able")
        expect(guest.page.locator(".dos dl")).to_contain_text("150 : ")
        lobby["agent-random"].click()
        lobby["start"].click()
        screen = HeroesScreen(guest.page).ready()
        screen.wait()
        army = screen["army-us"]
        for name in ("Rifle Platoon (8th)", ".30 Cal Squad (8th)", "Clint"):
            expect(army).to_contain_text(name)
        # The army is stored in the browser.
        lobby = heroes_lobby(guest)
        expect(lobby["army-of-us"].locator("option")).to_contain_text(["seed", "Able"])

    def test_faults_are_shown_immediately_and_a_file_can_be_loaded(self, invite: Invite) -> None:
        guest = invite()
        lobby = heroes_lobby(guest)
        lobby["build-us"].click()
        faults = lobby["army-faults"]
        expect(faults.get_by_role("link", name="HN-2.5")).to_be_visible()
        expect(lobby["army-use"]).to_be_disabled()
        build(lobby)
        expect(faults).to_contain_text("This army is legal")
        lobby["army-limit"].fill("100")
        expect(faults).to_contain_text("over the points limit")
        lobby["army-limit"].fill("200")
        lobby["own-deck"].click()
        for _ in range(4):
            lobby.page.get_by_role("button", name="Remove: Burst into Action").click()
        expect(faults).to_contain_text("This army is legal")
        with guest.page.expect_download() as download:
            lobby["army-download"].click()
        text = download.value.path().read_text(encoding="utf-8")
        assert text.startswith("plate rifle_platoon_8\n  cal_30_squad_8\n")
        assert "burst_into_action" not in text
        lobby.page.get_by_role("button", name="Remove: Rifle Platoon (8th)").click()
        expect(faults).to_contain_text("recruitment tile")
        lobby["army-load"].set_input_files(
            {"name": "able.army", "mimeType": "text/plain", "buffer": text.encode()}
        )
        expect(faults).to_contain_text("This army is legal")
        expect(lobby["army-name"]).to_have_value("able")

    def test_the_same_seed_is_the_same_battle(self, invite: Invite) -> None:
        lobby = heroes_lobby(invite())
        battle = lobby.page.get_by_role("heading", name="Battle", exact=True)
        objectives = lobby.page.locator(".dos .still li")

        def drawn(seed: str) -> list[str]:
            lobby["scenario-godsend"].click()
            expect(battle).to_be_hidden()
            lobby["battle-seed"].fill(seed)
            lobby["battle-seed"].press("Enter")
            expect(battle).to_be_visible()
            map_of = lobby.page.locator(".dos image")
            expect(map_of).to_be_visible()
            facts = lobby.page.locator(".dos dl").inner_text()
            places: list[str] = lobby.page.locator(".dos .still > svg > g").evaluate_all(
                "(all) => all.map((one) => one.getAttribute('transform'))"
            )
            return [facts, *objectives.all_inner_texts(), *places]

        first = drawn("7")
        assert drawn("8") != first
        assert drawn("7") == first
        lobby["new-seed"].click()
        expect(lobby["battle-seed"]).not_to_have_value("7")


def build(lobby: Lobby) -> None:
    for option in ("rifle_platoon_8", "cal_30_squad_8", "ammo_us", "hero_clint"):
        lobby[f"add-{option}"].click()
    expect(lobby["army-cost"]).to_contain_text("150")


def test_a_replay_shows_both_sides_and_one(invite: Invite, fought: str) -> None:
    guest = invite()
    replay: ReplayScreen = guest.replay(fought, "?entry=30")
    replay.at(30)
    expect(guest.page.locator(".where")).to_contain_text("Turn 1")
    events = guest.page.get_by_role("list", name="Events")
    expect(events.get_by_text("place an order token").first).to_be_attached()
    known = events.get_by_role("listitem").filter(
        has_text=re.compile("Germans place an order token[^:]*: ")
    )
    expect(known).not_to_have_count(0)
    replay["replay-side"].select_option("us")
    expect(known).to_have_count(0)
    replay["replay-next"].click()
    replay["replay-play"].click()
    expect(replay["replay-slider"]).not_to_have_value("30")


@in_windows
def test_heroes_in_every_language(
    invite: Invite,
    ordering: Waiting,
    firing: Waiting,
    fought: str,
    sizes: Sequence[tuple[int, int]],
) -> None:
    """Light on a desktop, dark on a phone; axe checks one of the languages, too."""
    theme = "dark" if sizes[0] == PHONE else "light"
    orderer, orders = ordering
    screen = sat_down(invite, orders, orderer, size=sizes[0], theme=theme)
    assert grave_faults(screen.page) == []
    player, table = firing
    guest = invite({"like": player, "size": sizes[0]}, theme=theme, asking="never")

    def check(where: str) -> None:
        assert untranslated(guest.page) == [], f"{where} in {language}"
        for size in through_sizes(guest.page, sizes):
            assert overflowing(guest.page) == [], f"{where} in {language} at {size}"
        if language == LANGUAGES[0]:
            assert grave_faults(guest.page) == [], where

    guest.table(table)
    screen = HeroesScreen(guest.page).ready()
    screen.wait()
    aim = next(move for move in screen.look().options if move.startswith("target-"))
    said = set()
    for language in LANGUAGES:
        screen.speak(language)
        check("activate")
        Fingers(screen).pick(aim)
        expect(screen["chance"]).to_be_visible()
        check("sum")
        said.add(screen.text)
        for tab in ("cards", "army", "log", "action") if sizes[0] == PHONE else ():
            screen[f"tab-{tab}"].click()
            check(tab)
        guest.page.keyboard.press("?")
        check("help")
        guest.page.keyboard.press("Escape")
        expect(guest.page.get_by_role("dialog")).to_be_hidden()
        guest.page.keyboard.press("Escape")
        guest.page.keyboard.press("Escape")
        expect(screen["chance"]).to_be_hidden()
    assert len(said) == len(LANGUAGES)

    replay = guest.replay(fought, "?entry=40")
    for language in LANGUAGES:
        replay.speak(language)
        check("replay")

    lobby = heroes_lobby(guest)
    lobby["take-battle"].click()
    expect(lobby["take-battle"]).to_be_hidden()
    lobby["build-us"].click()
    build(lobby)
    lobby["own-deck"].click()
    lobby["army-use"].click()
    for language in LANGUAGES:
        lobby.speak(language)
        check("lobby")
        lobby["build-us"].click()
        expect(lobby["army-cost"]).to_contain_text("150")
        check("builder")
        guest.page.keyboard.press("Escape")
        expect(lobby["builder"]).to_be_hidden()


def test_a_spectator_is_asked_nothing(invite: Invite, platoon: HeroesPlayer) -> None:
    table = platoon.table_at("activate")
    guest = invite()
    guest.table(table)
    screen = HeroesScreen(guest.page).ready()
    expect(screen["prompt"]).to_contain_text("watching")
    frames = list(guest.battle_frames())
    assert all(frame["ask"] is None for frame in frames)
    assert not any(asks(dict(frame), "activate") for frame in frames)
    units = [
        unit
        for frame in frames
        for side in frame["view"]["sides"].values()
        for unit in side["units"]
    ]
    assert {unit.get("token") for unit in units if not unit.get("shown")} <= {None, "hidden"}


def test_a_phone_scrolls_to_the_cards_that_may_be_discarded(
    invite: Invite, platoon: HeroesPlayer
) -> None:
    guest = invite({"like": platoon, "size": PHONE, "touch": True})
    guest.table(platoon.table_at("discard"))
    screen = HeroesScreen(guest.page).ready()
    screen.wait()
    screen["to-cards"].tap()
    expect(guest.page.locator("[data-testid^='card-']").first).to_be_visible()


def asks_only_for_a_card(frame: Message) -> bool:
    ask = frame["ask"]
    if ask is None or ask["prompt"] not in ("between", "gap"):
        return False
    return any(one["move"].startswith("card ") for one in ask["options"])


def test_a_phone_leads_from_a_question_about_cards_to_the_cards(
    invite: Invite, platoon: HeroesPlayer
) -> None:
    """The question was "Do you want to act before order 1?", and the only answer "Pass"."""
    guest = invite({"like": platoon, "size": PHONE, "touch": True})
    guest.table(platoon.table_where(asks_only_for_a_card))
    screen = HeroesScreen(guest.page).ready()
    screen.wait()
    playable = guest.page.locator(".ac.can")
    expect(playable.first).to_be_hidden()
    screen["to-cards"].tap()
    expect(playable.first).to_be_in_viewport()


def test_a_game_that_ends_at_deployment_had_no_turn(invite: Invite, platoon: HeroesPlayer) -> None:
    """It was "Turn 0"."""
    table = platoon.table_at("deploy")
    guest = invite({"like": platoon})
    guest.lobby()
    row = guest.page.locator(f"a[href='/table/{table}']")
    expect(row).to_be_visible()
    expect(row).not_to_contain_text("Turn")
    with platoon.sitting(table, platoon.side) as seat:
        seat.resign()
    screen = guest.table(table)
    expect(screen["result"]).to_contain_text(re.compile("Godsend · Deployment", re.I))
    guest.replay(table)
    expect(guest.page.locator(".where")).to_have_text("Deployment")
