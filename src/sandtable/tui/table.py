"""The table: board, prompt, options, details, log, piles, hand, and key bindings."""

import asyncio
import time
from typing import ClassVar

from textual import events, on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widgets import OptionList, Static

from sandtable.agents.time_budget import TURN
from sandtable.core import Decision, IllegalMove, Move, View
from sandtable.tui.choices import Choices
from sandtable.tui.cursor_moves import nearest
from sandtable.tui.guide import Guide, Now
from sandtable.tui.pages import Curtain, GameOver, Page
from sandtable.tui.painter import Cursor, Painter
from sandtable.tui.saves import ContinuedElsewhereError
from sandtable.tui.session import Session
from sandtable.tui.widgets import Board, Drawing, Hand, Log, Pointed, Room, Taken, hang
from sandtable.words import Words, lessons

RECENT = 40
"""Number of recent events shown beside the board; the log page has all."""
LEAST_SIDE_WIDTH = 30
SIDE_SHARE = 0.36
LEAST_REST = 16
"""Lines beside the board reserved for prompt, options and log before vehicles are shown."""
LEAST_LOG = 5
"""Lines reserved for the log with the line above it, before options and details."""
LEAST_OPTIONS = 5
"""Lines reserved for options before details."""
COUNT_EVERY = 0.5
"""Refresh interval of the thinking timer, in seconds."""
PAGE_WIDTH = 76
PAGE_FRAME = 5
"""Columns of a page that are border, padding or scroll bar."""
"""Width of a page over the table, which fits into a small terminal."""
KEYS = (
    ("Tab", "walk"),
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
    """Plays a session. Everything it shows is for one seat."""

    AUTO_FOCUS = "#options"
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(digit), f"type({digit})", show=False) for digit in range(10)),
        Binding("u", "undo"),
        Binding("s", "save"),
        Binding("l", "log"),
        Binding("c", "cards"),
        Binding("v", "vehicles"),
        Binding("r", "rules"),
        Binding("h,question_mark", "help"),
        Binding("n", "next"),
        Binding("b", "back"),
        Binding("escape", "options"),
        Binding("q", "leave"),
        Binding("ctrl+q", "leave", priority=True),
        Binding("shift+up", "scroll(0, -3)"),
        Binding("shift+down", "scroll(0, 3)"),
        Binding("shift+left", "scroll(-6, 0)"),
        Binding("shift+right", "scroll(6, 0)"),
    ]

    class NewGame(Message):
        """The players want another game."""

    def __init__(self, session: Session, words: Words, painter: Painter, pace: float) -> None:
        super().__init__()
        self.session = session
        self.words = words
        self.speech = painter.speech
        self.painter = painter
        self.guide = (
            None
            if session.told is None
            else Guide(lessons(session.game, words.language), session.told)
        )
        self.pace = pace
        """Minimum seconds before an agent's move is shown, so that players can follow."""
        self.present: int | None = None if session.is_shared else session.humans[0]
        """The seat at the screen; everything shown is what this seat may know."""
        self.view: View = session.view(self.present)
        self.decision: Decision | None = None
        self.has_begun = False
        self.is_thinking = False
        self._spent = 0.0
        """Seconds of an agent's turn before its current thought."""
        self._asked: float | None = None
        """Start time of the current thought; None if no agent is thinking."""
        self.known: dict[int | None, int] = {}
        """Number of events each seat had seen at its last choice."""
        self._may_leave_unsaved = False
        self._spot = ""
        self._card = 0
        """Index of the hand's cursor; ``_spot`` is the place of the board's cursor."""

    def compose(self) -> ComposeResult:
        yield Drawing(id="bar")
        with Horizontal(id="middle"):
            yield Room(id="room")
            with Vertical(id="side"):
                yield Static(id="lesson")
                yield Static(id="prompt")
                yield Choices(id="options")
                yield Static(id="details")
                yield Drawing(id="vehicles")
                yield Log(self.painter, id="log")
        yield Drawing(id="piles")
        yield Hand(id="hand")
        yield Static(self._keys(), id="keys")

    def on_mount(self) -> None:
        self.query_one(Log).can_focus = False
        self.set_interval(COUNT_EVERY, self._count)
        self.on_resize()

    def on_resize(self) -> None:
        """Give the board the width it needs, and the side panel the rest, within limits."""
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

    # Game flow

    def go_on(self, behind_curtain: bool = False) -> None:
        """Continue with the next decision: at the screen, behind the curtain, or by an agent."""
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
            # It is unknown who is at the screen now.
            self.go_on(behind_curtain=True)
        else:
            self.present = self.session.deciding(self.present)
            self.renew()

    @work(exclusive=True)
    async def think(self) -> None:
        """Play the agents' moves without blocking the screen."""
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
        """Return an agent's move, and measure its time."""
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
        # At a shared screen no hand is shown to both players.
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
        """Make a choice for the seat at the screen."""
        if self.decision is None or self.present is None:
            return
        self.known[self.present] = len(self.session.events(self.present))
        self.session.choose(self.decision.options[option], self.present)
        self._save()
        self.go_on()

    def _save(self) -> bool:
        try:
            self.session.save()
        except ContinuedElsewhereError:
            self.notify(self.speech.say("ui-save-elsewhere"), severity="error", markup=False)
            return False
        except OSError as error:
            text = self.speech.say("ui-save-failed", reason=str(error.strerror))
            self.notify(text, severity="error", markup=False)
            return False
        return True

    # Display

    def renew(self) -> None:
        """Update everything that the seat at the screen may know."""
        self.view = self.session.view(self.present)
        self.decision = None if self.is_thinking else self.view.decision()
        if self.guide is not None:
            self.guide.look(self._now())
        self._list_options()
        self.query_one("#prompt", Static).update(self._prompt())
        happened = self.session.events(self.present)
        self.query_one(Log).show_latest(happened, self.known.get(self.present, 0), RECENT)
        self.redraw()

    def redraw(self) -> None:
        """Redraw what depends on the cursor or the screen size."""
        painter, view, decision = self.painter, self.view, self.decision
        chosen, cursor = self._pointed(), self.cursor
        board, hand = self.query_one(Board), self.query_one(Hand)
        board.can_focus = bool(painter.spots(view, decision))
        hand.can_focus = bool(painter.deck.held(view))
        self.query_one("#bar", Drawing).show(self._bar())
        board.show(painter.board(view, decision, chosen, cursor))
        self.query_one("#piles", Drawing).show(painter.deck.piles(view))
        hand.show(painter.deck.hand(view, decision, chosen, self.size.width, cursor.card))
        self._lay_out_side(chosen)
        place = None
        if cursor.spot:
            place = painter.region(cursor.spot)
        elif decision is not None and chosen is not None:
            place = painter.place(view, decision, chosen)
        if place is not None:
            self.query_one(Room).scroll_to_region(place, animate=False)

    def _lay_out_side(self, chosen: int | None) -> None:
        """Distribute the lines beside the board among the panels."""
        room = self.query_one("#side").size
        width = room.width - 2
        taken = len(self._prompt().wrap(max(1, width))) + self._show_lesson(width)
        rest = room.height - taken
        log = LEAST_LOG if self.guide is None or rest > 2 * LEAST_LOG + LEAST_OPTIONS else 0
        self.query_one(Log).display = log > 0
        rest -= log
        vehicles = self.painter.vehicles(self.view, width)
        panel = self.query_one("#vehicles", Drawing)
        lines = len(vehicles.plain.splitlines()) + 1
        panel.display = lines > 1 and lines + LEAST_REST <= room.height
        panel.styles.height = lines
        panel.show(vehicles)
        rest -= lines if panel.display else 0
        rest -= self._show_details(chosen, width, rest)
        self.query_one(Choices).styles.max_height = max(LEAST_OPTIONS, rest)

    def _show_details(self, chosen: int | None, width: int, rest: int) -> int:
        """Show what is under the cursor; return the number of lines used."""
        panel = self.query_one("#details", Static)
        text = self.painter.details(self.view, self.decision, chosen, self.cursor)
        listed = self.query_one(Choices).virtual_size.height if self.decision else 0
        # The option list gets more lines while the player uses it than while they use the map.
        least = LEAST_OPTIONS if self.cursor != Cursor() else max(LEAST_OPTIONS, rest * 3 // 5)
        room = rest - min(listed, least) - 1
        lines = text.wrap(max(1, width))[: max(0, room)] if text else []
        panel.display = bool(lines)
        panel.styles.height = len(lines) + 1
        panel.update(Content("\n").join(lines))
        return len(lines) + 1 if lines else 0

    def _show_lesson(self, width: int) -> int:
        """Show the current lesson; return the number of lines used."""
        panel = self.query_one("#lesson", Static)
        lesson = None if self.guide is None else self.guide.lesson
        panel.display = lesson is not None
        if lesson is None:
            return 0
        text = self.painter.lesson(lesson.id) or lesson.text
        told = Content.assemble(
            (f"{lesson.name}\n", "bold $brass-lo"),
            text,
            (f"\n{self.speech.say('ui-lesson-keys', rule=lesson.rule)}", "$ink-3"),
        )
        panel.update(told)
        lines = len(told.wrap(max(1, width))) + 1
        panel.styles.height = lines
        return lines

    @property
    def cursor(self) -> Cursor:
        """The place or card that the player points at, if board or hand has the focus."""
        if self.query_one(Board).has_focus:
            return Cursor(spot=self._spot)
        cards = self.painter.deck.held(self.view)
        if self.query_one(Hand).has_focus and cards:
            return Cursor(card=cards[min(self._card, len(cards) - 1)])
        return Cursor()

    def _pointed(self) -> int | None:
        """Return the option to highlight; on the board or in the hand only one under the cursor."""
        found = self._options_under(self.cursor)
        if found is None or self.chosen in found:
            return self.chosen
        return found[0] if found else None

    def _options_under(self, cursor: Cursor) -> list[int] | None:
        """Return the options under the cursor on the board or in the hand."""
        if cursor == Cursor():
            return None
        return [
            self.decision.options.index(move)
            for move in self._moves_under(cursor)
            if self.decision is not None and move in self.decision.options
        ]

    def _moves_under(self, cursor: Cursor) -> list[Move]:
        if self.decision is None:
            return []
        if cursor.spot:
            return self.painter.moves_at(self.view, self.decision, cursor.spot)
        return self.painter.moves_of(self.view, self.decision, cursor.card)

    @property
    def chosen(self) -> int | None:
        """The option under the cursor of the list."""
        return self.query_one(Choices).chosen

    def _now(self) -> Now:
        """Return the guide's input, which the seat at the screen may know completely."""
        data = self.view.data()
        decision = self.decision
        position = self.view.position
        own = self.painter.sides[self.session.humans[0]]
        moves = decision.options if decision is not None else []
        shows_sum = any("ways" in position.preview(move) for move in moves)
        round = data.get("round", data.get("turn"))
        assert isinstance(round, int)
        happened = self.session.events(self.present)
        return Now(decision, shows_sum, happened, own, round, self.session.over)

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
        """Return the text shown while an agent thinks, with its time after the first second."""
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
        # Computed from what the seat may know, never from the true position.
        position = view.position
        offered = []
        for move in decision.options:
            text = painter.option(view, move, decision)
            preview = position.preview(move)
            if preview and (odds := painter.odds(preview)):
                text = Content.assemble(text, "\n", odds)
            offered.append(text)
        withheld = []
        for move in painter.withheld(view, decision):
            refusal = position.why_not(move, decision.seat)
            if refusal is not None:
                reason = f"\n{self.words.refusal(refusal)} ({refusal.rule})"
                text = painter.option(view, move, decision)
                withheld.append(Content.assemble(text, (reason, "italic")))
        options.offer(offered, withheld, width, painter.first(view, decision))
        self._turn_to_question()

    def _turn_to_question(self) -> None:
        """Keep the focus on the board or the hand if the question can be answered there."""
        decision = self.decision
        assert decision is not None
        painter, view = self.painter, self.view
        if self.query_one(Board).has_focus:
            options = range(len(decision.options))
            spots = [spot for n in options if (spot := painter.spot_of(view, decision, n))]
            if spots:
                if self._spot not in painter.spots(view, decision):
                    self._spot = spots[0]
                return
        elif self.query_one(Hand).has_focus:
            cards = painter.deck.held(view)
            if any(painter.moves_of(view, decision, card) for card in cards):
                return
        self.query_one(Choices).focus()

    def _keys(self) -> Content:
        return Content(" ").join(
            Content.from_markup(
                f" [@click=screen.{action}()][b $brass-lo]{key}[/] $word[/]",
                word=self.speech.say(f"ui-key-{action}"),
            )
            for key, action in self._shown_keys()
        )

    def _shown_keys(self) -> list[tuple[str, str]]:
        """Return the keys that are useful in this game."""
        keys = [key for key in KEYS if key[1] != "vehicles" or self._vehicles()]
        return keys if self.guide is None else [("n", "next"), ("b", "back"), *keys]

    def _vehicles(self) -> Content:
        return self.painter.vehicles(self.view, self._page_width)

    # User input

    @on(OptionList.OptionSelected)
    def _selected(self, event: OptionList.OptionSelected) -> None:
        self.choose(event.option_index)

    @on(OptionList.OptionHighlighted)
    def _highlighted(self) -> None:
        self.redraw()

    @on(Board.Clicked)
    def _clicked(self, event: Board.Clicked) -> None:
        """Highlight an option with the first click, choose it with the second."""
        if self.decision is None:
            return
        found = self.painter.options_at(self.view, self.decision, *event.offset)
        if self.chosen in found:
            self.choose(self.chosen)
        elif found:
            self.query_one(Choices).highlighted = found[0]

    @on(Pointed)
    def _move_cursor(self, event: Pointed) -> None:
        if self.query_one(Board).has_focus:
            spots = self.painter.spots(self.view, self.decision)
            self._spot = nearest(spots, self._spot, event.east, event.south)
        else:
            cards = self.painter.deck.held(self.view)
            self._card = max(0, min(self._card + event.east, len(cards) - 1))
        self._follow_cursor()

    @on(events.DescendantFocus)
    def _focus_moved(self) -> None:
        """Place the board's cursor at the chosen option when the focus moves."""
        spots = self.painter.spots(self.view, self.decision)
        if self.query_one(Board).has_focus and spots:
            painter, view, decision, chosen = self.painter, self.view, self.decision, self.chosen
            if decision is not None and chosen is not None:
                found = (painter.spot_of(view, decision, chosen), painter.start(view, decision))
                self._spot = next(filter(None, found), self._spot)
            if self._spot not in spots:
                self._spot = next(iter(spots))
        self._follow_cursor()

    def _follow_cursor(self) -> None:
        """Highlight the option under the cursor of the board or the hand."""
        found = self._options_under(self.cursor)
        if found and self.chosen not in found:
            self.query_one(Choices).highlighted = found[0]
        self.redraw()

    @on(Taken)
    def _take(self) -> None:
        """Choose the option under the cursor, or say why it cannot be chosen."""
        found = self._options_under(self.cursor)
        if not found:
            self._say_why_not()
        elif len(found) == 1:
            self.choose(found[0])
        else:
            # Several options are possible there: let the player choose from the list.
            self.query_one(Choices).highlighted = found[0]
            self.query_one(Choices).focus()

    def _say_why_not(self) -> None:
        if self.decision is None:
            return
        position, seat = self.view.position, self.decision.seat
        refusals = [position.why_not(move, seat) for move in self._moves_under(self.cursor)]
        told = [
            f"{self.words.refusal(refusal)} ({refusal.rule})" for refusal in refusals if refusal
        ]
        text = told[0] if told else self.speech.say("ui-nothing-here")
        self.notify(text, severity="warning", markup=False)

    def action_options(self) -> None:
        """Focus the list of options."""
        self.query_one(Choices).focus()

    def action_walk(self) -> None:
        """Move the focus: options, hand, board, and back."""
        self.focus_next()

    def action_next(self) -> None:
        """Show the next lesson; after the game, start another one."""
        if self.guide is not None and self.guide.lesson is not None:
            self.guide.next(self._now())
            self._save()
            self.redraw()
        else:
            self.action_new_game()

    def action_back(self) -> None:
        if self.guide is not None:
            self.guide.back()
            self.redraw()

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
        # An agent thinking about the undone position must not answer.
        self.workers.cancel_node(self)
        self.is_thinking = False
        self._save()
        return True

    def action_save(self) -> None:
        if self._save():
            self.notify(self.speech.say("ui-saved", file=str(self.session.file)), markup=False)

    def action_log(self) -> None:
        log = Log(self.painter)
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
            ("Tab ↑↓←→ Enter Esc", say("ui-help-cursor")),
            *((key, say(f"ui-key-{action}")) for key, action in self._shown_keys()),
            ("t", say("ui-key-light")),
            ("Shift ↑↓←→", say("ui-key-scroll")),
            ("", ""),
            *self.painter.legend(self.view),
        ]
        text = Content("\n").join(
            hang(f"{sign:<20}", Content(words), self._page_width) for sign, words in lines
        )
        self._open("help", text)

    @property
    def _page_width(self) -> int:
        """Characters in a line of a page: `#page` has 84 % of the width, minus its frame."""
        return min(PAGE_WIDTH, int(self.app.size.width * 0.84) - PAGE_FRAME)

    def _open(self, what: str, text: Content) -> None:
        page = Page(self.speech.say(f"ui-key-{what}"), VerticalScroll(Static(text)), self.speech)
        self.app.push_screen(page)

    def action_new_game(self) -> None:
        if self.session.over:
            self.post_message(self.NewGame())

    def action_leave(self) -> None:
        """Save and exit; if saving fails, exit only when asked again."""
        if self._save() or self._may_leave_unsaved:
            self.app.exit(0)
        self._may_leave_unsaved = True

    def action_scroll(self, x: int, y: int) -> None:
        self.query_one(Room).scroll_relative(x, y, animate=False)
