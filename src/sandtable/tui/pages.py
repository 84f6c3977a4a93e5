"""Screens before or over the table: curtain, text pages, result."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from sandtable.tui.client_words import Speech
from sandtable.tui.painter import Painter
from sandtable.tui.session import Session
from sandtable.words import Words


class Curtain(Screen[str]):
    """Hides the table until the next player is at the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "dismiss('open')"),
        Binding("u", "undo"),
        Binding("q", "dismiss('leave')"),
    ]

    def __init__(self, seat: int, may_undo: bool, painter: Painter, speech: Speech) -> None:
        super().__init__()
        self.seat = seat
        self.may_undo = may_undo
        self.painter = painter
        self.speech = speech

    def compose(self) -> ComposeResult:
        side = self.painter.words.side(self.painter.sides[self.seat])
        with Vertical(id="curtain"):
            yield Static(self.painter.side_name(self.seat), id="curtain-side")
            yield Static(self.speech.say("ui-curtain", side=side))
            yield Static(self.speech.say("ui-curtain-open"), classes="hint")
            if self.may_undo:
                yield Static(self.speech.say("ui-curtain-undo"), classes="hint")
            yield Static(self.speech.say("ui-curtain-leave"), classes="hint")

    def on_click(self) -> None:
        self.dismiss("open")

    def action_undo(self) -> None:
        if self.may_undo:
            self.dismiss("undo")


class Page(ModalScreen[None]):
    """A page of text, closed by any of the usual keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,l,c,v,r,h,question_mark", "dismiss"),
    ]

    def __init__(self, title: str, text: VerticalScroll, speech: Speech) -> None:
        super().__init__()
        self.title = title
        self.text = text
        self.speech = speech

    def compose(self) -> ComposeResult:
        with Vertical(id="page") as page:
            page.border_title = self.title
            page.border_subtitle = self.speech.say("ui-page-close")
            yield self.text


class GameOver(ModalScreen[str]):
    """Shows who won, and how."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n,enter", "dismiss('new')"),
        Binding("b,escape", "dismiss('look')"),
        Binding("q", "dismiss('leave')"),
    ]

    def __init__(self, session: Session, words: Words, speech: Speech, painter: Painter) -> None:
        super().__init__()
        self.session = session
        self.words = words
        self.speech = speech
        self.painter = painter

    def compose(self) -> ComposeResult:
        view = self.session.view(None)
        winner = int(view.position.winner)
        with Vertical(id="result") as result:
            result.border_title = self.words.scenario(self.session.record.scenario)
            if winner >= 0:
                yield Static(self.painter.side_name(winner), id="winner")
            ending = self.words.event(self.session.events(None)[-1])
            yield Static(Content(ending), id="ending")
            yield Static(self.painter.score(view), id="final-score")
            yield Static(self.speech.say("ui-result-keys"), classes="hint")
