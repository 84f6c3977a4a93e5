"""The start screen: scenario, side, opponent, language."""

from typing import ClassVar, cast

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

import sandtable
from sandtable.agents import playing
from sandtable.core import Game
from sandtable.core.game import Listing
from sandtable.tui.client_words import speech
from sandtable.tui.painter import SIGNS
from sandtable.tui.saves import HUMAN, Saved, SaveError, Saves
from sandtable.words import LANGUAGES, Guide, Words, guide

Entry = Saved | SaveError | tuple[str, Listing]
"""An entry that can be chosen: a saved game, or a scenario of a title."""
Row = Entry | str
"""A line of the list: an entry, or the heading of a title."""
DEFAULT_OPPONENT = "recruit"
NAME_WIDTH = 29
LABEL_WIDTH = 11


def in_column(name: str) -> str:
    """Return a name as wide as its column of the list; a long one ends in an ellipsis."""
    shown = name if len(name) < NAME_WIDTH else f"{name[: NAME_WIDTH - 2]}…"
    return f"{shown:<{NAME_WIDTH}}"


def guided_players(game: Game, first: Guide) -> dict[str, str]:
    """Return the players of a title's guided game."""
    return {side: HUMAN if side == first.side else first.agent for side in game.seats}


class StartScreen(Screen[None]):
    """Lists saved games and scenarios; three keys cycle through side, opponent and language."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("s", "turn('side')"),
        Binding("o", "turn('opponent')"),
        Binding("l", "turn('language')"),
        Binding("g", "learn"),
        Binding("q", "leave"),
    ]

    class Begin(Message):
        """Start a scenario."""

        def __init__(
            self, title: str, scenario: str, players: dict[str, str], is_guided: bool = False
        ) -> None:
            super().__init__()
            self.title = title
            self.scenario = scenario
            self.players = players
            self.is_guided = is_guided

    class Resume(Message):
        """Resume a saved game."""

        def __init__(self, saved: Saved) -> None:
            super().__init__()
            self.saved = saved

    class Language(Message):
        """The language was changed."""

        def __init__(self, language: str) -> None:
            super().__init__()
            self.language = language

    def __init__(self, saves: Saves, language: str) -> None:
        super().__init__()
        self.games = {title: sandtable.load(title) for title in sandtable.TITLES}
        self.rows: list[Row] = [*saves.open_games()]
        for title, game in self.games.items():
            self.rows += [title, *((title, listing) for listing in game.listings())]
        self.opponents = {
            title: [*sorted(playing(title), key=lambda name: name != DEFAULT_OPPONENT), HUMAN]
            for title in self.games
        }
        self.chosen = {"side": 0, "opponent": 0, "language": list(LANGUAGES).index(language)}
        self._set_language()

    def _set_language(self) -> None:
        self.language = list(LANGUAGES)[self.chosen["language"]]
        self.speech = speech(self.language)
        self.words = {title: Words(game, self.language) for title, game in self.games.items()}

    def compose(self) -> ComposeResult:
        yield Static(id="bar")
        with Horizontal(id="middle"):
            yield OptionList(id="battles")
            with Vertical(id="dossier"):
                with VerticalScroll(can_focus=False):
                    yield Static(id="story")
                yield Static(id="choices")
        yield Static(id="keys")

    def on_mount(self) -> None:
        battles = self.query_one(OptionList)
        self._retell()
        battles.action_first()
        battles.focus()

    def _retell(self) -> None:
        """Update all texts in the selected language."""
        say = self.speech.say
        self.query_one("#bar", Static).update(
            Content.assemble((" Sandtable", "bold $olive"), (f"   {say('ui-welcome')}", "$ink-2"))
        )
        battles = self.query_one(OptionList)
        place = battles.highlighted
        battles.clear_options()
        battles.add_options(
            [Option(self._line(row), disabled=isinstance(row, str)) for row in self.rows]
        )
        battles.highlighted = place
        self.query_one("#keys", Static).update(Content.from_markup(f" ↑↓  {say('ui-start-keys')}"))
        self._show()

    def _line(self, entry: Row) -> Content:
        if isinstance(entry, str):
            return Content.styled(f" {self.words[entry].say('title')}", "bold $olive")
        if isinstance(entry, SaveError):
            return Content.styled(f"  ✗ {entry.file.stem}", "$oxide")
        if isinstance(entry, Saved):
            name = self.words[entry.title].scenario(entry.scenario)
            return Content.assemble(
                ("  ↻ ", "bold $brass-lo"),
                in_column(name),
                (f"{entry.when:%m-%d %H:%M}", "$ink-3"),
            )
        title, listing = entry
        return Content.assemble(
            (f"{listing.number:>3} ", "bold $brass-lo"),
            in_column(self.words[title].scenario(listing.id)),
            (listing.date, "$ink-3"),
        )

    @on(OptionList.OptionHighlighted)
    def _show(self) -> None:
        """Show the description of the entry under the cursor."""
        story, choices = self.query_one("#story", Static), self.query_one("#choices", Static)
        entry = self.entry
        choices.display = isinstance(entry, tuple)
        if isinstance(entry, SaveError):
            story.update(self._broken(entry))
        elif isinstance(entry, Saved):
            words = self.words[entry.title]
            lines = [Content.styled(words.scenario(entry.scenario), "bold"), Content("")]
            for seat, (side, player) in enumerate(entry.players.items()):
                name = self._player("person" if player == HUMAN else player)
                lines.append(Content(f"{SIGNS[seat]} {words.side(side)}: {name}"))
            lines += [
                Content(f"\n{entry.when:%Y-%m-%d %H:%M}\n"),
                Content(self.speech.say("ui-saved-game")),
            ]
            story.update(Content("\n").join(lines))
        else:
            title, listing = entry
            words = self.words[title]
            story.update(
                Content.assemble(
                    (words.scenario(listing.id), "bold $ink"),
                    (f"\n{words.say('title')} · {listing.number}", "$ink-3"),
                    (f"\n{listing.place}, {listing.date}\n\n", "$ink-3"),
                    (words.brief(listing.id), "bold $ink-2"),
                    f"\n\n{words.history(listing.id)}",
                )
            )
            choices.update(self._choices(title))

    @property
    def entry(self) -> Entry:
        highlighted = self.query_one(OptionList).highlighted
        row = self.rows[0 if highlighted is None else highlighted]
        # Before the first highlight, use the first scenario of the first title.
        return cast(Entry, self.rows[1] if isinstance(row, str) else row)

    def _broken(self, broken: SaveError) -> Content:
        text = self.speech.say("ui-save-broken", file=str(broken.file), reason=broken.reason)
        return Content.styled(text, "$oxide")

    def _player(self, name: str) -> str:
        id = f"ui-player-{name}"
        return self.speech.say(id) if self.speech.has(id) else name

    def _opponent(self, title: str) -> str:
        """Return the selected opponent, or the last one if the title has fewer."""
        known = self.opponents[title]
        return known[min(self.chosen["opponent"], len(known) - 1)]

    def _choices(self, title: str) -> Content:
        """Return the three rows of choices, each with its key."""
        game = self.games[title]
        rows = {
            "side": [
                f"{SIGNS[seat]} {self.words[title].side(side)}"
                for seat, side in enumerate(game.seats)
            ],
            # There are too many opponents to show all of them.
            "opponent": [self._player(self._opponent(title))],
            "language": [speech(language).say("ui-language") for language in LANGUAGES],
        }
        lines = []
        for what, names in rows.items():
            line = Content.from_markup(
                f"[@click=screen.turn('{what}')][b $brass-lo]{what[0]}[/] $label [/]",
                label=f"{self.speech.say('ui-choose-' + what):<{LABEL_WIDTH}}",
            )
            for index, name in enumerate(names):
                is_chosen = what == "opponent" or index == self.chosen[what]
                style = "$ink bold on $brass-hi" if is_chosen else "$ink-3"
                line += Content.styled(f" {name} ", style)
            lines.append(line)
        return Content("\n").join(lines)

    def action_turn(self, what: str) -> None:
        """Switch to the next side, opponent or language."""
        opponents = max(map(len, self.opponents.values()))
        most = {"side": 2, "opponent": opponents, "language": len(LANGUAGES)}
        self.chosen[what] = (self.chosen[what] + 1) % most[what]
        if what == "language":
            self._set_language()
            self.post_message(self.Language(self.language))
        self._retell()

    @on(OptionList.OptionSelected)
    def _selected(self) -> None:
        entry = self.entry
        if isinstance(entry, SaveError):
            self.complain(entry)
        elif isinstance(entry, Saved):
            self.post_message(self.Resume(entry))
        else:
            title, listing = entry
            seats = self.games[title].seats
            players = dict.fromkeys(seats, self._opponent(title))
            players[seats[self.chosen["side"]]] = HUMAN
            self.post_message(self.Begin(title, listing.id, players))

    def action_learn(self) -> None:
        """Start the guided game of the title under the cursor."""
        entry = self.entry
        if isinstance(entry, SaveError):
            self.complain(entry)
            return
        title = entry.title if isinstance(entry, Saved) else entry[0]
        first = guide(self.games[title])
        if first is not None:
            players = guided_players(self.games[title], first)
            self.post_message(self.Begin(title, first.scenario, players, is_guided=True))

    def complain(self, broken: SaveError) -> None:
        """Show what is wrong with a saved game."""
        text = self.speech.say("ui-save-broken", file=str(broken.file), reason=broken.reason)
        self.notify(text, severity="error", timeout=15, markup=False)

    def action_leave(self) -> None:
        self.app.exit(0)
