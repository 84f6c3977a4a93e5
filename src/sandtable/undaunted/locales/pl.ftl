### The words of the Undaunted system. Polish.
###
### An argument that names a card, a side, a tile or a pile comes in all its forms: $unit is the name,
### $unit_acc its attribute .acc, $unit_id the id ("none" where there is none). $unit_counter is the unit
### with its side. A yes-or-no argument is "yes" or "no". The renderer makes the first letter of an
### event, a prompt, a move or a reason a capital.
###
### The near pairs: Zwiad is Scout, Rozpoznanie is Recon, rozpoznany is scouted; przygwożdżony is
### suppressed, zatrzymany is pinned; Ostrzał is Blast only.

## Tiles: $code is 16B, $number 16, $face B

tile = { $code }
    .on = na { $code }
    .onto = na { $code }
    .off = z { $code }
    .acc = { $code }

## Piles

pile-deck = Talia
    .from = z talii
pile-hand = Ręka
    .from = z ręki
pile-played = Strefa gry
    .from = ze strefy gry
pile-discard = Stos kart odrzuconych
    .from = ze stosu kart odrzuconych
pile-supply = Rezerwa
    .from = z rezerwy
pile-removed = Usunięte z gry
    .from = z kart usuniętych z gry

## Actions, as cards print them

action-move = Ruch
action-scout = Zwiad
action-stalk = Skradanie
action-bolster = Wzmocnienie
action-command = Dowodzenie
action-conceal = Maskowanie
action-control = Kontrola
action-inspire = Za mną!
action-recon = Rozpoznanie
action-attack = Atak
action-suppress = Ogień ciągły
action-ready = Aktywowanie
action-hunker-down = Przeczekanie

## Numbers of things

count-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
count-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
count-dice =
    { $dice ->
        [one] { $dice } kość
       *[other] { $dice } kości
    }

## An attack before and after the choice

attack-sum = obrona { $defence } + zasłona { $cover } + odległość { $range } = { $total }
attack-odds = { $percent }% szans na trafienie

## Events

event-round-began = Runda { $round }.
event-reshuffled = { $side_the } tasują odrzucone karty i tworzą nową talię ({ count-cards }).
event-drew =
    { $card_id ->
        [none] { $side_the } dobierają kartę.
       *[other] { $side_the } dobierają kartę: { $card }.
    }
event-bid-placed =
    { $card_id ->
        [none] { $side_the } wybierają kartę do określenia inicjatywy.
       *[other] { $side_the } wybierają kartę inicjatywy: { $card }.
    }
event-bids-revealed =
    Odkryte karty: { $side_the } – { $card_id ->
        [none] brak karty
       *[other] { $card }
    } ({ $value }), { $enemy_the } – { $enemy_card_id ->
        [none] brak karty
       *[other] { $enemy_card }
    } ({ $enemy_value }). { $tie ->
        [yes] Remis: inicjatywę zachowują { $side_the }.
       *[no] Inicjatywę mają { $side_the }.
    }
event-turn-began = Tura { $side_gen }.
event-turn-ended = Koniec tury { $side_gen }.
event-played =
    { $power ->
        [0] { $side_the } zagrywają { $card_the_acc }: { $action }.
       *[other] { $side_the } zagrywają { $card_the_acc }: { $action } { $power }.
    }
event-hunkered-down = { $side_the } przeczekują: { $card_the } wraca do rezerwy.
event-readied = { $side_the } aktywują { $card_the_acc }.
event-placed = { $unit_the } wchodzi do gry { $tile_on }.
event-moved = { $unit_the } rusza się { $from_off } { $to_onto }.
event-scouted =
    { $fog ->
        [yes] { $side_the } rozpoznają { $tile_acc }; Mgła wojny trafia na ich stos kart odrzuconych.
       *[no] { $side_the } rozpoznają { $tile_acc }.
    }
event-bolstered = { $side_the } przenoszą { $card_the_acc } z rezerwy na swój stos kart odrzuconych.
event-inspired = { $side_the } biorą { $card_the_acc } z powrotem na rękę.
event-concealed =
    { $fog ->
        [yes] Mgła wojny trafia na stos kart odrzuconych { $enemy_gen }.
       *[no] W rezerwie { $enemy_gen } nie ma już Mgły wojny.
    }
event-fog-cleared = { $side_the } usuwają z gry kartę Mgła wojny.
event-controlled =
    { $taken ->
        [yes] { $side_the } odbierają wrogowi kontrolę nad { $tile }
       *[no] { $side_the } przejmują kontrolę nad { $tile }
    }{ $points ->
        [0] .
       *[other] : +{ count-points }, razem { $total }.
    }
event-attack-declared =
    { $action_id ->
        [suppress] { $unit_the } próbuje przygwoździć { $target_counter_acc } { $tile_on }: { attack-sum }, { count-dice }.
        [strafe] { $unit_the } ostrzeliwuje z powietrza { $target_counter_acc } { $tile_on }: { attack-sum }, { count-dice }.
        [demolish] { $unit_the } podkłada ładunek pod { $target_counter_acc } { $tile_on }: { attack-sum }, { count-dice }.
       *[other] { $unit_the } atakuje { $target_counter_acc } { $tile_on }: { attack-sum }, { count-dice }.
    }
event-rolled =
    { $hit ->
        [yes] Rzut: { $dice } przeciw obronie { $total } – trafienie.
       *[no] Rzut: { $dice } przeciw obronie { $total } – pudło.
    }
event-suppressed =
    { $already ->
        [yes] { $unit_counter } pozostaje przygwożdżony.
       *[no] Ogień przygważdża { $unit_counter_acc }.
    }
event-casualty = { $side_the } tracą kartę { $unit_gen } { $pile_from }: { $name }.
event-counter-lost = { $unit_counter } schodzi z planszy ({ $tile }).

## Endings

ending-round-limit = koniec ostatniej rundy; decydują punkty, a przy remisie inicjatywa
ending-both-hopeless = żadna strona nie może już wykonać zadania; decydują punkty, a przy remisie inicjatywa

## Prompts

prompt-bid = Wybierz kartę inicjatywy.
prompt-turn = Zagraj kartę albo zakończ turę.
prompt-card = Co zrobi { $card_the }?
prompt-enter = Gdzie wejdzie do gry { $unit_the }?
prompt-step =
    { $left ->
        [one] { $action }: dokąd rusza { $unit_the }? (został { $left } krok)
        [few] { $action }: dokąd rusza { $unit_the }? (zostały { $left } kroki)
       *[many] { $action }: dokąd rusza { $unit_the }? (zostało { $left } kroków)
    }
prompt-bolster = { action-bolster }: wybierz kartę z rezerwy (jeszcze { $left }).
prompt-inspire = { action-inspire } Wybierz kartę ze strefy gry (jeszcze { $left }).
prompt-count = { action-command }: ile kart dobierasz? (do { $most })
prompt-fire =
    { $action_id ->
        [anti_tank] { $action }: do którego pojazdu strzela { $unit_the }? ({ count-dice })
        [demolish] { $action }: co wysadza { $unit_the }? ({ count-dice })
       *[other] { $action }: do kogo strzela { $unit_the }? ({ count-dice })
    }

## Moves

move-bid = Inicjatywa: { $card }
move-play = Zagraj { $card_acc }
move-end = Zakończ turę
move-do = { $action }
move-enter = Wejdź do gry { $tile_on }
move-to =
    { $action_id ->
        [drive] Jedź { $tile_onto }
       *[other] Idź { $tile_onto }
    }
move-halt = Zostań tutaj
move-take = Weź { $card_acc }
move-enough = Zakończ wybór
move-draw =
    { $count ->
        [one] Dobierz { $count } kartę
        [few] Dobierz { $count } karty
       *[many] Dobierz { $count } kart
    }
move-at =
    { $action_id ->
        [suppress] Przygwoźdź { $target_counter_acc }
        [strafe] Ostrzelaj z powietrza { $target_counter_acc }
       *[other] Atakuj { $target_counter_acc }
    }

## Why a move is not possible

why-game-over = Gra się skończyła.
why-not-your-turn = To nie twoja tura.
why-chance-first = Najpierw rzuć kośćmi albo dobierz karty.
why-bid-first = Najpierw wybierz kartę inicjatywy.
why-card-first = Najpierw zagraj kartę.
why-finish-first = Najpierw dokończ rozpoczętą akcję.
why-not-in-hand = Nie masz tej karty na ręce.
why-fog-stays = Mgły wojny nie można zagrać.
why-not-printed = Ta karta nie ma takiej akcji.
why-suppressed = Jednostka jest przygwożdżona: najpierw ją aktywuj.
why-not-suppressed = Jednostka nie jest przygwożdżona.
why-no-spawn = Jednostka nie ma punktu zbornego, w którym mogłaby wejść do gry.
why-not-from-spawn = Tej akcji nie można wykonać z punktu zbornego.
why-not-a-spawn = Jednostka nie może wejść do gry na tym obszarze.
why-no-scouted-neighbour = Żaden sąsiedni obszar nie jest rozpoznany ani kontrolowany przez twoją stronę.
why-no-neighbour = Nie ma sąsiedniego obszaru, na który można by wejść.
why-not-adjacent = Ten obszar nie jest sąsiedni.
why-not-scouted = Ten obszar nie jest rozpoznany ani kontrolowany przez twoją stronę.
why-first-step-due = Trzeba wykonać co najmniej jeden krok.
why-nothing-to-bolster = W rezerwie nie ma karty, którą można wziąć tą akcją.
why-nothing-to-draw = Talia i stos kart odrzuconych są puste.
why-no-own-marker = Twoja strona nie ma na tym obszarze znacznika kontroli: najpierw trzeba go rozpoznać.
why-already-controlled = Twoja strona już kontroluje ten obszar.
why-enemy-on-tile = Na tym obszarze stoi jednostka wroga.
why-nothing-to-inspire = W strefie gry nie ma karty, którą można wziąć tą akcją.
why-no-fog-in-hand = Nie masz na ręce Mgły wojny.
why-no-enemy-on-board = Na planszy nie ma żadnej jednostki wroga.
why-not-on-board = Tej jednostki nie ma na planszy.
why-not-the-enemy = To nie jest jednostka wroga.
why-not-in-supply = Tej karty nie ma w rezerwie.
why-not-of-squad = Ta karta nie należy do tej drużyny.
why-not-in-play-area = Tej karty nie ma w strefie gry.
why-not-itself = Karta nie może wziąć samej siebie.
why-fog-not-bolstered = Wzmocnienie nie pozwala wziąć Mgły wojny.
why-one-card-due = Trzeba wziąć co najmniej jedną kartę.
why-too-many = Ta akcja nie pozwala dobrać tylu kart.
why-already-bid = Twoja karta inicjatywy jest już wybrana.

## Terms

term-scenario = Scenariusz
term-side = Strona
term-player = Gracz
term-opponent = Przeciwnik
term-enemy = Wróg
term-platoon = Pluton
term-squad = Drużyna
term-unit = Jednostka
term-board = Plansza
term-tile = Obszar
term-cover = Premia za zasłonę
term-hill = Wzgórze
term-counter = Żeton walki
term-control-marker = Znacznik kontroli
term-spawn-marker = Znacznik punktu zbornego
term-objective = Cel
term-objective-points = Punkty celu
term-points = Punkty
term-initiative = Inicjatywa
term-bid = Karta inicjatywy
term-card = Karta
term-combat-card = Karta walki
term-command-card = Karta dowodzenia
term-fog-of-war = Mgła wojny
term-actions = Akcje
term-soldier = Żołnierz
term-deck = { pile-deck }
term-hand = { pile-hand }
term-play-area = { pile-played }
term-discard = { pile-discard }
term-supply = { pile-supply }
term-removed = { pile-removed }
term-round = Runda
term-turn = Tura
term-scouted = Rozpoznany
term-controlled = Kontrolowany
term-ready = Aktywny
term-suppressed = Przygwożdżony
term-dice = Kości
term-roll = Rzut
term-base-defence = Obrona bazowa
term-total-defence = Całkowita wartość obrony
term-range = Premia za zasięg
term-hit = Trafienie
term-miss = Pudło
term-casualties = Straty
term-victory = Zwycięstwo
term-draw = Remis

scenario-made = Własny scenariusz
    .history = Ten scenariusz stworzył gracz.
    .brief = Panel każdej strony mówi, co musi zrobić, aby wygrać.
scenario-random = Losowa bitwa
    .history = Fikcyjna bitwa: mapę, siły i cele wyznaczył los.
    .brief = Panel każdej strony mówi, co musi zrobić, aby wygrać; siły są w przybliżeniu wyrównane.

## What is wrong with a scenario that a player made

fault-no-map = Na planszy nie ma obszarów
fault-too-many-tiles = Obszary: { $count }, a w pudełku jest ich tylko { $copies }
fault-tile-misaligned = Obszar „{ $name }” zaczyna się w kolumnie { $column }. Obszary zaczynają się w kolumnach 0, { $width }, { $double } itd.
fault-tile-twice = Obszar „{ $name }” występuje dwa razy
fault-tiles-overlap = Obszar „{ $name }” zachodzi na obszar „{ $other_name }”
fault-unknown-tile = Nie ma obszaru „{ $name }”
fault-both-faces = Ułożono obie strony obszaru { $name }
fault-not-connected = Obszary nie łączą się w całość
fault-not-on-map = Obszaru „{ $name }” nie ma na planszy
fault-too-many-kinds = Ponad { $most } rodzajów żetonów
fault-too-many-units = Ponad { $most } żetonów po jednej stronie
fault-unknown-card = Nie ma takiej karty
fault-too-many-copies = Kopie: { $count }, a w pudełku jest { $copies }
fault-other-sides-card = Ta karta należy do drugiej strony
fault-small-deck = Karty w talii: { $count }; na początek strona potrzebuje co najmniej { $least }
fault-marked-twice = Obszar „{ $name }” jest oznaczony dwa razy
fault-both-control = Obie strony kontrolują ten sam obszar
fault-unknown-counter = Nie ma żetonu „{ $name }”
fault-placed-twice = Żeton { $unit } jest na planszy dwa razy
fault-no-cards = { $unit }: brak kart w tym scenariuszu
fault-bad-spawn = { $value } nie jest tu możliwe. Wybierz „all”, drużynę albo jednostkę
fault-too-many-points = Potrzebne punkty: { $points }. Na planszy jest ich mniej
fault-points-or-pin = Strona wygrywa albo punktami, albo zatrzymując wroga
fault-unknown-vehicle = Nie ma takiego pojazdu
fault-other-sides-vehicle = Ten pojazd należy do drugiej strony
fault-rough-ground = Pojazd nie może stać na trudnym terenie
fault-too-few-seats = Stanowisk jest tylko { $count }
fault-not-placed = { $unit }: ma karty, ale nie ma miejsca na planszy
fault-no-aim = Strona potrzebuje zadania: punkty, ucieczka albo neutralizacja
fault-no-pieces = Wybierz co najmniej jeden żeton do tego zadania
fault-no-exit = Na planszy nie ma znacznika ucieczki
fault-not-their-soldier = { $unit } nie jest żołnierzem tej strony
fault-unknown-piece = Nie ma żołnierza ani pojazdu „{ $name }”
fault-too-many-exits = Znaczniki ucieczki: { $count }, a w pudełku jest { $copies }
fault-too-many-structures = Znaczniki obiektów: { $count }, a w pudełku jest { $copies }

## Small edits

edit-unmark = { $side_the } nie mają rozpoznanego obszaru { $tile }
edit-scout = { $side_the } mają rozpoznany obszar { $tile }
edit-control = { $side_the } kontrolują obszar { $tile }
edit-to-deck = { $side_the } mają w talii o jedną kartę więcej: { $card }
edit-to-supply = { $side_the } mają w talii o jedną kartę mniej: { $card }
edit-more-supply = { $side_the } mają w rezerwie o jedną kartę więcej: { $card }
edit-less-supply = { $side_the } mają w rezerwie o jedną kartę mniej: { $card }
edit-needs =
    { $count ->
        [one] { $side_the } potrzebują { $count } punktu
       *[other] { $side_the } potrzebują { $count } punktów
    }
edit-worth =
    { $count ->
        [one] Cel { $tile } jest wart { $count } punkt
        [few] Cel { $tile } jest wart { $count } punkty
       *[other] Cel { $tile } jest wart { $count } punktów
    }
edit-last-round = Ostatnia runda: { $count }
edit-initiative = { $side_the } mają pierwszą inicjatywę
edit-start = { $side_the } zaczynają { $to_on } zamiast { $from_on }
edit-face = Obszar { $from } leży drugą stroną do góry: { $to }
edit-must-escape = { $side_the } muszą wyprowadzić z planszy żetony: { $count }
edit-must-neutralise = { $side_the } muszą zneutralizować żetony: { $count }
edit-structure-worth =
    { $count ->
        [one] Obiekt { $tile_on } jest wart { $count } punkt
        [few] Obiekt { $tile_on } jest wart { $count } punkty
       *[other] Obiekt { $tile_on } jest wart { $count } punktów
    }
