### The words of the page itself. Polish.
###
### An argument that names a side, a card or a tile comes in all its forms, as in the game's own texts:
### $side_the, $side_acc and so on; they may be used wherever a title is open.

## Everywhere

web-brand = Sandtable
web-not-found = Nie znaleziono strony
web-to-lobby = Strona główna
web-skip-link = Przejdź do pytania
web-close = Zamknij
web-loading = Rozkładamy grę…
web-offline = Brak połączenia. Łączymy ponownie…
web-renewal-waiting = Strona została zaktualizowana. Odświeży się, gdy tylko serwer przyjmie twój ostatni ruch.
web-renewal-offline = Nie udało się wczytać części strony: nie można połączyć się z serwerem.
web-renewal-stuck = Nie udało się wczytać części strony, odświeżenie nie pomogło. Być może trwa aktualizacja serwera – spróbuj za chwilę.
web-renewal-again = Odśwież stronę
web-not-found-help = Link może być błędny lub nieaktualny. Sprawdź adres albo przejdź na stronę główną.
web-no-table = Nie ma takiego stołu.
web-settings = Ustawienia
web-language = Język
web-theme = Motyw
web-theme-auto = Systemowy
web-theme-light = Jasny
web-theme-dark = Ciemny
web-speed = Tempo animacji
web-speed-1 = Zwykłe
web-speed-2 = Dwa razy szybciej
web-speed-instant = Bez animacji
web-speed-step = Krok po kroku
web-letters = Skróty jednoliterowe (U, E, L, R…)

## Studio: library and editor

web-studio = Studio
web-studio-heading = Studio scenariuszy
web-studio-lead = Narysuj bitwę, od razu sprawdź, czy jest poprawna, i pozwól komputerowi rozegrać ją tyle razy, aż będzie wiadomo, czy szanse są równe.
web-studio-new = Nowy scenariusz
web-studio-begin-scratch = Od zera
web-studio-begin-scratch-note = Pusty stół i całe pudełko.
web-studio-begin-scenario = Ze scenariusza
web-studio-begin-scenario-note =
    { $scenarios ->
        [0] Kopia jednego z gotowych scenariuszy albo opublikowanego.
       *[other] Kopia jednego z gotowych scenariuszy ({ $scenarios }) albo opublikowanego.
    }
web-studio-begin-generated = Z losowej bitwy
web-studio-begin-generated-note = Wybierz rozmiar i kod bitwy, a potem zmień, co chcesz.
web-studio-begin-import = Wczytaj plik
web-studio-begin-import-note = .toml, .sandtable albo .record z partią, do 256 kB. Można go też tu upuścić.
web-studio-import-large = Plik jest za duży. Limit to 256 kB.
web-studio-which-title = Gra
web-studio-scenario = Scenariusz
web-studio-edit-copy = Edytuj kopię
web-studio-edit-battle = Edytuj tę bitwę
web-studio-quota = Twoje studio
web-studio-quota-drafts = Szkice
web-studio-quota-published = Opublikowane
web-studio-quota-used = Nie ma miejsca na więcej szkiców. Usuń któryś albo załóż konto, aby mieć więcej miejsca.
web-studio-of = { $count } z { $most }
web-studio-drafts = Moje szkice
web-studio-all-drafts = Wszystkie szkice ({ $count })
web-studio-fewer-drafts = Pokaż mniej
web-studio-no-drafts = Nie ma jeszcze szkiców. Wybierz, od czego zacząć.
web-studio-deleted = Usunięte szkice ({ $count })
web-studio-restore = Przywróć
web-studio-open = Otwórz
web-studio-duplicate = Powiel
web-studio-delete = Usuń
web-studio-copy-of = Kopia: { $name }
web-studio-card-menu = Działania: { $name }
web-studio-changed = Zmieniono: { $time }
web-studio-not-measured = Bez pomiaru
web-studio-unnamed = Bitwa bez nazwy
web-studio-back = Wróć do studia
web-studio-to = Do studia
web-studio-name = Nazwa scenariusza
web-studio-rename = Zmień nazwę
web-studio-fork-of = kopia: { $name }
web-studio-tabs = Części scenariusza
web-studio-tab-map = Mapa
web-studio-tab-sides = Strony
web-studio-tab-story = Opis
web-studio-tab-balance = Balans
web-studio-tools = Narzędzia
web-studio-rail = Właściwości i lista kontrolna
web-studio-less = Mniej: { $what }
web-studio-more = Więcej: { $what }
web-studio-undo = Cofnij
web-studio-redo = Ponów
web-studio-play = Graj
web-studio-play-menu = Wybierz przeciwnika
web-studio-more-commands = Więcej
web-studio-opponent-here = Przy jednym ekranie
web-studio-opponent-friend = Link dla znajomego
web-studio-publish = Opublikuj…
web-studio-saved = Zapisano { $time }
web-studio-state-saving = Zapisywanie…
web-studio-state-device = Zapisano na tym urządzeniu
web-studio-state-conflict = Nie zapisano: zmieniono gdzie indziej
web-studio-state-gone = Nie zapisano: szkic usunięto
web-studio-state-refused = Nie zapisano: tekst jest za długi
web-studio-conflict-note = Ten szkic zmieniono w innym oknie lub na innym urządzeniu. Nic nie zostanie nadpisane.
web-studio-conflict-other = Użyj tamtych zmian
web-studio-conflict-copy = Zachowaj moje jako kopię
web-studio-offline = Brak połączenia. Zmiany zapisują się na tym urządzeniu.
web-studio-server-silent = Serwer nie odpowiada. Zmiany zapisują się na tym urządzeniu.
web-studio-offline-wait = Do tego potrzebne jest połączenie. Spróbuj, gdy wróci.
web-studio-not-here = Serwer nie odpowiada, a tego szkicu nie ma na tym urządzeniu.
web-studio-on-device = Szkice na tym urządzeniu
web-studio-not-saved = Nie udało się zapisać szkicu, więc nie można jeszcze grać. Nic nie przepadło.
web-studio-gone = Ten szkic jest prywatny albo został usunięty.
web-studio-loading = Układanie mapy…
web-studio-checking = Sprawdzanie…
web-studio-valid = Poprawny
web-studio-unchecked = Niesprawdzony
web-studio-unchecked-note = Ostatnia zmiana nie została jeszcze sprawdzona. Sprawdzimy ją, gdy serwer odpowie.
web-studio-checklist = Lista kontrolna
web-studio-show = Pokaż
web-studio-changes = Ostatnie zmiany
web-studio-no-changes = Nic jeszcze nie zmieniono
web-studio-history = Historia
web-studio-step-start = Szkic w chwili otwarcia
web-studio-step-elsewhere = Zmieniono gdzie indziej
web-studio-step-renamed = Zmieniono nazwę
web-studio-step-text = Edytowano jako tekst
web-studio-balance = Balans
web-studio-no-estimate = Nie ma jeszcze oszacowania.
web-studio-predicted = Oszacowanie dla szybkich graczy komputerowych; w 19 szkicach na 20 myli się najwyżej o { $points } p.p.
web-studio-predicted-at = Prognoza z { $time }. Popraw błędy poniżej, aby ją odświeżyć.
web-studio-predicted-waits = Prognoza z { $time }. Odświeży się, gdy serwer odpowie.
web-studio-unlike = Brak oszacowania: scenariusz jest zbyt niepodobny do znanych.
web-studio-report = Raport z ostatniej partii
web-studio-as-text = Edytuj jako tekst
web-studio-export-as = Eksportuj jako { $kind }
web-studio-text = Scenariusz jako tekst
web-studio-take-text = Użyj tego tekstu
web-studio-line = Wiersz { $line }:
web-studio-keys = Skróty klawiszowe
web-studio-key-arrows = następne miejsce
web-studio-key-enter = połóż, wybierz, otwórz
web-studio-key-escape = odłóż, krok wstecz
web-studio-key-grab = podnieś: strzałki przesuwają, Enter kładzie
web-studio-key-face = druga strona
web-studio-key-tools = narzędzia mapy
web-studio-key-turn = obróć o 90°
web-studio-key-facing = kierunek żetonu
web-studio-key-rotate = obróć mapę
web-studio-key-points = punkty celu
web-studio-key-remove = usuń
web-studio-key-undo = cofnij, ponów
web-studio-key-mirror = odbij w poziomie, w pionie, obróć
web-studio-key-copy = kopiuj, wytnij, wklej, powiel
web-studio-key-all = zaznacz wszystkie tego rodzaju
web-studio-key-overlay = następna, poprzednia warstwa mapy
web-studio-key-fault = następny, poprzedni błąd
web-studio-key-play = graj
web-studio-key-tabs = zakładki
web-studio-key-zoom = powiększenie, cała mapa
web-studio-key-help = skróty klawiszowe
web-studio-faults =
    { $count ->
        [0] Bez błędów
        [one] { $count } błąd
        [few] { $count } błędy
        [many] { $count } błędów
       *[other] { $count } błędu
    }
web-studio-hints =
    { $count ->
        [one] { $count } wskazówka
        [few] { $count } wskazówki
        [many] { $count } wskazówek
       *[other] { $count } wskazówki
    }
web-hint-nearer = Jedna ze stron ma znacznie bliżej: { $what }
web-hint-nearer-note = Liczba ruchów: { $moves }
web-hint-unused = Niewykorzystane: { $places }
web-hint-unused-note = Żadna jednostka tam nie stała (partie: { $games }).
web-hint-fog = Wiele początkowych rąk to sama Mgła wojny
web-hint-fog-note = { $name }: { $share } początkowych rąk
web-hint-limit = Wiele partii kończy dopiero limit
web-hint-limit-note = { $share } partii (wszystkich: { $games })
web-hint-bought = Prawie nikt nie kupuje: { $what }
web-hint-bought-note = { $name }: w mniej niż 5% partii (wszystkich: { $games })
web-hint-decided = To zadanie nie rozstrzygnęło żadnej partii: { $what }
web-hint-decided-note = { $name } (partie: { $games })
web-hint-threat =
    { $squares ->
        [one] Ostrzeliwuje { $squares } pole strefy początkowej wroga: { $what }
        [few] Ostrzeliwuje { $squares } pola strefy początkowej wroga: { $what }
       *[other] Ostrzeliwuje { $squares } pól strefy początkowej wroga: { $what }
    }
web-hint-threat-note = { $name } · { $where }, przed pierwszym ruchem
web-hint-language = Brak nazwy: { $languages }
web-hint-language-note = Gracze zobaczą pierwszy język, w którym jest nazwa.
web-studio-tag-predicted = Prognoza
web-studio-tag-measured = Zmierzono
web-studio-tag-queued = W kolejce · miejsce { $place }
web-studio-tag-waiting = Czeka na twój inny pomiar
web-studio-tag-measuring = Pomiar · { $games } z { $wanted }
web-studio-card-measured = Zmierzono · { $name } { $share }
web-studio-chip-predicted = prognoza ±{ $points }
web-studio-chip-measured = zmierzono
web-studio-quota-games = Zmierzone dziś partie
web-studio-tool-select = Zaznacz
web-studio-tool-tiles = Obszary
web-studio-tool-points = Punkty
web-studio-tool-pieces = Żetony
web-studio-tool-spawn = Punkt zborny
web-studio-tool-markers = Znaczniki
web-studio-tool-mirror = Odbij
web-studio-mirror-part = Odbij zaznaczone obszary
web-studio-mirror-all = Odbij mapę
web-studio-mirror-across = W poziomie
web-studio-mirror-down = W pionie
web-studio-mirror-around = O 180°
web-studio-mirror-half = Odbij i zamień strony
web-studio-mirror-half-note = Druga strona dostaje lustrzane odbicie tego, co ma pierwsza.
web-studio-tool-rotate = Obróć
web-studio-tool-ruler = Miarka
web-studio-palette = W pudełku
web-studio-box-tiles = Obszary w pudełku
web-studio-left = zostało { $count } z { $most }
web-studio-all = Wszystkie
web-studio-face-spoken = Obszar { $tile }, { $ground }, premia za zasłonę { $cover }, { $where }
web-studio-face-laid = na mapie
web-studio-face-other = na mapie leży druga strona
web-studio-face-free = w pudełku
web-ground-field = otwarty teren
web-ground-road = droga
web-ground-cross = skrzyżowanie
web-ground-stream = strumień
web-ground-bocage = żywopłoty
web-ground-farm = gospodarstwo
web-ground-woods = las
web-ground-village = wioska
web-ground-church = kościół
web-ground-hill = wzgórze
web-ground-flat = otwarta pustynia
web-ground-dunes = wydmy
web-ground-ridge = grzbiet
web-ground-rocks = skały
web-ground-track = trakt
web-ground-camp = obóz
web-ground-oasis = oaza
web-ground-fort = fort
web-ground-wadi = wadi
web-ground-airstrip = lądowisko
web-studio-tip-tiles = Wybierz stronę, potem wolne miejsce. Albo przeciągnij. F pokazuje drugą stronę.
web-studio-tip-pieces = Wybierz żeton, potem obszar. Albo przeciągnij.
web-studio-tip-vehicles = Pojazd nie może stać na trudnym terenie. Upuść na nim żołnierza, aby wsiadł.
web-studio-tip-spawn = Wybierz, kto tu wchodzi do gry, potem obszary. Ponowny wybór obszaru usuwa punkt zborny.
web-studio-tip-markers = Wybierz znacznik, potem obszary. Ponowny wybór obszaru go zdejmuje.
web-studio-tip-points = Każde kliknięcie obszaru dodaje punkt, z klawiszem Alt odejmuje. Klawisze 0–9 ustawiają liczbę.
web-studio-tip-ruler = Wybierz dwa obszary, aby zobaczyć odległość.
web-studio-tip-select = Zaznacz obszar lub żeton. Z klawiszem Shift zaznaczysz kilka obszarów.
web-studio-tip-sides = Talia: karty na początek gry. Rezerwa: karty, które można wziąć akcją Wzmocnienie.
web-studio-counters = Żetony
web-studio-vehicles = Pojazdy
web-studio-structures = Obiekty
web-studio-defence = obrona { $defence }
web-studio-exit-note = prowadzi poza mapę
web-studio-no-cards = brak kart
web-studio-cards = w talii { $deck }, w rezerwie { $supply }
web-studio-tile = Obszar { $tile }
web-studio-tiles-chosen = Obszary: { $count }
web-studio-pieces-chosen = { $count ->
        [one] { $count } element
        [few] { $count } elementy
       *[other] { $count } elementów
    }
web-studio-things-chosen = Zaznaczono: { $count }
web-studio-free-place = Wolne miejsce
web-studio-on-tile = { $what }, { $tile }
web-studio-where = kolumna { $column }, rząd { $row }
web-studio-no-counters = bez żetonów
web-studio-first-tile = Połóż pierwszy obszar
web-studio-place-beside = Wolne miejsce obok { $tiles }
web-studio-map-spoken = Mapa. Strzałki przechodzą między obszarami.
web-studio-selection = Zaznaczenie
web-studio-deselect = Odznacz
web-studio-nothing-selected = Nic nie zaznaczono.
web-studio-flip = Odwróć
web-studio-flip-to = Odwróć na { $tile }
web-studio-move = Przesuń
web-studio-remove = Usuń
web-studio-copy = Kopiuj
web-studio-paste = Wklej
web-studio-once = Ten element jest w pudełku tylko raz, więc nie da się go skopiować.
web-studio-none-alike = W pudełku nie ma już innego obszaru z taką zasłoną.
web-studio-faces-alike = Ta sama zasłona, jeszcze w pudełku
web-studio-no-room = Nie ma na to miejsca.
web-studio-empty-seats = Opróżnij stanowiska
web-studio-no-seat = Nie ma wolnego stanowiska.
web-studio-add-cards = Dodać karty: { $what } (talia { $deck }, rezerwa { $supply })?
web-studio-add-its-cards = Dodaj karty
web-studio-add = Dodaj
web-studio-not-now = Nie teraz
web-studio-take-map = Użyj mapy ze scenariusza…
web-studio-take-lists = Użyj list ze scenariusza…
web-studio-take = Użyj
web-studio-to-columns = Ułóż w kolumny
web-studio-to-rows = Ułóż w rzędy
web-studio-overlay = Warstwa mapy
web-studio-overlay-nothing = Nic
web-studio-overlay-cover = Zasłona
web-studio-overlay-cover-key = Premia za zasłonę każdego obszaru
web-studio-overlay-distance = Odległość
web-studio-overlay-distance-key = Liczba kroków od startu każdej strony
web-studio-overlay-first = Kto pierwszy
web-studio-overlay-first-key = Ruchy najbliższej jednostki, która może przejąć cel
web-studio-overlay-fire = Ogień
web-studio-overlay-fire-key = Odległość + zasłona, z zaznaczonego obszaru
web-studio-overlay-heat = Mapa ciepła
web-studio-overlay-heat-none = Zmierz ten szkic, aby zobaczyć, gdzie stały i ginęły jednostki.
web-studio-overlay-waits = Najpierw popraw błędy.
web-studio-mark-none = Brak
web-studio-mark-scouted = Rozpoznany
web-studio-mark-controlled = Kontrolowany
web-studio-objective-of = Punkty celu: { $tile }
web-studio-points-of = z { $count } na mapie
web-studio-marker-of = Znacznik: { $side }
web-studio-spawn-of = Punkt zborny: { $side }
web-studio-spawn-all = Wszyscy wchodzą tutaj
web-studio-structure-points = Punkty: { $what }
web-studio-in-deck = { $side }, { $what }, w talii
web-studio-in-supply = { $side }, { $what }, w rezerwie
web-studio-deck-spoken = { $side }, { $what }, w talii. W pudełku: { $copies }
web-studio-supply-spoken = { $side }, { $what }, w rezerwie. W pudełku: { $copies }
web-studio-vehicle-facts = obrona { $defence }, pancerna { $armour } · niesprawny przy { $critical }, zniszczony przy { $integrity }
web-studio-seat = Stanowisko { $seat }: { $vehicle }
web-studio-seat-free = Wolne
web-studio-seat-needs = tylko { $role }
web-studio-the-game = Gra
web-studio-back-to-map = Wróć do mapy
web-studio-round-limit = Limit rund
web-studio-map-points = Punkty na mapie
web-studio-lists = Listy
web-studio-copy-list = Kopiuj listę: { $giver } → { $taker }
web-studio-swap = Zamień strony
web-studio-give-initiative = Daj inicjatywę
web-studio-wins-with = Wygrywa przez
web-studio-aims = zadania
web-studio-aim-of = Zadanie: { $side }
web-studio-aim-points = Punkty
web-studio-aim-pin = Zatrzymanie wroga
web-studio-aim-escape = Ucieczka
web-studio-aim-neutralise = Neutralizacja
web-studio-aim-number = { $side }, { $aim }: ile
web-studio-points-to-win = Punkty do zwycięstwa: { $side }
web-studio-of-on-map = z { $count } na mapie
web-studio-of-pieces = z { $count }
web-studio-no-pieces = Najpierw rozstaw żetony.
web-studio-of-the-box = Użyte
web-studio-deck-and-supply = talia i rezerwa
web-studio-sum-deck = w talii
web-studio-sum-supply = w rezerwie
web-studio-sum-clear = rąk bez Mgły wojny
web-studio-sum-fog = Mgły wojny w talii
web-studio-at-start = Żetony na początku
web-studio-by-spawn = punkt zborny
web-studio-add-unit = Dodaj jednostkę
web-studio-lay-here = Połóż tu obszar
web-studio-other-face = Druga strona
web-studio-lay = Połóż { $tile }
web-studio-step-laid = Położono obszar { $what }
web-studio-step-moved = Przesunięto obszar { $what }
web-studio-step-flipped = Odwrócono obszar { $from } na { $to }
web-studio-step-removed = Usunięto: { $what }
web-studio-step-cleared = Wyczyszczono: { $what }
web-studio-step-across = Odbito w poziomie
web-studio-step-down = Odbito w pionie
web-studio-step-around = Obrócono o 180°
web-studio-step-half = Utworzono połowę drugiej strony
web-studio-step-pasted = Wklejono: { $what }
web-studio-step-stagger = Zamieniono rzędy i kolumny
web-studio-step-points = Cel { $what }: { $before } → { $after }
web-studio-step-mark = { $what }, { $side }: { $mark }
web-studio-step-placed = { $what }: { $tile }
web-studio-step-cards = Dodano karty: { $what }
web-studio-step-spawn = Punkt zborny: { $what }, { $side }
web-studio-step-seat = { $what } na stanowisku { $seat }, { $vehicle }
web-studio-step-seat-free = { $what }, stanowisko { $seat } wolne
web-studio-step-seats-empty = { $what }: opróżniono stanowiska
web-studio-step-exit = Znacznik ucieczki: { $what }
web-studio-step-no-exit = Usunięto znacznik ucieczki: { $what }
web-studio-step-deck = { $what }, talia: { $before } → { $after }
web-studio-step-supply = { $what }, rezerwa: { $before } → { $after }
web-studio-step-aim = Zmieniono zadanie, { $side }
web-studio-step-initiative = Inicjatywa: { $side }
web-studio-step-rounds = Limit rund: { $limit }
web-studio-step-list = Skopiowano listę, { $side }
web-studio-step-lists-of = Listy z: { $name }
web-studio-step-map-of = Mapa z: { $name }
web-studio-step-swapped = Zamieniono strony
web-studio-tiles =
    { $count ->
        [one] { $count } obszar
        [few] { $count } obszary
        [many] { $count } obszarów
       *[other] { $count } obszaru
    }
web-studio-steps =
    { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    }
web-studio-vehicle-note =
    { $seats ->
        [one] { $seats } stanowisko · { $defence } / { $armour }
        [few] { $seats } stanowiska · { $defence } / { $armour }
        [many] { $seats } stanowisk · { $defence } / { $armour }
       *[other] { $seats } stanowiska · { $defence } / { $armour }
    }
web-studio-ribbon = Szkic · { $time }

## Table: the bar

web-scenario-number = scenariusz { $number }
web-round = Runda { $round }
web-phase-turns = Tury
web-score = { $side }: punkty { $points } z { $aim }
web-score-escape = { $side }: ucieczka, { $done } z { $needed }
web-score-neutralise = { $side }: neutralizacja, { $done } z { $needed }
# What a side plays for whose aim is to pin the other; in the place of points
web-aim-pin = Zatrzymanie
web-initiative = Inicjatywa: { $side }
web-open-rules = Zasady
web-open-rule = Zasada { $rule }
web-help = Pomoc i skróty klawiszowe
web-help-short = Pomoc
web-game-menu = Menu gry

## Table: the opponent, piles and supplies

web-computer = komputer
web-state-thinking = myśli
web-state-choosing = wybiera
web-state-waiting = czeka
web-state-away = poza stołem
web-state-expected = wolne miejsce
# Under a small pile of cards: one short word each
web-pile-hand = Ręka
web-pile-deck = Talia
web-pile-discard = Odrzucone
web-pile-played = Zagrane
web-pile-supply = Rezerwa
web-pile-removed = Usunięte
web-pile-unseen = Zakryte
web-pile-hidden = Te karty może oglądać tylko ich właściciel.
web-pile-empty = Nie ma tu kart.
web-unseen-help = Te karty są w talii albo na ręce; gdzie która, wie tylko właściciel.
web-deck-odds = Szansa, że następna dobrana karta to:
web-your-supply = Twoja rezerwa
web-supply-of = Rezerwa: { $name }
web-look = Obejrzyj
web-your-platoon = Twój pluton
web-next-draw =
    { $count ->
        [0] Talia jest pusta: przy następnym dobieraniu stos kart odrzuconych zostanie przetasowany.
        [one] W talii jest { $count } karta, w tym Mgła wojny: { $fog }.
        [few] W talii są { $count } karty, w tym Mgła wojny: { $fog }.
       *[other] W talii jest { $count } kart, w tym Mgła wojny: { $fog }.
    }

## Table: the map

web-map = Mapa
web-map-tiles =
    { $tiles ->
        [one] Plansza: { $tiles } obszar
        [few] Plansza: { $tiles } obszary
       *[other] Plansza: { $tiles } obszarów
    }
web-sheet =
    { $tiles ->
        [one] Scenariusz { $number } · { $tiles } obszar
        [few] Scenariusz { $number } · { $tiles } obszary
       *[other] Scenariusz { $number } · { $tiles } obszarów
    }
web-zoom-in = Przybliż
web-zoom-out = Oddal
web-zoom-fit = Pokaż całą mapę
# Across a suppressed counter, in capitals; as short as possible
web-suppressed-banner = PRZYGW.
web-spoken-cover = premia za zasłonę { $cover }
web-spoken-objective =
    { $points ->
        [one] cel: { $points } punkt
        [few] cel: { $points } punkty
       *[other] cel: { $points } punktów
    }
web-spoken-odds =
    { $dice ->
        [one] potrzeba { $total }, { $dice } kość, { $percent } procent
       *[other] potrzeba { $total }, { $dice } kości, { $percent } procent
    }

## Table: vehicles

web-vehicles = Pojazdy
web-vehicles-and-log = Pojazdy i dziennik zdarzeń
# Across a disabled vehicle's counter, in capitals; as short as possible
web-disabled-banner = NIESPRAWNY
# Below a seat whose actions only one kind of soldier may use
web-seat-needs = tylko { $card }
web-damage-of = uszkodzenia: { $damage } z { $all }
web-damage-levels = niesprawny przy { $critical }, zniszczony przy { $integrity }
web-help-vehicles = Przeciągnij żołnierza na stanowisko, z jednego stanowiska na inne albo z powrotem na ziemię. Możesz też wybrać jego kartę, a potem stanowisko; dostępne ruchy widać też przy pytaniu. Z klawiatury: V przenosi do stanowisk, strzałki – między nimi.

## Table: what each side is after

web-victory = Zwycięstwo
# Between two aims of a side
web-goal-or = lub
web-goal-points =
    { $needed ->
        [one] { $needed } punkt celu (na razie { $done })
        [few] { $needed } punkty celu (na razie { $done })
       *[other] { $needed } punktów celu (na razie { $done })
    }
web-goal-escape = wyprowadzić z planszy { $needed } spośród żetonów: { $pieces } (na razie { $done })
web-goal-neutralise = zneutralizować { $needed } spośród żetonów: { $pieces } (na razie { $done })
web-goal-pin = zatrzymać wroga

## Table: the sum before the roll. One short word under each number

web-sum-defence = obrona
web-sum-cover = zasłona
web-sum-range = odległość
web-sum-needed = potrzeba
web-sum-hit =
    { $dice ->
        [one] trafienie, { $dice } kość
       *[other] trafienie, { $dice } kości
    }
web-sum-faces = Trafienie przy: { $faces }
web-roll =
    { $dice ->
        [one] Rzuć { $dice } kością
       *[other] Rzuć { $dice } kośćmi
    }

## Table: what is asked

web-your-turn = Twoja kolej
web-confirm = Zatwierdź
web-go-on = Dalej
web-back = Wróć
web-taken = Wybrane: { $cards }
web-not-possible = Niedostępne ruchy i powody
web-sending = Chwileczkę…
web-thinking = Komputer myśli…
web-thinking-waiting =
    { $count ->
        [one] Komputer myśli dłużej: czeka na niego jeszcze { $count } partia…
        [few] Komputer myśli dłużej: czekają na niego jeszcze { $count } partie…
       *[other] Komputer myśli dłużej: czeka na niego jeszcze { $count } partii…
    }
web-thinking-time = Czas namysłu komputera
web-thinking-spent = { $spent } s (najwyżej { $limit } s)
web-waiting = Kolej: { $side }.
web-waiting-friend = Czekamy na drugiego gracza. Gra zacznie się, gdy tylko otworzy twój link.
web-watching = Oglądasz tę partię.
web-end-turn = Zakończ turę
web-end-anyway =
    { $count ->
        [one] Można jeszcze zagrać { $count } kartę. Mimo to zakończyć turę?
        [few] Można jeszcze zagrać { $count } karty. Mimo to zakończyć turę?
       *[other] Można jeszcze zagrać { $count } kart. Mimo to zakończyć turę?
    }
web-problem-stale = Sytuacja się zmieniła. Wybierz jeszcze raz.
web-problem-not-your-seat = To nie jest twoje miejsce.
web-problem-waiting = Gra jeszcze się nie zaczęła.
web-problem-not-over = Gra jeszcze się nie skończyła.
web-problem-too-large = Za dużo danych w jednym zgłoszeniu.
web-problem-bad-request = Nieprawidłowe polecenie. Odśwież stronę.
web-problem-unknown = Serwer nie rozpoznał polecenia. Odśwież stronę.

## Table: hand and played cards

web-hand = Twoja ręka
web-hand-empty = Nie masz kart na ręce.
web-fog-text = Bez akcji. Możesz ją wybrać do określenia inicjatywy; z gry usuwa ją tylko Rozpoznanie.
web-hunker-help = Odłóż tę kartę do swojej rezerwy
web-played = Zagrane w tej turze
web-played-none = brak
web-playable-left =
    { $count ->
        [0] Nie ma już czego zagrać.
        [one] Do zagrania została { $count } karta.
        [few] Do zagrania zostały { $count } karty.
       *[other] Do zagrania zostało { $count } kart.
    }
web-undo = Cofnij
web-undo-ask = Poproś o cofnięcie

## Table: what happens

web-undone = { $side_the } cofają swój ostatni ruch.
web-undone-turn = { $side_the } cofają swój ostatni ruch. To znowu ich kolej.
web-log = Dziennik zdarzeń
web-log-drew =
    { $seen ->
        [yes] { $side } – dobrane karty ({ $count }): { $cards }.
       *[no] { $side } – dobrane karty: { $count }.
    }
web-show-on-map = Pokaż na mapie: { $tiles }
web-next = Dalej
web-skip = Pomiń

## Table: between the players

web-offer-a-draw = Zaproponuj remis
web-offer-draw = Propozycja remisu ({ $side }).
web-offer-draw-sent = Propozycja remisu wysłana.
web-offer-draw-declined = Przeciwnik odrzuca remis.
web-offer-undo = Prośba o cofnięcie ostatniego ruchu ({ $side }).
web-offer-undo-sent = Prośba o cofnięcie ostatniego ruchu wysłana.
web-offer-undo-declined = Przeciwnik nie zgadza się na cofnięcie.
web-accept = Zgadzam się
web-decline = Odrzuć
web-resign = Poddaj się
web-resign-sure = Tak, poddaję się
web-play-on = Gram dalej
web-history = Tło historyczne
web-curtain = Oddaj ekran: teraz grają { $side_the }.
web-curtain-help = Karty pozostaną zakryte, dopóki drugi gracz nie przejmie ekranu.
web-curtain-open = Pokaż karty { $side_gen }

## Clocks

web-clock = Zegar
web-clock-none = Bez zegara
web-clock-days =
    { $days ->
        [one] { $days } dzień na ruch
       *[other] { $days } dni na ruch
    }
web-clock-live = { $minutes } min na gracza + { $seconds } s za turę
web-clock-out = Gdy skończy się czas
web-clock-out-lost = przegrana
web-clock-out-agent = zastępuje go { $name }
web-clock-left-days =
    { $hours ->
        [0]
            { $days ->
                [one] { $days } dzień
               *[other] { $days } dni
            }
       *[other]
            { $days ->
                [one] { $days } dzień { $hours } godz.
               *[other] { $days } dni { $hours } godz.
            }
    }
web-clock-left-hours = { $hours } h { $minutes } min
web-clock-until = Ruch do: { $when }
web-problem-out-of-time = Twój czas się skończył.
web-problem-no-opponent = Nie ma kogo zapytać: przeciwnika nie ma przy stole.
web-problem-too-long = Ta partia osiągnęła maksymalną długość. Można ją już tylko poddać.
web-offer-an-agent = Oddaj grę komputerowi
web-offer-agent = Prośba, by dalej grał komputer ({ $side }).
web-offer-agent-sent = Prośba, by dalej grał za ciebie komputer, wysłana.
web-offer-agent-declined = Przeciwnik chce dalej grać z tobą.

## Report a problem

web-report-problem = Zgłoś problem
web-report-problem-what = Co się stało, a co powinno się stać?
web-report-problem-seen = Dołączymy przebieg partii widziany oczami twojej strony. Ukrytych informacji nie wysyłamy.
web-report-problem-all = Dołączymy zapis partii, tyle, ile możesz zobaczyć.
web-report-problem-send = Wyślij
web-report-problem-number = Dziękujemy. Numer zgłoszenia: { $number }.

## Table: older rules

web-rules-held = Od rozpoczęcia tej partii zmieniły się zasady gry. Jak dotąd niczego by to nie zmieniło.
web-rules-held-differs = Od rozpoczęcia tej partii zmieniły się zasady gry i od tego miejsca wynik byłby inny. Za zgodą obu stron zagracie dalej od tej pozycji.
web-rules-kept = Ta partia toczy się według zasad z dnia jej rozpoczęcia. Są już nowsze, ale jak dotąd nic by nie zmieniły.
web-rules-kept-differs = Ta partia toczy się według zasad z dnia jej rozpoczęcia. Są już nowsze; przejście na nie cofa partię do momentu pierwszej różnicy.
web-rules-over = Tę partię rozegrano według starszych zasad. Powtórka kończy się tam, gdzie nowe zasady dałyby inny wynik.
web-rules-change = Graj według nowych zasad
web-offer-rules = Propozycja gry według nowych zasad ({ $side }).
web-offer-rules-sent = Propozycja gry według nowych zasad wysłana.
web-offer-rules-declined = Przeciwnik nie chce zmiany zasad. Możesz zapytać ponownie, zaproponować remis albo się poddać.
web-replay-older = Resztę rozegrano według starszych zasad i nie da się jej pokazać. Jest w zapisie partii.
web-problem-old-rules = Tę partię zaczęto według starszych zasad.

## Table: the end

web-won = Zwyciężają { $side_the }
web-you-won = Zwycięstwo!
web-you-lost = Porażka
web-rematch = Rewanż z zamianą stron
web-rematch-go = Przejdź do rewanżu
web-result-goal = Zadanie: { $goals }
web-show-result = Wynik
web-open-replay = Powtórka

## Dice one can check: what is promised at the start, and what the browser finds at the end

web-dice-heading = Kości
web-dice-sealed = Kości są zapieczętowane. Co to znaczy?
web-dice-proof = Skąd wiem, że kości były uczciwe?
web-dice-how = Zanim dobrano pierwszą kartę, serwer wybrał tajną liczbę i pokazał jej pieczęć: odcisk, który pasuje tylko do tej liczby. Przeglądarka każdego gracza dodała losowy składnik. Każdy rzut i każde dobranie karty wynika z nich wszystkich, więc nikt, nawet serwer, nie mógł wybrać wyniku ani po cichu rzucić jeszcze raz.
web-dice-later = Po zakończeniu gry liczba zostanie pokazana, a twoja przeglądarka sama sprawdzi każdy rzut i każdą dobraną kartę.
web-dice-promise = Pieczęć (SHA-256 tajnej liczby)
web-dice-nonce = Składnik: { $name }
web-dice-key = Tajna liczba
web-dice-checking = Sprawdzanie kości…
web-dice-unfetched = Nie udało się pobrać zapisu tej partii, więc kości nie są sprawdzone.
web-dice-insecure = Połączenie z tą stroną nie jest szyfrowane, więc przeglądarka nie może wykonać obliczeń. Kości sprawdzisz poniższym poleceniem.
web-dice-fair =
    { $count ->
        [one] Kości były uczciwe. Twoja przeglądarka sprawdziła jedyny wynik losowania w tej partii: wynika z zapieczętowanej liczby.
        [few] Kości były uczciwe. Twoja przeglądarka sprawdziła wszystkie { $count } wyniki losowań w tej partii: każdy wynika z zapieczętowanej liczby.
        [many] Kości były uczciwe. Twoja przeglądarka sprawdziła wszystkie { $count } wyników losowań w tej partii: każdy wynika z zapieczętowanej liczby.
       *[other] Kości były uczciwe. Twoja przeglądarka sprawdziła wszystkie wyniki losowań w tej partii ({ $count }): każdy wynika z zapieczętowanej liczby.
    }
web-dice-given = Wyniki przejęte z partii, od której zaczęto: { $count }. Tu ich nie sprawdzono.
web-dice-witnessed = To ta sama pieczęć, którą ta przeglądarka widziała na początku gry.
web-dice-unwitnessed = Ta przeglądarka nie widziała początku gry: porównaj pieczęć z tą, którą widział wtedy któryś z graczy.
web-dice-forged = Kościom z tego zapisu nie można ufać!
web-dice-forged-secret = Liczba pokazana na końcu nie jest tą, którą zapieczętowano.
web-dice-forged-promise = To nie ta pieczęć, którą ta przeglądarka widziała na początku gry.
web-dice-forged-share = Brakuje składnika, który dodała ta przeglądarka.
web-dice-forged-damaged = Brakuje wierszy albo są uszkodzone, więc niczego nie da się udowodnić.
web-dice-forged-edited = Wiersz { $line } pliku został zmieniony.
# $said and $due are lines of the record, such as "roll 3 8"
web-dice-forged-outcome = Wpis { $number } mówi „{ $said }”, ale z zapieczętowanej liczby wynika „{ $due }”.
web-dice-verify = Skład talii przeglądarka bierze z zapisu partii. To polecenie sprawdza także skład talii, zgodnie z zasadami:
web-dice-file = Sprawdź zapis partii

## Table: help

web-help-how = Wybierz kartę, potem jedną z jej akcji, potem cel. Nic nie jest ostateczne, dopóki tego nie zatwierdzisz; sumę i szansę widać przed rzutem.
web-help-touch = Na ekranie dotykowym: jeden palec przesuwa mapę, dwa ją powiększają. Dotknij celu, aby zobaczyć sumę, i dotknij jeszcze raz, aby zatwierdzić. Przytrzymaj obszar, aby zobaczyć jego opis.
web-key-card = wybór karty
web-key-action = wybór akcji karty
web-key-targets = następny cel
web-key-confirm = zatwierdzenie
web-key-back = wstecz
web-key-zoom = powiększenie, pomniejszenie, cała mapa
web-panels = Panele
web-tab-hand = Ręka
web-tab-supply = Rezerwa
web-tab-log = Dziennik

## Table: the guide of a first game

web-guide = Samouczek
web-guide-idle = Graj dalej. Samouczek odezwie się, gdy pojawi się coś nowego.
web-guide-idle-hints = Podpowiedzi: na razie nic nowego.
web-guide-more = Wyjaśnij
web-guide-less = Zamknij
web-guide-back = Poprzednia
web-guide-hints = Tylko podpowiedzi
web-guide-lessons = Pełne lekcje
web-guide-off = Wyłącz samouczek
web-guide-progress = Lekcja { $told } z { $all }
web-key-lesson = następna lekcja

## Lobby: the bar

web-lobby-new = Nowa gra
web-lobby-nav = Menu
web-lobby-games = Twoje partie
web-lobby-rules = Zasady
web-lobby-language = Język
web-lobby-theme-dark = Ciemny motyw
web-lobby-theme-light = Jasny motyw

## Lobby: everywhere

web-lobby-loading = Wczytywanie…
web-lobby-retry = Spróbuj ponownie
web-lobby-close = Zamknij
web-lobby-copy = Kopiuj
web-lobby-copied = Skopiowano
web-lobby-error-offline = Brak połączenia z serwerem. Sprawdź połączenie z internetem.
web-lobby-error-unknown = Tutaj już nic nie ma.
web-lobby-error-taken = To miejsce zajął już ktoś inny.
web-lobby-error-name = Ta nazwa jest już zajęta. Wybierz inną.
web-lobby-error-account-name = Tą nazwą się logujesz. Zmienisz ją na stronie swojego konta.
web-lobby-error-not-over = Ta partia jeszcze trwa. Powtórkę obejrzysz po jej zakończeniu.
web-lobby-error-busy = Za dużo prób. Odczekaj minutę i spróbuj ponownie.
web-lobby-error-server = Błąd serwera. Spróbuj ponownie.
web-error-numbered = { $text } Numer błędu: { $number }

## Lobby: the games there are

web-lobby-titles = Wybierz grę

## Lobby: scenarios

web-lobby-scenarios = Scenariusze
web-lobby-scenario-count =
    { $scenarios ->
        [one] { $scenarios } scenariusz
        [few] { $scenarios } scenariusze
       *[other] { $scenarios } scenariuszy
    }
web-lobby-number = Scenariusz { $number }
web-lobby-column-number = Nr
web-lobby-column-place = Miejsce
web-lobby-column-date = Data
web-lobby-map = Mapa na początku gry: { $map }
web-lobby-fact-map = Mapa
web-lobby-tiles =
    { $tiles ->
        [one] { $tiles } obszar
        [few] { $tiles } obszary
       *[other] { $tiles } obszarów
    }
web-lobby-length = Czas gry
web-lobby-minutes = { $minutes } min
web-lobby-rounds =
    { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
       *[other] { $rounds } rund
    }
web-lobby-history = Tło historyczne
# These follow the name of a side, as its task
web-lobby-aim-points =
    { $needed ->
        [one] zdobyć { $needed } punkt celu
        [few] zdobyć { $needed } punkty celu
       *[other] zdobyć { $needed } punktów celu
    }
web-lobby-aim-escape =
    { $needed ->
        [one] wyprowadzić { $needed } żeton z planszy
        [few] wyprowadzić { $needed } żetony z planszy
       *[other] wyprowadzić { $needed } żetonów z planszy
    }
web-lobby-aim-neutralise =
    { $needed ->
        [one] zneutralizować { $needed } żeton wroga
        [few] zneutralizować { $needed } żetony wroga
       *[other] zneutralizować { $needed } żetonów wroga
    }
web-lobby-aim-pin = zatrzymać wroga
web-lobby-balance = Balans stron
web-measured-thumb = Pomiar: dwaj szybcy gracze komputerowi, którzy nie analizują ruchów naprzód, partie: { $games }; od { $low } do { $high } z pewnością 95%
web-measured-part = { $part } zwykłej głębi analizy
web-measured-rules = wersja zasad: { $rules }
web-measured-under = Zmierzono według zasad w wersji { $rules }.
# $shares is such as "US 47 %, German 53 %"
web-lobby-balance-predicted = Prognoza: { $shares }
web-lobby-balance-spoken =
    { $games ->
        [one] Wygrane partie: { $shares } ({ $games } partia)
        [few] Wygrane partie: { $shares } ({ $games } partie)
       *[other] Wygrane partie: { $shares } ({ $games } partii)
    }

## Lobby: handicaps

web-handicap = Wyrównaj szanse
web-handicap-note = Zmierzone ułatwienia dla jednej strony. Zmieniają tylko rozstawienie, nigdy zasady.
web-handicap-help = Pomóż { $side_dat }
web-handicap-none = Bez ułatwień, jak w instrukcji
web-handicap-even = Wyrównane
web-handicap-interval = od { $low } do { $high }
web-handicap-by-agent = Partie dwóch graczy komputerowych ({ $agent }, { $part } zwykłej głębi analizy), z przedziałem ufności 95%.
web-handicap-by-thumb = Partie dwóch szybkich graczy komputerowych, którzy nie analizują ruchów naprzód, z przedziałem ufności 95%.
web-handicap-elsewhere = Balans podany przy scenariuszu zmierzono osobno, w innych partiach.
web-handicap-grade = Stopień { $grade }

## Lobby: a new game

web-lobby-opponent-agent = Komputer
web-lobby-opponent-friend = Znajomy
web-lobby-opponent-here = Przy jednym ekranie
web-lobby-opponent-agent-note = Drugą stroną gra komputer.
web-lobby-opponent-friend-note = Dostaniesz link do wysłania. Znajomy nie potrzebuje konta.
web-lobby-opponent-here-note = Gracie we dwoje na zmianę na tym urządzeniu.
web-lobby-level = Poziom
web-lobby-agent-recruit = Rekrut
web-lobby-agent-recruit-note = Gra rozsądnie, ale bez dalszych planów. Dobry na pierwszą partię.
web-lobby-agent-corporal = Kapral
web-lobby-agent-corporal-note = Planuje na krótko naprzód. Dobry przeciwnik, gdy znasz już zasady.
web-lobby-agent-sergeant = Sierżant
web-lobby-agent-sergeant-note = Porównuje kilka planów. Wykorzystuje nieuwagę.
web-lobby-agent-lieutenant = Porucznik
web-lobby-agent-lieutenant-note = Rozważa wiele ruchów. Dla graczy, którzy dobrze znają grę.
web-lobby-agent-captain = Kapitan
web-lobby-agent-captain-note = Najsilniejszy. Nad każdą decyzją myśli około sekundy.
web-lobby-agent-random = Losowy
web-lobby-agent-random-note = Losuje spośród dozwolonych ruchów.
web-lobby-side = Twoja strona
web-lobby-start-agent = Graj
web-lobby-start-friend = Utwórz link
web-lobby-start-here = Graj tutaj
web-lobby-start-note = Konto nie jest potrzebne. Możesz przerwać i wrócić w każdej chwili.
web-lobby-name = Twoje imię lub pseudonim
web-lobby-name-kept = Zapisano.

## Lobby: learning a game

web-learn = Naucz się grać
# $name is a scenario, $opponent an agent such as "Recruit"
web-learn-about = Pierwsza partia krok po kroku: { $name }, przeciwnik: { $opponent }. Każdą zasadę poznasz wtedy, gdy będzie potrzebna.
web-learn-start = Uruchom samouczek
web-learn-on = Wróć do samouczka
web-learn-anew = Zacznij od nowa

## Lobby: own games

web-lobby-games-none = Nie masz jeszcze żadnych partii.
web-lobby-games-past = Zakończone partie
web-lobby-games-all =
    { $games ->
        [one] Pokaż { $games } partię
        [few] Pokaż wszystkie { $games } partie
       *[other] Pokaż wszystkie { $games } partii
    }
web-lobby-game-against = przeciwnik: { $name }
web-lobby-game-here = przy jednym ekranie
web-lobby-game-waiting = czeka na drugiego gracza
web-lobby-game-waiting-anyone = czeka, aż ktoś przyjmie wyzwanie
web-lobby-game-round = Runda { $round }
web-lobby-your-turn = Twoja kolej
web-lobby-show-link = Pokaż link
web-lobby-result-won = Wygrana
web-lobby-result-lost = Przegrana
web-lobby-result-draw = Remis
web-lobby-replay = Obejrzyj powtórkę

## Players among themselves: challenges, chat, notes, express mode

web-challenges = Otwarte wyzwania
web-challenge-by = { $name } czeka. Twoja strona: { $army }
web-challenge-accept = Przyjmij wyzwanie
web-challenge-posted = Wyzwanie ogłoszone. Znajdziesz je wśród swoich partii, dopóki ktoś go nie przyjmie.
web-challenge-posted-already = To wyzwanie jest już ogłoszone. Znajdziesz je wśród swoich partii.
web-challenge-accepted = Ktoś przyjął twoje wyzwanie.
web-lobby-opponent-anyone = Każdy chętny
web-lobby-opponent-anyone-note = Twoje wyzwanie zobaczą tu wszyscy. Kto pierwszy je przyjmie, zagra przeciwną stroną.
web-lobby-start-anyone = Ogłoś wyzwanie
web-lobby-cancel = Anuluj
web-talk = Czat i notatki
web-talk-unheard =
    { $count ->
        [one] Czat: { $count } nowa wiadomość
        [few] Czat: { $count } nowe wiadomości
        [many] Czat: { $count } nowych wiadomości
       *[other] Czat: { $count } nowej wiadomości
    }
web-talk-messages = Wiadomości
web-talk-none = Nikt jeszcze nic nie napisał. Widzowie nie widzą waszych wiadomości.
web-talk-muted = Wyciszono przeciwnika.
web-talk-say = Twoja wiadomość
web-talk-send = Wyślij
web-talk-mute = Wycisz przeciwnika
web-talk-too-fast = Za szybko. Poczekaj chwilę.
web-talk-failed = Nie udało się. Spróbuj jeszcze raz.
web-notes = Prywatne notatki
web-notes-note = Widzisz je tylko ty.
web-notes-kept = Zapisano.
web-express = Tryb szybki: bez potwierdzania ruchów, które można cofnąć

## Campaigns: scenarios in a row with one opponent and one score (UN-10.3)

web-campaign = Kampania
web-campaign-choice = Partia czy kampania
web-campaign-one = Jedna partia
web-campaign-note = Kolejne scenariusze z tym samym przeciwnikiem i jednym łącznym wynikiem. Każdy zachowuje swoją stronę.
web-campaign-last = Ostatni scenariusz
web-campaign-last-option =
    { $battles ->
        [one] { $name } ({ $battles } bitwa)
        [few] { $name } ({ $battles } bitwy)
        [many] { $name } ({ $battles } bitew)
       *[other] { $name } ({ $battles } bitwy)
    }
web-campaign-battle = Bitwa { $battle } z { $battles }
web-campaign-fought = rozegrane bitwy: { $fought } z { $battles }
# On a small label: the next battle may begin
web-campaign-ready = Następna bitwa
web-campaign-open = Do kampanii
web-campaign-join =
    { $battles ->
        [one] To pierwsza bitwa kampanii liczącej { $battles } scenariusz.
        [few] To pierwsza bitwa kampanii liczącej { $battles } scenariusze.
        [many] To pierwsza bitwa kampanii liczącej { $battles } scenariuszy.
       *[other] To pierwsza bitwa kampanii liczącej { $battles } scenariusza.
    }
web-campaign-range = { $first } – { $last }
web-campaign-score = Wynik
web-campaign-victories = Zwycięstwa
web-campaign-points = Punkty
web-campaign-rule = Punkty strony to jej zwycięstwa minus 1 za każde pełne { $casualties } strat. Nic więcej nie przechodzi do następnej bitwy.
web-campaign-battles = Bitwy
web-campaign-ahead = jeszcze przed wami
web-campaign-next = następna
web-campaign-go-on = Rozpocznij następną bitwę
web-campaign-even = Nikt nie prowadzi.
web-campaign-draw = Kampania zakończyła się remisem.
# $grade is one of the three below
web-campaign-leading = Stan na teraz – { $side }: { $grade }.
web-campaign-won = Koniec kampanii. { $side }: { $grade }.
web-campaign-grade-marginal = minimalne zwycięstwo
web-campaign-grade-clear = wyraźne zwycięstwo
web-campaign-grade-decisive = zdecydowane zwycięstwo
web-campaign-gone = Konto przeciwnika zostało usunięte. Kampania kończy się w tym miejscu.
web-campaign-unknown = Pod tym adresem nie ma kampanii.

## Lobby: a friend by link

web-lobby-invite = Zaproś znajomego
web-lobby-invite-note = Wyślij ten link jednej osobie. Kto pierwszy go otworzy, zagra drugą stroną.
web-lobby-invite-link = Link dla znajomego
web-lobby-invite-waiting = Czekamy na drugiego gracza. Stół otworzy się sam.
web-lobby-to-table = Do stołu
web-lobby-join = Zaproszenie
web-lobby-join-invited = { $host } zaprasza cię do gry. Grasz { $side_ins }.
web-lobby-join-you = ty
web-lobby-join-sit-down = Dołącz do gry
web-lobby-join-seated = Jesteś już przy tym stole.
web-lobby-join-watch = Oglądaj grę
web-lobby-join-no-code = Brakuje części linku. Poproś o cały link.
web-lobby-join-wrong-code = Ten link nie pasuje do tego stołu. Poproś o nowy.
web-lobby-join-unknown = Pod tym adresem nie ma stołu.

## Replay

web-replay = Powtórka
web-replay-events = Przebieg gry
web-replay-previous = Wstecz
web-replay-next = Dalej
web-replay-play = Odtwarzaj
web-replay-pause = Wstrzymaj
web-replay-moment = Moment gry
web-replay-speed = Tempo
web-replay-knowledge = Perspektywa
web-replay-both = obie strony
web-replay-copy-link = Link do tego momentu
web-replay-download = Pobierz zapis partii
web-replay-unknown = Pod tym adresem nie ma zakończonej gry.
web-replay-has-initiative = Ma inicjatywę
web-replay-hidden-cards =
    { $cards ->
        [one] { $cards } zakryta karta
        [few] { $cards } zakryte karty
       *[other] { $cards } zakrytych kart
    }
web-replay-on = Zagraj od tego miejsca z komputerem
web-replay-on-start = Graj dalej
web-replay-on-over = Tu gra się kończy. Cofnij się do wcześniejszego momentu.
# Parts of what a screen reader says of a tile
web-replay-tile-cover = zasłona { $cover }
web-replay-tile-objective =
    { $points ->
        [one] cel, { $points } punkt
        [few] cel, { $points } punkty
       *[other] cel, { $points } punktów
    }
web-replay-tile-controlled = pod kontrolą { $side_gen }
web-replay-tile-scouted = rozpoznany przez { $side_acc }
web-replay-tile-target = znacznik celowania { $side_gen }

## Replay: an example round of the printed rules

web-example = Przykładowa runda
web-example-watch =
    { $period ->
        [turn] Obejrzyj przykładową turę
       *[other] Obejrzyj przykładową rundę
    }
web-example-unknown = Nie ma takiego przykładu.
web-example-back = Wstecz
web-example-step = Krok { $step } z { $steps }

## Rules

web-rules = Zasady
web-rules-all = Wszystkie zasady
web-rules-search = Szukaj w zasadach
web-rules-found =
    { $rules ->
        [0] Nie znaleziono żadnej zasady
        [one] { $rules } zasada
        [few] { $rules } zasady
       *[other] { $rules } zasad
    }
web-rules-contents = Spis treści
web-rules-own-words = Zasady obowiązujące przy tym stole, spisane własnymi słowami.
web-rules-unknown = Nie ma zasad tej gry.

## Heroes: the table

web-turn = Tura { $turn }
web-turn-track = Licznik tur
web-event-both = Wydarzenie: obie armie
web-event-of = Wydarzenie: { $name }
web-army-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
# The phases, one short word each
web-phase-orders = Rozkazy
web-phase-activation = Aktywacja
web-phase-supply = Zaopatrzenie
web-order-track = Kolejność Rozkazów
web-order-now = { $number } · teraz
web-order-none = brak Rozkazu
web-order-hidden = zakryty Rozkaz
web-order-free = do rozłożenia
web-tokens-left = Bloczki do rozłożenia
web-your-bluff = Twój Blef: { $unit }
# How many of the enemy's tokens lie hidden on units, and how many are still to be laid
web-enemy-tokens =
    { $left ->
        [0] { $side }: zakryte { $hidden }
       *[other] { $side }: zakryte { $hidden }, do rozłożenia { $left }
    }
# A token that the enemy has not seen
web-token-unseen = { $token } (zakryty)
web-concealed-unit = { $name }: zamaskowana jednostka
web-unit-numbers = Parametry jednostki: { $unit }
web-inspector = Jednostka i decyzja
web-question = Decyzja
web-actions = Akcje
# Under the numbers of a unit: one short word each
web-stat-move = ruch
web-stat-defence = obrona
web-stat-infantry = piechota
web-stat-light = lekkie
web-stat-heavy = ciężkie
web-map-squares = Mapa: { $columns } × { $rows } pól
web-mini-map = Podgląd mapy: wskaż miejsce, aby tam przejść
web-go-to =
    { $steps ->
        [one] Na { $cell }: { $steps } krok
        [few] Na { $cell }: { $steps } kroki
        [many] Na { $cell }: { $steps } kroków
       *[other] Na { $cell }: { $steps } kroku
    }
web-spoken-chance = { $percent } procent
# On the map, where a line of fire is stopped
web-blocked = Zablokowana
# What stops it: a unit in between, a wall, a corner without passage
web-stops-infantry = Piechota
web-stops-vehicle = Pojazd
web-stops-house = Budynek
web-stops-wall = Ściana
web-stops-no-passage = Brak przejścia
# What a line of fire is
web-line-clear = Czysta
web-line-limited = Ograniczona
web-target-at = { $what }, pole { $cell }, odległość { $range }

## Heroes: the sum before a roll

web-sum-bonus = Bonus do walki: { $type }
web-sum-doubled = Podwojenie (Ostrzał przygważdżający)
web-sum-crossed = { $terrain }, { $cell }
web-sum-near = Zasięg { $range } (do 7)
web-sum-far = Daleki zasięg: { $range }
web-sum-suppressed = Przygwożdżenie strzelca
web-sum-die = Dodajesz do rzutu
web-sum-against = Obrona z Osłoną: { $total }
web-ammo = Amunicja (zostało { $left })
web-ammo-more = O jeden znacznik Amunicji więcej
web-ammo-less = O jeden znacznik Amunicji mniej
web-needs = Potrzeba co najmniej { $face } na kości
web-needs-none = Żaden wynik nie wystarczy
web-assault-odds = Do rzutu: atakujący { $attacker_sum }, obrońca { $defender_sum }. Szansa atakującego:
web-assault-ties = Remis (bez skutku): { $percent }
web-effect-wounds = Trafienie rani cel.
web-effect-destroys = Trafienie eliminuje cel.
web-effect-damages = Po trafieniu określa się uszkodzenia.
web-effect-suppresses = Sukces przygważdża cel.
web-effect-none = To nie może się udać.
web-effect-twice = Wynik { $face } lub wyższy to zabójczy strzał.

## Heroes: questions, army and cards

web-lay-token = { $token }: na której jednostce?
# Instead of "Pass": to go on to the roll, to let the dice count as they fell
web-window-roll = Rzuć kością
web-window-stands = Zostaw wynik
web-card-first = Najpierw zagraj kartę
# Ends the move, the activation or the question
web-end-activation = Gotowe
web-army-and-cards = Armia i karty
web-army-own = Twoja
web-army-enemy = Przeciwnika
web-army-orders =
    { $orders ->
        [one] { $orders } Rozkaz
        [few] { $orders } Rozkazy
        [many] { $orders } Rozkazów
       *[other] { $orders } Rozkazu
    }, { $bluffs ->
        [one] { $bluffs } Blef
        [few] { $bluffs } Blefy
        [many] { $bluffs } Blefów
       *[other] { $bluffs } Blefu
    }
web-points-short = { $points } pkt
web-units-left = pozostało jednostek: { $left } z { $all }
web-breaks-at =
    { $losses ->
        [one] punkt krytyczny po { $losses } stracie, wart { $points } PZ
       *[other] punkt krytyczny po { $losses } stratach, wart { $points } PZ
    }
web-broken = punkt krytyczny osiągnięty
web-bonuses-held = zakryte: { $count }
# The phase a card names
web-card-orders = Rozkazy
web-card-activation = Aktywacja
web-card-supply = Zaopatrzenie
web-card-any = Dowolna faza
web-card-when-orders = Zagrywana w fazie Rozkazów
web-card-when-activation = Zagrywana w fazie Aktywacji, w podanym na niej momencie
web-card-when-supply = Zagrywana w fazie Zaopatrzenia
web-card-when-any = Teraz nie można jej zagrać
web-copies = Kopie w całej talii
web-enemy-hand = Ręka wroga
# In which card windows the player is asked
web-asking = Pytaj o zagranie karty
web-asking-never = nigdy
web-asking-attacks = zawsze, gdy mogę zagrać kartę
web-asking-always = w każdym momencie
web-asking-later = od następnej fazy Rozkazów
web-tab-action = Akcja
web-tab-cards = Karty ({ $count })
web-tab-army = Armia
web-heroes-how = W fazie Rozkazów połóż bloczki na jednostkach, które mają działać: przeciągnij je albo wybierz bloczek, a potem jednostkę. Gdy jednostka jest aktywowana, wybierz pole, na które ma się przesunąć, albo wroga, do którego ma strzelać; sumę i szansę widać przed rzutem. Nic nie jest ostateczne, dopóki tego nie zatwierdzisz.
web-heroes-digits = wybór bloczka albo karty z ręki

## Heroes: the lobby and the replay

web-size = { $columns } × { $rows } pól
web-turn-limit = Limit tur
web-turns =
    { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
    }
# What a side is after
web-aim-hold = kontrola od tury { $number }: { $places }
web-aim-carry = wyniesienie z mapy: { $what }
web-aim-exit =
    { $number ->
        [one] wyprowadzenie { $number } jednostki z mapy
       *[other] wyprowadzenie { $number } jednostek z mapy
    }
web-aim-gather =
    { $number ->
        [one] dostarczenie { $number } przedmiotu i kontrola: { $places }
       *[other] dostarczenie { $number } przedmiotów i kontrola: { $places }
    }
web-aim-kill = eliminacja: { $who }
web-aim-points =
    { $number ->
        [one] zdobycie { $number } punktu
       *[other] zdobycie { $number } punktów
    }
web-aim-last-turn = niedopuszczenie do zwycięstwa wroga do końca ostatniej tury
web-aim-most-points = przewaga punktów po ostatniej turze
web-unit-waiting = jeszcze poza mapą
web-unit-gone = stracona
web-unit-left = opuściła mapę

## Heroes: battles and the army builder

web-random = Losowa bitwa
web-random-note = Mapę, siły i cele wyznacza los. Bitwy zbyt jednostronne są odrzucane. Ten sam rozmiar i kod zawsze dają tę samą bitwę.
web-random-size = Rozmiar
web-random-size-small = Mała
web-random-size-medium = Średnia
web-random-size-large = Duża
web-random-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
web-random-take = Wylosuj bitwę
web-random-another = Wylosuj inną
web-lobby-balance-none = Brak oszacowania
web-lobby-balance-coming = Trwa szacowanie…
web-lobby-balance-estimate = Prognoza: od { $low } do { $high }
web-battle = Bitwa własnych armii
web-battle-note = Plansze, Cele, Bonusy taktyczne i liczba tur są losowane według kodu; ten sam kod daje tę samą bitwę.
web-seed = Kod bitwy
web-new-seed = Wylosuj nowy kod
web-take-battle = Wybierz tę bitwę
web-army-of = Armia: { $name }
web-army-drawn = wylosowana
web-build = Utwórz…
web-builder = Tworzenie armii
web-builder-offers = Dostępne elementy
web-builder-army = Twoja armia
web-builder-empty = Zacznij od Tabliczki rekrutacji.
web-army-name = Nazwa armii
web-builder-note = Stwórz własną armię dla dowolnej strony. Zostanie zapisana w tej przeglądarce i można ją udostępnić jako plik.
web-points-range = Limit punktów musi wynosić od { $least } do { $most }.
web-army-not-army = Plik „{ $file }” nie zawiera armii. Twoja armia się nie zmieniła.
web-army-other-side = Plik „{ $file }” zawiera armię drugiej strony. Twoja armia się nie zmieniła.
# Why something cannot be added to an army now
web-off-no-plate = Najpierw dodaj Tabliczkę rekrutacji
web-off-insignia = Wymaga Tabliczki rekrutacji swojej dywizji
web-off-no-slot = Żadna z Tabliczek nie ma na to gniazda
web-off-slots-full = Wszystkie gniazda na to są zajęte
web-off-points =
    { $left ->
        [one] Pozostał tylko { $left } punkt
        [few] Pozostały tylko { $left } punkty
       *[other] Pozostało tylko { $left } punktów
    }
web-off-most = Nie można mieć więcej takich
web-points-limit = Limit punktów
web-kind-plate = Tabliczki rekrutacji
web-kind-unit = Jednostki
web-kind-equipment = Wyposażenie
web-kind-trait = Cechy
web-kind-order = Rozkazy
web-kind-hero = Bohaterowie
web-slot-small = małe gniazdo
web-slot-large = duże gniazdo
web-slot-free = wolne
web-colour-yellow = żółty
web-colour-green = zielony
web-colour-blue = niebieski
web-colour-red = czerwony
web-colour-grey = szary
web-add = Dodaj
web-remove = Usuń
web-deck-whole = Cała talia.
web-deck-own = Skompletuj własną talię
web-deck-all = Weź całą talię
web-deck-cards =
    { $count ->
        [one] { $count } karta (minimum { $least })
        [few] { $count } karty (minimum { $least })
        [many] { $count } kart (minimum { $least })
       *[other] { $count } karty (minimum { $least })
    }
web-armies-saved = Zapisane armie
web-army-saved = Armia jest zapisana w tej przeglądarce.
web-army-legal = Armia jest zgodna z zasadami.
web-army-load = Wczytaj plik
web-army-download = Zapisz do pliku
web-army-save = Zapisz
web-army-use = Użyj w bitwie

## After-action report

web-report = Raport po bitwie
web-report-open = Raport
web-report-copy-link = Kopiuj link do powtórki
# Against the computer: the same scenario and the same side once more
web-report-again = Jeszcze raz
web-report-swap = Zagraj drugą stroną
# Whether the game is over, after its last round
web-report-over = koniec gry
# $goal is what the winner needed, $points what the other side had
web-report-needed =
    { $goal ->
        [one] Potrzebny był { $goal } punkt; { $side }: { $points }.
        [few] Potrzebne były { $goal } punkty; { $side }: { $points }.
       *[other] Potrzeba było { $goal } punktów; { $side }: { $points }.
    }
# Under a large number: a word or two
web-report-kpi-points = punkty
web-report-kpi-round = liczba rund
web-report-kpi-turn = liczba tur
web-report-kpi-cards = stracone karty
web-report-kpi-vehicles = straty łącznie
web-report-kpi-units = stracone jednostki
web-report-kpi-played = czas gry
web-report-days =
    { $days ->
        [one] { $days } dzień
       *[other] { $days } dni
    }
web-report-numbers = Opis i tabela
web-report-all = Pokaż wszystko
web-report-fewer = Zwiń
web-report-of = { $some } z { $whole }
web-report-note-round = na koniec każdej rundy
web-report-note-turn = na koniec każdej tury
web-report-victory-at = Zwycięstwo przy { $points }
web-report-victory-at-of = { $side }: zwycięstwo przy { $points }
# $sides is such as "US 7, German 0"
web-report-points-summary-round =
    { $rounds ->
        [one] Punkty po { $rounds } rundzie: { $sides }.
       *[other] Punkty po { $rounds } rundach: { $sides }.
    }
web-report-points-summary-turn =
    { $rounds ->
        [one] Punkty po { $rounds } turze: { $sides }.
       *[other] Punkty po { $rounds } turach: { $sides }.
    }
web-report-casualties = Straty
web-report-lost-note-cards = karty usunięte z gry
web-report-lost-note-vehicles = usunięte karty, zniszczone pojazdy
web-report-lost-note-units = jednostki wyeliminowane z walki
web-report-lost-summary = Straty: { $sides }.
web-report-nobody-lost = Brak strat.
web-report-luck = Szczęście w rzutach
web-report-luck-note = trafienia powyżej lub poniżej oczekiwań
# $sides and $bands are such as "US +2.1, German −1.2"
web-report-luck-summary = Trafienia powyżej lub poniżej oczekiwań na koniec gry: { $sides }. Odchylenie standardowe: { $bands }.
web-report-band = Szary pas to jedno odchylenie standardowe.
web-report-band-of = { $side }: pas
web-report-fortune-none = Nie rzucano kośćmi w żadnym ataku.
web-report-fortune-even = Rzuty były zgodne z oczekiwaniami.
web-report-fortune-warm = Kości nieco sprzyjały.
web-report-fortune-hot = Kości sprzyjały wyjątkowo.
web-report-fortune-cold = Kości nieco zawodziły.
web-report-fortune-icy = Kości zawodziły wyjątkowo.
web-report-how = Przebieg gry
web-report-last-games = wygrane: { $won } z ostatnich { $games } partii
# Under a number, as short as possible
web-report-attacks-hit = celne ataki
web-report-expected = oczekiwane
web-report-figure-initiatives = zdobyta inicjatywa
web-report-figure-fog = dobrana Mgła wojny
web-report-figure-cards = zagrane karty
web-report-moments = Kluczowe momenty
web-report-previous = Poprzedni kluczowy moment
web-report-next = Następny kluczowy moment
web-report-to-replay = Otwórz w powtórce
# Before a moment, as short as possible
web-report-short-round = R{ $round }
web-report-short-turn = T{ $round }
# After what an attack did; $percent is such as "30%"
web-report-odds = (szansa { $percent })
web-report-missed = { $unit_the } pudłuje (cel: { $target_counter }).

## Coach

web-coach = Trener
web-coach-about = Trener patrzy na grę oczami jednej strony: wie tyle, ile mogła wiedzieć ta strona, i nic więcej.
web-coach-eyes = oczami { $side_gen }
web-coach-untaught = Trener nie zna jeszcze tej gry.
web-coach-look = Przeanalizuj partię
web-coach-working =
    { $whole ->
        [0] Trener zaczyna…
       *[other] Przeanalizowane ruchy: { $done } z { $whole }
    }
web-coach-thinking = Trener się zastanawia…
web-coach-chance = Szansa na zwycięstwo
web-coach-summary = Szansa na zwycięstwo oczami { $side_gen }: na początku { $start }, najmniej { $least }, najwięcej { $most }, na końcu { $end }.
web-coach-costly = Najdroższe błędy
web-coach-none = Bez kosztownych błędów. Dobra gra!
web-coach-when-round = Runda { $round }
web-coach-when-turn = Tura { $round }
# In points of a hundred of the chance of winning
web-coach-cost = koszt: { $percent }
web-coach-show = Pokaż
web-coach-played = Zagrano
web-coach-better = Lepiej
web-coach-best = Najlepiej
web-coach-also = Inne możliwości
web-coach-why = Dlaczego
web-coach-ask = Zapytaj trenera
web-coach-ask-for = Rada dla strony: { $side }
web-coach-now = Szansa na zwycięstwo teraz: { $percent }
# After a line of choices: the chance of winning then
web-coach-after = → { $percent }
web-coach-allow = Zezwól na pomoc trenera
web-coach-error-untaught = { web-coach-untaught }
web-coach-error-no-coach = Na pomoc trenera muszą się zgodzić obie strony.
web-coach-error-not-asked = Ta strona nie ma w tym momencie nic do wyboru.
web-coach-error-stale = Sytuacja się zmieniła. Zapytaj jeszcze raz.
web-offer-coach = Propozycja ({ $side }): obie strony mogą pytać trenera.
web-offer-coach-sent = Propozycja, by obie strony mogły pytać trenera, wysłana.
web-offer-coach-declined = Przeciwnik woli grać bez trenera.

## Coach: why one line is better than another. $better and $worse are numbers, with the one and with the other

web-coach-why-points = Punkty twojej strony: { $better } zamiast { $worse }.
web-coach-why-enemy-points = Punkty wroga: { $better } zamiast { $worse }.
web-coach-why-units = Twoje pozostałe jednostki: { $better } zamiast { $worse }.
web-coach-why-enemy-units = Pozostałe jednostki wroga: { $better } zamiast { $worse }.
web-coach-why-odds =
    { $worse ->
        [0] Szansa na trafienie: { $better }%.
       *[other] Szansa na trafienie: { $better }% zamiast { $worse }%.
    }
web-coach-why-exposure = Gdyby każdy wróg strzelił raz, należałoby oczekiwać trafień: { $better } zamiast { $worse }.
web-coach-why-threat = Gdyby każda twoja jednostka strzeliła raz, należałoby oczekiwać trafień: { $better } zamiast { $worse }.
web-coach-why-enemy-suppressed = Przygwożdżeni wrogowie: { $better } zamiast { $worse }.
web-coach-why-suppressed = Twoje przygwożdżone jednostki: { $better } zamiast { $worse }.
web-coach-why-unused = Niezagrane karty, które można było zagrać: { $better } zamiast { $worse }.
web-coach-why-steps = Droga do najbliższego celu: { $better } zamiast { $worse }.
web-coach-why-draws = Dobierane karty: { $better } zamiast { $worse }.
web-coach-why-cards = Twoje karty poza rezerwą: { $better } zamiast { $worse }.
web-coach-why-fog = Mgła wojny wśród twoich kart: { $better } zamiast { $worse }.
web-coach-why-enemy-fog = Mgła wojny wśród kart wroga: { $better } zamiast { $worse }.
web-coach-why-scouted = Obszary z twoim znacznikiem: { $better } zamiast { $worse }.
web-coach-why-items = Przedmioty twojej strony: { $better } zamiast { $worse }.
web-coach-why-suppression-odds =
    { $worse ->
        [0] Szansa na przygwożdżenie: { $better }%.
       *[other] Szansa na przygwożdżenie: { $better }% zamiast { $worse }%.
    }
web-coach-why-enemy-fire = Oczekiwane trafienia, gdyby każdy znany wróg strzelił raz, bez ognia pośredniego: { $better } zamiast { $worse }.
web-coach-why-own-fire = Oczekiwane trafienia, gdyby każda twoja jednostka strzeliła raz, bez Strzałów pośrednich: { $better } zamiast { $worse }.
web-coach-why-idle = Bezczynne jednostki, które mogły działać: { $better } zamiast { $worse }.
web-coach-why-orders = Rozkazy na jednostkach, które mogą strzelać albo dotrzeć do celu, przedmiotu lub wyjścia: { $better } zamiast { $worse }.
web-coach-why-number = Rozkaz numer { $better } zamiast { $worse }: jednostka działa wcześniej.
web-coach-why-cover = Twoja Piechota w Osłonie: { $better } zamiast { $worse }.
web-coach-why-hand = Karty, które zostają na twojej ręce: { $better } zamiast { $worse }.
web-coach-why-ways = Łączna droga twoich jednostek do najbliższego celu, przedmiotu lub wyjścia: { $better } zamiast { $worse }.
web-coach-why-bid-more = Karta inicjatywy o wartości { $better } zamiast { $worse }: tu warto zaczynać.
web-coach-why-bid-less = Karta inicjatywy o wartości { $better } zamiast { $worse }: lepsza karta przyda się bardziej na ręce.
web-coach-why-later = Różnica ujawnia się później, nie widać jej w jednej liczbie.

## Konto

web-account = Twoje konto
web-account-guest = Jesteś tu gościem. Twoje partie są przypisane do tej przeglądarki.
web-account-why = Z kontem masz swoje partie w każdej przeglądarce. Partie rozpoczęte jako gość przejdą na konto.
web-account-log-in = Zaloguj się
web-account-sign-up = Nowe konto
web-account-log-in-no-mail = Nie pamiętasz hasła? Ten serwer nie wysyła wiadomości. Poproś o nowe hasło osobę, która go prowadzi.
web-account-sign-up-no-mail = Zachowaj hasło w bezpiecznym miejscu: ten serwer nie wysyła wiadomości. Zgubione hasło może zresetować tylko osoba, która prowadzi ten serwer.
web-account-log-out = Wyloguj się
web-account-log-out-everywhere = Wyloguj ze wszystkich urządzeń
web-account-name = Nazwa
web-account-password = Hasło
web-account-password-old = Obecne hasło
web-account-password-new = Nowe hasło
web-account-password-note = Co najmniej 8 znaków. Całe zdanie jest bezpieczniejsze niż słowo.
web-account-change-name = Zmień nazwę
web-account-change-name-note = Tą nazwą się logujesz i widzą ją inni gracze.
web-account-change-password = Zmień hasło
web-account-password-changed = Hasło zmienione. Inne urządzenia zostały wylogowane.
web-account-forgotten = Nie pamiętasz hasła?
web-account-forgotten-note = Jeśli istnieje konto o tej nazwie z potwierdzonym adresem e-mail, wyślemy tam link do ustawienia nowego hasła.
web-account-forgotten-send = Wyślij wiadomość
web-account-forgotten-sent = Jeśli takie konto istnieje, wiadomość jest w drodze.
web-account-reset = Ustaw nowe hasło
web-account-reset-done = Hasło zmienione. Wszystkie urządzenia zostały wylogowane. Zaloguj się nowym hasłem.
web-account-confirm = Potwierdź adres e-mail
web-account-confirm-note = Po potwierdzeniu Sandtable będzie wysyłać wiadomości na ten adres.
web-account-confirm-done = Adres potwierdzony. Inne urządzenia zostały wylogowane.
web-account-results = Wyniki twoich partii
web-account-results-none = Tu pojawią się wyniki ukończonych partii.
web-account-results-title = Według tytułu
web-account-results-side = Według strony
web-account-results-opponent = Według przeciwnika
web-account-results-games = Gry
web-account-results-won = Wygrane
web-account-results-lost = Przegrane
web-account-results-drawn = Remisy
web-account-reach = Powiadomienia
web-account-email = Adres e-mail
web-account-email-note = Do odzyskania hasła i powiadomień o twojej kolei. Nikt inny go nie widzi. O zmianie powiadomimy też poprzedni adres.
web-account-unconfirmed = Wysłaliśmy wiadomość na adres { $address }. Kliknij link, aby potwierdzić adres.
web-account-webhook = Webhook
web-account-webhook-note = Adres wywoływany, gdy przychodzi twoja kolej (dla zaawansowanych).
web-account-keep = Zapisz
web-account-kept = Zapisano.
web-account-data = Twoje dane
web-account-data-note = Wszystko, co o tobie przechowujemy, w jednym pliku: nazwa, stoły, twoje ruchy.
web-account-data-get = Pobierz moje dane
web-account-delete = Usuń wszystkie moje dane
web-account-delete-note = Usuniemy twoją nazwę i wszystkie dane. Trwające partie zostaną poddane, ukończone pozostaną bez twojej nazwy. Tego nie można cofnąć.
web-account-delete-ask = Usuń wszystkie moje dane…
web-account-delete-do = Usuń na zawsze
web-account-error-name-taken = Ta nazwa jest już zajęta. Wybierz inną.
web-account-error-bad-name = Nazwa musi mieć co najmniej jeden widoczny znak.
web-account-error-wrong-password = Nieprawidłowa nazwa lub hasło.
web-account-error-logged-out = Sesja się skończyła. Zaloguj się ponownie.
web-account-error-bad-email = Nieprawidłowy adres e-mail.
web-account-error-bad-webhook = Nieprawidłowy adres webhooka.
web-account-error-link-used = Ten link został już użyty albo wygasł.
web-account-error-mail-failed = Nie udało się wysłać wiadomości. Spróbuj później.
web-account-error-no-mail = Ten serwer nie wysyła wiadomości.
web-security = Bezpieczeństwo
web-security-two-step = Logowanie dwuetapowe
web-security-off = Wyłączone. Do zalogowania wystarczy hasło. Przy logowaniu dwuetapowym podajesz też kod z aplikacji w telefonie.
web-security-on = Włączone. Przy logowaniu podajesz też kod z aplikacji uwierzytelniającej. Pozostałe kody zapasowe: { $left }.
web-security-set-up = Skonfiguruj logowanie dwuetapowe
web-security-turn-on = Włącz
web-security-turn-off = Wyłącz logowanie dwuetapowe
web-security-cancel = Anuluj
web-security-scan = Zeskanuj kod QR
web-security-scan-note = Otwórz w telefonie aplikację uwierzytelniającą i zeskanuj ten kod. Potem wpisz sześć cyfr, które pokaże aplikacja.
web-security-scan-picture = Kod QR dla aplikacji uwierzytelniającej
web-security-scan-by-hand = Możesz też wpisać ten klucz w aplikacji:
web-security-code = Kod
web-security-code-note = Sześć cyfr z aplikacji uwierzytelniającej albo kod zapasowy.
web-security-codes = Twoje kody zapasowe
web-security-codes-note = Jeśli zgubisz telefon, każdy z tych kodów zadziała raz zamiast kodu z aplikacji. Zapisz je lub wydrukuj. Nie zostaną pokazane ponownie.
web-security-codes-copy = Kopiuj
web-security-codes-copied = Skopiowano.
web-security-codes-saved = Kody są zapisane
web-security-codes-new = Nowe kody zapasowe
web-security-sessions = Zalogowane urządzenia
web-security-sessions-note = Jeśli nie rozpoznajesz urządzenia, wyloguj je i zmień hasło.
web-security-session-here = Ta przeglądarka
web-security-session-used = Ostatnio używane: { $date }
web-security-session-unknown = Nieznane urządzenie
web-security-session-end = Wyloguj
web-security-session-end-which = Wyloguj: { $device }
web-security-session-ended = Wylogowano: { $device }.
web-account-error-code-needed = Podaj kod z aplikacji uwierzytelniającej.
web-account-error-wrong-code = Nieprawidłowy lub już użyty kod. Poczekaj na następny.
web-account-error-too-many-tries = Zbyt wiele prób. Odczekaj chwilę albo użyj przeglądarki, w której już się logowano.
web-account-error-unknown-session = To urządzenie jest już wylogowane.
web-player-gone = Usunięte konto

## Lobby: a fair first game

web-lobby-side-random = Losowa strona
# Which side one plays in the guided game, and its chances there. $share is a percentage.
web-learn-side-favoured = Grasz { $side_ins }. Ta strona wygrywa tu { $share } partii, więc błędy w pierwszej partii łatwiej odrobić.
web-learn-side-even = Grasz { $side_ins }. Obie strony wygrywają tu mniej więcej równie często.
web-learn-side-hard = Grasz { $side_ins }. Ta strona wygrywa tu tylko { $share } partii: to trudne zadanie.
web-learn-side-unknown = Grasz { $side_ins }.

## Watching games, sharing links

web-share = Udostępnij
web-watch = Partie do oglądania
web-watch-all = Wszystkie partie ({ $games })
web-watch-allow = Inni mogą oglądać tę partię
web-watch-allowed = Inni mogą oglądać tę partię.
web-watch-link = Link dla widzów
web-watch-stop = Usuń z listy partii do oglądania
web-watching-count =
    { $count ->
        [one] Ogląda { $count } osoba
        [few] Oglądają { $count } osoby
       *[other] Ogląda { $count } osób
    }
web-install = Zainstaluj jako aplikację

## Settings: sound, notifications, contrast

web-sound = Dźwięki: twoja kolej, kości, wiadomości, koniec gry
web-notify = Powiadom mnie o mojej kolei, gdy ta strona jest w tle
web-notify-refused = Przeglądarka blokuje powiadomienia tej strony. Możesz je włączyć w jej ustawieniach.
web-notify-impossible = Ta przeglądarka nie pokazuje powiadomień.
web-contrast = Wysoki kontrast: strony i znaczniki różnią się też jasnością

# Support cards, events on the turn track, scenarios for built armies
web-support-air = Karty lotnictwa do wyboru: { $cards }
web-support-artillery = Karty artylerii do wyboru: { $cards }
web-kind-air = Lotnictwo
web-kind-artillery = Artyleria
web-copies-of =
    { $copies ->
        [one] 1 kopia
        [few] { $copies } kopie
        [many] { $copies } kopii
       *[other] { $copies } kopii
    }
web-aim-demolish = zniszczenie: { $overlay }
web-happens-arrival = przybycie jednostek
web-happens-item = pojawia się na mapie: { $what }
web-happens-cards =
    { $number ->
        [one] dobranie 1 karty
        [few] dobranie { $number } kart
        [many] dobranie { $number } kart
       *[other] dobranie { $number } kart
    }
web-happens-card = karta „{ $card }”
web-happens-bonus = Bonus taktyczny
web-happens-special-order = Rozkaz Specjalny
web-happens-orders =
    { $number ->
        [one] dodatkowy Rozkaz
        [few] { $number } dodatkowe Rozkazy
        [many] { $number } dodatkowych Rozkazów
       *[other] { $number } dodatkowego Rozkazu
    }
web-build-scenario = Stwórz armie: do { $points } pkt
web-build-note = W tym scenariuszu obie strony tworzą armie. Stwórz własną, wybierz zapisaną albo użyj armii scenariusza.
web-army-given = armia scenariusza
web-deck-support = Wybrane tu karty lotnictwa i artylerii trafią do talii; pozostałe wybierzesz przy rozstawieniu.
web-events = Wydarzenia
web-event-at-supply = na początku fazy Zaopatrzenia
web-event-at-end = na końcu fazy Zaopatrzenia
web-item-charge = Cel: { $overlay }. Wnieś ładunek do środka: na końcu fazy Zaopatrzenia zostanie tam podłożony.
web-item-detonator = Na końcu fazy Zaopatrzenia odpala { $item_acc }, najwcześniej turę po podłożeniu: z zewnątrz, z odległości do { $reach } pól, gdy w środku nie ma żadnej twojej jednostki.
web-both-armies = obie armie
web-build-join = Stwórz swoją armię: do { $points } punktów
web-build-join-note = W tym scenariuszu obie strony tworzą armie. Stwórz nową, wybierz zapisaną albo użyj armii scenariusza. Nikt nie widzi armii przeciwnika, zanim gra się zacznie.
web-build-own = W tym scenariuszu obie strony tworzą armie. Stwórz swoją, wybierz zapisaną albo użyj armii scenariusza. Gracz, który dołączy, zrobi to samo; nikt nie widzi armii przeciwnika, zanim gra się zacznie.
web-lobby-error-army = Ta armia nie jest tu dozwolona. Otwórz ją w oknie „Tworzenie armii”: zobaczysz, które zasady łamie.
web-challenge-build = Wybierz armię…

### Published scenarios, the story, sheets

web-published = Opublikowane
web-published-scenario = Scenariusz
web-published-count =
    { $count ->
        [one] { $count } scenariusz
        [few] { $count } scenariusze
       *[other] { $count } scenariuszy
    }
web-published-search = Nazwa, autor lub miejsce
web-published-whose = Czyje
web-published-whose-any = Wszystkich graczy
web-published-whose-mine = Moje scenariusze
web-published-filter-title = Gra
web-published-any-title = Wszystkie gry
web-published-balance = Zmierzony balans
web-published-balance-any = Balans: dowolny
web-published-balance-even = Balans: 47–53%
web-published-balance-near = Balans: 45–55%
web-published-length-any = Czas gry: dowolny
web-published-length = Do { $minutes } min
web-published-filter-agent = Kto mierzył
web-published-any-agent = Dowolny pomiar
web-published-agent-from = { $agent } lub silniejszy
web-published-any-language = Dowolny język
web-published-order = Kolejność
web-published-order-played = Najczęściej grane
web-published-order-newest = Najnowsze
web-published-order-even = Najbardziej wyrównane
web-published-order-liked = Najbardziej lubiane
web-published-none = Żaden scenariusz nie pasuje do filtrów.
web-published-empty = Nic tu jeszcze nie opublikowano.
web-published-clear = Wyczyść filtry
web-published-map = Mapa
web-published-measured-by = Pomiar
web-published-plays = Partie
web-published-games =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[other] { $games } partii
    }
web-published-likes =
    { $count ->
        [one] { $count } polubienie
        [few] { $count } polubienia
       *[other] { $count } polubień
    }
web-published-rounds =
    { $count ->
        [one] { $count } runda
        [few] { $count } rundy
       *[other] { $count } rund
    }
web-published-turns =
    { $count ->
        [one] { $count } tura
        [few] { $count } tury
       *[other] { $count } tur
    }
web-published-legend = Pasek to udział partii wygranych przez pierwszą stronę, mosiężny znak to przedział ufności 95%, kreska to 50%.
web-published-by = autor: { $name }
web-published-former = usunięte konto
web-published-fork = Kopiuj i edytuj
web-published-sheet = Arkusz
web-published-copy = Kopiuj link
web-published-export = Eksportuj
web-published-measured = Pomiar: { $agent } przeciw sobie, partie: { $games }; od { $low } do { $high } z pewnością 95%
web-published-not-measured = Bez pomiaru.
web-published-notes = Uwagi autora
web-published-new = Co nowego
web-published-versions = Wersje
web-published-all = publiczna
web-published-link = tylko z linkiem
web-published-unpublished = wycofana
web-published-withdrawn = Ta wersja nie jest już opublikowana. Partie, zapisy i kopie pozostają.
web-published-withdrawn-own = Ta wersja jest wycofana. Tylko ty widzisz tę stronę.
web-published-removed = Administrator serwera usunął ten scenariusz. Nie można go tu ponownie opublikować.
web-published-link-only = Tę wersję znajdą tylko osoby z tym linkiem.
web-published-hidden = Kilka osób zgłosiło tę wersję. Nie ma jej na listach, dopóki administrator nie zdecyduje.
web-published-unknown = Nie ma takiego scenariusza albo link jest niepełny.
web-published-needs-account = Do tego potrzebne jest konto.
web-published-withdraw = Wycofaj
web-published-withdraw-sure = Usunąć tę wersję ze wszystkich list? Link poinformuje, że została wycofana.
web-published-cancel = Anuluj
web-published-back = Przywróć link
web-published-list = Opublikuj dla wszystkich
web-published-report = Zgłoś
web-published-report-help = Zgłoszenia czyta administrator serwera i on decyduje.
web-published-reason-offensive = Obraźliwy tekst
web-published-reason-copied = Tekst lub mapa skopiowane od innego autora
web-published-reason-broken = Nie działa
web-published-reason-other = Coś innego
web-published-report-note = Co jest nie tak?
web-published-report-send = Wyślij zgłoszenie
web-published-reported = Dziękujemy. Administrator to sprawdzi.
web-replay-file = z pliku
web-published-bad-record = To nie jest zapis partii albo plik został zmieniony.
web-published-bad-file = Nie można otworzyć tego pliku, wiersz { $line }: { $why }
web-story-place = Miejsce
web-story-date = Data
web-story-name = Nazwa
web-story-own-name = Nazwa w tym języku, jeśli jest inna
web-story-brief = W jednym zdaniu
web-story-history = Tło historyczne
web-story-notes = Uwagi autora
web-story-new = Co nowego w tej wersji
web-story-letters = { $count } z { $most }
web-story-missing = { $language }: brakuje nazwy lub zdania
web-story-plain = Tylko zwykły tekst. Jeśli w jakimś języku go brakuje, gracze widzą pierwszy język, w którym jest.
web-story-preview = Tak zobaczą to gracze
web-story-step = Zmieniono tekst: { $what }
web-story-step-place = Zmieniono miejsce
web-story-step-date = Zmieniono datę
web-publish-version = Opublikuj wersję { $number }
web-publish-since = Zmiany od wersji
web-publish-maps = Mapy
web-publish-both-maps = Obok siebie
web-publish-slider = Przesuń granicę między wersją { $before } a wersją { $after }
web-publish-one-map = Jedna mapa
web-publish-no-changes = Nic się nie zmieniło.
web-publish-group-map = Mapa
web-publish-group-sides = Strony
web-publish-group-text = Tekst
web-publish-group-changes =
    { $count ->
        [one] { $what } · { $count } zmiana
        [few] { $what } · { $count } zmiany
       *[other] { $what } · { $count } zmian
    }
web-publish-words =
    { $count ->
        [one] { $count } słowo
        [few] { $count } słowa
       *[other] { $count } słów
    }
web-publish-ready = Gotowe do publikacji?
web-publish-met = spełnione
web-publish-unmet = jeszcze niespełnione
web-publish-gate-valid = Poprawny
web-publish-gate-measured = Zmierzony
web-publish-gate-both-win = Obie strony mogą wygrać
web-publish-gate-ends = Partie dobiegają końca
web-publish-gate-named = Ma nazwę i opis
web-publish-valid = Brak błędów
web-publish-faults =
    { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
       *[other] { $count } błędów
    }
web-publish-measured = { $agent }, partie z dokładnie tą treścią: { $games } (co najmniej 400)
web-publish-not-measured = Potrzeba 400 partii komputera na poziomie Kapral lub wyższym
web-publish-both = { $a } { $share }, { $b } { $rest } (każda co najmniej 5%)
web-publish-both-unknown = Po pomiarze będzie wiadomo (każda co najmniej 5%)
web-publish-ends = { $share } partii dochodzi do limitu rund (najwyżej 25%)
web-publish-ends-unknown = Po pomiarze będzie wiadomo (najwyżej 25% przy limicie rund)
web-publish-not-named = Potrzebna nazwa i zdanie w jednym języku
web-publish-not-described = Potrzebne zdanie opisu w jednym języku
web-publish-named-missing = { $named }. Brakuje: { $missing }; gracze zobaczą tekst w języku: { $shown }.
web-publish-who = Kto zobaczy scenariusz
web-publish-all = Wszyscy
web-publish-link = Osoby z linkiem
web-publish-fork = Wolno kopiować
web-publish-fork-yes = Tak, z podaniem autora
web-publish-fork-no = Nie
web-publish-address = Adres
web-publish-address-help = małe litery, cyfry i łączniki
web-publish-never-changes = Wersja nigdy się nie zmienia. Możesz ją wycofać; trwające partie i ich zapisy pozostają.
web-publish-done = Opublikowano wersję { $number }
web-publish-name-taken = Ten adres jest zajęty. Wybierz inny.
web-publish-same = Od wersji { $number } nic się nie zmieniło.
web-publish-quota = Limit opublikowanych scenariuszy został wyczerpany.
web-publish-gate = Nie wszystkie warunki publikacji są już spełnione.
web-change-none = brak
web-change-moved = przesunięto
web-change-tiles = Obszar
web-change-at = miejsce
web-change-turn = obrót o { $degrees }°
web-change-objectives = Cel
web-change-cards = Karty
web-change-counters = Żetony
web-change-scouted = Rozpoznane
web-change-controlled = Kontrolowane
web-change-spawn = Punkt zborny
web-change-aim = Zadanie
web-change-aims = Zadania
web-change-points = punkty
web-change-round-limit = Limit rund
web-change-last-turn = Ostatnia tura
web-change-initiative = Inicjatywa
web-change-overlays = Nakładka
web-change-boards = Plansze
web-change-bonuses = Bonusy taktyczne
web-change-zone = Strefa początkowa
web-change-army = Armia
web-change-stagger = Rzędy lub kolumny
web-change-vehicles = Pojazdy
web-change-structures = Obiekty
web-change-place = Miejsce
web-change-date = Data
web-sheet-scenario = Arkusz scenariusza
web-sheet-two-pages = dwie strony
web-sheet-map = Mapa
web-sheet-colour = W kolorze
web-sheet-ink = Oszczędny druk
web-sheet-paper = Papier
web-sheet-print = Drukuj
web-sheet-faults = Nie można wydrukować szkicu z błędami. Najpierw popraw błędy.
web-sheet-draft = szkic
web-sheet-aim = Zadanie
web-sheet-card = Karta
web-sheet-set-up = Rozstawienie
web-sheet-spawn = punkt zborny: { $units }
web-sheet-scouted = Rozpoznane: { $tiles }
web-sheet-controlled = Kontrolowane: { $tiles }
web-sheet-handicap = { $who }: { $what } ({ $name } { $share })
web-sheet-tiles = Obszary
web-sheet-boards = Plansze
web-sheet-objectives = Cele
web-sheet-events = Wydarzenia
web-sheet-points =
    { $tiles }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
web-sheet-objective =
    { $name } ({ $where }): { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
web-sheet-objective-at = { $name } ({ $where })
web-sheet-exits = Ucieczka: { $tiles }
web-sheet-items = Przedmioty
web-sheet-units = Jednostki
web-sheet-zone = Strefa początkowa
web-sheet-entry = Wejście
web-sheet-exit = Wyjście
web-sheet-rounds = Rundy
web-sheet-turns = Tury
web-sheet-measured = Pomiar: { $agent } przeciw sobie, partie: { $games }, { $side } { $share }, przedział ufności 95%: od { $low } do { $high }.
web-sheet-own-art = Rysunki: Sandtable. Numery jak na elementach z pudełka.
web-sheet-play = Zagraj: { $address }
web-studio-h-palette = Co można położyć
web-studio-h-selection = Zaznaczenie
web-studio-h-deselect = Odznacz
web-studio-h-nothing-selected = Kliknij coś na mapie, aby to zobaczyć i zmienić.
web-studio-h-stage = Mapa: kolumny { $columns }, rzędy { $rows }. Strzałki przesuwają kursor.
web-studio-h-select = Zaznacz
web-studio-h-boards = Plansze
web-studio-h-overlays = Nakładki
web-studio-h-tool-overlays = Nakładki
web-studio-h-zones = Strefy
web-studio-h-aims = Cele
web-studio-h-units = Jednostki
web-studio-h-ruler = Miarka
web-studio-h-tip-ruler = Przeciągnij z pola na pole albo wskaż oba. Liczba to odległość poza Budynkami; powyżej 7 pól Strzał ma −2.
web-studio-h-rotate = Obróć
web-studio-h-turn = Obróć
web-studio-h-flip = Druga strona
web-studio-h-move = Przesuń
web-studio-h-remove = Usuń
web-studio-h-fire = Strzał stąd
web-studio-h-paint = Maluj
web-studio-h-tap = Dotknij mapy, aby położyć.
web-studio-h-board = Plansza { $name }
web-studio-h-grid = Plansze w rzędzie × rzędy
web-studio-h-laid = na mapie: { $count }
web-studio-h-left = zostało { $left } z { $copies }
web-studio-h-on-map = na mapie
web-studio-h-in-box = w pudełku
web-studio-h-set-up = rozstawia gracz
web-studio-h-on-the-map = Na mapie
web-studio-h-cover = Osłona +{ $cover }
web-studio-h-structure = wytrzymałość { $points }
web-studio-h-none-left = W pudełku nie ma ich więcej.
web-studio-h-overlaps = Leży tam inna nakładka.
web-studio-h-most = Najwyżej { $most }.
web-studio-h-faulty = z błędem
web-studio-h-side = Strona
web-studio-h-both = Obie
web-studio-h-no = Nie
web-studio-h-primary = Pierwszorzędny
web-studio-h-secondary = Drugorzędny
web-studio-h-zone-zone = Początkowa
web-studio-h-zone-entry = Wejście
web-studio-h-zone-exit = Wyjście
web-studio-h-brush = Pędzel
web-studio-h-brush-1 = 1 pole
web-studio-h-brush-3 = 3 × 3
web-studio-h-rectangle = Prostokąt
web-studio-h-erase = Gumka (albo przytrzymaj Alt)
web-studio-h-squares-label = Pola
web-studio-h-no-room = za mało miejsca, jednostki: { $units }
web-studio-h-points-of = { $points } z { $limit } punktów
web-studio-h-armies-and-aims = Armie i zadania
web-studio-h-arrivals = Przybywają później
web-studio-h-add-arrival = Dodaj późniejsze przybycie…
web-studio-h-everyone = Wszyscy
web-studio-h-arrives = Przybywa w turze
web-studio-h-name = Nazwa
web-studio-h-called = Nazwa
web-studio-h-each-turn = Co turę
web-studio-h-to-holder = pkt dla kontrolującego
web-studio-h-who-scores = Kto zdobywa punkty
web-studio-h-who-carries = Kto może nieść
web-studio-h-appears = Pojawia się w turze
web-studio-h-spots = Miejsca
web-studio-h-spots-how = Alt+kliknięcie dodaje lub usuwa
web-studio-h-faces = Zwrot
web-studio-h-ground = Teren
web-studio-h-from-to = od { $first } do { $last }
web-studio-h-about-objective = na przecięciu pól lub w Budynku
web-studio-h-about-bonus = na przecięciu pól
web-studio-h-about-item = do niesienia; na polu
web-studio-h-without-plate = Bez Tabliczki rekrutacji
web-studio-h-of-army = Z armii, na stałym polu
web-studio-h-tip-select = Przeciągnij, aby przesunąć. Na liście i na mapie zaznaczasz te same rzeczy.
web-studio-h-tip-boards = Wybierz stronę, potem miejsce na mapie. To, co leży na planszy, przesuwa się razem z nią.
web-studio-h-tip-overlays = Przeciągnij na mapę albo wybierz i kliknij.
web-studio-h-tip-turn = obraca o 90°.
web-studio-h-tip-zones = Zamaluj pola na mapie.
web-studio-h-tip-aims = Jak wygrywa każda strona, ustawisz w zakładce Strony.
web-studio-h-step-laid = Położono: { $what }
web-studio-h-step-moved = Przesunięto: { $what }
web-studio-h-step-turned = Obrócono: { $what }
web-studio-h-step-removed = Usunięto: { $what }
web-studio-h-step-changed = Zmieniono: { $what }
web-studio-h-step-painted = Namalowano: { $what }
web-studio-h-step-grid = Plansze mapy: { $grid }
web-studio-h-step-rotated = Obrócono mapę
web-studio-h-show = Pokaż
web-studio-h-show-nothing-name = Nic
web-studio-h-show-cover-name = Osłona
web-studio-h-show-distance-name = Odległość
web-studio-h-show-first-name = Kto pierwszy
web-studio-h-show-fire-name = Strzał
web-studio-h-show-heat-name = Mapa ciepła
web-studio-h-show-cover = Ile teren dodaje do Obrony; × to teren trudny lub niedostępny dla części jednostek.
web-studio-h-show-distance = { $who }: punkty Ruchu Piechoty od miejsca startu
web-studio-h-show-first = Ruchy najbliższej jednostki każdej strony; pierścień wskazuje, kto będzie pierwszy.
web-studio-h-show-fire = Zaznacz pole albo jednostkę, aby zobaczyć strzały z tego miejsca.
web-studio-h-show-fire-from = Strzały z { $where } – pola w zasięgu: { $squares }, w tym na starcie wroga: { $under }
web-studio-h-show-valid = Najpierw popraw błędy.
web-studio-h-game = Gra
web-studio-h-armies = Armie
web-studio-h-given = Gotowe
web-studio-h-built = Tworzą gracze
web-studio-h-limit = Punkty na armię
web-studio-h-chance = Losowo
web-studio-h-scouts = Zwiadowcy
web-studio-h-scouts-note = rozstawiają się przed strefą
web-studio-h-track = Licznik tur: kliknij turę, aby dodać, zmienić lub usunąć Wydarzenie
web-studio-h-event-kind = Rodzaj Wydarzenia
web-studio-h-event-arrival = Przybywają jednostki
web-studio-h-event-cards = Dobranie kart
web-studio-h-event-bonus = Bonus taktyczny
web-studio-h-event-special-order = Rozkaz Specjalny
web-studio-h-event-orders = Więcej Rozkazów
web-studio-h-event-card = Określona karta
web-studio-h-banned = Zakazane karty
web-studio-h-support = Dozwolone karty wsparcia
web-studio-h-edit-army = Edytuj armię…
web-studio-h-draw-army = Wylosuj
web-studio-h-wins-by = Wygrywa, wykonując jedno z zadań
web-studio-h-add-aim = Dodaj zadanie…
web-studio-h-from-turn = od tury
web-studio-h-aim-hold = Kontrola Celów
web-studio-h-aim-points = Zdobycie punktów
web-studio-h-aim-exit = Wyprowadzenie jednostek
web-studio-h-aim-carry = Wyniesienie z mapy
web-studio-h-aim-gather = Dostarczenie przedmiotów i kontrola
web-studio-h-aim-kill = Eliminacja
web-studio-h-aim-demolish = Zniszczenie
web-studio-h-aim-last-turn = Obrona do Ostatniej tury
web-studio-h-squares =
    { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    }

## Studio: pomiar

web-balance-measure = Pomiar
web-balance-even = Wyrównaj
web-balance-handicaps = Ułatwienia
web-even-now = Prognoza: { $side } { $share }
web-even-look = Szukaj drobnych zmian
web-even-lead = Poszukaj drobnych zmian, aby od razu zobaczyć, co może pomóc: te liczby są szacunkowe. Potem wypróbuj je w partiach, aby mieć pewność.
web-even-looking = Szukanie…
web-even-faults = Najpierw popraw błędy. Zmian można szukać tylko w poprawnym szkicu.
web-even-found = Sprawdzone drobne zmiany: { $predicted }. Widać najlepsze, najwyżej { $shown }.
web-even-none = Według prognozy żadna drobna zmiana nie zbliży wyniku bardziej niż do { $share }. Zastosuj jedną i szukaj dalej.
web-even-effect =
    { $count_sign ->
        [minus] −{ $count_size }
       *[plus] +{ $count_size }
    } p.p. ({ $name }), prognoza
web-even-apply = Zastosuj
web-even-measure = Wypróbuj i zmierz
web-even-trying = Próby z tymi samymi rzutami
web-even-measuring = Pomiar najlepszych zmian z nowymi rzutami
web-even-tried = Zmiany z prognozą: { $predicted }. Wypróbowane w partiach: { $tried }.
web-even-measured-now = Teraz: { $side } { $share } (od { $low } do { $high }, liczba partii: { $games }).
web-even-none-measured = W tych partiach żadna zmiana nie zbliża wyniku bardziej niż do { $share }. Zastosuj jedną i szukaj dalej albo pozwól zmieniać więcej.
web-even-measured = Zmierzone zmiany
web-even-measured-share = { $name }: od { $low } do { $high } · liczba partii z nowymi rzutami: { $games } · { $agent }
web-even-measured-effect =
    { $count_sign ->
        [minus] −{ $count_size }
       *[plus] +{ $count_size }
    } p.p. ({ $name }), od { $low } do { $high }, z tymi samymi rzutami
web-even-already = Nic nie trzeba zmieniać: scenariusz jest już wyrównany (od { $low } do { $high }).
web-even-already-predicted = Według prognozy scenariusz jest już wyrównany. Zmierz go, aby mieć pewność.
web-even-even = Wyrównane
web-even-preview = Podgląd
web-even-previewed = Na mapie
web-even-preview-of = Podgląd: { $name }
web-even-before = Przed
web-even-after = Po
web-even-preview-note = Mosiężne: to, co się zmienia. Zastosowanie to jeden krok, który można cofnąć.
web-even-more = Pokaż więcej
web-even-change = Co można zmienić
web-even-how = Jak to działa
web-even-how-predict = Każdą drobną zmianę sprawdzamy w początkach kilku szybkich partii, z tymi samymi rzutami.
web-even-how-try = Najbardziej obiecujące zmiany rozgrywamy z tymi samymi rzutami co szkic, aby wyeliminować wpływ szczęścia. Gdy jedna nie wystarcza, łączymy najwyżej trzy.
web-even-how-measure = Trzy najlepsze mierzymy z nowymi rzutami. Zmianę cofniesz jednym krokiem.
web-even-looks-even = Wygląda na wyrównane
web-even-nearly-even = Prawie wyrównane
web-even-not-enough = Sama nie wystarczy
web-even-group-markers = Znaczniki na początku
web-even-group-decks = Talie
web-even-group-supplies = Rezerwy
web-even-group-armies = Armie
web-even-group-aims = Zadania i limit rund
web-even-group-initiative = Inicjatywa
web-even-group-start = Miejsca startowe
web-even-group-tiles = Obszary mapy
web-measure-agent = Poziom
web-measure-games = Partie
web-measure-own-number = Inna liczba…
web-measure-of-games =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[other] { $games } partii
    }
web-measure-progress = Postęp
web-measure-done = Partie: { $games } z { $wanted }
web-measure-queued = W kolejce: miejsce { $place }
web-measure-queued-starts = W kolejce: miejsce { $place }, początek za { $time }
web-measure-waiting = Mierzymy po jednym. Trwa pomiar: „{ $name }”.
web-measure-measuring = Pomiar trwa
web-measure-left =
    { $minutes ->
        [one] jeszcze około minuty
        [few] jeszcze około { $minutes } minut
       *[other] jeszcze około { $minutes } minut
    }
web-measure-left-hours = jeszcze około { $hours } godzin
web-measure-minutes =
    { $minutes ->
        [one] około minuty
        [few] około { $minutes } minut
       *[other] około { $minutes } minut
    }
web-measure-hours = około { $hours } godzin
web-measure-paused = Wstrzymany
web-measure-finished = Zakończony
web-measure-stopped = Zatrzymany. Rozegrane partie: { $games }
web-measure-failed-failed = Pomiar się nie udał. Rozegrane partie są zapisane.
web-measure-failed-never-ends = Pomiar się nie udał: jedna z partii nie dobiegła końca.
web-measure-failed-rules-changed = Pomiar zatrzymany: zmieniły się zasady.
web-measure-pause = Wstrzymaj
web-measure-continue = Wznów
web-measure-stop = Zatrzymaj i zapisz
web-measure-next = Zmierz jako następny
web-measure-with = Zmierz: { $agent }
web-measure-more = Zmierz więcej
web-measure-again = Zmierz ponownie
web-measure-instead = Zmierz obecny stan
web-measure-others = Trwa pomiar stanu z godziny { $time }.
web-measure-old = Zmierzono według zasad w wersji { $rules }. Od tego czasu zasady się zmieniły.
web-measure-leave = Możesz zamknąć tę stronę. Serwer mierzy dalej i zapisze wynik.
web-measure-faults = Najpierw popraw błędy.
web-measure-spent = Dzisiejszy limit partii ({ $games }) został wyczerpany. Nowy od północy (UTC).
web-measure-busy = Serwer jest zajęty. Inne pomiary w kolejce: { $count }. Twój potrwa { $time }.
web-measure-fewer = Zmierz { $games } partii, { $time }
web-remind-me = Przypomnij mi
web-remind-email = Po zakończeniu dostaniesz wiadomość e-mail.
web-remind-webhook = Po zakończeniu wywołamy twój webhook.
web-remind-set = Ta przeglądarka powiadomi cię, gdy otwarta jest strona Sandtable.
web-remind-measured = Zmierzono: { $name }
web-remind-failed = Nie udało się zmierzyć: { $name }
web-remind-quota = Znów możesz mierzyć
web-measure-closed = Ten serwer nie wykonuje pomiarów. Wyeksportuj scenariusz i użyj
web-measure-none = Jeszcze nie zmierzono
web-measure-none-note = Komputer gra obiema stronami setki razy. Wynik z { $games } partii ma dokładność do około pięciu punktów procentowych. Tyle partii potrzeba, aby opublikować scenariusz dla wszystkich.
web-measure-error-failed-before = Niedawno nie udało się rozegrać partii tego scenariusza. Zmień go albo spróbuj później: najpierw po dziesięciu minutach, a po każdym kolejnym niepowodzeniu po dwa razy dłuższym czasie.
web-measure-error-games-spent = To więcej partii, niż zostało ci na dziś. Wybierz mniej albo wróć po północy (UTC).
web-measure-error-no-edits = Nie ma drobnej zmiany tego rodzaju. Pozwól zmieniać więcej.
web-measure-error-too-many-measurements = Jeden twój pomiar trwa, a trzy czekają. Najpierw zatrzymaj któryś.
web-measure-error-measuring-busy = Serwer jest zajęty: czeka zbyt wiele pomiarów. Spróbuj później.
web-measure-error-no-measuring = Ten serwer nie wykonuje pomiarów.
web-measure-error-changed-elsewhere = Szkic zmieniono gdzie indziej. Otwórz go ponownie.
web-measure-error-not-valid = Szkic ma błędy. Najpierw je popraw.
web-measure-error-server = Błąd serwera. Nic nie przepadło. Spróbuj ponownie.
web-measure-who-wins = Kto wygrywa
web-measure-live = Na żywo
web-measure-by = pomiar: { $agent }
web-measure-between = Od { $low } do { $high } z pewnością 95%.
web-measure-favoured = Przewaga: { $side }.
web-measure-verdict-even = Wyrównany.
web-measure-verdict-unknown = Jeszcze nie wiadomo, czy jest wyrównany.
web-measure-spoken = Pomiar: { $agent }, partie: { $games }. { $side }: { $share }, od { $low } do { $high }.
web-measure-band = Udział partii wygranych przez pierwszą stronę ({ $side }) z przedziałem ufności. Jasne: partie do rozegrania. Mosiężne: równe szanse.
web-measure-from = Od
web-measure-to = Do
web-measure-range = { $low }–{ $high }
web-measure-begins = Kto zaczyna
web-measure-side-begins = Zaczyna: { $side }
web-measure-not-yet = jeszcze bez partii
web-measure-worth = Rozpoczynanie daje pierwszej stronie ({ $side }) { $points } p.p., z dokładnością do { $error }.
web-measure-nothing = To wciąż może być przypadek.
web-measure-begins-fixed = Według scenariusza zaczyna { $side }. Partie, w których zaczynała druga strona: { $games }.
web-measure-begins-chance = O tym, kto zaczyna, decyduje los.
web-measure-where-stood = Gdzie stały żetony
web-measure-where-fell = Gdzie ginęły żetony
web-measure-stood = Pozycje
web-measure-fell = Straty
web-measure-heat = Pokaż
web-measure-whose = Czyje żetony
web-measure-both = Obie
web-measure-rounds = Rundy
web-measure-turns = Tury
web-measure-place = Miejsce
web-measure-heat-none = W tym czasie nic się nie działo.
web-measure-heat-stood = Żetony stały najczęściej tutaj: { $where }.
web-measure-heat-fell = Najwięcej strat: { $where }.
web-measure-heat-cap-stood = Liczba: procent żetonów danej strony na koniec wszystkich rund.
web-measure-heat-cap-fell = Liczba: procent wszystkich strat. Im ciemniej, tym więcej.
web-measure-endings = Jak kończą się partie
web-measure-ending = Zakończenie
web-measure-draw = Remis
web-measure-endings-summary = Najczęściej: { $what } ({ $share } partii).
web-measure-length = Czas gry
web-measure-median-round = mediana rund: { $count }, około { $minutes } min
web-measure-median-turn = mediana tur: { $count }, około { $minutes } min
web-measure-half-round = Połowa partii trwała od { $low } do { $high } rund.
web-measure-half-turn = Połowa partii trwała od { $low } do { $high } tur.
web-measure-points-round = Punkty w kolejnych rundach
web-measure-points-turn = Punkty w kolejnych turach
web-measure-points-summary = Średnia punktów na koniec: { $a } { $one }, { $b } { $two }.
web-measure-lost = Średnia ze wszystkich partii. Straty w partii: { $a } { $one }, { $b } { $two }.
web-measure-doubt = Czy wynik jest niepewny do końca?
web-measure-comebacks = partii wygranych przez stronę, która w połowie przegrywała
web-measure-changes = zmiany prowadzenia w partii

## The studio: handicaps

web-handicap-nothing = Dla tej strony nie znaleziono ułatwienia.
web-graded-find = Znajdź ułatwienia
web-graded-measuring = Pomiar wszystkich stopni z nowymi rzutami
web-graded-tried = Drobne zmiany z prognozą: { $predicted }. Wypróbowane ustawienia: { $tried }.
web-graded-none = W tych partiach żadne ustawienie nie pomogło żadnej ze stron.
web-graded-as-drawn = Bez ułatwień, jak w szkicu
web-graded-as-published = Bez ułatwień, jak w opublikowanej wersji
web-graded-lead = Ułatwienie pomaga jednej stronie niewielką zmianą rozstawienia. Każda strona może mieć do trzech stopni. Gracze wybierają je przed partią i widzą, ile dało w pomiarach.
web-graded-by-hand = Wybierz samodzielnie
web-graded-by-hand-note = Każdy stopień dodaje jedną drobną zmianę do poprzedniego. Liczby to prognoza.
web-graded-look = Pokaż drobne zmiany
web-graded-predicted =
    { $count_sign ->
        [minus] −{ $count_size }
       *[plus] +{ $count_size }
    } p.p.
web-graded-measure-chosen = Zmierz wybrane
web-graded-how-grades = Trzeci stopień dla słabszej strony powinien wyrównać szanse. Dla drugiej strony każdy stopień jest wart około pięciu punktów procentowych: na partie z początkującymi.
web-graded-how-measure = Kilka ciągów zmian próbujemy z tymi samymi rzutami. Najlepszy dla każdej strony mierzymy z nowymi rzutami. Stopień, który nie pomaga, odpada.
web-graded-how-publish = Ułatwienia należą do obecnego stanu szkicu. Po opublikowaniu przechodzą do wersji.
web-account-results-handicap = { $name } (z ułatwieniem)
web-published-compared = Zmiany między wersją { $before } a { $after }
web-published-compare = Porównaj
web-published-compare-with = Porównaj z wersją { $number }
web-published-interval = (od { $low } do { $high })
web-published-plays-with = { $handicap }: { $games }
web-published-with = Z ułatwieniem ({ $handicap }): { $side } { $share }, między równie silnymi graczami komputerowymi
web-published-even-with = Wyrównane ({ $handicap })
web-published-balance-handicap = Wyrównane z ułatwieniem
web-studio-try-one = Wypróbuj
web-even-further = Mierz dalej
web-even-further-of = Dalszy pomiar, partie: { $games } z { $wanted }.
