"""Page objects of the screens, with the actions of a player."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page, expect

import sandtable

LANGUAGES = ("en", "pl", "hu", "pt-BR")

LOOK = """() => {
  const all = (test, within = document) =>
    [...within.querySelectorAll(`[data-testid^="${test}"]`)].filter((one) => one.checkVisibility());
  const name = (one, test) => one.dataset.testid.slice(test.length);
  const end = all("end-turn")[0];
  return {
    over: all("result").length > 0,
    curtain: all("curtain").length > 0,
    confirm: all("confirm").some((button) => !button.disabled),
    end: end !== undefined && !end.disabled,
    options: all("option-").map((one) => name(one, "option-")),
    cards: all("card-").map((card) => ({
      id: name(card, "card-"),
      open: card.querySelector("button").ariaDisabled !== "true",
      chosen: card.querySelector("button").ariaPressed === "true",
      actions: all("action-", card)
        .filter((one) => one.ariaDisabled !== "true")
        .map((one) => name(one, "action-")),
      printed: all("action-", card).map((one) => name(one, "action-")),
    })),
  };
}"""

ASKED = f"""() => {{
  const seen = ({LOOK})();
  const asked = seen.end || seen.confirm || seen.options.length > 0;
  return seen.over || seen.curtain || asked || seen.cards.some((card) => card.open) ? seen : null;
}}"""


@dataclass(frozen=True)
class HandCard:
    """A card in hand and its present options."""

    id: str
    open: bool
    chosen: bool
    actions: Sequence[str]
    """Actions that are possible now."""
    printed: Sequence[str]
    """All printed actions, in the order of their keys."""


@dataclass(frozen=True)
class Sight:
    """The actions that a player has at the table now."""

    over: bool
    curtain: bool
    confirm: bool
    end: bool
    options: Sequence[str]
    cards: Sequence[HandCard]


def sight(seen: dict[str, Any]) -> Sight:
    cards = [HandCard(**card) for card in seen["cards"]]
    return Sight(**{**seen, "cards": cards})


class Screen:
    def __init__(self, page: Page) -> None:
        self.page = page

    def __getitem__(self, test: str) -> Locator:
        return self.page.get_by_test_id(test)

    def speak(self, language: str) -> None:
        """Select a language in the bar."""
        self[f"language-{language}"].click()
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    @property
    def text(self) -> str:
        return self.page.locator("body").inner_text()


class Lobby(Screen):
    def ready(self) -> "Lobby":
        expect(self["start"]).to_be_enabled()
        return self

    def choose(
        self, *, scenario: str = "", opponent: str = "", agent: str = "", side: str = ""
    ) -> None:
        wishes = {"opponent": opponent, "scenario": scenario, "agent": agent, "side": side}
        for what, wish in wishes.items():
            if wish:
                self[f"{what}-{wish}"].click()

    def choose_title(self, title: str) -> None:
        """Select another game on the shelf."""
        self[f"title-{title}"].click()
        scenarios = len(sandtable.load(title).listings())
        expect(self.page.locator("[data-testid^='scenario-']")).to_have_count(scenarios)

    def start(self) -> "TableScreen":
        self["start"].click()
        return TableScreen(self.page).ready()

    def invite(self) -> str:
        """Open a table for a friend; return the invitation link."""
        self.choose(opponent="friend")
        self["start"].click()
        return self["invitation"].input_value()

    @property
    def games(self) -> Locator:
        return self["my-games"].get_by_role("listitem")


class JoinScreen(Screen):
    def sit_down(self) -> "TableScreen":
        self["sit-down"].click()
        return TableScreen(self.page).ready()


class TableScreen(Screen):
    def ready(self) -> "TableScreen":
        expect(self["prompt"].or_(self["curtain"])).to_be_visible()
        return self

    @property
    def id(self) -> str:
        found = re.search(r"/table/(\w{16})", self.page.url)
        assert found is not None, self.page.url
        return found[1]

    def look(self) -> Sight:
        return sight(self.page.evaluate(LOOK))

    def wait(self) -> Sight:
        """Wait until this player has a question or the game is over."""
        return sight(self.page.wait_for_function(ASKED).json_value())

    def card(self, id: str) -> Locator:
        return self[f"card-{id}"]

    def action(self, card: str, verb: str) -> Locator:
        return self.card(card).get_by_test_id(f"action-{verb}")

    def option(self, move: str) -> Locator:
        """Return an option such as "at-de-rifleman_a", on the map or in the prompt box."""
        return self[f"option-{move}"]

    def counter(self, side: str, unit: str) -> Locator:
        return self[f"counter-{side}.{unit}"]

    def seat(self, vehicle: str, place: int) -> Locator:
        return self[f"seat-{vehicle}-{place}"]

    def seat_action(self, vehicle: str, place: int, verb: str) -> Locator:
        return self[f"use-{vehicle}-{place}-{verb}"]

    def hand(self) -> list[str]:
        return [card.id for card in self.look().cards]

    def soldiers(self) -> list[str]:
        """Return the names on the cards in hand."""
        return [name for name in self.page.locator(".card .nm > span").all_inner_texts() if name]

    @property
    def log(self) -> Locator:
        return self["log"].locator("li.ev")

    def resign(self) -> None:
        self["game-menu"].click()
        self["resign"].click()
        # The button that keeps playing is where the first one was.
        expect(self["play-on"]).to_be_focused()
        self["resign-sure"].click()
        expect(self["result"]).to_be_visible()

    def open_settings(self) -> Locator:
        self["settings"].click()
        return self["settings-dialog"]

    def speak(self, language: str) -> None:
        dialog = self.open_settings()
        dialog.locator(f"input[value='{language}']").check()
        expect(self.page.locator("html")).to_have_attribute("lang", language)
        self.page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()


class CampaignScreen(Screen):
    def ready(self) -> "CampaignScreen":
        expect(self["campaign"]).to_be_visible()
        return self

    @property
    def id(self) -> str:
        found = re.search(r"/campaign/(\w{16})", self.page.url)
        assert found is not None, self.page.url
        return found[1]

    @property
    def battles(self) -> Locator:
        return self["campaign-battles"].get_by_role("listitem")

    def go_on(self) -> "TableScreen":
        self["next-battle"].click()
        self.page.wait_for_url(re.compile(r"/table/\w{16}$"))
        return TableScreen(self.page).ready()


class ReplayScreen(Screen):
    def ready(self) -> "ReplayScreen":
        expect(self["replay-slider"]).to_be_visible()
        expect(self.page.locator(".where")).to_be_visible()
        return self

    @property
    def entry(self) -> int:
        return int(self["replay-slider"].input_value())

    @property
    def last(self) -> int:
        return int(self["replay-slider"].get_attribute("max") or 0)

    def at(self, entry: int) -> None:
        """Wait until this entry is shown and in the address."""
        expect(self["replay-slider"]).to_have_value(str(entry))
        expect(self.page).to_have_url(re.compile(rf"entry={entry}\b"))


class ReportScreen(Screen):
    def ready(self) -> "ReportScreen":
        expect(self["report"]).to_be_visible()
        expect(self["moments"].locator("[role='region'], [role='img'], svg").first).to_be_visible()
        return self

    @property
    def moments(self) -> Locator:
        return self["moments"].get_by_role("listitem").get_by_role("button")

    @property
    def round(self) -> int:
        return int(self["moments-round"].input_value())


class RulesScreen(Screen):
    def ready(self) -> "RulesScreen":
        expect(self["rules-search"]).to_be_visible()
        return self
