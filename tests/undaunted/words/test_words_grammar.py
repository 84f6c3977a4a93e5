"""Sentences are correct where a language is difficult: cases, plurals, articles, endings."""

import doctest

import pytest
import words_samples as samples
from words_samples import NORTH_AFRICA, words

import sandtable.words
from sandtable.core import Decision, Event, IllegalMove, Refusal


def told(language: str, kind: str, **args: object) -> str:
    return words(language).event(Event(kind, args, {}, -1, False))


def attack(language: str, target: str, enemy: str = "de", action: str = "attack") -> str:
    """Return the part of a sentence before the sum."""
    text = told(
        language,
        "attack_declared",
        side="us",
        unit="rifleman_a",
        action=action,
        enemy=enemy,
        target=target,
        tile="5A",
        defence=5,
        cover=1,
        range=2,
        total=8,
        dice=1,
    )
    return text.partition(":")[0]


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        ("en", 1, "1 card"),
        ("en", 2, "2 cards"),
        ("pl", 1, "1 karta"),
        ("pl", 2, "2 karty"),
        ("pl", 5, "5 kart"),
        ("pl", 12, "12 kart"),
        ("pl", 21, "21 kart"),
        ("pl", 22, "22 karty"),
        ("hu", 1, "1 lap"),
        ("hu", 5, "5 lap"),
        ("pt-BR", 1, "1 carta"),
        ("pt-BR", 2, "2 cartas"),
    ],
)
def test_cards_are_counted(language: str, count: int, text: str) -> None:
    assert words(language).say("count-cards", count=count) == text


@pytest.mark.parametrize(
    ("count", "points", "draw"),
    [
        (1, "+1 punkt, razem 7.", "Dobierz 1 kartę"),
        (2, "+2 punkty, razem 7.", "Dobierz 2 karty"),
        (5, "+5 punktów, razem 7.", "Dobierz 5 kart"),
    ],
)
def test_polish_counts_inside_sentences(count: int, points: str, draw: str) -> None:
    text = told("pl", "controlled", side="us", tile="5B", points=count, taken=False, total=7)
    assert text == f"Amerykanie przejmują kontrolę nad 5B: {points}"
    assert words("pl").say("move-draw", count=count) == draw


@pytest.mark.parametrize(
    ("language", "target", "text"),
    [
        ("en", "scout_b", "Rifleman A attacks the German Scout B on 5A"),
        ("en", "mortar", "Rifleman A attacks the German Mortar on 5A"),
        ("pl", "scout_b", "Strzelec A atakuje niemieckiego Zwiadowcę B na 5A"),
        ("pl", "machine_gunner_c", "Strzelec A atakuje niemieckiego Kaemistę C na 5A"),
        ("pl", "mortar", "Strzelec A atakuje niemiecki Moździerz na 5A"),
        ("hu", "scout_b", "A Lövész A megtámadja a német Felderítő B-t az 5A-n"),
        ("hu", "mortar", "A Lövész A megtámadja a német Aknavetőt az 5A-n"),
        ("pt-BR", "scout_b", "O Fuzileiro A ataca o Esclarecedor B alemão na peça 5A"),
    ],
)
def test_the_target_of_an_attack_is_an_object(language: str, target: str, text: str) -> None:
    assert attack(language, target) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Rifleman A tries to suppress the US Sniper on 5A"),
        ("pl", "Strzelec A próbuje przygwoździć amerykańskiego Snajpera na 5A"),
        ("hu", "A Lövész A elfojtó tűz alá veszi az amerikai Mesterlövészt az 5A-n"),
        ("pt-BR", "O Fuzileiro A tenta suprimir o Caçador americano na peça 5A"),
    ],
)
def test_suppressing_is_told_as_such(language: str, text: str) -> None:
    assert attack(language, "sniper", "us", "suppress") == text


@pytest.mark.parametrize(
    ("start", "end", "text"),
    [
        ("1A", "5B", "A Lövész A az 1A-ról az 5B-re lép."),
        ("5A", "1B", "A Lövész A az 5A-ról az 1B-re lép."),
        ("15B", "11A", "A Lövész A a 15B-ről a 11A-ra lép."),
        ("10B", "18A", "A Lövész A a 10B-ről a 18A-ra lép."),
    ],
)
def test_hungarian_tiles_have_their_article_and_ending(start: str, end: str, text: str) -> None:
    args: dict[str, object] = {"from": start, "to": end, "action": "move"}
    assert told("hu", "moved", side="us", unit="rifleman_a", **args) == text


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("rifleman_a", "Az amerikaiak kijátsszák a Lövész A-t: Mozgás 1."),
        ("platoon_sergeant", "Az amerikaiak kijátsszák az Őrmestert: Mozgás 1."),
        ("mortar", "Az amerikaiak kijátsszák az Aknavetőt: Mozgás 1."),
    ],
)
def test_hungarian_cards_have_their_article(card: str, text: str) -> None:
    assert told("hu", "played", side="us", card=card, action="move", power=1) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "The Germans play Rifleman C: Control."),
        ("pl", "Niemcy zagrywają Strzelca C: Kontrola."),
        ("hu", "A németek kijátsszák a Lövész C-t: Irányítás."),
        ("pt-BR", "Os alemães baixam o Fuzileiro C: Controlar."),
    ],
)
def test_an_action_without_a_number_is_told_without_one(language: str, text: str) -> None:
    assert told(language, "played", side="de", card="rifleman_c", action="control", power=0) == text


@pytest.mark.parametrize(
    ("language", "seen", "hidden"),
    [
        ("en", "The Germans draw a card: Fog of War.", "The Germans draw a card."),
        ("pl", "Niemcy dobierają kartę: Mgła wojny.", "Niemcy dobierają kartę."),
        ("hu", "A németek húznak egy lapot: Harci köd.", "A németek húznak egy lapot."),
        (
            "pt-BR",
            "Os alemães compram uma carta: Névoa da Guerra.",
            "Os alemães compram uma carta.",
        ),
    ],
)
def test_a_hidden_card_is_not_named(language: str, seen: str, hidden: str) -> None:
    drew = Event("drew", {"side": "de"}, {"card": "fog_of_war"}, 1, False)
    tell = words(language).event
    assert tell(drew.seen_by(1)) == seen
    assert tell(drew.seen_by(0)) == tell(drew.seen_by(None)) == hidden


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "en",
            "The Germans bid Scout B (6), the Americans bid no card (0): "
            "the Germans win the initiative.",
        ),
        (
            "pl",
            "Odkryte karty: Niemcy – Zwiadowca B (6), Amerykanie – brak karty (0). "
            "Inicjatywę mają Niemcy.",
        ),
        (
            "hu",
            "Licit: a németek – Felderítő B (6), az amerikaiak – nincs lap (0). "
            "A kezdeményezés a németeké.",
        ),
        (
            "pt-BR",
            "Cartas reveladas – Alemanha: Esclarecedor B (6); EUA: nenhuma carta (0). "
            "A iniciativa é dos alemães.",
        ),
    ],
)
def test_an_empty_hand_bids_no_card(language: str, text: str) -> None:
    held: dict[str, object] = {"side": "de", "card": "scout_b", "value": 6}
    lost: dict[str, object] = {"enemy": "us", "enemy_card": "", "enemy_value": 0}
    assert told(language, "bids_revealed", tie=False, **held, **lost) == text


@pytest.mark.parametrize(
    ("language", "won", "drawn"),
    [
        ("en", "The Americans win: the other side is pinned.", "The game is drawn: by agreement."),
        ("pl", "Amerykanie wygrywają: druga strona zatrzymana.", "Remis: za zgodą obu stron."),
        ("hu", "Az amerikaiak győznek: a másik oldal lekötve.", "Döntetlen: közös megegyezés."),
        (
            "pt-BR",
            "Os americanos vencem: o outro exército está imobilizado.",
            "Empate: por acordo entre os jogadores.",
        ),
    ],
)
def test_the_end_of_a_game(language: str, won: str, drawn: str) -> None:
    assert told(language, "game_over", side="us", ending="pinned") == won
    assert told(language, "game_over", side="", ending="draw_agreed") == drawn


def test_a_casualty_bears_the_name_of_a_soldier() -> None:
    soldier = samples.game().library.soldiers["de"]["scout_b"][1]
    args: dict[str, object] = {"side": "de", "unit": "scout_b", "pile": "hand", "soldier": 2}
    text = told("pt-BR", "casualty", **args)
    assert text == f"Os alemães perdem uma carta de Esclarecedor B da mão: {soldier}."


def test_a_players_name_is_left_as_it_is() -> None:
    for language in sandtable.words.LANGUAGES:
        assert "anna b." in told(language, "handed_over", side="us", player="anna b")


def test_hungarian_has_a_word_for_each_action() -> None:
    hungarian = words("hu")
    verbs = list(samples.game().verbs)
    assert len({hungarian.action(verb) for verb in verbs}) == len(verbs)
    assert (hungarian.action("guide"), hungarian.action("control")) == ("Vezetés", "Irányítás")
    assert hungarian.action("scout") != hungarian.action("recon")
    assert hungarian.say("term-round") != hungarian.say("term-turn")


def test_a_target_is_offered_for_what_the_card_does() -> None:
    at = samples.game().scenario("la-raye").move("at de.scout_a")
    fire = Decision(0, "fire", {"unit": "machine_gunner_a", "action": "suppress", "dice": 4}, [at])
    assert words("pl").option(at) == "Atakuj niemieckiego Zwiadowcę A"
    assert words("pl").option(at, fire) == "Przygwoźdź niemieckiego Zwiadowcę A"


def test_a_refusal_is_told_by_its_key() -> None:
    refusal = words("en").refusal
    assert refusal(Refusal("UN-4.4", "fog-stays")) == "Fog of War cannot be played."
    assert refusal(IllegalMove("", key="undo-start")) == "There is nothing to undo."
    assert refusal(IllegalMove("there is no seat 7")) == "That isn’t possible right now."


# North Africa: vehicles, and a side whose name is not inflected


def told_there(language: str, kind: str, **args: object) -> str:
    return words(language, NORTH_AFRICA).event(Event(kind, args, {}, -1, False))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "The LRDG’s turn."),
        ("pl", "Tura żołnierzy LRDG."),
        ("hu", "Az LRDG-sek köre."),
        ("pt-BR", "Turno dos homens do LRDG."),
    ],
)
def test_the_lrdg_has_a_turn(language: str, text: str) -> None:
    assert told_there(language, "turn_began", side="lrdg") == text


@pytest.mark.parametrize(
    ("language", "side", "unit", "text"),
    [
        ("en", "lrdg", "gun_truck", "The LRDG Gun Truck escapes from 9B."),
        ("en", "it", "rifleman_a", "The Italian Rifleman A escapes from 9B."),
        ("pl", "lrdg", "gun_truck", "Wóz bojowy LRDG ucieka z planszy (9B)."),
        ("pl", "it", "rifleman_a", "Włoski Strzelec A ucieka z planszy (9B)."),
        ("hu", "lrdg", "gun_truck", "Az LRDG-s Fegyveres teherautó elmenekül a 9B-ről."),
        ("pt-BR", "it", "lorry", "O Caminhão italiano escapa do tabuleiro (9B)."),
    ],
)
def test_soldiers_and_vehicles_are_counters_of_a_side(
    language: str, side: str, unit: str, text: str
) -> None:
    assert told_there(language, "escaped", side=side, unit=unit, tile="9B") == text


@pytest.mark.parametrize(
    ("language", "action", "text"),
    [
        ("en", "strafe", "The Reconnaissance Plane strafes the LRDG Support Truck on 5A"),
        (
            "en",
            "demolish",
            "The Reconnaissance Plane sets a charge at the LRDG Support Truck on 5A",
        ),
        ("pl", "attack", "Samolot rozpoznawczy atakuje Wóz wsparcia LRDG na 5A"),
        ("pl", "strafe", "Samolot rozpoznawczy ostrzeliwuje z powietrza Wóz wsparcia LRDG na 5A"),
        (
            "hu",
            "strafe",
            "A Felderítő repülőgép a levegőből lövi az LRDG-s Támogató teherautót az 5A-n",
        ),
        (
            "pt-BR",
            "strafe",
            "O Avião de Reconhecimento metralha o Caminhão de Apoio do LRDG na peça 5A",
        ),
    ],
)
def test_each_way_to_attack_is_told_as_such(language: str, action: str, text: str) -> None:
    numbers: dict[str, object] = {"defence": 5, "cover": 1, "range": 0, "total": 6, "dice": 2}
    who: dict[str, object] = {"side": "it", "unit": "recon_plane", "action": action}
    target: dict[str, object] = {"enemy": "lrdg", "target": "support_truck", "tile": "5A"}
    said = told_there(language, "attack_declared", **who, **target, **numbers)
    assert said.partition(":")[0] == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Scout A captures the Pilot Car and takes seat 2."),
        ("pl", "Zwiadowca A przejmuje Wóz prowadzący i zajmuje stanowisko 2."),
        ("hu", "A Felderítő A zsákmányul ejti a Vezérkocsit, és beül: 2. ülés."),
        ("pt-BR", "O Esclarecedor A captura o Carro-Guia e ocupa o assento 2."),
    ],
)
def test_a_captured_vehicle_is_told_as_such(language: str, text: str) -> None:
    args: dict[str, object] = {"unit": "scout_a", "vehicle": "pilot_car", "place": 2}
    assert told_there(language, "boarded", side="it", captured=True, **args) == text


@pytest.mark.parametrize(
    ("damage", "text"),
    [
        (1, "Czołg średni ma teraz 1 uszkodzenie."),
        (2, "Czołg średni ma teraz 2 uszkodzenia."),
        (5, "Czołg średni ma teraz 5 uszkodzeń."),
    ],
)
def test_polish_damage_is_counted(damage: int, text: str) -> None:
    args: dict[str, object] = {"vehicle": "medium_tank", "damage": damage, "disabled": False}
    assert told_there("pl", "damaged", side="it", **args) == text


def test_a_move_is_offered_for_what_the_seat_or_the_card_does() -> None:
    scenario = samples.game(NORTH_AFRICA).scenario("undefended-camp")
    english, polish = words("en", NORTH_AFRICA), words("pl", NORTH_AFRICA)
    at = scenario.move("at_vehicle scout_car")
    fire = Decision(0, "fire", {"unit": "saboteur", "action": "demolish", "dice": 2}, [at])
    assert english.option(at) == "Attack the Scout Car"
    assert english.option(at, fire) == "Blow up the Scout Car"
    step = scenario.move("to 12A")
    drive = Decision(1, "step", {"unit": "tank_driver", "action": "drive", "left": 1}, [step])
    assert polish.option(step) == "Idź na 12A"
    assert polish.option(step, drive) == "Jedź na 12A"
    assert (
        polish.option(scenario.move("board scout_car.2")) == "Wsiądź do Wozu zwiadu, stanowisko 2"
    )


def test_the_lrdgs_scout_has_no_squad_and_the_italian_one_has() -> None:
    assert words("en", NORTH_AFRICA).card("scout") == "Scout"
    assert words("en", NORTH_AFRICA).card("scout_a") == "Scout A"


def test_the_example_in_the_package_is_true() -> None:
    assert doctest.testmod(sandtable.words).failed == 0
