"""Three input methods for a table, and a player who finishes a game with any of them."""

from playwright.sync_api import Locator

from web.screens import HandCard, Sight, TableScreen
from web.wire_player import WirePlayer

WISHES = ("attack", "control", "move", "scout", "suppress", "recon", "bolster", "inspire", "ready")
"""Actions in the player's order of preference."""
CARDS_A_TURN = 2
"""Most cards played in a turn. More would only make the games longer."""
MOST_STEPS = 400
MOST_TABS = 80


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Mouse:
    """Input by mouse."""

    def __init__(self, screen: TableScreen) -> None:
        self.screen = screen

    def press(self, what: Locator) -> None:
        what.click()

    def pick_card(self, card: HandCard) -> None:
        self.press(self.screen.card(card.id).get_by_role("button").first)

    def pick_action(self, card: HandCard, verb: str) -> None:
        self.press(self.screen.action(card.id, verb))

    def pick_option(self, move: str) -> None:
        self.press(self.screen.option(move))

    def confirm(self) -> None:
        self.press(self.screen["confirm"])

    def end_turn(self) -> None:
        self.press(self.screen["end-turn"])

    def drag(self, what: Locator, onto: Locator) -> None:
        """Drag an element to the middle of another."""
        (x, y), (to_x, to_y) = middle(what), middle(onto)
        mouse = self.screen.page.mouse
        mouse.move(x, y)
        mouse.down()
        mouse.move((x + to_x) / 2, (y + to_y) / 2, steps=3)
        mouse.move(to_x, to_y, steps=3)
        mouse.up()


class Fingers(Mouse):
    """Input by touch."""

    def press(self, what: Locator) -> None:
        what.tap()


class Keys:
    """Input by keyboard only."""

    def __init__(self, screen: TableScreen) -> None:
        self.screen = screen

    def press(self, key: str) -> None:
        self.screen.page.keyboard.press(key)

    def focus(self, test: str) -> None:
        """Move the focus to an element with the Tab key."""
        here = "(test) => document.activeElement?.dataset.testid === test"
        for _ in range(MOST_TABS):
            if self.screen.page.evaluate(here, test):
                return
            self.press("Tab")
        raise AssertionError(f"the Tab key never comes to {test}")

    def pick_card(self, card: HandCard) -> None:
        self.press(str(self.screen.hand().index(card.id) + 1))

    def pick_action(self, card: HandCard, verb: str) -> None:
        if not card.chosen:
            self.pick_card(card)
            self.screen.wait()
        self.press(str(card.printed.index(verb) + 1))

    def pick_option(self, move: str) -> None:
        self.focus(f"option-{move}")
        self.press("Enter")

    def confirm(self) -> None:
        self.press("Enter")

    def end_turn(self) -> None:
        self.press("e")


class Officer:
    """Plays a whole game with the options that the table offers, without skill."""

    def __init__(self, screen: TableScreen, hands: Mouse | Keys) -> None:
        self.screen = screen
        self.hands = hands
        self.played = 0
        self.done: list[tuple[str, str]] = []
        """All cards played, with their actions."""

    def play_to_the_end(self) -> None:
        for _ in range(MOST_STEPS):
            sight = self.screen.wait()
            if sight.over:
                return
            self.act(sight)
        raise AssertionError(f"the game does not end: {self.screen.look()}")

    def act(self, sight: Sight) -> None:
        if sight.confirm:
            self.hands.confirm()
        elif sight.options:
            self.hands.pick_option(sight.options[0])
        elif (best := self.best(sight)) is not None:
            card, verb = best
            self.done.append((card.id, verb))
            self.played += 1
            self.hands.pick_action(card, verb)
        elif sight.end:
            self.played = 0
            self.hands.end_turn()
        else:
            self.hands.pick_card(next(card for card in sight.cards if card.open))

    def best(self, sight: Sight) -> tuple[HandCard, str] | None:
        """Return the card and action that this player prefers now, or None."""
        if self.played >= CARDS_A_TURN and sight.end:
            return None
        offered = [(card, verb) for card in sight.cards for verb in card.actions if verb in WISHES]
        return min(offered, key=lambda one: WISHES.index(one[1]), default=None)


def expect_the_same_told(screen: TableScreen, address: str, side: str, officer: Officer) -> None:
    """Check that the game is over, and that the server's replay has the same plays as the
    screen."""
    replay = WirePlayer(address).get(f"/api/tables/{screen.id}/replay")
    assert replay["ending"] != ""
    events = [event for entry in replay["entries"] for event in entry["events"]]
    played = [
        (event["card"], event.get("action", "ready"))
        for event in events
        if event["kind"] in ("played", "readied") and event["side"] == side
    ]
    assert officer.done != []
    assert officer.done == played
