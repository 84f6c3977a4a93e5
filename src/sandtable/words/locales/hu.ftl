### The words of the table itself, whatever game lies on it. Hungarian.

## Events

event-game-over =
    { $side_id ->
        [none] Döntetlen: { $ending }.
       *[other] { $side_the } győznek: { $ending }.
    }
event-handed-over = { $side_the } új játékosa: { $player }.

## Endings: what follows "They win:" or "The game is drawn:", said of the winner to whoever reads it

ending-resigned = a másik oldal feladta
ending-timed-out = a másik oldalnak lejárt az ideje
ending-draw-agreed = közös megegyezés

## Why a choice cannot be taken back

why-undo-chance = Amit a kocka vagy a pakli eldöntött, az nem vonható vissza.
why-undo-other = Az utolsó lépésed óta már más is cselekedett.
why-undo-seen = Azóta kiderült valami, ami addig rejtve volt.
why-undo-start = Nincs mit visszavonni.
why-undo-over = A játék véget ért; már semmi sem vonható vissza.

## Errors

error-illegal-move = Ez most nem lehetséges.
error-unknown-title = Nincs ilyen játék: „{ $name }”.
error-unknown-scenario = Nincs ilyen küldetés: „{ $name }”.
error-unknown-side = Nincs ilyen oldal: „{ $name }”.
error-unknown-move = Nincs ilyen lépés: „{ $name }”.
error-unknown-agent = Nincs ilyen gépi játékos: „{ $name }”.
error-unknown-language = Nincs ilyen nyelv: „{ $name }”.
error-bad-outcome = Itt nem jöhet ki ilyen véletlen eredmény.
error-bad-record = A jegyzőkönyv nem felel meg a szabályoknak ({ $line }. sor).
error-bad-content = A tartalomfájlokban { $count } hiba van.

## What is wrong with a scenario that a player made

fault-not-toml = Ez nem érvényes TOML: { $reason }
fault-too-long = A szöveg túl hosszú: { $count } bájt, legfeljebb { $most }
fault-too-deep = A táblázatok és listák túl mélyen vannak egymásba ágyazva
fault-broken-file = A fájl sérült, vagy nem küldetés
fault-no-scenario = A fájlban nincs { $name }, vagy több is van
fault-too-many-files = A fájlban { $count } fájl van, legfeljebb { $most } lehet
fault-missing-key =
    Hiányzik: „{ $name }”. Ide ez kell: { $expected ->
        [text] szöveg
        [number] egész szám
        [flag] true vagy false
        [texts] szövegek listája
        [numbers-2] két egész szám
        [numbers-3] három egész szám
        [table] táblázat
       *[tables] táblázatok listája
    }
fault-unknown-key = Ismeretlen kulcs
fault-wrong-kind =
    Itt ez áll: { $value }. Ide ez kell: { $expected ->
        [text] szöveg
        [number] egész szám
        [flag] true vagy false
        [texts] szövegek listája
        [numbers-2] két egész szám
        [numbers-3] három egész szám
        [table] táblázat
       *[tables] táblázatok listája
    }
fault-not-among = { $value } itt nem lehet. Választható: { $known }
fault-out-of-range = { $value } kívül esik a tartományon ({ $low }–{ $high })
fault-not-plain = Egy sor egyszerű szöveg lehet, legfeljebb { $most } karakter
fault-more-faults = Van még több hiba is. Előbb ezeket javítsd ki
fault-too-slow = Az ellenőrzés túl sokáig tartott, ezért leállt
fault-never-ends = A próbajátszma nem ért véget
fault-too-many-options = A próbajátszmában egy döntésnél túl sok lehetőség volt (legfeljebb { $most } lehet)
fault-trial-failed = A próbajátszmát nem sikerült lejátszani
