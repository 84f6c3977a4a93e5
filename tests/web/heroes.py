"""The table of Heroes: its screen object, three input methods, and automatic players."""

from collections.abc import Sequence
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from web.guests import Guest
from web.screens import Lobby, TableScreen
from web.wire_player import Message, Until, WirePlayer, prefer

TITLE = "heroes-of-normandie"
SCENARIO = "godsend"
MOST_STEPS = 900
MOST_TABS = 160

LOOK = """() => {
  const all = (test) =>
    [...document.querySelectorAll(`[data-testid^="${test}"]`)].filter((one) => one.checkVisibility());
  const open = (one) => !one.disabled && one.ariaDisabled !== "true";
  const names = (test) => all(test).filter(open).map((one) => one.dataset.testid.slice(test.length));
  return {
    over: all("result").length > 0,
    curtain: all("curtain").length > 0,
    busy: document.querySelector(".askbox.busy") !== null,
    confirm: all("confirm").some(open),
    options: [...new Set(names("option-"))],
    cards: names("card-").filter((name) => name !== "first"),
  };
}"""

ASKED = f"""() => {{
  const seen = ({LOOK})();
  const asked = !seen.busy && (seen.confirm || seen.options.length > 0);
  return seen.over || seen.curtain || asked ? seen : null;
}}"""


@dataclass(frozen=True)
class Sight:
    """The actions that a player has at the table now."""

    over: bool
    curtain: bool
    busy: bool
    confirm: bool
    options: Sequence[str]
    """Moves such as "step-c4", on the map or as buttons."""
    cards: Sequence[str]
    """Cards that can be played or discarded now."""


class HeroesScreen:
    """The table, with its elements by test id."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.plain = TableScreen(page)

    def __getitem__(self, test: str) -> Locator:
        return self.plain[test]

    def ready(self) -> "HeroesScreen":
        expect(self["prompt"].or_(self["curtain"])).to_be_visible()
        return self

    def look(self) -> Sight:
        return Sight(**self.page.evaluate(LOOK))

    def wait(self) -> Sight:
        """Wait until this player has a question or the game is over."""
        return Sight(**self.page.wait_for_function(ASKED).json_value())

    def option(self, move: str) -> Locator:
        return self[f"option-{move}"].first

    def square(self, cell: str) -> Locator:
        return self[f"square-{cell}"]

    def speak(self, language: str) -> None:
        self.plain.speak(language)

    @property
    def text(self) -> str:
        return self.plain.text


class HeroesPlayer(WirePlayer):
    """Quickly plays a table to the position that a test needs."""

    title = TITLE
    scenario = SCENARIO

    def pick(self, ask: Message) -> str:
        return fight(ask)

    def table_at(self, prompt: str, until: Until = lambda _: True, **where: str) -> str:
        """Return a table at which this prompt is asked and the condition holds."""
        return self.table_where(lambda frame: asks(frame, prompt) and until(frame), **where)


def asks(frame: Message, prompt: str) -> bool:
    return frame["ask"] is not None and frame["ask"]["prompt"] == prompt


def fight(ask: Message) -> str:
    """Choose the move that leads to fire, or an advance when there is no target."""
    if ask["prompt"] in ("move", "assault_move"):
        offered: list[str] = [one["move"] for one in ask["options"]]
        steps = [move for move in offered if move.startswith("step ")]
        # The unit moves east and back until any two units see each other.
        if ask["args"].get("left", 0) > 1 and steps:
            return max(steps)
        return prefer(ask, "halt", "step ", "drive ")
    order = (
        "order ",
        "token ",
        "do fire",
        "do suppress",
        "do move",
        "target ",
        "pass",
        "reveal",
        "up back",
    )
    return prefer(ask, *order)


def targets(frame: Message, verb: str = "fire") -> list[Message]:
    """Return the targets that the active unit may fire at."""
    if not asks(frame, "activate"):
        return []
    following = [one.get("next") for one in frame["ask"]["options"] if one["move"] == f"do {verb}"]
    choices = [choice for ask in following if ask for choice in ask["options"]]
    return [choice for choice in choices if choice.get("outlook", {}).get("fire")]


def can_fire(frame: Message) -> bool:
    return any(choice["preview"]["hits"] > 0 for choice in targets(frame))


def can_go(frame: Message) -> bool:
    """Return whether the active unit may move, with its squares already in the tree."""
    return any(one["move"] == "do move" and one.get("next") for one in frame["ask"]["options"])


def must_declare(frame: Message) -> bool:
    """Return whether the active unit may move, and must declare this before it gets its squares."""
    return any(
        one["move"] == "do move" and not one.get("next") and not one.get("more")
        for one in frame["ask"]["options"]
    )


def can_aim_and_go(frame: Message) -> bool:
    """Return whether the active unit may move and has more than one target."""
    return can_fire(frame) and len(targets(frame)) > 1 and can_go(frame)


def can_load(frame: Message) -> bool:
    """Return whether the active unit may fire and use Ammo for it."""
    if not can_fire(frame):
        return False
    following = [one.get("next") for one in frame["ask"]["options"] if one["move"] == "do fire"]
    return any(choice["move"] == "ammo" for ask in following if ask for choice in ask["options"])


class Mouse:
    """Input by mouse."""

    def __init__(self, screen: HeroesScreen) -> None:
        self.screen = screen

    def press(self, what: Locator) -> None:
        # The tag of a counter may overlap a square, but the square still gets the click.
        what.click(force=True)

    def pick(self, move: str) -> None:
        self.press(self.screen.option(move))

    def confirm(self) -> None:
        self.press(self.screen["confirm"].first)

    def end(self) -> None:
        self.press(self.screen["end-turn"])


class Fingers(Mouse):
    """Input by touch. Options must be where a finger can reach them."""

    def press(self, what: Locator) -> None:
        what.dispatch_event("click")

    def end(self) -> None:
        offered = self.screen.look().options
        self.pick(next(move for move in ("halt", "pass", "do-nothing") if move in offered))


class Keys(Mouse):
    """Input by keyboard only."""

    def press_key(self, key: str) -> None:
        self.screen.page.keyboard.press(key)

    def pick(self, move: str) -> None:
        kind, _, arg = move.partition("-")
        if kind == "do" and arg in ("move", "fire", "suppress", "assault"):
            self.press_key(arg[0])
        elif kind == "token" and arg.isdigit():
            self.press_key(arg)
        else:
            self.focus(f"option-{move}")
            self.press_key("Enter")

    def focus(self, test: str) -> None:
        """Move the focus to an element with the Tab key."""
        here = "(test) => document.activeElement?.dataset.testid === test"
        for _ in range(MOST_TABS):
            if self.screen.page.evaluate(here, test):
                return
            self.press_key("Tab")
        raise AssertionError(f"the Tab key never comes to {test}")

    def confirm(self) -> None:
        self.press_key("Enter")

    def end(self) -> None:
        self.press_key("e")


class Sergeant:
    """Plays a whole game with the options that the table offers, without skill."""

    WISHES = (
        *(
            "order-",
            "token-",
            "target-",
            "blast-",
            "share-",
            "step-",
            "drive-",
            "on-",
            "face-",
            "up-",
        ),
        *("resolve-", "activate-", "pick-", "charge-", "die-", "do-"),
    )
    """Preferred moves, the best first."""

    def __init__(self, screen: HeroesScreen, hands: Mouse) -> None:
        self.screen = screen
        self.hands = hands
        self.done: list[str] = []

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
            self.done.append("confirm")
            return
        # Move as soon as possible, so that every game contains a move.
        first = () if "do-move" in self.done else ("do-move",)
        wish = next(
            (
                move
                for wish in (*first, *self.WISHES)
                for move in sight.options
                if move.startswith(wish)
            ),
            None,
        )
        if wish is None or self._supplies(sight):
            self.hands.end()
            self.done.append("end")
            return
        self.hands.pick(wish)
        self.done.append(wish)

    @staticmethod
    def _supplies(sight: Sight) -> bool:
        """Return whether only supply moves are left, which this player does not use."""
        kinds = {move.split("-")[0] for move in sight.options}
        return kinds <= {"activate", "pass", "show"} and "pass" in kinds


def heroes_lobby(guest: Guest) -> Lobby:
    lobby = guest.lobby()
    lobby.choose_title(TITLE)
    return lobby
