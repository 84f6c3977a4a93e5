"""Every page of the site on a phone, in every language: nothing is cut off, overflows, or lacks a
translation or a heading, no error is logged, and axe finds no grave problem."""

import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

import sandtable
from sandtable.words import examples
from web.axe import grave_faults
from web.conftest import Invite
from web.guests import PHONE
from web.heroes import HeroesPlayer
from web.screens import LANGUAGES
from web.served import WEB
from web.texts import DRAWN, cut_off, overflowing, untranslated
from web.wire_player import DesertPlayer, WirePlayer

ROUTER = WEB / "src" / "lib" / "router.ts"
MISSING = "aaaaaaaaaaaaaaaa"
SHIPPED = "dispatch-rider"
"""A published scenario that every server has."""
SETTLED = f"async () => {{ await document.fonts.ready; await ({DRAWN})(); }}"
LONG = "hu"
"""The language with the longest words, which `make test` checks."""


@dataclass(frozen=True)
class Visit:
    """A page, the kind of screen that the router shows there, and what it has when it is ready."""

    screen: str
    path: str
    ready: str = "h1"


def visits_of(player: WirePlayer) -> list[Visit]:
    """Return the pages of a title, most of them about games of this player."""
    title = player.title
    running, ended = (player.open_table("agent")["table"] for _ in range(2))
    waiting = player.open_table("friend")
    with player.sitting(ended, player.side) as seat:
        seat.resign()
    (example,) = examples(sandtable.load(title))
    draft = {"title": title, "scenario": player.scenario, "name": "The Mill at Dawn"}
    draft = player.post("/api/studio/drafts", draft)
    return [
        Visit("table", f"/table/{running}", "[data-testid=prompt]"),
        Visit("table", f"/table/{ended}", "[data-testid=result]"),
        Visit("table", f"/table/{waiting['table']}", "[data-testid=prompt]"),
        Visit("report", f"/report/{ended}", "[data-testid=moments] svg"),
        Visit("replay", f"/replay/{ended}?entry=1", "[data-testid=replay-slider]"),
        Visit("rules", f"/rules/{title}", "[data-testid=rules-search]"),
        Visit("example", f"/example/{title}/{example}", "[data-testid=example]"),
        Visit("draft", f"/studio/{draft['id']}", "[data-testid=editor]"),
        Visit("sheet", f"/studio/{draft['id']}/sheet"),
    ]


def visits_of_the_site(campaign: str, invitation: str) -> list[Visit]:
    return [
        Visit("lobby", "/", "[data-testid=start]"),
        Visit("account", "/account"),
        Visit("studio", "/studio"),
        Visit("version", f"/s/{SHIPPED}"),
        Visit("sheet", f"/s/{SHIPPED}/sheet"),
        Visit("campaign", f"/campaign/{campaign}"),
        Visit("join", invitation, "[data-testid=sit-down]"),
        Visit("link", "/reset#abc"),
        Visit("link", "/confirm#abc"),
        Visit("unknown", "/no/such/page"),
        *(
            Visit(screen, f"/{screen}/{MISSING}", "main a")
            for screen in ("table", "report", "replay", "campaign", "join", "rules")
        ),
        Visit("version", f"/s/{MISSING}", "main a"),
        Visit("draft", f"/studio/{MISSING}", "main a"),
        Visit("example", "/example/undaunted-normandy/none", "main a"),
    ]


def faults(page: Page) -> list[str]:
    """Return all that is wrong with the page, as it is now."""
    found = [*untranslated(page), *overflowing(page), *cut_off(page), *grave_faults(page)]
    headings = page.get_by_role("heading", level=1).count()
    if headings != 1:
        found.append(f"{headings} headings of the first level")
    if " – Sandtable" not in page.title() and page.title() != "Sandtable":
        found.append(f"the title {page.title()!r}")
    return found


def screens_of_the_router() -> set[str]:
    routes = ROUTER.read_text(encoding="utf-8").split("export type Route =")[1].split(";\n\n")[0]
    return set(re.findall(r'\bscreen: "(\w+)"', routes)) - {"reset", "confirm"}


@pytest.mark.parametrize(
    "language",
    [pytest.param(one, marks=[] if one == LONG else pytest.mark.soak) for one in LANGUAGES],
)
def test_every_page_on_a_phone(invite: Invite, address: str, language: str) -> None:
    host = WirePlayer(address)
    wished = {"title": host.title, "first": "la-raye", "length": 2, "side": "us", "nonce": "1" * 32}
    seated = host.post("/api/campaigns", {**wished, "opponent": "agent", "agent": "random"})
    friend = host.open_table("friend")
    invitation = f"/join/{friend['table']}#{friend['invitation']}"
    found: dict[str, list[str]] = {}
    seen: set[str] = set()
    players = [WirePlayer(address), DesertPlayer(address), HeroesPlayer(address)]
    for player in players:
        visits = visits_of(player)
        if player is players[0]:
            visits += visits_of_the_site(seated["campaign"], invitation)
        options = {"size": PHONE, "touch": True, "like": player}
        guest = invite(options, language=language, theme="dark")
        for visit in visits:
            guest.page.goto(visit.path)
            expect(guest.page.locator(visit.ready).first).to_be_attached()
            expect(guest.page.locator("html")).to_have_attribute("lang", language)
            expect(guest.page.locator(".loading")).to_have_count(0)
            guest.page.evaluate(SETTLED)
            found[f"{player.title} {visit.path}"] = faults(guest.page)
            seen.add(visit.screen)
        # The browser itself logs an error for a page that does not exist.
        guest.forgive("404")
    assert {page: wrong for page, wrong in found.items() if wrong} == {}
    assert seen == screens_of_the_router()
