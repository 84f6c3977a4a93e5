### Undaunted: North Africa, Polish: sides, cards, what only this title says, scenarios.
###
### A card's name and its attributes are the forms a sentence may need. Every language has the same
### attributes: .acc object, .gen possessor, .dat recipient, .ins means, .pl plural (without a squad),
### .gender (masc, fem, neut, or none), .the with the article, .the-acc the same as an object.
### Vehicles and structures are named like cards, for a target or a fugitive may be either.
### Polish has no article: .the is the name. A masculine thing has the gender inan: as an object it keeps
### its name.

title = Nieustraszeni: Afryka Północna

## Sides
## The value is the label. The attributes name the people, always in the plural, for sentences:
## .nom without and .the with the article, .acc, .gen, .dat and .ins; .adj-masc, .adj-fem and
## .adj-neut are the adjective, to agree with a noun's .gender; .adj-masc-acc goes with a person as an
## object. LRDG is not inflected, so its people are its soldiers, and it follows the noun.

side-lrdg = LRDG
    .nom = żołnierze LRDG
    .acc = żołnierzy LRDG
    .gen = żołnierzy LRDG
    .dat = żołnierzom LRDG
    .ins = żołnierzami LRDG
    .the = żołnierze LRDG
    .gender = masc
    .adj-masc = LRDG
    .adj-masc-acc = LRDG
    .adj-fem = LRDG
    .adj-neut = LRDG
side-it = Włosi
    .nom = Włosi
    .acc = Włochów
    .gen = Włochów
    .dat = Włochom
    .ins = Włochami
    .the = Włosi
    .gender = masc
    .adj-masc = włoski
    .adj-masc-acc = włoskiego
    .adj-fem = włoska
    .adj-neut = włoskie

## Cards

card-scout = Zwiadowca
    .acc = Zwiadowcę
    .gen = Zwiadowcy
    .dat = Zwiadowcy
    .ins = Zwiadowcą
    .pl = Zwiadowcy
    .gender = masc
    .the = Zwiadowca
    .the-acc = Zwiadowcę
card-rifleman = Strzelec
    .acc = Strzelca
    .gen = Strzelca
    .dat = Strzelcowi
    .ins = Strzelcem
    .pl = Strzelcy
    .gender = masc
    .the = Strzelec
    .the-acc = Strzelca
card-machine-gunner = Kaemista
    .acc = Kaemistę
    .gen = Kaemisty
    .dat = Kaemiście
    .ins = Kaemistą
    .pl = Kaemiści
    .gender = masc
    .the = Kaemista
    .the-acc = Kaemistę
card-anti-tank = Strzelec przeciwpancerny
    .acc = Strzelca przeciwpancernego
    .gen = Strzelca przeciwpancernego
    .dat = Strzelcowi przeciwpancernemu
    .ins = Strzelcem przeciwpancernym
    .pl = Strzelcy przeciwpancerni
    .gender = masc
    .the = Strzelec przeciwpancerny
    .the-acc = Strzelca przeciwpancernego
card-engineer = Saper
    .acc = Sapera
    .gen = Sapera
    .dat = Saperowi
    .ins = Saperem
    .pl = Saperzy
    .gender = masc
    .the = Saper
    .the-acc = Sapera
card-saboteur = Dywersant
    .acc = Dywersanta
    .gen = Dywersanta
    .dat = Dywersantowi
    .ins = Dywersantem
    .pl = Dywersanci
    .gender = masc
    .the = Dywersant
    .the-acc = Dywersanta
card-sniper = Snajper
    .acc = Snajpera
    .gen = Snajpera
    .dat = Snajperowi
    .ins = Snajperem
    .pl = Snajperzy
    .gender = masc
    .the = Snajper
    .the-acc = Snajpera
card-navigator = Nawigator
    .acc = Nawigatora
    .gen = Nawigatora
    .dat = Nawigatorowi
    .ins = Nawigatorem
    .pl = Nawigatorzy
    .gender = masc
    .the = Nawigator
    .the-acc = Nawigatora
card-lieutenant = Porucznik
    .acc = Porucznika
    .gen = Porucznika
    .dat = Porucznikowi
    .ins = Porucznikiem
    .pl = Porucznicy
    .gender = masc
    .the = Porucznik
    .the-acc = Porucznika
card-senior-sergeant = Starszy Sierżant
    .acc = Starszego Sierżanta
    .gen = Starszego Sierżanta
    .dat = Starszemu Sierżantowi
    .ins = Starszym Sierżantem
    .pl = Starsi sierżanci
    .gender = masc
    .the = Starszy Sierżant
    .the-acc = Starszego Sierżanta
card-warrant-officer = Chorąży
    .acc = Chorążego
    .gen = Chorążego
    .dat = Chorążemu
    .ins = Chorążym
    .pl = Chorążowie
    .gender = masc
    .the = Chorąży
    .the-acc = Chorążego
card-scout-a = Zwiadowca A
    .acc = Zwiadowcę A
    .gen = Zwiadowcy A
    .dat = Zwiadowcy A
    .ins = Zwiadowcą A
    .pl = Zwiadowcy
    .gender = masc
    .the = Zwiadowca A
    .the-acc = Zwiadowcę A
card-rifleman-a = Strzelec A
    .acc = Strzelca A
    .gen = Strzelca A
    .dat = Strzelcowi A
    .ins = Strzelcem A
    .pl = Strzelcy
    .gender = masc
    .the = Strzelec A
    .the-acc = Strzelca A
card-machine-gunner-a = Kaemista A
    .acc = Kaemistę A
    .gen = Kaemisty A
    .dat = Kaemiście A
    .ins = Kaemistą A
    .pl = Kaemiści
    .gender = masc
    .the = Kaemista A
    .the-acc = Kaemistę A
card-anti-tank-a = Strzelec przeciwpancerny A
    .acc = Strzelca przeciwpancernego A
    .gen = Strzelca przeciwpancernego A
    .dat = Strzelcowi przeciwpancernemu A
    .ins = Strzelcem przeciwpancernym A
    .pl = Strzelcy przeciwpancerni
    .gender = masc
    .the = Strzelec przeciwpancerny A
    .the-acc = Strzelca przeciwpancernego A
card-tank-driver = Kierowca czołgu
    .acc = Kierowcę czołgu
    .gen = Kierowcy czołgu
    .dat = Kierowcy czołgu
    .ins = Kierowcą czołgu
    .pl = Kierowcy czołgów
    .gender = masc
    .the = Kierowca czołgu
    .the-acc = Kierowcę czołgu
card-crewman = Załogant
    .acc = Załoganta
    .gen = Załoganta
    .dat = Załogantowi
    .ins = Załogantem
    .pl = Załoganci
    .gender = masc
    .the = Załogant
    .the-acc = Załoganta
card-gunner = Działonowy
    .acc = Działonowego
    .gen = Działonowego
    .dat = Działonowemu
    .ins = Działonowym
    .pl = Działonowi
    .gender = masc
    .the = Działonowy
    .the-acc = Działonowego
card-platoon-sergeant = Sierżant plutonu
    .acc = Sierżanta plutonu
    .gen = Sierżanta plutonu
    .dat = Sierżantowi plutonu
    .ins = Sierżantem plutonu
    .pl = Sierżanci plutonu
    .gender = masc
    .the = Sierżant plutonu
    .the-acc = Sierżanta plutonu
card-squad-leader-a = Dowódca drużyny A
    .acc = Dowódcę drużyny A
    .gen = Dowódcy drużyny A
    .dat = Dowódcy drużyny A
    .ins = Dowódcą drużyny A
    .pl = Dowódcy drużyn
    .gender = masc
    .the = Dowódca drużyny A
    .the-acc = Dowódcę drużyny A
card-tank-commander = Dowódca czołgu
    .acc = Dowódcę czołgu
    .gen = Dowódcy czołgu
    .dat = Dowódcy czołgu
    .ins = Dowódcą czołgu
    .pl = Dowódcy czołgów
    .gender = masc
    .the = Dowódca czołgu
    .the-acc = Dowódcę czołgu
card-recon-plane = Samolot rozpoznawczy
    .acc = Samolot rozpoznawczy
    .gen = Samolotu rozpoznawczego
    .dat = Samolotowi rozpoznawczemu
    .ins = Samolotem rozpoznawczym
    .pl = Samoloty rozpoznawcze
    .gender = inan
    .the = Samolot rozpoznawczy
    .the-acc = Samolot rozpoznawczy
card-fog-of-war = Mgła wojny
    .acc = Mgłę wojny
    .gen = Mgły wojny
    .dat = Mgle wojny
    .ins = Mgłą wojny
    .pl = Mgły wojny
    .gender = fem
    .the = Mgła wojny
    .the-acc = Mgłę wojny

## Vehicles

card-gun-truck = Wóz bojowy
    .acc = Wóz bojowy
    .gen = Wozu bojowego
    .dat = Wozowi bojowemu
    .ins = Wozem bojowym
    .pl = Wozy bojowe
    .gender = inan
    .the = Wóz bojowy
    .the-acc = Wóz bojowy
card-support-truck = Wóz wsparcia
    .acc = Wóz wsparcia
    .gen = Wozu wsparcia
    .dat = Wozowi wsparcia
    .ins = Wozem wsparcia
    .pl = Wozy wsparcia
    .gender = inan
    .the = Wóz wsparcia
    .the-acc = Wóz wsparcia
card-pilot-car = Wóz prowadzący
    .acc = Wóz prowadzący
    .gen = Wozu prowadzącego
    .dat = Wozowi prowadzącemu
    .ins = Wozem prowadzącym
    .pl = Wozy prowadzące
    .gender = inan
    .the = Wóz prowadzący
    .the-acc = Wóz prowadzący
card-scout-car = Wóz zwiadu
    .acc = Wóz zwiadu
    .gen = Wozu zwiadu
    .dat = Wozowi zwiadu
    .ins = Wozem zwiadu
    .pl = Wozy zwiadu
    .gender = inan
    .the = Wóz zwiadu
    .the-acc = Wóz zwiadu
card-lorry = Wóz ciężarowy
    .acc = Wóz ciężarowy
    .gen = Wozu ciężarowego
    .dat = Wozowi ciężarowemu
    .ins = Wozem ciężarowym
    .pl = Wozy ciężarowe
    .gender = inan
    .the = Wóz ciężarowy
    .the-acc = Wóz ciężarowy
card-medium-tank = Czołg średni
    .acc = Czołg średni
    .gen = Czołgu średniego
    .dat = Czołgowi średniemu
    .ins = Czołgiem średnim
    .pl = Czołgi średnie
    .gender = inan
    .the = Czołg średni
    .the-acc = Czołg średni

## Structures

card-aircraft = Samolot
    .acc = Samolot
    .gen = Samolotu
    .dat = Samolotowi
    .ins = Samolotem
    .pl = Samoloty
    .gender = inan
    .the = Samolot
    .the-acc = Samolot
card-hangar = Hangar
    .acc = Hangar
    .gen = Hangaru
    .dat = Hangarowi
    .ins = Hangarem
    .pl = Hangary
    .gender = inan
    .the = Hangar
    .the-acc = Hangar
card-motor-pool = Park samochodowy
    .acc = Park samochodowy
    .gen = Parku samochodowego
    .dat = Parkowi samochodowemu
    .ins = Parkiem samochodowym
    .pl = Parki samochodowe
    .gender = inan
    .the = Park samochodowy
    .the-acc = Park samochodowy
card-fuel-dump = Skład paliwa
    .acc = Skład paliwa
    .gen = Składu paliwa
    .dat = Składowi paliwa
    .ins = Składem paliwa
    .pl = Składy paliwa
    .gender = inan
    .the = Skład paliwa
    .the-acc = Skład paliwa
card-radio-mast = Maszt radiowy
    .acc = Maszt radiowy
    .gen = Masztu radiowego
    .dat = Masztowi radiowemu
    .ins = Masztem radiowym
    .pl = Maszty radiowe
    .gender = inan
    .the = Maszt radiowy
    .the-acc = Maszt radiowy
card-water-tower = Wieża ciśnień
    .acc = Wieżę ciśnień
    .gen = Wieży ciśnień
    .dat = Wieży ciśnień
    .ins = Wieżą ciśnień
    .pl = Wieże ciśnień
    .gender = fem
    .the = Wieża ciśnień
    .the-acc = Wieżę ciśnień

## A counter: a soldier or a vehicle with its side; .acc as an object
## A thing (inan) keeps the adjective as it is: „włoski Czołg średni”, but „włoskiego Strzelca A”.

counter =
    { $side_id ->
        [lrdg] { $unit } { $side_adj_masc }
       *[it] { $side_adj_masc } { $unit }
    }
    .acc =
        { $side_id ->
            [lrdg] { $unit_acc } { $side_adj_masc }
           *[it] { $unit_gender ->
                [inan] { $side_adj_masc } { $unit_acc }
               *[masc] { $side_adj_masc_acc } { $unit_acc }
            }
        }

## Actions

action-drive = Jazda
action-navigate = Nawigacja
action-observe = Obserwacja
action-repair = Naprawa
action-strafe = Nalot
action-anti-tank = Ppanc.
action-demolish = Detonacja

## Numbers of things

count-damage =
    { $damage ->
        [0] brak uszkodzeń
        [one] { $damage } uszkodzenie
        [few] { $damage } uszkodzenia
       *[many] { $damage } uszkodzeń
    }

## Events

event-boarded =
    { $captured ->
        [yes] { $unit_the } przejmuje { $vehicle_the_acc } i zajmuje stanowisko { $place }.
       *[no] { $unit_the } wsiada do { $vehicle_gen } i zajmuje stanowisko { $place }.
    }
event-alighted = { $unit_the } wysiada z { $vehicle_gen } { $tile_on }.
event-shifted = { $unit_the } przechodzi na stanowisko { $place } { $vehicle_gen }.
event-swapped = { $unit_the } i { $other_the } z załogi { $vehicle_gen } zamieniają się miejscami.
event-used =
    { $power ->
        [0] { $side_the } zagrywają { $card_the_acc }. Akcja pojazdu ({ $vehicle }): { $action }.
       *[other] { $side_the } zagrywają { $card_the_acc }. Akcja pojazdu ({ $vehicle }): { $action } { $power }.
    }
event-drove = { $vehicle_the } jedzie { $from_off } { $to_onto }.
event-escaped = { $unit_counter } ucieka z planszy ({ $tile }).
event-repaired =
    { $active_again ->
        [yes] { $side_the } naprawiają { $vehicle_the_acc }: { count-damage }, pojazd znów jest aktywny.
       *[no] { $side_the } naprawiają { $vehicle_the_acc }: { count-damage }.
    }
event-demolition-declared = { $unit_the }, Detonacja: { $structure } { $tile_on }, obrona obiektu { $total }, { count-dice }.
event-damaged =
    { $disabled ->
        [yes] { $vehicle_the } ma teraz { count-damage } i jest niesprawny.
       *[no] { $vehicle_the } ma teraz { count-damage }.
    }
event-vehicle-destroyed = { $vehicle_the } zostaje zniszczony { $tile_on }.
event-structure-destroyed =
    { $points ->
        [0] { $side_the } niszczą { $structure_the_acc } { $tile_on }.
       *[other] { $side_the } niszczą { $structure_the_acc } { $tile_on }: +{ count-points }, razem { $total }.
    }
event-nobody-suppressed = W załodze { $vehicle_gen } nie ma już kogo przygwoździć.

## Endings

ending-objectives = zdobyto wymagane punkty celu
ending-escaped = ucieczka się powiodła
ending-neutralised = wymagane żetony wroga zneutralizowane
ending-hopeless = druga strona nie może już wykonać żadnego zadania

## Prompts

prompt-afterwards = Czy { $unit_the } teraz wsiada, wysiada albo zmienia stanowisko?
prompt-mark = { $action }: wybierz obszar (jeszcze { $left }).
prompt-pick =
    { $action_id ->
        [suppress] Kto z załogi { $vehicle_gen } zostaje przygwożdżony?
       *[other] Kto z załogi { $vehicle_gen } zostaje ranny?
    }
prompt-mend = { action-repair }: który pojazd naprawia { $unit_the }?

## Moves

move-use = { $action } (pojazd)
move-swap = Zamień się miejscami: { $unit_the }
move-board = Wsiądź do { $vehicle_gen }, stanowisko { $place }
move-alight = Wysiądź
move-shift = Przejdź na stanowisko { $place }
move-stay = Bez zmian
move-leave = Ucieknij z planszy
move-mark = Wybierz { $tile_acc }
move-at-vehicle =
    { $action_id ->
        [suppress] Przygwoźdź załogę { $vehicle_gen }
        [strafe] Ostrzelaj z powietrza { $vehicle_the_acc }
        [demolish] Wysadź { $vehicle_the_acc }
       *[other] Atakuj { $vehicle_the_acc }
    }
move-at-structure = Wysadź obiekt { $tile_on }
move-mend = Napraw { $vehicle_the_acc }
move-pick =
    { $action_id ->
        [suppress] Przygwoźdź { $unit_the_acc }
       *[other] Ranny: { $unit_the }
    }

## Why a move is not possible

why-not-aboard = Ten żołnierz nie jest w pojeździe.
why-disabled = Pojazd jest niesprawny: najpierw trzeba go naprawić.
why-not-a-specialist = Akcji tego stanowiska może użyć tylko żołnierz z odpowiednią specjalizacją.
why-not-this-seat = Stanowisko tego żołnierza nie ma takiej akcji.
why-in-vehicle = Żołnierz w pojeździe nie może iść pieszo: najpierw musi wysiąść.
why-not-together = Ci dwaj nie siedzą w tym samym pojeździe.
why-changed-already = Przy tej karcie żołnierz już wsiadł, wysiadł lub zmienił stanowisko.
why-no-effect-then = Stamtąd karta nie mogłaby już nic zrobić.
why-already-aboard = Ten żołnierz już siedzi w pojeździe.
why-not-here = Tego pojazdu nie ma na obszarze żołnierza.
why-seat-taken = To stanowisko jest zajęte.
why-enemy-aboard = W tym pojeździe siedzi żołnierz wroga.
why-rough-ground = Pojazdy nie mogą wjeżdżać na trudny teren.
why-no-way-to-drive = Żaden sąsiedni obszar dostępny dla pojazdów nie jest rozpoznany ani kontrolowany przez twoją stronę.
why-guarded = Wróg kontroluje ten obszar i ma na nim żołnierza.
why-nothing-to-mark = W zasięgu nie ma obszaru, na którym można by położyć znacznik.
why-not-connected = Pierwszy obszar musi sąsiadować z obszarem żołnierza, a każdy następny z już wybranym.
why-leads-nowhere = Ten wybór nie pozwoliłby położyć żadnego znacznika.
why-already-marked = Twoja strona ma już znacznik na tym obszarze.
why-one-marker-due = Trzeba położyć co najmniej jeden znacznik.
why-nothing-to-repair = Nie ma tu uszkodzonego pojazdu, który ten żołnierz mógłby naprawić.
why-undamaged = Ten pojazd nie jest uszkodzony.
why-other-vehicle = Żołnierz w pojeździe może naprawiać tylko ten pojazd.
why-command-not-inspired = Akcja Za mną! pozwala wziąć tylko karty walki.
why-no-target = Nie ma celu dla tej akcji.
why-shielded = Ten żołnierz siedzi w pojeździe: trzeba atakować pojazd.
why-only-vehicles = Tą akcją nie można trafić żołnierza.
why-armoured = Pancerz tego pojazdu chroni przed zwykłą bronią: trafić go mogą tylko akcje Ppanc. i Detonacja.
why-own-vehicle = To twój własny pojazd.
why-not-same-tile = Detonacja działa tylko na obszarze żołnierza.
why-no-structure = Na tym obszarze nie stoi żaden obiekt.
why-only-demolish = Obiekt można zniszczyć tylko Detonacją.
why-no-escape-here = Na tym obszarze nie ma znacznika ucieczki.
why-not-to-escape = Ten żeton nie może uciec (patrz scenariusz).
why-crew-not-to-escape = Ktoś z załogi nie może uciec (patrz scenariusz).
why-not-inside = Nie można wybrać tego żołnierza.
why-vehicle-gone = Tego pojazdu nie ma już na planszy.
why-no-such-seat = Pojazd nie ma takiego stanowiska.

## Terms

term-vehicle = Pojazd
term-vehicle-card = Karta pojazdu
term-vehicle-action = Akcja pojazdu
term-seat = Stanowisko
term-seat-free = Wolne
term-crew = Załoga
term-specialisation = Specjalizacja
term-defence = Obrona zwykła
term-armoured-defence = Obrona pancerna
term-structure-defence = Obrona obiektu
term-damage = Uszkodzenia
term-critical-level = Poziom krytyczny
term-integrity = Integralność
term-active = Aktywny
term-disabled = Niesprawny
term-destroyed = Zniszczony
term-wound = Obrażenia
term-structure = Obiekt
term-structures = Obiekty
term-escape-marker = Znacznik ucieczki
term-rough-ground = Trudny teren
term-escape = Ucieczka
term-escaped = Uciekli
term-neutralise = Neutralizacja wrogów
term-neutralised = Zneutralizowani

## Scenarios: name, .history, .brief (the task of each side)

scenario-landing-ground-no-7 = Lądowisko nr 7
    .history = We wrześniu 1940 roku pierwsze patrole jednostki, która nazywała się jeszcze Long Range Patrol, przejechały przez morze piasku na granicy egipskiej, uchodzące wśród Włochów za nieprzebyte dla wojska. Wyszły daleko za frontem, na szlaku między Dżalu a Kufrą, niszczyły lądowiska i zapasy paliwa i zatrzymywały ciężarówki jadące na południe. Szkody były niewielkie, ale odtąd żaden posterunek na Pustyni Libijskiej nie mógł czuć się bezpieczny. Ten scenariusz przedstawia jedną z takich nocy jako walkę.
    .brief = Obie strony muszą zdobyć 3 punkty: LRDG głównie niszcząc obiekty, Włosi głównie je kontrolując.
scenario-murzuk = Murzuk
    .history = 11 stycznia 1941 roku dwa patrole LRDG, nowozelandzki i złożony z gwardzistów, podjechały pod oazę Murzuk razem z garstką Wolnych Francuzów z Czadu. Przebyły całą południową Libię, a garnizon brał je za swoich, dopóki nie padły strzały. Jedni trzymali pod ogniem fort, drudzy spalili na lotnisku hangar ze stojącymi w nim samolotami. Zginęło dwóch napastników, wśród nich dowódca Francuzów, podpułkownik d’Ornano.
    .brief = Na lotnisku stoją trzy obiekty. Żołnierze LRDG muszą zniszczyć obiekty warte 2 punkty; Włosi muszą kontrolować obiekty warte 3 punkty, czyli wszystkie.
scenario-jebel-sherif = Dżebel Szerif
    .history = 31 stycznia 1941 roku nowozelandzki patrol LRDG, który w drodze na Kufrę prowadził zwiad przed Wolnymi Francuzami, został zaskoczony w dolinie Dżebel Szerif przez jedną z włoskich zmotoryzowanych kompanii saharyjskich. W ogniu z ziemi i z powietrza spłonęło kilka ciężarówek, a dowódca, major Clayton, dostał się do niewoli; pozostałe wozy wyrwały się z doliny. Czterech ludzi, którzy zostali na miejscu, ruszyło pieszo na południe prawie bez wody; po około dziesięciu dniach odnaleźli ich Francuzi, a trzech z nich przeżyło.
    .brief = Żołnierze LRDG muszą wyprowadzić z planszy przez znaczniki ucieczki 4 swoje żetony (żołnierzy lub pojazdy); Włosi muszą przedtem zneutralizować 5 z nich.
scenario-el-tag = El Tag
    .history = W lutym 1941 roku pułkownik Leclerc poprowadził kolumnę Wolnych Francuzów z Czadu na oazę Kufra. Odrzucił włoską kompanię pustynną, która miała jej bronić, i zamknął garnizon w forcie El Tag nad palmami. 1 marca fort skapitulował, a Kufra wkrótce stała się bazą LRDG. Większość LRDG odjechała już wtedy, by odtworzyć siły; ten scenariusz zakłada, że wzięła udział w oblężeniu.
    .brief = Cele leżą w forcie i wokół niego. Żołnierze LRDG muszą zdobyć 4 punkty celu; Włosi muszą przedtem zneutralizować 4 żołnierzy LRDG.
scenario-bir-hadid = Bir Hadid
    .history = Wiosną 1941 roku natarcie Rommla odwróciło losy wojny w Libii, ale pustynia daleko na południu pozostała otwarta dla LRDG. Patrole obserwowały szlaki i studnie, a czego nie mogły zabrać, to niszczyły. Bir Hadid nie ma na żadnej mapie: ten scenariusz przedstawia zmyśloną studnię z lądowiskiem i składami dookoła oraz patrol, który przyjechał narobić szkód i zniknąć.
    .brief = Żołnierze LRDG muszą zniszczyć obiekty warte 5 punktów; Włosi muszą kontrolować obiekty warte 4 punkty.
scenario-undefended-camp = Bezbronny obóz
    .history = Od wiosny 1941 roku bazą LRDG była Kufra, oddalona o setki kilometrów od jakiegokolwiek frontu. Patrole docierały na północ aż do szlaków wokół Bir Tengeder, na południe od zielonych wzgórz Cyrenajki, gdzie przejeżdżały także włoskie kolumny. Ten scenariusz przedstawia zmyślone zdarzenie: obóz pozostawiony bez straży i dwie strony, które dowiadują się o nim w tej samej chwili.
    .brief = Obie strony śpieszą do pustego obozu. Żołnierze LRDG muszą zdobyć 3 punkty i mogą w tym celu także zniszczyć skład paliwa; Włosi muszą zdobyć 4 i mogą go w tym celu także utrzymać.
scenario-hon-road = Droga do Hon
    .history = W oazie Hon mieściło się włoskie dowództwo Sahary Libijskiej, a prowadząca tam z wybrzeża droga podtrzymywała przy życiu garnizony Fezzanu. Patrole LRDG zapuszczały się w te strony, żeby zobaczyć, kto tamtędy jeździ, a czasem, żeby go zatrzymać. O takiej zasadzce nie ma żadnej relacji: scenariusz przedstawia zmyślony mały konwój z października 1941 roku i patrol, który na niego czeka.
    .brief = Włosi muszą wyprowadzić z planszy przez znacznik ucieczki 3 żetony konwoju (żołnierzy lub pojazdy); żołnierze LRDG muszą przedtem zneutralizować 3 z nich.
scenario-bir-bu-hasci = Bir bu Hasci
    .history = W grudniu 1941 roku, po brytyjskiej ofensywie, która uwolniła Tobruk, wojska Osi cofały się przez Cyrenajkę. LRDG krążyła z Dżalu wzdłuż ich odsłoniętej flanki, podwoziła żołnierzy SAS pod lotniska i ostrzeliwała ruch na drogach. Obok samolotów nieopancerzone wozy najbardziej obawiały się czołgów. Ten scenariusz przedstawia zmyślony patrol, który mimo to musi sobie z jednym poradzić.
    .brief = Żołnierze LRDG muszą zniszczyć Czołg średni; Włosi muszą przedtem zdobyć 3 punkty celu albo zneutralizować 3 żołnierzy LRDG.
scenario-road-watch = Obserwacja drogi
    .history = Od marca do lipca 1942 roku LRDG obserwowała drogę nadbrzeżną koło Łuku Marmurowego, pomnika na granicy Cyrenajki i Trypolitanii, setki kilometrów za frontem Osi. Dwóch ludzi na zmianę z następną parą leżało kilkaset metrów od drogi, prawie bez żadnej osłony, i zapisywało każdy czołg, działo i ciężarówkę; reszta patrolu kryła się nieco dalej i przekazywała liczby przez radio do Kairu. Obserwowano dniem i nocą, a niewiele meldunków znaczyło dla brytyjskiego dowództwa więcej.
    .brief = Żołnierze LRDG muszą zdobyć 3 punkty celu; Włosi muszą przedtem zneutralizować 3 żetony LRDG (żołnierzy lub pojazdy).
scenario-sidi-haneish = Sidi Haneish
    .history = W nocy 26 lipca 1942 roku osiemnaście jeepów SAS pod dowództwem majora Stirlinga przejechało w szyku przez lotnisko Sidi Haneish, na tyłach frontu pod El Alamein, strzelając ze wszystkich karabinów maszynowych do samolotów po obu stronach. Zniszczono lub uszkodzono kilkadziesiąt maszyn, w tym wiele transportowych, których Osi bardzo brakowało. SAS uczyła się pustyni od LRDG, która podwoziła ją pod pierwsze lotniska. W tym scenariuszu jedzie sama LRDG, a lotniska bronią Włosi.
    .brief = Żołnierze LRDG muszą zdobyć 5 punktów, głównie niszcząc obiekty, albo zneutralizować wszystkich 4 włoskich żołnierzy; Włosi muszą zdobyć 5 punktów, głównie kontrolując obiekty, albo zneutralizować 5 żołnierzy LRDG.
scenario-barce = Barce
    .history = We wrześniu 1942 roku dwa patrole LRDG majora Easonsmitha przejechały z Egiptu przez morza piasku ponad 1800 kilometrów, żeby uderzyć na Barce głęboko na tyłach. W nocy 13 września jeden z nich przejechał wzdłuż rzędów samolotów na lotnisku i podpalał je jeden po drugim, a drugi atakował koszary. Nikt z napastników nie zginął. W drodze powrotnej następnego dnia odnalazły ich samoloty i zniszczyły prawie wszystkie wozy; większość ludzi wróciła, niektórzy pieszo.
    .brief = Żołnierze LRDG muszą zdobyć 5 punktów, głównie niszcząc obiekty; Włosi muszą zdobyć 3 punkty, głównie kontrolując obiekty.
