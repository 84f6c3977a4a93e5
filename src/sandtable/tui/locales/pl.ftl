### The terminal client's own words. Polish.
### The words of the games (cards, actions, events, reasons) are not here but with the games.

ui-language = Polski

## The first screen

ui-welcome = Wybierz bitwę.
ui-start-keys = [b]Enter[/b] graj   [b]s[/b] strona   [b]o[/b] przeciwnik   [b]l[/b] język   [b]g[/b] samouczek   [b]t[/b] motyw   [b]q[/b] wyjdź
ui-choose-side = Strona
ui-choose-opponent = Przeciwnik
ui-choose-language = Język
ui-player-human = drugi gracz
ui-player-random = Losowy
ui-player-recruit = Rekrut
ui-player-corporal = Kapral
ui-player-sergeant = Sierżant
ui-player-lieutenant = Porucznik
ui-player-captain = Kapitan
ui-player-person = gracz
ui-saved-game = Zapisana gra. Enter: wczytaj.

## The table

# $round of at most $limit
ui-round = Runda { $round }/{ $limit }
# What a side plays for whose aim is not points but to pin the other
ui-aim-pin = (zatrzymać)
# The other aims, before how far a side has come with them
ui-aim-escape = ucieczka
ui-aim-neutralise = neutralizacja
ui-thinking = Przeciwnik myśli…
# $spent seconds of at most $limit; it must fit into one narrow line
ui-thinking-seconds = Przeciwnik myśli: { $spent }/{ $limit } s
ui-over = Gra się skończyła. Nowa gra: n
# The lines of the piles are narrow: one short word each
ui-pile-hand = ręka
ui-pile-deck = talia
ui-pile-discard = odrzucone
ui-pile-removed = usunięte
ui-pile-supply = rezerwa
ui-pile-played = Zagrane
ui-pile-unseen = Zakryte: w talii lub na ręce
ui-hand-empty = Nie masz kart na ręce.
ui-odds-sum =
    { $dice ->
        [one] { $defence }+{ $cover }+{ $range } = { $total }, { $dice } kość
       *[other] { $defence }+{ $cover }+{ $range } = { $total }, { $dice } kości
    }

## Keys

ui-key-choose = wybierz
ui-key-walk = mapa, ręka
ui-key-next = dalej
ui-key-back = wstecz
ui-key-undo = cofnij
ui-key-save = zapisz
ui-key-log = dziennik
ui-key-cards = karty
ui-key-vehicles = pojazdy
ui-key-rules = zasady
ui-key-help = pomoc
ui-key-leave = zapisz i wyjdź
ui-key-light = motyw
ui-key-scroll = przesuń mapę
ui-page-close = Esc: zamknij
ui-help-digits = przy ponad dziesięciu opcjach wpisz numer; Enter wybiera opcję pod kursorem
ui-help-cursor = od opcji do ręki, mapy i z powrotem; na mapie strzałki przesuwają kursor, Enter wybiera lub wyjaśnia, dlaczego nie można, Esc wraca do opcji
ui-nothing-here = Tu nie ma czego wybrać.
ui-too-small = Ten terminal jest za mały. Powiększ go do co najmniej { $width } × { $height } znaków.
ui-help-odds = Obok celu widać szansę trafienia i sumę: obrona + zasłona + odległość = wynik, który trzeba wyrzucić.

## The guided game

ui-lesson-keys = { $rule }   n: dalej   b: wstecz
# Lessons of Undaunted that are told differently in a terminal
ui-lesson-undaunted-tiles = Plansza składa się z obszarów. Liczba z plusem u góry to premia za zasłonę: jednostkę, która tam stoi, trudniej trafić. Gwiazdka to cel z liczbą punktów, które daje.
ui-lesson-undaunted-counters = Każdy żeton to znak i dwie litery; klawisz h objaśnia wszystkie znaki. Żeton sam nic nie robi: działa, gdy zagrywasz kartę jego jednostki.
ui-lesson-undaunted-turn = Teraz zagrywaj karty jedną po drugiej, w dowolnej kolejności: naciśnij numer karty. Klawiszem u cofniesz ruch, dopóki nie rzucono kośćmi i nie odkryto nowej karty.
ui-lesson-undaunted-card = Zagrywasz kartę, aby wykonać jedną z jej akcji. Liczba obok akcji wskazuje, jak daleko, ile albo iloma kośćmi. Pod listą widać, co teraz nie jest możliwe i dlaczego.
ui-lesson-undaunted-step = Wybierz następny obszar z listy albo naciśnij Tab i wybierz go na planszy. Po każdym kroku możesz się zatrzymać.
ui-lesson-undaunted-alone = Znasz już zasady, a partia toczy się dalej od tego miejsca. Odtąd daję tylko podpowiedzi, gdy pojawi się coś nowego.
ui-lesson-undaunted-over = Gra kończy się natychmiast, gdy jedna ze stron wykona zadanie. Klawisz l pokazuje wszystko, co się wydarzyło.

## Saving

ui-saved = Zapisano: { $file }
ui-save-failed = Nie udało się zapisać gry: { $reason }. Naciśnij q jeszcze raz, aby mimo to wyjść.
ui-save-elsewhere = Tę grę kontynuowano w innym oknie. Tutaj nie jest już zapisywana.
ui-save-broken =
    Nie można wczytać tej partii. Plik pozostaje bez zmian.
    { $file }
    { $reason }

## Two players at one screen

ui-curtain = Teraz kolej strony: { $side }.
ui-curtain-open = Gdy nikt inny nie patrzy, naciśnij Enter.
ui-curtain-undo = u: poprzedni gracz cofa ostatni ruch
ui-curtain-leave = q: zapisz i wyjdź

## The result

ui-result-keys = [b]n[/b] nowa gra   [b]b[/b] obejrzyj planszę   [b]q[/b] wyjdź

## What a tile shows

ui-ground-airstrip = Lądowisko
ui-ground-camp = Obóz
ui-ground-dunes = Wydmy
ui-ground-flat = Płaska pustynia
ui-ground-fort = Fort
ui-ground-oasis = Oaza
ui-ground-ridge = Grzbiet skalny
ui-ground-rocks = Skały
ui-ground-track = Szlak
ui-ground-village = Wioska
ui-ground-wadi = Wadi

## What stands on a counter: two letters, of which the first goes before a squad's

ui-letters-rifleman = St
ui-letters-scout = Zw
ui-letters-machine-gunner = Km
ui-letters-sniper = Sn
ui-letters-mortar = Mo
ui-letters-anti-tank = Pp
ui-letters-engineer = Sp
ui-letters-saboteur = Dy
ui-letters-navigator = Na
ui-letters-tank-driver = Ki
ui-letters-crewman = Zł
ui-letters-gunner = Dz
ui-letters-platoon-sergeant = SP
ui-letters-platoon-guide = PP
ui-letters-squad-leader = Do
ui-letters-lieutenant = Po
ui-letters-senior-sergeant = Sż
ui-letters-warrant-officer = Ch
ui-letters-tank-commander = DC
ui-letters-recon-plane = SR
ui-letters-fog-of-war = Mw

## Vehicles and structures

ui-letters-gun-truck = WB
ui-letters-support-truck = WW
ui-letters-pilot-car = WP
ui-letters-scout-car = WZ
ui-letters-lorry = CI
ui-letters-medium-tank = CS
ui-letters-aircraft = Sm
ui-letters-hangar = Ha
ui-letters-motor-pool = Ps
ui-letters-fuel-dump = Pl
ui-letters-radio-mast = Mr
ui-letters-water-tower = Wi
