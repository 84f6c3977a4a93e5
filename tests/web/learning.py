"""A player who learns a game with its guide: reads every lesson and plays with the options
offered."""

from playwright.sync_api import Locator, Page, TimeoutError, expect

from web import heroes, play
from web.screens import Lobby, Screen, TableScreen

MOST_STEPS = 900
A_MOMENT_MS = 10_000

UNCOVERED = """() => {
  const panel = document.querySelector("[data-testid=guide]").getBoundingClientRect();
  return [...document.querySelectorAll("[data-testid=ring]")].every((one) => {
    const ring = one.getBoundingClientRect();
    return ring.right <= panel.left || panel.right <= ring.left || ring.bottom <= panel.top + 1 || panel.bottom <= ring.top + 1;
  });
}"""


CUT = """() => {
  const says = document.querySelector("[data-testid=guide] .says");
  return says.scrollHeight > says.clientHeight + 1;
}"""


class GuidedScreen(Screen):
    """A table with a guide."""

    @property
    def guide(self) -> Locator:
        return self["guide"]

    @property
    def lesson(self) -> str:
        """Return the id of the lesson that is shown, or ""."""
        return self.page.evaluate(
            "document.querySelector('[data-testid=guide]')?.dataset.lesson ?? ''"
        )

    def expect_lesson(self, id: str) -> None:
        expect(self.guide).to_have_attribute("data-lesson", id)

    def next(self) -> None:
        before = self.lesson
        self["guide-next"].click()
        expect(self.guide).not_to_have_attribute("data-lesson", before)


def learn(lobby: Lobby, title: str) -> GuidedScreen:
    """Go from the lobby to the first lesson."""
    lobby.choose_title(title)
    lobby["learn-start"].click()
    screen = GuidedScreen(lobby.page)
    expect(screen.guide).to_be_visible()
    screen.expect_lesson("welcome")
    return screen


class Learner:
    """Reads all lessons, and plays to the end between them."""

    def __init__(self, page: Page, title: str, touch: bool = False) -> None:
        self.screen = GuidedScreen(page)
        self.told: dict[str, str] = {}
        """Texts of the lessons that were read, by id."""
        self.pointed: set[str] = set()
        """Lessons that pointed at an element."""
        self.hidden: list[str] = []
        """Lessons that covered the element they pointed at."""
        self.cut: list[str] = []
        """Lessons that did not fit on their panel."""
        self.player: play.Officer | heroes.Sergeant
        if title == heroes.TITLE:
            field = heroes.HeroesScreen(page)
            hands = heroes.Fingers(field) if touch else heroes.Mouse(field)
            self.player = heroes.Sergeant(field, hands)
        else:
            table = TableScreen(page)
            self.player = play.Officer(table, (play.Fingers if touch else play.Mouse)(table))

    def play_to_the_end(self) -> None:
        for _ in range(MOST_STEPS):
            sight = self.player.screen.wait()
            self.read()
            if sight.over:
                return
            # There may be another question after the time it took to read.
            self.player.act(self.player.screen.wait())  # type: ignore[arg-type]
        raise AssertionError(f"the game does not end, at last {self.player.done[-12:]}")

    def read(self) -> None:
        """Read all lessons that are shown now."""
        while (lesson := self.screen.lesson) and self.screen["guide-next"].is_visible():
            if self.screen["guide-open"].is_visible():
                self.screen["guide-open"].click()
            expect(self.screen["lesson"]).to_be_visible()
            self.told[lesson] = self.screen["lesson"].inner_text()
            if self.screen.page.evaluate(CUT):
                self.cut.append(lesson)
            if self.screen["ring"].count() > 0:
                self.pointed.add(lesson)
            try:
                # A sheet moves to a free place when it is drawn.
                self.screen.page.wait_for_function(UNCOVERED, timeout=A_MOMENT_MS)
            except TimeoutError:
                self.hidden.append(lesson)
            self.screen.next()
