"""Take screenshots of every screen, in light and dark, at three sizes, into build/shots.

The screenshots are for people: nothing compares them. Each run plays its own games.
"""

import argparse
import re
import sqlite3
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

import sandtable
from sandtable.words import examples

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from web.guests import DESK, LAPTOP, PHONE, Gate, Guest, Settings  # noqa: E402
from web.heroes import (  # noqa: E402
    Fingers,
    HeroesPlayer,
    HeroesScreen,
    can_fire,
    heroes_lobby,
)
from web.learning import learn  # noqa: E402
from web.play import Mouse  # noqa: E402
from web.screens import LANGUAGES, CampaignScreen, HandCard, TableScreen  # noqa: E402
from web.served import DATABASE, chromium, serving  # noqa: E402
from web.wire_player import (  # noqa: E402
    DesertPlayer,
    Message,
    WirePlayer,
    can_attack,
    can_attack_first,
    is_stopped,
    may,
)

FOLDER = ROOT / "build" / "shots"
BOOK = ROOT / "docs" / "pictures"
IN_THE_BOOK = {
    "table-sum-heroes-1440x900": "heroes",
    "report-1440x900": "report",
    "heroes-of-normandie-map-studio-1440x900": "studio",
    "measuring-studio-1440x900": "measuring",
    "example-studio-1440x900": "dispatch-rider",
}
"""Screenshots used in the documentation, with their names there; written by `--book`."""
QUALITY = 72
SIZES = (DESK, LAPTOP, PHONE)
THEMES = ("light", "dark")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
VILLAGE, TOWN = "la-raye", "streets-of-tessy-sur-vire"
DESERT, TRUCK = "undaunted-north-africa", "gun_truck"
TEMPEST = "tempest-of-fire"
STUDIO = {"heroes-of-normandie": TEMPEST, "undaunted-normandy": VILLAGE}
"""Starting scenarios of the studio's drafts. The last draft is measured."""
LISTS = {
    "drafts": "/studio",
    "version": "/s/pont-hebert-crossing",
    "example": "/s/dispatch-rider",
}
TAB_MS = 1500
"""Milliseconds until a tab of the studio has loaded its data."""
MEASURED_MS = 120_000
"""Milliseconds to measure a hundred games."""
ROUNDS = 4
"""Rounds played before a screenshot."""
COACH_MS = 180_000
"""Milliseconds for the coach to analyse a game."""

READY = """() => {
  const ground = "svg rect.edge, .heroes svg.map, .still > svg:not(:has(.edge))";
  const tiles = document.querySelectorAll(ground).length;
  const drawn = document.querySelectorAll("svg image").length;
  return document.fonts.status === "loaded" && drawn >= tiles;
}"""
"""JavaScript condition: fonts and tiles have loaded."""
PAINT = """async () => {
  await Promise.all([...document.querySelectorAll("svg image")].map((one) => one.decode()));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


class Camera:
    """Takes a guest's screenshots, named by content, size and theme."""

    for_the_book = False

    def __init__(self, guest: Guest, name: str) -> None:
        self.page = guest.page
        self.name = name

    def shoot(self, what: str) -> None:
        self.page.wait_for_function(READY)
        self.page.evaluate(PAINT)
        file = f"{what}-{self.name}"
        self.page.screenshot(path=FOLDER / f"{file}.png", animations="disabled")
        if Camera.for_the_book and (name := IN_THE_BOOK.get(file)):
            path = BOOK / f"{name}.jpg"
            self.page.screenshot(path=path, animations="disabled", quality=QUALITY, type="jpeg")


def lived_in(frame: Message) -> bool:
    """Return whether a position has something to fire at, and impossible actions to explain."""
    played = int(frame["view"]["round"])
    return played >= ROUNDS and can_attack(frame) and is_stopped(frame)


def attacker(screen: TableScreen) -> HandCard:
    return next(card for card in screen.wait().cards if "attack" in card.actions)


class Album:
    """All screenshots of one size and theme."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        database: Path,
        size: tuple[int, int],
        theme: str,
        language: str,
    ) -> None:
        self.database = database
        self.browser = browser
        self.address = address
        self.size = size
        self.theme = theme
        self.language = language
        self.name = f"{size[0]}x{size[1]}" + ("-dark" if theme == "dark" else "")
        self.name += f"-{language}" if language != LANGUAGES[0] else ""
        self.player = WirePlayer(address)
        self.patrol = DesertPlayer(address)
        self.platoon = HeroesPlayer(address)

    def guest(
        self,
        *,
        stranger: bool = False,
        patrol: bool = False,
        platoon: bool = False,
        language: str = "",
        speed: str = "instant",
    ) -> Guest:
        settings = self.settings(language, speed)
        known = self.platoon if platoon else self.patrol if patrol else self.player
        like = None if stranger else known
        touch = self.size == PHONE
        return Guest(self.browser, self.address, settings, like=like, size=self.size, touch=touch)

    def settings(self, language: str = "", speed: str = "instant") -> Settings:
        return {"theme": self.theme, "language": language or self.language, "speed": speed}

    def lobby(self) -> None:
        guest, friend = self.guest(), self.guest(stranger=True)
        camera = Camera(guest, self.name)
        lobby = guest.lobby()
        camera.shoot("lobby")
        lobby[f"scenario-{TOWN}"].click()
        lobby.choose(opponent="here")
        camera.shoot("lobby-same-screen")
        link = lobby.invite()
        camera.shoot("invitation")
        friend.page.goto(link)
        expect(friend.page.get_by_test_id("sit-down")).to_be_visible()
        Camera(friend, self.name).shoot("join")
        for one in (guest, friend):
            one.leave()

    def rules(self) -> None:
        guest = self.guest()
        camera = Camera(guest, self.name)
        guest.rules()
        camera.shoot("rules")
        guest.rules("#UN-7.1")
        camera.shoot("rules-at-a-rule")
        guest.leave()

    def learning(self) -> None:
        """The first lessons of each title's guided game, their hints, and the example rounds."""
        for title in sandtable.TITLES:
            (example,) = examples(sandtable.load(title))
            guest = self.guest(stranger=True)
            camera = Camera(guest, f"{title}-{self.name}")
            screen = learn(guest.lobby(), title)
            for _ in range(3):
                screen.next()
            camera.shoot("guide")
            screen["guide-mode"].click()
            camera.shoot("guide-hints")
            guest.page.goto(f"/example/{title}/{example}")
            for _ in range(4):
                guest.page.get_by_test_id("example-next").click()
            camera.shoot("example")
            guest.leave()

    def account(self) -> None:
        """The sign-in pages and the account page."""
        guest = self.guest(stranger=True)
        camera = Camera(guest, self.name)
        page = guest.page
        page.goto("/account")
        page.get_by_test_id("door-sign-up").click()
        camera.shoot("account-doors")
        page.get_by_test_id("account-name").fill(f"Ann {self.name}")
        page.get_by_test_id("account-password").fill("a sentence is better than a word")
        page.get_by_test_id("sign-up").get_by_role("button").click()
        expect(page.get_by_test_id("log-out")).to_be_visible()
        camera.shoot("account")
        guest.leave()

    def campaign(self) -> None:
        """A campaign, from the lobby to the state after its second battle."""
        guest = self.guest(stranger=True)
        camera = Camera(guest, self.name)
        lobby = guest.lobby()
        lobby.choose(scenario="reinforcements", agent="random")
        lobby["length-campaign"].click()
        camera.shoot("lobby-campaign")
        screen = lobby.start()
        for _ in range(2):
            screen.resign()
            camera.shoot("result-campaign")
            screen["to-campaign"].click()
            campaign = CampaignScreen(guest.page).ready()
            camera.shoot("campaign")
            screen = campaign.go_on()
        guest.lobby()
        camera.shoot("lobby-campaigns")
        guest.leave()

    def company(self) -> None:
        """An open challenge, a chat at a table, and the verification of its dice at the end."""
        host, friend = WirePlayer(self.address), WirePlayer(self.address)
        host.open_table("anyone")
        seated = host.open_table("friend")
        friend.join(seated)
        guest = self.guest(stranger=True)
        camera = Camera(guest, self.name)
        lobby = guest.lobby()
        lobby.choose(opponent="anyone")
        camera.shoot("lobby-challenges")
        guest.leave()
        settings = self.settings()
        touch = self.size == PHONE
        guest = Guest(self.browser, self.address, settings, like=host, size=self.size, touch=touch)
        camera = Camera(guest, self.name)
        screen = guest.table(seated["table"]).ready()
        for player, text in ((host, "Good luck!"), (friend, "Have fun.")):
            player.post(f"/api/tables/{seated['table']}/talk", {"text": text})
        screen["talk"].click()
        expect(screen["talk-messages"].get_by_role("listitem")).to_have_count(2)
        camera.shoot("dialog-talk")
        guest.page.keyboard.press("Escape")
        screen["game-menu"].click()
        screen["menu"].locator("summary").last.click()
        camera.shoot("dialog-dice")
        guest.page.keyboard.press("Escape")
        screen.resign()
        expect(screen["dice-check"].locator("[data-verdict]")).to_be_visible()
        camera.shoot("result-dice")
        guest.leave()

    def long_games(self) -> None:
        """A correspondence game, and one that was started under older rules."""
        guest = self.guest()
        camera = Camera(guest, self.name)
        lobby = guest.lobby()
        lobby.choose(opponent="friend", side="us")
        lobby["clock"].select_option("days-3")
        camera.shoot("lobby-clock")
        lobby["start"].click()
        path, _, code = lobby["invitation"].input_value().partition("#")
        table = path.rpartition("/")[2]
        WirePlayer(self.address).join({"table": table, "invitation": code})
        screen = guest.table(table).ready()
        expect(screen["clock-us"]).to_be_attached()
        camera.shoot("table-clock")
        older = self.player.open_table("agent")["table"]
        with sqlite3.connect(self.database) as connection:
            connection.execute("UPDATE tables SET rules_version = 0 WHERE id = ?", [older])
        screen = guest.table(older)
        expect(screen["older-rules"]).to_be_visible()
        camera.shoot("table-older-rules")
        guest.leave()

    def tables(self) -> None:
        for scenario in (VILLAGE, TOWN):
            self.table(scenario)

    def table(self, scenario: str) -> None:
        """A table, from the bid to the result of an attack."""
        guest = self.guest()
        camera = Camera(guest, f"{scenario}-{self.name}")
        screen = guest.table(self.player.open_table("agent", scenario=scenario)["table"]).ready()
        mouse = Mouse(screen)
        mouse.pick_card(screen.wait().cards[0])
        camera.shoot("table-bid")
        screen = guest.table(self.player.table_where(lived_in, scenario)).ready()
        card = attacker(screen)
        camera.shoot("table-turn")
        refused = "[data-testid^='action-'][aria-disabled='true'][title]"
        screen.page.locator(refused).first.click(force=True)
        camera.shoot("table-why-not")
        mouse.pick_card(card)
        camera.shoot("table-card")
        mouse.pick_action(card, "attack")
        camera.shoot("table-targets")
        mouse.pick_option(screen.wait().options[0])
        expect(screen["confirm"]).to_be_visible()
        camera.shoot("table-sum")
        screen.page.keyboard.press("r")
        expect(screen["rule-UN-7.3"]).to_be_visible()
        camera.shoot("table-rules")
        screen.page.keyboard.press("Escape")
        lines = screen["log"].locator("li.attack").count()
        mouse.confirm()
        expect(screen["log"].locator("li.attack")).not_to_have_count(lines)
        self.panels(screen, camera)
        guest.leave()

    def panels(self, screen: TableScreen, camera: Camera) -> None:
        page = screen.page
        if self.size != DESK:
            page.keyboard.press("l")
        camera.shoot("table-log")
        if self.size != DESK:
            page.keyboard.press("l")
        page.keyboard.press("u")
        camera.shoot("undo-why-not")
        page.keyboard.press("u")
        if self.size == PHONE:
            page.locator(".tabs button").nth(1).click()
            camera.shoot("table-supply")
        for name, open_dialog in {
            "settings": lambda: screen["settings"].click(),
            "game-menu": lambda: screen["game-menu"].click(),
            "help": lambda: page.keyboard.press("?"),
            "deck": lambda: page.locator("[data-pile='us.deck']:visible").click(),
            "discard": lambda: page.locator("[data-pile='us.discard']:visible").click(),
            "supply": lambda: page.locator(".supply header button").first.click(),
        }.items():
            open_dialog()
            expect(page.get_by_role("dialog")).to_be_visible()
            camera.shoot(f"dialog-{name}")
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_be_hidden()

    def playback(self) -> None:
        """The playback of an attack, step by step."""
        guest = self.guest(speed="step")
        camera = Camera(guest, self.name)
        screen = guest.table(self.player.table_where(lived_in)).ready()
        mouse = Mouse(screen)
        mouse.pick_action(attacker(screen), "attack")
        mouse.pick_option(screen.wait().options[0])
        mouse.confirm()
        expect(screen["step"]).to_be_visible()
        camera.shoot("table-attack-shown")
        screen["step"].click()
        expect(screen.page.locator(".caption .dice")).to_be_visible()
        camera.shoot("table-dice-shown")
        guest.leave()

    def desert(self) -> None:
        """A table with vehicles, from the lobby to a seat."""
        guest = self.guest(patrol=True)
        camera = Camera(guest, f"desert-{self.name}")
        lobby = guest.lobby()
        lobby.choose_title(DESERT)
        lobby.choose(scenario="barce")
        camera.shoot("lobby")
        table = self.patrol.table_where(lambda frame: may(frame, "scout", f"board {TRUCK}."))
        screen = guest.table(table).ready()
        mouse = Mouse(screen)
        screen.wait()
        camera.shoot("table-turn")
        mouse.pick_card(next(card for card in screen.wait().cards if card.id == "scout"))
        camera.shoot("table-card")
        if self.size == PHONE:
            screen["tab-vehicles"].click()
            camera.shoot("table-vehicles")
        screen.seat(TRUCK, 3).click()
        expect(screen.option("use-navigate")).to_be_visible()
        camera.shoot("table-boarded")
        mouse.pick_option("use-navigate")
        camera.shoot("table-navigate")
        with self.patrol.sitting(table, self.patrol.side) as seat:
            seat.resign()
        self.report(guest, camera, table)
        guest.rules("#UA-2.2", DESERT)
        camera.shoot("rules-at-a-rule")
        guest.leave()

    def heroes(self) -> None:
        """A Heroes table from the lobby and the army builder to a replay."""
        guest = self.guest(platoon=True)
        camera = Camera(guest, f"heroes-{self.name}")
        lobby = heroes_lobby(guest)
        lobby["scenario-tempest-of-fire"].click()
        expect(lobby["scenario-tempest-of-fire"].get_by_role("radio")).to_be_checked()
        camera.shoot("lobby")
        lobby["take-battle"].click()
        expect(lobby["build-us"]).to_be_visible()
        camera.shoot("lobby-battle")
        lobby["build-us"].click()
        for option in ("rifle_platoon_8", "cal_30_squad_8", "ammo_us", "hero_clint"):
            lobby[f"add-{option}"].click()
        expect(lobby["army-cost"]).to_contain_text("150")
        camera.shoot("builder")
        for prompt in ("deploy", "orders"):
            self.skirmish(guest, self.platoon.table_at(prompt, scenario=TEMPEST))
            camera.shoot(f"table-{prompt}")
        table = self.platoon.table_at("activate", can_fire, scenario=TEMPEST)
        screen = self.skirmish(guest, table)
        camera.shoot("table-activate")
        aim = next(move for move in screen.look().options if move.startswith("target-"))
        Fingers(screen).pick(aim)
        expect(screen["chance"]).to_be_visible()
        camera.shoot("table-sum")
        if self.size == PHONE:
            for tab in ("cards", "army", "log"):
                screen[f"tab-{tab}"].click()
                camera.shoot(f"table-{tab}")
        with self.platoon.sitting(table, "us") as seat:
            seat.resign()
        expect(screen["result"]).to_be_visible()
        camera.shoot("result")
        guest.replay(table, "?entry=80")
        camera.shoot("replay")
        self.report(guest, camera, table)
        guest.leave()

    @staticmethod
    def skirmish(guest: Guest, table: str) -> HeroesScreen:
        guest.table(table)
        screen = HeroesScreen(guest.page).ready()
        screen.wait()
        return screen

    def studio(self) -> None:
        """A draft of each system in its four tabs, a short measurement, and the lists."""
        guest = self.guest()
        camera = Camera(guest, f"studio-{self.name}")
        for title, scenario in STUDIO.items():
            new = {"title": title, "scenario": scenario, "name": "The Mill at Dawn"}
            made = guest.page.request.post("/api/studio/drafts", data=new)
            assert made.ok, made.text()
            guest.page.goto(f"/studio/{made.json()['id']}")
            for tab in ("map", "sides", "story", "balance"):
                guest.page.get_by_test_id(f"tab-{tab}").first.click()
                expect(guest.page.get_by_test_id(f"tab-{tab}").first).to_be_visible()
                guest.page.wait_for_timeout(TAB_MS)
                camera.shoot(f"{title}-{tab}")
        guest.page.get_by_test_id("measure-start").click()
        some = re.compile(r"^[1-9]\d\d")
        expect(guest.page.get_by_test_id("measured-games")).to_have_text(some, timeout=MEASURED_MS)
        guest.page.wait_for_timeout(TAB_MS)
        camera.shoot("measuring")
        for what, page in LISTS.items():
            guest.page.goto(page)
            guest.page.wait_for_timeout(TAB_MS)
            camera.shoot(what)
        guest.leave()

    def thinking(self) -> None:
        guest = self.guest()
        gate = Gate(guest.page)
        screen = guest.table(self.player.table_where(can_attack_first)).ready()
        screen.wait()
        gate.watching = True
        screen["end-turn"].click()
        screen["confirm"].click()
        expect(screen["thought"]).to_be_visible()
        Camera(guest, self.name).shoot("table-thinking")
        guest.leave()

    def here(self) -> None:
        """A game for two on one screen, to the end, and its replay."""
        table = self.player.open_table("here")["table"]
        guest = self.guest()
        camera = Camera(guest, self.name)
        screen = guest.table(table)
        expect(screen["curtain"]).to_be_visible()
        camera.shoot("curtain")
        self.player.play_both(table, rounds=ROUNDS)
        guest.page.reload()
        expect(screen["result"]).to_be_visible()
        camera.shoot("result")
        replay = guest.replay(table, "?entry=60")
        camera.shoot("replay")
        replay["replay-side"].select_option("us")
        expect(replay.page.locator(".hand .hidden").first).to_be_visible()
        camera.shoot("replay-one-side")
        self.report(guest, camera, table)
        self.coach(guest, camera, table)
        guest.lobby()
        camera.shoot("lobby-games")
        guest.page.goto("/table/aaaaaaaaaaaaaaaa")
        expect(guest.page.get_by_role("link")).to_be_visible()
        camera.shoot("no-table")
        guest.leave()

    @staticmethod
    def report(guest: Guest, camera: Camera, table: str) -> None:
        """The report of a finished game."""
        report = guest.report(table)
        camera.shoot("report")
        report["luck"].locator("summary").click()
        report["luck"].scroll_into_view_if_needed()
        camera.shoot("report-in-numbers")
        report["coach"].scroll_into_view_if_needed()
        camera.shoot("report-foot")

    @staticmethod
    def coach(guest: Guest, camera: Camera, table: str) -> None:
        """The coach's analysis of a game."""
        report = guest.report(table)
        report["coach-look"].click()
        expect(report["coach-costly"]).to_be_visible(timeout=COACH_MS)
        report["coach"].scroll_into_view_if_needed()
        camera.shoot("report-coach")
        replay = guest.replay(table, "?entry=8")
        replay["open-coach"].click()
        replay["coach-ask"].click()
        expect(replay["advice"]).to_be_visible(timeout=COACH_MS)
        replay["advice"].scroll_into_view_if_needed()
        camera.shoot("replay-coach")

    def in_languages(self) -> None:
        for language in LANGUAGES:
            if language != self.language:
                self.in_language(language)

    def in_language(self, language: str) -> None:
        guest = self.guest(language=language)
        camera = Camera(guest, f"{language}-{self.name}")
        guest.lobby()
        camera.shoot("lobby")
        screen = guest.table(self.player.table_where(lived_in)).ready()
        mouse = Mouse(screen)
        mouse.pick_action(attacker(screen), "attack")
        mouse.pick_option(screen.wait().options[0])
        expect(screen["confirm"]).to_be_visible()
        camera.shoot("table-sum")
        guest.leave()


PARTS = {
    part.__name__: part
    for part in (
        Album.lobby,
        Album.rules,
        Album.account,
        Album.campaign,
        Album.learning,
        Album.company,
        Album.long_games,
        Album.tables,
        Album.playback,
        Album.desert,
        Album.heroes,
        Album.studio,
        Album.thinking,
        Album.here,
        Album.in_languages,
    )
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", choices=[str(size[0]) for size in SIZES], help="only this size")
    parser.add_argument("--theme", choices=THEMES, help="only this theme")
    parser.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0])
    parser.add_argument(
        "--parts", nargs="+", choices=PARTS, default=[*PARTS], help="only these parts"
    )
    parser.add_argument("--book", action="store_true", help="also update docs/pictures")
    options = parser.parse_args()
    Camera.for_the_book = options.book
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        expect.set_options(timeout=15_000)
        for size in SIZES:
            for theme in THEMES:
                if options.size in (None, str(size[0])) and options.theme in (None, theme):
                    database = Path(folder) / DATABASE
                    album = Album(browser, address, database, size, theme, options.language)
                    for part in options.parts:
                        PARTS[part](album)
        browser.close()
    print(f"{len(list(FOLDER.iterdir()))} screenshots in {FOLDER.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
