### The terminal client's own words. Polish.
### The words of the games (cards, actions, events, reasons) are not here but with the games.

ui-language = Polski

## The first screen

ui-welcome = Wybierz bitwę.
ui-start-keys = [b]Enter[/b] graj   [b]s[/b] strona   [b]o[/b] przeciwnik   [b]l[/b] język   [b]t[/b] dzień lub noc   [b]q[/b] wyjdź
ui-choose-side = Strona
ui-choose-opponent = Przeciwnik
ui-choose-language = Język
ui-player-human = drugi gracz
ui-player-random = Losowy
ui-player-recruit = Rekrut
ui-player-person = gracz
ui-saved-game = Zapisana gra. Naciśnij Enter, aby do niej wrócić.

## The table

# $round of at most $limit
ui-round = Runda { $round }/{ $limit }
# What a side plays for whose aim is not points but to pin the other
ui-aim-pin = (zatrzymać)
ui-thinking = Przeciwnik myśli…
ui-over = Gra się skończyła. Nowa gra: n
# A place in the piles is short: one short word each
ui-pile-hand = ręka
ui-pile-deck = talia
ui-pile-discard = odrzucone
ui-pile-removed = usunięte
ui-pile-supply = rezerwa
ui-pile-played = Zagrane
ui-pile-unseen = Niewidoczne: w talii lub na ręce
ui-hand-empty = Nie masz kart na ręce.
ui-odds-sum =
    { $dice ->
        [one] { $defence }+{ $cover }+{ $range } = { $total }, { $dice } kość
        [few] { $defence }+{ $cover }+{ $range } = { $total }, { $dice } kości
       *[other] { $defence }+{ $cover }+{ $range } = { $total }, { $dice } kości
    }

## Keys

ui-key-choose = wybór
ui-key-undo = cofnij
ui-key-save = zapisz
ui-key-log = dziennik
ui-key-cards = karty
ui-key-rules = zasady
ui-key-help = pomoc
ui-key-leave = zapisz i wyjdź
ui-key-light = dzień lub noc
ui-key-scroll = przesuń mapę
ui-page-close = Esc: zamknij
ui-help-odds = Obok celu podana jest szansa trafienia i suma: obrona + zasłona + zasięg = liczba, którą musi osiągnąć kość.

## Saving

ui-saved = Zapisano: { $file }
ui-save-failed = Nie udało się zapisać gry: { $reason }. Naciśnij q jeszcze raz, aby mimo to wyjść.
ui-save-broken =
    Do tej zapisanej gry nie można wrócić. Plik pozostaje bez zmian.
    { $file }
    { $reason }

## Two players at one screen

ui-curtain = Teraz wybiera ta strona: { $side }.
ui-curtain-open = Gdy nikt inny nie patrzy, naciśnij Enter.
ui-curtain-undo = u: poprzedni gracz cofa ostatni wybór
ui-curtain-leave = q: zapisz i wyjdź

## The result

ui-result-keys = [b]n[/b] nowa gra   [b]b[/b] obejrzyj planszę   [b]q[/b] wyjdź

## What stands on a counter: one letter before the squad's, or two without a squad

ui-letters-rifleman = S
ui-letters-scout = Z
ui-letters-machine-gunner = K
ui-letters-sniper = Sn
ui-letters-mortar = Mo
ui-letters-platoon-sergeant = SP
ui-letters-platoon-guide = PP
ui-letters-squad-leader = D
ui-letters-fog-of-war = Mw

## The rules of the moment

ui-rules-bid = Obie strony potajemnie wybierają kartę z ręki i odkrywają ją równocześnie. Wyższa inicjatywa daje pierwszą turę; przy remisie znacznik zostaje tam, gdzie był. Obie karty trafiają na stosy kart odrzuconych. Można wybrać także Mgłę wojny. (UN-3.4)
ui-rules-turn = Zagrywaj karty po jednej. Tura kończy się, gdy tak postanowisz albo gdy na ręce zostaje tylko Mgła wojny; wtedy karty z ręki i karty zagrane trafiają na twój stos kart odrzuconych. (UN-4.1)
ui-rules-card = Kartę zagrywa się dla jednej z jej akcji albo na przeczekanie. (UN-4.2)
ui-rules-enter = Jednostki nie ma na planszy. Najpierw wchodzi do gry w jednym ze swoich punktów zbornych i stamtąd wykonuje akcję. (UN-4.6)
ui-rules-step = Jednostka idzie obszar po obszarze. Po pierwszym kroku może zatrzymać się w każdej chwili. (UN-5.7)
ui-rules-fire = Celem może być każda jednostka wroga na planszy. Jej obrona, zasłona jej obszaru i zasięg dają razem liczbę, którą musi osiągnąć kość. Wystarczy jedna taka kość; 0 zawsze trafia. (UN-7.1, UN-7.3, UN-7.4)
ui-rules-blast = Atakowane są kolejno wszystkie jednostki na obszarze z twoim znacznikiem celowania, także własne. Zasięg się nie liczy, a wzgórze daje tylko 1. (UN-7.2, UN-7.3, UN-7.7)
ui-rules-bolster = Karty przechodzą z twojej rezerwy na twój stos kart odrzuconych. Możesz wziąć mniej, niż wolno, ale co najmniej jedną. (UN-6.1)
ui-rules-inspire = Karty zagrane w tej turze wracają na twoją rękę i można je zagrać ponownie. (UN-6.5)
ui-rules-count = Powiedz, ile kart dobierasz, zanim zobaczysz pierwszą. (UN-6.2)
ui-rules-guide = Wybierz jedną ze swoich jednostek na planszy, która nie jest przygwożdżona i ma dokąd pójść. (UN-5.3)
ui-rules-aim = Cel może leżeć na każdym obszarze oddalonym od moździerza o co najmniej trzy obszary. (UN-6.7)
ui-rules-do-move = Jednostka idzie najwyżej o tyle obszarów, a każdy z nich musi być rozpoznany lub kontrolowany przez twoją stronę. (UN-5.2)
ui-rules-do-guide = Jedna z twoich jednostek idzie najwyżej o tyle obszarów, a każdy z nich musi być rozpoznany lub kontrolowany przez twoją stronę. (UN-5.3)
ui-rules-do-scout = Jednostka idzie najwyżej o tyle obszarów, dokąd chce. Gdzie twoja strona nie ma znacznika, tam go zostawia, a za każdy znacznik jedna Mgła wojny przechodzi z twojej rezerwy na twój stos kart odrzuconych. (UN-5.4)
ui-rules-do-stalk = Jednostka idzie najwyżej o tyle obszarów, dokąd chce, i nie zostawia znacznika. (UN-5.5)
ui-rules-do-bolster = Najwyżej tyle kart przechodzi z twojej rezerwy na twój stos kart odrzuconych; jeśli podano literę drużyny, tylko karty tej drużyny. (UN-6.1)
ui-rules-do-command = Dobierasz najwyżej tyle kart i możesz je zagrać jeszcze w tej turze. (UN-6.2)
ui-rules-do-conceal = Jedna Mgła wojny przechodzi z rezerwy wroga na jego stos kart odrzuconych. (UN-6.3)
ui-rules-do-control = Twój znacznik na obszarze jednostki odwraca się na stronę kontroli i punkty tego obszaru są twoje. Na obszarze nie może stać jednostka wroga. (UN-6.4)
ui-rules-do-inspire = Najwyżej tyle kart zagranych w tej turze wraca na twoją rękę; jeśli podano literę drużyny, tylko karty tej drużyny. (UN-6.5)
ui-rules-do-recon = Mgła wojny z twojej ręki opuszcza grę, a ty dobierasz kartę. (UN-6.6)
ui-rules-do-target = Kładziesz swój znacznik celowania co najmniej trzy obszary od moździerza. (UN-6.7)
ui-rules-do-attack = Rzucasz tyloma kośćmi. Trafienie kosztuje cel jedną kartę: z ręki, a jeśli jej tam nie ma, ze stosu kart odrzuconych, a potem z talii; gdy nie ma żadnej, żeton schodzi z planszy. (UN-7.4, UN-7.5)
ui-rules-do-suppress = Rzucasz tyloma kośćmi. Trafienie przygważdża cel. (UN-7.6)
ui-rules-do-blast = Atakowane są wszystkie jednostki na obszarze z twoim znacznikiem celowania, także własne. (UN-7.2)
ui-rules-do-ready = Przygwożdżona jednostka wraca do działania i nie robi nic więcej. (UN-4.5)
ui-rules-do-hunker_down = Karta wraca do twojej rezerwy. (UN-4.3)
