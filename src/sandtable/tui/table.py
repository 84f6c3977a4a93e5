"""The table: board, prompt, options, log, piles and hand, and what the keys do."""

import asyncio
import time
from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widgets import OptionList, Static

from sandtable.agents.patience import TURN
from sandtable.core import Decision, IllegalMove, Move, View
from sandtable.tui.choices import Choices
from sandtable.tui.pages import Curtain, GameOver, Page
from sandtable.tui.painter import Painter
from sandtable.tui.session import Session
from sandtable.tui.speech import Speech
from sandtable.tui.widgets import Board, Drawing, Log, Room, hang
from sandtable.words import Words

RECENT = 40
"""So many of the latest events are shown beside the board; the rest are a key away."""
LEAST_SIDE_WIDTH = 30
SIDE_SHARE = 0.36
LEAST_REST = 16
"""So many lines beside the board are kept for prompt, options and log before vehicles are shown."""
LEAST_LOG = 9
"""So many of them the options leave to prompt and log."""
COUNT_EVERY = 0.5
"""So often the seconds are counted while an agent thinks."""
PAGE_WIDTH = 76
"""The room for a line on a page over the table in a small terminal."""
KEYS = (
    ("u", "undo"),
    ("s", "save"),
    ("l", "log"),
    ("c", "cards"),
    ("v", "vehicles"),
    ("r", "rules"),
    ("h", "help"),
    ("q", "leave"),
)


class TableScreen(Screen[None]):
    """Plays a session. Whatever it shows, it shows to one seat."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(digit), f"type({digit})", show=False) for digit in range(10)),
        Binding("u", "undo"),
        Binding("s", "save"),
        Binding("l", "log"),
        Binding("c", "cards"),
        Binding("v", "vehicles"),
        Binding("r", "rules"),
        Binding("h,question_mark", "help"),
        Binding("n", "new_game"),
        Binding("q", "leave"),
        Binding("ctrl+q", "leave", priority=True),
        Binding("shift+up", "scroll(0, -3)"),
        Binding("shift+down", "scroll(0, 3)"),
        Binding("shift+left", "scroll(-6, 0)"),
        Binding("shift+right", "scroll(6, 0)"),
    ]

    class NewGame(Message):
        """The players want another game."""

    def __init__(
        self, session: Session, words: Words, speech: Speech, painter: Painter, pace: float
    ) -> None:
        super().__init__()
        self.session = session
        self.words = words
        self.speech = speech
        self.painter = painter
        self.pace = pace
        """How long an agent's move is held back at least, so that one can follow it."""
        self.present: int | None = None if session.is_shared else session.humans[0]
        """The seat at the screen. Everything shown is what this seat may know."""
        self.view: View = session.view(self.present)
        self.decision: Decision | None = None
        self.has_begun = False
        self.is_thinking = False
        self._spent = 0.0
        """The seconds the turn of an agent had taken before its latest thought."""
        self._asked: float | None = None
        """When that thought began; None when it has ended."""
        self.known: dict[int | None, int] = {}
        """How many events each seat had seen when it chose last."""
        self._may_leave_unsaved = False

    def compose(self) -> ComposeResult:
        yield Drawing(id="bar")
        with Horizontal(id="middle"):
            yield Room(id="room")
            with Vertical(id="side"):
                yield Static(id="prompt")
                yield Choices(id="options")
                yield Drawing(id="vehicles")
                yield Log(self.words, self.painter.sides, id="log")
        yield Drawing(id="piles")
        yield Drawing(id="hand")
        yield Static(self._keys(), id="keys")

    def on_mount(self) -> None:
        self.query_one(Log).can_focus = False
        self.set_interval(COUNT_EVERY, self._count)
        self.on_resize()

    def on_resize(self) -> None:
        """Give the board what it needs, and the side the rest within its bounds."""
        width = self.app.size.width
        most = max(LEAST_SIDE_WIDTH, int(width * SIDE_SHARE))
        rest = width - self.painter.least_width
        self.query_one("#side").styles.width = max(LEAST_SIDE_WIDTH, min(most, rest))

    @on(Room.Resized)
    def _fit(self) -> None:
        self.painter.fit(self.query_one(Room).size)
        if self.has_begun:
            chosen = self.chosen
            self._list_options()
            self.query_one(Choices).highlighted = chosen
            self.redraw()
        else:
            self.has_begun = True
            self.go_on()

    # The course of the game

    def go_on(self, behind_curtain: bool = False) -> None:
        """Turn to whoever is asked next: the one at the screen, somebody else, an agent."""
        session = self.session
        if session.over:
            self._finish()
            return
        seat = session.deciding(self.present)
        assert seat is not None
        if seat in session.agents:
            self.is_thinking = True
            self._spent = session.agents[seat].spent
            self.renew()
            self.think()
        elif seat == self.present and not behind_curtain:
            self.renew()
        else:
            may_undo = self.present is not None and not behind_curtain
            curtain = Curtain(seat, may_undo, self.painter, self.speech)
            self.app.push_screen(curtain, self._curtain_opened)

    def _curtain_opened(self, answer: str | None) -> None:
        if answer == "leave":
            self.action_leave()
        elif answer == "undo" and self.present is not None:
            self._take_back(self.present)
            # Nobody knows who sits at the screen now.
            self.go_on(behind_curtain=True)
        else:
            self.present = self.session.deciding(self.present)
            self.renew()

    @work(exclusive=True)
    async def think(self) -> None:
        """Let an agent choose, and choose again, while the screen stays alive."""
        session = self.session
        while (seat := session.deciding(self.present)) in session.agents:
            view = session.view(seat)
            decision = view.decision()
            assert decision is not None
            move, _ = await asyncio.gather(
                self._thought(seat, view, decision),
                asyncio.sleep(self.pace),
            )
            session.choose(move, seat)
            self.renew()
        self.is_thinking = False
        self._save()
        self.go_on()

    async def _thought(self, seat: int, view: View, decision: Decision) -> Move:
        """What an agent chooses; meanwhile its time is counted."""
        agent = self.session.agents[seat]
        self._spent, self._asked = agent.spent, time.monotonic()
        try:
            return await asyncio.to_thread(agent.decide, view, decision)
        finally:
            self._spent, self._asked = agent.spent, None

    def _count(self) -> None:
        if self.is_thinking:
            self.query_one("#prompt", Static).update(self._prompt())

    def _finish(self) -> None:
        # At a shared screen nobody's hand is shown to both.
        if self.session.is_shared:
            self.present = None
        self._save()
        self.renew()
        result = GameOver(self.session, self.words, self.speech, self.painter)
        self.app.push_screen(result, self._after_game)

    def _after_game(self, answer: str | None) -> None:
        if answer == "new":
            self.action_new_game()
        elif answer == "leave":
            self.action_leave()

    def choose(self, option: int) -> None:
        """Make a choice of the seat at the screen."""
        if self.decision is None or self.present is None:
            return
        self.known[self.present] = len(self.session.events(self.present))
        self.session.choose(self.decision.options[option], self.present)
        self._save()
        self.go_on()

    def _save(self) -> bool:
        try:
            self.session.save()
        except OSError as error:
            text = self.speech.say("ui-save-failed", reason=str(error.strerror))
            self.notify(text, severity="error", markup=False)
            return False
        return True

    # What the seat sees

    def renew(self) -> None:
        """Show what the seat at the screen may know now."""
        self.view = self.session.view(self.present)
        self.decision = None if self.is_thinking else self.view.decision()
        self._list_options()
        self.query_one("#prompt", Static).update(self._prompt())
        events = self.session.events(self.present)
        self.query_one(Log).show_latest(events, self.known.get(self.present, 0), RECENT)
        self.redraw()

    def redraw(self) -> None:
        """Draw what depends on the option under the cursor or on the size of the screen."""
        chosen = self.chosen
        painter, view, decision = self.painter, self.view, self.decision
        self.query_one("#bar", Drawing).show(self._bar())
        self.query_one(Board).show(painter.board(view, decision, chosen))
        self.query_one("#piles", Drawing).show(painter.piles(view))
        self.query_one("#hand", Drawing).show(painter.hand(view, decision, chosen, self.size.width))
        self._show_vehicles()
        if decision is not None and chosen is not None:
            place = painter.place(view, decision, chosen)
            if place is not None:
                self.query_one(Room).scroll_to_region(place, animate=False)

    def _show_vehicles(self) -> None:
        """The vehicles stand beside the board where that is high enough, else a key away."""
        room = self.query_one("#side").size
        panel = self.query_one("#vehicles", Drawing)
        text = self.painter.vehicles(self.view, room.width - 2)
        lines = len(text.plain.splitlines()) + 1
        panel.display = lines > 1 and lines + LEAST_REST <= room.height
        panel.styles.height = lines
        panel.show(text)
        options = self.query_one(Choices)
        options.styles.max_height = room.height - lines - LEAST_LOG if panel.display else "60%"

    @property
    def chosen(self) -> int | None:
        """The option under the cursor."""
        return self.query_one(Choices).chosen

    def _bar(self) -> Content:
        name = self.words.scenario(self.session.record.scenario)
        score = self.painter.score(self.view)
        room = self.size.width - score.cell_length - 3
        return Content.assemble(
            " ",
            Content.styled(name, "bold $ink").truncate(room, ellipsis=True, pad=True),
            " ",
            score,
        )

    def _prompt(self) -> Content:
        if self.session.over:
            return Content.styled(self.speech.say("ui-over"), "bold")
        if self.decision is None:
            return Content.styled(self._thinking(), "italic $ink-2")
        return Content.styled(self.words.prompt(self.decision), "bold")

    def _thinking(self) -> str:
        """That an agent thinks, and how far its turn is; most of them are done at once."""
        now = 0.0 if self._asked is None else time.monotonic() - self._asked
        spent = int(min(TURN, self._spent + now))
        if spent == 0:
            return self.speech.say("ui-thinking")
        return self.speech.say("ui-thinking-seconds", spent=spent, limit=int(TURN))

    def _list_options(self) -> None:
        options = self.query_one(Choices)
        width = self.query_one("#side").size.width - 2  # a gap and the scroll bar
        if self.decision is None or self.present is None:
            options.offer([], [], width)
            return
        painter, view, decision = self.painter, self.view, self.decision
        state = self.session.record.state
        offered = []
        for move in decision.options:
            text = painter.option(view, move, decision)
            if preview := state.preview(move):
                text = Content.assemble(text, "\n", painter.odds(preview))
            offered.append(text)
        withheld = []
        for move in painter.withheld(view, decision):
            refusal = state.why_not(move, self.present)
            if refusal is not None:
                reason = f"\n{self.words.refusal(refusal)} ({refusal.rule})"
                text = painter.option(view, move, decision)
                withheld.append(Content.assemble(text, (reason, "italic")))
        options.offer(offered, withheld, width)
        options.focus()

    def _keys(self) -> Content:
        return Content(" ").join(
            Content.from_markup(
                f" [@click=screen.{action}()][b $brass-lo]{key}[/] $word[/]",
                word=self.speech.say(f"ui-key-{action}"),
            )
            for key, action in self._shown_keys()
        )

    def _shown_keys(self) -> list[tuple[str, str]]:
        """The keys that have something to show in this game."""
        return [key for key in KEYS if key[1] != "vehicles" or self._vehicles()]

    def _vehicles(self) -> Content:
        return self.painter.vehicles(self.view, PAGE_WIDTH)

    # What the player does

    @on(OptionList.OptionSelected)
    def _selected(self, event: OptionList.OptionSelected) -> None:
        self.choose(event.option_index)

    @on(OptionList.OptionHighlighted)
    def _highlighted(self) -> None:
        self.redraw()

    @on(Board.Clicked)
    def _clicked(self, event: Board.Clicked) -> None:
        """The first click points an option out, a second one chooses it."""
        if self.decision is None:
            return
        found = self.painter.options_at(self.view, self.decision, *event.offset)
        if self.chosen in found:
            self.choose(self.chosen)
        elif found:
            self.query_one(Choices).highlighted = found[0]

    def action_type(self, digit: int) -> None:
        option = self.query_one(Choices).type_digit(digit)
        if option is not None:
            self.choose(option)

    def action_undo(self) -> None:
        seat = self.present if self.present is not None else self.session.humans[0]
        if self._take_back(seat):
            self.go_on()

    def _take_back(self, seat: int) -> bool:
        try:
            self.session.record.undo(seat)
        except IllegalMove as error:
            self.notify(self.words.refusal(error), severity="warning", markup=False)
            return False
        # An agent that was thinking about the position taken back must not answer.
        self.workers.cancel_node(self)
        self.is_thinking = False
        self._save()
        return True

    def action_save(self) -> None:
        if self._save():
            self.notify(self.speech.say("ui-saved", file=str(self.session.file)), markup=False)

    def action_log(self) -> None:
        log = Log(self.words, self.painter.sides)
        log.events = self.session.events(self.present)
        self.app.push_screen(Page(self.speech.say("ui-key-log"), log, self.speech))

    def action_cards(self) -> None:
        self._open("cards", self.painter.everything(self.view))

    def action_vehicles(self) -> None:
        if text := self._vehicles():
            self._open("vehicles", text)

    def action_rules(self) -> None:
        if self.decision is None:
            return
        text = Content("\n\n").join(
            [
                Content.styled(self.words.prompt(self.decision), "bold"),
                *self.painter.lessons(self.decision),
            ]
        )
        self._open("rules", text)

    def action_help(self) -> None:
        say = self.speech.say
        lines = [
            ("1 … 9, 0, ↑↓ Enter", say("ui-key-choose")),
            ("1 2", say("ui-help-digits")),
            *((key, say(f"ui-key-{action}")) for key, action in self._shown_keys()),
            ("t", say("ui-key-light")),
            ("Shift ↑↓←→", say("ui-key-scroll")),
            ("", ""),
            *self.painter.legend(self.view),
        ]
        text = Content("\n").join(
            hang(f"{sign:<20}", Content(words), PAGE_WIDTH) for sign, words in lines
        )
        self._open("help", text)

    def _open(self, what: str, text: Content) -> None:
        page = Page(self.speech.say(f"ui-key-{what}"), VerticalScroll(Static(text)), self.speech)
        self.app.push_screen(page)

    def action_new_game(self) -> None:
        if self.session.over:
            self.post_message(self.NewGame())

    def action_leave(self) -> None:
        """Save and go; where that fails, go only when asked again."""
        if self._save() or self._may_leave_unsaved:
            self.app.exit(0)
        self._may_leave_unsaved = True

    def action_scroll(self, x: int, y: int) -> None:
        self.query_one(Room).scroll_relative(x, y, animate=False)
