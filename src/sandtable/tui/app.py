"""The terminal client's app, for all titles."""

import codecs
import sys
from typing import Any, ClassVar, cast

from textual.app import App
from textual.binding import Binding, BindingType
from textual.events import Resize

import sandtable
from sandtable.core import SandtableError
from sandtable.tui.client_words import speech
from sandtable.tui.painters import painter_of
from sandtable.tui.saves import SaveError, Saves
from sandtable.tui.session import Session
from sandtable.tui.start import StartScreen
from sandtable.tui.table import TableScreen
from sandtable.tui.themes import DAY_THEME, NIGHT_THEME
from sandtable.words import Words
from sandtable.words.catalogue import expect_language

PACE = 0.35
"""Minimum seconds before an agent's move is shown."""
LEAST_WIDTH, LEAST_HEIGHT = 64, 20
"""Size of a terminal in which a part of the map, all options and the hand can be seen."""
A_DAY = 86_400.0


class SandtableApp(App[int]):
    """Opens a table for a session, or the start screen without one."""

    CSS_PATH = "sandtable.tcss"
    TITLE = "Sandtable"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("t", "turn_light")]

    def __init__(
        self, saves: Saves, language: str, session: Session | None = None, pace: float = PACE
    ) -> None:
        super().__init__()
        expect_language(language)
        self.register_theme(DAY_THEME)
        self.register_theme(NIGHT_THEME)
        self.theme = DAY_THEME.name
        self.saves = saves
        self.language = language
        self.session = session
        self.pace = pace
        self._is_small = False

    def run(self, *arguments: Any, **options: Any) -> int | None:
        """Run the app until it is closed; it needs a terminal, not a pipe or a file."""
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            raise SandtableError(
                "'sandtable play' needs a terminal: its input or output is not one"
            )
        encoding = codecs.lookup(sys.stdout.encoding).name
        if encoding != "utf-8":
            raise SandtableError(
                f"'sandtable play' needs a terminal with UTF-8, not {encoding}; "
                "set the locale, for example LC_ALL=C.UTF-8"
            )
        return super().run(*arguments, **options)

    def on_resize(self, event: Resize) -> None:
        """Ask for a larger terminal while parts of the table have no room."""
        small = event.size.width < LEAST_WIDTH or event.size.height < LEAST_HEIGHT
        if small and not self._is_small:
            text = speech(self.language).say("ui-too-small", width=LEAST_WIDTH, height=LEAST_HEIGHT)
            self.notify(text, severity="warning", timeout=A_DAY)
        elif self._is_small and not small:
            self.clear_notifications()
        self._is_small = small

    def on_mount(self) -> None:
        if self.session is None:
            self.push_screen(StartScreen(self.saves, self.language))
        else:
            self.push_screen(self._table(self.session))

    def _table(self, session: Session) -> TableScreen:
        words = Words(session.game, self.language)
        painter = painter_of(session.game, session.record.scenario, words)
        return TableScreen(session, words, painter, self.pace)

    def action_turn_light(self) -> None:
        """Switch between the light and the dark theme."""
        day = self.theme == DAY_THEME.name
        self.theme = NIGHT_THEME.name if day else DAY_THEME.name

    def on_start_screen_language(self, event: StartScreen.Language) -> None:
        self.language = event.language

    def on_start_screen_begin(self, event: StartScreen.Begin) -> None:
        game = sandtable.load(event.title)
        told: list[str] | None = [] if event.is_guided else None
        session = Session.new(game, event.scenario, event.players, self.saves, told=told)
        self.switch_screen(self._table(session))

    def on_start_screen_resume(self, event: StartScreen.Resume) -> None:
        try:
            session = Session.resumed(event.saved.file, self.saves)
        except SaveError as broken:
            cast(StartScreen, self.screen).complain(broken)
        else:
            self.switch_screen(self._table(session))

    def on_table_screen_new_game(self) -> None:
        self.switch_screen(StartScreen(self.saves, self.language))
