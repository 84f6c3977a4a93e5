"""Turn keys and ids into sentences of one language.

Fluent cannot inflect names. A name's message therefore has its forms as attributes, and a sentence
receives all of them: for the argument ``unit`` it may use ``$unit``, ``$unit_acc``, ``$unit_the``
and any other form the language needs, ``$unit_id`` for selectors, and ``$unit_counter``, which is
the unit together with its side.
"""

import re
from collections.abc import Mapping

from sandtable.core import Decision, Event, Fault, Game, IllegalMove, Move, Refusal, handicaps
from sandtable.core.edits import Edit
from sandtable.core.game import expect_game
from sandtable.words.bundle import Bundle
from sandtable.words.catalogue import catalogue, table

NONE = "none"
"""Id of a missing value: the winner of a draw, a hidden card."""

Forms = dict[str, str]
"""Forms of a name by attribute; the name itself has the key ""."""
Value = str | int


class WordsError(LookupError):
    """A message, or a part of it, is missing."""


class Words:
    """The texts of one game in one language. A missing text raises WordsError."""

    def __init__(self, game: Game, language: str) -> None:
        expect_game(game)
        self.language = language
        self._game = game
        self._table = table(game)
        self._bundle = Bundle(language, *catalogue(game, language))
        self._known: dict[tuple[str, str], Forms] = {}

    # Sentences

    def event(self, event: Event) -> str:
        """Describe an event, filtered for its reader."""
        return self._sentence(f"event-{event.kind}", self._game.dress(event).args)

    def prompt(self, decision: Decision) -> str:
        """Describe a question to a seat."""
        return self._sentence(f"prompt-{decision.prompt}", decision.args)

    def option(self, move: Move, decision: Decision | None = None) -> str:
        """Describe a move for a button; the decision may make it more precise."""
        key = f"move-{move.kind}".replace("_", "-")
        context = decision.args if decision else {}
        args = {
            name: context[name] for name in self._table["optional"].get(key, []) if name in context
        }
        names = self._table["moves"].get(move.kind, [])
        parts = move.arg.split(".") if move.arg else []
        if len(names) != len(parts):
            raise WordsError(f"{key}: unexpected argument {move.arg!r}")
        args.update(zip(names, parts, strict=True))
        return self._sentence(key, args)

    def refusal(self, refusal: Refusal | IllegalMove) -> str:
        """Explain why a move is not possible or a choice cannot be undone."""
        return self._sentence(f"why-{refusal.key}" if refusal.key else "error-illegal-move", {})

    def fault(self, fault: Fault) -> str:
        """Describe a fault in content.

        Faults that only authors of a title can cause are in English. A name without a text, such
        as one from a content pack, is shown as its id.
        """
        if not fault.key:
            return fault.message[:1].upper() + fault.message[1:]
        key = f"fault-{fault.key}"
        args = dict(fault.args)
        try:
            return self._sentence(key, args)
        except WordsError:
            return self._format(key, "", args)

    def edit(self, edit: Edit) -> str:
        """Describe a small edit of a scenario."""
        return self._sentence(f"edit-{edit.key}", edit.args)

    def say(self, key: str, **args: object) -> str:
        """Return a message by its key."""
        return self._format(key, "", self._arguments(key, args))

    # Names

    def card(self, id: str) -> str:
        return self._forms("card", id)[""]

    def side(self, name: str) -> str:
        return self._forms("side", name)[""]

    def tile(self, code: str) -> str:
        return self._forms("tile", code)[""]

    def action(self, verb: str) -> str:
        return self._forms("action", verb)[""]

    def pile(self, name: str) -> str:
        return self._forms("pile", name)[""]

    def ending(self, ending: str) -> str:
        """Describe how a game ended, for use after a colon."""
        return self._forms("ending", ending)[""]

    def scenario(self, id: str) -> str:
        """Return the name of a scenario, with its handicap if the id has one."""
        name = self._format(self._scenario_key(id), "", {})
        helped = handicaps.parted(id.partition("~")[0])
        return name if helped is None else f"{name} ({'●' * helped[2]} {self.side(helped[1])})"

    def history(self, id: str) -> str:
        """Return the historical background."""
        return self._format(self._scenario_key(id), "history", {})

    def brief(self, id: str) -> str:
        """Return the task of each side."""
        return self._format(self._scenario_key(id), "brief", {})

    def _scenario_key(self, id: str) -> str:
        """Return the message key of a scenario.

        A generated scenario uses the texts of its kind: ``battle`` for battle-200-7. Armies that
        players built follow after ``~``, a handicap after ``+``; neither changes the texts.
        """
        id = id.partition("~")[0].partition("+")[0]
        key = f"scenario-{id}"
        return key if self._bundle.has_message(key) else f"scenario-{id.partition('-')[0]}"

    # Implementation

    def _sentence(self, key: str, args: Mapping[str, object]) -> str:
        key = key.replace("_", "-")
        text = self._format(key, "", self._arguments(key, args))
        return text[:1].upper() + text[1:]

    def _arguments(self, key: str, args: Mapping[str, object]) -> dict[str, Value]:
        """Return the arguments of a message, each in all its forms."""
        args = {**dict.fromkeys(self._table["optional"].get(key, []), ""), **args}
        kinds = self._table["kinds"]
        given: dict[str, Value] = {}
        for name, value in args.items():
            if isinstance(value, bool):
                given[name] = "yes" if value else "no"
            elif isinstance(value, int):
                given |= spread(name, number_forms(value))
            elif isinstance(value, list):
                given[name] = ", ".join(str(item) for item in value)
            elif not isinstance(value, str) or name not in kinds:
                raise WordsError(f"{key}: unknown type of argument {name}")
            elif kinds[name] == "text":
                given[name] = value
            elif kinds[name] == "number":
                given[name] = int(value)
            else:
                given |= spread(name, self._forms(kinds[name], value) if value else {"id": NONE})
        for unit, side in self._table["owners"].items():
            if args.get(unit) and args.get(side):
                given |= spread(f"{unit}_counter", self._counter(str(args[side]), str(args[unit])))
        return given

    def _forms(self, kind: str, id: str) -> Forms:
        if (kind, id) not in self._known:
            self._known[kind, id] = self._find_forms(kind, id)
        return self._known[kind, id]

    def _find_forms(self, kind: str, id: str) -> Forms:
        key = f"{kind}-{id}".replace("_", "-")
        args: dict[str, Value] = {}
        if kind == "tile":
            number, face = split_tile(id)
            key = "tile"
            args = {"code": id, "number": number, "face": face}
        elif kind == "card" and key[-2] == "-" and not self._bundle.has_message(key):
            args = {"squad": key[-1].upper()}
            key = key[:-2]
        return {**self._all_forms(key, args), "id": id}

    def _counter(self, side: str, unit: str) -> Forms:
        id = f"{side}.{unit}"
        if ("counter", id) not in self._known:
            parts = {
                **spread("side", self._forms("side", side)),
                **spread("unit", self._forms("card", unit)),
            }
            self._known["counter", id] = self._all_forms("counter", parts)
        return self._known["counter", id]

    def _all_forms(self, key: str, args: Mapping[str, Value]) -> Forms:
        forms = {"": self._format(key, "", args)}
        for attribute in self._bundle.get_message(key).attributes:
            forms[attribute] = self._format(key, attribute, args)
        return forms

    def _format(self, key: str, attribute: str, args: Mapping[str, Value]) -> str:
        where = f"{key}.{attribute}" if attribute else key
        if not self._bundle.has_message(key):
            raise WordsError(f"unknown message {where} in {self.language}")
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise WordsError(f"unknown message {where} in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise WordsError(f"{where} in {self.language}: {errors[0]}")
        return str(text)


def number_forms(value: int) -> dict[str, Value]:
    """Return a number with its sign and size, because Fluent does not write the minus sign."""
    sign = "zero" if value == 0 else "minus" if value < 0 else "plus"
    return {"": value, "sign": sign, "size": abs(value)}


def spread(name: str, forms: Mapping[str, Value]) -> dict[str, Value]:
    """Return the forms of a name as arguments: ``unit``, ``unit_acc``, ``unit_the_acc``."""
    return {
        f"{name}_{form}".replace("-", "_") if form else name: text for form, text in forms.items()
    }


def split_tile(code: str) -> tuple[int, str]:
    """Return the number and the face of a tile such as 16B."""
    match = re.fullmatch(r"(\d+)([A-Z])", code)
    if match is None:
        raise WordsError(f"unknown tile {code!r}")
    return int(match[1]), match[2]
