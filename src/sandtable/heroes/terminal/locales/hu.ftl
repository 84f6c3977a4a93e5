### The words of a Heroes title that only the terminal needs. Hungarian.

# $turn of $limit
ui-turn = { $turn }/{ $limit }. forduló
# Before the order tokens of a side: one short word
ui-track = parancsok
ui-exit = { $side }: itt le lehet menni a térképről

## Before a choice

# How many units a blast would hit
ui-under = { $count } egység a robbanás alatt
ui-odds-tie = döntetlen { $percent }%
ui-odds-assault = nagyobb kocka + { $ours }, ellene { $theirs } + az övék
ui-threat = { $unit } ({ $cell }) tüzelhet: találat { $percent }%, lefogás { $suppressed }%
ui-no-threat = Ott egyetlen ellenség sem tüzelhet az egységre.
ui-help-sum = A cél mellett a találat esélye és az összeg áll: a kocka az összes bónusszal a védelem és a fedezék ellen.

## What a side must do to win

ui-aim-hold = { $places } birtoklása ({ $number }. forduló végén vagy később)
ui-aim-carry = { $what } kivitele a térképről
ui-aim-exit = { $number } egység kijuttatása a térképről
ui-aim-gather = { $number } tárgy odavitele és a hely birtoklása: { $places }
ui-aim-kill = { $who } kiejtése
ui-aim-demolish = { $what } lerombolása
ui-aim-points = { $number } pont megszerzése
ui-aim-last-turn = az ellenség győzelmének megakadályozása az utolsó forduló végéig
ui-aim-most-points = a legtöbb pont az utolsó forduló végén

## Signs on the map

ui-legend-token = Saját parancsjelző, az ellenség elől lefordítva
ui-legend-shown = Felfedett parancsjelző
ui-legend-hidden = Az ellenség lefordított parancsjelzője
ui-legend-facing = Amerre a jármű vagy a löveg néz
ui-legend-marker = Egy lefogás jelző
ui-legend-walls = Épület: fal, ablak, ajtó
ui-legend-shut = Ezen a vonalon át nem lehet átlósan lépni
ui-legend-exit = Ez az oldal itt mehet le a térképről
ui-legend-line = Lővonal: szabad, korlátozott, elzárt

## Lessons of the guided game that are told differently in a terminal

ui-lesson-heroes-terrain = A térkép mezőkből áll. A sövény, az erdő és a ház fedezéket ad: az ott álló gyalogságot nehezebb eltalálni. Némelyik terep a kilátást is elzárja, vagy véget vet a mozgásnak. Nyomd a Tabot, amíg a kurzor a térképre nem kerül, aztán mozgasd a nyilakkal, és megtudod, mi van a mezőn.
ui-lesson-heroes-units = Minden egység egy jel és néhány betű; a h billentyű minden jelet elmagyaráz. Vidd a kurzort egy egységre, és látod az összes értékét és képességét: a mozgását, a védelmét és a harci bónuszát gyalogság és járművek ellen. A c billentyű mindkét sereget felsorolja.
ui-lesson-heroes-fire = Válassz célt. A mezőtől mezőig húzott egyenest semmi sem zárhatja el; két gyalogos egység között a köztük álló gyalogság is elzárja. A térképen látszik, min megy át a kiválasztott célhoz húzott vonal, és minden cél mellett ott a találat esélye.
ui-lesson-heroes-target = Válassz célt a listából vagy a térképen. A távolság 7 mezőig nem számít, 8-tól 2 a levonás. Némelyik fegyver nem hord el addig.
ui-lesson-heroes-sum = Egy kockával dobsz; a bónuszok növelik, a levonások csökkentik az eredményt. Legalább a cél védelmét kell elérned a fedezékével együtt. Az esélyt és az összeg minden részét látod, mielőtt döntesz.
ui-lesson-heroes-window = Most kijátszhatsz egy kártyát: válassz egyet, vagy passzolj. Mielőtt a forduló első parancsjelzőjét leraknád, beállíthatod, milyen gyakran kérdezzen a játék.
ui-lesson-heroes-found = Előkerültek az iratok, a { "¤" } jel mutatja a térképen, hol. Az a gyalogság veszi fel őket, amelyik ott fejezi be a mozgását. Nézd meg, kinek rövidebb az útja.
ui-lesson-heroes-turn = Minden egységről lekerült egy lefogás jelző, a kezdeményezés oldalt vált, és új parancsokat raktok le. A felső sáv mutatja a fordulót, a fázist és az utolsó fordulót.
ui-lesson-heroes-alone = Már ismered a játék szabályait. A játszma innen megy tovább, most már élesben. Mostantól csak akkor szólok, ha valami új következik.
ui-lesson-heroes-over = A győzelmet a 2. fordulótól minden utánpótlási fázisban ellenőrizzük, az utolsó forduló után pedig a pontok döntenek. Az l billentyű mindent megmutat, ami történt.
