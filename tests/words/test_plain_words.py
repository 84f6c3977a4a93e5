"""B13: words that players did not understand, and their replacements, in each language."""

from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_pattern

ROOT = Path(__file__).parents[2]
FILES = sorted([*ROOT.glob("web/locales/*.ftl"), *ROOT.glob("src/sandtable/**/locales/*.ftl")])

PLAIN = {
    "en": {
        "web-account-password-old": "Current password",
        "web-account-keep": "Save",
        "web-account-kept": "Saved.",
        "web-account-delete": "Delete all my data",
        "web-account-data-get": "Download my data",
        "web-account-error-wrong-password": "Wrong name or password.",
        "web-account-reach": "Notifications",
        "web-game-menu": "Game menu",
        "web-speed": "Animation speed",
        "web-speed-instant": "Instant",
        "web-theme-auto": "System",
        "web-zoom-in": "Zoom in",
        "web-zoom-out": "Zoom out",
        "move-alight": "Get out",
        "web-guide-back": "Previous lesson",
        "web-guide-lessons": "Full lessons",
        "web-guide-progress": "Lesson { $told } of { $all }",
        "web-learn-anew": "Start over",
        "web-renewal-again": "Reload",
        "web-rematch-go": "Go to rematch",
        "move-enough": "Done",
        "web-end-activation": "Done",
        "web-asking-attacks": "whenever I could play a card",
        "web-army-legal": "This army is legal.",
        "web-take-battle": "Use this battle",
        "web-challenge-accept": "Accept challenge",
        "web-coach-look": "Analyse this game",
        "web-turn-limit": "Turn limit",
        "web-player-gone": "Former player",
    },
    "pl": {
        "web-pile-discard": "Odrzucone",
        "web-lobby-join-invited": "{ $host } zaprasza cię do gry. Grasz { $side_ins }.",
        "web-lobby-opponent-anyone": "Każdy chętny",
        "web-sum-range": "odległość",
    },
    "hu": {"web-lobby-start-agent": "Indítás", "web-guide": "Útmutató"},
    "pt-BR": {"term-tile": "Peça de terreno"},
}

STUMBLED = {
    "en": [
        "all the same?",
        "Fog of War among them",
        "told when it first matters",
        "for each answer",
        "too much at once",
        "last { $games } game\n",
        "alight",
    ],
    "pl": [
        "Odrzuty",
        "Grasz stroną",
        "Ktokolwiek",
        "zasięg { $range }",
        "a Twoj",
        "em Twoj",
        "z Tob",
        "co Ciebie",
    ],
    "hu": ["alauz"],
    "pt-BR": ["esta peça.", "uma peça (", "{ $tiles } peças\n"],
}


def texts(language: str) -> dict[str, str]:
    """Return all messages of a language by id."""
    found = {}
    for file in FILES:
        if file.stem == language and file.parent.parent.name != "server":
            for entry in parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message) and entry.value is not None:
                    found[entry.id.name] = serialize_pattern(entry.value).strip()
    return found


@pytest.mark.parametrize("language", PLAIN)
def test_the_usual_word_stands_there(language: str) -> None:
    """B13."""
    found = texts(language)
    assert {id: found[id] for id in PLAIN[language]} == PLAIN[language]


@pytest.mark.parametrize("language", STUMBLED)
def test_what_players_stumbled_over_is_gone(language: str) -> None:
    """B13. Emails use a more formal address and are not checked."""
    found = [
        (id, odd)
        for id, text in texts(language).items()
        for odd in STUMBLED[language]
        if odd in f"{text}\n"
    ]
    assert found == []
