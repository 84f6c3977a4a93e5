"""The guide of a first game: which lesson is due, and which have been shown."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sandtable.core import Decision, Event
from sandtable.words import Lesson


@dataclass(frozen=True, slots=True)
class Now:
    """The state of a table as the guide needs it."""

    decision: Decision | None
    shows_sum: bool
    """Whether the numbers of an attack are shown."""
    events: Sequence[Event]
    own: str
    """The player's side."""
    round: int
    """The round, or the turn in systems without rounds."""
    over: bool


class Guide:
    """Shows lessons one after another. The ids of shown lessons are saved with the game."""

    def __init__(self, lessons: Sequence[Lesson], told: list[str]) -> None:
        self.lessons = lessons
        self.told = told
        self.lesson: Lesson | None = None
        """The current lesson."""
        self._is_again = False

    def look(self, now: Now) -> None:
        """Choose the current lesson.

        A lesson stays until the player closes it or its conditions no longer hold.
        """
        if self.lesson is not None and (self._is_again or is_due(self.lesson, now)):
            return
        self._put_away()
        self.lesson = next(
            (
                lesson
                for lesson in self.lessons
                if lesson.id not in self.told and is_due(lesson, now)
            ),
            None,
        )

    def next(self, now: Now) -> None:
        """Close the lesson, and show the next one if it is due."""
        self._put_away()
        self.look(now)

    def back(self) -> None:
        """Show the previous lesson again."""
        told = [id for id in self.told if any(lesson.id == id for lesson in self.lessons)]
        if self.lesson is not None and self.lesson.id in told:
            told = told[: told.index(self.lesson.id)]
        if told:
            self._put_away()
            self.lesson = next(lesson for lesson in self.lessons if lesson.id == told[-1])
            self._is_again = True

    def _put_away(self) -> None:
        if self.lesson is not None and self.lesson.id not in self.told:
            self.told.append(self.lesson.id)
        self.lesson = None
        self._is_again = False


def is_due(lesson: Lesson, now: Now) -> bool:
    return any(holds(when, now) for when in lesson.when)


def holds(when: Mapping[str, Any], now: Now) -> bool:
    """Whether all conditions of a lesson's trigger hold."""
    decision = now.decision
    prompts, offers = when.get("prompts"), when.get("offers")
    if prompts and (decision is None or decision.prompt not in prompts):
        return False
    if offers and not any(
        move.text.startswith(offer)
        for move in (decision.options if decision else ())
        for offer in offers
    ):
        return False
    if "verb" in when and (decision is None or decision.args.get("action") != when["verb"]):
        return False
    if when.get("sum") and not now.shows_sum:
        return False
    if "event" in when and not any(is_about(event, when, now.own) for event in now.events):
        return False
    if now.round < when.get("round", 0):
        return False
    if when.get("waiting") and (decision is not None or now.over):
        return False
    return now.over == bool(when.get("over", False))


def is_about(event: Event, when: Mapping[str, Any], own: str) -> bool:
    """Whether an event is the one a trigger names, and belongs to the side it names."""
    if event.kind != when["event"]:
        return False
    return "by" not in when or (event.args.get("side") == own) == (when["by"] == "own")
