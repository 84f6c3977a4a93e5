### The words of the Heroes system. Polish.
###
### An argument that names a unit, a card or a side comes in all its forms: $unit is the name, $unit_acc
### its attribute .acc, $unit_id the id. A unit that one may not know has the id "none". Places are plain
### text: c4 is a square, b5c6 what lies between two squares. The renderer makes the first letter of an
### event, a prompt, a move or a reason a capital. The terms are those of the rulebook page.
###
### The near pairs: Strzał is Fire, Ostrzał przygważdżający is Suppressive Fire, Okazyjny ostrzał is
### Opportunity Fire; Zniszczenie is the ability, zniszczony is what is destroyed; Cel is an objective,
### cel a target; przygwożdżony is suppressed.

## A unit in a sentence, known or concealed: who acts ($unit of $side), and whom it is done to ($target of
## $enemy). The attributes are the forms a sentence may need: .acc object, .gen possessor, .dat recipient.

who =
    { $unit_id ->
        [none] zamaskowana jednostka { $side_gen }
       *[other] { $unit }
    }
    .acc =
        { $unit_id ->
            [none] zamaskowaną jednostkę
           *[other] { $unit_acc }
        }
    .gen =
        { $unit_id ->
            [none] zamaskowanej jednostki { $side_gen }
           *[other] { $unit_gen }
        }
    .dat =
        { $unit_id ->
            [none] zamaskowanej jednostce { $side_gen }
           *[other] { $unit_dat }
        }
whom =
    { $target_id ->
        [none] zamaskowana jednostka { $enemy_gen }
       *[other] { $target }
    }
    .acc =
        { $target_id ->
            [none] zamaskowaną jednostkę { $enemy_gen }
           *[other] { $target_acc }
        }
    .gen =
        { $target_id ->
            [none] zamaskowanej jednostki { $enemy_gen }
           *[other] { $target_gen }
        }
    .dat =
        { $target_id ->
            [none] zamaskowanej jednostce { $enemy_gen }
           *[other] { $target_dat }
        }

## Where a unit is: on its square, or still to come. A second unit that a card is aimed at.

where =
    { $off ->
        [yes] {" "}(jeszcze poza mapą)
       *[no] {" "}({ $cell })
    }
where-second =
    { $second_off ->
        [yes] {" "}(jeszcze poza mapą)
       *[no] {" "}({ $second_cell })
    }
second =
    { $second_id ->
        [none] zamaskowana jednostka
       *[other] { $second }
    }
    .acc =
        { $second_id ->
            [none] zamaskowaną jednostkę
           *[other] { $second_acc }
        }
and-second =
    { $targets ->
        [2] {" "}i { second.acc }{ where-second }
       *[other] {""}
    }

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
count-left =
    { $left ->
        [one] został { $left } punkt Ruchu
        [few] zostały { $left } punkty Ruchu
       *[many] zostało { $left } punktów Ruchu
    }

## What a unit does

action-nothing = Nic nie rób
action-move = Ruch
action-assault = Natarcie
action-fire = Strzał
action-fire-second = Strzał z broni zapasowej
action-suppress = Ostrzał przygważdżający
action-suppress-second = Ostrzał przygważdżający z broni zapasowej
action-snipe = Snajper
action-barrage = Strzał pośredni
action-grenade = Granat
action-rifle-grenade = Granat nasadkowy
action-panzerfaust = Panzerfaust
action-demolish = Zniszczenie
action-card = Karta

## Steps of a vehicle of two squares, directions, and which side of a counter is up: the front is the
## concealed or the packed side, the back the visible or the ready one

form-forward = Do przodu
form-forward-left = Do przodu ze skrętem w lewo
form-forward-right = Do przodu ze skrętem w prawo
form-back = Do tyłu
form-back-left = Do tyłu ze skrętem w lewo
form-back-right = Do tyłu ze skrętem w prawo
form-pivot-left = Obrót w lewo
form-pivot-right = Obrót w prawo
direction-n = północ
direction-ne = północny wschód
direction-e = wschód
direction-se = południowy wschód
direction-s = południe
direction-sw = południowy zachód
direction-w = zachód
direction-nw = północny zachód
up-front = Strona zamaskowana lub spakowana
up-back = Strona widoczna lub gotowa

## Order tokens, bonus tactics, results of an attack, what a roll is for

token-1 = Rozkaz 1
token-2 = Rozkaz 2
token-3 = Rozkaz 3
token-4 = Rozkaz 4
token-5 = Rozkaz 5
token-6 = Rozkaz 6
token-7 = Rozkaz 7
token-8 = Rozkaz 8
token-9 = Rozkaz 9
token-10 = Rozkaz 10
token-special = Rozkaz Specjalny
token-bluff = Blef
bonus-more-cards = o jedną kartę więcej w każdej turze
bonus-more-orders = o jeden Rozkaz więcej w każdej turze
bonus-special-order = Rozkaz Specjalny
bonus-refill = uzupełnienie kart na ręce
bonus-keep-initiative = zachowanie Inicjatywy
result-none = bez skutku
result-suppressed = przygwożdżenie
result-suppressed-twice = podwójne przygwożdżenie
result-hit = trafienie
result-hit-and-suppressed = trafienie i przygwożdżenie
result-killed = zabójczy strzał
purpose-assault = na Natarcie
purpose-damage = na uszkodzenia
purpose-anti-air = na obronę przeciwlotniczą

## How much a player wants to be asked to play cards

ask-never = Nie pytaj mnie o zagranie karty
ask-own = Pytaj przy moich rzutach, trafieniach moich jednostek i kartach przeciw mnie
ask-attacks = Pytaj mnie, gdy któraś z moich kart może pomóc
ask-always = Pytaj mnie w każdym momencie, nawet gdy nie mam czego zagrać

## Damage of a heavy vehicle, by the number of the roll

damage =
    { $damage ->
        [1] załoga
        [2] gąsienica
        [3] pancerz
        [4] pancerz
       *[5] broń podstawowa
    }

## How a game ends: what follows "They win:" or "The game is drawn:"

ending-objectives = cel scenariusza osiągnięty
ending-disorganised = armia przeciwnika uległa dezorganizacji
ending-last-turn = minęła ostatnia tura

## Events

event-scenario-began = Bitwa się zaczyna.
event-turn-began = Tura { $turn }: faza Rozkazów.
event-activation-began = Faza Aktywacji.
event-supply-began = Faza Zaopatrzenia.
event-initiative = Inicjatywę mają { $side_the }.
event-deployed = { $side_the } rozstawiają { who.acc } na { $cell }.
event-placed = { $side_the } umieszczają { who.acc } na { $cell }.
event-order-placed =
    { $token_id ->
        [none] { $side_the } przydzielają bloczek { who.dat }{ where }.
       *[other] { $side_the } przydzielają bloczek { who.dat }{ where }: { $token }.
    }
event-order-shown =
    { $number ->
        [0] Rozkaz Specjalny: { who }{ where }.
       *[other] Rozkaz { $number }: { who }{ where }.
    }
event-order-moved = { $side_the } przekazują bloczek { who.dat }{ where }.
event-bluff-shown = Blef: { who }{ where } nie ma Rozkazu.
event-activated = { who } działa bez Rozkazu.
event-moved = { who } przesuwa się na { $cell }.
event-boarded = { who } wsiada do { $transport_gen }.
event-left = { who } opuszcza mapę.
event-flipped = { who } odwraca się na drugą stronę ({ $cell }).
event-revealed =
    { $unit_id ->
        [none] { who } zostaje zdemaskowana ({ $cell }).
       *[other] { $unit_gender ->
            [fem] { $unit } zostaje zdemaskowana ({ $cell }).
            [neut] { $unit } zostaje zdemaskowane ({ $cell }).
           *[other] { $unit } zostaje zdemaskowany ({ $cell }).
        }
    }
event-concealed = { who } ukrywa się ({ $cell }).
event-hedge-cut = { who } robi przejście w żywopłocie ({ $cell }).
event-wreck-crushed = { who } zgniata wrak ({ $cell }).
event-wreck-destroyed = Wrak na { $cell } zostaje usunięty.
event-structure-destroyed =
    { $overlay_id ->
        [puma_wreck] { $overlay } zostaje usunięty.
        [half_track_wreck] { $overlay } zostaje usunięty.
        [panzer_wreck] { $overlay } zostaje usunięty.
       *[other] { $overlay } zamienia się w ruiny.
    }
event-fired = { $action }: { who } ({ $cell }) do { whom.gen } ({ $target_cell }), odległość { $range }.
event-razed =
    { $action }: { who } ({ $cell }), cel: { $overlay_id ->
        [none] wrak
       *[other] { $overlay }
    } ({ $target_cell }).
event-attacked =
    { $action_id ->
        [snipe] { attack-roll } = { total-of }, cel: { whom } – { $result }.
       *[other] { attack-roll } = { total-of } przeciw Obronie { $defence }, cel: { whom } – { $result }.
    }
event-assaulted = { who } wykonuje Natarcie na { whom.acc } ({ $target_cell }).
event-assault-fought = Natarcie: { who } ma { $total }, { whom } ma { $enemy_total }.
event-took-square = { who } zajmuje { $cell }.
event-went-back = { who } wraca na { $cell }.
event-rolled = { $side_the } rzucają { $purpose }: { $dice }.
event-suppressed =
    { $count ->
        [one] { who } dostaje znacznik Przygwożdżenia.
        [few] { who } dostaje { $count } znaczniki Przygwożdżenia.
       *[many] { who } dostaje { $count } znaczników Przygwożdżenia.
    }
event-wounded = { who } odnosi rany.
event-eliminated = { who } – jednostka wyeliminowana.
event-destroyed = { who } ulega zniszczeniu.
event-damaged = { who } dostaje uszkodzenie: { damage }.
event-broken = Punkt krytyczny ({ $group }): { $enemy_the } zdobywają { $points } PZ.
event-ammo-spent = { who } zużywa Amunicję.
event-veteran-spent = { who } używa Weterana i przerzuca kości.
event-blast-aimed = { $action }: { who } ({ $cell }), cel: przecięcie { $crossing }.
event-scattered =
    { $die ->
        [5] Rozrzut { $die }: wybuch trafia na miejsce, { $crossing }.
        [6] Rozrzut { $die }: wybuch trafia na miejsce, { $crossing }.
       *[other] Rozrzut { $die }: wybuch przesuwa się na { $crossing }.
    }
event-blast-lost = Rozrzut { $die }: wybuch wypada poza mapę.
event-demolition =
    Zniszczenie ({ $overlay_id ->
        [none] wrak
       *[other] { $overlay }
    }): { $dice } – { count-points }.
event-card-played =
    { $side_the } zagrywają kartę „{ $card }”{ $aim ->
        [own] {" "}na { who.acc }{ where }{ and-second }
        [enemy] {" "}na { whom.acc } ({ $target_cell }){ and-second }
        [crossing] {" "}na { $crossing }
       *[other] {""}
    }.
event-card-resolved = Rozpatrzono kartę „{ $card }”.
event-card-void = Karta „{ $card }” nie ma skutku.
event-card-cancelled = Karta „{ $card }” zostaje anulowana.
event-card-returned = Karta „{ $card }” wraca na rękę.
event-drew =
    { $card_id ->
        [none] { $side_the } dobierają kartę.
       *[other] { $side_the } dobierają kartę „{ $card }”.
    }
event-discarded = { $side_the } odrzucają kartę „{ $card }”.
event-reshuffled = { $side_the } tasują odrzucone karty i tworzą nową talię ({ count-cards }).
event-bonus-taken =
    { $bonus_id ->
        [none] { $side_the } zabierają Bonus taktyczny.
       *[other] { $side_the } zabierają Bonus taktyczny: { $bonus }.
    }
event-bonus-shown = { $side_the } ujawniają Bonus taktyczny: { $bonus }.
event-objective-held =
    { $points ->
        [0] { $side_the } kontrolują { $objective_acc }.
       *[other] { $side_the } kontrolują { $objective_acc }: +{ count-points }.
    }
event-item-found = Na { $cell } widać { $item_acc }.
event-picked-up = { who } zabiera { $item_acc }.
event-item-dropped = Na { $cell } można zabrać { $item_acc }.
event-support-chosen = { $side_the } wybierają do talii kartę „{ $card }”.
event-charge-fired = { $side_the } odpalają ładunek: { $overlay } wylatuje w powietrze.
event-event-happened =
    { $event ->
        [arrival] Wydarzenie: mogą przybyć jednostki { $side_gen }.
        [cards] Wydarzenie: { $side_the } dobierają { count-cards }.
        [card] Wydarzenie: { $side_the } otrzymują kartę „{ $card }”.
        [bonus] Wydarzenie: { $side_the } otrzymują Bonus taktyczny.
        [special_order] Wydarzenie: { $side_the } otrzymują Rozkaz Specjalny.
       *[orders] { $count ->
            [1] Wydarzenie: { $side_the } otrzymują dodatkowy Rozkaz.
           *[other] Wydarzenie: { $side_the } otrzymują dodatkowe Rozkazy: { $count }.
        }
    }

## Questions

prompt-deploy = Rozstaw { $unit_acc }.
prompt-deploy-pick = Którą jednostkę rozstawiasz teraz?
prompt-deploy-side = Którą stroną do góry leży { $unit }?
prompt-place = Gdzie umieszczasz { $unit_acc }?
prompt-face = W którą stronę zwracasz { $unit_acc }?
prompt-orders = Połóż bloczek: która jednostka go dostaje?
prompt-token = Który bloczek dla { $unit_gen }?
prompt-gap = Kolej na Rozkaz { $number }: odkryj go albo najpierw zrób coś innego.
prompt-between =
    { $number ->
        [11] Numerowane Rozkazy są rozpatrzone: chcesz coś zrobić?
       *[other] Przed Rozkazem { $number }: chcesz coś zrobić?
    }
prompt-order-zero = Używasz Rozkazu Specjalnego jako „Rozkazu 0”?
prompt-special = Rozpatrz swój Rozkaz Specjalny.
prompt-activate = Co robi { $unit }?
prompt-assault-target = Natarcie: kogo atakuje { $unit }?
prompt-move = Ruch: dokąd rusza { $unit }? ({ count-left })
prompt-assault-move = Natarcie: dokąd rusza { $unit }? ({ count-left })
prompt-target =
    { $ammo ->
        [0] { $action }: w co celuje { $unit }?
       *[other] { $action }: w co celuje { $unit }? (Amunicja +{ $ammo })
    }
prompt-share = Ile z bonusu +{ $left } na ten cel?
prompt-share-target = Który cel jest następny? (zostało +{ $left })
prompt-attack = Atak na { $target_acc }: zagrywasz kartę?
prompt-rolled = Atak na { $target_acc }: wynik { $die }. Zostawiasz?
prompt-assault = Natarcie: zagrywasz kartę?
prompt-assault-rolled = Natarcie: rzut wykonany. Zostawiasz wynik?
prompt-retreat = Dokąd wycofuje się { $unit }?
prompt-hit = { $target } otrzymuje trafienie: zagrywasz kartę?
prompt-opportunity =
    { $target_id ->
        [none] Zamaskowany wróg się porusza: reagujesz?
       *[other] { $target } się porusza: reagujesz?
    }
prompt-answer = Zagrano kartę „{ $card }”: odpowiadasz?
prompt-card-target = „{ $card }”: wybierz cel.
prompt-discard = Które karty odrzucasz?
prompt-break = Do której Opcji przydzielasz { $unit_acc }?
prompt-supply = Faza Zaopatrzenia: która jednostka się porusza?
prompt-supply-end = Koniec fazy Zaopatrzenia: robisz coś jeszcze?
prompt-support =
    { $artillery ->
        [0] Wybierz kartę Lotnictwa do swojej talii.
       *[other] { $air ->
            [0] Wybierz kartę Artylerii do swojej talii.
           *[other] Wybierz kartę Lotnictwa lub Artylerii do swojej talii.
        }
    }
prompt-go = Która jednostka się porusza?
prompt-dice-rolled = Rzut: { $dice }. Zostawiasz wynik?
prompt-blast-order = Którą jednostkę rozpatrujesz teraz?
prompt-demolish =
    Rzucić na Zniszczenie? (cel: { $overlay_id ->
        [none] wrak
       *[other] { $overlay }
    })
prompt-damage-die = Uszkodzenia ({ $unit }): który wynik wybierasz?
prompt-window = Zagrywasz teraz kartę?

## Moves

move-do = { $action }
move-die = Wybierz { $count }
move-step = Na { $cell }
move-drive = { $form }
move-flip = Odwróć
move-halt = Zakończ Ruch
move-board = Wsiądź do { $unit_gen }
move-leave = Opuść mapę
move-ammo = Użyj Amunicji: +1
move-target = Cel na { $cell }
move-share = +{ $count }
move-blast = Celuj w { $crossing }
move-on = Na { $cell }
move-face = Zwróć na { $direction }
move-up =
    { $flip_id ->
        [ambush]
            { $up_id ->
                [front] Strona zamaskowana
               *[other] Strona widoczna
            }
        [tripod]
            { $up_id ->
                [front] Strona spakowana
               *[other] Strona gotowa
            }
       *[other] { $up }
    }
move-order = Rozkaz dla { $unit_gen }
move-token = { $token }
move-reveal = Odkryj Rozkaz
move-resolve = Rozkaz Specjalny: { $unit }
move-activate = { $unit }
# While cards are chosen for the deck (HN-12.8), $artillery is how many are left to choose.
move-card =
    { $artillery ->
        [one] Wybierz „{ $card }”
        [few] Wybierz „{ $card }”
        [many] Wybierz „{ $card }”
       *[none] Zagraj „{ $card }”
    }
move-pick = { $unit }
move-reroll = Weteran: przerzuć kości
move-reroll-die = Weteran: przerzuć kości z wynikiem { $count }
move-charge = Pod: { $group }
move-show = Ujawnij Bonus taktyczny: { $bonus }
move-conceal = Ukryj pod znacznikiem Maskowania
move-discard = Odrzuć „{ $card }”
move-ask = { $ask }
move-keep = Zatrzymaj kartę
move-pass = Pasuj

## Why a move is not possible

why-game-over = Gra się skończyła.
why-chance-first = Najpierw rzuć kośćmi albo dobierz karty.
why-not-your-turn = To nie twoja decyzja.
why-finish-first = Najpierw dokończ rozpoczętą akcję.
why-not-asked = Teraz nie można tego zrobić.
why-no-such-step = To pole nie leży o jeden krok stąd.
why-no-points = Jednostka nie ma już punktów Ruchu.
why-closed = Ten teren jest dla jednostki niedostępny.
why-occupied = Drogę zajmuje inna jednostka.
why-zone = Nie pozwala na to Strefa Kontroli wroga.
why-no-passage = Po tej przekątnej nie ma przejścia.
why-wall = Tu jest ściana.
why-cannot-stop = Jednostka nie może się zatrzymać na innej.
why-out-of-reach = Jednostka nie może dotrzeć do celu.
why-stopped = Jednostka nie może iść dalej.
why-no-flip = Jednostka nie może się teraz odwrócić.
why-seen-there = Wróg od razu by tam jednostkę zdemaskował.
why-no-seat = W Transporcie nie ma miejsca.
why-not-beside = Jednostka nie stoi obok.
why-no-exit = Tutaj nie można opuścić mapy.
why-no-target = Tu nie ma czego wybrać.
why-no-line = Nie ma Linii Strzału.
why-too-far = Cel jest poza zasięgiem.
why-out-of-arc = Cel leży poza promieniem Strzału.
why-no-attack = Jednostka nie może atakować tego typu.
why-concealed-target = Zamaskowana jednostka nie może być celem.
why-not-able = Jednostka nie może tego zrobić.
why-suppressed = Jednostka jest przygwożdżona.
why-no-kit = Brak potrzebnego znacznika.
why-no-support = Ta karta wymaga Opcji Lotnictwo lub Artyleria.
why-no-copies = Nie ma więcej kopii tej karty.
why-heavy-aboard = Nie można tego zrobić z Transportu.
why-no-demolition = Ta broń nie niszczy Konstrukcji.
why-too-far-apart = Cele są oddalone od siebie o więcej niż 2 pola.
why-other-type = Cele są różnych typów.
why-no-share = Na każdy cel musi przypaść co najmniej +1, a bonus trzeba rozdzielić w całości.
why-not-in-zone = To pole leży poza strefą.
why-next-to-objective = To pole leży obok Celu lub Bonusu taktycznego.
why-has-order = Jednostka ma już bloczek.
why-no-token = Nie masz już takiego bloczka.
why-kept-for-personal = Ten bloczek jest potrzebny do Osobistego rozkazu.
why-no-bluff = Jednostka z Osobistym rozkazem nie może dostać Blefu.
why-no-special = Nie masz tu Rozkazu Specjalnego.
why-not-autonomous = Jednostka nie jest Autonomiczna.
why-has-acted = Jednostka już działała.
why-not-in-hand = Nie masz tej karty na ręce.
why-not-now = Nie można tego teraz zagrać.
why-no-use = Teraz nie miałoby to skutku.
why-no-bonus-held = Nie masz takiego Bonusu taktycznego.
why-must-step = Po Strzale w ruchu jednostka musi iść dalej.
why-no-fire-in-supply = W fazie Zaopatrzenia nie wolno strzelać ani wykonywać Natarć.
why-too-many = Osiągnięto limit.
why-inside-house = Taki atak nie jest możliwy do Budynku ani z Budynku.
why-not-an-enemy = Nie ma tu jednostki wroga.
why-must-discard = Musisz odrzucić karty ponad swój limit na ręce.
why-declared = Natarcie zostało zadeklarowane i trzeba je przeprowadzić.

## An attack before and after the roll. $sum is what is added to the die, $total the defence with cover.
## After it: $bonus is the combat bonus (doubled in Suppressive Fire unless it is negative), $limit what
## reducing terrain takes off, $other what range and suppression take off.

attack-sum =
    kość{ $sum_sign ->
        [minus] {" "}− { $sum_size }
       *[other] {" "}+ { $sum }
    } przeciw Obronie { $total }
attack-odds = { $percent }% szans na trafienie
attack-roll =
    { $die }{ $bonus_sign ->
        [zero] { $action_id ->
            [snipe] {""}
           *[other] {" "}+ 0
        }
        [minus] {" "}− { $bonus_size }
       *[other] { $action_id ->
            [suppress] {" "}+ 2 × { $bonus }
            [suppress_second] {" "}+ 2 × { $bonus }
           *[other] {" "}+ { $bonus }
        }
    }{ $limit ->
        [0] {""}
       *[other] {" "}− { $limit }
    }{ $other ->
        [0] {""}
       *[other] {" "}− { $other }
    }
total-of =
    { $total_sign ->
        [minus] −{ $total_size }
       *[other] { $total }
    }

## Why an army is refused

army-no-such-card = Nie ma takiej karty.
army-no-such-option = Nie ma takiej Tabliczki ani Opcji rekrutacji.
army-other-army = Ten element należy do drugiej armii.
army-not-in-a-slot = Opcja musi leżeć w gnieździe swojej Tabliczki rekrutacji, a Bohater osobno.
army-no-plate = Armia musi mieć Tabliczkę rekrutacji; samo dowództwo polowe nie wystarcza.
army-too-many-points = Armia kosztuje za dużo punktów.
army-command-too-early = Dowództwo polowe wymaga limitu co najmniej 200 punktów.
army-one-command = Armia może mieć najwyżej jedno dowództwo polowe.
army-no-slot = Nie wszystkie Opcje mieszczą się w gniazdach tej Tabliczki rekrutacji.
army-other-insignia = Opcja należy do innej dywizji.
army-order-needs-command = Opcja Rozkazu wymaga dowództwa polowego.
army-no-traits-in-command = Dowództwo polowe nie korzysta z Cech.
army-hero-needs-plate = Bohater wymaga Tabliczki rekrutacji ze swojej dywizji.
army-too-many-copies = Nie ma aż tylu kopii.
army-no-air-strike = Karty Lotnictwa wymagają Opcji Lotnictwo.
army-no-artillery = Karty Artylerii wymagają Opcji Artyleria.
army-too-few-cards = Talia musi mieć co najmniej 40 kart.

## Phases

phase-deployment = Rozstawienie
phase-orders = Faza Rozkazów
phase-activation = Faza Aktywacji
phase-supply = Faza Zaopatrzenia

## Types and frames of units, their abilities and those of their weapons, their damage

type-infantry = Piechota
type-light = Lekki Pojazd
type-heavy = Ciężki Pojazd
frame-plain = Jednostka
frame-officer = Oficer
frame-hero = Bohater
frame-heavy-weapon = Broń ciężka
ability-ambush = Zasadzka
ability-arc = Promień strzału
ability-assault = Natarcie
ability-autonomous = Autonomiczna
ability-concealed = Strona zamaskowana
ability-destruction = Zniszczenie
ability-frightening = Przerażający strzał
ability-good-vibrations = Pozytywne wibracje
ability-gun = Działo
ability-howitzer = Haubica
ability-indirect = Ogień pośredni
ability-last-hit = Ostatnie trafienie
ability-limited-range = Ograniczony zasięg
ability-machine-gun = Karabin maszynowy
ability-no-turning = Bez obrotu
ability-on-the-move = Strzał w ruchu
ability-opportunity = Okazyjny ostrzał
ability-orders = Rozkazy
ability-personal = Osobisty rozkaz
ability-piercing = Przebicie
ability-scout = Zwiadowca
ability-sniper = Snajper
ability-suppression = Ostrzał przygważdżający
ability-transport = Transport
ability-tripod = Trójnóg
damage-crew = Załoga
damage-track = Gąsienica
damage-armour = Pancerz
damage-main-gun = Broń podstawowa

## Equipment and traits

kit-ammo = Amunicja
kit-culin = Obcinacz żywopłotów Culina
kit-grenade = Granat
kit-panzerfaust = Panzerfaust
kit-rifle-grenade = Granat nasadkowy
kit-veteran = Weteran

## Terrain

terrain-open = Otwarty teren
terrain-road = Droga
terrain-hedgerow = Żywopłot
terrain-woods = Las
terrain-deep-woods = Gęsty las
terrain-wheat = Pole pszenicy
terrain-bushes = Zarośla
terrain-water = Woda
terrain-position = Pozycja obronna
terrain-house = Budynek
terrain-ruin = Ruiny
terrain-light-wreck = Wrak
terrain-heavy-wreck = Wrak czołgu

## Terms

term-scenario = Scenariusz
term-side = Strona
term-player = Gracz
term-opponent = Przeciwnik
term-enemy = Wróg
term-army = Armia
term-unit = Jednostka
term-board = Mapa
term-square = Pole
term-intersection = Przecięcie pól
term-overlay = Nakładka terenu
term-structure = Konstrukcja
term-deployment-zone = Strefa początkowa
term-objective = Cel
term-bonus-tactic = Bonus taktyczny
term-item = Przedmiot
term-points = Punkty Zwycięstwa
term-army-points = Punkty armii
term-critical-point = Punkt krytyczny
term-recruitment-tile = Tabliczka rekrutacji
term-option = Opcja
term-slot = Gniazdo
term-equipment = Wyposażenie
term-trait = Cecha
term-hero = Bohater
term-initiative = Inicjatywa
term-turn = Tura
term-last-turn = Ostatnia tura
term-event = Wydarzenie
term-order = Rozkaz
term-token = Bloczek Rozkazu
term-special-order = Rozkaz Specjalny
term-bluff = Blef
term-star = Gwiazdka Rozkazu
term-activated = Aktywowana
term-suppressed = Przygwożdżona
term-concealed = Zamaskowana
term-revealed = Zdemaskowana
term-wounded = Ranna
term-damage = Uszkodzenia
term-aboard = W Transporcie
term-wreck = Wrak
term-card = Karta
term-hand = Ręka
term-deck = Talia
term-discard = Stos kart odrzuconych
term-movement = Ruch
term-defence = Obrona
term-front = Przód
term-flank = Bok
term-rear = Tył
term-cover = Osłona
term-combat-bonus = Bonus do walki
term-main-weapon = Broń podstawowa
term-secondary-weapon = Broń zapasowa
term-range = Zasięg
term-long-range = Daleki zasięg
term-line-of-sight = Linia Strzału
term-reducing = Przeszkoda ograniczająca
term-blocking = Przeszkoda blokująca
term-difficult = Trudny teren
term-impassable = Niedostępny teren
term-zone-of-control = Strefa Kontroli
term-blast = Wzornik wybuchu
term-dispersion = Rozrzut
term-destruction = Zniszczenie
term-anti-air = Obrona przeciwlotnicza
term-dice = Kości
term-roll = Rzut
term-hit = Trafienie
term-double-hit = Zabójczy strzał
term-miss = Pudło
term-victory = Zwycięstwo
term-draw = Remis

## What is wrong with a scenario that a player made

fault-no-boards = Mapa nie ma plansz
fault-unknown-board = Nie ma planszy { $name }
fault-bad-turn = „{ $name }” można obrócić tylko o 90, 180 albo 270 stopni
fault-board-twice = Plansza { $name } leży dwa razy albo obiema stronami
fault-board-grid = Plansze leżą w równych rzędach: rzędów może być 1–{ $rows }, plansz w każdym 1–{ $columns }
fault-not-a-place = { $value } nie jest miejscem na tej mapie
fault-unknown-overlay = Nie ma nakładki „{ $name }”
fault-overlay-off-map = „{ $name }” nie leży na mapie
fault-overlays-overlap = „{ $name }” leży na innej nakładce
fault-too-many-overlays = Ponad { $most } nakładek
fault-overlay-copies = { $overlay }: { $count }, a w pudełku jest { $copies }
fault-same-name = Dwie rzeczy nazywają się „{ $name }”
fault-unknown-unit = Ta strona nie ma żetonu „{ $name }”
fault-unit-copies = { $unit }: { $count }, a w pudełku jest { $copies }
fault-too-many-units = Ponad { $most } jednostek albo { $groups } grup
fault-broken-army = { $problem } ({ $rule })
fault-unknown-card-named = Nie ma karty „{ $name }”
fault-small-deck = Karty w talii: { $count }; na początek strona potrzebuje co najmniej { $least }
fault-too-many-bonuses = Bonusów taktycznych jest tylko sześć
fault-too-many-aims = Strona ma najwyżej cztery zadania
fault-too-many-things = Wpisy: { $count }, a może ich być najwyżej { $most }
fault-unknown-objective = Nie ma Celu „{ $name }”
fault-orders-at-start = Rozkazy wydaje się na początku tury
fault-not-a-house = „{ $name }” nie jest Budynkiem. Żadna jednostka nie może być w środku
fault-not-a-charge = „{ $name }” nie jest przedmiotem, który coś wysadza
fault-no-place = „{ $name }” nie ma miejsca na mapie
fault-bad-area = { $value } nie jest obszarem. Zapisz go jak c4 albo a1:g3
fault-taken = Stoi tam inna jednostka

## Small edits

edit-add-option = { $side_the } dostają: { $group }
edit-drop-option = { $side_the } nie dostają: { $group }
edit-swap-option = { $side_the } mają: { $instead } (zamiast: { $group })
edit-aim-points =
    { $count ->
        [one] { $side_the } potrzebują { $count } punktu
       *[other] { $side_the } potrzebują { $count } punktów
    }
edit-aim-exit = { $side_the } muszą wyprowadzić z mapy jednostki: { $count }
edit-aim-gather = { $side_the } muszą dostarczyć przedmioty: { $count }
edit-aim-hold = { $side_the } mogą wygrać przez kontrolę Celu od tury { $count }
edit-objective-worth =
    { $count ->
        [one] { $objective }: { $count } punkt
        [few] { $objective }: { $count } punkty
       *[other] { $objective }: { $count } punktów
    }
edit-last-turn = Ostatnia tura: { $count }
edit-initiative = { $side_the } mają pierwszą Inicjatywę
edit-initiative-random = O pierwszej Inicjatywie decyduje los
edit-zone-larger = { $side_the } mogą się rozstawić o kolumnę bliżej wroga
edit-zone-smaller = { $side_the } rozstawiają się o kolumnę dalej od wroga
edit-arrive = { $unit } ({ $side }) przybywa w turze { $count }
edit-arrive-all = { $side_the } przybywają w turze { $count }
