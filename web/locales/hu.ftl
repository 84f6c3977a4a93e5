### The words of the page itself. Hungarian.
###
### An argument that names a side, a card or a tile comes in all its forms, as in the game's own texts:
### $side_the, $side_acc and so on; they may be used wherever a title is open.

## Everywhere

web-brand = Sandtable
web-not-found = Az oldal nem található
web-to-lobby = Vissza a főoldalra
web-skip-link = Ugrás a kérdéshez
web-close = Bezárás
web-loading = Előkészítjük az asztalt…
web-offline = Megszakadt a kapcsolat. Újracsatlakozás…
web-renewal-waiting = Az oldal frissült. Újratöltődik, amint a kiszolgáló megkapta az utolsó lépésedet.
web-renewal-offline = Az oldal egy része nem tölthető be: a kiszolgáló nem érhető el.
web-renewal-stuck = Az oldal egy része nem tölthető be, és az újratöltés sem segített. Lehet, hogy a kiszolgáló épp frissül. Próbáld újra kicsit később!
web-renewal-again = Az oldal újratöltése
web-not-found-help = Lehet, hogy a link hibás vagy elavult. Ellenőrizd a címet, vagy indulj a főoldalról!
web-no-table = Nincs ilyen asztal.
web-settings = Beállítások
web-language = Nyelv
web-theme = Megjelenés
web-theme-auto = Rendszerbeállítás szerint
web-theme-light = Világos
web-theme-dark = Sötét
web-speed = Animáció sebessége
web-speed-1 = Normál tempó
web-speed-2 = Kétszeres tempó
web-speed-instant = Azonnal
web-speed-step = Lépésenként
web-letters = Egybetűs gyorsbillentyűk (U, E, L, R…)

## Studio: library and editor

web-studio = Stúdió
web-studio-heading = Küldetésstúdió
web-studio-lead = Rajzolj egy csatát, nézd meg azonnal, szabályos-e, és játszasd le a géppel annyiszor, hogy kiderüljön, egyenlők-e az esélyek.
web-studio-new = Új küldetés
web-studio-begin-scratch = Nulláról
web-studio-begin-scratch-note = Üres asztal és a teljes doboz.
web-studio-begin-scenario = Egy küldetésből
web-studio-begin-scenario-note =
    { $scenarios ->
        [0] Bármelyik kész vagy közzétett küldetés másolata.
       *[other] Bármelyik kész ({ $scenarios }) vagy közzétett küldetés másolata.
    }
web-studio-begin-generated = Véletlen csatából
web-studio-begin-generated-note = Válassz méretet és sorsolókódot, aztán módosítsd, amit csak akarsz.
web-studio-begin-import = Fájl betöltése
web-studio-begin-import-note = .toml, .sandtable vagy egy játszma .record fájlja, legfeljebb 256 kB. Ide is húzhatod.
web-studio-import-large = A fájl túl nagy, legfeljebb 256 kB lehet.
web-studio-which-title = Játék
web-studio-scenario = Küldetés
web-studio-edit-copy = Másolat szerkesztése
web-studio-edit-battle = A csata szerkesztése
web-studio-quota = A stúdiód
web-studio-quota-drafts = Vázlatok
web-studio-quota-published = Közzétéve
web-studio-quota-used = Nincs hely több vázlatnak. Törölj egyet, vagy hozz létre fiókot, hogy több helyed legyen!
web-studio-of = { $count } / { $most }
web-studio-drafts = Vázlataim
web-studio-all-drafts = Minden vázlat ({ $count })
web-studio-fewer-drafts = Kevesebb vázlat
web-studio-no-drafts = Még nincs vázlatod. Válaszd ki, miből indulsz!
web-studio-deleted = Törölt vázlatok ({ $count })
web-studio-restore = Visszaállítás
web-studio-open = Megnyitás
web-studio-duplicate = Másolat
web-studio-delete = Törlés
web-studio-copy-of = { $name } másolata
web-studio-card-menu = Műveletek: { $name }
web-studio-changed = Módosítva: { $time }
web-studio-not-measured = Nincs megmérve
web-studio-unnamed = Névtelen csata
web-studio-back = Vissza a stúdióba
web-studio-to = A stúdióba
web-studio-name = A küldetés neve
web-studio-rename = Átnevezés
web-studio-fork-of = { $name } másolata
web-studio-tabs = A küldetés részei
web-studio-tab-map = Térkép
web-studio-tab-sides = Oldalak
web-studio-tab-story = Leírás
web-studio-tab-balance = Esélyek
web-studio-tools = Eszközök
web-studio-rail = Tulajdonságok és ellenőrzőlista
web-studio-less = Kevesebb: { $what }
web-studio-more = Több: { $what }
web-studio-undo = Visszavonás
web-studio-redo = Újra
web-studio-play = Játék
web-studio-play-menu = Ellenfél választása
web-studio-more-commands = Továbbiak
web-studio-opponent-here = Egy képernyőn
web-studio-opponent-friend = Link egy barátnak
web-studio-publish = Közzététel…
web-studio-saved = Mentve: { $time }
web-studio-state-saving = Mentés…
web-studio-state-device = Ezen az eszközön mentve
web-studio-state-conflict = Nincs mentve: máshol módosítva
web-studio-state-gone = Nincs mentve: a vázlatot törölték
web-studio-state-refused = Nincs mentve: a szöveg túl hosszú
web-studio-conflict-note = Ezt a vázlatot egy másik ablakban vagy eszközön is módosították. Semmit sem írunk felül.
web-studio-conflict-other = A másik módosítás megnyitása
web-studio-conflict-copy = A sajátom mentése másolatként
web-studio-offline = Nincs kapcsolat. A változásokat ezen az eszközön mentjük.
web-studio-server-silent = A kiszolgáló nem válaszol. A változásokat ezen az eszközön mentjük.
web-studio-offline-wait = Ehhez kapcsolat kell. Próbáld újra, ha már van!
web-studio-not-here = A kiszolgáló nem érhető el, és ez a vázlat nincs ezen az eszközön.
web-studio-on-device = Vázlatok ezen az eszközön
web-studio-not-saved = A vázlatot nem sikerült menteni, ezért még nem játszható. Semmi sem veszett el.
web-studio-gone = Ez a vázlat privát, vagy törölték.
web-studio-loading = A térkép kirakása…
web-studio-checking = Ellenőrzés…
web-studio-valid = Szabályos
web-studio-unchecked = Nincs ellenőrizve
web-studio-unchecked-note = Az utolsó módosítást még nem ellenőriztük. Megtörténik, amint a kiszolgáló válaszol.
web-studio-checklist = Ellenőrzőlista
web-studio-show = Mutatás
web-studio-changes = Legutóbbi változások
web-studio-no-changes = Még nem változott semmi
web-studio-history = Előzmények
web-studio-step-start = A vázlat megnyitáskor
web-studio-step-elsewhere = Máshol módosítva
web-studio-step-renamed = Átnevezve
web-studio-step-text = Szövegként szerkesztve
web-studio-balance = Esélyek
web-studio-no-estimate = Még nincs becslés.
web-studio-predicted = Becslés gyors gépi játékosokra; 20 vázlatból 19-ben legfeljebb { $points } százalékponttal téved.
web-studio-predicted-at = Előrejelzés ideje: { $time }. A frissítéshez javítsd ki a lenti hibákat!
web-studio-predicted-waits = Előrejelzés ideje: { $time }. Akkor frissül, ha a kiszolgáló válaszol.
web-studio-unlike = Nincs becslés: egyik ismert küldetésre sem hasonlít eléggé.
web-studio-report = Az utolsó játék jelentése
web-studio-as-text = Szerkesztés szövegként
web-studio-export-as = Exportálás: { $kind }
web-studio-text = A küldetés szövegként
web-studio-take-text = A szöveg átvétele
web-studio-line = { $line }. sor:
web-studio-keys = Gyorsbillentyűk
web-studio-key-arrows = következő hely
web-studio-key-enter = lerakás, választás, megnyitás
web-studio-key-escape = visszarakás, egy lépés vissza
web-studio-key-grab = felemelés: a nyilak mozgatnak, az Enter lerak
web-studio-key-face = másik oldal
web-studio-key-tools = a térkép eszközei
web-studio-key-turn = forgatás 90°-kal
web-studio-key-facing = jelző iránya
web-studio-key-rotate = a térkép forgatása
web-studio-key-points = a célpont értéke
web-studio-key-remove = eltávolítás
web-studio-key-undo = visszavonás, újra
web-studio-key-mirror = tükrözés vízszintesen, függőlegesen, forgatás
web-studio-key-copy = másolás, kivágás, beillesztés, kettőzés
web-studio-key-all = az összes ilyen kijelölése
web-studio-key-overlay = következő, előző térképréteg
web-studio-key-fault = következő, előző hiba
web-studio-key-play = játék
web-studio-key-tabs = fülek
web-studio-key-zoom = nagyítás, a teljes térkép
web-studio-key-help = gyorsbillentyűk
web-studio-faults =
    { $count ->
        [0] Nincs hiba
       *[other] { $count } hiba
    }
web-studio-hints = { $count } javaslat
web-hint-nearer = Az egyik oldalnak sokkal közelebb: { $what }
web-hint-nearer-note = Ennyi mozgás kell hozzá: { $moves }
web-hint-unused = Kihasználatlan: { $places }
web-hint-unused-note = { $games } játszma alatt egyetlen egység sem állt itt.
web-hint-fog = A kezdőkéz gyakran csupa Harci köd
web-hint-fog-note = { $name }: a kezdőkezek { $share }-a
web-hint-limit = Sok játszmának csak a limit vet véget
web-hint-limit-note = { $games } játszma { $share }-a
web-hint-bought = Szinte soha nem veszik meg: { $what }
web-hint-bought-note = { $name }: { $games } játszma kevesebb mint 5%-ában
web-hint-decided = Ez a cél egyetlen játszmát sem döntött el: { $what }
web-hint-decided-note = { $name }: { $games } játszma
web-hint-threat = Az ellenfél kezdőzónájának { $squares } mezőjére lőhet: { $what }
web-hint-threat-note = { $name } · { $where }, az első lépés előtt
web-hint-language = Nincs neve ezeken a nyelveken: { $languages }
web-hint-language-note = A játékosok az első olyan nyelvet látják, amelyen van név.
web-studio-tag-predicted = Becslés
web-studio-tag-measured = Megmérve
web-studio-tag-queued = Sorban áll · { $place }. hely
web-studio-tag-waiting = A másik mérésed után jön
web-studio-tag-measuring = Mérés · { $games } / { $wanted }
web-studio-card-measured = Megmérve · { $name } { $share }
web-studio-chip-predicted = becslés ±{ $points }
web-studio-chip-measured = megmérve
web-studio-quota-games = Ma mért játszmák
web-studio-tool-select = Kijelölés
web-studio-tool-tiles = Lapkák
web-studio-tool-points = Pontok
web-studio-tool-pieces = Egységek
web-studio-tool-spawn = Lerakás
web-studio-tool-markers = Jelzők
web-studio-tool-mirror = Tükrözés
web-studio-mirror-part = A kijelölt lapkák tükrözése
web-studio-mirror-all = A térkép tükrözése
web-studio-mirror-across = Vízszintesen
web-studio-mirror-down = Függőlegesen
web-studio-mirror-around = 180°-kal
web-studio-mirror-half = Tükrözés oldalcserével
web-studio-mirror-half-note = A második oldal az első oldal tükörképét kapja.
web-studio-tool-rotate = Forgatás
web-studio-tool-ruler = Mérő
web-studio-palette = A dobozban
web-studio-box-tiles = Lapkák a dobozban
web-studio-left = maradt: { $count } / { $most }
web-studio-all = Mind
web-studio-face-spoken = { $tile } lapka, { $ground }, fedezék { $cover }, { $where }
web-studio-face-laid = a térképen
web-studio-face-other = a másik oldala van a térképen
web-studio-face-free = a dobozban
web-ground-field = nyílt terep
web-ground-road = út
web-ground-cross = útkereszteződés
web-ground-stream = patak
web-ground-bocage = sövények
web-ground-farm = tanya
web-ground-woods = erdő
web-ground-village = falu
web-ground-church = templom
web-ground-hill = domb
web-ground-flat = nyílt sivatag
web-ground-dunes = dűnék
web-ground-ridge = hegygerinc
web-ground-rocks = sziklák
web-ground-track = földút
web-ground-camp = tábor
web-ground-oasis = oázis
web-ground-fort = erőd
web-ground-wadi = vádi
web-ground-airstrip = leszállópálya
web-studio-tip-tiles = Válassz egy oldalt, aztán egy szabad helyet, vagy húzd oda. Az F a másik oldalt mutatja.
web-studio-tip-pieces = Válassz egy harci jelzőt, aztán egy lapkát, vagy húzd oda.
web-studio-tip-vehicles = Jármű nem állhat nehéz terepen. Húzz rá egy katonát, hogy beszálljon.
web-studio-tip-spawn = Válaszd ki, ki lép itt játékba, aztán a lapkákat. Ha újra kiválasztasz egy lapkát, a jelző lekerül róla.
web-studio-tip-markers = Válassz egy jelzőt, aztán a lapkákat. Ha újra kiválasztasz egy lapkát, a jelző lekerül róla.
web-studio-tip-points = Minden kattintás hozzáad egy pontot a lapkához, Alttal elvesz egyet. A 0–9 billentyűkkel beállíthatod.
web-studio-tip-ruler = Válassz két lapkát, és látod, milyen messze vannak egymástól.
web-studio-tip-select = Válassz egy lapkát vagy harci jelzőt. Shifttel több lapkát is kijelölhetsz.
web-studio-tip-sides = Pakli: ezekkel a lapokkal kezd az oldal. Tartalék: ezeket hozhatja be az Erősítés.
web-studio-counters = Harci jelzők
web-studio-vehicles = Járművek
web-studio-structures = Objektumok
web-studio-defence = védelem: { $defence }
web-studio-exit-note = kivezet a térképről
web-studio-no-cards = nincs lapja
web-studio-cards = pakli: { $deck }, tartalék: { $supply }
web-studio-tile = { $tile } lapka
web-studio-tiles-chosen = { $count } lapka
web-studio-pieces-chosen = { $count } elem
web-studio-things-chosen = { $count } kijelölve
web-studio-free-place = Szabad hely
web-studio-on-tile = { $what }, { $tile }
web-studio-where = { $column }. oszlop, { $row }. sor
web-studio-no-counters = nincs rajta jelző
web-studio-first-tile = Az első lapka lerakása
web-studio-place-beside = Szabad hely ezek mellett: { $tiles }
web-studio-map-spoken = Térkép. A nyilakkal lapkáról lapkára lépsz.
web-studio-selection = Kijelölés
web-studio-deselect = Kijelölés törlése
web-studio-nothing-selected = Nincs kijelölve semmi.
web-studio-flip = Megfordítás
web-studio-flip-to = Megfordítás: { $tile }
web-studio-move = Mozgatás
web-studio-remove = Eltávolítás
web-studio-copy = Másolás
web-studio-paste = Beillesztés
web-studio-once = Ebből egy van a dobozban, ezért nem másolható.
web-studio-none-alike = Nincs több ilyen fedezékű lapka a dobozban.
web-studio-faces-alike = Ugyanilyen fedezék, még a dobozban
web-studio-no-room = Ehhez nincs hely.
web-studio-empty-seats = Ülések kiürítése
web-studio-no-seat = Nincs szabad ülés.
web-studio-add-cards = Lapok hozzáadása: { $what } (pakli: { $deck }, tartalék: { $supply })?
web-studio-add-its-cards = Lapok hozzáadása
web-studio-add = Hozzáadás
web-studio-not-now = Most nem
web-studio-take-map = Egy küldetés térképe…
web-studio-take-lists = Egy küldetés listái…
web-studio-take = Használat
web-studio-to-columns = Elrendezés oszlopokban
web-studio-to-rows = Elrendezés sorokban
web-studio-overlay = Térképréteg
web-studio-overlay-nothing = Semmi
web-studio-overlay-cover = Fedezék
web-studio-overlay-cover-key = Az egyes lapkák fedezéke
web-studio-overlay-distance = Távolság
web-studio-overlay-distance-key = Lépések száma az oldalak kezdőhelyétől
web-studio-overlay-first = Ki ér oda előbb
web-studio-overlay-first-key = Ennyi lépésre van a legközelebbi egység, amely megszerezheti a célpontot
web-studio-overlay-fire = Tűz
web-studio-overlay-fire-key = Távolság + fedezék a kijelölt lapkáról
web-studio-overlay-heat = Hőtérkép
web-studio-overlay-heat-none = Mérd meg ezt a vázlatot, hogy lásd, hol álltak és hol estek el az egységek.
web-studio-overlay-waits = Előbb javítsd ki a hibákat!
web-studio-mark-none = Nincs
web-studio-mark-scouted = Felderítve
web-studio-mark-controlled = Irányítva
web-studio-objective-of = A célpont értéke: { $tile }
web-studio-points-of = a térképen összesen { $count }
web-studio-marker-of = Jelző: { $side }
web-studio-spawn-of = Lerakás: { $side }
web-studio-spawn-all = Mindenki itt lép játékba
web-studio-structure-points = Pontok: { $what }
web-studio-in-deck = { $side }, { $what }, a pakliban
web-studio-in-supply = { $side }, { $what }, a tartalékban
web-studio-deck-spoken = { $side }, { $what }, a pakliban. A dobozban: { $copies }
web-studio-supply-spoken = { $side }, { $what }, a tartalékban. A dobozban: { $copies }
web-studio-vehicle-facts = védelem: { $defence }, páncél: { $armour } · { $critical }: üzemképtelen, { $integrity }: megsemmisül
web-studio-seat = { $seat }. ülés: { $vehicle }
web-studio-seat-free = Szabad
web-studio-seat-needs = csak { $role }
web-studio-the-game = A játék
web-studio-back-to-map = Vissza a térképhez
web-studio-round-limit = Fordulók száma
web-studio-map-points = Pontok a térképen
web-studio-lists = Listák
web-studio-copy-list = Lista másolása: { $giver } → { $taker }
web-studio-swap = Oldalak cseréje
web-studio-give-initiative = Kezdeményezés átadása
web-studio-wins-with = Így győz
web-studio-aims = célok
web-studio-aim-of = Cél: { $side }
web-studio-aim-points = Pontok
web-studio-aim-pin = Az ellenfél lekötése
web-studio-aim-escape = Menekülés
web-studio-aim-neutralise = Semlegesítés
web-studio-aim-number = { $side }, { $aim }: hány
web-studio-points-to-win = Pontok a győzelemhez: { $side }
web-studio-of-on-map = a térképen összesen { $count }
web-studio-of-pieces = / { $count }
web-studio-no-pieces = Előbb helyezz el harci jelzőket!
web-studio-of-the-box = Felhasznált
web-studio-deck-and-supply = pakli és tartalék
web-studio-sum-deck = lap a pakliban
web-studio-sum-supply = a tartalékban
web-studio-sum-clear = kéz Harci köd nélkül
web-studio-sum-fog = Harci köd a pakliban
web-studio-at-start = Harci jelzők kezdéskor
web-studio-by-spawn = lerakás
web-studio-add-unit = Egység hozzáadása
web-studio-lay-here = Lapka lerakása ide
web-studio-other-face = Másik oldal
web-studio-lay = { $tile } lerakása
web-studio-step-laid = { $what } lapka lerakva
web-studio-step-moved = { $what } lapka áthelyezve
web-studio-step-flipped = { $from } megfordítva: { $to }
web-studio-step-removed = Eltávolítva: { $what }
web-studio-step-cleared = Kiürítve: { $what }
web-studio-step-across = Vízszintesen tükrözve
web-studio-step-down = Függőlegesen tükrözve
web-studio-step-around = Elforgatva 180°-kal
web-studio-step-half = A második oldal fele elkészült
web-studio-step-pasted = Beillesztve ide: { $what }
web-studio-step-stagger = Sorok és oszlopok felcserélve
web-studio-step-points = { $what } célpont: { $before } → { $after }
web-studio-step-mark = { $what }, { $side }: { $mark }
web-studio-step-placed = { $what } elhelyezve: { $tile }
web-studio-step-cards = Lapok hozzáadva: { $what }
web-studio-step-spawn = Lerakás: { $what }, { $side }
web-studio-step-seat = { $what }: { $seat }. ülés, { $vehicle }
web-studio-step-seat-free = { $what }, { $seat }. ülés szabad
web-studio-step-seats-empty = { $what }: ülések kiürítve
web-studio-step-exit = Menekülés jelző: { $what }
web-studio-step-no-exit = Menekülés jelző levéve: { $what }
web-studio-step-deck = { $what }, pakli: { $before } → { $after }
web-studio-step-supply = { $what }, tartalék: { $before } → { $after }
web-studio-step-aim = Cél módosítva, { $side }
web-studio-step-initiative = Kezdeményezés: { $side }
web-studio-step-rounds = Fordulók száma: { $limit }
web-studio-step-list = Lista átmásolva: { $side }
web-studio-step-lists-of = Listák innen: { $name }
web-studio-step-map-of = Térkép innen: { $name }
web-studio-step-swapped = Oldalak felcserélve
web-studio-tiles =
    { $count ->
       *[other] { $count } lapka
    }
web-studio-steps =
    { $steps ->
       *[other] { $steps } lépés
    }
web-studio-vehicle-note =
    { $seats ->
       *[other] { $seats } ülés · { $defence } / { $armour }
    }
web-studio-ribbon = Vázlat · { $time }

## Table: the bar

web-scenario-number = { $number }. küldetés
web-round = { $round }. forduló
web-phase-turns = Körök
web-score = { $side }: { $points } pont, cél: { $aim }
web-score-escape = { $side }: { $done } elmenekült, cél: { $needed }
web-score-neutralise = { $side }: { $done } semlegesítve, cél: { $needed }
# What a side plays for whose aim is to pin the other; in the place of points
web-aim-pin = Lekötés
web-initiative = Kezdeményezés: { $side }
web-open-rules = Szabályok
web-open-rule = Szabály: { $rule }
web-help = Súgó és billentyűk
web-help-short = Súgó
web-game-menu = Játékmenü

## Table: the opponent, piles and supplies

web-computer = számítógép
web-state-thinking = gondolkodik
web-state-choosing = választ
web-state-waiting = vár
web-state-away = távol van
web-state-expected = várjuk
# Under a small pile of cards: one short word each
web-pile-hand = Kéz
web-pile-deck = Pakli
web-pile-discard = Dobópakli
web-pile-played = Játékban
web-pile-supply = Tartalék
web-pile-removed = Kivont
web-pile-unseen = Rejtett lapok
web-pile-hidden = Ezeket a lapokat csak a tulajdonosuk nézheti meg.
web-pile-empty = Itt nincs lap.
web-unseen-help = Ezek a lapok a pakliban vagy a kézben vannak; hogy melyik hol, azt csak a tulajdonosuk tudja.
web-deck-odds = A következő húzás esélyei:
web-your-supply = A tartalékod
web-supply-of = Tartalék: { $name }
web-look = Megnézem
web-your-platoon = A szakaszod
web-next-draw =
    { $count ->
        [0] A pakli üres: a következő húzáskor a megkevert dobópakli lesz az új pakli.
       *[other] { $count } lap van a pakliban, ebből { $fog } Harci köd.
    }

## Table: the map

web-map = Térkép
web-map-tiles = A tábla: { $tiles } lapka
web-sheet = { $number }. küldetés · { $tiles } lapka
web-zoom-in = Nagyítás
web-zoom-out = Kicsinyítés
web-zoom-fit = A teljes térkép
# Across a suppressed counter, in capitals; as short as possible
web-suppressed-banner = ELFOJTVA
web-spoken-cover = fedezék: { $cover }
web-spoken-objective = célpont: { $points } pont
web-spoken-odds = szükséges: { $total }, { $dice } kocka, { $percent } százalék

## Table: vehicles

web-vehicles = Járművek
web-vehicles-and-log = Járművek és napló
# Across a disabled vehicle's counter, in capitals; as short as possible
web-disabled-banner = ÜZEMKÉPTELEN
# Below a seat whose actions only one kind of soldier may use
web-seat-needs = csak { $card }
web-damage-of = sérülés: { $damage } / { $all }
web-damage-levels = { $critical }: üzemképtelen, { $integrity }: megsemmisül
web-help-vehicles = Húzz egy katonát egy ülésre, egyik ülésről a másikra vagy vissza a földre. Kiválaszthatod a lapját is, majd az ülést; a lehetőségek a kérdésnél is ott vannak. Billentyűzettel a V az ülésekhez visz, a nyilak ülésről ülésre.

## Table: what each side is after

web-victory = Győzelem
# Between two aims of a side
web-goal-or = vagy
web-goal-points = { $needed } pont megszerzése célpontokból (eddig { $done })
web-goal-escape = { $needed } kijuttatása a tábláról ezek közül: { $pieces } (eddig { $done })
web-goal-neutralise = { $needed } semlegesítése ezek közül: { $pieces } (eddig { $done })
web-goal-pin = az ellenfél lekötése

## Table: the sum before the roll. One short word under each number

web-sum-defence = védelem
web-sum-cover = fedezék
web-sum-range = távolság
web-sum-needed = kell
web-sum-hit = találat, { $dice } kocka
web-sum-faces = Találatot ér: { $faces }
web-roll = Dobás { $dice } kockával

## Table: what is asked

web-your-turn = Te jössz
web-confirm = Jóváhagyás
web-go-on = Tovább
web-back = Vissza
web-taken = Eddig: { $cards }
web-not-possible = Ami most nem lehetséges, és miért
web-sending = Egy pillanat…
web-thinking = A számítógép gondolkodik…
web-thinking-waiting = A számítógép most lassabban válaszol: még { $count } játszma vár rá…
web-thinking-time = A számítógép gondolkodási ideje
web-thinking-spent = { $spent } / legfeljebb { $limit } másodperc
web-waiting = Most { $side_the } választanak.
web-waiting-friend = A barátodra várunk. A játék elkezdődik, amint megnyitja a linket.
web-watching = Nézőként követed ezt a játékot.
web-end-turn = Kör vége
web-end-anyway = Még { $count } lapot kijátszhatnál. Így is befejezed a körödet?
web-problem-stale = Közben továbbment a játék. Válassz újra!
web-problem-not-your-seat = Ez nem a te helyed.
web-problem-waiting = A játék még nem kezdődött el.
web-problem-not-over = A játék még nem ért véget.
web-problem-too-large = A kérés túl nagy volt.
web-problem-bad-request = A kiszolgáló ezt nem értette. Töltsd újra az oldalt!
web-problem-unknown = A kiszolgáló ezt nem ismeri. Töltsd újra az oldalt!

## Table: hand and played cards

web-hand = A kezed
web-hand-empty = Nincs lap a kezedben.
web-fog-text = Nincs akciója. Kezdeményezésre licitálhatsz vele; a játékból csak a Tájékozódás távolítja el.
web-hunker-help = Tedd vissza ezt a lapot a tartalékodba
web-played = Kijátszva ebben a körben
web-played-none = még semmi
web-playable-left =
    { $count ->
        [0] Nincs több kijátszható lap.
       *[other] Még { $count } lapot játszhatsz ki.
    }
web-undo = Visszavonás
web-undo-ask = Visszavonás kérése

## Table: what happens

web-undone = { $side_the } visszavonják az utolsó lépésüket.
web-undone-turn = { $side_the } visszavonják az utolsó lépésüket. Újra ők jönnek.
web-log = Napló
web-log-drew =
    { $seen ->
        [yes] { $side_the } { $count } lapot húznak: { $cards }.
       *[no] { $side_the } { $count } lapot húznak.
    }
web-show-on-map = Megjelenítés a térképen: { $tiles }
web-next = Tovább
web-skip = Ugrás a végére

## Table: between the players

web-offer-a-draw = Döntetlent ajánlok
web-offer-draw = { $side_the } döntetlent ajánlanak.
web-offer-draw-sent = Döntetlent ajánlottál.
web-offer-draw-declined = Az ellenfeled nem fogadja el a döntetlent.
web-offer-undo = { $side_the } vissza szeretnék vonni az utolsó lépésüket.
web-offer-undo-sent = Azt kérted, hogy visszavonhasd az utolsó lépésedet.
web-offer-undo-declined = Az ellenfeled nem engedi a visszavonást.
web-accept = Elfogadom
web-decline = Nem fogadom el
web-resign = Feladom
web-resign-sure = Igen, feladom
web-play-on = Folytatom
web-history = Történelmi háttér
web-curtain = Most { $side_the } ülnek a képernyőhöz.
web-curtain-help = A lapjaid rejtve maradnak, amíg a másik játékos oda nem ül a képernyőhöz.
web-curtain-open = { $side_the } lapjainak felfedése

## Clocks

web-clock = Idő
web-clock-none = Óra nélkül
web-clock-days = Lépésenként { $days } nap
web-clock-live = Fejenként { $minutes } perc, körönként plusz { $seconds } másodperc
web-clock-out = Ha valakinek lejár az ideje
web-clock-out-lost = veszít
web-clock-out-agent = a gép játszik tovább helyette ({ $name })
web-clock-left-days =
    { $hours ->
        [0] { $days } nap
       *[other] { $days } nap { $hours } óra
    }
web-clock-left-hours = { $hours } óra { $minutes } perc
web-clock-until = Határidő: { $when }
web-problem-out-of-time = Lejárt az időd.
web-problem-no-opponent = Nincs ellenfeled, aki beleegyezhetne.
web-problem-too-long = Ez a játszma elérte a maximális hosszát. Már csak feladni lehet.
web-offer-an-agent = Játsszon helyettem a gép
web-offer-agent = { $side_the } azt szeretnék, hogy a gép játsszon tovább helyettük.
web-offer-agent-sent = Megkérdezted, játszhat-e tovább helyetted a gép.
web-offer-agent-declined = Az ellenfeled veled szeretne továbbjátszani.

## Report a problem

web-report-problem = Hiba bejelentése
web-report-problem-what = Mi a hiba, és mire számítottál?
web-report-problem-seen = Az eddigi játékot úgy csatoljuk, ahogy a te oldalad látta. Ami előtted rejtve van, azt nem küldjük el.
web-report-problem-all = A játék jegyzőkönyvét annyiban csatoljuk, amennyit te is láthatsz belőle.
web-report-problem-send = Küldés
web-report-problem-number = Köszönjük. A bejelentés száma: { $number }.

## Table: older rules

web-rules-held = A játék kezdete óta megváltoztak a szabályok. Az újak szerint eddig ugyanígy zajlott volna.
web-rules-held-differs = A játék kezdete óta megváltoztak a szabályok, és az újak szerint innentől másként alakul. Ha mindkét oldal beleegyezik, ebből az állásból folytatjátok.
web-rules-kept = Ez a játék a kezdetekor érvényes szabályok szerint folyik tovább. Vannak újabbak is; azok szerint eddig ugyanígy zajlott volna.
web-rules-kept-differs = Ez a játék a kezdetekor érvényes szabályok szerint folyik tovább. Vannak újabbak is; aki áttér rájuk, visszalép oda, ahol eltérnek.
web-rules-over = Ezt a játékot régebbi szabályok szerint játszották. Addig látható, amíg az újak szerint is ugyanígy zajlik.
web-rules-change = Játék az új szabályok szerint
web-offer-rules = { $side_the } azt javasolják, hogy az új szabályok szerint folytassátok.
web-offer-rules-sent = Azt javasoltad, hogy az új szabályok szerint folytassátok.
web-offer-rules-declined = Az ellenfeled nem kéri az új szabályokat. Újra megkérdezheted, ajánlhatsz döntetlent, vagy feladhatod a játékot.
web-replay-older = A többit régebbi szabályok szerint játszották, ezért nem mutatható meg. A jegyzőkönyvben benne van.
web-problem-old-rules = Ezt a játékot régebbi szabályok szerint kezdték.

## Table: the end

web-won = Győztek { $side_the }
web-you-won = Győztél
web-you-lost = Vesztettél
web-rematch = Visszavágó, cserélt oldalakkal
web-rematch-go = Ugrás a visszavágóra
web-result-goal = Cél: { $goals }
web-show-result = Eredmény
web-open-replay = Visszajátszás

## Dice one can check: what is promised at the start, and what the browser finds at the end

web-dice-heading = A kockák
web-dice-sealed = A kockák le vannak pecsételve. Mit jelent ez?
web-dice-proof = Honnan tudom, hogy tisztességesek voltak a kockák?
web-dice-how = Az első lap felhúzása előtt a kiszolgáló választott egy titkos számot, és megmutatta a pecsétjét: egy ujjlenyomatot, amely csak ehhez a számhoz illik. Minden játékos böngészője hozzáadott egy véletlen részt. Minden dobás és minden húzás ezekből együtt következik, ezért senki, még a kiszolgáló sem választhatta meg az eredményt, és titokban újra sem dobhatott.
web-dice-later = A játék végén a szám láthatóvá válik, és a böngésződ magától ellenőriz minden dobást és minden húzást.
web-dice-promise = A pecsét (a titkos szám SHA-256 értéke)
web-dice-nonce = Rész: { $name }
web-dice-key = A titkos szám
web-dice-checking = A kockák ellenőrzése…
web-dice-unfetched = A játék jegyzőkönyvét nem sikerült letölteni, ezért a kockák nincsenek ellenőrizve.
web-dice-insecure = Ez az oldal védtelen kapcsolaton érkezett, ilyenkor a böngészők nem végeznek ilyen számítást. A kockákat az alábbi parancs ellenőrzi.
web-dice-fair =
    { $count ->
        [one] A kockák tisztességesek voltak. A böngésződ ellenőrizte a játék egyetlen dobását vagy húzását: az jött, ami a lepecsételt számból következik.
       *[other] A kockák tisztességesek voltak. A böngésződ ellenőrizte a játék minden dobását és húzását ({ $count }): mindig az jött, ami a lepecsételt számból következik.
    }
web-dice-given = További { $count } eredmény abból a játékból való, amelyből ezt indították; azokat ez nem bizonyítja.
web-dice-witnessed = Ez ugyanaz a pecsét, amelyet ez a böngésző a játék elején látott.
web-dice-unwitnessed = Ez a böngésző nem volt ott a játék elején: hasonlítsd össze a pecsétet azzal, amelyet akkor egy játékos látott.
web-dice-forged = Ennek a jegyzőkönyvnek a kockáiban nem lehet megbízni!
web-dice-forged-secret = A végén megmutatott szám nem az, amelyet lepecsételtek.
web-dice-forged-promise = Ez nem az a pecsét, amelyet ez a böngésző a játék elején látott.
web-dice-forged-share = Hiányzik az a rész, amelyet ez a böngésző adott hozzá.
web-dice-forged-damaged = Sorok hiányoznak vagy sérültek, így semmi sincs bizonyítva.
web-dice-forged-edited = A fájl { $line }. sorát megváltoztatták.
# $said and $due are lines of the record, such as "roll 3 8"
web-dice-forged-outcome = { $number }. bejegyzés: „{ $said }” áll benne, de a lepecsételt számból „{ $due }” következik.
web-dice-verify = Azt, hogy mely lapok voltak a pakliban, a böngésző elhiszi a jegyzőkönyvnek. Ez a parancs azt is ellenőrzi, a szabályok szerint:
web-dice-file = Mentett jegyzőkönyv ellenőrzése

## Table: help

web-help-how = Válassz egy lapot, aztán az egyik akcióját, végül egy célt. Semmi sem végleges, amíg jóvá nem hagyod; az összeg és az esély már a dobás előtt látható.
web-help-touch = Érintőképernyőn egy ujjal mozgathatod, kettővel nagyíthatod a térképet. Koppints egy célra, és látod az összeget; ha újra rákoppintasz, jóváhagytad. Hosszan nyomva tartva egy lapkát, az adatait látod.
web-key-card = lap választása
web-key-action = aztán akció választása
web-key-targets = célról célra
web-key-confirm = jóváhagyás
web-key-back = egy lépés vissza
web-key-zoom = nagyítás, kicsinyítés, teljes térkép
web-panels = Panelek
web-tab-hand = Kéz
web-tab-supply = Tartalék
web-tab-log = Napló

## Table: the guide of a first game

web-guide = Útmutató
web-guide-idle = Játssz tovább. Az útmutató megszólal, ha valami új következik.
web-guide-idle-hints = Tippek: most nincs újdonság.
web-guide-more = Lecke megnyitása
web-guide-less = Bezárás
web-guide-back = Előző lecke
web-guide-hints = Csak tippek
web-guide-lessons = Teljes leckék
web-guide-off = Játék útmutató nélkül
web-guide-progress = { $told }. lecke / { $all }
web-key-lesson = a következő lecke

## Lobby: the bar

web-lobby-new = Új játék
web-lobby-nav = Menü
web-lobby-games = Játékaid
web-lobby-rules = Szabályok
web-lobby-language = Nyelv
web-lobby-theme-dark = Sötét mód
web-lobby-theme-light = Világos mód

## Lobby: everywhere

web-lobby-loading = Betöltés…
web-lobby-retry = Újrapróbálás
web-lobby-close = Bezárás
web-lobby-copy = Másolás
web-lobby-copied = Másolva
web-lobby-error-offline = A kiszolgáló nem érhető el. Van internetkapcsolatod?
web-lobby-error-unknown = Itt már nincs semmi.
web-lobby-error-taken = Ezt a helyet már más elfoglalta.
web-lobby-error-name = Ez a név már foglalt. Válassz másikat!
web-lobby-error-account-name = Ezzel a névvel jelentkezel be. A fiókod oldalán módosíthatod.
web-lobby-error-not-over = Ez a játék még tart. Akkor nézheted vissza, ha véget ért.
web-lobby-error-busy = Túl sok kérés érkezett egyszerre. Várj egy percet, és próbáld újra!
web-lobby-error-server = A kiszolgáló ezt nem tudta végrehajtani. Próbáld újra!
web-error-numbered = { $text } Hibaszám: { $number }

## Lobby: the games there are

web-lobby-titles = Válassz játékot

## Lobby: scenarios

web-lobby-scenarios = Küldetések
web-lobby-scenario-count = { $scenarios } küldetés
web-lobby-number = { $number }. küldetés
web-lobby-column-number = Ssz.
web-lobby-column-place = Helyszín
web-lobby-column-date = Dátum
web-lobby-map = A térkép a játék elején: { $map }
web-lobby-fact-map = Térkép
web-lobby-tiles = { $tiles } lapka
web-lobby-length = Játékidő
web-lobby-minutes = { $minutes } perc
web-lobby-rounds = { $rounds } forduló
web-lobby-history = Történelmi háttér
# These follow the name of a side, as its task
web-lobby-aim-points = { $needed } pont megszerzése célpontokból
web-lobby-aim-escape = { $needed } harci jelző kijuttatása a tábláról
web-lobby-aim-neutralise = { $needed } ellenséges harci jelző semlegesítése
web-lobby-aim-pin = az ellenfél lekötése
web-lobby-balance = Esélyek
web-measured-thumb = Mérés: két gyors, előre nem számoló gépi játékos, { $games } játszma; { $low } – { $high }, 95%-os biztonsággal
web-measured-part = a szokásos keresés { $part }-ával
web-measured-rules = szabályváltozat: { $rules }
web-measured-under = A szabályok { $rules }. változata szerint mérve.
# $shares is such as "US 47 %, German 53 %"
web-lobby-balance-predicted = Becslés: { $shares }
web-lobby-balance-spoken = Megnyert játszmák: { $shares } ({ $games } játszma)

## Lobby: handicaps

web-handicap = Kiegyenlítés
web-handicap-note = Mérésekkel ellenőrzött előny az egyik oldalnak. Csak a kezdőállást változtatja meg, a szabályokat soha.
web-handicap-help = Segítség: { $side }
web-handicap-none = Előny nélkül, a nyomtatott küldetés szerint
web-handicap-even = Kiegyenlített
web-handicap-interval = { $low } – { $high }
web-handicap-by-agent = Két gépi játékos játszmái ({ $agent }, a szokásos keresés { $part }-ával), 95%-os megbízhatósági tartománnyal.
web-handicap-by-thumb = Két gyors, előre nem számoló gépi játékos játszmái, 95%-os megbízhatósági tartománnyal.
web-handicap-elsewhere = A küldetésnél látható esélyeket külön mértük, más játszmákban.
web-handicap-grade = { $grade }. fokozat

## Lobby: a new game

web-lobby-opponent-agent = Gép
web-lobby-opponent-friend = Barát
web-lobby-opponent-here = Egy képernyőn
web-lobby-opponent-agent-note = A másik oldalt a gép vezeti.
web-lobby-opponent-friend-note = Kapsz egy linket, amelyet elküldhetsz. A barátodnak nem kell fiók.
web-lobby-opponent-here-note = Ketten játszotok felváltva ezen a képernyőn.
web-lobby-level = Szint
web-lobby-agent-recruit = Újonc
web-lobby-agent-recruit-note = Ésszerű lépések, hosszú tervek nélkül. Első játékhoz ideális.
web-lobby-agent-corporal = Tizedes
web-lobby-agent-corporal-note = Néhány lépéssel előre gondolkodik. Tisztességes ellenfél annak, aki ismeri a szabályokat.
web-lobby-agent-sergeant = Őrmester
web-lobby-agent-sergeant-note = Több tervet is mérlegel. Megbünteti a figyelmetlen lépéseket.
web-lobby-agent-lieutenant = Hadnagy
web-lobby-agent-lieutenant-note = Sok lépést végiggondol. Azoknak, akik jól ismerik a játékot.
web-lobby-agent-captain = Százados
web-lobby-agent-captain-note = A legerősebb. Minden döntésen nagyjából egy másodpercig gondolkodik.
web-lobby-agent-random = Véletlenszerű
web-lobby-agent-random-note = Bármilyen szabályos lépés, gondolkodás nélkül.
web-lobby-side = A te oldalad
web-lobby-start-agent = Indítás
web-lobby-start-friend = Meghívólink kérése
web-lobby-start-here = Indítás itt
web-lobby-start-note = Nem kell fiók. Bármikor kiléphetsz, és később folytathatod.
web-lobby-name = A neved
web-lobby-name-kept = A név elmentve.

## Lobby: learning a game

web-learn = Tanulj meg játszani
# $name is a scenario, $opponent an agent such as "Recruit"
web-learn-about = Első játék lépésről lépésre: { $name }, a gép ellen ({ $opponent }). Minden szabályt akkor magyarázunk el, amikor szükség van rá.
web-learn-start = Oktatójáték indítása
web-learn-on = Tanulás folytatása
web-learn-anew = Újrakezdés

## Lobby: own games

web-lobby-games-none = Még nincs játékod.
web-lobby-games-past = Befejezett játékok
web-lobby-games-all = Az összes játék ({ $games })
web-lobby-game-against = ellenfél: { $name }
web-lobby-game-here = mindkét oldal ezen a képernyőn
web-lobby-game-waiting = barátra vár
web-lobby-game-waiting-anyone = arra vár, hogy valaki elfogadja
web-lobby-game-round = { $round }. forduló
web-lobby-your-turn = Te jössz
web-lobby-show-link = Link megjelenítése
web-lobby-result-won = Győzelem
web-lobby-result-lost = Vereség
web-lobby-result-draw = Döntetlen
web-lobby-replay = A játék visszanézése

## Players among themselves: challenges, chat, notes, express mode

web-challenges = Nyílt kihívások
web-challenge-by = { $name } ellenfelet keres. A te oldalad: { $army }
web-challenge-accept = Kihívás elfogadása
web-challenge-posted = A kihívásodat közzétettük. A játékaid között találod, amíg valaki el nem fogadja.
web-challenge-posted-already = Ezt a kihívást már közzétetted. A játékaid között találod.
web-challenge-accepted = Elfogadták a kihívásodat.
web-lobby-opponent-anyone = Bárki
web-lobby-opponent-anyone-note = A kihívásodat itt mindenki látja. Aki először elfogadja, az játszik a másik oldallal.
web-lobby-start-anyone = Kihívás közzététele
web-lobby-cancel = Kihívás törlése
web-talk = Csevegés és jegyzetek
web-talk-unheard = Csevegés: { $count } új üzenet
web-talk-messages = Üzenetek
web-talk-none = Még senki sem írt semmit. A nézők nem látják az üzeneteket.
web-talk-muted = A másik játékost elnémítottad.
web-talk-say = Az üzeneted
web-talk-send = Küldés
web-talk-mute = A másik játékos elnémítása
web-talk-too-fast = Ne olyan gyorsan: várj egy kicsit.
web-talk-failed = Az üzenetet nem sikerült elküldeni. Próbáld újra!
web-notes = Saját jegyzetek
web-notes-note = Csak te látod őket.
web-notes-kept = Mentve.
web-express = Gyors mód: ami visszavonható, azt nem kell jóváhagyni

## Campaigns: scenarios in a row with one opponent and one score (UN-10.3)

web-campaign = Hadjárat
web-campaign-choice = Egy játék vagy hadjárat
web-campaign-one = Egy játék
web-campaign-note = Egymást követő küldetések ugyanazzal az ellenféllel és közös eredménnyel. Az oldalak nem változnak.
web-campaign-last = Utolsó küldetés
web-campaign-last-option = { $name } ({ $battles } csata)
web-campaign-battle = { $battle }. csata (összesen { $battles })
web-campaign-fought = { $fought } / { $battles } csata lejátszva
# On a small label: the next battle may begin
web-campaign-ready = Következő csata
web-campaign-open = A hadjárathoz
web-campaign-join = Ez egy { $battles } küldetésből álló hadjárat első csatája.
web-campaign-range = { $first } – { $last }
web-campaign-score = Eredmény
web-campaign-victories = Győzelmek
web-campaign-points = Pont
web-campaign-rule = Egy oldal pontszáma: a győzelmei, mínusz egy minden { $casualties } veszteségért. Más nem megy át egyik csatából a másikba.
web-campaign-battles = Csaták
web-campaign-ahead = még hátravan
web-campaign-next = ez következik
web-campaign-go-on = A következő csata indítása
web-campaign-even = Egyik oldal sem vezet.
web-campaign-draw = A hadjárat döntetlennel zárult.
# $grade is one of the three below
web-campaign-leading = Ha most véget érne, { $side_the } győznének ({ $grade }).
web-campaign-won = A hadjárat véget ért: { $side_the } győztek ({ $grade }).
web-campaign-grade-marginal = szoros győzelem
web-campaign-grade-clear = egyértelmű győzelem
web-campaign-grade-decisive = döntő győzelem
web-campaign-gone = A másik játékos már nem elérhető. A hadjárat itt véget ér.
web-campaign-unknown = Ezen a címen nincs hadjárat.

## Lobby: a friend by link

web-lobby-invite = Hívd meg egy barátodat!
web-lobby-invite-note = Küldd el ezt a linket egyetlen embernek. Aki először megnyitja, azé a másik oldal.
web-lobby-invite-link = Link a barátodnak
web-lobby-invite-waiting = Várakozás a barátodra. A játék magától megnyílik.
web-lobby-to-table = Az asztalhoz
web-lobby-join = Meghívás
web-lobby-join-invited = { $host } játékra hív. A te oldalad: { $side }.
web-lobby-join-you = te
web-lobby-join-sit-down = Leülök az asztalhoz
web-lobby-join-seated = Már ennél az asztalnál ülsz.
web-lobby-join-watch = Nézem a játékot
web-lobby-join-no-code = A link egy része hiányzik. Kérd el az egész linket!
web-lobby-join-wrong-code = Ez a link nem ehhez az asztalhoz tartozik. Kérj újat!
web-lobby-join-unknown = Ezen a címen nincs asztal.

## Replay

web-replay = Visszajátszás
web-replay-events = Mi történt
web-replay-previous = Egy lépés vissza
web-replay-next = Egy lépés előre
web-replay-play = Lejátszás
web-replay-pause = Szünet
web-replay-moment = A játék pillanata
web-replay-speed = Sebesség
web-replay-knowledge = Nézőpont
web-replay-both = mindkét oldal
web-replay-copy-link = Link erre a pillanatra
web-replay-download = Jegyzőkönyv letöltése
web-replay-unknown = Ezen a címen nincs befejezett játék.
web-replay-has-initiative = Nála a kezdeményezés
web-replay-hidden-cards = { $cards } rejtett lap
web-replay-on = Folytatás innen a gép ellen
web-replay-on-start = Folytatás
web-replay-on-over = A játék itt véget ér. Lépj vissza egy korábbi pillanatra!
# Parts of what a screen reader says of a tile
web-replay-tile-cover = fedezék { $cover }
web-replay-tile-objective = célpont, { $points } pont
web-replay-tile-controlled = { $side_the } irányítják
web-replay-tile-scouted = { $side_the } felderítették
web-replay-tile-target = { $side_the } célzás jelzője

## Replay: an example round of the printed rules

web-example = Példaforduló
web-example-watch = Példaforduló megtekintése
web-example-unknown = Nincs ilyen példa.
web-example-back = Vissza
web-example-step = { $step }/{ $steps }. lépés

## Rules

web-rules = Szabályok
web-rules-all = Az összes szabály
web-rules-search = Keresés a szabályokban
web-rules-found =
    { $rules ->
        [0] Nincs ilyen szabály
       *[other] { $rules } szabály
    }
web-rules-contents = Tartalom
web-rules-own-words = A szabályok, ahogyan ennél az asztalnál játsszuk őket, a saját szavainkkal.
web-rules-unknown = Ehhez a játékhoz nincsenek szabályok.

## Heroes: the table

web-turn = { $turn }. forduló
web-turn-track = Fordulósáv
web-event-both = Esemény: mindkét sereg
web-event-of = Esemény: { $name }
web-army-points = { $points } pont
# The phases, one short word each
web-phase-orders = Parancsok
web-phase-activation = Aktiválás
web-phase-supply = Utánpótlás
web-order-track = Parancssáv
web-order-now = { $number } · most
web-order-none = nincs parancs
web-order-hidden = rejtett parancs
web-order-free = még le kell tenni
web-tokens-left = Még le nem tett jelzők
web-your-bluff = A blöfföd: { $unit }
# How many of the enemy's tokens lie hidden on units, and how many are still to be laid
web-enemy-tokens =
    { $left ->
        [0] { $side }: { $hidden } rejtett
       *[other] { $side }: { $hidden } rejtett, még { $left } jön
    }
# A token that the enemy has not seen
web-token-unseen = { $token } (rejtett)
web-concealed-unit = { $name }: rejtett egység
web-unit-numbers = Az egység értékei: { $unit }
web-inspector = Egység és kérdés
web-question = Kérdés
web-actions = Akciók
# Under the numbers of a unit: one short word each
web-stat-move = mozgás
web-stat-defence = védelem
web-stat-infantry = gyalogos
web-stat-light = könnyű
web-stat-heavy = nehéz
web-map-squares = Térkép: { $columns } oszlop, { $rows } sor
web-mini-map = Áttekintő térkép: kattints oda, ahová menni akarsz
web-go-to = Ide: { $cell }, { $steps } lépés
web-spoken-chance = { $percent } százalék
# On the map, where a line of fire is stopped
web-blocked = Elzárva
# What stops it: a unit in between, a wall, a corner without passage
web-stops-infantry = Gyalogság
web-stops-vehicle = Jármű
web-stops-house = Épület
web-stops-wall = Fal
web-stops-no-passage = Nincs átjárás
# What a line of fire is
web-line-clear = Tiszta
web-line-limited = Korlátozott
web-target-at = { $what } ({ $cell }), távolság: { $range }

## Heroes: the sum before a roll

web-sum-bonus = Harci bónusz: { $type }
web-sum-doubled = Lefogó tűz: kétszeres
web-sum-crossed = { $terrain }, { $cell }
web-sum-near = Távolság: { $range } (7-ig)
web-sum-far = Távolság: { $range } (7 fölött)
web-sum-suppressed = Saját lefogás
web-sum-die = A kockához adódik
web-sum-against = Védelem fedezékkel: { $total }
web-ammo = Lőszer (még { $left })
web-ammo-more = Egy lőszerjelzővel több
web-ammo-less = Egy lőszerjelzővel kevesebb
web-needs = Legalább { $face } kell a kockán
web-needs-none = A kocka egyik lapja sem elég
web-assault-odds = A kockákhoz: támadó { $attacker_sum }, védő { $defender_sum }. A támadó győzelmének esélye
web-assault-ties = Döntetlen, semmi sem változik: { $percent }
web-effect-wounds = A találat megsebesíti a célt.
web-effect-destroys = A találat kiejti a célt.
web-effect-damages = A találatot sérülésdobás követi.
web-effect-suppresses = A siker lefogja a célt.
web-effect-none = Ez nem sikerülhet.
web-effect-twice = Halálos lövés { $face } vagy nagyobb dobásnál.

## Heroes: questions, army and cards

web-lay-token = { $token }: melyik egységre?
# Instead of "Pass": to go on to the roll, to let the dice count as they fell
web-window-roll = Dobok
web-window-stands = Maradjon így
web-card-first = Előbb kártyát játszom ki
# Ends the move, the activation or the question
web-end-activation = Kész
web-army-and-cards = Sereg és kártyák
web-army-own = Saját
web-army-enemy = Ellenség
web-army-orders = { $orders } parancs, { $bluffs } blöff
web-points-short = { $points } pont
web-units-left = { $all } egységből { $left } maradt
web-breaks-at = töréspont { $losses } veszteségnél ({ $points } pont)
web-broken = a töréspont elérve
web-bonuses-held = { $count } rejtett
# The phase a card names
web-card-orders = Parancsok
web-card-activation = Aktiválás
web-card-supply = Utánpótlás
web-card-any = Bármelyik fázis
web-card-when-orders = A parancsfázisban játszható ki
web-card-when-activation = Az aktiválási fázisban játszható ki, a rajta megadott pillanatban
web-card-when-supply = Az utánpótlási fázisban játszható ki
web-card-when-any = Most nem játszható ki
web-copies = Példányok a teljes pakliban
web-enemy-hand = Ellenfél keze
# In which card windows the player is asked
web-asking = Mikor kérdezzelek?
web-asking-never = soha
web-asking-attacks = valahányszor kijátszhatok egy lapot
web-asking-always = minden pillanatban
web-asking-later = a következő parancsfázistól
web-tab-action = Akció
web-tab-cards = Kártyák { $count }
web-tab-army = Sereg
web-heroes-how = A parancsfázisban tedd a jelzőidet azokra az egységekre, amelyeknek cselekedniük kell: húzd oda, vagy válaszd ki a jelzőt, aztán az egységet. Ha egy egység aktív, válaszd ki a mezőt, ahová mennie kell, vagy az ellenséget, amelyre célozzon; az összeg és az esély már a dobás előtt látható. Semmi sem végleges, amíg jóvá nem hagyod.
web-heroes-digits = jelző vagy kézben tartott kártya választása

## Heroes: the lobby and the replay

web-size = { $columns } × { $rows } mező
web-turn-limit = Fordulók száma
web-turns = { $turns } forduló
# What a side is after
web-aim-hold = { $places } birtoklása ({ $number }. fordulótól)
web-aim-carry = { $what } kivitele a térképről
web-aim-exit = { $number } egység kijuttatása a térképről
web-aim-gather = { $number } tárgy odavitele és a hely birtoklása: { $places }
web-aim-kill = { $who } kiejtése
web-aim-points = { $number } pont megszerzése
web-aim-last-turn = az ellenség győzelmének megakadályozása az utolsó forduló végéig
web-aim-most-points = a legtöbb pont az utolsó forduló végén
web-unit-waiting = még nincs a térképen
web-unit-gone = elveszett
web-unit-left = elhagyta a térképet

## Heroes: battles and the army builder

web-random = Véletlen csata
web-random-note = A térképet, az erőket és a célpontokat a sorsolás adja. Az egyoldalú csaták kimaradnak. Ugyanaz a méret és sorsolókód mindig ugyanazt a csatát adja.
web-random-size = Méret
web-random-size-small = Kicsi
web-random-size-medium = Közepes
web-random-size-large = Nagy
web-random-points = { $points } pont
web-random-take = Csata sorsolása
web-random-another = Másik csata
web-lobby-balance-none = Nincs becslés
web-lobby-balance-coming = Becslés folyamatban…
web-lobby-balance-estimate = Előrejelzés: { $low } – { $high }
web-battle = Csata saját seregekkel
web-battle-note = A táblákat, a célpontokat, a taktikai bónuszokat és a fordulók számát a sorsolókód adja; ugyanaz a kód ugyanazt a csatát adja.
web-seed = Sorsolókód
web-new-seed = Új sorsolókód
web-take-battle = Ezt a csatát választom
web-army-of = Sereg: { $name }
web-army-drawn = a kódból sorsolva
web-build = Összeállítás…
web-builder = Seregépítő
web-builder-offers = Ami választható
web-builder-army = A sereged
web-builder-empty = Kezdd egy toborzótáblával.
web-army-name = A sereg neve
web-builder-note = Állíts össze saját sereget bármelyik oldalnak. Ebben a böngészőben marad meg, és fájlként megosztható.
web-points-range = A pontkeret { $least } és { $most } között lehet.
web-army-not-army = Ez nem seregfájl: „{ $file }”. A sereged nem változott.
web-army-other-side = Ez a másik oldal serege: „{ $file }”. A sereged nem változott.
# Why something cannot be added to an army now
web-off-no-plate = Előbb adj hozzá egy toborzótáblát
web-off-insignia = A saját hadosztályának toborzótáblája kell hozzá
web-off-no-slot = Egyik toborzótábládon sincs hely ehhez
web-off-slots-full = Az ehhez való helyek mind foglaltak
web-off-points = Csak { $left } pont maradt
web-off-most = Ebből nem lehet több
web-points-limit = Pontkeret
web-kind-plate = Toborzótáblák
web-kind-unit = Egységek
web-kind-equipment = Felszerelés
web-kind-trait = Jellemvonások
web-kind-order = Parancsok
web-kind-hero = Hősök
web-slot-small = kis foglalat
web-slot-large = nagy foglalat
web-slot-free = üres
web-colour-yellow = sárga
web-colour-green = zöld
web-colour-blue = kék
web-colour-red = piros
web-colour-grey = szürke
web-add = Hozzáadás
web-remove = Eltávolítás
web-deck-whole = A teljes pakli.
web-deck-own = Saját paklit állítok össze
web-deck-all = A teljes paklit kérem
web-deck-cards = { $count } kártya, legalább { $least }
web-armies-saved = Mentett seregek
web-army-saved = A sereget elmentettük ebben a böngészőben.
web-army-legal = A sereg szabályos.
web-army-load = Fájl betöltése
web-army-download = Mentés fájlba
web-army-save = Mentés
web-army-use = Használat a csatában

## After-action report

web-report = Harctéri jelentés
web-report-open = Jelentés
web-report-copy-link = A visszajátszás linkje
# Against the computer: the same scenario and the same side once more
web-report-again = Még egyszer
web-report-swap = Oldalcsere
# Whether the game is over, after its last round
web-report-over = a játék vége
# $goal is what the winner needed, $points what the other side had
web-report-needed = { $goal } pont kellett; { $side_the } { $points } ponttal zártak.
# Under a large number: a word or two
web-report-kpi-points = pont
web-report-kpi-round = forduló
web-report-kpi-turn = forduló
web-report-kpi-cards = elveszett lap
web-report-kpi-vehicles = veszteség
web-report-kpi-units = elveszett egység
web-report-kpi-played = játékidő
web-report-days = { $days } nap
web-report-numbers = Szavakban és számokban
web-report-all = Mind
web-report-fewer = Kevesebb
web-report-of = { $some } / { $whole }
web-report-note-round = a fordulók végén
web-report-note-turn = a fordulók végén
web-report-victory-at = Győzelem: { $points }
web-report-victory-at-of = { $side }, győzelem: { $points }
# $sides is such as "US 7, German 0"
web-report-points-summary-round = Pontok { $rounds } forduló után: { $sides }.
web-report-points-summary-turn = Pontok { $rounds } forduló után: { $sides }.
web-report-casualties = Veszteségek
web-report-lost-note-cards = a játékból eltávolított lapok
web-report-lost-note-vehicles = eltávolított lapok, megsemmisült járművek
web-report-lost-note-units = harcképtelenné vált egységek
web-report-lost-summary = Veszteségek: { $sides }.
web-report-nobody-lost = Senki sem veszett oda.
web-report-luck = Kockaszerencse
web-report-luck-note = találatok a várthoz képest
# $sides and $bands are such as "US +2.1, German −1.2"
web-report-luck-summary = Találatok a várthoz képest a játék végén: { $sides }. A szórás: { $bands }.
web-report-band = A szürke sáv egy szórásnyi.
web-report-band-of = { $side }: sáv
web-report-fortune-none = Egyetlen támadáshoz sem dobtak.
web-report-fortune-even = A kockák azt hozták, ami várható volt.
web-report-fortune-warm = A kockák kissé kedveztek.
web-report-fortune-hot = A kockák feltűnően kedveztek.
web-report-fortune-cold = A dobások kissé balszerencsések voltak.
web-report-fortune-icy = A dobások feltűnően balszerencsések voltak.
web-report-how = Így ment a játék
web-report-last-games = az utolsó { $games } játékodból { $won } győzelem
# Under a number, as short as possible
web-report-attacks-hit = talált támadás
web-report-expected = várható volt
web-report-figure-initiatives = elnyert kezdeményezés
web-report-figure-fog = húzott Harci köd
web-report-figure-cards = kijátszott lap
web-report-moments = Döntő pillanatok
web-report-previous = Előző döntő pillanat
web-report-next = Következő döntő pillanat
web-report-to-replay = Megnyitás a visszajátszásban
# Before a moment, as short as possible
web-report-short-round = { $round }.
web-report-short-turn = { $round }.
# After what an attack did; $percent is such as "30%"
web-report-odds = ({ $percent } eséllyel)
web-report-missed = { $unit_the } elvéti { $target_counter_acc }.

## Coach

web-coach = Edző
web-coach-about = Az edző az egyik oldal szemével nézi a játékot: azt tudja, amit az az oldal tudhatott, és semmi mást.
web-coach-eyes = ahogyan { $side_the } láthatták
web-coach-untaught = Ezt a játékot még senki sem tanította meg az edzőnek.
web-coach-look = A játék elemzése
web-coach-working =
    { $whole ->
        [0] Az edző nekilát…
       *[other] Átnézett lépések: { $done } / { $whole }
    }
web-coach-thinking = Az edző gondolkodik…
web-coach-chance = Nyerési esély
web-coach-summary = A nyerési esély, ahogyan { $side_the } láthatták: kezdetben { $start }, legalább { $least }, legfeljebb { $most }, a végén { $end }.
web-coach-costly = Ami a legtöbbe került
web-coach-none = Egyik lépés sem került sokba. Szép játék volt.
web-coach-when-round = { $round }. forduló
web-coach-when-turn = { $round }. forduló
# In points of a hundred of the chance of winning
web-coach-cost = ára: { $percent }
web-coach-show = Megjelenítés
web-coach-played = Ez történt
web-coach-better = Jobb lett volna
web-coach-best = A legjobb
web-coach-also = Szóba jöhet
web-coach-why = Miért
web-coach-ask = Te mit játszanál?
web-coach-ask-for = Mit tegyenek { $side_the }?
web-coach-now = Nyerési esély most: { $percent }
# After a line of choices: the chance of winning then
web-coach-after = → { $percent }
web-coach-allow = Hadd segítsen az edző
web-coach-error-untaught = { web-coach-untaught }
web-coach-error-no-coach = Előbb mindkét oldalnak bele kell egyeznie, hogy kérdezhessétek az edzőt.
web-coach-error-not-asked = Ennek az oldalnak ebben a pillanatban nincs mit választania.
web-coach-error-stale = Közben továbbment a játék. Kérdezd meg újra!
web-offer-coach = { $side_the } azt javasolják, hogy mindkét oldal kérdezhesse az edzőt.
web-offer-coach-sent = Azt javasoltad, hogy mindkét oldal kérdezhesse az edzőt.
web-offer-coach-declined = Az ellenfeled edző nélkül szeretne játszani.

## Coach: why one line is better than another. $better and $worse are numbers, with the one and with the other

web-coach-why-points = Az oldalad pontjai: { $better }, { $worse } helyett.
web-coach-why-enemy-points = Az ellenség pontjai: { $better }, { $worse } helyett.
web-coach-why-units = Megmaradt egységeid: { $better }, { $worse } helyett.
web-coach-why-enemy-units = Az ellenség megmaradt egységei: { $better }, { $worse } helyett.
web-coach-why-odds =
    { $worse ->
        [0] A találat esélye { $better }%.
       *[other] A találat esélye { $better }%, { $worse }% helyett.
    }
web-coach-why-exposure = Ha minden ellenség lőne egyet, a várható találatok száma { $better } lenne, nem { $worse }.
web-coach-why-threat = Ha minden egységed lőne egyet, a várható találatok száma { $better } lenne, nem { $worse }.
web-coach-why-enemy-suppressed = { term-suppressed } (ellenség): { $better }, { $worse } helyett.
web-coach-why-suppressed = { term-suppressed } (saját): { $better }, { $worse } helyett.
web-coach-why-unused = Ki nem játszott, pedig kijátszható lapok: { $better }, { $worse } helyett.
web-coach-why-steps = Az út a legközelebbi célpontig: { $better }, { $worse } helyett.
web-coach-why-draws = Húzott lapok: { $better }, { $worse } helyett.
web-coach-why-cards = A lapjaid a tartalékon kívül: { $better }, { $worse } helyett.
web-coach-why-fog = Harci köd a lapjaid között: { $better }, { $worse } helyett.
web-coach-why-enemy-fog = Harci köd az ellenség lapjai között: { $better }, { $worse } helyett.
web-coach-why-scouted = Lapkák a te jelződdel: { $better }, { $worse } helyett.
web-coach-why-items = Az oldaladnál lévő tárgyak: { $better }, { $worse } helyett.
web-coach-why-suppression-odds =
    { $worse ->
        [0] A lefogás esélye { $better }%.
       *[other] A lefogás esélye { $better }%, { $worse }% helyett.
    }
web-coach-why-enemy-fire = Várható találatok, ha minden ismert ellenség lő egyet (a közvetett tüzelés nem számít): { $better }, { $worse } helyett.
web-coach-why-own-fire = Várható találatok, ha minden egységed lő egyet (a közvetett tüzelés nem számít): { $better }, { $worse } helyett.
web-coach-why-idle = Tétlenül hagyott egységek, amelyek cselekedhetnének: { $better }, { $worse } helyett.
web-coach-why-orders = Parancsok olyan egységeken, amelyek lőhetnek, vagy elérhetnek egy célpontot, tárgyat vagy kijáratot: { $better }, { $worse } helyett.
web-coach-why-number = A parancs száma { $better }, nem { $worse }: az egység hamarabb cselekszik.
web-coach-why-cover = Fedezékben lévő gyalogos egységeid: { $better }, { $worse } helyett.
web-coach-why-hand = A kezedben maradó lapok: { $better }, { $worse } helyett.
web-coach-why-ways = Egységeid útja a legközelebbi célpontig, tárgyig vagy kijáratig, összesen: { $better }, { $worse } helyett.
web-coach-why-bid-more = A licit { $better }, nem { $worse }: itt többet ér kezdeni.
web-coach-why-bid-less = A licit { $better }, nem { $worse }: a jobb lap többet ér a kézben.
web-coach-why-later = Egyetlen szám sem mutatja meg: az dönt, ami később jön.

## Fiók

web-account = A fiókod
web-account-guest = Vendégként játszol. A játékaid ehhez a böngészőhöz tartoznak.
web-account-why = Fiókkal a játékaid bármelyik böngészőben elérhetők. A vendégként kezdett játékaid is átkerülnek a fiókodba.
web-account-log-in = Bejelentkezés
web-account-sign-up = Új fiók
web-account-log-in-no-mail = Elfelejtetted a jelszavad? Ez a kiszolgáló nem küld e-mailt. Kérj új jelszót az üzemeltetőjétől!
web-account-sign-up-no-mail = Őrizd meg jól a jelszavadat: ez a kiszolgáló nem küld e-mailt. Ha elfelejted, csak a kiszolgáló üzemeltetője tud újat adni.
web-account-log-out = Kijelentkezés
web-account-log-out-everywhere = Kijelentkezés minden eszközről
web-account-name = Név
web-account-password = Jelszó
web-account-password-old = Jelenlegi jelszó
web-account-password-new = Új jelszó
web-account-password-note = Legalább nyolc karakter. Egy mondat biztonságosabb, mint egy szó.
web-account-change-name = Név módosítása
web-account-change-name-note = Ezzel a névvel jelentkezel be, és ezt látják a többiek.
web-account-change-password = Jelszó módosítása
web-account-password-changed = A jelszó megváltozott. Minden más eszközről kijelentkeztettünk.
web-account-forgotten = Elfelejtetted a jelszavad?
web-account-forgotten-note = Ha van ilyen nevű fiók megerősített e-mail-címmel, küldünk rá egy linket, amelyen új jelszót adhatsz meg.
web-account-forgotten-send = Levél küldése
web-account-forgotten-sent = Ha van ilyen fiók, az e-mail úton van.
web-account-reset = Új jelszó megadása
web-account-reset-done = A jelszó megváltozott. Minden eszközről kijelentkeztettünk. Most már bejelentkezhetsz az új jelszóval.
web-account-confirm = E-mail-cím megerősítése
web-account-confirm-note = Ettől kezdve a Sandtable írhat erre a címre.
web-account-confirm-done = A címedet megerősítetted. Minden más eszközről kijelentkeztettünk.
web-account-results = Eredményeid
web-account-results-none = Itt jelennek meg majd a befejezett játékaid eredményei.
web-account-results-title = Játék szerint
web-account-results-side = Oldal szerint
web-account-results-opponent = Ellenfél szerint
web-account-results-games = Játék
web-account-results-won = Győzelem
web-account-results-lost = Vereség
web-account-results-drawn = Döntetlen
web-account-reach = Értesítések
web-account-email = E-mail-cím
web-account-email-note = Elfelejtett jelszóhoz, és hogy szóljunk, ha te jössz. Senki más nem látja. A változásról a korábbi címedre is írunk.
web-account-unconfirmed = Küldtünk egy e-mailt ide: { $address }. A cím a benne lévő link megnyitásával válik érvényessé.
web-account-webhook = Webhook
web-account-webhook-note = Egy cím, amelyet meghívunk, amikor te jössz (haladóknak).
web-account-keep = Mentés
web-account-kept = Elmentve.
web-account-data = Az adataid
web-account-data-note = Minden, amit rólad tárolunk, egyetlen fájlban: a neved, az asztalaid, a saját lépéseid.
web-account-data-get = Adataim letöltése
web-account-delete = Minden adatom törlése
web-account-delete-note = A neved és minden rólad szóló adat törlődik. A folyamatban lévő játékaid feladottnak számítanak, a befejezettek a neved nélkül megmaradnak. Ez nem vonható vissza.
web-account-delete-ask = Minden adatom törlése…
web-account-delete-do = Végleges törlés
web-account-error-name-taken = Ez a név már foglalt. Válassz másikat!
web-account-error-bad-name = A névben legyen legalább egy látható karakter.
web-account-error-wrong-password = Hibás név vagy jelszó.
web-account-error-logged-out = Már nem vagy bejelentkezve.
web-account-error-bad-email = Ez nem érvényes e-mail-cím.
web-account-error-bad-webhook = Ez a cím nem hívható meg.
web-account-error-link-used = Ezt a linket már felhasználták, vagy lejárt.
web-account-error-mail-failed = Az e-mailt nem sikerült elküldeni. Próbáld újra később!
web-account-error-no-mail = Ez a kiszolgáló nem küld e-mailt.
web-security = Biztonság
web-security-two-step = Kétlépcsős bejelentkezés
web-security-off = Kikapcsolva. A bejelentkezéshez elég a jelszavad. Kétlépcsős bejelentkezéskor a telefonod egyik alkalmazásának kódját is megadod.
web-security-on = Bekapcsolva. Bejelentkezéskor a hitelesítő alkalmazás kódját is megadod. Megmaradt helyreállítási kódok: { $left }.
web-security-set-up = Kétlépcsős bejelentkezés beállítása
web-security-turn-on = Bekapcsolás
web-security-turn-off = Kétlépcsős bejelentkezés kikapcsolása
web-security-cancel = Mégse
web-security-scan = Olvasd be a QR-kódot
web-security-scan-note = Nyiss meg egy hitelesítő alkalmazást a telefonodon, és olvasd be ezt a kódot. Aztán írd be a hat számjegyet, amelyet az alkalmazás mutat.
web-security-scan-picture = QR-kód a hitelesítő alkalmazáshoz
web-security-scan-by-hand = Vagy írd be ezt a kulcsot az alkalmazásba:
web-security-code = Kód
web-security-code-note = A hitelesítő alkalmazás hat számjegye vagy egy helyreállítási kód.
web-security-codes = Helyreállítási kódjaid
web-security-codes-note = Ha elveszíted a telefonodat, ezek a kódok egyszer-egyszer használhatók az alkalmazás kódja helyett. Írd le vagy nyomtasd ki őket. Többször nem jelennek meg.
web-security-codes-copy = Másolás
web-security-codes-copied = Másolva.
web-security-codes-saved = Elmentettem őket
web-security-codes-new = Új helyreállítási kódok
web-security-sessions = Hol vagy bejelentkezve
web-security-sessions-note = Ha nem ismersz fel egy eszközt, jelentkeztesd ki, és változtasd meg a jelszavadat.
web-security-session-here = Ez a böngésző
web-security-session-used = Utoljára használva: { $date }
web-security-session-unknown = Ismeretlen eszköz
web-security-session-end = Kijelentkeztetés
web-security-session-end-which = Kijelentkeztetés: { $device }
web-security-session-ended = Kijelentkeztetve: { $device }.
web-account-error-code-needed = Add meg a hitelesítő alkalmazás kódját.
web-account-error-wrong-code = Hibás vagy már felhasznált kód. Várd meg a következőt.
web-account-error-too-many-tries = Túl sok próbálkozás. Várj egy kicsit, vagy használj olyan böngészőt, amelyben már bejelentkeztél.
web-account-error-unknown-session = Ez az eszköz már ki van jelentkeztetve.
web-player-gone = Törölt játékos

## Lobby: a fair first game

web-lobby-side-random = Véletlen oldal
# Which side one plays in the guided game, and its chances there. $share is a percentage.
web-learn-side-favoured = A te oldalad: { $side_nom }. Itt ők nyernek gyakrabban ({ $share }), így az első játékban belefér néhány hiba.
web-learn-side-even = A te oldalad: { $side_nom }. Itt a két oldal nagyjából ugyanolyan gyakran nyer.
web-learn-side-hard = A te oldalad: { $side_nom }. Itt ők ritkán nyernek ({ $share }): nehéz feladat.
web-learn-side-unknown = A te oldalad: { $side_nom }.

## Watching games, sharing links

web-share = Megosztás
web-watch = Nézhető játékok
web-watch-all = Minden játék ({ $games })
web-watch-allow = Mások is nézhetik ezt a játékot
web-watch-allowed = Mások is nézhetik ezt a játékot.
web-watch-link = Link nézőknek
web-watch-stop = Levétel a nézhető játékok listájáról
web-watching-count = { $count } néző
web-install = Telepítés alkalmazásként

## Settings: sound, notifications, contrast

web-sound = Hangok: te jössz, kockák, üzenetek, a játék vége
web-notify = Értesítés, ha én jövök, és ez az oldal a háttérben van
web-notify-refused = A böngésző letiltotta az oldal értesítéseit. A böngésző beállításaiban engedélyezheted őket.
web-notify-impossible = Ez a böngésző nem tud értesítést megjeleníteni.
web-contrast = Nagy kontraszt: az oldalak és a jelzők világosságban is eltérnek

# Support cards, events on the turn track, scenarios for built armies
web-support-air = Még választandó légi kártyák: { $cards }
web-support-artillery = Még választandó tüzérségi kártyák: { $cards }
web-kind-air = Légierő
web-kind-artillery = Tüzérség
web-copies-of = { $copies } példány
web-aim-demolish = { $overlay } lerombolása
web-happens-arrival = egységek érkeznek
web-happens-item = megjelenik a térképen: { $what }
web-happens-cards = { $number } lap húzása
web-happens-card = a következő kártya: „{ $card }”
web-happens-bonus = taktikai bónusz
web-happens-special-order = különleges parancs
web-happens-orders = további { $number } parancs
web-build-scenario = Seregek építése legfeljebb { $points } pontból
web-build-note = Ebben a küldetésben mindkét fél sereget épít. Építs sajátot, válassz egy mentettet, vagy használd a küldetés seregét.
web-army-given = a küldetés serege
web-deck-support = Az itt választott légi és tüzérségi kártyák a pakliba kerülnek; a többit a felálláskor választod ki.
web-events = Események
web-event-at-supply = az utánpótlási fázis elején
web-event-at-end = az utánpótlási fázis végén
web-item-charge = Cél: { $overlay }. Vidd be az épületbe: az utánpótlási fázis végén az egység elhelyezi ott.
web-item-detonator = Az utánpótlási fázis végén felrobbantja { $item_acc }, legkorábban az elhelyezése utáni fordulóban: kívülről, legfeljebb { $reach } mezőről, ha nincs bent saját egységed.
web-both-armies = mindkét sereg
web-build-join = Állítsd össze a seregedet: legfeljebb { $points } pont
web-build-join-note = Ebben a küldetésben mindkét játékos maga állítja össze a seregét. Állíts össze egyet, válassz egy mentettet, vagy használd a küldetés seregét. A játék kezdetéig egyikőtök sem látja a másik seregét.
web-build-own = Ebben a küldetésben mindkét játékos maga állítja össze a seregét. Állítsd össze a tiédet, válassz egy mentettet, vagy használd a küldetés seregét. Aki csatlakozik, ugyanezt teszi; a játék kezdetéig egyikőtök sem látja a másik seregét.
web-lobby-error-army = Ez a sereg itt nem megengedett. Nyisd meg a seregépítőben: ott látod, melyik szabályt sérti.
web-challenge-build = Válassz sereget…

### Published scenarios, the story, sheets

web-published = Közzétett küldetések
web-published-scenario = Küldetés
web-published-count = { $count } küldetés
web-published-search = Név, szerző vagy hely
web-published-whose = Kié
web-published-whose-any = Bárkié
web-published-whose-mine = Saját küldetéseim
web-published-filter-title = Játék
web-published-any-title = Minden játék
web-published-balance = Mért esélyek
web-published-balance-any = Esélyek: bármilyen
web-published-balance-even = Esélyek: 47–53%
web-published-balance-near = Esélyek: 45–55%
web-published-length-any = Játékidő: bármilyen
web-published-length = Legfeljebb { $minutes } perc
web-published-filter-agent = Ki mérte
web-published-any-agent = Bármilyen mérés
web-published-agent-from = { $agent } vagy erősebb
web-published-any-language = Bármilyen nyelv
web-published-order = Sorrend
web-published-order-played = Legtöbbet játszottak
web-published-order-newest = Legújabbak
web-published-order-even = Legkiegyenlítettebbek
web-published-order-liked = Legkedveltebbek
web-published-none = Nincs a szűrőknek megfelelő küldetés.
web-published-empty = Itt még semmit sem tettek közzé.
web-published-clear = Szűrők törlése
web-published-map = Térkép
web-published-measured-by = Ki mérte
web-published-plays = Játszmák
web-published-games = { $games } játszma
web-published-likes = { $count } kedvelés
web-published-rounds = { $count } forduló
web-published-turns = { $count } forduló
web-published-legend = A sáv az első oldal által megnyert játszmák aránya, a rézszínű jel a 95%-os megbízhatósági tartomány, a vonás az 50%.
web-published-by = készítette: { $name }
web-published-former = törölt fiók
web-published-fork = Másolás és szerkesztés
web-published-sheet = Küldetéslap
web-published-copy = Link másolása
web-published-export = Exportálás
web-published-measured = Mérés: { $agent } önmaga ellen, { $games } játszma; { $low } – { $high }, 95%-os biztonsággal
web-published-not-measured = Nincs megmérve.
web-published-notes = A szerző jegyzetei
web-published-new = Újdonságok
web-published-versions = Változatok
web-published-all = nyilvános
web-published-link = csak linkkel
web-published-unpublished = visszavonva
web-published-withdrawn = Ez a változat már nincs közzétéve. A játszmák, a jegyzőkönyvek és a másolatok megmaradnak.
web-published-withdrawn-own = Ez a változat már nincs közzétéve. Ezt az oldalt csak te látod.
web-published-removed = A kiszolgáló üzemeltetője eltávolította ezt a küldetést. Itt nem lehet újra közzétenni.
web-published-link-only = Ezt a változatot csak az találja meg, akinek megvan a link.
web-published-hidden = Többen bejelentették ezt a változatot. Amíg az üzemeltető nem dönt, egyik listán sem szerepel.
web-published-unknown = Nincs ilyen küldetés, vagy hiányos a link.
web-published-needs-account = Ehhez fiók kell.
web-published-withdraw = Közzététel visszavonása
web-published-withdraw-sure = Lekerüljön ez a változat minden listáról? A link azt fogja mutatni, hogy a közzétételét visszavontad.
web-published-cancel = Mégse
web-published-back = Link visszaállítása
web-published-list = Közzététel mindenkinek
web-published-report = Bejelentés
web-published-report-help = A bejelentéseket a kiszolgáló üzemeltetője olvassa el, és ő dönt.
web-published-reason-offensive = Sértő szöveg
web-published-reason-copied = Más szerzőtől másolt szöveg vagy térkép
web-published-reason-broken = Nem működik
web-published-reason-other = Egyéb
web-published-report-note = Mi a baj?
web-published-report-send = Bejelentés elküldése
web-published-reported = Köszönjük. Az üzemeltető meg fogja nézni.
web-replay-file = fájlból
web-published-bad-record = Ez nem jegyzőkönyv, vagy módosították.
web-published-bad-file = A fájl nem nyitható meg, { $line }. sor: { $why }
web-story-place = Helyszín
web-story-date = Dátum
web-story-name = Név
web-story-own-name = Név ezen a nyelven, ha eltér
web-story-brief = Egy mondatban
web-story-history = Történelmi háttér
web-story-notes = A szerző jegyzetei
web-story-new = Mi új ebben a változatban
web-story-letters = { $count } / { $most }
web-story-missing = { $language }: hiányzik a név vagy a mondat
web-story-plain = Csak egyszerű szöveg. Ha egy nyelven nincs szöveg, a játékosok az első olyan nyelvet látják, amelyiken van.
web-story-preview = Így látják a játékosok
web-story-step = Szöveg módosítva: { $what }
web-story-step-place = Helyszín módosítva
web-story-step-date = Dátum módosítva
web-publish-version = Közzététel: { $number }. változat
web-publish-since = Változások ehhez képest:
web-publish-maps = Térképek
web-publish-both-maps = Egymás mellett
web-publish-slider = A határ mozgatása: { $before }. és { $after }. változat
web-publish-one-map = Egy térkép
web-publish-no-changes = Semmi sem változott.
web-publish-group-map = Térkép
web-publish-group-sides = Oldalak
web-publish-group-text = Szöveg
web-publish-group-changes = { $what } · { $count } változás
web-publish-words = { $count } szó
web-publish-ready = Készen áll a közzétételre?
web-publish-met = teljesül
web-publish-unmet = még nem teljesül
web-publish-gate-valid = Szabályos
web-publish-gate-measured = Megmérve
web-publish-gate-both-win = Mindkét oldal nyerhet
web-publish-gate-ends = A játszmák véget érnek
web-publish-gate-named = Van neve és leírása
web-publish-valid = Nincs hiba
web-publish-faults = { $count } hiba
web-publish-measured = { $agent }, pontosan ezzel a tartalommal { $games } játszma (legalább 400)
web-publish-not-measured = 400 gépi játszma kell, legalább Tizedes szinten
web-publish-both = { $a } { $share }, { $b } { $rest } (mindegyik legalább 5%)
web-publish-both-unknown = A mérés után derül ki (mindegyik legalább 5%)
web-publish-ends = A játszmák { $share }-a tart az utolsó fordulóig (legfeljebb 25%)
web-publish-ends-unknown = A mérés után derül ki (legfeljebb 25% tarthat az utolsó fordulóig)
web-publish-not-named = Legalább egy nyelven név és egy mondat kell
web-publish-not-described = Legalább egy nyelven kell egy mondatos leírás
web-publish-named-missing = { $named }. Hiányzik: { $missing }; helyette ez látszik: { $shown }.
web-publish-who = Ki látja
web-publish-all = Mindenki
web-publish-link = Akinek megvan a link
web-publish-fork = Másolható
web-publish-fork-yes = Igen, a nevemmel
web-publish-fork-no = Nem
web-publish-address = Cím
web-publish-address-help = kisbetűk, számjegyek és kötőjelek
web-publish-never-changes = Egy változat soha nem módosul. A közzétételét visszavonhatod; a folyamatban lévő játszmák és jegyzőkönyveik megmaradnak.
web-publish-done = A közzététel megtörtént: { $number }. változat
web-publish-name-taken = Ez a cím már foglalt. Válassz másikat!
web-publish-same = A legutóbbi, { $number }. változat óta nem változott semmi.
web-publish-quota = Elérted a közzétehető küldetések felső határát.
web-publish-gate = A közzététel feltételei közül még nem mind teljesül.
web-change-none = nincs
web-change-moved = áthelyezve
web-change-tiles = Lapka
web-change-at = hely
web-change-turn = { $degrees } fokkal elforgatva
web-change-objectives = Célpont
web-change-cards = Kártyák
web-change-counters = Jelzők
web-change-scouted = Felderítve
web-change-controlled = Irányítva
web-change-spawn = Lerakás
web-change-aim = Cél
web-change-aims = Célok
web-change-points = pont
web-change-round-limit = Fordulók száma
web-change-last-turn = Utolsó forduló
web-change-initiative = Kezdeményezés
web-change-overlays = Tereprátét
web-change-boards = Táblák
web-change-bonuses = Taktikai bónuszok
web-change-zone = Kezdőzóna
web-change-army = Sereg
web-change-stagger = Sorok vagy oszlopok
web-change-vehicles = Járművek
web-change-structures = Objektumok
web-change-place = Helyszín
web-change-date = Dátum
web-sheet-scenario = Küldetéslap
web-sheet-two-pages = két oldal
web-sheet-map = Térkép
web-sheet-colour = Színes
web-sheet-ink = Festékkímélő
web-sheet-paper = Papír
web-sheet-print = Nyomtatás
web-sheet-faults = Hibás vázlat nem nyomtatható. Előbb javítsd ki a hibákat!
web-sheet-draft = vázlat
web-sheet-aim = Cél
web-sheet-card = Kártya
web-sheet-set-up = Kezdőállás
web-sheet-spawn = lerakás: { $units }
web-sheet-scouted = Felderítve: { $tiles }
web-sheet-controlled = Irányítva: { $tiles }
web-sheet-handicap = { $who }: { $what } ({ $name } { $share })
web-sheet-tiles = Lapkák
web-sheet-boards = Táblák
web-sheet-objectives = Célpontok
web-sheet-events = Események
web-sheet-points = { $tiles }: { $points } pont
web-sheet-objective = { $name } ({ $where }): { $points } pont
web-sheet-objective-at = { $name } ({ $where })
web-sheet-exits = Menekülés: { $tiles }
web-sheet-items = Tárgyak
web-sheet-units = Egységek
web-sheet-zone = Kezdőzóna
web-sheet-entry = Belépés
web-sheet-exit = Kijárat
web-sheet-rounds = Fordulók
web-sheet-turns = Fordulók
web-sheet-measured = Mérés: { $agent } önmaga ellen, { $games } játszma, { $side } { $share }, 95%-os megbízhatósági tartomány: { $low } – { $high }.
web-sheet-own-art = A rajzokat a Sandtable készítette; a számok a doboz elemeivel egyeznek.
web-sheet-play = Itt játszhatod: { $address }
web-studio-h-palette = Lerakható elemek
web-studio-h-selection = Kijelölés
web-studio-h-deselect = Kijelölés törlése
web-studio-h-nothing-selected = Kattints valamire a térképen, hogy lásd és módosíthasd.
web-studio-h-stage = Térkép: { $columns } oszlop, { $rows } sor. A nyilak mozgatják a kurzort.
web-studio-h-select = Kijelölés
web-studio-h-boards = Táblák
web-studio-h-overlays = Tereprátétek
web-studio-h-tool-overlays = Rátétek
web-studio-h-zones = Zónák
web-studio-h-aims = Célok
web-studio-h-units = Egységek
web-studio-h-ruler = Mérő
web-studio-h-tip-ruler = Húzd egyik mezőről a másikra, vagy válaszd ki mindkettőt. A szám az épületeken kívüli távolság; 7 fölött a tüzelés −2-t kap.
web-studio-h-rotate = Forgatás
web-studio-h-turn = Elforgatás
web-studio-h-flip = Másik oldal
web-studio-h-move = Áthelyezés
web-studio-h-remove = Eltávolítás
web-studio-h-fire = Tűz innen
web-studio-h-paint = Festés
web-studio-h-tap = Koppints a térképre a lerakáshoz.
web-studio-h-board = { $name } tábla
web-studio-h-grid = Táblák soronként × sorok
web-studio-h-laid = lerakva: { $count }
web-studio-h-left = maradt: { $left } / { $copies }
web-studio-h-on-map = a térképen
web-studio-h-in-box = a dobozban
web-studio-h-set-up = a játékosa helyezi el
web-studio-h-on-the-map = A térképen
web-studio-h-cover = fedezék: +{ $cover }
web-studio-h-structure = szerkezet: { $points }
web-studio-h-none-left = A dobozban nincs belőle több.
web-studio-h-overlaps = Ott már van egy tereprátét.
web-studio-h-most = Legfeljebb { $most }.
web-studio-h-faulty = hibás
web-studio-h-side = Oldal
web-studio-h-both = Mindkét oldal
web-studio-h-no = Nem
web-studio-h-primary = Elsődleges
web-studio-h-secondary = Másodlagos
web-studio-h-zone-zone = Kezdőzóna
web-studio-h-zone-entry = Belépés
web-studio-h-zone-exit = Kijárat
web-studio-h-brush = Ecset
web-studio-h-brush-1 = 1 mező
web-studio-h-brush-3 = 3 × 3
web-studio-h-rectangle = Téglalap
web-studio-h-erase = Radír (vagy tartsd az Altot)
web-studio-h-squares-label = Mezők
web-studio-h-no-room = nem fér el: { $units } egység
web-studio-h-points-of = { $points } / { $limit } pont
web-studio-h-armies-and-aims = Seregek és célok
web-studio-h-arrivals = Később érkeznek
web-studio-h-add-arrival = Későbbi érkezés hozzáadása…
web-studio-h-everyone = Mindenki
web-studio-h-arrives = Érkezés fordulója
web-studio-h-name = Név
web-studio-h-called = Elnevezés
web-studio-h-each-turn = Fordulónként
web-studio-h-to-holder = pont a birtoklójának
web-studio-h-who-scores = Ki kap pontot
web-studio-h-who-carries = Ki viheti
web-studio-h-appears = Megjelenés fordulója
web-studio-h-spots = Helyek
web-studio-h-spots-how = Alt+kattintás: hozzáadás vagy eltávolítás
web-studio-h-faces = Irány
web-studio-h-ground = Terep
web-studio-h-from-to = { $first } – { $last }
web-studio-h-about-objective = metszésponton vagy épületben
web-studio-h-about-bonus = metszésponton
web-studio-h-about-item = vihető; mezőn
web-studio-h-without-plate = Toborzótábla nélkül
web-studio-h-of-army = A seregből, rögzített mezőn
web-studio-h-tip-select = Húzással áthelyezheted. A listán és a térképen ugyanazt jelölöd ki.
web-studio-h-tip-boards = Válassz egy oldalt, aztán egy helyet a térképen. Ami a táblán van, vele együtt mozog.
web-studio-h-tip-overlays = Húzd a térképre, vagy válaszd ki, aztán kattints a helyére.
web-studio-h-tip-turn = 90°-kal elforgatja.
web-studio-h-tip-zones = Fesd ki a mezőket a térképen.
web-studio-h-tip-aims = Az Oldalak fülön állítható be, melyik oldal hogyan győz.
web-studio-h-step-laid = Lerakva: { $what }
web-studio-h-step-moved = Áthelyezve: { $what }
web-studio-h-step-turned = Elforgatva: { $what }
web-studio-h-step-removed = Eltávolítva: { $what }
web-studio-h-step-changed = Módosítva: { $what }
web-studio-h-step-painted = Festve: { $what }
web-studio-h-step-grid = Térkép táblái: { $grid }
web-studio-h-step-rotated = Térkép elforgatva
web-studio-h-show = Mutatás
web-studio-h-show-nothing-name = Semmi
web-studio-h-show-cover-name = Fedezék
web-studio-h-show-distance-name = Távolság
web-studio-h-show-first-name = Ki ér oda előbb
web-studio-h-show-fire-name = Tűz
web-studio-h-show-heat-name = Hőtérkép
web-studio-h-show-cover = Ennyit ad a terep a védelemhez; × nehéz terep, vagy egyes egységeknek járhatatlan.
web-studio-h-show-distance = { $who }: a gyalogság mozgáspontjai a kezdőhelyéről
web-studio-h-show-first = Az oldalak legközelebbi egységének lépései; a gyűrű azé, aki előbb ér oda.
web-studio-h-show-fire = Jelölj ki egy mezőt vagy egységet, ahonnan lőnek.
web-studio-h-show-fire-from = Tűz innen: { $where } – { $squares } mező, ebből az ellenség kezdőhelyén: { $under }
web-studio-h-show-valid = Előbb javítsd ki a hibákat!
web-studio-h-game = A játék
web-studio-h-armies = Seregek
web-studio-h-given = Adottak
web-studio-h-built = A játékosok állítják össze
web-studio-h-limit = Pont seregenként
web-studio-h-chance = Véletlen
web-studio-h-scouts = Felderítők
web-studio-h-scouts-note = a zónájuk előtt kezdhetnek
web-studio-h-track = Fordulósáv: kattints egy fordulóra az esemény hozzáadásához, módosításához vagy törléséhez
web-studio-h-event-kind = Az esemény fajtája
web-studio-h-event-arrival = Egységek érkeznek
web-studio-h-event-cards = Kártyahúzás
web-studio-h-event-bonus = Taktikai bónusz
web-studio-h-event-special-order = Különleges parancs
web-studio-h-event-orders = Több parancs
web-studio-h-event-card = Egy adott kártya
web-studio-h-banned = Tiltott kártyák
web-studio-h-support = Engedélyezett támogató kártyák
web-studio-h-edit-army = Sereg szerkesztése…
web-studio-h-draw-army = Sorsolás
web-studio-h-wins-by = Ezek bármelyikével győz
web-studio-h-add-aim = Cél hozzáadása…
web-studio-h-from-turn = ettől a fordulótól
web-studio-h-aim-hold = Célpontok birtoklása
web-studio-h-aim-points = Pontszám elérése
web-studio-h-aim-exit = Egységek kijuttatása
web-studio-h-aim-carry = Kivitel a térképről
web-studio-h-aim-gather = Tárgyak odavitele és birtoklás
web-studio-h-aim-kill = Kiejtés
web-studio-h-aim-demolish = Lerombolás
web-studio-h-aim-last-turn = Kitartás az utolsó forduló végéig
web-studio-h-squares =
    { $count ->
       *[other] { $count } mező
    }

## Stúdió: mérés

web-balance-measure = Mérés
web-balance-even = Kiegyenlítés
web-balance-handicaps = Előnyök
web-even-now = Előrejelzés: { $side } { $share }
web-even-look = Kis változtatások keresése
web-even-lead = Keress kis változtatásokat, és rögtön látod, mi segíthet: ezek még becslések. Utána próbáld ki őket játszmákban, hogy biztosan tudd.
web-even-looking = Keresés…
web-even-faults = Előbb javítsd ki a hibákat! Csak hibátlan vázlatban tudunk keresni.
web-even-found = Kipróbált kis változtatások: { $predicted }. A legjobbak láthatók, legfeljebb { $shown }.
web-even-none = Az előrejelzés szerint egyetlen kis változtatás sem visz ennél közelebb: { $share }. Alkalmazz egyet, és keress újra!
web-even-effect =
    { $count_sign ->
        [minus] −{ $count_size }
       *[plus] +{ $count_size }
    } százalékpont ({ $name }), előrejelzés
web-even-apply = Alkalmazás
web-even-measure = Próba és mérés
web-even-trying = Próba ugyanazokkal a dobásokkal
web-even-measuring = A legjobbak mérése új dobásokkal
web-even-tried = Előre jelzett kis változtatások: { $predicted }. Játszmákban kipróbálva: { $tried }.
web-even-measured-now = Most: { $side } { $share } ({ $low } és { $high } között, { $games } játszma).
web-even-none-measured = Ezekben a játszmákban egyik változtatás sem visz ennél közelebb: { $share }. Alkalmazz egyet, és keress újra, vagy engedj többet változtatni!
web-even-measured = Megmért változtatások
web-even-measured-share = { $name }: { $low } és { $high } között · { $games } játszma új dobásokkal · { $agent }
web-even-measured-effect =
    { $count_sign ->
        [minus] −{ $count_size }
       *[plus] +{ $count_size }
    } százalékpont ({ $name }), { $low } és { $high } között, ugyanazokkal a dobásokkal
web-even-already = Nincs teendő: már most kiegyenlített ({ $low }–{ $high }).
web-even-already-predicted = Az előrejelzés szerint már kiegyenlített. Méréssel győződj meg róla!
web-even-even = Kiegyenlített
web-even-preview = Előnézet
web-even-previewed = A térképen
web-even-preview-of = Előnézet: { $name }
web-even-before = Előtte
web-even-after = Utána
web-even-preview-note = Rézszínű kerettel: ami változik. Az alkalmazás egyetlen, visszavonható lépés.
web-even-more = Továbbiak
web-even-change = Mi változhat
web-even-how = Hogyan működik
web-even-how-predict = Minden kis változtatást néhány gyors játszma elején próbálunk ki, ugyanazokkal a dobásokkal.
web-even-how-try = A legígéretesebb változtatásokat a vázlattal azonos dobásokkal játsszuk le, hogy a szerencse kiegyenlítődjön. Ha egy nem elég, legfeljebb hármat kombinálunk.
web-even-how-measure = A három legjobbat új dobásokkal mérjük meg. A változtatás egy lépésben visszavonható.
web-even-looks-even = Kiegyenlítettnek látszik
web-even-nearly-even = Majdnem kiegyenlített
web-even-not-enough = Egyedül nem elég
web-even-group-markers = Jelzők kezdéskor
web-even-group-decks = Paklik
web-even-group-supplies = Tartalékok
web-even-group-armies = Seregek
web-even-group-aims = Célok és fordulók száma
web-even-group-initiative = Kezdeményezés
web-even-group-start = Kezdőhelyek
web-even-group-tiles = A térkép lapkái
web-measure-agent = Szint
web-measure-games = Játszmák
web-measure-own-number = Más szám…
web-measure-of-games = { $games } játszma
web-measure-progress = Haladás
web-measure-done = { $games } / { $wanted } játszma
web-measure-queued = Hely a sorban: { $place }.
web-measure-queued-starts = Hely a sorban: { $place }., kezdés { $time } múlva
web-measure-waiting = Egyszerre csak egy mérés folyik. Most ezt mérjük: „{ $name }”.
web-measure-measuring = Mérés folyamatban
web-measure-left = még kb. { $minutes } perc
web-measure-left-hours = még kb. { $hours } óra
web-measure-minutes = kb. { $minutes } perc
web-measure-hours = kb. { $hours } óra
web-measure-paused = Szünetel
web-measure-finished = Kész
web-measure-stopped = Leállítva { $games } játszma után
web-measure-failed-failed = A mérés nem sikerült. A lejátszott játszmák megmaradtak.
web-measure-failed-never-ends = A mérés nem sikerült: az egyik játszma nem ért véget.
web-measure-failed-rules-changed = A mérés leállt: megváltoztak a szabályok.
web-measure-pause = Szünet
web-measure-continue = Folytatás
web-measure-stop = Leállítás és mentés
web-measure-next = Mérés következőként
web-measure-with = Mérés: { $agent }
web-measure-more = További mérés
web-measure-again = Újramérés
web-measure-instead = A jelenlegi állapot mérése
web-measure-others = Korábbi állapot mérése folyik ({ $time }).
web-measure-old = Régebbi szabályok szerint mérve ({ $rules }. változat). A szabályok azóta változtak.
web-measure-leave = Bezárhatod ezt az oldalt. A kiszolgáló folytatja a mérést, és elmenti az eredményt.
web-measure-faults = Előbb javítsd ki a hibákat!
web-measure-spent = A mai keret ({ $games } játszma) elfogyott. Éjféltől (UTC) folytathatod.
web-measure-busy = A kiszolgáló foglalt: { $count } másik mérés van a sorban. A tiéd { $time } alatt készülne el.
web-measure-fewer = { $games } játszma mérése, { $time }
web-remind-me = Emlékeztess!
web-remind-email = Ha kész, e-mailt kapsz.
web-remind-webhook = Ha kész, meghívjuk a webhookodat.
web-remind-set = Ez a böngésző értesít, ha nyitva van egy Sandtable-oldal.
web-remind-measured = Elkészült a mérés: { $name }
web-remind-failed = A mérés nem sikerült: { $name }
web-remind-quota = Újra mérhetsz
web-measure-closed = Ez a kiszolgáló nem mér. Exportáld a küldetést, és használd ezt:
web-measure-none = Még nincs megmérve
web-measure-none-note = A gép játszik mindkét oldalon, több százszor. { $games } játszma után az eredmény kb. öt százalékpontra pontos. Ennyi kell ahhoz is, hogy mindenkinek közzétedd.
web-measure-error-failed-before = A küldetés játszmáit nemrég nem sikerült lejátszani. Módosítsd a küldetést, vagy próbáld újra később: először tíz perc múlva, majd minden kudarc után kétszer annyi idő elteltével!
web-measure-error-games-spent = Ez több játszma, mint amennyi mára maradt. Válassz kevesebbet, vagy folytasd éjfél után (UTC)!
web-measure-error-no-edits = Nincs ilyen kis változtatás. Engedj többet változtatni!
web-measure-error-too-many-measurements = Egy mérésed fut, és három várakozik. Előbb állíts le egyet!
web-measure-error-measuring-busy = A kiszolgáló foglalt: túl sok mérés várakozik. Próbáld újra később!
web-measure-error-no-measuring = Ez a kiszolgáló nem mér.
web-measure-error-changed-elsewhere = A vázlatot máshol módosították. Nyisd meg újra!
web-measure-error-not-valid = A vázlatban hibák vannak. Előbb javítsd ki őket!
web-measure-error-server = Hiba történt a kiszolgálón. Semmi sem veszett el. Próbáld újra!
web-measure-who-wins = Ki győz
web-measure-live = Élő
web-measure-by = mérte: { $agent }
web-measure-between = { $low } és { $high } között, 95%-os biztonsággal.
web-measure-favoured = Előnyben: { $side }.
web-measure-verdict-even = Kiegyenlített.
web-measure-verdict-unknown = Még nem tudni, kiegyenlített-e.
web-measure-spoken = Mérte: { $agent }, { $games } játszma. { $side }: { $share }, { $low } és { $high } között.
web-measure-band = Az első oldal ({ $side }) által megnyert játszmák aránya, a megbízhatósági tartománnyal. Halvány: ami még hátravan. Rézszínű: kiegyenlített.
web-measure-from = Ettől
web-measure-to = Eddig
web-measure-range = { $low }–{ $high }
web-measure-begins = Ki kezd
web-measure-side-begins = Kezd: { $side }
web-measure-not-yet = még nincs játszma
web-measure-worth = A kezdés az első oldalnak ({ $side }) { $points } százalékpontot ér (eltérés: legfeljebb { $error }).
web-measure-nothing = Ez még a véletlen műve is lehet.
web-measure-begins-fixed = A küldetés szerint kezd: { $side }. Játszmák, amelyekben a másik oldal kezdett: { $games }.
web-measure-begins-chance = A küldetésben sorsolják, ki kezd.
web-measure-where-stood = Hol álltak a harci jelzők
web-measure-where-fell = Hol estek el a harci jelzők
web-measure-stood = Állások
web-measure-fell = Veszteségek
web-measure-heat = Mutatás
web-measure-whose = Kinek a harci jelzői
web-measure-both = Mindkét oldal
web-measure-rounds = Fordulók
web-measure-turns = Fordulók
web-measure-place = Hely
web-measure-heat-none = Ezekben a fordulókban nem történt semmi.
web-measure-heat-stood = A harci jelzők leggyakrabban itt álltak: { $where }.
web-measure-heat-fell = A legtöbb veszteség itt volt: { $where }.
web-measure-heat-cap-stood = Szám: az oldal harci jelzőinek százaléka az összes forduló végén.
web-measure-heat-cap-fell = Szám: az összes veszteség százaléka. Minél sötétebb, annál több.
web-measure-endings = Hogyan érnek véget a játszmák
web-measure-ending = Végkifejlet
web-measure-draw = Döntetlen
web-measure-endings-summary = Leggyakoribb: { $what } (arány: { $share }).
web-measure-length = Játékidő
web-measure-median-round = medián { $count } forduló, kb. { $minutes } perc
web-measure-median-turn = medián { $count } forduló, kb. { $minutes } perc
web-measure-half-round = A játszmák fele { $low }–{ $high } fordulóig tartott.
web-measure-half-turn = A játszmák fele { $low }–{ $high } fordulóig tartott.
web-measure-points-round = Pontok fordulónként
web-measure-points-turn = Pontok fordulónként
web-measure-points-summary = Átlagos pontszám a végén: { $a } { $one }, { $b } { $two }.
web-measure-lost = Az összes játszma átlaga. Veszteség játszmánként: { $a } { $one }, { $b } { $two }.
web-measure-doubt = Nyitott a kimenetel?
web-measure-comebacks = győzött az, aki félidőben hátrányban volt
web-measure-changes = vezetőváltás játszmánként

## The studio: handicaps

web-handicap-nothing = Ennek az oldalnak nem találtunk előnyt.
web-graded-find = Előnyök keresése
web-graded-measuring = Minden fokozat mérése új dobásokkal
web-graded-tried = Előre jelzett kis változtatások: { $predicted }. Kipróbált beállítások: { $tried }.
web-graded-none = Ezekben a játszmákban egyik beállítás sem segített egyik oldalnak sem.
web-graded-as-drawn = Előny nélkül, a vázlat szerint
web-graded-as-published = Előny nélkül, a közzétett küldetés szerint
web-graded-lead = Az előny a kezdőállás kis módosításával segít az egyik oldalnak. Oldalanként legfeljebb három fokozat lehet. A játékosok a játszma előtt választanak, és látják, mennyit ért a mérések szerint.
web-graded-by-hand = Saját választás
web-graded-by-hand-note = Minden fokozat egy kis változtatást tesz az előzőhöz. A számok előrejelzések.
web-graded-look = Kis változtatások listája
web-graded-predicted =
    { $count_sign ->
        [minus] −{ $count_size }
       *[plus] +{ $count_size }
    } százalékpont
web-graded-measure-chosen = Ezek mérése
web-graded-how-grades = A gyengébb oldalnál a harmadik fokozatnak kell kiegyenlítenie a csatát. A másik oldalnál minden fokozat nagyjából öt százalékpontot ér: kezdők elleni játszmákhoz.
web-graded-how-measure = Néhány változtatássort ugyanazokkal a dobásokkal próbálunk ki. Oldalanként a legjobbat új dobásokkal mérjük. Ami nem segít, kimarad.
web-graded-how-publish = Az előnyök a vázlat mostani állapotához tartoznak. Közzétételkor a változattal együtt jelennek meg.
web-account-results-handicap = { $name } (előnnyel)
web-published-compared = Változások: { $before }. változat → { $after }. változat
web-published-compare = Összehasonlítás
web-published-compare-with = Összehasonlítás ezzel: { $number }. változat
web-published-interval = ({ $low } – { $high })
web-published-plays-with = { $handicap }: { $games }
web-published-with = Ezzel: { $handicap } – { $side } { $share }, egyforma erejű gépi játékosok között
web-published-even-with = Kiegyenlített ezzel: { $handicap }
web-published-balance-handicap = Előnnyel kiegyenlített
web-studio-try-one = Próbálj ki egyet!
web-even-further = További mérés
web-even-further-of = További mérés: { $games } / { $wanted } játszma.
