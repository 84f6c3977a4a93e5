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
why-undo-other = Az utolsó döntésed óta már más is cselekedett.
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
