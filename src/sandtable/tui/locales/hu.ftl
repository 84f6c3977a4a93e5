### The terminal client's own words. Hungarian.
### The words of the games (cards, actions, events, reasons) are not here but with the games.

ui-language = Magyar

## The first screen

ui-welcome = Válassz egy csatát!
ui-start-keys = [b]Enter[/b] játék   [b]s[/b] oldal   [b]o[/b] ellenfél   [b]l[/b] nyelv   [b]g[/b] első játék útmutatóval   [b]t[/b] világos/sötét   [b]q[/b] kilépés
ui-choose-side = Oldal
ui-choose-opponent = Ellenfél
ui-choose-language = Nyelv
ui-player-human = második játékos
ui-player-random = Véletlen
ui-player-recruit = Újonc
ui-player-corporal = Tizedes
ui-player-sergeant = Őrmester
ui-player-lieutenant = Hadnagy
ui-player-captain = Százados
ui-player-person = játékos
ui-saved-game = Mentett játék. Enter: folytatás.

## The table

# $round of at most $limit
ui-round = { $round }/{ $limit }. forduló
# What a side plays for whose aim is not points but to pin the other
ui-aim-pin = (lekötés)
# The other aims, before how far a side has come with them
ui-aim-escape = menekülés
ui-aim-neutralise = semlegesítés
ui-thinking = Az ellenfél gondolkodik…
# $spent seconds of at most $limit; it must fit into one narrow line
ui-thinking-seconds = Az ellenfél gondolkodik: { $spent }/{ $limit } mp
ui-over = A játék véget ért. Új játék: n
# The lines of the piles are narrow: one short word each
ui-pile-hand = kéz
ui-pile-deck = pakli
ui-pile-discard = dobó
ui-pile-removed = kivont
ui-pile-supply = tartalék
ui-pile-played = Kijátszva
ui-pile-unseen = Nem látható: pakliban vagy kézben
ui-hand-empty = Nincs lap a kezedben.
ui-odds-sum = { $defence }+{ $cover }+{ $range } = { $total }, { $dice } kocka

## Keys

ui-key-choose = választás
ui-key-walk = térkép, kéz
ui-key-next = tovább
ui-key-back = vissza
ui-key-undo = visszavonás
ui-key-save = mentés
ui-key-log = napló
ui-key-cards = lapok
ui-key-vehicles = járművek
ui-key-rules = szabályok
ui-key-help = súgó
ui-key-leave = mentés és kilépés
ui-key-light = világos/sötét
ui-key-scroll = a térkép mozgatása
ui-page-close = Esc: bezárás
ui-help-digits = tíznél több lehetőségnél írd be a számot; az Enter a kurzornál lévőt választja
ui-help-cursor = a lehetőségektől a kézre, a térképre és vissza; a térképen a nyilak mozgatják a kurzort, az Enter választ, vagy elmagyarázza, miért nem lehet, az Esc visszavisz a lehetőségekhez
ui-nothing-here = Itt nincs mit választani.
ui-too-small = Ez a terminál túl kicsi. Nagyítsd legalább { $width } × { $height } karakteresre.
ui-help-odds = A cél mellett a találat esélye és az összeg áll: védelem + fedezék + távolság = a szám, amelyet egy kockának el kell érnie.

## The guided game

ui-lesson-keys = { $rule }   n: tovább   b: vissza
# Lessons of Undaunted that are told differently in a terminal
ui-lesson-undaunted-tiles = A tábla lapkákból áll. A felső szélen a pluszos szám a fedezék: aki ott áll, azt nehezebb eltalálni. A csillag célpont, mellette a pontértékével.
ui-lesson-undaunted-counters = Minden jelző egy jel és két betű; a h billentyű minden jelet elmagyaráz. A jelző magától nem tesz semmit: akkor cselekszik, amikor kijátszod az egysége egyik kártyáját.
ui-lesson-undaunted-turn = Most játszd ki a lapjaidat egymás után, tetszőleges sorrendben: nyomd meg a lap számát. Az u billentyűvel mindent visszavonhatsz, amit nem követett dobás vagy húzás.
ui-lesson-undaunted-card = Egy lapot az egyik akciójáért játszol ki. Az akció melletti szám megmutatja, milyen messze, mennyit vagy hány kockával. A lista alatt látod, mi nem lehetséges most, és miért.
ui-lesson-undaunted-step = Válaszd ki a következő lapkát a listából, vagy nyomj Tabot, és válaszd ki a táblán. Bármelyik lépés után megállhatsz.
ui-lesson-undaunted-alone = Már ismered a játék szabályait. A játszma innen megy tovább, most már élesben. Mostantól csak akkor szólok, ha valami új következik.
ui-lesson-undaunted-over = A játék abban a pillanatban ér véget, amikor egy oldal eléri a célját. Az l billentyű mindent megmutat, ami történt.

## Saving

ui-saved = Elmentve: { $file }
ui-save-failed = A játékot nem sikerült elmenteni: { $reason }. Nyomd meg újra a q-t, ha így is kilépsz.
ui-save-elsewhere = Ezt a játszmát egy másik ablakban folytatták. Itt már nem menti a program.
ui-save-broken =
    Ez a mentett játék nem folytatható. A fájl változatlan marad.
    { $file }
    { $reason }

## Two players at one screen

ui-curtain = Most ez az oldal választ: { $side }.
ui-curtain-open = Ha senki más nem látja a képernyőt, nyomd meg az Entert.
ui-curtain-undo = u: az előző játékos visszavonja az utolsó lépését
ui-curtain-leave = q: mentés és kilépés

## The result

ui-result-keys = [b]n[/b] új játék   [b]b[/b] a tábla megtekintése   [b]q[/b] kilépés

## What a tile shows

ui-ground-airstrip = Leszállópálya
ui-ground-camp = Tábor
ui-ground-dunes = Dűnék
ui-ground-flat = Sík sivatag
ui-ground-fort = Erőd
ui-ground-oasis = Oázis
ui-ground-ridge = Gerinc
ui-ground-rocks = Sziklák
ui-ground-track = Földút
ui-ground-village = Falu
ui-ground-wadi = Vádi

## What stands on a counter: two letters, of which the first goes before a squad's

ui-letters-rifleman = Lö
ui-letters-scout = Fe
ui-letters-machine-gunner = Gé
ui-letters-sniper = Ml
ui-letters-mortar = Av
ui-letters-anti-tank = Pt
ui-letters-engineer = Ut
ui-letters-saboteur = Sz
ui-letters-navigator = Na
ui-letters-tank-driver = Hv
ui-letters-crewman = Hz
ui-letters-gunner = Ir
ui-letters-platoon-sergeant = Őr
ui-letters-platoon-guide = Sv
ui-letters-squad-leader = Rp
ui-letters-lieutenant = Hd
ui-letters-senior-sergeant = Tő
ui-letters-warrant-officer = Zá
ui-letters-tank-commander = Hp
ui-letters-recon-plane = Fr
ui-letters-fog-of-war = Hk

## Vehicles and structures

ui-letters-gun-truck = FT
ui-letters-support-truck = TT
ui-letters-pilot-car = VK
ui-letters-scout-car = FK
ui-letters-lorry = TA
ui-letters-medium-tank = KH
ui-letters-aircraft = Re
ui-letters-hangar = Ha
ui-letters-motor-pool = Jt
ui-letters-fuel-dump = Üz
ui-letters-radio-mast = Rt
ui-letters-water-tower = Ví
