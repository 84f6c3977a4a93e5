"""North Africa in a browser: vehicles are boarded, driven and left, by mouse, keyboard and
touch."""

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from web.axe import grave_faults
from web.conftest import Invite
from web.guests import PHONE
from web.play import Fingers, Keys, Mouse, Officer
from web.screens import LANGUAGES, HandCard, Sight, TableScreen
from web.texts import overflowing, through_sizes, untranslated
from web.windows import in_windows
from web.wire_player import DesertPlayer, Message, may

TITLE = "undaunted-north-africa"
TRUCK = "gun_truck"
FOOT = ("rifleman", "scout")
"""They start beside the truck on the Hon road, with the engineer at its wheel."""


def can_board(frame: Message) -> bool:
    """Return whether all units in hand beside the truck may board it."""
    there = [unit for unit in FOOT if frame["view"]["sides"]["lrdg"].get("hand", {}).get(unit)]
    return there != [] and all(may(frame, unit, f"board {TRUCK}.3") for unit in there)


def can_board_and_drive(frame: Message) -> bool:
    return can_board(frame) and may(frame, "engineer", "use drive")


def can_sit_elsewhere(frame: Message) -> bool:
    """Return whether a unit in the Italian car may alight, shift and swap."""
    return may(frame, "scout_a", "alight", "shift 3", "swap machine_gunner_a")


def newcomer(screen: TableScreen) -> HandCard:
    """Return the card of a unit that may board."""
    cards = [card for card in screen.wait().cards if card.id in FOOT]
    return cards[0]


def carry_out(screen: TableScreen, hands: Mouse | Keys) -> None:
    """Continue until the next card can be played."""
    while (sight := screen.wait()).confirm or sight.options:
        if sight.confirm:
            hands.confirm()
        else:
            hands.pick_option(sight.options[0])


class Driver(Officer):
    """Drives whenever possible, and then stays in the seat."""

    def act(self, sight: Sight) -> None:
        drives = self.screen.page.locator(
            "[data-testid^='use-'][data-testid$='-drive'][aria-disabled='false']"
        )
        if not sight.confirm and "stay" in sight.options:
            self.hands.pick_option("stay")
        elif sight.end and not sight.confirm and not sight.options and drives.count() > 0:
            self.done.append(("", "drive"))
            drives.first.click()
        else:
            super().act(sight)


def events(player: DesertPlayer, table: str, side: str) -> list[str]:
    """Return the events of a side in a finished game."""
    entries = player.get(f"/api/tables/{table}/replay")["entries"]
    told = [event for entry in entries for event in entry["events"]]
    return [event["kind"] for event in told if event.get("side") == side]


def test_a_vehicle_scenario_to_its_end_by_mouse(invite: Invite, patrol: DesertPlayer) -> None:
    # The recruit plays well enough to finish the game.
    table = patrol.table_where(can_board_and_drive, agent="recruit")
    screen = invite({"like": patrol}).table(table).ready()
    mouse = Mouse(screen)
    unit = newcomer(screen).id

    mouse.drag(screen.counter("lrdg", unit), screen.seat(TRUCK, 3))
    expect(screen.counter("lrdg", unit)).to_be_hidden()
    expect(screen.seat(TRUCK, 3)).to_have_accessible_name(re.compile(unit, re.I))
    screen.seat_action(TRUCK, 3, "navigate").click()
    carry_out(screen, mouse)
    expect(screen.log.filter(has_text="boards the Gun Truck")).not_to_have_count(0)

    driver = Driver(screen, mouse)
    driver.play_to_the_end()
    assert ("", "drive") in driver.done
    done = events(patrol, table, "lrdg")
    assert {"boarded", "used", "drove"} <= set(done)
    expect(screen["result"].get_by_role("heading")).to_have_text(re.compile("won|lost", re.I))
    screen["to-replay"].click()
    expect(screen["replay-slider"]).to_be_visible()


def test_seats_are_changed_swapped_and_left_by_dragging(
    invite: Invite, patrol: DesertPlayer
) -> None:
    table = patrol.table_where(can_sit_elsewhere, side="it")
    screen = invite({"like": patrol}).table(table).ready()
    screen.wait()
    mouse, keys = Mouse(screen), Keys(screen)
    scout = screen.seat("scout_car", 1)

    mouse.drag(scout, screen.seat("scout_car", 3))
    expect(screen.seat("scout_car", 3)).to_have_accessible_name(re.compile("Scout A"))
    keys.press("Escape")
    keys.press("Escape")
    expect(scout).to_have_accessible_name(re.compile("Scout A"))

    mouse.drag(scout, screen.seat("scout_car", 2))
    expect(screen.seat("scout_car", 2)).to_have_accessible_name(re.compile("Scout A"))
    expect(scout).to_have_accessible_name(re.compile("Machine Gunner A"))
    keys.press("Escape")
    keys.press("Escape")

    mouse.drag(scout, screen["tile-8B"])
    expect(scout).to_have_accessible_name(re.compile("Free"))
    expect(screen.counter("it", "scout_a")).to_be_visible()


def navigate(screen: TableScreen, hands: Mouse | Keys) -> None:
    """Use the action of the new seat, to the end of the line."""
    hands.pick_option("use-navigate")
    carry_out(screen, hands)
    expect(screen.log.filter(has_text="boards the Gun Truck")).not_to_have_count(0)


def test_boarding_by_keys(invite: Invite, patrol: DesertPlayer) -> None:
    screen = invite({"like": patrol}).table(patrol.table_where(can_board)).ready()
    keys = Keys(screen)
    card = newcomer(screen)
    keys.pick_card(card)
    keys.press("v")
    expect(screen.seat(TRUCK, 2)).to_be_focused()
    keys.press("ArrowRight")
    expect(screen.seat(TRUCK, 3)).to_be_focused()
    expect(screen.seat(TRUCK, 3)).to_have_accessible_name(re.compile("Board the Gun Truck, seat 3"))
    keys.press("Enter")
    expect(screen.seat(TRUCK, 3)).to_have_accessible_name(re.compile(card.id, re.I))
    # One step back puts the soldier beside the truck again.
    keys.press("Escape")
    expect(screen.counter("lrdg", card.id)).to_be_visible()
    keys.press("v")
    keys.press("ArrowRight")
    keys.press("Enter")
    navigate(screen, keys)


def test_boarding_by_tapping_on_a_phone(invite: Invite, patrol: DesertPlayer) -> None:
    guest = invite({"like": patrol, "size": PHONE, "touch": True})
    screen = guest.table(patrol.table_where(can_board)).ready()
    fingers = Fingers(screen)
    card = newcomer(screen)
    fingers.pick_card(card)
    fingers.press(screen["tab-vehicles"])
    seat = screen.seat(TRUCK, 3)
    expect(seat).to_be_in_viewport()
    fingers.press(seat)
    # The next choice is on the map or in the hand, so the sheet closes.
    expect(screen["prompt"]).to_be_in_viewport()
    navigate(screen, fingers)


def test_tiles_and_seats_have_accessible_names(invite: Invite, patrol: DesertPlayer) -> None:
    screen = invite({"like": patrol}).table(patrol.table_where(can_board)).ready()
    screen.wait()
    tile = screen["tile-16B"].get_attribute("aria-label") or ""
    assert re.search(r"LRDG: Gun Truck, Seat 1: Engineer", tile)
    assert "Difficult terrain" in (screen["tile-2B"].get_attribute("aria-label") or "")
    assert "Escape marker" in (screen["tile-14A"].get_attribute("aria-label") or "")
    expect(screen.seat("lorry", 1)).to_have_accessible_name(re.compile("Seat 1: "))
    bar = screen.page.locator("header.bar")
    expect(bar).to_contain_text("0 of 3 neutralised")
    expect(bar).to_contain_text("0 of 3 escaped")


def test_the_lobby_offers_both_games(invite: Invite) -> None:
    guest = invite()
    lobby = guest.lobby()
    lobby.choose(scenario="la-raye")
    lobby.start()
    lobby = guest.lobby()
    lobby.choose_title(TITLE)
    lobby.choose(scenario="barce", side="it")
    expect(guest.page.get_by_role("heading", name="Barce", exact=True)).to_be_visible()
    screen = lobby.start()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Barce")
    expect(screen["vehicle-medium_tank"]).to_be_visible()
    # Both games are in the list under their names.
    lobby = guest.lobby()
    expect(lobby.games.filter(has_text="La Raye")).to_have_count(1)
    expect(lobby.games.filter(has_text="Barce")).to_have_count(1)


def at_the_wheel(screen: TableScreen) -> None:
    """Board the truck, up to the choice of the seat's action."""
    mouse = Mouse(screen)
    mouse.pick_card(newcomer(screen))
    mouse.pick_option(f"board-{TRUCK}-3")
    expect(screen.option("use-navigate")).to_be_visible()


def look_at_vehicles(screen: TableScreen, size: tuple[int, int]) -> None:
    if size == PHONE:
        screen["tab-vehicles"].click()
    expect(screen[f"vehicle-{TRUCK}"]).to_be_visible()


@in_windows
def test_a_table_with_vehicles_in_every_language(
    invite: Invite, patrol: DesertPlayer, sizes: Sequence[tuple[int, int]]
) -> None:
    """Light on a desktop, dark on a phone; axe checks one of the languages, too."""
    theme = "dark" if sizes[0] == PHONE else "light"
    guest = invite({"size": sizes[0], "like": patrol}, theme=theme)
    screen = guest.table(patrol.table_where(can_board)).ready()
    screen.wait()
    assert grave_faults(guest.page) == []
    at_the_wheel(screen)
    said: set[str] = set()

    def check(where: str) -> None:
        assert untranslated(guest.page) == [], where
        for size in through_sizes(guest.page, sizes):
            assert overflowing(guest.page) == [], f"{where} at {size}"
        if language == LANGUAGES[0]:
            assert grave_faults(guest.page) == [], where

    for language in LANGUAGES:
        screen.speak(language)
        for panel in ("hand", "vehicles"):
            if panel == "vehicles":
                look_at_vehicles(screen, sizes[0])
            check(f"{panel} in {language}")
            said.add(screen.text)
        if sizes[0] == PHONE:
            screen.page.locator(".tabs button").first.click()
    assert len(said) >= len(LANGUAGES)
    lobby = guest.lobby()
    lobby.choose_title(TITLE)
    for language in LANGUAGES:
        lobby.speak(language)
        check(f"lobby in {language}")
    guest.rules("#UA-2.2", TITLE)
    assert grave_faults(guest.page) == []


@pytest.mark.parametrize(
    "size",
    [pytest.param((720, 450), marks=pytest.mark.soak), (844, 390)],
    ids=["twice-as-large", "on-its-side"],
)
def test_a_low_window_folds_the_vehicles_away(
    invite: Invite, patrol: DesertPlayer, size: tuple[int, int]
) -> None:
    screen = invite({"size": size, "like": patrol}).table(patrol.table_where(can_board)).ready()
    mouse, keys = Mouse(screen), Keys(screen)
    mouse.pick_card(newcomer(screen))
    vehicle = screen[f"vehicle-{TRUCK}"]
    expect(vehicle).to_be_hidden()
    keys.press("v")
    expect(vehicle).to_be_visible()
    mouse.press(screen.seat(TRUCK, 3))
    expect(vehicle).to_be_hidden()
    for test in ("back", "undo", "end-turn", "prompt"):
        expect(screen[test]).to_be_in_viewport(ratio=1)
    assert overflowing(screen.page) == []
