"""Turns keys and ids into sentences of one language.

Fluent cannot inflect a name it is given. So a name's message carries its forms as attributes, and a
sentence gets all of them: of the argument ``unit`` it may use ``$unit``, ``$unit_acc``,
``$unit_the`` and whatever else the language needs, ``$unit_id`` to choose by, and
``$unit_counter``, which is the unit together with its side.
"""

import re
from collections.abc import Mapping

from sandtable.core import Decision, Event, Fault, Game, IllegalMove, Move, Refusal, handicaps
from sandtable.core.edits import Edit
from sandtable.words.bundle import Bundle
from sandtable.words.catalogue import catalogue, table

NONE = "none"
"""The id of what is not there: the winner of a draw, a card one may not see."""

Forms = dict[str, str]
"""The forms of a name by their attributes; the name itself has the key ""."""
Value = str | int


class WordsError(LookupError):
    """A message, or something that a message needs, is missing."""


class Words:
    """The words of one game in one language. What has no words raises; nothing falls back."""

    def __init__(self, game: Game, language: str) -> None:
        self.language = language
        self._game = game
        self._table = table(game)
        self._bundle = Bundle(language, *catalogue(game, language))
        self._known: dict[tuple[str, str], Forms] = {}

    # Sentences

    def event(self, event: Event) -> str:
        """What happened. Give it the event as its reader may see it."""
        return self._sentence(f"event-{event.kind}", self._game.dress(event).args)

    def prompt(self, decision: Decision) -> str:
        """What a seat is asked."""
        return self._sentence(f"prompt-{decision.prompt}", decision.args)

    def option(self, move: Move, decision: Decision | None = None) -> str:
        """A move, as one would write it on a button; knowing the decision, it may say it better."""
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
        """Why a move is not possible, or a choice not to be taken back."""
        return self._sentence(f"why-{refusal.key}" if refusal.key else "error-illegal-move", {})

    def fault(self, fault: Fault) -> str:
        """What is wrong with content. What only the makers of a title can cause is in English; a
        name without words, such as one that a content pack brings, is shown as its id."""
        if not fault.key:
            return fault.message[:1].upper() + fault.message[1:]
        key = f"fault-{fault.key}"
        args = dict(fault.args)
        try:
            return self._sentence(key, args)
        except WordsError:
            return self._format(key, "", args)

    def edit(self, edit: Edit) -> str:
        """A small edit of a scenario."""
        return self._sentence(f"edit-{edit.key}", edit.args)

    def say(self, key: str, **args: object) -> str:
        """A message by its key, as it stands in the catalogue."""
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
        """How a game ended, to follow a colon."""
        return self._forms("ending", ending)[""]

    def scenario(self, id: str) -> str:
        """Its name, with the handicap that the id names."""
        name = self._format(self._scenario_key(id), "", {})
        helped = handicaps.parted(id.partition("~")[0])
        return name if helped is None else f"{name} ({'●' * helped[2]} {self.side(helped[1])})"

    def history(self, id: str) -> str:
        """What happened there in the war."""
        return self._format(self._scenario_key(id), "history", {})

    def brief(self, id: str) -> str:
        """The task of each side."""
        return self._format(self._scenario_key(id), "brief", {})

    def _scenario_key(self, id: str) -> str:
        """A scenario made on the spot has the words of all of its kind: battle-200-7, battle.

        Armies that players built follow after ``~``, a handicap after ``+``; neither changes words.
        """
        id = id.partition("~")[0].partition("+")[0]
        key = f"scenario-{id}"
        return key if self._bundle.has_message(key) else f"scenario-{id.partition('-')[0]}"

    # How it is done

    def _sentence(self, key: str, args: Mapping[str, object]) -> str:
        key = key.replace("_", "-")
        text = self._format(key, "", self._arguments(key, args))
        return text[:1].upper() + text[1:]

    def _arguments(self, key: str, args: Mapping[str, object]) -> dict[str, Value]:
        """The arguments of a message, each in all its forms."""
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
    """A number, its sign and its size: languages write a minus that Fluent does not."""
    sign = "zero" if value == 0 else "minus" if value < 0 else "plus"
    return {"": value, "sign": sign, "size": abs(value)}


def spread(name: str, forms: Mapping[str, Value]) -> dict[str, Value]:
    """The forms of a name as arguments: ``unit``, ``unit_acc``, ``unit_the_acc``."""
    return {
        f"{name}_{form}".replace("-", "_") if form else name: text for form, text in forms.items()
    }


def split_tile(code: str) -> tuple[int, str]:
    """The number and the face of a tile such as 16B."""
    match = re.fullmatch(r"(\d+)([A-Z])", code)
    if match is None:
        raise WordsError(f"unknown tile {code!r}")
    return int(match[1]), match[2]
