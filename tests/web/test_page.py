"""The page as a whole: its size, types and behaviour, and the way into a game and back."""

import gzip
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Response, expect

import sandtable
from web.axe import grave_faults
from web.conftest import Invite
from web.guests import DESK, NOTEBOOK, PHONE, Guest
from web.heroes import HeroesPlayer
from web.play import Mouse
from web.screens import Lobby, RulesScreen, TableScreen
from web.served import PAGE, WEB
from web.wire_player import DesertPlayer, WirePlayer, can_attack

HEAVIEST = 171_000
"""Most bytes of compressed script for a player of one title, including lobby and replay. Up to
5,000 of them load only with some first questions of Heroes."""

MOST_FILES = 14
"""Most scripts and style sheets of a first screen."""


def test_the_wire_types_are_up_to_date(tmp_path: Path) -> None:
    copy = tmp_path / "web"
    for folder in ("scripts", "src"):
        (copy / folder).mkdir(parents=True)
    shutil.copy(WEB / "scripts" / "wire.mjs", copy / "scripts")
    (copy / "node_modules").symlink_to(WEB / "node_modules")
    (tmp_path / ".venv").symlink_to(sys.prefix)
    subprocess.run(["node", "scripts/wire.mjs"], cwd=copy, check=True)
    made = (copy / "src" / "wire.ts").read_text()
    assert (WEB / "src" / "wire.ts").read_text() == made, "run `npm run wire` in web/"


def scripts_loaded(page: Page) -> set[str]:
    """Return the names of all scripts that a page loads from now on."""
    names: set[str] = set()

    def note(answer: Response) -> None:
        if answer.url.endswith(".js"):
            names.add(answer.url.rsplit("/", 1)[-1])

    page.on("response", note)
    return names


@pytest.mark.parametrize("player", [WirePlayer, DesertPlayer, HeroesPlayer])
def test_the_script_is_light(invite: Invite, address: str, player: type[WirePlayer]) -> None:
    """Load everything that a player of one title uses: lobby, table, rules and replay."""
    host = player(address)
    guest = invite({"like": host})
    guest.lobby()[f"title-{host.title}"].click()
    expect(guest.page.get_by_test_id(f"scenario-{host.scenario}")).to_be_visible()
    names = scripts_loaded(guest.page)
    # The lobby opens with the title that was chosen last.
    guest.lobby()
    expect(guest.page.get_by_test_id(f"scenario-{host.scenario}")).to_be_visible()
    table = host.open_table("agent")["table"]
    screen = guest.table(table).ready()
    screen["rule-now"].click()
    expect(screen["rules-panel"]).to_be_visible()
    with host.sitting(table, host.side) as seat:
        seat.resign()
    guest.replay(table)
    files = [file for file in (PAGE.parent / "assets").glob("*.js") if file.name in names]
    assert len(files) > 8
    sizes = {file.name: len(gzip.compress(file.read_bytes())) for file in files}
    assert sum(sizes.values()) < HEAVIEST, sizes


def first_files() -> dict[str, set[str]]:
    """Return the files that the built page loads first, including its own script, by screen and
    system."""
    page = PAGE.read_text(encoding="utf-8")
    found = re.search(r"const parts = (\{.*?\});", page)
    assert found is not None
    parts: dict[str, list[str]] = json.loads(found[1])
    own = re.findall(r'<script type="module"[^>]* src="([^"]+)"', page)
    return {
        f"{screen} {system}".strip(): {*own, *parts[screen], *parts[f"{screen} {system}"]}
        for screen in ("", "table")
        for system in {sandtable.load(title).system for title in sandtable.TITLES}
    }


def test_a_first_screen_is_few_files() -> None:
    """B11: on a slow connection each file is a round trip, and a table needed 46."""
    for screen, files in first_files().items():
        assert 4 < len(files) <= MOST_FILES, (screen, files)


def test_styles_inside_the_page_are_not_fetched_again() -> None:
    """B11: they would load after the styles that override them."""
    page = PAGE.read_text(encoding="utf-8")
    inside = re.findall(r'<link rel="stylesheet" href="([^"]+)" disabled />', page)
    assert len(inside) == page.count("<style>") == 1
    assert all(inside[0] not in files for files in first_files().values())


def test_a_table_loads_nothing_of_another_system(invite: Invite, address: str) -> None:
    loaded = []
    for player in (WirePlayer(address), HeroesPlayer(address)):
        guest = invite({"like": player})
        names = scripts_loaded(guest.page)
        guest.table(player.open_table("agent")["table"]).ready()
        loaded.append(names)
    undaunted, heroes = loaded
    assert len(undaunted - heroes) > 1
    assert len(heroes - undaunted) > 1


def test_no_registry_is_named_in_the_lock_file() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text())["packages"]
    assert [name for name, package in packages.items() if "resolved" in package] == []


def test_a_violation_of_the_content_policy_would_be_noticed(browser: Browser, address: str) -> None:
    guest = Guest(browser, address, {})
    guest.lobby()
    assert guest.complaints == []
    guest.page.evaluate("document.body.setAttribute('style', 'color: red')")
    expect(guest.page.locator("body")).to_have_attribute("style", "color: red")
    guest.page.evaluate("document.head.append(document.createElement('style'))")
    guest.page.evaluate("document.querySelector('style').textContent = 'p { color: red }'")
    guest.page.evaluate("console.error('ouch')")
    guest.leave()
    assert any("style-src" in text for text in guest.complaints)
    assert any("ouch" in text for text in guest.complaints)


def test_three_clicks_from_the_lobby_to_a_game(invite: Invite) -> None:
    guest = invite()
    lobby = guest.lobby()
    lobby["scenario-la-raye"].click()
    lobby["side-de"].click()
    lobby["start"].click()
    screen = TableScreen(guest.page).ready()
    assert screen.wait().cards != []
    # The player did not have to register.
    [cookie] = guest.context.cookies()
    assert cookie.get("name", "").startswith("sandtable_guest")


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_what_is_chosen_far_down_is_shown(invite: Invite, size: tuple[int, int]) -> None:
    lobby = invite({"size": size, "touch": size == PHONE}).lobby()
    name = lobby.page.locator("#dossier-name")
    lobby["scenario-mortain"].scroll_into_view_if_needed()
    lobby["scenario-mortain"].click()
    expect(name).to_have_text("Mortain")
    expect(lobby.page.locator(".dos .still")).to_be_in_viewport()
    lobby["random-take"].scroll_into_view_if_needed()
    lobby["random-take"].click()
    expect(name).to_have_text("Random battle")
    expect(lobby.page.locator(".dos .still")).to_be_in_viewport()


def test_the_scenarios_follow_the_dossier(invite: Invite) -> None:
    """The first two can be seen on a desktop without scrolling."""
    lobby = invite({"size": DESK}).lobby()
    for id in ("la-raye", "montmartin-en-graignes"):
        expect(lobby[f"scenario-{id}"]).to_be_in_viewport(ratio=1)


def test_the_rules_of_every_game_are_a_click_away(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    guest.lobby().choose_title("heroes-of-normandie")
    page.goto("/rules")
    rules = RulesScreen(page).ready()
    expect(page).to_have_url(re.compile("/rules/heroes-of-normandie$"))
    expect(rules["to-example"]).to_have_text("Watch the example turn")
    rules["rules-of-undaunted-north-africa"].click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules: Undaunted: North Africa")
    expect(rules["to-example"]).to_have_text("Watch the example round")
    expect(rules["rule-UA-2.2"]).to_be_visible()
    assert grave_faults(page) == []
    page.get_by_role("link", name="New game").click()
    Lobby(page).ready()
    page.goto("/account")
    page.get_by_test_id("to-rules").click()
    rules.ready()


def test_a_handicap_is_chosen_beside_the_balance_and_named_at_the_table(invite: Invite) -> None:
    guest = invite()
    lobby = guest.lobby()
    lobby["scenario-la-raye"].click()
    page = guest.page
    expect(page.get_by_role("heading", name="Even it out: La Raye")).to_be_visible()
    help_us = page.get_by_test_id("handicap-la-raye+us3")
    expect(help_us).to_contain_text("Even")
    help_us.click()
    expect(page.locator(".dos h3")).to_have_text("La Raye (●●● US)")
    expect(page.get_by_test_id("scenario-la-raye").get_by_role("radio")).to_be_checked()
    lobby["start"].click()
    TableScreen(page).ready().wait()
    expect(page).to_have_title(re.compile(r"La Raye \(●●● US\)"))


def test_games_in_progress_come_before_the_challenges_of_others(
    invite: Invite, player: WirePlayer
) -> None:
    """They can be seen without scrolling on a small desktop screen."""
    WirePlayer(player.address).open_table("anyone")
    table = player.table_where(can_attack)
    guest = invite({"like": player, "size": NOTEBOOK})
    guest.lobby()
    challenge = guest.page.get_by_test_id("challenges").get_by_role("listitem").first
    mine = guest.page.get_by_test_id("my-games").locator(f"a[href='/table/{table}']")
    expect(mine).to_be_in_viewport(ratio=1)
    low, high = challenge.bounding_box(), mine.bounding_box()
    assert low is not None
    assert high is not None
    assert low["y"] > high["y"]
    # The button does not squeeze the text into a column of single words.
    text = challenge.locator(".grow").bounding_box()
    assert text is not None
    assert text["width"] >= 150


def test_your_turn_shows_and_a_game_can_be_left_and_resumed(
    invite: Invite, player: WirePlayer
) -> None:
    table = player.table_where(can_attack)
    guest = invite({"like": player})
    screen = guest.table(table).ready()
    screen.wait()
    expect(guest.page).to_have_title(re.compile("Your turn.*La Raye"))
    hand, log = screen.hand(), screen.log.count()

    guest.page.get_by_role("link", name="Sandtable").click()
    expect(guest.page).to_have_url(re.compile("/$"))
    game = guest.page.get_by_test_id("my-games").get_by_role("link").filter(has_text="La Raye")
    expect(game).to_contain_text("Your turn")
    game.click()
    screen.ready()
    assert screen.id == table
    screen.wait()
    assert (screen.hand(), screen.log.count()) == (hand, log)


def test_it_is_not_your_turn_while_a_friend_thinks(invite: Invite, address: str) -> None:
    us, de = WirePlayer(address), WirePlayer(address)
    seated = us.open_table("friend")
    de.join(seated)
    guest = invite({"like": us})
    screen = guest.table(seated["table"]).ready()
    expect(guest.page).to_have_title(re.compile("Your turn"))
    mouse = Mouse(screen)
    mouse.pick_card(screen.wait().cards[0])
    mouse.confirm()
    expect(guest.page).not_to_have_title(re.compile("Your turn"))
    lobby = guest.lobby()
    expect(lobby.games.filter(has_text="La Raye")).not_to_contain_text("Your turn")


def test_the_browsers_back_button_leads_back(invite: Invite, finished: str) -> None:
    guest = invite()
    guest.lobby()
    guest.page.get_by_role("link", name="Rules").first.click()
    expect(guest.page.get_by_test_id("rules-search")).to_be_visible()
    guest.page.go_back()
    expect(guest.page.get_by_test_id("start")).to_be_visible()
    guest.page.go_forward()
    expect(guest.page.get_by_test_id("rules-search")).to_be_visible()


def test_the_rules_are_found_by_a_word_and_by_a_link(invite: Invite) -> None:
    rules = invite().rules("#UN-6.4")
    expect(rules["rule-UN-6.4"]).to_be_in_viewport()
    expect(rules["rule-UN-6.4"]).to_have_attribute("aria-current", "true")
    rules["rules-search"].fill("initiative")
    expect(rules["rule-UN-6.4"]).to_be_hidden()
    expect(rules.page.get_by_role("status").filter(has_text=re.compile(r"\d"))).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_theme_follows_the_system_until_one_is_chosen(invite: Invite, theme: str) -> None:
    guest = invite(theme="auto")
    guest.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    lobby = guest.lobby()
    root = guest.page.locator("html")
    expect(root).to_have_attribute("data-theme", theme)
    other = "light" if theme == "dark" else "dark"
    lobby.page.get_by_role("button", name=re.compile("theme")).click()
    expect(root).to_have_attribute("data-theme", other)
    guest.page.reload()
    expect(root).to_have_attribute("data-theme", other)
