"""The process of an agent or the coach. It sees only the view it is sent.

Questions come as lines of JSON on the standard input, answers go out on the standard output. The
server is gone when the input ends; then so is this process, even in the middle of a thought.
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
    """Whose line is asked for, and all that its seat may know."""

    title: str
    scenario: str
    seat: int
    cells: list[int]
    agent: str
    seed: int
    rules: int
    """The version of the rules that the game is played under."""
    spent: float = 0.0
    """The seconds its turn has taken so far."""
    seconds: float = TURN
    """What the line may take, where others wait."""
    content: str = ""
    """The content of a scenario that a player made."""


def restore(question: Question) -> View:
    """What the seat may know."""
    game = sandtable.edition(question.title, question.rules)
    if question.content:
        made_scenarios.remember(question.title, question.content)
    return game.restore_view(question.scenario, question.seat, question.cells)


def find_line(question: Question) -> list[str]:
    """A whole line of an agent's choices, up to chance, the other seat, or the next card."""
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
    """What the watchdog plays: the heuristics need next to no time, and no NumPy."""
    return find_line(msgspec.structs.replace(question, agent="thumb"))


def answer(question: Question | Study | Consultation) -> list[str] | Studied | Counsel:
    if isinstance(question, Question):
        return find_line(question)
    # The coach needs NumPy, which takes a moment to load, and not every process has one.
    from sandtable.agents.coach_analysis import counsel, study

    return study(question) if isinstance(question, Study) else counsel(question)


def main() -> None:
    # Ctrl+C is meant for the server; this process follows it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    # Whatever an agent prints must not pass for an answer.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    for question in questions(sys.stdin.buffer):
        asked = msgspec.json.decode(question, type=Question | Study | Consultation)
        answers.write(msgspec.json.encode(answer(asked)) + b"\n")


def questions(stream: BinaryIO) -> Iterator[bytes]:
    """The questions, read beside the thinking so that the end of the server is noticed."""
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
