### The terminal client's own words. Hungarian.
### The words of the games (cards, actions, events, reasons) are not here but with the games.

ui-language = Magyar

## The first screen

ui-welcome = Válassz egy csatát!
ui-start-keys = [b]Enter[/b] játék   [b]s[/b] oldal   [b]o[/b] ellenfél   [b]l[/b] nyelv   [b]t[/b] nappal vagy éjszaka   [b]q[/b] kilépés
ui-choose-side = Oldal
ui-choose-opponent = Ellenfél
ui-choose-language = Nyelv
ui-player-human = másik játékos
ui-player-random = Véletlen
ui-player-recruit = Újonc
ui-player-person = játékos
ui-saved-game = Mentett játék. Az Enterrel folytathatod.

## The table

# $round of at most $limit
ui-round = { $round }/{ $limit }. forduló
# What a side plays for whose aim is not points but to pin the other
ui-aim-pin = (lekötés)
ui-thinking = Az ellenfél gondolkodik…
ui-over = A játék véget ért. Új játék: n
# A place in the piles is short: one short word each
ui-pile-hand = kéz
ui-pile-deck = pakli
ui-pile-discard = dobott
ui-pile-removed = kivont
ui-pile-supply = tartalék
ui-pile-played = Kijátszva
ui-pile-unseen = Nem látható: pakliban vagy kézben
ui-hand-empty = Nincs lap a kezedben.
ui-odds-sum = { $defence }+{ $cover }+{ $range } = { $total }, { $dice } kocka

## Keys

ui-key-choose = választás
ui-key-undo = vissza
ui-key-save = mentés
ui-key-log = napló
ui-key-cards = lapok
ui-key-rules = szabályok
ui-key-help = súgó
ui-key-leave = mentés és kilépés
ui-key-light = nappal vagy éjszaka
ui-key-scroll = a térkép mozgatása
ui-page-close = Esc: bezárás
ui-help-odds = A célpont mellett a találat esélye és az összeg áll: védelem + fedezék + távolság = a szám, amelyet egy kockának el kell érnie.

## Saving

ui-saved = Elmentve: { $file }
ui-save-failed = A játékot nem sikerült elmenteni: { $reason }. Nyomd meg újra a q-t, ha így is kilépsz.
ui-save-broken =
    Ez a mentett játék nem folytatható. A fájl változatlan marad.
    { $file }
    { $reason }

## Two players at one screen

ui-curtain = Most ez az oldal választ: { $side }.
ui-curtain-open = Ha senki más nem látja a képernyőt, nyomd meg az Entert.
ui-curtain-undo = u: az előző játékos visszavonja az utolsó választását
ui-curtain-leave = q: mentés és kilépés

## The result

ui-result-keys = [b]n[/b] új játék   [b]b[/b] a tábla megtekintése   [b]q[/b] kilépés

## What stands on a counter: one letter before the squad's, or two without a squad

ui-letters-rifleman = L
ui-letters-scout = F
ui-letters-machine-gunner = G
ui-letters-sniper = Ml
ui-letters-mortar = Av
ui-letters-platoon-sergeant = Őr
ui-letters-platoon-guide = Sv
ui-letters-squad-leader = R
ui-letters-fog-of-war = Hk

## The rules of the moment

ui-rules-bid = Mindkét oldal titokban kiválaszt egy lapot a kezéből, majd egyszerre felfedik. A magasabb kezdeményezés kapja az első kört; egyenlőségnél a jelző a helyén marad. Ezután mindkét lap a dobópakliba kerül. Harci köd is választható. (UN-3.4)
ui-rules-turn = Játszd ki a lapjaidat egyesével. A köröd véget ér, ha befejezed, vagy ha már csak Harci köd van a kezedben; ekkor a kezed és a kijátszott lapjaid a dobópaklidba kerülnek. (UN-4.1)
ui-rules-card = A lapot az egyik akciójáért játsszák ki, vagy fedezékbe vonul. (UN-4.2)
ui-rules-enter = Az egység nincs a táblán. Előbb az egyik lerakás jelzőjén játékba lép, és onnan hajtja végre az akciót. (UN-4.6)
ui-rules-step = Az egység lapkáról lapkára halad. Az első lépés után bármikor megállhat. (UN-5.7)
ui-rules-fire = Célpont a táblán álló bármelyik ellenséges egység lehet. A védelme, a lapkája fedezéke és a távolság együtt adja azt a számot, amelyet egy kockának el kell érnie. Egy ilyen kocka elég a találathoz; a 0 mindig talál. (UN-7.1, UN-7.3, UN-7.4)
ui-rules-blast = A célzás jelződ lapkáján álló minden egységet sorra támadás ér, a sajátjaidat is. A távolság nem számít, a domb pedig csak 1 fedezéket ad. (UN-7.2, UN-7.3, UN-7.7)
ui-rules-bolster = A lapok a tartalékodból a dobópaklidba kerülnek. Kevesebbet is elvehetsz a megengedettnél, de legalább egyet. (UN-6.1)
ui-rules-inspire = Az ebben a körben kijátszott lapok visszakerülnek a kezedbe, és újra kijátszhatók. (UN-6.5)
ui-rules-count = Mondd meg, hány lapot húzol, mielőtt az elsőt meglátnád. (UN-6.2)
ui-rules-guide = Válaszd ki egy olyan egységedet a táblán, amely nincs elfojtva, és van hová lépnie. (UN-5.3)
ui-rules-aim = A cél bármely lapka lehet, amely legalább három lapkányira van az aknavetőtől. (UN-6.7)
ui-rules-do-move = Az egység legfeljebb ennyi lapkát halad, és mindegyiket fel kell derítenie vagy irányítania kell az oldaladnak. (UN-5.2)
ui-rules-do-guide = Az egyik egységed legfeljebb ennyi lapkát halad, és mindegyiket fel kell derítenie vagy irányítania kell az oldaladnak. (UN-5.3)
ui-rules-do-scout = Az egység legfeljebb ennyi lapkát halad, bármerre. Ahol az oldaladnak nincs jelzője, ott leteszi, és minden letett jelzőért egy Harci köd kerül a tartalékodból a dobópaklidba. (UN-5.4)
ui-rules-do-stalk = Az egység legfeljebb ennyi lapkát halad, bármerre, és nem tesz le jelzőt. (UN-5.5)
ui-rules-do-bolster = Legfeljebb ennyi lap kerül a tartalékodból a dobópaklidba; ha raj betűje áll mellette, csak annak a rajnak a lapjai. (UN-6.1)
ui-rules-do-command = Legfeljebb ennyi lapot húzol, és még ebben a körben kijátszhatod őket. (UN-6.2)
ui-rules-do-conceal = Egy Harci köd az ellenség tartalékából az ellenség dobópaklijába kerül. (UN-6.3)
ui-rules-do-control = Az egység lapkáján álló jelződ az irányított oldalára fordul, és a lapka pontjai a tieid. A lapkán nem állhat ellenséges egység. (UN-6.4)
ui-rules-do-inspire = Legfeljebb ennyi, ebben a körben kijátszott lap visszakerül a kezedbe; ha raj betűje áll mellette, csak annak a rajnak a lapjai. (UN-6.5)
ui-rules-do-recon = Egy Harci köd a kezedből kikerül a játékból, és húzol egy lapot. (UN-6.6)
ui-rules-do-target = A célzás jelződet legalább három lapkányira teszed az aknavetőtől. (UN-6.7)
ui-rules-do-attack = Ennyi kockával dobsz. A találat egy lapjába kerül a célpontnak: a kézből, ha ott nincs, a dobópakliból, végül a pakliból; ha sehol sincs, a harci jelző lekerül a tábláról. (UN-7.4, UN-7.5)
ui-rules-do-suppress = Ennyi kockával dobsz. A találat elfojtja a célpontot. (UN-7.6)
ui-rules-do-blast = A célzás jelződ lapkáján álló minden egységet támadás ér, a sajátjaidat is. (UN-7.2)
ui-rules-do-ready = Az elfojtott egység újra készenlétbe kerül, és mást nem tesz. (UN-4.5)
ui-rules-do-hunker_down = A lap visszakerül a tartalékodba. (UN-4.3)
