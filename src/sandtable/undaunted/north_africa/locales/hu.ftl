### Undaunted: North Africa, Hungarian: sides, cards, what only this title says, scenarios.
###
### A card's name and its attributes are the forms a sentence may need. Every language has the same
### attributes: .acc object, .gen possessor, .dat recipient, .ins means, .pl plural (without a squad),
### .gender (masc, fem, neut, or none), .the with the article, .the-acc the same as an object.
### Vehicles and structures are named like cards, for a target or a fugitive may be either.
### Hungarian: .gen is the bare possessor ("a Közepes harckocsi ülése"). Sentences lean on it, since
### no form says in, into or out of a vehicle.
###
### No Hungarian edition was at hand; these words are ours. Járművezetés is Drive, for Vezetés is
### Guide in the other title; Robbantás is Demolish, Robbanás was Blast. Objektum is a structure, since
### an aircraft is one too. Üzemképes and üzemképtelen are active and disabled, tűréshatár is integrity.

title = Undaunted: North Africa

## Sides
## The value is the label. The attributes name the people, always in the plural, for sentences:
## .nom without and .the with the article, .acc, .gen, .dat and .ins; .adj-masc, .adj-fem and
## .adj-neut are the adjective, to agree with a noun's .gender; .adj-masc-acc goes with a person as an
## object.

side-lrdg = LRDG
    .nom = LRDG-sek
    .acc = LRDG-seket
    .gen = LRDG-sek
    .dat = LRDG-seknek
    .ins = LRDG-sekkel
    .the = az LRDG-sek
    .gender = none
    .adj-masc = LRDG-s
    .adj-masc-acc = LRDG-s
    .adj-fem = LRDG-s
    .adj-neut = LRDG-s
side-it = Olaszok
    .nom = olaszok
    .acc = olaszokat
    .gen = olaszok
    .dat = olaszoknak
    .ins = olaszokkal
    .the = az olaszok
    .gender = none
    .adj-masc = olasz
    .adj-masc-acc = olasz
    .adj-fem = olasz
    .adj-neut = olasz

## Cards

card-scout = Felderítő
    .acc = Felderítőt
    .gen = Felderítő
    .dat = Felderítőnek
    .ins = Felderítővel
    .pl = Felderítők
    .gender = none
    .the = a Felderítő
    .the-acc = a Felderítőt
card-rifleman = Lövész
    .acc = Lövészt
    .gen = Lövész
    .dat = Lövésznek
    .ins = Lövésszel
    .pl = Lövészek
    .gender = none
    .the = a Lövész
    .the-acc = a Lövészt
card-machine-gunner = Géppuskás
    .acc = Géppuskást
    .gen = Géppuskás
    .dat = Géppuskásnak
    .ins = Géppuskással
    .pl = Géppuskások
    .gender = none
    .the = a Géppuskás
    .the-acc = a Géppuskást
card-anti-tank = Páncéltörős
    .acc = Páncéltörőst
    .gen = Páncéltörős
    .dat = Páncéltörősnek
    .ins = Páncéltörőssel
    .pl = Páncéltörősök
    .gender = none
    .the = a Páncéltörős
    .the-acc = a Páncéltörőst
card-engineer = Utász
    .acc = Utászt
    .gen = Utász
    .dat = Utásznak
    .ins = Utásszal
    .pl = Utászok
    .gender = none
    .the = az Utász
    .the-acc = az Utászt
card-saboteur = Szabotőr
    .acc = Szabotőrt
    .gen = Szabotőr
    .dat = Szabotőrnek
    .ins = Szabotőrrel
    .pl = Szabotőrök
    .gender = none
    .the = a Szabotőr
    .the-acc = a Szabotőrt
card-sniper = Mesterlövész
    .acc = Mesterlövészt
    .gen = Mesterlövész
    .dat = Mesterlövésznek
    .ins = Mesterlövésszel
    .pl = Mesterlövészek
    .gender = none
    .the = a Mesterlövész
    .the-acc = a Mesterlövészt
card-navigator = Navigátor
    .acc = Navigátort
    .gen = Navigátor
    .dat = Navigátornak
    .ins = Navigátorral
    .pl = Navigátorok
    .gender = none
    .the = a Navigátor
    .the-acc = a Navigátort
card-lieutenant = Hadnagy
    .acc = Hadnagyot
    .gen = Hadnagy
    .dat = Hadnagynak
    .ins = Hadnaggyal
    .pl = Hadnagyok
    .gender = none
    .the = a Hadnagy
    .the-acc = a Hadnagyot
card-senior-sergeant = Törzsőrmester
    .acc = Törzsőrmestert
    .gen = Törzsőrmester
    .dat = Törzsőrmesternek
    .ins = Törzsőrmesterrel
    .pl = Törzsőrmesterek
    .gender = none
    .the = a Törzsőrmester
    .the-acc = a Törzsőrmestert
card-warrant-officer = Zászlós
    .acc = Zászlóst
    .gen = Zászlós
    .dat = Zászlósnak
    .ins = Zászlóssal
    .pl = Zászlósok
    .gender = none
    .the = a Zászlós
    .the-acc = a Zászlóst
card-scout-a = Felderítő A
    .acc = Felderítő A-t
    .gen = Felderítő A
    .dat = Felderítő A-nak
    .ins = Felderítő A-val
    .pl = Felderítők
    .gender = none
    .the = a Felderítő A
    .the-acc = a Felderítő A-t
card-rifleman-a = Lövész A
    .acc = Lövész A-t
    .gen = Lövész A
    .dat = Lövész A-nak
    .ins = Lövész A-val
    .pl = Lövészek
    .gender = none
    .the = a Lövész A
    .the-acc = a Lövész A-t
card-machine-gunner-a = Géppuskás A
    .acc = Géppuskás A-t
    .gen = Géppuskás A
    .dat = Géppuskás A-nak
    .ins = Géppuskás A-val
    .pl = Géppuskások
    .gender = none
    .the = a Géppuskás A
    .the-acc = a Géppuskás A-t
card-anti-tank-a = Páncéltörős A
    .acc = Páncéltörős A-t
    .gen = Páncéltörős A
    .dat = Páncéltörős A-nak
    .ins = Páncéltörős A-val
    .pl = Páncéltörősök
    .gender = none
    .the = a Páncéltörős A
    .the-acc = a Páncéltörős A-t
card-tank-driver = Harckocsivezető
    .acc = Harckocsivezetőt
    .gen = Harckocsivezető
    .dat = Harckocsivezetőnek
    .ins = Harckocsivezetővel
    .pl = Harckocsivezetők
    .gender = none
    .the = a Harckocsivezető
    .the-acc = a Harckocsivezetőt
card-crewman = Harckocsizó
    .acc = Harckocsizót
    .gen = Harckocsizó
    .dat = Harckocsizónak
    .ins = Harckocsizóval
    .pl = Harckocsizók
    .gender = none
    .the = a Harckocsizó
    .the-acc = a Harckocsizót
card-gunner = Irányzó
    .acc = Irányzót
    .gen = Irányzó
    .dat = Irányzónak
    .ins = Irányzóval
    .pl = Irányzók
    .gender = none
    .the = az Irányzó
    .the-acc = az Irányzót
card-platoon-sergeant = Őrmester
    .acc = Őrmestert
    .gen = Őrmester
    .dat = Őrmesternek
    .ins = Őrmesterrel
    .pl = Őrmesterek
    .gender = none
    .the = az Őrmester
    .the-acc = az Őrmestert
card-squad-leader-a = Rajparancsnok A
    .acc = Rajparancsnok A-t
    .gen = Rajparancsnok A
    .dat = Rajparancsnok A-nak
    .ins = Rajparancsnok A-val
    .pl = Rajparancsnokok
    .gender = none
    .the = a Rajparancsnok A
    .the-acc = a Rajparancsnok A-t
card-tank-commander = Harckocsiparancsnok
    .acc = Harckocsiparancsnokot
    .gen = Harckocsiparancsnok
    .dat = Harckocsiparancsnoknak
    .ins = Harckocsiparancsnokkal
    .pl = Harckocsiparancsnokok
    .gender = none
    .the = a Harckocsiparancsnok
    .the-acc = a Harckocsiparancsnokot
card-recon-plane = Felderítő repülőgép
    .acc = Felderítő repülőgépet
    .gen = Felderítő repülőgép
    .dat = Felderítő repülőgépnek
    .ins = Felderítő repülőgéppel
    .pl = Felderítő repülőgépek
    .gender = none
    .the = a Felderítő repülőgép
    .the-acc = a Felderítő repülőgépet
card-fog-of-war = Harci köd
    .acc = Harci ködöt
    .gen = Harci köd
    .dat = Harci ködnek
    .ins = Harci köddel
    .pl = Harci köd kártyák
    .gender = none
    .the = a Harci köd
    .the-acc = a Harci ködöt

## Vehicles

card-gun-truck = Fegyveres teherautó
    .acc = Fegyveres teherautót
    .gen = Fegyveres teherautó
    .dat = Fegyveres teherautónak
    .ins = Fegyveres teherautóval
    .pl = Fegyveres teherautók
    .gender = none
    .the = a Fegyveres teherautó
    .the-acc = a Fegyveres teherautót
card-support-truck = Támogató teherautó
    .acc = Támogató teherautót
    .gen = Támogató teherautó
    .dat = Támogató teherautónak
    .ins = Támogató teherautóval
    .pl = Támogató teherautók
    .gender = none
    .the = a Támogató teherautó
    .the-acc = a Támogató teherautót
card-pilot-car = Vezérkocsi
    .acc = Vezérkocsit
    .gen = Vezérkocsi
    .dat = Vezérkocsinak
    .ins = Vezérkocsival
    .pl = Vezérkocsik
    .gender = none
    .the = a Vezérkocsi
    .the-acc = a Vezérkocsit
card-scout-car = Felderítőkocsi
    .acc = Felderítőkocsit
    .gen = Felderítőkocsi
    .dat = Felderítőkocsinak
    .ins = Felderítőkocsival
    .pl = Felderítőkocsik
    .gender = none
    .the = a Felderítőkocsi
    .the-acc = a Felderítőkocsit
card-lorry = Teherautó
    .acc = Teherautót
    .gen = Teherautó
    .dat = Teherautónak
    .ins = Teherautóval
    .pl = Teherautók
    .gender = none
    .the = a Teherautó
    .the-acc = a Teherautót
card-medium-tank = Közepes harckocsi
    .acc = Közepes harckocsit
    .gen = Közepes harckocsi
    .dat = Közepes harckocsinak
    .ins = Közepes harckocsival
    .pl = Közepes harckocsik
    .gender = none
    .the = a Közepes harckocsi
    .the-acc = a Közepes harckocsit

## Structures

card-aircraft = Repülőgép
    .acc = Repülőgépet
    .gen = Repülőgép
    .dat = Repülőgépnek
    .ins = Repülőgéppel
    .pl = Repülőgépek
    .gender = none
    .the = a Repülőgép
    .the-acc = a Repülőgépet
card-hangar = Hangár
    .acc = Hangárt
    .gen = Hangár
    .dat = Hangárnak
    .ins = Hangárral
    .pl = Hangárok
    .gender = none
    .the = a Hangár
    .the-acc = a Hangárt
card-motor-pool = Járműtelep
    .acc = Járműtelepet
    .gen = Járműtelep
    .dat = Járműtelepnek
    .ins = Járműteleppel
    .pl = Járműtelepek
    .gender = none
    .the = a Járműtelep
    .the-acc = a Járműtelepet
card-fuel-dump = Üzemanyagraktár
    .acc = Üzemanyagraktárt
    .gen = Üzemanyagraktár
    .dat = Üzemanyagraktárnak
    .ins = Üzemanyagraktárral
    .pl = Üzemanyagraktárak
    .gender = none
    .the = az Üzemanyagraktár
    .the-acc = az Üzemanyagraktárt
card-radio-mast = Rádiótorony
    .acc = Rádiótornyot
    .gen = Rádiótorony
    .dat = Rádiótoronynak
    .ins = Rádiótoronnyal
    .pl = Rádiótornyok
    .gender = none
    .the = a Rádiótorony
    .the-acc = a Rádiótornyot
card-water-tower = Víztorony
    .acc = Víztornyot
    .gen = Víztorony
    .dat = Víztoronynak
    .ins = Víztoronnyal
    .pl = Víztornyok
    .gender = none
    .the = a Víztorony
    .the-acc = a Víztornyot

## A counter: a soldier or a vehicle with its side; .acc as an object
## Both sides begin with a vowel as they are spoken: az LRDG-s, az olasz.

counter = az { $side_adj_masc } { $unit }
    .acc = az { $side_adj_masc } { $unit_acc }

## Actions

action-drive = Járművezetés
action-navigate = Navigálás
action-observe = Megfigyelés
action-repair = Javítás
action-strafe = Légi támadás
action-anti-tank = Páncéltörő támadás
action-demolish = Robbantás

## Numbers of things

count-damage =
    { $damage ->
        [0] nincs sérülés
       *[other] { $damage } sérülés
    }

## Events

event-boarded =
    { $captured ->
        [yes] { $unit_the } zsákmányul ejti { $vehicle_the_acc }, és beül: { $place }. ülés.
       *[no] { $unit_the } beszáll, és elfoglalja { $vehicle_the } { $place }. ülését.
    }
event-alighted = { $unit_the } kiszáll { $tile_on } ({ $vehicle }).
event-shifted = { $unit_the } átül { $vehicle_the } { $place }. ülésére.
event-swapped = { $unit_the } és { $other_the } helyet cserél ({ $vehicle }).
event-used =
    { $power ->
        [0] { $side_the } kijátsszák { $card_the_acc } { $vehicle_the } akciójára: { $action }.
       *[other] { $side_the } kijátsszák { $card_the_acc } { $vehicle_the } akciójára: { $action } { $power }.
    }
event-drove = { $vehicle_the } { $from_off } { $to_onto } hajt.
event-escaped = { $unit_counter } elmenekül { $tile_off }.
event-repaired =
    { $side_the } javítanak egy járművet ({ $vehicle }): { $damage ->
        [0] nem maradt rajta sérülés
       *[other] még { count-damage } maradt rajta
    }{ $active_again ->
        [yes] , és újra üzemképes.
       *[no] .
    }
event-demolition-declared = { $unit_the } fel akarja robbantani { $structure_the_acc } { $tile_on }: védelem { $total }, { count-dice }.
event-damaged =
    { $disabled ->
        [yes] { $vehicle_the } megsérül (összesen { count-damage }): üzemképtelen.
       *[no] { $vehicle_the } megsérül (összesen { count-damage }).
    }
event-vehicle-destroyed = { $vehicle_the } megsemmisül { $tile_on }.
event-structure-destroyed =
    { $points ->
        [0] { $side_the } megsemmisítik { $structure_the_acc } { $tile_on }.
       *[other] { $side_the } megsemmisítik { $structure_the_acc } { $tile_on }: +{ count-points }, összesen { $total }.
    }
event-nobody-suppressed = { $vehicle_the } személyzetéből már senkit sem lehet elfojtani.

## Endings

ending-objectives = elég pontot szereztek
ending-escaped = sikerült elmenekülniük
ending-neutralised = a másik oldal semlegesítve
ending-hopeless = a másik oldal már egyetlen feladatát sem teljesítheti

## Prompts

prompt-afterwards = Beszáll, kiszáll vagy átül most { $unit_the }?
prompt-mark = { $action }: válassz egy lapkát (még { $left }).
prompt-pick =
    { $action_id ->
        [suppress] Kit fojtasz el { $vehicle_the } személyzetéből?
       *[other] Kit sebesítesz meg { $vehicle_the } személyzetéből?
    }
prompt-mend = { action-repair }: melyik járművet javítsa { $unit_the }?

## Moves

move-use = { $action } (jármű)
move-swap = Helycsere: { $unit }
move-board = Beszállás: { $vehicle }, { $place }. ülés
move-alight = Kiszállás
move-shift = Átülés: { $place }. ülés
move-stay = Marad
move-leave = Elmenekülés a tábláról
move-mark = { $tile } kiválasztása
move-at-vehicle =
    { $action_id ->
        [suppress] { $vehicle } személyzetének elfojtása
        [strafe] { $vehicle } támadása a levegőből
        [demolish] { $vehicle } felrobbantása
       *[other] { $vehicle } megtámadása
    }
move-at-structure = Az objektum felrobbantása { $tile_on }
move-mend = { $vehicle } javítása
move-pick =
    { $action_id ->
        [suppress] { $unit } elfojtása
       *[other] { $unit } megsebesítése
    }

## Why a move is not possible

why-not-aboard = Ez a katona nem ül járműben.
why-disabled = A jármű üzemképtelen: előbb meg kell javítani.
why-not-a-specialist = Ezt az ülést csak az előírt szakképzettségű katona használhatja.
why-not-this-seat = Annak az ülésnek, amelyen ez a katona ül, nincs ilyen akciója.
why-in-vehicle = A járműben ülő katona nem mozoghat gyalog: előbb ki kell szállnia.
why-not-together = Ők ketten nem ülnek egy járműben.
why-changed-already = Ezzel a lappal a katona már beszállt, kiszállt vagy átült.
why-no-effect-then = Onnan a lappal már semmit sem lehetne tenni.
why-already-aboard = Ez a katona már járműben ül.
why-not-here = A jármű nem ennek a katonának a lapkáján van.
why-seat-taken = Ez az ülés foglalt.
why-enemy-aboard = Ellenséges katona ül ebben a járműben.
why-rough-ground = Nehéz terepre jármű nem hajthat rá.
why-no-way-to-drive = Nincs olyan, járművel járható szomszédos lapka, amelyet az oldalad felderített vagy irányít.
why-guarded = Ezt a lapkát az ellenség irányítja, és katonája is van rajta.
why-nothing-to-mark = Nincs elérhető lapka, ahová még jelzőt lehetne tenni.
why-not-connected = Az első lapkának a katonáéval, minden továbbinak egy már kiválasztottal kell szomszédosnak lennie.
why-leads-nowhere = Innen már nem lehetne jelzőt lerakni.
why-already-marked = Ezen a lapkán már van jelzője az oldaladnak.
why-one-marker-due = Legalább egy jelzőt le kell rakni.
why-nothing-to-repair = Nincs itt olyan sérült jármű, amelyet ez a katona megjavíthatna.
why-undamaged = Ez a jármű nem sérült.
why-other-vehicle = A járműben ülő katona csak azt a járművet javíthatja, amelyben ül.
why-command-not-inspired = Lelkesítéssel csak harci kártyát lehet visszavenni.
why-no-target = Nincs semmi, amit ez az akció eltalálhatna.
why-shielded = Ez a katona járműben ül: a járművet kell megtámadni.
why-only-vehicles = Ez az akció nem irányulhat katonára.
why-armoured = Ezt a járművet páncélja megvédi a kézifegyverektől: csak Páncéltörő támadás és Robbantás ellen sebezhető.
why-own-vehicle = Ez a saját járműved.
why-not-same-tile = Robbantani csak a katona saját lapkáján lehet.
why-no-structure = Ezen a lapkán nem áll objektum.
why-only-demolish = Objektumot csak Robbantással lehet megsemmisíteni.
why-no-escape-here = Ezen a lapkán nincs menekülés jelző.
why-not-to-escape = Ez a harci jelző nem tartozik azok közé, amelyek elmenekülhetnek.
why-crew-not-to-escape = Van valaki a járműben, aki nem tartozik azok közé, akik elmenekülhetnek.
why-not-inside = Ezt a katonát nem lehet kiválasztani.
why-vehicle-gone = Ez a jármű már nincs a táblán.
why-no-such-seat = Ennek a járműnek nincs ilyen ülése.

## Terms

term-vehicle = Jármű
term-vehicle-card = Járműkártya
term-vehicle-action = Járműakció
term-seat = Ülés
term-seat-free = Szabad
term-crew = Személyzet
term-specialisation = Szakképzettség
term-defence = Védelem
term-armoured-defence = Páncélvédelem
term-structure-defence = Objektum védelme
term-damage = Sérülés
term-critical-level = Kritikus szint
term-integrity = Tartósság
term-active = Üzemképes
term-disabled = Üzemképtelen
term-destroyed = Megsemmisült
term-wound = Sebesülés
term-structure = Objektum
term-structures = Objektumok
term-escape-marker = Menekülés jelző
term-rough-ground = Nehéz terep
term-escape = Menekülés
term-escaped = Elmenekült
term-neutralise = Semlegesítés
term-neutralised = Semlegesítve

## Scenarios: name, .history, .brief (the task of each side)

scenario-landing-ground-no-7 = 7. számú leszállóhely
    .history = 1940 szeptemberében az akkor még Long Range Patrol néven működő alakulat első járőrei átkeltek az egyiptomi határon húzódó homoktengeren, amelyről az olaszok azt hitték, hogy hadsereg nem juthat át rajta. A Jalo és Kufra közötti útvonalon, messze az arcvonal mögött bukkantak fel: leszállóhelyeket és üzemanyagkészleteket tettek tönkre, és dél felé tartó teherautókat állítottak meg. A kár csekély volt, de ettől fogva a Líbiai-sivatag egyetlen őrhelye sem érezhette magát biztonságban. Ez a küldetés egy ilyen éjszakából formál ütközetet.
    .brief = Mindkét oldalnak 3 pontot kell elérnie: az LRDG-nek főként objektumok megsemmisítésével, az olaszoknak főként azok irányításával.
scenario-murzuk = Murzuk
    .history = 1941. január 11-én az LRDG két járőre, egy új-zélandi és egy gárdistákból álló, maroknyi csádi szabad franciával együtt felhajtott Murzuk oázisához. Egész Dél-Líbiát átszelték, és a helyőrség barátnak nézte őket, amíg el nem kezdődött a lövöldözés. Míg egyesek tűz alatt tartották az erődöt, mások a repülőtéren felgyújtották a hangárt a benne álló gépekkel együtt. A támadók közül ketten estek el, köztük a franciák parancsnoka, d’Ornano alezredes.
    .brief = A repülőtéren három objektum áll. Az LRDG-nek 2 pontot érő objektumokat kell megsemmisítenie; az olaszoknak 3 pontot érő objektumokat, vagyis mindegyiket, irányításuk alá kell vonniuk.
scenario-jebel-sherif = Jebel Sherif
    .history = 1941. január 31-én az LRDG egyik új-zélandi járőre, amely a Kufra felé tartó szabad franciák előtt derítette fel az utat, a Jebel Sherif egyik völgyében az olaszok egyik gépesített szaharai századába ütközött. A földről és a levegőből zúduló tűzben több teherautó kiégett, a parancsnok, Clayton őrnagy pedig fogságba esett; a többi teherautó kitört. Négy hátramaradt katona szinte víz nélkül indult gyalog dél felé, míg mintegy tíz nap múlva francia keresőosztagok rájuk nem találtak; hárman élték túl.
    .brief = Az LRDG-nek összesen 4 katonáját és járművét kell a menekülés jelzőknél kijuttatnia a tábláról; az olaszoknak előbb 5-öt kell közülük semlegesíteniük.
scenario-el-tag = El Tag
    .history = 1941 februárjában Leclerc ezredes egy csádi szabad francia oszlop élén Kufra oázisa ellen vonult. Elűzte a védelmére rendelt olasz sivatagi századot, a helyőrséget pedig a pálmák fölé magasodó El Tag erődjébe zárta. Az erőd március 1-jén megadta magát, és Kufra nemsokára az LRDG támaszpontja lett. Az LRDG nagy része addigra már hazatért, hogy feltöltse magát; ez a küldetés azt képzeli el, hogy az ostromban is részt vett.
    .brief = A célpontok az erődben és körülötte fekszenek. Az LRDG-nek 4 pontot kell szereznie belőlük; az olaszoknak előbb az LRDG 4 katonáját kell semlegesíteniük.
scenario-bir-hadid = Bir Hadid
    .history = 1941 tavaszán Rommel előrenyomulása megfordította a líbiai háború menetét, de a déli mélysivatag nyitva maradt az LRDG előtt. Járőrei utakat és kutakat figyeltek, és amit nem vihettek magukkal, azt elpusztították. Bir Hadid nincs rajta a térképen: ez a küldetés egy kutat képzel el leszállópályával és raktárakkal, és egy járőrt, amely azért jött, hogy kárt okozzon, aztán eltűnjön.
    .brief = Az LRDG-nek 5 pontot érő objektumokat kell megsemmisítenie; az olaszoknak 4 pontot érő objektumokat kell irányításuk alá vonniuk.
scenario-undefended-camp = Őrizetlen tábor
    .history = 1941 tavaszától az LRDG támaszpontja Kufra volt, több száz kilométerre minden arcvonaltól. Járőrei északon egészen a Bir Tengeder körüli utakig jutottak, Kürenaika zöld dombjaitól délre, ahol olasz oszlopok is megfordultak. Ez a küldetés egy őrség nélkül hagyott tábort képzel el, és két felet, amely egyszerre szerez tudomást róla.
    .brief = Mindkét fél az üres táborhoz siet. Az LRDG-nek 3 pontot kell elérnie, és ehhez az üzemanyagraktárt is megsemmisítheti; az olaszoknak 4 pontot kell elérniük, és ehhez az üzemanyagraktárt is irányíthatják.
scenario-hon-road = A Hon-oázis útja
    .history = Hon oázisában székelt a Líbiai-Szahara olasz parancsnoksága, és a partról odavezető út volt a fezzáni helyőrségek éltető ere. Az LRDG járőrei átjárták ezt a vidéket, hogy lássák, ki utazik arra, és olykor fel is tartóztassák. Éppen erről a rajtaütésről nem maradt fenn beszámoló: a küldetés egy úton lévő kis konvojt képzel el 1941 októberében, és egy járőrt, amely lesben áll.
    .brief = Az olaszoknak a konvoj katonái és járművei közül összesen 3-at kell a menekülés jelzőnél kijuttatniuk a tábláról; az LRDG-nek előbb 3-at kell közülük semlegesítenie.
scenario-bir-bu-hasci = Bir bu Hasci
    .history = 1941 decemberében, a Tobrukot felszabadító brit offenzíva után, a tengelyhatalmak hadserege visszavonult Kürenaikán át. Az LRDG Jalóból kiindulva portyázott a nyitott szárnya mentén, repülőterekhez szállította az SAS különítményeit, és az utakon lőtte a forgalmat. Páncélozatlan teherautói a repülőgépek mellett a harckocsiktól tartottak a legjobban. Ez a küldetés egy olyan járőrt képzel el, amelynek mégis el kell bánnia eggyel.
    .brief = Az LRDG-nek meg kell semmisítenie a Közepes harckocsit; az olaszoknak előbb 3 pontot kell szerezniük célpontokból, vagy semlegesíteniük kell az LRDG 3 katonáját.
scenario-road-watch = Az országút figyelői
    .history = 1942 márciusától júliusáig az LRDG figyelte a part menti országutat a Márványív közelében, a Kürenaika és Tripolitánia határán álló emlékműnél, több száz kilométerrel a tengely arcvonala mögött. Egyszerre két ember feküdt néhány száz méterre az úttól, alig valami mögé rejtőzve, és feljegyzett minden harckocsit, ágyút és teherautót; a járőr többi része távolabb bújt meg, és rádión küldte az adatokat Kairóba. Éjjel-nappal figyelt valaki, és kevés jelentés ért többet a brit hadvezetésnek.
    .brief = Az LRDG-nek célpontokból 3 pontot kell szereznie; az olaszoknak előbb az LRDG katonái és járművei közül összesen 3-at kell semlegesíteniük.
scenario-sidi-haneish = Sidi Haneish
    .history = 1942. július 26-án éjjel az SAS tizennyolc dzsipje Stirling őrnagy vezetésével, alakzatban hajtott végig az el-alameini arcvonal mögött fekvő Sidi Haneish repülőterén, és minden géppuskájával lőtte a két oldalt álló gépeket. Több tucat semmisült meg vagy sérült meg, köztük sok szállítógép, amelyet a tengely aligha nélkülözhetett. A sivatagi mesterséget az SAS az LRDG-től tanulta, amely az első repülőterekhez is elszállította. Ebben a küldetésben maga az LRDG támad, és olaszok védik a repülőteret.
    .brief = Az LRDG-nek, főként objektumok megsemmisítésével, 5 pontot kell elérnie, vagy mind a 4 olasz katonát semlegesítenie kell; az olaszoknak, főként objektumok irányításával, 5 pontot kell elérniük, vagy az LRDG 5 katonáját semlegesíteniük kell.
scenario-barce = Barce
    .history = 1942 szeptemberében az LRDG két járőre Easonsmith őrnagy vezetésével több mint 1800 kilométert tett meg Egyiptomból a homoktengereken át, hogy rajtaüssön a mélyen a hátországban fekvő Barcén. 13-án éjjel az egyik járőr végighajtott a repülőtéren sorakozó gépek mellett, és egymás után gyújtotta fel őket, miközben a másik a laktanyát támadta. A támadók közül senki sem esett el. Másnap, hazafelé menet, repülőgépek találtak rájuk, és csaknem minden járművüket elpusztították; a legtöbben mégis visszajutottak, néhányan gyalog.
    .brief = Az LRDG-nek, főként objektumok megsemmisítésével, 5 pontot kell elérnie; az olaszoknak, főként objektumok irányításával, 3 pontot kell elérniük.
