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
# The lines of the piles are narrow: one short word each
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
