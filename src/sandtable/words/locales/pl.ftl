### The words of the table itself, whatever game lies on it. Polish.

## Events

event-game-over =
    { $side_id ->
        [none] Remis: { $ending }.
       *[other] { $side_the } wygrywają: { $ending }.
    }
event-handed-over = { $side_ins } gra teraz { $player }.

## Endings: what follows "They win:" or "The game is drawn:", said of the winner to whoever reads it

ending-resigned = druga strona się poddała
ending-timed-out = przeciwnikowi skończył się czas
ending-draw-agreed = za zgodą obu stron

## Why a choice cannot be taken back

why-undo-chance = Nie można cofnąć ruchu po rzucie lub dobraniu karty.
why-undo-other = Po twoim ruchu zagrał już ktoś inny.
why-undo-seen = Odkryto już coś, co było ukryte.
why-undo-start = Nie ma czego cofnąć.
why-undo-over = Gra się skończyła; niczego nie można cofnąć.

## Errors

error-illegal-move = Teraz nie można tego zrobić.
error-unknown-title = Nie ma gry „{ $name }”.
error-unknown-scenario = Nie ma scenariusza „{ $name }”.
error-unknown-side = Nie ma strony „{ $name }”.
error-unknown-move = Nie ma ruchu „{ $name }”.
error-unknown-agent = Nie ma gracza komputerowego „{ $name }”.
error-unknown-language = Nie ma języka „{ $name }”.
error-bad-outcome = Taki wynik losowania nie jest tu możliwy.
error-bad-record = Zapis partii nie zgadza się z zasadami: wiersz { $line }.
error-bad-content =
    { $count ->
        [one] W plikach z zawartością jest { $count } błąd.
        [few] W plikach z zawartością są { $count } błędy.
       *[many] W plikach z zawartością jest { $count } błędów.
    }

## What is wrong with a scenario that a player made

fault-not-toml = To nie jest poprawny TOML: { $reason }
fault-too-long = Tekst jest za długi: { $count } B, najwyżej { $most } B
fault-too-deep = Tabele i listy są zagnieżdżone zbyt głęboko
fault-broken-file = Plik jest uszkodzony albo nie zawiera scenariusza
fault-no-scenario = W pliku nie ma { $name } albo występuje więcej niż raz
fault-too-many-files = Plik zawiera za dużo plików: { $count } (najwyżej { $most })
fault-missing-key =
    Brakuje „{ $name }”. Oczekiwano: { $expected ->
        [text] tekst
        [number] liczba całkowita
        [flag] true albo false
        [texts] lista tekstów
        [numbers-2] dwie liczby całkowite
        [numbers-3] trzy liczby całkowite
        [table] tabela
       *[tables] lista tabel
    }
fault-unknown-key = Nieznany klucz
fault-wrong-kind =
    Jest { $value }. Oczekiwano: { $expected ->
        [text] tekst
        [number] liczba całkowita
        [flag] true albo false
        [texts] lista tekstów
        [numbers-2] dwie liczby całkowite
        [numbers-3] trzy liczby całkowite
        [table] tabela
       *[tables] lista tabel
    }
fault-not-among = { $value } nie jest tu możliwe. Do wyboru: { $known }
fault-out-of-range = { $value } jest poza zakresem (od { $low } do { $high })
fault-not-plain = Wpisz jeden wiersz zwykłego tekstu, najwyżej { $most } znaków
fault-more-faults = Błędów jest więcej. Najpierw popraw te
fault-too-slow = Sprawdzanie trwało zbyt długo i zostało przerwane
fault-never-ends = Partia próbna nie dobiegła końca
fault-too-many-options = W partii próbnej pojawiła się decyzja z ponad { $most } możliwościami
fault-trial-failed = Nie udało się rozegrać partii próbnej
