### The words of the Heroes system. Hungarian.
###
### An argument that names a unit, a card or a side comes in all its forms: $unit is the name, $unit_acc
### its attribute .acc, $unit_id the id. A unit that one may not know has the id "none". Places are plain
### text: c4 is a square, b5c6 what lies between two squares; neither article nor ending can be chosen for
### them, so they stand in brackets or after a colon. A unit that waits to enter has an empty place. The
### renderer makes the first letter of an event, a prompt, a move or a reason a capital. The terms are those
### of the rulebook page.

## A unit in a sentence, known or concealed: who acts ($unit of $side), and whom it is done to ($target of
## $enemy). The attributes are the forms a sentence may need: .acc object, .gen possessor, .dat recipient.
## Hungarian: all but .dat have the article; .gen is the bare possessor.

who =
    { $unit_id ->
        [none] egy rejtett { $side_adj_masc } egység
       *[other] { $unit_the }
    }
    .acc =
        { $unit_id ->
            [none] egy rejtett { $side_adj_masc } egységet
           *[other] { $unit_the_acc }
        }
    .gen = { who }
    .dat =
        { $unit_id ->
            [none] egy rejtett { $side_adj_masc } egységnek
           *[other] { $unit_dat }
        }
whom =
    { $target_id ->
        [none] egy rejtett { $enemy_adj_masc } egység
       *[other] { $target_the }
    }
    .acc =
        { $target_id ->
            [none] egy rejtett { $enemy_adj_masc } egységet
           *[other] { $target_the_acc }
        }
    .gen = { whom }
    .dat =
        { $target_id ->
            [none] egy rejtett { $enemy_adj_masc } egységnek
           *[other] { $target_dat }
        }

## Where a unit is: on its square, or still to come. A second unit that a card is aimed at.

where =
    { $off ->
        [yes] {" "}(még nincs a térképen)
       *[no] {" "}({ $cell })
    }
where-second =
    { $second_off ->
        [yes] {" "}(még nincs a térképen)
       *[no] {" "}({ $second_cell })
    }
second =
    { $second_id ->
        [none] egy rejtett egység
       *[other] { $second_the }
    }
    .acc =
        { $second_id ->
            [none] egy rejtett egységet
           *[other] { $second_the_acc }
        }
and-second =
    { $targets ->
        [2] {" "}és { second }{ where-second }
       *[other] {""}
    }

## Numbers of things

count-cards = { $count } lap
count-points = { $points } pont
count-left =
    { $left ->
        [0] nincs több mozgáspont
       *[other] még { $left } mozgáspont
    }

## What a unit does

action-nothing = Nem tesz semmit
action-move = Mozgás
action-assault = Roham
action-fire = Tüzelés
action-fire-second = Tüzelés, másodlagos fegyver
action-suppress = Lefogó tűz
action-suppress-second = Lefogó tűz, másodlagos fegyver
action-snipe = Mesterlövész
action-barrage = Közvetett tüzelés
action-grenade = Kézigránát
action-rifle-grenade = Puskagránát
action-panzerfaust = Panzerfaust
action-demolish = Rombolás
action-card = Kártya

## Steps of a vehicle of two squares, directions, and which side of a counter is up: the front is the
## concealed or the packed side, the back the visible or the ready one

form-forward = Előre
form-forward-left = Előre, balra fordulva
form-forward-right = Előre, jobbra fordulva
form-back = Hátra
form-back-left = Hátra, balra fordulva
form-back-right = Hátra, jobbra fordulva
form-pivot-left = Helyben fordulás balra
form-pivot-right = Helyben fordulás jobbra
direction-n = észak
direction-ne = északkelet
direction-e = kelet
direction-se = délkelet
direction-s = dél
direction-sw = délnyugat
direction-w = nyugat
direction-nw = északnyugat
up-front = Rejtett vagy menetkész oldal
up-back = Látható vagy tűzkész oldal

## Order tokens, bonus tactics, results of an attack, what a roll is for

token-1 = 1-es parancs
token-2 = 2-es parancs
token-3 = 3-as parancs
token-4 = 4-es parancs
token-5 = 5-ös parancs
token-6 = 6-os parancs
token-7 = 7-es parancs
token-8 = 8-as parancs
token-9 = 9-es parancs
token-10 = 10-es parancs
token-special = különleges parancs
token-bluff = blöff
bonus-more-cards = fordulónként eggyel több kártya
bonus-more-orders = fordulónként eggyel több parancs
bonus-special-order = egy különleges parancs
bonus-refill = a kéz feltöltése
bonus-keep-initiative = a kezdeményezés megtartása
result-none = nincs hatása
result-suppressed = lefogás
result-suppressed-twice = kettős lefogás
result-hit = találat
result-hit-and-suppressed = találat és lefogás
result-killed = halálos lövés
purpose-assault = a rohamban
purpose-damage = a sérülésre
purpose-anti-air = a légvédelemben

## How much a player wants to be asked to play cards

ask-never = Ne kérdezz kártyák kijátszásáról
ask-own = Kérdezz a dobásaimnál, az egységeimet érő találatoknál és az ellenem kijátszott kártyáknál
ask-attacks = Kérdezz, amikor valamelyik kártyám segíthet
ask-always = Kérdezz minden alkalommal, akkor is, ha nincs mit kijátszanom

## Damage of a heavy vehicle, by the number of the roll

damage =
    { $damage ->
        [1] személyzet
        [2] lánctalp
        [3] páncélzat
        [4] páncélzat
       *[5] főfegyver
    }

## How a game ends: what follows "They win:" or "The game is drawn:"

ending-objectives = elérték a céljukat
ending-disorganised = az egyik sereg szétzilálódott
ending-last-turn = véget ért az utolsó forduló

## Events

event-scenario-began = Kezdődik a csata.
event-turn-began = { $turn }. forduló: parancsfázis.
event-activation-began = Aktiválási fázis.
event-supply-began = Utánpótlási fázis.
event-initiative = A kezdeményezés { $side_the }é.
event-deployed = { who } itt áll fel: { $cell }.
event-placed = { who } ide kerül: { $cell }.
event-order-placed =
    { $token_id ->
        [none]
            { $unit_id ->
                [none] { $side_the } jelzőt tesznek egy rejtett egységre{ where }.
               *[other] { $side_the } jelzőt tesznek le: { $unit }{ where }.
            }
       *[other] { $side_the } jelzőt tesznek le: { $unit }{ where }, { $token }.
    }
event-order-shown =
    { $number ->
        [0] Különleges parancs: { who } következik{ where }.
       *[other] { $number }. parancs: { who } következik{ where }.
    }
event-order-moved =
    { $unit_id ->
        [none] { $side_the } áthelyeznek egy jelzőt egy rejtett egységre{ where }.
       *[other] { $side_the } áthelyeznek egy jelzőt ide: { $unit }{ where }.
    }
event-bluff-shown = Blöff: { who.gen } jelzője nem volt parancs{ where }.
event-activated = { who } parancs nélkül cselekszik.
event-moved = { who } ide lép: { $cell }.
event-boarded = { who } beszáll: { $transport }.
event-left = { who } elhagyja a térképet.
event-flipped = { who } átfordul ({ $cell }).
event-revealed =
    { $unit_id ->
        [none] { who.acc } felfednek ({ $cell }).
       *[other] { who.acc } felfedik ({ $cell }).
    }
event-concealed = { who } elrejtőzik ({ $cell }).
event-hedge-cut = { who } átjárót vág a sövénybe ({ $cell }).
event-wreck-crushed = { who } ráhajt egy roncsra ({ $cell }).
event-wreck-destroyed = Egy roncs lekerül a térképről ({ $cell }).
event-structure-destroyed =
    { $overlay_id ->
        [puma_wreck] { $overlay } lekerül a térképről.
        [half_track_wreck] { $overlay } lekerül a térképről.
        [panzer_wreck] { $overlay } lekerül a térképről.
       *[other] { $overlay } romba dől.
    }
event-fired = { $action }: { who } ({ $cell }), cél: { whom } ({ $target_cell }), távolság: { $range }.
event-razed =
    { $action }: { who } ({ $cell }), cél: { $overlay_id ->
        [none] egy roncs
       *[other] { $overlay }
    } ({ $target_cell }).
event-attacked =
    { $action_id ->
        [snipe] { attack-roll } = { total-of }, cél: { whom } – { $result }.
       *[other] { attack-roll } = { total-of }, cél: { whom }, védelem: { $defence } – { $result }.
    }
event-assaulted =
    { $target_id ->
        [none] { who } megrohamoz { whom.acc } ({ $target_cell }).
       *[other] { who } megrohamozza { whom.acc } ({ $target_cell }).
    }
event-assault-fought = Roham: { who.gen } eredménye { $total }, { whom.gen } eredménye { $enemy_total }.
event-took-square = { who } elfoglalja a mezőt ({ $cell }).
event-went-back = { who } visszatér ide: { $cell }.
event-rolled = { $side_the } { $purpose } ezt dobják: { $dice }.
event-suppressed =
    { $count ->
        [1] { who } egy lefogás jelzőt kap.
        [2] { who } két lefogás jelzőt kap.
       *[other] { who } { $count } lefogás jelzőt kap.
    }
event-wounded = { who } megsebesül.
event-eliminated = { who } kiesik.
event-destroyed = { who } megsemmisül.
event-damaged = { who } megsérül: { damage }.
event-broken = Töréspont – { $group }: { $enemy_the } { $points } pontot kapnak.
event-ammo-spent = { who } Lőszert használ.
event-veteran-spent = { who } Veterán jelzőt használ, és újradob.
event-blast-aimed = { $action }: { who } ({ $cell }) ide céloz: { $crossing }.
event-scattered =
    { $die ->
        [5] Szóródás: { $die } – célba ér ({ $crossing }).
        [6] Szóródás: { $die } – célba ér ({ $crossing }).
       *[other] Szóródás: { $die } – ide esik: { $crossing }.
    }
event-blast-lost = Szóródás: { $die } – a térképen kívülre esik.
event-demolition =
    Rombolás ({ $overlay_id ->
        [none] egy roncs
       *[other] { $overlay }
    }): { $dice } – { count-points }.
event-card-played =
    { $side_the } kijátsszák { $card_the_acc }{ $aim ->
        [own] {""}, cél: { who }{ where }{ and-second }
        [enemy] {""}, cél: { whom } ({ $target_cell }){ and-second }
        [crossing] {""}, cél: { $crossing }
       *[other] {""}
    }.
event-card-resolved = { $card_the } érvényesül.
event-card-void = { $card_the } hatástalan marad.
event-card-cancelled = { $card_the_acc } érvénytelenítik.
event-card-returned = { $card_the } visszakerül a kézbe.
event-drew =
    { $card_id ->
        [none] { $side_the } húznak egy lapot.
       *[other] { $side_the } húznak egy lapot: „{ $card }”.
    }
event-discarded = { $side_the } eldobják { $card_the_acc }.
event-reshuffled = { $side_the } a dobópaklijukból új paklit kevernek ({ count-cards }).
event-bonus-taken =
    { $bonus_id ->
        [none] { $side_the } taktikai bónuszt szereznek.
       *[other] { $side_the } taktikai bónuszt szereznek: { $bonus }.
    }
event-bonus-shown = { $side_the } taktikai bónuszt mutatnak fel: { $bonus }.
event-objective-held =
    { $points ->
        [0] { $side_the } birtokolják { $objective_acc }.
       *[other] { $side_the } birtokolják { $objective_acc }: +{ count-points }.
    }
event-item-found =
    { $item_id ->
        [papers] { $item } itt kerülnek elő: { $cell }.
       *[other] { $item } itt kerül elő: { $cell }.
    }
event-picked-up = { who } magához veszi { $item_acc }.
event-item-dropped = { $item_acc } itt lehet felvenni: { $cell }.
event-support-chosen = { $side_the } a következő lapot választják a paklijukba: „{ $card }”.
event-charge-fired = { $side_the } felrobbantják a töltetet: { $overlay } a levegőbe repül.
event-event-happened =
    { $event ->
        [arrival] Esemény: { $side_the } egységei megérkezhetnek.
        [cards] Esemény: { $side_the } { $count } lapot húznak.
        [card] Esemény: { $side_the } megkapják a következő kártyát: „{ $card }”.
        [bonus] Esemény: { $side_the } taktikai bónuszt kapnak.
        [special_order] Esemény: { $side_the } különleges parancsot kapnak.
       *[orders] { $count ->
            [1] Esemény: { $side_the } még egy parancsot kapnak.
           *[other] Esemény: { $side_the } további { $count } parancsot kapnak.
        }
    }

## Questions

prompt-deploy = Állítsd fel { $unit_the_acc }.
prompt-deploy-pick = Melyik egységet állítod fel következőnek?
prompt-deploy-side = Melyik oldalával felfelé kezdjen { $unit_the }?
prompt-place = Hová kerüljön { $unit_the }?
prompt-face = Merre nézzen { $unit_the }?
prompt-orders = Tegyél le egy parancsjelzőt: melyik egység kapja?
prompt-token = Melyik jelzőt kapja { $unit_the }?
prompt-gap =
    { $number ->
        [1] Az 1. parancs következik: fedd fel, vagy cselekedj előtte.
        [5] Az 5. parancs következik: fedd fel, vagy cselekedj előtte.
       *[other] A { $number }. parancs következik: fedd fel, vagy cselekedj előtte.
    }
prompt-between =
    { $number ->
        [1] Az 1. parancs előtt: akarsz cselekedni?
        [5] Az 5. parancs előtt: akarsz cselekedni?
        [11] Elfogytak a számozott parancsok: akarsz cselekedni?
       *[other] A { $number }. parancs előtt: akarsz cselekedni?
    }
prompt-order-zero = Végrehajtasz egy különleges parancsot nulladik parancsként?
prompt-special = Hajtsd végre a különleges parancsodat.
prompt-activate = Mit tegyen { $unit_the }?
prompt-assault-target = Roham: melyik egységet támadja meg { $unit_the }?
prompt-move = Mozgás: merre menjen { $unit_the }? ({ count-left })
prompt-assault-move = Roham: merre menjen { $unit_the }? ({ count-left })
prompt-target =
    { $ammo ->
        [0] { $action }: mire célozzon { $unit_the }?
       *[other] { $action }: mire célozzon { $unit_the }? (Lőszer: +{ $ammo })
    }
prompt-share = Mennyi jusson erre a célra a +{ $left } bónuszból?
prompt-share-target = Mi legyen a következő cél? (még +{ $left })
prompt-attack = Támadás { $target_the } ellen: kijátszol egy kártyát?
prompt-rolled = Dobás { $target_the } ellen: { $die } – így marad?
prompt-assault = Roham: kijátszol egy kártyát?
prompt-assault-rolled = Roham: megvan a dobásod – így marad?
prompt-retreat = Hová vonuljon vissza { $unit_the }?
prompt-hit = { $target_the_acc } találat éri: kijátszol egy kártyát?
prompt-opportunity =
    { $target_id ->
        [none] Egy rejtett ellenség mozog: reagálsz?
       *[other] { $target_the } mozog: reagálsz?
    }
prompt-answer = Kijátszott kártya: „{ $card }”. Válaszolsz rá?
prompt-card-target = „{ $card }”: válassz célt.
prompt-discard = Mely lapokat dobod el?
prompt-break = Melyik opció alá kerüljön { $unit_the }?
prompt-supply = Utánpótlási fázis: melyik egység mozogjon?
prompt-supply-end = Az utánpótlási fázis vége: akarsz még valamit?
prompt-support =
    { $artillery ->
        [0] Válassz egy légi kártyát a paklidba.
       *[other] { $air ->
            [0] Válassz egy tüzérségi kártyát a paklidba.
           *[other] Válassz egy légi vagy tüzérségi kártyát a paklidba.
        }
    }
prompt-go = Melyik egység mozogjon?
prompt-dice-rolled = A dobás: { $dice } – így marad?
prompt-blast-order = Melyik egységet támadja most a robbanás?
prompt-demolish =
    Dobsz rombolásra? (cél: { $overlay_id ->
        [none] egy roncs
       *[other] { $overlay }
    })
prompt-damage-die = Melyik sérüléskocka számítson? ({ $unit })
prompt-window = Kijátszol most egy kártyát?

## Moves

move-do = { $action }
move-die =
    { $count ->
        [1] Az 1-es számítson
        [2] A 2-es számítson
        [3] A 3-as számítson
        [4] A 4-es számítson
        [5] Az 5-ös számítson
       *[other] A { $count }-os számítson
    }
move-step = Lépés ide: { $cell }
move-drive = { $form }
move-flip = Átfordítás
move-halt = A mozgás befejezése
move-board = Beszállás: { $unit }
move-leave = A térkép elhagyása
move-ammo = Lőszer: +1
move-target = Cél: { $cell }
move-share = +{ $count }
move-blast = Célzás ide: { $crossing }
move-on = Ide: { $cell }
move-face = Nézzen { $direction } felé
move-up =
    { $flip_id ->
        [ambush]
            { $up_id ->
                [front] Rejtett oldal
               *[other] Látható oldal
            }
        [tripod]
            { $up_id ->
                [front] Menetkész oldal
               *[other] Tűzkész oldal
            }
       *[other] { $up }
    }
move-order = Parancs: { $unit }
move-token = { $token }
move-reveal = A parancs felfedése
move-resolve = Különleges parancs: { $unit }
move-activate = { $unit }
# While cards are chosen for the deck (HN-12.8), $artillery is how many are left to choose.
move-card =
    { $artillery ->
        [one] „{ $card }” a pakliba
        [other] „{ $card }” a pakliba
       *[none] „{ $card }” kijátszása
    }
move-pick = { $unit }
move-reroll = Veterán: újradobás
move-reroll-die = Veterán: minden { $count } újradobása
move-charge = { $group } alá
move-show = Taktikai bónusz felmutatása: { $bonus }
move-conceal = Elrejtés álcázás jelzővel
move-discard = „{ $card }” eldobása
move-ask = { $ask }
move-keep = A kártya megtartása
move-pass = Passz

## Why a move is not possible

why-game-over = A játék véget ért.
why-chance-first = Előbb a kockadobás vagy a laphúzás következik.
why-not-your-turn = Most nem te döntesz.
why-finish-first = Előbb fejezd be, amit elkezdtél.
why-not-asked = Ez itt nem lehetséges.
why-no-such-step = Ez a mező nem egy lépésre van.
why-no-points = Az egységnek nem maradt mozgáspontja.
why-closed = Az egység nem léphet erre a terepre.
why-occupied = Egy másik egység van útban.
why-zone = Ellenséges ellenőrzési zóna tiltja ezt a lépést.
why-no-passage = Ezen az átlón nincs átjárás.
why-wall = Fal van az útban.
why-cannot-stop = Az egység nem állhat meg egy másikon.
why-out-of-reach = Az egység nem éri el a célt.
why-stopped = Az egység nem mehet tovább.
why-no-flip = Az egység most nem fordulhat át.
why-seen-there = Az ellenség itt azonnal felfedné az egységet.
why-no-seat = Nincs szabad férőhely.
why-not-beside = Az egység nincs mellette.
why-no-exit = Itt nem lehet elhagyni a térképet.
why-no-target = Itt nincs mit választani.
why-no-line = Nincs lővonal.
why-too-far = A cél túl messze van.
why-out-of-arc = A cél a lőíven kívül esik.
why-no-attack = Az egység nem támadhatja ezt a típust.
why-concealed-target = Rejtett egységre nem lehet célozni.
why-not-able = Az egység erre nem képes.
why-suppressed = Az egység le van fogva.
why-no-kit = Nincs hozzá jelző.
why-no-support = Ehhez a kártyához Légicsapás vagy Tüzérség opció kell.
why-no-copies = Ebből a kártyából nincs több példány.
why-heavy-aboard = Ez járműből nem lehetséges.
why-no-demolition = Ezzel a fegyverrel nem lehet rombolni.
why-too-far-apart = A célok 2 mezőnél messzebb vannak egymástól.
why-other-type = A célok nem azonos típusúak.
why-no-share = Minden célra legalább +1-nek jutnia kell, és a teljes bónuszt fel kell használni.
why-not-in-zone = Ez a mező kívül esik a zónán.
why-next-to-objective = Ez a mező célpont vagy taktikai bónusz mellett van.
why-has-order = Az egységen már van jelző.
why-no-token = Nincs több ilyen jelződ.
why-kept-for-personal = Ez a jelző egy Személyes parancshoz kell.
why-no-bluff = Személyes parancsos egység nem kaphat blöfföt.
why-no-special = Itt nincs különleges parancsod.
why-not-autonomous = Az egység nem Önálló.
why-has-acted = Az egység már cselekedett.
why-not-in-hand = Ez a kártya nincs a kezedben.
why-not-now = Ez most nem játszható ki.
why-no-use = Most nem lenne semmi hatása.
why-no-bonus-held = Nincs ilyen taktikai bónuszod.
why-must-step = A menetből tüzelés után az egységnek tovább kell mennie.
why-no-fire-in-supply = Az utánpótlási fázisban nincs se tüzelés, se roham.
why-too-many = Már túl sok van.
why-inside-house = Épületbe vagy épületből ez nem lehetséges.
why-not-an-enemy = Itt nincs ellenséges egység.
why-must-discard = El kell dobnod a kézkorlátodon felüli lapokat.
why-declared = A bejelentett rohamot végre kell hajtani.

## An attack before and after the roll. $sum is what is added to the die, $total the defence with cover.
## After it: $bonus is the combat bonus (doubled in Suppressive Fire unless it is negative), $limit what
## reducing terrain takes off, $other what range and suppression take off.

attack-sum =
    kocka{ $sum_sign ->
        [minus] {" "}− { $sum_size }
       *[other] {" "}+ { $sum }
    }, védelem: { $total }
attack-odds = { $percent }% esély a találatra
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

army-no-such-card = Nincs ilyen kártya.
army-no-such-option = Nincs ilyen toborzótábla vagy opció.
army-other-army = Ez a másik sereghez tartozik.
army-not-in-a-slot = Az opciónak a toborzótáblája alatt kell állnia; a hős egymagában áll.
army-no-plate = A sereghez kell egy toborzótábla; a tábori parancsnokság nem elég.
army-too-many-points = A sereg túl sok pontba kerül.
army-command-too-early = Tábori parancsnokság csak legalább 200 pontos kerethez vehető.
army-one-command = Egy seregben legfeljebb egy tábori parancsnokság lehet.
army-no-slot = Nem fér el minden opció ennek a toborzótáblának a foglalataiban.
army-other-insignia = Az opció egy másik hadosztályhoz tartozik.
army-order-needs-command = A parancsopcióhoz tábori parancsnokság kell.
army-no-traits-in-command = A tábori parancsnokság nem kaphat jellemvonást.
army-hero-needs-plate = A hőshöz a saját hadosztályának egyik toborzótáblája kell.
army-too-many-copies = Nincs belőle ennyi példány.
army-no-air-strike = A légi kártyákhoz a Légicsapás opció kell.
army-no-artillery = A tüzérségi kártyákhoz a Tüzérség opció kell.
army-too-few-cards = A pakliban legalább 40 kártyának lennie kell.

## Phases

phase-deployment = Felállítás
phase-orders = Parancsfázis
phase-activation = Aktiválási fázis
phase-supply = Utánpótlási fázis

## Types and frames of units, their abilities and those of their weapons, their damage

type-infantry = Gyalogság
type-light = Könnyű jármű
type-heavy = Nehéz jármű
frame-plain = Egység
frame-officer = Tiszt
frame-hero = Hős
frame-heavy-weapon = Nehézfegyver
ability-ambush = Lesállás
ability-arc = Lőív
ability-assault = Roham
ability-autonomous = Önálló
ability-concealed = Rejtett
ability-destruction = Rombolás
ability-frightening = Rémisztő tűz
ability-good-vibrations = Jó rezgések
ability-gun = Löveg
ability-howitzer = Tarack
ability-indirect = Közvetett tüzelés
ability-last-hit = Utolsó találat
ability-limited-range = Korlátozott lőtávolság
ability-machine-gun = Géppuska
ability-no-turning = Nem fordul el
ability-on-the-move = Tüzelés menetből
ability-opportunity = Reakciótűz
ability-orders = Parancsok
ability-personal = Személyes parancs
ability-piercing = Átütés
ability-scout = Felderítő
ability-sniper = Mesterlövész
ability-suppression = Lefogó tűz
ability-transport = Szállítás
ability-tripod = Állvány
damage-crew = Személyzet
damage-track = Lánctalp
damage-armour = Páncélzat
damage-main-gun = Főfegyver

## Equipment and traits

kit-ammo = Lőszer
kit-culin = Culin-féle sövényvágó
kit-grenade = Kézigránát
kit-panzerfaust = Panzerfaust
kit-rifle-grenade = Puskagránát
kit-veteran = Veterán

## Terrain

terrain-open = Nyílt terep
terrain-road = Út
terrain-hedgerow = Sövény
terrain-woods = Erdő
terrain-deep-woods = Sűrű erdő
terrain-wheat = Gabonaföld
terrain-bushes = Bozót
terrain-water = Víz
terrain-position = Védőállás
terrain-house = Épület
terrain-ruin = Romok
terrain-light-wreck = Roncs
terrain-heavy-wreck = Harckocsironcs

## Terms

term-scenario = Küldetés
term-side = Oldal
term-player = Játékos
term-opponent = Ellenfél
term-enemy = Ellenség
term-army = Sereg
term-unit = Egység
term-board = Térkép
term-square = Mező
term-intersection = Metszéspont
term-overlay = Tereprátét
term-structure = Építmény
term-deployment-zone = Kezdőzóna
term-objective = Célpont
term-bonus-tactic = Taktikai bónusz
term-item = Tárgy
term-points = Győzelmi pontok
term-army-points = Seregpontok
term-critical-point = Töréspont
term-recruitment-tile = Toborzótábla
term-option = Opció
term-slot = Foglalat
term-equipment = Felszerelés
term-trait = Jellemvonás
term-hero = Hős
term-initiative = Kezdeményezés
term-turn = Forduló
term-last-turn = Utolsó forduló
term-event = Esemény
term-order = Parancs
term-token = Parancsjelző
term-special-order = Különleges parancs
term-bluff = Blöff
term-star = Parancscsillag
term-activated = Aktiválva
term-suppressed = Lefogva
term-concealed = Rejtett
term-revealed = Felfedett
term-wounded = Sebesült
term-damage = Sérülés
term-aboard = Járművön
term-wreck = Roncs
term-card = Kártya
term-hand = Kéz
term-deck = Pakli
term-discard = Dobópakli
term-movement = Mozgás
term-defence = Védelem
term-front = Elülső
term-flank = Oldalsó
term-rear = Hátsó
term-cover = Fedezék
term-combat-bonus = Harci bónusz
term-main-weapon = Főfegyver
term-secondary-weapon = Másodlagos fegyver
term-range = Távolság
term-long-range = Nagy távolság
term-line-of-sight = Lővonal
term-reducing = Korlátozó terep
term-blocking = Elzáró terep
term-difficult = Nehéz terep
term-impassable = Járhatatlan
term-zone-of-control = Ellenőrzési zóna
term-blast = Robbanássablon
term-dispersion = Szóródás
term-destruction = Rombolás
term-anti-air = Légvédelem
term-dice = Kockák
term-roll = Dobás
term-hit = Találat
term-double-hit = Halálos lövés
term-miss = Nem talált
term-victory = Győzelem
term-draw = Döntetlen

## What is wrong with a scenario that a player made

fault-no-boards = A térképen nincs tábla
fault-unknown-board = Nincs { $name } tábla
fault-bad-turn = „{ $name }” csak 90, 180 vagy 270 fokkal forgatható
fault-board-twice = Kétszer vagy mindkét oldalával szerepel ez a tábla: { $name }
fault-board-grid = A táblák 1–{ $rows } egyforma hosszú sorban fekszenek, mindegyikben 1–{ $columns }
fault-not-a-place = { $value } nem hely ezen a térképen
fault-unknown-overlay = Nincs „{ $name }” tereprátét
fault-overlay-off-map = „{ $name }” nem fekszik a térképen
fault-overlays-overlap = „{ $name }” egy másik tereprátéten fekszik
fault-too-many-overlays = Több mint { $most } tereprátét
fault-overlay-copies = { $overlay }: { $count } darab, de a dobozban { $copies } van
fault-same-name = Két dolog neve „{ $name }”
fault-unknown-unit = Ennek az oldalnak nincs „{ $name }” jelzője
fault-unit-copies = { $unit }: { $count } darab, de a dobozban { $copies } van
fault-too-many-units = Több mint { $most } egység vagy { $groups } csoport
fault-broken-army = { $problem } ({ $rule })
fault-unknown-card-named = Nincs „{ $name }” kártya
fault-small-deck = { $count } lap a pakliban; a kezdéshez legalább { $least } kell
fault-too-many-bonuses = Csak hat taktikai bónusz van
fault-too-many-aims = Egy oldalnak legfeljebb négy célja lehet
fault-too-many-things = { $count } bejegyzés; legfeljebb { $most } lehet
fault-unknown-objective = Nincs „{ $name }” célpont
fault-orders-at-start = Parancsot a forduló elején adnak
fault-not-a-house = „{ $name }” nem épület. Nem lehet benne egység
fault-not-a-charge = „{ $name }” nem olyan tárgy, amely felrobbant valamit
fault-no-place = „{ $name }” tárgynak nincs helye a térképen
fault-bad-area = { $value } nem terület. Így írd: c4 vagy a1:g3
fault-taken = Ott már másik egység áll

## Small edits

edit-add-option = { $side_the } ezt is megkapják: { $group }
edit-drop-option = { $side_the } ezt nem kapják meg: { $group }
edit-swap-option = { $side_the } ezt kapják: { $instead } ({ $group } helyett)
edit-aim-points = { $side_dat } { $count } pont kell a győzelemhez
edit-aim-exit = { $side_dat } { $count } egységet kell kijuttatniuk a térképről
edit-aim-gather = { $side_dat } { $count } tárgyat kell odavinniük
edit-aim-hold = { $side_the } a célpont birtoklásával győzhetnek ({ $count }. fordulótól)
edit-objective-worth = { $objective }: { $count } pont
edit-last-turn = Utolsó forduló: { $count }.
edit-initiative = Az első kezdeményezés { $side_the }é
edit-initiative-random = Az első kezdeményezést sorsolják
edit-zone-larger = { $side_the } egy oszloppal előrébb is felállhatnak
edit-zone-smaller = { $side_the } egy oszloppal hátrébb állnak fel
edit-arrive = { $unit } ({ $side }) érkezése: { $count }. forduló
edit-arrive-all = { $side_the } később érkeznek: { $count }. forduló
