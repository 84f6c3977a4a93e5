"""The process in which texts of strangers are read, and a trial game of them is played.

Questions come as lines of JSON on the standard input, answers go out on the standard output. It
runs in a box with little memory, and who asks has a clock: what takes too long is stopped there.
"""

import signal
import sys

import msgspec

import sandtable
from sandtable.core import Fault, Game, Rng, SandtableError
from sandtable.core import faults as said
from sandtable.core.errors import Argument, Says
from sandtable.server import wire
from sandtable.server.tables.lobby import scenario_info

MOST_CHOICES = 50_000
"""Choices after which a trial game is given up; the longest of printed scenarios take a tenth."""
MOST_OPTIONS = 4096
"""At a decision."""
SEED = 1944


class Question(msgspec.Struct):
    title: str
    text: str
    trial: bool = False
    layout: bool = False


class Found(msgspec.Struct):
    """A fault, as it goes over the wire."""

    path: str
    line: int
    key: str
    args: dict[str, Argument]
    message: str


class Answer(msgspec.Struct):
    faults: list[Found]
    content: str = ""
    """The content of a text without faults."""
    layout: wire.ScenarioInfo | None = None


def found(fault: Fault) -> Found:
    return Found(fault.path, fault.line, fault.key, dict(fault.args), fault.message)


def failing(what: Says, **args: Argument) -> Answer:
    """The answer where it is the whole that does not work."""
    return Answer([Found("", 1, what.key, args, what.english.format(**args))])


def answer(question: Question) -> Answer:
    game = sandtable.load(question.title)
    faults = game.faults(question.text)
    if faults:
        return Answer([found(fault) for fault in faults])
    id = game.add(question.text)
    if question.trial and (wrong := trial(game, id)) is not None:
        return wrong
    layout = scenario_info(game.id, id) if question.layout else None
    return Answer([], game.scenario(id).content, layout)


def trial(game: Game, id: str) -> Answer | None:
    """Play a game at random to its end; what is wrong where it has none."""
    rng = Rng(SEED)
    try:
        state = game.start(id, rng)
        for _ in range(MOST_CHOICES):
            if state.over:
                return None
            seat = state.first_owing()
            codes = state.codes(seat)
            if len(codes) > MOST_OPTIONS:
                return failing(said.TOO_MANY_OPTIONS, most=MOST_OPTIONS)
            state.choose_code(codes[rng.below(len(codes))], seat)
            state.settle_chance(rng)
    except (SandtableError, ArithmeticError, LookupError, RuntimeError, TypeError):
        return failing(said.TRIAL_FAILED)
    return failing(said.NEVER_ENDS)


def main() -> None:
    # Ctrl+C is meant for the server; this process follows it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for line in sys.stdin.buffer:
        asked = msgspec.json.decode(line, type=Question)
        try:
            told = answer(asked)
        except Exception:  # a text that we did not foresee must not end the process for others
            told = failing(said.TRIAL_FAILED)
        sys.stdout.buffer.write(msgspec.json.encode(told) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
