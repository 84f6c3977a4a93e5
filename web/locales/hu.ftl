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
web-renewal-waiting = Az oldal frissült. Újratöltődik, amint a kiszolgáló megkapta az utolsó döntésedet.
web-renewal-offline = Az oldal egy része nem tölthető be: a kiszolgáló nem érhető el.
web-renewal-stuck = Az oldal egy része nem tölthető be, és az újratöltés sem segített. Lehet, hogy a kiszolgáló épp frissül. Próbáld újra kicsit később!
web-renewal-again = Az oldal újratöltése
web-not-found-help = Lehet, hogy a link hibás vagy elavult. Ellenőrizd a címet, vagy indulj a kezdőlapról!
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
web-disabled-banner = ÜZEMKÉPTELEN (if it fits)
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
web-offer-undo = { $side_the } vissza szeretnék vonni az utolsó döntésüket.
web-offer-undo-sent = Azt kérted, hogy visszavonhasd az utolsó döntésedet.
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
web-clock-left-days = { $days } nap { $hours } óra
web-clock-left-hours = { $hours } óra { $minutes } perc
web-clock-until = Határidő: { $when }
web-problem-out-of-time = Lejárt az időd.
web-problem-no-opponent = Nincs ellenfeled, aki beleegyezhetne.
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
web-lobby-balance-games = { $games } gépi játszma
# $shares is such as "US 47 %, German 53 %"
web-lobby-balance-spoken = Megnyert játszmák: { $shares } ({ $games } játszma)

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
web-random-note = A térképet, az erőket és a célpontokat a sorsolás adja. Ugyanaz a méret és sorsolókód mindig ugyanazt a csatát adja.
web-random-size = Méret
web-random-size-small = Kicsi
web-random-size-medium = Közepes
web-random-size-large = Nagy
web-random-points = { $points } pont
web-random-take = Csata sorsolása
web-random-another = Másik csata
web-lobby-balance-none = Nincs becslés
web-lobby-balance-coming = Becslés folyamatban …
web-lobby-balance-estimate = { $games } gyors játszma: { $low } – { $high }
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
web-report-last-games =
    { $games ->
        [1]
            { $won ->
                [0] a legutóbbi játékodat nem nyerted meg
               *[other] a legutóbbi játékodat megnyerted
            }
       *[other] az utolsó { $games } játékodból { $won } győzelem
    }
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
web-account-data-note = Minden, amit rólad tárolunk, egyetlen fájlban: a neved, az asztalaid, a saját döntéseid.
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
web-challenge-build = Válassz sereget …
