"""Learning: the guided first game of each title, and the printed examples."""

from itertools import cycle

import pytest
from playwright.sync_api import expect

import sandtable
from sandtable.words import LANGUAGES, example, examples, guide, lessons
from web import heroes
from web.axe import grave_faults
from web.conftest import Invite
from web.guests import DESK, PHONE, Guest
from web.learning import Learner, learn
from web.screens import TableScreen
from web.texts import overflowing, untranslated
from web.windows import both_ways

NORMANDY, DESERT, HEROES = "undaunted-normandy", "undaunted-north-africa", heroes.TITLE
GUIDED = [title for title in sandtable.TITLES if guide(sandtable.load(title))]
HOW = (("pt-BR", PHONE), ("hu", DESK))
LAST_OF_SYSTEM = {sandtable.load(title).system: title for title in GUIDED}.values()
NOWHERE = {"over", "enemy", "dice", "suppressed", "fog", "hit"}
"""Lessons that may point at a panel which a phone does not show at the time."""


@pytest.mark.parametrize(
    ("title", "language", "size"),
    [
        *(pytest.param(title, "pl", DESK, marks=pytest.mark.soak) for title in GUIDED),
        *((title, *how) for title, how in zip(LAST_OF_SYSTEM, cycle(HOW), strict=False)),
    ],
    ids=lambda value: f"{value[0]}" if isinstance(value, tuple) else value,
)
def test_a_guided_game_from_the_first_click_to_the_end(
    invite: Invite, title: str, language: str, size: tuple[int, int]
) -> None:
    touch = size == PHONE
    guest = invite({"size": size, "touch": touch}, language=language)
    learn(guest.lobby(), title)
    learner = Learner(guest.page, title, touch)
    learner.play_to_the_end()

    written = {one.id: one.text for one in lessons(sandtable.load(title), language)}
    assert set(learner.told) >= set(sandtable.load(title).settings["checks"]["lessons"])
    assert learner.told == {id: written[id] for id in learner.told}
    assert learner.hidden == []
    assert touch or learner.cut == []
    if not touch:
        # At most two lessons may come after their element has left the table.
        assert len(set(learner.told) - learner.pointed - NOWHERE) <= 2
    assert untranslated(guest.page) == []
    expect(learner.screen["result"]).to_be_visible()


def started(guest: Guest, title: str = DESERT) -> TableScreen:
    learn(guest.lobby(), title)
    return TableScreen(guest.page)


def test_a_guided_game_is_left_and_resumed(invite: Invite) -> None:
    guest = invite()
    screen = started(guest)
    guided = Learner(guest.page, DESERT).screen
    guided.next()
    guided.next()
    guided.expect_lesson("structures")
    table = screen.id

    lobby = guest.lobby()
    lobby["learn-on"].click()
    guided.expect_lesson("structures")
    assert screen.id == table
    guest.page.reload()
    guided.expect_lesson("structures")

    # Each title has its own guide, and a new game restarts it.
    lobby = guest.lobby()
    lobby.choose_title(NORMANDY)
    expect(lobby["learn-on"]).to_have_count(0)
    lobby.choose_title(DESERT)
    lobby["learn-start"].click()
    guided.expect_lesson("welcome")
    assert screen.id != table


def test_the_modes_of_the_guide(invite: Invite) -> None:
    guest = invite()
    screen = started(guest)
    expect(screen["lesson"]).to_contain_text("real game")

    # Hints are headings that can be opened.
    screen["guide-mode"].click()
    expect(screen["lesson"]).to_have_count(0)
    screen["guide-open"].click()
    expect(screen["lesson"]).to_be_visible()

    # Without the guide the game continues unchanged, and the setting is stored.
    screen["guide-off"].click()
    expect(screen["guide"]).to_have_count(0)
    guest.page.reload()
    expect(screen["guide-toggle"]).to_have_attribute("aria-pressed", "false")
    expect(screen["guide"]).to_have_count(0)
    screen["guide-toggle"].click()
    expect(screen["lesson"]).to_be_visible()

    # A game that was not started with the guide has none.
    guest.lobby().start()
    expect(screen["guide-toggle"]).to_have_count(0)


def test_the_guide_by_keyboard(invite: Invite) -> None:
    guest = invite()
    started(guest)
    guided = Learner(guest.page, DESERT).screen
    guest.page.keyboard.press("n")
    guided.expect_lesson("goal")
    guest.page.keyboard.press("Escape")
    guided.expect_lesson("structures")
    guided["guide-back"].focus()
    guest.page.keyboard.press("Enter")
    guided.expect_lesson("goal")
    guided["guide-next"].focus()
    guest.page.keyboard.press("Escape")
    guided.expect_lesson("structures")
    # A lesson's rule opens beside the table.
    guided.guide.get_by_role("button", name="UA-1.6").click()
    expect(guided["rule-UA-1.6"]).to_be_visible()


@both_ways
def test_the_guide_has_no_grave_faults(invite: Invite, size: tuple[int, int], theme: str) -> None:
    guest = invite({"size": size, "touch": size == PHONE}, theme=theme)
    lobby = guest.lobby()
    expect(lobby["learn-start"]).to_be_visible()
    assert grave_faults(guest.page) == []
    screen = started(guest, HEROES)
    assert grave_faults(guest.page) == []
    for language in ("pl", "hu", "pt-BR", "en"):
        screen.speak(language)
        expect(screen["lesson"]).to_be_visible()
        assert overflowing(guest.page) == [], language
    screen["guide-mode"].click()
    assert grave_faults(guest.page) == []


@pytest.mark.parametrize(
    ("title", "size"), list(zip(sandtable.TITLES, cycle((DESK, PHONE)), strict=False)), ids=str
)
def test_an_example_round_is_watched_to_its_end(
    invite: Invite, title: str, size: tuple[int, int]
) -> None:
    guest = invite({"size": size})
    lobby = guest.lobby()
    lobby.choose_title(title)
    lobby["to-example"].click()
    game = sandtable.load(title)
    (id,) = examples(game)
    notes = example(game, id, "en").notes
    screen = TableScreen(guest.page)
    for number, note in enumerate(notes):
        expect(screen["example"]).to_have_attribute("data-step", str(number))
        shown = guest.page.locator("li.on")
        expect(shown).to_contain_text(note.text)
        assert shown.get_by_role("link").all_inner_texts() == list(note.rules)
        if note is not notes[-1]:
            screen["example-next"].click()
    expect(screen["example-next"]).to_be_disabled()
    assert grave_faults(guest.page) == []
    for language in (*LANGUAGES[1:], LANGUAGES[0]):
        screen[f"language-{language}"].click()
        told = example(game, id, language).notes[-1].text
        expect(guest.page.locator("li.on")).to_contain_text(told)
        assert overflowing(guest.page) == [], language
        assert untranslated(guest.page) == [], language


def test_the_rules_lead_to_the_example(invite: Invite) -> None:
    guest = invite()
    rules = guest.rules()
    rules["to-example"].click()
    expect(rules["example"]).to_be_visible()
    guest.page.keyboard.press("End")
    expect(rules["example-next"]).to_be_disabled()
    guest.page.keyboard.press("ArrowLeft")
    expect(rules["example-next"]).to_be_enabled()
    guest.page.goto("/example/undaunted-normandy/none")
    alert = guest.page.get_by_role("alert")
    expect(alert).to_contain_text("Example not found")
    expect(alert).to_contain_text("The link may be wrong or out of date")
    expect(alert.get_by_role("button")).to_have_count(0)
    expect(alert.get_by_role("link", name="Back to lobby")).to_be_visible()
    guest.forgive("404")
