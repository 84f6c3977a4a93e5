"""The process that parses users' texts and plays trial games of them.

Requests are lines of JSON on the standard input; answers go to the standard output. It runs in a
sandbox with little memory. A request that takes too much processor time ends the process.
"""

import signal
import sys
import time
from contextlib import suppress

import msgspec

import sandtable
from sandtable.agents.prediction import predict
from sandtable.core import Fault, Game, Rng, SandtableError, UnknownName, made_scenarios
from sandtable.core import faults as said
from sandtable.core.edits import GROUPS, Edit, applied, small_edits
from sandtable.core.errors import Argument, Says
from sandtable.measuring import handicap_search
from sandtable.measuring.even_search import Plan, Size, plan_of
from sandtable.scenario_files import title_of
from sandtable.server import wire
from sandtable.server.finished_games.record_replay import moment_of, replay_of
from sandtable.server.studio.scenario_diff import differences
from sandtable.server.tables.lobby import scenario_info
from sandtable.server.wire.studio import (
    Change,
    EditChange,
    EditsTold,
    EditTold,
    Predicted,
    RecordReplay,
    Surveyed,
    SurveyedAim,
    SurveyedFire,
    SurveyedTarget,
    SurveyedThreat,
)

MOST_CHOICES = 50_000
"""Maximum choices of a trial game; the longest printed scenarios take a tenth of that."""
MOST_OPTIONS = 4096
"""Maximum options of a decision in a trial game."""
SEED = 1944
MOST_EDITS = 12
"""Maximum number of suggested edits."""
MOST_HELPS = 40
"""Maximum number of suggested edits that help one side."""
QUICK = 0.25
"""Fraction of a prediction's games that each edit gets."""
EDITS_SECONDS = 7.0


class RecordQuestion(msgspec.Struct, tag="record"):
    """A record from a user, to be replayed."""

    record: str
    entry: int | None = None
    """The number of entries after which the position is requested; None: the whole game."""
    side: str | None = None
    """The side whose view is requested; None: the views of both."""
    seconds: float = 0.0
    """Limit of processor time in seconds; 0: none."""


class RecordAnswer(msgspec.Struct):
    told: msgspec.Raw = msgspec.Raw(b"null")
    """A ``RecordReplay`` or a ``Moment``; null if the record is invalid."""
    wrong: str = ""


class Search(msgspec.Struct):
    """A search to plan."""

    size: Size
    groups: list[str]
    share: float | None
    """The measured share of the scenario, if known."""
    graded: bool = False
    """Whether to search for handicaps."""
    choice: handicap_search.Choice | None = None
    """Handicaps chosen by the user, which are measured instead of searched for."""


class Question(msgspec.Struct, tag="check"):
    title: str
    """Empty if it has to be read from the text."""
    text: str
    trial: bool = False
    layout: bool = False
    survey: str | None = None
    """The place to fire from, empty for none; None: no survey of the map."""
    edits: list[str] | None = None
    """The groups of edits to predict, empty for all; None: no predictions."""
    helps: str = ""
    """The side the edits should help; empty: edits that make the scenario even."""
    search: Search | None = None
    """A search to plan."""
    before: str | None = None
    """Another text; if given, only the differences between the two are returned."""
    seconds: float = 0.0
    """Limit of processor time in seconds; 0: none."""

    @property
    def takes_long(self) -> bool:
        return self.trial or self.edits is not None or self.search is not None


class Found(msgspec.Struct):
    """A fault in the form sent to clients."""

    path: str
    line: int
    key: str
    args: dict[str, Argument]
    message: str


class Answer(msgspec.Struct):
    faults: list[Found]
    content: str = ""
    """The content of a text without faults."""
    layout: msgspec.Raw = msgspec.Raw(b"null")
    """A ``ScenarioInfo`` with its system's additions; null if none was requested."""
    title: str = ""
    survey: Surveyed | None = None
    prediction: Predicted | None = None
    edits: EditsTold | None = None
    plan: Plan | None = None
    changes: list[Change] | None = None
    place: str = ""
    """Place and date of the scenario as in its text; only set by trial games."""
    date: str = ""


def found(fault: Fault) -> Found:
    return Found(fault.path, fault.line, fault.key, dict(fault.args), fault.message)


def failing(what: Says, **args: Argument) -> Answer:
    """Return an answer with one fault of the whole text."""
    return Answer([Found("", 1, what.key, args, what.english.format(**args))])


def answer(question: Question) -> Answer:
    if question.before is not None:
        return compared(question.title, question.before, question.text)
    game = sandtable.load(question.title or title_of(question.text))
    faults = game.faults(question.text)
    if faults:
        return Answer([found(fault) for fault in faults], title=game.id)
    id = game.add(question.text)
    if question.search is not None:
        asked = question.search
        plan = planned(game, question.text, asked)
        return Answer([], title=game.id, plan=plan)
    if question.trial and (wrong := trial(game, id)) is not None:
        return wrong
    laid = scenario_info(game.id, id) if question.layout else None
    layout = msgspec.Raw(msgspec.json.encode(laid))
    surveyed = None if question.survey is None else survey(game, id, question.survey)
    content = game.scenario(id).content
    edits = None
    if question.edits is not None:
        edits = promising(game, question.text, question.edits, question.helps)
    told = prediction(game, id, question)
    about = made_scenarios.parse(question.text) if question.trial else {}
    place, date = (str(about.get(key, "")) for key in ("place", "date"))
    return Answer([], content, layout, game.id, surveyed, told, edits, place=place, date=date)


def planned(game: Game, text: str, asked: Search) -> Plan | None:
    """Return the plan of a search; None if a chosen handicap is not a small edit."""
    if asked.choice is not None:
        try:
            return handicap_search.plan_chosen(game, text, asked.size, asked.choice)
        except handicap_search.NotThere:
            return None
    search = handicap_search.plan_of if asked.graded else plan_of
    return search(game, text, asked.size, asked.groups, asked.share, EDITS_SECONDS)


def compared(title: str, before: str, after: str) -> Answer:
    try:
        return Answer([], changes=differences(title, before, after))
    except ValueError as error:
        return failing(said.NOT_TOML, reason=str(error))


def promising(game: Game, text: str, groups: list[str], helps: str = "") -> EditsTold:
    """Return the small edits predicted to make a scenario most even, or to help a side most.

    The client has a time limit, so edits that are not predicted in time are left out.
    """
    end = time.monotonic() + EDITS_SECONDS
    data = made_scenarios.parse(text)
    now = predict(game, game.add(text), QUICK)
    every = small_edits(game, text)
    wanted = [edit for edit in every if not groups or edit.group in groups]
    found: list[tuple[float, int, Edit, float]] = []
    for edit in wanted if now is not None else ():
        if time.monotonic() > end:
            break
        told = predict(game, game.add(made_scenarios.canonical(applied(data, [edit]))), QUICK)
        if told is not None:
            share = told.first_side
            off = abs(share - 0.5)
            if helps:
                off = -share if helps == game.seats[0] else share
            found.append((off, len(found), edit, share))
    shares = [(edit, share) for _, _, edit, share in sorted(found, key=lambda one: one[:2])]
    return EditsTold(
        None if now is None else now.first_side,
        len(found),
        [group for group in GROUPS if any(edit.group == group for edit in every)],
        [
            EditTold(
                edit.group,
                edit.key,
                dict(edit.args),
                [
                    EditChange(one.at, as_json(one.before), as_json(one.after))
                    for one in edit.changes
                ],
                share,
            )
            for edit, share in shares[: MOST_HELPS if helps else MOST_EDITS]
        ],
    )


def as_json(value: object) -> str:
    return "" if value is None else msgspec.json.encode(value).decode()


def prediction(game: Game, id: str, question: Question) -> Predicted | None:
    """Return a quick estimate of the balance when a layout is requested."""
    if not question.layout or question.trial:
        return None
    # Heuristics may fail on unusual scenarios; the check itself is done by now.
    with suppress(Exception):
        told = predict(game, id)
        return None if told is None else Predicted(told.first_side, told.error)
    return None


def survey(game: Game, id: str, place: str) -> Surveyed | None:
    """Return each side's distances, the side first at each objective, and targets from a place."""
    asked = game.facets.survey()
    if asked is None:
        return None
    fire = {}
    if place:
        # The place may just have been removed from the map.
        with suppress(UnknownName):
            fire = {side: asked.fire(game, id, place, side) for side in game.seats}
    return Surveyed(
        {side: asked.distances(game, id, side) for side in game.seats},
        [SurveyedAim(one.objective, list(one.places), list(one.moves), one.first)
         for one in asked.first_there(game, id)],
        {side: SurveyedFire(
            [SurveyedTarget(one.place, one.range, one.limit, one.is_blocked)
             for one in told.targets], told.under_fire)
         for side, told in fire.items()},
        [SurveyedThreat(one.side, one.unit, one.place, one.under_fire)
         for one in asked.threats(game, id)],
    )  # fmt: skip


def trial(game: Game, id: str) -> Answer | None:
    """Play a random game to its end; return the faulty answer if that fails, else None."""
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


def replayed(question: RecordQuestion) -> RecordAnswer:
    """Replay a record; every line of it is checked."""
    try:
        record = sandtable.replay(question.record)
        field = record.state.scenario
        seat = None if question.side is None else field.seat(question.side)
        told: wire.Moment | RecordReplay
        if question.entry is not None:
            told = moment_of(record, min(question.entry, len(record.entries)), seat)
        else:
            told = RecordReplay(
                replay_of(record, seat), scenario_info(field.title, field.id, field.rules_version)
            )
    except (SandtableError, ValueError, LookupError, RecursionError) as error:
        return RecordAnswer(wrong=str(error) or type(error).__name__)
    return RecordAnswer(msgspec.Raw(msgspec.json.encode(told)))


def main() -> None:
    # Ctrl+C is for the server, which then stops this process.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for line in sys.stdin.buffer:
        asked = msgspec.json.decode(line, type=Question | RecordQuestion)
        told: Answer | RecordAnswer
        # A request over its limit ends the process, even in compiled code; the parent sees the
        # signal.
        signal.setitimer(signal.ITIMER_PROF, asked.seconds)
        try:
            told = replayed(asked) if isinstance(asked, RecordQuestion) else answer(asked)
        except Exception:  # an unforeseen text must not end the process for others
            told = failing(said.TRIAL_FAILED)
            if isinstance(asked, RecordQuestion):
                told = RecordAnswer(wrong="the record cannot be replayed")
        signal.setitimer(signal.ITIMER_PROF, 0)
        sys.stdout.buffer.write(msgspec.json.encode(told) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
