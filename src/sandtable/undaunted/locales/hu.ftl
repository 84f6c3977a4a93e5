### The words of the Undaunted system. Hungarian.
###
### An argument that names a card, a side, a tile or a pile comes in all its forms: $unit is the name,
### $unit_acc its attribute .acc, $unit_id the id ("none" where there is none). $unit_counter is the unit
### with its side. A yes-or-no argument is "yes" or "no". The renderer makes the first letter of an
### event, a prompt, a move or a reason a capital.
###
### Distinct words for what the Hungarian book calls by one name: Vezetés is Guide, Irányítás is
### Control; Felderítés is Scout, Tájékozódás is Recon; forduló is a round, kör a turn. Elfojtás and
### elfojtva are Suppress and suppressed.

## Tiles: $code is 16B, $number 16, $face B
## Only 1 (egy) and 5 (öt) begin with a vowel. The ending follows the letter as it is spoken.

tile = { $code }
    .on =
        { $number ->
            [1] az { $code }-n
            [5] az { $code }-n
           *[other] a { $code }-n
        }
    .onto =
        { $number ->
            [1] az
            [5] az
           *[other] a
        } { $face ->
            [A] { $code }-ra
           *[other] { $code }-re
        }
    .off =
        { $number ->
            [1] az
            [5] az
           *[other] a
        } { $face ->
            [A] { $code }-ról
           *[other] { $code }-ről
        }
    .acc =
        { $number ->
            [1] az { $code }-t
            [5] az { $code }-t
           *[other] a { $code }-t
        }

## Piles

pile-deck = Pakli
    .from = a pakliból
pile-hand = Kéz
    .from = a kezükből
pile-played = Játéktér
    .from = a játéktérről
pile-discard = Dobópakli
    .from = a dobópakliból
pile-supply = Tartalék
    .from = a tartalékból
pile-removed = Eltávolítva a játékból
    .from = az eltávolított lapok közül

## Actions, as cards print them

action-move = Mozgás
action-scout = Felderítés
action-stalk = Lopakodás
action-bolster = Erősítés
action-command = Parancs
action-conceal = Álcázás
action-control = Irányítás
action-inspire = Lelkesítés
action-recon = Tájékozódás
action-attack = Támadás
action-suppress = Elfojtás
action-ready = Készenlét
action-hunker-down = Fedezékbe vonulás

## Numbers of things

count-cards = { $count } lap
count-points = { $points } pont
count-dice = { $dice } kocka

## An attack before and after the choice

attack-sum = védelem { $defence } + fedezék { $cover } + távolság { $range } = { $total }
attack-odds = { $percent }% esély a találatra

## Events

event-round-began = { $round }. forduló.
event-reshuffled = { $side_the } a dobópaklijukból új paklit kevernek ({ count-cards }).
event-drew =
    { $card_id ->
        [none] { $side_the } húznak egy lapot.
       *[other] { $side_the } húznak egy lapot: { $card }.
    }
event-bid-placed =
    { $card_id ->
        [none] { $side_the } lapot választanak a kezdeményezéshez.
       *[other] { $side_the } lapot választanak a kezdeményezéshez: { $card }.
    }
event-bids-revealed =
    Licit: { $side_the } – { $card_id ->
        [none] nincs lap
       *[other] { $card }
    } ({ $value }), { $enemy_the } – { $enemy_card_id ->
        [none] nincs lap
       *[other] { $enemy_card }
    } ({ $enemy_value }). { $tie ->
        [yes] Döntetlen: a kezdeményezés { $side_the }é marad.
       *[no] A kezdeményezés { $side_the }é.
    }
event-turn-began = { $side_the } köre.
event-turn-ended = { $side_the } köre véget ér.
event-played =
    { $power ->
        [0] { $side_the } kijátsszák { $card_the_acc }: { $action }.
       *[other] { $side_the } kijátsszák { $card_the_acc }: { $action } { $power }.
    }
event-hunkered-down = { $side_the } fedezékbe vonulnak: { $card_the } visszakerül a tartalékba.
event-readied = { $side_the } készenlétbe állítják { $card_the_acc }.
event-placed = { $unit_the } játékba lép { $tile_on }.
event-moved = { $unit_the } { $from_off } { $to_onto } lép.
event-scouted =
    { $fog ->
        [yes] { $side_the } felderítik { $tile_acc }; egy Harci köd a dobópaklijukba kerül.
       *[no] { $side_the } felderítik { $tile_acc }.
    }
event-bolstered = { $side_the } áthelyezik { $card_the_acc } a tartalékból a dobópaklijukba.
event-inspired = { $side_the } visszaveszik a kezükbe { $card_the_acc }.
event-concealed =
    { $fog ->
        [yes] Egy Harci köd { $enemy_the } dobópaklijába kerül.
       *[no] Nincs több Harci köd { $enemy_the } tartalékában.
    }
event-fog-cleared = { $side_the } eltávolítanak egy Harci ködöt a játékból.
event-controlled =
    { $taken ->
        [yes] { $side_the } elfoglalják az ellenségtől { $tile_acc }
       *[no] { $side_the } irányításuk alá vonják { $tile_acc }
    }{ $points ->
        [0] .
       *[other] : +{ count-points }, összesen { $total }.
    }
event-attack-declared =
    { $action_id ->
        [suppress] { $unit_the } elfojtó tűz alá veszi { $target_counter_acc } { $tile_on }: { attack-sum }, { count-dice }.
        [strafe] { $unit_the } a levegőből lövi { $target_counter_acc } { $tile_on }: { attack-sum }, { count-dice }.
        [demolish] { $unit_the } fel akarja robbantani { $target_counter_acc } { $tile_on }: { attack-sum }, { count-dice }.
       *[other] { $unit_the } megtámadja { $target_counter_acc } { $tile_on }: { attack-sum }, { count-dice }.
    }
event-rolled =
    { $hit ->
        [yes] Dobás: { $dice }; védelem: { $total } – találat.
       *[no] Dobás: { $dice }; védelem: { $total } – nincs találat.
    }
event-suppressed =
    { $already ->
        [yes] { $unit_counter } elfojtva marad.
       *[no] { $unit_counter } el van fojtva.
    }
event-casualty = { $side_the } elveszítenek egy { $unit } lapot { $pile_from }: { $name }.
event-counter-lost = { $unit_counter } lekerül a tábláról ({ $tile }).

## Endings

ending-round-limit = véget ért az utolsó forduló; a pontok döntenek, egyenlőségnél a kezdeményezés
ending-both-hopeless = már egyik oldal sem érheti el a célját; a pontok döntenek, egyenlőségnél a kezdeményezés

## Prompts

prompt-bid = Válassz egy lapot a kezdeményezéshez.
prompt-turn = Játssz ki egy lapot, vagy fejezd be a köröd.
prompt-card = Mit tegyen { $card_the }?
prompt-enter = Hol lépjen játékba { $unit_the }?
prompt-step = { $action }: hová lépjen { $unit_the }? (még { $left } lépés)
prompt-bolster = { action-bolster }: válassz egy lapot a tartalékból (még { $left }).
prompt-inspire = { action-inspire }: válassz egy lapot a játéktérről (még { $left }).
prompt-count = { action-command }: hány lapot húzol? (legfeljebb { $most })
prompt-fire =
    { $action_id ->
        [anti_tank] { $action }: melyik járműre lőjön { $unit_the }? ({ count-dice })
        [demolish] { $action }: mit robbantson fel { $unit_the }? ({ count-dice })
       *[other] { $action }: kire lőjön { $unit_the }? ({ count-dice })
    }

## Moves

move-bid = Licit: { $card }
move-play = { $card } kijátszása
move-end = Kör vége
move-do = { $action }
move-enter = Játékba lépés { $tile_on }
move-to =
    { $action_id ->
        [drive] Továbbhajtás { $tile_onto }
       *[other] Lépés { $tile_onto }
    }
move-halt = Megállás
move-take = { $card } kiválasztása
move-enough = Kész
move-draw = { count-cards } húzása
move-at =
    { $action_id ->
        [suppress] { $target_counter } elfojtása
        [strafe] { $target_counter } támadása a levegőből
       *[other] { $target_counter } megtámadása
    }

## Why a move is not possible

why-game-over = A játék véget ért.
why-not-your-turn = Nem te jössz.
why-chance-first = Előbb a kockadobás vagy a laphúzás következik.
why-bid-first = Előbb válassz egy lapot a kezdeményezéshez.
why-card-first = Előbb játssz ki egy lapot.
why-finish-first = Előbb fejezd be a megkezdett akciót.
why-not-in-hand = Ez a lap nincs a kezedben.
why-fog-stays = Harci ködöt nem lehet kijátszani.
why-not-printed = Ezen a lapon nincs ilyen akció.
why-suppressed = Az egység el van fojtva: előbb készenlétbe kell állítani.
why-not-suppressed = Az egység nincs elfojtva.
why-no-spawn = Az egységnek nincs lerakás jelzője, ahol játékba léphetne.
why-not-from-spawn = Ez az akció nem hajtható végre a lerakás jelzőtől.
why-not-a-spawn = Az egység ezen a lapkán nem léphet játékba.
why-no-scouted-neighbour = Nincs olyan szomszédos lapka, amelyet az oldalad felderített vagy irányít.
why-no-neighbour = Nincs szomszédos lapka, ahová lépni lehetne.
why-not-adjacent = Ez a lapka nem szomszédos.
why-not-scouted = Ezt a lapkát az oldalad nem derítette fel, és nem is irányítja.
why-first-step-due = Legalább egyet lépni kell.
why-nothing-to-bolster = A tartalékban nincs olyan lap, amelyet ezzel az akcióval ki lehet választani.
why-nothing-to-draw = A pakli és a dobópakli is üres.
why-no-own-marker = Az oldaladnak nincs irányítás jelzője ezen a lapkán: előbb fel kell deríteni.
why-already-controlled = Ezt a lapkát már az oldalad irányítja.
why-enemy-on-tile = Ellenséges egység áll ezen a lapkán.
why-nothing-to-inspire = A játéktéren nincs olyan lap, amelyet ezzel az akcióval ki lehet választani.
why-no-fog-in-hand = Nincs a kezedben Harci köd.
why-no-enemy-on-board = Nincs ellenséges egység a táblán.
why-not-on-board = Ez az egység nincs a táblán.
why-not-the-enemy = Ez nem ellenséges egység.
why-not-in-supply = Ez a lap nincs a tartalékban.
why-not-of-squad = Ez a lap nem ahhoz a rajhoz tartozik.
why-not-in-play-area = Ez a lap nincs a játéktéren.
why-not-itself = Egy lap nem veheti vissza önmagát.
why-fog-not-bolstered = Erősítéssel nem lehet Harci ködöt kiválasztani.
why-one-card-due = Legalább egy lapot ki kell választani.
why-too-many = Az akció ennyi lapot nem enged.
why-already-bid = Már választottál lapot a kezdeményezéshez.

## Terms

term-scenario = Küldetés
term-side = Oldal
term-player = Játékos
term-opponent = Ellenfél
term-enemy = Ellenség
term-platoon = Szakasz
term-squad = Raj
term-unit = Egység
term-board = Tábla
term-tile = Térképlapka
term-cover = Fedezék
term-hill = Domb
term-counter = Harci jelző
term-control-marker = Irányítás jelző
term-spawn-marker = Lerakás jelző
term-objective = Célpont
term-objective-points = Célpontok értéke
term-points = Pontok
term-initiative = Kezdeményezés
term-bid = Kezdeményezés licit
term-card = Kártya
term-combat-card = Harci kártya
term-command-card = Parancsnok kártya
term-fog-of-war = Harci köd
term-actions = Akciók
term-soldier = Katona
term-deck = { pile-deck }
term-hand = { pile-hand }
term-play-area = { pile-played }
term-discard = { pile-discard }
term-supply = { pile-supply }
term-removed = { pile-removed }
term-round = Forduló
term-turn = Kör
term-scouted = Felderítve
term-controlled = Irányítva
term-ready = Készenlétben
term-suppressed = Elfojtva
term-dice = Kockák
term-roll = Dobás
term-base-defence = Alapvédelem
term-total-defence = Teljes védelmi érték
term-range = Távolság
term-hit = Találat
term-miss = Nem talált
term-casualties = Veszteségek
term-victory = Győzelem
term-draw = Döntetlen

scenario-made = Saját küldetés
    .history = Ezt a küldetést egy játékos készítette.
    .brief = Mindkét oldalnál szerepel, mivel győzhet.
scenario-random = Véletlen csata
    .history = Kitalált csata: a térképet, az erőket és a célpontokat a sorsolás adta.
    .brief = Mindkét oldalnál szerepel, mivel győzhet; az erők nagyjából kiegyenlítettek.

## What is wrong with a scenario that a player made

fault-no-map = A térképen nincs lapka
fault-too-many-tiles = { $count } lapka, de a dobozban csak { $copies } van
fault-tile-misaligned = „{ $name }” lapka, kezdete: { $column }. oszlop. A lapkák a 0., { $width }., { $double }. stb. oszlopban kezdődnek
fault-tile-twice = Kétszer szerepel ez a lapka: „{ $name }”
fault-tiles-overlap = Ez a két lapka fedi egymást: „{ $name }”, „{ $other_name }”
fault-unknown-tile = Nincs „{ $name }” lapka
fault-both-faces = Ennek a lapkának mindkét oldala a térképen van: { $name }
fault-not-connected = A lapkák nem érnek mind össze
fault-not-on-map = Ez a lapka nincs a térképen: „{ $name }”
fault-too-many-kinds = Több mint { $most }-féle harci jelző
fault-too-many-units = Több mint { $most } harci jelző egy oldalon
fault-unknown-card = Nincs ilyen kártya
fault-too-many-copies = { $count } példány, de a dobozban { $copies } van
fault-other-sides-card = Ez a kártya a másik oldalé
fault-small-deck = { $count } lap a pakliban; a kezdéshez legalább { $least } kell
fault-marked-twice = Ez a lapka kétszer van megjelölve: „{ $name }”
fault-both-control = Mindkét oldal ugyanazt a lapkát irányítja
fault-unknown-counter = Nincs „{ $name }” harci jelző
fault-placed-twice = Kétszer van elhelyezve: { $unit }
fault-no-cards = Nincs lapja ebben a küldetésben: { $unit }
fault-bad-spawn = { $value } itt nem lehet. Választható: „all”, egy raj vagy egy egység
fault-too-many-points = { $points } pont több, mint amennyi a térképen van
fault-points-or-pin = Egy oldal vagy pontokkal győz, vagy az ellenfél lekötésével
fault-unknown-vehicle = Nincs ilyen jármű
fault-other-sides-vehicle = Ez a jármű a másik oldalé
fault-rough-ground = Jármű nem állhat nehéz terepen
fault-too-few-seats = Csak { $count } ülés van
fault-not-placed = Van lapja, de nincs helye: { $unit }
fault-no-aim = Az oldalnak cél kell: pontok, menekülés vagy semlegesítés
fault-no-pieces = Válassz legalább egy harci jelzőt ehhez a célhoz
fault-no-exit = A térképen nincs menekülés jelző
fault-not-their-soldier = Nem annak az oldalnak a katonája: { $unit }
fault-unknown-piece = Nincs „{ $name }” katona vagy jármű
fault-too-many-exits = { $count } menekülés jelző, de a dobozban { $copies } van
fault-too-many-structures = { $count } objektum jelző, de a dobozban { $copies } van

## Small edits

edit-unmark = { $side_the } nem derítették fel { $tile_acc }
edit-scout = { $side_the } felderítették { $tile_acc }
edit-control = { $side_the } irányítják { $tile_acc }
edit-to-deck = { $side_the } paklijában eggyel több: { $card }
edit-to-supply = { $side_the } paklijában eggyel kevesebb: { $card }
edit-more-supply = { $side_the } tartalékában eggyel több: { $card }
edit-less-supply = { $side_the } tartalékában eggyel kevesebb: { $card }
edit-needs = { $side_dat } { $count } pont kell a győzelemhez
edit-worth = { $tile } célpont: { $count } pont
edit-last-round = Utolsó forduló: { $count }.
edit-initiative = Az első kezdeményezés { $side_the }é
edit-start = { $side_the } innen kezdenek: { $to } ({ $from } helyett)
edit-face = { $from } lapka a másik oldalával felfelé: { $to }
edit-must-escape = { $side_dat } { $count } harci jelzőt kell kijuttatniuk a tábláról
edit-must-neutralise = { $side_dat } { $count } harci jelzőt kell semlegesíteniük
edit-structure-worth = { $tile } lapka objektuma: { $count } pont
