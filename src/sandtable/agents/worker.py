"""Process of an agent or the coach. It sees only the views it receives.

Questions arrive as lines of JSON on standard input, answers are written to standard output. When
the input ends, the server is gone, and this process exits immediately, even during a search.
"""

import os
import signal
import sys
import threading
from collections.abc import Iterator
from queue import Queue
from typing import BinaryIO

import msgspec

import sandtable
from sandtable.agents import make
from sandtable.agents.coach_messages import Consultation, Counsel, Studied, Study
from sandtable.agents.time_budget import TURN, TimeBudget
from sandtable.core import View, made_scenarios
from sandtable.core.line import next_in_line


class Question(msgspec.Struct, tag="line"):
    """The agent and seat whose line is wanted, with the seat's view."""

    title: str
    scenario: str
    seat: int
    cells: list[int]
    agent: str
    seed: int
    rules: int
    """The version of the rules that the game is played under."""
    spent: float = 0.0
    """Seconds that the turn has taken."""
    seconds: float = TURN
    """Time limit of the line in seconds, if someone waits."""
    content: str = ""
    """The content of a scenario that a player made."""


def restore(question: Question) -> View:
    """Return the view of a question."""
    game = sandtable.edition(question.title, question.rules)
    if question.content:
        made_scenarios.remember(question.title, question.content)
    return game.restore_view(question.scenario, question.seat, question.cells)


def find_line(question: Question) -> list[str]:
    """Return a whole line of an agent's choices, up to chance, the other seat, or the next card."""
    seat = question.seat
    view = restore(question)
    player = TimeBudget(make(question.agent, question.seed), question.spent, question.seconds)
    line: list[str] = []
    decision = view.decision()
    while decision is not None:
        move = player.decide(view, decision)
        line.append(move.text)
        position = view.position
        decision = next_in_line(position, move, seat)
        view = position.view(seat)
    return line


def fallback_line(question: Question) -> list[str]:
    """Return the watchdog's line, by heuristics: they are fast and do not need NumPy."""
    return find_line(msgspec.structs.replace(question, agent="thumb"))


def answer(question: Question | Study | Consultation) -> list[str] | Studied | Counsel:
    if isinstance(question, Question):
        return find_line(question)
    # The coach needs NumPy, which is slow to load and not needed by every process.
    from sandtable.agents.coach_analysis import counsel, study

    return study(question) if isinstance(question, Study) else counsel(question)


def main() -> None:
    # Ctrl+C is for the server; this process ends when the server does.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    # Redirect prints to standard error, so that they are not read as answers.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    for question in questions(sys.stdin.buffer):
        asked = msgspec.json.decode(question, type=Question | Study | Consultation)
        answers.write(msgspec.json.encode(answer(asked)) + b"\n")


def questions(stream: BinaryIO) -> Iterator[bytes]:
    """Yield questions; a thread reads them, so that the end of the server is noticed during a
    search."""
    waiting: Queue[bytes] = Queue()

    def read() -> None:
        for line in stream:
            waiting.put(line)
        os._exit(0)

    threading.Thread(target=read, daemon=True).start()
    while True:
        yield waiting.get()


if __name__ == "__main__":
    main()
