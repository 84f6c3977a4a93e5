"""``sandtable mcp``: lets a language model play through the Model Context Protocol.

``model_seat`` produces the texts of the tools. In a rated series the server chooses the games and
updates a report after each of them.
"""

import json
from collections.abc import Callable
from pathlib import Path

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

import sandtable
from sandtable.core import SandtableError
from sandtable.model_seat import Rating, SeatGame

FIRST = next(iter(sandtable.TITLES))

INSTRUCTIONS = """You play a World War II board game against a computer opponent.
Call start, then call choose repeatedly until the game is over. Pass choose the number or the text
of an option; it returns what happened and the next options with their odds. battlefield shows the
map, position shows everything your side may know, why_not shows the rule that forbids a move, and
log shows past events."""


class Seat:
    """State shared by the tools of one connection: the current game and its series."""

    def __init__(self, rating: Rating | None = None, report: Path | None = None) -> None:
        self.rating = rating
        self.report = report
        self._game: SeatGame | None = None

    @property
    def game(self) -> SeatGame:
        if self._game is None:
            raise SandtableError("no game has been started; call start first")
        return self._game

    def begin(self, title: str, scenario: str, side: str, opponent: str, seed: int) -> SeatGame:
        if self.rating is None:
            scenario = scenario or sandtable.load(title).listings()[0].id
            self._game = SeatGame(title, scenario, side, opponent, seed)
            return self._game
        if self._game is not None and not self._game.over:
            raise SandtableError("finish the current rated game before you start the next one")
        following = self.rating.next_game()
        if following is None:
            raise SandtableError("all games of the series have been played")
        self._game = following
        return following

    def answer(self, tell: Callable[[], str], *, choice: bool = False, tokens: int = 0) -> str:
        """Return a tool's answer; report errors to the model and count them."""
        if self.rating is not None:
            self.rating.asked(choice, tokens)
        was_over = self._game is not None and self._game.over
        refused = False
        try:
            text = tell()
        except SandtableError as error:
            text, refused = str(error), True
        if self.rating is not None:
            self.rating.answered(text, refused and choice)
            if choice and not was_over and self._game is not None and self._game.over:
                self.rating.results.append(self._game.won)
                self._write()
        if refused:
            raise ToolError(text)
        return text

    def _write(self) -> None:
        if self.rating is not None and self.report is not None:
            text = json.dumps(self.rating.data(), indent=1)
            self.report.write_text(text + "\n", encoding="utf-8")


def make_server(rating: Rating | None = None, report: Path | None = None) -> MCPServer:
    """Return the server with its tools, for one connection."""
    server = MCPServer("sandtable", instructions=INSTRUCTIONS, version=sandtable.__version__)
    seat = Seat(rating, report)

    def scenarios() -> str:
        """List the titles with their scenarios and sides.

        Opponents, from the weakest to the strongest: random, recruit, corporal, sergeant,
        lieutenant, captain.
        """
        rows = []
        for title in sandtable.TITLES:
            game = sandtable.load(title)
            names = ", ".join(listing.id for listing in game.listings())
            rows.append(f"{title} (sides {' and '.join(game.seats)}): {names}")
        return "\n".join(rows)

    def start(
        title: str = FIRST,
        scenario: str = "",
        side: str = "",
        opponent: str = "recruit",
        seed: int = 0,
    ) -> str:
        """Start a game. Returns the goals of each side, the position and the first options.

        Default scenario: the first one of the title. In a rated series the server chooses the game
        and ignores the arguments.
        """

        def tell() -> str:
            game = seat.begin(title, scenario, side, opponent, seed)
            state = game.record.state
            game.news()
            mine = state.scenario.seats[game.seat]
            return "\n".join(
                [
                    f"{game.game.id}/{state.scenario.id}: you are {mine}.",
                    game.words.brief(state.scenario.id),
                    "",
                    game.position(),
                    "",
                    game.question(),
                ]
            )

        return seat.answer(tell)

    def position() -> str:
        """Show everything your side may know of the position."""
        return seat.answer(lambda: seat.game.position())

    def battlefield() -> str:
        """Show the map and the set-up of the scenario, which never change."""
        return seat.answer(lambda: seat.game.battlefield())

    def options() -> str:
        """Show your current decision, with every option, its number and its odds."""
        return seat.answer(lambda: seat.game.question())

    def why_not(move: str) -> str:
        """Show the rule that forbids a move, given the move's text."""
        return seat.answer(lambda: seat.game.why_not(move))

    def choose(move: str, tokens: int = 0) -> str:
        """Choose an option by its number or text. Returns what happened and the next decision.

        tokens: how many you have spent since your last choice, for the report of a rated series.
        """
        return seat.answer(lambda: seat.game.choose(move), choice=True, tokens=tokens)

    def log(last: int = 20) -> str:
        """Show the latest events, as far as your side may know them."""
        return seat.answer(lambda: seat.game.log(last))

    for tool in (scenarios, start, battlefield, position, options, why_not, choose, log):
        server.add_tool(tool, structured_output=False)
    return server
