"""Random edits of drafts, sensible and malicious ones."""

import copy
import random
from typing import Any

import sandtable
from sandtable.core import Game, made_scenarios
from sandtable.scenario_files import starter

ODD: list[Any] = [
    0, -1, 1, 7, 99, 10**12, 10**30, True, "", "x", "all", "<b>", "../../etc/passwd", "a1", "zz99",
    "9A", "rifleman_a", [], {}, ["x"], [1, 2], "a1:n14", "C1A", "C1A/37", "²", "\u202e", {"n": 1},
]  # fmt: skip


def bases(game: Game) -> list[dict[str, Any]]:
    """Return valid scenarios to start from, as data."""
    import tomllib

    ids = [listing.id for listing in game.listings()]
    texts = [starter(game.id), *(game.text(id) for id in ids), game.text(game.random_battle(5))]
    return [
        {
            key: value
            for key, value in tomllib.loads(text).items()
            if key not in made_scenarios.WITHOUT
        }
        for text in texts
        if not game.faults(text)
    ]


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the paths of all values inside a value."""
    found = []
    if isinstance(value, dict):
        for key in value:
            found += [(*path, key), *places(value[key], (*path, key))]
    elif isinstance(value, list):
        for index, one in enumerate(value):
            found += [(*path, index), *places(one, (*path, index))]
    return found


def at(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


def edited(data: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """Return the data with one thing changed, deleted, duplicated, exchanged or added."""
    data = copy.deepcopy(data)
    every = places(data)
    if not every:
        return {"map": ""}
    path = rng.choice(every)
    inside, key = at(data, path[:-1]), path[-1]
    value = inside[key]
    kind = rng.randrange(7)
    if kind == 0:
        del inside[key]
    elif kind == 1:
        inside[key] = copy.deepcopy(rng.choice(ODD))
    elif kind == 2 and isinstance(inside, list):
        inside.insert(rng.randrange(len(inside) + 1), copy.deepcopy(value))
    elif kind == 3 and isinstance(inside, dict):
        inside[rng.choice([*map(str, inside), "5B", "map", "units"])] = inside.pop(key)
    elif kind == 4:
        inside[key] = copy.deepcopy(at(data, rng.choice(every)))
        if any(inside[key] is one for one in (inside, data)):
            inside[key] = ""
    elif isinstance(value, bool):
        inside[key] = not value
    elif isinstance(value, int):
        inside[key] = value + rng.choice((-2, -1, 1, 2))
    elif isinstance(value, str):
        inside[key] = changed_text(value, rng)
    elif isinstance(value, list) and value:
        rng.shuffle(value)
    return data


def changed_text(text: str, rng: random.Random) -> str:
    """Return a text with words exchanged, deleted or duplicated, or with a changed letter."""
    words = text.split(" ")
    first, second = rng.randrange(len(words)), rng.randrange(len(words))
    kind = rng.randrange(4)
    if kind == 0:
        words[first], words[second] = words[second], words[first]
    elif kind == 1:
        del words[first]
    elif kind == 2:
        words.insert(first, words[second])
    else:
        letter = rng.choice("ABab0139 /\n.~")
        cut = rng.randrange(len(text) + 1)
        return text[:cut] + letter + text[cut + 1 :]
    return " ".join(words)


def drafts(title: str, seed: int, number: int) -> list[str]:
    """Return the texts of a draft that is edited step by step; faulty edits are often undone."""
    game = sandtable.load(title)
    rng = random.Random(f"{title} {seed}")
    start = rng.choice(bases(game))
    data = start
    found = []
    for _ in range(number):
        new = edited(data, rng)
        text = made_scenarios.canonical(new)
        found.append(text)
        valid = not game.faults(text)
        if valid or rng.random() < 0.2:
            data = new
        elif rng.random() < 0.3:
            data = start
    return found
