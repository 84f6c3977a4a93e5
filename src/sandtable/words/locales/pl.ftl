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
error-bad-record = Zapis gry nie zgadza się z zasadami: wiersz { $line }.
error-bad-content =
    { $count ->
        [one] W plikach z zawartością jest { $count } błąd.
        [few] W plikach z zawartością są { $count } błędy.
       *[many] W plikach z zawartością jest { $count } błędów.
    }
