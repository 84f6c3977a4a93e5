### Undaunted: Normandy, Hungarian: sides, cards, what only this title says, scenarios.
###
### A card's name and its attributes are the forms a sentence may need. Every language has the same
### attributes: .acc object, .gen possessor, .dat recipient, .ins means, .pl plural (without a squad),
### .gender (masc, fem, neut, or none), .the with the article, .the-acc the same as an object. $squad is
### A, B or C.
### Hungarian: .gen is the bare possessor ("a Lövész A jelzője"); the ending after the letter follows
### its spoken name: A-nak, B-nek, C-nek.

title = Undaunted: Normandy

## Sides
## The value is the label. The attributes name the people, always in the plural, for sentences:
## .nom without and .the with the article, .acc, .gen, .dat and .ins; .adj-masc, .adj-fem and
## .adj-neut are the adjective, to agree with a noun's .gender; .adj-masc-acc goes with a person as an
## object.

side-us = Amerikaiak
    .nom = amerikaiak
    .acc = amerikaiakat
    .gen = amerikaiak
    .dat = amerikaiaknak
    .ins = amerikaiakkal
    .the = az amerikaiak
    .gender = none
    .adj-masc = amerikai
    .adj-masc-acc = amerikai
    .adj-fem = amerikai
    .adj-neut = amerikai
side-de = Németek
    .nom = németek
    .acc = németeket
    .gen = németek
    .dat = németeknek
    .ins = németekkel
    .the = a németek
    .gender = none
    .adj-masc = német
    .adj-masc-acc = német
    .adj-fem = német
    .adj-neut = német

## Cards

card-rifleman = Lövész { $squad }
    .acc = Lövész { $squad }-t
    .gen = Lövész { $squad }
    .dat =
        Lövész { $squad ->
            [A] A-nak
           *[other] { $squad }-nek
        }
    .ins =
        Lövész { $squad ->
            [A] A-val
           *[other] { $squad }-vel
        }
    .pl = Lövészek
    .gender = none
    .the = a Lövész { $squad }
    .the-acc = a Lövész { $squad }-t
card-scout = Felderítő { $squad }
    .acc = Felderítő { $squad }-t
    .gen = Felderítő { $squad }
    .dat =
        Felderítő { $squad ->
            [A] A-nak
           *[other] { $squad }-nek
        }
    .ins =
        Felderítő { $squad ->
            [A] A-val
           *[other] { $squad }-vel
        }
    .pl = Felderítők
    .gender = none
    .the = a Felderítő { $squad }
    .the-acc = a Felderítő { $squad }-t
card-machine-gunner = Géppuskás { $squad }
    .acc = Géppuskás { $squad }-t
    .gen = Géppuskás { $squad }
    .dat =
        Géppuskás { $squad ->
            [A] A-nak
           *[other] { $squad }-nek
        }
    .ins =
        Géppuskás { $squad ->
            [A] A-val
           *[other] { $squad }-vel
        }
    .pl = Géppuskások
    .gender = none
    .the = a Géppuskás { $squad }
    .the-acc = a Géppuskás { $squad }-t
card-sniper = Mesterlövész
    .acc = Mesterlövészt
    .gen = Mesterlövész
    .dat = Mesterlövésznek
    .ins = Mesterlövésszel
    .pl = Mesterlövészek
    .gender = none
    .the = a Mesterlövész
    .the-acc = a Mesterlövészt
card-mortar = Aknavető
    .acc = Aknavetőt
    .gen = Aknavető
    .dat = Aknavetőnek
    .ins = Aknavetővel
    .pl = Aknavetők
    .gender = none
    .the = az Aknavető
    .the-acc = az Aknavetőt
card-platoon-sergeant = Őrmester
    .acc = Őrmestert
    .gen = Őrmester
    .dat = Őrmesternek
    .ins = Őrmesterrel
    .pl = Őrmesterek
    .gender = none
    .the = az Őrmester
    .the-acc = az Őrmestert
card-platoon-guide = Szakaszvezető
    .acc = Szakaszvezetőt
    .gen = Szakaszvezető
    .dat = Szakaszvezetőnek
    .ins = Szakaszvezetővel
    .pl = Szakaszvezetők
    .gender = none
    .the = a Szakaszvezető
    .the-acc = a Szakaszvezetőt
card-squad-leader = Rajparancsnok { $squad }
    .acc = Rajparancsnok { $squad }-t
    .gen = Rajparancsnok { $squad }
    .dat =
        Rajparancsnok { $squad ->
            [A] A-nak
           *[other] { $squad }-nek
        }
    .ins =
        Rajparancsnok { $squad ->
            [A] A-val
           *[other] { $squad }-vel
        }
    .pl = Rajparancsnokok
    .gender = none
    .the = a Rajparancsnok { $squad }
    .the-acc = a Rajparancsnok { $squad }-t
card-fog-of-war = Harci köd
    .acc = Harci ködöt
    .gen = Harci köd
    .dat = Harci ködnek
    .ins = Harci köddel
    .pl = Harci köd kártyák
    .gender = none
    .the = a Harci köd
    .the-acc = a Harci ködöt

## A counter: a unit with its side, to tell Rifleman A from Rifleman A; .acc as an object

counter =
    { $side_id ->
        [us] az { $side_adj_masc } { $unit }
       *[de] a { $side_adj_masc } { $unit }
    }
    .acc =
        { $side_id ->
            [us] az { $side_adj_masc } { $unit_acc }
           *[de] a { $side_adj_masc } { $unit_acc }
        }

## Actions

action-guide = Vezetés
action-target = Célzás
action-blast = Robbanás

## Events

event-target-placed = { $side_the } { $tile_onto } teszik a célzás jelzőjüket.
event-target-removed = { $side_the } célzás jelzője lekerül a tábláról.
event-radio-raised = A rádió értéke { $tile_on } mostantól { count-points }; { $side_the } összesen { $total } pontnál tartanak.

## Endings

ending-objectives = megszerezték a célpontokat
ending-pinned = a másik oldal lekötve
ending-hopeless = a másik oldal már nem szerezhet elég célpontot
ending-both-pinned = mindkét oldal lekötve; a pontok döntenek, egyenlőségnél a kezdeményezés

## Prompts

prompt-guide = { action-guide }: melyik egység lépjen?
prompt-aim = { action-target }: melyik lapkára célozzon { $unit_the }?
prompt-blast = { action-blast }: melyik egység következik? ({ count-dice })

## Moves

move-guide = { $unit } vezetése
move-aim = Célzás { $tile_onto }

## Why a move is not possible

why-nobody-to-guide = Nincs olyan egységed, amelyet vezetni lehetne.
why-guide-suppressed = Elfojtott egységet nem lehet vezetni.
why-guide-off-board = Ez az egység nincs a táblán.
why-guide-no-way = Az egység mellett nincs felderített vagy irányított lapka.
why-no-tile-in-range = Egyetlen lapka sincs elég messze az aknavetőtől.
why-too-near = A célnak legalább három lapkányira kell lennie az aknavetőtől.
why-already-aimed = A célzás jelző már ezen a lapkán van.
why-no-target-marker = A célzás jelződ nincs a táblán.
why-nobody-on-target = A célzás jelző lapkáján nem áll egység.
why-not-on-target = A robbanás nem éri ezt az egységet, vagy már elérte.

## Terms

term-target-marker = Célzás jelző
term-radio = Rádió
term-pin = Az ellenfél lekötése
term-pinned = Lekötve

## Scenarios: name, .history, .brief (the task of each side)

scenario-la-raye = La Raye
    .history = 1944. június közepén a két amerikai hídfőt csak egy keskeny földsáv kötötte össze Carentan környékén. Június 15-én a frissen partra szállt 30. gyaloghadosztály 120. gyalogezrede dél felé támadott, hogy a németeket a Vire–Taute-csatorna mögé szorítsa. Másnap estére, sövényről sövényre és tanyáról tanyára haladva, elérte a közvetlenül a csatorna előtt fekvő kis települést, La Raye-t.
    .brief = Mindkét fél ugyanazért a területért küzd: az győz, aki elsőként szerez célpontokból 5 pontot.
scenario-montmartin-en-graignes = Montmartin-en-Graignes
    .history = 1944. június 15-én a 120. gyalogezred a 743. harckocsizászlóalj támogatásával végrehajtotta a 30. gyaloghadosztály egyik első támadását. Montmartin-en-Graignes-t és a Vire–Taute-csatorna fölötti magaslatokat kellett elfoglalnia, nehogy a németek éket verhessenek az Omaha és a Utah hídfő közé. A falu még aznap amerikai kézre került.
    .brief = Az amerikaiaknak a három célpont egyikét kell irányításuk alá vonniuk; a németeknek előbb le kell kötniük őket.
scenario-raid-across-the-canal = Rajtaütés a csatornán túl
    .history = 1944. június 16-ától a 30. gyaloghadosztály tartotta a Vire–Taute-csatorna északi partját; a másnapi átkelési kísérlet kudarcot vallott. Három héten át, miközben a fő erőkifejtés Cherbourg ellen irányult, itt a csatorna volt az arcvonal: a két hadsereg a víz fölött figyelte egymást, és járőröket küldött ki. Nagyobb erőkkel csak július 7-én keltek át rajta.
    .brief = Mindkét fél a csatornáért és a partjaiért küzd: az győz, aki elsőként szerez célpontokból 6 pontot.
scenario-behind-enemy-lines = Az ellenség vonalai mögött
    .history = 1944 júniusának végén alig mozdult az arcvonal a Vire folyó és a Vire–Taute-csatorna mentén. Járőrök keresték a német állásokat, és amit megtudtak, az segített megtervezni a július 7-i támadást. Ez a küldetés egy ilyen vállalkozást képzel el: egy mesterlövész már átjutott a német vonalon.
    .brief = A németek a terep közepét tartják, az amerikaiaknak viszont mesterlövészük van a német vonalak mögött: az győz, aki elsőként szerez célpontokból 5 pontot.
scenario-crossing-the-vire = Átkelés a Vire-en
    .history = 1944. július 7-én hajnal előtt a 30. gyaloghadosztály 117. gyalogezrede erős tüzérségi tűz fedezete alatt rohamcsónakokkal kelt át a Vire folyón Saint-Fromond közelében. Miközben a gyalogság nyugat felé tört előre, az utászok tűz alatt hozták rendbe a kőhidat, délután pedig északabbra a 120. gyalogezred is átkelt a Vire–Taute-csatornán. Estére a hadosztály szilárd hídfőt tartott a kezében.
    .brief = Az amerikaiaknak a folyón fekvő mindkét célpontot irányításuk alá kell vonniuk; a németeknek le kell kötniük az amerikaiakat.
scenario-desperate-withdrawal = Kétségbeesett visszavonulás
    .history = Miután átkelt a Vire folyón, a 30. gyaloghadosztály mezőről mezőre küzdötte magát Saint-Lô felé. 1944. július 11-én a Panzer-Lehr páncéloshadosztály nagy erővel ellentámadásba lendült, több helyen betört az amerikai vonalakba, de még aznap visszaverték. A sövényekkel szabdalt terepen egy szakaszt percek alatt el lehetett vágni a többiektől; ez a küldetés egy olyan szakaszról szól, amelynek ki kell verekednie magát.
    .brief = Az amerikaiaknak el kell jutniuk a tábla túlsó végén fekvő egyetlen célponthoz, és irányításuk alá kell vonniuk; a németeknek előbb le kell kötniük őket.
scenario-la-huberderie = La Huberderie
    .history = 1944 júliusában a 30. gyaloghadosztály a Vire és a Taute között küzdötte magát dél felé, 25-én pedig az első vonalban vett részt a Cobra hadműveletben, a Saint-Lô-tól nyugatra végrehajtott áttörésben. Előző nap és aznap is a saját légierő bombái csapódtak be a századai közé, a hadosztály mégis támadásba indult, és kiszélesítette a rés keleti peremét. La Huberderie egyike a sövények között megbúvó sok kis településnek, amelyekért azokban a hetekben szakaszok harcoltak.
    .brief = A célpontok szétszórva fekszenek az egész táblán: az győz, aki elsőként szerez belőlük 10 pontot.
scenario-streets-of-tessy-sur-vire = Tessy-sur-Vire utcáin
    .history = 1944 júliusának végén a beérkező német páncélosok Tessy-sur-Vire-t tették az amerikai kitörés elleni védelem sarokpontjává. A 30. gyaloghadosztály napokon át észak felől támadta a városkába vezető utakat. Augusztus 1-jén nyugatról a 2. páncéloshadosztály harckocsijai nyomultak be gyalogsággal, észak felől a 120. gyalogezred szorongatta a védőket, és utcai harcok után Tessy elesett.
    .brief = Mindkét fél a városka utcáiért küzd: az győz, aki elsőként szerez célpontokból 7 pontot.
scenario-reinforcements = Erősítés érkezik
    .history = 1944. augusztus 6-án a 30. gyaloghadosztály Mortainnél felváltotta az 1. gyaloghadosztályt; néhány órával később, az augusztus 7-ére virradó éjjel német páncéloshadosztályok támadtak Avranches irányába. A város fölötti 314-es magaslaton bekerítették a 120. gyalogezred 2. zászlóalját. A szárazföldi felmentő erők csak augusztus 12-én jutottak el hozzá.
    .brief = Az amerikaiaknak a három domb egyikét kell irányításuk alá vonniuk; a németeknek előbb le kell kötniük őket.
scenario-critical-intelligence = Létfontosságú értesülések
    .history = A 314-es magaslaton bekerített katonák kilométerekre beláttak a Mortain körüli utakra, és rádióval felszerelt tüzérségi megfigyelők is voltak közöttük. 1944. augusztus 7-étől nap mint nap ők irányították a tüzet a német oszlopokra. Amikor az elemek kezdtek kimerülni, egy működő rádió annyit ért, mint az élelem és a lőszer.
    .brief = Mindkét félnek 5 pontot kell szereznie célpontokból; az amerikaiak a rádiójelzős lapka értékét minden ott végrehajtott további Irányítás akcióval növelhetik.
scenario-hill-314 = 314-es magaslat
    .history = Az 1944. augusztus 7-ére virradó éjjel a mortaini német ellentámadás két oldalról megkerülte a 314-es magaslatot, ahol mintegy 700 amerikai, többségükben a 120. gyalogezred 2. zászlóaljának katonái tartottak ki. A megadásra való felszólítást visszautasították, és rádión kért tüzérségi tűzzel egyik rohamot a másik után verték vissza. Mire augusztus 12-én megérkezett a felmentés, csaknem a felük elesett, megsebesült vagy eltűnt.
    .brief = A németeknek a három domb egyikét kell irányításuk alá vonniuk; az amerikaiaknak előbb le kell kötniük őket.
scenario-mortain = Mortain
    .history = Mortain 1944. augusztus 7-én reggel esett el a német ellentámadásban, a 30. gyaloghadosztály pedig hat napon át harcolt körülötte több páncéloshadosztály ellen. A tüzérség, a vadászbombázók és a szívós gyalogság megállította az Avranches felé törő németeket. Augusztus 12-én az amerikaiak visszatértek a romba dőlt városba; a normandiai német csapatok nemsokára a falaise-i katlanba szorultak.
    .brief = Mindkét fél 6 pontot érő célpontokkal kezd: az győz, aki elsőként éri el a 10 pontot.
