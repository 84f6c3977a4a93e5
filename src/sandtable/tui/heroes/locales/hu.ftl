### The words of a Heroes title that only the terminal needs. Hungarian.

# $turn of $limit
ui-turn = { $turn }/{ $limit }. forduló
# Before the order tokens of a side: one short word
ui-track = parancsok
ui-exit = { $side }: itt le lehet menni a térképről

## Before a choice

# How many units a blast would hit
ui-under = { $count } egység a robbanás alatt
ui-odds-tie = döntetlen { $percent } %
ui-odds-assault = nagyobb kocka + { $ours }, ellene { $theirs } + az övék
ui-threat = { $unit } ({ $cell }) tüzelhet: találat { $percent } %, lefogás { $suppressed } %
ui-no-threat = Ott egyetlen ellenség sem tüzelhet az egységre.
ui-help-sum = A cél mellett a találat esélye és az összeg áll: a kocka az összes bónusszal a védelem és a fedezék ellen.

## What a side must do to win

ui-aim-hold = a { $number }. fordulótól uralni: { $places }
ui-aim-carry = levinni a térképről: { $what }
ui-aim-exit = { $number } egységet levezetni a térképről
ui-aim-gather = { $number } tárgyat odavinni és uralni: { $places }
ui-aim-kill = kiejteni: { $who }
ui-aim-demolish = lerombolni: { $what }
ui-aim-points = { $number } pontot szerezni
ui-aim-last-turn = az utolsó forduló végéig megakadályozni az ellenség győzelmét
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
ui-lesson-heroes-units = Minden egység egy jel és néhány betű; a h billentyű minden jelet elmagyaráz. Állj a kurzorral egy egységre, és látod az összes számát és képességét: mennyit mozog, mennyi a védelme, és mennyi a harci bónusza gyalogság és járművek ellen. A c billentyű mindkét sereget felsorolja.
ui-lesson-heroes-fire = Válaszd ki, kire tüzelsz. A mezőtől mezőig húzott egyenest semmi sem zárhatja el; két gyalogos egység között a köztük álló gyalogság is elzárja. A térkép megjelöli, min megy át a kiválasztott célhoz húzott vonal, és minden cél mellett ott az esély.
ui-lesson-heroes-target = Válassz célt a listából vagy a térképen. A távolság 7 mezőig nem számít, 8-tól 2-t levon. Némelyik fegyver nem visz el addig.
ui-lesson-heroes-sum = Egy kockával dobsz, a bónuszok hozzáadódnak, a levonások lejönnek. Legalább a cél védelmét kell elérned a fedezékével együtt. Az esélyt és az összeg minden részét látod, mielőtt döntesz.
ui-lesson-heroes-window = Ebben a pillanatban ki lehet játszani egy kártyát: válassz egyet, vagy passzolj. Mielőtt a forduló első parancsjelzőjét leteszed, beállíthatod, milyen gyakran kérdezzelek.
ui-lesson-heroes-found = Előkerültek az iratok, a { "¤" } jel mutatja a térképen, hol. Az a gyalogság veszi fel őket, amelyik ott fejezi be a mozgását. Nézd meg, kinek rövidebb az útja.
ui-lesson-heroes-turn = Minden egységről lekerült egy lefogás jelző, a kezdeményezés oldalt vált, és új parancsok kerülnek le. A felső sáv mutatja a fordulót, a fázist és az utolsó fordulót.
ui-lesson-heroes-alone = Már ismered a játék szabályait. A játszma így megy tovább, és igazi. Mostantól csak akkor szólok, ha valami új.
ui-lesson-heroes-over = A győzelmet a 2. fordulótól minden utánpótlási fázisban megnézzük, az utolsó forduló után pedig a pontok döntenek. Az l billentyű mindent megmutat, ami történt.
